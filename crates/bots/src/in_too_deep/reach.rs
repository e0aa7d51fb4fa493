//! How far the city is from a crime: about how many actions its conditions still take.

use in_too_deep::city::{City, Spot, ZONES};
use in_too_deep::console::Console;
use in_too_deep::content::CrimeData;
use in_too_deep::crime::{Being, Binding, Clause, Count, ItemState, Role, Thing, Where};
use in_too_deep::pieces::{Crime, Criminal, Item, ItemKind, Zone};
use in_too_deep::state::Open;
use kernel::{Member, Set};
use tinyvec::ArrayVec;

use super::weights;

/// Somebody or something that cannot be moved by walking, for each step.
const HEAVY: f32 = 2.0;
/// Something in somebody else's hands.
const SNATCH: f32 = 3.0;
/// A move across a barrier: it takes help, or the way round.
const BARRED: f32 = 3.0;
/// What is impossible for now.
const FAR: f32 = 20.0;

/// What every look at the city asks for, found once.
pub(super) struct Map<'a> {
    city: &'a City,
    /// The criminals in play, those hooked by the agent first, with what it takes to have them.
    criminals: ArrayVec<[(Criminal, f32); Criminal::ALL.len()]>,
    /// Those hooked by the agent, and those of them whose ability works.
    own: Set<Criminal>,
    able: Set<Criminal>,
    /// Where the items are, and of which kind.
    items: [Zone; Item::ALL.len()],
    kinds: [ItemKind; Item::ALL.len()],
    /// How many moves it takes from one position to another; a barrier takes help.
    walks: [[f32; ZONES]; ZONES],
}

impl<'a> Map<'a> {
    pub(super) fn of(open: &'a Open, console: &'a Console) -> Map<'a> {
        let city = &open.city;
        let mut criminals: ArrayVec<[(Criminal, f32); Criminal::ALL.len()]> = city
            .in_play()
            .map(|one| (one, hooking(open, console, one)))
            .collect();
        criminals.sort_by(|a, b| a.1.total_cmp(&b.1));
        // What it takes over each border, then the sums that way round.
        let mut borders = [1.0; ZONES];
        for barrier in city.barriers {
            borders[usize::from(barrier.0)] = BARRED;
        }
        let round: f32 = borders.iter().sum();
        let mut walks = [[0.0; ZONES]; ZONES];
        for (from, walks) in walks.iter_mut().enumerate() {
            let mut clockwise = 0.0;
            for step in 0..ZONES {
                walks[(from + step) % ZONES] = f32::min(clockwise, round - clockwise);
                clockwise += borders[(from + step) % ZONES];
            }
        }
        Map {
            city,
            criminals,
            own: console.ports.into_iter().collect(),
            able: console
                .ports
                .into_iter()
                .filter(|one| console.has_ability(*one))
                .collect(),
            items: Item::ALL.map(|item| city.item_zone(item)),
            kinds: Item::ALL.map(Item::kind),
            walks,
        }
    }

    /// About how many actions a crime still takes, with the best criminals for it.
    pub(super) fn effort(&self, crime: Crime) -> f32 {
        let mut hunt = Hunt {
            map: self,
            card: crime.data(),
            least: FAR,
        };
        hunt.cast(0, Binding::default(), 0.0);
        hunt.least
    }

    /// How many actions a walk takes.
    fn walk(&self, who: Criminal, from: Zone, to: Zone) -> f32 {
        let ring = &self.city.ring;
        let steps = |from: Zone| {
            let walks = &self.walks[usize::from(ring.position(from))];
            walks[usize::from(ring.position(to))]
        };
        let plain = steps(from);
        if plain <= 1.0 {
            return plain;
        }
        match who {
            Criminal::Shadow if self.is_able(who) => ring.distance(from, to).into(),
            Criminal::Courier if self.is_able(who) => {
                let free = plain < BARRED || self.city.reachable(from).contains(to);
                if free { 1.0 } else { plain }
            }
            Criminal::Jumper if self.is_able(who) => plain.min(1.0 + steps(ring.opposite(from))),
            _ => plain,
        }
    }

    fn is_able(&self, criminal: Criminal) -> bool {
        self.able.contains(criminal)
    }

    fn is_own(&self, criminal: Criminal) -> bool {
        self.own.contains(criminal)
    }

    fn is_such(&self, item: Item, thing: Thing) -> bool {
        match thing {
            Thing::Any => true,
            Thing::Kind(kind) => self.kinds[item.index()] == kind,
            Thing::Item(wanted) => item == wanted,
        }
    }

    fn criminals_in(&self, zone: Zone) -> impl Iterator<Item = Criminal> {
        let all = self.criminals.iter().map(|(criminal, _)| *criminal);
        all.filter(move |one| self.city.is_in(*one, zone))
    }

    fn items_in(&self, zone: Zone) -> impl Iterator<Item = Item> {
        let all = Item::ALL.into_iter();
        all.filter(move |item| self.items[item.index()] == zone)
    }
}

