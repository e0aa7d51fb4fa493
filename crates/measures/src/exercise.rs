//! Games in every mode, with every state validated, and what they used and came to.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::Range;

use bots::{Absent, Arena, Bot, BotKind, Dice, Jobs, Player, Tally};
use kernel::{Eyes, Seed, Viewer};

use crate::inventory::{Inventory, Thing};

/// Who plays: everybody at a table is of one sort.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sort {
    /// They decide by dice.
    Random,
    /// They have left, and the game decides for them.
    Absent,
    /// They take what looks best.
    Greedy,
}

impl Sort {
    /// All of them, the more able later.
    pub const ALL: [Sort; 3] = [Sort::Random, Sort::Absent, Sort::Greedy];

    /// How they are called.
    pub fn name(self) -> &'static str {
        match self {
            Sort::Random => "random",
            Sort::Absent => "absent",
            Sort::Greedy => "greedy",
        }
    }

    fn player(self, dice: Dice) -> Somebody {
        match self {
            Sort::Random => Somebody::Bot(Bot::new(BotKind::Random, dice)),
            Sort::Absent => Somebody::Absent,
            Sort::Greedy => Somebody::Bot(Bot::new(BotKind::Greedy, dice)),
        }
    }
}

enum Somebody {
    Bot(Bot),
    Absent,
}

impl<G: Inventory> Player<G> for Somebody {
    fn choose(&mut self, eyes: &Eyes<'_, G>, legal: &[G::Action]) -> G::Action {
        match self {
            Somebody::Bot(bot) => bot.choose(eyes, legal),
            Somebody::Absent => Absent.choose(eyes, legal),
        }
    }
}

/// Some games to play: of one sort, in one mode, by their numbers.
pub type Part = (Sort, usize, Range<u64>);

/// How often each sort of players used a thing, and in which game the most able of them did first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Use {
    /// By sort.
    pub counts: [u64; Sort::ALL.len()],
    /// Sort, mode and number of a game.
    pub first: Option<(Sort, usize, u64)>,
}

impl Use {
    fn note(&mut self, sort: Sort, count: u64, mode: usize, game: u64) {
        self.counts[sort as usize] += count;
        let key = |(sort, mode, game)| (Reverse(sort), mode, game);
        let here = (sort, mode, game);
        if self.first.is_none_or(|first| key(here) < key(first)) {
            self.first = Some(here);
        }
    }

    fn add(&mut self, other: &Use) {
        let Some((sort, mode, game)) = other.first else {
            return;
        };
        self.note(sort, 0, mode, game);
        for (mine, theirs) in self.counts.iter_mut().zip(other.counts) {
            *mine += theirs;
        }
    }
}

/// What came of many games.
#[derive(Debug)]
pub struct Exercise {
    /// The use of each thing, of those in the box that nobody used too.
    pub uses: BTreeMap<Thing, Use>,
    /// Scores, ends and failures, by mode and then by sort.
    pub tallies: Vec<[Tally; Sort::ALL.len()]>,
}

impl Exercise {
    /// Nothing played yet.
    fn new<G: Inventory>() -> Exercise {
        let tallies = G::MODES.iter().map(|mode| {
            let seats = usize::from(mode.seats);
            Sort::ALL.map(|_| Tally::new(seats))
        });
        let contents = G::contents().into_iter();
        Exercise {
            uses: contents.map(|thing| (thing, Use::default())).collect(),
            tallies: tallies.collect(),
        }
    }

    /// Plays all the games, on as many threads as are told.
    pub fn of<G: Inventory>(parts: &[Part], threads: usize) -> Exercise {
        let games: Vec<(Sort, usize, u64)> = parts
            .iter()
            .flat_map(|(sort, mode, games)| games.clone().map(|game| (*sort, *mode, game)))
            .collect();
        let work = |jobs: &Jobs| {
            let mut done = Exercise::new::<G>();
            while let Some(batch) = jobs.take() {
                for at in batch {
                    let (sort, mode, game) = games[at as usize];
                    done.play::<G>(sort, mode, game);
                }
            }
            done
        };
        Jobs::new(0..games.len() as u64, 1).share(threads, work, Exercise::add)
    }

    fn play<G: Inventory>(&mut self, sort: Sort, mode: usize, game: u64) {
        let seed = Seed::from_text(&format!("measures {mode}")).nth(game);
        let options = G::MODES[mode].options::<G>();
        let mut dice = Dice::new(&seed);
        let players = (0..G::MODES[mode].seats).map(|_| sort.player(dice.split()));
        let mut players: Vec<Somebody> = players.collect();
        let uses = &mut self.uses;
        let played =
            Arena::<G>::with_checks().play_before(&options, &seed, &mut players, &mut |moment| {
                for thing in G::used(moment) {
                    uses.entry(thing).or_default().note(sort, 1, mode, game);
                }
            });
        let tally = &mut self.tallies[mode][sort as usize];
        match played {
            Ok(finished) => {
                let standing = G::standing(&finished.state.view(Viewer::Spectator));
                tally.count(finished.decisions, &standing);
            }
            Err(fault) => tally.fail(game, fault.to_string()),
        }
    }

    fn add(&mut self, other: Exercise) {
        for (thing, theirs) in other.uses {
            self.uses.entry(thing).or_default().add(&theirs);
        }
        for (mine, theirs) in self.tallies.iter_mut().zip(other.tallies) {
            for (mine, theirs) in mine.iter_mut().zip(theirs) {
                mine.add(theirs);
            }
        }
    }

    /// What nobody used.
    pub fn unused(&self) -> Vec<&Thing> {
        let never = self.uses.iter().filter(|(_, used)| used.first.is_none());
        never.map(|(thing, _)| thing).collect()
    }

    /// Every failure, with the mode and the sort in which it happened.
    pub fn failures(&self) -> Vec<String> {
        let mut failures = Vec::new();
        for (mode, tallies) in self.tallies.iter().enumerate() {
            for (sort, tally) in Sort::ALL.into_iter().zip(tallies) {
                let told = tally.failures.iter().map(|failed| {
                    let (sort, game) = (sort.name(), failed.game);
                    format!("mode {mode}, {sort}, game {game}: {}", failed.what)
                });
                failures.extend(told);
            }
        }
        failures
    }

    /// How often each sort of players used what, and the game in which the most able did first.
    pub fn list(&self) -> String {
        let mut list = format!("{:<44}", "");
        for sort in Sort::ALL {
            // Writing to a string cannot fail.
            let _ = write!(list, "{:>10}", sort.name());
        }
        list.push_str("  first\n");
        for ((kind, id), used) in &self.uses {
            let [random, absent, greedy] = used.counts;
            let first = used.first.map_or(String::new(), |(sort, mode, game)| {
                format!("{} {mode}/{game}", sort.name())
            });
            let _ = writeln!(
                list,
                "{kind:<16} {id:<27}{random:>10}{absent:>10}{greedy:>10}  {first}"
            );
        }
        list
    }
}
