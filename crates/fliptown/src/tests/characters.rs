//! Characters (FT-18).

use super::given::{Given, TestTable, cards, given, new_game, no_wanted, out_of_range, set};
use crate::cards::{Card, CardSet, Rank};
use crate::content::{Bounty, Character, Cowbot, Item};
use crate::event::Event;
use crate::map::{Region, Room, Tombstone};
use crate::sheet::Sheet;
use crate::whynot::WhyNot;
use kernel::{Explain, Seat, Set};

pub(super) fn solo(character: Character) -> Given {
    given(1).character(0, character)
}

/// Cash, gold, stars, Wanted, pans and hammers at the start.
pub(super) fn start(character: Character) -> [u16; 6] {
    let sheet = Sheet::new(Some(character));
    let [pans, hammers] = [sheet.pans, sheet.hammers].map(u16::from);
    [
        sheet.cash,
        sheet.gold,
        sheet.stars,
        sheet.wanted,
        pans,
        hammers,
    ]
}

/// The value of the seat's value card as changed so far.
fn value(table: &TestTable) -> u8 {
    let assigned = table.game.seats[0].turn.assigned.unwrap();
    assigned.value.number()
}

fn amounts(from: u8, to: u8) -> Vec<String> {
    (from..=to).map(|n| format!("amount {n}")).collect()
}

#[test]
fn ft_18_1_an_ability_is_used_once_and_marked_for_all_to_see() {
    let mut table = given(2)
        .character(0, Character::Trailblazer)
        .assigned("2s 3d 4c");
    table.play_all(0, &["ability", "go trail A"]);
    assert_eq!(table.refusal(0, "ability"), WhyNot::AbilityUsed);
    table.play(0, "go cemetery t21");
    table.finish_turn(1);
    assert_eq!(table.spectator().seats[0].sheet.ability_used, 1);
    let assign = table.legal(0)[0].clone();
    table.play(0, &assign);
    assert_eq!(table.refusal(0, "ability"), WhyNot::AbilityUsed);
}

#[test]
fn ft_18_1_the_wild_card_has_two_uses() {
    let mut table = solo(Character::WildCard)
        .deck("6h 7d 8c")
        .assigned("2s 3d 4c");
    table.play_all(0, &["joker-suit hearts", "joker-value K", "go trail A"]);
    table.play(0, "assign 6h 7d 8c");
    assert_eq!(table.refusal(0, "joker-suit clubs"), WhyNot::NoJoker);
    assert_eq!(table.refusal(0, "joker-value 2"), WhyNot::NoJoker);
    // Who never had any is not told that they are used up.
    let mut other = solo(Character::Miner).assigned("2s 3d 4c");
    for joker in ["joker-suit hearts", "joker-value K"] {
        assert_eq!(other.refusal(0, joker), WhyNot::NotYourAbility);
    }
}

#[test]
fn ft_18_2_the_rank_of_the_card_matters_only_for_the_one_card_set_up() {
    let settings = [
        ("characters", "on"),
        ("cowbot", "random"),
        ("one_card_setup", "on"),
    ];
    for seed in ["a", "b", "c", "d"] {
        let table = new_game(1, &settings, seed);
        let character = table.sheet(0).character.unwrap();
        let drawn = table.events().into_iter().find_map(|event| match event {
            Event::OneCardDrawn { card } => Some(card),
            _ => None,
        });
        assert_eq!(drawn.unwrap().rank().number(), character.data().key);
    }
    // The keys stand for the thirteen ranks, and the joker for the Wild card.
    let keys: Vec<u8> = Character::ALL.iter().map(|c| c.data().key).collect();
    assert_eq!(keys, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0]);
}

#[test]
fn ft_18_3_the_trailblazer_takes_a_trail_bonus_action() {
    assert_eq!(start(Character::Trailblazer), [3, 4, 0, 0, 0, 0]);
    let mut table = solo(Character::Trailblazer).assigned("2s 3d 4c");
    table.play(0, "ability");
    assert_eq!(table.legal(0).len(), 13);
    // Any stop, without gold.
    table.play(0, "go trail K");
    assert_eq!(table.inventory(0), [3, 4, 6, 3]);
}

