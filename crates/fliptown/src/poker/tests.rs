//! Hands of the rulebook, and what beats what.

use super::*;
use std::cmp::Reverse;
use std::collections::HashSet;

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card.parse().unwrap()).collect()
}

fn value(text: &str) -> Hand {
    best_hand(&cards(text))
}

fn category(text: &str) -> Category {
    value(text).category()
}

#[test]
fn a_hand_is_known_before_it_is_full() {
    let so_far = |text: &str| so_far(&cards(text));
    assert_eq!(so_far("10h"), Category::HighCard);
    assert_eq!(so_far("10h 9c"), Category::HighCard);
    assert_eq!(so_far("2h 3h 4h 5h"), Category::HighCard);
    assert_eq!(so_far("10h 10c"), Category::OnePair);
    assert_eq!(so_far("10h 10c 10s"), Category::ThreeOfAKind);
    assert_eq!(so_far("Qd 2c Qs 2s"), Category::TwoPair);
    assert_eq!(so_far("Qd Qc Qs Qh"), Category::FourOfAKind);
    assert_eq!(so_far("Ah 2h 3h 4h 9h"), Category::Flush);
    assert_eq!(super::so_far(&[]), Category::HighCard);
}

#[test]
fn ft_19_6_a_hand_tells_its_five_ranks_those_that_make_it_first() {
    let ranks = |text: &str| value(text).ranks().map(|rank| rank.to_string()).join(" ");
    assert_eq!(ranks("6h Ad 6s As 6c"), "6 6 6 A A");
    assert_eq!(ranks("2h 9d 2s Kc 5c 3d 4s"), "2 2 K 9 5");
    assert_eq!(ranks("2h 9d 2s 9c Kc 4d 4s"), "9 9 4 4 K");
    assert_eq!(ranks("Ah 2d 3s 4c 5c"), "5 4 3 2 A");
    assert_eq!(ranks("10h Jh Qh Kh Ah"), "A K Q J 10");
    assert_eq!(ranks("2h 9h 4h Kh Ah"), "A K 9 4 2");
    assert_eq!(ranks("2h 9h 4s Kh Jh"), "K J 9 4 2");
    assert_eq!(ranks("7h 7d 7s 7c Ah"), "7 7 7 7 A");
    assert_eq!(ranks("7h 7d 7s 7c 7h"), "7 7 7 7 7");
    assert_eq!(ranks("Qh Qd Qs 3c 9h"), "Q Q Q 9 3");
}

/// Each hand beats the next one.
fn falling(hands: &[&str]) {
    for pair in hands.windows(2) {
        assert!(value(pair[0]) > value(pair[1]), "{pair:?}");
    }
}

/// Five cards valued by the words of FT-14 and FT-19.6, sharing nothing with the module.
fn by_the_book(cards: [Card; 5]) -> (Category, Vec<u8>) {
    let mut ranks = cards.map(|card| match card.rank().number() {
        1 => 14,
        number => number,
    });
    ranks.sort_by_key(|&rank| Reverse(rank));
    let mut groups: Vec<(usize, u8)> = Vec::new();
    for rank in ranks {
        match groups.last_mut() {
            Some((count, of)) if *of == rank => *count += 1,
            _ => groups.push((1, rank)),
        }
    }
    groups.sort_by_key(|&group| Reverse(group));
    let counts: Vec<usize> = groups.iter().map(|group| group.0).collect();
    let grouped: Vec<u8> = groups.iter().map(|group| group.1).collect();
    let flush = cards.iter().all(|card| card.suit() == cards[0].suit());
    let top = match ranks {
        [14, 5, 4, 3, 2] => Some(5),
        _ if ranks.windows(2).all(|pair| pair[0] == pair[1] + 1) => Some(ranks[0]),
        _ => None,
    };
    match (flush, top, counts.as_slice()) {
        (true, Some(14), _) => (Category::RoyalFlush, vec![14]),
        (true, Some(top), _) => (Category::StraightFlush, vec![top]),
        (_, _, [5]) => (Category::FourOfAKind, vec![ranks[0]; 2]),
        (_, _, [4, ..]) => (Category::FourOfAKind, grouped),
        (_, _, [3, 2]) => (Category::FullHouse, grouped),
        (true, ..) => (Category::Flush, ranks.to_vec()),
        (_, Some(top), _) => (Category::Straight, vec![top]),
        (_, _, [3, ..]) => (Category::ThreeOfAKind, grouped),
        (_, _, [2, 2, _]) => (Category::TwoPair, grouped),
        (_, _, [2, ..]) => (Category::OnePair, grouped),
        _ => (Category::HighCard, grouped),
    }
}

