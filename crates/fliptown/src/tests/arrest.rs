//! FT-16: phase 6, bribes, the sheriff card and the fines.

use super::given::{Given, TestTable, amounts, given, no_wanted, out_of_range};
use crate::cards::Rank;
use crate::content::Character;
use crate::event::Event;
use crate::step::Stage;
use crate::whynot::WhyNot;

/// Phase 6 for one seat with this cash, gold, stars and Wanted.
fn arrest(round: u8, held: [u16; 4], sheriff: &str) -> TestTable {
    let given = given(1).round(round).inventory(0, held);
    given.sheriff(sheriff).arrest()
}

/// Phase 6 for a character.
fn arrest_of(character: Character, held: [u16; 4], sheriff: &str) -> TestTable {
    let given = given(1).character(0, character).inventory(0, held);
    given.sheriff(sheriff).arrest()
}

fn sheriff_shown(table: &TestTable) -> bool {
    let events = table.events();
    let mut shown = events
        .iter()
        .map(|e| matches!(e, Event::SheriffRevealed { .. }));
    shown.any(|shown| shown)
}

#[test]
fn ft_16_1_the_preacher_comes_before_the_phase() {
    let mut table = arrest_of(Character::Preacher, [0, 9, 0, 9], "8d");
    assert_eq!(table.game.stage, Stage::Preacher);
    table.play(0, "amount 6");
    assert_eq!(table.inventory(0), [0, 9, 0, 3]);
    assert_eq!(table.legal(0), ["bribe", "refuse"], "now phase 6 begins");
    table.play(0, "refuse");
    assert_eq!(table.sheet(0).arrests, 0, "8 is above 3");
}

#[test]
fn ft_16_2_a_bribe_costs_one_gold_per_wanted_and_crosses_out_none() {
    let mut table = arrest(1, [0, 9, 5, 8], "Ad");
    table.play(0, "bribe");
    assert_eq!(table.inventory(0), [0, 1, 5, 8]);
    assert_eq!(table.sheet(0).arrests, 0);
    let poor = arrest(1, [0, 7, 5, 8], "Ad");
    assert_eq!(poor.sheet(0).arrests, 1, "7 gold are too few, nobody asks");
    assert_eq!(poor.inventory(0), [0, 7, 1, 8]);
    let mut baroness = arrest_of(Character::Baroness, [0, 7, 5, 8], "Ad");
    let why = baroness.refusal(0, "bribe");
    assert_eq!(why, WhyNot::BribeNeedsGold { cost: 8, held: 7 });
    let innocent = arrest(1, [0, 9, 5, 0], "Ad");
    assert_eq!(innocent.game.round, 2, "without Wanted nothing is asked");
    assert_eq!(innocent.inventory(0), [0, 9, 5, 0]);
}

/// FT-R58
#[test]
fn ft_16_2_nobody_knows_the_others_decisions() {
    let mut table = given(2)
        .inventory(0, [0, 8, 0, 8])
        .inventory(1, [0, 3, 0, 3])
        .sheriff("Kd")
        .arrest();
    assert_eq!(table.to_act(), [0, 1]);
    table.play(0, "bribe");
    let seen = &table.view(1).seats[0];
    assert_eq!(seen.sheet.gold, 8);
    assert!(seen.open.is_none() && !seen.busy);
    assert_eq!(table.view(0).seats[0].sheet.gold, 0);
    table.play(1, "refuse");
    assert_eq!(table.view(1).seats[0].sheet.gold, 0);
}

#[test]
fn ft_16_2_a_bribe_protects_for_its_round_only() {
    let mut table = arrest(1, [0, 200, 0, 10], "Ad");
    table.play(0, "bribe");
    assert_eq!(table.game.round, 2);
    while table.game.stage == Stage::Turn {
        table.finish_turn(0);
    }
    assert_eq!(table.game.stage, Stage::Bribes);
    assert!(table.can(0, "bribe"), "asked again in round 2");
}

#[test]
fn ft_16_3_the_card_is_turned_up_when_all_have_decided() {
    let mut table = given(2)
        .inventory(0, [0, 3, 9, 3])
        .inventory(1, [0, 3, 9, 3])
        .sheriff("Kd")
        .arrest();
    table.play(0, "refuse");
    assert!(!sheriff_shown(&table));
    assert_eq!(table.view(0).sheriff, None);
    table.play(1, "refuse");
    assert!(sheriff_shown(&table));
}

