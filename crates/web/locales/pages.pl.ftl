### Strony wokół stołu.

## Co jest na każdej stronie

chrome-house = Backroom
chrome-title = { $page } · Backroom
chrome-skip = Przejdź do treści
chrome-ways = Nawigacja
chrome-rules = Zasady
chrome-language = Język
chrome-theme = Jasny albo ciemny wygląd
chrome-theme-system = Jak w systemie
chrome-theme-light = Jasny
chrome-theme-dark = Ciemny
chrome-foot-rules = Zasady są ponumerowane i wszędzie przywoływane.
chrome-foot-shuffle = Każde tasowanie można potem sprawdzić.
chrome-foot-about = Co jest oficjalne, a co wymyśliliśmy sami
chrome-foot-api = Dla programów: JSON API

## Strona główna

front-warm = Twoje krzesło jest jeszcze ciepłe
front-waits-mine = { $count ->
    [one] Czeka na ciebie { $count } stół.
    [few] Czekają na ciebie { $count } stoły.
   *[many] Czeka na ciebie { $count } stołów.
}
front-waits-others = { $count ->
    [one] { $count } czeka na kogoś innego.
    [few] { $count } czekają na kogoś innego.
   *[many] { $count } czeka na kogoś innego.
}
front-continue = Graj dalej
front-welcome = Wejdź i siadaj
front-welcome-help = Bez konta, bez rozkładania, bez kłótni o zasady. Gra rusza w minutę, a ty zawsze wiesz, dlaczego czegoś nie wolno.
front-start = Zacznij coś nowego
front-start-help = Gra rusza w minutę, nielegalny ruch nie przejdzie, a ty zawsze wiesz dlaczego.
front-open = Otwórz stół
front-alone = Graj solo
front-alone-title = Solo
front-bots = Przeciw botom
front-bots-title = Przeciw botom
front-guest = Gość
front-soon = Jeszcze jej tu nie ma: nikt nas nie nauczył jej rozdawać.
front-replays = Zapisy
front-finished = Gry zakończone
front-finished-help = Obejrzyj je tura po turze, choćby oczami rywala.
front-state-you = twój ruch
front-state-others = czeka
front-state-finished = obejrzyj
front-state-stopped = nie można grać dalej
front-to-move = Ruch: { AND($names) }.
front-news = { $count ->
    [one] { $count } nowość.
    [few] { $count } nowości.
   *[many] { $count } nowości.
}
front-art-fliptown = Plakat gry Fliptown: karta z szeryfem u góry i bandytą u dołu, za nimi miasteczko na pustyni
front-art-escape-plan = Plakat gry Escape Plan: złodziej biegnie po dachu w świetle reflektora, fruwają banknoty
front-art-speakeasy = Plakat gry Speakeasy: oczy w judaszu drzwi w stylu art déco, przed nimi kieliszek koktajlu
front-art-in-too-deep = Plakat gry In Too Deep: neonowy profil na kablu w kręgu ośmiu stref
front-facts-fliptown = od 1 do 4 graczy, 40 minut
front-facts-escape-plan = od 1 do 5 graczy, 25 minut na gracza
front-facts-speakeasy = od 1 do 4 graczy, 45 minut na gracza
front-facts-in-too-deep = od 1 do 5 graczy, od 90 do 120 minut
front-pitch-fliptown = Odkryj trzy karty, zaznacz mapę, umknij szeryfowi. Solo o tytuł albo przeciw czterem kowbotom.
front-pitch-escape-plan = Trzy dni na zebranie łupu, zanim zamknie się ostatnia droga ucieczki. Solo przeciw Sandrze i Coście.
front-pitch-speakeasy = Knajpy, beczki i łapówki na Manhattanie w czasach prohibicji. Jedenaście tur, cztery akty.
front-pitch-in-too-deep = Podepnij się do umysłu przestępcy, zbieraj dowody i spróbuj pozostać sobą. Solo przeciw Echo.

## Nowy stół

