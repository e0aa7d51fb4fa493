//! Gaining, processing and looking at evidence (ID-13, ID-14, ID-11.9 to ID-11.12).

use kernel::{Audience, Member, Seat, SeatSet};
use tinyvec::ArrayVec;

use super::Dealer;
use crate::console::Agent;
use crate::content::content;
use crate::event::Event;
use crate::evidence::{BAR, Into, Place, PlanSpot, Planned, Token, Whereabouts};
use crate::pieces::{Bonus, Evidence};
use crate::step::{Chore, Looking, Step};

impl Dealer<'_> {
    /// Evidence is gained: the first from the bar, if it has any (ID-13.1).
    pub(super) fn gain_evidence(&mut self, seat: Seat, count: u8) {
        if count == 0 {
            return;
        }
        if self.game.open.boards.bar.iter().any(|count| *count > 0) {
            self.ask(seat, Step::Bar { more: count - 1 });
        } else {
            self.gain_rest(seat, count);
        }
    }

    /// The one from the bar, then the others, then the bar is filled (ID-13.3).
    pub(super) fn take_from_bar(&mut self, seat: Seat, kind: Evidence, more: u8) {
        self.game.open.quiet_turns = 0;
        self.game.open.boards.bar[kind.index()] -= 1;
        self.game.papers_mut(seat).memory[kind.index()] += 1;
        self.tell(Event::EvidenceTaken {
            seat,
            evidence: kind,
        });
        self.gain_rest(seat, more);
    }

    fn gain_rest(&mut self, seat: Seat, count: u8) {
        let agent = Agent::from(seat);
        let mut gained = 0;
        for _ in 0..count {
            match self.draw_evidence() {
                Some(evidence) => {
                    self.game.papers_mut(seat).memory[evidence.index()] += 1;
                    let drawn = Event::EvidenceDrawn { seat, evidence };
                    self.log.tell(Audience::Only(seat), drawn);
                    self.show(seat);
                    gained += 1;
                }
                None => {
                    self.tell(Event::EvidenceMissing { agent });
                    self.trigger_end();
                }
            }
        }
        if gained > 0 {
            let count = gained;
            let told = Event::EvidenceGained { agent, count };
            self.log.tell(Audience::Except(seat), told);
        }
        self.fill_bar();
    }

    /// The bar is filled from the display; when that fails the chapter ends (ID-13.3 to ID-13.5).
    fn fill_bar(&mut self) {
        let evidence = self.turn_up_for_bar(|dealer| {
            if dealer.display_is_empty() {
                dealer.trigger_end();
            }
            dealer.draw_evidence()
        });
        if !evidence.is_empty() {
            self.tell(Event::BarFilled { evidence });
        }
    }

    /// Tokens are turned up onto the bar until it is full or there are no more.
    pub(super) fn turn_up_for_bar(
        &mut self,
        draw: impl Fn(&mut Self) -> Option<Evidence>,
    ) -> ArrayVec<[Evidence; BAR]> {
        let mut turned = ArrayVec::new();
        while self.game.open.boards.bar.iter().sum::<u8>() < content().setup.bar_slots {
            let Some(kind) = draw(self) else {
                break;
            };
            self.game.open.boards.bar[kind.index()] += 1;
            turned.push(kind);
        }
        turned
    }

    pub(super) fn display_is_empty(&self) -> bool {
        let display = &self.game.hidden.evidence.display;
        display.iter().all(Option::is_none)
    }

    /// A random token of the display, or of the supply if there is none (ID-13.2, ID-13.5).
    pub(super) fn draw_evidence(&mut self) -> Option<Evidence> {
        self.game.open.quiet_turns = 0;
        let display = &mut self.game.hidden.evidence.display;
        let filled = display.iter().filter(|slot| slot.is_some()).count() as u32;
        if filled == 0 {
            return self.draw_from_supply();
        }
        let nth = self.chance.below(filled) as usize;
        let slot = display.iter_mut().filter(|slot| slot.is_some()).nth(nth)?;
        slot.take().map(|token| token.kind)
    }

    pub(super) fn draw_from_supply(&mut self) -> Option<Evidence> {
        let supply = &mut self.game.hidden.evidence.supply;
        self.chance.draw_kind(supply)
    }

    /// An evidence of the memory is placed (ID-14.3).
    pub(super) fn process(&mut self, seat: Seat, kind: Evidence, into: Into) {
        self.game.papers_mut(seat).memory[kind.index()] -= 1;
        match into {
            Into::Row(row) => {
                let investigation = &mut self.game.open.boards.rows[row.index()];
                investigation.files -= 1;
                investigation.placed += 1;
                self.game.open.console_mut(seat).files += 1;
                self.tell(Event::PlacedInRow {
                    seat,
                    evidence: kind,
                    row,
                });
            }
            Into::Bonus(bonus) => {
                self.place(seat, kind, PlanSpot::Bonus(bonus));
                self.gain_bonus(seat, bonus);
            }
            Into::Box => self.place(seat, kind, PlanSpot::Box(seat.into())),
        }
    }

    /// A token is laid face down into the plan area; who laid it knows it (ID-2.8).
    fn place(&mut self, seat: Seat, kind: Evidence, spot: PlanSpot) {
        let token = Token {
            kind,
            known_to: SeatSet::only(seat),
        };
        self.game.hidden.evidence.plan.push(Planned { spot, token });
        let bonus = spot.bonus();
        self.tell_apart(
            seat,
            Event::PlacedInPlan {
                seat,
                evidence: kind,
                bonus,
            },
            Event::PlacedFaceDown {
                agent: seat.into(),
                bonus,
                count: 1,
            },
        );
    }

    /// What a bonus space brings a person (ID-14.5).
    fn gain_bonus(&mut self, seat: Seat, bonus: Bonus) {
        match bonus {
            Bonus::Support => self.then(seat, Chore::Support(1)),
            Bonus::Tolerance => self.gain_tolerance(seat.into()),
            Bonus::Grip => self.ask(seat, Step::GainGrip { left: 1 }),
        }
    }

    /// Somebody looks at a face-down token (ID-2.7).
    pub(super) fn look(
        &mut self,
        seat: Seat,
        place: Place,
        left: u8,
        seen: Option<Place>,
        looking: Looking,
    ) {
        let hidden = &mut self.game.hidden.evidence;
        let spot = hidden.whereabouts(place);
        if let (Some(token), Some(spot)) = (hidden.token_mut(place), spot) {
            token.known_to.insert(seat);
            let evidence = token.kind;
            self.show(seat);
            self.tell_apart(
                seat,
                Event::LookedAt {
                    seat,
                    place: spot,
                    evidence,
                },
                Event::Looked { seat, place: spot },
            );
        }
        if left > 1 && self.game.can_look(seat, Some(place), looking) {
            let (left, seen) = (left - 1, Some(place));
            self.ask(
                seat,
                Step::Look {
                    left,
                    seen,
                    looking,
                },
            );
        } else if looking == Looking::ThenTake {
            let seen = [seen, Some(place)];
            self.ask(seat, Step::TakeSeen { seen });
        }
    }

    /// Somebody takes a face-down token into memory (ID-11.10).
    pub(super) fn take_face_down(&mut self, seat: Seat, place: Place) {
        let Some((evidence, place)) = self.lift(place) else {
            return;
        };
        self.game.papers_mut(seat).memory[evidence.index()] += 1;
        self.show(seat);
        self.tell_apart(
            seat,
            Event::TookFrom {
                seat,
                place,
                evidence,
            },
            Event::Took { seat, place },
        );
    }

    /// Somebody takes evidence from the supply, since the display has none (ID-11.10).
    pub(super) fn take_from_supply(&mut self, seat: Seat) {
        let Some(evidence) = self.draw_from_supply() else {
            return;
        };
        self.game.papers_mut(seat).memory[evidence.index()] += 1;
        self.show(seat);
        let place = Whereabouts::Supply;
        self.tell_apart(
            seat,
            Event::TookFrom {
                seat,
                place,
                evidence,
            },
            Event::Took { seat, place },
        );
    }

    /// Takes a face-down token away, and tells where it lay.
    fn lift(&mut self, place: Place) -> Option<(Evidence, Whereabouts)> {
        let hidden = &mut self.game.hidden.evidence;
        let lay = hidden.whereabouts(place)?;
        let kind = hidden.remove(place)?;
        if let (Whereabouts::Bonus(bonus), Some(echo)) = (lay, self.game.open.echo.as_mut()) {
            echo.bonuses.remove(bonus);
        }
        Some((kind, lay))
    }

    /// A face-down token of the plan is turned up and put into the shared box (ID-11.12).
    pub(super) fn expose(&mut self, seat: Seat, place: Place) {
        let Some((evidence, place)) = self.lift(place) else {
            return;
        };
        self.game.open.boards.shared[evidence.index()] += 1;
        self.show(seat);
        self.tell(Event::Exposed {
            seat,
            place,
            evidence,
        });
    }
}
