//! Locations and persons (SP-12).

use kernel::Viewer;

use super::given::{BLUE, Given, PURPLE, YELLOW, table};
use crate::pieces::{CityToken, Location, Operation, Person};
use crate::step::{Bonus, Post, Step};
use crate::whynot::WhyNot;
use crate::words::{self, hindrance, person_hindrances};
use crate::works::Works;

/// A table where everything that a person offers leaves a choice.
fn busy() -> Given {
    table(4)
        .gangster("legs_diamond", "9")
        .docked(BLUE, "1-downtown")
        .docked(BLUE, "2-downtown")
        .ship("bill_mccoy", "1", 5)
        .levels(BLUE, [1, 1, 1, 1, 4])
        .hand(BLUE, &["vip_09", "party_07", "still_10", "fleet_07"])
        .money(BLUE, 60, 0)
}

/// What is asked when everything is passed over, until the card of the end of the turn.
fn questions(mut given: Given) -> Vec<Step> {
    let mut steps = Vec::new();
    while given.asked() != (BLUE, Step::Draw) {
        steps.push(given.asked().1);
        given.act("pass");
    }
    steps
}

fn play(only: Operation, bonus: Bonus) -> Step {
    Step::Play {
        only: Some(only),
        bonus,
    }
}

fn expected(person: Person) -> Vec<Step> {
    let none = Bonus::default();
    let bars = Step::Build {
        works: Works::BarOrStill,
        times: 2,
    };
    let grand = Step::Build {
        works: Works::NightclubOrCasino,
        times: 2,
    };
    let any = Step::Play {
        only: None,
        bonus: none,
    };
    let mobster = Step::Mobster {
        post: Post::Either,
        waiting: false,
    };
    let far = Bonus { range: 2, ..none };
    match person {
        Person::Contractors1 => vec![bars],
        Person::Contractors2 => vec![Step::Raise, bars],
        Person::Contractors3 => vec![Step::TakeHelper, bars],
        Person::Planning1 => vec![grand, any],
        Person::Planning2 => vec![grand, Step::Raise],
        Person::Planning3 => vec![grand, play(Operation::Party, none)],
        Person::Garage1 => vec![play(Operation::Fleet, far)],
        Person::Garage2 => vec![Step::Raise, play(Operation::Fleet, none)],
        Person::CityHall1 => vec![mobster, play(Operation::Vip, none)],
        Person::CityHall2 => vec![Step::Hire, play(Operation::Vip, none)],
        Person::Commission1 => vec![Step::TakeHelper, Step::Hire, Step::Ally],
        Person::Commission2 => vec![Step::Raise, Step::Hire, Step::Ally],
        Person::Commission3 => vec![mobster, Step::Hire, Step::Ally],
        Person::Docks1 => vec![play(Operation::Still, none), Step::Raid],
        Person::Docks2 => vec![Step::Raid],
        Person::Restaurant | Person::Park => vec![],
    }
}

/// SP-12.1, SP-12.2, SP-14.9, SP-17.1, SP-18.1, SP-R11: rows from top to bottom, the framed one for
/// everybody; what needs no choice is gained at once.
#[test]
fn sp_12_3_every_person_has_the_rows_of_the_table() {
    let singles = Person::ALL
        .into_iter()
        .take_while(|person| *person != Person::Restaurant);
    for person in singles {
        let mut given = busy().talking(BLUE, person.id());
        given.post();
        let player = given.player(BLUE);
        let gained = (player.books, player.thugs, player.leverage);
        let at_once = match person {
            Person::Contractors1 => (1, 1, 0),
            Person::Docks2 => (0, 2, 0),
            Person::CityHall2 => (0, 1, 1),
            _ => (0, 1, 0),
        };
        assert_eq!(gained, at_once, "{person:?}");
        assert_eq!(questions(given), expected(person), "{person:?}");
    }
}

/// A row that is done or skipped does not come back, and none can be anticipated.
#[test]
fn sp_12_2_a_later_row_is_not_used_before_an_earlier_one() {
    let mut given = busy().talking(BLUE, "contractors_2");
    let asked = Step::Raise.rule();
    assert_eq!(given.refused("slot left_1"), WhyNot::NotAsked { asked });
    given.act("pass");
    let asked = given.asked().1.rule();
    assert_eq!(asked.0, "SP-13.1");
    assert_eq!(given.refused("raise fleet"), WhyNot::NotAsked { asked });
}

