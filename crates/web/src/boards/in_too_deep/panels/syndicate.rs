//! The Syndicate: missions, bonus spaces and the plan (ID-14, ID-22.1, ID-23.7).

use in_too_deep::console::Agent;
use in_too_deep::content::{Chapter, content};
use in_too_deep::evidence::{Into, Place, PlanSpot};
use in_too_deep::pieces::{Bonus, Evidence, Row};
use in_too_deep::view::PlannedView;
use in_too_deep::{Action, InTooDeep, score, words};
use kernel::{Member, Phrase};
use maud::{Markup, html};

use super::evidence::face_down;
use super::signs;
use super::spots::{self, Press};
use crate::board::Scene;
use crate::boards::in_too_deep::panes::Pane;
use crate::boards::panes::BoardPane;
use crate::draw;

/// Chapters are numbered in Roman.
pub(super) const ROMAN: [&str; 3] = ["I", "II", "III"];

pub(in super::super) fn syndicate(scene: &Scene<'_, InTooDeep>) -> Markup {
    let processing = scene
        .sight
        .legal
        .iter()
        .any(|action| matches!(action, Action::Process(..)));
    html! {
        section.panel.synd #syndicate data-aim[Pane::Syndicate.is_aim(scene)] {
            h2 { (scene.word("panel-syndicate")) " " (stakes(scene)) }
            div.sy.asking[processing].told[scene.sight.view.is_over()] {
                ol.mis {
                    @for (row, bonus) in Row::ALL.into_iter().zip(Bonus::ALL) { (mission(scene, row, bonus)) }
                }
                (plan(scene))
            }
        }
    }
}

/// What the chapter's investigation brings or costs (ID-22.1, ID-22.2).
fn stakes(scene: &Scene<'_, InTooDeep>) -> Markup {
    let open = &scene.sight.view.open;
    let chapter = Chapter::numbered(open.chapter);
    let files = open.boards.files_left();
    let roman = ROMAN[usize::from(open.chapter) - 1];
    let left = Phrase::new("panel-files-left")
        .with("chapter", roman)
        .with("count", files);
    let (loss, lost) = if chapter.lost_grip > 0 {
        ("panel-stakes-grip", u16::from(chapter.lost_grip))
    } else {
        ("panel-stakes-intel", chapter.lost_intel)
    };
    let help = Phrase::new(loss)
        .with("reward", chapter.file_reward)
        .with("loss", lost);
    html! {
        small title=(scene.say(&help)) {
            (scene.say(&left)) " " b { "+" (chapter.file_reward) } (signs::sign("p-intel"))
            " / " b { "−" (lost) } @if chapter.lost_grip > 0 { (signs::sign("s-grip")) } @else { (signs::sign("p-intel")) }
        }
    }
}

fn mission(scene: &Scene<'_, InTooDeep>, row: Row, bonus: Bonus) -> Markup {
    let investigation = scene.sight.view.open.boards.row(row);
    let kind = investigation.mission;
    let name = scene.say(&words::evidence(kind));
    let action = Action::Process(kind, Into::Row(row));
    let file = scene.say(&Phrase::new("panel-file").with("kind", words::evidence(kind)));
    html! {
        li {
            span.mi title=(scene.say(&words::row(row))) { (signs::evidence(kind)) b { (name) } }
            span.sp {
                @for _ in 0..investigation.placed { span.ev.sm title=(name) { (signs::evidence(kind)) } }
                @for _ in 0..investigation.covered { span.ev.sm.back title=(scene.word("panel-covered")) {} }
                @for nth in 0..investigation.files {
                    @if nth == 0 { (spots::thing(scene, &format!("file-{}", row.id()), "fs", action, &file, &signs::sign("p-file"))) }
                    @else { span.fs title=(file) { (signs::sign("p-file")) } }
                }
            }
            (bonus_space(scene, bonus))
        }
    }
}

/// Where tokens of the plan lie, with their numbers.
fn lying<'a>(
    scene: &'a Scene<'_, InTooDeep>,
    spot: PlanSpot,
) -> impl Iterator<Item = (Place, &'a PlannedView)> {
    let plan = scene.sight.view.plan.iter().enumerate();
    let places = plan.map(|(index, one)| (Place::Plan(index as u8), one));
    places.filter(move |(_, one)| one.spot == spot)
}

fn bonus_space(scene: &Scene<'_, InTooDeep>, bonus: Bonus) -> Markup {
    let help = match bonus {
        Bonus::Support => "panel-bonus-support",
        Bonus::Tolerance => "panel-bonus-tolerance",
        Bonus::Grip => "panel-bonus-grip",
    };
    let icon = match bonus {
        Bonus::Support => "p-support",
        Bonus::Tolerance => "p-tol",
        Bonus::Grip => "s-grip",
    };
    let into = Into::Bonus(bonus);
    let taken = lying(scene, PlanSpot::Bonus(bonus)).next();
    html! {
        span.bo title=(scene.word(help)) {
            @match taken {
                Some((place, one)) => { (face_down(scene, "ev sm", place, &one.token)) (signs::sign(icon)) }
                None => {
                    span.slotx { (signs::sign(icon)) }
                    (kinds(scene, into))
                }
            }
        }
    }
}

