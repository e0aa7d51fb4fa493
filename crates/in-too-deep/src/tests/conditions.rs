//! The language of conditions: roles, places, things and counts (ID-17.1 to ID-17.9, ID-17.13 to ID-17.18).

use super::given::{ANNA, BRUNO, table};
use super::scene::{card, laid};

#[test]
fn id_17_1_your_roles_are_different_criminals_hooked_by_you() {
    let given = laid("*fixer@harbor *seer@parish jumper@blocks");
    assert_eq!(
        given.bindings(&card("y1 y2", "", "")),
        ["y1=fixer y2=seer", "y1=seer y2=fixer"]
    );
    // Three of them need three hooks.
    let three = card("y1 y2 y3", "", "");
    assert!(given.bindings(&three).is_empty());
    let given = laid("*fixer@harbor *seer@parish *jumper@blocks");
    assert_eq!(given.bindings(&three).len(), 6);
}

/// ID-17.21: they may be yours as well, and a role that no clause restricts may be any of its class.
#[test]
fn id_17_1_other_roles_are_any_criminals_in_play_without_a_role() {
    let given = laid("*fixer@harbor *seer@parish jumper@blocks").hooked(BRUNO, "jumper", 0);
    let mut one = given.bindings(&card("y1 c1", "in who=y1 zone=harbor", ""));
    one.sort();
    assert_eq!(one, ["y1=fixer c1=jumper", "y1=fixer c1=seer"]);
    let two = given.bindings(&card("y1 c1 c2", "in who=y1 zone=harbor", ""));
    assert_eq!(two.len(), 2);
    assert!(two.contains(&"y1=fixer c1=seer c2=jumper".to_owned()));
    // Nobody plays two roles, and nobody is left for a third.
    let given = laid("*fixer@harbor seer@parish");
    assert!(given.bindings(&card("y1 c1 c2", "", "")).is_empty());
}

#[test]
fn id_17_1_the_open_zone_may_be_any() {
    let given = laid("*fixer@harbor");
    assert_eq!(given.bindings(&card("y1 z1", "", "")).len(), 8);
}

/// The third of yours and the second of the others are bound like the first.
#[test]
fn id_17_21_a_card_needs_as_many_hooked_criminals_as_it_has_roles_of_yours() {
    let ring = "in who=y1 zone=harbor; in who=y2 zone=parish; holds who=y3 item=kind:goods; \
                together all=y3,c1; together all=y1,c2";
    let five = card("y1 y2 y3 c1 c2", ring, "");
    let city = "*fixer@harbor *seer@parish *jumper@blocks+cash courier@blocks hacker@harbor";
    assert_eq!(
        laid(city).bindings(&five),
        ["y1=fixer y2=seer y3=jumper c1=courier c2=hacker"]
    );
    let unhooked = city.replace("*jumper", "jumper");
    assert!(laid(&unhooked).bindings(&five).is_empty());
}

/// An entity stands for its zone, with or without `at:`; an item is where it lies or is held.
#[test]
fn id_17_2_places_may_be_named_by_who_is_there() {
    let given = laid("fixer@harbor+cash guardian@heights jammer@blocks");
    for place in ["at:y1", "y1", "at:cash", "cash", "harbor", "z1"] {
        let clause = format!("in who=y1 zone={place}");
        assert!(given.meets(&clause, "y1=fixer z1=harbor"), "{place}");
    }
    for place in ["at:guardian", "jammer", "parish"] {
        let clause = format!("in who=y1 zone={place}");
        assert!(!given.meets(&clause, "y1=fixer"), "{place}");
    }
}

#[test]
fn id_17_3_items_by_name_by_kind_or_any() {
    let given = laid("fixer@harbor+cash");
    let holds = |item| given.meets(&format!("holds who=y1 item={item}"), "y1=fixer");
    assert!(holds("cash") && holds("kind:goods") && holds("any"));
    assert!(!holds("psychocodes") && !holds("kind:hardware"));
    // Either item of the kind.
    let other = laid("fixer@harbor+psychocodes");
    assert!(other.meets("holds who=y1 item=kind:goods", "y1=fixer"));
}

