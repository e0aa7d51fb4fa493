//! Operation cards and levels.

use kernel::Phrase;

use super::super::effects::operate;
use super::super::{card, effect, money, operation, track};
use super::Scene;
use crate::content::{Effect, content};
use crate::pieces::{Card, Operation, Track};
use crate::step::{Price, Step};

impl Scene<'_> {
    /// A level, with what it is worth, what it costs and what notoriety brings.
    pub(super) fn raise(&self, one: Track) -> Phrase {
        let level = self.player.level(one) + 1;
        let mut notes = vec![super::super::level(one, level)];
        let discards = one.discards(level);
        if discards > 0 {
            notes.push(Phrase::new("note-discard").with("count", discards));
        }
        notes.extend(self.fame(self.player.notoriety() + 1));
        Phrase::new("choice-raise")
            .with("track", track(one))
            .with("level", level)
            .with("notes", notes)
    }

    /// What a field of the notoriety track brings (SP-10.8, SP-11.4).
    fn fame(&self, field: u8) -> Vec<Phrase> {
        let fame = &content().notoriety;
        let reward = fame.reward_of(field).map(|reward| {
            Phrase::new("note-notoriety")
                .with("field", field)
                .with("effect", effect(reward))
        });
        let price = fame.price.iter().find(|there| there.field == field);
        let price = price.map(|there| {
            Phrase::new("note-prices")
                .with("field", field)
                .with("low", money(there.low))
                .with("high", money(there.high))
        });
        reward.into_iter().chain(price).collect()
    }

    /// A card that is played or discarded.
    pub(super) fn card(&self, one: Card) -> Phrase {
        match self.step {
            Step::Extra(up) => Phrase::new("choice-discard-extra")
                .with("card", card(one))
                .with("track", track(up))
                .with("level", self.player.level(up) + 1),
            Step::Discard(price) => discard(price).with("card", card(one)),
            Step::FirstPlay => Phrase::new("choice-first-play")
                .with("operation", operation(one.operation()))
                .with("reward", effect(&without_bonus(one.data().reward)))
                .with("action", operate(one.operation()))
                .with("count", one.data().leverage),
            _ => self.play(one),
        }
    }

    /// A card goes where another may lie, whose leverage is lost then (SP-10.1).
    fn play(&self, one: Card) -> Phrase {
        match self.player.board[one.operation() as usize] {
            None => Phrase::new("choice-play"),
            Some(old) => Phrase::new("choice-play-over").with("count", old.data().leverage),
        }
        .with("card", card(one))
    }

    /// The top card of a deck.
    pub(super) fn deck(&self, deck: Operation) -> Phrase {
        match self.view.decks[deck as usize].top {
            Some(top) => Phrase::new("choice-deck").with("card", card(top)),
            None => Phrase::new("effect-nothing"),
        }
    }
}

/// What is left of a reward when its card is not put to work (SP-4.6).
fn without_bonus(reward: Effect) -> Effect {
    Effect {
        range_bonus: 0,
        sale_bonus: 0,
        production_bonus: 0,
        leverage_bonus: 0,
        ..reward
    }
}

fn discard(price: Price) -> Phrase {
    Phrase::new(match price {
        Price::Level(_) => "choice-discard-level",
        Price::Casino => "choice-discard-casino",
        Price::TurnOrder => "choice-discard-turn-order",
    })
}
