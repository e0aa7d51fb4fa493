//! Content packs in words.

use kernel::pack::{Change, Content, Fault};
use kernel::{Game, Options, Phrase};

/// What a pack changes.
pub fn pack_change<G: Game>(change: &Change) -> Phrase {
    type Of<G> = <<G as Game>::Options as Options>::Content;
    let row = change.row.as_deref();
    let label = row.and_then(|row| Of::<G>::label(&change.table, row));
    let place = [&*change.table, row.unwrap_or_default()].join(" ");
    let phrase = Phrase::new("pack-change").with("key", change.key.as_str());
    let phrase = match label {
        Some(label) => phrase.with("place", label),
        None => phrase.with("place", place.trim_end()),
    };
    phrase
        .with("from", change.from.as_str())
        .with("to", change.to.as_str())
}

/// What is wrong with a pack, and what to do about it.
pub fn pack_fault(fault: &Fault) -> Phrase {
    let phrase = match fault.line {
        Some(line) => Phrase::new("pack-fault").with("line", line as i64),
        None => Phrase::new("pack-fault-whole"),
    };
    let place = match fault.place.is_empty() {
        true => "[]",
        false => &fault.place,
    };
    phrase
        .with("file", fault.file.as_str())
        .with("place", place)
        .with("found", fault.found.as_str())
        .with("wanted", fault.wanted())
}
