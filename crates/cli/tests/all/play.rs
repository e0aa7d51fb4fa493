//! The table in the terminal, driven through a pipe.

use std::fs;
use std::path::PathBuf;

use crate::common::{Run, backroom, backroom_with};

fn play(args: &[&str], lines: &[&str]) -> Run {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    backroom_with(&[&["play"], args].concat(), &[], input.as_bytes())
}

/// More first choices than any game has decisions.
const FIRSTS: [&str; 600] = ["1"; 600];

fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It may not be there.
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn a_whole_game_alone() {
    let run = play(&["fliptown", "--seed", "alone"], &FIRSTS);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("The seed was "), "{}", run.out);
    assert!(run.out.contains("Total"));
    assert!(!run.out.contains('\u{1b}'));
    // The last of them came after the end.
    let (_, after) = run.out.split_once("The seed was ").expect("an end");
    assert!(after.matches("The game is over.").count() > 1, "{after}");
    assert!(!after.contains("neither a choice"), "{after}");
}

#[test]
fn the_log_of_a_game_that_is_over_says_how_it_came_out() {
    let lines = [&FIRSTS[..], &["l"]].concat();
    let run = play(&["fliptown", "--seed", "alone"], &lines);
    let log = run.out.rsplit("> ").nth(1).expect("an answer");
    let (before, last) = log.split_at(log.find("Three rounds are over").expect("an end"));
    assert!(before.contains("[FT-"), "{before}");
    let last = last.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(last.contains("Player 1 finishes with "), "{last}");
}

#[test]
fn a_career_remembers_what_was_reached() {
    let home = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("career-home");
    // It may not be there.
    let _ = fs::remove_dir_all(&home);
    let input = FIRSTS.join("\n");
    let play = || {
        let env = [("XDG_DATA_HOME", home.to_str().unwrap())];
        let args = ["play", "fliptown", "--seed", "alone"];
        backroom_with(&args, &env, input.as_bytes())
    };
    let first_time = "For the first time in your career: challenge 10 met";
    assert!(play().out.contains(first_time));
    assert!(!play().out.contains("For the first time"));
    let file = home.join("backroom").join("fliptown-career.json");
    fs::write(&file, "not a career").unwrap();
    let run = play();
    assert_eq!(run.code, 0);
    assert!(run.out.contains("Your career could not be kept in"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "not a career");
}

#[test]
fn a_whole_game_with_friends_and_bots() {
    let args = [
        "fliptown", "--seats", "3", "--seed", "friends", "--bot", "1=greedy", "--name", "0=Anna",
    ];
    let run = play(&args, &FIRSTS);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("The keyboard goes to Anna"));
    assert!(run.out.contains("The keyboard goes to Player 3"));
    assert!(!run.out.contains("The keyboard goes to Player 2"));
    assert!(run.out.contains("The seed was "), "{}", run.out);
}

/// More first choices than a game of Escape Plan has decisions.
static MANY: [&str; 2000] = ["1"; 2000];

#[test]
fn a_whole_game_of_escape_plan() {
    for args in [
        &["escape-plan", "--seed", "alone"][..],
        &[
            "escape-plan",
            "--seats",
            "3",
            "--seed",
            "three",
            "--bot",
            "2=greedy",
        ],
        &["escape-plan", "--seats", "2", "--seed", "two"],
    ] {
        let run = play(args, &MANY);
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.contains("The seed was "), "{}", run.out);
        // Costa plays against one, Sandra against one or two.
        assert_eq!(run.out.contains('Ⓒ'), !args.contains(&"--seats"));
        assert_eq!(run.out.contains('Ⓢ'), !args.contains(&"3"));
    }
}

