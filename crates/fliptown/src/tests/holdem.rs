//! Texas Hold 'em and competitive poker (FT-19).

use kernel::{Audience, Viewer};

use super::given::{Given, TestTable, cards, given, new_game, set};
use crate::cards::{Card, CardSet};
use crate::content::Cowbot;
use crate::event::Event;
use crate::poker::{Category, Contest, Hand, best_hand};

const HOLDEM: &[(&str, &str)] = &[("holdem", "on")];

fn hand(text: &str) -> Hand {
    best_hand(&cards(text))
}

#[test]
fn ft_19_1_two_cards_for_each_seat_after_the_sheriff_card() {
    for seats in 1..=4 {
        let seated = usize::from(seats);
        let plain = new_game(seats, &[], "deal").game;
        let dealt = new_game(seats, HOLDEM, "deal").game;
        // The same shuffle, without and with the deal.
        let mut order: Vec<Card> = plain.lineup.unwrap().to_vec();
        order.extend(plain.deck.iter());
        assert_eq!(dealt.sheriff, plain.sheriff);
        assert_eq!(dealt.holdem.len(), seated);
        for (pair, holdem) in order.chunks(2).zip(&dealt.holdem) {
            assert_eq!(pair, holdem);
        }
        let lineup = dealt.lineup.unwrap();
        assert_eq!(lineup[..], order[2 * seated..2 * seated + 3]);
    }
}

#[test]
fn ft_19_2_only_the_owner_sees_them_before_phase_four() {
    let table = new_game(3, HOLDEM, "secret");
    for viewer in Viewer::all(3) {
        let view = kernel::Game::view(&table.game, viewer);
        for (at, seat) in view.seats.iter().enumerate() {
            let own = viewer.seat().is_some_and(|seat| seat.index() == at);
            assert_eq!(seat.holdem, own.then_some(table.game.holdem[at]));
        }
        let told = table.log.seen_by(viewer);
        let deals = told
            .iter()
            .filter(|seen| matches!(*seen.event, Event::HoldemDealt { .. }));
        assert_eq!(deals.count(), usize::from(viewer.seat().is_some()));
    }
}

#[test]
fn ft_r35_alone_they_lie_open() {
    let table = new_game(1, HOLDEM, "open");
    let holdem = Some(table.game.holdem[0]);
    assert_eq!(table.view(0).seats[0].holdem, holdem);
    assert_eq!(table.spectator().seats[0].holdem, holdem);
    let dealt = table
        .log
        .entries()
        .find(|entry| matches!(entry.event, Event::HoldemDealt { .. }));
    assert_eq!(dealt.unwrap().audience, Audience::Everyone);
}

#[test]
fn ft_19_3_the_best_five_of_seven_count() {
    let mut table = given(2)
        .holdem("Js Jd")
        .holdem("7c 9d")
        .column(0, "2h 4s 6d 8c Jh")
        .column(1, "10h Js 8d 2c 2h")
        .inventory(0, [4, 5, 0, 5])
        .poker();
    // Three jacks; a straight of 7 to J.
    assert_eq!(table.inventory(0), [4 + 4, 5, 3, 5]);
    assert_eq!(table.inventory(1), [4 + 5, 2, 4, 0]);
    // All have seen the cards.
    let shown = |event: &Event| matches!(event, Event::HoldemShown { .. });
    let seen = table.log.seen_by(Viewer::Spectator);
    assert_eq!(seen.iter().filter(|s| shown(s.event)).count(), 2);
    table.play(0, "refuse");
}

