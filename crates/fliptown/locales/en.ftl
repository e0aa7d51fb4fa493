### What Fliptown says.
###
### Names of regions, buildings, characters and sites are labels and begin with a capital letter;
### suits, colours, items and poker hands are common nouns. Texts of bounties and challenges have no
### full stop: the sentence around them adds it.

## The game

game-intro =
    The Wild West, three rounds, five turns each. Ride the trail, dig for gold, do business in town, or rob everything that moves; the sheriff only comes at the end of the round.
    Every turn three poker cards are flipped, and you decide what each of them is good for.
game-help =
    { about-game }

    { about-trail }
    { about-badlands }
    { about-mine }
    { about-town }
    { about-cemetery }

    { about-wanted }
    { about-poker }
about-game =
    You have three rounds of five turns to collect points; alone you play for a title, or against a cowbot.
    Each turn three cards are flipped. Use one for its suit, one for its value, and put the third into your poker hand.
    The suit picks the region: ♥ Trail, ♠ Badlands, ♦ Mine, ♣ Town. The value picks the site there. The site is circled, and you get what it shows.
    If the cards lead nowhere good, rob a grave in the Cemetery: any cards will do.
    Gold bends the cards: 2 gold change the suit, 1 gold moves the value one step up or down. The poker card stays as it is.
    A bonus action is an extra action in its region, with any value you like; it may well win the next one.
    After five turns your poker hand pays, gold pans and hammers bring gold and cash, and the sheriff turns up his card. If it is lower than your Wanted, you are fined, unless you have bribed him with 1 gold per Wanted.
    In the end every star is a point, and so is every silver star, every $4 and every 2 gold.
    The choices offered are exactly those that are allowed, with their price and their reward.
about-trail = ♥ Trail: ride to any stop ahead whose rank is not above your value, and take its reward. Stops you ride past are lost, and nobody rides back.
about-badlands = ♠ Badlands: rob the target with exactly your value; a robbery card at least as high brings all its stars and cash, a lower one half the stars, and the Wanted are yours either way. The third target of a row, robbed well or badly, wins a bonus action.
about-mine = ♦ Mine: go down to a room whose way in starts at the entrance or at a room you have circled, and whose range holds your value. The rooms of the lowest level pay silver stars at the end for what you have circled elsewhere.
about-town = ♣ Town: visit the building with exactly your value (A is the Undertaker, K the Prospectors’ club) and use what it offers, if you like and can pay. The first visit to each brings a star or a bonus action besides; you may come back as often as you want.
about-cemetery = Cemetery: circle any tombstone, whatever your cards are, and take 1 Wanted for your manners. Between every two neighbours lies a reward that is yours once both are circled; the one in the middle is circled from the start.
about-wanted = Wanted: at the end of each round the sheriff arrests everybody whose Wanted are above his card (A is 1, K is 13) and who has not bribed him. The fine is $10 or 4 stars in round 1, $14 or 6 in round 2, $18 or 8 in round 3; with 14 Wanted or more he takes nothing but stars. Neither bribe nor fine crosses out any Wanted: for that there are the Hideout, the Church and stop J.
about-poker = Poker: the five poker cards of a round are your hand, and nobody bets. Less than a pair pays nothing; from one pair to a royal flush every hand pays the cash and the stars that the table on your map shows.

## Names

region-trail = Trail
region-badlands = Badlands
region-mine = Mine
region-town = Town
region-cemetery = Cemetery

suit-hearts = hearts
suit-spades = spades
suit-diamonds = diamonds
suit-clubs = clubs

colour-red = red
colour-black = black

row-chickens = Chickens
row-cattle = Cattle
row-stagecoach = Stagecoach
row-train = Train

site-stop = Stop { $rank }
site-target = { $row } { $rank }
site-room = Room { $room }
site-tombstone = { $stone ->
    [t00] Top left tombstone
    [t01] Top tombstone
    [t02] Top right tombstone
    [t10] Left tombstone
    [t12] Right tombstone
    [t20] Bottom left tombstone
    [t21] Bottom tombstone
    [t22] Bottom right tombstone
   *[t11] Middle tombstone
}
land-square = { $square ->
    [a] top left
    [b] top
    [c] top right
    [d] left
    [f] right
    [g] bottom left
    [h] bottom
    [i] bottom right
   *[e] middle
}

building-undertaker = Undertaker
building-bank = Bank
building-hideout = Hideout
building-stables = Stables
building-general-store = General store
building-church = Church
building-hotel = Hotel
building-land-office = Land office
building-gunsmith = Gunsmith
building-bail-bonds = Bail bonds
building-sheriffs-office = Sheriff’s office
building-saloon = Saloon
building-prospectors-club = Prospectors’ club

visit-undertaker = no Wanted for tombstones any more
visit-undertaker-again = the shovel: 1 star for every tombstone from now on
visit-bank = ${ $cash } on { $colours }
visit-hideout = cross out up to 4 Wanted
visit-or = { $some } or { $last }
visit-ware = { $item } for ${ $cash }
visit-church = cross out up to 8 Wanted at $1 each
visit-hotel = a better silver star for $2
visit-land-office = land for { $prices }
visit-nothing = nothing more to be had here
visit-bail-bonds = hunt an outlaw
visit-sheriffs-office = see the sheriff card and take 1 star or −2 Wanted
visit-saloon = up to 8 stars at $2 each
visit-prospectors-club = up to 8 stars at 1 gold each

