//! What a boss is worth: what it has, and what it may still make of that.

use speakeasy::pieces::{Building, Track};
use speakeasy::score::bottles;

use super::don::Don;
use super::weights;

impl Don<'_> {
    /// Everything together, in dollars at the end.
    pub(super) fn wealth(&self) -> f32 {
        let money = f32::from(self.me.pocket) + f32::from(self.screen.safe);
        money
            + self.estate(&self.view.manhattan)
            + self.cargo()
            + self.books()
            + self.tokens()
            + self.crew()
            + self.skills()
            + self.friends()
            + self.hand()
    }

    /// Mobsters, thugs and leverage.
    fn crew(&self) -> f32 {
        let me = self.me;
        let leverage = f32::from(me.leverage.min(8)) * weights::LEVERAGE;
        let icons = f32::from(me.lasting_leverage()) * weights::ICON * self.later(4.0);
        let vip = f32::from(me.vip) * weights::VIP * self.later(3.0);
        let wars = if self.clock.payouts > 0 {
            1.0
        } else {
            0.3 * self.later(1.0)
        };
        let thugs = f32::from(me.thugs) * weights::THUG * wars;
        let price = f32::from(self.view.order.leverage_price(self.boss));
        let column = (4.0 - price) * weights::COLUMN * self.later(2.0);
        leverage * self.later(3.0) + icons + vip + thugs + column + self.docked()
    }

    /// Levels, better prices and crates.
    fn skills(&self) -> f32 {
        let levels: f32 = Track::ALL
            .into_iter()
            .map(|track| f32::from(self.me.level(track)) * weights::level(track))
            .sum();
        let perks: f32 = self
            .me
            .crates
            .iter()
            .map(|item| weights::perk(item.data().back))
            .sum();
        let grand = self
            .me
            .slots
            .iter()
            .filter(|slot| matches!(slot.building(), Building::Nightclub | Building::Casino));
        let discount = f32::from(self.me.discount()) * grand.count() as f32 * 0.2;
        (levels + perks) * self.clock.within(10.0) + discount * self.later(6.0) + self.prospects()
    }

    /// Helpers with their bottles, and the ally.
    fn friends(&self) -> f32 {
        let mut uses: Vec<f32> = self
            .me
            .helpers
            .iter()
            .map(|helper| self.helper_use(helper))
            .collect();
        uses.sort_by(|a, b| b.total_cmp(a));
        let turns = usize::from(self.clock.turns);
        let uses: f32 = uses.iter().take(turns).map(|worth| 0.7 * worth).sum();
        f32::from(bottles(self.own_helpers())) + uses + self.ally_worth(self.me.ally)
    }

    /// Cards: those beyond a handful are worth less.
    fn hand(&self) -> f32 {
        let mut cards: Vec<f32> = self
            .screen
            .hand
            .iter()
            .map(|card| self.card(card))
            .collect();
        cards.sort_by(|a, b| b.total_cmp(a));
        let share = |nth: usize| match nth {
            0..=3 => 1.0,
            4 | 5 => 0.6,
            _ => 0.3,
        };
        let cards = cards.iter().enumerate();
        cards.map(|(nth, worth)| worth * share(nth)).sum()
    }
}
