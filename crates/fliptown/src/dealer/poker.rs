//! Phases 4 and 5: poker hands (FT-14, FT-19), pan and work (FT-15).

use kernel::{Audience, Seat};
use tinyvec::ArrayVec;

use super::Dealer;
use crate::action::Action;
use crate::cards::Card;
use crate::content::{Character, Gain, content};
use crate::event::Event;
use crate::poker::{Category, Contest, Hand, best_hand, cheat};
use crate::state::SEATS;
use crate::step::{Stage, Step};

impl Dealer<'_> {
    /// The Cheat decides first, sealed (FT-14.5).
    pub(crate) fn begin_poker(&mut self) {
        self.game.stage = Stage::Poker;
        self.seal();
        for seat in self.game.all_seats() {
            self.begin_seat_poker(seat);
        }
    }

    pub(crate) fn begin_seat_poker(&mut self, seat: Seat) {
        let sheet = self.game.sheet(seat);
        if sheet.character == Some(Character::Cheat) && sheet.ability().is_some() {
            self.push(seat, Step::Cheat);
        }
    }

    pub(super) fn cheat_decides(&mut self, seat: Seat, action: Action) {
        // Used now, counted when the hands are valued: nobody else has the ability.
        if action == Action::Cheat {
            self.sheet_mut(seat).ability_used += 1;
            self.chair_mut(seat).cheating = true;
            self.tell(seat, Event::Cheated { seat });
        } else {
            self.tell(seat, Event::HandKept { seat });
        }
    }

    /// Hold 'em cards are turned up, hands are valued and paid at the same time, Hold 'em cards are
    /// discarded (FT-14.5); then pan and work.
    pub(super) fn end_poker(&mut self) {
        self.unseal();
        let mut hands: ArrayVec<[Hand; SEATS]> = ArrayVec::new();
        for seat in self.game.all_seats() {
            if let Some(cards) = self.game.holdem.get(seat.index()).copied() {
                self.log
                    .tell(Audience::Everyone, Event::HoldemShown { seat, cards });
            }
            hands.push(self.value_hand(seat));
        }
        for seat in self.game.all_seats() {
            self.pay_hand(seat, &hands);
        }
        for cards in std::mem::take(&mut self.game.holdem) {
            for card in cards {
                self.game.discards.insert(card);
            }
        }
        self.turn_bounties();
        self.pan_and_work();
    }

    /// The best five of the poker cards of the round and the Hold 'em cards (FT-14.1, FT-19.3).
    fn value_hand(&mut self, seat: Seat) -> Hand {
        let mut cards: ArrayVec<[Card; 7]> = ArrayVec::new();
        cards.extend(
            self.game
                .sheet(seat)
                .column(self.game.round)
                .iter()
                .copied(),
        );
        cards.extend(
            self.game
                .holdem
                .get(seat.index())
                .into_iter()
                .flatten()
                .copied(),
        );
        if std::mem::take(&mut self.chair_mut(seat).cheating) {
            let (at, to, hand) = cheat(&cards);
            let card = cards[at];
            if card != to {
                let declared = Event::CardDeclared { seat, card, to };
                self.log.tell(Audience::Everyone, declared);
            }
            hand
        } else {
            best_hand(&cards)
        }
    }

    fn pay_hand(&mut self, seat: Seat, hands: &[Hand]) {
        let hand = hands[seat.index()];
        let category = hand.category();
        let payout = content().poker.payout(category);
        let (mut cash, mut stars) = (payout.cash, payout.stars);
        let competitive = self.game.options.competitive();
        let contest = competitive.then(|| Contest::of(hand, hands));
        if let Some((contest, winners)) = contest {
            // Only the highest hand is paid; tied seats share, and the rest is lost (FT-19.5, FT-19.7).
            let share = u8::from(contest != Contest::Beaten);
            cash = share * cash / winners;
            stars = share * stars / winners;
        }
        self.sheet_mut(seat).hands.push(category);
        self.log.tell(
            Audience::Everyone,
            Event::HandValued {
                seat,
                hand: category,
                ranks: hand.ranks(),
                contest: contest.map(|(contest, _)| contest),
                cash,
                stars,
            },
        );
        if category > Category::HighCard {
            let gain = Gain {
                cash,
                stars,
                ..Gain::default()
            };
            self.gain(seat, gain, "FT-14.1");
        }
    }

    /// Phase 5 (FT-15.1), then the Preacher before phase 6.
    fn pan_and_work(&mut self) {
        let income = &content().income;
        for seat in self.game.all_seats() {
            let sheet = self.game.sheet(seat);
            let gain = Gain {
                gold: sheet.pans * income.gold_per_pan,
                cash: sheet.hammers * income.cash_per_hammer,
                ..Gain::default()
            };
            self.gain_told(seat, gain, |gain| Event::IncomeGained { seat, gain });
        }
        self.turn_bounties();
        self.begin_preacher();
    }
}
