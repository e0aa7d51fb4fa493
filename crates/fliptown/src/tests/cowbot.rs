//! The cowbot (FT-21).

use kernel::{Game, SeatSet, Standing};

use super::given::{Given, TestTable, cards, given, set};
use crate::cards::Rank;
use crate::content::{Character, Cowbot};
use crate::event::Event;
use crate::state::Fliptown;
use crate::step::Stage;
use crate::whynot::WhyNot;

const JANE: Cowbot = Cowbot::CalamityJane;
const BILLY: Cowbot = Cowbot::BillyTheKid;
const BART: Cowbot = Cowbot::BlackBart;
const EARP: Cowbot = Cowbot::WyattEarp;

fn against(cowbot: Cowbot) -> Given {
    given(1).cowbot(cowbot, "easy")
}

/// The table after a whole turn with this lineup.
fn turned(given: Given, lineup: &str, actions: &[&str]) -> TestTable {
    let mut table = given.assigned(lineup);
    table.play_all(0, actions);
    assert_eq!(table.game.turn, 2, "the turn is not over");
    table
}

/// How many cards are stolen in a turn.
fn stolen(given: Given, lineup: &str, actions: &[&str]) -> usize {
    turned(given, lineup, actions).game.stolen.len()
}

#[test]
fn ft_21_1_the_cowbot_takes_no_turns() {
    let table = turned(against(JANE), "2h As 9c", &["go trail A"]);
    assert_eq!((table.game.seats.len(), table.to_act()), (1, vec![0]));
    // It steals during the game and is scored at the end.
    assert_eq!(table.view(0).stolen(), 1);
    assert_eq!(Fliptown::standing(&table.spectator()).automas.len(), 1);
}

#[test]
fn ft_21_2_each_cowbot_has_its_suit_and_its_trigger() {
    // Stars by the trail, Wanted by a tombstone, gold in the mine, a bonus action by the store.
    let turns: [(&str, &[&str]); 4] = [
        ("2h As 9h", &["go trail A"]),
        ("2s As 9s", &["go cemetery t21"]),
        ("2d As 9d", &["go mine m1a"]),
        (
            "2c 5s 9c",
            &["go town 5", "effect-first", "leave", "go trail 5"],
        ),
    ];
    // With the cowbot's own suit somewhere in the lineup only its own trigger counts.
    for (at, cowbot) in Cowbot::ALL.into_iter().enumerate() {
        for (of, (lineup, actions)) in turns.into_iter().enumerate() {
            let suit = ["h", "s", "d", "c"][at];
            let [first, value, _] = [0, 1, 2].map(|i| lineup.split(' ').nth(i).unwrap());
            let lineup = format!("{first} {value} K{suit}");
            let thefts = stolen(against(cowbot), &lineup, actions);
            assert_eq!(thefts, usize::from(at == of), "{cowbot:?} {lineup}");
        }
    }
}

/// FT-21.2
#[test]
fn ft_r2_jane_looks_at_stars_and_not_at_cash() {
    assert_eq!(stolen(against(JANE), "2h 5s 9c", &["go trail 5"]), 0);
    assert_eq!(stolen(against(JANE), "2h As 9c", &["go trail A"]), 1);
}

#[test]
fn ft_21_3_the_trigger_may_come_from_any_source() {
    // The bank at the start of the turn; the tombstone gives no star.
    let banked = || against(JANE).with(0, |sheet| sheet.banked = set("red"));
    assert_eq!(stolen(banked(), "2h 3d 4h", &["go cemetery t21"]), 1);
    assert_eq!(stolen(banked(), "2h 3d 4c", &["go cemetery t21"]), 0);
    // A bonus action: a target gives stars even if the robbery fails.
    let robbed = ["go trail 6", "go badlands 2"];
    assert_eq!(stolen(against(JANE), "2h 6s 4c", &robbed), 1);
    // Stars bought in the saloon; none bought, none gained.
    let saloon = ["go town Q", "amount 0"];
    let visited = || against(JANE).circled(0, "town Q");
    assert_eq!(stolen(visited(), "2c Qs 9h", &saloon), 0);
    let bought = ["go town Q", "amount 1"];
    assert_eq!(stolen(visited(), "2c Qs 9h", &bought), 1);
}

