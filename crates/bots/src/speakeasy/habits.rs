//! What each answer to each question is worth at first sight.

use speakeasy::Action;
use speakeasy::content::{Side, content};
use speakeasy::docks::Berth;
use speakeasy::pieces::{Ability, Building, Business, District, Favour, Gangster, Helper, Ship};
use speakeasy::player::Ally;
use speakeasy::step::{Bonus, Post, Step};
use speakeasy::strength::{Help, Occasion};

use super::don::Don;
use super::weights;

/// What an action brings; passing is worth nothing.
pub(super) fn rate(don: &Don<'_>, step: Step, action: Action) -> f32 {
    match (step, action) {
        (_, Action::Pass) => 0.0,
        (Step::UseHelper, Action::Helper(helper)) => don.rate_use(helper),
        (Step::Favour, Action::Favour(favour)) => match favour {
            Favour::Book => 0.2 + 6.0 * don.later(3.0),
            Favour::CityToken => 0.1 + 5.0 * don.later(3.0),
            Favour::Leverage => 2.5,
        },
        (Step::Raise | Step::RaiseTrack { .. }, Action::Raise(track)) => {
            let discards = track.discards(don.me.level(track) + 1);
            0.1 + don.level(track) - f32::from(discards) * (weights::CARD + 1.0)
        }
        (Step::Extra(track), Action::Card(card)) => {
            let discards = track.discards((don.me.level(track) + 1).min(5));
            don.level(track) - don.card(card) - f32::from(discards) * (weights::CARD + 1.0)
        }
        (Step::Discard(_), Action::Card(card)) => -don.card(card),
        (Step::Play { bonus, .. }, Action::Card(card)) => don.play(card, Some(bonus)),
        (Step::FirstPlay, Action::Card(card)) => don.play(card, None),
        (Step::Build { works, .. }, Action::Slot(slot)) => {
            let site = don.best_site(works, slot.building());
            site.map_or(-1.0, |site| site + don.slot(slot))
        }
        (Step::Site { works, slot }, Action::Space(space)) => {
            let site = don.site(works, slot.building(), space);
            site.unwrap_or(f32::MIN)
        }
        (Step::Force { .. }, Action::Force(thugs, help)) => {
            -don.spent(thugs, don.fee(Occasion::TakeOver, help))
        }
        (Step::Pay { .. }, Action::Launder(share)) => -f32::from(share),
        (Step::Hire, Action::Hire) => don.rate_thug(),
        // The dearest space leaves the cheap ones to those that are hired.
        (Step::Thug, Action::Post(space)) => f32::from(space),
        (Step::Mobster { .. }, Action::Vip) => don.rate_vip(),
        (Step::Mobster { post, .. }, Action::Dock(berth)) => don.rate_dock(post, berth),
        (Step::DocksReward, Action::Row(row)) => don.docks_reward(row),
        (Step::Relocate { .. }, Action::Move(from, to)) => {
            let together = |berth: Berth| don.view.docks.in_column(don.boss, berth.region);
            f32::from(together(to)) - f32::from(together(from)) + 0.5
                - if together(to) == 0 { 9.0 } else { 0.0 }
        }
        (Step::TakeHelper, Action::Helper(helper)) => 0.1 + don.helper(helper),
        (Step::CopyHelper, Action::Helper(helper)) => don.effect(&helper.data().effect),
        (Step::TakeToken, action) => don.rate_token(action),
        (Step::TakeCard | Step::Draw, Action::Deck(operation)) => {
            let top = don.view.decks[operation as usize].top;
            let have = f32::from(don.me.hand[operation as usize]);
            top.map_or(0.0, |card| 10.0 + don.card(card) - 0.8 * have)
        }
        (Step::Protect { leverage }, Action::Space(space)) => {
            let price = don.view.order.leverage_price(don.boss);
            let tokens = f32::from(price.saturating_sub(leverage));
            don.protection(space) - tokens * weights::LEVERAGE * don.later(3.0)
        }
        (Step::Sell { .. }, Action::Space(space)) => {
            let house = don.view.manhattan.lot(space).house();
            // Where a cop is coming, a barrel cannot wait.
            let urgent = don.view.manhattan.cops_coming.contains(space.district);
            let urgent = if urgent { 3.0 } else { 0.0 };
            house.map_or(0.0, |house| don.price(house.building) + urgent)
        }
        (Step::Ally, Action::Gangster(gangster)) => don.rate_ally(gangster),
        (Step::Raid, Action::Ship(ship)) => don.rate_raid(ship),
        (Step::Crew(_), Action::Crew(hired, thugs)) => {
            let hired: u8 = hired.iter().sum();
            -don.spent(thugs, None) - f32::from(hired) * 1.2
        }
        (Step::Stash(_), action) => don.rate_stash(action),
        (Step::TurnOrder, Action::Column(column)) => don.rate_column(column),
        (Step::Business { .. }, Action::Business(business)) => don.rate_business(business),
        (Step::PlayToken { .. }, Action::Token(token)) => {
            don.effect(token.effect()) - 0.2 * don.token(token) * don.later(3.0)
        }
        (Step::Cook { .. }, Action::Book(goal, space)) => {
            let reward = don.effect(&goal.reward(space - 1));
            f32::from(goal.money()) + reward - weights::BLANK_BOOK * don.later(5.0)
        }
        (Step::PutBack, Action::Put(..)) => 0.0,
        (Step::Surplus, Action::Put(token, _)) => -don.token(token),
        (Step::Defend { .. }, action) => don.rate_defence(action),
        // On the board it would take the discount of the middle group.
        (Step::Salvage, Action::Still) if don.me.discount() == 0 => 1.0,
        (Step::Salvage, Action::Still) => -1.0,
        _ => 0.0,
    }
}

