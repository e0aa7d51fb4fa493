### Co říká In Too Deep.
###
### Jména zón, předmětů, zločinců a karet jsou nápisy v 1. pádě a začínají velkým písmenem; tvary doprostřed věty
### vysvětluje jejich nadpis. „zone-effect“, podmínky a efekty zločinů nemají velké písmeno ani tečku: doplní je věta,
### ve které stojí. Jména lidí přicházejí jen v 1. pádě. Záznam hry mluví v přítomném čase, aby nemusel znát rod.

## Hra

game-intro =
    New Dawn City, rok 2087. Divize má stroj, který ti dovolí myslet za někoho jiného, a město plné zločinců, kteří o tom zatím nevědí. Zahákni se jim do mysli, doveď je, kam potřebuješ, a nech je spáchat zločiny, které vedou k Syndikátu.
    Každý zločin přinese důkazy a po každém zůstane otázka: byli to ještě oni, nebo už ty? Během tří kapitol se plán zmaří, nebo nezmaří, a kdo zašel moc daleko, všimne si toho jako poslední.
game-help =
    { about-game }

    { about-turn }
    { about-hooks }
    { about-actions }
    { about-crimes }
    { about-evidence }

    { about-chapters }
    { about-corruption }
    { about-score }

    { about-echo }
about-game =
    Agenti sdílejí jedno město: kruh osmi zón, několik zločinců, osm předmětů, Strážce, dva zátarasy a pátrání. Informace jsou peníze i body; kdo jich má po třech kapitolách nejvíc, vyhrává.
    Nabídnuté volby jsou přesně ty dovolené, i s tím, co stojí a co přinesou. Mysli na svědomí.
about-turn = Tah: smíš zaháknout zločince (a musíš, nemáš-li žádného); získáš 1 nadvládu nad každým zaháknutým; provedeš dvě akce a libovolně volných; smíš spáchat jeden velký zločin; odhodíš zločiny, které nechceš, a dobereš si, nemáš-li velký nebo drobný.
about-hooks = Zaháknutí a nadvláda: konzole má tři porty. Hák odebraný soupeři stojí 1 informaci a třetí přinese dilema. Nadvláda se počítá na stupnici: od její oblasti schopnosti smíš používat schopnost zločince, v oblasti výdrže smíš 1 nadvládou zaplatit akci navíc s ním. Nadvláda zůstává, i když hák zmizí.
about-actions = Akce: pohni zločincem do sousední zóny, zvedni předmět, použij efekt zóny bez pátrání (z každé zóny s pátráním tam pak přijde jeden žeton), použij schopnost, nebo získej 1 nadvládu. Zátarasy zastaví zločince, ne Strážce, a ten smí někoho vzít s sebou. Odložení předmětu, drobné zločiny a modré žetony podpory jsou zadarmo.
about-crimes = Zločiny: karta říká, kde tvoji zločinci musí být, s kým a s čím; stůl ukáže, co chybí. Drobné zločiny jsou zadarmo a o háky nepřijdeš. Velký zločin ukončí akce a všechny odhákne; vybereš si opatrný, nebo bezohledný výsledek. 2. úroveň potřebuje zločin 1. úrovně z téže dějové linky, 3. úroveň zločin 2. úrovně, ať ho spáchal kdokoli.
about-evidence = Důkazy: první se bere z lišty, ostatní naslepo z displeje. Zpracovaný důkaz jde k úkolu svého druhu za složku, na bonusové pole za jeho odměnu, nebo do tvé schránky. Bonusová pole a schránky jsou oblast plánu: ta rozhodne, zda je plán zmařen a kolik který druh důkazů vynese. Co si necháš v paměti, to boduje.
about-chapters = Kapitoly: když se lišta nedá doplnit z displeje, kapitola po tomto tahu skončí, třetí až po jednom dalším tahu všech ostatních. Nezbyla-li žádná složka, platí se informace za každou, kterou máš; jinak ti s nejméně složkami ztratí nadvládu nebo informace. Potom si každý uloží polovinu dilemat z ruky, zaokrouhlenou nahoru, a zbytek odhodí.
about-corruption = Zkaženost: uložená dilemata kazí a přinášejí odměny; každý žeton tolerance ubere 2. Na konci získá nejméně zkažený agent informace za každého zkaženějšího. Nejzkaženější je za hranou, a byl-li plán zmařen, ztratí tolik informací, kolik má zkaženosti. Plán je zmařen, má-li v oblasti plánu dost druhů důkazů po třech žetonech.
about-score = Závěrečné hodnocení: tvůj nejnižší žeton nadvlády, odměna nebo ztráta za zkaženost, důkazy v paměti a na uložených dilematech podle hodnoty druhu, informace na dilematech, druhá mocnina počtu různých zatykačů a informace za každé tři odznaky. Při shodě vyhrává menší zkaženost.
about-echo = Echo: o samotě hraješ proti Echo a ke dvěma lidem se může přidat jako třetí. O tom, co udělá, rozhodují karty a kostky: zahákne zločince, hýbe městem, a když dost pokročí, spáchá svůj zločin. Boduje jako každý jiný. Kde jsou její možnosti nastejno, rozhoduje člověk, který hraje před ní.

option-echo-joins = Přidá se Echo
option-echo-joins-help = Echo hraje jako třetí agent. Jen pro 2 hráče; o samotě hraješ proti ní vždycky.
option-difficulty = Obtížnost Echo
option-difficulty-help = Jak rychle Echo postupuje se svými zločiny. Jen hraje-li Echo.
option-difficulty-normal = { difficulty-normal }
option-difficulty-hard = { difficulty-hard }
option-storylines = Dějové linky
option-storylines-help = Kolik ze sedmi dějových linek je ve hře. Čím víc jich je, tím hůř se navazuje na zločiny ostatních. Doporučeno: 5.
option-storylines-5 = pět
option-storylines-6 = šest
option-storylines-7 = všech sedm
option-first-player = První hráč
option-first-player-help = Kdo začíná: rozhodne los, nebo místo, které určíš. Echo hraje vždy poslední.
option-first-player-random = rozhodne los
option-first-player-seat-1 = místo 1
option-first-player-seat-2 = místo 2
option-first-player-seat-3 = místo 3
option-first-player-seat-4 = místo 4
option-first-player-seat-5 = místo 5
option-fixer = { criminal-fixer }
option-fixer-help = Zda je tento zločinec ve hře. { ability-fixer }
option-fixer-random = rozhodne los
option-fixer-in = ve hře
option-fixer-out = mimo hru
option-enforcer = { criminal-enforcer }
option-enforcer-help = Zda je tento zločinec ve hře. { ability-enforcer }
option-enforcer-random = rozhodne los
option-enforcer-in = ve hře
option-enforcer-out = mimo hru
option-hacker = { criminal-hacker }
option-hacker-help = Zda je tento zločinec ve hře. { ability-hacker }
option-hacker-random = rozhodne los
option-hacker-in = ve hře
option-hacker-out = mimo hru
option-shadow = { criminal-shadow }
option-shadow-help = Zda je tento zločinec ve hře. { ability-shadow }
option-shadow-random = rozhodne los
option-shadow-in = ve hře
option-shadow-out = mimo hru
option-smuggler = { criminal-smuggler }
option-smuggler-help = Zda je tento zločinec ve hře. { ability-smuggler }
option-smuggler-random = rozhodne los
option-smuggler-in = ve hře
option-smuggler-out = mimo hru
option-seer = { criminal-seer }
option-seer-help = Zda je tento zločinec ve hře. { ability-seer }
option-seer-random = rozhodne los
option-seer-in = ve hře
option-seer-out = mimo hru
option-crusher = { criminal-crusher }
option-crusher-help = Zda je tento zločinec ve hře. { ability-crusher }
option-crusher-random = rozhodne los
option-crusher-in = ve hře
option-crusher-out = mimo hru
option-mechanic = { criminal-mechanic }
option-mechanic-help = Zda je tento zločinec ve hře. { ability-mechanic }
option-mechanic-random = rozhodne los
option-mechanic-in = ve hře
option-mechanic-out = mimo hru
option-jumper = { criminal-jumper }
option-jumper-help = Zda je tento zločinec ve hře. { ability-jumper }
option-jumper-random = rozhodne los
option-jumper-in = ve hře
option-jumper-out = mimo hru
option-courier = { criminal-courier }
option-courier-help = Zda je tento zločinec ve hře. { ability-courier }
option-courier-random = rozhodne los
option-courier-in = ve hře
option-courier-out = mimo hru

option-standstill = Kapitolu ukončí i nečinnost
option-standstill-help = Když velmi mnoho kol po sobě nikdo nezíská důkaz, kapitola přesto skončí. Podle tištěných pravidel ji neukončí nic než lišta; zapni to pro hru, kterou nikdo neřídí.

option-why-echo-two = Echo se jako třetí agentka přidává jen ke dvěma lidem. O samotě hraješ proti ní tak jako tak: nech to vypnuté.
option-why-difficulty-echo = Echo v této hře nehraje. Hraj o samotě, nech ji přidat se ke dvěma lidem, nebo nech obtížnost normální.
option-why-first-seat = Na tom místě nikdo nesedí. Zvol obsazené místo, nebo to nech na losu.
option-why-cast-full = To by bylo víc zločinců, než jich tento stůl má. Nech některé na losu.
option-why-cast-empty = Na tento stůl by pak zbylo málo zločinců. Nech některé na losu.

## Jména

# Nápisy jsou v 1. pádě a začínají velkým písmenem. „to-zone“ odpovídá na otázku „kam?“, „in-zone“ na otázku „kde?“,
# „of-zone“ a „of-criminal“ jsou 2. pád, „to-criminal“ 3. pád, „the-item“, „whom“ a „an-evidence“ 4. pád,
# „with-criminal“ 7. pád bez předložky. Stín se skloňuje jako neživotný. „zone-effect“ nemá velké písmeno ani tečku:
# doplní je věta, ve které stojí.

zone-blocks = Bloky
zone-heights = Výšiny
zone-aerodrome = Aerodrom
zone-zinbazaar = Zinbazar
zone-downtown = Centrum
zone-ion-towers = Iontové věže
zone-parish = Farnost
zone-harbor = Přístav
zone-effect-blocks = vyzvi protihráče na souboj: kdo má po odečtení tolerance zkaženější ruku, zaplatí druhému 2 informace a odhodí jedno dilema
zone-effect-heights = udělej dvě z těchto věcí, klidně i tutéž dvakrát: pohni zločincem, pohni předmětem, prohlédni si dva důkazy ležící lícem dolů, pohni zátarasem nebo Strážcem
zone-effect-aerodrome = přesuň kteréhokoli zločince i s drženým předmětem do kterékoli zóny
zone-effect-zinbazaar = vyměň kterékoli dva předměty
zone-effect-downtown = proveď až 3 pohyby Strážcem a zátarasy
zone-effect-ion-towers = získej žeton podpory, nebo si z kteréhokoli balíčku naslepo dober kartu zločinu; do ruky ji dostaneš na konci tahu
zone-effect-parish = získej žeton tolerance
zone-effect-harbor = získej 1 důkaz, nebo zpracuj 1 důkaz
zone-gist-blocks = Vyzvi protihráče
zone-gist-heights = Dvě malé úsluhy
zone-gist-aerodrome = Přesuň zločince
zone-gist-zinbazaar = Vyměň dva předměty
zone-gist-downtown = Strážce a zátarasy
zone-gist-ion-towers = Podpora, nebo zločin
zone-gist-parish = Získej toleranci
zone-gist-harbor = Získej, nebo zpracuj
to-zone-blocks = do Bloků
to-zone-heights = do Výšin
to-zone-aerodrome = na Aerodrom
to-zone-zinbazaar = na Zinbazar
to-zone-downtown = do Centra
to-zone-ion-towers = do Iontových věží
to-zone-parish = do Farnosti
to-zone-harbor = do Přístavu
in-zone-blocks = v Blocích
in-zone-heights = ve Výšinách
in-zone-aerodrome = na Aerodromu
in-zone-zinbazaar = na Zinbazaru
in-zone-downtown = v Centru
in-zone-ion-towers = v Iontových věžích
in-zone-parish = ve Farnosti
in-zone-harbor = v Přístavu
of-zone-blocks = Bloků
of-zone-heights = Výšin
of-zone-aerodrome = Aerodromu
of-zone-zinbazaar = Zinbazaru
of-zone-downtown = Centra
of-zone-ion-towers = Iontových věží
of-zone-parish = Farnosti
of-zone-harbor = Přístavu

item-kind-vehicle = Dopravní prostředek
item-kind-goods = Zboží
item-kind-hardware = Hardware
item-kind-weapon = Zbraň
item-coupe = Kupé
item-eagle-eye = Orlí oko
item-cash = Prachy
item-psychocodes = Psychokódy
item-jammer = Rušička
item-decoder = Dekodér
item-rifle = Puška
item-droid = Droid
the-item-coupe = kupé
the-item-eagle-eye = orlí oko
the-item-cash = prachy
the-item-psychocodes = psychokódy
the-item-jammer = rušičku
the-item-decoder = dekodér
the-item-rifle = pušku
the-item-droid = droida
item-subject-coupe = kupé
item-subject-eagle-eye = orlí oko
item-subject-cash = prachy
item-subject-psychocodes = psychokódy
item-subject-jammer = rušička
item-subject-decoder = dekodér
item-subject-rifle = puška
item-subject-droid = droid