item-ignore-wanted = undertaker’s friendship
item-shovel = shovel
item-trail-horse = trail horse
item-pickaxe = pickaxe
item-bandana = bandana
item-pistol = pistol
item-rifle = rifle
item-work-horse = work horse
item-gold-pan = gold pan

use-work-horse = a hammer and a star
use-trail-horse = your value counts 6 more on the trail
use-gold-pan = a gold pan and a star
use-pickaxe = your value may count 2 more or 2 less in the mine, and a star
use-bandana = 1 Wanted fewer for every robbery
use-pistol = your robbery cards count 2 more
use-rifle = your robbery cards count 4 more, instead of the pistol’s 2

hand-high-card = nothing but a high card
hand-one-pair = one pair
hand-two-pair = two pair
hand-three-of-a-kind = three of a kind
hand-straight = straight
hand-flush = flush
hand-full-house = full house
hand-four-of-a-kind = four of a kind
hand-straight-flush = straight flush
hand-royal-flush = royal flush

## Characters

character-trailblazer = Trailblazer
character-cheat = Cheat
character-prospector = Prospector
character-settler = Settler
character-bandit = Bandit
character-marshal = Marshal
character-preacher = Preacher
character-miner = Miner
character-ranch-hand = Ranch hand
character-grave-robber = Grave robber
character-man-in-black = Man in black
character-baroness = Baroness
character-mayor = Mayor
character-wild-card = Wild card

ability-trailblazer = Starts with { AND($start) }. Once per game, in a turn: a bonus action on the Trail.
ability-cheat = Starts with { AND($start) }. Once per game, when the hands are shown: one poker card counts as whatever suits best.
ability-prospector = Starts with { AND($start) }. Once per game, before the main action: the value moves up or down by exactly as many steps as there are gold pans.
ability-settler = Starts with { AND($start) }. Once per game, in a turn: a bonus action in the Town.
ability-bandit = Starts with { AND($start) }. Once per game, in a turn: a bonus action in the Badlands.
ability-marshal = Starts with { AND($start) }. Once per game, when arrested: draws another card and has it count as the sheriff card, for better or worse.
ability-preacher = Starts with { AND($start) }. Once per game, just before the sheriff comes: crosses out up to { $count } Wanted.
ability-miner = Starts with { AND($start) }. Once per game, in a turn: a bonus action in the Mine.
ability-ranch-hand = Starts with { AND($start) }. Once per game, in a turn or before the bribes: crosses out up to { $count } Wanted per hammer.
ability-grave-robber = Starts with { AND($start) }. Once per game, in a turn: a bonus action in the Cemetery.
ability-man-in-black = Starts with { AND($start) }. Once per game, in a turn: a bonus action in any region.
ability-baroness = Starts with { AND($start) }. Once per game, in a turn or before the bribes: gains as much gold as there are Wanted.
ability-mayor = Starts with { AND($start) }. Once per game, right after the flip: three new cards replace the lineup, for everybody.
ability-wild-card = Starts with { AND($start) }, and has { $count } jokers. Before the main action a joker changes the suit card to any suit or the value card to any rank; each joker works once.

## Cowbots

cowbot-calamity-jane = Calamity Jane
cowbot-billy-the-kid = Billy the Kid
cowbot-black-bart = Black Bart
cowbot-wyatt-earp = Wyatt Earp

difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard

## Bounties and challenges

gear-pan = gold pan
gear-hammer = hammer

bounty-all-regions = { $count ->
    [one] Circle at least { $count } site in each of these regions: { AND($regions) }
   *[other] Circle at least { $count } sites in each of these regions: { AND($regions) }
}
bounty-trail-bonuses = Circle all of these trail stops: { $stops }
bounty-tools = Have at least { $count } gold pans and hammers together
bounty-town-stars = Circle all of these buildings: { AND($buildings) }
bounty-mine-gold = Collect at least { $count } gold printed in the rooms of the mine
bounty-every-target = { $count ->
    [one] Circle at least one chicken, one cattle, one stagecoach and one train target
   *[other] Circle at least { $count } targets of each kind: chickens, cattle, stagecoach and train
}
bounty-tombstones = { $count ->
    [one] Circle any { $count } tombstone, the centre one not counted
   *[other] Circle any { $count } tombstones, the centre one not counted
}
bounty-trail-end-or-hunter = { $count ->
    [one] Circle the { $stops } stop of the trail, or hunt any outlaw at the bail bonds
    [2] Circle the { $stops } stop of the trail, or hunt any two outlaws at the bail bonds
   *[other] Circle the { $stops } stop of the trail, or hunt { $count } outlaws at the bail bonds
}
bounty-most-wanted = Have { $count } or more Wanted
bounty-outfit = Circle { $count } different of these: { $gear }
bounty-tycoon = Have at least ${ $cash } or at least { $gold } gold
bounty-all-bonuses = Gain a bonus action of each of these kinds: { AND($regions) }

