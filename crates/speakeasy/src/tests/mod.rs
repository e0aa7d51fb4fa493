//! Rule tests: a few lines each, named by the rule they hold the code to (`sp_3_1_…` is SP-3.1).

mod ally_abilities;
mod books;
mod building;
mod cargo;
mod city_tokens;
mod commission;
mod crates;
mod discount;
mod examples;
mod given;
mod helper_cards;
mod park;
mod park_goals;
mod persons;
mod planning;
mod protection;
mod raids;
mod region_goals;
mod restaurant;
mod spoils;
mod trucks;
