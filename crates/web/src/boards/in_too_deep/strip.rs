//! What is told of an agent beside the name.

use in_too_deep::console::Agent;
use in_too_deep::pieces::Deck;
use in_too_deep::{Action, InTooDeep, View, words};
use kernel::{Member, Seat};
use maud::{Markup, html};

use super::panels::{hand, signs};
use crate::board::{self, Scene};

/// A number that everybody sees.
struct Counter {
    icon: &'static str,
    word: &'static str,
    count: fn(&View, Agent) -> u16,
}

const INTEL: Counter = Counter {
    icon: "p-intel",
    word: "strip-intel",
    count: |view, agent| view.open.console(agent).intel,
};

const COUNTERS: [Counter; 6] = [
    Counter {
        icon: "p-evid",
        word: "strip-evidence",
        count: |view, agent| view.papers(agent).memory.into(),
    },
    Counter {
        icon: "p-file",
        word: "strip-files",
        count: |view, agent| view.open.console(agent).files.into(),
    },
    Counter {
        icon: "p-tol",
        word: "strip-tolerance",
        count: |view, agent| view.open.console(agent).tolerance,
    },
    Counter {
        icon: "p-dilemma",
        word: "strip-dilemmas",
        count: |view, agent| view.papers(agent).dilemmas.into(),
    },
    Counter {
        icon: "p-bank",
        word: "strip-databank",
        count: |view, agent| view.papers(agent).databank.into(),
    },
    Counter {
        icon: "p-support",
        word: "strip-support",
        count: |view, agent| {
            let tools = view.open.console(agent).tools;
            tools.iter().map(|count| u16::from(*count)).sum()
        },
    },
];

/// The counters of the hero, on a phone.
pub(super) fn purse(scene: &Scene<'_, InTooDeep>) -> Markup {
    let view = &scene.sight.view;
    html! {
        @for counter in [INTEL].iter().chain(&COUNTERS) {
            @let word = scene.word(counter.word);
            div title=(word) {
                (signs::sign(counter.icon)) span.vh { (word) " " }
                ((counter.count)(view, Agent::Person(scene.hero)))
            }
        }
    }
}

/// The line of somebody at the table.
pub(super) fn strip(scene: &Scene<'_, InTooDeep>, seat: Seat) -> Markup {
    let agent = Agent::Person(seat);
    let choose = Action::Opponent(agent);
    html! {
        span.role.grips { (signs::columns(scene, agent)) }
        (counters(scene, agent))
        @if scene.is_legal(choose) {
            @let label = scene.say(&scene.describe(choose).phrase);
            div.more {
                a.pressed.spot.tap #{ "choose-" (seat.index()) } data-s="free" href=(format_args!("#{}", board::button_id(choose)))
                    title=(label) aria-label=(label) { (scene.word("panel-choose")) }
            }
        }
    }
}

/// What everybody sees of an agent; what has changed is marked.
pub(super) fn counters(scene: &Scene<'_, InTooDeep>, agent: Agent) -> Markup {
    let view = &scene.sight.view;
    html! {
        dl {
            @for counter in [INTEL].iter().chain(&COUNTERS) {
                @let now = (counter.count)(view, agent);
                @let before = scene.sight.before.as_ref().map(|view| (counter.count)(view, agent));
                @let word = scene.word(counter.word);
                div title=(word) {
                    dt { span.vh { (word) } (signs::sign(counter.icon)) }
                    dd.up[before.is_some_and(|before| before != now)] { (now) }
                }
            }
            (crimes(scene, agent))
            (hooks(scene, agent))
        }
    }
}

/// Crime cards by their levels (ID-2.12).
fn crimes(scene: &Scene<'_, InTooDeep>, agent: Agent) -> Markup {
    let counts = scene.sight.view.papers(agent).crimes;
    html! {
        div.lv title=(scene.word("strip-crimes")) {
            dt { span.vh { (scene.word("strip-crimes")) } }
            dd {
                @for deck in Deck::ALL {
                    @for _ in 0..counts[deck.index()] { span.cardback { (hand::mini(deck)) } }
                }
            }
        }
    }
}

fn hooks(scene: &Scene<'_, InTooDeep>, agent: Agent) -> Markup {
    let console = scene.sight.view.open.console(agent);
    html! {
        div.hk {
            dt { span.vh { (scene.word("strip-hooks")) } }
            dd {
            @if console.ports.is_empty() { small { (scene.word("strip-no-hook")) } }
            @for criminal in console.ports {
                @let name = scene.say(&words::criminal(criminal));
                span.plugged.locked[console.locked.contains(criminal)] title=(name) { (signs::criminal(criminal)) span.vh { (name) } }
            }
            }
        }
    }
}
