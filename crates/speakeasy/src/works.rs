//! Building permits: what may be built by a person, a helper or a city token, and how.

use kernel::vocabulary;

use crate::pieces::Building;

vocabulary! {
    /// What may be built, and how.
    pub enum Works {
        /// The first building (SP-4.2).
        First = "first",
        /// Contractors' Office (SP-13.1).
        BarOrStill = "bar_or_still",
        /// City Planning Office (SP-14.1).
        NightclubOrCasino = "nightclub_or_casino",
        /// A city token of the first edition (SP-31.2).
        Bar = "bar",
        /// A city token: a bar is opened, or a gangster bar taken over with the still, too (SP-31.2).
        BarOrTakeOver = "bar_or_take_over",
        /// A city token (SP-31.3).
        Nightclub = "nightclub",
        /// A city token (SP-31.3).
        Casino = "casino",
        /// A helper (SP-30.3).
        Upgrade = "upgrade",
        /// A helper (SP-30.4).
        TakeOver = "take_over",
    }
}

impl Works {
    /// Whether a building of this type may be built.
    pub fn allows(self, building: Building) -> bool {
        use Building::{Bar, Casino, Nightclub, Still};
        match self {
            Works::First | Works::BarOrStill | Works::BarOrTakeOver => {
                matches!(building, Bar | Still)
            }
            Works::NightclubOrCasino | Works::Upgrade => matches!(building, Nightclub | Casino),
            Works::Bar => building == Bar,
            Works::Nightclub => building == Nightclub,
            Works::Casino => building == Casino,
            Works::TakeOver => true,
        }
    }

    /// Whether a building of this type may be opened on an empty space.
    pub fn opens(self, building: Building) -> bool {
        match self {
            Works::Upgrade | Works::TakeOver => false,
            Works::BarOrTakeOver => building == Building::Bar,
            _ => true,
        }
    }

    /// Whether a gangster bar may be taken over with it.
    pub fn takes_over(self) -> bool {
        !matches!(self, Works::First | Works::Upgrade)
    }

    /// Whether a bar may be upgraded to it: nightclubs and casinos (SP-14.5), but not by a helper that
    /// takes over.
    pub fn upgrades(self) -> bool {
        matches!(
            self,
            Works::NightclubOrCasino | Works::Nightclub | Works::Casino | Works::Upgrade
        )
    }

    /// Whether the defence of a gangster bar does not count (SP-30.4).
    pub fn ignores_defence(self) -> bool {
        self == Works::TakeOver
    }

    /// Whether building cannot be declined (SP-1.11).
    pub fn is_mandatory(self) -> bool {
        self == Works::First
    }
}
