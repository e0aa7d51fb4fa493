//! Whatever is read as an action is written back to the same letter, and is legal if and only if it is
//! in the legal list.
#![no_main]

use catalog::games::Fliptown;
use kernel::{Chance, Game, Log, Options, Seed};
use libfuzzer_sys::fuzz_target;

type Action = <Fliptown as Game>::Action;

fuzz_target!(|text: &str| {
    let options = <Fliptown as Game>::Options::parse(2, [("characters", "on"), ("holdem", "on")]);
    let options = options.expect("these options can be played");
    let mut chance = Chance::new(&Seed::from_text("fuzz"));
    let mut state = Fliptown::new(&options, &mut chance, &mut Log::off());
    for line in text.lines() {
        let Ok(action) = line.parse::<Action>() else {
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
});
