//! What a seat may do now. `check` is the one truth: the list of legal actions is what it lets
//! through, and nothing is done that it refuses.

use kernel::Seat;

use crate::action::{Action, Direction, FinePayment, Reward, Tool};
use crate::cards::{Colour, Rank, Suit};
use crate::content::{
    Ability, BonusRegion, Building, Currency, Effect, Fine, Item, WareData, content,
};
use crate::map::{Region, Site, Tombstone};
use crate::prompt::capped;
use crate::state::Fliptown;
use crate::step::{Assigned, Stage, Step};
use crate::whynot::WhyNot;

/// `Ok` if it holds, else the reason.
fn ensure(holds: bool, why: WhyNot) -> Result<(), WhyNot> {
    if holds { Ok(()) } else { Err(why) }
}

fn enough_cash(cost: u16, held: u16) -> Result<(), WhyNot> {
    ensure(held >= cost, WhyNot::TooLittleCash { cost, held })
}

fn enough_gold(cost: u16, held: u16) -> Result<(), WhyNot> {
    ensure(held >= cost, WhyNot::TooLittleGold { cost, held })
}

fn within(amount: u8, min: u8, max: u8) -> Result<(), WhyNot> {
    ensure(
        (min..=max).contains(&amount),
        WhyNot::OutOfRange { min, max },
    )
}

