//! The hero's console: hooks, grip, memory, dilemmas and support (ID-5, ID-6, ID-11, ID-12, ID-20).

use in_too_deep::console::{Agent, Console, PORTS};
use in_too_deep::content::content;
use in_too_deep::pieces::{Criminal, Dilemma, Evidence, Support};
use in_too_deep::step::Step;
use in_too_deep::view::Known;
use in_too_deep::{Action, InTooDeep, score, words};
use kernel::{Member, Phrase, Set};
use maud::{Markup, html};

use super::signs;
use super::spots::{self, Press};
use crate::board::Scene;
use crate::boards::in_too_deep::panes::Pane;
use crate::boards::panes::BoardPane;
use crate::draw;

pub(in super::super) fn console(scene: &Scene<'_, InTooDeep>) -> Markup {
    let view = &scene.sight.view;
    let console = view.open.console(scene.hero);
    let word = if view.is_over() {
        "panel-console-told"
    } else if scene.is_own() {
        "panel-console-own"
    } else {
        "panel-console-other"
    };
    html! {
        section.panel.console #console data-aim[Pane::Console.is_aim(scene)] {
            h2 {
                (scene.say(&Phrase::new("panel-console").with("name", scene.hero))) " "
                small { (scene.word(word)) }
            }
            div.cg {
                (ports(scene, console))
                (cables(scene, console))
                (grip(scene, Agent::Person(scene.hero)))
                (memory(scene, console))
            }
        }
    }
}

fn ports(scene: &Scene<'_, InTooDeep>, console: &Console) -> Markup {
    html! {
        ol.ports aria-label=(scene.word("panel-ports")) {
            @for port in 0..PORTS {
                @match console.ports.get(port) {
                    Some(criminal) => { (hooked(scene, console, *criminal)) }
                    None => {
                        @let last = port + 1 == PORTS;
                        li title=(scene.word(if last { "panel-port-last" } else { "panel-port-free" })) { (signs::sign("p-hook")) }
                    }
                }
            }
        }
    }
}

fn hooked(scene: &Scene<'_, InTooDeep>, console: &Console, criminal: Criminal) -> Markup {
    let locked = console.locked.contains(criminal);
    let inside = html! {
        (signs::criminal(criminal))
        @if locked { span.lock { (signs::sign("s-lock")) } }
    };
    let name = scene.say(&words::criminal(criminal));
    let title = if locked {
        scene.say(&Phrase::new("panel-port-locked").with("criminal", words::criminal(criminal)))
    } else {
        name
    };
    let action = match spots::asked(scene).filter(|_| scene.is_own()) {
        Some(Step::Lock) => Action::Criminal(criminal),
        _ => Action::Unhook(criminal),
    };
    html! {
        li.on {
            @if scene.is_own() { (spots::thing(scene, &format!("port-{}", criminal.id()), "plug", action, &title, &inside)) }
            @else { span.plug title=(title) { (inside) } }
        }
    }
}

/// From every port to the row of its criminal.
fn cables(scene: &Scene<'_, InTooDeep>, console: &Console) -> Markup {
    let rows: Vec<Criminal> = scene.sight.view.open.city.in_play().collect();
    html! {
        svg.cable viewBox="0 0 14 140" aria-hidden="true" {
            @for (port, criminal) in console.ports.iter().enumerate() {
                @if let Some(row) = rows.iter().position(|one| one == criminal) {
                    @let (from, to) = (35. + 40.8 * port as f32, 25.6 + 19.6 * row as f32);
                    path d=(format_args!("M0 {0}C9 {0} 4 {1} 14 {1}", draw::N(from), draw::N(to))) {}
                }
            }
        }
    }
}

/// The grip track of an agent, with its hotspots where the viewer decides about it.
pub(super) fn grip(scene: &Scene<'_, InTooDeep>, of: Agent) -> Markup {
    let view = &scene.sight.view;
    let console = view.open.console(of);
    let track = &content().grip_track;
    let grips = view.open.city.in_play().map(|one| console.grip_over(one));
    let lowest = grips.min().unwrap_or(0);
    let pays = Phrase::new("panel-lowest-pays").with("count", score::grip(view, of));
    html! {
        div.grip {
            div.gh {
                b { (scene.word("panel-grip")) }
                span.tr { @for space in 0..=track.last() { (heading(scene, space)) } }
            }
            ol {
                @for criminal in view.open.city.in_play() {
                    @let grip = console.grip_over(criminal);
                    li.mine[console.has(criminal)].low[grip == lowest] {
                        b title=(scene.say(&words::ability(criminal))) { (scene.say(&words::criminal(criminal))) }
                        span.tr {
                            @for space in 0..=track.last() { (cell(scene, of, criminal, grip, space)) }
                        }
                        span.vh { (grip) }
                    }
                }
            }
            div.gf title=(scene.say(&pays)) {
                small { (scene.word("panel-lowest")) }
                span.tr {
                    @for (space, value) in track.end_values.iter().enumerate() { i.pays[space == usize::from(lowest)] { (value) } }
                }
            }
        }
    }
}

