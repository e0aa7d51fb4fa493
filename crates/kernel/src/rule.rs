//! Rule IDs, and the numbered rules they point to.

use std::fmt;

use serde::Serialize;

/// The ID of a rule, ruling or worked example, such as `FT-8.1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// One numbered rule of a game's rules document.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rule {
    /// Its ID.
    pub id: String,
    /// The heading it stands under.
    pub chapter: String,
    /// Its words, without Markdown's emphasis.
    pub text: String,
}

impl Rule {
    /// Whether it is there for those who write code: worked examples (E) with numbers for tests, and invariants (I).
    pub fn is_for_coders(&self) -> bool {
        let number = self.id.split('-').nth(1);
        number.is_some_and(|number| number.starts_with(['E', 'I']))
    }
}

/// The numbered rules of one game, in the order of the document.
#[derive(Clone, Debug, Default)]
pub struct Rulebook {
    rules: Vec<Rule>,
}

impl Rulebook {
    /// Reads a rules document: list items `- **FT-8.1** text` with their continuation lines, and table
    /// rows `| **FT-R1** | question | ruling |` or `| FT-D1 | who | options |`.
    pub fn parse(markdown: &str, prefix: &str) -> Rulebook {
        let mut rules: Vec<Rule> = Vec::new();
        let mut chapter = String::new();
        let mut open = false;
        for line in markdown.lines() {
            if let Some(heading) = line.strip_prefix('#') {
                chapter = heading.trim_start_matches('#').trim().to_owned();
                open = false;
            } else if let Some((id, text)) = item(line, prefix).or_else(|| row(line, prefix)) {
                open = !line.starts_with('|');
                rules.push(Rule {
                    id,
                    chapter: chapter.clone(),
                    text,
                });
            } else if open && line.starts_with(' ') && !line.trim().is_empty() {
                if let Some(rule) = rules.last_mut() {
                    rule.text.push(' ');
                    rule.text.push_str(&plain(line.trim()));
                }
            } else {
                open = false;
            }
        }
        Rulebook { rules }
    }

    /// The same rules with the words of a translation, where it has them.
    #[must_use]
    pub fn translated(mut self, translation: &Rulebook) -> Rulebook {
        for rule in &mut self.rules {
            if let Some(translated) = translation.get(&rule.id) {
                rule.clone_from(translated);
            }
        }
        self
    }

    /// All rules in order.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rule with this ID, whatever the case of its letters.
    pub fn get(&self, id: &str) -> Option<&Rule> {
        self.rules
            .iter()
            .find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    /// What a reader means by `query`: a rule's ID, the number of a chapter (`FT-8`), or words that all
    /// have to occur.
    pub fn search(&self, query: &str) -> Vec<&Rule> {
        if let Some(rule) = self.get(query) {
            return vec![rule];
        }
        let chapter = format!("{}.", query.to_ascii_uppercase());
        let of_chapter: Vec<&Rule> = self
            .rules
            .iter()
            .filter(|rule| rule.id.starts_with(&chapter))
            .collect();
        if !of_chapter.is_empty() {
            return of_chapter;
        }
        let words: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
        if words.is_empty() {
            return Vec::new();
        }
        self.rules
            .iter()
            .filter(|rule| {
                let text = format!("{} {}", rule.chapter, rule.text).to_lowercase();
                words.iter().all(|word| text.contains(word.as_str()))
            })
            .collect()
    }
}

fn item(line: &str, prefix: &str) -> Option<(String, String)> {
    let rest = line.strip_prefix("- **")?;
    let (id, text) = rest.split_once("**")?;
    is_id(id, prefix).then(|| (id.to_owned(), plain(text.trim())))
}

fn row(line: &str, prefix: &str) -> Option<(String, String)> {
    let cells = line.strip_prefix('|')?.trim_end_matches('|');
    let (id, text) = cells.split_once('|')?;
    let id = id.trim().trim_matches('*');
    let text: Vec<&str> = text.split('|').map(str::trim).collect();
    is_id(id, prefix).then(|| (id.to_owned(), plain(&text.join(" — "))))
}

fn is_id(text: &str, prefix: &str) -> bool {
    text.strip_prefix(prefix)
        .and_then(|rest| rest.strip_prefix('-'))
        .is_some_and(|number| !number.is_empty() && !number.contains(' '))
}

fn plain(markdown: &str) -> String {
    markdown.replace("**", "").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
# Game
### AB-1 First things
- **AB-1.1** The **first** rule,
  which goes on.
- **AB-1.2** The second `rule`.

Not a rule.
## Rulings
| **AB-R1** | Why? | Because |
| AB-D1 | owner | yes; no |
- **XY-1.1** of another game
";

    #[test]
    fn rules_rulings_and_decisions_are_read() {
        let book = Rulebook::parse(BOOK, "AB");
        let ids: Vec<&str> = book.rules().iter().map(|rule| rule.id.as_str()).collect();
        assert_eq!(ids, ["AB-1.1", "AB-1.2", "AB-R1", "AB-D1"]);
        let first = book.get("ab-1.1").unwrap();
        assert_eq!(first.text, "The first rule, which goes on.");
        assert_eq!(first.chapter, "AB-1 First things");
        assert_eq!(book.get("AB-R1").unwrap().text, "Why? — Because");
    }

    #[test]
    fn a_translation_stands_in_for_what_it_has() {
        let czech = Rulebook::parse("### AB-1 Nejprve\n- **AB-1.2** Druhé pravidlo.\n", "AB");
        let book = Rulebook::parse(BOOK, "AB").translated(&czech);
        assert_eq!(book.rules().len(), 4);
        assert_eq!(book.get("AB-1.2").unwrap().text, "Druhé pravidlo.");
        assert_eq!(book.get("AB-1.2").unwrap().chapter, "AB-1 Nejprve");
        assert_eq!(book.get("AB-R1").unwrap().text, "Why? — Because");
    }

    #[test]
    fn search_takes_an_id_a_chapter_or_words() {
        let book = Rulebook::parse(BOOK, "AB");
        assert_eq!(book.search("AB-1.2").len(), 1);
        assert_eq!(book.search("ab-1").len(), 2);
        assert_eq!(book.search("SECOND rule").len(), 1);
        assert!(book.search("absent words").is_empty());
        assert!(book.search("  ").is_empty());
    }
}
