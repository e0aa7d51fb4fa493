//! What would be different after a move, drawn where it would be, while the move is looked at.

use maud::{Markup, html};
use speakeasy::player::Player;
use speakeasy::{Speakeasy, View};

use super::ink::{self, Anchor, At, Frame};
use crate::board::Scene;
use crate::draw::N;

/// Draws what something becomes, for each thing that it can become; the script shows the one that belongs to
/// the move that is looked at.
pub(super) fn ghosts<T: PartialEq>(
    scene: &Scene<'_, Speakeasy>,
    read: impl Fn(&View) -> T,
    draw: impl Fn(&T) -> Markup,
) -> Markup {
    let changes = scene.outlook().changes(&scene.sight.view, read);
    let drawn = changes
        .iter()
        .map(|(then, buttons)| (draw(then), buttons))
        .filter(|(drawing, _)| !drawing.0.is_empty());
    html! {
        @for (drawing, buttons) in drawn {
            g.then data-for=(buttons) aria-hidden="true" { (drawing) }
        }
    }
}

/// The same of something that is the viewer's own.
pub(super) fn of_own<T: PartialEq>(
    scene: &Scene<'_, Speakeasy>,
    read: impl Fn(&Player) -> T,
    draw: impl Fn(&T) -> Markup,
) -> Markup {
    let own = |view: &View| view.own().map(|(_, player, _)| read(player));
    ghosts(scene, own, |then| {
        then.as_ref().map_or_else(Markup::default, &draw)
    })
}

/// A number that takes the place of another.
pub(super) fn number(frame: Frame, size: f32, words: &str) -> Markup {
    let (x, y) = frame.centre();
    html! {
        (ink::rect("will", frame, 3.))
        (ink::fitted("b will-n", (x, y + size * 0.36), size, Anchor::Middle, frame.width - 2., words))
    }
}

/// A piece that will be there: on a ground of its own, so that nothing shows through.
pub(super) fn piece(frame: Frame, round: f32, drawing: &Markup) -> Markup {
    html! { (ink::rect("will-be", frame, round)) (drawing) }
}

/// A piece that will be gone.
pub(super) fn gone(frame: Frame) -> Markup {
    let Frame {
        x,
        y,
        width,
        height,
    } = frame;
    html! {
        path.wont d=(format_args!(
            "M{} {}l{} {}m0 -{}l-{} {}",
            N(x), N(y), N(width), N(height), N(height), N(width), N(height)
        )) {}
    }
}

/// Pieces of a row: the ones that come, or a cross on the ones that go.
pub(super) fn row(
    now: u8,
    then: u8,
    place: impl Fn(u8) -> Frame,
    draw: impl Fn(At) -> Markup,
) -> Markup {
    html! {
        @for at in now..then {
            @let frame = place(at);
            (piece(frame, 3., &draw((frame.x, frame.y))))
        }
        @for at in then..now { (gone(place(at).inset(2.))) }
    }
}
