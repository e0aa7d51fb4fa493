//! Who plays when: the upper row is now, the lower row is reserved; the columns have their leverage price.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::boss::Boss;
use speakeasy::content::content;
use speakeasy::step::Step;
use speakeasy::{Action, Speakeasy};

use super::super::ink::{self, Anchor, At, Frame};
use super::super::{bill, ghosts, spots};
use crate::board::Scene;

pub(super) fn order(scene: &Scene<'_, Speakeasy>) -> Markup {
    let view = &scene.sight.view;
    let bosses = view.options.bosses();
    let heading = end(bosses) - if bosses > CLOSE { 26. } else { 8. };
    html! {
        (ink::fitted("face", (0., 11.), 12., Anchor::Start, heading, &scene.word("board-turn-order")))
        @for column in 1..=bosses { (place(scene, column)) }
        @if bosses > CLOSE { (lever((end(bosses) - 22., 1.5))) }
    }
}

/// With more bosses the columns are too narrow for a sign in each: one stands above them all.
const CLOSE: u8 = 3;

/// The sign of what a mobster costs.
fn lever(at: At) -> Markup {
    ink::icon_in("soft", "lever", at, 10.5)
}

/// The width of a column: four stand closer than three, three closer than two.
fn width(bosses: u8) -> f32 {
    match bosses {
        0..=2 => 46.,
        CLOSE => 38.,
        _ => 31.,
    }
}

/// Where there is room for something else.
pub(super) fn end(bosses: u8) -> f32 {
    (width(bosses) * f32::from(bosses) + 10.).max(100.)
}

fn place(scene: &Scene<'_, Speakeasy>, column: u8) -> Markup {
    let view = &scene.sight.view;
    let at = usize::from(column) - 1;
    let bosses = view.options.bosses();
    let step = width(bosses);
    let x = step * at as f32;
    let [upper, lower] = [16., 38.].map(|y| Frame::new(x, y, step - 2., 20.));
    let price = content().turn_order.leverage_price_by_column[at];
    let cards = bill::column_cards(view, column);
    let known = scene.sight.before.as_ref();
    let fresh = known.is_some_and(|before| before.order.lower[at] != view.order.lower[at]);
    let title = Phrase::new("board-column")
        .with("column", column)
        .with("leverage", price)
        .with("cards", cards);
    let asked = spots::asked(scene) == Some(Step::TurnOrder);
    let around = Frame::new(x, upper.y, step, lower.y + lower.height - upper.y + 2.);
    html! {
        g.slotb { title { (scene.say(&title)) } (ink::rect("", upper, 2.)) (ink::rect("", lower, 2.)) }
        @for (row, frame) in [(view.order.upper[at], upper), (view.order.lower[at], lower)] {
            (taken(scene, row, frame))
        }
        @if bosses <= CLOSE { (lever((upper.x + step - 22.5, 20.5))) }
        (ink::text("b", (upper.x + step - 3.5, 31.), 12., Anchor::End, &price.to_string()))
        @if view.order.lower[at].is_none() {
            @for card in 0..cards {
                (ink::icon_in("soft", "discard", (lower.x + step - 15. - 11. * f32::from(card), 42.), 11.))
            }
        }
        (ghosts::ghosts(scene, |view| view.order.lower[at], |boss| taken(scene, *boss, lower)))
        @if fresh { (ink::rect("nr", lower, 2.)) }
        @if asked { (spots::spot(scene, Action::Column(column), true, &spots::roomy(lower, around))) }
    }
}

/// Whoever has a place.
fn taken(scene: &Scene<'_, Speakeasy>, boss: Option<Boss>, frame: Frame) -> Markup {
    html! {
        @if let Some(boss) = boss { (ink::marker(scene, boss, (frame.x + 9.2, frame.y + 10.3), 7.)) }
    }
}
