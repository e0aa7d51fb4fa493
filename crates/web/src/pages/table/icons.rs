//! Icons of the interface that no sprite of a game brings along, and the mark of the house.

use maud::{Markup, html};

/// An icon that is drawn with one line.
const LINES: [(&str, &str); 6] = [
    ("copy", "M9 8.5h11V21H9zM15 8V3H4v12.5h4.5"),
    (
        "gear",
        "M6 8v13h12V8zM9 8V4h6v4M9.5 13h.1M14.5 13h.1M9.5 17h5M12 4V1.5",
    ),
    ("flag", "M6 22V3M6 4h12l-3 4.5 3 4.5H6"),
    ("bell", "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 22h4M12 5V2.5"),
    (
        "sound",
        "M4 9.5v5h4l5 4.5V5L8 9.5zM16.5 8.5c2 2 2 5 0 7M19 6c3.5 3.5 3.5 8.5 0 12",
    ),
    ("file", "M12 3v12M7 10.5l5 5 5-5M4 20.5h16"),
];

/// The sprite with all of them.
pub(crate) fn sprite() -> Markup {
    html! {
        svg.sprite aria-hidden="true" width="0" height="0" {
            @for (name, line) in LINES {
                symbol id=(format_args!("i-{name}")) viewBox="0 0 24 24" {
                    path.stroke d=(line) {}
                }
            }
        }
    }
}

/// The mark of the house: a keyhole.
pub(super) fn mark() -> Markup {
    html! {
        svg class="i mk" viewBox="0 0 24 24" aria-hidden="true" {
            path fill-rule="evenodd" d="M4 1.5h16a1.5 1.5 0 0 1 1.5 1.5v18a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 21V3A1.5 1.5 0 0 1 4 1.5zM12 6.5a3.6 3.6 0 0 0-1.9 6.6L8.8 18h6.4l-1.3-4.9A3.6 3.6 0 0 0 12 6.5z" {}
        }
    }
}
