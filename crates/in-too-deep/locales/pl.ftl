### Co mówi In Too Deep.
###
### Nazwy stref, przedmiotów, przestępców i kart są napisami w mianowniku i zaczynają się wielką literą; formy do środka
### zdania wyjaśnia ich nagłówek. „zone-effect”, warunki i efekty zbrodni nie mają wielkiej litery ani kropki: dodaje je
### zdanie, w którym stoją. Imiona ludzi przychodzą tylko w mianowniku. Zapis gry mówi w czasie teraźniejszym, żeby nie
### musiał znać rodzaju.

## Gra

game-intro =
    New Dawn City, rok 2087. Wydział ma maszynę, która pozwala myśleć za kogoś innego, i miasto pełne przestępców, którzy jeszcze o tym nie wiedzą. Podepnij się do ich umysłów, zaprowadź ich tam, gdzie trzeba, i niech popełnią zbrodnie, które prowadzą do Syndykatu.
    Każda zbrodnia przynosi dowody i po każdej zostaje pytanie: czy to byli jeszcze oni, czy już ty? W trzech rozdziałach plan zostanie udaremniony albo nie, a kto posunął się za daleko, zauważy to ostatni.
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
    Agenci dzielą jedno miasto: krąg ośmiu stref, kilku przestępców, osiem przedmiotów, Strażnika, dwie blokady i obławy. Informacje to pieniądze i punkty; kto ma ich najwięcej po trzech rozdziałach, wygrywa.
    Wybory na liście to dokładnie te, które są dozwolone, wraz z kosztem i z tym, co dają. Pamiętaj o sumieniu.
about-turn = Tura: możesz podpiąć przestępcę (a musisz, jeśli nie masz żadnego); zyskujesz 1 punkt dominacji nad każdym podpiętym; wykonujesz dwie akcje i dowolnie wiele darmowych; możesz popełnić jedną poważną zbrodnię; odrzucasz zbrodnie, których nie chcesz, i dobierasz, jeśli nie masz poważnej albo drobnej.
about-hooks = Podpięcia i dominacja: konsola ma trzy porty. Podpięcie zabrane rywalowi kosztuje 1 informację, a trzecie przynosi dylemat. Dominację liczy się na torze: od strefy zdolności możesz używać zdolności przestępcy, w strefie wytrzymałości możesz 1 punktem zapłacić za dodatkową akcję nim wykonaną. Dominacja zostaje, gdy podpięcie znika.
about-actions = Akcje: rusz przestępcą do sąsiedniej strefy, podnieś przedmiot, użyj efektu strefy bez obław (z każdej strefy z obławą przychodzi tam wtedy jeden żeton), użyj zdolności albo zyskaj 1 punkt dominacji. Blokady zatrzymują przestępców, ale nie Strażnika, a ten może kogoś zabrać ze sobą. Odłożenie przedmiotu, drobne przestępstwa i niebieskie żetony wsparcia są za darmo.
about-crimes = Zbrodnie: karta mówi, gdzie mają być twoi przestępcy, z kim i z czym; stół pokazuje, czego brakuje. Drobne przestępstwa są za darmo i podpięcia zostają. Poważna zbrodnia kończy akcje i odpina wszystkich; wybierasz wynik ostrożny albo bezwzględny. Poziom 2 wymaga zbrodni poziomu 1 z tego samego wątku, poziom 3 zbrodni poziomu 2, bez względu na to, kto ją popełnił.
about-evidence = Dowody: pierwszy bierze się z listwy, pozostałe w ciemno z wyświetlacza. Przetworzony dowód trafia do zadania swojego rodzaju za akta, na pole premii za jego premię albo do twojej skrytki. Pola premii i skrytki to obszar planu: on decyduje, czy plan jest udaremniony i ile wart jest każdy rodzaj dowodów. To, co zostanie w pamięci, punktuje.
about-chapters = Rozdziały: gdy listwy nie można uzupełnić z wyświetlacza, rozdział kończy się po tej turze, trzeci po jeszcze jednej turze wszystkich pozostałych. Jeśli nie zostały żadne akta, za każde zdobyte są informacje; inaczej ci z najmniejszą liczbą akt tracą dominację albo informacje. Potem każdy zapisuje połowę dylematów z ręki, zaokrągloną w górę, a resztę odrzuca.
about-corruption = Zepsucie: zapisane dylematy psują i przynoszą nagrody; każdy żeton tolerancji odejmuje 2. Na końcu najmniej zepsuty agent zyskuje informacje za każdego bardziej zepsutego. Najbardziej zepsuty jest po ciemnej stronie, a jeśli plan udaremniono, traci tyle informacji, ile ma zepsucia. Plan jest udaremniony, gdy dość wiele rodzajów dowodów ma w obszarze planu po trzy żetony.
about-score = Punktacja końcowa: twój najniższy żeton dominacji, premia albo strata za zepsucie, dowody w pamięci i na zapisanych dylematach według wartości rodzaju, informacje na dylematach, kwadrat liczby różnych nakazów i informacje za każde trzy odznaki. Remis wygrywa mniejsze zepsucie.
about-echo = Echo: w pojedynkę grasz przeciw Echo, a do dwóch osób może dołączyć jako trzecia. O tym, co robi, decydują karty i kości: podpina przestępcę, przesuwa to i owo, a gdy zrobi dość postępów, popełnia swoją zbrodnię. Punktuje jak każdy inny. Gdy jej możliwości są równe, decyduje osoba grająca tuż przed nią.

option-echo-joins = Dołącza Echo
option-echo-joins-help = Echo gra jako trzecia agentka. Tylko dla 2 graczy; w pojedynkę grasz przeciw niej zawsze.
option-difficulty = Poziom Echo
option-difficulty-help = Jak szybko Echo posuwa się ze swoimi zbrodniami. Tylko gdy Echo gra.
option-difficulty-normal = { difficulty-normal }
option-difficulty-hard = { difficulty-hard }
option-storylines = Wątki
option-storylines-help = Ile z siedmiu wątków jest w grze. Im ich więcej, tym trudniej korzystać ze zbrodni innych. Zalecane: 5.
option-storylines-5 = pięć
option-storylines-6 = sześć
option-storylines-7 = wszystkie siedem
option-first-player = Pierwszy gracz
option-first-player-help = Kto zaczyna: decyduje los albo wskazane miejsce. Echo gra zawsze ostatnia.
option-first-player-random = decyduje los
option-first-player-seat-1 = miejsce 1
option-first-player-seat-2 = miejsce 2
option-first-player-seat-3 = miejsce 3
option-first-player-seat-4 = miejsce 4
option-first-player-seat-5 = miejsce 5
option-fixer = { criminal-fixer }
option-fixer-help = Czy ta postać jest w grze. { ability-fixer }
option-fixer-random = decyduje los
option-fixer-in = w grze
option-fixer-out = poza grą
option-enforcer = { criminal-enforcer }
option-enforcer-help = Czy ta postać jest w grze. { ability-enforcer }
option-enforcer-random = decyduje los
option-enforcer-in = w grze
option-enforcer-out = poza grą
option-hacker = { criminal-hacker }
option-hacker-help = Czy ta postać jest w grze. { ability-hacker }
option-hacker-random = decyduje los
option-hacker-in = w grze
option-hacker-out = poza grą
option-shadow = { criminal-shadow }
option-shadow-help = Czy ta postać jest w grze. { ability-shadow }
option-shadow-random = decyduje los
option-shadow-in = w grze
option-shadow-out = poza grą
option-smuggler = { criminal-smuggler }
option-smuggler-help = Czy ta postać jest w grze. { ability-smuggler }
option-smuggler-random = decyduje los
option-smuggler-in = w grze
option-smuggler-out = poza grą
option-seer = { criminal-seer }
option-seer-help = Czy ta postać jest w grze. { ability-seer }
option-seer-random = decyduje los
option-seer-in = w grze
option-seer-out = poza grą
option-crusher = { criminal-crusher }
option-crusher-help = Czy ta postać jest w grze. { ability-crusher }
option-crusher-random = decyduje los
option-crusher-in = w grze
option-crusher-out = poza grą
option-mechanic = { criminal-mechanic }
option-mechanic-help = Czy ta postać jest w grze. { ability-mechanic }
option-mechanic-random = decyduje los
option-mechanic-in = w grze
option-mechanic-out = poza grą
option-jumper = { criminal-jumper }
option-jumper-help = Czy ta postać jest w grze. { ability-jumper }
option-jumper-random = decyduje los
option-jumper-in = w grze
option-jumper-out = poza grą
option-courier = { criminal-courier }
option-courier-help = Czy ta postać jest w grze. { ability-courier }
option-courier-random = decyduje los
option-courier-in = w grze
option-courier-out = poza grą

option-standstill = Rozdział kończy też bezczynność
option-standstill-help = Jeśli przez bardzo wiele rund z rzędu nikt nie zdobędzie dowodu, rozdział mimo to się kończy. Według drukowanych zasad kończy go tylko listwa; włącz to w grze, którą nikt nie kieruje.

option-why-echo-two = Echo dołącza jako trzecia agentka tylko do dwóch osób. W pojedynkę i tak grasz przeciwko niej: zostaw to wyłączone.
option-why-difficulty-echo = Echo nie bierze udziału w tej grze. Zagraj w pojedynkę, pozwól jej dołączyć do dwóch osób albo zostaw poziom normalny.
option-why-first-seat = Na tym miejscu nikt nie siedzi. Wskaż zajęte miejsce albo zostaw to losowi.
option-why-cast-full = To byłoby więcej przestępców, niż ma ten stół. Zostaw niektórych losowi.
option-why-cast-empty = Na ten stół zostałoby za mało przestępców. Zostaw niektórych losowi.

## Nazwy

# Napisy są w mianowniku i zaczynają się wielką literą. „to-zone” odpowiada na pytanie „dokąd?”, „in-zone” na pytanie
# „gdzie?”, „of-zone” i „of-criminal” to dopełniacz, „to-criminal” celownik, „the-item”, „whom” i „an-evidence”
# biernik, „with-criminal” narzędnik bez przyimka. „zone-effect” nie ma wielkiej litery ani kropki: dodaje je zdanie,
# w którym stoi.

zone-blocks = Bloki
zone-heights = Wzgórza
zone-aerodrome = Aerodrom
zone-zinbazaar = Zinbazar
zone-downtown = Centrum
zone-ion-towers = Wieże Jonowe
zone-parish = Parafia
zone-harbor = Port
zone-effect-blocks = wyzwij przeciwnika na pojedynek: kto po odjęciu tolerancji ma bardziej zepsutą rękę, płaci drugiemu 2 informacje i odrzuca jeden dylemat
zone-effect-heights = zrób dwie z tych rzeczy, choćby dwa razy tę samą: rusz przestępcą, rusz przedmiotem, obejrzyj dwa zakryte dowody, rusz blokadą albo Strażnikiem
zone-effect-aerodrome = przenieś dowolnego przestępcę razem z trzymanym przedmiotem do dowolnej strefy
zone-effect-zinbazaar = zamień dowolne dwa przedmioty
zone-effect-downtown = wykonaj do 3 ruchów Strażnikiem i blokadami
zone-effect-ion-towers = zdobądź żeton wsparcia albo dobierz w ciemno kartę zbrodni z dowolnej talii; na rękę trafi ona pod koniec tury
zone-effect-parish = zdobądź żeton tolerancji
zone-effect-harbor = zdobądź 1 dowód albo przetwórz 1 dowód
zone-gist-blocks = Wyzwij przeciwnika
zone-gist-heights = Dwie przysługi
zone-gist-aerodrome = Przenieś przestępcę
zone-gist-zinbazaar = Zamień przedmioty
zone-gist-downtown = Strażnik i blokady
zone-gist-ion-towers = Wsparcie lub karta
zone-gist-parish = Zdobądź tolerancję
zone-gist-harbor = Praca z dowodami
to-zone-blocks = do Bloków
to-zone-heights = na Wzgórza
to-zone-aerodrome = na Aerodrom
to-zone-zinbazaar = na Zinbazar
to-zone-downtown = do Centrum
to-zone-ion-towers = do Wież Jonowych
to-zone-parish = do Parafii
to-zone-harbor = do Portu
in-zone-blocks = w Blokach
in-zone-heights = na Wzgórzach
in-zone-aerodrome = na Aerodromie
in-zone-zinbazaar = na Zinbazarze
in-zone-downtown = w Centrum
in-zone-ion-towers = w Wieżach Jonowych
in-zone-parish = w Parafii
in-zone-harbor = w Porcie
of-zone-blocks = Bloków
of-zone-heights = Wzgórz
of-zone-aerodrome = Aerodromu
of-zone-zinbazaar = Zinbazaru
of-zone-downtown = Centrum
of-zone-ion-towers = Wież Jonowych
of-zone-parish = Parafii
of-zone-harbor = Portu

item-kind-vehicle = Pojazd
item-kind-goods = Towar
item-kind-hardware = Sprzęt
item-kind-weapon = Broń
item-coupe = Coupé
item-eagle-eye = Orle oko
item-cash = Kasa
item-psychocodes = Psychokody
item-jammer = Zagłuszacz
item-decoder = Dekoder
item-rifle = Karabin
item-droid = Droid
the-item-coupe = coupé
the-item-eagle-eye = orle oko
the-item-cash = kasę
the-item-psychocodes = psychokody
the-item-jammer = zagłuszacz
the-item-decoder = dekoder
the-item-rifle = karabin
the-item-droid = droida
item-subject-coupe = coupé
item-subject-eagle-eye = orle oko
item-subject-cash = kasa
item-subject-psychocodes = psychokody
item-subject-jammer = zagłuszacz
item-subject-decoder = dekoder
item-subject-rifle = karabin
item-subject-droid = droid

