//! FT-12: the cemetery, its tombstones and the links between them.

use kernel::Seat;

use super::given::{TestTable, all_of, given, set};
use crate::map::Region;
use crate::prompt::Prompt;
use crate::score::points;
use crate::whynot::WhyNot;

const STONES: [&str; 8] = ["t00", "t01", "t02", "t10", "t12", "t20", "t21", "t22"];

/// Cards that lead elsewhere.
const CARDS: &str = "2h 7s 9d";

/// Seat 0, without anything, circles a tombstone where these are circled.
fn dig_up(circled: &[&str], stone: &str) -> TestTable {
    let mut given = given(1).inventory(0, [0; 4]);
    for other in circled {
        given = given.circled(0, &format!("cemetery {other}"));
    }
    let mut table = given.assigned(CARDS);
    table.play(0, &format!("go cemetery {stone}"));
    table
}

/// Cash, gold, stars, Wanted, pans, hammers, and the bonus action won.
fn won(table: &TestTable) -> ([u16; 4], u8, u8, Option<Region>) {
    let sheet = table.sheet(0);
    (
        table.inventory(0),
        sheet.pans,
        sheet.hammers,
        sheet.bonuses.iter().next(),
    )
}

#[test]
fn ft_12_1_any_tombstone_not_yet_circled_with_any_cards() {
    let mut table = given(1).circled(0, "cemetery t00").assigned(CARDS);
    let legal: Vec<String> = STONES[1..]
        .iter()
        .map(|stone| format!("go cemetery {stone}"))
        .collect();
    assert_eq!(table.legal_with(0, "go cemetery"), legal);
    for circled in ["t00", "t11"] {
        let why = table.refusal(0, &format!("go cemetery {circled}"));
        assert_eq!(why, WhyNot::AlreadyCircled);
    }
    table.play(0, "go cemetery t22");
    assert_eq!(table.sheet(0).tombstones.len(), 3);
    assert_eq!(table.sheet(0).gold, 2, "the cards do not matter");
}

#[test]
fn ft_12_2_a_tombstone_gives_one_wanted_unless_the_undertaker_is_a_friend() {
    assert_eq!(dig_up(&[], "t00").inventory(0), [0, 0, 0, 1]);
    let friend = given(1).with(0, |sheet| sheet.items = set("ignore_wanted"));
    let mut table = friend.assigned(CARDS);
    table.play(0, "go cemetery t00");
    assert_eq!(table.legal(0), ["amount 0", "amount 1"]);
    table.play(0, "amount 0");
    assert_eq!(table.inventory(0), [4, 2, 0, 0]);
}

#[test]
fn ft_12_3_the_shovel_gives_a_star_for_every_tombstone() {
    let shovel = given(1).with(0, |sheet| sheet.items = set("ignore_wanted shovel"));
    let mut table = shovel.deck("3h 8s 10d").assigned(CARDS);
    table.play_all(0, &["go cemetery t00", "amount 0"]);
    assert_eq!(table.sheet(0).stars, 1);
    table.play_all(0, &["assign 3h 8s 10d", "go cemetery t22", "amount 0"]);
    assert_eq!(table.sheet(0).stars, 2);
}

/// FT-R48: three links at once are possible.
#[test]
fn ft_12_4_the_last_tombstone_is_paid_by_all_its_links() {
    let [none, badlands, trail, mine, town] = [
        None,
        Some(Region::Badlands),
        Some(Region::Trail),
        Some(Region::Mine),
        Some(Region::Town),
    ];
    let links = [
        ("t00", ([0, 4, 0, 1], 0, 0, badlands)),
        ("t01", ([0, 0, 2, 1], 0, 1, badlands)),
        ("t02", ([0, 0, 2, 1], 0, 0, trail)),
        ("t10", ([4, 4, 0, 1], 0, 0, mine)),
        ("t12", ([8, 2, 0, 1], 0, 0, trail)),
        ("t20", ([0, 0, 2, 1], 0, 0, mine)),
        ("t21", ([0, 0, 2, 1], 1, 0, town)),
        ("t22", ([8, 0, 0, 1], 0, 0, town)),
    ];
    for (stone, expected) in links {
        let others = STONES.into_iter().filter(|other| *other != stone);
        let others: Vec<&str> = others.collect();
        assert_eq!(won(&dig_up(&others, stone)), expected, "{stone}");
    }
    // With nothing but the centre only its four neighbours are paid: links are orthogonal.
    let centre = [
        ("t00", ([0, 0, 0, 1], 0, 0, none)),
        ("t01", ([0, 0, 0, 1], 0, 1, none)),
        ("t02", ([0, 0, 0, 1], 0, 0, none)),
        ("t10", ([4, 0, 0, 1], 0, 0, none)),
        ("t12", ([0, 2, 0, 1], 0, 0, none)),
        ("t20", ([0, 0, 0, 1], 0, 0, none)),
        ("t21", ([0, 0, 0, 1], 1, 0, none)),
        ("t22", ([0, 0, 0, 1], 0, 0, none)),
    ];
    for (stone, expected) in centre {
        assert_eq!(won(&dig_up(&[], stone)), expected, "{stone}");
    }
}

