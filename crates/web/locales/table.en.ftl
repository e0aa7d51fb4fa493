### The page of a table, the replay, and what stands around Fliptown's map.

## Frame

table-title = { $table } · { $game }
table-title-turn = ● Your turn · { $table }
table-title-news = ○ News · { $table }
table-call = It is your turn
table-lost = Connection lost, trying again …
table-purse = Inventory
table-regions = Parts of the board
table-own-board = Your board
table-board-of = Board of { $name }
table-back-to-own = Back to your board
table-rules = Rules
table-log = Log
table-at-the-start = At the start
table-moment = { $part } · { $turn }
table-earlier = What happened before
table-step-back = Step back
table-ask-back = Ask to step back

## The question

table-all-moves = { $count ->
    [one] { $count } move
   *[other] All { $count } moves
}
table-about-it = What this question is about
table-waiting-for = { $count ->
    [one] Waiting for { AND($names) }
   *[other] Waiting for { AND($names) }
}
table-waiting-help = There is nothing for you to decide just now. The page changes by itself when the others have decided.
table-watching-help = You are watching. What the others decide in secret shows when it is open to all.
table-bell = News of the table
table-bell-quiet = Look again
table-bell-news = Something new: look
table-bell-turn = Your turn: look
table-hold = Hold the page still
table-let-go = Let the page change by itself
table-still-help = There is nothing for you to decide just now. The page holds still; the bell at the top tells when something has happened.
table-you-are-away = The house plays for you
table-you-are-away-help = The others did not want to wait any longer. Your seat is still yours.
table-return = I am back
table-you-conceded = You have given up
table-you-conceded-help = The house plays your seat to the end for the others. You can watch.
table-given-up = Everybody has given up
table-given-up-help = The game ends where it stands; nobody has won.
table-over = The game is over
table-winners = { $count ->
    [one] { AND($names) } wins
   *[other] { AND($names) } share the victory
}
table-to-replay = See the replay
table-again = Play again
table-kept = { $name } has set another table for all of you, and a seat is kept for you.
table-follow = Take your seat
table-to-next = To the new table

## What is asked of all

table-asks-back = { $name } asks all for a step back: over { $name }’s last action and everything since.
table-asks-take-up = { $name } asks all to play by the corrected rules from the next turn on.
table-asks-stand-in = { $name } asks all to let the house play for { $absent }.
table-asks-stand-in-for-you = { $name } asks whether you are here; else the house would play for you.
table-stake = { $count ->
    [0] Nothing that you see would change: it was done in secret.
    [one] This line of the log would go:
   *[other] These { $count } lines of the log would go:
}
table-agree = Agree
table-decline = Do not agree
table-here = I am here
table-stand-in-for-me = Let the house play
table-patience = { $minutes ->
    [one] If { $absent } says nothing for { $minutes } minute, the house plays.
   *[other] If { $absent } says nothing for { $minutes } minutes, the house plays.
}
table-patience-with-you = { $minutes ->
    [one] If you say nothing for { $minutes } minute, it does.
   *[other] If you say nothing for { $minutes } minutes, it does.
}
table-withdraw = Withdraw the request
table-granted-back = All agree: { $name }’s last action is taken back, and everything since.
table-granted-take-up = All agree: from the next turn on the table plays by the corrected rules, as { $name } asked.
table-granted-stand-in = The house plays for { $absent } from now on: { $name } asked for it, and nobody objected.
table-declined-back = { $seat } does not agree to the step back that { $name } asked for: everything stays.
table-declined-take-up = { $seat } does not agree to the corrected rules that { $name } asked for: the table plays on by those it was set with.
table-declined-stand-in = { $seat } does not agree that the house plays for { $absent }.
table-declined-here = { $seat } is here: the house does not play.
table-withdrawn = { $name } withdraws the request.
table-returned = { $name } is back and decides again.
table-conceded = { $name } gives up.
table-away = Somebody does not come?
table-away-help = If nobody objects, the house plays for whoever is missing, until they are back. They are asked, too, and have a while to say that they are here.
table-stand-in = Let the house play for { $name }

## People