/// FT-16.3: the ace counts 1, jack 11, queen 12, king 13.
#[test]
fn ft_16_4_safe_with_a_card_equal_or_above_arrested_with_one_below() {
    for rank in Rank::all() {
        let (card, number) = (format!("{rank}d"), u16::from(rank.number()));
        for (wanted, arrests) in [(number, 0), (number + 1, 1)] {
            let table = arrest(1, [0, 0, 9, wanted], &card);
            assert_eq!(table.sheet(0).arrests, arrests, "{card}, W {wanted}");
            let stars = if arrests == 1 { 5 } else { 9 };
            assert_eq!(table.inventory(0), [0, 0, stars, wanted]);
        }
    }
    let mut bribed = arrest(1, [0, 13, 9, 13], "Ad");
    bribed.play(0, "bribe");
    assert_eq!(bribed.inventory(0), [0, 0, 9, 13]);
}

#[test]
fn ft_16_5_the_fine_rises_from_round_to_round() {
    for (round, cash, stars) in [(1, 10, 4), (2, 14, 6), (3, 18, 8)] {
        let mut table = arrest(round, [50, 0, 50, 13], "2d");
        table.play(0, "pay cash");
        assert_eq!(table.inventory(0), [50 - cash, 0, 50, 13]);
        let mut table = arrest(round, [50, 0, 50, 13], "2d");
        table.play(0, "pay stars");
        assert_eq!(table.inventory(0), [50, 0, 50 - stars, 13]);
    }
}

#[test]
fn ft_16_6_the_choice_needs_both_in_full() {
    let table = arrest(1, [10, 0, 4, 13], "2d");
    assert_eq!(table.legal(0), ["pay cash", "pay stars"]);
    for (held, left) in [
        ([10, 0, 3, 13], [0, 0, 3, 13]),
        ([9, 0, 4, 13], [9, 0, 0, 13]),
    ] {
        let table = arrest(1, held, "2d");
        assert_eq!(table.inventory(0), left, "paid without a choice");
        assert_eq!(table.game.round, 2);
    }
}

#[test]
fn ft_16_7_with_14_wanted_only_stars_are_paid() {
    let table = arrest(1, [50, 0, 50, 14], "Kd");
    assert_eq!(table.inventory(0), [50, 0, 46, 14]);
    let below = arrest(1, [50, 0, 50, 13], "Qd");
    assert_eq!(below.legal(0), ["pay cash", "pay stars"]);
    let mut bribe = arrest(1, [50, 20, 50, 14], "Kd");
    bribe.play(0, "bribe");
    assert_eq!(bribe.inventory(0), [50, 6, 50, 14]);
}

#[test]
fn ft_16_8_who_cannot_pay_in_full() {
    let cases = [
        ("stars in full", [9, 0, 5, 9], [9, 0, 1, 9]),
        ("all stars, cash is kept", [9, 0, 3, 9], [9, 0, 0, 9]),
        ("cash, the stars are too few", [12, 0, 3, 9], [2, 0, 3, 9]),
        ("cash may not be paid", [12, 0, 3, 14], [12, 0, 0, 14]),
        ("nothing is owed", [0, 0, 0, 9], [0, 0, 0, 9]),
    ];
    for (why, held, left) in cases {
        let table = arrest(1, held, "2d");
        assert_eq!(table.inventory(0), left, "{why}");
        assert_eq!(table.game.round, 2, "{why}");
    }
}

#[test]
fn ft_16_9_an_arrest_changes_no_wanted() {
    for wanted in [3, 9, 14, 25] {
        let table = arrest(1, [0, 0, 9, wanted], "2d");
        assert_eq!(table.sheet(0).arrests, 1);
        assert_eq!(table.sheet(0).wanted, wanted);
    }
}

#[test]
fn ft_16_10_the_sheriff_card_is_discarded() {
    let table = arrest(3, [0; 4], "7d");
    assert_eq!(table.game.stage, Stage::Over);
    assert_eq!(table.game.sheriff, None);
    assert!(table.game.discards.contains("7d".parse().unwrap()));
}

/// Preacher, Baroness and Marshal before phase 6.
fn three_seats() -> TestTable {
    given(3)
        .character(0, Character::Preacher)
        .character(1, Character::Baroness)
        .character(2, Character::Marshal)
        .inventory(0, [0, 3, 5, 9])
        .inventory(1, [0, 2, 5, 7])
        .inventory(2, [20, 2, 5, 12])
        .sheriff("5d")
        .deck("9d")
        .arrest()
}

