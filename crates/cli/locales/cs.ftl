### Co říká příkazová řádka.

## Nápověda

help-title = Backroom: stůl pro kriminální deskové hry, přesně podle pravidel

help-usage = Použití:
help-commands = Příkazy
help-arguments = Argumenty
help-options = Volby

command-serve = Otevřít stůl v prohlížeči (totéž udělá samotné „backroom“)
command-play = Hrát v terminálu: sólo, proti botům, nebo u jedné klávesnice
command-simulate = Odehrát mnoho her samých botů a spočítat výsledky
command-replay = Vyprávět uloženou hru, nebo ji ověřit
command-rules = Ukázat a prohledat pravidla hry
command-options = Ukázat, co lze před hrou nastavit
command-engine = Mluvit s pravidly po řádcích JSON, pro programy

arg-addr = Kde poslouchat; bez zadání 127.0.0.1:7272, pro všechny v síti 0.0.0.0:7272
arg-db = Soubor se všemi stoly; bez zadání backroom.db
arg-public-url = Adresa, pod kterou lidé server najdou, pro odkazy: schéma a jméno
arg-behind-proxy = Předřazená proxy říká, kdo se ptá (X-Forwarded-For)
arg-rate = Kolik požadavků za sekundu smí poslat jedna adresa; 0 znamená bez omezení
arg-open = Otevřít prohlížeč, pokud tu nějaký je
arg-json-logs = Zapisovat záznamy jako řádky JSON
arg-lang = Jazyk: en, cs nebo pl
arg-help = Ukázat tuto nápovědu
arg-version = Ukázat verzi
arg-game = Hra: fliptown, escape-plan, speakeasy nebo in-too-deep
arg-seats = Kolik lidí a botů hraje; jejich místa se číslují od 0
arg-option = Změnit nastavení (vypíše je „backroom options HRA“); lze opakovat
arg-preset = Vyjít z pojmenovaného nastavení
arg-seed = Libovolný text; stejné semínko zamíchá stejně
arg-bot = Nechat hrát bota: na jednom místě, nebo na všech nejmenovaných; lze opakovat
arg-name = Jméno toho, kdo tam sedí; lze opakovat
arg-resume = Pokračovat v uložené hře
arg-games = Kolik her se odehraje
arg-first = Číslo první hry, má-li se některá zopakovat
arg-threads = Kolik vláken hraje; výsledek je vždy stejný
arg-check = Po každé akci ověřit všechny invarianty
arg-json = Vypsat jeden objekt JSON
arg-file = Soubor se záznamem hry
arg-to = Jen prvních tolik tahů
arg-seat = Co mohlo vidět toto místo (čísluje se od 0)
arg-spectator = Co mohl vidět divák; to platí, když se nic neřekne
arg-verify = Přepočítat celou hru i závazek a ohlásit první rozdíl
arg-query = ID pravidla nebo kapitoly, nebo hledaná slova

## Chyby

error-line = backroom: { $message }
error-log = Proměnnou { $name } nelze přečíst: { $why }. Stačí slovo jako { $example }, nebo podrobněji: { $more }.
error-io = Čtení nebo zápis se nezdařil: { $why }
error-file = { $file }: { $why }
error-game = Hru „{ $game }“ tento program nezná. Zná: { $known }.
error-seat = Místo { $given } tu není. Místa u tohoto stolu mají čísla od 0 do { $last }.
error-no-presets = Pojmenované nastavení „{ $preset }“ neexistuje: tato hra žádná nemá.
error-preset = Pojmenované nastavení „{ $preset }“ neexistuje. Existují: { $known }.
error-twice = „{ $what }“ je zadáno dvakrát. Zadej to jen jednou.

## serve

serve-open = Backroom je otevřený: { $url }
serve-file = Všechny stoly jsou v souboru { $file }.
serve-more = Ctrl+C ho zavře. Co ještě umí, řekne „backroom --help“.
serve-cannot-listen = Na adrese { $addr } nelze nikoho obsloužit: { $why }. Jinou adresu zvol pomocí --addr.
serve-in-use = Na adrese { $addr } nelze nikoho obsloužit: { $why }. Neběží tam už server? Jinou adresu zvol pomocí --addr.
serve-no-right = Na adrese { $addr } nelze nikoho obsloužit: { $why }. Zvol pomocí --addr port od 1024 výš, třeba 127.0.0.1:7272.
serve-cannot-open = Data v souboru { $file } nelze otevřít: { $why }. Složka musí existovat, do složky i souboru musí jít zapisovat a na disku musí být místo.
serve-directory = { $file } je složka. Zvol soubor pomocí --db, třeba { $example }.
serve-not-a-file = { $file } není název souboru a žádný stůl by se neuchoval. Zvol soubor pomocí --db, třeba backroom.db.
serve-not-ours = { $file } není databáze Backroomu; zůstal beze změny. Jiný soubor zvol pomocí --db.
serve-broken = { $file } je poškozený: část chybí nebo je přepsaná. Zůstal beze změny. Nahraď ho zálohou, nebo zvol jiný soubor pomocí --db.
serve-newer = Data v souboru { $file } mají verzi { $found } a tento program zná verze do { $known }; zůstala beze změny. Spusť novější program.
serve-data = Data nelze přečíst: { $why }
serve-left-out = Tento program byl sestaven bez stolu v prohlížeči. Co umí, řekne „backroom --help“.

