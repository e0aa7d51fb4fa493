//! Section 1: modes, and what may be chosen before the game.

use kernel::{Member, OptionError, Options as _, RuleId, Set};

use super::given::{new_game_of, set};
use crate::content::TableSize;
use crate::options::Options;
use crate::pieces::{Criminal, Difficulty};

fn options(seats: u8, settings: &[(&str, &str)]) -> Result<Options, OptionError> {
    Options::parse(seats, settings.iter().copied())
}

/// The option at fault and the rule that says so.
fn fault(seats: u8, settings: &[(&str, &str)]) -> (String, Option<RuleId>) {
    let error = options(seats, settings).expect_err("a contradiction");
    (error.option().to_owned(), error.rule())
}

#[test]
fn one_to_five_people_play() {
    for seats in 1..=5 {
        assert_eq!(options(seats, &[]).unwrap().seats(), seats);
    }
    for seats in [0, 6] {
        let (min, max) = (1, 5);
        let error = OptionError::Seats { seats, min, max };
        assert_eq!(options(seats, &[]), Err(error));
    }
}

#[test]
fn echo_plays_alone_against_one_and_joins_two() {
    let agents = |seats| options(seats, &[]).unwrap().agents();
    assert_eq!([1, 2, 3, 4, 5].map(agents), [2, 2, 3, 4, 5]);
    let joined = options(2, &[("echo_joins", "on")]).unwrap();
    assert_eq!((joined.agents(), joined.echo()), (3, true));
    for seats in [1, 3, 4, 5] {
        let error = fault(seats, &[("echo_joins", "on")]);
        assert_eq!(error, ("echo_joins".to_owned(), Some(RuleId("ID-25.1"))));
    }
}

#[test]
fn the_difficulty_belongs_to_echo() {
    let hard = [("difficulty", "hard")];
    let solo = options(1, &hard).unwrap();
    assert_eq!(solo.difficulty(), Some(Difficulty::Hard));
    let normal = options(1, &[]).unwrap();
    assert_eq!(normal.difficulty(), Some(Difficulty::Normal));
    assert_eq!(options(2, &[]).unwrap().difficulty(), None);
    let error = fault(3, &hard);
    assert_eq!(error, ("difficulty".to_owned(), Some(RuleId("ID-25.3"))));
}

#[test]
fn id_r43_five_to_seven_storylines() {
    assert_eq!(options(2, &[]).unwrap().storylines(), 5);
    for (text, number) in [("5", 5), ("6", 6), ("7", 7)] {
        let chosen = options(2, &[("storylines", text)]).unwrap();
        assert_eq!(chosen.storylines(), number);
    }
    assert!(options(2, &[("storylines", "4")]).is_err());
    assert!(options(2, &[("storylines", "8")]).is_err());
}

#[test]
fn the_first_player_has_a_seat() {
    let first = options(3, &[("first_player", "seat_3")]).unwrap().first();
    assert_eq!(first, Some(kernel::Seat(2)));
    assert_eq!(options(3, &[]).unwrap().first(), None);
    let error = fault(3, &[("first_player", "seat_4")]);
    assert_eq!(error, ("first_player".to_owned(), Some(RuleId("ID-3.20"))));
}

#[test]
fn id_r71_the_host_chooses_criminals_or_leaves_it_to_chance() {
    let cast = |settings: &[(&str, &str)], seed: &str| -> Set<Criminal> {
        let given = new_game_of(2, settings, seed);
        given.game.open.city.in_play().collect()
    };
    assert_ne!(cast(&[], "one"), cast(&[], "two"));
    let some = [("seer", "in"), ("jumper", "in"), ("shadow", "out")];
    for seed in ["one", "two", "three", "four"] {
        let cast = cast(&some, seed);
        assert!(cast.contains_all(set(&["seer", "jumper"])));
        assert!(!cast.contains(Criminal::Shadow));
        assert_eq!(cast.len(), 5);
    }
}

/// ID-3.7: five of ten are in play with two seats.
#[test]
fn id_r71_no_more_and_no_fewer_than_are_in_play() {
    let all = |value, count: usize| -> Vec<(&'static str, &'static str)> {
        let ids = Criminal::ALL.into_iter().take(count);
        ids.map(|criminal| (criminal.id(), value)).collect()
    };
    assert!(options(2, &all("in", 5)).is_ok());
    let rule = Some(RuleId("ID-3.7"));
    assert_eq!(fault(2, &all("in", 6)), ("seer".to_owned(), rule));
    assert!(options(2, &all("out", 5)).is_ok());
    assert_eq!(fault(2, &all("out", 6)), ("seer".to_owned(), rule));
    assert!(options(4, &all("in", 6)).is_ok());
}

/// ID-R72: five have the other side of the boards, which has more spaces and the same rules.
#[test]
fn id_r72_the_sides_of_the_boards_differ_in_spaces() {
    let (four, five) = (TableSize::of(4, false), TableSize::of(5, false));
    assert_eq!((four.display_slots, five.display_slots), (17, 20));
    assert_eq!((four.kinds_to_foil, five.kinds_to_foil), (5, 6));
    assert_eq!(four.files_per_row, five.files_per_row);
    assert_eq!(four.criminals, five.criminals);
    assert_eq!(four.use_plus4_crimes, five.use_plus4_crimes);
}

#[test]
fn options_read_back_as_they_were() {
    let settings = [("storylines", "6"), ("seer", "in"), ("fixer", "out")];
    let chosen = options(2, &settings).unwrap();
    let again = Options::parse(2, chosen.settings()).unwrap();
    assert_eq!(again, chosen);
    assert_eq!(Criminal::COUNT + 5, chosen.settings().len());
}

/// ID-A2: people choose the bound for aimless play, random simulation has it.
#[test]
fn id_r89_the_bound_is_off_unless_it_is_chosen_or_simulated() {
    assert!(!options(2, &[]).unwrap().bounds_standstill());
    let on = options(2, &[("standstill", "on")]).unwrap();
    assert!(on.bounds_standstill());
    let simulated = Options::parse_simulated(2, []).unwrap();
    assert!(simulated.bounds_standstill());
    let off = Options::parse_simulated(2, [("standstill", "off")]).unwrap();
    assert!(!off.bounds_standstill());
    // It is stored only where it was chosen, so that older options read the same.
    let stored = |options: &Options| serde_json::to_string(options).unwrap();
    assert!(!stored(&off).contains("standstill"));
    assert!(stored(&on).contains("standstill"));
}
