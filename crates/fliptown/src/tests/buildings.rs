//! FT-11: the thirteen buildings.

use kernel::{Explain, Game, Phrase, Seat, Viewer};

use super::given::{Given, TestTable, amounts, given, no_wanted, out_of_range, owned, set};
use crate::cards::Colour;
use crate::content::{Character, Item};
use crate::map::{Land, Region};
use crate::score::points;
use crate::state::Fliptown;
use crate::whynot::WhyNot;

/// Seat 0 with these counters visits a building that it has circled before.
fn revisit(held: [u16; 4], rank: &str) -> TestTable {
    given(1)
        .inventory(0, held)
        .circled(0, &format!("town {rank}"))
        .visit(rank)
}

/// Seat 0 starts a turn with these cards, hunting these outlaws.
fn hunting(outlaws: &'static str, lineup: &str, held: [u16; 4]) -> Given {
    let given = given(1).inventory(0, held).lineup(lineup);
    given.with(0, move |sheet| sheet.outlaws = set(outlaws))
}

/// Stars that a lineup of these cards pays to a seat with these deposits.
fn bank_pays(banked: &'static str, round: u8, lineup: &str) -> u16 {
    let given = given(1).round(round).lineup(lineup);
    let given = given.with(0, move |sheet| sheet.banked = set(banked));
    given.turn().sheet(0).stars
}

fn owns(table: &TestTable, item: Item) -> bool {
    table.sheet(0).items.contains(item)
}

#[test]
fn ft_11_1_the_undertaker_becomes_a_friend_at_the_first_visit() {
    let mut table = given(1).deck("3h 4h 5h").visit("A");
    assert!(table.sheet(0).bonuses.contains(Region::Mine));
    table.play(0, "effect-first");
    assert!(owns(&table, Item::Friendship) && !owns(&table, Item::Shovel));
    assert_eq!(table.inventory(0), [4, 2, 0, 0], "free of charge");
    let told = table
        .events()
        .iter()
        .any(|event| event.rule().0 == "FT-11.1");
    assert!(told, "by this rule");
    table.play_all(0, &["decline", "assign 3h 4h 5h", "go cemetery t00"]);
    assert_eq!(
        table.sheet(0).wanted,
        0,
        "no Wanted for tombstones any more"
    );
}

#[test]
fn ft_11_2_the_shovel_comes_at_the_second_visit_and_later_visits_give_nothing() {
    let friend = || {
        let given = given(1).circled(0, "town A");
        given.with(0, |sheet| sheet.items.insert(Item::Friendship))
    };
    let mut table = friend().deck("3h 4h 5h").visit("A");
    assert!(owns(&table, Item::Shovel));
    assert_eq!(table.inventory(0), [4, 2, 0, 0], "no star for the past");
    table.play_all(0, &["assign 3h 4h 5h", "go cemetery t00", "amount 0"]);
    assert_eq!(
        table.sheet(0).stars,
        1,
        "one for every tombstone from then on"
    );
    let both = friend().with(0, |sheet| sheet.items.insert(Item::Shovel));
    let third = both.visit("A");
    assert_eq!(third.sheet(0).items.len(), 2);
    assert_eq!(third.inventory(0), [4, 2, 0, 0]);
    assert_eq!(third.game.turn, 2);
}

/// FT-11.2
#[test]
fn ft_r47_the_grave_robbers_second_visit_is_empty() {
    let robber = || given(1).character(0, Character::GraveRobber);
    let mut first = robber().visit("A");
    first.play(0, "effect-first");
    assert!(owns(&first, Item::Friendship), "in the printed order");
    let second = robber()
        .circled(0, "town A")
        .with(0, |sheet| sheet.items.insert(Item::Friendship));
    let second = second.visit("A");
    assert_eq!(second.sheet(0).items.len(), 2, "friendship and shovel");
    assert_eq!(second.inventory(0), [3, 1, 0, 0]);
}

