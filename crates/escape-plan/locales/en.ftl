### What Escape Plan says.
###
### Sums of money are thousands; “money” alone writes the zeros. Names of places, cards and tiles are
### labels and begin with a capital letter. A “node” is a spot on the map in the middle of a sentence, and
### always where somebody goes; an “in-place” is where something is done. In the story an exit is a number:
### each sentence has its own form of the rest. An “effect” has no capital and no full stop: the sentence
### around it adds them.

## The game

game-intro =
    The robbery went like clockwork. The getaway did not: your loot is scattered all over a city that the police are closing street by street. You have three days, and every other thief in town has the same idea.
    Collect your money, stay out of sight, and be gone before the third night is over. Of those who get out, the richest wins; the others will have plenty of time to think about it.
game-help =
    { about-game }

    { about-city }
    { about-travel }
    { about-evade }
    { about-visit }
    { about-side-actions }
    { about-notoriety }

    { about-escape }
    { about-score }
about-game =
    The game lasts three days. A new day brings income, patrols at the exits, four more tiles for the city, and a turn order that puts the most notorious first.
    Then come morning, afternoon and evening, with one turn for everybody in each; a turn at night or at dawn costs an extra action disc.
    In a turn you rest, once a day, or you move: travel, evade the police, visit the location you have reached.
    The choices offered are exactly those that are allowed, with their price and what they bring. As far as we know, nobody is listening in.
about-city = City: a new tile must touch at least two others, and somewhere along its edges like must meet like. Whoever places a tile with a business or safe house field decides which one stands there; your own money is best kept close.
about-travel = Travel: you have 3 MP. Leaving a location, entering one and crossing into another kind of area cost 1 MP each; staying on the same kind of area from tile to tile is free. The metro takes you to any other station for nothing, a helicopter takes you up to two tiles for 1 MP. A move must end on a location other than the one it began on.
about-evade = Evade: every officer on the tiles you have left is after you; those on the tile where you stop are not. Equipment, contacts, gang members and assets shake them off, and each one left means a wound. When all three of your wound cubes are red, the next wound brings handcuffs, and those cost a contact slot for good.
about-visit = Visit: your plan card says what lies where. Where it shows an amount, your cube counts that much at the end; where it shows income, you are paid at once, $1,000 for each cube still on your track. Businesses come with a contact and close after a few visits; safe houses lower your notoriety and hand out keys; stores have gas, equipment and lockers; gangs are for hire.
about-side-actions = Side actions: in your turn you may use contacts, equipment, fixer tiles, gang members, assets and the first aid token, as many as you like, if the moment is right. A contact with a red star makes you more notorious. Resting turns used contacts, equipment and first aid up again and unlocks an asset.
about-notoriety = Notoriety: cubes collect during your turns, and your level moves at the end of each part of the day. Crossing a line upwards unlocks assets, but everybody less notorious has to send an officer your way. High levels cost money at the end.
about-escape = Escape: on day 3 only one exit is open. Get there, evade the police of its tile as well, and pay the exit cost. The first one out pays nothing, and from then on every turn costs the others $1,000. Whoever is still in the city after the last dawn is arrested, and scores nothing at all.
about-score = The final count: what your plan promises for the places you have been to, your cash, $10,000 for each used asset, up to $100,000 for five contacts, and whatever you found in lockers and at closed exits; minus your notoriety and $20,000 for each wound.

## Money and costs

money = { $count ->
    [0] $0
   *[other] ${ $count },000
}
cost-points = { $count } MP
cost-notoriety = +1 notoriety
cost-free = free

## Names

thief-vinnie = Vinnie
thief-scar = Scar
thief-claws = Claws
thief-ruby = Ruby
thief-mr-bones = Mr. Bones

automa-sandra = Inspector Sandra
automa-costa = Lieutenant Costa

officer-county = County officer
officer-federal = Federal officer
officer-swat = SWAT officer

badge-county = County
badge-federal = Federal
badge-swat = SWAT

part-morning = Morning
part-afternoon = Afternoon
part-evening = Evening
part-night = Night
part-dawn = Dawn

tile-start-gang = S1
tile-start-hospital = S2
tile-a1 = A1
tile-a2 = A2
tile-a3 = A3
tile-b1 = B1
tile-b2 = B2
tile-b3 = B3
tile-c1 = C1
tile-c2 = C2
tile-c3 = C3
tile-d1 = D1
tile-d2 = D2
tile-d3 = D3

area-industrial = Industrial area
area-commercial = Commercial area
area-residential = Residential area
area-water = Water

site-hospital = Hospital
site-metro = Metro
site-helicopter = Helicopter
site-gang = Gang base
site-clinic = Clinic
site-church = Church
site-business = Business
site-safe-house = Safe house

place-bar = Bar
place-restaurant = Restaurant
place-casino = Casino
place-art-gallery = Art gallery
place-cinema = Cinema
place-gym = Gym
place-safe-house-1 = Safe house 1
place-safe-house-2 = Safe house 2
place-safe-house-3 = Safe house 3
place-store-a = Store A
place-store-b = Store B
place-store-c = Store C
place-store-d = Store D
place-exit-1 = Exit 1
place-exit-2 = Exit 2
place-exit-3 = Exit 3

