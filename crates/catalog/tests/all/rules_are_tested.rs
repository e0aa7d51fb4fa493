//! Every rule, ruling, worked example, decision and invariant of a game's rules document is named by a
//! test: in the name of the function (`ft_8_1_…` is FT-8.1, `ft_e5_…` is FT-E5) or in the doc comment
//! directly above it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

use catalog::{GameId, Lang, with_game};
use kernel::{Game, Info, Rulebook};

#[test]
fn every_rule_of_every_game_is_named_by_a_test() {
    for id in GameId::ALL.iter().copied() {
        with_game!(id, G => assert_named::<G>());
    }
}

fn assert_named<G: Game>() {
    let info = G::INFO;
    let crate_dir = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(info.id);
    let mut named = BTreeSet::new();
    visit(&crate_dir, &mut |source| {
        named.extend(names(source, info.prefix))
    })
    .expect("the sources of a game can be read");
    let book = info.rulebook("en");
    let rules: BTreeSet<&str> = book.rules().iter().map(|rule| rule.id.as_str()).collect();
    assert!(rules.len() > 100, "the rules document was not read");
    let missing: Vec<&&str> = rules.iter().filter(|id| !named.contains(**id)).collect();
    assert!(
        missing.is_empty(),
        "{}: no test names {missing:?}",
        info.title
    );
    let unknown: Vec<&String> = named
        .iter()
        .filter(|id| !rules.contains(id.as_str()))
        .collect();
    assert!(
        unknown.is_empty(),
        "{}: tests name {unknown:?}, which are no rules",
        info.title
    );
}

fn visit(dir: &Path, f: &mut impl FnMut(&str)) -> io::Result<()> {
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.is_dir() {
            visit(&path, f)?;
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            f(&fs::read_to_string(&path)?);
        }
    }
    Ok(())
}

/// The IDs that the tests of a source file name.
fn names(source: &str, prefix: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut comment: Vec<&str> = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line.starts_with("///") {
            comment.push(line);
        } else if line.starts_with("#[") {
            is_test |= line == "#[test]";
        } else {
            if let Some(rest) = line.strip_prefix("fn ").filter(|_| is_test) {
                ids.extend(id_of_function(rest, prefix));
                ids.extend(comment.iter().flat_map(|line| ids_in_text(line, prefix)));
            }
            comment.clear();
            is_test = false;
        }
    }
    ids
}

/// `ft_8_1_the_target` names FT-8.1, `ft_r18_bandana` FT-R18.
fn id_of_function(name: &str, prefix: &str) -> Option<String> {
    let name = name.split('(').next()?;
    let mut words = name.split('_');
    if !words.next()?.eq_ignore_ascii_case(prefix) {
        return None;
    }
    let first = words.next()?;
    if first.bytes().all(|b| b.is_ascii_digit()) {
        let second = words.next()?;
        return Some(format!("{prefix}-{first}.{second}"));
    }
    Some(format!("{prefix}-{}", first.to_uppercase()))
}

fn ids_in_text(text: &str, prefix: &str) -> Vec<String> {
    let start = format!("{prefix}-");
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.'))
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| word.starts_with(&start))
        .map(str::to_owned)
        .collect()
}

#[test]
fn names_are_found_where_they_stand() {
    let source = "
/// FT-9.9 belongs to nobody
fn helper() {}

/// FT-8.2, FT-R6: and so on.
#[test]
fn ft_8_1_the_target_is_robbed() {
    // FT-7.7 is only mentioned
}

#[test]
fn ft_e5() {}
";
    assert_eq!(names(source, "FT"), ["FT-8.1", "FT-8.2", "FT-R6", "FT-E5"]);
}

/// Rules, decisions and rulings are what refusals, prompts and the log point to: every language has
/// them all. Worked examples (E) and invariants (I) are for those who write code.
#[test]
fn every_rule_of_every_game_is_told_in_every_language() {
    for id in GameId::ALL.iter().copied() {
        with_game!(id, G => assert_told(&G::INFO));
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
    let number = id.split('-').nth(1).unwrap_or_default();
    number.starts_with(['E', 'I'])
}
