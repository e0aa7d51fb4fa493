### Co říká Fliptown.
###
### Jména oblastí, budov, postav a míst jsou nápisy na mapě a začínají velkým písmenem; barvy karet,
### barvy vkladu, předměty a pokerové ruce jsou obyčejná slova. Vše přichází v 1. pádě, proto stojí za
### dvojtečkou nebo v závorce. Texty odměn a úkolů nemají tečku: přidá ji věta, ve které stojí.

## Hra

game-intro =
    Divoký západ, tři kola po pěti tazích. Vydej se na stezku, kopej zlato, obchoduj ve městečku, nebo přepadni všechno, co se hýbe; šerif přijde až na konci kola.
    V každém tahu se otočí tři pokerové karty a ty rozhodneš, k čemu která z nich bude.
game-help =
    { about-game }

    { about-trail }
    { about-badlands }
    { about-mine }
    { about-town }
    { about-cemetery }

    { about-wanted }
    { about-poker }
about-game =
    Za tři kola po pěti tazích nasbírej co nejvíc bodů; v sólové hře jde o titul, nebo o vítězství nad kovbotem.
    V každém tahu se otočí tři karty. Jedna poslouží svou barvou, druhá hodnotou a třetí si zapíšeš do pokerové ruky.
    Barva určí oblast: ♥ Stezka, ♠ Pustina, ♦ Důl, ♣ Městečko. Hodnota v ní určí místo. Místo se zakroužkuje a dostaneš, co je na něm.
    Když karty nevedou tam, kam by se ti chtělo, vykraď na hřbitově hrob: k tomu stačí jakékoli karty.
    Zlato karty ohne: za 2 zlata změníš barvu, za 1 zlato posuneš hodnotu o stupeň nahoru nebo dolů. Pokerová karta zůstává, jaká je.
    Bonusová akce je akce navíc ve své oblasti, s hodnotou podle chuti; klidně může vynést další.
    Po pěti tazích přijde výplata za pokerovou ruku, pánve a kladívka přinesou zlato a peníze a šerif otočí svou kartu. Je-li nižší než tvůj počet WANTED, platíš pokutu, ledaže ho předem uplatíš 1 zlatem za každé WANTED.
    Na konci je každá hvězda bod, stejně jako každá stříbrná hvězda, každé 4 $ a každá 2 zlata.
    Nabídnuté volby jsou přesně ty dovolené, i s cenou a odměnou.
about-trail = ♥ Stezka: dojeď na kteroukoli zastávku před sebou, která není výš než tvoje hodnota, a vezmi si její odměnu. Přeskočené zastávky propadnou a zpátky se nejezdí.
about-badlands = ♠ Pustina: přepadni cíl přesně své hodnoty; stejná nebo vyšší karta loupeže přinese všechny hvězdy i peníze, nižší jen polovinu hvězd, a WANTED si bereš tak jako tak. Třetí cíl téže řady, ať to dopadne jakkoli, vynese bonusovou akci.
about-mine = ♦ Důl: sestup do místnosti, do níž vede cesta od vchodu nebo ze zakroužkované místnosti a jejíž rozmezí obsahuje tvoji hodnotu. Místnosti na dně přinesou na konci stříbrné hvězdy za to, co máš zakroužkované jinde.
about-town = ♣ Městečko: navštiv budovu přesně své hodnoty (A je Hrobník, K je Klub prospektorů) a využij, co nabízí, pokud chceš a máš na to. První návštěva navíc přinese hvězdu nebo bonusovou akci; vracet se můžeš, kolikrát chceš.
about-cemetery = Hřbitov: zakroužkuj libovolný náhrobek, ať máš karty jakékoli, a za své způsoby si vezmi 1 WANTED. Mezi každými dvěma sousedy leží odměna, která je tvoje, jakmile jsou zakroužkované oba; prostřední je zakroužkovaný od začátku.
about-wanted = WANTED: na konci každého kola šerif zatkne každého, kdo má víc WANTED, než je hodnota jeho karty (A je 1, K je 13), a kdo ho neuplatí. Pokuta je v 1. kole 10 $ nebo 4 hvězdy, ve 2. kole 14 $ nebo 6 hvězd, ve 3. kole 18 $ nebo 8 hvězd; od 14 WANTED bere jen hvězdy. Úplatek ani pokuta žádné WANTED neškrtnou: od toho je Skrýš, Kostel a zastávka J.
about-poker = Poker: pět pokerových karet kola je tvoje ruka a nic se nesází. Méně než pár nevynese nic; od páru po královskou postupku vynese každá ruka peníze a hvězdy podle tabulky na tvé mapě.

## Jména

region-trail = Stezka
region-badlands = Pustina
region-mine = Důl
region-town = Městečko
region-cemetery = Hřbitov

suit-hearts = srdce
suit-spades = piky
suit-diamonds = kára
suit-clubs = kříže

colour-red = červená
colour-black = černá

row-chickens = Slepice
row-cattle = Skot
row-stagecoach = Dostavník
row-train = Vlak

site-stop = Zastávka { $rank }
site-target = { $row } { $rank }
site-room = Místnost { $room }
site-tombstone = { $stone ->
    [t00] Náhrobek vlevo nahoře
    [t01] Náhrobek nahoře
    [t02] Náhrobek vpravo nahoře
    [t10] Náhrobek vlevo
    [t12] Náhrobek vpravo
    [t20] Náhrobek vlevo dole
    [t21] Náhrobek dole
    [t22] Náhrobek vpravo dole
   *[t11] Náhrobek uprostřed
}
land-square = { $square ->
    [a] vlevo nahoře
    [b] nahoře
    [c] vpravo nahoře
    [d] vlevo
    [f] vpravo
    [g] vlevo dole
    [h] dole
    [i] vpravo dole
   *[e] uprostřed
}

building-undertaker = Hrobník
building-bank = Banka
building-hideout = Skrýš
building-stables = Stáje
building-general-store = Hokynářství
building-church = Kostel
building-hotel = Hotel
building-land-office = Pozemkový úřad
building-gunsmith = Puškař
building-bail-bonds = Kauční agenti
building-sheriffs-office = Šerifova kancelář
building-saloon = Saloon
building-prospectors-club = Klub prospektorů

visit-undertaker = náhrobky už bez WANTED
visit-undertaker-again = rýč: odteď 1 hvězda za každý náhrobek
visit-bank = vklad { $cash } $: { $colours }
visit-hideout = škrtni až 4 WANTED
visit-or = { $some } nebo { $last }
visit-ware = { $item } za { $cash } $
visit-church = škrtni až 8 WANTED po 1 $
visit-hotel = lepší stříbrná hvězda za 2 $
visit-land-office = půda za { $prices }
visit-nothing = nic dalšího tu už není
visit-bail-bonds = lov na psance
visit-sheriffs-office = pohled na kartu šerifa a 1 hvězda nebo −2 WANTED
visit-saloon = až 8 hvězd po 2 $
visit-prospectors-club = až 8 hvězd po 1 zlatu

