### Stránka stolu, záznam hry a vše kolem mapy Fliptownu.

## Rám

table-title = { $table } · { $game }
table-title-turn = ● Jsi na tahu · { $table }
table-title-news = ○ Novinky · { $table }
table-call = Jsi na tahu
table-lost = Spojení se přerušilo, zkouším to znovu …
table-purse = Zásoby
table-regions = Části mapy
table-own-board = Tvoje deska
table-board-of = Deska: { $name }
table-back-to-own = Zpět na tvou desku
table-rules = Pravidla
table-log = Průběh
table-at-the-start = Na začátku
table-moment = { $part } · { $turn }
table-earlier = Co bylo předtím
table-step-back = Krok zpět
table-ask-back = Požádat o krok zpět

## Otázka

table-all-moves = { $count ->
    [one] { $count } tah
    [few] Všechny { $count } tahy
   *[other] Všech { $count } tahů
}
table-about-it = O co v otázce jde
table-waiting-for = { $count ->
    [one] Čeká se na: { AND($names) }
    [few] Čeká se na: { AND($names) }
   *[other] Čeká se na: { AND($names) }
}
table-waiting-help = Teď už nemáš o čem rozhodovat. Až budou hotovi i ostatní, stránka se sama změní.
table-watching-help = Jen se díváš. Co ostatní rozhodují tajně, uvidíš, až to bude veřejné.
table-bell = Novinky od stolu
table-bell-quiet = Podívat se znovu
table-bell-news = Něco nového: podívat se
table-bell-turn = Jsi na tahu: podívat se
table-hold = Ať se stránka sama nemění
table-let-go = Ať se stránka zase mění sama
table-still-help = Teď už nemáš o čem rozhodovat. Stránka se sama nemění; zvonek nahoře řekne, že se něco stalo.
table-you-are-away = Hraje za tebe počítač
table-you-are-away-help = Ostatní už nechtěli čekat. Tvoje místo je ale pořád tvoje.
table-return = Jsem zpátky
table-you-conceded = Tuhle hru už nehraješ
table-you-conceded-help = Kvůli ostatním za tebe počítač hraje až do konce. Můžeš se dívat.
table-given-up = Všichni se vzdali
table-given-up-help = Hra končí tam, kde je; nikdo nevyhrál.
table-over = Hra skončila
table-winners = { $count ->
    [one] { AND($names) } vítězí
    [few] O vítězství se dělí { AND($names) }
   *[other] O vítězství se dělí { AND($names) }
}
table-to-replay = Přehrát záznam
table-again = Hrát znovu
table-kept = { $name } zve k dalšímu stolu a místo tam na tebe čeká.
table-follow = Přisednout
table-to-next = K novému stolu

## Co se žádá po všech

