### Co mówi Speakeasy.
###
### Kwoty to pełne dolary; znak pisze tylko „money”. Nazwy miejsc, kart i torów są napisami i zaczynają się
### wielką literą; przychodzą w mianowniku, dlatego stoją po dwukropku, w nawiasie albo jako podmiot.
### „a-building” stoi w środku zdania w bierniku (co ktoś otwiera), a „towards” odpowiada na pytanie „dokąd?”.
### „effect” nie ma wielkiej litery ani kropki: dodaje je zdanie, w którym stoi. Zapis gry mówi w czasie
### teraźniejszym, żeby nie musiał znać rodzaju. „again” mówi o tym, o kim był poprzedni wiersz:
### jego imię się nie powtarza.

## Gra

game-intro =
    Manhattan, 1920. Kraj wysechł w jedną noc, a noc nigdy nie była tak spragniona. Masz rodzinę, parę ciężarówek i zaplecze bez szyldu na drzwiach; tak samo jak wszyscy przy tym stole.
    Otwieraj knajpy, napełniaj je tym, co inni upędzą albo przywiozą morzem, dbaj o to, żeby policja patrzyła w inną stronę, i miej się na baczności, gdy gangi przyjdą po swoje, czyli po twoje. W 1933 roku kurki znów się otworzą i ten, kto odłożył najwięcej, od początku miał rację.
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
    Gra ma rundę przygotowawczą i cztery akty po 4, 3, 3 i 1 rundzie: jedenaście tur dla każdego bossa i ani jednej więcej. W każdej rundzie każdy rozgrywa jedną turę.
    Wybory na liście to dokładnie te, które są dozwolone, wraz z ceną i z tym, co dają. Lepiej niczego nie zapisywać.
about-turn = Tura: możesz użyć jednej karty pomocnika; potem wysyłasz capo do wolnej osoby w jednej z ośmiu lokacji i od góry do dołu wykonujesz to, co ta osoba proponuje, każdą część tylko, jeśli chcesz; na koniec bierzesz wierzchnią kartę jednej z talii operacji. Zatrzymać możesz najwyżej cztery żetony miasta.
about-money = Pieniądze: kieszeń jest jawna i płaci się z niej jeden do jednego. Sejf jest ukryty, a każdy dolar z niego zapłacony kosztuje dwa: to się nazywa pranie pieniędzy. Do sejfu trafiają wypłaty od Luciano i pieniądze za sfałszowane księgi, prawie wszystko inne to gotówka.
about-buildings = Budynki: knajpy i destylarnię otwiera się w Biurze wykonawców, kluby nocne i kasyna w Urzędzie planowania miasta. Budynek zabiera żeton miasta ze swojego pola i daje nagrodę miejsca, z którego przyszedł. Gdzie stoi policjant, tam budynek bez członka rodziny nie działa i liczy się tak, jakby go nie było.
about-barrels = Beczki: robi je destylarnia, sprzedają statki, kradnie się je w napadach, a rozwożą ciężarówki, po jednej do każdej knajpy, klubu nocnego i kasyna. Sprzedaje się je na przyjęciu, tym drożej, im większa twoja sława; sława to suma twoich pięciu poziomów.
about-protection = Ochrona: członkowie rodziny czekają w strefie VIP, aż wpływ pośle ich do budynku. Im później grasz w kolejności, tym mniej wpływu to kosztuje. Symbole na zagranych kartach liczą się za każdym razem, żetony raz.
about-force = Siła: atak musi być silniejszy niż obrona, obronie wystarczy być tak silną jak atak. Poziom siły liczy się zawsze, zbiry raz, a wspólnik tyle razy, ile razy mu się zapłaci. W napadzie na statek twoją siłę mnoży się przez liczbę członków rodziny we właściwej kolumnie doków.
about-books = Księgi: w Restauracji możesz sfałszować do trzech ksiąg, każdą na celu, który spełniasz, a pieniądze trafiają do sejfu. Na jednym celu żaden boss nie ma dwóch ksiąg. W Restauracji zmienia się też kolejność i zagrywa żetony miasta.
about-luciano = Lucky Luciano: po każdym z pierwszych trzech aktów do zapowiedzianych dzielnic przychodzą gangsterzy i atakują wszystkie budynki, do zapowiedzianych dzielnic przychodzą policjanci, a potem każdy dostaje zapłatę za dzielnice, które kontroluje w poszczególnych regionach.
about-score = Rachunek końcowy: kieszeń i sejf, 10 $ za chronioną knajpę, 15 $ za klub nocny, 20 $ za kasyno lub destylarnię i po jednej butelce każdego rodzaju na kartach pomocników. Niechronione budynki nie dają nic.
about-solo = W pojedynkę grasz przeciw Rywalowi, za którego grają zasady. Nie mieliśmy zasad gry jednoosobowej: ten przeciwnik, wraz ze wszystkimi liczbami, jest naszego własnego pomysłu.

option-still-rebuild = Odbudowa destylarni
option-still-rebuild-help = Destylarnię straconą w wojnie gangów można odłożyć na planszę operacji i otworzyć ponownie. Zalecane do pierwszej gry.
option-first-player = Pierwszy gracz
option-first-player-help = Kto zaczyna: decyduje los albo wskazane miejsce.
option-first-player-random = decyduje los
option-first-player-seat-1 = miejsce 1
option-first-player-seat-2 = miejsce 2
option-first-player-seat-3 = miejsce 3
option-first-player-seat-4 = miejsce 4
option-difficulty = Poziom Rywala
option-difficulty-help = Jak silny jest przeciwnik w grze jednoosobowej. Gra jednoosobowa jest naszego własnego pomysłu i nie ma jej w zasadach, które znamy. Tylko dla 1 gracza.
option-difficulty-easy = { difficulty-easy }
option-difficulty-normal = { difficulty-normal }
option-difficulty-hard = { difficulty-hard }
preset-first-game = Pierwsza gra: straconą destylarnię można otworzyć ponownie

option-why-first-solo = W grze z Rywalem pierwszego gracza zawsze wyznacza los. Zostaw to losowi.
option-why-first-seat = Na tym miejscu nikt nie siedzi. Wskaż zajęte miejsce albo zostaw to losowi.
option-why-difficulty-solo = Rywal gra tylko przeciw jednemu bossowi. Zagraj w pojedynkę albo zostaw poziom normalny.

## Pieniądze

money = { $count }{"\u00A0"}$

## Nazwy

rival = Rywal
boss-name = { $boss }

difficulty-easy = łatwy
difficulty-normal = normalny
difficulty-hard = trudny

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

building-still = Destylarnia
building-bar = Knajpa
building-nightclub = Klub nocny
building-casino = Kasyno
a-building-still = destylarnię
a-building-bar = knajpę
a-building-nightclub = klub nocny
a-building-casino = kasyno
slot = { $building } za { $cash }: { $reward }
slot-plain = { $building } za { $cash }

operation-vip = Pokój VIP
operation-party = Przyjęcie
operation-still = Destylarnia
operation-fleet = Flota
track-vip = Pokój VIP
track-party = Przyjęcie
track-still = Destylarnia
track-fleet = Flota
track-strength = Siła

location-contractors = Biuro wykonawców
location-planning = Urząd planowania miasta
location-garage = Garaż
location-city-hall = Ratusz
location-commission = Komisja
location-docks = Doki
location-restaurant = Restauracja
location-park = Central Park
person = { $location }: { $offer }

towards-contractors = do Biura wykonawców
towards-planning = do Urzędu planowania miasta
towards-garage = do Garażu
towards-city-hall = do Ratusza
towards-commission = do Komisji
towards-docks = do Doków
towards-restaurant = do Restauracji
towards-park = do Central Parku
towards-person = { $place } ({ $offer })

berth = { $region }, rząd { $row }

gangster-joe-masseria = Joe Masseria
gangster-waxey-gordon = Waxey Gordon
gangster-three-finger-brown = Tommy „Three-Finger” Brown
gangster-owney-madden = Owney Madden
gangster-ciro-terranova = Ciro Terranova
gangster-legs-diamond = Jack „Legs” Diamond
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
gangster-card = siła { $strength }, pomoc za { $cash }, { $ability }
gangster-card-plain = siła { $strength }, pomoc za { $cash }