#[test]
fn ft_11_3_four_dollars_on_one_colour() {
    let mut table = given(1).inventory(0, [9, 0, 0, 0]).visit("2");
    assert_eq!(table.sheet(0).stars, 1, "the first visit");
    assert_eq!(table.legal(0), ["deposit red", "deposit black", "leave"]);
    table.play(0, "deposit red");
    assert_eq!(table.sheet(0).cash, 5);
    assert_eq!(table.sheet(0).banked.len(), 1, "one colour per visit");
    assert_eq!(table.game.turn, 2);
    let poor = revisit([3, 0, 0, 0], "2");
    assert_eq!(poor.game.turn, 2, "with $3 there is nothing to decide");
    assert!(poor.sheet(0).banked.is_empty());
}

#[test]
fn ft_r42_no_colour_is_banked_on_twice() {
    let red = || {
        let given = given(1).inventory(0, [9, 0, 0, 0]).circled(0, "town 2");
        given.with(0, |sheet| sheet.banked = set("red"))
    };
    let mut table = red().visit("2");
    assert_eq!(table.legal(0), ["deposit black", "leave"]);
    assert_eq!(table.refusal(0, "deposit red"), WhyNot::BankedAlready);
    let both = red().with(0, |sheet| sheet.banked = set("red black"));
    assert_eq!(both.visit("2").game.turn, 2, "nothing is left to bank on");
}

#[test]
fn ft_11_4_three_cards_of_a_banked_colour_pay_the_number_of_the_round() {
    for round in 1..=3 {
        assert_eq!(bank_pays("black", round, "2s 9c Ks"), u16::from(round));
        assert_eq!(bank_pays("black", round, "2h 9d Kh"), 0, "the other colour");
        assert_eq!(bank_pays("black", round, "2s 9c Kh"), 0, "not all three");
        assert_eq!(bank_pays("red black", round, "2h 9c Ks"), 0, "both, mixed");
        assert_eq!(bank_pays("red black", round, "2h 9d Kh"), u16::from(round));
    }
}

#[test]
fn ft_e11_bank_on_red() {
    let paid = [1, 2, 3].map(|round| bank_pays("red", round, "2h 9d Kh"));
    assert_eq!(paid, [1, 2, 3]);
}

#[test]
fn ft_11_5_the_hideout_crosses_out_up_to_four_for_nothing() {
    let mut table = given(1).inventory(0, [4, 2, 0, 6]).visit("3");
    assert_eq!(table.legal(0), amounts(0..=4));
    let why = table.refusal(0, "amount 5");
    assert_eq!(why, out_of_range(0, 4, "FT-11.5"));
    table.play(0, "amount 4");
    assert_eq!(table.inventory(0), [4, 2, 1, 2]);
    assert_eq!(revisit([0, 0, 0, 3], "3").legal(0), amounts(0..=3));
}

#[test]
fn ft_11_6_the_stables_sell_a_work_horse_and_a_trail_horse() {
    let mut table = revisit([7, 0, 0, 0], "4");
    assert_eq!(
        table.legal(0),
        ["buy work_horse", "buy trail_horse", "leave"]
    );
    table.play(0, "buy work_horse");
    assert_eq!(table.inventory(0), [4, 0, 1, 0]);
    assert_eq!(table.sheet(0).hammers, 1);
    assert_eq!(table.game.turn, 2, "one horse per visit");

    let owner = |item: Item| {
        let given = given(1).inventory(0, [7, 0, 0, 0]).circled(0, "town 4");
        given
            .with(0, move |sheet| sheet.items.insert(item))
            .visit("4")
    };
    let mut table = owner(Item::WorkHorse);
    assert_eq!(table.legal(0), ["buy trail_horse", "leave"]);
    assert_eq!(table.refusal(0, "buy work_horse"), owned("FT-11.6"));
    assert_eq!(table.refusal(0, "buy pickaxe"), WhyNot::NotSoldHere);
    table.play(0, "buy trail_horse");
    assert_eq!(table.inventory(0), [3, 0, 0, 0]);
    assert!(owns(&table, Item::TrailHorse));
    assert_eq!(
        owner(Item::TrailHorse).legal(0),
        ["buy work_horse", "leave"]
    );
}

#[test]
fn ft_11_6_a_horse_must_be_paid_in_full() {
    let mut table = revisit([3, 0, 0, 0], "4");
    assert_eq!(table.legal(0), ["buy work_horse", "leave"]);
    let why = table.refusal(0, "buy trail_horse");
    assert_eq!(why, WhyNot::TooLittleCash { cost: 4, held: 3 });
}

