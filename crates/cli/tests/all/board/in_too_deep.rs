//! The table of In Too Deep in the terminal.

use catalog::Lang;
use catalog::games::InTooDeep;
use cli::boards::menu::{Entry, Then};
use in_too_deep::step::{Looking, Step};
use in_too_deep::{Action, View};

use super::{
    Setting, compare, everything_can_be_chosen, no_choice_is_lost, nobody_sees_what_others_have,
    told,
};

/// Alone against Echo, two with and without her, and with every number of people.
const TABLES: &[Setting] = &[
    (1, &[]),
    (2, &[]),
    (2, &[("echo_joins", "on"), ("difficulty", "hard")]),
    (3, &[("storylines", "7")]),
    (4, &[]),
    (5, &[]),
];

#[test]
fn no_line_of_in_too_deep_is_wider_than_the_window() {
    super::no_line_is_wider::<InTooDeep>(TABLES, 997, 22);
}

#[test]
fn everything_legal_in_in_too_deep_can_be_chosen() {
    everything_can_be_chosen::<InTooDeep>(TABLES);
}

#[test]
fn the_table_of_in_too_deep_looks_as_stored() {
    let drawn = |table: usize, size, chapter, lang| {
        super::picture_in::<InTooDeep>(TABLES[table], size, lang, |view| {
            view.open.chapter == chapter && view.step() == Some(Step::Act)
        })
    };
    let picture = |table, size, chapter| drawn(table, size, chapter, Lang::En);
    compare("in-too-deep-1-120x60.txt", &picture(0, (120, 60), 2));
    compare("in-too-deep-1-80x24.txt", &picture(0, (80, 24), 2));
    compare("in-too-deep-2-100x40.txt", &picture(2, (100, 40), 1));
    compare("in-too-deep-4-120x40.txt", &picture(4, (120, 40), 3));
    compare("in-too-deep-4-80x12.txt", &picture(4, (80, 12), 3));
    compare("in-too-deep-5-40x60.txt", &picture(5, (40, 60), 2));
    let czech = drawn(3, (120, 40), 2, Lang::Cs);
    compare("in-too-deep-3-120x40-cs.txt", &czech);
}

/// The first menu that is wanted at some table, as it is offered.
fn menu(wanted: impl Fn(&View, &[Action], Step) -> bool) -> String {
    let found = TABLES.iter().rev().find_map(|table| {
        super::menu::<InTooDeep>(*table, 80, |view, legal| {
            view.step().is_some_and(|step| wanted(view, legal, step))
        })
    });
    told(&found.expect("somebody is asked that"), 0)
}

#[test]
fn the_menus_of_in_too_deep_look_as_stored() {
    let commits = |legal: &[Action]| legal.iter().any(|one| matches!(one, Action::Commit(_)));
    let act = menu(|_, legal, step| step == Step::Act && commits(legal));
    compare("in-too-deep-act.txt", &act);
    let many = menu(|_, legal, step| step == Step::Act && legal.len() > 24);
    compare("in-too-deep-many.txt", &many);
    let heights = menu(|_, _, step| matches!(step, Step::Heights { left: 2 }));
    compare("in-too-deep-heights.txt", &heights);
    let process = menu(|_, legal, step| matches!(step, Step::Process { .. }) && legal.len() > 12);
    compare("in-too-deep-process.txt", &process);
    let look = menu(|view, _, step| {
        let looks = matches!(
            step,
            Step::Look {
                looking: Looking::Only,
                ..
            }
        );
        looks && view.plan.len() > 3
    });
    compare("in-too-deep-look.txt", &look);
    let outcome = menu(|_, _, step| matches!(step, Step::Outcome(_)));
    compare("in-too-deep-outcome.txt", &outcome);
}

#[test]
fn no_choice_of_in_too_deep_is_lost_among_many() {
    no_choice_is_lost::<InTooDeep>(TABLES, |menu| {
        // Passing comes last.
        let passes = |entry: &Entry<Action>| match &entry.then {
            Then::Take(actions) => actions.as_slice() == [Action::Pass],
            Then::Open(_) => false,
        };
        let at = menu.entries().position(passes);
        assert!(at.is_none_or(|at| at + 1 == menu.entries().count()));
    });
}

#[test]
fn nobody_sees_the_papers_of_another() {
    // A memory is shown to its owner only.
    nobody_sees_what_others_have::<InTooDeep>(41, |drawn, watched| {
        assert!(drawn.contains("memory:"), "{drawn}");
        assert!(!watched.contains("memory:"), "{watched}");
    });
}
