//! The dice of a bot: quick, and none of the game's affair.

use kernel::{Chance, Seed};

/// A small random number generator (SplitMix64). A bot rolls at every decision of millions of games,
/// where the ChaCha stream that a game's own chance deserves would cost more than the rules.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The dice of a seed. They tell nothing of the draws of a game with the same seed.
    pub fn new(seed: &Seed) -> Dice {
        let mut chance = Chance::new(&seed.nth(u64::MAX));
        let mut half = || u64::from(chance.below(u32::MAX));
        Dice(half() << 32 | half())
    }

    /// Other dice, independent of these.
    pub fn split(&mut self) -> Dice {
        Dice(self.roll())
    }

    /// A number from 0 up to but not including `n`. The favour that small numbers get is below
    /// n in 2^32, which no statistics over a bot's choices will show.
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.roll() >> 32) * u64::from(n)) >> 32) as u32
    }

    /// One of the items.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_even_and_reproducible() {
        let mut dice = Dice::new(&Seed::from_text("dice"));
        let mut twin = dice.clone();
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            let roll = dice.below(6);
            assert_eq!(roll, twin.below(6));
            counts[roll as usize] += 1;
        }
        assert!(
            counts.iter().all(|n| (9_500..10_500).contains(n)),
            "{counts:?}"
        );
    }

    #[test]
    fn split_dice_go_their_own_way() {
        let mut dice = Dice::new(&Seed::from_text("dice"));
        let mut other = dice.split();
        let rolls = |dice: &mut Dice| [0; 8].map(|_| dice.below(1000));
        assert_ne!(rolls(&mut dice), rolls(&mut other));
    }
}
