//! Bounties (FT-17).

use super::given::{Given, TestTable, given, random_game, set};
use crate::content::{Bounty, Character, Item, content};
use crate::event::Event;
use crate::goal::Progress;
use crate::map::Region;
use crate::whynot::WhyNot;

/// Two seats with this bounty on the table.
fn with_bounty(bounty: Bounty) -> Given {
    given(2).bounties(&[bounty])
}

/// Seat 0 takes these actions in a turn with this lineup.
fn played(given: Given, lineup: &str, actions: &[&str]) -> TestTable {
    let mut table = given.assigned(lineup);
    table.play_all(0, actions);
    table
}

/// The bounties that seat 0 has claimed after these actions.
fn claimed(given: Given, lineup: &str, actions: &[&str]) -> Vec<Bounty> {
    let table = played(given, lineup, actions);
    table.sheet(0).claimed.iter().collect()
}

/// What a seat was paid for bounties.
fn paid(table: &TestTable) -> Vec<(u8, u8)> {
    let of = |event| match event {
        Event::BountyClaimed { seat, stars, .. } => Some((seat.0, stars)),
        _ => None,
    };
    table.events().into_iter().filter_map(of).collect()
}

#[test]
fn ft_17_1_a_bounty_is_claimed_by_itself_the_moment_its_condition_is_true() {
    let rich = with_bounty(Bounty::Tycoon).inventory(0, [18, 0, 0, 0]);
    let mut table = rich.assigned("2h 5s 9c");
    assert!(table.sheet(0).claimed.is_empty());
    // $12 make $30, in the first turn of the game.
    table.play(0, "go trail 5");
    assert_eq!(table.inventory(0), [30, 0, 7, 0]);
    assert!(table.sheet(0).claimed.contains(Bounty::Tycoon));
}

/// Three seats; all but the last claim `most_wanted` in this turn.
fn two_claim_in_one_turn() -> TestTable {
    let mut table = given(3)
        .bounties(&[Bounty::MostWanted])
        .deck("Ah")
        .circled(0, "badlands 8, badlands 9")
        .inventory(0, [4, 0, 0, 7])
        .inventory(1, [4, 0, 0, 8])
        .inventory(2, [4, 0, 0, 8])
        .assigned("2s 10h 4c");
    // A failed robbery (3 stars) completes the row; its bonus action leads to the church (1 star).
    table.play_all(0, &["go badlands 10", "go town 6"]);
    assert_eq!(table.sheet(0).wanted, 10);
    table.play(0, "amount 4");
    table.play_all(1, &["assign 2s 10h 4c", "go cemetery t21"]);
    table
}

/// The third seat goes to the bank and ends the turn.
fn third_seat_ends_the_turn(table: &mut TestTable) {
    table.play_all(2, &["assign 4c 2s 10h", "go town 2", "leave"]);
    assert_eq!(table.game.turn, 2);
}

/// FT-17.2, FT-17.3, FT-17.4, FT-17.6
#[test]
fn ft_e30_two_seats_get_seven_and_a_later_one_four() {
    let mut table = two_claim_in_one_turn();
    assert_eq!(table.inventory(0), [0, 0, 3 + 1 + 7, 6]);
    assert_eq!(table.inventory(1), [4, 0, 7, 9]);
    assert!(!table.game.turned.contains(Bounty::MostWanted));
    third_seat_ends_the_turn(&mut table);
    assert!(table.game.turned.contains(Bounty::MostWanted));
    let assign = table.legal(2)[0].clone();
    table.play_all(2, &[&assign, "go cemetery t21"]);
    assert_eq!(table.sheet(2).wanted, 9);
    assert_eq!(paid(&table), [(0, 7), (1, 7), (2, 4)]);
}

#[test]
fn ft_17_2_the_side_that_was_up_when_the_turn_began_pays_at_once() {
    let mut table = with_bounty(Bounty::MostWanted)
        .inventory(0, [4, 0, 0, 8])
        .with(1, |sheet| sheet.claimed.insert(Bounty::MostWanted))
        .turn();
    // Seat 1 has claimed it in an earlier turn: four stars are left.
    let assign = table.legal(0)[0].clone();
    table.play_all(0, &[&assign, "go cemetery t21"]);
    assert_eq!(table.inventory(0), [4, 0, 4, 9]);
}

