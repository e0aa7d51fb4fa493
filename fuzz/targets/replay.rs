//! A replay file of any content is read or refused, never more.
#![no_main]

use catalog::{GameId, with_game};
use kernel::Game;
use kernel::replay::{self, Replay};
use libfuzzer_sys::fuzz_target;

fn write_again<G: Game>(file: &Replay) {
    if let Ok(play) = file.play::<G>(usize::MAX) {
        let written = replay::write(&play).expect("a replay begins with its set-up");
        let again: Replay = written.parse().expect("what is written can be read");
        assert!(again.verify::<G>().is_ok());
    }
}

fuzz_target!(|text: &str| {
    let Ok(file) = text.parse::<Replay>() else {
        return;
    };
    if let Ok(game) = file.header.game.parse::<GameId>() {
        with_game!(game, G => write_again::<G>(&file));
    }
});