#[test]
fn ft_11_7_the_general_store_sells_pan_pickaxe_and_bandana() {
    let wares = ["buy gold_pan", "buy pickaxe", "buy bandana", "leave"];
    let sales = [
        ("buy gold_pan", Item::GoldPan, [6, 0, 1, 0], 1),
        ("buy pickaxe", Item::Pickaxe, [7, 0, 1, 0], 0),
        ("buy bandana", Item::Bandana, [8, 0, 0, 0], 0),
    ];
    for (buy, item, left, pans) in sales {
        let mut table = revisit([9, 0, 0, 0], "5");
        assert_eq!(table.legal(0), wares);
        table.play(0, buy);
        assert_eq!(table.inventory(0), left);
        assert_eq!(table.sheet(0).pans, pans);
        assert!(owns(&table, item));
        assert_eq!(table.game.turn, 2, "one ware per visit");
        let owner = given(1).circled(0, "town 5");
        let mut owner = owner.with(0, move |sheet| sheet.items.insert(item));
        owner = owner.inventory(0, [9, 0, 0, 0]);
        assert_eq!(owner.visit("5").refusal(0, buy), owned("FT-11.7"));
    }
    assert_eq!(
        revisit([1, 0, 0, 0], "5").legal(0),
        ["buy bandana", "leave"]
    );
}

#[test]
fn ft_11_8_the_church_crosses_out_one_wanted_per_dollar_up_to_eight() {
    let mut table = given(1).inventory(0, [20, 0, 0, 10]).visit("6");
    assert_eq!(table.legal(0), amounts(0..=8));
    table.play(0, "amount 8");
    assert_eq!(table.inventory(0), [12, 0, 1, 2]);
    assert_eq!(revisit([3, 0, 0, 10], "6").legal(0), amounts(0..=3));
    assert_eq!(revisit([20, 0, 0, 2], "6").legal(0), amounts(0..=2));
    let why = revisit([3, 0, 0, 10], "6").refusal(0, "amount 4");
    assert_eq!(why, out_of_range(0, 3, "FT-11.8"));
}

#[test]
fn ft_11_9_a_night_at_the_hotel_costs_two_dollars() {
    let silver = [2, 7, 14, 23];
    for (before, silver) in (0..4).zip(silver) {
        let given = given(1).inventory(0, [9, 0, 0, 0]).circled(0, "town 7");
        let mut table = given.with(0, move |sheet| sheet.hotel = before).visit("7");
        assert_eq!(table.legal(0), ["stay", "leave"]);
        table.play(0, "stay");
        assert_eq!(table.inventory(0), [7, 0, 0, 0], "silver is not a star");
        assert_eq!(table.sheet(0).hotel_silver(), silver);
        assert_eq!(table.game.turn, 2, "one per visit");
    }
    let full = given(1).circled(0, "town 7");
    let full = full.with(0, |sheet| sheet.hotel = 4).visit("7");
    assert_eq!(full.game.turn, 2, "four in all");
    assert_eq!(revisit([1, 0, 0, 0], "7").game.turn, 2, "$1 is too little");
}

#[test]
fn ft_e16_three_stays_score_fourteen() {
    let mut table = given(1)
        .inventory(0, [6, 0, 0, 0])
        .deck("3c 7d 9d 4c 7h 9c")
        .visit("7");
    table.play_all(0, &["effect-first", "stay", "decline"]);
    table.play_all(0, &["assign 3c 7d 9d", "go town 7", "stay"]);
    table.play_all(0, &["assign 4c 7h 9c", "go town 7", "stay"]);
    assert_eq!(table.inventory(0), [0; 4]);
    assert_eq!(points(table.sheet(0)), 14);
}

#[test]
fn ft_11_10_pair_line_and_corner_have_their_prices() {
    for (land, cost) in [("ab", 4), ("abc", 6), ("abd", 8)] {
        let mut table = revisit([20, 0, 0, 0], "8");
        table.play(0, &format!("claim {land}"));
        assert_eq!(table.sheet(0).cash, 20 - cost);
        assert_eq!(table.sheet(0).land.to_string(), land);
        assert_eq!(table.game.turn, 2, "one shape per visit");
    }
    let mut table = revisit([5, 0, 0, 0], "8");
    assert_eq!(table.legal_with(0, "claim").len(), 12, "pairs only");
    let why = table.refusal(0, "claim abc");
    assert_eq!(why, WhyNot::TooLittleCash { cost: 6, held: 5 });
}