## simulate

simulate-speed = her: { $games }, rozhodnutí: { $decisions }, čas: { $seconds } s; rozhodnutí za sekundu: { $rate }
simulate-mean = průměr
simulate-wins = výhry
simulate-end = { $count } × { $reason }
simulate-failed = Hra { $game } selhala: { $what }. Zopakuješ ji takto: --seed { $seed } --first { $game } --games 1
simulate-failures = { $failures ->
    [one] { $failures } selhání
    [few] { $failures } selhání
   *[other] { $failures } selhání
}, odehraných her: { $games }.
simulate-too-many = Tolik her nelze očíslovat. Zvol menší --first a --games.

## rules a options

rules-hint = „backroom rules { $game } { $prefix }-4“ ukáže kapitolu, „backroom rules { $game } SLOVA“ hledá slova.
rules-nothing = Žádné pravidlo hry { $game } nemá „{ $query }“ jako ID, kapitolu ani slova. Kapitoly vypíše „backroom rules { $game }“.

options-seats = --seats od { $min } do { $max }
modes-fliptown = O samotě hraješ o co nejlepší hodnocení nebo proti kovbotovi, dva až čtyři lidé hrají proti sobě a o odměny.
modes-escape-plan = O samotě hraješ proti vyšetřovatelce Sandře a poručíku Costovi, dva lidé hrají proti sobě a proti Sandře, tři až pět proti sobě.
modes-speakeasy = O samotě hraješ proti Rivalovi, dva až čtyři lidé hrají proti sobě.
modes-in-too-deep = O samotě hraješ proti Echo, dva až pět lidí hraje proti sobě; ke dvěma se může přidat Echo.
options-preset = --preset { $key }: { $label } ({ $settings })
options-hint = Nastavíš je takto: „backroom play { $game } --option KLÍČ=HODNOTA“. Hvězdička značí, co platí, když se nic neřekne.

## replay

replay-seen-by = očima: { $who }
replay-no-file = Soubor { $file } neexistuje. Zadej záznam hry: v terminálu ho u stolu uloží „save“ a stůl v prohlížeči ho má ke každé dohrané hře.
replay-unreadable = Záznam { $file } nelze přečíst: { $why }. Zadej soubor, který smíš číst.
replay-no-digest = V souboru chybí řádek „digest …“, možná se ztratil jeho konec. Tohle je hra, jak ji soubor zachytil.
replay-too-far = { $moves ->
    [one] Hra má jen { $moves } tah.
    [few] Hra má jen { $moves } tahy.
   *[other] Hra má jen { $moves } tahů.
} Zvol menší --to.
replay-verified = { $moves ->
    [one] Ověřeno: { $moves } tah,
    [few] Ověřeno: { $moves } tahy,
   *[other] Ověřeno: { $moves } tahů,
} závazek i poslední stav souhlasí se souborem. Hra skončila.
replay-verified-unfinished = { $moves ->
    [one] Ověřeno: { $moves } tah,
    [few] Ověřeno: { $moves } tahy,
   *[other] Ověřeno: { $moves } tahů,
} závazek i poslední stav souhlasí se souborem. Hra neskončila.

## Body

scores-title = Body
scores-total = Celkem
scores-place = Pořadí
scores-honours = { $who }: { $honours }

## Stůl v terminálu