ability-defence-plus-1 = obrona własnych budynków +1
ability-two-mobsters = od razu jeden członek rodziny do doków i jeden do strefy VIP
ability-leverage-plus-2 = wpływ +2
ability-free-still-defence = destylarni broni za darmo
ability-two-city-tokens = od razu 2 żetony miasta
ability-free-help-once = raz pomaga za darmo
ability-raid-plus-1 = siła w napadach na statki +1
ability-cheaper-takeover = w przejęciach pomaga o 1 $ taniej

ship-stephanie-st-clair = Stephanie St. Clair
ship-sandra-daisy = Sandra „Bluie” Daisy
ship-arnold-rothstein = Arnold Rothstein
ship-bill-mccoy = Bill McCoy

crate-token = { $front }; potem { $perk }
crate-front = { $cash } { $each }
crate-front-most = { $cash } { $each }, najwyżej { $most }
each-book-placed = za każdą własną księgę na celach
each-party-level = za każdy poziom przyjęcia
each-mobster-on-board = za każdego członka rodziny we własnej strefie VIP
each-thug-on-board = za każdego własnego zbira
each-strength-level = za każdy poziom siły
each-ally-strength = za każdy punkt siły wspólnika
each-city-token = za każdy własny żeton miasta
each-op-card-in-hand = za każdą kartę na ręce
each-fleet-level = za każdy poziom floty
each-barrel-at-building = za każdą beczkę przy własnych budynkach
each-notoriety = za każdy punkt sławy
each-highest-level = za każdy stopień najwyższego poziomu
each-nightclub-or-casino = za każdy własny klub nocny i każde własne kasyno
each-helper-card = za każdą własną kartę pomocnika
each-protecting-mobster = za każdego członka rodziny, który chroni własny budynek
each-vip-level = za każdy poziom pokoju VIP
each-mobster-in-docks-column = za każdego członka rodziny w kolumnie napadu
each-still-level = za każdy poziom destylarni

perk-sale-plus-1 = w każdej sprzedaży o 1 beczkę więcej
perk-defence-plus-1 = obrona własnych budynków +1
perk-ally-fee-minus-2 = pomoc wspólnika o 2 $ tańsza
perk-city-limit-plus-1 = limit żetonów miasta +1
perk-range-plus-1 = zasięg ciężarówek +1
perk-any-docks-reward = dowolna nagroda doków
perk-takeover-plus-1 = siła w przejęciach +1
perk-leverage-plus-2 = wpływ +2
perk-production-plus-1 = w każdej produkcji o 1 beczkę więcej

bottle-champagne = Szampan
bottle-absinthe = Absynt
bottle-cognac = Koniak
bottle-scotch = Szkocka
bottle-rum = Rum
bottle-wine = Wino
bottle-gin = Gin
bottle-beer = Piwo
bottle-moonshine = Bimber
helper = { $effect } ({ $bottle }, { $cash })

card = { $count ->
    [0] { $operation } ({ $reward }; potem { $action })
   *[other] { $operation } ({ $reward }; potem { $action }; wpływ { $count })
}

business-play-card = Zagraj kartę operacji
business-city-tokens = Zagraj żetony miasta
business-cook-books = Fałszuj księgi

favour-leverage = żeton wpływu
favour-book = księgę
favour-city-token = żeton miasta z oferty

goal-docks = Doki, cel { $number }
goal-city-hall = Ratusz, cel { $number }
goal-notoriety = Sława, cel { $number }
goal-park = Central Park, cel { $number }
goal-region = Cel regionalny: { $region }
need-docks = { $count ->
    [one] { $count } skrzynia
    [few] { $count } skrzynie
   *[many] { $count } skrzyń
}
need-city-hall = { $count ->
    [one] chronione budynki w { $count } dzielnicy
    [few] chronione budynki w { $count } dzielnicach
   *[many] chronione budynki w { $count } dzielnicach
}
need-notoriety = sława { $count }

region-goal-bar-casino-apart = knajpa i kasyno w różnych dzielnicach
region-goal-bar-casino-together = knajpa i kasyno w jednej dzielnicy
region-goal-bar-nightclub-apart = knajpa i klub nocny w różnych dzielnicach
region-goal-bar-nightclub-together = knajpa i klub nocny w jednej dzielnicy
region-goal-two-bars-apart = dwie knajpy w różnych dzielnicach
region-goal-two-bars-together = dwie knajpy w jednej dzielnicy
region-goal-three-bars = trzy knajpy
region-goal-nightclub-casino-together = klub nocny i kasyno w jednej dzielnicy
region-goal-nightclub-casino-apart = klub nocny i kasyno w różnych dzielnicach

park-goal-park-a1 = trzy chronione budynki
park-goal-park-b1 = knajpa w każdym regionie
park-goal-park-c1 = pięć knajp na mapie
park-goal-park-a2 = klub nocny z beczką
park-goal-park-b2 = dwa kluby nocne z beczką
park-goal-park-c2 = trzy kluby nocne z beczką
park-goal-park-a3 = trzy budynki z beczką
park-goal-park-b3 = budynek z beczką w każdym regionie
park-goal-park-c3 = cztery budynki z beczką
park-goal-park-a4 = wpływ 5
park-goal-park-b4 = wpływ 7
park-goal-park-c4 = wpływ 9
park-goal-park-a5 = cztery tory na poziomie 3
park-goal-park-b5 = trzy tory na poziomie 4
park-goal-park-c5 = dwa tory na poziomie 5
park-goal-park-a6 = siła 9 ze wspólnikiem i zbirami
park-goal-park-b6 = siła 12 ze wspólnikiem i zbirami
park-goal-park-c6 = siła 15 ze wspólnikiem i zbirami
park-goal-park-a7 = kasyno z beczką
park-goal-park-b7 = dwa kasyna z beczką
park-goal-park-c7 = trzy kasyna z beczką

## Co rzeczy dają

effect-nothing = nic
effect-all = { $effects }
effect-up-to = { $effect } (do { $count } razy)
effect-leverage = { $count ->
    [one] { $count } żeton wpływu
    [few] { $count } żetony wpływu
   *[many] { $count } żetonów wpływu
}
effect-thugs = { $count ->
    [one] { $count } darmowy zbir
    [few] { $count } darmowych zbirów
   *[many] { $count } darmowych zbirów
}
effect-books = { $count ->
    [one] { $count } księga
    [few] { $count } księgi
   *[many] { $count } ksiąg
}
effect-mobsters = { $count ->
    [one] { $count } członek rodziny
    [few] { $count } członków rodziny
   *[many] { $count } członków rodziny
}
effect-helpers = { $count ->
    [one] { $count } karta pomocnika
    [few] { $count } karty pomocników
   *[many] { $count } kart pomocników
}
effect-city-tokens = { $count ->
    [one] { $count } żeton miasta
    [few] { $count } żetony miasta
   *[many] { $count } żetonów miasta
}
effect-card-any = karta z dowolnej talii
effect-card-vip = karta pokoju VIP
effect-card-party = karta przyjęcia
effect-card-still = karta destylarni
effect-card-fleet = karta floty
effect-play-any = zagranie karty operacji
effect-play-vip = zagranie karty pokoju VIP
effect-play-party = zagranie karty przyjęcia
effect-play-still = zagranie karty destylarni
effect-play-fleet = zagranie karty floty
effect-raise = { $track } +{ $count }
effect-raise-extra = { $track } +{ $count }, za kartę jeszcze raz
effect-raise-any = dowolny poziom +{ $count }
effect-range = zasięg +{ $count }
effect-sale = { $count ->
    [one] o { $count } beczkę więcej w tej sprzedaży
    [few] o { $count } beczki więcej w tej sprzedaży
   *[many] o { $count } beczek więcej w tej sprzedaży
}
effect-production = { $count ->
    [one] o { $count } beczkę więcej w tej produkcji
    [few] o { $count } beczki więcej w tej produkcji
   *[many] o { $count } beczek więcej w tej produkcji
}
effect-leverage-bonus = wpływ +{ $count } do tej ochrony

deed-produce = produkcja beczek
deed-sell = sprzedaż beczek
deed-deliver = odbiór i dostawa beczek
deed-protect = ochrona
deed-upgrade-bar = ulepszenie knajpy
deed-takeover-ignore-defence = przejęcie knajpy gangsterów bez względu na obronę
deed-build-bar = budowa knajpy
deed-build-nightclub = budowa klubu nocnego
deed-build-casino = budowa kasyna
deed-copy-helper = nagroda pomocnika z oferty
deed-build-bar-or-still = budowa knajp lub destylarni
deed-build-nightclub-or-casino = budowa klubów nocnych lub kasyn
deed-hire-thugs = najęcie zbirów
deed-ally = sprzymierzenie z gangsterem
deed-raid = napad na statek
deed-change-turn-order = nowe miejsce w kolejności
deed-two-of-three = dwie z trzech: karta operacji, żetony miasta, fałszowanie ksiąg
deed-swap-capos = zamiana z cudzym capo