#[test]
fn ft_11_10_claimed_land_is_told_by_where_it_lies() {
    let mut table = revisit([20, 0, 0, 0], "8");
    table.play(0, "claim abd");
    let square = |letter: &str| Phrase::new("land-square").with("square", letter);
    let land = vec![square("a"), square("b"), square("d")];
    let told = Phrase::new("event-land-claimed")
        .with("seat", Seat(0))
        .with("land", land)
        .with("cash", 8);
    assert!(table.events().iter().any(|event| event.phrase() == told));
}

#[test]
fn ft_11_11_shapes_are_turned_and_mirrored_inside_the_grid_on_free_squares() {
    let mut table = revisit([20, 0, 0, 0], "8");
    // Pairs and lines as rows and columns; of a corner all four ways in each square of four.
    let pairs = "ab bc de ef gh hi ad dg be eh cf fi";
    let lines = "abc def ghi adg beh cfi";
    let corners = "abd abe ade bde bce bcf bef cef deg deh dgh egh efh efi ehi fhi";
    let mut expected: Vec<String> = format!("{pairs} {lines} {corners}")
        .split(' ')
        .map(|land| format!("claim {land}"))
        .collect();
    expected.sort();
    let mut legal = table.legal_with(0, "claim");
    legal.sort();
    assert_eq!(legal, expected);
    for shapeless in ["a", "ae", "cd", "abf", "abde", "ci"] {
        let why = table.refusal(0, &format!("claim {shapeless}"));
        assert_eq!(why, WhyNot::NotAShape, "{shapeless}");
    }
}

#[test]
fn ft_11_11_a_shape_may_be_used_again_but_covers_no_claimed_square() {
    let given = given(1).inventory(0, [20, 0, 0, 0]).circled(0, "town 8");
    let mut table = given.with(0, |sheet| sheet.land = land("ab")).visit("8");
    assert_eq!(table.refusal(0, "claim bc"), WhyNot::LandTaken);
    assert_eq!(table.refusal(0, "claim adg"), WhyNot::LandTaken);
    table.play(0, "claim de");
    assert_eq!(table.sheet(0).land, land("abde"));
}

fn land(squares: &str) -> Land {
    squares.parse().unwrap()
}

#[test]
fn ft_11_12_the_squares_give_their_stars() {
    // 3 1 1 / 1 2 1 / 1 1 3
    let stars = [
        ("ab", 4),
        ("be", 3),
        ("hi", 4),
        ("def", 4),
        ("cfi", 5),
        ("abd", 5),
        ("bde", 4),
    ];
    for (land, stars) in stars {
        let mut table = revisit([20, 0, 0, 0], "8");
        table.play(0, &format!("claim {land}"));
        assert_eq!(table.sheet(0).stars, stars, "{land}");
    }
}

#[test]
fn ft_11_13_the_whole_grid_gives_six_stars_more_once() {
    let with_land = |squares: &'static str| {
        let given = given(1).inventory(0, [20, 0, 0, 0]).circled(0, "town 8");
        given
            .with(0, move |sheet| sheet.land = land(squares))
            .visit("8")
    };
    let mut six = with_land("abc");
    six.play(0, "claim ghi");
    assert_eq!(six.sheet(0).stars, 5, "the middle is still free");
    let mut whole = with_land("abcdef");
    whole.play(0, "claim ghi");
    assert_eq!(whole.sheet(0).stars, 5 + 7);
    let again = with_land("abcdefghi");
    assert_eq!(again.inventory(0), [20, 0, 0, 0]);
    assert_eq!(again.game.turn, 2, "nothing is left to claim");
}

