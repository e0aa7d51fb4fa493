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
zone-gist-heights = Dwie drobne przysługi
zone-gist-aerodrome = Przenieś przestępcę
zone-gist-zinbazaar = Zamień dwa przedmioty
zone-gist-downtown = Strażnik i blokady
zone-gist-ion-towers = Wsparcie albo zbrodnia
zone-gist-parish = Zdobądź tolerancję
zone-gist-harbor = Zdobądź albo przetwórz
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
item-coupe = Kupe
item-eagle-eye = Orle oko
item-cash = Kasa
item-psychocodes = Psychokody
item-jammer = Zagłuszacz
item-decoder = Dekoder
item-rifle = Karabin
item-droid = Droid
the-item-coupe = kupe
the-item-eagle-eye = orle oko
the-item-cash = kasę
the-item-psychocodes = psychokody
the-item-jammer = zagłuszacz
the-item-decoder = dekoder
the-item-rifle = karabin
the-item-droid = droida
item-subject-coupe = kupe
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
ability-crusher = Rusz pobliską blokadą o jedną granicę albo Strażnikiem, jeśli jest w pobliżu, o jedną strefę. Pierwszy raz w turze jest za darmo, potem kosztuje to akcję.
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
support-petty-2 = Dobranie 2 drobnych przestępstw
support-petty-3 = Dobranie 3 drobnych przestępstw
support-grip-2 = Zyskanie 2 punktów dominacji
support-grip-3 = Zyskanie 3 punktów dominacji
support-ignore-barriers = Pominięcie blokad
support-shift-searches = Przeniesienie obław
support-tolerance = Zdobycie tolerancji
support-hook = Podpięcie przestępcy
support-lock = Kłódka na podpięcie
support-look-two-take-one = Obejrzenie dwóch dowodów i wzięcie jednego
support-swap-items = Zamiana dwóch przedmiotów
support-relocate-item = Przeniesienie przedmiotu
support-swap-item-criminal = Zamiana przedmiotu z przestępcą
support-swap-criminals = Zamiana dwóch przestępców
support-relocate-criminal = Przeniesienie przestępcy
support-guardian-barriers-2 = 2 ruchy Strażnikiem i blokadami
support-guardian-barriers-3 = 3 ruchy Strażnikiem i blokadami
support-swap-hooks = Zamiana podpięć
support-drop-dilemma = Odrzucenie dylematu
support-redraw-dilemmas = Wymiana dylematów
support-challenge = Wyzwanie przeciwnika
support-actions-1 = Zyskanie 1 akcji
support-actions-2 = Zyskanie 2 akcji
support-help-look-two = Od razu obejrzyj dwa zakryte dowody na wyświetlaczu lub w obszarze planu.
support-help-take-one = Od razu weź w ciemno do pamięci jeden zakryty dowód z wyświetlacza lub z obszaru planu.
support-help-flip-one = Od razu odkryj jeden zakryty dowód w obszarze planu i połóż go we wspólnej skrytce.
support-help-petty-2 = Od razu dobierz 2 drobne przestępstwa i odłóż je zakryte na bok; na rękę trafią w kroku 5.
support-help-petty-3 = Od razu dobierz 3 drobne przestępstwa i odłóż je zakryte na bok; na rękę trafią w kroku 5.
support-help-grip-2 = Od razu zyskaj 2 punkty dominacji i podziel je dowolnie między przestępców w grze, podpiętych albo nie.
support-help-grip-3 = Od razu zyskaj 3 punkty dominacji i podziel je dowolnie między przestępców w grze, podpiętych albo nie.
support-help-ignore-barriers = Zachowaj go na jedną ze swoich tur i użyj go przed podpięciem albo między akcjami: do końca tej tury blokady nie zatrzymują niczego, czym ruszasz.
support-help-shift-searches = Zachowaj go na jedną ze swoich tur: wszystkie obławy z jednej strefy trafiają do strefy, w której ich nie ma.
support-help-tolerance = Od razu zdobądź żeton tolerancji, który podnosi twoją tolerancję o 2.
support-help-hook = Zachowaj go na jedną ze swoich tur: podepnij jednego przestępcę, w razie potrzeby odpinając najpierw innych, i zyskaj nad nim 1 punkt dominacji.
support-help-lock = Zachowaj go na jedną ze swoich tur: połóż go na jednym ze swoich żetonów podpięcia, a dopóki nie odepniesz tego przestępcy, nikt inny go nie podepnie.
support-help-look-two-take-one = Od razu obejrzyj dwa zakryte dowody na wyświetlaczu lub w obszarze planu i weź jeden z nich do pamięci.
support-help-swap-items = Zachowaj go na jedną ze swoich tur: dowolne dwa przedmioty zamieniają się miejscami, a kto trzymał jeden, trzyma teraz drugi.
support-help-relocate-item = Zachowaj go na jedną ze swoich tur: dowolny przedmiot, trzymany lub odłożony, trafia do dowolnej strefy i leży tam odłożony.
support-help-swap-item-criminal = Zachowaj go na jedną ze swoich tur: przedmiot i przestępca z różnych stref zamieniają się miejscami, a przedmiot zostaje odłożony.
support-help-swap-criminals = Zachowaj go na jedną ze swoich tur: dowolni dwaj przestępcy zamieniają się miejscami, każdy z trzymanym przedmiotem.
support-help-relocate-criminal = Zachowaj go na jedną ze swoich tur: dowolny przestępca razem z trzymanym przedmiotem trafia do dowolnej strefy.
support-help-guardian-barriers-2 = Zachowaj go na jedną ze swoich tur: wykonaj do 2 ruchów Strażnikiem i blokadami, w dowolnym podziale.
support-help-guardian-barriers-3 = Zachowaj go na jedną ze swoich tur: wykonaj do 3 ruchów Strażnikiem i blokadami, w dowolnym podziale.
support-help-swap-hooks = Zachowaj go na jedną ze swoich tur: wymień z jednym przeciwnikiem wszystkie żetony podpięcia, tylko te z kłódką zostają na miejscu.
support-help-drop-dilemma = Zachowaj go na jedną ze swoich tur: odrzuć jeden dylemat z ręki albo z banku zepsucia.
support-help-redraw-dilemmas = Od razu dobierz na rękę 2 dylematy, a potem odrzuć z niej 2, nowe albo stare.
support-help-challenge = Zachowaj go na jedną ze swoich tur: wyzwij przeciwnika na pojedynek, tak samo jak w Blokach.
support-help-actions-1 = Zachowaj go na akcje jednej ze swoich tur: masz o 1 akcję więcej do wykonania dowolnym ze swoich przestępców.
support-help-actions-2 = Zachowaj go na akcje jednej ze swoich tur: masz o 2 akcje więcej do wykonania dowolnymi ze swoich przestępców.

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
place-box = skrytka ({ $agent }), żeton { $number }
place-plan = obszar planu, żeton { $number }

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
of-item-coupe = kupe
of-item-eagle-eye = orlego oka
of-item-cash = kasy
of-item-psychocodes = psychokodów
of-item-jammer = zagłuszacza
of-item-decoder = dekodera
of-item-rifle = karabinu
of-item-droid = droida
dropped-item-coupe = kupe leży odłożone
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
company-first = z pierwszym z nich
company-second = z drugim z nich
company-last = z trzecim z nich
company-that-other = z tamtym przestępcą
company-that-last = z tamtym ostatnim przestępcą

