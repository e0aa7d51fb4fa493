//! FT-13: bonus actions. And the decisions of a turn, FT-D1 to FT-D12: at each of them exactly the
//! options of the decision tree are legal.

use kernel::RuleId;

use super::given::{Given, TestTable, all_of, amounts, cards, given, no_wanted, out_of_range};
use crate::cards::Rank;
use crate::content::{Character, Item, content};
use crate::event::Event;
use crate::map::{Region, Tombstone};
use crate::whynot::WhyNot;

/// A seat without anything.
fn poor() -> Given {
    given(1).inventory(0, [0; 4])
}

/// Seat 0 visits a building for the first time and takes its bonus action first.
fn bonus(given: Given, rank: &str) -> TestTable {
    let mut table = given.visit(rank);
    table.play(0, "bonus-first");
    table
}

/// `go trail 6, go trail 7, ...` from the region and the names of its sites.
fn gos(region: &str, sites: &str) -> Vec<String> {
    let sites = sites.split_whitespace();
    sites.map(|site| format!("go {region} {site}")).collect()
}

/// The sites of a region, or to decline.
fn gos_or_decline(region: &str, sites: &str) -> Vec<String> {
    let mut options = gos(region, sites);
    options.push("decline".to_owned());
    options
}

/// The legal actions that go nowhere.
fn changes(table: &TestTable) -> Vec<String> {
    let legal = table.legal(0).into_iter();
    legal.filter(|action| !action.starts_with("go ")).collect()
}

#[test]
fn ft_13_1_a_bonus_action_is_taken_at_once_or_lost() {
    let mut taken = bonus(poor(), "5");
    assert_eq!(
        taken.legal(0),
        gos_or_decline("trail", "A 2 3 4 5 6 7 8 9 10 J Q K")
    );
    taken.play(0, "go trail A");
    assert_eq!(taken.sheet(0).stars, 2);
    let mut declined = bonus(poor().deck("3h 4s 5d"), "5");
    declined.play(0, "decline");
    assert!(declined.sheet(0).stops.is_empty());
    assert_eq!(declined.game.turn, 2);
    declined.play_all(0, &["assign 3h 4s 5d", "go cemetery t00"]);
    assert_eq!(declined.game.turn, 3, "it was not saved");
}

#[test]
fn ft_13_2_a_bonus_action_needs_no_cards_and_no_gold() {
    let mut broke = bonus(poor(), "5");
    broke.play(0, "go trail K");
    assert_eq!(broke.inventory(0), [0, 0, 6, 3]);
    let mut rich = bonus(given(1).inventory(0, [0, 9, 0, 0]), "5");
    rich.play(0, "go trail K");
    assert_eq!(rich.inventory(0), [0, 9, 6, 3], "no gold is spent");
}

#[test]
fn ft_13_3_on_the_trail_any_stop_beyond_the_last() {
    let mut table = bonus(poor().circled(0, "trail 5").deck("3h Js 5d"), "5");
    assert_eq!(table.legal(0), gos_or_decline("trail", "6 7 8 9 10 J Q K"));
    assert_eq!(table.refusal(0, "go trail 4"), WhyNot::StopSkipped);
    assert_eq!(table.refusal(0, "go trail 5"), WhyNot::AlreadyCircled);
    table.play(0, "go trail 8");
    table.play(0, "assign 3h Js 5d");
    assert_eq!(table.refusal(0, "go trail 7"), WhyNot::StopSkipped);
}

#[test]
fn ft_13_4_in_the_badlands_any_target_with_a_robbery_card() {
    let given = poor().circled(0, "badlands 2, badlands K").deck("8d");
    let mut table = bonus(given, "7");
    assert_eq!(
        table.legal(0),
        gos_or_decline("badlands", "3 4 5 6 7 8 9 10 J Q")
    );
    assert_eq!(table.refusal(0, "go badlands A"), WhyNot::NoTargetForAce);
    assert_eq!(table.refusal(0, "go badlands K"), WhyNot::AlreadyCircled);
    table.play(0, "go badlands 9");
    assert_eq!(table.inventory(0), [0, 0, 3, 3], "8 is below 9");
}

