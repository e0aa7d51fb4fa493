//! ID-10: the Guardian, barriers, searches and swaps.

use super::given::{ANNA, BRUNO, Given, read, table};
use crate::pieces::Zone;
use crate::step::{Duty, Step};
use crate::whynot::WhyNot;

/// So many moves of the Guardian and the barriers.
fn patrol(given: Given, left: u8) -> Given {
    let duty = Duty::May;
    given.acting(ANNA).asking(ANNA, Step::Patrol { left, duty })
}

#[test]
fn id_10_1_the_guardian_moves_one_zone_and_crosses_barriers() {
    let given = patrol(table(2).guardian("downtown"), 1);
    let moves = ["guardian heights", "guardian parish"];
    assert_eq!(given.legal_like("guardian"), moves);
    let zone = Zone::Harbor;
    let far = given.refused("guardian harbor");
    assert_eq!(far, WhyNot::NotAdjacent { zone });
    let zone = Zone::Downtown;
    let same = given.refused("guardian downtown");
    assert_eq!(same, WhyNot::AlreadyThere { zone });
    let given = given.act("guardian parish");
    assert_eq!(given.game.open.city.guardian, Zone::Parish);
}

#[test]
fn id_10_2_each_move_may_escort_one_criminal() {
    let table = table(2)
        .guardian("downtown")
        .at("seer", "downtown")
        .at("fixer", "downtown")
        .at("jumper", "parish")
        .holds("seer", "cash")
        .hooked(BRUNO, "seer", 0);
    let given = patrol(table, 2).act("guardian parish");
    assert_eq!(given.legal(), ["pass", "criminal fixer", "criminal seer"]);
    let criminal = read("jumper");
    let refused = given.refused("criminal jumper");
    assert_eq!(refused, WhyNot::NotLeftBehind { criminal });
    // Across the barrier, with the item; the next move takes another one.
    let given = given.acts(&["criminal seer", "guardian aerodrome"]);
    assert_eq!(given.legal(), ["pass", "criminal seer", "criminal jumper"]);
    let given = given.act("criminal jumper");
    assert_eq!(given.zone("jumper"), "aerodrome");
    assert_eq!(given.zone("seer"), "parish");
    assert_eq!(given.zone("fixer"), "downtown");
    assert_eq!(given.holder("cash"), Some("seer"));
}

#[test]
fn id_e16_the_guardian_takes_the_enforcer_across_a_barrier() {
    let given = table(2)
        .barriers(5, 0)
        .guardian("heights")
        .at("enforcer", "blocks")
        .at("seer", "parish")
        .holds("enforcer", "cash")
        .hooked(ANNA, "seer", 0)
        .tool(ANNA, "guardian_barriers_3")
        .acting(ANNA)
        .act("support guardian_barriers_3");
    let given = given.acts(&["guardian harbor", "guardian blocks"]);
    let given = given.acts(&["guardian zinbazaar", "criminal enforcer"]);
    assert_eq!(given.game.open.city.guardian, Zone::Zinbazaar);
    assert_eq!(given.zone("enforcer"), "zinbazaar");
    assert_eq!(given.holder("cash"), Some("enforcer"));
    assert_eq!(given.step(), Step::Act);
}

/// ID-10.4, ID-E17: a barrier jumps over the other one.
#[test]
fn id_10_3_a_barrier_moves_to_the_next_free_border() {
    let moved = |action: &str| patrol(table(2).barriers(3, 4), 1).act(action).borders();
    assert_eq!(moved("barrier 3 counter"), [2, 4]);
    assert_eq!(moved("barrier 3 clockwise"), [4, 5]);
    assert_eq!(moved("barrier 4 counter"), [2, 3]);
    let round = patrol(table(2).barriers(7, 3), 1).act("barrier 7 clockwise");
    assert_eq!(round.borders(), [0, 3]);
}

#[test]
fn id_10_4_two_barriers_never_share_a_border() {
    let mut given = patrol(table(2).barriers(0, 4), 40);
    for _ in 0..40 {
        let [one, other] = given.borders();
        assert_ne!(one, other);
        given = given.act(&format!("barrier {one} clockwise"));
    }
}

#[test]
fn id_10_5_a_whole_group_of_searches_goes_to_a_zone_without_any() {
    let given = table(2).acting(ANNA).asking(ANNA, Step::Shift { to: None });
    let groups = ["zone blocks", "zone heights", "zone aerodrome"];
    assert_eq!(given.legal(), groups);
    assert_eq!(given.refused("zone parish"), WhyNot::NoSearchesThere);
    let given = given.act("zone aerodrome");
    let zone = Zone::Heights;
    let taken = given.refused("zone heights");
    assert_eq!(taken, WhyNot::SearchesThere { zone });
    let given = given.act("zone parish");
    let expected = [("blocks", 3), ("heights", 1), ("parish", 2)];
    assert_eq!(given.searched(), expected);
    // Nothing else moves them.
    let given = patrol(given, 1).act("guardian aerodrome");
    assert_eq!(given.searched(), expected);
}