/// The six characters with a bonus action, how each uses it, and the kind of bonus action.
fn bonus_characters() -> [(Character, &'static [&'static str], Region); 6] {
    [
        (Character::Trailblazer, &["go trail 8"], Region::Trail),
        (Character::Settler, &["go town 3"], Region::Town),
        (Character::Bandit, &["go badlands 2"], Region::Badlands),
        (Character::Miner, &["go mine m1a"], Region::Mine),
        (
            Character::GraveRobber,
            &["go cemetery t10"],
            Region::Cemetery,
        ),
        (
            Character::ManInBlack,
            &["region mine", "go mine m1a"],
            Region::Mine,
        ),
    ]
}

#[test]
fn ft_18_4_a_bonus_action_character_acts_before_the_main_action() {
    for (character, used, region) in bonus_characters() {
        let mut table = solo(character).lineup("2h As 9c").turn();
        assert!(matches!(
            table.refusal(0, "ability"),
            WhyNot::NotAsked { .. }
        ));
        table.play_all(0, &["assign 2h As 9c", "ability"]);
        if character == Character::ManInBlack {
            table.play(0, used[0]);
        }
        // It is taken, not declined, and it is gained.
        assert_eq!(table.refusal(0, "decline"), WhyNot::MustTake);
        assert!(table.sheet(0).bonuses.contains(region), "{character:?}");
        table.play(0, used.last().unwrap());
        // The main action is still to come.
        assert!(table.can(0, "go cemetery t21"), "{character:?}");
    }
}

#[test]
fn ft_18_4_or_after_the_main_action_and_everything_it_won() {
    for (character, used, _) in bonus_characters() {
        let mut table = solo(character).assigned("2h 3s 9c");
        table.play(0, "go trail 3");
        // A cemetery bonus action was won: it comes first.
        assert!(matches!(
            table.refusal(0, "ability"),
            WhyNot::NotAsked { .. }
        ));
        table.play(0, "decline");
        assert_eq!(table.legal(0), ["ability", "finish"], "{character:?}");
        table.play(0, "ability");
        table.play_all(0, used);
        assert_eq!((table.game.turn, table.sheet(0).ability_used), (2, 1));
    }
}

#[test]
fn ft_18_4_only_while_the_region_has_a_site() {
    use Character::{Bandit, GraveRobber, Miner, Trailblazer};
    for character in [Trailblazer, Bandit, Miner, GraveRobber] {
        let fill = |sheet: &mut Sheet| {
            sheet.stops = set("K");
            sheet.targets = Rank::all().skip(1).collect();
            sheet.rooms = Room::all().collect();
            sheet.tombstones = Tombstone::all().collect();
        };
        let full = solo(character).with(0, fill).inventory(0, [0; 4]);
        let mut table = full.assigned("2c 3s 9h");
        assert_eq!(table.refusal(0, "ability"), WhyNot::NoSite, "{character:?}");
        // After the main action it is not even asked for.
        table.play(0, "go town 3");
        assert_eq!((table.game.turn, table.sheet(0).ability_used), (2, 0));
    }
}

#[test]
fn ft_r26_the_ability_counts_as_a_bonus_action_gained() {
    let earp = |actions: &[&str]| {
        let mut table = solo(Character::Trailblazer)
            .cowbot(Cowbot::WyattEarp, "easy")
            .assigned("2h As 9c");
        table.play_all(0, actions);
        assert_eq!(table.game.turn, 2);
        table.game.stolen.len()
    };
    // Before or after the main action.
    assert_eq!(earp(&["ability", "go trail 5", "go cemetery t21"]), 1);
    assert_eq!(earp(&["go trail A", "ability", "go trail 5"]), 1);
    assert_eq!(earp(&["go trail A", "finish"]), 0);
    let mut table = given(2)
        .character(0, Character::Trailblazer)
        .bounties(&[Bounty::AllBonuses])
        .with(0, |sheet| {
            sheet.bonuses = set("badlands mine town cemetery")
        })
        .assigned("2h As 9c");
    table.play(0, "ability");
    assert!(table.sheet(0).claimed.contains(Bounty::AllBonuses));
}

