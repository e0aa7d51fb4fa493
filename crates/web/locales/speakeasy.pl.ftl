### Plansza Speakeasy w przeglądarce.

## Wyspa

island-hudson-river = rzeka Hudson
island-east-river = East River
island-north = Pn
island-central-park = Central Park
island-harbour = Port: { $district }
island-closed-sign = ZAMKNIĘTA
island-closed = { $district } to zamknięta dzielnica: nikt tu nie buduje, ale ciężarówki i statki mogą tu przybywać.
island-controlled = { $district } – dzielnicę kontroluje: { $bosses }.
island-controlled-gangsters = { $district } – dzielnicę kontrolują gangsterzy.
island-controlled-nobody = { $district } – dzielnicy nikt nie kontroluje.
island-gangster = { $gangster }: knajpy gangsterów bronią się tu z siłą { $strength }.
island-gangster-away = Knajpy gangsterów bronią się tu z siłą { $strength }.
island-war = Wojna gangów na koniec { $act }. aktu, siła od { $least } do { $most }.
island-cop = Policjant: budynki bez członka rodziny są zamknięte.
island-cop-coming = Na koniec { $act }. aktu przyjdzie tu policjant.
island-ally = { $gangster } to wspólnik (gracz: { $boss }).
island-empty = { $space }: puste pole.
island-gangster-bar = { $space }: knajpa gangsterów, obrona { $strength }.
island-house = { $space }: { $building } ({ $boss }).
island-open = Budynek działa.
island-shut = Budynek nie działa: jest tu policjant i nie ma członka rodziny.
island-protected = Chroni go członek rodziny.
island-barrel = Ma beczkę.
island-token = Żeton miasta: { $token }.
island-ship = { $ship }, port { $district }: { $count ->
    [one] { $count } beczka
    [few] { $count } beczki
   *[many] { $count } beczek
}.
island-ship-price = Następna beczka kosztuje { $cash }; napad musi przewyższyć { $defence }.
island-ship-crate = Skrzynia: { $crate }.
island-berth-free = { $berth }: wolne; daje { $reward }.
island-berth-taken = { $berth }: członek rodziny (gracz: { $boss }); pole daje { $reward }.
island-goal = { $goal }: { $need }. Księga jest tu warta { $cash }.
island-goal-rewards = Pola dają: { $first }; { $second }.
island-goal-books = Księgi: { $bosses }.
island-payout = { $region }, gdyby Luciano płacił teraz:
island-payout-place = { $boss }, { $place }. miejsce, { $cash }.
island-payout-none = { $boss }, nic.
island-no-payouts = bez dalszych wypłat
island-payout-over = Luciano już nie płaci: po ostatnim akcie nie ma wypłaty.
island-truck = { $boss }, ciężarówka { $number }: { $count ->
    [0] pusta
    [one] { $count } beczka
    [few] { $count } beczki
   *[many] { $count } beczek
}
island-choose-mobster = Przenieś członka rodziny: { $berth }
island-warned = { $choice } ({ $dangers })
island-take-over = { $space }: przejmij za { $cash }, { $thugs ->
    [0] bez zbirów
    [one] z { $thugs } zbirem
    [few] z { $thugs } zbirami
   *[many] z { $thugs } zbirami
}{ $ally ->
    [yes] {" "}i ze wspólnikiem
   *[no] {""}
}
island-way = Ciężarówka { $number }, cel { $district }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, zostaje { $left }
island-too-far = Za daleko: twoim ciężarówkom nie starczy punktów na drogę.
island-group-take-over = Przejmij knajpę gangsterów
island-group-way = Jedź ciężarówką { $number }

