### Co mówi wiersz poleceń.

## Przegląd i pomoc

help-title = Backroom: stół do kryminalnych gier planszowych, ściśle według zasad

help-usage = Użycie:
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje

command-serve = Otwórz stół w przeglądarce (to samo robi samo „backroom”)
command-play = Graj w terminalu: samotnie, z botami lub razem
command-simulate = Niech boty rozegrają wiele gier i policzą wyniki
command-replay = Opowiedz zapisaną grę albo ją sprawdź
command-rules = Pokaż i przeszukaj zasady gry
command-options = Pokaż, co można ustawić przed grą
command-engine = Rozmawiaj z zasadami wierszami JSON, dla programów

arg-addr = Gdzie nasłuchiwać; domyślnie 127.0.0.1:7272, dla wszystkich w sieci 0.0.0.0:7272
arg-db = Plik ze wszystkimi stołami; domyślnie backroom.db
arg-public-url = Adres, pod którym ludzie znajdą serwer, do linków: schemat i nazwa
arg-behind-proxy = Serwer pośredniczący mówi, kto pyta (X-Forwarded-For)
arg-rate = Ile żądań na sekundę może wysłać jeden adres; 0 oznacza bez ograniczeń
arg-open = Otwórz przeglądarkę, jeśli jakaś jest
arg-json-logs = Zapisuj dziennik jako wiersze JSON
arg-lang = Język: en, cs albo pl
arg-help = Pokaż tę pomoc
arg-version = Pokaż wersję
arg-game = Gra: fliptown, escape-plan, speakeasy albo in-too-deep
arg-seats = Ilu ludzi i botów gra; ich miejsca są numerowane od 0
arg-option = Ustaw opcję (ich listę poda „backroom options GRA”); można powtarzać
arg-preset = Zacznij od nazwanego zestawu opcji
arg-seed = Dowolny tekst; to samo ziarno tasuje tak samo
arg-bot = Niech gra bot: na jednym miejscu albo na wszystkich niewymienionych; można powtarzać
arg-name = Imię osoby, która tam siedzi; można powtarzać
arg-resume = Graj dalej w zapisaną grę
arg-games = Ile gier zostanie rozegranych
arg-first = Numer pierwszej gry, aby powtórzyć jedną z nich
arg-threads = Ile wątków gra; wynik jest zawsze ten sam
arg-check = Po każdej akcji sprawdź wszystkie niezmienniki
arg-json = Wypisz jeden obiekt JSON
arg-file = Plik z zapisem gry
arg-to = Tylko tyle pierwszych ruchów
arg-seat = Co mogło widzieć to miejsce (numerowane od 0)
arg-spectator = Co mógł widzieć widz; tak jest, gdy nic nie podano
arg-verify = Przelicz całą grę i zobowiązanie i podaj pierwszą różnicę
arg-query = ID zasady lub rozdziału albo szukane słowa

## Błędy

error-line = backroom: { $message }
error-log = Nie można odczytać zmiennej { $name }: { $why }. Wystarczy słowo takie jak { $example } albo dokładniej: { $more }.
error-io = Odczyt lub zapis się nie powiódł: { $why }
error-file = { $file }: { $why }
error-game = Ten program nie zna gry „{ $game }”. Zna: { $known }.
error-seat = Nie ma miejsca { $given }. Miejsca przy tym stole mają numery od 0 do { $last }.
error-no-presets = Nie ma zestawu „{ $preset }”: ta gra nie ma żadnych zestawów.
error-preset = Nie ma zestawu „{ $preset }”. Dostępne zestawy: { $known }.
error-twice = „{ $what }” podano dwa razy. Podaj to raz.

## serve

serve-open = Backroom jest otwarty: { $url }
serve-file = Wszystkie stoły są w pliku { $file }.
serve-more = Ctrl+C go zamyka. Co jeszcze potrafi, powie „backroom --help”.
serve-cannot-listen = Pod adresem { $addr } nie można nikogo obsłużyć: { $why }. Inny adres wybierzesz przez --addr.
serve-in-use = Pod adresem { $addr } nie można nikogo obsłużyć: { $why }. Czy serwer już tam działa? Inny adres wybierzesz przez --addr.
serve-no-right = Pod adresem { $addr } nie można nikogo obsłużyć: { $why }. Wybierz przez --addr port od 1024 wzwyż, na przykład 127.0.0.1:7272.
serve-cannot-open = Danych w pliku { $file } nie można otworzyć: { $why }. Folder musi istnieć, folder i plik muszą być zapisywalne, a na dysku musi być miejsce.
serve-directory = { $file } to folder. Wskaż plik przez --db, na przykład { $example }.
serve-not-a-file = { $file } nie jest nazwą pliku i żaden stół by się nie zachował. Wskaż plik przez --db, na przykład backroom.db.
serve-not-ours = { $file } nie jest bazą danych Backroomu; pozostał bez zmian. Inny plik wskażesz przez --db.
serve-broken = Plik { $file } jest uszkodzony: części brakuje albo została nadpisana. Pozostał bez zmian. Zastąp go kopią albo wskaż inny plik przez --db.
serve-newer = Dane w pliku { $file } mają wersję { $found }, a ten program zna wersje do { $known }; pozostały bez zmian. Uruchom nowszy program.
serve-data = Danych nie można odczytać: { $why }
serve-left-out = Ten program zbudowano bez stołu w przeglądarce. Co potrafi, powie „backroom --help”.

