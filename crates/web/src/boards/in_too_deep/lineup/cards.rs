//! Cards, tokens and people that a question is about.

use in_too_deep::console::Agent;
use in_too_deep::content::{DilemmaReward, Reward};
use in_too_deep::evidence::Place;
use in_too_deep::pieces::{Crime, Dilemma, Outcome};
use in_too_deep::step::Step;
use in_too_deep::words;
use in_too_deep::{Action, InTooDeep};
use kernel::Phrase;
use maud::{Markup, html};

use crate::board::{Scene, button_id};
use crate::boards::in_too_deep::panels::signs::evidence;
use crate::boards::in_too_deep::signs;
use crate::draw;

fn href(action: Action) -> String {
    format!("#{}", button_id(action))
}

fn id(action: Action) -> String {
    format!("take-{}", button_id(action))
}

/// Dilemmas that can be stored or discarded, with what they do.
pub(super) fn dilemmas(scene: &Scene<'_, InTooDeep>) -> Option<Markup> {
    let known = scene.sight.view.own()?;
    let chosen = known.storing;
    let all = known.dilemmas.union(known.databank);
    let offered = |one: &Dilemma| scene.is_legal(Action::Dilemma(*one)) || chosen.contains(*one);
    Some(html! {
        ol.takes.dilemmas {
            @for dilemma in all.iter().filter(offered) {
                @let data = dilemma.data();
                @let name = scene.say(&words::dilemma(dilemma));
                @let inside = html! {
                    b.co { (signs::symbol("p-corr")) (data.corruption) }
                    span.re { (reward(scene, &data.reward)) }
                    small { (name) }
                };
                li {
                    @if chosen.contains(dilemma) {
                        span.take.on title=(scene.word("dawn-stored")) { (inside) }
                    } @else {
                        a.take.spot id=(id(Action::Dilemma(dilemma))) data-s="free" href=(href(Action::Dilemma(dilemma))) title=(name) { (inside) }
                    }
                }
            }
        }
    })
}

/// What a stored dilemma is worth.
fn reward(scene: &Scene<'_, InTooDeep>, reward: &DilemmaReward) -> Markup {
    html! {
        @match reward {
            DilemmaReward::Intel(count) => { "+" (count) (signs::symbol("p-intel")) }
            DilemmaReward::Warrant(warrant) => {
                span title=(scene.say(&words::warrant(*warrant))) { (signs::symbol("p-warr")) }
            }
            DilemmaReward::Badge(count) => { @for _ in 0..*count { (signs::symbol("p-badge")) } }
            DilemmaReward::Evidence(kinds) => {
                @for kind in kinds {
                    span title=(scene.say(&words::evidence(*kind))) { (evidence(*kind)) }
                }
            }
        }
    }
}

/// The two ways to carry out a crime, with what each brings.
pub(super) fn outcomes(scene: &Scene<'_, InTooDeep>, crime: Crime) -> Markup {
    html! {
        ol.takes {
            @for outcome in Outcome::ALL {
                li {
                    a.take.wide.spot.reckless[outcome == Outcome::Reckless] id=(id(Action::Outcome(outcome))) data-s="free" href=(href(Action::Outcome(outcome))) {
                        b { (scene.say(&words::outcome(outcome))) }
                        small { (scene.say(&words::outcome_title(crime, outcome))) }
                        span.re { (brings(crime.reward(outcome))) }
                    }
                }
            }
        }
    }
}

/// What a crime pays.
fn brings(reward: Reward) -> Markup {
    let parts = [
        (reward.intel, "p-intel"),
        (reward.dilemmas.into(), "p-dilemma"),
        (reward.evidence.into(), "p-evid"),
        (reward.process.into(), "p-process"),
        (reward.support.into(), "p-support"),
    ];
    html! {
        @for (count, sign) in parts.into_iter().filter(|(count, _)| *count > 0) {
            span.gain { (count) (signs::symbol(sign)) }
        }
    }
}