criminal-fixer = Kombinator
criminal-enforcer = Egzekutor
criminal-hacker = Haker
criminal-shadow = Cień
criminal-smuggler = Przemytnik
criminal-seer = Wiedźma
criminal-crusher = Kruszyciel
criminal-mechanic = Mechaniczka
criminal-jumper = Skoczka
criminal-courier = Kurierka
the-criminal-fixer = Kombinator
the-criminal-enforcer = Egzekutor
the-criminal-hacker = Haker
the-criminal-shadow = Cień
the-criminal-smuggler = Przemytnik
the-criminal-seer = Wiedźma
the-criminal-crusher = Kruszyciel
the-criminal-mechanic = Mechaniczka
the-criminal-jumper = Skoczka
the-criminal-courier = Kurierka
whom-fixer = Kombinatora
whom-enforcer = Egzekutora
whom-hacker = Hakera
whom-shadow = Cienia
whom-smuggler = Przemytnika
whom-seer = Wiedźmę
whom-crusher = Kruszyciela
whom-mechanic = Mechaniczkę
whom-jumper = Skoczkę
whom-courier = Kurierkę
of-criminal-fixer = Kombinatora
of-criminal-enforcer = Egzekutora
of-criminal-hacker = Hakera
of-criminal-shadow = Cienia
of-criminal-smuggler = Przemytnika
of-criminal-seer = Wiedźmy
of-criminal-crusher = Kruszyciela
of-criminal-mechanic = Mechaniczki
of-criminal-jumper = Skoczki
of-criminal-courier = Kurierki
with-criminal-fixer = Kombinatorem
with-criminal-enforcer = Egzekutorem
with-criminal-hacker = Hakerem
with-criminal-shadow = Cieniem
with-criminal-smuggler = Przemytnikiem
with-criminal-seer = Wiedźmą
with-criminal-crusher = Kruszycielem
with-criminal-mechanic = Mechaniczką
with-criminal-jumper = Skoczką
with-criminal-courier = Kurierką
to-criminal-fixer = Kombinatorowi
to-criminal-enforcer = Egzekutorowi
to-criminal-hacker = Hakerowi
to-criminal-shadow = Cieniowi
to-criminal-smuggler = Przemytnikowi
to-criminal-seer = Wiedźmie
to-criminal-crusher = Kruszycielowi
to-criminal-mechanic = Mechaniczce
to-criminal-jumper = Skoczce
to-criminal-courier = Kurierce
ability-fixer = Za akcję użyj efektu pobliskiej strefy bez obław. Blokady nie mają znaczenia, a obławy ściągają do tamtej strefy.
ability-enforcer = Za akcję rusz innym pobliskim przestępcą o jedną strefę, bez względu na to, kto go kontroluje. Egzekutor sięga przez blokadę, ale nikogo przez nią nie przepchnie.
ability-hacker = Za akcję rusz pobliskim przedmiotem, trzymanym lub odłożonym, o jedną strefę albo podnieś pobliski odłożony przedmiot. Blokady nie mają znaczenia.
ability-shadow = Przy własnym ruchu pomija blokady. Przy popełnianiu zbrodni Cień zawsze liczy się jako sam.
ability-smuggler = Darmową akcją podnieś odłożony przedmiot w jego strefie albo zabierz przedmiot innemu przestępcy, który tam jest. To, co Przemytnik trzymał wcześniej, zostaje odłożone.
ability-seer = Raz na turę zyskaj darmową akcją 1 punkt dominacji nad pobliskim przestępcą innym niż Wiedźma, podpiętym albo nie.
ability-crusher = Przesuń pobliską blokadę o jedną granicę albo Strażnika, jeśli jest w pobliżu, o jedną strefę. Pierwszy raz w turze jest za darmo, potem kosztuje to akcję.
ability-mechanic = Przy popełnianiu zbrodni trzymany przez nią przedmiot może się liczyć także jako drugi przedmiot tego samego rodzaju.
ability-jumper = Za akcję przenieś ją do strefy naprzeciwko.
ability-courier = Za akcję przenieś ją do dowolnej strefy, do której mogłaby dotrzeć bez przekraczania blokady.

evidence-financing = Finansowanie
evidence-target = Cel
evidence-leader = Przywódca
evidence-tactics = Taktyka
evidence-timing = Termin
evidence-armament = Uzbrojenie
an-evidence-financing = dowód w sprawie finansowania
an-evidence-target = dowód w sprawie celu
an-evidence-leader = dowód w sprawie przywódcy
an-evidence-tactics = dowód w sprawie taktyki
an-evidence-timing = dowód w sprawie terminu
an-evidence-armament = dowód w sprawie uzbrojenia

support-look-two = Obejrzenie dwóch dowodów
support-take-one = Wzięcie jednego dowodu
support-flip-one = Ujawnienie jednego dowodu
support-petty =
    Dobranie { $count ->
        [one] { $count } drobnego przestępstwa
        [few] { $count } drobnych przestępstw
       *[many] { $count } drobnych przestępstw
    }
support-grip =
    Zyskanie { $count ->
        [one] { $count } punktu
        [few] { $count } punktów
       *[many] { $count } punktów
    } dominacji
support-ignore-barriers = Pominięcie blokad
support-shift-searches = Przeniesienie obław
support-tolerance =
    { $count ->
        [1] Zdobycie tolerancji
       *[other] Zdobycie { $count } żetonów tolerancji
    }
support-hook = Podpięcie przestępcy
support-lock = Kłódka na podpięcie
support-look-two-take-one = Obejrzenie dwóch dowodów i wzięcie jednego
support-swap-items = Zamiana dwóch przedmiotów
support-relocate-item = Przeniesienie przedmiotu
support-swap-item-criminal = Zamiana przedmiotu z przestępcą
support-swap-criminals = Zamiana dwóch przestępców
support-relocate-criminal = Przeniesienie przestępcy
support-guardian-barriers =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    } Strażnikiem i blokadami
support-swap-hooks = Zamiana podpięć
support-drop-dilemma = Odrzucenie dylematu
support-redraw-dilemmas = Wymiana dylematów
support-challenge = Wyzwanie przeciwnika
support-actions = Zyskanie { $count } akcji
support-help-pink = Od razu: { $what }.
support-help-blue = Zachowaj go na jedną ze swoich tur: { $what }.
support-does-look-two = obejrzyj dwa zakryte dowody na wyświetlaczu lub w obszarze planu
support-does-take-one = weź w ciemno do pamięci jeden zakryty dowód z wyświetlacza lub z obszaru planu
support-does-flip-one = odkryj jeden zakryty dowód w obszarze planu i połóż go we wspólnej skrytce
support-does-petty =
    dobierz { $count ->
        [one] { $count } drobne przestępstwo i odłóż je zakryte na bok; na rękę trafi
        [few] { $count } drobne przestępstwa i odłóż je zakryte na bok; na rękę trafią
       *[many] { $count } drobnych przestępstw i odłóż je zakryte na bok; na rękę trafią
    } w kroku 5
support-does-grip =
    zyskaj { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } dominacji i podziel je dowolnie między przestępców w grze, podpiętych albo nie
support-does-ignore-barriers = do końca tury blokady nie zatrzymują niczego, czym ruszasz
support-does-shift-searches = wszystkie obławy z jednej strefy trafiają do strefy, w której ich nie ma
support-does-tolerance =
    zdobądź { $count ->
        [one] żeton tolerancji, który
        [few] { $count } żetony tolerancji, z których każdy
       *[many] { $count } żetonów tolerancji, z których każdy
    } podnosi twoją tolerancję o 2
support-does-hook = podepnij jednego przestępcę, w razie potrzeby odpinając najpierw innych, i zyskaj nad nim 1 punkt dominacji
support-does-lock = połóż go na jednym ze swoich żetonów podpięcia, a dopóki nie odepniesz tego przestępcy, nikt inny go nie podepnie
support-does-look-two-take-one = obejrzyj dwa zakryte dowody na wyświetlaczu lub w obszarze planu i weź jeden z nich do pamięci
support-does-swap-items = dowolne dwa przedmioty zamieniają się miejscami, a kto trzymał jeden, trzyma teraz drugi
support-does-relocate-item = dowolny przedmiot, trzymany lub odłożony, trafia do dowolnej strefy i leży tam odłożony
support-does-swap-item-criminal = przedmiot i przestępca z różnych stref zamieniają się miejscami, a przedmiot zostaje odłożony
support-does-swap-criminals = dowolni dwaj przestępcy zamieniają się miejscami, każdy z trzymanym przedmiotem
support-does-relocate-criminal = dowolny przestępca razem z trzymanym przedmiotem trafia do dowolnej strefy
support-does-guardian-barriers =
    wykonaj do { $count ->
        [one] { $count } ruchu
        [few] { $count } ruchów
       *[many] { $count } ruchów
    } Strażnikiem i blokadami, w dowolnym podziale
support-does-swap-hooks = wymień z jednym przeciwnikiem wszystkie żetony podpięcia
support-does-drop-dilemma = odrzuć jeden dylemat z ręki albo z banku zepsucia
support-does-redraw-dilemmas = dobierz na rękę { $count } dylematy, a potem odrzuć z niej { $count }, nowe albo stare
support-does-challenge = wyzwij przeciwnika na pojedynek, tak samo jak w Blokach
support-does-actions =
    w kroku 3 masz o { $count ->
        [one] { $count } akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    } więcej do wykonania dowolnymi ze swoich przestępców

storyline-a = Brudna forsa
storyline-b = Zabójcza siła
storyline-c = Sygnał widmo
storyline-d = Handel snami
storyline-e = Kupione głosy
storyline-f = Cichy ładunek
storyline-g = Złamana odznaka
storyline-story-a = Wojenna kasa Syndykatu pierze się po całym mieście, banknot po banknocie.
storyline-story-b = Ktoś sprawdza, ile jeszcze przemocy zniesie New Dawn City.
storyline-story-c = Głos, który do nikogo nie należy, uczy się wszystkich częstotliwości w mieście.
storyline-story-d = Psychokody: jedna linijka kodu, jedna piękna noc, jeden klient na całe życie.
storyline-story-e = Wybory są za trzy tygodnie, a wyniki już wydrukowano.
storyline-story-f = Wciąż przybywa ładunek, którego nikt nigdy nie załadował.
storyline-story-g = Maszyny, które strzegą prawa, wkrótce dostaną nowe rozkazy.

deck-level-1 = Poziom 1
deck-level-2 = Poziom 2
deck-level-3 = Poziom 3
deck-petty = Drobne przestępstwa
from-deck-level-1 = z talii poziomu 1
from-deck-level-2 = z talii poziomu 2
from-deck-level-3 = z talii poziomu 3
from-deck-petty = z talii drobnych przestępstw
under-deck-level-1 = pod talię poziomu 1
under-deck-level-2 = pod talię poziomu 2
under-deck-level-3 = pod talię poziomu 3
under-deck-petty = pod talię drobnych przestępstw

outcome-careful = Ostrożny
outcome-reckless = Bezwzględny

crime-a1-soft-count = Szelest gotówki
crime-story-a1-soft-count = Każdy banknot przechodzi przez maszynę, która nie pamięta numerów.
careful-a1-soft-count = Naucz się ksiąg na pamięć
reckless-a1-soft-count = Nabij sobie kabzę
crime-a1-exchange-counter = Okienko kantoru
crime-story-a1-exchange-counter = Po jednej stronie szyby czyste, po drugiej brudne.
careful-a1-exchange-counter = Zapłać, ile chcą
reckless-a1-exchange-counter = Rozbij szybę
crime-a1-standing-room = Tylko miejsca stojące
crime-story-a1-standing-room = W tłumie nikt nie upilnuje torby.
careful-a1-standing-room = Przemknij z nią bokiem
reckless-a1-standing-room = Wywołaj popłoch
crime-a2-paper-companies = Firmy krzaki
crime-story-a2-paper-companies = Dwa adresy, jedna skrzynka na listy, zero pracowników.
careful-a2-paper-companies = Skopiuj papiery
reckless-a2-paper-companies = Puść rejestr z dymem
crime-a2-the-bagman = Człowiek z walizką
crime-story-a2-the-bagman = Centrum czeka, a walizka nie może się spóźnić.
careful-a2-the-bagman = Obserwuj przekazanie z ukrycia
reckless-a2-the-bagman = Weź swoją działkę siłą
crime-a2-run-on-the-vault = Run na skarbiec
crime-story-a2-run-on-the-vault = Jedna plotka, jedna kolejka, jedne otwarte drzwi.
careful-a2-run-on-the-vault = Poczekaj, aż tłum się przerzedzi
reckless-a2-run-on-the-vault = Wjedź przez witrynę
crime-a3-clearing-house = Dom rozrachunku
crime-story-a3-clearing-house = Ostatni przystanek każdego skradzionego kredytu w mieście.
careful-a3-clearing-house = Oznacz każdy przelew
reckless-a3-clearing-house = Wyczyść wszystko do zera

