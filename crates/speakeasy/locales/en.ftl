### What Speakeasy says.
###
### Sums of money are whole dollars; “money” alone writes the sign. Names of places, cards and tracks are
### labels and begin with a capital letter. “a-building” and “towards” stand in the middle of a sentence:
### what somebody opens, and where a capo goes. An “effect” has no capital and no full stop: the sentence
### around it adds them. “again” tells an event of whoever the line before was about: that name is not repeated.

## The game

game-intro =
    Manhattan, 1920. The country has gone dry overnight, and the night has never been so thirsty. You run a family, a few trucks and a back room with no sign on the door; so does everybody else at this table.
    Open bars, fill them with what others cook or ship, keep the police looking the other way, and be ready when the gangs come for what is yours. In 1933 the taps open again, and whoever has put the most money aside was right all along.
game-help =
    { about-game }

    { about-turn }
    { about-money }
    { about-buildings }
    { about-barrels }
    { about-protection }
    { about-force }
    { about-books }

    { about-luciano }
    { about-score }

    { about-solo }
about-game =
    The game has a preparation round and four acts with 4, 3, 3 and 1 rounds: eleven turns for each boss, and not one more. In a round everybody takes one turn.
    The choices offered are exactly those that are allowed, with their price and what they bring. Do not write anything down.
about-turn = Turn: you may use one helper card; then you send a capo to a free person in one of eight locations and carry out what that person offers from top to bottom, each part if you like; then you take the top card of an operation deck. You keep at most four city tokens.
about-money = Money: the pocket is open and pays one to one. The safe is hidden, and every dollar paid from it costs two: that is laundering. Luciano’s payouts and cooked books fill the safe; nearly everything else is cash.
about-buildings = Buildings: bars and the still come from the Contractors’ Office, nightclubs and casinos from the City Planning Office. A building takes the city token of its space and brings the reward of its slot. Where a cop stands, a building without a mobster is out of operation, and counts as if it were not there.
about-barrels = Barrels: the still makes them, ships sell them, raids steal them, trucks haul them, one for each bar, nightclub or casino. A party sells them, at better prices the more notorious you are; notoriety is the sum of your five levels.
about-protection = Protection: mobsters wait in the VIP area until leverage sends them to a building. The later you play in the turn order, the less leverage that takes. Icons on your played cards count every time, tokens once.
about-force = Force: an attack must be stronger than the defence; a defence only has to be as strong as the attack. Your strength level counts always, thugs once, and an ally as often as he is paid. Raids on ships multiply your strength by the mobsters in the right column of the docks.
about-books = Books: in the Restaurant you may cook up to three books, each on a goal that you meet, for money in the safe. No boss has two books on one goal. The Restaurant also changes the turn order and plays city tokens.
about-luciano = Lucky Luciano: after each of the first three acts gangsters come to the districts announced and attack every building there, cops come to the districts announced, and then everybody is paid for the districts controlled in each region.
about-score = The final count: pocket and safe, $10 for a protected bar, $15 for a nightclub, $20 for a casino or the still, and one bottle of each kind on your helper cards. Unprotected buildings are worth nothing.
about-solo = Alone you play against the Rival, whom the rules play. No solo rules of the game were available to us: this opponent, with all its numbers, is our own design.

option-still-rebuild = Rebuilding the still
option-still-rebuild-help = A still lost in a gang war may be put back on your operations board and opened again. Recommended for a first game.
option-first-player = First player
option-first-player-help = Who plays first: drawn by lot, or a seat that you name.
option-first-player-random = drawn by lot
option-first-player-seat-1 = seat 1
option-first-player-seat-2 = seat 2
option-first-player-seat-3 = seat 3
option-first-player-seat-4 = seat 4
option-difficulty = Strength of the Rival
option-difficulty-help = How strong your opponent in a solo game is. The solo game is our own design and not part of the published rules we know. Only for 1 player.
option-difficulty-easy = { difficulty-easy }
option-difficulty-normal = { difficulty-normal }
option-difficulty-hard = { difficulty-hard }
preset-first-game = First game: a lost still can be opened again

option-why-first-solo = Alone against the Rival the first player is always drawn by lot. Leave it at that.
option-why-first-seat = Nobody sits in that seat. Name a seat that is taken, or draw by lot.
option-why-difficulty-solo = The Rival only plays against a lone boss. Play solo, or leave the strength at normal.

## Money

money = ${ $count }

## Names

rival = Rival
boss-name = { $boss }

difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard

region-downtown = Downtown
region-midtown = Midtown
region-uptown = Uptown

district-1 = Washington Market
district-2 = Wall Street
district-3 = South Street
district-4 = Greenwich Village
district-5 = Little Italy
district-6 = Lower East Side
district-7 = Chelsea
district-8 = Union Square
district-9 = Gramercy
district-10 = Hell’s Kitchen
district-11 = Times Square
district-12 = Turtle Bay
district-13 = Upper West Side
district-14 = Yorkville
district-15 = Harlem
district-16 = East Harlem
space = { $district }, space { $number }

building-still = Still
building-bar = Bar
building-nightclub = Nightclub
building-casino = Casino
a-building-still = the still
a-building-bar = a bar
a-building-nightclub = a nightclub
a-building-casino = a casino
slot = { $building } for { $cash }: { $reward }
slot-plain = { $building } for { $cash }

operation-vip = VIP room
operation-party = Party
operation-still = Still
operation-fleet = Fleet
track-vip = VIP room
track-party = Party
track-still = Still
track-fleet = Fleet
track-strength = Strength

location-contractors = Contractors’ Office
location-planning = City Planning Office
location-garage = Garage
location-city-hall = City Hall
location-commission = Commission
location-docks = Docks
location-restaurant = Restaurant
location-park = Central Park
person = { $location }: { $offer }

towards-contractors = to the Contractors’ Office
towards-planning = to the City Planning Office
towards-garage = to the Garage
towards-city-hall = to City Hall
towards-commission = to the Commission
towards-docks = to the Docks
towards-restaurant = to the Restaurant
towards-park = to Central Park
towards-person = { $place } ({ $offer })

berth = { $region }, row { $row }

