//! A table keeps the rules that it was set with, until its people agree on newer ones.

use fliptown::Fliptown;
use kernel::{Amendments, Edition, Game, Seat, StoredEdition, Viewer};
use table::{Deed, Refused, Remark, Request, Table};

use crate::common::{act, all_shown, dice, entry, header, legal, owes, people, play_until};

fn all() -> Amendments {
    Edition::newest(Fliptown::INFO.amendments).amendments
}

fn take_up() -> Deed {
    Deed::Ask(Request::TakeUp(all()))
}

/// A table of the first edition.
fn first_edition(chairs: Vec<table::Chair>) -> Table<Fliptown> {
    let mut header = header(chairs, "amendments");
    header.edition = StoredEdition::default();
    Table::new(header).unwrap()
}

fn amendments(table: &Table<Fliptown>) -> Amendments {
    table.sight(Viewer::Spectator).edition.amendments
}

#[test]
fn a_new_table_plays_by_all_of_them_and_an_old_one_by_none() {
    assert!(!all().is_empty());
    let newest = Table::<Fliptown>::new(header(people(2), "new")).unwrap();
    assert_eq!(amendments(&newest), all());
    assert!(newest.open_amendments().is_empty());
    let old = first_edition(people(2));
    assert!(amendments(&old).is_empty());
    assert_eq!(old.open_amendments(), all());
    assert_ne!(
        old.sight(Viewer::Spectator).commitment,
        newest.sight(Viewer::Spectator).commitment
    );
}

#[test]
fn all_people_have_to_agree() {
    let mut table = first_edition(people(2));
    table.write(&entry(0, take_up())).unwrap();
    assert!(amendments(&table).is_empty());
    table.write(&entry(1, Deed::Decline(1))).unwrap();
    assert!(amendments(&table).is_empty());
    table.write(&entry(1, take_up())).unwrap();
    table.write(&entry(0, Deed::Agree(2))).unwrap();
    assert_eq!(amendments(&table), all());
    let granted = table.sight(Viewer::Spectator).talk.into_iter().last();
    let request = Request::TakeUp(all());
    let by = Seat(1);
    assert_eq!(granted.unwrap().remark, Remark::Granted { by, request });
    assert_eq!(
        table.write(&entry(0, take_up())),
        Err(Refused::NoAmendment),
        "the table plays by them"
    );
    let unknown = Request::TakeUp("64".parse().unwrap());
    let error = table.write(&entry(0, Deed::Ask(unknown)));
    assert_eq!(error, Err(Refused::NoAmendment));
}

#[test]
fn who_plays_alone_asks_nobody_and_a_turn_is_played_to_its_end_first() {
    let mut table = first_edition(people(1));
    let mut dice = dice("alone");
    let mut ledger = vec![act(&mut table, 0, &mut dice)];
    ledger.push(entry(0, take_up()));
    table.write(&ledger[1]).unwrap();
    assert!(amendments(&table).is_empty(), "a turn is being played");
    assert_eq!(table.sight(Viewer::Spectator).agreed, Some(all()));
    assert!(table.open_amendments().is_empty());
    while amendments(&table).is_empty() {
        ledger.push(act(&mut table, 0, &mut dice));
    }
    assert_eq!(table.sight(Viewer::Spectator).agreed, None);
    let again = Table::<Fliptown>::fold(table.header().clone(), &ledger.into()).unwrap();
    assert_eq!(again.stopped(), None);
    assert_eq!(all_shown(&again), all_shown(&table));
}

#[test]
fn a_step_back_beyond_it_has_to_be_asked_for_and_takes_it_back() {
    let mut table = first_edition(people(2));
    table.write(&entry(0, take_up())).unwrap();
    table.write(&entry(1, Deed::Agree(1))).unwrap();
    act(&mut table, 0, &mut dice("back"));
    let sight = table.sight(Viewer::Seat(Seat(0)));
    assert_eq!(sight.back, table::Back::Free);
    table.write(&entry(0, Deed::Back)).unwrap();
    assert_eq!(amendments(&table), all());
}

#[test]
fn when_they_are_taken_up_does_not_tell_who_has_decided_in_secret() {
    let agree = |table: &mut Table<Fliptown>| {
        table.write(&entry(0, take_up())).unwrap();
        table.write(&entry(1, Deed::Agree(1))).unwrap();
    };
    let mut undecided = first_edition(people(2));
    let mut dice = dice("secret");
    // Two turns are played, so that the next one begins and nobody has decided.
    play_until(&mut undecided, &mut dice, |table| {
        (0..2).all(|seat| owes(table, seat)) && table.length() > 4 && legal(table, 0).len() == 6
    });
    let mut decided = undecided.clone();
    act(&mut decided, 1, &mut dice);
    agree(&mut undecided);
    agree(&mut decided);
    let seen = |table: &Table<Fliptown>| {
        let sight = table.sight(Viewer::Seat(Seat(0)));
        (sight.edition, sight.agreed, sight.version)
    };
    assert_eq!(seen(&undecided), seen(&decided));
}
