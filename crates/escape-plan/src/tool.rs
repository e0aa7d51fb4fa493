//! What can be used as a side action, when, and for how much (EP-10).

use std::ops::ControlFlow;

use kernel::{Offers, Seat, Set};

use crate::action::{Ability, Action, Tool};
use crate::content::{Effect, Scope, Timing};
use crate::pieces::{Contact, Gang, Officer};
use crate::player::{Card, Item, Player};
use crate::state::EscapePlan;
use crate::step::Step;
use crate::travel::Scout;
use crate::whynot::WhyNot;

impl Tool {
    /// When it can be used.
    pub fn timing(self) -> Timing {
        match self {
            Tool::Contact(contact) => contact.data().timing,
            Tool::Equipment(equipment) => equipment.data().timing,
            Tool::Fixer(fixer) => fixer.data().timing,
            Tool::Asset(asset) => asset.data().timing,
            Tool::FirstAid => Timing::Any,
            Tool::Member(_) => Timing::ByAbility,
        }
    }

    /// What it does.
    pub fn effect(self) -> Effect {
        match self {
            Tool::Contact(contact) => contact.data().effect,
            Tool::Equipment(equipment) => equipment.data().effect,
            Tool::Fixer(fixer) => fixer.data().effect,
            Tool::Asset(asset) => asset.data().effect,
            Tool::FirstAid => Effect::Heal,
            Tool::Member(_) => Effect::GangAbility,
        }
    }
}

impl Ability {
    fn timing(self) -> Timing {
        match self {
            Ability::Calm => Timing::Any,
            Ability::Fly => Timing::Travel,
            Ability::Evade => Timing::Evade,
        }
    }
}

/// When a tool can be used for what is chosen.
fn usage(tool: Tool, ability: Option<Ability>) -> Timing {
    ability.map_or(tool.timing(), Ability::timing)
}

impl Step {
    /// Whether side actions can be done with this decision (EP-10.19).
    pub(crate) fn is_moment(self) -> bool {
        matches!(
            self,
            Step::Start
                | Step::Travel
                | Step::Evade
                | Step::Breathe
                | Step::TakeContact
                | Step::TakeKey(_)
                | Step::BuyFixer
                | Step::TakeGas
                | Step::BuyEquipment(_)
                | Step::OpenLocker
                | Step::MayUnlock
                | Step::MayHeal
                | Step::Confess
                | Step::Treatment
                | Step::AtExit
                | Step::Finish
        )
    }
}

impl Player {
    /// What using something costs; `None` if it does not lie ready.
    pub fn cost_of(&self, tool: Tool) -> Option<u16> {
        match tool {
            Tool::Contact(contact) => self.ready_contact(contact).then(|| contact.data().cost),
            Tool::Equipment(equipment) => self.ready_equipment().contains(equipment).then_some(0),
            Tool::Fixer(fixer) => self.ready_fixers().contains(fixer).then_some(0),
            Tool::FirstAid => (!self.aided).then_some(0),
            Tool::Member(_) => (self.members > 0).then_some(0),
            Tool::Asset(asset) => self.price_of(asset),
        }
    }

    /// Everything that lies ready, whatever its time and cost.
    pub(crate) fn ready_tools(&self) -> impl Iterator<Item = Tool> {
        let cards = self.free_contacts();
        let each = cards.iter().enumerate();
        // Two of a kind are one choice.
        let ready = each.filter(|(at, card)| !card.used && !cards[..*at].contains(card));
        let contacts = ready.map(|(_, card)| Tool::Contact(card.contact));
        let equipment = self.ready_equipment().iter().map(Tool::Equipment);
        let fixers = self.ready_fixers().iter().map(Tool::Fixer);
        let aid = (!self.aided).then_some(Tool::FirstAid);
        let priced = self.priced.iter().filter(|priced| !priced.used);
        let assets = priced.map(|priced| Tool::Asset(priced.asset));
        contacts
            .chain(equipment)
            .chain(fixers)
            .chain(aid)
            .chain(assets)
    }
}

