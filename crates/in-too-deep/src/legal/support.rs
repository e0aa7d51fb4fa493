//! When a blue support token may be used (ID-11.8, ID-11.27).

use std::ops::ControlFlow;

use kernel::{Member, Seat};

use crate::action::Action;
use crate::console::Agent;
use crate::content::SupportKind;
use crate::pieces::{Deck, Item, Support};
use crate::state::InTooDeep;
use crate::step::{Looking, Step, Window};
use crate::whynot::WhyNot;

impl InTooDeep {
    /// The tokens that somebody has.
    pub(super) fn held_support(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let tools = self.open.console(seat).tools.iter().enumerate();
        let held = tools.filter(|(_, count)| **count > 0);
        held.map(|(face, _)| Action::Support(Support::at(face)))
    }

    /// Why a token cannot be used in a moment in which support may be.
    pub(super) fn refuse_support(&self, seat: Seat, support: Support) -> Option<WhyNot> {
        let console = self.open.console(seat);
        if console.tools[support.index()] == 0 {
            return Some(WhyNot::NotHeld);
        }
        let step = self.open.asked().map(|(_, step)| step);
        let acting = step == Some(Step::Act);
        let ending = matches!(step, Some(Step::Discard { .. } | Step::Window(Window::End)));
        let some = |useful: bool| (!useful).then_some(WhyNot::NoUse);
        match support.data().kind {
            SupportKind::Actions => (!acting).then_some(WhyNot::OnlyWhileActing),
            SupportKind::IgnoreBarriers if ending => Some(WhyNot::NoUse),
            SupportKind::IgnoreBarriers => some(!self.open.turn.ignore_barriers),
            SupportKind::Hook => some(self.can_hook_by_token(seat)),
            SupportKind::Lock => some(console.ports.len() > console.locked.len()),
            SupportKind::SwapItems => some(self.items_can_be_swapped()),
            SupportKind::SwapCriminals => some(self.criminals_apart()),
            SupportKind::SwapItemCriminal => some(self.item_and_criminal_apart()),
            SupportKind::SwapHooks => {
                let mut agents = self.open.agents();
                some(agents.any(|agent| self.refuse_swap(seat, agent).is_none()))
            }
            SupportKind::DropDilemma => {
                let papers = self.papers(seat);
                some(!papers.dilemmas.is_empty() || !papers.databank.is_empty())
            }
            SupportKind::Challenge => {
                let mut agents = self.open.agents();
                some(agents.any(|agent| self.refuse_duel(seat, agent).is_none()))
            }
            SupportKind::LookTwo => some(self.can_look(seat, None, Looking::Only)),
            SupportKind::LookTwoTakeOne => some(self.can_look(seat, None, Looking::ThenTake)),
            SupportKind::TakeOne => some(self.can_answer(seat, Step::TakeUnseen)),
            SupportKind::FlipOne => some(self.can_answer(seat, Step::Expose)),
            SupportKind::Petty => some(!self.deck(Deck::Petty).is_empty()),
            SupportKind::Grip => some(self.can_answer(seat, Step::GainGrip { left: 1 })),
            // The others can always be used.
            _ => None,
        }
    }

    /// There is something that a question could be answered with.
    fn can_answer(&self, seat: Seat, step: Step) -> bool {
        self.each_answer(seat, step, &mut |_| ControlFlow::Break(()))
            .is_break()
    }

    /// A criminal can be hooked, perhaps after unhooking somebody (ID-11.27).
    fn can_hook_by_token(&self, seat: Seat) -> bool {
        // Whoever is unhooked can be hooked again.
        !self.open.console(seat).ports.is_empty() || self.can_hook_anybody(seat)
    }

    /// Two items that are not dropped in the same zone (ID-10.10).
    fn items_can_be_swapped(&self) -> bool {
        let swappable = |one: Item| {
            let mut others = Item::ALL.into_iter();
            others.any(|other| self.refuse_item_swap(one, other).is_none())
        };
        Item::ALL.into_iter().any(swappable)
    }

    fn criminals_apart(&self) -> bool {
        let mut zones = self.open.city.in_play().map(|one| self.open.city.find(one));
        let first = zones.next();
        zones.any(|zone| Some(zone) != first)
    }

    /// Criminals in two zones cannot all be where an item is; else it is enough to look at one of them.
    fn item_and_criminal_apart(&self) -> bool {
        let city = &self.open.city;
        let mut items = Item::ALL.into_iter();
        self.criminals_apart()
            || city.in_play().next().is_some_and(|criminal| {
                items.any(|item| !city.is_in(criminal, city.item_zone(item)))
            })
    }

    /// Why somebody cannot be challenged (ID-8.2).
    pub(super) fn refuse_duel(&self, seat: Seat, opponent: Agent) -> Option<WhyNot> {
        if opponent == Agent::Person(seat) || !self.open.agents().any(|agent| agent == opponent) {
            return Some(WhyNot::NotAnOpponent);
        }
        if self.papers(seat).dilemmas.is_empty() {
            return Some(WhyNot::NoDilemma);
        }
        let none = self.papers(opponent).dilemmas.is_empty();
        none.then_some(WhyNot::OpponentHasNone)
    }
}
