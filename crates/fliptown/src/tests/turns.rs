//! FT-5: the turn.

use kernel::RuleId;

use super::given::{all_of, cards, given};
use crate::cards::Colour;
use crate::content::{Bounty, Character, Cowbot};
use crate::event::Event;
use crate::map::Region;
use crate::whynot::WhyNot;

#[test]
fn ft_5_1_three_cards_are_flipped_for_everybody() {
    let mut table = given(2).lineup("2h 3h 4h").deck("Kd Kc Ks 5d").turn();
    for seat in [0, 1] {
        table.play_all(seat, &["assign 2h 3h 4h", "go trail A"]);
    }
    let lineup = table.game.lineup.unwrap();
    assert_eq!(lineup[..], cards("Kd Kc Ks"));
    assert_eq!(table.game.deck[0], cards("5d")[0]);
    for view in [table.view(0), table.view(1), table.spectator()] {
        assert_eq!(view.lineup, Some(lineup));
    }
}

#[test]
fn ft_5_2_the_mayor_replaces_the_lineup_before_anything_else() {
    let flipped = || {
        given(2)
            .character(0, Character::Mayor)
            .lineup("2h 3h 4h")
            .deck("Kd Kc Ks Ad Ac As")
            .mayor()
    };
    let mut table = flipped();
    assert_eq!(table.to_act(), [0]);
    assert_eq!(table.legal(0), ["keep-lineup", "redraw-lineup"]);
    table.play(0, "redraw-lineup");
    assert_eq!(table.game.lineup.unwrap()[..], cards("Kd Kc Ks"));
    assert!(table.game.discards.contains(cards("2h")[0]));
    assert_eq!(table.to_act(), [0, 1]);
    // Never again: not in this turn, and the ability is used up.
    assert!(matches!(
        table.refusal(0, "redraw-lineup"),
        WhyNot::NotAsked { .. }
    ));
    for seat in [0, 1] {
        table.play_all(seat, &["assign Kd Kc Ks", "go cemetery t00"]);
    }
    assert_eq!((table.game.turn, table.to_act()), (2, vec![0, 1]));
    // Kept, it is asked for again after the next flip, and not in between.
    let mut table = flipped();
    table.play(0, "keep-lineup");
    assert!(matches!(
        table.refusal(0, "redraw-lineup"),
        WhyNot::NotAsked { .. }
    ));
    for seat in [0, 1] {
        table.play_all(seat, &["assign 2h 3h 4h", "go trail A"]);
    }
    assert_eq!((table.game.turn, table.to_act()), (2, vec![0]));
    assert!(table.can(0, "redraw-lineup"));
}

