//! Actions and free actions of step 3, and major crimes (ID-7, ID-9, ID-15, ID-16).

use std::ops::ControlFlow;

use kernel::{Offers, Options as _, Seat};

use crate::action::Action;
use crate::amendment;
use crate::city::Border;
use crate::content::content;
use crate::pieces::{Crime, Criminal, Item, Turning, Zone};
use crate::state::InTooDeep;
use crate::step::Step;
use crate::whynot::WhyNot;

impl InTooDeep {
    pub(super) fn each_act(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        if step == Step::Act {
            let refuse = |action| self.refuse_act(seat, action);
            let hand = self.papers(seat).crimes;
            offers.test(hand.iter().map(Action::Commit), refuse)?;
            offers.test(self.held_support(seat), refuse)?;
        }
        for criminal in self.open.console(seat).ports {
            match step {
                Step::Endure(other) if other != criminal => {}
                Step::Endure(_) => self.each_deed(seat, criminal, true, offers)?,
                _ => self.each_deed(seat, criminal, false, offers)?,
            }
        }
        ControlFlow::Continue(())
    }

    /// Everything that one of somebody's criminals may do, as an `extra` action or in step 3, until it is
    /// enough. What is refused for one reason is passed over together: most questions of a game are these.
    fn each_deed(
        &self,
        seat: Seat,
        criminal: Criminal,
        extra: bool,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let city = &self.open.city;
        let Some(zone) = city.find(criminal) else {
            return ControlFlow::Continue(());
        };
        let paid = extra || self.open.turn.actions > 0;
        if paid {
            let slips = self.slips(seat, criminal);
            for to in city.ring.neighbours(zone) {
                let open = self.refuse_move(zone, to, slips).is_none();
                offers.take(open.then_some(Action::Move(criminal, to)))?;
            }
            let all = Item::ALL.into_iter();
            let here = all.filter(|item| city.is_dropped_in(*item, zone));
            offers.take(here.map(|item| Action::PickUp(criminal, item)))?;
        }
        let drops = !extra && self.refuse_drop(criminal).is_none();
        offers.take(drops.then_some(Action::Drop(criminal)))?;
        let usable = paid && self.refuse_zone(zone).is_none();
        offers.take(usable.then_some(Action::Use(criminal)))?;
        if !extra {
            let grips = paid && self.refuse_more_grip(seat, criminal).is_none();
            offers.take(grips.then_some(Action::Grip(criminal)))?;
            let endures = self.refuse_endurance(seat, criminal).is_none();
            offers.take(endures.then_some(Action::Endure(criminal)))?;
        }
        if self.refuse_ability(seat, criminal).is_some() {
            return ControlFlow::Continue(());
        }
        self.each_feat(criminal, zone, &mut |action| {
            let fits = match self.open.costs_an_action(action) {
                true => paid,
                false => !extra,
            };
            let legal = fits && self.refuse_by_ability(seat, zone, action).is_none();
            offers.take(legal.then_some(action))
        })
    }

    /// Everything that the ability of a criminal in a zone might do.
    fn each_feat(
        &self,
        criminal: Criminal,
        zone: Zone,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let city = &self.open.city;
        let neighbours = city.ring.neighbours(zone);
        match criminal {
            Criminal::Fixer => offers.take(neighbours.map(Action::Fix)),
            Criminal::Enforcer => {
                for other in city.in_play() {
                    let there = city.find(other).unwrap_or_default();
                    if city.ring.nearby(zone, there) {
                        for to in city.ring.neighbours(there) {
                            offers(Action::Push(other, to))?;
                        }
                    }
                }
                ControlFlow::Continue(())
            }
            Criminal::Hacker => {
                for item in Item::ALL {
                    let there = city.item_zone(item);
                    if city.ring.nearby(zone, there) {
                        for to in city.ring.neighbours(there) {
                            offers(Action::Hack(item, to))?;
                        }
                        offers(Action::Fetch(item))?;
                    }
                }
                ControlFlow::Continue(())
            }
            Criminal::Smuggler => offers.take(Item::ALL.map(Action::Smuggle)),
            Criminal::Seer => offers.take(city.in_play().map(Action::Sense)),
            Criminal::Crusher => self.each_patrol(offers),
            Criminal::Jumper => offers(Action::Jump),
            Criminal::Courier => offers.take(Zone::ALL.map(Action::Dash)),
            Criminal::Shadow | Criminal::Mechanic => ControlFlow::Continue(()),
        }
    }

