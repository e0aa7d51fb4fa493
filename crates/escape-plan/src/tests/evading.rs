//! EP-11.1 to EP-11.5: who has to be evaded, and how.

use super::given::*;
use crate::event::Event;
use crate::pieces::Contact::*;
use crate::pieces::Officer::{County, Federal, Swat};
use crate::pieces::{Contact, Equipment, Exit, Tile};
use crate::player::Item;
use crate::step::Step;
use crate::whynot::WhyNot;

/// Store C is on the first tile, the business on the second, store A on the third.
const STREET: [&str; 3] = ["c1 0,0 1", "a3 1,0 5", "start_gang 2,0 0"];

/// From the safe house of c1 over a3 to store A.
const WALK: [&str; 6] = [
    "go c1_i",
    "go a3_i",
    "go a3_c",
    "go start_gang_c",
    "go store_a",
    "stop",
];

fn street(seats: u8) -> Given {
    let table = table(seats).city(&STREET);
    table.at(VINNIE, "safe_house_field_c1")
}

/// Vinnie has walked over the street with these contacts.
fn walked(given: Given, contacts: &[Contact]) -> Given {
    let mut given = given.contacts(VINNIE, contacts).turn(VINNIE);
    given.acts(&WALK);
    given
}

fn pursuers(given: &Given) -> u8 {
    given.game.pursuer_count(VINNIE)
}

/// Everybody who could be evaded one by one.
fn singles(given: &mut Given) -> Vec<String> {
    given.act("use contact stunt").legal()
}

#[test]
fn ep_e17_walking_leaves_two_tiles() {
    let mut given = walked(
        street(3)
            .officers("c1", &[Federal])
            .officers("a3", &[Federal, County])
            .officers("start_gang", &[County, Federal, Swat]),
        &[Stunt],
    );
    assert_eq!(given.asked(), (VINNIE, Step::Evade));
    assert_eq!(pursuers(&given), 3);
    let officers = [
        "officer a3 county",
        "officer a3 federal",
        "officer c1 federal",
    ];
    assert_eq!(singles(&mut given), officers);
}

#[test]
fn ep_e18_tiles_flown_over_and_ridden_under_are_not_left() {
    let mut given = table(3)
        .city(&["c2 0,0 0", "b3 1,0 0", "a1 2,0 0", "d1 3,0 0"])
        .at(VINNIE, "safe_house_field_c2")
        .with(VINNIE, |player| player.gas = 1)
        .contacts(VINNIE, &[Stunt])
        .officers("c2", &[County, Swat])
        .officers("b3", &[County, Federal])
        .officers("a1", &[Federal])
        .officers("d1", &[Swat])
        .turn(VINNIE);
    given.acts(&["go c2_r", "go helicopter_c2", "fly metro_a1"]);
    given.acts(&["ride metro_d1", "gas", "go d1_c", "go exit_1", "stop"]);
    assert_eq!(given.points(), 0);
    let officers = ["officer a1 federal", "officer c2 county", "officer c2 swat"];
    assert_eq!(singles(&mut given), officers);
}

#[test]
fn ep_11_1_the_last_tile_counts_only_for_those_who_escape() {
    let given = || {
        let mut given = table(3)
            .city(&["start_gang 0,1 0", "d1 -1,2 0"])
            .but(|game| game.patrols = [1, 2, 2])
            .day(3)
            .officers("start_gang", &[County])
            .officers("d1", &[Federal, Swat])
            .at(VINNIE, "store_a")
            .turn(VINNIE);
        given.acts(&["go start_gang_r", "go d1_c", "go exit_1"]);
        given
    };
    let mut staying = given();
    staying.act("stop");
    assert_eq!(pursuers(&staying), 1);
    let mut leaving = given();
    leaving.act("escape");
    assert_eq!(pursuers(&leaving), 3);
}

/// Out of the tile and back to it, past an officer.
fn around() -> Given {
    street(3)
        .officers("c1", &[County, Federal, Swat])
        .officers("a3", &[County])
        .turn(VINNIE)
}

const AROUND: [&str; 5] = ["go c1_i", "go a3_i", "go c1_c", "go church_c1", "stop"];