#[test]
fn ft_16_11_preacher_then_bribes_then_card_then_marshal_then_fines() {
    let mut table = three_seats();
    assert_eq!(table.to_act(), [0], "everybody waits for the Preacher");
    table.play(0, "amount 6");
    assert_eq!(table.view(1).seats[0].sheet.wanted, 3, "shown at once");

    assert_eq!(table.to_act(), [0, 1], "seat 2 can only refuse");
    table.play(1, "ability");
    assert_eq!(table.view(0).seats[1].sheet.gold, 2, "sealed");
    table.play(1, "bribe");
    assert!(!sheriff_shown(&table));
    table.play(0, "bribe");
    assert!(sheriff_shown(&table));
    assert_eq!(table.view(0).seats[1].sheet.gold, 9 - 7, "shown");

    assert_eq!(table.to_act(), [2]);
    assert_eq!(table.legal(2), ["draw-card", "accept"]);
    table.play(2, "draw-card");
    assert_eq!(table.legal(2), ["pay cash", "pay stars"], "9 is below 12");
    table.play(2, "pay cash");
    assert_eq!(table.inventory(2), [10, 2, 5, 12]);
    assert_eq!(table.game.round, 2);
}

#[test]
fn ft_16_11_the_card_is_turned_up_even_if_everybody_bribed() {
    let mut table = arrest(1, [0, 3, 0, 3], "Kd");
    table.play(0, "bribe");
    assert!(sheriff_shown(&table));
}

#[test]
fn ft_16_11_fines_are_paid_in_any_order_and_shown_as_they_are_made() {
    let mut table = given(2)
        .inventory(0, [10, 0, 4, 9])
        .inventory(1, [10, 0, 4, 9])
        .sheriff("2d")
        .arrest();
    assert_eq!(table.to_act(), [0, 1]);
    table.play(1, "pay stars");
    assert_eq!(table.view(0).seats[1].sheet.stars, 0);
    assert_eq!(
        table.inventory(0),
        [10, 0, 4, 9],
        "no other seat is touched"
    );
    table.play(0, "pay cash");
    assert_eq!(table.inventory(0), [0, 0, 4, 9]);
    assert_eq!(table.inventory(1), [10, 0, 0, 9]);
}

#[test]
fn ft_r21_the_bribe_costs_the_wanted_held_not_the_crossed_out() {
    let mut table = arrest_of(Character::Preacher, [0, 3, 0, 9], "Ad");
    table.play_all(0, &["amount 6", "bribe"]);
    assert_eq!(table.inventory(0), [0, 0, 0, 3]);
}

#[test]
fn ft_r22_few_stars_are_no_cheap_way_out() {
    let table = arrest(3, [18, 0, 7, 9], "2d");
    assert_eq!(
        table.inventory(0),
        [0, 0, 7, 9],
        "cash, it can be paid in full"
    );
    let table = arrest(3, [17, 0, 7, 9], "2d");
    assert_eq!(table.inventory(0), [17, 0, 0, 9], "neither: all stars");
}

#[test]
fn ft_r23_the_marshal_draws_after_the_reveal_and_only_when_arrested() {
    let marshal = || given(1).character(0, Character::Marshal);
    let phase = |given: Given, sheriff| given.sheriff(sheriff).arrest();
    let mut table = phase(marshal().inventory(0, [0, 9, 5, 9]).deck("9h"), "8d");
    assert_eq!(table.legal(0), ["bribe", "refuse"], "not before");
    table.play(0, "refuse");
    assert_eq!(table.legal(0), ["draw-card", "accept"]);
    table.play(0, "draw-card");
    assert_eq!(table.inventory(0), [0, 9, 5, 9], "9 is not below 9");
    assert_eq!(table.sheet(0).arrests, 0);
    let safe = phase(marshal().inventory(0, [0, 0, 5, 9]), "9d");
    assert_eq!(safe.game.round, 2, "safe: not asked");
    assert_eq!(safe.sheet(0).ability_used, 0);
}

