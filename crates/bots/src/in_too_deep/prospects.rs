//! What the crimes in hand promise.

use in_too_deep::content::Reward;
use in_too_deep::pieces::{Crime, Deck, Outcome};
use kernel::Set;

use super::mole::Mole;
use super::proof::PROCESSED;
use super::reach::Map;
use super::weights;

/// What the parts of a reward are worth to an agent now.
#[derive(Clone)]
pub(super) struct Rates {
    dilemma: f32,
    evidence: f32,
    processing: [f32; PROCESSED],
    support: f32,
}

impl Rates {
    fn reward(&self, reward: Reward) -> f32 {
        f32::from(reward.intel)
            + f32::from(reward.dilemmas) * self.dilemma
            + f32::from(reward.evidence) * self.evidence
            + self.processing[usize::from(reward.process).min(PROCESSED - 1)]
            + f32::from(reward.support) * self.support
    }

    /// What a crime brings, carried out as it is best.
    fn gain(&self, crime: Crime) -> f32 {
        let [careful, reckless] = Outcome::ALL.map(|outcome| self.reward(crime.reward(outcome)));
        careful.max(reckless)
    }
}

impl Mole<'_> {
    /// What the parts of a reward are worth now.
    pub(super) fn rates(&self) -> Rates {
        Rates {
            dilemma: self.another_dilemma(),
            evidence: weights::EVIDENCE + 0.2,
            processing: self.processing(),
            support: 1.8 * self.future(),
        }
    }

    fn map(&self) -> Map<'_> {
        Map::of(&self.view.open, self.console)
    }

    /// How good it is to carry out a crime like this.
    pub(super) fn outcome(&self, crime: Crime, outcome: Outcome) -> f32 {
        self.rates().reward(crime.reward(outcome))
    }

    /// What a crime brings, carried out as it is best.
    pub(super) fn gain(&self, crime: Crime) -> f32 {
        self.rates().gain(crime)
    }

    /// What a crime in hand promises for the next turns.
    fn promise(&self, map: &Map<'_>, rates: &Rates, crime: Crime) -> f32 {
        let open = &self.view.open;
        let effort = map.effort(crime);
        let closed = if crime.is_open(open.story) {
            1.0
        } else {
            weights::CLOSED
        };
        rates.gain(crime) * closed * weights::NEXT_TURN * weights::PATIENCE.powf(effort)
    }

    /// What the hand promises: the best crime, and something for the others.
    pub(super) fn prospects(&self, rates: &Rates) -> f32 {
        let map = self.map();
        let petty = self.known.crimes.intersection(Crime::of(Deck::Petty));
        let major = self.known.crimes.without(petty);
        let aside = self.view.papers(self.seat).aside;
        let aside = f32::from(aside.iter().sum::<u8>());
        self.best_of(&map, rates, major, weights::BLANK_MAJOR)
            + self.best_of(&map, rates, petty, weights::BLANK_PETTY)
            + aside * weights::ASIDE
    }

    fn best_of(&self, map: &Map<'_>, rates: &Rates, crimes: Set<Crime>, blank: f32) -> f32 {
        if crimes.is_empty() {
            return blank;
        }
        let mut best = [0.0; weights::SPARE.len()];
        for crime in crimes.iter() {
            let promise = self.promise(map, rates, crime);
            if let Some(at) = best.iter().position(|other| promise > *other) {
                best[at..].rotate_right(1);
                best[at] = promise;
            }
        }
        let weighted = best.iter().zip(weights::SPARE);
        weighted.map(|(promise, weight)| promise * weight).sum()
    }

    /// What a card drawn from a deck promises.
    pub(super) fn deck(&self, deck: Deck) -> f32 {
        let open = &self.view.open;
        let (map, rates) = (self.map(), self.rates());
        let unseen = open.crimes_in_play().intersection(Crime::of(deck));
        let unseen = unseen.without(open.story.union(self.known.crimes));
        let unseen = unseen.without(open.petty_pile);
        let promises: f32 = unseen
            .iter()
            .map(|crime| self.promise(&map, &rates, crime))
            .sum();
        promises / unseen.len().max(1) as f32
    }
}
