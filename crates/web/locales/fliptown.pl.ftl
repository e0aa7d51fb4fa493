### Mapa Fliptown: słowa na jej planszach, które muszą być krótkie, i co mówią o sobie jej miejsca.

map-ledger = Księga
map-poker = Poker
map-holdem = Hold ’em
map-bag = Torba
map-west = ZACHÓD
map-the-end = koniec
map-bonds = KAUCJE
map-per = za
map-each-tombstone = każdy
map-each-pan = każda
map-each-hammer = każdy
map-up-to = do
map-max = do { $count }
map-all-nine = całość

map-dollars = { $cash } $
map-income-gold = { $gold ->
    [one] { $gold } złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
}

map-word-cash = gotówka
map-word-gold = złoto
map-word-stars = gwiazdy
map-word-wanted = WANTED

map-pans = Miski do złota: { $count } z { $most }
map-hammers = Młotki: { $count } z { $most }

map-circled = Zakreślone. { $site }
map-skipped = Pominięte, stracone do końca gry. { $site }

# Dlaczego miejsca albo czegoś innego nie można wybrać; zasada to oznaczenie takie jak FT-9.1.
map-why-site = { $site }. { $why }
map-why-cards = { $site }. Najpierw wybierz, do czego użyjesz trzech odkrytych kart.
map-why = { $why } ({ $rule })

# What came of the last robbery, beside its card.
side-robbery-success = udany
side-robbery-failure = nieudany

# Where only the highest hand is paid.
side-hand-pays-best = { $stars ->
    [one] Jeśli nikt nie ma wyższej ręki, daje { $cash } $ i { $stars } gwiazdę.
    [few] Jeśli nikt nie ma wyższej ręki, daje { $cash } $ i { $stars } gwiazdy.
   *[many] Jeśli nikt nie ma wyższej ręki, daje { $cash } $ i { $stars } gwiazd.
}

# Wyzwania gry solo; kto otworzy listę, widzi wszystkie dwadzieścia.
side-challenges = Wyzwania solo
side-challenges-held = { $done } z { $asked }, gdyby gra skończyła się teraz
side-challenges-met = zaliczone { $done } z { $asked }
side-challenge-held = na razie zaliczone
side-challenge-lost = w tej grze nieosiągalne
side-challenge-career = przez kilka gier: liczy się po zakończeniu gry

# A ware on a button; its price stands beside it.
side-ware = { $item }: { $use }

# With so many Wanted the sheriff takes no cash.
side-fine-stars = { $stars ->
    [one] Grzywna w tej rundzie: { $stars } gwiazda, od { $from } WANTED nie można zapłacić pieniędzmi.
    [few] Grzywna w tej rundzie: { $stars } gwiazdy, od { $from } WANTED nie można zapłacić pieniędzmi.
   *[many] Grzywna w tej rundzie: { $stars } gwiazd, od { $from } WANTED nie można zapłacić pieniędzmi.
}

# Which of two things comes first, on a button.
side-first = Najpierw { $what }

# A bounty that this map cannot win any more: a stop it needs was skipped.
side-bounty-lost = już nieosiągalne

# Bounties in the log, by the names on their posters.
side-posted = Wyznaczono nagrodę 7 gwiazd, „{ $name }”: { $bounty }.
side-claims = { $count ->
    [one] { $seat } zgarnia nagrodę „{ $name }”: { $count } gwiazdę.
    [few] { $seat } zgarnia nagrodę „{ $name }”: { $count } gwiazdy.
   *[many] { $seat } zgarnia nagrodę „{ $name }”: { $count } gwiazd.
}
side-turned = Nagroda „{ $name }” jest odtąd warta tylko 4 gwiazdy.
