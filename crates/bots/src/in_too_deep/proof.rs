//! Evidence in memory, the files of the chapter and the plan (ID-14, ID-22, ID-23.7 to ID-23.10).

use in_too_deep::content::{Chapter, content};
use in_too_deep::pieces::{Bonus, Evidence};
use in_too_deep::score;
use in_too_deep::view::View;
use kernel::Member;
use tinyvec::ArrayVec;

use super::mole::Mole;
use super::weights;

/// No crime lets more evidence be processed than three.
pub(super) const PROCESSED: usize = 4;

/// What a symbol of each kind will be worth. Early on kinds of which there are equally many will not stay so, and
/// share what their ranks are worth together; in the end they share the higher value (ID-23.9).
pub(super) fn prices(view: &View, to_come: f32) -> [f32; 6] {
    let known = score::plan_known(view);
    let fields = content().values.evidence_fields;
    let field = |rank: usize| f32::from(fields[rank.min(fields.len() - 1)]);
    let total = f32::from(known.iter().sum::<u8>());
    let sure = (total / weights::PLAN_SETTLED).min(1.0);
    let late = 1.0 - (to_come / weights::LATE).min(1.0);
    let values = score::values(&known);
    let mut prices = [0.0; 6];
    for (kind, price) in prices.iter_mut().enumerate() {
        let larger = known.iter().filter(|other| **other > known[kind]).count();
        let equal = known.iter().filter(|other| **other == known[kind]).count();
        let ranks: f32 = (larger..larger + equal).map(field).sum();
        let ranked = ranks / equal as f32;
        let early = weights::EVIDENCE * (1.0 - sure) + ranked * sure;
        *price = early * (1.0 - late) + f32::from(values[kind]) * late;
    }
    prices
}

/// Between nought and one.
pub(super) fn likely(margin: f32) -> f32 {
    1.0 / (1.0 + (-margin).exp())
}

impl Mole<'_> {
    /// What evidence of a kind is worth in memory.
    pub(super) fn price(&self, kind: Evidence) -> f32 {
        self.prices[kind.index()]
    }

    pub(super) fn evidence(&self) -> f32 {
        let kinds = Evidence::ALL.into_iter();
        kinds
            .map(|kind| f32::from(self.known.memory[kind.index()]) * self.price(kind))
            .sum()
    }

    /// How likely all files of the chapter are found.
    fn success(&self) -> f32 {
        let left = f32::from(self.view.open.boards.files_left());
        if left == 0.0 {
            return 1.0;
        }
        if self.view.open.ending.is_some() && self.view.open.last_turns.is_none() {
            return 0.1;
        }
        likely((self.clock.display * 0.8 - left) * 0.5)
    }

    /// Files found, and the danger of having the fewest.
    pub(super) fn files(&self) -> f32 {
        let chapter = Chapter::numbered(self.view.open.chapter);
        let success = self.success();
        let own = f32::from(self.console.files);
        let reward = own * f32::from(chapter.file_reward);
        let penalty = f32::from(chapter.lost_grip) * weights::GRIP + f32::from(chapter.lost_intel);
        let fewest = self.others().map(|one| self.view.open.console(one).files);
        let fewest = f32::from(fewest.min().unwrap_or(0));
        let blamed = likely((fewest - own + 0.5) * 2.5);
        success * reward - (1.0 - success) * blamed * penalty
    }

    /// What another file would bring.
    pub(super) fn file(&self) -> f32 {
        let chapter = Chapter::numbered(self.view.open.chapter);
        let success = self.success();
        success * f32::from(chapter.file_reward) + (1.0 - success) * 0.8
    }

    /// What processing one, two or more evidence brings, as far as memory allows.
    pub(super) fn processing(&self) -> [f32; PROCESSED] {
        let mut gains: ArrayVec<[f32; 16]> = ArrayVec::new();
        for row in self.view.open.boards.rows {
            let held = self.known.memory[row.mission.index()].min(row.files);
            let gain = (self.file() - self.price(row.mission)).max(0.0);
            gains.extend(std::iter::repeat_n(gain, held.into()));
        }
        let free = Bonus::ALL.into_iter();
        let free = free.filter(|one| !self.view.is_taken(*one));
        gains.extend(free.map(|_| weights::PROCESS));
        gains.sort_by(|a, b| b.total_cmp(a));
        let mut sum = 0.0;
        let mut sums = [0.0; PROCESSED];
        for (at, place) in sums.iter_mut().enumerate() {
            *place = sum;
            // There may be more in memory by then.
            sum += gains.get(at).copied().unwrap_or(weights::PROCESS * 0.4);
        }
        sums
    }

    /// What the plan still lacks to be foiled (ID-23.7), and how likely it gets that.
    pub(super) fn foiled(&self) -> (f32, f32) {
        let enough = content().values.foil_tokens_per_kind;
        let known = score::plan_known(self.view);
        let mut missing = known.map(|count| f32::from(enough.saturating_sub(count)));
        missing.sort_by(f32::total_cmp);
        let kinds = self.view.open.options.size().kinds_to_foil;
        let missing: f32 = missing[..kinds].iter().sum();
        if missing == 0.0 {
            return (missing, 1.0);
        }
        let unknown = self.view.plan.iter().filter(|one| one.token.kind.is_none());
        let coming = self.clock.to_come * weights::TO_PLAN + unknown.count() as f32 * 0.5;
        (missing, likely(coming - missing))
    }
}
