//! A state that `validate` accepts can be played to its end.
#![no_main]

use catalog::games::Fliptown;
use kernel::{Chance, Game, Log, Seed};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(mut state) = serde_json::from_str::<Fliptown>(text) else {
        return;
    };
    if state.validate().is_err() {
        return;
    }
    let mut chance = Chance::new(&Seed::from_text(text));
    let mut picks = Chance::new(&Seed::from_text("picks"));
    for _ in 0..2_000 {
        let Some(seat) = state.to_act().iter().next() else {
            return;
        };
        let legal = state.legal_actions(seat);
        let action = *picks.pick(&legal);
        let taken = state.apply(seat, action, &mut chance, &mut Log::off());
        assert!(taken.is_ok(), "{action}");
    }
    panic!("the game does not end");
});
