### What the command line says.

## The help

help-title = Backroom: a rules-exact table for crime-themed board games

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options

command-serve = Open the browser table (“backroom” alone does this, too)
command-play = Play in the terminal: alone, with bots, or at one keyboard
command-simulate = Let bots play many games and count what comes of them
command-replay = Tell the story of a saved game, or verify it
command-rules = Show and search the rules of a game
command-options = Show what can be set before a game
command-engine = Talk to the rules in JSON lines, for programs

arg-addr = Where to listen; 127.0.0.1:7272 if nothing is said, 0.0.0.0:7272 for everybody in the network
arg-db = The file of all tables; backroom.db if nothing is said
arg-public-url = How people reach the server, for links: scheme and host
arg-behind-proxy = A proxy in front tells who asks (X-Forwarded-For)
arg-rate = How many requests a second one address may send; 0 for any number
arg-open = Open a browser, where there is one
arg-json-logs = Write logs as JSON lines
arg-lang = The language: en, cs or pl
arg-help = Show this help
arg-version = Show the version
arg-game = The game: fliptown, escape-plan, speakeasy or in-too-deep
arg-seats = How many people and bots play; their seats are numbered from 0
arg-option = Set an option (“backroom options GAME” lists them); may be repeated
arg-preset = Start from a named set of options
arg-seed = Any text; the same seed gives the same shuffles
arg-bot = Let a bot play: at one seat, or at every seat that is not named; may be repeated
arg-name = Call whoever sits there by a name; may be repeated
arg-resume = Go on with a game that was saved
arg-games = How many games are played
arg-first = The number of the first game, to repeat one of them
arg-threads = How many threads play; the result is the same for any number
arg-check = Check every invariant after every action
arg-json = Print one JSON object
arg-file = A replay file
arg-to = Only the first so many moves
arg-seat = What this seat could see (numbered from 0)
arg-spectator = What a spectator could see; this is the default
arg-verify = Recompute the whole game and the commitment, and tell the first difference
arg-query = The ID of a rule, of a chapter, or words to look for

## Errors

error-line = backroom: { $message }
error-log = The variable { $name } cannot be read: { $why }. It takes a word such as { $example }, or says more: { $more }.
error-io = Reading or writing failed: { $why }
error-file = { $file }: { $why }
error-game = This program does not know the game “{ $game }”. It knows: { $known }.
error-seat = There is no seat { $given }. The seats of this table are numbered from 0 to { $last }.
error-no-presets = There is no preset “{ $preset }”: this game has none.
error-preset = There is no preset “{ $preset }”. The presets are: { $known }.
error-twice = “{ $what }” was given twice. Give it once.

## serve

serve-open = Backroom is open: { $url }
serve-file = All tables are kept in { $file }.
serve-more = Ctrl+C closes it. “backroom --help” tells what else it can do.
serve-cannot-listen = Nobody can be served at { $addr }: { $why }. Choose another address with --addr.
serve-in-use = Nobody can be served at { $addr }: { $why }. Is a server running there already? Choose another address with --addr.
serve-no-right = Nobody can be served at { $addr }: { $why }. Choose a port from 1024 on with --addr, such as 127.0.0.1:7272.
serve-cannot-open = The data in { $file } cannot be opened: { $why }. The folder has to exist, folder and file have to be writable, and the disk needs room.
serve-directory = { $file } is a directory. Name a file with --db, such as { $example }.
serve-not-a-file = { $file } is not the name of a file, and no table would be kept. Name a file with --db, such as backroom.db.
serve-not-ours = { $file } is not a database of Backroom; it was left as it is. Name another file with --db.
serve-broken = { $file } is broken: a part of it is missing or overwritten. It was left as it is. Put a copy in its place, or name another file with --db.
serve-newer = The data in { $file } is of version { $found }, and this program knows versions up to { $known }; it was left as it is. Start a newer program.
serve-data = The data cannot be read: { $why }
serve-left-out = This program was built without the browser table. “backroom --help” tells what it can do.

## simulate