group-businesses = { $first }, { $second }, { $third }
group-safe-houses = all three safe houses

node-numbered = { $node } ({ $number })
node-industrial = the industrial area of { $tile }
node-commercial = the commercial area of { $tile }
node-residential = the residential area of { $tile }
node-water = the water of { $tile }
node-hospital = the Hospital
node-metro = the Metro of { $tile }
node-helicopter = the Helicopter of { $tile }
node-gang = the Gang base of { $tile }
node-clinic = the Clinic of { $tile }
node-church = the Church of { $tile }
node-business = the business of { $tile }
node-safe-house = the safe house of { $tile }
node-bar = the Bar
node-restaurant = the Restaurant
node-casino = the Casino
node-art-gallery = the Art gallery
node-cinema = the Cinema
node-gym = the Gym
node-safe-house-1 = Safe house 1
node-safe-house-2 = Safe house 2
node-safe-house-3 = Safe house 3
node-store-a = Store A
node-store-b = Store B
node-store-c = Store C
node-store-d = Store D
node-exit-1 = Exit 1
node-exit-2 = Exit 2
node-exit-3 = Exit 3

in-place-bar = at the Bar
in-place-restaurant = at the Restaurant
in-place-casino = at the Casino
in-place-art-gallery = at the Art gallery
in-place-cinema = at the Cinema
in-place-gym = at the Gym
in-place-safe-house-1 = at Safe house 1
in-place-safe-house-2 = at Safe house 2
in-place-safe-house-3 = at Safe house 3

key-green = green key
key-black = black key
key-brown = brown key

pile-green = green locker
pile-black = black locker
pile-brown = brown locker
pile-pile-1 = first closed exit
pile-pile-2 = second closed exit

plan-money = { $place } ({ $cash })
plan-income = { $place } (income)
tile-found = { $cash } ({ $pile })
tile-found-empty = an empty tile ({ $pile })

tool-first-aid = First aid token
tool-member = Gang member (back to { $tile })

## What helps

contact-snitch-county = Snitch (County)
    .help = { effect-remove-county }
contact-snitch-federal = Snitch (Federal)
    .help = { effect-remove-federal }
contact-snitch-swat = Snitch (SWAT)
    .help = { effect-remove-swat }
contact-medic = Medic
    .help = { effect-heal }
contact-fixer = Fixer
    .help = { effect-disc }
contact-medevac = Medevac
    .help = { effect-hospital }
contact-fighter = Fighter
    .help = { $effect }
contact-boxer = Boxer
    .help = { $effect }
contact-ninja = Ninja
    .help = { $effect }
contact-gang = Gang
    .help = { effect-gang }
contact-informer = Informer
    .help = { effect-calm }
contact-chopper = Chopper
    .help = { effect-fly }
contact-bribe-county = Bribe ({ $badge })
    .help = { $effect }
contact-bribe-federal = Bribe ({ $badge })
    .help = { $effect }
contact-rally-swat = Rally ({ $badge })
    .help = { $effect }
contact-general-store = General Store
    .help = { effect-income }
contact-spy-1 = Spy 1
    .help = { effect-contact }
contact-spy-2 = Spy 2
    .help = { effect-ready }
contact-spy-3 = Spy 3
    .help = { effect-unlock }
contact-stunt = Stunt
    .help = { effect-evade-one }
contact-fast-car = Fast car
    .help = { effect-evade-tile }
contact-jet-ski = Jet ski
    .help = { effect-jet-ski }
contact-sewer = Sewer
    .help = { effect-sewer }

equipment-vest = Vest
    .help = { effect-evade-one-federal }
equipment-cap = Cap
    .help = { effect-evade-one-county }
equipment-helmet = Helmet
    .help = { effect-evade-one-swat }
equipment-gas-mask = Gas mask
    .help = { effect-evade-one-county-swat }

fixer-phone = Phone
    .help = { effect-contact }
fixer-strongbox = Safe
    .help = { effect-income }
fixer-disguise = Disguise
    .help = { effect-calm }
fixer-id-card = ID card
    .help = { effect-disc }
fixer-first-aid-kit = First-aid kit
    .help = { effect-heal }
fixer-motorbike = Motorbike
    .help = { effect-gang }
fixer-energy-drink = Energy drink
    .help = { effect-ready }
fixer-private-helicopter = Private helicopter
    .help = { effect-fly }

asset-extra-action = Extra action
    .help = { effect-disc }
asset-move-federal = Federal badge
    .help = { effect-move-federal }
asset-move-county = County badge
    .help = { effect-move-county }
asset-move-swat = SWAT badge
    .help = { effect-move-swat }
asset-evade-all = Vanish
    .help = { effect-evade-tile }
asset-master-key = Master key
    .help = { effect-master-key }
asset-heal = Healing
    .help = { effect-heal }

