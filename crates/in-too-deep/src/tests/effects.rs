//! The language of effects (ID-18).

use kernel::Explain;

use super::given::{ANNA, Given, table};
use super::scene::laid;
use crate::event::Event;
use crate::step::Step;

#[test]
fn id_18_1_dropping() {
    let given = laid("fixer@harbor+cash seer@parish");
    let given = given.carried_out("drop who=y1", "y1=fixer");
    assert_eq!(given.item("cash"), "harbor");
    // Who holds nothing drops nothing.
    let city = given.game.open.city;
    let given = given.carried_out("drop who=y1", "y1=seer");
    assert_eq!(given.game.open.city, city);
}

#[test]
fn id_18_1_dropping_where_the_guardian_is() {
    let city = "fixer@harbor+cash seer@parish+coupe jumper@harbor+rifle guardian@harbor";
    let line = "drop_with_guardian who=y1,y2";
    let given = laid(city).carried_out(line, "y1=fixer y2=seer");
    assert_eq!(given.item("cash"), "harbor");
    assert_eq!(given.item("coupe"), "+seer");
    // Only those who are listed.
    assert_eq!(given.item("rifle"), "+jumper");
    let given = laid(city).carried_out(line, "y1=fixer y2=jumper");
    assert_eq!([given.item("cash"), given.item("rifle")], ["harbor"; 2]);
}

#[test]
fn id_18_2_an_item_is_relocated_and_dropped() {
    let given = laid("fixer@harbor+cash");
    let given = given.carried_out("move_item item=held:y1 to=parish", "y1=fixer");
    assert_eq!(given.item("cash"), "parish");
    let given = given.carried_out("move_item item=jammer to=at:y1", "y1=fixer");
    assert_eq!(given.item("jammer"), "harbor");
    // In its present zone it is just dropped.
    let given = laid("fixer@harbor+cash");
    let given = given.carried_out("move_item item=cash to=harbor", "-");
    assert_eq!(given.item("cash"), "harbor");
}

/// What is told last, with its rule.
fn told(given: &Given) -> Option<(Event, &'static str)> {
    let event = given.events().pop()?;
    Some((event, event.rule().0))
}

#[test]
fn id_18_1_a_drop_is_told_by_the_rule_behind_it() {
    let given = laid("fixer@harbor+cash").carried_out("drop who=y1", "y1=fixer");
    assert!(matches!(
        told(&given),
        Some((Event::Dropped { .. }, "ID-18.1"))
    ));
    let given = table(2).laid("*fixer@harbor+cash").acting(ANNA);
    let given = given.act("drop fixer");
    assert!(matches!(
        told(&given),
        Some((Event::Dropped { .. }, "ID-7.11"))
    ));
}

/// ID-18.2: what does not leave its zone is not told to have gone there.
#[test]
fn id_18_2_in_its_present_zone_an_item_just_falls() {
    let line = "move_item item=cash to=harbor";
    let given = laid("fixer@harbor+cash").carried_out(line, "-");
    assert!(matches!(
        told(&given),
        Some((Event::Dropped { .. }, "ID-1.10"))
    ));
    let before = given.events().len();
    assert_eq!(given.carried_out(line, "-").events().len(), before);
}

#[test]
fn id_18_3_giving_drops_what_the_other_held() {
    let city = "fixer@harbor+cash seer@harbor+coupe";
    let given = laid(city).carried_out("give from=y1 to=c1", "y1=fixer c1=seer");
    assert_eq!(given.item("cash"), "+seer");
    assert_eq!(given.item("coupe"), "harbor");
    // Nothing held, nothing given.
    let given = laid("fixer@harbor seer@harbor+coupe");
    let given = given.carried_out("give from=y1 to=c1", "y1=fixer c1=seer");
    assert_eq!(given.item("coupe"), "+seer");
}

#[test]
fn id_18_4_swapping_items() {
    let given = laid("fixer@harbor+cash seer@parish+coupe jammer@blocks");
    let given = given.carried_out("swap_items a=held:y1 b=held:y2", "y1=fixer y2=seer");
    assert_eq!(
        [given.item("coupe"), given.item("cash")],
        ["+fixer", "+seer"]
    );
    let given = given.carried_out("swap_items a=held:y1 b=jammer", "y1=fixer");
    assert_eq!(given.item("jammer"), "+fixer");
    assert_eq!(given.item("coupe"), "blocks");
}