#[test]
fn ft_13_5_in_the_mine_any_room_below_a_circled_one_whatever_its_range() {
    assert_eq!(
        bonus(poor(), "A").legal(0),
        gos_or_decline("mine", "m1a m1b")
    );
    let mut table = bonus(poor().circled(0, "mine m1a, mine m2a"), "A");
    assert_eq!(table.legal(0), gos_or_decline("mine", "m1b m2b m3a m3b"));
    assert_eq!(table.refusal(0, "go mine m2c"), WhyNot::NoWayIn);
    assert_eq!(table.refusal(0, "go mine m4a"), WhyNot::NoWayIn);
    assert_eq!(table.refusal(0, "go mine m1a"), WhyNot::AlreadyCircled);
    table.play(0, "go mine m3a");
    assert_eq!(table.inventory(0), [0, 6, 1, 1]);
}

#[test]
fn ft_13_6_in_town_any_building_first_or_repeated() {
    let town = || bonus(poor().circled(0, "town 3").with(0, |s| s.wanted = 5), "5");
    let mut table = town();
    table.play(0, "go trail 9");
    assert_eq!(
        table.legal(0),
        gos_or_decline("town", "A 2 3 4 5 6 7 8 9 10 J Q K")
    );
    table.play(0, "go town 3");
    assert_eq!(table.legal(0), amounts(0..=4), "a repeated visit, no star");
    assert_eq!(table.sheet(0).stars, 0);
    let mut first = town();
    first.play_all(0, &["go trail 9", "go town 8"]);
    assert_eq!(first.legal(0), ["effect-first", "bonus-first"]);
}

#[test]
fn ft_13_7_in_the_cemetery_any_tombstone_with_its_wanted() {
    let mut table = bonus(poor().circled(0, "cemetery t00"), "4");
    assert_eq!(
        table.legal(0),
        gos_or_decline("cemetery", "t01 t02 t10 t12 t20 t21 t22")
    );
    table.play(0, "go cemetery t10");
    assert_eq!(table.inventory(0), [4, 4, 0, 1], "and with its links");
}

#[test]
fn ft_13_8_bonus_actions_win_further_bonus_actions() {
    let given = poor().circled(0, "badlands 2, badlands 3, cemetery t21");
    let mut table = bonus(given.deck("Ad"), "5");
    // The chickens' row wins the cemetery, t22's link the town, the land office the cemetery again.
    table.play_all(0, &["go trail 6", "go badlands 4", "go cemetery t22"]);
    table.play_all(0, &["go town 8", "bonus-first", "go cemetery t20"]);
    assert_eq!(table.game.turn, 2);
    assert_eq!(table.inventory(0), [0, 0, 3, 3]);
    assert_eq!(table.sheet(0).bonuses.len(), 4);
}

#[test]
fn ft_13_9_all_other_rewards_come_before_the_bonus_action() {
    let mut table = bonus(poor().circled(0, "mine m1a").deck("Kd"), "A");
    table.play(0, "go mine m2a");
    assert_eq!(table.sheet(0).gold, 1);
    assert_eq!(table.legal_with(0, "go badlands").len(), 12);
    assert!(
        table.sheet(0).items.is_empty(),
        "the friendship still waits"
    );
    table.play(0, "go badlands 4");
    assert!(table.sheet(0).items.contains(Item::Friendship));
}

#[test]
fn ft_13_9_a_bonus_action_is_finished_before_what_was_left_goes_on() {
    let mut table = bonus(given(1).inventory(0, [9, 0, 0, 0]), "5");
    table.play_all(0, &["go trail 3", "go cemetery t12"]);
    assert_eq!(table.inventory(0), [9, 2, 1, 1]);
    assert_eq!(
        table.legal(0),
        ["buy gold_pan", "buy pickaxe", "buy bandana", "leave"]
    );
}

