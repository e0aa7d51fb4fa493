//! What it is worth to end on a location.

use escape_plan::content::content;
use escape_plan::node::{NODES, Node, NodeSet, Site};
use escape_plan::pieces::{Asset, Colour, Equipment, Exit, Place};

use super::roads::{self, NEVER};
use super::thief::Thief;
use super::{weights, worth_if};

/// The locations of the city with what they are worth to the thief now.
pub(super) struct Goals<'a> {
    thief: &'a Thief<'a>,
    /// What a visit brings; nothing where one may not end.
    visits: [Option<f32>; NODES],
    /// How many turns the exit is away, on the last day.
    turns: Option<[u8; NODES]>,
}

impl<'a> Goals<'a> {
    pub(super) fn new(thief: &'a Thief<'a>) -> Goals<'a> {
        let map = thief.view.city.map();
        let mut visits = [None; NODES];
        for node in map.nodes.iter() {
            visits[node.index()] = visit(thief, node);
        }
        let exit = thief.way_out();
        let turns = exit.map(|exit| roads::turns_to(map, exit, &thief.view.options));
        Goals {
            thief,
            visits,
            turns,
        }
    }

    /// What it is worth to end a turn here: the visit, and what the turns after it can reach.
    pub(super) fn end_at(&self, node: Node) -> f32 {
        let visit = self.visits[node.index()].unwrap_or_default();
        visit + self.stand_at(node, income(self.thief, node))
    }

    /// What it is worth to be here at the end of a turn with so much more cash.
    pub(super) fn stand_at(&self, node: Node, gained: i32) -> f32 {
        let after = self.thief.clock.turns();
        let Some(turns) = &self.turns else {
            return self.next_visit(node) * weights::NEXT_TURN;
        };
        let needed = turns[node.index()];
        if needed == NEVER || needed > after {
            return -weights::ARREST;
        }
        // Every turn to spare can bring an income.
        let spare = after - needed;
        let cash = i32::from(self.thief.hand.cash) + gained;
        let hoped = cash + i32::from(spare) * i32::from(self.thief.me.income());
        if self.thief.missing(hoped) > 0 {
            return -weights::BROKE;
        }
        let next = worth_if(spare > 0, self.next_visit(node));
        next * weights::NEXT_TURN - weights::LATE
    }

    /// The best visit within a turn from here.
    fn next_visit(&self, from: Node) -> f32 {
        let points = content().movement.base_mp;
        let near = roads::reach(
            self.thief.view.city.map(),
            from,
            points,
            &self.thief.view.options,
        );
        let near = near.without(NodeSet::only(from));
        let visits = near.iter().filter_map(|node| self.visits[node.index()]);
        visits.fold(0.0, f32::max)
    }
}

/// What a visit brings in cash.
fn income(thief: &Thief<'_>, node: Node) -> i32 {
    let income = i32::from(thief.me.income());
    match (node.site(), thief.view.place_at(node)) {
        (Some(Site::Exit(_)), _) => income,
        (_, Some(place)) if thief.hand.plan.amount(place).is_none() => income - 1,
        _ => 0,
    }
}

/// What a visit brings, if the thief may end there (EP-12.2).
fn visit(thief: &Thief<'_>, node: Node) -> Option<f32> {
    let company = thief.heat(thief.view.company(thief.seat, node) as i8);
    Some(match node.site()? {
        Site::Metro | Site::Helicopter => 0.0,
        Site::Business | Site::SafeHouse => company + place(thief, thief.view.place_at(node)?)?,
        Site::Gang(_) if thief.can_hire(node) => {
            2.0 * weights::MEMBER + thief.cash(-i32::from(content().prices.gang_visit))
        }
        Site::Gang(_) => return None,
        Site::Store(_) => company + store(thief),
        Site::Clinic => company + thief.unlock() + heal(thief, 1) + thief.any_contact(),
        Site::Church => {
            let price = i32::from(content().prices.church_lose_notoriety);
            let calm = (thief.heat(-1) + thief.cash(-price)).max(0.0);
            company + calm + thief.unlock() + thief.any_contact()
        }
        Site::Hospital => heal(thief, thief.me.wounds) + thief.heat(1),
        Site::Exit(exit) => company + at_exit(thief, exit) + thief.any_contact(),
    })
}

fn place(thief: &Thief<'_>, place: Place) -> Option<f32> {
    if thief.me.visited.contains(place) {
        return None;
    }
    let key = if thief.view.is_closed(place) {
        cheapest_key(thief)?
    } else {
        0.0
    };
    let income = thief.me.income() - 1;
    let money = match thief.hand.plan.amount(place) {
        Some(amount) => f32::from(amount),
        None => thief.cash(i32::from(income)),
    };
    // Every cube that leaves the track is missing in the incomes to come.
    let money = money - f32::from(thief.clock.days);
    let service = if place.is_business() {
        thief.any_contact()
    } else {
        thief.heat(-1) + best_key(thief, place)
    };
    Some(money + service + group(thief, place) - key)
}