/// What stands above a space of the grip track: the ability zone ends with its name, the endurance zone begins with its
/// own.
fn heading(scene: &Scene<'_, InTooDeep>, space: u8) -> Markup {
    let track = &content().grip_track;
    let (ability, endurance) = (track.ability_from, track.endurance_from);
    html! {
        @if space >= endurance {
            em.en { @if space == endurance { (scene.word("panel-endurance")) } }
        } @else if space >= ability {
            em.ab { @if space + 1 == endurance { (scene.word("panel-ability")) } }
        } @else {
            span {}
        }
    }
}

fn cell(
    scene: &Scene<'_, InTooDeep>,
    of: Agent,
    criminal: Criminal,
    grip: u8,
    space: u8,
) -> Markup {
    let track = &content().grip_track;
    let zone = match space {
        _ if space == grip => "at",
        _ if space >= track.endurance_from => "e",
        _ if space >= track.ability_from => "a",
        _ => "o",
    };
    let class = if space < grip {
        format!("{zone} t")
    } else {
        zone.to_owned()
    };
    let inside = html! { @if space == grip { (signs::criminal(criminal)) } };
    let whose = match of {
        Agent::Person(_) => "grip",
        Agent::Echo => "echo-grip",
    };
    let at = format!("{whose}-{}-{space}", criminal.id());
    match step(scene, of, criminal) {
        Some((action, to)) if to == i16::from(space) - i16::from(grip) => {
            return spots::live(scene, &at, &class, action, Press::Free, &inside);
        }
        _ => {}
    }
    let endure = Action::Endure(criminal);
    let own = of == Agent::Person(scene.hero) && scene.is_own();
    if own && space + 1 == grip && scene.is_legal(endure) {
        return spots::live(scene, &at, &class, endure, Press::Paid, &inside);
    }
    html! { i class=(class) { (inside) } }
}

/// What the viewer may do with a grip token now, and how far it goes.
fn step(scene: &Scene<'_, InTooDeep>, of: Agent, criminal: Criminal) -> Option<(Action, i16)> {
    let action = Action::Grip(criminal);
    let step = spots::asked(scene)?;
    let echo = matches!(step, Step::EchoGrip { .. });
    let mine = scene.is_own() && of == Agent::Person(scene.hero);
    let there = if echo { of == Agent::Echo } else { mine };
    let down = matches!(
        step,
        Step::LoseGrip { .. } | Step::EchoGrip { gain: false, .. }
    );
    (there && scene.is_legal(action)).then_some((action, if down { -1 } else { 1 }))
}

fn memory(scene: &Scene<'_, InTooDeep>, console: &Console) -> Markup {
    let papers = scene.sight.view.papers(scene.hero);
    html! {
        div.mem {
            (tally(scene, console, papers.known.as_ref()))
            div.two {
                div {
                    h4 { (scene.word("panel-evidence")) }
                    div.evs {
                        @match &papers.known {
                            Some(known) => { (tokens(scene, known)) }
                            None => { (heap(papers.memory, "ev back")) }
                        }
                    }
                }
                div {
                    h4 { (scene.word("panel-support")) }
                    div.evs { (tools(scene, console)) }
                }
            }
            (dilemmas(scene))
        }
    }
}

/// Face-down things of which only the number is known.
fn heap(count: u8, class: &str) -> Markup {
    html! {
        @if count > 0 { span class=(class) {} b.times { "×" (count) } }
        @else { span.none { "–" } }
    }
}

fn tally(scene: &Scene<'_, InTooDeep>, console: &Console, known: Option<&Known>) -> Markup {
    let view = &scene.sight.view;
    let papers = view.papers(scene.hero);
    let tolerance = i64::from(console.tolerance);
    let told = |word, count: i64| scene.say(&Phrase::new(word).with("count", count));
    html! {
        div.tally {
            span title=(told("panel-intel", console.intel.into())) { (signs::sign("p-intel")) b { (console.intel) } }
            span title=(told("panel-files", console.files.into())) { (signs::sign("p-file")) b { (console.files) } }
            span title=(told("panel-tolerance", tolerance)) { (signs::sign("p-tol")) b { (console.tolerance) } }
            span title=(told("panel-databank", papers.databank.into())) {
                (signs::sign("p-bank")) b { (papers.databank) }
                @if let Some(Known { databank, .. }) = known {
                    @let stored = Dilemma::corruption(*databank);
                    @let total = draw::plain(console.corruption_by(*databank).into());
                    @let words = Phrase::new("panel-corruption-sum").with("stored", stored).with("tolerance", tolerance)
                        .with("total", total.as_str());
                    small title=(scene.say(&words)) { (stored) "−" (tolerance) " = " (total) (signs::sign("p-corr")) }
                }
            }
        }
    }
}

