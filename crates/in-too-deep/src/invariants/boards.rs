//! Evidence, files and support (ID-I7, ID-I8, ID-I10, ID-I11).

use kernel::{Member, Violation};

use crate::console::Tokens;
use crate::content::content;
use crate::evidence::PlanSpot;
use crate::pieces::{Bonus, Evidence, Row, Support};
use crate::state::InTooDeep;

impl InTooDeep {
    pub(super) fn check_evidence(&self) -> Result<(), Violation> {
        let mut found = Tokens::default();
        let mut add = |tokens: &Tokens| {
            for (sum, count) in found.iter_mut().zip(tokens) {
                *sum = sum.saturating_add(*count);
            }
        };
        let (boards, hidden) = (&self.open.boards, &self.hidden.evidence);
        add(&boards.bar);
        add(&boards.shared);
        add(&hidden.supply);
        hidden.covered.iter().for_each(&mut add);
        self.hidden
            .papers
            .iter()
            .for_each(|papers| add(&papers.memory));
        for token in hidden.display.iter().flatten() {
            add(&one(token.kind));
        }
        for planned in hidden.plan {
            add(&one(planned.token.kind));
        }
        for row in boards.rows {
            let mut placed = Tokens::default();
            placed[row.mission.index()] = row.placed;
            add(&placed);
        }
        for kind in Evidence::ALL {
            let count = found[kind.index()];
            Violation::unless(count == kind.tokens(), "ID-I7", || {
                format!("{count} tokens of {}", kind.id())
            })?;
        }
        for bonus in Bonus::ALL {
            let spot = PlanSpot::Bonus(bonus);
            let there = hidden.plan.iter().filter(|one| one.spot == spot).count();
            Violation::unless(there <= 1, "ID-I7", || {
                format!("{there} tokens on the bonus space {}", bonus.id())
            })?;
            let hers = self
                .open
                .echo
                .is_some_and(|echo| echo.bonuses.contains(bonus));
            Violation::unless(!hers || there == 1, "ID-I7", || {
                format!("nothing of Echo on the bonus space {}", bonus.id())
            })?;
        }
        self.check_rows()
    }

    fn check_rows(&self) -> Result<(), Violation> {
        let mut files = 0;
        for row in Row::ALL {
            let investigation = self.open.boards.row(row);
            let covered = sum(self.hidden.evidence.covered[row.index()]);
            let spaces = sum([
                investigation.files,
                investigation.placed,
                investigation.covered,
            ]);
            let fits = spaces <= 3 && covered == u16::from(investigation.covered);
            Violation::unless(fits, "ID-I11", || {
                format!("{spaces} in the row {}", row.id())
            })?;
            files += u16::from(investigation.files);
        }
        let files = files + sum(self.open.consoles.iter().map(|console| console.files));
        let expected = u16::from(self.open.options.size().files());
        Violation::unless(files == expected, "ID-I11", || {
            format!("{files} files instead of {expected}")
        })?;
        let bar = sum(self.open.boards.bar);
        let slots = u16::from(content().setup.bar_slots);
        Violation::unless(bar <= slots, "ID-I8", || format!("{bar} on the bar"))
    }

    pub(super) fn check_support(&self) -> Result<(), Violation> {
        let offer = &self.open.offer;
        for face in Support::ALL {
            let at = face.index();
            let offered = offer
                .thirds
                .iter()
                .filter(|third| third.token == Some(face));
            let held = sum(self.open.consoles.iter().map(|console| console.tools[at]));
            let locks: usize = match face {
                Support::Lock => self.open.consoles.iter().map(|one| one.locked.len()).sum(),
                _ => 0,
            };
            // A lock that has just been used waits for its hook token.
            let waiting = usize::from(face == Support::Lock && self.is_locking());
            let shown = (offered.count() + locks + waiting) as u16;
            let found = shown + sum([offer.supply[at], offer.discard[at]]) + held;
            Violation::unless(found == u16::from(face.data().copies), "ID-I10", || {
                format!("{found} tokens {}", face.id())
            })?;
            let kept = held == 0 || face.is_kept();
            Violation::unless(kept, "ID-I10", || format!("{} is held", face.id()))?;
        }
        Ok(())
    }

    fn is_locking(&self) -> bool {
        use crate::step::{Step, Task};
        let mut agenda = self.open.agenda.iter();
        agenda.any(|task| matches!(task, Task::Ask(_, Step::Lock)))
    }
}

/// Numbers of pieces together, however large somebody wrote them down.
fn sum(parts: impl IntoIterator<Item = u8>) -> u16 {
    parts.into_iter().map(u16::from).sum()
}

/// One token.
fn one(kind: Evidence) -> Tokens {
    let mut tokens = Tokens::default();
    tokens[kind.index()] = 1;
    tokens
}
