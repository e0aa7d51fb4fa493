### The board of In Too Deep.

## City and turn

dawn-name = New Dawn City
dawn-city = New Dawn City
dawn-ring = The ring of eight zones
dawn-zone = { $zone }: { $effect }.
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
dawn-grip-of = grip { $grip }
dawn-intel = Intel
dawn-ability = ability
dawn-ability-from = ability from { $grip }
dawn-endurance = endurance
dawn-endurance-from = endurance from { $grip }
dawn-stored = Chosen to be stored.
dawn-agent = { $agent }
dawn-end-actions = End actions
dawn-hook-nobody = Hook nobody
dawn-nobody = Nobody
dawn-keep-all = Keep the rest
dawn-enough = Enough

dawn-track = Chapter { $chapter } of 3; { $left } of { $slots } evidence left on the display
dawn-chapters = Chapter
dawn-display = { $count } evidence left
dawn-last-turn = last turn
dawn-last-turns = { $count ->
    [0] last turn
    [one] { $count } more turn
   *[other] { $count } more turns
}
dawn-chapter = Chapter { $chapter }
dawn-turn-of = { $agent }
dawn-turn-of-echo = Echo

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
dawn-group-process = Process
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
