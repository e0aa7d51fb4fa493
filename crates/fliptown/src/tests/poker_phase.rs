//! FT-14: phase 4, the poker hands and what they pay.

use super::given::{TestTable, cards, given};
use crate::content::Character;
use crate::event::Event;
use crate::poker::Category;
use crate::step::Stage;
use crate::whynot::WhyNot;

/// What a hand of five cards pays a seat that has nothing: cash and stars.
fn pays(hand: &str) -> (u16, u16) {
    let table = given(1).inventory(0, [0; 4]).column(0, hand).poker();
    (table.sheet(0).cash, table.sheet(0).stars)
}

#[test]
fn ft_14_1_the_five_cards_of_the_round_are_the_hand() {
    // The cards of round 1 are 2h 4s 6d 8c Jh: with them there would be pairs.
    let table = given(1)
        .round(2)
        .inventory(0, [0; 4])
        .column(0, "2s 4h 7d 9c Kh")
        .poker();
    assert_eq!(table.inventory(0), [0; 4]);
    let table = given(1)
        .round(2)
        .inventory(0, [0; 4])
        .column(0, "2s 2d 7d 9c Kh")
        .poker();
    assert_eq!(table.inventory(0), [2, 0, 1, 0], "a pair, not three");
    assert_eq!(table.sheet(0).hands[1], Category::OnePair);
}

#[test]
fn ft_14_1_the_best_category_alone_is_paid() {
    assert_eq!(pays("9h 9s 9d Kc Kh"), (7, 6), "a full house, no pair");
    assert_eq!(pays("4h 5h 6h 7h 8h"), (9, 8), "no flush, no straight");
}

#[test]
fn ft_r59_a_hand_without_a_pair_wins_by_the_table() {
    assert_eq!(pays("4h 5s 6h 7d 8c"), (5, 4), "a straight");
    assert_eq!(pays("2h 5h 6h 9h Kh"), (6, 5), "a flush");
    assert_eq!(pays("2h 5s 6h 9d Kc"), (0, 0), "no line of the table");
}

#[test]
fn ft_14_2_the_ranking_and_what_it_pays() {
    assert_eq!(pays("10h Jh Qh Kh Ah"), (10, 9));
    assert_eq!(pays("9s 10s Js Qs Ks"), (9, 8));
    assert_eq!(pays("7h 7s 7d 7c 2h"), (8, 7));
    assert_eq!(pays("7h 7s 7d 2c 2h"), (7, 6));
    assert_eq!(pays("2d 5d 8d Jd Kd"), (6, 5));
    assert_eq!(pays("5h 6s 7d 8c 9h"), (5, 4));
    assert_eq!(pays("7h 7s 7d 2c 3h"), (4, 3));
    assert_eq!(pays("7h 7s 3d 3c 2h"), (3, 2));
    assert_eq!(pays("7h 7s 3d 4c 2h"), (2, 1));
    assert_eq!(pays("2h 4s 6d 8c Ah"), (0, 0));
}

#[test]
fn ft_14_3_an_ace_is_low_or_high_in_a_straight_never_in_the_middle() {
    assert_eq!(pays("Ah 2s 3d 4c 5h"), (5, 4));
    assert_eq!(pays("10h Js Qd Kc Ah"), (5, 4));
    assert_eq!(pays("Jh Qs Kd Ac 2h"), (0, 0));
    assert_eq!(pays("Qh Ks Ad 2c 3h"), (0, 0));
    assert_eq!(pays("Kh As 2d 3c 4h"), (0, 0));
    assert_eq!(pays("Ac 2c 3c 4c 5c"), (9, 8), "not a royal flush");
}

#[test]
fn ft_14_4_nobody_competes() {
    for option in ["off", "on"] {
        let table = given(2)
            .option("holdem", option)
            .inventory(0, [0; 4])
            .inventory(1, [0; 4])
            .column(0, "7h 7s 7d 7c 2h")
            .column(1, "8h 8s 8d 2c 3h")
            .poker();
        assert_eq!(table.inventory(0), [8, 0, 7, 0]);
        assert!(table.sheet(1).stars >= 3, "the lower hand is paid as well");
    }
}