role-one = jeden z twoich przestępców
role-other = inny z twoich przestępców
role-third = trzeci z twoich przestępców
role-stranger = inny przestępca
role-stranger-two = jeszcze inny przestępca
role-same = ten przestępca
role-first = pierwszy z nich
role-second = drugi z nich
role-last = trzeci z nich
role-that-other = tamten przestępca
role-that-last = tamten ostatni przestępca
of-role-one = jednego z twoich przestępców
of-role-other = innego z twoich przestępców
of-role-third = trzeciego z twoich przestępców
of-role-stranger = innego przestępcy
of-role-stranger-two = jeszcze innego przestępcy
of-role-same = tego przestępcy
of-role-first = pierwszego z nich
of-role-second = drugiego z nich
of-role-last = trzeciego z nich
of-role-that-other = tamtego przestępcy
of-role-that-last = tamtego ostatniego przestępcy
to-role-one = jednemu z twoich przestępców
to-role-other = innemu z twoich przestępców
to-role-third = trzeciemu z twoich przestępców
to-role-stranger = innemu przestępcy
to-role-stranger-two = jeszcze innemu przestępcy
to-role-same = temu przestępcy
to-role-first = pierwszemu z nich
to-role-second = drugiemu z nich
to-role-last = trzeciemu z nich
to-role-that-other = tamtemu przestępcy
to-role-that-last = tamtemu ostatniemu przestępcy
pair-and = { $one } i { $other }
pair-or = { $one } lub { $other }
pair-comma = { $one }, { $other }
nobody = nikt

