# The board of Speakeasy in the browser.

# The island

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
island-truck = { $boss }, ciężarówka { $number }: { $count ->
    [0] pusta
    [one] { $count } beczka
    [few] { $count } beczki
   *[many] { $count } beczek
}
island-choose-mobster = Przesuń członka rodziny: { $berth }
island-warned = { $choice } ({ $dangers })
island-danger-cop = policjant: zamknięte, dopóki nikt go nie chroni
island-danger-cop-coming = na koniec aktu przyjdzie policjant
island-danger-war = na koniec aktu wojna gangów
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
island-points = { $count } PR
island-too-far = Za daleko: twoim ciężarówkom nie starczy punktów na drogę.
island-group-take-over = Przejmij knajpę gangsterów
island-group-way = Jedź ciężarówką { $number }
