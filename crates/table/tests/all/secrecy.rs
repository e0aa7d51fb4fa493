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

/// Two worlds part where one seat decides otherwise, more often, and with a step back; nobody else can
/// tell in which of them they are.
#[test]
fn worlds_that_differ_in_secret_decisions_look_the_same() {
    let mut compared = 0;
    for game in 0..8 {
        let seed = format!("worlds {game}");
        let mut table = table(people(3), &seed);
        let mut dice = dice(&seed);
        while let Some(seat) = next(&table) {
            let mut worlds = [table.clone(), table.clone()];
            for (world, decisions) in worlds.iter_mut().zip([1, 3]) {
                for _ in 0..decisions {
                    if owes(world, seat) && !reveals(world, seat, &mut dice.clone()) {
                        act(world, seat, &mut dice);
                    }
                }
                if decisions == 3 {
                    let _ = world.write(&entry(seat, Deed::Back));
                }
            }
            let [one, other] = &worlds;
            if owes(one, seat) == owes(other, seat) {
                for viewer in viewers(&table).filter(|v| !v.is(Seat(seat))) {
                    // A world in which the seat was done and stepped back has told that.
                    if versions(one, viewer) == versions(&table, viewer) {
                        assert_eq!(shown(one, viewer), shown(&table, viewer));
                    }
                    if versions(other, viewer) == versions(one, viewer) {
                        assert_eq!(shown(one, viewer), shown(other, viewer), "{viewer:?}");
                        compared += 1;
                    }
                }
            }
            act(&mut table, seat, &mut dice);
        }
    }
    assert!(compared > 1000, "{compared}");
}

/// Whether the next action by these dice tells anybody else something.
fn reveals(table: &Table<Fliptown>, seat: u8, dice: &mut bots::Dice) -> bool {
    let mut tried = table.clone();
    act(&mut tried, seat, dice);
    viewers(table)
        .filter(|v| !v.is(Seat(seat)))
        .any(|v| versions(&tried, v) != versions(table, v))
}
