//! Whatever is read as an action is written back to the same letter, and is legal if and only if it is
//! in the legal list.
#![no_main]

mod tagged;

use catalog::with_game;
use kernel::{Chance, Game, Log, Options, Seed};
use libfuzzer_sys::fuzz_target;

/// Two seats; the second line holds options, such as `characters=on holdem=on`.
fn play<G: Game>(text: &str) {
    let (options, moves) = text.split_once('\n').unwrap_or_default();
    let pairs = options.split(' ').filter_map(|pair| pair.split_once('='));
    let Ok(options) = G::Options::parse(2, pairs) else {
        return;
    };
    let mut chance = Chance::new(&Seed::from_text("fuzz"));
    let mut state = G::new(&options, &mut chance, &mut Log::off());
    for line in moves.lines() {
        let Ok(action) = line.parse::<G::Action>() else {
            continue;
        };
        assert_eq!(action.to_string(), line);
        let Some(seat) = state.to_act().iter().next() else {
            return;
        };
        let legal = state.legal_actions(seat).contains(&action);
        let taken = state.apply(seat, action, &mut chance, &mut Log::off());
        assert_eq!(legal, taken.is_ok(), "{line}");
    }
}

fuzz_target!(|text: &str| {
    if let Some((game, text)) = tagged::tagged(text) {
        with_game!(game, G => play::<G>(text));
    }
});
