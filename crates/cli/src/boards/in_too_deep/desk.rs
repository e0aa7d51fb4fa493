//! The viewer's own console.

use in_too_deep::console::{Console, PORTS};
use in_too_deep::content::content;
use in_too_deep::pieces::{Criminal, Dilemma, Support};
use in_too_deep::view::Known;
use in_too_deep::{score, words};
use kernel::{Member, Phrase, Set};

use super::scene::{Scene, times};
use super::signs;
use crate::boards::section::Section;
use crate::style::Ink;

/// What an agent needs for every decision: Intel and the like, and the hooked criminals.
pub(super) fn first(scene: &Scene, full: bool) -> Vec<Section> {
    let Some((console, known)) = own(scene) else {
        return Vec::new();
    };
    vec![purse(scene, console, known), hooks(scene, console, full)]
}

/// Support tokens and dilemmas.
pub(super) fn more(scene: &Scene, full: bool) -> Vec<Section> {
    let Some((console, known)) = own(scene) else {
        return Vec::new();
    };
    let list = |title: String, things: Vec<String>| match full {
        true => Section::list(title, things),
        false => Section::titled(&title, things),
    };
    let mut sections = Vec::new();
    let support = tools(scene, console);
    if !support.is_empty() {
        sections.push(list(scene.title("board-deep-own-support"), support));
    }
    let cards = [
        ("board-deep-own-dilemmas", known.dilemmas),
        ("board-deep-own-databank", known.databank),
    ];
    for (id, dilemmas) in cards {
        if !dilemmas.is_empty() {
            let title = corrupting(scene, id, dilemmas);
            sections.push(list(title, scene.dilemmas(dilemmas)));
        }
    }
    sections
}

fn own<'a>(scene: &Scene<'a>) -> Option<(&'a Console, &'a Known)> {
    let seat = scene.seat()?;
    Some((scene.view.open.console(seat), scene.view.own()?))
}

/// A title with how much the dilemmas under it corrupt.
fn corrupting(scene: &Scene, id: &'static str, dilemmas: Set<Dilemma>) -> String {
    let told = Phrase::new(id).with("corruption", Dilemma::corruption(dilemmas));
    scene.paint(Ink::Bold, scene.say(&told))
}

/// The blue support tokens of a console.
pub(super) fn tools(scene: &Scene, console: &Console) -> Vec<String> {
    let held = Support::ALL.into_iter();
    let held = held.filter(|support| console.tools[support.index()] > 0);
    held.map(|support| times(console.tools[support.index()], scene.support(support)))
        .collect()
}

/// Intel, tolerance, corruption, files, and the evidence in memory.
fn purse(scene: &Scene, console: &Console, known: &Known) -> Section {
    let title = scene
        .seat()
        .map_or_else(String::new, |seat| scene.pawn(seat.into()));
    let intel = scene.count("board-deep-intel", console.intel);
    let mut things = vec![
        scene.paint(Ink::Bold, intel),
        scene.count("board-deep-tolerance", console.tolerance),
    ];
    if let Some(corruption) = scene
        .seat()
        .and_then(|seat| score::corruption(scene.view, seat.into()))
    {
        things.push(scene.count("board-deep-corruption", corruption));
    }
    things.push(scene.count("board-deep-files", console.files));
    let memory = scene.tokens(&known.memory);
    let memory = match memory.is_empty() {
        true => "–".to_owned(),
        false => memory.join(", "),
    };
    things.push(scene.say(&Phrase::new("board-deep-memory").with("evidence", memory)));
    Section::titled(&title, things)
}

/// The ports and the grip over everybody.
fn hooks(scene: &Scene, console: &Console, full: bool) -> Section {
    let mut things: Vec<String> = console
        .ports
        .iter()
        .map(|criminal| hooked(scene, console, *criminal, full))
        .collect();
    let free = PORTS - console.ports.len();
    if free > 0 {
        things.push(scene.count("board-deep-free-ports", free as i64));
    }
    let others = scene.view.open.city.in_play();
    let others = others.filter(|criminal| !console.has(*criminal));
    let others: Vec<String> = others
        .map(|criminal| {
            let grip = console.grip_over(criminal);
            format!("{} {grip}", scene.criminal(criminal))
        })
        .collect();
    if !others.is_empty() {
        let others = Phrase::new("board-deep-other-grip").with("grips", others.join(", "));
        things.push(scene.say(&others));
    }
    let title = scene.title("board-deep-own-hooks");
    match full {
        true => Section::list(title, things),
        false => Section::titled(&title, things),
    }
}

/// A hooked criminal with the grip; in full also with the ability, if it works.
fn hooked(scene: &Scene, console: &Console, criminal: Criminal, full: bool) -> String {
    let grip = console.grip_over(criminal);
    let owner = scene.owner(criminal);
    let name = scene.criminal(criminal);
    let marks = scene.grip_marks(grip);
    if !full {
        return format!("{owner}{name} {grip}{marks}");
    }
    let last = content().grip_track.end_values.len() as u8 - 1;
    let dots = signs::dots(grip, last);
    let line = format!("{owner} {name} {dots} {grip}{marks}");
    match console.has_ability(criminal) {
        true => {
            let ability = scene.say(&words::ability(criminal));
            format!("{line} {}", scene.paint(Ink::Dim, ability))
        }
        false => line,
    }
}