item-ignore-wanted = přátelství s hrobníkem
item-shovel = rýč
item-trail-horse = jízdní kůň
item-pickaxe = krumpáč
item-bandana = bandana
item-pistol = pistole
item-rifle = puška
item-work-horse = tažný kůň
item-gold-pan = rýžovací pánev

use-work-horse = kladívko a hvězda
use-trail-horse = na stezce se tvoje hodnota počítá o 6 vyšší
use-gold-pan = pánev a hvězda
use-pickaxe = v dole se tvoje hodnota smí počítat o 2 vyšší nebo nižší, a k tomu hvězda
use-bandana = za každou loupež o 1 WANTED méně
use-pistol = tvoje karty loupeže se počítají o 2 vyšší
use-rifle = tvoje karty loupeže se počítají o 4 vyšší (místo o 2 s pistolí)

hand-high-card = jen vysoká karta
hand-one-pair = pár
hand-two-pair = dva páry
hand-three-of-a-kind = trojice
hand-straight = postupka
hand-flush = barva
hand-full-house = full house
hand-four-of-a-kind = poker
hand-straight-flush = čistá postupka
hand-royal-flush = královská postupka

## Postavy

character-trailblazer = Průkopník
character-cheat = Podvodník
character-prospector = Prospektor
character-settler = Osadník
character-bandit = Bandita
character-marshal = Maršál
character-preacher = Kazatel
character-miner = Horník
character-ranch-hand = Honák
character-grave-robber = Vykradač hrobů
character-man-in-black = Muž v černém
character-baroness = Baronka
character-mayor = Starosta
character-wild-card = Nevyzpytatelný

ability-trailblazer = Na začátku má { AND($start) }. Jednou za hru ve svém tahu: bonusová akce na stezce.
ability-cheat = Na začátku má { AND($start) }. Jednou za hru při vyhodnocení pokeru: jedna pokerová karta platí za tu, která se hodí nejvíc.
ability-prospector = Na začátku má { AND($start) }. Jednou za hru před hlavní akcí: hodnota se posune nahoru nebo dolů přesně o tolik, kolik má pánví.
ability-settler = Na začátku má { AND($start) }. Jednou za hru ve svém tahu: bonusová akce ve městečku.
ability-bandit = Na začátku má { AND($start) }. Jednou za hru ve svém tahu: bonusová akce v pustině.
ability-marshal = Na začátku má { AND($start) }. Jednou za hru při zatčení: dobere další kartu a ta platí místo karty šerifa, v dobrém i ve zlém.
ability-preacher = Na začátku má { AND($start) }. Jednou za hru, těsně než přijde šerif: škrtne až { $count } WANTED.
ability-miner = Na začátku má { AND($start) }. Jednou za hru ve svém tahu: bonusová akce v dole.
ability-ranch-hand = Na začátku má { AND($start) }. Jednou za hru ve svém tahu nebo před uplácením: škrtne až { $count } WANTED za každé kladívko.
ability-grave-robber = Na začátku má { AND($start) }. Jednou za hru ve svém tahu: bonusová akce na hřbitově.
ability-man-in-black = Na začátku má { AND($start) }. Jednou za hru ve svém tahu: bonusová akce v kterékoli oblasti.
ability-baroness = Na začátku má { AND($start) }. Jednou za hru ve svém tahu nebo před uplácením: získá tolik zlata, kolik má WANTED.
ability-mayor = Na začátku má { AND($start) }. Jednou za hru hned po otočení karet: místo nich se všem vyloží tři nové.
ability-wild-card = Na začátku má { AND($start) } a k tomu žolíky ({ $count }). Před hlavní akcí žolík změní kartu barvy na libovolnou barvu nebo kartu hodnoty na libovolnou hodnotu; každý žolík platí jednou.

## Kovboti

cowbot-calamity-jane = Calamity Jane
cowbot-billy-the-kid = Billy the Kid
cowbot-black-bart = Black Bart
cowbot-wyatt-earp = Wyatt Earp

difficulty-easy = snadná
difficulty-normal = normální
difficulty-hard = těžká

## Odměny a úkoly

gear-pan = pánev
gear-hammer = kladívko

bounty-all-regions = { $count ->
    [one] Zakroužkuj aspoň { $count } místo v každé z těchto oblastí: { AND($regions) }
    [few] Zakroužkuj aspoň { $count } místa v každé z těchto oblastí: { AND($regions) }
   *[other] Zakroužkuj aspoň { $count } míst v každé z těchto oblastí: { AND($regions) }
}
bounty-trail-bonuses = Zakroužkuj všechny tyto zastávky stezky: { $stops }
bounty-tools = { $count ->
    [one] Měj aspoň { $count } rýžovací pánev nebo kladívko
    [few] Měj dohromady aspoň { $count } rýžovací pánve a kladívka
   *[other] Měj dohromady aspoň { $count } rýžovacích pánví a kladívek
}
bounty-town-stars = Zakroužkuj všechny tyto budovy: { AND($buildings) }
bounty-mine-gold = { $count ->
    [one] Seber v místnostech dolu aspoň { $count } zlato
    [few] Seber v místnostech dolu aspoň { $count } zlata
   *[other] Seber v místnostech dolu aspoň { $count } zlat
}
bounty-every-target = { $count ->
    [one] Zakroužkuj aspoň jeden cíl od každého druhu: slepice, skot, dostavník i vlak
    [few] Zakroužkuj aspoň { $count } cíle od každého druhu: slepice, skot, dostavník i vlak
   *[other] Zakroužkuj aspoň { $count } cílů od každého druhu: slepice, skot, dostavník i vlak
}
bounty-tombstones = { $count ->
    [one] Zakroužkuj { $count } libovolný náhrobek (prostřední se nepočítá)
    [few] Zakroužkuj { $count } libovolné náhrobky (prostřední se nepočítá)
   *[other] Zakroužkuj { $count } libovolných náhrobků (prostřední se nepočítá)
}
bounty-trail-end-or-hunter = { $count ->
    [one] Zakroužkuj na stezce zastávku { $stops }, nebo si u kaučních agentů vezmi na mušku jednoho psance
    [2] Zakroužkuj na stezce zastávku { $stops }, nebo si u kaučních agentů vezmi na mušku dva psance
    [few] Zakroužkuj na stezce zastávku { $stops }, nebo si u kaučních agentů vezmi na mušku všechny psance
   *[other] Zakroužkuj na stezce zastávku { $stops }, nebo si u kaučních agentů vezmi na mušku všechny psance
}
bounty-most-wanted = Měj { $count } nebo více WANTED
bounty-outfit = { $count ->
    [one] Zakroužkuj { $count } věc z těchto: { $gear }
    [few] Zakroužkuj { $count } různé věci z těchto: { $gear }
   *[other] Zakroužkuj { $count } různých věcí z těchto: { $gear }
}
bounty-tycoon = Měj aspoň { $cash } $ nebo aspoň { $gold ->
    [one] { $gold } zlato
    [few] { $gold } zlata
   *[other] { $gold } zlat
}
bounty-all-bonuses = Získej bonusovou akci každého z těchto druhů: { AND($regions) }

