### Mapa Fliptownu: slova na jejích deskách, která musí být krátká, a co o sobě říkají její místa.

map-ledger = Účetní kniha
map-poker = Poker
map-holdem = Hold ’em
map-bag = Brašna
map-west = ZÁPAD
map-the-end = konec
map-bonds = KAUCE
map-per = za
map-each-tombstone = každý
map-each-pan = každá
map-each-hammer = každé
map-up-to = až
map-max = do { $count }
map-all-nine = všech 9

map-dollars = { $cash } $
map-income-gold = { $gold ->
    [one] { $gold } zlato
    [few] { $gold } zlata
    [many] { $gold } zlata
   *[other] { $gold } zlat
}

map-word-cash = peníze
map-word-gold = zlato
map-word-stars = hvězdy
map-word-wanted = WANTED

map-pans = Pánve: { $count } ze { $most }
map-hammers = Kladívka: { $count } ze { $most }

map-circled = Zakroužkováno. { $site }
map-skipped = Přeskočeno, pro celou hru ztraceno. { $site }

# Proč místo nebo cokoli jiného nejde zvolit; pravidlo je označení jako FT-9.1.
map-why-site = { $site }. { $why }
map-why-cards = { $site }. Nejdřív vyber, k čemu použiješ tři vyložené karty.
map-why = { $why } ({ $rule })

# What came of the last robbery, beside its card.
side-robbery-success = úspěch
side-robbery-failure = neúspěch

# Where only the highest hand is paid.
side-hand-pays-best = { $stars ->
    [one] Nebude-li mít nikdo vyšší ruku, vynese { $cash } $ a { $stars } hvězdu.
    [few] Nebude-li mít nikdo vyšší ruku, vynese { $cash } $ a { $stars } hvězdy.
   *[other] Nebude-li mít nikdo vyšší ruku, vynese { $cash } $ a { $stars } hvězd.
}

# Úkoly sólové hry; kdo seznam otevře, vidí všech dvacet.
side-challenges = Sólové úkoly
side-challenges-held = { $done } z { $asked }, kdyby hra skončila teď
side-challenges-met = splněno { $done } z { $asked }
side-challenge-held = zatím splněno
side-challenge-lost = v této hře nedosažitelné
side-challenge-career = za více her: počítá se, až jedna skončí

# A ware on a button; its price stands beside it.
side-ware = { $item }: { $use }

# With so many Wanted the sheriff takes no cash.
side-fine-stars = { $stars ->
    [one] Pokuta v tomto kole: { $stars } hvězda, od { $from } WANTED se penězi platit nedá.
    [few] Pokuta v tomto kole: { $stars } hvězdy, od { $from } WANTED se penězi platit nedá.
   *[other] Pokuta v tomto kole: { $stars } hvězd, od { $from } WANTED se penězi platit nedá.
}

# Which of two things comes first, on a button.
side-first = Nejdřív { $what }

# A bounty that this map cannot win any more: a stop it needs was skipped.
side-bounty-lost = už nedosažitelné

# Bounties in the log, by the names on their posters.
side-posted = Je vypsaná odměna 7 hvězd, „{ $name }“: { $bounty }.
side-claims = { $count ->
    [one] { $seat } bere odměnu „{ $name }“: { $count } hvězdu.
    [few] { $seat } bere odměnu „{ $name }“: { $count } hvězdy.
   *[other] { $seat } bere odměnu „{ $name }“: { $count } hvězd.
}
side-turned = Odměna „{ $name }“ vynáší odteď jen 4 hvězdy.
