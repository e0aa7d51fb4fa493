//! Somebody who has left the table keeps it going and is not ruined.

use in_too_deep::{Action, InTooDeep, Options};
use kernel::{Chance, Game, Log, Options as _, Seat, Seed, Viewer};

/// Every kind of table.
const TABLES: [(u8, &[(&str, &str)]); 8] = [
    (1, &[]),
    (1, &[("difficulty", "hard")]),
    (2, &[]),
    (2, &[("echo_joins", "on")]),
    (2, &[("echo_joins", "on"), ("difficulty", "hard")]),
    (3, &[]),
    (4, &[]),
    (5, &[]),
];

/// A game in which everybody decides like this: the last state, and how many decisions it took.
fn play(
    seats: u8,
    settings: &[(&str, &str)],
    seed: &Seed,
    decide: impl Fn(&InTooDeep, Seat, u32) -> Action,
) -> (InTooDeep, u32) {
    let options = Options::parse_simulated(seats, settings.iter().copied());
    let options = options.expect("options that agree");
    let mut chance = Chance::new(seed);
    let mut log = Log::off();
    let mut game = InTooDeep::new(&options, &mut chance, &mut log);
    let mut decisions = 0;
    while let Some(seat) = game.to_act().iter().next() {
        let action = decide(&game, seat, decisions);
        let taken = game.apply(seat, action, &mut chance, &mut log);
        assert!(taken.is_ok(), "{action} is refused");
        decisions += 1;
    }
    (game, decisions)
}

/// What is done for somebody who is absent.
fn default(game: &InTooDeep, seat: Seat, decisions: u32) -> Action {
    assert!(decisions < 3000, "the absent do not come to an end");
    let legal = game.legal_actions(seat);
    InTooDeep::default_action(&game.view(Viewer::Seat(seat)), &legal)
}

/// Any of the legal actions, by and by all of them.
fn any(game: &InTooDeep, seat: Seat, decisions: u32) -> Action {
    let legal = game.legal_actions(seat);
    let nth = decisions.wrapping_mul(2_654_435_761) >> 7;
    legal[nth as usize % legal.len()]
}

fn total(game: &InTooDeep) -> i32 {
    let standing = InTooDeep::standing(&game.view(Viewer::Spectator));
    standing.seats.iter().map(|score| score.total).sum()
}

#[test]
fn the_absent_finish_every_game_and_are_not_ruined() {
    for (seats, settings) in TABLES {
        let games = 4;
        let mut intel = 0;
        for game in 0..games {
            let seed = Seed::from_text("absent").nth(game);
            let (state, _) = play(seats, settings, &seed, default);
            state.validate().expect("a sound game");
            intel += total(&state);
        }
        let mean = intel / (games as i32 * i32::from(seats));
        assert!(mean >= 45, "with {seats} seats the mean is {mean}");
    }
}

#[test]
fn the_absent_do_better_than_chance() {
    let settings = &[("echo_joins", "on")];
    let mut intel = [0, 0];
    for game in 0..3 {
        let seed = Seed::from_text("absent or any").nth(game);
        intel[0] += total(&play(2, settings, &seed, default).0);
        intel[1] += total(&play(2, settings, &seed, any).0);
    }
    assert!(2 * intel[0] > 3 * intel[1], "{intel:?}");
}
