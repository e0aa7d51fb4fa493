//! A turn: flip, start-of-turn checks, assignment, changes, main action, end (FT-5, FT-6, FT-21).

use kernel::{Audience, Seat};

use super::Dealer;
use crate::action::Action;
use crate::cards::{Card, CardSet};
use crate::content::{Building, Character, Effect, Gain, content};
use crate::event::Event;
use crate::legal::{shift, step_cost};
use crate::map::Site;
use crate::step::{Assigned, Stage, Step, Turn, robbery_index};

impl Dealer<'_> {
    /// Flips the lineup; a Mayor is asked before anybody else does anything (FT-5.1, FT-5.2).
    pub(crate) fn flip(&mut self) {
        let cards = self.draw_lineup();
        let turn = self.game.turn;
        self.log
            .tell(Audience::Everyone, Event::Flipped { turn, cards });
        self.game.stage = Stage::Flip;
        for seat in self.game.all_seats() {
            let sheet = self.game.sheet(seat);
            if sheet.character == Some(Character::Mayor) && sheet.ability().is_some() {
                self.push(seat, Step::Mayor);
            }
        }
    }

    fn draw_lineup(&mut self) -> [Card; 3] {
        let cards = [self.draw(), self.draw(), self.draw()];
        self.game.lineup = Some(cards);
        cards
    }

    fn discard_lineup(&mut self) {
        for card in self.game.lineup.take().into_iter().flatten() {
            self.game.discards.insert(card);
        }
    }

    /// The Mayor has the lineup flipped again, or keeps it (FT-5.2).
    pub(super) fn mayor_decides(&mut self, seat: Seat, action: Action) {
        if action == Action::RedrawLineup {
            self.sheet_mut(seat).ability_used += 1;
            self.discard_lineup();
            let cards = self.draw_lineup();
            self.reveal_to_all();
            self.log
                .tell(Audience::Everyone, Event::LineupRedrawn { seat, cards });
        } else {
            self.log
                .tell(Audience::Everyone, Event::LineupKept { seat });
        }
    }

    /// From here to the end of the turn the seats act on their own, sealed (FT-23.12).
    pub(super) fn begin_turn(&mut self) {
        self.game.stage = Stage::Turn;
        self.seal();
        for seat in self.game.all_seats() {
            self.begin_seat_turn(seat);
        }
    }

    /// The start-of-turn checks of one seat, first the bank, then bail bonds (FT-5.3), and its agenda.
    pub(crate) fn begin_seat_turn(&mut self, seat: Seat) {
        self.chair_mut(seat).turn = Turn::default();
        for step in [Step::After, Step::Main, Step::Assign] {
            self.push(seat, step);
        }
        self.pay_bank(seat);
        let Some(lineup) = self.game.lineup else {
            return;
        };
        let hunted = self.game.sheet(seat).outlaws;
        for (at, card) in lineup.iter().enumerate().rev() {
            if hunted.contains(card.rank()) {
                self.push(seat, Step::Bail(at as u8));
            }
        }
        self.settle(seat);
    }

    /// Stars for a lineup of one banked colour (FT-11.4).
    fn pay_bank(&mut self, seat: Seat) {
        let Some([first, rest @ ..]) = self.game.lineup else {
            return;
        };
        let colour = first.suit().colour();
        let banked = self.game.sheet(seat).banked.contains(colour);
        if !banked || rest.iter().any(|card| card.suit().colour() != colour) {
            return;
        }
        if let Effect::Deposit { stars_by_round, .. } = &Building::Bank.data().effect {
            let stars = stars_by_round[usize::from(self.game.round - 1)];
            self.tell(
                seat,
                Event::BankPaid {
                    seat,
                    colour,
                    stars,
                },
            );
            self.gain(seat, Gain::stars(stars), "FT-11.4");
        }
    }

    /// Assigns the cards; the poker card is written at once (FT-5.4, FT-5.5).
    pub(super) fn assign(&mut self, seat: Seat, suit: Card, value: Card, poker: Card) {
        let chair = self.chair_mut(seat);
        chair.sheet.poker.push(poker);
        chair.turn.assigned = Some(Assigned::new([suit, value, poker]));
        self.tell(
            seat,
            Event::Assigned {
                seat,
                suit,
                value,
                poker,
            },
        );
    }

    /// Changes before the main action, an ability, or the main action itself.
    pub(super) fn perform_main(&mut self, seat: Seat, action: Action) {
        let chair = self.chair_mut(seat);
        let pans = chair.sheet.pans;
        let Some(assigned) = &mut chair.turn.assigned else {
            return;
        };
        match action {
            Action::ChangeSuit(to) => {
                assigned.suit = to;
                assigned.suit_changed = true;
                let gold = content().gold_spending.change_suit_cost;
                chair.sheet.gold -= gold;
                self.tell(seat, Event::SuitChanged { seat, to, gold });
            }
            Action::JokerSuit(to) => {
                assigned.suit = to;
                assigned.suit_changed = true;
                chair.sheet.ability_used += 1;
                self.tell(seat, Event::JokerOnSuit { seat, to });
            }
            Action::JokerValue(to) => {
                assigned.value = to;
                assigned.value_joker = true;
                chair.sheet.ability_used += 1;
                self.tell(seat, Event::JokerOnValue { seat, to });
            }
            Action::Shift(direction) => {
                let to = shift(assigned, pans, direction).unwrap_or(assigned.value);
                assigned.value = to;
                chair.sheet.ability_used += 1;
                self.tell(seat, Event::ValueShifted { seat, to });
            }
            Action::Ability => self.use_ability(seat),
            Action::Go(site) => self.take_main_action(seat, site),
            _ => {
                self.pop(seat);
                self.tell(seat, Event::Passed { seat });
            }
        }
    }

    /// Pays the fewest steps that reach the site (FT-6.6) and goes there.
    fn take_main_action(&mut self, seat: Seat, site: Site) {
        let chair = self.chair_mut(seat);
        chair.agenda.pop();
        let steps = match chair.turn.assigned {
            Some(assigned) => chair.sheet.steps_to(assigned.value, site).unwrap_or(0),
            None => 0,
        };
        chair.sheet.gold -= step_cost(steps);
        self.go(seat, site, steps);
    }

    /// Everybody has finished (FT-5.11).
    pub(super) fn end_turn(&mut self) {
        self.unseal();
        self.discard_robbery_cards();
        self.let_cowbot_steal();
        self.turn_bounties();
        self.discard_lineup();
        for seat in self.game.all_seats() {
            self.chair_mut(seat).turn = Turn::default();
        }
        if self.game.turn < content().game.turns_per_round {
            self.game.turn += 1;
            self.flip();
        } else {
            self.begin_poker();
        }
    }

    /// The cards used leave the deck, the others keep their order (FT-23.5).
    fn discard_robbery_cards(&mut self) {
        let seats = self.game.options.seats();
        let mut used = CardSet::default();
        let mut used_bottom = 0;
        let top = self.game.deck.len() - usize::from(self.game.bottom);
        for seat in self.game.all_seats() {
            for k in 0..self.game.chair(seat).turn.robberies {
                let index = robbery_index(k, seat, seats);
                used.insert(self.game.deck[index]);
                used_bottom += u8::from(index >= top);
            }
        }
        if self.game.under > 0 {
            self.log.tell(Audience::Everyone, Event::DeckReshuffled);
        }
        self.game.bottom -= used_bottom;
        self.game.under = 0;
        if !used.is_empty() {
            self.game.deck.retain(|card| !used.contains(*card));
            self.game.discards = self.game.discards.union(used);
        }
    }

    /// The cowbot steals the top card if it is active and its trigger was gained (FT-21.3 to FT-21.5).
    fn let_cowbot_steal(&mut self) {
        let Some(cowbot) = self.game.cowbot else {
            return;
        };
        if !self.game.seats[0].turn.provokes(cowbot) {
            return;
        }
        let card = self.draw();
        self.game.stolen.push(card);
        self.game.thefts[usize::from(self.game.round - 1)] += 1;
        let total = self.game.stolen.len() as u8;
        self.log
            .tell(Audience::Everyone, Event::CowbotStole { cowbot, total });
    }
}
