//! Travel on foot, by ferry and metro (chapter 9), and the travel examples of the rules.

use kernel::{Game, Set, Viewer};

use super::given::*;
use crate::event::Event;
use crate::pieces::{Officer, Part, Place, Tile};
use crate::step::{Stage, Step};
use crate::travel::ways;
use crate::whynot::WhyNot;

#[test]
fn ep_e13_over_land() {
    let mut given = table(3)
        .city(&["c1 0,0 1", "a1 1,0 4", "c3 2,-1 3"])
        .at(VINNIE, "store_c")
        .turn(VINNIE);
    given.act("go c1_i");
    assert_eq!(given.points(), 2);
    given.acts(&["go a1_i", "go c3_i"]);
    assert_eq!(given.points(), 2);
    given.act("go c3_r");
    assert_eq!(given.points(), 1);
    given.act("go safe_house_field_c3");
    assert_eq!(given.points(), 0);
    assert_eq!(given.refused("go c3_i"), WhyNot::NotAdjacent);
    given.act("stop");
}

#[test]
fn ep_9_2_a_step_needs_its_point() {
    let given = |points, cans| {
        let given = table(3)
            .city(&["c1 0,0 1", "a1 1,0 4", "c3 2,-1 3"])
            .at(VINNIE, "store_c");
        let given = given.with(VINNIE, |player| player.gas = cans).turn(VINNIE);
        given.but(|game| game.turn.as_mut().unwrap().mp = points)
    };
    assert!(given(2, 0).allows("go c1_i"));
    assert_eq!(given(0, 0).refused("go c1_i"), WhyNot::TooFewPoints);
    // One can leads out of the store and nowhere else, so it is not burnt (EP-9.20).
    assert_eq!(given(0, 1).refused("gas"), WhyNot::Stranded);
    let mut filled = given(0, 2);
    assert_eq!(filled.refused("go c1_i"), WhyNot::TooFewPoints);
    filled.act("gas");
    assert!(filled.allows("go c1_i"));
}

#[test]
fn ep_e14_by_ferry() {
    let mut given = table(3)
        .city(&["b2 0,0 2", "b1 1,0 1"])
        .at(VINNIE, "business_field_b2")
        .turn(VINNIE);
    given.acts(&["go b2_w", "go b1_w", "go b1_c", "go store_b", "stop"]);
    assert_eq!(given.points(), 0);
}

#[test]
fn ep_e15_by_metro() {
    let mut given = table(3)
        .city(&["start_gang 0,0 0", "start_hospital 0,1 0", "c3 -1,2 0"])
        .at(VINNIE, "gang_c3")
        .turn(VINNIE);
    given.acts(&["go c3_i", "go metro_c3", "ride metro_start_hospital"]);
    assert_eq!(given.points(), 2);
    given.acts(&[
        "go start_hospital_r",
        "go start_gang_r",
        "go store_a",
        "stop",
    ]);
    assert_eq!(given.points(), 0);
}

#[test]
fn ep_e16_by_helicopter() {
    let mut given = table(3)
        .city(&["start_hospital 0,0 0", "start_gang 0,1 0", "c2 1,1 0"])
        .at(VINNIE, "safe_house_field_c2")
        .turn(VINNIE);
    given.acts(&["go c2_r", "go helicopter_c2", "fly hospital", "stop"]);
    assert_eq!(given.points(), 0);
}

/// EP-9.7: b1 has no ferry of its own.
#[test]
fn ep_e14_without_the_ferry() {
    let mut given = table(3)
        .city(&["b2 0,0 0", "b1 1,0 0"])
        .at(VINNIE, "store_b")
        .turn(VINNIE);
    given.act("go b1_c");
    assert_eq!(given.refused("go b1_w"), WhyNot::NoFerry);
}

/// EP-11.1: the officers of the tiles left, not of the last one.
#[test]
fn ep_e17_walking_past_officers() {
    use Officer::{County, Federal, Swat};
    let mut given = table(3)
        .city(&["c1 0,0 1", "a3 1,0 5", "start_gang 2,0 0"])
        .officers("c1", &[Federal])
        .officers("a3", &[Federal, County])
        .officers("start_gang", &[County, Swat])
        .at(VINNIE, "safe_house_field_c1")
        .turn(VINNIE);
    let way = ["c1_i", "a3_i", "a3_c", "start_gang_c", "store_a"];
    let left = way.map(|node| given.act(&format!("go {node}")).points());
    assert_eq!(left, [2, 2, 1, 1, 0]);
    given.act("stop");
    assert_eq!(given.asked(), (VINNIE, Step::Evade));
    assert_eq!(tiles(given.game.left(VINNIE)), ["a3", "c1"]);
    assert_eq!(given.game.pursuer_count(VINNIE), 3);
}