#[test]
fn a_whole_game_of_speakeasy() {
    for args in [
        &["speakeasy", "--seed", "alone"][..],
        &["speakeasy", "--seats", "2", "--seed", "two"],
        &[
            "speakeasy",
            "--seats",
            "4",
            "--seed",
            "four",
            "--bot",
            "2=random",
            "--name",
            "0=Vera",
        ],
    ] {
        let run = play(args, &MANY);
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.contains("The seed was "), "{}", run.out);
        assert!(run.out.contains("Prohibition is over"), "{}", run.out);
        // The Rival plays against one; several share a keyboard, and nobody looks at another's hand.
        assert_eq!(run.out.contains('Ⓡ'), !args.contains(&"--seats"));
        let shared = run.out.contains("The keyboard goes to Player 2");
        assert_eq!(shared, args.contains(&"--seats"));
    }
}

/// Numbers of choices in no order, more than a game of In Too Deep has decisions: whoever takes the first
/// choice for ever commits no crime, and the chapters last. Numbers that are too high are refused.
fn choices() -> Vec<String> {
    let mut number: u32 = 1;
    let next = |_| {
        // A generator of Park and Miller's kind is random enough.
        number = number.wrapping_mul(48271) % 65_521;
        (number % 12 + 1).to_string()
    };
    (0..60_000).map(next).collect()
}

#[test]
fn a_whole_game_of_in_too_deep() {
    let choices = choices();
    let choices: Vec<&str> = choices.iter().map(String::as_str).collect();
    for args in [
        &["in-too-deep", "--seed", "alone"][..],
        &["in-too-deep", "--seats", "2", "--seed", "two"],
        &[
            "in-too-deep",
            "--seats",
            "4",
            "--seed",
            "four",
            "--bot",
            "1=random",
            "--bot",
            "2=random",
            "--bot",
            "3=random",
            "--name",
            "0=Vera",
        ],
    ] {
        let run = play(args, &choices);
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.contains("The seed was "), "the game does not end");
        // Echo plays against one; several share a keyboard, and nobody looks at another's hand.
        assert_eq!(run.out.contains('Ⓔ'), !args.contains(&"--seats"));
        let shared = run.out.contains("The keyboard goes to Player 2");
        assert_eq!(shared, args.contains(&"2"));
    }
}

/// What a boss is asked when trucks are to drive.
const TRUCKS: &str = "Where do your trucks go?";

/// The number of the first choice on the last page whose words begin like this.
fn number_of(out: &str, words: &str) -> Option<String> {
    let page = out.rsplit("Speakeasy · ").next()?;
    let starts = page.match_indices(words).map(|(at, _)| &page[..at]);
    let mut words_before = starts.filter_map(|text| text.split_whitespace().next_back());
    let number = words_before.find(|word| word.parse::<usize>().is_ok())?;
    Some(number.to_owned())
}

#[test]
fn a_truck_goes_a_whole_way_and_back() {
    let args = ["speakeasy", "--seed", "trucks"];
    let out = |typed: &[String]| {
        let lines: Vec<&str> = typed.iter().map(String::as_str).collect();
        play(&args, &lines).out
    };
    // The first choice at every question, but the Garage rather than any office.
    let mut typed: Vec<String> = Vec::new();
    let mut seen = out(&typed);
    while !seen.contains(TRUCKS) {
        let number = number_of(&seen, "Garage:");
        typed.push(number.unwrap_or_else(|| "1".to_owned()));
        assert!(typed.len() < 100, "no truck ever drives: {seen}");
        seen = out(&typed);
    }
    let then = |lines: &[&str]| {
        let more = lines.iter().map(|line| (*line).to_owned());
        out(&typed.iter().cloned().chain(more).collect::<Vec<_>>())
    };
    // It enters the map, goes on by two districts, and comes back at once.
    let state = |out: &str| {
        let last = out.rsplit("Truck 1 at ").next().unwrap_or_default();
        last.lines().next().map(str::to_owned)
    };
    let entered = then(&["1"]);
    let idle = number_of(&entered, "Where there is nothing to do").expect("it could go anywhere");
    let opened = then(&["1", &idle]);
    let (before, _) = opened
        .rsplit_once(" 2 points")
        .expect("a way of two points");
    let (before, _) = before.rsplit_once(" → ").expect("a way");
    let way = before.split_whitespace().next_back().expect("a number");
    let gone = then(&["1", &idle, way]);
    assert_ne!(state(&gone), state(&entered), "{gone}");
    let back = then(&["1", &idle, way, "u"]);
    assert_eq!(state(&back), state(&entered), "{back}");
    // What is not offered is explained, and so is the rule behind it.
    let refused = then(&["load 1 2", "?"]);
    assert!(refused.contains("No: "), "{refused}");
    assert!(refused.contains("SP-15.5"), "{refused}");
}

