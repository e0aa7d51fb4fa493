//! The protocol: every request has its reply, and nothing that is sent does harm.

use serde_json::{Value, json as object};

use crate::common::{backroom_with, engine, json};

const NEW: &str = r#"{"cmd":"new","seats":2,"seed":"engine"}"#;
const STATE: &str = r#"{"cmd":"state"}"#;

fn kind(reply: &Value) -> &str {
    reply["error"]["kind"].as_str().unwrap_or("ok")
}

#[test]
fn garbage_is_answered_and_changes_nothing() {
    let wrong = [
        ("nonsense", "garbage"),
        ("{", "garbage"),
        ("[1,2]", "garbage"),
        ("null", "garbage"),
        ("\u{0}", "garbage"),
        ("{}", "request"),
        (r#"{"cmd":"dance"}"#, "request"),
        (r#"{"cmd":7}"#, "request"),
        (r#"{"cmd":"legal"}"#, "request"),
        (r#"{"cmd":"legal","seat":"zero"}"#, "request"),
        (r#"{"cmd":"legal","seat":-1}"#, "request"),
        (r#"{"cmd":"legal","seat":0.5}"#, "request"),
        (r#"{"cmd":"legal","seat":256}"#, "request"),
        (r#"{"cmd":"legal","seat":2}"#, "seat"),
        (r#"{"cmd":"legal","seat":200}"#, "seat"),
        (r#"{"cmd":"apply","seat":0,"action":"fly"}"#, "notation"),
        (r#"{"cmd":"apply","seat":0,"action":""}"#, "notation"),
        (r#"{"cmd":"apply","seat":9,"action":"pass"}"#, "seat"),
        (r#"{"cmd":"apply","seat":0,"action":"finish"}"#, "illegal"),
        (
            r#"{"cmd":"apply","seat":0,"action":"pass","force":true}"#,
            "request",
        ),
        (r#"{"cmd":"state","now":1}"#, "request"),
        (r#"{"cmd":"quit","now":1}"#, "request"),
        (r#"{"cmd":"view","seat":7}"#, "seat"),
        (r#"{"cmd":"standing","seat":7}"#, "seat"),
        (r#"{"cmd":"imagine","seat":7}"#, "seat"),
        (r#"{"cmd":"imagine","seat":0,"seed":5}"#, "request"),
        (r#"{"cmd":"log","seat":7}"#, "seat"),
        (r#"{"cmd":"log","from":-1}"#, "request"),
        (r#"{"cmd":"choose","seat":0}"#, "request"),
        (r#"{"cmd":"choose","seat":7,"bot":"greedy"}"#, "seat"),
        (r#"{"cmd":"choose","seat":0,"bot":"clever"}"#, "bot"),
        (r#"{"cmd":"resume"}"#, "request"),
        (r#"{"cmd":"resume","replay":""}"#, "replay"),
        (
            r#"{"cmd":"resume","replay":"backroom replay 1\ngame speakeasy\n"}"#,
            "replay",
        ),
        (r#"{"cmd":"undo"}"#, "undo"),
        (r#"{"cmd":"undo","seat":1}"#, "undo"),
        (r#"{"cmd":"undo","seat":5}"#, "seat"),
        (r#"{"cmd":"load"}"#, "request"),
        (r#"{"cmd":"load","state":{}}"#, "state"),
        (r#"{"cmd":"load","state":null}"#, "state"),
        (r#"{"cmd":"load","state":[[[[]]]]}"#, "state"),
        (r#"{"cmd":"new"}"#, "request"),
        (r#"{"cmd":"new","seats":0}"#, "option"),
        (r#"{"cmd":"new","seats":5}"#, "option"),
        (
            r#"{"cmd":"new","seats":2,"options":{"colour":"red"}}"#,
            "option",
        ),
        (
            r#"{"cmd":"new","seats":2,"options":{"holdem":"maybe"}}"#,
            "option",
        ),
        (
            r#"{"cmd":"new","seats":2,"options":{"holdem":3}}"#,
            "request",
        ),
        (r#"{"cmd":"new","seats":2,"options":[]}"#, "request"),
        (
            r#"{"cmd":"new","seats":2,"options":{"cowbot":"random"}}"#,
            "option",
        ),
        (r#"{"cmd":"new","seats":2,"preset":"none"}"#, "option"),
    ];
    let mut requests = vec![NEW.to_owned(), STATE.to_owned()];
    for (line, _) in wrong {
        requests.extend([line.to_owned(), STATE.to_owned()]);
    }
    let replies = engine(&requests);
    assert_eq!(replies.len(), requests.len());
    let before = &replies[1];
    assert!(before["ok"]["state"].is_object());
    for ((line, expected), pair) in wrong.iter().zip(replies[2..].chunks(2)) {
        assert_eq!(kind(&pair[0]), *expected, "{line}: {}", pair[0]);
        let message = pair[0]["error"]["message"].as_str().unwrap_or_default();
        assert!(!message.is_empty() && message.len() < 2000, "{line}");
        assert_eq!(&pair[1], before, "{line} changed the state");
    }
}

#[test]
fn lines_that_are_huge_or_not_text_are_skipped() {
    let mut input = Vec::new();
    input.extend(NEW.as_bytes());
    input.extend(b"\n\n   \n");
    input.extend(vec![b'['; 3 << 20]);
    input.extend(b"\n\xff\xfe\n");
    input.extend(vec![b'['; 100_000]);
    input.extend(b"\n{\"cmd\":\"state\",\"id\":\"last\"}");
    let run = backroom_with(&["engine", "fliptown"], &[], &input);
    assert_eq!(run.code, 0);
    let replies: Vec<Value> = run.out.lines().map(json).collect();
    let kinds: Vec<&str> = replies.iter().map(kind).collect();
    assert_eq!(kinds, ["ok", "too_long", "garbage", "garbage", "ok"]);
    assert_eq!(replies[4]["id"], "last");
}

#[test]
fn an_unknown_preset_is_told_with_those_there_are() {
    let reply = &engine(&[r#"{"cmd":"new","seats":2,"preset":"none"}"#])[0];
    assert_eq!(reply["error"]["option"], "preset");
    let message = reply["error"]["message"].as_str().expect("a message");
    assert!(message.contains("first_game"), "{message}");
}

#[test]
fn a_game_without_presets_says_so() {
    let mut engine = cli::engine::Engine::<catalog::games::EscapePlan>::new(catalog::Lang::En);
    let reply = json(&engine.answer(r#"{"cmd":"new","seats":2,"preset":"x"}"#));
    let message = reply["error"]["message"].as_str().expect("a message");
    assert!(message.ends_with("this game has none"), "{message}");
}

#[test]
fn the_field_at_fault_is_named() {
    let state = engine(&[NEW, STATE])[1]["ok"]["state"].clone();
    let mut wrong_round = state.clone();
    wrong_round["round"] = object!("one");
    for (request, told) in [
        (object!({"seat": 0}), "`cmd`"),
        (object!({"cmd": 7}), "`cmd`"),
        (object!({"cmd": "dance"}), "`imagine`"),
        (object!({"cmd": "legal"}), "missing field `seat`"),
        (
            object!({"cmd": "legal", "seat": "zero"}),
            "legal.seat: invalid type: string \"zero\", expected a whole number from 0 to 255",
        ),
        (
            object!({"cmd": "log", "from": -1}),
            "log.from: invalid value: integer `-1`, expected a whole number, 0 or more",
        ),
        (
            object!({"cmd": "new", "seats": 2, "options": {"holdem": 3}}),
            "new.options.holdem: the value of an option must be",
        ),
        (object!({"cmd": "quit", "now": 1}), "unknown field `now`"),
        (object!({"cmd": "load", "state": []}), "expected an object"),
        (
            object!({"cmd": "load", "state": null}),
            "expected an object",
        ),
        (
            object!({"cmd": "load", "state": wrong_round}),
            "round: invalid type: string \"one\", expected a whole number from 0 to 255",
        ),
    ] {
        let reply = &engine(&[request.to_string()])[0];
        let message = reply["error"]["message"].as_str().unwrap_or_default();
        assert!(message.contains(told), "{request}: {reply}");
    }
}

#[test]
fn ids_come_back_whatever_they_are() {
    let ids = [
        object!(1),
        object!("x"),
        object!({"a": [null]}),
        object!(null),
    ];
    for id in ids {
        let good = object!({"cmd": "new", "seats": 1, "id": id}).to_string();
        let bad = object!({"cmd": "legal", "seat": 3, "id": id}).to_string();
        let worse = object!({"cmd": "?", "id": id}).to_string();
        for reply in engine(&[good, bad, worse]) {
            assert_eq!(reply["id"], id, "{reply}");
        }
    }
    assert!(engine(&[NEW])[0].get("id").is_none());
}

#[test]
fn nothing_can_be_asked_before_there_is_a_game() {
    let requests = [
        r#"{"cmd":"legal","seat":0}"#,
        r#"{"cmd":"apply","seat":0,"action":"pass"}"#,
        r#"{"cmd":"view","seat":null}"#,
        STATE,
        r#"{"cmd":"standing"}"#,
        r#"{"cmd":"undo"}"#,
        r#"{"cmd":"imagine","seat":0}"#,
        r#"{"cmd":"log"}"#,
        r#"{"cmd":"choose","seat":0,"bot":"greedy"}"#,
        r#"{"cmd":"replay"}"#,
    ];
    for reply in engine(&requests) {
        assert_eq!(kind(&reply), "no_game");
    }
}

#[test]
fn quit_ends_it_and_nothing_after_is_answered() {
    let replies = engine(&[r#"{"cmd":"quit","id":5}"#, NEW]);
    assert_eq!(replies, [object!({"id": 5, "ok": {}})]);
}

#[test]
fn legal_actions_are_sorted_unique_and_explained() {
    let replies = engine(&[NEW, r#"{"cmd":"legal","seat":1}"#]);
    assert_eq!(replies[0]["ok"]["to_act"], object!([0, 1]));
    assert_eq!(replies[0]["ok"]["over"], object!(false));
    let legal = &replies[1]["ok"];
    let actions: Vec<&str> = strings(&legal["actions"]);
    assert!(!actions.is_empty() && actions.is_sorted());
    assert!(actions.windows(2).all(|pair| pair[0] != pair[1]));
    let choices = legal["choices"].as_array().expect("a list");
    let described: Vec<&str> = choices
        .iter()
        .filter_map(|c| c["action"].as_str())
        .collect();
    assert_eq!(described, actions);
    for said in choices.iter().chain([&legal["prompt"]]) {
        assert!(
            said["rule"]
                .as_str()
                .is_some_and(|rule| rule.starts_with("FT-")),
            "{said}"
        );
        assert!(
            said["text"].as_str().is_some_and(|text| !text.is_empty()),
            "{said}"
        );
    }
    let brief = &engine(&[NEW, r#"{"cmd":"legal","seat":1,"choices":false}"#])[1]["ok"];
    assert!(brief.get("choices").is_none());
    assert_eq!(brief["actions"], legal["actions"]);
}

fn strings(list: &Value) -> Vec<&str> {
    let items = list.as_array().expect("a list").iter();
    items.map(|item| item.as_str().expect("a string")).collect()
}

/// Plays a game through the protocol, always the first legal action; returns its moves.
fn play_through(new: &str) -> (Vec<String>, Vec<Value>) {
    let mut moves = vec![new.to_owned()];
    let mut engine = cli::engine::Engine::<catalog::games::Fliptown>::new(catalog::Lang::En);
    let mut reply = json(&engine.answer(new));
    while reply["ok"]["over"] == object!(false) {
        let seat = reply["ok"]["to_act"][0].clone();
        let legal = object!({"cmd": "legal", "seat": seat, "choices": false});
        let legal = json(&engine.answer(&legal.to_string()));
        let action = &legal["ok"]["actions"][0];
        let apply = object!({"cmd": "apply", "seat": seat, "action": action}).to_string();
        reply = json(&engine.answer(&apply));
        assert_eq!(kind(&reply), "ok", "{apply}: {reply}");
        moves.push(apply);
    }
    let asked = [
        r#"{"cmd":"standing"}"#,
        r#"{"cmd":"legal","seat":0}"#,
        r#"{"cmd":"apply","seat":0,"action":"pass"}"#,
        r#"{"cmd":"choose","seat":0,"bot":"greedy"}"#,
        r#"{"cmd":"replay"}"#,
        STATE,
    ];
    let last = asked
        .iter()
        .map(|line| json(&engine.answer(line)))
        .collect();
    (moves, last)
}

#[test]
fn a_whole_game_can_be_played() {
    let (moves, last) = play_through(NEW);
    let [standing, legal, apply, choose, replay, state] = &last[..] else {
        panic!("six answers");
    };
    assert!(standing["ok"]["standing"]["end"]["reason"].is_string());
    assert_eq!(legal["ok"]["actions"], object!([]));
    assert_eq!(legal["ok"]["prompt"], Value::Null);
    assert_eq!((kind(apply), kind(choose)), ("over", "over"));
    let text = replay["ok"]["replay"].as_str().expect("a text");
    assert!(text.starts_with("backroom replay 1\ngame fliptown\n"));

    // The binary, given the same requests at once, comes to the same state.
    let mut requests = moves;
    requests.push(STATE.to_owned());
    assert_eq!(engine(&requests).last(), Some(state));
}

#[test]
fn a_state_can_be_kept_and_loaded_again() {
    let (moves, _) = play_through(NEW);
    let mut requests: Vec<String> = moves[..20].to_vec();
    requests.push(STATE.to_owned());
    requests.push(r#"{"cmd":"view","seat":1}"#.to_owned());
    let replies = engine(&requests);
    let (state, view) = (&replies[20]["ok"]["state"], &replies[21]);
    let load = object!({"cmd": "load", "state": state, "seed": "again"}).to_string();
    let mut broken = state.clone();
    broken["round"] = object!(77);
    let replies = engine(&[
        load,
        r#"{"cmd":"view","seat":1}"#.to_owned(),
        object!({"cmd": "load", "state": broken}).to_string(),
        STATE.to_owned(),
        r#"{"cmd":"replay"}"#.to_owned(),
        r#"{"cmd":"undo"}"#.to_owned(),
    ]);
    assert_eq!(replies[0]["ok"]["over"], object!(false));
    assert_eq!(&replies[1], view);
    assert_eq!(kind(&replies[2]), "state");
    assert!(
        replies[2]["error"]["rule"].as_str().is_some(),
        "{}",
        replies[2]
    );
    assert_eq!(
        &replies[3]["ok"]["state"], state,
        "a broken state was loaded"
    );
    assert_eq!(kind(&replies[4]), "replay");
    assert_eq!(kind(&replies[5]), "undo");
}

#[test]
fn a_replay_goes_on_as_the_game_would_have() {
    let (moves, _) = play_through(NEW);
    let mut requests: Vec<String> = moves[..20].to_vec();
    requests.push(r#"{"cmd":"replay"}"#.to_owned());
    requests.extend_from_slice(&moves[20..]);
    requests.push(STATE.to_owned());
    let replies = engine(&requests);
    let replay = &replies[20]["ok"]["replay"];
    let resume = object!({"cmd": "resume", "replay": replay}).to_string();
    let mut again = vec![resume.clone()];
    again.extend_from_slice(&moves[20..]);
    again.push(STATE.to_owned());
    let there = engine(&again);
    assert_eq!(there[0]["ok"]["ply"], 19);
    assert_eq!(there[0]["ok"]["seed"], replies[0]["ok"]["seed"]);
    assert_eq!(there.last(), replies.last(), "the draws are the same");

    // What was played before can be taken back, and told again.
    let log = r#"{"cmd":"log","seat":0}"#.to_owned();
    let undo = r#"{"cmd":"undo"}"#.to_owned();
    let replay = r#"{"cmd":"replay"}"#.to_owned();
    let after = engine(&[resume, undo, log.clone(), replay]);
    assert_eq!(after[1]["ok"]["ply"], 18);
    requests.truncate(19);
    requests.push(log);
    assert_eq!(Some(&after[2]), engine(&requests).last());
    assert_eq!(kind(&after[3]), "ok");
}

#[test]
fn each_viewer_is_told_what_it_may_know_and_no_more() {
    // Seat 0 decides in secret: the others hear of it when everybody has.
    let assign = object!({"cmd": "choose", "seat": 0, "bot": "random", "seed": "a"}).to_string();
    let action = engine(&[NEW.to_owned(), assign])[1]["ok"]["action"].clone();
    let apply = object!({"cmd": "apply", "seat": 0, "action": action}).to_string();
    let log = |seat: Value| object!({"cmd": "log", "seat": seat}).to_string();
    let (own, other, nobody) = (log(object!(0)), log(object!(1)), log(Value::Null));
    let replies = engine(&[
        NEW.to_owned(),
        own.clone(),
        other.clone(),
        nobody.clone(),
        apply,
        own,
        other,
        nobody,
        r#"{"cmd":"log","seat":0,"from":2}"#.to_owned(),
        r#"{"cmd":"log","seat":0,"from":1000}"#.to_owned(),
    ]);
    let told = |at: usize| replies[at]["ok"]["log"].as_array().expect("a list");
    assert!(!told(1).is_empty());
    assert_eq!((told(2), told(3)), (told(6), told(7)));
    assert_eq!(told(5)[..told(1).len()], told(1)[..]);
    assert!(told(5).len() > told(1).len());
    assert_eq!(told(8)[..], told(5)[2..]);
    assert!(told(9).is_empty());
    for at in [5, 8, 9] {
        assert_eq!(replies[at]["ok"]["next"], told(5).len());
    }
    for line in told(5) {
        assert!(line["event"]["kind"].is_string(), "{line}");
        assert!(line["rule"].as_str().is_some_and(|r| r.starts_with("FT-")));
        assert!(line["text"].as_str().is_some_and(|t| !t.is_empty()));
    }
}

#[test]
fn a_bot_chooses_by_what_its_seat_may_know() {
    let choose =
        |bot: &str| object!({"cmd": "choose", "seat": 1, "bot": bot, "seed": "dice"}).to_string();
    for bot in ["random", "greedy"] {
        let asked = [
            NEW.to_owned(),
            STATE.to_owned(),
            r#"{"cmd":"legal","seat":1}"#.to_owned(),
            choose(bot),
            STATE.to_owned(),
            r#"{"cmd":"imagine","seat":1,"seed":"dream"}"#.to_owned(),
        ];
        let replies = engine(&asked);
        assert_eq!(replies[1], replies[4], "nothing is applied");
        let action = &replies[3]["ok"]["action"];
        let legal = replies[2]["ok"]["actions"].as_array().expect("a list");
        assert!(legal.contains(action), "{action}");
        // In another world that looks the same to the seat it does the same.
        let load = object!({"cmd": "load", "state": replies[5]["ok"]["state"]}).to_string();
        assert_eq!(engine(&[load, choose(bot)])[1], replies[3]);
    }
    let unknown = &engine(&[NEW.to_owned(), choose("clever")])[1];
    let message = unknown["error"]["message"].as_str().unwrap_or_default();
    assert!(message.contains("random, greedy"), "{unknown}");
}

/// In every game a question has a name, whatever the game calls its steps.
#[test]
fn questions_are_named_alike_in_every_game() {
    for game in catalog::GameId::ALL {
        catalog::with_game!(*game, G => {
            let mut engine = cli::engine::Engine::<G>::new(catalog::Lang::En);
            let mut reply = json(&engine.answer(NEW));
            for _ in 0..40 {
                let seat = &reply["ok"]["to_act"][0];
                let legal = object!({"cmd": "legal", "seat": seat, "choices": false});
                let legal = json(&engine.answer(&legal.to_string()));
                let question = legal["ok"]["prompt"]["question"].as_str();
                assert!(question.is_some_and(|id| id.starts_with("prompt-")), "{legal}");
                let action = &legal["ok"]["actions"][0];
                let apply = object!({"cmd": "apply", "seat": seat, "action": action});
                reply = json(&engine.answer(&apply.to_string()));
            }
        });
    }
}

#[test]
fn undo_takes_back_one_move_after_the_other() {
    let (moves, _) = play_through(NEW);
    let mut requests: Vec<String> = Vec::new();
    for line in &moves[..12] {
        requests.extend([line.clone(), STATE.to_owned()]);
    }
    for _ in 1..12 {
        requests.extend([r#"{"cmd":"undo"}"#.to_owned(), STATE.to_owned()]);
    }
    let replies = engine(&requests);
    let states: Vec<&Value> = replies.iter().skip(1).step_by(2).collect();
    let (forth, back) = states.split_at(12);
    let expected: Vec<&Value> = forth.iter().rev().skip(1).copied().collect();
    assert_eq!(back, expected);
    assert_eq!(replies.last(), Some(&replies[1]));
}

#[test]
fn imagined_worlds_look_the_same_and_are_not_loaded() {
    for seat in [object!(0), object!(1), Value::Null] {
        let view = object!({"cmd": "view", "seat": seat}).to_string();
        let imagine = object!({"cmd": "imagine", "seat": seat, "seed": "dream"}).to_string();
        let replies = engine(&[
            NEW.to_owned(),
            view.clone(),
            STATE.to_owned(),
            imagine.clone(),
            STATE.to_owned(),
            imagine,
        ]);
        assert_eq!(replies[2], replies[4]);
        assert_eq!(replies[3], replies[5], "the same seed imagines the same");
        let load = object!({"cmd": "load", "state": replies[3]["ok"]["state"]}).to_string();
        let there = engine(&[load, view]);
        assert_eq!(there[1], replies[1]);
    }
}

#[test]
fn the_language_is_english_unless_asked_otherwise() {
    let input = format!("{NEW}\n{{\"cmd\":\"undo\"}}\n");
    let message = |args: &[&str], env: &[(&str, &str)]| {
        let out = backroom_with(args, env, input.as_bytes()).out;
        let reply = json(out.lines().nth(1).expect("two replies"));
        reply["error"]["message"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    let english = message(&["engine", "fliptown"], &[]);
    assert_eq!(
        message(&["engine", "fliptown"], &[("LANG", "cs_CZ")]),
        english
    );
    assert_ne!(
        message(&["engine", "fliptown", "--lang", "cs"], &[]),
        english
    );
}
