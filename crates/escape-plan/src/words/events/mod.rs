//! The story: which message tells each event, and with what.

mod ids;
mod rules;

pub(super) use rules::by_pile;

use kernel::{Explain, Phrase, RuleId};

use super::{
    asset, automa, bill, cash, contact, equipment, field, figure, fixer, group, in_place, key,
    list, node, officer, part, pile, place, plan, target, tile, tool,
};
use crate::event::{Boxed, Event};
use crate::node::Node;
use crate::pieces::{Automa, Exit, Pile};
use crate::piles::Found;

impl Explain for Event {
    fn rule(&self) -> RuleId {
        self.because()
    }

    fn phrase(&self) -> Phrase {
        let said = Phrase::new(self.id());
        match *self {
            Event::GameOver => said,
            // Somebody, and nothing else.
            Event::FirstPlayer { seat }
            | Event::NightPassed { seat }
            | Event::Rested { seat }
            | Event::StayedPut { seat }
            | Event::GasBurnt { seat }
            | Event::GasTaken { seat }
            | Event::Healed { seat }
            | Event::Readied { seat }
            | Event::Arrested { seat, .. } => said.with("seat", seat),
            Event::DiscSpent { figure: one }
            | Event::DiscTaken { figure: one, .. }
            | Event::NotorietyGained { figure: one, .. }
            | Event::NotorietyLost { figure: one, .. } => said.with("figure", figure(one)),
            Event::AutomaStayed { automa: one } => said.with("automa", automa(one)),
            // A sum.
            Event::IncomeReceived { seat, amount, .. }
            | Event::Paid { seat, amount, .. }
            | Event::TaxPaid { seat, amount }
            | Event::TollPaid { seat, amount } => {
                said.with("seat", seat).with("cash", cash(amount))
            }
            // A number.
            Event::DayBegan { day } => said.with("day", day),
            Event::TollInBlood {
                seat,
                wounds: count,
            }
            | Event::Wounded { seat, count, .. } => said.with("seat", seat).with("count", count),
            Event::CompanyMet { figure: one, count } => {
                said.with("figure", figure(one)).with("count", count)
            }
            Event::LevelChanged {
                figure: one,
                from,
                to,
            } => said
                .with("figure", figure(one))
                .with("from", from)
                .with("to", to),
            // People count from one.
            Event::LineCrossed { figure: one, line } => {
                said.with("figure", figure(one)).with("line", line + 1)
            }
            // The day.
            Event::PartBegan { part: now, .. } => said.with("part", part(now)),
            Event::OrderSet { order } => {
                let entry = |one| Phrase::new("order-entry").with("figure", figure(one));
                said.with("order", list(order.into_iter(), entry))
            }
            Event::PatrolLaid { exit } | Event::ExitClosed { exit } => {
                said.with("exit", number(exit))
            }
            Event::Escaped {
                figure: one,
                exit,
                cost,
            } => said
                .with("figure", figure(one))
                .with("exit", number(exit))
                .with("costs", bill(cost, 0, false)),
            // What only its owner is told needs no name.
            Event::PlanDealt { plan: card, .. } => said.with("places", plan(card)),
            Event::PlanRevealed {
                figure: one,
                plan: card,
            } => said.with("figure", figure(one)).with("places", plan(card)),
            Event::TilesRevealed { seat, tiles } => said
                .with("seat", seat)
                .with("tiles", list(tiles.into_iter(), found)),
            Event::HaulRevealed { haul } => said
                .with("automa", automa(Automa::Costa))
                .with("tiles", list(haul.0.into_iter(), found))
                .with("count", haul.0.len() as i64)
                .with("cash", cash(haul.counts())),
            // The city and its police.
            Event::TilePlaced { seat, spot } => {
                said.with("seat", seat).with("tile", tile(spot.tile))
            }
            Event::PlaceNamed {
                seat,
                place: at,
                tile: on,
            } => said
                .with("seat", seat)
                .with("place", place(at))
                .with("tile", tile(on)),
            Event::TilesTurnedUp { tiles } => said.with("tiles", list(tiles.iter(), tile)),
            Event::OfficersDrawn { tile: on, officers } => said
                .with("tile", tile(on))
                .with("officers", list(officers.iter(), officer)),
            Event::OfficerMoved {
                officer: one,
                from,
                to,
            } => said
                .with("officer", officer(one))
                .with("from", tile(from))
                .with("to", tile(to)),
            Event::OfficerForced {
                by,
                officer: one,
                from,
                to,
                ..
            } => said
                .with("figure", figure(by))
                .with("officer", officer(one))
                .with("from", tile(from))
                .with("to", tile(to)),
            Event::OfficerRemoved {
                seat,
                officer: one,
                tile: on,
            } => said
                .with("seat", seat)
                .with("officer", officer(one))
                .with("tile", tile(on)),
            Event::Evaded {
                seat,
                tile: on,
                officers,
                sandra,
            } => {
                let mut shaken = list(officers.iter(), officer);
                shaken.extend(sandra.then(|| automa(Automa::Sandra)));
                said.with("seat", seat)
                    .with("tile", tile(on))
                    .with("officers", shaken)
            }
            Event::Handcuffed { seat, slot, lost } => {
                let said = said.with("seat", seat).with("slot", slot);
                match lost {
                    Some(one) => said.with("asset", asset(one)),
                    None => said,
                }
            }
            // The way.
            // Where it ends is told by the end of the way.
            Event::Rode { seat, to } | Event::Flew { seat, to, .. } => {
                said.with("seat", seat).with("tile", tile(to.tile()))
            }
            Event::Surfaced { seat, to } => said.with("seat", seat).with("node", field(to)),
            Event::Travelled {
                seat,
                to,
                place,
                left,
                ..
            } => said
                .with("seat", seat)
                .with("node", node(to, place))
                .with("tiles", list(left.iter(), tile)),
            // What is used, bought and found.
            // What comes of it is told by itself.
            Event::Used {
                seat,
                tool: one,
                cost,
                ..
            } => said
                .with("seat", seat)
                .with("tool", tool(one))
                .with("cash", cash(cost)),
            Event::Unlocked {
                seat,
                asset: one,
                price,
                ..
            } => said
                .with("seat", seat)
                .with("asset", asset(one))
                .with("cash", cash(price)),
            Event::AssetBoxed { seat, asset: one } => {
                said.with("seat", seat).with("asset", asset(one))
            }
            Event::KeyTurned { seat, colour } => said.with("seat", seat).with("key", key(colour)),
            Event::KeyTaken {
                seat,
                colour,
                place: at,
            } => said
                .with("seat", seat)
                .with("key", key(colour))
                .with("place", in_place(at)),
            Event::FixerBought {
                seat,
                fixer: one,
                cost,
            } => said
                .with("seat", seat)
                .with("fixer", fixer(one))
                .with("cash", cash(cost)),
            Event::EquipmentBought {
                seat,
                equipment: one,
                cost,
            } => said
                .with("seat", seat)
                .with("equipment", equipment(one))
                .with("cash", cash(cost)),
            Event::TileBoxed { seat, tile: old } => said.with("seat", seat).with("tile", gone(old)),
            Event::LockerOpened {
                seat,
                colour,
                looked,
            } => said
                .with("seat", seat)
                .with("pile", pile(Pile::of(colour)))
                .with("count", looked),
            Event::ExitSearched { seat, exit, looked } => said
                .with("seat", seat)
                .with("exit", number(exit))
                .with("count", looked),
            Event::TileKept { seat, pile: of } => said.with("seat", seat).with("pile", pile(of)),
            Event::ValueKept {
                pile: of, value, ..
            } => said.with("pile", pile(of)).with("cash", cash(value)),
            Event::GangHired { seat, gang, cost } => said
                .with("seat", seat)
                .with("tile", tile(Node::of_gang(gang).tile()))
                .with("cash", cash(cost)),
            Event::GangLeft { seat, gang } => said
                .with("seat", seat)
                .with("tile", tile(Node::of_gang(gang).tile())),
            // Places and contacts.
            Event::CubePlaced {
                figure: one,
                place: at,
                ..
            } => said.with("figure", figure(one)).with("place", in_place(at)),
            Event::BusinessClosed { place: at } => said.with("place", place(at)),
            Event::BonusTaken { seat, group: done } => {
                said.with("seat", seat).with("group", group(done))
            }
            Event::ContactTaken {
                seat,
                contact: card,
            } => said.with("seat", seat).with("contact", contact(card)),
            Event::ContactReplaced {
                seat,
                contact: card,
                old,
            } => said
                .with("seat", seat)
                .with("contact", contact(card))
                .with("old", contact(old)),
            Event::ContactBoxed {
                figure: one,
                contact: card,
            } => said
                .with("figure", figure(one))
                .with("contact", contact(card)),
            Event::RowRefilled { contacts } => {
                said.with("contacts", list(contacts.into_iter(), contact))
            }
            Event::ContactCollected { contact: card } => said
                .with("automa", automa(Automa::Costa))
                .with("contact", contact(card)),
            // Sandra and Costa.
            Event::CardsPassedOver {
                automa: one,
                targets,
            } => said
                .with("automa", automa(one))
                .with("count", targets.len() as i64)
                .with("places", list(targets.iter(), target)),
            Event::CardBoxed { target: at } => said
                .with("automa", automa(Automa::Costa))
                .with("place", target(at)),
            Event::AutomaMoved {
                automa: one,
                to,
                place,
            } => said
                .with("automa", automa(one))
                .with("node", node(to, place)),
            Event::FixerDiscarded {
                automa: one,
                fixer: lost,
            } => said.with("automa", automa(one)).with("fixer", fixer(lost)),
            Event::KeyDiscarded {
                automa: one,
                colour,
                place: at,
            } => said
                .with("automa", automa(one))
                .with("key", key(colour))
                .with("place", in_place(at)),
            Event::TileDiscarded {
                automa: one,
                pile: of,
            } => said.with("automa", automa(one)).with("pile", pile(of)),
            Event::LootTaken { pile: of, count } => said
                .with("automa", automa(Automa::Costa))
                .with("pile", pile(of))
                .with("count", count),
        }
    }
}

/// A hidden tile that was turned up.
fn found(tile: Found) -> Phrase {
    let said = match tile.value {
        0 => Phrase::new("tile-found-empty"),
        value => Phrase::new("tile-found").with("cash", cash(value)),
    };
    said.with("pile", pile(tile.pile))
}

/// An exit by its number: each sentence has its own form of the rest of the name.
fn number(exit: Exit) -> u8 {
    exit as u8 + 1
}

/// A tile that made room in an inventory.
fn gone(tile: Boxed) -> Phrase {
    match tile {
        Boxed::Equipment(one) => equipment(one),
        Boxed::Fixer(one) => fixer(one),
        Boxed::Sealed(of) => pile(of),
    }
}