simulate-speed = { $games } games, { $decisions } decisions in { $seconds } s: { $rate } decisions/s
simulate-mean = mean
simulate-wins = wins
simulate-end = { $count } × { $reason }
simulate-failed = Game { $game } failed: { $what }. To repeat it: --seed { $seed } --first { $game } --games 1
simulate-failures = { $failures ->
    [one] { $failures } failure
   *[other] { $failures } failures
} in { $games } games.
simulate-too-many = So many games cannot be numbered. Choose smaller --first and --games.

## rules and options

rules-hint = “backroom rules { $game } { $prefix }-4” shows a chapter, “backroom rules { $game } WORDS” looks for words.
rules-nothing = No rule of { $game } has “{ $query }” as its ID, its chapter or its words. “backroom rules { $game }” lists the chapters.

options-seats = --seats from { $min } to { $max }
modes-fliptown = Alone you play for a rank or against a cowbot, two to four people play against each other and for bounties.
modes-escape-plan = Alone you play against Inspector Sandra and Lieutenant Costa, two people play against each other and Sandra, three to five against each other.
modes-speakeasy = Alone you play against the Rival, two to four people play against each other.
modes-in-too-deep = Alone you play against Echo, two to five people play against each other; two can let Echo join.
options-preset = --preset { $key }: { $label } ({ $settings })
options-hint = Set them with “backroom play { $game } --option KEY=VALUE”. A star marks what holds when nothing is said.

## replay

replay-seen-by = as seen by: { $who }
replay-no-file = There is no file { $file }. Name a replay: “save” at a table in the terminal writes one, and the browser table has one of every finished game.
replay-unreadable = The replay { $file } cannot be read: { $why }. Name a file that you may read.
replay-no-digest = The file has no line “digest …”: its end may be missing. This is the game as far as the file tells it.
replay-too-far = { $moves ->
    [one] The game has only { $moves } move.
   *[other] The game has only { $moves } moves.
} Choose a smaller --to.
replay-verified = { $moves ->
    [one] Verified: { $moves } move,
   *[other] Verified: { $moves } moves,
} the commitment and the last state are as the file says. The game is over.
replay-verified-unfinished = { $moves ->
    [one] Verified: { $moves } move,
   *[other] Verified: { $moves } moves,
} the commitment and the last state are as the file says. The game is not over.

## Scores

scores-title = Scores
scores-total = Total
scores-place = Place
scores-honours = { $who }: { $honours }

## The table in the terminal

play-setting = { $option }: { $value }
play-commitment = Commitment to the seed: { $commitment }. When the game is over the seed is shown, and “backroom replay --verify” proves that nobody touched the shuffle.
play-hint = Type the number of a choice and press Enter. “?” explains the rule behind what is asked, “h” shows what else can be typed.
play-begin = Press Enter to begin.
play-keys = h help · ? why · u undo · q quit
play-more-news = { $lines ->
    [one] … { $lines } earlier line; l shows all
   *[other] … { $lines } earlier lines; l shows all
}
play-more = Enter: more · any letter: enough
play-hand-over = The keyboard goes to { $who }. Nobody else should look now. Press Enter.
play-no-such-choice = { $count ->
    [one] There is only choice 1.
   *[other] The choices are numbered from 1 to { $count }.
}
play-not-understood = That is neither a choice nor a command; “h” shows what can be typed.
play-refused = No: { $why }
play-refused-by = No: { $why } [{ $rule }] “?” shows the rule.
play-no-rule = There is no rule behind that. “? NUMBER” explains a choice, “? WORDS” looks for words in the rules.
play-undo-consent = If everybody agrees, “u!” takes back the last decision all the same.
play-saved = Saved: { $file }
play-career = For the first time in your career: { $reached }.
play-career-lost = Your career could not be kept in { $file }: { $why }. Move the file away to begin a new one.
play-save-exists = { $file } exists already. Choose another name: save NAME
play-save-question = Save the game before you leave? (yes/no)
answer-yes = yes
answer-no = no
play-goodbye = Goodbye.
play-input-ended = The input has ended, and so has this session.
play-input-ended-unsaved = The input has ended before the game was saved.
play-seed = The seed was { $seed }.
play-over = The game is over. “l” shows the log, “save” keeps it as a replay, Enter leaves.
play-defect = The game has no way on after { $ply } decisions. This is a defect; please report it with the seed and the options.

