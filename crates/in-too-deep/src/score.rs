//! What an agent is worth at the end (ID-23, ID-24).

use kernel::{AutomaScore, Category, End, Member, Phrase, RuleId, Score, Set, Standing, rank};

use crate::console::{Agent, Tokens};
use crate::content::{DilemmaReward, content};
use crate::options::Options;
use crate::pieces::{Dilemma, Evidence, Warrant};
use crate::view::View;

/// Whether the plan is foiled (ID-23.7).
pub fn is_foiled(plan: &Tokens, options: &Options) -> bool {
    kinds_proven(plan) >= options.size().kinds_to_foil
}

/// How many kinds there are enough of to foil the plan (ID-23.7).
pub fn kinds_proven(plan: &Tokens) -> usize {
    let enough = content().values.foil_tokens_per_kind;
    plan.iter().filter(|count| **count >= enough).count()
}

/// What a symbol of each kind is worth: kinds with equal numbers share a value (ID-23.9).
pub fn values(plan: &Tokens) -> Tokens {
    let fields = content().values.evidence_fields;
    plan.map(|count| {
        if count == 0 {
            return 0;
        }
        let mut larger: Vec<u8> = plan
            .iter()
            .copied()
            .filter(|other| *other > count)
            .collect();
        larger.sort_unstable();
        larger.dedup();
        fields[larger.len().min(fields.len() - 1)]
    })
}

/// What stored dilemmas bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stored {
    /// Symbols of evidence.
    pub symbols: Tokens,
    /// Intel.
    pub intel: u16,
    /// Kinds of warrants.
    pub warrants: Set<Warrant>,
    /// Badges, which count in sets (ID-23.13).
    pub badges: u8,
}

impl Stored {
    /// What these dilemmas bring.
    pub fn of(dilemmas: Set<Dilemma>) -> Stored {
        let mut stored = Stored::default();
        for dilemma in dilemmas.iter() {
            match &dilemma.data().reward {
                DilemmaReward::Intel(intel) => stored.intel += intel,
                DilemmaReward::Warrant(warrant) => stored.warrants.insert(*warrant),
                DilemmaReward::Badge(badges) => stored.badges += badges,
                DilemmaReward::Evidence(kinds) => {
                    for kind in kinds {
                        stored.symbols[kind.index()] += 1;
                    }
                }
            }
        }
        stored
    }

    /// Different warrants, squared (ID-23.12).
    pub fn warrant_points(&self) -> u16 {
        let kinds = self.warrants.len() as u16;
        kinds * kinds
    }

    /// Complete sets of badges (ID-23.13).
    pub fn badge_points(&self) -> u16 {
        let bonuses = &content().bonuses;
        u16::from(self.badges / bonuses.badges) * bonuses.badge_triple
    }
}

/// What the lowest grip token is worth (ID-23.2).
pub fn grip(view: &View, agent: Agent) -> u16 {
    let console = view.open.console(agent);
    let grips = view.open.city.in_play().map(|one| console.grip_over(one));
    let lowest = grips.min().unwrap_or(0);
    content().grip_track.end_values[usize::from(lowest)]
}

/// Total corruption, where the databank is known (ID-23.3).
pub fn corruption(view: &View, agent: Agent) -> Option<i32> {
    let known = view.papers(agent).known?;
    Some(view.open.console(agent).corruption_by(known.databank))
}

/// Tokens of each kind in the plan area, as far as the viewer knows them.
pub fn plan_known(view: &View) -> Tokens {
    let mut totals = view.open.boards.shared;
    for kind in view.plan.iter().filter_map(|one| one.token.kind) {
        totals[kind.index()] += 1;
    }
    totals
}

/// How the game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Whether the plan was foiled (ID-23.7).
    pub foiled: bool,
    /// Total corruption of everybody, in the order of consoles.
    pub corruption: Vec<i32>,
}

impl Verdict {
    /// The verdict, once the game is over.
    pub fn of(view: &View) -> Option<Verdict> {
        if !view.is_over() {
            return None;
        }
        let corruption: Option<Vec<i32>> = view
            .open
            .agents()
            .map(|agent| corruption(view, agent))
            .collect();
        Some(Verdict {
            foiled: is_foiled(&plan_known(view), &view.open.options),
            corruption: corruption?,
        })
    }

    /// Whether somebody is over the edge: nobody is more corrupt (ID-23.5, ID-23.6).
    pub fn is_over_the_edge(&self, number: usize) -> bool {
        self.corruption.iter().max() == self.corruption.get(number)
    }

    /// The bonus of the least corrupt, for each who is more corrupt (ID-23.4).
    pub fn bonus(&self, number: usize) -> u16 {
        if self.corruption.iter().min() != self.corruption.get(number) {
            return 0;
        }
        let own = self.corruption[number];
        let worse = self.corruption.iter().filter(|other| **other > own);
        worse.count() as u16 * content().bonuses.least_corrupt
    }

    /// What somebody over the edge loses of so much Intel (ID-23.8).
    pub fn loss(&self, number: usize, intel: u16) -> u16 {
        if !self.foiled || !self.is_over_the_edge(number) {
            return 0;
        }
        (self.corruption[number].max(0) as u16).min(intel)
    }

    /// Whether it was corruption that decided between those with the most Intel (ID-24.1).
    pub fn is_tie_broken(&self, totals: &[i32]) -> bool {
        let most = totals.iter().max();
        let mut best = (0..totals.len()).filter(|number| totals.get(*number) == most);
        best.any(|number| self.outdone(totals, number).is_some())
    }