challenge-six-sites-everywhere = Zakroužkuj aspoň 6 míst na stezce, v pustině, v dole i ve městečku
challenge-seven-tools = Měj dohromady aspoň 7 pánví a kladívek
challenge-clean-record = { $count ->
    [0] Na konci hry neměj žádné WANTED
   *[other] Na konci hry měj nejvýš { $count } WANTED
}
challenge-all-mine-gold = Seber všechno zlato v dole
challenge-all-trail-stars = Zakroužkuj všechny tyto zastávky stezky: { $stops }
challenge-all-town-stars = Získej ve městečku všechny bonusy s 1 hvězdou
challenge-one-of-each-target = Zakroužkuj v pustině aspoň jeden cíl od každého druhu
challenge-whole-graveyard = Zakroužkuj všech 8 vnějších náhrobků
challenge-monster-hand = Slož poker, čistou postupku nebo královskou postupku
challenge-no-silver = { $count ->
    [0] Skonči bez jediné stříbrné hvězdy
    [one] Měj na konci nejvýš { $count } stříbrnou hvězdu
    [few] Měj na konci nejvýš { $count } stříbrné hvězdy
   *[other] Měj na konci nejvýš { $count } stříbrných hvězd
}
challenge-rich-twice = Na konci hry měj aspoň 30 $ a 15 zlat
challenge-three-good-hands = Vyhraj všemi třemi pokerovými rukami, každou lepší než pár
challenge-low-profile = Měj nejvýše 5 WANTED a ani jednou se nenech zatknout
challenge-beat-all-easy = Poraz všechny 4 kovboty na snadnou obtížnost
challenge-beat-one-hard = Poraz aspoň jednoho kovbota na těžkou obtížnost
challenge-guard-the-deck = Nenech kovbota ukrást více než jednu kartu
challenge-public-enemy = Na konci hry měj 20 nebo více WANTED
challenge-silver-baron = Získej 24 nebo více stříbrných hvězd
challenge-whole-region = Zakroužkuj všechna místa v jedné oblasti
challenge-legend = Dosáhni legendárního skóre
challenge-met = splněný úkol { $number } („{ $challenge }“)

## Nastavení

option-characters = Postavy
option-characters-help = Každý dostane jednu ze 14 postav, s vlastními zdroji do začátku a schopností pro jednu pravou chvíli.
option-holdem = Texas Hold ’em
option-holdem-help = Každé kolo dostane každý ještě dvě karty; pokerová ruka je nejlepších pět ze sedmi.
option-competitive = Kompetitivní poker
option-competitive-help = Vyplatí se jen nejlepší pokerová ruka u stolu. Jen s Texas Hold ’em a aspoň 2 hráči.
option-cowbot = Kovbot
option-cowbot-help = Sólový soupeř, který při hře krade karty a boduje za každé místo, které nezakroužkuješ. Jen pro 1 hráče.
option-cowbot-none = nikdo
option-cowbot-calamity-jane = Calamity Jane: krade, když použiješ ♥ a získáš hvězdu; nejvíc jí vynáší stezka
option-cowbot-billy-the-kid = Billy the Kid: krade, když použiješ ♠ a získáš WANTED; nejvíc mu vynáší pustina
option-cowbot-black-bart = Black Bart: krade, když použiješ ♦ a získáš zlato; nejvíc mu vynáší důl
option-cowbot-wyatt-earp = Wyatt Earp: krade, když použiješ ♣ a získáš bonusovou akci; nejvíc mu vynáší městečko
option-cowbot-random = vylosuje se
option-difficulty = Obtížnost kovbota
option-difficulty-help = Za kolik svých oblastí kovbot boduje a kolik mu vynese ukradená karta.
option-difficulty-easy = snadná: dvě oblasti, 1 bod za ukradenou kartu
option-difficulty-normal = normální: tři oblasti, 2 body za ukradenou kartu
option-difficulty-hard = těžká: všechny čtyři oblasti, 3 body za ukradenou kartu
option-one-card-setup = Příprava jednou kartou
option-one-card-setup-help = Dobere se jedna karta: její barva určí kovbota, její hodnota tvoji postavu. Jen pro 1 hráče, s postavami a vylosovaným kovbotem.
preset-first-game = První hra: bez postav, bez kovbota, bez Hold ’em
preset-duel = Souboj: sólo proti vylosovanému kovbotovi
preset-all-in = Všechno: postavy i Texas Hold ’em

option-why-cowbot-solo = Kovbot jezdí jen proti osamělému hráči. Hraj sólo, nebo bez kovbota.
option-why-difficulty-cowbot = Není tu kovbot, kterému by šlo nastavit obtížnost. Některého zvol, nebo nech obtížnost normální.
option-why-competitive-holdem = Kompetitivní poker se hraje jen s Texas Hold ’em. Zapni ho také.
option-why-competitive-seats = V kompetitivním pokeru musí být s kým soutěžit: hrají ho aspoň 2 hráči.
option-why-one-card = Příprava jednou kartou potřebuje 1 hráče, postavy a vylosovaného kovbota: karta losuje obojí.

## Zisky, části výčtu

gain-stars = { $count ->
    [one] +{ $count } hvězda
    [few] +{ $count } hvězdy
   *[other] +{ $count } hvězd
}
gain-cash = +{ $count } $
gain-gold = { $count ->
    [one] +{ $count } zlato
    [few] +{ $count } zlata
   *[other] +{ $count } zlat
}
gain-pans = { $count ->
    [one] +{ $count } pánev
    [few] +{ $count } pánve
   *[other] +{ $count } pánví
}
gain-hammers = { $count ->
    [one] +{ $count } kladívko
    [few] +{ $count } kladívka
   *[other] +{ $count } kladívek
}
gain-wanted = +{ $count } WANTED
gain-nothing = nic
gain-tool = pánev nebo kladívko
gain-bounty = { $count ->
    [one] vypsaná odměna +{ $count } hvězda
    [few] vypsaná odměna +{ $count } hvězdy
   *[other] vypsaná odměna +{ $count } hvězd
}
gain-clear = škrtni až { $count } WANTED
gain-bonus = bonusová akce ({ $region })
gain-robbery = { $stars ->
    [one] +{ $stars } hvězda
    [few] +{ $stars } hvězdy
   *[other] +{ $stars } hvězd
} a { $cash } $ ({ $half ->
    [one] při kartě pod { $card } jen { $half } hvězda
    [few] při kartě pod { $card } jen { $half } hvězdy
   *[other] při kartě pod { $card } jen { $half } hvězd
})
gain-robbery-sure = { $stars ->
    [one] +{ $stars } hvězda
    [few] +{ $stars } hvězdy
   *[other] +{ $stars } hvězd
} a { $cash } $ při každé kartě
gain-silver-tombstones = stříbrná hvězda za každý zakroužkovaný náhrobek
gain-silver-buildings = stříbrná hvězda za každou zakroužkovanou budovu
gain-silver-rooms = stříbrná hvězda za každou zakroužkovanou místnost
gain-silver-stops = stříbrná hvězda za každou zakroužkovanou zastávku
gain-silver-targets = stříbrná hvězda za každý zakroužkovaný cíl