key-choose = take the choice with this number
key-back = back to the choices before
key-more = { $count } more …
key-why = the rule behind what is asked, or why an action was refused
key-why-choice = the rule behind choice 3
key-rules = the rule with this ID, or rules with these words
key-undo = take back your last decision
key-consent = take back the last decision although something was revealed, if everybody agrees
key-board = the whole board, however long it is, and what its signs mean
key-log = what has happened
key-scores = the scores so far
key-save = save the game; “backroom play --resume FILE” goes on
key-redraw = draw the table again
key-help = this help
key-quit = leave the table

## The board of Fliptown

board-round = Round { $round }/{ $rounds }
board-turn = Turn { $turn }/{ $turns }
board-stage-poker = Poker hands
board-stage-preacher = Before the sheriff
board-stage-bribes = Bribes
board-stage-arrest = Arrest
board-stage-over = The end
board-suit = suit
board-value = value
board-poker = poker
board-deck = deck { $count }
board-discards = discards { $count }
board-sheriff = sheriff
board-fine = fine
board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
board-used = used
board-bonus = bonus action
board-steals = steals on
board-stolen = stolen { $count }
board-busy = choosing
board-done = done
board-table = At the table
board-legend = ★ star ☆ silver G gold W Wanted ◡ pan ⊤ hammer +♥ bonus ▸7-2 go for 2 gold

board-building-undertaker = Undert.
board-building-bank = Bank
board-building-hideout = Hideout
board-building-stables = Stables
board-building-general-store = Store
board-building-church = Church
board-building-hotel = Hotel
board-building-land-office = Land
board-building-gunsmith = Guns
board-building-bail-bonds = Bail
board-building-sheriffs-office = Sheriff
board-building-saloon = Saloon
board-building-prospectors-club = Club

board-ability-trailblazer = +♥ bonus action
board-ability-cheat = one poker card is wild
board-ability-prospector = value ± pans
board-ability-settler = +♣ bonus action
board-ability-bandit = +♠ bonus action
board-ability-marshal = another sheriff card
board-ability-preacher = -6W before the sheriff
board-ability-miner = +♦ bonus action
board-ability-ranch-hand = -2W per hammer
board-ability-grave-robber = +† bonus action
board-ability-man-in-black = any bonus action
board-ability-baroness = 1G per W
board-ability-mayor = new lineup
board-ability-wild-card = { $count } × joker

board-bounty-all-regions = 4 sites in each of ♥♠♦♣
board-bounty-trail-bonuses = ♥ 3, 6, 9 and Q
board-bounty-tools = 5 pans and hammers
board-bounty-town-stars = all 5 town stars
board-bounty-mine-gold = 9 gold from the mine
board-bounty-every-target = ♠ one of each kind
board-bounty-tombstones = 5 tombstones
board-bounty-trail-end-or-hunter = ♥K or 2 outlaws
board-bounty-most-wanted = 9 Wanted
board-bounty-outfit = 4 kinds of gear
board-bounty-tycoon = $30 or 15 gold
board-bounty-all-bonuses = bonuses of all 5 kinds

## The board of Escape Plan

