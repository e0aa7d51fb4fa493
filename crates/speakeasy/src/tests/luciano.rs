//! Police patrols, control of districts and payouts (SP-22, SP-23).

use kernel::Set;

use super::given::{BLUE, GREEN, Given, PURPLE, YELLOW, read, table, table_of};
use crate::boss::Boss;
use crate::control::{Control, Markers};
use crate::event::Event;
use crate::pieces::{District, Region};
use crate::step::Stage;

fn first(count: usize) -> Set<District> {
    District::ALL.into_iter().take(count).collect()
}

/// Cops in the first districts, tokens in the four after them, the others in the stacks.
fn patrolled(given: Given, cops: usize) -> Given {
    given.but(|game| {
        game.manhattan.cops = first(cops);
        game.manhattan.cops_coming = first(cops + 4).without(first(cops));
        game.manhattan.cops_later = Set::full().without(first(cops + 4));
    })
}

/// SP-22.2.
#[test]
fn sp_22_1_cops_come_where_their_tokens_lie() {
    for (act, cops) in [(1, 4), (2, 8)] {
        let given = patrolled(table(3), cops).ending_act(act);
        let manhattan = &given.game.manhattan;
        assert_eq!(manhattan.cops, first(cops + 4));
        assert_eq!(manhattan.cops_coming.len(), 4);
        assert!(
            manhattan
                .cops
                .intersection(manhattan.cops_coming)
                .is_empty()
        );
        assert_eq!(manhattan.cops_later.len(), 12 - (cops + 4));
    }
}

#[test]
fn sp_22_3_in_the_end_every_district_has_a_cop() {
    let given = patrolled(table(3), 12).ending_act(3);
    assert_eq!(given.game.manhattan.cops, Set::full());
    assert_eq!(given.game.manhattan.cops_coming, Set::default());
    assert_eq!(given.game.manhattan.cops_later, Set::default());
}

/// The cops of this act count already (SP-5.2).
#[test]
fn sp_22_1_cops_come_before_control_is_counted() {
    let given = table(3)
        .house(BLUE, "1.1", "bar")
        .money(BLUE, 0, 0)
        .but(|game| game.manhattan.cops_coming = first(1))
        .ending_act(1);
    assert_eq!(given.purses(BLUE), (0, 0));
}

fn control(given: &Given, district: &str) -> Control {
    given.game.manhattan.control(read(district))
}

fn bosses<const N: usize>(bosses: [Boss; N]) -> Control {
    Control::Bosses(bosses.into_iter().collect())
}

/// SP-23.2 case 1.
#[test]
fn sp_r46_a_protected_building_beats_every_other() {
    let given = table(4)
        .house(BLUE, "14.1", "bar")
        .house(GREEN, "14.2", "casino")
        .house(YELLOW, "14.3", "nightclub");
    assert_eq!(control(&given, "14"), bosses([GREEN.into()]));
    let given = given.protected("14.1");
    assert_eq!(control(&given, "14"), bosses([BLUE.into()]));
    // Among protected buildings the best decides.
    let given = given.protected("14.3");
    assert_eq!(control(&given, "14"), bosses([YELLOW.into()]));
}

#[test]
fn sp_23_2_equal_protected_buildings_share() {
    let given = table(4)
        .cop("14")
        .house(BLUE, "14.1", "bar")
        .house(GREEN, "14.2", "bar")
        .house(YELLOW, "14.3", "casino")
        .protected("14.1")
        .protected("14.2");
    let both = bosses([BLUE.into(), GREEN.into()]);
    assert_eq!(control(&given, "14"), both);
}

#[test]
fn sp_23_2_a_cop_closes_unprotected_buildings() {
    let given = table(4).cop("14").house(BLUE, "14.1", "casino");
    assert_eq!(control(&given, "14"), Control::Nobody);
    let given = given.gangster("legs_diamond", "14");
    assert_eq!(control(&given, "14"), Control::Gangsters);
    assert_eq!(control(&given, "13"), Control::Nobody);
}

#[test]
fn sp_23_2_closed_districts_are_not_counted() {
    let given = table(2)
        .gangster("legs_diamond", "5")
        .but(|game| game.manhattan.closed = [District::D5].into_iter().collect());
    let markers = given.game.manhattan.markers(Region::Downtown);
    assert_eq!(markers, Markers::default());
}

#[test]
fn sp_23_3_the_number_of_buildings_does_not_matter() {
    let given = table(4)
        .house(BLUE, "14.1", "nightclub")
        .house(YELLOW, "14.2", "bar")
        .house(YELLOW, "14.3", "bar");
    assert_eq!(control(&given, "14"), bosses([BLUE.into()]));
}

