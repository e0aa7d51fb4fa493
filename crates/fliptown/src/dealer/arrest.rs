//! Phase 6: the Preacher, bribes, the sheriff card, the Marshal and the fines (FT-16).

use kernel::{Audience, Seat};

use super::Dealer;
use crate::action::{Action, FinePayment};
use crate::cards::Rank;
use crate::content::Character;
use crate::event::Event;
use crate::step::{Stage, Step};

impl Dealer<'_> {
    /// The Preacher's decision is shown at once (FT-16.11).
    pub(crate) fn begin_preacher(&mut self) {
        self.game.stage = Stage::Preacher;
        for seat in self.game.all_seats() {
            let is_preacher = self.game.sheet(seat).character == Some(Character::Preacher);
            if is_preacher && self.game.preach_max(seat) > 0 {
                self.push(seat, Step::Preach);
            }
        }
    }

    /// The Preacher crosses out Wanted before the phase, or keeps the ability (FT-16.1, FT-18.8).
    pub(super) fn preacher_decides(&mut self, seat: Seat, action: Action) {
        if let Action::Amount(count) = action {
            self.sheet_mut(seat).ability_used += 1;
            let character = Character::Preacher;
            self.tell(seat, Event::AbilityUsed { seat, character });
            self.clear_wanted(seat, count, 0);
        } else {
            self.tell(seat, Event::AbilityKept { seat });
        }
    }

    /// All seats decide at the same time, sealed (FT-16.2, FT-16.11).
    pub(super) fn begin_bribes(&mut self) {
        self.game.stage = Stage::Bribes;
        self.seal();
        for seat in self.game.all_seats() {
            self.begin_seat_bribe(seat);
        }
    }

    /// Asks a seat for its bribe.
    pub(crate) fn begin_seat_bribe(&mut self, seat: Seat) {
        self.push(seat, Step::Bribe);
        self.settle(seat);
    }

    /// Pays the bribe, or not; no Wanted is crossed out by it (FT-16.2).
    pub(super) fn decide_bribe(&mut self, seat: Seat, action: Action) {
        if action == Action::Bribe {
            let gold = self.game.bribe_cost(seat);
            let chair = self.chair_mut(seat);
            chair.sheet.gold -= gold;
            chair.bribed = true;
            self.tell(seat, Event::Bribed { seat, gold });
        } else {
            let gold = self.game.bribe_cost(seat);
            self.tell(
                seat,
                match gold > self.game.sheet(seat).gold {
                    true => Event::BribeTooDear { seat, gold },
                    false => Event::NotBribed { seat },
                },
            );
        }
    }

    /// The bribes are shown and the sheriff card is turned up, even if everybody bribed (FT-16.3).
    pub(super) fn end_bribes(&mut self) {
        self.unseal();
        self.game.stage = Stage::Arrest;
        let Some(card) = self.game.sheriff else {
            return;
        };
        self.log
            .tell(Audience::Everyone, Event::SheriffRevealed { card });
        for seat in self.game.all_seats() {
            if self.game.chair(seat).bribed {
                self.tell(seat, Event::Protected { seat });
            } else if self.escapes(seat, card.rank()) {
                self.tell(seat, Event::Safe { seat });
            } else {
                let sheet = self.game.sheet(seat);
                let wanted = sheet.wanted;
                let can_redraw =
                    sheet.character == Some(Character::Marshal) && sheet.ability().is_some();
                self.tell(seat, Event::Arrested { seat, wanted });
                if can_redraw {
                    self.push(seat, Step::Marshal);
                } else {
                    self.fine(seat);
                }
                self.settle(seat);
            }
        }
    }

    /// A seat is safe if the card's rank is equal to or above its Wanted (FT-16.4).
    fn escapes(&self, seat: Seat, rank: Rank) -> bool {
        u16::from(rank.number()) >= self.game.sheet(seat).wanted
    }

    /// The Marshal's own card stands for the sheriff card; the new result stands (FT-18.9).
    pub(super) fn marshal_decides(&mut self, seat: Seat, action: Action) {
        if action != Action::DrawCard {
            self.tell(seat, Event::MarshalAccepted { seat });
            self.fine(seat);
            return;
        }
        self.sheet_mut(seat).ability_used += 1;
        let card = self.draw();
        self.reveal_to_all();
        self.game.discards.insert(card);
        self.tell(seat, Event::MarshalDrew { seat, card });
        if self.escapes(seat, card.rank()) {
            self.tell(seat, Event::Safe { seat });
        } else {
            self.fine(seat);
        }
    }

    /// A fine is due.
    fn fine(&mut self, seat: Seat) {
        self.sheet_mut(seat).arrests += 1;
        self.push(seat, Step::Fine);
    }

    /// Pays the fine; stars as far as there are any (FT-16.8).
    pub(super) fn pay_fine(&mut self, seat: Seat, payment: FinePayment) {
        let fine = self.game.fine();
        let sheet = self.sheet_mut(seat);
        match payment {
            FinePayment::Cash => {
                let cash = fine.cash;
                sheet.cash -= cash;
                self.tell(seat, Event::FinedCash { seat, cash });
            }
            FinePayment::Stars => {
                let stars = fine.stars.min(sheet.stars);
                sheet.stars -= stars;
                self.tell(seat, Event::FinedStars { seat, stars });
            }
        }
    }
}
