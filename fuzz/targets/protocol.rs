//! Every line gets exactly one reply of one line, whatever it holds, and no defect comes to light.
#![no_main]

mod tagged;

use catalog::{Lang, with_game};
use cli::engine::Engine;
use libfuzzer_sys::fuzz_target;

fn ask(text: &str, mut answer: impl FnMut(&str) -> String) {
    for line in text.lines().take(40) {
        let reply = answer(line);
        assert!(!reply.contains('\n'));
        assert!(!reply.contains("\"kind\":\"bug\""), "{reply}");
    }
}

fuzz_target!(|text: &str| {
    if let Some((game, text)) = tagged::tagged(text) {
        with_game!(game, G => {
            let mut engine = Engine::<G>::new(Lang::En);
            ask(text, |line| engine.answer(line));
        });
    }
});