challenge-six-sites-everywhere = Circle at least 6 sites on the trail, in the badlands, in the mine and in the town
challenge-seven-tools = Have at least 7 gold pans and hammers together
challenge-clean-record = { $count ->
    [0] End the game with no Wanted
   *[other] End the game with { $count } Wanted at most
}
challenge-all-mine-gold = Collect all the gold of the mine
challenge-all-trail-stars = Circle all of these trail stops: { $stops }
challenge-all-town-stars = Gain every 1-star first-visit bonus of the town
challenge-one-of-each-target = Circle at least one target of every kind in the badlands
challenge-whole-graveyard = Circle all 8 outer tombstones
challenge-monster-hand = Make four of a kind, a straight flush or a royal flush
challenge-no-silver = { $count ->
    [0] End the game without a single silver star
    [one] End the game with { $count } silver star at most
   *[other] End the game with { $count } silver stars at most
}
challenge-rich-twice = End the game with at least $30 and 15 gold
challenge-three-good-hands = Win with all three poker hands, each better than one pair
challenge-low-profile = Have 5 Wanted or fewer and never be arrested
challenge-beat-all-easy = Beat all 4 cowbots on easy
challenge-beat-one-hard = Beat a cowbot on hard
challenge-guard-the-deck = Let the cowbot steal no more than one card
challenge-public-enemy = End the game with 20 or more Wanted
challenge-silver-baron = Score 24 or more silver stars
challenge-whole-region = Circle every site of one region
challenge-legend = Reach a legendary score
challenge-met = challenge { $number } met (“{ $challenge }”)

## Options

option-characters = Characters
option-characters-help = Everybody is dealt one of 14 characters, with resources of its own to start with and an ability for one good moment.
option-holdem = Texas Hold ’em
option-holdem-help = Each round everybody is dealt two more cards; the poker hand is the best five of seven.
option-competitive = Competitive poker
option-competitive-help = Only the best poker hand at the table is paid. Needs Texas Hold ’em and at least 2 players.
option-cowbot = Cowbot
option-cowbot-help = A solo opponent that steals cards while you play and scores for every site you leave uncircled. Only for 1 player.
option-cowbot-none = nobody
option-cowbot-calamity-jane = Calamity Jane: steals when you use ♥ and gain a star; the Trail counts most
option-cowbot-billy-the-kid = Billy the Kid: steals when you use ♠ and gain Wanted; the Badlands count most
option-cowbot-black-bart = Black Bart: steals when you use ♦ and gain gold; the Mine counts most
option-cowbot-wyatt-earp = Wyatt Earp: steals when you use ♣ and gain a bonus action; the Town counts most
option-cowbot-random = drawn at random
option-difficulty = Difficulty of the cowbot
option-difficulty-help = How many of its regions the cowbot scores, and how much a stolen card is worth.
option-difficulty-easy = easy: two regions, 1 point per stolen card
option-difficulty-normal = normal: three regions, 2 points per stolen card
option-difficulty-hard = hard: all four regions, 3 points per stolen card
option-one-card-setup = Set-up by one card
option-one-card-setup-help = One card is drawn: its suit names the cowbot, its rank your character. Needs 1 player, characters, and a cowbot drawn at random.
preset-first-game = First game: no characters, no cowbot, no Hold ’em
preset-duel = Duel: alone against a cowbot drawn at random
preset-all-in = All in: characters and Texas Hold ’em

option-why-cowbot-solo = Cowbots only ride against a lone player. Play solo, or without a cowbot.
option-why-difficulty-cowbot = There is no cowbot whose difficulty could be set. Choose one, or leave the difficulty at normal.
option-why-competitive-holdem = Competitive poker is played with Texas Hold ’em only. Turn that on as well.
option-why-competitive-seats = Competitive poker needs somebody to compete with: at least 2 players.
option-why-one-card = Set-up by one card needs 1 player, characters, and a cowbot drawn at random: the card draws both.

## Gains, as parts of a list

gain-stars = { $count ->
    [one] +{ $count } star
   *[other] +{ $count } stars
}
gain-cash = +${ $count }
gain-gold = +{ $count } gold
gain-pans = { $count ->
    [one] +{ $count } gold pan
   *[other] +{ $count } gold pans
}
gain-hammers = { $count ->
    [one] +{ $count } hammer
   *[other] +{ $count } hammers
}
gain-wanted = +{ $count } Wanted
gain-nothing = nothing
gain-tool = a gold pan or a hammer
gain-bounty = { $count ->
    [one] bounty +{ $count } star
   *[other] bounty +{ $count } stars
}
gain-clear = cross out up to { $count } Wanted
gain-bonus = { $region } bonus action
gain-robbery = { $stars ->
    [one] +{ $stars } star
   *[other] +{ $stars } stars
} and ${ $cash } ({ $half ->
    [one] { $half } star if the card is below { $card }
   *[other] { $half } stars if the card is below { $card }
})
gain-robbery-sure = { $stars ->
    [one] +{ $stars } star and ${ $cash } on any card
   *[other] +{ $stars } stars and ${ $cash } on any card
}
gain-silver-tombstones = 1 silver star per circled tombstone
gain-silver-buildings = 1 silver star per circled building
gain-silver-rooms = 1 silver star per circled room
gain-silver-stops = 1 silver star per circled trail stop
gain-silver-targets = 1 silver star per circled target

