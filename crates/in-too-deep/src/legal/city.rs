//! Targets in the city and on the grip track (ID-8, ID-10, ID-11, ID-18).

use std::ops::ControlFlow;

use kernel::{Member, Offers, Seat};

use crate::action::Action;
use crate::city::Spot;
use crate::console::Agent;
use crate::pieces::{Criminal, Item, Zone};
use crate::state::InTooDeep;
use crate::step::{Looking, Step};
use crate::whynot::WhyNot;

impl InTooDeep {
    pub(super) fn each_target(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let city = &self.open.city;
        let refuse = |action| self.refuse_target(seat, step, action);
        match step {
            Step::Patrol { .. } | Step::March { .. } | Step::Shove { .. } => {
                self.each_patrol(&mut |action| offers.test([action], refuse))
            }
            Step::Heights { .. } => {
                let moves = city.in_play().flat_map(|criminal| {
                    let there = city.find(criminal).unwrap_or_default();
                    let neighbours = city.ring.neighbours(there);
                    neighbours.map(|to| Action::Move(criminal, to))
                });
                offers.test(moves, refuse)?;
                let items = Item::ALL.into_iter().flat_map(|item| {
                    let neighbours = city.ring.neighbours(city.item_zone(item));
                    neighbours.map(|to| Action::Carry(item, to))
                });
                offers.test(items, refuse)?;
                offers.test([Action::Look], refuse)?;
                self.each_patrol(&mut |action| offers.test([action], refuse))
            }
            Step::GainGrip { .. } | Step::LoseGrip { .. } | Step::EchoGrip { .. } => {
                offers.test(city.in_play().map(Action::Grip), refuse)
            }
            Step::Escort { .. }
            | Step::Relocate(_)
            | Step::SwapCriminals
            | Step::SwapCriminalWith(_)
            | Step::SwapItemCriminalWith(_) => {
                offers.test(city.in_play().map(Action::Criminal), refuse)
            }
            Step::RelocateItem
            | Step::SwapItems(_)
            | Step::SwapItemWith(_)
            | Step::SwapItemCriminal => offers.test(Item::ALL.map(Action::Item), refuse),
            Step::SendGuardian { .. } => offers.test(Zone::ALL.map(Action::Guardian), refuse),
            _ => offers.test(Zone::ALL.map(Action::Zone), refuse),
        }
    }

    pub(super) fn refuse_target(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        let city = &self.open.city;
        let stays = |stays: bool, zone| stays.then_some(WhyNot::AlreadyThere { zone });
        match (step, action) {
            (Step::Escort { from }, Action::Criminal(criminal)) => {
                let left = city.is_in(criminal, from);
                (!left).then_some(WhyNot::NotLeftBehind { criminal })
            }
            (
                Step::Patrol { .. } | Step::March { .. } | Step::Heights { .. },
                Action::Guardian(to),
            ) => self.refuse_guardian(to),
            (
                Step::Patrol { .. } | Step::Shove { .. } | Step::Heights { .. },
                Action::Barrier(border, _),
            ) => self.refuse_barrier(border),
            (Step::Heights { .. }, Action::Move(criminal, to)) => match city.find(criminal) {
                None => Some(WhyNot::NotInPlay { criminal }),
                Some(from) => self.refuse_move(from, to, false),
            },
            (Step::Heights { .. }, Action::Carry(item, to)) => {
                self.refuse_move(city.item_zone(item), to, false)
            }
            (Step::Heights { .. }, Action::Look) => {
                let any = self.can_look(seat, None, Looking::Only);
                (!any).then_some(WhyNot::NothingThere)
            }
            (Step::Relocate(_), Action::Criminal(criminal)) => self.refuse_in_play(criminal),
            (Step::RelocateTo(criminal), Action::Zone(zone)) => {
                stays(city.is_in(criminal, zone), zone)
            }
            (Step::RelocateItem, Action::Item(_)) => None,
            (Step::ItemTo(item), Action::Zone(zone)) => stays(city.is_dropped_in(item, zone), zone),
            (
                Step::SwapItems(_)
                | Step::SwapItemWith(_)
                | Step::SwapCriminals
                | Step::SwapCriminalWith(_)
                | Step::SwapItemCriminal
                | Step::SwapItemCriminalWith(_),
                action,
            ) => self.refuse_exchange(step, action),
            (Step::Shift { .. }, Action::Zone(from)) => {
                let none = city.searches_in(from) == 0;
                none.then_some(WhyNot::NoSearchesThere)
            }
            (Step::ShiftTo { .. }, Action::Zone(zone)) => {
                let some = city.searches_in(zone) > 0;
                some.then_some(WhyNot::SearchesThere { zone })
            }
            (
                Step::SendCriminal { .. } | Step::SendItem { .. } | Step::SendGuardian { .. },
                action,
            ) => self.refuse_sending(step, action),
            (
                Step::GainGrip { .. } | Step::LoseGrip { .. } | Step::EchoGrip { .. },
                Action::Grip(criminal),
            ) => self.refuse_grip(seat, step, criminal),
            _ => Some(step.not_asked()),
        }
    }

