### The board of In Too Deep.

## City and turn

dawn-name = New Dawn City
dawn-city = New Dawn City
dawn-ring = The ring of eight zones
dawn-zone = { $zone }: { $effect }.
dawn-zone-with = { $zone }: { $effect }. Here: { $here }.
dawn-holding = { $criminal } ({ $item })
dawn-searches = { $count ->
    [one] { $count } search: the effect of the zone is closed
   *[other] { $count } searches: the effect of the zone is closed
}
dawn-effect = { $zone }: { $effect }. { $why }
dawn-effect-shut = Searches keep this effect closed.
dawn-effect-away = Only a criminal of yours in this zone may use it.
dawn-criminal = { $criminal }: { $owner }. { $ability }
dawn-hook-free = nobody has the hook
dawn-hook-yours = your hook
dawn-hook-of = the hook of { $agent }
dawn-locked = The hook is locked.
dawn-item = { $item }: { $kind }.
dawn-guardian = Guardian
dawn-guardian-help = The Guardian keeps the peace: some crimes need it near, others far away.
dawn-free-hooks = { $count ->
    [0] no free hook
    [one] { $count } free hook
   *[other] { $count } free hooks
}
dawn-free-hook = { $criminal }: nobody has this hook. Anybody may take it in step 1.
dawn-barrier = Barrier between { $one } and { $other }: criminals do not move across it.
dawn-barrier-marked = Echo’s marked barrier between { $one } and { $other }: criminals do not move across it.
dawn-decks = Decks
dawn-supplies = Supplies
dawn-left-evidence = evidence
dawn-left-support = support
dawn-left-dilemmas = dilemmas
dawn-completes = completes { $crime }
dawn-completing = { $deed } – completes { $crime }
dawn-extra = { $deed } – for 1 grip
dawn-alone = { $deed } – without an escort
dawn-escort = { $deed } – escorting { $criminal }
dawn-verb-move = move
dawn-verb-push = push
dawn-verb-hack = hack
dawn-verb-jump = jump
dawn-verb-dash = dash
dawn-verb-take = take
dawn-verb-drop = drop
dawn-verb-use = use
dawn-verb-grip = grip
dawn-verb-hook = hook
dawn-verb-unhook = unhook
dawn-verb-here = here
dawn-verb-from = from here

dawn-steps = Steps of the turn
dawn-step-1 = Hook
dawn-step-2 = Grip
dawn-step-3 = Actions
dawn-step-4 = Crime
dawn-step-5 = Cards
dawn-actions = { $count ->
    [0] no actions left
    [one] { $count } action left
   *[other] { $count } actions left
}
dawn-hooks = Hooked criminals
dawn-no-hooks = No criminal is hooked.
dawn-grip = grip
dawn-intel = Intel
dawn-ability = ability
dawn-ability-from = ability from { $grip }
dawn-endurance = endurance
dawn-endurance-from = endurance from { $grip }
dawn-stored = Chosen to be stored.
dawn-agent = { $agent }
dawn-duel-you = You:
dawn-end-actions = End actions
dawn-hook-nobody = Hook nobody
dawn-nobody = Nobody
dawn-nothing = Nothing
dawn-keep-all = Keep all
dawn-go-on = Go on
dawn-keep-rest = Keep the rest
dawn-enough = Enough

dawn-track = Chapter { $chapter } of 3; { $left } of { $slots } evidence left on the display
dawn-chapters = Chapter
dawn-display = { $count } evidence left
dawn-last-turn = last turn
dawn-chapter-over = the chapter is over
dawn-last-turns = { $count ->
    [0] last turn
    [one] last round: { $count } turn after this one
   *[other] last round: { $count } turns after this one
}
dawn-chapter = Chapter { $chapter }
dawn-chapter-end = End of the chapter
dawn-turn-of = { $agent } sits down at the console
dawn-turn-of-echo = Echo wakes up

