//! Building, and what it costs (SP-13, SP-14); what has to be paid otherwise (SP-1, SP-11).

use std::ops::ControlFlow;

use kernel::{Offers, Options as _, Seat};

use super::permit::Permit;
use crate::action::Action;
use crate::amendment::{FIRST_BUILDING_FROM_POCKET, FREE_HELP_KEPT};
use crate::content::content;
use crate::pieces::{Building, Slot};
use crate::space::{Ground, Space};
use crate::state::Speakeasy;
use crate::step::Step;
use crate::strength::{Help, Occasion};
use crate::whynot::WhyNot;
use crate::works::Works;

impl Speakeasy {
    pub(super) fn each_work(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let refuse = |action| self.refuse_work(seat, step, action);
        match step {
            Step::Build { works, .. } => self.each_slot(seat, works, offers),
            Step::Site { works, slot } => {
                let permit = Permit::new(self, seat, works, slot);
                let spaces = self.manhattan.all();
                let sites = spaces.filter(|space| permit.refuse(self, *space).is_none());
                offers.take(sites.map(Action::Space))
            }
            Step::Pay { cost } => {
                let (least, most) = self.shares(seat, cost);
                offers.take((least..=most).map(Action::Launder))
            }
            Step::Thug => {
                let room = self.player(seat).thug_room();
                offers.test(room.map(|(at, _)| Action::Post(at as u8 + 1)), refuse)
            }
            _ => offers.test([Action::Hire], refuse),
        }
    }

    /// The buildings that can be built; those of one price and type stand and fall together.
    fn each_slot(
        &self,
        seat: Seat,
        works: Works,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let mut last = None;
        let slots = self.player(seat).slots.iter();
        for slot in slots.filter(|slot| works.allows(slot.building())) {
            let kind = (slot.building(), slot.data().group);
            let known = last.filter(|(other, _)| *other == kind && kind.0 != Building::Casino);
            let legal = match known {
                Some((_, legal)) => legal,
                None => self.refuse_slot(seat, works, slot).is_none(),
            };
            last = Some((kind, legal));
            if legal {
                offers.take([Action::Slot(slot)])?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn refuse_work(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match (step, action) {
            (Step::Build { works, .. }, Action::Slot(slot)) => self.refuse_slot(seat, works, slot),
            (Step::Site { works, slot }, Action::Space(space)) => {
                Permit::new(self, seat, works, slot).refuse(self, space)
            }
            (Step::Pay { cost }, Action::Launder(share)) => {
                let (least, most) = self.shares(seat, cost);
                let fits = (least..=most).contains(&share);
                (!fits).then_some(WhyNot::WrongShare { least, most })
            }
            (Step::Hire, Action::Hire) => self.refuse_hire(seat),
            (Step::Thug, Action::Post(space)) => self.refuse_post(seat, space),
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

    /// A free thug takes any empty space (SP-11.6).
    fn refuse_post(&self, seat: Seat, space: u8) -> Option<WhyNot> {
        let mut room = self.player(seat).thug_room();
        if !room.any(|(at, _)| at + 1 == usize::from(space)) {
            return Some(WhyNot::ThugSpaceTaken);
        }
        (self.supply.thugs == 0).then_some(WhyNot::SupplyEmpty)
    }

    /// Whether what is built is paid from the pocket alone (SP-4.7).
    pub(crate) fn is_from_pocket(&self, works: Works) -> bool {
        works == Works::First && self.options.plays_by(FIRST_BUILDING_FROM_POCKET)
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
        if building == Building::Casino {
            // They are all alike (SP-R61).
            let first = slots.iter().find(|other| other.building() == building);
            if first != Some(slot) {
                return Some(WhyNot::SlotEmpty);
            }
            if self.player(seat).hand_size() == 0 {
                return Some(WhyNot::TooFewCards { need: 1, held: 0 });
            }
        }
        let permit = Permit::new(self, seat, works, slot);
        let mut spaces = self.manhattan.all();
        if !permit.is_too_dear() && spaces.any(|space| permit.refuse(self, space).is_none()) {
            return None;
        }
        permit
            .refuse_usual_cost()
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

    /// Why these means do not take over a gangster bar (SP-9.5, SP-13.7).
    pub(super) fn refuse_means(
        &self,
        seat: Seat,
        slot: Slot,
        space: Space,
        thugs: u8,
        help: Help,
    ) -> Option<WhyNot> {
        let player = self.player(seat);
        let fee = match self.refuse_help(seat, Occasion::TakeOver, thugs, help) {
            Ok(fee) => fee,
            Err(why) => return Some(why),
        };
        let strength = player.attack() + player.reinforcement(thugs, help);
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
        help: Help,
    ) -> Result<u16, WhyNot> {
        let player = self.player(seat);
        if thugs > player.thugs {
            return Err(WhyNot::TooFewThugs { held: player.thugs });
        }
        let kept = help == Help::Paid;
        let fee = player.fee_of(occasion, help);
        let fee = fee.filter(|_| !kept || self.options.plays_by(FREE_HELP_KEPT));
        fee.ok_or(match kept && player.ally.is_some() {
            true => WhyNot::NothingToKeep,
            false => WhyNot::NoAlly,
        })
    }
}
