//! Section 1.1: modes, player counts and variants.

use kernel::{OptionError, Options as _, RuleId, Seat};

use super::given::table;
use crate::options::Options;
use crate::pieces::Difficulty;

fn options(seats: u8, settings: &[(&str, &str)]) -> Result<Options, OptionError> {
    Options::parse(seats, settings.iter().copied())
}

/// The option at fault and the rule that says so.
fn fault(seats: u8, settings: &[(&str, &str)]) -> (String, Option<RuleId>) {
    let error = options(seats, settings).expect_err("a contradiction");
    (error.option().to_owned(), error.rule())
}

#[test]
fn one_to_four_people_play() {
    for seats in 1..=4 {
        assert_eq!(options(seats, &[]).unwrap().seats(), seats);
    }
    for seats in [0, 5] {
        let (min, max) = (1, 4);
        let error = OptionError::Seats { seats, min, max };
        assert_eq!(options(seats, &[]), Err(error));
    }
}

#[test]
fn the_rival_is_the_second_boss_of_a_solo_game() {
    let bosses = |seats| options(seats, &[]).unwrap().bosses();
    assert_eq!((1..=4).map(bosses).collect::<Vec<_>>(), [2, 2, 3, 4]);
    assert!(options(1, &[]).unwrap().solo() && !options(2, &[]).unwrap().solo());
    assert_eq!(table(1).game.bosses().count(), 2);
}

/// SP-27.2.
#[test]
fn sp_27_2_the_difficulty_belongs_to_the_solo_game() {
    for (id, difficulty) in [
        ("easy", Difficulty::Easy),
        ("normal", Difficulty::Normal),
        ("hard", Difficulty::Hard),
    ] {
        let solo = options(1, &[("difficulty", id)]).unwrap();
        assert_eq!(solo.difficulty(), Some(difficulty));
    }
    assert_eq!(
        options(1, &[]).unwrap().difficulty(),
        Some(Difficulty::Normal)
    );
    assert_eq!(options(2, &[]).unwrap().difficulty(), None);
    let rule = Some(RuleId("SP-27.2"));
    let error = fault(2, &[("difficulty", "hard")]);
    assert_eq!(error, ("difficulty".to_owned(), rule));
}

#[test]
fn sp_25_1_rebuilding_the_still_is_off_unless_it_is_chosen() {
    assert!(!options(4, &[]).unwrap().still_rebuild());
    assert!(
        options(4, &[("still_rebuild", "on")])
            .unwrap()
            .still_rebuild()
    );
    let first = Options::PRESETS
        .iter()
        .find(|preset| preset.key == "first_game");
    assert_eq!(first.unwrap().settings, [("still_rebuild", "on")]);
}

/// SP-27.6: alone it is always drawn.
#[test]
fn sp_r1_the_first_player_is_a_seat_of_the_game() {
    assert_eq!(options(3, &[]).unwrap().first(), None);
    let third = [("first_player", "seat_3")];
    assert_eq!(options(3, &third).unwrap().first(), Some(Seat(2)));
    let option = || "first_player".to_owned();
    assert_eq!(fault(2, &third), (option(), Some(RuleId("SP-R1"))));
    let solo = fault(1, &[("first_player", "seat_1")]);
    assert_eq!(solo, (option(), Some(RuleId("SP-27.6"))));
}

#[test]
fn unknown_options_and_values_are_refused() {
    assert_eq!(fault(4, &[("board_side", "small")]).0, "board_side");
    assert_eq!(fault(4, &[("still_rebuild", "perhaps")]).0, "still_rebuild");
    assert_eq!(fault(4, &[("first_player", "seat_5")]).0, "first_player");
}

#[test]
fn options_are_stored_and_read_back() {
    for (seats, settings) in [
        (1, vec![("difficulty", "hard"), ("still_rebuild", "on")]),
        (4, vec![("first_player", "seat_4")]),
        (2, vec![]),
    ] {
        let options = options(seats, &settings).unwrap();
        let text = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
        for (key, value) in settings {
            assert!(options.settings().contains(&(key, value)));
        }
    }
}