/// SP-12.2: at the Restaurant the turn order cannot be skipped.
#[test]
fn sp_12_2_the_turn_order_of_the_restaurant_is_not_skipped() {
    let given = busy().talking(BLUE, "restaurant");
    let asked = Step::TurnOrder.rule();
    assert_eq!(given.refused("pass"), WhyNot::MustChoose { asked });
}

#[test]
fn sp_12_4_three_persons_are_left_out_with_one_or_two_players() {
    for seats in [1, 2] {
        let given = table(seats).turn(BLUE);
        for person in ["contractors_3", "planning_3", "commission_2"] {
            let person = format!("person {person}");
            assert_eq!(given.refused(&person), WhyNot::NoSuchPerson);
        }
    }
}

/// SP-12.4: the third person of the Park.
#[test]
fn sp_12_4_the_park_has_two_or_three_persons() {
    let given = |seats| {
        table(seats)
            .capo(PURPLE, "garage_1")
            .capo(PURPLE, "park")
            .capo(PURPLE, "park")
            .turn(BLUE)
    };
    assert_eq!(given(2).refused("person park"), WhyNot::ParkFull);
    assert!(given(3).allows("person park"));
    let full = table(3)
        .capo(PURPLE, "garage_1")
        .capo(PURPLE, "park")
        .capo(YELLOW, "park")
        .capo(YELLOW, "park")
        .turn(BLUE);
    assert_eq!(full.refused("person park"), WhyNot::ParkFull);
}

/// SP-R11: the number of persons is from the rulebook.
#[test]
fn sp_12_5_so_many_persons_are_at_each_side() {
    for (seats, singles) in [(1, 12), (2, 12), (3, 15), (4, 15)] {
        let given = table(seats).turn(BLUE);
        assert_eq!(given.legal().len(), singles + 2, "Restaurant and Park");
    }
}

/// What needs no choice comes first, so no order is lost (SP-R55).
#[test]
fn sp_r39_thugs_and_leverage_are_of_one_row() {
    let mut given = busy().talking(BLUE, "city_hall_2");
    assert_eq!(given.player(BLUE).leverage, 1);
    given.acts(&["hire", "hire", "pass"]);
    assert_eq!(given.player(BLUE).thugs, 3);
    assert_eq!(given.purses(BLUE).0, 57);
}

/// What is offered in vain is told, unless something before it may help.
#[test]
fn sp_12_2_what_a_person_offers_in_vain_is_told() {
    let vain = |given: Given, person: Person| -> Vec<String> {
        let view = given.game.view_of(Viewer::Seat(BLUE));
        let bars = person_hindrances(&view, person).into_iter();
        bars.map(|bar| bar.id.to_string()).collect()
    };
    let idle = || table(4).hand(BLUE, &["vip_09"]);
    let both = ["bar-no-card-still", "bar-no-raid"];
    assert_eq!(vain(idle(), Person::Docks1), both);
    assert!(vain(busy(), Person::Docks1).is_empty());
    // A thug, or what the card brings, may make the raid possible.
    assert!(vain(idle(), Person::Docks2).is_empty());
    assert!(vain(table(4).hand(BLUE, &["still_10"]), Person::Docks1).is_empty());
}

/// SP-11.17: with an empty deck the display shrinks, and in the end nobody can win a helper.
#[test]
fn sp_31_1_a_token_for_a_helper_says_when_none_is_left() {
    let bar = |given: Given| {
        let view = given.game.view_of(Viewer::Seat(BLUE));
        hindrance(&view, CityToken::Helper.effect())
    };
    assert_eq!(bar(table(4)), None);
    let none = bar(table(4).but(|game| game.helpers.display = kernel::Set::default()));
    assert_eq!(none.expect("nobody is left").id, "bar-no-helper");
}

/// No board shows a person's number, and with two players the third one of the Commission stands beside the first.
#[test]
fn sp_12_2_a_person_is_known_by_what_it_alone_offers() {
    for person in Person::ALL {
        let location = person.location();
        let alike = matches!(location, Location::Restaurant | Location::Park);
        let offer = words::own_offer(person);
        assert_eq!(offer.is_none(), alike, "{}", person.id());
        let others = Person::ALL
            .into_iter()
            .filter(|other| *other != person && other.location() == location);
        for other in others.filter(|_| !alike) {
            assert_ne!(offer, words::own_offer(other), "{}", person.id());
        }
    }
}