#[test]
fn ft_e17_the_whole_grid_for_22_dollars() {
    let mut table = given(1)
        .inventory(0, [22, 0, 0, 0])
        .deck("3c 8d 9d 4c 8h 9c")
        .visit("8");
    table.play_all(0, &["effect-first", "claim abd", "decline"]);
    assert_eq!(table.inventory(0), [14, 0, 5, 0]);
    table.play_all(0, &["assign 3c 8d 9d", "go town 8", "claim ghi"]);
    assert_eq!(table.inventory(0), [8, 0, 10, 0]);
    table.play_all(0, &["assign 4c 8h 9c", "go town 8"]);
    assert_eq!(table.legal_with(0, "claim").len(), 3, "two pairs, a corner");
    table.play(0, "claim cef");
    assert_eq!(table.inventory(0), [0, 0, 21, 0]);
}

/// FT-R61: the first visit was without buying.
#[test]
fn ft_11_14_first_the_pistol_then_the_rifle() {
    let armed = |items: &'static str| {
        let given = given(1).inventory(0, [9, 0, 0, 0]).circled(0, "town 9");
        given.with(0, |sheet| sheet.items = set(items)).visit("9")
    };
    let mut table = armed("");
    assert_eq!(table.legal(0), ["buy pistol", "leave"]);
    assert_eq!(table.refusal(0, "buy rifle"), WhyNot::NeedsPistol);
    table.play(0, "buy pistol");
    assert_eq!(table.inventory(0), [6, 0, 0, 0]);
    assert_eq!(table.game.turn, 2, "one per visit");
    let mut table = armed("pistol");
    assert_eq!(table.legal(0), ["buy rifle", "leave"]);
    assert_eq!(table.refusal(0, "buy pistol"), owned("FT-11.14"));
    table.play(0, "buy rifle");
    assert_eq!(table.inventory(0), [5, 0, 0, 0]);
    assert_eq!(armed("pistol rifle").game.turn, 2, "sold out");
}

#[test]
fn ft_11_14_the_rifles_bonus_replaces_the_pistols() {
    // A 9 needs 5 with the rifle's 4; with 6 for both a 3 would do.
    for (card, stars) in [("5d", 6), ("4d", 3), ("3d", 3)] {
        let given = given(1).inventory(0, [0; 4]).lineup("As 9d 3c").deck(card);
        let mut table = given
            .with(0, |sheet| sheet.items = set("pistol rifle"))
            .turn();
        table.play_all(0, &["assign As 9d 3c", "go badlands 9"]);
        assert_eq!(table.sheet(0).stars, stars, "{card}");
    }
}

#[test]
fn ft_11_15_one_outlaw_is_hunted_and_that_is_not_declined() {
    let mut table = given(1).visit("10");
    assert_eq!(table.legal(0), ["hunt J", "hunt Q", "hunt K"]);
    assert_eq!(table.refusal(0, "leave"), WhyNot::MustHunt);
    assert_eq!(table.refusal(0, "hunt 10"), WhyNot::NotAnOutlaw);
    table.play(0, "hunt Q");
    assert_eq!(table.inventory(0), [4, 2, 1, 0], "free, and the first star");
    assert_eq!(table.sheet(0).outlaws.len(), 1);
    assert_eq!(table.game.turn, 2, "one per visit");
    let all = hunting("J Q K", "2c 10s 9h", [4, 2, 0, 0]).circled(0, "town 10");
    let all = all.visit("10");
    assert_eq!(all.inventory(0), [4, 2, 0, 0], "nothing happens");
    assert_eq!(all.game.turn, 2);
}

#[test]
fn ft_11_16_all_three_outlaws_over_several_visits() {
    let again = |outlaws| {
        let given = hunting(outlaws, "2c 10s 9h", [0; 4]).circled(0, "town 10");
        given.deck("2h 3h 4h").visit("10")
    };
    let mut second = again("Q");
    assert_eq!(second.legal(0), ["hunt J", "hunt K"]);
    assert_eq!(second.refusal(0, "hunt Q"), WhyNot::HuntedAlready);
    second.play(0, "hunt J");
    assert_eq!(second.sheet(0).outlaws.len(), 2);
    assert_eq!(again("J Q").sheet(0).outlaws.len(), 3, "the only one left");
}