/// What a thief is asked before it sets out.
const START: &str = "Your turn. Rest or move?";

/// First choices up to the first question of where to go.
fn up_to_start(args: &[&str]) -> Vec<&'static str> {
    let asks = |count: &usize| play(args, &MANY[..*count]).out.contains(START);
    let count = (0..100).find(asks).expect("everybody sets out sometime");
    MANY[..count].to_vec()
}

#[test]
fn a_whole_way_is_taken_and_taken_back() {
    let args = ["escape-plan", "--seed", "way"];
    let before = up_to_start(&args);
    let then = |lines: &[&str]| play(&args, &[before.as_slice(), lines].concat());
    let run = then(&["1", "l", "u", "save way.replay", "q"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("Player 1 gets to "), "{}", run.out);
    assert_eq!(run.out.matches(START).count(), 2, "{}", run.out);

    // The actions of a notation are taken together, all of them or none.
    let run = then(&["rest; rest", ""]);
    assert!(run.out.contains("No: "), "{}", run.out);
    assert_eq!(run.out.matches(START).count(), 2, "{}", run.out);
}

#[test]
fn choices_behind_choices_lead_back() {
    let args = ["escape-plan", "--seed", "way"];
    let run = play(&args, &["1", "? 1", "0", "0"]);
    let answers: Vec<&str> = run.out.split("> ").skip(1).collect();
    assert!(answers[0].contains("0 back to the choices before"));
    assert!(answers[1].contains("EP-6.3"), "{}", answers[1]);
    assert!(!answers[2].contains("0 back"), "{}", answers[2]);
    assert!(answers[3].contains("numbered from 1 to"), "{}", answers[3]);
}

#[test]
fn bots_alone_need_nobody() {
    let run = play(
        &[
            "fliptown", "--seats", "2", "--bot", "random", "--seed", "bots",
        ],
        &[],
    );
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("The seed was "));
}

#[test]
fn everything_can_be_asked_at_the_table() {
    let lines = [
        "h", "?", "? 1", "? 99", "? FT-5.4", "? xyzzy", "b", "l", "s", "", "0", "99", "fly",
        "finish", "?", "u",
    ];
    let run = play(&["fliptown", "--seed", "ask"], &lines);
    assert_eq!(run.code, 0, "{}", run.err);
    let answers: Vec<&str> = run.out.split("> ").skip(1).collect();
    let has = |line: &str, told: &str| {
        let i = lines.iter().position(|l| *l == line).expect("it was typed");
        assert!(answers[i].contains(told), "{line}: {}", answers[i]);
    };
    has("h", "take back your last decision");
    has("?", "FT-5.4");
    has("? 1", "FT-5.4");
    has("? 99", "no rule");
    has("? FT-5.4", "FT-5.4");
    has("? xyzzy", "xyzzy");
    has("?", "The suit picks the region");
    has("b", "Trail");
    has("l", "[FT-");
    has("s", "Total");
    has("0", "numbered from 1 to");
    has("99", "numbered from 1 to");
    has("fly", "neither a choice nor a command");
    has("finish", "No: ");
    has("u", "nothing to take back");
    // After a refusal `?` explains the refusal.
    let refused_by = answers[13].split(['[', ']']).nth(1).expect("a rule");
    assert!(answers[14].contains(refused_by), "{}", answers[14]);
    assert!(run.out.contains("The input has ended"));
}