#[test]
fn ft_17_3_all_who_claim_in_one_turn_get_the_same() {
    let table = two_claim_in_one_turn();
    assert_eq!(paid(&table), [(0, 7), (1, 7)]);
}

#[test]
fn ft_17_4_the_card_is_turned_at_the_end_of_the_turn() {
    let mut table = two_claim_in_one_turn();
    let turned = Event::BountyTurned {
        bounty: Bounty::MostWanted,
    };
    assert!(!table.events().contains(&turned));
    third_seat_ends_the_turn(&mut table);
    let count = table.events().iter().filter(|e| **e == turned).count();
    assert_eq!(count, 1);
    // The other two cards lie as they lay.
    assert_eq!(table.game.turned.len(), 1);
}

#[test]
fn ft_17_5_a_seat_claims_a_bounty_once() {
    let rich = with_bounty(Bounty::Tycoon).inventory(0, [20, 0, 0, 0]);
    let hunter = rich.with(0, |sheet| sheet.outlaws = set("Q K"));
    let mut table = hunter.lineup("Qc Ks 2h").deck("Kh Qd 3s").turn();
    table.play_all(0, &["take cash", "take cash", "assign Qc Ks 2h"]);
    // To $28 the link from t10 to the centre adds $4.
    table.play(0, "go cemetery t10");
    assert_eq!(table.inventory(0), [32, 0, 7, 1]);
    table.finish_turn(1);
    table.play_all(0, &["take cash", "take cash"]);
    assert_eq!(table.inventory(0), [40, 0, 7, 1]);
    assert_eq!(paid(&table), [(0, 7)]);
}

#[test]
fn ft_17_6_what_happens_after_the_instant_does_not_matter() {
    let table = two_claim_in_one_turn();
    assert_eq!(table.sheet(0).wanted, 6);
    assert!(table.sheet(0).claimed.contains(Bounty::MostWanted));
}

/// Two seats at the end of the five turns: the first holds $27 and two pairs, the second the rest.
fn two_rich_seats(cash: u16, column: &str, hammers: u8) -> TestTable {
    with_bounty(Bounty::Tycoon)
        .column(0, "Qh Qs 8d 8c 3h")
        .column(1, column)
        .inventory(0, [27, 0, 0, 0])
        .inventory(1, [cash, 0, 0, 0])
        .with(1, move |sheet| sheet.hammers = hammers)
        .poker()
}

/// FT-17.7
#[test]
fn ft_e51_phases_four_and_five_are_two_turns() {
    let table = two_rich_seats(28, "2h 4s 6d 8c Jh", 1);
    // Two pair pays $3 and 2 stars; the hammer $2 in the next phase.
    assert_eq!(table.inventory(0), [30, 0, 2 + 7, 0]);
    assert_eq!(table.inventory(1), [30, 0, 4, 0]);
}

#[test]
fn ft_r8_within_a_phase_no_seat_is_first() {
    let table = two_rich_seats(28, "Kh Ks 6d 8c Jh", 0);
    assert_eq!(paid(&table), [(0, 7), (1, 7)]);
    assert!(table.game.turned.contains(Bounty::Tycoon));
}

#[test]
fn ft_17_7_phase_six_is_one_turn_from_the_preacher_to_the_fines() {
    let mut table = with_bounty(Bounty::Tycoon)
        .character(0, Character::Baroness)
        .sheriff("Ah")
        .inventory(0, [0, 6, 0, 9])
        .inventory(1, [12, 0, 5, 9])
        .arrest();
    // Nine gold make fifteen, before the bribe.
    table.play_all(0, &["ability", "bribe"]);
    assert_eq!(table.inventory(0), [0, 6, 7, 9]);
    assert_eq!(table.to_act(), [1]);
    assert!(!table.game.turned.contains(Bounty::Tycoon));
    table.play(1, "pay cash");
    assert_eq!(table.game.round, 2);
    assert!(table.game.turned.contains(Bounty::Tycoon));
}