## Gains as the log tells them, after "gains"

taking-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
taking-cash = ${ $count }
taking-gold = { $count } gold
taking-pans = { $count ->
    [one] a gold pan
   *[other] { $count } gold pans
}
taking-hammers = { $count ->
    [one] a hammer
   *[other] { $count } hammers
}
taking-wanted = { $count } Wanted

## Questions

prompt-mayor = Mayor: do these three cards stay?
    .help = Once per game, right after the flip, you may have three new cards flipped instead; they stay, good or bad.
prompt-bail = { $card } is an outlaw you hunt. What is the reward?
    .help = Every card of a rank you hunt pays once, before anything else happens this turn; gold or cash taken now can be spent at once.
prompt-assign = Use the three cards: one for its suit, one for its value, one for poker.
    .help = The suit picks the region, the value the site there; the third card joins this round’s poker hand for good.
prompt-main = Suit { $suit }, value { $rank }. { $tombstones ->
        [0] { $at ->
            [trail] Where to on the Trail?
            [badlands] Where to in the Badlands?
            [mine] Where to in the Mine?
           *[town] Where to in the Town?
        }
       *[other] { $at ->
            [trail] Where to: the Trail or the Cemetery?
            [badlands] Where to: the Badlands or the Cemetery?
            [mine] Where to: the Mine or the Cemetery?
           *[town] Where to: the Town or the Cemetery?
        }
    }
    .help = { $at ->
        [trail] Any stop your value reaches will do, but the stops you ride past are lost for good{ bend-trail }
       *[other] This is your one main action of the turn{ bend-cards }
    }{ or-a-grave }
bend-trail = { $bend ->
    [suit] ; gold buys the way to later ones or another suit
    [steps] ; gold buys the way to later ones
   *[none] {""}
}
bend-cards = { $bend ->
    [suit] ; gold can still change the suit, and a site off the value { $rank } shows its price in gold
    [steps] ; a site off the value { $rank } shows its price in gold
   *[none] {""}
}
or-a-grave = { $tombstones ->
    [0] .
   *[other] . The Cemetery takes any cards.
}
prompt-after = Your action is done. Use your ability now, or finish the turn?
    .help = An ability works once in the whole game, and saving it costs nothing but the chance to forget it.
prompt-order = First visit: { $building }. Which comes first, its business or the bonus action ({ $region })?
    .help = Both are yours anyway; the order matters when one of them pays for the other.
prompt-bank = Bank: put ${ $cash } on a colour?
    .help = From the next turn on, whenever all three cards of the lineup have your colour, the Bank pays as many stars as the number of the round; the earlier, the better.
prompt-shop = { $building }: what will it be?
    .help = One ware per visit, each sold once; it works from this moment to the end of the game, so it pays to buy early.
prompt-hotel = Hotel: a night for ${ $cash }? { $silver ->
        [one] It would be worth { $silver } silver star at the end.
       *[other] It would be worth { $silver } silver stars at the end.
    }
    .help = Only your last hotel star counts, and each one is worth more than the one before it: one night is a poor bargain, the last one the best.
prompt-land = Land office: which squares will you claim?
    .help = The stars on the squares are yours at once; each shape has its price, and the whole grid brings 7 stars more.
prompt-hunt = Bail bonds: which outlaw will you hunt?
    .help = From the next turn on every card of that rank in the lineup pays you $4, 2 gold, or 2 Wanted crossed out.
prompt-office = Sheriff’s office: a star, or fewer Wanted?
    .help = You know the sheriff card now; if it is lower than your Wanted, crossing out 2 may save you the fine or make the bribe cheaper.
prompt-buy-clear = { $building }: how many Wanted will you cross out{ $cash ->
        [0] {""}
       *[other] , at ${ $cash } each
    }? (up to { $count })
    .help = You are arrested if your Wanted are above the sheriff card, and a bribe costs 1 gold for each, so every one you cross out helps twice.
prompt-buy-stars-cash = { $building }: how many stars will you buy, at ${ $cost } each? (up to { $count })
    .help = At the end of the game it takes $4 to make a point, so ${ $cost } is cheap; keep what you still need for other things.
prompt-buy-stars-gold = { $building }: how many stars will you buy, at { $cost } gold each? (up to { $count })
    .help = At the end of the game it takes 2 gold to make a point; what you spend now can bend no more cards and bribe no sheriff.
prompt-tool = A gold pan or a hammer?
    .help = At the end of every round a gold pan brings 1 gold and a hammer $2.
prompt-clear = How many Wanted will you cross out? (up to { $count })
    .help = Fewer Wanted make the arrest less likely and the bribe cheaper; keep them only if you collect Wanted on purpose.
prompt-wanted = { $item ->
    [bandana] You wear the bandana. How many of the { $count } Wanted will you take?
   *[ignore_wanted] The Undertaker is your friend. Will you take the Wanted all the same?
}
    .help = One more makes the arrest more likely and the bribe dearer; take it only if you collect Wanted on purpose.
prompt-bonus = Bonus action: { $region }. Which site?
    .help = It needs no cards and no gold, and { $at ->
        [trail] any stop ahead will do, but the stops you ride past are lost for good.
       *[other] any value will do; what you do not take now is lost.
    }
