//! Crimes: the language of their conditions (ID-17) and effects (ID-18), and how conditions are checked.

mod binding;
mod check;
mod clause;
mod line;
mod term;

pub use binding::Binding;
pub(crate) use check::Named;
pub use check::{Scene, merged_choices};
pub use clause::{Clause, Count, ItemState};
pub use line::{Line, Load, To};
pub use term::{Being, Role, Thing, Where};
