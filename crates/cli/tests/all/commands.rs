//! The commands that ask nothing: help, rules, options, simulate.

use serde_json::Value;

use crate::common::{Run, backroom, backroom_with, json};

fn ok(run: &Run) {
    assert_eq!(run.code, 0, "{}", run.err);
}

#[test]
fn the_help_fits_on_one_screen() {
    let run = backroom(&["--help"]);
    ok(&run);
    assert!(run.out.lines().count() <= 23, "{}", run.out);
    let commands = [
        "serve", "play", "simulate", "replay", "rules", "options", "engine",
    ];
    for command in commands {
        let listed = |line: &str| line.trim_start().starts_with(command);
        assert!(run.out.lines().any(listed), "{command}");
    }
}

#[test]
fn the_language_is_asked_for_or_found() {
    let title = |args: &[&str], env: &[(&str, &str)]| {
        backroom_with(&[args, &["--help"]].concat(), env, b"").out
    };
    let czech = title(&["--lang", "cs"], &[]);
    let polish = title(&["--lang=pl"], &[]);
    assert!(czech.contains("stůl") && polish.contains("stół"));
    assert_eq!(title(&[], &[("LANG", "cs_CZ.UTF-8")]), czech);
    assert_eq!(
        title(&[], &[("LC_ALL", "pl_PL"), ("LANG", "cs_CZ")]),
        polish
    );
    assert_eq!(
        title(&[], &[("LC_ALL", "C"), ("LANG", "cs_CZ")]),
        title(&[], &[])
    );
    let unknown = backroom(&["--lang", "de"]);
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("en, cs, pl"), "{}", unknown.err);
}

#[test]
fn help_is_in_the_language_too() {
    let run = backroom(&["simulate", "--help", "--lang", "cs"]);
    ok(&run);
    assert!(
        run.out.contains("Použití: backroom simulate"),
        "{}",
        run.out
    );
    assert!(run.out.contains("vláken"));
    ok(&backroom(&["--version"]));
}

#[test]
fn wrong_arguments_are_told_what_would_be_right() {
    for (args, told) in [
        (&["play", "chess"][..], "fliptown"),
        (&["frobnicate"], "frobnicate"),
        (
            &["simulate", "fliptown", "--seats", "5"],
            "seats must be from 1 to 4",
        ),
        (
            &["simulate", "fliptown", "--option", "colour=red"],
            "“colour”",
        ),
        (
            &["simulate", "fliptown", "--option", "holdem=maybe"],
            "“holdem”",
        ),
        (&["simulate", "fliptown", "--option", "holdem"], "KEY=VALUE"),
        (
            &[
                "simulate",
                "fliptown",
                "--option",
                "holdem=on",
                "--option",
                "holdem=on",
            ],
            "“holdem”",
        ),
        (
            &[
                "simulate",
                "fliptown",
                "--seats",
                "2",
                "--option",
                "cowbot=random",
            ],
            "cowbot",
        ),
        (&["simulate", "fliptown", "--preset", "none"], "first_game"),
        (
            &["simulate", "fliptown", "--bot", "clever"],
            "random, greedy",
        ),
        (&["simulate", "fliptown", "--bot", "1=random"], "no seat 1"),
        (&["simulate", "fliptown", "--threads", "0"], "--threads"),
        (
            &["simulate", "fliptown", "--first", "18446744073709551615"],
            "--first",
        ),
        (
            &["replay", "a", "--seat", "0", "--spectator"],
            "--spectator",
        ),
        (&["play"], "GAME"),
        (&["play", "fliptown", "--seats", "two"], "whole number"),
        (&["play", "fliptown", "--seats", "256"], "too large"),
        (&["play", "fliptown", "--seats", "-1"], "not be negative"),
        (&["replay", "a", "--to", "-1"], "not be negative"),
        (
            &["simulate", "fliptown", "--games", "-5"],
            "not be negative",
        ),
        (&["simulate", "fliptown", "--games", "0"], "at least 1"),
        (&["simulate", "fliptown", "--threads", "-1"], "1..=1024"),
        (&["play", "fliptown", "--name", "9=Bob"], "from 0 to 0"),
        (
            &["play", "escape-plan", "--option", "foo=1"],
            "no option “foo”: this game has none.",
        ),
        (
            &["play", "escape-plan", "--preset", "x"],
            "no preset “x”: this game has none.",
        ),
        (
            &["play", "fliptown", "--bot", "random", "--bot", "greedy"],
            "“--bot” was given twice",
        ),
        (
            &["play", "fliptown", "--bot", "0=random", "--bot", "0=greedy"],
            "“--bot 0=…” was given twice",
        ),
        (
            &["play", "fliptown", "--name", "0=Anna", "--name", "0=Eva"],
            "“--name 0=…” was given twice",
        ),
    ] {
        let run = backroom(args);
        assert_eq!(run.code, 2, "{args:?}: {}", run.err);
        assert!(run.err.contains(told), "{args:?}: {}", run.err);
        assert_eq!(run.out, "", "{args:?}");
    }
}

