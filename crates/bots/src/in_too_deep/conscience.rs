//! Dilemmas, and what they do to an agent (ID-20, ID-22.5, ID-23.3 to ID-23.8).

use in_too_deep::content::content;
use in_too_deep::pieces::{Dilemma, Evidence};
use in_too_deep::score::Stored;
use kernel::{Member, Set};

use super::mole::Mole;
use super::proof::likely;
use super::weights;

/// What a point of corruption costs when dilemmas are chosen.
const PRICE: f32 = 0.5;

impl Mole<'_> {
    /// What the databank will be worth with the better half of the hand, and what its corruption brings.
    pub(super) fn dilemmas(&self) -> f32 {
        let stored = self.to_be_stored();
        self.stored(stored) + self.corruption(self.console.corruption_by(stored) as f32)
    }

    /// The databank, with what will be stored of the hand.
    fn to_be_stored(&self) -> Set<Dilemma> {
        let known = self.known;
        let mut stored = known.databank.union(known.storing);
        let mut left = known.dilemmas.without(known.storing);
        let count = known.dilemmas.len().div_ceil(2) - known.storing.len();
        for _ in 0..count {
            let rated = left.iter().map(|one| (self.storing(stored, one), one));
            let best = rated.reduce(|best, next| if next.0 > best.0 { next } else { best });
            if let Some((_, best)) = best {
                left.remove(best);
                stored.insert(best);
            }
        }
        stored
    }

    /// What a dilemma adds to those that are stored.
    pub(super) fn storing(&self, stored: Set<Dilemma>, dilemma: Dilemma) -> f32 {
        let mut with = stored;
        with.insert(dilemma);
        let corruption = f32::from(dilemma.data().corruption);
        self.stored(with) - self.stored(stored) - PRICE * corruption
    }

    /// What stored dilemmas bring, with some hope for sets that are begun.
    fn stored(&self, dilemmas: Set<Dilemma>) -> f32 {
        let stored = Stored::of(dilemmas);
        let symbols = Evidence::ALL.into_iter();
        let symbols: f32 = symbols
            .map(|kind| f32::from(stored.symbols[kind.index()]) * self.price(kind))
            .sum();
        let hope = (self.clock.to_come / 30.0).min(1.0);
        let begun = match stored.badges % content().bonuses.badges {
            0 => 0.0,
            1 => 2.5,
            _ => 6.0,
        };
        f32::from(stored.intel)
            + f32::from(stored.warrant_points())
            + f32::from(stored.badge_points())
            + symbols
            + hope * (begun + 2.0 * stored.warrants.len() as f32)
    }

    /// What being the most or the least corrupt brings, as likely as it is, and what the most corrupt of the
    /// others loses.
    fn corruption(&self, own: f32) -> f32 {
        let spread = 2.0 + self.clock.to_come / 6.0;
        let (mut most, mut least, mut worst) = (1.0, 1.0, f32::MIN);
        let mut others = 0.0;
        for agent in self.others() {
            let papers = self.view.papers(agent);
            let dilemmas = papers.databank + papers.dilemmas.div_ceil(2);
            let tolerance = f32::from(self.view.open.console(agent).tolerance);
            let theirs = f32::from(dilemmas) * weights::THEIRS - tolerance;
            most *= likely((own - theirs) / spread);
            least *= likely((theirs - own) / spread);
            worst = worst.max(theirs);
            others += 1.0;
        }
        let to_come = self.clock.to_come / (others + 1.0) * weights::YET;
        let loss = most * (own + to_come).max(0.0);
        let theirs = (1.0 - most) * (worst + to_come).max(0.0);
        let bonus = least * others * f32::from(content().bonuses.least_corrupt);
        // Only one of the others loses, but as a rule it is the one to beat: who is corrupt is rich.
        let stake = theirs - loss;
        let (missing, foiled) = self.foiled();
        // Who wants the plan foiled will pay for what it lacks, together with all others but one. It is never worth
        // more than is at stake: without this nobody would begin what a single token does not bring about.
        let price = if stake > 0.0 {
            (missing * weights::TO_FOIL / others).min(stake)
        } else {
            0.0
        };
        bonus + foiled * (stake - price)
    }

    /// What another dilemma in hand is worth.
    pub(super) fn another_dilemma(&self) -> f32 {
        let own = self.console.corruption_by(self.to_be_stored()) as f32;
        let price = self.corruption(own) - self.corruption(own + 1.0);
        weights::DILEMMA - weights::CORRUPTION * price.min(weights::DEAREST)
    }
}
