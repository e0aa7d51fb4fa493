### Co říká Speakeasy.
###
### Částky jsou celé dolary; znak píše jen „money“. Jména míst, karet a stupnic jsou nápisy a začínají velkým
### písmenem; přicházejí v 1. pádě, proto stojí za dvojtečkou, v závorce nebo jako podmět. „a-building“ stojí
### uprostřed věty ve 4. pádě (co kdo otevírá) a „towards“ odpovídá na otázku „kam?“. „effect“ nemá velké
### písmeno ani tečku: doplní je věta, ve které stojí. Záznam hry mluví v přítomném čase, aby nemusel znát rod.
### „again“ vypráví o tom, o kom byl i předchozí řádek: jeho jméno se neopakuje.

## Hra

game-intro =
    Manhattan, 1920. Země přes noc vyschla a noc ještě nikdy neměla takovou žízeň. Máš rodinu, pár náklaďáků a zadní místnost bez cedule na dveřích; a stejně je na tom každý u tohoto stolu.
    Otevírej bary, plň je tím, co jiní vypálí nebo přivezou po moři, postarej se, aby se policie dívala jinam, a buď v pohotovosti, až si gangy přijdou pro to tvoje. V roce 1933 se kohoutky zase otevřou a ten, kdo si dal stranou nejvíc, měl celou dobu pravdu.
game-help =
    { about-game }

    { about-turn }
    { about-money }
    { about-buildings }
    { about-barrels }
    { about-protection }
    { about-force }
    { about-books }

    { about-luciano }
    { about-score }

    { about-solo }
about-game =
    Hra má přípravné kolo a čtyři dějství po 4, 3, 3 a 1 kole: jedenáct tahů pro každého bosse a ani o jeden víc. V každém kole hraje každý jeden tah.
    Nabídnuté volby jsou přesně ty dovolené, i s cenou a s tím, co přinesou. Raději si nic nezapisuj.
about-turn = Tah: smíš použít jednu kartu pomocníka; potom vyšleš kápa k volné osobě v jedné z osmi lokací a odshora dolů provedeš, co ta osoba nabízí, každou část jen když chceš; nakonec si vezmeš vrchní kartu některého balíčku operací. Nechat si smíš nejvýše čtyři žetony města.
about-money = Peníze: kapsa je veřejná a platí se z ní jedna ku jedné. Sejf je skrytý a každý dolar zaplacený z něj stojí dva: tomu se říká praní peněz. Do sejfu jdou výplaty od Luckyho Luciana a peníze za zfalšované knihy, skoro všechno ostatní je hotovost.
about-buildings = Budovy: bary a lihovar se otevírají v Kanceláři dodavatelů, noční kluby a kasina na Úřadu městského plánování. Budova vezme žeton města ze svého pole a přinese odměnu místa, ze kterého přišla. Kde stojí policista, tam budova bez mafiána není v provozu a počítá se, jako by nebyla.
about-barrels = Sudy: vyrábí je lihovar, prodávají je lodě, kradou se při přepadení a rozvážejí je náklaďáky, po jednom ke každému baru, nočnímu klubu nebo kasinu. Prodávají se na večírku, a to tím dráž, čím vyšší je tvoje proslulost; ta je součtem tvých pěti úrovní.
about-protection = Ochrana: mafiáni čekají ve VIP oblasti, dokud je páka nepošle k budově. Čím později jsi v pořadí tahů, tím méně pák to stojí. Symboly na zahraných kartách se počítají pokaždé, žetony jednou.
about-force = Síla: útok musí být silnější než obrana, obraně stačí být stejně silná jako útok. Úroveň síly se počítá vždy, ranaři jednou a společník tolikrát, kolikrát dostane zaplaceno. Při přepadení lodi se tvoje síla násobí počtem mafiánů ve správném sloupci doků.
about-books = Knihy: v Restauraci smíš zfalšovat až tři knihy, každou na cíli, který splňuješ, a peníze jdou do sejfu. Na jednom cíli nemá žádný boss dvě knihy. V Restauraci se také mění pořadí tahů a hrají žetony města.
about-luciano = Lucky Luciano: po každém z prvních tří dějství přijdou do ohlášených čtvrtí gangsteři a zaútočí na všechny budovy, do ohlášených čtvrtí přijdou policisté a potom každý dostane zaplaceno za čtvrti, které v jednotlivých oblastech ovládá.
about-score = Závěrečné účtování: kapsa a sejf, 10 $ za chráněný bar, 15 $ za noční klub, 20 $ za kasino nebo lihovar a po jedné láhvi každého druhu na kartách pomocníků. Nechráněné budovy nepřinesou nic.
about-solo = O samotě hraješ proti Rivalovi, za kterého hrají pravidla. Sólová pravidla hry jsme k dispozici neměli: tento soupeř i se všemi čísly je náš vlastní návrh.

option-still-rebuild = Obnova lihovaru
option-still-rebuild-help = Lihovar ztracený ve válce gangů smíš vrátit na desku operací a otevřít znovu. Doporučeno pro první hru.
option-first-player = První hráč
option-first-player-help = Kdo začíná: rozhodne los, nebo místo, které určíš.
option-first-player-random = rozhodne los
option-first-player-seat-1 = místo 1
option-first-player-seat-2 = místo 2
option-first-player-seat-3 = místo 3
option-first-player-seat-4 = místo 4
option-difficulty = Obtížnost Rivala
option-difficulty-help = Jak silný je soupeř v sólové hře. Sólová hra je náš vlastní návrh a v pravidlech, která známe, není. Jen pro 1 hráče.
option-difficulty-easy = { difficulty-easy }
option-difficulty-normal = { difficulty-normal }
option-difficulty-hard = { difficulty-hard }
preset-first-game = První hra: ztracený lihovar lze otevřít znovu

option-why-first-solo = Proti Rivalovi určuje prvního hráče vždy los. Nech to na něm.
option-why-first-seat = Na tom místě nikdo nesedí. Zvol obsazené místo, nebo to nech na losu.
option-why-difficulty-solo = Rival hraje jen proti jedinému bossovi. Hraj sólo, nebo nech obtížnost normální.

## Peníze

money = { $count }{"\u00A0"}$

## Jména

rival = Rival
boss-name = { $boss }

difficulty-easy = lehká
difficulty-normal = normální
difficulty-hard = těžká

region-downtown = Downtown
region-midtown = Midtown
region-uptown = Uptown

district-1 = Washington Market
district-2 = Wall Street
district-3 = South Street
district-4 = Greenwich Village
district-5 = Little Italy
district-6 = Lower East Side
district-7 = Chelsea
district-8 = Union Square
district-9 = Gramercy
district-10 = Hell’s Kitchen
district-11 = Times Square
district-12 = Turtle Bay
district-13 = Upper West Side
district-14 = Yorkville
district-15 = Harlem
district-16 = East Harlem
space = { $district }, pole { $number }

building-still = Lihovar
building-bar = Bar
building-nightclub = Noční klub
building-casino = Kasino
a-building-still = lihovar
a-building-bar = bar
a-building-nightclub = noční klub
a-building-casino = kasino
slot = { $building } za { $cash }: { $reward }
slot-plain = { $building } za { $cash }

operation-vip = VIP místnost
operation-party = Večírek
operation-still = Lihovar
operation-fleet = Vozový park
track-vip = VIP místnost
track-party = Večírek
track-still = Lihovar
track-fleet = Vozový park
track-strength = Síla

location-contractors = Kancelář dodavatelů
location-planning = Úřad městského plánování
location-garage = Garáž
location-city-hall = Radnice
location-commission = Komise
location-docks = Doky
location-restaurant = Restaurace
location-park = Central Park
person = { $location }: { $offer }

towards-contractors = do Kanceláře dodavatelů
towards-planning = na Úřad městského plánování
towards-garage = do Garáže
towards-city-hall = na Radnici
towards-commission = do Komise
towards-docks = do Doků
towards-restaurant = do Restaurace
towards-park = do Central Parku
towards-person = { $place } ({ $offer })

berth = { $region }, řádek { $row }

