//! Travel as a person thinks of it: where to, what it takes, who will be on one's heels.

use escape_plan::content::{Scope, content};
use escape_plan::pieces::{Automa, Officer, Tile};
use escape_plan::travel::{Shake, Way, shakes};
use escape_plan::words;
use escape_plan::{Action, EscapePlan};
use kernel::{Game, Phrase, RuleId, Set};

use super::canvas::{Label, inked, paint, plain};
use super::desk::money;
use super::hexes;
use super::scene::Scene;
use super::signs;
use crate::boards::menu::{Entry, Group, Menu, Then};
use crate::boards::section::Section;
use crate::layout::{DOT, pad};
use crate::style::Ink;

/// Where travel may end (EP-9.8), and out of the city.
const TRAVEL: RuleId = RuleId("EP-9.8");
const ESCAPE: RuleId = RuleId("EP-16.2");

/// From here on there is room for names that are not shortened.
const WIDE: usize = 100;

/// So many side actions are offered at once.
const FEW: usize = 2;

/// Whole ways first, then what else can be done; other ways and single steps behind a choice.
pub(super) fn menu(scene: &Scene, legal: &[Action], width: usize) -> Menu<Action> {
    let sorted = Sorted::new(&scene.ways);
    let way = |way: &&Way| entry(scene, way, width);
    let entries = |ways: &[&Way]| aligned(ways.iter().map(way).collect());
    let (steps, rest): (Vec<Action>, Vec<Action>) =
        legal.iter().partition(|action| action.is_step());
    let single = |actions: &[Action]| {
        let described = actions.iter().map(|action| described(scene, *action));
        described.collect::<Vec<_>>()
    };
    let (mut side, mut last): (Vec<Action>, Vec<Action>) = rest
        .iter()
        .partition(|action| matches!(action, Action::Use(..)));
    // A few side actions are in nobody's way.
    if side.len() <= FEW {
        last.append(&mut side);
    }
    let mut more = Vec::new();
    let heading = Some(scene.word("board-ways-go"));
    let mut fold = |id: &'static str, heading: &Option<String>, entries: Vec<Entry<Action>>| {
        if !entries.is_empty() {
            more.push(folded(scene, id, heading.clone(), entries));
        }
    };
    fold("board-ways-side", &None, single(&side));
    fold("board-ways-means", &heading, entries(&sorted.with_means));
    fold("board-ways-other", &heading, entries(&sorted.others));
    fold("board-ways-steps", &None, single(&steps));
    let mut last = single(&last);
    last.extend(more);
    let groups = [
        (None, entries(&sorted.escapes)),
        (heading, entries(&sorted.plain)),
        (None, last),
    ];
    let groups = groups
        .into_iter()
        .filter(|(_, entries)| !entries.is_empty())
        .map(|(heading, entries)| Group { heading, entries });
    Menu {
        picture: kit(scene, width),
        groups: groups.collect(),
    }
}

/// The ways by what they are to somebody who chooses.
struct Sorted<'a> {
    /// Out of the city.
    escapes: Vec<&'a Way>,
    /// The easiest to a goal, with the points that everybody has.
    plain: Vec<&'a Way>,
    /// The easiest to a goal, where it takes cans or abilities.
    with_means: Vec<&'a Way>,
    /// Other ways to the same goals.
    others: Vec<&'a Way>,
}