criminal-fixer = Kšeftař
criminal-enforcer = Vymahač
criminal-hacker = Hacker
criminal-shadow = Stín
criminal-smuggler = Pašerák
criminal-seer = Vědma
criminal-crusher = Drtič
criminal-mechanic = Mechanička
criminal-jumper = Skokanka
criminal-courier = Kurýrka
the-criminal-fixer = Kšeftař
the-criminal-enforcer = Vymahač
the-criminal-hacker = Hacker
the-criminal-shadow = Stín
the-criminal-smuggler = Pašerák
the-criminal-seer = Vědma
the-criminal-crusher = Drtič
the-criminal-mechanic = Mechanička
the-criminal-jumper = Skokanka
the-criminal-courier = Kurýrka
whom-fixer = Kšeftaře
whom-enforcer = Vymahače
whom-hacker = Hackera
whom-shadow = Stín
whom-smuggler = Pašeráka
whom-seer = Vědmu
whom-crusher = Drtiče
whom-mechanic = Mechaničku
whom-jumper = Skokanku
whom-courier = Kurýrku
of-criminal-fixer = Kšeftaře
of-criminal-enforcer = Vymahače
of-criminal-hacker = Hackera
of-criminal-shadow = Stínu
of-criminal-smuggler = Pašeráka
of-criminal-seer = Vědmy
of-criminal-crusher = Drtiče
of-criminal-mechanic = Mechaničky
of-criminal-jumper = Skokanky
of-criminal-courier = Kurýrky
with-criminal-fixer = Kšeftařem
with-criminal-enforcer = Vymahačem
with-criminal-hacker = Hackerem
with-criminal-shadow = Stínem
with-criminal-smuggler = Pašerákem
with-criminal-seer = Vědmou
with-criminal-crusher = Drtičem
with-criminal-mechanic = Mechaničkou
with-criminal-jumper = Skokankou
with-criminal-courier = Kurýrkou
to-criminal-fixer = Kšeftařovi
to-criminal-enforcer = Vymahačovi
to-criminal-hacker = Hackerovi
to-criminal-shadow = Stínu
to-criminal-smuggler = Pašerákovi
to-criminal-seer = Vědmě
to-criminal-crusher = Drtičovi
to-criminal-mechanic = Mechaničce
to-criminal-jumper = Skokance
to-criminal-courier = Kurýrce
ability-fixer = Za akci použij efekt nedaleké zóny, ve které není pátrání. Na zátarasech nezáleží a pátrání se stáhne do té zóny.
ability-enforcer = Za akci pohni jiným nedalekým zločincem o jednu zónu, ať ho ovládá kdokoli. Vymahač dosáhne i přes zátaras, ale nikoho přes něj nedostane.
ability-hacker = Za akci pohni nedalekým předmětem, drženým nebo odloženým, o jednu zónu, nebo zvedni nedaleký odložený předmět. Na zátarasech nezáleží.
ability-shadow = Při vlastním pohybu ignoruje zátarasy. Při páchání zločinu se Stín vždy počítá jako sám.
ability-smuggler = Volnou akcí zvedni odložený předmět v jeho zóně, nebo vezmi předmět jinému zločinci, který je tam s ním. Co Pašerák držel předtím, to odloží.
ability-seer = Jednou za tah získej volnou akcí 1 nadvládu nad nedalekým zločincem kromě Vědmy, ať ho máš zaháknutého, nebo ne.
ability-crusher = Pohni nedalekým zátarasem o jednu hranici, nebo Strážcem, je-li nedaleko, o jednu zónu. Poprvé v každém tahu je to volná akce, potom to stojí akci.
ability-mechanic = Při páchání zločinu se předmět, který drží, smí počítat i jako druhý předmět téhož druhu.
ability-jumper = Za akci ji přesuň do zóny naproti.
ability-courier = Za akci ji přesuň do kterékoli zóny, kam by se dostala bez překročení zátarasu.

evidence-financing = Financování
evidence-target = Cíl
evidence-leader = Vůdce
evidence-tactics = Taktika
evidence-timing = Načasování
evidence-armament = Výzbroj
an-evidence-financing = důkaz o financování
an-evidence-target = důkaz o cíli
an-evidence-leader = důkaz o vůdci
an-evidence-tactics = důkaz o taktice
an-evidence-timing = důkaz o načasování
an-evidence-armament = důkaz o výzbroji

support-look-two = Prohlédnutí dvou důkazů
support-take-one = Sebrání jednoho důkazu
support-flip-one = Odhalení jednoho důkazu
support-petty =
    Dobrání { $count ->
        [one] { $count } drobného zločinu
        [few] { $count } drobných zločinů
       *[other] { $count } drobných zločinů
    }
support-grip =
    Zisk { $count ->
        [one] { $count } nadvlády
        [few] { $count } nadvlád
       *[other] { $count } nadvlád
    }
support-ignore-barriers = Ignorování zátarasů
support-shift-searches = Přesun pátrání
support-tolerance =
    { $count ->
        [1] Zisk tolerance
       *[other] Zisk { $count } žetonů tolerance
    }
support-hook = Zaháknutí zločince
support-lock = Zámek na zaháknutí
support-look-two-take-one = Prohlédnutí dvou důkazů a sebrání jednoho
support-swap-items = Výměna dvou předmětů
support-relocate-item = Přesun předmětu
support-swap-item-criminal = Výměna předmětu se zločincem
support-swap-criminals = Výměna dvou zločinců
support-relocate-criminal = Přesun zločince
support-guardian-barriers =
    { $count ->
        [one] { $count } pohyb
        [few] { $count } pohyby
       *[other] { $count } pohybů
    } Strážcem a zátarasy
support-swap-hooks = Výměna žetonů zaháknutí
support-drop-dilemma = Odhození dilematu
support-redraw-dilemmas = Nová dilemata
support-challenge = Výzva protihráči
support-actions =
    Zisk { $count ->
        [one] { $count } akce
        [few] { $count } akcí
       *[other] { $count } akcí
    }
support-help-pink = Ihned: { $what }.
support-help-blue = Nech si ho na některý svůj tah: { $what }.
support-does-look-two = prohlédni si dva důkazy, které leží lícem dolů na displeji nebo v oblasti plánu
support-does-take-one = z displeje nebo z oblasti plánu si vezmi naslepo do paměti jeden důkaz ležící lícem dolů
support-does-flip-one = otoč lícem vzhůru jeden důkaz v oblasti plánu a dej ho do sdílené schránky
support-does-petty =
    dober { $count ->
        [one] { $count } drobný zločin a dej ho lícem dolů stranou
        [few] { $count } drobné zločiny a dej je lícem dolů stranou
       *[other] { $count } drobných zločinů a dej je lícem dolů stranou
    }; do ruky přijdou v kroku 5
support-does-grip =
    získej { $count ->
        [one] { $count } nadvládu
        [few] { $count } nadvlády
       *[other] { $count } nadvlád
    } a libovolně je rozděl mezi zločince ve hře, zaháknuté i nezaháknuté
support-does-ignore-barriers = do konce tahu nezastaví zátarasy nic, čím hýbeš
support-does-shift-searches = všechno pátrání z jedné zóny se přesune do zóny, kde žádné není
support-does-tolerance =
    získej { $count ->
        [one] žeton tolerance, který
        [few] { $count } žetony tolerance, z nichž každý
       *[other] { $count } žetonů tolerance, z nichž každý
    } zvýší tvou toleranci o 2
support-does-hook = zahákni jednoho zločince, předtím klidně odhákni jiné, a získej nad ním 1 nadvládu
support-does-lock = polož ho na jeden ze svých žetonů zaháknutí, a dokud toho zločince neodhákneš, nikdo jiný ho nezahákne
support-does-look-two-take-one = prohlédni si dva důkazy, které leží lícem dolů na displeji nebo v oblasti plánu, a jeden z nich si vezmi do paměti
support-does-swap-items = kterékoli dva předměty si vymění místa, a kdo jeden držel, drží teď druhý
support-does-relocate-item = kterýkoli předmět, držený nebo odložený, se přesune do kterékoli zóny a zůstane tam odložený
support-does-swap-item-criminal = předmět a zločinec z různých zón si vymění místa a předmět zůstane odložený
support-does-swap-criminals = kteříkoli dva zločinci si vymění místa, každý i s drženým předmětem
support-does-relocate-criminal = kterýkoli zločinec se i s drženým předmětem přesune do kterékoli zóny
support-does-guardian-barriers =
    proveď až { $count ->
        [one] { $count } pohyb
        [few] { $count } pohyby
       *[other] { $count } pohybů
    } Strážcem a zátarasy, rozdělené libovolně
support-does-swap-hooks = vyměň si s jedním protihráčem všechny žetony zaháknutí
support-does-drop-dilemma = odhoď jedno dilema z ruky nebo z databanky
support-does-redraw-dilemmas = dober si do ruky { $count } dilemata a potom z ní { $count } odhoď, nová nebo stará
support-does-challenge = vyzvi protihráče na souboj stejně jako v Blocích
support-does-actions =
    v kroku 3 máš o { $count ->
        [one] { $count } akci
        [few] { $count } akce
       *[other] { $count } akcí
    } víc, s kterýmikoli svými zločinci

storyline-a = Špinavé peníze
storyline-b = Smrtící síla
storyline-c = Signál odnikud
storyline-d = Obchod se sny
storyline-e = Koupené hlasy
storyline-f = Tichý náklad
storyline-g = Zlomený odznak
storyline-story-a = Válečná kasa Syndikátu se pere po celém městě, bankovku po bankovce.
storyline-story-b = Někdo zkouší, kolik násilí New Dawn City ještě snese.
storyline-story-c = Hlas, který nikomu nepatří, se učí všechny frekvence ve městě.
storyline-story-d = Psychokódy: jeden řádek kódu, jedna krásná noc, jeden zákazník na celý život.
storyline-story-e = Volby jsou za tři týdny a výsledky už jsou vytištěné.
storyline-story-f = Do města pořád přichází náklad, který nikdo nikdy nenaložil.
storyline-story-g = Stroje, které střeží zákon, brzy dostanou nové rozkazy.

deck-level-1 = 1. úroveň
deck-level-2 = 2. úroveň
deck-level-3 = 3. úroveň
deck-petty = Drobné zločiny
from-deck-level-1 = z balíčku 1. úrovně
from-deck-level-2 = z balíčku 2. úrovně
from-deck-level-3 = z balíčku 3. úrovně
from-deck-petty = z balíčku drobných zločinů
under-deck-level-1 = pod balíček 1. úrovně
under-deck-level-2 = pod balíček 2. úrovně
under-deck-level-3 = pod balíček 3. úrovně
under-deck-petty = pod balíček drobných zločinů

outcome-careful = Opatrný
outcome-reckless = Bezohledný

crime-a1-soft-count = Kupecké počty
crime-story-a1-soft-count = Každá bankovka projde strojem, který si čísla nepamatuje.
careful-a1-soft-count = Nauč se účty nazpaměť
reckless-a1-soft-count = Namasti si kapsu
crime-a1-exchange-counter = U okénka směnárny
crime-story-a1-exchange-counter = Z jedné strany skla čisté, z druhé špinavé.
careful-a1-exchange-counter = Zaplať, co si řeknou
reckless-a1-exchange-counter = Rozbij sklo
crime-a1-standing-room = Jen místa k stání
crime-story-a1-standing-room = V davu tašku nikdo neuhlídá.
careful-a1-standing-room = Protáhni ji tlačenicí
reckless-a1-standing-room = Vyvolej paniku
crime-a2-paper-companies = Firmy na papíře
crime-story-a2-paper-companies = Dvě adresy, jedna schránka, žádní zaměstnanci.
careful-a2-paper-companies = Okopíruj listiny
reckless-a2-paper-companies = Spal celý rejstřík
crime-a2-the-bagman = Muž s kufříkem
crime-story-a2-the-bagman = Centrum čeká a kufřík se nesmí opozdit.
careful-a2-the-bagman = Sleduj předávku zpovzdálí
reckless-a2-the-bagman = Vezmi si podíl násilím
crime-a2-run-on-the-vault = Run na trezor
crime-story-a2-run-on-the-vault = Jedna fáma, jedna fronta, jedny otevřené dveře.
careful-a2-run-on-the-vault = Počkej, až dav prořídne
reckless-a2-run-on-the-vault = Vjeď dovnitř výlohou
crime-a3-clearing-house = Dům zúčtování
crime-story-a3-clearing-house = Konečná každého ukradeného kreditu ve městě.
careful-a3-clearing-house = Označ každý převod
reckless-a3-clearing-house = Vyluxuj celý dům