play-setting = { $option }: { $value }
play-commitment = Závazek k semínku: { $commitment }. Až hra skončí, semínko se ukáže a „backroom replay --verify“ dokáže, že do míchání nikdo nezasáhl.
play-hint = Napiš číslo volby a stiskni Enter. „?“ vysvětlí pravidlo, o které jde, „h“ ukáže, co dalšího lze napsat.
play-begin = Začni klávesou Enter.
play-keys = h nápověda · ? proč · u zpět · q konec
play-more-news = { $lines ->
    [one] … { $lines } dřívější řádek; vše ukáže l
    [few] … { $lines } dřívější řádky; vše ukáže l
   *[other] … { $lines } dřívějších řádků; vše ukáže l
}
play-more = Enter: dál · libovolné písmeno: dost
play-hand-over = U klávesnice je teď { $who }. Nikdo jiný ať se nedívá. Stiskni Enter.
play-no-such-choice = { $count ->
    [one] Je jen volba 1.
    [few] Volby mají čísla od 1 do { $count }.
   *[other] Volby mají čísla od 1 do { $count }.
}
play-not-understood = To není ani volba, ani příkaz; „h“ ukáže, co lze napsat.
play-refused = Ne: { $why }
play-refused-by = Ne: { $why } [{ $rule }] Pravidlo ukáže „?“.
play-no-rule = Za tím žádné pravidlo není. „? ČÍSLO“ vysvětlí volbu, „? SLOVA“ hledá slova v pravidlech.
play-undo-consent = Pokud všichni souhlasí, „u!“ vezme poslední rozhodnutí přesto zpět.
play-saved = Uloženo: { $file }
play-career = Poprvé ve tvé kariéře: { $reached }.
play-career-lost = Tvou kariéru se nepodařilo zapsat do { $file }: { $why }. Když soubor odsuneš jinam, začne nová.
play-save-exists = { $file } už existuje. Zvol jiné jméno: save JMÉNO
play-save-question = Uložit hru, než odejdeš? (ano/ne)
answer-yes = ano
answer-no = ne
play-goodbye = Na shledanou.
play-input-ended = Vstup skončil, a s ním i toto sezení.
play-input-ended-unsaved = Vstup skončil dřív, než se hra uložila.
play-seed = Semínko bylo { $seed }.
play-over = Hra skončila. „l“ ukáže průběh, „save“ uloží záznam, Enter odejde.
play-defect = Hra po { $ply } rozhodnutích nemůže pokračovat. To je chyba programu; ohlas ji prosím i se semínkem a nastavením.

key-choose = vzít volbu s tímto číslem
key-back = zpět k předchozí volbě
key-more = { $count ->
    [one] ještě { $count } možnost …
    [few] ještě { $count } možnosti …
   *[other] ještě { $count } možností …
}
key-why = pravidlo, o které jde, nebo proč byla akce odmítnuta
key-why-choice = pravidlo, na kterém stojí volba 3
key-rules = pravidlo s tímto ID, nebo pravidla s těmito slovy
key-undo = vzít zpět své poslední rozhodnutí
key-consent = vzít zpět poslední rozhodnutí, i když se něco odhalilo, pokud všichni souhlasí
key-board = celý stůl, i kdyby se nevešel, a co znamenají značky
key-log = co se stalo
key-scores = dosavadní body
key-save = uložit hru; pokračuje „backroom play --resume SOUBOR“
key-redraw = znovu nakreslit stůl
key-help = tato nápověda
key-quit = odejít od stolu

## Deska Fliptownu

board-round = Kolo { $round }/{ $rounds }
board-turn = Tah { $turn }/{ $turns }
board-stage-poker = Pokerové ruce
board-stage-preacher = Než přijde šerif
board-stage-bribes = Úplatky
board-stage-arrest = Zatýkání
board-stage-over = Konec
board-suit = barva
board-value = hodnota
board-poker = poker
board-deck = balíček { $count }
board-discards = odhoz { $count }
board-sheriff = šerif
board-fine = pokuta
board-points = { $points } b.
board-used = použito
board-bonus = bonusová akce
board-steals = krade při
board-stolen = ukradeno { $count }
board-busy = přemýšlí
board-done = hotovo
board-table = U stolu
board-legend = ★ hvězda ☆ stříbrná G zlato W WANTED ◡ pánev ⊤ kladívko +♥ bonus ▸7-2 za 2 zlata

board-building-undertaker = Hrobník
board-building-bank = Banka
board-building-hideout = Skrýš
board-building-stables = Stáje
board-building-general-store = Krám
board-building-church = Kostel
board-building-hotel = Hotel
board-building-land-office = Půda
board-building-gunsmith = Puškař
board-building-bail-bonds = Kauce
board-building-sheriffs-office = Šerif
board-building-saloon = Saloon
board-building-prospectors-club = Klub

board-ability-trailblazer = bonusová akce +♥
board-ability-cheat = jedna karta jako libovolná
board-ability-prospector = hodnota ± pánve
board-ability-settler = bonusová akce +♣
board-ability-bandit = bonusová akce +♠
board-ability-marshal = jiná karta šerifa
board-ability-preacher = -6W před šerifem
board-ability-miner = bonusová akce +♦
board-ability-ranch-hand = -2W za kladívko
board-ability-grave-robber = bonusová akce +†
board-ability-man-in-black = libovolná bonusová akce
board-ability-baroness = 1G za každé W
board-ability-mayor = nové karty na stole
board-ability-wild-card = žolík × { $count }

