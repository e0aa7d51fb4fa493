### Stůl hry Escape Plan: slova na deskách a kartách, která musí být krátká.

## Čas

ep-day = { $day }. den
ep-time = { $day }. den: { $phase }
ep-phase-income = příjem
ep-phase-city = město roste
ep-phase-update = { $part }, úprava pověsti
ep-phase-over = konec

## Části stolu

ep-city = Město
ep-own-board = Deska
ep-contacts = Kontakty
ep-police = Policie
ep-thieves = Zloději

## Lidé

ep-cash = peníze
ep-income = příjem
ep-count-contacts = kontakty
ep-wounds = zranění
ep-handcuffs = pouta
ep-discs = žetony akce navíc
ep-gas = kanystry
ep-keys = klíče
ep-members = členové gangu
ep-sealed = destičky s ukrytými penězi
ep-level = stupeň pověsti
ep-turn-order = místo v pořadí hráčů
ep-fate-escaped = mimo město
ep-fate-arrested = za mřížemi
ep-been = navštívená místa
ep-stack-counts = počítá se { $cash }: nejlepší destička, prázdná platí za nejlepší ze své hromádky

## Tahy

ep-points = { $count } BP
ep-nobody = nikdo v patách
ep-group-escape = Útěk
ep-group-drive = Kam vyrazit
ep-group-means = S benzínem, gangem nebo kontakty
ep-group-other-ways = Jiné cesty tamtéž
ep-group-steps = Krok za krokem
ep-group-place = Položit díl { $tile }
ep-group-side = Vedlejší akce
ep-group-leave = Nebo
ep-group-choose = Vyber

## Město

ep-city-of = Město, dílů: { $count }
ep-lot = { $place } ({ $tile })
ep-closed = ZAVŘENO
ep-officer-on = { $officer } ({ $tile })
ep-bag = V pytlíku
ep-out = VEN
ep-why = { $place }: { $why } ({ $rule })

## Kontakty a policie

ep-row = Nabídka kontaktů
ep-deck = v balíčku { $count }
ep-star = pověst +1
ep-notoriety = Pověst
ep-notoriety-help = vyšší hraje dřív; na konci se odečítá
ep-exits = EXITy
ep-exit-open = otevřený, díl { $tile }
ep-exit-unbuilt = nepostavený
ep-exit-cost = co zaplatí, kdo uteče jako další
ep-patrols = karty hlídek: { $count } ze { $most }
ep-next-tiles = Příští díly
ep-list = { $things }

## Desky hráčů

ep-only-you = vidíš jen ty
ep-each-time = pokaždé { $cash }
ep-slot-lost = ztracené místo
ep-locked = zamčeno
ep-inventory = Inventář
ep-used = použito
ep-face-up = k použití
ep-hidden-tile = Peníze
ep-assets = Výhody
ep-assets-help = cena použití; použité přinesou 10
ep-cubes = tato část dne
ep-cubes-help = Kostky pověsti: ztracené, volné, získané
ep-may-rest = odpočinek
ep-rested = odpočato
ep-aid = ošetření
ep-aid-used = ošetřeno
ep-discs-short = žetony
ep-markers = ukazatele
ep-gang-of = gang z { $tiles }
ep-plan = Plán útěku
ep-plan-found = do konce tajný; nalezeno { $cash }
ep-plan-brought = nalezeno { $cash }

## Otázka

