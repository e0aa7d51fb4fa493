//! The words of a rule, with what they point to and what the reader looks for.

use catalog::GameId;
use kernel::Rulebook;
use maud::{Markup, html};

/// What stands before something that was found in a text, what was found, and what stands after it.
type Cut<'t> = (&'t str, &'t str, &'t str);

/// Cuts a text after everything that is found in it.
fn cut<'t>(
    text: &'t str,
    find: impl Fn(&'t str) -> Option<Cut<'t>>,
) -> Vec<(&'t str, Option<&'t str>)> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, found, after)) = find(rest) {
        pieces.push((before, Some(found)));
        rest = after;
    }
    pieces.push((rest, None));
    pieces
}

/// Writes the words of rules.
pub(super) struct Prose<'a> {
    game: GameId,
    book: &'a Rulebook,
    /// Where the rules stand.
    path: &'a str,
    /// What is looked for, in small letters.
    words: Vec<Vec<char>>,
}

impl<'a> Prose<'a> {
    pub(super) fn new(game: GameId, book: &'a Rulebook, path: &'a str, query: &str) -> Prose<'a> {
        let words = query.split_whitespace();
        Prose {
            game,
            book,
            path,
            words: words
                .map(|word| word.chars().map(small).collect())
                .collect(),
        }
    }

    /// A text with links to the rules that it names and marks on what is looked for.
    pub(super) fn write(&self, text: &str) -> Markup {
        html! {
            @for (plain, id) in cut(text, |text| self.next_reference(text)) {
                (self.mark(plain))
                @if let Some(id) = id {
                    a.rule href=(format_args!("{}#{id}", self.path)) { (id) }
                }
            }
        }
    }

    /// The first rule or chapter that a text names, and what stands before and after.
    fn next_reference<'t>(&self, text: &'t str) -> Option<Cut<'t>> {
        let prefix = format!("{}-", self.game.info().prefix);
        let mut ids = text.match_indices(prefix.as_str()).filter_map(|(at, _)| {
            let tail = &text[at..];
            let end = tail[prefix.len()..].find(|c: char| !c.is_ascii_alphanumeric() && c != '.');
            let id = tail[..end.map_or(tail.len(), |end| end + prefix.len())].trim_end_matches('.');
            self.is_known(id)
                .then(|| (&text[..at], id, &tail[id.len()..]))
        });
        ids.next()
    }

    fn is_known(&self, id: &str) -> bool {
        let chapter = format!("{id}.");
        let mut rules = self.book.rules().iter();
        rules.any(|rule| rule.id == id || rule.id.starts_with(&chapter))
    }

    /// A text with what is looked for marked.
    fn mark(&self, text: &str) -> Markup {
        html! {
            @for (plain, found) in cut(text, |text| self.next_word(text)) {
                (plain)
                @if let Some(found) = found { mark { (found) } }
            }
        }
    }

    fn next_word<'t>(&self, text: &'t str) -> Option<Cut<'t>> {
        text.char_indices().find_map(|(at, _)| {
            let tail = &text[at..];
            let mut lengths = self.words.iter().filter_map(|word| length_of(word, tail));
            let length = lengths.next()?;
            Some((&text[..at], &tail[..length], &tail[length..]))
        })
    }
}

/// How many bytes of a text a word takes up at its beginning, whatever the case of the letters.
fn length_of(word: &[char], text: &str) -> Option<usize> {
    let mut letters = text.chars();
    let mut length = 0;
    for wanted in word {
        let letter = letters.next()?;
        if small(letter) != *wanted {
            return None;
        }
        length += letter.len_utf8();
    }
    (length > 0).then_some(length)
}

/// The small form of a letter, one for one.
fn small(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(text: &str, query: &str) -> String {
        let game = GameId::Fliptown;
        let book = game.info().rulebook("en");
        let prose = Prose::new(game, &book, "/rules/fliptown", query);
        prose.write(text).into_string()
    }

    #[test]
    fn rules_and_chapters_are_linked_and_nothing_else() {
        let link = |id: &str| format!("<a class=\"rule\" href=\"/rules/fliptown#{id}\">{id}</a>");
        assert_eq!(
            write("See FT-8.1, FT-R36 (FT-8). Not FT-99.1 nor FT-.", ""),
            format!(
                "See {}, {} ({}). Not FT-99.1 nor FT-.",
                link("FT-8.1"),
                link("FT-R36"),
                link("FT-8")
            ),
        );
    }

    #[test]
    fn what_is_looked_for_is_marked_in_any_case_and_escaped() {
        assert_eq!(
            write("Žena a ŽENA <b>", "žena <B>"),
            "<mark>Žena</mark> a <mark>ŽENA</mark> <mark>&lt;b&gt;</mark>"
        );
    }
}
