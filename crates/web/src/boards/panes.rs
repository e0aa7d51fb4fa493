//! Boards of several panes: side by side on a phone, one picture on a desk.

use maud::{Markup, html};

use crate::board::{Board, Scene};

/// A part of a board.
pub(super) trait BoardPane: Copy + Eq + 'static {
    /// Whose board it is.
    type Game: Board;

    /// All of them, in their order.
    const ALL: &'static [Self];

    /// What the question is about by itself, wherever it can be answered. One about places all over the board, or
    /// about no place at all, has none.
    fn about(scene: &Scene<'_, Self::Game>) -> Option<Self>;

    /// Where an action has its place.
    fn of(
        scene: &Scene<'_, Self::Game>,
        action: <Self::Game as kernel::Game>::Action,
    ) -> Option<Self>;

    /// The link to it.
    fn href(self) -> &'static str;

    /// What it is called.
    fn name(self, scene: &Scene<'_, Self::Game>) -> String;

    /// The one that the question brings into view: what it is about, else where there is the most to do. A question
    /// that has no place on the board leaves the view where it is.
    fn aim(scene: &Scene<'_, Self::Game>) -> Option<Self> {
        Self::about(scene).or_else(|| busiest(scene))
    }

    /// Whether it is where the question is answered.
    fn is_aim(self, scene: &Scene<'_, Self::Game>) -> bool {
        Self::aim(scene) == Some(self)
    }

    /// How much can be done there.
    fn count(self, scene: &Scene<'_, Self::Game>) -> usize {
        let legal = scene.sight.legal.iter();
        let here = legal.filter(|action| Self::of(scene, **action) == Some(self));
        here.count()
    }
}

/// The pane with the most to do, the first of several.
fn busiest<P: BoardPane>(scene: &Scene<'_, P::Game>) -> Option<P> {
    let counts = P::ALL.iter().map(|pane| (*pane, pane.count(scene)));
    let best = counts.rev().max_by_key(|(_, count)| *count);
    best.filter(|(_, count)| *count > 0).map(|(pane, _)| pane)
}

/// Links to the panes with the number of legal moves in each: on a phone.
pub(super) fn regions<P: BoardPane>(scene: &Scene<'_, P::Game>) -> Markup {
    let aim = P::aim(scene);
    html! {
        @for pane in P::ALL.iter().copied() {
            @let count = pane.count(scene);
            a.btn.go[aim == Some(pane)] href=(pane.href()) data-aim[aim == Some(pane)] {
                (pane.name(scene))
                @if count > 0 { " " span.chip { (count) } }
            }
        }
    }
}
