//! Nobody gets stranded (EP-9.20, EP-9.21), and what travel asks (EP-D6).

use kernel::Set;

use super::given::*;
use crate::node::Node;
use crate::pieces::{Asset, Contact, Exit, Place};
use crate::player::Priced;
use crate::step::Step;
use crate::whynot::WhyNot;

/// Two steps from the hospital, where the third leads nowhere: only the sewer does.
fn in_a_corner(cash: u16, contacts: &[Contact]) -> Given {
    let mut given = table(3)
        .city(&["start_hospital 0,0 0", "start_gang 0,1 0", "c2 1,1 0"])
        .at(VINNIE, "hospital")
        .contacts(VINNIE, contacts)
        .cash(VINNIE, cash)
        .turn(VINNIE);
    given.act("go start_hospital_r");
    given
}

#[test]
fn ep_r20_a_step_that_leaves_no_end_is_refused() {
    let given = in_a_corner(9, &[]);
    assert_eq!(given.refused("go start_hospital_c"), WhyNot::Stranded);
    assert!(!given.allows("go start_hospital_c"));
    assert!(
        given.allows("go start_hospital_i"),
        "the metro is beside it"
    );
}

/// EP-R20: with gas, or with an ability that can be paid, there is an end.
#[test]
fn ep_9_20_what_is_at_hand_counts() {
    let gas = in_a_corner(9, &[]).with(VINNIE, |player| player.gas = 1);
    assert!(gas.allows("go start_hospital_c"));
    assert!(in_a_corner(1, &[Contact::Sewer]).allows("go start_hospital_c"));
    let poor = in_a_corner(0, &[Contact::Sewer]);
    assert_eq!(poor.refused("go start_hospital_c"), WhyNot::Stranded);
}

#[test]
fn ep_9_20_a_side_action_must_not_strand() {
    let cards = [Contact::Informer, Contact::Sewer];
    let mut given = in_a_corner(2, &cards);
    assert!(given.allows("use contact informer"), "on foot to the metro");
    given.act("go start_hospital_c");
    assert_eq!(given.refused("use contact informer"), WhyNot::Stranded);
    let mut rich = in_a_corner(3, &cards);
    rich.acts(&["go start_hospital_c", "use contact informer"]);
    rich.acts(&[
        "use contact sewer",
        "surface c2_c",
        "go helicopter_c2",
        "stop",
    ]);
}

/// What a side action brings counts as well as what it costs.
#[test]
fn ep_9_20_income_on_the_way_counts() {
    let mut given = in_a_corner(1, &[Contact::GeneralStore, Contact::Sewer]);
    given.acts(&["go start_hospital_c", "use contact general_store"]);
    assert_eq!(given.money(VINNIE), 9);
}

/// Neither does a contact that is taken on the way take the last way out with it.
#[test]
fn ep_9_20_the_card_that_leads_on_is_not_replaced() {
    let mut given = in_a_corner(2, &[Contact::Spy1, Contact::Sewer, Contact::Medic]).but(|game| {
        game.contacts.row[0] = Contact::Stunt;
        game.contacts.row[1] = Contact::JetSki;
    });
    given.acts(&["go start_hospital_c", "use contact spy_1"]);
    let before = given.legal();
    assert!(
        !before.contains(&"use contact medic".to_owned()),
        "{before:?}"
    );
    given.act("contact stunt");
    assert_eq!(given.refused("replace sewer"), WhyNot::Stranded);
    given.act("replace used spy_1");
    assert_eq!(given.asked(), (VINNIE, Step::Travel));
}

