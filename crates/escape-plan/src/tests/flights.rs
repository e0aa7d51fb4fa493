//! Helicopters, the sewer, the jet ski and the medevac (EP-9.13 to EP-9.18).

use super::given::*;
use crate::pieces::{Contact, Fixer, Gang, Officer};
use crate::player::{Item, Player};
use crate::step::Step;
use crate::whynot::WhyNot;

const START: [&str; 3] = ["start_hospital 0,0 0", "start_gang 0,1 0", "c2 1,1 0"];
const ROW: [&str; 4] = ["c2 0,0 0", "b3 1,0 0", "a1 2,0 0", "d1 3,0 0"];

/// Vinnie there, with these cards.
fn carrying(city: &[&str], from: &str, contacts: &[Contact]) -> Given {
    let given = table(3).city(city).at(VINNIE, from);
    given.contacts(VINNIE, contacts).turn(VINNIE)
}

fn fill_up(player: &mut Player) {
    player.gas = 1;
}

#[test]
fn ep_9_13_the_helicopter_flies_one_or_two_tiles() {
    let mut given = carrying(&ROW, "helicopter_c2", &[]);
    assert!(given.allows("fly b3_i") && given.allows("fly business_field_a1"));
    given.act("fly a1_c");
    assert_eq!(given.points(), 2);
    assert_eq!(given.refused("fly b3_c"), WhyNot::NotAtHelicopter);
}

#[test]
fn ep_r13_not_on_the_same_tile_and_not_three_tiles_on() {
    let given = carrying(&ROW, "helicopter_c2", &[]);
    assert_eq!(
        given.refused("fly c2_r"),
        WhyNot::TooFarToFly { ability: false }
    );
    assert_eq!(
        given.refused("fly metro_d1"),
        WhyNot::TooFarToFly { ability: false }
    );
    assert_eq!(given.refused("fly a1_w"), WhyNot::NoFerry);
}

