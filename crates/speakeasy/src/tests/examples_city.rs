//! Worked examples of the rules: gang war, control, the end and the Rival.

use kernel::Viewer;

use super::given::{BLUE, GREEN, Given, PURPLE, YELLOW, read, table};
use crate::boss::Boss;
use crate::control::Control;
use crate::pieces::{Building, District, Gangster, Helper, Person, Region};
use crate::score;
use crate::space::Ground;
use crate::step::Stage;

#[test]
fn sp_e4_birdie_brown() {
    assert_eq!(Gangster::BirdieBrown.war_strength(), 7);
    let given = table(4).attack("birdie_brown", "7");
    assert_eq!(given.game.gangs.strength[District::D7 as usize], 6);
}

#[test]
fn sp_e5_carlo_gambino_comes_to_district_14() {
    let mut given = table(4)
        .order([PURPLE, BLUE, YELLOW, GREEN])
        .house(PURPLE, "14.1", "bar")
        .protected("14.1")
        .house(BLUE, "14.2", "casino")
        .levels(PURPLE, [1, 1, 1, 1, 2])
        .levels(BLUE, [1, 1, 1, 1, 4])
        .ally(PURPLE, "waxey_gordon", "9")
        .with(BLUE, |player| player.thugs = 4)
        .attack("carlo_gambino", "14");
    // Purple reaches 7 at most and is not asked.
    assert_eq!(given.ground("14.1"), Ground::GangsterBar);
    assert_eq!(given.player(PURPLE).thugs, 1);
    given.offers(&["abandon 14.2", "defend 14.2 4"]);
    given.act("defend 14.2 4");
    assert!(matches!(given.ground("14.2"), Ground::House(_)));
    assert_eq!(given.player(BLUE).thugs, 0);
    let gangs = &given.game.gangs;
    let district = District::D14 as usize;
    assert_eq!(gangs.at[district], Some(Gangster::CarloGambino));
    assert_eq!(gangs.strength[district], 7);
}

fn control(given: &Given, district: &str) -> Control {
    given.game.manhattan.control(read(district))
}

fn bosses<const N: usize>(seats: [kernel::Seat; N]) -> Control {
    Control::Bosses(seats.into_iter().map(Boss::Player).collect())
}

#[test]
fn sp_e6_gangsters_control_district_12() {
    let given = table(4)
        .cop("12")
        .house(YELLOW, "12.1", "casino")
        .gangster("legs_diamond", "12");
    assert_eq!(control(&given, "12"), Control::Gangsters);
    assert_eq!(given.game.manhattan.markers(Region::Midtown).gangsters, 1);
}

#[test]
fn sp_e7_the_best_building_controls() {
    let given = table(4)
        .house(YELLOW, "13.1", "bar")
        .house(GREEN, "13.2", "casino")
        .house(YELLOW, "14.1", "nightclub")
        .house(YELLOW, "14.2", "bar")
        .house(BLUE, "14.3", "nightclub");
    assert_eq!(control(&given, "13"), bosses([GREEN]));
    assert_eq!(control(&given, "14"), bosses([YELLOW, BLUE]));
    let markers = given.game.manhattan.markers(Region::Uptown);
    assert_eq!(markers.bosses, [1, 0, 1, 1]);
}

#[test]
fn sp_e8_a_still_and_a_mobster() {
    let given = table(4)
        .house(PURPLE, "15.1", "still")
        .gangster("legs_diamond", "15")
        .cop("16")
        .house(BLUE, "16.1", "bar")
        .protected("16.1")
        .house(GREEN, "16.2", "casino")
        .gangster("waxey_gordon", "16");
    assert_eq!(control(&given, "15"), bosses([PURPLE]));
    assert_eq!(control(&given, "16"), bosses([BLUE]));
}

fn safes(given: &Given) -> [u16; 4] {
    [BLUE, PURPLE, YELLOW, GREEN].map(|seat| given.purses(seat).1 - 30)
}

#[test]
fn sp_e10_midtown_pays() {
    let given = table(4)
        .house(GREEN, "7.1", "bar")
        .house(GREEN, "8.1", "bar")
        .gangster("legs_diamond", "9")
        .gangster("waxey_gordon", "10")
        .house(YELLOW, "11.1", "bar")
        .house(PURPLE, "12.1", "bar")
        .ending_act(1);
    assert_eq!(safes(&given), [0, 5, 5, 15]);
}

#[test]
fn sp_e11_uptown_pays() {
    let given = table(4)
        .house(BLUE, "13.1", "bar")
        .house(BLUE, "16.1", "bar")
        .house(YELLOW, "14.1", "bar")
        .house(GREEN, "14.2", "bar")
        .house(PURPLE, "15.1", "bar")
        .ending_act(1);
    assert_eq!(safes(&given), [45, 20, 20, 20]);
}

#[test]
fn sp_e23_a_score_of_405() {
    let houses = [
        ("1.1", "bar", true),
        ("2.1", "bar", true),
        ("3.1", "bar", false),
        ("4.1", "still", true),
        ("5.1", "nightclub", true),
        ("7.1", "nightclub", true),
        ("8.1", "casino", true),
    ];
    let given = houses
        .into_iter()
        .fold(table(2), |given, (space, building, protected)| {
            let given = given.house(BLUE, space, building);
            if protected {
                given.protected(space)
            } else {
                given
            }
        })
        .money(BLUE, 50, 220)
        // Champagne, scotch twice, rum and gin.
        .with(BLUE, |player| {
            player.helpers.extend([Helper::Leverage2, Helper::AnyCard]);
        })
        .screen(BLUE, |screen| {
            let used = [Helper::CopyDisplay, Helper::Thugs2, Helper::RaiseAny];
            screen.used.extend(used);
        })
        .but(|game| game.stage = Stage::Over);
    let standing = score::standing(&given.game.view_of(Viewer::Spectator));
    assert_eq!(standing.seats[0].total, 405);
}

#[test]
fn sp_e27_a_turn_of_the_rival() {
    let given = table(1)
        .open_only(&["1", "2", "8", "11", "12"])
        .capo(BLUE, "contractors_1")
        .capo(BLUE, "contractors_2")
        .house(Boss::Rival, "1.1", "bar")
        .house(Boss::Rival, "2.1", "bar")
        .cop("1")
        .cop("2")
        .house(Boss::Rival, "12.1", "bar")
        .house(BLUE, "11.1", "bar")
        .but(|game| {
            game.act = 2;
            game.gangs.targets.insert(District::D8);
            game.manhattan.cops_coming.insert(District::D11);
        })
        .rival_reveals("party_02");
    assert_eq!(given.game.capo_on(Person::Commission1), Some(Boss::Rival));
    match given.ground("11.2") {
        Ground::House(house) => assert_eq!(house.building, Building::Nightclub),
        other => panic!("{other:?}"),
    }
    assert_eq!(given.spaces_of(Boss::Rival).len(), 4);
    assert_eq!(given.rival().purse, 20);
}