## simulate

simulate-speed = gry: { $games }, decyzje: { $decisions }, czas: { $seconds } s; decyzji na sekundę: { $rate }
simulate-mean = średnia
simulate-wins = wygrane
simulate-end = { $count } × { $reason }
simulate-failed = Gra { $game } zawiodła: { $what }. Powtórzysz ją tak: --seed { $seed } --first { $game } --games 1
simulate-failures = { $failures ->
    [one] { $failures } niepowodzenie
    [few] { $failures } niepowodzenia
   *[many] { $failures } niepowodzeń
}, rozegrane gry: { $games }.
simulate-too-many = Tylu gier nie da się ponumerować. Wybierz mniejsze --first i --games.

## rules i options

rules-hint = „backroom rules { $game } { $prefix }-4” pokazuje rozdział, „backroom rules { $game } SŁOWA” szuka słów.
rules-nothing = Żadna zasada gry { $game } nie ma „{ $query }” jako ID, rozdziału ani słów. Rozdziały wymienia „backroom rules { $game }”.

options-seats = --seats od { $min } do { $max }
modes-fliptown = W pojedynkę grasz o rangę albo przeciw kowbotowi, od dwóch do czterech osób gra przeciw sobie i o nagrody.
modes-escape-plan = W pojedynkę twoimi przeciwnikami są inspektor Sandra i porucznik Costa, dwie osoby grają przeciw sobie i przeciw Sandrze, od trzech do pięciu przeciw sobie.
modes-speakeasy = W pojedynkę grasz przeciw Rywalowi, od dwóch do czterech osób gra przeciw sobie.
modes-in-too-deep = W pojedynkę grasz przeciw Echo, od dwóch do pięciu osób gra przeciw sobie; do dwóch może dołączyć Echo.
options-preset = --preset { $key }: { $label } ({ $settings })
options-hint = Ustawisz je tak: „backroom play { $game } --option KLUCZ=WARTOŚĆ”. Gwiazdka oznacza to, co obowiązuje, gdy nic nie podano.

## replay

replay-seen-by = patrzy: { $who }
replay-no-file = Nie ma pliku { $file }. Podaj zapis gry: w terminalu przy stole zapisuje go „save”, a stół w przeglądarce ma zapis każdej skończonej gry.
replay-unreadable = Nie można odczytać zapisu { $file }: { $why }. Podaj plik, który wolno ci czytać.
replay-no-digest = W pliku brakuje wiersza „digest …”, być może utracił zakończenie. Oto gra w takim stopniu, w jakim jest w pliku.
replay-too-far = { $moves ->
    [one] Gra ma tylko { $moves } ruch.
    [few] Gra ma tylko { $moves } ruchy.
   *[many] Gra ma tylko { $moves } ruchów.
} Wybierz mniejsze --to.
replay-verified = { $moves ->
    [one] Sprawdzono: { $moves } ruch,
    [few] Sprawdzono: { $moves } ruchy,
   *[many] Sprawdzono: { $moves } ruchów,
} zobowiązanie i ostatni stan zgadzają się z plikiem. Gra się skończyła.
replay-verified-unfinished = { $moves ->
    [one] Sprawdzono: { $moves } ruch,
    [few] Sprawdzono: { $moves } ruchy,
   *[many] Sprawdzono: { $moves } ruchów,
} zobowiązanie i ostatni stan zgadzają się z plikiem. Gra się nie skończyła.

## Punkty

scores-title = Punkty
scores-total = Razem
scores-place = Miejsce
scores-honours = { $who }: { $honours }

## Stół w terminalu

