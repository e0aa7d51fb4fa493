//! Sandra and Costa among the people: what lies before them for everybody to see, and when all is over what was hidden.

use escape_plan::EscapePlan;
use escape_plan::automa::{Agent, Haul, Loot};
use escape_plan::figure::Figure;
use escape_plan::pieces::{Automa, Contact, Plan, Target};
use escape_plan::view::CostaView;
use escape_plan::words;
use kernel::Phrase;
use maud::{Markup, html};

use super::{people, signs};
use crate::board::{AutomaLine, Scene};
use crate::boards::counter::Counter;
use crate::draw;

const DISCS: Counter<Agent> = Counter {
    icon: "disc",
    word: "ep-discs",
    count: |agent| usize::from(agent.discs),
};

pub(super) fn automas(scene: &Scene<'_, EscapePlan>) -> Vec<AutomaLine> {
    let view = &scene.sight.view;
    let before = scene.sight.before.as_ref();
    let sandra = view.sandra.iter().map(|sandra| {
        let before = before.and_then(|view| Some(&view.sandra.as_ref()?.agent));
        let strip = html! {
            (counters(scene, Automa::Sandra, &sandra.agent, before))
            div.more.kit { (places(scene, &sandra.agent, None)) }
        };
        line(scene, Automa::Sandra, strip)
    });
    let costa = view.costa.iter().map(|costa| {
        let before = before.and_then(|view| Some(&view.costa.as_ref()?.agent));
        let strip = html! {
            @if costa.escaped { small.role { (scene.word("ep-fate-escaped")) } }
            (counters(scene, Automa::Costa, &costa.agent, before))
            (kit(scene, costa))
        };
        line(scene, Automa::Costa, strip)
    });
    sandra.chain(costa).collect()
}

fn line(scene: &Scene<'_, EscapePlan>, automa: Automa, strip: Markup) -> AutomaLine {
    let name = words::automa(automa);
    let letter = signs::letter(&scene.say(&name));
    let token = html! { span.tok.automa { (letter) } };
    AutomaLine { name, token, strip }
}

/// Place in the turn order while there are turns to come, notoriety, discs: as in the line of a thief.
fn counters(
    scene: &Scene<'_, EscapePlan>,
    automa: Automa,
    agent: &Agent,
    before: Option<&Agent>,
) -> Markup {
    let view = &scene.sight.view;
    let gone = automa == Automa::Costa && view.costa.as_ref().is_some_and(|costa| costa.escaped);
    html! {
        dl {
            @if !gone && !scene.sight.finished { (people::turn(scene, Figure::Automa(automa))) }
            (people::level(scene, agent.notoriety))
            (DISCS.in_strip(scene, agent, before))
        }
    }
}

/// What lies on Costa's board.
fn kit(scene: &Scene<'_, EscapePlan>, costa: &CostaView) -> Markup {
    html! {
        div.more.kit {
            (places(scene, &costa.agent, costa.plan))
            (things(scene, "person", "ep-count-contacts", costa.contacts.iter().map(|card| contact(scene, *card))))
            (things(scene, "bag", "ep-sealed", costa.loot.iter().map(|one| stack(scene, one))))
        }
    }
}

/// Some of one kind of thing, behind its sign; nothing where there is none.
fn things(
    scene: &Scene<'_, EscapePlan>,
    icon: &str,
    word: &'static str,
    things: impl Iterator<Item = Markup>,
) -> Markup {
    let word = scene.word(word);
    let things: Vec<Markup> = things.collect();
    html! {
        @if !things.is_empty() {
            ul title=(word) aria-label=(word) {
                li.sign { (draw::icon(icon)) }
                @for thing in things { li { (thing) } }
            }
        }
    }
}

/// Where an automa has been, with what the plan pays there once it is shown.
fn places(scene: &Scene<'_, EscapePlan>, agent: &Agent, plan: Option<Plan>) -> Markup {
    let place = |target: Target| {
        html! {
            (scene.say(&words::target(target)))
            @if let (Some(plan), Some(place)) = (plan, target.place()) {
                " " b { @match plan.amount(place) { Some(amount) => (amount), None => (draw::icon("income")) } }
            }
        }
    };
    things(scene, "tile", "ep-been", agent.been().map(place))
}

fn contact(scene: &Scene<'_, EscapePlan>, card: Contact) -> Markup {
    html! { (scene.say(&words::contact(card))) }
}

/// A stack of tiles: face down, or what they say and what of it counts (EP-19.14).
fn stack(scene: &Scene<'_, EscapePlan>, stack: &Loot) -> Markup {
    match scene.sight.view.piles.haul(stack) {
        Some(haul) => turned_up(scene, &haul),
        None => html! { @for _ in stack { span.tile { "?" } } },
    }
}

fn turned_up(scene: &Scene<'_, EscapePlan>, haul: &Haul) -> Markup {
    let counts = Phrase::new("ep-stack-counts").with("cash", words::cash(haul.counts()));
    html! {
        @for tile in &haul.0 { span.tile { (tile.value) } }
        " → " b title=(scene.say(&counts)) { (haul.counts()) }
    }
}
