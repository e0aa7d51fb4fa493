//! What Rust sources say: the string literals in them, and what stands around those.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

/// What a piece of source says.
#[derive(Default, Debug, PartialEq, Eq)]
pub(super) struct Said {
    /// Messages that are certainly said.
    pub(super) needed: BTreeSet<String>,
    /// Literals that may well be the ids of messages.
    pub(super) mentioned: BTreeSet<String>,
    /// Families of which members are said.
    pub(super) families: BTreeSet<String>,
}

/// Everything said under a folder, but for modules of tests.
pub(super) fn read(folder: &Path) -> io::Result<Said> {
    let mut said = Said::default();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.file_stem().is_some_and(|name| name == "tests") {
            continue;
        }
        if path.is_dir() {
            said.add(read(&path)?);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            said.add(Said::of(&fs::read_to_string(&path)?));
        }
    }
    Ok(said)
}

impl Said {
    /// What a file says, up to its tests.
    pub(super) fn of(code: &str) -> Said {
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        let mut said = Said::default();
        let mut family = String::new();
        for Literal { before, text } in literals(code) {
            if before.ends_with("Phrase::new(") || before.ends_with(".word(") {
                said.needed.insert(text.clone());
            } else if before.ends_with("Phrase::new(format!(") {
                let stem = text.split('{').next().unwrap_or_default();
                said.families.insert(stem.trim_end_matches('-').to_owned());
            } else if before.ends_with("Phrase::name(") {
                said.families.insert(text.clone());
                family = text.clone();
            } else if before.ends_with("Phrase::name(\"\",") {
                let id = kernel::Phrase::name(&family, &text).id;
                said.needed.insert(id.into_owned());
            }
            said.mentioned.insert(text);
        }
        said
    }

    fn add(&mut self, other: Said) {
        self.needed.extend(other.needed);
        self.mentioned.extend(other.mentioned);
        self.families.extend(other.families);
    }
}

/// A string literal with the code before it, without spaces and comments, other literals as `""`.
struct Literal {
    before: String,
    text: String,
}

/// How much of the code before a literal is kept: enough for the longest pattern looked for.
const CONTEXT: usize = 40;

fn literals(code: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut before = String::new();
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = after(rest, "\n");
        } else if rest.starts_with("/*") {
            rest = after(rest, "*/");
        } else if let Some((quoted, left)) = string(rest) {
            let tail: String = before.chars().rev().take(CONTEXT).collect();
            found.push(Literal {
                before: tail.chars().rev().collect(),
                text: quoted,
            });
            before.push_str("\"\"");
            rest = left;
        } else if let Some(left) = character(rest) {
            rest = left;
        } else {
            if !first.is_whitespace() {
                before.push(first);
            }
            rest = &rest[first.len_utf8()..];
        }
    }
    found
}

/// A string literal at the beginning of the code, and the code after it.
fn string(code: &str) -> Option<(String, &str)> {
    if let Some(raw) = code.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let body = raw[hashes..].strip_prefix('"')?;
        let close = format!("\"{}", "#".repeat(hashes));
        let (text, left) = body.split_once(&close)?;
        return Some((text.to_owned(), left));
    }
    let body = code.strip_prefix('"')?;
    let mut escaped = false;
    for (i, c) in body.char_indices() {
        match c {
            '"' if !escaped => return Some((body[..i].to_owned(), &body[i + 1..])),
            _ => escaped = c == '\\' && !escaped,
        }
    }
    None
}

/// The code after a character literal, which may hold a quotation mark; a lifetime is none.
fn character(code: &str) -> Option<&str> {
    let body = code.strip_prefix('\'')?;
    let body = body.strip_prefix('\\').unwrap_or(body);
    let mut chars = body.chars();
    chars.next()?;
    chars.as_str().strip_prefix('\'')
}

fn after<'a>(code: &'a str, mark: &str) -> &'a str {
    code.split_once(mark).map_or("", |(_, left)| left)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_said_counts() {
        let said = Said::of(
            r##"
            // Phrase::new("in-a-comment")
            fn f<'a>(c: char) { if c == '"' { Phrase::new( "one-thing" ); } }
            let why = Phrase::name("city", "new_york").with("n", 3);
            let name = Phrase::name("river", river.key);
            let label = Phrase::new(format!("option-{key}"));
            const NAMES: [&str; 1] = [r#"score-town"#];
            #[cfg(test)]
            mod tests { Phrase::new("in-a-test"); }
            "##,
        );
        let list = |ids: &[&str]| {
            ids.iter()
                .map(|id| (*id).to_owned())
                .collect::<BTreeSet<_>>()
        };
        assert_eq!(said.needed, list(&["one-thing", "city-new-york"]));
        assert_eq!(said.families, list(&["city", "river", "option"]));
        assert!(said.mentioned.contains("score-town"));
        assert!(!said.mentioned.contains("in-a-comment"));
    }
}