#[test]
fn ft_17_8_the_twelve_conditions_are_counted_on_the_own_map() {
    let ids: Vec<&str> = content().bounties.iter().map(|b| b.id.id()).collect();
    let named = "all_regions trail_bonuses tools town_stars mine_gold every_target tombstones \
                 trail_end_or_hunter most_wanted outfit tycoon all_bonuses";
    assert_eq!(ids.join(" "), named);
    // Three rows are the seat's own, the fourth is its neighbour's.
    let torn = with_bounty(Bounty::EveryTarget)
        .circled(0, "badlands 2, badlands 5")
        .circled(1, "badlands J");
    assert_eq!(claimed(torn, "2s 8h 4c", &["go badlands 8"]), []);
}

#[test]
fn ft_17_9_four_sites_in_each_of_four_regions() {
    let sites = "trail A, trail 2, trail 3, trail 4, \
                 badlands 2, badlands 3, badlands 5, badlands 6, \
                 mine m1a, mine m1b, mine m2a, mine m2b, town 3, town 6";
    let bank = |sites: &str| {
        let circled = with_bounty(Bounty::AllRegions).circled(0, sites);
        played(circled, "4c 2s 9h", &["go town 2"])
    };
    assert_eq!(bank(sites).sheet(0).stars, 1);
    // The cemetery is none of the four: nothing is asked of it.
    let table = bank(&format!("{sites}, town Q"));
    assert_eq!(table.sheet(0).stars, 1 + 7);
    assert_eq!(table.sheet(0).circled_in(Region::Cemetery), 1);
}

#[test]
fn ft_17_10_the_trail_stops_three_six_nine_and_queen() {
    let rides = with_bounty(Bounty::TrailBonuses).circled(0, "trail 3, trail 6, trail 9");
    let queen = ["go trail Q"];
    assert_eq!(claimed(rides, "2h Qs 9c", &queen), [Bounty::TrailBonuses]);
    // Whoever has skipped one of them never claims.
    let skipped = with_bounty(Bounty::TrailBonuses).circled(0, "trail 6, trail 9");
    let mut table = played(skipped, "2h Qs 9c", &[]);
    assert_eq!(table.refusal(0, "go trail 3"), WhyNot::StopSkipped);
    table.play(0, "go trail Q");
    assert!(table.sheet(0).claimed.is_empty());
}

#[test]
fn ft_17_11_five_pans_and_hammers_together() {
    let tools = |pans, hammers| {
        with_bounty(Bounty::Tools).with(0, move |sheet| {
            (sheet.pans, sheet.hammers) = (pans, hammers);
        })
    };
    let dig = ["go mine m1a"];
    assert_eq!(claimed(tools(4, 0), "2d 3s 9c", &dig), [Bounty::Tools]);
    assert_eq!(claimed(tools(2, 2), "2d 3s 9c", &dig), [Bounty::Tools]);
    assert_eq!(claimed(tools(2, 1), "2d 3s 9c", &dig), []);
}

#[test]
fn ft_17_12_the_five_buildings_with_a_star() {
    let visit = ["go town 10"];
    let four = || with_bounty(Bounty::TownStars).circled(0, "town 2, town 3, town 6");
    let saloon = four().circled(0, "town Q");
    assert_eq!(claimed(saloon, "2c 10s 9h", &visit), [Bounty::TownStars]);
    let hotel = four().circled(0, "town 7");
    assert_eq!(claimed(hotel, "2c 10s 9h", &visit), []);
}

#[test]
fn ft_17_13_nine_gold_printed_in_the_circled_rooms() {
    // 1 + 1 + 6, and 1 for the room that is entered; what is left of the gold does not matter.
    let eight = with_bounty(Bounty::MineGold)
        .circled(0, "mine m1a, mine m2a, mine m3a")
        .inventory(0, [0, 0, 0, 0]);
    let dig = ["go mine m1b"];
    assert_eq!(claimed(eight, "2d 9s 3c", &dig), [Bounty::MineGold]);
    // 1 + 1 + 4 + 1 are seven, however much gold is held.
    let seven = with_bounty(Bounty::MineGold)
        .circled(0, "mine m1a, mine m2a, mine m3b")
        .inventory(0, [0, 14, 0, 0]);
    assert_eq!(claimed(seven, "2d 9s 3c", &dig), []);
}

