//! Answers in a word or two: their buttons stand with the question.

use fliptown::{Action, Fliptown, Prompt};
use kernel::Phrase;
use maud::{Markup, html};

use super::{price, row, signs};
use crate::board::Scene;

/// Whoever is asked yes or no, how many, or which of three, looks for it where it is asked. Sites and land are found on
/// the map.
pub(in super::super) fn answers(scene: &Scene<'_, Fliptown>) -> Vec<(Action, Markup)> {
    let legal = scene.sight.legal.iter().copied();
    let answers = legal.filter(|action| is_answer(scene, *action));
    answers
        .map(|action| (action, words(scene, action)))
        .collect()
}

pub(super) fn is_answer(scene: &Scene<'_, Fliptown>, action: Action) -> bool {
    match action {
        Action::KeepLineup
        | Action::RedrawLineup
        | Action::Take(_)
        | Action::Pass
        | Action::Decline
        | Action::EffectFirst
        | Action::BonusFirst
        | Action::Deposit(_)
        | Action::Buy(_)
        | Action::Stay
        | Action::Leave
        | Action::Tool(_)
        | Action::Finish
        | Action::Amount(_)
        | Action::Hunt(_)
        | Action::Cheat
        | Action::KeepHand
        | Action::KeepAbility
        | Action::Bribe
        | Action::Refuse
        | Action::DrawCard
        | Action::Accept
        | Action::Pay(_) => true,
        // Before the main action it stands with the cards.
        Action::Ability => matches!(
            scene.sight.prompt,
            Some(Prompt::Bribe { .. } | Prompt::After { .. })
        ),
        _ => false,
    }
}

fn words(scene: &Scene<'_, Fliptown>, action: Action) -> Markup {
    let first = |name: Phrase| scene.say(&Phrase::new("side-first").with("what", name));
    match (action, scene.sight.prompt) {
        (Action::EffectFirst, Some(Prompt::Order { building, .. })) => html! {
            span { (first(Phrase::name("building", building.id()))) }
        },
        (Action::BonusFirst, Some(Prompt::Order { region, .. })) => html! {
            (signs::region(region))
            span { (first(Phrase::name("region", region.id()))) }
        },
        (Action::Buy(item), _) => html! {
            @if let Some(icon) = &row(scene, action).icon { (icon) }
            span { (scene.say(&Phrase::new("side-ware")
                .with("item", Phrase::name("item", item.id()))
                .with("use", Phrase::name("use", item.id())))) }
            @if let Some(cash) = price::number(&scene.describe(action), "cash") {
                span.chip.cost { (scene.say(&Phrase::new("map-dollars").with("cash", cash))) }
            }
        },
        // The question says what one of them costs.
        (Action::Amount(_), _) => html! {
            @if let Some(short) = row(scene, action).short { span.few { (short) } }
        },
        _ => {
            let row = row(scene, action);
            html! {
                @if let Some(icon) = &row.icon { (icon) }
                span { (scene.say(&scene.describe(action).phrase)) }
                @if let Some(price) = &row.price { span.chip.cost { (price) } }
            }
        }
    }
}