gangster-joe-masseria = Joe Masseria
gangster-waxey-gordon = Waxey Gordon
gangster-three-finger-brown = Tommy “Three-Finger” Brown
gangster-owney-madden = Owney Madden
gangster-ciro-terranova = Ciro Terranova
gangster-legs-diamond = Jack “Legs” Diamond
gangster-birdie-brown = Birdie Brown
gangster-carlo-gambino = Carlo Gambino
gangster-vincent-coll = Vincent Coll
gangster-joe-adonis = Joe Adonis
gangster-dutch-schultz = Dutch Schultz
gangster-salvatore-maranzano = Salvatore Maranzano
gangster-frank-costello = Frank Costello
gangster-joe-profaci = Joe Profaci
gangster-joe-bonanno = Joe Bonanno
gangster-bugsy-siegel = Benjamin Siegel
gangster-lepke-buchalter = Louis Buchalter
gangster-vito-genovese = Vito Genovese
gangster-albert-anastasia = Albert Anastasia
gangster-meyer-lansky = Meyer Lansky
gangster-card = strength { $strength }, help for { $cash }, { $ability }
gangster-card-plain = strength { $strength }, help for { $cash }

ability-defence-plus-1 = +1 defence of own buildings
ability-two-mobsters = at once a mobster to the docks and one to the VIP area
ability-leverage-plus-2 = +2 leverage
ability-free-still-defence = defends the still for nothing
ability-two-city-tokens = at once 2 city tokens
ability-free-help-once = helps once for nothing
ability-raid-plus-1 = +1 strength in raids
ability-cheaper-takeover = helps in take-overs for $1 less

ship-stephanie-st-clair = Stephanie St. Clair
ship-sandra-daisy = Sandra “Bluie” Daisy
ship-arnold-rothstein = Arnold Rothstein
ship-bill-mccoy = Bill McCoy

crate-token = { $front }; then { $perk }
crate-front = { $cash } { $each }
crate-front-most = { $cash } { $each }, at most { $most }
each-book-placed = per own book on a goal
each-party-level = per Party level
each-mobster-on-board = per mobster in the VIP area
each-thug-on-board = per own thug
each-strength-level = per Strength level
each-ally-strength = per point of the ally’s strength
each-city-token = per own city token
each-op-card-in-hand = per card in hand
each-fleet-level = per Fleet level
each-barrel-at-building = per barrel at own buildings
each-notoriety = per point of notoriety
each-highest-level = per level of the highest track
each-nightclub-or-casino = per own nightclub and casino
each-helper-card = per own helper card
each-protecting-mobster = per mobster who protects one of the boss’s buildings
each-vip-level = per VIP room level
each-mobster-in-docks-column = per mobster in the column of the raid
each-still-level = per Still level

perk-sale-plus-1 = +1 barrel in each sale
perk-defence-plus-1 = +1 defence of own buildings
perk-ally-fee-minus-2 = an ally’s help costs $2 less
perk-city-limit-plus-1 = room for 1 more city token
perk-range-plus-1 = +1 range for trucks
perk-any-docks-reward = any reward of the docks
perk-takeover-plus-1 = +1 strength in take-overs
perk-leverage-plus-2 = +2 leverage
perk-production-plus-1 = +1 barrel in each production

bottle-champagne = Champagne
bottle-absinthe = Absinthe
bottle-cognac = Cognac
bottle-scotch = Scotch
bottle-rum = Rum
bottle-wine = Wine
bottle-gin = Gin
bottle-beer = Beer
bottle-moonshine = Moonshine
helper = { $effect } ({ $bottle }, { $cash })

card = { $count ->
    [0] { $operation } card ({ $reward }; then { $action })
   *[other] { $operation } card ({ $reward }; then { $action }; leverage { $count })
}

business-play-card = Play an operation card
business-city-tokens = Play city tokens
business-cook-books = Cook books

favour-leverage = a leverage token
favour-book = a book
favour-city-token = a city token of the display

goal-docks = Docks, goal { $number }
goal-city-hall = City Hall, goal { $number }
goal-notoriety = Notoriety, goal { $number }
goal-park = Central Park, goal { $number }
goal-region = Goal of { $region }
need-docks = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}
need-city-hall = { $count ->
    [one] protected buildings in { $count } district
   *[other] protected buildings in { $count } districts
}
need-notoriety = notoriety { $count }

region-goal-bar-casino-apart = a bar and a casino in different districts
region-goal-bar-casino-together = a bar and a casino in one district
region-goal-bar-nightclub-apart = a bar and a nightclub in different districts
region-goal-bar-nightclub-together = a bar and a nightclub in one district
region-goal-two-bars-apart = two bars in different districts
region-goal-two-bars-together = two bars in one district
region-goal-three-bars = three bars
region-goal-nightclub-casino-together = a nightclub and a casino in one district
region-goal-nightclub-casino-apart = a nightclub and a casino in different districts

park-goal-park-a1 = three protected buildings
park-goal-park-b1 = a bar in each region
park-goal-park-c1 = five bars on the map
park-goal-park-a2 = a nightclub with a barrel
park-goal-park-b2 = two nightclubs with a barrel
park-goal-park-c2 = three nightclubs with a barrel
park-goal-park-a3 = three buildings with a barrel
park-goal-park-b3 = a building with a barrel in each region
park-goal-park-c3 = four buildings with a barrel
park-goal-park-a4 = 5 leverage
park-goal-park-b4 = 7 leverage
park-goal-park-c4 = 9 leverage
park-goal-park-a5 = four tracks at level 3
park-goal-park-b5 = three tracks at level 4
park-goal-park-c5 = two tracks at level 5
park-goal-park-a6 = strength 9 with ally and thugs
park-goal-park-b6 = strength 12 with ally and thugs
park-goal-park-c6 = strength 15 with ally and thugs
park-goal-park-a7 = a casino with a barrel
park-goal-park-b7 = two casinos with a barrel
park-goal-park-c7 = three casinos with a barrel

## What things bring

effect-nothing = nothing
effect-all = { $effects }
effect-up-to = { $effect } (up to { $count } times)
effect-leverage = { $count ->
    [one] { $count } leverage token
   *[other] { $count } leverage tokens
}
effect-thugs = { $count ->
    [one] { $count } free thug
   *[other] { $count } free thugs
}
effect-books = { $count ->
    [one] { $count } book
   *[other] { $count } books
}
effect-mobsters = { $count ->
    [one] { $count } mobster
   *[other] { $count } mobsters
}
effect-helpers = { $count ->
    [one] { $count } helper card
   *[other] { $count } helper cards
}
effect-city-tokens = { $count ->
    [one] { $count } city token
   *[other] { $count } city tokens
}
effect-card-any = a card of any deck
effect-card-vip = a VIP room card
effect-card-party = a Party card
effect-card-still = a Still card
effect-card-fleet = a Fleet card
effect-play-any = play an operation card
effect-play-vip = play a VIP room card
effect-play-party = play a Party card
effect-play-still = play a Still card
effect-play-fleet = play a Fleet card
effect-raise = +{ $count } { $track }
effect-raise-extra = +{ $count } { $track }, once more for a card
effect-raise-any = +{ $count } to any level
effect-range = +{ $count } range
effect-sale = { $count ->
    [one] +{ $count } barrel in this sale
   *[other] +{ $count } barrels in this sale
}
effect-production = { $count ->
    [one] +{ $count } barrel in this production
   *[other] +{ $count } barrels in this production
}
effect-leverage-bonus = +{ $count } leverage for this protection