ep-hint = Na osvětlená místa se dostaneš. Ukaž na některé a uvidíš cestu i policisty, kteří po tobě půjdou; klepnutím vyrazíš.
ep-last-day = Poslední den: kdo na jeho konci zůstane ve městě, bude zatčen a nepočítá se mu nic. Ven vede { $exit } ({ $tile }).
ep-due = Výjezd { $cost }, máš { $cash }: zbude { $rest }
ep-due-short = Výjezd { $cost }, máš { $cash }: chybí { $rest } a čeká tě zatčení
ep-rest = Odpočinout si
ep-way-handcuffs = { $count ->
    [one] Zranění by přineslo pouta
    [few] { $count } zranění by přinesla pouta
   *[other] { $count } zranění by přineslo pouta
}
ep-legs = Opuštěné díly a kdo po tobě jde
ep-go = Vyrazit:
ep-pick-tile = Díl
ep-pick-turn = Natočení
ep-cards-count = { $count ->
    [one] počítá se { $count }
    [few] počítají se { $count }
   *[other] počítá se { $count }
}
ep-cards-count-cuffed = { $count ->
    [one] teď se počítá { $count }, na konci { $scored }
    [few] teď se počítají { $count }, na konci { $scored }
   *[other] teď se počítá { $count }, na konci { $scored }
}
ep-exit-closed = { $count ->
    [one] uzavřený, { $count } destička
    [few] uzavřený, { $count } destičky
   *[other] uzavřený, { $count } destiček
}
ep-line = { $assets ->
    [one] Překročení zpřístupní výhodu
    [few] Překročení zpřístupní { $assets } výhody
   *[other] Překročení zpřístupní { $assets } výhod
}{ $discs ->
    [0] {""}
   *[other] {" "}a přinese žeton akce navíc
}; každý s nižší pověstí přesune policistu
ep-way = { $goal } ({ $tile }): { $points } BP, { $officers ->
    [0] není komu unikat
    [one] uniknout { $officers } policistovi
    [few] uniknout { $officers } policistům
   *[other] uniknout { $officers } policistům
}
ep-way-brings = { $way }; { $brings }
ep-or-wounds = { $count ->
    [one] nebo zranění
    [few] nebo { $count } zranění
   *[other] nebo { $count } zranění
}
ep-just-wounds = { $count ->
    [one] zranění
    [few] { $count } zranění
   *[other] { $count } zranění
}
ep-ways-there = Cesty tam
ep-toll = Costa vybírá mýto: { $cash }
ep-whole-city = Zblízka, nebo celé město

## Co je po ruce

ep-stock = Zásoba
ep-stock-help = zboží, schránky, ukryté peníze
ep-stock-fixers = Pomůcky ve skrýších
ep-stock-equipment = Vybavení v benzínkách
ep-stock-of = { $thing } ×{ $count }
ep-stock-lockers = Schránky v benzínkách
ep-stock-locker = pověst a kontakty dají dohromady { $needed }; uvidíš tolik destiček, kolik máš kontaktů{ $more ->
    [0] {""}
    [1] , a jednu navíc
   *[other] , bez jedné
}
ep-stock-exits = U uzavřených výjezdů; uvidíš tolik destiček, kolik máš kontaktů
ep-stock-left = { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
}

## Značky, v nápovědě

ep-signs = Co znamenají značky
ep-sign-helipad = heliport: odsud létají kontakty a gangy
ep-sign-ferry = přívoz: přes tuto vodu se dá jít
ep-sign-income = příjem: 1 000 $ za každou kostku na počítadle
ep-sign-lock = co zpřístupní překročení hraniční čáry
ep-sign-points = Číslo u osvětleného místa říká, kolik bodů pohybu (BP) stojí nejsnazší cesta tam. Máš 3: opustit lokaci, vstoupit do lokace i přejít do jiného druhu oblasti stojí po 1; stejným druhem oblasti se jde z dílu na díl zadarmo. Jízda metrem přidá ještě jeden.
ep-sign-ticket = Světlý lístek u místa říká, co tam podle tvého plánu čeká: tisíce na konci, nebo hned příjem.
ep-sign-cubes = Malé tvary vedle místa ukazují, kdo tam už byl; ten s dírkou leží na symbolu příjmu.
ep-sign-left = Červeně čárkované jsou díly, které necháváš za sebou: kdo na nich stojí, půjde po tobě.
ep-sign-money = Peníze se počítají v tisících dolarů.

## Místa, v nápovědě

ep-places = Co která místa přinesou
ep-place-business = Podnik: co tam vyplatí tvůj plán, a kontakt. Po několika návštěvách zavře.
ep-place-safe-house = Skrýš: co tam vyplatí tvůj plán, pověst o 1 nižší, klíč a za peníze pomůcka.
ep-place-gang = Základna gangu: dva členové gangu za 5 000 $.
ep-place-store = Benzínka: kanystr, za peníze až dva kusy vybavení, a máš-li klíč, i schránka.
ep-place-clinic = Poliklinika: zpřístupněná výhoda, vyléčené zranění, kontakt.
ep-place-church = Kostel: za 1 000 $ pověst o 1 nižší, zpřístupněná výhoda, kontakt.
ep-place-hospital = Nemocnice: léčení zranění za peníze; pověst o 1 vyšší.
ep-place-exit = EXIT: příjem a kontakt. Je-li uzavřený, můžeš místo příjmu hledat ukryté peníze.
ep-place-metro = Metro: jízda zdarma na kteroukoli jinou stanici. Navštívit tu není co.
ep-place-helicopter = Vrtulník: let až o dva díly dál za 1 BP. Navštívit tu není co.
ep-place-company = Každý další, kdo stojí na místě tvé návštěvy, ti zvýší pověst o 1; neplatí to u gangů a v nemocnici.
