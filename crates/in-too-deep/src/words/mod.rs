//! What the game says, as phrases: events, prompts, refusals and choices, each with its rule, the language of
//! crime cards, and the names of things for whoever shows them.

mod cards;
mod choices;
mod crime;
mod events;
mod names;
mod prompts;
mod refusals;

pub(crate) use cards::label;
pub use cards::{crime_card, dilemma_card, dilemma_reward, reward};
pub(crate) use choices::describe;
pub use crime::{clause, conditions, effects, line};
pub use names::{
    a_kind, ability, agent, agent_name, an_evidence, bonus, border, crime, crime_story, criminal,
    deck, difficulty, dilemma, epilogue, evidence, from_deck, from_row, in_zone, item, item_kind,
    item_subject, letter, of_bonus, of_criminal, of_item, of_zone, opposite_zone, outcome,
    outcome_title, row, storyline, storyline_story, support, support_help, the_criminal, the_item,
    to_criminal, to_zone, turning, under_deck, warrant, whereabouts, whom, with_criminal, zone,
    zone_effect, zone_gist,
};