effect-remove-county = remove a County officer from the game
effect-remove-federal = remove a Federal officer from the game
effect-remove-swat = remove a SWAT officer from the game
effect-move-county = move a County officer to any tile
effect-move-federal = move a Federal officer to any tile
effect-move-swat = move a SWAT officer to any tile
effect-evade-one = evade one officer of any type
effect-evade-one-county = evade one County officer
effect-evade-one-federal = evade one Federal officer
effect-evade-one-swat = evade one SWAT officer
effect-evade-one-county-swat = evade one County or SWAT officer
effect-evade-all-county = evade the County officers of one tile
effect-evade-all-federal = evade the Federal officers of one tile
effect-evade-all-swat = evade the SWAT officers of one tile
effect-evade-all-county-federal = evade the County and Federal officers of one tile
effect-evade-all-county-swat = evade the County and SWAT officers of one tile
effect-evade-all-federal-swat = evade the Federal and SWAT officers of one tile
effect-evade-tile = evade all officers of one tile
effect-heal = heal a wound
effect-disc = take an extra action disc
effect-hospital = straight to the Hospital, where travel ends
effect-gang = lose 1 notoriety, fly, or evade everybody on one tile
effect-calm = lose 1 notoriety
effect-fly = fly from a helipad for 1 MP, up to two tiles
effect-income = receive income
effect-contact = take a contact from the row
effect-ready = turn up all used contacts and equipment
effect-unlock = unlock an asset
effect-jet-ski = cross a body of water that has no ferry
effect-sewer = come up in an area exactly two tiles away
effect-master-key = open a closed business or a locker

## Questions

prompt-bargain = Will you pay { $cash } to unlock an asset?
    .help = Only for notoriety 1 or 2, once each new day. An unlocked asset can be used once for the price of its slot, is worth $10,000 once it is used, and leaves a slot free for contacts or tiles.
prompt-place-tile = Which tile do you place, and where?
    .help = It must touch at least two tiles of the city, and at least one edge segment must meet its own kind of area. The officers on it come along. Build short ways for yourself and long ones for the others.
prompt-name-business = Which business stands on { $tile }?
    .help = Anybody may go there, but only your plan tells what it is worth to you. A business closes after a few visits, so keep what you want within your reach and send the rest to the outskirts.
prompt-name-safe-house = Which safe house stands on { $tile }?
    .help = Safe houses never close; each lowers notoriety once and gives you one of the keys lying there. Compare the keys with your plan before you choose.
prompt-spend-disc = Will you spend an extra action disc for a turn now?
    .help = A disc buys one turn, at night or at dawn, and is good for nothing else. What is not spent by the dawn of day 3 is lost.
prompt-spend-disc-at-last = Will you spend an extra action disc for your last turn?
    .help = No turn comes after this one: whoever is still in the city when the dawn ends is arrested and has no score. A disc that is not spent now is lost.
prompt-spend-last-disc = Will you spend your only disc for what may be your last turn?
    .help = The disc buys one turn, now or at dawn. Unless you get another one, none follows; and whoever is still in the city when the dawn of day 3 ends is arrested and has no score.
prompt-start = Your turn. Rest or move?
    .help = Rest, once a day: used contacts, equipment and first aid turn up again, and an asset is unlocked. Or move: go to a location with 3 MP, evade the police you leave behind, and visit.
prompt-start-rested = Your turn. Where to?
    .help = You have rested today. Go to a location with 3 MP, evade the police you leave behind, and visit.
prompt-travel = { $count ->
    [0] No MP left. Where does the way end?
   *[other] { $count } MP left. Where to?
}
    .help = The same kind of area goes on from tile to tile for free; any other step costs 1 MP. All officers of the tiles you leave behind have to be evaded. No step is offered from which you could not stop in the end.
prompt-land = Where do you land?
    .help = Anywhere on a tile one or two away, for 1 MP. The police of tiles you only fly over never see you, and you may go on with what MP you have left.
prompt-surface = Where do you come up?
    .help = In an area exactly two tiles away: free if it is of the kind you went down in, else 1 MP. The police of the tile in between never see you.
prompt-waters = Which water do you cross on the jet ski?
    .help = All of it counts as if it had a ferry until the end of this turn.
prompt-unbar = The business is closed. What opens it?
    .help = A key of any colour will do, but it is used up, and lockers insist on the right colour. The master key costs the price of its slot.
prompt-evade = { $count ->
    [one] { $count } officer is on your heels. What do you do?
   *[other] { $count } officers are on your heels. What do you do?
}
    .help = Each one not evaded gives you a wound. A wound that is not healed costs $20,000 at the end, and once all three cubes are red the next one brings handcuffs. Still, at times it is cheaper to bleed.
prompt-evade-out = { $count ->
    [one] { $count } officer is on your heels. What do you do?
   *[other] { $count } officers are on your heels. What do you do?
}
    .help = You are on your way out: once you are through, the exit costs { $cash }, and whoever cannot pay is arrested. Keep that much. Each officer not evaded gives you a wound, and those cost $20,000 each at the end.
prompt-cover = Whom do you evade?
    .help = It works on one tile you have left behind, against those who stand there now.
prompt-breathe = A moment to catch your breath. Anything else before you go on?
    .help = Whatever may be used at any time may be used here; then you go on.
prompt-breathe-out = The exit comes next and costs { $cash }. Anything else before you go on?
    .help = Whatever may be used at any time may be used here. Whoever cannot pay for the way out is arrested and scores nothing.