#[test]
fn ft_17_14_a_target_in_each_row() {
    let three = with_bounty(Bounty::EveryTarget).circled(0, "badlands 2, badlands 5, badlands 8");
    let rob = ["go badlands J"];
    // The ace fails: the target is circled all the same.
    let three = three.deck("Ah");
    assert_eq!(claimed(three, "2s Jh 4c", &rob), [Bounty::EveryTarget]);
    let two = with_bounty(Bounty::EveryTarget).circled(0, "badlands 2, badlands 5, badlands 6");
    assert_eq!(claimed(two, "2s Jh 4c", &rob), []);
}

#[test]
fn ft_17_15_five_tombstones_besides_the_centre() {
    let dig = ["go cemetery t01"];
    let four = "cemetery t00, cemetery t02, cemetery t20, cemetery t22";
    let fifth = with_bounty(Bounty::Tombstones).circled(0, four);
    assert_eq!(claimed(fifth, "2s Jh 4c", &dig), [Bounty::Tombstones]);
    // With the centre there are five circled before, and after a fourth outer one.
    let three = "cemetery t00, cemetery t02, cemetery t20";
    let fourth = with_bounty(Bounty::Tombstones).circled(0, three);
    assert_eq!(claimed(fourth, "2s Jh 4c", &dig), []);
}

#[test]
fn ft_17_16_the_end_of_the_trail_or_two_outlaws() {
    let bounty = Bounty::TrailEndOrHunter;
    let ride = ["go trail K"];
    assert_eq!(claimed(with_bounty(bounty), "2h Ks 4c", &ride), [bounty]);
    let short = ["go trail Q"];
    assert_eq!(claimed(with_bounty(bounty), "2h Ks 4c", &short), []);
    let hunt = ["go town 10", "hunt Q"];
    let hunter = with_bounty(bounty).with(0, |sheet| sheet.outlaws = set("J"));
    assert_eq!(claimed(hunter, "2c 10s 9h", &hunt), [bounty]);
    assert_eq!(claimed(with_bounty(bounty), "2c 10s 9h", &hunt), []);
}

#[test]
fn ft_17_17_nine_wanted() {
    let crook = |wanted| with_bounty(Bounty::MostWanted).inventory(0, [0, 0, 0, wanted]);
    let dig = ["go cemetery t21"];
    assert_eq!(claimed(crook(8), "2s Jh 4c", &dig), [Bounty::MostWanted]);
    assert_eq!(claimed(crook(7), "2s Jh 4c", &dig), []);
}

/// Seat 0 holds tools and items and buys the bandana.
fn outfit(pans: u8, hammers: u8, items: &'static str) -> Vec<Bounty> {
    let outfit = with_bounty(Bounty::Outfit).with(0, move |sheet| {
        (sheet.pans, sheet.hammers) = (pans, hammers);
        sheet.items = set(items);
    });
    let shop = ["go town 5", "effect-first", "buy bandana"];
    claimed(outfit, "2c 5s 9h", &shop)
}

#[test]
fn ft_17_18_four_different_of_seven_things() {
    // The bandana is the fourth.
    for items in ["trail_horse", "ignore_wanted shovel", "pickaxe", "pistol"] {
        assert_eq!(outfit(1, 1, items), [Bounty::Outfit], "{items}");
    }
    assert_eq!(outfit(1, 0, "pickaxe pistol"), [Bounty::Outfit]);
    assert_eq!(outfit(0, 1, "pickaxe pistol"), [Bounty::Outfit]);
    // Three are too few, whichever tool is missing.
    assert_eq!(outfit(0, 1, "pickaxe"), []);
    assert_eq!(outfit(1, 0, "pickaxe"), []);
    // What is not among the seven does not count.
    assert_eq!(outfit(1, 1, "work_horse gold_pan"), []);
}

#[test]
fn ft_r33_two_pans_count_once_and_a_rifle_still_is_a_pistol() {
    assert_eq!(outfit(4, 4, ""), []);
    assert_eq!(outfit(1, 1, "pistol rifle"), [Bounty::Outfit]);
    // The rifle is no thing of its own.
    assert_eq!(outfit(1, 0, "pistol rifle"), []);
}

