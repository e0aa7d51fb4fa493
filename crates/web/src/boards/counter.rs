//! Numbers of a seat that everybody looks at: in its line, and of the hero on a phone.

use maud::{Markup, html};

use crate::board::{Board, Scene};
use crate::draw;

/// A number that is counted on what a seat has before it: a sheet, a player board.
pub(super) struct Counter<P> {
    pub(super) icon: &'static str,
    pub(super) word: &'static str,
    pub(super) count: fn(&P) -> usize,
}

impl<P> Counter<P> {
    /// Above the board on a phone, with what has changed since the viewer last acted.
    pub(super) fn in_purse<G: Board>(
        &self,
        scene: &Scene<'_, G>,
        now: &P,
        before: Option<&P>,
    ) -> Markup {
        let count = |of: &P| (self.count)(of) as i64;
        let change = before.map_or(0, |before| count(now) - count(before));
        let word = scene.word(self.word);
        html! {
            div title=(word) {
                (draw::icon(self.icon)) span.vh { (word) " " }
                (count(now))
                @if change != 0 { span.chip.new { (draw::signed(change)) } }
            }
        }
    }

    /// In the line of a seat.
    pub(super) fn in_strip<G: Board>(
        &self,
        scene: &Scene<'_, G>,
        now: &P,
        before: Option<&P>,
    ) -> Markup {
        let icon = draw::icon(self.icon);
        let word = scene.word(self.word);
        in_strip(&icon, &word, (self.count)(now), before.map(self.count))
    }
}

/// A number in the line of a seat, marked if it has changed since the viewer last acted.
pub(super) fn in_strip(icon: &Markup, word: &str, now: usize, before: Option<usize>) -> Markup {
    let up = before.is_some_and(|before| before != now);
    html! {
        div.none[now == 0] title=(word) { dt { span.vh { (word) } (icon) } dd.up[up] { (now) } }
    }
}
