//! The owner of a box: a template is typed in, checked, compared and played with.

use catalog::GameId;
use serde_json::Value;

use crate::common::{Run, backroom, backroom_with, file, json};

fn ok(run: &Run) -> &str {
    assert_eq!(run.code, 0, "{}", run.err);
    &run.out
}

/// The template of a game with one value that an owner has otherwise.
fn mine(name: &str) -> String {
    let template = backroom(&["pack", "new", "speakeasy"]);
    let built_in = "[2, 3, 4, 5, 6]";
    assert!(ok(&template).contains(built_in), "{}", template.out);
    let text = template.out.replace(built_in, "[1, 2, 4, 5, 6]");
    file(name, &text).display().to_string()
}

#[test]
fn an_untouched_template_can_be_played_and_changes_nothing() {
    for id in GameId::ALL {
        let template = backroom(&["pack", "new", &id.to_string()]);
        let path = file(&format!("{id}-box.toml"), ok(&template));
        let run = backroom(&["pack", "check", &path.display().to_string()]);
        assert!(ok(&run).contains("It changes nothing."), "{}", run.out);
    }
}

#[test]
fn what_a_pack_changes_is_told_in_words() {
    let path = mine("diff.toml");
    for deed in ["diff", "show"] {
        let run = backroom(&["pack", deed, &path]);
        let told = "effect: [1, 2, 4, 5, 6] (built-in: [2, 3, 4, 5, 6])";
        assert!(ok(&run).contains(told), "{}", run.out);
        assert_eq!(run.out.lines().count(), 2, "{}", run.out);
    }
}

#[test]
fn ten_mistakes_are_ten_messages_with_their_lines() {
    let text = "\
[pack]
game = \"speakeasy\"
[[slot]]
id = \"left_9\"
[[slot]]
id = \"left_1\"
reward = { gold = 1 }
[[slot]]
id = \"left_2\"
reward = { cash = 500 }
[[slot]]
id = \"left_2\"
[money]
laundering_ratio = 3
[moneyy]
x = 1
[[bottle]]
id = \"whisky\"
[[track]]
id = \"vip\"
effect = [1, 2]
[[track]]
id = \"still\"
effect = \"much\"
[[operation_card]]
id = \"vip_01\"
reward = { op_card = \"poker\" }
";
    let path = file("mistakes.toml", text).display().to_string();
    let run = backroom(&["pack", "check", &path]);
    assert_eq!((run.code, &*run.out), (2, ""), "{}", run.err);
    let lines: Vec<&str> = run.err.lines().collect();
    assert_eq!(lines.len(), 10, "{}", run.err);
    for (line, message) in [4, 7, 10, 12, 14, 15, 18, 21, 24, 27].iter().zip(&lines) {
        assert!(
            message.contains(&format!("line {line}: ")),
            "{line}: {message}"
        );
        assert!(message.contains("stands there"), "{message}");
    }
}

#[test]
fn a_game_says_with_which_pack_it_was_played_and_needs_it_again() {
    let path = mine("replayed.toml");
    let input = "{\"cmd\":\"new\",\"seats\":2,\"seed\":\"box\"}\n{\"cmd\":\"replay\"}\n";
    let engine = |args: &[&str]| -> Vec<Value> {
        let run = backroom_with(
            &[&["engine", "speakeasy"], args].concat(),
            &[],
            input.as_bytes(),
        );
        ok(&run).lines().map(json).collect()
    };
    let (own, built_in) = (engine(&["--pack", &path]), engine(&[]));
    let hash = own[0]["ok"]["pack"].as_str().unwrap();
    assert_ne!(own[0]["ok"]["pack"], built_in[0]["ok"]["pack"]);
    assert_ne!(own[0]["ok"]["commitment"], built_in[0]["ok"]["commitment"]);
    let text = own[1]["ok"]["replay"].as_str().unwrap();
    assert!(text.contains(&format!("\npack {hash}\n")), "{text}");
    let replay = file("boxed.replay", text).display().to_string();
    let without = backroom(&["replay", "--verify", &replay]);
    assert_eq!(without.code, 1);
    assert!(
        without.err.contains("other content") && without.err.contains(hash),
        "{}",
        without.err
    );
    ok(&backroom(&["replay", "--verify", &replay, "--pack", &path]));
}

#[test]
fn bots_play_whole_games_with_a_pack() {
    let path = mine("simulated.toml");
    let args = [
        "--seats", "3", "--games", "3", "--seed", "box", "--bot", "greedy", "--json",
    ];
    let simulate = |pack: &[&str]| {
        let run = backroom(&[&["simulate", "speakeasy"], &args[..], pack].concat());
        let mut report = json(ok(&run));
        report["seconds"] = Value::Null;
        report
    };
    assert_eq!(simulate(&["--pack", &path])["failures"], 0);
}

#[test]
fn a_file_that_is_no_pack_is_told_and_nothing_is_played() {
    let none = backroom(&["play", "speakeasy", "--pack", "nowhere.toml"]);
    assert_eq!(none.code, 2);
    assert!(none.err.contains("nowhere.toml"), "{}", none.err);
    let path = mine("other-game.toml");
    let other = backroom(&["simulate", "fliptown", "--pack", &path]);
    assert_eq!(other.code, 2);
    assert!(other.err.contains("fliptown"), "{}", other.err);
    let unknown = backroom(&["pack", "new", "chess"]);
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("in-too-deep"), "{}", unknown.err);
    let deed = backroom(&["pack", "eat", "speakeasy"]);
    assert_eq!(deed.code, 2);
    assert!(
        deed.err.contains("new, check, diff or show"),
        "{}",
        deed.err
    );
    let folder = backroom(&["serve", "--packs", "nowhere"]);
    assert_eq!(folder.code, 2);
    assert!(folder.err.contains("nowhere"), "{}", folder.err);
}
