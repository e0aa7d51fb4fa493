//! A replay file of any content is read or refused, never more.
#![no_main]

use catalog::games::Fliptown;
use kernel::replay::{self, Replay};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(file) = text.parse::<Replay>() else {
        return;
    };
    if let Ok(play) = file.play::<Fliptown>(usize::MAX) {
        let written = replay::write(&play).expect("a replay begins with its set-up");
        let again: Replay = written.parse().expect("what is written can be read");
        assert!(again.verify::<Fliptown>().is_ok());
    }
});