#[test]
fn ft_18_5_the_baroness_gains_gold_equal_to_wanted() {
    assert_eq!(start(Character::Baroness), [7, 1, 0, 0, 0, 0]);
    let baroness = |wanted| solo(Character::Baroness).inventory(0, [7, 1, 0, wanted]);
    let mut table = baroness(5).assigned("2h As 9c");
    table.play(0, "ability");
    assert_eq!(table.inventory(0), [7, 6, 0, 5]);
    let mut table = baroness(0).assigned("2h As 9c");
    assert_eq!(table.refusal(0, "ability"), no_wanted("FT-18.5"));
}

/// FT-R25
#[test]
fn ft_18_6_baroness_and_ranch_hand_act_in_their_turn_or_before_their_bribe() {
    for character in [Character::Baroness, Character::RanchHand] {
        let crook = || solo(character).inventory(0, [7, 2, 0, 7]);
        let mut before = crook().assigned("2h As 9c");
        assert!(before.can(0, "ability"));
        before.play(0, "go trail A");
        assert_eq!(before.legal(0), ["ability", "finish"]);
        let asked = before.game.prompt_of(Seat(0)).unwrap();
        assert_eq!(asked.rule().0, "FT-18.6");
        before.play(0, "finish");
        assert_eq!(before.sheet(0).ability_used, 0);
        let mut arrest = crook().sheriff("Kh").arrest();
        // Seven gold would be needed for the bribe.
        assert_eq!(arrest.legal(0), ["refuse", "ability"]);
        arrest.play(0, "refuse");
        assert_eq!((arrest.game.round, arrest.sheet(0).ability_used), (2, 0));
    }
    let mut table = solo(Character::Baroness)
        .inventory(0, [7, 2, 0, 7])
        .arrest();
    table.play(0, "ability");
    assert_eq!(table.legal(0), ["bribe", "refuse"]);
}

#[test]
fn ft_r25_the_preacher_acts_directly_before_phase_six_only() {
    let preacher = || solo(Character::Preacher).inventory(0, [3, 9, 0, 7]);
    let mut table = preacher().assigned("2h As 9c");
    assert_eq!(table.refusal(0, "ability"), WhyNot::NotYourAbility);
    table.play(0, "go trail A");
    assert_eq!(table.game.turn, 2);
    let mut table = preacher().arrest();
    table.play(0, "keep-ability");
    // Now it is too late.
    assert_eq!(table.legal(0), ["bribe", "refuse"]);
    assert_eq!(table.refusal(0, "ability"), WhyNot::NotYourAbility);
    assert!(matches!(
        table.refusal(0, "amount 3"),
        WhyNot::NotAsked { .. }
    ));
}

#[test]
fn ft_18_8_the_preacher_crosses_out_up_to_six() {
    assert_eq!(start(Character::Preacher), [3, 3, 0, 0, 0, 0]);
    let preacher = |wanted| solo(Character::Preacher).inventory(0, [3, 3, 0, wanted]);
    let mut table = preacher(8).arrest();
    let mut legal = amounts(1, 6);
    legal.push("keep-ability".to_owned());
    assert_eq!(table.legal(0), legal);
    let range = out_of_range(1, 6, "FT-18.8");
    assert_eq!(table.refusal(0, "amount 0"), range);
    assert_eq!(table.refusal(0, "amount 7"), range);
    table.play(0, "amount 6");
    assert_eq!(table.inventory(0), [3, 3, 0, 2]);
    assert_eq!(table.sheet(0).ability_used, 1);
    let table = preacher(3).arrest();
    assert_eq!(table.legal_with(0, "amount"), amounts(1, 3));
    // With nothing to cross out it is not asked for.
    let table = preacher(0).arrest();
    assert_eq!((table.game.round, table.sheet(0).ability_used), (2, 0));
}

