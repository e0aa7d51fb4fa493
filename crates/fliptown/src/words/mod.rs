//! What the game says, as phrases: events, prompts, refusals and choices, each with its rule.

mod choices;
mod components;
mod events;
mod prompts;
mod refusals;

pub(crate) use choices::describe;
pub(crate) use components::label;

use kernel::{Arg, Phrase};

use crate::cards::Card;
use crate::content::{Building, Gain};
use crate::map::{Land, Region, Room, Site};

fn building(building: Building) -> Phrase {
    Phrase::name("building", building.id())
}

fn region(region: Region) -> Phrase {
    Phrase::name("region", region.id())
}

/// A site by its own name: `Bank`, `stop 7`, `room 2a`, and a tombstone by where it stands.
fn site(site: Site) -> Phrase {
    match site {
        Site::Stop(rank) => Phrase::new("site-stop").with("rank", rank.to_string()),
        Site::Target(rank) => {
            let row = crate::content::content().badlands.target(rank);
            let row = row.map_or("", |(row, _)| row.id.as_str());
            Phrase::new("site-target")
                .with("rank", rank.to_string())
                .with("row", Phrase::name("row", row))
        }
        Site::Room(room) => Phrase::new("site-room").with("room", room_name(room)),
        Site::Building(rank) => building(Building::of(rank)),
        Site::Tombstone(stone) => Phrase::new("site-tombstone").with("stone", stone.to_string()),
    }
}

/// A site within its region, for a sentence that has its own word for it: `7`, `2a`, `bank`, `t01`.
fn spot(site: Site) -> String {
    match site {
        Site::Stop(rank) | Site::Target(rank) => rank.to_string(),
        Site::Room(room) => room_name(room),
        Site::Building(rank) => Building::of(rank).id().to_owned(),
        Site::Tombstone(stone) => stone.to_string(),
    }
}

/// A room as people call it, by level and letter: `2a`. The `m` is for notations only.
fn room_name(room: Room) -> String {
    room.to_string().trim_start_matches('m').to_owned()
}

/// Land by where its squares lie in the grid. The letters are for notations only: no map shows them.
fn squares(land: Land) -> Vec<Phrase> {
    let letters = land.to_string();
    let square = |letter: char| Phrase::new("land-square").with("square", letter.to_string());
    letters.chars().map(square).collect()
}

fn faces(cards: &[Card]) -> Arg {
    let faces: Vec<String> = cards.iter().map(|card| card.face()).collect();
    faces.join(" ").into()
}

/// The parts of a gain that can be had, each with its amount: `+2 stars`.
fn gains(gain: Gain) -> Vec<Phrase> {
    amounts([
        ("gain-stars", gain.stars),
        ("gain-cash", gain.cash),
        ("gain-gold", gain.gold),
        ("gain-pans", gain.pans),
        ("gain-hammers", gain.hammers),
        ("gain-wanted", gain.wanted),
    ])
}

/// What somebody got, as the story tells it: `2 stars, $3 and 1 Wanted`.
fn takings(gain: Gain) -> Vec<Phrase> {
    amounts([
        ("taking-stars", gain.stars),
        ("taking-cash", gain.cash),
        ("taking-gold", gain.gold),
        ("taking-pans", gain.pans),
        ("taking-hammers", gain.hammers),
        ("taking-wanted", gain.wanted),
    ])
}

fn amounts<const N: usize>(parts: [(&'static str, u8); N]) -> Vec<Phrase> {
    let some = parts.into_iter().filter(|(_, amount)| *amount > 0);
    some.map(|(id, amount)| Phrase::new(id).with("count", amount))
        .collect()
}