play-setting = { $option }: { $value }
play-commitment = Zobowiązanie co do ziarna: { $commitment }. Po grze ziarno zostanie pokazane, a „backroom replay --verify” dowiedzie, że nikt nie majstrował przy tasowaniu.
play-hint = Wpisz numer wyboru i naciśnij Enter. „?” wyjaśnia zasadę, o którą chodzi, „h” pokazuje, co jeszcze można wpisać.
play-begin = Naciśnij Enter, aby zacząć.
play-keys = h pomoc · ? dlaczego · u cofnij · q koniec
play-more-news = { $lines ->
    [one] … { $lines } wcześniejszy wiersz; l pokaże wszystko
    [few] … { $lines } wcześniejsze wiersze; l pokaże wszystko
   *[many] … { $lines } wcześniejszych wierszy; l pokaże wszystko
}
play-more = Enter: dalej · dowolna litera: dość
play-hand-over = Przy klawiaturze siada { $who }. Niech nikt inny nie patrzy. Naciśnij Enter.
play-no-such-choice = { $count ->
    [one] Jest tylko wybór 1.
    [few] Wybory mają numery od 1 do { $count }.
   *[many] Wybory mają numery od 1 do { $count }.
}
play-not-understood = To ani wybór, ani polecenie; „h” pokazuje, co można wpisać.
play-refused = Nie: { $why }
play-refused-by = Nie: { $why } [{ $rule }] Zasadę pokaże „?”.
play-no-rule = Nie stoi za tym żadna zasada. „? NUMER” wyjaśnia wybór, „? SŁOWA” szuka słów w zasadach.
play-undo-consent = Jeśli wszyscy się zgadzają, „u!” mimo to cofnie ostatnią decyzję.
play-saved = Zapisano: { $file }
play-career = Pierwszy raz w twojej karierze: { $reached }.
play-career-lost = Nie udało się zapisać twojej kariery w { $file }: { $why }. Przenieś plik, a zacznie się nowa.
play-save-exists = { $file } już istnieje. Wybierz inną nazwę: save NAZWA
play-save-question = Zapisać grę przed wyjściem? (tak/nie)
answer-yes = tak
answer-no = nie
play-goodbye = Do zobaczenia.
play-input-ended = Wejście się skończyło, a z nim ta sesja.
play-input-ended-unsaved = Wejście się skończyło, zanim gra została zapisana.
play-seed = Ziarnem było { $seed }.
play-over = Gra się skończyła. „l” pokazuje przebieg, „save” zapisuje grę, Enter kończy.
play-defect = Gra nie może iść dalej po { $ply } decyzjach. To błąd programu; zgłoś go z ziarnem i opcjami.

key-choose = weź wybór o tym numerze
key-back = wróć do poprzednich możliwości
key-more = { $count ->
    [one] jeszcze { $count } możliwość …
    [few] jeszcze { $count } możliwości …
   *[many] jeszcze { $count } możliwości …
}
key-why = zasada, o którą chodzi, albo dlaczego akcja została odrzucona
key-why-choice = zasada, na której opiera się wybór 3
key-rules = zasada o tym ID albo zasady z tymi słowami
key-undo = cofnij swoją ostatnią decyzję
key-consent = cofnij ostatnią decyzję, choć coś ujawniono, jeśli wszyscy się zgadzają
key-board = cały stół, choćby się nie mieścił, i co znaczą znaki
key-log = co się wydarzyło
key-scores = dotychczasowe punkty
key-save = zapisz grę; dalej gra „backroom play --resume PLIK”
key-redraw = narysuj stół od nowa
key-help = ta pomoc
key-quit = odejdź od stołu

## Plansza Fliptown

board-round = Runda { $round }/{ $rounds }
board-turn = Tura { $turn }/{ $turns }
board-stage-poker = Ręce pokerowe
board-stage-preacher = Przed szeryfem
board-stage-bribes = Łapówki
board-stage-arrest = Aresztowanie
board-stage-over = Koniec
board-suit = kolor
board-value = wartość
board-poker = poker
board-deck = talia { $count }
board-discards = odrzucone { $count }
board-sheriff = szeryf
board-fine = grzywna
board-points = { $points } pkt
board-used = użyte
board-bonus = akcja bonusowa
board-steals = kradnie przy
board-stolen = skradzione { $count }
board-busy = myśli
board-done = gotowe
board-table = Przy stole
board-legend = ★ gwiazda ☆ srebrna G złoto W WANTED ◡ miska ⊤ młotek +♥ bonus ▸7-2 za 2 złota

board-building-undertaker = Grabarz
board-building-bank = Bank
board-building-hideout = Kryjówka
board-building-stables = Stajnie
board-building-general-store = Sklep
board-building-church = Kościół
board-building-hotel = Hotel
board-building-land-office = Ziemia
board-building-gunsmith = Broń
board-building-bail-bonds = Kaucje
board-building-sheriffs-office = Szeryf
board-building-saloon = Saloon
board-building-prospectors-club = Klub

board-ability-trailblazer = akcja bonusowa +♥
board-ability-cheat = jedna karta jako dowolna
board-ability-prospector = wartość ± miski
board-ability-settler = akcja bonusowa +♣
board-ability-bandit = akcja bonusowa +♠
board-ability-marshal = inna karta szeryfa
board-ability-preacher = -6W przed szeryfem
board-ability-miner = akcja bonusowa +♦
board-ability-ranch-hand = -2W za młotek
board-ability-grave-robber = akcja bonusowa +†
board-ability-man-in-black = dowolna akcja bonusowa
board-ability-baroness = 1G za każde W
board-ability-mayor = nowe odkryte karty
board-ability-wild-card = joker × { $count }

