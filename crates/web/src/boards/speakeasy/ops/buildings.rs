//! The buildings that are still on the board: price columns with the reward under each piece.

use maud::{Markup, html};
use speakeasy::Action;
use speakeasy::content::content;
use speakeasy::pieces::{Building, Slot};
use speakeasy::step::Step;
use speakeasy::words;

use super::super::desk::Desk;
use super::super::ink::{self, Anchor, Frame};
use super::super::{ghosts, signs, spots};
use crate::draw::N;

/// Places of one price.
const ROWS: usize = 3;
/// From one price to the next.
const STEP: f32 = 43.6;

pub(super) fn plate(desk: &Desk<'_>) -> Markup {
    let note = desk.word("board-price-reward");
    let inside = html! {
        (ink::stepped("cell", Frame::new(0., 0., 226., 218.)))
        (ink::band(Frame::new(4., 3., 218., 17.)))
        (ink::fitted("face onlac", (10., 16.2), 12.3, Anchor::Start, 96., &desk.word("board-buildings")))
        (ink::fitted("onlac lbl", (216., 16.2), 12., Anchor::End, 104., &note))
        @for (at, slots) in Slot::ALL.chunks(ROWS).enumerate() {
            (column(desk, slots, STEP * at as f32))
        }
        (ink::fitted("soft lbl", (178., 208.), 12., Anchor::Middle, 80., &desk.word("board-upgrades")))
    };
    super::plate("sp-ops-c", 226, &desk.word("board-buildings"), &inside)
}

fn column(desk: &Desk<'_>, slots: &[Slot], x: f32) -> Markup {
    let price = slots.first().map_or(0, |slot| slot.data().price);
    // Under the last two stands one word for both.
    let floor = if slots.contains(&Slot::Casino1) {
        192.
    } else {
        212.
    };
    html! {
        (ink::text("b", (x + 25.8, 36.), 15., Anchor::Middle, &signs::dollars(desk.scene, price)))
        @if x > 0. { path.hair d=(format_args!("M{} 26V{}", N(x + 4.), N(floor))) {} }
        @for (row, slot) in slots.iter().enumerate() {
            (place(desk, *slot, Frame::new(x + 6.5, 40. + 51. * row as f32, 38.6, 48.)))
        }
        @if let Some(group) = slots.first().map(|slot| slot.data().group).filter(|group| *group > 0) {
            (discount(desk, group, x))
        }
    }
}

/// A piece with its reward, or what was gained when it left.
fn place(desk: &Desk<'_>, slot: Slot, frame: Frame) -> Markup {
    let Frame {
        x,
        y,
        width,
        height,
    } = frame;
    let (cx, _) = frame.centre();
    let reward = signs::effect(&slot.data().reward);
    let there = desk.player.slots.contains(slot);
    let chosen = matches!(desk.step, Some(Step::Site { slot: one, .. } | Step::Force { slot: one, .. }) if one == slot);
    html! {
        g.slotb {
            title { (desk.say(&words::slot(slot))) }
            (ink::rect("", frame, 3.))
            @if there {
                (piece(desk, slot.building(), cx, y + 28.))
                @if slot.building() == Building::Casino {
                    (ink::icon_in("soft", "discard", (cx - 7.5, y + 31.), 15.))
                } @else {
                    (signs::around(&reward, (cx, y + 38.5), 15., width - 3.))
                }
            } @else {
                g.spent {
                    (signs::around(&reward, (cx, y + height / 2.), 16., width - 6.))
                    path d=(format_args!("M{} {}L{} {}", N(x + 6.5), N(y + 40.), N(x + 32.), N(y + 8.))) {}
                }
            }
        }
        (desk.will_be(|player| player.slots.contains(slot), |stays| match stays {
            true => Markup::default(),
            false => ghosts::gone(Frame::new(cx - 11., y + 6., 22., 22.)),
        }))
        @if chosen { (ink::rect("chosen", frame, 3.)) }
        @if desk.step.is_some() {
            (spots::spot(desk.scene, Action::Slot(slot), there && asks(desk.step, slot), &spots::boxed(frame)))
        }
        // A lost still may return to its slot (SP-25.1).
        @if slot == Slot::MiddleStill && desk.step == Some(Step::Salvage) {
            (spots::spot(desk.scene, Action::Still, false, &spots::boxed(frame)))
        }
    }
}

fn asks(step: Option<Step>, slot: Slot) -> bool {
    matches!(step, Some(Step::Build { works, .. }) if works.allows(slot.building()))
}

/// A house as small as a piece: the silhouette tells the type.
fn piece(desk: &Desk<'_>, building: Building, x: f32, y: f32) -> Markup {
    let outline = match building {
        Building::Bar => "M-11 0V-18h3v-3h16v3h3V0z",
        Building::Still => "M-11 0V-15a11 9 0 0 1 22 0V0z",
        Building::Nightclub => "M-11 0V-16h3v-4h3v-4h10v4h3v4h3V0z",
        Building::Casino => "M-11 0V-14h3v-4h3v-4h3.5L0-26l1.5 4H5v4h3v4h3V0z",
    };
    html! {
        g class=(format_args!("hs {}", ink::colour(desk.boss))) transform=(format_args!("translate({} {})", N(x), N(y))) {
            path d=(outline) {}
            (ink::icon(signs::building(building), (-7., -14.5), 14.))
        }
    }
}

/// What an emptied group takes off the price of upgrades, unless a dearer one does (SP-13.10).
fn discount(desk: &Desk<'_>, group: u8, x: f32) -> Markup {
    let amount = content().building_prices.bar_groups[usize::from(group) - 1];
    let earned = desk.player.discount() == amount;
    let pill = Frame::new(x + 8., 196., 35.6, 16.);
    let words = format!("−{}", signs::dollars(desk.scene, amount));
    let words = ink::text("b", (x + 25.8, 208.), 12., Anchor::Middle, &words);
    html! {
        g.disc.hot[earned] {
            (ink::rect("", pill, 8.))
            (words)
        }
        (desk.will_be(|player| player.discount() == amount, |earned| html! {
            @if *earned { g.disc.hot { (ink::rect("", pill, 8.)) (words) } }
        }))
    }
}
