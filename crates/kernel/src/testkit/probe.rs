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

/// Illegal actions are tried on one copy, as long as none of them changes it.
struct Trial<'a, G: Game> {
    state: &'a G,
    chance: &'a Chance,
    copy: G,
    drawn: Chance,
    log: Log<G::Event>,
}

impl<'a, G: Game> Trial<'a, G> {
    fn new(state: &'a G, chance: &'a Chance) -> Trial<'a, G> {
        Trial {
            state,
            chance,
            copy: state.clone(),
            drawn: chance.clone(),
            log: Log::new(),
        }
    }

    /// Why an action is refused; a defect if it is not, or if something changes.
    fn refusal(&mut self, seat: Seat, action: G::Action) -> Result<Refusal<G::WhyNot>, Kind> {
        let tried = self
            .copy
            .apply(seat, action, &mut self.drawn, &mut self.log);
        let notation = || action.to_string();
        match (tried, self.changed()) {
            (Err(refusal), None) => Ok(refusal),
            (Err(_), Some(channel)) => Err(Kind::RefusalChanged {
                seat,
                action: notation(),
                channel,
            }),
            (Ok(_), _) => Err(Kind::IllegalAccepted {
                seat,
                action: notation(),
            }),
        }
    }

    fn changed(&self) -> Option<Channel> {
        if self.copy != *self.state {
            Some(Channel::State)
        } else if self.drawn.position() != self.chance.position() {
            Some(Channel::Chance)
        } else if self.log.lines() > 0 {
            Some(Channel::Log)
        } else {
            None
        }
    }
}

/// Whether a refusal is of the kind that a seat gets here.
fn is_fitting<A, W>(refusal: &Refusal<W>, position: &Position<A>, seat: Seat) -> bool {
    let to_act = position.to_act;
    match refusal {
        Refusal::Over => to_act.is_empty(),
        Refusal::NotToAct => !to_act.is_empty() && !to_act.contains(seat),
        Refusal::Rule(_) => to_act.contains(seat),
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
    let mut trial = Trial::new(state, chance);
    let mut refusals = 0;
    for seat in Seat::all(seats).chain(outsiders(seats)) {
        for _ in 0..count {
            let action = *prober.pick(&pool.list);
            let legal = position.legal.get(seat.index());
            if legal.is_some_and(|legal| legal.contains(&action)) {
                continue;
            }
            let refusal = trial.refusal(seat, action)?;
            if !is_fitting(&refusal, position, seat) {
                return Err(Kind::RefusalMisnamed {
                    seat,
                    action: action.to_string(),
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
