//! Rule tests: a few lines each, named by the rule they hold the code to (`sp_3_1_…` is SP-3.1).

mod barrels;
mod boards;
mod course;
mod data;
mod data_map;
mod data_pieces;
mod displays;
mod examples;
mod given;
mod island;
mod levels;
mod mobsters;
mod notation;
mod operation_cards;
mod options;
mod payments;
mod preparation;
mod principles;
mod setup;
mod setup_market;
mod strength;
mod turn_order;
mod turns;