gangster-joe-masseria = Joe Masseria
gangster-waxey-gordon = Waxey Gordon
gangster-three-finger-brown = Tommy „Three-Finger“ Brown
gangster-owney-madden = Owney Madden
gangster-ciro-terranova = Ciro Terranova
gangster-legs-diamond = Jack „Legs“ Diamond
gangster-birdie-brown = Birdie Brown
gangster-carlo-gambino = Carlo Gambino
gangster-vincent-coll = Vincent Coll
gangster-joe-adonis = Joe Adonis
gangster-dutch-schultz = Dutch Schultz
gangster-salvatore-maranzano = Salvatore Maranzano
gangster-frank-costello = Frank Costello
gangster-joe-profaci = Joe Profaci
gangster-joe-bonanno = Joe Bonanno
gangster-bugsy-siegel = Benjamin Siegel
gangster-lepke-buchalter = Louis Buchalter
gangster-vito-genovese = Vito Genovese
gangster-albert-anastasia = Albert Anastasia
gangster-meyer-lansky = Meyer Lansky
gangster-card = síla { $strength }, výpomoc za { $cash }, { $ability }
gangster-card-plain = síla { $strength }, výpomoc za { $cash }

ability-defence-plus-1 = obrana vlastních budov +1
ability-two-mobsters = hned jeden mafián do doků a jeden do VIP oblasti
ability-leverage-plus-2 = páka +2
ability-free-still-defence = lihovar brání zdarma
ability-two-city-tokens = hned 2 žetony města
ability-free-help-once = jednou vypomůže zdarma
ability-raid-plus-1 = síla při přepadení lodí +1
ability-cheaper-takeover = při převzetí vypomáhá o 1 $ levněji

ship-stephanie-st-clair = Stephanie St. Clair
ship-sandra-daisy = Sandra „Bluie“ Daisy
ship-arnold-rothstein = Arnold Rothstein
ship-bill-mccoy = Bill McCoy

crate-token = { $front }; potom { $perk }
crate-front = { $cash } { $each }
crate-front-most = { $cash } { $each }, nejvýše { $most }
each-book-placed = za každou vlastní knihu na cílech
each-party-level = za každou úroveň večírku
each-mobster-on-board = za každého mafiána ve vlastní VIP oblasti
each-thug-on-board = za každého vlastního ranaře
each-strength-level = za každou úroveň síly
each-ally-strength = za každý bod síly společníka
each-city-token = za každý vlastní žeton města
each-op-card-in-hand = za každou kartu v ruce
each-fleet-level = za každou úroveň vozového parku
each-barrel-at-building = za každý sud u vlastních budov
each-notoriety = za každý bod proslulosti
each-highest-level = za každý stupeň nejvyšší úrovně
each-nightclub-or-casino = za každý vlastní noční klub a každé vlastní kasino
each-helper-card = za každou vlastní kartu pomocníka
each-protecting-mobster = za každého mafiána, který chrání vlastní budovu
each-vip-level = za každou úroveň VIP místnosti
each-mobster-in-docks-column = za každého mafiána ve sloupci přepadení
each-still-level = za každou úroveň lihovaru

perk-sale-plus-1 = při každém prodeji o 1 sud víc
perk-defence-plus-1 = obrana vlastních budov +1
perk-ally-fee-minus-2 = výpomoc společníka o 2 $ levnější
perk-city-limit-plus-1 = limit žetonů města +1
perk-range-plus-1 = dojezd náklaďáků +1
perk-any-docks-reward = kterákoli odměna doků
perk-takeover-plus-1 = síla při převzetí +1
perk-leverage-plus-2 = páka +2
perk-production-plus-1 = při každé produkci o 1 sud víc

bottle-champagne = Šampaňské
bottle-absinthe = Absint
bottle-cognac = Koňak
bottle-scotch = Skotská
bottle-rum = Rum
bottle-wine = Víno
bottle-gin = Gin
bottle-beer = Pivo
bottle-moonshine = Samohonka
helper = { $effect } ({ $bottle }, { $cash })

card = { $count ->
    [0] { $operation } ({ $reward }; potom { $action })
   *[other] { $operation } ({ $reward }; potom { $action }; páka { $count })
}

business-play-card = Zahrát kartu operací
business-city-tokens = Zahrát žetony města
business-cook-books = Falšovat knihy

favour-leverage = žeton páky
favour-book = knihu
favour-city-token = žeton města z nabídky

goal-docks = Doky, cíl { $number }
goal-city-hall = Radnice, cíl { $number }
goal-notoriety = Proslulost, cíl { $number }
goal-park = Central Park, cíl { $number }
goal-region = Oblastní cíl: { $region }
need-docks = { $count ->
    [one] { $count } bedna
    [few] { $count } bedny
   *[other] { $count } beden
}
need-city-hall = { $count ->
    [one] chráněné budovy v { $count } čtvrti
    [few] chráněné budovy ve { $count } čtvrtích
   *[other] chráněné budovy v { $count } čtvrtích
}
need-notoriety = proslulost { $count }

region-goal-bar-casino-apart = bar a kasino v různých čtvrtích
region-goal-bar-casino-together = bar a kasino v jedné čtvrti
region-goal-bar-nightclub-apart = bar a noční klub v různých čtvrtích
region-goal-bar-nightclub-together = bar a noční klub v jedné čtvrti
region-goal-two-bars-apart = dva bary v různých čtvrtích
region-goal-two-bars-together = dva bary v jedné čtvrti
region-goal-three-bars = tři bary
region-goal-nightclub-casino-together = noční klub a kasino v jedné čtvrti
region-goal-nightclub-casino-apart = noční klub a kasino v různých čtvrtích

park-goal-park-a1 = tři chráněné budovy
park-goal-park-b1 = bar v každé oblasti
park-goal-park-c1 = pět barů na mapě
park-goal-park-a2 = noční klub se sudem
park-goal-park-b2 = dva noční kluby se sudem
park-goal-park-c2 = tři noční kluby se sudem
park-goal-park-a3 = tři budovy se sudem
park-goal-park-b3 = budova se sudem v každé oblasti
park-goal-park-c3 = čtyři budovy se sudem
park-goal-park-a4 = páka 5
park-goal-park-b4 = páka 7
park-goal-park-c4 = páka 9
park-goal-park-a5 = čtyři stupnice na úrovni 3
park-goal-park-b5 = tři stupnice na úrovni 4
park-goal-park-c5 = dvě stupnice na úrovni 5
park-goal-park-a6 = síla 9 se společníkem a ranaři
park-goal-park-b6 = síla 12 se společníkem a ranaři
park-goal-park-c6 = síla 15 se společníkem a ranaři
park-goal-park-a7 = kasino se sudem
park-goal-park-b7 = dvě kasina se sudem
park-goal-park-c7 = tři kasina se sudem

## Co věci přinášejí

effect-nothing = nic
effect-all = { $effects }
effect-up-to = { $effect } (až { $count }×)
effect-leverage = { $count ->
    [one] { $count } žeton páky
    [few] { $count } žetony páky
   *[other] { $count } žetonů páky
}
effect-thugs = { $count ->
    [one] { $count } ranař zdarma
    [few] { $count } ranaři zdarma
   *[other] { $count } ranařů zdarma
}
effect-books = { $count ->
    [one] { $count } kniha
    [few] { $count } knihy
   *[other] { $count } knih
}
effect-mobsters = { $count ->
    [one] { $count } mafián
    [few] { $count } mafiáni
   *[other] { $count } mafiánů
}
effect-helpers = { $count ->
    [one] { $count } karta pomocníka
    [few] { $count } karty pomocníků
   *[other] { $count } karet pomocníků
}
effect-city-tokens = { $count ->
    [one] { $count } žeton města
    [few] { $count } žetony města
   *[other] { $count } žetonů města
}
effect-card-any = karta z libovolného balíčku
effect-card-vip = karta VIP místnosti
effect-card-party = karta večírku
effect-card-still = karta lihovaru
effect-card-fleet = karta vozového parku
effect-play-any = zahrání karty operací
effect-play-vip = zahrání karty VIP místnosti
effect-play-party = zahrání karty večírku
effect-play-still = zahrání karty lihovaru
effect-play-fleet = zahrání karty vozového parku
effect-raise = { $track } +{ $count }
effect-raise-extra = { $track } +{ $count }, za kartu ještě jednou
effect-raise-any = libovolná úroveň +{ $count }
effect-range = dojezd +{ $count }
effect-sale = { $count ->
    [one] o { $count } sud víc v tomto prodeji
    [few] o { $count } sudy víc v tomto prodeji
   *[other] o { $count } sudů víc v tomto prodeji
}
effect-production = { $count ->
    [one] o { $count } sud víc v této produkci
    [few] o { $count } sudy víc v této produkci
   *[other] o { $count } sudů víc v této produkci
}
effect-leverage-bonus = páka +{ $count } pro tuto ochranu

