//! The value of a poker hand (FT-14), how hands compare (FT-19.6) and what a Cheat declares
//! (FT-18.22).

use kernel::vocabulary;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Rank};

/// How many cards make a hand, also when it is chosen from more (FT-14.1, FT-19.3).
pub const HAND_SIZE: usize = 5;

/// The most cards a hand is chosen from: five poker cards and two Hold 'em cards (FT-19.3).
const MOST_CARDS: usize = 7;

vocabulary! {
    /// What a hand is paid for, from the lowest to the highest (FT-14.2).
    pub enum Category {
        /// Nothing of the below.
        HighCard = "high_card",
        /// Two cards of a rank.
        OnePair = "one_pair",
        /// Two cards of a rank and two of another.
        TwoPair = "two_pair",
        /// Three cards of a rank.
        ThreeOfAKind = "three_of_a_kind",
        /// Five ranks in a row (FT-14.3).
        Straight = "straight",
        /// Five cards of a suit.
        Flush = "flush",
        /// Three cards of a rank and two of another.
        FullHouse = "full_house",
        /// Four cards of a rank, or five (FT-18.22).
        FourOfAKind = "four_of_a_kind",
        /// Five ranks in a row in one suit.
        StraightFlush = "straight_flush",
        /// Ten to ace in one suit.
        RoyalFlush = "royal_flush",
    }
}

vocabulary! {
    /// How a hand fares where only the best is paid (FT-19.5).
    pub enum Contest {
        /// No other is as good.
        Best = "best",
        /// None is better, but another is as good (FT-19.7).
        Shared = "shared",
        /// Another is better.
        Beaten = "beaten",
    }
}

impl Contest {
    /// How one of several hands fares, with how many seats it shares the pay.
    pub(crate) fn of(hand: Hand, all: &[Hand]) -> (Contest, u8) {
        let winners = all.iter().filter(|other| **other == hand).count() as u8;
        let contest = match winners {
            _ if all.iter().any(|other| *other > hand) => Contest::Beaten,
            1 => Contest::Best,
            _ => Contest::Shared,
        };
        (contest, winners)
    }
}

/// The value of a hand. The greater hand wins and equal hands tie: suits are not part of the value
/// (FT-14.2, then FT-19.6).
// The derived order is the rule: category first.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Hand {
    category: Category,
    /// What decides between hands of the category; see [`Hand::of`] and [`Hand::flush`].
    ranks: u32,
}

impl Hand {
    /// What the hand is paid for.
    pub fn category(self) -> Category {
        self.category
    }

    /// The ranks of its five cards, those that make its category first.
    pub fn ranks(self) -> [Rank; HAND_SIZE] {
        let made_of = Ranks((self.ranks >> 16) as u16);
        let others = Ranks(self.ranks as u16);
        let mut ranks = [Rank::ACE; HAND_SIZE];
        let mut free = ranks.iter_mut();
        let mut put = |number: u32, times: usize| {
            for rank in free.by_ref().take(times) {
                // The ace is 14, and 1 below a two; both are what is there already.
                *rank = Rank::try_from(number as u8).unwrap_or(Rank::ACE);
            }
        };
        let (many, few) = match self.category {
            Category::Flush => {
                let places = (0..HAND_SIZE).rev();
                places.for_each(|place| put(self.ranks >> (4 * place) & 15, 1));
                return ranks;
            }
            Category::Straight | Category::StraightFlush | Category::RoyalFlush => {
                let top = made_of.0.ilog2();
                (top - 4..=top).rev().for_each(|rank| put(rank, 1));
                return ranks;
            }
            Category::FourOfAKind => (4, 1),
            Category::FullHouse => (3, 2),
            Category::ThreeOfAKind => (3, 1),
            _ => (2, 1),
        };
        for (set, times) in [(made_of, many), (others, few)] {
            let falling = (2..=14).rev().filter(|rank| set.0 >> rank & 1 == 1);
            falling.for_each(|rank| put(rank, times));
        }
        ranks
    }

