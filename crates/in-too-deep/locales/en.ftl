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
support-petty-2 = Draw 2 petty crimes
support-petty-3 = Draw 3 petty crimes
support-grip-2 = Gain 2 grip
support-grip-3 = Gain 3 grip
support-ignore-barriers = Ignore barriers
support-shift-searches = Shift searches
support-tolerance = Gain tolerance
support-hook = Hook a criminal
support-lock = Lock a hook
support-look-two-take-one = Look at two, take one
support-swap-items = Swap two items
support-relocate-item = Relocate an item
support-swap-item-criminal = Swap an item with a criminal
support-swap-criminals = Swap two criminals
support-relocate-criminal = Relocate a criminal
support-guardian-barriers-2 = 2 moves of the Guardian and barriers
support-guardian-barriers-3 = 3 moves of the Guardian and barriers
support-swap-hooks = Swap hooks
support-drop-dilemma = Discard a dilemma
support-redraw-dilemmas = Redraw dilemmas
support-challenge = Challenge a rival
support-actions-1 = Gain 1 action
support-actions-2 = Gain 2 actions
support-help-look-two = At once you look at two face-down evidence on the display or in the plan area.
support-help-take-one = At once you take one face-down evidence, unseen, from the display or the plan area into your memory.
support-help-flip-one = At once you turn one face-down evidence in the plan area face up and put it into the shared box.
support-help-petty-2 = At once you draw 2 petty crimes and set them aside face down; they come into your hand in step 5.
support-help-petty-3 = At once you draw 3 petty crimes and set them aside face down; they come into your hand in step 5.
support-help-grip-2 = At once you gain 2 grip, divided as you like among the criminals in play, hooked or not.
support-help-grip-3 = At once you gain 3 grip, divided as you like among the criminals in play, hooked or not.
support-help-ignore-barriers = Kept for one of your turns and used before you hook or among your actions: until the end of that turn no barrier stops anything you move.
support-help-shift-searches = Kept for one of your turns: all searches of one zone go to a zone that has none.
support-help-tolerance = At once you gain a tolerance token, which raises your tolerance by 2.
support-help-hook = Kept for one of your turns: you hook one criminal, unhooking others first if you like, and gain 1 grip over the one you hooked.
support-help-lock = Kept for one of your turns: put on one of your hooks, it keeps everybody else off that criminal until you unhook them.
support-help-look-two-take-one = At once you look at two face-down evidence on the display or in the plan area and take one of them into your memory.
support-help-swap-items = Kept for one of your turns: any two items change places, and whoever held one now holds the other.
support-help-relocate-item = Kept for one of your turns: any item, held or dropped, goes to any zone and lies dropped there.
support-help-swap-item-criminal = Kept for one of your turns: an item and a criminal in different zones change places, and the item lies dropped there.
support-help-swap-criminals = Kept for one of your turns: any two criminals change places, each with the held item.
support-help-relocate-criminal = Kept for one of your turns: any criminal, with the held item, goes to any zone.
support-help-guardian-barriers-2 = Kept for one of your turns: you make up to 2 moves with the Guardian and the barriers, divided as you like.
support-help-guardian-barriers-3 = Kept for one of your turns: you make up to 3 moves with the Guardian and the barriers, divided as you like.
support-help-swap-hooks = Kept for one of your turns: you and one opponent exchange all your hooks, and only locked ones stay where they are.
support-help-drop-dilemma = Kept for one of your turns: you discard one dilemma from your hand or your databank.
support-help-redraw-dilemmas = At once you draw 2 dilemmas into your hand and then discard 2 from it, new or old.
support-help-challenge = Kept for one of your turns: you challenge a rival to a duel, just as in the Blocks.
support-help-actions-1 = Kept for the actions of one of your turns: you have 1 action more, with any of your criminals.
support-help-actions-2 = Kept for the actions of one of your turns: you have 2 actions more, with any of your criminals.

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
place-box = box of { $agent }, token { $number }
place-plan = plan area, token { $number }

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
company-first = with the first of them
company-second = with the second of them
company-last = with the third of them
company-that-other = with that other criminal
company-that-last = with that last criminal

role-one = one of your criminals
role-other = another of your criminals
role-third = a third of your criminals
role-stranger = another criminal
role-stranger-two = yet another criminal
role-same = that criminal
role-first = the first of them
role-second = the second of them
role-last = the third of them
role-that-other = that other criminal
role-that-last = that last criminal
of-role-one = one of your criminals
of-role-other = another of your criminals
of-role-third = a third of your criminals
of-role-stranger = another criminal
of-role-stranger-two = yet another criminal
of-role-same = that criminal
of-role-first = the first of them
of-role-second = the second of them
of-role-last = the third of them
of-role-that-other = that other criminal
of-role-that-last = that last criminal
to-role-one = one of your criminals
to-role-other = another of your criminals
to-role-third = a third of your criminals
to-role-stranger = another criminal
to-role-stranger-two = yet another criminal
to-role-same = that criminal
to-role-first = the first of them
to-role-second = the second of them
to-role-last = the third of them
to-role-that-other = that other criminal
to-role-that-last = that last criminal
pair-and = { $one } and { $other }
pair-or = { $one } or { $other }
pair-comma = { $one }, { $other }
nobody = nobody

some-zone = one of the zones
that-zone = that zone
in-some-zone = in one of the zones
in-that-zone = in that zone
in-any-zone = in a zone of your choice
in-zone-of = in the zone of { $whom }
in-zone-next-to = in a zone next to { $where }
in-zone-facing = in the zone { $where }
of-some-zone = one of the zones
of-that-zone = that zone
of-zone-of = the zone of { $whom }
to-some-zone = to one of the zones
to-that-zone = to that zone
to-any-zone = to any zone
to-zone-of = to the zone of { $whom }
to-zone-next-to = to a zone next to { $where }
to-zone-facing = to the zone { $where }
to-neighbouring-zone = to a neighbouring zone
to-opposite-zone = to the opposite zone
opposite-some-zone = opposite one of the zones
opposite-that-zone = opposite that zone
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
clause-no-items = there are no items { $where } ({ $what })
clause-items-at-least = { $n ->
    [one] there is at least { $n } item { $where } ({ $what })
   *[other] there are at least { $n } items { $where } ({ $what })
}
clause-items-exactly = { $n ->
    [one] there is exactly { $n } item { $where } ({ $what })
   *[other] there are exactly { $n } items { $where } ({ $what })
}
clause-items-at-most = { $n ->
    [one] there is at most { $n } item { $where } ({ $what })
   *[other] there are at most { $n } items { $where } ({ $what })
}
clause-empty = there is nobody and nothing { $where }, not even the Guardian
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
line-move-item = put { $item } { $to }
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
   *[other] move one barrier { $count } times in one direction
}
line-move-searches = shift all searches { $from } { $to }, if there are none there
line-move-searches-any = shift all searches { $from } to a zone without any

crime-card = { $crime } ({ $storyline }, { $level })
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
