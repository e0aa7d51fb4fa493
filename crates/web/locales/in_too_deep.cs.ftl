### Deska hry In Too Deep.

## City and turn

dawn-name = New Dawn City
dawn-city = New Dawn City
dawn-ring = Kruh osmi zón
dawn-zone = { $zone }: { $effect }.
dawn-zone-with = { $zone }: { $effect }. Je tu: { $here }.
dawn-holding = { $criminal } ({ $item })
dawn-searches = { $count ->
    [one] { $count } pátrání: efekt zóny je uzavřený
    [few] { $count } pátrání: efekt zóny je uzavřený
   *[other] { $count } pátrání: efekt zóny je uzavřený
}
dawn-effect = { $zone }: { $effect }. { $why }
dawn-effect-shut = Kvůli pátrání je tento efekt uzavřený.
dawn-effect-away = Použít ho může jen tvůj zločinec v této zóně.
dawn-criminal = { $criminal }: { $owner }. { $ability }
dawn-hook-free = žeton zaháknutí nikdo nemá
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
dawn-completes = umožní „{ $crime }“
dawn-completing = { $deed } – umožní „{ $crime }“
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
dawn-verb-from = odsud

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
dawn-intel = inf.
dawn-ability = schopnost
dawn-ability-from = schopnost od { $grip }
dawn-endurance = výdrž
dawn-endurance-from = výdrž od { $grip }
dawn-stored = Vybráno k uložení.
dawn-agent = { $agent }
dawn-duel-you = Ty:
dawn-end-actions = Ukončit akce
dawn-hook-nobody = Nezaháknout
dawn-nobody = Nikoho
dawn-nothing = Nic
dawn-keep-all = Nechat si vše
dawn-go-on = Pokračovat
dawn-keep-rest = Nechat si zbytek
dawn-enough = Stačí

dawn-track = { $chapter }. kapitola ze 3; na displeji zbývá { $left } z { $slots } důkazů
dawn-chapters = Kapitola
dawn-display = { $count ->
    [one] zbývá { $count } důkaz
    [few] zbývají { $count } důkazy
   *[other] zbývá { $count } důkazů
}
dawn-last-turn = poslední tah
dawn-chapter-over = kapitola skončila
dawn-last-turns = { $count ->
    [0] poslední tah
    [one] poslední kolo: po tomto ještě { $count } tah
    [few] poslední kolo: po tomto ještě { $count } tahy
   *[other] poslední kolo: po tomto ještě { $count } tahů
}
dawn-chapter = { $chapter }. kapitola
dawn-chapter-end = Konec kapitoly
dawn-turn-of = { $agent } usedá ke konzoli
dawn-turn-of-echo = Echo se probouzí

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
dawn-group-process = Zpracovat: { $evidence }
dawn-process-row = Za složku { $row }
dawn-process-bonus = Na bonusové pole { $bonus }
dawn-process-box = Do své schránky
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

dawn-legend = Co znamenají značky
dawn-sign-intel = informace: peníze i body
dawn-sign-evidence = důkaz
dawn-sign-process = důkaz, který smíš zpracovat
dawn-sign-file = složka
dawn-sign-dilemma = dilema v ruce
dawn-sign-bank = dilema v databance
dawn-sign-corruption = zkaženost
dawn-sign-tolerance = tolerance
dawn-sign-support = žeton podpory
dawn-sign-petty = drobný zločin
dawn-sign-warrant = zatykač: počet různých se umocní na druhou
dawn-sign-badge = odznak Strážce: vyplácí se za každé tři
dawn-sign-action = jedna akce
dawn-sign-search = pátrání: uzavírá efekt své zóny
dawn-sign-hook = volný hák: vzít si ho smí kdokoli
dawn-sign-lock = zamčený hák: nikdo jiný si ho vzít nesmí

## Panels

