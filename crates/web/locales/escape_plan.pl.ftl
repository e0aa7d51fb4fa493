### Stół gry Escape Plan: słowa na planszach i kartach, które muszą być krótkie.

## Czas

ep-day = Dzień { $day }
ep-time = Dzień { $day }: { $phase }
ep-phase-income = dochody
ep-phase-city = miasto rośnie
ep-phase-update = { $part }, aktualizacja złej sławy
ep-phase-over = koniec

## Części stołu

ep-city = Miasto
ep-own-board = Plansza
ep-contacts = Kontakty
ep-police = Policja
ep-thieves = Złodzieje

## Ludzie

ep-cash = gotówka
ep-income = dochód
ep-count-contacts = kontakty
ep-wounds = rany
ep-handcuffs = kajdanki
ep-discs = dyski akcji dodatkowych
ep-gas = kanistry
ep-keys = klucze
ep-members = członkowie gangu
ep-sealed = kafelki z ukrytymi pieniędzmi
ep-level = poziom złej sławy
ep-turn-order = miejsce w kolejności
ep-fate-escaped = poza miastem
ep-fate-arrested = za kratkami
ep-been = odwiedzone miejsca
ep-stack-counts = liczy się { $cash }: najlepszy kafelek, pusty jest wart tyle co najlepszy w swoim stosie

## Ruchy

ep-points = { $count } PR
ep-nobody = nikt nie ściga
ep-group-escape = Ucieczka
ep-group-drive = Dokąd się udać
ep-group-means = Z kanistrem, gangiem lub kontaktami
ep-group-other-ways = Inne drogi tam
ep-group-steps = Krok po kroku
ep-group-place = Połóż kafelek { $tile }
ep-group-side = Akcje wykonawcze
ep-group-leave = Albo
ep-group-choose = Wybierz

## Miasto

ep-city-of = Miasto, kafelków: { $count }
ep-lot = { $place } ({ $tile })
ep-closed = ZAMKNIĘTE
ep-officer-on = { $officer } ({ $tile })
ep-bag = W worku
ep-out = WYJŚCIE
ep-why = { $place }: { $why } ({ $rule })

## Kontakty i policja

ep-row = Pula kontaktów
ep-deck = w talii { $count }
ep-star = rozgłos +1
ep-notoriety = Zła sława
ep-notoriety-help = wyższa gra wcześniej; na koniec minus
ep-exits = Drogi ucieczki
ep-exit-open = otwarta, { $tile }
ep-exit-unbuilt = niezbudowana
ep-exit-cost = ile zapłaci następny, kto ucieknie
ep-patrols = karty patroli: { $count } z { $most }
ep-next-tiles = Kolejne
ep-list = { $things }

## Plansze graczy

ep-only-you = widzisz tylko ty
ep-each-time = po { $cash }
ep-slot-lost = stracone pole
ep-locked = zabloko{"\u00AD"}wany
ep-inventory = Przedmioty
ep-used = użyte
ep-face-up = gotowe
ep-hidden-tile = Pieniądze
ep-assets = Atuty
ep-assets-help = cena użycia; użyte dają 10
ep-cubes = ta pora dnia
ep-cubes-help = Kostki rozgłosu: stracone, wolne, zyskane
ep-may-rest = odpoczynek
ep-rested = po odpoczynku
ep-aid = apteczka
ep-aid-used = zużyta
ep-discs-short = dyski
ep-markers = znaczniki
ep-gang-of = gang z { $tiles }
ep-plan = Plan ucieczki
ep-plan-found = tajny do końca; znaleziono { $cash }
ep-plan-brought = znaleziono { $cash }

## Pytanie

