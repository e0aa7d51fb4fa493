//! The numbered rules of a game, to be read and searched.

mod prose;

use catalog::{GameId, Lang, Texts, words};
use kernel::{Phrase, Rule, Rulebook};
use maud::{Markup, html};

use crate::draw;
use crate::pages::chrome::{self, Page};
use crate::reader::Reader;
use crate::texts;
use crate::whence::Whence;
use prose::Prose;

/// The rules of a game, all of them, or those that a reader looks for; and the way back to the table.
pub(crate) fn rules(
    reader: &Reader,
    texts: &Texts,
    game: GameId,
    query: &str,
    whence: Option<&Whence>,
) -> Markup {
    let query = query.trim();
    // Where all rules are, a link to one of them leaves neither the page nor its address.
    let path = match query {
        "" => String::new(),
        _ => draw::rules_path(game),
    };
    let book = Book::new(game, texts.lang(), path);
    let mut found: Vec<&Rule> = match query {
        "" => book.told.rules().iter().collect(),
        _ => book.told.search(query),
    };
    // Whoever asks for one by its ID gets it, whatever it is.
    found.retain(|rule| !rule.is_for_coders() || rule.id.eq_ignore_ascii_case(query));
    let chapters = chapters(&found);
    let title = texts.say(&Phrase::new("rules-title").with("game", game.info().title));
    let main = html! {
        div.rulebook {
            aside.toc {
                @if let Some(whence) = whence { (back(texts, whence)) }
                (others(texts, game))
                (search(texts, game, query))
                (contents(texts, &chapters, query.is_empty()))
            }
            article.panel.sheet {
                h1 { (title) }
                p.soft { (texts.word("rules-intro")) }
                @if query.is_empty() { (how_to_play(texts)) } @else { (outcome(texts, game, query, found.len())) }
                @for (i, chapter) in chapters.iter().enumerate() { (section(texts, &book, chapter, i, query)) }
            }
        }
    };
    let page = Page {
        title: &title,
        game: Some(game),
    };
    chrome::page(reader, texts, &page, &main)
}

/// One rule by itself, for a note beside a board; `None` if there is no such rule.
pub(crate) fn rule_fragment(texts: &Texts, game: GameId, id: &str) -> Option<Markup> {
    let book = Book::new(game, texts.lang(), draw::rules_path(game));
    let rule = book.told.get(id)?;
    Some(html! {
        div."rule-note" lang=[book.foreign(rule)] {
            b { (rule.id) " · " (heading(&rule.chapter).1) }
            (body(&book, rule, ""))
            a.rule href=(format_args!("{}#{}", book.path, rule.id)) { (texts.word("rules-read-on")) }
        }
    })
}

/// The rules as the reader reads them, and as their authors wrote them.
struct Book {
    game: GameId,
    lang: Lang,
    /// Where all of them stand.
    path: String,
    told: &'static Rulebook,
    english: &'static Rulebook,
}

impl Book {
    fn new(game: GameId, lang: Lang, path: String) -> Book {
        Book {
            game,
            lang,
            path,
            told: texts::rulebook(game, lang),
            english: texts::rulebook(game, Lang::En),
        }
    }

    /// The language of a rule that has no translation into the reader's.
    fn foreign(&self, rule: &Rule) -> Option<&'static str> {
        let untranslated = self.english.get(&rule.id) == Some(rule);
        (self.lang != Lang::En && untranslated).then_some(Lang::En.tag())
    }
}

/// Rules that stand together under a heading.
struct Chapter<'a> {
    heading: &'a str,
    rules: Vec<&'a Rule>,
}

fn chapters<'a>(rules: &[&'a Rule]) -> Vec<Chapter<'a>> {
    let same = |a: &&Rule, b: &&Rule| a.chapter == b.chapter;
    let chapters = rules.chunk_by(same).map(|rules| Chapter {
        heading: rules[0].chapter.as_str(),
        rules: rules.to_vec(),
    });
    chapters.collect()
}

/// A heading without the number it has in the document: `FT-8` and `Badlands`, whether the document says
/// `FT-8 Badlands` or `4.8 Badlands (FT-8)`.
fn heading(chapter: &str) -> (Option<&str>, &str) {
    let is_id = |id: &str| id.contains('-') && id.ends_with(|c: char| c.is_ascii_digit());
    let (first, rest) = chapter.split_once(' ').unwrap_or(("", chapter));
    if is_id(first) {
        return (Some(first), rest);
    }
    let is_number = first.contains('.') && first.chars().all(|c| c.is_ascii_digit() || c == '.');
    let title = if is_number { rest } else { chapter };
    match title
        .strip_suffix(')')
        .and_then(|title| title.rsplit_once(" ("))
    {
        Some((title, id)) if is_id(id) => (Some(id), title),
        _ => (None, title),
    }
}