board-bounty-all-regions = po 4 miejsca w ♥♠♦♣
board-bounty-trail-bonuses = ♥ 3, 6, 9 i Q
board-bounty-tools = 5 misek i młotków
board-bounty-town-stars = 5 gwiazd miasteczka
board-bounty-mine-gold = 9 złota z kopalni
board-bounty-every-target = ♠ z każdego rodzaju
board-bounty-tombstones = 5 nagrobków
board-bounty-trail-end-or-hunter = ♥K lub 2 wyjętych spod prawa
board-bounty-most-wanted = 9 WANTED
board-bounty-outfit = 4 rodzaje sprzętu
board-bounty-tycoon = 30 $ lub 15 złota
board-bounty-all-bonuses = bonusy wszystkich 5 rodzajów

## Stół gry Escape Plan

board-city-day = Dzień { $day }
board-city-phase-income = dochód
board-city-phase-city = miasto rośnie
board-city-phase-over = koniec
board-city-order = kolejność { $order }
board-city-money = { $count ->
    [0] 0
   *[other] { $count }k$
}
board-city-level = zła sława { $level }
board-city-income = dochód { $cash }
board-city-wounds = rany { $dots }
board-city-handcuffs = kajdanki { $count }
board-city-discs = { $count ->
    [one] { $count } dysk
    [few] { $count } dyski
   *[many] { $count } dysków
    [other] { $count } dysku
}
board-city-gas = kanistry { $dots }
board-city-keys = klucze: { $keys }
board-city-gang = gang { $count } ({ $bases })
board-city-may-rest = można odpocząć
board-city-rested = po odpoczynku
board-city-aid = apteczka gotowa
board-city-aid-used = apteczka użyta
board-city-contacts = Kontakty { $count }/{ $slots }:
board-city-inventory = Przedmioty:
board-city-assets = Atuty:
board-city-locked = zablokowane: { $assets }
board-city-hidden = ukryte { $cash }
board-city-stack = stosik { $tiles } → { $cash }
board-city-plan = Twój plan, znalezione { $cash }:
board-city-escaped = poza miastem
board-city-arrested = za kratkami
board-city-count-contacts = { $count ->
    [one] { $count } kontakt
    [few] { $count } kontakty
   *[many] { $count } kontaktów
    [other] { $count } kontaktu
}
board-city-count-places = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
    [other] { $count } miejsca
}
board-city-count-hidden = { $count ->
    [one] { $count } ukryty kafelek
    [few] { $count } ukryte kafelki
   *[many] { $count } ukrytych kafelków
    [other] { $count } ukrytego kafelka
}
board-city-notoriety = Zła sława
board-city-patrols = Patrole
board-city-exit-open = otwarta ({ $tile })
board-city-exit-unbuilt = jeszcze jej nie ma
board-city-exit-closed = { $count ->
    [one] zablokowana, { $count } kafelek
    [few] zablokowana, { $count } kafelki
   *[many] zablokowana, { $count } kafelków
    [other] zablokowana, { $count } kafelka
}
board-city-row = Pula kontaktów:
board-city-next = Kolejne:
board-city-legend = ▸ tam możesz · 50 twój plan · $ dochód · ✓ już odwiedzone · × zamknięte · ' patrol · ʰ heliport · ᶠ prom · policja: C okręgowa F federalna S SWAT
board-city-legend-small = H szpital · M metro · ^ lądowisko · G gang · $A magazyn · + przychodnia · † kościół · ⌂ kryjówka · » droga ucieczki · ▸ tam możesz · × zamknięte · C okręgowa F federalna S SWAT

board-site-hospital = Szpit
board-site-metro = Metro
board-site-helicopter = Ląd
board-site-gang = Gang
board-site-clinic = Przy
board-site-church = Kośc
board-site-business = Firm
board-site-safe-house = Kry
board-site-bar = Bar
board-site-restaurant = Rest
board-site-casino = Kas
board-site-art-gallery = Gal
board-site-cinema = Kino
board-site-gym = Sił
board-site-safe-house-1 = Kry1
board-site-safe-house-2 = Kry2
board-site-safe-house-3 = Kry3
board-site-store-a = MagA
board-site-store-b = MagB
board-site-store-c = MagC
board-site-store-d = MagD
board-site-exit-1 = Dro1
board-site-exit-2 = Dro2
board-site-exit-3 = Dro3

board-key-green = zielony
board-key-black = czarny
board-key-brown = brązowy

