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
island-empty = { $space }: prázdné pole.
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
island-no-payouts = už se nevyplácí
island-payout-over = Luciano už neplatí: po posledním dějství se nevyplácí.
island-truck = { $boss }, náklaďák { $number }: { $count ->
    [0] prázdný
    [one] { $count } sud
    [few] { $count } sudy
   *[other] { $count } sudů
}
island-choose-mobster = Přesunout mafiána: { $berth }
island-warned = { $choice } ({ $dangers })
island-take-over = { $space }: převzít za { $cash }, { $thugs ->
    [0] bez ranařů
    [one] s { $thugs } ranařem
    [few] se { $thugs } ranaři
    [6] se { $thugs } ranaři
    [7] se { $thugs } ranaři
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
island-too-far = Příliš daleko: na cestu sem tvým náklaďákům nestačí body.
island-group-take-over = Převzít bar gangsterů
island-group-way = Jet náklaďákem { $number }

## People, boards, decks, tracks and the question.

board-why = { $why } ({ $rule })
board-list = { $things }
board-rail = Desky a balíčky
board-mine = Moje deska
board-of = Deska: { $name }
board-rail-mine = Moje
board-decks = Balíčky
board-people = Osoby
board-your-turn = Průběh tahu
board-location-contractors = Dodavatelé
board-location-planning = Plánování
board-location-garage = Garáž
board-location-city-hall = Radnice
board-location-commission = Komise
board-location-docks = Doky
board-location-restaurant = Restaurace
board-location-park = Park
board-row-hire = najmout
board-row-ally = spolčit
board-row-raid = přepad
board-row-order = pořadí
board-row-two = 2 ze 3
board-row-card = karta
board-person = { $place }: { $effects }
board-person-taken = { $place } (stojí tu kápo, { $boss }): { $effects }
board-goal = Cíl: { $need }; { $cash } do sejfu
board-operations = Operace
board-worth-vip = pojme { $count }
board-worth-party = prodá { $count }
board-worth-still = vyrobí { $count }
board-worth-fleet = dojezd { $count }
board-vip-waiting = čeká { $count } { $most ->
    [1] z
    [5] z
   *[other] ze
} { $most }
board-barrel-now = za sud teď
board-at-still = { $count } v lihovaru
board-two-trucks = dva náklaďáky
board-second-truck = druhý od { $level }
board-crew = Peníze a lidé
board-pocket = Kapsa
board-safe = Sejf
board-thugs = Ranaři
board-no-ally = bez společníka
board-help = za { $cash }
board-help-once = jednou { $cash }
board-home = čtvrť { $district }
board-ally = { $name }, { $district }: { $card }
board-leverage = Páka: { $lasting } trvalá, { $tokens } v žetonech
board-leverage-price = mafián stojí páku { $count }
board-no-crates = Zatím žádné bedny
board-crates = Bedny: { $perks }
board-capos = Kápové zbývající v tomto dějství
board-buildings = Zbývající budovy
board-price-reward = cena, pak odměna
board-no-reward = bez odměny
board-upgrades = vylepšení
board-hand-tokens = Ruka, žetony města, pomocníci
board-hand = Ruka
board-tokens = Žetony města
board-tokens-help = Žetony města se hrají v Restauraci.
board-tokens-held = { $count } { $most ->
    [5] z
   *[other] ze
} { $most }
board-helpers = Pomocníci
board-no-helpers = karty pomocníků došly
board-used-bottles = Použití, za zástěnou: { $bottles }
board-op-decks = Balíčky operací
board-in-deck = { $count } v balíčku
board-next-crate = Další bedna
board-token-display = Nabídka žetonů města
board-piles = lícem dolů
board-middle = prostřední
board-right = odkryté
board-own-tokens = tvoje
board-gangsters = Gangsteři
board-gangsters-left = přijde { $count }
board-gangster = { $name }: { $card }
board-rival-deck = Karty Rivala
board-rival-means = Prostředky Rivala
board-rival-purse = Pokladna
board-rival-power = Síla při převzetí
board-rival-defence = Obrana ve válkách
board-rival-price = Za prodaný sud
board-rival-books = Zbývající knihy
board-rival-capos = Zbývající kápové
board-rival-mobsters = Mafiáni v zásobě
board-tracks = Pořadí tahů, čas a proslulost
board-turn-order = Pořadí tahů
board-column = Místo { $column }: mafián stojí páku { $leverage }; přesun sem stojí karty: { $cards }
board-end-of-act = Konec { $act }. dějství
board-wars = V těchto čtvrtích zaútočí noví gangsteři, s touto silou
board-patrols = Do těchto čtvrtí přijdou policisté
board-later = pak
board-notoriety = Proslulost
board-preparation = Přípravné kolo
board-act = { $act }. dějství
board-round = { $act }. dějství, { $round }. kolo
board-round-of-act = { $round }. kolo
board-war = Luciano, konec { $act }. dějství
board-war-part = Po { $act }. dějství
board-over = Konec hry
board-level-vip = úroveň VIP místnosti
board-level-party = úroveň večírku
board-level-still = úroveň lihovaru
board-level-fleet = úroveň vozového parku
board-level-strength = síla
board-count-ally = síla společníka
board-count-thugs = ranaři
board-count-leverage = páka
board-count-mobsters = mafiáni ve VIP oblasti
board-count-books = knihy k falšování
board-count-cards = karty v ruce
board-count-tokens = žetony města
board-count-helpers = nepoužití pomocníci
board-money = Kapsa { $pocket }, sejf { $safe }
board-done = hotovo
board-back-to = Zpět k části: { $part }
board-now = teď
board-next = pak
board-first-building = První budova
board-first-card = První karta, jen její odměna
board-use-helper = Použít pomocníka, chceš-li
board-send-capo = Vyslat kápa
board-draw-card = Vzít kartu
board-ends-turn = tím tah končí
board-first-of-two = 1. ze 2
board-second-of-two = 2. ze 2
board-war-strength = síla { $strength }, ve válce +{ $modifier }
board-deed-ally = nový společník
board-deed-build-bar-or-still = otevřít nebo převzít
board-deed-build-nightclub-or-casino = klub nebo kasino
board-deed-change-turn-order = změna pořadí tahů
board-deed-two-of-three = karta, žetony, nebo knihy
board-own-defence = Tvá obrana, tví ranaři, tvůj společník
board-legend = Co znamenají značky
board-sign-capo = kápo
board-sign-barrel = sud
board-sign-crate = bedna: jednou peníze a natrvalo výhoda
board-sign-cop = policista: budovy bez mafiána jsou zavřené; v čárkovaném kroužku teprve přijde
board-sign-war = na konci dějství sem zaútočí gangsteři
board-sign-discard = karta k odložení
board-hint = Ukaž na tah v seznamu nebo na místo, které svítí, a uvidíš, co obnáší.
board-hint-list = Ukaž v seznamu na způsob platby a uvidíš, kolik zbude.
board-hint-trucks = Stiskni náklaďák, se kterým chceš jet: plný rámeček ukazuje ten zvolený. Svítí místa, kam dojede.
board-hint-mobsters = Stiskni mafiána, kterého chceš přesunout: plný rámeček ukazuje toho zvoleného.
board-hint-tokens = Stiskni žeton města, který chceš odložit: plný kroužek ukazuje ten zvolený.
board-token-for-later = žeton města na později: { $token }
board-token-last = žeton města: { $token }
board-pay = Cena
board-gain = Zisk
board-gain-later = Později
board-at-the-end = na konci
board-there = Tam
board-odds = { $strength } proti { $against }
board-strength-against = Síla { $strength } proti { $against }
board-capo-of = { $boss }: { $person }
board-do = Provést
board-skip = Vynechat
board-enough = Hotovo
board-split = Zvolit, čím platit
board-splits = Čím platit, zvolíš
board-pocket-change = kapsa { $before } → { $after }
board-safe-change = sejf { $before } → { $after }
board-against = obrana { $strength }
board-discount = sleva { $cash }
board-risen = { $track } { $level }
board-bill-thugs = { $count ->
    [one] { $count } ranař
    [few] { $count } ranaři
   *[other] { $count } ranařů
}
board-bill-cards = { $count ->
    [one] { $count } karta k odložení
    [few] { $count } karty k odložení
   *[other] { $count } karet k odložení
}
board-bill-leverage = páka { $count }
board-bill-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
board-earns-discount = vylepšení odteď o { $cash } levnější
board-note-cop = policista: zavřeno
board-note-cop-coming = přijde policista
board-note-war = přijde válka
board-group-leave = Nebo
board-group-give-up = Vzdát
board-group-idle = Náklaďák { $number }, kde není co dělat
board-enter = { $district }: { $sights }
board-hire = Najmout ranaře
board-buy = { $count ->
    [one] Koupit { $count } sud
    [few] Koupit { $count } sudy
   *[other] Koupit { $count } sudů
}
board-stack = Na sloupeček { $number }
board-move = { $from } → { $to }
board-house = { $building } ({ $space })
board-group-location = { $location }: { $deeds }
board-times = { $deed } ×{ $count }
board-group-elsewhere = Jinde
board-group-open = Otevřít na prázdném poli
board-group-take-over-by = Převzít a zvolit čím
board-group-upgrade = Vylepšit bar
board-group-protect = Poslat mafiána ke dveřím
board-group-sell = Prodat sud
board-group-stash = Uložit sud
board-group-capos = Vyměnit se s kápem
board-group-hand = Karty z ruky
board-group-docks = Doky: { $region }
board-group-helpers = Pomocníci
board-group-means = Čím
board-group-more = Víc, než je třeba
board-group-twin = Totéž na druhém poli
board-group-pay = Kapsa a sejf
board-group-pay-otherwise = Zaplatit jinak
board-group-tracks = Úrovně
board-group-move = Přesunout mafiána v docích
board-group-tokens = Žetony města
board-group-decks = Balíčky
board-group-truck = Náklaďák { $number }
board-group-gangsters = Gangsteři
board-group-ships = Lodě
board-group-goals = Cíle
board-group-order = Místo v pořadí tahů
board-group-choose = Vyber
board-books = { $count ->
    [one] Knihy k falšování; další { $count } v zásobě
    [few] Knihy k falšování; další { $count } v zásobě
   *[other] Knihy k falšování; dalších { $count } v zásobě
}
board-mobsters = { $count ->
    [one] Mafiáni v zásobě; { $count } další na stupnici proslulosti
    [few] Mafiáni v zásobě; { $count } další na stupnici proslulosti
   *[other] Mafiáni v zásobě; { $count } dalších na stupnici proslulosti
}
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
board-used = { $count ->
    [one] { $count } použitý
    [few] { $count } použití
   *[other] { $count } použitých
}
board-deck-unseen = { $count ->
    [one] { $count } pod ní
    [few] { $count } pod ní
   *[other] { $count } pod ní
}
board-deck-discarded = { $count ->
    [one] { $count } odložená
    [few] { $count } odložené
   *[other] { $count } odložených
}
board-rival-cards = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
board-later-count = { $count ->
    [one] { $count } čtvrť dalších dějství
    [few] { $count } čtvrti dalších dějství
   *[other] { $count } čtvrtí dalších dějství
}
