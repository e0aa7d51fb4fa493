//! The six ways to use the three cards.

use fliptown::cards::Card;
use fliptown::map::Region;
use fliptown::{Action, Fliptown};
use kernel::Phrase;
use maud::{Markup, html};

use super::answers::is_answer;
use super::card::{self, Counts};
use super::{hero_sheet, signs};
use crate::board::Scene;
use crate::boards::fliptown::hand;
use crate::draw;

/// One way in small: where the suit leads, with which value, what goes to poker.
pub(super) fn way(scene: &Scene<'_, Fliptown>, [suit, value, poker]: [Card; 3]) -> Markup {
    let region = Phrase::name("region", Region::of(suit.suit()).id());
    html! {
        span.use {
            (signs::suit(suit.suit())) b { (scene.say(&region)) }
            b.n.val { (value.rank()) }
            (signs::mini(poker))
        }
    }
}

/// The cards, and a button for each way to use them. The legend says what the three places mean.
pub(super) fn ways(scene: &Scene<'_, Fliptown>, lineup: [Card; 3]) -> Markup {
    html! {
        div.deal {
            ol.lineup aria-label=(scene.word("side-lineup")) {
                @for card in lineup { li.slot { (card::card(scene, card, Counts::Whole)) } }
            }
            (so_far(scene))
            div.six role="group" aria-label=(scene.word("side-group-ways")) {
                p.soft aria-hidden="true" {
                    (scene.word("side-suit")) " · " (scene.word("side-value")) " · " (scene.word("side-poker"))
                }
                @for action in &scene.sight.legal {
                    @if let Action::Assign { suit, value, poker } = *action {
                        button form="acts" name="action" value=(action)
                            title=(scene.say(&scene.describe(*action).phrase))
                            aria-label=(scene.say(&scene.describe(*action).phrase)) {
                            (way(scene, [suit, value, poker]))
                        }
                    }
                }
            }
        }
    }
}

/// What the poker card would join. On a phone the ledger is far away.
fn so_far(scene: &Scene<'_, Fliptown>) -> Markup {
    let cards = hand::cards(scene);
    html! {
        @if !cards.is_empty() {
            p.so-far {
                (scene.word("side-hand")) " "
                span.hand { @for card in cards { (signs::mini(card)) } }
            }
        }
    }
}

/// A small button of the act form that stands with the cards.
pub(super) fn pick(scene: &Scene<'_, Fliptown>, action: Action, sign: &Markup) -> Markup {
    let words = scene.say(&scene.describe(action).phrase);
    html! {
        button.pick form="acts" name="action" value=(action) title=(words) aria-label=(words) { (sign) }
    }
}

/// The ability of the character, where it can be used now and is no answer to the question itself.
pub(super) fn ability(scene: &Scene<'_, Fliptown>) -> Markup {
    let Some(character) = hero_sheet(scene).character else {
        return html! {};
    };
    let name = scene.say(&Phrase::name("character", character.id()));
    html! {
        @if scene.is_legal(Action::Ability) && !is_answer(scene, Action::Ability) {
            li.ability {
                (pick(scene, Action::Ability, &html! { (draw::icon("seal")) span.label { (name) } }))
            }
        }
    }
}
