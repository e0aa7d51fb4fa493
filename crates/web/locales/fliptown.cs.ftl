### Mapa Fliptownu: slova na jejích deskách, která musí být krátká, a co o sobě říkají její místa.

ft-ledger = Účetní kniha
ft-poker = Poker
ft-bag = Brašna
ft-west = ZÁPAD
ft-the-end = konec
ft-bonds = KAUCE
ft-per = za
ft-each-tombstone = každý
ft-each-pan = každá
ft-each-hammer = každé
ft-up-to = až
ft-max = do { $count }
ft-all-nine = všech 9

ft-dollars = { $cash } $
ft-income-gold = { $gold ->
    [one] { $gold } zlato
    [few] { $gold } zlata
    [many] { $gold } zlata
   *[other] { $gold } zlat
}

ft-word-cash = peníze
ft-word-gold = zlato
ft-word-stars = hvězdy
ft-word-wanted = WANTED

ft-pans = Pánve: { $count } z { $most }
ft-hammers = Kladívka: { $count } z { $most }

ft-circled = Zakroužkováno. { $site }
ft-skipped = Přeskočeno, pro celou hru ztraceno. { $site }

# Proč místo nebo cokoli jiného nejde zvolit; pravidlo je označení jako FT-9.1.
ft-why-site = { $site }. { $why } ({ $rule })
ft-why = { $why } ({ $rule })