crime-b1-dry-fire = Strzał na sucho
crime-story-b1-dry-fire = Żadnych świadków, puste ogniwo. Tym razem.
careful-b1-dry-fire = Najpierw rozładuj broń
reckless-b1-dry-fire = Puść ostrą serię
crime-b1-borrowed-uniform = Pożyczony mundur
crime-story-b1-borrowed-uniform = Kto idzie ramię w ramię z prawem, temu nikt się nie przygląda.
careful-b1-borrowed-uniform = Trzymaj krok
reckless-b1-borrowed-uniform = Sprowokuj maszynę
crime-b1-turf-lines = Granica rewirów
crime-story-b1-turf-lines = Dwie ekipy, a między nimi jeden krawężnik.
careful-b1-turf-lines = Ostudź gorące głowy
reckless-b1-turf-lines = Zadaj pierwszy cios
crime-b2-a-small-test = Mała próba
crime-story-b2-a-small-test = Na papierze ta broń działa. Teraz pora na ulicę.
careful-b2-a-small-test = Poczekaj na samotny cel
reckless-b2-a-small-test = Uderz w tłumie
crime-b2-show-of-strength = Pokaz siły
crime-story-b2-show-of-strength = Chcą, żeby policja to zobaczyła. I żeby nie zrobiła nic.
careful-b2-show-of-strength = Strzelaj im nad głowami
reckless-b2-show-of-strength = Zmieć każdy kordon
crime-b2-live-demonstration = Pokaz na ostro
crime-story-b2-live-demonstration = Kupcy zażyczyli sobie publiczności.
careful-b2-live-demonstration = Celuj w ścianę
reckless-b2-live-demonstration = Celuj w publiczność
crime-b3-kill-switch = Awaryjne wyłączenie
crime-story-b3-kill-switch = Dwie sztuki broni, jeden cel, i to ze stali.
careful-b3-kill-switch = Podetnij mu nogi
reckless-b3-kill-switch = Rozerwij go na strzępy

crime-c1-dead-air = Cisza w eterze
crime-story-c1-dead-air = Za blokadą milknie każde radio.
careful-c1-dead-air = Tylko słuchaj
reckless-c1-dead-air = Zagłusz też karetki
crime-c1-antenna-farm = Las anten
crime-story-c1-antenna-farm = Ktoś musi się tam wdrapać w tym deszczu.
careful-c1-antenna-farm = Wepnij się w jeden kabel
reckless-c1-antenna-farm = Wyrwij całą szafę
crime-c1-crowded-band = Tłok na paśmie
crime-story-c1-crowded-band = Trzy głowy, trzy implanty, jeden otwarty kanał.
careful-c1-crowded-band = Nagraj szum
reckless-c1-crowded-band = Wyssij im pamięć
crime-c2-mirror-feed = Lustrzany przekaz
crime-story-c2-mirror-feed = Skieruj jeden koniec na drugi, a miasto zobaczy samo siebie.
careful-c2-mirror-feed = Nagraj pętlę
reckless-c2-mirror-feed = Przeciąż pętlę
crime-c2-eye-in-the-sky = Oko na niebie
crime-story-c2-eye-in-the-sky = Z góry blokady wyglądają jak zabawki.
careful-c2-eye-in-the-sky = Sfilmuj patrole
reckless-c2-eye-in-the-sky = Staranuj patrole
crime-c2-party-line = Rozmowa w osiem oczu
crime-story-c2-party-line = Dwie pary, dwa rogi, jedna rozmowa.
careful-c2-party-line = Wtrąć się grzecznie
reckless-c2-party-line = Puść to całemu osiedlu
crime-c3-citywide-blackout = Ciemność nad miastem
crime-story-c3-citywide-blackout = Gdy wieże mrugną, cztery miliony ludzi wstrzymują oddech.
careful-c3-citywide-blackout = Oszczędź szpitale
reckless-c3-citywide-blackout = Zgaś światło wszystkim

crime-d1-first-taste = Pierwsza działka
crime-story-d1-first-taste = Pierwsza jest zawsze za darmo.
careful-d1-first-taste = Rozcieńcz ją
reckless-d1-first-taste = Dodaj jej mocy
crime-d1-corner-pulpit = Ambona na rogu
crime-story-d1-corner-pulpit = Połowa wiernych już śni, a druga połowa stoi w kolejce.
careful-d1-corner-pulpit = Patrz z ławki
reckless-d1-corner-pulpit = Dopraw świece
crime-d1-block-party = Impreza w Blokach
crime-story-d1-block-party = Darmowa muzyka, darmowe drinki, lista nowych klientów.
careful-d1-block-party = Bierz nazwiska
reckless-d1-block-party = Bierz zakładników
crime-d2-cook-house = Domowa kuchnia
crime-story-d2-cook-house = Dwoje kucharzy, jedna kuchnia, żadnych okien.
careful-d2-cook-house = Przepisz recepturę
reckless-d2-cook-house = Sprzedaj partię
crime-d2-bad-batch = Trefna partia
crime-story-d2-bad-batch = Ktoś w Blokach już się nie obudzi.
careful-d2-bad-batch = Wezwij lekarza
reckless-d2-bad-batch = Wezwij sprzątacza
crime-d2-open-house = Drzwi otwarte
crime-story-d2-open-house = Muzyka tak głośna, że zagłuszy każdą panikę.
careful-d2-open-house = Przeszukaj szatnię
reckless-d2-open-house = Zarygluj drzwi
crime-d3-the-long-sleep = Głęboki sen
crime-story-d3-the-long-sleep = Cała parafia, jeden wspólny sen, jedna ręka na wyłączniku.
careful-d3-the-long-sleep = Budź ich po kolei
reckless-d3-the-long-sleep = Daj im spać

crime-e1-canvassing = Od drzwi do drzwi
crime-story-e1-canvassing = Na każdym progu prezent, za każdym prezentem przysługa.
careful-e1-canvassing = Zostawiaj ulotki
reckless-e1-canvassing = Zostawiaj pogróżki
crime-e1-motorcade = Kolumna rządowa
crime-story-e1-motorcade = Eskorta nie wie, kogo eskortuje.
careful-e1-motorcade = Jedź na zielonym
reckless-e1-motorcade = Jedź na czerwonym
crime-e1-photo-call = Zdjęcie do gazety
crime-story-e1-photo-call = Uśmiech: na zdjęciu jest i prawo.
careful-e1-photo-call = Podaj rękę
reckless-e1-photo-call = Podrzuć dowód
crime-e2-empty-chair = Puste krzesło
crime-story-e2-empty-chair = Jeden kandydat przemawia, drugi nigdy nie dotrze.
careful-e2-empty-chair = Opóźnij jego auto
reckless-e2-empty-chair = Pozbaw go kierowcy
crime-e2-counted-twice = Cuda nad urną
crime-story-e2-counted-twice = Ludzie przez blokadę nie przejdą, ich głosy owszem.
careful-e2-counted-twice = Podmień jedną urnę
reckless-e2-counted-twice = Podmień wszystkie urny
crime-e2-packed-gallery = Klaka na galerii
crime-story-e2-packed-gallery = Oklaski można wynająć na rzędy.
careful-e2-packed-gallery = Wiwatuj na znak
reckless-e2-packed-gallery = Gwiżdż i łam krzesła
crime-e3-the-acclamation = Przez aklamację
crime-story-e3-the-acclamation = Bez przeliczania, bez rywala, właściwie to i bez głosowania.
careful-e3-the-acclamation = Ocal papiery
reckless-e3-the-acclamation = Ukoronuj zwycięzcę

crime-f1-night-berth = Nocne nabrzeże
crime-story-f1-night-berth = Dźwig się rusza, list przewozowy ani drgnie.
careful-f1-night-berth = Sfotografuj skrzynie
reckless-f1-night-berth = Zatop holownik
crime-f1-blind-crate = Skrzynia dla nikogo
crime-story-f1-blind-crate = Odebrał ją ktoś, kto nie istnieje.
careful-f1-blind-crate = Zaplombuj ją z powrotem
reckless-f1-blind-crate = Poczęstuj się
crime-f1-loading-gang = Ekipa z przeładunku
crime-story-f1-loading-gang = Gdzie rąk wiele, tam i ciężki dowód lekki.
careful-f1-loading-gang = Stań w łańcuchu
reckless-f1-loading-gang = Upuść skrzynię na brygadzistę
crime-f2-twin-manifests = Podwójne papiery
crime-story-f2-twin-manifests = Ten sam ładunek znika morzem i powietrzem.
careful-f2-twin-manifests = Zapisz oba numery
reckless-f2-twin-manifests = Porwij oba ładunki
crime-f2-smoke-run = Pod zasłoną dymu
crime-story-f2-smoke-run = Prosto na blokadę, ze zgaszonymi światłami.
careful-f2-smoke-run = Zahamuj w porę
reckless-f2-smoke-run = Nie hamuj
crime-f2-dock-brawl = Bójka w dokach
crime-story-f2-dock-brawl = Oni się tłuką, a statek się rozładowuje.
careful-f2-dock-brawl = Strzel w powietrze
reckless-f2-dock-brawl = Strzel w kłębowisko
crime-f3-ghost-ship = Statek widmo
crime-story-f3-ghost-ship = Wypływa dziś w nocy ze wszystkim, co mają, i bez żywej duszy na pokładzie.
careful-f3-ghost-ship = Ukryj na nim nadajnik
reckless-f3-ghost-ship = Zatop go przy nabrzeżu

crime-g1-tail-light = Na ogonie
crime-story-g1-tail-light = Tak blisko, że odczytasz numer na jego plecach.
careful-g1-tail-light = Zachowaj dystans
reckless-g1-tail-light = Przetnij mu kable
crime-g1-false-cordon = Fałszywy kordon
crime-story-g1-false-cordon = Taśma, lampa i surowy głos, i już jest urzędowo.
careful-g1-false-cordon = Zawracaj ludzi
reckless-g1-false-cordon = Okradaj ludzi przy taśmie
crime-g1-line-up = Okazanie
crime-story-g1-line-up = Ktoś w tym rzędzie jest winny. Wszyscy są.
careful-g1-line-up = Milcz
reckless-g1-line-up = Wskaż niewinnego
crime-g2-override-codes = Kody posłuszeństwa
crime-story-g2-override-codes = Słucha każdego, kto mówi jego językiem.
careful-g2-override-codes = Odczytaj jego zapisy
reckless-g2-override-codes = Wymaż jego zapisy
crime-g2-evidence-locker = Magazyn dowodów
crime-story-g2-evidence-locker = Akta najłatwiej giną na najruchliwszym komisariacie.
careful-g2-evidence-locker = Skopiuj jedną półkę
reckless-g2-evidence-locker = Podpal cały magazyn
crime-g2-the-kettle = Kocioł
crime-story-g2-the-kettle = Zamknij oba końce ulicy i czekaj.
careful-g2-the-kettle = Wypuść starców i dzieci
reckless-g2-the-kettle = Nikt nie wyjdzie
crime-g3-new-orders = Nowe rozkazy
crime-story-g3-new-orders = Jedna linijka kodu i prawo należy do Syndykatu.
careful-g3-new-orders = Zostaw sobie furtkę
reckless-g3-new-orders = Nie zostawiaj świadków

crime-petty-pickpocket = Lepkie palce
crime-story-petty-pickpocket = Szturchnięcie, przeprosiny, lżejsza kieszeń.
crime-petty-joyride = Przejażdżka bez kluczyków
crime-story-petty-joyride = Było otwarte. Mniej więcej.
crime-petty-loose-change = Reszty nie trzeba
crime-story-petty-loose-change = Ostatniego pliku nikt nie liczy.
crime-petty-fencing = U pasera
crime-story-petty-fencing = Przy trzecim straganie nikt o nic nie pyta.
crime-petty-rooftop-tag = Podpis na dachu
crime-story-petty-rooftop-tag = Stąd przeczyta to całe miasto.
crime-petty-signal-theft = Sygnał na lewo
crime-story-petty-signal-theft = Za muzykę wszystkich płacą wieże.
crime-petty-lookout = Na czatach
crime-story-petty-lookout = Gwizdnij raz, gdyby się odwrócił.
crime-petty-shakedown = Haracz
crime-story-petty-shakedown = Ochrona przed czym? Przed tym.
crime-petty-dead-drop = Martwa skrzynka
crime-story-petty-dead-drop = Zostaw, odejdź, nie oglądaj się.
crime-petty-toll-booth = Myto
crime-story-petty-toll-booth = Blokada to okazja do zarobku.
crime-petty-collection-plate = Co łaska
crime-story-petty-collection-plate = Dwa dla nich, jeden dla ciebie.
crime-petty-dockside-pilfer = Portowy połów
crime-story-petty-dockside-pilfer = Spadło ze statku.
crime-petty-cold-trail = Zimny trop
crime-story-petty-cold-trail = Jeden patrol to o jeden za mało.
crime-petty-lie-low = Przyczaić się
crime-story-petty-lie-low = Nicnierobienie za hangarami to też robota.
crime-petty-bootleg-feed = Piracki przekaz
crime-story-petty-bootleg-feed = Z każdego ekranu na rogu patrzy ta sama twarz.
crime-petty-tag-team = Robota dla dwojga
crime-story-petty-tag-team = Jedno odwraca uwagę, drugie jest na przeciwnym końcu miasta.
crime-petty-heckler = Krzykacz
crime-story-petty-heckler = Za poglądy cię nie aresztuje. Chyba.
crime-petty-hoarder = Chomik
crime-story-petty-hoarder = Wszystko może się kiedyś przydać.
crime-petty-over-the-fence = Przez płot
crime-story-petty-over-the-fence = Widzą cię. Nie dosięgną.
crime-petty-rush-hour = Godziny szczytu
crime-story-petty-rush-hour = Wszystkie kieszenie na jednej wysokości.
crime-petty-street-tax = Podatek uliczny
crime-story-petty-street-tax = Bloki płacą gotówką albo zębami.

