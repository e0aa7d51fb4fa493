### Plansza gry In Too Deep.

## City and turn

dawn-name = New Dawn City
dawn-city = New Dawn City
dawn-ring = Krąg ośmiu stref
dawn-zone = { $zone }: { $effect }.
dawn-searches = { $count ->
    [one] { $count } obława: efekt strefy jest zamknięty
    [few] { $count } obławy: efekt strefy jest zamknięty
   *[many] { $count } obław: efekt strefy jest zamknięty
}
dawn-effect = { $zone }: { $effect }. { $why }
dawn-effect-shut = Przez obławy ten efekt jest zamknięty.
dawn-effect-away = Może go użyć tylko twój przestępca w tej strefie.
dawn-criminal = { $criminal }: { $owner }. { $ability }
dawn-hook-free = nikt nie ma jego żetonu podpięcia
dawn-hook-yours = twoje podpięcie
dawn-hook-of = podpięcie ma { $agent }
dawn-locked = Podpięcie jest zablokowane.
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
dawn-completes = umożliwia { $crime }
dawn-completing = { $deed } – umożliwia { $crime }
dawn-extra = { $deed } – za 1 dominację
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
dawn-grip-of = dominacja { $grip }
dawn-intel = inf.
dawn-ability = zdolność
dawn-ability-from = zdolność od { $grip }
dawn-endurance = wytrzymałość
dawn-endurance-from = wytrzym. od { $grip }
dawn-stored = Wybrany do zapisania.
dawn-agent = { $agent }
dawn-end-actions = Zakończ akcje
dawn-hook-nobody = Bez podpięcia
dawn-nobody = Nikogo
dawn-keep-all = Zachowaj resztę
dawn-enough = Wystarczy

dawn-track = Rozdział { $chapter } z 3; na wyświetlaczu zostało dowodów: { $left } z { $slots }
dawn-chapters = Rozdział
dawn-display = { $count ->
    [one] został { $count } dowód
    [few] zostały { $count } dowody
   *[many] zostało { $count } dowodów
}
dawn-last-turn = ostatnia tura
dawn-last-turns = { $count ->
    [0] ostatnia tura
    [one] jeszcze { $count } tura
    [few] jeszcze { $count } tury
   *[many] jeszcze { $count } tur
}
dawn-chapter = Rozdział { $chapter }
dawn-turn-of = { $agent }
dawn-turn-of-echo = Echo

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
dawn-group-process = Przetwórz
dawn-group-offer = Oferta wsparcia
dawn-group-decks = Talie
dawn-group-discard = Odrzuć
dawn-group-dilemmas = Dylematy
dawn-group-rivals = Przeciwnicy
dawn-group-choose = Wybierz
dawn-group-extra = { $criminal }: dodatkowa akcja za 1 dominację
dawn-group-steps = Krok po kroku
dawn-group-end = Dalej

dawn-pane-city = Miasto
dawn-pane-hand = Zbrodnie
dawn-pane-console = Konsola
dawn-pane-evidence = Dowody
dawn-pane-syndicate = Syndykat
dawn-pane-story = Historia
