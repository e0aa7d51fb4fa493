//! The sheriff: his card, who is safe from it, what it costs not to be.

use fliptown::Fliptown;
use fliptown::cards::Rank;
use fliptown::content::{Fine, content};
use fliptown::step::Stage;
use kernel::{Game, Phrase, RuleId};
use maud::{Markup, html};

use super::card::{self, Counts};
use super::hero_sheet;
use super::slots::{self, Slot};
use crate::board::Scene;
use crate::draw;
use crate::pages::table::suited;

/// FT-16.4 says who is arrested.
const RULE: RuleId = RuleId("FT-16.4");

fn face(scene: &Scene<'_, Fliptown>) -> Markup {
    match scene.sight.view.sheriff {
        Some(card) => card::card(scene, card, Counts::Whole),
        None => card::back(scene),
    }
}

/// What is known of the card.
fn known(scene: &Scene<'_, Fliptown>) -> String {
    match scene.sight.view.sheriff {
        Some(card) => scene.say(&Phrase::new("side-sheriff-is").with("card", card.face())),
        None => scene.word("side-sheriff-hidden"),
    }
}

/// Which cards would let the hero go, or whether the one that is known does.
fn safety(scene: &Scene<'_, Fliptown>) -> String {
    let wanted = hero_sheet(scene).wanted;
    if let Some(card) = scene.sight.view.sheriff {
        let is_safe = wanted <= card.rank().number().into();
        let id = if is_safe {
            "side-safe-now"
        } else {
            "side-arrested-now"
        };
        return scene.say(&Phrase::new(id).with("wanted", wanted));
    }
    let phrase = match u8::try_from(wanted).ok().map(Rank::try_from) {
        Some(Ok(rank)) if rank > Rank::ACE => {
            Phrase::new("side-safe-from").with("rank", rank.to_string())
        }
        // Every card is high enough for none or a single one; none is for more than a king.
        _ if wanted <= 1 => Phrase::new("side-safe-always"),
        _ => Phrase::new("side-safe-never"),
    };
    scene.say(&phrase.with("wanted", wanted))
}

fn fine(scene: &Scene<'_, Fliptown>) -> Option<&'static Fine> {
    let round = usize::from(scene.sight.view.round);
    content().sheriff.fines.get(round.checked_sub(1)?)
}

fn fine_words(scene: &Scene<'_, Fliptown>) -> Option<String> {
    let fine = fine(scene)?;
    // Whoever has so many Wanted saves money for nothing (FT-16.7).
    let from = content().sheriff.must_pay_stars_from_wanted;
    let phrase = match hero_sheet(scene).wanted >= from {
        true => Phrase::new("side-fine-stars").with("from", from),
        false => Phrase::new("side-fine").with("cash", fine.cash),
    };
    Some(scene.say(&phrase.with("stars", fine.stars)))
}

/// The line under the bounties.
pub(super) fn line(scene: &Scene<'_, Fliptown>) -> Markup {
    if scene.sight.view.stage == Stage::Over {
        return html! {};
    }
    html! {
        div.law {
            (face(scene))
            p {
                (suited(&known(scene))) " " b { (safety(scene)) } " "
                @if let Some(fine) = fine_words(scene) { (fine) " " }
                (draw::rule_link(Fliptown::INFO.id, RULE))
            }
        }
    }
}

/// The card large, when the question is about it.
pub(super) fn lineup(scene: &Scene<'_, Fliptown>) -> Markup {
    html! {
        ol.lineup aria-label=(scene.word("side-sheriff")) {
            (slots::slot(&Slot {
                card: face(scene),
                role: scene.word("side-sheriff"),
                name: html! { (safety(scene)) },
                note: html! { @if let Some(fine) = fine_words(scene) { (fine) } },
                more: html! {},
            }))
        }
    }
}
