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
replay-error-other-rules = It was played with version { $found } of the rules; this program has version { $known }.
replay-error-options = Its options cannot be played. { $why }
replay-error-commitment = The commitment does not match the seed. In the file: { $found }. Computed: { $computed }.
replay-error-illegal = Line { $line }: “{ $action }” is not a legal move of { $seat } there.
replay-error-digest = The last state differs. Digest in the file: { $found }. Computed: { $computed }.