board-bounty-all-regions = 4 místa v každé z ♥♠♦♣
board-bounty-trail-bonuses = ♥ 3, 6, 9 a Q
board-bounty-tools = 5 pánví a kladívek
board-bounty-town-stars = 5 hvězd městečka
board-bounty-mine-gold = 9 zlat z dolu
board-bounty-every-target = ♠ od každého druhu
board-bounty-tombstones = 5 náhrobků
board-bounty-trail-end-or-hunter = ♥K nebo 2 psanci
board-bounty-most-wanted = 9 WANTED
board-bounty-outfit = 4 druhy výbavy
board-bounty-tycoon = 30 $ nebo 15 zlat
board-bounty-all-bonuses = bonusy všech 5 druhů

## Stůl hry Escape Plan

board-city-day = { $day }. den
board-city-phase-income = příjem
board-city-phase-city = město roste
board-city-phase-over = konec
board-city-order = pořadí { $order }
board-city-money = { $count ->
    [0] 0
   *[other] { $count }k$
}
board-city-level = pověst { $level }
board-city-income = příjem { $cash }
board-city-wounds = zranění { $dots }
board-city-handcuffs = pouta { $count }
board-city-discs = { $count ->
    [one] { $count } akce navíc
    [few] { $count } akce navíc
   *[other] { $count } akcí navíc
}
board-city-gas = benzín { $dots }
board-city-keys = klíče: { $keys }
board-city-gang = gang { $count } ({ $bases })
board-city-may-rest = lze odpočívat
board-city-rested = po odpočinku
board-city-aid = první pomoc k použití
board-city-aid-used = první pomoc použita
board-city-contacts = Kontakty { $count }/{ $slots }:
board-city-inventory = Inventář:
board-city-assets = Výhody:
board-city-locked = nedostupné: { $assets }
board-city-hidden = skryté { $cash }
board-city-stack = hromádka { $tiles } → { $cash }
board-city-plan = Tvůj plán, nalezeno { $cash }:
board-city-escaped = mimo město
board-city-arrested = za mřížemi
board-city-count-contacts = { $count ->
    [one] { $count } kontakt
    [few] { $count } kontakty
   *[other] { $count } kontaktů
}
board-city-count-places = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
board-city-count-hidden = { $count ->
    [one] { $count } skrytá destička
    [few] { $count } skryté destičky
   *[other] { $count } skrytých destiček
}
board-city-notoriety = Pověst
board-city-patrols = Hlídky
board-city-exit-open = otevřený ({ $tile })
board-city-exit-unbuilt = nepostavený
board-city-exit-closed = { $count ->
    [one] uzavřený, { $count } destička
    [few] uzavřený, { $count } destičky
   *[other] uzavřený, { $count } destiček
}
board-city-row = Nabídka kontaktů:
board-city-next = Příští díly:
board-city-legend = ▸ tam můžeš · 50 tvůj plán · $ příjem · ✓ už navštíveno · × zavřeno · ' hlídka · ʰ heliport · ᶠ přívoz · policisté: C místní F státní S zvláštní jednotka
board-city-legend-small = H nemocnice · M metro · ^ vrtulník · G gang · $A benzínka · + poliklinika · † kostel · ⌂ skrýš · » EXIT · ▸ tam můžeš · × zavřeno · C místní F státní S zvláštní jednotka

board-site-hospital = Nemo
board-site-metro = Metro
board-site-helicopter = Vrtul
board-site-gang = Gang
board-site-clinic = Polik
board-site-church = Kost
board-site-business = Podn
board-site-safe-house = Skr
board-site-bar = Bar
board-site-restaurant = Rest
board-site-casino = Kas
board-site-art-gallery = Gal
board-site-cinema = Kino
board-site-gym = Pos
board-site-safe-house-1 = Skr1
board-site-safe-house-2 = Skr2
board-site-safe-house-3 = Skr3
board-site-store-a = BenA
board-site-store-b = BenB
board-site-store-c = BenC
board-site-store-d = BenD
board-site-exit-1 = EXIT1
board-site-exit-2 = EXIT2
board-site-exit-3 = EXIT3

board-key-green = zelený
board-key-black = černý
board-key-brown = hnědý