## Zisky v záznamu, ve 4. pádě za „získává“

taking-stars = { $count ->
    [one] { $count } hvězdu
    [few] { $count } hvězdy
   *[other] { $count } hvězd
}
taking-cash = { $count } $
taking-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlat
}
taking-pans = { $count ->
    [one] { $count } pánev
    [few] { $count } pánve
   *[other] { $count } pánví
}
taking-hammers = { $count ->
    [one] { $count } kladívko
    [few] { $count } kladívka
   *[other] { $count } kladívek
}
taking-wanted = { $count } WANTED

## Otázky

prompt-mayor = Starosta: zůstanou tyhle tři karty?
    .help = Jednou za hru můžeš hned po otočení karet vyložit místo nich tři nové; ty pak zůstanou, ať jsou jakékoli.
prompt-bail = { $card } je psanec, kterého lovíš. Co si vezmeš?
    .help = Každá karta hodnoty, kterou lovíš, vyplatí odměnu dřív, než se v tahu stane cokoli jiného; zlato a peníze můžeš hned utratit.
prompt-assign = Rozděl tři karty: na barvu, na hodnotu a do pokeru.
    .help = Barva určí oblast, hodnota místo v ní; třetí karta zůstane natrvalo v pokerové ruce tohoto kola.
prompt-main = Barva: { $suit }, hodnota: { $rank }. { $tombstones ->
        [0] { $at ->
            [trail] Kam na stezce?
            [badlands] Kam v pustině?
            [mine] Kam v dole?
           *[town] Kam ve městečku?
        }
       *[other] { $at ->
            [trail] Kam: na stezku, nebo na hřbitov?
            [badlands] Kam: do pustiny, nebo na hřbitov?
            [mine] Kam: do dolu, nebo na hřbitov?
           *[town] Kam: do městečka, nebo na hřbitov?
        }
    }
    .help = { $at ->
        [trail] Vybrat můžeš kteroukoli zastávku, na kterou hodnota stačí; přeskočené zastávky propadnou{ bend-trail }
       *[other] Tohle je jediná hlavní akce tahu{ bend-cards }
    }{ or-a-grave }
bend-trail = { $bend ->
    [suit] . Za zlato dojedeš dál nebo změníš barvu
    [steps] . Za zlato dojedeš dál
   *[none] {""}
}
bend-cards = { $bend ->
    [suit] ; barvu ještě můžeš změnit za zlato a u míst mimo hodnotu { $rank } stojí cena ve zlatě
    [steps] ; u míst mimo hodnotu { $rank } stojí cena ve zlatě
   *[none] {""}
}
or-a-grave = { $tombstones ->
    [0] .
   *[other] . Na hřbitov stačí jakékoli karty.
}
prompt-after = Akce je za tebou. Použiješ teď svou schopnost, nebo tah ukončíš?
    .help = Schopnost funguje jednou za celou hru; šetřit ji nic nestojí, jen se na ni nesmí zapomenout.
prompt-order = První návštěva: { $building }. Čím začneš: nabídkou budovy, nebo bonusovou akcí ({ $region })?
    .help = Dostaneš obojí; na pořadí záleží, když jedno má zaplatit druhé.
prompt-bank = Banka: vložíš { $cash } $ do červené, nebo do černé?
    .help = Od příštího tahu platí: jsou-li všechny tři vyložené karty červené, případně černé, podle tvého vkladu, dostaneš tolik hvězd, kolikáté je kolo; čím dřív, tím líp.
prompt-shop = { $building }: co to bude?
    .help = Za návštěvu jedna věc, každá se prodává jen jednou; platí od této chvíle až do konce hry, takže se vyplatí nakoupit brzy.
prompt-hotel = Hotel: nocleh za { $cash } $? { $silver ->
        [one] Na konci by pak vynesl { $silver } stříbrnou hvězdu.
        [few] Na konci by pak vynesl { $silver } stříbrné hvězdy.
       *[other] Na konci by pak vynesl { $silver } stříbrných hvězd.
    }
    .help = Počítá se jen poslední hotelová hvězda a každá má větší cenu než ta před ní: jeden nocleh je špatný obchod, poslední je ten nejlepší.
prompt-land = Pozemkový úřad: která pole zabereš?
    .help = Hvězdy na polích získáš hned; každý tvar má svou cenu a za celou mřížku je 7 hvězd navíc.
prompt-hunt = Kauční agenti: kterého psance budeš lovit?
    .help = Od příštího tahu ti každá vyložená karta té hodnoty vynese 4 $, 2 zlata, nebo 2 škrtnuté WANTED.
prompt-office = Šerifova kancelář: hvězdu, nebo méně WANTED?
    .help = Kartu šerifa teď znáš; je-li nižší než tvůj počet WANTED, škrtnutí dvou tě může uchránit pokuty nebo zlevnit úplatek.
prompt-buy-clear = { $building }: kolik WANTED škrtneš{ $cash ->
        [0] {""}
       *[other] , po { $cash } $
    }? (nejvýše { $count })
    .help = Máš-li WANTED víc, než je hodnota karty šerifa, čeká tě zatčení, a úplatek stojí 1 zlato za každé; škrtnutí tedy pomůže dvakrát.
prompt-buy-stars-cash = { $building }: kolik hvězd koupíš po { $cost } $? (nejvýše { $count })
    .help = Na konci hry je bod až za 4 $, takže po { $cost } $ je to výhodné; nech si jen to, co ještě budeš potřebovat.
prompt-buy-stars-gold = { $building }: { $cost ->
        [one] kolik hvězd koupíš po { $cost } zlatu
        [few] kolik hvězd koupíš po { $cost } zlatech
       *[other] kolik hvězd koupíš po { $cost } zlatech
    }? (nejvýše { $count })
    .help = Na konci hry je bod až za 2 zlata; co utratíš teď, už ale nezmění kartu ani neuplatí šerifa.
prompt-tool = Pánev, nebo kladívko?
    .help = Na konci každého kola přinese pánev 1 zlato a kladívko 2 $.
prompt-clear = Kolik WANTED škrtneš? (nejvýše { $count })
    .help = Méně WANTED znamená menší riziko zatčení a levnější úplatek; nech si je, jen pokud je sbíráš schválně.
prompt-wanted = { $item ->
    [bandana] Máš bandanu. Kolik si z { $count } WANTED vezmeš?
   *[ignore_wanted] Hrobník je tvůj přítel. Vezmeš si WANTED přesto?
}
    .help = Každé další zvyšuje riziko zatčení a zdražuje úplatek; ber si ho, jen pokud WANTED sbíráš schválně.