prompt-wound = Another wound is coming. Will you heal first?
    .help = If no healthy cube is left, it brings handcuffs: a contact slot is lost, and so is a contact card in the final count. Healing now makes room for it.
prompt-lose-asset = The handcuffs cost you an asset. Which one?
    .help = It goes to the box, unused. The others keep their places and can still be unlocked.
prompt-take-contact = Which contact do you take from the row?
    .help = A contact is used for money and turns up again after a rest. At the end 2, 3, 4 or 5 of them bring $10,000, $30,000, $60,000 or $100,000; and the more you have, the more tiles you see at lockers and closed exits.
prompt-place-contact = { $contact } – { $effect }. What becomes of the card?
    .help = A free slot costs nothing. A card that makes room goes to the box, and you gain 1 notoriety. Or the new one goes there, if only to spite somebody.
prompt-stow = { $tile }: where do you put it?
    .help = A free slot costs nothing. A tile that makes room goes to the box for good, and you gain 1 notoriety.
prompt-stow-money = The tile you have found ({ $pile }): where do you put it?
    .help = A free slot costs nothing. A tile that makes room goes to the box for good, and you gain 1 notoriety.
prompt-unlock = Which asset do you unlock?
    .help = It moves to the dearest price slot still free; that is what using it will cost. Each can be used once, and each used one is worth $10,000 at the end.
prompt-take-key = Which key do you take { $place }?
    .help = Once, it opens a locker of its colour in a store, or any closed business. Black and brown lockers hold more than green ones, but ask for more notoriety and contacts.
prompt-buy-fixer = Do you buy a fixer tile?
    .help = It works once, at no further cost, and keeps its slot in your inventory until something replaces it.
prompt-take-gas = Do you take a gas can?
    .help = It is free and gives 1 MP when you burn it. You can carry two.
prompt-buy-equipment = Do you buy equipment?
    .help = At most two pieces, of different kinds. Equipment evades officers at no further cost and turns up again after a rest.
prompt-buy-another = { $equipment } bought. Another piece?
    .help = The second one must be of another kind.
prompt-open-locker = Do you open a locker?
    .help = It takes a key of its colour, and notoriety and contacts that together make { $green } for green, { $black } for black, { $brown } for brown. The more contacts, the more tiles you see before you keep one.
prompt-keep-tile = { $count ->
    [one] You look at { $count } tile ({ $pile }). Do you keep it?
   *[other] You look at { $count } tiles ({ $pile }). Which one do you keep?
}
    .help = Nobody else sees what it is worth until the final count. The others are shuffled back.
prompt-may-unlock = Do you unlock an asset?
    .help = It moves to the dearest price slot still free; that is what using it will cost. Each can be used once, and each used one is worth $10,000 at the end.
prompt-may-heal = Do you have a wound treated?
    .help = The Clinic asks for nothing, not even your name. A wound left at the end costs $20,000.
prompt-confess = Will you confess, for { $cash }, and lose 1 notoriety?
    .help = A lower level costs less at the end and calls fewer officers. A higher one plays first, opens better lockers and may cross a line that unlocks assets.
prompt-treatment = Do you pay for treatment?
    .help = One wound $1,000, two $3,000, three $6,000. Whether you pay or not, you have been seen: 1 notoriety.
prompt-at-exit = What do you take at the exit?
    .help = Income is $1,000 for each cube still on your track. At a closed exit you may search for hidden money instead: you see as many tiles as you have contacts, and keep one.
prompt-bonus = You have been to { $group }. Which bonus do you take?
    .help = It comes once for each group. A disc is a whole turn more; an asset is worth what it does, and $10,000 at the end once it is used.
prompt-pick-officer = Which { $officer } do you move?
    .help = Any one in the city, and to any tile without one of his kind, except the tile of the Hospital. If he was after you, he no longer is, provided you send him where you have not been.
prompt-snitch = Which { $officer } disappears?
    .help = He is out of the game. Think of the tiles you will still have to cross.
prompt-send-officer = { $officer } of { $tile }: where does he go?
    .help = To any city tile without one of his kind, near or far, except the tile of the Hospital.
prompt-force-officer = Which officer do you send after { $figure }, who stands on { $quarry }?
    .help = { $figure } has crossed a line of notoriety, and everybody less notorious has to send somebody. He must end nearer to the pawn than he stands now; and he will not care who leaves his tile next, so keep him out of your own way.
prompt-force-officer-for-sandra = For Inspector Sandra: which officer do you send after { $figure }, who stands on { $quarry }?
    .help = { $figure } has crossed a line of notoriety, and Inspector Sandra, less notorious, has to send somebody: you do it for her. He must end nearer to the pawn than he stands now; and he will not care who leaves his tile next, so keep him out of your own way.
prompt-force-to = { $officer } of { $tile }: how close to { $figure } on { $quarry } does he go?
    .help = To any city tile nearer than his own that has none of his kind yet.
prompt-force-to-for-sandra = For Inspector Sandra: how close to { $figure } on { $quarry } does the { $officer } of { $tile } go?
    .help = To any city tile nearer than his own that has none of his kind yet. You send him for her.
