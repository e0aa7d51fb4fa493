//! Zone effects (ID-8), and the tolerance that some bring (ID-12).

use kernel::Seat;

use super::Dealer;
use crate::action::Action;
use crate::content::content;
use crate::event::Event;
use crate::pieces::{Criminal, Zone};
use crate::step::{Duty, Looking, Step};

/// Favours of The Heights (ID-8.4).
const FAVOURS: u8 = 2;
/// Moves of Downtown (ID-8.7).
const PATROL: u8 = 3;
/// How many evidence are looked at (ID-11.9).
pub(super) const LOOKS: u8 = 2;

impl Dealer<'_> {
    /// The effect of a zone is used: searches come first, then the effect, which may be declined
    /// (ID-8.1, ID-8.11).
    pub(super) fn use_zone(&mut self, seat: Seat, criminal: Criminal, zone: Zone) {
        self.game.open.city.draw_searches(zone);
        self.tell(Event::ZoneUsed {
            seat,
            criminal,
            zone,
        });
        match zone {
            Zone::Blocks => self.ask(seat, Step::Duel(Duty::May)),
            Zone::Heights => self.ask(seat, Step::Heights { left: FAVOURS }),
            Zone::Aerodrome => self.ask(seat, Step::Relocate(Duty::May)),
            Zone::Zinbazaar => self.ask(seat, Step::SwapItems(Duty::May)),
            Zone::Downtown => self.ask(
                seat,
                Step::Patrol {
                    left: PATROL,
                    duty: Duty::May,
                },
            ),
            Zone::IonTowers => self.ask(seat, Step::IonTowers),
            Zone::Parish => self.gain_tolerance(seat.into()),
            Zone::Harbor => self.ask(seat, Step::Harbor),
        }
    }

    /// A favour of The Heights (ID-8.4).
    pub(super) fn do_favour(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Move(criminal, zone) => self.move_criminal(seat.into(), criminal, zone),
            Action::Carry(item, zone) => self.move_item(seat.into(), item, zone),
            Action::Look => self.ask_to_look(seat, Looking::Only),
            action => self.patrol(seat, action),
        }
    }

    /// Face-down evidence is looked at (ID-11.9).
    pub(super) fn ask_to_look(&mut self, seat: Seat, looking: Looking) {
        self.ask(
            seat,
            Step::Look {
                left: LOOKS,
                seen: None,
                looking,
            },
        );
    }

    /// The Harbor: gains or processes one evidence (ID-8.10).
    pub(super) fn answer_harbor(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Evidence(kind) => self.take_from_bar(seat, kind, 0),
            Action::Gain => self.gain_evidence(seat, 1),
            Action::Process(kind, into) => self.process(seat, kind, into),
            _ => {}
        }
    }

    /// Tolerance rises (ID-12.1).
    pub(super) fn gain_tolerance(&mut self, agent: crate::console::Agent) {
        let console = self.game.open.console_mut(agent);
        console.tolerance += content().values.tolerance_step;
        let tolerance = console.tolerance;
        self.tell(Event::ToleranceGained { agent, tolerance });
    }
}
