//! The check that every language says everything, that every message is said somewhere, and that
//! nothing is said which no file has. Tests run it for the catalog, the interfaces and every game.

mod file;
mod source;

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;

use kernel::{Game, OptionSpec, Options, Phrase};

use crate::lang::Lang;
use crate::texts::Locales;
use crate::words;
use file::File;

/// One set of Fluent files, and where its messages are said.
pub struct Lint {
    files: Vec<File>,
    needed: BTreeSet<String>,
    mentioned: BTreeSet<String>,
    /// Literals of sources that mostly say the messages of other files.
    elsewhere: BTreeSet<String>,
    /// Families of messages; those whose members were declared have exactly these.
    families: BTreeMap<String, Option<BTreeSet<String>>>,
    /// Messages that other files have.
    borrowed: BTreeSet<String>,
    problems: Vec<String>,
}

impl Lint {
    /// A check of these files.
    pub fn new(locales: Locales) -> Lint {
        let mut lint = Lint {
            files: Vec::new(),
            needed: BTreeSet::new(),
            mentioned: BTreeSet::new(),
            elsewhere: BTreeSet::new(),
            families: BTreeMap::new(),
            borrowed: BTreeSet::new(),
            problems: Vec::new(),
        };
        for lang in Lang::ALL {
            match locales.iter().find(|(tag, _)| *tag == lang.tag()) {
                Some((_, text)) => lint.files.push(File::read(*lang, text)),
                None => lint.problems.push(format!("[{lang}] there is no file")),
            }
        }
        lint
    }

    /// A check of a game's files: its sources, and what interfaces say of its options and its end.
    pub fn of_game<G: Game>(sources: &Path) -> Lint {
        let mut lint = Lint::new(G::INFO.texts)
            .scan(sources)
            .borrows(crate::TEXTS)
            .family("end");
        let specs = <G::Options as Options>::SPECS.iter();
        let presets = <G::Options as Options>::PRESETS.iter();
        let phrases = specs
            .flat_map(option_phrases)
            .chain(presets.map(words::preset_label))
            .chain([words::game_intro(), words::game_help()]);
        lint.needed
            .extend(phrases.map(|phrase| phrase.id.into_owned()));
        lint
    }

    /// Finds what the Rust sources under a folder say; what stands after `#[cfg(test)]` says nothing.
    #[must_use]
    pub fn scan(mut self, sources: &Path) -> Lint {
        match source::read(sources) {
            Ok(said) => {
                self.needed.extend(said.needed);
                self.mentioned.extend(said.mentioned);
                self.open(said.families);
            }
            Err(error) => self.cannot_read(sources, &error),
        }
        self
    }

    /// Finds which messages the sources under a folder may say; what else they say is not checked.
    #[must_use]
    pub fn mentions(mut self, sources: &Path) -> Lint {
        match source::read(sources) {
            Ok(said) => {
                self.elsewhere.extend(said.mentioned);
                self.open(said.families);
            }
            Err(error) => self.cannot_read(sources, &error),
        }
        self
    }

    /// Messages of these files may be said too.
    #[must_use]
    pub fn borrows(mut self, locales: Locales) -> Lint {
        for (tag, text) in locales {
            if let Ok(lang) = tag.parse() {
                self.borrowed.extend(File::read(lang, text).ids());
            }
        }
        self
    }

    /// Messages `family-…` are said by somebody else.
    #[must_use]
    pub fn family(mut self, family: &str) -> Lint {
        self.open([family.to_owned()]);
        self
    }

    /// The messages `family-…` are exactly those of these members.
    #[must_use]
    pub fn members<'a>(mut self, family: &str, members: impl IntoIterator<Item = &'a str>) -> Lint {
        let ids: BTreeSet<String> = members
            .into_iter()
            .map(|member| Phrase::name(family, member).id.into_owned())
            .collect();
        self.needed.extend(ids.iter().cloned());
        self.families.insert(family.to_owned(), Some(ids));
        self
    }

    /// Everything that is wrong, one line each.
    pub fn problems(&self) -> Vec<String> {
        let mut problems = self.problems.clone();
        for file in &self.files {
            problems.extend(file.problems());
            for id in self.needed.iter().chain(self.look_alikes()) {
                if !file.has(id) && !self.borrowed.contains(id) {
                    problems.push(format!("[{}] the message {id:?} is missing", file.lang));
                }
            }
            for id in file.ids() {
                if !self.is_said(&id) && !file.refers_to(&id) {
                    problems.push(format!("[{}] the message {id:?} is not used", file.lang));
                }
            }
        }
        if let Some((first, rest)) = self.files.split_first() {
            problems.extend(rest.iter().flat_map(|file| file.differences(first)));
        }
        problems
    }

    /// Fails with the list of everything that is wrong.
    ///
    /// # Panics
    /// If anything is wrong: this is for tests.
    pub fn assert_clean(&self) {
        let problems = self.problems();
        assert!(problems.is_empty(), "{}", problems.join("\n"));
    }

    /// Literals that are no message but look like one: their first word is that of messages, as in a
    /// table of ids. The ids of a family are put together and never stand in the source.
    fn look_alikes(&self) -> impl Iterator<Item = &String> {
        let first_word = |id: &str| id.split_once('-').map(|(word, _)| word.to_owned());
        let files = self.files.iter().flat_map(File::ids);
        let known = files.chain(self.needed.iter().cloned());
        let words: BTreeSet<String> = known
            .filter(|id| !self.is_of_a_family(id))
            .filter_map(|id| first_word(&id))
            .collect();
        let is_id = |id: &str| {
            id.bytes()
                .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        };
        self.mentioned.iter().filter(move |id| {
            !self.needed.contains(*id)
                && !self.families.contains_key(*id)
                && is_id(id)
                && first_word(id).is_some_and(|word| words.contains(&word))
        })
    }

    /// Members of these families are said, unless their members were declared.
    fn open(&mut self, families: impl IntoIterator<Item = String>) {
        for family in families {
            self.families.entry(family).or_default();
        }
    }

    fn cannot_read(&mut self, sources: &Path, error: &io::Error) {
        self.problems
            .push(format!("cannot read {}: {error}", sources.display()));
    }

    fn is_said(&self, id: &str) -> bool {
        let literals = [&self.needed, &self.mentioned, &self.elsewhere];
        if literals.iter().any(|ids| ids.contains(id)) {
            return true;
        }
        let mut families = self.families.iter();
        families.any(|(family, members)| {
            belongs(id, family) && members.as_ref().is_none_or(|ids| ids.contains(id))
        })
    }

    fn is_of_a_family(&self, id: &str) -> bool {
        self.families.keys().any(|family| belongs(id, family))
    }
}

