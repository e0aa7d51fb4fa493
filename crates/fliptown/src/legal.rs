//! What a seat may do now. Nothing is done that `check` refuses, and it says why; `each_answer` lists
//! what it lets through.

use std::ops::ControlFlow;

use kernel::{Offers, Options as _, RuleId, Seat};

use crate::action::{Action, Direction, FinePayment, Reward, Tool};
use crate::amendment;
use crate::cards::{Card, Colour, Rank, Suit};
use crate::content::{
    Ability, BonusRegion, Bounty, Building, Condition, Cowbot, Currency, Effect, Fine, Item,
    WareData, content,
};
use crate::map::{Region, Site};
use crate::prompt::capped;
use crate::sheet::Sheet;
use crate::state::Fliptown;
use crate::step::{Assigned, Stage, Step};
use crate::whynot::WhyNot;

/// Whether to go on listing actions.
pub(crate) type Flow = ControlFlow<()>;

pub(crate) const CONTINUE: Flow = ControlFlow::Continue(());

/// Stands for the rule behind the question, which is found only for who is told (`WhyNot::to_question`): lists of legal
/// actions come here often and tell nobody.
const ASKED: RuleId = RuleId("FT-23.13");

/// The answer to an action that answers something else.
const NOT_ASKED: WhyNot = WhyNot::NotAsked { asked: ASKED };

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
    let asked = ASKED;
    ensure(
        (min..=max).contains(&amount),
        WhyNot::OutOfRange { min, max, asked },
    )
}

/// Something to cross out, bribe away or turn into gold, as a rule demands it.
fn some_wanted(wanted: u16, by: &'static str) -> Result<(), WhyNot> {
    ensure(wanted > 0, WhyNot::NoWanted { by: RuleId(by) })
}

fn lies_in(site: Site, regions: &[Region], by: &'static str) -> Result<(), WhyNot> {
    let (region, by) = (regions[0], RuleId(by));
    ensure(
        regions.contains(&site.region()),
        WhyNot::WrongRegion { region, by },
    )
}

impl Fliptown {
    /// Why an action is not legal, if it is not. The seat owes a decision.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), WhyNot> {
        let sheet = self.sheet(seat);
        match (self.step(seat).ok_or(NOT_ASKED)?, action) {
            (Step::Mayor, Action::KeepLineup | Action::RedrawLineup) => Ok(()),
            (Step::Bail(_), Action::Take(Reward::Cash | Reward::Gold)) => Ok(()),
            (Step::Office, Action::Take(Reward::Star)) => Ok(()),
            // Crossing out may be chosen only with something to cross out (FT-3.6).
            (Step::Bail(_) | Step::Office, Action::Take(Reward::Clear)) => {
                some_wanted(sheet.wanted, "FT-3.6")
            }
            (Step::Assign, Action::Assign { suit, value, poker }) => {
                let lineup = self.lineup.ok_or(NOT_ASKED)?;
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
                lies_in(site, &[region], "FT-13.1")?;
                sheet.can_go(site)
            }
            (Step::Wanted(site), Action::Amount(n)) => {
                let (min, max) = sheet.wanted_at(site);
                within(n, min, max)
            }
            (Step::Bonus { declinable, .. }, Action::Decline) => {
                ensure(declinable, WhyNot::MustTake)?;
                ensure(self.dodged_by_declining(seat).is_none(), WhyNot::NoDodging)
            }
            (Step::AnyRegion, Action::Region(region)) => {
                ensure(sheet.has_site(region), WhyNot::NoSite)
            }
            (Step::Cheat, Action::Cheat | Action::KeepHand) => Ok(()),
            (Step::Preach, Action::Amount(n)) => within(n, 1, self.preach_max(seat)),
            (Step::Preach, Action::KeepAbility) => Ok(()),
            (Step::Bribe, Action::Bribe) => {
                let (cost, held) = (self.bribe_cost(seat), sheet.gold);
                some_wanted(sheet.wanted, "FT-16.2")?;
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
            _ => Err(NOT_ASKED),
        }
    }

