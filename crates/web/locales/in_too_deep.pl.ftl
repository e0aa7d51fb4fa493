### Plansza gry In Too Deep.

## City and turn

dawn-name = New Dawn City
dawn-city = New Dawn City
dawn-ring = Krąg ośmiu stref
dawn-zone = { $zone }: { $effect }.
dawn-zone-with = { $zone }: { $effect }. Jest tu: { $here }.
dawn-holding = { $criminal } ({ $item })
dawn-searches = { $count ->
    [one] { $count } obława: efekt strefy jest zamknięty
    [few] { $count } obławy: efekt strefy jest zamknięty
   *[many] { $count } obław: efekt strefy jest zamknięty
}
dawn-effect = { $zone }: { $effect }. { $why }
dawn-effect-shut = Przez obławy ten efekt jest zamknięty.
dawn-effect-away = Może go użyć tylko twój przestępca w tej strefie.
dawn-criminal = { $criminal }: { $owner }. { $ability }
dawn-hook-free = żetonu podpięcia nikt nie ma
dawn-hook-yours = twoje podpięcie
dawn-hook-of = podpięcie ma { $agent }
dawn-locked = Na podpięciu jest kłódka.
dawn-item = { $item }: { $kind }.
dawn-guardian = Strażnik
dawn-guardian-help = Strażnik pilnuje porządku: przy jednych zbrodniach musi być blisko, przy innych daleko.
dawn-free-hooks = { $count ->
    [0] brak wolnych żetonów
    [one] { $count } wolny żeton podpięcia
    [few] { $count } wolne żetony podpięcia
   *[many] { $count } wolnych żetonów podpięcia
}
dawn-free-hook = { $criminal }: tego żetonu podpięcia nikt nie ma. W kroku 1 może go wziąć każdy.
dawn-barrier = Blokada ({ $one } – { $other }): przestępcy przez nią nie przechodzą.
dawn-barrier-marked = Oznaczona blokada Echo ({ $one } – { $other }): przestępcy przez nią nie przechodzą.
dawn-decks = Talie
dawn-supplies = Pule
dawn-left-evidence = dowody
dawn-left-support = wsparcie
dawn-left-dilemmas = dylematy
dawn-completes = umożliwia „{ $crime }”
dawn-completing = { $deed } – umożliwia „{ $crime }”
dawn-extra = { $deed } – za 1 punkt dominacji
dawn-alone = { $deed } – bez eskorty
dawn-escort = { $deed } – eskortuje: { $criminal }
dawn-verb-move = ruch
dawn-verb-push = przepchnij
dawn-verb-hack = hakuj
dawn-verb-jump = skok
dawn-verb-dash = kurs
dawn-verb-take = weź
dawn-verb-drop = odłóż
dawn-verb-use = użyj
dawn-verb-grip = dominacja
dawn-verb-hook = podepnij
dawn-verb-unhook = odepnij
dawn-verb-here = tutaj
dawn-verb-from = stąd

dawn-steps = Kroki tury
dawn-step-1 = Podpięcie
dawn-step-2 = Dominacja
dawn-step-3 = Akcje
dawn-step-4 = Zbrodnia
dawn-step-5 = Karty
dawn-actions = { $count ->
    [0] nie ma już akcji
    [one] została { $count } akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}
dawn-hooks = Podpięci przestępcy
dawn-no-hooks = Nikt nie jest podpięty.
dawn-grip = dominacja
dawn-intel = inf.
dawn-ability = zdolność
dawn-ability-from = zdolność od { $grip }
dawn-endurance = wytrzymałość
dawn-endurance-from = wytrzym. od { $grip }
dawn-stored = Wybrany do zapisania.
dawn-agent = { $agent }
dawn-duel-you = Ty:
dawn-end-actions = Zakończ akcje
dawn-hook-nobody = Bez podpięcia
dawn-nobody = Nikogo
dawn-nothing = Nic
dawn-keep-all = Zachowaj wszystko
dawn-go-on = Dalej
dawn-keep-rest = Zachowaj resztę
dawn-enough = Wystarczy