#[test]
fn ft_13_10_without_a_site_a_bonus_action_is_lost_but_counts_as_gained() {
    let mut table = bonus(poor().circled(0, &all_of(Region::Mine)), "5");
    table.play(0, "go trail Q");
    assert_eq!(table.game.turn, 2, "nothing is asked");
    assert!(table.sheet(0).bonuses.contains(Region::Mine));
    let lost = table.events().into_iter().any(|event| {
        let mine = Region::Mine;
        matches!(event, Event::BonusLost { region, .. } if region == mine)
    });
    assert!(lost);
}

#[test]
fn ft_r10_a_declined_bonus_action_counts_as_gained() {
    let mut table = bonus(poor(), "7");
    table.play(0, "decline");
    assert!(table.sheet(0).bonuses.contains(Region::Badlands));
    assert!(table.sheet(0).targets.is_empty());
}

#[test]
fn ft_r11_resources_and_wanted_come_first_and_no_site_wins_two_bonus_actions() {
    let given = poor().circled(0, "badlands 8, badlands 9").deck("Kd");
    let mut table = bonus(given, "7");
    table.play(0, "go badlands 10");
    assert_eq!(table.inventory(0), [7, 0, 6, 3]);
    assert_eq!(table.legal_with(0, "go town").len(), 13);
    for stone in Tombstone::all() {
        let links = content().cemetery.links.iter();
        let own = links.filter(|link| link.a == stone || link.b == stone);
        assert!(own.filter(|link| link.bonus.is_some()).count() <= 1);
    }
}

#[test]
fn ft_r53_a_character_takes_its_action_at_a_site_or_keeps_it() {
    let trailblazer = || given(1).character(0, Character::Trailblazer);
    let at_the_end = trailblazer().circled(0, "trail K");
    let mut table = at_the_end.assigned("2s 4h 9d");
    assert_eq!(table.refusal(0, "ability"), WhyNot::NoSite);
    assert!(!table.can(0, "ability"));
    let mut table = trailblazer().assigned("2s 4h 9d");
    table.play(0, "ability");
    assert_eq!(table.refusal(0, "decline"), WhyNot::MustTake);
    assert_eq!(table.legal(0), gos("trail", "A 2 3 4 5 6 7 8 9 10 J Q K"));
}

#[test]
fn ft_d1_the_mayor_keeps_or_redraws_after_each_flip() {
    let mayor = || {
        let given = given(2).character(0, Character::Mayor).lineup("2h 3h 4h");
        given.deck("5s 6s 7s 8d 9d 10d").mayor()
    };
    let mut redraw = mayor();
    assert_eq!(redraw.to_act(), [0], "everybody else waits");
    assert_eq!(redraw.legal(0), ["keep-lineup", "redraw-lineup"]);
    redraw.play(0, "redraw-lineup");
    let lineup = redraw.game.lineup.unwrap();
    assert_eq!(lineup, cards("5s 6s 7s").as_slice(), "the new one is final");
    assert_eq!(redraw.to_act(), [0, 1]);
    assert_eq!(redraw.legal_with(0, "assign").len(), 6);

    let mut keep = mayor();
    keep.play(0, "keep-lineup");
    for seat in [0, 1] {
        keep.play(seat, "assign 2h 3h 4h");
        keep.play(seat, "go cemetery t00");
    }
    assert_eq!(keep.game.turn, 2);
    assert_eq!(keep.legal(0), ["keep-lineup", "redraw-lineup"], "again");
}

