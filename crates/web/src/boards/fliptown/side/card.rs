//! Playing cards: of each only what counts is printed strongly.

use fliptown::Fliptown;
use fliptown::cards::{Card, Rank, Suit};
use kernel::Phrase;
use maud::{Markup, PreEscaped, html};

use super::signs;
use crate::board::Scene;

/// What of a card counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Counts {
    /// Its suit, which may have been changed.
    Suit(Suit),
    /// Its rank, which may have been changed.
    Rank(Rank),
    /// All of it.
    Whole,
    /// Nothing: it is shown for the sake of the others.
    Nothing,
}

/// Where the pips of a rank stand, up to the ten. What lies below the middle stands on its head.
fn pips(rank: u8) -> Vec<(u8, u8)> {
    const LEFT: u8 = 29;
    const MID: u8 = 42;
    const RIGHT: u8 = 55;
    let columns: &[u8] = match rank {
        2 | 3 => &[],
        4 | 5 => &[27, 89],
        6..=8 => &[27, 58, 89],
        _ => &[27, 48, 68, 89],
    };
    let middle: &[u8] = match rank {
        2 => &[27, 89],
        3 => &[27, 58, 89],
        5 | 9 => &[58],
        7 => &[42],
        8 => &[42, 74],
        10 => &[37, 79],
        _ => &[],
    };
    let sides = columns.iter().flat_map(|y| [(LEFT, *y), (RIGHT, *y)]);
    sides.chain(middle.iter().map(|y| (MID, *y))).collect()
}

/// The upper half of a court card; the lower half is the same on its head.
fn court(rank: Rank) -> Option<&'static str> {
    match rank {
        // A cowhand: hat with a feather, neckerchief.
        Rank::JACK => Some(
            r##"<path class="coat" d="M20 58c1-8 6-12 14-13l8 6 8-6c8 1 13 5 14 13z"/><path class="skin" d="M34 32h16v8c0 5-3 8-8 8s-8-3-8-8z"/><path class="ink" d="M34 43.5l8 4 8-4-2 8-6 4-6-4z"/><path class="coat" d="M24 31c4-1 7-2 9-2l2-9c2-3 5-1 7-1s5-2 7 1l2 9c2 0 5 1 9 2 1 3-5 4-18 4s-19-1-18-4z"/><path class="line" d="M33 29c5 2 13 2 18 0M51 26c3-3 6-5 6-10M51 25c0-3 1-6 4-8"/><path class="dots" d="M38.5 38h.1M45.5 38h.1"/>"##,
        ),
        // A lady: wide hat, curls, a brooch.
        Rank::QUEEN => Some(
            r##"<path class="coat" d="M18 58c2-9 8-11 15-12l9 4 9-4c7 1 13 3 15 12z"/><path class="ink" d="M31 30c-4 5-4 11-2 16 3-1 4-2 5-4V32zM53 30c4 5 4 11 2 16-3-1-4-2-5-4V32z"/><path class="skin" d="M34 31h16v8c0 5-3 9-8 9s-8-4-8-9z"/><path class="coat" d="M21 29c5-2 8-3 12-3 1-6 4-9 9-9s8 3 9 9c4 0 7 1 12 3-6 4-13 5-21 5s-15-1-21-5z"/><path class="line" d="M33 26c5 2 13 2 18 0M36 18c-3-3-7-3-9 0 3 0 5 1 6 3M37 50l5 4 5-4"/><circle class="ink" cx="42" cy="54" r="1.8"/><path class="dots" d="M38.5 37.5h.1M45.5 37.5h.1"/>"##,
        ),
        // The boss: crown, beard, a heavy collar.
        Rank::KING => Some(
            r##"<path class="coat" d="M16 58c2-9 8-12 16-13l10 8 10-8c8 1 14 4 16 13z"/><path class="skin" d="M33 31h18v8H33z"/><path class="ink" d="M32 36c2 2 4 2 6 1 2 2 6 2 8 0 2 1 4 1 6-1 1 9-3 17-10 18-7-1-11-9-10-18z"/><path class="skin" d="M39 43c2-1 4-1 6 0-1 2-5 2-6 0z"/><path class="coat" d="M30 31l-3-14 8 6 7-8 7 8 8-6-3 14z"/><path class="line" d="M30.5 28h23M16 58c6-4 12-5 16-4M68 58c-6-4-12-5-16-4"/><path class="dots" d="M38 34.5h.1M46 34.5h.1"/>"##,
        ),
        _ => None,
    }
}