prompt-bonus = Bonusová akce: { $region }. Které místo?
    .help = { $at ->
        [trail] Nepotřebuje karty ani zlato a platí kterákoli další zastávka, ale přeskočené propadnou.
       *[other] Nepotřebuje karty ani zlato a platí jakákoli hodnota; co si nevezmeš hned, propadne.
    }
prompt-ability-bonus = Tvoje schopnost dává bonusovou akci: { $region }. Které místo?
    .help = { $at ->
        [trail] Nepotřebuje karty ani zlato a platí kterákoli další zastávka, ale přeskočené propadnou; schopnost už je použitá, takže akci musíš provést.
       *[other] Nepotřebuje karty ani zlato a platí jakákoli hodnota; schopnost už je použitá, takže akci musíš provést.
    }
prompt-cowbot-bonus = Bonusová akce: { $region }. Které místo? ({ $cowbot } se dívá)
    .help = { $at ->
        [trail] Nepotřebuje karty ani zlato a platí kterákoli další zastávka, ale přeskočené propadnou; ve hře je karta v barvě kovbota a odměnu nelze vynechat jen proto, aby nekradl.
       *[other] Nepotřebuje karty ani zlato a platí jakákoli hodnota; ve hře je karta v barvě kovbota a odměnu nelze vynechat jen proto, aby nekradl.
    }
prompt-any-region = Bonusová akce, kde se ti zlíbí. Ve které oblasti?
    .help = Máš ji jednou za hru, hledej tedy místo, které vynese další bonusovou akci nebo něco dokončí.
prompt-cheat = Pět karet v ruce a jedna v rukávu. Budeš podvádět?
    .help = Jedna z tvých pokerových karet se změní v tu nejlepší možnou; smíš to jen v jednom ze tří kol.
prompt-preach = Kolik WANTED smyje kázání? (nejvýše { $count })
    .help = Hned potom přijde šerif; kázání máš jedno za hru a nic nestojí.
prompt-bribe = { $gold ->
    [one] Šerif je na cestě, úplatek by stál { $gold } zlato. Co uděláš?
    [few] Šerif je na cestě, úplatek by stál { $gold } zlata. Co uděláš?
   *[other] Šerif je na cestě, úplatek by stál { $gold } zlat. Co uděláš?
}
    .help = Úplatek stojí 1 zlato za každé WANTED a v tomto kole tě uchrání zatčení, ať je jeho karta jakákoli; WANTED ti zůstanou a od 14 výš tě bez úplatku nezachrání žádná karta.
prompt-marshal = Šerif tě zatýká. Ukážeš odznak a dobereš jinou kartu?
    .help = Nová karta platí jako karta šerifa jen pro tebe; bude-li taky příliš nízká, pokutu zaplatíš stejně, a od 14 WANTED je nízká každá.
prompt-fine = { $count ->
    [one] Zatčení. Zaplatíš { $cash } $, nebo { $count } hvězdu?
    [few] Zatčení. Zaplatíš { $cash } $, nebo { $count } hvězdy?
   *[other] Zatčení. Zaplatíš { $cash } $, nebo { $count } hvězd?
}
    .help = Na konci je bod za hvězdu stejně jako za 4 $; peníze, které už nemáš za co utratit, bývají levnější.

## Volby

choice-notation = { $action }
choice-keep-lineup = Nechat tyto tři karty
choice-redraw-lineup = { $seats ->
    [1] Otočit tři nové karty
   *[other] Otočit všem tři nové karty
}
choice-take-cash = Vzít 4 $
choice-take-gold = Vzít 2 zlata
choice-take-star = Vzít 1 hvězdu
choice-take-clear = { $count ->
    [0] Škrtnout až 2 WANTED
   *[other] Škrtnout { $count } WANTED
}
choice-take-wanted = { $count ->
    [0] Nevzít si žádné WANTED
   *[other] Vzít si { $count } WANTED
}
choice-assign = Barva { $suit } ({ $region }), hodnota { $value }, poker { $poker }
choice-change-suit = { $gold ->
    [one] Změnit barvu na { $suit } ({ $region }) za { $gold } zlato
    [few] Změnit barvu na { $suit } ({ $region }) za { $gold } zlata
   *[other] Změnit barvu na { $suit } ({ $region }) za { $gold } zlat
}
choice-joker-suit = Žolík změní barvu na { $suit } ({ $region })
choice-joker-value = Žolík změní hodnotu na { $rank }
choice-shift = Prospektor posune hodnotu na { $rank }
choice-ability-baroness = { $count ->
    [one] Baronka: získat { $count } zlato, 1 za každé WANTED
    [few] Baronka: získat { $count } zlata, 1 za každé WANTED
   *[other] Baronka: získat { $count } zlat, 1 za každé WANTED
}
choice-ability-ranch-hand = Honák: škrtnout až { $each } WANTED za každé kladívko
choice-ability-man-in-black = Muž v černém: bonusová akce v kterékoli oblasti
choice-ability-trailblazer = Průkopník: bonusová akce na stezce
choice-ability-settler = Osadník: bonusová akce ve městečku
choice-ability-bandit = Bandita: bonusová akce v pustině
choice-ability-miner = Horník: bonusová akce v dole
choice-ability-grave-robber = Vykradač hrobů: bonusová akce na hřbitově
choice-go = { $site }: { $gains }{ $gold ->
    [0] {""}
    [one] {" "}– za { $gold } zlato
    [few] {" "}– za { $gold } zlata
   *[other] {" "}– za { $gold } zlat
}
choice-pass = Vynechat: s těmito kartami není kam jít
choice-decline = Bonusovou akci nevyužít
choice-effect-first = Nejdřív budova ({ $building }), potom bonusová akce ({ $region })
choice-bonus-first = Nejdřív bonusová akce ({ $region }), potom budova ({ $building })
choice-deposit = Vklad: { $colour }
choice-buy = Koupit { goods } za { $cash } $: { $use }
choice-stay = Ubytovat se
choice-claim = { $count ->
    [one] Zabrat pole { AND($land) }: { $cash } $, +{ $count } hvězda
    [few] Zabrat pole { AND($land) }: { $cash } $, +{ $count } hvězdy
   *[other] Zabrat pole { AND($land) }: { $cash } $, +{ $count } hvězd
}
choice-hunt = Lovit psance { $rank }
choice-leave = Nechat to být
choice-buy-stars-cash = { $count ->
    [0] Nekoupit nic
    [one] { $count } hvězda za { $paid } $
    [few] { $count } hvězdy za { $paid } $
   *[other] { $count } hvězd za { $paid } $
}
choice-buy-stars-gold = { $count ->
    [0] Nekoupit nic
    [one] { $count } hvězda za
    [few] { $count } hvězdy za
   *[other] { $count } hvězd za
}{ $paid ->
    [0] {""}
    [one] {" "}{ $paid } zlato
    [few] {" "}{ $paid } zlata
   *[other] {" "}{ $paid } zlat
}
choice-clear = { $count ->
    [0] Neškrtnout nic
   *[other] Škrtnout { $count } WANTED
}{ $cash ->
    [0] {""}
   *[other] {" "}za { $cash } $
}
choice-tool-pan = Pánev: každé kolo 1 zlato
choice-tool-hammer = Kladívko: každé kolo 2 $
choice-region = { $region }
choice-finish = Ukončit tah
choice-cheat = Vytáhnout kartu z rukávu ({ $hand })
choice-keep-hand = Hrát tohle kolo poctivě ({ $hand })
choice-keep-ability = Nechat si kázání na později
choice-bribe = { $gold ->
    [one] Uplatit šerifa za { $gold } zlato
    [few] Uplatit šerifa za { $gold } zlata
   *[other] Uplatit šerifa za { $gold } zlat
}
choice-refuse = { $wanted ->
    [0] Neplatit: není za co tě zatknout
    [1] Neplatit: na jediné WANTED je každá karta dost vysoká
   *[other] Neplatit: karta šerifa nižší než { $wanted } znamená zatčení
}
choice-refuse-safe = Neplatit: s jeho kartou { $card } zůstaneš na svobodě
choice-refuse-arrest = Neplatit: jeho karta { $card } znamená zatčení
choice-draw-card = Ukázat odznak a dobrat jinou kartu
choice-accept = Jít po dobrém a zaplatit pokutu
choice-pay-cash = Zaplatit { $cash } $
choice-pay-stars = { $count ->
    [one] Ztratit { $count } hvězdu
    [few] Ztratit { $count } hvězdy
   *[other] Ztratit { $count } hvězd
}