prompt-finish = Anything else before your turn ends?
    .help = Whatever may be used at any time may still be used.

## Choices

choice-notation = { $action }
choice-use = { $tool }: { $effect } ({ $costs })
choice-use-idle = { $tool }: { $effect } ({ $costs }; no effect now)
choice-use-broke = { $tool }: { $effect } ({ $costs }; then you cannot pay for the way out)
choice-use-vain = { $tool }: { $effect } ({ $costs }; no effect now, but worth { $worth } at the end)

choice-rest = Rest: turn up used contacts, equipment and first aid, and unlock an asset
choice-stay = Stay put: you can neither rest nor move
choice-walk = Walk into { $node } ({ $costs })
choice-sail = Cross over to { $node } ({ $costs })
choice-go = Go to { $node } ({ $costs })
choice-ride-first = Take the metro to { $tile } (free, +1 MP)
choice-ride = Take the metro to { $tile } (free)
choice-fly = Fly to { $node } ({ $costs })
choice-surface = Come up in { $node } ({ $costs })
choice-waters = The water of { AND($tiles) }
choice-gas = Burn a gas can: +1 MP
choice-stop = Stop at { $node }: { $notes }
choice-escape = Escape from the city ({ $costs })
choice-escape-broke = Try to escape and be arrested: the way out costs { AND($costs) }, more than you have
choice-end = End the turn

visit-nothing = nothing to visit
visit-hospital = treatment for money, +1 notoriety
visit-gang = two gang members for { $cash }
visit-store = gas can, equipment, locker
visit-clinic = asset, healing, contact
visit-church = absolution, asset, contact
visit-exit = income, contact
visit-closed-exit = income or hidden money, contact
visit-business = contact
visit-safe-house = −1 notoriety, key, fixer tile
visit-money = { $cash } at the end
visit-income = { $cash } of income now
visit-closed = closed, takes a key
visit-company = +{ $count } notoriety for company

choice-place = { $angle ->
    [0] { $tile } next to { AND($neighbours) } (cell { $cell }), not turned
   *[other] { $tile } next to { AND($neighbours) } (cell { $cell }), turned by { $angle }°
}
choice-name-money = { $place }: your plan says { $cash }
choice-name-income = { $place }: your plan says income
choice-name-keys = { $worth }. Keys there: { AND($keys) }
choice-spend-disc = Spend a disc and take a turn
choice-spend-disc-and-pay = Spend a disc and take a turn, for { $cash }
choice-sleep = Sleep, and keep the disc

choice-evade-officer = { $officer } of { $tile }
choice-evade-sandra = Evade Inspector Sandra
choice-evade-tile = Evade on { $tile }: { AND($officers) }
choice-remove-officer = { $officer } of { $tile }
choice-move-officer = { $officer } of { $tile }
choice-send-officer = Send him to { $tile }
choice-take-wounds = { $count ->
    [0] Go on: nobody is after you any more
    [one] Let them catch you: { $count } wound
   *[other] Let them catch you: { $count } wounds
}{ $handcuffs ->
    [0] {""}
    [one] {" "}and handcuffs
   *[other] {" "}and handcuffs, { $handcuffs } times
}
choice-go-on = Go on
choice-then-arrest = { $choice }. The way out costs { $cost }, you have { $cash }: arrest
choice-take-wound = Take the wound
choice-take-handcuffs = Take the wound, and the handcuffs with it
choice-lose = Lose { $asset } ({ $effect })

choice-unlock = Unlock { $asset }: { $effect } ({ $notes })
choice-unlock-nothing = Unlock nothing
unlock-price-now = { $cash } now
unlock-price-later = { $cash } to use
unlock-box = no price slot is free: it goes to the box
choice-contact = { $tool }: { $effect } (to use: { $costs })
choice-contact-right = { $tool }, the right one of two: { $effect } (to use: { $costs })
choice-box = Send it to the box
choice-keep = Put it in a free slot
choice-replace = Replace { $old } (+1 notoriety)
choice-replace-used = Replace the used { $old } (+1 notoriety)
choice-replace-right = Replace { $old }, the right one of two (+1 notoriety)
choice-replace-used-right = Replace the used { $old }, the right one of two (+1 notoriety)
choice-replace-money = Replace your { $cash } from the { $pile } (+1 notoriety)
choice-turn-key = Open it with the { $key }
choice-master-key = Open it with the master key ({ $costs })
choice-take-key = Take the { $key }
choice-buy = { $tool }: { $effect } ({ $costs })
choice-buy-nothing = Buy nothing
choice-buy-no-more = Buy nothing more
choice-take-gas = Take a gas can
choice-no-gas = Take no gas can
choice-open = { $count ->
    [one] With the { $key }: look at { $count } tile, keep it
   *[other] With the { $key }: look at { $count } tiles, keep one
}
choice-open-with-master = { $count ->
    [one] Master key, { $pile }: look at { $count } tile, keep it ({ $costs })
   *[other] Master key, { $pile }: look at { $count } tiles, keep one ({ $costs })
}
choice-no-locker = Open no locker
choice-value = Keep the tile worth { $cash }
choice-heal = Heal a wound
choice-treatment = { $count ->
    [one] Heal { $count } wound for { $cash }
   *[other] Heal { $count } wounds for { $cash }
}
choice-heal-nothing = Heal nothing
choice-confess = Confess for { $cash }: −1 notoriety
choice-confess-nothing = Confess nothing
choice-income = Receive income: { $cash }
choice-exit-tile = { $count ->
    [one] Search for hidden money: look at { $count } tile and keep it
   *[other] Search for hidden money: look at { $count } tiles and keep one
}
choice-take-nothing = Take nothing
choice-bonus-disc = Take an extra action disc
choice-bonus-calm = Unlock an asset and lose 1 notoriety
choice-bonus-income = Unlock an asset and receive income: { $cash }
choice-no-bonus = Take no bonus

