//! Where a seed comes from.

use std::io;

use kernel::Seed;

/// The seed that was asked for, else one from the system's source of entropy.
pub(crate) fn or_fresh(text: Option<&str>) -> io::Result<Seed> {
    if let Some(text) = text {
        return Ok(Seed::from_text(text));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::from_bytes(bytes))
}
