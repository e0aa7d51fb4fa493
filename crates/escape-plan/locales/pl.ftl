### Co mówi Escape Plan.
###
### Pieniądze przychodzą w tysiącach; zera pisze tylko „money”. Nazwy firm, kart i kafelków są napisami i
### zaczynają się wielką literą; przychodzą w mianowniku, dlatego stoją po dwukropku, w nawiasie albo jako
### podmiot. „node” to miejsce na mapie w środku zdania i zawsze odpowiada na pytanie „dokąd?”, „in-place” na
### pytanie „gdzie?”. Droga ucieczki przychodzi do zapisu gry jako numer: resztę nazwy każde zdanie odmienia samo.
### „effect” nie ma wielkiej litery ani kropki: dodaje je zdanie, w którym stoi.

## Gra

game-intro =
    Skok poszedł jak w zegarku. Ucieczka już nie: łup leży rozrzucony po całym mieście, a policja zamyka je ulica po ulicy. Macie trzy dni i każdy złodziej w mieście wpadł na ten sam pomysł.
    Zbierz swoje pieniądze, nie rzucaj się w oczy i zniknij, zanim skończy się trzecia noc. Spośród tych, którym się uda, wygra najbogatszy; reszta będzie miała mnóstwo czasu na przemyślenia.
game-help =
    { about-game }

    { about-city }
    { about-travel }
    { about-evade }
    { about-visit }
    { about-side-actions }
    { about-notoriety }

    { about-escape }
    { about-score }
about-game =
    Gra trwa trzy dni. Nowy dzień przynosi dochód, patrole przy drogach ucieczki, cztery nowe kafelki miasta i nową kolejność, w której pierwszy jest ten, kto ma najgorszą sławę.
    Potem przychodzą ranek, popołudnie i wieczór, a o każdej z tych pór każdy rozgrywa jedną turę; tura w nocy albo o świcie kosztuje dysk akcji dodatkowej.
    W swojej turze albo odpoczywasz, raz dziennie, albo wykonujesz ruch: podróżujesz, unikasz policji i odwiedzasz obiekt, do którego uda ci się dotrzeć.
    Wybory na liście to dokładnie te, które są dozwolone, wraz z ceną i z tym, co dają. O ile nam wiadomo, nikt nie podsłuchuje.
about-city = Miasto: nowy kafelek musi stykać się z co najmniej dwoma innymi i gdzieś na krawędzi trafić na taki sam teren. Kto dokłada kafelek z polem firmy albo kryjówki, decyduje, co tam stanie; własne pieniądze dobrze mieć blisko.
about-travel = Podróż: masz 3 PR. Wyjście z obiektu, wejście do obiektu i przejście na inny teren kosztują po 1 PR; tym samym terenem przechodzi się z kafelka na kafelek za darmo. Metro wiezie na dowolną inną stację za nic, śmigłowiec do dwóch kafelków dalej za 1 PR. Ruch musi się skończyć w innym obiekcie niż ten, w którym się zaczął.
about-evade = Unikanie: ściga cię każdy policjant z kafelków, które zostawiasz za sobą; ci z kafelka, na którym kończysz, nie. Zgubisz ich dzięki wyposażeniu, kontaktom, członkom gangu i atutom, a każdy, kto zostanie, to rana. Gdy wszystkie trzy kostki ran są czerwone, następna rana przynosi kajdanki, a te na zawsze zabierają miejsce na kontakt.
about-visit = Odwiedziny: karta planu ucieczki mówi, co gdzie leży. Gdzie pokazuje kwotę, tam twoja kostka będzie na koniec tyle warta; gdzie pokazuje dochód, tam płacą od razu, po 1 000 $ za każdą kostkę, która została na torze. Firmy dają też kontakt, a po kilku odwiedzinach się zamykają; kryjówki wyciszają rozgłos i rozdają klucze; w magazynach są kanistry, wyposażenie i skrytki; gangi można wynająć.
about-side-actions = Akcje wykonawcze: w swojej turze możesz używać kontaktów, wyposażenia, kafelków cwaniaków, członków gangu, atutów i apteczki, ile zechcesz, byle we właściwej chwili. Kontakt z czerwoną gwiazdą przysparza rozgłosu. Odpoczynek odkrywa z powrotem użyte kontakty, wyposażenie i apteczkę i odblokowuje atut.
about-notoriety = Zła sława: kostki rozgłosu zbierają się w trakcie tur, a znacznik przesuwa się na koniec każdej pory dnia. Kto przekroczy próg w górę, odblokowuje atuty, ale wszyscy mniej sławni muszą posłać w jego stronę policjanta. Wysoki poziom kosztuje na koniec pieniądze.
about-escape = Ucieczka: trzeciego dnia otwarta jest tylko jedna droga ucieczki. Dotrzyj do niej, umknij także policjantom z jej kafelka i zapłać cenę ucieczki. Kto wydostanie się pierwszy, nie płaci nic, a pozostałych każda tura kosztuje odtąd 1 000 $. Kto po ostatnim świcie nadal jest w mieście, trafia za kratki i nie ma zupełnie nic.
about-score = Rachunek końcowy: to, co plan obiecuje za miejsca z twoimi kostkami, gotówka, 10 000 $ za każdy użyty atut, do 100 000 $ za pięć kontaktów i wszystko, co znajdziesz w skrytkach i przy zablokowanych drogach ucieczki; minus zła sława i 20 000 $ za każdą ranę.

## Pieniądze i koszty

money = { $count ->
    [0] 0 $
   *[other] { $count } 000 $
}
cost-points = { $count } PR
cost-notoriety = rozgłos +1
cost-free = za darmo

## Nazwy

thief-vinnie = Vinnie
thief-scar = Scar
thief-claws = Claws
thief-ruby = Ruby
thief-mr-bones = Mr. Bones

automa-sandra = Inspektor Sandra
automa-costa = Porucznik Costa

officer-county = policjant okręgowy
officer-federal = policjant federalny
officer-swat = policjant SWAT

badge-county = okręgowy
badge-federal = federalny
badge-swat = SWAT

part-morning = Ranek
part-afternoon = Popołudnie
part-evening = Wieczór
part-night = Noc
part-dawn = Świt

tile-start-gang = S1
tile-start-hospital = S2
tile-a1 = A1
tile-a2 = A2
tile-a3 = A3
tile-b1 = B1
tile-b2 = B2
tile-b3 = B3
tile-c1 = C1
tile-c2 = C2
tile-c3 = C3
tile-d1 = D1
tile-d2 = D2
tile-d3 = D3

area-industrial = Strefa przemysłowa
area-commercial = Strefa handlowa
area-residential = Strefa mieszkalna
area-water = Woda

site-hospital = Szpital
site-metro = Metro
site-helicopter = Lądowisko
site-gang = Siedziba gangu
site-clinic = Przychodnia
site-church = Kościół
site-business = Firma
site-safe-house = Kryjówka

