### The table of Escape Plan: words on its boards and cards, which have to be short.

## Time

ep-day = Day { $day }
ep-time = Day { $day }: { $phase }
ep-phase-income = income
ep-phase-city = the city grows
ep-phase-update = { $part }, notoriety is updated
ep-phase-over = the end

## Parts of the board

ep-city = City
ep-own-board = Board
ep-contacts = Contacts
ep-police = Police
ep-thieves = Thieves

## People

ep-cash = cash
ep-income = income
ep-count-contacts = contacts
ep-wounds = wounds
ep-handcuffs = handcuffs
ep-discs = extra action discs
ep-gas = gas cans
ep-keys = keys
ep-members = gang members
ep-sealed = hidden money tiles
ep-level = level of notoriety
ep-turn-order = place in the turn order
ep-fate-escaped = out of the city
ep-fate-arrested = arrested
ep-been = has been to
ep-stack-counts = counts { $cash }: the best tile, and an empty one is as good as the best of its pile

## Moves

ep-points = { $count } MP
ep-nobody = nobody to evade
ep-group-escape = Escape
ep-group-drive = Go to
ep-group-means = With gas, gangs or contacts
ep-group-other-ways = Other ways there
ep-group-steps = Step by step
ep-group-place = Place { $tile }
ep-group-side = Side actions
ep-group-leave = Or
ep-group-choose = Choose

## The city

ep-city-of = The city, { $count } tiles
ep-lot = { $place } ({ $tile })
ep-closed = CLOSED
ep-officer-on = { $officer } ({ $tile })
ep-bag = In the bag
ep-out = OUT
ep-why = { $place }: { $why } ({ $rule })

## Contacts and the police

ep-row = Contact row
ep-deck = deck { $count }
ep-star = +1 notoriety
ep-notoriety = Notoriety
ep-notoriety-help = higher plays earlier; minus at the end
ep-exits = Exits
ep-exit-open = open, tile { $tile }
ep-exit-unbuilt = not built yet
ep-exit-cost = what the next one to escape pays
ep-patrols = patrol cards: { $count } of { $most }
ep-next-tiles = Next tiles
ep-list = { $things }

## Boards

ep-only-you = only you see
ep-each-time = { $cash } each time
ep-slot-lost = slot lost
ep-locked = locked
ep-inventory = Inventory
ep-used = used
ep-face-up = ready
ep-hidden-tile = Money
ep-assets = Assets
ep-assets-help = price to use; used ones bring 10
ep-cubes = this part
ep-cubes-help = Notoriety cubes: lost, pool, gained
ep-may-rest = may rest
ep-rested = has rested
ep-aid = first aid
ep-aid-used = aid used
ep-discs-short = discs
ep-markers = markers
ep-gang-of = gang of { $tiles }
ep-plan = Escape plan
ep-plan-found = secret until the end; { $cash } found
ep-plan-brought = { $cash } found

## The question

ep-hint = Lit places can be reached. Point at one to see the way and the officers who will be after you; press it to go.
ep-last-day = The last day: whoever is still in the city when it ends is arrested and counts nothing. The way out is { $exit } on { $tile }.
ep-due = Exit { $cost }, you have { $cash }: { $rest } to spare
ep-due-short = Exit { $cost }, you have { $cash }: { $rest } short, that means arrest
ep-rest = Rest
ep-way-handcuffs = { $count ->
    [one] A wound would bring handcuffs
   *[other] { $count } wounds would bring handcuffs
}
ep-legs = Tiles left behind, and who is after you
ep-go = Go:
ep-pick-tile = Tile
ep-pick-turn = Turn
ep-cards-count = { $count ->
    [one] { $count } counts
   *[other] { $count } count
}
ep-cards-count-cuffed = { $count ->
    [one] { $count } counts now, { $scored } at the end
   *[other] { $count } count now, { $scored } at the end
}
ep-exit-closed = { $count ->
    [one] closed, { $count } tile
   *[other] closed, { $count } tiles
}
ep-line = { $assets ->
    [one] Crossing it unlocks an asset
   *[other] Crossing it unlocks { $assets } assets
}{ $discs ->
    [0] {""}
   *[other] {" "}and brings a disc
}; everybody lower moves an officer
ep-way = { $goal } ({ $tile }): { $points } MP, { $officers ->
    [0] nobody to evade
    [one] { $officers } officer to evade
   *[other] { $officers } officers to evade
}
ep-way-brings = { $way }; { $brings }
ep-or-wounds = { $count ->
    [one] or a wound
   *[other] or { $count } wounds
}
ep-just-wounds = { $count ->
    [one] a wound
   *[other] { $count } wounds
}
ep-ways-there = Ways there
ep-toll = Costa takes a toll: { $cash }
ep-whole-city = Closer, or the whole city

## What lies ready

ep-stock = In stock
ep-stock-help = wares, lockers, hidden money
ep-stock-fixers = Fixer tiles, in safe houses
ep-stock-equipment = Equipment, in stores
ep-stock-of = { $thing } ×{ $count }
ep-stock-lockers = Lockers, in stores
ep-stock-locker = notoriety and contacts make { $needed }; shows as many tiles as you have contacts{ $more ->
    [0] {""}
    [1] {" "}and one more
   *[other] , less one
}
ep-stock-exits = At closed exits; you look at as many tiles as you have contacts
ep-stock-left = { $count } left

## Signs, in the help

ep-signs = What the signs mean
ep-sign-helipad = helipad: flights by contact or gang begin on this tile
ep-sign-ferry = ferry: this water can be crossed
ep-sign-income = income: $1,000 for each cube on your track
ep-sign-lock = what crossing this line of notoriety unlocks
ep-sign-points = The number on a lit place tells the movement points (MP) of the easiest way there. You have 3: leaving a place, entering one and crossing into another kind of area take 1 each; the same kind of area leads on from tile to tile for nothing. A ride on the metro gives one more.
ep-sign-ticket = A pale ticket on a place tells what your plan pays there: thousands at the end, or income at once.
ep-sign-cubes = Small shapes beside a place show who has been there; one with a hole lies on the income symbol.
ep-sign-left = Red dashes run around the tiles that you would leave: whoever stands there will be after you.
ep-sign-money = Numbers in money are thousands of dollars.

## Places, in the help

ep-places = What the places bring
ep-place-business = Business: what your plan pays there, and a contact. It closes after a few visits.
ep-place-safe-house = Safe house: what your plan pays there, 1 notoriety less, a key, and a fixer tile for money.
ep-place-gang = Gang base: two gang members for $5,000.
ep-place-store = Store: a gas can, up to two pieces of equipment for money, a locker if you have its key.
ep-place-clinic = Clinic: an asset unlocked, a wound healed, a contact.
ep-place-church = Church: 1 notoriety less for $1,000, an asset unlocked, a contact.
ep-place-hospital = Hospital: wounds healed for money; 1 notoriety more.
ep-place-exit = Exit: income and a contact. Where it is closed, hidden money instead of income if you like.
ep-place-metro = Metro: a free ride to any other station. There is nothing to visit.
ep-place-helicopter = Helicopter: a flight of up to two tiles for 1 MP. There is nothing to visit.
ep-place-company = Everybody else who stands where you visit costs you 1 notoriety, except at gang bases and in the Hospital.