## Osoby, plansze, talie, tory i pytanie

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
board-person = { $place }: { $effects }
board-person-taken = { $place } (stoi tu capo, { $boss }): { $effects }
board-goal = Cel: { $need }; { $cash } do sejfu
board-operations = Operacje
board-worth-vip = mieści { $count }
board-worth-party = sprzedaje { $count }
board-worth-still = produkuje { $count }
board-worth-fleet = zasięg { $count }
board-vip-waiting = { $count } z { $most } czeka
board-barrel-now = za beczkę teraz
board-at-still = { $count } w destylarni
board-two-trucks = dwie ciężarówki
board-second-truck = druga od { $level }
board-crew = Pieniądze i ludzie
board-pocket = Kieszeń
board-safe = Sejf
board-thugs = Zbiry
board-no-ally = bez wspólnika
board-help = za { $cash }
board-help-once = raz { $cash }
board-home = dzielnica { $district }
board-ally = { $name }, { $district }: { $card }
board-leverage = Wpływ: { $lasting } stały, { $tokens } w żetonach
board-leverage-price = ochrona za wpływ { $count }
board-no-crates = Na razie żadnych skrzyń
board-crates = Skrzynie: { $perks }
board-capos = Capo pozostali w tym akcie
board-buildings = Pozostałe budynki
board-price-reward = cena, potem nagroda
board-no-reward = bez nagrody
board-upgrades = ulepszenia
board-hand-tokens = Ręka, żetony miasta, pomocnicy
board-hand = Ręka
board-tokens = Żetony miasta
board-tokens-help = Żetony miasta zagrywa się w Restauracji.
board-tokens-held = { $count } z { $most }
board-helpers = Pomocnicy
board-no-helpers = nie ma już kart pomocników
board-used-bottles = Użyci, za zasłonką: { $bottles }
board-op-decks = Talie operacji
board-in-deck = { $count } w talii
board-next-crate = Następna skrzynia
board-token-display = Oferta żetonów miasta
board-piles = zakryte
board-middle = środkowe
board-right = odkryte
board-own-tokens = twoje
board-gangsters = Gangsterzy
board-gangsters-left = przyjdzie { $count }
board-gangster = { $name }: { $card }
board-rival-deck = Karty Rywala
board-rival-means = Środki Rywala
board-rival-purse = Kasa
board-rival-power = Siła przejęć
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
board-round-of-act = Runda { $round }
board-war = Luciano, koniec aktu { $act }
board-war-part = Po akcie { $act }
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
board-back-to = Cofnij do etapu: { $part }
board-now = teraz
board-next = potem
board-first-building = Pierwszy budynek
board-first-card = Pierwsza karta, tylko jej nagroda
board-use-helper = Użyj pomocnika, jeśli chcesz
board-send-capo = Wyślij capo
board-draw-card = Weź kartę
board-ends-turn = kończy turę
board-first-of-two = 1 z 2
board-second-of-two = 2 z 2
board-war-strength = siła { $strength }, w wojnie +{ $modifier }
board-deed-ally = nowy wspólnik
board-deed-build-bar-or-still = otwórz albo przejmij
board-deed-build-nightclub-or-casino = klub albo kasyno
board-deed-change-turn-order = zmiana kolejności
board-deed-two-of-three = karta, żetony albo księgi
board-own-defence = Twoja obrona, twoje zbiry, twój wspólnik
board-legend = Co znaczą symbole
board-sign-capo = capo
board-sign-barrel = beczka
board-sign-crate = skrzynia: raz pieniądze, a korzyść na stałe
board-sign-cop = policjant: budynki bez członka rodziny są zamknięte; w przerywanym kółku dopiero przyjdzie
board-sign-war = pod koniec aktu zaatakują tu gangsterzy
board-sign-discard = karta do odrzucenia
board-hint = Wskaż ruch na liście albo miejsce, które świeci, a zobaczysz, co oznacza.
board-hint-list = Wskaż na liście sposób zapłaty, a zobaczysz, ile zostanie.
board-hint-trucks = Naciśnij ciężarówkę, którą chcesz jechać: pełna ramka pokazuje wybraną. Świecą miejsca, do których dojedzie.
board-hint-mobsters = Naciśnij członka rodziny, którego chcesz przenieść: pełna ramka pokazuje wybranego.
board-hint-tokens = Naciśnij żeton miasta, który chcesz odłożyć: pełne kółko pokazuje wybrany.
board-token-for-later = żeton miasta na później: { $token }
board-token-last = żeton miasta: { $token }
board-pay = Koszt
board-gain = Zysk
board-gain-later = Później
board-at-the-end = na koniec
board-there = Tam
board-odds = { $strength } przeciw { $against }
board-strength-against = Siła { $strength } przeciw { $against }
board-capo-of = { $boss }: { $person }
board-do = Zrób to
board-skip = Pomiń
board-enough = Gotowe
board-split = Wybierz, czym płacisz
board-splits = Wybierzesz, czym płacisz
board-pocket-change = kieszeń { $before } → { $after }
board-safe-change = sejf { $before } → { $after }
board-against = obrona { $strength }
board-discount = zniżka { $cash }
board-risen = { $track } { $level }
board-bill-thugs = { $count ->
    [one] { $count } zbir
    [few] { $count } zbiry
   *[many] { $count } zbirów
}
board-bill-cards = { $count ->
    [one] { $count } karta do odrzucenia
    [few] { $count } karty do odrzucenia
   *[many] { $count } kart do odrzucenia
}
board-bill-leverage = wpływ { $count }
board-bill-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
board-earns-discount = ulepszenia odtąd tańsze o { $cash }
board-note-cop = policjant: zamknięte
board-note-cop-coming = przyjdzie policjant
board-note-war = nadchodzi wojna
board-group-leave = Albo
board-group-give-up = Poddać
board-group-idle = Ciężarówka { $number }, gdzie nie ma nic do roboty
board-enter = { $district }: { $sights }
board-hire = Najmij zbira
board-buy = { $count ->
    [one] Kup { $count } beczkę
    [few] Kup { $count } beczki
   *[many] Kup { $count } beczek
}
board-stack = Na stos { $number }
board-move = { $from } → { $to }
board-house = { $building } ({ $space })
board-group-location = { $location }: { $deeds }
board-times = { $deed } ×{ $count }
board-group-elsewhere = Gdzie indziej
board-group-open = Otwórz na pustym polu
board-group-take-over-by = Przejmij i wybierz, czym
board-group-upgrade = Ulepsz knajpę
board-group-protect = Postaw członka rodziny przy drzwiach
board-group-sell = Sprzedaj beczkę
board-group-stash = Postaw beczkę
board-group-capos = Zamień się z capo
board-group-hand = Karty z ręki
board-group-docks = Doki: { $region }
board-group-helpers = Pomocnicy
board-group-means = Czym
board-group-more = Więcej, niż trzeba
board-group-twin = To samo na drugim polu
board-group-pay = Kieszeń i sejf
board-group-pay-otherwise = Zapłać inaczej
board-group-tracks = Poziomy
board-group-move = Przenieś członka rodziny w dokach
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
    [few] Członkowie rodziny w zasobach; { $count } kolejnych na torze sławy
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