place-bar = Bar
place-restaurant = Restauracja
place-casino = Kasyno
place-art-gallery = Galeria sztuki
place-cinema = Kino
place-gym = Siłownia
place-safe-house-1 = Kryjówka 1
place-safe-house-2 = Kryjówka 2
place-safe-house-3 = Kryjówka 3
place-store-a = Magazyn A
place-store-b = Magazyn B
place-store-c = Magazyn C
place-store-d = Magazyn D
place-exit-1 = Droga ucieczki 1
place-exit-2 = Droga ucieczki 2
place-exit-3 = Droga ucieczki 3

group-businesses = { $first }, { $second }, { $third }
group-safe-houses = wszystkie trzy kryjówki

node-numbered = { $node } ({ $number })
node-industrial = do strefy przemysłowej na { $tile }
node-commercial = do strefy handlowej na { $tile }
node-residential = do strefy mieszkalnej na { $tile }
node-water = na wodę na { $tile }
node-hospital = do szpitala
node-metro = na stację metra na { $tile }
node-helicopter = na lądowisko na { $tile }
node-gang = do siedziby gangu na { $tile }
node-clinic = do przychodni na { $tile }
node-church = do kościoła na { $tile }
node-business = do firmy na { $tile }
node-safe-house = do kryjówki na { $tile }
node-bar = do baru
node-restaurant = do restauracji
node-casino = do kasyna
node-art-gallery = do galerii sztuki
node-cinema = do kina
node-gym = do siłowni
node-safe-house-1 = do kryjówki 1
node-safe-house-2 = do kryjówki 2
node-safe-house-3 = do kryjówki 3
node-store-a = do magazynu A
node-store-b = do magazynu B
node-store-c = do magazynu C
node-store-d = do magazynu D
node-exit-1 = do drogi ucieczki 1
node-exit-2 = do drogi ucieczki 2
node-exit-3 = do drogi ucieczki 3

in-place-bar = w barze
in-place-restaurant = w restauracji
in-place-casino = w kasynie
in-place-art-gallery = w galerii sztuki
in-place-cinema = w kinie
in-place-gym = w siłowni
in-place-safe-house-1 = w kryjówce 1
in-place-safe-house-2 = w kryjówce 2
in-place-safe-house-3 = w kryjówce 3

key-green = zielony klucz
key-black = czarny klucz
key-brown = brązowy klucz

pile-green = zielona skrytka
pile-black = czarna skrytka
pile-brown = brązowa skrytka
pile-pile-1 = pierwsza zablokowana droga ucieczki
pile-pile-2 = druga zablokowana droga ucieczki

plan-money = { $place } ({ $cash })
plan-income = { $place } (dochód)
tile-found = { $cash } ({ $pile })
tile-found-empty = pusty kafelek ({ $pile })

tool-first-aid = Żeton apteczki
tool-member = Członek gangu (wraca na { $tile })

## Co pomaga

contact-snitch-county = Kapuś (okręgowy)
    .help = { effect-remove-county }
contact-snitch-federal = Kapuś (federalny)
    .help = { effect-remove-federal }
contact-snitch-swat = Kapuś (SWAT)
    .help = { effect-remove-swat }
contact-medic = Ratownik
    .help = { effect-heal }
contact-fixer = Cwaniak
    .help = { effect-disc }
contact-medevac = LPR
    .help = { effect-hospital }
contact-fighter = Wojownik
    .help = { $effect }
contact-boxer = Bokser
    .help = { $effect }
contact-ninja = Ninja
    .help = { $effect }
contact-gang = Gang
    .help = { effect-gang }
contact-informer = Informator
    .help = { effect-calm }
contact-chopper = Śmigłowiec
    .help = { effect-fly }
contact-bribe-county = Łapówkarz ({ $badge })
    .help = { $effect }
contact-bribe-federal = Łapówkarz ({ $badge })
    .help = { $effect }
contact-rally-swat = Wiec ({ $badge })
    .help = { $effect }
contact-general-store = Sklep
    .help = { effect-income }
contact-spy-1 = Szpieg I
    .help = { effect-contact }
contact-spy-2 = Szpieg II
    .help = { effect-ready }
contact-spy-3 = Szpieg III
    .help = { effect-unlock }
contact-stunt = Kaskader
    .help = { effect-evade-one }
contact-fast-car = Rajdówka
    .help = { effect-evade-tile }
contact-jet-ski = Skuter wodny
    .help = { effect-jet-ski }
contact-sewer = Kanał
    .help = { effect-sewer }

equipment-vest = Kamizelka
    .help = { effect-evade-one-federal }
equipment-cap = Czapka
    .help = { effect-evade-one-county }
equipment-helmet = Hełm
    .help = { effect-evade-one-swat }
equipment-gas-mask = Maska przeciwgazowa
    .help = { effect-evade-one-county-swat }

fixer-phone = Telefon
    .help = { effect-contact }
fixer-strongbox = Sejf
    .help = { effect-income }
fixer-disguise = Przebranie
    .help = { effect-calm }
fixer-id-card = Karta ID
    .help = { effect-disc }
fixer-first-aid-kit = Zestaw pierwszej pomocy
    .help = { effect-heal }
fixer-motorbike = Motocykl
    .help = { effect-gang }
fixer-energy-drink = Energetyk
    .help = { effect-ready }
fixer-private-helicopter = Prywatny śmigłowiec
    .help = { effect-fly }

asset-extra-action = Akcja dodatkowa
    .help = { effect-disc }
asset-move-federal = Odznaka federalna
    .help = { effect-move-federal }
asset-move-county = Odznaka okręgowa
    .help = { effect-move-county }
asset-move-swat = Odznaka SWAT
    .help = { effect-move-swat }
asset-evade-all = Zniknięcie
    .help = { effect-evade-tile }
asset-master-key = Klucz generalny
    .help = { effect-master-key }
asset-heal = Uleczenie
    .help = { effect-heal }

effect-remove-county = usunięcie policjanta okręgowego z gry
effect-remove-federal = usunięcie policjanta federalnego z gry
effect-remove-swat = usunięcie policjanta SWAT z gry
effect-move-county = przeniesienie policjanta okręgowego na dowolny kafelek
effect-move-federal = przeniesienie policjanta federalnego na dowolny kafelek
effect-move-swat = przeniesienie policjanta SWAT na dowolny kafelek
effect-evade-one = uniknięcie jednego dowolnego policjanta
effect-evade-one-county = uniknięcie jednego policjanta okręgowego
effect-evade-one-federal = uniknięcie jednego policjanta federalnego
effect-evade-one-swat = uniknięcie jednego policjanta SWAT
effect-evade-one-county-swat = uniknięcie jednego policjanta okręgowego lub SWAT
effect-evade-all-county = uniknięcie policjantów okręgowych na jednym kafelku
effect-evade-all-federal = uniknięcie policjantów federalnych na jednym kafelku
effect-evade-all-swat = uniknięcie policjantów SWAT na jednym kafelku
effect-evade-all-county-federal = uniknięcie policjantów okręgowych i federalnych na jednym kafelku
effect-evade-all-county-swat = uniknięcie policjantów okręgowych i SWAT na jednym kafelku
effect-evade-all-federal-swat = uniknięcie policjantów federalnych i SWAT na jednym kafelku
effect-evade-tile = uniknięcie wszystkich policjantów na jednym kafelku
effect-heal = uleczenie rany
effect-disc = dysk akcji dodatkowej
effect-hospital = prosto do szpitala, gdzie podróż się kończy
effect-gang = rozgłos −1, lot albo uniknięcie wszystkich na jednym kafelku
effect-calm = rozgłos −1
effect-fly = lot z heliportu do dwóch kafelków dalej za 1 PR
effect-income = dochód
effect-contact = kontakt z puli
effect-ready = wszystkie użyte kontakty i wyposażenie znów gotowe
effect-unlock = odblokowanie atutu
effect-jet-ski = przeprawa przez akwen, na którym nie ma promu
effect-sewer = podziemiem do strefy odległej dokładnie o dwa kafelki
effect-master-key = otwarcie zamkniętej firmy albo skrytki

