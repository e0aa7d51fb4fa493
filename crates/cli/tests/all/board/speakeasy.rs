//! The table of Speakeasy in the terminal.

use catalog::games::Speakeasy;
use speakeasy::step::Step;
use speakeasy::strokes::{take_overs, ways};
use speakeasy::{Action, View};

use super::{
    Setting, compare, everything_can_be_chosen, no_choice_is_lost, nobody_sees_what_others_have,
    told,
};

/// Alone against the Rival, and with every number of people.
const TABLES: &[Setting] = &[(1, &[]), (2, &[]), (3, &[]), (4, &[])];

#[test]
fn no_line_of_speakeasy_is_wider_than_the_window() {
    super::no_line_is_wider::<Speakeasy>(TABLES, 29, 20);
}

#[test]
fn everything_legal_in_speakeasy_can_be_chosen() {
    everything_can_be_chosen::<Speakeasy>(TABLES);
}

#[test]
fn the_table_of_speakeasy_looks_as_stored() {
    let picture = |seats: u8, size, act| {
        super::picture::<Speakeasy>((seats, &[]), size, |view| {
            view.act == act && view.round == 2 && view.step() == Some(Step::Send)
        })
    };
    compare("speakeasy-1-80x24.txt", &picture(1, (80, 24), 2));
    compare("speakeasy-1-120x50.txt", &picture(1, (120, 50), 3));
    compare("speakeasy-2-80x24.txt", &picture(2, (80, 24), 1));
    compare("speakeasy-2-100x40.txt", &picture(2, (100, 40), 2));
    compare("speakeasy-4-120x30.txt", &picture(4, (120, 30), 3));
    compare("speakeasy-4-120x90.txt", &picture(4, (120, 90), 2));
    compare("speakeasy-4-40x60.txt", &picture(4, (40, 60), 2));
    compare("speakeasy-4-80x12.txt", &picture(4, (80, 12), 3));
}

/// The first menu that is wanted at some table, as it is offered.
fn menu(wanted: impl Fn(&View, &[Action], Step) -> bool) -> String {
    let found = TABLES.iter().rev().find_map(|table| {
        super::menu::<Speakeasy>(*table, 80, |view, legal| {
            view.step().is_some_and(|step| wanted(view, legal, step))
        })
    });
    told(&found.expect("somebody is asked that"), 0)
}

/// Whether several of the actions are of a kind.
fn several(legal: &[Action], kind: impl Fn(&Action) -> bool) -> bool {
    legal.iter().filter(|action| kind(action)).count() > 1
}

#[test]
fn the_menus_of_speakeasy_look_as_stored() {
    let persons = menu(|view, _, step| view.act == 2 && step == Step::Send);
    compare("speakeasy-persons.txt", &persons);
    let sites = menu(|view, legal, _| take_overs(view, legal).len() > 2);
    compare("speakeasy-sites.txt", &sites);
    let trucks = menu(|view, _, _| ways(view).len() > 4);
    compare("speakeasy-trucks.txt", &trucks);
    let raid = menu(|_, legal, _| several(legal, |action| matches!(action, Action::Crew(..))));
    compare("speakeasy-raid.txt", &raid);
    let war = menu(|_, legal, _| several(legal, |action| matches!(action, Action::Defend(..))));
    compare("speakeasy-war.txt", &war);
}

#[test]
fn no_choice_of_speakeasy_is_lost_among_many() {
    no_choice_is_lost::<Speakeasy>(TABLES, |_| {});
}

#[test]
fn nobody_sees_a_safe_or_a_hand_of_another() {
    // A hand is shown to its owner only.
    nobody_sees_what_others_have::<Speakeasy>(17, |drawn, watched| {
        assert!(drawn.contains("Your hand"), "{drawn}");
        assert!(!watched.contains("Your hand"), "{watched}");
        assert_eq!(watched.matches("safe ?").count(), 3, "{watched}");
    });
}
