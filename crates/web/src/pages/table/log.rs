//! The story, newest first.

use std::ops::Range;

use kernel::{Arg, Phrase, Seat};
use maud::{Markup, html};
use table::{Heard, Told};

use super::{suited, talk};
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
    let told = scene.sight.story.iter().filter(|told| told.fresh);
    let heard = scene.sight.talk.iter().filter(|heard| heard.fresh);
    told.count() + heard.count()
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
    let after = |at: usize| said_after(&scene.sight.talk, at);
    let divided = known.filter(|at| at + 1 < story.len() || after(*at).any(|heard| heard.fresh));
    let chapter = |chapter: &Chapter| {
        html! {
            li.turn { (scene.say(&chapter.heading)) }
            @for at in chapter.events.clone().rev() {
                @let divides = divided == Some(at);
                @for heard in after(at).filter(|heard| heard.fresh || !divides) { (talk::line(scene, heard)) }
                @if let Some(cut) = cut.filter(|_| divides) {
                    li.cut { (scene.word(cut)) }
                }
                @for heard in after(at).filter(|heard| !heard.fresh && divides) { (talk::line(scene, heard)) }
                // The line above it is newer: whoever is named there is known, unless something is between them.
                @let parted = divides || after(at).next().is_some();
                @let above = Some(at + 1).filter(|above| chapter.events.contains(above) && !parted);
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
        let spoken = chapter.events.clone().any(|at| after(at).next().is_some());
        divides || spoken || events.any(|told| G::line(&told.event).is_some())
    });
    chapters.extend(last);
    chapters.reverse();
    // What is new is in sight, and some of what was before.
    let new =
        chapters.partition_point(|chapter| known.is_none_or(|at| chapter.events.end > at + 1));
    let (shown, earlier) = chapters.split_at(new.max(SHOWN).min(chapters.len()));
    html! {
        ol.log {
            (last_line(scene))
            @for each in shown { (chapter(each)) }
        }
        @if !earlier.is_empty() {
            details #earlier {
                summary { (scene.word("table-earlier")) }
                ol.log { @for each in earlier { (chapter(each)) } }
            }
        }
    }
}

/// How it came out, when all is over: nothing has happened since, and nobody has acted.
fn last_line<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let standing = &scene.sight.standing;
    let Some(last) = catalog::last_line(standing) else {
        return html! {};
    };
    let winners = standing.end.iter().flat_map(|end| end.winners.iter());
    html! {
        li.turn { (scene.word("table-over")) }
        li data-fresh {
            @match winners.collect::<Vec<Seat>>()[..] {
                [seat] => { (draw::small_token(seat, &scene.initial(seat))) }
                _ => { (draw::icon("log")) }
            }
            span { (suited(&scene.say(&last))) }
        }
    }
}

/// What was said after an event of the story, the newest first; after the first also what was said before it.
fn said_after(talk: &[Heard], at: usize) -> impl Iterator<Item = &Heard> {
    talk.iter()
        .rev()
        .filter(move |heard| heard.after.max(1) == at + 1)
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

/// Those events of a story that are told in a line.
pub(super) fn lines<G: Board>(story: &[Told<G::Event>]) -> Vec<&Told<G::Event>> {
    let told = story.iter();
    told.filter(|told| G::line(&told.event).is_some()).collect()
}

/// Lines in the order in which it happened: whoever is named in one is known in the next.
pub(super) fn in_order<G: Board>(scene: &Scene<'_, G>, lines: &[&Told<G::Event>]) -> Markup {
    let above = |at: usize| G::line(&lines[at.checked_sub(1)?].event);
    html! {
        ol.log {
            @for (at, told) in lines.iter().enumerate() { (line(scene, told, above(at).as_ref())) }
        }
    }
}

/// One event; `above` is what the line above it says.
fn line<G: Board>(scene: &Scene<'_, G>, told: &Told<G::Event>, above: Option<&Phrase>) -> Markup {
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
