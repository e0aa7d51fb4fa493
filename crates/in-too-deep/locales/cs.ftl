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
support-take-one = Vzetí jednoho důkazu
support-flip-one = Odhalení jednoho důkazu
support-petty-2 = Dobrání 2 drobných zločinů
support-petty-3 = Dobrání 3 drobných zločinů
support-grip-2 = Zisk 2 nadvlád
support-grip-3 = Zisk 3 nadvlád
support-ignore-barriers = Ignorování zátarasů
support-shift-searches = Přesun pátrání
support-tolerance = Zisk tolerance
support-hook = Zaháknutí zločince
support-lock = Zámek na zaháknutí
support-look-two-take-one = Prohlédnutí dvou důkazů a vzetí jednoho
support-swap-items = Výměna dvou předmětů
support-relocate-item = Přesun předmětu
support-swap-item-criminal = Výměna předmětu se zločincem
support-swap-criminals = Výměna dvou zločinců
support-relocate-criminal = Přesun zločince
support-guardian-barriers-2 = 2 pohyby Strážcem a zátarasy
support-guardian-barriers-3 = 3 pohyby Strážcem a zátarasy
support-swap-hooks = Výměna žetonů zaháknutí
support-drop-dilemma = Odhození dilematu
support-redraw-dilemmas = Nová dilemata
support-challenge = Výzva protihráči
support-actions-1 = Zisk 1 akce
support-actions-2 = Zisk 2 akcí
support-help-look-two = Ihned si prohlédni dva důkazy, které leží lícem dolů na displeji nebo v oblasti plánu.
support-help-take-one = Ihned si z displeje nebo z oblasti plánu vezmi naslepo do paměti jeden důkaz ležící lícem dolů.
support-help-flip-one = Ihned otoč lícem vzhůru jeden důkaz v oblasti plánu a dej ho do sdílené schránky.
support-help-petty-2 = Ihned dober 2 drobné zločiny a dej je lícem dolů stranou; do ruky je dostaneš v kroku 5.
support-help-petty-3 = Ihned dober 3 drobné zločiny a dej je lícem dolů stranou; do ruky je dostaneš v kroku 5.
support-help-grip-2 = Ihned získej 2 nadvlády a libovolně je rozděl mezi zločince ve hře, zaháknuté i nezaháknuté.
support-help-grip-3 = Ihned získej 3 nadvlády a libovolně je rozděl mezi zločince ve hře, zaháknuté i nezaháknuté.
support-help-ignore-barriers = Nech si ho na některý svůj tah a použij ho před zaháknutím nebo mezi akcemi: do konce toho tahu nezastaví zátarasy nic, čím hýbeš.
support-help-shift-searches = Nech si ho na některý svůj tah: všechno pátrání z jedné zóny se přesune do zóny, kde žádné není.
support-help-tolerance = Ihned získej žeton tolerance, který zvýší tvou toleranci o 2.
support-help-hook = Nech si ho na některý svůj tah: zahákni jednoho zločince, předtím klidně odhákni jiné, a získej nad ním 1 nadvládu.
support-help-lock = Nech si ho na některý svůj tah: polož ho na jeden ze svých žetonů zaháknutí, a dokud toho zločince neodhákneš, nikdo jiný ho nezahákne.
support-help-look-two-take-one = Ihned si prohlédni dva důkazy, které leží lícem dolů na displeji nebo v oblasti plánu, a jeden z nich si vezmi do paměti.
support-help-swap-items = Nech si ho na některý svůj tah: kterékoli dva předměty si vymění místa, a kdo jeden držel, drží teď druhý.
support-help-relocate-item = Nech si ho na některý svůj tah: kterýkoli předmět, držený nebo odložený, se přesune do kterékoli zóny a zůstane tam odložený.
support-help-swap-item-criminal = Nech si ho na některý svůj tah: předmět a zločinec z různých zón si vymění místa a předmět zůstane odložený.
support-help-swap-criminals = Nech si ho na některý svůj tah: kteříkoli dva zločinci si vymění místa, každý i s drženým předmětem.
support-help-relocate-criminal = Nech si ho na některý svůj tah: kterýkoli zločinec se i s drženým předmětem přesune do kterékoli zóny.
support-help-guardian-barriers-2 = Nech si ho na některý svůj tah: proveď až 2 pohyby Strážcem a zátarasy, rozdělené libovolně.
support-help-guardian-barriers-3 = Nech si ho na některý svůj tah: proveď až 3 pohyby Strážcem a zátarasy, rozdělené libovolně.
support-help-swap-hooks = Nech si ho na některý svůj tah: vyměň si s jedním protihráčem všechny žetony zaháknutí, jen uzamčené zůstanou na místě.
support-help-drop-dilemma = Nech si ho na některý svůj tah: odhoď jedno dilema z ruky nebo z databanky.
support-help-redraw-dilemmas = Ihned si dober do ruky 2 dilemata a potom z ní 2 odhoď, nová nebo stará.
support-help-challenge = Nech si ho na některý svůj tah: vyzvi protihráče na souboj stejně jako v Blocích.
support-help-actions-1 = Nech si ho na akce některého svého tahu: máš o 1 akci víc, s kterýmkoli svým zločincem.
support-help-actions-2 = Nech si ho na akce některého svého tahu: máš o 2 akce víc, s kterýmikoli svými zločinci.

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
place-box = schránka ({ $agent }), žeton { $number }
place-plan = oblast plánu, žeton { $number }

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
company-first = s prvním z nich
company-second = s druhým z nich
company-last = s třetím z nich
company-that-other = s tím jiným zločincem
company-that-last = s tím posledním zločincem

