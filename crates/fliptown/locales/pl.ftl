### Co mówi Fliptown.
###
### Nazwy regionów, budynków, postaci i miejsc są napisami na mapie i zaczynają się wielką literą; kolory,
### barwy wkładu, przedmioty i układy pokerowe są zwykłymi słowami. Wszystko przychodzi w mianowniku,
### dlatego stoi po dwukropku albo w nawiasie. Teksty nagród i wyzwań nie mają kropki: dodaje ją zdanie.

## Gra

game-intro =
    Dziki Zachód, trzy rundy po pięć tur. Rusz na szlak, kop złoto, handluj w miasteczku albo napadaj na wszystko, co się rusza; szeryf zjawia się dopiero na koniec rundy.
    W każdej turze odkrywane są trzy karty do pokera, a ty decydujesz, do czego posłuży każda z nich.
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
    Masz trzy rundy po pięć tur, żeby zebrać jak najwięcej punktów; w grze solo walczysz o tytuł albo o zwycięstwo nad kowbotem.
    W każdej turze odkrywane są trzy karty. Jedna służy kolorem, druga wartością, a trzecia trafia do twojej ręki pokerowej.
    Kolor wskazuje region: ♥ Szlak, ♠ Pustkowie, ♦ Kopalnia, ♣ Miasteczko. Wartość wskazuje w nim miejsce. Miejsce zostaje zakreślone, a ty dostajesz to, co na nim widać.
    Gdy karty nie prowadzą tam, gdzie trzeba, okradnij grób na cmentarzu: do tego wystarczą dowolne karty.
    Złoto nagina karty: za 2 złota zmieniasz kolor, za 1 złoto przesuwasz wartość o stopień w górę lub w dół. Karta pokerowa zostaje, jaka jest.
    Akcja bonusowa to dodatkowa akcja w swoim regionie, z dowolną wartością; może przynieść następną.
    Po pięciu turach płaci ręka pokerowa, miski i młotki przynoszą złoto i pieniądze, a szeryf odsłania swoją kartę. Jeśli jest niższa niż twoja liczba WANTED, płacisz grzywnę, chyba że wcześniej dasz mu w łapę 1 złoto za każde WANTED.
    Na koniec każda gwiazda to punkt, tak samo jak każda srebrna gwiazda, każde 4 $ i każde 2 złota.
    Wybory na liście to dokładnie te, które są dozwolone, wraz z ceną i nagrodą.
about-trail = ♥ Szlak: jedź na dowolny postój przed sobą, nie wyższy niż twoja wartość, i weź jego nagrodę. Pominięte postoje przepadają, a nikt nie zawraca.
about-badlands = ♠ Pustkowie: napadnij na cel dokładnie o twojej wartości; karta napadu równa lub wyższa daje wszystkie gwiazdy i pieniądze, niższa tylko połowę gwiazd, a WANTED bierzesz tak czy owak. Trzeci cel tego samego rodzaju, napad udany czy nie, daje akcję bonusową.
about-mine = ♦ Kopalnia: zejdź do komory, do której prowadzi droga od wejścia albo z zakreślonej komory i której zakres obejmuje twoją wartość. Komory na samym dole dają na koniec srebrne gwiazdy za to, co masz zakreślone gdzie indziej.
about-town = ♣ Miasteczko: odwiedź budynek dokładnie o twojej wartości (A to Grabarz, K to Klub poszukiwaczy) i skorzystaj z tego, co oferuje, jeśli chcesz i cię stać. Pierwsza wizyta daje też gwiazdę albo akcję bonusową; wracać możesz, ile chcesz.
about-cemetery = Cmentarz: zakreśl dowolny nagrobek, bez względu na karty, i weź 1 WANTED za swoje maniery. Między każdymi dwoma sąsiadami leży nagroda, która jest twoja, gdy oba są zakreślone; środkowy jest zakreślony od początku.
about-wanted = WANTED: na koniec każdej rundy szeryf aresztuje każdego, kto ma więcej WANTED niż wartość jego karty (A to 1, K to 13) i go nie przekupi. Grzywna to 10 $ lub 4 gwiazdy w rundzie 1, 14 $ lub 6 gwiazd w rundzie 2, 18 $ lub 8 gwiazd w rundzie 3; od 14 WANTED szeryf bierze tylko gwiazdy. Ani łapówka, ani grzywna nie skreślają WANTED: od tego są Kryjówka, Kościół i postój J.
about-poker = Poker: pięć kart pokerowych z rundy to twoja ręka i nikt nie licytuje. Mniej niż para nie daje nic; od pary po pokera królewskiego każda ręka daje pieniądze i gwiazdy według tabeli na twojej mapie.

## Nazwy

region-trail = Szlak
region-badlands = Pustkowie
region-mine = Kopalnia
region-town = Miasteczko
region-cemetery = Cmentarz

suit-hearts = kiery
suit-spades = piki
suit-diamonds = kara
suit-clubs = trefle

colour-red = czerwone
colour-black = czarne

row-chickens = Kury
row-cattle = Bydło
row-stagecoach = Dyliżans
row-train = Pociąg

site-stop = Postój { $rank }
site-target = { $row } { $rank }
site-room = Komora { $room }
site-tombstone = { $stone ->
    [t00] Nagrobek w lewym górnym rogu
    [t01] Nagrobek u góry
    [t02] Nagrobek w prawym górnym rogu
    [t10] Nagrobek z lewej
    [t12] Nagrobek z prawej
    [t20] Nagrobek w lewym dolnym rogu
    [t21] Nagrobek u dołu
    [t22] Nagrobek w prawym dolnym rogu
   *[t11] Nagrobek pośrodku
}
land-square = { $square ->
    [a] w lewym górnym rogu
    [b] u góry
    [c] w prawym górnym rogu
    [d] z lewej
    [f] z prawej
    [g] w lewym dolnym rogu
    [h] u dołu
    [i] w prawym dolnym rogu
   *[e] w środku
}

building-undertaker = Grabarz
building-bank = Bank
building-hideout = Kryjówka
building-stables = Stajnie
building-general-store = Sklep
building-church = Kościół
building-hotel = Hotel
building-land-office = Urząd ziemski
building-gunsmith = Rusznikarz
building-bail-bonds = Poręczyciele
building-sheriffs-office = Biuro szeryfa
building-saloon = Saloon
building-prospectors-club = Klub poszukiwaczy

visit-undertaker = nagrobki już bez WANTED
visit-undertaker-again = szpadel: odtąd 1 gwiazda za każdy nagrobek
visit-bank = { $cash } $ na { $colours }
visit-hideout = skreśl do 4 WANTED
visit-or = { $some } albo { $last }
visit-ware = { $item } za { $cash } $
visit-church = skreśl do 8 WANTED po 1 $
visit-hotel = lepsza srebrna gwiazda za 2 $
visit-land-office = ziemia za { $prices }
visit-nothing = nic więcej tu nie ma
visit-bail-bonds = pościg za wyjętym spod prawa
visit-sheriffs-office = rzut oka na kartę szeryfa i 1 gwiazda albo −2 WANTED
visit-saloon = do 8 gwiazd po 2 $
visit-prospectors-club = do 8 gwiazd (1 złoto za każdą)