board-city-day = Day { $day }
board-city-phase-income = income
board-city-phase-city = the city grows
board-city-phase-over = the end
board-city-order = order { $order }
board-city-money = { $count ->
    [0] $0
   *[other] ${ $count }k
}
board-city-level = level { $level }
board-city-income = income { $cash }
board-city-wounds = wounds { $dots }
board-city-handcuffs = handcuffs { $count }
board-city-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
board-city-gas = gas { $dots }
board-city-keys = keys: { $keys }
board-city-gang = gang { $count } ({ $bases })
board-city-may-rest = may rest
board-city-rested = rested
board-city-aid = first aid ready
board-city-aid-used = first aid used
board-city-contacts = Contacts { $count }/{ $slots }:
board-city-inventory = Inventory:
board-city-assets = Assets:
board-city-locked = locked { $assets }
board-city-hidden = hidden { $cash }
board-city-stack = stack { $tiles } → { $cash }
board-city-plan = Your plan, { $cash } found:
board-city-escaped = out of the city
board-city-arrested = arrested
board-city-count-contacts = { $count ->
    [one] { $count } contact
   *[other] { $count } contacts
}
board-city-count-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
board-city-count-hidden = { $count ->
    [one] { $count } hidden tile
   *[other] { $count } hidden tiles
}
board-city-notoriety = Notoriety
board-city-patrols = Patrols
board-city-exit-open = open ({ $tile })
board-city-exit-unbuilt = not built
board-city-exit-closed = { $count ->
    [one] closed, { $count } tile
   *[other] closed, { $count } tiles
}
board-city-row = Contact row:
board-city-next = Next tiles:
board-city-legend = ▸ you can go there · 50 your plan · $ income · ✓ been there · × closed · ' patrol · ʰ helipad · ᶠ ferry · C County F Federal S SWAT officers
board-city-legend-small = H hospital · M metro · ^ helicopter · G gang · $A store · + clinic · † church · ⌂ safe house · » exit · ▸ you can go there · × closed · C County F Federal S SWAT

board-site-hospital = Hosp
board-site-metro = Metro
board-site-helicopter = Heli
board-site-gang = Gang
board-site-clinic = Clin
board-site-church = Chur
board-site-business = Biz
board-site-safe-house = Safe
board-site-bar = Bar
board-site-restaurant = Rest
board-site-casino = Cas
board-site-art-gallery = Art
board-site-cinema = Cin
board-site-gym = Gym
board-site-safe-house-1 = Safe1
board-site-safe-house-2 = Safe2
board-site-safe-house-3 = Safe3
board-site-store-a = StoA
board-site-store-b = StoB
board-site-store-c = StoC
board-site-store-d = StoD
board-site-exit-1 = Exit1
board-site-exit-2 = Exit2
board-site-exit-3 = Exit3

board-key-green = green
board-key-black = black
board-key-brown = brown

board-ways-go = Go to: place, tile, movement points, officers on your heels
board-ways-side = { $count ->
    [one] use { $count } thing
   *[other] use one of { $count } things
}
board-ways-means = { $count ->
    [one] { $count } goal with gas, gangs or contacts
   *[other] { $count } goals with gas, gangs or contacts
}
board-ways-other = { $count ->
    [one] { $count } other way
   *[other] { $count } other ways
}
board-ways-steps = { $count ->
    [one] step by step: { $count } step
   *[other] step by step: { $count } steps
}
board-way-points = { $count } MP
board-way-gas = { $count ->
    [one] a gas can
   *[other] { $count } gas cans
}
board-way-kit = Shakes them off:
board-way-left = On your heels:
board-way-shakes-one = { $tool } (one of { $officers })
board-way-shakes-all = { $tool } (all { $officers } of a tile)

board-place-tile = { $tile }, officers { $officers }: { $sites }
board-place-cell = { $count ->
    [one] { $cell }: next to { $neighbours }, { $count } way to turn it
   *[other] { $cell }: next to { $neighbours }, { $count } ways to turn it
}
board-place-turn = { $angle }°: meets { $matches }