#[test]
fn ft_d2_a_reward_for_each_outlaw_card_in_the_order_of_the_lineup() {
    let hunter = |wanted| {
        let given = given(1).inventory(0, [0, 0, 0, wanted]).lineup("Ks 4c Jh");
        given.with(0, |sheet| {
            sheet.outlaws = [Rank::JACK, Rank::KING].into_iter().collect();
        })
    };
    let mut table = hunter(1).turn();
    let seen = |table: &TestTable| -> Vec<String> {
        let events = table.events().into_iter();
        let cards = events.filter_map(|event| match event {
            Event::OutlawSeen { card, .. } => Some(card.to_string()),
            _ => None,
        });
        cards.collect()
    };
    assert_eq!(table.legal(0), ["take cash", "take gold", "take clear"]);
    table.play(0, "take clear");
    // The one Wanted is crossed out without a choice; then the jack.
    assert_eq!(table.inventory(0), [0; 4]);
    assert_eq!(table.legal(0), ["take cash", "take gold"]);
    table.play(0, "take gold");
    assert_eq!(seen(&table), ["Ks", "Jh"]);
    let mut table = hunter(3).turn();
    table.play(0, "take clear");
    assert_eq!(table.sheet(0).wanted, 1, "two");
    let mut table = hunter(3).first_edition().turn();
    table.play(0, "take clear");
    assert_eq!(table.legal(0), amounts(1..=2));
}

#[test]
fn ft_d3_six_assignments() {
    let mut table = given(1).lineup("2h 7s 9d").turn();
    let mut legal = table.legal(0);
    legal.sort();
    assert_eq!(
        legal,
        [
            "assign 2h 7s 9d",
            "assign 2h 9d 7s",
            "assign 7s 2h 9d",
            "assign 7s 9d 2h",
            "assign 9d 2h 7s",
            "assign 9d 7s 2h",
        ]
    );
    for wrong in ["assign 2h 2h 9d", "assign 2h 7s 8d"] {
        assert_eq!(table.refusal(0, wrong), WhyNot::NotTheLineup);
    }
}

#[test]
fn ft_d4_the_suit_is_changed_for_two_gold_once() {
    let seat = |gold| given(1).inventory(0, [0, gold, 0, 9]).assigned("2h 7s 9d");
    let suits = ["suit spades", "suit diamonds", "suit clubs"];
    assert_eq!(changes(&seat(1)), [""; 0]);
    let mut table = seat(5);
    assert_eq!(changes(&table), suits);
    assert_eq!(table.refusal(0, "suit hearts"), WhyNot::SameSuit);
    table.play(0, "suit clubs");
    assert_eq!(table.sheet(0).gold, 3);
    assert_eq!(changes(&table), [""; 0], "no second change");
    let why = table.refusal(0, "suit spades");
    assert_eq!(why, WhyNot::SuitChangedAlready);
    assert_eq!(
        table.legal_with(0, "go town"),
        gos("town", "4 5 6 7 8 9 10")
    );
}

#[test]
fn ft_d4_jokers_on_suit_and_value_once_each() {
    let wild = given(1).character(0, Character::WildCard);
    let mut table = wild.assigned("2h 7s 9d");
    let suits = [
        "joker-suit spades",
        "joker-suit diamonds",
        "joker-suit clubs",
    ];
    let ranks = "A 2 3 4 5 6 8 9 10 J Q K".split(' ');
    let values: Vec<String> = ranks.map(|rank| format!("joker-value {rank}")).collect();
    let both: Vec<String> = suits.map(str::to_owned).into_iter().chain(values).collect();
    assert_eq!(changes(&table), both);
    assert_eq!(table.refusal(0, "joker-value 7"), WhyNot::SameValue);
    table.play(0, "joker-value K");
    assert_eq!(changes(&table), suits, "never two on the same card");
    table.play(0, "joker-suit clubs");
    assert_eq!(changes(&table), [""; 0]);
    assert_eq!(table.legal_with(0, "go town"), ["go town K"]);
}

