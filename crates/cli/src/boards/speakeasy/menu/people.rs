//! Whom a capo is sent to.

use kernel::Phrase;
use speakeasy::pieces::Person;
use speakeasy::{Action, words};

use super::{List, THEN, aligned, group};
use crate::boards::menu::Group;

/// Every free person, known by what is offered there, from top to bottom.
pub(super) fn groups(list: &List) -> Vec<Group<Action>> {
    let persons = list.kind(|action| match action {
        Action::Person(person) => Some(person),
        _ => None,
    });
    let rows = persons.into_iter().map(|(action, person)| {
        let offered = list.scene.names(words::person_effects(person), |part| part);
        let columns = [name(list, person), offered.join(THEN)];
        (columns, list.entry(action))
    });
    vec![group(aligned(rows.collect()))]
}

fn name(list: &List, person: Person) -> String {
    let location = Phrase::name("board-location", person.location().id());
    format!("{}:", list.scene.say(&location))
}
