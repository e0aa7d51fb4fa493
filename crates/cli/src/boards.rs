//! How a game looks in the terminal: one module per game.

mod escape_plan;
mod fliptown;
mod in_too_deep;
pub mod menu;
mod scene;
mod section;
mod speakeasy;
mod spread;

use catalog::Texts;
use kernel::Game;

use crate::style::Style;
use menu::{Entry, Menu};

/// The room a board has, and what it may be drawn with.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// Columns: a line must not be wider.
    pub width: usize,
    /// Rows there are on the screen: a board that needs more scrolls away.
    pub height: usize,
    /// Whether there are colours.
    pub style: Style,
}

/// A game that can be drawn in a terminal.
pub trait Board: Game {
    /// The table as the owner of the view sees it, line by line.
    fn draw(view: &Self::View, texts: &Texts, frame: Frame) -> Vec<String>;

    /// What the owner of the view can do, as it is offered: every legal action can be taken in some way.
    /// A game with long lists of small steps offers whole moves.
    fn menu(
        view: &Self::View,
        legal: &[Self::Action],
        texts: &Texts,
        _frame: Frame,
    ) -> Menu<Self::Action> {
        let entry = |action: &Self::Action| {
            let choice = Self::describe(view, *action);
            Entry::action(texts.say(&choice.phrase), &choice, *action)
        };
        Menu::of(legal.iter().map(entry).collect())
    }
}
