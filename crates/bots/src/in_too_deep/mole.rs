//! An agent: what it sees, and what all of that is worth to it.

use in_too_deep::console::{Agent, Console};
use in_too_deep::content::content;
use in_too_deep::evidence::Boards;
use in_too_deep::pieces::Support;
use in_too_deep::view::{Known, View};
use in_too_deep::{InTooDeep, score};
use kernel::{Game, Member, Seat};

use super::prospects::Rates;
use super::{proof, weights};

/// Chapters of a game.
const CHAPTERS: u8 = 3;

/// How far the game has come. While a turn is thought through it stands still: the others will drive it on anyway,
/// and nobody is to wait for them.
#[derive(Clone, Copy)]
pub(super) struct Clock {
    /// Evidence left on the display.
    pub(super) display: f32,
    /// Evidence that will still be turned up in the whole game.
    pub(super) to_come: f32,
    /// How sure it is that there will be another turn, unless this one ends the game.
    another_turn: f32,
}

impl Clock {
    pub(super) fn of(view: &View) -> Clock {
        let open = &view.open;
        let display = view.display.iter().filter(|slot| slot.is_some()).count() as f32;
        let slots = open.options.size().display_slots as f32;
        let round = f32::from(open.options.agents()) * 1.5;
        Clock {
            display,
            to_come: display + slots * f32::from(CHAPTERS - open.chapter),
            another_turn: if open.chapter < CHAPTERS {
                1.0
            } else {
                (display / round).clamp(0.15, 1.0)
            },
        }
    }
}

/// What an agent has, beside what the city promises: the same until something of it changes.
#[derive(Clone)]
pub(super) struct Holdings {
    known: Known,
    console: Console,
    boards: Boards,
    planned: usize,
    last: bool,
    /// What all of it is worth.
    worth: f32,
    rates: Rates,
}

/// An agent with its view.
pub(super) struct Mole<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) known: &'a Known,
    pub(super) console: &'a Console,
    pub(super) clock: Clock,
    /// What a symbol of each kind of evidence will be worth.
    pub(super) prices: [f32; 6],
}

impl<'a> Mole<'a> {
    /// The agent whose view it is.
    pub(super) fn of(view: &'a View) -> Option<Mole<'a>> {
        Mole::at(view, Clock::of(view))
    }

    /// The agent whose view it is, at this time of the game.
    pub(super) fn at(view: &'a View, clock: Clock) -> Option<Mole<'a>> {
        let seat = view.viewer.seat()?;
        Some(Mole {
            view,
            seat,
            known: view.own()?,
            console: view.open.console(seat),
            clock,
            prices: proof::prices(view, clock.to_come),
        })
    }

    /// What the game looks like for the agent, in Intel at the end.
    pub(super) fn worth(&self) -> f32 {
        if self.view.is_over() {
            let standing = InTooDeep::standing(self.view);
            return standing.seats[self.seat.index()].total as f32;
        }
        self.worth_with(&self.holdings())
    }

    /// The same, where the holdings are known.
    pub(super) fn worth_with(&self, holdings: &Holdings) -> f32 {
        let future = self.future();
        let mut worth = holdings.worth;
        if future > 0.0 {
            worth += future * (self.hooks() + self.prospects(&holdings.rates));
        }
        worth
    }

    /// What the agent has.
    pub(super) fn holdings(&self) -> Holdings {
        let worth = f32::from(self.console.intel)
            + self.grip()
            + self.evidence()
            + self.files()
            + self.dilemmas()
            + self.future() * self.support();
        Holdings {
            known: *self.known,
            console: *self.console,
            boards: self.view.open.boards,
            planned: self.view.plan.len(),
            last: self.view.open.last_turns.is_some(),
            worth,
            rates: self.rates(),
        }
    }

    /// The holdings after something was done, of which those before are known.
    pub(super) fn holdings_after(&self, before: &Holdings) -> Holdings {
        let same = before.console == *self.console
            && before.known == *self.known
            && before.boards == self.view.open.boards
            && before.planned == self.view.plan.len()
            && before.last == self.view.open.last_turns.is_some();
        if same {
            return before.clone();
        }
        self.holdings()
    }

    /// The other agents.
    pub(super) fn others(&self) -> impl Iterator<Item = Agent> {
        let own = Agent::Person(self.seat);
        self.view.open.agents().filter(move |agent| *agent != own)
    }

    /// How sure it is that there will be another turn.
    pub(super) fn future(&self) -> f32 {
        if self.view.open.last_turns.is_some() {
            return 0.0;
        }
        self.clock.another_turn
    }

    /// Only the lowest grip token scores (ID-23.2), but every one may become useful before the end.
    fn grip(&self) -> f32 {
        let track = &content().grip_track;
        let lowest = score::grip(self.view, Agent::Person(self.seat));
        let criminals = self.view.open.city.in_play();
        let count = criminals.clone().count() as f32;
        let grips = criminals.map(|one| self.console.grip_over(one));
        let mean = grips.clone().map(f32::from).sum::<f32>() / count;
        let at = (mean as usize).min(track.end_values.len() - 2);
        let [low, high] = [at, at + 1].map(|space| f32::from(track.end_values[space]));
        let smooth = low + (high - low) * (mean - at as f32);
        // Early in the game the rest will catch up.
        let early = (self.clock.to_come / 30.0).min(1.0) * 0.6;
        let powers = grips.map(|grip| {
            let able = grip >= track.ability_from;
            let endures = grip.saturating_sub(track.endurance_from - 1);
            f32::from(u8::from(able)) * weights::ABILITY + f32::from(endures) * weights::ENDURANCE
        });
        let powers = powers.sum::<f32>() * self.future() * 0.6;
        f32::from(lowest) * (1.0 - early) + smooth * early + powers
    }

    fn support(&self) -> f32 {
        let held = Support::ALL.into_iter().map(|one| {
            let count = f32::from(self.console.tools[one.index()]);
            count * weights::support(one.data().kind)
        });
        held.sum()
    }

    fn hooks(&self) -> f32 {
        weights::HOOKS[self.console.ports.len()]
    }
}
