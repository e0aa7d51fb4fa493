//! Chance stands beside the state, never in it: a seed and a position in the stream that ChaCha20
//! makes of it. `below` and `shuffle` are ours and frozen by golden tests, since no library promises
//! them across versions: same options, seed and actions give the same game on every machine, for ever.

use std::fmt;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::set::{Member, Set};

/// The 32 bytes from which every draw of a game follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from raw bytes, for callers with a source of entropy.
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed from text: 64 hexadecimal digits are taken as the bytes themselves (the form in which a
    /// seed is printed), any other text is hashed.
    pub fn from_text(text: &str) -> Seed {
        match parse_hex(text) {
            Some(bytes) => Seed(bytes),
            None => Seed(Sha256::digest(text.as_bytes()).into()),
        }
    }

    /// The seed of the `n`-th of many games that share this seed.
    pub fn nth(&self, n: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(n.to_be_bytes());
        Seed(hash.finalize().into())
    }

    /// Binds the seed to a game and to what it is played by, without telling it.
    pub(crate) fn commitment(&self, game: &str, edition: &[u8]) -> String {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(game.as_bytes());
        hash.update(edition);
        hex(&hash.finalize())
    }
}

impl From<String> for Seed {
    fn from(text: String) -> Seed {
        Seed::from_text(&text)
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    /// A seed in a debug print would foretell the game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// Bytes as lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn parse_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(bytes)
}

/// A stream of random numbers: the seed, expanded, and how far it has been read.
pub struct Chance {
    stream: ChaCha20Rng,
}

impl Chance {
    /// The stream of `seed` from its beginning.
    pub fn new(seed: &Seed) -> Chance {
        Chance {
            stream: ChaCha20Rng::from_seed(seed.0),
        }
    }

    /// How many 32-bit words have been drawn: nothing was left to chance between two equal positions.
    pub fn position(&self) -> u64 {
        // The stream has 2^68 words; no game reads 2^64 of them.
        self.stream.get_word_pos() as u64
    }

    /// A number from 0 up to but not including `n`, every one equally likely.
    ///
    /// # Panics
    /// If `n` is 0: there is nothing to choose from.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "below(0) has no possible outcome");
        // Lemire's multiplication method: the high half is the outcome, and the few low halves that
        // would favour small outcomes are drawn again.
        let threshold = n.wrapping_neg() % n;
        loop {
            let wide = u64::from(self.stream.next_u32()) * u64::from(n);
            if wide as u32 >= threshold {
                return (wide >> 32) as u32;
            }
        }
    }

    /// One of the items, every one equally likely.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Takes one out of a set, every one equally likely; none out of an empty one.
    pub fn draw<T: Member>(&mut self, set: &mut Set<T>) -> Option<T> {
        if set.is_empty() {
            return None;
        }
        let drawn = set.iter().nth(self.below(set.len() as u32) as usize)?;
        set.remove(drawn);
        Some(drawn)
    }

    /// Takes one out of things of which there are so many of each kind, every single one equally likely; none if
    /// there are none. Tells its kind.
    pub fn draw_kind<T: Member>(&mut self, counts: &mut [u8]) -> Option<T> {
        let total: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        if total == 0 {
            return None;
        }
        let mut left = self.below(total);
        for (kind, count) in counts.iter_mut().enumerate() {
            match left.checked_sub(u32::from(*count)) {
                Some(beyond) => left = beyond,
                None => {
                    *count -= 1;
                    return Some(T::at(kind));
                }
            }
        }
        None
    }

    /// Fisher-Yates from the last item down; every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

impl Clone for Chance {
    fn clone(&self) -> Chance {
        let mut stream = ChaCha20Rng::from_seed(self.stream.get_seed());
        stream.set_word_pos(self.stream.get_word_pos());
        Chance { stream }
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chance(at {})", self.position())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers are frozen: changing them changes every game ever played. They were computed
    /// twice, here and by a ChaCha20 written from its specification in another language.
    #[test]
    fn golden_stream() {
        let mut chance = Chance::new(&Seed::from_text("backroom"));
        let draws: Vec<u32> = (0..8).map(|_| chance.below(52)).collect();
        assert_eq!(draws, [5, 11, 36, 37, 49, 5, 32, 49]);
        let mut cards: Vec<u32> = (0..12).collect();
        chance.shuffle(&mut cards);
        assert_eq!(cards, [1, 8, 5, 3, 2, 7, 9, 10, 0, 4, 11, 6]);
        assert_eq!(chance.position(), 19);
    }

    #[test]
    fn a_printed_seed_reads_back_as_itself() {
        let seed = Seed::from_text("any words");
        assert_eq!(Seed::from_text(&seed.to_string()), seed);
        assert_ne!(seed.nth(0), seed.nth(1));
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
    }

    #[test]
    fn below_is_even_handed() {
        let mut chance = Chance::new(&Seed::from_text("even"));
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[chance.below(6) as usize] += 1;
        }
        assert!(
            counts.iter().all(|&n| (9_500..10_500).contains(&n)),
            "{counts:?}"
        );
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Suit(usize);

    impl Member for Suit {
        type Bits = u64;

        const COUNT: usize = 4;

        fn index(self) -> usize {
            self.0
        }

        fn at(index: usize) -> Suit {
            Suit(index)
        }
    }

    #[test]
    fn everything_is_drawn_once_and_then_nothing() {
        let mut chance = Chance::new(&Seed::from_text("draw"));
        let mut set: Set<Suit> = Set::full();
        let drawn: Set<Suit> = std::iter::from_fn(|| chance.draw(&mut set))
            .take(4)
            .collect();
        assert_eq!((drawn, set), (Set::full(), Set::default()));
        let position = chance.position();
        assert_eq!(chance.draw(&mut set), None);
        assert_eq!(chance.position(), position, "nothing was left to chance");
    }

    #[test]
    fn kinds_are_drawn_as_often_as_there_are_things_of_them() {
        let mut chance = Chance::new(&Seed::from_text("kinds"));
        let mut counts = [3, 0, 1, 2];
        let mut drawn = [0; 4];
        while let Some(suit) = chance.draw_kind::<Suit>(&mut counts) {
            drawn[suit.index()] += 1;
        }
        assert_eq!((drawn, counts), ([3, 0, 1, 2], [0; 4]));
        let mut firsts = [0u32; 4];
        for _ in 0..6_000 {
            let first = chance.draw_kind::<Suit>(&mut [3, 0, 1, 2]);
            firsts[first.map_or(1, Member::index)] += 1;
        }
        let [clubs, diamonds, hearts, spades] = firsts;
        assert_eq!(diamonds, 0);
        assert!((2_800..3_200).contains(&clubs), "{firsts:?}");
        assert!((850..1_150).contains(&hearts), "{firsts:?}");
        assert!((1_850..2_150).contains(&spades), "{firsts:?}");
    }

    #[test]
    fn the_commitment_binds_seed_game_and_edition() {
        let seed = Seed::from_text("x");
        let base = seed.commitment("fliptown", b"1");
        assert_eq!(base.len(), 64);
        assert_ne!(base, seed.commitment("fliptown", b"2"));
        assert_ne!(base, seed.commitment("speakeasy", b"1"));
        assert_ne!(base, Seed::from_text("y").commitment("fliptown", b"1"));
    }
}
