//! What stands around the map: the cards of the turn, the people, the bounties, the sheriff, the moves.

use fliptown::{Action, Event, Fliptown};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use crate::board::{Row, Scene};

pub(super) fn track(_scene: &Scene<'_, Fliptown>) -> Markup {
    html! {}
}

pub(super) fn lineup(_scene: &Scene<'_, Fliptown>) -> Markup {
    html! {}
}

pub(super) fn purse(_scene: &Scene<'_, Fliptown>) -> Markup {
    html! {}
}

pub(super) fn regions(_scene: &Scene<'_, Fliptown>) -> Markup {
    html! {}
}

pub(super) fn strip(_scene: &Scene<'_, Fliptown>, _seat: Seat) -> Markup {
    html! {}
}

pub(super) fn commons(_scene: &Scene<'_, Fliptown>) -> Markup {
    html! {}
}

pub(super) fn row(_scene: &Scene<'_, Fliptown>, _action: Action) -> Row {
    Row {
        group: Phrase::new("group-moves"),
        icon: None,
        price: None,
        short: None,
    }
}

pub(super) fn heading(_event: &Event) -> Option<Phrase> {
    None
}
