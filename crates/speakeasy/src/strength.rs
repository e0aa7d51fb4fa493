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

/// Whether the ally helps, and for what.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Help {
    /// He is not asked.
    #[default]
    None,
    /// He helps as cheaply as he can: the help that is free once comes first (SP-29.6).
    Cheapest,
    /// He is paid, and the help that is free once is kept (SP-29.6).
    Paid,
}

impl Help {
    /// Whether he helps.
    pub fn is_given(self) -> bool {
        self != Help::None
    }
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
    pub fn reinforcement(&self, thugs: u8, help: Help) -> u8 {
        let strength = self.ally.map_or(0, |ally| ally.strength());
        thugs + if help.is_given() { strength } else { 0 }
    }

    /// What the ally's help costs at least; none without an ally.
    pub fn help_fee(&self, occasion: Occasion) -> Option<u16> {
        let ally = self.ally?;
        if ally.owes_free_help() {
            return Some(0);
        }
        Some(self.lasting_fee(occasion).unwrap_or(0))
    }

    /// What this help costs; none where it cannot be had, for there is no ally, or nothing that could be kept.
    pub fn fee_of(&self, occasion: Occasion, help: Help) -> Option<u16> {
        match help {
            Help::None => Some(0),
            Help::Cheapest => self.help_fee(occasion),
            Help::Paid if self.ally?.owes_free_help() => {
                self.lasting_fee(occasion).filter(|fee| *fee > 0)
            }
            Help::Paid => None,
        }
    }

    /// The same without the help that is free once; that one is spent, not free (SP-R16). Reductions add up (SP-29.4,
    /// SP-29.8, SP-29.9).
    pub fn lasting_fee(&self, occasion: Occasion) -> Option<u16> {
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
        let help = if free { Help::Cheapest } else { Help::None };
        self.defence() + self.reinforcement(0, help)
    }

    /// All strength on the own board, for Central Park goals (SP-19.21).
    pub fn total_strength(&self) -> u8 {
        self.strength() + self.reinforcement(self.thugs, Help::Cheapest)
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
