//! The cards that the question is about.

use fliptown::cards::Card;
use fliptown::step::Stage;
use fliptown::{Event, Fliptown, Prompt};
use maud::{Markup, html};

use super::card::{self, Counts};
use super::slots::{self, Slot};
use super::{law, news, seen, signs, ways};
use crate::board::Scene;
use crate::boards::fliptown::hand;

pub(in super::super) fn lineup(scene: &Scene<'_, Fliptown>) -> Markup {
    html! { (news::news(scene)) (cards(scene)) }
}

fn cards(scene: &Scene<'_, Fliptown>) -> Markup {
    let view = &scene.sight.view;
    match (scene.sight.prompt, view.stage, view.lineup) {
        (Some(Prompt::Assign), _, Some(cards)) => ways::ways(scene, cards),
        (Some(Prompt::Bail { card }), _, Some(cards)) => open(scene, cards, |one| one == card),
        (_, Stage::Flip | Stage::Turn, Some(cards)) => turn(scene, cards),
        (_, Stage::Poker, _) => poker(scene),
        (_, Stage::Preacher | Stage::Bribes | Stage::Arrest, _) => law::lineup(scene),
        _ => html! {},
    }
}

/// The three cards as they lie; those that do not matter step back.
fn open(scene: &Scene<'_, Fliptown>, cards: [Card; 3], matters: impl Fn(Card) -> bool) -> Markup {
    html! {
        ol.lineup aria-label=(scene.word("side-lineup")) {
            @for card in cards {
                @let counts = if matters(card) { Counts::Whole } else { Counts::Nothing };
                li.slot { (card::card(scene, card, counts)) }
            }
        }
    }
}

/// The cards as the hero uses them, as far as that is known.
fn turn(scene: &Scene<'_, Fliptown>, cards: [Card; 3]) -> Markup {
    let hero = seen(scene, scene.hero).open.as_ref();
    let Some(assigned) = hero.and_then(|open| open.turn.assigned) else {
        return open(scene, cards, |_| true);
    };
    let robbery = hero.and_then(|open| open.robberies.last().copied());
    let also = html! {
        @if let Some(card) = robbery { (extra(scene, card, "side-robbery", outcome(scene, card))) }
        @if scene.sight.prompt == Some(Prompt::Office) && let Some(card) = scene.sight.view.sheriff {
            (extra(scene, card, "side-sheriff", None))
        }
    };
    slots::slots(scene, &assigned, &also)
}

/// What came of the robbery that drew a card.
fn outcome(scene: &Scene<'_, Fliptown>, card: Card) -> Option<&'static str> {
    let told = scene.sight.story.iter().rev();
    let mut robberies = told.filter_map(|told| match told.event {
        Event::Robbed {
            seat,
            card: drawn,
            success,
            ..
        } if (seat, drawn) == (scene.hero, card) => Some(success),
        _ => None,
    });
    Some(match robberies.next()? {
        true => "side-robbery-success",
        false => "side-robbery-failure",
    })
}

/// A further card with its name under it, and what it has brought about.
fn extra(
    scene: &Scene<'_, Fliptown>,
    card: Card,
    word: &'static str,
    note: Option<&'static str>,
) -> Markup {
    html! {
        li.slot.extra {
            (card::card(scene, card, Counts::Whole))
            h3 { small { (scene.word(word)) } (card.rank()) (signs::suit(card.suit())) }
            @if let Some(note) = note { p { (scene.word(note)) } }
        }
    }
}

/// The whole hand, when it is about to be shown.
fn poker(scene: &Scene<'_, Fliptown>) -> Markup {
    let cards = hand::cards(scene);
    html! {
        ol.lineup.fanned aria-label=(scene.word("side-hand")) {
            @for card in &cards { li.slot { (card::card(scene, *card, Counts::Whole)) } }
            @if let Some(made) = hand::made(scene) {
                (slots::slot(&Slot {
                    card: html! {},
                    role: scene.word("side-poker"),
                    name: html! { (hand::name(scene, made)) },
                    note: slots::hand_note(scene),
                    more: html! {},
                }))
            }
        }
    }
}
