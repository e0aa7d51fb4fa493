//! Helpers (SP-6, SP-30), persons (SP-12) and the Park (SP-20).

use kernel::Seat;

use super::Dealer;
use super::gains::Gain;
use crate::boss::Boss;
use crate::content::content;
use crate::event::{Event, Source};
use crate::pieces::{Favour, Helper, Person};
use crate::step::{Bonus, Chore, Post, Step};

impl Dealer<'_> {
    /// A helper brings its reward and goes behind the screen (SP-6.2).
    pub(super) fn use_helper(&mut self, seat: Seat, helper: Helper) {
        let player = self.game.player_mut(seat);
        player.helpers.remove(helper);
        self.game.screen_mut(seat).used.insert(helper);
        self.tell(Event::HelperUsed { seat, helper });
        self.gain(seat, &helper.data().effect, "SP-30.1");
    }

    /// Takes a helper of the display, which is filled up (SP-11.17).
    pub(super) fn take_helper(&mut self, seat: Seat, helper: Helper) {
        let helpers = &mut self.game.helpers;
        helpers.display.remove(helper);
        self.game.player_mut(seat).helpers.insert(helper);
        self.tell(Event::HelperTaken { seat, helper });
        self.refill_helpers();
    }

    /// Turns up the next helper; with an empty deck the display shrinks (SP-11.17).
    pub(super) fn refill_helpers(&mut self) {
        let helpers = &mut self.game.helpers;
        if let Some(helper) = self.chance.draw(&mut helpers.deck) {
            helpers.display.insert(helper);
            self.tell(Event::HelperTurnedUp { helper });
        }
    }

    /// Sends a capo to a person, who then offers the actions (SP-6.3); in the Park somebody makes
    /// room (SP-20.2).
    pub(super) fn send_capo(&mut self, seat: Seat, person: Person) {
        if person == Person::Park {
            self.ask(seat, Step::Swap);
            return;
        }
        self.game.player_mut(seat).capos -= 1;
        self.place_capo(Boss::Player(seat), person);
        self.talk(seat, person);
    }

    /// Puts a capo on a person.
    pub(super) fn place_capo(&mut self, boss: Boss, person: Person) {
        match self.game.capos.singles.get_mut(person as usize) {
            Some(single) => *single = Some(boss),
            None => self.game.capos.restaurant.push(boss),
        }
        self.tell(Event::CapoSent { boss, person });
    }

    /// The actions of a person, from top to bottom (SP-12.2).
    pub(super) fn talk(&mut self, seat: Seat, person: Person) {
        if let Some(turn) = &mut self.game.turn {
            turn.person = Some(person);
        }
        let rows = person.rows().chunk_by(|one, next| one.row == next.row);
        for entries in rows.rev() {
            let row = entries[0].row;
            self.then(seat, Chore::Row { person, row });
        }
    }

    /// Everything that one row offers: what is framed and what is the person's own (SP-12.1).
    pub(super) fn run_row(&mut self, seat: Seat, person: Person, row: u8) {
        if let Some(turn) = &mut self.game.turn {
            turn.row = row;
        }
        let entries = || person.rows().iter().filter(|entry| entry.row == row);
        // A bonus beside a framed action belongs to the card played by it (SP-15.1).
        let bonus = entries().fold(Bonus::default(), |sum, entry| sum.and(entry.effect.bonus()));
        for entry in entries() {
            let action = Gain {
                bonus,
                times: entry.times,
                post: Post::Either,
                why: "SP-12.2",
            };
            self.gain_as(seat, &entry.effect, action);
        }
    }

    /// Moves another boss's capo to the Park and takes its place (SP-20.2).
    pub(super) fn swap_capos(&mut self, seat: Seat, person: Person, owner: Boss) {
        self.game.player_mut(seat).capos -= 1;
        let capos = &mut self.game.capos;
        let boss = Boss::Player(seat);
        match capos.singles.get_mut(person as usize) {
            Some(single) => *single = Some(boss),
            None => {
                if let Some(guest) = capos.restaurant.iter_mut().find(|guest| **guest == owner) {
                    *guest = boss;
                }
            }
        }
        capos.park.push(owner);
        self.tell(Event::CapoSwapped {
            seat,
            owner,
            person,
        });
        self.then(seat, Chore::Talk(person));
        match owner {
            Boss::Player(owner) => self.ask(owner, Step::Favour),
            Boss::Rival => {
                let cash = content().solo.park_compensation_cash;
                self.gain_cash(owner, cash, Source::Capo);
            }
        }
    }

    /// The capo stays in the Park: swapping is an action like others, which can be left out (SP-20.1).
    pub(super) fn stay_in_park(&mut self, seat: Seat) {
        let (boss, person) = (Boss::Player(seat), Person::Park);
        self.game.player_mut(seat).capos -= 1;
        self.game.capos.park.push(boss);
        if let Some(turn) = &mut self.game.turn {
            turn.person = Some(person);
        }
        self.tell(Event::CapoSent { boss, person });
    }

    /// What the owner of a capo takes that was moved to the Park (SP-20.3).
    pub(super) fn take_favour(&mut self, seat: Seat, favour: Favour) {
        self.tell(Event::FavourTaken { seat, favour });
        match favour {
            Favour::Leverage => self.gain_leverage(seat, 1),
            Favour::Book => self.gain_books(seat, 1),
            Favour::CityToken => self.ask(seat, Step::TakeToken),
        }
    }
}