prompt-ability-bonus = Your ability gives you a bonus action: { $region }. Which site?
    .help = It needs no cards and no gold, and { $at ->
        [trail] any stop ahead will do, but the stops you ride past are lost for good
       *[other] any value will do
    }; having used the ability, you have to take it.
prompt-cowbot-bonus = Bonus action: { $region }. Which site? ({ $cowbot } is watching)
    .help = It needs no cards and no gold, and { $at ->
        [trail] any stop ahead will do, but the stops you ride past are lost for good
       *[other] any value will do
    }; a card of the cowbot’s suit is in use, and a reward is not left out to save a card from it.
prompt-any-region = A bonus action wherever you like. Which region?
    .help = You have this once per game, so look for a site that wins another bonus action or completes something.
prompt-cheat = Five cards in your hand and one up your sleeve. Cheat now?
    .help = One of your poker cards becomes the best card possible; you can do this in one of the three rounds only.
prompt-preach = How many Wanted will you preach away? (up to { $count })
    .help = The sheriff comes next; you have one sermon per game, and it costs nothing.
prompt-bribe = The sheriff is on his way and open to a bribe of { $gold } gold. What will you do?
    .help = A bribe costs 1 gold per Wanted and saves you from this round’s arrest, whatever his card is; your Wanted stay, and from 14 up no card lets you go without a bribe.
prompt-marshal = You are arrested. Show your badge and draw another card?
    .help = The new card counts as the sheriff card for you alone; if it is too low as well, you pay all the same, and with 14 Wanted or more every card is too low.
prompt-fine = { $count ->
    [one] Arrested. Will you pay ${ $cash } or { $count } star?
   *[other] Arrested. Will you pay ${ $cash } or { $count } stars?
}
    .help = At the end a star is a point, and so are $4; money you would not spend any more is usually the cheaper way.

## Choices

choice-notation = { $action }
choice-keep-lineup = Keep the three cards
choice-redraw-lineup = { $seats ->
    [1] Flip three new cards
   *[other] Flip three new cards for everybody
}
choice-take-cash = Take $4
choice-take-gold = Take 2 gold
choice-take-star = Take 1 star
choice-take-clear = { $count ->
    [0] Cross out up to 2 Wanted
   *[other] Cross out { $count } Wanted
}
choice-take-wanted = { $count ->
    [0] Take no Wanted
   *[other] Take { $count } Wanted
}
choice-assign = Suit { $suit } ({ $region }), value { $value }, poker { $poker }
choice-change-suit = Change the suit to { $suit } ({ $region }) for { $gold } gold
choice-joker-suit = Joker: change the suit to { $suit } ({ $region })
choice-joker-value = Joker: change the value to { $rank }
choice-shift = Prospector: shift the value to { $rank }
choice-ability-baroness = Baroness: gain { $count } gold, 1 per Wanted
choice-ability-ranch-hand = Ranch hand: cross out up to { $each } Wanted per hammer
choice-ability-man-in-black = Man in black: a bonus action in any region
choice-ability-trailblazer = Trailblazer: a Trail bonus action
choice-ability-settler = Settler: a Town bonus action
choice-ability-bandit = Bandit: a Badlands bonus action
choice-ability-miner = Miner: a Mine bonus action
choice-ability-grave-robber = Grave robber: a Cemetery bonus action
choice-go = { $site }: { $gains }{ $gold ->
    [0] {""}
   *[other] {" "}(pay { $gold } gold)
}
choice-pass = Pass: no site fits these cards
choice-decline = Decline the bonus action
choice-effect-first = First do business ({ $building }), then the bonus action ({ $region })
choice-bonus-first = First the bonus action ({ $region }), then do business ({ $building })
choice-deposit = Bank on { $colour }
choice-buy = Buy { goods } for ${ $cash }: { $use }
choice-stay = Take a room
choice-claim = { $count ->
    [one] Claim { AND($land) }: ${ $cash }, +{ $count } star
   *[other] Claim { AND($land) }: ${ $cash }, +{ $count } stars
}
choice-hunt = Hunt the outlaw { $rank }
choice-leave = Leave it at that
choice-buy-stars-cash = { $count ->
    [0] Buy none
    [one] { $count } star for ${ $paid }
   *[other] { $count } stars for ${ $paid }
}
choice-buy-stars-gold = { $count ->
    [0] Buy none
    [one] { $count } star for { $paid } gold
   *[other] { $count } stars for { $paid } gold
}
choice-clear = { $count ->
    [0] Cross out none
   *[other] Cross out { $count } Wanted
}{ $cash ->
    [0] {""}
   *[other] {" "}for ${ $cash }
}
choice-tool-pan = A gold pan: 1 gold each round
choice-tool-hammer = A hammer: $2 each round
choice-region = { $region }
choice-finish = Finish the turn
choice-cheat = Pull the card out of your sleeve ({ $hand })
choice-keep-hand = Play it straight this round ({ $hand })
choice-keep-ability = Save the sermon for later
choice-bribe = Bribe the sheriff with { $gold } gold
choice-refuse = { $wanted ->
    [0] Pay nothing: there is nothing to arrest you for
    [1] Pay nothing: every card is high enough for a single Wanted
   *[other] Pay nothing: arrested if the sheriff card is below { $wanted }
}
choice-refuse-safe = Pay nothing: his { $card } lets you go
choice-refuse-arrest = Pay nothing: his { $card } means arrest
choice-draw-card = Show the badge and draw another card
choice-accept = Go quietly and pay the fine
choice-pay-cash = Pay ${ $cash }
choice-pay-stars = { $count ->
    [one] Lose { $count } star
   *[other] Lose { $count } stars
}

