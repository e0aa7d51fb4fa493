//! The boss whose eyes these are.

use kernel::Seat;
use speakeasy::View;
use speakeasy::boss::Boss;
use speakeasy::content::content;
use speakeasy::pieces::{CityToken, Helper, Operation};
use speakeasy::player::{Player, Screen};

use super::clock::Clock;

/// A boss with its view.
pub(super) struct Don<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) boss: Boss,
    pub(super) me: &'a Player,
    pub(super) screen: Screen,
    pub(super) clock: Clock,
}

impl<'a> Don<'a> {
    /// The owner of a view, if it has one who plays.
    pub(super) fn of(view: &'a View) -> Option<Don<'a>> {
        let (seat, me, screen) = view.own()?;
        Some(Don {
            view,
            seat,
            boss: Boss::Player(seat),
            me,
            screen,
            clock: Clock::of(view, me),
        })
    }

    /// What it costs to pay, the pocket first: money of the safe counts twice (SP-1.5).
    pub(super) fn cost(&self, amount: u16) -> f32 {
        let ratio = f32::from(content().money.laundering_ratio);
        let pocket = self.me.pocket.min(amount);
        f32::from(pocket) + ratio * f32::from(amount - pocket)
    }

    /// All that can be paid (SP-1.6).
    pub(super) fn funds(&self) -> u16 {
        self.me.pocket + self.screen.safe / content().money.laundering_ratio
    }

    /// Whether a card of this type is in the hand.
    pub(super) fn holds(&self, operation: Operation) -> bool {
        self.me.hand[operation as usize] > 0
    }

    /// Whether the action of an operation can be had: by a card, a helper or a city token.
    pub(super) fn can_operate(&self, operation: Operation) -> bool {
        let (helper, token) = match operation {
            Operation::Vip => (Helper::Protect, CityToken::Protect),
            Operation::Party => (Helper::Sell, CityToken::Sell),
            Operation::Still => (Helper::Produce, CityToken::Produce),
            Operation::Fleet => (Helper::Deliver, CityToken::Deliver),
        };
        self.holds(operation)
            || self.me.helpers.contains(helper)
            || self.me.tokens[token as usize] > 0
    }
}