#[test]
fn ep_a1_who_ends_on_the_tile_where_the_move_began_evades_nobody() {
    let mut given = around();
    given.acts(&AROUND);
    assert!(given.game.left(VINNIE).is_empty());
    assert_eq!(pursuers(&given), 0);
    assert_eq!(given.player(VINNIE).wounds, 0);
    let told = |event: &Event| matches!(event, Event::Travelled { left, .. } if left.is_empty());
    assert!(given.events().iter().any(told));
    assert!(given.asked().1 != Step::Evade, "the visit has begun");
}

/// EP-R21.
#[test]
fn ep_a1_and_r21_in_the_first_edition_the_tiles_between_were_left() {
    let mut given = around().first_edition();
    given.acts(&AROUND);
    let left = [Tile::A3].into_iter().collect();
    assert_eq!(given.game.left(VINNIE), left);
    assert_eq!(pursuers(&given), 1);
    assert_eq!(given.asked(), (VINNIE, Step::Evade));
}

/// EP-16.4: the city is left, and every tile of the way with it.
#[test]
fn ep_a1_and_r21_who_escapes_leaves_every_tile() {
    let mut given = table(3)
        .city(&["start_gang 0,1 0", "d1 -1,2 0"])
        .last_day(Exit::Exit1)
        .officers("d1", &[Federal, Swat])
        .officers("start_gang", &[County])
        .at(VINNIE, "metro_d1")
        .with(VINNIE, |player| player.gas = 1)
        .turn(VINNIE);
    let tiles = |given: &Given| given.game.left(VINNIE).len();
    given.acts(&["gas", "go d1_c", "go start_gang_r", "go d1_c", "go exit_1"]);
    let mut staying = table(3);
    staying.game = given.game.clone();
    staying.act("stop");
    assert_eq!((tiles(&staying), pursuers(&staying)), (0, 0));
    given.act("escape");
    assert_eq!((tiles(&given), pursuers(&given)), (2, 3));
}

#[test]
fn ep_11_2_who_stays_on_one_tile_evades_nobody() {
    let mut given = street(3).officers("c1", &[County]).turn(VINNIE);
    given.acts(&["go c1_i", "go store_c", "stop"]);
    assert_eq!(given.asked(), (VINNIE, Step::TakeGas));
    given.acts(&["pass", "pass", "end"]);
    assert_eq!(given.player(VINNIE).wounds, 0);
}

#[test]
fn ep_r23_without_the_step_no_evade_ability() {
    let mut given = street(3)
        .officers("c1", &[Federal])
        .contacts(VINNIE, &[Boxer])
        .turn(VINNIE);
    assert_eq!(given.refused("use contact boxer"), WhyNot::WrongTime);
    given.acts(&["go c1_i", "go store_c"]);
    assert_eq!(given.refused("use contact boxer"), WhyNot::WrongTime);
    given.act("stop");
    assert_eq!(given.refused("use contact boxer"), WhyNot::WrongTime);
}

#[test]
fn ep_11_3_officers_where_travel_ends_do_nothing() {
    let table = street(3).officers("start_gang", &[County, Federal, Swat]);
    let given = walked(table, &[]);
    assert_eq!(given.asked(), (VINNIE, Step::TakeGas));
    assert_eq!(given.player(VINNIE).wounds, 0);
}

#[test]
fn ep_11_4_each_ability_works_on_one_tile_and_is_paid_for() {
    let table = street(3)
        .officers("c1", &[County, Federal])
        .officers("a3", &[County, Swat]);
    let mut given = walked(table, &[FastCar, Fighter]);
    given.act("use contact fast_car");
    assert_eq!(given.money(VINNIE), 6);
    assert_eq!(given.legal(), ["tile a3", "tile c1"]);
    given.act("tile a3");
    assert_eq!(pursuers(&given), 2);
    given.act("use contact fighter");
    assert_eq!(pursuers(&given), 1);
    assert_eq!(given.money(VINNIE), 5);
    assert_eq!(given.refused("use contact fast_car"), WhyNot::UsedUp);
}

