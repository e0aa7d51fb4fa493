//! Whose turn it is, and what is on offer.

use crate::chance::Chance;
use crate::game::Game;
use crate::option::Options;
use crate::seat::{Seat, SeatSet};
use crate::testkit::defect::Kind;

/// Who is to act and what each seat may do.
pub(super) struct Position<A> {
    /// The seats that owe a decision.
    pub(super) to_act: SeatSet,
    /// The legal actions, by seat.
    pub(super) legal: Vec<Vec<A>>,
}

impl<A: Copy> Position<A> {
    /// A random action of a random seat of those that owe a decision.
    pub(super) fn choose(&self, chance: &mut Chance) -> (Seat, A) {
        let seats: Vec<Seat> = self.to_act.iter().collect();
        let seat = *chance.pick(&seats);
        (seat, *chance.pick(&self.legal[seat.index()]))
    }

    /// The legal actions of the seats that owe a decision.
    pub(super) fn offers(&self) -> impl Iterator<Item = (Seat, &[A])> {
        self.to_act.iter().map(|s| (s, &*self.legal[s.index()]))
    }
}

/// Seats that are not at the table: a replay file or a request can name them.
pub(super) fn outsiders(seats: u8) -> [Seat; 2] {
    [Seat(seats), Seat(u8::MAX)]
}

/// Reads the position and checks that it is one.
pub(super) fn read<G: Game>(state: &G) -> Result<Position<G::Action>, Kind> {
    let seats = state.options().seats();
    let to_act = state.to_act();
    if state.is_over() != to_act.is_empty() {
        let over = state.is_over();
        return Err(Kind::EndUnclear { over });
    }
    if let Some(seat) = to_act.iter().find(|seat| seat.0 >= seats) {
        return Err(Kind::NoSuchSeat { seat });
    }
    let mut legal = Vec::new();
    for seat in Seat::all(seats) {
        let actions = offer(state, seat)?;
        let asked = state.prompt(seat).is_some();
        match (to_act.contains(seat), asked, actions.is_empty()) {
            (true, _, true) => return Err(Kind::DeadEnd { seat }),
            (true, false, false) => return Err(Kind::Unprompted { seat }),
            (true, true, false) | (false, false, true) => legal.push(actions),
            (false, _, _) => return Err(Kind::OutOfTurn { seat }),
        }
    }
    for seat in outsiders(seats) {
        if state.prompt(seat).is_some() || !offer(state, seat)?.is_empty() {
            return Err(Kind::OutOfTurn { seat });
        }
    }
    Ok(Position { to_act, legal })
}

/// The legal actions of a seat, asked twice into one buffer: the second answer must stand behind the
/// first and be the same.
fn offer<G: Game>(state: &G, seat: Seat) -> Result<Vec<G::Action>, Kind> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let count = actions.len();
    state.legal(seat, &mut actions);
    if actions.len() != 2 * count || actions[..count] != actions[count..] {
        return Err(Kind::LegalUnstable { seat });
    }
    actions.truncate(count);
    let mut sorted = actions.clone();
    sorted.sort_unstable();
    match sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(Kind::LegalTwice {
            seat,
            action: pair[0].to_string(),
        }),
        None => Ok(actions),
    }
}