#[test]
fn ft_17_19_thirty_dollars_or_fifteen_gold() {
    let rich = |cash, gold| with_bounty(Bounty::Tycoon).inventory(0, [cash, gold, 0, 0]);
    let cash = ["go trail 5"];
    assert_eq!(claimed(rich(18, 0), "2h 5s 9c", &cash), [Bounty::Tycoon]);
    assert_eq!(claimed(rich(17, 14), "2h 5s 9c", &cash), []);
    let gold = ["go trail 8"];
    assert_eq!(claimed(rich(0, 7), "2h 8s 9c", &gold), [Bounty::Tycoon]);
    assert_eq!(claimed(rich(29, 6), "2h 8s 9c", &gold), []);
}

/// Seat 0 has gained four kinds of bonus actions and gains another.
fn another_bonus(actions: &[&str]) -> Vec<Bounty> {
    let four = with_bounty(Bounty::AllBonuses).with(0, |sheet| {
        sheet.bonuses = set("trail badlands mine town");
    });
    claimed(four, "2h 9s 9c", actions)
}

#[test]
fn ft_17_20_one_bonus_action_of_each_kind_taken_or_not() {
    // Claimed as soon as it is gained, before it is taken or declined.
    assert_eq!(another_bonus(&["go trail 3"]), [Bounty::AllBonuses]);
    let declined = another_bonus(&["go trail 3", "decline"]);
    assert_eq!(declined, [Bounty::AllBonuses]);
}

#[test]
fn ft_r32_five_kinds_are_asked_for_and_not_five_places() {
    assert_eq!(another_bonus(&["go trail 9", "decline"]), []);
}

#[test]
fn ft_17_21_a_claim_inside_a_turn_is_sealed_until_it_ends() {
    let crook = with_bounty(Bounty::MostWanted).inventory(0, [0, 0, 0, 8]);
    let mut table = played(crook, "2s Jh 4c", &["go cemetery t21"]);
    assert_eq!(table.view(0).seats[0].sheet.stars, 7);
    for view in [table.view(1), table.spectator()] {
        assert_eq!(view.seats[0].sheet.stars, 0);
        assert!(view.seats[0].sheet.claimed.is_empty());
        assert!(view.turned.is_empty());
    }
    table.finish_turn(1);
    assert_eq!(table.game.turn, 2);
    for view in [table.view(1), table.spectator()] {
        assert_eq!(view.seats[0].sheet.stars, 7);
        assert!(view.seats[0].sheet.claimed.contains(Bounty::MostWanted));
        assert!(view.turned.contains(Bounty::MostWanted));
    }
}

#[test]
fn ft_17_21_claims_are_looked_for_after_every_single_change() {
    // $30 are there between the reward of the outlaw and the price of the bandana.
    let rich = with_bounty(Bounty::Tycoon).inventory(0, [26, 0, 0, 0]);
    let hunter = rich.with(0, |sheet| sheet.outlaws = set("Q"));
    let mut table = hunter.lineup("2c 5s Qh").turn();
    table.play(0, "take cash");
    assert_eq!(table.sheet(0).stars, 7);
    table.play_all(0, &["assign 2c 5s Qh", "go town 5", "effect-first"]);
    table.play(0, "buy gold_pan");
    assert!(table.sheet(0).items.contains(Item::GoldPan));
    assert_eq!(table.inventory(0), [27, 0, 7 + 1, 0]);
}

/// How far seat 0 is on the way to a bounty.
fn way(bounty: Bounty, given: Given) -> (usize, usize) {
    let table = given.assigned("2s 5h 9c");
    let Progress { done, asked } = table.sheet(0).progress(bounty.condition());
    (done, asked)
}