/// A base that a member leaves free can be the end at once.
#[test]
fn ep_9_20_a_gang_that_is_free_now_is_an_end() {
    let mut given = table(3)
        .city(&["d3 0,0 0"])
        .at(VINNIE, "clinic_d3")
        .with(VINNIE, |player| (player.members, player.markers) = (1, 1))
        .but(|game| {
            let base = game.gangs.last_mut().unwrap();
            (base.owner, base.members) = (Some(VINNIE), 1);
        })
        .turn(VINNIE)
        .but(|game| game.turn.as_mut().unwrap().mp = 2);
    assert!(given.allows("go d3_i"), "the exit is beside it");
    given.act("use member gang_d3 calm");
    given.acts(&["go gang_d3", "stop"]);
}

/// EP-12.28, EP-R88: the toll of the solo game is reckoned with.
#[test]
fn ep_9_20_a_base_behind_costa_needs_eight() {
    let poor = |cash| {
        let mut given = table(1)
            .city(&["d3 0,0 1", "a1 1,0 3", "c3 2,0 0"])
            .at(VINNIE, "metro_a1")
            .cash(VINNIE, cash)
            .turn(VINNIE);
        let costa = given.game.costa.as_mut().unwrap();
        costa.agent.at = read("metro_a1");
        given
    };
    let mut given = poor(7);
    given.acts(&["go a1_i", "go d3_i", "go gang_d3"]);
    let (cost, held) = (8, 7);
    assert_eq!(given.refused("stop"), WhyNot::TooLittleCash { cost, held });
    let mut given = poor(8);
    given.acts(&["go a1_i", "go d3_i", "go gang_d3", "stop"]);
}

/// Only the base of d3 is left to end on, and only the sewer leads there past Costa. With 8 there is
/// enough for base and toll now, but not when the sewer is paid: then he has to be kept off.
#[test]
fn ep_9_20_what_an_ability_costs_may_be_missing_for_the_toll() {
    let below = |cash| {
        // Everything else is barred as having been entered, which it is for good in the first edition only.
        let mut given = table(1)
            .first_edition()
            .city(&["d3 0,0 1", "a1 1,0 3", "c3 2,0 0"])
            .at(VINNIE, "gang_c3")
            .contacts(VINNIE, &[Contact::Sewer])
            .cash(VINNIE, cash)
            .turn(VINNIE);
        given.game.costa.as_mut().unwrap().agent.at = read("metro_a1");
        let base: Node = read("gang_d3");
        let placed = given.game.city.map().nodes.iter();
        let others = placed.filter(|node| node.site().is_some() && *node != base);
        let entered = others.collect();
        let turn = given.game.turn.as_mut().unwrap();
        (turn.mp, turn.entered) = (2, entered);
        given
    };
    let mut given = below(8);
    given.acts(&["go c3_i", "use contact sewer", "surface d3_i"]);
    given.acts(&["go gang_d3", "stop"]);
    assert_eq!(given.money(VINNIE), 2);
    assert_eq!(below(5).refused("go c3_i"), WhyNot::Stranded);
}

/// From store A to the residential regions of the gang's tile and of the tile beside it.
fn down_the_street() -> Given {
    table(3)
        .city(&["start_hospital 0,0 0", "start_gang 0,1 0", "c2 1,1 0"])
        .at(VINNIE, "store_a")
        .with(VINNIE, |player| player.gas = 1)
        .turn(VINNIE)
}

#[test]
fn ep_a2_in_the_first_edition_nothing_is_entered_twice() {
    let mut given = down_the_street().first_edition();
    given.acts(&["go start_gang_r", "go c2_r"]);
    assert_eq!(given.refused("go start_gang_r"), WhyNot::EnteredAlready);
    assert!(!given.allows("go start_gang_r"));
    given.act("gas");
    assert_eq!(given.refused("go start_gang_r"), WhyNot::EnteredAlready);
}

/// There and back over a tile's edge, and once more only when something has changed.
#[test]
fn ep_a2_one_may_come_through_a_place_twice() {
    let mut given = down_the_street();
    given.acts(&["go start_gang_r", "go c2_r", "go start_gang_r"]);
    assert_eq!(given.points(), 2);
    given.acts(&["go clinic_start_gang", "go start_gang_r"]);
    assert_eq!(given.points(), 0, "every step that costs something is paid");
    assert_eq!(given.refused("go store_a"), WhyNot::TooFewPoints);
    given.acts(&["gas", "go clinic_start_gang", "stop"]);
    assert_eq!(given.player(VINNIE).at, read("clinic_start_gang"));
}

