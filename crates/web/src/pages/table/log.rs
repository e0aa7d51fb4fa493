//! The story, newest first.

use std::ops::Range;

use kernel::{Arg, Phrase, Seat};
use maud::{Markup, html};
use table::Told;

use super::suited;
use crate::board::{Board, Moment, Scene};
use crate::draw;

/// Events under one heading: from one place in the story to another.
pub(super) struct Chapter {
    pub(super) heading: Phrase,
    pub(super) events: Range<usize>,
}

/// How many of the newest chapters are always in sight.
const SHOWN: usize = 3;

/// How much has happened since the viewer last acted.
pub(super) fn fresh<G: Board>(scene: &Scene<'_, G>) -> usize {
    scene.sight.story.iter().filter(|told| told.fresh).count()
}

/// The same in words.
pub(super) fn news(fresh: usize) -> Phrase {
    Phrase::new("table-news").with("count", fresh as i64)
}

pub(super) fn panel<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let fresh = fresh(scene);
    html! {
        section.panel.scroll #log {
            h2 {
                (scene.word("table-log")) " "
                @if fresh > 0 { small { (scene.say(&news(fresh))) } }
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
        html! {
            li.turn { (scene.say(&chapter.heading)) }
            @for at in chapter.events.clone().rev() {
                @if let Some(cut) = cut.filter(|_| divided == Some(at)) {
                    li.cut { (scene.word(cut)) }
                }
                // The line above it is newer: whoever is named there is known, unless the cut is between them.
                @let above = Some(at + 1).filter(|above| chapter.events.contains(above) && divided != Some(at));
                (line(scene, &story[at], above.and_then(|above| G::line(&story[above].event)).as_ref()))
            }
        }
    };
    let mut chapters = chapters::<G>(story);
    // Where nothing has happened there is nothing to head, unless it may happen yet.
    let last = chapters.pop();
    chapters.retain(|chapter| {
        let mut events = story[chapter.events.clone()].iter();
        let divides = divided.is_some_and(|at| chapter.events.contains(&at));
        divides || events.any(|told| G::line(&told.event).is_some())
    });
    chapters.extend(last);
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

pub(super) fn chapters<G: Board>(story: &[Told<G::Event>]) -> Vec<Chapter> {
    let mut moment = Moment::default();
    // What is laid out before anything begins has a heading too, or it would stand under the first one.
    let mut chapters = vec![Chapter {
        heading: Phrase::new("table-at-the-start"),
        events: 0..0,
    }];
    for (at, told) in story.iter().enumerate() {
        let begins = moment.follow::<G>(&told.event);
        if let Some(heading) = moment.words().filter(|_| begins) {
            chapters.push(Chapter {
                heading,
                events: at..at,
            });
        }
        if let Some(chapter) = chapters.last_mut() {
            chapter.events.end = at + 1;
        }
    }
    chapters.retain(|chapter| !chapter.events.is_empty());
    chapters
}

/// One event; `above` is what the line above it says.
pub(super) fn line<G: Board>(
    scene: &Scene<'_, G>,
    told: &Told<G::Event>,
    above: Option<&Phrase>,
) -> Markup {
    let Some(phrase) = G::line(&told.event) else {
        return html! {};
    };
    html! {
        li data-fresh[told.fresh] {
            @match (who(&phrase), G::automa(scene, &told.event)) {
                (_, Some(automa)) => { (automa) }
                (Some(seat), None) => { (draw::small_token(seat, &scene.initial(seat))) }
                (None, None) => { (draw::icon("log")) }
            }
            span { (suited(&scene.texts.say_after(above, &phrase))) }
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
