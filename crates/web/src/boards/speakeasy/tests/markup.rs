//! What is drawn: symbols that are there, ids that stand once, the same from the same.

use std::collections::{BTreeSet, HashSet};

use catalog::Lang;
use kernel::{Seat, Viewer};
use speakeasy::Speakeasy;
use speakeasy::pieces::{Operation, Person, Slot};
use speakeasy::step::{Stage, Step, Task};
use speakeasy::works::Works;

use super::{draw, english, own, played, watch};
use crate::board::{Board, Scene};
use crate::boards::speakeasy::ink::{self, Anchor};
use crate::boards::speakeasy::signs;
use crate::boards::trial::{values, words};

#[test]
fn the_sprites_have_every_symbol_that_the_board_uses_and_each_once() {
    let sprites = [crate::draw::ICONS.0, &Speakeasy::sprite().into_string()].concat();
    let known = values(&sprites, "id");
    let distinct: BTreeSet<&str> = known.iter().copied().collect();
    assert_eq!(known.len(), distinct.len(), "a symbol stands twice");
    let texts = english();
    for seats in [1, 4] {
        watch(seats, 40 + seats, |_, sight| {
            let markup = own(sight, &texts);
            let own: Vec<&str> = values(&markup, "id");
            let ids: BTreeSet<&str> = own.iter().copied().collect();
            assert_eq!(own.len(), ids.len(), "an id stands twice");
            let used = values(&markup, "href").into_iter();
            for id in used.filter_map(|href| href.strip_prefix('#')) {
                let there = distinct.contains(id) || ids.contains(id) || id.starts_with("do-");
                assert!(there, "#{id}");
            }
        });
    }
}

#[test]
fn a_turn_has_one_part_that_is_done_now() {
    let texts = english();
    let mut columns = 0;
    watch(2, 9, |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let lineup = Speakeasy::lineup(&scene).into_string();
        let states = values(&lineup, "data-s");
        let now = states.iter().filter(|state| **state == "now").count();
        let step = sight.prompt.as_ref().unwrap().step;
        // After the card of the end nothing but tokens is to be put away.
        let after = matches!(step, Step::PutBack | Step::Surplus);
        if !states.is_empty() {
            columns += 1;
            assert_eq!(now, usize::from(!after), "{step:?}: {states:?}");
            assert!(states.is_sorted_by_key(|state| match *state {
                "done" => 0,
                "now" => 1,
                _ => 2,
            }));
        }
    });
    assert!(columns > 50, "{columns}");
}

/// Whatever a city token or a book brings: the first of two is done when the Restaurant asks for the second.
#[test]
fn at_the_restaurant_the_second_of_two_begins_when_it_is_asked_for() {
    let texts = english();
    let mut seen = 0;
    for seed in 1..12 {
        watch(2, seed, |_, sight| {
            let person = sight.view.turn.and_then(|turn| turn.person);
            let step = sight.prompt.as_ref().unwrap().step;
            let second_waits = sight.view.agenda.iter().any(
                |task| matches!(task, Task::Ask(_, Step::Business { done }) if !done.is_empty()),
            );
            let asked = matches!(step, Step::Business { .. });
            if person != Some(Person::Restaurant) || !second_waits || asked {
                return;
            }
            // A city token may bring a building, too: that is no second of two.
            let seat = sight.own().unwrap();
            let mut built = sight.clone();
            let works = Works::Bar;
            built.view.agenda.ask(seat, Step::Build { works, times: 1 });
            built.legal.clear();
            for sight in [sight, &built] {
                let scene = Scene::new(sight, &texts, seat);
                let lineup = Speakeasy::lineup(&scene).into_string();
                let states = values(&lineup, "data-s");
                assert_eq!(states, ["done", "now", "next", "next"], "{step:?}");
            }
            seen += 1;
        });
    }
    assert!(seen > 0, "{seen}");
}

#[test]
fn before_the_first_card_is_asked_for_the_first_building_is_not_done() {
    let texts = english();
    let (mut building, mut card) = (HashSet::new(), 0);
    for seed in 1..4 {
        watch(3, seed, |_, sight| {
            if !matches!(sight.view.stage, Stage::Preparation { .. }) {
                return;
            }
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            let lineup = Speakeasy::lineup(&scene).into_string();
            let (_, player, _) = sight.view.own().unwrap();
            let played = player.board.iter().any(Option::is_some);
            let step = sight.prompt.unwrap().step;
            let states = values(&lineup, "data-s");
            if played || step == Step::FirstPlay {
                assert_eq!(states, ["done", "now"], "{step:?}");
                card += 1;
            } else {
                assert_eq!(states, ["now", "next"], "{step:?}");
                building.insert(std::mem::discriminant(&step));
            }
        });
    }
    assert!(building.len() > 2 && card > 3);
}

#[test]
fn every_operation_has_symbols_of_its_own() {
    let all = Operation::ALL;
    let of =
        |name: fn(Operation) -> &'static str| all.map(name).into_iter().collect::<BTreeSet<_>>();
    assert_eq!(of(signs::operation).len(), all.len());
    assert_eq!(of(signs::deed_of).len(), all.len());
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let texts = words::<Speakeasy>(Lang::Cs);
    let people = played(4, 5, 50);
    let [one, other] = [0, 1].map(|_| people.table.sight(Viewer::Seat(Seat(0))));
    assert_eq!(draw(&one, &texts, Seat(0)), draw(&other, &texts, Seat(0)));
}

/// Seven letters are not always as wide as seven others.
#[test]
fn a_name_of_wide_letters_is_drawn_narrower() {
    let fitted = |name: &str| ink::fitted("lbl", (0., 0.), 11., Anchor::Middle, 45., name);
    let is_narrower = |name: &str| fitted(name).into_string().contains("textLength");
    assert!(is_narrower("Gambino") && is_narrower("Maranzano"));
    assert!(!is_narrower("Schultz") && !is_narrower("Siegel"));
}

/// Of several emptied groups the dearest one counts (SP-13.10).
#[test]
fn one_discount_is_lit_at_most() {
    let texts = english();
    let asked = played(1, 60, 3).first_asked().unwrap();
    let seat = asked.own().unwrap();
    let empty: [(&[u8], usize); 4] = [(&[], 0), (&[1], 1), (&[2], 1), (&[1, 2, 3], 1)];
    for (groups, lit) in empty {
        let mut sight = asked.clone();
        // Whoever is not asked sees no discount to come.
        sight.legal.clear();
        sight.prompt = None;
        let player = &mut sight.view.players[seat.index()];
        let gone = Slot::ALL.into_iter();
        for slot in gone.filter(|slot| groups.contains(&slot.data().group)) {
            player.slots.remove(slot);
        }
        let markup = own(&sight, &texts);
        assert_eq!(markup.matches("\"disc hot\"").count(), lit, "{groups:?}");
    }
}
