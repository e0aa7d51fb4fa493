//! The dealer carries out what was allowed: it changes the state, draws from chance, tells the log,
//! and notes who was shown something.

mod automas;
mod city;
mod day;
mod evade;
mod lines;
mod setup;
mod tools;
mod turn;
mod visit;

use kernel::{Audience, Chance, Log, Reveals, RuleId, Seat};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::event::Event;
use crate::figure::Figure;
use crate::notoriety::Notoriety;
use crate::pieces::{Asset, Contact, Officer};
use crate::player::{Player, Priced};
use crate::state::{EscapePlan, ROW};
use crate::step::{Chore, Step, Task, Turn};

/// The state with everything an action may touch.
pub(crate) struct Dealer<'a> {
    pub(crate) game: &'a mut EscapePlan,
    pub(crate) chance: &'a mut Chance,
    pub(crate) log: &'a mut Log<Event>,
    pub(crate) reveals: Reveals,
    /// Officers drawn for a tile that has one like them, until all are drawn (EP-2.6).
    pairs: [u8; Officer::ALL.len()],
}

impl<'a> Dealer<'a> {
    pub(crate) fn new(
        game: &'a mut EscapePlan,
        chance: &'a mut Chance,
        log: &'a mut Log<Event>,
    ) -> Dealer<'a> {
        let reveals = Reveals::new(game.options.seats());
        Dealer {
            game,
            chance,
            log,
            reveals,
            pairs: [0; Officer::ALL.len()],
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
        match self.game.asked() {
            Some((next, _)) => self.reveals.pass_on_to(next),
            None => self.reveals.show(Audience::Everyone),
        }
        self.reveals.end(self.chance);
    }

