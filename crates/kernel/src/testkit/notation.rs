//! Actions are written in one way, and nothing else is read.

use std::collections::HashSet;
use std::mem::discriminant;

use crate::game::Action;
use crate::testkit::defect::Kind;

/// Checks that an action reads back as itself. Actions that all do have distinct notations.
pub(super) fn check<A: Action>(action: A) -> Result<(), Kind> {
    let notation = action.to_string();
    let plain = notation
        .bytes()
        .all(|b| (b.is_ascii_graphic() && b != b';') || b == b' ');
    if plain
        && !notation.is_empty()
        && notation.trim() == notation
        && notation.parse() == Ok(action)
    {
        return Ok(());
    }
    Err(Kind::Notation {
        notation,
        action: format!("{action:?}"),
    })
}

/// What a game's own tests call with actions of all its `kinds`, those that random games never meet too.
///
/// # Panics
/// If a kind is missing, or an action does not read back as itself.
pub fn assert_notation<A: Action>(actions: &[A], kinds: usize) {
    let met: HashSet<_> = actions.iter().map(discriminant).collect();
    assert_eq!(met.len(), kinds, "a kind of action is missing here");
    for action in actions {
        check(*action).unwrap_or_else(|kind| panic!("{kind}"));
    }
}

/// What a game's own tests call with what must not be read.
///
/// # Panics
/// If a text is read as an action.
pub fn assert_nonsense<A: Action>(texts: &[&str]) {
    for text in texts {
        let read: Result<A, _> = text.parse();
        assert!(read.is_err(), "{text:?} is read as {read:?}");
    }
}