#[test]
fn ft_r45_a_bribe_with_one_wanted_is_legal_though_pointless() {
    let mut table = arrest(1, [0, 1, 0, 1], "Ad");
    assert_eq!(table.legal(0), ["bribe", "refuse"]);
    table.play(0, "refuse");
    assert_eq!(table.sheet(0).arrests, 0, "no card is below 1");
    let mut table = arrest(1, [0, 1, 0, 1], "Ad");
    table.play(0, "bribe");
    assert_eq!(table.inventory(0), [0, 0, 0, 1]);
}

#[test]
fn ft_r52_a_reward_is_not_refused_by_crossing_out_nothing() {
    let wanted = |wanted| given(1).inventory(0, [9, 0, 0, wanted]);
    let hunter = |w| {
        let given = wanted(w).lineup("Js 4c 9h");
        given
            .with(0, |sheet| sheet.outlaws.insert(Rank::JACK))
            .turn()
    };
    assert_eq!(hunter(0).refusal(0, "take clear"), no_wanted("FT-3.6"));
    let mut bail = hunter(3);
    bail.play(0, "take clear");
    assert_eq!(bail.sheet(0).wanted, 1, "two, without a choice");
    let mut office = wanted(3).circled(0, "town J").visit("J");
    office.play(0, "take clear");
    assert_eq!(office.sheet(0).wanted, 1);
    // In the first edition the number was a choice, but for none.
    let mut office = wanted(3).first_edition().circled(0, "town J").visit("J");
    office.play(0, "take clear");
    let from_one = out_of_range(1, 2, "FT-3.6");
    assert_eq!(office.refusal(0, "amount 0"), from_one);
    // Where nothing else could be chosen, nothing may be crossed out.
    for building in ["3", "6"] {
        let mut table = wanted(3).visit(building);
        table.play(0, "amount 0");
        assert_eq!(table.sheet(0).wanted, 3);
    }
    let mut trail = wanted(3).lineup("2h Js 9d").turn();
    trail.play_all(0, &["assign 2h Js 9d", "go trail J", "amount 0"]);
    assert_eq!(trail.sheet(0).wanted, 3);
}

#[test]
fn ft_d14_the_preacher_crosses_out_up_to_six_or_keeps_the_ability() {
    let options = |max| {
        let mut options = amounts(1..=max);
        options.push("keep-ability".to_owned());
        options
    };
    let preacher = |wanted| arrest_of(Character::Preacher, [0, 0, 0, wanted], "Kd");
    assert_eq!(preacher(9).legal(0), options(6));
    assert_eq!(preacher(2).legal(0), options(2));
    assert_eq!(preacher(1).legal(0), options(1));
    assert_eq!(preacher(0).game.round, 2, "not asked without Wanted");
    let mut kept = preacher(9);
    let why = kept.refusal(0, "amount 7");
    assert_eq!(why, out_of_range(1, 6, "FT-18.8"));
    kept.play(0, "keep-ability");
    assert_eq!(kept.sheet(0).wanted, 9);
    assert_eq!(kept.sheet(0).ability_used, 0);
    let used = given(1).character(0, Character::Preacher).sheriff("Kd");
    let used = used.with(0, |sheet| {
        sheet.wanted = 9;
        sheet.ability_used = 1;
    });
    assert_eq!(used.arrest().game.round, 2, "not asked when used");
}

#[test]
fn ft_d15_bribe_refuse_or_an_ability_and_then_again() {
    assert_eq!(arrest(1, [0, 7, 0, 7], "Kd").legal(0), ["bribe", "refuse"]);
    assert_eq!(arrest(1, [0, 6, 0, 7], "Kd").game.round, 2, "only refusing");
    assert_eq!(arrest(1, [0, 6, 0, 0], "Kd").game.round, 2, "only refusing");
    let all = ["bribe", "refuse", "ability"];
    for character in [Character::Baroness, Character::RanchHand] {
        let seat = |gold| arrest_of(character, [0, gold, 0, 7], "Kd");
        assert_eq!(seat(7).legal(0), all);
        assert_eq!(seat(6).legal(0), ["refuse", "ability"]);
        let innocent = arrest_of(character, [0, 7, 0, 0], "Kd");
        assert_eq!(innocent.game.round, 2);
    }
    let mut hand = arrest_of(Character::RanchHand, [0, 6, 0, 7], "Kd");
    let one_hammer = hand.sheet(0).hammers;
    assert_eq!(one_hammer, 1);
    hand.play(0, "ability");
    assert_eq!(hand.legal(0), amounts(1..=2));
    hand.play(0, "amount 1");
    assert_eq!(hand.legal(0), ["bribe", "refuse"], "asked again, 6 for 6");
}

