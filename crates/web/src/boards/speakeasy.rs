//! Speakeasy in the browser.

use kernel::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};
use speakeasy::{Action, Event, Speakeasy};
use table::{Sight, Stroke};

use super::panes::regions;
use crate::board::{Board, Heading, Move, Row, Scene};

mod answers;
mod bill;
mod books;
mod cards;
mod desk;
mod gains;
mod ghosts;
mod ink;
mod island;
mod legend;
mod levels;
mod lineup;
mod moves;
mod name;
mod odds;
mod ops;
mod outlook;
mod panes;
mod people;
mod rows;
mod signs;
mod spots;
mod strip;
mod track;
mod tracks;

use outlook::Outlook;
use panes::Pane;

impl Board for Speakeasy {
    type Outlook = Outlook;

    const STYLE: &'static str = concat!(
        include_str!("../../assets/speakeasy/board.css"),
        include_str!("../../assets/speakeasy/island.css")
    );

    fn sprite() -> Markup {
        let sprite = concat!(
            include_str!("../../assets/speakeasy/sprite.svg"),
            include_str!("../../assets/speakeasy/island.svg")
        );
        PreEscaped(sprite.to_owned())
    }

    fn outlook(sight: &Sight<Speakeasy>) -> Outlook {
        Outlook::of(sight)
    }

    fn track(scene: &Scene<'_, Speakeasy>) -> Markup {
        track::track(scene)
    }

    fn lineup(scene: &Scene<'_, Speakeasy>) -> Markup {
        lineup::lineup(scene)
    }

    fn purse(scene: &Scene<'_, Speakeasy>) -> Markup {
        strip::purse(scene)
    }

    fn regions(scene: &Scene<'_, Speakeasy>) -> Markup {
        regions::<Pane>(scene)
    }

    fn plates(scene: &Scene<'_, Speakeasy>) -> Markup {
        html! {
            div.manhattan.pan {
                (people::people(scene))
                (island::island(scene))
                (ops::ops(scene))
            }
        }
    }

    fn strip(scene: &Scene<'_, Speakeasy>, seat: Seat) -> Markup {
        strip::strip(scene, seat)
    }

    fn commons(scene: &Scene<'_, Speakeasy>) -> Markup {
        tracks::panel(scene)
    }

    /// What is done where one stands, then what the island offers in one go; ways out of the question last.
    fn moves(scene: &Scene<'_, Speakeasy>) -> Vec<Move<Action>> {
        let offers = moves::moves(scene);
        // A stroke of one action is that action.
        let offered: Vec<String> = offers.iter().map(|one| one.stroke.to_string()).collect();
        let rest = scene.sight.legal.iter().copied();
        let rest = rest.filter(|action| !offered.contains(&action.to_string()));
        let (out, mut actions): (Vec<Action>, Vec<Action>) =
            rest.partition(|action| rows::is_way_out(*action));
        // The docks from south to north, as they lie on the board.
        actions.sort_by_key(|action| match action {
            Action::Dock(berth) => Some((berth.region, berth.row, berth.region)),
            Action::Move(from, to) => Some((from.region, from.row, to.region)),
            _ => None,
        });
        let single = |action: Action| {
            Some(Move {
                stroke: Stroke::new(vec![action])?,
                choice: scene.describe(action),
                row: rows::row(scene, action),
            })
        };
        let here = actions.into_iter().filter_map(single);
        let mut moves: Vec<Move<Action>> = here.chain(offers).collect();
        let folded = moves.iter().all(|one| one.row.folded);
        let way_out = |action: Action| {
            let mut way = single(action)?;
            // Nothing stands before it that it could be an “or” to.
            if folded && !matches!(action, Action::Abandon(_)) {
                way.row.group = Phrase::new("board-group-choose");
            }
            Some(way)
        };
        moves.extend(out.into_iter().filter_map(way_out));
        moves
    }

    fn legend(scene: &Scene<'_, Speakeasy>) -> Markup {
        legend::legend(scene)
    }

    fn answers(scene: &Scene<'_, Speakeasy>) -> Vec<(Action, Markup)> {
        answers::answers(scene)
    }

    fn row(scene: &Scene<'_, Speakeasy>, action: Action) -> Row {
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

    fn automa(scene: &Scene<'_, Speakeasy>, event: &Event) -> Option<Markup> {
        signs::is_of_rival(event).then(|| signs::rival(scene))
    }
}

#[cfg(test)]
mod tests;