/// An arrested Marshal, and a neighbour who has to pay.
fn marshal(card: &str) -> TestTable {
    given(2)
        .character(0, Character::Marshal)
        .sheriff("2h")
        .deck(card)
        .inventory(0, [5, 2, 2, 6])
        .inventory(1, [12, 0, 5, 6])
        .arrest()
}

#[test]
fn ft_18_9_the_marshal_draws_another_sheriff_card_for_itself() {
    assert_eq!(start(Character::Marshal), [5, 2, 2, 0, 0, 0]);
    let mut table = marshal("6c");
    assert_eq!(table.legal(0), ["draw-card", "accept"]);
    table.play(0, "draw-card");
    // Six is enough against six Wanted; the neighbour is not helped.
    assert_eq!(table.inventory(0), [5, 2, 2, 6]);
    assert_eq!(table.sheet(0).arrests, 0);
    assert_eq!(table.to_act(), [1]);
    assert!(table.game.discards.contains("6c".parse().unwrap()));
    assert_eq!(table.spectator().sheriff, "2h".parse().ok());
}

#[test]
fn ft_18_9_the_new_result_stands() {
    // Neither way can be paid in full: all stars are lost.
    let mut table = marshal("5c");
    table.play(0, "draw-card");
    assert_eq!(table.inventory(0), [5, 2, 0, 6]);
    assert_eq!(
        (table.sheet(0).arrests, table.sheet(0).ability_used),
        (1, 1)
    );
    let mut table = marshal("6c");
    table.play(0, "accept");
    assert_eq!(table.inventory(0), [5, 2, 0, 6]);
    assert_eq!(table.sheet(0).ability_used, 0);
}

#[test]
fn ft_18_9_only_an_arrested_marshal_is_asked() {
    let marshal = |gold, used| {
        solo(Character::Marshal)
            .sheriff("5h")
            .inventory(0, [5, gold, 2, 6])
            .with(0, move |sheet| sheet.ability_used = used)
    };
    assert_eq!(marshal(0, 0).arrest().legal(0), ["draw-card", "accept"]);
    assert_eq!(marshal(0, 1).arrest().game.round, 2);
    let mut bribed = marshal(6, 0).arrest();
    bribed.play(0, "bribe");
    assert_eq!(bribed.game.round, 2);
    let safe = solo(Character::Marshal)
        .sheriff("5h")
        .inventory(0, [5, 0, 2, 5]);
    assert_eq!(safe.arrest().game.round, 2);
}

fn prospector(pans: u8) -> Given {
    solo(Character::Prospector).with(0, move |sheet| sheet.pans = pans)
}

#[test]
fn ft_18_10_the_prospector_shifts_the_value_by_the_pans() {
    assert_eq!(start(Character::Prospector), [3, 5, 0, 0, 1, 0]);
    for (direction, to) in [("up", 10), ("down", 6)] {
        let mut table = prospector(2).assigned("2s 8d 9c");
        table.play(0, &format!("shift {direction}"));
        assert_eq!(value(&table), to);
        assert_eq!(table.refusal(0, "shift up"), WhyNot::AbilityUsed);
        // Further steps cost gold from there.
        assert_eq!(table.price(0, "go badlands 8"), 2);
    }
    // Within A and K.
    let mut table = prospector(2).assigned("2s Qd 9c");
    assert_eq!(table.refusal(0, "shift up"), WhyNot::ShiftLeavesRanks);
    let mut table = prospector(2).assigned("2s 2d 9c");
    assert_eq!(table.refusal(0, "shift down"), WhyNot::ShiftLeavesRanks);
    table.play(0, "shift up");
    assert_eq!(value(&table), 4);
    // Before the main action only: afterwards the turn is over.
    table.play(0, "go badlands 4");
    assert_eq!(table.game.turn, 2);
}