/// What the visit adds to the three places of a group.
fn group(thief: &Thief<'_>, place: Place) -> f32 {
    let places = place.group().places().into_iter();
    match places
        .filter(|place| thief.me.visited.contains(*place))
        .count()
    {
        2 => thief.disc().max(thief.unlock()),
        1 if thief.clock.turns() > 1 => weights::PAIR,
        _ => 0.0,
    }
}

/// What is given up for the key that matters least.
pub(super) fn cheapest_key(thief: &Thief<'_>) -> Option<f32> {
    let colours = Colour::ALL.into_iter();
    let held = colours.filter(|colour| thief.me.ready_keys(*colour) > 0);
    let keys = held.map(|colour| key(thief, colour));
    let master = thief.me.price_of(Asset::MasterKey);
    let master = master.filter(|price| *price <= thief.hand.cash);
    let master = master.map(|price| -thief.cash(-i32::from(price)));
    keys.chain(master).reduce(f32::min)
}

/// What a key is worth: what it opens now, or what it may open some day.
pub(super) fn key(thief: &Thief<'_>, colour: Colour) -> f32 {
    match thief.clock.turns() {
        0 => 0.0,
        1 => thief.locker(colour).unwrap_or_default() / 3.0,
        _ => {
            let opens = thief.locker(colour).map_or(0.0, |money| money / 2.0);
            opens.max(weights::key(colour))
        }
    }
}

fn best_key(thief: &Thief<'_>, place: Place) -> f32 {
    let Some(house) = Place::SAFE_HOUSES.iter().position(|house| *house == place) else {
        return 0.0;
    };
    let keys = thief.view.supply.keys[house];
    let there = Colour::ALL
        .into_iter()
        .zip(keys)
        .filter(|(_, count)| *count > 0);
    there
        .map(|(colour, _)| key(thief, colour))
        .fold(0.0, f32::max)
}

fn store(thief: &Thief<'_>) -> f32 {
    gas(thief) + equipment(thief) + lockers(thief)
}

/// What a gas can is worth.
pub(super) fn gas(thief: &Thief<'_>) -> f32 {
    let room = thief.me.gas < content().player_board.gas_can_slots && thief.view.supply.gas > 0;
    let use_left = thief.clock.turns() > 0;
    worth_if(room && use_left, weights::GAS)
}

/// What the equipment is worth that would be bought first.
fn equipment(thief: &Thief<'_>) -> f32 {
    let kinds = Equipment::ALL.into_iter();
    let kinds = kinds.filter(|kind| thief.view.supply.equipment[*kind as usize] > 0);
    kinds.map(|kind| buy(thief, kind)).fold(0.0, f32::max)
}

/// What it is worth to buy equipment: what it saves until the end.
pub(super) fn buy(thief: &Thief<'_>, kind: Equipment) -> f32 {
    let price = kind.data().cost;
    if price > thief.hand.cash {
        return 0.0;
    }
    let held =
        thief.me.items.iter().any(
            |item| matches!(item, escape_plan::player::Item::Equipment(held, _) if *held == kind),
        );
    let time = f32::from(thief.clock.turns().min(6)) / 6.0;
    let saves = if held { 0.0 } else { weights::EQUIPMENT * time };
    saves - thief.slot() + thief.cash(-i32::from(price))
}

/// What the best locker brings that can be opened now.
fn lockers(thief: &Thief<'_>) -> f32 {
    let worths = Colour::ALL
        .into_iter()
        .filter_map(|colour| open(thief, colour));
    worths.fold(0.0, f32::max)
}

/// What it is worth to open a locker with what is at hand.
pub(super) fn open(thief: &Thief<'_>, colour: Colour) -> Option<f32> {
    let money = thief.locker(colour)?;
    if thief.me.ready_keys(colour) > 0 {
        return Some(money);
    }
    let price = thief.me.price_of(Asset::MasterKey)?;
    (price <= thief.hand.cash).then(|| money + thief.cash(-i32::from(price)))
}

/// What it is worth to heal so many wounds at most, for nothing.
fn heal(thief: &Thief<'_>, most: u8) -> f32 {
    weights::WOUND * f32::from(thief.me.wounds.min(most))
}

fn at_exit(thief: &Thief<'_>, exit: Exit) -> f32 {
    let income = thief.cash(i32::from(thief.me.income()));
    income.max(exit_tile(thief, exit).unwrap_or_default())
}

/// What an exit tile brings on average (EP-12.27).
pub(super) fn exit_tile(thief: &Thief<'_>, exit: Exit) -> Option<f32> {
    thief.tile(thief.exit_pile(exit)?, thief.me.contact_count())
}
