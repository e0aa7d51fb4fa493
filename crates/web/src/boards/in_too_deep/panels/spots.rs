//! What can be pressed on a panel, and why something cannot.

use in_too_deep::{Action, InTooDeep};
use kernel::Game;
use maud::{Markup, html};

use crate::board::{self, Scene};
use crate::boards::in_too_deep::sites;
use crate::draw;

pub(super) use sites::asked;

/// How something that can be pressed is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Press {
    /// It costs nothing.
    Free,
    /// It has a price.
    Paid,
}

/// A thing at a place that leads to the button of its action if that is legal; else it stands there with its title.
pub(super) fn thing(
    scene: &Scene<'_, InTooDeep>,
    at: &str,
    class: &str,
    action: Action,
    title: &str,
    inside: &Markup,
) -> Markup {
    if scene.is_legal(action) {
        return live(scene, at, class, action, Press::Free, inside);
    }
    html! { span class=(class) title=(title) { (inside) } }
}

/// What can be pressed. Its place is its id, so that the focus finds it again after an update.
pub(super) fn live(
    scene: &Scene<'_, InTooDeep>,
    at: &str,
    class: &str,
    action: Action,
    press: Press,
    inside: &Markup,
) -> Markup {
    let label = scene.say(&scene.describe(action).phrase);
    let state = match press {
        Press::Free => "free",
        Press::Paid => "paid",
    };
    html! {
        a id=(at) class=(format_args!("{class} spot tap")) data-s=(state)
            href=(format_args!("#{}", board::button_id(action))) title=(label) aria-label=(label) { (inside) }
    }
}

/// A thing that says why it cannot be used, and by which rule.
pub(super) fn quiet(
    scene: &Scene<'_, InTooDeep>,
    at: &str,
    class: &str,
    action: Action,
    title: &str,
    inside: &Markup,
) -> Markup {
    let Some((Some(rule), why)) = scene.why_not(action) else {
        return html! { span class=(class) title=(title) { (inside) } };
    };
    html! {
        a id=(at) class=(format_args!("{class} spot")) href=(draw::rule_path(InTooDeep::INFO.id, rule))
            data-why=(scene.say(&why)) data-rule=(rule) title=(title) aria-label=(title) { (inside) }
    }
}
