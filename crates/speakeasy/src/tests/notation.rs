//! How actions are written: each reads back as itself, and nothing else is read.

use kernel::{Seat, testkit};

use crate::action::Action;
use crate::boss::Boss;
use crate::docks::Berth;
use crate::pieces::{
    Business, Card, CityToken, District, Favour, Gangster, Goal, Helper, Operation, Person, Ship,
    Slot, Track,
};
use crate::space::{SPACES, Space};
use crate::strength::Help;

/// How many kinds of actions there are.
const KINDS: usize = 39;

const HELPS: [Help; 3] = [Help::None, Help::Cheapest, Help::Paid];

fn spaces() -> Vec<Space> {
    let numbers = || 1..=SPACES as u8;
    let districts = District::ALL.into_iter();
    districts
        .flat_map(|district| numbers().map(move |number| Space { district, number }))
        .collect()
}

fn bosses() -> Vec<Boss> {
    let seats = Seat::all(4).map(Boss::Player);
    seats.chain([Boss::Rival]).collect()
}

fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::Pass,
        Action::Split,
        Action::Hire,
        Action::Vip,
        Action::Still,
        Action::Lose,
    ];
    all.extend(Helper::ALL.map(Action::Helper));
    all.extend(Person::ALL.map(Action::Person));
    for person in Person::ALL {
        all.extend(bosses().into_iter().map(|boss| Action::Capo(person, boss)));
    }
    all.extend(Favour::ALL.map(Action::Favour));
    all.extend(Track::ALL.map(Action::Raise));
    all.extend(Card::ALL.map(Action::Card));
    all.extend(Slot::ALL.map(Action::Slot));
    all.extend((1..=6).map(Action::Post));
    all.extend([0, 7, 300].map(Action::Launder));
    for one in [
        Action::Row,
        Action::Right,
        Action::Middle,
        Action::Pile,
        Action::Column,
    ] {
        all.extend((1..=4).map(one));
    }
    for berth in Berth::all() {
        all.push(Action::Dock(berth));
        all.extend(Berth::all().map(|to| Action::Move(berth, to)));
    }
    all.extend(Operation::ALL.map(Action::Deck));
    for truck in 1..=2 {
        all.extend(District::ALL.map(|to| Action::Enter(truck, to)));
        all.extend(District::ALL.map(|to| Action::Drive(truck, to)));
        all.extend((1..=2).map(|count| Action::Load(truck, count)));
        all.extend((1..=2).map(|count| Action::Buy(truck, count)));
        all.extend(spaces().into_iter().map(|to| Action::Deliver(truck, to)));
    }
    all.extend(Gangster::ALL.map(Action::Gangster));
    all.extend(Ship::ALL.map(Action::Ship));
    all.extend([Action::Crew([0, 1, 2, 3], 0), Action::Crew([0; 4], 6)]);
    all.extend(Business::ALL.map(Action::Business));
    all.extend(CityToken::ALL.map(Action::Token));
    for space in 1..=2 {
        all.extend(Goal::ALL.map(|goal| Action::Book(goal, space)));
    }
    for stack in 1..=3 {
        all.extend(CityToken::ALL.map(|token| Action::Put(token, stack)));
    }
    for space in spaces() {
        all.extend([Action::Space(space), Action::Abandon(space)]);
        for help in HELPS {
            all.extend((0..=6).map(|thugs| Action::Defend(space, thugs, help)));
        }
    }
    for help in HELPS {
        all.extend((0..=6).map(|thugs| Action::Force(thugs, help)));
    }
    all
}

#[test]
fn every_action_reads_back_as_itself() {
    testkit::assert_notation(&every_action(), KINDS);
}

#[test]
fn nonsense_is_refused_whole() {
    testkit::assert_nonsense::<Action>(&[
        "",
        " ",
        "Pass",
        "pass ",
        " pass",
        "pass now",
        "helper",
        "helper ",
        "helper nobody",
        "person contractors",
        "person contractors_4",
        "capo docks_1",
        "capo docks_1 0",
        "capo docks_1 5",
        "capo docks_1 01",
        "capo docks_1 Rival",
        "favour money",
        "raise notoriety",
        "card vip_13",
        "slot left_4",
        "space 1",
        "space 1.0",
        "space 1.4",
        "space 17.1",
        "space 01.1",
        "space 1.01",
        "force",
        "force -1",
        "force 1 friend",
        "force 1  ally",
        "force 1 paid",
        "force 1 ally  paid",
        "post",
        "post 01",
        "launder",
        "launder 01",
        "launder +1",
        "launder 70000",
        "dock 0-uptown",
        "dock 5-uptown",
        "dock 1",
        "row one",
        "move 1-uptown",
        "move 1-uptown 2-uptown 3-uptown",
        "right 256",
        "deck strength",
        "enter 1",
        "enter one 1",
        "drive 1 17",
        "load 1",
        "buy 1 2 3",
        "deliver 1 1",
        "gangster lucky_luciano",
        "ship titanic",
        "crew 0-0-0 1",
        "crew 0-0-0-0-0 1",
        "crew 0-0-0-0",
        "crew 0-0-0-x 1",
        "column ",
        "business as_usual",
        "token crate",
        "book docks_4 1",
        "book docks_1",
        "put thug",
        "defend 1.1",
        "defend 1.1 ally",
        "defend 1.1 1 ally ally",
        "abandon",
        "abandon ship",
    ]);
}