impl Fliptown {
    /// Why an action is not legal, if it is not. The seat owes a decision.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), WhyNot> {
        let sheet = self.sheet(seat);
        match (self.step(seat).ok_or(WhyNot::NotAsked)?, action) {
            (Step::Mayor, Action::KeepLineup | Action::RedrawLineup) => Ok(()),
            (Step::Bail(_), Action::Take(Reward::Cash | Reward::Gold)) => Ok(()),
            (Step::Office, Action::Take(Reward::Star)) => Ok(()),
            // Crossing out may be chosen only with something to cross out (FT-3.6).
            (Step::Bail(_) | Step::Office, Action::Take(Reward::Clear)) => {
                ensure(sheet.wanted > 0, WhyNot::NoWanted)
            }
            (Step::Assign, Action::Assign { suit, value, poker }) => {
                let lineup = self.lineup.ok_or(WhyNot::NotAsked)?;
                let used = [suit, value, poker];
                ensure(
                    lineup.iter().all(|card| used.contains(card)),
                    WhyNot::NotTheLineup,
                )
            }
            (Step::Main, action) => self.check_main(seat, action),
            (Step::After | Step::Bribe, Action::Ability) => self.check_ability(seat),
            (Step::After, Action::Finish) => Ok(()),
            (Step::Order(_), Action::EffectFirst | Action::BonusFirst) => Ok(()),
            (Step::Effect(building), action) => self.check_effect(seat, building, action),
            (Step::Tool, Action::Tool(tool)) => {
                let tracks = &content().tool_tracks;
                let room = match tool {
                    Tool::Pan => sheet.pans < tracks.pans,
                    Tool::Hammer => sheet.hammers < tracks.hammers,
                };
                ensure(room, WhyNot::TrackFull)
            }
            (Step::Clear { min, max }, Action::Amount(n)) => {
                within(n, min, capped(max, sheet.wanted))
            }
            (Step::Bonus { region, .. }, Action::Go(site)) => {
                ensure(site.region() == region, WhyNot::WrongRegion { region })?;
                sheet.can_go(site)
            }
            (Step::Bonus { declinable, .. }, Action::Decline) => {
                ensure(declinable, WhyNot::MustTake)
            }
            (Step::AnyRegion, Action::Region(region)) => {
                ensure(sheet.has_site(region), WhyNot::NoSite)
            }
            (Step::Cheat, Action::Cheat | Action::KeepHand) => Ok(()),
            (Step::Preach, Action::Amount(n)) => within(n, 1, self.preach_max(seat)),
            (Step::Preach, Action::KeepAbility) => Ok(()),
            (Step::Bribe, Action::Bribe) => {
                let (cost, held) = (self.bribe_cost(seat), sheet.gold);
                ensure(sheet.wanted > 0, WhyNot::NoWanted)?;
                ensure(held >= cost, WhyNot::BribeNeedsGold { cost, held })
            }
            (Step::Bribe, Action::Refuse) => Ok(()),
            (Step::Marshal, Action::DrawCard | Action::Accept) => Ok(()),
            (Step::Fine, Action::Pay(FinePayment::Cash)) => self.check_cash_fine(seat),
            (Step::Fine, Action::Pay(FinePayment::Stars)) => {
                // A way of paying may be chosen only in full; only if neither can be paid in full
                // are all remaining stars taken (FT-16.8, FT-R22).
                let in_full = sheet.stars >= self.fine().stars;
                ensure(
                    in_full || self.check_cash_fine(seat).is_err(),
                    WhyNot::MustPayCash,
                )
            }
            _ => Err(WhyNot::NotAsked),
        }
    }

    fn check_main(&self, seat: Seat, action: Action) -> Result<(), WhyNot> {
        let sheet = self.sheet(seat);
        let assigned = self.chair(seat).turn.assigned.ok_or(WhyNot::NotAsked)?;
        match action {
            Action::ChangeSuit(suit) => {
                suit_can_change(&assigned, suit)?;
                enough_gold(content().gold_spending.change_suit_cost, sheet.gold)
            }
            Action::JokerSuit(suit) => {
                self.check_joker(seat)?;
                suit_can_change(&assigned, suit)
            }
            Action::JokerValue(rank) => {
                self.check_joker(seat)?;
                ensure(!assigned.value_joker, WhyNot::ValueChangedAlready)?;
                ensure(rank != assigned.value, WhyNot::SameValue)
            }
            Action::Shift(direction) => {
                self.check_unused(seat, |a| matches!(a, Ability::ShiftValueByPans { .. }))?;
                let shifted = shift(&assigned, sheet.pans, direction);
                ensure(shifted.is_some(), WhyNot::ShiftLeavesRanks)
            }
            Action::Ability => self.check_ability(seat),
            Action::Go(site) => self.check_main_site(seat, &assigned, site),
            Action::Pass => ensure(!self.has_main_site(seat, &assigned), WhyNot::MustAct),
            _ => Err(WhyNot::NotAsked),
        }
    }

    fn check_main_site(&self, seat: Seat, assigned: &Assigned, site: Site) -> Result<(), WhyNot> {
        let sheet = self.sheet(seat);
        let region = Region::of(assigned.suit);
        ensure(
            [region, Region::Cemetery].contains(&site.region()),
            WhyNot::WrongRegion { region },
        )?;
        let steps = sheet.steps_to(assigned.value, site)?;
        enough_gold(step_cost(steps), sheet.gold)
    }

    /// Whether any main action is legal with the cards as they are (FT-5.8).
    fn has_main_site(&self, seat: Seat, assigned: &Assigned) -> bool {
        let sheet = self.sheet(seat);
        let mut found = sheet.has_tombstone();
        if !found {
            Site::for_each_in(Region::of(assigned.suit), |site| {
                found = found || self.check_main_site(seat, assigned, site).is_ok();
            });
        }
        found
    }

    /// Whether the seat's character has such an ability, not used up (FT-18.1).
    fn check_unused(&self, seat: Seat, is: impl Fn(&Ability) -> bool) -> Result<(), WhyNot> {
        let sheet = self.sheet(seat);
        let ability = sheet.character.map(|character| &character.data().ability);
        ensure(ability.is_some_and(is), WhyNot::NotYourAbility)?;
        ensure(sheet.ability().is_some(), WhyNot::AbilityUsed)
    }

    fn check_joker(&self, seat: Seat) -> Result<(), WhyNot> {
        let sheet = self.sheet(seat);
        let has = sheet
            .character
            .is_some_and(|c| matches!(c.data().ability, Ability::Joker { .. }));
        ensure(has, WhyNot::NotYourAbility)?;
        ensure(sheet.jokers() > 0, WhyNot::NoJoker)
    }

    /// Abilities of the own turn, and before the bribe those of FT-18.6.
    fn check_ability(&self, seat: Seat) -> Result<(), WhyNot> {
        self.check_unused(seat, |ability| match ability {
            Ability::BonusAction { .. } => self.stage == Stage::Turn,
            Ability::ClearWantedPerHammer { .. } | Ability::GoldEqualToWanted { .. } => true,
            _ => false,
        })?;
        let sheet = self.sheet(seat);
        match sheet.ability() {
            Some(Ability::BonusAction { bonus, .. }) => {
                let has_site = match bonus {
                    BonusRegion::One(region) => sheet.has_site(*region),
                    // Every building may always be visited.
                    BonusRegion::Any => true,
                };
                ensure(has_site, WhyNot::NoSite)
            }
            _ => ensure(sheet.wanted > 0, WhyNot::NoWanted),
        }
    }

    fn check_effect(&self, seat: Seat, building: Building, action: Action) -> Result<(), WhyNot> {
        let sheet = self.sheet(seat);
        match (&building.data().effect, action) {
            (Effect::HuntOutlaw { .. }, Action::Leave) => Err(WhyNot::MustHunt),
            (
                Effect::Deposit { .. }
                | Effect::Shop { .. }
                | Effect::Hotel { .. }
                | Effect::LandClaim,
                Action::Leave,
            ) => Ok(()),
            (Effect::Deposit { cost, .. }, Action::Deposit(colour)) => {
                ensure(!sheet.banked.contains(colour), WhyNot::BankedAlready)?;
                enough_cash(*cost, sheet.cash)
            }
            (Effect::Shop { wares }, Action::Buy(item)) => {
                let ware = find_ware(wares, item).ok_or(WhyNot::NotSoldHere)?;
                ensure(!sheet.items.contains(item), WhyNot::Owned)?;
                let missing = ware
                    .requires
                    .is_some_and(|needed| !sheet.items.contains(needed));
                ensure(!missing, WhyNot::NeedsPistol)?;
                enough_cash(ware.cost, sheet.cash)
            }
            (Effect::Hotel { cost }, Action::Stay) => {
                let nights = content().hotel.silver_track.len();
                ensure(usize::from(sheet.hotel) < nights, WhyNot::HotelFull)?;
                enough_cash(*cost, sheet.cash)
            }
            (Effect::LandClaim, Action::Claim(land)) => {
                let placements = &content().land_office.placements;
                let found = placements.binary_search_by_key(&land, |p| p.land);
                let placement = placements[found.map_err(|_| WhyNot::NotAShape)?];
                ensure(sheet.land.is_apart_from(land), WhyNot::LandTaken)?;
                enough_cash(placement.cost, sheet.cash)
            }
            (Effect::HuntOutlaw { choices, .. }, Action::Hunt(rank)) => {
                ensure(choices.contains(&rank), WhyNot::NotAnOutlaw)?;
                ensure(!sheet.outlaws.contains(rank), WhyNot::HuntedAlready)
            }
            (Effect::ClearWanted { .. }, Action::Amount(n)) => {
                within(n, 0, self.clear_max(seat, building))
            }
            (Effect::BuyStars { .. }, Action::Amount(n)) => {
                within(n, 0, self.stars_max(seat, building))
            }
            _ => Err(WhyNot::NotAsked),
        }
    }

    fn check_cash_fine(&self, seat: Seat) -> Result<(), WhyNot> {
        let sheet = self.sheet(seat);
        let only_stars = sheet.wanted >= content().sheriff.must_pay_stars_from_wanted;
        ensure(!only_stars, WhyNot::OnlyStars)?;
        enough_cash(self.fine().cash, sheet.cash)
    }

    /// The fine of the round (FT-16.5).
    pub(crate) fn fine(&self) -> Fine {
        content().sheriff.fines[usize::from(self.round - 1)]
    }

    /// What a bribe costs the seat (FT-16.2).
    pub(crate) fn bribe_cost(&self, seat: Seat) -> u16 {
        self.sheet(seat).wanted * content().sheriff.bribe_gold_per_wanted
    }

    /// How many Wanted the Preacher may cross out (FT-18.8).
    pub(crate) fn preach_max(&self, seat: Seat) -> u8 {
        match self.sheet(seat).ability() {
            Some(Ability::ClearWanted { max, .. }) => capped(*max, self.sheet(seat).wanted),
            _ => 0,
        }
    }

    /// How many Wanted can be crossed out at Hideout or Church.
    pub(crate) fn clear_max(&self, seat: Seat, building: Building) -> u8 {
        let sheet = self.sheet(seat);
        match building.data().effect {
            Effect::ClearWanted { max, cost_each: 0 } => capped(max, sheet.wanted),
            Effect::ClearWanted { max, cost_each } => {
                capped(max, sheet.wanted.min(sheet.cash / cost_each))
            }
            _ => 0,
        }
    }

    /// How many stars can be bought at Saloon or Prospectors' club.
    pub(crate) fn stars_max(&self, seat: Seat, building: Building) -> u8 {
        let sheet = self.sheet(seat);
        match building.data().effect {
            Effect::BuyStars {
                pay,
                cost_each,
                max,
            } => {
                let purse = match pay {
                    Currency::Cash => sheet.cash,
                    Currency::Gold => sheet.gold,
                };
                capped(max, purse / cost_each)
            }
            _ => 0,
        }
    }

    /// Calls `f` with every legal action of the seat, each once, in a fixed order.
    pub(crate) fn each_legal(&self, seat: Seat, mut f: impl FnMut(Action)) {
        let Some(step) = self.step(seat) else { return };
        self.each_candidate(seat, step, |action| {
            if self.check(seat, action).is_ok() {
                f(action);
            }
        });
    }

    /// Everything that could be an answer to a step; a superset of what is legal.
    fn each_candidate(&self, seat: Seat, step: Step, mut f: impl FnMut(Action)) {
        match step {
            Step::Mayor => [Action::KeepLineup, Action::RedrawLineup]
                .into_iter()
                .for_each(f),
            Step::Bail(_) | Step::Office => Reward::ALL.into_iter().map(Action::Take).for_each(f),
            Step::Assign => {
                for [s, v, p] in [
                    [0, 1, 2],
                    [0, 2, 1],
                    [1, 0, 2],
                    [1, 2, 0],
                    [2, 0, 1],
                    [2, 1, 0],
                ] {
                    if let Some(lineup) = self.lineup {
                        f(Action::Assign {
                            suit: lineup[s],
                            value: lineup[v],
                            poker: lineup[p],
                        });
                    }
                }
            }
            Step::Main => self.each_main_candidate(seat, f),
            Step::After => [Action::Ability, Action::Finish].into_iter().for_each(f),
            Step::Order(_) => [Action::EffectFirst, Action::BonusFirst]
                .into_iter()
                .for_each(f),
            Step::Effect(building) => self.each_effect_candidate(seat, building, f),
            Step::Tool => Tool::ALL.into_iter().map(Action::Tool).for_each(f),
            Step::Clear { min, max } => (min..=max).map(Action::Amount).for_each(f),
            Step::Bonus { region, .. } => {
                Site::for_each_in(region, |site| f(Action::Go(site)));
                f(Action::Decline);
            }
            Step::AnyRegion => Region::ALL.into_iter().map(Action::Region).for_each(f),
            Step::Cheat => [Action::Cheat, Action::KeepHand].into_iter().for_each(f),
            Step::Preach => {
                (1..=self.preach_max(seat))
                    .map(Action::Amount)
                    .for_each(&mut f);
                f(Action::KeepAbility);
            }
            Step::Bribe => {
                [Action::Bribe, Action::Refuse, Action::Ability]
                    .into_iter()
                    .for_each(f);
            }
            Step::Marshal => [Action::DrawCard, Action::Accept].into_iter().for_each(f),
            Step::Fine => FinePayment::ALL.into_iter().map(Action::Pay).for_each(f),
        }
    }

    fn each_main_candidate(&self, seat: Seat, mut f: impl FnMut(Action)) {
        let Some(assigned) = self.chair(seat).turn.assigned else {
            return;
        };
        let sheet = self.sheet(seat);
        Site::for_each_in(Region::of(assigned.suit), |site| f(Action::Go(site)));
        Tombstone::all().for_each(|stone| f(Action::Go(Site::Tombstone(stone))));
        if !assigned.suit_changed {
            Suit::ALL
                .into_iter()
                .map(Action::ChangeSuit)
                .for_each(&mut f);
        }
        if sheet.jokers() > 0 {
            Suit::ALL
                .into_iter()
                .map(Action::JokerSuit)
                .for_each(&mut f);
            Rank::all().map(Action::JokerValue).for_each(&mut f);
        }
        if sheet.ability().is_some() {
            Direction::ALL
                .into_iter()
                .map(Action::Shift)
                .for_each(&mut f);
            f(Action::Ability);
        }
        if !sheet.has_tombstone() {
            f(Action::Pass);
        }
    }

    fn each_effect_candidate(&self, seat: Seat, building: Building, mut f: impl FnMut(Action)) {
        match &building.data().effect {
            Effect::Deposit { .. } => Colour::ALL
                .into_iter()
                .map(Action::Deposit)
                .for_each(&mut f),
            Effect::Shop { wares } => wares.iter().for_each(|ware| f(Action::Buy(ware.id))),
            Effect::Hotel { .. } => f(Action::Stay),
            Effect::LandClaim => {
                let placements = &content().land_office.placements;
                placements.iter().for_each(|p| f(Action::Claim(p.land)));
            }
            Effect::HuntOutlaw { choices, .. } => {
                choices.iter().for_each(|rank| f(Action::Hunt(*rank)));
            }
            Effect::ClearWanted { .. } => {
                (0..=self.clear_max(seat, building)).for_each(|n| f(Action::Amount(n)));
            }
            Effect::BuyStars { .. } => {
                (0..=self.stars_max(seat, building)).for_each(|n| f(Action::Amount(n)));
            }
            Effect::SequenceItems { .. } | Effect::PeekSheriff { .. } => {}
        }
        f(Action::Leave);
    }
}

fn suit_can_change(assigned: &Assigned, suit: Suit) -> Result<(), WhyNot> {
    ensure(!assigned.suit_changed, WhyNot::SuitChangedAlready)?;
    ensure(suit != assigned.suit, WhyNot::SameSuit)
}

/// The value after the Prospector's shift by exactly the number of pans (FT-18.10).
pub(crate) fn shift(assigned: &Assigned, pans: u8, direction: Direction) -> Option<Rank> {
    let steps = i8::try_from(pans).ok().filter(|steps| *steps > 0)?;
    assigned.value.shifted(match direction {
        Direction::Up => steps,
        Direction::Down => -steps,
    })
}

/// The gold that so many steps of the value cost (FT-6.2).
pub(crate) fn step_cost(steps: u8) -> u16 {
    u16::from(steps) * content().gold_spending.change_value_cost_per_step
}

pub(crate) fn find_ware(wares: &[WareData], item: Item) -> Option<&WareData> {
    wares.iter().find(|ware| ware.id == item)
}