dilemma-d01 = Odwrócić wzrok od kasy
dilemma-d02 = Pożyczyć z kasetki
dilemma-d03 = Podpisać czek in blanco
dilemma-d04 = Mieć własny bank
dilemma-d05 = Pominąć jedno ostrzeżenie
dilemma-d06 = Sprzedać plany budynku
dilemma-d07 = Zostawić otwarte drzwi
dilemma-d08 = Podać nazwisko ofiary
dilemma-d09 = Przemilczeć ksywę
dilemma-d10 = Podać mu płaszcz
dilemma-d11 = Złożyć przysięgę
dilemma-d12 = Zjeść kolację z bossem
dilemma-d13 = Pomylić się w mapie
dilemma-d14 = Nauczyć ich tras patroli
dilemma-d15 = Przećwiczyć zasadzkę
dilemma-d16 = Napisać im podręcznik
dilemma-d17 = Zatrzymać zegar
dilemma-d18 = Opóźnić alarm
dilemma-d19 = Zadzwonić za późno
dilemma-d20 = Wybrać godzinę zero
dilemma-d21 = Zgubić jedną skrzynię
dilemma-d22 = Spiłować numer
dilemma-d23 = Przystrzelać broń
dilemma-d24 = Uzbroić cały blok
dilemma-d25 = Opłacić oczy ulicy
dilemma-d26 = Wskazać go palcem
dilemma-d27 = Szepnąć mu do ucha
dilemma-d28 = Zgrać zegarki
dilemma-d29 = Dostarczyć po zmroku
dilemma-d30 = Kupić hurtem
dilemma-d31 = Sfałszować adres
dilemma-d32 = Wejść bez pukania
dilemma-d33 = Podrzucić i znaleźć
dilemma-d34 = Aresztować nie tego bliźniaka
dilemma-d35 = Aresztować na podstawie plotki
dilemma-d36 = Aresztować świadka
dilemma-d37 = Zająć towar konkurencji
dilemma-d38 = Zająć i zatrzymać
dilemma-d39 = Zająć klinikę
dilemma-d40 = Podsłuchać przyjaciela
dilemma-d41 = Podsłuchać sędziego
dilemma-d42 = Podsłuchać wszystkich
dilemma-d43 = Wymienić jednego zbiega
dilemma-d44 = Skreślić go jednym podpisem
dilemma-d45 = Wywieźć ją nocą
dilemma-d46 = Zamrozić emeryturę
dilemma-d47 = Zamrozić fundację
dilemma-d48 = Zamrozić całą ulicę
dilemma-d49 = Wypolerować pancerz
dilemma-d50 = Zwrócić hełm
dilemma-d51 = Zasalutować maszynie
dilemma-d52 = Obejść rewir
dilemma-d53 = Zgłosić łapówkę
dilemma-d54 = Wynieść rannych
dilemma-d55 = Powiedzieć prawdę
dilemma-d56 = Nie ustąpić ani o krok
dilemma-d57 = Oddać odznakę
dilemma-d58 = Stanąć na straży
dilemma-d59 = Odmówić kieliszka
dilemma-d60 = Podpisać się własnym nazwiskiem
dilemma-d61 = Zasłyszane w windzie
dilemma-d62 = Nazwisko na serwetce
dilemma-d63 = Wczorajsze kody
dilemma-d64 = Przeczytać jej wiadomości
dilemma-d65 = Dorobić klucz
dilemma-d66 = Przehandlować mały sekret
dilemma-d67 = Zapłacić kapusiowi dwa razy
dilemma-d68 = Spalić informatora
dilemma-d69 = Przymknąć oko na interes
dilemma-d70 = Złamać słowo
dilemma-d71 = Sprzedać alibi
dilemma-d72 = Otworzyć lokal konspiracyjny

warrant-search = Nakaz przeszukania
warrant-arrest = Nakaz aresztowania
warrant-seizure = Nakaz zajęcia
warrant-wiretap = Nakaz podsłuchu
warrant-extradition = Nakaz ekstradycji
warrant-forfeiture = Nakaz konfiskaty

row-top = Górny rząd
row-middle = Środkowy rząd
row-bottom = Dolny rząd
bonus-support = Wsparcie
bonus-tolerance = Tolerancja
bonus-grip = Dominacja
from-row-top = z górnego rzędu
from-row-middle = ze środkowego rzędu
from-row-bottom = z dolnego rzędu
of-bonus-support = wsparcia
of-bonus-tolerance = tolerancji
of-bonus-grip = dominacji

letter-a = A
letter-b = B
letter-c = C
letter-d = D
difficulty-normal = normalny
difficulty-hard = trudny
turning-clockwise = zgodnie z ruchem wskazówek zegara
turning-counter = przeciwnie do ruchu wskazówek zegara

echo = Echo

border = { $one } / { $other }
agent-name = { $agent }
guardian = Strażnik
of-guardian = Strażnika
place-display = wyświetlacz, miejsce { $number }
place-bonus = pole premii „{ $bonus }”
place-supply = wspólna pula
place-box = skrytka ({ $agent }), żeton { $number }

## Karty zbrodni

# Warunki i efekty nie mają wielkiej litery ani kropki. „role” mówi, kogo karta ma na myśli, zanim to wiadomo
# (mianownik, „of-role” dopełniacz, „to-role” celownik); „company” to narzędnik z przyimkiem.

opposite-zone-blocks = naprzeciwko Bloków
opposite-zone-heights = naprzeciwko Wzgórz
opposite-zone-aerodrome = naprzeciwko Aerodromu
opposite-zone-zinbazaar = naprzeciwko Zinbazaru
opposite-zone-downtown = naprzeciwko Centrum
opposite-zone-ion-towers = naprzeciwko Wież Jonowych
opposite-zone-parish = naprzeciwko Parafii
opposite-zone-harbor = naprzeciwko Portu
of-item-coupe = coupé
of-item-eagle-eye = orlego oka
of-item-cash = kasy
of-item-psychocodes = psychokodów
of-item-jammer = zagłuszacza
of-item-decoder = dekodera
of-item-rifle = karabinu
of-item-droid = droida
dropped-item-coupe = coupé leży odłożone
dropped-item-eagle-eye = orle oko leży odłożone
dropped-item-cash = kasa leży odłożona
dropped-item-psychocodes = psychokody leżą odłożone
dropped-item-jammer = zagłuszacz leży odłożony
dropped-item-decoder = dekoder leży odłożony
dropped-item-rifle = karabin leży odłożony
dropped-item-droid = droid leży odłożony
a-kind-vehicle = pojazd
a-kind-goods = towar
a-kind-hardware = sprzęt
a-kind-weapon = broń

alone = sam
alone-fixer = sam
alone-enforcer = sam
alone-hacker = sam
alone-shadow = sam
alone-smuggler = sam
alone-seer = sama
alone-crusher = sam
alone-mechanic = sama
alone-jumper = sama
alone-courier = sama
company-fixer = z Kombinatorem
company-enforcer = z Egzekutorem
company-hacker = z Hakerem
company-shadow = z Cieniem
company-smuggler = z Przemytnikiem
company-seer = z Wiedźmą
company-crusher = z Kruszycielem
company-mechanic = z Mechaniczką
company-jumper = ze Skoczką
company-courier = z Kurierką
company-guardian = ze Strażnikiem
company-one = z jednym z twoich przestępców
company-other = z innym z twoich przestępców
company-third = z trzecim z twoich przestępców
company-stranger = z innym przestępcą
company-stranger-two = z jeszcze innym przestępcą
company-same = z tym przestępcą
company-first = z tym pierwszym
company-second = z tym drugim
company-last = z tym trzecim
company-that-other = z tamtym przestępcą
company-that-last = z tamtym ostatnim przestępcą

role-one = jeden z twoich przestępców
role-other = inny z twoich przestępców
role-third = trzeci z twoich przestępców
role-stranger = inny przestępca
role-stranger-two = jeszcze inny przestępca
role-same = ten przestępca
role-first = ten pierwszy
role-second = ten drugi
role-last = ten trzeci
role-that-other = tamten przestępca
role-that-last = tamten ostatni przestępca
of-role-one = jednego z twoich przestępców
of-role-other = innego z twoich przestępców
of-role-third = trzeciego z twoich przestępców
of-role-stranger = innego przestępcy
of-role-stranger-two = jeszcze innego przestępcy
of-role-same = tego przestępcy
of-role-first = tego pierwszego
of-role-second = tego drugiego
of-role-last = tego trzeciego
of-role-that-other = tamtego przestępcy
of-role-that-last = tamtego ostatniego przestępcy
to-role-one = jednemu z twoich przestępców
to-role-other = innemu z twoich przestępców
to-role-third = trzeciemu z twoich przestępców
to-role-stranger = innemu przestępcy
to-role-stranger-two = jeszcze innemu przestępcy
to-role-same = temu przestępcy
to-role-first = temu pierwszemu
to-role-second = temu drugiemu
to-role-last = temu trzeciemu
to-role-that-other = tamtemu przestępcy
to-role-that-last = tamtemu ostatniemu przestępcy
all-of = { AND($parts) }
any-of = { OR($parts) }
nobody = nikt

some-zone = jedna ze stref
that-zone = ta strefa
in-zone-some = w jednej ze stref
in-zone-that = w tej strefie
in-zone-any = w jednej dowolnej strefie
in-zone-of = w strefie { $whom }
in-zone-next-to = w strefie obok { $where }
in-zone-facing = w strefie { $where }
of-zone-some = jednej ze stref
of-zone-that = tej strefy
of-zone-of = strefy { $whom }
to-zone-some = do jednej ze stref
to-zone-that = do tej strefy
to-zone-any = do dowolnej strefy
to-zone-of = do strefy { $whom }
to-zone-next-to = do strefy obok { $where }
to-zone-facing = do strefy { $where }
to-neighbouring-zone = do sąsiedniej strefy
to-opposite-zone = do strefy naprzeciwko
opposite-zone-some = naprzeciwko jednej ze stref
opposite-zone-that = naprzeciwko tej strefy
opposite-one-with = naprzeciwko tej, w której jest { $who }

any-item = dowolny przedmiot
item-of = przedmiot { $whom }
kind-of-items = { $kind } ({ $items })
items-any = w rękach lub na ziemi
items-dropped = na ziemi
items-held = w rękach

clause-in = { $who } jest { $where }
clause-holds = { $who } trzyma { $item }
clause-empty-handed = { $who } nie trzyma nic
clause-together = { $who } są w tej samej strefie
clause-apart = { $who } są w różnych strefach
clause-adjacent = { $who } są w sąsiednich strefach
clause-nearby = { $who } są w tej samej strefie lub w sąsiednich strefach
clause-opposite = { $who } są w strefach naprzeciwko siebie
clause-adjacent-zone = { $who } jest obok { $where }
clause-nearby-zone = { $who } jest { $where } lub w sąsiedniej strefie
clause-opposite-zone = { $who } jest { $where }
clause-adjacent-zones = { $who } sąsiadują ze sobą
clause-nearby-zones = { $who } sąsiadują ze sobą lub są jednym i tym samym
clause-opposite-zones = { $who } leżą naprzeciwko siebie
clause-alone = { $who } jest { $alone }
clause-alone-with = { $who } jest { $alone } { $company }
clause-with-any = { $who } jest w strefie { $whom }
clause-no-criminals = { $where } nie ma żadnego przestępcy
clause-criminals-at-least = { $n ->
    [one] { $where } jest co najmniej { $n } przestępca (razem z twoimi)
    [few] { $where } jest co najmniej { $n } przestępców (razem z twoimi)
   *[many] { $where } jest co najmniej { $n } przestępców (razem z twoimi)
}
clause-criminals-exactly = { $n ->
    [one] { $where } jest dokładnie { $n } przestępca (razem z twoimi)
    [few] { $where } jest dokładnie { $n } przestępców (razem z twoimi)
   *[many] { $where } jest dokładnie { $n } przestępców (razem z twoimi)
}
clause-criminals-at-most = { $n ->
    [one] { $where } jest najwyżej { $n } przestępca (razem z twoimi)
    [few] { $where } jest najwyżej { $n } przestępców (razem z twoimi)
   *[many] { $where } jest najwyżej { $n } przestępców (razem z twoimi)
}
clause-no-items = { $where } nie ma żadnego przedmiotu, { $what }
clause-items-at-least = { $n ->
    [one] { $where } jest co najmniej { $n } przedmiot, { $what }
    [few] { $where } są co najmniej { $n } przedmioty, { $what }
   *[many] { $where } jest co najmniej { $n } przedmiotów, { $what }
}
clause-items-some = { $where }: { $what }
clause-items-exactly = { $n ->
    [one] { $where } jest dokładnie { $n } przedmiot, { $what }
    [few] { $where } są dokładnie { $n } przedmioty, { $what }
   *[many] { $where } jest dokładnie { $n } przedmiotów, { $what }
}
clause-items-at-most = { $n ->
    [one] { $where } jest najwyżej { $n } przedmiot, { $what }
    [few] { $where } są najwyżej { $n } przedmioty, { $what }
   *[many] { $where } jest najwyżej { $n } przedmiotów, { $what }
}
clause-empty = { $where } jest całkiem pusto (ani przestępcy, ani przedmiotu, ani Strażnika)
clause-no-barriers = na granicach { $where } nie stoi żadna blokada
clause-barriers-at-least = { $n ->
    [one] na granicach { $where } stoi co najmniej { $n } blokada
    [few] na granicach { $where } stoją co najmniej { $n } blokady
   *[many] na granicach { $where } stoi co najmniej { $n } blokad
}
clause-barriers-exactly = { $n ->
    [one] na granicach { $where } stoi dokładnie { $n } blokada
    [few] na granicach { $where } stoją dokładnie { $n } blokady
   *[many] na granicach { $where } stoi dokładnie { $n } blokad
}
clause-barriers-at-most = { $n ->
    [one] na granicach { $where } stoi najwyżej { $n } blokada
    [few] na granicach { $where } stoją najwyżej { $n } blokady
   *[many] na granicach { $where } stoi najwyżej { $n } blokad
}
clause-barrier-between = { $who } są w sąsiednich strefach, między którymi stoi blokada
clause-no-searches = { $where } nie ma żadnej obławy
clause-searches-at-least = { $n ->
    [one] { $where } jest co najmniej { $n } żeton obławy
    [few] { $where } są co najmniej { $n } żetony obławy
   *[many] { $where } jest co najmniej { $n } żetonów obławy
}
clause-searches-exactly = { $n ->
    [one] { $where } jest dokładnie { $n } żeton obławy
    [few] { $where } są dokładnie { $n } żetony obławy
   *[many] { $where } jest dokładnie { $n } żetonów obławy
}
clause-searches-at-most = { $n ->
    [one] { $where } jest najwyżej { $n } żeton obławy
    [few] { $where } są najwyżej { $n } żetony obławy
   *[many] { $where } jest najwyżej { $n } żetonów obławy
}

