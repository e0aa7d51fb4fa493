//! The tables at which the reader sits, one line each.

use catalog::{GameId, Texts, words};
use kernel::{Phrase, Seat};
use maud::{Markup, html};
use table::TableId;

use crate::draw;
use crate::pages::posters;

/// A table at which the reader sits.
pub(crate) struct Going {
    pub(crate) id: TableId,
    pub(crate) title: String,
    pub(crate) game: GameId,
    /// The seats with the initials of whoever sits there.
    pub(crate) seats: Vec<(Seat, String)>,
    pub(crate) waits: Waits,
    /// How far the game is, in words.
    pub(crate) progress: String,
    /// How many things have happened since the reader last acted.
    pub(crate) news: u32,
}

/// Whom a table waits for.
pub(crate) enum Waits {
    /// The reader.
    You,
    /// Others, by their names.
    Others(Vec<String>),
    /// Nobody: the game is finished and can be looked back at.
    Finished,
    /// Nobody: this program cannot go on with it.
    Stopped,
}

impl Going {
    pub(crate) fn is_mine(&self) -> bool {
        matches!(self.waits, Waits::You)
    }

    pub(crate) fn is_finished(&self) -> bool {
        matches!(self.waits, Waits::Finished)
    }

    fn chip(&self) -> (&'static str, &'static str) {
        match self.waits {
            Waits::You => ("chip legal", "front-state-you"),
            Waits::Others(_) => ("chip", "front-state-others"),
            Waits::Finished => ("chip", "front-state-finished"),
            Waits::Stopped => ("chip", "front-state-stopped"),
        }
    }
}

pub(super) fn list(texts: &Texts, tables: &[&Going]) -> Markup {
    html! {
        ul.going { @for table in tables { li { (row(texts, table)) } } }
    }
}

fn row(texts: &Texts, table: &Going) -> Markup {
    let (class, state) = table.chip();
    html! {
        a href=(draw::table_path(&table.id)) {
            @if let Some(poster) = posters::of(table.game) { (poster.small()) }
            span.txt {
                b { (table.title) }
                span.line.soft {
                    @if table.title != table.game.info().title { (table.game.info().title) }
                    span class=(class) { (texts.say(&Phrase::new(state))) }
                }
                span.line {
                    @for (seat, initial) in &table.seats { (draw::small_token(*seat, initial)) }
                    small { (story(texts, table)) }
                }
            }
        }
    }
}

fn story(texts: &Texts, table: &Going) -> Markup {
    html! {
        (table.progress)
        @if let Waits::Others(names) = &table.waits {
            " " (texts.say(&Phrase::new("front-to-move").with("names", words::people(names))))
        }
        @if table.news > 0 {
            " " strong { (texts.say(&Phrase::new("front-news").with("count", table.news))) }
        }
    }
}