item-ignore-wanted = przyjaźń grabarza
item-shovel = szpadel
item-trail-horse = koń wierzchowy
item-pickaxe = kilof
item-bandana = bandana
item-pistol = rewolwer
item-rifle = strzelba
item-work-horse = koń pociągowy
item-gold-pan = miska do złota

use-work-horse = młotek i gwiazda
use-trail-horse = na szlaku twoja wartość liczy się o 6 wyżej
use-gold-pan = miska i gwiazda
use-pickaxe = w kopalni twoja wartość może się liczyć o 2 wyżej lub niżej, a do tego gwiazda
use-bandana = o 1 WANTED mniej za każdy napad
use-pistol = twoje karty napadu liczą się o 2 wyżej
use-rifle = twoje karty napadu liczą się o 4 wyżej (zamiast o 2 z rewolwerem)

hand-high-card = tylko wysoka karta
hand-one-pair = para
hand-two-pair = dwie pary
hand-three-of-a-kind = trójka
hand-straight = strit
hand-flush = kolor
hand-full-house = full
hand-four-of-a-kind = kareta
hand-straight-flush = poker
hand-royal-flush = poker królewski

## Postacie

character-trailblazer = Traper
character-cheat = Szuler
character-prospector = Poszukiwacz
character-settler = Osadnik
character-bandit = Bandyta
character-marshal = Marszałek
character-preacher = Kaznodzieja
character-miner = Górnik
character-ranch-hand = Parobek
character-grave-robber = Hiena cmentarna
character-man-in-black = Człowiek w czerni
character-baroness = Baronowa
character-mayor = Burmistrz
character-wild-card = Nieobliczalny

ability-trailblazer = Na początku ma { AND($start) }. Raz na grę, w swojej turze: akcja bonusowa na szlaku.
ability-cheat = Na początku ma { AND($start) }. Raz na grę, przy rozstrzyganiu pokera: jedna karta pokerowa liczy się jako ta, która pasuje najlepiej.
ability-prospector = Na początku ma { AND($start) }. Raz na grę, przed akcją główną: wartość przesuwa się w górę lub w dół dokładnie o tyle, ile jest misek.
ability-settler = Na początku ma { AND($start) }. Raz na grę, w swojej turze: akcja bonusowa w miasteczku.
ability-bandit = Na początku ma { AND($start) }. Raz na grę, w swojej turze: akcja bonusowa na pustkowiu.
ability-marshal = Na początku ma { AND($start) }. Raz na grę, przy aresztowaniu: dobiera inną kartę, która zastępuje kartę szeryfa, na dobre i na złe.
ability-preacher = Na początku ma { AND($start) }. Raz na grę, tuż przed przyjściem szeryfa: skreśla do { $count } WANTED.
ability-miner = Na początku ma { AND($start) }. Raz na grę, w swojej turze: akcja bonusowa w kopalni.
ability-ranch-hand = Na początku ma { AND($start) }. Raz na grę, w swojej turze albo przed łapówkami: skreśla do { $count } WANTED za każdy młotek.
ability-grave-robber = Na początku ma { AND($start) }. Raz na grę, w swojej turze: akcja bonusowa na cmentarzu.
ability-man-in-black = Na początku ma { AND($start) }. Raz na grę, w swojej turze: akcja bonusowa w dowolnym regionie.
ability-baroness = Na początku ma { AND($start) }. Raz na grę, w swojej turze albo przed łapówkami: zyskuje tyle złota, ile ma WANTED.
ability-mayor = Na początku ma { AND($start) }. Raz na grę, zaraz po odkryciu kart: zamiast nich pojawiają się dla wszystkich trzy nowe.
ability-wild-card = Na początku ma { AND($start) }, a do tego jokery ({ $count }). Przed akcją główną joker zmienia kartę koloru na dowolny kolor albo kartę wartości na dowolną wartość; każdy joker działa raz.

## Kowboty

cowbot-calamity-jane = Calamity Jane
cowbot-billy-the-kid = Billy the Kid
cowbot-black-bart = Black Bart
cowbot-wyatt-earp = Wyatt Earp

difficulty-easy = łatwy
difficulty-normal = normalny
difficulty-hard = trudny

## Nagrody i wyzwania

gear-pan = miska
gear-hammer = młotek

bounty-all-regions = { $count ->
    [one] Zakreśl co najmniej { $count } miejsce w każdym z tych regionów: { AND($regions) }
    [few] Zakreśl co najmniej { $count } miejsca w każdym z tych regionów: { AND($regions) }
   *[many] Zakreśl co najmniej { $count } miejsc w każdym z tych regionów: { AND($regions) }
}
bounty-trail-bonuses = Zakreśl wszystkie te postoje szlaku: { $stops }
bounty-tools = { $count ->
    [one] Miej co najmniej { $count } miskę lub młotek
    [few] Miej łącznie co najmniej { $count } miski i młotki
   *[many] Miej łącznie co najmniej { $count } misek i młotków
}
bounty-town-stars = Zakreśl wszystkie te budynki: { AND($buildings) }
bounty-mine-gold = Zbierz w komorach kopalni co najmniej { $count } złota
bounty-every-target = { $count ->
    [one] Zakreśl co najmniej po jednym celu: kury, bydło, dyliżans, pociąg
    [few] Zakreśl co najmniej po { $count } cele każdego rodzaju: kury, bydło, dyliżans, pociąg
   *[many] Zakreśl co najmniej po { $count } celów każdego rodzaju: kury, bydło, dyliżans, pociąg
}
bounty-tombstones = { $count ->
    [one] Zakreśl dowolny { $count } nagrobek (środkowy się nie liczy)
    [few] Zakreśl dowolne { $count } nagrobki (środkowy się nie liczy)
   *[many] Zakreśl dowolnych { $count } nagrobków (środkowy się nie liczy)
}
bounty-trail-end-or-hunter = { $count ->
    [one] Zakreśl postój { $stops } na szlaku albo ścigaj jednego wyjętego spod prawa u poręczycieli
    [2] Zakreśl postój { $stops } na szlaku albo ścigaj dwóch wyjętych spod prawa u poręczycieli
    [few] Zakreśl postój { $stops } na szlaku albo ścigaj wszystkich wyjętych spod prawa u poręczycieli
   *[many] Zakreśl postój { $stops } na szlaku albo ścigaj wszystkich wyjętych spod prawa u poręczycieli
}
bounty-most-wanted = Miej { $count } lub więcej WANTED
bounty-outfit = { $count ->
    [one] Zakreśl { $count } rzecz spośród: { $gear }
    [few] Zakreśl { $count } różne rzeczy spośród: { $gear }
   *[many] Zakreśl { $count } różnych rzeczy spośród: { $gear }
}
bounty-tycoon = Miej co najmniej { $cash } $ lub co najmniej { $gold } złota
bounty-all-bonuses = Zdobądź akcję bonusową każdego z tych rodzajów: { AND($regions) }