deed-produce = produkce sudů
deed-sell = prodej sudů
deed-deliver = vyzvednutí a doručení sudů
deed-protect = získání ochrany
deed-upgrade-bar = vylepšení baru
deed-takeover-ignore-defence = převzetí baru gangsterů bez ohledu na obranu
deed-build-bar = stavba baru
deed-build-nightclub = stavba nočního klubu
deed-build-casino = stavba kasina
deed-copy-helper = odměna pomocníka z nabídky
deed-build-bar-or-still = stavba barů nebo lihovaru
deed-build-nightclub-or-casino = stavba nočních klubů nebo kasin
deed-hire-thugs = najímání ranařů
deed-ally = spolčení s gangsterem
deed-raid = přepadení lodi
deed-change-turn-order = nové místo v pořadí tahů
deed-two-of-three = dvě ze tří: karta operací, žetony města, falšování knih
deed-swap-capos = výměna s cizím kápem

level-vip = { $count ->
    [one] místo pro { $count } mafiána
    [few] místo pro { $count } mafiány
   *[other] místo pro { $count } mafiánů
}
level-party = { $count ->
    [one] { $count } sud v jednom prodeji
    [few] { $count } sudy v jednom prodeji
   *[other] { $count } sudů v jednom prodeji
}
level-still = { $count ->
    [one] { $count } sud v jedné produkci
    [few] { $count } sudy v jedné produkci
   *[other] { $count } sudů v jedné produkci
}
level-fleet = dojezd { $count }
level-strength = síla { $count }

## Otázky

prompt-use-helper = Jsi na tahu. Použiješ nejdřív pomocníka?
    .help = Jedna karta pomocníka za tah, a jen teď. Potom jde za zástěnu; její láhev se na konci počítá tak jako tak.
prompt-send = Ke komu vyšleš kápa?
    .help = Každá osoba mluví v jednom dějství jen s jedním kápem, do Restaurace smí každý. Co osoba nabízí, se provádí odshora dolů a každou část lze vynechat.
prompt-swap = Čí kápo se půjde projít do Parku?
    .help = Odejde do Central Parku a jeho majitel si smí za potíže něco vzít; tvůj kápo zaujme jeho místo a promluví s tou osobou.
prompt-favour = Tvůj kápo musí do Parku. Co si za ty potíže vezmeš?
    .help = Žeton páky pomůže ochránit budovu, kniha se dá zfalšovat v Restauraci a žeton města se tam hraje.
prompt-raise = Kterou úroveň zvýšíš?
    .help = Každá úroveň zvyšuje o 1 i proslulost, a s ní ceny tvých sudů. Úroveň operace 5 stojí kartu, úroveň síly 4 jednu a úroveň síly 5 dvě.
prompt-raise-track = { $track }: zvýšíš tuto úroveň?
    .help = Stojí to karty z ruky. Co nezvýšíš teď, propadne.
prompt-extra = { $track }: odložíš kartu za další úroveň?
    .help = Hodí se kterákoli karta z ruky. Dosáhneš-li tím úrovně 5, padne s ní ještě jedna.
prompt-discard-level = { $count ->
    [one] { $track }: kterou kartu za úroveň odložíš?
    [few] { $track }: úroveň stojí { $count } karty. Která půjde první?
   *[other] { $track }: úroveň stojí { $count } karet. Která půjde první?
}
    .help = Půjde lícem vzhůru pod svůj balíček.
prompt-discard-casino = { $count ->
    [one] Kterou kartu odložíš za kasino?
    [few] Kasino stojí { $count } karty. Která půjde první?
   *[other] Kasino stojí { $count } karet. Která půjde první?
}
    .help = Půjde lícem vzhůru pod svůj balíček.
prompt-discard-turn-order = { $count ->
    [one] Kterou kartu odložíš za místo v pořadí tahů?
    [few] To místo v pořadí tahů stojí { $count } karty. Která půjde první?
   *[other] To místo v pořadí tahů stojí { $count } karet. Která půjde první?
}
    .help = Půjde lícem vzhůru pod svůj balíček.
prompt-play = Kterou kartu operací zahraješ?
    .help = Nahradí kartu svého typu na tvé desce. Nejdřív přijde odměna, potom akce; páka se počítá, dokud tam karta leží.
prompt-play-vip = Kterou kartu VIP místnosti zahraješ?
    .help = Nahradí kartu svého typu na tvé desce. Nejdřív přijde odměna, potom akce; páka se počítá, dokud tam karta leží.
prompt-play-party = Kterou kartu večírku zahraješ?
    .help = Nahradí kartu svého typu na tvé desce. Nejdřív přijde odměna, potom akce; páka se počítá, dokud tam karta leží.
prompt-play-still = Kterou kartu lihovaru zahraješ?
    .help = Nahradí kartu svého typu na tvé desce. Nejdřív přijde odměna, potom akce; páka se počítá, dokud tam karta leží.
prompt-play-fleet = Kterou kartu vozového parku zahraješ?
    .help = Nahradí kartu svého typu na tvé desce. Nejdřív přijde odměna, potom akce; páka se počítá, dokud tam karta leží.
prompt-first-play = Kterou kartu operací zahraješ na úvod?
    .help = Před prvním dějstvím platí jen odměna, a ani ta ne, pokud jen pomáhá akci. Karta zůstane na desce i se svou pákou.
prompt-build-first = Tvoje první budova: která to bude?
    .help = Lihovar, nebo bar. Vezme žeton města ze svého pole a přinese uvedenou odměnu. Zaplatit můžeš nejvýše { $cash }.
prompt-build-bar-or-still = { $count ->
    [one] Ještě jedna budova: která to bude?
    [few] Až { $count } budovy: která bude první?
   *[other] Až { $count } budov: která bude první?
}
    .help = Na prázdné pole, nebo místo baru gangsterů. Až z tvé desky zmizí celá skupina, zlevní vylepšení o svou cenu. Zaplatit můžeš nejvýše { $cash }.
prompt-build-nightclub-or-casino = { $count ->
    [one] Ještě jedna budova: která to bude?
    [few] Až { $count } budovy: která bude první?
   *[other] Až { $count } budov: která bude první?
}
    .help = Na prázdné pole, místo vlastního baru nebo místo baru gangsterů; v oblasti po jednom. Kasino stojí i kartu. Zaplatit můžeš nejvýše { $cash }.
prompt-build-bar = Který bar otevřeš?
    .help = Na prázdné pole nebo převzetím baru gangsterů, za obvyklou cenu. Zaplatit můžeš nejvýše { $cash }.
prompt-build-bar-or-take-over = Který bar otevřeš, nebo čím převezmeš bar gangsterů?
    .help = Bar na prázdné pole; bar nebo lihovar místo baru gangsterů. Cena je obvyklá. Zaplatit můžeš nejvýše { $cash }.
prompt-build-nightclub = Který noční klub otevřeš?
    .help = Na prázdné pole, místo vlastního baru nebo převzetím baru gangsterů, za obvyklou cenu. Zaplatit můžeš nejvýše { $cash }.
prompt-build-casino = Otevřeš kasino?
    .help = Na prázdné pole, místo vlastního baru nebo převzetím baru gangsterů, za obvyklou cenu a kartu. Zaplatit můžeš nejvýše { $cash }.
prompt-build-upgrade = Na co vylepšíš bar?
    .help = Za obvyklou cenu po odečtení slevy; mafián i sud zůstanou. Zaplatit můžeš nejvýše { $cash }.
prompt-build-take-over = Čím převezmeš bar gangsterů?
    .help = Na obraně tentokrát nezáleží, jen na ceně. Zaplatit můžeš nejvýše { $cash }.
prompt-site = Kde otevřeš { $building }?
    .help = { $last ->
        [yes] Ve čtvrti s policistou nebude v provozu, dokud budovu neochrání mafián, a na konci se počítají jen chráněné budovy.
       *[no] Ve čtvrti s policistou nebude v provozu, dokud budovu neochrání mafián. Čtvrti, kde se čekají gangsteři, budou na konci dějství napadeny.
    }
prompt-force = { $space }: čím převezmeš bar gangsterů?
    .help = Tvoje síla musí být větší než obrana. Ranařů smíš vrátit i víc, než je třeba, ale pryč budou tak jako tak.
