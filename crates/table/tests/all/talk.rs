//! What the people say to each other: who asks, who agrees, who is here.

use fliptown::Fliptown;
use kernel::{Seat, SeatSet, Viewer};
use table::{Deed, Refused, Remark, Request, Table};

use crate::common::*;

fn seat(seat: u8) -> Viewer {
    Viewer::Seat(Seat(seat))
}

fn said(table: &Table<Fliptown>, viewer: Viewer) -> Vec<Remark> {
    let talk = table.sight(viewer).talk;
    talk.iter().map(|heard| heard.remark).collect()
}

fn write(table: &mut Table<Fliptown>, seat: u8, deed: Deed) {
    table.write(&entry(seat, deed)).unwrap();
}

/// A game in which somebody has done something that only all together can take back.
fn revealed(seed: &str) -> (Table<Fliptown>, u8) {
    let (mut table, mut dice) = (table(people(3), seed), dice(seed));
    let asks = |table: &Table<Fliptown>| {
        let back = |s: &u8| table.sight(seat(*s)).back == table::Back::Ask;
        (0..3).find(back)
    };
    assert!(play_until(&mut table, &mut dice, |t| asks(t).is_some()));
    let by = asks(&table).unwrap();
    (table, by)
}

#[test]
fn everybody_hears_who_has_refused_a_step_back_and_nothing_changes() {
    let (mut table, by) = revealed("refused");
    let (one, other) = ((by + 1) % 3, (by + 2) % 3);
    let before: Vec<_> = viewers(&table).map(|v| table.sight(v).story).collect();
    write(&mut table, by, BACK);
    write(&mut table, one, Deed::Agree(1));
    write(&mut table, other, Deed::Decline(1));
    let request = Request::Back;
    let refused = [
        Remark::Asks {
            by: Seat(by),
            request,
        },
        Remark::Declined {
            seat: Seat(other),
            by: Seat(by),
            request,
        },
    ];
    for (viewer, story) in viewers(&table).zip(before) {
        assert_eq!(said(&table, viewer), refused, "{viewer:?}");
        assert_eq!(table.sight(viewer).story, story);
        assert!(table.sight(viewer).talk.iter().all(|heard| heard.fresh));
    }
    // Whoever has acted since has heard it.
    let next = (0..3).find(|s| owes(&table, *s)).unwrap();
    act(&mut table, next, &mut dice("on"));
    assert!(!table.sight(seat(next)).talk.iter().any(|h| h.fresh));
}

#[test]
fn what_is_at_stake_is_what_goes_for_every_viewer() {
    let mut some = 0;
    for game in 0..12 {
        let (mut table, by) = revealed(&format!("stake {game}"));
        assert_eq!(table.sight(seat(by)).at_stake, None, "nothing is asked");
        write(&mut table, by, BACK);
        let kept: Vec<_> = viewers(&table)
            .map(|viewer| {
                let sight = table.sight(viewer);
                let from = sight.at_stake.unwrap();
                some += sight.story.len() - from;
                sight.story[..from]
                    .iter()
                    .map(|t| t.event)
                    .collect::<Vec<_>>()
            })
            .collect();
        for answer in [1, 2] {
            write(&mut table, (by + answer) % 3, Deed::Agree(1));
        }
        for (viewer, kept) in viewers(&table).zip(kept) {
            let sight = table.sight(viewer);
            let left: Vec<_> = sight.story.iter().map(|t| t.event).collect();
            assert_eq!(left, kept, "{viewer:?}");
            // What was said stays, and stands within the story.
            let granted = sight.talk.last().unwrap();
            assert!(matches!(granted.remark, Remark::Granted { .. }));
            assert!(sight.talk.iter().all(|h| h.after <= sight.story.len()));
        }
    }
    assert!(some > 12, "{some} lines were at stake");
}

#[test]
fn who_has_done_nothing_asks_for_what_others_did_and_that_may_be_a_secret() {
    let mut table = table(people(2), "none");
    act(&mut table, 0, &mut dice("none"));
    write(&mut table, 1, BACK);
    for viewer in viewers(&table) {
        assert_eq!(table.sight(viewer).at_stake, None);
    }
}

#[test]
fn nobody_is_played_for_without_having_been_asked() {
    let mut table = table(people(2), "stand-in");
    let request = Request::StandIn(Seat(1));
    write(&mut table, 0, Deed::Ask(request));
    let asked = table.sight(seat(1)).asked.unwrap();
    assert_eq!(asked.waiting, SeatSet::from(vec![Seat(1)]));
    write(&mut table, 1, Deed::Decline(1));
    assert!(table.decides_alone(Seat(1)));
    let here = Remark::Declined {
        seat: Seat(1),
        by: Seat(0),
        request,
    };
    assert_eq!(said(&table, seat(0)).last(), Some(&here));

    // Whoever plays is here, too.
    write(&mut table, 0, Deed::Ask(request));
    act(&mut table, 1, &mut dice("here"));
    assert_eq!(table.sight(seat(0)).asked, None);
    assert_eq!(said(&table, seat(0)).last(), Some(&here));
    assert_eq!(
        table.write(&entry(1, Deed::Agree(2))),
        Err(Refused::NothingAsked)
    );

    // And whoever wants to leave may give the seat away, and come back; both is told.
    write(&mut table, 0, Deed::Ask(request));
    write(&mut table, 1, Deed::Agree(3));
    assert!(!table.decides_alone(Seat(1)));
    write(&mut table, 1, Deed::Return);
    let told = [
        Remark::Granted {
            by: Seat(0),
            request,
        },
        Remark::Returned(Seat(1)),
    ];
    assert_eq!(said(&table, Viewer::Spectator)[5..], told);
}

#[test]
fn who_gives_up_is_told_of_and_asked_no_more() {
    let mut table = table(people(3), "concede");
    write(&mut table, 0, Deed::Ask(Request::StandIn(Seat(2))));
    write(&mut table, 1, Deed::Agree(1));
    write(&mut table, 2, Deed::Concede);
    let last = said(&table, seat(0)).pop();
    assert_eq!(last, Some(Remark::Conceded(Seat(2))));
    assert_eq!(table.sight(seat(0)).asked, None);
    assert!(!table.sight(seat(0)).places[2].absent);
}

#[test]
fn a_step_back_that_is_granted_by_giving_up_is_told() {
    let (mut table, by) = revealed("given up");
    let (one, other) = ((by + 1) % 3, (by + 2) % 3);
    write(&mut table, by, BACK);
    write(&mut table, one, Deed::Concede);
    write(&mut table, other, Deed::Concede);
    let granted = Remark::Granted {
        by: Seat(by),
        request: Request::Back,
    };
    assert_eq!(said(&table, seat(by)).last(), Some(&granted));
}

#[test]
fn whoever_steps_back_alone_says_nothing() {
    let (mut table, by) = revealed("alone");
    for other in [1, 2] {
        write(&mut table, (by + other) % 3, Deed::Concede);
    }
    let before = said(&table, seat(by));
    write(&mut table, by, BACK);
    assert_eq!(said(&table, seat(by)), before);
}