new-page = Otwórz stół
new-heading = Otwórz stół do gry { $game }
new-start = Zacznij od
new-seats = Miejsca przy stole
new-more = Więcej wyborów
new-rules = Zasady przy tym stole
new-you = ty
new-your-name = Twoje imię
new-friend = Ktoś
new-nobody = Nikt
new-who = Kto siedzi na krześle { $number }
new-taker-friend = Znajomy z linkiem
new-taker-random = Bot: rzuca kośćmi
new-taker-greedy = Bot: myśli o krok naprzód
new-taker-closed = Zamknięte
new-note-friend = Dostaniesz link do wysłania.
new-note-random = łatwy rywal
new-note-greedy = bierze, co się da
new-note-closed = nikt tu nie siedzi
new-not-available = Teraz niedostępne. { $why }
new-without = Przy tym stole jest to potrzebne. { $why }
new-more-seats = Z kolejnym miejscem nie da się tego pogodzić. { $why }
new-fewer-seats = Z mniejszą liczbą miejsc nie da się tego pogodzić. { $why }
new-bill = Na stole
new-bill-game = Gra
new-bill-seats = Miejsca
new-bill-company = Gra też
new-company-sandra-costa = Sandra i Costa
new-company-sandra = inspektor Sandra
new-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
new-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[many] { $count } botów
}
new-people-and-bots = { $people }, { $bots }
new-title = Nazwa stołu
new-sealed = Tasowanie pieczętuje się przed pierwszą kartą i można je sprawdzić na końcu.
new-again = Kto jeszcze patrzy na skończony stół, dowie się o tym tam i ma tu miejsce: linku nie trzeba wysyłać.
new-set = Przygotuj stół
new-update = Przelicz, co do siebie pasuje
new-faults = { $count ->
    [one] Tak stołu jeszcze nie da się przygotować
    [few] Tak stołu jeszcze nie da się przygotować: { $count } rzeczy
   *[many] Tak stołu jeszcze nie da się przygotować: { $count } rzeczy
}
new-fault-unknown = „{ $key }” nie może mieć wartości „{ $value }”. Wybierz jeszcze raz.
new-fault-no-name = Imię musi mieć co najmniej jedną literę.
new-fault-long-name = { $most ->
    [one] Imię ma najwyżej { $most } literę.
    [few] Imię ma najwyżej { $most } litery.
   *[many] Imię ma najwyżej { $most } liter.
}
new-fault-no-title = Nazwa stołu musi mieć co najmniej jedną literę.
new-fault-long-title = { $most ->
    [one] Nazwa stołu ma najwyżej { $most } literę.
    [few] Nazwa stołu ma najwyżej { $most } litery.
   *[many] Nazwa stołu ma najwyżej { $most } liter.
}

## Zaproszenie

join-kept = { $host } trzyma dla ciebie krzesło
join-kept-nobody = Czeka tu na ciebie krzesło
join-again = Tu siedzi { $name }: graj dalej także na tym urządzeniu
join-used = To zaproszenie straciło ważność
join-yours = Już tu siedzisz
join-table = Stół nazywa się „{ $title }”.
join-name = Jak mamy się do ciebie zwracać?
join-name-help = O nic więcej nie pytamy. Twoje miejsce pamięta ta przeglądarka.
join-sit = Usiądź
join-used-help = Albo ktoś już z nim usiadł, albo brakuje kawałka linku. Poproś o kolejne albo popatrz na grę.
join-watch = Oglądaj grę
join-play = Do stołu
join-rules = Przeczytaj zasady

## Zasady

rules-title = Zasady gry { $game }
rules-intro = Każda zasada ma numer, a wszystko, co dzieje się przy stole, podaje ten właściwy.
rules-games = Zasady której gry
rules-how = Jak się gra
rules-contents = Rozdziały
rules-search = Szukaj w zasadach
rules-search-hint = Słowa albo numer
rules-found = { $count ->
    [0] Żadna zasada nie mówi o „{ $query }”. Spróbuj z mniejszą liczbą słów.
    [one] { $count } zasada dla „{ $query }”.
    [few] { $count } zasady dla „{ $query }”.
   *[many] { $count } zasad dla „{ $query }”.
}
rules-to-table = Wróć do stołu
rules-to-replay = Wróć do zapisu
rules-all = Wszystkie zasady
rules-english = Tylko po angielsku.
rules-read-on = W zasadach

## O Backroomie