#[test]
fn ft_r27_the_prospector_shifts_by_exactly_the_number_of_pans() {
    let mut table = prospector(3).assigned("2s 8d 9c");
    assert_eq!(table.price(0, "go badlands 10"), 2);
    table.play(0, "shift up");
    assert_eq!(value(&table), 11);
    assert_eq!(table.price(0, "go badlands 10"), 1);
    let edge = prospector(3).assigned("2s Jd 9c");
    assert_eq!(edge.legal_with(0, "shift"), ["shift down"]);
    let king = prospector(3).assigned("2s 10d 9c");
    assert_eq!(king.legal_with(0, "shift"), ["shift up", "shift down"]);
}

#[test]
fn ft_18_11_neither_has_a_fifth_tool() {
    let mut table = prospector(4).assigned("2d 9s 9c");
    table.play(0, "go mine m1b");
    assert_eq!((table.sheet(0).pans, table.sheet(0).gold), (4, 6));
    let mut table = solo(Character::RanchHand)
        .with(0, |sheet| sheet.hammers = 4)
        .assigned("2d 3s 9c");
    table.play(0, "go mine m1a");
    assert_eq!((table.sheet(0).hammers, table.sheet(0).gold), (4, 2));
}

#[test]
fn ft_18_12_a_joker_is_any_other_suit_or_rank() {
    assert_eq!(start(Character::WildCard), [4, 0, 0, 0, 0, 0]);
    let mut table = solo(Character::WildCard).assigned("2s 8d 9c");
    assert_eq!(table.sheet(0).jokers(), 2);
    assert_eq!(table.refusal(0, "joker-suit spades"), WhyNot::SameSuit);
    assert_eq!(table.refusal(0, "joker-value 8"), WhyNot::SameValue);
    assert_eq!(table.legal_with(0, "joker-suit").len(), 3);
    assert_eq!(table.legal_with(0, "joker-value").len(), 12);
    table.play(0, "joker-suit hearts");
    assert_eq!(table.legal_with(0, "go trail").len(), 8);
    table.play(0, "go trail 8");
    assert_eq!((table.sheet(0).jokers(), table.game.turn), (1, 2));
}

#[test]
fn ft_18_13_both_jokers_in_one_turn_but_on_different_cards() {
    let mut table = solo(Character::WildCard)
        .inventory(0, [4, 1, 0, 0])
        .assigned("2h 4d 9c");
    table.play(0, "joker-value J");
    assert_eq!(
        table.refusal(0, "joker-value 2"),
        WhyNot::ValueChangedAlready
    );
    table.play(0, "joker-suit spades");
    assert_eq!(table.sheet(0).jokers(), 0);
    // One gold changes the value by one, counted from the joker's rank.
    let targets = ["go badlands 10", "go badlands J", "go badlands Q"];
    assert_eq!(table.legal_with(0, "go badlands"), targets);
    assert_eq!(targets.map(|target| table.price(0, target)), [1, 0, 1]);
    let mut table = solo(Character::WildCard).assigned("2h 4d 9c");
    table.play(0, "joker-suit spades");
    let again = table.refusal(0, "joker-suit clubs");
    assert_eq!(again, WhyNot::SuitChangedAlready);
}

#[test]
fn ft_r28_a_suit_changed_by_a_joker_counts_for_the_cowbot() {
    let jane = |actions: &[&str]| {
        let wild = solo(Character::WildCard).inventory(0, [4, 2, 0, 0]);
        let jane = wild.cowbot(Cowbot::CalamityJane, "easy");
        let mut table = jane.assigned("7c 4c 9s");
        table.play_all(0, actions);
        assert_eq!(table.game.turn, 2);
        table.game.stolen.len()
    };
    // Three stars by a heart that is a joker, or by a heart that was paid for.
    assert_eq!(jane(&["joker-suit hearts", "go trail 4"]), 1);
    assert_eq!(jane(&["suit hearts", "go trail 4"]), 1);
    // Both jokers in one turn.
    assert_eq!(
        jane(&["joker-suit hearts", "joker-value 7", "go trail 7"]),
        1
    );
}