/// The game in a page of words, for whoever has never seen it; the numbered rules follow.
fn how_to_play(texts: &Texts) -> Markup {
    let lines = [words::game_intro(), words::game_help()].map(|phrase| texts.say(&phrase));
    let lines = lines.iter().flat_map(|text| text.lines());
    html! {
        section.how {
            h2 #how { (texts.word("rules-how")) }
            @for line in lines.filter(|line| !line.trim().is_empty()) {
                @match line.split_once(": ").filter(|(lead, _)| is_lead(lead)) {
                    Some((lead, rest)) => { p { b { (lead) ":" } " " (rest) } }
                    None => { p { (line) } }
                }
            }
        }
    }
}

/// Whether a line begins with a word or two that say what it is about.
fn is_lead(lead: &str) -> bool {
    lead.split_whitespace().count() <= 4 && !lead.contains(['.', ','])
}

/// Where a chapter stands: by its number if it has one, so that rules can point to it.
fn anchor(chapter: &Chapter<'_>, index: usize) -> String {
    heading(chapter.heading)
        .0
        .map_or_else(|| format!("chapter-{index}"), str::to_owned)
}

/// The way back to the table that the reader came from.
fn back(texts: &Texts, whence: &Whence) -> Markup {
    let word = match whence.is_replay() {
        true => "rules-to-replay",
        false => "rules-to-table",
    };
    html! { a.btn #to-table href=(whence) { (draw::icon("undo")) (texts.word(word)) } }
}

/// The way to the rules of the other games.
fn others(texts: &Texts, game: GameId) -> Markup {
    html! {
        nav.games aria-label=(texts.word("rules-games")) {
            @for other in GameId::ALL {
                a href=(draw::rules_path(*other)) aria-current=[(*other == game).then_some("page")] {
                    (other.info().title)
                }
            }
        }
    }
}

fn search(texts: &Texts, game: GameId, query: &str) -> Markup {
    html! {
        form.search role="search" action=(draw::rules_path(game)) {
            label.vh for="q" { (texts.word("rules-search")) }
            input #q type="text" name="q" value=(query) placeholder=(texts.word("rules-search-hint")) maxlength="80";
            button.btn aria-label=(texts.word("rules-search")) { (draw::icon("search")) }
        }
    }
}

fn contents(texts: &Texts, chapters: &[Chapter<'_>], whole: bool) -> Markup {
    html! {
        nav aria-label=(texts.word("rules-contents")) {
            ol {
                @if whole { li { a href="#how" { (texts.word("rules-how")) } } }
                @for (i, chapter) in chapters.iter().enumerate() {
                    @let (id, title) = heading(chapter.heading);
                    li { a href=(format_args!("#{}", anchor(chapter, i))) {
                        @if let Some(id) = id { span.num { (id) } } (title)
                    } }
                }
            }
        }
    }
}

fn outcome(texts: &Texts, game: GameId, query: &str, found: usize) -> Markup {
    let phrase = Phrase::new("rules-found")
        .with("count", found as i64)
        .with("query", query);
    html! {
        p.outcome role="status" {
            (texts.say(&phrase)) " "
            a href=(draw::rules_path(game)) { (texts.word("rules-all")) }
        }
    }
}

fn section(texts: &Texts, book: &Book, chapter: &Chapter<'_>, index: usize, query: &str) -> Markup {
    let (id, title) = heading(chapter.heading);
    let foreign = chapter.rules.first().and_then(|rule| book.foreign(rule));
    html! {
        section {
            h2 id=(anchor(chapter, index)) lang=[foreign] { @if let Some(id) = id { span.num { (id) } " " } (title) }
            @if foreign.is_some() { p.soft { (texts.word("rules-english")) } }
            ol.numbered { @for rule in &chapter.rules { (item(book, rule, query)) } }
        }
    }
}

fn item(book: &Book, rule: &Rule, query: &str) -> Markup {
    html! {
        li id=(rule.id) lang=[book.foreign(rule)] {
            a.rule href=(format_args!("{}#{}", book.path, rule.id)) { (rule.id) }
            div { (body(book, rule, query)) }
        }
    }
}

/// What the document has in the columns of a table: a question and its answer, a person and the choices.
fn body(book: &Book, rule: &Rule, query: &str) -> Markup {
    let prose = Prose::new(book.game, book.told, &book.path, query);
    let kind = rule
        .id
        .rsplit_once('-')
        .and_then(|(_, number)| number.chars().next());
    let columns = matches!(kind, Some('R' | 'D'))
        .then(|| rule.text.split_once(" — "))
        .flatten();
    html! {
        @match columns {
            Some((first, rest)) => { p { b { (prose.write(first)) } } p { (prose.write(rest)) } }
            None => {
                @let mut items = rule.text.split(ITEM);
                @if let Some(lead) = items.next() { p { (prose.write(lead)) } }
                @let items: Vec<&str> = items.collect();
                @if !items.is_empty() { ul { @for item in items { li { (prose.write(item)) } } } }
            }
        }
    }
}

/// What stands before each item of a list inside a rule: the document's lines are joined to one.
const ITEM: &str = " - ";