#[test]
fn id_18_4_swapping_criminals_with_their_items() {
    let given = laid("fixer@harbor+cash seer@parish");
    let given = given.carried_out("swap_criminals a=y1 b=y2", "y1=fixer y2=seer");
    assert_eq!(
        [given.zone("fixer"), given.zone("seer")],
        ["parish", "harbor"]
    );
    assert_eq!(given.item("cash"), "+fixer");
}

/// Barriers are ignored: border 1 is closed.
#[test]
fn id_18_5_a_criminal_is_relocated() {
    let given = laid("fixer@parish+cash");
    let given = given.carried_out("move_criminal who=y1 to=opposite:y1", "y1=fixer");
    assert_eq!(given.zone("fixer"), "blocks");
    assert_eq!(given.item("cash"), "+fixer");
    let given = laid("fixer@parish").carried_out("move_criminal who=y1 to=adjacent:y1", "y1=fixer");
    assert_eq!(given.legal(), ["zone aerodrome", "zone downtown"]);
    assert_eq!(given.act("zone downtown").zone("fixer"), "downtown");
}

#[test]
fn id_18_6_the_guardian_goes_without_an_escort() {
    let given = laid("fixer@ion_towers").carried_out("relocate_guardian to=harbor", "-");
    assert_eq!(given.guarded(), "harbor");
    assert_eq!(given.step(), Step::Act);
    assert_eq!(given.zone("fixer"), "ion_towers");
}

/// Each of the moves may take somebody along, and none may be left out.
#[test]
fn id_18_6_the_guardian_makes_exactly_so_many_moves() {
    let given = laid("fixer@ion_towers seer@aerodrome");
    let given = given.carried_out("step_guardian steps=2", "-");
    assert_eq!(given.legal(), ["guardian aerodrome", "guardian zinbazaar"]);
    let given = given.act("guardian aerodrome");
    assert_eq!(given.legal(), ["pass", "criminal fixer"]);
    let given = given.act("criminal fixer");
    assert_eq!(given.legal(), ["guardian parish", "guardian ion_towers"]);
    let given = given.act("guardian parish");
    assert_eq!(given.legal(), ["pass", "criminal fixer", "criminal seer"]);
    let given = given.act("criminal seer");
    assert_eq!([given.guarded(), given.zone("seer")], ["parish", "parish"]);
    assert_eq!(given.zone("fixer"), "aerodrome");
    assert_eq!(given.step(), Step::Act);
}

/// One barrier, one direction; the other barrier is jumped over.
#[test]
fn id_18_7_a_barrier_makes_so_many_moves() {
    let given = laid("").carried_out("step_barrier steps=2", "-");
    assert_eq!(
        given.legal(),
        [
            "barrier 1 clockwise",
            "barrier 1 counter",
            "barrier 3 clockwise",
            "barrier 3 counter"
        ]
    );
    let given = given.act("barrier 1 clockwise");
    assert_eq!(given.barred(), [4, 3]);
    let given = laid("").carried_out("step_barrier steps=1", "-");
    assert_eq!(given.act("barrier 1 clockwise").barred(), [2, 3]);
}

#[test]
fn id_18_8_a_group_of_searches_goes_where_none_are() {
    let given = laid("fixer@aerodrome");
    let given = given.carried_out("move_searches from=at:y1 to=parish", "y1=fixer");
    assert_eq!(given.searches_in("parish"), 2);
    assert_eq!(given.searches_in("aerodrome"), 0);
}

/// The group, or the zone, or both are chosen.
#[test]
fn id_18_8_any_group_and_any_zone() {
    let given = laid("").carried_out("move_searches from=any to=parish", "-");
    let mut groups = given.legal();
    groups.sort();
    assert_eq!(groups, ["zone aerodrome", "zone blocks", "zone heights"]);
    let given = given.act("zone heights");
    assert_eq!(given.searches_in("parish"), 1);
    let given = laid("fixer@blocks").carried_out("move_searches from=at:y1 to=any", "y1=fixer");
    assert_eq!(given.legal().len(), 5);
    assert!(!given.may("zone aerodrome") && !given.may("zone blocks"));
    assert_eq!(given.act("zone harbor").searches_in("harbor"), 3);
    let given = laid("").carried_out("move_searches from=any to=any", "-");
    let given = given.act("zone blocks").act("zone downtown");
    assert_eq!(given.searches_in("downtown"), 3);
}

