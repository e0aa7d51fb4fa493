//! What can go wrong in the house.

use kernel::OptionError;

use crate::refused::Refused;
use crate::store::{Remains, StoreError};

/// Why the house cannot do something.
#[derive(Debug, thiserror::Error)]
pub enum HouseError {
    /// There is no such table, or another game is played at it.
    #[error("there is no such table")]
    NoSuchTable,
    /// This program cannot read the table.
    #[error("the table {} cannot be read: {}", .0.id, .0.why)]
    Unreadable(Box<Remains>),
    /// A table that is to be set has options that cannot be played.
    #[error("the option {:?} cannot be played", .0.option())]
    Options(OptionError),
    /// The game is not in the catalog.
    #[error(transparent)]
    UnknownGame(#[from] catalog::UnknownGame),
    /// There are not as many chairs as the options say.
    #[error("the table has {chairs} chairs, and the game is set for {seats}")]
    Chairs {
        /// How many chairs there are.
        chairs: usize,
        /// How many people play.
        seats: u8,
    },
    /// Whoever sets the table wants to sit where no person does.
    #[error("the seat of whoever sets the table has to be a person's")]
    OwnSeat,
    /// The store has failed.
    #[error(transparent)]
    Store(StoreError),
    /// The system gives no entropy.
    #[error("the system gives no entropy: {0}")]
    Entropy(#[from] getrandom::Error),
    /// The work was broken off by a shutdown, or by a defect of the program.
    #[error("the work was broken off: {0}")]
    BrokenOff(#[from] tokio::task::JoinError),
}

impl HouseError {
    /// Whether it is about a table that cannot be read any more, and not about the house.
    pub fn is_lost(&self) -> bool {
        matches!(self, HouseError::Unreadable(_) | HouseError::NoSuchTable)
    }
}

impl From<StoreError> for HouseError {
    fn from(error: StoreError) -> HouseError {
        match error {
            StoreError::Unreadable(remains) => HouseError::Unreadable(remains),
            error => HouseError::Store(error),
        }
    }
}

/// Why something was not done at a table.
#[derive(Debug, thiserror::Error)]
pub enum ActError {
    /// The sender has decided about something that has changed since.
    #[error("what was to be decided has changed; look at the table again")]
    Stale,
    /// It is refused; [`Refused::phrase`] tells why.
    #[error("refused: {0:?}")]
    Refused(Refused),
    /// The house cannot do it now.
    #[error(transparent)]
    Trouble(#[from] HouseError),
}

impl From<Refused> for ActError {
    fn from(refused: Refused) -> ActError {
        ActError::Refused(refused)
    }
}

impl From<StoreError> for ActError {
    fn from(error: StoreError) -> ActError {
        ActError::Trouble(error.into())
    }
}