/// FT-21.3
#[test]
fn ft_r41_what_is_no_gain_for_a_cowbot() {
    // Silver stars are no stars until the end of the game.
    let hotel = against(JANE).circled(0, "town 7");
    assert_eq!(stolen(hotel, "2c 7s 9h", &["go town 7", "stay"]), 0);
    // A Wanted reduced to 0.
    let bandana = against(BILLY).with(0, |sheet| sheet.items = set("bandana"));
    let spared = ["go badlands 4", "amount 0"];
    assert_eq!(stolen(bandana, "2s 4d 9h", &spared), 0);
    assert_eq!(stolen(against(BILLY), "2s 4d 9h", &["go badlands 4"]), 1);
    // A bonus action gained by a character counts, and its gold, stars and Wanted too.
    let baroness = against(BART)
        .character(0, Character::Baroness)
        .inventory(0, [0, 0, 0, 3]);
    assert_eq!(stolen(baroness, "2h Ad 9c", &["ability", "go trail A"]), 1);
    // Start-of-turn pay-outs count: two gold for an outlaw.
    let mut table = against(BART)
        .with(0, |sheet| sheet.outlaws = set("Q"))
        .lineup("Qd As 9c")
        .turn();
    table.play_all(0, &["take gold", "assign Qd As 9c", "go cemetery t21"]);
    assert_eq!(table.game.stolen.len(), 1);
}

/// FT-21.6
#[test]
fn ft_r41_gains_in_phases_four_to_six_are_outside_turns() {
    let table = against(JANE)
        .column(0, "Ah Kh Qh Jh 10h")
        .with(0, |sheet| sheet.pans = 4)
        .poker();
    assert_eq!(table.sheet(0).stars, 9);
    assert!(table.game.stolen.is_empty());
    let mut table = against(BART)
        .character(0, Character::Baroness)
        .sheriff("Kd")
        .inventory(0, [0, 0, 0, 3])
        .arrest();
    table.play_all(0, &["ability", "refuse"]);
    assert_eq!((table.sheet(0).gold, table.game.stolen.len()), (3, 0));
}

#[test]
fn ft_21_4_one_of_three_cards_must_have_its_suit() {
    // Two stars in every case: the heart is suit card, value card, poker card, or none of them.
    assert_eq!(stolen(against(JANE), "2h As 9c", &["go trail A"]), 1);
    let bank = ["go town 2", "leave"];
    assert_eq!(stolen(against(JANE), "9c 2h 3s", &bank), 1);
    assert_eq!(stolen(against(JANE), "9c 2s 3h", &bank), 1);
    assert_eq!(stolen(against(JANE), "9c 2s 3d", &bank), 0);
}

/// FT-21.4
#[test]
fn ft_e34_the_changed_suit_counts_and_not_the_printed_one() {
    let horse = ["suit clubs", "go town 4", "effect-first"];
    let horse = [&horse[..], &["buy work_horse", "decline"]].concat();
    let table = turned(against(JANE), "7h 4c 9s", &horse);
    assert_eq!(table.inventory(0), [1, 0, 1, 0]);
    assert!(table.game.stolen.is_empty());
    assert_eq!(stolen(against(JANE), "7h 4c 9h", &horse), 1);
}

/// FT-21.4
#[test]
fn ft_e49_a_suit_changed_to_the_cowbots_activates_it() {
    let ride = ["suit hearts", "go trail 4"];
    let table = turned(against(JANE), "7c 4c 9s", &ride);
    assert_eq!(table.inventory(0), [4, 0, 3, 1]);
    assert_eq!(table.game.stolen.len(), 1);
}

#[test]
fn ft_e35_a_declined_bonus_action_was_gained() {
    let ride = ["go trail 6", "decline"];
    assert_eq!(stolen(against(EARP), "7h 6s 4c", &ride), 1);
    assert_eq!(stolen(against(EARP), "7h 6s 4d", &ride), 0);
}

/// A turn against Billy with one robbery: the first card is the robbery card.
fn robbed() -> TestTable {
    let billy = against(BILLY).deck("2d 5c 7h 8h 9h 10h");
    turned(billy, "2s 4d 9c", &["go badlands 4"])
}

#[test]
fn ft_21_5_the_top_card_is_stolen_unseen_and_for_good() {
    let table = robbed();
    assert_eq!(table.game.stolen.to_vec(), cards("5c"));
    assert_eq!(table.view(0).thefts, [1, 0, 0]);
    for view in [table.view(0), table.spectator()] {
        let seen = serde_json::to_string(&view).unwrap();
        assert!(!seen.contains("\"5c\""));
    }
    // In the next round the deck has 51 cards: sheriff, lineup and the rest.
    let table = against(BILLY).round(2).stolen(1).poker();
    assert_eq!((table.game.round, table.game.turn), (3, 1));
    assert_eq!(table.game.deck.len(), 52 - 1 - 1 - 3);
    let gone = table.game.stolen[0];
    assert!(!table.game.deck.contains(&gone));
}