board-ways-go = Kam vyrazit: místo, díl, body pohybu, policisté v patách
board-ways-side = { $count ->
    [one] použít { $count } věc
    [few] použít některou ze { $count } věcí
   *[other] použít některou z { $count } věcí
}
board-ways-means = { $count ->
    [one] { $count } cíl s benzínem, gangem nebo kontakty
    [few] { $count } cíle s benzínem, gangem nebo kontakty
   *[other] { $count } cílů s benzínem, gangem nebo kontakty
}
board-ways-other = { $count ->
    [one] { $count } jiná cesta
    [few] { $count } jiné cesty
   *[other] { $count } jiných cest
}
board-ways-steps = { $count ->
    [one] krok za krokem: { $count } krok
    [few] krok za krokem: { $count } kroky
   *[other] krok za krokem: { $count } kroků
}
board-way-points = { $count } BP
board-way-gas = { $count ->
    [one] kanystr
    [few] { $count } kanystry
   *[other] { $count } kanystrů
}
board-way-kit = Setřese je:
board-way-left = V patách máš:
board-way-shakes-one = { $tool } (jednoho z { $officers })
board-way-shakes-all = { $tool } (všechny { $officers } z dílu)

board-place-tile = { $tile }, policisté { $officers }: { $sites }
board-place-cell = { $count ->
    [one] { $cell }: vedle { $neighbours }, { $count } natočení
    [few] { $cell }: vedle { $neighbours }, { $count } natočení
   *[other] { $cell }: vedle { $neighbours }, { $count } natočení
}
board-place-turn = { $angle }°: navazuje na { $matches }

# Stůl Speakeasy: krátká slova pro úzkou desku.
board-island-closed = uzavřeno
board-island-park = Central Park
board-island-ship-stephanie-st-clair = St. Clair
board-island-ship-sandra-daisy = Daisy
board-island-ship-arnold-rothstein = Rothstein
board-island-ship-bill-mccoy = McCoy
board-island-docks = Molo:
board-island-building-still = Lihovar
board-island-building-bar = Bar
board-island-building-nightclub = Noční klub
board-island-building-casino = Kasino
board-island-built-still = Lih
board-island-built-bar = Bar
board-island-built-nightclub = Klu
board-island-built-casino = Kas
board-island-preparation = 1920: přípravné kolo
board-island-time = Dějství { $act }, kolo { $round }/{ $rounds }
board-island-order = pořadí tahů a cena v pákách { $order }
board-island-reserved = zamluveno { $order }
board-island-persons = Osoby:
board-island-goals = Cíle pro knihy:
board-island-decks = Vrchní karty:
board-island-helpers = Nabídka pomocníků:
board-island-tokens = Nabídka žetonů města:
board-island-gangsters = Gangsteři:
board-island-crates = Bedny na lodích:
board-island-purse = { $pocket }, sejf { $safe }
board-island-purse-hidden = { $pocket }, sejf ?
board-island-notoriety = proslulost { $count }
board-island-capos = { $count ->
    [one] { $count } kápo
    [few] { $count } kápové
   *[other] { $count } kápů
}
board-island-hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
board-island-thugs = { $count ->
    [one] { $count } ranař
    [few] { $count } ranaři
   *[other] { $count } ranařů
}
board-island-leverage = páka { $count }
board-island-leverage-tokens = { $count ->
    [one] { $count } žeton páky
    [few] { $count } žetony páky
   *[other] { $count } žetonů páky
}
board-island-books = { $count ->
    [one] { $count } kniha
    [few] { $count } knihy
   *[other] { $count } knih
}
board-island-mobsters = { $count ->
    [one] { $count } mafián
    [few] { $count } mafiáni
   *[other] { $count } mafiánů
}
board-island-vip = VIP oblast: { $count }
board-island-still = v lihovaru: { $count }
board-island-city-tokens = { $count ->
    [one] { $count } žeton města
    [few] { $count } žetony města
   *[other] { $count } žetonů města
}
board-island-helper-cards = { $count ->
    [one] { $count } pomocník
    [few] { $count } pomocníci
   *[other] { $count } pomocníků
}
board-island-crate-tokens = { $count ->
    [one] { $count } bedna
    [few] { $count } bedny
   *[other] { $count } beden
}
board-island-ally = společník { $gangster } (⌐{ $strength } za { $cash }, domov { $district })
board-island-own-hand = Karty v ruce:
board-island-own-board = Tvoje operace:
board-island-operation = { $operation } { $dots } { $worth }
board-island-prices = { $low } v baru, jinde { $high }
board-island-card-leverage = { $count ->
    [0] (zahraná karta)
   *[other] (zahraná karta, páka { $count })
}
board-island-own-helpers = Tvoji pomocníci:
board-island-own-tokens = Tvoje žetony města { $count }/{ $limit }:
board-island-own-crates = Tvoje bedny:
board-island-own-slots = Zbývající budovy:
board-island-discount = vylepšení o { $cash } levnější
board-island-ways = další cesty { $ways }
board-island-legend = ★ policista · ☆ policista přijde · ⌐5 síla · ! přijde válka · ▪ bar gangsterů · ♟ mafián · ◍ sud · × mimo provoz · ▸ náklaďák · ≈ přístav, loď · ▣ bedna · □ místo pro knihu · ✓ splněný cíl
board-price-laundered = { $cash } (kapsa { $pocket }, sejf { $safe })