impl Don<'_> {
    /// What the ally's help costs, if he helps.
    fn fee(&self, occasion: Occasion, help: Help) -> Option<u16> {
        let fee = self.me.fee_of(occasion, help);
        fee.filter(|_| help.is_given())
    }

    /// What thugs and a fee cost.
    fn spent(&self, thugs: u8, fee: Option<u16>) -> f32 {
        let fee = fee.map_or(0.0, |fee| self.cost(fee) + 0.1);
        f32::from(thugs) * (weights::THUG + 0.2) + fee
    }

    /// A helper is used when it does about what can be hoped for, or when turns run out.
    fn rate_use(&self, helper: Helper) -> f32 {
        let now = self.effect(&helper.data().effect);
        let spare = usize::from(self.clock.turns) > self.me.helpers.len();
        let hope = if spare {
            0.6 * self.helper_use(helper)
        } else {
            0.0
        };
        now - hope
    }

    fn rate_thug(&self) -> f32 {
        let Some(price) = self.me.thug_price() else {
            return 0.0;
        };
        let wars = self.clock.payouts > 0;
        let missing = self.missing_thugs();
        let worth = match missing {
            missing if wars && missing > 0.0 && missing < 7.0 => 4.0,
            _ if wars => weights::THUG,
            _ => 0.3,
        };
        worth - self.cost(price)
    }

    fn rate_vip(&self) -> f32 {
        let houses = self.view.manhattan.houses_of(self.boss);
        let bare = houses.filter(|(_, house)| !house.protected).count();
        let needed = if bare > usize::from(self.me.vip) {
            9.0
        } else {
            4.0
        };
        needed * self.clock.within(3.0)
    }

    fn rate_dock(&self, post: Post, berth: Berth) -> f32 {
        let own = f32::from(self.view.docks.in_column(self.boss, berth.region));
        let ships = Ship::ALL.into_iter();
        let near = ships.filter(|ship| self.view.docks.ship(*ship).at.region() == berth.region);
        let raid = weights::DOCKED + own.min(2.0) * weights::DOCKED_TOGETHER;
        let raid = raid + 0.5 * near.count() as f32;
        let free = matches!(post, Post::Either | Post::Reward);
        let forced = if free { 0.0 } else { 5.0 };
        raid * self.later(4.0) + self.docks_reward(berth.row) + forced
    }

    fn docks_reward(&self, row: u8) -> f32 {
        let rows = &content().docks.rows;
        self.effect(&rows[usize::from(row) - 1].reward)
    }

    fn rate_token(&self, action: Action) -> f32 {
        let market = &self.view.market;
        let token = match action {
            Action::Right(space) => market.right[usize::from(space) - 1],
            Action::Middle(stack) => market.middle[usize::from(stack) - 1].last().copied(),
            _ => None,
        };
        token.map_or(0.0, |token| 0.1 + self.token(token))
    }

    fn rate_ally(&self, gangster: Gangster) -> f32 {
        let tiles = self.view.gangs.at.iter();
        let mut tiles = tiles.zip(District::ALL);
        let there = tiles.find(|(tile, _)| **tile == Some(gangster));
        let own = self.me.ally.filter(|ally| ally.gangster == gangster);
        let home = there.map(|(_, home)| home).or(own.map(|ally| ally.home));
        let Some(home) = home else {
            return 0.0;
        };
        let ally = Ally {
            gangster,
            home,
            helped: false,
        };
        let gained = match gangster.data().ability {
            Some(Ability::TwoMobsters) => 2.0 * weights::MOBSTER * self.clock.within(3.0),
            Some(Ability::TwoCityTokens) => 8.0 * self.clock.within(3.0),
            _ => 0.0,
        };
        self.ally_worth(Some(ally)) + gained - self.ally_worth(self.me.ally)
    }

    fn rate_raid(&self, ship: Ship) -> f32 {
        let region = self.view.docks.ship(ship).at.region();
        let own = self.view.docks.in_column(self.boss, region);
        let need = i16::from(self.view.docks.defence(ship)) + 1;
        let missing = need - i16::from(self.me.raid_strength(own));
        self.loot(ship) - f32::from(missing.max(0)) * weights::THUG
    }

    fn rate_column(&self, column: u8) -> f32 {
        let prices = &content().turn_order.leverage_price_by_column;
        let price = f32::from(prices[usize::from(column) - 1]);
        let side = Side::of(self.view.options.seats());
        let extra = side.extra_discard_columns.contains(&column);
        let card = if extra { weights::CARD + 1.0 } else { 0.0 };
        (4.0 - price) * weights::COLUMN * self.clock.within(2.0) - card * self.clock.within(3.0)
    }

    fn rate_business(&self, business: Business) -> f32 {
        match business {
            Business::CookBooks => self.books_now(),
            Business::CityTokens => {
                let mut worth: Vec<f32> = self
                    .me
                    .token_kinds()
                    .map(|token| self.effect(token.effect()))
                    .collect();
                worth.sort_by(|a, b| b.total_cmp(a));
                worth.iter().take(2).sum()
            }
            Business::PlayCard => {
                let hand = self.screen.hand.iter();
                let none = Bonus::default();
                hand.map(|card| self.play(card, Some(none)))
                    .fold(0.0, f32::max)
            }
        }
    }

    /// Dear buildings are defended first, cheap ones given up first.
    fn rate_defence(&self, action: Action) -> f32 {
        let map = &self.view.manhattan;
        let stake = |space| {
            map.lot(space)
                .house()
                .map_or(0.0, |house| self.at_stake(space, house))
        };
        match action {
            Action::Abandon(space) => -0.01 * stake(space),
            Action::Defend(space, thugs, help) => {
                let still = map
                    .lot(space)
                    .house()
                    .is_some_and(|house| house.building == Building::Still);
                let fee = self.fee(Occasion::Defence { still }, help);
                stake(space) - self.spent(thugs, fee)
            }
            _ => f32::MIN,
        }
    }
}