challenge-six-sites-everywhere = Zakreśl co najmniej 6 miejsc na szlaku, na pustkowiu, w kopalni i w miasteczku
challenge-seven-tools = Miej łącznie co najmniej 7 misek i młotków
challenge-clean-record = { $count ->
    [0] Zakończ grę bez WANTED
   *[other] Zakończ grę, mając najwyżej { $count } WANTED
}
challenge-all-mine-gold = Zbierz całe złoto z kopalni
challenge-all-trail-stars = Zakreśl wszystkie te postoje szlaku: { $stops }
challenge-all-town-stars = Zdobądź w miasteczku wszystkie premie z 1 gwiazdą
challenge-one-of-each-target = Zakreśl na pustkowiu co najmniej po jednym celu każdego rodzaju
challenge-whole-graveyard = Zakreśl wszystkie 8 zewnętrznych nagrobków
challenge-monster-hand = Ułóż karetę, pokera lub pokera królewskiego
challenge-no-silver = { $count ->
    [0] Zakończ grę bez ani jednej srebrnej gwiazdy
    [one] Zakończ grę, mając najwyżej { $count } srebrną gwiazdę
    [few] Zakończ grę, mając najwyżej { $count } srebrne gwiazdy
   *[many] Zakończ grę, mając najwyżej { $count } srebrnych gwiazd
}
challenge-rich-twice = Zakończ grę, mając co najmniej 30 $ i 15 złota
challenge-three-good-hands = Wygraj wszystkimi trzema rękami, każdą lepszą niż para
challenge-low-profile = Miej najwyżej 5 WANTED i ani razu nie daj się aresztować
challenge-beat-all-easy = Pokonaj wszystkie 4 kowboty na łatwym poziomie
challenge-beat-one-hard = Pokonaj kowbota na trudnym poziomie
challenge-guard-the-deck = Nie pozwól kowbotowi ukraść więcej niż jednej karty
challenge-public-enemy = Zakończ grę z 20 lub więcej WANTED
challenge-silver-baron = Zdobądź 24 lub więcej srebrnych gwiazd
challenge-whole-region = Zakreśl wszystkie miejsca jednego regionu
challenge-legend = Osiągnij legendarny wynik
challenge-met = wyzwanie { $number } zaliczone („{ $challenge }”)

## Opcje

option-characters = Postacie
option-characters-help = Każdy dostaje jedną z 14 postaci, z własnymi zasobami na początek i zdolnością na jedną dobrą chwilę.
option-holdem = Texas Hold ’em
option-holdem-help = W każdej rundzie każdy dostaje jeszcze dwie karty; ręka pokerowa to najlepsze pięć z siedmiu.
option-competitive = Poker rywalizacyjny
option-competitive-help = Płaci tylko najlepsza ręka pokerowa przy stole. Wymaga Texas Hold ’em i co najmniej 2 graczy.
option-cowbot = Kowbot
option-cowbot-help = Przeciwnik w grze solo: kradnie karty i punktuje za każde miejsce, którego nie zakreślisz. Tylko dla 1 gracza.
option-cowbot-none = nikt
option-cowbot-calamity-jane = Calamity Jane: kradnie, gdy użyjesz ♥ i zyskasz gwiazdę; najwięcej daje jej szlak
option-cowbot-billy-the-kid = Billy the Kid: kradnie, gdy użyjesz ♠ i zyskasz WANTED; najwięcej daje mu pustkowie
option-cowbot-black-bart = Black Bart: kradnie, gdy użyjesz ♦ i zyskasz złoto; najwięcej daje mu kopalnia
option-cowbot-wyatt-earp = Wyatt Earp: kradnie, gdy użyjesz ♣ i zyskasz akcję bonusową; najwięcej daje mu miasteczko
option-cowbot-random = losowo
option-difficulty = Poziom kowbota
option-difficulty-help = Za ile swoich regionów kowbot punktuje i ile warta jest skradziona karta.
option-difficulty-easy = łatwy: dwa regiony, 1 punkt za skradzioną kartę
option-difficulty-normal = normalny: trzy regiony, 2 punkty za skradzioną kartę
option-difficulty-hard = trudny: wszystkie cztery regiony, 3 punkty za skradzioną kartę
option-one-card-setup = Przygotowanie jedną kartą
option-one-card-setup-help = Dobiera się jedną kartę: jej kolor wskazuje kowbota, a wartość twoją postać. Wymaga 1 gracza, postaci i losowego kowbota.
preset-first-game = Pierwsza gra: bez postaci, bez kowbota, bez Hold ’em
preset-duel = Pojedynek: solo przeciw wylosowanemu kowbotowi
preset-all-in = Wszystko: postacie i Texas Hold ’em

option-why-cowbot-solo = Kowboty ścigają tylko samotnych graczy. Zagraj w pojedynkę albo bez kowbota.
option-why-difficulty-cowbot = Nie ma kowbota, któremu można by ustawić poziom. Wybierz go albo zostaw poziom normalny.
option-why-competitive-holdem = W pokera rywalizacyjnego gra się tylko z Texas Hold ’em. Włącz go także.
option-why-competitive-seats = W pokerze rywalizacyjnym trzeba mieć z kim rywalizować: gra co najmniej 2 graczy.
option-why-one-card = Przygotowanie jedną kartą wymaga 1 gracza, postaci i losowego kowbota: karta losuje jedno i drugie.

## Zyski, części wyliczenia

gain-stars = { $count ->
    [one] +{ $count } gwiazda
    [few] +{ $count } gwiazdy
   *[many] +{ $count } gwiazd
}
gain-cash = +{ $count } $
gain-gold = { $count ->
    [one] +{ $count } złoto
    [few] +{ $count } złota
   *[many] +{ $count } złota
}
gain-pans = { $count ->
    [one] +{ $count } miska
    [few] +{ $count } miski
   *[many] +{ $count } misek
}
gain-hammers = { $count ->
    [one] +{ $count } młotek
    [few] +{ $count } młotki
   *[many] +{ $count } młotków
}
gain-wanted = +{ $count } WANTED
gain-nothing = nic
gain-tool = miska albo młotek
gain-bounty = { $count ->
    [one] nagroda +{ $count } gwiazda
    [few] nagroda +{ $count } gwiazdy
   *[many] nagroda +{ $count } gwiazd
}
gain-clear = skreśl do { $count } WANTED
gain-bonus = akcja bonusowa ({ $region })
gain-robbery = { $stars ->
    [one] +{ $stars } gwiazda
    [few] +{ $stars } gwiazdy
   *[many] +{ $stars } gwiazd
} i { $cash } $ ({ $half ->
    [one] przy karcie poniżej { $card } tylko { $half } gwiazda
    [few] przy karcie poniżej { $card } tylko { $half } gwiazdy
   *[many] przy karcie poniżej { $card } tylko { $half } gwiazd
})
gain-robbery-sure = { $stars ->
    [one] +{ $stars } gwiazda
    [few] +{ $stars } gwiazdy
   *[many] +{ $stars } gwiazd
} i { $cash } $ przy każdej karcie
gain-silver-tombstones = srebrna gwiazda za każdy zakreślony nagrobek
gain-silver-buildings = srebrna gwiazda za każdy zakreślony budynek
gain-silver-rooms = srebrna gwiazda za każdą zakreśloną komorę
gain-silver-stops = srebrna gwiazda za każdy zakreślony postój
gain-silver-targets = srebrna gwiazda za każdy zakreślony cel

