//! The story, newest first.

use std::ops::Range;

use kernel::{Arg, Explain, Phrase, Seat};
use maud::{Markup, html};
use table::Told;

use super::suited;
use crate::board::{Board, Scene};
use crate::draw;

/// Events under one heading: from one place in the story to another.
struct Chapter {
    heading: Option<Phrase>,
    events: Range<usize>,
}

/// How many of the newest chapters are always in sight.
const SHOWN: usize = 3;

pub(super) fn panel<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let fresh = scene.sight.story.iter().filter(|told| told.fresh).count();
    let news = Phrase::new("table-news").with("count", fresh as i64);
    html! {
        section.panel.scroll #log {
            h2 {
                (scene.word("table-log")) " "
                @if fresh > 0 { small { (scene.say(&news)) } }
            }
            (log(scene, Some("table-cut")))
        }
    }
}

/// The story itself; `cut` is what the line says that divides what is new from what was known.
pub(crate) fn log<G: Board>(scene: &Scene<'_, G>, cut: Option<&'static str>) -> Markup {
    let story = &scene.sight.story;
    // The line stands before the newest event that is not new, unless nothing is new at all.
    let known = story.iter().rposition(|told| !told.fresh);
    let divided = known.filter(|at| at + 1 < story.len());
    let chapter = |chapter: &Chapter| {
        let heading = chapter.heading.as_ref().map(|words| scene.say(words));
        html! {
            @if let Some(heading) = &heading { li.turn { (heading) } }
            @for at in chapter.events.clone().rev() {
                @if let Some(cut) = cut.filter(|_| divided == Some(at)) {
                    li.cut { (scene.word(cut)) }
                }
                (line(scene, &story[at], heading.as_deref().filter(|_| at == chapter.events.start)))
            }
        }
    };
    let mut chapters = chapters::<G>(story);
    chapters.reverse();
    // What is new is in sight, and some of what was before.
    let new =
        chapters.partition_point(|chapter| known.is_none_or(|at| chapter.events.end > at + 1));
    let (shown, earlier) = chapters.split_at(new.max(SHOWN).min(chapters.len()));
    html! {
        ol.log { @for each in shown { (chapter(each)) } }
        @if !earlier.is_empty() {
            details #earlier {
                summary { (scene.word("table-earlier")) }
                ol.log { @for each in earlier { (chapter(each)) } }
            }
        }
    }
}

fn chapters<G: Board>(story: &[Told<G::Event>]) -> Vec<Chapter> {
    let mut chapters = vec![Chapter {
        heading: None,
        events: 0..0,
    }];
    for (at, told) in story.iter().enumerate() {
        if let Some(heading) = G::heading(&told.event) {
            chapters.push(Chapter {
                heading: Some(heading.words().clone()),
                events: at..at,
            });
        }
        if let Some(chapter) = chapters.last_mut() {
            chapter.events.end = at + 1;
        }
    }
    chapters
}

/// One event; `heading` is what stands above it, if it is the event that opens a chapter.
fn line<G: Board>(scene: &Scene<'_, G>, told: &Told<G::Event>, heading: Option<&str>) -> Markup {
    let phrase = told.event.phrase();
    let sentence = scene.say(&phrase);
    let said = heading.map_or(sentence.as_str(), |heading| beyond(&sentence, heading));
    if said.is_empty() {
        return html! {};
    }
    html! {
        li data-fresh[told.fresh] {
            @match who(&phrase) {
                Some(seat) => { (draw::small_token(seat, &scene.initial(seat))) }
                None => { (draw::icon("log")) }
            }
            span { (suited(said)) }
            (draw::rule_link(G::INFO.id, told.rule()))
        }
    }
}

/// What a sentence says beyond the heading that it stands under: nobody likes to read the same thing twice.
fn beyond<'a>(sentence: &'a str, heading: &str) -> &'a str {
    let rest = sentence.strip_prefix(heading);
    rest.and_then(|rest| rest.strip_prefix('.'))
        .map_or(sentence, str::trim_start)
}

/// Who did it: the first seat that the sentence names.
fn who(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}