#[test]
fn ft_r46_the_theft_comes_after_the_robberies_and_before_the_next_flip() {
    let table = robbed();
    assert_eq!(table.game.lineup.unwrap().to_vec(), cards("7h 8h 9h"));
    let at = |is: fn(&Event) -> bool| table.events().iter().position(is).unwrap();
    let theft = at(|event| matches!(event, Event::CowbotStole { .. }));
    assert!(at(|event| matches!(event, Event::Robbed { .. })) < theft);
    assert!(theft < at(|event| matches!(event, Event::Flipped { .. })));
}

#[test]
fn ft_21_6_at_most_one_card_in_a_turn() {
    // Three hearts, and stars from three sources.
    let rich = against(JANE).with(0, |sheet| sheet.banked = set("red"));
    let ride = ["go trail 6", "go badlands K"];
    assert_eq!(stolen(rich, "2h 6h 9h", &ride), 1);
}

#[test]
fn ft_21_7_a_reward_cannot_be_refused() {
    // At the sheriff's office without Wanted the star comes by itself.
    let office = || against(JANE).circled(0, "town J");
    assert_eq!(stolen(office(), "2c Js 9h", &["go town J"]), 1);
    // With Wanted two have to be crossed out instead.
    let mut table = office().inventory(0, [0, 0, 0, 2]).assigned("2c Js 9h");
    table.play_all(0, &["go town J", "take clear"]);
    assert_eq!(table.sheet(0).wanted, 0);
    // The stars of a first visit come before the choice to leave.
    let bank = ["go town 2", "leave"];
    assert_eq!(stolen(against(JANE), "9c 2s 3h", &bank), 1);
}

/// FT-R10: only to keep a cowbot from stealing a bonus action may not be left out.
#[test]
fn ft_r57_a_bonus_action_is_declined_where_that_saves_no_card() {
    let store = |cowbot, lineup| {
        let mut table = against(cowbot).assigned(lineup);
        table.play_all(0, &["go town 5", "bonus-first"]);
        table
    };
    // No card has Billy's suit; a spade among them has.
    assert!(store(BILLY, "3c 5h Qd").can(0, "decline"));
    let mut watched = store(BILLY, "3c 5h Qs");
    assert_eq!(watched.refusal(0, "decline"), WhyNot::NoDodging);
    // What it is declined to is free: a stop without Wanted wakes nobody.
    watched.play_all(0, &["go trail 5", "leave"]);
    assert!(watched.game.stolen.is_empty());
    // Earp has what he waits for as soon as the bonus action is gained.
    let mut earp = store(EARP, "3c 5h Qs");
    earp.play_all(0, &["decline", "leave"]);
    assert_eq!(earp.game.stolen.len(), 1);
    // So has Jane once there was a star in the turn, here from the Bank.
    let mut jane = against(JANE)
        .with(0, |sheet| sheet.banked = set("red"))
        .assigned("2h 6d 9h");
    jane.play_all(0, &["go trail 6", "decline"]);
    assert_eq!(jane.game.stolen.len(), 1);
    // Without a cowbot it is never more than a "may".
    let mut alone = given(1).assigned("3c 5h Qs");
    alone.play_all(0, &["go town 5", "bonus-first", "decline", "leave"]);
    assert_eq!(alone.game.turn, 2);
}

/// The map of FT-E28: 8 stops, 8 targets, 7 buildings and 9 rooms are not circled.
fn half_circled(given: Given) -> Given {
    given
        .circled(0, "trail A, trail 2, trail 3, trail 4, trail 5")
        .circled(0, "badlands 2, badlands 3, badlands 4, badlands 5")
        .circled(0, "town A, town 2, town 3, town 4, town 5, town 6")
        .circled(0, "mine m1a, mine m1b, mine m2a, mine m2b, mine m2c")
        .inventory(0, [0; 4])
}

fn standing(given: Given) -> Standing {
    Fliptown::standing(&given.over().spectator())
}

fn cowbot_score(given: Given) -> i32 {
    standing(given).automas[0].total
}

#[test]
fn ft_21_8_stolen_cards_by_difficulty() {
    for (difficulty, points) in [("easy", 1), ("normal", 2), ("hard", 3)] {
        let score = |stolen| cowbot_score(given(1).cowbot(JANE, difficulty).stolen(stolen));
        assert_eq!(score(6) - score(0), 6 * points);
    }
}