/// The kinds of evidence that the viewer may put somewhere.
fn offered(scene: &Scene<'_, InTooDeep>, into: Into) -> impl Iterator<Item = Evidence> {
    let kinds = Evidence::ALL.into_iter();
    kinds.filter(move |kind| scene.is_legal(Action::Process(*kind, into)))
}

/// Every kind as a hotspot of its own.
fn kinds(scene: &Scene<'_, InTooDeep>, into: Into) -> Markup {
    let mut offered = offered(scene, into).peekable();
    html! {
        @if offered.peek().is_some() {
            span.kinds {
                @for kind in offered {
                    @let action = Action::Process(kind, into);
                    (spots::live(scene, &draw::slug(&format!("at {action}")), "kind", action, Press::Free, &signs::evidence(kind)))
                }
            }
        }
    }
}

fn plan(scene: &Scene<'_, InTooDeep>) -> Markup {
    let view = &scene.sight.view;
    let known = score::plan_known(view);
    let enough = content().values.foil_tokens_per_kind;
    let needed = view.open.options.size().kinds_to_foil;
    // More than enough is enough.
    let done = score::kinds_proven(&known).min(needed);
    let title = Phrase::new("panel-plan")
        .with("done", done as i64)
        .with("needed", needed as i64)
        .with("tokens", enough);
    let worth = score::values(&known);
    let help = Phrase::new("panel-plan-help")
        .with("needed", needed as i64)
        .with("tokens", enough);
    html! {
        div.plan {
            h4 { span data-why=(scene.say(&help)) data-rule="ID-23.7" title=(scene.say(&help)) { (scene.say(&title)) } }
            ul.foil {
                @for kind in Evidence::ALL {
                    @let count = known[kind.index()];
                    @let value = worth[kind.index()];
                    @let words = Phrase::new("panel-plan-kind").with("kind", words::evidence(kind)).with("count", count).with("worth", value);
                    li.ok[count >= enough] title=(scene.say(&words)) { (signs::evidence(kind)) b { (count) } small { "×" (value) } }
                }
            }
            ul.boxes {
                @for agent in view.open.agents() { (agent_box(scene, agent)) }
                (shared(scene))
            }
        }
    }
}

/// The box of an agent: alike tokens lie together unless one of them is to be chosen.
fn agent_box(scene: &Scene<'_, InTooDeep>, agent: Agent) -> Markup {
    let lying: Vec<(Place, &PlannedView)> = lying(scene, PlanSpot::Box(agent)).collect();
    let name = Phrase::new("panel-box")
        .with("name", words::agent(agent))
        .with("count", lying.len() as i64);
    let choosing = lying
        .iter()
        .any(|(place, _)| scene.is_legal(Action::Place(*place)));
    let own = agent.seat().is_some() && agent.seat() == scene.sight.own();
    let fills = own && offered(scene, Into::Box).next().is_some();
    html! {
        li.mine[own] title=(scene.say(&name)) {
            (signs::agent(scene, agent))
            @if choosing {
                @for (place, one) in &lying { (face_down(scene, "ev sm", *place, &one.token)) }
            } @else if !(fills && lying.is_empty()) { (piles(scene, &lying)) }
            @if own { (kinds(scene, Into::Box)) }
        }
    }
}

fn piles(scene: &Scene<'_, InTooDeep>, lying: &[(Place, &PlannedView)]) -> Markup {
    let of = |kind: Option<Evidence>| lying.iter().filter(move |(_, one)| one.token.kind == kind);
    let kinds = Evidence::ALL.into_iter().map(Some).chain([None]);
    html! {
        @if lying.is_empty() { span.none { "–" } }
        @for kind in kinds {
            @if let Some((place, one)) = of(kind).next() {
                @let count = of(kind).count();
                span.held { (face_down(scene, "ev sm", *place, &one.token)) @if count > 1 { b.times { "×" (count) } } }
            }
        }
    }
}

/// The shared box lies face up.
fn shared(scene: &Scene<'_, InTooDeep>) -> Markup {
    let shared = &scene.sight.view.open.boards.shared;
    html! {
        li.shared {
            small { (scene.word("panel-shared")) }
            @if shared.iter().all(|count| *count == 0) { span.none { "–" } }
            @for kind in Evidence::ALL {
                @let count = shared[kind.index()];
                @if count > 0 {
                    span.held title=(scene.say(&words::evidence(kind))) {
                        span.ev.sm { (signs::evidence(kind)) } @if count > 1 { b.times { "×" (count) } }
                    }
                }
            }
        }
    }
}
