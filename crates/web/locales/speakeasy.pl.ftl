# The board of Speakeasy in the browser.

## People, boards, decks, tracks and the question.

board-why = { $why } ({ $rule })
board-list = { $things }
board-rail = Plansze i talie
board-mine = Moja plansza
board-of = Plansza: { $name }
board-rail-mine = Moja
board-decks = Talie
board-people = Osoby
board-your-turn = Przebieg tury
board-location-contractors = Wykonawcy
board-location-planning = Planowanie
board-location-garage = Garaż
board-location-city-hall = Ratusz
board-location-commission = Komisja
board-location-docks = Doki
board-location-restaurant = Restauracja
board-location-park = Park
board-row-hire = najmij
board-row-ally = sojusz
board-row-raid = napad
board-row-order = kolejność
board-row-two = 2 z 3
board-row-card = karta
board-person = { $person }: { $effects }
board-person-taken = { $person } (stoi tu capo, { $boss }): { $effects }
board-goal = Cel: { $need }; { $cash } do sejfu
board-operations = Operacje
board-worth-vip = mieści { $count }
board-worth-party = sprzedaje { $count }
board-worth-still = produkuje { $count }
board-worth-fleet = zasięg { $count }
board-vip-waiting = { $count } z { $most } czeka
board-barrel-now = beczka teraz
board-at-still = { $count } w destylarni
board-two-trucks = dwie ciężarówki
board-second-truck = druga od { $level }
board-crew = Pieniądze i ludzie
board-pocket = Kieszeń
board-safe = Sejf
board-thugs = Zbiry
board-no-ally = bez wspólnika
board-help = za { $cash }
board-home = z { $district }
board-ally = { $name }, { $district }: { $card }
board-leverage = Wpływ: { $lasting } stały, { $tokens } w żetonach
board-leverage-price = członek rodziny kosztuje { $count } wpływu
board-no-crates = Na razie żadnych skrzyń
board-crates = Skrzynie: { $perks }
board-capos = Capo pozostali w tym akcie
board-buildings = Pozostałe budynki
board-price-reward = cena, potem nagroda
board-upgrades = ulepszenia
board-hand-tokens = Ręka, żetony miasta, pomocnicy
board-hand = Ręka
board-tokens = Żetony miasta
board-tokens-help = Żetony miasta zagrywa się w Restauracji.
board-tokens-held = { $count } z { $most }
board-helpers = Pomocnicy
board-used-bottles = Użyci, za zasłonką: { $bottles }
board-op-decks = Talie operacji
board-in-deck = { $count } w talii
board-next-crate = Następna skrzynia
board-token-display = Oferta żetonów miasta
board-piles = zakryte
board-middle = środkowe
board-right = odkryte
board-gangsters = Gangsterzy
board-gangsters-left = przyjdzie { $count }
board-gangster = { $name }: { $card }
board-rival-deck = Karty Rywala
board-rival-means = Środki Rywala
board-rival-purse = Portfel
board-rival-power = Siła napadów
board-rival-defence = Obrona w wojnach
board-rival-price = Za sprzedaną beczkę
board-rival-books = Pozostałe księgi
board-rival-capos = Pozostali capo
board-rival-mobsters = Członkowie w zasobach
board-tracks = Kolejność, czas i sława
board-turn-order = Kolejność
board-column = Miejsce { $column }: członek rodziny kosztuje { $leverage } wpływu; przejście tutaj kosztuje karty: { $cards }
board-end-of-act = Koniec aktu { $act }
board-wars = W tych dzielnicach zaatakują nowi gangsterzy, z tą siłą
board-patrols = Do tych dzielnic przyjdą policjanci
board-later = potem
board-notoriety = Sława
board-preparation = Przygotowanie
board-act = Akt { $act }
board-round = Akt { $act }, runda { $round }
board-war = Lucky Luciano, koniec aktu { $act }
board-over = Koniec gry
board-level-vip = poziom pokoju VIP
board-level-party = poziom przyjęcia
board-level-still = poziom destylarni
board-level-fleet = poziom floty
board-level-strength = siła
board-count-ally = siła wspólnika
board-count-thugs = zbiry
board-count-leverage = wpływ
board-count-mobsters = członkowie rodziny w strefie VIP
board-count-books = księgi do sfałszowania
board-count-cards = karty na ręce
board-count-tokens = żetony miasta
board-count-helpers = nieużyci pomocnicy
board-money = Kieszeń { $pocket }, sejf { $safe }
board-done = gotowe
board-now = teraz
board-next = potem
board-first-building = Pierwszy budynek
board-first-card = Pierwsza karta, tylko jej nagroda
board-use-helper = Użyj pomocnika, jeśli chcesz
board-send-capo = Wyślij capo
board-draw-card = Weź kartę
board-ends-turn = kończy turę
board-first-of-two = pierwsze z dwóch
board-second-of-two = drugie z dwóch
board-war-strength = siła { $strength }, w wojnie +{ $modifier }
board-deed-build-bar-or-still = otwórz albo przejmij
board-deed-build-nightclub-or-casino = klub albo kasyno
board-deed-change-turn-order = zmiana kolejności
board-deed-two-of-three = dwie z trzech
board-own-defence = Twoja obrona, twoje zbiry, twój wspólnik
board-hint = Wskaż miejsce na planszy albo ruch na liście, a zobaczysz, co oznacza.
board-pay = Koszt
board-gain = Zysk
board-do = Zrób to
board-skip = Pomiń
board-split = Wybierz, czym płacisz
board-pocket-change = kieszeń { $before } → { $after }
board-safe-change = sejf { $before } → { $after }
board-against = obrona { $strength }
board-discount = zniżka { $cash }
board-earns-discount = ulepszenia odtąd tańsze o { $cash }
board-note-cop = policjant: zamknięte
board-note-cop-coming = przyjdzie policjant
board-note-war = nadchodzi wojna
board-group-leave = Albo
board-group-elsewhere = Gdzie indziej
board-group-open = Otwórz na pustym polu
board-group-takeover = Przejmij knajpę gangsterów
board-group-upgrade = Ulepsz knajpę
board-group-protect = Wyślij członka rodziny do
board-group-sell = Sprzedaj beczkę z
board-group-stash = Postaw beczkę
board-group-capos = Zamień się z capo
board-group-hand = Karty z ręki
board-group-helpers = Pomocnicy
board-group-buildings = Budynki z twojej planszy
board-group-means = Czym
board-group-pay = Kieszeń i sejf
board-group-tracks = Poziomy
board-group-move = Przesuń członka rodziny w dokach
board-group-tokens = Żetony miasta
board-group-decks = Talie
board-group-truck = Ciężarówka { $number }
board-group-gangsters = Gangsterzy
board-group-ships = Statki
board-group-goals = Cele
board-group-order = Miejsce w kolejności
board-group-choose = Wybierz
board-books = { $count ->
    [one] Księgi do sfałszowania; jeszcze { $count } w zasobach
    [few] Księgi do sfałszowania; jeszcze { $count } w zasobach
   *[many] Księgi do sfałszowania; jeszcze { $count } w zasobach
}
board-mobsters = { $count ->
    [one] Członkowie rodziny w zasobach; { $count } kolejny na torze sławy
    [few] Członkowie rodziny w zasobach; { $count } kolejni na torze sławy
   *[many] Członkowie rodziny w zasobach; { $count } kolejnych na torze sławy
}
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-used = { $count ->
    [one] { $count } użyty
    [few] { $count } użytych
   *[many] { $count } użytych
}
board-deck-unseen = { $count ->
    [one] { $count } pod spodem
    [few] { $count } pod spodem
   *[many] { $count } pod spodem
}
board-deck-discarded = { $count ->
    [one] { $count } odrzucona
    [few] { $count } odrzucone
   *[many] { $count } odrzuconych
}
board-rival-cards = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
board-later-count = { $count ->
    [one] { $count } dzielnica późniejszych aktów
    [few] { $count } dzielnice późniejszych aktów
   *[many] { $count } dzielnic późniejszych aktów
}