role-one = jeden z tvých zločinců
role-other = další z tvých zločinců
role-third = třetí z tvých zločinců
role-stranger = jiný zločinec
role-stranger-two = ještě jiný zločinec
role-same = tento zločinec
role-first = první z nich
role-second = druhý z nich
role-last = třetí z nich
role-that-other = ten jiný zločinec
role-that-last = ten poslední zločinec
of-role-one = jednoho z tvých zločinců
of-role-other = dalšího z tvých zločinců
of-role-third = třetího z tvých zločinců
of-role-stranger = jiného zločince
of-role-stranger-two = ještě jiného zločince
of-role-same = tohoto zločince
of-role-first = prvního z nich
of-role-second = druhého z nich
of-role-last = třetího z nich
of-role-that-other = toho jiného zločince
of-role-that-last = toho posledního zločince
to-role-one = jednomu z tvých zločinců
to-role-other = dalšímu z tvých zločinců
to-role-third = třetímu z tvých zločinců
to-role-stranger = jinému zločinci
to-role-stranger-two = ještě jinému zločinci
to-role-same = tomuto zločinci
to-role-first = prvnímu z nich
to-role-second = druhému z nich
to-role-last = třetímu z nich
to-role-that-other = tomu jinému zločinci
to-role-that-last = tomu poslednímu zločinci
pair-and = { $one } a { $other }
pair-or = { $one } nebo { $other }
pair-comma = { $one }, { $other }
nobody = nikdo

some-zone = některá zóna
that-zone = ta zóna
in-some-zone = v některé zóně
in-that-zone = v té zóně
in-any-zone = v jedné libovolné zóně
in-zone-of = v zóně { $whom }
in-zone-next-to = v zóně vedle { $where }
in-zone-facing = v zóně { $where }
of-some-zone = některé zóny
of-that-zone = té zóny
of-zone-of = zóny { $whom }
to-some-zone = do některé zóny
to-that-zone = do té zóny
to-any-zone = do kterékoli zóny
to-zone-of = do zóny { $whom }
to-zone-next-to = do zóny vedle { $where }
to-zone-facing = do zóny { $where }
to-neighbouring-zone = do sousední zóny
to-opposite-zone = do zóny naproti
opposite-some-zone = naproti některé zóně
opposite-that-zone = naproti té zóně
opposite-one-with = naproti té, kde je { $who }

any-item = jakýkoli předmět
item-of = předmět { $whom }
kind-of-items = { $kind } ({ $items })
items-any = držený nebo odložený
items-dropped = odložený
items-held = držený

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
clause-no-items = { $where } není žádný předmět ({ $what })
clause-items-at-least = { $n ->
    [one] { $where } je aspoň { $n } předmět ({ $what })
    [few] { $where } jsou aspoň { $n } předměty ({ $what })
   *[other] { $where } je aspoň { $n } předmětů ({ $what })
}
clause-items-exactly = { $n ->
    [one] { $where } je právě { $n } předmět ({ $what })
    [few] { $where } jsou právě { $n } předměty ({ $what })
   *[other] { $where } je právě { $n } předmětů ({ $what })
}
clause-items-at-most = { $n ->
    [one] { $where } je nejvýše { $n } předmět ({ $what })
    [few] { $where } jsou nejvýše { $n } předměty ({ $what })
   *[other] { $where } je nejvýše { $n } předmětů ({ $what })
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
    [few] pohni jedním zátarasem { $count }krát jedním směrem
   *[other] pohni jedním zátarasem { $count }krát jedním směrem
}
line-move-searches = všechno pátrání { $from } přesuň { $to }, pokud tam žádné není
line-move-searches-any = všechno pátrání { $from } přesuň do zóny, kde žádné není

crime-card = { $crime } ({ $storyline }, { $level })
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