#[test]
fn ft_19_4_they_are_no_part_of_the_lineup() {
    // Neither the bank nor bail bonds look at them.
    let investor = |holdem: &str, lineup: &str| {
        let table = given(1)
            .holdem(holdem)
            .lineup(lineup)
            .with(0, |sheet| {
                sheet.banked = set("red");
                sheet.outlaws = set("Q");
            })
            .turn();
        assert_eq!(table.legal_with(0, "assign").len(), 6);
        table.sheet(0).stars
    };
    assert_eq!(investor("Qh Qd", "2h 3d 4c"), 0);
    assert_eq!(investor("Qs Qc", "2h 3d 4h"), 1);
    // Nor does a cowbot.
    let mut table = given(1)
        .holdem("Qh Kh")
        .cowbot(Cowbot::CalamityJane, "easy")
        .assigned("2c 2s 9d");
    table.play_all(0, &["go town 2", "leave"]);
    assert_eq!((table.game.turn, table.sheet(0).stars), (2, 1));
    assert!(table.game.stolen.is_empty());
}

#[test]
fn ft_19_4_they_are_discarded_after_phase_four() {
    let table = given(2)
        .holdem("Js Jd")
        .holdem("7c 9d")
        .inventory(0, [4, 5, 0, 5])
        .poker();
    assert_eq!(table.to_act(), [0]);
    let gone: CardSet = cards("Js Jd 7c 9d").into_iter().collect();
    assert_eq!(table.game.discards, gone);
    assert!(table.game.holdem.is_empty());
}

fn competitive(seats: u8) -> Given {
    given(seats)
        .option("competitive", "on")
        .option("holdem", "on")
}

/// Cash and stars won by each seat of a game that began with $4.
fn won(table: &TestTable) -> Vec<[u16; 2]> {
    let seats = table.game.seats.iter();
    seats
        .map(|chair| [chair.sheet.cash - 4, chair.sheet.stars])
        .collect()
}

#[test]
fn ft_19_5_only_the_highest_hand_is_paid() {
    let table = competitive(3)
        .holdem("2c 3d")
        .holdem("2s 3h")
        .holdem("2d 3s")
        .column(0, "Kh Ks 9d 8c Jh")
        .column(1, "Qh Qs Qd 8c Jh")
        .column(2, "10h 10s 8d 8c Jh")
        .poker();
    assert_eq!(won(&table), [[0, 0], [4, 3], [0, 0]]);
    // The hands are noted as they are.
    let hands = table.game.seats.iter().map(|chair| chair.sheet.hands[0]);
    let categories = [Category::OnePair, Category::ThreeOfAKind, Category::TwoPair];
    assert_eq!(hands.collect::<Vec<_>>(), categories);
}

#[test]
fn ft_19_5_below_one_pair_nobody_is_paid() {
    let table = competitive(2)
        .holdem("3c 9d")
        .holdem("3s 7h")
        .column(0, "2h 4s 6d 8c Kh")
        .column(1, "2h 4s 6d 8c Jh")
        .poker();
    assert_eq!(won(&table), [[0, 0], [0, 0]]);
}

#[test]
fn ft_19_6_hands_compare_by_what_makes_them_then_by_the_rest() {
    let falling = [
        // A straight flush by its top card; the ace is low in A-2-3-4-5.
        "Kh Qh Jh 10h 9h",
        "6s 5s 4s 3s 2s",
        "Ah 2h 3h 4h 5h",
        // Four of a kind, then the other card.
        "Ah As Ad Ac 2h",
        "Kh Ks Kd Kc Ah",
        "Kh Ks Kd Kc Qh",
        // The larger group first.
        "3h 3s 3d 2c 2h",
        "2h 2s 2d Ac Ah",
        // A flush from the highest card down.
        "Ah Jh 9h 5h 3h",
        "As Js 9s 5s 2s",
        "Kh Qh Jh 10h 8h",
        // Straights, ace high and ace low.
        "Ah Ks Qd Jc 10h",
        "6h 5s 4d 3c 2h",
        "Ah 2s 3d 4c 5h",
        "2h 2s 2d Ac Kh",
        "2h 2s 2d Ac Qh",
        // Two pairs from the higher pair.
        "Ah As 2d 2c 3h",
        "Kh Ks Qd Qc Ah",
        "Kh Ks Jd Jc Ah",
        "Kh Ks Jd Jc 9h",
        "2h 2s Ad Kc Qh",
        "2h 2s Ad Kc Jh",
        // Nothing: the cards from the highest down, the ace high.
        "Ah Ks Qd Jc 9h",
        "Kh Qs Jd 10c 8h",
    ];
    for pair in falling.windows(2) {
        assert!(hand(pair[0]) > hand(pair[1]), "{pair:?}");
    }
    // Suits never break ties.
    assert_eq!(hand("Ah Jh 9h 5h 3h"), hand("Ac Jc 9c 5c 3c"));
    assert_eq!(hand("Kh Ks Jd Jc 9h"), hand("Kd Kc Jh Js 9c"));
}

