//! What stands around every page.

use catalog::{GameId, Texts};
use maud::{DOCTYPE, Markup, html};

use crate::reader::Reader;
use crate::{assets, draw};

/// What the head of a page says.
pub(crate) struct Head<'a> {
    pub(crate) title: &'a str,
    /// Whose palette the page wears; the house's own without.
    pub(crate) game: Option<GameId>,
    /// Symbols and patterns besides the icons of the interface.
    pub(crate) sprite: Markup,
}

/// A whole page.
pub(crate) fn page(reader: &Reader, texts: &Texts, head: &Head<'_>, body: &Markup) -> Markup {
    let game = head.game.map_or("house", |id| id.info().id);
    html! {
        (DOCTYPE)
        html lang=(texts.lang()) data-game=(game) data-theme=[reader.theme.forced()] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (head.title) }
                link rel="icon" href="/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href=(assets::style(head.game).path);
                script type="module" src=(assets::script().path) {}
            }
            body {
                (draw::ICONS)
                (head.sprite)
                (body)
            }
        }
    }
}
