//! What a turn still consists of: what the person offers from top to bottom, then the card.

use kernel::Phrase;
use speakeasy::content::Row;
use speakeasy::pieces::Person;
use speakeasy::step::{Chore, Step, Task};
use speakeasy::words;

use super::super::scene::Scene;
use super::super::signs;
use super::THEN;
use crate::layout::wrap;
use crate::style::Ink;

/// Whether a part of the turn is over, is being done, or comes later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Done,
    Now,
    Next,
}

/// The parts of the viewer's turn in order; nothing before a capo talks to somebody.
pub(super) fn lines(scene: &Scene, width: usize) -> Vec<String> {
    let view = scene.view;
    let turn = view.turn.filter(|turn| scene.is_own(turn.seat));
    let Some((turn, person)) = turn.and_then(|turn| Some((turn, turn.person?))) else {
        return Vec::new();
    };
    // The card of the end waits until every row has been carried out.
    let talking = view
        .agenda
        .iter()
        .any(|task| matches!(task, Task::Do(_, Chore::DrawCard)));
    let drawing = scene.step() == Some(Step::Draw);
    let mut parts: Vec<(String, State)> = rows(person)
        .into_iter()
        .map(|(row, phrase)| {
            let state = match row.cmp(&turn.row) {
                _ if !talking => State::Done,
                std::cmp::Ordering::Less => State::Done,
                std::cmp::Ordering::Equal => State::Now,
                std::cmp::Ordering::Greater => State::Next,
            };
            (scene.say(&phrase), state)
        })
        .collect();
    let draw = match (talking, drawing) {
        (true, _) => State::Next,
        (_, true) => State::Now,
        _ => State::Done,
    };
    parts.push((scene.word("board-menu-draw"), draw));
    let parts = parts.iter().map(|(text, state)| part(scene, text, *state));
    let mut told: Vec<String> = parts.collect();
    let title = scene.say(&words::person(person));
    if let Some(first) = told.first_mut() {
        *first = format!("{title}: {first}");
    }
    wrap(&told.join(THEN), width, 2)
}

fn part(scene: &Scene, text: &str, state: State) -> String {
    match state {
        State::Done => scene.paint(Ink::Dim, format!("{} {text}", signs::DONE)),
        State::Now => scene.paint(Ink::Bold, format!("»{text}«")),
        State::Next => text.to_owned(),
    }
}

/// What a person offers, with the rows where it stands.
fn rows(person: Person) -> Vec<(u8, Phrase)> {
    let data = person.location().data();
    let own = data.person_rows.iter();
    let own = own.filter(|row| row.person == person.number());
    let mut rows: Vec<&Row> = own.chain(&data.framed_rows).collect();
    rows.sort_by_key(|row| row.row);
    let numbers = rows.iter().map(|row| row.row);
    numbers.zip(words::person_effects(person)).collect()
}
