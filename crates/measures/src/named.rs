//! Which rules of a game the tests of its crate name: in the name of the function (`ft_8_1_…` is FT-8.1, `ft_e5_…` is
//! FT-E5) or in the doc comment directly above it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

use kernel::Info;

/// The sorts of IDs in a rules document: the letter before the number, and what it stands for.
pub const SORTS: [(Option<char>, &str); 6] = [
    (None, "rules"),
    (Some('R'), "rulings"),
    (Some('E'), "examples"),
    (Some('D'), "decisions"),
    (Some('I'), "invariants"),
    (Some('A'), "amendments"),
];

/// The IDs of a game's rules document, and those that its tests name.
#[derive(Debug)]
pub struct Named {
    /// In the document.
    pub rules: BTreeSet<String>,
    /// By tests.
    pub named: BTreeSet<String>,
}

impl Named {
    /// Reads the document and the sources of a game's crate.
    pub fn of(info: &Info) -> io::Result<Named> {
        let mut named = BTreeSet::new();
        for_each_source(info.id, |source| named.extend(names(source, info.prefix)))?;
        let book = info.rulebook("en");
        let rules = book.rules().iter().map(|rule| rule.id.clone());
        Ok(Named {
            rules: rules.collect(),
            named,
        })
    }

    /// How many IDs of a sort there are, and how many of them tests name.
    pub fn count(&self, sort: Option<char>) -> (usize, usize) {
        let of_sort = |id: &&String| letter(id) == sort;
        let rules: Vec<&String> = self.rules.iter().filter(of_sort).collect();
        let named = rules.iter().filter(|id| self.named.contains(**id));
        (rules.len(), named.count())
    }
}

/// The letter before the number of an ID; rules have none.
fn letter(id: &str) -> Option<char> {
    let number = id.split('-').nth(1)?;
    number.chars().next().filter(char::is_ascii_alphabetic)
}

/// Shows every source file of a crate of this house.
pub fn for_each_source(name: &str, mut f: impl FnMut(&str)) -> io::Result<()> {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    visit(&crates.join(name), &mut f)
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
