### What In Too Deep says.
###
### Names of zones, items, criminals and cards are labels and begin with a capital letter; the forms for the middle of
### a sentence are explained at their heading. “zone-effect”, conditions and effects of crimes have no capital and no
### full stop: the sentence around them adds them. The log speaks in the present tense.

## The game

game-intro =
    New Dawn City, 2087. The division has a machine that lets you think for somebody else, and a city full of criminals who do not know it yet. Hook into their minds, walk them where you need them, and let them commit the crimes that lead to the Syndicate.
    Every crime brings evidence, and every one leaves a question behind: was that still them, or already you? In three chapters the plan is foiled or not, and whoever has gone too far will be the last to notice.
game-help =
    { about-game }

    { about-turn }
    { about-hooks }
    { about-actions }
    { about-crimes }
    { about-evidence }

    { about-chapters }
    { about-corruption }
    { about-score }

    { about-echo }
about-game =
    Agents share one city: a ring of eight zones, a few criminals, eight items, the Guardian, two barriers and the searches. Intel is money and points; whoever has the most after three chapters wins.
    The choices offered are exactly those that are allowed, with their cost and what they bring. Think of your conscience.
about-turn = Turn: hook a criminal if you like (you have to if you have none); gain 1 grip over every criminal you have hooked; take two actions and any free ones; commit one major crime if you can; discard crimes you do not want, and draw if you have no major or no petty one.
about-hooks = Hooks and grip: your console has three ports. A hook taken from a rival costs 1 Intel, and the third one brings a dilemma. Grip is counted on a track: in its ability zone and beyond you can use the criminal’s ability, in its endurance zone you may pay 1 grip for an extra action of that criminal. Grip stays when the hook goes.
about-actions = Actions: move a criminal to a neighbouring zone, pick up an item, use the effect of a zone without searches (all searches then send one token there), use an ability, or gain 1 grip. Barriers stop criminals, not the Guardian, who may take somebody along. Dropping an item, petty crimes and blue support tokens are free.
about-crimes = Crimes: a card says where your criminals have to be, with whom and with what; the table shows what is missing. Petty crimes are free and leave your hooks alone. A major crime ends your actions and unhooks everybody; you choose the careful or the reckless outcome. Level 2 needs a level 1 crime of the same storyline, level 3 a level 2 crime, whoever committed it.
about-evidence = Evidence: the first one comes from the bar, the others blindly from the display. Processed evidence goes to a mission of its kind for a file, to a bonus space for its bonus, or into your box. Bonus spaces and boxes are the plan area: it decides whether the plan is foiled and what each kind of evidence is worth. What you keep in memory scores.
about-chapters = Chapters: when the bar cannot be filled from the display, the chapter ends after the turn, the third one after one more turn for everybody else. If no file is left, every file you have taken pays Intel; otherwise those with the fewest files lose grip or Intel. Then everybody stores half of the dilemmas in hand, rounded up, and discards the rest.
about-corruption = Corruption: stored dilemmas corrupt you and bring rewards; every tolerance token takes 2 off. At the end the least corrupt agent gains Intel for everybody more corrupt. The most corrupt is over the edge and, if the plan was foiled, loses as much Intel as the corruption. The plan is foiled when enough kinds of evidence have three tokens in the plan area.
about-score = The final count: your lowest grip token, the bonus or the loss for corruption, evidence in memory and on stored dilemmas by the worth of its kind, Intel on dilemmas, different warrants squared, and Intel for every three badges. A tie goes to the less corrupt.
about-echo = Echo: alone you play against Echo, and with two people she may join as the third. Cards and dice decide what she does: she hooks a criminal, moves things about and commits her crime when she has made enough progress. She scores like everybody else. Where her choices are level, the person before her decides.

option-echo-joins = Echo joins
option-echo-joins-help = Echo plays as the third agent. Only for 2 players; alone you always play against her.
option-difficulty = Strength of Echo
option-difficulty-help = How fast Echo gets on with her crimes. Only with Echo in the game.
option-difficulty-normal = { difficulty-normal }
option-difficulty-hard = { difficulty-hard }
option-storylines = Storylines
option-storylines-help = How many of the seven storylines are in the game. With more of them it is harder to build on the crimes of others. Recommended: 5.
option-storylines-5 = five
option-storylines-6 = six
option-storylines-7 = all seven
option-first-player = First player
option-first-player-help = Who plays first: drawn by lot, or a seat that you name. Echo always plays last.
option-first-player-random = drawn by lot
option-first-player-seat-1 = seat 1
option-first-player-seat-2 = seat 2
option-first-player-seat-3 = seat 3
option-first-player-seat-4 = seat 4
option-first-player-seat-5 = seat 5
option-fixer = { criminal-fixer }
option-fixer-help = Whether this criminal is in the game. { ability-fixer }
option-fixer-random = drawn by lot
option-fixer-in = in the game
option-fixer-out = left out
option-enforcer = { criminal-enforcer }
option-enforcer-help = Whether this criminal is in the game. { ability-enforcer }
option-enforcer-random = drawn by lot
option-enforcer-in = in the game
option-enforcer-out = left out
option-hacker = { criminal-hacker }
option-hacker-help = Whether this criminal is in the game. { ability-hacker }
option-hacker-random = drawn by lot
option-hacker-in = in the game
option-hacker-out = left out
option-shadow = { criminal-shadow }
option-shadow-help = Whether this criminal is in the game. { ability-shadow }
option-shadow-random = drawn by lot
option-shadow-in = in the game
option-shadow-out = left out
option-smuggler = { criminal-smuggler }
option-smuggler-help = Whether this criminal is in the game. { ability-smuggler }
option-smuggler-random = drawn by lot
option-smuggler-in = in the game
option-smuggler-out = left out
option-seer = { criminal-seer }
option-seer-help = Whether this criminal is in the game. { ability-seer }
option-seer-random = drawn by lot
option-seer-in = in the game
option-seer-out = left out
option-crusher = { criminal-crusher }
option-crusher-help = Whether this criminal is in the game. { ability-crusher }
option-crusher-random = drawn by lot
option-crusher-in = in the game
option-crusher-out = left out
option-mechanic = { criminal-mechanic }
option-mechanic-help = Whether this criminal is in the game. { ability-mechanic }
option-mechanic-random = drawn by lot
option-mechanic-in = in the game
option-mechanic-out = left out
option-jumper = { criminal-jumper }
option-jumper-help = Whether this criminal is in the game. { ability-jumper }
option-jumper-random = drawn by lot
option-jumper-in = in the game
option-jumper-out = left out
option-courier = { criminal-courier }
option-courier-help = Whether this criminal is in the game. { ability-courier }
option-courier-random = drawn by lot
option-courier-in = in the game
option-courier-out = left out

option-standstill = A standstill ends the chapter
option-standstill-help = If nobody gains evidence for very many rounds, the chapter ends all the same. In the printed rules nothing but the bar ends it; switch this on for a game that nobody steers.

option-why-echo-two = Echo joins as the third agent where two people play. Alone you play against her anyway: leave this off.
option-why-difficulty-echo = Echo is not in this game. Play alone or let her join two people, or leave her strength at normal.
option-why-first-seat = Nobody sits in that seat. Name a seat that is taken, or draw by lot.
option-why-cast-full = That would be more criminals than this table has. Leave some of them to chance.
option-why-cast-empty = That would leave too few criminals for this table. Leave some of them to chance.

## Names

# Labels begin with a capital letter. “to-zone”, “in-zone”, “the-item”, “whom” and the like stand in the middle of a
# sentence. “zone-effect” has no capital and no full stop: the sentence around it adds them.

zone-blocks = The Blocks
zone-heights = The Heights
zone-aerodrome = Aerodrome
zone-zinbazaar = Zinbazaar
zone-downtown = Downtown
zone-ion-towers = Ion Towers
zone-parish = The Parish
zone-harbor = The Harbor
zone-effect-blocks = challenge a rival to a duel: whoever has the more corrupt hand after tolerance pays the other 2 Intel and discards one dilemma
zone-effect-heights = do two of these, or one of them twice: move a criminal, move an item, look at two face-down evidence, move a barrier or the Guardian
zone-effect-aerodrome = relocate any criminal, with the held item, to any zone
zone-effect-zinbazaar = swap any two items
zone-effect-downtown = make up to 3 moves with the Guardian and the barriers
zone-effect-ion-towers = gain a support token, or draw a crime card unseen from any deck; it comes into your hand at the end of the turn
zone-effect-parish = gain a tolerance token
zone-effect-harbor = gain 1 evidence or process 1 evidence
zone-gist-blocks = Challenge a rival
zone-gist-heights = Two small favours
zone-gist-aerodrome = Relocate a criminal
zone-gist-zinbazaar = Swap two items
zone-gist-downtown = Guardian and barriers
zone-gist-ion-towers = Support or crime
zone-gist-parish = Gain tolerance
zone-gist-harbor = Gain or process
to-zone-blocks = to the Blocks
to-zone-heights = to the Heights
to-zone-aerodrome = to the Aerodrome
to-zone-zinbazaar = to Zinbazaar
to-zone-downtown = to Downtown
to-zone-ion-towers = to the Ion Towers
to-zone-parish = to the Parish
to-zone-harbor = to the Harbor
in-zone-blocks = in the Blocks
in-zone-heights = in the Heights
in-zone-aerodrome = at the Aerodrome
in-zone-zinbazaar = in Zinbazaar
in-zone-downtown = in Downtown
in-zone-ion-towers = in the Ion Towers
in-zone-parish = in the Parish
in-zone-harbor = in the Harbor
of-zone-blocks = the Blocks
of-zone-heights = the Heights
of-zone-aerodrome = the Aerodrome
of-zone-zinbazaar = Zinbazaar
of-zone-downtown = Downtown
of-zone-ion-towers = the Ion Towers
of-zone-parish = the Parish
of-zone-harbor = the Harbor