# The table of Speakeasy: short words for a narrow board.
board-island-closed = closed
board-island-park = Central Park
board-island-ship-stephanie-st-clair = St. Clair
board-island-ship-sandra-daisy = Daisy
board-island-ship-arnold-rothstein = Rothstein
board-island-ship-bill-mccoy = McCoy
board-island-docks = Quay:
board-island-building-still = Still
board-island-building-bar = Bar
board-island-building-nightclub = Nightclub
board-island-building-casino = Casino
board-island-built-still = Sti
board-island-built-bar = Bar
board-island-built-nightclub = Clu
board-island-built-casino = Cas
board-island-preparation = 1920: preparation
board-island-time = Act { $act }, round { $round }/{ $rounds }
board-island-order = turn order and leverage price { $order }
board-island-reserved = reserved { $order }
board-island-persons = Persons:
board-island-goals = Book goals:
board-island-decks = Top cards:
board-island-helpers = Helper display:
board-island-tokens = City token display:
board-island-gangsters = Gangsters:
board-island-crates = Crates on ships:
board-island-purse = { $pocket }, safe { $safe }
board-island-purse-hidden = { $pocket }, safe ?
board-island-notoriety = notoriety { $count }
board-island-capos = { $count ->
    [one] { $count } capo
   *[other] { $count } capos
}
board-island-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-island-thugs = { $count ->
    [one] { $count } thug
   *[other] { $count } thugs
}
board-island-leverage = leverage { $count }
board-island-leverage-tokens = { $count ->
    [one] { $count } leverage token
   *[other] { $count } leverage tokens
}
board-island-books = { $count ->
    [one] { $count } book
   *[other] { $count } books
}
board-island-mobsters = { $count ->
    [one] { $count } mobster
   *[other] { $count } mobsters
}
board-island-vip = { $count } in the VIP area
board-island-still = { $count } at the still
board-island-city-tokens = { $count ->
    [one] { $count } city token
   *[other] { $count } city tokens
}
board-island-helper-cards = { $count ->
    [one] { $count } helper
   *[other] { $count } helpers
}
board-island-crate-tokens = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}
board-island-ally = ally { $gangster } (⌐{ $strength } for { $cash }, home { $district })
board-island-own-hand = Your hand:
board-island-own-board = Your operations:
board-island-operation = { $operation } { $dots } { $worth }
board-island-prices = { $low } at a bar, { $high } elsewhere
board-island-card-leverage = { $count ->
    [0] (card played)
   *[other] (card played, leverage { $count })
}
board-island-own-helpers = Your helpers:
board-island-own-tokens = Your city tokens { $count }/{ $limit }:
board-island-own-crates = Your crates:
board-island-own-slots = Buildings left:
board-island-discount = upgrades { $cash } cheaper
board-island-ways = also ways { $ways }
board-island-legend = ★ cop · ☆ cop coming · ⌐5 strength · ! war coming · ▪ gangster bar · ♟ mobster · ◍ barrel · × not in operation · ▸ truck · ≈ harbour, ship · ▣ crate · □ place for a book · ✓ goal met
board-price-laundered = { $cash } (pocket { $pocket }, safe { $safe })

board-track-vip = VIP
board-track-party = Party
board-track-still = Still
board-track-fleet = Fleet
board-track-strength = ⌐

board-location-contractors = Contractors
board-location-planning = Planning
board-location-garage = Garage
board-location-city-hall = City Hall
board-location-commission = Commission
board-location-docks = Docks
board-location-restaurant = Restaurant
board-location-park = Park

board-goals-docks = crates
board-goals-city-hall = districts with ♟
board-goals-notoriety = notoriety

board-park-protected = { $count } buildings ♟
board-park-bar-everywhere = bar in each region
board-park-bars = { $count } bars
board-park-nightclubs = { $count } × nightclub ◍
board-park-casinos = { $count } × casino ◍
board-park-barrels = { $count } buildings ◍
board-park-barrel-everywhere = ◍ in each region
board-park-leverage = leverage { $count }
board-park-levels = { $count } levels ≥ { $level }
board-park-strength = strength { $count }

board-brief-leverage = { $count ->
    [one] leverage
   *[other] { $count } leverage
}
board-brief-thugs = { $count ->
    [one] thug
   *[other] { $count } thugs
}
board-brief-books = { $count ->
    [one] book
   *[other] { $count } books
}
board-brief-levels = +{ $count } level
board-brief-mobsters = { $count ->
    [one] mobster
   *[other] { $count } mobsters
}
board-brief-helpers = { $count ->
    [one] helper
   *[other] { $count } helpers
}
board-brief-tokens = { $count ->
    [one] city token
   *[other] { $count } city tokens
}
board-brief-card = card

board-island-token-vip-card = VIP card
board-island-token-party-card = party card
board-island-token-still-card = still card
board-island-token-fleet-card = fleet card
board-island-token-any-card = any card
board-island-token-helper = helper
board-island-token-deliver = deliver
board-island-token-book = book
board-island-token-raise-any = +1 level
board-island-token-produce = produce
board-island-token-sell = sell
board-island-token-open-bar = open bar
board-island-token-nightclub = nightclub
board-island-token-casino = casino
board-island-token-mobster = mobster
board-island-token-thug = thug
board-island-token-protect = protect
board-island-token-leverage = 2 leverage

