### Co říká Escape Plan.
###
### Peníze přicházejí v tisících; nuly píše jen „money“. Jména podniků, karet a žetonů jsou nápisy a
### začínají velkým písmenem; přicházejí v 1. pádě, proto stojí za dvojtečkou, v závorce nebo jako podmět.
### „node“ je místo na mapě uprostřed věty a odpovídá vždy na otázku „kam?“, „in-place“ na otázku „kde?“. Výjezd
### přichází do záznamu hry jako číslo: zbytek jména skloňuje každá věta sama. „effect“ nemá velké písmeno ani
### tečku: doplní je věta, ve které stojí.

## Hra

game-intro =
    Loupež šla jako na drátkách. Útěk už ne: kořist je rozházená po celém městě a policie je uzavírá ulici po ulici. Máte tři dny a každého zloděje ve městě napadlo totéž.
    Posbírej své peníze, neukazuj se na očích a zmiz dřív, než skončí třetí noc. Z těch, kdo se dostanou ven, vyhraje nejbohatší; ostatní budou mít na přemýšlení času dost.
game-help =
    { about-game }

    { about-city }
    { about-travel }
    { about-evade }
    { about-visit }
    { about-side-actions }
    { about-notoriety }

    { about-escape }
    { about-score }
about-game =
    Hraje se tři dny. Nový den přinese příjem, hlídky k výjezdům, čtyři další díly města a nové pořadí hráčů, ve kterém je první ten, kdo má nejvyšší pověst.
    Potom přijde ráno, odpoledne a večer a v každé části dne hraje každý jeden tah; tah v noci nebo za úsvitu stojí žeton akce navíc.
    V tahu buď jednou denně odpočíváš, nebo se pohybuješ: cestuješ, unikáš policii a navštívíš lokaci, na kterou dorazíš.
    Nabídnuté volby jsou přesně ty dovolené, i s cenou a s tím, co přinesou. Pokud víme, nikdo neodposlouchává.
about-city = Město: nový díl se musí dotýkat aspoň dvou jiných a někde na svých hranách navázat stejným druhem oblasti. Kdo položí díl s polem pro podnik nebo skrýš, rozhodne, co tam bude; vlastní peníze je dobré mít poblíž.
about-travel = Cestování: máš 3 BP. Opustit lokaci, vstoupit do lokace i přejít do jiného druhu oblasti stojí po 1 BP; stejným druhem oblasti se jde z dílu na díl zadarmo. Metro tě odveze na kteroukoli jinou stanici za nic, vrtulník až o dva díly dál za 1 BP. Pohyb musí skončit na jiné lokaci, než na které začal.
about-evade = Únik: jdou po tobě všichni policisté z dílů, které necháš za sebou; ti na dílu, kde skončíš, ne. Setřese je vybavení, kontakty, členové gangu a výhody, a kdo zbude, znamená zranění. Když máš všechny tři kostky zranění v červeném, přinese další zranění pouta a ta tě natrvalo připraví o místo pro kontakt.
about-visit = Návštěva: karta plánu útěku říká, co kde leží. Kde ukazuje částku, tam se ti za kostku na konci započítá; kde ukazuje příjem, vyplatí se hned, 1 000 $ za každou kostku, která ti zbývá na počítadle. V podniku získáš i kontakt a po pár návštěvách podnik zavře; skrýše snižují pověst a rozdávají klíče; na benzínkách je benzín, vybavení a schránky; gangy se dají najmout.
about-side-actions = Vedlejší akce: ve svém tahu smíš použít kontakty, vybavení, pomůcky, členy gangu, výhody i žeton první pomoci, kolik chceš, je-li na to ta pravá chvíle. Kontakt s červenou hvězdou ti zvýší pověst. Odpočinek otočí použité kontakty, vybavení a první pomoc zpět a zpřístupní výhodu.
about-notoriety = Pověst: kostky se sbírají během tahů a ukazatel se posune na konci každé části dne. Kdo překročí hraniční čáru nahoru, zpřístupní si výhody, ale všichni s nižší pověstí po něm musejí poslat policistu. Vysoká pověst stojí na konci peníze.
about-escape = Útěk: třetí den je otevřený jen jeden výjezd. Dostaň se k němu, unikni i policistům na jeho dílu a zaplať cenu útěku. Kdo je venku první, neplatí nic, a ostatní od té chvíle stojí každý tah 1 000 $. Kdo je ve městě i po posledním úsvitu, jde za mříže a nemá vůbec nic.
about-score = Závěrečné účtování: co plán slibuje za místa, kde leží tvoje kostky, peníze za zástěnou, 10 000 $ za každou použitou výhodu, až 100 000 $ za pět kontaktů a všechno, co se našlo ve schránkách a u uzavřených výjezdů; to vše bez srážky za pověst a bez 20 000 $ za každé zranění.

## Peníze a ceny

money = { $count ->
    [0] 0 $
   *[other] { $count } 000 $
}
cost-points = { $count } BP
cost-notoriety = pověst +1
cost-free = zdarma

## Jména

thief-vinnie = Vinnie
thief-scar = Scar
thief-claws = Claws
thief-ruby = Ruby
thief-mr-bones = Mr. Bones

automa-sandra = Vyšetřovatelka Sandra
automa-costa = Poručík Costa

officer-county = místní policista
officer-federal = státní policista
officer-swat = člen zvláštní jednotky

badge-county = místní
badge-federal = státní
badge-swat = zvláštní

part-morning = Ráno
part-afternoon = Odpoledne
part-evening = Večer
part-night = Noc
part-dawn = Úsvit

tile-start-gang = S1
tile-start-hospital = S2
tile-a1 = A1
tile-a2 = A2
tile-a3 = A3
tile-b1 = B1
tile-b2 = B2
tile-b3 = B3
tile-c1 = C1
tile-c2 = C2
tile-c3 = C3
tile-d1 = D1
tile-d2 = D2
tile-d3 = D3

area-industrial = Průmyslová oblast
area-commercial = Obchodní oblast
area-residential = Obytná oblast
area-water = Voda

site-hospital = Nemocnice
site-metro = Metro
site-helicopter = Vrtulník
site-gang = Základna gangu
site-clinic = Poliklinika
site-church = Kostel
site-business = Podnik
site-safe-house = Skrýš

