# The board of Speakeasy in the browser.

# The island

island-hudson-river = Hudson River
island-east-river = East River
island-north = N
island-central-park = Central Park
island-harbour = Harbour: { $district }
island-closed-sign = CLOSED
island-closed = { $district } is closed: nobody builds here, but trucks and ships come and go.
island-controlled = { $district } is controlled by { $bosses }.
island-controlled-gangsters = { $district } is controlled by the gangsters.
island-controlled-nobody = { $district } is controlled by nobody.
island-gangster = { $gangster }: gangster bars here defend with { $strength }.
island-gangster-away = Gangster bars here defend with { $strength }.
island-war = Gang war at the end of Act { $act }, strength { $least } to { $most }.
island-cop = A cop: buildings without a mobster are closed.
island-cop-coming = A cop comes at the end of Act { $act }.
island-ally = { $gangster } is the ally of { $boss }.
island-empty = { $space } is empty.
island-gangster-bar = { $space }: a gangster bar, defence { $strength }.
island-house = { $space }: { $building } ({ $boss }).
island-open = It is in operation.
island-shut = It is not in operation: there is a cop and no mobster.
island-protected = A mobster protects it.
island-barrel = It has a barrel.
island-token = City token: { $token }.
island-ship = { $ship }, in the harbour of { $district }: { $count ->
    [one] { $count } barrel
   *[other] { $count } barrels
}.
island-ship-price = The next barrel costs { $cash }; a raid has to beat { $defence }.
island-ship-crate = Crate: { $crate }.
island-berth-free = { $berth }: free; it brings { $reward }.
island-berth-taken = { $berth }: a mobster of { $boss }; the space brings { $reward }.
island-goal = { $goal }: { $need }. A book here is worth { $cash }.
island-goal-rewards = The spaces bring: { $first }; { $second }.
island-goal-books = Books: { $bosses }.
island-payout = { $region }, if Luciano paid now:
island-payout-place = { $boss }, place { $place }, { $cash }.
island-payout-none = { $boss }, nothing.
island-truck = { $boss }, truck { $number }: { $count ->
    [0] empty
    [one] { $count } barrel
   *[other] { $count } barrels
}
island-choose-mobster = Move the mobster from { $berth }
island-warned = { $choice } ({ $dangers })
island-danger-cop = a cop: closed until protected
island-danger-cop-coming = a cop comes at the end of the Act
island-danger-war = a gang war at the end of the Act
island-take-over = { $space }: take over for { $cash }, { $thugs ->
    [0] without thugs
    [one] with { $thugs } thug
   *[other] with { $thugs } thugs
}{ $ally ->
    [yes] {" "}and your ally
   *[no] {""}
}
island-way = Truck { $number } to { $district }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $left } left
island-points = { $count } MP
island-too-far = Too far: your trucks have not enough points for the way.
island-group-take-over = Take over a gangster bar
island-group-way = Drive truck { $number }