prompt-pay = Jak zaplatíš { $cash }?
    .help = Dolar z kapsy je dolar; dolar ze sejfu stojí dva.
prompt-pay-site = { $building } ({ $space }): jak zaplatíš { $cash }?
    .help = Dolar z kapsy je dolar; dolar ze sejfu stojí dva.
prompt-hire = Najmeš ranaře?
    .help = Ranař jde na nejlevnější prázdné pole a stojí tolik, kolik je na něm uvedeno; polí je šest. Ranař přidá 1 k jednomu útoku nebo obraně. Zaplatit můžeš nejvýše { $cash }.
prompt-thug = Na které pole postavíš ranaře, kterého máš zdarma?
    .help = Najatý ranař jde vždy na nejlevnější prázdné pole a ranaři odcházejí z nejdražšího. Když ranař zdarma stojí na drahém poli, levná pole zůstanou volná.
prompt-mobster = Přidává se k tobě mafián. Kam s ním?
    .help = Ve VIP oblasti čeká, až bude moci chránit budovu. V docích přinese odměnu svého řádku a pomáhá přepadat lodě v té oblasti.
prompt-mobster-waiting = Mluví se o tobě: přidává se k tobě mafián. Kam s ním?
    .help = Ve VIP oblasti čeká, až bude moci chránit budovu. V docích přinese odměnu svého řádku a pomáhá přepadat lodě v té oblasti.
prompt-mobster-vip = Společník přivádí mafiána do VIP oblasti. Vezmeš ho?
    .help = Čeká tam, až bude moci chránit budovu.
prompt-mobster-docks = Společník přivádí mafiána do doků. Kam s ním?
    .help = Přinese odměnu svého řádku a pomáhá přepadat lodě v té oblasti.
prompt-mobster-first = Kam v docích postavíš prvního mafiána?
    .help = Přinese odměnu svého řádku a pomáhá přepadat lodě v té oblasti.
prompt-docks-reward = Kterou odměnu doků si vezmeš?
    .help = Díky bedně si smíš vybrat kterýkoli řádek.
prompt-relocate = Přesuneš v docích další své mafiány?
    .help = Každého nejvýše jednou na prázdné pole; přesun nepřináší odměnu.
prompt-take-helper = Kterou kartu pomocníka si vezmeš?
    .help = { $last ->
        [yes] Použít ji už nestihneš, ale láhve se počítají: každý druh jednou.
       *[no] Použít ji můžeš nejdříve v příštím tahu. Na konci se každý druh láhve počítá jednou.
    }
prompt-take-token = Který žeton města si vezmeš?
    .help = Žetony města se hrají v Restauraci. Odkrytý žeton se doplní z hromádky.
prompt-reveal = Ze které hromádky se odhalí nový žeton města?
    .help = Co v ní leží, neví nikdo: je jedno, kterou zvolíš.
prompt-take-card = Kterou kartu operací si vezmeš?
    .help = Vrchní kartu některého balíčku. Karty z ruky se hrají, nebo odkládají za úrovně, kasina a místa v pořadí tahů.
prompt-draw = Tvůj tah končí. Kterou kartu operací si vezmeš?
    .help = { $last ->
        [yes] Vrchní kartu kteréhokoli balíčku. Už na tom nezáleží: zahrát ji nestihneš.
       *[no] Vrchní kartu kteréhokoli balíčku. Počet karet v ruce není omezen.
    }
prompt-protect = { $count ->
    [0] Kterou budovu ochráníš, jen za žetony páky?
   *[other] Kterou budovu ochráníš? (páka bez žetonů: { $count })
}
    .help = Jde tam mafián z VIP oblasti a už tam zůstane. Budova je v provozu i přes policisty a na konci se počítají jen chráněné budovy.
prompt-sell = { $count ->
    [one] Který sud prodáš?
    [few] Které sudy prodáš? (nejvýš { $count })
   *[other] Které sudy prodáš? (nejvýš { $count })
}
    .help = Cena se řídí proslulostí: u baru ta nižší, u nočního klubu a kasina ta vyšší.
prompt-drive = Kam pojedou tvoje náklaďáky? (Zbývá bodů: { $count } a { $second })
    .help = Každý náklaďák má vlastní body a ubírá je jen jízda. Uveze dva sudy. Nový smí na mapu vjet kdekoli.
prompt-drive-one = Kam pojede tvůj náklaďák? (Zbývá bodů: { $count })
    .help = Body ubírá jen jízda. Náklaďák uveze dva sudy a na mapu smí vjet kdekoli. Druhý přibude s úrovní vozového parku 3.
prompt-ally = S kterým gangsterem se spolčíš?
    .help = Společník ti za poplatek propůjčí svou sílu. Bary v jeho čtvrti převzít nesmíš a dosavadní společník se vrátí domů.
prompt-raid = Kterou loď přepadneš?
    .help = Potřebuješ vlastního mafiána v docích, ve sloupci té oblasti, kde loď kotví. Přepadení přinese bednu a sud.
prompt-crew = { $ship }: s kým ji přepadneš?
    .help = Úroveň síly se počítá za každého mafiána ve sloupci. Cizí se přidají po 1 $, a to jen z kapsy.
prompt-stash = { $ship }: kam půjde sud?
    .help = Ke své budově v provozu, která sud nemá, nebo do lihovaru.
prompt-recall = Který tvůj mafián opustí doky? ({ $region })
    .help = Jde do VIP oblasti, a není-li tam místo, do zásoby.
prompt-turn-order = { $last ->
    [yes] Které místo v pořadí tahů si zabereš?
   *[no] Které místo v pořadí tahů si pro příští kolo zabereš?
}
    .help = Čím víc vpravo, tím méně pák stojí ochrana, a to hned. Každé pole stojí kartu, některá dvě.
prompt-business = Co v Restauraci podnikneš?
    .help = Dvě různé věci ze tří, v libovolném pořadí.
prompt-business-second = A co ještě v Restauraci podnikneš?
    .help = Ještě jednu věc, ale jinou.
prompt-play-token = { $count ->
    [one] Který žeton města zahraješ? (Ještě jeden)
    [few] Který žeton města zahraješ? (Až { $count })
   *[other] Který žeton města zahraješ? (Až { $count })
}
    .help = Účinek přijde hned, a má-li cenu, za obvyklou cenu. Zahrát lze i žetony získané právě teď.
prompt-cook = { $count ->
    [one] Na kterém cíli zfalšuješ knihu?
    [few] Na kterých cílech zfalšuješ knihy? (nejvýš { $count })
   *[other] Na kterých cílech zfalšuješ knihy? (nejvýš { $count })
}
    .help = Peníze jdou do sejfu. Cíl musí být splněný právě teď; co jedna kniha přinese, může pomoci další.
prompt-copy-helper = Čí odměnu napodobíš?
    .help = Pomocník zůstane v nabídce.
prompt-salvage = Lihovar je pryč. Vrátí se na tvou desku, aby se dal otevřít znovu?
    .help = Na svém poli se dá za svou cenu otevřít znovu; dokud tam ale leží, vyprázdněná prostřední skupina nedává slevu.
prompt-put-back = Kam půjdou zahrané žetony města?
    .help = Lícem vzhůru na jeden ze sloupečků uprostřed; vrchní žeton každého si smí vzít kdokoli.
prompt-surplus = Máš příliš mnoho žetonů města. Který půjde pryč a kam?
    .help = Lícem vzhůru na jeden ze sloupečků uprostřed; vrchní žeton každého si smí vzít kdokoli.
prompt-defend = Válka gangů ({ $district })! Co bude s tvými budovami?
    .help = Obrana musí být stejně silná jako útok. Ranaři a společník platí vždy jen pro jednu budovu. Co neubráníš, je pryč i s mafiánem a sudy.

## Volby

choice-notation = { $action }
choice-pass = Vynechat

