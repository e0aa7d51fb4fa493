//! Speakeasy in the browser.

use kernel::{Phrase, Seat};
use maud::{Markup, PreEscaped};
use speakeasy::{Action, Event, Speakeasy};
use table::Sight;

use crate::board::{Board, Heading, Row, Scene};

impl Board for Speakeasy {
    type Outlook = ();

    const STYLE: &'static str = include_str!("../../assets/speakeasy.css");

    fn sprite() -> Markup {
        PreEscaped(include_str!("../../assets/speakeasy/sprite.svg").to_owned())
    }

    fn outlook(_: &Sight<Speakeasy>) {}

    fn track(_: &Scene<'_, Speakeasy>) -> Markup {
        Markup::default()
    }

    fn lineup(_: &Scene<'_, Speakeasy>) -> Markup {
        Markup::default()
    }

    fn purse(_: &Scene<'_, Speakeasy>) -> Markup {
        Markup::default()
    }

    fn regions(_: &Scene<'_, Speakeasy>) -> Markup {
        Markup::default()
    }

    fn plates(_: &Scene<'_, Speakeasy>) -> Markup {
        Markup::default()
    }

    fn strip(_: &Scene<'_, Speakeasy>, _: Seat) -> Markup {
        Markup::default()
    }

    fn commons(_: &Scene<'_, Speakeasy>) -> Markup {
        Markup::default()
    }

    fn row(_: &Scene<'_, Speakeasy>, _: Action) -> Row {
        Row {
            group: Phrase::new("table-moves"),
            folded: false,
            icon: None,
            bare: None,
            note: None,
            price: None,
            short: None,
        }
    }

    fn heading(_: &Event) -> Option<Heading> {
        None
    }
}