board-track-vip = VIP
board-track-party = Več.
board-track-still = Lih.
board-track-fleet = Voz.
board-track-strength = ⌐

board-location-contractors = Dodavatelé
board-location-planning = Plánování
board-location-garage = Garáž
board-location-city-hall = Radnice
board-location-commission = Komise
board-location-docks = Doky
board-location-restaurant = Restaurace
board-location-park = Park

board-goals-docks = bedny
board-goals-city-hall = čtvrti s ♟
board-goals-notoriety = proslulost

board-park-protected = { $count ->
    [one] { $count } budova ♟
    [few] { $count } budovy ♟
   *[other] { $count } budov ♟
}
board-park-bar-everywhere = bar v každé oblasti
board-park-bars = { $count ->
    [one] { $count } bar
    [few] { $count } bary
   *[other] { $count } barů
}
board-park-nightclubs = { $count } × noční klub ◍
board-park-casinos = { $count } × kasino ◍
board-park-barrels = { $count ->
    [one] { $count } budova ◍
    [few] { $count } budovy ◍
   *[other] { $count } budov ◍
}
board-park-barrel-everywhere = ◍ v každé oblasti
board-park-leverage = páka { $count }
board-park-levels = { $count } × úroveň ≥ { $level }
board-park-strength = síla { $count }

board-brief-leverage = { $count ->
    [one] páka
    [few] { $count } páky
   *[other] { $count } pák
}
board-brief-thugs = { $count ->
    [one] ranař
    [few] { $count } ranaři
   *[other] { $count } ranařů
}
board-brief-books = { $count ->
    [one] kniha
    [few] { $count } knihy
   *[other] { $count } knih
}
board-brief-levels = úroveň +{ $count }
board-brief-mobsters = { $count ->
    [one] mafián
    [few] { $count } mafiáni
   *[other] { $count } mafiánů
}
board-brief-helpers = { $count ->
    [one] pomocník
    [few] { $count } pomocníci
   *[other] { $count } pomocníků
}
board-brief-tokens = { $count ->
    [one] žeton města
    [few] { $count } žetony města
   *[other] { $count } žetonů města
}
board-brief-card = karta

board-island-token-vip-card = karta VIP
board-island-token-party-card = karta večírku
board-island-token-still-card = karta lihovaru
board-island-token-fleet-card = karta vozů
board-island-token-any-card = libovolná karta
board-island-token-helper = pomocník
board-island-token-deliver = rozvoz
board-island-token-book = kniha
board-island-token-raise-any = +1 úroveň
board-island-token-produce = výroba
board-island-token-sell = prodej
board-island-token-open-bar = otevřít bar
board-island-token-nightclub = noční klub
board-island-token-casino = kasino
board-island-token-mobster = mafián
board-island-token-thug = ranař
board-island-token-protect = ochrana
board-island-token-leverage = 2 páky

