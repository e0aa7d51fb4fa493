//! Costa's score, and whether it was beaten (EP-19.14, EP-19.15).

use kernel::SeatSet;

use super::given::*;
use super::scoring::{ended, outcome, standing_of, take, won};
use crate::pieces::{Asset, Contact, Pile, Place, Plan};
use crate::player::{Fate, Priced};

/// A solo game that is over, Costa out with these tiles in one stack.
fn against_costa(stack: &[(Pile, u8)]) -> Given {
    let mut given = ended(1);
    let loot = stack
        .iter()
        .map(|(pile, number)| take(&mut given, *pile, *number, None))
        .collect();
    given.but(|game| {
        let costa = game.costa.as_mut().unwrap();
        costa.escaped = true;
        costa.plan = Plan::Plan2;
        if !stack.is_empty() {
            costa.loot.push(loot);
        }
    })
}

fn costas_total(given: &Given) -> i32 {
    standing_of(given).automas[0].total
}

#[test]
fn ep_19_14_costas_score() {
    let given = against_costa(&[(Pile::Brown, 1), (Pile::Brown, 3)]).but(|game| {
        let costa = game.costa.as_mut().unwrap();
        // plan_2: 60, 100 and 100; the cinema and the bar show income and give nothing.
        costa.agent.visited = [
            Place::Restaurant,
            Place::Gym,
            Place::SafeHouse3,
            Place::Cinema,
            Place::Bar,
        ]
        .into_iter()
        .collect();
        costa.contacts = [Contact::Medic, Contact::Boxer, Contact::Stunt]
            .into_iter()
            .collect();
        costa.agent.notoriety.level = 5;
        costa.agent.discs = 3;
    });
    assert_eq!(costas_total(&given), 60 + 100 + 100 + 30 + 110 - 30);
}

#[test]
fn ep_e30_costas_empty_locker_counts_as_the_best() {
    assert_eq!(Pile::Green.values()[0], 0);
    assert_eq!(costas_total(&against_costa(&[(Pile::Green, 0)])), 90);
}

#[test]
fn ep_r64_only_the_best_tile_of_each_stack_counts() {
    assert_eq!(
        costas_total(&against_costa(&[(Pile::Green, 1), (Pile::Green, 3)])),
        90
    );
    let from_store_d = [(Pile::Green, 3), (Pile::Black, 1), (Pile::Brown, 0)];
    assert_eq!(costas_total(&against_costa(&from_store_d)), 110);
}

#[test]
fn ep_19_15_beat_costa_and_win() {
    let game = |cash| against_costa(&[(Pile::Exit1, 1)]).cash(VINNIE, cash);
    assert_eq!(outcome(&game(31)), ("beat_costa", won(&[VINNIE])));
    assert_eq!(outcome(&game(29)), ("lost_to_costa", SeatSet::NONE));
    // Equal totals: the player has more cash.
    assert_eq!(outcome(&game(30)), ("beat_costa", won(&[VINNIE])));
    // Equal without cash: the lower level decides, then fewer wounds.
    let used = |game: &mut Given| {
        let priced = &mut game.game.player_mut(VINNIE).priced;
        *priced = Asset::ALL[..3]
            .iter()
            .map(|asset| Priced {
                asset: *asset,
                used: true,
            })
            .collect();
    };
    let mut lower = game(0).but(|game| game.costa.as_mut().unwrap().agent.notoriety.level = 2);
    used(&mut lower);
    assert_eq!(outcome(&lower), ("beat_costa", won(&[VINNIE])));
    let mut higher = game(0).with(VINNIE, |player| player.notoriety.level = 2);
    used(&mut higher);
    assert_eq!(outcome(&higher), ("lost_to_costa", SeatSet::NONE));
}

#[test]
fn ep_19_15_who_was_arrested_loses_to_costa() {
    let given = against_costa(&[])
        .cash(VINNIE, 200)
        .with(VINNIE, |player| player.fate = Fate::Arrested);
    assert_eq!(outcome(&given), ("arrested", SeatSet::NONE));
}
