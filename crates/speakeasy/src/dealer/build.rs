//! Opening, taking over and upgrading (SP-13, SP-14).

use kernel::{Options as _, Seat};

use super::Dealer;
use crate::amendment::FREE_HELP_KEPT;
use crate::boss::Boss;
use crate::content::content;
use crate::event::Event;
use crate::pieces::{Building, Slot};
use crate::player::Ally;
use crate::space::{Ground, House, Space};
use crate::step::{Chore, Price, Step};
use crate::strength::{Help, Occasion};
use crate::works::Works;

impl Dealer<'_> {
    /// A building is chosen, any that is left (SP-13.2, SP-14.8); its space is next, and then
    /// perhaps a second one.
    pub(super) fn choose_slot(&mut self, seat: Seat, works: Works, times: u8, slot: Slot) {
        if times > 1 {
            let times = times - 1;
            self.ask(seat, Step::Build { works, times });
        }
        self.ask(seat, Step::Site { works, slot });
    }

    /// A space is chosen; whether a take-over needs force is seen there (SP-13.3, SP-13.4).
    pub(super) fn choose_site(&mut self, seat: Seat, works: Works, slot: Slot, space: Space) {
        let fight = self.game.manhattan.lot(space).is_gangster_bar() && !works.ignores_defence();
        if fight {
            self.ask(seat, Step::Force { slot, space });
        } else {
            self.commence(seat, slot, space, 0, Help::None);
        }
    }

    /// Pays for a building with everything declared; then it is put on its space (SP-13.7).
    pub(super) fn commence(&mut self, seat: Seat, slot: Slot, space: Space, thugs: u8, help: Help) {
        let price = self.game.building_cost(seat, slot, space);
        let fee = self.call_ally(seat, Occasion::TakeOver, help);
        self.then(seat, Chore::Erect { slot, space });
        if slot.building() == Building::Casino {
            for _ in 0..content().building_prices.casino_discards {
                self.ask(seat, Step::Discard(Price::Casino));
            }
        }
        self.then(seat, Chore::Charge(price + fee));
        self.return_thugs(seat, thugs);
    }

    /// The ally's help is used, as far as it is; returns the fee.
    pub(super) fn call_ally(&mut self, seat: Seat, occasion: Occasion, help: Help) -> u16 {
        let keeps = self.game.options.plays_by(FREE_HELP_KEPT);
        let player = self.game.player_mut(seat);
        let fee = player.fee_of(occasion, help).unwrap_or(0);
        let free_anyway = keeps && player.lasting_fee(occasion) == Some(0);
        let Some(ally) = player.ally.as_mut().filter(|_| help.is_given()) else {
            return 0;
        };
        let Ally { gangster, .. } = *ally;
        // Only the free help that is used up is marked: another fee may be nothing for other reasons.
        if gangster.alliance().free_help_once && help == Help::Cheapest && !free_anyway {
            ally.helped = true;
        }
        self.tell(Event::AllyHelped { seat, gangster });
        fee
    }

    /// Thugs go back to the supply for one attack or defence (SP-9.3).
    pub(super) fn return_thugs(&mut self, seat: Seat, count: u8) {
        if count > 0 {
            self.game.player_mut(seat).dismiss_thugs(count);
            self.game.supply.thugs += count;
            self.tell(Event::ThugsReturned { seat, count });
        }
    }

    /// Puts a building on its space: city token and reward follow (SP-13.5, SP-13.6).
    pub(super) fn erect(&mut self, seat: Seat, slot: Slot, space: Space) {
        let boss = Boss::Player(seat);
        let building = slot.building();
        let player = self.game.player_mut(seat);
        player.slots.remove(slot);
        let ground = self.game.manhattan.lot(space).ground;
        self.put_house(boss, building, space);
        if let Ground::GangsterBar = ground {
            self.game.supply.gangster_bars += 1;
        }
        if let Some(token) = self.game.manhattan.lot_mut(space).token.take() {
            self.game.player_mut(seat).tokens[token as usize] += 1;
            self.tell(Event::TokenTaken { seat, token });
        }
        self.gain(seat, &slot.data().reward, "SP-13.6");
    }

    /// Puts a building on a space, with the mobster and barrel of a bar it replaces (SP-R12).
    pub(super) fn put_house(&mut self, boss: Boss, building: Building, space: Space) {
        let ground = &mut self.game.manhattan.lot_mut(space).ground;
        let event = match ground {
            Ground::House(house) => {
                house.building = building;
                Event::Upgraded {
                    boss,
                    building,
                    space,
                }
            }
            Ground::GangsterBar => {
                *ground = Ground::House(House::new(boss, building));
                Event::TookOver {
                    boss,
                    building,
                    space,
                }
            }
            Ground::Empty => {
                *ground = Ground::House(House::new(boss, building));
                Event::Opened {
                    boss,
                    building,
                    space,
                }
            }
        };
        self.tell(event);
    }
}
