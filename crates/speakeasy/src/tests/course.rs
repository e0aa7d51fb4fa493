//! SP-5: acts, phases and capos.

use super::given::{BLUE, Given, PURPLE, new_game, table};
use crate::boss::Boss;
use crate::event::Event;
use crate::pieces::Person;
use crate::state::Capos;
use crate::step::{Stage, Step};

/// The rounds of the acts.
const ROUNDS: [u8; 4] = [4, 3, 3, 1];

#[test]
fn sp_5_1_eleven_rounds_in_four_acts() {
    for seats in 1..=4 {
        let given = new_game(seats).played_out(|_| {});
        let rounds = given.events().into_iter().filter_map(|event| match event {
            Event::RoundBegan { act, round } => Some((act, round)),
            _ => None,
        });
        let all = (1..=4).flat_map(|act| (1..=ROUNDS[act - 1]).map(move |n| (act as u8, n)));
        assert!(rounds.eq(all), "{seats} players");
        assert_eq!(given.game.stage, Stage::Over);
    }
}

/// SP-7.7, SP-24.1.
#[test]
fn sp_5_2_the_phases_of_an_act_follow_each_other() {
    let given = new_game(3).played_out(|_| {});
    let phases: String = given
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::ActBegan { .. } => Some('a'),
            Event::RoundBegan { .. } => Some('r'),
            Event::WarBegan { .. } => Some('w'),
            Event::CopsCame { .. } => Some('c'),
            Event::RegionCounted { .. } => Some('p'),
            Event::GameEnded => Some('e'),
            _ => None,
        })
        .collect();
    assert_eq!(
        phases,
        "arrrrwcppp".to_owned() + "arrrwcppp" + "arrrwcppp" + "are"
    );
}

/// SP-5.8: whoever is to send a capo has one for each round that is left.
#[test]
fn sp_5_3_there_is_a_capo_for_every_round_of_an_act() {
    for seats in [1, 4] {
        let mut asked = 0;
        new_game(seats).played_out(|given| {
            let (seat, step) = given.asked();
            if step == Step::Send {
                let last = ROUNDS[usize::from(given.game.act) - 1];
                assert_eq!(given.player(seat).capos, last + 1 - given.game.round);
                asked += 1;
            }
        });
        assert!(asked > 0);
    }
}

/// Both players' capos of an act on persons, at its end.
fn ended(act: u8) -> Given {
    let persons = [
        Person::Garage1,
        Person::Garage2,
        Person::Docks1,
        Person::Docks2,
    ];
    let count = usize::from(ROUNDS[usize::from(act) - 1]);
    table(2)
        .but(|game| {
            for person in &persons[..count] {
                game.capos.singles[*person as usize] = Some(Boss::Player(BLUE));
            }
            game.capos.park.push(Boss::Player(PURPLE));
            for _ in 1..count {
                game.capos.restaurant.push(Boss::Player(PURPLE));
            }
        })
        .ending_act(act)
}

/// SP-5.5, SP-5.6, SP-5.7: also from the Restaurant and the Park.
#[test]
fn sp_5_4_capos_return_and_some_leave() {
    for (act, capos) in [(1, 3), (2, 3), (3, 1)] {
        let given = ended(act);
        assert_eq!((given.game.act, given.game.round), (act + 1, 1));
        for seat in [BLUE, PURPLE] {
            assert_eq!(given.player(seat).capos, capos);
        }
        assert_eq!(given.game.capos, Capos::default(), "every person is free");
    }
}

#[test]
fn sp_5_5_all_three_capos_come_back_for_act_3() {
    assert_eq!(ended(2).player(BLUE).capos, 3);
}

#[test]
fn sp_5_6_one_capo_is_left_for_act_4_and_then_the_game_ends() {
    let given = ended(3);
    assert_eq!(given.player(BLUE).capos, 1);
    assert_eq!(ended(4).game.stage, Stage::Over);
}

#[test]
fn sp_5_7_a_person_who_talked_is_free_in_the_next_act() {
    let taken = table(2).but(|game| {
        game.capos.singles[Person::Garage1 as usize] = Some(Boss::Player(PURPLE));
    });
    assert!(!taken.turn(BLUE).allows("person garage_1"));
    assert!(ended(1).allows("person garage_1"));
}

#[test]
fn sp_5_8_an_act_ends_when_no_board_has_a_capo_left() {
    let mut acts = 0;
    let mut before = 0;
    new_game(3).played_out(|given| {
        let left: u8 = given.game.players.iter().map(|player| player.capos).sum();
        if given.game.act > before {
            before = given.game.act;
            acts += 1;
            assert_eq!(left, 3 * ROUNDS[usize::from(before) - 1]);
        }
        if matches!(given.game.stage, Stage::War { .. }) {
            assert_eq!(left, 0);
        }
    });
    assert_eq!(acts, 4);
}
