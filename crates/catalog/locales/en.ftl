### What every game and every interface says alike.

seat-name = Player { $number }
spectator = spectator
value-on = on
value-off = off
list-and = and
list-or = or
person-name = { $name }

## How it came out

person-points = { $name } ({ $points })
outcome-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
outcome-wins = { $count ->
    [one] { AND($names) } wins with { $points }
   *[other] { AND($names) } share the victory with { $points } each
}
outcome-all = { $won }.
outcome-ahead = { $won }, ahead of { AND($others) }.
outcome-tie = { $won }, ahead of { AND($others) }; the tie-break decides.
outcome-nobody = Nobody has won.
outcome-alone = { $titles ->
    [0] { $name } finishes with { $points }.
   *[other] { $name } finishes with { $points }: { $title }.
}
outcome-last-line = { $how } { $who }

refusal-over = The game is over.
refusal-not-to-act = It is not your turn to decide.

undo-nothing = There is nothing to take back.
undo-revealed = Something has been revealed since then; a step back needs everybody’s consent.

table-finished = This table is finished; nothing more can be done at it.
table-no-such-seat = There is no such seat, or a bot plays it.
table-house-plays = The house plays for this seat.
table-not-an-action = “{ $text }” is not an action of this game.
table-nothing-asked = Nobody has asked anything that this seat could answer.
table-already-asked = Another question is still open; it has to be answered or withdrawn first.
table-not-absent = The house does not play for this seat.
table-not-waited-for = The house can play only for somebody else whom the table is waiting for.
table-stopped = This table cannot go on: the program does not understand what is stored of it.
table-no-amendment = There is no such correction of the rules, or the table plays by it already.

option-departs = { $help } Departs from the print.
option-error-none = There is no option “{ $option }”: this game has none.
option-error-unknown = There is no option “{ $option }”. The options are: { $known }.
option-error-value = The option “{ $option }” cannot be “{ $value }”. It takes one of: { $allowed }.
option-error-twice = The option “{ $option }” was given twice. Give it once.
option-error-seats = { $seats ->
    [one] { $seats } player cannot play this; seats
   *[other] { $seats } players cannot play this; seats
} must be from { $min } to { $max }.

replay-error-not-a-replay = This is not a Backroom replay: its first line is not “backroom replay 1”.
replay-error-too-large = The file is larger than any game.
replay-error-missing = The file has no line “{ $what } …”.
replay-error-line = Line { $line } makes no sense: “{ $text }”.
replay-error-other-game = This is a game of { $found }, not of { $expected }.
replay-error-amendment = It is played by “{ $found }”, a version of the rules that this program does not know. Use a newer program.
replay-error-pack = It was made with other content: to play it, name the file of the pack { $found } (--pack FILE).
replay-error-in-turn = After move { $ply } it changes the rules that it is played by, and a turn is being played there: that can only be done between turns.
replay-error-options = Its options cannot be played. { $why }
replay-error-commitment = The commitment does not match the seed. In the file: { $found }. Computed: { $computed }.
replay-error-illegal = Line { $line }: “{ $action }” is not a legal move of { $seat } there.
replay-error-digest = The last state differs. Digest in the file: { $found }. Computed: { $computed }.

pack-change = { $place }, { $key }: { $to } (built-in: { $from })
pack-fault = { $file }, line { $line }: { $place }: “{ $found }” stands there. { $wanted }
pack-fault-whole = { $file }: { $place }: “{ $found }” stands there. { $wanted }
pack-wants-toml = This cannot be read: { $why }. The form is key = value, one to a line, under a table in brackets.
pack-wants-game = The file has to begin with the table [pack] and the line game = "{ $game }".
pack-wants-keys = There is no such name here. What can be changed here: { $known }.
pack-wants-ids = There is nothing of this id. There are: { $known }.
pack-wants-once = Each id may stand there once.
pack-wants-printed = The rulebook prints this value ({ $value }), and a pack cannot change it.
pack-wants-number = A whole number from { $min } to { $max } has to stand there.
pack-wants-words = One of these has to stand there: { $known }.
pack-wants-entries = There have to be { $count } entries.
pack-wants-like = Something of the same form has to stand there; the built-in pack has { $value }.
pack-wants-missing = “{ $key }” is missing there.
pack-wants-rule = { $what } [{ $rule }]
pack-wants-other = It cannot stand there: { $why }.