deed-produce = produce
deed-sell = sell
deed-deliver = pick up and deliver
deed-protect = protect
deed-upgrade-bar = upgrade a bar
deed-takeover-ignore-defence = take over a gangster bar whatever its defence
deed-build-bar = build a bar
deed-build-nightclub = build a nightclub
deed-build-casino = build a casino
deed-copy-helper = the reward of a displayed helper
deed-build-bar-or-still = build bars or the still
deed-build-nightclub-or-casino = build nightclubs or casinos
deed-hire-thugs = hire thugs
deed-ally = ally with a gangster
deed-raid = raid a ship
deed-change-turn-order = a new place in the turn order
deed-two-of-three = two of: play a card, play city tokens, cook books
deed-swap-capos = swap with another boss’s capo

level-vip = { $count ->
    [one] room for { $count } mobster
   *[other] room for { $count } mobsters
}
level-party = { $count ->
    [one] { $count } barrel in a sale
   *[other] { $count } barrels in a sale
}
level-still = { $count ->
    [one] { $count } barrel in a production
   *[other] { $count } barrels in a production
}
level-fleet = range { $count }
level-strength = strength { $count }

## Questions

prompt-use-helper = Your turn. Will you use a helper first?
    .help = One helper card a turn, and only now. It goes behind your screen afterwards; its bottle counts at the end all the same.
prompt-send = To whom do you send a capo?
    .help = Each person talks to one capo an act; the Restaurant takes everybody. What the person offers is carried out from top to bottom, and each part may be passed over.
prompt-swap = Whose capo has to go for a walk in the Park?
    .help = It goes to Central Park and its owner may take something for the trouble; your capo takes its place and talks to that person.
prompt-favour = Your capo was sent to the Park. What do you take for the trouble?
    .help = A leverage token helps to protect a building, a book can be cooked in the Restaurant, a city token is played there.
prompt-raise = Which level do you raise?
    .help = Every level also raises your notoriety by 1, and with it the price of your barrels. Level 5 of an operation costs a card, level 4 of Strength one, level 5 two.
prompt-raise-track = Do you raise { $track }?
    .help = It costs cards of your hand. What you do not raise now is lost.
prompt-extra = Do you discard a card to raise { $track } once more?
    .help = Any card of your hand will do. If that reaches level 5, one more card goes with it.
prompt-discard-level = { $count ->
    [one] Which card do you discard to raise { $track }?
   *[other] To raise { $track } costs { $count } cards: which one goes first?
}
    .help = It goes under its deck, face up.
prompt-discard-casino = { $count ->
    [one] Which card do you discard for the casino?
   *[other] The casino costs { $count } cards: which one goes first?
}
    .help = It goes under its deck, face up.
prompt-discard-turn-order = { $count ->
    [one] Which card do you discard for your place in the turn order?
   *[other] That place in the turn order costs { $count } cards: which one goes first?
}
    .help = It goes under its deck, face up.
prompt-play = Which operation card do you play?
    .help = It covers the card of its type on your board. First comes its reward, then its action; its leverage counts as long as it lies there.
prompt-play-vip = Which VIP room card do you play?
    .help = It covers the card of its type on your board. First comes its reward, then its action; its leverage counts as long as it lies there.
prompt-play-party = Which Party card do you play?
    .help = It covers the card of its type on your board. First comes its reward, then its action; its leverage counts as long as it lies there.
prompt-play-still = Which Still card do you play?
    .help = It covers the card of its type on your board. First comes its reward, then its action; its leverage counts as long as it lies there.
prompt-play-fleet = Which Fleet card do you play?
    .help = It covers the card of its type on your board. First comes its reward, then its action; its leverage counts as long as it lies there.
prompt-first-play = Which operation card do you play to begin with?
    .help = Before the first act only the reward counts, and nothing that would only help the action. The card stays on your board with its leverage.
prompt-build-first = Your first building: which one?
    .help = The still or a bar. It takes the city token of its space and brings the reward named here. You can pay up to { $cash }.
prompt-build-bar-or-still = { $count ->
    [one] One more building: which one?
   *[other] Up to { $count } buildings: which one first?
}
    .help = On an empty space, or over a gangster bar. A whole group off your board makes upgrades cheaper by its price. You can pay up to { $cash }.
prompt-build-nightclub-or-casino = { $count ->
    [one] One more building: which one?
   *[other] Up to { $count } buildings: which one first?
}
    .help = New, in place of your bar, or over a gangster bar; one of each in a region. A casino costs a card, too. You can pay up to { $cash }.
prompt-build-bar = Which bar do you open?
    .help = On an empty space or by taking over a gangster bar, at the usual price. You can pay up to { $cash }.
prompt-build-bar-or-take-over = Which bar do you open, or with what do you take over a gangster bar?
    .help = A bar on an empty space; a bar or the still in place of a gangster bar. The price is the usual one. You can pay up to { $cash }.
prompt-build-nightclub = Which nightclub do you open?
    .help = On an empty space, in place of an own bar, or by taking over a gangster bar, at the usual price. You can pay up to { $cash }.
prompt-build-casino = Do you open a casino?
    .help = On an empty space, in place of an own bar, or by taking over a gangster bar, for the usual price and a card. You can pay up to { $cash }.
prompt-build-upgrade = To what do you upgrade a bar?
    .help = The usual price less your discount; mobster and barrel stay. You can pay up to { $cash }.
prompt-build-take-over = With what do you take over a gangster bar?
    .help = Its defence does not count this time, only the price does. You can pay up to { $cash }.
prompt-site = Where do you open { $building }?
    .help = { $last ->
        [yes] In a district with a cop it will not be in operation until a mobster protects it, and only protected buildings count at the end.
       *[no] In a district with a cop it will not be in operation until a mobster protects it. Districts where gangsters are expected will be attacked at the end of the act.
    }