board-ways-go = Dokąd: miejsce, kafelek, punkty ruchu, policja na karku
board-ways-side = { $count ->
    [one] użyj { $count } rzeczy
    [few] użyj jednej z { $count } rzeczy
   *[many] użyj jednej z { $count } rzeczy
    [other] użyj jednej z { $count } rzeczy
}
board-ways-means = { $count ->
    [one] { $count } cel z kanistrem, gangiem lub kontaktami
    [few] { $count } cele z kanistrem, gangiem lub kontaktami
   *[many] { $count } celów z kanistrem, gangiem lub kontaktami
    [other] { $count } celu z kanistrem, gangiem lub kontaktami
}
board-ways-other = { $count ->
    [one] { $count } inna droga
    [few] { $count } inne drogi
   *[many] { $count } innych dróg
    [other] { $count } innej drogi
}
board-ways-steps = { $count ->
    [one] krok po kroku: { $count } krok
    [few] krok po kroku: { $count } kroki
   *[many] krok po kroku: { $count } kroków
    [other] krok po kroku: { $count } kroku
}
board-way-points = { $count } PR
board-way-gas = { $count ->
    [one] kanister
    [few] { $count } kanistry
   *[many] { $count } kanistrów
    [other] { $count } kanistra
}
board-way-kit = Zgubisz ich dzięki:
board-way-left = Depczą ci po piętach:
board-way-shakes-one = { $tool } (jeden z { $officers })
board-way-shakes-all = { $tool } (wszyscy { $officers } z kafelka)

board-place-tile = { $tile }, policja { $officers }: { $sites }
board-place-cell = { $count ->
    [one] { $cell }: obok { $neighbours }, { $count } obrót
    [few] { $cell }: obok { $neighbours }, { $count } obroty
   *[many] { $cell }: obok { $neighbours }, { $count } obrotów
    [other] { $cell }: obok { $neighbours }, { $count } obrotu
}
board-place-turn = { $angle }°: łączy się z { $matches }

# Stół Speakeasy: krótkie słowa na wąską planszę.
board-island-closed = zamknięta
board-island-park = Central Park
board-island-ship-stephanie-st-clair = St. Clair
board-island-ship-sandra-daisy = Daisy
board-island-ship-arnold-rothstein = Rothstein
board-island-ship-bill-mccoy = McCoy
board-island-docks = Doki:
board-island-building-still = Destylarnia
board-island-building-bar = Knajpa
board-island-building-nightclub = Klub nocny
board-island-building-casino = Kasyno
board-island-built-still = Des
board-island-built-bar = Kna
board-island-built-nightclub = Klu
board-island-built-casino = Kas
board-island-preparation = 1920: runda przygotowawcza
board-island-time = Akt { $act }, runda { $round }/{ $rounds }
board-island-order = kolejność i cena we wpływie { $order }
board-island-reserved = zarezerwowano { $order }
board-island-persons = Osoby:
board-island-goals = Cele ksiąg:
board-island-decks = Wierzchnie karty:
board-island-helpers = Oferta pomocników:
board-island-tokens = Oferta żetonów miasta:
board-island-gangsters = Gangsterzy:
board-island-crates = Skrzynie na statkach:
board-island-purse = { $pocket }, sejf { $safe }
board-island-purse-hidden = { $pocket }, sejf ?
board-island-notoriety = sława { $count }
board-island-capos = { $count } capo
board-island-hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-island-thugs = { $count ->
    [one] { $count } zbir
    [few] { $count } zbiry
   *[many] { $count } zbirów
}
board-island-leverage = wpływ { $count }
board-island-leverage-tokens = { $count ->
    [one] { $count } żeton wpływu
    [few] { $count } żetony wpływu
   *[many] { $count } żetonów wpływu
}
board-island-books = { $count ->
    [one] { $count } księga
    [few] { $count } księgi
   *[many] { $count } ksiąg
}
board-island-mobsters = { $count ->
    [one] { $count } członek rodziny
    [few] { $count } członków rodziny
   *[many] { $count } członków rodziny
}
board-island-vip = strefa VIP: { $count }
board-island-still = w destylarni: { $count }
board-island-city-tokens = { $count ->
    [one] { $count } żeton miasta
    [few] { $count } żetony miasta
   *[many] { $count } żetonów miasta
}
board-island-helper-cards = { $count ->
    [one] { $count } pomocnik
    [few] { $count } pomocników
   *[many] { $count } pomocników
}
board-island-crate-tokens = { $count ->
    [one] { $count } skrzynia
    [few] { $count } skrzynie
   *[many] { $count } skrzyń
}
board-island-ally = wspólnik { $gangster } (⌐{ $strength } za { $cash }, dom { $district })
board-island-own-hand = Karty na ręce:
board-island-own-board = Twoje operacje:
board-island-operation = { $operation } { $dots } { $worth }
board-island-prices = { $low } w knajpie, { $high } gdzie indziej
board-island-card-leverage = { $count ->
    [0] (zagrana karta)
   *[other] (zagrana karta, wpływ { $count })
}
board-island-own-helpers = Twoi pomocnicy:
board-island-own-tokens = Twoje żetony miasta { $count }/{ $limit }:
board-island-own-crates = Twoje skrzynie:
board-island-own-slots = Pozostałe budynki:
board-island-discount = ulepszenia tańsze o { $cash }
board-island-ways = także drogi { $ways }
board-island-legend = ★ policjant · ☆ policjant przyjdzie · ⌐5 siła · ! będzie wojna · ▪ knajpa gangsterów · ♟ członek rodziny · ◍ beczka · × nieczynny · ▸ ciężarówka · ≈ port, statek · ▣ skrzynia · □ miejsce na księgę · ✓ cel spełniony
board-price-laundered = { $cash } (kieszeń { $pocket }, sejf { $safe })

