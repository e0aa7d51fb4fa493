//! Every rule, ruling, worked example, decision and invariant of a game's rules document is named by a test, and told
//! in every language.

use std::collections::BTreeSet;

use catalog::{GameId, Lang};
use kernel::{Info, Rulebook};
use measures::named::{Named, letter};

#[test]
fn every_rule_of_every_game_is_named_by_a_test() {
    for id in GameId::ALL {
        let title = id.info().title;
        let Named { rules, named } = Named::of(&id.info()).expect("the sources can be read");
        assert!(rules.len() > 100, "the rules document was not read");
        let missing: Vec<_> = rules.difference(&named).collect();
        assert!(missing.is_empty(), "{title}: no test names {missing:?}");
        let unknown: Vec<_> = named.difference(&rules).collect();
        assert!(
            unknown.is_empty(),
            "{title}: tests name {unknown:?}, which are no rules"
        );
    }
}

/// Rules, decisions and rulings are what refusals, prompts and the log point to: every language has
/// them all. Worked examples (E) and invariants (I) are for those who write code.
#[test]
fn every_rule_of_every_game_is_told_in_every_language() {
    for id in GameId::ALL {
        assert_told(&id.info());
    }
}

fn assert_told(info: &Info) {
    let english = ids(info, "en");
    let told: BTreeSet<&String> = english.iter().filter(|id| !is_for_coders(id)).collect();
    for lang in Lang::ALL.iter().filter(|lang| **lang != Lang::En) {
        let translated = ids(info, lang.tag());
        let translated: BTreeSet<&String> = translated.iter().collect();
        let missing: Vec<_> = told.difference(&translated).collect();
        assert!(
            missing.is_empty(),
            "{}: [{lang}] lacks {missing:?}",
            info.title
        );
        let unknown: Vec<_> = translated.difference(&told).collect();
        assert!(
            unknown.is_empty(),
            "{}: [{lang}] has {unknown:?}",
            info.title
        );
    }
}

fn ids(info: &Info, lang: &str) -> Vec<String> {
    let documents = info.rules.iter().filter(|(tag, _)| *tag == lang);
    let books = documents.map(|(_, text)| Rulebook::parse(text, info.prefix));
    books
        .flat_map(|book| book.rules().to_vec())
        .map(|rule| rule.id)
        .collect()
}

fn is_for_coders(id: &str) -> bool {
    matches!(letter(id), Some('E' | 'I'))
}