/// EP-R83: the same place, points and tiles, and nothing used in between.
#[test]
fn ep_9_21_and_r83_no_position_comes_back() {
    let mut given = down_the_street();
    given.acts(&["go start_gang_r", "go c2_r", "go start_gang_r"]);
    assert_eq!(given.refused("go c2_r"), WhyNot::SamePosition);
    assert!(!given.allows("go c2_r"));
    given.act("gas");
    given.act("go c2_r");
    assert_eq!(given.refused("go start_gang_r"), WhyNot::SamePosition);
}

/// Only the medevac could end the way, and there is no money for anything before it.
#[test]
fn ep_9_20_no_other_ability_is_paid_with_the_last_way_out() {
    let start: &[&str] = &["start_hospital 0,0 0", "start_gang 0,1 0", "c2 1,1 0"];
    // The hospital is somewhere else.
    let shore: &[&str] = &["a3 0,0 0", "a1 1,0 0", "c2 0,1 0", "start_hospital 5,0 0"];
    for (city, from, step, other, tool) in [
        (
            start,
            "safe_house_field_c2",
            "go c2_r",
            Contact::Sewer,
            "use contact sewer",
        ),
        (
            shore,
            "helicopter_a3",
            "go a3_r",
            Contact::JetSki,
            "use contact jet_ski",
        ),
    ] {
        let price = |contact: Contact| contact.data().cost;
        let given = |cash| {
            let mut given = table(3)
                .city(city)
                .at(VINNIE, from)
                .contacts(VINNIE, &[Contact::Medevac, other])
                .cash(VINNIE, cash)
                .turn(VINNIE)
                .but(|game| game.turn.as_mut().unwrap().mp = 1);
            given.act(step);
            given
        };
        let last = price(Contact::Medevac);
        let poor = given(last + price(other) - 1);
        assert_eq!(poor.refused(tool), WhyNot::Stranded, "{tool}");
        assert!(!poor.allows(tool), "{tool}");
    }
}

/// Who can leave the city need not rest and cannot stay.
#[test]
fn ep_8_9_who_can_escape_can_move() {
    let given = table(3)
        .city(&["d1 0,0 0"])
        .last_day(Exit::Exit1)
        .at(VINNIE, "exit_1")
        .with(VINNIE, |player| player.rested = true)
        .turn(VINNIE)
        .but(|game| game.turn.as_mut().unwrap().mp = 0);
    assert!(given.allows("escape"));
    assert_eq!(given.refused("pass"), WhyNot::CanStillAct);
}

/// Two stations beside each other.
fn two_stations() -> Given {
    table(3)
        .city(&["b3 0,0 0", "a1 1,0 0"])
        .at(VINNIE, "metro_a1")
        .turn(VINNIE)
}

#[test]
fn ep_a2_a_ride_there_and_back_brings_a_point() {
    let mut given = two_stations();
    given.acts(&["ride metro_b3", "ride metro_a1"]);
    assert_eq!(given.points(), 4);
    assert_eq!(given.refused("stop"), WhyNot::BeganHere);
    let mut given = two_stations().first_edition();
    given.act("ride metro_b3");
    assert_eq!(given.refused("ride metro_a1"), WhyNot::EnteredAlready);
}

/// The second time it brings nothing.
#[test]
fn ep_r83_no_rides_in_circles() {
    let mut given = two_stations();
    given.acts(&["ride metro_b3", "ride metro_a1"]);
    assert_eq!(given.refused("ride metro_b3"), WhyNot::SamePosition);
}