about-page-title = Co jest oficjalne, a co nasze
about-page-what = Backroom to stół do gier planszowych o przestępcach: rozdaje, sędziuje i prowadzi rachunki, żeby można było grać.
about-page-ours-title = Słowa i obrazki
about-page-ours = Wszystkie rysunki i wszystkie zdania są tu nasze. Nie używamy grafik ani tekstów wydawców. Czeskie terminy pochodzą z czeskich instrukcji, polskie z polskiej instrukcji gry Escape Plan; czego w nich brak, to jest nasze.
about-page-affiliation = Nie jesteśmy związani z żadnym wydawcą i żaden z nich tego nie zatwierdził. Jeśli gra ci się podoba, kup pudełko.
about-page-parts = Z czego składa się { $game }
about-page-credits = Autor: { $designer }. Ilustracje: { $illustrator }. Wydawca: { $publisher }.
about-page-credits-plain = Autorzy: { $designer }, wydawca: { $publisher }.
about-page-source-rulebook = Z instrukcji
about-page-source-rulebook-help = Zapisane w tekście oficjalnych zasad.
about-page-source-public = Z publicznych wydruków
about-page-source-public-help = Odczytane z wydruków elementów, które każdy może obejrzeć.
about-page-source-designed = Nasze własne
about-page-source-designed-help = Uzupełniliśmy tam, gdzie źródło zaginęło lub było niejasne; nieoficjalne.
about-page-rows = { $name } ({ $count })
about-page-fliptown-badlands = cele na Pustkowiu
about-page-fliptown-bounties = karty nagród
about-page-fliptown-bounty-rules = gwiazdy za karty nagród
about-page-fliptown-buildings = budynki w Miasteczku
about-page-fliptown-cemetery = nagrobki i nagrody między nimi
about-page-fliptown-characters = postacie
about-page-fliptown-components = liczba kart i map
about-page-fliptown-cowbot-rules = jak punktują kowboty
about-page-fliptown-cowbots = kowboty
about-page-fliptown-deck = talia pokerowa
about-page-fliptown-edition-overrides = wartości innych wydruków, nieużywane
about-page-fliptown-final-scoring = punktacja końcowa
about-page-fliptown-game = gracze, rundy i tury
about-page-fliptown-gold-spending = ceny zmiany kart za złoto
about-page-fliptown-holdem = Texas Hold ’em
about-page-fliptown-hotel = gwiazdy w Hotelu
about-page-fliptown-income = dochód z misek i młotków
about-page-fliptown-items = przedmioty
about-page-fliptown-land-office = ziemia Urzędu ziemskiego
about-page-fliptown-mine = komory w Kopalni
about-page-fliptown-phases = fazy rundy
about-page-fliptown-poker = wypłaty za ręce pokerowe
about-page-fliptown-regions = regiony
about-page-fliptown-score-ranks = rangi za wynik
about-page-fliptown-sheriff = łapówki i grzywny
about-page-fliptown-solo-challenges = wyzwania solo
about-page-fliptown-standard-start = z czym każdy zaczyna
about-page-fliptown-suit-regions = który kolor dokąd prowadzi
about-page-fliptown-tool-tracks = liczba misek i młotków
about-page-fliptown-tools = narzędzia
about-page-fliptown-trail = postoje na Szlaku
about-page-fliptown-wanted-titles = tytuły za WANTED
about-page-escape-plan-assets = atuty
about-page-escape-plan-automa-targets = karty Sandry i Costy
about-page-escape-plan-businesses = firmy
about-page-escape-plan-components = liczba żetonów i kart
about-page-escape-plan-contact-row = pula kontaktów
about-page-escape-plan-contacts = karty kontaktów
about-page-escape-plan-day = przebieg dnia
about-page-escape-plan-equipment = wyposażenie
about-page-escape-plan-escape-plans = karty planu ucieczki
about-page-escape-plan-exit-tile-piles = kafelki drogi ucieczki
about-page-escape-plan-fixer-tiles = kafelki cwaniaków
about-page-escape-plan-game = gracze i dni
about-page-escape-plan-geometry = jak rysowane są kafelki
about-page-escape-plan-group-bonus = premie za trzy miejsca
about-page-escape-plan-inspector-deck = talia Sandry
about-page-escape-plan-keys = klucze
about-page-escape-plan-lieutenant-deck = talia Costy
about-page-escape-plan-location-kinds = rodzaje obiektów
about-page-escape-plan-locker-piles = kafelki skrytek
about-page-escape-plan-movement = ruch
about-page-escape-plan-notoriety-lines = progi złej sławy
about-page-escape-plan-notoriety-track = tor złej sławy
about-page-escape-plan-officer-types = policjanci
about-page-escape-plan-patrol-deck = karty patroli
about-page-escape-plan-player-board = plansza gracza
about-page-escape-plan-player-counts = o czym decyduje liczba graczy
about-page-escape-plan-player-start = z czym każdy zaczyna
about-page-escape-plan-prices = ceny
about-page-escape-plan-safe-houses = kryjówki
about-page-escape-plan-scoring = końcowa punktacja
about-page-escape-plan-tiles = kafelki miasta
about-page-speakeasy-acts = rundy, lata i wojny aktów
about-page-speakeasy-ally-ability = zdolności wspólników
about-page-speakeasy-bottle = butelki
about-page-speakeasy-building-prices = ceny budynków
about-page-speakeasy-city-token = żetony miasta
about-page-speakeasy-components = liczby elementów i kart
about-page-speakeasy-crate = skrzynie
about-page-speakeasy-district = dzielnice i drogi między nimi
about-page-speakeasy-docks = doki
about-page-speakeasy-final-values = końcowe wartości budynków
about-page-speakeasy-game = autor, wydawca i liczba graczy
about-page-speakeasy-gangster = gangsterzy
about-page-speakeasy-gangster-strength-tokens = żetony siły gangsterów
about-page-speakeasy-goals = cele na planszy
about-page-speakeasy-harbours = porty
about-page-speakeasy-helper = karty pomocników
about-page-speakeasy-location = lokacje i ich osoby
about-page-speakeasy-money = pranie pieniędzy i opłaty
about-page-speakeasy-notoriety = tor sławy
about-page-speakeasy-operation-card = karty operacji
about-page-speakeasy-park-goal = cele Central Parku
about-page-speakeasy-payouts = wypłaty od Lucky’ego Luciano
about-page-speakeasy-per-player = z czym każdy zaczyna
about-page-speakeasy-region-goal = cele regionalne
about-page-speakeasy-setup = przygotowanie gry
about-page-speakeasy-ship = statki przemytników
about-page-speakeasy-side = dwie strony planszy
about-page-speakeasy-slot = budynki na planszy operacji
about-page-speakeasy-solo = Rywal gry solo
about-page-speakeasy-thugs = ceny zbirów
about-page-speakeasy-track = poziomy
about-page-speakeasy-trucks = ciężarówki
about-page-speakeasy-turn-order = tor kolejności
about-page-in-too-deep-bonuses = premie punktacji końcowej
about-page-in-too-deep-chapter = nagrody i kary rozdziałów
about-page-in-too-deep-counts = liczby elementów i kart
about-page-in-too-deep-crime = zbrodnie
about-page-in-too-deep-criminal = przestępcy
about-page-in-too-deep-dilemma = dylematy
about-page-in-too-deep-echo = Echo, jej plansza i karty
about-page-in-too-deep-evidence = rodzaje dowodów
about-page-in-too-deep-game = autorzy, wydawca i rok
about-page-in-too-deep-grip-track = tor dominacji
about-page-in-too-deep-item = przedmioty
about-page-in-too-deep-setup = przygotowanie gry
about-page-in-too-deep-storyline = wątki
about-page-in-too-deep-support = żetony wsparcia
about-page-in-too-deep-table-size = liczby według liczby graczy
about-page-in-too-deep-values = ceny, stawki i wartości dowodów
about-page-in-too-deep-zone = strefy
about-page-shuffle-title = Jak dowodzimy uczciwości tasowania
about-page-shuffle = Zanim padnie pierwsza karta, stół pokazuje odcisk (SHA-256) liczby, z której wynika każde dobranie. Po grze pokazuje samą liczbę. Jeśli do siebie pasują, nikt nie mógł w tym czasie majstrować przy tasowaniu, nawet właściciel serwera.
about-page-shuffle-check = Nie musisz nam wierzyć na słowo. Pobierz zapis zakończonej gry i każ programowi wszystko przeliczyć:
about-page-privacy-title = Co o tobie wiemy
about-page-privacy = Jedno ciasteczko trzyma klucz do twoich miejsc, inne twój język, wygląd i ostatnie imię. Bez konta, bez śledzenia, bez reklam i bez wczytywania czegokolwiek z zewnątrz.
about-page-licence-title = Licencja
about-page-licence = Backroom to wolne oprogramowanie na licencji { $licence }, zależnie od tego, którą wolisz.
about-page-version = Wersja { $version }

## Gdy coś się nie uda

problem-home = Na stronę główną
problem-again = Spróbuj ponownie

new-pack = Komponenty
new-pack-help = Wartości na kartach, kafelkach i planszach: wbudowane albo z pudełka, które ktoś przepisał.
new-pack-built-in = Wbudowane
new-pack-changes = { $count ->
    [one] jedna wartość się różni
    [few] { $count } wartości się różnią
    [many] { $count } wartości się różni
   *[other] { $count } wartości się różni
}