#[test]
fn ft_12_4_a_link_pays_once() {
    let mut table = given(1)
        .inventory(0, [0; 4])
        .deck("3h 8s 10d")
        .assigned(CARDS);
    table.play(0, "go cemetery t10");
    assert_eq!(table.sheet(0).cash, 4);
    table.play_all(0, &["assign 3h 8s 10d", "go cemetery t00"]);
    assert_eq!(table.inventory(0), [4, 4, 0, 2], "only the new link pays");
}

#[test]
fn ft_12_5_without_a_tombstone_left_there_is_no_cemetery_action() {
    let full = given(1)
        .inventory(0, [0; 4])
        .circled(0, &all_of(Region::Cemetery));
    let mut table = full.assigned("2s As 9d");
    assert_eq!(table.legal(0), ["pass"]);
    assert_eq!(table.refusal(0, "go cemetery t00"), WhyNot::AlreadyCircled);
}

#[test]
fn ft_r20_the_centre_counts_wherever_circled_tombstones_are_counted() {
    let deep = given(1)
        .inventory(0, [0; 4])
        .circled(0, "mine m1a, mine m2a, mine m3a, mine m4a")
        .turn();
    assert_eq!(points(deep.sheet(0)), 1, "nothing but the centre");
}

#[test]
fn ft_r48_an_edge_tombstone_completes_three_links() {
    let table = dig_up(&["t02", "t22"], "t12");
    assert_eq!(table.inventory(0), [8, 2, 0, 1]);
    assert_eq!(table.legal_with(0, "go trail").len(), 13);
}

#[test]
fn ft_e8_town_bonus_action_and_later_two_links_at_once() {
    let mut table = given(1)
        .inventory(0, [0; 4])
        .circled(0, "cemetery t21")
        .deck("3h 8s 10d")
        .assigned(CARDS);
    table.play(0, "go cemetery t22");
    assert_eq!(table.inventory(0), [0, 0, 0, 1]);
    assert_eq!(table.legal_with(0, "go town").len(), 13);
    table.play_all(0, &["decline", "assign 3h 8s 10d", "go cemetery t12"]);
    assert_eq!(table.inventory(0), [8, 2, 0, 2]);
}

#[test]
fn ft_e22_friendship_and_shovel() {
    let mut table = given(1)
        .inventory(0, [0; 4])
        .with(0, |sheet| sheet.items = set("ignore_wanted shovel"))
        .assigned(CARDS);
    table.play_all(0, &["go cemetery t01", "amount 0"]);
    assert_eq!(won(&table), ([0, 0, 1, 0], 0, 1, None));
}

#[test]
fn ft_e23_three_links_without_items() {
    let table = dig_up(&["t00", "t02"], "t01");
    assert_eq!(
        won(&table),
        ([0, 0, 2, 1], 0, 1, Some(Region::Badlands)),
        "everything else comes before the bonus action"
    );
    assert_eq!(table.legal_with(0, "go badlands").len(), 12);
}

#[test]
fn ft_12_5_the_question_tells_of_the_cemetery_while_tombstones_are_left() {
    let left = |circled: usize| {
        let mut given = given(1);
        for stone in &STONES[..circled] {
            given = given.circled(0, &format!("cemetery {stone}"));
        }
        match given.assigned(CARDS).game.prompt_of(Seat(0)) {
            Some(Prompt::Main { tombstones, .. }) => tombstones,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!([0, 3, 8].map(left), [8, 5, 0]);
}
