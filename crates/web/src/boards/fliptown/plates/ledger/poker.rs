//! The poker hands of the three rounds, and what hands pay.

use fliptown::cards::Card;
use fliptown::content::{Payout, content};
use fliptown::map::Region;
use fliptown::poker::{Category, HAND_SIZE};
use fliptown::step::Stage;
use maud::{Markup, html};

use crate::boards::fliptown::hand;
use crate::boards::fliptown::plates::ink::{self, Anchor, At, Frame, N};
use crate::boards::fliptown::plates::map::Map;
use crate::boards::fliptown::plates::plate::Plate;

const ROUNDS: [&str; 3] = ["I", "II", "III"];

pub(super) fn draw(plate: &mut Plate, map: &Map<'_>) {
    // Two cards dealt to the hand stand beside the name of the game that deals them, so that they head no column.
    let head = match map.seat.holdem {
        Some(_) => "map-holdem",
        None => "map-poker",
    };
    let name = map.word(head);
    let size = ink::fitting(&name, 14.5, 44.);
    plate.print(ink::words("head", Anchor::Start, (18., 29.), size, &name));
    for (i, card) in map.seat.holdem.iter().flatten().enumerate() {
        let at = (73. + 31. * i as f32, 15.);
        plate.print(html! {
            (ink::rect("pbox held", Frame { x: at.0, y: at.1, width: 30., height: 19., round: 2.5 }))
            (face(*card, (at.0 - 3., at.1 - 2.)))
        });
    }
    for round in 0..ROUNDS.len() {
        column(plate, map, round);
    }
    plate.print(ink::path("ls", "M16 181H134"));
    pay_table(plate, map);
}

fn column(plate: &mut Plate, map: &Map<'_>, round: usize) {
    let x = 18. + 38.5 * round as f32;
    let now = usize::from(map.scene.sight.view.round) == round + 1;
    let class = if now { "num now" } else { "num" };
    plate.print(ink::centred(class, (x + 17., 45.), 12., ROUNDS[round]));
    for i in 0..HAND_SIZE {
        let at = (x, 51. + 25.5 * i as f32);
        let place = round * HAND_SIZE + i;
        let card = map.sheet.poker.get(place);
        let frame = Frame {
            x,
            y: at.1,
            width: 34.5,
            height: 23.,
            round: 2.5,
        };
        plate.print(html! {
            (ink::rect(state(map, place), frame))
            @if let Some(card) = card { (face(*card, at)) }
        });
    }
}

/// How a box looks: empty, written, written in the turn that is running, or since the viewer looked.
fn state(map: &Map<'_>, place: usize) -> &'static str {
    let written = map.sheet.poker.len();
    let running = map.seat.open.is_some_and(|open| {
        open.turn.assigned.is_some() && map.scene.sight.view.stage == Stage::Turn
    });
    if place >= written {
        "pbox"
    } else if running && place + 1 == written {
        "pbox ghost"
    } else if map.before.is_some_and(|before| place >= before.poker.len()) {
        "pbox full fresh"
    } else {
        "pbox full"
    }
}

fn face(card: Card, (x, y): At) -> Markup {
    // The pips of suits are those of the regions they lead to.
    let (pip, class) = ink::pip(Region::of(card.suit()));
    let rank = card.rank().to_string();
    let right = x + if rank.len() > 1 { 19.5 } else { 18. };
    html! {
        (ink::words(&format!("num {class}"), Anchor::End, (right, y + 16.6), 14., &rank))
        (ink::symbol(pip, class, (x + 26.5, y + 12.), 12.))
    }
}

fn pay_table(plate: &mut Plate, map: &Map<'_>) {
    let coming = coming(map);
    let paid = content().poker.payouts.iter();
    let paid = paid.filter(|payout| payout.cash > 0 || payout.stars > 0);
    for (i, payout) in paid.enumerate() {
        let y = 38. + 16.8 * i as f32;
        plate.print(pay_row(map, payout, y, coming == Some(payout.id)));
    }
}

fn pay_row(map: &Map<'_>, payout: &Payout, y: f32, coming: bool) -> Markup {
    let name = hand::name(map.scene, payout.id);
    let size = ink::fitting(&name, 12., 95.);
    let frame = Frame {
        x: 138.,
        y: y - 12.2,
        width: 175.,
        height: 16.4,
        round: 3.,
    };
    // In which rounds it was held.
    let rounds: Vec<&str> = map
        .sheet
        .hands
        .iter()
        .zip(ROUNDS)
        .filter_map(|(hand, round)| (*hand == payout.id).then_some(round))
        .collect();
    html! {
        @if coming { (ink::rect("rowhit", frame)) }
        text x="142" y=(N(y)) font-size=(N(size)) class=(if coming { "lbl now" } else { "lbl" }) {
            (name)
            @if !rounds.is_empty() { tspan.wrote dx="6" { (rounds.join(" ")) } }
        }
        (ink::words("num", Anchor::End, (276., y), 11.5, &map.dollars(payout.cash.into())))
        (ink::words("num", Anchor::End, (297., y), 11.5, &payout.stars.to_string()))
        (ink::icon("star", (304.5, y - 4.), 11.))
    }
}

/// The hand of the running round as far as its cards make one.
fn coming(map: &Map<'_>) -> Option<Category> {
    let round = map.scene.sight.view.round;
    let valued = map.sheet.hands.len() >= usize::from(round);
    hand::made(map.scene).filter(|_| !valued)
}
