//! The drawings of tables: they fit their window in every language, and they look as they should.

mod in_too_deep;
mod speakeasy;

use catalog::games::{EscapePlan, Fliptown};
use catalog::{Lang, Texts};
use cli::boards::menu::{Menu, Then};
use cli::boards::{Board, Frame};
use cli::style::Style;
use console::measure_text_width;
use escape_plan::step::Step;
use kernel::{Chance, Game, Options, Play, Seat, Seed, Viewer};

/// What is chosen at a table: how many seats, and the options.
type Setting = (u8, &'static [(&'static str, &'static str)]);

/// Options that show every part of the table.
const FLIPTOWN: &[Setting] = &[
    (1, &[]),
    (
        1,
        &[
            ("characters", "on"),
            ("holdem", "on"),
            ("cowbot", "wyatt_earp"),
            ("difficulty", "hard"),
        ],
    ),
    (2, &[]),
    (4, &[("characters", "on"), ("holdem", "on")]),
];

/// Alone against Costa, two with Sandra, and without automas.
const ESCAPE_PLAN: &[Setting] = &[(1, &[]), (2, &[]), (3, &[]), (5, &[])];

fn texts<G: Game>(lang: Lang) -> Texts {
    Texts::of_game::<G>(lang, &[cli::TEXTS])
}

fn frame(width: usize, height: usize, style: Style) -> Frame {
    Frame {
        width,
        height,
        style,
    }
}

/// Plays a game at random and looks at it before every decision, and at the end.
fn watch<G: Game>((seats, settings): Setting, seed: &str, mut look: impl FnMut(&Play<G>, Seat)) {
    let options = G::Options::parse_simulated(seats, settings.iter().copied())
        .expect("options that can be played");
    let seed = Seed::from_text(seed);
    let mut play: Play<G> = Play::new(&options, seed);
    let mut chance = Chance::new(&seed.nth(1));
    while let Some(seat) = play.state().to_act().iter().next() {
        look(&play, seat);
        let legal = play.state().legal_actions(seat);
        let action = *chance.pick(&legal);
        play.apply(seat, action).expect("a legal action");
    }
    look(&play, Seat(0));
}

/// Sizes from a narrow strip to a large screen.
const SIZES: &[(usize, usize)] = &[
    (30, 10),
    (60, 24),
    (80, 8),
    (80, 14),
    (80, 16),
    (80, 24),
    (100, 31),
    (100, 40),
    (120, 50),
    (160, 60),
    (200, 60),
];

/// Looks at some positions of a whole game in every language and size, with the eyes of the one who
/// decides and of a spectator. `least` is how many rows the smallest useful form may take.
fn no_line_is_wider<G: Board>(settings: &[Setting], every: u32, least: usize) {
    let all: Vec<Texts> = Lang::ALL.iter().map(|lang| texts::<G>(*lang)).collect();
    for setting in settings {
        watch::<G>(*setting, "wide", |play, seat| {
            // Positions are much alike; some of them will do.
            if play.ply() % every != 0 && play.state().prompt(seat).is_some() {
                return;
            }
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let view = play.state().view(viewer);
                for texts in &all {
                    for &(width, height) in SIZES {
                        check::<G>(&view, texts, (width, height), least);
                    }
                }
            }
        });
    }
}

fn check<G: Board>(view: &G::View, texts: &Texts, (width, height): (usize, usize), least: usize) {
    let plain = G::draw(view, texts, frame(width, height, Style::Plain));
    let coloured = G::draw(view, texts, frame(width, height, Style::Colour));
    let at = format!("{width}x{height} in {}", texts.lang());
    assert!(!plain.is_empty(), "{at}: nothing is drawn");
    for line in &plain {
        fits(line, width, &at);
    }
    // Colours change nothing but the colours.
    assert_eq!(plain, stripped(&coloured), "{at}");
    // Where there is room for the useful form, it is kept to.
    if width >= 80 {
        assert!(
            plain.len() <= height.max(least),
            "{at}: {} rows",
            plain.len()
        );
    }
}

fn stripped(lines: &[String]) -> Vec<String> {
    let plain = |line: &String| console::strip_ansi_codes(line).into_owned();
    lines.iter().map(plain).collect()
}

fn fits(line: &str, width: usize, at: &str) {
    assert!(measure_text_width(line) <= width, "{at}: {line}");
    assert!(!line.contains('\u{1b}'), "{at}: {line:?}");
    assert!(
        !line.contains('['),
        "{at}: something cannot be said: {line}"
    );
}

#[test]
fn no_line_of_fliptown_is_wider_than_the_window() {
    no_line_is_wider::<Fliptown>(FLIPTOWN, 13, 12);
}

#[test]
fn no_line_of_escape_plan_is_wider_than_the_window() {
    // The city may grow six tiles high, and a tile takes two rows.
    no_line_is_wider::<EscapePlan>(ESCAPE_PLAN, 53, 17);
}

/// The first position that is wanted, as it is drawn.
fn picture<G: Board>(
    setting: Setting,
    size: (usize, usize),
    wanted: impl Fn(&G::View) -> bool,
) -> String {
    picture_in::<G>(setting, size, Lang::En, wanted)
}

