# The board of Speakeasy in the browser.

# The island

island-hudson-river = Hudson River
island-east-river = East River
island-north = N
island-central-park = Central Park
island-harbour = Harbour: { $district }
island-closed-sign = CLOSED
island-closed = { $district } is closed: nobody builds here, but trucks and ships come and go.
island-controlled = { $district } is controlled by { $bosses }.
island-controlled-gangsters = { $district } is controlled by the gangsters.
island-controlled-nobody = { $district } is controlled by nobody.
island-gangster = { $gangster }: gangster bars here defend with { $strength }.
island-gangster-away = Gangster bars here defend with { $strength }.
island-war = Gang war at the end of Act { $act }, strength { $least } to { $most }.
island-cop = A cop: buildings without a mobster are closed.
island-cop-coming = A cop comes at the end of Act { $act }.
island-ally = { $gangster } is the ally of { $boss }.
island-empty = { $space } is empty.
island-gangster-bar = { $space }: a gangster bar, defence { $strength }.
island-house = { $space }: { $building } ({ $boss }).
island-open = It is in operation.
island-shut = It is not in operation: there is a cop and no mobster.
island-protected = A mobster protects it.
island-barrel = It has a barrel.
island-token = City token: { $token }.
island-ship = { $ship }, in the harbour of { $district }: { $count ->
    [one] { $count } barrel
   *[other] { $count } barrels
}.
island-ship-price = The next barrel costs { $cash }; a raid has to beat { $defence }.
island-ship-crate = Crate: { $crate }.
island-berth-free = { $berth }: free; it brings { $reward }.
island-berth-taken = { $berth }: a mobster of { $boss }; the space brings { $reward }.
island-goal = { $goal }: { $need }. A book here is worth { $cash }.
island-goal-rewards = The spaces bring: { $first }; { $second }.
island-goal-books = Books: { $bosses }.
island-payout = { $region }, if Luciano paid now:
island-payout-place = { $boss }, place { $place }, { $cash }.
island-payout-none = { $boss }, nothing.
island-no-payouts = no more payouts
island-payout-over = Luciano does not pay any more: after the last act there is no payout.
island-truck = { $boss }, truck { $number }: { $count ->
    [0] empty
    [one] { $count } barrel
   *[other] { $count } barrels
}
island-choose-mobster = Move the mobster from { $berth }
island-warned = { $choice } ({ $dangers })
island-take-over = { $space }: take over for { $cash }, { $thugs ->
    [0] without thugs
    [one] with { $thugs } thug
   *[other] with { $thugs } thugs
}{ $ally ->
    [yes] { $thugs ->
        [0] , but with your ally
       *[other] {" "}and your ally
    }
   *[no] {""}
}
island-way = Truck { $number } to { $district }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $left } left
island-too-far = Too far: your trucks have not enough points for the way.
island-group-take-over = Take over a gangster bar
island-group-way = Drive truck { $number }

## People, boards, decks, tracks and the question.

