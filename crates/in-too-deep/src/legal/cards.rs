//! Evidence, support, crimes and dilemmas (ID-8, ID-11, ID-13, ID-14, ID-16, ID-19).

use std::ops::ControlFlow;

use kernel::{Member, Offers, Options as _, Seat};

use crate::action::Action;
use crate::amendment;
use crate::crime::merged_choices;
use crate::evidence::{Into, Place};
use crate::pieces::{Bonus, Deck, Evidence, Outcome, Row};
use crate::state::InTooDeep;
use crate::step::{Looking, Step, Window};
use crate::whynot::WhyNot;

impl InTooDeep {
    pub(super) fn each_card(
        &self,
        seat: Seat,
        step: Step,
        offers: &mut impl Offers<Action>,
    ) -> ControlFlow<()> {
        let papers = self.papers(seat);
        let refuse = |action| self.refuse_card(seat, step, action);
        match step {
            Step::IonTowers => {
                offers.test((0..3).map(Action::Third), refuse)?;
                offers.test(Deck::ALL.map(Action::Deck), refuse)
            }
            Step::Support | Step::EchoSupport => offers.test((0..3).map(Action::Third), refuse),
            Step::Draw => offers.test(Deck::LEVELS.map(Action::Deck), refuse),
            Step::Bar { .. } => offers.test(Evidence::ALL.map(Action::Evidence), refuse),
            Step::Harbor => {
                offers.test(Evidence::ALL.map(Action::Evidence), refuse)?;
                offers.test([Action::Gain], refuse)?;
                self.each_process(seat, offers)
            }
            Step::Process { .. } => self.each_process(seat, offers),
            Step::Duel(_) => offers.test(self.open.agents().map(Action::Opponent), refuse),
            Step::LoseDuel { .. } | Step::Redraw { .. } => {
                offers.take(papers.dilemmas.iter().map(Action::Dilemma))
            }
            Step::DropDilemma => {
                let all = papers.dilemmas.union(papers.databank);
                offers.take(all.iter().map(Action::Dilemma))
            }
            Step::Look { .. } | Step::TakeUnseen | Step::Expose => {
                let places = self.hidden.evidence.places();
                offers.test(places.map(Action::Place), refuse)?;
                let stands_in = step == Step::TakeUnseen;
                offers.test(stands_in.then_some(Action::Gain), refuse)
            }
            Step::TakeSeen { seen } => offers.take(seen.into_iter().flatten().map(Action::Place)),
            Step::Bind(crime) => {
                let bindings = self.open.scene(seat).bindings(crime.data());
                let choices = merged_choices(crime.data(), &bindings);
                offers.take(choices.into_iter().map(Action::Bind))
            }
            Step::Outcome(_) => offers.take(Outcome::ALL.map(Action::Outcome)),
            Step::Window(_) => offers.test(self.held_support(seat), refuse),
            Step::Discard { begun } => {
                if !begun || self.supports_amid_steps() {
                    offers.test(self.held_support(seat), refuse)?;
                }
                offers.take(papers.crimes.iter().map(Action::Discard))
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// Everything that evidence in memory can be processed into (ID-14.3).
    fn each_process(&self, seat: Seat, offers: &mut impl Offers<Action>) -> ControlFlow<()> {
        let rows = Row::ALL.into_iter().map(Into::Row);
        let bonuses = Bonus::ALL.into_iter().map(Into::Bonus);
        let places = rows.chain(bonuses).chain([Into::Box]);
        for kind in Evidence::ALL {
            for into in places.clone() {
                if self.refuse_process(seat, kind, into).is_none() {
                    offers(Action::Process(kind, into))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn refuse_card(&self, seat: Seat, step: Step, action: Action) -> Option<WhyNot> {
        let papers = self.papers(seat);
        match (step, action) {
            (Step::IonTowers | Step::Support, Action::Third(third)) => {
                let filled = self.open.offer.filled().any(|one| one == third);
                (!filled).then_some(WhyNot::NoToken)
            }
            (Step::EchoSupport, Action::Third(third)) => {
                let tied = self.echo_thirds().any(|one| one == third);
                (!tied).then_some(WhyNot::NotTied)
            }
            (Step::Draw, Action::Deck(Deck::Petty)) => Some(WhyNot::NotOfDeck),
            (Step::IonTowers | Step::Draw, Action::Deck(deck)) => {
                let empty = self.deck(deck).is_empty();
                empty.then_some(WhyNot::DeckEmpty)
            }
            (Step::Bar { .. } | Step::Harbor, Action::Evidence(kind)) => {
                let none = self.open.boards.bar[kind.index()] == 0;
                none.then_some(WhyNot::NotOnBar)
            }
            (Step::Harbor, Action::Gain) => {
                let some = self.open.boards.bar.iter().any(|count| *count > 0);
                some.then_some(WhyNot::BarNotEmpty)
            }
            (Step::Process { .. } | Step::Harbor, Action::Process(kind, into)) => {
                self.refuse_process(seat, kind, into)
            }
            (Step::Duel(_), Action::Opponent(opponent)) => self.refuse_duel(seat, opponent),
            (Step::LoseDuel { .. } | Step::Redraw { .. }, Action::Dilemma(dilemma)) => {
                let held = papers.dilemmas.contains(dilemma);
                (!held).then_some(WhyNot::NoDilemma)
            }
            (Step::DropDilemma, Action::Dilemma(dilemma)) => {
                let held = papers.dilemmas.union(papers.databank).contains(dilemma);
                (!held).then_some(WhyNot::NoDilemma)
            }
            (Step::Look { seen, looking, .. }, Action::Place(place)) => {
                self.refuse_look(seat, place, seen, looking)
            }
            (Step::TakeSeen { seen }, Action::Place(place)) => {
                let looked = seen.contains(&Some(place));
                (!looked).then_some(WhyNot::NotLookedAt)
            }
            (Step::TakeUnseen | Step::Expose, Action::Place(place)) => {
                if step == Step::Expose && matches!(place, Place::Display(_)) {
                    return Some(WhyNot::NotInPlan);
                }
                let none = self.hidden.evidence.token(place).is_none();
                none.then_some(WhyNot::NothingThere)
            }
            (Step::TakeUnseen, Action::Gain) => self.refuse_taking_from_supply(),
            (Step::Bind(crime), Action::Bind(binding)) => {
                let bindings = self.open.scene(seat).bindings(crime.data());
                let fits = merged_choices(crime.data(), &bindings).contains(&binding);
                (!fits).then_some(WhyNot::NoSuchBinding)
            }
            (Step::Outcome(_), Action::Outcome(_)) => None,
            (Step::Discard { begun: true }, Action::Support(_)) if !self.supports_amid_steps() => {
                Some(WhyNot::NoSupportNow)
            }
            (Step::Window(Window::Grip), Action::Support(support)) if !support.moves_hooks() => {
                Some(WhyNot::NoSupportNow)
            }
            (Step::Discard { .. } | Step::Window(_), Action::Support(support)) => {
                self.refuse_support(seat, support)
            }
            (Step::Discard { .. }, Action::Discard(crime)) => {
                let held = papers.crimes.contains(crime);
                (!held).then_some(WhyNot::NotInHand)
            }
            _ => Some(step.not_asked()),
        }
    }

    /// Why evidence cannot be processed like this (ID-14.3 to ID-14.6).
    fn refuse_process(&self, seat: Seat, kind: Evidence, into: Into) -> Option<WhyNot> {
        if self.papers(seat).memory[kind.index()] == 0 {
            return Some(WhyNot::NotInMemory);
        }
        match into {
            Into::Row(row) if self.open.boards.row(row).mission != kind => {
                Some(WhyNot::NoSuchMission)
            }
            Into::Row(row) => {
                let none = self.open.boards.row(row).files == 0;
                none.then_some(WhyNot::NoFileLeft)
            }
            Into::Bonus(bonus) => {
                let taken = self.hidden.evidence.is_taken(bonus);
                taken.then_some(WhyNot::BonusTaken)
            }
            Into::Box => None,
        }
    }

    /// Why no evidence can be taken from the supply: it stands in for a display that is empty (ID-11.10).
    fn refuse_taking_from_supply(&self) -> Option<WhyNot> {
        let evidence = &self.hidden.evidence;
        if !self.open.options.plays_by(amendment::TAKE_FROM_SUPPLY) {
            return Some(Step::TakeUnseen.not_asked());
        }
        if evidence.display.iter().any(Option::is_some) {
            return Some(WhyNot::DisplayNotEmpty);
        }
        let none = evidence.supply.iter().all(|count| *count == 0);
        none.then_some(WhyNot::NothingThere)
    }

    /// Why a face-down token cannot be looked at: it would show nothing new (ID-1.16, ID-R86).
    fn refuse_look(
        &self,
        seat: Seat,
        place: Place,
        seen: Option<Place>,
        looking: Looking,
    ) -> Option<WhyNot> {
        let Some(token) = self.hidden.evidence.token(place) else {
            return Some(WhyNot::NothingThere);
        };
        let known = match looking {
            Looking::Only => token.known_to.contains(seat),
            // What is known may be taken all the same (ID-R86).
            Looking::ThenTake => seen == Some(place),
        };
        known.then_some(WhyNot::KnownAlready)
    }

    /// Whether there is anything to look at.
    pub(crate) fn can_look(&self, seat: Seat, seen: Option<Place>, looking: Looking) -> bool {
        let mut places = self.hidden.evidence.places();
        places.any(|place| self.refuse_look(seat, place, seen, looking).is_none())
    }

    /// The thirds of the offer between which Echo could choose: those with the most Intel (ID-28.1).
    pub(crate) fn echo_thirds(&self) -> impl Iterator<Item = u8> + use<> {
        let offer = self.open.offer;
        let intel = move |third: u8| offer.thirds[usize::from(third)].intel;
        let most = offer.filled().map(intel).max();
        offer
            .filled()
            .filter(move |third| Some(intel(*third)) == most)
    }
}
