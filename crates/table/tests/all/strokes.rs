//! Several actions in one line: taken together, refused together, taken back together.

use crate::common::*;
use fliptown::Fliptown;
use kernel::{Seat, Viewer};
use table::{Back, Deed, Table};

/// The first two actions that a seat could take one after the other.
fn two(table: &Table<Fliptown>, seat: u8) -> [String; 2] {
    let first = legal(table, seat).swap_remove(0);
    let mut later = table.clone();
    later
        .write(&entry(seat, Deed::Act(first.clone())))
        .expect("it is legal");
    let second = legal(&later, seat).swap_remove(0);
    [first, second]
}

fn sees(table: &Table<Fliptown>, seat: u8) -> table::Sight<Fliptown> {
    table.sight(Viewer::Seat(Seat(seat)))
}

#[test]
fn a_stroke_does_what_its_actions_do_one_after_the_other() {
    let mut table = table(people(2), "stroke");
    let [first, second] = two(&table, 0);
    let mut apart = table.clone();
    for action in [&first, &second] {
        apart
            .write(&entry(0, Deed::Act(action.clone())))
            .expect("it is legal");
    }
    let stroke = format!("{first}; {second}");
    let decision = sees(&table, 0).decision;
    table
        .write(&entry(0, Deed::Act(stroke.clone())))
        .expect("it is legal");
    assert_eq!(sees(&table, 0).view, sees(&apart, 0).view);
    assert_eq!(table.length() + 1, apart.length(), "one line, not two");
    assert!(table.is_repeated(Seat(0), decision, &stroke));
    assert!(!table.is_repeated(Seat(0), decision, &first));
}

#[test]
fn one_bad_action_spoils_the_stroke() {
    let mut table = table(people(2), "spoilt");
    let [first, _] = two(&table, 0);
    let before = format!("{table:?}");
    for stroke in [
        format!("{first}; {first}"),
        format!("{first}; nonsense"),
        format!("{first}; "),
        format!("{first};{first}"),
        vec![first.clone(); 41].join("; "),
    ] {
        assert!(table.write(&entry(0, Deed::Act(stroke))).is_err());
        assert_eq!(format!("{table:?}"), before, "nothing has changed");
    }
}

#[test]
fn a_stroke_is_taken_back_whole() {
    let mut table = table(people(2), "back");
    let before = sees(&table, 0);
    let stroke = two(&table, 0).join("; ");
    table
        .write(&entry(0, Deed::Act(stroke)))
        .expect("it is legal");
    // Somebody else's move in between stays.
    act(&mut table, 1, &mut dice("back"));
    let others = sees(&table, 1).legal;
    assert_eq!(sees(&table, 0).back, Back::Free);
    table.write(&entry(0, Deed::Back)).expect("it is free");
    let after = sees(&table, 0);
    assert_eq!((&after.view, &after.legal), (&before.view, &before.legal));
    assert_eq!(sees(&table, 1).legal, others);
    assert_eq!(after.back, Back::Nothing);
}
