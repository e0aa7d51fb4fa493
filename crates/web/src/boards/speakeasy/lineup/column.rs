//! The column of the person that a capo talks to: what is done, what is done now, what comes next.

mod back;

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::content::{Effect, Row};
use speakeasy::pieces::{Deed, Person};
use speakeasy::step::{Chore, Stage, Step, Task, Turn};
use speakeasy::words;
use speakeasy::{Speakeasy, View};

use super::super::signs::{self, Sign};
use crate::board::Scene;
use crate::draw;

/// The most symbols that a part has room for; its words say everything.
const SIGNS: usize = 3;

/// How far a part of the turn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Done,
    Now,
    Next,
}

impl State {
    fn id(self) -> &'static str {
        match self {
            State::Done => "done",
            State::Now => "now",
            State::Next => "next",
        }
    }
}

/// One part of a turn.
struct Part {
    signs: Vec<Sign>,
    words: Phrase,
    note: Option<Phrase>,
    state: State,
}

impl Part {
    fn new(icon: &'static str, words: &'static str, state: State) -> Part {
        Part {
            signs: vec![Sign::Icon(icon)],
            words: Phrase::new(words),
            note: None,
            state,
        }
    }
}

pub(super) fn column(scene: &Scene<'_, Speakeasy>) -> Markup {
    let view = &scene.sight.view;
    let parts = parts(view);
    if parts.is_empty() {
        return html! {};
    }
    let person = view.turn.and_then(|turn| turn.person);
    let over = person.map(|person| scene.say(&words::location(person.location())));
    html! {
        div.turn-of {
            @if let Some(over) = &over { small.over { (over) } }
            ol.column aria-label=(over.unwrap_or_else(|| scene.word("board-your-turn"))) {
                @for (part, back) in parts.iter().zip(back::steps(scene)) { (stage(scene, part, back)) }
            }
        }
    }
}

/// A part, and over how many decisions one can step back to it.
fn stage(scene: &Scene<'_, Speakeasy>, part: &Part, back: Option<usize>) -> Markup {
    html! {
        li.stage data-s=(part.state.id()) aria-current=[(part.state == State::Now).then_some("step")] {
            span.ic { (signs::inline(&part.signs)) }
            span.st {
                @match part.state {
                    State::Done => {
                        (draw::icon("check")) span.vh { (scene.word("board-done")) }
                        @if let Some(steps) = back { (back::form(scene, part, steps)) }
                    }
                    State::Now => { b { (scene.word("board-now")) } }
                    State::Next => { b { (scene.word("board-next")) } }
                }
            }
            h3 { (scene.say(&part.words)) }
            @if let Some(note) = &part.note { p { (scene.say(note)) } }
        }
    }
}

fn parts(view: &View) -> Vec<Part> {
    match (view.stage, view.turn) {
        (Stage::Preparation { .. }, _) => preparation(view),
        // Who is asked something in the turn of another has no part in its column.
        (Stage::Turns { .. }, Some(turn)) if asks_another(view, turn) => Vec::new(),
        (Stage::Turns { .. }, Some(turn)) => match turn.person {
            Some(person) => talk(view, turn, person),
            None => opening(view),
        },
        _ => Vec::new(),
    }
}

fn asks_another(view: &View, turn: Turn) -> bool {
    view.asked().is_some_and(|(seat, _)| seat != turn.seat)
}

/// What waits on the agenda.
fn steps(view: &View) -> impl Iterator<Item = Step> + '_ {
    view.agenda.iter().filter_map(|task| match task {
        Task::Ask(_, step) => Some(*step),
        Task::Do(..) => None,
    })
}

fn waits(view: &View, is: impl Fn(Step) -> bool) -> bool {
    steps(view).any(is)
}

/// The first building, then the first card (SP-4.1).
fn preparation(view: &View) -> Vec<Part> {
    // What the building brings, and how it is paid, is asked before the card.
    let asked = view.asked();
    let plays = asked.is_none_or(|(seat, step)| {
        let lies = view.player(seat).board.iter().any(Option::is_some);
        lies || step == Step::FirstPlay
    });
    let [building, card] = if plays {
        [State::Done, State::Now]
    } else {
        [State::Now, State::Next]
    };
    vec![
        Part::new("bar", "board-first-building", building),
        Part::new("playcard", "board-first-card", card),
    ]
}

