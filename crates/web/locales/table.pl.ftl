### Strona stołu, zapis gry i wszystko wokół mapy Fliptown.

## Rama

table-title = { $table } · { $game }
table-title-turn = ● Twoja kolej · { $table }
table-title-news = ○ Nowości · { $table }
table-call = Twoja kolej
table-lost = Połączenie przerwane, próbuję ponownie …
table-purse = Zasoby
table-regions = Części mapy
table-own-board = Twoja plansza
table-board-of = Plansza: { $name }
table-back-to-own = Wróć do swojej planszy
table-rules = Zasady
table-log = Przebieg
table-at-the-start = Na początku
table-moment = { $part } · { $turn }
table-earlier = Co było wcześniej
table-step-back = Krok wstecz
table-ask-back = Poproś o krok wstecz

## Pytanie

table-all-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
table-about-it = O co chodzi w pytaniu
table-waiting-for = { $count ->
    [one] Czekamy na: { AND($names) }
    [few] Czekamy na: { AND($names) }
   *[many] Czekamy na: { AND($names) }
}
table-waiting-help = Na razie nie masz już o czym decydować. Gdy skończą także pozostali, strona zmieni się sama.
table-watching-help = Oglądasz grę. To, o czym inni decydują w tajemnicy, zobaczysz, gdy będzie jawne dla wszystkich.
table-bell = Nowości od stołu
table-bell-quiet = Spójrz ponownie
table-bell-news = Coś nowego: spójrz
table-bell-turn = Twoja kolej: spójrz
table-hold = Niech strona się nie zmienia
table-let-go = Niech strona znów zmienia się sama
table-still-help = Na razie nie masz już o czym decydować. Strona się nie zmienia; dzwonek u góry powie, że coś się stało.
table-you-are-away = Gra za ciebie komputer
table-you-are-away-help = Pozostali nie chcieli dłużej czekać. Twoje miejsce wciąż jest twoje.
table-return = Jestem z powrotem
table-you-conceded = Ta gra jest poddana
table-you-conceded-help = Dla pozostałych komputer dogra za ciebie do końca. Możesz oglądać.
table-given-up = Wszyscy się poddali
table-given-up-help = Gra kończy się w tym miejscu; nikt nie wygrał.
table-over = Gra skończona
table-winners = { $count ->
    [one] { AND($names) } wygrywa
    [few] Zwycięstwem dzielą się { AND($names) }
   *[many] Zwycięstwem dzielą się { AND($names) }
}
table-to-replay = Obejrzyj zapis
table-again = Zagraj ponownie
table-kept = { $name } zaprasza do kolejnego stołu, a miejsce już tam czeka.
table-follow = Zajmij miejsce
table-to-next = Do nowego stołu

## O co prosi się wszystkich