#[test]
fn ep_11_4_nobody_to_evade_no_ability() {
    let given = walked(street(3).officers("c1", &[County]), &[Boxer, Ninja]);
    assert_eq!(given.refused("use contact boxer"), WhyNot::NobodyToEvade);
    assert_eq!(given.refused("use contact ninja"), WhyNot::NobodyToEvade);
}

#[test]
fn ep_11_4_an_officer_once_evaded_stays_evaded() {
    let table = street(3)
        .officers("c1", &[Federal])
        .officers("a3", &[County]);
    let mut given = walked(table, &[Boxer, BribeFederal]);
    given.acts(&["use contact boxer", "use contact bribe_federal", "tile a3"]);
    assert_eq!(pursuers(&given), 1);
    given.act("done");
    assert_eq!(given.player(VINNIE).wounds, 1);
}

#[test]
fn ep_11_4_who_comes_later_is_not_covered() {
    let table = street(3).officers("c1", &[Swat]).officers("a3", &[County]);
    let mut given = walked(table, &[FastCar, RallySwat]);
    given.acts(&["use contact fast_car", "tile a3"]);
    given.acts(&["use contact rally_swat", "tile a3"]);
    assert_eq!(pursuers(&given), 1);
}

#[test]
fn ep_11_5_a_wound_for_each_officer_not_evaded() {
    let table = street(3)
        .officers("c1", &[Federal, Swat])
        .officers("a3", &[Federal]);
    let mut given = walked(table, &[Boxer]);
    given.acts(&["use contact boxer", "tile c1", "done"]);
    assert_eq!(given.player(VINNIE).wounds, 2);
    assert_eq!(given.asked(), (VINNIE, Step::Breathe));
}

#[test]
fn ep_d8_abilities_side_actions_or_done() {
    let table = street(3).officers("c1", &[Federal]).with(VINNIE, |player| {
        player.items.push(Item::Equipment(Equipment::Vest, false));
        player.items.push(Item::Equipment(Equipment::Cap, false));
    });
    let given = walked(table, &[Boxer, Medic]);
    let options = [
        "done",
        "use contact boxer",
        "use contact medic",
        "use equipment vest",
        "use first-aid token",
        "use asset extra_action",
    ];
    assert_eq!(given.legal(), options);
}

#[test]
fn ep_e24_the_boxer_costs_2_and_notoriety() {
    let mut given = walked(street(3).officers("c1", &[Federal]), &[Boxer]);
    given.act("use contact boxer");
    assert_eq!(given.money(VINNIE), 7);
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
    assert!(given.player(VINNIE).contacts[0].used);
    assert_eq!(given.asked(), (VINNIE, Step::TakeGas));
    assert_eq!(given.player(VINNIE).wounds, 0);
}

/// Sandra stands on the tile that Vinnie leaves.
fn with_sandra() -> Given {
    street(2).but(|game| {
        let sandra = game.sandra.as_mut().expect("Sandra plays with two");
        sandra.agent.at = read("church_c1");
    })
}

#[test]
fn ep_e33_sandra_is_the_fourth_officer() {
    let table = with_sandra().officers("c1", &[County, Federal, Swat]);
    let mut given = walked(table, &[Boxer, Stunt]);
    assert_eq!(pursuers(&given), 4);
    given.act("use contact boxer");
    assert_eq!(pursuers(&given), 2);
    assert_eq!(
        singles(&mut given),
        ["officer c1 county", "officer c1 swat"]
    );
}

#[test]
fn ep_r28_all_of_a_type_means_sandra_too() {
    let mut given = walked(with_sandra().officers("c1", &[County]), &[Ninja]);
    assert_eq!(pursuers(&given), 2);
    given.act("use contact ninja");
    assert_eq!(pursuers(&given), 1);
    assert_eq!(given.refused("use contact ninja"), WhyNot::UsedUp);
    // Whoever evades one officer may choose her instead of him.
    let mut given = walked(with_sandra().officers("c1", &[County]), &[Stunt]);
    assert_eq!(singles(&mut given), ["officer c1 county", "sandra"]);
    given.acts(&["sandra", "done"]);
    assert_eq!(given.player(VINNIE).wounds, 1);
}
