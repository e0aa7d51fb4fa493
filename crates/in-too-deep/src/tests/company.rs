//! Alone and alone with somebody, the Shadow and the Mechanic in conditions (ID-17.10 to ID-17.12, ID-17.19).

use super::given::{ANNA, BRUNO, Given, table};
use super::scene::laid;

fn alone(city: &str) -> bool {
    laid(city).meets("alone who=y1", "y1=fixer")
}

/// Items, barriers and searches do not matter.
#[test]
fn id_17_10_alone() {
    assert!(alone("*fixer@harbor"));
    assert!(alone(
        "*fixer@heights jammer@heights seer@harbor guardian@downtown"
    ));
    assert!(!alone("*fixer@harbor seer@harbor"));
    assert!(!alone("*fixer@harbor guardian@harbor"));
    // Not even with another of yours.
    assert!(!alone("*fixer@harbor *seer@harbor"));
}

#[test]
fn id_17_11_alone_with_somebody() {
    let with = |city: &str| laid(city).meets("alone_with who=y1 with=c1", "y1=fixer c1=seer");
    assert!(with("*fixer@harbor seer@harbor"));
    // Those named must be there, and nobody else.
    assert!(!with("*fixer@harbor seer@blocks"));
    assert!(!with("*fixer@harbor seer@harbor jumper@harbor"));
    assert!(!with("*fixer@harbor seer@harbor guardian@harbor"));
}

#[test]
fn id_17_11_alone_with_the_guardian() {
    let with = |city: &str| laid(city).meets("alone_with who=y1 with=guardian", "y1=fixer");
    assert!(with("*fixer@harbor guardian@harbor"));
    assert!(!with("*fixer@harbor"));
    assert!(!with("*fixer@harbor guardian@harbor seer@harbor"));
    let both =
        |city: &str| laid(city).meets("alone_with who=y1 with=guardian,c1", "y1=fixer c1=seer");
    assert!(both("*fixer@harbor guardian@harbor seer@harbor"));
    assert!(!both("*fixer@harbor seer@harbor"));
}

/// The Shadow in a crowd, hooked by somebody with so much grip.
fn shadow(grip: u8) -> Given {
    table(2)
        .laid("shadow@harbor seer@harbor jumper@harbor guardian@harbor")
        .hooked(ANNA, "shadow", grip)
}

#[test]
fn id_17_12_the_shadow_is_always_alone_from_grip_3_on() {
    assert!(shadow(3).meets("alone who=y1", "y1=shadow"));
    assert!(!shadow(2).meets("alone who=y1", "y1=shadow"));
    // Only for whoever has her hooked.
    let given = table(2)
        .laid("shadow@harbor seer@harbor")
        .grip(ANNA, "shadow", 5)
        .hooked(BRUNO, "shadow", 5);
    assert!(!given.meets("alone who=c1", "c1=shadow"));
}

#[test]
fn id_17_12_the_shadow_is_alone_with_whoever_is_present() {
    let with = "alone_with who=y1 with=c1";
    assert!(shadow(3).meets(with, "y1=shadow c1=seer"));
    assert!(!shadow(2).meets(with, "y1=shadow c1=seer"));
    let away = shadow(3).at("seer", "blocks");
    assert!(!away.meets(with, "y1=shadow c1=seer"));
}

/// ID-R24: she counts against the aloneness of others, and for all other clauses.
#[test]
fn id_17_12_beside_the_shadow_nobody_else_is_alone() {
    let given = table(2)
        .laid("*fixer@harbor shadow@harbor")
        .hooked(ANNA, "shadow", 8);
    assert!(!given.meets("alone who=y1", "y1=fixer"));
    assert!(given.meets("criminals zone=harbor count=exactly n=2", "-"));
    assert!(!given.meets("empty zone=harbor", "-"));
}

/// The Shadow's cash, with the Guardian and the Fixer beside her.
fn soft_count(grip: u8, holder: &str) -> bool {
    let given = table(2)
        .laid("*fixer@harbor shadow@harbor guardian@harbor")
        .hooked(ANNA, "shadow", grip)
        .holds(holder, "cash")
        .hand(ANNA, &["a1_soft_count"])
        .acting(ANNA);
    given.may("commit a1_soft_count")
}