# Zločiny v ruce
panel-hand = Zločiny v ruce
panel-own = { $count ->
    [0] vidíš je jen ty
    [one] { $count } karta, vidíš ji jen ty
    [few] { $count } karty, vidíš je jen ty
   *[other] { $count } karet, vidíš je jen ty
}
panel-hand-of = ruka: { $name }
panel-hand-empty = Nemáš žádný zločin; nové přijdou v 5. kroku tvého tahu.
panel-hand-backs = { $count ->
    [0] Žádné karty
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
panel-aside = Stranou, ještě { $count ->
    [one] ji
    [few] je
   *[other] je
} nikdo neviděl
panel-petty = drobný
panel-prerequisite = Příběh: zločin { $level }. úrovně z linky { $storyline }
panel-met = splněno
panel-not-met = nesplněno
panel-all-met = vše splněno
panel-one-short = chybí jedna věc
panel-met-of = splněno { $met } z { $all }
panel-underway = právě se páchá
panel-uncommitted = nespácháno
panel-commit = Spáchat
panel-discard = Odhodit
panel-outcome = { $outcome }: { $title }
panel-then = Potom: { $lines }.
panel-intel = { $count } { $count ->
    [one] informace
    [few] informace
   *[other] informací
}
panel-dilemmas = { $count } { $count ->
    [one] dilema
    [few] dilemata
   *[other] dilemat
}
panel-evidence-count = { $count } { $count ->
    [one] důkaz
    [few] důkazy
   *[other] důkazů
}
panel-process-count = { $count } { $count ->
    [one] důkaz ke zpracování
    [few] důkazy ke zpracování
   *[other] důkazů ke zpracování
}
panel-support-count = { $count } { $count ->
    [one] žeton podpory
    [few] žetony podpory
   *[other] žetonů podpory
}
panel-badges = { $count } { $count ->
    [one] odznak
    [few] odznaky
   *[other] odznaků
}
panel-symbols = důkazy: { $kinds }

# Konzole
panel-console = Konzole: { $name }
panel-console-own = co leží lícem dolů, vidíš jen ty
panel-console-other = co leží lícem dolů, je jen spočítané
panel-console-told = vše je odhaleno
panel-ports = Porty
panel-port-free = Volný port.
panel-port-last = Volný port. Kdo ho obsadí, dobere si dilema.
panel-port-locked = { $criminal }, uzamčeno: nikdo jiný si tohoto zločince nezahákne.
panel-grip = Nadvláda
panel-grip-one = { $criminal } { $grip }
panel-grip-all = Nadvláda: { $grips }
panel-ability = schopnost
panel-endurance = výdrž
panel-lowest = za nejnižší
panel-lowest-pays = Nejnižší žeton nadvlády má na konci cenu: { $count } inf.
panel-evidence = Důkazy
panel-support = Podpora
panel-memory = { $kind }: { $count } v paměti
panel-memory-wanted = { $kind }: { $count } v paměti, hledá se v úkolu
panel-files = { $count } { $count ->
    [one] složka
    [few] složky
   *[other] složek
}
panel-tolerance = Tolerance { $count }
panel-databank = { $count } { $count ->
    [one] dilema v databance
    [few] dilemata v databance
   *[other] dilemat v databance
}
panel-corruption-sum = Uložená zkaženost { $stored } minus tolerance { $tolerance }: { $total }
panel-named = { $name }. { $help }
panel-dilemmas-title = Dilemata v ruce
panel-dilemmas-hand = { $store ->
    [one] { $store } se uloží
    [few] { $store } se uloží
   *[other] { $store } se jich uloží
}
panel-databank-title = Databanka
panel-dilemma = { $title }: zkaženost { $corruption }; { $reward }

# Důkazy a podpora
panel-evidence-title = Důkazy a podpora
panel-display-left = displej { $count } z { $all }
panel-bar = Lišta
panel-display = Displej
panel-gain = Získat důkaz
panel-from-supply = Ze společné zásoby
panel-look = Nahlédnout
panel-known = { $kind }, lícem dolů; ty ho znáš
panel-face-down = Důkaz lícem dolů
panel-offer = Nabídka podpory
panel-third-empty = prázdná
panel-no-intel = bez informací

# Syndikát
panel-syndicate = Syndikát
panel-files-left = Kapitola { $chapter }, { $count ->
    [0] bez složek:
    [one] zbývá { $count } složka:
    [few] zbývají { $count } složky:
   *[other] zbývá { $count } složek:
}
panel-stakes-grip = Nezbude-li na konci kapitoly žádná složka, získá každý za každou složku v paměti { $reward } inf. Jinak ztratí ten, kdo má složek nejméně, { $loss ->
    [one] { $loss } nadvládu
    [few] { $loss } nadvlády
   *[other] { $loss } nadvlád
}.
panel-stakes-intel = Nezbude-li na konci kapitoly žádná složka, získá každý za každou složku v paměti { $reward } inf. Jinak ztratí ten, kdo má složek nejméně, { $loss } inf.
panel-file = Složka: vezme si ji, kdo sem umístí důkaz stejného druhu ({ $kind }).
panel-covered = Důkaz, který sem lícem dolů umístila Echo
panel-bonus-support = Bonusové pole: získáš žeton podpory
panel-bonus-tolerance = Bonusové pole: získáš žeton tolerance
panel-bonus-grip = Bonusové pole: získáš 1 nadvládu nad kterýmkoli zločincem ve hře
panel-plan = Plán: { $done }/{ $needed } druhů po { $tokens }+
panel-plan-help = { $needed ->
    [one] Plán bude zmařen, má-li v oblasti plánu aspoň { $needed } druh { $tokens } žetony.
    [few] Plán bude zmařen, mají-li v oblasti plánu aspoň { $needed } druhy po { $tokens } žetonech.
   *[other] Plán bude zmařen, má-li v oblasti plánu aspoň { $needed } druhů po { $tokens } žetonech.
} U každého druhu: o kolika tam víš a jakou by pro tebe měl jeden takový důkaz na konci cenu.
panel-plan-kind = { $kind }: v oblasti plánu víš o { $count }; každý v paměti by měl cenu { $worth }
panel-box = Schránka: { $name }, důkazů { $count }
panel-shared = sdílená

# Příběh
panel-story = Příběh
panel-left-out = { $count ->
    [one] bez linky { $letters }
    [few] bez linek { $letters }
   *[other] bez linek { $letters }
}
panel-left-out-names = V této hře nejsou: { $storylines }
panel-level-told = { $level }: { $crimes }
panel-level-open = { $level }: otevřeno
panel-level-locked = { $level }: chybí zločin { $below }. úrovně z linky { $storyline }

# Echo a konec
panel-choose = Zvolit
panel-letters = Písmena
panel-off-board = Mimo desku
panel-progress = Zločin { $level }. úrovně na { $goal }; teď { $at }
panel-progress-none = Echo nemá zločin; teď { $at }
panel-card-hooks = { $letter }: { $criminal }
panel-card-spent = Minulá karta: písmeno { $letter }
panel-die = Čím pohne bílá kostka
panel-die-searches = 3× pátrání: { $zone }
panel-die-marked = označený zátaras
panel-die-unmarked = neoznačený zátaras
panel-die-guardian = Strážce
panel-card-plan = oblast plánu
panel-verdict = Verdikt
panel-corruption = zkaženost
panel-foiled = Plán je zmařen: prokázaných druhů { $kinds }, potřebných { $needed }.
panel-not-foiled = Plán zmařen není: prokázaných druhů { $kinds }, potřebných { $needed }.
panel-tie = Stejně informací: rozhoduje menší zkaženost.
panel-over-the-edge = za hranou
panel-least-corrupt = nejmenší zkaženost

# Řádek agenta
strip-intel = informace
strip-evidence = důkazy v paměti
strip-files = složky
strip-tolerance = tolerance
strip-dilemmas = dilemata v ruce
strip-databank = dilemata v databance
strip-support = žetony podpory
strip-crimes = karty zločinů v ruce podle úrovní
strip-hooks = zaháknutí zločinci
strip-no-hook = bez háku
