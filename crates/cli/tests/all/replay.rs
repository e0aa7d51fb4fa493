//! Replay files: their story, and the proof.

use std::path::Path;

use crate::common::{Run, backroom, engine, file};

/// A game of a few moves, as a file's text.
fn text() -> String {
    let new = r#"{"cmd":"new","seats":2,"seed":"replay","options":{"characters":true}}"#;
    let mut requests = vec![new.to_owned()];
    for _ in 0..6 {
        for seat in [0, 1] {
            let legal = format!(r#"{{"cmd":"legal","seat":{seat},"choices":false}}"#);
            let replies = engine(&[&requests[..], &[legal]].concat());
            let actions = &replies.last().expect("a reply")["ok"]["actions"];
            if let Some(action) = actions[0].as_str() {
                let apply = format!(r#"{{"cmd":"apply","seat":{seat},"action":"{action}"}}"#);
                requests.push(apply);
            }
        }
    }
    requests.push(r#"{"cmd":"replay"}"#.to_owned());
    let replies = engine(&requests);
    let replay = replies.last().expect("a reply")["ok"]["replay"].as_str();
    replay.expect("a text").to_owned()
}

fn replay(path: &Path, args: &[&str]) -> Run {
    let path = path.to_str().expect("a plain path");
    backroom(&[&["replay", path], args].concat())
}

#[test]
fn the_story_is_told_to_every_viewer() {
    let path = file("story.replay", &text());
    let spectator = replay(&path, &[]);
    assert_eq!(spectator.code, 0, "{}", spectator.err);
    assert!(spectator.out.contains("spectator"));
    assert!(spectator.out.contains("[FT-"), "{}", spectator.out);
    assert_eq!(replay(&path, &["--spectator"]).out, spectator.out);
    let first = replay(&path, &["--seat", "0"]);
    assert!(first.out.contains("Player 1"));
    assert_ne!(first.out, replay(&path, &["--seat", "1"]).out);
    let short = replay(&path, &["--to", "1"]);
    assert!(short.out.lines().count() < spectator.out.lines().count());
    assert_ne!(replay(&path, &["--lang", "pl"]).out, spectator.out);
    for (args, told) in [
        (&["--seat", "2"][..], "no seat 2"),
        (&["--to", "1000"], "smaller --to"),
    ] {
        let run = replay(&path, args);
        assert_eq!(run.code, 2);
        assert!(run.err.contains(told), "{}", run.err);
    }
}

/// Recorded games of every kind: the story's last line tells how it ended and who has won, the sheet's who has won.
#[test]
fn the_story_of_a_whole_game_ends_with_who_has_won() {
    let games = [
        ("fliptown", "two", ["wins with ", "vítězí (", "wygrywa ("]),
        (
            "fliptown",
            "solo",
            ["finishes with ", "má na konci ", "ma na koniec "],
        ),
        (
            "escape-plan",
            "two",
            ["wins with ", "vítězí (", "wygrywa ("],
        ),
        ("speakeasy", "two", ["wins with ", "vítězí (", "wygrywa ("]),
        (
            "in-too-deep",
            "two",
            ["wins with ", "vítězí (", "wygrywa ("],
        ),
    ];
    for (game, name, words) in games {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let path = crates.join(format!("{game}/tests/golden/first/{name}.replay"));
        for (lang, words) in ["en", "cs", "pl"].into_iter().zip(words) {
            let told = replay(&path, &["--lang", lang]);
            assert_eq!(told.code, 0, "{}", told.err);
            let text = told.out.split_whitespace().collect::<Vec<_>>().join(" ");
            let times = text.matches(words.trim_end()).count();
            assert_eq!(times, 2, "{game} {name} {lang}: {}", told.out);
            let cut = replay(&path, &["--lang", lang, "--to", "9"]);
            assert!(!cut.out.contains(words), "{game} {name} {lang}");
        }
    }
}

#[test]
fn what_was_not_touched_verifies() {
    let path = file("sound.replay", &text());
    let run = replay(&path, &["--verify"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.starts_with("Verified"), "{}", run.out);
}

#[test]
fn what_was_touched_does_not() {
    let text = text();
    let line = |start: &str| {
        let found = text.lines().find(|line| line.starts_with(start));
        found.expect("the file has such a line").to_owned()
    };
    let last_move = text.lines().rev().nth(1).expect("a move");
    let tampered = [
        ("seed", text.replace(&line("seed "), "seed other")),
        (
            "commitment",
            text.replace(&line("commitment "), "commitment 00"),
        ),
        ("digest", text.replace(&line("digest "), "digest 00")),
        ("no-digest", text.replace(&line("digest "), "")),
        ("option", text.replace("characters=on", "characters=off")),
        (
            "no-option",
            text.replace("option characters=on", "option colour=on"),
        ),
        ("seats", text.replace("seats 2", "seats 3")),
        ("many-seats", text.replace("seats 2", "seats 9")),
        (
            "rules",
            text.replace("\namendments ", "\namendments XX-A9 "),
        ),
        ("pack", text.replace("\npack ", "\npack 9")),
        ("game", text.replace("game fliptown", "game chess")),
        ("move", text.replacen(last_move, "0 fly", 1)),
        ("missing-move", text.replacen(last_move, "", 1)),
        ("nonsense", text.replacen(last_move, "nonsense", 1)),
        (
            "first-line",
            text.replacen("backroom replay 1", "backroom replay 2", 1),
        ),
        ("empty", String::new()),
        ("binary", "\u{1b}[2J\u{0}".to_owned()),
    ];
    for (name, changed) in tampered {
        assert_ne!(changed, text, "{name}");
        let path = file(&format!("tampered-{name}.replay"), &changed);
        let run = replay(&path, &["--verify"]);
        assert_eq!(run.code, 1, "{name}: {}{}", run.out, run.err);
        assert!(
            run.err.starts_with("backroom: ") && run.out.is_empty(),
            "{name}"
        );
        assert!(!run.err.contains('\u{1b}'), "{name}");
    }
}

#[test]
fn a_file_without_a_digest_is_told_with_a_warning() {
    let text = text();
    let (moves, _) = text.split_once("\ndigest ").expect("a digest");
    let path = file("cut.replay", moves);
    let told = replay(&path, &[]);
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.err.contains("its end may be missing"), "{}", told.err);
    let whole = replay(&file("whole.replay", &text), &[]);
    assert_eq!((told.out, ""), (whole.out, whole.err.as_str()));
    let path = path.to_str().expect("a plain path");
    let resumed = backroom(&["play", "--resume", path]);
    let warning = "its end may be missing";
    assert!(resumed.err.contains(warning), "{}", resumed.err);
}

#[test]
fn a_mark_before_the_first_line_is_skipped() {
    let path = file("marked.replay", &format!("\u{feff}{}", text()));
    let run = replay(&path, &["--verify"]);
    assert_eq!(run.code, 0, "{}", run.err);
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    for args in [
        &["replay", "no/such/file"][..],
        &["play", "--resume", "no/such/file"],
    ] {
        let run = backroom(args);
        assert_eq!(run.code, 1);
        assert!(
            run.err
                .contains("There is no file no/such/file. Name a replay"),
            "{}",
            run.err
        );
    }
    let directory = backroom(&["replay", "."]);
    assert_eq!(directory.code, 1);
    let told = "The replay . cannot be read";
    assert!(directory.err.contains(told), "{}", directory.err);
    let path = file("latin.replay", "");
    std::fs::write(&path, b"backroom replay 1\n\xff\n").expect("the file can be written");
    assert_eq!(replay(&path, &[]).code, 1);
}
