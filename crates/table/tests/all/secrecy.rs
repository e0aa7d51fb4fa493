//! What others decide in secret leaves no trace in what a viewer is shown, not even in a number.

use crate::common::*;
use fliptown::Fliptown;
use kernel::{Seat, Viewer};
use table::{Deed, Table};

fn versions(table: &Table<Fliptown>, viewer: Viewer) -> (u32, u32) {
    let sight = table.sight(viewer);
    (sight.version, sight.decision)
}

/// Plays whole games; before every action everybody else remembers what they are shown.
#[test]
fn a_secret_action_changes_nothing_for_others_and_a_finished_neighbour_only_the_version() {
    let (mut secret, mut done) = (0, 0);
    for game in 0..6 {
        let seed = format!("secret {game}");
        let mut table = table(people(2 + game % 3), &seed);
        let mut dice = dice(&seed);
        loop {
            let waiting: Vec<u8> = (0..4)
                .filter(|s| usize::from(*s) < table.header().chairs.len() && owes(&table, *s))
                .collect();
            if waiting.is_empty() {
                break;
            }
            let seat = dice.pick(&waiting);
            let others: Vec<Viewer> = viewers(&table).filter(|v| !v.is(Seat(seat))).collect();
            let before: Vec<String> = others.iter().map(|v| shown(&table, *v)).collect();
            let numbers: Vec<_> = others.iter().map(|v| versions(&table, *v)).collect();
            let stories: Vec<_> = others.iter().map(|v| table.sight(*v).story.len()).collect();
            act(&mut table, seat, &mut dice);
            for (at, viewer) in others.iter().enumerate() {
                let told = table.sight(*viewer).story.len() != stories[at];
                let (version, decision) = numbers[at];
                if told {
                    assert!(versions(&table, *viewer).0 > version);
                } else if owes(&table, seat) {
                    assert_eq!(shown(&table, *viewer), before[at], "{viewer:?}");
                    secret += 1;
                } else {
                    assert_eq!(versions(&table, *viewer), (version + 1, decision));
                    done += 1;
                }
            }
        }
    }
    assert!(secret > 500 && done > 100, "{secret} {done}");
}

/// Worlds part where one seat decides otherwise, more often, and with a step back; nobody else can tell
/// in which of them they are.
#[test]
fn worlds_that_differ_in_secret_decisions_look_the_same() {
    let mut compared = 0;
    for game in 0..8 {
        let seed = format!("worlds {game}");
        let mut table = table(people(3), &seed);
        let mut dice = dice(&seed);
        while let Some(seat) = next(&table) {
            let others: Vec<Viewer> = viewers(&table).filter(|v| !v.is(Seat(seat))).collect();
            for decisions in [1, 3] {
                let mut world = table.clone();
                let taken = (0..decisions).take_while(|_| act_quietly(&mut world, seat, &mut dice));
                let taken = taken.count();
                if taken == 3 {
                    let _ = world.write(&entry(seat, Deed::Back));
                }
                for viewer in &others {
                    assert_eq!(shown(&world, *viewer), shown(&table, *viewer), "{viewer:?}");
                }
                compared += taken;
            }
            act(&mut table, seat, &mut dice);
        }
    }
    assert!(compared > 500, "{compared}");
}

/// Takes an action after which the seat still owes one and nobody else has heard anything, if it is one.
fn act_quietly(table: &mut Table<Fliptown>, seat: u8, dice: &mut bots::Dice) -> bool {
    if !owes(table, seat) {
        return false;
    }
    let heard = |table: &Table<Fliptown>| -> Vec<usize> {
        let others = viewers(table).filter(|v| !v.is(Seat(seat)));
        others.map(|v| table.sight(v).story.len()).collect()
    };
    let mut tried = table.clone();
    act(&mut tried, seat, dice);
    let quiet = owes(&tried, seat) && heard(&tried) == heard(table);
    if quiet {
        *table = tried;
    }
    quiet
}
