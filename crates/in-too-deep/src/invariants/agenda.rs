//! What is pending makes sense, whoever wrote it down: numbers that count down have something left, and
//! nothing reaches beyond its list (ID-I18, ID-I19).

use kernel::Violation;

use super::city::RICHEST;
use crate::state::InTooDeep;
use crate::step::{Chore, Stage, Step, Task};

/// More than any turn counts down, and more progress than Echo ever makes.
const MOST: u8 = 120;

/// Tasks that wait at most when somebody is asked; carrying one out may add as many again.
const WAITING: usize = 12;

/// Things that Echo moves in a turn at most: one by her card, three by manipulations (ID-26.4).
const MOVES: usize = 4;

impl InTooDeep {
    pub(super) fn check_agenda(&self) -> Result<(), Violation> {
        let open = &self.open;
        let seats = open.options.seats();
        let sound = open.agenda.iter().all(|task| match task {
            Task::Ask(seat, step) => seat.0 < seats && step.is_sound(),
            Task::Do(agent, chore) => open.agents().any(|one| one == *agent) && chore.is_sound(),
        });
        let short = open.agenda.len() <= WAITING;
        Violation::unless(sound && short, "ID-I18", || {
            "a task that cannot be".to_owned()
        })?;
        let idle = open.agenda.is_empty() || matches!(open.stage, Stage::Turns | Stage::Penalties);
        Violation::unless(idle, "ID-I18", || "a task after the turns".to_owned())?;
        let agent = open.agents().any(|one| one == open.turn.agent);
        let ended = open
            .ending
            .is_none_or(|one| open.agents().any(|other| other == one));
        let small = open.turn.actions <= MOST
            && open.quiet_turns <= MOST
            && open
                .last_turns
                .is_none_or(|left| left < open.options.agents())
            && open.consoles.iter().all(|one| one.tolerance <= RICHEST)
            && open.offer.thirds.iter().all(|third| third.intel <= RICHEST)
            && open.echo.is_none_or(|echo| echo.progress <= MOST);
        Violation::unless(agent && ended && small, "ID-I18", || {
            "a turn that cannot be".to_owned()
        })?;
        let moved = &open.turn.moved;
        let things = [moved.item, moved.searches, moved.barrier, moved.guardian];
        let moved = moved.criminals.len() + things.into_iter().filter(|done| *done).count();
        let left: usize = open.agenda.iter().map(manipulations).sum();
        Violation::unless(moved + left <= MOVES, "ID-I19", || {
            format!("Echo has moved {moved} things and moves {left} more")
        })
    }
}

fn manipulations(task: &Task) -> usize {
    match task {
        Task::Do(_, Chore::EchoManipulate { left }) => usize::from(*left),
        _ => 0,
    }
}

impl Step {
    /// Whether something is left of what is counted down.
    fn is_sound(self) -> bool {
        match self {
            Step::Patrol { left, .. }
            | Step::March { left }
            | Step::Shove { steps: left }
            | Step::Heights { left }
            | Step::Redraw { left }
            | Step::Look { left, .. }
            | Step::Process { left }
            | Step::GainGrip { left }
            | Step::LoseGrip { left }
            | Step::EchoGrip { left, .. } => (1..=MOST).contains(&left),
            _ => true,
        }
    }
}

impl Chore {
    /// Whether it names a line that its card has, or counts down what there can be.
    fn is_sound(self) -> bool {
        match self {
            Chore::Effect { crime, line, .. } => usize::from(line) < crime.data().effect.len(),
            Chore::Gain(count)
            | Chore::Process(count)
            | Chore::Support(count)
            | Chore::LoseGrip(count)
            | Chore::EchoGrip { left: count, .. }
            | Chore::EchoManipulate { left: count }
            | Chore::EchoProcess { left: count } => count <= MOST,
            _ => true,
        }
    }
}
