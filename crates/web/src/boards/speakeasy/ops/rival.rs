//! The Rival of a solo game: its purse, its pieces, its deck and what it has revealed.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::Speakeasy;
use speakeasy::boss::Boss;
use speakeasy::content::content;
use speakeasy::pieces::{Building, Card, Difficulty, Operation};
use speakeasy::state::Rival;
use speakeasy::words;

use super::super::ink::{self, Anchor, Frame};
use super::super::{cards, signs};
use crate::board::Scene;

pub(super) fn plates(scene: &Scene<'_, Speakeasy>, rival: &Rival) -> Markup {
    html! {
        (deck(scene, rival))
        (means(scene, rival))
        (buildings(scene, rival))
    }
}

/// How many cards of each type it has left, and those it has revealed.
fn deck(scene: &Scene<'_, Speakeasy>, rival: &Rival) -> Markup {
    let inside = html! {
        @for (at, operation) in Operation::ALL.into_iter().enumerate() {
            @let x = 92. * at as f32;
            @let name = scene.say(&words::operation(operation));
            @let left = Phrase::new("board-rival-cards").with("count", rival.deck[operation as usize]);
            (ink::stepped("cell", Frame::new(x + 0.2, 0., 91.6, 218.)))
            (ink::band(Frame::new(x + 4., 3., 84., 17.)))
            (ink::icon_in("onlac", signs::operation(operation), (x + 7., 4.5), 14.))
            (ink::fitted("face onlac", (x + 24., 16.2), 12.3, Anchor::Start, 61., &name))
            @for card in 0..rival.deck[operation as usize] {
                (cards::back(scene, operation, Frame::new(x + 14. + 7. * f32::from(card), 26. + 4. * f32::from(card), 46., 62.)))
            }
            (ink::fitted("lbl", (x + 46., 114.), 12., Anchor::Middle, 82., &scene.say(&left)))
            @for (row, card) in revealed(rival, operation).enumerate() {
                (cards::card(scene, card, Frame::new(x + 9., 121. + 30. * row as f32, 74., 28.)))
            }
        }
    };
    super::plate("sp-rival-a", 368, &scene.word("board-rival-deck"), &inside)
}

fn revealed(rival: &Rival, operation: Operation) -> impl Iterator<Item = Card> {
    let cards = rival.revealed.iter();
    cards.filter(move |card| card.operation() == operation)
}

/// Its purse and what it can do in this act.
fn means(scene: &Scene<'_, Speakeasy>, rival: &Rival) -> Markup {
    let view = &scene.sight.view;
    let level = content()
        .solo
        .level(view.options.difficulty().unwrap_or(Difficulty::Normal));
    let act = usize::from(view.act.max(1)) - 1;
    let lines = [
        (
            "pistol",
            "board-rival-power",
            Some(level.power[act].to_string()),
        ),
        (
            "shield",
            "board-rival-defence",
            level.defence.get(act).map(ToString::to_string),
        ),
        (
            "sell",
            "board-rival-price",
            Some(signs::dollars(scene, content().solo.sale_price[act])),
        ),
        ("ledger", "board-rival-books", Some(rival.books.to_string())),
        ("capo", "board-rival-capos", Some(rival.capos.to_string())),
        (
            "mobster",
            "board-rival-mobsters",
            Some(rival.mobsters.to_string()),
        ),
    ];
    let inside = html! {
        (ink::stepped("cell", Frame::new(0., 0., 196., 218.)))
        (ink::band(Frame::new(4., 4., 188., 38.)))
        (ink::icon_in("cashi", "cash", (10., 8.), 16.))
        (ink::fitted("onlac lbl", (30., 20.), 12., Anchor::Start, 150., &scene.word("board-rival-purse")))
        (ink::text("face onlac", (184., 37.), 19., Anchor::End, &signs::dollars(scene, rival.purse)))
        @for (at, (icon, word, value)) in lines.iter().enumerate() {
            @let y = 52. + 27. * at as f32;
            (ink::icon(icon, (10., y), 18.))
            (ink::fitted("lbl", (34., y + 14.), 12.5, Anchor::Start, 112., &scene.word(word)))
            (ink::text("b", (184., y + 14.5), 14., Anchor::End, value.as_deref().unwrap_or("–")))
        }
    };
    super::plate("sp-rival-b", 196, &scene.word("board-rival-means"), &inside)
}

/// The buildings it has left.
fn buildings(scene: &Scene<'_, Speakeasy>, rival: &Rival) -> Markup {
    let types = [Building::Bar, Building::Nightclub, Building::Casino];
    let inside = html! {
        (ink::stepped("cell", Frame::new(0., 0., 226., 218.)))
        (ink::band(Frame::new(4., 3., 218., 17.)))
        (ink::fitted("face onlac", (10., 16.2), 12.3, Anchor::Start, 200., &scene.word("board-buildings")))
        @for (at, building) in types.into_iter().enumerate() {
            @let y = 32. + 60. * at as f32;
            @let left = rival.buildings[building as usize];
            (ink::fitted("lbl", (12., y + 12.), 12.5, Anchor::Start, 120., &scene.say(&words::building(building))))
            (ink::text("b", (214., y + 12.), 14., Anchor::End, &left.to_string()))
            @for piece in 0..left {
                (ink::plain(Boss::Rival, signs::building(building), (12. + 25. * f32::from(piece), y + 19.), 22.))
            }
        }
    };
    super::plate("sp-rival-c", 226, &scene.word("board-buildings"), &inside)
}