#[test]
fn id_18_8_nothing_happens_to_a_taken_zone_or_without_searches() {
    let before = laid("").game.open.city;
    for line in [
        "move_searches from=any to=blocks",
        "move_searches from=harbor to=parish",
        "move_searches from=blocks to=aerodrome",
    ] {
        let given = laid("").carried_out(line, "-");
        assert_eq!(given.step(), Step::Act, "{line}");
        assert_eq!(given.game.open.city, before, "{line}");
    }
}

#[test]
fn id_18_9_destinations() {
    let given = laid("fixer@harbor");
    let given = given.carried_out("relocate_guardian to=opposite:y1", "y1=fixer");
    assert_eq!(given.guarded(), "aerodrome");
    let given = given.carried_out("relocate_guardian to=at:y1", "y1=fixer");
    assert_eq!(given.guarded(), "harbor");
    let given = given.carried_out("relocate_guardian to=adjacent:guardian", "-");
    let mut legal = given.legal();
    legal.sort();
    assert_eq!(legal, ["guardian blocks", "guardian heights"]);
    let given = given.act("guardian heights");
    // Anywhere but where it is.
    let given = given.carried_out("relocate_guardian to=any", "-");
    assert_eq!(given.legal().len(), 7);
    let given = given.act("guardian parish");
    let given = given.carried_out("move_item item=jammer to=adjacent:guardian", "-");
    assert_eq!(given.legal(), ["zone aerodrome", "zone downtown"]);
    assert_eq!(given.act("zone downtown").item("jammer"), "downtown");
}

/// ID-D15: choices belong to the committing player. Read after the lines before: the Guardian goes where
/// the barrier has already moved, the searches to where the swap has brought nobody.
#[test]
fn id_d15_the_choices_of_an_effect_come_line_by_line() {
    let given = table(2)
        .laid("*fixer@parish jumper@parish hacker@parish *seer@heights+rifle")
        .story(&["g1_tail_light"])
        .hand(ANNA, &["g2_the_kettle"])
        .acting(ANNA)
        .act("commit g2_the_kettle");
    assert_eq!(given.asked(), ANNA);
    assert_eq!(given.guarded(), "ion_towers");
    let given = given.act("barrier 1 counter");
    assert_eq!(given.barred(), [7, 3]);
    assert_eq!(given.guarded(), "parish");
}

/// In Ghost Ship both drop before they change places.
#[test]
fn id_18_10_lines_are_read_when_they_are_carried_out() {
    let given = laid("fixer@harbor+coupe seer@aerodrome");
    let given = given
        .carried_out("swap_criminals a=y1 b=y2", "y1=fixer y2=seer")
        .carried_out("move_item item=held:y1 to=adjacent:y1", "y1=fixer");
    // The Fixer is in the Aerodrome by now.
    assert_eq!(given.legal(), ["zone ion_towers", "zone parish"]);
    let given = given.act("zone parish");
    // Nothing is held any more: the line is skipped.
    let given = given.carried_out("move_item item=held:y1 to=adjacent:y1", "y1=fixer");
    assert_eq!(given.step(), Step::Act);
    assert_eq!(given.item("coupe"), "parish");
}

/// The Guardian is there already: the line is skipped, the crime and its rewards stand.
#[test]
fn id_18_10_an_impossible_line_does_not_undo_the_crime() {
    let given = table(2)
        .laid("*fixer@harbor jumper@harbor *seer@blocks+rifle guardian@harbor")
        .story(&["f1_night_berth"])
        .hand(ANNA, &["f2_dock_brawl"])
        .acting(ANNA)
        .act("commit f2_dock_brawl");
    assert_eq!(given.guarded(), "harbor");
    assert_eq!(given.act("outcome careful").console(ANNA).intel, 10);
}