place-bar = Bar
place-restaurant = Restaurace
place-casino = Kasino
place-art-gallery = Výtvarná galerie
place-cinema = Kino
place-gym = Posilovna
place-safe-house-1 = Skrýš 1
place-safe-house-2 = Skrýš 2
place-safe-house-3 = Skrýš 3
place-store-a = Benzínka A
place-store-b = Benzínka B
place-store-c = Benzínka C
place-store-d = Benzínka D
place-exit-1 = EXIT 1
place-exit-2 = EXIT 2
place-exit-3 = EXIT 3

group-businesses = { $first }, { $second }, { $third }
group-safe-houses = všechny tři skrýše

node-numbered = { $node } ({ $number })
node-industrial = do průmyslové oblasti na { $tile }
node-commercial = do obchodní oblasti na { $tile }
node-residential = do obytné oblasti na { $tile }
node-water = na vodu na { $tile }
node-hospital = do nemocnice
node-metro = na stanici metra na { $tile }
node-helicopter = k vrtulníku na { $tile }
node-gang = na základnu gangu na { $tile }
node-clinic = na polikliniku na { $tile }
node-church = do kostela na { $tile }
node-business = do podniku na { $tile }
node-safe-house = do skrýše na { $tile }
node-bar = do baru
node-restaurant = do restaurace
node-casino = do kasina
node-art-gallery = do výtvarné galerie
node-cinema = do kina
node-gym = do posilovny
node-safe-house-1 = do skrýše 1
node-safe-house-2 = do skrýše 2
node-safe-house-3 = do skrýše 3
node-store-a = na benzínku A
node-store-b = na benzínku B
node-store-c = na benzínku C
node-store-d = na benzínku D
node-exit-1 = k výjezdu EXIT 1
node-exit-2 = k výjezdu EXIT 2
node-exit-3 = k výjezdu EXIT 3

in-place-bar = v baru
in-place-restaurant = v restauraci
in-place-casino = v kasinu
in-place-art-gallery = ve výtvarné galerii
in-place-cinema = v kině
in-place-gym = v posilovně
in-place-safe-house-1 = ve skrýši 1
in-place-safe-house-2 = ve skrýši 2
in-place-safe-house-3 = ve skrýši 3

key-green = zelený klíč
key-black = černý klíč
key-brown = hnědý klíč

pile-green = zelená schránka
pile-black = černá schránka
pile-brown = hnědá schránka
pile-pile-1 = první uzavřený výjezd
pile-pile-2 = druhý uzavřený výjezd

plan-money = { $place } ({ $cash })
plan-income = { $place } (příjem)
tile-found = { $cash } ({ $pile })
tile-found-empty = prázdná destička ({ $pile })

tool-first-aid = Žeton první pomoci
tool-member = Člen gangu (vrátí se na { $tile })

## Co pomáhá

contact-snitch-county = Práskač (místní)
    .help = { effect-remove-county }
contact-snitch-federal = Práskač (státní)
    .help = { effect-remove-federal }
contact-snitch-swat = Práskač (zvláštní)
    .help = { effect-remove-swat }
contact-medic = Zdravotník
    .help = { effect-heal }
contact-fixer = Prostředník
    .help = { effect-disc }
contact-medevac = Záchranný vrtulník
    .help = { effect-hospital }
contact-fighter = Bojovník
    .help = { $effect }
contact-boxer = Boxer
    .help = { $effect }
contact-ninja = Ninja
    .help = { $effect }
contact-gang = Gang
    .help = { effect-gang }
contact-informer = Informátor
    .help = { effect-calm }
contact-chopper = Vrtulník
    .help = { effect-fly }
contact-bribe-county = Úplatek ({ $badge })
    .help = { $effect }
contact-bribe-federal = Úplatek ({ $badge })
    .help = { $effect }
contact-rally-swat = Shromáždění ({ $badge })
    .help = { $effect }
contact-general-store = Supermarket
    .help = { effect-income }
contact-spy-1 = Špeh 1
    .help = { effect-contact }
contact-spy-2 = Špeh 2
    .help = { effect-ready }
contact-spy-3 = Špeh 3
    .help = { effect-unlock }
contact-stunt = Kaskadér
    .help = { effect-evade-one }
contact-fast-car = Rychlé auto
    .help = { effect-evade-tile }
contact-jet-ski = Vodní skútr
    .help = { effect-jet-ski }
contact-sewer = Kanál
    .help = { effect-sewer }

equipment-vest = Vesta
    .help = { effect-evade-one-federal }
equipment-cap = Čepice
    .help = { effect-evade-one-county }
equipment-helmet = Helma
    .help = { effect-evade-one-swat }
equipment-gas-mask = Plynová maska
    .help = { effect-evade-one-county-swat }

fixer-phone = Telefon
    .help = { effect-contact }
fixer-strongbox = Trezor
    .help = { effect-income }
fixer-disguise = Převlek
    .help = { effect-calm }
fixer-id-card = Občanka
    .help = { effect-disc }
fixer-first-aid-kit = Lékárnička
    .help = { effect-heal }
fixer-motorbike = Motorka
    .help = { effect-gang }
fixer-energy-drink = Energetický nápoj
    .help = { effect-ready }
fixer-private-helicopter = Helikoptéra
    .help = { effect-fly }

asset-extra-action = Akce navíc
    .help = { effect-disc }
asset-move-federal = Odznak státní policie
    .help = { effect-move-federal }
asset-move-county = Odznak místní policie
    .help = { effect-move-county }
asset-move-swat = Odznak zvláštní jednotky
    .help = { effect-move-swat }
asset-evade-all = Zmizení
    .help = { effect-evade-tile }
asset-master-key = Univerzální klíč
    .help = { effect-master-key }
asset-heal = Uzdravení
    .help = { effect-heal }

effect-remove-county = vyřazení místního policisty ze hry
effect-remove-federal = vyřazení státního policisty ze hry
effect-remove-swat = vyřazení člena zvláštní jednotky ze hry
effect-move-county = přesun místního policisty na libovolný díl
effect-move-federal = přesun státního policisty na libovolný díl
effect-move-swat = přesun člena zvláštní jednotky na libovolný díl
effect-evade-one = únik před jedním policistou jakéhokoli druhu
effect-evade-one-county = únik před jedním místním policistou
effect-evade-one-federal = únik před jedním státním policistou
effect-evade-one-swat = únik před jedním členem zvláštní jednotky
effect-evade-one-county-swat = únik před jedním místním policistou nebo členem zvláštní jednotky
effect-evade-all-county = únik před místními policisty na jednom dílu
effect-evade-all-federal = únik před státními policisty na jednom dílu
effect-evade-all-swat = únik před členy zvláštní jednotky na jednom dílu
effect-evade-all-county-federal = únik před místními a státními policisty na jednom dílu
effect-evade-all-county-swat = únik před místními policisty a členy zvláštní jednotky na jednom dílu
effect-evade-all-federal-swat = únik před státními policisty a členy zvláštní jednotky na jednom dílu
effect-evade-tile = únik před všemi policisty na jednom dílu
effect-heal = vyléčení zranění
effect-disc = žeton akce navíc
effect-hospital = rovnou do nemocnice, kde cestování končí
effect-gang = pověst −1, let, nebo únik před všemi na jednom dílu
effect-calm = pověst −1
effect-fly = let z heliportu až o dva díly dál za 1 BP
effect-income = příjem
effect-contact = kontakt z nabídky
effect-ready = použité kontakty a vybavení znovu k použití
effect-unlock = zpřístupnění výhody
effect-jet-ski = cesta po vodě, na které není přívoz
effect-sewer = podzemím do oblasti vzdálené přesně dva díly
effect-master-key = otevření zavřeného podniku nebo schránky

