//! Building, and what it costs.

use kernel::Seat;

use crate::action::Action;
use crate::boss::Boss;
use crate::content::content;
use crate::pieces::{Building, Slot};
use crate::space::{Ground, Space};
use crate::state::Speakeasy;
use crate::step::Step;
use crate::strength::Occasion;
use crate::whynot::WhyNot;
use crate::works::Works;

impl Speakeasy {
    pub(super) fn each_work(&self, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        match step {
            Step::Build { .. } => self
                .player(seat)
                .slots
                .iter()
                .map(Action::Slot)
                .for_each(offer),
            Step::Site { .. } => self.manhattan.all().map(Action::Space).for_each(offer),
            Step::Pay { cost } => {
                let (least, most) = self.shares(seat, cost);
                (least..=most).map(Action::Launder).for_each(offer);
            }
            _ => offer(Action::Hire),
        }
    }

    pub(super) fn refuse_work(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match (step, action) {
            (Step::Build { works, .. }, Action::Slot(slot)) => self.refuse_slot(seat, works, slot),
            (Step::Site { works, slot }, Action::Space(space)) => {
                self.refuse_site(seat, works, slot, space)
            }
            (Step::Pay { cost }, Action::Launder(share)) => {
                let (least, most) = self.shares(seat, cost);
                let fits = (least..=most).contains(&share);
                (!fits).then_some(WhyNot::WrongShare { least, most })
            }
            (Step::Hire, Action::Hire) => self.refuse_hire(seat),
            _ => Some(step.not_asked()),
        }
    }

    /// The least and the most of a cost that can come from the safe (SP-32.23).
    pub(crate) fn shares(&self, seat: Seat, cost: u16) -> (u16, u16) {
        let least = cost.saturating_sub(self.player(seat).pocket);
        let most = cost.min(self.screen(seat).safe / content().money.laundering_ratio);
        (least, most)
    }

    fn refuse_hire(&self, seat: Seat) -> Option<WhyNot> {
        let Some(price) = self.player(seat).thug_price() else {
            return Some(WhyNot::AllThugs);
        };
        if self.supply.thugs == 0 {
            return Some(WhyNot::SupplyEmpty);
        }
        self.refuse_cost(seat, price)
    }

    /// Whether the next thug can be hired and is not free.
    pub(super) fn may_hire_for_money(&self, seat: Seat) -> bool {
        self.refuse_hire(seat).is_none() && self.player(seat).thug_price() > Some(0)
    }

    pub(crate) fn refuse_cost(&self, seat: Seat, cost: u16) -> Option<WhyNot> {
        let means = self.means(seat);
        (cost > means).then_some(WhyNot::TooDear { cost, means })
    }

    fn refuse_slot(&self, seat: Seat, works: Works, slot: Slot) -> Option<WhyNot> {
        let building = slot.building();
        if !works.allows(building) {
            return Some(WhyNot::NotAllowed { building });
        }
        let slots = self.player(seat).slots;
        if !slots.contains(slot) {
            return Some(WhyNot::SlotEmpty);
        }
        // Casinos are all alike (SP-R61).
        let first = slots.iter().find(|other| other.building() == building);
        if building == Building::Casino && first != Some(slot) {
            return Some(WhyNot::SlotEmpty);
        }
        if building == Building::Casino && self.player(seat).hand_size() == 0 {
            return Some(WhyNot::TooFewCards { need: 1, held: 0 });
        }
        let mut spaces = self.manhattan.all();
        let any = spaces.any(|space| self.refuse_site(seat, works, slot, space).is_none());
        if any {
            return None;
        }
        // The cheapest way to build it is on an empty space, but for upgrades.
        self.refuse_cost(seat, slot.data().price)
            .filter(|_| works.opens())
            .or(Some(WhyNot::NoPlace { building }))
    }

    /// What a building costs on a space: less if it replaces an own bar (SP-13.10, SP-R27).
    pub(crate) fn building_cost(&self, seat: Seat, slot: Slot, space: Space) -> u16 {
        let price = slot.data().price;
        match self.manhattan.lot(space).ground {
            Ground::House(_) => price.saturating_sub(self.player(seat).discount()),
            _ => price,
        }
    }

    fn refuse_site(&self, seat: Seat, works: Works, slot: Slot, space: Space) -> Option<WhyNot> {
        if !self.manhattan.has(space) {
            return Some(WhyNot::NoSuchSpace);
        }
        let building = slot.building();
        let boss = Boss::Player(seat);
        let ground = self.manhattan.lot(space).ground;
        let fits = match ground {
            Ground::Empty => works.opens(),
            Ground::GangsterBar => works.takes_over(),
            Ground::House(house) => {
                let upgrade = matches!(building, Building::Nightclub | Building::Casino);
                works.upgrades()
                    && upgrade
                    && house.owner == boss
                    && house.building == Building::Bar
            }
        };
        if !fits {
            return Some(WhyNot::SpaceTaken);
        }
        let cost = self.building_cost(seat, slot, space);
        if let Some(why) = self.refuse_cost(seat, cost) {
            return Some(why);
        }
        if ground == Ground::GangsterBar
            && let Some(why) = self.refuse_target(seat, works, slot, space)
        {
            return Some(why);
        }
        let region = space.district.region();
        let unique = matches!(building, Building::Nightclub | Building::Casino);
        if unique && self.manhattan.has_in_region(boss, building, region) {
            return Some(WhyNot::OnePerRegion { building, region });
        }
        None
    }

    /// Why a gangster bar cannot be taken over, whatever is spent.
    fn refuse_target(&self, seat: Seat, works: Works, slot: Slot, space: Space) -> Option<WhyNot> {
        let player = self.player(seat);
        if let Some(ally) = player.ally.filter(|ally| ally.home == space.district) {
            let gangster = ally.gangster;
            return Some(WhyNot::AllysDistrict { gangster });
        }
        if works.ignores_defence() {
            return None;
        }
        let fee = player.help_fee(Occasion::TakeOver);
        let helped = fee.is_some_and(|fee| slot.data().price + fee <= self.means(seat));
        let strength = player.attack() + player.reinforcement(player.thugs, helped);
        let needed = self.gangs.strength[space.district as usize] + 1;
        (strength < needed).then_some(WhyNot::TooWeak { strength, needed })
    }

    /// Why these means do not take over a gangster bar (SP-9.5, SP-13.7).
    pub(super) fn refuse_means(
        &self,
        seat: Seat,
        slot: Slot,
        space: Space,
        thugs: u8,
        helps: bool,
    ) -> Option<WhyNot> {
        let player = self.player(seat);
        let fee = match self.refuse_help(seat, Occasion::TakeOver, thugs, helps) {
            Ok(fee) => fee,
            Err(why) => return Some(why),
        };
        let strength = player.attack() + player.reinforcement(thugs, helps);
        let needed = self.gangs.strength[space.district as usize] + 1;
        if strength < needed {
            return Some(WhyNot::TooWeak { strength, needed });
        }
        self.refuse_cost(seat, slot.data().price + fee)
    }

    /// What the help costs, or why it cannot be had.
    pub(super) fn refuse_help(
        &self,
        seat: Seat,
        occasion: Occasion,
        thugs: u8,
        helps: bool,
    ) -> Result<u16, WhyNot> {
        let player = self.player(seat);
        if thugs > player.thugs {
            return Err(WhyNot::TooFewThugs { held: player.thugs });
        }
        match player.help_fee(occasion) {
            _ if !helps => Ok(0),
            Some(fee) => Ok(fee),
            None => Err(WhyNot::NoAlly),
        }
    }
}
