//! Attack and defence (SP-9), with the abilities of allies that bear on them (SP-29).

use kernel::Seat;

use crate::boss::Boss;
use crate::docks::Docks;
use crate::pieces::{Perk, Ship};
use crate::player::Player;

/// What an ally is asked to help with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// A gangster bar is taken over.
    TakeOver,
    /// A building is defended.
    Defence {
        /// Whether it is the still.
        still: bool,
    },
}

impl Player {
    /// The strength of a take-over before thugs and ally (SP-9.5).
    pub fn attack(&self) -> u8 {
        self.strength() + self.perks(Perk::TakeoverPlus1)
    }

    /// The defence of a building before thugs and ally (SP-9.6, SP-29.1).
    pub fn defence(&self) -> u8 {
        self.strength() + self.perks(Perk::DefencePlus1) + self.alliance().defence
    }

    /// What thugs and ally add.
    pub fn reinforcement(&self, thugs: u8, ally: bool) -> u8 {
        let strength = self.ally.map_or(0, |ally| ally.strength());
        thugs + if ally { strength } else { 0 }
    }

    /// What the ally's help costs; none without an ally.
    pub fn help_fee(&self, occasion: Occasion) -> Option<u16> {
        let ally = self.ally?;
        if ally.owes_free_help() {
            return Some(0);
        }
        Some(self.lasting_fee(occasion).unwrap_or(0))
    }

    /// The same without the help that is free once; that one is spent, not free (SP-R16). Reductions add up (SP-29.4,
    /// SP-29.8, SP-29.9).
    fn lasting_fee(&self, occasion: Occasion) -> Option<u16> {
        let gangster = self.ally?.gangster;
        let alliance = gangster.alliance();
        let cheaper = match occasion {
            Occasion::Defence { still: true } if alliance.free_still_defence => return Some(0),
            Occasion::Defence { .. } => 0,
            Occasion::TakeOver => alliance.takeover_discount,
        };
        let crates = 2 * u16::from(self.perks(Perk::AllyFeeMinus2));
        let fee = gangster.data().help_fee;
        Some(fee.saturating_sub(cheaper + crates))
    }

    /// The defence of a building without spending anything (SP-R16).
    pub fn free_defence(&self, still: bool) -> u8 {
        let free = self.lasting_fee(Occasion::Defence { still }) == Some(0);
        self.defence() + self.reinforcement(0, free)
    }

    /// All strength on the own board, for Central Park goals (SP-19.21).
    pub fn total_strength(&self) -> u8 {
        self.strength() + self.reinforcement(self.thugs, true)
    }

    /// The strength of a raid with so many mobsters, before thugs and without the ally's own (SP-18.4, SP-18.7,
    /// SP-29.7).
    pub fn raid_strength(&self, mobsters: u8) -> u8 {
        self.strength() * mobsters + self.alliance().raid
    }

    /// The strength of a raid of this seat on a ship: the own mobsters in its column, those hired from others, and
    /// thugs (SP-18.4, SP-18.5).
    pub fn raid(&self, seat: Seat, docks: &Docks, ship: Ship, hired: &[u8], thugs: u8) -> u8 {
        let own = docks.in_column(Boss::Player(seat), docks.ship(ship).at.region());
        self.raid_strength(own + hired.iter().sum::<u8>()) + thugs
    }
}
