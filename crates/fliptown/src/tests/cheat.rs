//! The Cheat, who may declare one card of a poker hand to be another (FT-18.7, FT-18.22).

use super::characters::{solo, start};
use super::given::{TestTable, cards, given};
use crate::Fliptown;
use crate::cards::Card;
use crate::content::Character;
use crate::event::Event;
use crate::poker::{Category, best_hand, cheat};
use kernel::{Game, Phrase};

/// What a Cheat is paid for a hand, and its poker column afterwards.
fn cheated(column: &str) -> ([u16; 2], Vec<Card>) {
    let mut table = solo(Character::Cheat)
        .inventory(0, [0, 0, 0, 0])
        .column(0, column)
        .poker();
    table.play(0, "cheat");
    let sheet = table.sheet(0);
    ([sheet.cash, sheet.stars], sheet.column(1).to_vec())
}

/// FT-18.22
#[test]
fn ft_e31_a_cheat_makes_a_full_house_of_two_pairs() {
    let (paid, column) = cheated("Qh Qs 8d 8c 3h");
    assert_eq!(paid, [7, 6]);
    // The column keeps the card that was written.
    assert_eq!(column, cards("Qh Qs 8d 8c 3h"));
    assert_eq!(cheated("Qh Qs Qd Qc 5h").0, [8, 7]);
}

#[test]
fn ft_18_22_the_declaration_is_the_highest_by_category_and_then_by_ranks() {
    let declared = |text: &str| cheat(&cards(text)).2;
    let hand = |text: &str| best_hand(&cards(text));
    // Two pairs become a full house of the higher rank, four of a kind get the highest other card.
    assert_eq!(declared("Qh Qs 8d 8c 3h"), hand("Qh Qs Qd 8d 8c"));
    assert_eq!(declared("Qh Qs Qd Qc 5h"), hand("Qh Qs Qd Qc Ah"));
    // Five aces are four of a kind with a fifth ace, which beats a king.
    assert_eq!(declared("Ah As Ad Ac 5h"), hand("Ah As Ad Ac Ah"));
    assert!(hand("Ah As Ad Ac Ah") > hand("Ah As Ad Ac Kh"));
    assert_eq!(cheated("Ah As Ad Ac 5h").0, [8, 7]);
    // A straight flush goes before four of a kind.
    assert_eq!(cheated("9h 8h 7h 6h 2c").0, [9, 8]);
    assert_eq!(declared("9h 8h 7h 6h 2c"), hand("10h 9h 8h 7h 6h"));
}

#[test]
fn ft_r29_the_cheat_may_copy_a_card_and_change_any_of_seven() {
    // A second ace of hearts makes the highest flush.
    let (at, card, _) = cheat(&cards("Ah Kh Jh 9h 2c"));
    assert_eq!((at, card), (4, "Ah".parse().unwrap()));
    let mut table = solo(Character::Cheat)
        .holdem("Kd 2c")
        .inventory(0, [0, 0, 0, 0])
        .column(0, "Kh Ks Kc 8c 8h")
        .poker();
    // Four kings are there: the fifth is four of a kind all the same.
    table.play(0, "cheat");
    assert_eq!(table.inventory(0), [8, 0, 7, 0]);
    // Three of five hearts are written, one is a Hold 'em card, the last the other one declared.
    let mut table = solo(Character::Cheat)
        .holdem("6h 2c")
        .inventory(0, [0, 0, 0, 0])
        .column(0, "9h 8h 7h Ks 3c")
        .poker();
    table.play(0, "cheat");
    assert_eq!(table.inventory(0), [9, 0, 8, 0]);
}

#[test]
fn ft_18_7_the_cheat_decides_before_anything_of_others_is_shown() {
    assert_eq!(start(Character::Cheat), [7, 1, 0, 0, 0, 0]);
    let mut table = given(2)
        .character(0, Character::Cheat)
        .holdem("2c 3d")
        .holdem("9c 9d")
        .column(0, "Kh Ks 6d 8c Jh")
        .poker();
    assert_eq!(table.to_act(), [0]);
    assert_eq!(table.legal(0), ["cheat", "keep-hand"]);
    assert_eq!(table.view(0).seats[1].holdem, None);
    let shown =
        |event: &Event| matches!(event, Event::HoldemShown { .. } | Event::HandValued { .. });
    assert!(!table.events().iter().any(shown));
    // One card counts as a third king.
    table.play(0, "cheat");
    assert_eq!(table.inventory(0), [7 + 4, 1, 3, 0]);
    assert_eq!(table.sheet(0).ability_used, 1);
}

#[test]
fn ft_18_22_the_cheat_is_told_what_either_way_makes() {
    let hands = |table: &TestTable| {
        ["cheat", "keep-hand"].map(|action| {
            let choice = Fliptown::describe(&table.view(0), action.parse().unwrap());
            choice.phrase
        })
    };
    let told = |cheat: Category, keep: Category| {
        let says =
            |id, hand: Category| Phrase::new(id).with("hand", Phrase::name("hand", hand.id()));
        [says("choice-cheat", cheat), says("choice-keep-hand", keep)]
    };
    let cheat = || solo(Character::Cheat).column(0, "Kh Ks 6d 8c Jh");
    let table = cheat().poker();
    assert_eq!(
        hands(&table),
        told(Category::ThreeOfAKind, Category::OnePair)
    );
    // With Hold 'em the two open cards count, too.
    let table = cheat().holdem("6c 2c").poker();
    assert_eq!(hands(&table), told(Category::FullHouse, Category::TwoPair));
}

#[test]
fn ft_18_7_the_cheat_may_keep_the_hand_and_is_asked_in_the_next_round() {
    let pair = || solo(Character::Cheat).column(0, "Kh Ks 6d 8c Jh");
    let mut table = pair().poker();
    table.play(0, "keep-hand");
    assert_eq!(table.inventory(0), [7 + 2, 1, 1, 0]);
    assert_eq!(table.sheet(0).ability_used, 0);
    // Once used, it is not asked for any more.
    let table = pair().with(0, |sheet| sheet.ability_used = 1).poker();
    assert_eq!(table.game.round, 2);
    assert_eq!(table.inventory(0), [7 + 2, 1, 1, 0]);
}