#[test]
fn ft_11_17_cash_or_gold_or_crossing_out_for_an_outlaws_card() {
    let choose = |wanted| hunting("J", "Js 4c 9h", [0, 0, 0, wanted]).turn();
    let mut table = choose(5);
    assert_eq!(table.legal(0), ["take cash", "take gold", "take clear"]);
    table.play(0, "take cash");
    assert_eq!(table.inventory(0), [4, 0, 0, 5]);
    let mut table = choose(5);
    table.play(0, "take gold");
    assert_eq!(table.inventory(0), [0, 2, 0, 5]);
    let mut table = choose(5);
    table.play(0, "take clear");
    assert_eq!(table.inventory(0), [0, 0, 0, 3]);
    let mut innocent = choose(0);
    assert_eq!(innocent.legal(0), ["take cash", "take gold"]);
    assert_eq!(innocent.refusal(0, "take clear"), no_wanted("FT-3.6"));
}

#[test]
fn ft_r40_one_free_choice_for_every_matching_card() {
    let mut table = hunting("J K", "Js 4c Jh", [0; 4]).turn();
    table.play_all(0, &["take cash", "take cash"]);
    assert_eq!(table.inventory(0), [8, 0, 0, 0]);
    assert_eq!(table.legal_with(0, "assign").len(), 6, "there was no king");
    let none = hunting("J K", "Qs 4c Qh", [0; 4]).turn();
    assert_eq!(none.legal_with(0, "assign").len(), 6);
}

#[test]
fn ft_e18_three_rewards_chosen_one_by_one() {
    let mut table = hunting("Q K", "Qs Qh Kc", [0, 0, 0, 5]).turn();
    table.play_all(0, &["take cash", "take gold", "take clear"]);
    assert_eq!(table.inventory(0), [4, 2, 0, 3]);
    assert_eq!(table.legal_with(0, "assign").len(), 6);
}

#[test]
fn ft_11_18_the_office_shows_the_sheriff_card_to_that_seat_alone() {
    let given = given(2).inventory(0, [0, 0, 0, 5]).sheriff("7d");
    let mut table = given.circled(0, "town J").visit("J");
    assert_eq!(table.view(0).sheriff, table.game.sheriff);
    assert_eq!(table.view(1).sheriff, None);
    assert_eq!(table.spectator().sheriff, None);
    assert_eq!(
        table.legal(0),
        ["take star", "take clear"],
        "after the look"
    );
    table.play(0, "take clear");
    assert_eq!(table.inventory(0), [0, 0, 0, 3]);
    let mut star = revisit([0, 0, 0, 5], "J");
    star.play(0, "take star");
    assert_eq!(star.inventory(0), [0, 0, 1, 5]);
}

#[test]
fn ft_11_18_without_a_visit_nobody_knows_the_sheriff_card() {
    let mut table = given(1).lineup("2c Js 9h").turn();
    table.play(0, "assign 2c Js 9h");
    assert_eq!(table.view(0).sheriff, None);
}

#[test]
fn ft_e48_the_office_with_no_wanted_and_with_one() {
    let clean = revisit([0; 4], "J");
    assert_eq!(clean.inventory(0), [0, 0, 1, 0], "without a choice");
    assert_eq!(clean.game.turn, 2);
    let mut one = revisit([0, 0, 0, 1], "J");
    assert_eq!(one.legal(0), ["take star", "take clear"]);
    one.play(0, "take clear");
    assert_eq!(one.inventory(0), [0; 4], "cross out 1");
    assert_eq!(one.game.turn, 2);
}

#[test]
fn ft_11_19_the_saloon_sells_up_to_eight_stars_for_two_dollars_each() {
    let mut table = given(1).inventory(0, [40, 9, 0, 0]).visit("Q");
    assert_eq!(table.legal(0), amounts(0..=8));
    let why = table.refusal(0, "amount 9");
    assert_eq!(why, out_of_range(0, 8, "FT-11.19"));
    table.play(0, "amount 8");
    assert_eq!(table.inventory(0), [24, 9, 9, 0], "and the first star");
    let mut table = revisit([5, 9, 0, 0], "Q");
    assert_eq!(table.legal(0), amounts(0..=2), "$5 buy two");
    table.play(0, "amount 2");
    assert_eq!(table.inventory(0), [1, 9, 2, 0]);
}

