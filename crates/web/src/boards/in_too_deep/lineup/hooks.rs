//! The viewer's hooked criminals: where they are, what they hold, what grip over them allows.

use in_too_deep::content::content;
use in_too_deep::pieces::Criminal;
use in_too_deep::step::Step;
use in_too_deep::words;
use in_too_deep::{Action, InTooDeep};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use crate::board::{Scene, button_id};
use crate::boards::in_too_deep::{panels, signs, sites};
use crate::draw;

/// The criminals of whoever's board it is.
pub(super) fn hooks(scene: &Scene<'_, InTooDeep>) -> Markup {
    let seat = scene.hero;
    let open = &scene.sight.view.open;
    let ports = open.console(seat).ports;
    html! {
        ol.hooks aria-label=(scene.word("dawn-hooks")) {
            @for criminal in ports { (hooked(scene, seat, criminal)) }
            // While somebody else's steps stand above, or a chapter is being closed, an empty console is no news.
            @if ports.is_empty() && scene.sight.prompt.is_some() && super::current(scene).is_some() { li.none { (scene.word("dawn-no-hooks")) } }
        }
    }
}

/// The support tokens that can be used now.
pub(super) fn tools(scene: &Scene<'_, InTooDeep>) -> Markup {
    let usable = scene.sight.legal.iter().filter_map(|action| match action {
        Action::Support(support) => Some(*support),
        _ => None,
    });
    html! {
        @if usable.clone().next().is_some() {
            div.tools {
                @for support in usable {
                    a.chip.spot #{ "use-" (support.id()) } data-s="free" href={ "#" (button_id(Action::Support(support))) } title=(scene.say(&words::support_help(support))) {
                        (panels::signs::support(support)) span { (scene.say(&words::support(support))) }
                    }
                }
            }
        }
    }
}

fn hooked(scene: &Scene<'_, InTooDeep>, seat: Seat, criminal: Criminal) -> Markup {
    let open = &scene.sight.view.open;
    let console = open.console(seat);
    let track = &content().grip_track;
    let grip = console.grip_over(criminal);
    html! {
        li.hooked {
            span.em.big { (signs::criminal(criminal)) }
            h3 { (scene.say(&words::criminal(criminal))) }
            p {
                @if let Some(zone) = open.city.find(criminal) { (scene.say(&words::zone(zone))) }
                @if let Some(item) = open.city.held_by(criminal) { " · " (scene.say(&words::item(item))) }
            }
            div.alt {
                (grip_chip(scene, criminal, grip))
                @if console.has_ability(criminal) {
                    span.chip title=(scene.say(&words::ability(criminal))) { (draw::icon("check")) (scene.word("dawn-ability")) }
                } @else {
                    (later(scene, "dawn-ability-from", track.ability_from, "ID-6.3"))
                }
                @if scene.is_legal(Action::Endure(criminal)) {
                    @let why = scene.say(&scene.describe(Action::Endure(criminal)).phrase);
                    a.chip.cost.spot #{ "endure-" (criminal.id()) } data-s="paid" href={ "#" (button_id(Action::Endure(criminal))) } title=(why) {
                        "−1 " (grip_word(scene)) ": +1" (draw::icon("bolt"))
                    }
                } @else if console.has_endurance(criminal) {
                    span.chip { (draw::icon("check")) (scene.word("dawn-endurance")) }
                } @else {
                    (later(scene, "dawn-endurance-from", track.endurance_from, "ID-6.4"))
                }
            }
        }
    }
}

/// The grip, as a link to more of it, or less, where that is asked for; what Echo gains is hers, not this one.
fn grip_chip(scene: &Scene<'_, InTooDeep>, criminal: Criminal, grip: u8) -> Markup {
    let words = html! { (grip_word(scene)) " " (grip) };
    let step = match sites::asked(scene) {
        Some(Step::EchoGrip { .. }) => None,
        Some(Step::LoseGrip { .. }) => Some("−1"),
        _ => Some("+1"),
    };
    html! {
        @if let Some(step) = step.filter(|_| scene.is_legal(Action::Grip(criminal))) {
            @let why = scene.say(&scene.describe(Action::Grip(criminal)).phrase);
            a.chip.spot.more #{ "more-" (criminal.id()) } data-s="free" href={ "#" (button_id(Action::Grip(criminal))) } title=(why) aria-label=(why) { (words) " " (step) }
        } @else {
            span.chip { (words) }
        }
    }
}

/// Grip in a word; where several have no room for it, the sign stands for it.
fn grip_word(scene: &Scene<'_, InTooDeep>) -> Markup {
    html! { span.gripped { (signs::symbol("s-grip")) span { (scene.word("dawn-grip")) } } }
}

fn later(scene: &Scene<'_, InTooDeep>, id: &'static str, from: u8, rule: &str) -> Markup {
    let words = scene.say(&Phrase::new(id).with("grip", from));
    html! { span.chip.off data-why=(words) data-rule=(rule) { (words) } }
}
