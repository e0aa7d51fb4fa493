//! Every line gets exactly one reply of one line, whatever it holds, and no defect comes to light.
#![no_main]

use catalog::Lang;
use catalog::games::Fliptown;
use cli::engine::Engine;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut engine = Engine::<Fliptown>::new(Lang::En);
    for line in text.lines().take(40) {
        let reply = engine.answer(line);
        assert!(!reply.contains('\n'));
        assert!(!reply.contains("\"kind\":\"bug\""), "{reply}");
    }
});
