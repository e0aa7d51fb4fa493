//! The dealer carries out what was allowed: it changes the state, draws from chance, tells the log,
//! and notes who was shown something.

mod act;
mod answers;
mod chapter;
mod city;
mod commit;
mod course;
mod draw;
mod duel;
mod echo;
mod echo_gains;
mod evidence;
mod hook;
mod setup;
mod support;
mod zone;

use kernel::{Audience, Chance, Foregone, Log, Reveals, Seat};

use crate::action::Action;
use crate::console::Agent;
use crate::event::Event;
use crate::state::InTooDeep;
use crate::step::{Chore, Stage, Step, Task};

/// The state with everything an action may touch.
pub(crate) struct Dealer<'a> {
    pub(crate) game: &'a mut InTooDeep,
    pub(crate) chance: &'a mut Chance,
    pub(crate) log: &'a mut Log<Event>,
    pub(crate) reveals: Reveals,
}

impl<'a> Dealer<'a> {
    pub(crate) fn new(
        game: &'a mut InTooDeep,
        chance: &'a mut Chance,
        log: &'a mut Log<Event>,
    ) -> Dealer<'a> {
        let reveals = Reveals::new(game.open.options.seats());
        Dealer {
            game,
            chance,
            log,
            reveals,
        }
    }

    /// Carries out a legal action and everything that follows from it by itself.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        self.reveals.begin(seat, self.chance);
        match self.game.open.asked() {
            Some((_, step)) => self.perform(seat, step, action),
            None => self.choose_to_store(seat, action),
        }
        self.settle();
        if self.game.is_finished() {
            self.reveals.show(Audience::Everyone);
        }
        self.reveals.end(self.chance);
    }

    /// Does what happens by itself and passes over what leaves no choice, until somebody has to decide
    /// or the game is over.
    pub(crate) fn settle(&mut self) {
        loop {
            match self.game.open.agenda.due() {
                Some(Task::Do(agent, chore)) => self.run(agent, chore),
                Some(Task::Ask(seat, step)) => {
                    self.reveals.pass_on_to(seat);
                    match self.game.foregone(seat, step) {
                        Foregone::Only(action) => self.perform(seat, step, action),
                        // What is impossible is skipped (ID-1.15).
                        Foregone::Nothing => {
                            self.game.open.agenda.pop();
                        }
                        Foregone::Choice => return,
                    }
                }
                None => match self.game.open.stage {
                    Stage::Turns => self.advance(),
                    Stage::Penalties => self.begin_storing(),
                    Stage::Storing if self.somebody_owes() => return,
                    Stage::Storing => self.close_chapter(),
                    Stage::Over => return,
                },
            }
        }
    }

    /// Carries out what happens by itself.
    fn run(&mut self, agent: Agent, chore: Chore) {
        match (chore, agent) {
            (Chore::EchoGrip { gain, left }, _) => self.echo_grip(gain, left),
            (Chore::EchoSupport, _) => self.echo_support(),
            (Chore::EchoManipulate { left }, _) => self.echo_manipulate(left),
            (Chore::EchoProgress, _) => self.echo_progress(),
            (Chore::EchoProcess { left }, _) => self.echo_process(left),
            (Chore::EchoLayOut, _) => self.echo_lay_out(),
            (Chore::EchoEnd, _) => self.echo_end(),
            (Chore::LoseGrip(count), Agent::Echo) => self.echo_grip(false, count),
            (chore, Agent::Person(seat)) => self.run_for(seat, chore),
            // People's chores are never given to Echo.
            (_, Agent::Echo) => {}
        }
    }

    fn run_for(&mut self, seat: Seat, chore: Chore) {
        match chore {
            Chore::Effect {
                crime,
                line,
                binding,
            } => self.carry_out(seat, &crime.data().effect[usize::from(line)], binding),
            Chore::Reward { crime, outcome } => self.reward(seat, crime, outcome),
            Chore::LayOut(crime) => self.lay_out(seat, crime),
            Chore::Gain(count) => self.gain_evidence(seat, count),
            Chore::Process(left) => {
                let any = self.game.papers(seat).evidence() > 0;
                self.ask_if(left > 0 && any, seat, Step::Process { left });
            }
            Chore::Support(count) => self.gain_support(seat, count),
            Chore::RaiseGrip => self.raise_grip(seat),
            Chore::Draw => self.draw_to_minimum(seat),
            Chore::DrawPetty => self.draw_crime(seat, crate::pieces::Deck::Petty),
            Chore::EndTurn => self.end_turn(seat),
            Chore::LoseGrip(count) => self.owe_grip(seat, count),
            // Echo's own.
            _ => {}
        }
    }

    /// Puts a decision on top of the agenda.
    fn ask(&mut self, seat: Seat, step: Step) {
        self.game.open.agenda.ask(seat, step);
    }

    fn ask_if(&mut self, needed: bool, seat: Seat, step: Step) {
        if needed {
            self.ask(seat, step);
        }
    }

    /// Puts something that happens by itself on top of the agenda.
    fn then(&mut self, agent: impl Into<Agent>, chore: Chore) {
        self.game.open.agenda.then(agent, chore);
    }

    fn tell(&mut self, event: Event) {
        self.log.tell(Audience::Everyone, event);
    }

    /// Tells somebody more than the others.
    fn tell_apart(&mut self, seat: Seat, own: Event, others: Event) {
        self.log.tell(Audience::Only(seat), own);
        self.log.tell(Audience::Except(seat), others);
    }

    /// Somebody has been shown something hidden.
    fn show(&mut self, seat: Seat) {
        self.reveals.show(Audience::Only(seat));
    }
}