## Záznam hry

goes = { $place ->
    [trail] jede po stezce na zastávku { $spot }
    [badlands] vyráží do pustiny
    [mine] sestupuje v dole do místnosti { $spot }
    [town] { calls-at }
   *[cemetery] proklouzává na hřbitov { to-the-grave }
}
calls-at = { $spot ->
    [undertaker] jde k hrobníkovi
    [bank] vchází do banky
    [hideout] mizí ve skrýši
    [stables] jde do stájí
    [general_store] nakukuje do hokynářství
    [church] jde do kostela
    [hotel] vchází do hotelu
    [land_office] jde na pozemkový úřad
    [gunsmith] jde k puškaři
    [bail_bonds] jde ke kaučním agentům
    [sheriffs_office] vchází do šerifovy kanceláře
    [saloon] rozráží dveře saloonu
   *[prospectors_club] vchází do klubu prospektorů
}
to-the-grave = { $spot ->
    [t00] k náhrobku vlevo nahoře
    [t01] k náhrobku nahoře
    [t02] k náhrobku vpravo nahoře
    [t10] k náhrobku vlevo
    [t12] k náhrobku vpravo
    [t20] k náhrobku vlevo dole
    [t21] k náhrobku dole
    [t22] k náhrobku vpravo dole
   *[t11] k náhrobku uprostřed
}
at-place = { $place ->
    [trail] na stezce
    [badlands] v pustině
    [mine] v dole
    [town] ve městečku
   *[cemetery] na hřbitově
}
goods = { $ware ->
    [ignore_wanted] přátelství s hrobníkem
    [shovel] rýč
    [trail_horse] jízdního koně
    [pickaxe] krumpáč
    [bandana] bandanu
    [pistol] pistoli
    [rifle] pušku
    [work_horse] tažného koně
   *[gold_pan] rýžovací pánev
}

event-one-card-drawn = O soupeři i o postavě rozhoduje jedna karta: { $card }.
event-cowbot-arrived = Do městečka přijíždí { $cowbot } (obtížnost: { $difficulty }).
event-character-dealt = { $seat } přichází jako { $character }. { $ability }
event-bounty-laid = Je vypsaná odměna 7 hvězd: { $bounty }.
event-round-began = { $round }. kolo. { round-opening }
round-opening = Balíček je zamíchaný, karta šerifa leží lícem dolů.
event-holdem-dealt = { $seat } dostává karty Hold ’em: { $cards }.
event-flipped = { $turn }. tah: { $cards }.
event-lineup-kept = { $seat } nechává karty, jak jsou.
event-lineup-redrawn = { $seat } dává vyložit nové karty: { $cards }.
event-deck-reshuffled = Balíček došel; odhazovací hromádka se zamíchá a hraje se s ní dál.
event-bank-paid = { $side ->
    [red] Tři červené karty: banka vyplácí a { $seat } inkasuje.
   *[black] Tři černé karty: banka vyplácí a { $seat } inkasuje.
}
event-outlaw-seen = { $seat } má v hledáčku psance: { $card }.
event-assigned = { $seat } bere { $suit } na barvu, { $value } na hodnotu a { $poker } do pokeru.
event-suit-changed = { $gold ->
    [one] { $seat } platí { $gold } zlato a mění barvu na { $suit }.
    [few] { $seat } platí { $gold } zlata a mění barvu na { $suit }.
   *[other] { $seat } platí { $gold } zlat a mění barvu na { $suit }.
}
event-joker-on-suit = { $seat } hraje žolíka a mění barvu na { $suit }.
event-joker-on-value = { $seat } hraje žolíka a mění hodnotu na { $rank }.
event-value-shifted = { $seat } chřestí pánvemi a posouvá hodnotu na { $rank }.
event-ability-used = { $role ->
    [trailblazer] { $seat } zná zkratku jako každý Průkopník.
    [settler] { $seat } má jako Osadník ve městečku ještě jedno vyřizování.
    [bandit] { $seat } jako pravý Bandita neudrží ruce v klidu.
    [miner] { $seat } bere Horníkovu lampu a kope dál.
    [grave_robber] { $seat } bere lucernu Vykradače hrobů: ještě jeden hrob.
    [man_in_black] { $seat } přichází jako Muž v černém tam, kde to nikdo nečeká.
    [baroness] { $seat } jako pravá Baronka mění špatnou pověst ve zlato.
    [ranch_hand] { $seat } odpracovává kladívky, co má Honák na svědomí.
   *[preacher] { $seat } pronáší jediné kázání, které Kazatel má.
}
event-went = { $seat } { goes }{ $gold ->
    [0] {""}
    [one] {" "}(za { $gold } zlato)
    [few] {" "}(za { $gold } zlata)
   *[other] {" "}(za { $gold } zlat)
}.
event-passed = { $seat } nemá co dělat a vynechává.
event-stops-skipped = { $count ->
    [one] { $seat } přeskakuje { $count } zastávku; co na ní bylo, propadá.
    [few] { $seat } přeskakuje { $count } zastávky; co na nich bylo, propadá.
   *[other] { $seat } přeskakuje { $count } zastávek; co na nich bylo, propadá.
}
robbery-attempt = { $rank ->
    [2] krade slepice (2)
    [3] krade slepice (3)
    [4] krade slepice (4)
    [5] odhání skot (5)
    [6] odhání skot (6)
    [7] odhání skot (7)
    [8] přepadá dostavník (8)
    [9] přepadá dostavník (9)
    [10] přepadá dostavník (10)
    [11] přepadá vlak (J, tedy 11)
    [12] přepadá vlak (Q, tedy 12)
   *[13] přepadá vlak (K, tedy 13)
}
event-robbery-succeeded = { $seat } { robbery-attempt }: karta { $card }, síla { $strength }. Čistá práce.
event-robbery-failed = { $seat } { robbery-attempt }: karta { $card }, síla { $strength }. To nestačí.
event-gained = { $seat } získává { AND($gains) }.
event-income = { $seat } získává za pánve a kladívka { AND($gains) }.
event-item-gained = { $ware ->
    [ignore_wanted] { $seat } má odteď v hrobníkovi přítele.
   *[other] { $seat } získává { goods }.
}
event-bonus-gained = { $seat } získává bonusovou akci { at-place }.
event-bonus-declined = { $seat } si nechává bonusovou akci { at-place } ujít.
    .again = Bonusovou akci { at-place } si nechává ujít.
