//! What opens a seat: an unguessable key. Stored is only what is left of it after hashing.

use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use kernel::Seat;
use sha2::{Digest, Sha256};

use crate::header::TableId;

const BYTES: usize = 32;

/// Opens seats. It stands in links and cookies and nowhere else: it is not stored, and not printed by
/// accident either; see [`Key::secret`].
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; BYTES]);

/// By this a store recognises a key. It opens nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct KeyHash([u8; BYTES]);

/// Text that cannot be a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("that is not a key")]
pub struct NoKey;

impl Key {
    /// A new key from the entropy of the system.
    pub fn random() -> Result<Key, getrandom::Error> {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes)?;
        Ok(Key(bytes))
    }

    /// The `nth` key to a seat that the holder of this key gives away. It follows from this key alone, so
    /// that the holder can be shown it again although nobody has stored it.
    pub fn invitation(&self, table: &TableId, seat: Seat, nth: u32) -> Key {
        // Every part has a fixed length, so that no two invitations are made of the same bytes.
        let hash = Sha256::new()
            .chain_update(b"backroom invitation")
            .chain_update(self.0)
            .chain_update(table.as_str())
            .chain_update([seat.0])
            .chain_update(nth.to_be_bytes());
        Key(hash.finalize().into())
    }

    /// What may be stored of it.
    pub fn hash(&self) -> KeyHash {
        KeyHash(Sha256::digest(self.0).into())
    }

    /// The key as text, for the holder's eyes only.
    pub fn secret(&self) -> String {
        encode(&self.0)
    }
}

impl FromStr for Key {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Key, NoKey> {
        decode(text).map(Key).ok_or(NoKey)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl FromStr for KeyHash {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<KeyHash, NoKey> {
        decode(text).map(KeyHash).ok_or(NoKey)
    }
}

impl fmt::Display for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&encode(&self.0))
    }
}

impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeyHash({self})")
    }
}

/// The text of a key needs no escaping in links (RFC 4648, section 5).
fn encode(bytes: &[u8; BYTES]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// Reads what [`encode`] writes and nothing else: a key has one text.
fn decode(text: &str) -> Option<[u8; BYTES]> {
    BASE64_URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_has_one_text() {
        let key = Key(std::array::from_fn(|i| (i * 37) as u8));
        let text = key.secret();
        assert_eq!(text, "ACVKb5S53gMoTXKXvOEGK1B1mr_kCS5TeJ3C5wwxVns");
        assert_eq!(text.parse(), Ok(key));
        for wrong in [
            "",
            "A",
            &text[1..],
            &text.replace('s', "t"),
            &text.replace('A', "é"),
        ] {
            assert_eq!(wrong.parse::<Key>(), Err(NoKey), "{wrong:?}");
        }
    }

    #[test]
    fn nothing_prints_a_key_and_its_hash_is_another_text() {
        let key = Key::random().unwrap();
        assert_eq!(format!("{key:?}"), "Key(…)");
        assert_ne!(key.hash().to_string(), key.secret());
        assert_eq!(key.hash().to_string().parse(), Ok(key.hash()));
        assert_ne!(Key::random().unwrap().hash(), key.hash());
    }

    #[test]
    fn every_invitation_is_another_key() {
        let key = Key([1; BYTES]);
        let here = TableId::from_bytes([1; 16]);
        let there = TableId::from_bytes([2; 16]);
        let mut keys: Vec<String> = [
            key.invitation(&here, Seat(0), 0),
            key.invitation(&here, Seat(0), 1),
            key.invitation(&here, Seat(1), 0),
            key.invitation(&there, Seat(0), 0),
            Key([2; BYTES]).invitation(&here, Seat(0), 0),
        ]
        .iter()
        .map(Key::secret)
        .collect();
        assert_eq!(key.invitation(&here, Seat(0), 0).secret(), keys[0]);
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), 5);
    }
}
