//! The drawings of tables: they fit their window in every language, and they look as they should.

use catalog::games::Fliptown;
use catalog::{Lang, Texts};
use cli::boards::{Board, Frame};
use cli::style::Style;
use console::measure_text_width;
use fliptown::View;
use kernel::{Chance, Game, Options, Play, Seat, Seed, Viewer};

/// Options that show every part of the table.
const TABLES: &[(u8, &[(&str, &str)])] = &[
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

fn texts(lang: Lang) -> Texts {
    Texts::of_game::<Fliptown>(lang, &[cli::TEXTS])
}

fn draw(view: &View, texts: &Texts, width: usize, height: usize, style: Style) -> Vec<String> {
    let frame = Frame {
        width,
        height,
        style,
    };
    Fliptown::draw(view, texts, frame)
}

/// Plays a game at random and looks at it before every decision, and at the end.
fn watch(table: usize, seed: &str, mut look: impl FnMut(&Play<Fliptown>, Seat)) {
    let (seats, settings) = TABLES[table];
    let options = <Fliptown as Game>::Options::parse(seats, settings.iter().copied())
        .expect("options that can be played");
    let seed = Seed::from_text(seed);
    let mut play: Play<Fliptown> = Play::new(&options, seed);
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

#[test]
fn no_line_is_wider_than_the_window() {
    let all: Vec<Texts> = Lang::ALL.iter().map(|lang| texts(*lang)).collect();
    for table in 0..TABLES.len() {
        watch(table, "wide", |play, seat| {
            // Positions are much alike; some of them will do.
            if play.ply() % 13 != 0 && play.state().prompt(seat).is_some() {
                return;
            }
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let view = play.state().view(viewer);
                for texts in &all {
                    for &(width, height) in SIZES {
                        check(&view, texts, width, height);
                    }
                }
            }
        });
    }
}

fn check(view: &View, texts: &Texts, width: usize, height: usize) {
    let plain = draw(view, texts, width, height, Style::Plain);
    let coloured = draw(view, texts, width, height, Style::Colour);
    let at = format!("{width}x{height} in {}", texts.lang());
    assert!(!plain.is_empty(), "{at}: nothing is drawn");
    for line in &plain {
        assert!(measure_text_width(line) <= width, "{at}: {line}");
        assert!(!line.contains('\u{1b}'), "{at}: {line:?}");
        assert!(
            !line.contains('['),
            "{at}: something cannot be said: {line}"
        );
    }
    // Colours change nothing but the colours.
    let stripped: Vec<String> = coloured
        .iter()
        .map(|line| console::strip_ansi_codes(line).into_owned())
        .collect();
    assert_eq!(plain, stripped, "{at}");
    // Where there is room for the useful form, it is kept to.
    if width >= 80 {
        assert!(plain.len() <= height.max(12), "{at}: {} rows", plain.len());
    }
}

/// The position of the pictures: in the middle of a game, before the main action.
fn picture(table: usize, width: usize, height: usize) -> String {
    let mut drawn = String::new();
    watch(table, "picture", |play, seat| {
        let view = play.state().view(Viewer::Seat(seat));
        let main = view.step() == Some(fliptown::step::Step::Main);
        if drawn.is_empty() && main && (view.round, view.turn) == (2, 3) {
            let lines = draw(&view, &texts(Lang::En), width, height, Style::Plain);
            drawn = lines.join("\n") + "\n";
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
fn the_table_looks_as_stored() {
    compare("fliptown-80x24.txt", &picture(3, 80, 24));
    compare("fliptown-80x10.txt", &picture(3, 80, 10));
    compare("fliptown-120x50.txt", &picture(1, 120, 50));
}
