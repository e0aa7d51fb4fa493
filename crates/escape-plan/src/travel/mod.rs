//! Travel (EP-9): where one may go, so that one can still end somewhere.

mod abilities;
mod ends;
mod layers;
mod means;
mod offered;
mod scout;
mod shakes;
mod ways;

pub use offered::offered;
pub(crate) use scout::Scout;
pub use shakes::{Evasion, Shake, shakes};
pub use ways::{Way, dead_ends, ways};

/// What a flight costs, by whatever means (EP-9.13, EP-9.14).
pub(crate) const FLIGHT: u8 = 1;