## Pytania

prompt-bargain = Zapłacisz { $cash } za odblokowanie atutu?
    .help = Tylko przy złej sławie 1 lub 2, raz każdego nowego dnia. Odblokowanego atutu można użyć raz, za cenę jego pola; użyty jest na koniec wart 10 000 $ i zwalnia miejsce na kontakt albo kafelek.
prompt-place-tile = Który kafelek kładziesz i gdzie?
    .help = Musi stykać się z co najmniej dwoma kafelkami miasta, a choć jeden odcinek krawędzi musi trafić na taki sam teren. Policjanci, którzy na nim stoją, przychodzą razem z nim. Sobie buduj drogi krótkie, innym długie.
prompt-name-business = Jaka firma stanie na { $tile }?
    .help = Zajrzeć tam będzie mógł każdy, ale tylko twój plan wie, ile jest dla ciebie warta. Po kilku odwiedzinach firma się zamyka, więc to, czego chcesz, trzymaj pod ręką, a resztę wyślij na peryferie.
prompt-name-safe-house = Która kryjówka stanie na { $tile }?
    .help = Kryjówki się nie zamykają; każda raz wycisza rozgłos i daje jeden z kluczy, które w niej leżą. Zanim wybierzesz, porównaj klucze ze swoim planem.
prompt-spend-disc = Wydasz dysk akcji dodatkowej na turę?
    .help = Dysk płaci za jedną turę, w nocy albo o świcie, i do niczego innego się nie nadaje. Czego nie wydasz do świtu trzeciego dnia, to przepada.
prompt-spend-disc-at-last = Wydasz dysk akcji dodatkowej na ostatnią turę?
    .help = Po tej turze nie będzie już żadnej: kto pod koniec świtu będzie jeszcze w mieście, zostanie aresztowany i nie liczy mu się nic. Dysk, którego teraz nie wydasz, przepadnie.
prompt-spend-last-disc = Wydasz swój jedyny dysk na turę, która może być ostatnia?
    .help = Dysk płaci za jedną turę, teraz albo o świcie. Jeśli nie zdobędziesz następnego, żadna po niej nie nastąpi; a kto pod koniec świtu trzeciego dnia będzie jeszcze w mieście, zostanie aresztowany i nie liczy mu się nic.
prompt-start = Twoja tura. Odpoczynek czy ruch?
    .help = Odpoczynek, raz dziennie: kontakty, wyposażenie i apteczka są znów gotowe, a jeden atut się odblokowuje. Albo ruch: za 3 PR dotrzyj do obiektu, umknij policji za plecami i odwiedź go.
prompt-start-rested = Twoja tura. Dokąd?
    .help = Odpoczynek już dziś był. Za 3 PR dotrzyj do obiektu, umknij policji za plecami i odwiedź go.
prompt-travel = { $count ->
    [0] Nie ma już PR. Gdzie kończy się droga?
    [one] Został { $count } PR. Dokąd?
    [few] Zostały { $count } PR. Dokąd?
   *[many] Zostało { $count } PR. Dokąd?
}
    .help = Ten sam teren prowadzi z kafelka na kafelek za darmo, każdy inny krok kosztuje 1 PR. Umknąć trzeba wszystkim policjantom z kafelków, które zostawisz za sobą. Kroków, po których nie da się zatrzymać, nie ma na liście.
prompt-land = Gdzie lądujesz?
    .help = Gdziekolwiek na kafelku odległym o jeden lub dwa, za 1 PR. Policjanci z kafelków, nad którymi tylko przelatujesz, cię nie widzą, a z resztą PR możesz ruszyć dalej.
prompt-surface = Gdzie wychodzisz z kanału?
    .help = W strefie odległej dokładnie o dwa kafelki: za darmo, jeśli jest tego samego rodzaju co ta, z której schodzisz, inaczej za 1 PR. Policjanci z kafelka pomiędzy cię nie widzą.
prompt-waters = Przez który akwen płyniesz skuterem?
    .help = Do końca tury cały liczy się tak, jakby był na nim prom.
prompt-unbar = Firma jest zamknięta. Czym ją otwierasz?
    .help = Wystarczy klucz w dowolnym kolorze, ale drugi raz już nie posłuży, a skrytki upierają się przy właściwym. Klucz generalny kosztuje cenę swojego pola.
prompt-evade = { $count ->
    [one] Na karku masz { $count } policjanta. Co robisz?
    [few] Na karku masz { $count } policjantów. Co robisz?
   *[many] Na karku masz { $count } policjantów. Co robisz?
}
    .help = Każdy, komu nie umkniesz, to rana. Nieuleczona rana kosztuje na koniec 20 000 $, a gdy wszystkie trzy kostki są czerwone, następna przynosi kajdanki. Mimo to czasem taniej jest trochę pokrwawić.
prompt-evade-out = { $count ->
    [one] Na karku masz { $count } policjanta. Co robisz?
    [few] Na karku masz { $count } policjantów. Co robisz?
   *[many] Na karku masz { $count } policjantów. Co robisz?
}
    .help = Uciekasz z miasta: gdy już się przedrzesz, ucieczka kosztuje { $cash }, a kto nie zapłaci, zostaje aresztowany. Tyle sobie zostaw. Każdy, komu nie umkniesz, to rana, a ta kosztuje na koniec 20 000 $.
prompt-cover = Kogo unikasz?
    .help = Działa to na jednym kafelku, który zostawiasz za sobą, i tylko na tych, którzy teraz na nim stoją.
prompt-breathe = Chwila, by złapać oddech. Coś jeszcze, zanim ruszysz dalej?
    .help = Czego można używać kiedykolwiek, tego można użyć i teraz; potem idziesz dalej.
prompt-breathe-out = Teraz ucieczka z miasta: kosztuje { $cash }. Coś jeszcze, zanim ruszysz dalej?
    .help = Czego można używać kiedykolwiek, tego można użyć i teraz. Kto nie zapłaci za ucieczkę, zostaje aresztowany i nie liczy mu się nic.