prompt-force = { $space }: with what do you take over the gangster bar?
    .help = Your strength has to be greater than the defence. More thugs than needed may be returned, but they will be gone all the same.
prompt-pay = How do you pay { $cash }?
    .help = A dollar from the pocket is a dollar; a dollar from the safe costs two.
prompt-pay-site = { $building } at { $space }: how do you pay { $cash }?
    .help = A dollar from the pocket is a dollar; a dollar from the safe costs two.
prompt-hire = Do you hire a thug?
    .help = A thug takes your cheapest empty space and costs what is printed there; there are six. A thug adds 1 to one attack or one defence. You can pay up to { $cash }.
prompt-thug = On which space does the free thug stand?
    .help = A thug that you hire takes the cheapest empty space, and thugs leave from the dearest one. A free thug on a dear space keeps the cheap ones open.
prompt-mobster = A mobster joins you. Where to?
    .help = In the VIP area it waits until you can protect a building. In the docks it brings the reward of its row, and helps to raid ships of that region.
prompt-mobster-waiting = Word spreads: a mobster joins you. Where to?
    .help = In the VIP area it waits until you can protect a building. In the docks it brings the reward of its row, and helps to raid ships of that region.
prompt-mobster-vip = Your ally brings a mobster for the VIP area. Do you take it?
    .help = It waits there until you can protect a building.
prompt-mobster-docks = Your ally brings a mobster for the docks. Where to?
    .help = It brings the reward of its row, and helps to raid ships of that region.
prompt-mobster-first = Where in the docks does your first mobster stand?
    .help = It brings the reward of its row, and helps to raid ships of that region.
prompt-docks-reward = Which reward of the docks do you take?
    .help = Your crate lets you choose any row.
prompt-relocate = Do you move other mobsters of yours in the docks?
    .help = Each at most once, to an empty space; moving brings no reward.
prompt-take-helper = Which helper card do you take?
    .help = { $last ->
        [yes] It is too late to use it, but bottles count: each kind once.
       *[no] It can be used from your next turn on. At the end each kind of bottle counts once.
    }
prompt-take-token = Which city token do you take?
    .help = City tokens are played in the Restaurant. An open token is replaced from a pile.
prompt-reveal = From which pile is a new city token turned up?
    .help = Nobody knows what lies there: any pile will do.
prompt-take-card = Which operation card do you take?
    .help = The top card of a deck. Cards in your hand are played, or discarded to pay for levels, casinos and places in the turn order.
prompt-draw = Your turn ends. Which operation card do you take?
    .help = { $last ->
        [yes] The top card of any deck. It makes no difference any more: no turn of yours comes in which it could be played.
       *[no] The top card of any deck. There is no limit to your hand.
    }
prompt-protect = { $count ->
    [0] Which building do you protect, for tokens alone?
   *[other] Which building do you protect? ({ $count } leverage, tokens not counted)
}
    .help = A mobster of the VIP area goes there and stays. The building is in operation in spite of cops, and only protected buildings count at the end.
prompt-sell = { $count ->
    [one] Which barrel do you sell?
   *[other] Which barrels do you sell? (Up to { $count })
}
    .help = The price goes by your notoriety: the lower one at a bar, the higher one at a nightclub or a casino.
prompt-drive = Where do your trucks go? (Points left: { $count } and { $second })
    .help = Each truck has its own points; only driving takes any. A truck carries two barrels. A new one may enter the map anywhere.
prompt-drive-one = Where does your truck go? (Points left: { $count })
    .help = Only driving takes points. The truck carries two barrels, and it may enter the map anywhere. A second one comes with Fleet level 3.
prompt-ally = With which gangster do you ally?
    .help = An ally lends you his strength for a fee. You cannot take over bars in his district, and the ally you had before goes home.
prompt-raid = Which ship do you raid?
    .help = You need a mobster of yours in the docks, in the column of the ship’s region. A raid brings the crate and a barrel.
prompt-crew = { $ship }: with whom do you raid it?
    .help = Your strength level counts for every mobster in the column. Those of others come along for $1 each, from your pocket alone.
prompt-stash = { $ship }: where does the barrel go?
    .help = To a building of yours in operation without a barrel, or to the still.
prompt-recall = Which of your mobsters leaves the docks? ({ $region })
    .help = It goes to the VIP area, or to your supply if there is no room.
prompt-turn-order = { $last ->
    [yes] Which place in the turn order do you take?
   *[no] Which place in the turn order do you take for the next round?
}
    .help = The further right, the less leverage protection costs, at once. Any space costs a card, some cost two.
prompt-business = What do you do at the Restaurant?
    .help = Two different things of three, in the order you like.
prompt-business-second = And what else do you do at the Restaurant?
    .help = One more thing, but another one.
prompt-play-token = { $count ->
    [one] Which city token do you play? (One more)
   *[other] Which city token do you play? (Up to { $count })
}
    .help = Its effect comes at once, at the usual price if it has one. Tokens gained now may be played too.
prompt-cook = { $count ->
    [one] For which goal do you cook a book?
   *[other] For which goals do you cook books? (Up to { $count })
}
    .help = The money goes to your safe. A goal counts if it is met now; what a book brings may help the next one.
prompt-copy-helper = Whose reward do you copy?
    .help = The helper stays in the display.
prompt-salvage = Your still is lost. Does it return to your board, to be opened again?
    .help = In its slot it can be opened once more for its price; but while it lies there, an emptied middle group gives no discount.
prompt-put-back = Where do the city tokens go that you have played?
    .help = Face up on one of the middle stacks; the top token of each can be taken by anybody.
prompt-surplus = You have too many city tokens. Which one goes, and where?
    .help = Face up on one of the middle stacks; the top token of each can be taken by anybody.
prompt-defend = War: { $district }! What becomes of your buildings?
    .help = A defence has to be as strong as the attack. Thugs and ally count for one building at a time. What is not defended is lost, with its mobster and its barrels.

## Choices

choice-notation = { $action }
choice-pass = Pass

