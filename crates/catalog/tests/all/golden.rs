//! Golden games: a few recorded games per mode, replayed to the same log and the same score.
//!
//! `crates/<game>/tests/golden/<edition>/<name>.replay` is the game, `<name>.story` what a spectator reads of it
//! and the final score sheet. Reading a story is how a person checks the rules. The games of the first edition stay as
//! they were recorded then; those of the last one are played with all amendments. After a change of words that is meant,
//! the same games are told anew by `BACKROOM_RECORD=stories cargo test -p catalog --test all golden`; only when the
//! rules themselves go another way, others are played with `BACKROOM_RECORD=games`. Then read the difference.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use bots::{Dice, Greedy, Player, Worth};
use catalog::{GameId, Lang, Texts, with_game};
use kernel::replay::{self, Replay};
use kernel::{Chance, Explain, Eyes, Game, Options, Play, Seat, Seed, Viewer};

/// Every edition of which games were recorded; those of the last one can be recorded anew.
const EDITIONS: [&str; 2] = ["first", LAST];
const LAST: &str = "second";

/// Name, seats and options of the games that are recorded.
type Recipe = (&'static str, u8, &'static [(&'static str, &'static str)]);

fn recipes(game: GameId) -> &'static [Recipe] {
    match game {
        GameId::Fliptown => &[
            ("solo", 1, &[]),
            (
                "solo-characters-holdem",
                1,
                &[("characters", "on"), ("holdem", "on")],
            ),
            (
                "jane-easy",
                1,
                &[("cowbot", "calamity_jane"), ("difficulty", "easy")],
            ),
            ("billy-normal", 1, &[("cowbot", "billy_the_kid")]),
            (
                "bart-hard",
                1,
                &[
                    ("cowbot", "black_bart"),
                    ("difficulty", "hard"),
                    ("holdem", "on"),
                ],
            ),
            (
                "one-card",
                1,
                &[
                    ("cowbot", "random"),
                    ("characters", "on"),
                    ("one_card_setup", "on"),
                ],
            ),
            ("two", 2, &[]),
            ("three-characters", 3, &[("characters", "on")]),
            (
                "four-competitive",
                4,
                &[
                    ("characters", "on"),
                    ("holdem", "on"),
                    ("competitive", "on"),
                ],
            ),
        ],
        GameId::EscapePlan => &[
            ("solo", 1, &[]),
            ("two", 2, &[]),
            ("three", 3, &[]),
            ("four", 4, &[]),
            ("five", 5, &[]),
        ],
        GameId::Speakeasy => &[
            ("solo", 1, &[]),
            (
                "solo-hard",
                1,
                &[("difficulty", "hard"), ("still_rebuild", "on")],
            ),
            ("two", 2, &[]),
            ("three", 3, &[]),
            ("four", 4, &[("still_rebuild", "on")]),
        ],
        GameId::InTooDeep => &[
            ("solo", 1, &[]),
            (
                "solo-hard",
                1,
                &[("difficulty", "hard"), ("storylines", "7")],
            ),
            ("two", 2, &[]),
            ("two-echo", 2, &[("echo_joins", "on")]),
            ("three", 3, &[]),
            ("four", 4, &[]),
            ("five", 5, &[("storylines", "6")]),
        ],
    }
}

/// Whether a seat is played well while a game is recorded; the others decide at random, so that
/// everything happens sooner or later. A thief who does so hardly ever escapes, and would not be scored.
fn plays_well(game: GameId, seat: Seat) -> bool {
    match game {
        GameId::Fliptown => false,
        GameId::EscapePlan | GameId::Speakeasy => seat.index().is_multiple_of(2),
        // Dice gather so little evidence that a game of theirs takes thousands of decisions.
        GameId::InTooDeep => true,
    }
}

#[test]
fn golden_games_go_as_recorded() {
    let record = std::env::var("BACKROOM_RECORD").unwrap_or_default();
    assert!(
        ["", "stories", "games"].contains(&record.as_str()),
        "{record}?"
    );
    for id in GameId::ALL {
        for recipe in recipes(*id) {
            with_game!(*id, G => {
                if record == "games" {
                    write::<G>(*id, recipe, &golden(*id, LAST).join(recipe.0));
                }
                for edition in EDITIONS {
                    check::<G>(recipe.0, &golden(*id, edition).join(recipe.0), &record);
                }
            });
        }
    }
}

fn check<G: Worth>(name: &str, file: &Path, record: &str) {
    let text = read(&file.with_extension("replay"));
    let replay: Replay = text.parse().expect("a golden replay is well-formed");
    let play: Play<G> = replay
        .verify()
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(play.state().is_over(), "{name}: the game is not over");
    if !record.is_empty() {
        fs::write(file.with_extension("story"), told(&play)).expect("the story can be written");
    }
    let recorded = read(&file.with_extension("story"));
    assert_eq!(
        told(&play),
        recorded,
        "{name} goes another way than recorded"
    );
}

fn golden(game: GameId, edition: &str) -> PathBuf {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let golden = crates.join(game.info().id).join("tests").join("golden");
    golden.join(edition)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Plays a game and records its moves.
fn write<G: Worth>(id: GameId, (name, seats, options): &Recipe, file: &Path) {
    let options =
        G::Options::parse(*seats, options.iter().copied()).expect("recipes can be played");
    let seed = Seed::from_text(name);
    let mut play = Play::<G>::new(&options, seed);
    let mut picks = Chance::new(&seed.nth(0));
    let mut greedy = Greedy::new(Dice::new(&seed));
    loop {
        let busy: Vec<_> = play.state().to_act().iter().collect();
        if busy.is_empty() {
            break;
        }
        let seat = *picks.pick(&busy);
        let legal = play.state().legal_actions(seat);
        let action = if plays_well(id, seat) {
            greedy.choose(&Eyes::new(play.state(), seat), &legal)
        } else {
            *picks.pick(&legal)
        };
        play.apply(seat, action).expect("a legal action is taken");
    }
    let text = replay::write(&play).expect("the game began with its set-up");
    fs::create_dir_all(golden(id, LAST)).expect("the folder can be made");
    fs::write(file.with_extension("replay"), text).expect("the replay can be written");
}

/// The story of a game as the components of its table tell it.
fn told<G: Game>(play: &Play<G>) -> String {
    play.state().options().within(|| story(play))
}

/// What a spectator reads, with the rule behind each line, and the final score sheet.
fn story<G: Game>(play: &Play<G>) -> String {
    let texts = Texts::of_game::<G>(Lang::En, &[]);
    let mut story = String::new();
    for seen in play.log().seen_by(Viewer::Spectator) {
        let event = texts.say(&seen.event.phrase());
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(story, "{:>4} {event} [{}]", seen.since, seen.event.rule());
    }
    let standing = G::standing(&play.state().view(Viewer::Spectator));
    for score in &standing.seats {
        let _ = writeln!(story, "\n{}: {}", texts.name(score.seat), score.total);
        for category in &score.categories {
            let points = category
                .points
                .map_or("?".to_owned(), |points| points.to_string());
            let _ = writeln!(story, "  {}: {points}", texts.word(category.name));
        }
        for honour in &score.honours {
            let _ = writeln!(story, "  {}", texts.say(honour));
        }
    }
    for automa in &standing.automas {
        let _ = writeln!(story, "\n{}: {}", texts.say(&automa.name), automa.total);
    }
    if let Some(end) = &standing.end {
        let _ = writeln!(story, "\n{} {:?}", end.reason, end.winners);
    }
    story
}
