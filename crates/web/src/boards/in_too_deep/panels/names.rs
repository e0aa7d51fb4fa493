//! Names of things, until the game says them itself.

use in_too_deep::console::Agent;
use in_too_deep::pieces::{
    Bonus, Crime, Criminal, Deck, Dilemma, Evidence, Item, Letter, Outcome, Row, Storyline,
    Support, Warrant, Zone,
};
use kernel::{Arg, Phrase};

pub(super) fn zone(zone: Zone) -> Phrase {
    Phrase::name("zone", zone.id())
}
pub(super) fn item(item: Item) -> Phrase {
    Phrase::name("item", item.id())
}
pub(super) fn criminal(criminal: Criminal) -> Phrase {
    Phrase::name("criminal", criminal.id())
}
pub(super) fn ability(criminal: Criminal) -> Phrase {
    Phrase::name("ability", criminal.id())
}
pub(super) fn evidence(kind: Evidence) -> Phrase {
    Phrase::name("evidence", kind.id())
}
pub(super) fn support(support: Support) -> Phrase {
    Phrase::name("support", support.id())
}
pub(super) fn support_help(support: Support) -> Phrase {
    Phrase::name("support-help", support.id())
}
pub(super) fn deck(deck: Deck) -> Phrase {
    Phrase::name("deck", deck.id())
}
pub(super) fn crime(crime: Crime) -> Phrase {
    Phrase::name("crime", crime.id())
}
pub(super) fn crime_story(crime: Crime) -> Phrase {
    Phrase::name("crime-story", crime.id())
}
pub(super) fn outcome(outcome: Outcome) -> Phrase {
    Phrase::name("outcome", outcome.id())
}
pub(super) fn outcome_title(crime: Crime, outcome: Outcome) -> Phrase {
    Phrase::name(outcome.id(), crime.id())
}
pub(super) fn storyline(storyline: Storyline) -> Phrase {
    Phrase::name("storyline", storyline.id())
}
pub(super) fn storyline_story(storyline: Storyline) -> Phrase {
    Phrase::name("storyline-story", storyline.id())
}
pub(super) fn dilemma(dilemma: Dilemma) -> Phrase {
    Phrase::name("dilemma", dilemma.id())
}
pub(super) fn warrant(warrant: Warrant) -> Phrase {
    Phrase::name("warrant", warrant.id())
}
pub(super) fn row(row: Row) -> Phrase {
    Phrase::name("row", row.id())
}
pub(super) fn bonus(bonus: Bonus) -> Phrase {
    Phrase::name("bonus", bonus.id())
}
pub(super) fn letter(letter: Letter) -> Phrase {
    Phrase::name("letter", letter.id())
}
pub(super) fn agent(agent: Agent) -> Arg {
    match agent {
        Agent::Person(seat) => seat.into(),
        Agent::Echo => Phrase::new("echo").into(),
    }
}
