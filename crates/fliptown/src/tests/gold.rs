//! FT-6: changing cards with gold.

use super::given::{TestTable, all_of, given};
use crate::cards::{Colour, Rank};
use crate::content::{Character, Cowbot, Item};
use crate::map::Region;
use crate::prompt::Prompt;
use crate::step::Stage;
use crate::whynot::WhyNot;

/// What going to each legal site of a region costs, as `site price`.
fn prices(table: &TestTable, region: &str) -> Vec<String> {
    let sites = table.legal_with(0, &format!("go {region} "));
    let price = |action: &String| {
        let site = action.rsplit(' ').next().unwrap();
        format!("{site} {}", table.price(0, action))
    };
    sites.iter().map(price).collect()
}

#[test]
fn ft_6_1_two_gold_change_the_suit_once() {
    let mut table = given(1).inventory(0, [4, 5, 0, 0]).assigned("2h 8d 9c");
    assert_eq!(table.refusal(0, "suit hearts"), WhyNot::SameSuit);
    table.play(0, "suit clubs");
    assert_eq!(table.sheet(0).gold, 3);
    assert_eq!(
        table.refusal(0, "suit diamonds"),
        WhyNot::SuitChangedAlready
    );
    assert_eq!(table.refusal(0, "suit hearts"), WhyNot::SuitChangedAlready);
    assert!(table.can(0, "go town 8") && !table.can(0, "go trail 8"));
    let mut poor = given(1).inventory(0, [4, 1, 0, 0]).assigned("2h 8d 9c");
    let why = WhyNot::SuitTooDear { cost: 2, held: 1 };
    assert_eq!(poor.refusal(0, "suit clubs"), why);
}

#[test]
fn ft_6_2_one_gold_per_step_without_wrapping() {
    let table = given(1).inventory(0, [4, 2, 0, 0]).assigned("2c Qd 9h");
    assert_eq!(prices(&table, "town"), ["10 2", "J 1", "Q 0", "K 1"]);
    let mut table = given(1).inventory(0, [4, 2, 0, 0]).assigned("2c Ad 9h");
    assert_eq!(prices(&table, "town"), ["A 0", "2 1", "3 2"]);
    let why = WhyNot::TooLittleGold { cost: 12, held: 2 };
    assert_eq!(table.refusal(0, "go town K"), why);
}

#[test]
fn ft_e9_nine_becomes_six_or_queen_for_three() {
    let table = given(1).inventory(0, [4, 3, 0, 0]).assigned("2c 9d 5h");
    let expected = ["6 3", "7 2", "8 1", "9 0", "10 1", "J 2", "Q 3"];
    assert_eq!(prices(&table, "town"), expected);
    let ace = given(1).inventory(0, [4, 1, 0, 0]).assigned("2c Ad 5h");
    assert!(!ace.can(0, "go town K"));
}

/// FT-E21
#[test]
fn ft_6_3_suit_and_value_in_one_turn_and_only_in_it() {
    let mut table = given(1)
        .inventory(0, [4, 3, 0, 0])
        .deck("3c 4s 9d")
        .assigned("2c 8d 5h");
    table.play(0, "suit diamonds");
    assert_eq!(table.price(0, "go mine m1a"), 1);
    table.play(0, "go mine m1a");
    // Three gold in all were paid; the room gives one and a hammer.
    assert_eq!(table.inventory(0), [4, 1, 0, 0]);
    assert_eq!(table.sheet(0).hammers, 1);
    table.play(0, "assign 3c 4s 9d");
    assert_eq!(prices(&table, "town"), ["3 1", "4 0", "5 1"]);
    assert!(table.legal_with(0, "go mine").is_empty());
}

