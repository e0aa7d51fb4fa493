//! What may be decided, and why something may not be.
//!
//! `refuse_answer` is the only judge. The list of legal actions is made of candidates that it lets pass, so
//! that both can never disagree; only steps of travel are found by a search that judges them together.

mod police;
mod visits;

use std::ops::ControlFlow;

use kernel::{Foregone, Offers, RuleId, Seat};

use crate::action::{Action, Tool};
use crate::city::BadSpot;
use crate::content::{Effect, content};
use crate::node::{Node, Site};
use crate::pieces::{Asset, Colour, Exit, Pile, Place};
use crate::state::EscapePlan;
use crate::step::Step;
use crate::travel::Scout;
use crate::whynot::WhyNot;

impl EscapePlan {
    /// The legal answers to a step.
    pub(crate) fn each_answer(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let scout = self.scout(step);
        match &scout {
            Some(scout) => self.each_way(seat, step, scout, offers)?,
            None => self.each_own(seat, step, offers)?,
        }
        self.each_tool(seat, step, scout.as_ref(), offers)?;
        match step {
            Step::Wound => self.each_remedy(seat, offers),
            _ => ControlFlow::Continue(()),
        }
    }

    /// The scout for steps of travel.
    fn scout(&self, step: Step) -> Option<Scout<'_>> {
        let travelling = matches!(
            step,
            Step::Start | Step::Travel | Step::Land | Step::Surface | Step::Waters
        );
        let turn = self.turn.as_ref().filter(|_| travelling)?;
        Some(Scout::new(self, turn))
    }

    /// What leaves no choice is not asked (EP-10.19): the action that is taken by itself.
    pub(crate) fn foregone(&self, seat: Seat, step: Step) -> Option<Action> {
        match step {
            Step::Start | Step::Travel | Step::Finish | Step::PlaceTile | Step::SpendDisc => None,
            Step::Evade => (self.pursuer_count(seat) == 0).then_some(Action::Done),
            Step::Breathe => {
                let found = self.each_tool(seat, step, None, &mut |_| ControlFlow::Break(()));
                found.is_continue().then_some(Action::Done)
            }
            // Healed, or with nothing left that heals, there is nothing to answer (EP-11.9).
            Step::Wound => {
                let answer = self.player(seat).green() == 0 && self.can_heal(seat);
                (!answer).then_some(Action::TakeWound)
            }
            // Unasked, everybody would know that the tiles looked at are worth the same (EP-1.6).
            Step::KeepTile(look) if look.count > 1 => None,
            Step::Land | Step::Surface | Step::Waters => None,
            _ => {
                let mut answers = Foregone::Nothing;
                let _ = self.each_own(seat, step, &mut |action| answers.add(action));
                match answers {
                    Foregone::Nothing => Some(Action::Pass),
                    Foregone::Only(action) => Some(action),
                    Foregone::Choice => None,
                }
            }
        }
    }

    /// Rest, ways to go, and where they may end.
    fn each_way(
        &self,
        seat: Seat,
        step: Step,
        scout: &Scout<'_>,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        match step {
            Step::Land => offers.take(scout.landings().map(Action::Fly)),
            Step::Surface => offers.take(scout.manholes().map(Action::Surface)),
            Step::Waters => offers.take(scout.waters().map(Action::Waters)),
            _ => {
                let single: &[Action] = match step {
                    Step::Start => &[Action::Rest, Action::Pass, Action::BurnGas, Action::Escape],
                    _ => &[Action::BurnGas, Action::Stop, Action::Escape],
                };
                offers.test(single.iter().copied(), |action| {
                    self.refuse_way(seat, step, action, scout)
                })?;
                offers.take(scout.steps().map(Action::Go))?;
                offers.take(scout.rides().map(Action::Ride))?;
                offers.take(scout.flights().map(Action::Fly))
            }
        }
    }

    /// Why an action is not a legal answer to a step.
    pub(crate) fn refuse_answer(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        let scout = self.scout(step);
        match (step, action) {
            (Step::Wound, Action::Use(tool, ability)) => {
                self.refuse_remedy(seat, tool, ability.is_some())
            }
            (_, Action::Use(tool, ability)) => {
                self.refuse_tool(seat, step, tool, ability, scout.as_ref())
            }
            _ => match &scout {
                Some(scout) => self.refuse_way(seat, step, action, scout),
                None => self.refuse_own(seat, step, action),
            },
        }
    }

    fn refuse_way(
        &self,
        seat: Seat,
        step: Step,
        action: Action,
        scout: &Scout<'_>,
    ) -> Option<WhyNot> {
        let player = self.player(seat);
        match (step, action) {
            (Step::Land, Action::Fly(to)) => scout.refuse_landing(to, true),
            (Step::Surface, Action::Surface(to)) => scout.refuse_surface(to),
            (Step::Waters, Action::Waters(node)) => {
                let known = scout.waters().any(|first| first == node);
                (!known).then_some(WhyNot::NoWaters)
            }
            (Step::Land | Step::Surface | Step::Waters, _) => Some(step.not_asked()),
            (Step::Start, Action::Rest) => player.rested.then_some(WhyNot::RestedAlready),
            (Step::Start, Action::Pass) => {
                let stuck = player.rested && !scout.can_move();
                (!stuck).then_some(WhyNot::CanStillAct)
            }
            (Step::Travel, Action::Stop) => scout.refuse_stop(),
            (_, Action::Escape) => (!scout.escape_possible()).then_some(WhyNot::NotTheWayOut),
            (_, Action::BurnGas) if player.gas == 0 => Some(WhyNot::NoGas),
            (Step::Start, Action::BurnGas) => (!scout.can_move()).then_some(WhyNot::Stranded),
            (_, Action::BurnGas) => None,
            (_, Action::Go(to)) => scout.refuse_go(to),
            (_, Action::Ride(to)) => scout.refuse_ride(to),
            (_, Action::Fly(to)) => scout.refuse_fly(to),
            _ => Some(step.not_asked()),
        }
    }

    /// The candidates for a step without travel, as far as they are legal.
    fn each_own(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let refuse = |action| self.refuse_own(seat, step, action);
        let player = self.player(seat);
        match step {
            Step::Bargain | Step::MayUnlock | Step::Unlock => {
                offers.test([Action::Pass], refuse)?;
                offers.test(player.locked().iter().map(Action::Unlock), refuse)
            }
            Step::PlaceTile => self.each_spot(offers),
            Step::Name(tile) => offers.test(self.places_for(tile).map(Action::Name), refuse),
            Step::SpendDisc => offers.test([Action::SpendDisc, Action::Pass], refuse),
            Step::Unbar => {
                offers.test(Colour::ALL.map(Action::Key), refuse)?;
                offers.test([Action::MasterKey], refuse)
            }
            Step::Evade | Step::Breathe => offers.test([Action::Done], refuse),
            Step::Cover { officers, scope } => {
                offers.test(self.covers(seat, officers, scope), refuse)
            }
            Step::Wound => offers.test([Action::TakeWound], refuse),
            Step::LoseAsset => offers.test(player.book.iter().map(Action::Lose), refuse),
            Step::PickOfficer(_)
            | Step::Snitch(_)
            | Step::SendOfficer { .. }
            | Step::ForceOfficer { .. }
            | Step::ForceTo { .. } => self.each_order(step, offers),
            Step::Finish => offers.test([Action::End], refuse),
            _ => self.each_service(seat, step, offers),
        }
    }

    fn each_spot(&self, offers: &mut impl Offers<Action>) -> ControlFlow<()> {
        let matching = self.matching_possible();
        let mut tops = self.tops.into_iter().flatten();
        tops.try_for_each(|tile| offers.take(self.city.spots(tile, matching).map(Action::Place)))
    }

    fn refuse_own(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        let player = self.player(seat);
        match (step, action) {
            (Step::Bargain | Step::MayUnlock | Step::SpendDisc, Action::Pass) => None,
            (Step::Unlock, Action::Pass) => {
                (!player.locked().is_empty()).then_some(WhyNot::MustChoose)
            }
            (Step::Bargain | Step::MayUnlock | Step::Unlock, Action::Unlock(asset)) => {
                (!player.locked().contains(asset)).then_some(WhyNot::NotLocked)
            }
            (Step::PlaceTile, Action::Place(spot)) => {
                if !self.tops.contains(&Some(spot.tile)) {
                    return Some(WhyNot::NotFaceUp);
                }
                let bad = self.city.refuse_spot(spot, self.matching_possible())?;
                Some(match bad {
                    BadSpot::Taken => WhyNot::CellTaken,
                    BadSpot::TooFewNeighbours => WhyNot::TooFewNeighbours,
                    BadSpot::NothingMatches => WhyNot::NothingMatches,
                })
            }
            (Step::Name(tile), Action::Name(place)) => {
                if self.named.contains(&Some(place)) {
                    return Some(WhyNot::InCityAlready { field: tile });
                }
                let fits = self.places_for(tile).any(|other| other == place);
                (!fits).then_some(WhyNot::WrongField { field: tile })
            }
            (Step::SpendDisc, Action::SpendDisc)
            | (Step::Evade | Step::Breathe, Action::Done)
            | (Step::Wound, Action::TakeWound)
            | (Step::Finish, Action::End) => None,
            (Step::Unbar, Action::Key(colour)) => {
                (player.ready_keys(colour) == 0).then_some(WhyNot::NoKey)
            }
            (Step::Unbar, Action::MasterKey) => self.refuse_master_key(seat),
            (Step::Cover { officers, scope }, action) => {
                let known = self.covers(seat, officers, scope).any(|one| one == action);
                (!known).then_some(WhyNot::NobodyToEvade)
            }
            (Step::LoseAsset, Action::Lose(asset)) => {
                (!player.book.contains(asset)).then_some(WhyNot::NotLocked)
            }
            (
                Step::PickOfficer(_)
                | Step::Snitch(_)
                | Step::SendOfficer { .. }
                | Step::ForceOfficer { .. }
                | Step::ForceTo { .. },
                action,
            ) => self.refuse_order(step, action),
            _ => self.refuse_service(seat, step, action),
        }
    }

    /// The rule behind a question to a player.
    pub(crate) fn rule_of(&self, seat: Seat, step: Step) -> RuleId {
        step.rule_at(self.player(seat).at, &self.piles.exits)
    }

    /// The refusal of an answer to another question than a player was asked.
    fn not_asked(&self, seat: Seat, step: Step) -> WhyNot {
        let asked = self.rule_of(seat, step);
        WhyNot::NotAsked { asked }
    }

    pub(crate) fn refuse_master_key(&self, seat: Seat) -> Option<WhyNot> {
        self.refuse_hold(seat, Tool::Asset(Asset::MasterKey), None)
    }

    /// Side actions before a wound: only those that heal (EP-11.9).
    fn each_remedy(&self, seat: Seat, offers: &mut impl Offers<Action>) -> ControlFlow<()> {
        let healing = |tool: &Tool| self.refuse_remedy(seat, *tool, false).is_none();
        let tools = self.player(seat).ready_tools().filter(healing);
        offers.take(tools.map(|tool| Action::Use(tool, None)))
    }

    fn refuse_remedy(&self, seat: Seat, tool: Tool, ability: bool) -> Option<WhyNot> {
        if tool.effect() != Effect::Heal || ability {
            return Some(WhyNot::OnlyHealing);
        }
        self.refuse_hold(seat, tool, None)
    }
}