board-menu-purse = You can pay { $cash }: { $pocket } from the pocket, and { $safe } in the safe count half.
board-menu-draw = take a card
board-site-open = Open on an empty space for { $price }:
board-site-upgrade = Instead of a bar of yours for { $price }:
board-site-take-over = Take over from the gangsters, with price and means in all:
board-site-region = { $count ->
    [one] { $region }: { $count } place
   *[other] { $region }: { $count } places
}
board-site-means = { $count ->
    [one] Take over with other means: { $count } place
   *[other] Take over with other means: { $count } places
}
board-means-more = { $count ->
    [one] More than needed: { $count } way
   *[other] More than needed: { $count } ways
}
board-means-shares = { $count ->
    [one] Other shares: { $count } way
   *[other] Other shares: { $count } ways
}
board-dock-region = Docks of { $region }:
board-dock-move = { $count ->
    [one] Move the mobster at { $berth }: { $count } place
   *[other] Move the mobster at { $berth }: { $count } places
}
board-stack-token = City token: { $token }
board-stack-over = on stack { $stack }, over { $token }
board-stack-empty = on stack { $stack }, which is empty
board-books-second = Second spaces of these goals: { $count }
board-truck-at = { $count ->
    [one] Truck { $number } at { $district }, { $count } point
   *[other] Truck { $number } at { $district }, { $count } points
}
board-truck-new = { $count ->
    [one] Truck { $number } comes onto the map, { $count } point
   *[other] Truck { $number } comes onto the map, { $count } points
}
board-truck-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-truck-elsewhere = { $count ->
    [one] Where there is nothing to do: { $count } district
   *[other] Where there is nothing to do: { $count } districts
}
board-truck-still = your still ◍{ $count }
board-truck-thirsty = { $count ->
    [one] { $count } building wants ◍
   *[other] { $count } buildings want ◍
}
board-dock-row = row { $row }: { $effect }
board-dock-any = row { $row }: any reward
board-truck-enters = { $count ->
    [one] It enters like the first one: { $count } district
   *[other] It enters like the first one: { $count } districts
}
board-war-odds = { $gangster } attacks with strength { $attack }. Your defence is { $defence }, with all thugs and your ally { $most }.
board-raid-pocket = In your pocket: { $cash }.
board-island-card = { $count ->
    [0] { $operation }: { $reward }
   *[other] { $operation }: { $reward } (leverage { $count })
}