## Zyski w zapisie gry, w bierniku po „zyskuje”

taking-stars = { $count ->
    [one] { $count } gwiazdę
    [few] { $count } gwiazdy
   *[many] { $count } gwiazd
}
taking-cash = { $count } $
taking-gold = { $count ->
    [one] { $count } złoto
    [few] { $count } złota
   *[many] { $count } złota
}
taking-pans = { $count ->
    [one] { $count } miskę
    [few] { $count } miski
   *[many] { $count } misek
}
taking-hammers = { $count ->
    [one] { $count } młotek
    [few] { $count } młotki
   *[many] { $count } młotków
}
taking-wanted = { $count } WANTED

## Pytania

prompt-mayor = Burmistrz: czy te trzy karty zostają?
    .help = Raz na grę, zaraz po odkryciu kart, możesz wyłożyć zamiast nich trzy nowe; te już zostaną, dobre czy złe.
prompt-bail = { $card } to wyjęty spod prawa, którego ścigasz. Co bierzesz?
    .help = Każda karta ściganej wartości daje nagrodę, zanim w turze stanie się cokolwiek innego; złoto i pieniądze możesz od razu wydać.
prompt-assign = Rozdziel trzy karty: na kolor, na wartość i do pokera.
    .help = Kolor wskazuje region, wartość miejsce w nim; trzecia karta zostaje na stałe w ręce pokerowej tej rundy.
prompt-main = Kolor: { $suit }, wartość: { $rank }. { $tombstones ->
        [0] { $at ->
            [trail] Dokąd na szlaku?
            [badlands] Dokąd na pustkowiu?
            [mine] Dokąd w kopalni?
           *[town] Dokąd w miasteczku?
        }
       *[other] { $at ->
            [trail] Dokąd: na szlak czy na cmentarz?
            [badlands] Dokąd: na pustkowie czy na cmentarz?
            [mine] Dokąd: do kopalni czy na cmentarz?
           *[town] Dokąd: do miasteczka czy na cmentarz?
        }
    }
    .help = { $at ->
        [trail] Możesz wybrać każdy postój w zasięgu wartości; to, co miniesz, przepada{ bend-trail }
       *[other] To twoja jedyna akcja główna w turze{ bend-cards }
    }{ or-a-grave }
bend-trail = { $bend ->
    [suit] . Za złoto dojedziesz dalej lub zmienisz kolor
    [steps] . Za złoto dojedziesz dalej
   *[none] {""}
}
bend-cards = { $bend ->
    [suit] ; za złoto zmienisz jeszcze kolor, a miejsca poza wartością { $rank } mają cenę w złocie
    [steps] ; miejsca poza wartością { $rank } mają cenę w złocie
   *[none] {""}
}
or-a-grave = { $tombstones ->
    [0] .
   *[other] . Na cmentarz wystarczą dowolne karty.
}
prompt-after = Akcja za tobą. Użyjesz teraz zdolności czy kończysz turę?
    .help = Zdolność działa raz na całą grę; oszczędzanie jej nic nie kosztuje, byle o niej nie zapomnieć.
prompt-order = Pierwsza wizyta: { $building }. Co najpierw: oferta budynku czy akcja bonusowa ({ $region })?
    .help = Dostaniesz jedno i drugie; kolejność ma znaczenie, gdy jedno płaci za drugie.
prompt-bank = Bank: wpłacasz { $cash } $ na czerwone czy na czarne?
    .help = Od następnej tury, gdy wszystkie trzy odkryte karty będą czerwone lub czarne, tak jak twój wkład, dostaniesz tyle gwiazd, ile wynosi numer rundy; im wcześniej, tym lepiej.
prompt-shop = { $building }: co podać?
    .help = Jedna rzecz na wizytę, każda do kupienia tylko raz; działa od tej chwili do końca gry, więc warto kupować wcześnie.
prompt-hotel = Hotel: nocleg za { $cash } $? { $silver ->
        [one] Hotel byłby wtedy na koniec wart { $silver } srebrną gwiazdę.
        [few] Hotel byłby wtedy na koniec wart { $silver } srebrne gwiazdy.
       *[many] Hotel byłby wtedy na koniec wart { $silver } srebrnych gwiazd.
    }
    .help = Liczy się tylko ostatnia gwiazda hotelu, a każda jest warta więcej niż poprzednia: jeden nocleg to kiepski interes, ostatni jest najlepszy.
prompt-land = Urząd ziemski: które pola zajmujesz?
    .help = Gwiazdy z pól dostajesz od razu; każdy kształt ma swoją cenę, a za całą siatkę jest jeszcze 7 gwiazd.
prompt-hunt = Poręczyciele: kogo będziesz ścigać?
    .help = Od następnej tury każda odkryta karta tej wartości da ci 4 $, 2 złota albo 2 skreślone WANTED.
prompt-office = Biuro szeryfa: gwiazda czy mniej WANTED?
    .help = Znasz już kartę szeryfa; jeśli jest niższa niż twoja liczba WANTED, skreślenie dwóch może oszczędzić ci grzywny albo obniżyć łapówkę.
prompt-buy-clear = { $building }: ile WANTED skreślasz{ $cash ->
        [0] {""}
       *[other] {" "}po { $cash } $
    }? (najwyżej { $count })
    .help = Gdy masz więcej WANTED niż wartość karty szeryfa, czeka cię areszt, a łapówka to 1 złoto za każde; skreślanie pomaga więc podwójnie.
prompt-buy-stars-cash = { $building }: ile gwiazd kupujesz po { $cost } $? (najwyżej { $count })
    .help = Na koniec gry punkt kosztuje 4 $, więc { $cost } $ to tanio; zostaw sobie tylko to, czego jeszcze potrzebujesz.
prompt-buy-stars-gold = { $building }: { $cost ->
        [one] ile gwiazd kupujesz, płacąc za każdą { $cost } złoto
        [few] ile gwiazd kupujesz, płacąc za każdą { $cost } złota
       *[many] ile gwiazd kupujesz, płacąc za każdą { $cost } złota
    }? (najwyżej { $count })
    .help = Na koniec gry punkt kosztuje 2 złota; ale to, co wydasz teraz, nie zmieni już karty i nie przekupi szeryfa.
prompt-tool = Miska czy młotek?
    .help = Na koniec każdej rundy miska daje 1 złoto, a młotek 2 $.
prompt-clear = Ile WANTED skreślasz? (najwyżej { $count })
    .help = Mniej WANTED to mniejsze ryzyko aresztu i tańsza łapówka; zostaw je tylko wtedy, gdy zbierasz je celowo.
prompt-wanted = { $item ->
    [bandana] Masz bandanę. Ile z { $count } WANTED bierzesz?
   *[ignore_wanted] Grabarz jest twoim przyjacielem. Czy mimo to bierzesz WANTED?
}
    .help = Każde kolejne zwiększa ryzyko aresztu i podnosi łapówkę; bierz je tylko wtedy, gdy zbierasz WANTED celowo.
