//! What cards, helpers, tokens and other gains are worth to a boss.

use kernel::Set;
use speakeasy::content::Effect;
use speakeasy::pieces::{Card, CityToken, Deed, Helper, Operation, Track};
use speakeasy::score::bottles;
use speakeasy::step::Bonus;
use speakeasy::works::Works;

use super::don::Don;
use super::weights;

impl Don<'_> {
    /// What a level more of a track is worth.
    pub(super) fn level(&self, track: Track) -> f32 {
        let there = self.me.level(track);
        if there >= 5 {
            return 0.0;
        }
        let notoriety = weights::SALES * f32::from(self.clock.turns) * 1.3;
        notoriety + weights::level(track) * self.clock.within(10.0)
    }

    /// The best level that can be had.
    fn any_level(&self) -> f32 {
        let tracks = Track::ALL.into_iter().map(|track| self.level(track));
        tracks.fold(0.0, f32::max)
    }

    /// What a gain is worth, in whatever turn it comes.
    pub(super) fn effect(&self, effect: &Effect) -> f32 {
        let deed = effect.action.map_or(0.0, |deed| self.deed(deed));
        self.gains(effect) + deed
    }

    /// What is gained by an effect, but for what is done.
    fn gains(&self, effect: &Effect) -> f32 {
        let raise = effect.raise.map_or(0.0, |raise| {
            let extra = if raise.optional_extra { 1.3 } else { 1.0 };
            self.level(raise.track) * extra
        });
        let cards = if effect.op_card.is_some() {
            weights::CARD + 1.0
        } else {
            0.0
        };
        f32::from(effect.cash)
            + f32::from(effect.leverage_tokens) * weights::LEVERAGE * self.clock.within(4.0)
            + f32::from(effect.thugs_free) * weights::THUG
            + f32::from(effect.books) * 7.0 * self.clock.within(4.0)
            + f32::from(effect.mobsters) * weights::MOBSTER * self.clock.within(4.0)
            + f32::from(effect.helper_cards) * self.any_helper()
            + f32::from(effect.city_tokens) * 5.0 * self.clock.within(4.0)
            + f32::from(effect.raise_any) * self.any_level()
            + cards
            + raise
    }

    /// What doing something is worth now.
    fn deed(&self, deed: Deed) -> f32 {
        match deed {
            Deed::Produce => self.operate(Operation::Still, Bonus::default()),
            Deed::Sell => self.operate(Operation::Party, Bonus::default()),
            Deed::Deliver => self.operate(Operation::Fleet, Bonus::default()),
            Deed::Protect => self.operate(Operation::Vip, Bonus::default()),
            Deed::UpgradeBar => self.best_building(Works::Upgrade),
            Deed::TakeoverIgnoreDefence => self.best_building(Works::TakeOver),
            Deed::BuildBar => self.best_building(Works::Bar),
            Deed::BuildNightclub => self.best_building(Works::Nightclub),
            Deed::BuildCasino => self.best_building(Works::Casino),
            Deed::CopyHelper => 5.0,
            _ => 0.0,
        }
    }

    /// What the action of an operation brings now (SP-10.2).
    pub(super) fn operate(&self, operation: Operation, bonus: Bonus) -> f32 {
        match operation {
            Operation::Vip => self.protection_now(bonus.leverage),
            // Barrels are worth something before they are sold.
            Operation::Party => 0.4 * self.sale_now(self.sale() + usize::from(bonus.sale)),
            Operation::Still => {
                let count = self.production();
                let bonus = if count > 0 { bonus.production } else { 0 };
                f32::from(count + bonus) * self.stored_barrel().max(0.5 * self.loaded_barrel())
            }
            Operation::Fleet => self.delivery_now(bonus.range),
        }
    }

    /// What protecting with all leverage brings now.
    fn protection_now(&self, bonus: u8) -> f32 {
        let leverage = self.me.lasting_leverage() + self.me.leverage + bonus;
        let price = self.view.order.leverage_price(self.boss);
        let count = usize::from((leverage / price).min(self.me.vip));
        let mut gains: Vec<f32> = self
            .view
            .manhattan
            .houses_of(self.boss)
            .filter(|(_, house)| !house.protected)
            .map(|(space, _)| self.protection(space))
            .collect();
        gains.sort_by(|a, b| b.total_cmp(a));
        gains.iter().take(count).sum()
    }

    /// What a card is worth in the hand.
    pub(super) fn card(&self, card: Card) -> f32 {
        let reward = self.gains(&card.data().reward);
        let icons = f32::from(card.data().leverage) * 0.5;
        let only = self.me.hand[card.operation() as usize] <= 1;
        let needed = match card.operation() {
            Operation::Still => 0.4,
            Operation::Vip | Operation::Party | Operation::Fleet => 1.0,
        };
        let rare = if only {
            weights::NEW_TYPE * needed
        } else {
            0.0
        };
        (weights::CARD + weights::CARD_REWARD * reward + icons + rare) * self.clock.within(3.0)
    }

    /// What playing a card brings.
    pub(super) fn play(&self, card: Card, bonus: Option<Bonus>) -> f32 {
        let operation = card.operation();
        let data = card.data();
        let old = self.me.board[operation as usize].map_or(0, |old| old.data().leverage);
        let icons = f32::from(data.leverage) - f32::from(old);
        let action = bonus.map_or(0.0, |bonus| {
            self.operate(operation, bonus.and(data.reward.bonus()))
        });
        let kept = if bonus.is_some() {
            0.5 * self.card(card)
        } else {
            0.0
        };
        self.gains(&data.reward) + action + icons * weights::ICON * self.clock.within(5.0) - kept
    }

    /// The helpers that are or were the boss's own.
    pub(super) fn own_helpers(&self) -> Set<Helper> {
        self.me.helpers.union(self.screen.used)
    }

    /// What the bottle of a helper adds at the end.
    fn bottle(&self, helper: Helper) -> f32 {
        let own = self.own_helpers();
        let more = own.union([helper].into_iter().collect());
        f32::from(bottles(more) - bottles(own))
    }

    /// What it is worth to take a helper.
    pub(super) fn helper(&self, helper: Helper) -> f32 {
        self.bottle(helper) + 0.7 * self.helper_use(helper)
    }

    fn any_helper(&self) -> f32 {
        let display = self.view.helpers.iter().map(|helper| self.helper(helper));
        display.fold(0.0, f32::max)
    }

    /// What a helper does in a good moment.
    pub(super) fn helper_use(&self, helper: Helper) -> f32 {
        if self.clock.is_over() {
            return 0.0;
        }
        match helper {
            Helper::Leverage2 => 2.0 * weights::LEVERAGE,
            Helper::VipCard | Helper::PartyCard | Helper::StillCard | Helper::FleetCard => 3.5,
            Helper::AnyCard => 4.0,
            Helper::RaiseAny => self.any_level(),
            Helper::CopyDisplay => 6.0,
            Helper::CityToken => 4.0,
            Helper::Thugs2 => 3.5,
            Helper::Mobster => weights::MOBSTER * self.clock.within(3.0),
            Helper::UpgradeBar => 8.0,
            Helper::Takeover => 9.0,
            Helper::Helper => 10.0,
            Helper::Deliver => 11.0,
            Helper::Produce => 5.0,
            Helper::Sell => 14.0,
            Helper::Books2 => 14.0 * self.clock.within(3.0),
            Helper::Cash5 => 5.0,
            Helper::Protect => 14.0,
            Helper::Mobsters2 => 2.0 * weights::MOBSTER * self.clock.within(3.0),
        }
    }

    /// What a city token is worth to somebody who will play it one day.
    pub(super) fn token(&self, token: CityToken) -> f32 {
        let useful = match token {
            CityToken::VipCard | CityToken::PartyCard | CityToken::StillCard => 0.8,
            _ => 1.0,
        };
        weights::token(token) * useful
    }

    /// What all city tokens are worth: two are played in a visit to the Restaurant.
    pub(super) fn tokens(&self) -> f32 {
        let mut all: Vec<f32> = Vec::new();
        for token in self.me.token_kinds() {
            let count = self.me.tokens[token as usize];
            all.extend((0..count).map(|_| self.token(token)));
        }
        all.sort_by(|a, b| b.total_cmp(a));
        let hope = |nth: usize| match nth {
            _ if self.clock.is_over() => 0.0,
            0 | 1 => 0.55,
            2 | 3 => 0.4 * self.later(3.0),
            _ => 0.1 * self.later(3.0),
        };
        let all = all.iter().enumerate();
        all.map(|(nth, worth)| worth * hope(nth)).sum()
    }
}