## Otázky

prompt-bargain = Zaplatíš { $cash } za zpřístupnění výhody?
    .help = Jen při pověsti 1 nebo 2, jednou každý nový den. Zpřístupněnou výhodu lze jednou použít za cenu jejího místa, použitá má na konci hodnotu 10 000 $ a uvolní místo pro kontakt nebo žeton.
prompt-place-tile = Který díl položíš a kam?
    .help = Musí se dotýkat aspoň dvou dílů města a aspoň jedním úsekem hrany navázat na stejný druh oblasti. Policisté, kteří na něm stojí, přijdou s ním. Sobě stav cesty krátké, ostatním dlouhé.
prompt-name-business = Který podnik bude na { $tile }?
    .help = Zajít tam bude moci každý, ale jen tvůj plán ví, kolik pro tebe znamená. Po pár návštěvách podnik zavře, takže co chceš pro sebe, nech na dosah a zbytek pošli na periferii.
prompt-name-safe-house = Která skrýš bude na { $tile }?
    .help = Skrýše se nezavírají; každá ti jednou sníží pověst a dá jeden z klíčů, které tam leží. Než zvolíš, porovnej klíče se svým plánem.
prompt-spend-disc = Utratíš žeton akce navíc za tah?
    .help = Žeton zaplatí jeden tah v noci nebo za úsvitu a na nic jiného se nehodí. Co neutratíš do úsvitu třetího dne, propadne.
prompt-spend-disc-at-last = Utratíš žeton akce navíc za poslední tah?
    .help = Po tomto tahu už žádný nepřijde: kdo bude na konci úsvitu ještě ve městě, bude zatčen a nepočítá se mu nic. Žeton, který teď neutratíš, propadne.
prompt-spend-last-disc = Utratíš svůj jediný žeton za tah, který může být poslední?
    .help = Žeton zaplatí jeden tah, teď nebo za úsvitu. Nezískáš-li další, žádný po něm nepřijde; a kdo bude na konci úsvitu třetího dne ještě ve městě, bude zatčen a nepočítá se mu nic.
prompt-start = Jsi na tahu. Odpočinek, nebo pohyb?
    .help = Odpočinek, jednou denně: použité kontakty, vybavení a první pomoc se otočí zpět a zpřístupní se výhoda. Nebo pohyb: za 3 BP dojdi na lokaci, unikni policii za zády a navštiv ji.
prompt-start-rested = Jsi na tahu. Kam vyrazíš?
    .help = Odpočinek už dnes byl. Za 3 BP dojdi na lokaci, unikni policii za zády a navštiv ji.
prompt-travel = { $count ->
    [0] Body pohybu došly. Kde cesta skončí?
    [one] Zbývá { $count } BP. Kam dál?
    [few] Zbývají { $count } BP. Kam dál?
   *[other] Zbývá { $count } BP. Kam dál?
}
    .help = Stejný druh oblasti vede z dílu na díl zadarmo, každý jiný krok stojí 1 BP. Všem policistům z dílů, které necháš za sebou, bude třeba uniknout. Kroky, po kterých by nebylo kde skončit, se nenabízejí.
prompt-land = Kde přistaneš?
    .help = Kdekoli na dílu vzdáleném jeden nebo dva díly, za 1 BP. Policisté na dílech, které jen přeletíš, tě neuvidí, a se zbylými BP můžeš pokračovat.
prompt-surface = Kde vylezeš z kanálu?
    .help = V oblasti vzdálené přesně dva díly: zdarma, je-li stejného druhu jako ta, ze které jdeš, jinak za 1 BP. Policisté na dílu mezi nimi tě neuvidí.
prompt-waters = Po které vodě pojedeš na skútru?
    .help = Do konce tahu se celá počítá, jako by na ní byl přívoz.
prompt-unbar = Podnik je zavřený. Čím ho otevřeš?
    .help = Stačí klíč jakékoli barvy, ale podruhé už neposlouží, a schránky trvají na té správné. Univerzální klíč stojí cenu svého místa.
prompt-evade = { $count ->
    [one] V patách máš { $count } policistu. Co s tím?
    [few] V patách máš { $count } policisty. Co s tím?
   *[other] V patách máš { $count } policistů. Co s tím?
}
    .help = Za každého, komu neunikneš, přijde zranění. Nevyléčené zranění stojí na konci 20 000 $, a jsou-li všechny tři kostky červené, přinese další pouta. Přesto někdy vyjde levněji trochu krvácet.
prompt-evade-out = { $count ->
    [one] V patách máš { $count } policistu. Co s tím?
    [few] V patách máš { $count } policisty. Co s tím?
   *[other] V patách máš { $count } policistů. Co s tím?
}
    .help = Jsi na útěku: až projdeš, výjezd stojí { $cash }, a kdo nezaplatí, bude zatčen. Tolik si nech. Za každého, komu neunikneš, přijde zranění, a to stojí na konci 20 000 $.
prompt-cover = Komu unikneš?
    .help = Platí to na jednom dílu, který necháváš za sebou, a jen na ty, kdo tam právě stojí.
prompt-breathe = Chvilka na vydechnutí. Ještě něco, než půjdeš dál?
    .help = Co se smí použít kdykoli, smí se použít i teď; potom jdeš dál.
prompt-breathe-out = Teď přijde výjezd a stojí { $cash }. Ještě něco, než půjdeš dál?
    .help = Co se smí použít kdykoli, smí se použít i teď. Kdo za výjezd nezaplatí, bude zatčen a nepočítá se mu nic.
