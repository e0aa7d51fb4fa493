//! What can be done, as a person thinks of it: whole moves, choices of one kind together, what is
//! rarely wanted behind a choice.

mod docks;
mod means;
mod people;
mod sites;
mod stages;
mod trucks;

use kernel::{Game, Phrase};
use speakeasy::step::Step;
use speakeasy::{Action, Speakeasy, words};

use super::scene::Scene;
use crate::boards::menu::{Entry, Group, Menu, Then};
use crate::boards::section::Section;
use crate::layout::pad;
use crate::style::Ink;

/// So many choices of one kind are offered at once; more stand behind choices.
const MANY: usize = 12;

/// What stands between the parts of a person's column.
const THEN: &str = " › ";

/// What is offered for a question.
pub(super) fn menu(scene: &Scene, legal: &[Action], width: usize) -> Menu<Action> {
    let list = List { scene, legal };
    let Some(step) = scene.step() else {
        return Menu::of(list.described(legal));
    };
    let mut groups = match step {
        Step::Send => people::groups(&list),
        Step::Site { .. } => sites::groups(&list),
        Step::Force { .. } | Step::Crew(_) | Step::Defend { .. } => means::groups(&list),
        Step::Drive { points } => trucks::groups(&list, points),
        Step::Pay { .. } => means::shares(&list),
        Step::Mobster { .. } => docks::berths(&list),
        Step::Relocate { .. } => docks::moves(&list),
        Step::PutBack | Step::Surplus => docks::stacks(&list),
        Step::Cook { .. } => docks::books(&list),
        _ => vec![group(list.described(&list.proper()))],
    };
    groups.push(group(list.described(&list.ways_out())));
    groups.retain(|group| !group.entries.is_empty());
    let mut picture = stages::lines(scene, width);
    picture.extend(means::odds(scene, step).lines(width));
    if costs(scene, step) {
        picture.extend(purse(scene).lines(width));
    }
    Menu { picture, groups }
}

/// Whether money may be spent on the answer and the help of the question does not tell how much there is.
fn costs(scene: &Scene, step: Step) -> bool {
    match step {
        Step::Site { .. } | Step::Force { .. } | Step::Drive { .. } | Step::Pay { .. } => true,
        // Only an ally costs money.
        Step::Defend { .. } => scene
            .view
            .own()
            .is_some_and(|(_, player, _)| player.ally.is_some()),
        _ => false,
    }
}

/// What there is to pay with.
fn purse(scene: &Scene) -> Section {
    let Some((_, player, screen)) = scene.view.own() else {
        return Section::of(Vec::new());
    };
    let told = Phrase::new("board-menu-purse")
        .with("pocket", words::money(player.pocket))
        .with("safe", words::money(screen.safe))
        .with("cash", words::money(scene.means()));
    Section::of(vec![scene.paint(Ink::Dim, scene.say(&told))])
}

/// The legal actions, and the words for them.
struct List<'a> {
    scene: &'a Scene<'a>,
    legal: &'a [Action],
}

impl List<'_> {
    /// What answers the question.
    fn proper(&self) -> Vec<Action> {
        let legal = self.legal.iter().copied();
        legal.filter(|action| !is_way_out(*action)).collect()
    }

    /// What passes it over, or only changes how something is paid.
    fn ways_out(&self) -> Vec<Action> {
        let mut out: Vec<Action> = self.legal.to_vec();
        out.retain(|action| is_way_out(*action));
        // Passing comes last.
        out.sort_by_key(|action| *action == Action::Pass);
        out
    }

    /// The actions of a kind.
    fn kind<T>(&self, kind: impl Fn(Action) -> Option<T>) -> Vec<(Action, T)> {
        let legal = self.legal.iter();
        legal
            .filter_map(|action| Some((*action, kind(*action)?)))
            .collect()
    }

    /// An action in the words of the game.
    fn entry(&self, action: Action) -> Entry<Action> {
        let choice = Speakeasy::describe(self.scene.view, action);
        Entry::action(self.scene.say(&choice.phrase), &choice, action)
    }

    /// An action in other words.
    fn reworded(&self, action: Action, text: String) -> Entry<Action> {
        Entry {
            text,
            ..self.entry(action)
        }
    }

    fn described(&self, actions: &[Action]) -> Vec<Entry<Action>> {
        actions.iter().map(|action| self.entry(*action)).collect()
    }

    /// Choices behind a choice; none if there are none.
    fn folded(&self, told: Phrase, groups: Vec<Group<Action>>) -> Option<Entry<Action>> {
        let first = groups.iter().flat_map(|group| &group.entries).next()?;
        let count: usize = groups.iter().map(|group| group.entries.len()).sum();
        Some(Entry {
            text: format!("{} …", self.scene.say(&told.with("count", count as i64))),
            rule: first.rule,
            then: Then::Open(Menu {
                picture: Vec::new(),
                groups,
            }),
        })
    }
}

fn is_way_out(action: Action) -> bool {
    matches!(action, Action::Pass | Action::Split)
}

/// Choices without a heading.
fn group(entries: Vec<Entry<Action>>) -> Group<Action> {
    Group {
        heading: None,
        entries,
    }
}

/// Choices under a heading.
fn headed(heading: String, entries: Vec<Entry<Action>>) -> Group<Action> {
    Group {
        heading: Some(heading),
        entries,
    }
}

/// Entries whose columns stand under each other; the last one may be empty.
fn aligned<const N: usize>(rows: Vec<([String; N], Entry<Action>)>) -> Vec<Entry<Action>> {
    let wide = |column: usize| {
        let cells = rows.iter().map(|(row, _)| &row[column]);
        let widths = cells.map(|cell| console::measure_text_width(cell));
        widths.max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..N).map(wide).collect();
    rows.into_iter()
        .map(|(row, entry)| {
            let cells = row.iter().zip(&widths).filter(|(_, width)| **width > 0);
            let cells: Vec<String> = cells.map(|(cell, width)| pad(cell, *width)).collect();
            Entry {
                text: cells.join(" ").trim_end().to_owned(),
                ..entry
            }
        })
        .collect()
}