/// A card face up.
pub(super) fn card(scene: &Scene<'_, Fliptown>, card: Card, counts: Counts) -> Markup {
    let suit = signs::suit_name(card.suit());
    let ink = signs::ink(card.suit());
    let label = Phrase::new("side-card")
        .with("rank", card.rank().to_string())
        .with("suit", Phrase::name("suit", card.suit().id()));
    let corner = |turned: bool| {
        let off_rank = matches!(counts, Counts::Suit(_));
        let off_suit = matches!(counts, Counts::Rank(_));
        html! {
            g class=(ink) transform=[turned.then_some("rotate(180 42 58)")] {
                text.off[off_rank] x="13.5" y="20" font-size=(corner_size(card.rank())) text-anchor="middle" { (card.rank()) }
                use.off[off_suit] href=(format_args!("#i-{suit}")) x="8.5" y="23" width="10" height="10" {}
            }
        }
    };
    html! {
        svg.card.faded[counts == Counts::Nothing] viewBox="0 0 84 116" role="img" aria-label=(scene.say(&label)) data-piece=(format_args!("card-{card}")) {
            (blank())
            (corner(false))
            (corner(true))
            @match counts {
                Counts::Suit(to) => {
                    g class=(signs::ink(to)) {
                        use href=(format_args!("#i-{}", signs::suit_name(to))) x="17" y="33" width="50" height="50" {}
                    }
                }
                Counts::Rank(to) => {
                    g class=(ink) { text x="42" y="76" font-size=(middle_size(to)) text-anchor="middle" { (to) } }
                }
                Counts::Whole | Counts::Nothing => { g class=(ink) { (face(card)) } }
            }
        }
    }
}

fn blank() -> Markup {
    html! {
        rect.f x=".75" y=".75" width="82.5" height="114.5" rx="6" {}
        rect.g x="5" y="5" width="74" height="106" rx="3" {}
    }
}

fn corner_size(rank: Rank) -> &'static str {
    if rank.number() == 10 { "13.5" } else { "16" }
}

/// The size of a rank that fills its card: the only one with two digits is narrower.
fn middle_size(rank: Rank) -> &'static str {
    if rank.number() == 10 { "42" } else { "54" }
}

/// The middle of a card that counts as a whole.
fn face(card: Card) -> Markup {
    let href = format!("#i-{}", signs::suit_name(card.suit()));
    if card.rank() == Rank::ACE {
        return html! { use href=(href) x="22" y="38" width="40" height="40" {} };
    }
    if let Some(half) = court(card.rank()) {
        return html! {
            g.court {
                g { (PreEscaped(half)) }
                g transform="rotate(180 42 58)" { (PreEscaped(half)) }
                path.line d="M16 58H68" {}
            }
        };
    }
    html! {
        @for (x, y) in pips(card.rank().number()) {
            use href=(href) x=(f32::from(x) - 6.5) y=(f32::from(y) - 6.5) width="13" height="13"
                transform=[(y > 58).then(|| format!("rotate(180 {x} {y})"))] {}
        }
    }
}

/// A card face down: the sheriff's.
pub(super) fn back(scene: &Scene<'_, Fliptown>) -> Markup {
    html! {
        svg.card viewBox="0 0 84 116" role="img" aria-label=(scene.word("side-sheriff-hidden")) {
            rect.f x=".75" y=".75" width="82.5" height="114.5" rx="6" {}
            rect.bk x="7" y="7" width="70" height="102" rx="3" {}
            path.bkl d="M7 35 35 7M7 63 63 7M7 91 77 21M17 109 77 49M45 109 77 77M77 35 49 7M77 63 21 7M77 91 7 21M67 109 7 49M39 109 7 77" {}
            circle.f cx="42" cy="58" r="21" {}
            use href="#i-badge" x="25" y="41" width="34" height="34" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_has_as_many_pips_as_it_says() {
        for rank in 2..=10 {
            assert_eq!(pips(rank).len(), usize::from(rank), "{rank}");
        }
    }
}
