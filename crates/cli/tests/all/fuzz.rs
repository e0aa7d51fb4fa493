//! A short run of fuzzing over everything that parses: protocol lines, states, replay files and
//! notation. It is seeded, so that what it finds it finds again.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use bots::Worth;
use catalog::games::{EscapePlan, Fliptown, InTooDeep, Speakeasy};
use catalog::{Lang, Texts};
use cli::engine::Engine;
use kernel::replay::Replay;
use kernel::{Chance, Game, Options, Play, Seed};
use serde_json::{Value, json as object};

use crate::common::json;

/// How long each of these tests may take: a few seconds, or as many as `FUZZ_SECONDS` says.
fn budget() -> Duration {
    let seconds = std::env::var("FUZZ_SECONDS").ok();
    Duration::from_secs(seconds.and_then(|text| text.parse().ok()).unwrap_or(3))
}

type Action = <Fliptown as Game>::Action;

fn rounds(name: &str) -> impl Iterator<Item = Chance> {
    let seed = Seed::from_text(name);
    let end = Instant::now() + budget();
    (0..)
        .take_while(move |_| Instant::now() < end)
        .map(move |n| Chance::new(&seed.nth(n)))
}

/// Bytes changed, cut, doubled or put in.
fn mutate(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len() as u32 + 1) as usize;
        match chance.below(5) {
            0 if at < bytes.len() => bytes[at] = chance.below(256) as u8,
            1 if at < bytes.len() => {
                bytes.remove(at);
            }
            2 => bytes.truncate(at),
            3 => bytes.insert(at, *chance.pick(b"0123456789{}[]\",:-# \n\x1b\xff")),
            _ => {
                let tail = bytes[at..].to_vec();
                bytes.extend(tail.iter().take(30));
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Some value inside a JSON value, changed.
fn mutate_json(value: &mut Value, chance: &mut Chance) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = chance.below(fields.len() as u32) as usize;
            if let Some((_, inner)) = fields.iter_mut().nth(at) {
                mutate_json(inner, chance);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = chance.below(items.len() as u32) as usize;
            match chance.below(6) {
                0 => {
                    items.remove(at);
                }
                1 => items.push(items[at].clone()),
                2 => items.swap(0, at),
                _ => mutate_json(&mut items[at], chance),
            }
        }
        Value::Number(_) => {
            *value = object!(*chance.pick(&[-1, 0, 1, 2, 3, 5, 9, 13, 52, 70, 255, 65_535]));
        }
        Value::Bool(truth) => *truth = !*truth,
        other => {
            *other = chance
                .pick(&[Value::Null, object!("x"), object!(0), object!([])])
                .clone()
        }
    }
}

fn requests() -> Vec<String> {
    [
        object!({"cmd": "new", "seats": 2, "options": {"holdem": true}, "seed": "f", "id": 1}),
        object!({"cmd": "new", "seats": 1, "preset": "first_game"}),
        object!({"cmd": "legal", "seat": 0}),
        object!({"cmd": "apply", "seat": 0, "action": "assign 7h 9s 2d"}),
        object!({"cmd": "apply", "seat": 1, "action": "go trail 7"}),
        object!({"cmd": "view", "seat": null}),
        object!({"cmd": "state"}),
        object!({"cmd": "standing", "seat": 1}),
        object!({"cmd": "undo", "seat": 0}),
        object!({"cmd": "imagine", "seat": 0, "seed": "g"}),
        object!({"cmd": "log", "seat": 1, "from": 3}),
        object!({"cmd": "choose", "seat": 0, "bot": "greedy", "seed": "h"}),
        object!({"cmd": "replay"}),
        object!({"cmd": "resume", "replay": "backroom replay 1\ngame fliptown\nrules 1\n"}),
    ]
    .map(|request| request.to_string())
    .into()
}

/// A reply must be one line of JSON with either part, and never tell of a defect.
fn checked(line: &str, reply: &str) -> Value {
    assert!(!reply.contains('\n'), "{line:?}");
    let reply = json(reply);
    let parts = [reply.get("ok"), reply.get("error")];
    assert_eq!(parts.iter().flatten().count(), 1, "{line:?}: {reply}");
    assert_ne!(reply["error"]["kind"], "bug", "{line:?}: {reply}");
    reply
}