board-deep-intel = { $count } Intel
board-deep-dilemmas = { $count ->
    [one] { $count } dilemma
   *[other] { $count } dilemmas
}
board-deep-evidence = { $count } evidence
board-deep-tolerance = tolerance { $count }
board-deep-corruption = corruption { $count }
board-deep-files = { $count ->
    [one] { $count } file
   *[other] { $count } files
}
board-deep-memory = memory: { $evidence }
board-deep-stored = { $count } stored
board-deep-majors = { $count ->
    [one] { $count } major crime
   *[other] { $count } major crimes
}
board-deep-petties = { $count } petty
board-deep-aside = { $count } set aside
board-deep-grip-sum = grip { $sum } (lowest { $lowest })
board-deep-chapter = Chapter { $chapter }/3
board-deep-display = display { $count }/{ $slots }
board-deep-stage-penalties = the failed investigation
board-deep-stage-storing = dilemmas are stored
board-deep-step-hook = step 1: hook
board-deep-step-act = step 3: actions
board-deep-step-crime = step 4: major crime
board-deep-step-draw = step 5: discard and draw
board-deep-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
board-deep-no-barriers = barriers do not count
board-deep-last-turn = the chapter ends with this turn
board-deep-very-last-turn = the last turn
board-deep-last-turns = { $count ->
    [one] { $count } last turn after this one
   *[other] { $count } last turns after this one
}
board-deep-middle = Hooks in the middle
board-deep-own-hooks = Hooked:
board-deep-free-ports = { $count ->
    [one] { $count } free port
   *[other] { $count } free ports
}
board-deep-other-grip = grip over others: { $grips }
board-deep-own-support = Your support:
board-deep-own-dilemmas = Dilemmas in hand (corruption { $corruption }):
board-deep-own-databank = Your databank (corruption { $corruption }):
board-deep-ready = ready
board-deep-missing = { $count ->
    [one] { $count } thing missing
   *[other] { $count } things missing
}
board-deep-prerequisite = a crime of { $crime } is in the story
board-deep-effect = Effect: { $effect }
board-deep-reward = Reward: { $reward }
board-deep-bar = Evidence bar:
board-deep-offer = Support offer:
board-deep-missions = Missions:
board-deep-stake-reward = all files found: { $count } Intel each
board-deep-stake-grip = else whoever has the fewest loses { $count } grip
board-deep-stake-intel = else whoever has the fewest loses { $count } Intel
board-deep-plan = Plan:
board-deep-shared = shared box: { $evidence }
board-deep-bonuses = free bonuses: { $bonuses }
board-deep-foiled = foiled by { $count } kinds of { $tokens } or more, known { $now }
board-deep-seen = Seen on the display:
board-deep-story = Story:
board-deep-decks = Decks:
board-deep-supply = { $count } evidence in the supply
board-deep-legend = ▸ yours · · nobody’s · ‡ locked · + holds · ◇ dropped · ♜ Guardian · ◉ search · ▓ barrier · ★ ability · » extra actions · ✓ met · ✗ missing
board-deep-legend-echo = ◆ marked barrier
board-deep-echo-title = Echo’s board:
board-deep-echo-off = off { $criminal }
board-deep-echo-progress = progress { $progress }/{ $goal } to a level { $level } crime
board-deep-echo-card = card: hooks { $hook }; moves { $one } or { $two }, { $item }, 3 searches to { $zone }, barrier { $barrier }; evidence: { $row }; crime: { $outcome }
board-deep-echo-plan = plan
board-deep-menu-crimes = Commit a crime
board-deep-menu-hook = Hook
board-deep-menu-unhook = Unhook
board-deep-menu-ability = Ability of { $criminal }
board-deep-menu-standing = { $criminal } · { $zone } · grip { $grip }
board-deep-menu-criminals = Criminals
board-deep-menu-items = Items
board-deep-menu-bar = From the bar
board-deep-menu-process = Process: { $evidence }
board-deep-menu-hand = From your hand
board-deep-menu-databank = From your databank
board-deep-menu-display = On the display
board-deep-menu-bonuses = On bonus spaces
board-deep-menu-box = Box: { $agent }
board-deep-menu-patrol = Guardian and barriers
board-deep-menu-support = Use support
board-deep-menu-fold = { $count ->
    [one] { $what }: { $count } choice
   *[other] { $what }: { $count } choices
}
board-deep-menu-more = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
}

command-pack = Write, check and compare a pack: the components of your own box
arg-pack = Plays with the components of this file; several are laid over each other
arg-packs = Offers the packs (*.toml) of this folder when a table is set
arg-deed = new: print a template to type a box into; check: tell every fault; diff: what it changes; show: its name, hash and changes
arg-subject = A game (new), or the file of a pack
error-pack-game = There is no game { $game }. The games are: { $known }.
error-pack-file = The pack { $file } cannot be read: { $why }
error-pack-folder = The folder of packs { $folder } cannot be read: { $why }
pack-template =
    { $game }: the components of your own box.
    These are all values that the rulebook does not print; each stands here as the built-in pack has it. Go through your
    components and write down what is printed on them. Delete what is equal, or leave it: a value that stays as it is
    changes nothing. Then: backroom pack check FILE
pack-sound = The pack “{ $name }” for { $game } can be played ({ $hash }). { $count ->
    [0] It changes nothing.
    [one] It changes one value.
   *[other] It changes { $count } values.
}
pack-about = The pack “{ $name }” for { $game } ({ $hash }). { $count ->
    [0] It changes nothing.
    [one] It changes one value:
   *[other] It changes { $count } values:
}