/// The evidence in memory, kind by kind.
fn tokens(scene: &Scene<'_, InTooDeep>, known: &Known) -> Markup {
    let boards = &scene.sight.view.open.boards;
    let kinds = Evidence::ALL
        .into_iter()
        .filter(|kind| known.memory[kind.index()] > 0);
    html! {
        @if known.memory.iter().all(|count| *count == 0) { span.none { "–" } }
        @for kind in kinds {
            @let count = known.memory[kind.index()];
            @let wanted = boards.rows.iter().any(|row| row.mission == kind && row.files > 0);
            @let words = Phrase::new(if wanted { "panel-memory-wanted" } else { "panel-memory" })
                .with("kind", words::evidence(kind)).with("count", count);
            span.held title=(scene.say(&words)) {
                span.ev.live[wanted] { (signs::evidence(kind)) }
                @if count > 1 { b.times { "×" (count) } }
            }
        }
    }
}

/// Blue support tokens (ID-11.3).
fn tools(scene: &Scene<'_, InTooDeep>, console: &Console) -> Markup {
    let held = Support::ALL
        .into_iter()
        .filter(|support| console.tools[support.index()] > 0);
    html! {
        @if console.tools.iter().all(|count| *count == 0) { span.none { "–" } }
        @for support in held {
            @let count = console.tools[support.index()];
            @let title = signs_title(scene, support);
            @let face = signs::support_face(support);
            @let action = Action::Support(support);
            @let at = format!("tool-{}", support.id());
            span.held {
                @if !scene.is_own() { span class=(signs::support_class(support)) title=(title) { (face) } }
                @else if spots::asked(scene).is_some() && !scene.is_legal(action) {
                    (spots::quiet(scene, &at, signs::support_class(support), action, &title, &face))
                } @else { (spots::thing(scene, &at, signs::support_class(support), action, &title, &face)) }
                @if count > 1 { b.times { "×" (count) } }
            }
        }
    }
}

/// A support token by its name and what it does.
pub(super) fn signs_title(scene: &Scene<'_, InTooDeep>, support: Support) -> String {
    let words = Phrase::new("panel-named")
        .with("name", words::support(support))
        .with("help", words::support_help(support));
    scene.say(&words)
}

fn dilemmas(scene: &Scene<'_, InTooDeep>) -> Markup {
    let papers = scene.sight.view.papers(scene.hero);
    let hand = Phrase::new("panel-dilemmas-hand").with("store", papers.dilemmas.div_ceil(2));
    html! {
        h4 { (scene.word("panel-dilemmas-title")) " " @if papers.dilemmas > 0 { small { (scene.say(&hand)) } } }
        div.dils.many[papers.dilemmas > 3 || papers.databank > 0] {
            @match &papers.known {
                Some(known) => { (cards(scene, known.dilemmas, known.storing)) }
                None => { (heap(papers.dilemmas, "dback")) }
            }
        }
        @if papers.databank > 0 {
            div.dils.many {
                h4 { (scene.word("panel-databank-title")) }
                @match &papers.known {
                    Some(known) => { (cards(scene, known.databank, Set::default())) }
                    None => { (heap(papers.databank, "dback")) }
                }
            }
        }
    }
}

fn cards(scene: &Scene<'_, InTooDeep>, dilemmas: Set<Dilemma>, storing: Set<Dilemma>) -> Markup {
    html! {
        @if dilemmas.is_empty() { span.none { "–" } }
        @for dilemma in dilemmas.iter() {
            @let data = dilemma.data();
            @let (reward, told) = signs::dilemma_reward(scene, &data.reward);
            @let words = Phrase::new("panel-dilemma").with("title", words::dilemma(dilemma))
                .with("corruption", data.corruption).with("reward", told.as_str());
            @let inside = html! {
                span.co { (signs::sign("p-corr")) (data.corruption) } span.re { (reward) }
                small { (scene.say(&words::dilemma(dilemma))) }
            };
            @let class = if storing.contains(dilemma) { "dil stored" } else { "dil" };
            @let action = Action::Dilemma(dilemma);
            @if scene.is_own() { (spots::thing(scene, &format!("dilemma-{}", dilemma.id()), class, action, &scene.say(&words), &inside)) }
            @else { span class=(class) title=(scene.say(&words)) { (inside) } }
        }
    }
}