## The log

order-entry = { $figure }

event-first-player = The lot falls on { $seat }: first in the turn order.
event-plan-dealt = Your escape plan, for your eyes only: { AND($places) }.
event-day-began = Day { $day }. { day-opening }
day-opening = { $day ->
    [1] The city wakes up to the news.
    [2] Your faces are on every lamp post.
   *[3] Today you leave, one way or the other.
}
event-income-received = { $seat } receives income: { $cash }.
event-paid = { $seat } pays { $cash }.
event-patrol-laid = A patrol takes up position at Exit { $exit }.
event-exit-closed = Exit { $exit } is closed for good, but there is money hidden there.
event-tile-placed = { $seat } adds { $tile } to the city.
event-place-named = { $seat } decides what stands on { $tile }: { $place }.
event-tiles-turned-up = Next to be built: { AND($tiles) }.
event-officers-drawn = On duty on { $tile }: { AND($officers) }.
event-no-officers-drawn = Nobody is on duty on { $tile }.
event-order-set = The turn order, most notorious first: { $order }.
event-part-began = { $part }.
event-disc-spent = { $figure } spends an extra action disc.
event-night-passed = { $seat } prefers to sleep.
event-company-met = { $figure } has company: +{ $count } notoriety.
event-notoriety-gained = { $figure } attracts attention: +1 notoriety.
event-notoriety-lost = { $figure } keeps a low profile: −1 notoriety.
event-level-rose = { $figure } is more notorious now: level { $from } → { $to }.
event-level-fell = { $figure } is less notorious now: level { $from } → { $to }.
event-line-crossed = { $line ->
    [1] { $figure } has crossed the first line.
    [2] { $figure } has crossed the second line.
   *[3] { $figure } has crossed the third line.
}
event-escaped = { $figure } is out of the city through Exit { $exit } ({ $costs }).
event-arrested-at-exit = { $seat } cannot pay for the way out and is arrested.
event-arrested-by-tax = { $seat } has nothing left to pay with and is arrested.
event-arrested-at-dawn = { $seat } is still in the city when time runs out, and is arrested.
event-plan-revealed = { $figure } shows the plan: { AND($places) }.
event-tiles-revealed = { $seat } turns up hidden money: { AND($tiles) }.
event-haul-revealed = { $count ->
    [one] { $automa } turns up a stack of one tile: { AND($tiles) }.
   *[other] { $automa } turns up a stack: { AND($tiles) }. The best tile counts, { $cash }.
}
event-haul-revealed-empty = { $automa } turns up a stack: { AND($tiles) }. To him an empty tile is as good as the best of its pile, and so the stack counts { $cash }.
event-game-over = The manhunt is over. Time to count.

event-tax-paid = The ground is getting hot: { $seat } pays { $cash }.
event-rested = { $seat } lies low and rests.
event-stayed-put = { $seat } has nowhere to go and stays put.
event-rode = { $seat } takes the metro to { $tile }.
event-flew = { $seat } flies to { $tile }.
event-surfaced = { $seat } comes out of the sewer in { $node }.
event-gas-burnt = { $seat } burns a gas can.
event-travelled = { $seat } leaves { AND($tiles) } behind and gets to { $node }.
event-travelled-near = { $seat } gets to { $node }.
event-key-turned = { $seat } uses up a { $key }.
event-used = { $seat } uses { $tool } for { $cash }.
event-used-free = { $seat } uses { $tool }.
event-unlocked = { $seat } unlocks { $asset } ({ $cash } to use).
event-asset-boxed = { $seat } has no price slot left: { $asset } goes to the box.
event-toll-paid = Lieutenant Costa collects his toll: { $seat } pays { $cash }.
event-toll-in-blood = { $count ->
    [one] Lieutenant Costa takes no credit: { $seat } pays his toll with { $count } wound.
   *[other] Lieutenant Costa takes no credit: { $seat } pays his toll with { $count } wounds.
}
event-evaded = { $seat } gives them the slip on { $tile }: { AND($officers) }.
event-wounded = { $count ->
    [one] { $seat } takes { $count } wound.
   *[other] { $seat } takes { $count } wounds.
}
event-handcuffed = Handcuffs for { $seat }: contact slot { $slot } is lost.
event-handcuffed-asset = Handcuffs for { $seat }: contact slot { $slot } is lost, and { $asset } with it.
event-healed = { $seat } heals a wound.
event-officer-moved = New orders: a { $officer } goes from { $from } to { $to }.
event-officer-forced = { $figure } puts the police on the trail: a { $officer } goes from { $from } to { $to }.
event-officer-forced-for-sandra = { $figure } puts the police on the trail for Inspector Sandra: a { $officer } goes from { $from } to { $to }.
event-officer-removed = { $seat } has a { $officer } of { $tile } taken off the case.
event-readied = { $seat } turns up all used contacts and equipment.
event-disc-taken = { $figure } takes an extra action disc.
event-gang-left = The gang of { $tile } owes { $seat } nothing more and is for hire again.