/// FT-21.9
#[test]
fn ft_21_10_regions_and_multipliers_by_difficulty() {
    let expected = [
        (JANE, [56, 70, 79]),
        (BILLY, [56, 74, 81]),
        (BART, [57, 73, 81]),
        (EARP, [55, 71, 79]),
    ];
    for (cowbot, points) in expected {
        let score = |difficulty| cowbot_score(half_circled(given(1).cowbot(cowbot, difficulty)));
        assert_eq!(["easy", "normal", "hard"].map(score), points, "{cowbot:?}");
    }
}

#[test]
fn ft_21_9_every_site_that_is_not_circled_counts() {
    // On an empty map: 13 stops, 12 targets, 13 buildings, 14 rooms.
    let empty = |difficulty| cowbot_score(given(1).cowbot(JANE, difficulty));
    assert_eq!(empty("easy"), 13 * 4 + 12 * 3);
    assert_eq!(empty("normal"), 13 * 4 + 12 * 3 + 13 * 2);
    assert_eq!(empty("hard"), 13 * 4 + 12 * 3 + 13 * 2 + 14);
}

/// FT-21.9
#[test]
fn ft_e40_skipped_stops_are_not_circled() {
    let table = against(JANE)
        .circled(0, "trail K")
        .with(0, |sheet| sheet.targets = Rank::all().skip(1).collect());
    assert_eq!(cowbot_score(table), 48);
}

/// FT-21.9
#[test]
fn ft_r3_a_site_is_one_point_whatever_is_printed_at_it() {
    let score = |site| cowbot_score(given(1).cowbot(JANE, "hard").circled(0, site));
    let empty = 13 * 4 + 12 * 3 + 13 * 2 + 14;
    // A stop with two stars, one with six, one with cash: four points each.
    assert_eq!(["trail A", "trail K", "trail 5"].map(score), [empty - 4; 3]);
    assert_eq!(["badlands 2", "badlands K"].map(score), [empty - 3; 2]);
    assert_eq!(["town A", "town 2"].map(score), [empty - 2; 2]);
    assert_eq!(["mine m1a", "mine m1b"].map(score), [empty - 1; 2]);
}

#[test]
fn ft_21_11_five_points_each_for_character_and_holdem() {
    let score = |settings: &[(&'static str, &'static str)]| {
        let plain = against(BART);
        cowbot_score(settings.iter().fold(plain, |g, (k, v)| g.option(k, v)))
    };
    let plain = score(&[]);
    assert_eq!(score(&[("characters", "on")]), plain + 5);
    assert_eq!(score(&[("holdem", "on")]), plain + 5);
    assert_eq!(score(&[("characters", "on"), ("holdem", "on")]), plain + 10);
}

/// The position of FT-E28 against Jane; the player holds only stars.
fn jane(difficulty: &'static str, stars: u16) -> Standing {
    let character = given(1)
        .cowbot(JANE, difficulty)
        .option("characters", "on")
        .stolen(6);
    standing(half_circled(character).inventory(0, [0, 0, stars, 0]))
}

#[test]
fn ft_e28_janes_score() {
    let totals = ["easy", "normal", "hard"].map(|d| jane(d, 0).automas[0].total);
    assert_eq!(totals, [67, 87, 102]);
    let lost = jane("normal", 87);
    assert_eq!(lost.seats[0].total, 87);
    assert_eq!(lost.end.unwrap().reason, "lost_to_cowbot");
}

#[test]
fn ft_21_12_a_tie_is_the_cowbots() {
    let end = |stars| jane("normal", stars).end.unwrap();
    assert_eq!(end(87).winners, SeatSet::NONE);
    assert_eq!(end(86).winners, SeatSet::NONE);
    let won = end(88);
    assert_eq!(won.reason, "beat_cowbot");
    assert_eq!(won.winners, SeatSet::first(1));
}

#[test]
fn ft_21_12_a_game_is_won_when_it_is_over_and_not_before() {
    let table = against(JANE).round(3).inventory(0, [0, 0, 500, 0]).arrest();
    assert_eq!(table.game.stage, Stage::Over);
    let end = Fliptown::standing(&table.spectator()).end;
    assert_eq!(end.unwrap().reason, "beat_cowbot");
    let running = against(JANE).inventory(0, [0, 0, 500, 0]).turn();
    assert_eq!(Fliptown::standing(&running.spectator()).end, None);
}
