//! Visits to the town (FT-10) and the effects of its buildings (FT-11).

use kernel::{Audience, Seat};

use super::Dealer;
use crate::action::{Action, Reward};
use crate::content::{Building, Currency, Effect, FirstVisit, Gain, Item, RewardChoice, content};
use crate::event::Event;
use crate::goal::Changed;
use crate::legal::find_ware;
use crate::map::{Land, Site};
use crate::step::Step;

impl Dealer<'_> {
    /// Visits a building. It counts as circled, and its bonus as used up, from the start (FT-10.7).
    pub(super) fn visit(&mut self, seat: Seat, building: Building) {
        if self.game.sheet(seat).buildings.contains(building) {
            self.push(seat, Step::Effect(building));
            return;
        }
        self.circle(seat, Site::Building(building.rank()));
        match building.data().first_visit {
            FirstVisit::Stars(stars) => {
                self.gain(seat, Gain::stars(stars), "FT-10.2");
                self.push(seat, Step::Effect(building));
            }
            FirstVisit::Bonus(region) => {
                self.note_bonus(seat, region);
                if self.game.sheet(seat).has_site(region) {
                    self.push(seat, Step::Order(building));
                } else {
                    self.tell(seat, Event::BonusLost { seat, region });
                    self.push(seat, Step::Effect(building));
                }
            }
        }
    }

    /// Effect or bonus action first (FT-10.4).
    pub(super) fn order_visit(&mut self, seat: Seat, building: Building, effect_first: bool) {
        let FirstVisit::Bonus(region) = building.data().first_visit else {
            return;
        };
        let bonus = Step::Bonus {
            region,
            declinable: true,
        };
        let effect = Step::Effect(building);
        let [first, then] = if effect_first {
            [effect, bonus]
        } else {
            [bonus, effect]
        };
        self.push(seat, then);
        self.push(seat, first);
    }

    /// Carries out an effect that asks nothing (FT-10.3); returns whether it was one.
    pub(super) fn works_by_itself(&mut self, seat: Seat, building: Building) -> bool {
        match &building.data().effect {
            Effect::SequenceItems { items } => {
                self.pop(seat);
                let owned = self.game.sheet(seat).items;
                if let Some(item) = items.iter().copied().find(|item| !owned.contains(*item)) {
                    self.own(seat, item);
                    self.tell(seat, Event::ItemGained { seat, item });
                }
                true
            }
            Effect::PeekSheriff { .. } => {
                self.pop(seat);
                self.peek(seat);
                self.push(seat, Step::Office);
                true
            }
            Effect::HuntOutlaw { .. } => {
                let all = self.game.sheet(seat).has_had_all_of(building);
                if all {
                    self.pop(seat);
                }
                all
            }
            _ => false,
        }
    }

    /// A look at the sheriff card, which only this seat sees (FT-11.18).
    fn peek(&mut self, seat: Seat) {
        self.sheet_mut(seat).peeked = true;
        self.tell(seat, Event::SheriffLookedAt { seat });
        if let Some(card) = self.game.sheriff {
            self.log
                .tell(Audience::Only(seat), Event::SheriffSeen { seat, card });
        }
        self.reveals.show(Audience::Only(seat));
    }

    fn own(&mut self, seat: Seat, item: Item) {
        self.sheet_mut(seat).items.insert(item);
        self.claim_bounties(seat, Changed::Item);
    }

    /// Carries out the choice made at a building.
    pub(super) fn use_effect(&mut self, seat: Seat, building: Building, action: Action) {
        match (&building.data().effect, action) {
            (Effect::Deposit { cost, .. }, Action::Deposit(colour)) => {
                let sheet = self.sheet_mut(seat);
                sheet.cash -= cost;
                sheet.banked.insert(colour);
                let cash = *cost;
                self.tell(seat, Event::Deposited { seat, colour, cash });
            }
            (Effect::Shop { wares }, Action::Buy(item)) => {
                let Some(ware) = find_ware(wares, item) else {
                    return;
                };
                self.sheet_mut(seat).cash -= ware.cost;
                let cash = ware.cost;
                self.tell(seat, Event::Bought { seat, item, cash });
                self.own(seat, item);
                self.gain(seat, ware.gain, "FT-10.5");
            }
            (Effect::Hotel { cost }, Action::Stay) => {
                let sheet = self.sheet_mut(seat);
                sheet.cash -= cost;
                sheet.hotel += 1;
                let (cash, silver) = (*cost, sheet.hotel_silver());
                self.tell(seat, Event::Stayed { seat, cash, silver });
            }
            (Effect::LandClaim, Action::Claim(land)) => self.claim_land(seat, land),
            (Effect::HuntOutlaw { .. }, Action::Hunt(rank)) => {
                self.sheet_mut(seat).outlaws.insert(rank);
                self.tell(seat, Event::OutlawHunted { seat, rank });
                self.claim_bounties(seat, Changed::Outlaw);
            }
            (Effect::ClearWanted { cost_each, .. }, Action::Amount(n)) => {
                self.clear_wanted(seat, n, cost_each * u16::from(n));
            }
            (Effect::BuyStars { pay, cost_each, .. }, Action::Amount(stars)) => {
                let paid = cost_each * u16::from(stars);
                let sheet = self.sheet_mut(seat);
                match pay {
                    Currency::Cash => sheet.cash -= paid,
                    Currency::Gold => sheet.gold -= paid,
                }
                let currency = *pay;
                let rule = match currency {
                    Currency::Cash => "FT-11.19",
                    Currency::Gold => "FT-11.20",
                };
                self.tell(
                    seat,
                    Event::StarsBought {
                        seat,
                        stars,
                        paid,
                        currency,
                    },
                );
                self.gain(seat, Gain::stars(stars), rule);
            }
            _ => self.tell(seat, Event::LeftUnused { seat, building }),
        }
    }

    fn claim_land(&mut self, seat: Seat, land: Land) {
        let office = &content().land_office;
        let Some(placement) = office.placements.iter().find(|p| p.land == land) else {
            return;
        };
        let sheet = self.sheet_mut(seat);
        sheet.cash -= placement.cost;
        sheet.land = sheet.land.union(land);
        let whole = sheet.land == Land::WHOLE;
        self.tell(
            seat,
            Event::LandClaimed {
                seat,
                land,
                cash: placement.cost,
                stars: placement.stars,
            },
        );
        self.gain(seat, Gain::stars(placement.stars), "FT-11.12");
        if whole {
            let stars = office.full_grid_stars;
            self.tell(seat, Event::LandCompleted { seat, stars });
            self.gain(seat, Gain::stars(stars), "FT-11.13");
        }
    }

    /// One of the rewards that bail bonds and the sheriff's office leave to choose from.
    pub(super) fn take_reward(
        &mut self,
        seat: Seat,
        building: Building,
        reward: Reward,
        why: &'static str,
    ) {
        let choices = building.data().effect.rewards();
        let amount = |of: fn(&RewardChoice) -> u8| choices.iter().map(of).max().unwrap_or(0);
        match reward {
            Reward::Clear => {
                let max = amount(|choice| choice.clear_wanted_up_to);
                let min = self.game.fewest_cleared_as_reward(seat, max);
                self.push(seat, Step::Clear { min, max });
            }
            Reward::Cash => {
                let gain = Gain {
                    cash: amount(|choice| choice.cash),
                    ..Gain::default()
                };
                self.gain(seat, gain, why);
            }
            Reward::Gold => {
                let gain = Gain {
                    gold: amount(|choice| choice.gold),
                    ..Gain::default()
                };
                self.gain(seat, gain, why);
            }
            Reward::Star => {
                self.gain(seat, Gain::stars(amount(|choice| choice.stars)), why);
            }
        }
    }
}
