//! What the signs stand for, in the words of the game.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::Speakeasy;
use speakeasy::content::{AnyOr, Effect};
use speakeasy::pieces::{Building, Deed, Track};
use speakeasy::words;

use super::signs::{self, Sign};
use crate::board::Scene;

/// What every card, token and space is made of, one by one.
fn effects() -> impl Iterator<Item = Effect> {
    let none = Effect::default;
    let gains = [
        Effect {
            leverage_tokens: 1,
            ..none()
        },
        Effect {
            thugs_free: 1,
            ..none()
        },
        Effect { books: 1, ..none() },
        Effect {
            raise_any: 1,
            ..none()
        },
        Effect {
            mobsters: 1,
            ..none()
        },
        Effect {
            helper_cards: 1,
            ..none()
        },
        Effect {
            city_tokens: 1,
            ..none()
        },
        Effect {
            op_card: Some(AnyOr::Any),
            ..none()
        },
        Effect {
            play_op_card: Some(AnyOr::Any),
            ..none()
        },
    ];
    let deeds = [
        Deed::Protect,
        Deed::Sell,
        Deed::Produce,
        Deed::Deliver,
        Deed::UpgradeBar,
        Deed::Raid,
        Deed::Ally,
        Deed::ChangeTurnOrder,
        Deed::SwapCapos,
    ];
    let deeds = deeds.map(|deed| Effect {
        action: Some(deed),
        ..none()
    });
    gains.into_iter().chain(deeds)
}

/// What stands on the board, and no card brings it.
const PLACED: [(&str, &str); 6] = [
    ("capo", "board-sign-capo"),
    ("barrel", "board-sign-barrel"),
    ("crate", "board-sign-crate"),
    ("cop", "board-sign-cop"),
    ("war", "board-sign-war"),
    ("discard", "board-sign-discard"),
];

pub(super) fn legend(scene: &Scene<'_, Speakeasy>) -> Markup {
    let tracks = Track::ALL.into_iter();
    let tracks = tracks.map(|track| (vec![Sign::Icon(signs::track(track))], words::track(track)));
    // The still is its own track.
    let buildings = Building::ALL.into_iter();
    let buildings = buildings.filter(|building| *building != Building::Still);
    let buildings = buildings.map(|building| {
        let sign = Sign::Icon(signs::building(building));
        (vec![sign], words::building(building))
    });
    let effects = effects().map(|effect| (signs::effect(&effect), words::effect(&effect)));
    let placed = PLACED.map(|(icon, word)| (vec![Sign::Icon(icon)], Phrase::new(word)));
    let all = tracks.chain(buildings).chain(placed).chain(effects);
    let all: Vec<(Vec<Sign>, Phrase)> = all.collect();
    html! {
        h3 { (scene.word("board-legend")) }
        dl.legend {
            @for (drawn, phrase) in &all {
                div { dt { (signs::inline(drawn)) } dd { (scene.say(phrase)) } }
            }
        }
    }
}