#[test]
fn ft_d16_an_arrested_marshal_draws_or_accepts() {
    let marshal = |used| {
        let given = given(1).character(0, Character::Marshal).sheriff("2d");
        let given = given.inventory(0, [0, 0, 9, 9]).deck("Kd");
        given
            .with(0, move |sheet| sheet.ability_used = used)
            .arrest()
    };
    let mut table = marshal(0);
    assert_eq!(table.legal(0), ["draw-card", "accept"]);
    table.play(0, "accept");
    assert_eq!(table.inventory(0), [0, 0, 5, 9]);
    assert_eq!(table.sheet(0).ability_used, 0);
    assert_eq!(marshal(1).inventory(0), [0, 0, 5, 9], "not asked when used");
}

#[test]
fn ft_d17_cash_or_stars() {
    let mut table = arrest(2, [14, 0, 6, 9], "2d");
    assert_eq!(table.legal(0), ["pay cash", "pay stars"]);
    assert!(matches!(
        table.refusal(0, "refuse"),
        WhyNot::NotAsked { .. }
    ));
    assert_eq!(arrest(2, [13, 0, 6, 9], "2d").game.round, 3, "not asked");
    assert_eq!(arrest(2, [14, 0, 5, 9], "2d").game.round, 3, "not asked");
    assert_eq!(arrest(2, [14, 0, 6, 14], "2d").game.round, 3, "not asked");
}

#[test]
fn ft_e3_six_is_below_eight() {
    let mut table = arrest(1, [10, 8, 4, 8], "6d");
    table.play(0, "refuse");
    assert_eq!(table.legal(0), ["pay cash", "pay stars"]);
    table.play(0, "pay stars");
    assert_eq!(table.inventory(0), [10, 8, 0, 8]);
    let mut safe = arrest(1, [10, 8, 4, 8], "8d");
    safe.play(0, "refuse");
    assert_eq!(safe.sheet(0).arrests, 0);
    assert_eq!(safe.inventory(0), [10, 8, 4, 8]);
}

#[test]
fn ft_e24_fourteen_wanted_and_too_few_stars() {
    let table = arrest(2, [30, 0, 4, 14], "Kd");
    assert_eq!(table.inventory(0), [30, 0, 0, 14]);
}

#[test]
fn ft_e25_how_the_fine_of_round_1_is_paid() {
    assert_eq!(arrest(1, [12, 0, 3, 9], "2d").inventory(0), [2, 0, 3, 9]);
    assert_eq!(arrest(1, [9, 0, 3, 9], "2d").inventory(0), [9, 0, 0, 9]);
    let choice = arrest(1, [12, 0, 5, 9], "2d");
    assert_eq!(choice.legal(0), ["pay cash", "pay stars"]);
}

#[test]
fn ft_e26_equal_is_safe_a_bribe_ignores_the_card() {
    assert_eq!(arrest(1, [0, 0, 5, 6], "6d").inventory(0), [0, 0, 5, 6]);
    let mut bribe = arrest(1, [0, 5, 5, 5], "Ad");
    bribe.play(0, "bribe");
    assert_eq!(bribe.inventory(0), [0, 0, 5, 5]);
    for wanted in [0, 1] {
        let table = arrest(1, [0, 0, 5, wanted], "Ad");
        assert_eq!(table.inventory(0), [0, 0, 5, wanted]);
    }
}

#[test]
fn ft_e37_the_baroness_pays_with_her_ability() {
    let mut table = arrest_of(Character::Baroness, [0, 2, 0, 7], "Ad");
    table.play(0, "ability");
    assert_eq!(table.sheet(0).gold, 9);
    table.play(0, "bribe");
    assert_eq!(table.inventory(0), [0, 2, 0, 7]);
}

#[test]
fn ft_16_2_a_bribe_that_nobody_can_afford_is_told_as_one() {
    let told = |gold| {
        let table = arrest(1, [0, gold, 5, 8], "Ad");
        let events = table.events().into_iter();
        let dear = events.filter(|event| matches!(event, Event::BribeTooDear { gold: 8, .. }));
        dear.count()
    };
    assert_eq!([told(7), told(8)], [1, 0]);
}