/// SP-8.13, SP-23.3.
#[test]
fn sp_r33_a_still_is_the_least_of_the_players_buildings() {
    let given = table(4)
        .gangster("legs_diamond", "7")
        .house(PURPLE, "7.1", "still");
    assert_eq!(control(&given, "7"), bosses([PURPLE.into()]));
    let given = given.house(BLUE, "7.2", "bar");
    assert_eq!(control(&given, "7"), bosses([BLUE.into()]));
}

#[test]
fn sp_23_4_each_control_moves_the_marker_of_its_region() {
    let given = table(4)
        .house(BLUE, "1.1", "bar")
        .house(BLUE, "2.1", "bar")
        .house(BLUE, "7.1", "bar")
        .house(GREEN, "2.2", "bar")
        .gangster("legs_diamond", "3");
    let markers = given.game.manhattan.markers(Region::Downtown);
    assert_eq!(
        (markers.bosses, markers.gangsters),
        ([2, 0, 0, 1], 1),
        "blue in 1 and 2, green in 2"
    );
    let markers = given.game.manhattan.markers(Region::Midtown);
    assert_eq!((markers.bosses, markers.gangsters), ([1, 0, 0, 0], 0));
}

/// SP-1.8: into the safe.
#[test]
fn sp_23_5_ties_pay_the_lowest_of_their_places() {
    let given = table(3)
        .house(BLUE, "1.1", "bar")
        .house(PURPLE, "2.1", "bar")
        .house(YELLOW, "3.1", "bar")
        .house(YELLOW, "4.1", "bar")
        .ending_act(1);
    let purses = [BLUE, PURPLE, YELLOW].map(|seat| given.purses(seat));
    assert_eq!(purses, [(15, 36), (15, 36), (15, 45)]);
}

#[test]
fn sp_23_5_who_controls_nothing_is_paid_nothing() {
    let given = table(3).house(BLUE, "13.1", "bar").ending_act(2);
    assert_eq!(given.purses(BLUE), (15, 75));
    assert_eq!(given.purses(PURPLE), (15, 30));
}

/// The gangsters take a place, not its money: the player behind them is second.
#[test]
fn sp_23_6_gangsters_are_paid_nothing() {
    let given = table(3)
        .house(BLUE, "7.1", "bar")
        .gangster("legs_diamond", "8")
        .gangster("waxey_gordon", "9")
        .ending_act(1);
    assert_eq!(given.purses(BLUE), (15, 45));
    let paid = given.events().into_iter();
    let paid = paid.filter(|event| matches!(event, Event::PaidOut { .. }));
    assert_eq!(paid.count(), 1);
}

/// SP-23.1: nothing is left over from the act before.
#[test]
fn sp_23_7_markers_go_back_to_the_bottom() {
    let mut given = table(3).house(BLUE, "7.1", "bar");
    for act in 1..=3 {
        given.game.agenda.clear();
        given = given.ending_act(act);
    }
    let counted = given.events().into_iter().filter_map(|event| match event {
        Event::RegionCounted {
            region: Region::Midtown,
            controlled,
            gangsters,
        } => Some((controlled.to_vec(), gangsters)),
        _ => None,
    });
    let once = || (vec![(BLUE.into(), 1)], 0);
    assert_eq!(counted.collect::<Vec<_>>(), [once(), once(), once()]);
}

#[test]
fn sp_24_1_the_last_act_has_no_lucky_luciano() {
    let given = table(3)
        .house(BLUE, "7.1", "casino")
        .but(|game| {
            game.gangs.targets.insert(District::D7);
            game.order.upper[0] = None;
            game.order.lower[2] = Some(BLUE.into());
        })
        .ending_act(4);
    assert_eq!(given.game.stage, Stage::Over);
    // The turn order changes once more, and casinos pay; nothing else.
    assert_eq!(given.purses(BLUE), (18, 30));
    assert_eq!(given.game.manhattan.houses().count(), 1);
    let began = given.events().into_iter();
    assert!(
        !began
            .into_iter()
            .any(|e| matches!(e, Event::WarBegan { .. }))
    );
}

/// SP-27.24: control counts the Rival like a player.
#[test]
fn sp_27_22_the_rivals_income_goes_to_its_purse() {
    let given = table_of(1, &[])
        .house(Boss::Rival, "7.1", "casino")
        .house(Boss::Rival, "8.1", "casino")
        .cop("8")
        .house(BLUE, "9.1", "bar")
        .but(|game| {
            game.order.upper[0] = None;
            game.order.lower[0] = Some(BLUE.into());
        })
        .ending_act(1);
    // $5 for the casino in operation; both share the second place of Midtown.
    assert_eq!(given.rival().purse, 5 + 15);
    assert_eq!(given.purses(BLUE), (15, 30 + 15));
}