table-people = At the table
table-points-now = points if it ended now
table-pts = pts
table-pts-hidden = and what is still hidden
table-by-category = Points by category
table-show-board = Show the board of { $name }
table-state-conceded = has given up
table-state-absent = the house plays
table-state-bot = bot
table-state-open = free seat
table-state-turn = you decide
table-state-busy = deciding
table-state-waits = waiting
table-invite = Invite with this link
table-copy = Copy the link
table-copied = Copied

## Moves

table-moves = Your moves
table-legal = { $count ->
    [one] { $count } legal
   *[other] { $count } legal
}
table-free = free

## Score sheet and log

table-score-sheet = Score sheet
table-final = final
table-so-far = so far
table-total = Total
table-honours = { $name }: { $honours }
table-news = { $count ->
    [one] { $count } new
   *[other] { $count } new
}
table-cut = you last acted here

## Menu

table-menu = Menu
table-language = Language
table-theme = Light
table-theme-system = as the system has it
table-theme-light = light
table-theme-dark = dark
table-apply = Apply
table-sound = Two notes when it is my turn
table-notify = Notify me when it is my turn and I am elsewhere
table-notify-denied = Notifications are off: this browser does not allow them here. They can be allowed in its settings, on pages that come over HTTPS.
table-watch-link = Link for spectators
table-device = Open my seat on another device
table-help = How this table works
table-help-glow = What glows on the board can be done now: press it.
table-help-price = A dashed ring costs something; the flag beside it says how much.
table-help-quiet = What does not glow tells why not, and by which rule, when you press it.
table-help-fresh = The colour of this sentence marks what has changed since you last acted.
table-help-list = Every move also stands in the list of your moves.
table-help-touch = On a touch screen the first touch shows what a move comes to, where that can be shown, and the second one makes it. A long touch tells why not.
table-help-keys = Keys: b goes to what answers the question and from one answer to the next, arrows go from place to place on the board, Enter takes the place, Escape closes, ? opens this help.
table-help-plain-press = A place that glows leads to its move in the list; the button there makes it.
table-help-plain-quiet = What does not glow leads to the rule that forbids it.
table-help-plain-bell = While you wait, the page comes again by itself. While you decide, it holds still, and the bell at the top tells when something has happened.
table-plays-by = What this table plays by
table-pack = With the components of the pack “{ $name }”.
table-pack-changes = { $count ->
    [one] It changes one value of the built-in components.
   *[other] It changes { $count } values of the built-in components.
}
table-first-edition = The rules of the first edition.
table-amended = The rules with these corrections since the first edition:
table-amended-soon = All have agreed: from the next turn on the table plays by the corrected rules.
table-amendments-open = Corrected since the table was set; it keeps the rules it was set with unless all agree:
table-take-up = Ask all to play by the corrected rules
table-departs = departs from the print
table-export = Download what you see of it
table-stopped-rules = This table plays by “{ $found }”, rules that this program does not know. What is shown follows the rules that it does know and can differ; to play on, use a newer program.
table-stopped-pack = This table plays with the content pack { $found }, which this server does not have. What is shown follows the built-in components and can differ; to play on, add the file of the pack to the folder of packs.
table-stopped-line = This table cannot go on: line { $number } of what is stored of it is damaged. You see it as it was before.
table-proof = Proof of the shuffle
table-proof-help = The commitment was fixed before the first card; when the game is over the seed shows, and everybody can compute that nobody touched the shuffle.
table-commitment = Commitment
table-seed = Seed
table-concede = Give up …
table-concede-sure = Give up this game?
table-concede-help = This cannot be taken back. The house plays your seat to the end for the others.
table-concede-yes = Yes, give up
table-concede-no = Play on

## Replay

replay-title = Replay: { $table } · { $game }
replay-word = Replay
replay-to-table = The table
replay-file = Replay file
replay-beginning = The beginning
replay-in-secret = { $name } decides, and nothing shows yet
replay-decided = { $name }: { $what }
replay-keys = Keys of the tape
replay-first = To the beginning
replay-previous = One action back
replay-play = Play
replay-next = One action on
replay-last = To the end
replay-tape = Turns
replay-ply = Action { $ply } of { $plies }
replay-go = Go there
replay-as = Look through the eyes of
replay-as-spectator = A spectator
replay-score-then = at this moment
replay-points = Points by turn
replay-log-follows = follows the tape
replay-cut = before this action
replay-verify = Compute everything again