crime-b1-dry-fire = Výstřel nasucho
crime-story-b1-dry-fire = Žádní svědci, prázdný článek. Pro tentokrát.
careful-b1-dry-fire = Nejdřív vybij zbraň
reckless-b1-dry-fire = Pusť ostrou dávku
crime-b1-borrowed-uniform = Půjčená uniforma
crime-story-b1-borrowed-uniform = Kdo jde po boku zákona, na toho se nikdo nepodívá dvakrát.
careful-b1-borrowed-uniform = Drž krok
reckless-b1-borrowed-uniform = Vyprovokuj stroj
crime-b1-turf-lines = Hranice rajonů
crime-story-b1-turf-lines = Dvě party a mezi nimi jediný obrubník.
careful-b1-turf-lines = Zchlaď horké hlavy
reckless-b1-turf-lines = Dej první ránu
crime-b2-a-small-test = Menší zkouška
crime-story-b2-a-small-test = Na papíře ta zbraň funguje. Teď ještě na ulici.
careful-b2-a-small-test = Počkej si na osamělý cíl
reckless-b2-a-small-test = Udeř v davu
crime-b2-show-of-strength = Ukázka síly
crime-story-b2-show-of-strength = Chtějí, aby to policie viděla. A aby neudělala nic.
careful-b2-show-of-strength = Střílej jim nad hlavy
reckless-b2-show-of-strength = Smeť každý kordon
crime-b2-live-demonstration = Ostrá ukázka
crime-story-b2-live-demonstration = Kupci si vyžádali publikum.
careful-b2-live-demonstration = Miř na zeď
reckless-b2-live-demonstration = Miř na publikum
crime-b3-kill-switch = Nouzové vypnutí
crime-story-b3-kill-switch = Dvě zbraně, jeden cíl, a ten je z oceli.
careful-b3-kill-switch = Podraz mu nohy
reckless-b3-kill-switch = Rozstřel ho na kusy

crime-c1-dead-air = Ticho v éteru
crime-story-c1-dead-air = Za zátarasem zmlkne každé rádio.
careful-c1-dead-air = Jen poslouchej
reckless-c1-dead-air = Ruš i sanitky
crime-c1-antenna-farm = Les antén
crime-story-c1-antenna-farm = Někdo tam v tom dešti musí vylézt.
careful-c1-antenna-farm = Napíchni jeden kabel
reckless-c1-antenna-farm = Vyrvi celou skříň
crime-c1-crowded-band = Tlačenice v pásmu
crime-story-c1-crowded-band = Tři hlavy, tři implantáty, jeden otevřený kanál.
careful-c1-crowded-band = Nahraj si šum
reckless-c1-crowded-band = Vysaj jim paměť
crime-c2-mirror-feed = Zrcadlový přenos
crime-story-c2-mirror-feed = Namiř jeden konec na druhý a město uvidí samo sebe.
careful-c2-mirror-feed = Nahraj smyčku
reckless-c2-mirror-feed = Přetiž smyčku
crime-c2-eye-in-the-sky = Oko na nebi
crime-story-c2-eye-in-the-sky = Shora vypadají zátarasy jako hračky.
careful-c2-eye-in-the-sky = Natoč hlídky
reckless-c2-eye-in-the-sky = Nalétni do hlídek
crime-c2-party-line = Mezi osmi očima
crime-story-c2-party-line = Dva páry, dva rohy, jeden rozhovor.
careful-c2-party-line = Zdvořile se připoj
reckless-c2-party-line = Pusť to celému bloku
crime-c3-citywide-blackout = Tma nad městem
crime-story-c3-citywide-blackout = Když věže zablikají, čtyři miliony lidí zatají dech.
careful-c3-citywide-blackout = Ušetři nemocnice
reckless-c3-citywide-blackout = Zhasni všem

crime-d1-first-taste = První ochutnávka
crime-story-d1-first-taste = První dávka je vždycky zadarmo.
careful-d1-first-taste = Zřeď ji
reckless-d1-first-taste = Dej jí grády
crime-d1-corner-pulpit = Kazatelna na rohu
crime-story-d1-corner-pulpit = Půlka farníků už sní a druhá půlka stojí ve frontě.
careful-d1-corner-pulpit = Dívej se z lavice
reckless-d1-corner-pulpit = Okořeň svíčky
crime-d1-block-party = Mejdan v Blocích
crime-story-d1-block-party = Hudba zdarma, pití zdarma a seznam nových zákazníků.
careful-d1-block-party = Sbírej jména
reckless-d1-block-party = Ber rukojmí
crime-d2-cook-house = Varna
crime-story-d2-cook-house = Dva kuchaři, jedna kuchyně, žádná okna.
careful-d2-cook-house = Opiš recept
reckless-d2-cook-house = Prodej várku
crime-d2-bad-batch = Špatná várka
crime-story-d2-bad-batch = Někdo v Blocích se už neprobudí.
careful-d2-bad-batch = Zavolej doktora
reckless-d2-bad-batch = Zavolej uklízeče
crime-d2-open-house = Den otevřených dveří
crime-story-d2-open-house = Hudba tak hlasitá, že přehluší i paniku.
careful-d2-open-house = Prohledej šatnu
reckless-d2-open-house = Zamkni dveře
crime-d3-the-long-sleep = Hluboký spánek
crime-story-d3-the-long-sleep = Celá farnost, jeden společný sen, jedna ruka na vypínači.
careful-d3-the-long-sleep = Probouzej je po jednom
reckless-d3-the-long-sleep = Nech je spát

crime-e1-canvassing = Od dveří ke dveřím
crime-story-e1-canvassing = Na každém prahu dárek, za každým dárkem protislužba.
careful-e1-canvassing = Nechávej letáky
reckless-e1-canvassing = Nechávej výhrůžky
crime-e1-motorcade = Vládní kolona
crime-story-e1-motorcade = Doprovod neví, koho doprovází.
careful-e1-motorcade = Jeď na zelenou
reckless-e1-motorcade = Jeď na červenou
crime-e1-photo-call = Fotka do novin
crime-story-e1-photo-call = Úsměv: na snímku je i zákon.
careful-e1-photo-call = Podej ruku
reckless-e1-photo-call = Podstrč důkaz
crime-e2-empty-chair = Prázdná židle
crime-story-e2-empty-chair = Jeden kandidát řeční, druhý nikdy nedorazí.
careful-e2-empty-chair = Zdrž mu auto
reckless-e2-empty-chair = Zbav ho řidiče
crime-e2-counted-twice = Sečteno a podvrženo
crime-story-e2-counted-twice = Lidi přes zátaras nesmějí, jejich hlasy ano.
careful-e2-counted-twice = Vyměň jednu urnu
reckless-e2-counted-twice = Vyměň všechny urny
crime-e2-packed-gallery = Klaka na galerii
crime-story-e2-packed-gallery = Potlesk se dá pronajmout po řadách.
careful-e2-packed-gallery = Jásej na povel
reckless-e2-packed-gallery = Pískej a lámej židle
crime-e3-the-acclamation = Volba aklamací
crime-story-e3-the-acclamation = Žádné přepočítávání, žádný soupeř, vlastně ani žádné volby.
careful-e3-the-acclamation = Zachraň papíry
reckless-e3-the-acclamation = Korunuj vítěze

crime-f1-night-berth = Noční kotviště
crime-story-f1-night-berth = Jeřáb se hýbe, v nákladním listu se nehne nic.
careful-f1-night-berth = Vyfoť bedny
reckless-f1-night-berth = Potop remorkér
crime-f1-blind-crate = Bedna pro nikoho
crime-story-f1-blind-crate = Převzal ji někdo, kdo neexistuje.
careful-f1-blind-crate = Znovu ji zapečeť
reckless-f1-blind-crate = Posluž si
crime-f1-loading-gang = Parta z překladiště
crime-story-f1-loading-gang = Když je rukou dost, i těžký důkaz se lehko nese.
careful-f1-loading-gang = Zapoj se do řetězu
reckless-f1-loading-gang = Pusť bednu na předáka
crime-f2-twin-manifests = Dvojí papíry
crime-story-f2-twin-manifests = Týž náklad mizí po moři i vzduchem.
careful-f2-twin-manifests = Zapiš si obě čísla
reckless-f2-twin-manifests = Unes obě zásilky
crime-f2-smoke-run = Pod rouškou kouře
crime-story-f2-smoke-run = Rovnou na zátaras a se zhasnutými světly.
careful-f2-smoke-run = Zabrzdi včas
reckless-f2-smoke-run = Nebrzdi
crime-f2-dock-brawl = Bitka v docích
crime-story-f2-dock-brawl = Zatímco se mlátí, loď se vykládá.
careful-f2-dock-brawl = Vystřel do vzduchu
reckless-f2-dock-brawl = Vystřel do chumlu
crime-f3-ghost-ship = Loď duchů
crime-story-f3-ghost-ship = Dnes v noci vypluje se vším, co mají, a bez živé duše na palubě.
careful-f3-ghost-ship = Ukryj na ní vysílač
reckless-f3-ghost-ship = Potop ji u mola

crime-g1-tail-light = V závěsu
crime-story-g1-tail-light = Tak blízko, že mu přečteš číslo na zádech.
careful-g1-tail-light = Drž si odstup
reckless-g1-tail-light = Přestřihni mu kabely
crime-g1-false-cordon = Falešný kordon
crime-story-g1-false-cordon = Páska, lampa a přísný hlas, a hned je to úřední.
careful-g1-false-cordon = Posílej lidi zpátky
reckless-g1-false-cordon = Okrádej lidi u pásky
crime-g1-line-up = Rekognice
crime-story-g1-line-up = Někdo v té řadě je vinen. Všichni jsou.
careful-g1-line-up = Mlč
reckless-g1-line-up = Ukaž na nevinného
crime-g2-override-codes = Kódy poslušnosti
crime-story-g2-override-codes = Poslouchá každého, kdo mluví jeho řečí.
careful-g2-override-codes = Přečti jeho záznamy
reckless-g2-override-codes = Smaž jeho záznamy
crime-g2-evidence-locker = Sklad důkazů
crime-story-g2-evidence-locker = Složka se nejlíp ztratí na nejrušnější stanici.
careful-g2-evidence-locker = Okopíruj jednu polici
reckless-g2-evidence-locker = Podpal celý sklad
crime-g2-the-kettle = Kotel
crime-story-g2-the-kettle = Zavři oba konce ulice a čekej.
careful-g2-the-kettle = Pusť ven starce a děti
reckless-g2-the-kettle = Nikdo neprojde
crime-g3-new-orders = Nové rozkazy
crime-story-g3-new-orders = Jediný řádek kódu a zákon patří Syndikátu.
careful-g3-new-orders = Nech si zadní vrátka
reckless-g3-new-orders = Nenech naživu svědky

crime-petty-pickpocket = Dlouhé prsty
crime-story-petty-pickpocket = Strčení, omluva, lehčí kapsa.
crime-petty-joyride = Vyjížďka bez klíčků
crime-story-petty-joyride = Bylo odemčeno. Víceméně.
crime-petty-loose-change = Drobné si nech
crime-story-petty-loose-change = Poslední svazek nikdo nepočítá.
crime-petty-fencing = U překupníka
crime-story-petty-fencing = U třetího stánku se nikdo na nic neptá.
crime-petty-rooftop-tag = Podpis na střeše
crime-story-petty-rooftop-tag = Odtud si to přečte celé město.
crime-petty-signal-theft = Signál načerno
crime-story-petty-signal-theft = Věže platí hudbu všem.
crime-petty-lookout = Dělat zeď
crime-story-petty-lookout = Hvízdni jednou, kdyby se otočil.
crime-petty-shakedown = Výpalné
crime-story-petty-shakedown = Ochrana před čím? Před tímhle.
crime-petty-dead-drop = Mrtvá schránka
crime-story-petty-dead-drop = Polož to, odejdi a neohlížej se.
crime-petty-toll-booth = Mýtné
crime-story-petty-toll-booth = Zátaras je obchodní příležitost.
crime-petty-collection-plate = Kostelní kasička
crime-story-petty-collection-plate = Dva pro ně, jeden pro tebe.
crime-petty-dockside-pilfer = Přístavní úlovek
crime-story-petty-dockside-pilfer = Spadlo to z lodi.
crime-petty-cold-trail = Vychladlá stopa
crime-story-petty-cold-trail = Jedna hlídka je o jednu míň, než by bylo třeba.
crime-petty-lie-low = Držet se při zemi
crime-story-petty-lie-low = Nedělat nic za hangáry je taky práce.
crime-petty-bootleg-feed = Pirátské vysílání
crime-story-petty-bootleg-feed = Ze všech obrazovek na rohu kouká tatáž tvář.
crime-petty-tag-team = Práce pro dva
crime-story-petty-tag-team = Jeden odvádí pozornost, druhý je na opačném konci města.
crime-petty-heckler = Křikloun
crime-story-petty-heckler = Za názor tě zatknout nemůže. Asi.
crime-petty-hoarder = Křeček
crime-story-petty-hoarder = Všechno se jednou může hodit.
crime-petty-over-the-fence = Přes plot
crime-story-petty-over-the-fence = Vidí tě. Nedosáhnou na tebe.
crime-petty-rush-hour = Dopravní špička
crime-story-petty-rush-hour = Všechny kapsy ve stejné výšce.
crime-petty-street-tax = Daň z ulice
crime-story-petty-street-tax = Bloky platí hotově, nebo zuby.