/// EP-9.19: b3 is flown over.
#[test]
fn ep_e18_by_air_and_metro_past_officers() {
    use Officer::{County, Federal, Swat};
    let mut given = table(3)
        .city(&["c2 0,0 0", "b3 1,0 0", "a1 2,0 0", "d1 3,0 0"])
        .officers("c2", &[County, Swat])
        .officers("b3", &[County, Federal])
        .officers("a1", &[Federal])
        .officers("d1", &[Swat])
        .at(VINNIE, "safe_house_field_c2")
        .with(VINNIE, |player| player.gas = 1)
        .turn(VINNIE);
    let way = [
        "go c2_r",
        "go helicopter_c2",
        "fly metro_a1",
        "ride metro_d1",
        "gas",
        "go d1_c",
        "go exit_1",
    ];
    let left = way.map(|action| given.act(action).points());
    assert_eq!(left, [2, 1, 0, 1, 2, 1, 0]);
    given.act("stop");
    assert_eq!(tiles(given.game.left(VINNIE)), ["a1", "c2"]);
    assert_eq!(given.game.pursuer_count(VINNIE), 3);
    assert_eq!(given.game.pursuers(read("a1")).len(), 1);
}

fn tiles(tiles: Set<Tile>) -> Vec<&'static str> {
    tiles.iter().map(Tile::id).collect()
}

#[test]
fn ep_9_19_the_tiles_left_are_told_in_the_order_of_the_route() {
    let mut given = table(3)
        .city(&["c1 0,0 1", "a3 1,0 5", "start_gang 2,0 0"])
        .at(VINNIE, "safe_house_field_c1")
        .turn(VINNIE);
    let route = [Tile::C1, Tile::A3].into_iter().collect();
    let left_for_store_a = |given: &Given| {
        let ways = ways(&given.game.view(Viewer::Seat(VINNIE)));
        let way = ways.iter().find(|way| way.to == read("store_a"));
        way.unwrap().left
    };
    assert_eq!(left_for_store_a(&given), route);
    given.acts(&["go c1_i", "go a3_i", "go a3_c"]);
    assert_eq!(
        left_for_store_a(&given),
        route,
        "from the middle of the way"
    );
    given.acts(&["go start_gang_c", "go store_a", "stop"]);
    let told = |event: &Event| matches!(event, Event::Travelled { left, .. } if *left == route);
    assert!(given.events().iter().any(told));
}

/// The starting tiles and c2 below them.
fn near_start(from: &str) -> Given {
    table(3)
        .city(&["start_hospital 0,0 0", "start_gang 0,1 0", "c2 1,1 0"])
        .at(VINNIE, from)
        .turn(VINNIE)
}

#[test]
fn ep_9_1_three_points_and_unspent_ones_are_lost() {
    let mut given = near_start("hospital").but(|game| {
        game.stage = Stage::Turns {
            part: Part::Morning,
            next: 1,
        };
    });
    assert_eq!(given.points(), 3);
    given.acts(&["go start_hospital_r", "go metro_start_hospital", "stop"]);
    assert_eq!(given.points(), 1);
    given.act("end");
    assert_eq!(given.asked(), (SCAR, Step::Start));
    assert_eq!(given.points(), 3, "not one more");
}

#[test]
fn ep_9_2_leaving_a_location_costs_a_point() {
    let mut given = near_start("store_a");
    given.act("go start_gang_r");
    assert_eq!(given.points(), 2);
    assert_eq!(given.refused("go helicopter_c2"), WhyNot::NotAdjacent);
}

#[test]
fn ep_9_3_entering_a_location_costs_a_point() {
    let mut given = near_start("store_a");
    given.acts(&["go start_gang_r", "go clinic_start_gang"]);
    assert_eq!(given.points(), 1);
}

#[test]
fn ep_9_4_from_location_to_location() {
    let mut given = table(3)
        .city(&["d3 0,0 0"])
        .at(VINNIE, "gang_d3")
        .turn(VINNIE);
    given.act("go clinic_d3");
    assert_eq!(given.points(), 2);
    given.act("stop");
}

/// EP-R7: over a tile edge too.
#[test]
fn ep_9_5_crossing_areas_costs_a_point() {
    let mut given = near_start("hospital");
    given.acts(&["go start_hospital_r", "go start_gang_c"]);
    assert_eq!(given.points(), 1);
    let mut given = near_start("store_a");
    given.acts(&["go start_gang_c", "go start_gang_r"]);
    assert_eq!(given.points(), 1);
}

#[test]
fn ep_9_6_the_same_area_goes_on_for_nothing() {
    let mut given = near_start("clinic_start_gang");
    given.acts(&["go start_gang_r", "go c2_r"]);
    assert_eq!(given.points(), 2);
    given.act("go safe_house_field_c2");
    assert_eq!(given.points(), 1);
}

