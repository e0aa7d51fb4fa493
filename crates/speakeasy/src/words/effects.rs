//! What things bring: effects in words, and everything that is known by its effect.

use kernel::Phrase;

use super::{ability, bottle, building, money, operation, perk, track};
use crate::content::{AnyOr, Effect, Raise, Row};
use crate::pieces::{
    Card, CityToken, Count, Crate, Deed, Gangster, Helper, Operation, Person, Slot,
};

/// Something that an effect makes a player do.
pub fn deed(deed: Deed) -> Phrase {
    Phrase::name("deed", deed.id())
}

/// What an effect brings, in one phrase.
pub fn effect(effect: &Effect) -> Phrase {
    let mut parts = effects(effect);
    match parts.len() {
        0 => Phrase::new("effect-nothing"),
        1 => parts.remove(0),
        _ => Phrase::new("effect-all").with("effects", parts),
    }
}

/// What an effect brings, part by part: first what needs no choice (SP-R55).
pub fn effects(effect: &Effect) -> Vec<Phrase> {
    let counted = |id: &'static str, count: u8| {
        let some = (count > 0).then(|| Phrase::new(id));
        some.map(|phrase| phrase.with("count", count))
    };
    let cash = (effect.cash > 0).then(|| money(effect.cash));
    let taken = effect
        .op_card
        .map(|kind| Phrase::name("effect-card", type_id(kind)));
    let played = effect
        .play_op_card
        .map(|kind| Phrase::name("effect-play", type_id(kind)));
    let parts = [
        cash,
        counted("effect-leverage", effect.leverage_tokens),
        counted("effect-thugs", effect.thugs_free),
        counted("effect-books", effect.books),
        effect.raise.map(raise),
        counted("effect-raise-any", effect.raise_any),
        counted("effect-mobsters", effect.mobsters),
        counted("effect-helpers", effect.helper_cards),
        counted("effect-city-tokens", effect.city_tokens),
        taken,
        played,
        effect.action.map(deed),
        counted("effect-range", effect.range_bonus),
        counted("effect-sale", effect.sale_bonus),
        counted("effect-production", effect.production_bonus),
        counted("effect-leverage-bonus", effect.leverage_bonus),
    ];
    parts.into_iter().flatten().collect()
}

pub(super) fn type_id(kind: AnyOr<Operation>) -> &'static str {
    match kind {
        AnyOr::Any => "any",
        AnyOr::One(operation) => operation.id(),
    }
}

fn raise(raise: Raise) -> Phrase {
    Phrase::new(if raise.optional_extra {
        "effect-raise-extra"
    } else {
        "effect-raise"
    })
    .with("count", raise.amount)
    .with("track", track(raise.track))
}

/// What a person offers, from top to bottom (SP-12.2).
pub fn person_effects(person: Person) -> Vec<Phrase> {
    person.rows().iter().map(offer).collect()
}

/// What a person offers that nobody else at its location does.
pub fn own_offer(person: Person) -> Option<Phrase> {
    person.own_rows().next().map(offer)
}

fn offer(row: &Row) -> Phrase {
    let once = effect(&row.effect);
    if row.times > 1 {
        Phrase::new("effect-up-to")
            .with("effect", once)
            .with("count", row.times)
    } else {
        once
    }
}

/// What the action of a card does (SP-10.2).
pub fn operate(operation: Operation) -> Phrase {
    deed(match operation {
        Operation::Vip => Deed::Protect,
        Operation::Party => Deed::Sell,
        Operation::Still => Deed::Produce,
        Operation::Fleet => Deed::Deliver,
    })
}

/// An operation card: its type, reward, action and leverage.
pub fn card(card: Card) -> Phrase {
    let data = card.data();
    Phrase::new("card")
        .with("operation", operation(card.operation()))
        .with("reward", effect(&data.reward))
        .with("action", operate(card.operation()))
        .with("count", data.leverage)
}

/// A helper card: its reward and its bottle.
pub fn helper(helper: Helper) -> Phrase {
    let data = helper.data();
    Phrase::new("helper")
        .with("effect", effect(&data.effect))
        .with("bottle", bottle(data.bottle))
        .with("cash", money(data.bottle.value()))
}

/// A city token by what it brings.
pub fn city_token(token: CityToken) -> Phrase {
    effect(token.effect())
}

/// A building of the operations board with its price and reward.
pub fn slot(slot: Slot) -> Phrase {
    let data = slot.data();
    Phrase::new(if data.reward.is_nothing() {
        "slot-plain"
    } else {
        "slot"
    })
    .with("building", building(slot.building()))
    .with("cash", money(data.price))
    .with("reward", effect(&data.reward))
}

/// The cash of a crate.
pub fn crate_front(item: Crate) -> Phrase {
    let cash = &item.data().cash;
    let phrase = match cash.max {
        Some(most) => Phrase::new("crate-front-most").with("most", money(most)),
        None => Phrase::new("crate-front"),
    };
    phrase
        .with("cash", money(cash.amount))
        .with("each", each(cash.per))
}

fn each(what: Count) -> Phrase {
    Phrase::name("each", what.id())
}

/// A crate: the cash of its front and what its back is good for.
pub fn crate_token(item: Crate) -> Phrase {
    Phrase::new("crate-token")
        .with("front", crate_front(item))
        .with("perk", perk(item.data().back))
}

/// What a gangster is worth as an ally.
pub fn gangster_card(gangster: Gangster) -> Phrase {
    let data = gangster.data();
    let phrase = match data.ability {
        Some(one) => Phrase::new("gangster-card").with("ability", ability(one)),
        None => Phrase::new("gangster-card-plain"),
    };
    phrase
        .with("strength", data.strength)
        .with("cash", money(data.help_fee))
}
