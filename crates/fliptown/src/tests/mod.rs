//! Rule tests: a few lines each, named by the rule they hold the code to (`ft_8_1_…` is FT-8.1).

mod given;

mod amendments;
mod arrest;
mod badlands;
mod bonus_actions;
mod bounties;
mod buildings;
mod cemetery;
mod challenges;
mod characters;
mod cheat;
mod cowbot;
mod data;
mod end;
mod gold;
mod hidden;
mod holdem;
mod income;
mod invariants;
mod inventory;
mod mine;
mod modes;
mod packs;
mod poker_phase;
mod rounds;
mod set_up;
mod trail;
mod turns;
mod visits;
