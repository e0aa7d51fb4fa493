//! What a pack has to keep to: what the rulebook says of the components, and what the program relies on.

mod city;
mod pieces;
mod rewards;
mod rival;

use kernel::pack::Faults;

use super::Content;

/// Finds everything that does not fit.
pub(super) fn all(tables: &Content, faults: &mut Faults<'_>) {
    city::districts(tables, faults);
    city::harbours(tables, faults);
    city::payouts(tables, faults);
    pieces::tracks(tables, faults);
    pieces::notoriety(tables, faults);
    pieces::gangsters(tables, faults);
    pieces::ships(tables, faults);
    pieces::persons(tables, faults);
    pieces::garage(tables, faults);
    pieces::tiles(tables, faults);
    pieces::helpers(tables, faults);
    rewards::all(tables, faults);
    rival::all(tables, faults);
}

/// A list of numbers as it is written in a pack.
fn listed(numbers: &[impl ToString]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    format!("[{}]", numbers.join(", "))
}