/// Who could play the roles of a crime, with what would happen.
pub(super) fn bindings(scene: &Scene<'_, InTooDeep>, crime: Crime) -> Markup {
    html! {
        ol.takes.bindings {
            @for action in &scene.sight.legal {
                @if let Action::Bind(binding) = action {
                    @let said = scene.say(&scene.describe(*action).phrase);
                    li {
                        a.take.spot id=(id(*action)) data-s="free" href=(href(*action)) title=(said) aria-label=(said) {
                            @for (_, criminal) in binding.cast() { (signs::criminal(criminal)) b { (scene.say(&words::criminal(criminal))) } }
                            @if let Some(zone) = binding.zone { (signs::zone(zone)) b { (scene.say(&words::zone(zone))) } }
                            small { (scene.say(&Phrase::new("panel-then").with("lines", words::effects(crime, Some(binding))))) }
                        }
                    }
                }
            }
        }
    }
}

/// The people who can be challenged, with what they would show; or with whom hooks are swapped, with theirs.
pub(super) fn rivals(scene: &Scene<'_, InTooDeep>, step: Step) -> Markup {
    let stake = |agent: Agent| match step {
        Step::SwapHooks => html! {
            @for hooked in scene.sight.view.open.console(agent).ports { (signs::criminal(hooked)) }
        },
        _ => html! {
            (scene.sight.view.papers(agent).dilemmas) (signs::symbol("p-dilemma"))
            " −" (scene.sight.view.open.console(agent).tolerance) (signs::symbol("p-tol"))
        },
    };
    html! {
        ol.takes {
            @if matches!(step, Step::Duel(_)) { (own_value(scene)) }
            @for action in &scene.sight.legal {
                @if let Action::Opponent(agent) = action {
                    @let said = scene.say(&scene.describe(*action).phrase);
                    li {
                        a.take.spot id=(id(*action)) data-s="free" href=(href(*action)) title=(said) {
                            b { (scene.say(&Phrase::new("dawn-agent").with("agent", words::agent(*agent)))) }
                            span.re { (stake(*agent)) }
                        }
                    }
                }
            }
        }
    }
}

/// What the viewer would have to show in a duel (ID-12.3).
fn own_value(scene: &Scene<'_, InTooDeep>) -> Markup {
    let view = &scene.sight.view;
    let Some((known, seat)) = view.own().zip(scene.sight.own()) else {
        return html! {};
    };
    let console = view.open.console(seat);
    let (corruption, tolerance) = (Dilemma::corruption(known.dilemmas), console.tolerance);
    let value = console.corruption_by(known.dilemmas);
    html! {
        li.title {
            b { (scene.word("dawn-duel-you")) } " "
            (corruption) (signs::symbol("p-corr")) " −" (tolerance) (signs::symbol("p-tol")) " = " b { (draw::plain(value.into())) }
        }
    }
}

/// The evidence that was looked at, of which one is taken.
pub(super) fn seen(scene: &Scene<'_, InTooDeep>, seen: [Option<Place>; 2]) -> Markup {
    let view = &scene.sight.view;
    let kind = |place: Place| match place {
        Place::Display(slot) => view.display.get(usize::from(slot))?.as_ref()?.kind,
        Place::Plan(index) => view.plan.get(usize::from(index))?.token.kind,
    };
    html! {
        ol.takes {
            @for place in seen.into_iter().flatten() {
                @let said = scene.say(&scene.describe(Action::Place(place)).phrase);
                li {
                    a.take.spot id=(id(Action::Place(place))) data-s="free" href=(href(Action::Place(place))) title=(said) {
                        @if let Some(kind) = kind(place) {
                            (evidence(kind)) b { (scene.say(&words::evidence(kind))) }
                        }
                        @if let Some(one) = view.whereabouts(place) { small { (scene.say(&words::whereabouts(one))) } }
                    }
                }
            }
        }
    }
}

/// What can be done besides what has a place in the city.
pub(super) fn others(scene: &Scene<'_, InTooDeep>) -> Option<Markup> {
    let look = scene.is_legal(Action::Look);
    look.then(|| {
        let said = scene.say(&scene.describe(Action::Look).phrase);
        html! {
            ol.takes {
                li {
                    a.take.spot id=(id(Action::Look)) data-s="free" href=(href(Action::Look)) title=(said) {
                        (draw::icon("eye")) small { (said) }
                    }
                }
            }
        }
    })
}
