### Stránky kolem stolu.

## Co je na každé stránce

chrome-house = Backroom
chrome-title = { $page } · Backroom
chrome-skip = Přejít k obsahu
chrome-ways = Rozcestník
chrome-rules = Pravidla
chrome-language = Jazyk
chrome-theme = Světlý nebo tmavý vzhled
chrome-theme-system = Podle systému
chrome-theme-light = Světlý
chrome-theme-dark = Tmavý
chrome-foot-rules = Pravidla jsou číslovaná a všude citovaná.
chrome-foot-shuffle = Každé zamíchání lze zpětně ověřit.
chrome-foot-about = Co je oficiální a co jsme navrhli sami
chrome-foot-api = Pro programy: JSON API

## Úvodní stránka

front-warm = Tvoje židle je ještě teplá
front-waits-mine = { $count ->
    [one] Čeká na tebe { $count } stůl.
    [few] Čekají na tebe { $count } stoly.
   *[other] Čeká na tebe { $count } stolů.
}
front-waits-others = { $count ->
    [one] { $count } čeká na někoho jiného.
    [few] { $count } čekají na někoho jiného.
   *[other] { $count } čeká na někoho jiného.
}
front-continue = Pokračovat ve hře
front-welcome = Pojď dál a posaď se
front-welcome-help = Bez účtu, bez příprav, bez hádek o pravidla. Za minutu se hraje a vždycky se dozvíš, proč něco nejde.
front-start = Začni něco nového
front-start-help = Za minutu se hraje, špatný tah neprojde a vždycky se dozvíš proč.
front-open = Otevřít stůl
front-alone = Hrát sólo
front-alone-title = Sólo
front-bots = Proti botům
front-bots-title = Proti botům
front-guest = Host
front-soon = Zatím tu není: ještě nás ji nikdo nenaučil rozdávat.
front-replays = Záznamy
front-finished = Dohrané hry
front-finished-help = Projdi je tah po tahu, třeba očima soupeře.
front-state-you = jsi na tahu
front-state-others = čeká se
front-state-finished = prohlédnout
front-state-stopped = nelze hrát dál
front-to-move = Na tahu: { AND($names) }.
front-news = { $count ->
    [one] { $count } novinka.
    [few] { $count } novinky.
   *[other] { $count } novinek.
}
front-art-fliptown = Plakát hry Fliptown: hrací karta, nahoře šerif, dole psanec, za nimi pouštní městečko
front-art-escape-plan = Plakát hry Escape Plan: zloděj utíká po střeše ve světle reflektoru a létají bankovky
front-art-speakeasy = Plakát hry Speakeasy: oči v kukátku dveří ve stylu art deco, před nimi sklenka na koktejl
front-art-in-too-deep = Plakát hry In Too Deep: neonový profil na kabelu v kruhu osmi zón
front-facts-fliptown = 1 až 4 hráči, 40 minut
front-facts-escape-plan = 1 až 5 hráčů, 25 minut na hráče
front-facts-speakeasy = 1 až 4 hráči, 45 minut na hráče
front-facts-in-too-deep = 1 až 5 hráčů, 90 až 120 minut
front-pitch-fliptown = Otoč tři karty, zakresli si mapu, vyhni se šerifovi. Sólo o titul, nebo proti některému ze čtyř kovbotů.
front-pitch-escape-plan = Posbírej za tři dny svůj lup, než se zavře poslední výjezd. Sólo proti Sandře a Costovi.
front-pitch-speakeasy = Bary, sudy a úplatky na Manhattanu za prohibice. Jedenáct tahů, čtyři dějství.
front-pitch-in-too-deep = Zahákni se zločincům do mysli, sbírej důkazy a zkus přitom neztratit sebe. Sólo proti Echo.

## Nový stůl