#[test]
fn ft_11_20_the_club_sells_up_to_eight_stars_for_one_gold_each() {
    let mut table = revisit([40, 11, 0, 0], "K");
    assert_eq!(table.legal(0), amounts(0..=8));
    table.play(0, "amount 8");
    assert_eq!(table.inventory(0), [40, 3, 8, 0]);
    // What is paid and what is gained are told by this rule, not by the Saloon's.
    let rules: Vec<&str> = table.events().iter().map(|event| event.rule().0).collect();
    assert_eq!(rules.iter().filter(|rule| **rule == "FT-11.20").count(), 2);
    assert!(!rules.contains(&"FT-11.19"));
    assert_eq!(revisit([40, 3, 0, 0], "K").legal(0), amounts(0..=3));
    let first = given(1).visit("K");
    assert!(first.sheet(0).bonuses.contains(Region::Badlands));
}

#[test]
fn ft_11_21_the_bank_first_pays_in_the_next_turn() {
    let given = given(1).circled(0, "town 2").lineup("2c 2s 9s");
    let mut table = given.deck("3c 4s 5c 6c 7s 8c").turn();
    table.play_all(0, &["assign 2c 2s 9s", "go town 2", "deposit black"]);
    assert_eq!(
        table.inventory(0),
        [0, 2, 1, 0],
        "turn 2 pays, turn 1 did not"
    );
    table.play_all(0, &["assign 3c 4s 5c", "go cemetery t00"]);
    assert_eq!(table.inventory(0), [0, 2, 2, 1], "turn 3 pays again");
    let last = given_last_turn(|sheet| sheet.banked = set("black"));
    assert_eq!(last.sheet(0).stars, 3, "until the end of the game");
}

#[test]
fn ft_11_21_bail_bonds_first_pay_in_the_next_turn() {
    let given = given(1).circled(0, "town 10").lineup("2c 10s Qh");
    let mut table = given.deck("3c Qs 5c").turn();
    table.play_all(0, &["assign 2c 10s Qh", "go town 10", "hunt Q"]);
    assert_eq!(table.legal(0), ["take cash", "take gold"], "turn 2 pays");
    assert_eq!(table.inventory(0), [4, 2, 0, 0], "turn 1 did not");
    let last = given_last_turn(|sheet| sheet.outlaws = set("K"));
    assert_eq!(last.legal(0), ["take cash", "take gold"], "to the end");
}

/// The last turn of the game, with a black lineup and a king.
fn given_last_turn(edit: impl FnOnce(&mut crate::sheet::Sheet) + 'static) -> TestTable {
    let given = given(1).round(3).turn_number(5).lineup("3c 4s Kc");
    given.with(0, edit).turn()
}

#[test]
fn ft_e7_the_bandana_and_a_trail_bonus_action() {
    let given = given(1).inventory(0, [1, 0, 0, 0]).lineup("7c 5s 9h");
    let mut table = given.turn();
    table.play_all(0, &["assign 7c 5s 9h", "go town 5", "effect-first"]);
    table.play(0, "buy bandana");
    assert_eq!(table.sheet(0).cash, 0);
    assert!(owns(&table, Item::Bandana));
    assert_eq!(table.sheet(0).buildings.len(), 1);
    assert_eq!(table.legal_with(0, "go trail").len(), 13);
}

#[test]
fn ft_e38_the_prospector_buys_a_fifth_pan() {
    let prospector = given(1).character(0, Character::Prospector);
    let mut table = prospector
        .with(0, |sheet| sheet.pans = 4)
        .circled(0, "town 5")
        .visit("5");
    table.play(0, "buy gold_pan");
    assert_eq!(table.inventory(0), [0, 5, 1, 0]);
    assert_eq!(table.sheet(0).pans, 4);
}