board-menu-purse = Můžeš zaplatit { $cash }: { $pocket } z kapsy a { $safe } ze sejfu, které se počítají napůl.
board-menu-draw = vzít si kartu
board-site-open = Otevřít na prázdném poli za { $price }:
board-site-upgrade = Místo vlastního baru za { $price }:
board-site-take-over = Převzít od gangsterů, cena a prostředky dohromady:
board-site-region = { $count ->
    [one] { $region }: { $count } místo
    [few] { $region }: { $count } místa
   *[other] { $region }: { $count } míst
}
board-site-means = { $count ->
    [one] Převzít jinými prostředky: { $count } místo
    [few] Převzít jinými prostředky: { $count } místa
   *[other] Převzít jinými prostředky: { $count } míst
}
board-means-more = { $count ->
    [one] Víc, než je třeba: { $count } způsob
    [few] Víc, než je třeba: { $count } způsoby
   *[other] Víc, než je třeba: { $count } způsobů
}
board-means-shares = { $count ->
    [one] Jiné podíly: { $count } způsob
    [few] Jiné podíly: { $count } způsoby
   *[other] Jiné podíly: { $count } způsobů
}
board-dock-region = Doky, { $region }:
board-dock-move = { $count ->
    [one] Přesunout mafiána ({ $berth }): { $count } místo
    [few] Přesunout mafiána ({ $berth }): { $count } místa
   *[other] Přesunout mafiána ({ $berth }): { $count } míst
}
board-stack-token = Žeton města: { $token }
board-stack-over = na sloupeček { $stack }, přes: { $token }
board-stack-empty = na sloupeček { $stack }, který je prázdný
board-books-second = Druhá pole těchto cílů: { $count }
board-truck-at = { $count ->
    [one] Náklaďák { $number }, { $district }, { $count } bod
    [few] Náklaďák { $number }, { $district }, { $count } body
   *[other] Náklaďák { $number }, { $district }, { $count } bodů
}
board-truck-new = { $count ->
    [one] Náklaďák { $number } vjíždí na mapu, { $count } bod
    [few] Náklaďák { $number } vjíždí na mapu, { $count } body
   *[other] Náklaďák { $number } vjíždí na mapu, { $count } bodů
}
board-truck-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
board-truck-elsewhere = { $count ->
    [one] Kde není co dělat: { $count } čtvrť
    [few] Kde není co dělat: { $count } čtvrti
   *[other] Kde není co dělat: { $count } čtvrtí
}
board-truck-still = tvůj lihovar ◍{ $count }
board-truck-thirsty = { $count ->
    [one] { $count } budova čeká na ◍
    [few] { $count } budovy čekají na ◍
   *[other] { $count } budov čeká na ◍
}
board-dock-row = řádek { $row }: { $effect }
board-dock-any = řádek { $row }: libovolná odměna
board-truck-enters = { $count ->
    [one] Vjíždí stejně jako první: { $count } čtvrť
    [few] Vjíždí stejně jako první: { $count } čtvrti
   *[other] Vjíždí stejně jako první: { $count } čtvrtí
}
board-war-odds = { $gangster } útočí silou { $attack }. Tvoje obrana je { $defence }, se všemi ranaři a společníkem { $most }.
board-raid-pocket = V kapse máš { $cash }.
board-island-card = { $count ->
    [0] { $operation }: { $reward }
   *[other] { $operation }: { $reward } (páka { $count })
}