choice-no-helper = Pomocníka teď nepoužít
choice-no-swap = Zůstat v Parku a s nikým se nevyměnit
choice-no-favour = Nebrat si nic
choice-no-raise = Nezvýšit nic
choice-no-extra = Nechat si karty a úroveň dál nezvyšovat
choice-no-play = Nezahrát žádnou kartu
choice-build-nothing = Nestavět nic
choice-build-no-more = Dál nestavět
choice-no-upgrade = Nevylepšit nic
choice-no-take-over = Nepřevzít nic
choice-no-hire = Další ranaře nenajímat
choice-no-mobster = Mafiána odmítnout
choice-no-mobster-waiting = Odmítnout: mafián půjde do zásoby
choice-no-mobster-docks = Mafiána do doků odmítnout
choice-no-move = Nechat doky, jak jsou
choice-take-no-helper = Nebrat si kartu pomocníka
choice-take-no-token = Nebrat si žeton města
choice-take-no-card = Nebrat si kartu
choice-no-protection = Ostatní nechat ve VIP oblasti
choice-no-sale = Dál neprodávat
choice-no-drive = Náklaďáky mají hotovo
choice-no-ally = Nespolčit se s nikým
choice-keep-ally = Nechat si dosavadního společníka
choice-no-raid = Nepřepadnout žádnou loď
choice-no-business = Odejít z Restaurace
choice-no-token = Nehrát další žetony města
choice-no-book = Nefalšovat další knihy
choice-no-copy = Nenapodobit nic
choice-no-salvage = Vzdát se lihovaru: odejde ze hry

choice-use-helper = Použít pomocníka: { $effect }
choice-take-helper = Vzít si pomocníka: { $helper }
choice-take-helper-again = Vzít si pomocníka: { $effect } ({ $bottle }, tu láhev už máš)
choice-copy = Napodobit: { $effect }
choice-send = Vyslat kápa { $place }: { $effects }
choice-barred = { $choice } ({ $bars })
bar-no-helper = karty pomocníků došly
bar-no-card-any = nemáš kartu k zahrání
bar-no-card-vip = nemáš kartu VIP místnosti
bar-no-card-party = nemáš kartu večírku
bar-no-card-still = nemáš kartu lihovaru
bar-no-card-fleet = nemáš kartu vozového parku
bar-no-raid = žádnou loď teď nepřepadneš
choice-swap = Vyměnit se s cizím kápem ({ $place }; { $boss }): { $effects }
choice-favour = Vzít si { $favour }

choice-raise = { $track }: úroveň { $level } ({ $notes })
note-discard = { $count ->
    [one] odložit { $count } kartu
    [few] odložit { $count } karty
   *[other] odložit { $count } karet
}
note-notoriety = proslulost { $field }: { $effect }
note-prices = proslulost { $field }: sudy za { $low } nebo { $high }
choice-discard-extra = Odložit za úroveň { $level } ({ $track }): { $card }
choice-discard-level = Odložit za úroveň: { $card }
choice-discard-casino = Odložit za kasino: { $card }
choice-discard-turn-order = Odložit za pořadí tahů: { $card }
choice-first-play = { $count ->
    [0] Zahrát kartu { $operation }: { $reward } (bez páky; akce až jindy: { $action })
   *[other] Zahrát kartu { $operation }: { $reward } (páka { $count }; akce až jindy: { $action })
}
choice-play = Zahrát kartu: { $card }
choice-play-over = { $count ->
    [0] Zahrát přes kartu bez páky: { $card }
   *[other] Zahrát přes kartu s pákou { $count }: { $card }
}
choice-deck = Vzít si kartu: { $card }

choice-slot = { $slot }
choice-slot-notes = { $slot } ({ $notes })
note-discount = místo vlastního baru o { $cash } levněji
choice-open = Otevřít: { $space } ({ $notes })
choice-upgrade = Vylepšit vlastní bar: { $space } ({ $notes })
choice-take-over = Převzít bez ohledu na obranu: { $space } ({ $notes })
choice-attack = Převzít: { $space }; tvoje síla je { $strength }, je třeba víc než { $defence } ({ $notes })
note-token = žeton města: { $token }
note-cop = bez ochrany mimo provoz kvůli policistovi
note-cop-coming = přijde policista
note-war = přijdou gangsteři
choice-split = Zvolit, jak se zaplatí příští cena
choice-pay-pocket = Zaplatit { $pocket } z kapsy
choice-pay-safe = Zaplatit { $share } ze sejfu (ubude v něm { $safe })
choice-pay-both = Zaplatit { $pocket } z kapsy a { $share } ze sejfu (ubude v něm { $safe })
choice-hire = Najmout ranaře za { $cash }
choice-hire-free = Najmout ranaře zadarmo
choice-post = Na pole za { $cash } (další najatý ranař bude stát { $next })
choice-post-last = Na pole za { $cash } (poslední volné)

cost-thugs = { $count ->
    [one] { $count } ranař
    [few] { $count } ranaři
   *[other] { $count } ranařů
}
cost-ally = { $gangster } za { $cash }
cost-ally-free = { $gangster } zdarma
cost-ally-once = { $gangster } zdarma, jen tentokrát
cost-ally-kept = { $gangster } za { $cash }, výpomoc zdarma zůstává na později
cost-hired = { $count ->
    [one] { $count } cizí mafián za { $cash } ({ $boss })
    [few] { $count } cizí mafiáni za { $cash } ({ $boss })
   *[other] { $count } cizích mafiánů za { $cash } ({ $boss })
}
cost-nothing = bez výdajů
choice-force = Síla { $strength } proti { $defence }: { AND($costs) } (celkem se zaplatí { $cash })
choice-ally = Spolčit se: { $gangster } ({ $district }) – { $card }
choice-ally-instead = Spolčit se: { $gangster } ({ $district }) – { $card }; domů se vrátí { $old }
choice-ally-again = Spolčit se znovu: { $gangster } ({ $district }) – { $card }
choice-raid = { $ship } ({ $district }): { $force }; { $prize }
raid-takes = síla { $strength } proti { $defence }, padne na to { AND($costs) }
raid-alone = síla { $strength } proti { $defence }, tvoji mafiáni stačí
raid-more = tvoji mafiáni mají sílu { $strength } proti { $defence }: musí pomoci ranaři nebo cizí mafiáni
raid-crate = bedna teď vynese { $cash } ({ $front }), potom { $perk }
raid-no-crate = bez bedny
choice-crew = Síla { $strength } proti { $defence }: { AND($costs) }
choice-defend = Bránit: { $building } ({ $space }), síla { $strength } proti { $attack }: { AND($costs) }
choice-abandon = Vzdát: { $building } ({ $space }) – nadobro
choice-abandon-with = Vzdát: { $building } ({ $space }) – nadobro, přijdeš i o { AND($losses) }
choice-abandon-may-return = Vzdát: { $building } ({ $space }) – může se vrátit na tvou desku
choice-abandon-may-return-with = Vzdát: { $building } ({ $space }) – může se vrátit na tvou desku, ale přijdeš o { AND($losses) }
loss-mobster = mafiána
loss-barrels = { $count ->
    [one] { $count } sud
    [few] { $count } sudy
   *[other] { $count } sudů
}

choice-vip = Do VIP oblasti (obsazeno { $held } z { $count })
choice-dock = Do doků: { $berth } – { $effect }
choice-dock-any = { $count ->
    [one] Do doků: { $berth } – kterákoli odměna
    [few] Do doků: { $berth } – kterékoli { $count } odměny
   *[other] Do doků: { $berth } – kterýchkoli { $count } odměn
}
choice-docks-reward = Řádek { $row }: { $effect }
choice-move = Přesunout mafiána: { $from } → { $to }
choice-recall = Mafián odejde do VIP oblasti: { $berth }
choice-recall-to-supply = Mafián odejde do zásoby: { $berth }