prompt-wound = Blíží se další zranění. Vyléčíš nejdřív jiné?
    .help = Nemáš-li už žádnou zelenou kostku, přijdou s ním pouta: přijdeš o místo pro kontakt a při závěrečném účtování i o jednu kartu kontaktu. Léčení pro něj teď udělá místo.
prompt-lose-asset = Pouta tě připraví o výhodu. O kterou?
    .help = Půjde nepoužitá do krabice. Ostatní zůstanou, kde jsou, a lze je dál zpřístupnit.
prompt-take-contact = Který kontakt si z nabídky vezmeš?
    .help = Kontakt se používá za peníze a po odpočinku je znovu k použití. Za 2, 3, 4 nebo 5 kontaktů je na konci 10 000 $, 30 000 $, 60 000 $ nebo 100 000 $; a čím víc jich máš, tím víc destiček si u schránek a uzavřených výjezdů prohlédneš.
prompt-place-contact = { $contact } – { $effect }. Co bude s kartou?
    .help = Volné místo nic nestojí. Karta, která ustoupí, jde do krabice a pověst stoupne o 1. Nebo tam pošli tu novou, třeba jen někomu natruc.
prompt-stow = { $tile }: kam to dáš?
    .help = Volné místo nic nestojí. Co ustoupí, jde nadobro do krabice a pověst stoupne o 1.
prompt-stow-money = Nalezená destička ({ $pile }): kam ji dáš?
    .help = Volné místo nic nestojí. Co ustoupí, jde nadobro do krabice a pověst stoupne o 1.
prompt-unlock = Kterou výhodu zpřístupníš?
    .help = Přesune se na nejdražší volné místo s cenou; tolik bude stát její použití. Každou lze použít jednou a každá použitá má na konci hodnotu 10 000 $.
prompt-take-key = Který klíč si { $place } vezmeš?
    .help = Jednou otevře schránku své barvy na benzínce, nebo kterýkoli zavřený podnik. V černých a hnědých schránkách je víc než v zelených, ale žádají vyšší pověst a víc kontaktů.
prompt-buy-fixer = Koupíš pomůcku?
    .help = Poslouží jednou, už bez placení, a v inventáři zabírá místo, dokud ji něco nenahradí.
prompt-take-gas = Vezmeš si kanystr benzínu?
    .help = Nic nestojí, a až ho spotřebuješ, přidá 1 BP. Uneseš dva.
prompt-buy-equipment = Koupíš vybavení?
    .help = Nejvýše dva kusy, každý jiného druhu. Vybavení pomáhá unikat policistům už bez placení a po odpočinku je znovu k použití.
prompt-buy-another = Koupeno: { $equipment }. Ještě jeden kus?
    .help = Druhý musí být jiného druhu.
prompt-open-locker = Otevřeš schránku?
    .help = Chce to klíč její barvy a pověst s kontakty dohromady aspoň { $green } na zelenou, { $black } na černou, { $brown } na hnědou. Čím víc kontaktů, tím víc destiček si prohlédneš, než si jednu necháš.
prompt-keep-tile = { $count ->
    [one] Prohlížíš si { $count } destičku ({ $pile }). Necháš si ji?
    [few] Prohlížíš si { $count } destičky ({ $pile }). Kterou si necháš?
   *[other] Prohlížíš si { $count } destiček ({ $pile }). Kterou si necháš?
}
    .help = Kolik je v ní, do závěrečného účtování nikdo jiný neuvidí. Ostatní se zamíchají zpět.
prompt-may-unlock = Zpřístupníš výhodu?
    .help = Přesune se na nejdražší volné místo s cenou; tolik bude stát její použití. Každou lze použít jednou a každá použitá má na konci hodnotu 10 000 $.
prompt-may-heal = Necháš si ošetřit zranění?
    .help = Na poliklinice nechtějí peníze a na jméno se neptají. Zranění stojí na konci 20 000 $.
prompt-confess = Vyzpovídáš se za { $cash }? (pověst −1)
    .help = Nižší pověst stojí na konci méně a přitahuje méně policistů. S vyšší se hraje dřív, otevírají se lepší schránky a překročená hraniční čára zpřístupní výhody.
prompt-treatment = Zaplatíš za ošetření?
    .help = Jedno zranění 1 000 $, dvě 3 000 $, tři 6 000 $. Ať zaplatíš, nebo ne, někdo tě tu uvidí: pověst +1.
prompt-at-exit = Co si u výjezdu vezmeš?
    .help = Příjem je 1 000 $ za každou kostku, která ti zbývá na počítadle. U uzavřeného výjezdu můžeš místo toho hledat ukryté peníze: prohlédneš si tolik destiček, kolik máš kontaktů, a jednu si necháš.
prompt-bonus = Celá skupina je tvoje: { $group }. Který bonus si vezmeš?
    .help = Za každou skupinu je jeden. Žeton je celý tah navíc; výhoda má cenu tím, co umí, a po použití ještě 10 000 $ na konci.
prompt-pick-officer = Koho přesuneš? ({ $officer })
    .help = Kohokoli ve městě, a to na kterýkoli díl, kde nikdo jeho druhu není, jen ne na díl s nemocnicí. Jde-li po tobě, přestane, pokud ho pošleš tam, kde tvoje cesta nevedla.
prompt-snitch = Kdo zmizí? ({ $officer })
    .help = Je ze hry venku. Mysli na díly, přes které ještě půjdeš.
prompt-send-officer = Kam půjde { $officer } z { $tile }?
    .help = Na kterýkoli díl města, kde nikdo jeho druhu není, ať je blízko, nebo daleko; jen ne na díl s nemocnicí.
prompt-force-officer = Kterého policistu pošleš blíž? (Cíl: { $figure }, { $quarry })
    .help = { $figure } překračuje hraniční čáru pověsti a každý, kdo má pověst nižší, musí někoho poslat. Policista musí skončit blíž k figurce, než je teď; a je mu jedno, kdo jeho díl opustí příště, takže ať nestojí v cestě tobě.
prompt-force-officer-for-sandra = Za vyšetřovatelku Sandru: kterého policistu pošleš blíž? (Cíl: { $figure }, { $quarry })
    .help = { $figure } překračuje hraniční čáru pověsti a vyšetřovatelka Sandra, která má pověst nižší, musí někoho poslat: provedeš to za ni. Policista musí skončit blíž k figurce, než je teď; a je mu jedno, kdo jeho díl opustí příště, takže ať nestojí v cestě tobě.
prompt-force-to = Kam až dojde { $officer } z { $tile }? (Cíl: { $figure }, { $quarry })
    .help = Na kterýkoli díl města, který je blíž než jeho vlastní a kde nikdo jeho druhu není.
