//! What is asked of a player.

use kernel::{RuleId, Seat};
use serde::Serialize;

use crate::content::content;
use crate::pieces::{Part, Tile};
use crate::state::EscapePlan;
use crate::step::Step;

/// A question, with the numbers that its words need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    /// The decision.
    pub step: Step,
    /// The rule by which it is asked here.
    #[serde(skip)]
    pub rule: RuleId,
    /// Whether a player whose turn begins has rested on this day (EP-8.6).
    pub rested: bool,
    /// Movement points left, while travelling.
    pub points: u8,
    /// Officers still to be evaded, after it.
    pub pursuers: u8,
    /// What the way out costs, once it is declared (EP-16.5).
    pub exit: Option<u16>,
    /// Where the one stands after whom an officer is sent (EP-13.8).
    pub quarry: Option<Tile>,
    /// Whether a turn that is offered may be the last one.
    pub last: Option<Last>,
}

/// Why a turn on the last day may be the last one: whoever stays in the city is arrested (EP-16.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Last {
    /// No part of the day follows.
    Dawn,
    /// No other disc is left for the dawn.
    Disc,
}

impl EscapePlan {
    pub(crate) fn prompt_of(&self, seat: Seat) -> Option<Prompt> {
        let step = self.step(seat)?;
        Some(Prompt {
            step,
            rule: self.rule_of(seat, step),
            rested: step == Step::Start && self.player(seat).rested,
            points: self.turn.map_or(0, |turn| turn.mp),
            pursuers: match step {
                Step::Evade => self.pursuer_count(seat),
                _ => 0,
            },
            exit: self
                .turn
                .filter(|turn| turn.escaping)
                .map(|_| self.exit_cost()),
            quarry: match step {
                Step::ForceOfficer { towards, .. } | Step::ForceTo { towards, .. } => {
                    Some(self.node_of(towards).tile())
                }
                _ => None,
            },
            last: match step {
                Step::SpendDisc => self.last_turn(seat),
                _ => None,
            },
        })
    }

    /// Whether the turn that a disc would buy now may be the last one of its player.
    fn last_turn(&self, seat: Seat) -> Option<Last> {
        let part = self
            .stage
            .part()
            .filter(|_| self.day == content().game.days)?;
        match part {
            Part::Dawn => Some(Last::Dawn),
            _ => (self.player(seat).discs == 1).then_some(Last::Disc),
        }
    }
}
