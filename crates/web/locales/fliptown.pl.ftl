### Mapa Fliptown: słowa na jej planszach, które muszą być krótkie, i co mówią o sobie jej miejsca.

ft-ledger = Księga rachunkowa
ft-poker = Poker
ft-bag = Torba
ft-west = ZACHÓD
ft-the-end = koniec
ft-bonds = KAUCJE
ft-per = za
ft-each-tombstone = każdy
ft-each-pan = każda
ft-each-hammer = każdy
ft-up-to = do
ft-max = do { $count }
ft-all-nine = całość

ft-dollars = { $cash } $
ft-income-gold = { $gold ->
    [one] { $gold } złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
}

ft-word-cash = gotówka
ft-word-gold = złoto
ft-word-stars = gwiazdy
ft-word-wanted = WANTED

ft-pans = Miski do złota: { $count } z { $most }
ft-hammers = Młotki: { $count } z { $most }

ft-circled = Zakreślone. { $site }
ft-skipped = Pominięte, stracone do końca gry. { $site }

# Dlaczego miejsca albo czegoś innego nie można wybrać; zasada to oznaczenie takie jak FT-9.1.
ft-why-site = { $site }. { $why } ({ $rule })
ft-why = { $why } ({ $rule })
