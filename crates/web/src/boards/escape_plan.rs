//! Escape Plan in the browser.

use escape_plan::{Action, EscapePlan, Event};
use kernel::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};
use table::Sight;

use crate::board::{AutomaLine, Board, Heading, Move, Row, Scene};

mod answers;
mod automas;
mod cards;
mod city;
mod dossier;
mod law;
mod lineup;
mod moves;
mod people;
mod pursuit;
mod signboard;
mod signs;
mod stock;
mod track;

use moves::Offer;

impl Board for EscapePlan {
    /// Every way that the viewer can take now.
    type Outlook = Vec<Offer>;

    const STYLE: &'static str = include_str!("../../assets/escape-plan.css");

    fn sprite() -> Markup {
        PreEscaped(include_str!("../../assets/escape-plan/sprite.svg").to_owned())
    }

    fn outlook(sight: &Sight<EscapePlan>) -> Vec<Offer> {
        moves::offers(sight)
    }

    fn track(scene: &Scene<'_, EscapePlan>) -> Markup {
        track::track(scene)
    }

    fn lineup(scene: &Scene<'_, EscapePlan>) -> Markup {
        lineup::lineup(scene)
    }

    fn answers(scene: &Scene<'_, EscapePlan>) -> Vec<(Action, Markup)> {
        answers::answers(scene)
    }

    fn purse(scene: &Scene<'_, EscapePlan>) -> Markup {
        people::purse(scene)
    }

    fn regions(scene: &Scene<'_, EscapePlan>) -> Markup {
        track::regions(scene)
    }

    fn plates(scene: &Scene<'_, EscapePlan>) -> Markup {
        html! {
            div.desk {
                (city::city(scene))
                (law::panel(scene))
                (dossier::panel(scene))
                (cards::row(scene))
            }
        }
    }

    fn strip(scene: &Scene<'_, EscapePlan>, seat: Seat) -> Markup {
        people::strip(scene, seat)
    }

    fn automas(scene: &Scene<'_, EscapePlan>) -> Vec<AutomaLine> {
        automas::automas(scene)
    }

    fn commons(scene: &Scene<'_, EscapePlan>) -> Markup {
        stock::panel(scene)
    }

    fn moves(scene: &Scene<'_, EscapePlan>) -> Vec<Move<Action>> {
        moves::moves(scene)
    }

    fn legend(scene: &Scene<'_, EscapePlan>) -> Markup {
        signboard::signboard(scene)
    }

    fn row(scene: &Scene<'_, EscapePlan>, action: Action) -> Row {
        moves::row(scene, action)
    }

    fn heading(event: &Event) -> Option<Heading> {
        track::heading(event)
    }

    fn line(event: &Event) -> Option<Phrase> {
        track::line(event)
    }

    fn automa(scene: &Scene<'_, EscapePlan>, event: &Event) -> Option<Markup> {
        signs::actor(event).map(|automa| signs::automa(scene, automa))
    }
}

#[cfg(test)]
mod tests;