    /// Carries out the answer to a step.
    fn perform(&mut self, seat: Seat, step: Step, action: Action) {
        if let Action::Use(tool, ability) = action {
            return self.use_tool(seat, step, tool, ability);
        }
        match step {
            Step::Start | Step::Travel => return self.travel(seat, step, action),
            Step::Evade if action != Action::Done => return,
            _ => {}
        }
        self.game.agenda.pop();
        match (step, action) {
            (Step::Bargain, Action::Unlock(asset)) => self.bargain(seat, asset),
            (Step::PlaceTile, Action::Place(spot)) => self.place_tile(seat, spot),
            (Step::Name(tile), Action::Name(place)) => self.name_place(seat, tile, place),
            (Step::SpendDisc, Action::SpendDisc) => self.spend_disc(seat),
            (Step::SpendDisc, _) => self.tell(Event::NightPassed { seat }),
            (Step::Land, Action::Fly(to)) => self.land(seat, to),
            (Step::Surface, Action::Surface(to)) => self.surface(seat, to),
            (Step::Waters, Action::Waters(node)) => self.open_waters(seat, node),
            (Step::Unbar, action) => self.unbar(seat, action),
            (Step::Evade, _) => self.end_evade(seat),
            (Step::Cover { officers, scope }, action) => {
                self.cover(seat, officers, scope, action);
            }
            (Step::Wound, _) => self.handcuff(seat),
            (Step::LoseAsset, Action::Lose(asset)) => self.lay_handcuffs(seat, Some(asset)),
            (Step::TakeContact | Step::CallContact, action) => self.take_contact(seat, action),
            (Step::PlaceContact(contact), action) => self.place_contact(seat, contact, action),
            (Step::Stow(ware), action) => self.stow(seat, ware, action),
            (Step::Unlock | Step::MayUnlock, Action::Unlock(asset)) => {
                self.unlock(seat, asset, "EP-14.3");
            }
            (Step::TakeKey(place), Action::Key(colour)) => self.take_key(seat, place, colour),
            (Step::BuyFixer, Action::BuyFixer(fixer)) => self.buy_fixer(seat, fixer),
            (Step::TakeGas, Action::Take) => self.take_gas(seat),
            (Step::BuyEquipment(first), Action::BuyEquipment(kind)) => {
                self.buy_equipment(seat, first, kind);
            }
            (Step::OpenLocker, action) => self.open_locker(seat, action),
            (Step::KeepTile(look), Action::Value(value)) => self.keep_tile(seat, look, value),
            (Step::MayHeal, Action::Take) => self.heal(seat),
            (Step::Confess, Action::Take) => self.confess(seat),
            (Step::Treatment, Action::Heal(wounds)) => self.treat(seat, wounds),
            (Step::AtExit, action) => self.at_exit(seat, action),
            (Step::Bonus(group), action) => self.take_bonus(seat, group, action),
            (Step::PickOfficer(officer), Action::Officer(from, _)) => {
                self.ask(seat, Step::SendOfficer { officer, from });
            }
            (Step::SendOfficer { officer, from }, Action::Tile(to)) => {
                self.send_officer(officer, from, to);
            }
            (Step::Snitch(officer), Action::Officer(tile, _)) => {
                self.remove_officer(seat, officer, tile);
            }
            (
                Step::ForceOfficer {
                    towards,
                    for_sandra,
                },
                Action::Officer(from, officer),
            ) => {
                self.ask(
                    seat,
                    Step::ForceTo {
                        towards,
                        for_sandra,
                        officer,
                        from,
                    },
                );
            }
            (
                Step::ForceTo {
                    for_sandra,
                    officer,
                    from,
                    ..
                },
                Action::Tile(to),
            ) => {
                self.force_officer(Figure::Thief(seat), for_sandra, officer, from, to);
            }
            (Step::Finish, _) => self.finish(seat),
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
                Some(Task::Ask(seat, step)) => match self.game.foregone(seat, step) {
                    Some(action) => self.perform(seat, step, action),
                    None => return,
                },
                None if self.game.is_finished() => return,
                None => self.advance(),
            }
        }
    }

    fn run(&mut self, seat: Seat, chore: Chore) {
        match chore {
            Chore::Wounds { count, own } => self.wound(seat, count, own),
            Chore::Evade => self.begin_evade(seat),
            Chore::Arrive => self.arrive(seat),
            Chore::Notice => self.gain_notoriety(Figure::Thief(seat), "EP-12.24"),
            Chore::Line { crosser, line } => self.cross_line(crosser, line),
            Chore::Procedure { automa, towards } => self.follow_procedure(automa, towards),
            Chore::Reward(line) => self.reward(seat, line),
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

    /// Adds decisions so that the first one comes first.
    fn ask_all(&mut self, seat: Seat, steps: impl DoubleEndedIterator<Item = Step>) {
        for step in steps.rev() {
            self.ask(seat, step);
        }
    }

    fn tell(&mut self, event: Event) {
        self.log.tell(Audience::Everyone, event);
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        self.game.player_mut(seat)
    }

    /// The turn that is being taken.
    ///
    /// Only called in a turn: the steps that lead here exist in no other place.
    fn turn(&mut self) -> &mut Turn {
        self.game.turn.get_or_insert_with(Turn::default)
    }

    fn pay(&mut self, seat: Seat, amount: u16) {
        let hand = self.game.hand_mut(seat);
        hand.cash = hand.cash.saturating_sub(amount);
    }

    fn receive_income(&mut self, seat: Seat, why: &'static str) {
        let amount = self.game.player(seat).income();
        self.game.hand_mut(seat).cash += amount;
        let why = RuleId(why);
        self.tell(Event::IncomeReceived { seat, amount, why });
    }

    fn notoriety(&mut self, figure: Figure) -> Option<&mut Notoriety> {
        match figure {
            Figure::Thief(seat) => Some(&mut self.player(seat).notoriety),
            Figure::Automa(automa) => Some(&mut self.game.agent_mut(automa)?.notoriety),
        }
    }

    fn gain_notoriety(&mut self, figure: Figure, why: &'static str) {
        self.raise_notoriety(figure, 1);
        let why = RuleId(why);
        self.tell(Event::NotorietyGained { figure, why });
    }

    fn raise_notoriety(&mut self, figure: Figure, count: u8) {
        if let Some(notoriety) = self.notoriety(figure) {
            for _ in 0..count {
                notoriety.gain();
            }
        }
    }

    fn lose_notoriety(&mut self, figure: Figure, why: &'static str) {
        if let Some(notoriety) = self.notoriety(figure) {
            notoriety.lose();
        }
        let why = RuleId(why);
        self.tell(Event::NotorietyLost { figure, why });
    }

    /// Takes a disc from the supply, if there is one (EP-1.4).
    fn take_disc(&mut self, figure: Figure, why: &'static str) {
        if self.game.supply.discs == 0 {
            return;
        }
        let discs = match figure {
            Figure::Thief(seat) => &mut self.game.players[seat.index()].discs,
            Figure::Automa(automa) => match self.game.agent_mut(automa) {
                Some(agent) => &mut agent.discs,
                None => return,
            },
        };
        *discs += 1;
        self.game.supply.discs -= 1;
        let why = RuleId(why);
        self.tell(Event::DiscTaken { figure, why });
    }

    /// Moves a locked asset to the dearest empty price slot, or to the box if there is none (EP-14.3).
    fn unlock(&mut self, seat: Seat, asset: Asset, why: &'static str) {
        let player = self.player(seat);
        player.book.remove(asset);
        player.pouch.remove(asset);
        let slot = player.priced.len();
        if slot == crate::player::PRICE_SLOTS {
            player.lost.insert(asset);
            self.tell(Event::AssetBoxed { seat, asset });
            return;
        }
        player.priced.push(Priced { asset, used: false });
        let price = crate::content::content().player_board.asset_slot_prices[slot];
        let why = RuleId(why);
        self.tell(Event::Unlocked {
            seat,
            asset,
            price,
            why,
        });
    }

    /// Asks which asset to unlock, if one is locked.
    fn ask_unlock(&mut self, seat: Seat) {
        if !self.game.player(seat).locked().is_empty() {
            self.ask(seat, Step::Unlock);
        }
    }

    fn heal(&mut self, seat: Seat) {
        let player = self.player(seat);
        if player.wounds > 0 {
            player.wounds -= 1;
            self.tell(Event::Healed { seat });
        }
    }

    /// Draws a card from the contact deck.
    fn draw_contact(&mut self) -> Option<Contact> {
        self.chance.draw_kind(&mut self.game.contacts.deck)
    }

    /// Closes the row up to the right and lets a new card in at the left (EP-12.5).
    fn refill_row(&mut self) {
        let mut contacts: ArrayVec<[Contact; ROW]> = ArrayVec::new();
        while self.game.contacts.row.len() < self.game.contacts.row.capacity() {
            let Some(contact) = self.draw_contact() else {
                break;
            };
            self.game.contacts.row.insert(0, contact);
            contacts.push(contact);
        }
        if !contacts.is_empty() {
            self.tell(Event::RowRefilled { contacts });
        }
    }
}