/// Whether a message is a member of a family.
fn belongs(id: &str, family: &str) -> bool {
    id.strip_prefix(family)
        .is_some_and(|rest| rest.starts_with('-'))
}

/// The messages that name and explain an option and its values.
fn option_phrases(spec: &OptionSpec) -> Vec<Phrase> {
    let values = spec.values.iter();
    let mut phrases: Vec<Phrase> = values
        .map(|value| words::option_value(spec, value))
        .collect();
    phrases.extend([words::option_label(spec), words::plain_option_help(spec)]);
    phrases
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: (&str, &str) = (
        "en",
        "
coins = { $n ->
    [one] coin
   *[other] coins
}
city-rome = Rome
",
    );
    const CS: (&str, &str) = (
        "cs",
        "
coins = { $n ->
    [one] mince
    [few] mince
   *[other] mincí
}
city-rome = Řím
",
    );
    const PL: (&str, &str) = (
        "pl",
        "
coins = { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}
city-rome = Rzym
",
    );
    const GOOD: Locales = &[EN, CS, PL];

    fn lint(locales: Locales, code: &str) -> Vec<String> {
        let mut lint = Lint::new(locales);
        let said = source::Said::of(code);
        lint.needed = said.needed;
        lint.mentioned = said.mentioned;
        lint.families = said.families.into_iter().map(|f| (f, None)).collect();
        lint.problems()
    }

    const SAYS_ALL: &str =
        "Phrase::new(\"coins\").with(\"n\", 1); Phrase::name(\"city\", city.key)";

    #[test]
    fn complete_files_are_clean() {
        assert_eq!(lint(GOOD, SAYS_ALL), Vec::<String>::new());
    }

    #[test]
    fn missing_and_unused_messages_are_found() {
        let problems = lint(GOOD, "Phrase::new(\"coins\"); texts.word(\"nowhere\")");
        assert_eq!(problems.len(), 6, "{problems:?}");
        assert!(problems[0].contains("\"nowhere\" is missing"));
        assert!(problems[1].contains("\"city-rome\" is not used"));
    }

    #[test]
    fn languages_that_differ_are_found() {
        const OTHER: (&str, &str) = (
            "pl",
            "coins = { $count } monet\ncity-rome = Rzym\nmore = x\n",
        );
        let problems = lint(&[EN, CS, OTHER], SAYS_ALL).join("\n");
        assert!(problems.contains("\"coins\" takes"), "{problems}");
        assert!(problems.contains("\"more\" is not in en"), "{problems}");
        let absent = lint(&[EN, CS], SAYS_ALL).join("\n");
        assert!(absent.contains("[pl] there is no file"), "{absent}");
    }

    #[test]
    fn a_language_may_have_its_own_words_for_saying_something_again() {
        const OWN: (&str, &str) = ("en", "rests = { $who } rests\n    .again = Rests\n");
        const NONE: (&str, &str) = ("cs", "rests = { $who } odpočívá\n");
        const MORE: (&str, &str) = ("pl", "rests = { $who } odpoczywa\n    .again = { $what }\n");
        let problems = lint(&[OWN, NONE, MORE], "Phrase::new(\"rests\")");
        let more = "[pl] \"rests.again\" takes more than its message";
        assert_eq!(problems, [more]);
    }

    #[test]
    fn incomplete_plurals_and_broken_lines_are_found() {
        const POOR: (&str, &str) = (
            "cs",
            "
coins = { $n ->
    [one] mince
   *[other] mincí
}
city-rome = Řím
= junk
",
        );
        let problems = lint(&[EN, POOR, PL], SAYS_ALL).join("\n");
        assert!(problems.contains("needs the plural form few"), "{problems}");
        assert!(problems.contains("cannot be read"), "{problems}");
    }

    #[test]
    fn ids_in_tables_are_needed_too() {
        let table =
            "Phrase::new(\"city-rome\"); const IDS: [&str; 2] = [\"coins\", \"city-paris\"];";
        let problems = lint(GOOD, table);
        assert_eq!(problems.len(), 3, "{problems:?}");
        assert!(problems[0].contains("\"city-paris\" is missing"));
    }

    #[test]
    fn declared_members_close_a_family() {
        let mut lint = Lint::new(GOOD).members("city", ["rome", "new_york"]);
        lint.needed.insert("coins".to_owned());
        let problems = lint.problems();
        assert_eq!(problems.len(), 3, "{problems:?}");
        assert!(problems[0].contains("city-new-york"));
    }
}