dilemma-d01 = Odvrátit oči od kasy
dilemma-d02 = Půjčit si z pokladny
dilemma-d03 = Podepsat bianko šek
dilemma-d04 = Mít vlastní banku
dilemma-d05 = Vynechat jedno varování
dilemma-d06 = Prodat plány budovy
dilemma-d07 = Nechat otevřeno
dilemma-d08 = Vyslovit jméno oběti
dilemma-d09 = Pomlčet o přezdívce
dilemma-d10 = Podržet mu kabát
dilemma-d11 = Složit přísahu
dilemma-d12 = Povečeřet s bossem
dilemma-d13 = Splést se v mapě
dilemma-d14 = Naučit je trasy hlídek
dilemma-d15 = Nacvičit přepadení
dilemma-d16 = Sepsat jim příručku
dilemma-d17 = Zastavit hodiny
dilemma-d18 = Zdržet poplach
dilemma-d19 = Zavolat pozdě
dilemma-d20 = Zvolit hodinu H
dilemma-d21 = Ztratit jednu bednu
dilemma-d22 = Zbrousit výrobní číslo
dilemma-d23 = Nastřelit zbraň
dilemma-d24 = Vyzbrojit celý blok
dilemma-d25 = Zaplatit očím ulice
dilemma-d26 = Ukázat na něj prstem
dilemma-d27 = Pošeptat mu do ucha
dilemma-d28 = Seřídit si hodinky
dilemma-d29 = Doručit po setmění
dilemma-d30 = Nakoupit ve velkém
dilemma-d31 = Zfalšovat adresu
dilemma-d32 = Vtrhnout bez zaklepání
dilemma-d33 = Podstrčit a najít
dilemma-d34 = Zatknout to druhé dvojče
dilemma-d35 = Zatknout na základě drbu
dilemma-d36 = Zatknout svědka
dilemma-d37 = Zabavit zboží konkurence
dilemma-d38 = Zabavit a nechat si
dilemma-d39 = Zabavit kliniku
dilemma-d40 = Odposlouchávat přítele
dilemma-d41 = Odposlouchávat soudce
dilemma-d42 = Odposlouchávat všechny
dilemma-d43 = Vyměnit jednoho psance
dilemma-d44 = Odepsat ho jedním podpisem
dilemma-d45 = Odvézt ji za noci
dilemma-d46 = Zmrazit důchod
dilemma-d47 = Zmrazit charitu
dilemma-d48 = Zmrazit celou ulici
dilemma-d49 = Naleštit pancíř
dilemma-d50 = Vrátit přilbu
dilemma-d51 = Zasalutovat stroji
dilemma-d52 = Odsloužit pochůzku
dilemma-d53 = Ohlásit úplatek
dilemma-d54 = Odnést raněné
dilemma-d55 = Říct pravdu
dilemma-d56 = Neustoupit ani o krok
dilemma-d57 = Vrátit odznak
dilemma-d58 = Stát na stráži
dilemma-d59 = Odmítnout panáka
dilemma-d60 = Podepsat se pravým jménem
dilemma-d61 = Zaslechnuto ve výtahu
dilemma-d62 = Jméno na ubrousku
dilemma-d63 = Včerejší kódy
dilemma-d64 = Přečíst si její zprávy
dilemma-d65 = Udělat si otisk klíče
dilemma-d66 = Zpeněžit malé tajemství
dilemma-d67 = Zaplatit práskači dvakrát
dilemma-d68 = Spálit informátora
dilemma-d69 = Přimhouřit oko nad kšeftem
dilemma-d70 = Nedodržet slovo
dilemma-d71 = Prodat alibi
dilemma-d72 = Odemknout konspirační byt

warrant-search = Zatykač s domovní prohlídkou
warrant-arrest = Zatykač s okamžitým zatčením
warrant-seizure = Zatykač se zabavením věcí
warrant-wiretap = Zatykač s odposlechem
warrant-extradition = Zatykač s vydáním do ciziny
warrant-forfeiture = Zatykač s propadnutím majetku

row-top = Horní řada
row-middle = Prostřední řada
row-bottom = Spodní řada
bonus-support = Podpora
bonus-tolerance = Tolerance
bonus-grip = Nadvláda
from-row-top = z horní řady
from-row-middle = z prostřední řady
from-row-bottom = ze spodní řady
of-bonus-support = podpory
of-bonus-tolerance = tolerance
of-bonus-grip = nadvlády

letter-a = A
letter-b = B
letter-c = C
letter-d = D
difficulty-normal = normální
difficulty-hard = těžká
turning-clockwise = po směru hodinových ručiček
turning-counter = proti směru hodinových ručiček

echo = Echo

border = { $one } / { $other }
agent-name = { $agent }
guardian = Strážce
of-guardian = Strážce
place-display = displej, místo { $number }
place-bonus = bonusové pole „{ $bonus }“
place-supply = společná zásoba
place-box = schránka ({ $agent }), žeton { $number }

## Karty zločinu

# Podmínky a efekty nemají velké písmeno ani tečku. „role“ říká, koho karta myslí, dokud není rozhodnuto, kdo to je
# (1. pád, „of-role“ 2. pád, „to-role“ 3. pád); „company“ je 7. pád s předložkou.

opposite-zone-blocks = naproti Blokům
opposite-zone-heights = naproti Výšinám
opposite-zone-aerodrome = naproti Aerodromu
opposite-zone-zinbazaar = naproti Zinbazaru
opposite-zone-downtown = naproti Centru
opposite-zone-ion-towers = naproti Iontovým věžím
opposite-zone-parish = naproti Farnosti
opposite-zone-harbor = naproti Přístavu
of-item-coupe = kupé
of-item-eagle-eye = orlího oka
of-item-cash = prachů
of-item-psychocodes = psychokódů
of-item-jammer = rušičky
of-item-decoder = dekodéru
of-item-rifle = pušky
of-item-droid = droida
dropped-item-coupe = kupé leží odložené
dropped-item-eagle-eye = orlí oko leží odložené
dropped-item-cash = prachy leží odložené
dropped-item-psychocodes = psychokódy leží odložené
dropped-item-jammer = rušička leží odložená
dropped-item-decoder = dekodér leží odložený
dropped-item-rifle = puška leží odložená
dropped-item-droid = droid leží odložený
a-kind-vehicle = dopravní prostředek
a-kind-goods = zboží
a-kind-hardware = hardware
a-kind-weapon = zbraň

alone = sám
alone-fixer = sám
alone-enforcer = sám
alone-hacker = sám
alone-shadow = sám
alone-smuggler = sám
alone-seer = sama
alone-crusher = sám
alone-mechanic = sama
alone-jumper = sama
alone-courier = sama
company-fixer = s Kšeftařem
company-enforcer = s Vymahačem
company-hacker = s Hackerem
company-shadow = se Stínem
company-smuggler = s Pašerákem
company-seer = s Vědmou
company-crusher = s Drtičem
company-mechanic = s Mechaničkou
company-jumper = se Skokankou
company-courier = s Kurýrkou
company-guardian = se Strážcem
company-one = s jedním z tvých zločinců
company-other = s dalším z tvých zločinců
company-third = s třetím z tvých zločinců
company-stranger = s jiným zločincem
company-stranger-two = s ještě jiným zločincem
company-same = s tímto zločincem
company-first = s tím prvním
company-second = s tím druhým
company-last = s tím třetím
company-that-other = s tím jiným zločincem
company-that-last = s tím posledním zločincem

role-one = jeden z tvých zločinců
role-other = další z tvých zločinců
role-third = třetí z tvých zločinců
role-stranger = jiný zločinec
role-stranger-two = ještě jiný zločinec
role-same = tento zločinec
role-first = ten první
role-second = ten druhý
role-last = ten třetí
role-that-other = ten jiný zločinec
role-that-last = ten poslední zločinec
of-role-one = jednoho z tvých zločinců
of-role-other = dalšího z tvých zločinců
of-role-third = třetího z tvých zločinců
of-role-stranger = jiného zločince
of-role-stranger-two = ještě jiného zločince
of-role-same = tohoto zločince
of-role-first = toho prvního
of-role-second = toho druhého
of-role-last = toho třetího
of-role-that-other = toho jiného zločince
of-role-that-last = toho posledního zločince
to-role-one = jednomu z tvých zločinců
to-role-other = dalšímu z tvých zločinců
to-role-third = třetímu z tvých zločinců
to-role-stranger = jinému zločinci
to-role-stranger-two = ještě jinému zločinci
to-role-same = tomuto zločinci
to-role-first = tomu prvnímu
to-role-second = tomu druhému
to-role-last = tomu třetímu
to-role-that-other = tomu jinému zločinci
to-role-that-last = tomu poslednímu zločinci
all-of = { AND($parts) }
any-of = { OR($parts) }
nobody = nikdo

some-zone = některá zóna
that-zone = ta zóna
in-zone-some = v některé zóně
in-zone-that = v té zóně
in-zone-any = v jedné libovolné zóně
in-zone-of = v zóně { $whom }
in-zone-next-to = v zóně vedle { $where }
in-zone-facing = v zóně { $where }
of-zone-some = některé zóny
of-zone-that = té zóny
of-zone-of = zóny { $whom }
to-zone-some = do některé zóny
to-zone-that = do té zóny
to-zone-any = do kterékoli zóny
to-zone-of = do zóny { $whom }
to-zone-next-to = do zóny vedle { $where }
to-zone-facing = do zóny { $where }
to-neighbouring-zone = do sousední zóny
to-opposite-zone = do zóny naproti
opposite-zone-some = naproti některé zóně
opposite-zone-that = naproti té zóně
opposite-one-with = naproti té, kde je { $who }

any-item = jakýkoli předmět
item-of = předmět { $whom }
kind-of-items = { $kind } ({ $items })
items-any = v rukou nebo na zemi
items-dropped = na zemi
items-held = v rukou

clause-in = { $who } je { $where }
clause-holds = { $who } drží { $item }
clause-empty-handed = { $who } nedrží nic
clause-together = { $who } jsou ve stejné zóně
clause-apart = { $who } jsou v různých zónách
clause-adjacent = { $who } jsou v sousedních zónách
clause-nearby = { $who } jsou ve stejné zóně nebo v sousedních zónách
clause-opposite = { $who } jsou v zónách naproti sobě
clause-adjacent-zone = { $who } je vedle { $where }
clause-nearby-zone = { $who } je { $where } nebo v sousední zóně
clause-opposite-zone = { $who } je { $where }
clause-adjacent-zones = { $who } spolu sousedí
clause-nearby-zones = { $who } spolu sousedí nebo jsou jedno a totéž
clause-opposite-zones = { $who } jsou naproti sobě
clause-alone = { $who } je { $alone }
clause-alone-with = { $who } je { $alone } { $company }
clause-with-any = { $who } je v zóně { $whom }
clause-no-criminals = { $where } není žádný zločinec
clause-criminals-at-least = { $n ->
    [one] { $where } je aspoň { $n } zločinec (včetně tvých)
    [few] { $where } jsou aspoň { $n } zločinci (včetně tvých)
   *[other] { $where } je aspoň { $n } zločinců (včetně tvých)
}
clause-criminals-exactly = { $n ->
    [one] { $where } je právě { $n } zločinec (včetně tvých)
    [few] { $where } jsou právě { $n } zločinci (včetně tvých)
   *[other] { $where } je právě { $n } zločinců (včetně tvých)
}
clause-criminals-at-most = { $n ->
    [one] { $where } je nejvýše { $n } zločinec (včetně tvých)
    [few] { $where } jsou nejvýše { $n } zločinci (včetně tvých)
   *[other] { $where } je nejvýše { $n } zločinců (včetně tvých)
}
clause-no-items = { $where } není žádný předmět, { $what }
clause-items-at-least = { $n ->
    [one] { $where } je aspoň { $n } předmět, { $what }
    [few] { $where } jsou aspoň { $n } předměty, { $what }
   *[other] { $where } je aspoň { $n } předmětů, { $what }
}
clause-items-some = { $where }: { $what }
clause-items-exactly = { $n ->
    [one] { $where } je právě { $n } předmět, { $what }
    [few] { $where } jsou právě { $n } předměty, { $what }
   *[other] { $where } je právě { $n } předmětů, { $what }
}
clause-items-at-most = { $n ->
    [one] { $where } je nejvýše { $n } předmět, { $what }
    [few] { $where } jsou nejvýše { $n } předměty, { $what }
   *[other] { $where } je nejvýše { $n } předmětů, { $what }
}
clause-empty = { $where } je zcela prázdno (ani zločinec, ani předmět, ani Strážce)
clause-no-barriers = na hranicích { $where } nestojí žádný zátaras
clause-barriers-at-least = { $n ->
    [one] na hranicích { $where } stojí aspoň { $n } zátaras
    [few] na hranicích { $where } stojí aspoň { $n } zátarasy
   *[other] na hranicích { $where } stojí aspoň { $n } zátarasů
}
clause-barriers-exactly = { $n ->
    [one] na hranicích { $where } stojí právě { $n } zátaras
    [few] na hranicích { $where } stojí právě { $n } zátarasy
   *[other] na hranicích { $where } stojí právě { $n } zátarasů
}
clause-barriers-at-most = { $n ->
    [one] na hranicích { $where } stojí nejvýše { $n } zátaras
    [few] na hranicích { $where } stojí nejvýše { $n } zátarasy
   *[other] na hranicích { $where } stojí nejvýše { $n } zátarasů
}
clause-barrier-between = { $who } jsou v sousedních zónách, mezi kterými stojí zátaras
clause-no-searches = { $where } není žádné pátrání
clause-searches-at-least = { $n ->
    [one] { $where } je aspoň { $n } žeton pátrání
    [few] { $where } jsou aspoň { $n } žetony pátrání
   *[other] { $where } je aspoň { $n } žetonů pátrání
}
clause-searches-exactly = { $n ->
    [one] { $where } je právě { $n } žeton pátrání
    [few] { $where } jsou právě { $n } žetony pátrání
   *[other] { $where } je právě { $n } žetonů pátrání
}
clause-searches-at-most = { $n ->
    [one] { $where } je nejvýše { $n } žeton pátrání
    [few] { $where } jsou nejvýše { $n } žetony pátrání
   *[other] { $where } je nejvýše { $n } žetonů pátrání
}

