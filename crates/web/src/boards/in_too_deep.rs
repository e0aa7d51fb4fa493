//! In Too Deep in the browser.

use in_too_deep::{Action, Event, InTooDeep};
use kernel::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};
use table::Sight;

use super::panes::regions;
use crate::board::{Board, Heading, Move, Row, Scene};

mod city;
mod legend;
mod lineup;
mod moves;
mod outlook;
mod panels;
mod panes;
mod rows;
mod signs;
mod sites;
mod strip;
mod track;

use outlook::Outlook;
use panes::Pane;

impl Board for InTooDeep {
    type Outlook = Outlook;

    const STYLE: &'static str = concat!(
        include_str!("../../assets/in-too-deep/city.css"),
        include_str!("../../assets/in-too-deep/panels.css")
    );

    fn sprite() -> Markup {
        let sprite = concat!(
            include_str!("../../assets/in-too-deep/city.svg"),
            include_str!("../../assets/in-too-deep/panels.svg")
        );
        PreEscaped(sprite.to_owned())
    }

    fn outlook(sight: &Sight<InTooDeep>) -> Outlook {
        Outlook::of(sight)
    }

    fn track(scene: &Scene<'_, InTooDeep>) -> Markup {
        track::track(scene)
    }

    fn lineup(scene: &Scene<'_, InTooDeep>) -> Markup {
        lineup::lineup(scene)
    }

    fn purse(scene: &Scene<'_, InTooDeep>) -> Markup {
        strip::purse(scene)
    }

    fn regions(scene: &Scene<'_, InTooDeep>) -> Markup {
        regions::<Pane>(scene)
    }

    fn plates(scene: &Scene<'_, InTooDeep>) -> Markup {
        html! {
            div.dawn.pan {
                div.west {
                    (city::city(scene))
                    (panels::console::console(scene))
                }
                div.east {
                    (panels::hand::hand(scene))
                    (panels::evidence::evidence(scene))
                    (panels::syndicate::syndicate(scene))
                    (panels::story::story(scene))
                }
            }
        }
    }

    fn strip(scene: &Scene<'_, InTooDeep>, seat: Seat) -> Markup {
        strip::strip(scene, seat)
    }

    fn verdict(scene: &Scene<'_, InTooDeep>) -> Markup {
        panels::verdict::verdict(scene)
    }

    fn commons(scene: &Scene<'_, InTooDeep>) -> Markup {
        panels::echo::echo(scene)
    }

    fn legend(scene: &Scene<'_, InTooDeep>) -> Markup {
        legend::legend(scene)
    }

    fn moves(scene: &Scene<'_, InTooDeep>) -> Vec<Move<Action>> {
        moves::moves(scene)
    }

    fn row(scene: &Scene<'_, InTooDeep>, action: Action) -> Row {
        rows::row(scene, action)
    }

    fn heading(event: &Event) -> Option<Heading> {
        track::heading(event)
    }

    fn line(event: &Event) -> Option<Phrase> {
        track::line(event)
    }

    fn closes(event: &Event) -> bool {
        track::closes(event)
    }

    fn automa(scene: &Scene<'_, InTooDeep>, event: &Event) -> Option<Markup> {
        signs::is_of_echo(event).then(|| signs::echo(scene))
    }
}

#[cfg(test)]
mod tests;