/// Before a capo is sent: helpers, the capo, the card of the end.
fn opening(view: &View) -> Vec<Part> {
    // What is asked before the capo is sent belongs to the helper.
    let sends = view.asked().is_some_and(|(_, step)| step == Step::Send);
    let helps = waits(view, |step| matches!(step, Step::UseHelper | Step::Send)) && !sends;
    let capo = if helps { State::Next } else { State::Now };
    let mut parts = Vec::new();
    if helps {
        parts.push(Part::new("helper", "board-use-helper", State::Now));
    }
    parts.push(Part::new("capo", "board-send-capo", capo));
    parts.push(draw_part(State::Next));
    parts
}

fn draw_part(state: State) -> Part {
    Part {
        note: Some(Phrase::new("board-ends-turn")),
        ..Part::new("draw", "board-draw-card", state)
    }
}

/// The rows of a person from top to bottom, then the card that ends the turn.
fn talk(view: &View, turn: Turn, person: Person) -> Vec<Part> {
    let draws = view
        .agenda
        .iter()
        .any(|task| matches!(task, Task::Do(_, Chore::DrawCard)));
    let state = |row: u8| {
        if !draws || row < turn.row {
            State::Done
        } else if row == turn.row {
            State::Now
        } else {
            State::Next
        }
    };
    let rows = person.rows().chunk_by(|one, next| one.row == next.row);
    let mut parts: Vec<Part> = rows
        .flat_map(|entries| row_parts(view, entries, state(entries[0].row)))
        .collect();
    let drawing = waits(view, |step| step == Step::Draw);
    parts.push(draw_part(match (draws, drawing) {
        (true, _) => State::Next,
        (false, true) => State::Now,
        (false, false) => State::Done,
    }));
    parts
}

/// One row: one part, or two if it may be done twice.
fn row_parts(view: &View, entries: &[Row], state: State) -> Vec<Part> {
    let effects = || entries.iter().map(|entry| &entry.effect);
    let part = |state: State, note: Option<Phrase>| Part {
        signs: few_signs(effects()),
        words: name(effects()),
        note,
        state,
    };
    let twice = entries.iter().any(is_twice);
    if !twice {
        return vec![part(state, None)];
    }
    let at_restaurant = entries.iter().any(is_two_of_three);
    let second = state == State::Now && second_has_begun(view, at_restaurant);
    let states = match state {
        State::Now if second => [State::Done, State::Now],
        State::Now => [State::Now, State::Next],
        other => [other, other],
    };
    let notes = ["board-first-of-two", "board-second-of-two"];
    states
        .into_iter()
        .zip(notes)
        .map(|(state, note)| part(state, Some(Phrase::new(note))))
        .collect()
}

fn is_twice(row: &Row) -> bool {
    row.times > 1 || is_two_of_three(row)
}

fn is_two_of_three(row: &Row) -> bool {
    row.effect.action == Some(Deed::TwoOfThree)
}

/// Whether of two times the second is being done: it is asked for, or nothing waits that would be the second.
/// At the Restaurant a building is part of something else: of a city token that is played.
fn second_has_begun(view: &View, at_restaurant: bool) -> bool {
    // Whether a step begins it, and is the second to do so.
    let is_second = |step: Step| match step {
        Step::Business { done } if at_restaurant => Some(!done.is_empty()),
        Step::Build { times, .. } if !at_restaurant => Some(times == 1),
        _ => None,
    };
    let asked = view.asked().and_then(|(_, step)| is_second(step));
    asked.unwrap_or_else(|| !waits(view, |step| is_second(step).is_some()))
}

/// What a row brings, as far as there is room: nothing twice in a row.
fn few_signs<'a>(effects: impl Iterator<Item = &'a Effect>) -> Vec<Sign> {
    let mut signs: Vec<Sign> = effects.flat_map(signs::effect).collect();
    signs.dedup();
    signs.truncate(SIGNS);
    signs
}

/// What a row does, in a few words.
fn name<'a>(effects: impl Iterator<Item = &'a Effect>) -> Phrase {
    let mut all: Vec<Phrase> = effects.flat_map(few_words).collect();
    if all.len() == 1 {
        return all.remove(0);
    }
    Phrase::new("board-list").with("things", all)
}

/// What an effect does; the longest deeds have a short name.
pub(in crate::boards::speakeasy) fn few_words(effect: &Effect) -> Vec<Phrase> {
    match effect.action {
        Some(
            deed @ (Deed::Ally
            | Deed::BuildBarOrStill
            | Deed::BuildNightclubOrCasino
            | Deed::ChangeTurnOrder
            | Deed::TwoOfThree),
        ) => vec![Phrase::name("board-deed", deed.id())],
        _ => words::effects(effect),
    }
}