choice-no-helper = Use no helper now
choice-no-swap = Stay in the Park and swap with nobody
choice-no-favour = Take nothing
choice-no-raise = Raise nothing
choice-no-extra = Keep the cards, no more levels
choice-no-play = Play no card
choice-build-nothing = Build nothing
choice-build-no-more = Build no more
choice-no-upgrade = Upgrade nothing
choice-no-take-over = Take nothing over
choice-no-hire = Hire no more thugs
choice-no-mobster = Decline the mobster
choice-no-mobster-waiting = Decline: the mobster goes to your supply
choice-no-mobster-docks = Decline the mobster for the docks
choice-no-move = Leave the docks as they are
choice-take-no-helper = Take no helper card
choice-take-no-token = Take no city token
choice-take-no-card = Take no card
choice-no-protection = Keep the rest in the VIP area
choice-no-sale = Sell no more
choice-no-drive = The trucks are done
choice-no-ally = Ally with nobody
choice-keep-ally = Keep the ally you have
choice-no-raid = Raid no ship
choice-no-business = Leave the Restaurant
choice-no-token = Play no more city tokens
choice-no-book = Cook no more books
choice-no-copy = Copy nothing
choice-no-salvage = Give the still up: it is out of the game

choice-use-helper = Use a helper: { $effect }
choice-take-helper = Take a helper: { $helper }
choice-take-helper-again = Take a helper: { $effect } ({ $bottle }, which you already have)
choice-copy = Copy: { $effect }
choice-send = Send a capo { $place }: { $effects }
choice-barred = { $choice } ({ $bars })
bar-no-helper = no helper card is left
bar-no-card-any = you have no card to play
bar-no-card-vip = you have no VIP room card
bar-no-card-party = you have no Party card
bar-no-card-still = you have no Still card
bar-no-card-fleet = you have no Fleet card
bar-no-raid = you can raid no ship now
choice-swap = Swap with the capo of { $boss } ({ $place }): { $effects }
choice-favour = Take { $favour }

choice-raise = { $track }: level { $level } ({ $notes })
note-discard = { $count ->
    [one] { $count } card to discard
   *[other] { $count } cards to discard
}
note-notoriety = notoriety { $field }: { $effect }
note-prices = notoriety { $field }: barrels bring { $low } or { $high }
choice-discard-extra = Discard for level { $level } ({ $track }): { $card }
choice-discard-level = Discard for the level: { $card }
choice-discard-casino = Discard for the casino: { $card }
choice-discard-turn-order = Discard for the turn order: { $card }
choice-first-play = { $count ->
    [0] Play a { $operation } card: { $reward } (no leverage; its action, { $action }, not now)
   *[other] Play a { $operation } card: { $reward } (leverage { $count }; its action, { $action }, not now)
}
choice-play = Play a { $card }
choice-play-over = { $count ->
    [0] Play a { $card } over one without leverage
   *[other] Play a { $card } over one with leverage { $count }
}
choice-deck = Take a { $card }

choice-slot = { $slot }
choice-slot-notes = { $slot } ({ $notes })
note-discount = { $cash } less in place of an own bar
choice-open = Open at { $space } ({ $notes })
choice-upgrade = Upgrade your bar at { $space } ({ $notes })
choice-take-over = Take over at { $space }, whatever the defence ({ $notes })
choice-attack = Take over at { $space }: your strength is { $strength }, more than { $defence } is needed ({ $notes })
note-token = city token: { $token }
note-cop = closed by a cop until protected
note-cop-coming = a cop is coming
note-war = gangsters are coming
choice-split = Choose how the next cost is paid
choice-pay-pocket = Pay { $pocket } from the pocket
choice-pay-safe = Pay { $share } from the safe ({ $safe } leave it)
choice-pay-both = Pay { $pocket } from the pocket and { $share } from the safe ({ $safe } leave it)
choice-hire = Hire a thug for { $cash }
choice-hire-free = Hire a thug for nothing
choice-post = On the { $cash } space (the next thug you hire costs { $next })
choice-post-last = On the { $cash } space (the last one)

cost-thugs = { $count ->
    [one] { $count } thug
   *[other] { $count } thugs
}
cost-ally = { $gangster } for { $cash }
cost-ally-free = { $gangster } for nothing
cost-ally-once = { $gangster } for nothing, this once
cost-ally-kept = { $gangster } for { $cash }, and the free help is kept for later
cost-hired = { $count ->
    [one] { $count } mobster of { $boss } for { $cash }
   *[other] { $count } mobsters of { $boss } for { $cash }
}
cost-nothing = nothing spent
choice-force = Strength { $strength } against { $defence }: { AND($costs) } (in all { $cash } to pay)
choice-ally = Ally with { $gangster } of { $district }: { $card }
choice-ally-instead = Ally with { $gangster } of { $district } instead of { $old }: { $card }
choice-ally-again = Ally anew with { $gangster } of { $district }: { $card }
choice-raid = { $ship } at { $district }: { $force }; { $prize }
raid-takes = strength { $strength } against { $defence }, which takes { AND($costs) }
raid-alone = strength { $strength } against { $defence }, of your mobsters alone
raid-more = your mobsters make { $strength } against { $defence }: thugs or mobsters of others have to help
raid-crate = the crate pays { $cash } now ({ $front }), and then { $perk }
raid-no-crate = no crate
choice-crew = Strength { $strength } against { $defence }: { AND($costs) }
choice-defend = Defend: { $building } at { $space } – strength { $strength } against { $attack }: { AND($costs) }
choice-abandon = Give up: { $building } at { $space } – lost for good
choice-abandon-with = Give up: { $building } at { $space } – lost for good, and with it { AND($losses) }
choice-abandon-may-return = Give up: { $building } at { $space } – it may return to your board
choice-abandon-may-return-with = Give up: { $building } at { $space } – it may return to your board, but without { AND($losses) }
loss-mobster = its mobster
loss-barrels = { $count ->
    [one] { $count } barrel
   *[other] { $count } barrels
}

choice-vip = To the VIP area ({ $held } of { $count } there)
choice-dock = To the docks, { $berth }: { $effect }
choice-dock-any = { $count ->
    [one] To the docks, { $berth }: any reward
   *[other] To the docks, { $berth }: any { $count } rewards
}
choice-docks-reward = Row { $row }: { $effect }
choice-move = Move a mobster from { $from } to { $to }
choice-recall = The one at { $berth } goes to the VIP area
choice-recall-to-supply = The one at { $berth } goes to your supply