line-drop = { $who } odloží předmět
line-drop-with-guardian = { $who }: kdo z nich je v zóně se Strážcem, odloží předmět
line-move-item = přesuň { $item } { $to }
line-give = { $who } předá předmět { $whom }
line-swap-items = vyměň { $items }
line-swap-criminals = { $who } si vymění místa
line-move-criminal = { $who } se přesune { $to } (na zátarasech nezáleží)
line-relocate-guardian = Strážce se přesune { $to } (bez eskorty)
line-step-guardian = { $count ->
    [one] pohni jednou Strážcem
    [few] pohni Strážcem { $count }krát
   *[other] pohni Strážcem { $count }krát
}
line-step-barrier = { $count ->
    [one] pohni jednou jedním zátarasem
    [2] pohni jedním zátarasem dvakrát jedním směrem
    [few] pohni jedním zátarasem { $count }krát jedním směrem
   *[other] pohni jedním zátarasem { $count }krát jedním směrem
}
line-move-searches = všechno pátrání { $from } přesuň { $to }, pokud tam žádné není
line-move-searches-any = všechno pátrání { $from } přesuň do zóny, kde žádné není

crime-card = { $crime } ({ $storyline }, { $level }. úroveň)
crime-card-petty = { $crime } (drobný zločin)
dilemma-card = { $dilemma } (zkaženost { $corruption }; { $reward })
reward = { $parts }
reward-nothing = nic
reward-intel = { $count ->
    [one] { $count } informace
    [few] { $count } informace
   *[other] { $count } informací
}
reward-dilemmas = { $count ->
    [one] { $count } dilema
    [few] { $count } dilemata
   *[other] { $count } dilemat
}
reward-evidence = { $count ->
    [one] { $count } důkaz
    [few] { $count } důkazy
   *[other] { $count } důkazů
}
reward-process = zpracování až { $count }
reward-support = { $count ->
    [one] { $count } žeton podpory
    [few] { $count } žetony podpory
   *[other] { $count } žetonů podpory
}
reward-badges = { $count ->
    [one] { $count } odznak
    [few] { $count } odznaky
   *[other] { $count } odznaků
}

## Otázky

prompt-hook = Jsi na tahu. Koho zahákneš?
    .help = Nejvýše jednoho, a nemáš-li žádného, povinně. Hák odebraný soupeři stojí 1 informaci, třetí přinese dilema. Kdo předtím odhákne, musí zaháknout.
prompt-hook-last = Tvůj poslední tah. Koho zahákneš?
    .help = Nejvýše jednoho, a nemáš-li žádného, povinně. Hák odebraný soupeři stojí 1 informaci, třetí přinese dilema. Kdo předtím odhákne, musí zaháknout.
prompt-hook-again = Hák je volný. Koho zahákneš teď?
    .help = Kdo odhákne, musí i zaháknout; klidně téhož zločince. Předtím smíš odháknout i další.
prompt-hook-by-token = Koho zahákneš žetonem podpory?
    .help = Předtím smíš jiné odháknout. Nad zaháknutým zločincem získáš 1 nadvládu.
prompt-act = { $count ->
    [0] Akce došly. Ještě něco?
    [one] Co uděláš? (Zbývá { $count } akce.)
    [few] Co uděláš? (Zbývají { $count } akce.)
   *[other] Co uděláš? (Zbývá { $count } akcí.)
}
    .help = { $count ->
        [0] Co je zdarma, jde pořád, a kde na to stačí nadvláda, i akce navíc; velký zločin také. Jinak akce ukonči.
       *[other] Odložení, drobné zločiny, podpora a některé schopnosti jsou zdarma, ostatní stojí akci. Velkým zločinem akce končí a všichni se odháknou; skončit smíš i bez něj.
    }
prompt-endure = Co udělá { $criminal } s akcí navíc?
    .help = Musí to být něco, co stojí akci, a musí to udělat právě tento zločinec. Zisk nadvlády se nepočítá.
prompt-escort = Strážce odchází. Koho z těch, kdo jsou { $zone }, vezme s sebou?
    .help = Jednoho zločince i s drženým předmětem, klidně přes zátaras. Nebo nikoho.
prompt-patrol = { $count ->
    [one] Čím pohneš? (Ještě { $count } pohyb, nebo nic.)
    [few] Čím pohneš? (Ještě až { $count } pohyby, nebo nic.)
   *[other] Čím pohneš? (Ještě až { $count } pohybů, nebo nic.)
}
    .help = Strážcem o jednu zónu nebo zátarasem o jednu hranici, jak je libo.
prompt-patrol-must = { $count ->
    [one] Čím pohneš? ({ $count } pohyb)
    [few] Čím pohneš? (Až { $count } pohyby, aspoň jeden.)
   *[other] Čím pohneš? (Až { $count } pohybů, aspoň jeden.)
}
    .help = Strážcem o jednu zónu nebo zátarasem o jednu hranici, jak je libo.
prompt-march = { $count ->
    [one] Kam půjde Strážce? (Ještě { $count } pohyb.)
    [few] Kam půjde Strážce? (Ještě { $count } pohyby.)
   *[other] Kam půjde Strážce? (Ještě { $count } pohybů.)
}
    .help = Zločin si to žádá. Při každém pohybu smí Strážce vzít jednoho zločince s sebou.
prompt-shove = { $count ->
    [one] Kterým zátarasem pohneš a kterým směrem?
    [2] Kterým zátarasem pohneš dvakrát a kterým směrem?
    [few] Kterým zátarasem pohneš { $count }krát a kterým směrem?
   *[other] Kterým zátarasem pohneš { $count }krát a kterým směrem?
}
    .help = Zločin si to žádá. Stojí-li v cestě druhý zátaras, přeskočí se.
prompt-heights = { $count ->
    [one] Ještě jedna úsluha z Výšin: která to bude?
    [few] Výšiny nabízejí { $count } úsluhy: která bude první?
   *[other] Výšiny nabízejí { $count } úsluh: která bude první?
}
    .help = Pohni zločincem, předmětem, zátarasem nebo Strážcem, nebo si prohlédni dva důkazy ležící lícem dolů. Klidně dvakrát totéž.
prompt-ion-towers = Co si odneseš z Iontových věží?
    .help = Žeton podpory, nebo kartu zločinu dobranou naslepo, která ti přijde do ruky na konci tahu.
prompt-harbor = Co uděláš v Přístavu?
    .help = Získej jeden důkaz z lišty, nebo jeden ze svých zpracuj.
prompt-duel = Koho vyzveš na souboj?
    .help = Oba ukážou svá dilemata. Kdo má po odečtení tolerance větší zkaženost, zaplatí 2 informace a jedno odhodí; při shodě vyhráváš ty. Nebo nikoho.
prompt-duel-must = Koho žetonem podpory vyzveš na souboj?
    .help = Oba ukážou svá dilemata. Kdo má po odečtení tolerance větší zkaženost, zaplatí 2 informace a jedno odhodí; při shodě vyhráváš ty.
prompt-lose-duel = Souboj vyhrává { $winner }: { $shown } proti tvým { $own }. Které dilema odhodíš?
    .help = Poražený zaplatí 2 informace, má-li je, a jednoho dilematu se zbaví.
prompt-relocate = Kterého zločince přesuneš?
    .help = Kohokoli, i s drženým předmětem, do kterékoli zóny.
prompt-relocate-must = Kterého zločince přesuneš žetonem podpory?
    .help = Kohokoli, i s drženým předmětem, do kterékoli zóny.
prompt-relocate-to = Kam přesuneš { $criminal }?
    .help = Do kterékoli jiné zóny; na zátarasech nezáleží.
prompt-relocate-item = Který předmět přesuneš?
    .help = Držený nebo odložený; skončí odložený.
prompt-item-to = Kam dáš { $item }?
    .help = Do kterékoli jiné zóny; předmět tam zůstane odložený.
prompt-swap-items = Který předmět vyměníš za jiný?
    .help = Ty dva si vymění místa; kdo jeden držel, drží teď druhý.
prompt-swap-items-must = Který předmět vyměníš za jiný?
    .help = Ty dva si vymění místa; kdo jeden držel, drží teď druhý.
prompt-swap-item-with = Za co vyměníš { $item }?
    .help = Ty dva si vymění místa; kdo jeden držel, drží teď druhý.
prompt-swap-criminals = Který zločinec si s někým vymění místo?
    .help = Oba si vezmou držený předmět s sebou.
prompt-swap-criminal-with = Za koho vyměníš { $criminal }?
    .help = Za někoho z jiné zóny; oba si vezmou držený předmět s sebou.
prompt-swap-item-criminal = Který předmět si vymění místo se zločincem?
    .help = Předmět zůstane odložený tam, kde byl zločinec.
prompt-swap-item-criminal-with = Za kterého zločince vyměníš { $item }?
    .help = Za někoho z jiné zóny; držený předmět si vezme s sebou.
prompt-shift = Ze které zóny přesuneš pátrání?
    .help = Všechno, a to do zóny, kde žádné není. Zónu s pátráním nelze použít.
prompt-shift-there = Odkud přesuneš pátrání { $zone }?
    .help = Všechno z jedné zóny. Zónu s pátráním nelze použít.
prompt-shift-to = Kam přesuneš pátrání, které je { $zone }?
    .help = Do zóny, kde žádné není.
prompt-lock = Který svůj žeton zaháknutí uzamkneš?
    .help = Dokud toho zločince neodhákneš ty, nikdo ti ho nevezme.
prompt-swap-hooks = S kým si vyměníš všechny žetony zaháknutí?
    .help = Nic se neplatí a za třetí port se dilema nebere.
prompt-drop-dilemma = Které dilema odhodíš?
    .help = Z ruky, nebo z databanky; nikdo neuvidí které.
prompt-redraw = { $count ->
    [one] Které dilema odhodíš? (Ještě { $count }.)
    [few] Která dilemata odhodíš? (Ještě { $count }.)
   *[other] Která dilemata odhodíš? (Ještě { $count }.)
}
    .help = Nová nebo stará, z ruky. Polovinu toho, co ti zůstane, na konci kapitoly uložíš.
prompt-look = { $count ->
    [one] Který důkaz ležící lícem dolů si prohlédneš? (Ještě { $count }.)
    [few] Které důkazy ležící lícem dolů si prohlédneš? (Celkem { $count }.)
   *[other] Které důkazy ležící lícem dolů si prohlédneš? (Celkem { $count }.)
}
    .help = Na displeji, na bonusovém poli nebo ve schránce. Uvidíš ho jen ty a stůl si to za tebe pamatuje.
prompt-look-then-take = { $count ->
    [one] Který důkaz ležící lícem dolů si prohlédneš? (Ještě { $count }, pak si jeden z nich vezmeš.)
    [few] Které důkazy ležící lícem dolů si prohlédneš? (Celkem { $count }, pak si jeden vezmeš.)
   *[other] Které důkazy ležící lícem dolů si prohlédneš? (Celkem { $count }, pak si jeden vezmeš.)
}
    .help = Na displeji, na bonusovém poli nebo ve schránce. Uvidíš ho jen ty.
prompt-take-seen = Který z prohlédnutých důkazů si vezmeš?
    .help = Půjde do tvé paměti; druhý zůstane na místě.
prompt-take-unseen = Který důkaz si naslepo vezmeš?
    .help = Z displeje nebo z oblasti plánu do paměti. Bonusové pole se tím uvolní.
prompt-expose = Který důkaz v oblasti plánu odhalíš?
    .help = Půjde lícem vzhůru do sdílené schránky. Bonusové pole se tím uvolní.
prompt-support = Který žeton podpory si vezmeš?
    .help = I s informacemi, které u něj leží; do další třetiny přibude 1 informace. Modré žetony si necháváš, růžové se vyhodnotí hned.
