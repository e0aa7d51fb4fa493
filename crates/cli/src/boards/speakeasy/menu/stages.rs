//! What a turn still consists of: what the person offers from top to bottom, then the card.

use std::cmp::Ordering;

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
    let mut parts: Vec<(String, State)> = rows(scene, person)
        .into_iter()
        .map(|(row, text)| {
            let state = match row.cmp(&turn.row) {
                _ if !talking => State::Done,
                Ordering::Less => State::Done,
                Ordering::Equal => State::Now,
                Ordering::Greater => State::Next,
            };
            (text, state)
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
    let title = scene.say(&words::location(person.location()));
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

/// What a person offers, row by row.
fn rows(scene: &Scene, person: Person) -> Vec<(u8, String)> {
    let mut offers = scene.names(words::person_effects(person), |offer| offer);
    let rows = person.rows().chunk_by(|one, next| one.row == next.row);
    let row = |entries: &[Row]| {
        let here: Vec<String> = offers.drain(..entries.len()).collect();
        (entries[0].row, here.join(" + "))
    };
    rows.map(row).collect()
}