dawn-group-crimes = Crimes
dawn-group-support = Support
dawn-group-hook = Hook
dawn-group-unhook = Unhook
dawn-group-grip = Grip
dawn-group-criminals = Criminals
dawn-group-items = Items
dawn-group-zones = Zones
dawn-group-patrol = Guardian and barriers
dawn-group-evidence = Evidence
dawn-group-process = Process: { $evidence }
dawn-process-row = For a file { $row }
dawn-process-bonus = On the bonus space of { $bonus }
dawn-process-box = Into your box
dawn-group-offer = Support offer
dawn-group-decks = Decks
dawn-group-discard = Discard
dawn-group-dilemmas = Dilemmas
dawn-group-rivals = Rivals
dawn-group-choose = Choose
dawn-group-extra = { $criminal }: extra action for 1 grip
dawn-group-steps = One after the other
dawn-group-end = Go on

dawn-pane-city = City
dawn-pane-hand = Crimes
dawn-pane-console = Console
dawn-pane-evidence = Evidence
dawn-pane-syndicate = Syndicate
dawn-pane-story = Story

dawn-legend = What the signs mean
dawn-sign-intel = Intel: the money and the points
dawn-sign-evidence = evidence
dawn-sign-process = evidence that may be processed
dawn-sign-file = file
dawn-sign-dilemma = dilemma in hand
dawn-sign-bank = dilemma in the databank
dawn-sign-corruption = corruption
dawn-sign-tolerance = tolerance
dawn-sign-support = support token
dawn-sign-petty = petty crime
dawn-sign-warrant = warrant: the number of different ones is squared
dawn-sign-badge = Guardian badge: every three of them pay
dawn-sign-action = one action
dawn-sign-search = search: it closes the effect of its zone
dawn-sign-hook = free hook: anybody may take it
dawn-sign-lock = locked hook: nobody else may take it

## Panels

# Crimes in hand
panel-hand = Crimes in hand
panel-own = { $count ->
    [0] only you see these
    [one] { $count } card, only you see it
   *[other] { $count } cards, only you see them
}
panel-hand-of = in the hand of { $name }
panel-hand-empty = You hold no crime; step 5 of your turn brings new ones.
panel-hand-backs = { $count ->
    [0] No cards
    [one] { $count } card
   *[other] { $count } cards
}
panel-aside = Set aside, nobody has seen { $count ->
    [one] it
   *[other] them
}
panel-petty = petty
panel-prerequisite = Story: a level { $level } crime of { $storyline }
panel-met = met
panel-not-met = not met
panel-all-met = all met
panel-one-short = one condition short
panel-met-of = { $met } of { $all } met
panel-underway = being committed
panel-uncommitted = not committed
panel-commit = Commit
panel-discard = Discard
panel-outcome = { $outcome }: { $title }
panel-then = Then: { $lines }.
panel-intel = { $count } Intel
panel-dilemmas = { $count ->
    [one] { $count } dilemma
   *[other] { $count } dilemmas
}
panel-evidence-count = { $count } evidence
panel-process-count = { $count } evidence to process
panel-support-count = { $count ->
    [one] { $count } support token
   *[other] { $count } support tokens
}
panel-badges = { $count ->
    [one] { $count } badge
   *[other] { $count } badges
}
panel-symbols = evidence: { $kinds }

# The console
panel-console = Console of { $name }
panel-console-own = what lies face down is open only to you
panel-console-other = what lies face down is only counted
panel-console-told = everything is revealed
panel-ports = Hook ports
panel-port-free = A free port.
panel-port-last = A free port. Whoever fills it draws a dilemma.
panel-port-locked = { $criminal }, locked: nobody else can hook them.
panel-grip = Grip
panel-grip-one = { $criminal } { $grip }
panel-grip-all = Grip: { $grips }
panel-ability = ability
panel-endurance = endurance
panel-lowest = lowest pays
panel-lowest-pays = At the end the lowest grip token is worth { $count } Intel.
panel-evidence = Evidence
panel-support = Support
panel-memory = { $kind }: { $count } in memory
panel-memory-wanted = { $kind }: { $count } in memory, wanted by a mission
panel-files = { $count ->
    [one] { $count } file
   *[other] { $count } files
}
panel-tolerance = Tolerance { $count }
panel-databank = { $count ->
    [one] { $count } dilemma in the databank
   *[other] { $count } dilemmas in the databank
}
panel-corruption-sum = Stored corruption { $stored }, minus tolerance { $tolerance }: { $total }
panel-named = { $name }. { $help }
panel-dilemmas-title = Dilemmas in hand
panel-dilemmas-hand = { $store ->
    [one] { $store } will be stored
   *[other] { $store } will be stored
}
panel-databank-title = Databank
panel-dilemma = { $title }: corruption { $corruption }; { $reward }

