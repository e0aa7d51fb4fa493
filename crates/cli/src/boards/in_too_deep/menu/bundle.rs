//! Choices that belong together, as many of them at once as a page holds.

use in_too_deep::Action;
use kernel::Phrase;

use super::super::scene::Scene;
use crate::boards::menu::{Entry, Group, Menu, Then};

/// So many choices stand on a page.
const PAGE: usize = 24;

/// Choices about one thing.
pub(super) struct Bundle {
    /// What it is, if that is not plain.
    pub(super) told: Option<String>,
    /// Whether that stands above them.
    pub(super) headed: bool,
    /// The choices.
    pub(super) entries: Vec<Entry<Action>>,
}

/// The bundles as groups of one page: the longest go behind a choice until the others have room.
pub(super) fn fit(scene: &Scene, bundles: Vec<Bundle>) -> Vec<Group<Action>> {
    let mut bundles = bundles;
    // A single bundle needs no heading.
    let several = bundles.iter().filter(|one| one.told.is_some()).count() > 1;
    while length(&bundles) > PAGE {
        let longest = bundles
            .iter_mut()
            .filter(|one| several && one.told.is_some() && one.entries.len() > 1)
            .max_by_key(|one| one.entries.len());
        match longest {
            Some(bundle) => fold(scene, bundle),
            None => break,
        }
    }
    let mut room = PAGE.saturating_sub(bundles.len());
    let groups = bundles.into_iter().map(|bundle| {
        let entries = paged(scene, bundle.entries, room + 1);
        room = (room + 1).saturating_sub(entries.len());
        let heading = bundle.told.filter(|_| several && bundle.headed);
        Group { heading, entries }
    });
    groups.collect()
}

fn length(bundles: &[Bundle]) -> usize {
    bundles.iter().map(|bundle| bundle.entries.len()).sum()
}

/// Puts the choices behind one.
fn fold(scene: &Scene, bundle: &mut Bundle) {
    let entries = std::mem::take(&mut bundle.entries);
    let told = bundle.told.take().unwrap_or_default();
    let told = Phrase::new("board-deep-menu-fold").with("what", told);
    bundle.entries.push(behind(scene, told, entries));
}

/// No more than so many choices; the rest behind the last one.
fn paged(scene: &Scene, mut entries: Vec<Entry<Action>>, most: usize) -> Vec<Entry<Action>> {
    let most = most.max(1);
    if entries.len() > most {
        let rest = entries.split_off(most - 1);
        entries.push(behind(scene, Phrase::new("board-deep-menu-more"), rest));
    }
    entries
}

/// A choice that opens others.
fn behind(scene: &Scene, told: Phrase, entries: Vec<Entry<Action>>) -> Entry<Action> {
    let rule = entries.first().map(|first| first.rule);
    let told = told.with("count", entries.len() as i64);
    let entries = paged(scene, entries, PAGE);
    Entry {
        text: format!("{} …", scene.say(&told)),
        rule: rule.unwrap_or(kernel::RuleId("ID-4.4")),
        then: Then::Open(Menu::of(entries)),
    }
}