line-drop = { $who } odkłada przedmiot
line-drop-with-guardian = { $who }: kto z nich jest w strefie ze Strażnikiem, odkłada przedmiot
line-move-item = przenieś { $item } { $to }
line-give = { $who } przekazuje przedmiot { $whom }
line-swap-items = zamień miejscami { $items }
line-swap-criminals = { $who } zamieniają się miejscami
line-move-criminal = { $who } przenosi się { $to } (blokady nie mają znaczenia)
line-relocate-guardian = Strażnik przenosi się { $to } (bez eskorty)
line-step-guardian = { $count ->
    [one] rusz raz Strażnikiem
    [few] rusz Strażnikiem { $count } razy
   *[many] rusz Strażnikiem { $count } razy
}
line-step-barrier = { $count ->
    [one] przesuń raz jedną blokadę
    [2] przesuń jedną blokadę dwa razy w jednym kierunku
    [few] przesuń jedną blokadę { $count } razy w jednym kierunku
   *[many] przesuń jedną blokadę { $count } razy w jednym kierunku
}
line-move-searches = wszystkie obławy { $from } przenieś { $to }, jeśli tam żadnej nie ma
line-move-searches-any = wszystkie obławy { $from } przenieś do strefy bez obław

crime-card = { $crime } ({ $storyline }, poziom { $level })
crime-card-petty = { $crime } (drobne przestępstwo)
dilemma-card = { $dilemma } (zepsucie { $corruption }; { $reward })
reward = { $parts }
reward-nothing = nic
reward-intel = { $count ->
    [one] { $count } informacja
    [few] { $count } informacje
   *[many] { $count } informacji
}
reward-dilemmas = { $count ->
    [one] { $count } dylemat
    [few] { $count } dylematy
   *[many] { $count } dylematów
}
reward-evidence = { $count ->
    [one] { $count } dowód
    [few] { $count } dowody
   *[many] { $count } dowodów
}
reward-process = przetworzenie do { $count }
reward-support = { $count ->
    [one] { $count } żeton wsparcia
    [few] { $count } żetony wsparcia
   *[many] { $count } żetonów wsparcia
}
reward-badges = { $count ->
    [one] { $count } odznaka
    [few] { $count } odznaki
   *[many] { $count } odznak
}

## Pytania

prompt-hook = Twoja tura. Kogo podpinasz?
    .help = Najwyżej jednego, a jeśli nie masz żadnego, to koniecznie. Zabrany rywalowi kosztuje 1 informację, trzeci przynosi dylemat. Kto najpierw odpina, musi podpiąć.
prompt-hook-last = Twoja ostatnia tura. Kogo podpinasz?
    .help = Najwyżej jednego, a jeśli nie masz żadnego, to koniecznie. Zabrany rywalowi kosztuje 1 informację, trzeci przynosi dylemat. Kto najpierw odpina, musi podpiąć.
prompt-hook-again = Port jest wolny. Kogo podpinasz teraz?
    .help = Kto odpina, musi podpiąć; choćby tego samego przestępcę. Najpierw możesz odpiąć jeszcze innych.
prompt-hook-by-token = Kogo podpinasz żetonem wsparcia?
    .help = Najpierw możesz innych odpiąć. Nad podpiętym przestępcą zyskujesz 1 punkt dominacji.
prompt-act = { $count ->
    [0] Akcje się skończyły. Coś jeszcze?
    [one] Co robisz? (Została { $count } akcja.)
    [few] Co robisz? (Zostały { $count } akcje.)
   *[many] Co robisz? (Zostało { $count } akcji.)
}
    .help = { $count ->
        [0] To, co darmowe, nadal jest możliwe, a gdzie starczy dominacji, także dodatkowe akcje; poważna zbrodnia też. W przeciwnym razie zakończ akcje.
       *[other] Odłożenie, drobne przestępstwa, wsparcie i niektóre zdolności są za darmo, reszta kosztuje akcję. Poważna zbrodnia kończy akcje i odpina wszystkich; skończyć możesz i bez niej.
    }
prompt-endure = Co robi { $criminal } w dodatkowej akcji?
    .help = Musi to być coś, co kosztuje akcję, i musi to zrobić właśnie ten przestępca. Zyskanie dominacji się nie liczy.
prompt-escort = Strażnik rusza dalej. Kogo z tych, którzy są { $zone }, zabiera ze sobą?
    .help = Jednego przestępcę razem z trzymanym przedmiotem, także przez blokadę. Albo nikogo.
prompt-patrol = { $count ->
    [one] Czym ruszasz? (Jeszcze { $count } ruch albo nic.)
    [few] Czym ruszasz? (Jeszcze do { $count } ruchów albo nic.)
   *[many] Czym ruszasz? (Jeszcze do { $count } ruchów albo nic.)
}
    .help = Strażnikiem o jedną strefę albo blokadą o jedną granicę, w dowolnym podziale.
prompt-patrol-must = { $count ->
    [one] Czym ruszasz? ({ $count } ruch)
    [few] Czym ruszasz? (Do { $count } ruchów, co najmniej jeden.)
   *[many] Czym ruszasz? (Do { $count } ruchów, co najmniej jeden.)
}
    .help = Strażnikiem o jedną strefę albo blokadą o jedną granicę, w dowolnym podziale.
prompt-march = { $count ->
    [one] Dokąd idzie Strażnik? (Jeszcze { $count } ruch.)
    [few] Dokąd idzie Strażnik? (Jeszcze { $count } ruchy.)
   *[many] Dokąd idzie Strażnik? (Jeszcze { $count } ruchów.)
}
    .help = Zbrodnia tego wymaga. Przy każdym ruchu Strażnik może zabrać ze sobą jednego przestępcę.
prompt-shove = { $count ->
    [one] Którą blokadę przesuwasz i w którą stronę?
    [2] Którą blokadę przesuwasz dwa razy i w którą stronę?
    [few] Którą blokadę przesuwasz { $count } razy i w którą stronę?
   *[many] Którą blokadę przesuwasz { $count } razy i w którą stronę?
}
    .help = Zbrodnia tego wymaga. Druga blokada na drodze zostaje przeskoczona.
prompt-heights = { $count ->
    [one] Jeszcze jedna przysługa na Wzgórzach: jaka?
    [few] { $count } przysługi na Wzgórzach: jaka będzie pierwsza?
   *[many] { $count } przysług na Wzgórzach: jaka będzie pierwsza?
}
    .help = Rusz przestępcą, przedmiotem, blokadą albo Strażnikiem albo obejrzyj dwa zakryte dowody. Może być dwa razy to samo.
prompt-ion-towers = Co wynosisz z Wież Jonowych?
    .help = Żeton wsparcia albo kartę zbrodni dobraną w ciemno, która trafi na rękę pod koniec tury.
prompt-harbor = Co robisz w Porcie?
    .help = Zdobądź jeden dowód z listwy albo przetwórz jeden ze swoich.
prompt-duel = Kogo wyzywasz na pojedynek?
    .help = Oboje pokazujecie swoje dylematy. Kto po odjęciu tolerancji ma większe zepsucie, płaci 2 informacje i jeden odrzuca; remis wygrywasz ty. Albo nikogo.
prompt-duel-must = Kogo wyzywasz na pojedynek żetonem wsparcia?
    .help = Oboje pokazujecie swoje dylematy. Kto po odjęciu tolerancji ma większe zepsucie, płaci 2 informacje i jeden odrzuca; remis wygrywasz ty.
prompt-lose-duel = Pojedynek wygrywa { $winner }: { $shown } przeciw twoim { $own }. Który dylemat odrzucasz?
    .help = Przegrany płaci 2 informacje, o ile je ma, i pozbywa się jednego dylematu.
prompt-relocate = Którego przestępcę przenosisz?
    .help = Kogokolwiek, razem z trzymanym przedmiotem, do dowolnej strefy.
prompt-relocate-must = Którego przestępcę przenosisz żetonem wsparcia?
    .help = Kogokolwiek, razem z trzymanym przedmiotem, do dowolnej strefy.
prompt-relocate-to = Dokąd przenosisz { $criminal }?
    .help = Do dowolnej innej strefy; blokady nie mają znaczenia.
prompt-relocate-item = Który przedmiot przenosisz?
    .help = Trzymany lub odłożony; na końcu leży odłożony.
prompt-item-to = Dokąd przenosisz { $item }?
    .help = Do dowolnej innej strefy; przedmiot leży tam odłożony.
prompt-swap-items = Który przedmiot zamieniasz na inny?
    .help = Przedmioty zamieniają się miejscami; kto trzymał jeden, trzyma teraz drugi.
prompt-swap-items-must = Który przedmiot zamieniasz na inny?
    .help = Przedmioty zamieniają się miejscami; kto trzymał jeden, trzyma teraz drugi.
prompt-swap-item-with = Na co zamieniasz { $item }?
    .help = Przedmioty zamieniają się miejscami; kto trzymał jeden, trzyma teraz drugi.
prompt-swap-criminals = Który przestępca zamienia się z kimś miejscem?
    .help = Oboje zabierają trzymane przedmioty ze sobą.
prompt-swap-criminal-with = Na kogo zamieniasz { $criminal }?
    .help = Na kogoś z innej strefy; oboje zabierają trzymane przedmioty ze sobą.
prompt-swap-item-criminal = Który przedmiot zamienia się miejscem z przestępcą?
    .help = Przedmiot zostanie odłożony tam, skąd przestępca odchodzi.
prompt-swap-item-criminal-with = Na którego przestępcę zamieniasz { $item }?
    .help = Na kogoś z innej strefy; trzymany przedmiot idzie razem z nim.
prompt-shift = Z której strefy przenosisz obławy?
    .help = Wszystkie, do strefy, w której ich nie ma. Strefy z obławą nie można użyć.
prompt-shift-there = Skąd przenosisz obławy { $zone }?
    .help = Wszystkie z jednej strefy. Strefy z obławą nie można użyć.
prompt-shift-to = Dokąd przenosisz obławy, które są { $zone }?
    .help = Do strefy, w której ich nie ma.
prompt-lock = Na które podpięcie zakładasz kłódkę?
    .help = Dopóki nie odepniesz tego przestępcy, nikt ci go nie zabierze.
prompt-swap-hooks = Z kim wymieniasz wszystkie podpięcia?
    .help = Nic się nie płaci, a za trzeci port nie bierze się dylematu.
prompt-drop-dilemma = Który dylemat odrzucasz?
    .help = Z ręki albo z banku zepsucia; nikt nie zobaczy który.
prompt-redraw = { $count ->
    [one] Który dylemat odrzucasz? (Jeszcze { $count }.)
    [few] Które dylematy odrzucasz? (Jeszcze { $count }.)
   *[many] Które dylematy odrzucasz? (Jeszcze { $count }.)
}
    .help = Nowe albo stare, z ręki. Połowę tego, co zostanie, zapiszesz na koniec rozdziału.
prompt-look = { $count ->
    [one] Który zakryty dowód oglądasz? (Jeszcze { $count }.)
    [few] Które zakryte dowody oglądasz? (Razem { $count }.)
   *[many] Które zakryte dowody oglądasz? (Razem { $count }.)
}
    .help = Na wyświetlaczu, na polu premii albo w skrytce. Widzisz go tylko ty, a stół to za ciebie pamięta.
prompt-look-then-take = { $count ->
    [one] Który zakryty dowód oglądasz? (Jeszcze { $count }, potem bierzesz jeden z nich.)
    [few] Które zakryte dowody oglądasz? (Razem { $count }, potem bierzesz jeden.)
   *[many] Które zakryte dowody oglądasz? (Razem { $count }, potem bierzesz jeden.)
}
    .help = Na wyświetlaczu, na polu premii albo w skrytce. Widzisz go tylko ty.
prompt-take-seen = Który z obejrzanych dowodów bierzesz?
    .help = Trafia do twojej pamięci; drugi zostaje na miejscu.
prompt-take-unseen = Który zakryty dowód bierzesz w ciemno?
    .help = Z wyświetlacza lub z obszaru planu do pamięci. Pole premii się przez to zwalnia.
prompt-expose = Który dowód w obszarze planu ujawniasz?
    .help = Trafia odkryty do wspólnej skrytki. Pole premii się przez to zwalnia.
prompt-support = Który żeton wsparcia bierzesz?
    .help = Razem z informacjami, które przy nim leżą; do następnej części oferty trafia 1 informacja. Niebieskie żetony zatrzymujesz, różowe działają od razu.
