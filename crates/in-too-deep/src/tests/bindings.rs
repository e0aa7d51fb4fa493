//! Who plays the roles when several could (ID-17.20, ID-17.21, ID-D14).

use kernel::Options as _;
use kernel::testkit::playout;

use super::given::{ANNA, table};
use super::scene::{card, laid};
use crate::pieces::Crime;
use crate::step::Step;
use crate::{InTooDeep, Options};

/// ID-R26: asked only if it matters for the effect.
#[test]
fn id_d14_the_player_chooses_who_drops() {
    let given = table(2)
        .laid("*fixer@blocks+cash *seer@blocks+coupe")
        .hand(ANNA, &["petty_street_tax"])
        .acting(ANNA)
        .act("commit petty_street_tax");
    assert_eq!(given.legal(), ["bind y1=fixer", "bind y1=seer"]);
    let other = given.refused("bind y1=jumper");
    assert_eq!(other, crate::whynot::WhyNot::NoSuchBinding);
    let given = given.act("bind y1=seer");
    assert_eq!(given.item("coupe"), "blocks");
    assert_eq!(given.item("cash"), "+fixer");
}

#[test]
fn id_17_20_of_each_binding_only_the_roles_that_the_effect_names_are_kept() {
    let given = laid("*fixer@harbor+cash *seer@harbor jumper@harbor courier@harbor");
    let when = "holds who=y1 item=cash; together all=y1,y2,c1";
    // y2 and c1 may be one of several, and nobody cares.
    assert_eq!(given.bindings(&card("y1 y2 c1", when, "")).len(), 2);
    let drop = card("y1 y2 c1", when, "drop who=y1");
    assert_eq!(given.choices(&drop), ["y1=fixer"]);
    let give = card("y1 y2 c1", when, "give from=y1 to=c1");
    let mut choices = given.choices(&give);
    choices.sort();
    assert_eq!(choices, ["y1=fixer c1=courier", "y1=fixer c1=jumper"]);
}

/// Also where they are named inside `at:`, `held:`, `adjacent:` and `opposite:`.
#[test]
fn id_17_20_roles_inside_of_places_and_items_are_named_too() {
    let given = laid("*fixer@harbor+cash *seer@parish+coupe");
    let any = "holds who=y1 item=any";
    let asks = |effect: &str| given.choices(&card("y1", any, effect)).len();
    assert_eq!(asks(""), 1);
    assert_eq!(asks("step_barrier steps=1"), 1);
    assert_eq!(asks("relocate_guardian to=parish"), 1);
    assert_eq!(asks("relocate_guardian to=at:y1"), 2);
    assert_eq!(asks("relocate_guardian to=adjacent:y1"), 2);
    assert_eq!(asks("relocate_guardian to=opposite:y1"), 2);
    assert_eq!(asks("move_item item=held:y1 to=parish"), 2);
    assert_eq!(asks("move_searches from=at:y1 to=any"), 2);
    assert_eq!(asks("move_searches from=any to=any"), 1);
    let open = card("y1 z1", "holds who=y1 item=cash", "relocate_guardian to=z1");
    assert_eq!(given.choices(&open).len(), 8);
}

#[test]
fn id_17_20_the_same_swap_the_other_way_round_is_one_choice() {
    let given = laid("*fixer@harbor+cash *seer@parish+coupe");
    let both = "apart all=y1,y2";
    let choices = |effect: &str| given.choices(&card("y1 y2", both, effect));
    assert_eq!(choices("swap_criminals a=y1 b=y2"), ["y1=fixer y2=seer"]);
    assert_eq!(
        choices("swap_items a=held:y1 b=held:y2"),
        ["y1=fixer y2=seer"]
    );
    // Giving is not the same both ways.
    assert_eq!(choices("give from=y1 to=y2").len(), 2);
}

/// Both hold goods, so either may be the first; both drop in any case.
#[test]
fn id_17_20_two_who_both_drop_are_one_choice() {
    let given = table(2)
        .laid("*fixer@harbor+cash *seer@harbor+psychocodes jumper@harbor")
        .story(&["d1_first_taste"])
        .hand(ANNA, &["d2_open_house"])
        .acting(ANNA)
        .act("commit d2_open_house");
    assert!(matches!(given.step(), Step::Outcome(_)));
    assert_eq!(given.item("cash"), "harbor");
    assert_eq!(given.item("psychocodes"), "harbor");
    let guarded = laid("*fixer@harbor+cash *seer@parish+coupe guardian@harbor");
    let test = card("y1 y2", "", "drop_with_guardian who=y1,y2");
    assert_eq!(guarded.choices(&test).len(), 1);
    // What one of them does alone is not the same.
    let one = card("y1 y2", "", "drop who=y1; move_criminal who=y2 to=blocks");
    assert_eq!(guarded.choices(&one).len(), 2);
}