#[test]
fn id_e31_soft_count_with_the_shadow() {
    assert!(soft_count(3, "shadow"));
    assert!(!soft_count(2, "shadow"));
    assert!(!soft_count(3, "fixer") && !soft_count(8, "fixer"));
}

/// The Mechanic with an item in hand.
fn mechanic(grip: u8, item: &str) -> Given {
    table(2)
        .laid("mechanic@harbor")
        .hooked(ANNA, "mechanic", grip)
        .holds("mechanic", item)
}

#[test]
fn id_17_19_the_mechanics_item_matches_either_of_its_kind() {
    let holds = |grip, item: &str| {
        let clause = format!("holds who=y1 item={item}");
        mechanic(grip, "cash").meets(&clause, "y1=mechanic")
    };
    assert!(holds(3, "cash") && holds(3, "psychocodes"));
    assert!(!holds(3, "jammer"));
    // With less grip it is what it is.
    assert!(holds(2, "cash") && !holds(2, "psychocodes"));
}

/// Each clause on its own; no item is counted twice.
#[test]
fn id_17_19_the_mechanics_item_where_items_are_counted() {
    let counts = |given: &Given, item: &str, n: u8| {
        let clause = format!("items zone=harbor item={item} state=any count=exactly n={n}");
        given.meets(&clause, "-")
    };
    let given = mechanic(3, "cash");
    assert!(counts(&given, "cash", 1) && counts(&given, "psychocodes", 1));
    assert!(counts(&given, "kind:goods", 1) && counts(&given, "any", 1));
    // With the real one beside her there are two that pass for it.
    let given = given.dropped("psychocodes", "harbor");
    assert!(counts(&given, "psychocodes", 2) && counts(&given, "kind:goods", 2));
    // It is held, not dropped.
    let dropped = "items zone=harbor item=cash state=dropped count=at_least n=1";
    assert!(!given.meets(dropped, "-"));
}

/// Items as places and items that must lie dropped are the real ones.
#[test]
fn id_17_19_dropped_items_and_items_as_places_are_real() {
    let given = mechanic(3, "cash").dropped("psychocodes", "parish");
    assert!(given.meets("dropped item=psychocodes", "-"));
    assert!(!given.meets("dropped item=cash", "-"));
    assert!(given.meets("in who=psychocodes zone=parish", "-"));
    assert!(!given.meets("in who=psychocodes zone=harbor", "-"));
}

/// The Mechanic of somebody else does not help.
#[test]
fn id_17_19_only_your_own_mechanic_reworks_items() {
    let given = table(2)
        .laid("mechanic@harbor+cash")
        .grip(ANNA, "mechanic", 8)
        .hooked(BRUNO, "mechanic", 8);
    assert!(!given.meets("holds who=c1 item=psychocodes", "c1=mechanic"));
    assert!(given.meets("holds who=c1 item=cash", "c1=mechanic"));
}

/// ID-R25: the effect takes the real item.
#[test]
fn id_e32_the_mechanic_passes_psychocodes_off_as_cash() {
    let given = mechanic(3, "psychocodes")
        .hand(ANNA, &["a1_soft_count"])
        .acting(ANNA)
        .act("commit a1_soft_count");
    assert_eq!(given.item("psychocodes"), "harbor");
    assert_eq!(given.item("cash"), "zinbazaar");
    let too_little = mechanic(2, "psychocodes")
        .hand(ANNA, &["a1_soft_count"])
        .acting(ANNA);
    assert!(!too_little.may("commit a1_soft_count"));
}

/// The second half of ID-E32: the jammer in her hands would do for a decoder, but it must lie dropped.
#[test]
fn id_r25_mirror_feed_wants_the_real_jammer_dropped() {
    let feed = |item: &str| {
        mechanic(3, item)
            .story(&["c1_dead_air"])
            .hand(ANNA, &["c2_mirror_feed"])
            .acting(ANNA)
    };
    let given = feed("jammer").dropped("decoder", "aerodrome");
    assert!(given.meets("holds who=y1 item=decoder", "y1=mechanic"));
    assert!(!given.may("commit c2_mirror_feed"));
    let given = feed("decoder").dropped("jammer", "aerodrome");
    let given = given.act("commit c2_mirror_feed");
    assert_eq!(given.item("jammer"), "+mechanic");
    assert_eq!(given.item("decoder"), "aerodrome");
}