/// The best of all choices of five cards.
fn best_by_the_book(cards: &[Card]) -> (Category, Vec<u8>) {
    let chosen = |set: u32| (0..cards.len()).filter(move |i| set >> i & 1 == 1);
    (0..1u32 << cards.len())
        .filter(|set| set.count_ones() == 5)
        .map(|set| {
            let mut places = chosen(set);
            by_the_book([(); 5].map(|()| cards[places.next().unwrap()]))
        })
        .max()
        .unwrap()
}

/// A hand's value in the words of [`by_the_book`].
fn unpacked(hand: Hand) -> (Category, Vec<u8>) {
    let mut ranks: Vec<u8> = if hand.category == Category::Flush {
        (0..5).map(|i| (hand.ranks >> (4 * i) & 15) as u8).collect()
    } else {
        let bits = (0..32).filter(|bit| hand.ranks >> bit & 1 == 1);
        bits.map(|bit| bit % 16).collect()
    };
    ranks.reverse();
    (hand.category, ranks)
}

/// Cards that are as good as random, the same in every run.
struct Draws(u64);

impl Draws {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1);
        (self.0 >> 33) as usize % end
    }

    /// Cards from a deck, each drawn anew: the smaller the deck, the more copies.
    fn hand(&mut self, deck: &[Card], count: usize) -> Vec<Card> {
        (0..count).map(|_| deck[self.below(deck.len())]).collect()
    }
}

fn decks() -> Vec<Vec<Card>> {
    let all: Vec<Card> = Card::all().collect();
    let chosen = |choice: fn(&Card) -> bool| all.iter().copied().filter(choice).collect();
    vec![
        chosen(|card| card.suit() as usize == 0 || card.rank().number() % 6 == 0),
        chosen(|card| card.suit() as usize == 2),
        chosen(|card| card.rank().number() <= 6),
        chosen(|card| card.rank().number() >= 9 || card.rank() == Rank::ACE),
        chosen(|card| card.rank().number() >= 11),
        chosen(|card| card.rank().number() <= 2),
        cards("Ah Kh Qh Jh 10h 9h 5h 4h 3h 2h 2s"),
        cards("7s 7h 8h Ad"),
        all,
    ]
}

#[test]
fn ft_14_2_every_hand_of_five_falls_in_its_category() {
    let deck: Vec<Card> = Card::all().collect();
    let mut counts = [0; 10];
    let mut values = HashSet::new();
    for (a, &first) in deck.iter().enumerate() {
        for (b, &second) in deck[..a].iter().enumerate() {
            for (c, &third) in deck[..b].iter().enumerate() {
                for (d, &fourth) in deck[..c].iter().enumerate() {
                    for &fifth in &deck[..d] {
                        let hand = best_hand(&[first, second, third, fourth, fifth]);
                        counts[hand.category() as usize] += 1;
                        values.insert(hand);
                    }
                }
            }
        }
    }
    assert_eq!(
        counts,
        [
            1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4
        ]
    );
    // Hands that tie are one value; poker has this many different ones.
    assert_eq!(values.len(), 7_462);
}

#[test]
fn ft_14_2_categories_rank_as_printed() {
    falling(&[
        "10h Jh Qh Kh Ah",
        "9s 10s Js Qs Ks",
        "2h 2s 2d 2c 3h",
        "2h 2s 2d 3c 3h",
        "2h 3h 4h 5h 7h",
        "Ah 2s 3d 4c 5h",
        "2h 2s 2d 3c 4h",
        "2h 2s 3d 3c 4h",
        "2h 2s 3d 4c 5h",
        "Ah Ks Qd Jc 9h",
    ]);
    assert!(Category::ALL.is_sorted());
    for (number, category) in Category::ALL.into_iter().enumerate() {
        assert_eq!(category as usize, number);
    }
    assert_eq!(Category::default(), Category::HighCard);
}