some-zone = jedna ze stref
that-zone = ta strefa
in-some-zone = w jednej ze stref
in-that-zone = w tej strefie
in-any-zone = w jednej dowolnej strefie
in-zone-of = w strefie { $whom }
in-zone-next-to = w strefie obok { $where }
in-zone-facing = w strefie { $where }
of-some-zone = jednej ze stref
of-that-zone = tej strefy
of-zone-of = strefy { $whom }
to-some-zone = do jednej ze stref
to-that-zone = do tej strefy
to-any-zone = do dowolnej strefy
to-zone-of = do strefy { $whom }
to-zone-next-to = do strefy obok { $where }
to-zone-facing = do strefy { $where }
to-neighbouring-zone = do sąsiedniej strefy
to-opposite-zone = do strefy naprzeciwko
opposite-some-zone = naprzeciwko jednej ze stref
opposite-that-zone = naprzeciwko tej strefy
opposite-one-with = naprzeciwko tej, w której jest { $who }

any-item = dowolny przedmiot
item-of = przedmiot { $whom }
kind-of-items = { $kind } ({ $items })
items-any = trzymany lub odłożony
items-dropped = odłożony
items-held = trzymany

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
clause-no-items = { $where } nie ma żadnego przedmiotu ({ $what })
clause-items-at-least = { $n ->
    [one] { $where } jest co najmniej { $n } przedmiot ({ $what })
    [few] { $where } są co najmniej { $n } przedmioty ({ $what })
   *[many] { $where } jest co najmniej { $n } przedmiotów ({ $what })
}
clause-items-exactly = { $n ->
    [one] { $where } jest dokładnie { $n } przedmiot ({ $what })
    [few] { $where } są dokładnie { $n } przedmioty ({ $what })
   *[many] { $where } jest dokładnie { $n } przedmiotów ({ $what })
}
clause-items-at-most = { $n ->
    [one] { $where } jest najwyżej { $n } przedmiot ({ $what })
    [few] { $where } są najwyżej { $n } przedmioty ({ $what })
   *[many] { $where } jest najwyżej { $n } przedmiotów ({ $what })
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
    [one] rusz raz jedną blokadą
    [few] rusz jedną blokadą { $count } razy w jednym kierunku
   *[many] rusz jedną blokadą { $count } razy w jednym kierunku
}
line-move-searches = wszystkie obławy { $from } przenieś { $to }, jeśli tam żadnej nie ma
line-move-searches-any = wszystkie obławy { $from } przenieś do strefy bez obław

crime-card = { $crime } ({ $storyline }, { $level })
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
