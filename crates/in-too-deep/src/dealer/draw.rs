//! Drawing and discarding crimes and dilemmas (ID-19, ID-20).

use kernel::{Audience, Seat};

use super::Dealer;
use crate::cards::Returned;
use crate::console::Agent;
use crate::event::Event;
use crate::pieces::{Crime, Deck, Dilemma};
use crate::step::{Chore, Step, Window};

impl Dealer<'_> {
    /// Dilemmas come into the hand, as long as there are any (ID-20.2).
    pub(super) fn draw_dilemmas(&mut self, agent: Agent, count: u8) {
        let mut drawn = 0;
        for _ in 0..count {
            let Some(dilemma) = self.game.hidden.dilemmas.draw(self.chance) else {
                break;
            };
            drawn += 1;
            self.game.papers_mut(agent).dilemmas.insert(dilemma);
            if let Agent::Person(seat) = agent {
                self.show(seat);
                let event = Event::DilemmaDrawn { seat, dilemma };
                self.log.tell(Audience::Only(seat), event);
            }
        }
        if drawn > 0 {
            let audience = match agent {
                Agent::Person(seat) => Audience::Except(seat),
                Agent::Echo => Audience::Everyone,
            };
            let count = drawn;
            self.log
                .tell(audience, Event::DilemmasDrawn { agent, count });
        }
    }

    /// A dilemma of hand or databank is discarded face down (ID-2.4).
    pub(super) fn discard_dilemma(&mut self, seat: Seat, dilemma: Dilemma) {
        let papers = self.game.papers_mut(seat);
        papers.dilemmas.remove(dilemma);
        papers.databank.remove(dilemma);
        self.game.hidden.dilemmas.discard.insert(dilemma);
        self.tell_apart(
            seat,
            Event::DilemmaDiscarded { seat, dilemma },
            Event::DilemmaDropped { agent: seat.into() },
        );
    }

    /// Crime cards are set aside unseen until step 5 (ID-8.8, ID-11.13).
    pub(super) fn set_aside(&mut self, seat: Seat, deck: Deck, count: u8) {
        let mut drawn = 0;
        for _ in 0..count {
            if let Some(crime) = self.draw_from(deck) {
                self.game.papers_mut(seat).aside.insert(crime);
                drawn += 1;
            }
        }
        if drawn > 0 {
            let count = drawn;
            self.tell(Event::CrimeSetAside { seat, deck, count });
        }
    }

    /// The top card of a deck; an empty petty deck is made anew at once (ID-15.4).
    pub(super) fn draw_from(&mut self, deck: Deck) -> Option<Crime> {
        let crime = self.game.deck_mut(deck).draw(self.chance);
        self.renew_petty();
        crime
    }

    /// As soon as the petty deck is empty and the pile is not, the pile becomes the deck (ID-R75).
    pub(super) fn renew_petty(&mut self) {
        let pile = self.game.open.petty_pile;
        if self.game.deck(Deck::Petty).is_empty() && !pile.is_empty() {
            self.game.open.petty_pile = kernel::Set::default();
            self.game.deck_mut(Deck::Petty).shuffled = pile;
            self.tell(Event::PettyReshuffled);
        }
    }

    /// Step 5: a card goes under its deck (ID-19.1).
    pub(super) fn discard_crime(&mut self, seat: Seat, crime: Crime) {
        self.ask(seat, Step::Discard { begun: true });
        let deck = crime.deck();
        self.game.papers_mut(seat).crimes.remove(crime);
        let returned = Returned {
            card: crime,
            by: seat,
        };
        self.game.deck_mut(deck).under.push(returned);
        self.tell_apart(
            seat,
            Event::CrimeDiscarded { seat, crime },
            Event::CrimeDiscardedUnder { seat, deck },
        );
    }

    /// Who has no major crime draws one, who has no petty crime draws one (ID-19.2).
    pub(super) fn draw_to_minimum(&mut self, seat: Seat) {
        let crimes = self.game.papers(seat).crimes;
        let major = !crimes.intersection(Crime::major()).is_empty();
        let petty = !crimes.intersection(Crime::of(Deck::Petty)).is_empty();
        let any = Deck::LEVELS
            .iter()
            .any(|deck| !self.game.deck(*deck).is_empty());
        let draws = !petty || (!major && any);
        // What is drawn at the end of the last turn is of no use any more.
        if draws && !self.game.is_before_actions() && self.game.open.last_turns.is_none() {
            self.open_window(seat, Window::End);
        }
        if !petty {
            self.then(seat, Chore::DrawPetty);
        }
        self.ask_if(!major && any, seat, Step::Draw);
    }

    /// A crime card comes into the hand.
    pub(super) fn draw_crime(&mut self, seat: Seat, deck: Deck) {
        if let Some(crime) = self.draw_from(deck) {
            self.game.papers_mut(seat).crimes.insert(crime);
            self.show(seat);
            self.tell_apart(
                seat,
                Event::CrimeDrawn { seat, crime },
                Event::CrimeDrawnFrom { seat, deck },
            );
        }
    }
}