level-vip = { $count ->
    [one] miejsce dla { $count } członka rodziny
    [few] miejsce dla { $count } członków rodziny
   *[many] miejsce dla { $count } członków rodziny
}
level-party = { $count ->
    [one] { $count } beczka w jednej sprzedaży
    [few] { $count } beczki w jednej sprzedaży
   *[many] { $count } beczek w jednej sprzedaży
}
level-still = { $count ->
    [one] { $count } beczka w jednej produkcji
    [few] { $count } beczki w jednej produkcji
   *[many] { $count } beczek w jednej produkcji
}
level-fleet = zasięg { $count }
level-strength = siła { $count }

## Pytania

prompt-use-helper = Twoja tura. Użyjesz najpierw pomocnika?
    .help = Jedna karta pomocnika na turę, i to tylko teraz. Potem trafia za zasłonkę; jej butelka i tak liczy się na koniec.
prompt-send = Do kogo wysyłasz capo?
    .help = Każda osoba rozmawia w akcie tylko z jednym capo, Restauracja przyjmuje wszystkich. To, co osoba proponuje, wykonuje się od góry do dołu, a każdą część można pominąć.
prompt-swap = Czyj capo pójdzie na spacer do Parku?
    .help = Odchodzi do Central Parku, a jego właściciel może sobie coś wziąć za fatygę; twój capo zajmuje jego miejsce i rozmawia z tą osobą.
prompt-favour = Twój capo musi iść do Parku. Co bierzesz za fatygę?
    .help = Żeton wpływu pomaga chronić budynek, księgę można sfałszować w Restauracji, a żeton miasta tam się zagrywa.
prompt-raise = Który poziom podnosisz?
    .help = Każdy poziom podnosi o 1 także sławę, a z nią ceny twoich beczek. Poziom operacji 5 kosztuje kartę, poziom siły 4 jedną, a poziom siły 5 dwie.
prompt-raise-track = { $track }: podnosisz ten poziom?
    .help = Kosztuje to karty z ręki. Czego nie podniesiesz teraz, to przepada.
prompt-extra = { $track }: odrzucasz kartę za kolejny poziom?
    .help = Nada się każda karta z ręki. Jeśli to poziom 5, odchodzi z nią jeszcze jedna.
prompt-discard-level = { $count ->
    [one] { $track }: którą kartę odrzucasz za poziom?
    [few] { $track }: poziom kosztuje { $count } karty. Która odchodzi pierwsza?
   *[many] { $track }: poziom kosztuje { $count } kart. Która odchodzi pierwsza?
}
    .help = Trafia odkryta pod swoją talię.
prompt-discard-casino = { $count ->
    [one] Którą kartę odrzucasz za kasyno?
    [few] Kasyno kosztuje { $count } karty. Która odchodzi pierwsza?
   *[many] Kasyno kosztuje { $count } kart. Która odchodzi pierwsza?
}
    .help = Trafia odkryta pod swoją talię.
prompt-discard-turn-order = { $count ->
    [one] Którą kartę odrzucasz za miejsce w kolejności?
    [few] To miejsce w kolejności kosztuje { $count } karty. Która odchodzi pierwsza?
   *[many] To miejsce w kolejności kosztuje { $count } kart. Która odchodzi pierwsza?
}
    .help = Trafia odkryta pod swoją talię.
prompt-play = Którą kartę operacji zagrywasz?
    .help = Zastępuje kartę swojego typu na twojej planszy. Najpierw jest nagroda, potem akcja; wpływ liczy się, dopóki karta tam leży.
prompt-play-vip = Którą kartę pokoju VIP zagrywasz?
    .help = Zastępuje kartę swojego typu na twojej planszy. Najpierw jest nagroda, potem akcja; wpływ liczy się, dopóki karta tam leży.
prompt-play-party = Którą kartę przyjęcia zagrywasz?
    .help = Zastępuje kartę swojego typu na twojej planszy. Najpierw jest nagroda, potem akcja; wpływ liczy się, dopóki karta tam leży.
prompt-play-still = Którą kartę destylarni zagrywasz?
    .help = Zastępuje kartę swojego typu na twojej planszy. Najpierw jest nagroda, potem akcja; wpływ liczy się, dopóki karta tam leży.
prompt-play-fleet = Którą kartę floty zagrywasz?
    .help = Zastępuje kartę swojego typu na twojej planszy. Najpierw jest nagroda, potem akcja; wpływ liczy się, dopóki karta tam leży.
prompt-first-play = Którą kartę operacji zagrywasz na początek?
    .help = Przed pierwszym aktem liczy się tylko nagroda, i to nie taka, która jedynie pomaga akcji. Karta zostaje na planszy ze swoim wpływem.
prompt-build-first = Twój pierwszy budynek: który?
    .help = Destylarnia albo knajpa. Zabiera żeton miasta ze swojego pola i daje podaną nagrodę. Zapłacić możesz najwyżej { $cash }.
prompt-build-bar-or-still = { $count ->
    [one] Jeszcze jeden budynek: który?
    [few] Do { $count } budynków: który najpierw?
   *[many] Do { $count } budynków: który najpierw?
}
    .help = Na pustym polu albo zamiast knajpy gangsterów. Gdy z twojej planszy zniknie cała grupa, ulepszenia stanieją o jej cenę. Zapłacić możesz najwyżej { $cash }.
prompt-build-nightclub-or-casino = { $count ->
    [one] Jeszcze jeden budynek: który?
    [few] Do { $count } budynków: który najpierw?
   *[many] Do { $count } budynków: który najpierw?
}
    .help = Na pustym polu, zamiast własnej knajpy albo knajpy gangsterów; w regionie po jednym. Kasyno kosztuje też kartę. Zapłacić możesz najwyżej { $cash }.
prompt-build-bar = Którą knajpę otwierasz?
    .help = Na pustym polu albo przez przejęcie knajpy gangsterów, za zwykłą cenę. Zapłacić możesz najwyżej { $cash }.
prompt-build-bar-or-take-over = Którą knajpę otwierasz albo czym przejmujesz knajpę gangsterów?
    .help = Knajpa na pustym polu; knajpa albo destylarnia w miejsce knajpy gangsterów. Cena jest zwykła. Zapłacić możesz najwyżej { $cash }.
prompt-build-nightclub = Który klub nocny otwierasz?
    .help = Na pustym polu, zamiast własnej knajpy albo przez przejęcie knajpy gangsterów, za zwykłą cenę. Zapłacić możesz najwyżej { $cash }.
prompt-build-casino = Otwierasz kasyno?
    .help = Na pustym polu, zamiast własnej knajpy albo przez przejęcie knajpy gangsterów, za zwykłą cenę i kartę. Zapłacić możesz najwyżej { $cash }.
prompt-build-upgrade = W co zamieniasz knajpę?
    .help = Za zwykłą cenę minus zniżka; członek rodziny i beczka zostają. Zapłacić możesz najwyżej { $cash }.
prompt-build-take-over = Czym przejmujesz knajpę gangsterów?
    .help = Obrona tym razem się nie liczy, tylko cena. Zapłacić możesz najwyżej { $cash }.
prompt-site = Gdzie otwierasz { $building }?
    .help = { $last ->
        [yes] W dzielnicy z policjantem budynek nie będzie działał, dopóki nie ochroni go członek rodziny, a na koniec liczą się tylko chronione budynki.
       *[no] W dzielnicy z policjantem budynek nie będzie działał, dopóki nie ochroni go członek rodziny. Dzielnice, w których spodziewani są gangsterzy, będą zaatakowane na koniec aktu.
    }
prompt-force = { $space }: czym przejmujesz knajpę gangsterów?
    .help = Twoja siła musi być większa niż obrona. Zbirów można zwrócić więcej, niż trzeba, ale tak czy owak przepadną.
prompt-pay = Jak płacisz { $cash }?
    .help = Dolar z kieszeni to dolar; dolar z sejfu kosztuje dwa.
prompt-pay-site = { $building } ({ $space }): jak płacisz { $cash }?
    .help = Dolar z kieszeni to dolar; dolar z sejfu kosztuje dwa.
