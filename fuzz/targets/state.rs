//! A state that `validate` accepts can be played on: nobody is asked without an answer, and nothing breaks.
#![no_main]

mod tagged;

use catalog::with_game;
use kernel::{Chance, Game, Log, Seed};
use libfuzzer_sys::fuzz_target;

/// Most games end before. In Too Deep takes dice longer; but what is wrong with a state shows soon.
const DECISIONS: u32 = 2_000;

fn play_on<G: Game>(text: &str) {
    let Ok(mut state) = serde_json::from_str::<G>(text) else {
        return;
    };
    if state.validate().is_err() {
        return;
    }
    let mut chance = Chance::new(&Seed::from_text(text));
    let mut picks = Chance::new(&Seed::from_text("picks"));
    for _ in 0..DECISIONS {
        let Some(seat) = state.to_act().iter().next() else {
            return;
        };
        let legal = state.legal_actions(seat);
        assert!(!legal.is_empty(), "a question without an answer");
        let action = *picks.pick(&legal);
        let taken = state.apply(seat, action, &mut chance, &mut Log::off());
        assert!(taken.is_ok(), "{action}");
    }
}

fuzz_target!(|text: &str| {
    if let Some((game, text)) = tagged::tagged(text) {
        with_game!(game, G => play_on::<G>(text));
    }
});
