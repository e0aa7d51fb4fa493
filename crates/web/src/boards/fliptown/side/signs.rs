//! The signs of suits, regions and counters.

use fliptown::cards::{Card, Colour, Suit};
use fliptown::content::Currency;
use fliptown::map::Region;
use maud::{Markup, html};

use crate::draw;

/// The symbol of a suit in the page's sprite.
pub(super) fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "heart",
        Suit::Spades => "spade",
        Suit::Diamonds => "diamond",
        Suit::Clubs => "club",
    }
}

/// The class that colours a suit.
pub(super) fn ink(suit: Suit) -> &'static str {
    match suit.colour() {
        Colour::Red => "red",
        Colour::Black => "blk",
    }
}

pub(super) fn suit(suit: Suit) -> Markup {
    draw::icon_in(ink(suit), suit_name(suit))
}

/// A region by the suit that leads there; the cemetery by its tombstones.
pub(super) fn region(region: Region) -> Markup {
    match Suit::ALL.into_iter().find(|s| Region::of(*s) == region) {
        Some(of) => suit(of),
        None => draw::icon("tomb"),
    }
}

pub(super) fn currency(currency: Currency) -> Markup {
    match currency {
        Currency::Cash => draw::icon("cash"),
        Currency::Gold => draw::icon("gold"),
    }
}

/// What a currency is called.
pub(super) fn currency_name(currency: Currency) -> &'static str {
    match currency {
        Currency::Cash => "map-word-cash",
        Currency::Gold => "map-word-gold",
    }
}

/// A card in two characters.
pub(super) fn mini(card: Card) -> Markup {
    html! { span class=(format_args!("mini {}", ink(card.suit()))) { (card.rank()) (suit(card.suit())) } }
}
