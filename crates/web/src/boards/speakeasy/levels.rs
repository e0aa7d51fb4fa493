//! A track with five levels and the marker on it.

use maud::{Markup, html};
use speakeasy::Action;
use speakeasy::content::content;
use speakeasy::pieces::Track;
use speakeasy::step::Step;

use super::desk::Desk;
use super::ink::{self, Anchor, Frame};
use super::spots;
use crate::draw::N;

/// The levels side by side in a frame; the next one can be pressed where a level is gained.
pub(super) fn levels(desk: &Desk<'_>, track: Track, frame: Frame) -> Markup {
    let now = desk.player.level(track);
    let step = frame.width / 5.;
    let cell = |level: u8| {
        let x = frame.x + step * f32::from(level - 1);
        Frame::new(x + 0.7, frame.y, step - 1.4, frame.height)
    };
    // The whole track, and what stands below it.
    let around = Frame::new(frame.x, frame.y - 3., frame.width, frame.height + 17.);
    let (x, y) = cell(now).centre();
    let risen = desk
        .before
        .map_or(0, |before| now.saturating_sub(before.level(track)));
    html! {
        g class=(format_args!("lvl {}", ink::colour(desk.boss))) {
            @for level in 1..=5 {
                @let (cx, cy) = cell(level).centre();
                (ink::rect(if level <= now { "on" } else { "" }, cell(level), 1.5))
                @if level != now {
                    (ink::text(if level < now { "b" } else { "" }, (cx, cy + 4.5), 12., Anchor::Middle, &level.to_string()))
                }
            }
        }
        (marker(desk, (x, y), now))
        @if risen > 0 { (rise((x, frame.y - 3.), risen)) }
        @if now < 5 && desk.step.is_some() {
            (spots::spot(desk.scene, Action::Raise(track), asks(desk.step, track), &spots::roomy(cell(now + 1).inset(-1.), around)))
        }
        (desk.will_be(|player| player.level(track), |level| marker(desk, cell(*level).centre(), *level)))
    }
}

/// The marker on a level.
fn marker(desk: &Desk<'_>, (x, y): ink::At, level: u8) -> Markup {
    html! {
        g class=(format_args!("seat mk {}", ink::colour(desk.boss))) {
            circle cx=(N(x)) cy=(N(y)) r="9.5" {}
            (ink::text("", (x, y + 4.3), 12., Anchor::Middle, &level.to_string()))
        }
    }
}

/// Whether a level of this track is asked for.
fn asks(step: Option<Step>, track: Track) -> bool {
    match step {
        Some(Step::Raise) => true,
        Some(Step::RaiseTrack { track: asked, .. }) => asked == track,
        _ => false,
    }
}

/// By how much a number has risen since the viewer last acted.
fn rise((x, y): ink::At, by: u8) -> Markup {
    html! {
        g.new {
            (ink::rect("", Frame::new(x - 10., y - 6.5, 20., 12.), 6.))
            (ink::text("b", (x, y + 3.5), 11.5, Anchor::Middle, &format!("+{by}")))
        }
    }
}

/// Cards that are discarded for the levels of a track, below its cells.
pub(super) fn discards(track: Track, frame: Frame) -> Markup {
    let step = frame.width / 5.;
    let costs = content().track[track as usize].discards.iter().enumerate();
    html! {
        @for (at, cards) in costs {
            @for card in 0..*cards {
                @let middle = frame.x + step * (at as f32 + 0.5);
                @let x = middle + 10.5 * (f32::from(card) - f32::from(*cards) / 2.);
                (ink::icon_in("soft", "discard", (x, frame.y + frame.height + 1.), 10.5))
            }
        }
    }
}