prompt-force-to-for-sandra = Za vyšetřovatelku Sandru: kam až dojde { $officer } z { $tile }? (Cíl: { $figure }, { $quarry })
    .help = Na kterýkoli díl města, který je blíž než jeho vlastní a kde nikdo jeho druhu není. Posíláš ho za ni.
prompt-finish = Ještě něco, než tvůj tah skončí?
    .help = Co se smí použít kdykoli, smí se použít i teď.

## Volby

choice-notation = { $action }
choice-use = { $tool }: { $effect } ({ $costs })
choice-use-idle = { $tool }: { $effect } ({ $costs }; teď bez účinku)
choice-use-broke = { $tool }: { $effect } ({ $costs }; pak nezbude na útěk)
choice-use-vain = { $tool }: { $effect } ({ $costs }; teď bez účinku, ale na konci vynese { $worth })

choice-rest = Odpočinout si: použité kontakty, vybavení a první pomoc se otočí zpět a zpřístupní se výhoda
choice-stay = Zůstat na místě: nelze odpočívat ani se pohnout
choice-walk = Jít { $node } ({ $costs })
choice-sail = Vyplout { $node } ({ $costs })
choice-go = Jít { $node } ({ $costs })
choice-ride-first = Jet metrem na { $tile } (zdarma, +1 BP)
choice-ride = Jet metrem na { $tile } (zdarma)
choice-fly = Letět { $node } ({ $costs })
choice-surface = Dostat se kanálem { $node } ({ $costs })
choice-waters = Voda na dílech { AND($tiles) }
choice-gas = Spotřebovat kanystr benzínu: +1 BP
choice-stop = Skončit tady a zajít { $node }: { $notes }
choice-escape = Utéct z města ({ $costs })
choice-escape-broke = Zkusit utéct a nechat se zatknout: útěk stojí { AND($costs) } a tolik nemáš
choice-end = Ukončit tah

visit-nothing = nic k navštívení
visit-hospital = ošetření za peníze, pověst +1
visit-gang = dva členové gangu za { $cash }
visit-store = kanystr, vybavení, schránka
visit-clinic = výhoda, léčení, kontakt
visit-church = zpověď, výhoda, kontakt
visit-exit = příjem, kontakt
visit-closed-exit = příjem nebo ukryté peníze, kontakt
visit-business = kontakt
visit-safe-house = pověst −1, klíč, pomůcka
visit-money = { $cash } na konci
visit-income = hned příjem { $cash }
visit-closed = zavřeno, stojí klíč
visit-company = pověst +{ $count } za společnost

choice-place = { $angle ->
    [0] { $tile } vedle { AND($neighbours) } (pole { $cell }), bez otočení
   *[other] { $tile } vedle { AND($neighbours) } (pole { $cell }), s otočením o { $angle }°
}
choice-name-money = { $place }: podle tvého plánu { $cash }
choice-name-income = { $place }: podle tvého plánu příjem
choice-name-keys = { $worth }. Klíče, které tu leží: { AND($keys) }
choice-spend-disc = Utratit žeton a zahrát tah
choice-spend-disc-and-pay = Utratit žeton a zahrát tah za { $cash }
choice-sleep = Spát a žeton si nechat

choice-evade-officer = { $tile }: { $officer }
choice-evade-sandra = Uniknout vyšetřovatelce Sandře
choice-evade-tile = Uniknout na { $tile }: { AND($officers) }
choice-remove-officer = { $tile }: { $officer }
choice-move-officer = { $tile }: { $officer }
choice-send-officer = Poslat ho na { $tile }
choice-take-wounds = { $count ->
    [0] Jít dál: v patách už nikoho nemáš
   *[other] Nechat se dopadnout: { $count } zranění
}{ $handcuffs ->
    [0] {""}
    [one] {" "}a pouta
    [few] {" "}a { $handcuffs }× pouta
   *[other] {" "}a { $handcuffs }× pouta
}
choice-go-on = Jít dál
choice-then-arrest = { $choice }. Útěk stojí { $cost }, máš { $cash }: zatčení
choice-take-wound = Přijmout zranění
choice-take-handcuffs = Přijmout zranění, a s ním pouta
choice-lose = Přijít o výhodu { $asset } ({ $effect })

choice-unlock = Zpřístupnit výhodu { $asset }: { $effect } ({ $notes })
choice-unlock-nothing = Nezpřístupnit nic
unlock-price-now = { $cash } hned
unlock-price-later = { $cash } za použití
unlock-box = není volné místo s cenou, jde do krabice
choice-contact = { $tool }: { $effect } (použití: { $costs })
choice-contact-right = { $tool }, ze dvou stejných ta vpravo: { $effect } (použití: { $costs })
choice-box = Poslat kartu do krabice
choice-keep = Dát na volné místo
choice-replace = Obětovat: { $old } (pověst +1)
choice-replace-used = Obětovat použité: { $old } (pověst +1)
choice-replace-right = Obětovat ze dvou stejných tu vpravo: { $old } (pověst +1)
choice-replace-used-right = Obětovat ze dvou použitých tu vpravo: { $old } (pověst +1)
choice-replace-money = Obětovat svých { $cash } ({ $pile }; pověst +1)
choice-turn-key = Použít { $key }
choice-master-key = Použít univerzální klíč ({ $costs })
choice-take-key = Vzít si { $key }
choice-buy = { $tool }: { $effect } ({ $costs })
choice-buy-nothing = Nekoupit nic
choice-buy-no-more = Nic dalšího nekupovat
choice-take-gas = Vzít si kanystr benzínu
choice-no-gas = Kanystr si nebrat
choice-open = { $count ->
    [one] Použít { $key }: prohlédnout { $count } destičku a nechat si ji
    [few] Použít { $key }: prohlédnout { $count } destičky, jednu si nechat
   *[other] Použít { $key }: prohlédnout { $count } destiček, jednu si nechat
}
choice-open-with-master = { $count ->
    [one] Univerzální klíč ({ $pile }): prohlédnout { $count } destičku a nechat si ji ({ $costs })
    [few] Univerzální klíč ({ $pile }): prohlédnout { $count } destičky, jednu si nechat ({ $costs })
   *[other] Univerzální klíč ({ $pile }): prohlédnout { $count } destiček, jednu si nechat ({ $costs })
}
choice-no-locker = Neotevřít žádnou schránku
choice-value = Nechat si destičku za { $cash }
choice-heal = Vyléčit zranění
choice-treatment = Vyléčit { $count } zranění za { $cash }
choice-heal-nothing = Neléčit nic
choice-confess = Vyzpovídat se za { $cash }: pověst −1
choice-confess-nothing = Nezpovídat se
choice-income = Vzít si příjem: { $cash }
choice-exit-tile = { $count ->
    [one] Hledat ukryté peníze: prohlédnout si { $count } destičku a nechat si ji
    [few] Hledat ukryté peníze: prohlédnout si { $count } destičky a jednu si nechat
   *[other] Hledat ukryté peníze: prohlédnout si { $count } destiček a jednu si nechat
}
choice-take-nothing = Nebrat si nic
choice-bonus-disc = Vzít si žeton akce navíc
choice-bonus-calm = Zpřístupnit výhodu a pověst −1
choice-bonus-income = Zpřístupnit výhodu a vzít si příjem: { $cash }
choice-no-bonus = Nebrat si bonus

