//! What a person chooses from: actions, whole moves of several actions, and choices behind choices.

use std::ops::Range;

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

impl<A: Clone> Menu<A> {
    /// The same where not all choices fit on a page: the others stand behind its last one, and `more` says how many
    /// they are.
    pub fn folded(
        mut self,
        fits: &impl Fn(&Menu<A>) -> bool,
        more: &impl Fn(usize) -> String,
    ) -> Menu<A> {
        for entry in self.groups.iter_mut().flat_map(|group| &mut group.entries) {
            if let Then::Open(inner) = &mut entry.then {
                *inner = inner.clone().folded(fits, more);
            }
        }
        if fits(&self) {
            return self;
        }
        let all = self.entries().count();
        let pages = (1..all).rev().map(|kept| self.page(kept, more));
        match pages.into_iter().find(|page| fits(page)) {
            None => self,
            Some(page) => page.folded(fits, more),
        }
    }

    /// The first choices, and one behind which the others stand.
    fn page(&self, kept: usize, more: &impl Fn(usize) -> String) -> Menu<A> {
        let all = self.entries().count();
        let mut page = self.part(0..kept);
        page.picture.clone_from(&self.picture);
        let next = self.entries().nth(kept).map(|entry| Entry {
            text: more(all - kept),
            rule: entry.rule,
            then: Then::Open(self.part(kept..all)),
        });
        page.groups.push(Group {
            heading: None,
            entries: next.into_iter().collect(),
        });
        page
    }

    /// The choices with these numbers, counted from 0, under their headings.
    fn part(&self, numbers: Range<usize>) -> Menu<A> {
        let mut number = 0..;
        let groups = self.groups.iter().map(|group| Group {
            heading: group.heading.clone(),
            entries: group
                .entries
                .iter()
                .zip(number.by_ref())
                .filter(|(_, number)| numbers.contains(number))
                .map(|(entry, _)| entry.clone())
                .collect(),
        });
        Menu {
            picture: Vec::new(),
            groups: groups.filter(|group| !group.entries.is_empty()).collect(),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(action: u8) -> Entry<u8> {
        Entry {
            text: action.to_string(),
            rule: RuleId("XX-1.1"),
            then: Then::Take(vec![action]),
        }
    }

    fn longest(menu: &Menu<u8>) -> usize {
        let inner = menu.entries().map(|entry| match &entry.then {
            Then::Open(inner) => longest(inner),
            Then::Take(_) => 0,
        });
        inner.max().unwrap_or(0).max(menu.entries().count())
    }

    /// Thirty choices of two kinds where ten have room: all of them can still be taken, in their order.
    #[test]
    fn what_does_not_fit_on_a_page_stands_behind_its_last_choice() {
        let group = |heading: &str, actions: Range<u8>| Group {
            heading: Some(heading.to_owned()),
            entries: actions.map(entry).collect(),
        };
        let menu = Menu {
            picture: Vec::new(),
            groups: vec![group("first", 0..15), group("second", 15..30)],
        };
        let few = |menu: &Menu<u8>| menu.entries().count() <= 10;
        let folded = menu.clone().folded(&few, &|count| format!("{count} more"));
        assert_eq!(longest(&folded), 10);
        let texts: Vec<&str> = folded.entries().map(|entry| entry.text.as_str()).collect();
        assert_eq!(texts.last(), Some(&"21 more"));
        assert_eq!(folded.takes(), menu.takes());
        let whole = menu.clone().folded(&|_| true, &|_| String::new());
        assert_eq!(whole.entries().count(), 30);
    }
}
