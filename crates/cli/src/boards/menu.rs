//! What a person chooses from: actions, whole moves of several actions, and choices behind choices.

use kernel::{Choice, RuleId};

/// Choices, and what is drawn above them.
#[derive(Clone, Debug)]
pub struct Menu<A> {
    /// What the choices are about, line by line.
    pub picture: Vec<String>,
    /// The choices.
    pub groups: Vec<Group<A>>,
}

/// Choices of one kind.
#[derive(Clone, Debug)]
pub struct Group<A> {
    /// What they have in common; nothing if that is plain.
    pub heading: Option<String>,
    /// The choices.
    pub entries: Vec<Entry<A>>,
}

/// One choice.
#[derive(Clone, Debug)]
pub struct Entry<A> {
    /// What it says.
    pub text: String,
    /// The rule behind it.
    pub rule: RuleId,
    /// What comes of it.
    pub then: Then<A>,
}

/// What comes of a choice.
#[derive(Clone, Debug)]
pub enum Then<A> {
    /// These actions are taken, all of them or none.
    Take(Vec<A>),
    /// There is more to choose.
    Open(Menu<A>),
}

impl<A> Menu<A> {
    /// A list of single actions.
    pub fn of(entries: Vec<Entry<A>>) -> Menu<A> {
        let group = Group {
            heading: None,
            entries,
        };
        Menu {
            picture: Vec::new(),
            groups: vec![group],
        }
    }

    /// The choices of all groups, in the order of their numbers.
    pub fn entries(&self) -> impl Iterator<Item = &Entry<A>> {
        self.groups.iter().flat_map(|group| &group.entries)
    }

    /// Everything that can be taken here or behind a choice.
    pub fn takes(&self) -> Vec<&[A]> {
        let takes = self.entries().flat_map(|entry| match &entry.then {
            Then::Take(actions) => vec![actions.as_slice()],
            Then::Open(menu) => menu.takes(),
        });
        takes.collect()
    }
}

impl<A> Entry<A> {
    /// A single action, in these words.
    pub fn action(text: String, choice: &Choice, action: A) -> Entry<A> {
        Entry {
            text,
            rule: choice.rule,
            then: Then::Take(vec![action]),
        }
    }
}