# Evidence and support
panel-evidence-title = Evidence and support
panel-display-left = display { $count } of { $all }
panel-bar = Bar
panel-display = Display
panel-gain = Gain evidence
panel-from-supply = From the supply
panel-look = Look at two
panel-known = { $kind }, face down; you know it
panel-face-down = Evidence, face down
panel-offer = Support offer
panel-third-empty = empty
panel-no-intel = no Intel

# The Syndicate
panel-syndicate = Syndicate
panel-files-left = Chapter { $chapter }, { $count ->
    [0] no file left:
    [one] { $count } file left:
   *[other] { $count } files left:
}
panel-stakes-grip = If no file is left at the end of the chapter, everybody gains { $reward } Intel for each file in memory. Otherwise whoever has the fewest files loses { $loss } grip.
panel-stakes-intel = If no file is left at the end of the chapter, everybody gains { $reward } Intel for each file in memory. Otherwise whoever has the fewest files loses { $loss } Intel.
panel-file = A file: it is taken by placing matching evidence here ({ $kind }).
panel-covered = Evidence that Echo placed, face down
panel-bonus-support = Bonus space: gain a support token
panel-bonus-tolerance = Bonus space: gain a tolerance token
panel-bonus-grip = Bonus space: gain 1 grip over any criminal in play
panel-plan = Plan: { $done }/{ $needed } kinds at { $tokens }+
panel-plan-help = The plan is foiled if at least { $needed } kinds have { $tokens } tokens in the plan area. Below each kind: how many you know of there, and what one of that kind would be worth to you at the end.
panel-plan-kind = { $kind }: you know of { $count } in the plan area; each in memory would be worth { $worth } Intel
panel-box = Box of { $name }: { $count } evidence
panel-shared = shared

# The story
panel-story = Story
panel-left-out = { $count ->
    [one] { $letters } is out of this game
   *[other] { $letters } are out of this game
}
panel-left-out-names = Out of this game: { $storylines }
panel-level-told = { $level }: { $crimes }
panel-level-open = { $level }: open
panel-level-locked = { $level }: needs a level { $below } crime of { $storyline }

# Echo and the end
panel-choose = Choose
panel-letters = Letters
panel-off-board = Off the board
panel-progress = Level { $level } crime at { $goal }; now { $at }
panel-progress-none = Echo has no crime; now { $at }
panel-card-hooks = { $letter }: { $criminal }
panel-card-spent = Last card: letter { $letter }
panel-die = What the white die moves
panel-die-searches = 3 searches: { $zone }
panel-die-marked = marked barrier
panel-die-unmarked = unmarked barrier
panel-die-guardian = Guardian
panel-card-plan = plan area
panel-verdict = Verdict
panel-corruption = corruption
panel-foiled = The plan is foiled: { $kinds } of the { $needed } kinds of evidence needed.
panel-not-foiled = The plan is not foiled: only { $kinds } of the { $needed } kinds of evidence needed.
panel-tie = Equal Intel: whoever is less corrupt is ahead.
panel-over-the-edge = over the edge
panel-least-corrupt = least corrupt

# The line of an agent
strip-intel = Intel
strip-evidence = evidence in memory
strip-files = files
strip-tolerance = tolerance
strip-dilemmas = dilemmas in hand
strip-databank = dilemmas in the databank
strip-support = support tokens
strip-crimes = crime cards in hand, by level
strip-hooks = hooked criminals
strip-no-hook = no hook