## The log

goes = { $place ->
    [trail] rides the Trail to stop { $spot }
    [badlands] heads out into the Badlands
    [mine] goes down the Mine to room { $spot }
    [town] { calls-at }
   *[cemetery] sneaks into the Cemetery, { to-the-grave }
}
calls-at = { $spot ->
    [undertaker] calls on the Undertaker
    [bank] steps into the Bank
    [hideout] slips into the Hideout
    [stables] strolls over to the Stables
    [general_store] looks in at the General store
    [church] goes to Church
    [hotel] walks into the Hotel
    [land_office] calls at the Land office
    [gunsmith] drops in at the Gunsmith
    [bail_bonds] has a word with Bail bonds
    [sheriffs_office] enters the Sheriff’s office
    [saloon] pushes open the doors of the Saloon
   *[prospectors_club] enters the Prospectors’ club
}
to-the-grave = { $spot ->
    [t00] to the top left tombstone
    [t01] to the top tombstone
    [t02] to the top right tombstone
    [t10] to the left tombstone
    [t12] to the right tombstone
    [t20] to the bottom left tombstone
    [t21] to the bottom tombstone
    [t22] to the bottom right tombstone
   *[t11] to the middle tombstone
}
at-place = { $place ->
    [trail] on the Trail
    [badlands] in the Badlands
    [mine] in the Mine
    [town] in the Town
   *[cemetery] in the Cemetery
}
goods = { $ware ->
    [ignore_wanted] the undertaker’s friendship
    [shovel] the shovel
    [trail_horse] the trail horse
    [pickaxe] the pickaxe
    [bandana] the bandana
    [pistol] the pistol
    [rifle] the rifle
    [work_horse] the work horse
   *[gold_pan] a gold pan
}