/// A card whose effect names no role never asks.
#[test]
fn id_17_20_no_question_without_a_role_in_the_effect() {
    let given = table(2)
        .laid("*fixer@harbor+rifle *seer@harbor+droid jumper@harbor")
        .hand(ANNA, &["petty_shakedown"])
        .acting(ANNA)
        .act("commit petty_shakedown");
    assert_eq!(given.console(ANNA).intel, 6);
}

/// Zones 2 and 4 are empty; a barrier on border 3 and searches in 4 do not matter.
#[test]
fn id_e33_dry_fire_asks_for_the_zone() {
    let given = table(2)
        .laid("*crusher@heights+rifle searches@harbor,aerodrome,parish")
        .hand(ANNA, &["b1_dry_fire"])
        .acting(ANNA)
        .act("commit b1_dry_fire");
    let mut legal = given.legal();
    legal.sort();
    assert_eq!(
        legal,
        ["bind y1=crusher z1=downtown", "bind y1=crusher z1=harbor"]
    );
    let given = given.act("bind y1=crusher z1=harbor");
    assert_eq!(given.item("rifle"), "harbor");
}

#[test]
fn id_e34_party_line_wants_exactly_two() {
    let given = |others: &str| {
        table(2)
            .laid("*fixer@harbor+jammer jumper@harbor *seer@blocks+coupe courier@blocks")
            .laid(others)
            .story(&["c1_dead_air", "a1_soft_count"])
            .hand(ANNA, &["c2_party_line", "a2_run_on_the_vault"])
            .acting(ANNA)
    };
    assert!(given("").may("commit c2_party_line"));
    assert!(!given("").may("commit a2_run_on_the_vault"));
    let three = given("hacker@harbor");
    assert!(!three.may("commit c2_party_line"));
    assert!(three.may("commit a2_run_on_the_vault"));
}

/// The conditions are checked once: the effect may undo them.
#[test]
fn id_17_21_what_the_effect_changes_does_not_undo_the_crime() {
    let given = table(2)
        .laid("*fixer@heights+cash")
        .hand(ANNA, &["e1_canvassing"])
        .acting(ANNA)
        .act("commit e1_canvassing");
    assert_eq!(given.item("cash"), "heights");
    let given = given.act("outcome reckless");
    assert_eq!(given.console(ANNA).intel, 8);
}

/// A search that gives up early misses nothing that the planning help finds by looking at everything.
#[test]
fn id_17_21_a_card_is_allowed_if_all_its_conditions_are_met_at_once() {
    let options = Options::parse(4, []).expect("four can play");
    let mut allowed = 0;
    for game in 0..8 {
        for decisions in (0..4000).step_by(400) {
            let (state, _) = playout::<InTooDeep>(&options, game, decisions);
            let scene = state.open.scene(ANNA);
            for crime in Crime::ALL {
                let (_, met) = scene.best(crime.data());
                let met = met.iter().all(|met| *met);
                assert_eq!(scene.allows(crime), met, "{crime:?}");
                allowed += usize::from(met);
            }
        }
    }
    assert!(allowed > 100, "only {allowed} were allowed");
}

/// What a card asks of nobody in particular is judged before anybody is hooked; of a role that nobody plays
/// nothing is true.
#[test]
fn id_17_21_who_has_too_few_criminals_still_learns_which_conditions_hold() {
    let card = card(
        "y1 y2",
        "items zone=harbor item=any state=dropped count=at_least n=1; holds who=y1 item=cash; \
         in who=y2 zone=harbor; apart all=y1,y2; searches zone=at:y2 count=at_most n=3",
        "",
    );
    let told = |binding: &str, met: &str| (binding.to_owned(), met.to_owned());
    let nobody = laid("fixer@harbor seer@parish coupe@harbor");
    assert_eq!(nobody.best(&card), told("", "10000"));
    // Whoever is hooked plays the role of which more is true.
    let one = laid("*fixer@harbor seer@parish coupe@harbor");
    assert_eq!(one.best(&card), told("y2=fixer", "10101"));
    let one = laid("fixer@harbor *seer@parish+cash coupe@harbor");
    assert_eq!(one.best(&card), told("y1=seer", "11000"));
    let two = laid("*fixer@harbor *seer@parish+cash coupe@harbor");
    assert_eq!(two.best(&card), told("y1=seer y2=fixer", "11111"));
}
