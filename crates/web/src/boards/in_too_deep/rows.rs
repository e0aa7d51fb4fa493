//! How an action stands in the list.

use in_too_deep::evidence::Into;
use in_too_deep::pieces::Criminal;
use in_too_deep::step::Step;
use in_too_deep::words;
use in_too_deep::{Action, InTooDeep};
use kernel::{Arg, Phrase};
use maud::{Markup, html};

use super::moves::{self, Aim, Offer};
use super::{panels, signs, sites};
use crate::board::{Row, Scene, button_id};
use crate::draw;

pub(super) fn row(scene: &Scene<'_, InTooDeep>, action: Action) -> Row {
    let part = moves::is_part(scene, action);
    Row {
        group: if part {
            Phrase::new("dawn-group-steps")
        } else {
            group(scene, action)
        },
        folded: part,
        icon: icon(scene, action),
        bare: Some(bare(scene, action)),
        note: note(scene, &button_id(action)),
        price: price(scene, action),
        short: None,
    }
}

/// How something that is offered in one go stands in the list.
pub(super) fn of_offer(scene: &Scene<'_, InTooDeep>, offer: &Offer) -> Row {
    let (group, icon, price, bare) = match offer.aim {
        Aim::Extra(criminal, then) => (
            Phrase::new("dawn-group-extra").with("criminal", words::criminal(criminal)),
            icon(scene, then),
            Some(html! { "−1 " (scene.word("dawn-grip")) }),
            Some(moves::told(scene, criminal, then)),
        ),
        Aim::Patrol(first, _) => (
            group(scene, first),
            icon(scene, first),
            price(scene, first),
            None,
        ),
    };
    let note = offer
        .stroke()
        .and_then(|stroke| note(scene, &button_id(stroke)));
    Row {
        group,
        // It is asked for when the actions are spent.
        folded: moves::is_dearer(scene, offer),
        icon,
        bare,
        note,
        price,
        short: None,
    }
}

/// What is done, without what stands beside it or above it.
fn bare(scene: &Scene<'_, InTooDeep>, action: Action) -> Phrase {
    match action {
        Action::Process(_, Into::Row(row)) => {
            Phrase::new("dawn-process-row").with("row", words::from_row(row))
        }
        Action::Process(_, Into::Bonus(bonus)) => {
            Phrase::new("dawn-process-bonus").with("bonus", words::of_bonus(bonus))
        }
        Action::Process(_, Into::Box) => Phrase::new("dawn-process-box"),
        _ => plain(scene.describe(action).phrase),
    }
}

/// A choice with notes in brackets.
const NOTED: &str = "choice-noted";

/// What is done without what it costs, which stands beside it.
pub(super) fn plain(phrase: Phrase) -> Phrase {
    let Phrase { id, mut args } = phrase;
    if id == NOTED
        && let [(_, Arg::Phrase(choice)), (_, Arg::List(notes))] = args.as_mut_slice()
    {
        notes.retain(|note| !note.id.starts_with("cost-"));
        if notes.is_empty() {
            return (**choice).clone();
        }
    }
    Phrase { id, args }
}

/// Actions of a criminal stand together, and ways to use the same evidence; crimes and support stand before
/// them, ways out at the end.
fn group(scene: &Scene<'_, InTooDeep>, action: Action) -> Phrase {
    let acting = matches!(sites::asked(scene), Some(Step::Act | Step::Endure(_)));
    if acting && let Some(criminal) = action.doer() {
        return words::criminal(criminal);
    }
    if let Action::Process(kind, _) = action {
        return Phrase::new("dawn-group-process").with("evidence", words::evidence(kind));
    }
    Phrase::new(match action {
        Action::Pass => "dawn-group-end",
        Action::Commit(_) => "dawn-group-crimes",
        Action::Support(_) => "dawn-group-support",
        Action::Hook(_) => "dawn-group-hook",
        Action::Unhook(_) => "dawn-group-unhook",
        Action::Grip(_) => "dawn-group-grip",
        Action::Move(..) | Action::Criminal(_) | Action::Bind(_) => "dawn-group-criminals",
        Action::Carry(..) | Action::Item(_) => "dawn-group-items",
        Action::Zone(_) => "dawn-group-zones",
        Action::Guardian(_) | Action::Barrier(..) => "dawn-group-patrol",
        Action::Evidence(_) | Action::Gain | Action::Place(_) | Action::Look => {
            "dawn-group-evidence"
        }
        Action::Third(_) => "dawn-group-offer",
        Action::Deck(_) => "dawn-group-decks",
        Action::Discard(_) => "dawn-group-discard",
        Action::Dilemma(_) => "dawn-group-dilemmas",
        Action::Opponent(_) => "dawn-group-rivals",
        _ => "dawn-group-choose",
    })
}

fn icon(scene: &Scene<'_, InTooDeep>, action: Action) -> Option<Markup> {
    use sites::Mover;
    match action {
        Action::Hook(criminal)
        | Action::Unhook(criminal)
        | Action::Grip(criminal)
        | Action::Criminal(criminal)
        | Action::Endure(criminal) => Some(signs::criminal(criminal)),
        Action::PickUp(_, item)
        | Action::Fetch(item)
        | Action::Smuggle(item)
        | Action::Item(item) => Some(signs::item(item)),
        Action::Drop(criminal) => held(scene, criminal),
        Action::Use(criminal) => scene.sight.view.open.city.find(criminal).map(signs::zone),
        Action::Fix(zone) | Action::Zone(zone) => Some(signs::zone(zone)),
        Action::Evidence(kind) | Action::Process(kind, _) => Some(panels::signs::evidence(kind)),
        Action::Support(support) => Some(panels::signs::support(support)),
        _ => match sites::mover(scene, action)? {
            Mover::Criminal(criminal) => Some(signs::criminal(criminal)),
            Mover::Item(item) => Some(signs::item(item)),
            Mover::Guardian => Some(signs::guardian()),
            Mover::Searches => Some(draw::icon("seek")),
        },
    }
}

fn held(scene: &Scene<'_, InTooDeep>, criminal: Criminal) -> Option<Markup> {
    scene
        .sight
        .view
        .open
        .city
        .held_by(criminal)
        .map(signs::item)
}

/// The crime that a move makes possible.
fn note(scene: &Scene<'_, InTooDeep>, button: &str) -> Option<Markup> {
    let crime = scene.outlook().completes(button).first()?;
    let words = Phrase::new("dawn-completes").with("crime", words::crime(*crime));
    Some(html! { span.chip.legal { (draw::icon("star")) (scene.say(&words)) } })
}

/// What it takes: an action, or Intel.
fn price(scene: &Scene<'_, InTooDeep>, action: Action) -> Option<Markup> {
    let intel = sites::intel(scene, action);
    if intel > 0 {
        return Some(html! { (intel) " " (scene.word("dawn-intel")) });
    }
    let costs =
        sites::asked(scene) == Some(Step::Act) && scene.sight.view.open.costs_an_action(action);
    costs.then(|| html! { "1" (draw::icon("bolt")) })
}
