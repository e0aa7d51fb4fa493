//! Planning help: which conditions of a crime card hold now and which do not, for its owner.

use kernel::Phrase;

use crate::crime::{Binding, Role, Scene};
use crate::pieces::Crime;
use crate::view::View;
use crate::words;

/// A condition of a card, with whether it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition {
    /// What it asks for, in words; it begins with a small letter.
    pub phrase: Phrase,
    /// Whether it holds now.
    pub met: bool,
}

/// How far somebody is with a crime.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Whether the story allows it (ID-16.2); nothing for a card that needs no other before it.
    pub prerequisite: Option<bool>,
    /// Who is named in the conditions; roles are open if too few are hooked, and where several would do.
    pub binding: Binding,
    /// The conditions, in the order of the card.
    pub conditions: Vec<Condition>,
    /// Whether the conditions can all be met at once, with a criminal for every role (ID-17.21).
    allowed: bool,
}

/// The criminals for whom most conditions of a crime hold. Others than yours are not named before all of yours
/// are: whoever they are, they will have to be where yours come to stand.
pub fn best_cast(scene: &Scene<'_>, crime: Crime) -> Binding {
    let (binding, _) = scene.best(crime.data());
    match scene.can_cast(crime.data(), &binding) {
        true => binding,
        false => binding.yours(),
    }
}

/// A cast without those others, and without that zone, for which some other would do just as well: as long as
/// something is missing, a name would send the player after somebody who need not be the one.
fn without_equals(scene: &Scene<'_>, crime: Crime, best: Binding) -> Binding {
    let card = crime.data();
    if scene.met(card, &best).iter().all(|met| *met) {
        return best;
    }
    let equals = scene.as_good(card, &best);
    let mut named = best;
    for role in Role::ALL.into_iter().filter(|role| !role.is_yours()) {
        if equals.iter().any(|one| one.get(role) != best.get(role)) {
            named.set(role, None);
        }
    }
    if equals.iter().any(|one| one.zone != best.zone) {
        named.zone = None;
    }
    named
}

impl Plan {
    /// How the owner of a view is doing with a crime, told for the best cast; nothing for spectators.
    pub fn of(view: &View, crime: Crime) -> Option<Plan> {
        let scene = view.open.scene(view.viewer.seat()?);
        let best = best_cast(&scene, crime);
        Plan::told(view, crime, best, without_equals(&scene, crime, best))
    }

    /// The same, told for these criminals.
    pub fn cast(view: &View, crime: Crime, binding: Binding) -> Option<Plan> {
        Plan::told(view, crime, binding, binding)
    }

    /// What holds for a cast, with the names of some of it.
    fn told(view: &View, crime: Crime, cast: Binding, binding: Binding) -> Option<Plan> {
        let scene = view.open.scene(view.viewer.seat()?);
        let met = scene.met(crime.data(), &cast);
        let conditions = words::conditions(crime, Some(&binding)).into_iter();
        Some(Plan {
            prerequisite: crime
                .prerequisites()
                .map(|_| crime.is_open(view.open.story)),
            binding,
            conditions: conditions
                .zip(met)
                .map(|(phrase, met)| Condition { phrase, met })
                .collect(),
            allowed: scene.allows(crime),
        })
    }

    /// How many things are missing, the prerequisite included.
    pub fn missing(&self) -> usize {
        let conditions = self.conditions.iter().filter(|one| !one.met).count();
        conditions + usize::from(self.prerequisite == Some(false))
    }

    /// Whether the crime can be committed.
    pub fn is_ready(&self) -> bool {
        self.allowed && self.prerequisite != Some(false)
    }
}