board-track-vip = VIP
board-track-party = Przyj.
board-track-still = Dest.
board-track-fleet = Flota
board-track-strength = ⌐

board-location-contractors = Wykonawcy
board-location-planning = Planowanie
board-location-garage = Garaż
board-location-city-hall = Ratusz
board-location-commission = Komisja
board-location-docks = Doki
board-location-restaurant = Restauracja
board-location-park = Park

board-goals-docks = skrzynie
board-goals-city-hall = dzielnice z ♟
board-goals-notoriety = sława

board-park-protected = { $count ->
    [one] { $count } budynek ♟
    [few] { $count } budynki ♟
   *[many] { $count } budynków ♟
}
board-park-bar-everywhere = knajpa w 3 regionach
board-park-bars = { $count ->
    [one] { $count } knajpa
    [few] { $count } knajpy
   *[many] { $count } knajp
}
board-park-nightclubs = { $count } × klub nocny ◍
board-park-casinos = { $count } × kasyno ◍
board-park-barrels = { $count ->
    [one] { $count } budynek ◍
    [few] { $count } budynki ◍
   *[many] { $count } budynków ◍
}
board-park-barrel-everywhere = ◍ w każdym regionie
board-park-leverage = wpływ { $count }
board-park-levels = { $count } × poziom ≥ { $level }
board-park-strength = siła { $count }

board-brief-leverage = { $count ->
    [one] wpływ
    [few] { $count } wpływy
   *[many] { $count } wpływów
}
board-brief-thugs = { $count ->
    [one] zbir
    [few] { $count } zbiry
   *[many] { $count } zbirów
}
board-brief-books = { $count ->
    [one] księga
    [few] { $count } księgi
   *[many] { $count } ksiąg
}
board-brief-levels = poziom +{ $count }
board-brief-mobsters = { $count ->
    [one] członek rodziny
    [few] { $count } członków rodziny
   *[many] { $count } członków rodziny
}
board-brief-helpers = { $count ->
    [one] pomocnik
    [few] { $count } pomocników
   *[many] { $count } pomocników
}
board-brief-tokens = { $count ->
    [one] żeton miasta
    [few] { $count } żetony miasta
   *[many] { $count } żetonów miasta
}
board-brief-card = karta

board-island-token-vip-card = karta VIP
board-island-token-party-card = karta przyjęcia
board-island-token-still-card = karta destylarni
board-island-token-fleet-card = karta floty
board-island-token-any-card = dowolna karta
board-island-token-helper = pomocnik
board-island-token-deliver = dostawa
board-island-token-book = księga
board-island-token-raise-any = +1 poziom
board-island-token-produce = produkcja
board-island-token-sell = sprzedaż
board-island-token-open-bar = otwórz knajpę
board-island-token-nightclub = klub nocny
board-island-token-casino = kasyno
board-island-token-mobster = członek rodziny
board-island-token-thug = zbir
board-island-token-protect = ochrona
board-island-token-leverage = 2 wpływy

