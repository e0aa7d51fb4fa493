//! With what something is done: force, crews, defences and shares of the safe. What suffices comes
//! first, and what would be wasted stands behind a choice.

use kernel::Phrase;
use speakeasy::step::Step;
use speakeasy::strength::Help;
use speakeasy::{Action, words};

use super::super::scene::Scene;
use super::{List, group, headed};
use crate::boards::menu::Group;
use crate::boards::section::Section;
use crate::style::Ink;

/// So many shares are offered at once: the most from the pocket, and the most from the safe.
const ENDS: usize = 2;

/// Everything that is spent, piece by piece: no means are needed if others spend less of everything.
fn spent(action: Action) -> Option<[u8; 6]> {
    match action {
        // To pay an ally who would help for nothing once is no waste: that help is kept.
        Action::Force(thugs, help) | Action::Defend(_, thugs, help) => {
            Some([thugs, help.is_given().into(), 0, 0, 0, 0])
        }
        Action::Crew([a, b, c, d], thugs) => Some([thugs, 0, a, b, c, d]),
        _ => None,
    }
}

/// Whether both are about the same thing.
fn alike(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Defend(here, ..), Action::Defend(there, ..)) => here == there,
        _ => true,
    }
}

/// Whether other means would do for less.
fn is_wasteful(list: &List, action: Action) -> bool {
    let Some(means) = spent(action) else {
        return false;
    };
    list.legal.iter().any(|other| {
        let less = spent(*other).is_some_and(|other| {
            let no_more = other.iter().zip(&means).all(|(less, more)| less <= more);
            no_more && other != means
        });
        less && alike(action, *other)
    })
}

/// Means that suffice, building by building in a war; then what is given up; then what would be wasted.
pub(super) fn groups(list: &List) -> Vec<Group<Action>> {
    let (wasteful, frugal): (Vec<Action>, Vec<Action>) = list
        .proper()
        .into_iter()
        .partition(|action| is_wasteful(list, *action));
    let more = list.folded(
        Phrase::new("board-means-more"),
        vec![group(list.described(&wasteful))],
    );
    let mut spaces: Vec<_> = frugal.iter().filter_map(defended).collect();
    spaces.dedup();
    let mut groups: Vec<Group<Action>> = spaces
        .iter()
        .map(|space| {
            let here = frugal
                .iter()
                .filter(|action| defended(action) == Some(*space));
            let mut here: Vec<Action> = here.copied().collect();
            // Nothing is given up by the first choice that comes to hand.
            here.sort_by_key(|action| matches!(action, Action::Abandon(_)));
            let name = list.scene.say(&words::space(*space));
            headed(name, list.described(&here))
        })
        .collect();
    if groups.is_empty() {
        groups.push(group(list.described(&frugal)));
    }
    groups.push(group(more.into_iter().collect()));
    groups
}

fn defended(action: &Action) -> Option<speakeasy::space::Space> {
    match action {
        Action::Defend(space, ..) | Action::Abandon(space) => Some(*space),
        _ => None,
    }
}

/// What stands against what in a war; what hired mobsters are paid from in a raid.
pub(super) fn odds(scene: &Scene, step: Step) -> Section {
    let Some((_, player, _)) = scene.view.own() else {
        return Section::of(Vec::new());
    };
    let told = match step {
        Step::Defend { district, .. } => {
            let attack = scene.view.gangs.at[district as usize];
            attack.map(|gangster| {
                Phrase::new("board-war-odds")
                    .with("gangster", words::gangster(gangster))
                    .with("attack", gangster.war_strength())
                    .with("defence", player.defence())
                    .with(
                        "most",
                        player.defence() + player.reinforcement(player.thugs, Help::Cheapest),
                    )
            })
        }
        Step::Crew(_) => {
            Some(Phrase::new("board-raid-pocket").with("cash", words::money(player.pocket)))
        }
        _ => None,
    };
    let told = told.map(|told| scene.paint(Ink::Dim, scene.say(&told)));
    Section::of(told.into_iter().collect())
}

/// How a cost is paid: as much as possible from the pocket or from the safe, everything else behind a
/// choice.
pub(super) fn shares(list: &List) -> Vec<Group<Action>> {
    let mut shares = list.proper();
    if shares.len() <= ENDS + 1 {
        return vec![group(list.described(&shares))];
    }
    let last = shares.pop();
    let between = shares.split_off(1);
    shares.extend(last);
    let between = vec![group(list.described(&between))];
    let other = list.folded(Phrase::new("board-means-shares"), between);
    let mut entries = list.described(&shares);
    entries.extend(other);
    vec![group(entries)]
}
