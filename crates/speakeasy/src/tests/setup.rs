//! SP-2.1 to SP-2.13: the map as it is laid out, by many shuffles.

use kernel::Set;

use super::given::{BLUE, Given, new_game_of, table};
use crate::control::Markers;
use crate::pieces::{Deck, District, Gangster, Region};
use crate::space::Ground;

/// Many tables, laid by different shuffles, at the first decision.
pub(super) fn tables(seats: u8) -> impl Iterator<Item = Given> {
    (0..60).map(move |n| new_game_of(seats, &[], &format!("setup {n}")))
}

/// The districts where a gangster sits.
fn occupied(given: &Given) -> Set<District> {
    let at = |district: &District| given.game.gangs.at[*district as usize].is_some();
    District::ALL.into_iter().filter(at).collect()
}

/// SP-2.2.
#[test]
fn sp_2_1_uptown_has_fewer_spaces_on_the_side_for_one_and_two() {
    for (seats, uptown) in [(1, 2), (2, 2), (3, 3), (4, 3)] {
        let given = table(seats);
        let manhattan = &given.game.manhattan;
        for district in District::ALL {
            let expected = match district.region() {
                Region::Uptown => uptown,
                _ => 2,
            };
            assert_eq!(manhattan.spaces_of(district).count(), expected);
        }
    }
}

#[test]
fn sp_2_2_sixteen_districts_in_three_regions() {
    let of = |region: Region| region.districts().map(|one| one as u8 + 1);
    assert!(of(Region::Downtown).eq(1..=6));
    assert!(of(Region::Midtown).eq(7..=12));
    assert!(of(Region::Uptown).eq(13..=16));
    assert_eq!(table(4).game.manhattan.all().count(), 36);
}

#[test]
fn sp_2_3_five_districts_are_closed_with_one_or_two_players() {
    for seats in [1, 2] {
        let mut ever = Set::default();
        for given in tables(seats) {
            let closed = given.game.manhattan.closed;
            let here = |region: Region| region.districts().filter(|one| closed.contains(*one));
            assert_eq!(Region::ALL.map(|region| here(region).count()), [2, 2, 1]);
            let gangs = &given.game.gangs;
            let tokens = occupied(&given).union(gangs.targets).union(gangs.later);
            assert!(tokens.intersection(closed).is_empty(), "their tokens leave");
            ever = ever.union(closed);
        }
        assert_eq!(
            ever,
            Set::full(),
            "every district is closed by some shuffle"
        );
    }
    assert!(tables(3).all(|given| given.game.manhattan.closed.is_empty()));
}

#[test]
fn sp_2_4_two_gangsters_of_deck_a_stay_away_with_one_or_two_players() {
    let first = |gangster: &Gangster| gangster.data().deck == Deck::A;
    let all: Set<Gangster> = Gangster::ALL.into_iter().filter(first).collect();
    for (seats, count) in [(1, 4), (2, 4), (3, 6), (4, 6)] {
        let mut ever = Set::default();
        for given in tables(seats) {
            let came: Set<Gangster> = given.game.gangs.at.into_iter().flatten().collect();
            assert_eq!(came.len(), count);
            assert!(all.contains_all(came));
            let decks = given.game.gangs.decks;
            assert_eq!(decks, Set::full().without(all), "A never comes later");
            ever = ever.union(came);
        }
        assert_eq!(ever, all);
    }
}

#[test]
fn sp_2_5_each_gangster_has_a_district_of_his_own_by_lot() {
    let mut ever = Set::default();
    for given in tables(4) {
        let here = occupied(&given);
        let gangs = &given.game.gangs;
        assert_eq!(here.len(), 6);
        assert!(here.intersection(gangs.targets).is_empty());
        assert!(here.intersection(gangs.later).is_empty());
        ever = ever.union(here);
    }
    assert_eq!(ever, Set::full());
}

/// SP-R3.
#[test]
fn sp_2_6_the_strength_token_is_the_strength_of_the_gangster() {
    for given in tables(3) {
        let gangs = &given.game.gangs;
        for (gangster, strength) in gangs.at.into_iter().zip(gangs.strength) {
            let expected = gangster.map_or(0, |gangster| gangster.data().strength);
            assert_eq!(strength, expected);
        }
    }
}

#[test]
fn sp_2_7_his_bars_stand_on_every_space_and_city_tokens_stay() {
    for seats in [2, 3, 4] {
        for given in tables(seats) {
            let manhattan = &given.game.manhattan;
            let here = occupied(&given);
            let mut bars = 0;
            for space in manhattan.all() {
                let bar = manhattan.lot(space).ground == Ground::GangsterBar;
                assert_eq!(bar, here.contains(space.district), "{space}");
                assert!(manhattan.lot(space).token.is_some(), "{space}");
                bars += u8::from(bar);
            }
            assert_eq!(given.game.supply.gangster_bars, 24 - bars);
        }
    }
}

/// SP-2.9.
#[test]
fn sp_2_8_the_first_war_has_its_targets_and_the_others_wait() {
    for (seats, targets, later) in [(1, 2, 5), (2, 2, 5), (3, 3, 7), (4, 3, 7)] {
        for given in tables(seats) {
            let gangs = &given.game.gangs;
            assert_eq!(gangs.targets.len(), targets);
            assert_eq!(gangs.later.len(), later);
            assert!(gangs.targets.intersection(gangs.later).is_empty());
        }
    }
}

#[test]
fn sp_2_9_the_stacks_are_those_of_the_second_and_the_third_war() {
    for (seats, second, third) in [(2, 2, 3), (4, 3, 4)] {
        let given = new_game_of(seats, &[], "stacks")
            .but(|game| game.agenda.clear())
            .but(|game| game.gangs.targets = Set::default())
            .ending_act(1);
        assert_eq!(given.game.gangs.targets.len(), second);
        assert_eq!(given.game.gangs.later.len(), third);
    }
}

/// SP-3.8: a marker at the bottom counts for nobody, above it also against players.
#[test]
fn sp_2_10_the_gangsters_have_a_marker_in_each_region() {
    let blue = BLUE.into();
    let mut markers = Markers::default();
    assert_eq!(markers.place(blue), None);
    markers.bosses[0] = 1;
    assert_eq!(markers.place(blue), Some(1));
    markers.gangsters = 1;
    assert_eq!(markers.place(blue), Some(2));
}

/// SP-2.12, SP-2.13.
#[test]
fn sp_2_11_four_cops_stand_and_four_more_are_announced() {
    let mut closed = false;
    for given in tables(2) {
        let manhattan = &given.game.manhattan;
        let (now, next, later) = (manhattan.cops, manhattan.cops_coming, manhattan.cops_later);
        assert_eq!((now.len(), next.len(), later.len()), (4, 4, 8));
        assert_eq!(now.union(next).union(later), Set::full());
        closed |= !now.intersection(manhattan.closed).is_empty();
    }
    assert!(closed, "closed districts may receive cops");
}