/// Everything that flies: what it is and what it costs.
fn flyers() -> [(&'static str, u16); 5] {
    [
        ("contact chopper", 2),
        ("contact gang fly", 3),
        ("fixer private_helicopter", 0),
        ("fixer motorbike fly", 0),
        ("member gang_start_gang fly", 0),
    ]
}

fn with_flyers(from: &str) -> Given {
    carrying(&START, from, &[Contact::Chopper, Contact::Gang])
        .with(VINNIE, |player| {
            player
                .items
                .push(Item::Fixer(Fixer::PrivateHelicopter, false));
            player.items.push(Item::Fixer(Fixer::Motorbike, false));
            player.members = 1;
            player.markers = 1;
        })
        .but(|game| {
            game.gangs[Gang::StartGang as usize].owner = Some(VINNIE);
            game.gangs[Gang::StartGang as usize].members = 1;
        })
}

/// EP-10.9, EP-10.16.
#[test]
fn ep_9_14_abilities_fly_from_a_helipad() {
    for (tool, cost) in flyers() {
        let mut given = with_flyers("store_a");
        given.act(&format!("use {tool}"));
        assert_eq!(given.asked(), (VINNIE, Step::Land), "{tool}");
        assert_eq!(given.money(VINNIE), 9 - cost, "{tool}");
        assert_eq!(
            given.refused("fly start_gang_c"),
            WhyNot::TooFarToFly { ability: true }
        );
        // In the air nothing else is done, not even with a can of gas.
        let mut given = given.with(VINNIE, fill_up);
        for other in ["gas", "go start_gang_c", "stop", "rest"] {
            assert_eq!(given.refused(other), Step::Land.not_asked(), "{other}");
        }
        given.act("fly hospital");
        assert_eq!(given.points(), 2, "{tool}");
        given.act("stop");
    }
    for (tool, _) in flyers() {
        let given = with_flyers("helicopter_c2");
        let why = given.refused(&format!("use {tool}"));
        assert_eq!(why, WhyNot::NotAHelipad, "{tool}");
    }
}

#[test]
fn ep_r14_the_chopper_costs_a_point_too() {
    let mut given = carrying(&START, "store_a", &[Contact::Chopper]);
    given.acts(&["use contact chopper", "fly helicopter_c2"]);
    assert_eq!(given.points(), 2);
    let spent = carrying(&START, "store_a", &[Contact::Chopper]);
    let spent = spent.but(|game| game.turn.as_mut().unwrap().mp = 0);
    assert_eq!(spent.refused("use contact chopper"), WhyNot::TooFewPoints);
}

#[test]
fn ep_r15_not_from_water() {
    let mut given = carrying(&ROW, "exit_1", &[Contact::Chopper]).with(VINNIE, fill_up);
    given.act("go d1_i");
    assert!(given.allows("use contact chopper"));
    given.act("go d1_w");
    assert_eq!(given.refused("use contact chopper"), WhyNot::NotAHelipad);
}

#[test]
fn ep_9_15_after_a_flight_the_way_goes_on() {
    let mut given = carrying(&ROW, "helicopter_c2", &[]);
    given.acts(&["fly a1_i", "go d1_c", "go exit_1"]);
    assert_eq!(given.points(), 0);
    let mut given = carrying(&ROW, "metro_a1", &[Contact::Chopper]);
    given.act("use contact chopper");
    assert_eq!(given.refused("fly c2_w"), WhyNot::NoFerry);
    assert!(given.allows("fly d1_w"), "this water has a ferry");
}

/// EP-9.14: the Chopper may be used now, not before.
#[test]
fn ep_e25_the_chopper_over_the_edge() {
    let mut given = carrying(&["d3 0,0 1", "a1 1,0 3"], "exit_3", &[Contact::Chopper]);
    assert_eq!(given.refused("use contact chopper"), WhyNot::NotAHelipad);
    given.act("go d3_i");
    assert_eq!(given.refused("use contact chopper"), WhyNot::NotAHelipad);
    given.act("go a1_i");
    assert_eq!(given.points(), 2);
    given.acts(&["use contact chopper", "fly clinic_d3", "stop"]);
}

/// EP-9.19: nobody is evaded where the sewer passes.
#[test]
fn ep_9_16_and_e29_the_sewer() {
    let through = |to: &str| {
        let mut given = carrying(&START, "safe_house_field_c2", &[Contact::Sewer])
            .officers("c2", &[Officer::Swat])
            .officers("start_gang", &[Officer::County, Officer::Swat]);
        assert_eq!(given.refused("use contact sewer"), WhyNot::NoSewer);
        given.acts(&["go c2_r", "use contact sewer"]);
        assert_eq!(given.refused("surface start_gang_r"), WhyNot::NoSewer);
        given.act(&format!("surface {to}"));
        given
    };
    let mut given = through("start_hospital_r");
    assert_eq!(given.points(), 2, "the same type");
    given.acts(&["go hospital", "stop"]);
    assert_eq!(given.game.pursuer_count(VINNIE), 1);
    let given = through("start_hospital_i");
    assert_eq!(given.points(), 1, "another type");
}

/// EP-9.16: the residential region of start_hospital for nothing, the industrial one for a point.
#[test]
fn ep_e29_the_sewer_leads_to_every_land_region_two_tiles_on() {
    let mut given = carrying(&START, "safe_house_field_c2", &[Contact::Sewer]);
    given.acts(&["go c2_r", "use contact sewer"]);
    let hospital = ["i", "c", "r"].map(|area| format!("surface start_hospital_{area}"));
    assert_eq!(given.legal(), hospital);
}

#[test]
fn ep_r16_the_sewer_leads_from_land_to_land() {
    let city = ["d1 0,0 0", "a1 1,0 0", "c3 2,0 0"];
    let mut given = carrying(&city, "exit_1", &[Contact::Sewer]);
    given.acts(&["go d1_i", "use contact sewer"]);
    assert!(given.allows("surface c3_i"));
    assert_eq!(given.refused("surface c3_w"), WhyNot::NoSewer);
    assert_eq!(given.refused("surface metro_c3"), WhyNot::NoSewer);
    let mut given = carrying(&city, "exit_1", &[Contact::Sewer]).with(VINNIE, fill_up);
    given.acts(&["go d1_i", "go d1_w"]);
    assert_eq!(given.refused("use contact sewer"), WhyNot::NoSewer);
}

#[test]
fn ep_9_17_the_jet_ski_opens_one_body_of_water() {
    let city = ["a3 0,0 0", "a1 1,0 0", "c2 0,1 0"];
    let mut given = carrying(&city, "helicopter_a3", &[Contact::JetSki]).with(VINNIE, fill_up);
    given.act("go a3_r");
    assert_eq!(given.refused("go a3_w"), WhyNot::NoFerry);
    given.act("use contact jet_ski");
    assert_eq!(given.legal(), ["waters a1_w", "waters c2_w"]);
    assert_eq!(given.refused("waters a3_w"), WhyNot::NoWaters);
    given.acts(&["waters a1_w", "go a3_w", "go a1_w"]);
    assert_eq!(given.points(), 1);
    assert_eq!(given.money(VINNIE), 8);
}

/// EP-10.14: readied by an energy drink it opens another body, and the first stays open.
#[test]
fn ep_r17_for_the_whole_turn() {
    let city = ["a3 0,0 0", "a1 1,0 0", "c2 0,1 0"];
    let given = carrying(&city, "helicopter_a3", &[Contact::JetSki]);
    let mut given = given.with(VINNIE, |player| {
        player.items.push(Item::Fixer(Fixer::EnergyDrink, false));
        fill_up(player);
    });
    given.acts(&["use contact jet_ski", "waters a1_w", "go a3_r"]);
    assert_eq!(given.refused("go c2_w"), WhyNot::NotAdjacent);
    given.acts(&[
        "use fixer energy_drink",
        "use contact jet_ski",
        "waters c2_w",
    ]);
    assert!(given.allows("go a3_w"));
    given.act("go c2_r");
    assert_eq!(given.points(), 2);
    assert!(given.game.turn.unwrap().waters.contains(read("c2_w")));
}

#[test]
fn ep_r17_useless_where_there_is_a_ferry() {
    let given = carrying(&["c3 0,0 0"], "gang_c3", &[Contact::JetSki]);
    assert_eq!(given.refused("use contact jet_ski"), WhyNot::NoWaters);
}

#[test]
fn ep_9_18_the_medevac_ends_travel_at_the_hospital() {
    let mut given = carrying(&START, "safe_house_field_c2", &[Contact::Medevac]);
    given.act("use contact medevac");
    assert_eq!(given.player(VINNIE).at, read("hospital"));
    assert_eq!(given.points(), 3);
    assert!(given.game.turn.unwrap().arrived);
    let given = carrying(&START, "hospital", &[Contact::Medevac]);
    assert_eq!(given.refused("use contact medevac"), WhyNot::BeganHere);
    let given = given.first_edition();
    assert_eq!(given.refused("use contact medevac"), WhyNot::EnteredAlready);
}

#[test]
fn ep_r18_who_is_rescued_evades_and_is_treated() {
    let mut given = carrying(&START, "safe_house_field_c2", &[Contact::Medevac])
        .officers("c2", &[Officer::Federal])
        .but(|game| game.turn.as_mut().unwrap().mp = 1);
    given.act("go c2_r");
    assert_eq!(given.points(), 0);
    given.act("use contact medevac");
    assert_eq!(given.asked(), (VINNIE, Step::Evade));
    given.act("done");
    assert_eq!(given.player(VINNIE).wounds, 1);
    given.act("done");
    assert_eq!(given.asked(), (VINNIE, Step::Treatment));
    given.act("heal 1");
    assert_eq!(given.cubes(VINNIE), [1, 0, 3], "the hospital's notoriety");
}
