//! What the address of a table may ask for.

use serde::Deserialize;

/// How the table is looked at.
#[derive(Clone, Copy, Default, Deserialize)]
pub(crate) struct Wish {
    /// Whose map is shown large, from 0.
    pub(crate) of: Option<u8>,
    /// Whether the page holds still while there is nothing to do but to wait.
    pub(crate) still: Option<u8>,
}

impl Wish {
    /// An address with these wishes.
    pub(crate) fn at(self, address: &str) -> String {
        let mut way = address.to_owned();
        for (key, value) in [("of", self.of), ("still", self.still)] {
            if let Some(value) = value {
                let sign = if way.contains('?') { '&' } else { '?' };
                way.push_str(&format!("{sign}{key}={value}"));
            }
        }
        way
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_the_wishes_that_there_are() {
        let wish = |of, still| Wish { of, still };
        assert_eq!(wish(None, None).at("/t/x"), "/t/x");
        assert_eq!(wish(Some(2), Some(1)).at("/t/x"), "/t/x?of=2&still=1");
        assert_eq!(wish(None, Some(1)).at("/b?seen=4"), "/b?seen=4&still=1");
    }
}
