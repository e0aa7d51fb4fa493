//! Operation cards and levels (SP-10).

use std::ops::ControlFlow;

use kernel::{Offers, Seat};

use crate::action::Action;
use crate::pieces::{Card, Operation, Track};
use crate::state::Speakeasy;
use crate::step::Step;
use crate::whynot::WhyNot;

impl Speakeasy {
    pub(super) fn each_card(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let refuse = |action| self.refuse_card(seat, step, action);
        let hand = self.screen(seat).hand.iter().map(Action::Card);
        match step {
            Step::Raise => offers.test(Track::ALL.map(Action::Raise), refuse),
            Step::RaiseTrack { track, .. } => offers.test([Action::Raise(track)], refuse),
            Step::TakeCard | Step::Draw => offers.test(Operation::ALL.map(Action::Deck), refuse),
            Step::Discard(_) | Step::FirstPlay => offers.take(hand),
            _ => offers.test(hand, refuse),
        }
    }

    pub(super) fn refuse_card(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match (step, action) {
            (Step::Raise, Action::Raise(track)) => self.refuse_raise(seat, track, 0),
            (Step::RaiseTrack { track: only, .. }, Action::Raise(track)) if only == track => {
                self.refuse_raise(seat, track, 0)
            }
            (Step::Extra(track), Action::Card(card)) => self
                .refuse_hand(seat, card)
                .or_else(|| self.refuse_raise(seat, track, 1)),
            (
                Step::Play {
                    only: Some(only), ..
                },
                Action::Card(card),
            ) => self
                .refuse_hand(seat, card)
                .or_else(|| (card.operation() != only).then_some(WhyNot::WrongType { only })),
            (Step::Play { .. } | Step::FirstPlay | Step::Discard(_), Action::Card(card)) => {
                self.refuse_hand(seat, card)
            }
            (Step::TakeCard | Step::Draw, Action::Deck(operation)) => {
                let empty = self.decks[operation as usize].top.is_none();
                empty.then_some(WhyNot::DeckEmpty)
            }
            _ => Some(step.not_asked()),
        }
    }

    fn refuse_hand(&self, seat: Seat, card: Card) -> Option<WhyNot> {
        (!self.screen(seat).hand.contains(card)).then_some(WhyNot::NotInHand)
    }

    /// Why a level cannot be raised, when so many cards go before it does (SP-10.5, SP-10.6).
    pub(crate) fn refuse_raise(&self, seat: Seat, track: Track, cards: u8) -> Option<WhyNot> {
        let player = self.player(seat);
        let level = player.level(track) + 1;
        if level > 5 {
            return Some(WhyNot::HighestLevel);
        }
        let need = track.discards(level) + cards;
        let held = player.hand_size();
        (held < need).then_some(WhyNot::TooFewCards { need, held })
    }
}