#[test]
fn id_17_4_at_least_exactly_and_at_most() {
    let given = laid("fixer@harbor seer@harbor");
    let counts = |count: &str, n: u8| {
        let clause = format!("criminals zone=harbor count={count} n={n}");
        given.meets(&clause, "-")
    };
    assert_eq!(
        [1, 2, 3].map(|n| counts("at_least", n)),
        [true, true, false]
    );
    assert_eq!(
        [1, 2, 3].map(|n| counts("exactly", n)),
        [false, true, false]
    );
    assert_eq!([1, 2, 3].map(|n| counts("at_most", n)), [false, true, true]);
}

/// More criminals, items, barriers and searches than a card names do not hinder it.
#[test]
fn id_17_5_what_a_card_does_not_mention_does_not_matter() {
    let given = table(2)
        .laid("*fixer@heights+cash seer@heights jammer@heights guardian@heights")
        .hand(ANNA, &["e1_canvassing"])
        .acting(ANNA);
    assert!(given.may("commit e1_canvassing"));
    let elsewhere = given.at("fixer", "harbor");
    assert!(!elsewhere.may("commit e1_canvassing"));
}

#[test]
fn id_17_6_somebody_or_something_is_in_a_zone() {
    let given = laid("fixer@harbor guardian@parish jammer@blocks");
    assert!(given.meets("in who=y1 zone=harbor", "y1=fixer"));
    assert!(!given.meets("in who=y1 zone=parish", "y1=fixer"));
    assert!(given.meets("in who=guardian zone=parish", "-"));
    assert!(!given.meets("in who=guardian zone=harbor", "-"));
    assert!(given.meets("in who=jammer zone=blocks", "-"));
    assert!(!given.meets("in who=jammer zone=parish", "-"));
}

#[test]
fn id_17_7_holding_something_and_nothing() {
    let given = laid("fixer@harbor+cash seer@zinbazaar");
    assert!(given.meets("holds who=y1 item=any", "y1=fixer"));
    assert!(!given.meets("empty_handed who=y1", "y1=fixer"));
    // Items that lie beside the Seer are not hers.
    assert!(!given.meets("holds who=y1 item=any", "y1=seer"));
    assert!(given.meets("empty_handed who=y1", "y1=seer"));
}

#[test]
fn id_17_8_together() {
    let given = laid("fixer@harbor seer@harbor jumper@blocks guardian@harbor");
    assert!(given.meets("together all=y1,y2,guardian", "y1=fixer y2=seer"));
    assert!(!given.meets("together all=y1,y2,guardian", "y1=fixer y2=jumper"));
    let given = given.guardian("parish");
    assert!(!given.meets("together all=y1,y2,guardian", "y1=fixer y2=seer"));
}

/// You are in two zones: two of your criminals in different ones.
#[test]
fn id_17_8_apart_is_pairwise() {
    let given = laid("fixer@harbor seer@parish jumper@harbor");
    assert!(given.meets("apart all=y1,y2", "y1=fixer y2=seer"));
    assert!(!given.meets("apart all=y1,y2", "y1=fixer y2=jumper"));
    // Two of three in one zone are enough to fail.
    let three = "y1=fixer y2=seer y3=jumper";
    assert!(!given.meets("apart all=y1,y2,y3", three));
    let given = given.at("jumper", "blocks");
    assert!(given.meets("apart all=y1,y2,y3", three));
}

/// Barriers do not change distances (ID-1.4); positions 0 and 7 are neighbours.
#[test]
fn id_17_9_adjacent_nearby_and_opposite() {
    let given = laid("fixer@aerodrome").barriers(7, 3);
    let at = |clause: &str, zone: &str| given.meets(&format!("{clause} a=y1 b={zone}"), "y1=fixer");
    let round = [
        "aerodrome",
        "parish",
        "downtown",
        "heights",
        "harbor",
        "blocks",
        "zinbazaar",
        "ion_towers",
    ];
    let [adjacent, nearby, opposite] = ["adjacent", "nearby", "opposite"]
        .map(|clause| round.map(|zone| u8::from(at(clause, zone))));
    assert_eq!(adjacent, [0, 1, 0, 0, 0, 0, 0, 1]);
    assert_eq!(nearby, [1, 1, 0, 0, 0, 0, 0, 1]);
    assert_eq!(opposite, [0, 0, 0, 0, 1, 0, 0, 0]);
}