/// The station where travel began is no end, but one leads on from it.
#[test]
fn ep_a2_the_last_point_may_lead_back_to_the_station_where_one_began() {
    let given = || {
        let mut given = two_stations().but(|game| game.turn.as_mut().unwrap().mp = 2);
        given.act("go a1_r");
        given
    };
    let mut back = given();
    back.acts(&["go metro_a1", "ride metro_b3", "stop"]);
    assert_eq!(back.points(), 1);
    let first = two_stations().first_edition();
    let first = first.but(|game| game.turn.as_mut().unwrap().mp = 2);
    assert_eq!(first.refused("go a1_r"), WhyNot::Stranded);
}

#[test]
fn ep_r19_who_can_neither_rest_nor_move_stays() {
    let stuck = |rested, mp| {
        let given = table(3).city(&["d3 0,0 0"]).at(VINNIE, "clinic_d3");
        // The chopper cannot start here; the search for a way must not take it for one.
        given
            .contacts(VINNIE, &[Contact::Chopper])
            .with(VINNIE, |player| player.rested = rested)
            .turn(VINNIE)
            .but(|game| game.turn.as_mut().unwrap().mp = mp)
    };
    assert_eq!(stuck(false, 0).refused("pass"), WhyNot::CanStillAct);
    assert_eq!(stuck(true, 3).refused("pass"), WhyNot::CanStillAct);
    let mut given = stuck(true, 0);
    assert_eq!(given.refused("rest"), WhyNot::RestedAlready);
    given.act("pass");
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
    assert_eq!(given.player(VINNIE).at, read("clinic_d3"));
}

/// A step, a gas can, an ability, stopping, escaping; and nothing else.
#[test]
fn ep_d6_what_travel_asks() {
    let mut given = table(3)
        .city(&[
            "start_hospital 0,0 0",
            "start_gang 0,1 0",
            "d1 1,0 0",
            "a2 1,-1 0",
        ])
        .day(3)
        .but(|game| game.patrols = Exit::ALL.map(|exit| 1 + u8::from(exit != Exit::Exit1)))
        .at(VINNIE, "metro_d1")
        .contacts(VINNIE, &[Contact::Chopper])
        .with(VINNIE, |player| {
            player.gas = 1;
            player.aided = true;
            player.priced.clear();
        })
        .turn(VINNIE);
    assert!(given.allows("ride metro_start_hospital"));
    given.acts(&["go d1_c", "go exit_1"]);
    let mut legal = given.legal();
    legal.sort();
    assert_eq!(
        legal,
        [
            "escape",
            "gas",
            "go d1_c",
            "go d1_i",
            "stop",
            "use contact chopper"
        ]
    );
    given.act("use contact chopper");
    assert!(
        given
            .legal()
            .iter()
            .all(|action| action.starts_with("fly "))
    );
    assert_eq!(given.refused("stop"), Step::Land.not_asked());
}

/// EP-12.7, EP-19.5: the key is turned when travel ends; the toll comes after it.
#[test]
fn ep_12_7_the_master_key_is_paid_before_the_toll() {
    let mut given = table(1)
        .city(&["b1 0,0 0", "b3 1,0 0"])
        .named("b1", "gym")
        .at(VINNIE, "metro_b3")
        .cash(VINNIE, 5)
        .with(VINNIE, |player| {
            let asset = Asset::MasterKey;
            player.book = Set::default();
            player.priced = [Priced { asset, used: false }].into_iter().collect();
        })
        .turn(VINNIE);
    for agent in [
        &mut given.game.costa.as_mut().unwrap().agent,
        &mut given.game.sandra.as_mut().unwrap().agent,
    ] {
        agent.visited.insert(Place::Gym);
        agent.at = read("business_field_b3");
    }
    given.acts(&["go b3_r", "go b1_r", "go business_field_b1", "stop"]);
    assert_eq!(given.money(VINNIE), 0, "five for the key");
    assert_eq!(given.player(VINNIE).wounds, 2, "and the toll in blood");
}