#[test]
fn ft_r34_the_better_pair_wins_before_the_highest_card() {
    assert!(hand("3h 3s 4d 5c 7h") > hand("2h 2s Ad Kc Qh"));
    let table = competitive(2)
        .holdem("2c 4d")
        .holdem("3s 4h")
        .column(0, "10h 10s 6d 8c Jh")
        .column(1, "9h 9s Ad 7c Kh")
        .poker();
    assert_eq!(won(&table), [[2, 1], [0, 0]]);
}

/// Two equal pairs of kings and a third, lower one.
fn tied_kings() -> TestTable {
    competitive(3)
        .holdem("2h 3c")
        .holdem("2s 3d")
        .holdem("2d 3h")
        .column(0, "Kh Ks Ah 9d 4c")
        .column(1, "Kd Kc As 9h 4s")
        .column(2, "Kh Kd Qc Jd 10s")
        .poker()
}

/// FT-19.7
#[test]
fn ft_e32_equal_kings_share_two_dollars_and_a_star() {
    assert!(hand("Kh Ks Ad 9c 4h") > hand("Kd Kc Ah 9s 3d"));
    assert!(hand("Kh Ks Ad 9c 4h") > hand("Kd Kc Qh Js 10d"));
    assert_eq!(hand("Kh Ks Ad 9c 4h"), hand("Kd Kc Ah 9s 4d"));
    assert_eq!(won(&tied_kings()), [[1, 0], [1, 0], [0, 0]]);
}

#[test]
fn ft_19_7_shares_are_rounded_down_and_the_rest_is_lost() {
    let paid = won(&tied_kings());
    let total: u16 = paid.iter().map(|[cash, stars]| cash + stars).sum();
    // Of $2 and 1 star the star is lost.
    assert_eq!(total, 2);
}

#[test]
fn ft_e47_three_equal_flushes_share_six_dollars_and_five_stars() {
    let table = competitive(3)
        .holdem("3c 6d")
        .holdem("3d 6c")
        .holdem("4c 7s")
        .column(0, "2h 5h 9h Jh Kh")
        .column(1, "2s 5s 9s Js Ks")
        .column(2, "2d 5d 9d Jd Kd")
        .poker();
    assert_eq!(won(&table), [[2, 1]; 3]);
}

#[test]
fn ft_19_5_the_story_says_which_hand_was_the_best() {
    let contests = |columns: [&str; 2]| -> Vec<Option<Contest>> {
        let table = competitive(2)
            .holdem("2c 4d")
            .holdem("2s 4h")
            .column(0, columns[0])
            .column(1, columns[1])
            .poker();
        let events = table.events().into_iter();
        events
            .filter_map(|event| match event {
                Event::HandValued { contest, .. } => Some(contest),
                _ => None,
            })
            .collect()
    };
    let (kings, queens) = ("Kh Ks 9d 8c Jh", "Qh Qs 9d 8c Jh");
    let (best, beaten) = (Some(Contest::Best), Some(Contest::Beaten));
    assert_eq!(contests([kings, queens]), [best, beaten]);
    // FT-19.7: equal hands share.
    assert_eq!(contests([kings, kings]), [Some(Contest::Shared); 2]);
}