prompt-bar = { $count ->
    [0] Který důkaz si vezmeš z lišty?
    [one] Který důkaz si vezmeš z lišty? (Ještě { $count } přijde lícem dolů.)
    [few] Který důkaz si vezmeš z lišty? (Ještě { $count } přijdou lícem dolů.)
   *[other] Který důkaz si vezmeš z lišty? (Ještě { $count } přijde lícem dolů.)
}
    .help = Půjde do tvé paměti. Potom se lišta doplní z displeje; když to nejde, kapitola končí.
prompt-process = { $count ->
    [one] Který důkaz zpracuješ a kam? (Nebo nic.)
    [few] Který důkaz zpracuješ a kam? (Nejvýše { $count }, nebo nic.)
   *[other] Který důkaz zpracuješ a kam? (Nejvýše { $count }, nebo nic.)
}
    .help = Úkol jeho druhu přinese složku, bonusové pole odměnu. Tam a ve tvé schránce pomáhá plán zmařit a zvyšuje hodnotu svého druhu; co si necháš, počítá se tobě.
prompt-gain-grip = { $count ->
    [one] Nad kým získáš nadvládu?
    [few] Nad kým získáš nadvládu? (Celkem { $count }, po jedné.)
   *[other] Nad kým získáš nadvládu? (Celkem { $count }, po jedné.)
}
    .help = Nad kterýmkoli zločincem ve hře. Od 3 funguje schopnost, od 5 se nadvládou platí akce navíc. Na konci se počítá jen tvůj nejnižší žeton.
prompt-lose-grip = { $count ->
    [one] Vyšetřování selhalo. Nad kým ztratíš nadvládu? (Ještě { $count }.)
    [few] Vyšetřování selhalo. Nad kým ztratíš nadvládu? (Ještě { $count }, po jedné.)
   *[other] Vyšetřování selhalo. Nad kým ztratíš nadvládu? (Ještě { $count }, po jedné.)
}
    .help = Kdo má nejméně složek, přichází o nadvládu; nad kým, si vybírá. Na konci se počítá jen tvůj nejnižší žeton.
prompt-bind = { $crime }: kdo udělá co?
    .help = Hodí se víc tvých zločinců. Zvol, co se stane.
prompt-send-criminal = Kam půjde { $criminal }?
    .help = Zločin si to žádá. Na zátarasech nezáleží.
prompt-send-item = Kam dáš { $item }?
    .help = Zločin si to žádá. Předmět tam zůstane odložený.
prompt-send-guardian = Kam půjde Strážce?
    .help = Zločin si to žádá. Nikoho neeskortuje.
prompt-outcome = { $crime }: opatrně, nebo bezohledně?
    .help = Opatrný výsledek nechá zpracovat víc důkazů, bezohledný přinese víc informací a víc dilemat.
prompt-discard = Tvůj tah končí. Které zločiny odhodíš?
    .help = Libovolný počet nebo žádný, pod jejich balíčky. Potom si dobereš, nemáš-li velký nebo drobný zločin. Lze použít i podporu.
prompt-discard-last = Tvůj poslední tah končí. Které zločiny odhodíš?
    .help = Už na tom nezáleží: co zůstane v ruce, se nepočítá. Lze použít i podporu.
prompt-discard-none = Tvůj tah končí. Použiješ žeton podpory?
    .help = Nemáš zločin, který by šlo odhodit; pokračováním si dobereš nové.
prompt-discard-more = Které další zločiny odhodíš?
    .help = Půjdou pod své balíčky. Potom si dobereš, nemáš-li velký nebo drobný zločin.
prompt-draw = Nemáš žádný velký zločin. Ze kterého balíčku si ho dobereš?
    .help = 2. a 3. úroveň platí víc, ale potřebují zločin o úroveň nižší z téže dějové linky, ať ho spáchá kdokoli.
prompt-draw-last = Ze kterého balíčku si dobereš velký zločin?
    .help = Už na tom nezáleží: tohle byl tvůj poslední tah.
prompt-echo-gains-grip = { $count ->
    [one] Echo získává { $count } nadvládu. Nad kým z těch, které ovládá nejméně?
    [few] Echo získává { $count } nadvlády. Nad kým nejdřív z těch, které ovládá nejméně?
   *[other] Echo získává { $count } nadvlád. Nad kým nejdřív z těch, které ovládá nejméně?
}
    .help = Její nejnižší žetony jsou nastejno, proto rozhoduješ za ni.
prompt-echo-loses-grip = { $count ->
    [one] Echo ztrácí { $count } nadvládu. Nad kým z těch, které ovládá nejvíc?
    [few] Echo ztrácí { $count } nadvlády. Nad kým nejdřív z těch, které ovládá nejvíc?
   *[other] Echo ztrácí { $count } nadvlád. Nad kým nejdřív z těch, které ovládá nejvíc?
}
    .help = Její nejvyšší žetony jsou nastejno, proto rozhoduješ za ni.
prompt-echo-support = Kterou třetinu nabídky si vezme Echo?
    .help = Leží v nich stejně informací, proto rozhoduješ za ni. Žeton odhodí bez užitku.
prompt-window-grip = Použiješ podporu dřív, než stoupne tvá nadvláda?
    .help = Teď záleží na žetonech, které ti přinesou jiná zaháknutí: nad každým zaháknutým zločincem získáš 1 nadvládu. Ostatní lze použít při akcích.
prompt-window-end = Použiješ podporu, než tvůj tah skončí?
    .help = Zločin je dobraný; tohle je v tvém tahu poslední příležitost.
prompt-store = { $count ->
    [one] Kapitola končí. Které dilema uložíš?
    [few] Kapitola končí. Která dilemata uložíš? (Celkem { $count }.)
   *[other] Kapitola končí. Která dilemata uložíš? (Celkem { $count }.)
}
    .help = Polovina ruky, zaokrouhlená nahoru, jde do databanky i se zkažeností a odměnou; zbytek se odhodí. Kdo je nakonec nejzkaženější, skončí za hranou.

## Volby

choice-notation = { $action }
choice-pass = Vynechat
choice-noted = { $choice } ({ $notes })
cost-action = 1 akce
cost-extra-action = akce navíc
cost-nothing = zdarma

choice-no-hook = Nezaháknout nikoho
choice-end-actions = Ukončit akce bez velkého zločinu
choice-no-escort = Nikdo nepůjde s ním
choice-no-patrol = Ničím dalším nehýbat
choice-no-favour = Žádnou další úsluhu nechtít
choice-no-ion-towers = Z Iontových věží si nevzít nic
choice-no-harbor = Důkaz nezískat ani nezpracovat
choice-no-duel = Nevyzvat nikoho
choice-no-relocation = Nepřesunout nikoho
choice-no-swap = Nevyměnit nic
choice-no-process = Dál nezpracovávat
choice-no-discard = Nechat si všechny zločiny
choice-nothing-to-discard = Pokračovat a dobrat nové zločiny
choice-discard-no-more = Dál neodhazovat
choice-on-to-grip = Pokračovat a získat nadvládu
choice-end-turn = Ukončit tah

choice-hook = Zaháknout { $criminal }
choice-hook-from = { $count ->
    [one] Zaháknout { $criminal } za { $count } informaci, kterou dostane { $agent }
    [few] Zaháknout { $criminal } za { $count } informace, které dostane { $agent }
   *[other] Zaháknout { $criminal } za { $count } informací, které dostane { $agent }
}
choice-hook-from-unpaid = { $count ->
    [one] Zaháknout { $criminal } bez placení; { $count } informaci ze zásoby dostane { $agent }
    [few] Zaháknout { $criminal } bez placení; { $count } informace ze zásoby dostane { $agent }
   *[other] Zaháknout { $criminal } bez placení; { $count } informací ze zásoby dostane { $agent }
}
choice-unhook = Odháknout { $criminal }
note-third-port = třetí port: dobereš si dilema
note-hook-grip = s 1 nadvládou
note-lock-lost = zámek propadne
choice-gain-grip = Získat 1 nadvládu nad { $criminal }: { $before } → { $after }
choice-lose-grip = Ztratit 1 nadvládu nad { $criminal }: { $before } → { $after }
choice-echo-gains-grip = Echo získá 1 nadvládu nad { $criminal }: { $before } → { $after }
choice-echo-loses-grip = Echo ztratí 1 nadvládu nad { $criminal }: { $before } → { $after }
choice-endure = Zaplatit 1 nadvládu nad { $criminal } za akci navíc: { $before } → { $after }
choice-swap-hooks = Vyměnit si žetony zaháknutí ({ $agent }); k tobě přejde: { $criminals }
choice-swap-no-hooks = Vyměnit si žetony zaháknutí ({ $agent }); k tobě nepřejde nikdo
choice-challenge = { $count ->
    [one] Vyzvat na souboj: { $agent } ({ $count } dilema v ruce, tolerance { $tolerance })
    [few] Vyzvat na souboj: { $agent } ({ $count } dilemata v ruce, tolerance { $tolerance })
   *[other] Vyzvat na souboj: { $agent } ({ $count } dilemat v ruce, tolerance { $tolerance })
}

choice-move = Dovést { $criminal } { $zone }
choice-pick-up = { $criminal } zvedne { $item }
choice-drop = { $criminal } odloží { $item }
choice-use = { $criminal } použije efekt zóny { $zone }: { $effect }
choice-fix = Kšeftař použije efekt nedaleké zóny { $zone }: { $effect }
choice-push = Vymahač dotlačí { $criminal } { $zone }
choice-hack = Hacker pošle { $item } { $zone }
choice-fetch = Hacker si na dálku zvedne { $item }, teď { $zone }
choice-smuggle = Pašerák si přivlastní { $item }
choice-steal = Pašerák sebere { $item }; přijde o to { $criminal }
choice-sense = Vědma přinese 1 nadvládu nad { $criminal }: { $before } → { $after }
choice-jump = Skokanka skočí { $zone }
choice-dash = Kurýrka přeběhne { $zone }
choice-crusher-guardian = Drtič zažene Strážce { $zone }
choice-crusher-barrier = Drtič odtlačí zátaras { $turning }: { $from } → { $to }
note-drops = odloží { $item }
note-held-by = teď drží { $criminal }

choice-guardian = Pohnout Strážcem { $zone }
choice-send-guardian = Strážce se přesune { $zone }
choice-barrier = Pohnout zátarasem { $turning }: { $from } → { $to }
choice-carry = Dopravit { $item } { $zone }
choice-look = Prohlédnout si dva důkazy ležící lícem dolů
choice-escort = Strážce vezme { $criminal } s sebou { $zone }
choice-lock = Uzamknout { $criminal }
choice-relocate = Přesunout { $criminal }, teď { $zone }
choice-relocate-to = Přesunout { $criminal } { $zone }
choice-send-criminal = { $criminal } se přesune { $zone }
choice-relocate-item = Přesunout { $item } ({ $spot })
choice-swap-item = Vyměnit { $item } ({ $spot })
choice-swap-item-criminal = Vyměnit { $item } za zločince ({ $spot })
choice-swap-criminal = Vyměnit { $criminal }, teď { $zone }
choice-swap-two = Vyměnit { $one } a { $other }
spot-dropped = na zemi { $zone }
spot-held = drží { $criminal } { $zone }
choice-shift-from = { $count ->
    [one] { $zone }: { $count } žeton pátrání
    [few] { $zone }: { $count } žetony pátrání
   *[other] { $zone }: { $count } žetonů pátrání
}
choice-shift-to = Přesunout pátrání { $zone }

choice-support = Použít podporu: { $support }
choice-third = { $count ->
    [0] Vzít si „{ $support }“. { $help }
    [one] Vzít si „{ $support }“ a { $count } informaci. { $help }
    [few] Vzít si „{ $support }“ a { $count } informace. { $help }
   *[other] Vzít si „{ $support }“ a { $count } informací. { $help }
}
choice-echo-third = { $count ->
    [one] Echo si vezme „{ $support }“ a { $count } informaci
    [few] Echo si vezme „{ $support }“ a { $count } informace
   *[other] Echo si vezme „{ $support }“ a { $count } informací
}
note-third = { $number }. třetina nabídky
choice-set-aside = { $count ->
    [one] Dát naslepo stranou zločin { $deck } (zbývá v něm { $count } karta)
    [few] Dát naslepo stranou zločin { $deck } (zbývají v něm { $count } karty)
   *[other] Dát naslepo stranou zločin { $deck } (zbývá v něm { $count } karet)
}
choice-draw = { $count ->
    [one] Dobrat zločin { $deck } (zbývá v něm { $count } karta)
    [few] Dobrat zločin { $deck } (zbývají v něm { $count } karty)
   *[other] Dobrat zločin { $deck } (zbývá v něm { $count } karet)
}
choice-from-bar = { $count ->
    [0] Vzít z lišty { $evidence }
    [one] Vzít z lišty { $evidence } a ještě { $count } lícem dolů
    [few] Vzít z lišty { $evidence } a ještě { $count } lícem dolů
   *[other] Vzít z lišty { $evidence } a ještě { $count } lícem dolů
}
choice-take-from-supply = Vzít si 1 důkaz ze společné zásoby, protože displej je prázdný
choice-gain = Získat 1 důkaz z displeje, protože lišta je prázdná
choice-process-row = Zpracovat { $evidence } za složku { $row }
choice-process-bonus = Zpracovat { $evidence } na bonusové pole { $bonus }
choice-process-box = Zpracovat { $evidence } do vlastní schránky
choice-look-at = Prohlédnout si: { $place }
choice-take = Vzít si: { $place }
choice-take-seen = Vzít si { $evidence } ({ $place })
choice-expose = Odhalit: { $place }
note-known = víš, co to je: { $evidence }
choice-commit = Spáchat zločin { $crime } a ukončit akce – opatrně: { $careful }; bezohledně: { $reckless }
choice-commit-petty = Spáchat zločin { $crime }: { $reward }
choice-bind = Takhle: { $effects }
choice-outcome = { $outcome } – „{ $title }“: { $reward }
choice-discard = Odhodit { $deck }: { $crime }
choice-drop-dilemma = Odhodit dilema: { $dilemma }
choice-drop-stored = Odhodit dilema z databanky: { $dilemma }
choice-store = Uložit dilema: { $dilemma }

