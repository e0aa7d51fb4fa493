//! What a poker column may still become (FT-14).

use fliptown::cards::{Card, Rank, Suit};
use fliptown::content::content;
use fliptown::poker::{Category, best_hand};
use kernel::{Member, Set};

use super::weights;

/// How many cards make a hand.
pub(super) const HAND: usize = 5;

/// What the hand will pay, with `left` cards still to be written and a dollar worth so much.
/// `cards` are those written in this round and the Hold 'em cards.
pub(super) fn hope(cards: &[Card], left: usize, dollar: f32) -> f32 {
    let pays = |category| {
        let payout = content().poker.payout(category);
        f32::from(payout.stars) + f32::from(payout.cash) * dollar
    };
    if left == 0 && cards.len() >= HAND {
        return pays(best_hand(cards).category());
    }
    let (groups, per_card) = groups(cards);
    let groups = pays(groups) + per_card * left as f32;
    let flush = pays(Category::Flush) * chance(weights::FLUSH_CARD, flush_lacks(cards), left);
    let straight =
        pays(Category::Straight) * chance(weights::STRAIGHT_CARD, straight_lacks(cards), left);
    groups + flush + straight
}

/// The hand that cards of equal rank make so far, and what it gains with each card to come.
fn groups(cards: &[Card]) -> (Category, f32) {
    let mut counts = [0; Rank::COUNT];
    for card in cards {
        counts[card.rank().index()] += 1;
    }
    counts.sort_unstable_by(|a, b| b.cmp(a));
    match counts {
        [4 | 5, ..] => (Category::FourOfAKind, 0.0),
        [3, 2 | 3, ..] => (Category::FullHouse, 0.0),
        [3, ..] => (Category::ThreeOfAKind, weights::BETTER_PER_CARD),
        [2, 2, ..] => (Category::TwoPair, weights::BETTER_PER_CARD),
        [2, ..] => (Category::OnePair, weights::PAIR_PER_CARD),
        _ => (Category::HighCard, weights::NO_PAIR_PER_CARD),
    }
}

/// The chance of finding all cards that are lacking, each found with the chance `step`.
fn chance(step: f32, lacking: usize, left: usize) -> f32 {
    if lacking > left {
        return 0.0;
    }
    (0..lacking).map(|_| step).product()
}

fn flush_lacks(cards: &[Card]) -> usize {
    let mut counts = [0; Suit::ALL.len()];
    for card in cards {
        counts[card.suit() as usize] += 1;
    }
    HAND.saturating_sub(counts.into_iter().max().unwrap_or(0))
}

fn straight_lacks(cards: &[Card]) -> usize {
    let ranks: Set<Rank> = cards.iter().map(|card| card.rank()).collect();
    // From ace low to ace high: the ace stands at both ends.
    let held = |number: usize| ranks.contains(Rank::at(number % Rank::COUNT));
    let lacks = |low: usize| (low..low + HAND).filter(|number| !held(*number)).count();
    (0..=Rank::COUNT + 1 - HAND)
        .map(lacks)
        .min()
        .unwrap_or(HAND)
}