#[test]
fn a_decision_can_be_taken_back() {
    let run = play(
        &["fliptown", "--seed", "back"],
        &["1", "u", "save back.replay", "q"],
    );
    assert_eq!(run.code, 0, "{}", run.err);
    let questions = run.out.matches("Fliptown · Player 1").count();
    assert_eq!(questions, 3, "{}", run.out);
}

#[test]
fn a_game_is_saved_and_resumed() {
    let path = fresh("saved.replay");
    let name = path.to_str().expect("a plain path");
    let save = format!("save {name}");
    let args = [
        "fliptown", "--seats", "2", "--seed", "save", "--bot", "1=random", "--name", "0=Žofie",
    ];
    let run = play(&args, &["1", "1", &save, "1", &save, "q"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(run.out.matches("Saved: ").count(), 2, "{}", run.out);
    assert_eq!(backroom(&["replay", name, "--verify"]).code, 0);
    let text = fs::read_to_string(&path).expect("it was saved");
    assert!(text.contains("# bot 1=random\n# name 0=Žofie\n"), "{text}");

    // Resumed, the same bot and the same name sit there; the file is this game's and may be written.
    let run = play(&["--resume", name], &["1", "save", "q"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(
        run.out.contains("Fliptown · Žofie") && run.out.contains("Saved: "),
        "{}",
        run.out
    );
    assert!(fs::read_to_string(&path).expect("it is there").len() > text.len());
    let run = play(&["--resume", name], &FIRSTS);
    assert!(run.out.contains("The seed was "), "{}", run.out);

    // Another game does not overwrite it.
    let before = fs::read_to_string(&path).expect("it is there");
    let run = play(&["fliptown", "--seed", "other"], &["1", &save, "q", "no"]);
    assert!(run.out.contains("exists already"), "{}", run.out);
    assert_eq!(fs::read_to_string(&path).expect("it is there"), before);

    for args in [
        &["--resume", name, "--seats", "2"][..],
        &["--resume", name, "--bot", "5=random"],
    ] {
        assert_eq!(play(args, &[]).code, 2);
    }
}

#[test]
fn leaving_offers_to_save() {
    let run = play(
        &["fliptown", "--seed", "leave", "--lang", "cs"],
        &["1", "q", "ne"],
    );
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(
        run.out.contains("Uložit hru") && !run.out.contains("Uloženo"),
        "{}",
        run.out
    );
    // A slip of the finger is no answer: the question comes again.
    let file = fresh("leave.replay");
    let save = format!("save {}", file.display());
    let slip = ["1", &save, "1", "q", "yse", "", "yes"];
    let run = play(&["fliptown", "--seed", "leave"], &slip);
    assert_eq!(run.out.matches("Save the game").count(), 3, "{}", run.out);
    assert_eq!(run.out.matches("Saved: ").count(), 2, "{}", run.out);
    let none = play(&["fliptown", "--seed", "leave"], &["q"]);
    assert!(!none.out.contains("Save the game"), "nothing was played");
    let gone = fresh("unwritable/game.replay");
    let save = format!("save {}", gone.display());
    let run = play(&["fliptown", "--seed", "leave"], &["1", &save, "1"]);
    assert!(run.out.contains("game.replay: "), "{}", run.out);
    assert!(
        run.out.contains("ended before the game was saved"),
        "{}",
        run.out
    );
}

#[test]
fn a_small_screen_is_enough() {
    for game in ["fliptown", "escape-plan", "speakeasy", "in-too-deep"] {
        for (columns, lines) in [("80", "24"), ("120", "50")] {
            for lang in ["en", "cs", "pl"] {
                let env = [("COLUMNS", columns), ("LINES", lines)];
                let input = MANY.join("\n");
                let args = ["play", game, "--seed", "small", "--lang", lang];
                let run = backroom_with(&args, &env, input.as_bytes());
                let width: usize = columns.parse().expect("a number");
                for line in run.out.lines() {
                    assert!(line.chars().count() <= width, "{line}");
                }
            }
        }
    }
}
