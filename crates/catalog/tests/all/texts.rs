//! Every language says everything: the common words, and every game's, whatever is played.

use std::path::PathBuf;

use catalog::lint::Lint;
use catalog::{GameId, Lang, Texts, with_game};
use kernel::{Game, OptionSpec, Options, Phrase, Seed, Settings};

use crate::auditor::Auditor;

fn sources(of: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(of)
        .join("src")
}

#[test]
fn common_words_are_complete_and_used() {
    Lint::new(catalog::TEXTS)
        .scan(&sources("kernel"))
        .scan(&sources("catalog"))
        .scan(&sources("table"))
        .mentions(&sources("cli"))
        .assert_clean();
}

#[test]
fn the_words_of_every_game_are_complete_and_used() {
    for id in GameId::ALL {
        // Boards say some words of their games.
        let lint = with_game!(*id, G => Lint::of_game::<G>(&sources(G::INFO.id)));
        lint.mentions(&sources("cli")).assert_clean();
    }
}

/// In the story, beside scores and in chips alike.
#[test]
fn a_number_below_zero_has_a_real_minus() {
    const TOLD: catalog::Locales = &[("en", "told = { $one } and { $other }")];
    let texts = Texts::new(Lang::En, &[TOLD]);
    let told = Phrase::new("told").with("one", -4_i64).with("other", 4_i64);
    assert_eq!(texts.say(&told), "−4 and 4");
}

/// What an option changes shows in so many decisions; games as long as they last have tests of their own.
const DECISIONS: usize = 300;

/// Plays random games without options and with every value of every option and says all of it, strictly.
#[test]
fn everything_that_happens_can_be_said_in_every_language() {
    for id in GameId::ALL {
        with_game!(*id, G => say_everything::<G>());
    }
}

fn say_everything<G: Game>() {
    let mut auditor = Auditor::new::<G>();
    let specs = <G::Options as Options>::SPECS;
    for seats in G::Options::SEATS {
        for setting in std::iter::once(None).chain(settings(specs).map(Some)) {
            match G::Options::parse(seats, setting) {
                Err(error) => auditor.say(&error.phrase()),
                Ok(options) => {
                    let seed = Seed::from_text(&format!("{seats} {setting:?}"));
                    auditor.overhear::<G>(&options, &seed, DECISIONS);
                }
            }
        }
    }
}

fn settings(specs: &'static [OptionSpec]) -> impl Iterator<Item = (&'static str, &'static str)> {
    specs
        .iter()
        .flat_map(|spec| spec.values.iter().map(|value| (spec.key, *value)))
}

#[test]
fn option_errors_can_be_said() {
    for id in GameId::ALL {
        with_game!(*id, G => say_option_errors::<G>());
    }
}

fn say_option_errors<G: Game>() {
    let auditor = Auditor::new::<G>();
    let specs = <G::Options as Options>::SPECS;
    let mut wrong = vec![vec![("no-such", "x")]];
    for spec in specs {
        let known = (spec.key, spec.default);
        wrong.extend([vec![(spec.key, "no-such")], vec![known, known]]);
    }
    for pairs in wrong {
        let error = Settings::parse(specs, pairs).expect_err("cannot be set");
        auditor.say(&error.phrase());
    }
    let error = G::Options::parse(G::Options::SEATS.end() + 1, []).expect_err("too many seats");
    auditor.say(&error.phrase());
}
