//! SP-3: what everybody begins with.

use kernel::Seat;

use super::given::{BLUE, Given, PURPLE, new_game_of, table};
use crate::boss::Boss;
use crate::pieces::{Building, Slot};
use crate::step::{Post, Stage, Step};
use crate::whynot::WhyNot;

const FIRST: &[(&str, &str)] = &[("first_player", "seat_1")];

fn begun(seats: u8) -> Given {
    new_game_of(seats, FIRST, "boards")
}

#[test]
fn sp_3_1_everybody_has_the_pieces_of_a_colour() {
    let given = begun(3);
    for player in &given.game.players {
        assert_eq!(player.capos, 4);
        assert_eq!(player.mobsters + player.waiting, 12);
        assert_eq!((player.blank_books, player.books), (10, 0));
        assert_eq!(player.trucks.len(), 2);
        assert_eq!(player.thugs, 1);
        assert_eq!((player.vip, player.leverage, player.still), (0, 0, 0));
    }
}

#[test]
fn sp_3_2_all_levels_are_1_and_notoriety_is_5() {
    for player in &begun(4).game.players {
        assert_eq!(player.levels, [1; 5]);
        assert_eq!(player.notoriety(), 5);
    }
}

#[test]
fn sp_3_3_every_building_and_capo_is_on_the_board() {
    let given = begun(3);
    let player = given.player(PURPLE);
    assert_eq!(player.slots.iter().collect::<Vec<_>>(), Slot::ALL);
    let of = |building| {
        let slots = player.slots.iter();
        slots.filter(|slot| slot.building() == building).count()
    };
    assert_eq!(Building::ALL.map(of), [1, 8, 3, 3]);
    assert_eq!(Slot::MiddleStill.data().group, 2, "in the middle group");
    assert_eq!(player.capos, 4, "before Act 1 begins");
}

#[test]
fn sp_3_4_the_first_thug_stands_on_the_free_space() {
    let given = begun(4);
    assert_eq!(given.player(BLUE).thug_price(), Some(1));
    assert_eq!(given.game.supply.thugs, 20);
}

#[test]
fn sp_3_5_nobody_has_an_ally() {
    assert!(
        begun(4)
            .game
            .players
            .iter()
            .all(|player| player.ally.is_none())
    );
}

#[test]
fn sp_3_6_one_truck_is_ready_and_the_second_waits_for_level_3() {
    let available = |fleet| {
        let given = table(4).levels(BLUE, [1, 1, 1, fleet, 1]);
        given.player(BLUE).trucks_available()
    };
    assert_eq!((1..=5).map(available).collect::<Vec<_>>(), [1, 1, 2, 2, 2]);
    let given = begun(4);
    assert!(
        given
            .player(BLUE)
            .trucks
            .iter()
            .all(|truck| truck.at.is_none())
    );
}

#[test]
fn sp_3_7_15_in_the_pocket_and_30_in_the_safe() {
    let given = begun(4);
    assert!(
        given
            .game
            .seats()
            .all(|seat| given.purses(seat) == (15, 30))
    );
}

/// SP-3.8: nobody controls anything before something is built.
#[test]
fn sp_3_8_control_begins_at_the_bottom() {
    let given = table(4);
    for region in crate::pieces::Region::ALL {
        assert_eq!(
            given.game.manhattan.payout(region, Boss::Player(BLUE)),
            None
        );
    }
}

#[test]
fn sp_3_9_two_mobsters_wait_at_notoriety_8_and_14() {
    let given = begun(4);
    assert_eq!(
        (given.player(BLUE).mobsters, given.player(BLUE).waiting),
        (10, 2)
    );
    for (levels, comes) in [
        ([2, 1, 1, 1, 2], true),
        ([2, 1, 1, 1, 1], false),
        ([3, 3, 3, 2, 2], true),
    ] {
        let mut given = table(4).levels(BLUE, levels).helped(BLUE, "raise_any");
        given.act("raise vip");
        let waits = matches!(given.asked().1, Step::Mobster { waiting: true, .. });
        assert_eq!(waits, comes, "{levels:?}");
    }
}

#[test]
fn sp_3_10_the_starting_hand_is_the_four_dealt_cards() {
    let given = begun(4);
    for seat in given.game.seats() {
        assert_eq!(given.player(seat).hand_size(), 4);
        assert_eq!(given.game.screen(seat).hand.len(), 4);
        assert!(given.player(seat).known.is_empty());
    }
}

/// SP-7.1.
#[test]
fn sp_3_11_markers_stand_clockwise_from_the_first_player() {
    let given = new_game_of(4, &[("first_player", "seat_3")], "boards");
    let order: Vec<Boss> = given.game.order.upper.into_iter().flatten().collect();
    assert_eq!(order, [2, 3, 0, 1].map(|n| Boss::Player(Seat(n))));
    let three = begun(3).game.order;
    assert_eq!(three.upper[3], None);
    for (seats, columns) in [(1, 2), (2, 2), (3, 3), (4, 4)] {
        let given = table(seats).asking(BLUE, Step::TurnOrder);
        assert_eq!(given.legal().len(), columns);
        let beyond = format!("column {}", columns + 1);
        assert_eq!(given.refused(&beyond), WhyNot::NoSuchColumn);
    }
}

/// SP-R47: in reverse turn order, before the preparation round.
#[test]
fn sp_3_12_with_two_players_each_begins_with_a_mobster_in_the_docks() {
    let mut given = begun(2);
    let step = Step::Mobster {
        post: Post::FirstDocks,
        waiting: false,
    };
    assert_eq!(given.asked(), (PURPLE, step));
    assert_eq!(given.legal().len(), 12);
    given.act("dock 1-uptown");
    assert_eq!(given.player(PURPLE).leverage, 1, "the reward of the row");
    assert_eq!(given.player(PURPLE).mobsters, 9);
    assert_eq!(given.asked(), (BLUE, step), "nothing is moved");
    assert_eq!(given.refused("dock 1-uptown"), WhyNot::BerthTaken);
    given.act("dock 4-uptown");
    assert_eq!(given.purses(BLUE), (18, 30));
    assert_eq!(given.game.stage, Stage::Preparation { done: 1 });
}

#[test]
fn sp_r47_bigger_games_begin_with_the_preparation() {
    for seats in [3, 4] {
        assert_eq!(begun(seats).game.stage, Stage::Preparation { done: 1 });
    }
}

#[test]
fn sp_r63_the_starting_mobster_cannot_be_declined() {
    let given = begun(2);
    let asked = kernel::RuleId("SP-3.12");
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
    assert_eq!(given.refused("vip"), WhyNot::NotAsked { asked });
}