event-cube-placed = { $figure } leaves an income cube { $place }.
event-cube-on-income = { $figure } leaves an income cube { $place }, on the income symbol.
event-business-closed = Closed from now on: { $place }.
event-contact-taken = { $seat } makes a contact: { $contact }.
event-contact-replaced = { $seat } trades { $old } for { $contact }.
event-contact-boxed = { $figure } makes a contact disappear: { $contact }.
event-row-refilled = New in the contact row: { AND($contacts) }.
event-key-taken = { $seat } takes a { $key } { $place }.
event-fixer-bought = { $seat } buys a fixer tile for { $cash }: { $fixer }.
event-equipment-bought = { $seat } buys equipment for { $cash }: { $equipment }.
event-tile-boxed = { $seat } makes room and parts with { $tile }.
event-money-boxed = { $seat } makes room and parts with a tile of hidden money ({ $tile }).
event-gas-taken = { $seat } takes a gas can.
event-locker-opened = { $count ->
    [one] { $seat } opens a locker and looks at { $count } tile ({ $pile }).
   *[other] { $seat } opens a locker and looks at { $count } tiles ({ $pile }).
}
event-exit-searched = { $count ->
    [one] { $seat } searches Exit { $exit } and looks at { $count } tile.
   *[other] { $seat } searches Exit { $exit } and looks at { $count } tiles.
}
event-tile-kept = { $seat } keeps a tile and a straight face ({ $pile }).
event-value-kept = Yours, and nobody knows: { $cash } ({ $pile }).
event-gang-hired = { $seat } hires the gang of { $tile } for { $cash }.
event-bonus-taken = { $seat } has been everywhere ({ $group }) and takes the bonus.

event-cards-passed-over = { $count ->
    [one] { $automa } drops a lead that goes nowhere: { AND($places) }.
   *[other] { $automa } drops { $count } leads that go nowhere: { AND($places) }.
}
event-many-cards-passed-over = { $automa } drops { $count } leads that go nowhere.
event-automa-moved = { $automa } follows a lead to { $node }.
event-automa-stayed = { $automa } has no lead and stays.
event-fixer-discarded = { $automa } seizes a fixer tile: { $fixer }.
event-key-discarded = { $automa } seizes a { $key } { $place }.
event-tile-discarded = { $automa } seizes hidden money, unseen ({ $pile }).
event-contact-collected = { $automa } makes a contact: { $contact }.
event-loot-taken = { $count ->
    [one] { $automa } pockets { $count } tile, unseen ({ $pile }).
   *[other] { $automa } pockets { $count } tiles, unseen ({ $pile }).
}
event-card-boxed = { $automa } strikes a closed business off his list: { $place }.

## Scores and ends

score-group-1 = Bar, Restaurant, Casino
score-group-1-other = Businesses of group 1
score-group-2 = Art gallery, Cinema, Gym
score-group-2-other = Businesses of group 2
score-safe-houses = Safe houses
score-cash = Cash
score-assets = Used assets
score-contacts = Contacts
score-tiles = Lockers and exits
score-notoriety = Notoriety
score-wounds = Wounds

end-victory = Of those who got away, the richest has won. Nobody asks where the money came from.
end-shared-victory = Equal in money, cash, notoriety and wounds: the victory is shared, like the beach.
end-all-arrested = Nobody got out. The city is safe, and very quiet.
end-arrested = You are behind bars, and Lieutenant Costa divides your loot among himself.
end-beat-costa = You are across the border, and Lieutenant Costa is counting small change.
end-lost-to-costa = Lieutenant Costa has more to show for it. Crime pays best with a badge.

## Why not?

whynot-not-asked = That is not what is being asked now.
whynot-too-little-cash = That takes { $cost }, and you have { $held }.
whynot-reserved = That takes { $cost }, and only { $held } are free: the rest of your cash is for the gang you have come to hire.
whynot-not-locked = That asset is not among your locked ones.
whynot-must-choose = You have a locked asset, so you have to choose one.
whynot-not-face-up = Only tiles that lie face up on the stacks can be placed.
whynot-cell-taken = A tile lies there already.
whynot-too-few-neighbours = A new tile must touch at least two tiles of the city.
whynot-nothing-matches = Nothing matches like that: at least one edge segment must meet its own kind of area.
whynot-in-city-already = It is in the city already.
whynot-wrong-field = Businesses belong on business fields, safe houses on safe house fields.
whynot-rested-already = You have rested today, and once a day is all there is.
whynot-can-still-act = You may stay put only if you can neither rest nor move.
whynot-not-in-city = That is not in the city yet.
whynot-not-adjacent = That does not touch the spot where you are.
whynot-too-few-points = You have too few MP for that.
whynot-entered-already = You have been there in this turn already.