    /// Moves of the Guardian and the barriers, until it is enough.
    pub(super) fn each_patrol(&self, offers: &mut impl Offers<Action>) -> ControlFlow<()> {
        let city = &self.open.city;
        for to in city.ring.neighbours(city.guardian) {
            offers(Action::Guardian(to))?;
        }
        let mut borders = city.barriers;
        borders.sort_unstable();
        for border in borders {
            for turning in Turning::ALL {
                offers(Action::Barrier(border, turning))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Why something cannot be done in step 3.
    pub(super) fn refuse_act(&self, seat: Seat, action: Action) -> Option<WhyNot> {
        match action {
            Action::Commit(crime) => self.refuse_crime(seat, crime),
            Action::Support(support) => self.refuse_support(seat, support),
            Action::Endure(criminal) => self
                .refuse_own(seat, criminal)
                .or_else(|| self.refuse_endurance(seat, criminal)),
            _ => self.refuse_deed(seat, action).or_else(|| {
                let broke = self.open.costs_an_action(action) && self.open.turn.actions == 0;
                broke.then_some(WhyNot::NoActionsLeft)
            }),
        }
    }

    /// Why something is no extra action of this criminal (ID-6.4, ID-R84).
    pub(super) fn refuse_extra(
        &self,
        seat: Seat,
        criminal: Criminal,
        action: Action,
    ) -> Option<WhyNot> {
        if matches!(
            action,
            Action::Commit(_) | Action::Support(_) | Action::Endure(_)
        ) {
            return Some(Step::Endure(criminal).not_asked());
        }
        if matches!(action, Action::Grip(_)) {
            return Some(WhyNot::NoGripByEndurance);
        }
        if let Some(why) = self.refuse_deed(seat, action) {
            return Some(why);
        }
        if !self.open.costs_an_action(action) {
            return Some(WhyNot::CostsNothing);
        }
        let other = action.doer() != Some(criminal);
        other.then_some(WhyNot::OtherCriminal { criminal })
    }

    /// Why a deed is not allowed, whoever pays for it.
    fn refuse_deed(&self, seat: Seat, action: Action) -> Option<WhyNot> {
        let city = &self.open.city;
        let Some(criminal) = action.doer() else {
            return Some(Step::Act.not_asked());
        };
        if let Some(why) = self.refuse_own(seat, criminal) {
            return Some(why);
        }
        // Only criminals in play are hooked (ID-I4).
        let zone = city.find(criminal)?;
        match action {
            Action::Move(_, to) => self.refuse_move(zone, to, self.slips(seat, criminal)),
            Action::PickUp(_, item) => {
                let here = city.is_dropped_in(item, zone);
                (!here).then_some(WhyNot::NotDropped)
            }
            Action::Drop(_) => self.refuse_drop(criminal),
            Action::Use(_) => self.refuse_zone(zone),
            Action::Grip(_) => self.refuse_more_grip(seat, criminal),
            _ => self
                .refuse_ability(seat, criminal)
                .or_else(|| self.refuse_by_ability(seat, zone, action)),
        }
    }

    /// Whether barriers do not stop a criminal (ID-9.9).
    fn slips(&self, seat: Seat, criminal: Criminal) -> bool {
        criminal == Criminal::Shadow && self.open.console(seat).has_ability(Criminal::Shadow)
    }

    /// Why an ability does not work (ID-6.3).
    fn refuse_ability(&self, seat: Seat, criminal: Criminal) -> Option<WhyNot> {
        let needed = content().grip_track.ability_from;
        let grip = self.open.console(seat).grip_over(criminal);
        (grip < needed).then_some(WhyNot::GripTooLow {
            criminal,
            grip,
            needed,
        })
    }

    /// Why an ability that works cannot be used like this (ID-9); `zone` is where its owner is.
    fn refuse_by_ability(&self, seat: Seat, zone: Zone, action: Action) -> Option<WhyNot> {
        let city = &self.open.city;
        let near = |there: Zone| (!city.ring.nearby(zone, there)).then_some(WhyNot::NotNearby);
        match action {
            Action::Fix(there) if there == zone => Some(WhyNot::ChangesNothing),
            Action::Fix(there) => near(there).or_else(|| self.refuse_zone(there)),
            Action::Push(Criminal::Enforcer, _) => Some(WhyNot::NotItself),
            Action::Push(other, to) => match city.find(other) {
                None => Some(WhyNot::NotInPlay { criminal: other }),
                Some(from) => near(from).or_else(|| self.refuse_move(from, to, false)),
            },
            Action::Hack(item, to) => {
                let from = city.item_zone(item);
                // Barriers are ignored altogether (ID-9.7).
                near(from).or_else(|| self.refuse_move(from, to, true))
            }
            Action::Fetch(item) if city.holder(item).is_some() => Some(WhyNot::NotDropped),
            Action::Fetch(item) => near(city.item_zone(item)),
            Action::Smuggle(item) => self.refuse_smuggling(zone, item),
            Action::Sense(Criminal::Seer) => Some(WhyNot::NotItself),
            Action::Sense(_) if self.open.turn.seer_used => Some(WhyNot::UsedAlready),
            Action::Sense(other) => match city.find(other) {
                None => Some(WhyNot::NotInPlay { criminal: other }),
                Some(there) => near(there).or_else(|| self.refuse_more_grip(seat, other)),
            },
            Action::Guardian(to) => near(city.guardian).or_else(|| self.refuse_guardian(to)),
            Action::Barrier(border, _) => self.refuse_barrier(border).or_else(|| {
                let near = city.barrier_nearby(border, zone);
                (!near).then_some(WhyNot::NotNearby)
            }),
            Action::Dash(to) if to == zone => Some(WhyNot::AlreadyThere { zone }),
            Action::Dash(to) => {
                let reached = self.open.turn.ignore_barriers || city.reachable(zone).contains(to);
                (!reached).then_some(WhyNot::NotReachable { zone: to })
            }
            // The Jumper can always jump.
            _ => None,
        }
    }

    /// Why a move from one zone to another is not possible (ID-1.6, ID-1.7).
    pub(super) fn refuse_move(&self, from: Zone, to: Zone, slips: bool) -> Option<WhyNot> {
        let city = &self.open.city;
        if let Some(far) = self.refuse_distance(from, to) {
            return Some(far);
        }
        let free = slips || self.open.turn.ignore_barriers;
        (!free && city.barred(from, to)).then_some(WhyNot::Barred { zone: to })
    }

    /// Why the effect of a zone cannot be used (ID-7.7).
    fn refuse_zone(&self, zone: Zone) -> Option<WhyNot> {
        (self.open.city.searches_in(zone) > 0).then_some(WhyNot::Searched { zone })
    }

    /// Why no grip can be gained over a criminal (ID-1.16).
    pub(super) fn refuse_more_grip(&self, seat: Seat, criminal: Criminal) -> Option<WhyNot> {
        let last = content().grip_track.last();
        if self.open.city.find(criminal).is_none() {
            return Some(WhyNot::NotInPlay { criminal });
        }
        let grip = self.open.console(seat).grip_over(criminal);
        (grip >= last).then_some(WhyNot::TopOfTrack)
    }

    /// Why a criminal cannot drop anything (ID-7.11, ID-R17).
    fn refuse_drop(&self, criminal: Criminal) -> Option<WhyNot> {
        if self.open.city.held_by(criminal).is_none() {
            return Some(WhyNot::HoldsNothing);
        }
        let again = criminal == Criminal::Smuggler && self.open.turn.let_go;
        again.then_some(WhyNot::PositionAgain)
    }

    /// Why the Smuggler cannot take an item (ID-9.4, ID-R17).
    fn refuse_smuggling(&self, zone: Zone, item: Item) -> Option<WhyNot> {
        let city = &self.open.city;
        if city.item_zone(item) != zone {
            return Some(WhyNot::NotHere);
        }
        if city.holder(item) == Some(Criminal::Smuggler) {
            return Some(WhyNot::ChangesNothing);
        }
        let again = self.open.turn.smuggled.contains(item);
        again.then(
            || match self.open.options.plays_by(amendment::FREE_ACTIONS) {
                true => WhyNot::PositionAgain,
                false => WhyNot::SmuggledAlready,
            },
        )
    }

    /// Why grip cannot be paid for an extra action (ID-6.4, ID-R84).
    fn refuse_endurance(&self, seat: Seat, criminal: Criminal) -> Option<WhyNot> {
        let needed = content().grip_track.endurance_from;
        let grip = self.open.console(seat).grip_over(criminal);
        if grip < needed {
            return Some(WhyNot::NoEndurance {
                criminal,
                grip,
                needed,
            });
        }
        let found = &mut |_| ControlFlow::Break(());
        self.each_deed(seat, criminal, true, found)
            .is_continue()
            .then_some(WhyNot::NothingToEndureFor { criminal })
    }

    /// Why the Guardian cannot move there (ID-10.1).
    pub(super) fn refuse_guardian(&self, to: Zone) -> Option<WhyNot> {
        self.refuse_distance(self.open.city.guardian, to)
    }

    /// Why one zone is no move away from another (ID-1.6).
    fn refuse_distance(&self, from: Zone, to: Zone) -> Option<WhyNot> {
        if from == to {
            return Some(WhyNot::AlreadyThere { zone: to });
        }
        let adjacent = self.open.city.ring.adjacent(from, to);
        (!adjacent).then_some(WhyNot::NotAdjacent { zone: to })
    }

    /// Why a barrier cannot move (ID-10.3).
    pub(super) fn refuse_barrier(&self, border: Border) -> Option<WhyNot> {
        let there = self.open.city.has_barrier(border);
        (!there).then_some(WhyNot::NoBarrierThere)
    }

    /// Why a crime cannot be committed (ID-15.1, ID-16.1).
    fn refuse_crime(&self, seat: Seat, crime: Crime) -> Option<WhyNot> {
        if !self.papers(seat).crimes.contains(crime) {
            return Some(WhyNot::NotInHand);
        }
        if !crime.is_open(self.open.story) {
            return Some(WhyNot::NoPrerequisite);
        }
        let met = self.open.scene(seat).allows(crime);
        (!met).then_some(WhyNot::ConditionsNotMet)
    }
}
