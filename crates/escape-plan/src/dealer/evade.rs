//! Evading, wounds and handcuffs (EP-11).

use kernel::{RuleId, Seat, Set};

use super::Dealer;
use crate::action::Action;
use crate::content::{Scope, content};
use crate::event::Event;
use crate::pieces::{Asset, Officer, Tile};
use crate::player::SLOTS;
use crate::state::EscapePlan;
use crate::step::{Chore, Step};

impl Dealer<'_> {
    /// After travel: the toll, officers, wounds, then the visit or the way out.
    pub(super) fn begin_evade(&mut self, seat: Seat) {
        self.then(seat, Chore::Arrive);
        if self.game.left(seat).is_empty() {
            return;
        }
        if self.turn().escaping {
            // The last moment before the exit cost, whether there was anybody to evade or not (EP-16.5).
            self.ask(seat, Step::Breathe);
        }
        self.ask(seat, Step::Evade);
        self.pay_toll(seat);
    }

    /// Costa's toll, in money or in blood (EP-19.5).
    fn pay_toll(&mut self, seat: Seat) {
        let Some(costa) = self.game.costa.filter(|costa| !costa.escaped) else {
            return;
        };
        if !self.game.left(seat).contains(costa.agent.at.tile()) {
            return;
        }
        let toll = content().prices.costa_toll;
        if self.game.hand(seat).cash >= toll {
            self.pay(seat, toll);
            self.tell(Event::TollPaid { seat, amount: toll });
        } else {
            let wounds = content().prices.costa_toll_wounds_if_unpaid;
            self.tell(Event::TollInBlood { seat, wounds });
            // With nobody to evade, these are the wounds of the step (EP-10.19).
            if self.game.pursuer_count(seat) == 0 && !self.turn().escaping {
                self.ask(seat, Step::Breathe);
            }
            self.then(
                seat,
                Chore::Wounds {
                    count: wounds,
                    own: true,
                },
            );
        }
    }

    /// An evade ability covers officers of one tile (EP-10.17).
    pub(super) fn cover(
        &mut self,
        seat: Seat,
        officers: Set<Officer>,
        scope: Scope,
        action: Action,
    ) {
        let (tile, covered, sandra) = match action {
            Action::Officer(tile, officer) => (tile, [officer].into_iter().collect(), false),
            Action::Sandra => (self.game.sandra_tile(), Set::default(), true),
            Action::Tile(tile) => {
                let covered = self.game.pursuers(tile).intersection(officers);
                // Declared to be of the type that is covered (EP-18.5, EP-R28).
                (tile, covered, self.game.sandra_pursues(tile))
            }
            _ => return,
        };
        debug_assert!(scope != Scope::OneOfficer || covered.len() <= 1);
        let turn = self.turn();
        let evaded = &mut turn.evaded[tile as usize];
        *evaded = evaded.union(covered);
        turn.lost_sandra |= sandra;
        self.tell(Event::Evaded {
            seat,
            tile,
            officers: covered,
            sandra,
        });
    }

    /// One wound for each officer who was not evaded (EP-11.5).
    pub(super) fn end_evade(&mut self, seat: Seat) {
        let count = self.game.pursuer_count(seat);
        if count == 0 {
            return;
        }
        if !self.turn().escaping {
            self.ask(seat, Step::Breathe);
        }
        let why = RuleId("EP-11.5");
        self.tell(Event::Wounded { seat, count, why });
        self.then(seat, Chore::Wounds { count, own: true });
    }

    /// Takes wounds one after another until a decision is due (EP-11.6).
    pub(super) fn wound(&mut self, seat: Seat, mut count: u8, own: bool) {
        while count > 0 {
            let player = self.player(seat);
            count -= 1;
            if player.green() > 0 {
                player.wounds += 1;
                continue;
            }
            // A sixth handcuffs card, or none left: nothing happens (EP-11.10).
            if usize::from(player.handcuffs) == SLOTS || self.game.supply.handcuffs == 0 {
                continue;
            }
            if count > 0 {
                self.then(seat, Chore::Wounds { count, own });
            }
            if own {
                self.ask(seat, Step::Wound);
            } else {
                self.handcuff(seat);
            }
            return;
        }
    }

    /// A wound with an empty green box: handcuffs, and one cube back to green (EP-11.6). Healed in the
    /// meantime, it is an ordinary one.
    pub(super) fn handcuff(&mut self, seat: Seat) {
        let player = self.player(seat);
        if player.green() > 0 {
            player.wounds += 1;
            return;
        }
        match player.book.len() {
            0 => self.lay_handcuffs(seat, None),
            1 => {
                let only = player.book.last();
                self.lay_handcuffs(seat, only);
            }
            _ => self.ask(seat, Step::LoseAsset),
        }
    }

    /// Lays the card on the rightmost free slot; an asset there is lost (EP-11.7, EP-11.8).
    pub(super) fn lay_handcuffs(&mut self, seat: Seat, lost: Option<Asset>) {
        self.game.supply.handcuffs -= 1;
        let player = self.player(seat);
        player.handcuffs += 1;
        player.wounds -= 1;
        let slot = SLOTS as u8 - player.handcuffs + 1;
        if let Some(asset) = lost {
            player.book.remove(asset);
            player.lost.insert(asset);
        }
        self.tell(Event::Handcuffed { seat, slot, lost });
    }
}

impl EscapePlan {
    /// Whether something at hand heals a wound now (EP-11.9).
    pub(crate) fn can_heal(&self, seat: Seat) -> bool {
        self.player(seat).can_heal(self.spendable(seat))
    }

    /// The tiles left in the running turn; none of who stayed on one, and that of the exit of who escapes (EP-11.1,
    /// EP-11.2, EP-16.4).
    pub(crate) fn left(&self, seat: Seat) -> Set<Tile> {
        let at = self.player(seat).at.tile();
        match &self.turn {
            Some(turn) if turn.route.len() > 1 || turn.escaping => {
                turn.left(at, &self.options).tiles()
            }
            _ => Set::default(),
        }
    }

    /// The officers on a tile who were not evaded in the running turn (EP-11.3).
    pub(crate) fn pursuers(&self, tile: Tile) -> Set<Officer> {
        let on = self.police.on[tile as usize];
        match &self.turn {
            Some(turn) => on.without(turn.evaded[tile as usize]),
            None => on,
        }
    }

    /// Whether Sandra stands on a tile and was not evaded (EP-18.5).
    pub(crate) fn sandra_pursues(&self, tile: Tile) -> bool {
        self.sandra_on(tile) && self.turn.is_none_or(|turn| !turn.lost_sandra)
    }

    pub(crate) fn sandra_tile(&self) -> Tile {
        self.sandra
            .map_or(Tile::default(), |sandra| sandra.agent.at.tile())
    }

    /// How many officers, Sandra among them, are still to be evaded.
    pub(crate) fn pursuer_count(&self, seat: Seat) -> u8 {
        self.left(seat)
            .iter()
            .map(|tile| self.pursuers(tile).len() as u8 + u8::from(self.sandra_pursues(tile)))
            .sum()
    }
}
