//! With what somebody fights: told with its odds, and what is more than enough stands aside.

use std::collections::BTreeSet;

use speakeasy::Action;

use super::{english, watch};
use crate::board::Scene;
use crate::boards::speakeasy::odds::Odds;
use crate::boards::speakeasy::rows;

#[test]
fn the_odds_are_those_of_the_game() {
    let texts = english();
    let mut missing: BTreeSet<&str> = ["force", "defend", "crew"].into();
    for seed in 1..20 {
        watch(3, seed, |_, sight| {
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            for action in &sight.legal {
                let Some(odds) = Odds::of(&scene, *action) else {
                    continue;
                };
                let whole = texts.say(&scene.describe(*action).phrase).to_lowercase();
                let odds = texts.say(&odds.sentence()).to_lowercase();
                if !matches!(action, Action::Ship(_)) {
                    assert!(whole.contains(&odds), "{whole}: {odds}");
                    missing.remove(action.to_string().split(' ').next().unwrap());
                }
            }
        });
        if missing.is_empty() {
            return;
        }
    }
    panic!("never seen: {missing:?}");
}

#[test]
fn what_takes_more_than_is_needed_is_folded_and_something_else_is_not() {
    let texts = english();
    let (mut folded, mut open) = (0, 0);
    for seed in 3..6 {
        watch(4, seed, |_, sight| {
            let fights = |one: &&Action| {
                matches!(
                    one,
                    Action::Force(..) | Action::Defend(..) | Action::Crew(..)
                )
            };
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            let rows = sight.legal.iter().filter(fights);
            let rows: Vec<_> = rows.map(|one| rows::row(&scene, *one)).collect();
            let wasteful = rows.iter().filter(|row| row.folded).count();
            assert!(rows.is_empty() || wasteful < rows.len());
            let more = kernel::Phrase::new("board-group-more");
            assert!(rows.iter().all(|row| (row.group == more) == row.folded));
            folded += wasteful;
            open += rows.len() - wasteful;
        });
    }
    assert!(folded > 3 && open > 3, "{folded} folded, {open} open");
}