choice-protect = { $building } at { $space } (leverage { $leverage })
choice-protect-for-tokens = { $count ->
    [one] { $building } at { $space } (leverage { $leverage }, { $count } token of it)
   *[other] { $building } at { $space } (leverage { $leverage }, { $count } tokens of it)
}
choice-sell = Sell for { $cash }: { $building } at { $space }
choice-stash = Store it: { $building } at { $space }
choice-to-still = { $count ->
    [0] To the still, which is empty
    [one] To the still ({ $count } barrel is there)
   *[other] To the still ({ $count } barrels are there)
}
choice-salvage = Put the still back on your board
choice-lose-barrel = There is no place for the barrel: lose it
choice-enter = Truck { $truck } enters at { $district }: { $notes }
choice-drive = { $count ->
    [0] Truck { $truck } to { $district }: { $notes } (no points left then)
    [one] Truck { $truck } to { $district }: { $notes } ({ $count } point left then)
   *[other] Truck { $truck } to { $district }: { $notes } ({ $count } points left then)
}
sight-ship = ship { $ship }, barrels from { $cash }
sight-still = { $count ->
    [0] your still, without barrels
    [one] your still with { $count } barrel
   *[other] your still with { $count } barrels
}
sight-thirsty = { $count ->
    [one] { $count } building wants a barrel
   *[other] { $count } buildings want a barrel
}
sight-nothing = nothing to do there
choice-load = { $count ->
    [one] Truck { $truck } loads { $count } barrel from the still ({ $held } there)
   *[other] Truck { $truck } loads { $count } barrels from the still ({ $held } there)
}
choice-buy = { $count ->
    [one] Truck { $truck } buys { $count } barrel from { $ship } for { $cash }; the ship sails on to { $district }
   *[other] Truck { $truck } buys { $count } barrels from { $ship } for { $cash }; the ship sails on to { $district }
}
choice-deliver = Truck { $truck } delivers a barrel: { $building } at { $space }

choice-column = { $count ->
    [one] Space { $column }: { $count } card to discard, a mobster then costs leverage { $leverage }
   *[other] Space { $column }: { $count } cards to discard, a mobster then costs leverage { $leverage }
}
choice-play-card = Play an operation card (in hand: { $held })
choice-play-tokens = Play up to { $count } city tokens (you have { $held })
choice-cook-books = { $count ->
    [one] Cook a book (you have { $held })
   *[other] Cook up to { $count } books (you have { $held })
}
choice-book = { $goal }, space { $space } – { $need }: { $cash } to the safe
choice-book-reward = { $goal }, space { $space } – { $need }: { $cash } to the safe, { $reward }
choice-token = Play a city token: { $token }
choice-right = Open, space { $space }: { $token } (a new one is turned up)
choice-middle = Middle, stack { $space }: { $token }
choice-pile = { $count ->
    [one] Pile { $pile } ({ $count } token left)
   *[other] Pile { $pile } ({ $count } tokens left)
}
choice-put = On stack { $stack }: { $token }

## The log

event-first-boss = First in the turn order: { $boss }.
event-districts-closed = Nobody does business in these districts: { AND($districts) }.
event-hand-dealt = Your hand, for your eyes only: { AND($cards) }.
event-preparation-began = 1920. Before the first act everybody opens a building and plays a card, the last in the turn order first.
event-act-began = Act { $act }, { $year }. { act-opening }
act-opening = { $act ->
    [1] The bars are closed by law. The back doors are not.
    [2] Business is booming, and somebody has noticed.
    [3] Everybody who matters is armed by now.
   *[4] One last round before the law changes its mind.
}
event-round-began = { $count ->
    [one] Act { $act }, the only round.
   *[other] Act { $act }, round { $round } of { $count }.
}
event-order-set = The turn order: { $order }.
event-casinos-paid = The house always wins: casinos pay { $cash } to { $boss }.
event-game-ended = Prohibition is over. Time to open the safes.

event-helper-used = { $seat } calls in a helper: { $helper }.
event-helper-copied = { $seat } copies a helper of the display: { $helper }.
event-capo-sent = { $boss } sends a capo { $person }.
event-capo-swapped = { $seat } sends a capo of { $owner } for a walk in the Park and takes over the talk ({ $person }).
event-favour-taken = { $seat } wants something for the trouble.
event-favour-declined = { $seat } wants nothing for the trouble.

event-cash-gained = { $boss } pockets { $cash }.
event-cash-for-mobsters = { $boss } lends out muscle and pockets { $cash }.
event-cash-without-place = { $boss } finds no place to expand and takes { $cash } instead.
event-cash-from-sale = { $boss } throws a party and takes { $cash }.
event-cash-for-capo = { $boss } takes { $cash } for the trouble.
event-paid = { $seat } pays { $cash }.
event-paid-from-safe = { $seat } launders { $safe } to pay { $cash }.
event-paid-from-both = { $seat } pays { $cash }: { $pocket } from the pocket and { $share } out of { $safe } that went through the laundry.

event-leverage-gained = { $count ->
    [one] { $seat } knows something about somebody: { $count } leverage token.
   *[other] { $seat } knows something about somebody: { $count } leverage tokens.
}
event-thugs-gained = { $count ->
    [one] { $count } thug joins { $seat } for nothing.
   *[other] { $count } thugs join { $seat } for nothing.
}
    .again = { $count ->
        [one] { $count } thug joins for nothing.
       *[other] { $count } thugs join for nothing.
    }
event-thug-hired = { $seat } hires a thug.
event-thug-hired-free = { $seat } hires a thug for nothing.
event-thug-posted = { $seat } gets a thug for nothing and puts it on the { $cash } space.
event-books-gained = { $count ->
    [one] { $seat } gets { $count } book to keep, or to cook.
   *[other] { $seat } gets { $count } books to keep, or to cook.
}
event-card-taken = { $seat } takes a { $card }.
event-card-discarded = { $seat } discards a { $card }.
event-card-played = { $seat } plays a { $card }.
event-level-raised = { $seat } moves up: { $track }, level { $level }.
event-level-raised-fame = { $seat } moves up: { $track }, level { $level }. Notoriety { $notoriety }: { $effect }.

event-mobster-to-vip = { $seat } shows a mobster to the VIP area.
event-mobster-to-docks = { $boss } posts a mobster in the docks ({ $berth }).
event-mobster-moved = { $seat } moves a mobster in the docks: { $from } → { $to }.
event-mobster-declined = { $seat } has no use for another mobster.
event-helper-taken = { $seat } wins a helper: { $helper }.
event-helper-turned-up = A new helper looks for work: { $helper }.
event-token-taken = { $seat } takes a city token: { $token }.
event-token-turned-up = A new city token is turned up: { $token }.
event-token-played = { $seat } plays a city token: { $token }.
event-token-put-back = { $seat } puts a city token on stack { $stack }: { $token }.
event-token-to-display = A city token goes on stack { $stack }: { $token }.