#[test]
fn the_way_to_a_bounty_is_counted_in_what_it_asks_for() {
    let four = "trail A, trail 2, trail 3, trail 4, badlands 2, badlands 3, badlands 5, town 3";
    assert_eq!(way(Bounty::AllRegions, given(2).circled(0, four)), (1, 4));
    assert_eq!(way(Bounty::TrailBonuses, given(2).circled(0, four)), (1, 4));
    assert_eq!(way(Bounty::EveryTarget, given(2).circled(0, four)), (2, 4));
    // The centre is circled from the start and is none of the five.
    assert_eq!(way(Bounty::Tombstones, given(2)), (0, 5));
    let tools = given(2).with(0, |sheet| (sheet.pans, sheet.hammers) = (2, 1));
    assert_eq!(way(Bounty::Tools, tools), (3, 5));
    let outfit = given(2).with(0, |sheet| {
        sheet.pans = 3;
        sheet.items = set("pickaxe rifle pistol");
    });
    assert_eq!(way(Bounty::Outfit, outfit), (3, 4));
    let dug = given(2).circled(0, "mine m1a, mine m2a, mine m3a");
    assert_eq!(way(Bounty::MineGold, dug), (8, 9));
    let town = given(2).circled(0, "town 2, town 3, town 4, town 6");
    assert_eq!(way(Bounty::TownStars, town), (3, 5));
    let crook = given(2).inventory(0, [0, 0, 0, 7]);
    assert_eq!(way(Bounty::MostWanted, crook), (7, 9));
    let bonuses = given(2).with(0, |sheet| sheet.bonuses = set("mine town"));
    assert_eq!(way(Bounty::AllBonuses, bonuses), (2, 5));
}

#[test]
fn of_two_ways_to_a_bounty_the_nearer_one_is_told() {
    let rich = |cash, gold| given(2).inventory(0, [cash, gold, 0, 0]);
    assert_eq!(way(Bounty::Tycoon, rich(21, 7)), (21, 30));
    assert_eq!(way(Bounty::Tycoon, rich(12, 7)), (7, 15));
    // Nobody is further than at the end.
    assert_eq!(way(Bounty::Tycoon, rich(0, 18)), (15, 15));
    // Where nothing is done, two outlaws say more than one stop.
    assert_eq!(way(Bounty::TrailEndOrHunter, given(2)), (0, 2));
    let hunter = given(2).with(0, |sheet| sheet.outlaws = set("Q"));
    assert_eq!(way(Bounty::TrailEndOrHunter, hunter), (1, 2));
}

#[test]
fn the_way_to_a_bounty_or_challenge_ends_exactly_where_its_condition_is_met() {
    let mut met = 0;
    for seed in 0..40 {
        random_game(2, &[], &seed.to_string(), |_, seat, _, after| {
            let sheet = &after.seats[seat.index()].sheet;
            let bounties = content().bounties.iter().map(|one| &one.condition);
            let challenges = content().solo_challenges.iter().map(|one| &one.condition);
            for condition in bounties.chain(challenges) {
                let is_met = sheet.meets(condition);
                let way = sheet.progress(condition);
                assert_eq!(way.is_complete(), is_met, "{condition:?} {way:?}");
                met += usize::from(is_met);
            }
        });
    }
    assert!(met > 100, "random games met bounties only {met} times");
}

#[test]
fn ft_17_1_a_move_that_meets_a_bounty_says_so() {
    let promised = |cash| {
        let table = with_bounty(Bounty::Tycoon)
            .inventory(0, [cash, 0, 0, 0])
            .assigned("2h 5s 9c");
        let go = "go trail 5".parse().unwrap();
        let choice = <crate::Fliptown as kernel::Game>::describe(&table.view(0), go);
        format!("{:?}", choice.phrase).contains("gain-bounty")
    };
    // The stop brings $12, and the bounty asks for $30.
    assert!(promised(18) && !promised(17));
}

#[test]
fn ft_13_10_a_bonus_action_that_would_be_lost_is_not_promised() {
    let promised = |circled| {
        let table = given(1)
            .circled(0, circled)
            .inventory(0, [0, 9, 0, 0])
            .assigned("2s Kd 9c");
        let go = "go badlands K".parse().unwrap();
        let choice = <crate::Fliptown as kernel::Game>::describe(&table.view(0), go);
        format!("{:?}", choice.phrase).contains("gain-bonus")
    };
    assert!(promised("badlands J, badlands Q"));
    assert!(!promised("badlands J, badlands Q, trail K"));
}
