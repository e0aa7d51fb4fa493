//! What Echo gains and loses (ID-27, ID-28).

use kernel::{Member, Options as _, SeatSet};

use super::Dealer;
use crate::amendment;
use crate::console::Agent;
use crate::event::Event;
use crate::evidence::{PlanSpot, Planned, Token};
use crate::pieces::{Bonus, Criminal, Evidence};
use crate::step::{Chore, Step};

impl Dealer<'_> {
    /// Echo gains evidence from the display, never from the bar (ID-27.1, ID-29.1).
    pub(super) fn echo_evidence(&mut self, count: u8) {
        let agent = Agent::Echo;
        let mut gained = 0;
        for _ in 0..count {
            if self.display_is_empty() {
                self.trigger_end();
            }
            match self.draw_evidence() {
                Some(kind) => {
                    self.game.papers_mut(agent).memory[kind.index()] += 1;
                    gained += 1;
                }
                None => self.tell(Event::EvidenceMissing { agent }),
            }
        }
        if gained > 0 {
            let count = gained;
            self.tell(Event::EvidenceGained { agent, count });
        }
    }

    /// Echo processes random evidence, one after the other (ID-27.2 to ID-27.6).
    pub(super) fn echo_process(&mut self, left: u8) {
        if left == 0 {
            return;
        }
        let Some(kind) = self.echo_picks() else {
            return;
        };
        let first = !std::mem::replace(&mut self.game.open.turn.moved.placed, true);
        let next = Chore::EchoProcess { left: left - 1 };
        if first && self.echo_places_in_row(kind) {
            self.then(Agent::Echo, next);
        } else if let Some(bonus) = self.echo_bonus() {
            self.then(Agent::Echo, next);
            self.echo_places_on(bonus, kind);
        } else {
            self.echo_fills_box(kind, left);
        }
    }

    /// A random token of her memory (ID-27.2).
    fn echo_picks(&mut self) -> Option<Evidence> {
        let memory = &mut self.game.papers_mut(Agent::Echo).memory;
        self.chance.draw_kind(memory)
    }

    /// The first evidence goes to the row of the card, if that has a file (ID-27.3). Tells whether it did.
    fn echo_places_in_row(&mut self, kind: Evidence) -> bool {
        let card = self.game.open.echo.and_then(|echo| echo.card);
        let Some(row) = card.and_then(|card| card.data().row) else {
            return false;
        };
        let investigation = &mut self.game.open.boards.rows[row.index()];
        if investigation.files == 0 {
            return false;
        }
        investigation.files -= 1;
        investigation.covered += 1;
        self.game.hidden.evidence.covered[row.index()][kind.index()] += 1;
        self.game.open.console_mut(Agent::Echo).files += 1;
        self.tell(Event::EchoPlacedInRow { row });
        true
    }

    /// The topmost free bonus space, once a turn (ID-27.5).
    fn echo_bonus(&self) -> Option<Bonus> {
        let evidence = &self.game.hidden.evidence;
        let mut free = Bonus::ALL.into_iter();
        free.find(|bonus| !evidence.is_taken(*bonus))
            .filter(|_| !self.game.open.turn.moved.bonus)
    }

    fn echo_places_on(&mut self, bonus: Bonus, kind: Evidence) {
        let agent = Agent::Echo;
        self.echo_lays(PlanSpot::Bonus(bonus), kind);
        self.game.open.turn.moved.bonus = true;
        let stays_covered = self.game.open.options.plays_by(amendment::ECHO_FACE_DOWN);
        if let Some(echo) = self.game.open.echo.as_mut().filter(|_| stays_covered) {
            echo.bonuses.insert(bonus);
        }
        self.tell(Event::PlacedFaceDown {
            agent,
            bonus: Some(bonus),
            count: 1,
        });
        match bonus {
            Bonus::Support => self.then(agent, Chore::EchoSupport),
            Bonus::Tolerance => self.gain_tolerance(agent),
            Bonus::Grip => {
                let (gain, left) = (true, 1);
                self.then(agent, Chore::EchoGrip { gain, left });
            }
        }
    }

    /// Her box, if no bonus space is left for her: whatever follows goes there as well (ID-27.5), and is told
    /// together.
    fn echo_fills_box(&mut self, kind: Evidence, most: u8) {
        let agent = Agent::Echo;
        self.echo_lays(PlanSpot::Box(agent), kind);
        let mut count = 1;
        while count < most {
            let Some(kind) = self.echo_picks() else {
                break;
            };
            self.echo_lays(PlanSpot::Box(agent), kind);
            count += 1;
        }
        self.tell(Event::PlacedFaceDown {
            agent,
            bonus: None,
            count,
        });
    }

    fn echo_lays(&mut self, spot: PlanSpot, kind: Evidence) {
        let token = Token {
            kind,
            known_to: SeatSet::NONE,
        };
        self.game.hidden.evidence.plan.push(Planned { spot, token });
    }

    /// Echo gains grip over the criminal with her lowest token, or loses it over the one with her highest;
    /// a person decides between equals (ID-28.2).
    pub(super) fn echo_grip(&mut self, gain: bool, left: u8) {
        if left == 0 {
            return;
        }
        let tied: Vec<Criminal> = self.game.echo_ties(gain).collect();
        match tied.as_slice() {
            [] => {}
            [only] => {
                self.shift_echo_grip(gain, *only);
                let left = left - 1;
                self.then(Agent::Echo, Chore::EchoGrip { gain, left });
            }
            _ => {
                let speaker = self.game.open.echo_speaker();
                self.ask(speaker, Step::EchoGrip { gain, left });
            }
        }
    }

    pub(super) fn shift_echo_grip(&mut self, gain: bool, criminal: Criminal) {
        if gain {
            self.gain_grip(Agent::Echo, criminal);
        } else {
            self.lose_grip(Agent::Echo, criminal, 1);
        }
    }

    /// Echo takes the token with the most Intel; a person decides between equals (ID-28.1).
    pub(super) fn echo_support(&mut self) {
        let tied: Vec<u8> = self.game.echo_thirds().collect();
        match tied.as_slice() {
            [] => {}
            [only] => self.echo_takes(*only),
            _ => {
                let speaker = self.game.open.echo_speaker();
                self.ask(speaker, Step::EchoSupport);
            }
        }
    }

    /// Echo takes the Intel of a third and discards its token without effect.
    pub(super) fn echo_takes(&mut self, third: u8) {
        if let Some(support) = self.take_third(Agent::Echo, third) {
            self.discard_support(support);
        }
    }
}
