//! How actions are written: each reads back as itself, and nothing else is read.

use kernel::{Seat, testkit};

use crate::action::Action;
use crate::city::Border;
use crate::console::Agent;
use crate::crime::{Binding, Role};
use crate::evidence::{Into, Place};
use crate::pieces::{
    Bonus, Crime, Criminal, Deck, Dilemma, Evidence, Item, Outcome, Row, Support, Turning, Zone,
};

/// How many kinds of actions there are.
const KINDS: usize = 37;

fn pairs<A: Copy, B: Copy>(
    first: &[A],
    second: &[B],
    action: impl Fn(A, B) -> Action + Copy,
) -> Vec<Action> {
    let each = first.iter();
    each.flat_map(|one| second.iter().map(move |other| action(*one, *other)))
        .collect()
}

fn bindings() -> Vec<Binding> {
    let mut one = Binding::default();
    one.set(Role::Y1, Some(Criminal::Seer));
    let mut more = one;
    more.set(Role::C1, Some(Criminal::Fixer));
    let (mut open, mut all) = (Binding::default(), more);
    open.zone = Some(Zone::Harbor);
    all.zone = open.zone;
    vec![one, more, open, all]
}

fn places() -> Vec<Place> {
    let display = (0..20).map(Place::Display);
    display.chain((0..72).map(Place::Plan)).collect()
}

fn targets() -> Vec<Into> {
    let rows = Row::ALL.map(Into::Row).into_iter();
    let bonuses = Bonus::ALL.map(Into::Bonus);
    rows.chain(bonuses).chain([Into::Box]).collect()
}

fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Pass, Action::Jump, Action::Look, Action::Gain];
    for one in [
        Action::Hook,
        Action::Unhook,
        Action::Drop,
        Action::Use,
        Action::Grip,
        Action::Endure,
        Action::Sense,
        Action::Criminal,
    ] {
        all.extend(Criminal::ALL.map(one));
    }
    for one in [Action::Fetch, Action::Smuggle, Action::Item] {
        all.extend(Item::ALL.map(one));
    }
    for one in [Action::Fix, Action::Dash, Action::Guardian, Action::Zone] {
        all.extend(Zone::ALL.map(one));
    }
    all.extend(Support::ALL.map(Action::Support));
    all.extend(pairs(&Criminal::ALL, &Zone::ALL, Action::Move));
    all.extend(pairs(&Criminal::ALL, &Zone::ALL, Action::Push));
    all.extend(pairs(&Criminal::ALL, &Item::ALL, Action::PickUp));
    all.extend(pairs(&Item::ALL, &Zone::ALL, Action::Hack));
    all.extend(pairs(&Item::ALL, &Zone::ALL, Action::Carry));
    let borders: Vec<Border> = Border::all().collect();
    all.extend(pairs(&borders, &Turning::ALL, Action::Barrier));
    let people = Seat::all(5).map(Agent::Person);
    all.extend(people.chain([Agent::Echo]).map(Action::Opponent));
    all.extend((0..3).map(Action::Third));
    all.extend(Deck::ALL.map(Action::Deck));
    all.extend(Evidence::ALL.map(Action::Evidence));
    all.extend(pairs(&Evidence::ALL, &targets(), Action::Process));
    all.extend(places().into_iter().map(Action::Place));
    all.extend(Crime::ALL.map(Action::Commit));
    all.extend(Crime::ALL.map(Action::Discard));
    all.extend(bindings().into_iter().map(Action::Bind));
    all.extend(Outcome::ALL.map(Action::Outcome));
    all.extend(Dilemma::ALL.map(Action::Dilemma));
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
        "hook",
        "hook ",
        "hook nobody",
        "hook seer fixer",
        "unhook Seer",
        "support hook ",
        "support help",
        "move seer",
        "move seer mars",
        "move seer  harbor",
        "move seer harbor now",
        "pickup seer harbor",
        "drop cash",
        "grip",
        "fix fixer",
        "hack cash",
        "jump seer",
        "dash seer",
        "barrier 8 clockwise",
        "barrier -1 clockwise",
        "barrier 01 clockwise",
        "barrier 1",
        "barrier 1 left",
        "carry seer harbor",
        "opponent 0",
        "opponent 6",
        "opponent 01",
        "opponent Echo",
        "third 0",
        "third 4",
        "third 01",
        "third 256",
        "deck level_4",
        "evidence cash",
        "process timing",
        "process timing row",
        "process timing row-left",
        "process timing bonus-box",
        "process timing box box",
        "place display",
        "place display-01",
        "place display-256",
        "place shared-0",
        "commit a9_nothing",
        "bind",
        "bind ",
        "bind y1",
        "bind y1=",
        "bind y4=seer",
        "bind c1=fixer y1=seer",
        "bind z1=harbor y1=seer",
        "bind y1=seer y1=seer",
        "outcome both",
        "discard d01",
        "dilemma d00",
        "dilemma d73",
    ]);
}
