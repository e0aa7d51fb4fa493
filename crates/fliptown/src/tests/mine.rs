//! FT-9: the mine (diamonds).

use super::given::{Given, TestTable, given};
use crate::content::Item;
use crate::map::Region;
use crate::step::Step;
use crate::whynot::WhyNot;

/// A map without gold and with these rooms circled, if any.
fn dug(rooms: &str) -> Given {
    let given = given(1).inventory(0, [0; 4]);
    let sites: Vec<String> = rooms
        .split_whitespace()
        .map(|room| format!("mine {room}"))
        .collect();
    if sites.is_empty() {
        given
    } else {
        given.circled(0, &sites.join(", "))
    }
}

fn with_value(given: Given, value: &str) -> TestTable {
    given.assigned(&format!("2d {value}h 9c"))
}

/// The rooms open without gold to this value.
fn open(rooms: &str, value: &str) -> String {
    open_rooms(&with_value(dug(rooms), value))
}

fn open_rooms(table: &TestTable) -> String {
    let legal = table.legal_with(0, "go mine ");
    let names: Vec<&str> = legal
        .iter()
        .map(|action| action.trim_start_matches("go mine "))
        .collect();
    names.join(" ")
}

fn with_pickaxe(given: Given) -> Given {
    given.with(0, |sheet| sheet.items.insert(Item::Pickaxe))
}

#[test]
fn ft_9_1_a_way_from_a_circled_room_with_the_value_in_its_range() {
    // All of level 1 and 2 circled: every way to level 3.
    let upper = "m1a m1b m2a m2b m2c";
    for (values, room) in [
        ("A 2 3", "m3a"),
        ("4 5 6 7", "m3b"),
        ("8 10 J", "m3c"),
        ("Q K", "m3d"),
    ] {
        for value in values.split(' ') {
            assert_eq!(open(upper, value), room, "{value}");
        }
    }
    // A way counts only from a circled room: 6-7 leads to m3b from m2b, not from m2a.
    assert_eq!(open("m1a m2a", "6"), "m2b");
    assert_eq!(open("m1a m2a m2b", "6"), "m3b");
    let mut table = with_value(dug("m1a m2a"), "6");
    assert_eq!(table.refusal(0, "go mine m3c"), WhyNot::NoWayIn);
    assert_eq!(table.refusal(0, "go mine m1a"), WhyNot::AlreadyCircled);
    let why = WhyNot::TooLittleGold { cost: 1, held: 0 };
    assert_eq!(table.refusal(0, "go mine m3b"), why);
}

#[test]
fn ft_9_2_the_entrance_leads_to_level_1_and_ways_lead_down() {
    for value in ["A", "2", "3", "4", "5", "6", "7"] {
        assert_eq!(open("", value), "m1a");
    }
    for value in ["8", "9", "10", "J", "Q", "K"] {
        let mut table = with_value(dug(""), value);
        assert_eq!(open_rooms(&table), "m1b");
        assert_eq!(table.refusal(0, "go mine m2c"), WhyNot::NoWayIn);
    }
    // m2b joins m1a and m1b, but nobody climbs from it to m1b: that is the entrance's 8-K.
    assert_eq!(open("m1a m2b", "5"), "");
    assert_eq!(open("m1a m2b", "10"), "m1b");
}

#[test]
fn ft_9_3_all_rewards_of_the_room_at_once() {
    // Cash, gold, stars, Wanted, then pans and hammers, and a bonus action.
    type Gained = ([u16; 4], u8, u8, Option<Region>);
    let rooms: [(&str, &str, Gained); 14] = [
        ("", "m1a A", ([0, 1, 0, 0], 0, 1, None)),
        ("", "m1b K", ([0, 1, 0, 0], 1, 0, None)),
        ("m1a", "m2a A", ([0, 1, 0, 0], 0, 0, Some(Region::Badlands))),
        ("m1a", "m2b 5", ([0, 1, 0, 0], 0, 0, Some(Region::Trail))),
        ("m1b", "m2c K", ([0, 1, 0, 0], 0, 0, Some(Region::Town))),
        ("m1a m2a", "m3a A", ([0, 6, 1, 1], 0, 0, None)),
        ("m1a m2a", "m3b 4", ([0, 4, 2, 1], 0, 0, None)),
        ("m1b m2c", "m3c 10", ([0, 2, 3, 1], 0, 0, None)),
        ("m1b m2c", "m3d K", ([0, 0, 4, 1], 0, 0, None)),
        ("m1a m2a m3a", "m4a A", ([0, 0, 0, 1], 0, 0, None)),
        ("m1a m2a m3a", "m4b 3", ([0, 0, 0, 2], 0, 0, None)),
        ("m1a m2a m3b", "m4c 7", ([0, 0, 0, 3], 0, 0, None)),
        ("m1b m2c m3c", "m4d 10", ([0, 0, 0, 2], 0, 0, None)),
        ("m1b m2c m3d", "m4e K", ([0, 0, 0, 1], 0, 0, None)),
    ];
    for (circled, way, (gained, pans, hammers, bonus)) in rooms {
        let (room, value) = way.split_once(' ').unwrap();
        let mut table = with_value(dug(circled), value);
        table.play(0, &format!("go mine {room}"));
        let sheet = table.sheet(0);
        assert_eq!(table.inventory(0), gained, "{room}");
        assert_eq!((sheet.pans, sheet.hammers), (pans, hammers), "{room}");
        let pending = match table.game.seats[0].agenda.last() {
            Some(Step::Bonus { region, .. }) => Some(*region),
            _ => None,
        };
        assert_eq!(pending, bonus, "{room}");
    }
}