prompt-bar = { $count ->
    [0] Który dowód bierzesz z listwy?
    [one] Który dowód bierzesz z listwy? (Jeszcze { $count } przyjdzie zakryty.)
    [few] Który dowód bierzesz z listwy? (Jeszcze { $count } przyjdą zakryte.)
   *[many] Który dowód bierzesz z listwy? (Jeszcze { $count } przyjdzie zakrytych.)
}
    .help = Trafia do twojej pamięci. Potem listwa uzupełnia się z wyświetlacza; jeśli się nie da, rozdział się kończy.
prompt-process = { $count ->
    [one] Który dowód przetwarzasz i gdzie? (Albo nic.)
    [few] Który dowód przetwarzasz i gdzie? (Najwyżej { $count } albo nic.)
   *[many] Który dowód przetwarzasz i gdzie? (Najwyżej { $count } albo nic.)
}
    .help = Zadanie jego rodzaju daje akta, pole premii premię. Tam i w twojej skrytce pomaga udaremnić plan i podnosi wartość swojego rodzaju; co zatrzymasz, liczy się dla ciebie.
prompt-gain-grip = { $count ->
    [one] Nad kim zyskujesz dominację?
    [few] Nad kim zyskujesz dominację? (Razem { $count }, po jednym punkcie.)
   *[many] Nad kim zyskujesz dominację? (Razem { $count }, po jednym punkcie.)
}
    .help = Nad dowolnym przestępcą w grze. Od 3 działa zdolność, od 5 dominacją płaci się za dodatkowe akcje. Na końcu liczy się tylko twój najniższy żeton.
prompt-lose-grip = { $count ->
    [one] Śledztwo zawiodło. Nad kim tracisz dominację? (Jeszcze { $count }.)
    [few] Śledztwo zawiodło. Nad kim tracisz dominację? (Jeszcze { $count }, po jednym punkcie.)
   *[many] Śledztwo zawiodło. Nad kim tracisz dominację? (Jeszcze { $count }, po jednym punkcie.)
}
    .help = Kto ma najmniej akt, traci dominację; nad kim, wybiera sam. Na końcu liczy się tylko twój najniższy żeton.
prompt-bind = { $crime }: kto co robi?
    .help = Pasuje kilku twoich przestępców. Wybierz, co się stanie.
prompt-send-criminal = Dokąd idzie { $criminal }?
    .help = Zbrodnia tego wymaga. Blokady nie mają znaczenia.
prompt-send-item = Dokąd przenosisz { $item }?
    .help = Zbrodnia tego wymaga. Przedmiot będzie tam leżał odłożony.
prompt-send-guardian = Dokąd idzie Strażnik?
    .help = Zbrodnia tego wymaga. Nikogo nie eskortuje.
prompt-outcome = { $crime }: ostrożnie czy bezwzględnie?
    .help = Wynik ostrożny pozwala przetworzyć więcej dowodów, bezwzględny daje więcej informacji i więcej dylematów.
prompt-discard = Twoja tura się kończy. Które zbrodnie odrzucasz?
    .help = Dowolną liczbę lub żadnej, pod ich talie. Potem dobierasz, jeśli nie masz poważnej zbrodni lub drobnego przestępstwa. Można też użyć wsparcia.
prompt-discard-last = Twoja ostatnia tura się kończy. Które zbrodnie odrzucasz?
    .help = To już bez znaczenia: co zostanie na ręce, nie liczy się. Można też użyć wsparcia.
prompt-discard-none = Twoja tura się kończy. Używasz żetonu wsparcia?
    .help = Nie masz zbrodni do odrzucenia; idąc dalej, dobierzesz nowe.
prompt-discard-more = Które zbrodnie jeszcze odrzucasz?
    .help = Trafiają pod swoje talie. Potem dobierasz, jeśli nie masz poważnej zbrodni lub drobnego przestępstwa.
prompt-draw = Nie masz poważnej zbrodni. Z której talii ją dobierasz?
    .help = Poziomy 2 i 3 płacą więcej, ale wymagają zbrodni o poziom niższej z tego samego wątku, bez względu na to, kto ją popełni.
prompt-draw-last = Z której talii dobierasz poważną zbrodnię?
    .help = To już bez znaczenia: to była twoja ostatnia tura.
prompt-echo-gains-grip = { $count ->
    [one] Echo zyskuje { $count } punkt dominacji. Nad kim spośród tych, których kontroluje najsłabiej?
    [few] Echo zyskuje { $count } punkty dominacji. Nad kim najpierw spośród tych, których kontroluje najsłabiej?
   *[many] Echo zyskuje { $count } punktów dominacji. Nad kim najpierw spośród tych, których kontroluje najsłabiej?
}
    .help = Jej najniższe żetony stoją równo, więc decydujesz za nią.
prompt-echo-loses-grip = { $count ->
    [one] Echo traci { $count } punkt dominacji. Nad kim spośród tych, których kontroluje najmocniej?
    [few] Echo traci { $count } punkty dominacji. Nad kim najpierw spośród tych, których kontroluje najmocniej?
   *[many] Echo traci { $count } punktów dominacji. Nad kim najpierw spośród tych, których kontroluje najmocniej?
}
    .help = Jej najwyższe żetony stoją równo, więc decydujesz za nią.
prompt-echo-support = Którą część oferty bierze Echo?
    .help = Leży w nich tyle samo informacji, więc decydujesz za nią. Żeton odrzuca bez użycia.
prompt-window-grip = Używasz wsparcia, zanim wzrośnie twoja dominacja?
    .help = Teraz liczą się żetony, które przyniosą ci inne podpięcia: nad każdym podpiętym przestępcą zyskasz 1 punkt dominacji. Pozostałych można użyć wśród akcji.
prompt-window-end = Używasz wsparcia, zanim tura się skończy?
    .help = Zbrodnia już dobrana; to ostatnia okazja w twojej turze.
prompt-store = { $count ->
    [one] Rozdział się kończy. Który dylemat zapisujesz?
    [few] Rozdział się kończy. Które dylematy zapisujesz? (Razem { $count }.)
   *[many] Rozdział się kończy. Które dylematy zapisujesz? (Razem { $count }.)
}
    .help = Połowa ręki, zaokrąglona w górę, trafia do banku zepsucia razem z zepsuciem i nagrodą; reszta zostaje odrzucona. Kto jest na końcu najbardziej zepsuty, ląduje po ciemnej stronie.

## Wybory

choice-notation = { $action }
choice-pass = Pomiń
choice-noted = { $choice } ({ $notes })
cost-action = 1 akcja
cost-extra-action = dodatkowa akcja
cost-nothing = za darmo

choice-no-hook = Nie podpinaj nikogo
choice-end-actions = Zakończ akcje bez poważnej zbrodni
choice-no-escort = Nikt z nim nie idzie
choice-no-patrol = Nie ruszaj już niczym
choice-no-favour = Nie proś o więcej przysług
choice-no-ion-towers = Nie bierz nic z Wież Jonowych
choice-no-harbor = Nie zdobywaj dowodu ani nie przetwarzaj
choice-no-duel = Nie wyzywaj nikogo
choice-no-relocation = Nie przenoś nikogo
choice-no-swap = Nie zamieniaj nic
choice-no-process = Nie przetwarzaj więcej
choice-no-discard = Zatrzymaj wszystkie zbrodnie
choice-nothing-to-discard = Dalej: dobierz nowe zbrodnie
choice-discard-no-more = Nie odrzucaj więcej
choice-on-to-grip = Idź dalej i zyskaj dominację
choice-end-turn = Zakończ turę

choice-hook = Podepnij { $criminal }
choice-hook-from = { $count ->
    [one] Podepnij { $criminal } za { $count } informację, którą dostaje { $agent }
    [few] Podepnij { $criminal } za { $count } informacje, które dostaje { $agent }
   *[many] Podepnij { $criminal } za { $count } informacji, które dostaje { $agent }
}
choice-hook-from-unpaid = { $count ->
    [one] Podepnij { $criminal } bez płacenia; { $count } informację z puli dostaje { $agent }
    [few] Podepnij { $criminal } bez płacenia; { $count } informacje z puli dostaje { $agent }
   *[many] Podepnij { $criminal } bez płacenia; { $count } informacji z puli dostaje { $agent }
}
choice-unhook = Odepnij { $criminal }
note-third-port = trzeci port: dobierasz dylemat
note-hook-grip = z 1 punktem dominacji
note-lock-lost = kłódka przepada
choice-gain-grip = Zyskaj 1 punkt dominacji nad { $criminal }: { $before } → { $after }
choice-lose-grip = Strać 1 punkt dominacji nad { $criminal }: { $before } → { $after }
choice-echo-gains-grip = Echo zyskuje 1 punkt dominacji nad { $criminal }: { $before } → { $after }
choice-echo-loses-grip = Echo traci 1 punkt dominacji nad { $criminal }: { $before } → { $after }
choice-endure = Zapłać 1 punkt dominacji nad { $criminal } za dodatkową akcję: { $before } → { $after }
choice-swap-hooks = Wymień żetony podpięcia ({ $agent }); do ciebie trafia: { $criminals }
choice-swap-no-hooks = Wymień żetony podpięcia ({ $agent }); do ciebie nie trafia nikt
choice-challenge = { $count ->
    [one] Wyzwij na pojedynek: { $agent } ({ $count } dylemat na ręce, tolerancja { $tolerance })
    [few] Wyzwij na pojedynek: { $agent } ({ $count } dylematy na ręce, tolerancja { $tolerance })
   *[many] Wyzwij na pojedynek: { $agent } ({ $count } dylematów na ręce, tolerancja { $tolerance })
}

choice-move = Zaprowadź { $criminal } { $zone }
choice-pick-up = { $criminal } podnosi { $item }
choice-drop = { $criminal } odkłada { $item }
choice-use = { $criminal } używa efektu strefy { $zone }: { $effect }
choice-fix = Kombinator używa efektu pobliskiej strefy { $zone }: { $effect }
choice-push = Egzekutor przepycha { $criminal } { $zone }
choice-hack = Haker przesyła { $item } { $zone }
choice-fetch = Haker podnosi z daleka { $item }, teraz { $zone }
choice-smuggle = Przemytnik zgarnia { $item }
choice-steal = Przemytnik zabiera { $item }; traci to { $criminal }
choice-sense = Wiedźma daje 1 punkt dominacji nad { $criminal }: { $before } → { $after }
choice-jump = Skoczka przeskakuje { $zone }
choice-dash = Kurierka mknie { $zone }
choice-crusher-guardian = Kruszyciel przegania Strażnika { $zone }
choice-crusher-barrier = Kruszyciel spycha blokadę { $turning }: { $from } → { $to }
note-drops = odkłada { $item }
note-held-by = teraz trzyma { $criminal }

choice-guardian = Rusz Strażnikiem { $zone }
choice-send-guardian = Strażnik przenosi się { $zone }
choice-barrier = Przesuń blokadę { $turning }: { $from } → { $to }
choice-carry = Przerzuć { $item } { $zone }
choice-look = Obejrzyj dwa zakryte dowody
choice-escort = Strażnik zabiera ze sobą { $criminal } { $zone }
choice-lock = Zamknij na kłódkę { $criminal }
choice-relocate = Przenieś { $criminal }, teraz { $zone }
choice-relocate-to = Przenieś { $criminal } { $zone }
choice-send-criminal = { $criminal } przenosi się { $zone }
choice-relocate-item = Przenieś { $item } ({ $spot })
choice-swap-item = Zamień { $item } ({ $spot })
choice-swap-item-criminal = Zamień { $item } na przestępcę ({ $spot })
choice-swap-criminal = Zamień { $criminal }, teraz { $zone }
choice-swap-two = Zamień miejscami { $one } i { $other }
spot-dropped = na ziemi { $zone }
spot-held = trzyma { $criminal } { $zone }
choice-shift-from = { $count ->
    [one] { $zone }: { $count } żeton obławy
    [few] { $zone }: { $count } żetony obławy
   *[many] { $zone }: { $count } żetonów obławy
}
choice-shift-to = Przenieś obławy { $zone }

choice-support = Użyj wsparcia: { $support }
choice-third = { $count ->
    [0] Weź „{ $support }”. { $help }
    [one] Weź „{ $support }” i { $count } informację. { $help }
    [few] Weź „{ $support }” i { $count } informacje. { $help }
   *[many] Weź „{ $support }” i { $count } informacji. { $help }
}
choice-echo-third = { $count ->
    [one] Echo bierze „{ $support }” i { $count } informację
    [few] Echo bierze „{ $support }” i { $count } informacje
   *[many] Echo bierze „{ $support }” i { $count } informacji
}
note-third = część { $number } oferty
choice-set-aside = { $count ->
    [one] Odłóż na bok w ciemno zbrodnię { $deck } (została { $count } karta)
    [few] Odłóż na bok w ciemno zbrodnię { $deck } (zostały { $count } karty)
   *[many] Odłóż na bok w ciemno zbrodnię { $deck } (zostało { $count } kart)
}
choice-draw = { $count ->
    [one] Dobierz zbrodnię { $deck } (została { $count } karta)
    [few] Dobierz zbrodnię { $deck } (zostały { $count } karty)
   *[many] Dobierz zbrodnię { $deck } (zostało { $count } kart)
}
choice-from-bar = { $count ->
    [0] Weź z listwy { $evidence }
    [one] Weź z listwy { $evidence } i jeszcze { $count } zakryty
    [few] Weź z listwy { $evidence } i jeszcze { $count } zakryte
   *[many] Weź z listwy { $evidence } i jeszcze { $count } zakrytych
}
choice-take-from-supply = Weź 1 dowód ze wspólnej puli, bo wyświetlacz jest pusty
choice-gain = Zdobądź 1 dowód z wyświetlacza, bo listwa jest pusta
choice-process-row = Przetwórz { $evidence } za akta { $row }
choice-process-bonus = Przetwórz { $evidence } na pole premii { $bonus }
choice-process-box = Przetwórz { $evidence } do swojej skrytki
choice-look-at = Obejrzyj: { $place }
choice-take = Weź: { $place }
choice-take-seen = Weź { $evidence } ({ $place })
choice-expose = Ujawnij: { $place }
note-known = wiesz, co to: { $evidence }
choice-commit = Popełnij zbrodnię „{ $crime }” i zakończ akcje – ostrożnie: { $careful }; bezwzględnie: { $reckless }
choice-commit-petty = Popełnij { $crime }: { $reward }
choice-bind = W ten sposób: { $effects }
choice-outcome = { $outcome } – „{ $title }”: { $reward }
choice-discard = Odrzuć { $deck }: { $crime }
choice-drop-dilemma = Odrzuć dylemat: { $dilemma }
choice-drop-stored = Odrzuć dylemat z banku zepsucia: { $dilemma }
choice-store = Zapisz dylemat: { $dilemma }

