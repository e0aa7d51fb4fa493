//! Committing crimes (ID-15, ID-16, ID-18).

use kernel::Seat;

use super::Dealer;
use crate::crime::{Binding, Line, Load, To, merged_choices};
use crate::event::{Event, Fall};
use crate::pieces::{Crime, Item, Outcome, Zone};
use crate::step::{Chore, Step};

impl Dealer<'_> {
    /// A crime is revealed; who plays its roles is asked if it matters (ID-16.4).
    pub(super) fn commit(&mut self, seat: Seat, crime: Crime) {
        let bindings = self.game.open.scene(seat).bindings(crime.data());
        let choices = merged_choices(crime.data(), &bindings);
        self.game.papers_mut(seat).crimes.remove(crime);
        self.game.open.turn.forget_positions();
        self.tell(Event::CrimeCommitted { seat, crime });
        self.then(seat, Chore::LayOut(crime));
        match choices.as_slice() {
            [only] => self.set_off(seat, crime, *only),
            _ => self.ask(seat, Step::Bind(crime)),
        }
    }

    /// The roles are cast: the effect, then the outcome and its rewards.
    pub(super) fn set_off(&mut self, seat: Seat, crime: Crime, binding: Binding) {
        if crime.is_petty() {
            let outcome = Outcome::Careful;
            self.then(seat, Chore::Reward { crime, outcome });
        } else {
            self.ask(seat, Step::Outcome(crime));
        }
        for line in (0..crime.data().effect.len() as u8).rev() {
            self.then(
                seat,
                Chore::Effect {
                    crime,
                    line,
                    binding,
                },
            );
        }
    }

    /// Carries out a line of an effect; one that is impossible is skipped (ID-18.10).
    pub(crate) fn carry_out(&mut self, seat: Seat, line: &Line, binding: Binding) {
        match line {
            Line::Drop { who } => self.drop_by(seat, binding.get(*who)),
            Line::DropWithGuardian { who } => {
                for role in who {
                    let guarded = binding.get(*role).filter(|criminal| {
                        let city = &self.game.open.city;
                        city.is_in(*criminal, city.guardian)
                    });
                    self.drop_by(seat, guarded);
                }
            }
            Line::MoveItem { item, to } => {
                if let Some(item) = self.load(*item, &binding) {
                    self.send_item(seat, item, *to, &binding);
                }
            }
            Line::Give { from, to } => {
                let item = binding
                    .get(*from)
                    .and_then(|one| self.game.open.city.held_by(one));
                if let (Some(item), Some(to)) = (item, binding.get(*to)) {
                    self.hand_over(seat, to, item);
                    self.tell(Event::Given { seat, item, to });
                }
            }
            Line::SwapItems { a, b } => {
                let both = (self.load(*a, &binding), self.load(*b, &binding));
                // What somebody holds may be that very item.
                if let (Some(a), Some(b)) = both
                    && a != b
                {
                    self.swap_items(seat, a, b);
                }
            }
            Line::SwapCriminals { a, b } => {
                if let (Some(a), Some(b)) = (binding.get(*a), binding.get(*b)) {
                    self.swap_criminals(seat, a, b);
                }
            }
            Line::MoveCriminal { who, to } => {
                let Some(criminal) = binding.get(*who) else {
                    return;
                };
                match self.destination(seat, *to, &binding) {
                    Some(Goal::Zone(zone)) => self.relocate(seat.into(), criminal, zone),
                    Some(Goal::Around(around)) => {
                        self.ask(seat, Step::SendCriminal { criminal, around });
                    }
                    None => {}
                }
            }
            Line::RelocateGuardian { to } => match self.destination(seat, *to, &binding) {
                Some(Goal::Zone(zone)) => self.send_guardian(seat.into(), zone),
                Some(Goal::Around(around)) => self.ask(seat, Step::SendGuardian { around }),
                None => {}
            },
            Line::StepGuardian { steps } => self.ask(seat, Step::March { left: *steps }),
            Line::StepBarrier { steps } => self.ask(seat, Step::Shove { steps: *steps }),
            Line::MoveSearches { from, to } => self.move_searches(seat, *from, *to, &binding),
        }
    }

    fn drop_by(&mut self, seat: Seat, criminal: Option<crate::pieces::Criminal>) {
        if let Some(criminal) = criminal {
            self.drop_item(seat.into(), criminal, Fall::ByCrime);
        }
    }

    fn load(&self, load: Load, binding: &Binding) -> Option<Item> {
        match load {
            Load::Item(item) => Some(item),
            Load::Held(role) => self.game.open.city.held_by(binding.get(role)?),
        }
    }

    fn send_item(&mut self, seat: Seat, item: Item, to: To, binding: &Binding) {
        match self.destination(seat, to, binding) {
            Some(Goal::Zone(zone)) => self.move_item(seat.into(), item, zone),
            Some(Goal::Around(around)) => self.ask(seat, Step::SendItem { item, around }),
            None => {}
        }
    }

    /// Where something goes, read at the moment its line is carried out (ID-18.9, ID-18.10).
    fn destination(&self, seat: Seat, to: To, binding: &Binding) -> Option<Goal> {
        let scene = self.game.open.scene(seat);
        let zone = |place| scene.place(place, binding);
        Some(match to {
            To::Place(place) => Goal::Zone(zone(place)?),
            To::Opposite(place) => Goal::Zone(self.game.open.city.ring.opposite(zone(place)?)),
            To::Adjacent(place) => Goal::Around(Some(zone(place)?)),
            To::Any => Goal::Around(None),
        })
    }

    /// A group of searches goes to a zone without any (ID-18.8).
    fn move_searches(&mut self, seat: Seat, from: To, to: To, binding: &Binding) {
        let fixed = |goal| match goal {
            Some(Goal::Zone(zone)) => Some(zone),
            _ => None,
        };
        let from = fixed(self.destination(seat, from, binding));
        let to = fixed(self.destination(seat, to, binding));
        let city = &self.game.open.city;
        if from.is_some_and(|zone| city.searches_in(zone) == 0)
            || to.is_some_and(|zone| city.searches_in(zone) > 0)
        {
            return;
        }
        match (from, to) {
            (Some(from), Some(to)) => self.shift_searches(seat.into(), from, to),
            (Some(from), None) => self.ask(seat, Step::ShiftTo { from }),
            (None, to) => self.ask(seat, Step::Shift { to }),
        }
    }

    /// A committed crime is laid out; after a major one all criminals are unhooked (ID-16.4).
    pub(super) fn lay_out(&mut self, seat: Seat, crime: Crime) {
        if crime.is_petty() {
            self.game.open.petty_pile.insert(crime);
            self.renew_petty();
        } else {
            self.game.open.story.insert(crime);
            self.unhook_all(seat.into());
        }
    }
}

/// Where something goes.
enum Goal {
    /// There.
    Zone(Zone),
    /// To a neighbour of a zone, or anywhere, as the player chooses.
    Around(Option<Zone>),
}
