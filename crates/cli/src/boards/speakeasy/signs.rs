//! Signs that stand for things on the board and in lines, the same in every language.

use speakeasy::boss::Boss;

/// A mobster.
pub(super) const MOBSTER: &str = "♟";
/// A barrel.
pub(super) const BARREL: &str = "◍";
/// A cop.
pub(super) const COP: &str = "★";
/// A cop who comes at the end of the act.
pub(super) const COP_COMING: &str = "☆";
/// Gangsters who come at the end of the act.
pub(super) const WAR: &str = "!";
/// Strength: of gangsters, of ships, of bosses.
pub(super) const PISTOL: &str = "⌐";
/// A harbour.
pub(super) const WATER: &str = "≈";
/// A crate.
pub(super) const CRATE: &str = "▣";
/// A gangster bar.
pub(super) const GANGSTERS: &str = "▪";
/// An empty space of whatever kind.
pub(super) const EMPTY: &str = "·";
/// A person to whom nobody talks.
pub(super) const FREE: &str = "○";
/// A place for a book.
pub(super) const PAGE: &str = "□";
/// A truck.
pub(super) const TRUCK: &str = "▸";
/// Out of operation.
pub(super) const SHUT: &str = "×";
/// Something that is met or done.
pub(super) const DONE: &str = "✓";

/// Those who sit at the table, by their seats.
const PAWNS: [&str; 4] = ["①", "②", "③", "④"];

/// The pawn of a boss.
pub(super) fn pawn(boss: Boss) -> &'static str {
    match boss {
        Boss::Player(seat) => PAWNS[seat.index() % PAWNS.len()],
        Boss::Rival => "Ⓡ",
    }
}

/// So many of so many: `●●○`.
pub(super) fn dots(full: u8, all: u8) -> String {
    let dot = |at| if at < full { '●' } else { '○' };
    (0..all).map(dot).collect()
}

/// A sign so many times.
pub(super) fn times(sign: &str, count: u8) -> String {
    sign.repeat(usize::from(count))
}