event-bonus-lost = { $seat } už { at-place } nemá kam jít a bonusová akce propadá.
event-deposited = { $side ->
    [red] { $seat } vkládá v bance { $cash } $ do červené.
   *[black] { $seat } vkládá v bance { $cash } $ do černé.
}
event-bought = { $seat } kupuje { goods } za { $cash } $.
event-stayed = { $silver ->
    [one] { $seat } platí { $cash } $ za nocleh; hotel teď vynáší { $silver } stříbrnou hvězdu.
    [few] { $seat } platí { $cash } $ za nocleh; hotel teď vynáší { $silver } stříbrné hvězdy.
   *[other] { $seat } platí { $cash } $ za nocleh; hotel teď vynáší { $silver } stříbrných hvězd.
}
event-land-claimed = { $seat } zabírá za { $cash } $ pole: { AND($land) }.
event-land-completed = { $seat } vlastní celé údolí.
event-outlaw-hunted = { $seat } se vydává po stopě psance { $rank }.
    .again = Vydává se po stopě psance { $rank }.
event-sheriff-looked-at = { $seat } se dívá na kartu šerifa.
    .again = Dívá se na kartu šerifa.
event-sheriff-seen = Karta šerifa, jen mezi námi: { $card }.
event-left-unused = { $seat } odchází { $spot ->
    [bank] z banky
    [stables] ze stájí
    [general_store] z hokynářství
    [hotel] z hotelu
    [land_office] z pozemkového úřadu
   *[gunsmith] od puškaře
} s nepořízenou.
event-wanted-cleared = { $count ->
    [0] { $seat } neškrtá žádné WANTED
   *[other] { $seat } škrtá { $count } WANTED
}{ $cash ->
    [0] {""}
   *[other] {" "}za { $cash } $
}.
event-stars-bought-cash = { $count ->
    [0] { $seat } v saloonu nikoho na panáka nezve.
   *[other] { $seat } platí v saloonu rundu za { $paid } $.
}
event-stars-bought-gold = { $count ->
    [0] { $seat } v klubu prospektorů žádné zlato neukazuje.
   *[other] { $paid ->
        [one] { $seat } ohromuje klub prospektorů a nechává tam { $paid } zlato.
        [few] { $seat } ohromuje klub prospektorů a nechává tam { $paid } zlata.
       *[other] { $seat } ohromuje klub prospektorů a nechává tam { $paid } zlat.
    }
}
event-bounty-claimed = { $count ->
    [one] { $seat } bere odměnu { $count } hvězdy: { $bounty }.
    [few] { $seat } bere odměnu { $count } hvězd: { $bounty }.
   *[other] { $seat } bere odměnu { $count } hvězd: { $bounty }.
}
event-bounty-turned = Tato odměna odteď vynáší jen 4 hvězdy: { $bounty }.
event-cowbot-stole = { $total ->
    [one] { $cowbot } krade kartu, zatím první.
    [few] { $cowbot } krade kartu; už má { $total } karty.
   *[other] { $cowbot } krade kartu; už má { $total } karet.
}
event-cheated = { $seat } má eso v rukávu.
event-hand-kept = { $seat } hraje poctivě.
event-holdem-shown = { $seat } ukazuje karty Hold ’em: { $cards }.
event-card-declared = { $seat } vydává { $card } za { $to }.
event-hand-valued = { $seat } vykládá pokerovou ruku: { $hand } ({ $ranks }).{ $contest ->
    [none] {""}
    [best] {" "}Je u stolu nejlepší.
    [beaten] {" "}Jiná je lepší.
   *[shared] {" "}O první místo se dělí: výplata se rozdělí a zaokrouhlí dolů.
}
event-ability-kept = { $seat } si nechává schopnost na později.
    .again = Schopnost si nechává na později.
event-bribed = { $gold ->
    [one] { $seat } strká šerifovi do kapsy { $gold } zlato.
    [few] { $seat } strká šerifovi do kapsy { $gold } zlata.
   *[other] { $seat } strká šerifovi do kapsy { $gold } zlat.
}
event-not-bribed = { $seat } šerifovi do kapsy nic nestrká.
event-bribe-too-dear = { $gold ->
    [one] { $seat } nemá na úplatek { $gold } zlato.
    [few] { $seat } nemá na úplatek { $gold } zlata.
   *[other] { $seat } nemá na úplatek { $gold } zlat.
}
event-sheriff-revealed = Karta šerifa je { $card }: kdo má víc než { $rank } WANTED a neplatí úplatek, jde do basy.
event-safe = { $seat } zůstává na svobodě.
event-protected = Šerif se dívá jinam: { $seat } je v bezpečí.
event-arrested = { $seat } má na krku { $wanted } WANTED a končí v poutech.
event-marshal-drew = { $seat } ukazuje odznak a dobírá jinou kartu: { $card }.
event-marshal-accepted = { $seat } jde po dobrém.
event-fined-cash = { $seat } platí pokutu { $cash } $.
event-fined-stars = { $count ->
    [0] { $seat } nemá na pokutu ani hvězdu.
    [one] { $seat } přichází za trest o { $count } hvězdu.
    [few] { $seat } přichází za trest o { $count } hvězdy.
   *[other] { $seat } přichází za trest o { $count } hvězd.
}
event-game-ended = Prach usedá. Je čas počítat.

## Body a konce

score-stars = Hvězdy
score-hotel = Hotel
score-room-m4a = Místnost 4a: náhrobky
score-room-m4b = Místnost 4b: budovy
score-room-m4c = Místnost 4c: místnosti
score-room-m4d = Místnost 4d: zastávky
score-room-m4e = Místnost 4e: cíle
score-cash = Peníze, bod za 4 $
score-gold = Zlato, bod za 2
score-cowbot-stolen = Ukradené karty
score-cowbot-trail = Co zbylo na stezce
score-cowbot-badlands = Co zbylo v pustině
score-cowbot-mine = Co zbylo v dole
score-cowbot-town = Co zbylo ve městečku
score-cowbot-cemetery = Co zbylo na hřbitově
score-cowbot-character = Za tvou postavu
score-cowbot-holdem = Za Hold ’em

