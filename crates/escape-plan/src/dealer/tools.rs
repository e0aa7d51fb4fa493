//! Side actions (EP-10).

use kernel::{Seat, Set};

use super::Dealer;
use crate::action::{Ability, Tool};
use crate::content::{Effect, Scope};
use crate::event::Event;
use crate::figure::Figure;
use crate::pieces::{Officer, Tile};
use crate::step::Step;

impl Dealer<'_> {
    /// Pays for something, turns it over and does what it says (EP-10.2 to EP-10.10).
    pub(super) fn use_tool(
        &mut self,
        seat: Seat,
        step: Step,
        tool: Tool,
        ability: Option<Ability>,
    ) {
        let cost = self.game.player(seat).cost_of(tool).unwrap_or_default();
        self.pay(seat, cost);
        self.tell(Event::Used {
            seat,
            tool,
            ability,
            cost,
        });
        if let Tool::Contact(contact) = tool
            && contact.data().star
        {
            self.gain_notoriety(Figure::Thief(seat), "EP-10.2");
        }
        let free = self.game.turn_over(seat, tool);
        if let (Tool::Member(gang), true) = (tool, free) {
            self.tell(Event::GangLeft { seat, gang });
        }
        match ability {
            Some(ability) => self.use_gang(seat, ability),
            None => self.take_effect(seat, step, tool),
        }
    }

    /// One of the three gang abilities (EP-10.9).
    fn use_gang(&mut self, seat: Seat, ability: Ability) {
        match ability {
            Ability::Calm => self.lose_notoriety(Figure::Thief(seat), "EP-10.9"),
            Ability::Fly => self.launch(seat),
            Ability::Evade => self.ask_cover(seat, Set::full(), Scope::AllOnOneTile),
        }
    }

    /// What a tool does by itself.
    fn take_effect(&mut self, seat: Seat, step: Step, tool: Tool) {
        let thief = Figure::Thief(seat);
        match tool.effect() {
            Effect::Heal => self.heal(seat),
            Effect::ExtraAction => self.take_disc(thief, "EP-10.15"),
            Effect::Calm => self.lose_notoriety(thief, "EP-10.15"),
            Effect::Income => self.receive_income(seat, "EP-10.15"),
            Effect::ReadyAll => {
                self.game.ready_all(seat, tool);
                self.tell(Event::Readied { seat });
            }
            Effect::UnlockAsset => self.ask_unlock(seat),
            Effect::TakeContact => self.ask(seat, Step::CallContact),
            Effect::RemoveOfficer { officer } => self.ask(seat, Step::Snitch(officer)),
            Effect::MoveOfficer { officer } => self.ask(seat, Step::PickOfficer(officer)),
            // An asset may be used at any time; it works only during evade (EP-10.17).
            Effect::Evade { officers, scope } if step == Step::Evade => {
                self.ask_cover(seat, officers, scope);
            }
            Effect::Fly => self.launch(seat),
            Effect::Sewer => {
                self.set_out();
                self.ask(seat, Step::Surface);
            }
            Effect::JetSki => {
                self.set_out();
                self.ask(seat, Step::Waters);
            }
            Effect::GoToHospital => {
                self.set_out();
                self.rescue(seat);
            }
            Effect::Evade { .. } | Effect::MasterKey | Effect::GangAbility => {}
        }
    }

    fn launch(&mut self, seat: Seat) {
        self.set_out();
        self.ask(seat, Step::Land);
    }

    fn ask_cover(&mut self, seat: Seat, officers: Set<Officer>, scope: Scope) {
        self.ask(seat, Step::Cover { officers, scope });
    }

    /// An officer is sent to another tile (EP-10.12).
    pub(super) fn send_officer(&mut self, officer: Officer, from: Tile, to: Tile) {
        self.shift_officer(officer, from, to);
        self.tell(Event::OfficerMoved { officer, from, to });
    }

    /// An officer goes to the box (EP-10.13).
    pub(super) fn remove_officer(&mut self, seat: Seat, officer: Officer, tile: Tile) {
        let on = &mut self.game.police.on[tile as usize];
        on.remove(officer);
        if let Some(turn) = &mut self.game.turn {
            let evaded = &mut turn.evaded[tile as usize];
            evaded.remove(officer);
        }
        self.tell(Event::OfficerRemoved {
            seat,
            officer,
            tile,
        });
    }
}