prompt-bonus = Akcja bonusowa: { $region }. Które miejsce?
    .help = { $at ->
        [trail] Nie wymaga kart ani złota i pasuje każdy dalszy postój, ale to, co miniesz, przepada na zawsze.
       *[other] Nie wymaga kart ani złota i pasuje każda wartość; czego nie weźmiesz teraz, to przepadnie.
    }
prompt-ability-bonus = Twoja zdolność daje akcję bonusową: { $region }. Które miejsce?
    .help = { $at ->
        [trail] Nie wymaga kart ani złota i pasuje każdy dalszy postój, ale to, co miniesz, przepada na zawsze; zdolność jest już użyta, więc akcję trzeba wykonać.
       *[other] Nie wymaga kart ani złota i pasuje każda wartość; zdolność jest już użyta, więc akcję trzeba wykonać.
    }
prompt-cowbot-bonus = Akcja bonusowa: { $region }. Które miejsce? ({ $cowbot } patrzy)
    .help = { $at ->
        [trail] Nie wymaga kart ani złota i pasuje każdy dalszy postój, ale to, co miniesz, przepada na zawsze; w grze jest karta w kolorze kowbota, a nagrody nie wolno pominąć po to, by nie kradł.
       *[other] Nie wymaga kart ani złota i pasuje każda wartość; w grze jest karta w kolorze kowbota, a nagrody nie wolno pominąć po to, by nie kradł.
    }
prompt-any-region = Akcja bonusowa, gdzie tylko chcesz. W którym regionie?
    .help = Masz ją raz na grę, więc szukaj miejsca, które da następną akcję bonusową albo coś dokończy.
prompt-cheat = Pięć kart w ręce i jedna w rękawie. Oszukujesz?
    .help = Jedna z twoich kart pokerowych zmienia się w najlepszą możliwą; wolno ci to zrobić tylko w jednej z trzech rund.
prompt-preach = Ile WANTED zmyje kazanie? (najwyżej { $count })
    .help = Zaraz potem przychodzi szeryf; kazanie masz jedno na grę i nic nie kosztuje.
prompt-bribe = { $gold ->
    [one] Szeryf jest w drodze, a łapówka dla niego to { $gold } złoto. Co zrobisz?
    [few] Szeryf jest w drodze, a łapówka dla niego to { $gold } złota. Co zrobisz?
   *[many] Szeryf jest w drodze, a łapówka dla niego to { $gold } złota. Co zrobisz?
}
    .help = Łapówka kosztuje 1 złoto za każde WANTED i chroni cię przed aresztem w tej rundzie, jakakolwiek będzie jego karta; WANTED zostają, a od 14 wzwyż bez łapówki nie ocali cię żadna karta.
prompt-marshal = Szeryf cię aresztuje. Pokażesz odznakę i dobierzesz inną kartę?
    .help = Nowa karta zastępuje kartę szeryfa tylko dla ciebie; jeśli też będzie za niska, grzywnę i tak zapłacisz, a od 14 WANTED za niska jest każda.
prompt-fine = { $count ->
    [one] Areszt. Płacisz { $cash } $ czy oddajesz { $count } gwiazdę?
    [few] Areszt. Płacisz { $cash } $ czy oddajesz { $count } gwiazdy?
   *[many] Areszt. Płacisz { $cash } $ czy oddajesz { $count } gwiazd?
}
    .help = Na koniec punkt jest za gwiazdę tak samo jak za 4 $; pieniądze, których już na nic nie wydasz, są zwykle tańsze.

## Wybory

choice-notation = { $action }
choice-keep-lineup = Zostaw te trzy karty
choice-redraw-lineup = { $seats ->
    [1] Odkryj trzy nowe karty
   *[other] Odkryj wszystkim trzy nowe karty
}
choice-take-cash = Weź 4 $
choice-take-gold = Weź 2 złota
choice-take-star = Weź 1 gwiazdę
choice-take-clear = { $count ->
    [0] Skreśl do 2 WANTED
   *[other] Skreśl { $count } WANTED
}
choice-take-wanted = { $count ->
    [0] Nie bierz WANTED
   *[other] Weź { $count } WANTED
}
choice-assign = Kolor { $suit } ({ $region }), wartość { $value }, poker { $poker }
choice-change-suit = { $gold ->
    [one] Zmień kolor za { $gold } złoto: { $suit } ({ $region })
    [few] Zmień kolor za { $gold } złota: { $suit } ({ $region })
   *[many] Zmień kolor za { $gold } złota: { $suit } ({ $region })
}
choice-joker-suit = Joker zmienia kolor: { $suit } ({ $region })
choice-joker-value = Joker zmienia wartość: { $rank }
choice-shift = Poszukiwacz przesuwa wartość: { $rank }
choice-ability-baroness = { $count ->
    [one] Baronowa: weź { $count } złoto, po 1 za każde WANTED
    [few] Baronowa: weź { $count } złota, po 1 za każde WANTED
   *[many] Baronowa: weź { $count } złota, po 1 za każde WANTED
}
choice-ability-ranch-hand = Parobek: skreśl do { $each } WANTED za każdy młotek
choice-ability-man-in-black = Człowiek w czerni: akcja bonusowa w dowolnym regionie
choice-ability-trailblazer = Traper: akcja bonusowa na szlaku
choice-ability-settler = Osadnik: akcja bonusowa w miasteczku
choice-ability-bandit = Bandyta: akcja bonusowa na pustkowiu
choice-ability-miner = Górnik: akcja bonusowa w kopalni
choice-ability-grave-robber = Hiena cmentarna: akcja bonusowa na cmentarzu
choice-go = { $site }: { $gains }{ $gold ->
    [0] {""}
    [one] {" "}– za { $gold } złoto
    [few] {" "}– za { $gold } złota
   *[many] {" "}– za { $gold } złota
}
choice-pass = Pasuj: z tymi kartami nie ma dokąd iść
choice-decline = Zrezygnuj z akcji bonusowej
choice-effect-first = Najpierw budynek ({ $building }), potem akcja bonusowa ({ $region })
choice-bonus-first = Najpierw akcja bonusowa ({ $region }), potem budynek ({ $building })
choice-deposit = Postaw na { $colour }
choice-buy = Kup { goods } za { $cash } $: { $use }
choice-stay = Weź pokój
choice-claim = { $count ->
    [one] Zajmij pola { AND($land) }: { $cash } $, +{ $count } gwiazda
    [few] Zajmij pola { AND($land) }: { $cash } $, +{ $count } gwiazdy
   *[many] Zajmij pola { AND($land) }: { $cash } $, +{ $count } gwiazd
}
choice-hunt = Ścigaj: { $rank }
choice-leave = Wyjdź z niczym
choice-buy-stars-cash = { $count ->
    [0] Nie kupuj nic
    [one] { $count } gwiazda za { $paid } $
    [few] { $count } gwiazdy za { $paid } $
   *[many] { $count } gwiazd za { $paid } $
}
choice-buy-stars-gold = { $count ->
    [0] Nie kupuj nic
    [one] { $count } gwiazda za
    [few] { $count } gwiazdy za
   *[many] { $count } gwiazd za
}{ $paid ->
    [0] {""}
    [one] {" "}{ $paid } złoto
    [few] {" "}{ $paid } złota
   *[many] {" "}{ $paid } złota
}
choice-clear = { $count ->
    [0] Nie skreślaj nic
   *[other] Skreśl { $count } WANTED
}{ $cash ->
    [0] {""}
   *[other] {" "}za { $cash } $
}
choice-tool-pan = Miska: 1 złoto w każdej rundzie
choice-tool-hammer = Młotek: 2 $ w każdej rundzie
choice-region = { $region }
choice-finish = Zakończ turę
choice-cheat = Wyciągnij kartę z rękawa ({ $hand })
choice-keep-hand = W tej rundzie graj uczciwie ({ $hand })
choice-keep-ability = Zachowaj kazanie na później
choice-bribe = { $gold ->
    [one] Przekup szeryfa za { $gold } złoto
    [few] Przekup szeryfa za { $gold } złota
   *[many] Przekup szeryfa za { $gold } złota
}
choice-refuse = { $wanted ->
    [0] Nie płać: nie ma za co cię aresztować
    [1] Nie płać: na jedno WANTED każda karta jest dość wysoka
   *[other] Nie płać: karta szeryfa niższa niż { $wanted } to areszt
}
choice-refuse-safe = Nie płać: przy jego karcie { $card } zostaniesz na wolności
choice-refuse-arrest = Nie płać: jego karta { $card } oznacza areszt
choice-draw-card = Pokaż odznakę i dobierz inną kartę
choice-accept = Idź po dobroci i zapłać grzywnę
choice-pay-cash = Zapłać { $cash } $
choice-pay-stars = { $count ->
    [one] Oddaj { $count } gwiazdę
    [few] Oddaj { $count } gwiazdy
   *[many] Oddaj { $count } gwiazd
}