#[test]
fn ep_9_7_water_needs_a_ferry() {
    let mut given = near_start("helicopter_c2");
    given.act("go c2_r");
    assert_eq!(given.refused("go c2_w"), WhyNot::NoFerry);
    let mut given = table(3)
        .city(&["c3 0,0 0"])
        .at(VINNIE, "gang_c3")
        .with(VINNIE, |player| player.gas = 1)
        .turn(VINNIE);
    given.acts(&["go c3_i", "go c3_w"]);
    assert_eq!(given.points(), 1, "like any other area");
}

#[test]
fn ep_9_8_travel_ends_on_another_location() {
    let mut given = near_start("store_a").with(VINNIE, |player| player.gas = 1);
    given.act("gas");
    assert_eq!(given.refused("stop"), WhyNot::BeganHere);
    given.act("go start_gang_c");
    assert_eq!(given.refused("stop"), WhyNot::NotALocation);
    given.act("go store_a");
    assert_eq!(given.refused("stop"), WhyNot::BeganHere, "there and back");
}

/// EP-12.2: what is passed need not be open to a visit.
#[test]
fn ep_9_9_and_r10_locations_may_be_passed() {
    let given = table(3)
        .city(&["b1 0,0 0", "b3 1,0 0"])
        .named("b3", "bar")
        .named("b1", "gym")
        .at(VINNIE, "metro_b3");
    let mut given = given
        .with(VINNIE, |player| player.visited.insert(Place::Bar))
        .turn(VINNIE);
    given.act("go business_field_b3");
    let place = Place::Bar;
    assert_eq!(given.refused("stop"), WhyNot::VisitedAlready { place });
    given.acts(&["go b3_r", "go b1_r", "go business_field_b1", "stop"]);
    assert!(!given.player(VINNIE).visited.contains(Place::Cinema));
    assert!(given.player(VINNIE).visited.contains(Place::Gym));
    assert_eq!(given.points(), 0, "every step is paid");
}

#[test]
fn ep_r10_only_the_last_location_is_visited() {
    let mut given = table(3)
        .city(&["b1 0,0 0"])
        .named("b1", "gym")
        .at(VINNIE, "church_b1")
        .turn(VINNIE);
    given.acts(&["go b1_r", "go business_field_b1", "go store_b", "stop"]);
    assert!(given.player(VINNIE).visited.is_empty());
    assert_eq!(given.asked(), (VINNIE, Step::TakeGas));
}

#[test]
fn ep_9_10_a_gas_can_is_one_more_point() {
    let mut given = near_start("store_a").with(VINNIE, |player| player.gas = 1);
    let supply = given.game.supply.gas;
    given.act("go start_gang_c");
    given.act("gas");
    assert_eq!(given.points(), 3);
    assert_eq!(given.player(VINNIE).gas, 0);
    assert_eq!(given.game.supply.gas, supply + 1);
    assert_eq!(given.refused("gas"), WhyNot::NoGas);
}

fn stations() -> Given {
    table(3)
        .city(&["c2 0,0 0", "b3 1,0 0", "a1 2,0 0", "d1 3,0 0"])
        .at(VINNIE, "metro_b3")
        .turn(VINNIE)
}

#[test]
fn ep_9_11_a_ride_from_a_station() {
    let mut given = stations();
    assert_eq!(given.refused("ride exit_1"), WhyNot::NotAMetro);
    assert_eq!(given.refused("ride metro_b3"), WhyNot::SamePosition);
    assert_eq!(given.refused("ride metro_c3"), WhyNot::NotInCity);
    given.act("go b3_r");
    assert_eq!(given.refused("ride metro_a1"), WhyNot::NotAtMetro);
    let mut given = stations();
    given.act("ride metro_d1");
    assert_eq!(given.player(VINNIE).at, read("metro_d1"));
    assert_eq!(tiles(given.game.turn.unwrap().route.tiles()), ["b3", "d1"]);
}

/// EP-R12: more rides are allowed.
#[test]
fn ep_9_12_and_r12_only_the_first_ride_gives_a_point() {
    let mut given = stations();
    given.act("ride metro_a1");
    assert_eq!(given.points(), 4);
    given.act("ride metro_d1");
    assert_eq!(given.points(), 4);
}

#[test]
fn ep_r11_from_metro_to_metro_for_nothing() {
    let mut given = stations();
    given.acts(&["ride metro_a1", "stop"]);
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
    assert_eq!(given.player(VINNIE).at, read("metro_a1"));
}

#[test]
fn ep_9_19_the_route_is_where_one_stood() {
    let mut given = near_start("safe_house_field_c2");
    given.acts(&["go c2_r", "go helicopter_c2", "fly hospital", "stop"]);
    assert_eq!(tiles(given.game.left(VINNIE)), ["c2"], "not start_gang");
}
