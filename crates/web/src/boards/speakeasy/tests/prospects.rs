//! What is shown before a move is what happens.

use std::collections::BTreeSet;

use kernel::Viewer;
use speakeasy::docks::Berth;
use speakeasy::pieces::{Goal, Person, Track};
use speakeasy::player::Player;
use speakeasy::{Action, Speakeasy, View};
use table::Sight;

use super::{People, english, own, watch};
use crate::board::{Scene, button_id};
use crate::boards::speakeasy::outlook::Outlook;
use crate::boards::trial::values;

/// Checks everything that is foretold of one thing, and counts it.
fn check<T: PartialEq + std::fmt::Debug>(
    (people, view, outlook): (&People, &View, &Outlook),
    legal: &[Action],
    read: impl Fn(&View) -> T,
) -> usize {
    let (seat, ..) = view.own().unwrap();
    let mut checked = 0;
    for (foretold, buttons) in outlook.changes(view, &read) {
        let moves = legal.iter().filter(|action| {
            let id = button_id(action);
            buttons.split(' ').any(|button| button == id)
        });
        // Moves of one kind come to the same: a few of them are enough.
        for action in moves.take(2) {
            let then = people.imagine(seat, action.to_string());
            let then = then.sight(Viewer::Seat(seat)).view;
            assert_eq!(read(&then), foretold, "{action}");
            checked += 1;
        }
    }
    checked
}

#[test]
fn what_is_foretold_happens() {
    let texts = english();
    let mut checked = [0; 8];
    for seats in 1..=3 {
        let mut asked = 0;
        watch(seats, 70 + seats, |people, sight| {
            asked += 1;
            // A table is folded from its beginning: some questions are enough.
            if asked % 5 != 0 {
                return;
            }
            let (view, legal) = (&sight.view, &sight.legal);
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            let here = (&*people, view, scene.outlook());
            let mine = |read: fn(&Player) -> u16| {
                move |view: &View| view.own().map(|(_, player, _)| read(player))
            };
            checked[0] += check(here, legal, mine(|player| player.pocket));
            checked[1] += check(here, legal, |view| view.own().unwrap().2.safe);
            checked[2] += Track::ALL
                .map(|track| check(here, legal, |view| view.own().unwrap().1.level(track)))
                .into_iter()
                .sum::<usize>();
            checked[3] += check(here, legal, mine(|player| player.notoriety().into()));
            checked[4] += check(here, legal, |view| view.manhattan);
            checked[5] += Berth::all()
                .map(|berth| check(here, legal, |view| view.docks.at(berth)))
                .sum::<usize>();
            checked[6] += check(here, legal, |view| view.own().unwrap().1.trucks);
            checked[7] += Person::ALL
                .into_iter()
                .map(|person| {
                    check(here, legal, |view| {
                        view.capos.singles.get(person as usize).copied()
                    })
                })
                .sum::<usize>();
        });
    }
    assert!(checked.iter().all(|count| *count > 3), "{checked:?}");
}

#[test]
fn every_kind_of_move_that_changes_something_on_the_board_shows_it_there() {
    let texts = english();
    let mut missing: BTreeSet<&str> = [
        "raise", "person", "dock", "vip", "move", "enter", "drive", "load", "buy", "deliver",
        "hire", "book", "space", "force", "launder", "gangster", "capo", "column", "still",
        "token", "helper",
    ]
    .into();
    for seed in 50..110 {
        watch(seed % 3 + 2, seed, |_, sight| {
            let new = sight.legal.iter().any(|action| {
                let notation = action.to_string();
                missing.contains(notation.split(' ').next().unwrap())
            });
            if !new {
                return;
            }
            let markup = own(sight, &texts);
            let shown = markup.split("class=\"then\"").skip(1);
            let shown: BTreeSet<&str> = shown
                .flat_map(|part| part.split("data-for=\"").nth(1).unwrap().split('"').next())
                .flat_map(|buttons| buttons.split(' '))
                .collect();
            for action in &sight.legal {
                if shown.contains(button_id(action).as_str()) {
                    missing.remove(action.to_string().split(' ').next().unwrap());
                }
            }
        });
        if missing.is_empty() {
            return;
        }
    }
    panic!("never seen: {missing:?}");
}

#[test]
fn what_nobody_can_know_is_not_foretold() {
    let texts = english();
    let mut unknown = 0;
    let mut look = |sight: &Sight<Speakeasy>| {
        if !sight.legal.iter().any(|one| matches!(one, Action::Pile(_))) {
            return;
        }
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        // Which token comes up from a pile is open until it is done.
        let changes = scene
            .outlook()
            .changes(&sight.view, |view| view.market.right);
        assert!(changes.is_empty(), "{changes:?}");
        unknown += 1;
    };
    for seed in 15..25 {
        watch(3, seed, |_, sight| look(sight));
    }
    assert!(unknown > 3, "{unknown}");
}

#[test]
fn what_is_shown_of_a_book_is_whose_it_is() {
    let texts = english();
    let mut books = 0;
    let mut look = |_: &mut People, sight: &Sight<Speakeasy>| {
        let seat = sight.own().unwrap();
        let scene = Scene::new(sight, &texts, seat);
        for goal in Goal::ALL {
            for space in 0..2 {
                let read = |view: &View| view.ledger.at(goal, space);
                for (boss, buttons) in scene.outlook().changes(&sight.view, read) {
                    assert_eq!(boss.and_then(|boss| boss.seat()), Some(seat));
                    let action = Action::Book(goal, space + 1);
                    assert_eq!(buttons, button_id(action));
                    books += 1;
                }
            }
        }
    };
    for seed in 33..36 {
        watch(2, seed, &mut look);
    }
    assert!(books > 3, "{books}");
}

#[test]
fn a_ghost_names_only_moves_that_can_be_made() {
    let texts = english();
    let mut asked = 0;
    watch(4, 44, |_, sight| {
        asked += 1;
        if asked % 6 != 0 {
            return;
        }
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let single = sight.legal.iter().map(button_id);
        let offers = scene.outlook().offers.iter();
        let whole = offers.filter_map(|offer| offer.stroke()).map(button_id);
        let buttons: BTreeSet<String> = single.chain(whole).collect();
        let markup = own(sight, &texts);
        for named in values(&markup, "data-for") {
            assert!(named.split(' ').all(|one| buttons.contains(one)), "{named}");
        }
    });
}