table-asks-back = { $name } prosi wszystkich o krok wstecz: o cofnięcie swojej ostatniej akcji i wszystkiego, co było po niej.
table-asks-take-up = { $name } prosi wszystkich, by od następnej tury grać według poprawionych zasad.
table-asks-stand-in = { $name } prosi wszystkich, by komputer grał za: { $absent }.
table-asks-stand-in-for-you = { $name } pyta, czy tu jesteś; w przeciwnym razie grałby za ciebie komputer.
table-stake = { $count ->
    [0] Nic z tego, co widzisz, by się nie zmieniło: stało się to w tajemnicy.
    [one] Z przebiegu zniknąłby ten wiersz:
    [few] Z przebiegu zniknęłyby te { $count } wiersze:
   *[many] Z przebiegu zniknęłoby tych { $count } wierszy:
}
table-agree = Zgoda
table-decline = Nie zgadzam się
table-here = Jestem tutaj
table-stand-in-for-me = Niech gra komputer
table-patience = { $minutes ->
    [one] Jeśli w ciągu { $minutes } minuty nie będzie odpowiedzi ({ $absent }), zacznie grać komputer.
    [few] Jeśli w ciągu { $minutes } minut nie będzie odpowiedzi ({ $absent }), zacznie grać komputer.
   *[many] Jeśli w ciągu { $minutes } minut nie będzie odpowiedzi ({ $absent }), zacznie grać komputer.
}
table-patience-with-you = { $minutes ->
    [one] Jeśli nie odpowiesz w ciągu { $minutes } minuty, zacznie grać.
    [few] Jeśli nie odpowiesz w ciągu { $minutes } minut, zacznie grać.
   *[many] Jeśli nie odpowiesz w ciągu { $minutes } minut, zacznie grać.
}
table-withdraw = Wycofaj prośbę
table-granted-back = Wszyscy zgadzają się na krok wstecz, o który prosi { $name }: ostatnia akcja i wszystko po niej zostają cofnięte.
table-granted-take-up = Wszyscy się zgadzają: od następnej tury gra toczy się według poprawionych zasad. Prosi o to { $name }.
table-granted-stand-in = Od teraz komputer gra za: { $absent }. Prosi o to { $name } i nikt nie jest przeciw.
table-declined-back = { $seat } nie zgadza się na krok wstecz, o który prosi { $name }: wszystko zostaje bez zmian.
table-declined-take-up = { $seat } nie zgadza się na poprawione zasady, o które prosi { $name }: gra toczy się dalej według dotychczasowych.
table-declined-stand-in = { $seat } nie zgadza się, by komputer grał za: { $absent }.
table-declined-here = { $seat } jest tutaj: komputer nie będzie grał.
table-withdrawn = { $name } wycofuje prośbę.
table-returned = { $name } wraca i znów decyduje.
table-conceded = { $name } poddaje grę.
table-away = Ktoś się nie pojawia?
table-away-help = Jeśli nikt nie jest przeciw, za brakującą osobę gra komputer, aż do jej powrotu. Ona też dostaje pytanie i ma chwilę, by się odezwać.
table-stand-in = Niech komputer gra za: { $name }

## Ludzie

table-people = Przy stole
table-points-now = punkty, gdyby to był koniec
table-pts = pkt
table-pts-hidden = i to, co jeszcze ukryte
table-by-category = Punkty według rodzajów
table-show-board = Pokaż planszę: { $name }
table-state-conceded = gra poddana
table-state-absent = gra komputer
table-state-bot = bot
table-state-open = wolne miejsce
table-state-turn = decydujesz
table-state-busy = decyduje
table-state-waits = czeka
table-invite = Zaproś tym linkiem
table-copy = Kopiuj link
table-copied = Skopiowano

## Ruchy

table-moves = Twoje ruchy
table-legal = { $count ->
    [one] { $count } możliwy
    [few] { $count } możliwe
   *[many] { $count } możliwych
}
table-free = za darmo

## Punkty i przebieg

table-score-sheet = Punktacja
table-final = końcowa
table-so-far = jak dotąd
table-total = Razem
table-honours = { $name }: { $honours }
table-news = { $count ->
    [one] { $count } nowy wpis
    [few] { $count } nowe wpisy
   *[many] { $count } nowych wpisów
}
table-cut = stąd już to znasz

## Menu

