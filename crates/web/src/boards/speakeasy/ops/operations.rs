//! The four operations: the card that lies there, the level, what it is worth, and the thing itself.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::Action;
use speakeasy::content::content;
use speakeasy::pieces::{Operation, Perk, Track};
use speakeasy::player::Player;
use speakeasy::words;

use super::super::desk::Desk;
use super::super::ink::{self, Anchor, Frame};
use super::super::{cards, ghosts, levels, signs, spots};
use crate::draw::N;

/// From one operation to the next.
const STEP: f32 = 92.;

pub(super) fn plate(desk: &Desk<'_>) -> Markup {
    let columns = html! {
        @for (at, operation) in Operation::ALL.into_iter().enumerate() {
            (column(desk, operation, STEP * at as f32))
        }
    };
    super::plate("sp-ops-a", 368, &desk.word("board-operations"), &columns)
}

fn column(desk: &Desk<'_>, operation: Operation, x: f32) -> Markup {
    let name = desk.say(&words::operation(operation));
    let track = operation.track();
    let icon = signs::operation(operation);
    let lying = desk.player.board[operation as usize];
    let card = Frame::new(x + 9., 24., 74., 82.);
    let named = |worth: u8| Phrase::name("board-worth", operation.id()).with("count", worth);
    html! {
        (ink::stepped("cell", Frame::new(x + 0.2, 0., 91.6, 218.)))
        (ink::band(Frame::new(x + 4., 3., 84., 17.)))
        (ink::icon_in("onlac", icon, (x + 7., 4.5), 14.))
        (ink::fitted("face onlac", (x + 24., 16.2), 12.3, Anchor::Start, 61., &name))
        @match lying {
            Some(lying) => { (cards::card(desk.scene, lying, card)) }
            None => { (ink::rect("lot", card, 3.)) }
        }
        (levels::levels(desk, track, Frame::new(x + 6., 113., 80., 17.)))
        (ink::fitted("lbl", (x + 46., 146.), 12.5, Anchor::Middle, 82., &desk.say(&named(worth(desk.player, track)))))
        (desk.will_be(|player| worth(player, track), |then| {
            ghosts::number(Frame::new(x + 5., 134., 82., 16.), 12.5, &desk.say(&named(*then)))
        }))
        path.dash d=(format_args!("M{} 152h74", N(x + 9.))) {}
        @match operation {
            Operation::Vip => { (vip(desk, x)) }
            Operation::Party => { (party(desk, x)) }
            Operation::Still => { (still(desk, x)) }
            Operation::Fleet => { (fleet(desk, x)) }
        }
    }
}

/// What a level is worth, with crates.
fn worth(player: &Player, track: Track) -> u8 {
    let perk = match track {
        Track::Party => Some(Perk::SalePlus1),
        Track::Still => Some(Perk::ProductionPlus1),
        Track::Fleet => Some(Perk::RangePlus1),
        Track::Vip | Track::Strength => None,
    };
    track.effect(player.level(track)) + perk.map_or(0, |perk| player.perks(perk))
}

fn note(desk: &Desk<'_>, x: f32, phrase: &Phrase) -> Markup {
    ink::fitted(
        "soft lbl",
        (x + 46., 210.),
        12.,
        Anchor::Middle,
        77.,
        &desk.say(phrase),
    )
}

/// The places of the VIP area with the mobsters that wait there.
fn vip(desk: &Desk<'_>, x: f32) -> Markup {
    let (waiting, holds) = (desk.player.vip, desk.player.vip_capacity());
    let rows = holds.div_ceil(3);
    let (width, height) = if rows > 1 { (17., 19.) } else { (24., 34.) };
    let place = |at: u8| {
        let in_row = 3.min(holds - at / 3 * 3);
        let step = width + 4.;
        let left = x + 46. - (f32::from(in_row) * step - 4.) / 2.;
        (
            left + step * f32::from(at % 3),
            156. + (height + 1.) * f32::from(at / 3),
        )
    };
    let frame = |at: u8| {
        let (left, top) = place(at);
        Frame::new(left, top, width, height)
    };
    let size = width - 1.;
    let figure = |(left, top): ink::At| {
        let at = (left + 0.5, top + height - size - 1.);
        ink::figure(desk.scene, desk.boss, "mobster", at, size)
    };
    let hit = spots::boxed(Frame::new(x + 5., 154., 82., 44.));
    let phrase = Phrase::new("board-vip-waiting")
        .with("count", waiting)
        .with("most", holds);
    html! {
        @for at in 0..holds {
            @let (left, top) = place(at);
            g.seatp { (ink::arch("", (left, top), width, height)) }
            @if at < waiting {
                (figure((left, top)))
            }
        }
        (note(desk, x, &phrase))
        @if desk.step.is_some() {
            (spots::spot(desk.scene, Action::Vip, matches!(desk.step, Some(speakeasy::step::Step::Mobster { .. })), &hit))
        }
        (desk.will_be(|player| player.vip, |then| ghosts::row(waiting, (*then).min(holds), frame, figure)))
    }
}