item-kind-vehicle = Vehicle
item-kind-goods = Goods
item-kind-hardware = Hardware
item-kind-weapon = Weapon
item-coupe = Coupe
item-eagle-eye = Eagle Eye
item-cash = Cash
item-psychocodes = Psychocodes
item-jammer = Jammer
item-decoder = Decoder
item-rifle = Rifle
item-droid = Droid
the-item-coupe = the coupe
the-item-eagle-eye = the eagle eye
the-item-cash = the cash
the-item-psychocodes = the psychocodes
the-item-jammer = the jammer
the-item-decoder = the decoder
the-item-rifle = the rifle
the-item-droid = the droid
item-subject-coupe = the coupe
item-subject-eagle-eye = the eagle eye
item-subject-cash = the cash
item-subject-psychocodes = the psychocodes
item-subject-jammer = the jammer
item-subject-decoder = the decoder
item-subject-rifle = the rifle
item-subject-droid = the droid

criminal-fixer = Fixer
criminal-enforcer = Enforcer
criminal-hacker = Hacker
criminal-shadow = Shadow
criminal-smuggler = Smuggler
criminal-seer = Seer
criminal-crusher = Crusher
criminal-mechanic = Mechanic
criminal-jumper = Jumper
criminal-courier = Courier
the-criminal-fixer = the Fixer
the-criminal-enforcer = the Enforcer
the-criminal-hacker = the Hacker
the-criminal-shadow = the Shadow
the-criminal-smuggler = the Smuggler
the-criminal-seer = the Seer
the-criminal-crusher = the Crusher
the-criminal-mechanic = the Mechanic
the-criminal-jumper = the Jumper
the-criminal-courier = the Courier
whom-fixer = the Fixer
whom-enforcer = the Enforcer
whom-hacker = the Hacker
whom-shadow = the Shadow
whom-smuggler = the Smuggler
whom-seer = the Seer
whom-crusher = the Crusher
whom-mechanic = the Mechanic
whom-jumper = the Jumper
whom-courier = the Courier
of-criminal-fixer = the Fixer
of-criminal-enforcer = the Enforcer
of-criminal-hacker = the Hacker
of-criminal-shadow = the Shadow
of-criminal-smuggler = the Smuggler
of-criminal-seer = the Seer
of-criminal-crusher = the Crusher
of-criminal-mechanic = the Mechanic
of-criminal-jumper = the Jumper
of-criminal-courier = the Courier
with-criminal-fixer = the Fixer
with-criminal-enforcer = the Enforcer
with-criminal-hacker = the Hacker
with-criminal-shadow = the Shadow
with-criminal-smuggler = the Smuggler
with-criminal-seer = the Seer
with-criminal-crusher = the Crusher
with-criminal-mechanic = the Mechanic
with-criminal-jumper = the Jumper
with-criminal-courier = the Courier
to-criminal-fixer = the Fixer
to-criminal-enforcer = the Enforcer
to-criminal-hacker = the Hacker
to-criminal-shadow = the Shadow
to-criminal-smuggler = the Smuggler
to-criminal-seer = the Seer
to-criminal-crusher = the Crusher
to-criminal-mechanic = the Mechanic
to-criminal-jumper = the Jumper
to-criminal-courier = the Courier
ability-fixer = For an action, use the effect of a nearby zone without searches. Barriers do not matter, and the searches gather in that zone.
ability-enforcer = For an action, move another nearby criminal by one zone, whoever controls that criminal. The Enforcer reaches across barriers, but nobody is pushed through one.
ability-hacker = For an action, move a nearby item, held or dropped, by one zone, or pick up a nearby dropped item. Barriers do not matter.
ability-shadow = Ignores barriers when moving. For crimes the Shadow always counts as alone.
ability-smuggler = As a free action, pick up a dropped item in his zone or take what another criminal there holds. Whatever the Smuggler held before is dropped.
ability-seer = Once per turn, as a free action, gain 1 grip over a nearby criminal other than the Seer, hooked or not.
ability-crusher = Move a nearby barrier by one border, or the Guardian, if nearby, by one zone. The first time each turn is free, after that it costs an action.
ability-mechanic = For crimes the item she holds may also count as the other item of its kind.
ability-jumper = For an action, relocate her to the opposite zone.
ability-courier = For an action, relocate her to any zone that she could reach without crossing a barrier.

evidence-financing = Financing
evidence-target = Target
evidence-leader = Leader
evidence-tactics = Tactics
evidence-timing = Timing
evidence-armament = Armament
an-evidence-financing = evidence on the financing
an-evidence-target = evidence on the target
an-evidence-leader = evidence on the leader
an-evidence-tactics = evidence on the tactics
an-evidence-timing = evidence on the timing
an-evidence-armament = evidence on the armament

support-look-two = Look at two evidence
support-take-one = Take one evidence
support-flip-one = Expose one evidence
support-petty =
    Draw { $count ->
        [one] { $count } petty crime
       *[other] { $count } petty crimes
    }
support-grip = Gain { $count } grip
support-ignore-barriers = Ignore barriers
support-shift-searches = Shift searches
support-tolerance =
    { $count ->
        [1] Gain tolerance
       *[other] Gain { $count } tolerance tokens
    }