dawn-track = Rozdział { $chapter } z 3; na wyświetlaczu zostało dowodów: { $left } z { $slots }
dawn-chapters = Rozdział
dawn-display = { $count ->
    [one] został { $count } dowód
    [few] zostały { $count } dowody
   *[many] zostało { $count } dowodów
}
dawn-last-turn = ostatnia tura
dawn-chapter-over = koniec rozdziału
dawn-last-turns = { $count ->
    [0] ostatnia tura
    [one] ostatnia runda: po tej jeszcze { $count } tura
    [few] ostatnia runda: po tej jeszcze { $count } tury
   *[many] ostatnia runda: po tej jeszcze { $count } tur
}
dawn-chapter = Rozdział { $chapter }
dawn-chapter-end = Koniec rozdziału
dawn-turn-of = { $agent } siada do konsoli
dawn-turn-of-echo = Echo się budzi

dawn-group-crimes = Zbrodnie
dawn-group-support = Wsparcie
dawn-group-hook = Podepnij
dawn-group-unhook = Odepnij
dawn-group-grip = Dominacja
dawn-group-criminals = Przestępcy
dawn-group-items = Przedmioty
dawn-group-zones = Strefy
dawn-group-patrol = Strażnik i blokady
dawn-group-evidence = Dowody
dawn-group-process = Przetwórz: { $evidence }
dawn-process-row = Za akta { $row }
dawn-process-bonus = Na pole premii { $bonus }
dawn-process-box = Do swojej skrytki
dawn-group-offer = Oferta wsparcia
dawn-group-decks = Talie
dawn-group-discard = Odrzuć
dawn-group-dilemmas = Dylematy
dawn-group-rivals = Przeciwnicy
dawn-group-choose = Wybierz
dawn-group-extra = { $criminal }: dodatkowa akcja za 1 punkt dominacji
dawn-group-steps = Krok po kroku
dawn-group-end = Dalej

dawn-pane-city = Miasto
dawn-pane-hand = Zbrodnie
dawn-pane-console = Konsola
dawn-pane-evidence = Dowody
dawn-pane-syndicate = Syndykat
dawn-pane-story = Historia

dawn-legend = Co oznaczają znaki
dawn-sign-intel = informacje: pieniądze i punkty
dawn-sign-evidence = dowód
dawn-sign-process = dowód, który wolno przetworzyć
dawn-sign-file = akta
dawn-sign-dilemma = dylemat na ręce
dawn-sign-bank = dylemat w banku zepsucia
dawn-sign-corruption = zepsucie
dawn-sign-tolerance = tolerancja
dawn-sign-support = żeton wsparcia
dawn-sign-petty = drobne przestępstwo
dawn-sign-warrant = nakaz: liczbę różnych podnosi się do kwadratu
dawn-sign-badge = odznaka Strażnika: opłacają się każde trzy
dawn-sign-action = jedna akcja
dawn-sign-search = obława: zamyka efekt swojej strefy
dawn-sign-hook = wolny żeton podpięcia: może go wziąć każdy
dawn-sign-lock = podpięcie z kłódką: nikt inny go nie weźmie

## Panels