prompt-wound = Zaraz będzie następna rana. Uleczysz najpierw inną?
    .help = Jeśli nie masz już zielonej kostki, rana przyniesie kajdanki: tracisz miejsce na kontakt, a na koniec także jedną kartę kontaktu. Uleczenie teraz robi dla niej miejsce.
prompt-lose-asset = Przez kajdanki tracisz atut. Który?
    .help = Trafia nieużyty do pudełka. Pozostałe zostają na miejscu i nadal można je odblokować.
prompt-take-contact = Który kontakt bierzesz z puli?
    .help = Kontaktów używa się za pieniądze, a po odpoczynku są znów gotowe. Za 2, 3, 4 lub 5 kontaktów jest na koniec 10 000 $, 30 000 $, 60 000 $ lub 100 000 $; a im więcej ich masz, tym więcej kafelków obejrzysz przy skrytkach i zablokowanych drogach.
prompt-place-contact = { $contact } – { $effect }. Co robisz z kartą?
    .help = Wolne pole nic nie kosztuje. Karta, która ustępuje miejsca, trafia do pudełka, a rozgłos rośnie o 1. Albo odeślij tam nową, choćby komuś na złość.
prompt-stow = { $tile }: gdzie to kładziesz?
    .help = Wolne pole nic nie kosztuje. Kafelek, który ustępuje miejsca, trafia do pudełka na zawsze, a rozgłos rośnie o 1.
prompt-stow-money = Znaleziony kafelek ({ $pile }): gdzie go kładziesz?
    .help = Wolne pole nic nie kosztuje. Kafelek, który ustępuje miejsca, trafia do pudełka na zawsze, a rozgłos rośnie o 1.
prompt-unlock = Który atut odblokowujesz?
    .help = Trafia na najdroższe wolne pole z ceną; tyle będzie kosztować jego użycie. Każdego można użyć raz, a każdy użyty jest na koniec wart 10 000 $.
prompt-take-key = Który klucz bierzesz { $place }?
    .help = Otworzy raz skrytkę w swoim kolorze w magazynie albo dowolną zamkniętą firmę. W czarnych i brązowych skrytkach jest więcej niż w zielonych, ale wymagają gorszej sławy i większej liczby kontaktów.
prompt-buy-fixer = Kupujesz kafelek cwaniaka?
    .help = Działa raz, już bez opłat, i zajmuje miejsce wśród przedmiotów, dopóki coś go nie zastąpi.
prompt-take-gas = Bierzesz kanister?
    .help = Nic nie kosztuje, a zużyty daje 1 PR. Uniesiesz dwa.
prompt-buy-equipment = Kupujesz wyposażenie?
    .help = Najwyżej dwie sztuki, każda innego rodzaju. Wyposażenie pomaga unikać policjantów już bez opłat, a po odpoczynku jest znów gotowe.
prompt-buy-another = Kupione: { $equipment }. Jeszcze jedna sztuka?
    .help = Druga musi być innego rodzaju.
prompt-open-locker = Otwierasz skrytkę?
    .help = Potrzebny jest klucz w jej kolorze, a zła sława i kontakty muszą dawać razem co najmniej { $green } na zieloną, { $black } na czarną, { $brown } na brązową. Im więcej kontaktów, tym więcej kafelków obejrzysz, zanim jeden zatrzymasz.
prompt-keep-tile = { $count ->
    [one] Oglądasz { $count } kafelek ({ $pile }). Zatrzymujesz go?
    [few] Oglądasz { $count } kafelki ({ $pile }). Który zatrzymujesz?
   *[many] Oglądasz { $count } kafelków ({ $pile }). Który zatrzymujesz?
}
    .help = Ile jest wart, tego aż do rachunku końcowego nie zobaczy nikt inny. Pozostałe są wtasowywane z powrotem.
prompt-may-unlock = Odblokowujesz atut?
    .help = Trafia na najdroższe wolne pole z ceną; tyle będzie kosztować jego użycie. Każdego można użyć raz, a każdy użyty jest na koniec wart 10 000 $.
prompt-may-heal = Dasz sobie opatrzyć ranę?
    .help = W przychodni nie chcą pieniędzy i nie pytają o nazwisko. Rana kosztuje na koniec 20 000 $.
prompt-confess = Wyspowiadasz się za { $cash }? (rozgłos −1)
    .help = Mniejsza sława kosztuje na koniec mniej i ściąga mniej policjantów. Z gorszą gra się wcześniej, otwiera lepsze skrytki, a przekroczony próg odblokowuje atuty.
prompt-treatment = Płacisz za leczenie?
    .help = Jedna rana 1 000 $, dwie 3 000 $, trzy 6 000 $. Zapłacisz czy nie, ktoś cię tu zauważy: rozgłos +1.
prompt-at-exit = Co bierzesz przy drodze ucieczki?
    .help = Dochód to 1 000 $ za każdą kostkę, która została na torze. Przy zablokowanej drodze możesz zamiast tego poszukać ukrytych pieniędzy: obejrzysz tyle kafelków, ile masz kontaktów, i jeden zatrzymasz.
prompt-bonus = Cała grupa jest twoja: { $group }. Którą premię bierzesz?
    .help = Za każdą grupę jest jedna. Dysk to cała dodatkowa tura; atut jest wart tyle, ile potrafi, a po użyciu jeszcze 10 000 $ na koniec.
prompt-pick-officer = Kogo przenosisz? ({ $officer })
    .help = Kogokolwiek w mieście, i to na dowolny kafelek, na którym nie ma nikogo tego rodzaju, byle nie na kafelek ze szpitalem. Jeśli cię ściga, przestanie, o ile poślesz go tam, którędy nie prowadziła twoja droga.
prompt-snitch = Kto znika? ({ $officer })
    .help = Wypada z gry. Pomyśl o kafelkach, przez które jeszcze będziesz przechodzić.
prompt-send-officer = Dokąd idzie { $officer } z { $tile }?
    .help = Na dowolny kafelek miasta, na którym nie ma nikogo tego rodzaju, bliski czy daleki, byle nie na kafelek ze szpitalem.
prompt-force-officer = Którego policjanta posyłasz bliżej? (Cel: { $figure }, { $quarry })
    .help = { $figure } przekracza próg złej sławy i każdy, kto ma mniejszą, musi kogoś posłać. Policjant musi stanąć bliżej pionka niż teraz; a jest mu wszystko jedno, kto następny opuści jego kafelek, więc niech nie stoi na drodze tobie.
prompt-force-officer-for-sandra = Za inspektor Sandrę: którego policjanta posyłasz bliżej? (Cel: { $figure }, { $quarry })
    .help = { $figure } przekracza próg złej sławy, a inspektor Sandra, która ma mniejszą, musi kogoś posłać: robisz to za nią. Policjant musi stanąć bliżej pionka niż teraz; a jest mu wszystko jedno, kto następny opuści jego kafelek, więc niech nie stoi na drodze tobie.
prompt-force-to = Dokąd dochodzi { $officer } z { $tile }? (Cel: { $figure }, { $quarry })
    .help = Na dowolny kafelek miasta, który jest bliżej niż jego własny i na którym nie ma nikogo tego rodzaju.
