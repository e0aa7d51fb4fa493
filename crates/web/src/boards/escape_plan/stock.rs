//! What lies ready for everybody: what safe houses and stores sell, and the piles of hidden money.

use escape_plan::EscapePlan;
use escape_plan::action::Tool;
use escape_plan::pieces::{Colour, Equipment, Exit, Fixer, Pile};
use escape_plan::words;
use kernel::Phrase;
use maud::{Markup, html};

use super::signs;
use crate::board::Scene;
use crate::draw;

/// A panel that opens for whoever plans ahead.
pub(super) fn panel(scene: &Scene<'_, EscapePlan>) -> Markup {
    let supply = &scene.sight.view.supply;
    let equipment = Equipment::ALL
        .into_iter()
        .zip(supply.equipment)
        .filter(|(_, count)| *count > 0);
    html! {
        section.panel.stock {
            details #stock {
                summary { h2 { (scene.word("ep-stock")) " " small { (scene.word("ep-stock-help")) } } }
                (part(scene, "ep-stock-fixers", supply.fixers.iter().map(|kind| fixer(scene, kind))))
                (part(scene, "ep-stock-equipment", equipment.map(|(kind, count)| worn(scene, kind, count))))
                (part(scene, "ep-stock-lockers", Colour::ALL.into_iter().map(|colour| locker(scene, colour))))
                (part(scene, "ep-stock-exits", Exit::ALL.into_iter().filter_map(|exit| shut(scene, exit))))
                ul.left {
                    (left(scene, "gas", "ep-gas", supply.gas))
                    (left(scene, "disc", "ep-discs", supply.discs))
                    (left(scene, "cuffs", "ep-handcuffs", supply.handcuffs))
                }
            }
        }
    }
}

/// Lines under a heading, if there are any.
fn part(
    scene: &Scene<'_, EscapePlan>,
    heading: &'static str,
    lines: impl Iterator<Item = Markup>,
) -> Markup {
    let lines: Vec<Markup> = lines.collect();
    html! {
        @if !lines.is_empty() {
            h3 { (scene.word(heading)) }
            ul { @for line in lines { li { (line) } } }
        }
    }
}

fn fixer(scene: &Scene<'_, EscapePlan>, kind: Fixer) -> Markup {
    let effect = words::effect(Tool::Fixer(kind), None);
    let name = words::fixer(kind);
    ware(scene, signs::fixer(kind), &name, &effect, kind.data().cost)
}

fn worn(scene: &Scene<'_, EscapePlan>, kind: Equipment, count: u8) -> Markup {
    let effect = words::effect(Tool::Equipment(kind), None);
    let name = Phrase::new("ep-stock-of")
        .with("thing", words::equipment(kind))
        .with("count", count);
    ware(
        scene,
        signs::equipment(kind),
        &name,
        &effect,
        kind.data().cost,
    )
}

/// Something that is for sale: what it is, what it does, what it costs.
fn ware(
    scene: &Scene<'_, EscapePlan>,
    icon: &str,
    name: &Phrase,
    effect: &Phrase,
    cost: u16,
) -> Markup {
    html! {
        (draw::icon(icon))
        span { b { (scene.say(name)) } " " small { (scene.say(effect)) } }
        span.toll { (signs::money(cost)) }
    }
}

/// The lockers of a colour, what opens them and how many tiles one looks at (EP-12.18, EP-12.19).
fn locker(scene: &Scene<'_, EscapePlan>, colour: Colour) -> Markup {
    let locker = colour.locker();
    let opens = Phrase::new("ep-stock-locker")
        .with("needed", locker.requirement)
        .with("more", i64::from(locker.draw_contacts_plus));
    html! { (signs::key(colour)) (pile(scene, Pile::of(colour), &opens)) }
}

fn shut(scene: &Scene<'_, EscapePlan>, exit: Exit) -> Option<Markup> {
    let exits = &scene.sight.view.piles.exits;
    let number = exits.iter().position(|closed| *closed == exit)?;
    let at = *Pile::ALL.get(Pile::Exit1 as usize + number)?;
    Some(html! { (draw::icon("shut")) (pile(scene, at, &words::exit(exit))) })
}

/// What a pile held at first, and how many of its tiles are left.
fn pile(scene: &Scene<'_, EscapePlan>, pile: Pile, words: &Phrase) -> Markup {
    let values: Vec<String> = pile.values().iter().map(u16::to_string).collect();
    let left = Phrase::new("ep-stock-left").with("count", scene.sight.view.piles.left(pile));
    html! {
        span { b { (values.join(" · ")) } " " small { (scene.say(words)) } }
        small { (scene.say(&left)) }
    }
}

fn left(scene: &Scene<'_, EscapePlan>, icon: &str, word: &'static str, count: u8) -> Markup {
    html! { li title=(scene.word(word)) { (draw::icon(icon)) b.n { (count) } span.vh { (scene.word(word)) } } }
}
