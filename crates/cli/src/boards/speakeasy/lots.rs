//! What stands in a district, in two sizes of words.

use console::{measure_text_width, truncate_str};
use kernel::{Phrase, Seat};
use speakeasy::boss::Boss;
use speakeasy::content::content;
use speakeasy::pieces::{CityToken, District, Ship};
use speakeasy::space::{Ground, House, Space};
use speakeasy::words;

use super::scene::Scene;
use super::signs;
use crate::style::Ink;

/// How much is said of a district.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Size {
    /// Names in full, and the city tokens.
    Large,
    /// The district by its name, everything else shortened.
    Small,
    /// The district by its number.
    Tiny,
}

/// Number and name, and the trouble there; the name is cut where it is too wide, the trouble is not.
pub(super) fn head(scene: &Scene, district: District, size: Size, width: usize) -> String {
    let number = scene.paint(Ink::Bold, district.id());
    let marks = marks(scene, district);
    if size == Size::Tiny {
        return format!("{number}{marks}");
    }
    let taken = district.id().len() + 2 + measure_text_width(&marks);
    let name = scene.say(&words::district(district));
    let name = truncate_str(&name, width.saturating_sub(taken), "…");
    format!("{number} {name} {marks}").trim_end().to_owned()
}

/// Cops, gangsters and wars of a district.
pub(super) fn marks(scene: &Scene, district: District) -> String {
    let view = scene.view;
    let manhattan = &view.manhattan;
    let strength = view.gangs.strength[district as usize];
    let mark = |there: bool, ink, sign: &str| there.then(|| scene.paint(ink, sign));
    let marks = [
        mark(manhattan.cops.contains(district), Ink::Blue, signs::COP),
        mark(
            manhattan.cops_coming.contains(district),
            Ink::Blue,
            signs::COP_COMING,
        ),
        (strength > 0).then(|| scene.paint(Ink::Red, format!("{}{strength}", signs::PISTOL))),
        mark(view.gangs.targets.contains(district), Ink::Red, signs::WAR),
    ];
    marks.into_iter().flatten().collect()
}

/// Every building space of a district, or that it is closed.
pub(super) fn lots(scene: &Scene, district: District, size: Size) -> Vec<String> {
    if scene.view.manhattan.closed.contains(district) {
        return vec![scene.paint(Ink::Dim, scene.word("board-island-closed"))];
    }
    let spaces = scene.view.manhattan.spaces_of(district);
    spaces.map(|space| lot(scene, space, size)).collect()
}

fn lot(scene: &Scene, space: Space, size: Size) -> String {
    let lot = scene.view.manhattan.lot(space);
    let token = lot.token.filter(|_| size == Size::Large);
    let token = token.map_or_else(String::new, |one| format!(" {}", self::token(scene, one)));
    match (&lot.ground, size) {
        (Ground::Empty, _) => format!("{}{token}", scene.paint(Ink::Dim, signs::EMPTY)),
        (Ground::GangsterBar, _) => format!("{}{token}", scene.paint(Ink::Red, signs::GANGSTERS)),
        (Ground::House(house), _) => self::house(scene, space, house, size),
    }
}

/// A city token by a short name.
pub(super) fn token(scene: &Scene, token: CityToken) -> String {
    let name = scene.say(&Phrase::name("board-island-token", token.id()));
    scene.paint(Ink::Green, name)
}

/// Whose house, what it is, whether it is open, mobster and barrel.
fn house(scene: &Scene, space: Space, house: &House, size: Size) -> String {
    let building = house.building.id();
    let name = scene.say(&match size {
        Size::Large => Phrase::name("board-island-building", building),
        _ => Phrase::name("board-island-built", building),
    });
    let open = scene.view.manhattan.in_operation(space, house);
    let name = if open {
        name
    } else {
        scene.paint(Ink::Dim, format!("{name}{}", signs::SHUT))
    };
    let mobster = if house.protected { signs::MOBSTER } else { "" };
    let barrel = if house.barrel { signs::BARREL } else { "" };
    let gap = if size == Size::Large { " " } else { "" };
    format!("{}{gap}{name}{mobster}{barrel}", scene.pawn(house.owner))
}

/// Harbour, ship and trucks of a district.
pub(super) fn street(scene: &Scene, district: District, size: Size) -> Vec<String> {
    let harbours = content().harbours.clockwise;
    let is_harbour = harbours.contains(&(district as u8 + 1));
    let quay = match scene.view.docks.ship_at(district) {
        Some(one) => Some(ship(scene, one, size)),
        None => is_harbour.then(|| scene.paint(Ink::Cyan, signs::WATER)),
    };
    quay.into_iter().chain(trucks(scene, district)).collect()
}

/// A ship with its barrels, the price of the next one, its defence and whether it has a crate.
pub(super) fn ship(scene: &Scene, one: Ship, size: Size) -> String {
    let docks = &scene.view.docks;
    let vessel = docks.ship(one);
    let name = match size {
        Size::Large => format!(
            "{} ",
            scene.say(&Phrase::name("board-island-ship", one.id()))
        ),
        _ => String::new(),
    };
    let barrels = match size {
        Size::Tiny => format!("{}{}", vessel.barrels, signs::BARREL),
        _ => signs::times(signs::BARREL, vessel.barrels),
    };
    let cargo = vessel.cargo.map_or("", |_| signs::CRATE);
    let gap = if size == Size::Tiny { "" } else { " " };
    let price = scene.money(docks.price(one));
    let defence = docks.defence(one);
    scene.paint(
        Ink::Cyan,
        format!(
            "{}{name}{barrels}{gap}{price}{gap}{}{defence}{cargo}",
            signs::WATER,
            signs::PISTOL
        ),
    )
}

fn trucks(scene: &Scene, district: District) -> impl Iterator<Item = String> {
    let seats = Seat::all(scene.view.options.seats());
    seats.flat_map(move |seat| {
        let trucks = scene.view.player(seat).trucks;
        let here = trucks
            .into_iter()
            .filter(move |truck| truck.at == Some(district));
        here.map(move |truck| {
            let barrels = signs::times(signs::BARREL, truck.barrels);
            let pawn = scene.pawn(Boss::Player(seat));
            format!("{pawn}{}{barrels}", signs::TRUCK)
        })
    })
}