prompt-hire = Najmujesz zbira?
    .help = Zbir staje na najtańszym pustym polu i kosztuje tyle, ile na nim podano; pól jest sześć. Zbir dodaje 1 do jednego ataku lub obrony. Zapłacić możesz najwyżej { $cash }.
prompt-thug = Na którym polu stanie darmowy zbir?
    .help = Najęty zbir staje zawsze na najtańszym pustym polu, a zbiry odchodzą z najdroższego. Darmowy zbir na drogim polu zostawia tanie pola wolne.
prompt-mobster = Dołącza do ciebie członek rodziny. Dokąd?
    .help = W strefie VIP czeka, aż będzie mógł chronić budynek. W dokach daje nagrodę swojego rzędu i pomaga napadać na statki w tym regionie.
prompt-mobster-waiting = Wieść się niesie: dołącza członek rodziny. Dokąd?
    .help = W strefie VIP czeka, aż będzie mógł chronić budynek. W dokach daje nagrodę swojego rzędu i pomaga napadać na statki w tym regionie.
prompt-mobster-vip = Wspólnik przyprowadza członka rodziny do strefy VIP. Bierzesz go?
    .help = Czeka tam, aż będzie mógł chronić budynek.
prompt-mobster-docks = Wspólnik przyprowadza członka rodziny do doków. Dokąd?
    .help = Daje nagrodę swojego rzędu i pomaga napadać na statki w tym regionie.
prompt-mobster-first = Gdzie w dokach staje twój pierwszy członek rodziny?
    .help = Daje nagrodę swojego rzędu i pomaga napadać na statki w tym regionie.
prompt-docks-reward = Którą nagrodę doków bierzesz?
    .help = Dzięki skrzyni możesz wybrać dowolny rząd.
prompt-relocate = Przenosisz w dokach innych swoich członków rodziny?
    .help = Każdego najwyżej raz, na puste pole; przeniesienie nie daje nagrody.
prompt-take-helper = Którą kartę pomocnika bierzesz?
    .help = { $last ->
        [yes] Na jej użycie jest już za późno, ale butelki się liczą: każdy rodzaj raz.
       *[no] Użyć jej można najwcześniej w następnej turze. Na koniec każdy rodzaj butelki liczy się raz.
    }
prompt-take-token = Który żeton miasta bierzesz?
    .help = Żetony miasta zagrywa się w Restauracji. Odkryty żeton uzupełnia się ze stosu.
prompt-reveal = Z którego stosu odkryć nowy żeton miasta?
    .help = Nikt nie wie, co tam leży: wszystko jedno, który wybierzesz.
prompt-take-card = Którą kartę operacji bierzesz?
    .help = Wierzchnią kartę jednej z talii. Karty z ręki się zagrywa albo odrzuca za poziomy, kasyna i miejsca w kolejności.
prompt-draw = Twoja tura się kończy. Którą kartę operacji bierzesz?
    .help = { $last ->
        [yes] Wierzchnią kartę dowolnej talii. To już bez znaczenia: nie zdążysz jej zagrać.
       *[no] Wierzchnią kartę dowolnej talii. Liczba kart na ręce nie jest ograniczona.
    }
prompt-protect = { $count ->
    [0] Który budynek chronisz, za same żetony wpływu?
   *[other] Który budynek chronisz? (wpływ bez żetonów: { $count })
}
    .help = Idzie tam członek rodziny ze strefy VIP i już zostaje. Budynek działa mimo policjantów, a na koniec liczą się tylko chronione budynki.
prompt-sell = { $count ->
    [one] Którą beczkę sprzedajesz?
    [few] Które beczki sprzedajesz? (najwyżej { $count })
   *[many] Które beczki sprzedajesz? (najwyżej { $count })
}
    .help = Cena zależy od sławy: w knajpie ta niższa, w klubie nocnym i kasynie ta wyższa.
prompt-drive = Dokąd jadą twoje ciężarówki? (Zostało punktów: { $count } i { $second })
    .help = Każda ciężarówka ma własne punkty, a zużywa je tylko jazda. Wiezie dwie beczki. Nowa może wjechać na mapę gdziekolwiek.
prompt-drive-one = Dokąd jedzie twoja ciężarówka? (Zostało punktów: { $count })
    .help = Punkty zużywa tylko jazda. Ciężarówka wiezie dwie beczki i może wjechać na mapę gdziekolwiek. Druga pojawia się z poziomem floty 3.
prompt-ally = Z którym gangsterem się sprzymierzasz?
    .help = Wspólnik za opłatą użycza ci swojej siły. Knajp w jego dzielnicy nie wolno ci przejmować, a dotychczasowy wspólnik wraca do domu.
prompt-raid = Na który statek napadasz?
    .help = Potrzebujesz własnego członka rodziny w dokach, w kolumnie regionu, w którym stoi statek. Napad daje skrzynię i beczkę.
prompt-crew = { $ship }: z kim napadasz?
    .help = Poziom siły liczy się za każdego członka rodziny w kolumnie. Cudzych można wynająć po 1 $, i to tylko z kieszeni.
prompt-stash = { $ship }: dokąd trafia beczka?
    .help = Do własnego działającego budynku bez beczki albo do destylarni.
prompt-recall = Który twój członek rodziny opuszcza doki? ({ $region })
    .help = Idzie do strefy VIP, a jeśli nie ma w niej miejsca, do zasobów.
prompt-turn-order = { $last ->
    [yes] Które miejsce w kolejności zajmujesz?
   *[no] Które miejsce w kolejności zajmujesz na następną rundę?
}
    .help = Im dalej w prawo, tym mniej wpływu kosztuje ochrona, i to od razu. Każde pole kosztuje kartę, niektóre dwie.
prompt-business = Co robisz w Restauracji?
    .help = Dwie różne rzeczy z trzech, w dowolnej kolejności.
prompt-business-second = A co jeszcze robisz w Restauracji?
    .help = Jeszcze jedną rzecz, ale inną.
prompt-play-token = { $count ->
    [one] Który żeton miasta zagrywasz? (Jeszcze jeden)
    [few] Który żeton miasta zagrywasz? (Do { $count })
   *[many] Który żeton miasta zagrywasz? (Do { $count })
}
    .help = Działa od razu, a jeśli ma cenę, to za zwykłą cenę. Można zagrać także żetony zdobyte przed chwilą.
prompt-cook = { $count ->
    [one] Na którym celu fałszujesz księgę?
    [few] Na których celach fałszujesz księgi? (najwyżej { $count })
   *[many] Na których celach fałszujesz księgi? (najwyżej { $count })
}
    .help = Pieniądze trafiają do sejfu. Cel musi być spełniony właśnie teraz; to, co daje jedna księga, może pomóc następnej.
prompt-copy-helper = Czyją nagrodę naśladujesz?
    .help = Pomocnik zostaje w ofercie.
prompt-salvage = Tracisz destylarnię. Czy wraca na twoją planszę, by można ją było otworzyć ponownie?
    .help = Z jej pola można ją otworzyć ponownie za jej cenę; dopóki jednak tam leży, opróżniona środkowa grupa nie daje zniżki.
prompt-put-back = Dokąd trafiają zagrane żetony miasta?
    .help = Odkryte na jeden ze środkowych stosów; wierzchni żeton każdego może wziąć każdy.
prompt-surplus = Masz za dużo żetonów miasta. Który oddajesz i dokąd?
    .help = Odkryty na jeden ze środkowych stosów; wierzchni żeton każdego może wziąć każdy.
prompt-defend = Wojna gangów ({ $district })! Co z twoimi budynkami?
    .help = Obrona musi być tak silna jak atak. Zbiry i wspólnik liczą się zawsze tylko dla jednego budynku. Czego nie obronisz, to tracisz wraz z członkiem rodziny i beczkami.

## Wybory

choice-notation = { $action }
choice-pass = Pomiń