## Záznam hry

order-entry = { $figure }

event-first-player = Los rozhodl: v pořadí je první { $seat }.
event-plan-dealt = Tvůj plán útěku, jen pro tvoje oči: { AND($places) }.
event-day-began = { $day }. den. { day-opening }
day-opening = { $day ->
    [1] Město se probouzí a čte noviny.
    [2] Vaše tváře visí na každé lampě.
   *[3] Dnes se odjíždí, tak či onak.
}
event-income-received = { $seat } bere příjem: { $cash }.
event-paid = { $seat } platí { $cash }.
event-patrol-laid = Hlídka zaujímá pozici u výjezdu EXIT { $exit }.
event-exit-closed = Výjezd EXIT { $exit } je nadobro uzavřený, ale leží tam ukryté peníze.
event-tile-placed = { $seat } připojuje k městu díl { $tile }.
event-place-named = { $seat } rozhoduje, co bude na { $tile }: { $place }.
event-tiles-turned-up = Další díly města: { AND($tiles) }.
event-officers-drawn = Na { $tile } slouží: { AND($officers) }.
event-no-officers-drawn = Na { $tile } neslouží nikdo.
event-order-set = Pořadí hráčů podle pověsti: { $order }.
event-part-began = { $part }.
event-disc-spent = { $figure } utrácí žeton akce navíc.
event-night-passed = { $seat } raději spí.
event-company-met = { $figure } tu má společnost: pověst +{ $count }.
    .again = Má tu společnost: pověst +{ $count }.
event-notoriety-gained = { $figure } budí pozornost: pověst +1.
event-notoriety-lost = { $figure } se ztrácí z očí: pověst −1.
    .again = Ztrácí se z očí: pověst −1.
event-level-rose = { $figure } vchází ve známost: pověst { $from } → { $to }.
event-level-fell = { $figure } upadá v zapomnění: pověst { $from } → { $to }.
event-line-crossed = { $line ->
    [1] { $figure } překračuje první hraniční čáru.
    [2] { $figure } překračuje druhou hraniční čáru.
   *[3] { $figure } překračuje třetí hraniční čáru.
}
event-escaped = { $figure } mizí z města výjezdem EXIT { $exit } ({ $costs }).
event-arrested-at-exit = { $seat } nemá na útěk a jde za mříže.
event-arrested-by-tax = { $seat } už nemá čím platit a jde za mříže.
event-arrested-at-dawn = Čas vypršel a { $seat } je pořád ve městě: jde za mříže.
event-plan-revealed = { $figure } ukazuje plán: { AND($places) }.
event-tiles-revealed = { $seat } odkrývá ukryté peníze: { AND($tiles) }.
event-haul-revealed = { $count ->
    [one] { $automa } odkrývá hromádku o jediné destičce: { AND($tiles) }.
    [few] { $automa } odkrývá hromádku: { AND($tiles) }. Počítá se nejlepší destička, { $cash }.
   *[other] { $automa } odkrývá hromádku: { AND($tiles) }. Počítá se nejlepší destička, { $cash }.
}
event-haul-revealed-empty = { $automa } odkrývá hromádku: { AND($tiles) }. Prázdná destička mu platí za nejlepší svého druhu, a tak se za hromádku počítá { $cash }.
event-game-over = Hon skončil. Počítají se peníze.

event-tax-paid = Začíná hořet půda pod nohama: { $seat } platí { $cash }.
    .again = Začíná hořet půda pod nohama a tah stojí { $cash }.
event-rested = { $seat } se drží stranou a odpočívá.
    .again = Drží se stranou a odpočívá.
event-stayed-put = { $seat } nemá kam jít a zůstává na místě.
event-rode = { $seat } jede metrem na { $tile }.
event-flew = { $seat } letí na { $tile }.
event-surfaced = { $seat } se kanálem dostává { $node }.
    .again = Kanálem se dostává { $node }.
event-gas-burnt = { $seat } spotřebovává kanystr benzínu.
event-travelled = { $seat } přichází { $node } a nechává za sebou { AND($tiles) }.
event-travelled-near = { $seat } přichází { $node }.
event-key-turned = { $seat } používá { $key }.
event-used = { $seat } používá za { $cash }: { $tool }.
event-used-free = { $seat } používá: { $tool }.
event-unlocked = { $seat } zpřístupňuje výhodu: { $asset } ({ $cash } za použití).
event-asset-boxed = { $seat } už nemá volné místo s cenou a výhoda jde do krabice: { $asset }.
event-toll-paid = Poručík Costa vybírá mýto: { $seat } platí { $cash }.
    .again = Poručík Costa vybírá mýto: { $cash }.
event-toll-in-blood = Poručík Costa na dluh nedává: { $seat } platí mýto krví ({ $count } zranění).
    .again = Poručík Costa na dluh nedává: mýto se platí krví ({ $count } zranění).
event-evaded = { $seat } setřásá pronásledovatele na { $tile }: { AND($officers) }.
event-wounded = { $seat } schytává { $count } zranění.
event-handcuffed = { $seat } dostává pouta a přichází o { $slot }. místo pro kontakt.
event-handcuffed-asset = { $seat } dostává pouta a přichází o { $slot }. místo pro kontakt i o výhodu na něm: { $asset }.
event-healed = { $seat } si léčí zranění.
    .again = Léčí si zranění.
