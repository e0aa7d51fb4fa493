//! Where in the days a test begins, and how far it plays: help for the tests of phases and parts.

use kernel::{Chance, Game, Seat, Seed};
use tinyvec::ArrayVec;

use super::given::*;
use crate::action::Action;
use crate::event::Event;
use crate::figure::Figure;
use crate::pieces::{Part, Stack, Tile};
use crate::state::EscapePlan;
use crate::step::{Stage, Step};

impl Given {
    /// Goes on from a stage until somebody has to decide.
    pub(super) fn go_from(mut self, stage: Stage) -> Given {
        self.game.stage = stage;
        self.deal(|dealer| dealer.settle());
        self
    }

    /// Goes on from the first turn of a part; whoever has a disc now had it when the part began.
    pub(super) fn in_part(mut self, part: Part) -> Given {
        let discs = |figure: &&Figure| match figure {
            Figure::Thief(seat) => self.game.player(*seat).discs > 0,
            Figure::Automa(automa) => self.game.agent(*automa).is_some_and(|a| a.discs > 0),
        };
        let awake = self.game.order.iter().filter(discs).copied();
        self.game.awake = awake.collect();
        self.go_from(Stage::Turns { part, next: 0 })
    }

    /// Goes on when the turns of a part are over.
    pub(super) fn after_part(self, part: Part) -> Given {
        self.go_from(Stage::Update {
            part,
            next: 0,
            last: false,
        })
    }

    /// Begins the city phase anew, with the players in this order.
    pub(super) fn placing(mut self, order: &[Seat]) -> Given {
        self.game.agenda.clear();
        self.in_order(order).go_from(Stage::City { placed: 0 })
    }

    /// Goes on when all tiles of the day are placed.
    pub(super) fn all_placed(mut self) -> Given {
        self.game.tops = Default::default();
        self.go_from(Stage::City { placed: 4 })
    }

    /// Puts the players in this order; the automas follow.
    pub(super) fn in_order(mut self, seats: &[Seat]) -> Given {
        let automas: ArrayVec<[Figure; 5]> = self.game.order;
        let automas = automas.into_iter().filter(|figure| figure.seat().is_none());
        self.game.order = seats.iter().copied().map(Figure::Thief).collect();
        self.game.order.extend(automas);
        self
    }

    /// Lets these tiles lie face up, with the officers of those that lay there.
    pub(super) fn face_up(mut self, tiles: [&str; 4]) -> Given {
        let game = &mut self.game;
        for (stack, tile) in Stack::ALL.into_iter().zip(tiles) {
            let tile: Tile = read(tile);
            let hidden = &mut game.stacks[stack as usize];
            if let Some(old) = game.tops[stack as usize].replace(tile) {
                hidden.insert(old);
                game.police.on.swap(old as usize, tile as usize);
            }
            hidden.remove(tile);
        }
        self
    }

    /// Takes the first legal action while this is asked.
    pub(super) fn run_while(&mut self, asked: impl Fn(Step) -> bool) -> &mut Given {
        while self.game.asked().is_some_and(|(_, step)| asked(step)) {
            let first = self.legal()[0].clone();
            self.act(&first);
        }
        self
    }

    /// Places all tiles of the day somewhere.
    pub(super) fn place_all(&mut self) -> &mut Given {
        self.run_while(|step| matches!(step, Step::PlaceTile | Step::Name(_)))
    }

    /// How often something was told.
    pub(super) fn told(&self, what: impl Fn(&Event) -> bool) -> usize {
        self.events().iter().filter(|event| what(event)).count()
    }

    /// Which rule a state breaks.
    pub(super) fn broken(mut self, change: impl FnOnce(&mut EscapePlan)) -> &'static str {
        self.game.check_invariants().expect("a sound state");
        change(&mut self.game);
        self.game.check_invariants().unwrap_err().rule.0
    }
}

/// Plays a game by random choices and shows every action with the state before it and the table after.
pub(super) fn play(
    seats: u8,
    seed: &str,
    mut watch: impl FnMut(&EscapePlan, Seat, Action, &Given),
) -> Given {
    let mut given = new_game_of(seats, seed);
    let mut choices = Chance::new(&Seed::from_text(&format!("choices {seed}")));
    while let Some((seat, _)) = given.game.asked() {
        let action = *choices.pick(&given.game.legal_actions(seat));
        let before = given.game.clone();
        given.deal(|dealer| dealer.act(seat, action));
        watch(&before, seat, action, &given);
    }
    given
}
