//! Somebody who has left the table keeps it going and is not ruined.

use kernel::{Chance, Game, Log, Options as _, Seed, Viewer};
use speakeasy::{Action, Event, Options, Speakeasy};

/// Every kind of table.
const TABLES: [(u8, &[(&str, &str)]); 6] = [
    (1, &[("difficulty", "easy")]),
    (1, &[("difficulty", "hard")]),
    (2, &[]),
    (2, &[("still_rebuild", "on")]),
    (3, &[]),
    (4, &[]),
];

/// A game in which everybody is absent: the last state and everything that happened.
fn play(seats: u8, settings: &[(&str, &str)], seed: &Seed) -> (Speakeasy, Log<Event>) {
    let options = Options::parse(seats, settings.iter().copied()).expect("options that agree");
    let mut chance = Chance::new(seed);
    let mut log = Log::new();
    let mut game = Speakeasy::new(&options, &mut chance, &mut log);
    while let Some(seat) = game.to_act().iter().next() {
        let legal = game.legal_actions(seat);
        let action = Speakeasy::default_action(&game.view(Viewer::Seat(seat)), &legal);
        assert_ne!(
            action,
            Action::Split,
            "nobody is there to choose how to pay"
        );
        let taken = game.apply(seat, action, &mut chance, &mut log);
        assert!(taken.is_ok(), "{action} is refused");
    }
    (game, log)
}

#[test]
fn the_absent_finish_every_game_and_are_not_ruined() {
    for (seats, settings) in TABLES {
        let games = 6;
        let mut money = 0;
        for game in 0..games {
            let (state, _) = play(seats, settings, &Seed::from_text("absent").nth(game));
            state.validate().expect("a sound game");
            let standing = Speakeasy::standing(&state.view(Viewer::Spectator));
            money += standing.seats.iter().map(|score| score.total).sum::<i32>();
        }
        let mean = money / (games as i32 * i32::from(seats));
        // Everybody begins with 45; whoever decides by dice ends with about 20.
        assert!(mean >= 90, "with {seats} seats the mean is {mean}");
    }
}

#[test]
fn the_absent_launder_nothing_that_the_pocket_pays() {
    for (seats, settings) in TABLES {
        let (_, log) = play(seats, settings, &Seed::from_text("absent purse"));
        let laundered = log.entries().filter_map(|entry| match entry.event {
            Event::Paid { laundered, .. } => Some(laundered),
            _ => None,
        });
        // A help fee in a war may have to be.
        let sum: u16 = laundered.sum();
        assert!(sum <= 10 * u16::from(seats), "{sum} laundered by {seats}");
    }
}