# Zbrodnie na ręce
panel-hand = Zbrodnie na ręce
panel-own = { $count ->
    [0] widzisz je tylko ty
    [one] { $count } karta, widzisz ją tylko ty
    [few] { $count } karty, widzisz je tylko ty
   *[many] { $count } kart, widzisz je tylko ty
}
panel-hand-of = ręka: { $name }
panel-hand-empty = Nie masz żadnej zbrodni; nowe przyjdą w 5. kroku twojej tury.
panel-hand-backs = { $count ->
    [0] Brak kart
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
panel-aside = Na boku, nikt { $count ->
    [one] jej
    [few] ich
    [many] ich
   *[other] ich
} jeszcze nie widział
panel-petty = drobne
panel-prerequisite = Historia: zbrodnia poziomu { $level } z wątku { $storyline }
panel-met = spełnione
panel-not-met = niespełnione
panel-all-met = wszystko gotowe
panel-one-short = brakuje jednego
panel-met-of = spełnione { $met } z { $all }
panel-underway = w toku
panel-uncommitted = niepopełniona
panel-commit = Popełnij
panel-discard = Odrzuć
panel-outcome = { $outcome }: { $title }
panel-then = Potem: { $lines }.
panel-intel = { $count } { $count ->
    [one] informacja
    [few] informacje
    [many] informacji
   *[other] informacji
}
panel-dilemmas = { $count } { $count ->
    [one] dylemat
    [few] dylematy
    [many] dylematów
   *[other] dylematów
}
panel-evidence-count = { $count } { $count ->
    [one] dowód
    [few] dowody
    [many] dowodów
   *[other] dowodów
}
panel-process-count = { $count } { $count ->
    [one] dowód do przetworzenia
    [few] dowody do przetworzenia
    [many] dowodów do przetworzenia
   *[other] dowodów do przetworzenia
}
panel-support-count = { $count } { $count ->
    [one] żeton wsparcia
    [few] żetony wsparcia
    [many] żetonów wsparcia
   *[other] żetonów wsparcia
}
panel-badges = { $count } { $count ->
    [one] odznaka
    [few] odznaki
    [many] odznak
   *[other] odznak
}
panel-symbols = dowody: { $kinds }

# Konsola
panel-console = Konsola: { $name }
panel-console-own = to, co zakryte, widzisz tylko ty
panel-console-other = to, co zakryte, jest tylko policzone
panel-console-told = wszystko jest odkryte
panel-ports = Porty
panel-port-free = Wolny port.
panel-port-last = Wolny port. Kto go zajmie, dobiera dylemat.
panel-port-locked = { $criminal }, kłódka: nikt inny nie podepnie tego przestępcy.
panel-grip = Dominacja
panel-grip-one = { $criminal } { $grip }
panel-grip-all = Dominacja: { $grips }
panel-ability = zdolność
panel-endurance = wytrzymałość
panel-lowest = za najniższą
panel-lowest-pays = Najniższy żeton dominacji jest na końcu wart: { $count } inf.
panel-evidence = Dowody
panel-support = Wsparcie
panel-memory = { $kind }: { $count } w pamięci
panel-memory-wanted = { $kind }: { $count } w pamięci, szukane w zadaniu
panel-files = Akta: { $count }
panel-tolerance = Tolerancja { $count }
panel-databank = { $count } { $count ->
    [one] dylemat w banku zepsucia
    [few] dylematy w banku zepsucia
    [many] dylematów w banku zepsucia
   *[other] dylematów w banku zepsucia
}
panel-corruption-sum = Zepsucie w banku { $stored } minus tolerancja { $tolerance }: { $total }
panel-named = { $name }. { $help }
panel-dilemmas-title = Dylematy na ręce
panel-dilemmas-hand = { $store ->
    [one] { $store } trafi do banku
    [few] { $store } trafią do banku
    [many] { $store } trafi do banku
   *[other] { $store } trafi do banku
}
panel-databank-title = Bank zepsucia
panel-dilemma = { $title }: zepsucie { $corruption }; { $reward }

# Dowody i wsparcie
panel-evidence-title = Dowody i wsparcie
panel-display-left = wyświetlacz { $count } z { $all }
panel-bar = Listwa
panel-display = Wyświetlacz
panel-gain = Zdobądź dowód
panel-from-supply = Ze wspólnej puli
panel-look = Obejrzyj dwa
panel-known = { $kind }, zakryty; znasz go
panel-face-down = Zakryty dowód
panel-offer = Oferta wsparcia
panel-third-empty = puste
panel-no-intel = 0 informacji

# Syndykat
panel-syndicate = Syndykat
panel-files-left = Rozdział { $chapter }, { $count ->
    [0] akt już nie ma:
   *[other] akt zostało { $count }:
}
panel-stakes-grip = Jeśli na końcu rozdziału nie zostaną żadne akta, każdy zyskuje { $reward } inf. za każde akta w pamięci. W przeciwnym razie kto ma najmniej akt, traci dominację: { $loss }.
panel-stakes-intel = Jeśli na końcu rozdziału nie zostaną żadne akta, każdy zyskuje { $reward } inf. za każde akta w pamięci. W przeciwnym razie kto ma najmniej akt, traci { $loss } inf.
panel-file = Akta: bierze je ten, kto położy tu pasujący dowód ({ $kind }).
panel-covered = Zakryty dowód, który położyła Echo
panel-bonus-support = Pole premii: zdobywasz żeton wsparcia
panel-bonus-tolerance = Pole premii: zdobywasz żeton tolerancji
panel-bonus-grip = Pole premii: zyskujesz 1 punkt dominacji nad dowolnym przestępcą w grze
panel-plan = Plan: { $done }/{ $needed } rodzajów po { $tokens }+
panel-plan-help = { $needed ->
    [one] Plan będzie udaremniony, jeśli w obszarze planu co najmniej { $needed } rodzaj ma { $tokens } żetony.
    [few] Plan będzie udaremniony, jeśli w obszarze planu co najmniej { $needed } rodzaje mają po { $tokens } żetony.
   *[many] Plan będzie udaremniony, jeśli w obszarze planu co najmniej { $needed } rodzajów ma po { $tokens } żetony.
} Przy każdym rodzaju: o ilu tam wiesz i ile byłby dla ciebie na końcu wart jeden taki dowód.
panel-plan-kind = { $kind }: w obszarze planu wiesz o { $count }; każdy w pamięci byłby wart { $worth }
panel-box = Skrytka: { $name }, dowodów { $count }
panel-shared = wspólna

# Historia
panel-story = Historia
panel-left-out = { $count ->
    [one] bez wątku { $letters }
    [few] bez wątków { $letters }
    [many] bez wątków { $letters }
   *[other] bez wątków { $letters }
}
panel-left-out-names = Poza grą: { $storylines }
panel-level-told = { $level }: { $crimes }
panel-level-open = { $level }: otwarty
panel-level-locked = { $level }: brakuje zbrodni poziomu { $below } z wątku { $storyline }

# Echo i koniec
panel-choose = Wybierz
panel-letters = Litery
panel-off-board = Poza planszą
panel-progress = Zbrodnia poziomu { $level } na polu { $goal }; teraz { $at }
panel-progress-none = Echo nie ma zbrodni; teraz { $at }
panel-card-hooks = { $letter }: { $criminal }
panel-card-spent = Ostatnia karta: litera { $letter }
panel-die = Co rusza biała kość
panel-die-searches = 3 obławy: { $zone }
panel-die-marked = blokada oznaczona
panel-die-unmarked = blokada zwykła
panel-die-guardian = Strażnik
panel-card-plan = obszar planu
panel-verdict = Werdykt
panel-corruption = zepsucie
panel-foiled = Plan udaremniony: udowodnionych rodzajów { $kinds }, potrzebnych { $needed }.
panel-not-foiled = Plan nieudaremniony: udowodnionych rodzajów { $kinds }, potrzebnych { $needed }.
panel-tie = Tyle samo informacji: decyduje mniejsze zepsucie.
panel-over-the-edge = po ciemnej stronie
panel-least-corrupt = najmniejsze zepsucie

# Wiersz agenta
strip-intel = informacje
strip-evidence = dowody w pamięci
strip-files = akta
strip-tolerance = tolerancja
strip-dilemmas = dylematy na ręce
strip-databank = dylematy w banku zepsucia
strip-support = żetony wsparcia
strip-crimes = karty zbrodni na ręce według poziomów
strip-hooks = podpięci przestępcy
strip-no-hook = bez haka
