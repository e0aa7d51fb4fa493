### The map of Fliptown: words on its plates, which have to be short, and what its sites say of themselves.

ft-ledger = Ledger
ft-poker = Poker
ft-bag = Bag
ft-west = WEST
ft-the-end = the end
ft-bonds = BONDS
ft-per = per
ft-each-tombstone = each
ft-each-pan = each
ft-each-hammer = each
ft-up-to = up to
ft-max = max { $count }
ft-all-nine = all nine

ft-dollars = ${ $cash }
ft-income-gold = { $gold } gold

ft-word-cash = cash
ft-word-gold = gold
ft-word-stars = stars
ft-word-wanted = Wanted

ft-pans = Gold pans: { $count } of { $most }
ft-hammers = Hammers: { $count } of { $most }

ft-circled = Circled. { $site }
ft-skipped = Skipped, lost for the game. { $site }

# Why a site, or anything else, cannot be chosen; the rule is an ID such as FT-9.1.
ft-why-site = { $site }. { $why } ({ $rule })
ft-why = { $why } ({ $rule })
