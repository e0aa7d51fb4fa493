//! The bot that takes what looks best.

use kernel::{Chance, Eyes, Game, Log, Seat, Seed, Viewer};

use crate::dice::Dice;
use crate::player::Player;

/// A game with a hand-written opinion of how good a view is.
pub trait Worth: Game {
    /// How good the game looks for `seat`, whose view it is; more is better. Only the order counts.
    ///
    /// The points so far, unless a game knows better.
    fn worth(view: &Self::View, seat: Seat) -> i32 {
        let standing = Self::standing(view);
        standing
            .seats
            .get(seat.index())
            .map_or(0, |score| score.total)
    }

    /// What to do where a game knows better than to try every action: where one decision alone tells
    /// nothing because only several together lead anywhere. The dice are for whims: where everybody always does
    /// the same, a game may go round in circles.
    ///
    /// One of the `legal` actions, or nothing, unless a game knows better.
    fn plan(view: &Self::View, legal: &[Self::Action], dice: &mut Dice) -> Option<Self::Action> {
        let _ = (view, legal, dice);
        None
    }
}

/// In how many imagined worlds a decision is tried: enough that one lucky draw does not decide.
const WORLDS: u32 = 4;

/// Follows the plan that its game has for the decision. Without one it tries every legal action in a few
/// worlds that its seat can imagine, and takes the one after which the game looks best.
#[derive(Clone, Debug)]
pub struct Greedy {
    dice: Dice,
    /// What each legal action has earned in the worlds so far.
    sums: Vec<i64>,
    /// The legal actions whose worth depends on the world, by their place.
    unsure: Vec<usize>,
}

impl Greedy {
    /// A greedy bot with its dice.
    pub fn new(dice: Dice) -> Greedy {
        Greedy {
            dice,
            sums: Vec::new(),
            unsure: Vec::new(),
        }
    }

    /// A stream of chance of the bot's own, for the worlds it imagines.
    fn chance(&mut self) -> Chance {
        let mut bytes = [0; 32];
        for part in bytes.chunks_exact_mut(4) {
            part.copy_from_slice(&self.dice.below(u32::MAX).to_le_bytes());
        }
        Chance::new(&Seed::from_bytes(bytes))
    }
}

impl<G: Worth> Player<G> for Greedy {
    fn choose(&mut self, eyes: &Eyes<'_, G>, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let seat = eyes.seat();
        let view = eyes.view();
        if let Some(planned) = G::plan(&view, legal, &mut self.dice) {
            return planned;
        }
        let mut log = Log::off();
        self.sums.clear();
        self.sums.resize(legal.len(), 0);
        self.unsure.clear();
        self.unsure.extend(0..legal.len());
        for worlds_left in (1..=WORLDS).rev() {
            if self.unsure.is_empty() {
                break;
            }
            let mut chance = self.chance();
            let world = G::imagine(&view, &mut chance);
            let sums = &mut self.sums;
            self.unsure.retain(|at| {
                let mut next = world.clone();
                // Every action meets the same chance, so that luck does not favour one of them.
                let tried = next.apply(seat, legal[*at], &mut chance.clone(), &mut log);
                debug_assert!(
                    tried.is_ok(),
                    "{} is legal but refused in an imagined world",
                    legal[*at]
                );
                let worth = i64::from(G::worth(&next.view(Viewer::Seat(seat)), seat));
                // What reveals nothing to the seat looks the same in every world.
                let revealing = tried.is_ok_and(|reveals| reveals.contains(seat));
                sums[*at] += worth * i64::from(if revealing { 1 } else { worlds_left });
                revealing
            });
        }
        let best = self.sums.iter().copied().max().unwrap_or_default();
        let ties = self.sums.iter().filter(|sum| **sum == best).count();
        let mut pick = self.dice.below(ties as u32);
        for (sum, action) in self.sums.iter().zip(legal) {
            if *sum == best {
                if pick == 0 {
                    return *action;
                }
                pick -= 1;
            }
        }
        legal[0]
    }
}