choice-protect = { $building } ({ $space }): páka { $leverage }
choice-protect-for-tokens = { $count ->
    [one] { $building } ({ $space }): páka { $leverage }, z toho { $count } žeton
    [few] { $building } ({ $space }): páka { $leverage }, z toho { $count } žetony
   *[other] { $building } ({ $space }): páka { $leverage }, z toho { $count } žetonů
}
choice-sell = Prodat sud za { $cash }: { $building } ({ $space })
choice-stash = Uložit sud: { $building } ({ $space })
choice-to-still = { $count ->
    [0] Do lihovaru, který je prázdný
    [one] Do lihovaru (už tam je { $count } sud)
    [few] Do lihovaru (už tam jsou { $count } sudy)
   *[other] Do lihovaru (už tam je { $count } sudů)
}
choice-salvage = Vrátit lihovar na svou desku
choice-lose-barrel = Pro sud není místo: přijít o něj
choice-enter = Náklaďák { $truck } vjede na mapu: { $district } ({ $notes })
choice-drive = { $count ->
    [0] Náklaďák { $truck }: { $district } ({ $notes }; body pak dojdou)
    [one] Náklaďák { $truck }: { $district } ({ $notes }; pak zbude { $count } bod)
    [few] Náklaďák { $truck }: { $district } ({ $notes }; pak zbudou { $count } body)
   *[other] Náklaďák { $truck }: { $district } ({ $notes }; pak zbude { $count } bodů)
}
sight-ship = loď { $ship }, sudy od { $cash }
sight-still = { $count ->
    [0] tvůj lihovar bez sudů
    [one] tvůj lihovar, { $count } sud
    [few] tvůj lihovar, { $count } sudy
   *[other] tvůj lihovar, { $count } sudů
}
sight-thirsty = { $count ->
    [one] { $count } budova čeká na sud
    [few] { $count } budovy čekají na sud
   *[other] { $count } budov čeká na sud
}
sight-nothing = není tam co dělat
choice-load = { $count ->
    [one] Náklaďák { $truck } naloží { $count } sud z lihovaru (leží tam { $held })
    [few] Náklaďák { $truck } naloží { $count } sudy z lihovaru (leží tam { $held })
   *[other] Náklaďák { $truck } naloží { $count } sudů z lihovaru (leží tam { $held })
}
choice-buy = { $count ->
    [one] Náklaďák { $truck } koupí { $count } sud za { $cash } ({ $ship }); loď odpluje dál: { $district }
    [few] Náklaďák { $truck } koupí { $count } sudy za { $cash } ({ $ship }); loď odpluje dál: { $district }
   *[other] Náklaďák { $truck } koupí { $count } sudů za { $cash } ({ $ship }); loď odpluje dál: { $district }
}
choice-deliver = Náklaďák { $truck } doručí sud: { $building } ({ $space })

choice-column = { $count ->
    [one] Pole { $column }: odložit { $count } kartu; mafián pak stojí páku { $leverage }
    [few] Pole { $column }: odložit { $count } karty; mafián pak stojí páku { $leverage }
   *[other] Pole { $column }: odložit { $count } karet; mafián pak stojí páku { $leverage }
}
choice-play-card = Zahrát kartu operací (v ruce: { $held })
choice-play-tokens = Zahrát až { $count } žetony města (máš jich { $held })
choice-cook-books = { $count ->
    [one] Zfalšovat knihu (máš { $held })
    [few] Zfalšovat až { $count } knihy (máš { $held })
   *[other] Zfalšovat až { $count } knih (máš { $held })
}
choice-book = { $goal }, pole { $space } – { $need }: { $cash } do sejfu
choice-book-reward = { $goal }, pole { $space } – { $need }: { $cash } do sejfu, { $reward }
choice-token = Zahrát žeton města: { $token }
choice-right = Odkryté, pole { $space }: { $token } (odhalí se nový)
choice-middle = Prostřední, sloupeček { $space }: { $token }
choice-pile = { $count ->
    [one] Hromádka { $pile } (zbývá { $count } žeton)
    [few] Hromádka { $pile } (zbývají { $count } žetony)
   *[other] Hromádka { $pile } (zbývá { $count } žetonů)
}
choice-put = Na sloupeček { $stack }: { $token }

## Záznam hry

event-first-boss = V pořadí tahů je první { $boss }.
event-districts-closed = V těchto čtvrtích se neobchoduje: { AND($districts) }.
event-hand-dealt = Tvoje karty, jen pro tvoje oči: { AND($cards) }.
event-preparation-began = Rok 1920. Než začne první dějství, každý otevře budovu a zahraje kartu, poslední v pořadí tahů jako první.
event-act-began = { $act }. dějství, { $year }. { act-opening }
act-opening = { $act ->
    [1] Bary zavřel zákon. Zadní vchody ne.
    [2] Obchody kvetou a někdo si toho všiml.
    [3] Kdo něco znamená, ten už chodí ozbrojený.
   *[4] Poslední runda, než si to zákon rozmyslí.
}
event-round-began = { $count ->
    [one] { $act }. dějství, jediné kolo.
    [few] { $act }. dějství, { $round }. kolo ze { $count }.
   *[other] { $act }. dějství, { $round }. kolo z { $count }.
}
event-order-set = Pořadí tahů: { $order }.
event-casinos-paid = Banka vždycky vyhrává: { $boss } bere z kasin { $cash }.
event-game-ended = Prohibice skončila. Je čas otevřít sejfy.

event-helper-used = { $seat } volá pomocníka: { $helper }.
event-helper-copied = { $seat } napodobuje pomocníka z nabídky: { $helper }.
event-capo-sent = { $boss } vysílá kápa { $person }.
event-capo-swapped = { $seat } posílá na procházku do Parku kápa, kterému velí { $owner }, a přebírá jeho rozhovor ({ $person }).
event-favour-taken = { $seat } si za ty potíže něco bere.
    .again = Za ty potíže si něco bere.
event-favour-declined = { $seat } za potíže nic nechce.

event-cash-gained = { $boss } si strká do kapsy { $cash }.
    .again = Strká si do kapsy { $cash }.
event-cash-for-mobsters = { $boss } půjčuje svaly a bere za to { $cash }.
event-cash-without-place = { $boss } nemá kam růst a bere místo toho { $cash }.
event-cash-from-sale = { $boss } pořádá večírek a vydělává { $cash }.
event-cash-for-capo = { $boss } bere za potíže { $cash }.
event-paid = { $seat } platí { $cash }.
event-paid-from-safe = { $seat } platí { $cash } vypranými penězi: ze sejfu mizí { $safe }.
event-paid-from-both = { $seat } platí { $cash }: { $pocket } z kapsy a { $share } vypranými penězi, ze sejfu mizí { $safe }.

event-leverage-gained = { $count ->
    [one] { $seat } na někoho něco ví: { $count } žeton páky.
    [few] { $seat } na někoho něco ví: { $count } žetony páky.
   *[other] { $seat } na někoho něco ví: { $count } žetonů páky.
}
event-thugs-gained = { $count ->
    [one] { $seat } dostává zadarmo { $count } ranaře.
    [few] { $seat } dostává zadarmo { $count } ranaře.
   *[other] { $seat } dostává zadarmo { $count } ranařů.
}
event-thug-hired = { $seat } najímá ranaře.
event-thug-hired-free = { $seat } najímá ranaře zadarmo.
event-thug-posted = { $seat } dostává zadarmo ranaře a staví ho na pole za { $cash }.
event-books-gained = { $count ->
    [one] { $seat } dostává { $count } knihu k falšování.
    [few] { $seat } dostává { $count } knihy k falšování.
   *[other] { $seat } dostává { $count } knih k falšování.
}
event-card-taken = { $seat } si bere kartu: { $card }.
    .again = Bere si kartu: { $card }.
event-card-discarded = { $seat } odkládá kartu: { $card }.
event-card-played = { $seat } hraje kartu: { $card }.
event-level-raised = { $seat } si polepšuje: { $track }, úroveň { $level }.
    .again = Polepšuje si: { $track }, úroveň { $level }.
event-level-raised-fame = { $seat } si polepšuje: { $track }, úroveň { $level }. Proslulost { $notoriety }: { $effect }.
    .again = Polepšuje si: { $track }, úroveň { $level }. Proslulost { $notoriety }: { $effect }.

event-mobster-to-vip = { $seat } uvádí mafiána do VIP oblasti.
event-mobster-to-docks = { $boss } staví mafiána do doků ({ $berth }).
event-mobster-moved = { $seat } přesouvá mafiána v docích: { $from } → { $to }.
event-mobster-declined = { $seat } dalšího mafiána nepotřebuje.
event-helper-taken = { $seat } získává pomocníka: { $helper }.
event-helper-turned-up = Práci hledá nový pomocník: { $helper }.
event-token-taken = { $seat } si bere žeton města: { $token }.
    .again = Bere si žeton města: { $token }.
event-token-turned-up = Odhaluje se nový žeton města: { $token }.
event-token-played = { $seat } hraje žeton města: { $token }.
event-token-put-back = { $seat } vrací žeton města do nabídky (sloupeček { $stack }): { $token }.
event-token-to-display = Do nabídky se vrací žeton města (sloupeček { $stack }): { $token }.

