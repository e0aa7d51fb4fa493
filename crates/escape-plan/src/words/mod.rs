//! What the game says, as phrases: events, prompts, refusals and choices, each with its rule, and the
//! names of things for whoever shows them.

mod choices;
mod events;
mod names;
mod prompts;
mod refusals;

pub(crate) use choices::describe;
pub use choices::visit;
pub use names::{
    area, asset, automa, cash, contact, effect, equipment, exit, figure, fixer, group, key,
    location, node, officer, part, pile, place, plan, site, store, target, thief, tile, tool,
};
pub(crate) use names::{bill, component, field, in_place, list};