## Przebieg gry

goes = { $place ->
    [trail] jedzie szlakiem do postoju { $spot }
    [badlands] rusza na pustkowie
    [mine] schodzi w kopalni do komory { $spot }
    [town] { calls-at }
   *[cemetery] skrada się na cmentarz, { to-the-grave }
}
calls-at = { $spot ->
    [undertaker] idzie do grabarza
    [bank] wchodzi do banku
    [hideout] znika w kryjówce
    [stables] idzie do stajni
    [general_store] zagląda do sklepu
    [church] idzie do kościoła
    [hotel] wchodzi do hotelu
    [land_office] idzie do urzędu ziemskiego
    [gunsmith] idzie do rusznikarza
    [bail_bonds] idzie do poręczycieli
    [sheriffs_office] wchodzi do biura szeryfa
    [saloon] popycha drzwi saloonu
   *[prospectors_club] wchodzi do klubu poszukiwaczy
}
to-the-grave = { $spot ->
    [t00] do nagrobka w lewym górnym rogu
    [t01] do nagrobka u góry
    [t02] do nagrobka w prawym górnym rogu
    [t10] do nagrobka z lewej
    [t12] do nagrobka z prawej
    [t20] do nagrobka w lewym dolnym rogu
    [t21] do nagrobka u dołu
    [t22] do nagrobka w prawym dolnym rogu
   *[t11] do nagrobka pośrodku
}
at-place = { $place ->
    [trail] na szlaku
    [badlands] na pustkowiu
    [mine] w kopalni
    [town] w miasteczku
   *[cemetery] na cmentarzu
}
goods = { $ware ->
    [ignore_wanted] przyjaźń grabarza
    [shovel] szpadel
    [trail_horse] konia wierzchowego
    [pickaxe] kilof
    [bandana] bandanę
    [pistol] rewolwer
    [rifle] strzelbę
    [work_horse] konia pociągowego
   *[gold_pan] miskę do złota
}

