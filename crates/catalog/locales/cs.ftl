### Co říkají všechny hry a všechna rozhraní stejně.

seat-name = Hráč { $number }
spectator = divák
value-on = zapnuto
value-off = vypnuto
list-and = a
list-or = nebo
person-name = { $name }

## Jak to dopadlo

person-points = { $name } ({ $points })
outcome-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
outcome-wins = { $count ->
    [one] { AND($names) } vítězí ({ $points })
    [few] O vítězství se dělí { AND($names) } ({ $points })
   *[other] O vítězství se dělí { AND($names) } ({ $points })
}
outcome-all = { $won }.
outcome-ahead = { $won }, dále { AND($others) }.
outcome-tie = { $won }, dále { AND($others) }; při shodě bodů rozhodla pravidla.
outcome-nobody = Nikdo nevyhrál.
outcome-alone = { $titles ->
    [0] { $name } má na konci { $points }.
   *[other] { $name } má na konci { $points }: { $title }.
}
outcome-last-line = { $how } { $who }

refusal-over = Hra už skončila.
refusal-not-to-act = Teď o ničem nerozhoduješ.

undo-nothing = Není co vzít zpět.
undo-revealed = Mezitím se něco odhalilo; krok zpět je možný jen se souhlasem všech.

table-finished = U tohoto stolu už je dohráno; nic dalšího tu udělat nelze.
table-no-such-seat = Takové místo tu není, nebo za ně hraje bot.
table-house-plays = Za toto místo hraje počítač.
table-not-an-action = „{ $text }“ není tah této hry.
table-nothing-asked = Toto místo teď nemá na co odpovídat.
table-already-asked = Jiná otázka je ještě otevřená; nejdřív je třeba na ni odpovědět, nebo ji vzít zpět.
table-not-absent = Za toto místo počítač nehraje.
table-not-waited-for = Počítač může hrát jen za někoho jiného, na koho se u stolu čeká.

option-error-none = Nastavení „{ $option }“ neexistuje: v této hře není co nastavit.
option-error-unknown = Nastavení „{ $option }“ neexistuje. Nastavit lze: { $known }.
option-error-value = Nastavení „{ $option }“ nemůže mít hodnotu „{ $value }“. Možné hodnoty: { $allowed }.
option-error-twice = Nastavení „{ $option }“ je zadáno dvakrát. Zadej je jen jednou.
option-error-seats = { $seats ->
    [one] Pro { $seats } hráče tato hra není; počet míst (seats)
    [few] Pro { $seats } hráče tato hra není; počet míst (seats)
   *[other] Pro { $seats } hráčů tato hra není; počet míst (seats)
} musí být od { $min } do { $max }.

replay-error-not-a-replay = Tohle není záznam hry Backroom: první řádek není „backroom replay 1“.
replay-error-too-large = Soubor je větší než kterákoli hra.
replay-error-missing = V souboru chybí řádek „{ $what } …“.
replay-error-line = Řádek { $line } nedává smysl: „{ $text }“.
replay-error-other-game = Tohle je záznam hry { $found }, ne hry { $expected }.
replay-error-other-rules = Hrálo se podle pravidel verze { $found }; tento program zná verzi { $known }.
replay-error-options = S tímto nastavením nelze hrát. { $why }
replay-error-commitment = Závazek nesouhlasí se semínkem. V souboru: { $found }. Vypočteno: { $computed }.
replay-error-illegal = Řádek { $line }: „{ $action }“ tam není platný tah ({ $seat }).
replay-error-digest = Poslední stav se liší. Otisk v souboru: { $found }. Vypočteno: { $computed }.