/// FT-E46
#[test]
fn ft_9_4_one_room_and_the_seat_chooses_where_several_fit() {
    let deep = "m1a m1b m2a m2b m2c m3a m3b";
    assert_eq!(open(&format!("{deep} m3c"), "10"), "m4c m4d");
    assert_eq!(open(&format!("{deep} m3c m3d"), "Q"), "m4d m4e");
    let mut table = with_value(dug(&format!("{deep} m3c")), "10");
    table.play(0, "go mine m4d");
    assert_eq!((table.sheet(0).rooms.len(), table.game.turn), (9, 2));
}

/// FT-R44: closed for this turn only.
#[test]
fn ft_9_5_a_mine_without_a_fitting_room_is_closed_this_turn() {
    let mut table = with_value(dug("m1a m1b m2b").deck("3d 4h 9s"), "5");
    assert_eq!(open_rooms(&table), "");
    assert_eq!(table.legal(0).len(), 8, "the eight tombstones are left");
    table.play_all(0, &["go cemetery t02", "assign 3d 4h 9s"]);
    assert_eq!(open_rooms(&table), "m2a");
}

/// FT-R13: exactly two up or down, or not used.
#[test]
fn ft_9_6_the_pickaxe_changes_the_value_by_two_for_nothing() {
    let open = |rooms, value| open_rooms(&with_value(with_pickaxe(dug(rooms)), value));
    assert_eq!(open("", "6"), "m1a m1b");
    assert_eq!(open("", "5"), "m1a");
    assert_eq!(open("", "9"), "m1a m1b");
    assert_eq!(open("", "10"), "m1b");
    // 3 as 5, 5 as 3, 6 as 8; in the first row 5 as 7 or 3 finds nothing new.
    let deep = "m1a m1b m2a m2b m2c";
    assert_eq!(open(deep, "3"), "m3a m3b");
    assert_eq!(open(deep, "5"), "m3a m3b");
    assert_eq!(open(deep, "6"), "m3b m3c");
    let item = Item::Pickaxe.effect();
    assert_eq!(item.mine_value_delta_options, [-2, 2]);
}

/// FT-20.4 pays them.
#[test]
fn ft_9_7_rooms_of_level_4_give_silver_stars() {
    let silver = |rooms, sites| dug(rooms).circled(0, sites).turn().sheet(0).silver();
    let graves = "cemetery t00, cemetery t01";
    assert_eq!(silver("m1a m2a m3a", graves), 0);
    assert_eq!(silver("m1a m2a m3a m4a", graves), 3);
    assert_eq!(silver("m1a m2a m3a m4b", "town A, town 2"), 2);
    assert_eq!(silver("m1a m2a m3b m4c", graves), 4);
    assert_eq!(silver("m1b m2c m3c m4d", "trail A, trail K"), 2);
    assert_eq!(silver("m1b m2c m3d m4e", "badlands 2"), 1);
}

#[test]
fn ft_e6_the_first_room_of_an_empty_mine() {
    let mut table = given(1).inventory(0, [0; 4]).assigned("Qd 5c 9h");
    assert_eq!(open_rooms(&table), "m1a");
    table.play(0, "go mine m1a");
    assert_eq!(table.inventory(0), [0, 1, 0, 0]);
    assert_eq!(table.sheet(0).hammers, 1);
    assert_eq!(open("m1a", "4"), "m2a");
    assert_eq!(open("m1a", "5"), "m2b");
}

#[test]
fn ft_e20_pickaxe_and_gold() {
    let table = with_value(with_pickaxe(dug("m1a")).inventory(0, [0, 3, 0, 0]), "3");
    assert_eq!(open_rooms(&table), "m1b m2a m2b");
    assert_eq!(table.price(0, "go mine m2a"), 0);
    assert_eq!(table.price(0, "go mine m2b"), 0);
    assert_eq!(table.price(0, "go mine m1b"), 3);
}
