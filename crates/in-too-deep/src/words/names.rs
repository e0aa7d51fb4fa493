//! The names of things, in the forms that sentences need.

use kernel::{Arg, Phrase};

use crate::console::Agent;
use crate::content::{Colour, SupportData};
use crate::evidence::Whereabouts;
use crate::pieces::{
    Bonus, Crime, Criminal, Deck, Difficulty, Dilemma, Evidence, Item, ItemKind, Letter, Outcome,
    Row, Storyline, Support, Turning, Warrant, Zone,
};

/// A zone as a label.
pub fn zone(zone: Zone) -> Phrase {
    Phrase::name("zone", zone.id())
}

/// Where somebody goes.
pub fn to_zone(zone: Zone) -> Phrase {
    Phrase::name("to-zone", zone.id())
}

/// Where somebody is.
pub fn in_zone(zone: Zone) -> Phrase {
    Phrase::name("in-zone", zone.id())
}

/// A zone in the genitive.
pub fn of_zone(zone: Zone) -> Phrase {
    Phrase::name("of-zone", zone.id())
}

/// On the other side of the city from a zone.
pub fn opposite_zone(zone: Zone) -> Phrase {
    Phrase::name("opposite-zone", zone.id())
}

/// What the effect of a zone does; it begins with a small letter.
pub fn zone_effect(zone: Zone) -> Phrase {
    Phrase::name("zone-effect", zone.id())
}

/// The effect of a zone in two or three words.
pub fn zone_gist(zone: Zone) -> Phrase {
    Phrase::name("zone-gist", zone.id())
}

/// An item as a label.
pub fn item(item: Item) -> Phrase {
    Phrase::name("item", item.id())
}

/// An item that somebody holds, takes or moves.
pub fn the_item(item: Item) -> Phrase {
    Phrase::name("the-item", item.id())
}

/// An item that does something itself.
pub fn item_subject(item: Item) -> Phrase {
    Phrase::name("item-subject", item.id())
}

/// An item in the genitive.
pub fn of_item(item: Item) -> Phrase {
    Phrase::name("of-item", item.id())
}

/// A kind of items as a label.
pub fn item_kind(kind: ItemKind) -> Phrase {
    Phrase::name("item-kind", kind.id())
}

/// Some item of a kind, which somebody holds.
pub fn a_kind(kind: ItemKind) -> Phrase {
    Phrase::name("a-kind", kind.id())
}

/// A criminal as a label.
pub fn criminal(criminal: Criminal) -> Phrase {
    Phrase::name("criminal", criminal.id())
}

/// A criminal who does something.
pub fn the_criminal(criminal: Criminal) -> Phrase {
    Phrase::name("the-criminal", criminal.id())
}

/// A criminal to whom something is done.
pub fn whom(criminal: Criminal) -> Phrase {
    Phrase::name("whom", criminal.id())
}

/// A criminal in the genitive.
pub fn of_criminal(criminal: Criminal) -> Phrase {
    Phrase::name("of-criminal", criminal.id())
}

/// A criminal in the instrumental, as after “grip over”.
pub fn with_criminal(criminal: Criminal) -> Phrase {
    Phrase::name("with-criminal", criminal.id())
}

/// A criminal in the dative.
pub fn to_criminal(criminal: Criminal) -> Phrase {
    Phrase::name("to-criminal", criminal.id())
}

/// What a criminal can do.
pub fn ability(criminal: Criminal) -> Phrase {
    Phrase::name("ability", criminal.id())
}

/// A kind of evidence as a label.
pub fn evidence(evidence: Evidence) -> Phrase {
    Phrase::name("evidence", evidence.id())
}

/// Evidence that somebody takes or places.
pub fn an_evidence(evidence: Evidence) -> Phrase {
    Phrase::name("an-evidence", evidence.id())
}

/// A support token as a label.
pub fn support(support: Support) -> Phrase {
    support_by(support.data())
}

/// A support token as a label, by what it does and how much.
pub(super) fn support_by(data: &SupportData) -> Phrase {
    Phrase::name("support", data.kind.id()).with("count", data.amount)
}

/// When a support token works, and what it does.
pub fn support_help(support: Support) -> Phrase {
    let data = support.data();
    let what = Phrase::name("support-does", data.kind.id()).with("count", data.amount);
    let help = match data.colour {
        Colour::Blue => Phrase::new("support-help-blue"),
        Colour::Pink => Phrase::new("support-help-pink"),
    };
    help.with("what", what)
}

