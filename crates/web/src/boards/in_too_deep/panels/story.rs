//! The story area: what has been committed along the storylines (ID-16.2, ID-16.7).

use in_too_deep::pieces::{Crime, Deck, Storyline};
use in_too_deep::{InTooDeep, words};
use kernel::{Phrase, Set};
use maud::{Markup, html};

use super::signs;
use crate::board::Scene;

pub(in super::super) fn story(scene: &Scene<'_, InTooDeep>) -> Markup {
    let open = &scene.sight.view.open;
    let out: Vec<String> = open
        .left_out
        .iter()
        .map(|line| line.id().to_uppercase())
        .collect();
    let told = Phrase::new("panel-left-out")
        .with("letters", out.join(", "))
        .with("count", out.len() as i64);
    let outs: Vec<Phrase> = open.left_out.iter().map(words::storyline).collect();
    html! {
        section.panel.story #story {
            h2 {
                (scene.word("panel-story")) " "
                @if !outs.is_empty() {
                    small title=(scene.say(&Phrase::new("panel-left-out-names").with("storylines", outs))) { (scene.say(&told)) }
                }
            }
            ol.cols {
                @for line in Storyline::ALL {
                    @if !open.left_out.contains(line) { (column(scene, line)) }
                }
            }
        }
    }
}

fn column(scene: &Scene<'_, InTooDeep>, line: Storyline) -> Markup {
    html! {
        li.col title=(scene.say(&words::storyline_story(line))) {
            h4 { b { (line.id().to_uppercase()) } span { (scene.say(&words::storyline(line))) } }
            ol { @for deck in Deck::LEVELS { (level(scene, line, deck)) } }
        }
    }
}

fn level(scene: &Scene<'_, InTooDeep>, line: Storyline, deck: Deck) -> Markup {
    let story = scene.sight.view.open.story;
    let cards = Crime::along(line).intersection(Crime::of(deck));
    let told = cards.intersection(story);
    let open = cards.iter().any(|crime| crime.is_open(story));
    let before = scene.sight.before.as_ref().map(|view| view.open.story);
    let new = before.is_some_and(|before| !told.without(before).is_empty());
    html! {
        li.told[!told.is_empty()].new[new].locked[!open] title=(title(scene, line, deck, told, open)) {
            b { (deck.level().unwrap_or(0)) }
            @if !told.is_empty() { span.bars { @for _ in told.iter() { i {} } } }
            @else if open { span { "–" } }
            @else { (signs::sign("s-lock")) }
        }
    }
}

/// What has been committed there, or what it needs.
fn title(
    scene: &Scene<'_, InTooDeep>,
    line: Storyline,
    deck: Deck,
    told: Set<Crime>,
    open: bool,
) -> String {
    let level = words::deck(deck);
    let words = if !told.is_empty() {
        let crimes: Vec<Phrase> = told.iter().map(words::crime).collect();
        Phrase::new("panel-level-told").with("crimes", crimes)
    } else if open {
        Phrase::new("panel-level-open")
    } else {
        let below = deck.level().map_or(0, |level| level - 1);
        Phrase::new("panel-level-locked")
            .with("below", below)
            .with("storyline", line.id().to_uppercase())
    };
    scene.say(&words.with("level", level))
}
