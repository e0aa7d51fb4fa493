//! What an action costs, as the game itself tells it.

use fliptown::content::Currency;
use fliptown::{Action, Fliptown, Prompt};
use kernel::{Arg, Choice};

use crate::board::Scene;

/// The price to be shown beside a legal action: none if it is free, or if the words name it as their point, as
/// those of a purchase and of a bribe do.
pub(super) fn price(scene: &Scene<'_, Fliptown>, action: Action) -> Option<(i64, Currency)> {
    let choice = scene.describe(action);
    let told = |name: &str| number(&choice, name);
    let (amount, currency) = match (action, scene.sight.prompt) {
        (Action::Deposit(_), Some(Prompt::Bank { cost })) => (Some(cost.into()), Currency::Cash),
        (Action::Stay, Some(Prompt::Hotel { cost, .. })) => (Some(cost.into()), Currency::Cash),
        (Action::Amount(_), Some(Prompt::BuyStars { currency, .. })) => (told("paid"), currency),
        (Action::Go(_) | Action::ChangeSuit(_), _) => (told("gold"), Currency::Gold),
        (Action::Claim(_) | Action::Amount(_), _) => (told("cash"), Currency::Cash),
        _ => return None,
    };
    amount
        .filter(|amount| *amount > 0)
        .map(|amount| (amount, currency))
}

/// A number that the sentence of a choice names.
pub(super) fn number(choice: &Choice, name: &str) -> Option<i64> {
    let mut args = choice.phrase.args.iter();
    args.find_map(|(of, arg)| match arg {
        Arg::Number(number) if *of == name => Some(*number),
        _ => None,
    })
}
