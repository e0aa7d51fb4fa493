//! A sensible choice for somebody who has left the table.

use crate::action::Action;
use crate::map::Site;
use crate::step::Step;
use crate::view::View;

/// Plays on without spending what the owner might want to keep: takes what is free, buys nothing,
/// keeps abilities, pays no bribes.
pub(crate) fn choose(view: &View, legal: &[Action]) -> Action {
    let value = view
        .own()
        .and_then(|(_, own)| own.open.as_ref()?.turn.assigned);
    let rate = |action: &Action| match action {
        Action::Go(site) => {
            let steps = value.and_then(|assigned| {
                let (_, own) = view.own()?;
                own.sheet.steps_to(assigned.value, *site).ok()
            });
            100 + site_worth(*site) - 10 * i32::from(steps.unwrap_or(0))
        }
        // Nothing that costs gold is forced on an absent player.
        Action::Pass => 200,
        Action::Amount(n) if matches!(view.step(), Some(Step::Wanted(_))) => -i32::from(*n),
        // Of amounts the largest that costs nothing; where money buys, an absent player pays too,
        // since money is worth least at the end.
        Action::Amount(n) => i32::from(*n),
        Action::BonusFirst | Action::Finish | Action::Accept => 50,
        Action::KeepLineup | Action::KeepHand | Action::KeepAbility | Action::Refuse => 50,
        Action::Ability | Action::Shift(_) | Action::Decline => -10,
        Action::ChangeSuit(_) | Action::JokerSuit(_) | Action::JokerValue(_) => -20,
        _ => 0,
    };
    let best = legal.iter().max_by_key(|action| rate(action));
    *best.unwrap_or(&legal[0])
}

/// A rough order of sites: later trail stops give more but lose the ones before.
fn site_worth(site: Site) -> i32 {
    match site {
        Site::Stop(rank) => 8 - i32::from(rank.number()),
        Site::Target(rank) => i32::from(rank.number()) / 2,
        Site::Room(_) => 6,
        Site::Building(_) => 5,
        Site::Tombstone(_) => 1,
    }
}