## Zapis gry

event-storylines-left-out = Historie, których tym razem nikt nie opowie: { AND($storylines) }.
event-first-agent = Konsole się rozświetlają. Zaczyna { $agent }.
event-start-grip = { $agent } zna z góry słaby punkt { $criminal } i zaczyna z 1 punktem dominacji.
event-crimes-dealt = Twoje pierwsze zbrodnie, tylko dla twoich oczu: { AND($crimes) }.
event-evidence-dealt = W pamięci masz { $evidence }, tylko dla twoich oczu.
event-missions-set = Co chce wiedzieć wydział, od góry: { $missions }.
event-turn-began = { $agent } siada do konsoli.
event-echo-turn-began = { $agent } się budzi.
event-chapter-began = Rozdział { $chapter }. { chapter-opening }
chapter-opening = { $chapter ->
    [1] New Dawn City, rok 2087. Nikt tu jeszcze nie podejrzewa, że za tutejszych przestępców myśli ktoś inny.
    [2] Syndykat zauważył, że jego ludziom co jakiś czas ginie godzina z życia.
   *[3] Czyje to właściwie ręce, tego nikt już nie jest pewien.
}
event-chapter-end-triggered = { $chapter ->
    [3] { $agent } zastaje pusty wyświetlacz: wszyscy pozostali mają jeszcze po jednej, ostatniej turze.
   *[other] { $agent } zastaje pusty wyświetlacz: po tej turze kończy się rozdział { $chapter }.
}
event-trail-went-cold = { $chapter ->
    [3] Trop stygnie: od dawna nikt nie zdobył dowodu. Wszyscy pozostali mają jeszcze po jednej, ostatniej turze.
   *[other] Trop stygnie: od dawna nikt nie zdobył dowodu, więc rozdział { $chapter } się kończy.
}
event-game-ended-foiled = Wszystkie dowody leżą na stole i obraz jest pełny: plan Syndykatu zostaje udaremniony.
event-game-ended-not-foiled = Wszystkie dowody leżą na stole, a w obrazie są dziury: plan Syndykatu się ziści.

event-unhooked = { $agent } puszcza wolno { $criminal }.
event-hooked = { $agent } podpina się do umysłu { $criminal }.
event-hooked-from = { $agent } przejmuje władzę nad umysłem { $criminal }; 1 informację za to dostaje { $owner }.
event-hooked-from-unpaid = { $agent } przejmuje władzę nad umysłem { $criminal } i nie ma czym zapłacić; 1 informację z puli dostaje { $owner }.
event-hook-skipped = { $seat } poprzestaje na umysłach, które już kontroluje.
event-grip-raised = { $seat } zaciska haki: o 1 punkt dominacji więcej nad { $criminals }.
event-grip-gained = { $agent } zyskuje 1 punkt dominacji nad { $criminal }.
event-grip-lost = { $count ->
    [one] { $agent } traci { $count } punkt dominacji nad { $criminal }.
    [few] { $agent } traci { $count } punkty dominacji nad { $criminal }.
   *[many] { $agent } traci { $count } punktów dominacji nad { $criminal }.
}
event-grip-paid = { $seat } zmusza { $criminal } do wysiłku ponad siły: 1 punkt dominacji za dodatkową akcję.
event-hook-locked = { $seat } zakłada kłódkę i ma { $criminal } tylko dla siebie.
event-hooks-swapped = { $seat } i { $opponent } wymieniają się wszystkimi podpięciami.
    .again = { $seat } i { $opponent } wymieniają się wszystkimi podpięciami.

event-moved = { $agent } prowadzi { $criminal } { $zone }.
event-relocated = { $agent } przenosi { $criminal } { $zone }.
event-picked-up = { $agent } rękami { $criminal } podnosi { $item }.
event-dropped = { $agent } wypuszcza z rąk { $criminal } { $item }.
event-stolen = { $seat } rękami Przemytnika szpera po kieszeniach { $criminal } i zabiera { $item }.
event-given = { $seat } wciska { $criminal } do rąk { $item }.
event-item-moved = { $agent } przerzuca { $item } { $zone }.
event-items-swapped = { $seat } zamienia miejscami { $one } i { $other }.
event-criminals-swapped = { $seat } zamienia miejscami { $one } i { $other }.
event-item-criminal-swapped = { $seat } zamienia miejscami { $item } i { $criminal }.
event-guardian-moved = { $agent } zwabia Strażnika { $zone }.
event-escorted = Strażnik eskortuje { $criminal } { $zone }.
event-barrier-moved = { $agent } przesuwa blokadę: { $from } → { $to }.
event-searches-shifted = { $agent } kieruje obławy na inny trop: { $from } → { $to }.
event-zone-used = { $seat } wykorzystuje { $criminal } { $zone } i ściąga tam obławy.
event-barriers-ignored = Do końca tury żadna blokada nie zatrzyma niczego, czym rusza { $seat }.
    .again = Do końca tury żadna blokada nie zatrzyma niczego, czym rusza.

event-support-gained = { $count ->
    [0] { $agent } wzywa wsparcie: { $support }.
    [one] { $agent } wzywa wsparcie ({ $support }), a z nim bierze { $count } informację.
    [few] { $agent } wzywa wsparcie ({ $support }), a z nim bierze { $count } informacje.
   *[many] { $agent } wzywa wsparcie ({ $support }), a z nim bierze { $count } informacji.
}
event-echo-support = { $count ->
    [0] { $agent } usuwa z oferty żeton wsparcia: { $support }.
    [one] { $agent } bierze z oferty wsparcia { $count } informację i usuwa żeton: { $support }.
    [few] { $agent } bierze z oferty wsparcia { $count } informacje i usuwa żeton: { $support }.
   *[many] { $agent } bierze z oferty wsparcia { $count } informacji i usuwa żeton: { $support }.
}
event-support-turned-up = Nowe w ofercie wsparcia: { AND($support) }.
event-support-used = { $seat } korzysta ze wsparcia: { $support }.
event-tolerance-gained = { $agent } obrasta w grubszą skórę: tolerancja { $tolerance }.
event-intel-gained = { $count ->
    [one] { $agent } zdobywa { $count } informację.
    [few] { $agent } zdobywa { $count } informacje.
   *[many] { $agent } zdobywa { $count } informacji.
}
event-actions-gained = { $count ->
    [one] { $seat } ma w tej turze o { $count } akcję więcej.
    [few] { $seat } ma w tej turze o { $count } akcje więcej.
   *[many] { $seat } ma w tej turze o { $count } akcji więcej.
}

event-petty-committed = { $seat } mimochodem popełnia drobne przestępstwo: { $crime }. { $story }
event-crime-committed = { $seat } popełnia zbrodnię: { $crime }. { $story }
event-outcome-careful = { $seat } działa ostrożnie.
event-outcome-reckless = { $seat } działa bezwzględnie.
event-crime-drawn = Następna zbrodnia, tylko dla twoich oczu: { $crime }.
event-crime-drawn-from = { $seat } dobiera zbrodnię { $deck }.
event-crime-set-aside = { $count ->
    [one] { $seat } odkłada na bok w ciemno zbrodnię { $deck }.
    [few] { $seat } odkłada na bok w ciemno { $count } zbrodnie { $deck }.
   *[many] { $seat } odkłada na bok w ciemno { $count } zbrodni { $deck }.
}
event-aside-taken = Odkrywasz to, co leżało na boku: { AND($crimes) }.
event-crime-discarded = Rezygnujesz z jednej zbrodni: { $crime } trafia { $deck }.
event-crime-discarded-under = { $seat } rezygnuje z jednej zbrodni; trafia ona { $deck }.
event-petty-reshuffled = Drobne przestępstwa nigdy się nie kończą: ze stosu powstaje nowa talia.

event-dilemma-drawn = Dylemat tylko dla ciebie: { $dilemma }.
event-dilemmas-drawn = { $count ->
    [one] { $agent } ma na głowie { $count } nowy dylemat.
    [few] { $agent } ma na głowie { $count } nowe dylematy.
   *[many] { $agent } ma na głowie { $count } nowych dylematów.
}
event-dilemma-discarded = Wyrzucasz to z głowy: { $dilemma }.
event-dilemma-dropped = { $agent } wyrzuca z głowy jeden dylemat.
event-duel-fought = { $challenger } ogłasza pojedynek sumień. Stanąć do niego musi { $opponent }.
event-hand-shown = { $agent } wykłada, co ma na sumieniu: { AND($dilemmas) }. Po odjęciu tolerancji daje to { $value }.
event-duel-won = { $count ->
    [0] Pojedynek wygrywa { $winner }, ale { $loser } nie ma czym zapłacić.
    [one] Pojedynek wygrywa { $winner }; { $loser } płaci { $count } informację.
    [few] Pojedynek wygrywa { $winner }; { $loser } płaci { $count } informacje.
   *[many] Pojedynek wygrywa { $winner }; { $loser } płaci { $count } informacji.
}
event-dilemma-chosen = To już w tobie zostanie: { $dilemma }.
event-dilemma-laid-aside = { $seat } zapisuje w banku zepsucia jeden dylemat.

event-evidence-taken = { $seat } bierze z listwy { $evidence }.
event-evidence-drawn = Zakryty, tylko dla twoich oczu: { $evidence }.
event-evidence-gained = { $count ->
    [one] { $agent } zabezpiecza zakryty dowód.
    [few] { $agent } zabezpiecza { $count } zakryte dowody.
   *[many] { $agent } zabezpiecza { $count } zakrytych dowodów.
}
event-evidence-missing = Nie ma już czego szukać: { $agent } odchodzi z niczym.
    .again = Nie ma już czego szukać: odchodzi z niczym.
event-bar-filled = Nowe na listwie: { AND($evidence) }.
event-placed-in-row = { $seat } przedstawia { $evidence } i bierze akta { $row }.
event-placed-in-box = Ukrywasz { $evidence } w swojej skrytce.
event-placed-on-bonus = Ukrywasz { $evidence } na polu premii { $bonus }.
event-face-down-in-box = { $count ->
    [one] { $agent } ukrywa dowód we własnej skrytce.
    [few] { $agent } ukrywa { $count } dowody we własnej skrytce.
   *[many] { $agent } ukrywa { $count } dowodów we własnej skrytce.
}
event-face-down-on-bonus = { $agent } ukrywa dowód na polu premii { $bonus }.
event-echo-placed-in-row = { $agent } przedstawia coś zakrytego i bierze akta { $row }.
event-looked-at = Podglądasz { $evidence }: { $place }.
event-looked = { $seat } podgląda zakryty dowód: { $place }.
event-took-from = Po cichu zabierasz { $evidence }: { $place }.
event-took = { $seat } po cichu zabiera zakryty dowód: { $place }.
event-exposed = { $seat } ujawnia { $evidence }: { $place } → wspólna skrytka.

event-investigation-succeeded = Śledztwo rozdziału { $chapter } kończy się sukcesem: nie zostały żadne akta.
event-investigation-failed = { $count ->
    [one] Śledztwo rozdziału { $chapter } zawodzi: na planszy została { $count } teczka akt.
    [few] Śledztwo rozdziału { $chapter } zawodzi: na planszy zostały { $count } teczki akt.
   *[many] Śledztwo rozdziału { $chapter } zawodzi: na planszy zostało { $count } teczek akt.
}
event-files-rewarded = { $agent } oddaje { $count ->
    [one] { $count } teczkę akt
    [few] { $count } teczki akt
   *[many] { $count } teczek akt
} i otrzymuje { $intel ->
    [one] { $intel } informację
    [few] { $intel } informacje
   *[many] { $intel } informacji
}.
event-intel-lost = { $count ->
    [one] { $agent } ma najmniej akt i traci { $count } informację.
    [few] { $agent } ma najmniej akt i traci { $count } informacje.
   *[many] { $agent } ma najmniej akt i traci { $count } informacji.
}
event-bonus-spaces-cleared = Pola premii opróżniają się do wspólnej skrytki: { AND($evidence) }.

