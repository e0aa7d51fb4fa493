### The map of Fliptown: words on its plates, which have to be short, and what its sites say of themselves.

map-ledger = Ledger
map-poker = Poker
map-holdem = Hold ’em
map-bag = Bag
map-west = WEST
map-the-end = the end
map-bonds = BONDS
map-per = per
map-each-tombstone = each
map-each-pan = each
map-each-hammer = each
map-up-to = up to
map-max = max { $count }
map-all-nine = all nine

map-dollars = ${ $cash }
map-income-gold = { $gold } gold

map-word-cash = cash
map-word-gold = gold
map-word-stars = stars
map-word-wanted = Wanted

map-pans = Gold pans: { $count } of { $most }
map-hammers = Hammers: { $count } of { $most }

map-circled = Circled. { $site }
map-skipped = Skipped, lost for the game. { $site }

# Why a site, or anything else, cannot be chosen; the rule is an ID such as FT-9.1.
map-why-site = { $site }. { $why }
map-why-cards = { $site }. First choose how to use the three cards.
map-why = { $why } ({ $rule })

# What came of the last robbery, beside its card.
side-robbery-success = success
side-robbery-failure = failure

# Where only the highest hand is paid.
side-hand-pays-best = { $stars ->
    [one] Pays ${ $cash } and { $stars } star if no hand at the table is higher.
   *[other] Pays ${ $cash } and { $stars } stars if no hand at the table is higher.
}

# The challenges of a solo game; whoever opens the list sees all twenty.
side-challenges = Challenges
side-challenges-held = { $done } of { $asked } if it ended now
side-challenges-met = { $done } of { $asked } met
side-challenge-held = as things stand, met
side-challenge-lost = out of reach in this game
side-challenge-career = over several games: counted when one is over

# A ware on a button; its price stands beside it.
side-ware = { $item }: { $use }

# With so many Wanted the sheriff takes no cash.
side-fine-stars = { $stars ->
    [one] Fine this round: { $stars } star, no cash from { $from } Wanted up.
   *[other] Fine this round: { $stars } stars, no cash from { $from } Wanted up.
}

# Which of two things comes first, on a button.
side-first = First: { $what }

# A bounty that this map cannot win any more: a stop it needs was skipped.
side-bounty-lost = out of reach

# Bounties in the log, by the names on their posters.
side-posted = A bounty of 7 stars is posted, “{ $name }”: { $bounty }.
side-claims = { $count ->
    [one] { $seat } claims the bounty “{ $name }”: { $count } star.
   *[other] { $seat } claims the bounty “{ $name }”: { $count } stars.
}
side-turned = The bounty “{ $name }” is worth only 4 stars from now on.
