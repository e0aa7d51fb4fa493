//! Strength against strength: what is set against what in take-overs, raids and wars.

use kernel::Phrase;
use speakeasy::boss::BOSSES;
use speakeasy::pieces::{District, Gangster, Ship};
use speakeasy::step::Step;
use speakeasy::strength::Help;
use speakeasy::{Action, Speakeasy, strokes};

use super::moves::{Aim, Offer};
use super::spots;
use crate::board::Scene;

/// The own strength, and the one that stands against it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Odds {
    own: u8,
    against: u8,
}

impl Odds {
    /// Of a legal action of the viewer, if it is a matter of strength.
    pub(super) fn of(scene: &Scene<'_, Speakeasy>, action: Action) -> Option<Odds> {
        match (spots::asked(scene)?, action) {
            (Step::Force { space, .. }, Action::Force(thugs, help)) => {
                Odds::of_take_over(scene, space.district, thugs, help)
            }
            (_, Action::Defend(space, thugs, help)) => {
                let (_, player, _) = scene.sight.view.own()?;
                let attacker = scene.sight.view.gangs.at[space.district as usize];
                Some(Odds {
                    own: player.defence() + player.reinforcement(thugs, help),
                    against: attacker.map_or(0, Gangster::war_strength),
                })
            }
            (Step::Crew(ship), Action::Crew(hired, thugs)) => {
                Odds::of_raid(scene, ship, hired, thugs)
            }
            (_, Action::Ship(ship)) => {
                let only = strokes::raid(&scene.sight.view, ship).and_then(|raid| raid.only);
                let (hired, thugs) = only.unwrap_or_default();
                Odds::of_raid(scene, ship, hired, thugs)
            }
            _ => None,
        }
    }

    pub(super) fn of_offer(scene: &Scene<'_, Speakeasy>, offer: &Offer) -> Option<Odds> {
        match offer.aim {
            Aim::TakeOver {
                space, thugs, help, ..
            } => Odds::of_take_over(scene, space.district, thugs, help),
            Aim::Way { .. } => None,
        }
    }

    fn of_take_over(
        scene: &Scene<'_, Speakeasy>,
        district: District,
        thugs: u8,
        help: Help,
    ) -> Option<Odds> {
        let view = &scene.sight.view;
        let (_, player, _) = view.own()?;
        Some(Odds {
            own: player.attack() + player.reinforcement(thugs, help),
            against: view.gangs.strength[district as usize],
        })
    }

    /// Of the own mobsters, so many of others, and thugs.
    fn of_raid(
        scene: &Scene<'_, Speakeasy>,
        ship: Ship,
        hired: [u8; BOSSES],
        thugs: u8,
    ) -> Option<Odds> {
        let view = &scene.sight.view;
        let (seat, player, _) = view.own()?;
        Some(Odds {
            own: player.raid(seat, &view.docks, ship, &hired, thugs),
            against: view.docks.defence(ship),
        })
    }

    /// The numbers alone.
    pub(super) fn numbers(self) -> Phrase {
        self.said("board-odds")
    }

    /// The numbers as a sentence.
    pub(super) fn sentence(self) -> Phrase {
        self.said("board-strength-against")
    }

    fn said(self, id: &'static str) -> Phrase {
        Phrase::new(id)
            .with("strength", self.own)
            .with("against", self.against)
    }
}