table-menu = Menu
table-language = Język
table-theme = Światło
table-theme-system = jak w systemie
table-theme-light = jasne
table-theme-dark = ciemne
table-apply = Zastosuj
table-sound = Dwa dźwięki, gdy moja kolej
table-notify = Powiadom, gdy moja kolej, a mnie tu nie ma
table-notify-denied = Powiadomienia pozostały wyłączone: przeglądarka na nie tu nie pozwala. Można je włączyć w jej ustawieniach, na stronach przez HTTPS.
table-watch-link = Link dla widzów
table-device = Otwórz moje miejsce na innym urządzeniu
table-help = Jak działa ten stół
table-help-glow = Co świeci na mapie, to można teraz zrobić: naciśnij to.
table-help-price = Przerywana obwódka coś kosztuje; chorągiewka obok mówi ile.
table-help-quiet = Co nie świeci, po naciśnięciu powie, dlaczego nie można i według której zasady.
table-help-fresh = Kolor tego zdania oznacza, co zmieniło się od twojej ostatniej akcji.
table-help-list = Każdy ruch jest też na liście twoich ruchów.
table-help-touch = Na ekranie dotykowym pierwsze dotknięcie pokazuje, do czego ruch doprowadzi, jeśli da się to pokazać, a drugie go wykonuje. Długie dotknięcie mówi, dlaczego czegoś nie można.
table-help-keys = Klawisze: b prowadzi do odpowiedzi na pytanie, od jednej do następnej, strzałki od miejsca do miejsca na planszy, Enter wybiera miejsce, Escape zamyka, ? otwiera tę pomoc.
table-help-plain-press = Miejsce, które świeci, prowadzi do swojego ruchu na liście; przycisk go wykonuje.
table-help-plain-quiet = Co nie świeci, prowadzi do zasady, która tego zabrania.
table-help-plain-bell = Gdy czekasz, strona sama wczytuje się ponownie. Gdy decydujesz, nie zmienia się, a dzwonek u góry powie, że coś się stało.
table-plays-by = Według czego gra ten stół
table-pack = Z komponentami zestawu „{ $name }”.
table-pack-changes = { $count ->
    [one] Zmienia jedną wartość wbudowanych komponentów.
    [few] Zmienia { $count } wartości wbudowanych komponentów.
    [many] Zmienia { $count } wartości wbudowanych komponentów.
   *[other] Zmienia { $count } wartości wbudowanych komponentów.
}
table-first-edition = Zasady pierwszego wydania.
table-amended = Zasady z tymi poprawkami od pierwszego wydania:
table-amended-soon = Wszyscy się zgodzili: od następnej tury stół gra według poprawionych zasad.
table-amendments-open = Poprawiono od założenia stołu; gra toczy się według dotychczasowych zasad, chyba że wszyscy się zgodzą:
table-take-up = Poproś wszystkich o grę według poprawionych zasad
table-departs = odbiega od drukowanych zasad
table-export = Pobierz to, co z niego widzisz
table-stopped-rules = Ten stół gra według „{ $found }”, zasad, których ten program nie zna. Widok opiera się na zasadach, które zna, i może się różnić; aby grać dalej, użyj nowszego programu.
table-stopped-pack = Ten stół gra z zestawem zawartości { $found }, którego ten serwer nie ma. Widok opiera się na wbudowanych komponentach i może się różnić; aby grać dalej, dodaj plik zestawu do folderu zestawów.
table-stopped-line = Przy tym stole nie można grać dalej: wiersz { $number } tego, co o nim zapisano, jest uszkodzony. Widzisz stan sprzed niego.
table-proof = Dowód tasowania
table-proof-help = Zobowiązanie złożono przed pierwszą kartą; po grze ukaże się ziarno i każdy może obliczyć, że nikt nie majstrował przy tasowaniu.
table-commitment = Zobowiązanie
table-seed = Ziarno
table-concede = Poddaj się …
table-concede-sure = Poddać tę grę?
table-concede-help = Tego nie da się cofnąć. Dla pozostałych komputer dogra za ciebie do końca.
table-concede-yes = Tak, poddaję
table-concede-no = Gram dalej

## Zapis

replay-title = Zapis: { $table } · { $game }
replay-word = Zapis
replay-to-table = Stół
replay-file = Plik zapisu
replay-beginning = Początek
replay-in-secret = { $name } podejmuje decyzję, ale jeszcze nic nie widać
replay-decided = { $name }: { $what }
replay-keys = Sterowanie zapisem
replay-first = Na początek
replay-previous = Akcja wstecz
replay-play = Odtwórz
replay-next = Akcja dalej
replay-last = Na koniec
replay-tape = Tury
replay-ply = Akcja { $ply } z { $plies }
replay-go = Przejdź
replay-as = Patrz oczami
replay-as-spectator = Widz
replay-score-then = w tej chwili
replay-points = Punkty tura po turze
replay-log-follows = według zapisu
replay-cut = przed tą akcją
replay-verify = Oblicz całą grę ponownie

## Fliptown: czas i karty