event-opened = { $boss } otevírá { $building } ({ $space }).
event-took-over = { $boss } vyhazuje gangstery a otevírá { $building } ({ $space }).
event-upgraded = { $boss } mění bar v { $building } ({ $space }).
event-thugs-returned = { $count ->
    [one] { $seat } posílá napřed { $count } ranaře a ten už se nevrací.
    [few] { $seat } posílá napřed { $count } ranaře a ti už se nevracejí.
   *[other] { $seat } posílá napřed { $count } ranařů a ti už se nevracejí.
}
event-ally-helped = { $seat } volá na pomoc společníka: { $gangster }, síla +{ $count }.
event-mobster-protects = { $boss } staví ke dveřím mafiána ({ $space }).
event-mobster-protects-for-tokens = { $count ->
    [one] { $boss } staví ke dveřím mafiána ({ $space }) za { $count } žeton páky.
    [few] { $boss } staví ke dveřím mafiána ({ $space }) za { $count } žetony páky.
   *[other] { $boss } staví ke dveřím mafiána ({ $space }) za { $count } žetonů páky.
}

event-produced = { $count ->
    [one] Lihovar kape a { $seat } má { $count } nový sud.
    [few] Lihovar kape a { $seat } má { $count } nové sudy.
   *[other] Lihovar kape a { $seat } má { $count } nových sudů.
}
    .again = { $count ->
        [one] Lihovar kape: { $count } nový sud.
        [few] Lihovar kape: { $count } nové sudy.
       *[other] Lihovar kape: { $count } nových sudů.
    }
event-sold = { $seat } rozlévá sud za { $cash } ({ $space }).
event-truck-entered = { $seat } posílá na cestu náklaďák { $truck }: { $district }.
    .again = Náklaďák { $truck } vyráží na cestu: { $district }.
event-truck-moved = { $seat } posílá náklaďák { $truck } dál: { $district }.
    .again = Náklaďák { $truck } jede dál: { $district }.
event-loaded = { $count ->
    [one] { $seat } nakládá v lihovaru { $count } sud na náklaďák { $truck }.
    [few] { $seat } nakládá v lihovaru { $count } sudy na náklaďák { $truck }.
   *[other] { $seat } nakládá v lihovaru { $count } sudů na náklaďák { $truck }.
}
event-bought = { $count ->
    [one] { $seat } kupuje z lodi { $ship } { $count } sud na náklaďák { $truck }.
    [few] { $seat } kupuje z lodi { $ship } { $count } sudy na náklaďák { $truck }.
   *[other] { $seat } kupuje z lodi { $ship } { $count } sudů na náklaďák { $truck }.
}
event-delivered = { $seat } doručuje sud náklaďákem { $truck } ({ $space }).
    .again = Náklaďák { $truck } doručuje sud ({ $space }).
event-ship-sailed = { $ship } zvedá kotvy; další přístav: { $district }.

event-allied = { $seat } si podává ruku s gangsterem: { $gangster } ({ $card }).
    .again = Podává si ruku s gangsterem: { $gangster } ({ $card }).
event-ally-dismissed = { $seat } se loučí se společníkem a domů odchází { $gangster }.
    .again = Loučí se se společníkem a domů odchází { $gangster }.
event-raided = { $seat } přepadá loď { $ship }!
event-mobsters-hired = { $count ->
    [one] { $seat } si na přepadení půjčuje { $count } mafiána, kterému velí { $owner }.
    [few] { $seat } si na přepadení půjčuje { $count } mafiány, kterým velí { $owner }.
   *[other] { $seat } si na přepadení půjčuje { $count } mafiánů, kterým velí { $owner }.
}
    .again = { $count ->
        [one] Na přepadení si půjčuje { $count } mafiána, kterému velí { $owner }.
        [few] Na přepadení si půjčuje { $count } mafiány, kterým velí { $owner }.
       *[other] Na přepadení si půjčuje { $count } mafiánů, kterým velí { $owner }.
    }
event-crate-opened = { $seat } páčí bednu: { $cash } ({ $front }) a odteď { $perk }.
event-crate-turned-up = Nová bedna na lodi { $ship }: { $crate }.
event-barrel-stored = { $seat } odvaluje ukradený sud do bezpečí ({ $space }).
event-barrel-to-still = { $seat } schovává ukradený sud v lihovaru.
event-barrel-lost = { $seat } nemá ukradený sud kam dát a nechává ho klesnout ke dnu.
event-mobster-returned = { $seat } odvolává mafiána z doků do VIP oblasti.
event-mobster-returned-to-supply = { $seat } odvolává mafiána z doků, ale VIP oblast je plná.

event-place-reserved = { $boss } si rezervuje stůl: { $column }. místo v pořadí tahů.
    .again = Rezervuje si stůl: { $column }. místo v pořadí tahů.
event-book-cooked = { $boss } falšuje knihu ({ $goal }) a ukládá do sejfu { $cash }.
event-rival-cooked = { $boss } falšuje knihu ({ $goal }) a bere { $cash }.

event-war-began = { $act ->
    [1] Lucky Luciano pouští psy ze řetězu: první válka gangů.
    [2] Lucky Luciano má pořád málo: druhá válka gangů.
   *[3] Lucky Luciano chce všechno: třetí válka gangů.
}
event-gangster-came = { $gangster } přichází se silou { $count }: { $district }.
event-bars-opened = { $count ->
    [one] Gangsteři otevírají { $count } bar: { $district }.
    [few] Gangsteři otevírají { $count } bary: { $district }.
   *[other] Gangsteři otevírají { $count } barů: { $district }.
}
event-held-freely = { $boss } ani nevstává od stolu, a přesto si drží { $building } ({ $space }).
event-cannot-hold = { $seat } nemůže ubránit { $building } ({ $space }): síla je nejvýše { $strength }, potřeba je { $attack }.
event-cannot-pay-ally = { $seat } nemá na zaplacení společníka, a tak nemůže ubránit { $building } ({ $space }): síla bez něj je nejvýše { $strength }, potřeba je { $attack }.
event-defended = { $boss } se nedá a drží si { $building } ({ $space }).
    .again = Nedá se a drží si { $building } ({ $space }).
event-building-lost = { $boss } přichází o { $building } ({ $space }); stěhují se tam gangsteři.
event-still-salvaged = { $seat } zachraňuje, co z lihovaru zbylo.
event-gangster-left = { $gangster } nachází všechny dveře zamčené ({ $district }) a už ho nikdo nikdy neuvidí.
event-war-announced = V ulicích se šušká, kam gangy přijdou příště: { AND($districts) }.
event-cops-came = Policie přijíždí do čtvrtí: { AND($districts) }.
event-patrol-announced = Příští policejní hlídky: { AND($districts) }.
event-region-counted = Sčítá se oblast { $region }. Ovládané čtvrti – { $shares }.
event-region-uncontrolled = Sčítá se oblast { $region } a nikdo tam neovládá nic.
control-boss = { $boss }: { $count }
control-gangsters = gangsteři: { $count }
event-paid-out = Luciano platí za { $region }: { $boss } je na { $place }. místě a ukládá do sejfu { $cash }.
event-rival-paid-out = Luciano platí za { $region }: { $boss } je na { $place }. místě a bere { $cash }.

event-rival-revealed = { $boss } má plán: { $operation }, páka { $count }.
event-rival-raided = { $boss } přepadá loď { $ship }!
event-rival-hauled = { $count ->
    [one] { $boss } odváží z lodi { $ship } { $count } sud.
    [few] { $boss } odváží z lodi { $ship } { $count } sudy.
   *[other] { $boss } odváží z lodi { $ship } { $count } sudů.
}
event-crate-lost = Bedna je nadobro pryč: { $crate }.

## Body a konce

score-pocket = Kapsa
score-safe = Sejf
score-buildings = Chráněné budovy
score-bottles = Láhve
score-bottles-behind = Láhve za zástěnou
score-purse = Pokladna

end-richest = Prohibice skončila a vyhrává nejbohatší boss. Od zítřka se tomu bude říkat starý rodinný majetek.
end-beat-rival = Máš víc než Rival a Manhattan má o jednoho bosse méně.
end-lost-to-rival = Manhattan zůstává Rivalovi: tvůj by byl jen s větším majetkem, než má on.

## Proč ne?

