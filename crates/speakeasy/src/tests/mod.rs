//! Rule tests: a few lines each, named by the rule they hold the code to (`sp_3_1_…` is SP-3.1).

mod ally_abilities;
mod building;
mod cargo;
mod commission;
mod discount;
mod examples;
mod given;
mod moments;
mod persons;
mod planning;
mod protection;
mod raids;
mod spoils;
mod trucks;
mod war;
mod war_ends;
mod words;