table-asks-back = { $name } všechny žádá o krok zpět: vzala by se zpět poslední akce toho, kdo žádá, a vše, co bylo po ní.
table-asks-take-up = { $name } všechny žádá, aby se od příštího tahu hrálo podle opravených pravidel.
table-asks-stand-in = { $name } všechny žádá, aby hrál počítač za: { $absent }.
table-asks-stand-in-for-you = { $name } se ptá, jestli tu jsi; jinak by za tebe hrál počítač.
table-stake = { $count ->
    [0] Nic z toho, co vidíš, by se nezměnilo: stalo se to tajně.
    [one] Z průběhu by zmizel tento řádek:
    [few] Z průběhu by zmizely tyto { $count } řádky:
   *[other] Z průběhu by zmizelo těchto { $count } řádků:
}
table-agree = Souhlasím
table-decline = Nesouhlasím
table-here = Jsem tady
table-stand-in-for-me = Ať hraje počítač
table-patience = { $minutes ->
    [one] Pokud do { $minutes } minuty nepřijde odpověď ({ $absent }), bude hrát počítač.
    [few] Pokud do { $minutes } minut nepřijde odpověď ({ $absent }), bude hrát počítač.
   *[other] Pokud do { $minutes } minut nepřijde odpověď ({ $absent }), bude hrát počítač.
}
table-patience-with-you = { $minutes ->
    [one] Pokud do { $minutes } minuty neodpovíš, bude hrát.
    [few] Pokud do { $minutes } minut neodpovíš, bude hrát.
   *[other] Pokud do { $minutes } minut neodpovíš, bude hrát.
}
table-withdraw = Vzít žádost zpět
table-granted-back = Všichni souhlasí s krokem zpět, o který žádá { $name }: poslední akce a vše po ní se berou zpět.
table-granted-take-up = Všichni souhlasí: od příštího tahu se hraje podle opravených pravidel. Žádá o to { $name }.
table-granted-stand-in = Odteď hraje počítač za: { $absent }. Žádá o to { $name } a nikdo není proti.
table-declined-back = { $seat } nesouhlasí s krokem zpět, o který žádá { $name }: všechno platí dál.
table-declined-take-up = { $seat } nesouhlasí s opravenými pravidly, o která žádá { $name }: hraje se dál podle těch původních.
table-declined-stand-in = { $seat } nesouhlasí, aby hrál počítač za: { $absent }.
table-declined-here = { $seat } je tady: počítač hrát nebude.
table-withdrawn = { $name } bere žádost zpět.
table-returned = { $name } je zpátky a zase rozhoduje.
table-conceded = { $name } se vzdává.
table-away = Někdo nepřichází?
table-away-help = Pokud nikdo není proti, hraje za toho, kdo chybí, až do jeho návratu počítač. I ten, kdo chybí, se to dozví a má chvíli na to, aby se ozval.
table-stand-in = Ať hraje počítač za: { $name }

## Lidé

table-people = U stolu
table-points-now = body, kdyby byl konec
table-pts = b.
table-pts-hidden = a co je zatím skryté
table-by-category = Body podle druhů
table-show-board = Ukázat desku: { $name }
table-state-conceded = po vzdání
table-state-absent = hraje počítač
table-state-bot = bot
table-state-open = volné místo
table-state-turn = rozhoduješ
table-state-busy = rozhoduje
table-state-waits = čeká
table-invite = Pozvi někoho tímto odkazem
table-copy = Zkopírovat odkaz
table-copied = Zkopírováno

## Tahy

table-moves = Tvoje tahy
table-legal = { $count ->
    [one] { $count } možný
    [few] { $count } možné
   *[other] { $count } možných
}
table-free = zdarma

## Body a průběh

table-score-sheet = Body
table-final = konečné
table-so-far = zatím
table-total = Celkem
table-honours = { $name }: { $honours }
table-news = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
table-cut = odtud to znáš

## Nabídka

