//! Rule tests: a few lines each, named by the rule they hold the code to (`sp_3_1_…` is SP-3.1).

mod examples;
mod given;
mod moments;
mod war;
mod war_ends;