choice-no-helper = Nie używaj teraz pomocnika
choice-no-swap = Zostań w Parku i z nikim się nie zamieniaj
choice-no-favour = Nie bierz nic
choice-no-raise = Nie podnoś nic
choice-no-extra = Zachowaj karty i nie podnoś dalej
choice-no-play = Nie zagrywaj karty
choice-build-nothing = Nie buduj nic
choice-build-no-more = Nie buduj nic więcej
choice-no-upgrade = Nie ulepszaj nic
choice-no-take-over = Nie przejmuj nic
choice-no-hire = Nie najmuj więcej zbirów
choice-no-mobster = Zrezygnuj z członka rodziny
choice-no-mobster-waiting = Zrezygnuj: członek rodziny trafia do zasobów
choice-no-mobster-docks = Zrezygnuj z członka rodziny w dokach
choice-no-move = Zostaw doki tak, jak są
choice-take-no-helper = Nie bierz karty pomocnika
choice-take-no-token = Nie bierz żetonu miasta
choice-take-no-card = Nie bierz karty
choice-no-protection = Resztę zostaw w strefie VIP
choice-no-sale = Nie sprzedawaj więcej
choice-no-drive = Ciężarówki mają wolne
choice-no-ally = Nie sprzymierzaj się z nikim
choice-keep-ally = Zostań przy dotychczasowym wspólniku
choice-no-raid = Nie napadaj na żaden statek
choice-no-business = Wyjdź z Restauracji
choice-no-token = Nie zagrywaj więcej żetonów miasta
choice-no-book = Nie fałszuj więcej ksiąg
choice-no-copy = Nie naśladuj nikogo
choice-no-salvage = Zrezygnuj z destylarni: wypada z gry

choice-use-helper = Użyj pomocnika: { $effect }
choice-take-helper = Weź pomocnika: { $helper }
choice-take-helper-again = Weź pomocnika: { $effect } ({ $bottle }, tę butelkę już masz)
choice-copy = Naśladuj: { $effect }
choice-send = Wyślij capo { $place }: { $effects }
choice-barred = { $choice } ({ $bars })
bar-no-helper = nie ma już kart pomocników
bar-no-card-any = nie masz karty do zagrania
bar-no-card-vip = nie masz karty pokoju VIP
bar-no-card-party = nie masz karty przyjęcia
bar-no-card-still = nie masz karty destylarni
bar-no-card-fleet = nie masz karty floty
bar-no-raid = teraz nie napadniesz na żaden statek
choice-swap = Zamień się z cudzym capo ({ $place }; { $boss }): { $effects }
choice-favour = Weź { $favour }

choice-raise = { $track }: poziom { $level } ({ $notes })
note-discard = { $count ->
    [one] { $count } karta do odrzucenia
    [few] { $count } karty do odrzucenia
   *[many] { $count } kart do odrzucenia
}
note-notoriety = sława { $field }: { $effect }
note-prices = sława { $field }: beczki po { $low } lub { $high }
choice-discard-extra = Odrzuć za poziom { $level } ({ $track }): { $card }
choice-discard-level = Odrzuć za poziom: { $card }
choice-discard-casino = Odrzuć za kasyno: { $card }
choice-discard-turn-order = Odrzuć za miejsce w kolejności: { $card }
choice-first-play = { $count ->
    [0] Zagraj kartę { $operation }: { $reward } (bez wpływu; akcja kiedy indziej: { $action })
   *[other] Zagraj kartę { $operation }: { $reward } (wpływ { $count }; akcja kiedy indziej: { $action })
}
choice-play = Zagraj kartę: { $card }
choice-play-over = { $count ->
    [0] Zagraj na kartę bez wpływu: { $card }
   *[other] Zagraj na kartę z wpływem { $count }: { $card }
}
choice-deck = Weź kartę: { $card }

choice-slot = { $slot }
choice-slot-notes = { $slot } ({ $notes })
note-discount = zamiast własnej knajpy o { $cash } taniej
choice-open = Otwórz: { $space } ({ $notes })
choice-upgrade = Ulepsz własną knajpę: { $space } ({ $notes })
choice-take-over = Przejmij bez względu na obronę: { $space } ({ $notes })
choice-attack = Przejmij: { $space }; twoja siła to { $strength }, trzeba więcej niż { $defence } ({ $notes })
note-token = żeton miasta: { $token }
note-cop = bez ochrony nie działa z powodu policjanta
note-cop-coming = przyjdzie policjant
note-war = przyjdą gangsterzy
choice-split = Wybierz, jak zapłacić następną cenę
choice-pay-pocket = Zapłać { $pocket } z kieszeni
choice-pay-safe = Zapłać { $share } z sejfu (ubędzie w nim { $safe })
choice-pay-both = Zapłać { $pocket } z kieszeni i { $share } z sejfu (ubędzie w nim { $safe })
choice-hire = Najmij zbira za { $cash }
choice-hire-free = Najmij zbira za darmo
choice-post = Na pole za { $cash } (następny najęty zbir będzie kosztował { $next })
choice-post-last = Na pole za { $cash } (ostatnie wolne)

cost-thugs = { $count ->
    [one] { $count } zbir
    [few] { $count } zbiry
   *[many] { $count } zbirów
}
cost-ally = { $gangster } za { $cash }
cost-ally-free = { $gangster } za darmo
cost-ally-once = { $gangster } za darmo, tylko tym razem
cost-ally-kept = { $gangster } za { $cash }, darmowa pomoc zostaje na później
cost-hired = { $count ->
    [one] { $count } cudzy członek rodziny za { $cash } ({ $boss })
    [few] { $count } cudzych członków rodziny za { $cash } ({ $boss })
   *[many] { $count } cudzych członków rodziny za { $cash } ({ $boss })
}
cost-nothing = bez wydatków
choice-force = Siła { $strength } przeciw { $defence }: { AND($costs) } (razem do zapłaty { $cash })
choice-ally = Sprzymierz się: { $gangster } ({ $district }) – { $card }
choice-ally-instead = Sprzymierz się: { $gangster } ({ $district }) – { $card }; do domu wraca { $old }
choice-ally-again = Sprzymierz się ponownie: { $gangster } ({ $district }) – { $card }
choice-raid = { $ship } ({ $district }): { $force }; { $prize }
raid-takes = siła { $strength } przeciw { $defence }, idzie na to { AND($costs) }
raid-alone = siła { $strength } przeciw { $defence }, twoi członkowie rodziny wystarczą
raid-more = twoi członkowie rodziny mają siłę { $strength } przeciw { $defence }: muszą pomóc zbiry albo cudzy członkowie rodziny
raid-crate = skrzynia daje teraz { $cash } ({ $front }), potem { $perk }
raid-no-crate = bez skrzyni
choice-crew = Siła { $strength } przeciw { $defence }: { AND($costs) }
choice-defend = Broń: { $building } ({ $space }), siła { $strength } przeciw { $attack }: { AND($costs) }
choice-abandon = Poddaj: { $building } ({ $space }) – na zawsze
choice-abandon-with = Poddaj: { $building } ({ $space }) – na zawsze, tracisz też { AND($losses) }
choice-abandon-may-return = Poddaj: { $building } ({ $space }) – może wrócić na twoją planszę
choice-abandon-may-return-with = Poddaj: { $building } ({ $space }) – może wrócić na twoją planszę, ale tracisz { AND($losses) }
loss-mobster = członka rodziny
loss-barrels = { $count ->
    [one] { $count } beczkę
    [few] { $count } beczki
   *[many] { $count } beczek
}

choice-vip = Do strefy VIP (zajęte { $held } z { $count })
choice-dock = Do doków: { $berth } – { $effect }
choice-dock-any = { $count ->
    [one] Do doków: { $berth } – dowolna nagroda
    [few] Do doków: { $berth } – dowolne { $count } nagrody
   *[many] Do doków: { $berth } – dowolnych { $count } nagród
}
choice-docks-reward = Rząd { $row }: { $effect }
choice-move = Przenieś członka rodziny: { $from } → { $to }
choice-recall = Członek rodziny odchodzi do strefy VIP: { $berth }
choice-recall-to-supply = Członek rodziny odchodzi do zasobów: { $berth }

