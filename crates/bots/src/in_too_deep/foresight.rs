//! A turn is thought through in an imagined world: a few of the best positions are followed from decision to
//! decision, and the first step towards the best end of the turn is taken.

use in_too_deep::step::{Step, Window};
use in_too_deep::{Action, InTooDeep, View};
use kernel::{Chance, Game, Log, Seat, Seed, Viewer};

use super::mole::{Clock, Holdings, Mole};
use super::weights;

/// The chance of imagined worlds: always the same, so that the same view gets the same answer.
const SEED: [u8; 32] = [11; 32];

/// How many positions are followed from the first decision on, one fewer from each that follows.
const BEAM: usize = 4;

/// How many are followed at least.
const NARROW: usize = 2;

/// How many decisions a turn is thought through.
const DEPTH: usize = 6;

/// More answers to one question than are tried.
const ANSWERS: usize = 48;

/// The best answer.
pub(super) fn choose(view: &View, legal: &[Action]) -> Option<Action> {
    let mole = Mole::of(view)?;
    let Some((seat, step)) = view.open.asked() else {
        return best(legal, |action| store(&mole, action));
    };
    match step {
        Step::Outcome(crime) => best(legal, |action| match action {
            Action::Outcome(outcome) => mole.outcome(crime, outcome),
            _ => f32::MIN,
        }),
        Step::Draw => best(legal, |action| match action {
            Action::Deck(deck) => mole.deck(deck),
            _ => f32::MIN,
        }),
        // Nothing is known of what is looked at.
        Step::Look { .. } => legal.first().copied(),
        // What is done for the next turn is undone by those in between.
        Step::Window(Window::End) => Some(Action::Pass),
        Step::Discard { .. } => {
            let mut legal = legal.to_vec();
            legal.retain(|action| !matches!(action, Action::Support(_)));
            Turn::new(view, seat)?.step(&legal)
        }
        _ => Turn::new(view, seat)?.best(legal),
    }
}

fn best(legal: &[Action], rate: impl Fn(Action) -> f32) -> Option<Action> {
    let rated = legal.iter().map(|action| (rate(*action), *action));
    let best = rated.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map(|(_, action)| action)
}

/// The dilemma that is best to store with those that are chosen already.
fn store(mole: &Mole<'_>, action: Action) -> f32 {
    match action {
        Action::Dilemma(dilemma) => {
            let stored = mole.known.databank.union(mole.known.storing);
            mole.storing(stored, dilemma)
        }
        _ => f32::MIN,
    }
}

/// A position that a turn may come to.
struct Position {
    game: InTooDeep,
    view: View,
    holdings: Holdings,
    /// The first decision on the way there; nothing where it begins.
    first: Option<Action>,
    /// What it is worth to stop here.
    worth: f32,
    /// What it is worth to go on from here.
    hope: f32,
}

/// A turn that is thought through.
struct Turn {
    seat: Seat,
    clock: Clock,
    chance: Chance,
    /// Where it stands.
    now: Position,
    /// The best end so far: what it is worth and how it begins.
    found: Option<(f32, Action)>,
    /// Where it may go on.
    front: Vec<Box<Position>>,
}

impl Turn {
    fn new(view: &View, seat: Seat) -> Option<Turn> {
        let mut chance = Chance::new(&Seed::from_bytes(SEED));
        let game = InTooDeep::imagine(view, &mut chance);
        let clock = Clock::of(view);
        Some(Turn {
            seat,
            clock,
            chance,
            now: Position {
                game,
                view: view.clone(),
                holdings: Mole::at(view, clock)?.holdings(),
                first: None,
                worth: 0.0,
                hope: 0.0,
            },
            found: None,
            front: Vec::new(),
        })
    }

    /// What comes of an action; nothing if it is not allowed in this world.
    fn after(&self, before: &Position, action: Action) -> Option<Box<Position>> {
        let mut game = before.game.clone();
        let mut chance = self.chance.clone();
        game.apply(self.seat, action, &mut chance, &mut Log::off())
            .ok()?;
        let view = game.view(Viewer::Seat(self.seat));
        let mole = Mole::at(&view, self.clock)?;
        let holdings = mole.holdings_after(&before.holdings);
        let worth = if view.is_over() {
            mole.worth()
        } else {
            mole.worth_with(&holdings)
        };
        let hope = worth + weights::ACTION * f32::from(view.open.turn.actions);
        Some(Box::new(Position {
            game,
            view,
            holdings,
            first: before.first.or(Some(action)),
            worth,
            hope,
        }))
    }

