//! Crimes in hand with what they still lack (ID-2.2, ID-15, ID-16).

use in_too_deep::console::Agent;
use in_too_deep::crime::Binding;
use in_too_deep::pieces::{Crime, Deck, Outcome};
use in_too_deep::planning::{Plan, best_cast};
use in_too_deep::step::{Chore, Step, Task};
use in_too_deep::view::ByDeck;
use in_too_deep::{Action, InTooDeep, View, words};
use kernel::{Member, Phrase};
use maud::{Markup, html};

use super::signs;
use super::spots::{self, Press};
use crate::board::{Scene, button_id};
use crate::boards::in_too_deep::panes::Pane;
use crate::boards::in_too_deep::rows;
use crate::boards::panes::BoardPane;
use crate::draw;

pub(in super::super) fn hand(scene: &Scene<'_, InTooDeep>) -> Markup {
    let papers = scene.sight.view.papers(scene.hero);
    let own = papers.known.filter(|_| scene.is_own());
    let underway = underway(scene);
    html! {
        section.panel.hand #hand data-aim[Pane::Hand.is_aim(scene)] {
            h2 {
                (scene.word("panel-hand")) " "
                small {
                    @if own.is_some() { (scene.say(&held(scene))) }
                    @else { (scene.say(&Phrase::new("panel-hand-of").with("name", scene.hero))) }
                }
            }
            ul {
                // First of all: it is easily forgotten below the others.
                @if papers.aside.iter().any(|count| *count > 0) { (backs(scene, "panel-aside", &papers.aside)) }
                @match own {
                    Some(known) => {
                        @if let Some(crime) = underway { (card(scene, crime, true)) }
                        @for crime in known.crimes.iter() { (card(scene, crime, false)) }
                        @if underway.is_none() && known.crimes.is_empty() { li.none { (scene.word("panel-hand-empty")) } }
                    }
                    None => { (backs(scene, "panel-hand-backs", &papers.crimes)) }
                }
            }
        }
    }
}

/// How many cards there are: not all of them may be in sight.
fn held(scene: &Scene<'_, InTooDeep>) -> Phrase {
    let papers = scene.sight.view.papers(scene.hero);
    let count: u8 = papers.crimes.iter().sum();
    Phrase::new("panel-own").with("count", count)
}

/// The crime that the viewer is committing, on the hero's own board.
fn underway(scene: &Scene<'_, InTooDeep>) -> Option<Crime> {
    let agent = scene.sight.own().filter(|_| scene.is_own())?;
    let mut tasks = scene.sight.view.open.agenda.iter();
    tasks.find_map(|task| match task {
        Task::Do(of, Chore::LayOut(crime)) if *of == Agent::Person(agent) => Some(*crime),
        _ => None,
    })
}

/// Cards face down: only their levels are known (ID-2.12).
fn backs(scene: &Scene<'_, InTooDeep>, word: &'static str, counts: &ByDeck) -> Markup {
    let all: u8 = counts.iter().sum();
    let words = scene.say(&Phrase::new(word).with("count", all));
    html! {
        li.backs {
            span { (words) }
            @for deck in Deck::ALL {
                @for _ in 0..counts[deck.index()] {
                    span.cardback title=(scene.say(&words::deck(deck))) { (mini(deck)) }
                }
            }
        }
    }
}

/// A level in one letter.
pub(in super::super) fn mini(deck: Deck) -> Markup {
    match deck.level() {
        Some(level) => html! { (level) },
        None => signs::sign("p-crime"),
    }
}

/// How near a crime is.
enum Near {
    /// It is being committed.
    Underway,
    /// It can be committed now.
    Ready,
    /// Everything is met, but this is not the moment.
    Met,
    /// One condition is missing.
    OneShort,
    Far,
}

fn near(scene: &Scene<'_, InTooDeep>, crime: Crime, plan: &Plan, underway: bool) -> Near {
    match plan.missing() {
        _ if underway => Near::Underway,
        _ if scene.is_legal(Action::Commit(crime)) => Near::Ready,
        0 if plan.is_ready() => Near::Met,
        1 => Near::OneShort,
        _ => Near::Far,
    }
}