/// Seat 0 is the Cheat with a pair of queens; both seats have Hold 'em cards.
fn cheat_to_decide() -> TestTable {
    given(2)
        .character(0, Character::Cheat)
        .character(1, Character::Miner)
        .inventory(0, [0; 4])
        .inventory(1, [0; 4])
        .holdem("5d 10d")
        .holdem("3c 3d")
        .column(0, "Qh Qs 8d 4c 2h")
        .column(1, "9h 9s 7d Jc Kh")
        .poker()
}

#[test]
fn ft_14_5_first_the_cheat_decides_sealed() {
    let mut table = cheat_to_decide();
    assert_eq!(table.to_act(), [0]);
    assert_eq!(table.legal(0), ["cheat", "keep-hand"]);
    assert!(matches!(table.refusal(0, "leave"), WhyNot::NotAsked { .. }));
    assert_eq!(table.inventory(1), [0; 4], "no hand is valued yet");
    assert_eq!(table.view(0).seats[1].holdem, None);
    assert_eq!(table.view(1).seats[0].holdem, None);
    assert!(table.view(1).seats[0].open.is_none(), "sealed");
    assert_eq!(table.game.stage, Stage::Poker);
}

#[test]
fn ft_14_5_then_hold_em_cards_are_turned_up_and_all_hands_are_paid() {
    let mut table = cheat_to_decide();
    table.play(0, "cheat");
    assert_eq!(table.inventory(0), [4, 0, 3, 0], "three queens");
    assert_eq!(table.inventory(1), [3, 0, 2, 0], "nines and threes");
    let order: Vec<&str> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Cheated { .. } => Some("cheated"),
            Event::HoldemShown { .. } => Some("shown"),
            Event::HandValued { .. } => Some("valued"),
            _ => None,
        })
        .collect();
    assert_eq!(order[0], "cheated");
    assert_eq!(order.iter().filter(|step| **step == "shown").count(), 2);
    let valued = order.iter().position(|step| *step == "valued").unwrap();
    assert_eq!(order[valued..], ["valued"; 2], "all are shown before");
}

#[test]
fn ft_14_5_hold_em_cards_are_discarded() {
    let table = given(1).holdem("5d 10d").inventory(0, [0, 5, 0, 5]).poker();
    assert_eq!(table.game.stage, Stage::Bribes);
    assert!(table.game.holdem.is_empty());
    for card in cards("5d 10d") {
        assert!(table.game.discards.contains(card));
    }
}

#[test]
fn ft_r43_the_same_card_twice_counts_as_two_cards() {
    assert_eq!(pays("Qh Qh 3s 5d 8c"), (2, 1));
    assert_eq!(pays("Qh Qh Qs Qd 8c"), (8, 7));
    assert_eq!(pays("2h 2h 5h 9h Kh"), (6, 5), "a flush");
}

#[test]
fn ft_e1_queens_and_eights() {
    let table = given(1).column(0, "Qh Qs 8d 8c 3h").poker();
    assert_eq!(table.inventory(0), [4 + 3, 2, 2, 0]);
    assert_eq!(table.sheet(0).hands[0], Category::TwoPair);
}

#[test]
fn ft_d13_cheat_or_keep_while_the_ability_is_unused() {
    let cheat = |used| {
        let given = given(1)
            .character(0, Character::Cheat)
            .column(0, "Qh Qs 8d 4c 2h");
        given
            .with(0, move |sheet| sheet.ability_used = used)
            .poker()
    };
    let mut table = cheat(0);
    assert_eq!(table.legal(0), ["cheat", "keep-hand"]);
    table.play(0, "keep-hand");
    assert_eq!(table.inventory(0), [7 + 2, 1, 1, 0], "a pair");
    assert_eq!(table.sheet(0).ability_used, 0);
    assert_eq!(cheat(1).sheet(0).hands[0], Category::OnePair, "not asked");
}