#[test]
fn ft_14_2_categories_have_the_ids_of_the_data_file() {
    let data = include_str!("../../data/fliptown.toml");
    for category in Category::ALL {
        let id = category.id();
        assert!(data.contains(&format!("{{ id = \"{id}\",")), "{id}");
        let json = format!("\"{id}\"");
        assert_eq!(serde_json::to_string(&category).unwrap(), json);
        assert_eq!(serde_json::from_str::<Category>(&json).unwrap(), category);
    }
}

#[test]
fn ft_14_3_ace_low_or_high_never_in_the_middle() {
    assert_eq!(category("Ah 2s 3d 4c 5h"), Category::Straight);
    assert_eq!(category("10h Js Qd Kc Ah"), Category::Straight);
    for wrapped in ["Jh Qs Kd Ac 2h", "Qh Ks Ad 2c 3h", "Kh As 2d 3c 4h"] {
        assert_eq!(category(wrapped), Category::HighCard, "{wrapped}");
    }
    assert_eq!(category("Ah 2h 3h 4h 5h"), Category::StraightFlush);
    assert_eq!(category("Kh Ah 2h 3h 4h"), Category::Flush);
    // Low, the ace is the lowest card of the straight (FT-19.6).
    falling(&["10h Js Qd Kc Ah", "2h 3s 4d 5c 6h", "Ah 2s 3d 4c 5h"]);
}

#[test]
fn ft_e1_two_pair() {
    assert_eq!(category("Qh Qs 8d 8c 3h"), Category::TwoPair);
}

#[test]
fn ft_e33_straight_nothing_and_royal_flush() {
    assert_eq!(category("Ah 2s 3d 4c 5h"), Category::Straight);
    assert_eq!(category("Qh Ks Ad 2c 3h"), Category::HighCard);
    assert_eq!(category("10c Jc Qc Kc Ac"), Category::RoyalFlush);
}

#[test]
fn ft_19_3_best_five_of_six_and_seven_cards() {
    let mut draws = Draws(19);
    for deck in decks() {
        let mut last = best_hand(&deck[..1].repeat(5));
        for count in 5..=7 {
            for _ in 0..2_000 {
                let cards = draws.hand(&deck, count);
                let hand = best_hand(&cards);
                let expected = best_by_the_book(&cards);
                assert_eq!(unpacked(hand), expected, "{cards:?}");
                assert_eq!(hand.cmp(&last), expected.cmp(&unpacked(last)), "{cards:?}");
                last = hand;
            }
        }
    }
}

#[test]
fn ft_19_3_what_only_seven_cards_hold() {
    // Two triples are a full house, three pairs are two pair with the best card left.
    assert_eq!(value("9h 9s 9d 4h 4s 4d Kh"), value("9h 9s 9d 4h 4s"));
    assert_eq!(value("9h 9s 4d 4h 3s 3d 2h"), value("9h 9s 4d 4h 3s"));
    // The fourth card's kicker may come from a triple.
    assert_eq!(value("9h 9s 9d 9c 4s 4d 4h"), value("9h 9s 9d 9c 4s"));
    // The straight and the flush need not be a straight flush.
    assert_eq!(value("4h 5h 6h 7h 8s 9d Kh"), value("4h 5h 6h 7h Kh"));
    // The low straight flush beats the high flush, the higher straight the lower.
    assert_eq!(value("Ah 2h 3h 4h 5h Kh Qh"), value("Ah 2h 3h 4h 5h"));
    assert_eq!(value("Ah 2s 3d 4c 5h 6s 7d"), value("3h 4s 5d 6c 7h"));
}