#[test]
fn rules_are_listed_found_and_missed() {
    let chapters = backroom(&["rules", "fliptown"]);
    ok(&chapters);
    assert!(chapters.out.contains("FT-8"), "{}", chapters.out);
    let rule = backroom(&["rules", "fliptown", "ft-8.1"]);
    ok(&rule);
    assert!(rule.out.starts_with("FT-8.1  "), "{}", rule.out);
    assert!(rule.out.lines().all(|line| line.chars().count() <= 80));
    let narrow = backroom_with(&["rules", "fliptown", "FT-8"], &[("COLUMNS", "40")], b"");
    assert!(
        narrow
            .out
            .lines()
            .skip(1)
            .any(|line| line.chars().count() > 20)
    );
    let words = backroom(&["rules", "fliptown", "gold", "suit"]);
    ok(&words);
    assert!(words.out.to_lowercase().contains("gold"));
    let nothing = backroom(&["rules", "fliptown", "no", "such", "thing"]);
    assert_eq!((nothing.code, nothing.out.as_str()), (1, ""));
    assert!(nothing.err.contains("no such thing"));
    assert!(nothing.err.contains("“backroom rules fliptown” lists"));
}

#[test]
fn options_are_listed_for_people_and_programs() {
    let text = backroom(&["options", "fliptown"]);
    ok(&text);
    let sheet = json(&backroom(&["options", "fliptown", "--json"]).out);
    for option in sheet["options"].as_array().expect("a list") {
        let key = option["key"].as_str().expect("a key");
        assert!(text.out.contains(key), "{key}");
        let values = option["values"].as_array().expect("a list");
        assert!(
            values
                .iter()
                .any(|value| value["value"] == option["default"])
        );
        assert!(
            option["rule"]
                .as_str()
                .is_some_and(|rule| rule.starts_with("FT-"))
        );
    }
    assert_eq!(sheet["presets"][0]["key"], "first_game");
    assert_eq!(
        (&sheet["min_seats"], &sheet["max_seats"]),
        (&1.into(), &4.into())
    );
}

#[test]
fn what_each_number_of_seats_plays_is_told_even_without_options() {
    let run = backroom(&["options", "escape-plan"]);
    ok(&run);
    assert!(run.out.contains("Lieutenant Costa"), "{}", run.out);
}

/// A report without what depends on the clock.
fn report(args: &[&str]) -> Value {
    let mut all = vec!["simulate", "fliptown", "--json"];
    all.extend(args);
    let run = backroom(&all);
    ok(&run);
    let mut report = json(&run.out);
    let fields = report.as_object_mut().expect("an object");
    for timing in ["seconds", "decisions_per_second", "games_per_second"] {
        assert!(
            fields.remove(timing).is_some_and(|value| value.is_f64()),
            "{timing}"
        );
    }
    report
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for bots in [
        &["--bot", "random"][..],
        &["--bot", "greedy", "--bot", "0=random"],
    ] {
        // Several for each of seven threads.
        let games = ["--games", "40", "--seats", "3", "--seed", "threads"];
        let with = |threads: &str| report(&[&games[..], bots, &["--threads", threads]].concat());
        let one = with("1");
        assert_eq!(one, with("2"));
        assert_eq!(one, with("7"));
    }
    assert_ne!(
        report(&["--games", "50", "--seed", "a"]),
        report(&["--games", "50", "--seed", "b"])
    );
}

#[test]
fn a_report_has_everything() {
    let report = report(&[
        "--games",
        "200",
        "--seed",
        "x",
        "--option",
        "cowbot=black_bart",
        "--option",
        "difficulty=easy",
        "--check",
    ]);
    assert_eq!(report["game"], "fliptown");
    assert_eq!(report["seats"], 1);
    assert_eq!(report["options"]["cowbot"], "black_bart");
    assert_eq!(report["games"], 200);
    assert!(report["decisions"].as_u64().is_some_and(|n| n > 200));
    let score = &report["scores"][0];
    let of = |field: &str| score[field].as_f64().expect("a number");
    assert!(of("p10") <= of("p50") && of("p50") <= of("p90"));
    assert!(of("p10") <= of("mean") && of("mean") <= of("p90"));
    let wins = report["wins"][0].as_u64().expect("a count");
    assert_eq!(
        wins + report["automas"][0]["wins"].as_u64().expect("a count"),
        200
    );
    assert_eq!(report["automas"][0]["name"], "cowbot-black-bart");
    let ends = report["ends"].as_object().expect("an object");
    assert_eq!(ends.values().filter_map(Value::as_u64).sum::<u64>(), 200);
    assert_eq!(report["failures"], 0);
}

#[test]
fn one_game_of_many_can_be_repeated() {
    let all = report(&["--games", "3", "--seed", "x"]);
    let decisions = |first: &str| {
        let one = report(&["--games", "1", "--first", first, "--seed", "x"]);
        one["decisions"].as_u64().expect("a count")
    };
    let sum: u64 = ["0", "1", "2"].map(decisions).iter().sum();
    assert_eq!(all["decisions"].as_u64(), Some(sum));
}

#[test]
fn a_simulation_of_no_games_is_refused() {
    let none = backroom(&["simulate", "fliptown", "--games", "0"]);
    assert_eq!((none.code, none.out.as_str()), (2, ""));
    assert!(none.err.contains("--games"), "{}", none.err);
}

#[test]
fn a_table_is_printed_without_escape_codes() {
    for env in [&[][..], &[("NO_COLOR", "1")]] {
        let args = [
            "simulate", "fliptown", "--games", "20", "--seats", "2", "--seed", "x",
        ];
        let run = backroom_with(&args, env, b"");
        ok(&run);
        assert!(run.out.contains("Player 2 (random)"), "{}", run.out);
        assert!(!run.out.contains('\u{1b}') && !run.err.contains('\u{1b}'));
    }
}