/// The same in some language.
fn picture_in<G: Board>(
    setting: Setting,
    (width, height): (usize, usize),
    lang: Lang,
    wanted: impl Fn(&G::View) -> bool,
) -> String {
    let mut drawn = String::new();
    watch::<G>(setting, "picture", |play, seat| {
        let view = play.state().view(Viewer::Seat(seat));
        if drawn.is_empty() && wanted(&view) {
            let frame = frame(width, height, Style::Plain);
            drawn = G::draw(&view, &texts::<G>(lang), frame).join("\n") + "\n";
        }
    });
    drawn
}

/// Compares with a stored picture; with `UPDATE_PICTURES` set it is stored anew.
fn compare(name: &str, drawn: &str) {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    let path = folder.join(name);
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(&path, drawn).expect("a picture");
    }
    let stored = std::fs::read_to_string(&path).expect("a stored picture");
    assert_eq!(drawn, stored, "\n{drawn}");
}

#[test]
fn the_table_of_fliptown_looks_as_stored() {
    // In the middle of a game, before the main action.
    let wanted = |view: &fliptown::View| {
        let main = view.step() == Some(fliptown::step::Step::Main);
        main && (view.round, view.turn) == (2, 3)
    };
    let picture = |table: usize, size| picture::<Fliptown>(FLIPTOWN[table], size, wanted);
    compare("fliptown-80x24.txt", &picture(3, (80, 24)));
    compare("fliptown-80x10.txt", &picture(3, (80, 10)));
    compare("fliptown-120x50.txt", &picture(1, (120, 50)));
}

/// Whether the viewer is asked this on this day.
fn asked(view: &escape_plan::View, day: u8, wanted: Step) -> bool {
    view.day == day && view.step() == Some(wanted)
}

#[test]
fn the_table_of_escape_plan_looks_as_stored() {
    let picture = |seats: u8, size, day, step| {
        picture::<EscapePlan>((seats, &[]), size, |view| asked(view, day, step))
    };
    let (start, place) = (Step::Start, Step::PlaceTile);
    compare("escape-plan-1-80x24.txt", &picture(1, (80, 24), 2, start));
    compare("escape-plan-3-80x12.txt", &picture(3, (80, 12), 3, start));
    compare("escape-plan-3-100x40.txt", &picture(3, (100, 40), 3, start));
    compare("escape-plan-5-120x60.txt", &picture(5, (120, 60), 3, start));
    compare("escape-plan-3-place.txt", &picture(3, (80, 24), 2, place));
    compare("escape-plan-3-40x60.txt", &picture(3, (40, 60), 1, start));
}

/// The first menu that is wanted, as it is offered.
fn menu<G: Board>(
    setting: Setting,
    width: usize,
    wanted: impl Fn(&G::View, &[G::Action]) -> bool,
) -> Option<Menu<G::Action>> {
    let mut found = None;
    watch::<G>(setting, "picture", |play, seat| {
        let view = play.state().view(Viewer::Seat(seat));
        let legal = play.state().legal_actions(seat);
        if found.is_none() && wanted(&view, &legal) {
            let frame = frame(width, 24, Style::Plain);
            found = Some(G::menu(&view, &legal, &texts::<G>(Lang::En), frame));
        }
    });
    found
}

/// A menu line by line, with everything behind its choices.
fn told<A>(menu: &Menu<A>, indent: usize) -> String {
    let mut text = String::new();
    let before = " ".repeat(indent);
    for line in &menu.picture {
        text.push_str(format!("{before}{line}").trim_end());
        text.push('\n');
    }
    for group in &menu.groups {
        if let Some(heading) = &group.heading {
            text.push_str(&format!("{before}{heading}\n"));
        }
        for entry in &group.entries {
            text.push_str(&format!("{before}- {}\n", entry.text));
            if let Then::Open(inner) = &entry.then {
                text.push_str(&told(inner, indent + 4));
            }
        }
    }
    text
}

#[test]
fn the_ways_of_escape_plan_look_as_stored() {
    let ways = menu::<EscapePlan>((3, &[]), 80, |view, _| asked(view, 2, Step::Start));
    let ways = ways.expect("somebody sets out");
    compare("escape-plan-ways.txt", &told(&ways, 0));
}

#[test]
fn a_tile_is_drawn_in_the_turns_it_can_have() {
    let menu = menu::<EscapePlan>((3, &[]), 80, |view, _| asked(view, 1, Step::PlaceTile));
    let menu = menu.expect("somebody places a tile");
    let Some(Then::Open(cells)) = menu.entries().next().map(|entry| &entry.then) else {
        panic!("tiles are followed by cells");
    };
    let Some(Then::Open(turns)) = cells.entries().next().map(|entry| &entry.then) else {
        panic!("cells are followed by turns");
    };
    compare("escape-plan-turns.txt", &told(turns, 0));
}