choice-protect = { $building } ({ $space }): wpływ { $leverage }
choice-protect-for-tokens = { $count ->
    [one] { $building } ({ $space }): wpływ { $leverage }, w tym { $count } żeton
    [few] { $building } ({ $space }): wpływ { $leverage }, w tym { $count } żetony
   *[many] { $building } ({ $space }): wpływ { $leverage }, w tym { $count } żetonów
}
choice-sell = Sprzedaj beczkę za { $cash }: { $building } ({ $space })
choice-stash = Schowaj beczkę: { $building } ({ $space })
choice-to-still = { $count ->
    [0] Do destylarni, która jest pusta
    [one] Do destylarni (jest tam już { $count } beczka)
    [few] Do destylarni (są tam już { $count } beczki)
   *[many] Do destylarni (jest tam już { $count } beczek)
}
choice-salvage = Odłóż destylarnię na swoją planszę
choice-lose-barrel = Na beczkę nie ma miejsca: strać ją
choice-enter = Ciężarówka { $truck } wjeżdża na mapę: { $district } ({ $notes })
choice-drive = { $count ->
    [0] Ciężarówka { $truck }: { $district } ({ $notes }; potem bez punktów)
    [one] Ciężarówka { $truck }: { $district } ({ $notes }; potem zostaje { $count } punkt)
    [few] Ciężarówka { $truck }: { $district } ({ $notes }; potem zostają { $count } punkty)
   *[many] Ciężarówka { $truck }: { $district } ({ $notes }; potem zostaje { $count } punktów)
}
sight-ship = statek { $ship }, beczki od { $cash }
sight-still = { $count ->
    [0] twoja destylarnia bez beczek
    [one] twoja destylarnia, { $count } beczka
    [few] twoja destylarnia, { $count } beczki
   *[many] twoja destylarnia, { $count } beczek
}
sight-thirsty = { $count ->
    [one] { $count } budynek czeka na beczkę
    [few] { $count } budynki czekają na beczkę
   *[many] { $count } budynków czeka na beczkę
}
sight-nothing = nie ma tam nic do roboty
choice-load = { $count ->
    [one] Ciężarówka { $truck } ładuje { $count } beczkę z destylarni (jest tam { $held })
    [few] Ciężarówka { $truck } ładuje { $count } beczki z destylarni (jest tam { $held })
   *[many] Ciężarówka { $truck } ładuje { $count } beczek z destylarni (jest tam { $held })
}
choice-buy = { $count ->
    [one] Ciężarówka { $truck } kupuje { $count } beczkę za { $cash } ({ $ship }); statek płynie dalej: { $district }
    [few] Ciężarówka { $truck } kupuje { $count } beczki za { $cash } ({ $ship }); statek płynie dalej: { $district }
   *[many] Ciężarówka { $truck } kupuje { $count } beczek za { $cash } ({ $ship }); statek płynie dalej: { $district }
}
choice-deliver = Ciężarówka { $truck } dostarcza beczkę: { $building } ({ $space })

choice-column = { $count ->
    [one] Pole { $column }: { $count } karta do odrzucenia, potem ochrona za wpływ { $leverage }
    [few] Pole { $column }: { $count } karty do odrzucenia, potem ochrona za wpływ { $leverage }
   *[many] Pole { $column }: { $count } kart do odrzucenia, potem ochrona za wpływ { $leverage }
}
choice-play-card = Zagraj kartę operacji (na ręce: { $held })
choice-play-tokens = Zagraj do { $count } żetonów miasta (masz { $held })
choice-cook-books = { $count ->
    [one] Sfałszuj księgę (masz { $held })
    [few] Sfałszuj do { $count } ksiąg (masz { $held })
   *[many] Sfałszuj do { $count } ksiąg (masz { $held })
}
choice-book = { $goal }, pole { $space } – { $need }: { $cash } do sejfu
choice-book-reward = { $goal }, pole { $space } – { $need }: { $cash } do sejfu, { $reward }
choice-token = Zagraj żeton miasta: { $token }
choice-right = Odkryte, pole { $space }: { $token } (odkrywa się nowy)
choice-middle = Środkowe, stos { $space }: { $token }
choice-pile = { $count ->
    [one] Stos { $pile } (został { $count } żeton)
    [few] Stos { $pile } (zostały { $count } żetony)
   *[many] Stos { $pile } (zostało { $count } żetonów)
}
choice-put = Na stos { $stack }: { $token }

## Zapis gry

event-first-boss = Pierwsze miejsce w kolejności zajmuje { $boss }.
event-districts-closed = W tych dzielnicach nikt nie robi interesów: { AND($districts) }.
event-hand-dealt = Twoje karty, tylko dla twoich oczu: { AND($cards) }.
event-preparation-began = Rok 1920. Przed pierwszym aktem każdy otwiera budynek i zagrywa kartę, poczynając od ostatniego w kolejności.
event-act-began = Akt { $act }, { $year }. { act-opening }
act-opening = { $act ->
    [1] Bary zamknęło prawo. Tylnych wejść nie.
    [2] Interes kwitnie i ktoś to zauważył.
    [3] Kto się liczy, ten chodzi już z bronią.
   *[4] Ostatnia kolejka, zanim prawo zmieni zdanie.
}
event-round-began = { $count ->
    [one] Akt { $act }, jedyna runda.
    [few] Akt { $act }, runda { $round } z { $count }.
   *[many] Akt { $act }, runda { $round } z { $count }.
}
event-order-set = Kolejność: { $order }.
event-casinos-paid = Kasyno zawsze wygrywa: { $boss } bierze { $cash }.
event-game-ended = Prohibicja się skończyła. Pora otworzyć sejfy.

event-helper-used = { $seat } wzywa pomocnika: { $helper }.
event-helper-copied = { $seat } naśladuje pomocnika z oferty: { $helper }.
event-capo-sent = { $boss } wysyła capo { $person }.
event-capo-swapped = { $seat } wysyła na spacer do Parku capo, którym dowodzi { $owner }, i przejmuje jego rozmowę ({ $person }).
event-favour-taken = { $seat } bierze coś za fatygę.
event-favour-declined = { $seat } nie chce nic za fatygę.

event-cash-gained = { $boss } chowa do kieszeni { $cash }.
event-cash-for-mobsters = { $boss } wypożycza ludzi i bierze za to { $cash }.
event-cash-without-place = { $boss } nie ma gdzie się rozwijać i bierze zamiast tego { $cash }.
event-cash-from-sale = { $boss } urządza przyjęcie i zarabia { $cash }.
event-cash-for-capo = { $boss } bierze za fatygę { $cash }.
event-paid = { $seat } płaci { $cash }.
event-paid-from-safe = { $seat } płaci { $cash } wypranymi pieniędzmi: z sejfu ubywa { $safe }.
event-paid-from-both = { $seat } płaci { $cash }: { $pocket } z kieszeni i { $share } wypranymi pieniędzmi, a z sejfu ubywa { $safe }.

event-leverage-gained = { $count ->
    [one] { $seat } zdobywa na kogoś haka: { $count } żeton wpływu.
    [few] { $seat } zdobywa na kogoś haka: { $count } żetony wpływu.
   *[many] { $seat } zdobywa na kogoś haka: { $count } żetonów wpływu.
}
event-thugs-gained = { $count ->
    [one] { $seat } dostaje za darmo { $count } zbira.
    [few] { $seat } dostaje za darmo { $count } zbirów.
   *[many] { $seat } dostaje za darmo { $count } zbirów.
}
event-thug-hired = { $seat } najmuje zbira.
event-thug-hired-free = { $seat } najmuje zbira za darmo.
event-thug-posted = { $seat } dostaje za darmo zbira i stawia go na polu za { $cash }.
event-books-gained = { $count ->
    [one] { $seat } dostaje { $count } księgę do sfałszowania.
    [few] { $seat } dostaje { $count } księgi do sfałszowania.
   *[many] { $seat } dostaje { $count } ksiąg do sfałszowania.
}
event-card-taken = { $seat } bierze kartę: { $card }.
event-card-discarded = { $seat } odrzuca kartę: { $card }.
event-card-played = { $seat } zagrywa kartę: { $card }.
event-level-raised = { $seat } pnie się w górę: { $track }, poziom { $level }.
event-level-raised-fame = { $seat } pnie się w górę: { $track }, poziom { $level }. Sława { $notoriety }: { $effect }.

event-mobster-to-vip = { $seat } wprowadza członka rodziny do strefy VIP.
event-mobster-to-docks = { $boss } stawia członka rodziny w dokach ({ $berth }).
event-mobster-moved = { $seat } przenosi członka rodziny w dokach: { $from } → { $to }.
event-mobster-declined = { $seat } nie potrzebuje kolejnego członka rodziny.
event-helper-taken = { $seat } zyskuje pomocnika: { $helper }.
event-helper-turned-up = Pracy szuka nowy pomocnik: { $helper }.
event-token-taken = { $seat } bierze żeton miasta: { $token }.
event-token-turned-up = Nowy żeton miasta w ofercie: { $token }.
event-token-played = { $seat } zagrywa żeton miasta: { $token }.
event-token-put-back = { $seat } oddaje żeton miasta do oferty (stos { $stack }): { $token }.
event-token-to-display = Do oferty wraca żeton miasta (stos { $stack }): { $token }.