    /// The answer after which the game looks best at once.
    fn step(&self, legal: &[Action]) -> Option<Action> {
        best(legal, |action| {
            let after = self.after(&self.now, action);
            after.map_or(f32::MIN, |after| after.worth)
        })
    }

    /// The answer that leads to the best end of the turn.
    fn best(mut self, legal: &[Action]) -> Option<Action> {
        let mut answers = Vec::new();
        self.answers(&mut answers, legal);
        let mut legal = Vec::new();
        for depth in 0..DEPTH {
            let mut front = std::mem::take(&mut self.front);
            thin(&mut front, BEAM.saturating_sub(depth).max(NARROW));
            for position in front {
                legal.clear();
                position.game.legal(self.seat, &mut legal);
                self.now = *position;
                self.answers(&mut answers, &legal);
            }
            if self.front.is_empty() {
                break;
            }
        }
        self.found.map(|(_, action)| action)
    }

    /// Follows every answer to where the turn can go on; notes the best place to stop.
    fn answers(&mut self, answers: &mut Vec<Box<Position>>, legal: &[Action]) {
        let acting = matches!(self.now.view.open.asked(), Some((_, Step::Act)));
        answers.clear();
        for action in legal.iter().take(ANSWERS).copied() {
            if acting && let Some(worth) = self.stop(action) {
                let first = self.now.first.unwrap_or(action);
                self.note(worth, first);
            } else {
                answers.extend(self.after(&self.now, action));
            }
        }
        for position in answers.drain(..) {
            self.resolve(position, WIDTH);
        }
    }

    /// What it is worth to end the actions like this; nothing if this does not end them.
    fn stop(&self, action: Action) -> Option<f32> {
        let view = &self.now.view;
        let mole = Mole::at(view, self.clock)?;
        match action {
            Action::Pass => Some(mole.worth_with(&self.now.holdings)),
            Action::Commit(crime) if !crime.is_petty() => {
                // The hooks are gone, and another card will come (ID-16.4).
                let mut after = view.clone();
                let seat = self.seat.index();
                after.open.consoles[seat].ports.clear();
                if let Some(known) = &mut after.papers[seat].known {
                    known.crimes.remove(crime);
                }
                let left = Mole::at(&after, self.clock)?.worth_with(&self.now.holdings);
                Some(left + mole.gain(crime))
            }
            _ => None,
        }
    }

    /// Answers what an action asks, until the turn goes on or ends.
    fn resolve(&mut self, position: Box<Position>, width: usize) {
        let asked = position.view.open.asked();
        let step = asked.filter(|(seat, _)| *seat == self.seat);
        match step.map(|(_, step)| step) {
            Some(Step::Hook { .. } | Step::Act) => self.front.push(position),
            // The turn is over, or somebody else is asked.
            None | Some(Step::Discard { .. } | Step::Draw | Step::Window(Window::End)) => {
                if let Some(first) = position.first {
                    self.note(position.worth, first);
                }
            }
            Some(step) => {
                let mut legal = Vec::new();
                position.game.legal(self.seat, &mut legal);
                legal.truncate(if matches!(step, Step::Look { .. }) {
                    1
                } else {
                    ANSWERS
                });
                let answers = legal.iter();
                let mut next: Vec<Box<Position>> = answers
                    .filter_map(|action| self.after(&position, *action))
                    .collect();
                let mut narrower = width;
                if !selects(step) {
                    next.sort_by(|a, b| b.hope.total_cmp(&a.hope));
                    next.truncate(width);
                    narrower = width.div_ceil(2);
                }
                for position in next {
                    self.resolve(position, narrower);
                }
            }
        }
    }

    fn note(&mut self, worth: f32, first: Action) {
        if self.found.is_none_or(|(best, _)| worth > best) {
            self.found = Some((worth, first));
        }
    }
}

/// How many answers to a question in between are followed.
const WIDTH: usize = 2;

/// Whether an answer only says what the next one is about.
fn selects(step: Step) -> bool {
    matches!(
        step,
        Step::Relocate(_)
            | Step::RelocateItem
            | Step::SwapItems(_)
            | Step::SwapCriminals
            | Step::SwapItemCriminal
            | Step::Shift { to: None }
    )
}

/// Only the most hopeful positions are followed, each of them once.
fn thin(front: &mut Vec<Box<Position>>, beam: usize) {
    front.sort_by(|a, b| b.hope.total_cmp(&a.hope));
    front.dedup_by(|a, b| {
        a.hope == b.hope
            && a.view.open.city == b.view.open.city
            && a.view.open.consoles == b.view.open.consoles
    });
    front.truncate(beam);
}