#[test]
fn ft_19_6_groups_first_then_the_other_cards() {
    falling(&["Ah As Ad Ac 2h", "Kh Ks Kd Kc Ah", "Kh Ks Kd Kc Qh"]);
    falling(&["3h 3s 3d 2c 2h", "2h 2s 2d Ac Ah", "2h 2s 2d Kc Kh"]);
    falling(&["Ah 6h 4h 3h 2h", "Kh Qh Jh 10h 8h", "Kh Qh Jh 10h 7h"]);
    falling(&["3h 3s 3d 2c 4h", "2h 2s 2d Ac Kh", "2h 2s 2d Ac Qh"]);
    falling(&["Ah As 2d 2c 3h", "Kh Ks Qd Qc Ah", "Kh Ks Jd Jc Ah"]);
    falling(&["Kh Ks Jd Jc Ah", "Kh Ks Jd Jc Qh"]);
    falling(&["3h 3s 4d 5c 2h", "2h 2s Ad Kc Qh", "2h 2s Ad Kc Jh"]);
    falling(&["Ah 6s 4d 3c 2h", "Kh Qs Jd 10c 8h", "Kh Qs Jd 10c 7h"]);
}

#[test]
fn ft_19_6_suits_and_order_never_matter() {
    assert_eq!(value("Ah Kh Qh 7h 2h"), value("2c 7c Qc Kc Ac"));
    assert_eq!(value("10h Jh Qh Kh Ah"), value("Ad Kd Qd Jd 10d"));
    assert_eq!(value("8h 8s 5d 5c Ah"), value("5h As 8d 8c 5s"));
    assert_eq!(value("4h 5s 6d 7c 8h"), value("8s 7s 6s 5s 4d"));
}

#[test]
fn ft_e32_kickers_decide_and_equal_ranks_tie() {
    let best = value("Kh Ks Ad 9c 4h");
    assert!(best > value("Kd Kc Ah 9s 3d"));
    assert!(best > value("Kd Kc Qh Js 10d"));
    assert_eq!(best, value("Kd Kc Ah 9s 4d"));
}

#[test]
fn ft_r34_the_better_pair_beats_the_higher_card() {
    falling(&["9h 9s 4d 3c 2h", "8h 8s Ad Kc Qh"]);
    falling(&["9h 9s 4d 4c 2h", "9d 9c 3h 3s Ah"]);
}

#[test]
fn ft_e47_flushes_of_the_same_ranks_tie() {
    let hands = ["Ah Jh 9h 5h 3h", "As Js 9s 5s 3s", "Ac Jc 9c 5c 3c"].map(value);
    assert_eq!(hands[0].category(), Category::Flush);
    assert!(hands.iter().all(|hand| *hand == hands[0]));
}

#[test]
fn ft_r43_the_same_card_twice_counts_as_two_cards() {
    assert_eq!(value("7h 7h 2s 9d Jc"), value("7h 7s 2s 9d Jc"));
    assert_eq!(category("7h 7h 9s 9s Jc"), Category::TwoPair);
    assert_eq!(category("7h 7h 7s 9s 9s"), Category::FullHouse);
    assert_eq!(category("7h 7h 7s 7s 9d"), Category::FourOfAKind);
    // In one suit the better category counts: a flush over pairs, a full house over a flush.
    assert_eq!(category("7h 7h 9h 9h Jh"), Category::Flush);
    assert_eq!(category("7h 7h 7h 9h 9h"), Category::FullHouse);
    // Both copies are cards of the flush, from the highest down.
    falling(&["Ah Ah 4h 3h 2h", "As Ks Qs Js 9s", "Ks Ks Qs Js 9s"]);
    assert_eq!(value("Ah Ah 4h 3h 2h 2h Ks"), value("Ah Ah 4h 3h 2h"));
    // A copy does not stand for a missing rank of a straight.
    assert_eq!(category("4h 5s 6d 7c 7c"), Category::OnePair);
}

#[test]
fn ft_r56_a_rank_twice_in_a_flush_counts_card_by_card() {
    assert!(value("Ah Ah 4h 3h 2h") > value("Ah Kh Qh Jh 9h"));
    assert!(value("Ah Kh Kh 3h 2h") < value("Ah Kh Kh 4h 2h"));
}