prompt-force-to-for-sandra = Za inspektor Sandrę: dokąd dochodzi { $officer } z { $tile }? (Cel: { $figure }, { $quarry })
    .help = Na dowolny kafelek miasta, który jest bliżej niż jego własny i na którym nie ma nikogo tego rodzaju. Posyłasz go za nią.
prompt-finish = Coś jeszcze, zanim skończy się twoja tura?
    .help = Czego można używać kiedykolwiek, tego można użyć i teraz.

## Wybory

choice-notation = { $action }
choice-use = { $tool }: { $effect } ({ $costs })
choice-use-idle = { $tool }: { $effect } ({ $costs }; teraz bez skutku)
choice-use-broke = { $tool }: { $effect } ({ $costs }; potem nie wystarczy na ucieczkę)
choice-use-vain = { $tool }: { $effect } ({ $costs }; teraz bez skutku, ale na koniec przyniesie { $worth })

choice-rest = Odpocznij: użyte kontakty, wyposażenie i apteczka znów gotowe, a jeden atut się odblokowuje
choice-stay = Zostań na miejscu: nie da się ani odpocząć, ani ruszyć
choice-walk = Idź { $node } ({ $costs })
choice-sail = Wypłyń { $node } ({ $costs })
choice-go = Idź { $node } ({ $costs })
choice-ride-first = Jedź metrem na { $tile } (za darmo, +1 PR)
choice-ride = Jedź metrem na { $tile } (za darmo)
choice-fly = Leć { $node } ({ $costs })
choice-surface = Przejdź kanałem { $node } ({ $costs })
choice-waters = Akwen na kafelkach { AND($tiles) }
choice-gas = Zużyj kanister: +1 PR
choice-stop = Zatrzymaj się i zajrzyj { $node }: { $notes }
choice-escape = Ucieknij z miasta ({ $costs })
choice-escape-broke = Spróbuj uciec i daj się aresztować: ucieczka kosztuje { AND($costs) }, a tyle nie masz
choice-end = Zakończ turę

visit-nothing = nie ma czego odwiedzać
visit-hospital = leczenie za pieniądze, rozgłos +1
visit-gang = dwóch członków gangu za { $cash }
visit-store = kanister, wyposażenie, skrytka
visit-clinic = atut, leczenie, kontakt
visit-church = spowiedź, atut, kontakt
visit-exit = dochód, kontakt
visit-closed-exit = dochód albo ukryte pieniądze, kontakt
visit-business = kontakt
visit-safe-house = rozgłos −1, klucz, kafelek cwaniaka
visit-money = { $cash } na koniec
visit-income = od razu { $cash } dochodu
visit-closed = zamknięte, kosztuje klucz
visit-company = rozgłos +{ $count } za towarzystwo

choice-place = { $angle ->
    [0] { $tile } obok { AND($neighbours) } (pole { $cell }), bez obrotu
   *[other] { $tile } obok { AND($neighbours) } (pole { $cell }), z obrotem o { $angle }°
}
choice-name-money = { $place }: według twojego planu { $cash }
choice-name-income = { $place }: według twojego planu dochód
choice-name-keys = { $worth }. Klucze, które tu leżą: { AND($keys) }
choice-spend-disc = Wydaj dysk i rozegraj turę
choice-spend-disc-and-pay = Wydaj dysk i rozegraj turę za { $cash }
choice-sleep = Śpij i zachowaj dysk

choice-evade-officer = { $tile }: { $officer }
choice-evade-sandra = Umknij inspektor Sandrze
choice-evade-tile = Umknij na { $tile }: { AND($officers) }
choice-remove-officer = { $tile }: { $officer }
choice-move-officer = { $tile }: { $officer }
choice-send-officer = Poślij go na { $tile }
choice-take-wounds = { $count ->
    [0] Idź dalej: nikt cię już nie ściga
    [one] Daj się dopaść: { $count } rana
    [few] Daj się dopaść: { $count } rany
   *[many] Daj się dopaść: { $count } ran
}{ $handcuffs ->
    [0] {""}
    [one] {" "}i kajdanki
    [few] {" "}i { $handcuffs }× kajdanki
   *[many] {" "}i { $handcuffs }× kajdanki
}
choice-go-on = Idź dalej
choice-then-arrest = { $choice }. Ucieczka kosztuje { $cost }, masz { $cash }: areszt
choice-take-wound = Przyjmij ranę
choice-take-handcuffs = Przyjmij ranę, a wraz z nią kajdanki
choice-lose = Strać atut { $asset } ({ $effect })

choice-unlock = Odblokuj atut { $asset }: { $effect } ({ $notes })
choice-unlock-nothing = Nie odblokowuj nic
unlock-price-now = { $cash } teraz
unlock-price-later = { $cash } za użycie
unlock-box = nie ma wolnego pola z ceną, więc trafia do pudełka
choice-contact = { $tool }: { $effect } (użycie: { $costs })
choice-contact-right = { $tool }, z dwóch jednakowych kart prawa: { $effect } (użycie: { $costs })
choice-box = Odeślij kartę do pudełka
choice-keep = Połóż na wolnym polu
choice-replace = Poświęć: { $old } (rozgłos +1)
choice-replace-used = Poświęć zużyte: { $old } (rozgłos +1)
choice-replace-right = Poświęć z dwóch jednakowych kart prawą: { $old } (rozgłos +1)
choice-replace-used-right = Poświęć z dwóch zużytych kart prawą: { $old } (rozgłos +1)
choice-replace-money = Poświęć swoje { $cash } ({ $pile }; rozgłos +1)
choice-turn-key = Zużyj { $key }
choice-master-key = Użyj klucza generalnego ({ $costs })
choice-take-key = Weź { $key }
choice-buy = { $tool }: { $effect } ({ $costs })
choice-buy-nothing = Nie kupuj nic
choice-buy-no-more = Nie kupuj nic więcej
choice-take-gas = Weź kanister
choice-no-gas = Nie bierz kanistra
choice-open = { $count ->
    [one] Zużyj { $key }: obejrzyj { $count } kafelek i zatrzymaj go
    [few] Zużyj { $key }: obejrzyj { $count } kafelki, jeden zatrzymaj
   *[many] Zużyj { $key }: obejrzyj { $count } kafelków, jeden zatrzymaj
}
choice-open-with-master = { $count ->
    [one] Klucz generalny ({ $pile }): obejrzyj { $count } kafelek i zatrzymaj go ({ $costs })
    [few] Klucz generalny ({ $pile }): obejrzyj { $count } kafelki, jeden zatrzymaj ({ $costs })
   *[many] Klucz generalny ({ $pile }): obejrzyj { $count } kafelków, jeden zatrzymaj ({ $costs })
}
choice-no-locker = Nie otwieraj skrytki
choice-value = Zatrzymaj kafelek wart { $cash }
choice-heal = Ulecz ranę
choice-treatment = { $count ->
    [one] Ulecz { $count } ranę za { $cash }
    [few] Ulecz { $count } rany za { $cash }
   *[many] Ulecz { $count } ran za { $cash }
}
choice-heal-nothing = Nie lecz nic
choice-confess = Wyspowiadaj się za { $cash }: rozgłos −1
choice-confess-nothing = Nie spowiadaj się
choice-income = Weź dochód: { $cash }
choice-exit-tile = { $count ->
    [one] Poszukaj ukrytych pieniędzy: obejrzyj { $count } kafelek i zatrzymaj go
    [few] Poszukaj ukrytych pieniędzy: obejrzyj { $count } kafelki i jeden zatrzymaj
   *[many] Poszukaj ukrytych pieniędzy: obejrzyj { $count } kafelków i jeden zatrzymaj
}
choice-take-nothing = Nie bierz nic
choice-bonus-disc = Weź dysk akcji dodatkowej
choice-bonus-calm = Odblokuj atut, rozgłos −1
choice-bonus-income = Odblokuj atut i weź dochód: { $cash }
choice-no-bonus = Nie bierz premii