board-menu-purse = Możesz zapłacić { $cash }: { $pocket } z kieszeni i { $safe } z sejfu, które liczą się w połowie.
board-menu-draw = weź kartę
board-site-open = Otwórz na pustym polu za { $price }:
board-site-upgrade = Zamiast własnej knajpy za { $price }:
board-site-take-over = Przejmij od gangsterów, cena i środki razem:
board-site-region = { $count ->
    [one] { $region }: { $count } miejsce
    [few] { $region }: { $count } miejsca
   *[many] { $region }: { $count } miejsc
}
board-site-means = { $count ->
    [one] Przejmij innymi środkami: { $count } miejsce
    [few] Przejmij innymi środkami: { $count } miejsca
   *[many] Przejmij innymi środkami: { $count } miejsc
}
board-means-more = { $count ->
    [one] Więcej, niż trzeba: { $count } sposób
    [few] Więcej, niż trzeba: { $count } sposoby
   *[many] Więcej, niż trzeba: { $count } sposobów
}
board-means-shares = { $count ->
    [one] Inny podział: { $count } sposób
    [few] Inny podział: { $count } sposoby
   *[many] Inny podział: { $count } sposobów
}
board-dock-region = Doki, { $region }:
board-dock-move = { $count ->
    [one] Przenieś członka rodziny ({ $berth }): { $count } miejsce
    [few] Przenieś członka rodziny ({ $berth }): { $count } miejsca
   *[many] Przenieś członka rodziny ({ $berth }): { $count } miejsc
}
board-stack-token = Żeton miasta: { $token }
board-stack-over = na stos { $stack }, na żeton: { $token }
board-stack-empty = na stos { $stack }, który jest pusty
board-books-second = Drugie pola tych celów: { $count }
board-truck-at = { $count ->
    [one] Ciężarówka { $number }, { $district }, { $count } punkt
    [few] Ciężarówka { $number }, { $district }, { $count } punkty
   *[many] Ciężarówka { $number }, { $district }, { $count } punktów
}
board-truck-new = { $count ->
    [one] Ciężarówka { $number } wjeżdża na mapę, { $count } punkt
    [few] Ciężarówka { $number } wjeżdża na mapę, { $count } punkty
   *[many] Ciężarówka { $number } wjeżdża na mapę, { $count } punktów
}
board-truck-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
board-truck-elsewhere = { $count ->
    [one] Gdzie nie ma nic do roboty: { $count } dzielnica
    [few] Gdzie nie ma nic do roboty: { $count } dzielnice
   *[many] Gdzie nie ma nic do roboty: { $count } dzielnic
}
board-truck-still = twoja destylarnia ◍{ $count }
board-truck-thirsty = { $count ->
    [one] { $count } budynek czeka na ◍
    [few] { $count } budynki czekają na ◍
   *[many] { $count } budynków czeka na ◍
}
board-dock-row = rząd { $row }: { $effect }
board-dock-any = rząd { $row }: dowolna nagroda
board-truck-enters = { $count ->
    [one] Wjeżdża tak jak pierwsza: { $count } dzielnica
    [few] Wjeżdża tak jak pierwsza: { $count } dzielnice
   *[many] Wjeżdża tak jak pierwsza: { $count } dzielnic
}
board-war-odds = { $gangster } atakuje z siłą { $attack }. Twoja obrona wynosi { $defence }, ze wszystkimi zbirami i wspólnikiem { $most }.
board-raid-pocket = W kieszeni masz { $cash }.
board-island-card = { $count ->
    [0] { $operation }: { $reward }
   *[other] { $operation }: { $reward } (wpływ { $count })
}

board-deep-intel = { $count ->
    [one] { $count } informacja
    [few] { $count } informacje
   *[many] { $count } informacji
}
board-deep-dilemmas = { $count ->
    [one] { $count } dylemat
    [few] { $count } dylematy
   *[many] { $count } dylematów
}
board-deep-evidence = { $count ->
    [one] { $count } dowód
    [few] { $count } dowody
   *[many] { $count } dowodów
}
board-deep-tolerance = tolerancja { $count }
board-deep-corruption = zepsucie { $count }
board-deep-files = akta: { $count }
board-deep-memory = pamięć: { $evidence }
board-deep-stored = w banku { $count }
board-deep-majors = { $count ->
    [one] { $count } poważna zbrodnia
    [few] { $count } poważne zbrodnie
   *[many] { $count } poważnych zbrodni
}
board-deep-petties = { $count ->
    [one] { $count } drobne
    [few] { $count } drobne
   *[many] { $count } drobnych
}
board-deep-aside = odłożone { $count }
board-deep-grip-sum = dominacja { $sum } (najniższa { $lowest })
board-deep-chapter = Rozdział { $chapter }/3
board-deep-display = wyświetlacz { $count }/{ $slots }
board-deep-stage-penalties = śledztwo się nie powiodło
board-deep-stage-storing = zapisywanie dylematów
board-deep-step-hook = krok 1: podpięcie
board-deep-step-act = krok 3: akcje
board-deep-step-crime = krok 4: poważna zbrodnia
board-deep-step-draw = krok 5: odrzucanie i dobieranie
board-deep-actions = { $count ->
    [one] została { $count } akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}
