//! Rule tests: a few lines each, named by the rule they hold the code to (`sp_3_1_…` is SP-3.1).

mod broken;
mod broken_city;
mod decisions;
mod decisions_docks;
mod decisions_gains;
mod decisions_restaurant;
mod examples;
mod examples_cards;
mod examples_city;
mod examples_docks;
mod given;
mod hidden;
mod luciano;
mod moments;
mod rival;
mod rival_books;
mod rival_builds;
mod rival_works;
mod score;
mod variants;
mod war;
mod war_ends;
