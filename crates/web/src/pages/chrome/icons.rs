//! The icons of the pages around the table, in the grammar of all others: 24 by 24, one line weight.

use maud::{Markup, PreEscaped, html};

/// One icon: the symbol `i-<name>` of the page's sprite.
#[derive(Clone, Copy)]
pub(crate) struct Icon {
    pub(crate) name: &'static str,
    path: &'static str,
}

const fn icon(name: &'static str, path: &'static str) -> Icon {
    Icon { name, path }
}

pub(crate) const BOOK: Icon = icon(
    "book",
    "M12 6.5C9.5 4.6 6.5 4 3 4.2V19c3.5-.2 6.5.4 9 2.3 2.5-1.9 5.5-2.5 9-2.3V4.2c-3.5-.2-6.5.4-9 2.3zM12 6.5v14.5",
);
pub(crate) const EYE: Icon = icon(
    "eye",
    "M2 12c2.5-4.7 6-7 10-7s7.5 2.3 10 7c-2.5 4.7-6 7-10 7S4.5 16.7 2 12zM9 12a3 3 0 0 0 6 0 3 3 0 0 0-6 0z",
);
pub(crate) const GLOBE: Icon = icon(
    "globe",
    "M3 12a9 9 0 0 0 18 0 9 9 0 0 0-18 0zM3 12h18M12 3c3.3 3 4 6 4 9s-.7 6-4 9c-3.3-3-4-6-4-9s.7-6 4-9z",
);
pub(crate) const LINK: Icon = icon(
    "link",
    "M10 14a4 4 0 0 0 6 .3l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.3l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5",
);
pub(crate) const MOON: Icon = icon(
    "moon",
    "M19.5 14.5A8.5 8.5 0 0 1 9 4.5a8.5 8.5 0 1 0 10.5 10z",
);
pub(crate) const PLAY: Icon = icon("play", "M6.5 4.5v15L19 12z");
pub(crate) const SEAL: Icon = icon(
    "seal",
    "M5.5 10a6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0-13 0zM8.5 15.5 7 22l5-2.5L17 22l-1.5-6.5M9.5 10l2 2 3.2-3.8",
);
pub(crate) const SEARCH: Icon = icon(
    "search",
    "M4 10.5a6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0-13 0zM15.5 15.5 21 21",
);

/// The symbols that a page uses.
pub(crate) fn sprite(icons: &[Icon]) -> Markup {
    html! {
        svg.sprite aria-hidden="true" width="0" height="0" {
            @for icon in icons { (symbol(*icon)) }
        }
    }
}

fn symbol(icon: Icon) -> Markup {
    PreEscaped(format!(
        "<symbol id=\"i-{}\" viewBox=\"0 0 24 24\"><path d=\"{}\" fill=\"none\" stroke=\"currentColor\" \
         stroke-width=\"1.7\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/></symbol>",
        icon.name, icon.path
    ))
}