whynot-not-asked = Na to se teď hra neptá.
whynot-must-choose = Tohle odmítnout nelze.
whynot-too-dear = Stojí to { $cost } a kapsa se sejfem dají dohromady nejvýše { $means }.
whynot-nothing-to-split = Zaplatit lze jen jedním způsobem.
whynot-wrong-share = Ze sejfu může jít od { $least } do { $most } z té ceny.
whynot-not-your-helper = Takového nepoužitého pomocníka nemáš.
whynot-not-displayed = Ten pomocník není v nabídce.
whynot-cannot-copy-itself = Pomocník nemůže napodobit sám sebe.
whynot-person-taken = S tou osobou už někdo mluví.
whynot-no-such-person = Při tak malém počtu hráčů ta osoba ve městě není.
whynot-too-few-cards = Je na to třeba karet z ruky: { $need }, a ty máš { $held }.
whynot-park-full = V Parku už není místo.
whynot-nobody-to-swap = Není tu cizí kápo, se kterým by se tvůj mohl vyměnit.
whynot-not-their-capo = Takový kápo tam nestojí.
whynot-supply-empty = V zásobě už není.
whynot-highest-level = Ta úroveň už je 5.
whynot-not-in-hand = Tu kartu v ruce nemáš.
whynot-wrong-type = Teď lze zahrát jen kartu tohoto typu: { $operation }.
whynot-slot-empty = Ta budova na tvé desce není, nebo je na řadě jiné kasino.
whynot-not-allowed = To se teď stavět nedá: { $building }.
whynot-no-place = Není tu vhodné místo: { $building }.
whynot-space-taken = Na tom poli se nic takového postavit nedá.
whynot-no-such-space = Takové pole není, nebo je jeho čtvrť uzavřená.
whynot-one-per-region = V té oblasti už jednu takovou budovu máš: { $building }, { $region }.
whynot-allys-district = V té čtvrti je doma tvůj společník { $gangster }. Zlodějská čest.
whynot-too-weak = Tvoje síla je { $strength } a je třeba { $needed }.
whynot-too-few-thugs = { $count ->
    [0] Nemáš žádné ranaře.
    [one] Máš jen { $count } ranaře.
    [few] Máš jen { $count } ranaře.
   *[other] Máš jen { $count } ranařů.
}
whynot-no-ally = Nemáš společníka.
whynot-nothing-to-keep = Společník ti nedluží výpomoc zdarma, která by se dala nechat na později.
whynot-all-thugs = Máš šest ranařů a víc se jich nevejde.
whynot-thug-space-taken = Na tom poli už ranař stojí, nebo takové pole není.
whynot-vip-full = VIP oblast je plná.
whynot-berth-taken = Tam už mafián stojí.
whynot-moved-already = Ten mafián už je právě umístěný nebo přesunutý.
whynot-no-token = Tam není žeton města, který by se dal vzít.
whynot-pile-empty = Ta hromádka je prázdná.
whynot-deck-empty = Ten balíček je prázdný.
whynot-not-yours = To není tvoje.
whynot-protected-already = Už ji chrání mafián.
whynot-no-mobster = Nemáš na to mafiána.
whynot-too-little-leverage = Je třeba páka { $need } a ty máš { $held }.
whynot-not-in-operation = Není v provozu: je tam policista a nechrání ji mafián.
whynot-no-barrel = Tolik sudů tu není.
whynot-has-barrel = Tam už sud stojí.
whynot-no-truck = Takový náklaďák nemáš. Druhý přijde s úrovní vozového parku 3.
whynot-truck-on-map = Ten náklaďák už na mapě je.
whynot-truck-not-on-map = Ten náklaďák musí nejdřív vjet na mapu.
whynot-not-adjacent = Ty čtvrti spolu nesousedí.
whynot-too-few-points = Ten náklaďák už nemá body.
whynot-truck-full = To se na náklaďák nevejde: uveze dva sudy.
whynot-truck-empty = Ten náklaďák je prázdný.
whynot-not-at-still = Ten náklaďák není u tvého lihovaru, nebo lihovar není v provozu.
whynot-not-there = Ten náklaďák je v jiné čtvrti.
whynot-no-ship = V tom přístavu žádná loď nekotví.
whynot-gangster-not-here = Ten gangster na desce gangsterů není.
whynot-no-mobster-in-column = V tom sloupci doků nemáš mafiána: { $region }.
whynot-not-so-many = Tolik cizích mafiánů v tom sloupci není.
whynot-pocket-only = Najatí mafiáni se platí jen z kapsy: stojí to { $cost } a máš v ní { $held }.
whynot-column-taken = To pole pořadí tahů je obsazené.
whynot-no-such-column = Takové pole v pořadí tahů není.
whynot-done-already = To už při této návštěvě proběhlo.
whynot-token-not-held = Takový žeton města nemáš.
whynot-no-book = Nemáš knihu.
whynot-book-space-taken = Tam už kniha leží.
whynot-book-on-goal = Na tom cíli už knihu máš.
whynot-goal-not-met = Ten cíl nesplňuješ.
whynot-not-attacked = Na tu budovu nikdo neútočí, nebo už je rozhodnuto.

## Balíčky hodnot

pack-slot = { $building } za { $cash }, číslo { $number }
pack-card = { $operation }, karta { $number }
pack-rival = Rival, { $difficulty }
pack-neighbours = Sousedé čtvrti jsou jiné čtvrti a každá je uvedena jednou.
pack-mutual = Hranice má dvě strany: sousedé čtvrtí { $other } a { $district } musí uvádět jeden druhého.
pack-across-park = Náklaďáky nejezdí přes Central Park: 13 a 15 nesousedí se 14 a 16.
pack-unreachable = Náklaďáky musí dojet do každé čtvrti.
pack-journey = Pravidla mají příklad této cesty, { $way }: náklaďák na ni potřebuje { $points } b.
pack-harbours = Sedm různých čtvrtí po směru hodinových ručiček. Čtyři z nich pravidla uvádějí, v tomto pořadí: { $known }.
pack-payouts-fall = Lepší místo nedostane méně: první je první místo, poslední páté.
pack-payout = Pravidla uvádějí, kolik se v oblasti { $region } platí za { $place }. místo: { $amount } $.
pack-levels-rise = První hodnota je nejméně 1 a žádná úroveň nemá méně než ta předchozí.
pack-prices-rise = Ceny na stupnici neklesají a bar neplatí víc než ostatní budovy.
pack-price = Pravidla uvádějí ceny při proslulosti { $field }: { $low } $ u baru, { $high } $ jinde.
pack-field-once = Pole stupnice proslulosti má jednu odměnu.
pack-war-strength = Síla dohromady s válečným modifikátorem musí být v balíčku { $deck } od { $least } do { $most }.
pack-abilities = Každou z osmi schopností má některý gangster balíčků A, B a C. Tahle chybí: { $ability }.
pack-defence-rises = Obrana lodi neklesá, když z ní ubývají sudy.
pack-stephanie = Pravidla uvádějí obranu této lodi, když chybějí dva sudy, tedy třetí číslo: 12.
pack-sandra = Pravidla uvádějí ceny dvou sudů této lodi, které odejdou první, tedy poslední čísla: 6, 5.
pack-persons = S jedním nebo dvěma hráči jich je { $count }, a to z těchto osob: { $all }.
pack-idle-person = Každá osoba nabízí něco vlastního.
pack-goal-numbers = Jsou potřeba tři cíle oblastí s různými čísly, takže čísla musí být nejméně tři.
pack-city-tokens = Počty všech druhů dohromady musí dát { $count }.
pack-brings-nothing = Něco se tam musí získat.
pack-docks-mobster = Mafián, který jde do doků, nepřinese dalšího.
pack-notoriety-reward = Stupnice proslulosti přináší jednu kartu pomocníka nebo jednu kartu operace.
pack-too-much = Může jich být nejvýše { $count }, když se sečtou všichni mafiáni, úrovně, karty, žetony, ranaři a akce.
pack-play-card = Zahrát kartu operace umožňují jen osoby.
pack-bonus = Bonus patří tam, kde se hraje karta, k jejíž akci se přidává: páka k VIP místnosti, prodej k večírku, produkce k lihovaru, dojezd k vozovému parku.
pack-each-once = Každé z těchto slov tam musí být jednou: { $known }.
pack-waiting-mobster = Tohoto mafiána uvádějí pravidla: odměnou pole { $field } je jeden mafián, mobsters = 1.
pack-garage = Levá osoba Garáže přidává k dojezdu karty vozového parku { $count }.