## Záznam hry

event-storylines-left-out = Příběhy, které tentokrát nikdo nevypoví: { AND($storylines) }.
event-first-agent = Konzole se rozsvěcejí. Začíná { $agent }.
event-start-grip = { $agent } předem zná slabinu { $criminal } a začíná s 1 nadvládou.
event-crimes-dealt = Tvoje první zločiny, jen pro tvoje oči: { AND($crimes) }.
event-evidence-dealt = V paměti máš { $evidence }, jen pro tvoje oči.
event-missions-set = Co chce divize vědět, odshora: { $missions }.
event-turn-began = { $agent } usedá ke konzoli.
event-echo-turn-began = { $agent } se probouzí.
event-chapter-began = { $chapter }. kapitola. { chapter-opening }
chapter-opening = { $chapter ->
    [1] New Dawn City, rok 2087. Nikdo tu zatím netuší, že za zdejší zločince myslí někdo jiný.
    [2] Syndikát si všiml, že jeho lidem občas chybí hodina ze života.
   *[3] Čí ruce to vlastně jsou, tím si teď už není jistý nikdo.
}
event-chapter-end-triggered = { $chapter ->
    [3] { $agent } nachází displej prázdný: všichni ostatní mají ještě jeden, poslední tah.
   *[other] { $agent } nachází displej prázdný: tímto tahem končí { $chapter }. kapitola.
}
event-trail-went-cold = { $chapter ->
    [3] Stopa vychladla: už dlouho nikdo nezískal žádný důkaz. Všichni ostatní mají ještě jeden, poslední tah.
   *[other] Stopa vychladla: už dlouho nikdo nezískal žádný důkaz, a { $chapter }. kapitola končí.
}
event-game-ended-foiled = Všechny důkazy jsou na stole a obraz je úplný: plán Syndikátu je zmařen.
event-game-ended-not-foiled = Všechny důkazy jsou na stole a obraz má díry: plán Syndikátu se naplní.

event-unhooked = { $agent } pouští { $criminal } z háku.
event-hooked = { $agent } zatíná hák do mysli { $criminal }.
event-hooked-from = { $agent } přebírá vládu nad myslí { $criminal }; 1 informaci za to dostává { $owner }.
event-hooked-from-unpaid = { $agent } přebírá vládu nad myslí { $criminal } a nemá čím zaplatit; 1 informaci ze zásoby dostává { $owner }.
event-hook-skipped = { $seat } si vystačí s myslemi, které už ovládá.
    .again = Vystačí si s myslemi, které už ovládá.
event-grip-raised = { $seat } přitahuje háky: o 1 nadvládu víc nad { $criminals }.
event-grip-gained = { $agent } získává 1 nadvládu nad { $criminal }.
event-grip-lost = { $count ->
    [one] { $agent } ztrácí { $count } nadvládu nad { $criminal }.
    [few] { $agent } ztrácí { $count } nadvlády nad { $criminal }.
   *[other] { $agent } ztrácí { $count } nadvlád nad { $criminal }.
}
event-grip-paid = { $seat } žene { $criminal } za hranici sil: 1 nadvláda za akci navíc.
event-hook-locked = { $seat } zavírá hák na zámek a má { $criminal } jen pro sebe.
event-hooks-swapped = { $seat } a { $opponent } si vyměňují všechny žetony zaháknutí.
    .again = { $seat } a { $opponent } si vyměňují všechny žetony zaháknutí.

event-moved = { $agent } vede { $criminal } { $zone }.
event-relocated = { $agent } přesouvá { $criminal } { $zone }.
event-picked-up = { $agent } rukama { $criminal } zvedá { $item }.
event-dropped = { $agent } rukama { $criminal } odkládá { $item }.
event-stolen = { $seat } rukama Pašeráka šmátrá po kapsách { $criminal } a bere { $item }.
event-given = { $seat } strká { $criminal } do rukou { $item }.
event-item-moved = { $agent } nechává { $item } záhadně putovat { $zone }.
event-items-swapped = { $seat } prohazuje { $one } a { $other }.
event-criminals-swapped = { $seat } prohazuje { $one } a { $other }.
event-item-criminal-swapped = { $seat } prohazuje { $item } a { $criminal }.
event-guardian-moved = { $agent } láká Strážce { $zone }.
event-escorted = Strážce eskortuje { $criminal } { $zone }.
event-barrier-moved = { $agent } hýbe zátarasem: { $from } → { $to }.
event-searches-shifted = { $agent } svádí pátrání na jinou stopu: { $from } → { $to }.
event-zone-used = { $seat } využívá { $criminal } { $zone } a stahuje tam pátrání.
event-barriers-ignored = Do konce tahu nezastaví žádný zátaras nic, čím hýbe { $seat }.
    .again = Do konce tahu nezastaví žádný zátaras nic, čím hýbe.

event-support-gained = { $count ->
    [0] { $agent } si volá o podporu: { $support }.
    [one] { $agent } si volá o podporu ({ $support }) a bere k ní { $count } informaci.
    [few] { $agent } si volá o podporu ({ $support }) a bere k ní { $count } informace.
   *[other] { $agent } si volá o podporu ({ $support }) a bere k ní { $count } informací.
}
    .again = { $count ->
        [0] Volá si o podporu: { $support }.
        [one] Volá si o podporu ({ $support }) a bere k ní { $count } informaci.
        [few] Volá si o podporu ({ $support }) a bere k ní { $count } informace.
       *[other] Volá si o podporu ({ $support }) a bere k ní { $count } informací.
    }
event-echo-support = { $count ->
    [0] { $agent } uklízí z nabídky žeton podpory: { $support }.
    [one] { $agent } bere z nabídky podpory { $count } informaci a uklízí žeton: { $support }.
    [few] { $agent } bere z nabídky podpory { $count } informace a uklízí žeton: { $support }.
   *[other] { $agent } bere z nabídky podpory { $count } informací a uklízí žeton: { $support }.
}
event-support-turned-up = Nově v nabídce podpory: { AND($support) }.
event-support-used = { $seat } používá podporu: { $support }.
event-tolerance-gained = { $agent } dostává hroší kůži: tolerance { $tolerance }.
event-intel-gained = { $count ->
    [one] { $agent } získává { $count } informaci.
    [few] { $agent } získává { $count } informace.
   *[other] { $agent } získává { $count } informací.
}
event-actions-gained = { $count ->
    [one] { $seat } má v tomto tahu o { $count } akci víc.
    [few] { $seat } má v tomto tahu o { $count } akce víc.
   *[other] { $seat } má v tomto tahu o { $count } akcí víc.
}

event-petty-committed = { $seat } páchá mimochodem drobný zločin: { $crime }. { $story }
event-crime-committed = { $seat } páchá zločin: { $crime }. { $story }
event-outcome-careful = { $seat } na to jde opatrně.
    .again = Jde na to opatrně.
event-outcome-reckless = { $seat } na to jde bezohledně.
    .again = Jde na to bezohledně.
event-crime-drawn = Další zločin, jen pro tvoje oči: { $crime }.
event-crime-drawn-from = { $seat } dobírá zločin { $deck }.
event-crime-set-aside = { $count ->
    [one] { $seat } dává naslepo stranou zločin { $deck }.
    [few] { $seat } dává naslepo stranou { $count } zločiny { $deck }.
   *[other] { $seat } dává naslepo stranou { $count } zločinů { $deck }.
}
event-aside-taken = Otáčíš, co leželo stranou: { AND($crimes) }.
event-crime-discarded = Jednoho zločinu se vzdáváš: { $crime } jde { $deck }.
event-crime-discarded-under = { $seat } se vzdává jednoho zločinu; karta jde { $deck }.
    .again = Vzdává se jednoho zločinu; karta jde { $deck }.
event-petty-reshuffled = Drobné zločiny nikdy nekončí: z hromádky je nový balíček.

event-dilemma-drawn = Dilema jen pro tebe: { $dilemma }.
event-dilemmas-drawn = { $count ->
    [one] { $agent } má na krku { $count } nové dilema.
    [few] { $agent } má na krku { $count } nová dilemata.
   *[other] { $agent } má na krku { $count } nových dilemat.
}
event-dilemma-discarded = Pouštíš to z hlavy: { $dilemma }.
event-dilemma-dropped = { $agent } pouští jedno dilema z hlavy.
event-duel-fought = { $challenger } vyvolává souboj svědomí. Čelit mu musí { $opponent }.
event-hand-shown = { $agent } vykládá, co má na svědomí: { AND($dilemmas) }. Po odečtení tolerance to dělá { $value }.
event-duel-won = { $count ->
    [0] Souboj vyhrává { $winner }, jenže { $loser } nemá čím zaplatit.
    [one] Souboj vyhrává { $winner }; { $loser } platí { $count } informaci.
    [few] Souboj vyhrává { $winner }; { $loser } platí { $count } informace.
   *[other] Souboj vyhrává { $winner }; { $loser } platí { $count } informací.
}
event-dilemma-chosen = Tohle už v tobě zůstane: { $dilemma }.
event-dilemma-laid-aside = { $seat } ukládá do databanky jedno dilema.

event-evidence-taken = { $seat } bere z lišty { $evidence }.
event-evidence-drawn = Lícem dolů, jen pro tvoje oči: { $evidence }.
event-evidence-gained = { $count ->
    [one] { $agent } zajišťuje důkaz lícem dolů.
    [few] { $agent } zajišťuje { $count } důkazy lícem dolů.
   *[other] { $agent } zajišťuje { $count } důkazů lícem dolů.
}
event-evidence-missing = Není už co najít: { $agent } odchází s prázdnou.
    .again = Není už co najít: odchází s prázdnou.
event-bar-filled = Nově na liště: { AND($evidence) }.
event-placed-in-row = { $seat } předkládá { $evidence } a bere složku { $row }.
event-placed-in-box = Ukrýváš { $evidence } ve své schránce.
event-placed-on-bonus = Ukrýváš { $evidence } na bonusovém poli { $bonus }.
event-face-down-in-box = { $count ->
    [one] { $agent } ukrývá důkaz ve vlastní schránce.
    [few] { $agent } ukrývá { $count } důkazy ve vlastní schránce.
   *[other] { $agent } ukrývá { $count } důkazů ve vlastní schránce.
}
event-face-down-on-bonus = { $agent } ukrývá důkaz na bonusovém poli { $bonus }.
event-echo-placed-in-row = { $agent } předkládá cosi lícem dolů a bere složku { $row }.
event-looked-at = Prohlížíš si { $evidence }: { $place }.
event-looked = { $seat } si prohlíží důkaz ležící lícem dolů: { $place }.
    .again = Prohlíží si důkaz ležící lícem dolů: { $place }.
event-took-from = Mizíš a s tebou { $evidence }: { $place }.
event-took = { $seat } mizí s důkazem, který ležel lícem dolů: { $place }.
event-exposed = { $seat } odhaluje { $evidence }: { $place } → sdílená schránka.

event-investigation-succeeded = Vyšetřování { $chapter }. kapitoly je úspěšné: nezbyla ani jediná složka.
event-investigation-failed = { $count ->
    [one] Vyšetřování { $chapter }. kapitoly selhalo: na desce zbyla { $count } složka.
    [few] Vyšetřování { $chapter }. kapitoly selhalo: na desce zbyly { $count } složky.
   *[other] Vyšetřování { $chapter }. kapitoly selhalo: na desce zbylo { $count } složek.
}
event-files-rewarded = { $agent } odevzdává { $count ->
    [one] { $count } složku
    [few] { $count } složky
   *[other] { $count } složek
} a získává { $intel ->
    [one] { $intel } informaci
    [few] { $intel } informace
   *[other] { $intel } informací
}.
event-intel-lost = { $count ->
    [one] { $agent } má nejméně složek a ztrácí { $count } informaci.
    [few] { $agent } má nejméně složek a ztrácí { $count } informace.
   *[other] { $agent } má nejméně složek a ztrácí { $count } informací.
}
event-bonus-spaces-cleared = Bonusová pole se vyprazdňují do sdílené schránky: { AND($evidence) }.