support-hook = Hook a criminal
support-lock = Lock a hook
support-look-two-take-one = Look at two, take one
support-swap-items = Swap two items
support-relocate-item = Relocate an item
support-swap-item-criminal = Swap an item with a criminal
support-swap-criminals = Swap two criminals
support-relocate-criminal = Relocate a criminal
support-guardian-barriers =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } of the Guardian and barriers
support-swap-hooks = Swap hooks
support-drop-dilemma = Discard a dilemma
support-redraw-dilemmas = Redraw dilemmas
support-challenge = Challenge a rival
support-actions =
    Gain { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
support-help-pink = At once: { $what }.
support-help-blue = Kept for one of your turns: { $what }.
support-does-look-two = look at two face-down evidence on the display or in the plan area
support-does-take-one = take one face-down evidence, unseen, from the display or the plan area into your memory
support-does-flip-one = turn one face-down evidence in the plan area face up and put it into the shared box
support-does-petty =
    draw { $count ->
        [one] { $count } petty crime and set it aside face down; it comes
       *[other] { $count } petty crimes and set them aside face down; they come
    } into your hand in step 5
support-does-grip = gain { $count } grip, divided as you like among the criminals in play, hooked or not
support-does-ignore-barriers = until the end of the turn no barrier stops anything you move
support-does-shift-searches = all searches of one zone go to a zone that has none
support-does-tolerance =
    gain { $count ->
        [one] a tolerance token, which raises
       *[other] { $count } tolerance tokens, each of which raises
    } your tolerance by 2
support-does-hook = hook one criminal, unhooking others first if you like, and gain 1 grip over the one you hooked
support-does-lock = put on one of your hooks, it keeps everybody else off that criminal until you unhook them
support-does-look-two-take-one = look at two face-down evidence on the display or in the plan area and take one of them into your memory
support-does-swap-items = any two items change places, and whoever held one now holds the other
support-does-relocate-item = any item, held or dropped, goes to any zone and lies dropped there
support-does-swap-item-criminal = an item and a criminal in different zones change places, and the item lies dropped there
support-does-swap-criminals = any two criminals change places, each with the held item
support-does-relocate-criminal = any criminal, with the held item, goes to any zone
support-does-guardian-barriers =
    make up to { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } with the Guardian and the barriers, divided as you like
support-does-swap-hooks = you and one opponent exchange all your hooks
support-does-drop-dilemma = discard one dilemma from your hand or your databank
support-does-redraw-dilemmas = draw { $count } dilemmas into your hand and then discard { $count } from it, new or old
support-does-challenge = challenge a rival to a duel, just as in the Blocks
support-does-actions =
    in step 3 you have { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } more, with any of your criminals

storyline-a = Dirty Money
storyline-b = Lethal Force
storyline-c = Ghost Signal
storyline-d = Dream Trade
storyline-e = Bought Votes
storyline-f = Silent Freight
storyline-g = Broken Badge
storyline-story-a = The Syndicate’s war chest is being washed through the city, note by note.
storyline-story-b = Somebody is testing how much violence New Dawn City will put up with.
storyline-story-c = A voice that belongs to nobody is learning every frequency in town.
storyline-story-d = Psychocodes: one line of code, one beautiful night, one buyer for life.
storyline-story-e = The election is in three weeks and the result is already printed.
storyline-story-f = Cargo that was never loaded keeps arriving.
storyline-story-g = The machines that guard the law are about to get new orders.

deck-level-1 = Level 1
deck-level-2 = Level 2
deck-level-3 = Level 3
deck-petty = Petty crimes
from-deck-level-1 = from the level 1 deck
from-deck-level-2 = from the level 2 deck
from-deck-level-3 = from the level 3 deck
from-deck-petty = from the petty crime deck
under-deck-level-1 = under the level 1 deck
under-deck-level-2 = under the level 2 deck
under-deck-level-3 = under the level 3 deck
under-deck-petty = under the petty crime deck

outcome-careful = Careful
outcome-reckless = Reckless

crime-a1-soft-count = Soft Count
crime-story-a1-soft-count = Every note goes through a machine that forgets serial numbers.
careful-a1-soft-count = Memorise the ledger
reckless-a1-soft-count = Pad your own pockets
crime-a1-exchange-counter = Exchange Counter
crime-story-a1-exchange-counter = Clean on one side of the glass, dirty on the other.
careful-a1-exchange-counter = Pay the asking price
reckless-a1-exchange-counter = Smash the glass
crime-a1-standing-room = Standing Room Only
crime-story-a1-standing-room = Nobody follows a bag through a crowd.
careful-a1-standing-room = Slip it through
reckless-a1-standing-room = Start a stampede
crime-a2-paper-companies = Paper Companies
crime-story-a2-paper-companies = Two addresses, one letterbox, no employees.
careful-a2-paper-companies = Copy the filings
reckless-a2-paper-companies = Burn the registry
crime-a2-the-bagman = The Bagman
crime-story-a2-the-bagman = Downtown is waiting, and the bag must not be late.
careful-a2-the-bagman = Shadow the handover
reckless-a2-the-bagman = Take a cut by force
crime-a2-run-on-the-vault = Run on the Vault
crime-story-a2-run-on-the-vault = One rumour, one queue, one open door.
careful-a2-run-on-the-vault = Let the crowd thin out
reckless-a2-run-on-the-vault = Drive through the front
crime-a3-clearing-house = Clearing House
crime-story-a3-clearing-house = The last stop of every stolen credit in the city.
careful-a3-clearing-house = Mark every transfer
reckless-a3-clearing-house = Empty the house

crime-b1-dry-fire = Dry Fire
crime-story-b1-dry-fire = No witnesses, no charge in the cell. This time.
careful-b1-dry-fire = Unload it first
reckless-b1-dry-fire = Fire a live burst
crime-b1-borrowed-uniform = Borrowed Uniform
crime-story-b1-borrowed-uniform = If you walk beside the law, nobody looks twice.
careful-b1-borrowed-uniform = Keep in step
reckless-b1-borrowed-uniform = Provoke the machine
crime-b1-turf-lines = Turf Lines
crime-story-b1-turf-lines = Two crews, one kerb between them.
careful-b1-turf-lines = Talk them down
reckless-b1-turf-lines = Throw the first punch
crime-b2-a-small-test = A Small Test
crime-story-b2-a-small-test = The weapon works on paper. Now for the street.
careful-b2-a-small-test = Wait for a lone target
reckless-b2-a-small-test = Strike in the crowd
crime-b2-show-of-strength = Show of Strength
crime-story-b2-show-of-strength = They want the police to see it, and to do nothing.
careful-b2-show-of-strength = Fire over their heads
reckless-b2-show-of-strength = Leave no cordon standing
crime-b2-live-demonstration = Live Demonstration
crime-story-b2-live-demonstration = The buyers asked for an audience.
careful-b2-live-demonstration = Aim at the wall
reckless-b2-live-demonstration = Aim at the audience
crime-b3-kill-switch = Kill Switch
crime-story-b3-kill-switch = Two weapons, one target, and it is made of steel.
careful-b3-kill-switch = Disable its legs
reckless-b3-kill-switch = Blow it apart

crime-c1-dead-air = Dead Air
crime-story-c1-dead-air = Behind the roadblock every radio goes quiet.
careful-c1-dead-air = Listen only
reckless-c1-dead-air = Jam the ambulances too
crime-c1-antenna-farm = Antenna Farm
crime-story-c1-antenna-farm = Somebody has to climb up there in the rain.
careful-c1-antenna-farm = Splice one cable
reckless-c1-antenna-farm = Rip out the rack
crime-c1-crowded-band = Crowded Band
crime-story-c1-crowded-band = Three heads, three implants, one open channel.
careful-c1-crowded-band = Sample the noise
reckless-c1-crowded-band = Dump their memories
crime-c2-mirror-feed = Mirror Feed
crime-story-c2-mirror-feed = Point one end at the other and the city sees itself.
careful-c2-mirror-feed = Record the loop
reckless-c2-mirror-feed = Overload the loop
crime-c2-eye-in-the-sky = Eye in the Sky
crime-story-c2-eye-in-the-sky = From up there the roadblocks look like toys.
careful-c2-eye-in-the-sky = Film the patrols
reckless-c2-eye-in-the-sky = Ram the patrols
crime-c2-party-line = Party Line
crime-story-c2-party-line = Two couples, two corners, one conversation.
careful-c2-party-line = Cut in politely
reckless-c2-party-line = Play it to the whole block
crime-c3-citywide-blackout = Citywide Blackout
crime-story-c3-citywide-blackout = When the towers blink, four million people hold their breath.
careful-c3-citywide-blackout = Spare the hospitals
reckless-c3-citywide-blackout = Lights out for everyone

crime-d1-first-taste = First Taste
crime-story-d1-first-taste = The first one is always free.
careful-d1-first-taste = Water it down
reckless-d1-first-taste = Make it strong
crime-d1-corner-pulpit = Corner Pulpit
crime-story-d1-corner-pulpit = Half of the congregation is already dreaming, and the other half is next in line.
careful-d1-corner-pulpit = Watch from the pews
reckless-d1-corner-pulpit = Spike the candles
crime-d1-block-party = Block Party
crime-story-d1-block-party = Free music, free drinks, a list of new customers.
careful-d1-block-party = Take names
reckless-d1-block-party = Take hostages
crime-d2-cook-house = Cook House
crime-story-d2-cook-house = Two cooks, one kitchen, no windows.
careful-d2-cook-house = Copy the recipe
reckless-d2-cook-house = Sell the batch
crime-d2-bad-batch = Bad Batch
crime-story-d2-bad-batch = Somebody in the Blocks will not wake up.
careful-d2-bad-batch = Call a medic
reckless-d2-bad-batch = Call a cleaner
crime-d2-open-house = Open House
crime-story-d2-open-house = Music loud enough to cover a stampede.
careful-d2-open-house = Search the coats
reckless-d2-open-house = Lock the doors
crime-d3-the-long-sleep = The Long Sleep
crime-story-d3-the-long-sleep = A whole parish, one shared dream, one hand on the switch.
careful-d3-the-long-sleep = Wake them one by one
reckless-d3-the-long-sleep = Let them sleep

crime-e1-canvassing = Canvassing
crime-story-e1-canvassing = A gift on every doorstep, a favour behind every gift.
careful-e1-canvassing = Leave leaflets
reckless-e1-canvassing = Leave threats
crime-e1-motorcade = Motorcade
crime-story-e1-motorcade = The escort does not know whom it is escorting.
careful-e1-motorcade = Obey the lights
reckless-e1-motorcade = Run the lights
crime-e1-photo-call = Photo Call
crime-story-e1-photo-call = Smile: the law is in the picture.
careful-e1-photo-call = Shake hands
reckless-e1-photo-call = Plant the evidence
crime-e2-empty-chair = Empty Chair
crime-story-e2-empty-chair = One candidate speaks; the other never arrives.
careful-e2-empty-chair = Delay his car
reckless-e2-empty-chair = Remove his driver
crime-e2-counted-twice = Counted Twice
crime-story-e2-counted-twice = The ballots cross the roadblock that the people cannot.
careful-e2-counted-twice = Swap one box
reckless-e2-counted-twice = Swap every box
crime-e2-packed-gallery = Packed Gallery
crime-story-e2-packed-gallery = Applause can be rented by the row.
careful-e2-packed-gallery = Cheer on cue
reckless-e2-packed-gallery = Boo and break chairs
crime-e3-the-acclamation = The Acclamation
crime-story-e3-the-acclamation = No recount, no rival, no need for a vote at all.
careful-e3-the-acclamation = Save the paper trail
reckless-e3-the-acclamation = Crown the winner

crime-f1-night-berth = Night Berth
crime-story-f1-night-berth = The crane moves; the manifest does not.
careful-f1-night-berth = Photograph the crates
reckless-f1-night-berth = Sink the tug
crime-f1-blind-crate = Blind Crate
crime-story-f1-blind-crate = Signed for by someone who does not exist.
careful-f1-blind-crate = Seal it again
reckless-f1-blind-crate = Help yourself
crime-f1-loading-gang = Loading Gang
crime-story-f1-loading-gang = Many hands make light work of heavy evidence.
careful-f1-loading-gang = Join the chain
reckless-f1-loading-gang = Drop a crate on the foreman
crime-f2-twin-manifests = Twin Manifests
crime-story-f2-twin-manifests = The same cargo leaves by sea and by air.
careful-f2-twin-manifests = Note both numbers
reckless-f2-twin-manifests = Hijack both loads
crime-f2-smoke-run = Smoke Run
crime-story-f2-smoke-run = Straight at the roadblock, lights off.
careful-f2-smoke-run = Brake in time
reckless-f2-smoke-run = Do not brake
crime-f2-dock-brawl = Dock Brawl
crime-story-f2-dock-brawl = While they fight, the ship is unloaded.
careful-f2-dock-brawl = Fire in the air
reckless-f2-dock-brawl = Fire into the pile
crime-f3-ghost-ship = Ghost Ship
crime-story-f3-ghost-ship = It sails tonight with everything they own and nobody on board.
careful-f3-ghost-ship = Hide a transponder
reckless-f3-ghost-ship = Scuttle it at the quay

crime-g1-tail-light = Tail Light
crime-story-g1-tail-light = Close enough to read the number on its back.
careful-g1-tail-light = Keep your distance
reckless-g1-tail-light = Cut its cables
crime-g1-false-cordon = False Cordon
crime-story-g1-false-cordon = Tape, a lamp and a stern voice: now it is official.
careful-g1-false-cordon = Turn people back
reckless-g1-false-cordon = Rob people at the tape
crime-g1-line-up = Line-up
crime-story-g1-line-up = Somebody in this row is guilty. Everybody is.
careful-g1-line-up = Say nothing
reckless-g1-line-up = Point at the innocent
crime-g2-override-codes = Override Codes
crime-story-g2-override-codes = It listens to whoever speaks its language.
careful-g2-override-codes = Read its log
reckless-g2-override-codes = Wipe its log
crime-g2-evidence-locker = Evidence Locker
crime-story-g2-evidence-locker = The busiest precinct is the best place to lose a file.
careful-g2-evidence-locker = Copy one shelf
reckless-g2-evidence-locker = Torch the room
crime-g2-the-kettle = The Kettle
crime-story-g2-the-kettle = Close both ends of the street and wait.
careful-g2-the-kettle = Let the old and the young out
reckless-g2-the-kettle = Nobody gets out
crime-g3-new-orders = New Orders
crime-story-g3-new-orders = One line of code, and the law belongs to the Syndicate.
careful-g3-new-orders = Leave a back door
reckless-g3-new-orders = Leave no witness

crime-petty-pickpocket = Pickpocket
crime-story-petty-pickpocket = A bump, an apology, a lighter pocket.
crime-petty-joyride = Joyride
crime-story-petty-joyride = It was unlocked. More or less.
crime-petty-loose-change = Loose Change
crime-story-petty-loose-change = Nobody counts the last bundle.
crime-petty-fencing = Fencing
crime-story-petty-fencing = No questions at the third stall.
crime-petty-rooftop-tag = Rooftop Tag
crime-story-petty-rooftop-tag = The whole city can read it from here.
crime-petty-signal-theft = Signal Theft
crime-story-petty-signal-theft = The towers pay for everybody’s music.
crime-petty-lookout = Lookout
crime-story-petty-lookout = Whistle once if it turns around.
crime-petty-shakedown = Shakedown
crime-story-petty-shakedown = Protection from what? From this.
crime-petty-dead-drop = Dead Drop
crime-story-petty-dead-drop = Leave it, walk away, never look back.
crime-petty-toll-booth = Toll Booth
crime-story-petty-toll-booth = A roadblock is a business opportunity.
crime-petty-collection-plate = Collection Plate
crime-story-petty-collection-plate = Two for them, one for you.
crime-petty-dockside-pilfer = Dockside Pilfer
crime-story-petty-dockside-pilfer = It fell off a ship.
crime-petty-cold-trail = Cold Trail
crime-story-petty-cold-trail = One patrol is one too few.
crime-petty-lie-low = Lie Low
crime-story-petty-lie-low = Doing nothing behind the hangars is also a job.
crime-petty-bootleg-feed = Bootleg Feed
crime-story-petty-bootleg-feed = Every screen on the corner shows the same face.
crime-petty-tag-team = Tag Team
crime-story-petty-tag-team = One distracts; the other one is on the far side of town.
crime-petty-heckler = Heckler
crime-story-petty-heckler = It cannot arrest you for an opinion. Probably.
crime-petty-hoarder = Hoarder
crime-story-petty-hoarder = It might all come in useful.
crime-petty-over-the-fence = Over the Fence
crime-story-petty-over-the-fence = They can see you. They cannot reach you.
crime-petty-rush-hour = Rush Hour
crime-story-petty-rush-hour = Everybody’s pockets at the same height.
crime-petty-street-tax = Street Tax
crime-story-petty-street-tax = The Blocks pay in cash or in teeth.

dilemma-d01 = Look Away from the Till
dilemma-d02 = Borrow the Float
dilemma-d03 = Sign the Blank Cheque
dilemma-d04 = Own the Bank
dilemma-d05 = Skip One Warning
dilemma-d06 = Sell the Floor Plan
dilemma-d07 = Leave the Door Open
dilemma-d08 = Name the Victim
dilemma-d09 = Keep the Nickname Quiet
dilemma-d10 = Carry His Coat
dilemma-d11 = Swear the Oath
dilemma-d12 = Dine with the Boss
dilemma-d13 = Draw the Map Wrong
dilemma-d14 = Teach Them the Patrols
dilemma-d15 = Rehearse the Ambush
dilemma-d16 = Write the Playbook
dilemma-d17 = Stop the Clock
dilemma-d18 = Delay the Alarm
dilemma-d19 = Ring Too Late
dilemma-d20 = Choose the Hour
dilemma-d21 = Lose One Crate
dilemma-d22 = File Off the Number
dilemma-d23 = Test the Sights
dilemma-d24 = Arm the Block
dilemma-d25 = Pay the Lookout
dilemma-d26 = Point Him Out
dilemma-d27 = Whisper in His Ear
dilemma-d28 = Synchronise Watches
dilemma-d29 = Deliver After Dark
dilemma-d30 = Buy in Bulk
dilemma-d31 = Forge the Address
dilemma-d32 = Search Without Knocking
dilemma-d33 = Plant What You Find
dilemma-d34 = Arrest the Wrong Twin
dilemma-d35 = Arrest by Rumour
dilemma-d36 = Arrest the Witness
dilemma-d37 = Seize a Rival’s Stock
dilemma-d38 = Seize and Keep
dilemma-d39 = Seize the Clinic
dilemma-d40 = Listen to a Friend
dilemma-d41 = Listen to the Judge
dilemma-d42 = Listen to Everyone
dilemma-d43 = Trade One Fugitive
dilemma-d44 = Sign Him Away
dilemma-d45 = Ship Her Out at Night
dilemma-d46 = Freeze a Pension
dilemma-d47 = Freeze a Charity
dilemma-d48 = Freeze a Street
dilemma-d49 = Polish the Plate
dilemma-d50 = Return the Helmet
dilemma-d51 = Salute the Machine
dilemma-d52 = Walk the Beat
dilemma-d53 = Report the Bribe
dilemma-d54 = Carry the Wounded
dilemma-d55 = Tell the Truth
dilemma-d56 = Hold the Line
dilemma-d57 = Give Back the Badge
dilemma-d58 = Stand Guard
dilemma-d59 = Refuse the Drink
dilemma-d60 = Sign Your Own Name
dilemma-d61 = Overheard in a Lift
dilemma-d62 = A Name on a Napkin
dilemma-d63 = Yesterday’s Codes
dilemma-d64 = Read Her Messages
dilemma-d65 = Copy the Key
dilemma-d66 = Trade a Small Secret
dilemma-d67 = Pay the Snitch Twice
dilemma-d68 = Burn an Informant
dilemma-d69 = Let One Deal Happen
dilemma-d70 = Break a Promise
dilemma-d71 = Sell an Alibi
dilemma-d72 = Open the Safe House

warrant-search = Search warrant
warrant-arrest = Arrest warrant
warrant-seizure = Seizure warrant
warrant-wiretap = Wiretap warrant
warrant-extradition = Extradition warrant
warrant-forfeiture = Forfeiture warrant

row-top = Top row
row-middle = Middle row
row-bottom = Bottom row
bonus-support = Support
bonus-tolerance = Tolerance
bonus-grip = Grip
from-row-top = from the top row
from-row-middle = from the middle row
from-row-bottom = from the bottom row
of-bonus-support = support
of-bonus-tolerance = tolerance
of-bonus-grip = grip

letter-a = A
letter-b = B
letter-c = C
letter-d = D
difficulty-normal = normal
difficulty-hard = hard
turning-clockwise = clockwise
turning-counter = counter-clockwise

echo = Echo

border = { $one } / { $other }
agent-name = { $agent }
guardian = the Guardian
of-guardian = the Guardian
place-display = display, slot { $number }
place-bonus = bonus space “{ $bonus }”
place-supply = the supply
place-box = box of { $agent }, token { $number }

## Crime cards

# Conditions and effects have no capital and no full stop. “role” says who a card means before somebody is cast;
# “company” is with whom somebody is alone.

opposite-zone-blocks = opposite the Blocks
opposite-zone-heights = opposite the Heights
opposite-zone-aerodrome = opposite the Aerodrome
opposite-zone-zinbazaar = opposite Zinbazaar
opposite-zone-downtown = opposite Downtown
opposite-zone-ion-towers = opposite the Ion Towers
opposite-zone-parish = opposite the Parish
opposite-zone-harbor = opposite the Harbor
of-item-coupe = the coupe
of-item-eagle-eye = the eagle eye
of-item-cash = the cash
of-item-psychocodes = the psychocodes
of-item-jammer = the jammer
of-item-decoder = the decoder
of-item-rifle = the rifle
of-item-droid = the droid
dropped-item-coupe = the coupe lies dropped
dropped-item-eagle-eye = the eagle eye lies dropped
dropped-item-cash = the cash lies dropped
dropped-item-psychocodes = the psychocodes lie dropped
dropped-item-jammer = the jammer lies dropped
dropped-item-decoder = the decoder lies dropped
dropped-item-rifle = the rifle lies dropped
dropped-item-droid = the droid lies dropped
a-kind-vehicle = a vehicle
a-kind-goods = goods
a-kind-hardware = hardware
a-kind-weapon = a weapon

alone = alone
alone-fixer = alone
alone-enforcer = alone
alone-hacker = alone
alone-shadow = alone
alone-smuggler = alone
alone-seer = alone
alone-crusher = alone
alone-mechanic = alone
alone-jumper = alone
alone-courier = alone
company-fixer = with the Fixer
company-enforcer = with the Enforcer
company-hacker = with the Hacker
company-shadow = with the Shadow
company-smuggler = with the Smuggler
company-seer = with the Seer
company-crusher = with the Crusher
company-mechanic = with the Mechanic
company-jumper = with the Jumper
company-courier = with the Courier
company-guardian = with the Guardian
company-one = with one of your criminals
company-other = with another of your criminals
company-third = with a third of your criminals
company-stranger = with another criminal
company-stranger-two = with yet another criminal
company-same = with that criminal
company-first = with the first
company-second = with the second
company-last = with the third
company-that-other = with that other criminal
company-that-last = with that last criminal

role-one = one of your criminals
role-other = another of your criminals
role-third = a third of your criminals
role-stranger = another criminal
role-stranger-two = yet another criminal
role-same = that criminal
role-first = the first
role-second = the second
role-last = the third
role-that-other = that other criminal
role-that-last = that last criminal
of-role-one = one of your criminals
of-role-other = another of your criminals
of-role-third = a third of your criminals
of-role-stranger = another criminal
of-role-stranger-two = yet another criminal
of-role-same = that criminal
of-role-first = the first
of-role-second = the second
of-role-last = the third
of-role-that-other = that other criminal
of-role-that-last = that last criminal
to-role-one = one of your criminals
to-role-other = another of your criminals
to-role-third = a third of your criminals
to-role-stranger = another criminal
to-role-stranger-two = yet another criminal
to-role-same = that criminal
to-role-first = the first
to-role-second = the second
to-role-last = the third
to-role-that-other = that other criminal
to-role-that-last = that last criminal
all-of = { AND($parts) }
any-of = { OR($parts) }
nobody = nobody

some-zone = one of the zones
that-zone = that zone
in-zone-some = in one of the zones
in-zone-that = in that zone
in-zone-any = in a zone of your choice
in-zone-of = in the zone of { $whom }
in-zone-next-to = in a zone next to { $where }
in-zone-facing = in the zone { $where }
of-zone-some = one of the zones
of-zone-that = that zone
of-zone-of = the zone of { $whom }
to-zone-some = to one of the zones
to-zone-that = to that zone
to-zone-any = to any zone
to-zone-of = to the zone of { $whom }
to-zone-next-to = to a zone next to { $where }
to-zone-facing = to the zone { $where }
to-neighbouring-zone = to a neighbouring zone
to-opposite-zone = to the opposite zone
opposite-zone-some = opposite one of the zones
opposite-zone-that = opposite that zone
opposite-one-with = opposite the one where { $who } is

any-item = any item
item-of = the item of { $whom }
kind-of-items = { $kind } ({ $items })
items-any = held or dropped
items-dropped = dropped
items-held = held

clause-in = { $who } is { $where }
clause-holds = { $who } holds { $item }
clause-empty-handed = { $who } holds nothing
clause-together = { $who } are in the same zone
clause-apart = { $who } are in different zones
clause-adjacent = { $who } are in neighbouring zones
clause-nearby = { $who } are in the same zone or in neighbouring ones
clause-opposite = { $who } are in opposite zones
clause-adjacent-zone = { $who } is next to { $where }
clause-nearby-zone = { $who } is { $where } or in a neighbouring zone
clause-opposite-zone = { $who } is { $where }
clause-adjacent-zones = { $who } are neighbours
clause-nearby-zones = { $who } are neighbours or one and the same
clause-opposite-zones = { $who } are opposite each other
clause-alone = { $who } is { $alone }
clause-alone-with = { $who } is { $alone } { $company }
clause-with-any = { $who } is in the zone of { $whom }
clause-no-criminals = there are no criminals { $where }
clause-criminals-at-least = { $n ->
    [one] there is at least { $n } criminal { $where } (yours included)
   *[other] there are at least { $n } criminals { $where } (yours included)
}
clause-criminals-exactly = { $n ->
    [one] there is exactly { $n } criminal { $where } (yours included)
   *[other] there are exactly { $n } criminals { $where } (yours included)
}
clause-criminals-at-most = { $n ->
    [one] there is at most { $n } criminal { $where } (yours included)
   *[other] there are at most { $n } criminals { $where } (yours included)
}
clause-no-items = there are no items { $where }, { $what }
clause-items-at-least = { $n ->
    [one] there is at least { $n } item { $where }, { $what }
   *[other] there are at least { $n } items { $where }, { $what }
}
clause-items-some = { $where }: { $what }
clause-items-exactly = { $n ->
    [one] there is exactly { $n } item { $where }, { $what }
   *[other] there are exactly { $n } items { $where }, { $what }
}
clause-items-at-most = { $n ->
    [one] there is at most { $n } item { $where }, { $what }
   *[other] there are at most { $n } items { $where }, { $what }
}
clause-empty = it is completely empty { $where } (no item, no criminal, no Guardian)
clause-no-barriers = no barrier stands at the edges of { $where }
clause-barriers-at-least = { $n ->
    [one] at least { $n } barrier stands at the edges of { $where }
   *[other] at least { $n } barriers stand at the edges of { $where }
}
clause-barriers-exactly = { $n ->
    [one] exactly { $n } barrier stands at the edges of { $where }
   *[other] exactly { $n } barriers stand at the edges of { $where }
}
clause-barriers-at-most = { $n ->
    [one] at most { $n } barrier stands at the edges of { $where }
   *[other] at most { $n } barriers stand at the edges of { $where }
}
clause-barrier-between = { $who } are in neighbouring zones with a barrier between them
clause-no-searches = there are no searches { $where }
clause-searches-at-least = { $n ->
    [one] there is at least { $n } search { $where }
   *[other] there are at least { $n } searches { $where }
}
clause-searches-exactly = { $n ->
    [one] there is exactly { $n } search { $where }
   *[other] there are exactly { $n } searches { $where }
}
clause-searches-at-most = { $n ->
    [one] there is at most { $n } search { $where }
   *[other] there are at most { $n } searches { $where }
}

line-drop = { $who } drops the item
line-drop-with-guardian = { $who }: whoever of them is in the zone of the Guardian drops the item
line-move-item = bring { $item } { $to }
line-give = { $who } hands the item to { $whom }
line-swap-items = swap { $items }
line-swap-criminals = { $who } change places
line-move-criminal = { $who } goes { $to } (barriers do not matter)
line-relocate-guardian = the Guardian goes { $to } (no escort)
line-step-guardian = { $count ->
    [one] move the Guardian once
   *[other] move the Guardian { $count } times
}
line-step-barrier = { $count ->
    [one] move one barrier once
    [2] move one barrier twice in one direction
   *[other] move one barrier { $count } times in one direction
}
line-move-searches = shift all searches { $from } { $to }, if there are none there
line-move-searches-any = shift all searches { $from } to a zone without any

crime-card = { $crime } ({ $storyline }, level { $level })
crime-card-petty = { $crime } (petty crime)
dilemma-card = { $dilemma } (corruption { $corruption }; { $reward })
reward = { $parts }
reward-nothing = nothing
reward-intel = { $count } Intel
reward-dilemmas = { $count ->
    [one] { $count } dilemma
   *[other] { $count } dilemmas
}
reward-evidence = { $count } evidence
reward-process = process up to { $count }
reward-support = { $count ->
    [one] { $count } support token
   *[other] { $count } support tokens
}
reward-badges = { $count ->
    [one] { $count } badge
   *[other] { $count } badges
}

## Questions

prompt-hook = Your turn. Whom do you hook?
    .help = One criminal at most; without any hook you have to. A rival’s hook costs 1 Intel, a third one brings a dilemma. Whoever unhooks first has to hook.
prompt-hook-last = Your last turn. Whom do you hook?
    .help = One criminal at most; without any hook you have to. A rival’s hook costs 1 Intel, a third one brings a dilemma. Whoever unhooks first has to hook.
prompt-hook-again = A hook is free again. Whom do you hook now?
    .help = Whoever unhooks has to hook; the same criminal will do. More may be unhooked first.
prompt-hook-by-token = Whom do you hook with the support token?
    .help = You may unhook others first. You gain 1 grip over the criminal you hook.
prompt-act = { $count ->
    [0] No actions left. Anything else?
    [one] What do you do? ({ $count } action left)
   *[other] What do you do? ({ $count } actions left)
}
    .help = { $count ->
        [0] What is free still goes, and so do extra actions for grip, where there is enough of it, and a major crime. Otherwise end your actions.
       *[other] Dropping, petty crimes, support and some abilities are free, the rest takes an action. A major crime ends your actions and unhooks everybody; you may end without one.
    }
prompt-endure = What does { $criminal } do with the extra action?
    .help = It has to be something that costs an action, and this criminal has to do it. Gaining grip does not count.
prompt-escort = The Guardian moves on. Whom of those { $zone } does it take along?
    .help = One criminal with the held item, even across a barrier. Or nobody.
prompt-patrol = { $count ->
    [one] What do you move? ({ $count } more move, or nothing)
   *[other] What do you move? (up to { $count } more moves, or nothing)
}
    .help = The Guardian by one zone or a barrier by one border, divided as you like.
prompt-patrol-must = { $count ->
    [one] What do you move? ({ $count } move)
   *[other] What do you move? (up to { $count } moves, at least one)
}
    .help = The Guardian by one zone or a barrier by one border, divided as you like.
prompt-march = { $count ->
    [one] Where does the Guardian go? ({ $count } more move)
   *[other] Where does the Guardian go? ({ $count } more moves)
}
    .help = The crime demands it. With every move the Guardian may take a criminal along.
prompt-shove = { $count ->
    [one] Which barrier moves, and which way?
    [2] Which barrier moves twice, and which way?
   *[other] Which barrier moves { $count } times, and which way?
}
    .help = The crime demands it. A barrier jumps over the other one if that is in its way.
prompt-heights = { $count ->
    [one] One more favour of the Heights: what will it be?
   *[other] { $count } favours of the Heights: what will be the first?
}
    .help = Move a criminal, an item, a barrier or the Guardian, or look at two face-down evidence. Twice the same will do.
prompt-ion-towers = What do the Ion Towers bring you?
    .help = A support token, or a crime card drawn unseen, which comes into your hand at the end of the turn.
prompt-harbor = What do you do in the Harbor?
    .help = Gain one evidence from the bar or process one of your own.
prompt-duel = Whom do you challenge?
    .help = Both show their dilemmas. Whoever has more corruption after tolerance pays 2 Intel and discards one; a tie goes to you. Or nobody.
prompt-duel-must = Whom do you challenge with the support token?
    .help = Both show their dilemmas. Whoever has more corruption after tolerance pays 2 Intel and discards one; a tie goes to you.
prompt-lose-duel = { $winner } wins the duel, { $shown } against your { $own }. Which dilemma do you discard?
    .help = Whoever loses a duel pays 2 Intel, as far as there is any, and is rid of a dilemma.
prompt-relocate = Which criminal do you relocate?
    .help = Anybody, with the held item, to any zone.
prompt-relocate-must = Which criminal do you relocate with the support token?
    .help = Anybody, with the held item, to any zone.
prompt-relocate-to = Where do you relocate { $criminal }?
    .help = To any other zone; barriers do not matter.
prompt-relocate-item = Which item do you relocate?
    .help = Held or dropped; it ends dropped.
prompt-item-to = Where do you put { $item }?
    .help = Into any other zone, where it lies dropped.
prompt-swap-items = Which item do you swap with another?
    .help = The two exchange places; whoever held one now holds the other.
prompt-swap-items-must = Which item do you swap with another?
    .help = The two exchange places; whoever held one now holds the other.
prompt-swap-item-with = For what do you swap { $item }?
    .help = The two exchange places; whoever held one now holds the other.
prompt-swap-criminals = Which criminal changes places with another?
    .help = Each takes the held item along.
prompt-swap-criminal-with = For whom do you swap { $criminal }?
    .help = Somebody in another zone; each takes the held item along.
prompt-swap-item-criminal = Which item changes places with a criminal?
    .help = The item will lie dropped where the criminal was.
prompt-swap-item-criminal-with = For which criminal do you swap { $item }?
    .help = Somebody in another zone, who takes the held item along.
prompt-shift = From which zone do you shift the searches?
    .help = All of them, to a zone that has none. A zone with searches cannot be used.
prompt-shift-there = From which zone do you shift the searches { $zone }?
    .help = All of them. A zone with searches cannot be used.
prompt-shift-to = Where do the searches { $zone } go?
    .help = To a zone that has none.
prompt-lock = Which of your hooks do you lock?
    .help = Nobody can take that criminal from you until you unhook them yourself.
prompt-swap-hooks = With whom do you swap all hooks?
    .help = There is nothing to pay, and no dilemma for a third hook.
prompt-drop-dilemma = Which dilemma do you discard?
    .help = From your hand or from your databank; nobody sees which.
prompt-redraw = { $count ->
    [one] Which dilemma do you discard? ({ $count } more)
   *[other] Which dilemmas do you discard? ({ $count } more)
}
    .help = New or old, from your hand. Half of what you keep will be stored at the end of the chapter.
prompt-look = { $count ->
    [one] Which face-down evidence do you look at? ({ $count } more)
   *[other] Which face-down evidence do you look at? ({ $count } of them)
}
    .help = On the display, on a bonus space or in a box. Only you see it, and the table keeps it for you.
prompt-look-then-take = { $count ->
    [one] Which face-down evidence do you look at? ({ $count } more, then you take one of them)
   *[other] Which face-down evidence do you look at? ({ $count } of them, then you take one)
}
    .help = On the display, on a bonus space or in a box. Only you see it.
prompt-take-seen = Which of the evidence you looked at do you take?
    .help = It goes into your memory; the other one stays.
prompt-take-unseen = Which face-down evidence do you take unseen?
    .help = From the display or the plan area into your memory. A bonus space becomes free again.
prompt-expose = Which evidence of the plan do you expose?
    .help = It goes face up into the shared box. A bonus space becomes free again.
prompt-support = Which support token do you take?
    .help = With the Intel that lies beside it; the next third gains 1 Intel. Blue tokens are kept, pink ones are resolved at once.
prompt-bar = { $count ->
    [0] Which evidence do you take from the bar?
    [one] Which evidence do you take from the bar? ({ $count } more comes face down)
   *[other] Which evidence do you take from the bar? ({ $count } more come face down)
}
    .help = It goes into your memory. Then the bar is filled from the display; when that is not possible, the chapter ends.
prompt-process = { $count ->
    [one] Which evidence do you process, and where? (or nothing)
   *[other] Which evidence do you process, and where? (up to { $count }, or nothing)
}
    .help = A mission of its kind brings a file, a bonus space a bonus. There and in your box it helps to foil the plan and raises the worth of its kind; what you keep counts for you.
prompt-gain-grip = { $count ->
    [one] Over whom do you gain grip?
   *[other] Over whom do you gain grip? ({ $count } to gain, one by one)
}
    .help = Any criminal in play. From 3 on the ability works, from 5 on grip buys extra actions. At the end only your lowest token counts.
prompt-lose-grip = { $count ->
    [one] The investigation failed. Over whom do you lose grip? ({ $count } more)
   *[other] The investigation failed. Over whom do you lose grip? ({ $count } more, one by one)
}
    .help = The fewest files cost grip; you choose where. At the end only your lowest token counts.
prompt-bind = { $crime }: who does what?
    .help = Several of your criminals fit. Choose what is going to happen.
prompt-send-criminal = Where does { $criminal } go?
    .help = The crime demands it. Barriers do not matter.
prompt-send-item = Where do you put { $item }?
    .help = The crime demands it. The item will lie dropped there.
prompt-send-guardian = Where does the Guardian go?
    .help = The crime demands it. Nobody is escorted.
prompt-outcome = { $crime }: careful or reckless?
    .help = Careful outcomes bring more evidence to process, reckless ones more Intel and more dilemmas.
prompt-discard = Your turn is ending. Which crimes do you discard?
    .help = Any number or none, under their decks. Then you draw if you have no major or no petty crime. Support can be used, too.
prompt-discard-last = Your last turn is ending. Which crimes do you discard?
    .help = It makes no difference any more: what is left in hand counts nothing. Support can be used, too.
prompt-discard-none = Your turn is ending. Do you use a support token?
    .help = You have no crime to discard; when you go on you draw new ones.
prompt-discard-more = Which other crimes do you discard?
    .help = They go under their decks. Then you draw if you have no major or no petty crime.
prompt-draw = You have no major crime. From which deck do you draw one?
    .help = Level 2 and 3 pay more, but need a crime of the level below in the same storyline, whoever commits it.
prompt-draw-last = From which deck do you draw a major crime?
    .help = It makes no difference any more: this was your last turn.
prompt-echo-gains-grip = { $count ->
    [one] Echo gains { $count } grip. Over whom of those she grips least?
   *[other] Echo gains { $count } grip. Over whom first of those she grips least?
}
    .help = Her lowest tokens are level, so you decide for her.
prompt-echo-loses-grip = { $count ->
    [one] Echo loses { $count } grip. Over whom of those she grips most?
   *[other] Echo loses { $count } grip. Over whom first of those she grips most?
}
    .help = Her highest tokens are level, so you decide for her.
prompt-echo-support = Which third of the offer does Echo take?
    .help = They hold the same Intel, so you decide for her. She discards the token unused.
prompt-window-grip = Do you use support before your grip rises?
    .help = Tokens that bring you other hooks make a difference now: you gain 1 grip over every criminal you have hooked. All others can be used among your actions.
prompt-window-end = Do you use support before your turn ends?
    .help = You have drawn a crime; this is the last occasion of your turn.
prompt-store = { $count ->
    [one] The chapter is over. Which dilemma do you store?
   *[other] The chapter is over. Which dilemmas do you store? ({ $count } to store)
}
    .help = Half of your hand, rounded up, goes into your databank with corruption and reward; the rest is discarded. Whoever is most corrupt at the end is over the edge.

## Choices

choice-notation = { $action }
choice-pass = Pass
choice-noted = { $choice } ({ $notes })
cost-action = 1 action
cost-extra-action = the extra action
cost-nothing = free

choice-no-hook = Hook nobody
choice-end-actions = End your actions without a major crime
choice-no-escort = Nobody goes along
choice-no-patrol = Move nothing more
choice-no-favour = Ask no more favours
choice-no-ion-towers = Take nothing from the Ion Towers
choice-no-harbor = Neither gain nor process evidence
choice-no-duel = Challenge nobody
choice-no-relocation = Relocate nobody
choice-no-swap = Swap nothing
choice-no-process = Process nothing more
choice-no-discard = Keep all your crimes
choice-nothing-to-discard = Go on and draw new crimes
choice-discard-no-more = Discard no more
choice-on-to-grip = Go on and gain grip
choice-end-turn = End your turn

choice-hook = Hook { $criminal }
choice-hook-from = Hook { $criminal } for { $count } Intel, which goes to { $agent }
choice-hook-from-unpaid = Hook { $criminal } without paying; { $agent } gets { $count } Intel from the supply
choice-unhook = Unhook { $criminal }
note-third-port = third hook: you draw a dilemma
note-hook-grip = with 1 grip
note-lock-lost = the lock is lost
choice-gain-grip = Gain 1 grip over { $criminal }: { $before } → { $after }
choice-lose-grip = Lose 1 grip over { $criminal }: { $before } → { $after }
choice-echo-gains-grip = Echo gains 1 grip over { $criminal }: { $before } → { $after }
choice-echo-loses-grip = Echo loses 1 grip over { $criminal }: { $before } → { $after }
choice-endure = Pay 1 grip over { $criminal } for an extra action: { $before } → { $after }
choice-swap-hooks = Swap hooks with { $agent }, which brings you: { $criminals }
choice-swap-no-hooks = Swap hooks with { $agent }, who has none to give
choice-challenge = { $count ->
    [one] Challenge { $agent } ({ $count } dilemma in hand, tolerance { $tolerance })
   *[other] Challenge { $agent } ({ $count } dilemmas in hand, tolerance { $tolerance })
}

choice-move = Move { $criminal } { $zone }
choice-pick-up = Pick up { $item } with { $criminal }
choice-drop = Let { $criminal } drop { $item }
choice-use = Use the zone effect with { $criminal } – { $zone }: { $effect }
choice-fix = Use a nearby zone effect with the Fixer – { $zone }: { $effect }
choice-push = Push { $criminal } { $zone } with the Enforcer
choice-hack = Send { $item } { $zone } with the Hacker
choice-fetch = Fetch { $item }, now { $zone }, from afar with the Hacker
choice-smuggle = Let the Smuggler pocket { $item }
choice-steal = Let the Smuggler take { $item } away from { $criminal }
choice-sense = Gain 1 grip with the Seer, over { $criminal }: { $before } → { $after }
choice-jump = Jump { $zone } with the Jumper
choice-dash = Dash { $zone } with the Courier
choice-crusher-guardian = Drive the Guardian { $zone } with the Crusher
choice-crusher-barrier = Shove a barrier { $turning } with the Crusher: { $from } → { $to }
note-drops = drops { $item }
note-held-by = held by { $criminal }

choice-guardian = Move the Guardian { $zone }
choice-send-guardian = The Guardian goes { $zone }
choice-barrier = Move a barrier { $turning }: { $from } → { $to }
choice-carry = Move { $item } { $zone }
choice-look = Look at two face-down evidence
choice-escort = The Guardian takes { $criminal } along { $zone }
choice-lock = Lock { $criminal }
choice-relocate = Relocate { $criminal }, now { $zone }
choice-relocate-to = Relocate { $criminal } { $zone }
choice-send-criminal = Send { $criminal } { $zone }
choice-relocate-item = Relocate { $item } ({ $spot })
choice-swap-item = Swap { $item } ({ $spot })
choice-swap-item-criminal = Swap { $item } with a criminal ({ $spot })
choice-swap-criminal = Swap { $criminal }, now { $zone }
choice-swap-two = Swap { $one } and { $other }
spot-dropped = dropped { $zone }
spot-held = held by { $criminal } { $zone }
choice-shift-from = { $count ->
    [one] { $zone }: { $count } search
   *[other] { $zone }: { $count } searches
}
choice-shift-to = Shift the searches { $zone }

choice-support = Use support: { $support }
choice-third = { $count ->
    [0] Take “{ $support }”. { $help }
   *[other] Take “{ $support }” with { $count } Intel. { $help }
}
choice-echo-third = Echo takes “{ $support }” with { $count } Intel
note-third = third { $number } of the offer
choice-set-aside = { $count ->
    [one] Set a crime aside unseen, { $deck } ({ $count } card left)
   *[other] Set a crime aside unseen, { $deck } ({ $count } cards left)
}
choice-draw = { $count ->
    [one] Draw a crime { $deck } ({ $count } card left)
   *[other] Draw a crime { $deck } ({ $count } cards left)
}
choice-from-bar = { $count ->
    [0] Take { $evidence } from the bar
   *[other] Take { $evidence } from the bar, and { $count } more face down
}
choice-take-from-supply = Take 1 evidence from the supply, as the display is empty
choice-gain = Gain 1 evidence from the display, as the bar is empty
choice-process-row = Process { $evidence } for a file { $row }
choice-process-bonus = Process { $evidence } on the bonus space of { $bonus }
choice-process-box = Process { $evidence } into your box
choice-look-at = Look: { $place }
choice-take = Take: { $place }
choice-take-seen = Take { $evidence } ({ $place })
choice-expose = Expose: { $place }
note-known = you know it: { $evidence }
choice-commit = Commit { $crime } and end your actions – careful: { $careful }; reckless: { $reckless }
choice-commit-petty = Commit { $crime }: { $reward }
choice-bind = Like this: { $effects }
choice-outcome = { $outcome } – “{ $title }”: { $reward }
choice-discard = Discard { $crime }, { $deck }
choice-drop-dilemma = Discard { $dilemma }
choice-drop-stored = Discard from the databank: { $dilemma }
choice-store = Store { $dilemma }

## The log

event-storylines-left-out = Stories that nobody will tell this time: { AND($storylines) }.
event-first-agent = The consoles light up. { $agent } begins.
event-start-grip = { $agent } knows a weak spot of { $criminal } beforehand and starts with 1 grip.
event-crimes-dealt = Your first crimes, for your eyes only: { AND($crimes) }.
event-evidence-dealt = Your memory holds { $evidence }, for your eyes only.
event-missions-set = What the division wants to know, from the top: { $missions }.
event-turn-began = { $agent } sits down at the console.
event-echo-turn-began = { $agent } wakes up.
event-chapter-began = Chapter { $chapter }. { chapter-opening }
chapter-opening = { $chapter ->
    [1] New Dawn City, 2087. Nobody here suspects yet that somebody else does the thinking for its criminals.
    [2] The Syndicate has noticed that its people keep losing an hour here and there.
   *[3] By now nobody is quite sure any more whose hands these are.
}
event-chapter-end-triggered = { $chapter ->
    [3] { $agent } finds the display empty: everybody else gets one last turn.
   *[other] { $agent } finds the display empty: chapter { $chapter } closes after this turn.
}
event-trail-went-cold = { $chapter ->
    [3] The trail goes cold: nobody has gained evidence for a long time. Everybody else gets one last turn.
   *[other] The trail goes cold: nobody has gained evidence for a long time, and chapter { $chapter } closes.
}
event-game-ended-foiled = All the evidence is on the table, and the picture is complete: the Syndicate’s plan is foiled.
event-game-ended-not-foiled = All the evidence is on the table, and the picture has holes: the Syndicate’s plan goes ahead.

event-unhooked = { $agent } lets { $criminal } go.
event-hooked = { $agent } hooks into the mind of { $criminal }.
event-hooked-from = { $agent } takes over the mind of { $criminal }; { $owner } gets 1 Intel for it.
event-hooked-from-unpaid = { $agent } takes over the mind of { $criminal } and cannot pay; { $owner } gets 1 Intel from the supply.
event-hook-skipped = { $seat } is content with the minds already hooked.
event-grip-raised = { $seat } tightens the hooks: 1 more grip over { $criminals }.
event-grip-gained = { $agent } gains 1 grip over { $criminal }.
event-grip-lost = { $agent } loses { $count } grip over { $criminal }.
event-grip-paid = { $seat } drives { $criminal } beyond endurance: 1 grip for an extra action.
event-hook-locked = { $seat } puts a lock on a hook and keeps { $criminal } to themselves.
event-hooks-swapped = { $seat } and { $opponent } swap all their hooks.
    .again = { $seat } and { $opponent } swap all their hooks.

event-moved = { $agent } walks { $criminal } { $zone }.
event-relocated = { $agent } whisks { $criminal } off { $zone }.
event-picked-up = { $agent } picks up { $item } with the hands of { $criminal }.
event-dropped = { $agent } lets { $item } slip from the hands of { $criminal }.
event-stolen = { $seat } sends the Smuggler into the pockets of { $criminal } for { $item }.
event-given = { $seat } has { $item } handed to { $criminal }.
event-item-moved = { $agent } spirits { $item } away { $zone }.
event-items-swapped = { $seat } swaps { $one } and { $other }.
event-criminals-swapped = { $seat } makes { $one } and { $other } change places.
event-item-criminal-swapped = { $seat } makes { $item } and { $criminal } change places.
event-guardian-moved = { $agent } lures the Guardian { $zone }.
event-escorted = The Guardian escorts { $criminal } { $zone }.
event-barrier-moved = { $agent } moves a barrier: { $from } → { $to }.
event-searches-shifted = { $agent } puts the searches on another trail: { $from } → { $to }.
event-zone-used = { $seat } puts { $criminal } to use { $zone }, and the searches close in there.
event-barriers-ignored = Until the end of this turn no barrier stops { $seat }.

event-support-gained = { $count ->
    [0] { $agent } calls for support: { $support }.
   *[other] { $agent } calls for support ({ $support }) and takes { $count } Intel with it.
}
event-echo-support = { $count ->
    [0] { $agent } clears away a support token: { $support }.
   *[other] { $agent } takes { $count } Intel from the support offer and clears away the token: { $support }.
}
event-support-turned-up = New in the support offer: { AND($support) }.
event-support-used = { $seat } uses support: { $support }.
event-tolerance-gained = { $agent } grows a thicker skin: tolerance { $tolerance }.
event-intel-gained = { $agent } gains { $count } Intel.
event-actions-gained = { $count ->
    [one] { $seat } has { $count } more action this turn.
   *[other] { $seat } has { $count } more actions this turn.
}

event-petty-committed = { $seat } commits a petty crime on the side: { $crime }. { $story }
event-crime-committed = { $seat } commits a crime: { $crime }. { $story }
event-outcome-careful = { $seat } goes about it carefully.
event-outcome-reckless = { $seat } goes about it recklessly.
event-crime-drawn = The next crime, for your eyes only: { $crime }.
event-crime-drawn-from = { $seat } draws a crime { $deck }.
event-crime-set-aside = { $count ->
    [one] { $seat } sets a crime aside unseen, { $deck }.
   *[other] { $seat } sets { $count } crimes aside unseen, { $deck }.
}
event-aside-taken = You turn over what you set aside: { AND($crimes) }.
event-crime-discarded = You give up on a crime: { $crime } goes { $deck }.
event-crime-discarded-under = { $seat } gives up on a crime; it goes { $deck }.
event-petty-reshuffled = Petty crime never ends: the pile is shuffled into a new deck.

event-dilemma-drawn = A dilemma for you alone: { $dilemma }.
event-dilemmas-drawn = { $count ->
    [one] { $agent } faces { $count } new dilemma.
   *[other] { $agent } faces { $count } new dilemmas.
}
event-dilemma-discarded = You put it out of your mind: { $dilemma }.
event-dilemma-dropped = { $agent } puts a dilemma out of mind.
event-duel-fought = { $challenger } calls { $opponent } out: whose conscience is worse?
event-hand-shown = { $agent } bares a conscience: { AND($dilemmas) }. That makes { $value } after tolerance.
event-duel-won = { $count ->
    [0] { $winner } wins the duel, but { $loser } has nothing to pay with.
   *[other] { $winner } wins the duel; { $loser } pays { $count } Intel.
}
event-dilemma-chosen = This stays with you: { $dilemma }.
event-dilemma-laid-aside = { $seat } stores a dilemma in the databank.

event-evidence-taken = { $seat } takes { $evidence } from the bar.
event-evidence-drawn = Face down, for you alone: { $evidence }.
event-evidence-gained = { $count ->
    [one] { $agent } secures a piece of evidence face down.
   *[other] { $agent } secures { $count } pieces of evidence face down.
}
event-evidence-missing = There is nothing left to find: { $agent } comes away empty-handed.
event-bar-filled = New on the bar: { AND($evidence) }.
event-placed-in-row = { $seat } submits { $evidence } and takes a file { $row }.
event-placed-in-box = You hide { $evidence } in your box.
event-placed-on-bonus = You hide { $evidence } on the bonus space of { $bonus }.
event-face-down-in-box = { $count ->
    [one] { $agent } hides a piece of evidence in a private box.
   *[other] { $agent } hides { $count } pieces of evidence in a private box.
}
event-face-down-on-bonus = { $agent } hides a piece of evidence on the bonus space of { $bonus }.
event-echo-placed-in-row = { $agent } submits something face down and takes a file { $row }.
event-looked-at = You take a look ({ $place }): { $evidence }.
event-looked = { $seat } takes a look ({ $place }).
event-took-from = You make off with { $evidence } ({ $place }).
event-took = { $seat } makes off with face-down evidence ({ $place }).
event-exposed = { $seat } exposes { $evidence } ({ $place }); now it is in the shared box.

event-investigation-succeeded = The investigation of chapter { $chapter } succeeds: not one file is left.
event-investigation-failed = { $count ->
    [one] The investigation of chapter { $chapter } fails: { $count } file is left on the board.
   *[other] The investigation of chapter { $chapter } fails: { $count } files are left on the board.
}
event-files-rewarded = { $count ->
    [one] { $agent } hands in { $count } file for { $intel } Intel.
   *[other] { $agent } hands in { $count } files for { $intel } Intel.
}
event-intel-lost = { $agent } has the fewest files and loses { $count } Intel.
event-bonus-spaces-cleared = The bonus spaces are cleared into the shared box: { AND($evidence) }.

event-echo-card-turned = { $agent } turns up a card: letter { $letter }, and an eye on { $item }.
event-echo-rolled-black = { $count ->
    [one] { $agent } rolls: { $count } zone { $turning }.
   *[other] { $agent } rolls: { $count } zones { $turning }.
}
event-echo-rerolls = { $white ->
    [1] { $agent } rolls white { $white }, but the first criminal of her card has moved already: she rolls again.
    [2] { $agent } rolls white { $white }, but the second criminal of her card has moved already: she rolls again.
    [3] { $agent } rolls white { $white }, but the item of her card has moved already: she rolls again.
    [4] { $agent } rolls white { $white }, but the searches have moved already: she rolls again.
    [5] { $agent } rolls white { $white }, but the barrier has moved already: she rolls again.
   *[6] { $agent } rolls white { $white }, but the Guardian has moved already: she rolls again.
}
event-echo-rolled = { $white ->
    [1] { $agent } reaches for the first criminal of her card (white { $white }, black { $count } { $turning }).
    [2] { $agent } reaches for the second criminal of her card (white { $white }, black { $count } { $turning }).
    [3] { $agent } reaches for the item of her card (white { $white }, black { $count } { $turning }).
    [4] { $agent } reaches for the searches (white { $white }, black { $count } { $turning }).
    [5] { $agent } reaches for a barrier (white { $white }, black { $count } { $turning }).
   *[6] { $agent } reaches for the Guardian (white { $white }, black { $count } { $turning }).
}
event-echo-marked = { $agent } marks a barrier: { $border }.
event-echo-progressed = { $agent } gets on with her crime: progress { $progress } (+{ $count }).
event-echo-set-back = Not today: Echo takes comfort in something else.
event-echo-committed-carefully = { $agent } commits a crime: { $crime }. { $story } She is careful: “{ $outcome }”.
event-echo-committed-recklessly = { $agent } commits a crime: { $crime }. { $story } She is reckless: “{ $outcome }”.
event-echo-drew-crime = { $agent } draws a crime { $deck }.
event-echo-stored = { $count ->
    [one] { $agent } stores { $count } dilemma in her databank, unseen.
   *[other] { $agent } stores { $count } dilemmas in her databank, unseen.
}
event-echo-kept-face-down = { $count ->
    [one] { $agent } moves a piece of evidence from a bonus space to a private box. It stays face down.
   *[other] { $agent } moves { $count } pieces of evidence from the bonus spaces to a private box. They stay face down.
}
event-echo-shuffled = { $agent } shuffles her cards.
event-echo-rotated = Echo’s letters move on; { $criminal } is left out for now.

## Scores and ends

score-intel = Intel
score-grip = Lowest grip
score-least-corrupt = Least corrupt
score-over-the-edge = Over the edge
score-evidence = Evidence
score-dilemmas = Intel of dilemmas
score-warrants = Warrants
score-badges = Badges

honour-over-the-edge = over the edge
honour-least-corrupt = least corrupt
honour-tie = ahead in the tie, with corruption { $own } against { $other }

end-saved-city = The plan is foiled, and the winner can still look into a mirror.
end-saved-by-force = The plan is foiled, and it had better not be asked how: the winner is over the edge.
end-kept-the-proof = The Syndicate has its way, but the winner holds the proof and can still sleep at night.
end-joined-them = The Syndicate has its way, and the winner is one of them by now.

epilogue-saved-city = The Syndicate slips out of town without a sound. The Hook has proved itself, and from tomorrow on the division is yours to lead. Use it gently.
epilogue-saved-by-force = Your methods all but buried the case, and still they saved the city. It is free, and covered in bruises; luck may be looking elsewhere next time.
epilogue-kept-the-proof = The city is lost, but your files are not. When the Syndicate makes its next move, somebody will be waiting with proof in hand.
epilogue-joined-them = The Syndicate’s newest member moves into a corner office. Everything the division ever told you has moved in with you.

## Why not?

whynot-not-asked = That is not what is being asked now. Answer the question first.
whynot-must-choose = This cannot be declined. Choose one of what is offered.
whynot-changes-nothing = That would change nothing. Choose something else.
whynot-not-in-play = Only criminals in play can be chosen, and { $criminal } is out of this game.
whynot-not-yours = You act only with criminals that you have hooked, and { $criminal } is not one of them.
whynot-hooked-already = The hook token of { $criminal } is on your console already.
whynot-locked = The hook token of { $criminal } is locked. Hook somebody else.
whynot-no-free-port = All three ports of your console are taken. Unhook somebody first.
whynot-no-actions-left = You have no actions left. Free actions and a crime are still possible.
whynot-grip-too-low = Your grip over { $criminal } is { $grip }, and the ability takes { $needed }. Gain more grip first.
whynot-no-endurance = Your grip over { $criminal } is { $grip }, and an extra action takes { $needed }. Gain more grip first.
whynot-nothing-to-endure-for = There is nothing that { $criminal } could do with an extra action.
whynot-no-grip-by-endurance = An extra action cannot gain grip. Do something else with it.
whynot-other-criminal = The extra action belongs to { $criminal }. Act with that criminal.
whynot-costs-nothing = That is free anyway. Use the extra action for something that costs one.
whynot-top-of-track = Your grip is at the end of the track already.
whynot-no-grip-to-lose = There is no grip left to lose. Choose another criminal.
whynot-already-there = Already there: { $zone }. Choose another zone.
whynot-not-adjacent = That zone is not next door: { $zone }. A move goes one zone far.
whynot-barred = A barrier stands in the way: { $zone }. Go round it, or move the barrier.
whynot-not-here = That item is not in the zone. Choose one that is.
whynot-holds-nothing = There is nothing in those hands to drop.
whynot-not-dropped = Only an item that lies dropped within reach can be picked up.
whynot-searched = There are searches: { $zone }. The effect cannot be used until they go elsewhere.
whynot-not-nearby = That is too far away. Nearby means the same zone or the one next to it.
whynot-not-itself = The ability works on others only.
whynot-used-already = The Seer has used her ability this turn.
whynot-position-again = Everything has been like this before in this turn, and free actions may not lead back there. First do something that cannot be undone for free.
whynot-smuggled-already = That item was taken freely before. First do something that costs an action, commit a petty crime or use support.
whynot-not-reachable = A barrier keeps the Courier from getting there: { $zone }.
whynot-no-barrier-there = There is no barrier on that border.
whynot-not-left-behind = The Guardian takes along only somebody from the zone it left, and { $criminal } was elsewhere.
whynot-same-zone = Both are in the same zone, so nothing would change. Choose from different zones.
whynot-same-place = Both lie in the same place, so nothing would change. Choose another item.
whynot-no-searches-there = There are no searches in that zone. Choose one that has some.
whynot-searches-there = There are searches already: { $zone }. Choose a zone without any.
whynot-not-held = You have no such support token.
whynot-no-use = That token would change nothing now. Keep it for later.
whynot-no-support-now = Support can no longer be used in this step. Wait for the next occasion.
whynot-only-while-acting = That token is used among your actions. Keep it until then.
whynot-no-token = There is no token in that third of the offer. Choose another.
whynot-deck-empty = That deck is empty. Choose another.
whynot-not-on-bar = No such evidence is on the bar. Take one that is.
whynot-bar-not-empty = The first evidence comes from the bar as long as there is any. Choose one of those.
whynot-display-not-empty = The supply is drawn from only when the display is empty. Take one of those on the board.
whynot-not-in-memory = You have no such evidence in memory.
whynot-no-such-mission = The mission of that row asks for another kind of evidence.
whynot-no-file-left = No file is left in that row. Use another row or the plan area.
whynot-bonus-taken = That bonus space is taken. Choose another, or your box.
whynot-nothing-there = There is no evidence lying face down.
whynot-known-already = You know that one already. Look at another.
whynot-not-looked-at = You may take only one of those that you have looked at.
whynot-not-in-plan = Only evidence in the plan area can be exposed.
whynot-not-in-hand = That crime is not in your hand.
whynot-no-prerequisite = First somebody has to commit a crime of the level below in the same storyline.
whynot-conditions-not-met = The conditions of the crime are not met. Look at the card to see what is missing.
whynot-no-such-binding = That is not one of the ways to commit this crime. Choose one of those offered.
whynot-not-of-deck = A major crime comes from a deck of level 1, 2 or 3.
whynot-no-dilemma = You have no such dilemma.
whynot-opponent-has-none = That opponent has no dilemma in hand. Challenge somebody else.
whynot-not-an-opponent = Choose an opponent who is in the game.
whynot-too-many-ports = Somebody would have more than three hooks afterwards.
whynot-no-hooks-to-swap = Neither of you has a hook that could be swapped.
whynot-not-tied = Echo decides that by rule. Choose among those that are level.
whynot-stored-already = You have chosen that dilemma already. Choose another.
whynot-locked-already = That hook is locked already. Choose another.

# Content packs: what may stand in a file that an owner of the box has typed in.
pack-echo-card = Echo card { $number }
pack-files = at most 3 files in a row, { $count } in all
pack-evidence-fields = 4, 3 and 2 first, as the rulebook shows them, then a number that is not larger
pack-grip-spaces = between { $min } and { $max } numbers, one for each space of the track
pack-grip-values = numbers that do not become smaller from left to right, with a 12 among them, as the rulebook shows it
pack-item-kinds = two items of each kind
pack-support-kind = at least one token of each sort
pack-support-alike = another amount than the other token of this sort, or no copies of one of them
pack-support-copies = copies that make { $count } tokens in all; now they make { $sum }
pack-crime-role-once = each role once
pack-crime-role = only criminals of the card: those listed under you and others
pack-crime-zone = z1 only where the card has zones = ["z1"]
pack-crime-beings = two or more, each once
pack-crime-others = one or more, each once, and not the same who is asked about
pack-crime-places = two different places
pack-crime-same = two different ones
pack-crime-nobody = at least one criminal of the card
pack-crime-searches = a zone, opposite: or any; searches do not go to one of two neighbours
pack-crime-support = no support tokens: only petty crimes bring them
pack-crime-careful = not more Intel and not more dilemmas than the reckless side; perhaps the two sides have changed places
pack-crime-plus4 = true on two cards of each storyline; “{ $storyline }” has { $count }
pack-dilemma-evidence = one or two symbols of evidence
pack-echo-track = three numbers from 1 on, each larger than the one before
pack-echo-progress = the numbers { $values }, each at least once, and no others