    fn check_main(&self, seat: Seat, action: Action) -> Result<(), WhyNot> {
        let sheet = self.sheet(seat);
        let assigned = self.chair(seat).turn.assigned.ok_or(NOT_ASKED)?;
        match action {
            Action::ChangeSuit(suit) => {
                suit_can_change(&assigned, suit)?;
                let (cost, held) = (content().gold_spending.change_suit_cost, sheet.gold);
                ensure(held >= cost, WhyNot::SuitTooDear { cost, held })
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
            Action::Pass => ensure(self.may_pass(seat, &assigned), WhyNot::MustAct),
            _ => Err(NOT_ASKED),
        }
    }

    fn check_main_site(&self, seat: Seat, assigned: &Assigned, site: Site) -> Result<(), WhyNot> {
        let sheet = self.sheet(seat);
        let regions = [Region::of(assigned.suit), Region::Cemetery];
        lies_in(site, &regions, "FT-5.7")?;
        let steps = sheet.steps_to(assigned.value, site)?;
        enough_gold(step_cost(steps), sheet.gold)
    }

    /// Whether no main action has to be taken: no tombstone is left and the cards lead nowhere (FT-5.8). Gold, trail
    /// horse and pickaxe can change where they lead, and nobody has to use them (FT-A2).
    fn may_pass(&self, seat: Seat, assigned: &Assigned) -> bool {
        let sheet = self.sheet(seat);
        if sheet.has_tombstone() {
            return false;
        }
        let leads_from = |sheet: &Sheet| {
            let found = |_| ControlFlow::Break(());
            let region = Region::of(assigned.suit);
            sheet
                .each_reachable(region, assigned.value, found)
                .is_break()
        };
        !match self.options.plays_by(amendment::GOLD_IS_OPTIONAL) {
            true => leads_from(&sheet.as_cards_lead()),
            false => leads_from(sheet),
        }
    }

    /// The cowbot that the seat would keep from stealing by declining a bonus action, which is not allowed (FT-21.7):
    /// it is active, and what it looks for was not gained yet.
    pub(crate) fn dodged_by_declining(&self, seat: Seat) -> Option<Cowbot> {
        let turn = &self.chair(seat).turn;
        let cowbot = self
            .cowbot
            .filter(|_| self.options.plays_by(amendment::NO_DODGING))?;
        (turn.is_watched_by(cowbot) && !turn.provokes(cowbot)).then_some(cowbot)
    }

    /// Whether the seat is asked how many Wanted it takes: an item allows fewer, and one more can be good for something
    /// (FT-8.3, FT-12.2, FT-R50).
    pub(crate) fn asks_for_wanted(&self, seat: Seat, site: Site) -> bool {
        let sheet = self.sheet(seat);
        sheet.saves_wanted_at(site)
            && self.options.plays_by(amendment::ITEMS_ALLOW)
            && self.may_want_wanted(sheet)
    }

    /// Whether one more Wanted can be good for something: alone for challenge 17 and the title, in company for a bounty
    /// or for the Baroness's gold.
    fn may_want_wanted(&self, sheet: &Sheet) -> bool {
        let open = |bounty: &&Bounty| !sheet.claimed.contains(**bounty);
        let for_wanted = |bounty: &Bounty| matches!(bounty.condition(), Condition::Wanted { .. });
        self.options.solo()
            || self.bounties.iter().filter(open).any(for_wanted)
            || matches!(sheet.ability(), Some(Ability::GoldEqualToWanted { .. }))
    }

    /// The fewest Wanted to cross out of up to `max` as one of several rewards (FT-3.6).
    pub(crate) fn fewest_cleared_as_reward(&self, seat: Seat, max: u8) -> u8 {
        match self.options.plays_by(amendment::EXACTLY_TWO) {
            true => capped(max, self.sheet(seat).wanted),
            false => 1,
        }
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
            Some(Ability::GoldEqualToWanted { .. }) => some_wanted(sheet.wanted, "FT-18.5"),
            _ => some_wanted(sheet.wanted, "FT-3.6"),
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
                ensure(!sheet.items.contains(item), WhyNot::Owned { asked: ASKED })?;
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
            _ => Err(NOT_ASKED),
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

    /// The legal answers to a step.
    ///
    /// This is the hot path of every simulation, so the large lists are made directly rather than by
    /// asking `check` about every candidate; testkit holds the two to each other.
    pub(crate) fn each_answer(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> Flow {
        let sheet = self.sheet(seat);
        let refuse = |action| self.check(seat, action).err();
        match step {
            Step::Main => self.each_main(seat, offers),
            Step::Effect(building) => self.each_effect(seat, building, offers),
            Step::Bonus { region, declinable } => {
                sheet.each_open(region, |site| offers(Action::Go(site)))?;
                let declinable = declinable && self.dodged_by_declining(seat).is_none();
                offers.take(declinable.then_some(Action::Decline))
            }
            Step::Wanted(site) => {
                let (min, max) = sheet.wanted_at(site);
                offers.take((min..=max).map(Action::Amount))
            }
            Step::Clear { min, max } => {
                let most = capped(max, sheet.wanted);
                offers.take((min..=most).map(Action::Amount))
            }
            Step::Preach => {
                offers.take((1..=self.preach_max(seat)).map(Action::Amount))?;
                offers(Action::KeepAbility)
            }
            Step::Assign => {
                let Some(lineup) = self.lineup else {
                    return CONTINUE;
                };
                let assign =
                    |[suit, value, poker]: [Card; 3]| Action::Assign { suit, value, poker };
                offers.take(Assigned::ways(lineup).into_iter().map(assign))
            }
            Step::Order(_) => offers.take([Action::EffectFirst, Action::BonusFirst]),
            Step::Bail(_) | Step::Office => offers.test(Reward::ALL.map(Action::Take), refuse),
            Step::Tool => offers.test(Tool::ALL.map(Action::Tool), refuse),
            Step::AnyRegion => offers.test(Region::ALL.map(Action::Region), refuse),
            Step::Mayor => offers.test([Action::KeepLineup, Action::RedrawLineup], refuse),
            Step::After => offers.test([Action::Ability, Action::Finish], refuse),
            Step::Cheat => offers.test([Action::Cheat, Action::KeepHand], refuse),
            Step::Bribe => offers.test([Action::Bribe, Action::Refuse, Action::Ability], refuse),
            Step::Marshal => offers.test([Action::DrawCard, Action::Accept], refuse),
            Step::Fine => offers.test(FinePayment::ALL.map(Action::Pay), refuse),
        }
    }

    fn each_main(&self, seat: Seat, offers: &mut impl Offers<Action>) -> Flow {
        let Some(assigned) = self.chair(seat).turn.assigned else {
            return CONTINUE;
        };
        let sheet = self.sheet(seat);
        let region = Region::of(assigned.suit);
        let mut go = |site| offers(Action::Go(site));
        sheet.each_reachable(region, assigned.value, &mut go)?;
        sheet.each_open(Region::Cemetery, &mut go)?;
        if self.may_pass(seat, &assigned) {
            offers(Action::Pass)?;
        }
        if !assigned.suit_changed && sheet.gold >= content().gold_spending.change_suit_cost {
            let others = Suit::ALL.into_iter().filter(|suit| *suit != assigned.suit);
            offers.take(others.map(Action::ChangeSuit))?;
        }
        if sheet.ability().is_none() {
            return CONTINUE;
        }
        let refuse = |action| self.check(seat, action).err();
        if sheet.jokers() > 0 {
            offers.test(Suit::ALL.map(Action::JokerSuit), refuse)?;
            offers.test(Rank::all().map(Action::JokerValue), refuse)?;
        }
        offers.test(Direction::ALL.map(Action::Shift), refuse)?;
        offers.test([Action::Ability], refuse)
    }

    fn each_effect(
        &self,
        seat: Seat,
        building: Building,
        offers: &mut impl Offers<Action>,
    ) -> Flow {
        let sheet = self.sheet(seat);
        let refuse = |action| self.check(seat, action).err();
        match &building.data().effect {
            Effect::Deposit { .. } => offers.test(Colour::ALL.map(Action::Deposit), refuse)?,
            Effect::Shop { wares } => {
                offers.test(wares.iter().map(|ware| Action::Buy(ware.id)), refuse)?;
            }
            Effect::Hotel { .. } => offers.test([Action::Stay], refuse)?,
            Effect::LandClaim => {
                let placements = content().land_office.placements.iter();
                let free =
                    placements.filter(|p| p.cost <= sheet.cash && p.land.is_apart_from(sheet.land));
                offers.take(free.map(|p| Action::Claim(p.land)))?;
            }
            Effect::HuntOutlaw { choices, .. } => {
                let outlaws = choices.iter().copied();
                let left = outlaws.filter(|rank| !sheet.outlaws.contains(*rank));
                return offers.take(left.map(Action::Hunt));
            }
            Effect::ClearWanted { .. } => {
                let most = self.clear_max(seat, building);
                return offers.take((0..=most).map(Action::Amount));
            }
            Effect::BuyStars { .. } => {
                let most = self.stars_max(seat, building);
                return offers.take((0..=most).map(Action::Amount));
            }
            // They happen by themselves (FT-10.3).
            Effect::SequenceItems { .. } | Effect::PeekSheriff { .. } => return CONTINUE,
        }
        offers(Action::Leave)
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