side-round = Runda { $round }
side-turn = Tura { $turn }
side-end-of-round = Koniec rundy
side-flipped = Na stole leżą { $cards }.
side-time-turn = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
side-time-poker = Runda { $round } z { $rounds }, ręce pokerowe
side-time-bribes = Runda { $round } z { $rounds }, przed przyjściem szeryfa
side-time-arrest = Runda { $round } z { $rounds }, szeryf
side-time-over = Po rundzie { $round } z { $rounds }: koniec
side-ledger = Księga
side-lineup = Odkryte karty
side-card = { $rank } { $suit }
side-suit = Kolor
side-value = Wartość
side-poker = Poker
side-suit-note = Liczy się tylko kolor.
side-suit-changed = Zmieniony; przedtem { $suit }.
side-value-note = { $gold ->
    [one] Liczy się tylko wartość. Krok kosztuje { $gold } złoto.
    [few] Liczy się tylko wartość. Krok kosztuje { $gold } złota.
   *[many] Liczy się tylko wartość. Krok kosztuje { $gold } złota.
}
side-value-changed = Zmieniona; przedtem { $rank }.
side-joker = joker
side-shift = { $character }, raz na grę:
side-robbery = Napad
side-hand = Karty pokerowe tej rundy
side-holdem = Karty Hold ’em
side-hand-pays = { $stars ->
    [0] Na razie nic nie daje.
    [one] Na koniec rundy daje { $cash } $ i { $stars } gwiazdę.
    [few] Na koniec rundy daje { $cash } $ i { $stars } gwiazdy.
   *[many] Na koniec rundy daje { $cash } $ i { $stars } gwiazd.
}

## Fliptown: ludzie i środek stołu

side-cash = pieniądze
side-gold = złoto
side-stars = gwiazdy
side-wanted = WANTED
side-pans = miski
side-hammers = młotki
side-ability-ready = zdolność gotowa
side-ability-used = zdolność użyta
side-bounties = Nagrody
side-stock = talia { $deck }, odrzucone { $discards }
side-claimed = zdobyta
side-progress = { $done } z { $asked }
side-bounty-all-regions = Po całej mapie
side-bounty-trail-bonuses = Znawca szlaku
side-bounty-tools = Pełno narzędzi
side-bounty-town-stars = Gwiazda miasteczka
side-bounty-mine-gold = Złoto z kopalni
side-bounty-every-target = Każdego po trochu
side-bounty-tombstones = Wiele grobów
side-bounty-trail-end-or-hunter = Wędrowiec lub łowca
side-bounty-most-wanted = Najbardziej poszukiwany
side-bounty-outfit = Dobry sprzęt
side-bounty-tycoon = Bogacz
side-bounty-all-bonuses = Każdy bonus
side-sheriff = Szeryf
side-sheriff-hidden = Karta szeryfa jest zakryta.
side-sheriff-is = Karta szeryfa to { $card }.
side-safe-now = WANTED: { $wanted }. Karta wystarczy, areszt nie grozi.
side-arrested-now = WANTED: { $wanted }. Karta jest za niska: areszt.
side-safe-from = WANTED: { $wanted }. Bezpiecznie od { $rank } wzwyż.
side-safe-always = WANTED: { $wanted }. Każda karta daje spokój.
side-safe-never = WANTED: { $wanted }. Żadna karta nie wystarczy.
side-fine = { $stars ->
    [one] Grzywna w tej rundzie: { $cash } $ lub { $stars } gwiazda.
    [few] Grzywna w tej rundzie: { $cash } $ lub { $stars } gwiazdy.
   *[many] Grzywna w tej rundzie: { $cash } $ lub { $stars } gwiazd.
}
side-steals-calamity-jane = Kradnie kartę po turze, w której jedna z twoich kart to ♥ i zyskujesz gwiazdę.
side-steals-billy-the-kid = Kradnie kartę po turze, w której jedna z twoich kart to ♠ i zyskujesz WANTED.
side-steals-black-bart = Kradnie kartę po turze, w której jedna z twoich kart to ♦ i zyskujesz złoto.
side-steals-wyatt-earp = Kradnie kartę po turze, w której jedna z twoich kart to ♣ i zyskujesz akcję bonusową.
side-stolen = { $points ->
    [one] Skradzione dotąd karty: { $count }, każda za { $points } punkt.
    [few] Skradzione dotąd karty: { $count }, każda za { $points } punkty.
   *[many] Skradzione dotąd karty: { $count }, każda za { $points } punktów.
}
side-counts = Punktuje za każde miejsce, którego nie zakreślisz:

## Fliptown: nagłówki ruchów

side-gains = { $gains }
side-group-ways = Sześć sposobów użycia kart
side-group-value = { $region }, wartość { $rank }
side-group-cemetery = { $region }, dowolne karty
side-group-bonus = { $region }
side-group-suit = Najpierw zmień kolor
side-group-joker = Najpierw zagraj jokera
side-group-ability = Twoja postać
side-group-choose = Wybierz
side-group-leave = Albo
