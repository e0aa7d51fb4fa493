//! What everything that the viewer can do comes to: worked out once for a page, before any of it is done.

use std::mem::discriminant;

use kernel::{Chance, Game, Log, Seat, Seed};
use speakeasy::step::Stage;
use speakeasy::{Action, Speakeasy, View};
use table::{Sight, Stroke};

use super::moves::{self, Offer};
use crate::board::button_id;

/// Everything that the viewer can do now.
pub(crate) struct Outlook {
    /// What is offered in one go.
    pub(super) offers: Vec<Offer>,
    prospects: Vec<Prospect>,
}

/// A move, and the table after it.
struct Prospect {
    button: String,
    then: View,
}

impl Outlook {
    pub(super) fn of(sight: &Sight<Speakeasy>) -> Outlook {
        // Who is played by the house has a question, but nothing to decide.
        let decides = sight.own().filter(|_| !sight.legal.is_empty());
        let Some(seat) = decides else {
            return Outlook {
                offers: Vec::new(),
                prospects: Vec::new(),
            };
        };
        let world = World::new(&sight.view, seat);
        let offers = moves::offers(sight, &world);
        let single = sight.legal.iter().map(|action| vec![*action]);
        let whole = offers.iter().map(|offer| offer.actions.clone());
        let moves = single.chain(whole.filter(|actions| actions.len() > 1));
        let prospect = |actions: Vec<Action>| {
            let then = world.foresee(&sight.view, &actions)?;
            let button = button_id(Stroke::new(actions)?);
            Some(Prospect { button, then })
        };
        let prospects = moves.filter_map(prospect).collect();
        Outlook { offers, prospects }
    }

    /// What something becomes, and the buttons of the moves that make it so.
    pub(super) fn changes<T: PartialEq>(
        &self,
        view: &View,
        read: impl Fn(&View) -> T,
    ) -> Vec<(T, String)> {
        let now = read(view);
        let mut changes: Vec<(T, String)> = Vec::new();
        for prospect in &self.prospects {
            let then = read(&prospect.then);
            if then == now {
                continue;
            }
            match changes.iter_mut().find(|(known, _)| *known == then) {
                Some((_, buttons)) => {
                    buttons.push(' ');
                    buttons.push_str(&prospect.button);
                }
                None => changes.push((then, prospect.button.clone())),
            }
        }
        changes
    }
}

/// The game as it may be, as far as the viewer knows.
pub(super) struct World {
    game: Speakeasy,
    seat: Seat,
    chance: Chance,
}

impl World {
    fn new(view: &View, seat: Seat) -> World {
        let mut chance = Chance::new(&Seed::from_bytes([0; 32]));
        World {
            game: Speakeasy::imagine(view, &mut chance),
            seat,
            chance,
        }
    }

    /// What the viewer can do after some actions.
    pub(super) fn choices_after(&self, actions: &[Action]) -> Vec<Action> {
        let then = self.play(actions);
        then.map_or_else(Vec::new, |(game, _)| game.legal_actions(self.seat))
    }

    /// What the viewer will see after some actions. Where chance has a say, nobody can know; and what follows
    /// the end of a turn is no longer the move's own doing.
    fn foresee(&self, now: &View, actions: &[Action]) -> Option<View> {
        let (game, chance) = self.play(actions)?;
        let certain = chance.position() == self.chance.position();
        let then = game.view(now.viewer);
        (certain && is_near(now, &then)).then_some(then)
    }

    fn play(&self, actions: &[Action]) -> Option<(Speakeasy, Chance)> {
        let (mut game, mut chance) = (self.game.clone(), self.chance.clone());
        for action in actions {
            game.apply(self.seat, *action, &mut chance, &mut Log::off())
                .ok()?;
        }
        Some((game, chance))
    }
}

fn is_near(now: &View, then: &View) -> bool {
    match (now.stage, then.stage) {
        (Stage::Turns { done }, Stage::Turns { done: after }) => {
            (now.act, now.round, done) == (then.act, then.round, after)
        }
        (now, then) => discriminant(&now) == discriminant(&then),
    }
}
