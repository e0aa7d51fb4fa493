//! EP-3.8 and EP-3.9: where officers may stand, and which of them can be reached.

use super::given::*;
use crate::pieces::{Officer, Tile};
use crate::step::Step;
use crate::whynot::WhyNot;

const START: [&str; 2] = ["start_hospital 0,0 0", "start_gang 0,1 0"];

#[test]
fn ep_r9_officers_on_the_stacks_are_out_of_reach() {
    let given = |step| {
        let table = table(3)
            .city(&START)
            .face_up(["a2", "b2", "c1", "d3"])
            .officers("d3", &[Officer::County])
            .officers("start_gang", &[Officer::County]);
        table.turn(VINNIE).asking(VINNIE, step)
    };
    for step in [
        Step::Snitch(Officer::County),
        Step::PickOfficer(Officer::County),
    ] {
        let given = given(step);
        assert_eq!(given.refused("officer d3 county"), WhyNot::NoSuchOfficer);
        assert!(!given.allows("officer d3 county"));
    }
}

#[test]
fn ep_10_12_an_officer_that_fits_nowhere_else_is_not_moved() {
    let given = |at_the_gang: &[Officer]| {
        let table = table(3).city(&["start_hospital 0,0 0", "start_gang 0,1 0", "a1 1,0 0"]);
        let table = table.officers("start_gang", at_the_gang);
        let table = table.officers("a1", &[Officer::County]);
        table
            .turn(VINNIE)
            .asking(VINNIE, Step::PickOfficer(Officer::County))
    };
    let full = given(&[Officer::County]);
    assert_eq!(full.refused("officer a1 county"), WhyNot::NowhereToGo);
    assert!(given(&[Officer::Swat]).allows("officer a1 county"));
}

#[test]
fn ep_3_9_nobody_is_sent_to_a_tile_on_a_stack() {
    let from = Tile::StartGang;
    let officer = Officer::County;
    let given = table(3)
        .city(&["start_hospital 0,0 0", "start_gang 0,1 0", "a1 1,0 0"])
        .face_up(["a2", "b2", "c1", "d3"])
        .officers("start_gang", &[officer])
        .turn(VINNIE)
        .asking(VINNIE, Step::SendOfficer { officer, from });
    assert_eq!(given.refused("tile d3"), WhyNot::NotInCity);
    assert_eq!(given.legal(), ["tile a1"]);
}

#[test]
fn ep_3_8_one_officer_of_a_type_on_a_tile_and_none_at_the_hospital() {
    let from = Tile::StartGang;
    let officer = Officer::County;
    let given = table(3)
        .city(&[
            "start_hospital 0,0 0",
            "start_gang 0,1 0",
            "a1 1,0 0",
            "a3 1,1 0",
        ])
        .officers("start_gang", &[officer])
        .officers("a1", &[officer])
        .officers("a3", &[Officer::Federal, Officer::Swat])
        .turn(VINNIE)
        .asking(VINNIE, Step::SendOfficer { officer, from });
    assert_eq!(given.refused("tile a1"), WhyNot::TileFull);
    assert_eq!(given.refused("tile start_gang"), WhyNot::TileFull);
    assert_eq!(
        given.refused("tile start_hospital"),
        WhyNot::NoOfficersThere
    );
    assert_eq!(
        given.legal(),
        ["tile a3"],
        "three of different types may meet"
    );
}