    /// A hand that compares by the ranks that make its category, then by the other cards (FT-19.6).
    /// All hands of a category have equally many of both, and sets of the same size compare as
    /// numbers just as their ranks do from the highest down.
    fn of(category: Category, made_of: Ranks, others: Ranks) -> Hand {
        let ranks = u32::from(made_of.0) << 16 | u32::from(others.0);
        Hand { category, ranks }
    }

    /// A flush of a suit with at least five cards: its five highest cards compare from the highest
    /// down. A card that is there twice is compared twice (FT-R43) and a set would lose the second,
    /// so each card has four bits of its own.
    fn flush(cards: &[Card], suit: usize) -> Hand {
        let mut ranks = [0; MOST_CARDS];
        for (rank, card) in ranks.iter_mut().zip(cards) {
            if card.suit() as usize == suit {
                *rank = high(card.rank());
            }
        }
        ranks.sort_unstable_by(|a, b| b.cmp(a));
        let highest = &ranks[..HAND_SIZE];
        Hand {
            category: Category::Flush,
            ranks: highest.iter().fold(0, |all, &rank| all << 4 | rank),
        }
    }
}

/// The value of the best five of five, six or seven cards. A card that is there twice counts as two
/// cards (FT-R43).
///
/// # Panics
/// If there are fewer than five cards or more than seven.
pub fn best_hand(cards: &[Card]) -> Hand {
    assert!(
        (HAND_SIZE..=MOST_CARDS).contains(&cards.len()),
        "a hand is made from five to seven cards"
    );
    let Tally {
        times: [one, two, three, four, five],
        flush,
    } = Tally::of(cards);
    // The cards that are left out.
    let spare = cards.len() - HAND_SIZE;

    // From the best category down. Each test finds its category in any five of the cards, so the
    // first one that succeeds is the best hand's.
    if let Some((_, ranks)) = flush
        && let Some(top) = ranks.straight()
    {
        let category = match top {
            Ranks::ACE_HIGH => Category::RoyalFlush,
            _ => Category::StraightFlush,
        };
        return Hand::of(category, top, Ranks::NONE);
    }
    // Of seven cards only one rank can have four.
    if let Some(quad) = four.highest() {
        // The other cards are those of the other ranks and the fifth card of this one (FT-18.22).
        let others = Ranks(one.without(quad).0 | five.0);
        let kicker = others.highest().unwrap_or(Ranks::NONE);
        return Hand::of(Category::FourOfAKind, quad, kicker);
    }
    let triple = three.highest();
    if let Some(triple) = triple
        && let Some(pair) = two.without(triple).highest()
    {
        return Hand::of(Category::FullHouse, triple, pair);
    }
    if let Some((suit, _)) = flush {
        return Hand::flush(cards, suit);
    }
    if let Some(top) = one.straight() {
        return Hand::of(Category::Straight, top, Ranks::NONE);
    }
    if let Some(triple) = triple {
        // No full house, so all other cards differ.
        let others = one.without(triple).without_lowest(spare);
        return Hand::of(Category::ThreeOfAKind, triple, others);
    }
    let Some(pair) = two.highest() else {
        return Hand::of(Category::HighCard, Ranks::NONE, one.without_lowest(spare));
    };
    if let Some(second) = two.without(pair).highest() {
        let pairs = Ranks(pair.0 | second.0);
        // With seven cards it may come from a third pair.
        let kicker = one.without(pairs).highest().unwrap_or(Ranks::NONE);
        return Hand::of(Category::TwoPair, pairs, kicker);
    }
    Hand::of(
        Category::OnePair,
        pair,
        one.without(pair).without_lowest(spare),
    )
}

/// Which ranks and suits some cards have, and how often.
struct Tally {
    /// The ranks that are there at least once, twice, ... five times.
    times: [Ranks; 5],
    /// The suit that at least five cards have, with their ranks. Of seven cards only one suit can have five.
    flush: Option<(usize, Ranks)>,
}