#[test]
fn ft_d4_the_prospector_shifts_by_the_pans_within_the_ranks() {
    let prospector = |value| {
        let given = given(1).character(0, Character::Prospector);
        let given = given.inventory(0, [0; 4]);
        let given = given.with(0, |sheet| sheet.pans = 2);
        given.assigned(&format!("3h {value}s 9d"))
    };
    assert_eq!(changes(&prospector("7")), ["shift up", "shift down"]);
    assert_eq!(changes(&prospector("2")), ["shift up"]);
    assert_eq!(changes(&prospector("Q")), ["shift down"]);
    assert_eq!(changes(&prospector("J")), ["shift up", "shift down"]);
    let why = prospector("2").refusal(0, "shift down");
    assert_eq!(why, WhyNot::ShiftLeavesRanks);
    let mut table = prospector("7");
    table.play(0, "shift up");
    assert_eq!(changes(&table), [""; 0], "used up");
    assert_eq!(
        table.legal_with(0, "go trail").last().unwrap(),
        "go trail 9"
    );
}

#[test]
fn ft_d4_abilities_before_the_main_action() {
    let seat = |character, wanted| {
        let given = given(1).character(0, character);
        let given = given.inventory(0, [0, 0, 0, wanted]);
        given.assigned("2h 7s 9d")
    };
    for character in [
        Character::Trailblazer,
        Character::Settler,
        Character::Bandit,
        Character::Miner,
        Character::GraveRobber,
        Character::ManInBlack,
    ] {
        assert_eq!(changes(&seat(character, 0)), ["ability"]);
    }
    for (character, rule) in [
        (Character::Baroness, "FT-18.5"),
        (Character::RanchHand, "FT-3.6"),
    ] {
        assert_eq!(changes(&seat(character, 1)), ["ability"]);
        assert_eq!(changes(&seat(character, 0)), [""; 0]);
        assert_eq!(seat(character, 0).refusal(0, "ability"), no_wanted(rule));
    }
    for character in [
        Character::Cheat,
        Character::Preacher,
        Character::Marshal,
        Character::Mayor,
    ] {
        assert_eq!(changes(&seat(character, 1)), [""; 0]);
        let why = seat(character, 1).refusal(0, "ability");
        assert_eq!(why, WhyNot::NotYourAbility);
    }
}

#[test]
fn ft_d5_a_site_in_reach_or_a_tombstone() {
    let stones = gos("cemetery", "t00 t01 t02 t10 t12 t20 t21 t22");
    let seat = |gold, cards| given(1).inventory(0, [0, gold, 0, 0]).assigned(cards);
    let cases = [
        (0, "2h 3s 9d", gos("trail", "A 2 3")),
        (1, "2h 3s 9d", gos("trail", "A 2 3 4")),
        (0, "2s 5h 9d", gos("badlands", "5")),
        (1, "2s 5h 9d", gos("badlands", "4 5 6")),
        (0, "2s Ah 9d", gos("badlands", "")),
        (1, "2s Ah 9d", gos("badlands", "2")),
        (0, "2d 8h 9c", gos("mine", "m1b")),
        (1, "2d 8h 9c", gos("mine", "m1a m1b")),
        (0, "2c Kh 9d", gos("town", "K")),
        (1, "2c Kh 9d", gos("town", "Q K")),
    ];
    for (gold, cards, sites) in cases {
        let mut table = seat(gold, cards);
        let expected: Vec<String> = sites.into_iter().chain(stones.clone()).collect();
        assert_eq!(table.legal(0), expected, "{cards}, {gold} gold");
        assert_eq!(table.refusal(0, "pass"), WhyNot::MustAct);
    }
}

#[test]
fn ft_d5_pass_only_if_the_cards_lead_nowhere() {
    let full = |gold| {
        let given = given(1).inventory(0, [0, gold, 0, 0]);
        given
            .circled(0, &all_of(Region::Cemetery))
            .assigned("2s Ah 9d")
    };
    let mut table = full(0);
    assert_eq!(table.legal(0), ["pass"]);
    table.play(0, "pass");
    assert_eq!(table.game.turn, 2);
    assert_eq!(full(1).legal(0), ["go badlands 2", "pass"]);
}