event-officer-moved = Přichází rozkaz: { $officer } odchází z { $from } na { $to }.
event-officer-forced = { $figure } navádí policii na stopu: z { $from } na { $to } odchází { $officer }.
event-officer-forced-for-sandra = { $figure } za vyšetřovatelku Sandru navádí policii na stopu: z { $from } na { $to } odchází { $officer }.
event-officer-removed = { $seat } má svého práskače: z { $tile } mizí { $officer }.
event-readied = { $seat } má všechny použité kontakty a vybavení znovu k použití.
event-disc-taken = { $figure } bere žeton akce navíc.
event-gang-left = { $seat } bere zpět svůj ukazatel: gang z { $tile } je doma a znovu k najmutí.

event-cube-placed = { $figure } nechává { $place } kostku příjmu.
event-cube-on-income = { $figure } nechává { $place } kostku na symbolu příjmu.
event-business-closed = { $place } má odteď zavřeno.
event-contact-taken = { $seat } získává kontakt: { $contact }.
event-contact-replaced = { $seat } vyměňuje kontakt: { $old } → { $contact }.
event-contact-boxed = { $figure } posílá kontakt do krabice: { $contact }.
event-row-refilled = Nově v nabídce kontaktů: { AND($contacts) }.
event-key-taken = { $seat } bere { $place } { $key }.
event-fixer-bought = { $seat } kupuje pomůcku za { $cash }: { $fixer }.
event-equipment-bought = { $seat } kupuje vybavení za { $cash }: { $equipment }.
event-tile-boxed = { $seat } si dělá místo a do krabice jde { $tile }.
    .again = Dělá si místo a do krabice jde { $tile }.
event-money-boxed = { $seat } si dělá místo a do krabice jdou ukryté peníze ({ $tile }).
    .again = Dělá si místo a do krabice jdou ukryté peníze ({ $tile }).
event-gas-taken = { $seat } bere kanystr benzínu.
event-locker-opened = { $count ->
    [one] { $seat } odemyká a prohlíží si { $count } destičku ({ $pile }).
    [few] { $seat } odemyká a prohlíží si { $count } destičky ({ $pile }).
   *[other] { $seat } odemyká a prohlíží si { $count } destiček ({ $pile }).
}
event-exit-searched = { $count ->
    [one] { $seat } hledá u výjezdu EXIT { $exit } ukryté peníze a prohlíží si { $count } destičku.
    [few] { $seat } hledá u výjezdu EXIT { $exit } ukryté peníze a prohlíží si { $count } destičky.
   *[other] { $seat } hledá u výjezdu EXIT { $exit } ukryté peníze a prohlíží si { $count } destiček.
}
event-tile-kept = { $seat } si nechává destičku a nehne ani brvou ({ $pile }).
    .again = Nechává si destičku a nehne ani brvou ({ $pile }).
event-value-kept = Tvoje, a nikdo to neví: { $cash } ({ $pile }).
event-gang-hired = { $seat } najímá gang z { $tile } za { $cash }.
event-bonus-taken = { $seat } má celou skupinu ({ $group }) a bere za ni bonus.

event-cards-passed-over = { $count ->
    [one] { $automa } odkládá stopu, která nikam nevede: { AND($places) }.
    [few] { $automa } odkládá { $count } stopy, které nikam nevedou: { AND($places) }.
   *[other] { $automa } odkládá { $count } stop, které nikam nevedou: { AND($places) }.
}
event-many-cards-passed-over = { $count ->
    [one] { $automa } odkládá { $count } stopu, která nikam nevede.
    [few] { $automa } odkládá { $count } stopy, které nikam nevedou.
   *[other] { $automa } odkládá { $count } stop, které nikam nevedou.
}
event-automa-moved = { $automa } jde po stopě { $node }.
event-automa-stayed = { $automa } nemá stopu a zůstává na místě.
event-fixer-discarded = { $automa } zabavuje pomůcku: { $fixer }.
event-key-discarded = { $automa } zabavuje { $place } { $key }.
event-tile-discarded = { $automa } zabavuje ukryté peníze, aniž je kdo vidí ({ $pile }).
event-contact-collected = { $automa } získává kontakt: { $contact }.
event-loot-taken = { $count ->
    [one] { $automa } strká do kapsy { $count } destičku, aniž ji kdo vidí ({ $pile }).
    [few] { $automa } strká do kapsy { $count } destičky, aniž je kdo vidí ({ $pile }).
   *[other] { $automa } strká do kapsy { $count } destiček, aniž je kdo vidí ({ $pile }).
}
event-card-boxed = { $automa } škrtá ze seznamu zavřený podnik: { $place }.

## Body a konce

score-group-1 = Bar, Restaurace, Kasino
score-group-1-other = Podniky 1. skupiny
score-group-2 = Výtvarná galerie, Kino, Posilovna
score-group-2-other = Podniky 2. skupiny
score-safe-houses = Skrýše
score-cash = Peníze za zástěnou
score-assets = Použité výhody
score-contacts = Kontakty
score-tiles = Schránky a výjezdy
score-notoriety = Pověst
score-wounds = Zranění

end-victory = Z těch, kdo vyvázli, vyhrává nejbohatší. Odkud peníze jsou, se nikdo neptá.
end-shared-victory = Stejně majetku, peněz, pověsti i zranění: o vítězství se dělí jako o tu pláž.
end-all-arrested = Ven se nedostal nikdo. Město je bezpečné a velmi tiché.
end-arrested = Jsi za mřížemi a poručík Costa si tvůj lup dělí sám se sebou.
end-beat-costa = Jsi za hranicemi a poručík Costa počítá drobné.
end-lost-to-costa = Víc si přišel poručík Costa. Zločin se vyplácí, hlavně s odznakem.

## Proč ne?

whynot-not-asked = Na to se teď hra neptá.
whynot-too-little-cash = Stojí to { $cost } a ty máš { $held }.
whynot-reserved = Stojí to { $cost } a volných máš jen { $held }: zbytek peněz je pro gang, který jdeš najmout.
whynot-not-locked = Ta výhoda není mezi tvými nedostupnými.
whynot-must-choose = Máš nedostupnou výhodu, takže jednu zvolit musíš.
whynot-not-face-up = Položit lze jen díl, který leží na hromádce lícem nahoru.
whynot-cell-taken = Tam už díl leží.
whynot-too-few-neighbours = Nový díl se musí dotýkat aspoň dvou dílů města.
whynot-nothing-matches = Takhle nic nenavazuje: aspoň jeden úsek hrany musí sousedit se stejným druhem oblasti.
whynot-in-city-already = To už ve městě je.
whynot-wrong-field = Podniky patří na pole pro podnik, skrýše na pole pro skrýš.
whynot-rested-already = Dnes už odpočinek byl a víc než jeden za den není.
whynot-can-still-act = Zůstat na místě smíš, jen když nemůžeš odpočívat ani se pohnout.
whynot-not-in-city = To ve městě zatím není.
whynot-not-adjacent = S místem, kde jsi, to nesousedí.
whynot-too-few-points = Na to máš málo BP.
whynot-entered-already = V tomto tahu už tudy tvoje cesta vedla.

