//! Legal actions are accepted, all others are refused, and a refusal changes nothing.

use std::collections::HashSet;

use crate::chance::Chance;
use crate::game::{Action, Game};
use crate::log::Log;
use crate::option::Options;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::testkit::defect::{Channel, Kind};
use crate::testkit::notation;
use crate::testkit::outcome::{self, Outcome};
use crate::testkit::position::{Position, outsiders};
use crate::testkit::words::Words;

/// Every action that was legal anywhere in the check, in the order in which they were met.
pub(super) struct Pool<A> {
    known: HashSet<A>,
    list: Vec<A>,
}

impl<A: Action> Pool<A> {
    pub(super) fn new() -> Pool<A> {
        Pool {
            known: HashSet::new(),
            list: Vec::new(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// Takes in what is legal here, and checks the notation of each action that is new.
    pub(super) fn learn(&mut self, position: &Position<A>) -> Result<(), Kind> {
        for action in position.legal.iter().flatten() {
            if self.known.insert(*action) {
                notation::check(*action)?;
                self.list.push(*action);
            }
        }
        Ok(())
    }
}

/// Tries `count` actions of the pool on every seat, and on seats that are not at the table; returns
/// how many refusals there were.
pub(super) fn refusals<G: Game>(
    state: &G,
    position: &Position<G::Action>,
    chance: &Chance,
    pool: &Pool<G::Action>,
    count: u32,
    prober: &mut Chance,
    words: &Words,
) -> Result<u64, Kind> {
    if pool.list.is_empty() {
        return Ok(0);
    }
    let seats = state.options().seats();
    // One copy serves all probes here, as long as none of them changes it.
    let mut copy = state.clone();
    let mut drawn = chance.clone();
    let mut log = Log::new();
    let mut refusals = 0;
    for seat in Seat::all(seats).chain(outsiders(seats)) {
        for _ in 0..count {
            let action = *prober.pick(&pool.list);
            let legal = position.legal.get(seat.index());
            if legal.is_some_and(|legal| legal.contains(&action)) {
                continue;
            }
            let notation = || action.to_string();
            let Err(refusal) = copy.apply(seat, action, &mut drawn, &mut log) else {
                let action = notation();
                return Err(Kind::IllegalAccepted { seat, action });
            };
            let changed = if copy != *state {
                Some(Channel::State)
            } else if drawn.position() != chance.position() {
                Some(Channel::Chance)
            } else if log.lines() > 0 {
                Some(Channel::Log)
            } else {
                None
            };
            if let Some(channel) = changed {
                return Err(Kind::RefusalChanged {
                    seat,
                    action: notation(),
                    channel,
                });
            }
            let named = match &refusal {
                Refusal::Over => position.to_act.is_empty(),
                Refusal::NotToAct => !position.to_act.is_empty() && !position.to_act.contains(seat),
                Refusal::Rule(_) => position.to_act.contains(seat),
            };
            if !named {
                return Err(Kind::RefusalMisnamed {
                    seat,
                    action: notation(),
                    refusal: outcome::reason(&refusal),
                });
            }
            if let Refusal::Rule(why) = &refusal {
                words.explain("a refusal", why)?;
            }
            refusals += 1;
        }
    }
    Ok(refusals)
}

/// Tries every legal action of every seat on a copy; returns how many there were.
pub(super) fn trials<G: Game>(
    state: &G,
    position: &Position<G::Action>,
    chance: &Chance,
) -> Result<u64, Kind> {
    let mut trials = 0;
    for (seat, legal) in position.offers() {
        for &action in legal {
            Outcome::of(state, chance, seat, action, Log::off())?
                .map_err(|refusal| outcome::refused::<G>(seat, action, &refusal))?;
            trials += 1;
        }
    }
    Ok(trials)
}