/// Plays whole games and looks whether every legal action can be chosen, alone or in a whole move.
fn everything_can_be_chosen<G: Board>(settings: &[Setting]) {
    let texts: Vec<Texts> = Lang::ALL.iter().map(|lang| texts::<G>(*lang)).collect();
    for setting in settings {
        watch::<G>(*setting, "choices", |play, seat| {
            let legal = play.state().legal_actions(seat);
            let view = play.state().view(Viewer::Seat(seat));
            let texts = &texts[play.ply() as usize % texts.len()];
            let width = if play.ply() % 2 == 0 { 80 } else { 120 };
            let frame = frame(width, 24, Style::Plain);
            let menu = G::menu(&view, &legal, texts, frame);
            let takes = menu.takes();
            for action in &legal {
                assert!(
                    takes.contains(&[*action].as_slice()),
                    "{action} cannot be chosen"
                );
            }
            for line in told(&menu, 0).lines() {
                assert!(!line.contains('['), "something cannot be said: {line}");
            }
            for line in &menu.picture {
                fits(line, width, "a picture");
            }
            // Whole moves can be taken from the first to the last action.
            for actions in takes.iter().filter(|actions| actions.len() > 1) {
                let mut played = play.state().clone();
                let mut log = kernel::Log::new();
                let mut chance = Chance::new(&Seed::from_text("any"));
                for action in *actions {
                    let taken = played.apply(seat, *action, &mut chance, &mut log);
                    assert!(taken.is_ok(), "{action} of {actions:?}");
                }
            }
        });
    }
}

#[test]
fn everything_legal_can_be_chosen() {
    everything_can_be_chosen::<EscapePlan>(ESCAPE_PLAN);
}

/// However much is legal, the choices that stand there at once can be overlooked. Looks at each menu, too.
fn no_choice_is_lost<G: Board>(tables: &[Setting], look: impl Fn(&Menu<G::Action>)) {
    let texts = texts::<G>(Lang::En);
    for setting in tables {
        watch::<G>(*setting, "many", |play, seat| {
            let legal = play.state().legal_actions(seat);
            let view = play.state().view(Viewer::Seat(seat));
            let menu = G::menu(&view, &legal, &texts, frame(80, 24, Style::Plain));
            assert!(longest(&menu) <= 24, "{}", told(&menu, 0));
            look(&menu);
        });
    }
}

/// Whoever types 1 in haste gives nothing away: an offer is declined after everything that takes it.
#[test]
fn an_offer_of_escape_plan_is_declined_last() {
    use escape_plan::Action;
    let texts = texts::<EscapePlan>(Lang::En);
    let mut declined = 0;
    watch::<EscapePlan>((3, &[]), "declined", |play, seat| {
        let legal = play.state().legal_actions(seat);
        let view = play.state().view(Viewer::Seat(seat));
        let menu = EscapePlan::menu(&view, &legal, &texts, frame(80, 24, Style::Plain));
        let answers: Vec<Action> = menu
            .takes()
            .into_iter()
            .filter_map(|actions| match actions {
                [action] if !matches!(action, Action::Use(..)) => Some(*action),
                _ => None,
            })
            .collect();
        let is_declining = |action: &Action| matches!(action, Action::Pass | Action::Box);
        if let Some(at) = answers.iter().position(is_declining) {
            assert_eq!(at + 1, answers.len(), "{answers:?}");
            declined += usize::from(at > 0);
        }
    });
    assert!(declined > 10, "{declined}");
}

/// The most choices that stand on one page.
fn longest<A>(menu: &Menu<A>) -> usize {
    let inner = menu.entries().map(|entry| match &entry.then {
        Then::Open(inner) => longest(inner),
        Then::Take(_) => 0,
    });
    inner.max().unwrap_or(0).max(menu.entries().count())
}

/// Whatever the others might have instead, a seat is drawn the same: at every so many-th decision of a game.
/// `look` gets what the seat sees and what somebody sees who watches.
fn nobody_sees_what_others_have<G: Board>(every: u32, look: impl Fn(&str, &str)) {
    let texts = texts::<G>(Lang::En);
    let draw = |view: &G::View| G::draw(view, &texts, frame(120, 200, Style::Plain)).join("\n");
    watch::<G>((3, &[]), "hidden", |play, seat| {
        if play.ply() % every != 0 || play.state().prompt(seat).is_none() {
            return;
        }
        let view = play.state().view(Viewer::Seat(seat));
        let drawn = draw(&view);
        for try_ in 0..3 {
            let mut chance = Chance::new(&Seed::from_text("imagine").nth(try_));
            let imagined = G::imagine(&view, &mut chance);
            assert_eq!(drawn, draw(&imagined.view(Viewer::Seat(seat))));
        }
        look(&drawn, &draw(&play.state().view(Viewer::Spectator)));
    });
}

#[test]
fn nobody_sees_behind_the_screen_of_another() {
    // A plan is shown to its owner only.
    nobody_sees_what_others_have::<EscapePlan>(17, |drawn, watched| {
        assert!(drawn.contains("Your plan"), "{drawn}");
        assert!(!watched.contains("Your plan"), "{watched}");
    });
}