whynot-same-position = V tomto tahu už tudy tvoje cesta vedla a od té doby se nic nezměnilo.
whynot-no-ferry = Na té vodě není přívoz.
whynot-stranded = Odtamtud by tvůj pohyb nemohl skončit na žádné lokaci.
whynot-not-a-location = Pohyb končí na lokaci, nikdy v oblasti.
whynot-began-here = Pohyb končí na jiné lokaci, než na které začal.
whynot-visited-already = Tvoje kostka už tam leží: { $place }.
whynot-closed = Je zavřeno a nemáš čím otevřít: { $place }.
whynot-gang-hired = Ten gang už je najatý.
whynot-gang-occupied = Na té základně gangu stojí někdo jiný.
whynot-no-marker = Oba tvoje ukazatele vlády leží na základnách gangů.
whynot-not-at-metro = Nejsi na stanici metra.
whynot-not-a-metro = Tam stanice metra není.
whynot-not-at-helicopter = Nejsi u vrtulníku.
whynot-not-a-helipad = Takový let začíná na dílu s heliportem, a ne na vodě.
whynot-too-far-to-fly = Letí se na jiný díl, nejvýše o dva dál.
whynot-no-sewer = Kanál vede z oblasti do oblasti vzdálené přesně dva díly, nikdy z vody ani do vody.
whynot-no-waters = Taková voda bez přívozu tu není.
whynot-no-gas = Nemáš kanystr benzínu.
whynot-not-the-way-out = Utéct lze jen třetí den a jen od otevřeného výjezdu.
whynot-no-key = Takový nepoužitý klíč nemáš.
whynot-not-held = To nemáš.
whynot-used-up = To už je použité. Kontakty, vybavení a první pomoc vrátí odpočinek; pomůcky a výhody poslouží jednou.
whynot-handcuffed = Ta karta leží pod pouty: nedá se použít ani vyměnit.
whynot-wrong-time = V této chvíli ne: něco se používá jen při cestování, něco jen při úniku.
whynot-needs-ability = U gangu je třeba říct, kterou z jeho tří schopností chceš; jinde ne.
whynot-nobody-to-evade = Nikdo, na koho to platí, tam po tobě nejde.
whynot-base-full = Oba členové toho gangu jsou doma.
whynot-only-healing = Teď lze použít jen to, co léčí.
whynot-no-such-officer = Takový policista tam nestojí.
whynot-nowhere-to-go = Pro toho policistu není díl, kam by mohl jít.
whynot-tile-full = Policista toho druhu tam už stojí.
whynot-no-officers-there = Na dílu s nemocnicí žádný policista stát nesmí.
whynot-not-nearer = Policista se musí přiblížit.
whynot-not-in-row = Ta karta není v nabídce kontaktů.
whynot-no-slot = Nemáš pro to volné místo.
whynot-not-in-supply = V zásobě už není.
whynot-same-kind = Druhý kus musí být jiného druhu.
whynot-gas-full = Dva kanystry už máš a víc se nevejde.
whynot-pile-too-high = Ta schránka chce { $need } a tvoje pověst s kontakty dává { $have }.
whynot-nothing-to-look-at = Nebylo by na co se podívat: hromádka je prázdná, nebo máš málo kontaktů.
whynot-not-looked-at = Destičku této hodnoty si neprohlížíš.
whynot-slot-free = Máš volné místo, takže destička EXIT patří tam.
whynot-no-wounds = { $count ->
    [0] Nemáš žádné zranění.
   *[other] Máš jen { $count } zranění.
}

## Balíčky obsahu

component-plan = Karta plánu útěku { $number }
component-tile = Díl { $tile }
pack-grid-rows = Díl má osm řádků, v nich 9, 11, 13, 15, 15, 13, 11 a 9 písmen.
pack-grid-letters = Známá písmena jsou i c r w pro oblasti a H M L G S K C B F E pro lokace.
pack-grid-rim = Žádná lokace nesahá až na okraj dílu: podél okrajů jsou jen oblasti (i, c, r, w).
pack-grid-way = Od této lokace musí vést cesta po souši až na okraj dílu; po vodě jen tam, kde má díl přívoz.
pack-tile-store = Díl s benzínkou ji ukazuje jednou (S) a uvádí, která to je (store = "store_a"); díl bez benzínky uvádí store = "none".
pack-tile-exit = Díl s výjezdem ho ukazuje jednou (E) a uvádí, který to je (exit = "exit_1"); díl bez výjezdu uvádí exit = "none".
pack-tile-field = Díl z hromádky má nejvýše jedno pole pro podnik nebo skrýš (B, F), startovní díl žádné.
pack-tile-hospital = Nemocnice (H) je jednou na svém startovním dílu a na žádném jiném.
pack-tile-gang = Startovní díl bez nemocnice má jednu základnu gangu (G), druhý startovní díl žádnou a každý jiný díl nejvýše jednu.
pack-tile-ferry = Díl s přívozem má vodu (w).
pack-landmark-once = Každá benzínka a každý výjezd jsou právě na jednom dílu.
pack-location-count = Na dílech jich je { $count }.
pack-too-many-nodes = Všechny díly dohromady mohou mít nejvýše { $count } oblastí a lokací.
pack-slot-prices = První místo stojí 5 a žádné nestojí víc než to před ním.
pack-penalties = Srážky začínají na 0, končí na 100 a nikdy neklesají.
pack-lines = První hraniční čára leží nad úrovní 2, každá další výš než předchozí a poslední pod nejvyšší úrovní.
pack-one-empty = Právě jedna destička v hromádce je prázdná (0).
pack-green-most = Nejlepší zelená destička má hodnotu 90.
pack-groups = Do každé ze dvou skupin patří tři podniky.
pack-plan-group = V každé skupině karta ukazuje dvě částky, které dají dohromady 150; třetí místo má symbol příjmu a neuvádí se.
pack-plan-twice = Žádné dvě karty plánu útěku nejsou stejné.
pack-officers = Typ policistů, na který karta působí (county, federal, swat); Boxer působí na federal.
pack-copies = Celkem jich musí být { $count }.
pack-store-pile = K této benzínce patří právě jedna hromádka schránek: green, black nebo brown.