## Zapis gry

order-entry = { $figure }

event-first-player = Los zdecydował: pierwsze miejsce w kolejności zajmuje { $seat }.
event-plan-dealt = Twój plan ucieczki, tylko dla twoich oczu: { AND($places) }.
event-day-began = Dzień { $day }. { day-opening }
day-opening = { $day ->
    [1] Miasto budzi się i czyta gazety.
    [2] Wasze twarze wiszą na każdej latarni.
   *[3] Dziś wyjeżdżacie, tak czy owak.
}
event-income-received = { $seat } bierze dochód: { $cash }.
event-paid = { $seat } płaci { $cash }.
event-patrol-laid = Patrol zajmuje pozycję przy drodze ucieczki { $exit }.
event-exit-closed = Droga ucieczki { $exit } jest zablokowana na dobre, ale leżą tam ukryte pieniądze.
event-tile-placed = { $seat } dokłada do miasta kafelek { $tile }.
event-place-named = { $seat } decyduje, co stanie na { $tile }: { $place }.
event-tiles-turned-up = Następne kafelki w kolejce: { AND($tiles) }.
event-officers-drawn = Posterunek na { $tile }: { AND($officers) }.
event-no-officers-drawn = Na { $tile } nikt nie pełni służby.
event-order-set = Kolejność, od najgorszej sławy: { $order }.
event-part-began = { $part }.
event-disc-spent = { $figure } wydaje dysk akcji dodatkowej.
event-night-passed = { $seat } woli spać.
event-company-met = { $figure } ma tu towarzystwo: rozgłos +{ $count }.
event-notoriety-gained = { $figure } zwraca na siebie uwagę: rozgłos +1.
event-notoriety-lost = { $figure } usuwa się w cień: rozgłos −1.
event-level-rose = { $figure } zyskuje rozgłos: zła sława { $from } → { $to }.
event-level-fell = { $figure } idzie w zapomnienie: zła sława { $from } → { $to }.
event-line-crossed = { $line ->
    [1] { $figure } przekracza pierwszy próg.
    [2] { $figure } przekracza drugi próg.
   *[3] { $figure } przekracza trzeci próg.
}
event-escaped = { $figure } znika z miasta drogą ucieczki { $exit } ({ $costs }).
event-arrested-at-exit = { $seat } nie ma czym zapłacić za ucieczkę i trafia za kratki.
event-arrested-by-tax = { $seat } nie ma już czym płacić i trafia za kratki.
event-arrested-at-dawn = Czas minął, a { $seat } nadal jest w mieście: trafia za kratki.
event-plan-revealed = { $figure } pokazuje plan: { AND($places) }.
event-tiles-revealed = { $seat } odsłania ukryte pieniądze: { AND($tiles) }.
event-haul-revealed = { $count ->
    [one] { $automa } odsłania stosik z jednym kafelkiem: { AND($tiles) }.
    [few] { $automa } odsłania stosik: { AND($tiles) }. Liczy się najlepszy kafelek, { $cash }.
   *[many] { $automa } odsłania stosik: { AND($tiles) }. Liczy się najlepszy kafelek, { $cash }.
}
event-haul-revealed-empty = { $automa } odsłania stosik: { AND($tiles) }. Pusty kafelek jest dla niego wart tyle co najlepszy tego rodzaju, więc za stosik liczy się { $cash }.
event-game-over = Obława skończona. Pora liczyć pieniądze.

event-tax-paid = Grunt pali się pod nogami: { $seat } płaci { $cash }.
    .again = Grunt pali się pod nogami i tura kosztuje { $cash }.
event-rested = { $seat } nie wychyla nosa i odpoczywa.
event-stayed-put = { $seat } nie ma dokąd iść i zostaje na miejscu.
event-rode = { $seat } jedzie metrem na { $tile }.
event-flew = { $seat } leci na { $tile }.
event-surfaced = { $seat } przechodzi kanałem { $node }.
event-gas-burnt = { $seat } zużywa kanister.
event-travelled = { $seat } dociera { $node }, mając za sobą { AND($tiles) }.
event-travelled-near = { $seat } dociera { $node }.
event-key-turned = { $seat } zużywa { $key }.
event-used = { $seat } używa za { $cash }: { $tool }.
event-used-free = { $seat } używa: { $tool }.
event-unlocked = { $seat } odblokowuje atut: { $asset } ({ $cash } za użycie).
event-asset-boxed = { $seat } nie ma wolnego pola z ceną, więc atut trafia do pudełka: { $asset }.
event-toll-paid = Porucznik Costa ściąga haracz: { $seat } płaci { $cash }.
    .again = Porucznik Costa ściąga haracz: { $cash }.
event-toll-in-blood = { $count ->
    [one] Porucznik Costa nie daje na kredyt: { $seat } płaci haracz krwią ({ $count } rana).
    [few] Porucznik Costa nie daje na kredyt: { $seat } płaci haracz krwią ({ $count } rany).
   *[many] Porucznik Costa nie daje na kredyt: { $seat } płaci haracz krwią ({ $count } ran).
}
    .again = { $count ->
        [one] Porucznik Costa nie daje na kredyt: haracz płaci się krwią ({ $count } rana).
        [few] Porucznik Costa nie daje na kredyt: haracz płaci się krwią ({ $count } rany).
       *[many] Porucznik Costa nie daje na kredyt: haracz płaci się krwią ({ $count } ran).
    }