ep-hint = Do oświetlonych miejsc możesz dotrzeć. Wskaż jedno, aby zobaczyć drogę i policjantów, którzy za tobą ruszą; naciśnij, aby wyruszyć.
ep-last-day = Ostatni dzień: kto na jego koniec zostanie w mieście, zostanie aresztowany i nie liczy mu się nic. Wyjście z miasta: { $exit } ({ $tile }).
ep-due = Ucieczka { $cost }, masz { $cash }: zostaje { $rest }
ep-due-short = Ucieczka { $cost }, masz { $cash }: brakuje { $rest } i czeka cię areszt
ep-rest = Odpocznij
ep-way-handcuffs = { $count ->
    [one] Rana przyniosłaby kajdanki
    [few] { $count } rany przyniosłyby kajdanki
   *[many] { $count } ran przyniosłoby kajdanki
}
ep-legs = Opuszczone kafelki i kto cię ściga
ep-go = Ruszaj:
ep-pick-tile = Kafelek
ep-pick-turn = Obrót
ep-cards-count = { $count ->
    [one] liczy się { $count }
    [few] liczą się { $count }
   *[many] liczy się { $count }
}
ep-cards-count-cuffed = { $count ->
    [one] teraz liczy się { $count }, na koniec { $scored }
    [few] teraz liczą się { $count }, na koniec { $scored }
   *[many] teraz liczy się { $count }, na koniec { $scored }
}
ep-exit-closed = { $count ->
    [one] blokada, { $count } kafelek
    [few] blokada, { $count } kafelki
   *[many] blokada, { $count } kafelków
}
ep-line = { $assets ->
    [one] Przekroczenie odblokowuje atut
    [few] Przekroczenie odblokowuje { $assets } atuty
   *[many] Przekroczenie odblokowuje { $assets } atutów
}{ $discs ->
    [0] {""}
   *[other] {" "}i daje dysk
}; każdy z niższym poziomem przenosi policjanta
ep-way = { $goal } ({ $tile }): { $points } PR, { $officers ->
    [0] nikogo do uniknięcia
    [one] { $officers } policjant do uniknięcia
    [few] { $officers } policjantów do uniknięcia
   *[many] { $officers } policjantów do uniknięcia
}
ep-way-brings = { $way }; { $brings }
ep-or-wounds = { $count ->
    [one] albo rana
    [few] albo { $count } rany
   *[many] albo { $count } ran
}
ep-just-wounds = { $count ->
    [one] rana
    [few] { $count } rany
   *[many] { $count } ran
}
ep-ways-there = Drogi do celu
ep-toll = Costa ściąga haracz: { $cash }
ep-whole-city = Z bliska albo całe miasto

## Co jest pod ręką

ep-stock = Zasoby
ep-stock-help = towary, skrytki, ukryte pieniądze
ep-stock-fixers = Kafelki cwaniaków w kryjówkach
ep-stock-equipment = Wyposażenie w magazynach
ep-stock-of = { $thing } ×{ $count }
ep-stock-lockers = Skrytki w magazynach
ep-stock-locker = zła sława i kontakty dają razem { $needed }; oglądasz tyle kafelków, ile masz kontaktów{ $more ->
    [0] {""}
    [1] , i jeden więcej
   *[other] , bez jednego
}
ep-stock-exits = Przy zablokowanych drogach ucieczki; oglądasz tyle kafelków, ile masz kontaktów
ep-stock-left = { $count ->
    [one] został { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
}

## Znaki, w pomocy

ep-signs = Co znaczą znaki
ep-sign-helipad = heliport: stąd latają kontakty i gangi
ep-sign-ferry = prom: przez tę wodę można się przeprawić
ep-sign-income = dochód: 1 000 $ za każdą kostkę na torze
ep-sign-lock = co odblokowuje przekroczenie progu
ep-sign-points = Liczba przy oświetlonym miejscu mówi, ile punktów ruchu (PR) kosztuje najłatwiejsza droga. Masz 3: wyjście z obiektu, wejście do obiektu i przejście na inny teren kosztują po 1; tym samym terenem przechodzi się z kafelka na kafelek za darmo. Przejazd metrem dodaje jeszcze jeden.
ep-sign-ticket = Jasna karteczka przy miejscu mówi, co czeka tam według twojego planu: tysiące na koniec albo dochód od razu.
ep-sign-cubes = Małe kształty obok miejsca pokazują, kto już tam był; ten z dziurką leży na symbolu dochodu.
ep-sign-left = Czerwone kreski biegną wokół kafelków, które zostawiasz za sobą: kto na nich stoi, ruszy za tobą.
ep-sign-money = Pieniądze liczy się w tysiącach dolarów.

## Miejsca, w pomocy

ep-places = Co dają poszczególne miejsca
ep-place-business = Firma: to, co wypłaca tam twój plan, i kontakt. Po kilku wizytach zostaje zamknięta.
ep-place-safe-house = Kryjówka: to, co wypłaca tam twój plan, rozgłos −1, klucz, a za pieniądze kafelek cwaniaka.
ep-place-gang = Siedziba gangu: dwóch członków gangu za 5 000 $.
ep-place-store = Magazyn: kanister, za pieniądze do dwóch sztuk wyposażenia, a z kluczem także skrytka.
ep-place-clinic = Przychodnia: odblokowany atut, uleczona rana, kontakt.
ep-place-church = Kościół: rozgłos −1 za 1 000 $, odblokowany atut, kontakt.
ep-place-hospital = Szpital: leczenie ran za pieniądze; rozgłos +1.
ep-place-exit = Droga ucieczki: dochód i kontakt. Jeśli jest zablokowana, zamiast dochodu możesz szukać ukrytych pieniędzy.
ep-place-metro = Metro: bezpłatny przejazd na dowolną inną stację. Nie ma tu czego odwiedzać.
ep-place-helicopter = Lądowisko: lot na odległość do dwóch kafelków za 1 PR. Nie ma tu czego odwiedzać.
ep-place-company = Za każdy inny pionek w odwiedzanym miejscu masz rozgłos +1; nie dotyczy to siedzib gangów ani szpitala.