#[test]
fn ft_d6_effect_or_bonus_action_first() {
    let mut table = poor().visit("K");
    assert_eq!(table.legal(0), ["effect-first", "bonus-first"]);
    assert!(matches!(
        table.refusal(0, "decline"),
        WhyNot::NotAsked { .. }
    ));
    let none = poor().circled(0, &all_of(Region::Mine)).visit("A");
    assert_eq!(none.game.turn, 2, "no room for the bonus action, not asked");
}

#[test]
fn ft_d7_the_choices_at_each_building() {
    let visit = |rank: &str| {
        let given = given(1).inventory(0, [40, 40, 0, 40]);
        given.circled(0, &format!("town {rank}")).visit(rank)
    };
    let options: [(&str, &[&str]); 7] = [
        ("2", &["deposit red", "deposit black", "leave"]),
        ("4", &["buy work_horse", "buy trail_horse", "leave"]),
        (
            "5",
            &["buy gold_pan", "buy pickaxe", "buy bandana", "leave"],
        ),
        ("7", &["stay", "leave"]),
        ("9", &["buy pistol", "leave"]),
        ("10", &["hunt J", "hunt Q", "hunt K"]),
        ("J", &["take star", "take clear"]),
    ];
    for (rank, options) in options {
        assert_eq!(visit(rank).legal(0), options, "{rank}");
    }
    for (rank, most) in [("3", 4), ("6", 8), ("Q", 8), ("K", 8)] {
        assert_eq!(visit(rank).legal(0), amounts(0..=most), "{rank}");
    }
    let land = visit("8");
    assert_eq!(land.legal_with(0, "claim").len(), 12 + 6 + 16);
    assert_eq!(land.legal(0).last().unwrap(), "leave");
    assert_eq!(visit("A").game.turn, 2, "nothing to decide");
}

#[test]
fn ft_d8_a_pan_or_a_hammer_where_there_is_room() {
    let stop_2 = |pans, hammers| {
        let given = poor().with(0, move |sheet| {
            sheet.pans = pans;
            sheet.hammers = hammers;
        });
        let mut table = given.assigned("2h 7s 9d");
        table.play(0, "go trail 2");
        table
    };
    assert_eq!(stop_2(3, 3).legal(0), ["tool pan", "tool hammer"]);
    let full_pans = stop_2(4, 0);
    assert_eq!(full_pans.sheet(0).hammers, 1, "the only one left");
    assert_eq!(stop_2(0, 4).sheet(0).pans, 1);
}

#[test]
fn ft_d9_how_many_wanted_are_crossed_out() {
    let wanted = |wanted| given(1).inventory(0, [0, 0, 0, wanted]);
    let trail = |w| {
        let mut table = wanted(w).assigned("2h Js 9d");
        table.play(0, "go trail J");
        table
    };
    assert_eq!(trail(9).legal(0), amounts(0..=6));
    assert_eq!(trail(2).legal(0), amounts(0..=2));
    assert_eq!(trail(0).game.turn, 2, "nothing to cross out");
    assert_eq!(wanted(9).visit("3").legal(0), amounts(0..=4));
    assert_eq!(wanted(2).visit("3").legal(0), amounts(0..=2));
    let mut office = wanted(9).circled(0, "town J").visit("J");
    office.play(0, "take clear");
    assert_eq!(office.sheet(0).wanted, 7, "two, without a choice");
    let ranch_hand = |w| {
        let given = given(1).character(0, Character::RanchHand);
        let given = given.with(0, move |sheet| {
            sheet.hammers = 2;
            sheet.wanted = w;
        });
        let mut table = given.assigned("2h 7s 9d");
        table.play(0, "ability");
        table
    };
    assert_eq!(ranch_hand(9).legal(0), amounts(1..=4), "2 per hammer");
    assert_eq!(ranch_hand(3).legal(0), amounts(1..=3));
    let why = ranch_hand(9).refusal(0, "amount 0");
    assert_eq!(why, out_of_range(1, 4, "FT-3.6"));
}

