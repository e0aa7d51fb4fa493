### The pages around the table.

## What stands on every page

chrome-house = Backroom
chrome-title = { $page } · Backroom
chrome-skip = Skip to the page
chrome-ways = Ways through the house
chrome-rules = Rules
chrome-language = Language
chrome-theme = Light or dark
chrome-theme-system = As my system has it
chrome-theme-light = Light
chrome-theme-dark = Dark
chrome-foot-rules = Rules are numbered and cited everywhere.
chrome-foot-shuffle = Every shuffle can be verified afterwards.
chrome-foot-about = What is official and what is our own design
chrome-foot-api = For programs: the JSON API

## The front page

front-warm = Your seat is still warm
front-waits-mine = { $count ->
    [one] { $count } table waits for you.
   *[other] { $count } tables wait for you.
}
front-waits-others = { $count ->
    [one] { $count } waits for somebody else.
   *[other] { $count } wait for somebody else.
}
front-continue = Go on playing
front-welcome = Come in, sit down
front-welcome-help = No account, no set-up, no arguments about rules. Ready in a minute, never an illegal move, always told why not.
front-start = Start something
front-start-help = Ready in a minute, never an illegal move, always told why not.
front-open = Open a table
front-alone = Play alone
front-alone-title = Alone
front-bots = Against bots
front-bots-title = Against bots
front-guest = Guest
front-soon = Not here yet: nobody has taught us to deal it so far.
front-replays = Replays
front-finished = Played to the end
front-finished-help = Step through them turn by turn, through anybody’s eyes.
front-state-you = your move
front-state-others = waiting
front-state-finished = look back
front-state-stopped = cannot go on
front-to-move = To move: { AND($names) }.
front-news = { $count ->
    [one] { $count } thing new.
   *[other] { $count } things new.
}
front-art-fliptown = Poster of Fliptown: a court card with a sheriff above and an outlaw below, over a desert town
front-art-escape-plan = Poster of Escape Plan: a thief runs across a roof in a searchlight, banknotes flying
front-art-speakeasy = Poster of Speakeasy: eyes at the peephole of an art-deco door, a coupe glass before it
front-art-in-too-deep = Poster of In Too Deep: a neon profile hooked by a cable, ringed by eight zones
front-facts-fliptown = 1 to 4 players, 40 minutes
front-facts-escape-plan = 1 to 5 players, 25 minutes each
front-facts-speakeasy = 1 to 4 players, 45 minutes each
front-facts-in-too-deep = 1 to 5 players, 90 to 120 minutes
front-pitch-fliptown = Flip three cards, mark your map, dodge the sheriff. Alone for a title, or against four cowbots.
front-pitch-escape-plan = Three days to collect the loot before the last exit shuts. Solo against Sandra and Costa.
front-pitch-speakeasy = Bars, barrels and bribes in Prohibition Manhattan. Eleven turns, four acts.
front-pitch-in-too-deep = Hook a criminal’s mind, gather evidence, try to stay yourself. Solo against Echo.

## Setting a table

new-page = Open a table
new-heading = Open a table of { $game }
new-start = Start from
new-seats = Seats
new-more = More to choose
new-rules = Rules at this table
new-you = you
new-your-name = Your name
new-friend = A friend
new-nobody = Closed
new-who = Who sits on chair { $number }
new-taker-friend = Friend, by link
new-taker-random = Bot: decides by dice
new-taker-greedy = Bot: thinks a step ahead
new-taker-closed = Closed
new-note-friend = You get a link to send.
new-note-random = easy to beat
new-note-greedy = takes what it can get
new-note-closed = nobody sits here
new-not-available = Not available now. { $why }
new-without = It is needed at this table. { $why }
new-more-seats = One seat more would not go with this. { $why }
new-fewer-seats = One seat fewer would not go with this. { $why }
new-bill = On the table
new-bill-game = Game
new-bill-seats = Seats
new-bill-company = Plays along
new-company-sandra-costa = Sandra and Costa
new-company-sandra = Inspector Sandra
new-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
new-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
new-people-and-bots = { $people }, { $bots }
new-title = Name of the table
new-sealed = The shuffle is sealed before the first card and can be verified at the end.
new-again = Whoever still looks at the last table is told, and a seat is kept here: no link has to be sent.
new-set = Set the table
new-update = Update what goes together
new-faults = { $count ->
    [one] The table cannot be set like this yet
   *[other] The table cannot be set like this yet: { $count } things
}
new-fault-unknown = “{ $value }” is nothing that “{ $key }” can be. Choose again.
new-fault-no-name = A name needs at least one letter.
new-fault-long-name = A name has at most { $most } letters.
new-fault-no-title = The name of a table needs at least one letter.
new-fault-long-title = The name of a table has at most { $most } letters.

