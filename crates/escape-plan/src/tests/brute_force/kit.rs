//! What a traveller can use, as the text of chapter 10 has it.

use super::traveller::{Options, Traveller, is_land};
use crate::action::{Ability, Action, Tool};
use crate::node::Node;
use crate::pieces::{Area, Contact, Fixer, Gang};
use crate::player::Item;
use crate::step::Step;

impl<'a> Traveller<'a> {
    /// The travel abilities that work here (EP-9.14, EP-9.16 to EP-9.18), with what comes after.
    pub(super) fn abilities(&self) -> Options<'a> {
        let (here, tile) = (self.at(), self.at().tile().data());
        let launches = tile.helipad && here.area() != Some(Area::Water);
        let mut abilities = Vec::new();
        for tool in self.ready() {
            let then = match tool {
                Tool::Contact(Contact::Chopper | Contact::Gang)
                | Tool::Fixer(Fixer::PrivateHelicopter | Fixer::Motorbike)
                | Tool::Member(_)
                    if launches =>
                {
                    Step::Land
                }
                Tool::Contact(Contact::Sewer) if is_land(here) => Step::Surface,
                Tool::Contact(Contact::JetSki) => Step::Waters,
                Tool::Contact(Contact::Medevac) => Step::Travel,
                _ => continue,
            };
            let ability = is_gang(tool).then_some(Ability::Fly);
            let Some(mut next) = self.pay(tool) else {
                continue;
            };
            next.step = then;
            if then == Step::Travel {
                let Some(hospital) = next.enter(Node::HOSPITAL, 0, true) else {
                    continue;
                };
                if self.turn.began == Node::HOSPITAL {
                    continue;
                }
                next = hospital;
                next.rescued = true;
            }
            abilities.push((Action::Use(tool, ability), next));
        }
        abilities
    }

    /// Side actions that lead nowhere by themselves, as far as the tests deal them out.
    pub(super) fn sidelines(&self) -> Options<'a> {
        let mut sidelines = Vec::new();
        for tool in self.ready() {
            let Some(mut next) = self.pay(tool) else {
                continue;
            };
            match tool {
                Tool::Contact(Contact::Chopper | Contact::Sewer) => continue,
                Tool::Contact(Contact::JetSki | Contact::Medevac) => continue,
                Tool::Fixer(Fixer::PrivateHelicopter) => continue,
                Tool::Contact(Contact::GeneralStore) | Tool::Fixer(Fixer::Strongbox) => {
                    next.cash += 9 - next.player.visited.len() as u16;
                }
                Tool::Contact(Contact::Spy2) => {
                    next.player.ready_all();
                    next.player.turn_contact(Contact::Spy2);
                }
                Tool::Fixer(Fixer::EnergyDrink) => next.player.ready_all(),
                _ => {}
            }
            let ability = is_gang(tool).then_some(Ability::Calm);
            sidelines.push((Action::Use(tool, ability), next));
        }
        sidelines
    }

    /// Everything that lies ready (EP-10.2 to EP-10.10).
    fn ready(&self) -> Vec<Tool> {
        let cards = self.player.free_contacts().iter();
        let cards = cards.filter(|card| !card.used);
        let mut ready: Vec<Tool> = cards.map(|card| Tool::Contact(card.contact)).collect();
        ready.dedup();
        ready.extend(self.player.items.iter().filter_map(|item| match item {
            Item::Fixer(fixer, false) => Some(Tool::Fixer(*fixer)),
            _ => None,
        }));
        let priced = self.player.priced.iter().filter(|priced| !priced.used);
        ready.extend(priced.map(|priced| Tool::Asset(priced.asset)));
        let own = |gang: &Gang| {
            let base = self.gangs[*gang as usize];
            base.owner == Some(self.turn.seat) && base.members < 2 && self.player.members > 0
        };
        ready.extend(Gang::ALL.into_iter().filter(own).map(Tool::Member));
        ready.extend((!self.player.aided).then_some(Tool::FirstAid));
        ready
    }

    /// Pays for something and turns it over, if there is enough cash.
    fn pay(&self, tool: Tool) -> Option<Traveller<'a>> {
        let mut next = self.clone();
        let mut price = 0;
        match tool {
            Tool::Contact(contact) => {
                price = contact.data().cost;
                next.player.turn_contact(contact);
            }
            Tool::Fixer(fixer) => next.player.turn_item(Item::Fixer(fixer, false)),
            Tool::Asset(asset) => {
                price = self.player.price_of(asset)?;
                next.player.turn_asset(asset);
            }
            Tool::Member(gang) => next.send_home(gang),
            Tool::FirstAid => next.player.aided = true,
            Tool::Equipment(_) => {}
        }
        next.cash = next.cash.checked_sub(price)?;
        Some(next)
    }

    /// EP-10.7, EP-10.8.
    fn send_home(&mut self, gang: Gang) {
        let base = &mut self.gangs[gang as usize];
        self.player.members -= 1;
        base.members += 1;
        if base.members == 2 {
            base.owner = None;
            self.player.markers += 1;
        }
    }
}

fn is_gang(tool: Tool) -> bool {
    matches!(
        tool,
        Tool::Contact(Contact::Gang) | Tool::Fixer(Fixer::Motorbike) | Tool::Member(_)
    )
}