fn card(scene: &Scene<'_, InTooDeep>, crime: Crime, underway: bool) -> Markup {
    let Some(plan) = plan(scene, crime) else {
        return html! {};
    };
    let near = near(scene, crime, &plan, underway);
    // When the game is over nothing can come of it any more.
    let over = scene.sight.view.is_over();
    let class = match near {
        _ if over => "crime",
        Near::Ready => "crime go",
        Near::OneShort => "crime hot",
        Near::Underway => "crime now",
        Near::Met | Near::Far => "crime",
    };
    let petty = crime.is_petty().then_some("petty");
    let story = scene.say(&words::crime_story(crime));
    html! {
        li class=(class) data-kind=[petty] id=(draw::slug(&format!("crime {}", crime.id()))) {
            (tab(scene, crime))
            h3 {
                span.name title=(story) { (scene.say(&words::crime(crime))) }
                @if over { small { (scene.word("panel-uncommitted")) } } @else if petty.is_some() {
                    small { (scene.word("panel-petty")) }
                    span.gets { (signs::reward(scene, crime.reward(Outcome::Careful))) }
                }
                @if !over { (status(scene, crime, &near, &plan)) }
            }
            @if !underway && !over { (conditions(scene, crime, &plan)) (ways(scene, crime)) }
            @if matches!(spots::asked(scene), Some(Step::Bind(asked)) if asked == crime) { (casts(scene)) }
            @if petty.is_none() && !over {
                div.outs { @for outcome in Outcome::ALL { (result(scene, crime, outcome)) } }
            }
            // While it is committed the question tells what is going to happen, and the log what has.
            @if !underway && !over { (effect(scene, crime, &plan.binding)) }
        }
    }
}

/// How far the viewer is: with those whom a move needs that completes the crime, if there is one, so that card
/// and move name the same.
pub(super) fn plan(scene: &Scene<'_, InTooDeep>, crime: Crime) -> Option<Plan> {
    let view = &scene.sight.view;
    match scene.outlook().cast(crime) {
        Some(binding) => Plan::cast(view, crime, binding),
        None => Plan::of(view, crime),
    }
}

/// Storyline and level at the edge of the card.
fn tab(scene: &Scene<'_, InTooDeep>, crime: Crime) -> Markup {
    let card = crime.data();
    let level = card.deck.level();
    html! {
        div.tab title=(scene.say(&words::deck(card.deck))) {
            b title=[card.storyline.map(|line| scene.say(&words::storyline(line)))] {
                @match card.storyline {
                    Some(line) => { (line.id().to_uppercase()) }
                    None => { (signs::sign("p-crime")) }
                }
            }
            @if let Some(level) = level {
                span.lvl aria-hidden="true" { @for pip in 1..=3 { i.on[pip <= level] {} } }
                span.vh { (scene.say(&words::deck(card.deck))) }
            }
        }
    }
}

/// What the card is good for now: the way to commit or to discard it, or how much is missing.
fn status(scene: &Scene<'_, InTooDeep>, crime: Crime, near: &Near, plan: &Plan) -> Markup {
    let discard = Action::Discard(crime);
    let at = format!("do-with-{}", crime.id());
    if scene.is_legal(discard) {
        let inside = html! { (signs::sign("p-no")) (scene.word("panel-discard")) };
        return spots::live(scene, &at, "pressed", discard, Press::Free, &inside);
    }
    let all = plan.conditions.len() + usize::from(plan.prerequisite.is_some());
    match near {
        Near::Ready => {
            let inside = html! { (draw::icon("check")) (scene.word("panel-commit")) };
            spots::live(
                scene,
                &at,
                "pressed",
                Action::Commit(crime),
                Press::Free,
                &inside,
            )
        }
        Near::Underway => html! { span.chip { (scene.word("panel-underway")) } },
        Near::Met => html! { span.chip { (scene.word("panel-all-met")) } },
        Near::OneShort => html! { span.chip.near { (scene.word("panel-one-short")) } },
        Near::Far => {
            let words = Phrase::new("panel-met-of")
                .with("met", (all - plan.missing()) as i64)
                .with("all", all as i64);
            html! { span.chip { (scene.say(&words)) } }
        }
    }
}

fn conditions(scene: &Scene<'_, InTooDeep>, crime: Crime, plan: &Plan) -> Markup {
    let card = crime.data();
    let below = card.deck.level().map_or(0, |level| level - 1);
    let letter = card.storyline.map(|line| line.id().to_uppercase());
    let changes = changes(scene, crime, &plan.binding);
    html! {
        ul.cond {
            @if let (Some(met), Some(letter)) = (plan.prerequisite, letter) {
                @let words = Phrase::new("panel-prerequisite").with("level", below).with("storyline", letter.as_str());
                (condition(scene, &scene.say(&words), met, &[]))
            }
            @for (nth, one) in plan.conditions.iter().enumerate() {
                @let flips: Vec<&str> = changes.iter().filter(|(then, _)| then.get(nth) != Some(&one.met))
                    .map(|(_, buttons)| buttons.as_str()).collect();
                (condition(scene, &signs::capital(&scene.say(&one.phrase)), one.met, &flips))
            }
        }
    }
}

