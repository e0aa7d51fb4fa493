//! Every decision of the game (FT-D1 to FT-D17) and its notation.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, notation, vocabulary};

use crate::cards::{Card, Colour, Rank, Suit};
use crate::content::Item;
use crate::map::{Land, Region, Site};

vocabulary! {
    /// What is chosen for an outlaw's card (FT-11.17) or at the sheriff's office (FT-11.18).
    pub enum Reward {
        Cash = "cash",
        Gold = "gold",
        Star = "star",
        Clear = "clear",
    }
}

vocabulary! {
    /// What trail stop 2 offers (FT-7.6).
    pub enum Tool {
        Pan = "pan",
        Hammer = "hammer",
    }
}

vocabulary! {
    /// Which way the Prospector shifts the value (FT-18.10).
    pub enum Direction {
        Up = "up",
        Down = "down",
    }
}

vocabulary! {
    /// How a fine is paid (FT-16.6).
    pub enum FinePayment {
        Cash = "cash",
        Stars = "stars",
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The Mayor keeps the lineup.
    KeepLineup,
    /// The Mayor has three new cards flipped.
    RedrawLineup,
    /// One of several rewards.
    Take(Reward),
    /// One card for its suit, one for its value, one for the poker hand.
    Assign {
        /// The suit card.
        suit: Card,
        /// The value card.
        value: Card,
        /// The poker card.
        poker: Card,
    },
    /// Two gold change the suit card.
    ChangeSuit(Suit),
    /// A joker changes the suit card.
    JokerSuit(Suit),
    /// A joker changes the value card.
    JokerValue(Rank),
    /// The Prospector shifts the value card.
    Shift(Direction),
    /// The character's ability.
    Ability,
    /// An action at a site.
    Go(Site),
    /// Nothing is possible.
    Pass,
    /// A bonus action is not taken.
    Decline,
    /// At a building: first its effect.
    EffectFirst,
    /// At a building: first its bonus action.
    BonusFirst,
    /// Four dollars on a colour.
    Deposit(Colour),
    /// A ware.
    Buy(Item),
    /// A night at the hotel.
    Stay,
    /// A piece of land.
    Claim(Land),
    /// An outlaw to hunt.
    Hunt(Rank),
    /// A building's effect is not used.
    Leave,
    /// A number: of Wanted to cross out or to take, of stars to buy.
    Amount(u8),
    /// A pan or a hammer.
    Tool(Tool),
    /// The region of the Man in black's bonus action.
    Region(Region),
    /// The turn is finished.
    Finish,
    /// The Cheat cheats.
    Cheat,
    /// The Cheat does not.
    KeepHand,
    /// The Preacher keeps the ability.
    KeepAbility,
    /// The sheriff is bribed.
    Bribe,
    /// The sheriff is not bribed.
    Refuse,
    /// The Marshal draws a card.
    DrawCard,
    /// The Marshal accepts the arrest.
    Accept,
    /// A fine is paid.
    Pay(FinePayment),
}

/// Actions that are one word.
const WORDS: [(Action, &str); 17] = [
    (Action::KeepLineup, "keep-lineup"),
    (Action::RedrawLineup, "redraw-lineup"),
    (Action::Ability, "ability"),
    (Action::Pass, "pass"),
    (Action::Decline, "decline"),
    (Action::EffectFirst, "effect-first"),
    (Action::BonusFirst, "bonus-first"),
    (Action::Stay, "stay"),
    (Action::Leave, "leave"),
    (Action::Finish, "finish"),
    (Action::Cheat, "cheat"),
    (Action::KeepHand, "keep-hand"),
    (Action::KeepAbility, "keep-ability"),
    (Action::Bribe, "bribe"),
    (Action::Refuse, "refuse"),
    (Action::DrawCard, "draw-card"),
    (Action::Accept, "accept"),
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(reward) => write!(f, "take {}", reward.id()),
            Action::Assign { suit, value, poker } => write!(f, "assign {suit} {value} {poker}"),
            Action::ChangeSuit(suit) => write!(f, "suit {}", suit.id()),
            Action::JokerSuit(suit) => write!(f, "joker-suit {}", suit.id()),
            Action::JokerValue(rank) => write!(f, "joker-value {rank}"),
            Action::Shift(direction) => write!(f, "shift {}", direction.id()),
            Action::Go(site) => write!(f, "go {site}"),
            Action::Deposit(colour) => write!(f, "deposit {}", colour.id()),
            Action::Buy(item) => write!(f, "buy {}", item.id()),
            Action::Claim(land) => write!(f, "claim {land}"),
            Action::Hunt(rank) => write!(f, "hunt {rank}"),
            Action::Amount(amount) => write!(f, "amount {amount}"),
            Action::Tool(tool) => write!(f, "tool {}", tool.id()),
            Action::Region(region) => write!(f, "region {}", region.id()),
            Action::Pay(payment) => write!(f, "pay {}", payment.id()),
            word => f.write_str(notation::word(&WORDS, word)),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        notation::exactly(text, parse)
    }
}

fn parse(text: &str) -> Option<Action> {
    if let Some(action) = notation::meaning(&WORDS, text) {
        return Some(action);
    }
    let parts: Vec<&str> = text.splitn(5, ' ').collect();
    Some(match parts.as_slice() {
        ["take", reward] => Action::Take(reward.parse().ok()?),
        ["assign", suit, value, poker] => Action::Assign {
            suit: suit.parse().ok()?,
            value: value.parse().ok()?,
            poker: poker.parse().ok()?,
        },
        ["suit", suit] => Action::ChangeSuit(suit.parse().ok()?),
        ["joker-suit", suit] => Action::JokerSuit(suit.parse().ok()?),
        ["joker-value", rank] => Action::JokerValue(rank.parse().ok()?),
        ["shift", direction] => Action::Shift(direction.parse().ok()?),
        ["go", region, site] => Action::Go(Site::parse(region.parse().ok()?, site).ok()?),
        ["deposit", colour] => Action::Deposit(colour.parse().ok()?),
        ["buy", item] => Action::Buy(item.parse().ok()?),
        ["claim", land] => Action::Claim(land.parse().ok().filter(|land: &Land| !land.is_empty())?),
        ["hunt", rank] => Action::Hunt(rank.parse().ok()?),
        ["amount", amount] => Action::Amount(amount.parse().ok()?),
        ["tool", tool] => Action::Tool(tool.parse().ok()?),
        ["region", region] => Action::Region(region.parse().ok()?),
        ["pay", payment] => Action::Pay(payment.parse().ok()?),
        _ => return None,
    })
}
