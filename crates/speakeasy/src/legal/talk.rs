//! Helpers (SP-6), persons (SP-12) and the Park (SP-20).

use std::ops::ControlFlow;

use kernel::{Offers, Options as _, Seat};

use crate::action::Action;
use crate::amendment::PARK_WITHOUT_SWAP;
use crate::boss::Boss;
use crate::content::content;
use crate::pieces::{Favour, Helper, Person};
use crate::state::Speakeasy;
use crate::step::Step;
use crate::whynot::WhyNot;

impl Speakeasy {
    pub(super) fn each_talk(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let refuse = |action| self.refuse_talk(seat, step, action);
        match step {
            Step::UseHelper => {
                let helpers = self.player(seat).helpers;
                offers.take(helpers.iter().map(Action::Helper))
            }
            Step::Send => {
                let persons = Person::present(self.options.seats()).iter();
                let free = persons.filter(|person| self.refuse_person(seat, *person).is_none());
                offers.take(free.map(Action::Person))
            }
            Step::Swap => {
                let capos = self.others_capos(seat);
                offers.test(
                    capos.map(|(person, owner)| Action::Capo(person, owner)),
                    refuse,
                )
            }
            _ => offers.test(Favour::ALL.map(Action::Favour), refuse),
        }
    }

    pub(super) fn refuse_talk(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        match (step, action) {
            (Step::UseHelper, Action::Helper(helper)) => self.refuse_helper(seat, helper),
            (Step::Send, Action::Person(person)) => self.refuse_person(seat, person),
            (Step::Swap, Action::Capo(person, owner)) => {
                let mut capos = self.others_capos(seat);
                let there = capos.any(|capo| capo == (person, owner));
                if !there {
                    return Some(WhyNot::NotTheirCapo);
                }
                self.refuse_actions_of(seat, person)
            }
            (Step::Favour, Action::Favour(favour)) => self.refuse_favour(seat, favour),
            _ => Some(step.not_asked()),
        }
    }

    /// Only a helper that lies face up beside the own board (SP-6.2).
    fn refuse_helper(&self, seat: Seat, helper: Helper) -> Option<WhyNot> {
        (!self.player(seat).helpers.contains(helper)).then_some(WhyNot::NotYourHelper)
    }

    /// A person talks to one capo; Restaurant and Park have conditions of their own (SP-6.4).
    fn refuse_person(&self, seat: Seat, person: Person) -> Option<WhyNot> {
        match person {
            Person::Restaurant => self.refuse_actions_of(seat, person),
            Person::Park => self.refuse_park(seat),
            _ if !Person::present(self.options.seats()).contains(person) => {
                Some(WhyNot::NoSuchPerson)
            }
            _ => self.capo_on(person).map(|_| WhyNot::PersonTaken),
        }
    }

    /// Whether somebody could begin the actions of a person (SP-19.1).
    fn refuse_actions_of(&self, seat: Seat, person: Person) -> Option<WhyNot> {
        if person != Person::Restaurant {
            return None;
        }
        let held = self.player(seat).hand_size();
        let columns = (1..=self.options.bosses()).filter(|column| self.column_is_free(*column));
        let need = columns.map(|column| self.column_cards(column)).min()?;
        (held < need).then_some(WhyNot::TooFewCards { need, held })
    }

    /// Whether a space of the lower row is free.
    pub(crate) fn column_is_free(&self, column: u8) -> bool {
        self.order.lower[usize::from(column) - 1].is_none()
    }

    /// How many cards a space of the lower row costs (SP-19.3).
    pub(crate) fn column_cards(&self, column: u8) -> u8 {
        let extra = self.side().extra_discard_columns.contains(&column);
        content().turn_order.base_discard + u8::from(extra)
    }

    /// The Park needs a free person; in the first edition somebody whose place can be taken, too (SP-20.1).
    fn refuse_park(&self, seat: Seat) -> Option<WhyNot> {
        if self.capos.park.len() >= self.park_persons() {
            return Some(WhyNot::ParkFull);
        }
        if self.options.plays_by(PARK_WITHOUT_SWAP) {
            return None;
        }
        let mut capos = self.others_capos(seat);
        let any = capos.any(|(person, _)| self.refuse_actions_of(seat, person).is_none());
        (!any).then_some(WhyNot::NobodyToSwap)
    }

    /// Other bosses' capos outside the Park, with their persons (SP-20.5).
    fn others_capos(&self, seat: Seat) -> impl Iterator<Item = (Person, Boss)> + '_ {
        let singles = Person::ALL.into_iter().zip(self.capos.singles);
        let singles = singles.filter_map(|(person, capo)| Some((person, capo?)));
        let guests = self
            .bosses()
            .filter(|boss| self.capos.restaurant.contains(boss));
        singles
            .chain(guests.map(|boss| (Person::Restaurant, boss)))
            .filter(move |(_, owner)| !owner.is(seat))
    }

    /// What the owner of a moved capo is offered has to be there (SP-20.3).
    fn refuse_favour(&self, seat: Seat, favour: Favour) -> Option<WhyNot> {
        let there = match favour {
            Favour::Leverage => self.supply.leverage > 0,
            Favour::Book => self.player(seat).blank_books > 0,
            Favour::CityToken => self.market.has_any(),
        };
        (!there).then_some(WhyNot::SupplyEmpty)
    }
}