#[test]
fn protocol_lines() {
    let requests = requests();
    for mut chance in rounds("protocol") {
        let mut engine = Engine::<Fliptown>::new(Lang::En);
        for _ in 0..40 {
            let good = chance.pick(&requests).clone();
            let line = match chance.below(3) {
                0 => good,
                _ => mutate(&good, &mut chance),
            };
            let ask = |engine: &mut Engine<Fliptown>| engine.answer(r#"{"cmd":"state"}"#);
            let before = ask(&mut engine);
            let reply = checked(&line, &engine.answer(&line));
            if reply.get("error").is_some() {
                assert_eq!(ask(&mut engine), before, "{line:?} changed the state");
            }
        }
    }
}

/// A state that was tampered with is refused, or it can be played without harm.
#[test]
fn loaded_states() {
    for mut chance in rounds("states") {
        let switches = ["holdem", "characters"].map(|key| (key, chance.below(2) == 0));
        tamper::<Fliptown>(&object!(HashMap::from(switches)), &mut chance);
        tamper::<EscapePlan>(&object!({}), &mut chance);
        tamper::<Speakeasy>(&object!({}), &mut chance);
        tamper::<InTooDeep>(&object!({}), &mut chance);
    }
}

/// Plays a game on to somewhere, changes its state and loads that.
fn tamper<G: Worth>(options: &Value, chance: &mut Chance) {
    let mut engine = Engine::<G>::new(Lang::En);
    let seats = 1 + chance.below(4);
    let seed = chance.below(1000).to_string();
    let new = object!({"cmd": "new", "seats": seats, "options": options, "seed": seed});
    engine.answer(&new.to_string());
    let moves = chance.below(60);
    play_on(&mut engine, moves, chance);
    let mut state = json(&engine.answer(r#"{"cmd":"state"}"#))["ok"]["state"].take();
    for _ in 0..=chance.below(2) {
        mutate_json(&mut state, chance);
    }
    let load = object!({"cmd": "load", "state": state, "seed": "s"}).to_string();
    let reply = checked(&load, &engine.answer(&load));
    if reply.get("ok").is_some() {
        play_on(&mut engine, 30, chance);
    }
}

/// Takes random legal actions, and looks at everything on the way.
fn play_on<G: Worth>(engine: &mut Engine<G>, moves: u32, chance: &mut Chance) {
    for _ in 0..moves {
        let seat = chance.below(4);
        let legal = object!({"cmd": "legal", "seat": seat}).to_string();
        let legal = checked(&legal, &engine.answer(&legal));
        let Some(actions) = legal["ok"]["actions"].as_array().filter(|a| !a.is_empty()) else {
            continue;
        };
        let action = chance.pick(actions);
        let apply = object!({"cmd": "apply", "seat": seat, "action": action}).to_string();
        let reply = checked(&apply, &engine.answer(&apply));
        assert!(reply.get("ok").is_some(), "{apply}: {reply}");
        let cmd = *chance.pick(&["view", "standing", "imagine"]);
        let look = object!({"cmd": cmd, "seat": seat}).to_string();
        checked(&look, &engine.answer(&look));
    }
}

#[test]
fn replay_files() {
    let options = <Fliptown as Game>::Options::parse(2, []).expect("a plain table");
    let mut play = Play::<Fliptown>::new(&options, Seed::from_text("replay"));
    let mut chance = Chance::new(&Seed::from_text("moves"));
    while play.ply() < 40 {
        let seat = play.state().to_act().iter().next().expect("it is not over");
        let action = *chance.pick(&play.state().legal_actions(seat));
        play.apply(seat, action).expect("legal is legal");
    }
    let good = kernel::replay::write(&play).expect("it began with its set-up");
    let sound: Replay = good.parse().expect("it can be read");
    sound.verify::<Fliptown>().expect("it is sound");
    let texts = Texts::of_game::<Fliptown>(Lang::En, &[]);
    for mut chance in rounds("replay") {
        let text = mutate(&good, &mut chance);
        let outcome = text
            .parse()
            .and_then(|replay: Replay| replay.verify::<Fliptown>());
        match outcome {
            Ok(play) => assert_eq!(play.ply(), 40, "{text}"),
            Err(error) => {
                let phrase = catalog::replay_error(&error);
                assert!(
                    texts.try_say(&phrase).is_ok_and(|said| !said.is_empty()),
                    "{error}"
                );
            }
        }
    }
}

#[test]
fn notation() {
    let words = [
        "assign", "go", "buy", "pass", "suit", "amount", "claim", "take", "hunt", "hearts", "7h",
        "XJ", "10", "trail", "town", "mine", "m2a", "red", "pistol", "cash", "1", "255", "-1", " ",
    ];
    for mut chance in rounds("notation") {
        for _ in 0..200 {
            let count = 1 + chance.below(4);
            let parts: Vec<&str> = (0..count).map(|_| *chance.pick(&words)).collect();
            let text = mutate(&parts.join(" "), &mut chance);
            if let Ok(action) = text.parse::<Action>() {
                assert_eq!(action.to_string(), text, "two ways to write one action");
            }
        }
    }
}