#[test]
fn ft_5_3_the_bank_pays_before_bail_bonds_and_both_before_the_assignment() {
    let mut table = given(2)
        .round(2)
        .bounties(&[Bounty::Tools, Bounty::MineGold, Bounty::Tombstones])
        .lineup("Qh 3h Kd")
        .with(0, |sheet| {
            sheet.banked.insert(Colour::Red);
            sheet.outlaws.insert("Q".parse().unwrap());
            sheet.outlaws.insert("K".parse().unwrap());
        })
        .turn();
    assert_eq!(table.inventory(0), [4, 2, 2, 0]);
    assert_eq!(table.inventory(1), [4, 2, 0, 0]);
    assert!(matches!(
        table.refusal(0, "assign Qh 3h Kd"),
        WhyNot::NotAsked { .. }
    ));
    table.play_all(0, &["take cash", "take gold"]);
    assert_eq!(table.inventory(0), [8, 4, 2, 0]);
    let story: Vec<String> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::BankPaid { .. } => Some("bank".to_owned()),
            Event::OutlawSeen { card, .. } => Some(card.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(story, ["bank", "Qh", "Kd"]);
    assert_eq!(table.legal_with(0, "assign").len(), 6);
}

#[test]
fn ft_5_4_six_ways_to_assign_and_every_seat_its_own() {
    let mut table = given(3).lineup("As 9d 3c").turn();
    for seat in 0..3 {
        assert_eq!(table.legal(seat).len(), 6);
    }
    assert_eq!(table.refusal(0, "assign As As 9d"), WhyNot::NotTheLineup);
    assert_eq!(table.refusal(0, "assign As 9d 4c"), WhyNot::NotTheLineup);
    table.play(0, "assign As 9d 3c");
    table.play(1, "assign 9d As 3c");
    table.play(2, "assign 3c 9d As");
    // Of the suit card only the suit, of the value card only the rank.
    assert_eq!(table.price(0, "go badlands 9"), 0);
    assert_eq!(table.price(1, "go mine m1a"), 0);
    assert_eq!(table.price(2, "go town 9"), 0);
    assert_eq!(table.game.lineup.unwrap()[..], cards("As 9d 3c"));
}

#[test]
fn ft_5_5_the_poker_card_is_written_whatever_else_happens() {
    let mut table = given(1)
        .round(2)
        .turn_number(3)
        .column(0, "Kh Ks")
        .assigned("2c 3c 4d");
    assert_eq!(table.sheet(0).column(2), cards("Kh Ks 4d"));
    table.play_all(0, &["suit hearts", "go cemetery t00"]);
    assert_eq!(table.sheet(0).column(2), cards("Kh Ks 4d"));
    assert_eq!(table.sheet(0).poker.len(), 8);
    // The next round has its own column.
    let mut table = given(1)
        .turn_number(5)
        .column(0, "2h 4s 6d 8c")
        .lineup("3s 5h Jd")
        .turn();
    table.play_all(0, &["assign 3s 5h Jd", "go cemetery t00", "refuse"]);
    assert_eq!((table.game.round, table.sheet(0).column(2).len()), (2, 0));
    assert_eq!(table.sheet(0).column(1), cards("2h 4s 6d 8c Jd"));
}

#[test]
fn ft_5_6_one_main_action_in_the_region_or_in_the_cemetery() {
    let mut table = given(1).inventory(0, [4, 0, 0, 0]).assigned("2c 9d 3h");
    assert_eq!(table.legal_with(0, "go town"), ["go town 9"]);
    assert_eq!(table.legal_with(0, "go cemetery").len(), 8);
    assert_eq!(table.legal(0).len(), 9);
    let why = WhyNot::WrongRegion {
        region: Region::Town,
        by: RuleId("FT-5.7"),
    };
    assert_eq!(table.refusal(0, "go trail A"), why);
    table.play(0, "go cemetery t00");
    assert_eq!(table.game.turn, 2);
}

#[test]
fn ft_5_7_the_suit_names_the_region() {
    let suits = [
        ("h", Region::Trail),
        ("s", Region::Badlands),
        ("d", Region::Mine),
        ("c", Region::Town),
    ];
    for (suit, region) in suits {
        let table = given(1).assigned(&format!("Q{suit} 5h 9c"));
        for other in Region::ALL {
            let sites = table.legal_with(0, &format!("go {} ", other.id()));
            let open = other == region || other == Region::Cemetery;
            assert_eq!(!sites.is_empty(), open, "{suit} {other:?}");
        }
    }
}

/// FT-R9
#[test]
fn ft_5_8_a_seat_passes_only_if_nothing_is_legal() {
    // A tombstone is left.
    let mut table = given(1).inventory(0, [4, 0, 0, 0]).assigned("2s Ad 9c");
    assert_eq!(table.refusal(0, "pass"), WhyNot::MustAct);
    // No tombstone, but target 2 has the value.
    let mut table = given(1)
        .inventory(0, [4, 1, 0, 0])
        .circled(0, &all_of(Region::Cemetery))
        .assigned("2s 2d 9c");
    assert_eq!(table.refusal(0, "pass"), WhyNot::MustAct);
    assert_eq!(table.legal(0), ["go badlands 2", "go badlands 3"]);
    // Nothing at all: the pass is confirmed, not made by itself.
    let mut table = given(1)
        .inventory(0, [4, 0, 0, 0])
        .circled(0, &all_of(Region::Cemetery))
        .assigned("2s Ad 9c");
    assert_eq!(table.legal(0), ["pass"]);
    table.play(0, "pass");
    assert_eq!(table.inventory(0), [4, 0, 0, 0]);
    assert_eq!(table.game.turn, 2);
    // The cards count as changed so far: that gold could change the suit does not forbid the pass.
    let mut table = given(1)
        .circled(0, &all_of(Region::Cemetery))
        .circled(0, "trail K")
        .assigned("2h Ad 9c");
    assert_eq!(table.legal_with(0, "suit").len(), 3);
    assert!(table.can(0, "pass"));
    assert_eq!(table.legal(0).len(), 4);
    table.play(0, "suit clubs");
    assert_eq!(table.refusal(0, "pass"), WhyNot::MustAct);
    assert_eq!(table.legal(0), ["go town A"]);
}

#[test]
fn ft_5_9_only_buildings_are_visited_again() {
    let cases = [
        ("2h 9d 3c", "trail 9"),
        ("2s 9d 3c", "badlands 9"),
        ("2d 9h 3c", "mine m1b"),
        ("2d 9h 3c", "cemetery t02"),
    ];
    for (lineup, site) in cases {
        let mut table = given(1).circled(0, site).assigned(lineup);
        let why = table.refusal(0, &format!("go {site}"));
        assert_eq!(why, WhyNot::AlreadyCircled, "{site}");
    }
    let mut table = given(1).circled(0, "town 2").deck("3s 4h 5c").visit("2");
    table.play(0, "deposit red");
    assert_eq!(table.inventory(0), [0, 2, 0, 0]);
}

#[test]
fn ft_5_10_bonus_actions_are_resolved_at_once() {
    let mut table = given(1).assigned("2h 3d 9c");
    table.play(0, "go trail 3");
    assert_eq!(table.game.turn, 1);
    assert_eq!(table.legal_with(0, "go cemetery").len(), 8);
    assert_eq!(table.legal(0).len(), 9);
    table.play(0, "go cemetery t10");
    assert_eq!(table.inventory(0), [8, 2, 1, 1]);
    assert_eq!(table.game.turn, 2);
}

#[test]
fn ft_5_11_the_end_of_a_turn_in_its_order() {
    // The robbery card is gone before the cowbot steals, the theft comes before the next flip.
    let mut table = given(1)
        .cowbot(Cowbot::BillyTheKid, "easy")
        .deck("5c 9s Kd 7d Jc")
        .assigned("2s 4d 3h");
    table.play(0, "go badlands 4");
    assert_eq!(table.game.stolen[..], cards("9s"));
    assert_eq!(table.game.lineup.unwrap()[..], cards("Kd 7d Jc"));
    let discards = cards("5c 2s 4d 3h").into_iter().collect();
    assert_eq!(table.game.discards, discards);
    // The turn is shown and bounties are turned when everybody has finished, before the next flip.
    let mut table = given(2)
        .bounties(&[Bounty::MostWanted, Bounty::Tools, Bounty::Tycoon])
        .inventory(0, [4, 2, 0, 8])
        .lineup("2s 4d 3h")
        .turn();
    table.play_all(0, &["assign 2s 4d 3h", "go cemetery t00"]);
    assert_eq!(table.inventory(0), [4, 2, 7, 9]);
    assert_eq!(table.view(1).seats[0].sheet.wanted, 8);
    assert!(table.game.turned.is_empty());
    table.play_all(1, &["assign 2s 4d 3h", "go cemetery t00"]);
    assert_eq!(table.view(1).seats[0].sheet.wanted, 9);
    assert!(table.game.turned.contains(Bounty::MostWanted));
    let events = table.events();
    let turned = events
        .iter()
        .position(|event| matches!(event, Event::BountyTurned { .. }));
    let flipped = events
        .iter()
        .position(|event| matches!(event, Event::Flipped { .. }));
    assert!(turned.unwrap() < flipped.unwrap());
}

#[test]
fn ft_5_12_a_turn_is_finished_when_everything_is_resolved() {
    let mut table = given(2)
        .character(0, Character::Baroness)
        .with(0, |sheet| sheet.wanted = 3)
        .lineup("2s 4d 3h")
        .turn();
    table.play_all(1, &["assign 2s 4d 3h", "go cemetery t00"]);
    assert_eq!(table.to_act(), [0]);
    table.play_all(0, &["assign 2s 4d 3h", "go cemetery t00"]);
    // Nothing is pending, but an ability could still be used.
    assert_eq!(table.legal(0), ["ability", "finish"]);
    assert_eq!(table.game.turn, 1);
    table.play(0, "finish");
    assert_eq!(table.game.turn, 2);
    assert_eq!(table.to_act(), [0, 1]);
}

/// FT-5.4: a wrong answer points to the question that is asked.
#[test]
fn ft_5_6_an_answer_to_another_question_names_the_one_that_is_asked() {
    let mut table = given(1).lineup("2h 7s Kd").turn();
    let asked = |why| match why {
        WhyNot::NotAsked { asked } => asked.0,
        other => panic!("{other:?}"),
    };
    assert_eq!(asked(table.refusal(0, "go trail 2")), "FT-5.4");
    table.play(0, "assign 2h 7s Kd");
    assert_eq!(asked(table.refusal(0, "finish")), "FT-5.6");
}