## Fliptown: track and cards

side-round = Round { $round }
side-turn = Turn { $turn }
side-end-of-round = End of the round
side-flipped = On the table: { $cards }.
side-time-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
side-time-poker = Round { $round } of { $rounds }, poker hands
side-time-bribes = Round { $round } of { $rounds }, before the sheriff comes
side-time-arrest = Round { $round } of { $rounds }, the sheriff
side-time-over = After round { $round } of { $rounds }: the end
side-ledger = Ledger
side-lineup = Lineup
side-card = { $rank } of { $suit }
side-suit = Suit
side-value = Value
side-poker = Poker
side-suit-note = Only the suit counts.
side-suit-changed = Changed; it was { $suit }.
side-value-note = Only the rank counts. Each step costs { $gold } gold.
side-value-changed = Changed; it was { $rank }.
side-joker = joker
side-shift = { $character }, once a game:
side-robbery = Robbery
side-hand = Poker cards of this round
side-holdem = Hold ’em cards
side-hand-pays = { $stars ->
    [0] Pays nothing so far.
    [one] Pays ${ $cash } and { $stars } star at the end of the round.
   *[other] Pays ${ $cash } and { $stars } stars at the end of the round.
}

## Fliptown: people and the middle

side-cash = cash
side-gold = gold
side-stars = stars
side-wanted = Wanted
side-pans = gold pans
side-hammers = hammers
side-ability-ready = ability ready
side-ability-used = ability used
side-bounties = Bounties
side-stock = deck { $deck }, discards { $discards }
side-claimed = claimed
side-progress = { $done } of { $asked }
side-bounty-all-regions = All over the map
side-bounty-trail-bonuses = Trail guide
side-bounty-tools = Tool chest
side-bounty-town-stars = Known in town
side-bounty-mine-gold = Mine gold
side-bounty-every-target = One of each
side-bounty-tombstones = Many graves
side-bounty-trail-end-or-hunter = Far or feared
side-bounty-most-wanted = Most wanted
side-bounty-outfit = Well equipped
side-bounty-tycoon = Tycoon
side-bounty-all-bonuses = Every bonus
side-sheriff = Sheriff
side-sheriff-hidden = The sheriff’s card is hidden.
side-sheriff-is = The sheriff’s card is { $card }.
side-safe-now = { $wanted } Wanted: the card is high enough, no arrest.
side-arrested-now = { $wanted } Wanted: the card is too low, it means arrest.
side-safe-from = { $wanted } Wanted: safe on { $rank } or higher.
side-safe-always = { $wanted } Wanted: safe on any card.
side-safe-never = { $wanted } Wanted: no card is high enough.
side-fine = { $stars ->
    [one] Fine this round: ${ $cash } or { $stars } star.
   *[other] Fine this round: ${ $cash } or { $stars } stars.
}
side-steals-calamity-jane = Steals a card after a turn in which one of your cards is ♥ and you gain a star.
side-steals-billy-the-kid = Steals a card after a turn in which one of your cards is ♠ and you gain Wanted.
side-steals-black-bart = Steals a card after a turn in which one of your cards is ♦ and you gain gold.
side-steals-wyatt-earp = Steals a card after a turn in which one of your cards is ♣ and you gain a bonus action.
side-stolen = { $points ->
    [one] Stolen so far: { $count }, { $points } point each.
   *[other] Stolen so far: { $count }, { $points } points each.
}
side-counts = Points for every site you leave uncircled:

## Fliptown: headings of the moves

side-gains = { $gains }
side-group-ways = Six ways to use the cards
side-group-value = { $region }, with value { $rank }
side-group-cemetery = { $region }, with any cards
side-group-bonus = { $region }
side-group-suit = Change the suit first
side-group-joker = Play a joker first
side-group-ability = Your character
side-group-choose = Choose
side-group-leave = Or
