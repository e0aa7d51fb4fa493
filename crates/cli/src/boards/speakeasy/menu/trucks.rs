//! Trucks: what they can do where they stand, and whole ways to where there is something to do.

use kernel::Phrase;
use speakeasy::boss::Boss;
use speakeasy::pieces::{Building, District};
use speakeasy::player::{TRUCKS, Truck};
use speakeasy::strokes::{Way, ways};
use speakeasy::{Action, words};

use super::super::lots::{self, Size};
use super::super::signs;
use super::{List, aligned, group, headed};
use crate::boards::menu::{Entry, Group, Then};
use crate::style::Ink;

/// What a truck finds somewhere, and the choice of going there.
struct Ride {
    columns: [String; 3],
    entry: Entry<Action>,
    /// Whether there is anything to do.
    useful: bool,
}

/// Truck by truck: barrels first, then where to go; where there is nothing to do, behind a choice.
pub(super) fn groups(list: &List, points: [u8; TRUCKS]) -> Vec<Group<Action>> {
    let Some((_, player, _)) = list.scene.view.own() else {
        return Vec::new();
    };
    let ways = ways(list.scene.view);
    let trucks = (1..).zip(player.trucks).zip(points);
    let mut groups = Vec::new();
    let mut off_map = false;
    for ((number, truck), points) in trucks {
        let mut entries = list.described(&barrels(list, number));
        let rides: Vec<Ride> = match truck.at {
            None => enters(list, number, truck),
            Some(_) => {
                let own = ways.iter().filter(|way| way.truck == number);
                own.map(|way| ride(list, way, truck)).collect()
            }
        };
        let (useful, idle): (Vec<Ride>, Vec<Ride>) =
            rides.into_iter().partition(|ride| ride.useful);
        // Of trucks that are not on the map yet one is as good as another.
        if truck.at.is_none() && off_map {
            let all = useful.into_iter().chain(idle).collect();
            let all = vec![group(rows(all))];
            entries.extend(list.folded(Phrase::new("board-truck-enters"), all));
        } else {
            entries.extend(rows(useful));
            let elsewhere = vec![group(rows(idle))];
            entries.extend(list.folded(Phrase::new("board-truck-elsewhere"), elsewhere));
        }
        off_map |= truck.at.is_none();
        if !entries.is_empty() {
            groups.push(headed(state(list, number, truck, points), entries));
        }
    }
    groups
}

/// Where a truck stands, what it carries, how far it goes.
fn state(list: &List, number: u8, truck: Truck, points: u8) -> String {
    let scene = list.scene;
    let barrels = signs::times(signs::BARREL, truck.barrels);
    let told = match truck.at {
        Some(at) => Phrase::new("board-truck-at").with("district", words::district(at)),
        None => Phrase::new("board-truck-new"),
    };
    let told = told.with("number", number).with("count", points);
    format!("{} {barrels}", scene.say(&told))
        .trim_end()
        .to_owned()
}

/// Loading, buying and delivering where a truck stands.
fn barrels(list: &List, number: u8) -> Vec<Action> {
    let here = list.legal.iter().copied().filter(|action| match action {
        Action::Load(truck, _) | Action::Buy(truck, _) | Action::Deliver(truck, _) => {
            *truck == number
        }
        _ => false,
    });
    let mut here: Vec<Action> = here.collect();
    // Barrels are delivered before more are loaded.
    here.sort_by_key(|action| !matches!(action, Action::Deliver(..)));
    here
}

fn enters(list: &List, number: u8, truck: Truck) -> Vec<Ride> {
    let enters = list.kind(|action| match action {
        Action::Enter(one, to) if one == number => Some(to),
        _ => None,
    });
    enters
        .into_iter()
        .map(|(action, to)| {
            let sights = sights(list, to, truck);
            Ride {
                useful: !sights.is_empty(),
                columns: [place(list, to), String::new(), sights.join(", ")],
                entry: list.entry(action),
            }
        })
        .collect()
}

fn ride(list: &List, way: &Way, truck: Truck) -> Ride {
    let sights = sights(list, way.to, truck);
    let first = way.actions.first().copied().unwrap_or(Action::Pass);
    Ride {
        useful: !sights.is_empty(),
        columns: [
            place(list, way.to),
            list.scene.count("board-truck-points", way.points),
            sights.join(", "),
        ],
        entry: Entry {
            then: Then::Take(way.actions.clone()),
            ..list.entry(first)
        },
    }
}

fn rows(rides: Vec<Ride>) -> Vec<Entry<Action>> {
    let rows = rides.into_iter().map(|ride| (ride.columns, ride.entry));
    aligned(rows.collect())
}

fn place(list: &List, district: District) -> String {
    let scene = list.scene;
    let name = scene.say(&words::district(district));
    format!("→ {} {name}", district.id())
}

/// What a truck can do in a district: barrels to buy or to load if it has room, buildings without one.
fn sights(list: &List, at: District, truck: Truck) -> Vec<String> {
    let scene = list.scene;
    let Some((seat, player, _)) = scene.view.own() else {
        return Vec::new();
    };
    let boss = Boss::Player(seat);
    let manhattan = &scene.view.manhattan;
    let has_room = truck.barrels < speakeasy::content::content().trucks.capacity;
    let ship = scene.view.docks.ship_at(at).filter(|_| has_room);
    let ship = ship.map(|one| lots::ship(scene, one, Size::Small));
    let still = manhattan.open_still(boss);
    let still = still.filter(|still| still.district == at && player.still > 0 && has_room);
    let still = still.map(|_| scene.count("board-truck-still", player.still));
    let houses = manhattan.open_houses(boss);
    let thirsty = houses
        .filter(|(space, house)| {
            space.district == at && house.building != Building::Still && !house.barrel
        })
        .count() as u8;
    let thirsty = (thirsty > 0).then(|| {
        let told = scene.count("board-truck-thirsty", thirsty);
        // An empty truck brings nothing yet.
        match truck.barrels {
            0 => scene.paint(Ink::Dim, told),
            _ => told,
        }
    });
    [ship, still, thirsty].into_iter().flatten().collect()
}
