//! The dealer carries out what was allowed: it changes the state, draws from chance, tells the log,
//! and notes who was shown something.

mod barrels;
mod build;
mod cards;
mod conflict;
mod course;
mod gains;
mod luciano;
mod restaurant;
mod rival;
mod rival_works;
mod setup;
mod talk;
mod tokens;
mod war;

use kernel::{Audience, Chance, Log, Reveals, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::state::Speakeasy;
use crate::step::{Chore, Step, Task};

/// The state with everything an action may touch.
pub(crate) struct Dealer<'a> {
    pub(crate) game: &'a mut Speakeasy,
    pub(crate) chance: &'a mut Chance,
    pub(crate) log: &'a mut Log<Event>,
    pub(crate) reveals: Reveals,
}

impl<'a> Dealer<'a> {
    pub(crate) fn new(
        game: &'a mut Speakeasy,
        chance: &'a mut Chance,
        log: &'a mut Log<Event>,
    ) -> Dealer<'a> {
        let reveals = Reveals::new(game.options.seats());
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
        let Some((_, step)) = self.game.asked() else {
            return;
        };
        self.perform(seat, step, action);
        self.settle();
        if self.game.is_finished() {
            self.reveals.show(Audience::Everyone);
        }
        self.reveals.end(self.chance);
    }

    /// Carries out the answer to a step.
    fn perform(&mut self, seat: Seat, step: Step, action: Action) {
        if action == Action::Split {
            self.game.splitting = Some(seat);
            return;
        }
        self.game.agenda.pop();
        match (step, action) {
            (Step::UseHelper, Action::Helper(helper)) => self.use_helper(seat, helper),
            (Step::Send, Action::Person(person)) => self.send_capo(seat, person),
            (Step::Swap, Action::Capo(person, owner)) => self.swap_capos(seat, person, owner),
            (Step::Swap, _) => self.stay_in_park(seat),
            (Step::Favour, Action::Favour(favour)) => self.take_favour(seat, favour),
            (Step::Favour, _) => self.tell(Event::FavourDeclined { seat }),
            (Step::Raise, Action::Raise(track)) => self.pay_level(seat, track, false),
            (Step::RaiseTrack { extra, .. }, Action::Raise(track)) => {
                self.pay_level(seat, track, extra);
            }
            (Step::Extra(track), Action::Card(card)) => {
                self.discard(seat, card);
                self.pay_level(seat, track, false);
            }
            (Step::Discard(_), Action::Card(card)) => self.discard(seat, card),
            (Step::Play { bonus, .. }, Action::Card(card)) => {
                self.play_card(seat, card, Some(bonus))
            }
            (Step::FirstPlay, Action::Card(card)) => self.play_card(seat, card, None),
            (Step::Build { works, times }, Action::Slot(slot)) => {
                self.choose_slot(seat, works, times, slot);
            }
            (Step::Site { works, slot }, Action::Space(space)) => {
                self.choose_site(seat, works, slot, space);
            }
            (Step::Force { slot, space }, Action::Force(thugs, help)) => {
                self.commence(seat, slot, space, thugs, help);
            }
            (Step::Pay { cost }, Action::Launder(share)) => self.pay(seat, cost, share),
            (Step::Hire, Action::Hire) => self.hire(seat),
            (Step::Thug, Action::Post(space)) => self.post_thug(seat, space),
            (Step::Mobster { post, waiting }, action) => {
                self.post_mobster(seat, post, waiting, action)
            }
            (Step::DocksReward, Action::Row(row)) => self.docks_reward(seat, row),
            (Step::Relocate { settled }, Action::Move(from, to)) => {
                self.relocate(seat, settled, from, to);
            }
            (Step::TakeHelper, Action::Helper(helper)) => self.take_helper(seat, helper),
            (Step::CopyHelper, Action::Helper(helper)) => {
                self.tell(Event::HelperCopied { seat, helper });
                self.gain(seat, &helper.data().effect, "SP-30.5");
            }
            (Step::TakeToken, action) => self.take_token(seat, action),
            (Step::Reveal { space }, Action::Pile(pile)) => self.reveal_token(space, pile),
            (Step::TakeCard | Step::Draw, Action::Deck(operation)) => {
                self.take_card(seat, operation)
            }
            (Step::Protect { leverage }, Action::Space(space)) => {
                self.protect(seat, leverage, space)
            }
            (Step::Sell { left }, Action::Space(space)) => self.sell(seat, left, space),
            (Step::Drive { points }, action) => self.drive(seat, points, action),
            (Step::Ally, Action::Gangster(gangster)) => self.ally(seat, gangster),
            (Step::Raid, Action::Ship(ship)) => self.ask(seat, Step::Crew(ship)),
            (Step::Crew(ship), Action::Crew(hired, thugs)) => self.raid(seat, ship, hired, thugs),
            (Step::Stash(ship), action) => self.stash(seat, ship, action),
            (Step::Recall(_), Action::Dock(berth)) => self.recall(seat, berth),
            (Step::TurnOrder, Action::Column(column)) => self.reserve(seat, column),
            (Step::Business { done }, Action::Business(business)) => {
                self.do_business(seat, done, business);
            }
            (Step::PlayToken { left }, Action::Token(token)) => self.play_token(seat, left, token),
            (Step::Cook { left }, Action::Book(goal, space)) => self.cook(seat, left, goal, space),
            (Step::PutBack, Action::Put(token, stack)) => self.put_back(seat, token, stack),
            (Step::Surplus, Action::Put(token, stack)) => self.put_surplus(seat, token, stack),
            (Step::Defend { open, .. }, Action::Abandon(space)) => self.abandon(seat, open, space),
            (Step::Defend { open, .. }, Action::Defend(space, thugs, help)) => {
                self.defend(seat, open, space, thugs, help);
            }
            (Step::Salvage, Action::Still) => self.salvage(seat),
            // What is offered was not taken.
            _ => {}
        }
    }

    /// Does what happens by itself and passes over what leaves no choice, until somebody has to decide
    /// or the game is over.
    pub(crate) fn settle(&mut self) {
        loop {
            match self.game.agenda.due() {
                Some(Task::Do(seat, chore)) => self.run(seat, chore),
                Some(Task::Ask(seat, step)) => {
                    self.reveals.pass_on_to(seat);
                    match self.game.foregone(seat, step) {
                        Some(action) => self.perform(seat, step, action),
                        None => return,
                    }
                }
                None if self.game.is_finished() => return,
                None => self.advance(),
            }
        }
    }

    /// Carries out what happens by itself.
    fn run(&mut self, seat: Seat, chore: Chore) {
        match chore {
            Chore::Charge(cost) => self.charge(seat, cost),
            Chore::Raise { track, extra } => self.raise(seat, track, extra),
            Chore::Level(track) => self.level_up(seat, track),
            Chore::Operate { operation, bonus } => self.operate(seat, operation, bonus),
            Chore::Erect { slot, space } => self.erect(seat, slot, space),
            Chore::Row { person, row } => self.run_row(seat, person, row),
            Chore::EndRaid(ship) => self.end_raid(seat, ship),
            Chore::Sail(ship) => self.sail(ship),
            Chore::Talk(person) => self.talk(seat, person),
            Chore::Defend { district, open } => self.decide_defence(seat, district, open),
            Chore::DrawCard => self.draw_card(seat),
            Chore::EndTurn => self.end_turn(seat),
        }
    }

    /// Puts a decision on top of the agenda.
    fn ask(&mut self, seat: Seat, step: Step) {
        self.game.agenda.ask(seat, step);
    }

    /// Puts something that happens by itself on top of the agenda.
    fn then(&mut self, seat: Seat, chore: Chore) {
        self.game.agenda.then(seat, chore);
    }

    fn tell(&mut self, event: Event) {
        self.log.tell(Audience::Everyone, event);
    }
}
