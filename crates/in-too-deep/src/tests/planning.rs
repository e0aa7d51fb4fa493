//! Planning help: what is met of a crime, and what is missing (ID-16.2, ID-17.21).

use kernel::Viewer;

use super::given::{ANNA, Given, read, table};
use crate::crime::Binding;
use crate::pieces::Crime;
use crate::planning::Plan;

/// How Anna is doing with a crime.
fn plan(given: &Given, crime: &str) -> Plan {
    let view = given.game.view_of(Viewer::Seat(ANNA));
    Plan::of(&view, read(crime)).expect("Anna plans")
}

fn met(plan: &Plan) -> Vec<bool> {
    plan.conditions.iter().map(|one| one.met).collect()
}

/// Soft Count: one of yours holds the cash and is alone.
#[test]
fn id_17_21_every_condition_is_told_for_itself() {
    let of = |city: &str| plan(&table(2).laid(city).acting(ANNA), "a1_soft_count");
    let cases = [
        ("*fixer@heights+cash", [true, true], true),
        ("*fixer@heights", [false, true], false),
        ("*fixer@heights+cash seer@heights", [true, false], false),
        ("*fixer@heights seer@heights", [false, false], false),
    ];
    for (city, conditions, ready) in cases {
        let plan = of(city);
        assert_eq!(met(&plan), conditions, "{city}");
        let short = conditions.iter().filter(|met| !**met).count();
        assert_eq!((plan.missing(), plan.is_ready()), (short, ready), "{city}");
        assert_eq!(plan.prerequisite, None, "it is the first of its story");
    }
    // Without anybody hooked nobody plays the role.
    let nobody = of("fixer@heights+cash");
    assert!(!nobody.is_ready());
    assert!(nobody.missing() > 0);
}

/// First Taste: one of yours holds goods and is alone with somebody, who holds nothing. Nobody is named as that
/// somebody before it is known where yours stands.
#[test]
fn id_17_1_others_are_named_when_all_of_yours_are() {
    let of = |city: &str| plan(&table(2).laid(city).acting(ANNA), "d1_first_taste");
    let nobody = of("fixer@heights seer@blocks");
    assert_eq!(nobody.binding, Binding::default());
    assert_eq!(met(&nobody), [false, false, false]);
    let one = of("*fixer@heights seer@blocks");
    assert_eq!(one.binding, read("y1=fixer c1=seer"));
    assert_eq!(met(&one), [false, false, true]);
}

/// Over the Fence: one of yours and another criminal are neighbours with a barrier between them. As long as
/// nobody is, nobody is named; and the one who is, is.
#[test]
fn id_17_1_nobody_is_named_where_others_would_do_as_well() {
    let of = |city: &str| plan(&table(2).laid(city).acting(ANNA), "petty_over_the_fence");
    let anybody = of("*fixer@heights seer@heights shadow@heights");
    assert_eq!(anybody.binding, read("y1=fixer"));
    let told = format!("{:?}", anybody.conditions[0].phrase);
    assert!(told.contains("stranger"), "{told}");
    let only = of("*fixer@heights seer@heights");
    assert_eq!(
        only.binding,
        read("y1=fixer c1=seer"),
        "there is nobody else"
    );
    assert_eq!(met(&only), met(&anybody));
}

/// Dead Drop: next to some zone in which there is nobody and nothing.
#[test]
fn id_17_2_no_zone_is_named_where_others_would_do_as_well() {
    let of = |city: &str| plan(&table(2).laid(city).acting(ANNA), "petty_dead_drop");
    let plan = of("*fixer@heights seer@heights");
    assert_eq!(plan.binding.zone, None);
    assert!(!plan.is_ready());
}

/// Whoever is about to be the one can be asked about, too.
#[test]
fn id_17_20_the_conditions_can_be_told_for_any_of_yours() {
    let given = table(2)
        .laid("*fixer@heights+cash *seer@blocks shadow@harbor")
        .acting(ANNA);
    let view = given.game.view_of(Viewer::Seat(ANNA));
    let crime: Crime = read("a1_soft_count");
    let told = |cast: &str| Plan::cast(&view, crime, read(cast)).expect("Anna plans");
    assert_eq!(met(&told("y1=fixer")), [true, true]);
    assert_eq!(met(&told("y1=seer")), [false, true]);
    let scene = view.open.scene(ANNA);
    let can = |cast: &str| scene.can_cast(crime.data(), &read(cast));
    assert!(can("y1=fixer") && can("y1=seer"));
    assert!(!can("y1=shadow"), "nobody has hooked her");
    assert!(!scene.can_cast(crime.data(), &Binding::default()));
}

/// ID-16.2: Kill Switch is of level 3.
#[test]
fn id_16_2_the_story_is_something_that_can_be_missing() {
    let of = |story: &[&str], city: &str| {
        let given = table(2).laid(city).story(story).acting(ANNA);
        plan(&given, "b3_kill_switch")
    };
    let here = "*fixer@zinbazaar+rifle *seer@aerodrome+droid";
    let early = of(&["b1_dry_fire"], here);
    assert_eq!(early.prerequisite, Some(false));
    assert!(met(&early).iter().all(|met| *met));
    assert_eq!((early.missing(), early.is_ready()), (1, false));
    let now = of(&["b2_show_of_strength"], here);
    assert_eq!(now.prerequisite, Some(true));
    assert_eq!((now.missing(), now.is_ready()), (0, true));
    // The story alone is not enough.
    let unarmed = of(&["b2_show_of_strength"], "*fixer@zinbazaar *seer@aerodrome");
    assert!(unarmed.missing() > 0 && !unarmed.is_ready());
}

#[test]
fn id_16_1_spectators_plan_nothing() {
    let given = table(2).laid("*fixer@heights+cash").acting(ANNA);
    let view = given.game.view_of(Viewer::Spectator);
    assert_eq!(Plan::of(&view, read("a1_soft_count")), None);
}