/// What barrels bring now.
fn party(desk: &Desk<'_>, x: f32) -> Markup {
    let (low, high) = desk.player.barrel_prices();
    html! {
        (ink::icon("bar", (x + 13., 159.), 17.))
        (ink::text("b", (x + 42., 173.), 14., Anchor::Start, &signs::dollars(desk.scene, low)))
        (ink::icon("nightclub", (x + 8., 179.), 14.))
        (ink::icon("casino", (x + 23., 179.), 14.))
        (ink::text("b", (x + 42., 192.), 14., Anchor::Start, &signs::dollars(desk.scene, high)))
        (desk.will_be(Player::barrel_prices, |(low, high)| html! {
            (ghosts::number(Frame::new(x + 38., 160., 40., 17.), 14., &signs::dollars(desk.scene, *low)))
            (ghosts::number(Frame::new(x + 38., 179., 40., 17.), 14., &signs::dollars(desk.scene, *high)))
        }))
        (note(desk, x, &Phrase::new("board-barrel-now")))
    }
}

/// The barrels at the still.
fn still(desk: &Desk<'_>, x: f32) -> Markup {
    const MOST: u8 = 6;
    let count = desk.player.still;
    // One stands for many, with their number at its side.
    let (shown, size, middle) = if count > MOST {
        (1, 22., x + 32.)
    } else {
        (count, 18., x + 46.)
    };
    let place = |at: u8| {
        let (in_row, row) = (3.min(shown - at / 3 * 3), f32::from(at / 3));
        let left = middle - f32::from(in_row) * 11.;
        let top = if shown > 3 { 155. } else { 165. };
        (left + 22. * f32::from(at % 3) + 2., top + 20. * row)
    };
    let at_still = |count: u8| Phrase::new("board-at-still").with("count", count);
    html! {
        @if shown == 0 { (ink::icon_in("brl gone", "barrel", (x + 36., 165.), 20.)) }
        @for at in 0..shown { (ink::icon_in("brl", "barrel", place(at), size)) }
        @if count > MOST { (ink::text("b", (x + 46., 182.), 15., Anchor::Start, &format!("×{count}"))) }
        (note(desk, x, &at_still(count)))
        (desk.will_be(|player| player.still, |then| {
            ghosts::number(Frame::new(x + 5., 198., 82., 16.), 12., &desk.say(&at_still(*then)))
        }))
    }
}

/// The trucks: where they are and what they carry.
fn fleet(desk: &Desk<'_>, x: f32) -> Markup {
    let available = desk.player.trucks_available();
    let places = desk.player.trucks.iter().enumerate();
    let phrase = if available > 1 {
        Phrase::new("board-two-trucks")
    } else {
        Phrase::new("board-second-truck").with("level", content().trucks.second_from_level)
    };
    html! {
        @for (at, truck) in places {
            @let left = x + 9. + 42. * at as f32;
            @if at < available {
                @for barrel in 0..truck.barrels {
                    (ink::icon_in("brl", "barrel", (left + 2. + 10. * f32::from(barrel), 154.), 10.))
                }
                g.trk { (ink::plain(desk.boss, "truck", (left, 161.), 30.)) }
                (ink::text("onseat b", (left + 9.5, 178.), 11., Anchor::Middle, &ink::initial(desk.scene, desk.boss)))
                @match truck.at {
                    Some(district) => { (ink::text("b", (left + 15., 197.), 11.5, Anchor::Middle, district.id())) }
                    None => { (ink::text("soft", (left + 15., 196.), 11.5, Anchor::Middle, "–")) }
                }
            } @else {
                g.lockd { (ink::icon("truck", (left, 161.), 30.)) }
                (ink::icon("lock", (left + 9., 166.), 12.))
            }
        }
        (note(desk, x, &phrase))
    }
}
