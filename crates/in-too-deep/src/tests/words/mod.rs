//! Everything that the game says has words in every language, and a rule of the book behind it.

mod crimes;
mod events;
mod questions;

use std::collections::HashSet;

use kernel::{Arg, Chance, Explain, Game, Options as _, Phrase, Play, RuleId, Seed, Viewer};

use super::given::{ANNA, table};
use crate::pieces::{Crime, Criminal, Dilemma, Item, Outcome, Zone};
use crate::score::epilogue;
use crate::step::Step;
use crate::{Action, InTooDeep, Options, words};

/// The messages of every language, and the rules.
struct Book {
    languages: Vec<HashSet<&'static str>>,
    rules: HashSet<String>,
}

impl Book {
    fn open() -> Book {
        let texts = InTooDeep::INFO.texts.iter();
        let rulebook = InTooDeep::INFO.rulebook("en");
        Book {
            languages: texts.map(|(_, text)| messages(text)).collect(),
            rules: rulebook
                .rules()
                .iter()
                .map(|rule| rule.id.clone())
                .collect(),
        }
    }

    fn says(&self, phrase: &Phrase) {
        for language in &self.languages {
            assert!(language.contains(phrase.id.as_ref()), "{phrase:?}");
        }
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Phrase(inner) => self.says(inner),
                Arg::List(inner) => inner.iter().for_each(|one| self.says(one)),
                Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
            }
        }
    }

    fn explains(&self, said: &(impl Explain + std::fmt::Debug)) {
        self.has(said.rule());
        self.says(&said.phrase());
    }

    fn has(&self, rule: RuleId) {
        assert!(self.rules.contains(rule.0), "{rule:?}");
    }
}

fn messages(text: &'static str) -> HashSet<&'static str> {
    let heads = text.lines().filter_map(|line| line.split_once(" ="));
    heads.map(|(id, _)| id).collect()
}

const WHO: Criminal = Criminal::Hacker;
const ITEM: Item = Item::Cash;
const ZONE: Zone = Zone::Harbor;
const CRIME: Crime = Crime::A1SoftCount;

#[test]
fn cards_and_ends_have_words() {
    let book = Book::open();
    for crime in Crime::ALL {
        book.says(&words::crime_card(crime));
        for outcome in Outcome::ALL {
            book.says(&words::reward(crime.reward(outcome)));
        }
    }
    for dilemma in Dilemma::ALL {
        book.says(&words::dilemma_card(dilemma));
    }
    for (edge, foiled) in [(false, false), (false, true), (true, false), (true, true)] {
        let reason = epilogue(edge, foiled);
        book.says(&words::epilogue(reason));
        book.says(&Phrase::name("end", reason));
    }
}

/// How many decisions of a game are looked at.
const DECISIONS: usize = 400;

#[test]
fn different_actions_read_differently() {
    let book = Book::open();
    for seats in 1..=5 {
        let options = Options::parse(seats, []).expect("the defaults fit");
        let seed = Seed::from_text(&format!("words {seats}"));
        let mut play = Play::<InTooDeep>::new(&options, seed);
        let mut chance = Chance::new(&seed.nth(1));
        for _ in 0..DECISIONS {
            let Some(seat) = play.state().to_act().iter().next() else {
                break;
            };
            let view = play.state().view(Viewer::Seat(seat));
            let legal = play.state().legal_actions(seat);
            let mut phrases: Vec<Phrase> = Vec::new();
            for action in &legal {
                let choice = InTooDeep::describe(&view, *action);
                book.has(choice.rule);
                book.says(&choice.phrase);
                assert!(!phrases.contains(&choice.phrase), "{action:?}");
                phrases.push(choice.phrase);
            }
            let action = *chance.pick(&legal);
            play.apply(seat, action).expect("legal is legal");
        }
    }
}

/// ID-R83: whoever holds no crime is asked before step 5 all the same if support can be used.
#[test]
fn id_r83_nobody_is_told_to_keep_crimes_that_are_not_held() {
    let way_out = |crimes: &[&str]| {
        let given = table(2)
            .hand(ANNA, crimes)
            .tool(ANNA, "shift_searches")
            .asking(ANNA, Step::Discard { begun: false });
        let view = given.game.view(Viewer::Seat(ANNA));
        InTooDeep::describe(&view, Action::Pass).phrase
    };
    assert_eq!(way_out(&[]), Phrase::new("choice-nothing-to-discard"));
    assert_eq!(
        way_out(&["petty_fencing"]),
        Phrase::new("choice-no-discard")
    );
}
