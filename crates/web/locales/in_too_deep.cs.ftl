### Deska hry In Too Deep.

## City and turn

dawn-name = New Dawn City
dawn-city = New Dawn City
dawn-ring = Kruh osmi zón
dawn-zone = { $zone }: { $effect }.
dawn-searches = { $count ->
    [one] { $count } pátrání: efekt zóny je uzavřený
    [few] { $count } pátrání: efekt zóny je uzavřený
   *[other] { $count } pátrání: efekt zóny je uzavřený
}
dawn-effect = { $zone }: { $effect }. { $why }
dawn-effect-shut = Kvůli pátrání je tento efekt uzavřený.
dawn-effect-away = Použít ho může jen tvůj zločinec v této zóně.
dawn-criminal = { $criminal }: { $owner }. { $ability }
dawn-hook-free = nikdo nemá jeho žeton zaháknutí
dawn-hook-yours = tvoje zaháknutí
dawn-hook-of = zaháknutí drží { $agent }
dawn-locked = Zaháknutí je zamčené.
dawn-item = { $item }: { $kind }.
dawn-guardian = Strážce
dawn-guardian-help = Strážce dohlíží na pořádek: některé zločiny ho potřebují nablízku, jiné daleko.
dawn-free-hooks = { $count ->
    [0] žádný volný žeton
    [one] { $count } volný žeton zaháknutí
    [few] { $count } volné žetony zaháknutí
   *[other] { $count } volných žetonů zaháknutí
}
dawn-free-hook = { $criminal }: žeton zaháknutí nikdo nemá. V 1. kroku si ho může vzít kdokoli.
dawn-barrier = Zátaras ({ $one } – { $other }): zločinci přes něj nepřejdou.
dawn-barrier-marked = Označený zátaras Echo ({ $one } – { $other }): zločinci přes něj nepřejdou.
dawn-decks = Balíčky
dawn-supplies = Zásoby
dawn-left-evidence = důkazy
dawn-left-support = podpora
dawn-left-dilemmas = dilemata
dawn-completes = umožní { $crime }
dawn-completing = { $deed } – umožní { $crime }
dawn-extra = { $deed } – za 1 nadvládu
dawn-alone = { $deed } – bez eskorty
dawn-escort = { $deed } – eskortuje: { $criminal }
dawn-verb-move = pohyb
dawn-verb-push = odstrčit
dawn-verb-hack = hacknout
dawn-verb-jump = skok
dawn-verb-dash = přesun
dawn-verb-take = vzít
dawn-verb-drop = odložit
dawn-verb-use = použít
dawn-verb-grip = nadvláda
dawn-verb-hook = zaháknout
dawn-verb-unhook = odháknout
dawn-verb-here = sem

dawn-steps = Kroky tahu
dawn-step-1 = Zaháknutí
dawn-step-2 = Nadvláda
dawn-step-3 = Akce
dawn-step-4 = Zločin
dawn-step-5 = Karty
dawn-actions = { $count ->
    [0] nezbývá žádná akce
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
   *[other] zbývá { $count } akcí
}
dawn-hooks = Zaháknutí zločinci
dawn-no-hooks = Nikdo není zaháknutý.
dawn-grip = nadvláda
dawn-grip-of = nadvláda { $grip }
dawn-intel = inf.
dawn-ability = schopnost
dawn-ability-from = schopnost od { $grip }
dawn-endurance = výdrž
dawn-endurance-from = výdrž od { $grip }
dawn-stored = Vybráno k uložení.
dawn-agent = { $agent }
dawn-end-actions = Ukončit akce
dawn-hook-nobody = Nezahákovat
dawn-nobody = Nikoho
dawn-keep-all = Nechat si zbytek
dawn-enough = Stačí

dawn-track = { $chapter }. kapitola ze 3; na displeji zbývá { $left } z { $slots } důkazů
dawn-chapters = Kapitola
dawn-display = { $count ->
    [one] zbývá { $count } důkaz
    [few] zbývají { $count } důkazy
   *[other] zbývá { $count } důkazů
}
dawn-last-turn = poslední tah
dawn-last-turns = { $count ->
    [0] poslední tah
    [one] ještě { $count } tah
    [few] ještě { $count } tahy
   *[other] ještě { $count } tahů
}
dawn-chapter = { $chapter }. kapitola
dawn-turn-of = { $agent }
dawn-turn-of-echo = Echo

dawn-group-crimes = Zločiny
dawn-group-support = Podpora
dawn-group-hook = Zaháknout
dawn-group-unhook = Odháknout
dawn-group-grip = Nadvláda
dawn-group-criminals = Zločinci
dawn-group-items = Předměty
dawn-group-zones = Zóny
dawn-group-patrol = Strážce a zátarasy
dawn-group-evidence = Důkazy
dawn-group-process = Zpracovat
dawn-group-offer = Nabídka podpory
dawn-group-decks = Balíčky
dawn-group-discard = Odhodit
dawn-group-dilemmas = Dilemata
dawn-group-rivals = Protihráči
dawn-group-choose = Vyber
dawn-group-extra = { $criminal }: akce navíc za 1 nadvládu
dawn-group-steps = Krok za krokem
dawn-group-end = Pokračovat

dawn-pane-city = Město
dawn-pane-hand = Zločiny
dawn-pane-console = Konzole
dawn-pane-evidence = Důkazy
dawn-pane-syndicate = Syndikát
dawn-pane-story = Příběh