event-one-card-drawn = O przeciwniku i o postaci decyduje jedna karta: { $card }.
event-cowbot-arrived = Do miasteczka wjeżdża { $cowbot } (poziom: { $difficulty }).
event-character-dealt = { $seat } zjawia się jako { $character }. { $ability }
event-bounty-laid = Wyznaczono nagrodę (7 gwiazd): { $bounty }.
event-round-began = Runda { $round }. { round-opening }
round-opening = Talia jest potasowana, karta szeryfa leży zakryta.
event-holdem-dealt = { $seat } dostaje karty Hold ’em: { $cards }.
event-flipped = Tura { $turn }: { $cards }.
event-lineup-kept = { $seat } zostawia karty takie, jakie są.
event-lineup-redrawn = { $seat } każe wyłożyć nowe karty: { $cards }.
event-deck-reshuffled = Talia się skończyła; stos kart odrzuconych zostaje potasowany i gra toczy się dalej.
event-bank-paid = { $side ->
    [red] Trzy czerwone karty: bank płaci, a { $seat } inkasuje.
   *[black] Trzy czarne karty: bank płaci, a { $seat } inkasuje.
}
event-outlaw-seen = { $seat } ma na muszce wyjętego spod prawa: { $card }.
event-assigned = { $seat } bierze { $suit } na kolor, { $value } na wartość, a { $poker } do pokera.
event-suit-changed = { $gold ->
    [one] { $seat } płaci { $gold } złoto i zmienia kolor na { $suit }.
    [few] { $seat } płaci { $gold } złota i zmienia kolor na { $suit }.
   *[many] { $seat } płaci { $gold } złota i zmienia kolor na { $suit }.
}
event-joker-on-suit = { $seat } zagrywa jokera i zmienia kolor na { $suit }.
event-joker-on-value = { $seat } zagrywa jokera i zmienia wartość na { $rank }.
event-value-shifted = { $seat } brzęka miskami i przesuwa wartość na { $rank }.
event-ability-used = { $role ->
    [trailblazer] { $seat } zna skrót jak każdy Traper.
    [settler] { $seat } ma jako Osadnik w miasteczku jeszcze jedną sprawę.
    [bandit] { $seat } nie umie utrzymać rąk przy sobie, jak to Bandyta.
    [miner] { $seat } zapala lampę Górnika i kopie dalej.
    [grave_robber] { $seat } zapala latarnię Hieny cmentarnej: jeszcze jeden grób.
    [man_in_black] { $seat } zjawia się jako Człowiek w czerni tam, gdzie nikt się tego nie spodziewa.
    [baroness] { $seat } jak prawdziwa Baronowa zamienia złą sławę w złoto.
    [ranch_hand] { $seat } odrabia młotkami to, co Parobek ma na sumieniu.
   *[preacher] { $seat } wygłasza jedyne kazanie, jakie ma Kaznodzieja.
}
event-went = { $seat } { goes }{ $gold ->
    [0] {""}
    [one] {" "}(za { $gold } złoto)
    [few] {" "}(za { $gold } złota)
   *[many] {" "}(za { $gold } złota)
}.
event-passed = { $seat } nie ma nic do roboty i pasuje.
event-stops-skipped = { $count ->
    [one] { $seat } pomija { $count } postój; co tam było, przepada.
    [few] { $seat } pomija { $count } postoje; co tam było, przepada.
   *[many] { $seat } pomija { $count } postojów; co tam było, przepada.
}
robbery-attempt = { $rank ->
    [2] kradnie kury (2)
    [3] kradnie kury (3)
    [4] kradnie kury (4)
    [5] uprowadza bydło (5)
    [6] uprowadza bydło (6)
    [7] uprowadza bydło (7)
    [8] napada na dyliżans (8)
    [9] napada na dyliżans (9)
    [10] napada na dyliżans (10)
    [11] napada na pociąg (J, czyli 11)
    [12] napada na pociąg (Q, czyli 12)
   *[13] napada na pociąg (K, czyli 13)
}
event-robbery-succeeded = { $seat } { robbery-attempt }: karta { $card }, siła { $strength }. Czysta robota.
event-robbery-failed = { $seat } { robbery-attempt }: karta { $card }, siła { $strength }. Za mało.
event-gained = { $seat } zyskuje { AND($gains) }.
event-income = { $seat } zyskuje za miski i młotki { AND($gains) }.
event-item-gained = { $ware ->
    [ignore_wanted] { $seat } ma odtąd w grabarzu przyjaciela.
   *[other] { $seat } zyskuje { goods }.
}
event-bonus-gained = { $seat } zyskuje akcję bonusową { at-place }.
event-bonus-declined = { $seat } rezygnuje z akcji bonusowej { at-place }.
event-bonus-lost = { $seat } nie ma już { at-place } dokąd pójść, więc akcja bonusowa przepada.
event-deposited = { $side ->
    [red] { $seat } stawia w banku { $cash } $ na czerwone.
   *[black] { $seat } stawia w banku { $cash } $ na czarne.
}
event-bought = { $seat } kupuje { goods } za { $cash } $.
event-stayed = { $silver ->
    [one] { $seat } płaci { $cash } $ za nocleg; hotel jest teraz wart { $silver } srebrną gwiazdę.
    [few] { $seat } płaci { $cash } $ za nocleg; hotel jest teraz wart { $silver } srebrne gwiazdy.
   *[many] { $seat } płaci { $cash } $ za nocleg; hotel jest teraz wart { $silver } srebrnych gwiazd.
}
event-land-claimed = { $seat } zajmuje za { $cash } $ pola: { AND($land) }.
event-land-completed = { $seat } ma na własność całą dolinę.
event-outlaw-hunted = { $seat } ściga odtąd wyjętego spod prawa ({ $rank }).
event-sheriff-looked-at = { $seat } zerka na kartę szeryfa.
event-sheriff-seen = Karta szeryfa, tylko między nami: { $card }.
event-left-unused = { $seat } wychodzi { $spot ->
    [bank] z banku
    [stables] ze stajni
    [general_store] ze sklepu
    [hotel] z hotelu
    [land_office] z urzędu ziemskiego
   *[gunsmith] od rusznikarza
} z niczym.
event-wanted-cleared = { $count ->
    [0] { $seat } nie skreśla WANTED
   *[other] { $seat } skreśla { $count } WANTED
}{ $cash ->
    [0] {""}
   *[other] {" "}za { $cash } $
}.
event-stars-bought-cash = { $count ->
    [0] { $seat } nikomu w saloonie nie stawia.
   *[other] { $seat } stawia w saloonie kolejkę za { $paid } $.
}
event-stars-bought-gold = { $count ->
    [0] { $seat } nie pokazuje w klubie poszukiwaczy żadnego złota.
   *[other] { $paid ->
        [one] { $seat } błyszczy w klubie poszukiwaczy i zostawia tam { $paid } złoto.
        [few] { $seat } błyszczy w klubie poszukiwaczy i zostawia tam { $paid } złota.
       *[many] { $seat } błyszczy w klubie poszukiwaczy i zostawia tam { $paid } złota.
    }
}
event-bounty-claimed = { $count ->
    [one] { $seat } zgarnia nagrodę ({ $count } gwiazda): { $bounty }.
    [few] { $seat } zgarnia nagrodę ({ $count } gwiazdy): { $bounty }.
   *[many] { $seat } zgarnia nagrodę ({ $count } gwiazd): { $bounty }.
}
event-bounty-turned = Ta nagroda jest odtąd warta tylko 4 gwiazdy: { $bounty }.
event-cowbot-stole = { $total ->
    [one] { $cowbot } kradnie kartę, na razie pierwszą.
    [few] { $cowbot } kradnie kartę; ma już { $total } karty.
   *[many] { $cowbot } kradnie kartę; ma już { $total } kart.
}
event-cheated = { $seat } ma asa w rękawie.
event-hand-kept = { $seat } gra uczciwie.
event-holdem-shown = { $seat } pokazuje karty Hold ’em: { $cards }.
event-card-declared = { $seat } podaje { $card } za { $to }.
event-hand-valued = { $seat } wykłada rękę pokerową: { $hand } ({ $ranks }).{ $contest ->
    [none] {""}
    [best] {" "}Jest najlepsza przy stole.
    [beaten] {" "}Inna jest lepsza.
   *[shared] {" "}Dzieli pierwsze miejsce: wypłata idzie do podziału, w zaokrągleniu w dół.
}
event-ability-kept = { $seat } zachowuje zdolność na później.
event-bribed = { $gold ->
    [one] { $seat } wsuwa szeryfowi do kieszeni { $gold } złoto.
    [few] { $seat } wsuwa szeryfowi do kieszeni { $gold } złota.
   *[many] { $seat } wsuwa szeryfowi do kieszeni { $gold } złota.
}
event-not-bribed = { $seat } nie daje szeryfowi w łapę.
event-bribe-too-dear = { $seat } nie ma na łapówkę { $gold } złota.
event-sheriff-revealed = Karta szeryfa to { $card }: kto ma więcej niż { $rank } WANTED i nie dał łapówki, idzie siedzieć.
event-safe = { $seat } zostaje na wolności.
event-protected = Szeryf patrzy w inną stronę: { $seat } może spać spokojnie.
event-arrested = { $seat } ma na karku { $wanted } WANTED i trafia za kratki.
event-marshal-drew = { $seat } pokazuje odznakę i dobiera inną kartę: { $card }.
event-marshal-accepted = { $seat } idzie po dobroci.
event-fined-cash = { $seat } płaci grzywnę: { $cash } $.
event-fined-stars = { $count ->
    [0] { $seat } nie ma na grzywnę ani jednej gwiazdy.
    [one] { $seat } traci za karę { $count } gwiazdę.
    [few] { $seat } traci za karę { $count } gwiazdy.
   *[many] { $seat } traci za karę { $count } gwiazd.
}
event-game-ended = Kurz opada. Czas liczyć.

## Punkty i zakończenia

score-stars = Gwiazdy
score-hotel = Hotel
score-room-m4a = Komora 4a: nagrobki
score-room-m4b = Komora 4b: budynki
score-room-m4c = Komora 4c: komory
score-room-m4d = Komora 4d: postoje
score-room-m4e = Komora 4e: cele
score-cash = Pieniądze, punkt za 4 $
score-gold = Złoto, punkt za 2
score-cowbot-stolen = Skradzione karty
score-cowbot-trail = Zostało na szlaku
score-cowbot-badlands = Zostało na pustkowiu
score-cowbot-mine = Zostało w kopalni
score-cowbot-town = Zostało w miasteczku
score-cowbot-cemetery = Zostało na cmentarzu
score-cowbot-character = Za twoją postać
score-cowbot-holdem = Za Hold ’em