board-why = { $why } ({ $rule })
board-list = { $things }
board-rail = Boards and decks
board-mine = My board
board-of = Board of { $name }
board-rail-mine = Mine
board-decks = Decks
board-people = People
board-your-turn = The course of the turn
board-location-contractors = Contractors
board-location-planning = City Planning
board-location-garage = Garage
board-location-city-hall = City Hall
board-location-commission = Commission
board-location-docks = Docks
board-location-restaurant = Restaurant
board-location-park = Park
board-row-hire = hire
board-row-ally = ally
board-row-raid = raid
board-row-order = order
board-row-two = 2 of 3
board-row-card = card
board-person = { $place }: { $effects }
board-person-taken = { $place } (a capo of { $boss } is here): { $effects }
board-goal = Goal: { $need }; { $cash } to the safe
board-operations = Operations
board-worth-vip = holds { $count }
board-worth-party = sells { $count }
board-worth-still = makes { $count }
board-worth-fleet = range { $count }
board-vip-waiting = { $count } of { $most } waiting
board-barrel-now = a barrel now
board-at-still = { $count } at the still
board-two-trucks = two trucks
board-second-truck = second at { $level }
board-crew = Money and crew
board-pocket = Pocket
board-safe = Safe
board-thugs = Thugs
board-no-ally = no ally
board-help = help { $cash }
board-help-once = { $cash } once
board-home = district { $district }
board-ally = { $name } of { $district }: { $card }
board-leverage = Leverage: { $lasting } lasting, { $tokens } in tokens
board-leverage-price = a mobster costs { $count } leverage
board-no-crates = No crates yet
board-crates = Crates: { $perks }
board-capos = Capos left in this act
board-buildings = Buildings left
board-price-reward = price, then reward
board-no-reward = no reward
board-upgrades = upgrades
board-hand-tokens = Hand, city tokens, helpers
board-hand = Hand
board-tokens = City tokens
board-tokens-help = City tokens are played at the Restaurant.
board-tokens-held = { $count } of { $most }
board-helpers = Helpers
board-no-helpers = no helper card is left
board-used-bottles = Used, behind the screen: { $bottles }
board-op-decks = Operation decks
board-in-deck = { $count } in the deck
board-next-crate = Next crate
board-token-display = City token display
board-piles = face down
board-middle = middle
board-right = open
board-own-tokens = yours
board-gangsters = Gangsters
board-gangsters-left = { $count } to come
board-gangster = { $name }: { $card }
board-rival-deck = The Rival’s cards
board-rival-means = The Rival’s means
board-rival-purse = Purse
board-rival-power = Power in take-overs
board-rival-defence = Defence in wars
board-rival-price = For a sold barrel
board-rival-books = Books left
board-rival-capos = Capos left
board-rival-mobsters = Mobsters in supply
board-tracks = Turn order, time and notoriety
board-turn-order = Turn order
board-column = Place { $column }: a mobster costs { $leverage } leverage; to move here costs { $cards } cards
board-end-of-act = End of Act { $act }
board-wars = New gangsters attack in these districts, with this strength
board-patrols = Cops come to these districts
board-later = later
board-notoriety = Notoriety
board-preparation = Preparation
board-act = Act { $act }
board-round = Act { $act }, round { $round }
board-round-of-act = Round { $round }
board-war = Luciano, end of Act { $act }
board-war-part = After Act { $act }
board-over = The game is over
board-level-vip = VIP room level
board-level-party = party level
board-level-still = still level
board-level-fleet = fleet level
board-level-strength = strength
board-count-ally = strength of the ally
board-count-thugs = thugs
board-count-leverage = leverage
board-count-mobsters = mobsters in the VIP area
board-count-books = books to cook
board-count-cards = cards in hand
board-count-tokens = city tokens
board-count-helpers = helpers not used
board-money = Pocket { $pocket }, safe { $safe }
board-done = done
board-back-to = Step back to: { $part }
board-now = now
board-next = next
board-first-building = First building
board-first-card = First card, its reward alone
board-use-helper = Use a helper, if you like
board-send-capo = Send a capo
board-draw-card = Draw a card
board-ends-turn = ends the turn
board-first-of-two = 1st of 2
board-second-of-two = 2nd of 2
board-war-strength = strength { $strength }, in war +{ $modifier }
board-deed-ally = ally with a gangster
board-deed-build-bar-or-still = open or take over
board-deed-build-nightclub-or-casino = nightclub or casino
board-deed-change-turn-order = change the turn order
board-deed-two-of-three = card, tokens or books
board-own-defence = Your defence, your thugs, your ally
board-legend = What the signs mean
board-sign-capo = a capo
board-sign-barrel = a barrel
board-sign-crate = a crate: money once, and an advantage for good
board-sign-cop = a cop: buildings without a mobster are closed; in a dashed ring, one who is still to come
board-sign-war = gangsters attack here at the end of the act
board-sign-discard = a card to discard
board-hint = Point at a move in the list, or at a place that glows, to see what it comes to.
board-hint-list = Point at a way to pay in the list to see what it leaves.
board-hint-trucks = Press a truck to choose which one drives: the solid frame shows the one that is chosen. The places that glow are its own.
board-hint-mobsters = Press one of your mobsters to choose which one moves: the solid frame shows the one that is chosen.
board-hint-tokens = Press a city token to choose which one goes: the solid ring shows the one that is chosen.
board-token-for-later = city token for later: { $token }
board-token-last = city token: { $token }
board-pay = Pay
board-gain = Gain
board-gain-later = Later
board-at-the-end = at the end
board-there = There
board-odds = { $strength } against { $against }
board-strength-against = Strength { $strength } against { $against }
board-capo-of = { $boss }: { $person }
board-do = Do this
board-skip = Skip
board-enough = Done
board-split = Choose how to pay
board-splits = You choose how to pay
board-pocket-change = pocket { $before } → { $after }
board-safe-change = safe { $before } → { $after }
board-against = defence { $strength }
board-discount = discount { $cash }
board-risen = { $track } { $level }
board-bill-thugs = { $count ->
    [one] { $count } thug
   *[other] { $count } thugs
}
board-bill-cards = { $count ->
    [one] { $count } card to discard
   *[other] { $count } cards to discard
}
board-bill-leverage = leverage { $count }
board-bill-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-earns-discount = upgrades { $cash } cheaper from now on
board-note-cop = cop: closed
board-note-cop-coming = cop coming
board-note-war = war coming
board-group-leave = Or
board-group-give-up = Give up
board-group-idle = Truck { $number }, where it finds nothing to do
board-enter = { $district }: { $sights }
board-hire = Hire a thug
board-buy = { $count ->
    [one] Buy { $count } barrel
   *[other] Buy { $count } barrels
}
board-stack = On stack { $number }
board-move = { $from } → { $to }
board-house = { $building } at { $space }
board-group-location = { $location }: { $deeds }
board-times = { $deed } ×{ $count }
board-group-elsewhere = Elsewhere
board-group-open = Open on an empty space
board-group-take-over-by = Take over, choosing the means
board-group-upgrade = Upgrade a bar
board-group-protect = Send a mobster to
board-group-sell = Sell a barrel from
board-group-stash = Put the barrel
board-group-capos = Swap with the capo of
board-group-hand = Cards of your hand
board-group-docks = Docks: { $region }
board-group-helpers = Helpers
board-group-means = With what
board-group-more = More than is needed
board-group-twin = The same on the second space
board-group-pay = Pocket and safe
board-group-pay-otherwise = Pay otherwise
board-group-tracks = Levels
board-group-move = Move a mobster of the docks
board-group-tokens = City tokens
board-group-decks = Decks
board-group-truck = Truck { $number }
board-group-gangsters = Gangsters
board-group-ships = Ships
board-group-goals = Goals
board-group-order = Place in the turn order
board-group-choose = Choose
board-books = { $count ->
    [one] Books to cook; { $count } more in supply
   *[other] Books to cook; { $count } more in supply
}
board-mobsters = { $count ->
    [one] Mobsters in supply; { $count } more on the notoriety track
   *[other] Mobsters in supply; { $count } more on the notoriety track
}
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-used = { $count ->
    [one] { $count } used
   *[other] { $count } used
}
board-deck-unseen = { $count ->
    [one] { $count } below
   *[other] { $count } below
}
board-deck-discarded = { $count ->
    [one] { $count } discarded
   *[other] { $count } discarded
}
board-rival-cards = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
board-later-count = { $count ->
    [one] { $count } district of later acts
   *[other] { $count } districts of later acts
}
