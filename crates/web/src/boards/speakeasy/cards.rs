//! Operation cards and helper cards as they lie on plates.

use maud::{Markup, html};
use speakeasy::Speakeasy;
use speakeasy::pieces::{Card, Helper, Operation};
use speakeasy::words;

use super::ink::{self, Anchor, Frame};
use super::signs;
use crate::board::Scene;
use crate::draw::N;

/// Below this height a card lies flat: everything in one line.
const FLAT: f32 = 50.;

/// An operation card: its type and leverage, the reward above the dashed line, the action below.
pub(super) fn card(scene: &Scene<'_, Speakeasy>, card: Card, frame: Frame) -> Markup {
    let title = scene.say(&words::card(card));
    let inside = if frame.height < FLAT {
        flat(card, frame)
    } else {
        tall(card, frame)
    };
    html! { g.opc { title { (title) } (paper(frame)) (inside) } }
}

fn paper(frame: Frame) -> Markup {
    html! { (ink::rect("cardf", frame, 3.)) (ink::rect("cardi", frame.inset(2.5), 2.)) }
}

fn tall(card: Card, frame: Frame) -> Markup {
    let Frame {
        x,
        y,
        width,
        height,
    } = frame;
    let data = card.data();
    let small = (width * 0.22).clamp(11.5, 20.);
    let (cx, line) = (x + width / 2., y + height * 0.63);
    html! {
        (ink::icon_in("acc-t", signs::operation(card.operation()), (x + 5., y + 5.), small + 3.))
        @for at in 0..data.leverage {
            (ink::icon_in("lv", "lever", (x + width - 4. - (small) * f32::from(at + 1), y + 6.), small))
        }
        (signs::around(&signs::effect(&data.reward), (cx, y + height * 0.44), width.min(height) * 0.31, width - 9.))
        path.dash d=(format_args!("M{} {}h{}", N(x + 6.), N(line), N(width - 12.))) {}
        (ink::icon_at("", signs::deed_of(card.operation()), (cx, y + height * 0.81), width.min(height) * 0.33))
    }
}

/// Type, reward and leverage in one line; the type tells the action.
fn flat(card: Card, frame: Frame) -> Markup {
    let Frame {
        x,
        y,
        width,
        height,
    } = frame;
    let data = card.data();
    let (_, cy) = frame.centre();
    html! {
        (ink::icon_in("acc-t", signs::operation(card.operation()), (x + 4., y + 4.), 12.))
        @for at in 0..data.leverage {
            (ink::icon_in("lv", "lever", (x + width - 4. - 9. * f32::from(at + 1), y + 4.), 9.))
        }
        (signs::around(&signs::effect(&data.reward), (x + width / 2., cy + height * 0.16), 15., width - 9.))
    }
}

/// The back of a card, of which only the type is seen.
pub(super) fn back(scene: &Scene<'_, Speakeasy>, operation: Operation, frame: Frame) -> Markup {
    let size = frame.width.min(frame.height) * 0.5;
    html! {
        g.back {
            title { (scene.say(&words::operation(operation))) }
            (ink::rect("", frame, 3.)) (ink::rect("trim", frame.inset(2.5), 2.))
            (ink::icon_at("onlac", signs::operation(operation), frame.centre(), size))
        }
    }
}

/// A helper card: what it does, its bottle and what that is worth at the end.
pub(super) fn helper(scene: &Scene<'_, Speakeasy>, helper: Helper, frame: Frame) -> Markup {
    let data = helper.data();
    let Frame {
        x,
        y,
        width,
        height,
    } = frame;
    let (cx, cy) = frame.centre();
    let worth = signs::dollars(scene, data.bottle.value());
    let effect = signs::effect(&data.effect);
    html! {
        g.opc {
            title { (scene.say(&words::helper(helper))) }
            (paper(frame))
            @if width >= 90. {
                @let name = scene.say(&words::bottle(data.bottle));
                (signs::around(&effect, (x + 21., cy), 18., 32.))
                (ink::icon_at("btl", "bottle", (x + 49., cy), 20.))
                (ink::fitted("lbl", (x + 60., cy - 1.5), 11.5, Anchor::Start, width - 65., &name))
                (ink::text("b", (x + 60., cy + 11.5), 12.5, Anchor::Start, &worth))
            } @else if width >= 46. {
                (signs::around(&effect, (x + width * 0.3, cy), 16., width * 0.45))
                (ink::icon_at("btl", "bottle", (x + width * 0.72, cy - 6.), 13.))
                (ink::text("b", (x + width * 0.72, y + height - 6.), 12., Anchor::Middle, &worth))
            } @else {
                (signs::around(&effect, (cx, cy - 6.), 14., width - 7.))
                (ink::fitted("b", (cx, y + height - 5.), 11.5, Anchor::Middle, width - 6., &worth))
            }
        }
    }
}