#[test]
fn ft_6_4_gold_changes_no_other_card() {
    // The poker card keeps its suit and rank, the lineup stays as it is for the others.
    let mut table = given(2)
        .inventory(0, [4, 9, 0, 0])
        .lineup("2h 8d 9c")
        .turn();
    table.play_all(0, &["assign 2h 8d 9c", "suit clubs", "go town 10"]);
    table.play(1, "assign 2h 8d 9c");
    assert!(table.can(1, "go trail 8") && !table.can(1, "go town 8"));
    let poker = table.sheet(0).poker.last().unwrap();
    assert_eq!(poker.to_string(), "9c");
    // The robbery card: one short, nine gold in hand, and nothing is asked.
    let mut table = given(1)
        .inventory(0, [4, 9, 0, 0])
        .deck("8h")
        .assigned("2s 9d 5c");
    table.play(0, "go badlands 9");
    assert_eq!(table.inventory(0), [4, 9, 3, 3]);
    // The sheriff card: only the bribe is for sale, and it needs all.
    let table = given(1).inventory(0, [4, 8, 6, 9]).sheriff("8h").arrest();
    assert_eq!(table.inventory(0), [4, 8, 2, 9]);
    // The bank saw the printed lineup.
    let mut table = given(1)
        .with(0, |sheet| sheet.banked.insert(Colour::Red))
        .deck("3s 4h 5c")
        .assigned("2c 8d 9h");
    table.play_all(0, &["suit hearts", "go cemetery t00"]);
    assert_eq!(table.inventory(0), [4, 0, 0, 1]);
    // And before the assignment there is nothing to change.
    let mut table = given(1).lineup("2h 8d 9c").turn();
    assert!(matches!(
        table.refusal(0, "suit clubs"),
        WhyNot::NotAsked { .. }
    ));
}

#[test]
fn ft_6_5_the_suit_may_be_changed_for_a_cemetery_action() {
    let stolen = |actions: &[&str]| {
        let mut table = given(1)
            .cowbot(Cowbot::BillyTheKid, "easy")
            .assigned("2s 8d 9c");
        table.play_all(0, actions);
        table.game.stolen.len()
    };
    assert_eq!(stolen(&["go cemetery t00"]), 1);
    assert_eq!(stolen(&["suit hearts", "go cemetery t00"]), 0);
    // Also for a pass.
    let mut table = given(1)
        .circled(0, &all_of(Region::Cemetery))
        .circled(0, "trail K")
        .assigned("2s Ad 9c");
    table.play_all(0, &["suit hearts", "pass"]);
    assert_eq!((table.sheet(0).gold, table.game.turn), (0, 2));
}

#[test]
fn ft_6_6_the_fewest_steps_are_paid() {
    let rich = || given(1).inventory(0, [4, 20, 0, 0]);
    // The trail is a threshold: nothing is paid for a lower stop.
    let table = rich().circled(0, "trail 5").assigned("2h 8d 9c");
    let trail = ["6 0", "7 0", "8 0", "9 1", "10 2", "J 3", "Q 4", "K 5"];
    assert_eq!(prices(&table, "trail"), trail);
    // A target or building is met exactly, from above or below.
    let table = rich().circled(0, "badlands 7").assigned("2s 8d 9c");
    let badlands = [
        "2 6", "3 5", "4 4", "5 3", "6 2", "8 0", "9 1", "10 2", "J 3", "Q 4", "K 5",
    ];
    assert_eq!(prices(&table, "badlands"), badlands);
    // A room by the nearest of its open ways: m2b from m1a (5-7), not from m1b (8-10).
    let table = rich().circled(0, "mine m1a").assigned("2d 8h 9c");
    assert_eq!(prices(&table, "mine"), ["m1b 0", "m2a 4", "m2b 1"]);
    let table = rich().circled(0, "mine m1a, mine m1b").assigned("2d 8h 9c");
    assert_eq!(prices(&table, "mine"), ["m2a 4", "m2b 0", "m2c 3"]);
}

#[test]
fn ft_r16_no_more_than_needed_is_paid() {
    let mut table = given(1).inventory(0, [4, 20, 0, 0]).assigned("2c 8d 9h");
    let sites = table.legal_with(0, "go town");
    assert_eq!(sites.len(), 13, "each building once, at one price");
    table.play_all(0, &["go town 10", "hunt J"]);
    assert_eq!(table.sheet(0).gold, 18);
}

#[test]
fn ft_6_7_gold_gained_before_the_main_action_is_spent_in_it() {
    let mut table = given(1)
        .inventory(0, [4, 0, 0, 0])
        .with(0, |sheet| sheet.outlaws.insert(Rank::QUEEN))
        .lineup("Qh 8d 9c")
        .turn();
    table.play_all(0, &["take gold", "assign Qh 8d 9c", "suit clubs"]);
    assert!(table.can(0, "go town 8"));
    let mut table = given(1)
        .character(0, Character::Baroness)
        .inventory(0, [4, 0, 0, 3])
        .assigned("2c 8d 9h");
    assert_eq!(prices(&table, "town"), ["8 0"]);
    table.play(0, "ability");
    assert_eq!(prices(&table, "town").len(), 7);
    assert_eq!(table.price(0, "go town J"), 3);
}