/// ID-10.6: with five uses of zones one after another.
#[test]
fn id_10_6_three_zones_always_hold_three_two_and_one() {
    let mut given = table(2).at("courier", "parish").hooked(ANNA, "courier", 3);
    for zone in ["parish", "downtown", "harbor", "zinbazaar", "blocks"] {
        given = given.at("courier", zone).acting(ANNA).act("use courier");
        let mut counts: Vec<u8> = given.searched().iter().map(|(_, count)| *count).collect();
        counts.sort_unstable();
        assert_eq!(counts, [1, 2, 3], "{zone}");
        assert_eq!(given.game.open.city.searches_in(read(zone)), 3);
    }
}

#[test]
fn id_10_7_ignored_barriers_stop_nothing_until_the_end_of_the_turn() {
    let given = table(2)
        .at("courier", "parish")
        .at("seer", "harbor")
        .hooked(ANNA, "courier", 3)
        .tool(ANNA, "ignore_barriers")
        .acting(ANNA);
    assert!(!given.may("move courier downtown"));
    let given = given.act("support ignore_barriers");
    assert!(given.may("move courier downtown"));
    assert_eq!(given.legal_like("dash").len(), 7);
    let favour = given.asking(ANNA, Step::Heights { left: 2 });
    assert!(favour.may("move seer heights"));
    let given = favour.turn(ANNA).act("pass");
    assert!(!given.may("move courier downtown"), "a turn later");
}

#[test]
fn id_10_8_two_criminals_change_places_with_their_items() {
    let given = table(2)
        .at("seer", "harbor")
        .at("jumper", "parish")
        .at("fixer", "parish")
        .holds("seer", "cash")
        .hooked(BRUNO, "seer", 0)
        .acting(ANNA)
        .asking(ANNA, Step::SwapCriminals)
        .act("criminal jumper");
    // Only the Seer is elsewhere, so nothing more is asked.
    assert_eq!(
        (given.zone("jumper"), given.zone("seer")),
        ("harbor", "parish")
    );
    assert_eq!(given.holder("cash"), Some("seer"));
    assert_eq!(given.ports(BRUNO), ["seer"]);
}

#[test]
fn id_10_8_criminals_of_one_zone_are_not_swapped() {
    let given = table(2)
        .at("seer", "harbor")
        .at("jumper", "parish")
        .at("fixer", "parish")
        .at("shadow", "blocks")
        .acting(ANNA)
        .asking(ANNA, Step::SwapCriminals)
        .act("criminal jumper");
    assert_eq!(given.refused("criminal fixer"), WhyNot::SameZone);
    assert_eq!(given.legal(), ["criminal shadow", "criminal seer"]);
}

/// ID-R37: places are exchanged, the criminal's own item goes along.
#[test]
fn id_10_9_an_item_and_a_criminal_change_places() {
    let given = table(2)
        .at("seer", "harbor")
        .at("jumper", "parish")
        .holds("seer", "cash")
        .holds("jumper", "rifle")
        .acting(ANNA)
        .asking(ANNA, Step::SwapItemCriminal)
        .act("item cash");
    // The Seer holds it and is where it is.
    assert_eq!(given.zone("jumper"), "harbor");
    assert_eq!(given.holder("rifle"), Some("jumper"));
    assert_eq!(given.lies("cash"), Some("parish"));
    assert_eq!(given.zone("seer"), "harbor");
}

#[test]
fn id_r37_an_item_and_a_criminal_of_one_zone_are_not_swapped() {
    let given = table(2)
        .at("seer", "harbor")
        .at("jumper", "parish")
        .at("fixer", "blocks")
        .holds("seer", "cash")
        .acting(ANNA)
        .asking(ANNA, Step::SwapItemCriminal)
        .act("item cash");
    assert_eq!(given.refused("criminal seer"), WhyNot::SameZone);
    assert_eq!(given.legal(), ["criminal fixer", "criminal jumper"]);
}

#[test]
fn id_10_10_two_items_exchange_places_and_states() {
    let swap = |given: Given| {
        let step = Step::SwapItems(Duty::Must);
        given.acting(ANNA).asking(ANNA, step)
    };
    let given = swap(table(2).at("seer", "zinbazaar").holds("seer", "cash"));
    let given = given.act("item rifle");
    // One held and one dropped in the same zone may be swapped, two dropped there may not.
    assert_eq!(given.holder("rifle"), Some("seer"));
    assert_eq!(given.lies("cash"), Some("zinbazaar"));
    let given = swap(given.dropped("coupe", "parish")).act("item rifle");
    assert!(given.may("item cash") && given.may("item coupe"));
    let given = swap(given).act("item cash");
    assert_eq!(given.refused("item jammer"), WhyNot::SamePlace);
    assert_eq!(given.legal(), ["item coupe", "item rifle"]);
}

#[test]
fn id_e17_the_barrier_of_border_three_jumps_over_the_one_of_border_four() {
    let given = || patrol(table(2).barriers(3, 4), 1);
    assert_eq!(given().act("barrier 3 counter").borders(), [2, 4]);
    assert_eq!(given().act("barrier 3 clockwise").borders(), [4, 5]);
}
