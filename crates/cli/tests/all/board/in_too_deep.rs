//! The table of In Too Deep in the terminal.

use catalog::Lang;
use catalog::games::InTooDeep;
use cli::boards::Board;
use cli::boards::menu::{Menu, Then};
use cli::style::Style;
use in_too_deep::step::{Looking, Step};
use in_too_deep::{Action, View};
use kernel::{Chance, Game, Seed, Viewer};

use super::{Setting, compare, everything_can_be_chosen, frame, told, watch};

/// Alone against Echo, two with and without her, and with every number of people.
const TABLES: &[Setting] = &[
    (1, &[]),
    (2, &[]),
    (2, &[("echo_joins", "on"), ("difficulty", "hard")]),
    (3, &[("storylines", "7")]),
    (4, &[]),
    (5, &[]),
];

/// What the viewer is asked.
fn asked(view: &View) -> Option<Step> {
    let (seat, step) = view.open.asked()?;
    view.viewer.is(seat).then_some(step)
}

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
            view.open.chapter == chapter && asked(view) == Some(Step::Act)
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
            asked(view).is_some_and(|step| wanted(view, legal, step))
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

/// However much is legal, the choices that stand there at once can be overlooked.
#[test]
fn no_choice_is_lost_among_many() {
    let texts = super::texts::<InTooDeep>(Lang::En);
    for setting in TABLES {
        watch::<InTooDeep>(*setting, "many", |play, seat| {
            let legal = play.state().legal_actions(seat);
            let view = play.state().view(Viewer::Seat(seat));
            let frame = frame(80, 24, Style::Plain);
            let menu = InTooDeep::menu(&view, &legal, &texts, frame);
            assert!(longest(&menu) <= 24, "{}", told(&menu, 0));
            // Passing comes last.
            let passes = |entry: &cli::boards::menu::Entry<Action>| match &entry.then {
                Then::Take(actions) => actions.as_slice() == [Action::Pass],
                Then::Open(_) => false,
            };
            let at = menu.entries().position(passes);
            assert!(at.is_none_or(|at| at + 1 == menu.entries().count()));
        });
    }
}

/// The most choices that stand on one page.
fn longest(menu: &Menu<Action>) -> usize {
    let inner = menu.entries().map(|entry| match &entry.then {
        Then::Open(inner) => longest(inner),
        Then::Take(_) => 0,
    });
    inner.max().unwrap_or(0).max(menu.entries().count())
}

#[test]
fn nobody_sees_the_papers_of_another() {
    let texts = super::texts::<InTooDeep>(Lang::En);
    let draw =
        |view: &View| InTooDeep::draw(view, &texts, frame(120, 200, Style::Plain)).join("\n");
    watch::<InTooDeep>((3, &[]), "hidden", |play, seat| {
        if play.ply() % 41 != 0 || play.state().prompt(seat).is_none() {
            return;
        }
        // Whatever the others might have instead, the drawing is the same.
        let view = play.state().view(Viewer::Seat(seat));
        let drawn = draw(&view);
        for try_ in 0..3 {
            let mut chance = Chance::new(&Seed::from_text("imagine").nth(try_));
            let imagined = <InTooDeep as Game>::imagine(&view, &mut chance);
            assert_eq!(drawn, draw(&imagined.view(Viewer::Seat(seat))));
        }
        // A memory is shown to its owner only.
        let watched = draw(&play.state().view(Viewer::Spectator));
        assert!(drawn.contains("memory:"), "{drawn}");
        assert!(!watched.contains("memory:"), "{watched}");
    });
}