#[test]
fn ft_18_14_the_mayor_has_three_new_cards_flipped_for_all() {
    assert_eq!(start(Character::Mayor), [3, 1, 3, 0, 0, 0]);
    let mut table = given(2)
        .character(0, Character::Mayor)
        .lineup("2h 3d 4h")
        .deck("5c 6s 7c 8d 9h 10s")
        .mayor();
    // Everybody else waits.
    assert_eq!(table.to_act(), [0]);
    assert_eq!(table.legal(0), ["keep-lineup", "redraw-lineup"]);
    table.play(0, "redraw-lineup");
    assert_eq!(table.to_act(), [0, 1]);
    for seat in [0, 1] {
        assert_eq!(table.view(seat).lineup.unwrap().to_vec(), cards("5c 6s 7c"));
        assert_eq!(table.legal_with(seat, "assign").len(), 6);
    }
    let gone: CardSet = cards("2h 3d 4h").into_iter().collect();
    assert_eq!(table.game.discards, gone);
    // It is used up: the next lineup is not asked about.
    table.finish_turn(0);
    table.finish_turn(1);
    assert_eq!((table.game.turn, table.to_act()), (2, vec![0, 1]));
}

#[test]
fn ft_r24_alone_the_mayor_has_the_same_window_before_the_bank() {
    let mayor = || {
        solo(Character::Mayor)
            .lineup("2h 3d 4h")
            .deck("5c 6s 7c 8d 9h 10s")
            .with(0, |sheet| sheet.banked = set("red"))
            .mayor()
    };
    let mut table = mayor();
    assert_eq!(table.sheet(0).stars, 3);
    table.play(0, "redraw-lineup");
    // The old lineup would have paid.
    assert_eq!(table.sheet(0).stars, 3);
    assert_eq!(table.legal_with(0, "assign").len(), 6);
    let mut table = mayor();
    table.play(0, "keep-lineup");
    assert_eq!(table.sheet(0).stars, 4);
    assert!(matches!(
        table.refusal(0, "redraw-lineup"),
        WhyNot::NotAsked { .. }
    ));
    // Kept, it is asked about again after the next flip.
    table.finish_turn(0);
    assert_eq!(table.legal(0), ["keep-lineup", "redraw-lineup"]);
}

#[test]
fn ft_18_15_jokers_are_counters_and_no_cards() {
    assert_eq!(Card::all().count(), 52);
    let table = new_game(4, &[("characters", "on")], "jokers");
    let game = &table.game;
    let placed = game.deck.len() + game.discards.len() + 3 + 1;
    assert_eq!(placed, 52);
    // The poker card is written as it is printed.
    let mut table = solo(Character::WildCard).assigned("2s 8d 9c");
    table.play_all(0, &["joker-suit hearts", "joker-value K"]);
    assert_eq!(table.sheet(0).poker.to_vec(), cards("9c"));
    assert_eq!(table.game.lineup.unwrap().to_vec(), cards("2s 8d 9c"));
}

#[test]
fn ft_18_16_the_settler_takes_a_town_bonus_action() {
    assert_eq!(start(Character::Settler), [7, 2, 0, 0, 0, 0]);
    let mut table = solo(Character::Settler).assigned("2h As 9d");
    table.play(0, "ability");
    assert_eq!(table.legal_with(0, "go town").len(), 13);
    table.play_all(0, &["go town Q", "amount 3"]);
    // A star for the first visit, three for six dollars.
    assert_eq!(table.inventory(0), [1, 2, 4, 0]);
}

