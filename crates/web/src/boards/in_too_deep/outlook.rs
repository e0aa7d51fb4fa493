//! What everything that the viewer can do comes to: worked out once for a page, before any of it is done. It
//! is imagined from the viewer's view alone.

use in_too_deep::crime::Scene as Stage;
use in_too_deep::pieces::Crime;
use in_too_deep::step::Step;
use in_too_deep::{Action, InTooDeep, Prompt, View};
use kernel::{Chance, Game, Log, Seat, Seed};
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
    /// Crimes in hand that can be committed then and not now.
    completes: Vec<Crime>,
}

impl Outlook {
    pub(super) fn of(sight: &Sight<InTooDeep>) -> Outlook {
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
        let prospect = |actions: Vec<Action>| {
            let then = world.foresee(&sight.view, &actions)?;
            let button = button_id(Stroke::new(actions)?);
            let completes = completed(&sight.view, &then, seat);
            Some(Prospect {
                button,
                then,
                completes,
            })
        };
        let prospects = single.chain(whole).filter_map(prospect).collect();
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

    /// Crimes in hand that could be committed after a move and cannot be now.
    pub(super) fn completes(&self, button: &str) -> &[Crime] {
        let mut prospects = self.prospects.iter();
        let found = prospects.find(|prospect| prospect.button == button);
        found.map_or(&[], |prospect| &prospect.completes)
    }
}

fn completed(now: &View, then: &View, seat: Seat) -> Vec<Crime> {
    let Some(known) = now.own() else {
        return Vec::new();
    };
    let ready = |view: &View, crime: Crime| {
        let stage: Stage<'_> = view.open.scene(seat);
        crime.is_open(view.open.story) && stage.allows(crime)
    };
    let still = then.own().map(|known| known.crimes).unwrap_or_default();
    let hand = known.crimes.intersection(still);
    hand.iter()
        .filter(|crime| ready(then, *crime) && !ready(now, *crime))
        .collect()
}

/// The game as it may be, as far as the viewer knows.
pub(super) struct World {
    game: InTooDeep,
    seat: Seat,
    chance: Chance,
}

impl World {
    fn new(view: &View, seat: Seat) -> World {
        let mut chance = Chance::new(&Seed::from_bytes([0; 32]));
        World {
            game: InTooDeep::imagine(view, &mut chance),
            seat,
            chance,
        }
    }

    /// What the viewer can do after some actions.
    pub(super) fn choices_after(&self, actions: &[Action]) -> Vec<Action> {
        let then = self.play(actions);
        then.map_or_else(Vec::new, |(game, _)| game.legal_actions(self.seat))
    }

    /// Whether the Guardian may take somebody along after a step.
    pub(super) fn asks_for_escort(&self, first: Action) -> bool {
        let then = self.play(&[first]);
        let prompt = then.and_then(|(game, _)| game.prompt(self.seat));
        matches!(
            prompt,
            Some(Prompt::Step {
                step: Step::Escort { .. },
                ..
            })
        )
    }

    /// What the viewer will see after some actions. Where chance has a say, nobody can know; and what follows
    /// the end of a turn is no longer the move's own doing.
    fn foresee(&self, now: &View, actions: &[Action]) -> Option<View> {
        let (game, chance) = self.play(actions)?;
        let certain = chance.position() == self.chance.position();
        let then = game.view(now.viewer);
        let near = (now.open.turn.agent, now.open.chapter, now.open.stage)
            == (then.open.turn.agent, then.open.chapter, then.open.stage);
        (certain && near).then_some(then)
    }

    fn play(&self, actions: &[Action]) -> Option<(InTooDeep, Chance)> {
        let (mut game, mut chance) = (self.game.clone(), self.chance.clone());
        for action in actions {
            game.apply(self.seat, *action, &mut chance, &mut Log::off())
                .ok()?;
        }
        Some((game, chance))
    }
}
