# The board of Speakeasy in the browser.

# The island

island-hudson-river = řeka Hudson
island-east-river = East River
island-north = S
island-central-park = Central Park
island-harbour = Přístav: { $district }
island-closed-sign = UZAVŘENO
island-closed = { $district } je uzavřená čtvrť: nikdo tu nestaví, ale náklaďáky a lodě sem mohou.
island-controlled = { $district } – čtvrť ovládá: { $bosses }.
island-controlled-gangsters = { $district } – čtvrť ovládají gangsteři.
island-controlled-nobody = { $district } – čtvrť neovládá nikdo.
island-gangster = { $gangster }: bary gangsterů se tu brání silou { $strength }.
island-gangster-away = Bary gangsterů se tu brání silou { $strength }.
island-war = Na konci { $act }. dějství válka gangů, síla { $least } až { $most }.
island-cop = Policista: budovy bez mafiána jsou zavřené.
island-cop-coming = Na konci { $act }. dějství sem přijde policista.
island-ally = { $gangster } je společník (hráč: { $boss }).
island-empty = { $space }: prázdné místo.
island-gangster-bar = { $space }: bar gangsterů, obrana { $strength }.
island-house = { $space }: { $building } ({ $boss }).
island-open = Je v provozu.
island-shut = Není v provozu: je tu policista a žádný mafián.
island-protected = Chrání ji mafián.
island-barrel = Má sud.
island-token = Žeton města: { $token }.
island-ship = { $ship }, přístav { $district }: { $count ->
    [one] { $count } sud
    [few] { $count } sudy
   *[other] { $count } sudů
}.
island-ship-price = Další sud stojí { $cash }; přepadení musí překonat { $defence }.
island-ship-crate = Bedna: { $crate }.
island-berth-free = { $berth }: volno; přináší { $reward }.
island-berth-taken = { $berth }: mafián (hráč: { $boss }); pole přináší { $reward }.
island-goal = { $goal }: { $need }. Kniha tu má hodnotu { $cash }.
island-goal-rewards = Pole přinášejí: { $first }; { $second }.
island-goal-books = Knihy: { $bosses }.
island-payout = { $region }, kdyby Luciano vyplácel teď:
island-payout-place = { $boss }, { $place }. místo, { $cash }.
island-payout-none = { $boss }, nic.
island-truck = { $boss }, náklaďák { $number }: { $count ->
    [0] prázdný
    [one] { $count } sud
    [few] { $count } sudy
   *[other] { $count } sudů
}
island-choose-mobster = Přesunout mafiána: { $berth }
island-warned = { $choice } ({ $dangers })
island-danger-cop = policista: zavřeno, dokud budovu nikdo nechrání
island-danger-cop-coming = na konci dějství přijde policista
island-danger-war = na konci dějství válka gangů
island-take-over = { $space }: převzít za { $cash }, { $thugs ->
    [0] bez ranařů
    [one] s { $thugs } ranařem
    [few] s { $thugs } ranaři
   *[other] s { $thugs } ranaři
}{ $ally ->
    [yes] {" "}a se společníkem
   *[no] {""}
}
island-way = Náklaďák { $number }, cíl { $district }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, zbývá { $left }
island-points = { $count } BP
island-too-far = Příliš daleko: na cestu sem tvým náklaďákům nestačí body.
island-group-take-over = Převzít bar gangsterů
island-group-way = Jet náklaďákem { $number }
