//! The 52 poker cards: suits, ranks, cards and sets of cards (FT-2.2: jokers never enter the deck).

use std::fmt;
use std::str::FromStr;

use kernel::{Member, NotationError, Set, vocabulary};
use serde::{Deserialize, Serialize};

/// How many cards are in the deck.
pub const DECK_SIZE: usize = 52;

vocabulary! {
    /// A suit, in the order of the data file.
    pub enum Suit {
        /// The trail's suit.
        Hearts = "hearts",
        /// The badlands' suit.
        Spades = "spades",
        /// The mine's suit.
        Diamonds = "diamonds",
        /// The town's suit.
        Clubs = "clubs",
    }
}

impl Suit {
    /// The colour of the suit (FT-11.4).
    pub fn colour(self) -> Colour {
        match self {
            Suit::Hearts | Suit::Diamonds => Colour::Red,
            Suit::Spades | Suit::Clubs => Colour::Black,
        }
    }

    /// The suit as a person sees it on a card.
    pub fn symbol(self) -> char {
        ['♥', '♠', '♦', '♣'][self as usize]
    }

    fn letter(self) -> char {
        ['h', 's', 'd', 'c'][self as usize]
    }
}

vocabulary! {
    /// The colour of a suit.
    pub enum Colour {
        Red = "red",
        Black = "black",
    }
}

/// A rank from the ace (1) to the king (13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rank(u8);

impl Rank {
    /// The lowest rank.
    pub const ACE: Rank = Rank(1);
    /// The rank of the first outlaw.
    pub const JACK: Rank = Rank(11);
    /// The rank of the second outlaw.
    pub const QUEEN: Rank = Rank(12);
    /// The highest rank.
    pub const KING: Rank = Rank(13);

    /// The rank with this number.
    ///
    /// # Panics
    /// If the number is not from 1 to 13.
    pub const fn new(number: u8) -> Rank {
        assert!(1 <= number && number <= 13, "ranks go from 1 to 13");
        Rank(number)
    }

    /// All ranks from ace to king.
    pub fn all() -> impl DoubleEndedIterator<Item = Rank> + Clone {
        (1..=13).map(Rank)
    }

    /// The number of the rank: ace 1, jack 11, queen 12, king 13.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The rank `steps` away, unless it would leave ace to king: there is no wrapping (FT-6.2).
    pub fn shifted(self, steps: i8) -> Option<Rank> {
        let number = self.0.checked_add_signed(steps)?;
        Rank::try_from(number).ok()
    }

    /// How many steps lie between two ranks.
    pub fn distance(self, other: Rank) -> u8 {
        self.0.abs_diff(other.0)
    }
}

impl Member for Rank {
    type Bits = u64;

    const COUNT: usize = 13;

    fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    fn at(index: usize) -> Rank {
        Rank::new(index as u8 + 1)
    }
}

impl TryFrom<u8> for Rank {
    type Error = String;

    fn try_from(number: u8) -> Result<Rank, String> {
        if (1..=13).contains(&number) {
            Ok(Rank(number))
        } else {
            Err(format!("{number} is not a rank: ranks go from 1 to 13"))
        }
    }
}

impl From<Rank> for u8 {
    fn from(rank: Rank) -> u8 {
        rank.0
    }
}

const RANK_NAMES: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(RANK_NAMES[usize::from(self.0 - 1)])
    }
}

impl FromStr for Rank {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Rank, NotationError> {
        let at = RANK_NAMES.iter().position(|name| *name == text);
        at.map(|i| Rank(i as u8 + 1))
            .ok_or_else(|| NotationError::new(text))
    }
}

/// One card; written `7h`, `10c`, `As`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// The card of a suit and a rank.
    pub fn new(suit: Suit, rank: Rank) -> Card {
        Card(suit as u8 * 13 + rank.0 - 1)
    }

    /// All cards in the fixed order of FT-23.10: suits as in the data file, ace to king.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..DECK_SIZE as u8).map(Card)
    }

    /// Its suit.
    pub fn suit(self) -> Suit {
        Suit::ALL[usize::from(self.0 / 13)]
    }

    /// Its rank.
    pub fn rank(self) -> Rank {
        Rank(self.0 % 13 + 1)
    }

    /// The card as a person sees it: `7♥`.
    pub fn face(self) -> String {
        format!("{}{}", self.rank(), self.suit().symbol())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        let wrong = || NotationError::new(text);
        let (split, letter) = text.char_indices().last().ok_or_else(wrong)?;
        let suit = Suit::ALL.into_iter().find(|suit| suit.letter() == letter);
        let rank = text[..split].parse().map_err(|_| wrong())?;
        Ok(Card::new(suit.ok_or_else(wrong)?, rank))
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of cards, in the fixed order of FT-23.10.
pub type CardSet = Set<Card>;

impl Member for Card {
    type Bits = u64;

    const COUNT: usize = DECK_SIZE;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Card {
        assert!(index < DECK_SIZE, "there are 52 cards");
        Card(index as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_back_as_written() {
        let all: Vec<Card> = Card::all().collect();
        assert_eq!(all.len(), DECK_SIZE);
        assert_eq!(all[0].to_string(), "Ah");
        assert_eq!(all[51].to_string(), "Kc");
        for card in all {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.suit(), card.rank()), card);
        }
        for wrong in ["", "h", "1h", "11c", "Ax", "7♥", "ah", " Ah"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn ranks_never_wrap() {
        assert_eq!(Rank::KING.shifted(1), None);
        assert_eq!(Rank::ACE.shifted(-1), None);
        assert_eq!(Rank::new(9).shifted(-3), Some(Rank::new(6)));
    }
}
