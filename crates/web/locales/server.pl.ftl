### Co mówi sam serwer.

server-stale = Stół zmienił się od czasu narysowania tej strony. Nic nie zrobiono; tak wygląda teraz.
server-verified = Zweryfikowano: ziarno jest tym, które obiecano przed pierwszą kartą, a wszystkie losowania i ruchy z niego wynikają.
server-other-device = Otwórz ten link na drugim urządzeniu. Działa jeden raz.
server-bot-random = Szalony Bob { $number }
server-bot-greedy = Sprytny Hans { $number }

problem-title-unreadable = Tego stołu nie można pokazać
problem-title-missing = Te drzwi prowadzą donikąd
problem-title-refused = Nie tymi drzwiami
problem-title-trouble = Lampa na chwilę zgasła
problem-title-unclear = Nikt tego nie zrozumiał
problem-not-found = Pod tym adresem nic nie ma. Do wszystkiego prowadzi strona główna.
problem-no-such-address = Pod tym adresem nic nie ma. Istniejące adresy wymienia /api/openapi.json.
problem-rule = Nie ma takiej zasady. Wszystkie wymienia { $list }.
problem-no-such-table = Nie ma takiego stołu. Sprawdź link albo zapytaj osobę, która go przysłała.
problem-no-seat = Nie masz miejsca przy tym stole. Możesz patrzeć; do gry potrzebne jest zaproszenie.
problem-unreadable-table = Stół „{ $title }” ({ $game }; { $names }) zapisał inny program, a ten nie umie go odczytać: { $why }. Opcje: { $options }. Zasady: { $amendments }. Nic nie przepadło: nowszy program może go pokazać i dokończyć.
problem-pack = Ten serwer nie ma takiego zestawu do tej gry. Ma: { $known }.
problem-trouble = Stół jest teraz niedostępny. Nic nie zginęło; spróbuj za chwilę.
problem-other-origin = To żądanie przyszło ze strony innej witryny i nie zostało wykonane. Otwórz stół tutaj i spróbuj ponownie.
problem-too-fast = { $seconds ->
    [one] Zbyt wiele żądań. Odczekaj { $seconds } sekundę i spróbuj ponownie.
    [few] Zbyt wiele żądań. Odczekaj { $seconds } sekundy i spróbuj ponownie.
   *[many] Zbyt wiele żądań. Odczekaj { $seconds } sekund i spróbuj ponownie.
}
problem-too-many-streams = Z jednego adresu otwarto już tyle podglądów stołów na żywo, ile wolno. Zamknij niektóre i wczytaj stronę ponownie.
problem-too-large = Wysłane dane są większe niż cokolwiek, czego potrzebuje ten stół: czyta się najwyżej { $limit } KiB.
problem-unreadable = Wysłanych danych nie da się zrozumieć. Wróć, wczytaj stronę jeszcze raz i powtórz.
problem-json-kind = Treść żądania musi być w formacie JSON: wyślij ją z nagłówkiem Content-Type: application/json.
problem-json-syntax = Treść żądania przestaje być poprawnym JSON-em w wierszu { $line }, w kolumnie { $column }.
problem-json-shape = Treść żądania to JSON, ale nie taki, jaki przyjmuje ten adres: { $why } (wiersz { $line }, kolumna { $column }). Co przyjmuje, podaje /api/openapi.json.
problem-deed = Niczego takiego nie da się zrobić przy stole. Listę zawiera /api/openapi.json; ruchy i kroki wstecz mają własne adresy.
problem-decision = O krok wstecz prosi się przy określonej decyzji: wyślij też jej numer, który stół podaje jako decision.
problem-method = Ten adres nie przyjmuje takich żądań. Które przyjmuje, mówi nagłówek „Allow” tej odpowiedzi.
problem-key = Tego klucza nie można odczytać. Wyślij go tak, jak został wydany: Authorization: Bearer <klucz>.
problem-name = Imię potrzebuje co najmniej jednej litery i ma najwyżej { $max } znaków.
problem-bot = Nie ma takiego bota. Boty to: { $known }.
problem-game = Nie ma takiej gry. Gry to: { $known }.
problem-two-of-me = Zakładając stół, możesz zająć tylko jedno miejsce.
problem-invitation = To zaproszenie jest nieważne albo zostało już użyte. Poproś o nowe.
problem-not-kept = Żadne miejsce na ciebie nie czeka: nikt od tego stołu nie przygotował następnego albo nie było cię przy nim.
problem-still-running = Gra jeszcze trwa. Zapis zdradziłby, co jest ukryte; wróć, gdy się skończy.
