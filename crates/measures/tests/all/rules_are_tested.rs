//! Every rule, ruling, worked example, decision and invariant of a game's rules document is named by a test, and told
//! in every language.

use std::collections::BTreeSet;

use catalog::{GameId, Lang};
use kernel::{Info, Rule, Rulebook};
use measures::named::Named;

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
/// them all, and nothing else.
#[test]
fn every_rule_of_every_game_is_told_in_every_language() {
    for id in GameId::ALL {
        let info = id.info();
        let mut english = rules(&info, Lang::En);
        english.retain(|rule| !rule.is_for_coders());
        for lang in Lang::ALL.iter().filter(|lang| **lang != Lang::En) {
            let (told, translated) = (ids(&english), ids(&rules(&info, *lang)));
            let missing: Vec<_> = told.difference(&translated).collect();
            assert!(missing.is_empty(), "{id}: [{lang}] lacks {missing:?}");
            let unknown: Vec<_> = translated.difference(&told).collect();
            assert!(unknown.is_empty(), "{id}: [{lang}] has {unknown:?}");
        }
    }
}

fn rules(info: &Info, lang: Lang) -> Vec<Rule> {
    let documents = info.rules.iter().filter(|(tag, _)| *tag == lang.tag());
    let books = documents.map(|(_, text)| Rulebook::parse(text, info.prefix));
    books.flat_map(|book| book.rules().to_vec()).collect()
}

fn ids(rules: &[Rule]) -> BTreeSet<String> {
    rules.iter().map(|rule| rule.id.clone()).collect()
}
