//! Whatever is done at a table: its ledger, read again, tells the same table.

use crate::common::*;
use bots::Dice;
use fliptown::Fliptown;
use kernel::{Amendments, Game, Seat, StoredEdition, Viewer};
use table::{Deed, Entry, Ledger, Refused, Request, Stopped, Table};

/// One of the amendments that there are, or one that there is not.
fn take_up(dice: &mut Dice) -> Amendments {
    let known = Fliptown::INFO.amendments;
    let number = dice.below(known.len() as u32 + 1) + 1;
    number.to_string().parse().unwrap()
}

/// A deed by dice, sensible or not.
fn any_deed(table: &Table<Fliptown>, seats: u8, dice: &mut Dice) -> Entry {
    let seat = dice.below(u32::from(seats) + 1) as u8;
    let deed = match dice.below(40) {
        0 => Deed::Sit(name("Somebody")),
        1..=4 => Deed::Back,
        5 => BACK,
        6 => play_for(dice.below(u32::from(seats)) as u8),
        16 => stand_in(dice.below(u32::from(seats)) as u8),
        7..=10 => Deed::Agree(question(table, dice)),
        11 => Deed::Decline(question(table, dice)),
        17 => Deed::Ask(Request::TakeUp(take_up(dice))),
        12 | 13 => Deed::Return,
        14 if dice.below(8) == 0 => Deed::Concede,
        15 => Deed::Act("nonsense".to_owned()),
        _ => {
            // The house acts for the absent: whoever owes a decision can be moved.
            let mut here = table.clone();
            let _ = here.write(&entry(seat, Deed::Return));
            let legal = legal(&here, seat);
            match legal.len() {
                0 => Deed::Act("skip".to_owned()),
                n => Deed::Act(legal[dice.below(n as u32) as usize].clone()),
            }
        }
    };
    entry(seat, deed)
}

/// The number of what is asked; now and then of something else.
fn question(table: &Table<Fliptown>, dice: &mut Dice) -> u32 {
    let asked = table.sight(Viewer::Spectator).asked;
    asked.map_or(0, |asked| asked.number + u32::from(dice.below(8) == 0))
}

#[test]
fn a_ledger_read_again_tells_the_same_table() {
    let (mut refusals, mut finished) = (0, 0);
    for game in 0..24_u8 {
        let seats = 1 + game % 4;
        let seed = format!("ledger {game}");
        let mut dice = dice(&seed);
        let mut header = header(people(usize::from(seats)), &seed);
        if game % 2 == 0 {
            header.edition = StoredEdition::default();
        }
        let mut table = Table::new(header).unwrap();
        let mut ledger = Vec::new();
        let mut last = all_shown(&table);
        let mut numbers = versions(&table);
        for _ in 0..400 {
            let entry = any_deed(&table, seats, &mut dice);
            let written = table.write(&entry).is_ok();
            if written {
                // What is stored is text.
                let deed = entry.deed.to_string().parse().unwrap();
                ledger.push(Entry { deed, ..entry });
            }
            refusals += usize::from(!written);
            let now = all_shown(&table);
            let new_numbers = versions(&table);
            for at in 0..now.len() {
                let grown = new_numbers[at] > numbers[at];
                assert!(grown || now[at] == last[at], "{entry:?} unseen by {at}");
                assert!(written || !grown, "{entry:?} was refused");
            }
            (last, numbers) = (now, new_numbers);
        }
        assert_eq!(table.length() as usize, ledger.len());
        let header = table.header().clone();
        let again: Table<Fliptown> = Table::fold(header, &ledger.into()).unwrap();
        assert_eq!(all_shown(&again), last);
        assert_eq!(again.house_owes(), table.house_owes());
        finished += usize::from(table.is_finished());
    }
    assert!(refusals > 1000 && finished > 2, "{refusals} {finished}");
}

fn versions(table: &Table<Fliptown>) -> Vec<u32> {
    viewers(table)
        .map(|v: Viewer| table.sight(v).version)
        .collect()
}

#[test]
fn a_ledger_that_nobody_can_have_written_is_shown_up_to_there_and_not_played_on() {
    let header = header(people(2), "broken");
    let whole = Table::<Fliptown>::new(header.clone()).unwrap();
    let action = whole.sight(Viewer::Seat(Seat(0))).legal[0].to_string();
    let ledger = vec![
        entry(0, Deed::Act(action.clone())),
        entry(0, Deed::Agree(1)),
        entry(0, Deed::Concede),
    ];
    let mut table = Table::<Fliptown>::fold(header.clone(), &ledger.into()).unwrap();
    assert!(matches!(
        table.stopped(),
        Some(Stopped::Line { number: 1, .. })
    ));
    assert_eq!(table.length(), 1);
    assert!(table.house_owes().is_empty());
    assert_eq!(
        table.write(&entry(1, Deed::Act(action))),
        Err(Refused::Stopped)
    );
    let mut odd = header;
    odd.options = vec![("wings".to_owned(), "on".to_owned())];
    let error = Table::<Fliptown>::fold(odd, &Ledger::default()).unwrap_err();
    assert_eq!(error.option(), "wings");
}