event-one-card-drawn = One card decides whom you meet and who you are: { $card }.
event-cowbot-arrived = { $cowbot } rides into town (difficulty: { $difficulty }).
event-character-dealt = { $seat } plays the { $character }. { $ability }
event-bounty-laid = A bounty of 7 stars is posted: { $bounty }.
event-round-began = Round { $round }. { round-opening }
round-opening = The deck is shuffled, and the sheriff card lies face down.
event-holdem-dealt = Hold ’em cards for { $seat }: { $cards }.
event-flipped = Turn { $turn }: { $cards }.
event-lineup-kept = { $seat } lets the cards stay.
event-lineup-redrawn = { $seat } has the table cleared. The new cards: { $cards }.
event-deck-reshuffled = The deck runs dry; the discard pile is shuffled and used again.
event-bank-paid = { $side ->
    [red] All three cards are red: the Bank pays { $seat }.
   *[black] All three cards are black: the Bank pays { $seat }.
}
event-outlaw-seen = { $seat } spots a hunted outlaw: { $card }.
event-assigned = { $seat } uses { $suit } for the suit, { $value } for the value and { $poker } for poker.
event-suit-changed = { $seat } pays { $gold } gold and makes the suit { $suit }.
event-joker-on-suit = { $seat } plays a joker: the suit is { $suit }.
event-joker-on-value = { $seat } plays a joker: the value is { $rank }.
event-value-shifted = { $seat } shakes the gold pans: the value is { $rank }.
event-ability-used = { $role ->
    [trailblazer] { $seat } knows a shortcut, as every Trailblazer does.
    [settler] { $seat } has one more thing to settle in Town, being a Settler.
    [bandit] { $seat } is a Bandit and cannot leave it at one robbery.
    [miner] { $seat } lights the Miner’s lamp and digs on.
    [grave_robber] { $seat } lights the Grave robber’s lantern: one more grave.
    [man_in_black] { $seat } turns up where nobody expects the Man in black.
    [baroness] { $seat } makes gold of a bad name, as only a Baroness can.
    [ranch_hand] { $seat } works off Wanted with a Ranch hand’s hammers.
   *[preacher] { $seat } gives the Preacher’s one sermon.
}
event-went = { $seat } { goes }{ $gold ->
    [0] {""}
   *[other] {" "}(for { $gold } gold)
}.
event-passed = { $seat } finds nothing to do and passes.
event-stops-skipped = { $count ->
    [one] { $seat } rides past { $count } stop; what was there is lost.
   *[other] { $seat } rides past { $count } stops; what was there is lost.
}
robbery-attempt = { $rank ->
    [2] grabs chickens (2)
    [3] grabs chickens (3)
    [4] grabs chickens (4)
    [5] rustles cattle (5)
    [6] rustles cattle (6)
    [7] rustles cattle (7)
    [8] robs the stagecoach (8)
    [9] robs the stagecoach (9)
    [10] robs the stagecoach (10)
    [11] robs the train (J, that is 11)
    [12] robs the train (Q, that is 12)
   *[13] robs the train (K, that is 13)
}
event-robbery-succeeded = { $seat } { robbery-attempt }: the card is { $card }, strength { $strength }. A clean getaway.
event-robbery-failed = { $seat } { robbery-attempt }: the card is { $card }, strength { $strength }. Not enough.
event-gained = { $seat } gains { AND($gains) }.
event-income = { $seat } earns { AND($gains) } with pans and hammers.
event-item-gained = { $ware ->
    [ignore_wanted] { $seat } makes a friend of the Undertaker.
   *[other] { $seat } earns { goods }.
}
event-bonus-gained = { $seat } wins a bonus action { at-place }.
event-bonus-declined = { $seat } lets the bonus action { at-place } go.
event-bonus-lost = { $seat } has no site left { at-place }, and the bonus action is lost.
event-deposited = { $side ->
    [red] { $seat } puts ${ $cash } on red at the Bank.
   *[black] { $seat } puts ${ $cash } on black at the Bank.
}
event-bought = { $seat } buys { goods } for ${ $cash }.
event-stayed = { $silver ->
    [one] { $seat } takes a room for ${ $cash }; the Hotel is good for { $silver } silver star now.
   *[other] { $seat } takes a room for ${ $cash }; the Hotel is good for { $silver } silver stars now.
}
event-land-claimed = { $seat } stakes a claim for ${ $cash }: { AND($land) }.
event-land-completed = { $seat } owns the whole valley.
event-outlaw-hunted = { $seat } is after the outlaw { $rank }.
event-sheriff-looked-at = { $seat } gets a look at the sheriff card.
event-sheriff-seen = The sheriff card, between you and him: { $card }.
event-left-unused = { $seat } leaves { $spot ->
    [bank] the Bank
    [stables] the Stables
    [general_store] the General store
    [hotel] the Hotel
    [land_office] the Land office
   *[gunsmith] the Gunsmith
} without doing business.
event-wanted-cleared = { $count ->
    [0] { $seat } crosses out no Wanted
   *[other] { $seat } crosses out { $count } Wanted
}{ $cash ->
    [0] {""}
   *[other] {" "}for ${ $cash }
}.
event-stars-bought-cash = { $count ->
    [0] { $seat } stands nobody a drink in the Saloon.
   *[other] { $seat } stands the Saloon a round for ${ $paid }.
}
event-stars-bought-gold = { $count ->
    [0] { $seat } shows the Prospectors’ club no gold.
   *[other] { $seat } impresses the Prospectors’ club with { $paid } gold.
}
event-bounty-claimed = { $count ->
    [one] { $seat } claims a bounty of { $count } star: { $bounty }.
   *[other] { $seat } claims a bounty of { $count } stars: { $bounty }.
}
event-bounty-turned = This bounty is worth only 4 stars from now on: { $bounty }.
event-cowbot-stole = { $total ->
    [one] { $cowbot } steals a card, the first one.
   *[other] { $cowbot } steals a card; that makes { $total }.
}
event-cheated = { $seat } has a card up the sleeve.
event-hand-kept = { $seat } plays it straight.
event-holdem-shown = { $seat } turns up the Hold ’em cards: { $cards }.
event-card-declared = { $seat } passes the { $card } off as { $to }.
event-hand-valued = { $seat } lays down a poker hand: { $hand } ({ $ranks }).{ $contest ->
    [none] {""}
    [best] {" "}It is the best at the table.
    [beaten] {" "}Another one is better.
   *[shared] {" "}It shares the first place: the pay is divided and rounded down.
}
event-ability-kept = { $seat } saves the ability for later.
event-bribed = { $seat } slips the sheriff { $gold } gold.
event-not-bribed = { $seat } slips the sheriff nothing.
event-bribe-too-dear = { $seat } cannot afford the bribe of { $gold } gold.
event-sheriff-revealed = The sheriff card is { $card }: more than { $rank } Wanted and no bribe means arrest.
event-safe = { $seat } walks free.
event-protected = The sheriff looks the other way: { $seat } is safe.
event-arrested = { $seat } is arrested for { $wanted } Wanted.
event-marshal-drew = { $seat } shows a badge and draws another card: { $card }.
event-marshal-accepted = { $seat } goes quietly.
event-fined-cash = { $seat } pays a fine of ${ $cash }.
event-fined-stars = { $count ->
    [0] { $seat } has no star left to pay the fine with.
    [one] { $seat } pays the fine with { $count } star.
   *[other] { $seat } pays the fine with { $count } stars.
}
event-game-ended = The dust settles. Time to count.

## Scores and ends

score-stars = Stars
score-hotel = Hotel
score-room-m4a = Room 4a: tombstones
score-room-m4b = Room 4b: buildings
score-room-m4c = Room 4c: rooms
score-room-m4d = Room 4d: trail stops
score-room-m4e = Room 4e: targets
score-cash = Cash, $4 a point
score-gold = Gold, 2 a point
score-cowbot-stolen = Stolen cards
score-cowbot-trail = Left on the Trail
score-cowbot-badlands = Left in the Badlands
score-cowbot-mine = Left in the Mine
score-cowbot-town = Left in the Town
score-cowbot-cemetery = Left in the Cemetery
score-cowbot-character = For your character
score-cowbot-holdem = For Hold ’em

