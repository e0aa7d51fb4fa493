//! The proof that the search of `travel` is exact: at every step of random travels in small cities the
//! legal set is what brute force finds.

mod kit;
mod tables;
mod traveller;

use std::collections::BTreeSet;

use kernel::{Chance, Edition, Game, Seed};

use super::given::Given;
use crate::action::Action;
use crate::amendment;
use crate::node::Node;
use crate::options::Options;
use traveller::Traveller;

/// How many cities; each sees one travel.
const CITIES: u64 = 3000;

/// EP-9.1 to EP-9.21 in one: whatever is legal on the way can be completed, and whatever can be
/// completed is legal (EP-R20).
#[test]
fn ep_9_20_and_a2_the_legal_set_is_that_of_brute_force() {
    held_to_brute_force(Edition::newest(amendment::ALL));
}

#[test]
fn ep_9_20_so_it_is_in_the_first_edition() {
    held_to_brute_force(Edition::first::<Options>());
}

fn held_to_brute_force(edition: Edition) {
    let seed = Seed::from_text("brute force");
    let (mut decisions, mut dead_ends) = (0, 0);
    for n in 0..CITIES {
        let mut chance = Chance::new(&seed.nth(n));
        let mut given = tables::random_table(&mut chance, edition);
        let mut trail = vec![format!("{n}: {:?}", given.game.city)];
        loop {
            decisions += 1;
            dead_ends += Traveller::new(&given.game).dead_ends();
            if !goes_on(&mut given, &mut chance, &mut trail) {
                break;
            }
        }
    }
    // Travels are long, and there is enough to be refused.
    assert!(decisions > 5 * CITIES, "{decisions}");
    assert!(dead_ends > CITIES as usize, "{dead_ends}");
}

/// Compares what can be decided and decides it. Whether the thief is still on the way.
fn goes_on(given: &mut Given, chance: &mut Chance, trail: &mut Vec<String>) -> bool {
    let (seat, step) = given.asked();
    let game = given.game.clone();
    let options = Traveller::new(&game).legal();
    let mut legal = BTreeSet::new();
    for action in game.legal_actions(seat) {
        assert!(legal.insert(action), "{action} twice");
    }
    let expected: BTreeSet<Action> = options.iter().map(|(action, _)| *action).collect();
    assert_eq!(
        (
            legal.difference(&expected).next(),
            expected.difference(&legal).next()
        ),
        (None, None),
        "legal but endless, or refused but possible, at {step:?} of {trail:?}"
    );
    let ends = [Action::Rest, Action::Pass, Action::Stop, Action::Escape];
    let ways = options.iter().filter(|(action, _)| !ends.contains(action));
    let ways: Vec<_> = ways.collect();
    if ways.is_empty() {
        return false;
    }
    let (action, next) = *chance.pick(&ways);
    trail.push(action.to_string());
    given.act(&action.to_string());
    if next.rescued {
        assert_eq!(given.player(seat).at, Node::HOSPITAL);
        assert!(given.game.turn.unwrap().arrived);
        return false;
    }
    let after = Traveller::new(&given.game);
    assert_eq!(belongings(&after), belongings(next), "{trail:?}");
    true
}

/// What travel changes.
fn belongings(of: &Traveller<'_>) -> impl PartialEq + std::fmt::Debug + use<> {
    let player = of.player;
    let things = (player.contacts, player.items, player.priced);
    let gangs = (of.gangs, player.members, player.markers);
    (
        player.at, player.gas, of.cash, of.turn, of.step, things, gangs,
    )
}