/// Which conditions hold after the moves that change it, with the buttons of those moves; for those whom the
/// card names, as long as they can be cast.
fn changes(
    scene: &Scene<'_, InTooDeep>,
    crime: Crime,
    binding: &Binding,
) -> Vec<(Vec<bool>, String)> {
    let Some(seat) = scene.sight.own() else {
        return Vec::new();
    };
    let card = crime.data();
    let met = |view: &View| {
        let scene = view.open.scene(seat);
        match scene.can_cast(card, binding) {
            true => scene.met(card, binding),
            false => scene.met(card, &best_cast(&scene, crime)),
        }
    };
    scene.outlook().changes(&scene.sight.view, met)
}

fn condition(scene: &Scene<'_, InTooDeep>, words: &str, met: bool, flips: &[&str]) -> Markup {
    let (yes, no) = (draw::icon("check"), signs::sign("p-no"));
    let (icon, other, told) = if met {
        (yes, no, "panel-met")
    } else {
        (no, yes, "panel-not-met")
    };
    html! {
        li data-ok=(u8::from(met)) {
            (icon) span { (words) } span.vh { " (" (scene.word(told)) ")" }
            @if !flips.is_empty() { span.then.turned data-for=(flips.join(" ")) aria-hidden="true" { (other) } }
        }
    }
}

/// The most moves that a card names.
const WAYS: usize = 2;

/// Moves after which the crime can be committed.
fn ways(scene: &Scene<'_, InTooDeep>, crime: Crime) -> Markup {
    let outlook = scene.outlook();
    let actions = scene.sight.legal.iter().copied();
    let mut ways = actions
        .filter(|action| outlook.completes(&button_id(action)).contains(&crime))
        .take(WAYS)
        .peekable();
    html! {
        @if ways.peek().is_some() {
            div.casts {
                @for action in ways {
                    @let words = scene.say(&rows::plain(scene.describe(action).phrase));
                    (spots::live(scene, &draw::slug(&format!("way {} {action}", crime.id())), "pressed", action, Press::Free, &html! { (signs::sign("i-star")) span { (words) } }))
                }
            }
        }
    }
}

/// Who could play the roles (ID-17.20).
fn casts(scene: &Scene<'_, InTooDeep>) -> Markup {
    let bindings = scene.sight.legal.iter().filter_map(|action| match action {
        Action::Bind(binding) => Some(*binding),
        _ => None,
    });
    html! {
        div.casts {
            @for binding in bindings {
                @let inside = cast(scene, &binding);
                (spots::live(scene, &draw::slug(&format!("cast {binding}")), "pressed", Action::Bind(binding), Press::Free, &inside))
            }
        }
    }
}

fn cast(scene: &Scene<'_, InTooDeep>, binding: &Binding) -> Markup {
    html! {
        @for (_, criminal) in binding.cast() {
            (signs::criminal(criminal)) span { (scene.say(&words::criminal(criminal))) }
        }
        @if let Some(zone) = binding.zone { span { (scene.say(&words::zone(zone))) } }
    }
}

/// One of the two ways to carry a major crime out (ID-16.4).
fn result(scene: &Scene<'_, InTooDeep>, crime: Crime, outcome: Outcome) -> Markup {
    let title = Phrase::new("panel-outcome")
        .with("outcome", words::outcome(outcome))
        .with("title", words::outcome_title(crime, outcome));
    let inside = html! {
        b { (scene.say(&words::outcome(outcome))) }
        (signs::reward(scene, crime.reward(outcome)))
    };
    let class = match outcome {
        Outcome::Careful => "out careful",
        Outcome::Reckless => "out reckless",
    };
    let title = scene.say(&title);
    match spots::asked(scene) {
        Some(Step::Outcome(asked)) if asked == crime => spots::thing(
            scene,
            outcome.id(),
            class,
            Action::Outcome(outcome),
            &title,
            &inside,
        ),
        _ => html! { div class=(class) title=(title) { (inside) } },
    }
}

fn effect(scene: &Scene<'_, InTooDeep>, crime: Crime, binding: &Binding) -> Markup {
    let lines = words::effects(crime, Some(binding));
    html! {
        @if !lines.is_empty() {
            p.effect { (scene.say(&Phrase::new("panel-then").with("lines", lines))) }
        }
    }
}