event-evaded = { $seat } umyka pościgowi na { $tile } ({ AND($officers) }).
event-wounded = { $count ->
    [one] { $seat } odnosi { $count } ranę.
    [few] { $seat } odnosi { $count } rany.
   *[many] { $seat } odnosi { $count } ran.
}
event-handcuffed = { $seat } dostaje kajdanki i traci { $slot }. miejsce na kontakt.
event-handcuffed-asset = { $seat } dostaje kajdanki i traci { $slot }. miejsce na kontakt, a z nim atut: { $asset }.
event-healed = { $seat } leczy ranę.
event-officer-moved = Przychodzi rozkaz: { $officer } przechodzi z { $from } na { $to }.
event-officer-forced = { $figure } naprowadza policję na trop: z { $from } na { $to } przechodzi { $officer }.
event-officer-forced-for-sandra = { $figure } za inspektor Sandrę naprowadza policję na trop: z { $from } na { $to } przechodzi { $officer }.
event-officer-removed = { $seat } ma swojego kapusia: z { $tile } znika { $officer }.
event-readied = { $seat } znów ma w gotowości wszystkie kontakty i wyposażenie.
event-disc-taken = { $figure } bierze dysk akcji dodatkowej.
event-gang-left = { $seat } zabiera swój znacznik: gang z { $tile } jest w domu i znów do wynajęcia.

event-cube-placed = { $figure } zostawia { $place } kostkę dochodów.
event-cube-on-income = { $figure } zostawia { $place } kostkę na symbolu dochodu.
event-business-closed = { $place } zamyka podwoje.
event-contact-taken = { $seat } zdobywa kontakt: { $contact }.
event-contact-replaced = { $seat } wymienia kontakt: { $old } → { $contact }.
event-contact-boxed = { $figure } odsyła kontakt do pudełka: { $contact }.
event-row-refilled = Nowe w puli kontaktów: { AND($contacts) }.
event-key-taken = { $seat } bierze { $place } { $key }.
event-fixer-bought = { $seat } kupuje kafelek cwaniaka za { $cash }: { $fixer }.
event-equipment-bought = { $seat } kupuje wyposażenie za { $cash }: { $equipment }.
event-tile-boxed = { $seat } robi miejsce: do pudełka trafia { $tile }.
event-money-boxed = { $seat } robi miejsce: do pudełka trafiają ukryte pieniądze ({ $tile }).
event-gas-taken = { $seat } bierze kanister.
event-locker-opened = { $count ->
    [one] { $seat } przekręca zamek i ogląda { $count } kafelek ({ $pile }).
    [few] { $seat } przekręca zamek i ogląda { $count } kafelki ({ $pile }).
   *[many] { $seat } przekręca zamek i ogląda { $count } kafelków ({ $pile }).
}
event-exit-searched = { $count ->
    [one] { $seat } szuka ukrytych pieniędzy przy drodze ucieczki { $exit } i ogląda { $count } kafelek.
    [few] { $seat } szuka ukrytych pieniędzy przy drodze ucieczki { $exit } i ogląda { $count } kafelki.
   *[many] { $seat } szuka ukrytych pieniędzy przy drodze ucieczki { $exit } i ogląda { $count } kafelków.
}
event-tile-kept = { $seat } zatrzymuje kafelek i zachowuje kamienną twarz ({ $pile }).
event-value-kept = Twoje i nikt o tym nie wie: { $cash } ({ $pile }).
event-gang-hired = { $seat } wynajmuje gang z { $tile } za { $cash }.
event-bonus-taken = { $seat } ma całą grupę ({ $group }) i bierze za nią premię.

event-cards-passed-over = { $count ->
    [one] { $automa } porzuca trop, który prowadzi donikąd: { AND($places) }.
    [few] { $automa } porzuca { $count } tropy, które prowadzą donikąd: { AND($places) }.
   *[many] { $automa } porzuca { $count } tropów, które prowadzą donikąd: { AND($places) }.
}
event-many-cards-passed-over = { $count ->
    [one] { $automa } porzuca { $count } trop, który prowadzi donikąd.
    [few] { $automa } porzuca { $count } tropy, które prowadzą donikąd.
   *[many] { $automa } porzuca { $count } tropów, które prowadzą donikąd.
}
event-automa-moved = { $automa } idzie tropem { $node }.
event-automa-stayed = { $automa } nie ma tropu i zostaje na miejscu.
event-fixer-discarded = { $automa } konfiskuje kafelek cwaniaka: { $fixer }.
event-key-discarded = { $automa } konfiskuje { $place } { $key }.
event-tile-discarded = { $automa } konfiskuje kafelek, którego nikt nie widzi ({ $pile }).
event-contact-collected = { $automa } zdobywa kontakt: { $contact }.
event-loot-taken = { $count ->
    [one] { $automa } chowa do kieszeni { $count } kafelek, którego nikt nie widzi ({ $pile }).
    [few] { $automa } chowa do kieszeni { $count } kafelki, których nikt nie widzi ({ $pile }).
   *[many] { $automa } chowa do kieszeni { $count } kafelków, których nikt nie widzi ({ $pile }).
}
event-card-boxed = { $automa } skreśla z listy zamkniętą firmę: { $place }.

## Punkty i zakończenia

score-group-1 = Bar, Restauracja, Kasyno
score-group-1-other = Firmy z grupy 1
score-group-2 = Galeria sztuki, Kino, Siłownia
score-group-2-other = Firmy z grupy 2
score-safe-houses = Kryjówki
score-cash = Gotówka
score-assets = Użyte atuty
score-contacts = Kontakty
score-tiles = Skrytki i drogi ucieczki
score-notoriety = Zła sława
score-wounds = Rany

end-victory = Z tych, którzy się wymknęli, liczy się tylko najbogatszy. Nikt nie pyta, skąd te pieniądze.
end-shared-victory = Tyle samo majątku, gotówki, złej sławy i ran: zwycięstwo jest wspólne, tak jak plaża.
end-all-arrested = Nikt się nie wydostał. Miasto jest bezpieczne i bardzo ciche.
end-arrested = Siedzisz za kratkami, a porucznik Costa dzieli twój łup sam ze sobą.
end-beat-costa = Jesteś za granicą, a porucznik Costa liczy drobne.
end-lost-to-costa = Więcej zgarnął porucznik Costa. Zbrodnia popłaca, zwłaszcza z odznaką.

## Dlaczego nie?

whynot-not-asked = Teraz pytanie jest inne.
whynot-too-little-cash = To kosztuje { $cost }, a ty masz { $held }.
whynot-reserved = To kosztuje { $cost }, a wolnych masz tylko { $held }: reszta gotówki jest dla gangu, który idziesz wynająć.
whynot-not-locked = Tego atutu nie ma wśród twoich zablokowanych.
whynot-must-choose = Masz zablokowany atut, więc trzeba jeden wybrać.
whynot-not-face-up = Położyć można tylko kafelek, który leży na stosie odkryty.
whynot-cell-taken = Tam już leży kafelek.
whynot-too-few-neighbours = Nowy kafelek musi stykać się z co najmniej dwoma kafelkami miasta.
whynot-nothing-matches = Tak nic nie pasuje: choć jeden odcinek krawędzi musi trafić na taki sam teren.
whynot-in-city-already = To już jest w mieście.
whynot-wrong-field = Firmy stoją na polach firm, kryjówki na polach kryjówek.
whynot-rested-already = Dzisiejszy odpoczynek już był, a jest tylko jeden dziennie.
whynot-can-still-act = Zostać na miejscu wolno tylko wtedy, gdy nie da się ani odpocząć, ani ruszyć.
whynot-not-in-city = Tego jeszcze nie ma w mieście.
whynot-not-adjacent = To nie styka się z miejscem, w którym jesteś.
whynot-too-few-points = Masz na to za mało PR.
whynot-entered-already = W tej turze twoja droga już tamtędy prowadziła.

