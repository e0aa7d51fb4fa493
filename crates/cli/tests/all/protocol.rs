//! The protocol's document is true.

use std::process::Command;

use catalog::GameId;
use reqwest::Client;
use serde_json::{Value, json};

use crate::common::{Run, backroom_with, file};
use crate::house::House;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");

/// Whether a line is as the document shows it, where `…` stands for anything.
fn agrees(shown: &str, line: &str) -> bool {
    let Some((first, cut)) = shown.split_once('…') else {
        return shown == line;
    };
    let Some(mut rest) = line.strip_prefix(first) else {
        return false;
    };
    let (middle, last) = cut.rsplit_once('…').unwrap_or(("", cut));
    for part in middle.split('…') {
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    rest.ends_with(last)
}

/// The block of the document in this language.
fn block(lang: &str) -> String {
    let document = std::fs::read_to_string(DOCUMENT).expect("the document can be read");
    let text = document
        .split("```")
        .find_map(|block| block.strip_prefix(lang)?.strip_prefix('\n'));
    text.expect("the document has such a block").to_owned()
}

#[test]
fn the_transcript_can_be_replayed() {
    let transcript = block("transcript");
    let with = |mark: &str| -> Vec<&str> {
        let lines = transcript.lines();
        lines.filter_map(|line| line.strip_prefix(mark)).collect()
    };
    let (sent, shown) = (with("> "), with("< "));
    assert!(sent.len() > 10 && sent.len() == shown.len());
    let run = backroom_with(&["engine", "fliptown"], &[], sent.join("\n").as_bytes());
    assert_eq!(run.code, 0, "{}", run.err);
    let replies: Vec<&str> = run.out.lines().collect();
    assert_eq!(replies.len(), shown.len());
    for ((sent, shown), reply) in sent.iter().zip(&shown).zip(&replies) {
        assert!(agrees(shown, reply), "> {sent}\n< {shown}\nbut: {reply}");
    }
}

#[test]
fn cuts_stand_for_anything() {
    assert!(agrees("a…c", "abbc") && agrees("abc", "abc") && agrees("a…c…e", "abcde"));
    assert!(!agrees("a…c", "abbd") && !agrees("abc", "abcd") && !agrees("b…", "abc"));
}

/// Runs Python with our client and the engine that was built.
fn python(args: &[&str]) -> Run {
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/../../python");
    let output = Command::new("python3")
        .args(["-B", "-W", "error"])
        .args(args)
        .env("PYTHONPATH", client)
        .env("BACKROOM", env!("CARGO_BIN_EXE_backroom"))
        .output();
    Run::from(output.expect("python3 is installed; scripts/test does it"))
}

#[test]
fn the_python_example_plays_a_whole_game_of_each() {
    let example = file("example.py", &block("python"));
    let example = example.to_str().expect("a path in UTF-8");
    for game in GameId::ALL {
        let run = python(&[example, game.info().id]);
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{game}");
        let lines: Vec<&str> = run.out.lines().collect();
        assert_eq!(lines.len(), 3, "{game}: {}", run.out);
        assert!(lines[0].contains(" decisions, "), "{}", run.out);
        assert!(lines[1].starts_with("random") && lines[2].starts_with("greedy"));
    }
}

#[test]
fn the_python_client_passes_its_own_tests() {
    let run = python(&["-m", "unittest", "test_backroom"]);
    assert_eq!(run.code, 0, "{}", run.err);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_guest_in_python_plays_a_whole_game_at_a_table() {
    let house = House::open();
    let new = json!({
        "game": "fliptown",
        "seats": [{ "kind": "guest" }, { "kind": "bot", "bot": "greedy" }],
    });
    let tables = format!("{}/api/tables", house.url());
    let request = Client::new().post(tables).json(&new);
    let answer = request.send().await.expect("an answer");
    let set: Value = answer.json().await.expect("JSON");
    let id = set["id"].as_str().expect("an id");
    let invitation = &set["invitations"][0]["invitation"];
    let invitation = invitation.as_str().expect("an invitation");
    let link = format!("{}/t/{id}/sit/{invitation}", house.url());
    let guest = file("guest.py", &block("python guest"));
    let run = python(&[guest.to_str().expect("a path in UTF-8"), &link]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.starts_with("place "), "{}", run.out);
}