new-page = Otevřít stůl
new-heading = Otevřít stůl hry { $game }
new-start = Začít od
new-seats = Místa u stolu
new-more = Další volby
new-rules = Pravidla u tohoto stolu
new-you = ty
new-your-name = Tvoje jméno
new-friend = Kamarád
new-nobody = Zavřeno
new-who = Kdo sedí na židli { $number }
new-taker-friend = Kamarád s odkazem
new-taker-random = Bot: hází kostkou
new-taker-greedy = Bot: myslí o krok napřed
new-taker-closed = Zavřeno
new-note-friend = Dostaneš odkaz k odeslání.
new-note-random = snadný soupeř
new-note-greedy = bere, co se dá
new-note-closed = nikdo tu nesedí
new-not-available = Teď to nejde. { $why }
new-without = U tohoto stolu je to potřeba. { $why }
new-more-seats = S dalším místem by to nešlo dohromady. { $why }
new-fewer-seats = S menším počtem míst by to nešlo dohromady. { $why }
new-bill = Na stole
new-bill-game = Hra
new-bill-seats = Místa
new-bill-company = Ve hře navíc
new-company-sandra-costa = Sandra a Costa
new-company-sandra = vyšetřovatelka Sandra
new-people = { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
new-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boti
   *[other] { $count } botů
}
new-people-and-bots = { $people }, { $bots }
new-title = Jméno stolu
new-sealed = Zamíchání se zapečetí před první kartou a na konci se dá ověřit.
new-again = Kdo se ještě dívá na dohraný stůl, dozví se to tam a má tu místo: odkaz posílat netřeba.
new-set = Prostřít stůl
new-update = Přepočítat, co jde dohromady
new-faults = { $count ->
    [one] Takhle stůl zatím prostřít nejde
    [few] Takhle stůl zatím prostřít nejde: { $count } věci
   *[other] Takhle stůl zatím prostřít nejde: { $count } věcí
}
new-fault-unknown = „{ $value }“ není nic, čím by „{ $key }“ mohlo být. Vyber znovu.
new-fault-no-name = Jméno musí mít aspoň jedno písmeno.
new-fault-long-name = { $most ->
    [one] Jméno má nejvýš { $most } písmeno.
    [few] Jméno má nejvýš { $most } písmena.
   *[other] Jméno má nejvýš { $most } písmen.
}
new-fault-no-title = Jméno stolu musí mít aspoň jedno písmeno.
new-fault-long-title = { $most ->
    [one] Jméno stolu má nejvýš { $most } písmeno.
    [few] Jméno stolu má nejvýš { $most } písmena.
   *[other] Jméno stolu má nejvýš { $most } písmen.
}

## Pozvánka

join-kept = { $host } ti drží židli
join-kept-nobody = Máš tu drženou židli
join-again = Tady sedí { $name }: pokračuj i na tomto zařízení
join-used = Tahle pozvánka už neplatí
join-yours = Tady už sedíš
join-table = Stůl se jmenuje „{ $title }“.
join-name = Jak ti máme říkat?
join-name-help = Na nic jiného se neptáme. Místo ti drží tento prohlížeč.
join-sit = Posadit se
join-used-help = Buď se s ní už někdo posadil, nebo kus odkazu chybí. Řekni si o další, nebo se dívej.
join-watch = Dívat se na hru
join-play = Ke stolu
join-rules = Přečíst si pravidla

## Pravidla

rules-title = Pravidla hry { $game }
rules-intro = Každé pravidlo má číslo a vše, co se u stolu stane, uvádí to své.
rules-games = Pravidla které hry
rules-how = Jak se hraje
rules-contents = Kapitoly
rules-search = Hledat v pravidlech
rules-search-hint = Slova, nebo číslo
rules-found = { $count ->
    [0] O „{ $query }“ žádné pravidlo nemluví. Zkus méně slov.
    [one] { $count } pravidlo na dotaz „{ $query }“.
    [few] { $count } pravidla na dotaz „{ $query }“.
   *[other] { $count } pravidel na dotaz „{ $query }“.
}
rules-to-table = Zpět ke stolu
rules-to-replay = Zpět k záznamu
rules-all = Všechna pravidla
rules-english = Jen anglicky.
rules-read-on = V pravidlech

## O Backroomu