event-opened = { $boss } opens { $building } ({ $space }).
event-took-over = { $boss } throws the gangsters out and opens { $building } ({ $space }).
event-upgraded = { $boss } turns a bar into { $building } ({ $space }).
event-thugs-returned = { $count ->
    [one] { $seat } sends { $count } thug ahead, who does not come back.
   *[other] { $seat } sends { $count } thugs ahead, who do not come back.
}
event-ally-helped = { $gangster } lends { $seat } a hand: +{ $count } strength.
event-mobster-protects = { $boss } posts a mobster at the door ({ $space }).
event-mobster-protects-for-tokens = { $count ->
    [one] { $boss } posts a mobster at the door ({ $space }) for { $count } leverage token.
   *[other] { $boss } posts a mobster at the door ({ $space }) for { $count } leverage tokens.
}

event-produced = { $count ->
    [one] The still of { $seat } drips: { $count } barrel.
   *[other] The still of { $seat } drips: { $count } barrels.
}
    .again = { $count ->
        [one] The still drips: { $count } barrel.
       *[other] The still drips: { $count } barrels.
    }
event-sold = { $seat } pours out a barrel for { $cash } ({ $space }).
event-truck-entered = Truck { $truck } of { $seat } sets out from { $district }.
    .again = Truck { $truck } sets out from { $district }.
event-truck-moved = Truck { $truck } of { $seat } rolls into { $district }.
    .again = Truck { $truck } rolls into { $district }.
event-loaded = { $count ->
    [one] { $seat } loads { $count } barrel from the still onto truck { $truck }.
   *[other] { $seat } loads { $count } barrels from the still onto truck { $truck }.
}
event-bought = { $count ->
    [one] { $seat } buys { $count } barrel from { $ship } for truck { $truck }.
   *[other] { $seat } buys { $count } barrels from { $ship } for truck { $truck }.
}
event-delivered = Truck { $truck } of { $seat } delivers a barrel ({ $space }).
    .again = Truck { $truck } delivers a barrel ({ $space }).
event-ship-sailed = { $ship } weighs anchor; next harbour: { $district }.

event-allied = { $seat } shakes hands with { $gangster } ({ $card }).
event-ally-dismissed = { $seat } parts with { $gangster }, who goes home.
event-raided = { $seat } boards { $ship }!
event-mobsters-hired = { $count ->
    [one] { $seat } borrows { $count } mobster from { $owner } for the raid.
   *[other] { $seat } borrows { $count } mobsters from { $owner } for the raid.
}
event-crate-opened = { $seat } breaks a crate open: { $cash } ({ $front }), and from now on { $perk }.
event-crate-turned-up = A new crate on { $ship }: { $crate }.
event-barrel-stored = { $seat } rolls the stolen barrel away ({ $space }).
event-barrel-to-still = { $seat } hides the stolen barrel in the still.
event-barrel-lost = { $seat } has no place for the stolen barrel and lets it sink.
event-mobster-returned = A mobster of { $seat } comes back from the docks to the VIP area.
    .again = A mobster comes back from the docks to the VIP area.
event-mobster-returned-to-supply = A mobster of { $seat } leaves the docks and finds the VIP area full.
    .again = A mobster leaves the docks and finds the VIP area full.

event-place-reserved = { $boss } reserves a table: place { $column } in the turn order.
event-book-cooked = { $boss } cooks a book ({ $goal }) and puts { $cash } into the safe.
event-rival-cooked = { $boss } cooks a book ({ $goal }) and pockets { $cash }.

event-war-began = { $act ->
    [1] Lucky Luciano lets the dogs out: the first gang war.
    [2] Lucky Luciano is not satisfied: the second gang war.
   *[3] Lucky Luciano wants all of it: the third gang war.
}
event-gangster-came = { $gangster } comes to { $district } with strength { $count }.
event-bars-opened = { $count ->
    [one] In { $district } { $count } gangster bar opens.
   *[other] In { $district } { $count } gangster bars open.
}
event-held-freely = { $boss } does not even get up from the table and keeps { $building } ({ $space }).
event-cannot-hold = { $seat } cannot hold { $building } ({ $space }): strength { $strength } at most, and { $attack } is needed.
event-cannot-pay-ally = { $seat } cannot pay the ally to hold { $building } ({ $space }): strength { $strength } at most without him, and { $attack } is needed.
event-defended = { $boss } stands firm and keeps { $building } ({ $space }).
event-building-lost = { $boss } loses { $building } ({ $space }); the gangsters move in.
event-still-salvaged = { $seat } saves what is left of the still.
event-gangster-left = { $gangster } finds every door in { $district } held, and is never seen again.
event-war-announced = Word on the street is that the gangs will come next to: { AND($districts) }.
event-cops-came = The police arrive in: { AND($districts) }.
event-patrol-announced = The police will patrol next in: { AND($districts) }.
event-region-counted = { $region } is counted. Districts controlled – { $shares }.
event-region-uncontrolled = { $region } is counted, and nobody controls anything there.
control-boss = { $boss }: { $count }
control-gangsters = gangsters: { $count }
event-paid-out = Luciano pays { $boss } for { $region }: place { $place }, { $cash } to the safe.
event-rival-paid-out = Luciano pays { $boss } for { $region }: place { $place }, { $cash }.

event-rival-revealed = { $boss } has a plan: { $operation }, leverage { $count }.
event-rival-raided = { $boss } boards { $ship }!
event-rival-hauled = { $count ->
    [one] { $boss } hauls { $count } barrel away from { $ship }.
   *[other] { $boss } hauls { $count } barrels away from { $ship }.
}
event-crate-lost = A crate is gone for good: { $crate }.

## Scores and ends

score-pocket = Pocket
score-safe = Safe
score-buildings = Protected buildings
score-bottles = Bottles
score-bottles-behind = Bottles behind the screen
score-purse = Purse

end-richest = Prohibition is over, and the richest boss has won. From tomorrow on it will be called old money.
end-beat-rival = You have more than the Rival, and Manhattan has one boss less.
end-lost-to-rival = Manhattan stays with the Rival: only with more money than that would it have been yours.

## Why not?

