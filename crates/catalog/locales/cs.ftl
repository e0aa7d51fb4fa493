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
table-stopped = U tohoto stolu nelze hrát dál: program nerozumí tomu, co je o něm uloženo.
table-no-amendment = Taková oprava pravidel není, nebo se podle ní u stolu už hraje.

option-departs = { $help } Odchyluje se od tištěných pravidel.
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
replay-error-amendment = Hraje se podle „{ $found }“, verze pravidel, kterou tento program nezná. Použij novější program.
replay-error-pack = Hrálo se s jiným obsahem: k přehrání uveď soubor balíčku { $found } (--pack SOUBOR).
replay-error-in-turn = Po tahu { $ply } se mění pravidla, podle kterých se hraje, a zrovna tam probíhá tah: to jde jen mezi tahy.
replay-error-options = S tímto nastavením nelze hrát. { $why }
replay-error-commitment = Závazek nesouhlasí se semínkem. V souboru: { $found }. Vypočteno: { $computed }.
replay-error-illegal = Řádek { $line }: „{ $action }“ tam není platný tah ({ $seat }).
replay-error-digest = Poslední stav se liší. Otisk v souboru: { $found }. Vypočteno: { $computed }.

pack-change = { $place }, { $key }: { $to } (vestavěno: { $from })
pack-fault = { $file }, řádek { $line }: { $place }: stojí tam „{ $found }“. { $wanted }
pack-fault-whole = { $file }: { $place }: stojí tam „{ $found }“. { $wanted }
pack-wants-toml = To nelze přečíst: { $why }. Správný tvar je klíč = hodnota, jedno na řádek, pod tabulkou v hranatých závorkách.
pack-wants-game = Soubor musí začínat tabulkou [pack] a řádkem game = "{ $game }".
pack-wants-keys = Takový název tu není. Změnit lze: { $known }.
pack-wants-ids = Nic s takovým id není. Jsou: { $known }.
pack-wants-once = Každé id tam smí být jednou.
pack-wants-printed = Tuto hodnotu uvádí pravidla ({ $value }) a balíček ji změnit nemůže.
pack-wants-number = Musí tam být celé číslo od { $min } do { $max }.
pack-wants-words = Musí tam být jedno z těchto slov: { $known }.
pack-wants-entries = Počet položek musí být { $count }.
pack-wants-like = Musí tam být něco stejného tvaru; vestavěný balíček tam má { $value }.
pack-wants-missing = Chybí tam „{ $key }“.
pack-wants-rule = { $what } [{ $rule }]
pack-wants-other = To tam být nemůže: { $why }.
