//! Signs that stand for things on the board and in lines, the same in every language.

use in_too_deep::console::Agent;

/// A criminal of the viewer.
pub(super) const OWN: &str = "▸";
/// A criminal whom nobody has hooked.
pub(super) const FREE: &str = "·";
/// A locked hook.
pub(super) const LOCK: &str = "‡";
/// Before what a criminal holds.
pub(super) const HOLDS: &str = "+";
/// A dropped item.
pub(super) const DROPPED: &str = "◇";
/// The Guardian.
pub(super) const GUARDIAN: &str = "♜";
/// A search token.
pub(super) const SEARCH: &str = "◉";
/// A barrier.
pub(super) const BARRIER: char = '▓';
/// The barrier that Echo marks.
pub(super) const MARKED: char = '◆';
/// Grip is high enough for the ability.
pub(super) const ABILITY: &str = "★";
/// Grip is high enough for extra actions.
pub(super) const ENDURANCE: &str = "»";
/// A condition that holds.
pub(super) const MET: &str = "✓";
/// A condition that does not hold.
pub(super) const MISSED: &str = "✗";

/// Those who sit at the table, by their seats.
const PAWNS: [&str; 5] = ["①", "②", "③", "④", "⑤"];

/// The pawn of an agent.
pub(super) fn pawn(agent: Agent) -> &'static str {
    match agent {
        Agent::Person(seat) => PAWNS[seat.index() % PAWNS.len()],
        Agent::Echo => "Ⓔ",
    }
}

/// So many of so many: `●●○`.
pub(super) fn dots(full: u8, all: u8) -> String {
    let dot = |at| if at < full { '●' } else { '○' };
    (0..all).map(dot).collect()
}