board-deep-no-barriers = blokady się nie liczą
board-deep-last-turn = z tą turą kończy się rozdział
board-deep-very-last-turn = ostatnia tura
board-deep-last-turns = { $count ->
    [one] po tej jeszcze { $count } ostatnia tura
    [few] po tej jeszcze { $count } ostatnie tury
   *[many] po tej jeszcze { $count } ostatnich tur
}
board-deep-middle = Żetony pośrodku
board-deep-own-hooks = Podpięcia:
board-deep-free-ports = { $count ->
    [one] { $count } wolny port
    [few] { $count } wolne porty
   *[many] { $count } wolnych portów
}
board-deep-other-grip = dominacja nad innymi: { $grips }
board-deep-own-support = Twoje wsparcie:
board-deep-own-dilemmas = Dylematy na ręce (zepsucie { $corruption }):
board-deep-own-databank = Twój bank zepsucia (zepsucie { $corruption }):
board-deep-ready = można popełnić
board-deep-missing = brakuje { $count } rzeczy
board-deep-prerequisite = w historii jest zbrodnia { $crime }
board-deep-effect = Efekt: { $effect }
board-deep-reward = Nagroda: { $reward }
board-deep-bar = Listwa dowodów:
board-deep-offer = Oferta wsparcia:
board-deep-missions = Zadania:
board-deep-stake-reward = wszystkie akta zdobyte: { $count ->
    [one] { $count } informacja za każde
    [few] { $count } informacje za każde
   *[many] { $count } informacji za każde
}
board-deep-stake-grip = inaczej ten, kto ma ich najmniej, traci dominację ({ $count })
board-deep-stake-intel = inaczej ten, kto ma ich najmniej, traci informacje ({ $count })
board-deep-plan = Plan:
board-deep-shared = wspólna skrytka: { $evidence }
board-deep-bonuses = wolne premie: { $bonuses }
board-deep-foiled = do udaremnienia potrzeba rodzajów z co najmniej { $tokens } dowodami: { $count }, znane { $now }
board-deep-seen = Z wyświetlacza znasz:
board-deep-story = Historia:
board-deep-decks = Talie:
board-deep-supply = { $count ->
    [one] { $count } dowód w puli
    [few] { $count } dowody w puli
   *[many] { $count } dowodów w puli
}
board-deep-legend = ▸ twój · · niczyj · ‡ kłódka · + trzyma · ◇ odłożony przedmiot · ♜ Strażnik · ◉ obława · ▓ blokada · ★ zdolność · » dodatkowe akcje · ✓ spełnione · ✗ brakuje
board-deep-legend-echo = ◆ oznaczona blokada
board-deep-echo-title = Plansza Echo:
board-deep-echo-off = poza planszą { $criminal }
board-deep-echo-progress = postęp { $progress }/{ $goal } do zbrodni poziomu { $level }
board-deep-echo-card = karta: podpina – { $hook }; rusza – { $one } albo { $two }, { $item }, 3 obławy do strefy { $zone }, blokada { $barrier }; dowody: { $row }; zbrodnia: { $outcome }
board-deep-echo-plan = plan
board-deep-menu-crimes = Popełnić zbrodnię
board-deep-menu-hook = Podpiąć
board-deep-menu-unhook = Odpiąć
board-deep-menu-ability = Zdolność: { $criminal }
board-deep-menu-standing = { $criminal } · { $zone } · dominacja { $grip }
board-deep-menu-criminals = Przestępcy
board-deep-menu-items = Przedmioty
board-deep-menu-bar = Z listwy
board-deep-menu-process = Przetworzyć: { $evidence }
board-deep-menu-hand = Z ręki
board-deep-menu-databank = Z banku zepsucia
board-deep-menu-display = Na wyświetlaczu
board-deep-menu-bonuses = Na polach premii
board-deep-menu-box = Skrytka: { $agent }
board-deep-menu-patrol = Strażnik i blokady
board-deep-menu-support = Użyć wsparcia
board-deep-menu-fold = { $count ->
    [one] { $what }: { $count } możliwość
    [few] { $what }: { $count } możliwości
   *[many] { $what }: { $count } możliwości
}
board-deep-menu-more = { $count ->
    [one] jeszcze { $count } możliwość
    [few] jeszcze { $count } możliwości
   *[many] jeszcze { $count } możliwości
}

command-pack = Napisać, sprawdzić i porównać zestaw: komponenty twojego własnego pudełka
arg-pack = Gra z komponentami z tego pliku; kilka plików nakłada się na siebie
arg-packs = Przy zakładaniu stołu proponuje zestawy (*.toml) z tego folderu
arg-deed = new: wypisać szablon do przepisania pudełka; check: podać wszystkie błędy; diff: co zmienia; show: nazwa, skrót i zmiany
arg-subject = Gra (new) albo plik zestawu
error-pack-game = Nie ma gry { $game }. Gry to: { $known }.
error-pack-file = Nie można odczytać zestawu { $file }: { $why }
error-pack-folder = Nie można odczytać folderu zestawów { $folder }: { $why }
pack-template =
    { $game }: komponenty twojego własnego pudełka.
    To wszystkie wartości, których instrukcja nie podaje; każda stoi tu tak, jak ma ją wbudowany zestaw. Przejrzyj swoje
    komponenty i przepisz, co jest na nich wydrukowane. To, co jest takie samo, usuń albo zostaw: wartość, która się
    nie zmienia, niczego nie zmienia. Potem: backroom pack check PLIK
pack-sound = Zestawem „{ $name }” do gry { $game } można grać ({ $hash }). { $count ->
    [0] Niczego nie zmienia.
    [one] Zmienia jedną wartość.
    [few] Zmienia { $count } wartości.
    [many] Zmienia { $count } wartości.
   *[other] Zmienia { $count } wartości.
}
pack-about = Zestaw „{ $name }” do gry { $game } ({ $hash }). { $count ->
    [0] Niczego nie zmienia.
    [one] Zmienia jedną wartość:
    [few] Zmienia { $count } wartości:
    [many] Zmienia { $count } wartości:
   *[other] Zmienia { $count } wartości:
}