impl EscapePlan {
    /// The side actions that are legal with this decision.
    pub(crate) fn each_tool(
        &self,
        seat: Seat,
        step: Step,
        scout: Option<&Scout<'_>>,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        if !step.is_moment() {
            return ControlFlow::Continue(());
        }
        let mut offer = |tool, ability| match self.refuse_tool(seat, step, tool, ability, scout) {
            None => offers(Action::Use(tool, ability)),
            Some(_) => ControlFlow::Continue(()),
        };
        let player = self.player(seat);
        let members = Gang::ALL.into_iter().filter(|_| player.members > 0);
        let mut tools = player.ready_tools().chain(members.map(Tool::Member));
        tools.try_for_each(|tool| match tool.timing() {
            Timing::ByAbility => Ability::ALL
                .into_iter()
                .try_for_each(|ability| offer(tool, Some(ability))),
            _ => offer(tool, None),
        })
    }

    /// Cash that may be spent: not what a gang is waiting for (EP-12.28).
    pub(crate) fn spendable(&self, seat: Seat) -> u16 {
        let reserve = self
            .turn
            .filter(|turn| turn.seat == seat)
            .map_or(0, |turn| turn.reserve);
        self.hand(seat).cash.saturating_sub(reserve)
    }

    /// Why something cannot be used with this decision.
    pub(crate) fn refuse_tool(
        &self,
        seat: Seat,
        step: Step,
        tool: Tool,
        ability: Option<Ability>,
        scout: Option<&Scout<'_>>,
    ) -> Option<WhyNot> {
        if !step.is_moment() {
            return Some(WhyNot::WrongTime);
        }
        self.refuse_hold(seat, tool, ability)
            .or_else(|| self.refuse_timing(seat, step, tool, ability))
            .or_else(|| match usage(tool, ability) {
                // Whoever flies is not where the search would begin.
                Timing::Travel => None,
                _ => self.refuse_stranding(seat, step, tool, scout),
            })
    }

    /// Why something is not at hand: not held, used up, or too dear.
    pub(crate) fn refuse_hold(
        &self,
        seat: Seat,
        tool: Tool,
        ability: Option<Ability>,
    ) -> Option<WhyNot> {
        let player = self.player(seat);
        let Some(cost) = player.cost_of(tool) else {
            return Some(player.why_not_ready(tool));
        };
        if ability.is_some() != (tool.timing() == Timing::ByAbility) {
            return Some(WhyNot::NeedsAbility);
        }
        if let Tool::Member(gang) = tool {
            let base = self.gangs[gang as usize];
            if base.owner != Some(seat) {
                return Some(WhyNot::NotHeld);
            }
            if base.members == 2 {
                return Some(WhyNot::BaseFull);
            }
        }
        let held = self.spendable(seat);
        if cost > held {
            let reserved = cost <= self.hand(seat).cash;
            return Some(if reserved {
                WhyNot::Reserved { cost, held }
            } else {
                WhyNot::TooLittleCash { cost, held }
            });
        }
        None
    }

    fn refuse_timing(
        &self,
        seat: Seat,
        step: Step,
        tool: Tool,
        ability: Option<Ability>,
    ) -> Option<WhyNot> {
        match usage(tool, ability) {
            Timing::Any | Timing::ByAbility => None,
            Timing::Evade if step != Step::Evade => Some(WhyNot::WrongTime),
            Timing::Evade => {
                let (officers, scope) = match tool.effect() {
                    Effect::Evade { officers, scope } => (officers, scope),
                    _ => (Set::full(), Scope::AllOnOneTile),
                };
                let any = self.covers(seat, officers, scope).next().is_some();
                (!any).then_some(WhyNot::NobodyToEvade)
            }
            Timing::Travel => {
                if !matches!(step, Step::Start | Step::Travel) {
                    return Some(WhyNot::WrongTime);
                }
                // What it costs is gone when the way goes on.
                let after = self.after(seat, tool);
                Scout::new(&after, after.turn.as_ref()?).refuse_ability(tool.effect())
            }
        }
    }

    /// Why a side action on the way is refused: travel could not end any more (EP-9.20).
    fn refuse_stranding(
        &self,
        seat: Seat,
        step: Step,
        tool: Tool,
        scout: Option<&Scout<'_>>,
    ) -> Option<WhyNot> {
        let scout = scout.filter(|_| step == Step::Travel)?;
        let stranded = !scout.is_carefree() && !self.after(seat, tool).can_still_end();
        stranded.then_some(WhyNot::Stranded)
    }

    /// The table after a side action, as far as it bears on the way: what it costs is gone, what it
    /// brings without a choice is there.
    fn after(&self, seat: Seat, tool: Tool) -> EscapePlan {
        let mut after = self.clone();
        let cost = after.player(seat).cost_of(tool).unwrap_or_default();
        after.hand_mut(seat).cash -= cost;
        after.turn_over(seat, tool);
        match tool.effect() {
            Effect::Income => after.hand_mut(seat).cash += self.player(seat).income(),
            Effect::ReadyAll => after.ready_all(seat, tool),
            _ => {}
        }
        after
    }

    /// Turns something over. Whether a gang is free now: both its members are back (EP-10.8).
    pub(crate) fn turn_over(&mut self, seat: Seat, tool: Tool) -> bool {
        let player = self.player_mut(seat);
        match tool {
            Tool::Contact(contact) => player.turn_contact(contact),
            Tool::Equipment(equipment) => player.turn_item(Item::Equipment(equipment, false)),
            Tool::Fixer(fixer) => player.turn_item(Item::Fixer(fixer, false)),
            Tool::FirstAid => player.aided = true,
            Tool::Asset(asset) => player.turn_asset(asset),
            Tool::Member(gang) => return self.send_home(seat, gang),
        }
        false
    }

    /// A gang member goes back; when both are there, the gang is free (EP-10.7, EP-10.8).
    fn send_home(&mut self, seat: Seat, gang: Gang) -> bool {
        self.player_mut(seat).members -= 1;
        let base = &mut self.gangs[gang as usize];
        base.members += 1;
        let free = base.members == 2;
        if free {
            base.owner = None;
            self.player_mut(seat).markers += 1;
        }
        free
    }

    /// Turns everything face up that comes back; Spy 2 himself is turned face down after it (EP-10.14).
    pub(crate) fn ready_all(&mut self, seat: Seat, tool: Tool) {
        let player = self.player_mut(seat);
        player.ready_all();
        if let Tool::Contact(contact) = tool {
            player.turn_contact(contact);
        }
    }

    /// What an evade ability can be used on: one officer, Sandra, or a tile.
    pub(crate) fn covers(
        &self,
        seat: Seat,
        officers: Set<Officer>,
        scope: Scope,
    ) -> impl Iterator<Item = Action> + '_ {
        let one = scope == Scope::OneOfficer;
        let left = self.left(seat);
        left.iter().flat_map(move |tile| {
            let here = self.pursuers(tile).intersection(officers);
            let sandra = self.sandra_pursues(tile);
            let singles = here
                .iter()
                .map(move |officer| Action::Officer(tile, officer))
                .chain(sandra.then_some(Action::Sandra))
                .filter(move |_| one);
            let whole = (!one && (!here.is_empty() || sandra)).then_some(Action::Tile(tile));
            singles.chain(whole)
        })
    }
}

impl Player {
    fn why_not_ready(&self, tool: Tool) -> WhyNot {
        let held = match tool {
            Tool::Contact(contact) => return self.why_not_at_hand(contact),
            Tool::Equipment(kind) => self
                .items
                .iter()
                .any(|item| matches!(item, Item::Equipment(held, _) if *held == kind)),
            Tool::Fixer(fixer) => self
                .items
                .iter()
                .any(|item| matches!(item, Item::Fixer(held, _) if *held == fixer)),
            Tool::FirstAid => true,
            Tool::Member(_) => false,
            Tool::Asset(asset) => self.priced.iter().any(|priced| priced.asset == asset),
        };
        if held {
            WhyNot::UsedUp
        } else {
            WhyNot::NotHeld
        }
    }

    /// The same for a contact card: used, under handcuffs, or somewhere else.
    fn why_not_at_hand(&self, contact: Contact) -> WhyNot {
        let among = |cards: &[Card]| cards.iter().any(|card| card.contact == contact);
        if among(self.free_contacts()) {
            WhyNot::UsedUp
        } else if among(&self.contacts) {
            WhyNot::Handcuffed
        } else {
            WhyNot::NotHeld
        }
    }
}