title = { $rank } { $wanted }
rank-greenhorn = Cucák
rank-grizzled = Vysloužilej
rank-fearless = Nebojácnej
rank-sharpshooting = Ostrostřelec
rank-legendary = Legendární
rank-ahead = { $count ->
    [one] do hodnocení „{ $rank }“ chybí { $count } bod
    [few] do hodnocení „{ $rank }“ chybí { $count } body
   *[other] do hodnocení „{ $rank }“ chybí { $count } bodů
}
repute-deputy = Zástupce
repute-rancher = Statkář
repute-cowboy = Kovboj
repute-desperado = Desperát
repute-outlaw = Psanec

end-solo = Tři kola jsou za tebou a titul říká, jak to šlo.
end-beat-cowbot = Kovbot polyká prach.
end-lost-to-cowbot = Městečko zůstává kovbotovi; stačila by mu i remíza.
end-victory = Tři kola jsou odehraná a body sečtené.
end-shared-victory = Stejně bodů, WANTED, zlata i peněz: v tomhle městečku je místa dost.

## Proč ne?

whynot-not-asked = Na to se teď nikdo neptá.
whynot-not-the-lineup = Použij všechny tři vyložené karty, každou k něčemu jinému.
whynot-wrong-region = To místo leží jinde; tato akce patří do oblasti { $region }.
whynot-already-circled = To místo už je zakroužkované. Znovu se smí jen do budov.
whynot-stop-skipped = Ta zastávka už je za tebou a zpátky se nejezdí.
whynot-no-target-for-ace = S esem se v pustině nedá ukrást nic: cíle začínají dvojkou.
whynot-no-way-in = Do té místnosti nevede cesta od vchodu ani z žádné zakroužkované místnosti.
whynot-too-little-gold = { $cost ->
    [one] Stojí to { $cost } zlato a máš { $held }.
    [few] Stojí to { $cost } zlata a máš { $held }.
   *[other] Stojí to { $cost } zlat a máš { $held }.
}
whynot-too-little-cash = Stojí to { $cost } $ a máš { $held } $.
whynot-same-suit = Tu barvu karta už má.
whynot-suit-changed-already = Barva se v tomto tahu už změnila, a víckrát než jednou to nejde.
whynot-same-value = Tu hodnotu karta už má.
whynot-value-changed-already = Na kartě hodnoty už leží žolík.
whynot-no-joker = Oba žolíci jsou pryč.
whynot-not-your-ability = Tohle tvoje postava neumí, nebo ne v této chvíli.
whynot-ability-used = Schopnost už je použitá; funguje jednou za hru.
whynot-no-wanted = Nemáš žádné WANTED, takže by to k ničemu nebylo.
whynot-no-site = V té oblasti už na to není místo.
whynot-shift-leaves-ranks = Hodnota by se dostala mimo rozmezí od A do K.
whynot-must-act = Vynechat smíš, jen když žádnou akci provést nemusíš, a teď musíš.
whynot-must-take = Bonusovou akci vlastní schopnosti musíš provést.
whynot-no-dodging = Odměnu nelze vynechat jen proto, aby kovbot nekradl: bonusovou akci proveď.
whynot-banked-already = Tam už peníze uložené máš.
whynot-not-sold-here = To tady neprodávají.
whynot-owned = To už máš.
whynot-needs-pistol = Nejdřív pistole, potom puška.
whynot-hotel-full = Všechny čtyři noclehy už máš; lepší hvězdu hotel nenabízí.
whynot-not-a-shape = Takový tvar v nabídce není, ani když se otočí.
whynot-land-taken = Část té půdy už ti patří.
whynot-not-an-outlaw = Psanci jsou J, Q a K.
whynot-hunted-already = Toho psance už lovíš.
whynot-must-hunt = Agenti trvají na svém: vyber psance.
whynot-out-of-range = { $min ->
    [0] Zvol číslo nejvýše { $max }.
   *[other] Zvol číslo od { $min } do { $max }.
}
whynot-track-full = Na víc jich tvoje mapa nemá místo.
whynot-bribe-needs-gold = { $cost ->
    [one] Úplatek je { $cost } zlato a máš { $held }.
    [few] Úplatek jsou { $cost } zlata a máš { $held }.
   *[other] Úplatek je { $cost } zlat a máš { $held }.
}
whynot-only-stars = Od 14 WANTED bere šerif jen hvězdy.
whynot-must-pay-cash = Na celou pokutu máš málo hvězd, takže ji musíš zaplatit penězi.

## Balíčky: co musí být v souladu

pack-rank = Musí tam být hodnota { $rank }: řádky zůstávají ve svém pořadí.
pack-tool-choice = Vybírat se dá jen mezi jednou pánví a jedním kladívkem.
pack-stop-decision = Zastávka má zisky a kromě nich nejvýš jedno z tohoto: výběr nástroje, WANTED ke škrtnutí, bonusovou akci.
pack-way = Cesty vedou vždy o jednu úroveň dolů: do úrovně { $level } z místnosti o úroveň výš, do úrovně 1 od vchodu.
pack-range = Nižší z obou hodnot je min, vyšší max.
pack-link = Odměny spojují náhrobky, které stojí vedle sebe nebo pod sebou, a každou dvojici jednou.
pack-link-reward = Mezi dvěma náhrobky je jedna odměna: buď zisky, nebo bonusová akce.
pack-link-bonus = Náhrobek { $stone } má dvě odměny s bonusovou akcí, a žádný náhrobek jich nesmí mít víc než jednu.
pack-link-name = { $a } a { $b }
pack-robberies = Mapa má nejvýš { $count } bonusových akcí v pustině, i s těmi u budov: jinak by karty nestačily na všechny loupeže.
pack-rising = Každý nocleh v hotelu má větší cenu než ten před ním.
pack-shape = Tvar se skládá z různých polí ve třech řadách a třech sloupcích, počítáno od 0 do 2.
pack-shapes-differ = Žádné dva tvary nesmějí být stejné, ani po otočení.
pack-prices-differ = Žádné dva tvary nesmějí stát stejně.
pack-keys = Každá postava má vlastní hodnotu od 1 (A) do 13 (K) a jedna žolíka (0).
pack-items = Každý předmět tam smí být jednou, puška jen s pistolí a rýč, kromě Vykradače hrobů, jen s přátelstvím hrobníka.
pack-met-at-start = Tato odměna by byla splněná dřív, než se cokoli stane, počátečním stavem nebo začátkem některé postavy.
pack-career = Na více her se dívá jen úkol 14.
pack-list = Musí tam být aspoň jedna věc a každá jen jednou.
pack-no-symbol = Mapa nemá žádnou bonusovou akci tohoto druhu.
land-shape-pair = Půda: dvě pole
land-shape-line = Půda: tři pole v řadě
land-shape-corner = Půda: roh ze tří polí