event-echo-card-turned = { $agent } otáčí kartu: písmeno { $letter } a zálusk na { $item }.
event-echo-rolled-black = { $count ->
    [one] { $agent } hází: o { $count } zónu { $turning }.
    [few] { $agent } hází: o { $count } zóny { $turning }.
   *[other] { $agent } hází: o { $count } zón { $turning }.
}
event-echo-rerolls = { $white ->
    [1] { $agent } hází bílou { $white }, jenže první zločinec její karty už se pohnul: hází znovu.
    [2] { $agent } hází bílou { $white }, jenže druhý zločinec její karty už se pohnul: hází znovu.
    [3] { $agent } hází bílou { $white }, jenže předmět její karty už se pohnul: hází znovu.
    [4] { $agent } hází bílou { $white }, jenže pátrání už se přesunulo: hází znovu.
    [5] { $agent } hází bílou { $white }, jenže zátaras už se pohnul: hází znovu.
   *[6] { $agent } hází bílou { $white }, jenže Strážce už se pohnul: hází znovu.
}
event-echo-rolled = { $white ->
    [1] { $agent } sahá po prvním zločinci své karty (bílá { $white }, černá { $count } { $turning }).
    [2] { $agent } sahá po druhém zločinci své karty (bílá { $white }, černá { $count } { $turning }).
    [3] { $agent } sahá po předmětu své karty (bílá { $white }, černá { $count } { $turning }).
    [4] { $agent } sahá po pátrání (bílá { $white }, černá { $count } { $turning }).
    [5] { $agent } sahá po zátarasu (bílá { $white }, černá { $count } { $turning }).
   *[6] { $agent } sahá po Strážci (bílá { $white }, černá { $count } { $turning }).
}
event-echo-marked = { $agent } si značí zátaras: { $border }.
    .again = Značí si zátaras: { $border }.
event-echo-progressed = { $agent } postupuje se svým zločinem: pokrok { $progress } (+{ $count }).
event-echo-set-back = Dnes ještě ne: Echo se utěšuje něčím jiným.
event-echo-committed-carefully = { $agent } páchá zločin: { $crime }. { $story } Jde na to opatrně: „{ $outcome }“.
event-echo-committed-recklessly = { $agent } páchá zločin: { $crime }. { $story } Jde na to bezohledně: „{ $outcome }“.
event-echo-drew-crime = { $agent } dobírá zločin { $deck }.
event-echo-stored = { $count ->
    [one] { $agent } ukládá naslepo do databanky { $count } dilema.
    [few] { $agent } ukládá naslepo do databanky { $count } dilemata.
   *[other] { $agent } ukládá naslepo do databanky { $count } dilemat.
}
event-echo-kept-face-down = { $count ->
    [one] { $agent } přesouvá jeden důkaz z bonusového pole do své schránky; zůstává lícem dolů.
    [few] { $agent } přesouvá { $count } důkazy z bonusových polí do své schránky; zůstávají lícem dolů.
   *[other] { $agent } přesouvá { $count } důkazů z bonusových polí do své schránky; zůstávají lícem dolů.
}
event-echo-shuffled = { $agent } míchá své karty.
event-echo-rotated = Písmena na desce Echo se posouvají; stranou teď stojí { $criminal }.

## Body a konce

score-intel = Informace
score-grip = Nejnižší nadvláda
score-least-corrupt = Nejmenší zkaženost
score-over-the-edge = Za hranou
score-evidence = Důkazy
score-dilemmas = Informace z dilemat
score-warrants = Zatykače
score-badges = Odznaky

honour-over-the-edge = za hranou
honour-least-corrupt = nejmenší zkaženost
honour-tie = lepší při shodě: zkaženost { $own } proti { $other }

end-saved-city = Plán je zmařen a vítěz se pořád může podívat do zrcadla.
end-saved-by-force = Plán je zmařen, jen se radši neptat jak: vítěz je za hranou.
end-kept-the-proof = Syndikát dosáhl svého, ale vítěz má důkazy a pořád ještě klidné spaní.
end-joined-them = Syndikát dosáhl svého a vítěz už k němu patří.

epilogue-saved-city = Syndikát se z města vytrácí bez jediného zvuku. Hák se osvědčil a divize se teď zodpovídá tobě. Zacházej s ním jemně.
epilogue-saved-by-force = Tvoje metody případ málem pohřbily, a přesto zachránily město. Je svobodné a samá modřina; příště se štěstí možná bude dívat jinam.
epilogue-kept-the-proof = Město je ztracené, ale tvoje složky ne. Až se Syndikát zase pohne, někdo na něj bude čekat s důkazy v ruce.
epilogue-joined-them = Nejnovější člen Syndikátu se stěhuje do rohové kanceláře. Všechno, co ti kdy divize prozradila, se stěhuje s tebou.

## Proč ne?

whynot-not-asked = Na to se teď hra neptá. Nejdřív odpověz na otázku.
whynot-must-choose = Tohle odmítnout nelze. Vyber z toho, co se nabízí.
whynot-changes-nothing = Nic by se tím nezměnilo. Zvol něco jiného.
whynot-not-in-play = Vybrat lze jen zločince ve hře a { $criminal } mezi ně nepatří.
whynot-not-yours = Akce provádíš jen se zločinci, které máš zaháknuté, a { $criminal } mezi ně nepatří.
whynot-hooked-already = Žeton zaháknutí { $criminal } už na své konzoli máš.
whynot-locked = Žeton zaháknutí { $criminal } je uzamčený. Zahákni někoho jiného.
whynot-no-free-port = Všechny tři porty tvé konzole jsou obsazené. Nejdřív někoho odhákni.
whynot-no-actions-left = Akce už ti nezbývají. Zbývají volné akce a zločin.
whynot-grip-too-low = Tvoje nadvláda nad { $criminal } je { $grip } a schopnost potřebuje { $needed }. Nejdřív ji zvyš.
whynot-no-endurance = Tvoje nadvláda nad { $criminal } je { $grip } a akce navíc potřebuje { $needed }. Nejdřív ji zvyš.
whynot-nothing-to-endure-for = Akci navíc teď { $criminal } nemá na co použít.
whynot-no-grip-by-endurance = Akcí navíc nelze získat nadvládu. Udělej s ní něco jiného.
whynot-other-criminal = Akci navíc má { $criminal } a nikdo jiný.
whynot-costs-nothing = To je zadarmo tak jako tak. Akci navíc použij na něco, co akci stojí.
whynot-top-of-track = Tvoje nadvláda už je na konci stupnice.
whynot-no-grip-to-lose = Není tu nadvláda, o kterou by se dalo přijít. Zvol jiného zločince.
whynot-already-there = Už je v této zóně: { $zone }. Zvol jinou.
whynot-not-adjacent = Ta zóna nesousedí: { $zone }. Pohyb vede jen o jednu zónu.
whynot-barred = V cestě stojí zátaras: { $zone }. Obejdi ho, nebo jím pohni.
whynot-not-here = Ten předmět v zóně není. Zvol takový, který tam je.
whynot-holds-nothing = V těch rukou není co odložit.
whynot-not-dropped = Zvednout lze jen předmět, který leží odložený na dosah.
whynot-searched = Je tam pátrání: { $zone }. Dokud se nepřesune jinam, efekt použít nelze.
whynot-not-nearby = To je moc daleko. Nedaleko znamená ve stejné nebo v sousední zóně.
whynot-not-itself = Schopnost působí jen na ostatní.
whynot-used-already = Vědma už svou schopnost v tomto tahu použila.
whynot-position-again = Takhle už v tomto tahu všechno leželo a volnou akcí se k tomu vrátit nelze. Nejdřív udělej něco, co zadarmo vzít zpět nejde.
whynot-smuggled-already = Ten předmět už Pašerák zadarmo vzal. Nejdřív udělej něco, co stojí akci, spáchej drobný zločin nebo použij podporu.
whynot-not-reachable = Kurýrku tam nepustí zátaras: { $zone }.
whynot-no-barrier-there = Na té hranici žádný zátaras nestojí.
whynot-not-left-behind = Strážce bere s sebou jen někoho ze zóny, kterou opustil, a { $criminal } tam není.
whynot-same-zone = Oba jsou ve stejné zóně, takže by se nic nezměnilo. Vyber z různých zón.
whynot-same-place = Oba leží na stejném místě, takže by se nic nezměnilo. Zvol jiný předmět.
whynot-no-searches-there = V té zóně žádné pátrání není. Zvol zónu, kde je.
whynot-searches-there = Pátrání už tam je: { $zone }. Zvol zónu, kde není.
whynot-not-held = Takový žeton podpory nemáš.
whynot-no-use = Ten žeton by teď nic nezměnil. Nech si ho na později.
whynot-no-support-now = V tomto kroku už podporu použít nelze. Počkej na další příležitost.
whynot-only-while-acting = Ten žeton se používá mezi akcemi. Nech si ho na ně.
whynot-no-token = V té třetině nabídky žádný žeton není. Zvol jinou.
whynot-deck-empty = Ten balíček je prázdný. Zvol jiný.
whynot-not-on-bar = Takový důkaz na liště není. Vezmi si některý z těch, které tam jsou.
whynot-bar-not-empty = Dokud na liště něco je, bere se první důkaz z ní. Zvol některý z nich.
whynot-display-not-empty = Ze společné zásoby se bere, jen když je displej prázdný. Vezmi si některý z těch na desce.
whynot-not-in-memory = Takový důkaz v paměti nemáš.
whynot-no-such-mission = Úkol v té řadě žádá jiný druh důkazu.
whynot-no-file-left = V té řadě už není žádná složka. Použij jinou řadu nebo oblast plánu.
whynot-bonus-taken = To bonusové pole je obsazené. Zvol jiné, nebo svou schránku.
whynot-nothing-there = Žádný důkaz tam lícem dolů neleží.
whynot-known-already = Ten důkaz už znáš. Prohlédni si jiný.
whynot-not-looked-at = Vzít si smíš jen jeden z prohlédnutých důkazů.
whynot-not-in-plan = Odhalit lze jen důkaz v oblasti plánu.
whynot-not-in-hand = Ten zločin v ruce nemáš.
whynot-no-prerequisite = Nejdřív musí někdo spáchat zločin o úroveň nižší z téže dějové linky.
whynot-conditions-not-met = Podmínky zločinu nejsou splněné. Podívej se na kartu, co chybí.
whynot-no-such-binding = Takhle ten zločin spáchat nejde. Vyber z toho, co se nabízí.
whynot-not-of-deck = Velký zločin se bere z balíčku 1., 2. nebo 3. úrovně.
whynot-no-dilemma = Takové dilema nemáš.
whynot-opponent-has-none = Tento protihráč nemá v ruce žádné dilema. Vyzvi někoho jiného.
whynot-not-an-opponent = Zvol protihráče, který hraje.
whynot-too-many-ports = Někdo by potom měl víc než tři zaháknuté zločince.
whynot-no-hooks-to-swap = Ani jeden z vás nemá zaháknutí, které by se dalo vyměnit.
whynot-not-tied = O tom rozhodují pravidla Echo. Vyber z těch, které jsou nastejno.
whynot-stored-already = Tohle dilema už je vybrané. Zvol jiné.
whynot-locked-already = Tento žeton zaháknutí už je uzamčený. Zvol jiný.

# Balíčky obsahu: co smí stát v souboru, do kterého majitel přepsal svou krabici.
pack-echo-card = karta Echo { $number }
pack-files = nejvýše 3 složky v řadě, dohromady { $count }
pack-evidence-fields = nejprve 4, 3 a 2, jak je ukazují pravidla, potom číslo, které není větší
pack-grip-spaces = { $min } až { $max } čísel, pro každé pole stupnice jedno
pack-grip-values = čísla, která zleva doprava neklesají, a mezi nimi 12, jak ji ukazují pravidla
pack-item-kinds = dva předměty od každého druhu
pack-support-kind = aspoň jeden žeton od každého druhu
pack-support-alike = jiné číslo, než má druhý žeton tohoto druhu, nebo žádné kopie jednoho z nich
pack-support-copies = počty, které dají dohromady { $count } žetonů; teď jich je { $sum }
pack-crime-role-once = každá role jednou
pack-crime-role = jen zločinci této karty: ti, které uvádí you a others
pack-crime-zone = z1 jen tam, kde karta má zones = ["z1"]
pack-crime-beings = dva nebo více, každý jednou
pack-crime-others = jeden nebo více, každý jednou, a ne ten, na koho se podmínka ptá
pack-crime-places = dvě různá místa
pack-crime-same = dva různé
pack-crime-nobody = aspoň jeden zločinec této karty
pack-crime-searches = zóna, opposite: nebo any; pátrání se nepřesouvá do jedné ze dvou sousedních zón
pack-crime-support = žádné žetony podpory: přinášejí je jen drobné zločiny
pack-crime-careful = ne víc informací a ne víc dilemat než bezohledná strana; možná jsou obě strany prohozené
pack-crime-plus4 = true na dvou kartách každé dějové linky; „{ $storyline }“ jich má { $count }
pack-dilemma-evidence = jeden nebo dva symboly důkazů
pack-echo-track = tři čísla od 1, každé větší než předchozí
pack-echo-progress = čísla { $values }, každé aspoň jednou, a žádná jiná