event-echo-card-turned = { $agent } odkrywa kartę: litera { $letter } i chrapka na { $item }.
event-echo-rolled-black = { $count ->
    [one] { $agent } rzuca: o { $count } strefę { $turning }.
    [few] { $agent } rzuca: o { $count } strefy { $turning }.
   *[many] { $agent } rzuca: o { $count } stref { $turning }.
}
event-echo-rerolls = { $white ->
    [1] { $agent } wyrzuca na białej kości { $white }, ale pierwszy przestępca z jej karty już się ruszył: rzuca jeszcze raz.
    [2] { $agent } wyrzuca na białej kości { $white }, ale drugi przestępca z jej karty już się ruszył: rzuca jeszcze raz.
    [3] { $agent } wyrzuca na białej kości { $white }, ale przedmiot z jej karty już się ruszył: rzuca jeszcze raz.
    [4] { $agent } wyrzuca na białej kości { $white }, ale obławy już się przeniosły: rzuca jeszcze raz.
    [5] { $agent } wyrzuca na białej kości { $white }, ale blokada już się ruszyła: rzuca jeszcze raz.
   *[6] { $agent } wyrzuca na białej kości { $white }, ale Strażnik już się ruszył: rzuca jeszcze raz.
}
event-echo-rolled = { $white ->
    [1] { $agent } sięga po pierwszego przestępcę ze swojej karty (biała kość { $white }, czarna { $count } { $turning }).
    [2] { $agent } sięga po drugiego przestępcę ze swojej karty (biała kość { $white }, czarna { $count } { $turning }).
    [3] { $agent } sięga po przedmiot ze swojej karty (biała kość { $white }, czarna { $count } { $turning }).
    [4] { $agent } sięga po obławy (biała kość { $white }, czarna { $count } { $turning }).
    [5] { $agent } sięga po blokadę (biała kość { $white }, czarna { $count } { $turning }).
   *[6] { $agent } sięga po Strażnika (biała kość { $white }, czarna { $count } { $turning }).
}
event-echo-marked = { $agent } oznacza blokadę: { $border }.
event-echo-progressed = { $agent } posuwa naprzód swoją zbrodnię: postęp { $progress } (+{ $count }).
event-echo-set-back = Jeszcze nie dziś: Echo pociesza się czymś innym.
event-echo-committed-carefully = { $agent } popełnia zbrodnię: { $crime }. { $story } Działa ostrożnie: „{ $outcome }”.
event-echo-committed-recklessly = { $agent } popełnia zbrodnię: { $crime }. { $story } Działa bezwzględnie: „{ $outcome }”.
event-echo-drew-crime = { $agent } dobiera zbrodnię { $deck }.
event-echo-stored = { $count ->
    [one] { $agent } zapisuje w ciemno w swoim banku zepsucia { $count } dylemat.
    [few] { $agent } zapisuje w ciemno w swoim banku zepsucia { $count } dylematy.
   *[many] { $agent } zapisuje w ciemno w swoim banku zepsucia { $count } dylematów.
}
event-echo-kept-face-down = { $count ->
    [one] { $agent } przenosi jeden dowód z pola premii do swojej skrytki; pozostaje zakryty.
    [few] { $agent } przenosi { $count } dowody z pól premii do swojej skrytki; pozostają zakryte.
   *[many] { $agent } przenosi { $count } dowodów z pól premii do swojej skrytki; pozostają zakryte.
}
event-echo-shuffled = { $agent } tasuje swoje karty.
event-echo-rotated = Litery na planszy Echo się przesuwają; z boku stoi teraz { $criminal }.

## Punkty i zakończenia

score-intel = Informacje
score-grip = Najniższa dominacja
score-least-corrupt = Najmniejsze zepsucie
score-over-the-edge = Po ciemnej stronie
score-evidence = Dowody
score-dilemmas = Informacje z dylematów
score-warrants = Nakazy
score-badges = Odznaki

honour-over-the-edge = po ciemnej stronie
honour-least-corrupt = najmniejsze zepsucie
honour-tie = przewaga w remisie: zepsucie { $own } przeciw { $other }

end-saved-city = Plan jest udaremniony, a zwycięzca wciąż może spojrzeć w lustro.
end-saved-by-force = Plan jest udaremniony, tylko lepiej nie pytać jak: zwycięzca jest po ciemnej stronie.
end-kept-the-proof = Syndykat dopiął swego, ale zwycięzca ma dowody i wciąż może spać spokojnie.
end-joined-them = Syndykat dopiął swego, a zwycięzca już do niego należy.

epilogue-saved-city = Syndykat wymyka się z miasta bez jednego dźwięku. Hak zdał egzamin, a wydział odpowiada teraz przed tobą. Używaj go delikatnie.
epilogue-saved-by-force = Twoje metody o mało nie pogrzebały sprawy, a jednak ocaliły miasto. Jest wolne i całe w siniakach; następnym razem szczęście może patrzeć w inną stronę.
epilogue-kept-the-proof = Miasto jest stracone, ale twoje akta nie. Kiedy Syndykat znów się ruszy, ktoś będzie na niego czekał z dowodami w ręku.
epilogue-joined-them = Najnowszy członek Syndykatu wprowadza się do narożnego gabinetu. Wszystko, co wydział kiedykolwiek ci powierzył, wprowadza się razem z tobą.

## Dlaczego nie?

whynot-not-asked = Gra nie pyta teraz o to. Najpierw odpowiedz na pytanie.
whynot-must-choose = Tego nie można odmówić. Wybierz coś z tego, co jest na liście.
whynot-changes-nothing = To by niczego nie zmieniło. Wybierz coś innego.
whynot-not-in-play = Wybrać można tylko przestępców w grze, a { $criminal } do nich nie należy.
whynot-not-yours = Działasz tylko przestępcami, których masz podpiętych, a { $criminal } do nich nie należy.
whynot-hooked-already = Żeton podpięcia { $criminal } już leży na twojej konsoli.
whynot-locked = Na żetonie podpięcia { $criminal } jest kłódka. Podepnij kogoś innego.
whynot-no-free-port = Wszystkie trzy porty twojej konsoli są zajęte. Najpierw kogoś odepnij.
whynot-no-actions-left = Nie masz już akcji. Zostały darmowe akcje i zbrodnia.
whynot-grip-too-low = Twoja dominacja nad { $criminal } wynosi { $grip }, a zdolność wymaga { $needed }. Najpierw ją podnieś.
whynot-no-endurance = Twoja dominacja nad { $criminal } wynosi { $grip }, a dodatkowa akcja wymaga { $needed }. Najpierw ją podnieś.
whynot-nothing-to-endure-for = W dodatkowej akcji { $criminal } nie ma nic do roboty.
whynot-no-grip-by-endurance = Dodatkową akcją nie można zyskać dominacji. Zrób z nią coś innego.
whynot-other-criminal = Dodatkową akcję ma { $criminal } i nikt inny.
whynot-costs-nothing = To i tak jest za darmo. Dodatkowej akcji użyj do czegoś, co kosztuje akcję.
whynot-top-of-track = Twoja dominacja jest już na końcu toru.
whynot-no-grip-to-lose = Nie ma tu dominacji do stracenia. Wybierz innego przestępcę.
whynot-already-there = Już jest w tej strefie: { $zone }. Wybierz inną.
whynot-not-adjacent = Ta strefa nie sąsiaduje: { $zone }. Ruch prowadzi o jedną strefę.
whynot-barred = Drogę zagradza blokada: { $zone }. Obejdź ją albo nią rusz.
whynot-not-here = Tego przedmiotu nie ma w strefie. Wybierz taki, który tam jest.
whynot-holds-nothing = W tych rękach nie ma nic do odłożenia.
whynot-not-dropped = Podnieść można tylko przedmiot, który leży odłożony w zasięgu.
whynot-searched = Trwa tam obława: { $zone }. Dopóki nie przeniesie się gdzie indziej, efektu użyć nie można.
whynot-not-nearby = To za daleko. W pobliżu znaczy w tej samej lub sąsiedniej strefie.
whynot-not-itself = Zdolność działa tylko na innych.
whynot-used-already = Wiedźma użyła już w tej turze swojej zdolności.
whynot-position-again = W tej turze wszystko już tak leżało, a darmową akcją nie można do tego wrócić. Najpierw zrób coś, czego nie da się za darmo cofnąć.
whynot-smuggled-already = Ten przedmiot Przemytnik już za darmo zabrał. Najpierw zrób coś, co kosztuje akcję, popełnij drobne przestępstwo albo użyj wsparcia.
whynot-not-reachable = Kurierki nie przepuści tam blokada: { $zone }.
whynot-no-barrier-there = Na tej granicy nie stoi żadna blokada.
whynot-not-left-behind = Strażnik zabiera tylko kogoś ze strefy, którą opuścił, a { $criminal } tam nie stoi.
whynot-same-zone = Oboje są w tej samej strefie, więc nic by się nie zmieniło. Wybierz z różnych stref.
whynot-same-place = Oba leżą w tym samym miejscu, więc nic by się nie zmieniło. Wybierz inny przedmiot.
whynot-no-searches-there = W tej strefie nie ma obławy. Wybierz strefę, w której jest.
whynot-searches-there = Obława już tam jest: { $zone }. Wybierz strefę bez obławy.
whynot-not-held = Nie masz takiego żetonu wsparcia.
whynot-no-use = Ten żeton niczego by teraz nie zmienił. Zachowaj go na później.
whynot-no-support-now = W tym kroku nie można już użyć wsparcia. Poczekaj na następną okazję.
whynot-only-while-acting = Tego żetonu używa się między akcjami. Zachowaj go na nie.
whynot-no-token = W tej części oferty nie ma żetonu. Wybierz inną.
whynot-deck-empty = Ta talia jest pusta. Wybierz inną.
whynot-not-on-bar = Takiego dowodu nie ma na listwie. Weź jeden z tych, które są.
whynot-bar-not-empty = Dopóki na listwie coś jest, pierwszy dowód bierze się z niej. Wybierz jeden z nich.
whynot-display-not-empty = Ze wspólnej puli bierze się tylko wtedy, gdy wyświetlacz jest pusty. Weź któryś z tych na planszy.
whynot-not-in-memory = Nie masz takiego dowodu w pamięci.
whynot-no-such-mission = Zadanie w tym rzędzie wymaga innego rodzaju dowodu.
whynot-no-file-left = W tym rzędzie nie ma już akt. Użyj innego rzędu albo obszaru planu.
whynot-bonus-taken = To pole premii jest zajęte. Wybierz inne albo swoją skrytkę.
whynot-nothing-there = Nie leży tam żaden zakryty dowód.
whynot-known-already = Ten dowód już znasz. Obejrzyj inny.
whynot-not-looked-at = Wziąć możesz tylko jeden z obejrzanych dowodów.
whynot-not-in-plan = Ujawnić można tylko dowód z obszaru planu.
whynot-not-in-hand = Nie masz tej zbrodni na ręce.
whynot-no-prerequisite = Najpierw ktoś musi popełnić zbrodnię o poziom niższą z tego samego wątku.
whynot-conditions-not-met = Warunki zbrodni nie są spełnione. Zobacz na karcie, czego brakuje.
whynot-no-such-binding = W ten sposób tej zbrodni popełnić nie można. Wybierz coś z tego, co jest na liście.
whynot-not-of-deck = Poważną zbrodnię bierze się z talii poziomu 1, 2 albo 3.
whynot-no-dilemma = Nie masz takiego dylematu.
whynot-opponent-has-none = Ten przeciwnik nie ma na ręce żadnego dylematu. Wyzwij kogoś innego.
whynot-not-an-opponent = Wybierz przeciwnika, który gra.
whynot-too-many-ports = Ktoś miałby potem więcej niż trzy podpięcia.
whynot-no-hooks-to-swap = Żadne z was nie ma podpięcia, które można by wymienić.
whynot-not-tied = O tym decydują zasady Echo. Wybierz spośród tych, które są równe.
whynot-stored-already = Ten dylemat jest już wybrany. Wybierz inny.
whynot-locked-already = Na tym podpięciu jest już kłódka. Wybierz inne.

# Pakiety zawartości: co może stać w pliku, do którego właściciel przepisał swoje pudełko.
pack-echo-card = karta Echo { $number }
pack-files = najwyżej 3 akta w rzędzie, razem { $count }
pack-evidence-fields = najpierw 4, 3 i 2, jak pokazują to zasady, potem liczba, która nie jest większa
pack-grip-spaces = od { $min } do { $max } liczb, po jednej na każde pole toru
pack-grip-values = liczby, które od lewej do prawej nie maleją, a wśród nich 12, jak pokazują to zasady
pack-item-kinds = po dwa przedmioty każdego rodzaju
pack-support-kind = co najmniej jeden żeton każdego rodzaju
pack-support-alike = inna liczba niż na drugim żetonie tego rodzaju albo zero kopii jednego z nich
pack-support-copies = liczby, które dają razem { $count } żetonów; teraz dają { $sum }
pack-crime-role-once = każda rola jeden raz
pack-crime-role = tylko przestępcy z tej karty: wymienieni w you i others
pack-crime-zone = z1 tylko tam, gdzie karta ma zones = ["z1"]
pack-crime-beings = co najmniej dwoje, każde jeden raz
pack-crime-others = co najmniej jedno, każde jeden raz, i nie to, o które pyta warunek
pack-crime-places = dwa różne miejsca
pack-crime-same = dwa różne
pack-crime-nobody = co najmniej jeden przestępca z tej karty
pack-crime-searches = strefa, opposite: albo any; obławy nie idą do jednej z dwóch sąsiednich stref
pack-crime-support = bez żetonów wsparcia: przynoszą je tylko drobne przestępstwa
pack-crime-careful = nie więcej informacji i nie więcej dylematów niż po stronie bezwzględnej; może obie strony są zamienione
pack-crime-plus4 = true na dwóch kartach każdego wątku; „{ $storyline }” ma ich { $count }
pack-dilemma-evidence = jeden albo dwa symbole dowodów
pack-echo-track = trzy liczby od 1, każda większa od poprzedniej
pack-echo-progress = liczby { $values }, każda co najmniej raz, i żadne inne