#[test]
fn ft_d10_any_site_of_the_region_or_decline() {
    let mut table = bonus(poor().circled(0, "badlands 2, badlands 3"), "K");
    assert_eq!(
        table.legal(0),
        gos_or_decline("badlands", "4 5 6 7 8 9 10 J Q K")
    );
    let region = Region::Badlands;
    let why = table.refusal(0, "go trail A");
    assert_eq!(
        why,
        WhyNot::WrongRegion {
            region,
            by: RuleId("FT-13.1"),
        }
    );
    let bandit = given(1).character(0, Character::Bandit);
    let mut bandit = bandit.assigned("2h 7s 9d");
    bandit.play(0, "ability");
    assert_eq!(
        bandit.legal(0),
        gos("badlands", "2 3 4 5 6 7 8 9 10 J Q K"),
        "a character's is not declined"
    );
}

#[test]
fn ft_d11_the_man_in_black_picks_a_region_with_a_site() {
    let pick = |circled: &str| {
        let given = given(1).character(0, Character::ManInBlack);
        let mut table = given.circled(0, circled).assigned("2h 7s 9d");
        table.play(0, "ability");
        table
    };
    let table = pick("trail A");
    assert_eq!(
        table.legal(0),
        [
            "region trail",
            "region badlands",
            "region mine",
            "region town",
            "region cemetery"
        ]
    );
    let (mine, cemetery) = (all_of(Region::Mine), all_of(Region::Cemetery));
    let all = format!("trail K, {mine}, {cemetery}");
    let mut table = pick(&all);
    assert_eq!(table.legal(0), ["region badlands", "region town"]);
    assert_eq!(table.refusal(0, "region mine"), WhyNot::NoSite);
    table.play(0, "region town");
    assert_eq!(table.legal(0), gos("town", "A 2 3 4 5 6 7 8 9 10 J Q K"));
}

#[test]
fn ft_d12_after_everything_an_ability_still_usable_or_finish() {
    let after = |character, wanted| {
        let given = given(1).character(0, character);
        let given = given.with(0, move |sheet| sheet.wanted = wanted);
        let mut table = given.assigned("2h As 9d");
        table.play(0, "go trail A");
        table
    };
    let choice = ["ability", "finish"];
    for character in [Character::Bandit, Character::Settler, Character::ManInBlack] {
        assert_eq!(after(character, 0).legal(0), choice);
    }
    for character in [Character::Baroness, Character::RanchHand] {
        assert_eq!(after(character, 1).legal(0), choice);
        assert_eq!(after(character, 0).game.turn, 2, "no Wanted, not asked");
    }
    for character in [
        Character::Prospector,
        Character::WildCard,
        Character::Preacher,
        Character::Marshal,
        Character::Cheat,
    ] {
        assert_eq!(after(character, 1).game.turn, 2, "not in this window");
    }
    let mut finished = after(Character::Bandit, 0);
    finished.play(0, "finish");
    assert_eq!(finished.game.turn, 2);
    assert_eq!(finished.sheet(0).ability_used, 0, "kept for later");
}

#[test]
fn ft_d12_not_without_a_site_but_also_after_a_pass() {
    let given_full = |character| {
        let given = given(1).character(0, character);
        given
            .inventory(0, [0; 4])
            .circled(0, &all_of(Region::Cemetery))
    };
    let mut table = given_full(Character::Bandit).assigned("2s Ah 9d");
    table.play(0, "pass");
    assert_eq!(table.legal(0), ["ability", "finish"]);
    let mut robber = given_full(Character::GraveRobber).assigned("2s Ah 9d");
    robber.play(0, "pass");
    assert_eq!(robber.game.turn, 2, "no tombstone left");
}