#[test]
fn ft_18_22_five_equal_ranks_are_four_of_a_kind() {
    assert_eq!(category("Qh Qh Qs Qd Qc"), Category::FourOfAKind);
    falling(&["Qh Qs Qd Qc Ah", "Qh Qs Qd Qc Kh", "Qh Qh Qs Qd Qc"]);
    falling(&["Qh Qh Qs Qd Qc", "Qh Qs Qd Qc Jh"]);
    assert_eq!(value("Qh Qh Qs Qs Qd Qd Qc"), value("Qh Qh Qs Qd Qc"));
    assert_eq!(value("Qh Qh Qs Qs Qd Jd Kc"), value("Qh Qs Qd Qc Kh"));
}

#[test]
fn ft_18_22_the_declaration_is_the_best_there_is() {
    let mut draws = Draws(22);
    for deck in decks() {
        for count in 5..=7 {
            for _ in 0..10 {
                let hand = draws.hand(&deck, count);
                let (at, card, found) = cheat(&hand);
                let declared = |at: usize, card| {
                    let mut cards = hand.clone();
                    cards[at] = card;
                    best_hand(&cards)
                };
                assert!(found >= best_hand(&hand), "{hand:?}");
                assert_eq!(declared(at, card), found);
                let all = (0..count).flat_map(|i| Card::all().map(move |card| (i, card)));
                let first = all.clone().find(|&(i, card)| declared(i, card) == found);
                assert_eq!(first, Some((at, card)), "{hand:?}");
                assert!(all.clone().all(|(i, card)| declared(i, card) <= found));
            }
        }
    }
}

#[test]
fn ft_18_22_declares_within_the_category_too() {
    // The declared pair is the highest one, and no better category is in reach.
    let (at, card, hand) = cheat(&cards("2h 5s 9d Jc Kh"));
    assert_eq!((at, card), (0, "Kh".parse().unwrap()));
    assert_eq!(hand, value("Kh Ks Jc 9d 5s"));
    // Nothing beats a royal flush: its first card is declared to be itself.
    let (at, card, hand) = cheat(&cards("10c Jc Qc Kc Ac"));
    assert_eq!((at, card), (0, "10c".parse().unwrap()));
    assert_eq!(hand.category(), Category::RoyalFlush);
}

#[test]
fn ft_e31_full_house_and_still_four_of_a_kind() {
    let (_, _, hand) = cheat(&cards("Qh Qs 8d 8c 3h"));
    assert_eq!(hand, value("Qh Qs Qd 8d 8c"));
    let (at, _, hand) = cheat(&cards("Qh Qs Qd Qc 5h"));
    assert_eq!((at, hand), (4, value("Qh Qs Qd Qc Ah")));
}

#[test]
fn ft_r29_may_copy_a_card_already_held() {
    // The only kicker above the king is the fifth ace.
    let (at, card, hand) = cheat(&cards("Ah As Ad Ac Kh"));
    assert_eq!((at, card), (4, "Ah".parse().unwrap()));
    assert_eq!(hand, value("Ah Ah As Ad Ac"));
    // In a flush it may be a second ace of the suit.
    let (_, _, hand) = cheat(&cards("Ah 9h 7h 4h 2s"));
    assert_eq!(hand, value("Ah Ah 9h 7h 4h"));
}

#[test]
fn ft_r29_any_of_seven_cards_may_change() {
    // Four of the royal flush are written or dealt; the first card that is not needed changes.
    let (at, card, hand) = cheat(&cards("10s Js Qs 4h 4d Ks 4c"));
    assert_eq!((at, card), (3, "As".parse().unwrap()));
    assert_eq!(hand.category(), Category::RoyalFlush);
    // A hand needs four other cards at most, so of five poker cards one is always free: letting
    // the Hold 'em cards change too never pays more than FT-18.7 says.
    let mut draws = Draws(29);
    for deck in decks() {
        for _ in 0..20 {
            let (at, ..) = cheat(&draws.hand(&deck, 7));
            assert!(at < 5);
        }
    }
}

#[test]
#[should_panic(expected = "five to seven cards")]
fn ft_14_1_four_cards_are_no_hand() {
    value("Qh Qs Qd Qc");
}

#[test]
fn hands_are_small_and_read_back_as_written() {
    assert!(size_of::<Hand>() <= 8);
    let hand = value("Qh Qs 8d 8c 3h");
    let json = serde_json::to_string(&hand).unwrap();
    assert_eq!(serde_json::from_str::<Hand>(&json).unwrap(), hand);
}