whynot-same-position = W tej turze twoja droga już tamtędy prowadziła i od tamtej pory nic się nie zmieniło.
whynot-no-ferry = Na tej wodzie nie ma promu.
whynot-stranded = Stamtąd twój ruch nie mógłby się skończyć w żadnym obiekcie.
whynot-not-a-location = Ruch kończy się w obiekcie, nigdy w strefie.
whynot-began-here = Ruch kończy się w innym obiekcie niż ten, w którym się zaczął.
whynot-visited-already = Twoja kostka już tam leży: { $place }.
whynot-closed = Jest zamknięte, a nie masz czym otworzyć: { $place }.
whynot-gang-hired = Ten gang jest już wynajęty.
whynot-gang-occupied = W tej siedzibie gangu stoi ktoś inny.
whynot-no-marker = Oba twoje znaczniki kontroli leżą w siedzibach gangów.
whynot-not-at-metro = Nie jesteś na stacji metra.
whynot-not-a-metro = Tam nie ma stacji metra.
whynot-not-at-helicopter = Nie jesteś na lądowisku.
whynot-not-a-helipad = Taki lot zaczyna się na kafelku z heliportem, i nie z wody.
whynot-too-far-to-fly = Lot prowadzi na inny kafelek, najwyżej o dwa dalej.
whynot-no-sewer = Kanał prowadzi ze strefy do strefy odległej dokładnie o dwa kafelki, nigdy z wody ani do wody.
whynot-no-waters = Nie ma takiego akwenu bez promu.
whynot-no-gas = Nie masz kanistra.
whynot-not-the-way-out = Uciec można tylko trzeciego dnia i tylko z otwartej drogi ucieczki.
whynot-no-key = Nie masz takiego niezużytego klucza.
whynot-not-held = Nie masz tego.
whynot-used-up = To jest już użyte. Kontakty, wyposażenie i apteczkę przywraca odpoczynek; kafelki cwaniaków i atuty działają raz.
whynot-handcuffed = Ta karta leży pod kajdankami: nie można jej użyć ani wymienić.
whynot-wrong-time = Nie w tej chwili: jednych rzeczy używa się tylko w podróży, innych tylko przy unikaniu.
whynot-needs-ability = Przy gangu trzeba powiedzieć, której z jego trzech zdolności chcesz; gdzie indziej nie.
whynot-nobody-to-evade = Nie ściga cię tam nikt, na kogo to działa.
whynot-base-full = Obaj członkowie tego gangu są w domu.
whynot-only-healing = Teraz można użyć tylko tego, co leczy.
whynot-no-such-officer = Taki policjant tam nie stoi.
whynot-nowhere-to-go = Nie ma kafelka, na który ten policjant mógłby pójść.
whynot-tile-full = Policjant tego rodzaju już tam stoi.
whynot-no-officers-there = Na kafelku ze szpitalem nie może stać żaden policjant.
whynot-not-nearer = Policjant musi znaleźć się bliżej.
whynot-not-in-row = Tej karty nie ma w puli kontaktów.
whynot-no-slot = Nie masz na to wolnego pola.
whynot-not-in-supply = W zasobach już tego nie ma.
whynot-same-kind = Druga sztuka musi być innego rodzaju.
whynot-gas-full = Masz już dwa kanistry i więcej się nie zmieści.
whynot-pile-too-high = Ta skrytka wymaga { $need }, a twoja zła sława i kontakty dają { $have }.
whynot-nothing-to-look-at = Nie byłoby czego oglądać: stos jest pusty albo masz za mało kontaktów.
whynot-not-looked-at = Nie oglądasz kafelka o tej wartości.
whynot-slot-free = Masz wolne pole, więc kafelek drogi ucieczki trafia tam.
whynot-no-wounds = { $count ->
    [0] Nie masz żadnej rany.
    [one] Masz tylko { $count } ranę.
    [few] Masz tylko { $count } rany.
   *[many] Masz tylko { $count } ran.
}

## Pakiety zawartości

component-plan = Karta planu ucieczki { $number }
component-tile = Kafelek { $tile }
pack-grid-rows = Kafelek ma osiem rzędów, w nich 9, 11, 13, 15, 15, 13, 11 i 9 liter.
pack-grid-letters = Znane litery to i c r w dla terenów oraz H M L G S K C B F E dla obiektów.
pack-grid-rim = Żaden obiekt nie sięga krawędzi kafelka: wzdłuż krawędzi są tylko tereny (i, c, r, w).
pack-grid-way = Od tego obiektu musi prowadzić droga lądem do krawędzi kafelka; wodą tylko tam, gdzie kafelek ma prom.
pack-tile-store = Kafelek z magazynem pokazuje go raz (S) i podaje, który to jest (store = "store_a"); kafelek bez magazynu podaje store = "none".
pack-tile-exit = Kafelek z drogą ucieczki pokazuje ją raz (E) i podaje, która to jest (exit = "exit_1"); kafelek bez niej podaje exit = "none".
pack-tile-field = Kafelek ze stosu ma najwyżej jedno pole na firmę lub kryjówkę (B, F), kafelek początkowy żadnego.
pack-tile-hospital = Szpital (H) jest raz na swoim kafelku początkowym i na żadnym innym.
pack-tile-gang = Kafelek początkowy bez szpitala ma jedną siedzibę gangu (G), drugi kafelek początkowy żadnej, a każdy inny najwyżej jedną.
pack-tile-ferry = Kafelek z promem ma wodę (w).
pack-landmark-once = Każdy magazyn i każda droga ucieczki są na dokładnie jednym kafelku.
pack-location-count = Na kafelkach jest ich { $count }.
pack-too-many-nodes = Wszystkie kafelki razem mogą mieć najwyżej { $count } terenów i obiektów.
pack-slot-prices = Pierwsze pole kosztuje 5, a żadne nie kosztuje więcej niż poprzednie.
pack-penalties = Kary zaczynają się od 0, kończą na 100 i nigdy nie maleją.
pack-lines = Pierwsza linia leży nad poziomem 2, każda następna wyżej niż poprzednia, a ostatnia poniżej najwyższego poziomu.
pack-one-empty = Dokładnie jeden kafelek stosu jest pusty (0).
pack-green-most = Najlepszy zielony kafelek jest wart 90.
pack-groups = Do każdej z dwóch grup należą trzy firmy.
pack-plan-group = W każdej grupie karta pokazuje dwie kwoty, które dają razem 150; trzecie miejsce ma symbol dochodu i jest pominięte.
pack-plan-twice = Żadne dwie karty planu ucieczki nie są takie same.
pack-officers = Typ policjantów, na który karta działa (county, federal, swat); Bokser działa na federal.
pack-copies = Razem musi ich być { $count }.
pack-store-pile = Do tego magazynu należy dokładnie jeden stos skrytek: green, black albo brown.