event-opened = { $boss } otwiera { $building } ({ $space }).
event-took-over = { $boss } wyrzuca gangsterów i otwiera { $building } ({ $space }).
event-upgraded = { $boss } zamienia knajpę w { $building } ({ $space }).
event-thugs-returned = { $count ->
    [one] { $seat } posyła przodem { $count } zbira, który już nie wraca.
    [few] { $seat } posyła przodem { $count } zbirów, którzy już nie wracają.
   *[many] { $seat } posyła przodem { $count } zbirów, którzy już nie wracają.
}
event-ally-helped = { $seat } prosi wspólnika o pomoc: { $gangster }, siła +{ $count }.
event-mobster-protects = { $boss } stawia przy drzwiach członka rodziny ({ $space }).
event-mobster-protects-for-tokens = { $count ->
    [one] { $boss } stawia przy drzwiach członka rodziny ({ $space }) za { $count } żeton wpływu.
    [few] { $boss } stawia przy drzwiach członka rodziny ({ $space }) za { $count } żetony wpływu.
   *[many] { $boss } stawia przy drzwiach członka rodziny ({ $space }) za { $count } żetonów wpływu.
}

event-produced = { $count ->
    [one] Z destylarni kapie i { $seat } ma { $count } nową beczkę.
    [few] Z destylarni kapie i { $seat } ma { $count } nowe beczki.
   *[many] Z destylarni kapie i { $seat } ma { $count } nowych beczek.
}
    .again = { $count ->
        [one] Z destylarni kapie: { $count } nowa beczka.
        [few] Z destylarni kapie: { $count } nowe beczki.
       *[many] Z destylarni kapie: { $count } nowych beczek.
    }
event-sold = { $seat } sprzedaje beczkę za { $cash } ({ $space }).
event-truck-entered = { $seat } wysyła w drogę ciężarówkę { $truck }: { $district }.
event-truck-moved = { $seat } jedzie dalej ciężarówką { $truck }: { $district }.
event-loaded = { $count ->
    [one] { $seat } ładuje w destylarni { $count } beczkę na ciężarówkę { $truck }.
    [few] { $seat } ładuje w destylarni { $count } beczki na ciężarówkę { $truck }.
   *[many] { $seat } ładuje w destylarni { $count } beczek na ciężarówkę { $truck }.
}
event-bought = { $count ->
    [one] { $seat } kupuje ze statku { $count } beczkę na ciężarówkę { $truck } ({ $ship }).
    [few] { $seat } kupuje ze statku { $count } beczki na ciężarówkę { $truck } ({ $ship }).
   *[many] { $seat } kupuje ze statku { $count } beczek na ciężarówkę { $truck } ({ $ship }).
}
event-delivered = { $seat } dostarcza beczkę ciężarówką { $truck } ({ $space }).
event-ship-sailed = { $ship } podnosi kotwicę; następny port: { $district }.

event-allied = { $seat } podaje rękę gangsterowi: { $gangster } ({ $card }).
event-ally-dismissed = { $seat } żegna się ze wspólnikiem i do domu wraca { $gangster }.
event-raided = { $seat } napada na statek: { $ship }!
event-mobsters-hired = { $count ->
    [one] { $seat } wynajmuje do napadu { $count } członka rodziny, którym dowodzi { $owner }.
    [few] { $seat } wynajmuje do napadu { $count } członków rodziny, którymi dowodzi { $owner }.
   *[many] { $seat } wynajmuje do napadu { $count } członków rodziny, którymi dowodzi { $owner }.
}
event-crate-opened = { $seat } wyłamuje wieko skrzyni: { $cash } ({ $front }), a odtąd: { $perk }.
event-crate-turned-up = Nowa skrzynia na statku { $ship }: { $crate }.
event-barrel-stored = { $seat } odtacza skradzioną beczkę w bezpieczne miejsce ({ $space }).
event-barrel-to-still = { $seat } chowa skradzioną beczkę w destylarni.
event-barrel-lost = { $seat } nie ma gdzie schować skradzionej beczki i pozwala jej zatonąć.
event-mobster-returned = { $seat } odwołuje członka rodziny z doków do strefy VIP.
event-mobster-returned-to-supply = { $seat } odwołuje członka rodziny z doków, ale strefa VIP jest pełna.

event-place-reserved = { $boss } rezerwuje stolik: miejsce { $column } w kolejności.
event-book-cooked = { $boss } fałszuje księgę ({ $goal }) i odkłada do sejfu { $cash }.
event-rival-cooked = { $boss } fałszuje księgę ({ $goal }) i bierze { $cash }.

event-war-began = { $act ->
    [1] Lucky Luciano spuszcza psy ze smyczy: pierwsza wojna gangów.
    [2] Lucky Luciano wciąż ma mało: druga wojna gangów.
   *[3] Lucky Luciano chce wszystkiego: trzecia wojna gangów.
}
event-gangster-came = { $gangster } przychodzi z siłą { $count }: { $district }.
event-bars-opened = { $count ->
    [one] Gangsterzy otwierają { $count } knajpę: { $district }.
    [few] Gangsterzy otwierają { $count } knajpy: { $district }.
   *[many] Gangsterzy otwierają { $count } knajp: { $district }.
}
event-held-freely = { $boss } nawet nie wstaje od stołu, a i tak utrzymuje { $building } ({ $space }).
event-cannot-hold = { $seat } nie ma dość siły, by utrzymać { $building } ({ $space }): najwyżej { $strength }, a potrzeba { $attack }.
event-cannot-pay-ally = { $seat } nie ma czym zapłacić wspólnikowi, by utrzymać { $building } ({ $space }): bez niego siła to najwyżej { $strength }, a potrzeba { $attack }.
event-defended = { $boss } nie daje się wykurzyć i utrzymuje { $building } ({ $space }).
event-building-lost = { $boss } traci { $building } ({ $space }); wprowadzają się gangsterzy.
event-still-salvaged = { $seat } ratuje, co zostało z destylarni.
event-gangster-left = { $gangster } zastaje wszystkie drzwi zamknięte ({ $district }) i nikt go już nigdy nie zobaczy.
event-war-announced = Na ulicach szepczą, dokąd gangi przyjdą następnym razem: { AND($districts) }.
event-cops-came = Policja wkracza do dzielnic: { AND($districts) }.
event-patrol-announced = Następne patrole policji: { AND($districts) }.
event-region-counted = Podliczenie regionu { $region }. Kontrolowane dzielnice – { $shares }.
event-region-uncontrolled = Podliczenie regionu { $region }: nikt tam niczego nie kontroluje.
control-boss = { $boss }: { $count }
control-gangsters = gangsterzy: { $count }
event-paid-out = Luciano płaci za { $region }: { $boss } zajmuje miejsce { $place } i odkłada do sejfu { $cash }.
event-rival-paid-out = Luciano płaci za { $region }: { $boss } zajmuje miejsce { $place } i bierze { $cash }.

event-rival-revealed = { $boss } ma plan: { $operation }, wpływ { $count }.
event-rival-raided = { $boss } napada na statek: { $ship }!
event-rival-hauled = { $count ->
    [one] { $boss } wywozi ze statku { $count } beczkę ({ $ship }).
    [few] { $boss } wywozi ze statku { $count } beczki ({ $ship }).
   *[many] { $boss } wywozi ze statku { $count } beczek ({ $ship }).
}
event-crate-lost = Skrzynia przepada na zawsze: { $crate }.

## Punkty i zakończenia

score-pocket = Kieszeń
score-safe = Sejf
score-buildings = Chronione budynki
score-bottles = Butelki
score-bottles-behind = Butelki za zasłonką
score-purse = Kasa

end-richest = Liczy się tylko najgrubszy portfel. Od jutra będzie się to nazywać starą fortuną.
end-beat-rival = Masz więcej niż Rywal, a Manhattan ma o jednego bossa mniej.
end-lost-to-rival = Manhattan zostaje w rękach Rywala: żeby mu go odebrać, trzeba mieć więcej niż on.

## Dlaczego nie?

