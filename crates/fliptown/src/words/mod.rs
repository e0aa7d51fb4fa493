//! What the game says, as phrases: events, prompts, refusals and choices, each with its rule.

mod choices;
mod events;
mod prompts;
mod refusals;

pub(crate) use choices::describe;

use kernel::{Arg, Phrase};

use crate::cards::Card;
use crate::content::{Building, Gain};
use crate::map::{Region, Site};

fn building(building: Building) -> Phrase {
    Phrase::name("building", building.id())
}

fn region(region: Region) -> Phrase {
    Phrase::name("region", region.id())
}

/// A site by its own name: `Bank`, `stop 7`, `room m2a`.
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
        Site::Room(room) => Phrase::new("site-room").with("room", room.to_string()),
        Site::Building(rank) => building(Building::of(rank)),
        Site::Tombstone(stone) => Phrase::new("site-tombstone").with("stone", stone.to_string()),
    }
}

fn faces(cards: &[Card]) -> Arg {
    let faces: Vec<String> = cards.iter().map(|card| card.face()).collect();
    faces.join(" ").into()
}

/// The parts of a gain, each with its amount.
fn gains(gain: Gain) -> Vec<Phrase> {
    let parts = [
        ("gain-stars", gain.stars),
        ("gain-cash", gain.cash),
        ("gain-gold", gain.gold),
        ("gain-pans", gain.pans),
        ("gain-hammers", gain.hammers),
        ("gain-wanted", gain.wanted),
    ];
    let some = parts.into_iter().filter(|(_, amount)| *amount > 0);
    some.map(|(id, amount)| Phrase::new(id).with("count", amount))
        .collect()
}