title = { $rank } { $wanted }
rank-greenhorn = Początkujący
rank-grizzled = Zaprawiony
rank-fearless = Nieustraszony
rank-sharpshooting = Sokolooki
rank-legendary = Legendarny
rank-ahead = { $count ->
    [one] do rangi „{ $rank }” brakuje { $count } punktu
    [few] do rangi „{ $rank }” brakuje { $count } punktów
   *[many] do rangi „{ $rank }” brakuje { $count } punktów
}
repute-deputy = zastępca
repute-rancher = ranczer
repute-cowboy = kowboj
repute-desperado = desperado
repute-outlaw = banita

end-solo = Trzy rundy za tobą, a tytuł mówi, jak poszło.
end-beat-cowbot = Kowbot łyka kurz.
end-lost-to-cowbot = Miasteczko zostaje w rękach kowbota; wystarczyłby mu nawet remis.
end-victory = Trzy rundy minęły, punkty są policzone.
end-shared-victory = Tyle samo punktów, WANTED, złota i pieniędzy: w tym miasteczku starczy miejsca dla wszystkich.

## Dlaczego nie?

whynot-not-asked = Teraz nikt o to nie pyta.
whynot-not-the-lineup = Użyj wszystkich trzech odkrytych kart, każdej do czego innego.
whynot-wrong-region = To miejsce leży gdzie indziej; ta akcja ma swój region: { $region }.
whynot-already-circled = To miejsce jest już zakreślone. Wracać można tylko do budynków.
whynot-stop-skipped = Ten postój jest już za tobą, a nikt nie zawraca.
whynot-no-target-for-ace = Za asa nic się na pustkowiu nie ukradnie: cele zaczynają się od 2.
whynot-no-way-in = Do tej komory nie prowadzi droga ani od wejścia, ani z zakreślonej komory.
whynot-too-little-gold = { $cost ->
    [one] To kosztuje { $cost } złoto, a masz { $held }.
    [few] To kosztuje { $cost } złota, a masz { $held }.
   *[many] To kosztuje { $cost } złota, a masz { $held }.
}
whynot-too-little-cash = To kosztuje { $cost } $, a masz { $held } $.
whynot-same-suit = Karta ma już ten kolor.
whynot-suit-changed-already = Kolor został już w tej turze zmieniony, a można to zrobić tylko raz.
whynot-same-value = Karta ma już tę wartość.
whynot-value-changed-already = Na karcie wartości leży już joker.
whynot-no-joker = Oba jokery są zużyte.
whynot-not-your-ability = Twoja postać tego nie potrafi albo nie w tej chwili.
whynot-ability-used = Zdolność jest już zużyta; działa raz na grę.
whynot-no-wanted = Nie masz WANTED, więc nic by to nie dało.
whynot-no-site = W tym regionie nie zostało już miejsce, które można by wybrać.
whynot-shift-leaves-ranks = Wartość wyszłaby poza zakres od A do K.
whynot-must-act = Pasować wolno tylko wtedy, gdy żadnej akcji nie trzeba wykonać, a tu trzeba.
whynot-must-take = Akcję bonusową z własnej zdolności trzeba wykonać.
whynot-no-dodging = Nagrody nie wolno pominąć po to, by kowbot nie kradł: wykonaj akcję bonusową.
whynot-banked-already = Tam już masz wkład.
whynot-not-sold-here = Tego tu nie sprzedają.
whynot-owned = To już masz.
whynot-needs-pistol = Najpierw rewolwer, potem strzelba.
whynot-hotel-full = Masz już wszystkie cztery noclegi; lepszej gwiazdy hotel nie ma.
whynot-not-a-shape = Takiego kształtu nie ma w ofercie, nawet po obróceniu.
whynot-land-taken = Część tej ziemi już należy do ciebie.
whynot-not-an-outlaw = Wyjęci spod prawa to J, Q i K.
whynot-hunted-already = Tego już ścigasz.
whynot-must-hunt = Poręczyciele nalegają: wybierz, kogo ścigasz.
whynot-out-of-range = { $min ->
    [0] Wybierz liczbę nie większą niż { $max }.
   *[other] Wybierz liczbę od { $min } do { $max }.
}
whynot-track-full = Na więcej ich twoja mapa nie ma miejsca.
whynot-bribe-needs-gold = { $cost ->
    [one] Łapówka to { $cost } złoto, a masz { $held }.
    [few] Łapówka to { $cost } złota, a masz { $held }.
   *[many] Łapówka to { $cost } złota, a masz { $held }.
}
whynot-only-stars = Od 14 WANTED szeryf bierze tylko gwiazdy.
whynot-must-pay-cash = Na całą grzywnę masz za mało gwiazd, więc trzeba zapłacić pieniędzmi.

## Zestawy: co musi do siebie pasować

pack-rank = Musi tam stać wartość { $rank }: wiersze zachowują kolejność.
pack-tool-choice = Wybierać można tylko między jedną miską a jednym młotkiem.
pack-stop-decision = Postój ma zyski, a poza nimi najwyżej jedno z tych: wybór narzędzia, WANTED do skreślenia, akcję bonusową.
pack-way = Przejścia prowadzą o jeden poziom w dół: na poziom { $level } z komory o poziom wyżej, na poziom 1 od wejścia.
pack-range = Niższa z dwóch wartości to min, wyższa to max.
pack-link = Nagrody łączą nagrobki stojące obok siebie lub jeden pod drugim, a każdą parę raz.
pack-link-reward = Między dwoma nagrobkami jest jedna nagroda: zyski albo akcja bonusowa.
pack-link-bonus = Nagrobek { $stone } ma dwie nagrody z akcją bonusową, a żaden nagrobek nie może mieć więcej niż jednej.
pack-link-name = { $a } i { $b }
pack-robberies = Mapa ma najwyżej { $count } akcji bonusowych na pustkowiu, łącznie z tymi przy budynkach: inaczej kart nie starczyłoby na wszystkie napady.
pack-rising = Każdy nocleg w hotelu jest wart więcej niż poprzedni.
pack-shape = Kształt składa się z różnych pól w trzech rzędach i trzech kolumnach, liczonych od 0 do 2.
pack-shapes-differ = Żadne dwa kształty nie mogą być takie same, nawet po obróceniu.
pack-prices-differ = Żadne dwa kształty nie mogą kosztować tyle samo.
pack-keys = Każda postać ma własną wartość od 1 (A) do 13 (K), a jedna jokera (0).
pack-items = Każdy przedmiot może tam wystąpić raz, strzelba tylko z rewolwerem, a szpadel, poza Hieną cmentarną, tylko z przyjaźnią grabarza.
pack-met-at-start = Ta nagroda byłaby spełniona, zanim cokolwiek się stanie: przez stan początkowy albo początek którejś postaci.
pack-career = Tylko wyzwanie 14 dotyczy kilku gier.
pack-list = Musi tam stać co najmniej jedna rzecz, a każda tylko raz.
pack-no-symbol = Mapa nie ma akcji bonusowej tego rodzaju.
land-shape-pair = Działka: dwa pola
land-shape-line = Działka: trzy pola w linii
land-shape-corner = Działka: narożnik z trzech pól