table-menu = Nabídka
table-language = Jazyk
table-theme = Světlo
table-theme-system = podle systému
table-theme-light = světlé
table-theme-dark = tmavé
table-apply = Použít
table-sound = Dva tóny, když jsem na tahu
table-notify = Upozornit, když jsem na tahu a jsem jinde
table-notify-denied = Upozornění zůstala vypnutá: prohlížeč je tu nedovoluje. Povolit je lze v jeho nastavení, a to na stránkách přes HTTPS.
table-watch-link = Odkaz pro diváky
table-device = Otevřít moje místo na jiném zařízení
table-help = Jak se s tímto stolem zachází
table-help-glow = Co na mapě září, to lze právě udělat: stiskni to.
table-help-price = Čárkovaný kroužek něco stojí; praporek vedle něj říká kolik.
table-help-quiet = Co nezáří, po stisknutí řekne, proč to nejde a podle kterého pravidla.
table-help-fresh = Barvou této věty je vyznačeno, co se změnilo od tvé poslední akce.
table-help-list = Každý tah je také v seznamu tvých tahů.
table-help-touch = Na dotykové obrazovce první dotyk ukáže, k čemu tah povede, pokud se to dá ukázat, a druhý ho provede. Dlouhý dotyk řekne, proč něco nejde.
table-help-keys = Klávesy: b vede k odpovědím na otázku, od jedné k další, šipky od místa k místu na plánu, Enter místo zvolí, Escape zavírá, ? otevře tuto nápovědu.
table-help-plain-press = Místo, které září, vede ke svému tahu v seznamu; tlačítkem se tah provede.
table-help-plain-quiet = Co nezáří, vede k pravidlu, které tomu brání.
table-help-plain-bell = Když čekáš, stránka se sama načítá znovu. Když rozhoduješ, nemění se a zvonek nahoře řekne, že se něco stalo.
table-plays-by = Podle čeho se u stolu hraje
table-pack = S komponentami balíčku „{ $name }“.
table-pack-changes = { $count ->
    [one] Mění jednu hodnotu vestavěných komponent.
    [few] Mění { $count } hodnoty vestavěných komponent.
   *[other] Mění { $count } hodnot vestavěných komponent.
}
table-first-edition = Pravidla prvního vydání.
table-amended = Pravidla s těmito opravami od prvního vydání:
table-amended-soon = Všichni souhlasí: od příštího tahu se hraje podle opravených pravidel.
table-amendments-open = Opraveno od založení stolu; hraje se podle původních pravidel, dokud všichni nesouhlasí se změnou:
table-take-up = Požádat všechny o hru podle opravených pravidel
table-departs = odchyluje se od tištěných pravidel
table-export = Stáhnout, co z něj vidíš
table-stopped-rules = U tohoto stolu se hraje podle „{ $found }“, tedy pravidel, která tento program nezná. Zobrazení se řídí pravidly, která zná, a může se lišit; ke hře použij novější program.
table-stopped-pack = U tohoto stolu se hraje s balíčkem obsahu { $found }, který tento server nemá. Zobrazení se řídí vestavěnými komponentami a může se lišit; ke hře přidej soubor balíčku do složky balíčků.
table-stopped-line = U tohoto stolu nelze hrát dál: řádek { $number } toho, co je o něm uloženo, je poškozený. Vidíš stav před ním.
table-proof = Důkaz míchání
table-proof-help = Závazek byl dán před první kartou; po hře se ukáže semínko a každý si může spočítat, že do míchání nikdo nezasáhl.
table-commitment = Závazek
table-seed = Semínko
table-concede = Vzdát se …
table-concede-sure = Vzdát tuto hru?
table-concede-help = Nejde to vzít zpět. Kvůli ostatním za tebe počítač hraje až do konce.
table-concede-yes = Ano, vzdát
table-concede-no = Hrát dál

## Záznam

replay-title = Záznam: { $table } · { $game }
replay-word = Záznam
replay-to-table = Stůl
replay-file = Soubor se záznamem
replay-beginning = Začátek
replay-in-secret = { $name } se rozhoduje, ale zatím není nic vidět
replay-decided = { $name }: { $what }
replay-keys = Ovládání záznamu
replay-first = Na začátek
replay-previous = O akci zpět
replay-play = Přehrát
replay-next = O akci dál
replay-last = Na konec
replay-tape = Tahy
replay-ply = Akce { $ply } z { $plies }
replay-go = Přejít
replay-as = Dívat se očima
replay-as-spectator = Divák
replay-score-then = v této chvíli
replay-points = Body po tazích
replay-log-follows = podle záznamu
replay-cut = před touto akcí
replay-verify = Přepočítat celou hru

## Fliptown: čas a karty

side-round = Kolo { $round }
side-turn = Tah { $turn }
side-end-of-round = Konec kola
side-flipped = Na stole leží { $cards }.
side-time-turn = Kolo { $round } ze { $rounds }, tah { $turn } z { $turns }
side-time-poker = Kolo { $round } ze { $rounds }, pokerové ruce
side-time-bribes = Kolo { $round } ze { $rounds }, než přijde šerif
side-time-arrest = Kolo { $round } ze { $rounds }, šerif
side-time-over = Po kole { $round } ze { $rounds }: konec
side-ledger = Zápisník
side-lineup = Vyložené karty
side-card = { $suit } { $rank }
side-suit = Barva
side-value = Hodnota
side-poker = Poker
side-suit-note = Počítá se jen barva.
side-suit-changed = Změněno, původně { $suit }.
side-value-note = { $gold ->
    [one] Počítá se jen hodnota. Krok stojí { $gold } zlato.
    [few] Počítá se jen hodnota. Krok stojí { $gold } zlata.
   *[other] Počítá se jen hodnota. Krok stojí { $gold } zlat.
}
side-value-changed = Změněno, původně { $rank }.
side-joker = žolík
side-shift = { $character }, jednou za hru:
side-robbery = Loupež
side-hand = Pokerové karty tohoto kola
side-holdem = Karty Hold ’em
side-hand-pays = { $stars ->
    [0] Zatím nevynese nic.
    [one] Na konci kola vynese { $cash } $ a { $stars } hvězdu.
    [few] Na konci kola vynese { $cash } $ a { $stars } hvězdy.
   *[other] Na konci kola vynese { $cash } $ a { $stars } hvězd.
}