#[test]
fn ft_18_17_the_bandit_takes_a_badlands_bonus_action() {
    assert_eq!(start(Character::Bandit), [7, 6, 0, 4, 0, 0]);
    let mut table = solo(Character::Bandit).deck("Kd").assigned("2h Ac 9d");
    table.play(0, "ability");
    assert_eq!(table.legal_with(0, "go badlands").len(), 12);
    table.play(0, "go badlands K");
    assert_eq!(table.inventory(0), [17, 6, 8, 8]);
}

#[test]
fn ft_18_18_the_miner_takes_a_mine_bonus_action() {
    assert_eq!(start(Character::Miner), [1, 5, 0, 0, 0, 0]);
    let mut table = solo(Character::Miner).assigned("2h As 9c");
    table.play(0, "ability");
    assert_eq!(table.legal(0), ["go mine m1a", "go mine m1b"]);
    table.play(0, "go mine m1b");
    assert_eq!((table.sheet(0).gold, table.sheet(0).pans), (6, 1));
}

#[test]
fn ft_18_19_the_grave_robber_takes_a_cemetery_bonus_action() {
    assert_eq!(start(Character::GraveRobber), [3, 1, 0, 0, 0, 0]);
    let mut table = solo(Character::GraveRobber).assigned("2h As 9c");
    assert_eq!(table.sheet(0).items, set("shovel"));
    table.play(0, "ability");
    assert_eq!(table.legal_with(0, "go cemetery").len(), 8);
    // The link to the centre pays $4, the shovel a star.
    table.play(0, "go cemetery t10");
    assert_eq!(table.inventory(0), [7, 1, 1, 1]);
}

#[test]
fn ft_18_20_the_man_in_black_takes_any_bonus_action() {
    assert_eq!(start(Character::ManInBlack), [3, 4, 1, 6, 0, 0]);
    let mut table = solo(Character::ManInBlack)
        .with(0, |sheet| sheet.stops = set("K"))
        .assigned("2s 3d 9c");
    table.play(0, "ability");
    let four = ["badlands", "mine", "town", "cemetery"].map(|id| format!("region {id}"));
    assert_eq!(table.legal(0), four);
    assert_eq!(table.refusal(0, "region trail"), WhyNot::NoSite);
    table.play(0, "region cemetery");
    assert_eq!(table.refusal(0, "decline"), WhyNot::MustTake);
    table.play(0, "go cemetery t10");
    assert_eq!(table.inventory(0), [7, 4, 1, 7]);
    assert_eq!(table.sheet(0).bonuses, Set::from_iter([Region::Cemetery]));
}

#[test]
fn ft_18_21_the_ranch_hand_crosses_out_two_for_each_hammer() {
    assert_eq!(start(Character::RanchHand), [5, 1, 0, 0, 0, 1]);
    let ranch_hand = |hammers, wanted| {
        let crook = solo(Character::RanchHand).inventory(0, [5, 1, 0, wanted]);
        let mut table = crook
            .with(0, move |sheet| sheet.hammers = hammers)
            .assigned("2s 3d 9c");
        table.play(0, "ability");
        table
    };
    let mut table = ranch_hand(2, 9);
    assert_eq!(table.legal(0), amounts(1, 4));
    table.play(0, "amount 4");
    assert_eq!(table.inventory(0), [5, 1, 0, 5]);
    assert_eq!(ranch_hand(4, 3).legal(0), amounts(1, 3));
    // A single one is crossed out by itself.
    assert_eq!(ranch_hand(1, 1).sheet(0).wanted, 0);
    let innocent = solo(Character::RanchHand).assigned("2s 3d 9c");
    assert!(!innocent.can(0, "ability"));
}

#[test]
fn ft_18_19_the_shovel_works_from_the_start() {
    let mut table = solo(Character::GraveRobber).assigned("2h As 9c");
    assert!(table.sheet(0).items.contains(Item::Shovel));
    table.play(0, "go cemetery t22");
    assert_eq!((table.sheet(0).stars, table.sheet(0).wanted), (1, 1));
}
