//! Sentences with the suits of cards in their colours.

use maud::{Markup, html};

const RED: [char; 2] = ['♥', '♦'];
const BLACK: [char; 2] = ['♠', '♣'];

/// Asks for the plain form of the sign before it: phones like to make toys of suits.
const PLAIN: char = '\u{fe0e}';

/// A sentence as markup. A suit is set in its colour, wherever it stands.
pub(crate) fn suited(text: &str) -> Markup {
    let is_suit = |c: char| RED.contains(&c) || BLACK.contains(&c);
    html! {
        @for piece in text.split_inclusive(is_suit) {
            @match piece.chars().next_back().filter(|c| is_suit(*c)) {
                None => { (piece) }
                Some(suit) => {
                    (&piece[..piece.len() - suit.len_utf8()])
                    span.suit.red[RED.contains(&suit)].blk[BLACK.contains(&suit)] { (suit) (PLAIN) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_suits_are_coloured() {
        let said = |text| suited(text).into_string();
        assert_eq!(said("5 < 7"), "5 &lt; 7");
        assert_eq!(
            said("8♦, 10♠."),
            "8<span class=\"suit red\">♦\u{fe0e}</span>, 10<span class=\"suit blk\">♠\u{fe0e}</span>."
        );
    }
}