/// A storyline by its name.
pub fn storyline(storyline: Storyline) -> Phrase {
    Phrase::name("storyline", storyline.id())
}

/// What a storyline is about.
pub fn storyline_story(storyline: Storyline) -> Phrase {
    Phrase::name("storyline-story", storyline.id())
}

/// A deck of crimes as a label.
pub fn deck(deck: Deck) -> Phrase {
    Phrase::name("deck", deck.id())
}

/// From where a crime is drawn.
pub fn from_deck(deck: Deck) -> Phrase {
    Phrase::name("from-deck", deck.id())
}

/// Where a discarded crime goes.
pub fn under_deck(deck: Deck) -> Phrase {
    Phrase::name("under-deck", deck.id())
}

/// A crime by its title.
pub fn crime(crime: Crime) -> Phrase {
    Phrase::name("crime", crime.id())
}

/// What a crime tells.
pub fn crime_story(crime: Crime) -> Phrase {
    Phrase::name("crime-story", crime.id())
}

/// An outcome as a label.
pub fn outcome(outcome: Outcome) -> Phrase {
    Phrase::name("outcome", outcome.id())
}

/// What an outcome of a major crime is called on its card.
pub fn outcome_title(crime: Crime, outcome: Outcome) -> Phrase {
    match outcome {
        Outcome::Careful => Phrase::name("careful", crime.id()),
        Outcome::Reckless => Phrase::name("reckless", crime.id()),
    }
}

/// A dilemma by its title.
pub fn dilemma(dilemma: Dilemma) -> Phrase {
    Phrase::name("dilemma", dilemma.id())
}

/// A warrant.
pub fn warrant(warrant: Warrant) -> Phrase {
    Phrase::name("warrant", warrant.id())
}

/// A row of investigation spaces.
pub fn row(row: Row) -> Phrase {
    Phrase::name("row", row.id())
}

/// Where a file comes from.
pub fn from_row(row: Row) -> Phrase {
    Phrase::name("from-row", row.id())
}

/// A bonus space by what it brings.
pub fn bonus(bonus: Bonus) -> Phrase {
    Phrase::name("bonus", bonus.id())
}

/// What a bonus space is the space of.
pub fn of_bonus(bonus: Bonus) -> Phrase {
    Phrase::name("of-bonus", bonus.id())
}

/// A letter of the Echo board.
pub fn letter(letter: Letter) -> Phrase {
    Phrase::name("letter", letter.id())
}

/// Echo's difficulty.
pub fn difficulty(difficulty: Difficulty) -> Phrase {
    Phrase::name("difficulty", difficulty.id())
}

/// A way around the ring.
pub fn turning(turning: Turning) -> Phrase {
    Phrase::name("turning", turning.id())
}

/// The border between two zones.
pub fn border(sides: [Zone; 2]) -> Phrase {
    Phrase::new("border")
        .with("one", zone(sides[0]))
        .with("other", zone(sides[1]))
}

/// A person by the name at the table, Echo by her own.
pub fn agent(agent: Agent) -> Arg {
    match agent {
        Agent::Person(seat) => seat.into(),
        Agent::Echo => Phrase::new("echo").into(),
    }
}

/// The same as a phrase of its own, for lists and boards.
pub fn agent_name(one: Agent) -> Phrase {
    Phrase::new("agent-name").with("agent", agent(one))
}

/// The place of a face-down token: a slot of the display, a bonus space, or a token in somebody's box.
pub fn whereabouts(one: Whereabouts) -> Phrase {
    match one {
        Whereabouts::Slot(slot) => Phrase::new("place-display").with("number", slot + 1),
        Whereabouts::Supply => Phrase::new("place-supply"),
        Whereabouts::Bonus(one) => Phrase::new("place-bonus").with("bonus", bonus(one)),
        Whereabouts::Box(owner, token) => Phrase::new("place-box")
            .with("agent", agent(owner))
            .with("number", token + 1),
    }
}

/// What becomes of everybody, by the reason of the end (ID-24.2).
pub fn epilogue(reason: &str) -> Phrase {
    Phrase::name("epilogue", reason)
}

/// Several things by their names.
pub(super) fn list<T>(
    things: impl IntoIterator<Item = T>,
    name: impl FnMut(T) -> Phrase,
) -> Vec<Phrase> {
    things.into_iter().map(name).collect()
}