#[test]
fn ft_6_8_free_changes_come_first_and_stay() {
    // A joker or the shift is made before a site is chosen, and not taken back.
    let mut table = given(1)
        .character(0, Character::WildCard)
        .assigned("2c 4d 9h");
    table.play(0, "joker-value J");
    assert_eq!(prices(&table, "town"), ["J 0"]);
    assert_eq!(
        table.refusal(0, "joker-value 4"),
        WhyNot::ValueChangedAlready
    );
    let mut table = given(1)
        .character(0, Character::Prospector)
        .inventory(0, [4, 0, 0, 0])
        .assigned("2c 4d 9h");
    table.play(0, "shift up");
    assert_eq!(prices(&table, "town"), ["5 0"]);
    assert_eq!(table.refusal(0, "shift down"), WhyNot::AbilityUsed);
    // Horse and pickaxe count in their own region only.
    let outfit = |lineup| {
        given(1)
            .inventory(0, [4, 0, 0, 0])
            .with(0, |sheet| {
                sheet.items.insert(Item::TrailHorse);
                sheet.items.insert(Item::Pickaxe);
            })
            .assigned(lineup)
    };
    assert_eq!(prices(&outfit("2c 6d 9h"), "town"), ["6 0"]);
    assert_eq!(prices(&outfit("2s 6d 9h"), "badlands"), ["6 0"]);
    assert_eq!(prices(&outfit("2h 6d 9c"), "trail").len(), 12);
    assert_eq!(prices(&outfit("2d 6h 9c"), "mine"), ["m1a 0", "m1b 0"]);
}

/// FT-R54
#[test]
fn ft_6_9_gold_and_joker_never_both_change_the_suit() {
    let wild = || {
        given(1)
            .character(0, Character::WildCard)
            .inventory(0, [4, 4, 0, 0])
            .assigned("2h 8d 9c")
    };
    let mut table = wild();
    table.play(0, "suit clubs");
    let why = WhyNot::SuitChangedAlready;
    assert_eq!(table.refusal(0, "joker-suit spades"), why);
    let mut table = wild();
    table.play(0, "joker-suit clubs");
    assert_eq!(table.refusal(0, "suit spades"), why);
    assert_eq!(table.refusal(0, "joker-suit spades"), why);
    assert_eq!((table.sheet(0).gold, table.sheet(0).jokers()), (4, 1));
}

#[test]
fn ft_r15_the_suit_is_not_changed_after_the_main_action() {
    let mut table = given(1)
        .character(0, Character::Baroness)
        .inventory(0, [4, 9, 0, 3])
        .assigned("2h 8d 9c");
    table.play(0, "go trail A");
    assert_eq!(table.game.stage, Stage::Turn);
    assert!(matches!(
        table.refusal(0, "suit clubs"),
        WhyNot::NotAsked { .. }
    ));
}

#[test]
fn ft_e44_a_joker_on_the_value_and_a_gold_beside_it() {
    let mut table = given(1)
        .character(0, Character::WildCard)
        .inventory(0, [4, 1, 0, 0])
        .assigned("2s 4d 9h");
    table.play(0, "joker-value J");
    assert_eq!(prices(&table, "badlands"), ["10 1", "J 0", "Q 1"]);
}

#[test]
fn ft_e45_shift_pickaxe_and_gold_together() {
    let mut table = given(1)
        .character(0, Character::Prospector)
        .inventory(0, [3, 1, 0, 0])
        .with(0, |sheet| {
            sheet.pans = 2;
            sheet.items.insert(Item::Pickaxe);
        })
        .circled(0, "mine m1a, mine m2a")
        .assigned("2d 8h 9c");
    assert_eq!(prices(&table, "mine"), ["m1b 0", "m2b 0", "m3b 1"]);
    table.play(0, "shift down");
    let shifted = ["m1b 0", "m2b 0", "m3a 1", "m3b 0"];
    assert_eq!(prices(&table, "mine"), shifted);
}

#[test]
fn ft_6_1_the_question_says_what_gold_can_still_do() {
    let gold = |table: &TestTable| match table.game.prompt_of(kernel::Seat(0)) {
        Some(Prompt::Main {
            steps, recolour, ..
        }) => (steps, recolour),
        other => panic!("{other:?}"),
    };
    let with = |gold| given(1).inventory(0, [4, gold, 0, 0]).assigned("2h 8d 9c");
    assert_eq!(gold(&with(0)), (false, false));
    assert_eq!(gold(&with(1)), (true, false));
    let mut table = with(5);
    assert_eq!(gold(&table), (true, true));
    table.play(0, "suit clubs");
    assert_eq!(gold(&table), (true, false));
}
