//! ID-3.16 to ID-3.21: what everybody starts with.

use std::collections::BTreeSet;

use kernel::{Member, Options as _, Seat, Set};

use super::given::{ANNA, new_game, new_game_of};
use super::setup::tables;
use crate::console::Agent;
use crate::evidence::PlanSpot;
use crate::options::Options;
use crate::pieces::{Crime, Criminal, Deck};
use crate::step::Step;

/// ID-R69: five letters, so five consoles at most; each agent has one, and one box.
#[test]
fn id_3_16_everybody_has_a_console_and_a_box() {
    for (seats, given) in tables() {
        assert_eq!(given.game.open.consoles.len(), usize::from(seats));
        let agents: BTreeSet<Agent> = given.game.open.agents().collect();
        assert_eq!(agents.len(), usize::from(seats));
    }
    assert!(Options::parse(6, []).is_err());
}

#[test]
fn id_r69_a_box_belongs_to_one_console() {
    let given = new_game(5).memory(ANNA, &["timing"]).acting(ANNA);
    let given = given.asking(ANNA, Step::Process { left: 1 });
    let given = given.act("process timing box");
    let spots: Vec<PlanSpot> = given
        .game
        .hidden
        .evidence
        .plan
        .iter()
        .map(|one| one.spot)
        .collect();
    assert_eq!(spots, [PlanSpot::Box(ANNA.into())]);
}

/// ID-3.17: the first player has no grip at all.
#[test]
fn id_3_17_grip_tokens_start_at_the_left() {
    let given = new_game_of(3, &[("first_player", "seat_1")], "grip");
    assert_eq!(given.console(ANNA).grip, [0; Criminal::COUNT]);
    let in_play: Set<Criminal> = given.game.open.city.in_play().collect();
    for console in &given.game.open.consoles {
        for criminal in Set::<Criminal>::full().without(in_play).iter() {
            assert_eq!(console.grip_over(criminal), 0, "not in play");
        }
    }
}

#[test]
fn id_3_18_what_everybody_starts_with() {
    for seat in Seat::all(5) {
        let given = new_game(5);
        assert_eq!(given.papers(seat).evidence(), 1);
        assert_eq!(given.console(seat).intel, 3);
    }
}

#[test]
fn id_3_19_everybody_draws_two_crimes() {
    let given = new_game(5);
    for seat in Seat::all(5) {
        let crimes = given.papers(seat).crimes;
        let of = |deck| crimes.intersection(Crime::of(deck)).len();
        assert_eq!(Deck::ALL.map(of), [1, 0, 0, 1]);
    }
}

#[test]
fn id_3_20_later_players_start_with_grip() {
    let given = new_game_of(5, &[("first_player", "seat_3")], "order");
    assert_eq!(given.asked(), Seat(2));
    let order = [2, 3, 4, 0, 1].map(Seat);
    let sums = order.map(|seat| given.console(seat).grip.iter().sum::<u8>());
    assert_eq!(sums, [0, 1, 1, 2, 2]);
    // Two different tokens, by one each.
    for seat in order {
        assert!(given.console(seat).grip.iter().all(|grip| *grip <= 1));
    }
    let firsts: BTreeSet<Seat> = (0..40)
        .map(|seed| new_game_of(3, &[], &format!("{seed}")).game.open.first)
        .collect();
    assert_eq!(firsts.len(), 3, "drawn if nobody is named");
}

#[test]
fn id_3_21_the_story_is_empty_and_tolerance_nothing() {
    let given = new_game(4);
    assert!(given.game.open.story.is_empty() && given.game.open.petty_pile.is_empty());
    assert!(
        given
            .game
            .open
            .consoles
            .iter()
            .all(|console| console.tolerance == 0)
    );
}