#[test]
fn id_17_13_with_at_least_one_of_them() {
    let any = "with_any who=guardian any=y1,y2";
    let binding = "y1=fixer y2=seer";
    let given = laid("fixer@harbor seer@parish");
    assert!(given.guardian("harbor").meets(any, binding));
    let given = laid("fixer@harbor seer@parish");
    assert!(given.guardian("parish").meets(any, binding));
    let given = laid("fixer@harbor seer@parish");
    assert!(!given.guardian("blocks").meets(any, binding));
}

#[test]
fn id_17_14_criminals_are_counted_without_the_guardian() {
    let given = laid("*fixer@harbor seer@harbor guardian@harbor").hooked(BRUNO, "seer", 0);
    let exactly = |n| {
        let clause = format!("criminals zone=at:y1 count=exactly n={n}");
        given.meets(&clause, "y1=fixer")
    };
    // Yours and others, the one itself included.
    assert!(exactly(2));
    assert!(!exactly(1) && !exactly(3));
}

#[test]
fn id_17_15_items_held_dropped_or_either() {
    let given = laid("fixer@harbor+cash seer@blocks+psychocodes coupe@harbor");
    let counts = |item: &str, state: &str, n: u8| {
        let clause = format!("items zone=harbor item={item} state={state} count=exactly n={n}");
        given.meets(&clause, "-")
    };
    assert!(counts("any", "any", 2));
    assert!(counts("any", "held", 1));
    assert!(counts("any", "dropped", 1));
    assert!(counts("kind:goods", "held", 1) && counts("kind:goods", "dropped", 0));
    assert!(counts("kind:vehicle", "held", 0) && counts("kind:vehicle", "dropped", 1));
    // What somebody holds elsewhere is not here.
    assert!(counts("psychocodes", "any", 0));
}

#[test]
fn id_17_15_dropped_means_that_nobody_holds_it() {
    let given = laid("fixer@harbor+cash");
    assert!(!given.meets("dropped item=cash", "-"));
    assert!(given.meets("dropped item=jammer", "-"));
}

/// Neither barriers nor searches fill a zone.
#[test]
fn id_17_16_completely_empty() {
    let empty = |city: &str| laid(city).meets("empty zone=heights", "-");
    // A barrier at its edge and a search in it.
    assert!(empty(""));
    assert!(!empty("fixer@heights"));
    assert!(!empty("jammer@heights"));
    assert!(!empty("guardian@heights"));
}

#[test]
fn id_17_17_barriers_at_the_edges_of_a_zone() {
    let at = |zone: &str, n: u8| {
        let clause = format!("barriers zone={zone} count=exactly n={n}");
        laid("barriers@1,2").meets(&clause, "-")
    };
    // Border 1 is between Parish and Downtown, border 2 between Downtown and The Heights.
    assert!(at("parish", 1) && at("downtown", 2) && at("heights", 1));
    assert!(at("aerodrome", 0) && at("harbor", 0));
}

#[test]
fn id_17_17_a_barrier_between_neighbours() {
    let between = |fixer: &str, seer: &str| {
        let city = format!("fixer@{fixer} seer@{seer} barriers@1,7");
        laid(&city).meets("barrier_between a=y1 b=y2", "y1=fixer y2=seer")
    };
    assert!(between("parish", "downtown") && between("downtown", "parish"));
    assert!(between("ion_towers", "aerodrome"));
    // Neighbours without one; a barrier, but no neighbours; one zone.
    assert!(!between("downtown", "heights"));
    assert!(!between("parish", "heights"));
    assert!(!between("parish", "parish"));
}

#[test]
fn id_17_18_searches_in_a_zone() {
    let given = laid("");
    let searches =
        |zone: &str, n: u8| given.meets(&format!("searches zone={zone} count=exactly n={n}"), "-");
    assert!(searches("blocks", 3) && searches("aerodrome", 2) && searches("heights", 1));
    assert!(searches("harbor", 0));
    assert!(!searches("blocks", 2));
}