impl Tally {
    fn of(cards: &[Card]) -> Tally {
        let [mut one, mut two, mut three, mut four, mut five] = [Ranks::NONE; 5];
        // The ranks of each suit, sixteen bits for each.
        let mut suits: u64 = 0;
        // How many cards of each suit, four bits for each: from 3 the fifth card sets the top bit.
        let mut suit_counts: u16 = 0x3333;
        for card in cards {
            let bit = 1 << high(card.rank());
            five.0 |= four.0 & bit;
            four.0 |= three.0 & bit;
            three.0 |= two.0 & bit;
            two.0 |= one.0 & bit;
            one.0 |= bit;
            let suit = card.suit() as usize;
            suits |= u64::from(bit) << (16 * suit);
            suit_counts += 1 << (4 * suit);
        }
        let flush = match suit_counts & 0x8888 {
            0 => None,
            full => {
                let suit = full.trailing_zeros() as usize / 4;
                Some((suit, Ranks((suits >> (16 * suit)) as u16)))
            }
        };
        Tally {
            times: [one, two, three, four, five],
            flush,
        }
    }
}

/// What a Cheat declares (FT-18.22): the place of the card, what it counts as, and the hand that
/// this makes. Copies of held cards may be declared, and with Hold 'em any of the seven cards may
/// change (FT-R29). Among equals it is the first card, then the first declaration in the order of
/// [`Card::all`]. The hand is never worse than the cards as they are, for a card may be declared
/// to be itself.
///
/// # Panics
/// If there are fewer than five cards or more than seven.
pub fn cheat(cards: &[Card]) -> (usize, Card, Hand) {
    let mut best: Option<(usize, Card, Hand)> = None;
    let mut declared = cards.to_vec();
    for (at, &written) in cards.iter().enumerate() {
        for card in Card::all() {
            declared[at] = card;
            let hand = best_hand(&declared);
            if best.is_none_or(|(_, _, found)| hand > found) {
                best = Some((at, card, hand));
            }
        }
        declared[at] = written;
    }
    best.expect("a hand is made from five to seven cards")
}

/// A rank as hands compare it: the ace is 14 (FT-19.6).
fn high(rank: Rank) -> u32 {
    match rank {
        Rank::ACE => 14,
        _ => u32::from(rank.number()),
    }
}

/// A set of ranks: bits 2 to 14, the ace high.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ranks(u16);

impl Ranks {
    const NONE: Ranks = Ranks(0);
    const ACE_HIGH: Ranks = Ranks(1 << 14);

    /// Only the highest of the ranks.
    fn highest(self) -> Option<Ranks> {
        self.0.checked_ilog2().map(|rank| Ranks(1 << rank))
    }

    fn without(self, ranks: Ranks) -> Ranks {
        Ranks(self.0 & !ranks.0)
    }

    fn without_lowest(mut self, count: usize) -> Ranks {
        for _ in 0..count {
            self.0 &= self.0.wrapping_sub(1);
        }
        self
    }

    /// The top rank of the highest straight. The ace stands at both ends of the row, which do not
    /// meet: it is low or high and never in the middle (FT-14.3).
    fn straight(self) -> Option<Ranks> {
        let row = self.0 | (self.0 & Ranks::ACE_HIGH.0) >> 13;
        Ranks(row & row << 1 & row << 2 & row << 3 & row << 4).highest()
    }
}

/// What cards make, also when they are still too few for a hand: of fewer than five only equal ranks
/// count, since a straight or a flush takes all five.
pub fn so_far(cards: &[Card]) -> Category {
    if cards.len() >= HAND_SIZE {
        return best_hand(cards).category();
    }
    let mut counts: Vec<usize> = Rank::all()
        .map(|rank| cards.iter().filter(|card| card.rank() == rank).count())
        .collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    match counts.as_slice() {
        [4, ..] => Category::FourOfAKind,
        [3, ..] => Category::ThreeOfAKind,
        [2, 2, ..] => Category::TwoPair,
        [2, ..] => Category::OnePair,
        _ => Category::HighCard,
    }
}

#[cfg(test)]
mod tests;
