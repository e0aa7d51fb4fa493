//! Small things that every page and every board draws alike.

use std::fmt;

use kernel::{RuleId, Seat};
use maud::{Markup, PreEscaped, html};
use table::TableId;

/// The icons of the interface, which are the same in all games; every page carries them. A game adds the
/// symbols of its own.
pub(crate) const ICONS: PreEscaped<&str> = PreEscaped(include_str!("../assets/icons.svg"));

/// An icon, of the interface or of the game: `icon("undo")` is the symbol `i-undo`.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg class="i" aria-hidden="true" { use href=(format_args!("#i-{name}")) {} } }
}

/// An icon in the colour of a class, such as `red` for hearts.
pub(crate) fn icon_in(class: &str, name: &str) -> Markup {
    html! { svg class=(format_args!("i {class}")) aria-hidden="true" { use href=(format_args!("#i-{name}")) {} } }
}

/// The token of a seat: colour, shape and initial.
pub(crate) fn token(seat: Seat, initial: &str) -> Markup {
    html! { span.tok data-seat=(seat.0 + 1) { (initial) } }
}

/// A small token of a seat.
pub(crate) fn small_token(seat: Seat, initial: &str) -> Markup {
    html! { span class="tok s" data-seat=(seat.0 + 1) { (initial) } }
}

/// A link to a rule; the script of the table opens it in place.
pub(crate) fn rule_link(game: &str, rule: RuleId) -> Markup {
    html! { a.rule href=(rule_path(game, rule)) { (rule) } }
}

/// Where the rules of a game stand.
pub(crate) fn rules_path(game: impl fmt::Display) -> String {
    format!("/rules/{game}")
}

/// Where a rule stands.
pub(crate) fn rule_path(game: &str, rule: RuleId) -> String {
    format!("{}#{rule}", rules_path(game))
}

/// Where a table stands.
pub(crate) fn table_path(id: &TableId) -> String {
    format!("/t/{id}")
}

/// Where one deed at a table is sent.
pub(crate) fn deed_path(id: &TableId, deed: &str) -> String {
    format!("{}/{deed}", table_path(id))
}

/// A notation as part of an HTML id: `go mine m2b` is `go-mine-m2b`.
pub(crate) fn slug(notation: &str) -> String {
    notation
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect()
}

/// A number with a real minus.
pub(crate) fn plain(number: i64) -> String {
    match number {
        ..0 => format!("−{}", number.unsigned_abs()),
        _ => number.to_string(),
    }
}

/// A difference with its sign; the minus is a real one.
pub(crate) fn signed(change: i64) -> String {
    match change {
        ..0 => plain(change),
        _ => format!("+{change}"),
    }
}

/// A length as drawings have it: at most one digit after the point.
#[derive(Clone, Copy)]
pub(crate) struct N(pub(crate) f32);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding nothing makes a negative zero positive.
        write!(f, "{}", (self.0 * 10.).round() / 10. + 0.)
    }
}
