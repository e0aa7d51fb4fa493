//! The box of Escape Plan: every location is visited, every card, tile and asset used.

use bots::Moment;
use escape_plan::EscapePlan;
use escape_plan::action::Tool;
use escape_plan::event::Event;
use escape_plan::figure::Figure;
use escape_plan::node::{Node, Site};
use escape_plan::pieces::{Asset, Automa, Contact, Equipment, Exit, Fixer, Gang, Place, Target};

use super::{Inventory, Mode, Thing, thing, things};

impl Inventory for EscapePlan {
    const MODES: &'static [Mode] = &[
        Mode::new(1, &[]),
        Mode::new(2, &[]),
        Mode::new(3, &[]),
        Mode::new(4, &[]),
        Mode::new(5, &[]),
    ];

    fn contents() -> Vec<Thing> {
        let locations = Node::all().filter(|node| node.site().is_some());
        things("location", locations.map(|node| node.to_string()))
            .chain(things("place", Place::ALL.map(Place::id)))
            .chain(things("escape", Exit::ALL.map(Exit::id)))
            .chain(things("contact", Contact::ALL.map(Contact::id)))
            .chain(things("equipment", Equipment::ALL.map(Equipment::id)))
            .chain(things("fixer", Fixer::ALL.map(Fixer::id)))
            .chain(things("asset", Asset::ALL.map(Asset::id)))
            .chain(things("gang", Gang::ALL.map(Gang::id)))
            .chain(
                Automa::ALL
                    .into_iter()
                    .flat_map(|automa| things(automa.id(), Target::ALL.map(Target::id))),
            )
            .collect()
    }

    fn used(moment: &Moment<'_, EscapePlan>) -> Vec<Thing> {
        let events = moment.log.entries();
        events.flat_map(|entry| used(&entry.event)).collect()
    }
}

/// What an event uses.
fn used(event: &Event) -> Vec<Thing> {
    match event {
        Event::Travelled { to, place, .. } => {
            let place = place.map(|place| thing("place", place.id()));
            let location = thing("location", to.to_string());
            [location].into_iter().chain(place).collect()
        }
        Event::Escaped {
            figure: Figure::Thief(_),
            exit,
            ..
        } => vec![thing("escape", exit.id())],
        Event::Used { tool, .. } => match tool {
            Tool::Contact(contact) => vec![thing("contact", contact.id())],
            Tool::Equipment(equipment) => vec![thing("equipment", equipment.id())],
            Tool::Fixer(fixer) => vec![thing("fixer", fixer.id())],
            Tool::Asset(asset) => vec![thing("asset", asset.id())],
            Tool::Member(gang) => vec![thing("gang", gang.id())],
            Tool::FirstAid => Vec::new(),
        },
        Event::AutomaMoved { automa, to, place } => {
            let place = place.map(Place::id).or_else(|| lead(*to));
            place
                .map(|place| thing(automa.id(), place))
                .into_iter()
                .collect()
        }
        Event::Escaped {
            figure: Figure::Automa(automa),
            exit,
            ..
        } => vec![thing(automa.id(), exit.id())],
        _ => Vec::new(),
    }
}

/// The card that leads an automa to a store or an exit.
fn lead(to: Node) -> Option<&'static str> {
    match to.site()? {
        Site::Store(store) => Some(store.id()),
        Site::Exit(exit) => Some(exit.id()),
        _ => None,
    }
}