/// What it takes to have a criminal.
fn hooking(open: &Open, console: &Console, criminal: Criminal) -> f32 {
    if console.has(criminal) {
        return 0.0;
    }
    match open.controller(criminal) {
        None => weights::TO_HOOK,
        Some(_) if open.is_locked(criminal) => FAR,
        Some(_) => weights::TO_HOOK + weights::TO_TAKE,
    }
}

/// The look for the best criminals for a crime.
struct Hunt<'a> {
    map: &'a Map<'a>,
    card: &'a CrimeData,
    least: f32,
}

impl Hunt<'_> {
    fn cast(&mut self, from: usize, binding: Binding, cost: f32) {
        if cost >= self.least {
            return;
        }
        let Some(role) = self.card.roles.get(from).copied() else {
            return self.open_zone(binding, cost);
        };
        for (criminal, hook) in self.map.criminals {
            if binding.has(criminal) {
                continue;
            }
            let hook = if role.is_yours() { hook } else { 0.0 };
            let mut binding = binding;
            binding.set(role, Some(criminal));
            self.cast(from + 1, binding, cost + hook);
        }
    }

    fn open_zone(&mut self, binding: Binding, cost: f32) {
        if !self.card.open_zone {
            return self.count(&binding, cost);
        }
        for zone in Zone::ALL {
            let mut binding = binding;
            binding.zone = Some(zone);
            self.count(&binding, cost);
        }
    }

    /// The effort with this binding: first everybody gets what is to be held, then goes on from there.
    fn count(&mut self, binding: &Binding, mut cost: f32) {
        let mut from = [None; Role::ALL.len()];
        for role in &self.card.roles {
            from[role.index()] = binding.get(*role).and_then(|one| self.map.city.find(one));
        }
        for clause in &self.card.when {
            if let Clause::Holds { who, item } = clause {
                let Some((effort, zone)) = self.fetch(*who, *item, binding) else {
                    return;
                };
                cost += effort;
                if cost >= self.least {
                    return;
                }
                if effort > 0.0 {
                    from[who.index()] = Some(zone);
                }
            }
        }
        let setting = Setting {
            map: self.map,
            city: self.map.city,
            binding,
            from,
        };
        for clause in &self.card.when {
            cost += setting.effort(clause).unwrap_or(FAR);
            if cost >= self.least {
                return;
            }
        }
        self.least = cost;
    }

    /// How somebody gets such an item, and where that is.
    fn fetch(&self, who: Role, thing: Thing, binding: &Binding) -> Option<(f32, Zone)> {
        let who = binding.get(who)?;
        let at = self.map.city.find(who)?;
        let able = |criminal| who == criminal && self.map.is_able(criminal);
        let thing = match thing {
            Thing::Item(wanted) if able(Criminal::Mechanic) => {
                Thing::Kind(self.map.kinds[wanted.index()])
            }
            _ => thing,
        };
        let fits = |item: &Item| self.map.is_such(*item, thing);
        let ways = Item::ALL.into_iter().filter(fits).map(|item| {
            let zone = self.map.items[item.index()];
            let way = self.map.walk(who, at, zone);
            let grab = if able(Criminal::Smuggler) { 0.1 } else { 1.0 };
            let effort = match self.map.city.items[item.index()] {
                Spot::Held(holder) if holder == who => 0.0,
                Spot::Held(_) if able(Criminal::Smuggler) => way + grab,
                Spot::Held(holder) if self.map.is_own(holder) => way + 1.1,
                Spot::Held(_) => way + 1.0 + SNATCH,
                Spot::Dropped(_) if able(Criminal::Hacker) => (way - 1.0).max(0.0) + grab,
                Spot::Dropped(_) => way + grab,
            };
            (effort, zone)
        });
        ways.reduce(|best, next| if next.0 < best.0 { next } else { best })
    }
}

/// A binding in the city, with everybody where the held items are.
struct Setting<'a> {
    map: &'a Map<'a>,
    city: &'a City,
    binding: &'a Binding,
    from: [Option<Zone>; Role::ALL.len()],
}

