//! The three cards with their uses, and what can still be changed about them.

use fliptown::action::Direction;
use fliptown::cards::{Rank, Suit};
use fliptown::content::{Character, content};
use fliptown::map::Region;
use fliptown::poker::{HAND_SIZE, best_hand};
use fliptown::step::Assigned;
use fliptown::{Action, Fliptown, Prompt};
use kernel::{Arg, Phrase};
use maud::{Markup, html};

use super::card::{self, Counts};
use super::signs;
use super::ways::{ability, pick};
use crate::board::Scene;
use crate::boards::fliptown::hand;
use crate::draw;
use crate::pages::table::suited;

/// One card with what it is used for.
pub(super) struct Slot {
    pub(super) card: Markup,
    pub(super) role: String,
    pub(super) name: Markup,
    pub(super) note: Markup,
    pub(super) more: Markup,
}

pub(super) fn slot(slot: &Slot) -> Markup {
    html! {
        li.slot {
            (slot.card)
            h3 { small { (slot.role) } (slot.name) }
            p { (slot.note) }
            (slot.more)
        }
    }
}

/// Suit, value and poker card of the hero; then its last robbery, and its ability.
pub(super) fn slots(scene: &Scene<'_, Fliptown>, assigned: &Assigned, also: &Markup) -> Markup {
    html! {
        ol.lineup.brief[!is_open(scene)] aria-label=(scene.word("side-lineup")) {
            (slot(&suit(scene, assigned)))
            (slot(&value(scene, assigned)))
            (slot(&poker(scene, assigned)))
            (also)
            (ability(scene))
        }
    }
}

/// Whether the cards can still be changed: later on there is no need to tell how, and the question needs
/// the room.
fn is_open(scene: &Scene<'_, Fliptown>) -> bool {
    matches!(scene.sight.prompt, Some(Prompt::Main { .. }))
}

fn suit(scene: &Scene<'_, Fliptown>, assigned: &Assigned) -> Slot {
    let region = Phrase::name("region", Region::of(assigned.suit).id());
    let note = if assigned.suit == assigned.suit_card.suit() {
        scene.word("side-suit-note")
    } else {
        let was = Phrase::name("suit", assigned.suit_card.suit().id());
        scene.say(&Phrase::new("side-suit-changed").with("suit", was))
    };
    Slot {
        card: card::card(scene, assigned.suit_card, Counts::Suit(assigned.suit)),
        role: scene.word("side-suit"),
        name: html! { (scene.say(&region)) },
        note: html! { @if is_open(scene) { (note) } },
        more: suit_changes(scene),
    }
}

/// Other suits for gold, and other suits for a joker.
fn suit_changes(scene: &Scene<'_, Fliptown>) -> Markup {
    let legal = |action: fn(Suit) -> Action| {
        let actions = Suit::ALL.map(|suit| (suit, action(suit)));
        let legal = actions.into_iter().filter(|(_, a)| scene.is_legal(*a));
        legal.collect::<Vec<_>>()
    };
    let (paid, jokers) = (legal(Action::ChangeSuit), legal(Action::JokerSuit));
    let cost = content().gold_spending.change_suit_cost;
    html! {
        @if !paid.is_empty() {
            div.alt {
                @for (suit, action) in paid { (pick(scene, action, &signs::suit(suit))) }
                span { (cost) (draw::icon("gold")) }
            }
        }
        @if !jokers.is_empty() {
            div.alt.joker {
                @for (suit, action) in jokers { (pick(scene, action, &signs::suit(suit))) }
                span { (scene.word("side-joker")) }
            }
        }
    }
}

fn value(scene: &Scene<'_, Fliptown>, assigned: &Assigned) -> Slot {
    let note = if assigned.value == assigned.value_card.rank() {
        let cost = content().gold_spending.change_value_cost_per_step;
        scene.say(&Phrase::new("side-value-note").with("gold", cost))
    } else {
        let was = assigned.value_card.rank().to_string();
        scene.say(&Phrase::new("side-value-changed").with("rank", was))
    };
    Slot {
        card: card::card(scene, assigned.value_card, Counts::Rank(assigned.value)),
        role: scene.word("side-value"),
        name: html! { (assigned.value) },
        note: html! { @if is_open(scene) { (note) } },
        more: value_changes(scene),
    }
}

/// The Prospector's steps, and any rank for a joker.
fn value_changes(scene: &Scene<'_, Fliptown>) -> Markup {
    let shifts = [Direction::Down, Direction::Up].map(Action::Shift);
    let shifts: Vec<_> = (shifts.into_iter())
        .filter(|action| scene.is_legal(*action))
        .collect();
    let ranks = Rank::all().map(|rank| (rank, Action::JokerValue(rank)));
    let ranks: Vec<_> = ranks.filter(|(_, a)| scene.is_legal(*a)).collect();
    let name = Phrase::name("character", Character::Prospector.id());
    html! {
        @if !shifts.is_empty() {
            div.alt.shift {
                span { (scene.say(&Phrase::new("side-shift").with("character", name))) }
                @for action in shifts { (pick(scene, action, &html! { (shifted(scene, action)) })) }
            }
        }
        @if !ranks.is_empty() {
            details.alt.fan #jokers {
                summary { (scene.word("side-joker")) " A–K" }
                div { @for (rank, action) in ranks { (pick(scene, action, &html! { (rank) })) } }
            }
        }
    }
}

/// The rank to which a shift of the value leads.
fn shifted(scene: &Scene<'_, Fliptown>, action: Action) -> String {
    let choice = scene.describe(action);
    let mut args = choice.phrase.args.into_iter();
    let rank = args.find_map(|(name, arg)| match arg {
        Arg::Text(rank) if name == "rank" => Some(rank),
        _ => None,
    });
    rank.unwrap_or_default()
}

fn poker(scene: &Scene<'_, Fliptown>, assigned: &Assigned) -> Slot {
    Slot {
        card: card::card(scene, assigned.poker_card, Counts::Whole),
        role: scene.word("side-poker"),
        name: match hand::made(scene) {
            Some(made) => html! { (hand::name(scene, made)) },
            None => suited(&assigned.poker_card.face()),
        },
        note: hand_note(scene),
        more: html! {},
    }
}

/// What the hand pays, or what it is made of so far.
pub(super) fn hand_note(scene: &Scene<'_, Fliptown>) -> Markup {
    let cards = hand::cards(scene);
    if cards.len() < HAND_SIZE {
        return html! { span.hand { @for card in cards { (signs::mini(card)) } } };
    }
    let pays = content().poker.payout(best_hand(&cards).category());
    // With competitive poker only the highest hand of the table is paid (FT-19.5).
    let contested = scene.sight.view.options.competitive() && pays.stars > 0;
    let id = if contested {
        "side-hand-pays-best"
    } else {
        "side-hand-pays"
    };
    let phrase = Phrase::new(id)
        .with("cash", pays.cash)
        .with("stars", pays.stars);
    html! { (scene.say(&phrase)) }
}