whynot-not-asked = Teraz pytanie jest inne.
whynot-must-choose = Z tego nie można zrezygnować.
whynot-too-dear = To kosztuje { $cost }, a kieszeń i sejf razem dają najwyżej { $means }.
whynot-nothing-to-split = Zapłacić można tylko w jeden sposób.
whynot-wrong-share = Z sejfu może pochodzić od { $least } do { $most } tej ceny.
whynot-not-your-helper = Nie masz takiego nieużytego pomocnika.
whynot-not-displayed = Tego pomocnika nie ma w ofercie.
whynot-cannot-copy-itself = Pomocnik nie może naśladować samego siebie.
whynot-person-taken = Z tą osobą już ktoś rozmawia.
whynot-no-such-person = Przy tak małej liczbie graczy tej osoby nie ma w mieście.
whynot-too-few-cards = Trzeba na to kart z ręki: { $need }, a ty masz { $held }.
whynot-park-full = W Parku nie ma już miejsca.
whynot-nobody-to-swap = Nie ma cudzego capo, z którym twój mógłby się zamienić.
whynot-not-their-capo = Taki capo tam nie stoi.
whynot-supply-empty = W zasobach już tego nie ma.
whynot-highest-level = Ten poziom wynosi już 5.
whynot-not-in-hand = Nie masz tej karty na ręce.
whynot-wrong-type = Teraz można zagrać tylko kartę tego typu: { $operation }.
whynot-slot-empty = Tego budynku nie ma na twojej planszy albo kolej na inne kasyno.
whynot-not-allowed = Tego nie można teraz budować: { $building }.
whynot-no-place = Nie ma odpowiedniego miejsca: { $building }.
whynot-space-taken = Na tym polu nie da się niczego takiego zbudować.
whynot-no-such-space = Takiego pola nie ma albo jego dzielnica jest zamknięta.
whynot-one-per-region = W tym regionie masz już jeden taki budynek: { $building }, { $region }.
whynot-allys-district = W tej dzielnicy mieszka twój wspólnik { $gangster }. Złodziejski honor.
whynot-too-weak = Twoja siła to { $strength }, a trzeba { $needed }.
whynot-too-few-thugs = { $count ->
    [0] Nie masz zbirów.
    [one] Masz tylko { $count } zbira.
    [few] Masz tylko { $count } zbirów.
   *[many] Masz tylko { $count } zbirów.
}
whynot-no-ally = Nie masz wspólnika.
whynot-nothing-to-keep = Wspólnik nie jest ci winien darmowej pomocy, którą można by zachować na później.
whynot-all-thugs = Masz sześciu zbirów i więcej się nie zmieści.
whynot-thug-space-taken = Na tym polu stoi już zbir albo nie ma takiego pola.
whynot-vip-full = Strefa VIP jest pełna.
whynot-berth-taken = Tam już stoi członek rodziny.
whynot-moved-already = Tego członka rodziny już postawiono albo przeniesiono.
whynot-no-token = Nie ma tam żetonu miasta, który można by wziąć.
whynot-pile-empty = Ten stos jest pusty.
whynot-deck-empty = Ta talia jest pusta.
whynot-not-yours = To nie jest twoje.
whynot-protected-already = Chroni go już członek rodziny.
whynot-no-mobster = Nie masz na to członka rodziny.
whynot-too-little-leverage = Trzeba wpływu { $need }, a ty masz { $held }.
whynot-not-in-operation = Nie działa: stoi tam policjant, a budynku nie chroni członek rodziny.
whynot-no-barrel = Nie ma tylu beczek.
whynot-has-barrel = Tam już stoi beczka.
whynot-no-truck = Nie masz takiej ciężarówki. Druga przychodzi z poziomem floty 3.
whynot-truck-on-map = Ta ciężarówka już jest na mapie.
whynot-truck-not-on-map = Ta ciężarówka musi najpierw wjechać na mapę.
whynot-not-adjacent = Te dzielnice nie sąsiadują ze sobą.
whynot-too-few-points = Ta ciężarówka nie ma już punktów.
whynot-truck-full = To się nie zmieści na ciężarówce: wiezie dwie beczki.
whynot-truck-empty = Ta ciężarówka jest pusta.
whynot-not-at-still = Ta ciężarówka nie stoi przy twojej destylarni albo destylarnia nie działa.
whynot-not-there = Ta ciężarówka jest w innej dzielnicy.
whynot-no-ship = W tym porcie nie stoi żaden statek.
whynot-gangster-not-here = Tego gangstera nie ma na planszy gangsterów.
whynot-no-mobster-in-column = W tej kolumnie doków nie masz członka rodziny: { $region }.
whynot-not-so-many = W tej kolumnie nie ma tylu cudzych członków rodziny.
whynot-pocket-only = Za wynajętych płaci się tylko z kieszeni: to kosztuje { $cost }, a masz w niej { $held }.
whynot-column-taken = To pole kolejności jest zajęte.
whynot-no-such-column = Takiego pola w kolejności nie ma.
whynot-done-already = To już było podczas tej wizyty.
whynot-token-not-held = Nie masz takiego żetonu miasta.
whynot-no-book = Nie masz księgi.
whynot-book-space-taken = Tam już leży księga.
whynot-book-on-goal = Na tym celu masz już księgę.
whynot-goal-not-met = Nie spełniasz tego celu.
whynot-not-attacked = Tego budynku nikt nie atakuje albo sprawa jest już rozstrzygnięta.

## Zestawy wartości

pack-slot = { $building } za { $cash }, numer { $number }
pack-card = { $operation }, karta { $number }
pack-rival = Rywal, { $difficulty }
pack-neighbours = Sąsiadami dzielnicy są inne dzielnice, każda podana raz.
pack-mutual = Granica ma dwie strony: sąsiedzi dzielnic { $other } i { $district } muszą podawać się nawzajem.
pack-across-park = Ciężarówki nie jeżdżą przez Central Park: 13 i 15 nie sąsiadują z 14 i 16.
pack-unreachable = Ciężarówki muszą móc dojechać do każdej dzielnicy.
pack-journey = W instrukcji jest przykład tej drogi, { $way }: ciężarówka potrzebuje na nią { $points } pkt.
pack-harbours = Siedem różnych dzielnic zgodnie z ruchem wskazówek zegara. Cztery z nich podaje instrukcja, w tej kolejności: { $known }.
pack-payouts-fall = Za lepsze miejsce nie płaci się mniej: najpierw pierwsze miejsce, na końcu piąte.
pack-payout = Instrukcja podaje, ile w regionie { $region } płaci się za { $place }. miejsce: { $amount } $.
pack-levels-rise = Pierwsza wartość to co najmniej 1 i żaden poziom nie daje mniej niż poprzedni.
pack-prices-rise = Ceny na torze nie spadają i knajpa nie płaci więcej niż inne budynki.
pack-price = Instrukcja podaje ceny przy sławie { $field }: { $low } $ w knajpie, { $high } $ gdzie indziej.
pack-field-once = Pole toru sławy ma jedną nagrodę.
pack-war-strength = Siła razem z modyfikatorem wojennym musi w talii { $deck } wynosić od { $least } do { $most }.
pack-abilities = Każdą z ośmiu zdolności ma któryś gangster z talii A, B i C. Tej brakuje: { $ability }.
pack-defence-rises = Obrona statku nie spada, gdy ubywa z niego beczek.
pack-stephanie = Instrukcja podaje obronę tego statku, gdy brakuje dwóch beczek, czyli trzecią liczbę: 12.
pack-sandra = Instrukcja podaje ceny dwóch beczek tego statku, które znikają pierwsze, czyli ostatnie liczby: 6, 5.
pack-persons = Przy jednym lub dwóch graczach jest ich { $count }, spośród tych osób: { $all }.
pack-idle-person = Każda osoba oferuje coś własnego.
pack-goal-numbers = Potrzebne są trzy cele regionów o różnych numerach, więc numery muszą być co najmniej trzy.
pack-city-tokens = Liczby wszystkich rodzajów muszą dać razem { $count }.
pack-brings-nothing = Coś trzeba tam zyskać.
pack-docks-mobster = Członek rodziny, który idzie do doków, nie daje kolejnego.
pack-notoriety-reward = Tor sławy daje jedną kartę pomocnika albo jedną kartę operacji.
pack-too-much = Może ich być najwyżej { $count }, licząc razem członków rodziny, poziomy, karty, żetony, zbirów i akcje.
pack-play-card = Zagrać kartę operacji pozwalają tylko osoby.
pack-bonus = Premia stoi tam, gdzie zagrywa się kartę, do której akcji się dodaje: wpływ do pokoju VIP, sprzedaż do przyjęcia, produkcja do destylarni, zasięg do floty.
pack-each-once = Każde z tych słów musi tam być raz: { $known }.
pack-waiting-mobster = Tego członka rodziny podaje instrukcja: nagrodą pola { $field } jest jeden członek rodziny, mobsters = 1.
pack-garage = Lewa osoba w Garażu dodaje { $count } do zasięgu karty floty.
