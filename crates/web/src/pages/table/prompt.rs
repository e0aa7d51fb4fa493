//! The one question, what it is about, and what else can be done about it.

use catalog::words;
use kernel::{Explain, Phrase, RuleId, SeatSet};
use maud::{Markup, html};
use table::Sight;

use super::acts::Acts;
use super::{Extras, Next, asked, bell, score, suited};
use crate::board::{Board, Scene};
use crate::draw::{self, deed_path, table_path};

/// Why the viewer is, or is not, asked anything.
enum State<'a, G: Board> {
    Asked(&'a G::Prompt),
    /// The house plays for the viewer.
    Absent,
    /// The viewer has given up.
    Conceded,
    Finished,
    Waiting(SeatSet),
}

fn state<G: Board>(sight: &Sight<G>) -> State<'_, G> {
    let place = sight.own().and_then(|seat| sight.places.get(seat.index()));
    if sight.finished {
        State::Finished
    } else if place.is_some_and(|place| place.conceded) {
        State::Conceded
    } else if place.is_some_and(|place| place.absent) {
        State::Absent
    } else if let Some(prompt) = &sight.prompt {
        State::Asked(prompt)
    } else {
        let owing = sight.seats().filter(|(_, place)| place.owes);
        State::Waiting(owing.map(|(seat, _)| seat).collect())
    }
}

pub(super) fn prompt<G: Board>(scene: &Scene<'_, G>, acts: &Acts, extras: &Extras) -> Markup {
    let state = state(scene.sight);
    let wait = !matches!(state, State::Asked(_));
    let answers = G::answers(scene);
    let more = answers.len() < scene.sight.legal.len();
    html! {
        section.prompt #prompt aria-live="polite" data-wait[wait] {
            div.ask {
                (ask(scene, &state, more.then_some(acts), extras))
                (asked::strip(scene, extras))
            }
            @match state {
                State::Finished => { (score::ranking(scene)) }
                _ => {
                    (G::lineup(scene))
                    (beside(scene, &answers))
                }
            }
        }
    }
}

/// Answers of a word or two stand with the question: nobody looks for them on the other side of the window.
fn beside<G: Board>(scene: &Scene<'_, G>, answers: &[(G::Action, Markup)]) -> Markup {
    // Where something else can be done, nobody is urged to take the way out.
    let only = scene.sight.legal.len() == 1;
    html! {
        @if !answers.is_empty() {
            div.answers {
                @for (action, words) in answers {
                    button.btn.go[only] form="acts" name="action" value=(action.to_string())
                        title=(scene.say(&scene.describe(*action).phrase)) { (words) }
                }
            }
        }
    }
}

/// What is asked, and the way to the list where that has more to offer.
fn ask<G: Board>(
    scene: &Scene<'_, G>,
    state: &State<'_, G>,
    list: Option<&Acts>,
    extras: &Extras,
) -> Markup {
    let sight = scene.sight;
    match state {
        State::Asked(prompt) => question(scene, *prompt, list),
        State::Absent => html! {
            (heading(&scene.word("table-you-are-away")))
            p { (scene.word("table-you-are-away-help")) }
            div.do {
                form method="post" action=(deed_path(&sight.id, "return")) {
                    button.btn.go #return { (scene.word("table-return")) }
                }
            }
        },
        State::Conceded => html! {
            (heading(&scene.word("table-you-conceded")))
            p { (scene.word("table-you-conceded-help")) }
        },
        State::Finished => finished(scene, extras),
        State::Waiting(seats) => html! {
            (heading(&scene.say(&asked::waiting_for(scene, *seats))))
            p {
                @if extras.still { (scene.word("table-still-help")) }
                @else if sight.own().is_some() { (scene.word("table-waiting-help")) }
                @else { (scene.word("table-watching-help")) }
            }
            div.do { (asked::stand_in(scene)) (bell::hold(scene, extras)) }
        },
    }
}

fn heading(words: &str) -> Markup {
    heading_with(words, &Markup::default())
}

fn heading_with(words: &str, more: &Markup) -> Markup {
    html! { h1 #question tabindex="-1" { (suited(words)) (more) } }
}

/// The way to the help of a question where there is no room for it: on a phone.
fn about<G: Board>(scene: &Scene<'_, G>, rule: RuleId, help: &str) -> Markup {
    html! {
        " " a.about-it href=(draw::rule_path(G::INFO.id, rule)) data-why=(help) data-rule=(rule) aria-label=(scene.word("table-about-it")) {}
    }
}

fn question<G: Board>(scene: &Scene<'_, G>, prompt: &G::Prompt, list: Option<&Acts>) -> Markup {
    let phrase = prompt.phrase();
    let help = scene.texts.help(&phrase);
    let moves = |acts: &Acts| Phrase::new("table-all-moves").with("count", acts.count() as i64);
    html! {
        @match &help {
            Some(help) => { (heading_with(&scene.say(&phrase), &about(scene, prompt.rule(), help))) }
            None => { (heading(&scene.say(&phrase))) }
        }
        p title=[help.as_ref()] {
            (draw::rule_link(G::INFO.id, prompt.rule())) " "
            @if let Some(help) = &help { (suited(help)) }
        }
        @if let Some(acts) = list {
            div.do { a.btn.all href="#moves" { (scene.say(&moves(acts))) } }
        }
    }
}

fn finished<G: Board>(scene: &Scene<'_, G>, extras: &Extras) -> Markup {
    let sight = scene.sight;
    let id = &sight.id;
    let (who, how) = match &sight.standing.end {
        Some(end) => (winners(scene), scene.say(&words::end_reason(end.reason))),
        None => (
            scene.word("table-given-up"),
            scene.word("table-given-up-help"),
        ),
    };
    html! {
        (heading(&who))
        p { (how) }
        @if let Some(Next::Kept { by }) = extras.next {
            p.kept { (scene.say(&Phrase::new("table-kept").with("name", by))) }
        }
        div.do {
            (next(scene, extras))
            a.btn.go[extras.next.is_none()] href=(deed_path(id, "replay")) {
                (draw::icon("play")) (scene.word("table-to-replay"))
            }
            @if let (None, Some(again)) = (&extras.next, &extras.again) {
                a.btn href=(again) { (scene.word("table-again")) }
            }
        }
    }
}

/// The way to the table where the company goes on. No page holds a key to it: the house knows who may sit where.
fn next<G: Board>(scene: &Scene<'_, G>, extras: &Extras) -> Markup {
    html! {
        @match &extras.next {
            None => {}
            Some(Next::Kept { .. }) => {
                form method="post" action=(deed_path(&scene.sight.id, "follow")) data-whole {
                    button.btn.go #follow { (scene.word("table-follow")) }
                }
            }
            Some(Next::Taken(table)) => { a.btn.go href=(table_path(table)) { (scene.word("table-to-next")) } }
        }
    }
}

fn winners<G: Board>(scene: &Scene<'_, G>) -> String {
    let names = catalog::winners(&scene.sight.standing);
    if names.is_empty() {
        return scene.word("table-over");
    }
    let phrase = Phrase::new("table-winners").with("count", names.len() as i64);
    scene.say(&phrase.with("names", names))
}