impl<'a> Sorted<'a> {
    fn new(ways: &'a [Way]) -> Sorted<'a> {
        let mut sorted = Sorted {
            escapes: Vec::new(),
            plain: Vec::new(),
            with_means: Vec::new(),
            others: Vec::new(),
        };
        let mut last = None;
        for way in ways {
            let goal = (way.to, way.escape);
            let best = last.replace(goal) != Some(goal);
            let list = match (best, way.escape, way.means()) {
                (false, ..) => &mut sorted.others,
                (_, true, _) => &mut sorted.escapes,
                (.., 0) => &mut sorted.plain,
                _ => &mut sorted.with_means,
            };
            list.push(way);
        }
        sorted
    }
}

/// An action in the words of the game.
pub(super) fn described(scene: &Scene, action: Action) -> Entry<Action> {
    let choice = EscapePlan::describe(scene.view, action);
    Entry::action(scene.say(&choice.phrase), &choice, action)
}

/// Choices behind a choice.
fn folded(
    scene: &Scene,
    id: &'static str,
    heading: Option<String>,
    entries: Vec<Entry<Action>>,
) -> Entry<Action> {
    let text = Phrase::new(id).with("count", entries.len() as i64);
    Entry {
        text: format!("{} …", scene.say(&text)),
        rule: TRAVEL,
        then: Then::Open(Menu {
            picture: Vec::new(),
            groups: vec![Group { heading, entries }],
        }),
    }
}

/// A way in columns: where to, which tile, how far, who will follow; and what it takes. In a narrow
/// window goals are called as on the map, and the heading tells what the numbers are.
fn entry(scene: &Scene, way: &Way, width: usize) -> ([String; 4], Entry<Action>) {
    let wide = width >= WIDE;
    let marks = paint(&known(scene, way), scene.style);
    let goal = match (way.escape, wide) {
        (true, _) => scene.say(&EscapePlan::describe(scene.view, Action::Escape).phrase),
        (false, true) => format!(
            "{} {marks}",
            scene.say(&words::location(scene.view, way.to))
        ),
        (false, false) => paint(&hexes::name(scene, way.to), scene.style) + &marks,
    };
    let points = match wide || way.escape {
        true => scene.say(&Phrase::new("board-way-points").with("count", way.points)),
        false => way.points.to_string(),
    };
    let mut followed = paint(&dangers(scene, way.left.iter()), scene.style);
    let takes = takes(scene, way);
    if !takes.is_empty() {
        followed = format!("{followed}{DOT}{}", takes.join(", "));
    }
    let columns = [goal, scene.code(way.to.tile()), points, followed];
    let entry = Entry {
        text: String::new(),
        rule: if way.escape { ESCAPE } else { TRAVEL },
        then: Then::Take(way.actions.clone()),
    };
    (columns, entry)
}

/// What the map tells of a goal.
fn known(scene: &Scene, way: &Way) -> Label {
    match way.escape {
        true => Vec::new(),
        false => scene.marks(way.to),
    }
}

/// Entries whose columns stand under each other.
fn aligned(rows: Vec<([String; 4], Entry<Action>)>) -> Vec<Entry<Action>> {
    let wide = |column: usize| {
        let cells = rows.iter().map(|(row, _)| &row[column]);
        cells
            .map(|cell| console::measure_text_width(cell))
            .max()
            .unwrap_or(0)
    };
    let widths = [0, 1, 2].map(wide);
    rows.into_iter()
        .map(|(row, mut entry)| {
            let cells = row.iter().zip(widths).map(|(cell, width)| pad(cell, width));
            let cells: Vec<String> = cells.chain([row[3].clone()]).collect();
            entry.text = cells.join(" ");
            entry
        })
        .collect()
}

/// Cans and abilities that a way takes.
fn takes(scene: &Scene, way: &Way) -> Vec<String> {
    let gas = Phrase::new("board-way-gas").with("count", way.gas);
    let gas = (way.gas > 0).then(|| scene.say(&gas));
    let tools = way
        .tools
        .iter()
        .map(|(tool, _)| scene.say(&words::tool(*tool)));
    let cash = (way.cash > 0).then(|| money(scene, way.cash));
    gas.into_iter().chain(tools).chain(cash).collect()
}

/// Everybody who will be after a thief that leaves these tiles, tile by tile, and Costa's toll.
fn dangers(scene: &Scene, left: impl Iterator<Item = Tile>) -> Label {
    let mut label = Vec::new();
    for tile in left {
        let mut here = pursuers(scene, tile);
        if stands_on(scene, Automa::Costa, tile) {
            let toll = money(scene, content().prices.costa_toll);
            let sign = signs::automa(Automa::Costa);
            here.push(inked(Ink::Red, format!("{sign}{toll}")));
        }
        if !here.is_empty() && !label.is_empty() {
            label.push(inked(Ink::Dim, "+"));
        }
        label.extend(here);
    }
    if label.is_empty() {
        label.push(plain("–"));
    }
    label
}

/// Those on a tile who have not been evaded yet.
fn pursuers(scene: &Scene, tile: Tile) -> Label {
    let mut label = signs::officers(officers(scene, tile));
    let lost = scene.view.turn.is_some_and(|turn| turn.lost_sandra);
    if !lost && stands_on(scene, Automa::Sandra, tile) {
        label.push(inked(Ink::Red, signs::automa(Automa::Sandra)));
    }
    label
}

fn stands_on(scene: &Scene, automa: Automa, tile: Tile) -> bool {
    let mut automas = scene.view.automas();
    automas.any(|(one, at)| one == automa && at.tile() == tile)
}

/// The officers on a tile who have not been evaded in this turn.
fn officers(scene: &Scene, tile: Tile) -> Set<Officer> {
    let evaded = scene.view.turn.map(|turn| turn.evaded[tile as usize]);
    scene.view.police.on[tile as usize].without(evaded.unwrap_or_default())
}

/// What shakes officers off.
pub(super) fn kit(scene: &Scene, width: usize) -> Vec<String> {
    let shakes = shakes(scene.view);
    if shakes.is_empty() {
        return Vec::new();
    }
    let title = scene.paint(Ink::Dim, scene.word("board-way-kit"));
    let things = shakes.iter().map(|shake| helper(scene, shake));
    Section::titled(&title, things.collect()).lines(width)
}

fn helper(scene: &Scene, shake: &Shake) -> String {
    let id = match shake.scope {
        Scope::OneOfficer => "board-way-shakes-one",
        _ => "board-way-shakes-all",
    };
    let officers = paint(&signs::officers(shake.officers), scene.style);
    let phrase = Phrase::new(id)
        .with("tool", words::tool(shake.tool))
        .with("officers", officers);
    let text = scene.say(&phrase);
    match shake.cost {
        0 => text,
        cost => format!("{text} {}", money(scene, cost)),
    }
}

/// Who is still on the viewer's heels, tile by tile, and what shakes them off.
pub(super) fn pursuit(scene: &Scene, width: usize) -> Vec<String> {
    let (Some(turn), Some((_, player, _))) = (&scene.view.turn, scene.view.own()) else {
        return Vec::new();
    };
    let left = turn.left(player.at.tile(), &scene.view.options);
    let tile = |tile: Tile| {
        let followers = pursuers(scene, tile);
        let code = scene.paint(Ink::Bold, scene.code(tile));
        let text = format!("{code} {}", paint(&followers, scene.style));
        (!followers.is_empty()).then_some(text)
    };
    let title = scene.paint(Ink::Dim, scene.word("board-way-left"));
    let mut lines = Section::titled(&title, left.iter().filter_map(tile).collect()).lines(width);
    lines.extend(kit(scene, width));
    lines
}
