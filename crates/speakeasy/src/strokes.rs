//! What several actions come to in one go: take-overs with the cheapest means, raids, whole ways of trucks.

use kernel::{Chance, Game, Log, Seat, Seed};

use crate::action::Action;
use crate::boss::BOSSES;
use crate::pieces::{District, Ship, Slot};
use crate::space::Space;
use crate::state::Speakeasy;
use crate::step::Step;
use crate::strength::{Help, Occasion};
use crate::view::View;
use crate::works::Works;

/// A gangster bar that is taken over at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakeOver {
    /// Which bar.
    pub space: Space,
    /// The price of the building and the ally's fee.
    pub cost: u16,
    /// Thugs that are returned.
    pub thugs: u8,
    /// Whether the ally helps.
    pub help: Help,
    /// What is done.
    pub actions: Vec<Action>,
}

/// A raid on a ship, before it is decided with whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Raid {
    /// Mobsters of others and thugs, if they leave no choice: then nobody is asked, and they are spent at once.
    pub only: Option<([u8; BOSSES], u8)>,
    /// Whether the own mobsters are enough.
    pub alone: bool,
    /// What the crate pays, if there is one, when no more thugs are sent ahead than have to be.
    pub cash: Option<u16>,
}

/// The shortest way of a truck to a district.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// Which truck, from 1.
    pub truck: u8,
    /// Where from.
    pub from: District,
    /// Where to.
    pub to: District,
    /// Points that it takes.
    pub points: u8,
    /// Points that are left then.
    pub left: u8,
    /// What is done.
    pub actions: Vec<Action>,
}

/// Every gangster bar that the viewer can take over now, with the cheapest means: nothing, else the
/// fewest thugs, else the ally, else the ally and the fewest thugs.
pub fn take_overs(view: &View, legal: &[Action]) -> Vec<TakeOver> {
    let (Some((seat, ..)), Some((asked, Step::Site { works, slot }))) = (view.own(), view.asked())
    else {
        return Vec::new();
    };
    if asked != seat {
        return Vec::new();
    }
    let assault = Assault::new(view, seat, works, slot);
    let spaces = legal.iter().filter_map(|action| match action {
        Action::Space(space) => Some(*space),
        _ => None,
    });
    spaces.filter_map(|space| assault.on(space)).collect()
}

/// What a raid of the viewer on a ship takes and brings; `None` if it cannot be done (SP-18.4, SP-18.9).
pub fn raid(view: &View, ship: Ship) -> Option<Raid> {
    let (seat, ..) = view.own()?;
    let mut world = Speakeasy::imagine(view, &mut Chance::new(&Seed::from_bytes([0; 32])));
    let crews = world.crews(seat, ship);
    let thugs = crews.iter().map(|(_, thugs)| *thugs).min()?;
    world.player_mut(seat).dismiss_thugs(thugs);
    let vessel = world.docks.ship(ship);
    let column = vessel.at.region();
    let paid = |item| world.crate_cash(seat, item, column);
    Some(Raid {
        only: crews.first().copied().filter(|_| crews.len() == 1),
        alone: crews.contains(&([0; BOSSES], 0)),
        cash: vessel.cargo.map(paid),
    })
}

/// A building in search of its place, as far as gangsters hold it.
struct Assault<'a> {
    view: &'a View,
    seat: Seat,
    works: Works,
    price: u16,
    /// The game as the viewer knows it, to see what is asked next.
    world: Speakeasy,
    chance: Chance,
}

impl<'a> Assault<'a> {
    fn new(view: &'a View, seat: Seat, works: Works, slot: Slot) -> Assault<'a> {
        let mut chance = Chance::new(&Seed::from_bytes([0; 32]));
        Assault {
            view,
            seat,
            works,
            price: slot.data().price,
            world: Speakeasy::imagine(view, &mut chance),
            chance,
        }
    }

    fn on(&self, space: Space) -> Option<TakeOver> {
        if !self.view.manhattan.lot(space).is_gangster_bar() {
            return None;
        }
        let (thugs, help, fee) = match self.works.ignores_defence() {
            true => (0, Help::None, 0),
            false => self.cheapest(space)?,
        };
        let begin = Action::Space(space);
        let mut then = self.world.clone();
        then.apply(self.seat, begin, &mut self.chance.clone(), &mut Log::off())
            .ok()?;
        // With what it is done is only asked where there is a choice.
        let next = then.prompt(self.seat).map(|prompt| prompt.step);
        let force = matches!(next, Some(Step::Force { .. })).then_some(Action::Force(thugs, help));
        Some(TakeOver {
            space,
            cost: self.price + fee,
            thugs,
            help,
            actions: [begin].into_iter().chain(force).collect(),
        })
    }

    /// Thugs, ally and the ally's fee.
    fn cheapest(&self, space: Space) -> Option<(u8, Help, u16)> {
        let player = self.view.player(self.seat);
        let defence = self.view.gangs.strength[space.district as usize];
        let money = self.world.means(self.seat).checked_sub(self.price)?;
        let helps = [Help::None, Help::Cheapest];
        helps.into_iter().find_map(|help| {
            let fee = player.fee_of(Occasion::TakeOver, help)?;
            let enough =
                |thugs: &u8| player.attack() + player.reinforcement(*thugs, help) > defence;
            let thugs = (0..=player.thugs).find(enough).filter(|_| fee <= money)?;
            Some((thugs, help, fee))
        })
    }
}

/// The shortest way of every truck of the viewer on the map to every district in its range, the nearest
/// first.
pub fn ways(view: &View) -> Vec<Way> {
    let (Some((seat, player, _)), Some((asked, Step::Drive { points }))) =
        (view.own(), view.asked())
    else {
        return Vec::new();
    };
    if asked != seat {
        return Vec::new();
    }
    let trucks = (1..).zip(player.trucks).zip(points);
    let trucks = trucks.take(player.trucks_available());
    trucks
        .filter_map(|((truck, one), points)| Some((truck, one.at?, points)))
        .flat_map(|(truck, at, points)| ways_from(truck, at, points))
        .collect()
}

fn ways_from(truck: u8, at: District, points: u8) -> Vec<Way> {
    let mut paths = vec![vec![at]];
    let mut next = 0;
    while let Some(path) = paths.get(next).cloned() {
        next += 1;
        if path.len() > usize::from(points) {
            continue;
        }
        for to in path[path.len() - 1].adjacent().iter() {
            let known = paths.iter().any(|path| path.last() == Some(&to));
            if !known {
                paths.push([&path[..], &[to]].concat());
            }
        }
    }
    let way = |path: Vec<District>| {
        let drive = |to: &District| Action::Drive(truck, *to);
        let actions: Vec<Action> = path[1..].iter().map(drive).collect();
        let taken = actions.len() as u8;
        Way {
            truck,
            from: at,
            to: path[path.len() - 1],
            points: taken,
            left: points - taken,
            actions,
        }
    };
    paths.into_iter().skip(1).map(way).collect()
}
