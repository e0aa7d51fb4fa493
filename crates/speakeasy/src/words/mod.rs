//! What the game says, as phrases: events, prompts, refusals and choices, each with its rule, and the
//! names of things for whoever shows them.

mod choices;
mod effects;
mod events;
mod goals;
mod hindrances;
mod names;
mod prompts;
mod refusals;

pub(crate) use choices::describe;
pub use choices::sights;
pub use effects::{
    card, city_token, crate_front, crate_token, deed, effect, effects, gangster_card, helper,
    operate, own_offer, person_effects, slot,
};
pub use goals::{goal, park_goal, region_goal, requirement};
pub use hindrances::{hindrance, person_hindrances};
pub(crate) use names::list;
pub use names::{
    a_building, ability, berth, boss, boss_name, bottle, building, business, difficulty, district,
    favour, gangster, level, location, money, operation, perk, person, region, ship, space,
    towards, towards_person, track,
};
