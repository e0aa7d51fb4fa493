//! The story, newest first.

use std::ops::Range;

use kernel::{Arg, Explain, Phrase, Seat};
use maud::{Markup, html};
use table::Told;

use super::suited;
use crate::board::{Board, Scene};
use crate::draw;

/// A part of the story: from one place in it to another.
struct Chapter {
    /// The event that began it. Its sentence is the heading, so that nothing is said twice.
    opening: Option<usize>,
    /// What happened then.
    events: Range<usize>,
}

impl Chapter {
    /// The place of the newest event.
    fn newest(&self) -> Option<usize> {
        self.events.clone().next_back().or(self.opening)
    }
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
    let cut = |at: usize| {
        let cut = cut.filter(|_| divided == Some(at));
        html! { @if let Some(cut) = cut { li.cut { (scene.word(cut)) } } }
    };
    let chapter = |chapter: &Chapter| {
        html! {
            @if let Some(at) = chapter.opening { (heading(scene, &story[at])) }
            @for at in chapter.events.clone().rev() {
                // The line above it, which is newer, unless the cut is between them.
                @let above = Some(at + 1).filter(|above| chapter.events.contains(above) && divided != Some(at));
                (cut(at))
                (line(scene, above.map(|above| &story[above]), &story[at]))
            }
            @if let Some(at) = chapter.opening { (cut(at)) }
        }
    };
    let mut chapters = chapters::<G>(story);
    chapters.reverse();
    // What is new is in sight, and some of what was before.
    let new =
        chapters.partition_point(|chapter| known.is_none_or(|at| chapter.newest() > Some(at)));
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
        opening: None,
        events: 0..0,
    }];
    for (at, told) in story.iter().enumerate() {
        if G::heading(&told.event).is_some() {
            chapters.push(Chapter {
                opening: Some(at),
                events: at + 1..at + 1,
            });
        } else if let Some(chapter) = chapters.last_mut() {
            chapter.events.end = at + 1;
        }
    }
    chapters
}

fn heading<G: Board>(scene: &Scene<'_, G>, told: &Told<G::Event>) -> Markup {
    html! {
        li.turn data-fresh[told.fresh] {
            span { (suited(&scene.say(&told.event.phrase()))) }
            (draw::rule_link(G::INFO.id, told.rule()))
        }
    }
}

/// A line below another: who was named there is not named anew.
fn line<G: Board>(
    scene: &Scene<'_, G>,
    above: Option<&Told<G::Event>>,
    told: &Told<G::Event>,
) -> Markup {
    let phrase = told.event.phrase();
    let above = above.map(|above| above.event.phrase());
    let said = scene.texts.say_after(above.as_ref(), &phrase);
    html! {
        li data-fresh[told.fresh] {
            @match who(&phrase) {
                Some(seat) => { (draw::small_token(seat, &scene.initial(seat))) }
                None => { (draw::icon("log")) }
            }
            span { (suited(&said)) }
            (draw::rule_link(G::INFO.id, told.rule()))
        }
    }
}

/// Who did it: the first seat that the sentence names.
fn who(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}