whynot-not-asked = That is not what is being asked now.
whynot-must-choose = This cannot be declined.
whynot-too-dear = That costs { $cost }, and pocket and safe together pay { $means } at most.
whynot-nothing-to-split = There is only one way to pay.
whynot-wrong-share = From { $least } to { $most } of it can come from the safe.
whynot-not-your-helper = That is no unused helper of yours.
whynot-not-displayed = That helper is not in the display.
whynot-cannot-copy-itself = A helper cannot copy itself.
whynot-person-taken = Somebody is talking to that person already.
whynot-no-such-person = With so few players that person is not in town.
whynot-too-few-cards = That takes { $need } of your cards, and you have { $held }.
whynot-park-full = There is no room left in the Park.
whynot-nobody-to-swap = There is no capo of another boss with whom you could swap.
whynot-not-their-capo = No such capo stands there.
whynot-supply-empty = There is none left.
whynot-highest-level = That track is at level 5 already.
whynot-not-in-hand = That card is not in your hand.
whynot-wrong-type = Only a card of this type can be played now: { $operation }.
whynot-slot-empty = That building is not on your board, or another casino comes first.
whynot-not-allowed = That cannot be built now: { $building }.
whynot-no-place = There is no suitable place: { $building }.
whynot-space-taken = Nothing like that can be built on that space.
whynot-no-such-space = There is no such space, or its district is closed.
whynot-one-per-region = You have one in that region already: { $building }, { $region }.
whynot-allys-district = That is the district of your ally { $gangster }. There is honour among thieves.
whynot-too-weak = Your strength is { $strength }, and { $needed } is needed.
whynot-too-few-thugs = { $count ->
    [0] You have no thugs.
    [one] You have only { $count } thug.
   *[other] You have only { $count } thugs.
}
whynot-no-ally = You have no ally.
whynot-nothing-to-keep = Your ally owes you no free help that could be kept for later.
whynot-all-thugs = You have six thugs, and no room for more.
whynot-thug-space-taken = A thug stands on that space already, or there is no such space.
whynot-vip-full = The VIP area is full.
whynot-berth-taken = A mobster stands there already.
whynot-moved-already = That mobster has just been placed or moved.
whynot-no-token = There is no city token to take there.
whynot-pile-empty = That pile is empty.
whynot-deck-empty = That deck is empty.
whynot-not-yours = That is not yours.
whynot-protected-already = A mobster protects it already.
whynot-no-mobster = You have no mobster for that.
whynot-too-little-leverage = That takes leverage { $need }, and you have { $held }.
whynot-not-in-operation = It is not in operation: there is a cop, and no mobster protects it.
whynot-no-barrel = There are not enough barrels.
whynot-has-barrel = A barrel stands there already.
whynot-no-truck = You have no such truck. The second one comes with Fleet level 3.
whynot-truck-on-map = That truck is on the map already.
whynot-truck-not-on-map = That truck has to enter the map first.
whynot-not-adjacent = Those districts do not touch.
whynot-too-few-points = That truck has no points left.
whynot-truck-full = That does not fit on the truck: it carries two barrels.
whynot-truck-empty = That truck is empty.
whynot-not-at-still = That truck is not at your still, or the still is not in operation.
whynot-not-there = That truck is in another district.
whynot-no-ship = No ship lies in that harbour.
whynot-gangster-not-here = That gangster is not on the gangster board.
whynot-no-mobster-in-column = You have no mobster in that column of the docks: { $region }.
whynot-not-so-many = There are not so many mobsters of others in that column.
whynot-pocket-only = Hired mobsters are paid from the pocket alone: that takes { $cost }, and you have { $held } there.
whynot-column-taken = That space of the turn order is taken.
whynot-no-such-column = There is no such space in the turn order.
whynot-done-already = You have done that already in this visit.
whynot-token-not-held = You have no such city token.
whynot-no-book = You have no book.
whynot-book-space-taken = A book lies there already.
whynot-book-on-goal = You have a book on that goal already.
whynot-goal-not-met = You do not meet that goal.
whynot-not-attacked = Nobody attacks that building, or it has been decided already.

## Packs

pack-slot = { $building } for { $cash }, number { $number }
pack-card = { $operation }, card { $number }
pack-rival = the Rival, { $difficulty }
pack-neighbours = The neighbours of a district are others, each named once.
pack-mutual = A border has two sides: the neighbours of { $other } and of { $district } have to name each other.
pack-across-park = Trucks do not cross Central Park: 13 and 15 do not touch 14 and 16.
pack-unreachable = Trucks have to reach every district.
pack-journey = The rulebook has an example of this way, { $way }: it takes a truck { $points } points.
pack-harbours = Seven different districts, clockwise. The rulebook names four of them, in this order: { $known }.
pack-payouts-fall = A better place is paid no less: first the first place, last the fifth.
pack-payout = The rulebook tells what is paid in { $region } for place { $place }: ${ $amount }.
pack-levels-rise = The first value is 1 or more, and no level is worth less than the one before.
pack-prices-rise = Prices do not fall along the track, and a bar pays no more than other buildings.
pack-price = The rulebook tells the prices at notoriety { $field }: ${ $low } at a bar, ${ $high } elsewhere.
pack-field-once = A field of the notoriety track has one reward.
pack-war-strength = The strength together with the war modifier has to be from { $least } to { $most } in deck { $deck }.
pack-abilities = Each of the eight abilities is on some gangster of the decks A, B and C. This one is missing: { $ability }.
pack-defence-rises = The defence of a ship does not fall when barrels leave it.
pack-stephanie = The rulebook tells the defence of this ship when two barrels are gone, the third number: 12.
pack-sandra = The rulebook tells the prices of the two barrels of this ship that leave first, the last numbers: 6, 5.
pack-persons = With one or two players there are { $count } persons, of these: { $all }.
pack-idle-person = Each person offers something of its own.
pack-goal-numbers = Three region goals with different numbers are needed, so there have to be three numbers at least.
pack-city-tokens = The numbers of all kinds together have to be { $count }.
pack-brings-nothing = Something has to be gained there.
pack-docks-mobster = A mobster that goes to the docks does not bring another one.
pack-notoriety-reward = The notoriety track brings one helper card or one operation card.
pack-too-much = There can be { $count } at most, all mobsters, levels, cards, tokens, thugs and actions counted together.
pack-play-card = Only persons let somebody play an operation card.
pack-bonus = A bonus stands where a card is played to whose action it adds: leverage to VIP room, sale to party, production to still, range to fleet.
pack-each-once = Each of these has to be there once: { $known }.
pack-waiting-mobster = The rulebook prints this mobster: the reward of field { $field } is one mobster, mobsters = 1.
pack-garage = The left person of the Garage adds { $count } to the range of the fleet card.