impl Step {
    /// The rule behind the question.
    pub fn rule(self) -> RuleId {
        RuleId(match self {
            Step::Bargain => "EP-4.4",
            Step::PlaceTile => "EP-6.2",
            Step::Name(tile) => match tile.field().map(|field| field.site()) {
                Some(Some(Site::SafeHouse)) => "EP-6.8",
                _ => "EP-6.7",
            },
            Step::SpendDisc => "EP-8.3",
            Step::Start => "EP-8.5",
            Step::Travel => "EP-9.1",
            Step::Land => "EP-9.14",
            Step::Surface => "EP-9.16",
            Step::Waters => "EP-9.17",
            Step::Unbar => "EP-12.7",
            Step::Evade => "EP-11.4",
            Step::Cover { .. } => "EP-10.17",
            Step::Breathe => "EP-10.19",
            Step::Wound => "EP-11.9",
            Step::LoseAsset => "EP-11.8",
            Step::TakeContact | Step::CallContact | Step::PlaceContact(_) => "EP-12.4",
            Step::Stow(_) => "EP-12.6",
            Step::Unlock => "EP-14.3",
            Step::TakeKey(_) => "EP-12.11",
            Step::BuyFixer => "EP-12.12",
            Step::TakeGas | Step::BuyEquipment(_) => "EP-12.17",
            Step::OpenLocker => "EP-12.18",
            Step::KeepTile(look) => match look.pile {
                Pile::Exit1 | Pile::Exit2 => "EP-12.27",
                _ => "EP-12.21",
            },
            Step::MayUnlock | Step::MayHeal => "EP-12.22",
            Step::Confess => "EP-12.23",
            Step::Treatment => "EP-12.24",
            Step::AtExit => "EP-12.25",
            Step::Bonus(crate::pieces::Group::SafeHouses) => "EP-12.15",
            Step::Bonus(_) => "EP-12.10",
            Step::PickOfficer(_) | Step::SendOfficer { .. } => "EP-10.12",
            Step::Snitch(_) => "EP-10.13",
            Step::ForceOfficer { for_sandra, .. } | Step::ForceTo { for_sandra, .. } => {
                if for_sandra {
                    "EP-18.14"
                } else {
                    "EP-13.8"
                }
            }
            Step::Finish => "EP-8.12",
        })
    }

    /// The same for somebody who stands on a node, where these exits are closed: some questions are asked
    /// by the rules of several locations.
    pub(crate) fn rule_at(self, node: Node, closed: &[Exit]) -> RuleId {
        match (self, node.site()) {
            (Step::MayUnlock, Some(Site::Church)) => RuleId("EP-12.23"),
            (Step::AtExit, Some(Site::Exit(exit))) if closed.contains(&exit) => RuleId("EP-12.26"),
            _ => self.rule(),
        }
    }

    /// The refusal of an answer to another question, wherever that is asked.
    pub(crate) fn not_asked(self) -> WhyNot {
        WhyNot::NotAsked { asked: self.rule() }
    }
}

/// The number of a safe house from 0.
pub(crate) fn house(place: Place) -> usize {
    place as usize - Place::SafeHouse1 as usize
}

/// The price of healing so many wounds at the hospital.
pub(crate) fn treatment_price(wounds: u8) -> Option<u16> {
    let at = usize::from(wounds).checked_sub(1)?;
    content().prices.hospital_heal.get(at).copied()
}
