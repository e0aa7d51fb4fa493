//! What moves come to, for boards that show it before anything is done. It is imagined from the viewer's view
//! alone.

use kernel::{Chance, Game, Log, Seat, Seed, Viewer};
use table::Stroke;

use crate::board::button_id;

/// The game as it may be, as far as the viewer knows.
pub(super) struct World<G> {
    game: G,
    seat: Seat,
    chance: Chance,
}

impl<G: Game> World<G> {
    pub(super) fn new(view: &G::View, seat: Seat) -> World<G> {
        let mut chance = Chance::new(&Seed::from_bytes([0; 32]));
        World {
            game: G::imagine(view, &mut chance),
            seat,
            chance,
        }
    }

    /// What the viewer can do after some actions.
    pub(super) fn choices_after(&self, actions: &[G::Action]) -> Vec<G::Action> {
        let then = self.play(actions);
        then.map_or_else(Vec::new, |(game, _)| game.legal_actions(self.seat))
    }

    /// What the viewer is asked after some actions.
    pub(super) fn prompt_after(&self, actions: &[G::Action]) -> Option<G::Prompt> {
        let (game, _) = self.play(actions)?;
        game.prompt(self.seat)
    }

    /// What the viewer will see after some actions. Where chance has a say, nobody can know.
    fn foresee(&self, actions: &[G::Action]) -> Option<G::View> {
        let (game, chance) = self.play(actions)?;
        let certain = chance.position() == self.chance.position();
        certain.then(|| game.view(Viewer::Seat(self.seat)))
    }

    fn play(&self, actions: &[G::Action]) -> Option<(G, Chance)> {
        let (mut game, mut chance) = (self.game.clone(), self.chance.clone());
        for action in actions {
            game.apply(self.seat, *action, &mut chance, &mut Log::off())
                .ok()?;
        }
        Some((game, chance))
    }
}

/// A move, by its button, and the table after it.
pub(super) struct Prospect<G: Game> {
    pub(super) button: String,
    pub(super) then: G::View,
}

/// The moves of which the viewer can know what they come to.
pub(super) struct Prospects<G: Game>(Vec<Prospect<G>>);

impl<G: Game> Prospects<G> {
    /// The prospects of somebody who has nothing to decide.
    pub(super) fn none() -> Prospects<G> {
        Prospects(Vec::new())
    }

    /// What these moves come to, as far as it is still their own doing: what follows the end of a turn is not.
    pub(super) fn of(
        world: &World<G>,
        moves: impl Iterator<Item = Vec<G::Action>>,
        is_near: impl Fn(&G::View) -> bool,
    ) -> Prospects<G> {
        let prospect = |actions: Vec<G::Action>| {
            let then = world.foresee(&actions).filter(&is_near)?;
            let button = button_id(Stroke::new(actions)?);
            Some(Prospect { button, then })
        };
        Prospects(moves.filter_map(prospect).collect())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Prospect<G>> {
        self.0.iter()
    }

    /// What something becomes, and the buttons of the moves that make it so.
    pub(super) fn changes<T: PartialEq>(
        &self,
        view: &G::View,
        read: impl Fn(&G::View) -> T,
    ) -> Vec<(T, String)> {
        let now = read(view);
        let mut changes: Vec<(T, String)> = Vec::new();
        for prospect in &self.0 {
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
