//! The language of crime cards in words (ID-17, ID-18): nothing begins with a capital letter or ends with a
//! full stop.

mod cast;
mod clauses;
mod lines;

use kernel::Phrase;

use crate::crime::{Binding, Clause, Line};
use crate::pieces::Crime;
use cast::Cast;
pub(super) use cast::all;

/// A condition, with the names of those who play its roles if they are cast.
pub fn clause(clause: &Clause, binding: Option<&Binding>) -> Phrase {
    Cast::new(binding).clause(clause)
}

/// A line of an effect.
pub fn line(line: &Line, binding: Option<&Binding>) -> Phrase {
    Cast::new(binding).line(line)
}

/// All conditions of a card: who has been named once is “that criminal” or “the first” from then on.
pub fn conditions(crime: Crime, binding: Option<&Binding>) -> Vec<Phrase> {
    let mut cast = Cast::new(binding);
    crime
        .data()
        .when
        .iter()
        .map(|one| cast.clause(one))
        .collect()
}

/// The whole effect of a card, read after its conditions.
pub fn effects(crime: Crime, binding: Option<&Binding>) -> Vec<Phrase> {
    let mut cast = Cast::new(binding);
    for one in &crime.data().when {
        cast.clause(one);
    }
    crime
        .data()
        .effect
        .iter()
        .map(|one| cast.line(one))
        .collect()
}