    /// How corrupt the next one is whom somebody comes before in a tie (ID-24.1).
    fn outdone(&self, totals: &[i32], number: usize) -> Option<i32> {
        let rivals = totals.iter().zip(&self.corruption);
        let tied = rivals.filter(|(total, _)| **total == totals[number]);
        let corruption = tied.map(|(_, other)| *other);
        let worse = corruption.filter(|other| *other > self.corruption[number]);
        worse.min()
    }
}

/// What everybody has, in the order of consoles.
pub fn totals(seats: &[Score], automas: &[AutomaScore]) -> Vec<i32> {
    let people = seats.iter().map(|score| score.total);
    let automas = automas.iter().map(|automa| automa.total);
    people.chain(automas).collect()
}

fn category(name: &'static str, rule: &'static str, points: Option<i32>) -> Category {
    Category {
        name,
        rule: RuleId(rule),
        points,
    }
}

/// The score sheet of an agent; what depends on hidden things is open until the end.
fn categories(view: &View, verdict: Option<&Verdict>, agent: Agent) -> Vec<Category> {
    let number = view.open.number(agent);
    let intel = view.open.console(agent).intel;
    let grip = grip(view, agent);
    let known = view.papers(agent).known;
    let stored = known.map(|known| Stored::of(known.databank));
    let bonus = verdict.map(|verdict| verdict.bonus(number));
    let loss = verdict.map(|verdict| {
        let so_far = intel + grip + verdict.bonus(number);
        -i32::from(verdict.loss(number, so_far))
    });
    let evidence = known.zip(stored).filter(|_| verdict.is_some());
    let evidence = evidence.map(|(known, stored)| {
        let values = values(&plan_known(view));
        let kinds = Evidence::ALL.into_iter().map(|kind| {
            let symbols = known.memory[kind.index()] + stored.symbols[kind.index()];
            i32::from(symbols) * i32::from(values[kind.index()])
        });
        kinds.sum()
    });
    let own = |points: fn(&Stored) -> u16| stored.as_ref().map(|stored| points(stored).into());
    vec![
        category("score-intel", "ID-1.14", Some(intel.into())),
        category("score-grip", "ID-23.2", Some(grip.into())),
        category("score-least-corrupt", "ID-23.4", bonus.map(i32::from)),
        category("score-over-the-edge", "ID-23.8", loss),
        category("score-evidence", "ID-23.10", evidence),
        category("score-dilemmas", "ID-23.11", own(|stored| stored.intel)),
        category("score-warrants", "ID-23.12", own(Stored::warrant_points)),
        category("score-badges", "ID-23.13", own(Stored::badge_points)),
    ]
}

/// The score sheet.
pub(crate) fn standing(view: &View) -> Standing {
    let verdict = Verdict::of(view);
    let verdict = verdict.as_ref();
    let tie_breaks = |agent: Agent| match verdict {
        Some(verdict) => vec![-verdict.corruption[view.open.number(agent)]],
        None => vec![],
    };
    let people = view.open.agents().filter_map(Agent::seat);
    let mut seats: Vec<Score> = people
        .map(|seat| {
            let agent = Agent::Person(seat);
            Score::new(seat, categories(view, verdict, agent), tie_breaks(agent))
        })
        .collect();
    let mut echo = view.open.echo.map(|_| {
        let categories = categories(view, verdict, Agent::Echo);
        AutomaScore::new(Phrase::new("echo"), categories)
    });
    let end = verdict.map(|verdict| {
        let mut winners = rank(&mut seats);
        if let Some(echo) = &echo {
            // Echo takes a place like anybody (ID-24.3, ID-29.5).
            let hers = (echo.total, tie_breaks(Agent::Echo));
            for score in &mut seats {
                if (score.total, score.tie_breaks.clone()) < hers {
                    score.place = score.place.map(|place| place + 1);
                    winners.remove(score.seat);
                }
            }
        }
        let mut over = winners.iter().map(|seat| seat.index());
        let edge = over.any(|number| verdict.is_over_the_edge(number))
            || (winners.is_empty() && verdict.is_over_the_edge(view.open.number(Agent::Echo)));
        let totals = totals(&seats, echo.as_slice());
        for score in &mut seats {
            score.honours = honours(verdict, &totals, score.seat.index());
        }
        if let Some(echo) = &mut echo {
            // In final scoring she is a normal player in every respect (ID-29.5).
            echo.honours = honours(verdict, &totals, view.open.number(Agent::Echo));
        }
        End {
            reason: epilogue(edge, verdict.foiled),
            winners,
        }
    });
    Standing {
        seats,
        automas: echo.into_iter().collect(),
        end,
    }
}

/// What is said of somebody when all is over (ID-23.4, ID-23.5), and what a tie was decided by (ID-24.1).
fn honours(verdict: &Verdict, totals: &[i32], number: usize) -> Vec<Phrase> {
    let edge = verdict.is_over_the_edge(number);
    let least = verdict.bonus(number) > 0;
    let tie = verdict.outdone(totals, number).map(|other| {
        let tie = Phrase::new("honour-tie").with("own", verdict.corruption[number]);
        tie.with("other", other)
    });
    let edge = edge.then(|| Phrase::new("honour-over-the-edge"));
    let least = least.then(|| Phrase::new("honour-least-corrupt"));
    [edge, least, tie].into_iter().flatten().collect()
}

/// One of the four endings (ID-24.2).
pub fn epilogue(winner_over_the_edge: bool, foiled: bool) -> &'static str {
    match (winner_over_the_edge, foiled) {
        (false, true) => "saved-city",
        (true, true) => "saved-by-force",
        (false, false) => "kept-the-proof",
        (true, false) => "joined-them",
    }
}