whynot-same-position = You have been there in this turn already, and nothing has changed since.
whynot-no-ferry = No ferry crosses that water.
whynot-stranded = From there you could not end your move on a location.
whynot-not-a-location = A move ends on a location, never in an area.
whynot-began-here = A move ends on another location than the one where it began.
whynot-visited-already = Your cube lies there already: { $place }.
whynot-closed = It is closed, and you have nothing to open it with: { $place }.
whynot-gang-hired = That gang is hired already.
whynot-gang-occupied = Somebody else stands on that gang base.
whynot-no-marker = Both your control markers lie on gang bases.
whynot-not-at-metro = You are not at a metro station.
whynot-not-a-metro = There is no metro station there.
whynot-not-at-helicopter = You are not at a helicopter.
whynot-not-a-helipad = That flight starts from a helipad tile, and not from water.
whynot-too-far-to-fly = A flight goes to another tile, at most two away.
whynot-no-sewer = The sewer leads from one area to another, exactly two tiles away, and never from or into water.
whynot-no-waters = There is no such water without a ferry.
whynot-no-gas = You have no gas can.
whynot-not-the-way-out = You can escape only on day 3, and only when you are at the open exit.
whynot-no-key = You have no such key that is not used.
whynot-not-held = You do not have that.
whynot-used-up = That is used. A rest turns up contacts, equipment and first aid; fixer tiles and assets work once.
whynot-handcuffed = That card lies under handcuffs: it can neither be used nor replaced.
whynot-wrong-time = Not at this moment: some things work only while you travel, others only while you evade.
whynot-needs-ability = A gang needs to be told which of its three abilities you want; nothing else does.
whynot-nobody-to-evade = Nobody whom it works on is after you there.
whynot-base-full = Both members of that gang are at home.
whynot-only-healing = Only something that heals can be used now.
whynot-no-such-officer = No such officer stands there.
whynot-nowhere-to-go = There is no tile where that officer could go.
whynot-tile-full = An officer of that type stands there already.
whynot-no-officers-there = No officer may stand on the tile of the Hospital.
whynot-not-nearer = The officer has to come nearer.
whynot-not-in-row = That card is not in the contact row.
whynot-no-slot = You have no free slot for it.
whynot-not-in-supply = There is none left.
whynot-same-kind = The second piece must be of another kind.
whynot-gas-full = You have two gas cans already, and no room for more.
whynot-pile-too-high = That locker takes { $need }, and your notoriety and contacts make { $have }.
whynot-nothing-to-look-at = You could not look at a single tile: the pile is empty, or you have too few contacts.
whynot-not-looked-at = You are not looking at a tile of that value.
whynot-slot-free = You have a free slot, so an exit tile goes there.
whynot-no-wounds = { $count ->
    [0] You have no wound.
    [one] You have only { $count } wound.
   *[other] You have only { $count } wounds.
}

## Content packs

component-plan = Escape plan card { $number }
component-tile = Tile { $tile }
pack-grid-rows = A tile has eight rows with 9, 11, 13, 15, 15, 13, 11 and 9 letters.
pack-grid-letters = The known letters are i c r w for areas and H M L G S K C B F E for locations.
pack-grid-rim = No location reaches the edge of a tile: along the edges there are only areas (i, c, r, w).
pack-grid-way = From this location a way over land has to lead to the edge of its tile; over water only where the tile has a ferry.
pack-tile-store = A tile with a store shows it once (S) and names it (store = "store_a"); a tile without a store says store = "none".
pack-tile-exit = A tile with an exit shows it once (E) and names it (exit = "exit_1"); a tile without an exit says exit = "none".
pack-tile-field = A tile of a stack has at most one field for a business or a safe house (B, F); a starting tile has none.
pack-tile-hospital = The hospital (H) is on its starting tile, once, and on no other tile.
pack-tile-gang = The starting tile without the hospital has one gang base (G), the other starting tile none, and every other tile at most one.
pack-tile-ferry = A tile with a ferry has water (w).
pack-landmark-once = Each store and each exit is on exactly one tile.
pack-location-count = The tiles show { $count } of them.
pack-too-many-nodes = All tiles together can have at most { $count } areas and locations.
pack-slot-prices = The first slot costs 5, and no slot costs more than the one before it.
pack-penalties = The penalties begin with 0, end with 100 and never fall.
pack-lines = The first line lies above level 2, each line higher than the one before it, and the last below the highest level.
pack-one-empty = Exactly one tile of the pile is empty (0).
pack-green-most = The best green tile is worth 90.
pack-groups = Three businesses belong to each of the two groups.
pack-plan-group = In each group a card shows two amounts that make 150 together; the third place shows the income symbol and is left out.
pack-plan-twice = No two escape plan cards are alike.
pack-officers = A type of officer that this card works on (county, federal, swat); the Boxer works on federal officers.
pack-copies = There have to be { $count } in all.
pack-store-pile = Exactly one pile of lockers belongs to this store: green, black or brown.