board-deep-intel = { $count ->
    [one] { $count } informace
    [few] { $count } informace
   *[other] { $count } informací
}
board-deep-dilemmas = { $count ->
    [one] { $count } dilema
    [few] { $count } dilemata
   *[other] { $count } dilemat
}
board-deep-evidence = { $count ->
    [one] { $count } důkaz
    [few] { $count } důkazy
   *[other] { $count } důkazů
}
board-deep-tolerance = tolerance { $count }
board-deep-corruption = zkaženost { $count }
board-deep-files = { $count ->
    [one] { $count } složka
    [few] { $count } složky
   *[other] { $count } složek
}
board-deep-memory = paměť: { $evidence }
board-deep-stored = v databance { $count }
board-deep-majors = { $count ->
    [one] { $count } velký zločin
    [few] { $count } velké zločiny
   *[other] { $count } velkých zločinů
}
board-deep-petties = { $count ->
    [one] { $count } drobný
    [few] { $count } drobné
   *[other] { $count } drobných
}
board-deep-aside = stranou { $count }
board-deep-grip-sum = nadvláda { $sum } (nejnižší { $lowest })
board-deep-chapter = Kapitola { $chapter }/3
board-deep-display = displej { $count }/{ $slots }
board-deep-stage-penalties = vyšetřování selhalo
board-deep-stage-storing = ukládají se dilemata
board-deep-step-hook = krok 1: zaháknutí
board-deep-step-act = krok 3: akce
board-deep-step-crime = krok 4: velký zločin
board-deep-step-draw = krok 5: odhození a dobrání
board-deep-actions = { $count ->
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
   *[other] zbývá { $count } akcí
}
board-deep-no-barriers = zátarasy neplatí
board-deep-last-turn = tímto tahem kapitola končí
board-deep-very-last-turn = poslední tah
board-deep-last-turns = { $count ->
    [one] po tomto ještě { $count } poslední tah
    [few] po tomto ještě { $count } poslední tahy
   *[other] po tomto ještě { $count } posledních tahů
}
board-deep-middle = Žetony uprostřed
board-deep-own-hooks = Zaháknutí:
board-deep-free-ports = { $count ->
    [one] { $count } volný port
    [few] { $count } volné porty
   *[other] { $count } volných portů
}
board-deep-other-grip = nadvláda nad ostatními: { $grips }
board-deep-own-support = Tvoje podpora:
board-deep-own-dilemmas = Dilemata v ruce (zkaženost { $corruption }):
board-deep-own-databank = Tvoje databanka (zkaženost { $corruption }):
board-deep-ready = lze spáchat
board-deep-missing = { $count ->
    [one] chybí { $count } věc
    [few] chybí { $count } věci
   *[other] chybí { $count } věcí
}
board-deep-prerequisite = v příběhu je zločin { $crime }
board-deep-effect = Efekt: { $effect }
board-deep-reward = Odměna: { $reward }
board-deep-bar = Lišta důkazů:
board-deep-offer = Nabídka podpory:
board-deep-missions = Úkoly:
board-deep-stake-reward = jsou-li nalezeny všechny složky: { $count ->
    [one] { $count } informace za každou
    [few] { $count } informace za každou
   *[other] { $count } informací za každou
}
board-deep-stake-grip = jinak ten, kdo jich má nejméně, ztrácí nadvládu ({ $count })
board-deep-stake-intel = jinak ten, kdo jich má nejméně, ztrácí informace ({ $count })
board-deep-plan = Plán:
board-deep-shared = sdílená schránka: { $evidence }
board-deep-bonuses = volné bonusy: { $bonuses }
board-deep-foiled = ke zmaření potřeba druhů s aspoň { $tokens } důkazy: { $count }, známo { $now }
board-deep-seen = Z displeje znáš:
board-deep-story = Příběh:
board-deep-decks = Balíčky:
board-deep-supply = { $count ->
    [one] { $count } důkaz v zásobě
    [few] { $count } důkazy v zásobě
   *[other] { $count } důkazů v zásobě
}
board-deep-legend = ▸ tvůj · · ničí · ‡ zámek · + drží · ◇ odložený předmět · ♜ Strážce · ◉ pátrání · ▓ zátaras · ★ schopnost · » akce navíc · ✓ platí · ✗ chybí
board-deep-legend-echo = ◆ označený zátaras
board-deep-echo-title = Deska Echo:
board-deep-echo-off = mimo desku { $criminal }
board-deep-echo-progress = pokrok { $progress }/{ $goal } ke zločinu { $level }. úrovně
board-deep-echo-card = karta: zahákne – { $hook }; pohne – { $one } nebo { $two }, { $item }, 3 pátrání do zóny { $zone }, zátaras { $barrier }; důkazy: { $row }; zločin: { $outcome }
board-deep-echo-plan = plán
board-deep-menu-crimes = Spáchat zločin
board-deep-menu-hook = Zaháknout
board-deep-menu-unhook = Odháknout
board-deep-menu-ability = Schopnost: { $criminal }
board-deep-menu-standing = { $criminal } · { $zone } · nadvláda { $grip }
board-deep-menu-criminals = Zločinci
board-deep-menu-items = Předměty
board-deep-menu-bar = Z lišty
board-deep-menu-process = Zpracovat: { $evidence }
board-deep-menu-hand = Z ruky
board-deep-menu-databank = Z databanky
board-deep-menu-display = Na displeji
board-deep-menu-bonuses = Na bonusových polích
board-deep-menu-box = Schránka: { $agent }
board-deep-menu-patrol = Strážce a zátarasy
board-deep-menu-support = Použít podporu
board-deep-menu-fold = { $count ->
    [one] { $what }: { $count } možnost
    [few] { $what }: { $count } možnosti
   *[other] { $what }: { $count } možností
}
board-deep-menu-more = { $count ->
    [one] { $count } další možnost
    [few] { $count } další možnosti
   *[other] { $count } dalších možností
}

command-pack = Napsat, zkontrolovat a porovnat balíček: komponenty tvé vlastní krabice
arg-pack = Hraje s komponentami z tohoto souboru; více souborů se klade přes sebe
arg-packs = Při zakládání stolu nabízí balíčky (*.toml) z této složky
arg-deed = new: vypsat šablonu, do které se krabice opíše; check: vypsat všechny chyby; diff: co mění; show: název, otisk a změny
arg-subject = Hra (new), nebo soubor balíčku
error-pack-game = Hra { $game } neexistuje. Hry jsou: { $known }.
error-pack-file = Balíček { $file } nelze přečíst: { $why }
error-pack-folder = Složku balíčků { $folder } nelze přečíst: { $why }
pack-template =
    { $game }: komponenty tvé vlastní krabice.
    Tohle jsou všechny hodnoty, které pravidla neuvádějí; každá je tu tak, jak ji má vestavěný balíček. Projdi své
    komponenty a opiš, co je na nich natištěno. Co se shoduje, smaž nebo nech být: hodnota, která zůstane,
    nic nemění. Potom: backroom pack check SOUBOR
pack-sound = Balíček „{ $name }“ pro hru { $game } lze hrát ({ $hash }). { $count ->
    [0] Nic nemění.
    [one] Mění jednu hodnotu.
    [few] Mění { $count } hodnoty.
   *[other] Mění { $count } hodnot.
}
pack-about = Balíček „{ $name }“ pro hru { $game } ({ $hash }). { $count ->
    [0] Nic nemění.
    [one] Mění jednu hodnotu:
    [few] Mění { $count } hodnoty:
   *[other] Mění { $count } hodnot:
}