impl Setting<'_> {
    fn zone_of(&self, being: Being) -> Option<Zone> {
        match being {
            Being::Role(role) => self.from[role.index()],
            Being::Guardian => Some(self.city.guardian),
            Being::Item(item) => Some(self.city.item_zone(item)),
        }
    }

    fn place(&self, place: Where) -> Option<Zone> {
        match place {
            Where::Zone(zone) => Some(zone),
            Where::Open => self.binding.zone,
            Where::At(being) => self.zone_of(being),
        }
    }

    /// The criminal of the agent's own that goes with a place.
    fn walker(&self, place: Where) -> Option<(Criminal, Zone)> {
        match place {
            Where::At(being) => self.mover(being),
            _ => None,
        }
    }

    fn mover(&self, being: Being) -> Option<(Criminal, Zone)> {
        match being {
            Being::Role(role) if role.is_yours() => {
                Some((self.binding.get(role)?, self.from[role.index()]?))
            }
            _ => None,
        }
    }

    fn walk(&self, (who, from): (Criminal, Zone), to: Zone) -> f32 {
        self.map.walk(who, from, to)
    }

    /// What it takes to bring somebody or something to a zone.
    fn bring(&self, being: Being, to: Zone) -> Option<f32> {
        Some(match self.mover(being) {
            Some(mover) => self.walk(mover, to),
            None => HEAVY * f32::from(self.city.ring.distance(self.zone_of(being)?, to)),
        })
    }

    fn effort(&self, clause: &Clause) -> Option<f32> {
        let city = self.city;
        Some(match clause {
            Clause::In { who, zone } => self.bring(*who, self.place(*zone)?)?,
            // Counted before.
            Clause::Holds { .. } => 0.0,
            Clause::EmptyHanded { who } => {
                let criminal = self.binding.get(*who)?;
                match city.held_by(criminal) {
                    None => 0.0,
                    Some(_) if self.map.is_own(criminal) => 0.1,
                    Some(_) => SNATCH,
                }
            }
            Clause::Together { all } => self.together(all.iter().copied())?,
            Clause::Apart { all } => {
                let mut zones = Set::<Zone>::default();
                let all = all.iter().filter_map(|one| self.zone_of(*one));
                let mut same = 0;
                for zone in all {
                    same += u8::from(zones.contains(zone));
                    zones.insert(zone);
                }
                f32::from(same)
            }
            Clause::Adjacent { a, b } => self.apart(*a, *b, 1, 1)?,
            Clause::Nearby { a, b } => self.apart(*a, *b, 0, 1)?,
            Clause::Opposite { a, b } => self.apart(*a, *b, 4, 4)?,
            Clause::Alone { who } => self.alone(*who, &[])?,
            Clause::AloneWith { who, with } => {
                let mut all: ArrayVec<[Option<Being>; 4]> =
                    with.iter().copied().map(Some).collect();
                all.push(Some(Being::Role(*who)));
                self.together(all.iter().copied().flatten())? + self.alone(*who, with)?
            }
            Clause::WithAny { who, any } => {
                let zone = self.zone_of(*who)?;
                let ways = any.iter().filter_map(|one| self.bring(*one, zone));
                ways.reduce(f32::min)?
            }
            Clause::Criminals { zone, count, n } => self.crowd(self.place(*zone)?, *count, *n),
            Clause::Items {
                zone,
                item,
                state,
                count,
                n,
            } => self.hoard(*zone, *item, *state, *count, *n)?,
            Clause::Dropped { item } => match city.holder(*item) {
                None => 0.0,
                Some(holder) if self.map.is_own(holder) => 0.1,
                Some(_) => SNATCH,
            },
            Clause::Empty { zone } => {
                let zone = self.place(*zone)?;
                let criminals = self.map.criminals_in(zone).count() as f32;
                let items = self.map.items_in(zone).count() as f32;
                let guardian = f32::from(u8::from(city.guardian == zone));
                1.3 * criminals + 1.5 * items + HEAVY * guardian
            }
            Clause::Barriers { zone, count, n } => self.find(*zone, HEAVY, |there| {
                count.holds(city.barriers_at(there), *n)
            })?,
            Clause::BarrierBetween { a, b } => self.fence(*a, *b)?,
            Clause::Searches { zone, count, n } => {
                self.find(*zone, 1.5, |there| count.holds(city.searches_in(there), *n))?
            }
        })
    }

    /// Everybody comes to where that is easiest.
    fn together(&self, all: impl Iterator<Item = Being> + Clone) -> Option<f32> {
        let zones = all.clone().filter_map(|one| self.zone_of(one));
        let efforts = zones.map(|zone| {
            let ways = all.clone().map(|one| self.bring(one, zone).unwrap_or(FAR));
            ways.sum::<f32>()
        });
        efforts.reduce(f32::min)
    }

    /// Two places come to a distance.
    fn apart(&self, a: Where, b: Where, least: u8, most: u8) -> Option<f32> {
        let (from, to) = (self.place(a)?, self.place(b)?);
        let ring = &self.city.ring;
        let distance = ring.distance(from, to);
        if (least..=most).contains(&distance) {
            return Some(0.0);
        }
        // One of them walks to the nearest zone that fits.
        let fits = |zone: &Zone, other: Zone| (least..=most).contains(&ring.distance(*zone, other));
        let walks = [(a, to), (b, from)].into_iter().filter_map(|(one, other)| {
            let mover = self.walker(one)?;
            let goals = Zone::ALL.into_iter().filter(|zone| fits(zone, other));
            goals.map(|goal| self.walk(mover, goal)).reduce(f32::min)
        });
        let steps = distance.abs_diff(if distance < least { least } else { most });
        Some(walks.reduce(f32::min).unwrap_or(HEAVY * f32::from(steps)))
    }

    /// The others leave, or the one goes where nobody is.
    fn alone(&self, who: Role, with: &[Being]) -> Option<f32> {
        let criminal = self.binding.get(who)?;
        if criminal == Criminal::Shadow && self.map.is_able(criminal) {
            return Some(0.0);
        }
        let zone = self.from[who.index()]?;
        let named = |one: Criminal| {
            with.iter().any(
                |being| matches!(being, Being::Role(role) if self.binding.get(*role) == Some(one)),
            )
        };
        let others = self.map.criminals_in(zone);
        let others = others.filter(|one| *one != criminal && !named(*one));
        let others: f32 = others
            .map(|one| if self.map.is_own(one) { 1.0 } else { 1.4 })
            .sum();
        let guarded = self.city.guardian == zone && !with.contains(&Being::Guardian);
        Some(others + if guarded { 1.5 } else { 0.0 })
    }

    /// Enough criminals come, or some leave.
    fn crowd(&self, zone: Zone, count: Count, n: u8) -> f32 {
        let there = |one: Criminal| {
            let cast = self.binding.cast().find(|(_, cast)| *cast == one);
            match cast {
                Some((role, _)) => self.from[role.index()] == Some(zone),
                None => self.city.is_in(one, zone),
            }
        };
        let all = self.map.criminals.iter().map(|(criminal, _)| *criminal);
        let found = all.clone().filter(|one| there(*one)).count() as u8;
        if count.holds(found, n) {
            return 0.0;
        }
        if found > n {
            return 1.3 * f32::from(found - n);
        }
        let mut ways: ArrayVec<[f32; Criminal::ALL.len()]> = all
            .filter(|one| !there(*one))
            .filter_map(|one| {
                let from = self.city.find(one)?;
                let way = self.map.walk(one, from, zone);
                Some(if self.map.is_own(one) {
                    way
                } else {
                    1.0 + 1.5 * way
                })
            })
            .collect();
        ways.sort_by(f32::total_cmp);
        ways.iter().take(usize::from(n - found)).sum()
    }

    /// Enough items lie in a zone, or the criminal goes where they do.
    fn hoard(
        &self,
        place: Where,
        thing: Thing,
        state: ItemState,
        count: Count,
        n: u8,
    ) -> Option<f32> {
        let matching = |zone: Zone| {
            let items = self.map.items_in(zone).filter(|item| {
                let held = self.city.holder(*item).is_some();
                self.map.is_such(*item, thing)
                    && match state {
                        ItemState::Any => true,
                        ItemState::Dropped => !held,
                        ItemState::Held => held,
                    }
            });
            items.count() as u8
        };
        self.find(place, 2.5, |zone| count.holds(matching(zone), n))
    }

    /// The criminal of a place goes where something holds; a fixed place is changed, at this price.
    fn find(&self, place: Where, price: f32, holds: impl Fn(Zone) -> bool) -> Option<f32> {
        let zone = self.place(place)?;
        if holds(zone) {
            return Some(0.0);
        }
        let Some(mover) = self.walker(place) else {
            return Some(price);
        };
        let goals = Zone::ALL.into_iter().filter(|zone| holds(*zone));
        let ways = goals.map(|goal| self.walk(mover, goal));
        Some(ways.reduce(f32::min).unwrap_or(price).min(price + 1.0))
    }

    /// A barrier stands between two neighbours.
    fn fence(&self, a: Where, b: Where) -> Option<f32> {
        let (from, to) = (self.place(a)?, self.place(b)?);
        if self.city.barred(from, to) {
            return Some(0.0);
        }
        let sides = self.city.barriers.iter().flat_map(|border| {
            let [one, other] = self.city.ring.sides(*border);
            [(one, other), (other, one)]
        });
        let ways = sides.map(|(one, other)| {
            let way = |place: Where, from: Zone, to: Zone| match self.walker(place) {
                Some(mover) => self.walk(mover, to),
                None => HEAVY * f32::from(self.city.ring.distance(from, to)),
            };
            way(a, from, one) + way(b, to, other)
        });
        ways.reduce(f32::min)
    }
}