title = { $rank } { $wanted }
rank-greenhorn = Greenhorn
rank-grizzled = Grizzled
rank-fearless = Fearless
rank-sharpshooting = Sharpshooting
rank-legendary = Legendary
rank-ahead = { $count ->
    [one] { $count } point short of { $rank }
   *[other] { $count } points short of { $rank }
}
repute-deputy = Deputy
repute-rancher = Rancher
repute-cowboy = Cowboy
repute-desperado = Desperado
repute-outlaw = Outlaw

end-solo = Three rounds are over, and your title tells how it went.
end-beat-cowbot = The cowbot eats dust.
end-lost-to-cowbot = The cowbot keeps the town; even a tie would do for it.
end-victory = Three rounds are over, and the points are counted.
end-shared-victory = Equal in points, Wanted, gold and cash: this town is big enough for more than one.

## Why not?

whynot-not-asked = That is not what is being asked now.
whynot-not-the-lineup = Use each of the three cards on the table, one for each purpose.
whynot-wrong-region = That site lies elsewhere; this action is for the { $region }.
whynot-already-circled = That site is circled already. Only buildings can be visited again.
whynot-stop-skipped = You have ridden past that stop, and nobody rides back.
whynot-no-target-for-ace = Nothing in the Badlands is worth an ace: targets begin at 2.
whynot-no-way-in = No way leads into that room from the entrance or from a room you have circled.
whynot-too-little-gold = That costs { $cost } gold, and you have { $held }.
whynot-too-little-cash = That costs ${ $cost }, and you have ${ $held }.
whynot-same-suit = The card has that suit already.
whynot-suit-changed-already = The suit has been changed once this turn, and once is all there is.
whynot-same-value = The card has that value already.
whynot-value-changed-already = A joker lies on the value card already.
whynot-no-joker = Both jokers are spent.
whynot-not-your-ability = Your character cannot do that, or not at this moment.
whynot-ability-used = Your ability is used up; it works once per game.
whynot-no-wanted = You have no Wanted, so it would do nothing.
whynot-no-site = There is no site left for it in that region.
whynot-shift-leaves-ranks = The value would leave the range from A to K.
whynot-must-act = You may pass only when no action has to be taken, and one has to be.
whynot-must-take = A bonus action of your own ability has to be taken.
whynot-no-dodging = A reward is not left out to keep the cowbot from stealing: take the bonus action.
whynot-banked-already = You have put money on that colour already.
whynot-not-sold-here = They do not sell that here.
whynot-owned = You have that already.
whynot-needs-pistol = First the pistol, then the rifle.
whynot-hotel-full = You have stayed all four nights; the Hotel has no better star.
whynot-not-a-shape = No shape on offer looks like that, however it is turned.
whynot-land-taken = Some of that land is yours already.
whynot-not-an-outlaw = The outlaws are J, Q and K.
whynot-hunted-already = You are hunting that outlaw already.
whynot-must-hunt = The agents insist: choose an outlaw.
whynot-out-of-range = { $min ->
    [0] Choose a number no higher than { $max }.
   *[other] Choose a number from { $min } to { $max }.
}
whynot-track-full = Your map has room for no more of those.
whynot-bribe-needs-gold = The bribe is { $cost } gold, and you have { $held }.
whynot-only-stars = With 14 Wanted or more the sheriff takes stars only.
whynot-must-pay-cash = You have too few stars to pay in full, so it has to be cash.

## Packs: what has to fit together

pack-rank = The rank { $rank } has to stand there: the rows keep their order.
pack-tool-choice = There is only the choice between one gold pan and one hammer.
pack-stop-decision = A stop has gains, and besides them no more than one of these: a choice of tools, Wanted to cross out, a bonus action.
pack-way = Ways lead down by one level: to level { $level } from a room on the level above it, to level 1 from the entrance.
pack-range = The lower of the two ranks is min, the higher one max.
pack-link = Links join tombstones that stand side by side or one below the other, and each pair once.
pack-link-reward = A link has one reward: either gains or a bonus action.
pack-link-bonus = The tombstone { $stone } has two links with a bonus action, and no tombstone may have more than one.
pack-link-name = { $a } and { $b }
pack-robberies = The map has no more than { $count } bonus actions in the Badlands, those of the buildings included: else the cards would not do for all robberies.
pack-rising = Each night of the Hotel is worth more than the one before it.
pack-shape = A shape is made of different squares within three rows and three columns, counted from 0 to 2.
pack-shapes-differ = No two shapes may be the same, however they are turned.
pack-prices-differ = No two shapes may cost the same.
pack-keys = Each character has a rank of its own, from 1 (A) to 13 (K), and one the joker (0).
pack-items = Each item stands there once, the rifle with the pistol only, and the shovel, but for the Grave robber, with the undertaker’s friendship only.
pack-met-at-start = This bounty would be met before anything is done, by the seat’s start or by a character’s.
pack-career = Only challenge 14 looks at several games.
pack-list = At least one thing has to stand there, and each once.
pack-no-symbol = The map has no bonus action of this kind.
land-shape-pair = Land: two squares
land-shape-line = Land: a line of three
land-shape-corner = Land: a corner of three