## Fliptown: lidé a střed stolu

side-cash = peníze
side-gold = zlato
side-stars = hvězdy
side-wanted = WANTED
side-pans = pánve
side-hammers = kladívka
side-ability-ready = schopnost připravena
side-ability-used = schopnost použita
side-bounties = Odměny
side-stock = balíček { $deck }, odhoz { $discards }
side-claimed = získáno
side-progress = { $done } z { $asked }
side-bounty-all-regions = Po celé mapě
side-bounty-trail-bonuses = Znalec stezky
side-bounty-tools = Plno nástrojů
side-bounty-town-stars = Hvězda městečka
side-bounty-mine-gold = Zlato z dolu
side-bounty-every-target = Od každého něco
side-bounty-tombstones = Mnoho hrobů
side-bounty-trail-end-or-hunter = Poutník či lovec
side-bounty-most-wanted = Nejhledanější
side-bounty-outfit = Dobrá výbava
side-bounty-tycoon = Boháč
side-bounty-all-bonuses = Všechny bonusy
side-sheriff = Šerif
side-sheriff-hidden = Karta šerifa je skrytá.
side-sheriff-is = Karta šerifa je { $card }.
side-safe-now = WANTED: { $wanted }. Karta na to stačí, zatčení nehrozí.
side-arrested-now = WANTED: { $wanted }. Karta je moc nízká: zatčení.
side-safe-from = WANTED: { $wanted }. V bezpečí od { $rank } výš.
side-safe-always = WANTED: { $wanted }. V bezpečí při každé kartě.
side-safe-never = WANTED: { $wanted }. Žádná karta nestačí.
side-fine = { $stars ->
    [one] Pokuta v tomto kole: { $cash } $ nebo { $stars } hvězda.
    [few] Pokuta v tomto kole: { $cash } $ nebo { $stars } hvězdy.
   *[other] Pokuta v tomto kole: { $cash } $ nebo { $stars } hvězd.
}
side-steals-calamity-jane = Krade kartu po tahu, v němž je některá z tvých karet ♥ a získáš hvězdu.
side-steals-billy-the-kid = Krade kartu po tahu, v němž je některá z tvých karet ♠ a získáš WANTED.
side-steals-black-bart = Krade kartu po tahu, v němž je některá z tvých karet ♦ a získáš zlato.
side-steals-wyatt-earp = Krade kartu po tahu, v němž je některá z tvých karet ♣ a získáš bonusovou akci.
side-stolen = { $points ->
    [one] Zatím ukradených karet: { $count }, každá za { $points } bod.
    [few] Zatím ukradených karet: { $count }, každá za { $points } body.
   *[other] Zatím ukradených karet: { $count }, každá za { $points } bodů.
}
side-counts = Boduje za každé místo, které nezakroužkuješ:

## Fliptown: nadpisy tahů

side-gains = { $gains }
side-group-ways = Šest způsobů, jak použít karty
side-group-value = { $region }, hodnota { $rank }
side-group-cemetery = { $region }, jakékoli karty
side-group-bonus = { $region }
side-group-suit = Předtím změnit barvu
side-group-joker = Předtím zahrát žolíka
side-group-ability = Tvoje postava
side-group-choose = Vyber si
side-group-leave = Nebo