## An invitation

join-kept = { $host } has kept a chair for you
join-kept-nobody = A chair is kept for you
join-again = { $name } sits here: come in with this device too
join-used = This invitation is not good any more
join-yours = You already sit here
join-table = The table is called “{ $title }”.
join-name = What shall we call you?
join-name-help = That is all we ask. Your seat is kept for this browser.
join-sit = Take the seat
join-used-help = Somebody has sat down with it, or a piece of the link is missing. Ask for another one, or watch the game.
join-watch = Watch the game
join-play = To the table
join-rules = Read the rules

## Rules

rules-title = Rules of { $game }
rules-intro = Every rule has a number, and everything that happens at the table names the one behind it.
rules-games = Rules of which game
rules-how = How to play
rules-contents = Chapters
rules-search = Search the rules
rules-search-hint = Words, or a number
rules-found = { $count ->
    [0] No rule speaks of “{ $query }”. Try fewer words.
    [one] { $count } rule for “{ $query }”.
   *[other] { $count } rules for “{ $query }”.
}
rules-to-table = Back to the table
rules-to-replay = Back to the replay
rules-all = All rules
rules-english = In English only.
rules-read-on = In the rulebook

## About

about-page-title = What is official and what is ours
about-page-what = Backroom is a table for board games about crime: it deals, referees and keeps the books, so that you can play.
about-page-ours-title = Words and pictures
about-page-ours = All drawings and all sentences here are our own. We use no art and no text of the publishers. Czech terms are those of the Czech rulebooks, and Polish ones those of the Polish rulebook of Escape Plan; whatever they lack is ours.
about-page-affiliation = We are not affiliated with any publisher, and nobody of them has approved this. If you like a game, buy the box.
about-page-parts = What { $game } is made of
about-page-credits = Designed by { $designer }, illustrated by { $illustrator }, published by { $publisher }.
about-page-credits-plain = Designed by { $designer }, published by { $publisher }.
about-page-source-rulebook = From the rulebook
about-page-source-rulebook-help = Stated in the text of the official rules.
about-page-source-public = From public prints
about-page-source-public-help = Read from prints of the components that anybody can look at.
about-page-source-designed = Our own design
about-page-source-designed-help = Filled in by us where the source was lost or unclear; not official.
about-page-rows = { $name } ({ $count })
about-page-fliptown-badlands = targets of the Badlands
about-page-fliptown-bounties = bounty cards
about-page-fliptown-bounty-rules = stars for bounties
about-page-fliptown-buildings = buildings of the Town
about-page-fliptown-cemetery = tombstones and links of the Cemetery
about-page-fliptown-characters = characters
about-page-fliptown-components = numbers of cards and maps
about-page-fliptown-cowbot-rules = how cowbots score
about-page-fliptown-cowbots = cowbots
about-page-fliptown-deck = the poker deck
about-page-fliptown-edition-overrides = values of other prints, not in use
about-page-fliptown-final-scoring = final scoring
about-page-fliptown-game = players, rounds and turns
about-page-fliptown-gold-spending = prices of changing cards with gold
about-page-fliptown-holdem = Texas Hold ’em
about-page-fliptown-hotel = stars of the Hotel
about-page-fliptown-income = income from pans and hammers
about-page-fliptown-items = items
about-page-fliptown-land-office = land of the Land office
about-page-fliptown-mine = rooms of the Mine
about-page-fliptown-phases = phases of a round
about-page-fliptown-poker = what poker hands pay
about-page-fliptown-regions = regions
about-page-fliptown-score-ranks = ranks of scores
about-page-fliptown-sheriff = bribes and fines
about-page-fliptown-solo-challenges = solo challenges
about-page-fliptown-standard-start = what everybody starts with
about-page-fliptown-suit-regions = which suit leads where
about-page-fliptown-tool-tracks = number of pans and hammers
about-page-fliptown-tools = tools
about-page-fliptown-trail = stops of the Trail
about-page-fliptown-wanted-titles = titles by Wanted
about-page-escape-plan-assets = assets
about-page-escape-plan-automa-targets = cards of Sandra and Costa
about-page-escape-plan-businesses = businesses
about-page-escape-plan-components = numbers of tokens and cards
about-page-escape-plan-contact-row = contact row
about-page-escape-plan-contacts = contact cards
about-page-escape-plan-day = the course of a day
about-page-escape-plan-equipment = equipment
about-page-escape-plan-escape-plans = escape plan cards
about-page-escape-plan-exit-tile-piles = exit tiles
about-page-escape-plan-fixer-tiles = fixer tiles
about-page-escape-plan-game = players and days
about-page-escape-plan-geometry = how tiles are drawn
about-page-escape-plan-group-bonus = bonuses for three places
about-page-escape-plan-inspector-deck = Sandra’s deck
about-page-escape-plan-keys = keys
about-page-escape-plan-lieutenant-deck = Costa’s deck
about-page-escape-plan-location-kinds = kinds of locations
about-page-escape-plan-locker-piles = locker tiles
about-page-escape-plan-movement = movement
about-page-escape-plan-notoriety-lines = lines of notoriety
about-page-escape-plan-notoriety-track = notoriety track
about-page-escape-plan-officer-types = police officers
about-page-escape-plan-patrol-deck = patrol cards
about-page-escape-plan-player-board = player board
about-page-escape-plan-player-counts = what the number of players decides
about-page-escape-plan-player-start = what everybody starts with
about-page-escape-plan-prices = prices
about-page-escape-plan-safe-houses = safe houses
about-page-escape-plan-scoring = final scoring
about-page-escape-plan-tiles = city tiles
about-page-speakeasy-acts = rounds, years and wars of the acts
about-page-speakeasy-ally-ability = abilities of allies
about-page-speakeasy-bottle = bottles
about-page-speakeasy-building-prices = prices of buildings
about-page-speakeasy-city-token = city tokens
about-page-speakeasy-components = numbers of pieces and cards
about-page-speakeasy-crate = crates
about-page-speakeasy-district = districts and the ways between them
about-page-speakeasy-docks = docks
about-page-speakeasy-final-values = final values of buildings
about-page-speakeasy-game = designer, publisher and number of players
about-page-speakeasy-gangster = gangsters
about-page-speakeasy-gangster-strength-tokens = gangster strength tokens
about-page-speakeasy-goals = goals of the board
about-page-speakeasy-harbours = harbours
about-page-speakeasy-helper = helper cards
about-page-speakeasy-location = locations and their persons
about-page-speakeasy-money = laundering and fees
about-page-speakeasy-notoriety = notoriety track
about-page-speakeasy-operation-card = operation cards
about-page-speakeasy-park-goal = Central Park goals
about-page-speakeasy-payouts = payouts of Lucky Luciano
about-page-speakeasy-per-player = what everybody starts with
about-page-speakeasy-region-goal = region goals
about-page-speakeasy-setup = set-up
about-page-speakeasy-ship = smugglers’ ships
about-page-speakeasy-side = the two sides of the board
about-page-speakeasy-slot = buildings of the operations board
about-page-speakeasy-solo = the Rival of the solo game
about-page-speakeasy-thugs = prices of thugs
about-page-speakeasy-track = levels
about-page-speakeasy-trucks = trucks
about-page-speakeasy-turn-order = turn order track
about-page-in-too-deep-bonuses = bonuses of the final scoring
about-page-in-too-deep-chapter = rewards and penalties of the chapters
about-page-in-too-deep-counts = numbers of pieces and cards
about-page-in-too-deep-crime = crimes
about-page-in-too-deep-criminal = criminals
about-page-in-too-deep-dilemma = dilemmas
about-page-in-too-deep-echo = Echo, her board and her cards
about-page-in-too-deep-evidence = kinds of evidence
about-page-in-too-deep-game = designers, publisher and year
about-page-in-too-deep-grip-track = grip track
about-page-in-too-deep-item = items
about-page-in-too-deep-setup = set-up
about-page-in-too-deep-storyline = storylines
about-page-in-too-deep-support = support tokens
about-page-in-too-deep-table-size = numbers by table size
about-page-in-too-deep-values = prices, stakes and values of evidence
about-page-in-too-deep-zone = zones
about-page-shuffle-title = How the shuffle is proven
about-page-shuffle = Before the first card is dealt, the table shows a fingerprint (SHA-256) of the number from which every draw follows. When the game is over it shows the number itself. If the two belong together, nobody can have touched a shuffle in between, not even the host.
about-page-shuffle-check = You need not take our word for it. Download the replay of a finished game and let the program recompute all of it:
about-page-privacy-title = What we know about you
about-page-privacy = One cookie holds a key to your seats, others your language, your theme and the name you gave last. There is no account, no tracking, no advertising, and nothing is loaded from anywhere else.
about-page-licence-title = Licence
about-page-licence = Backroom is free software under { $licence }, whichever you prefer.
about-page-version = Version { $version }

## When something goes wrong

problem-home = To the front page
problem-again = Try again

new-pack = Components
new-pack-help = The values on cards, tiles and boards: those that are built in, or those of a box that somebody has typed in.
new-pack-built-in = Built-in
new-pack-changes = { $count ->
    [one] one value differs
   *[other] { $count } values differ
}