    /// Two things change places.
    fn refuse_exchange(&self, step: Step, action: Action) -> Option<WhyNot> {
        let city = &self.open.city;
        match (step, action) {
            (Step::SwapItems(_), Action::Item(one)) => {
                let mut others = Item::ALL.into_iter();
                let some = others.any(|other| self.refuse_item_swap(one, other).is_none());
                (!some).then_some(WhyNot::SamePlace)
            }
            (Step::SwapItemWith(one), Action::Item(other)) => self.refuse_item_swap(one, other),
            (Step::SwapCriminals, Action::Criminal(one)) => {
                let mut others = city.in_play();
                let some = others.any(|other| city.find(other) != city.find(one));
                self.refuse_in_play(one)
                    .or((!some).then_some(WhyNot::SameZone))
            }
            (Step::SwapCriminalWith(one), Action::Criminal(other)) => {
                self.refuse_in_play(other).or_else(|| {
                    let same = city.find(one) == city.find(other);
                    same.then_some(WhyNot::SameZone)
                })
            }
            (Step::SwapItemCriminal, Action::Item(item)) => {
                let zone = city.item_zone(item);
                let mut criminals = city.in_play();
                let some = criminals.any(|criminal| !city.is_in(criminal, zone));
                (!some).then_some(WhyNot::SameZone)
            }
            (Step::SwapItemCriminalWith(item), Action::Criminal(criminal)) => {
                self.refuse_in_play(criminal).or_else(|| {
                    let same = city.is_in(criminal, city.item_zone(item));
                    same.then_some(WhyNot::SameZone)
                })
            }
            _ => Some(step.not_asked()),
        }
    }

    /// Something is sent to a zone, or to one around another.
    fn refuse_sending(&self, step: Step, action: Action) -> Option<WhyNot> {
        let city = &self.open.city;
        let (stays, around, zone) = match (step, action) {
            (Step::SendCriminal { criminal, around }, Action::Zone(zone)) => {
                (city.is_in(criminal, zone), around, zone)
            }
            (Step::SendItem { item, around }, Action::Zone(zone)) => {
                (city.is_dropped_in(item, zone), around, zone)
            }
            (Step::SendGuardian { around }, Action::Guardian(zone)) => {
                (city.guardian == zone, around, zone)
            }
            _ => return Some(step.not_asked()),
        };
        let there = stays.then_some(WhyNot::AlreadyThere { zone });
        there.or_else(|| self.refuse_around(around, zone))
    }

    /// Grip over a criminal is gained or lost.
    fn refuse_grip(&self, seat: Seat, step: Step, criminal: Criminal) -> Option<WhyNot> {
        match step {
            Step::GainGrip { .. } => self.refuse_more_grip(seat, criminal),
            Step::LoseGrip { .. } => {
                let none = self.open.console(seat).grip_over(criminal) == 0;
                none.then_some(WhyNot::NoGripToLose)
            }
            Step::EchoGrip { gain, .. } => {
                let tied = self.echo_ties(gain).any(|one| one == criminal);
                (!tied).then_some(WhyNot::NotTied)
            }
            _ => Some(step.not_asked()),
        }
    }

    fn refuse_in_play(&self, criminal: Criminal) -> Option<WhyNot> {
        let out = self.open.city.find(criminal).is_none();
        out.then_some(WhyNot::NotInPlay { criminal })
    }

    fn refuse_around(&self, around: Option<Zone>, zone: Zone) -> Option<WhyNot> {
        let far = around.is_some_and(|around| !self.open.city.ring.adjacent(around, zone));
        far.then_some(WhyNot::NotAdjacent { zone })
    }

    /// Why two items cannot be swapped: nothing would change (ID-10.10).
    pub(super) fn refuse_item_swap(&self, one: Item, other: Item) -> Option<WhyNot> {
        let spots = [one, other].map(|item| self.open.city.items[item.index()]);
        let same = one == other || (spots[0] == spots[1] && matches!(spots[0], Spot::Dropped(_)));
        same.then_some(WhyNot::SamePlace)
    }

    /// The criminals between whom Echo's grip could go: her lowest tokens for a gain, her highest for a
    /// loss (ID-28.2).
    pub(crate) fn echo_ties(&self, gain: bool) -> impl Iterator<Item = Criminal> + use<> {
        let grip = self.open.console(Agent::Echo).grip;
        let last = crate::content::content().grip_track.last();
        let all = self.open.city.in_play();
        let grips = all.clone().map(move |criminal| grip[criminal.index()]);
        let wanted = if gain {
            grips.min().filter(|lowest| *lowest < last)
        } else {
            grips.max().filter(|highest| *highest > 0)
        };
        all.filter(move |criminal| Some(grip[criminal.index()]) == wanted)
    }
}
