//! The dealer carries out what was allowed: it changes the state, draws from chance, tells the log,
//! and notes who was shown something.

mod act;
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

use kernel::{Audience, Chance, Foregone, Log, Seat, SeatSet};

use crate::action::Action;
use crate::console::Agent;
use crate::event::Event;
use crate::state::InTooDeep;
use crate::step::{Chore, Duty, Stage, Step, Task};

/// The state with everything an action may touch.
pub(crate) struct Dealer<'a> {
    pub(crate) game: &'a mut InTooDeep,
    pub(crate) chance: &'a mut Chance,
    pub(crate) log: &'a mut Log<Event>,
    /// The seats that were shown something.
    pub(crate) reveals: SeatSet,
    /// Who acts; nobody in the set-up.
    actor: Option<Seat>,
}

impl<'a> Dealer<'a> {
    pub(crate) fn new(
        game: &'a mut InTooDeep,
        chance: &'a mut Chance,
        log: &'a mut Log<Event>,
    ) -> Dealer<'a> {
        Dealer {
            game,
            chance,
            log,
            reveals: SeatSet::NONE,
            actor: None,
        }
    }

    /// Carries out a legal action and everything that follows from it by itself.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) {
        // Whatever somebody does, the others have seen it.
        self.reveals = SeatSet::first(self.game.open.options.seats());
        self.reveals.remove(seat);
        self.actor = Some(seat);
        let drawn = self.chance.position();
        match self.game.open.asked() {
            Some((_, step)) => self.perform(seat, step, action),
            None => self.choose_to_store(seat, action),
        }
        self.settle();
        if self.game.open.stage == Stage::Over || self.chance.position() != drawn {
            self.reveals.insert(seat);
        }
    }

    /// Carries out the answer to a step.
    fn perform(&mut self, seat: Seat, step: Step, action: Action) {
        self.game.open.agenda.pop();
        match (step, action) {
            (Step::Hook { .. } | Step::Discard { .. }, Action::Support(support)) => {
                self.ask(seat, step);
                self.use_support(seat, support);
            }
            (Step::Hook { unhooked }, action) => self.answer_hook(seat, unhooked, action),
            (Step::HookByToken, action) => self.answer_hook_token(seat, action),
            (Step::Act, action) => self.take_action(seat, action),
            (Step::Endure(_), action) => self.do_action(seat, action),
            (Step::Escort { .. }, Action::Criminal(criminal)) => self.escort(seat, criminal),
            (Step::Patrol { left, .. }, Action::Guardian(_) | Action::Barrier(..)) => {
                let duty = Duty::May;
                self.ask_if(
                    left > 1,
                    seat,
                    Step::Patrol {
                        left: left - 1,
                        duty,
                    },
                );
                self.patrol(seat, action);
            }
            (Step::March { left }, Action::Guardian(_)) => {
                self.ask_if(left > 1, seat, Step::March { left: left - 1 });
                self.patrol(seat, action);
            }
            (Step::Shove { steps }, Action::Barrier(border, turning)) => {
                self.shove(seat, border, turning, steps);
            }
            (Step::Heights { left }, Action::Pass) => {
                debug_assert!(left > 0, "a favour is asked for only if one is left");
            }
            (Step::Heights { left }, action) => {
                self.ask_if(left > 1, seat, Step::Heights { left: left - 1 });
                self.do_favour(seat, action);
            }
            (Step::IonTowers, Action::Deck(deck)) => self.set_aside(seat, deck),
            (Step::IonTowers | Step::Support, Action::Third(third)) => {
                self.take_support(seat, third);
            }
            (Step::Harbor, action) => self.answer_harbor(seat, action),
            (Step::Duel(_), Action::Opponent(opponent)) => self.duel(seat, opponent),
            (Step::LoseDuel | Step::DropDilemma, Action::Dilemma(dilemma)) => {
                self.discard_dilemma(seat, dilemma);
            }
            (Step::Redraw { left }, Action::Dilemma(dilemma)) => {
                self.discard_dilemma(seat, dilemma);
                self.ask_if(left > 1, seat, Step::Redraw { left: left - 1 });
            }
            (Step::Relocate(_), Action::Criminal(criminal)) => {
                self.ask(seat, Step::RelocateTo(criminal));
            }
            (
                Step::RelocateTo(criminal) | Step::SendCriminal { criminal, .. },
                Action::Zone(zone),
            ) => self.relocate(seat.into(), criminal, zone),
            (Step::RelocateItem, Action::Item(item)) => self.ask(seat, Step::ItemTo(item)),
            (Step::ItemTo(item) | Step::SendItem { item, .. }, Action::Zone(zone)) => {
                self.move_item(seat.into(), item, zone);
            }
            (Step::SendGuardian { .. }, Action::Guardian(zone)) => {
                self.send_guardian(seat.into(), zone);
            }
            (Step::SwapItems(_), Action::Item(item)) => self.ask(seat, Step::SwapItemWith(item)),
            (Step::SwapItemWith(one), Action::Item(other)) => self.swap_items(seat, one, other),
            (Step::SwapCriminals, Action::Criminal(criminal)) => {
                self.ask(seat, Step::SwapCriminalWith(criminal));
            }
            (Step::SwapCriminalWith(one), Action::Criminal(other)) => {
                self.swap_criminals(seat, one, other);
            }
            (Step::SwapItemCriminal, Action::Item(item)) => {
                self.ask(seat, Step::SwapItemCriminalWith(item));
            }
            (Step::SwapItemCriminalWith(item), Action::Criminal(criminal)) => {
                self.swap_item_criminal(seat, item, criminal);
            }
            (Step::Shift { to: None }, Action::Zone(from)) => {
                self.ask(seat, Step::ShiftTo { from });
            }
            (Step::Shift { to: Some(to) }, Action::Zone(from))
            | (Step::ShiftTo { from }, Action::Zone(to)) => {
                self.shift_searches(seat.into(), from, to);
            }
            (Step::Lock, Action::Criminal(criminal)) => self.lock(seat, criminal),
            (Step::SwapHooks, Action::Opponent(opponent)) => self.swap_hooks(seat, opponent),
            (
                Step::Look {
                    left,
                    seen,
                    looking,
                },
                Action::Place(place),
            ) => {
                self.look(seat, place, left, seen, looking);
            }
            (Step::TakeSeen { .. } | Step::TakeUnseen, Action::Place(place)) => {
                self.take_face_down(seat, place);
            }
            (Step::Expose, Action::Place(place)) => self.expose(seat, place),
            (Step::Bar { more }, Action::Evidence(kind)) => self.take_from_bar(seat, kind, more),
            (Step::Process { left }, Action::Process(kind, into)) => {
                self.then(seat, Chore::Process(left - 1));
                self.process(seat, kind, into);
            }
            (Step::GainGrip { left }, Action::Grip(criminal)) => {
                self.gain_grip(seat.into(), criminal);
                self.ask_if(left > 1, seat, Step::GainGrip { left: left - 1 });
            }
            (Step::LoseGrip { left }, Action::Grip(criminal)) => {
                self.lose_grip(seat.into(), criminal, 1);
                self.then(seat, Chore::LoseGrip(left - 1));
            }
            (Step::Bind(crime), Action::Bind(binding)) => self.set_off(seat, crime, binding),
            (Step::Outcome(crime), Action::Outcome(outcome)) => {
                self.tell(Event::OutcomeChosen { seat, outcome });
                self.then(seat, Chore::Reward { crime, outcome });
            }
            (Step::Discard { .. }, Action::Discard(crime)) => self.discard_crime(seat, crime),
            (Step::Draw, Action::Deck(deck)) => self.draw_crime(seat, deck),
            (Step::EchoGrip { gain, left }, Action::Grip(criminal)) => {
                self.shift_echo_grip(gain, criminal);
                self.then(
                    Agent::Echo,
                    Chore::EchoGrip {
                        gain,
                        left: left - 1,
                    },
                );
            }
            (Step::EchoSupport, Action::Third(third)) => self.echo_takes(third),
            // What is offered was not taken.
            _ => {}
        }
    }

    /// Does what happens by itself and passes over what leaves no choice, until somebody has to decide
    /// or the game is over.
    pub(crate) fn settle(&mut self) {
        loop {
            match self.game.open.agenda.due() {
                Some(Task::Do(agent, chore)) => self.run(agent, chore),
                Some(Task::Ask(seat, step)) => {
                    self.pass_on_to(seat);
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

    /// Somebody decides. If it is another person, even whether there is a choice may tell the one who
    /// acted what the other holds.
    fn pass_on_to(&mut self, seat: Seat) {
        if let Some(actor) = self.actor.filter(|actor| *actor != seat) {
            self.reveals.insert(actor);
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
            Chore::Reward { crime, outcome } => self.reward(seat, crime.reward(outcome)),
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
        self.reveals.insert(seat);
    }
}