about-page-title = Co je oficiální a co je naše
about-page-what = Backroom je stůl pro deskové hry o zločinu: rozdává, soudcuje a vede účty, aby se dalo hrát.
about-page-ours-title = Slova a obrázky
about-page-ours = Všechny kresby a všechny věty tady jsou naše. Nepoužíváme žádnou grafiku ani text vydavatelů. České termíny jsou z českých pravidel, polské z polských pravidel hry Escape Plan; co v nich není, je naše.
about-page-affiliation = S žádným vydavatelem nejsme spojeni a nikdo z nich tohle neschválil. Když se ti hra líbí, kup si krabici.
about-page-parts = Z čeho je { $game }
about-page-credits = Autor: { $designer }. Ilustrace: { $illustrator }. Vydavatel: { $publisher }.
about-page-credits-plain = Autoři: { $designer }, vydavatel: { $publisher }.
about-page-source-rulebook = Z pravidel
about-page-source-rulebook-help = Stojí v textu oficiálních pravidel.
about-page-source-public = Z veřejných tisků
about-page-source-public-help = Přečteno z tisků komponent, na které se může podívat každý.
about-page-source-designed = Naše vlastní
about-page-source-designed-help = Doplnili jsme, kde se předloha ztratila nebo nebyla jasná; není to oficiální.
about-page-rows = { $name } ({ $count })
about-page-fliptown-badlands = cíle v pustině
about-page-fliptown-bounties = karty odměn
about-page-fliptown-bounty-rules = hvězdy za karty odměn
about-page-fliptown-buildings = budovy ve městečku
about-page-fliptown-cemetery = náhrobky a odměny mezi nimi
about-page-fliptown-characters = postavy
about-page-fliptown-components = počty karet a map
about-page-fliptown-cowbot-rules = jak kovboti bodují
about-page-fliptown-cowbots = kovboti
about-page-fliptown-deck = pokerový balíček
about-page-fliptown-edition-overrides = hodnoty jiných tisků, nepoužité
about-page-fliptown-final-scoring = závěrečné bodování
about-page-fliptown-game = hráči, kola a tahy
about-page-fliptown-gold-spending = ceny změny karet za zlato
about-page-fliptown-holdem = Texas Hold ’em
about-page-fliptown-hotel = hvězdy v hotelu
about-page-fliptown-income = příjem z pánví a kladívek
about-page-fliptown-items = předměty
about-page-fliptown-land-office = půda pozemkového úřadu
about-page-fliptown-mine = místnosti v dole
about-page-fliptown-phases = fáze kola
about-page-fliptown-poker = výplaty za pokerové ruce
about-page-fliptown-regions = oblasti
about-page-fliptown-score-ranks = hodnocení podle bodů
about-page-fliptown-sheriff = úplatky a pokuty
about-page-fliptown-solo-challenges = sólové úkoly
about-page-fliptown-standard-start = s čím každý začíná
about-page-fliptown-suit-regions = která barva kam vede
about-page-fliptown-tool-tracks = počet pánví a kladívek
about-page-fliptown-tools = nářadí
about-page-fliptown-trail = zastávky na stezce
about-page-fliptown-wanted-titles = tituly podle WANTED
about-page-escape-plan-assets = výhody
about-page-escape-plan-automa-targets = karty Sandry a Costy
about-page-escape-plan-businesses = podniky
about-page-escape-plan-components = počty žetonů a karet
about-page-escape-plan-contact-row = nabídka kontaktů
about-page-escape-plan-contacts = karty kontaktů
about-page-escape-plan-day = průběh dne
about-page-escape-plan-equipment = vybavení
about-page-escape-plan-escape-plans = karty plánu útěku
about-page-escape-plan-exit-tile-piles = destičky EXIT
about-page-escape-plan-fixer-tiles = pomůcky
about-page-escape-plan-game = hráči a dny
about-page-escape-plan-geometry = jak jsou díly nakreslené
about-page-escape-plan-group-bonus = odměny za tři místa
about-page-escape-plan-inspector-deck = Sandřin balíček
about-page-escape-plan-keys = klíče
about-page-escape-plan-lieutenant-deck = Costův balíček
about-page-escape-plan-location-kinds = druhy lokací
about-page-escape-plan-locker-piles = destičky schránek
about-page-escape-plan-movement = pohyb
about-page-escape-plan-notoriety-lines = hraniční čáry pověsti
about-page-escape-plan-notoriety-track = počítadlo pověsti
about-page-escape-plan-officer-types = policisté
about-page-escape-plan-patrol-deck = karty hlídek
about-page-escape-plan-player-board = deska hráče
about-page-escape-plan-player-counts = co určuje počet hráčů
about-page-escape-plan-player-start = s čím každý začíná
about-page-escape-plan-prices = ceny
about-page-escape-plan-safe-houses = skrýše
about-page-escape-plan-scoring = závěrečné bodování
about-page-escape-plan-tiles = díly města
about-page-speakeasy-acts = kola, roky a války dějství
about-page-speakeasy-ally-ability = schopnosti společníků
about-page-speakeasy-bottle = láhve
about-page-speakeasy-building-prices = ceny budov
about-page-speakeasy-city-token = žetony města
about-page-speakeasy-components = počty kamenů a karet
about-page-speakeasy-crate = bedny
about-page-speakeasy-district = čtvrti a cesty mezi nimi
about-page-speakeasy-docks = doky
about-page-speakeasy-final-values = závěrečné hodnoty budov
about-page-speakeasy-game = autor, vydavatel a počet hráčů
about-page-speakeasy-gangster = gangsteři
about-page-speakeasy-gangster-strength-tokens = žetony síly gangsterů
about-page-speakeasy-goals = cíle na plánu
about-page-speakeasy-harbours = přístavy
about-page-speakeasy-helper = karty pomocníků
about-page-speakeasy-location = lokace a jejich osoby
about-page-speakeasy-money = praní peněz a poplatky
about-page-speakeasy-notoriety = stupnice proslulosti
about-page-speakeasy-operation-card = karty operací
about-page-speakeasy-park-goal = cíle Central Parku
about-page-speakeasy-payouts = výplaty od Luckyho Luciana
about-page-speakeasy-per-player = s čím každý začíná
about-page-speakeasy-region-goal = oblastní cíle
about-page-speakeasy-setup = příprava hry
about-page-speakeasy-ship = pašerácké lodě
about-page-speakeasy-side = dvě strany plánu
about-page-speakeasy-slot = budovy na desce operací
about-page-speakeasy-solo = Rival sólové hry
about-page-speakeasy-thugs = ceny ranařů
about-page-speakeasy-track = úrovně
about-page-speakeasy-trucks = náklaďáky
about-page-speakeasy-turn-order = stupnice pořadí tahů
about-page-in-too-deep-bonuses = odměny závěrečného hodnocení
about-page-in-too-deep-chapter = odměny a tresty kapitol
about-page-in-too-deep-counts = počty komponent a karet
about-page-in-too-deep-crime = zločiny
about-page-in-too-deep-criminal = zločinci
about-page-in-too-deep-dilemma = dilemata
about-page-in-too-deep-echo = Echo, její deska a karty
about-page-in-too-deep-evidence = druhy důkazů
about-page-in-too-deep-game = autoři, vydavatel a rok
about-page-in-too-deep-grip-track = stupnice nadvlády
about-page-in-too-deep-item = předměty
about-page-in-too-deep-setup = příprava hry
about-page-in-too-deep-storyline = dějové linky
about-page-in-too-deep-support = žetony podpory
about-page-in-too-deep-table-size = počty podle počtu hráčů
about-page-in-too-deep-values = ceny, sázky a hodnoty důkazů
about-page-in-too-deep-zone = zóny
about-page-shuffle-title = Jak se dokazuje zamíchání
about-page-shuffle = Než padne první karta, stůl ukáže otisk (SHA-256) čísla, ze kterého plyne každé dobrání. Po hře ukáže i to číslo. Patří-li k sobě, nemohl mezitím do míchání nikdo sáhnout, ani ten, komu server patří.
about-page-shuffle-check = Nemusíš nám věřit. Stáhni si záznam dohrané hry a nech program všechno přepočítat:
about-page-privacy-title = Co o tobě víme
about-page-privacy = Jedna cookie drží klíč k tvým místům u stolu, další tvůj jazyk, vzhled a poslední jméno. Žádný účet, žádné sledování, žádná reklama a odjinud se nic nenačítá.
about-page-licence-title = Licence
about-page-licence = Backroom je svobodný software pod { $licence }, podle toho, co ti vyhovuje víc.
about-page-version = Verze { $version }

## Když se něco nepovede

problem-home = Na úvodní stránku
problem-again = Zkusit znovu

new-pack = Komponenty
new-pack-help = Hodnoty na kartách, dílech a deskách: vestavěné, nebo z krabice, kterou někdo opsal.
new-pack-built-in = Vestavěné
new-pack-changes = { $count ->
    [one] jedna hodnota se liší
    [few] { $count } hodnoty se liší
   *[other] { $count } hodnot se liší
}