/// Where everything is had, nothing is promised (FT-11.3, FT-11.6, FT-11.7, FT-11.9, FT-11.13, FT-11.15).
#[test]
fn ft_10_3_a_building_that_has_given_everything_says_so() {
    let town = || given(1).inventory(0, [20, 20, 0, 0]);
    let fresh = town().assigned("2c 7d 3h");
    let had = town().with(0, |sheet| {
        sheet.items = Item::ALL.into_iter().collect();
        sheet.banked = Colour::ALL.into_iter().collect();
        sheet.outlaws = set("J Q K");
        sheet.hotel = 4;
        sheet.land = Land::WHOLE;
    });
    let had = had.assigned("2c 7d 3h");
    let empty = |table: &TestTable, action: &str| {
        let view = table.game.view(Viewer::Seat(Seat(0)));
        let choice = Fliptown::describe(&view, action.parse().unwrap());
        format!("{choice:?}").contains("visit-nothing")
    };
    let all = fresh.legal_with(0, "go town");
    assert_eq!(all.len(), 13);
    assert!(all.iter().all(|action| !empty(&fresh, action)));
    let promising: Vec<String> = had.legal_with(0, "go town");
    let promising = promising.iter().filter(|action| !empty(&had, action));
    let promising: Vec<&str> = promising
        .map(|action| &action["go town ".len()..])
        .collect();
    assert_eq!(promising, ["3", "6", "J", "Q", "K"]);
}

/// What a visit to a building promises seat 0, as the ids and numbers of its words.
fn promise(given: Given, rank: &str) -> String {
    let table = given.inventory(0, [20, 20, 0, 0]).assigned("2c 7d 3h");
    let go = format!("go town {rank}").parse().unwrap();
    format!("{:?}", Fliptown::describe(&table.view(0), go).phrase)
}

/// Only what is left is promised: horses, wares, the weapon that is next (FT-11.7, FT-11.14).
#[test]
fn ft_11_6_a_shop_offers_what_is_not_yet_owned() {
    let with = |items: &'static str, rank: &str| {
        promise(
            given(1).with(0, move |sheet| sheet.items = set(items)),
            rank,
        )
    };
    let names = |promise: &str| {
        let all = Item::ALL.into_iter();
        let named = all.filter(|item| promise.contains(&Phrase::name("item", item.id()).id[..]));
        named.map(Item::id).collect::<Vec<_>>().join(" ")
    };
    for (owned, rank, left) in [
        ("", "4", "trail_horse work_horse"),
        ("work_horse", "4", "trail_horse"),
        ("trail_horse", "4", "work_horse"),
        ("pickaxe", "5", "bandana gold_pan"),
        ("pickaxe gold_pan", "5", "bandana"),
        ("", "9", "pistol"),
        ("pistol", "9", "rifle"),
    ] {
        assert_eq!(names(&with(owned, rank)), left, "{owned}");
    }
}

/// FT-11.10
#[test]
fn ft_11_3_a_bank_and_a_land_office_offer_what_is_free() {
    let bank = |colours: &'static str| {
        promise(
            given(1).with(0, move |sheet| sheet.banked = set(colours)),
            "2",
        )
    };
    let both = bank("");
    assert!(both.contains("colour-red") && both.contains("colour-black"));
    let black = bank("red");
    assert!(!black.contains("colour-red") && black.contains("colour-black"));
    // Of the grid a b c / d e f / g h i these squares are taken.
    let land = |taken: &'static str| {
        let claimed = taken.parse().unwrap();
        promise(given(1).with(0, move |sheet| sheet.land = claimed), "8")
    };
    let costs = |promise: &str| ["(4)", "(6)", "(8)"].map(|cost| promise.contains(cost));
    assert_eq!(costs(&land("ab")), [true, true, true]);
    assert_eq!(costs(&land("abcdeg")), [true, false, true]);
    assert_eq!(costs(&land("abcdefg")), [true, false, false]);
    // Two squares that do not touch are no shape.
    assert!(land("bcdefgh").contains("visit-nothing"));
}

#[test]
fn ft_r63_three_effects_that_cost_nothing_are_not_asked_about() {
    // The Undertaker's comes by itself.
    let mut friend = given(1).visit("A");
    friend.play(0, "effect-first");
    assert!(owns(&friend, Item::Friendship));
    // At the others there is a choice, and leaving is none of it.
    let mut agents = given(1).visit("10");
    assert_eq!(agents.refusal(0, "leave"), WhyNot::MustHunt);
    let office = given(1).with(0, |sheet| sheet.wanted = 3);
    let office = office.circled(0, "town J").visit("J");
    assert_eq!(office.legal(0), ["take star", "take clear"]);
}
