//! Every language says everything: the common words, and every game's, whatever is played.

use std::path::PathBuf;

use catalog::lint::Lint;
use catalog::{GameId, Lang, Texts, with_game, words};
use kernel::{
    Chance, Explain, Game, OptionSpec, Options, Phrase, Play, Seed, Settings, Standing, Viewer,
};

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

/// Plays random games without options and with every value of every option and says all of it, strictly.
#[test]
fn everything_that_happens_can_be_said_in_every_language() {
    for id in GameId::ALL {
        with_game!(*id, G => say_everything::<G>());
    }
}

fn say_everything<G: Game>() {
    let languages = languages::<G>();
    let specs = <G::Options as Options>::SPECS;
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        for setting in std::iter::once(None).chain(settings(specs).map(Some)) {
            match G::Options::parse(seats, setting) {
                Err(error) => say(&languages, &error.phrase()),
                Ok(options) => {
                    let seed = Seed::from_text(&format!("{seats} {setting:?}"));
                    tell_a_game::<G>(&languages, &options, seed);
                }
            }
        }
    }
}

fn languages<G: Game>() -> Vec<Texts> {
    let languages = Lang::ALL.iter();
    languages
        .map(|lang| Texts::of_game::<G>(*lang, &[]))
        .collect()
}

fn settings(specs: &'static [OptionSpec]) -> impl Iterator<Item = (&'static str, &'static str)> {
    specs
        .iter()
        .flat_map(|spec| spec.values.iter().map(|value| (spec.key, *value)))
}

fn tell_a_game<G: Game>(languages: &[Texts], options: &G::Options, seed: Seed) {
    let mut play = Play::<G>::new(options, seed);
    let mut chance = Chance::new(&seed.nth(1));
    while let Some(seat) = play.state().to_act().iter().next() {
        let prompt = play.state().prompt(seat).expect("who is to act is asked");
        say(languages, &prompt.phrase());
        for texts in languages {
            let help = texts.help(&prompt.phrase());
            assert!(help.is_none_or(|help| !help.contains("{$")), "{prompt:?}");
        }
        let view = play.state().view(Viewer::Seat(seat));
        let legal = play.state().legal_actions(seat);
        for action in &legal {
            say(languages, &G::describe(&view, *action).phrase);
        }
        say_standing(languages, &G::standing(&view));
        let action = *chance.pick(&legal);
        play.apply(seat, action).expect("legal is legal");
    }
    for entry in play.log().entries() {
        say(languages, &entry.event.phrase());
    }
    let view = play.state().view(Viewer::Spectator);
    say_standing(languages, &G::standing(&view));
}

fn say_standing(languages: &[Texts], standing: &Standing) {
    for score in &standing.seats {
        for category in &score.categories {
            say(languages, &Phrase::new(category.name));
        }
        for honour in &score.honours {
            say(languages, honour);
        }
    }
    for automa in &standing.automas {
        say(languages, &automa.name);
        for category in &automa.categories {
            say(languages, &Phrase::new(category.name));
        }
    }
    if let Some(end) = &standing.end {
        say(languages, &words::end_reason(end.reason));
    }
}

fn say(languages: &[Texts], phrase: &Phrase) {
    for texts in languages {
        if let Err(error) = texts.try_say(phrase) {
            panic!("{error}\n{phrase:?}");
        }
    }
}

#[test]
fn option_errors_can_be_said() {
    for id in GameId::ALL {
        with_game!(*id, G => say_option_errors::<G>());
    }
}

fn say_option_errors<G: Game>() {
    let specs = <G::Options as Options>::SPECS;
    let mut wrong = vec![vec![("no-such", "x")]];
    for spec in specs {
        let known = (spec.key, spec.default);
        wrong.extend([vec![(spec.key, "no-such")], vec![known, known]]);
    }
    for pairs in wrong {
        let error = Settings::parse(specs, pairs).expect_err("cannot be set");
        say(&languages::<G>(), &error.phrase());
    }
    let error = G::Options::parse(G::INFO.max_seats + 1, []).expect_err("too many seats");
    say(&languages::<G>(), &error.phrase());
}
