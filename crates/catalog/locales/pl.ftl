### Co wszystkie gry i wszystkie interfejsy mówią tak samo.

seat-name = Gracz { $number }
spectator = widz
value-on = tak
value-off = nie
list-and = i
list-or = lub
person-name = { $name }

## Jak to się skończyło

person-points = { $name } ({ $points })
outcome-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
outcome-wins = { $count ->
    [one] { AND($names) } wygrywa ({ $points })
    [few] Zwycięstwem dzielą się { AND($names) } (po { $points })
   *[many] Zwycięstwem dzielą się { AND($names) } (po { $points })
}
outcome-all = { $won }.
outcome-ahead = { $won }, dalej { AND($others) }.
outcome-tie = { $won }, dalej { AND($others) }; remis rozstrzygnęły zasady.
outcome-nobody = Nikt nie wygrał.
outcome-alone = { $titles ->
    [0] { $name } ma na koniec { $points }.
   *[other] { $name } ma na koniec { $points }: { $title }.
}
outcome-last-line = { $how } { $who }

refusal-over = Gra już się skończyła.
refusal-not-to-act = Teraz o niczym nie decydujesz.

undo-nothing = Nie ma czego cofnąć.
undo-revealed = Od tego czasu coś ujawniono; cofnięcie wymaga zgody wszystkich.

table-finished = Przy tym stole gra jest zakończona; nic więcej nie można tu zrobić.
table-no-such-seat = Nie ma tu takiego miejsca albo gra za nie bot.
table-house-plays = Za to miejsce gra komputer.
table-not-an-action = „{ $text }” nie jest ruchem w tej grze.
table-nothing-asked = To miejsce nie ma teraz na co odpowiadać.
table-already-asked = Inne pytanie jest jeszcze otwarte; najpierw trzeba na nie odpowiedzieć albo je wycofać.
table-not-absent = Komputer nie gra za to miejsce.
table-not-waited-for = Komputer może grać tylko za kogoś innego, na kogo czeka stół.
table-stopped = Przy tym stole nie można grać dalej: program nie rozumie tego, co o nim zapisano.
table-no-amendment = Nie ma takiej poprawki zasad albo przy stole już się według niej gra.

option-departs = { $help } Odbiega od drukowanych zasad.
option-error-none = Nie ma opcji „{ $option }”: ta gra nie ma żadnych opcji.
option-error-unknown = Nie ma opcji „{ $option }”. Dostępne opcje: { $known }.
option-error-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $allowed }.
option-error-twice = Opcję „{ $option }” podano dwa razy. Podaj ją raz.
option-error-seats = { $seats ->
    [one] To nie jest gra dla { $seats } gracza; liczba miejsc (seats)
    [few] To nie jest gra dla { $seats } graczy; liczba miejsc (seats)
   *[many] To nie jest gra dla { $seats } graczy; liczba miejsc (seats)
} musi wynosić od { $min } do { $max }.

replay-error-not-a-replay = To nie jest zapis gry Backroom: pierwszy wiersz to nie „backroom replay 1”.
replay-error-too-large = Plik jest większy niż jakakolwiek gra.
replay-error-missing = W pliku brakuje wiersza „{ $what } …”.
replay-error-line = Wiersz { $line } nie ma sensu: „{ $text }”.
replay-error-other-game = To jest zapis gry { $found }, a nie gry { $expected }.
replay-error-amendment = Grano według „{ $found }”, wersji zasad, której ten program nie zna. Użyj nowszego programu.
replay-error-pack = Grano z inną zawartością: aby odtworzyć grę, podaj plik zestawu { $found } (--pack PLIK).
replay-error-in-turn = Po ruchu { $ply } zmieniają się zasady, według których się gra, a trwa tam tura: można to zrobić tylko między turami.
replay-error-options = Z takimi opcjami nie da się grać. { $why }
replay-error-commitment = Zobowiązanie nie zgadza się z ziarnem. W pliku: { $found }. Obliczono: { $computed }.
replay-error-illegal = Wiersz { $line }: „{ $action }” nie jest tam dozwolonym ruchem ({ $seat }).
replay-error-digest = Ostatni stan jest inny. Skrót w pliku: { $found }. Obliczono: { $computed }.

pack-change = { $place }, { $key }: { $to } (wbudowane: { $from })
pack-fault = { $file }, wiersz { $line }: { $place }: stoi tam „{ $found }”. { $wanted }
pack-fault-whole = { $file }: { $place }: stoi tam „{ $found }”. { $wanted }
pack-wants-toml = Nie da się tego odczytać: { $why }. Właściwa postać to klucz = wartość, po jednej w wierszu, pod tabelą w nawiasach kwadratowych.
pack-wants-game = Plik musi zaczynać się tabelą [pack] i wierszem game = "{ $game }".
pack-wants-keys = Nie ma tu takiej nazwy. Można zmienić: { $known }.
pack-wants-ids = Nie ma niczego o tym id. Są: { $known }.
pack-wants-once = Każde id może tam wystąpić raz.
pack-wants-printed = Tę wartość podaje instrukcja ({ $value }) i zestaw nie może jej zmienić.
pack-wants-number = Musi tam stać liczba całkowita od { $min } do { $max }.
pack-wants-words = Musi tam stać jedno z tych słów: { $known }.
pack-wants-entries = Liczba pozycji musi wynosić { $count }.
pack-wants-like = Musi tam stać coś tej samej postaci; wbudowany zestaw ma tam { $value }.
pack-wants-missing = Brakuje tam „{ $key }”.
pack-wants-rule = { $what } [{ $rule }]
pack-wants-other = Tak tam być nie może: { $why }.
