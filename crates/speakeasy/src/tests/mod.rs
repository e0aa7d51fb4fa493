//! Rule tests: a few lines each, named by the rule they hold the code to (`sp_3_1_…` is SP-3.1).

mod broken;
mod decisions;
mod decisions_docks;
mod examples;
mod examples_city;
mod given;
mod hidden;
mod luciano;
mod moments;
mod rival;
mod rival_builds;
mod rival_works;
mod score;
mod variants;
mod war;
mod war_ends;
