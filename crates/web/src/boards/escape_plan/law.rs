//! The police: notoriety, the exits, and the tiles that come next.

use escape_plan::EscapePlan;
use escape_plan::content::{NotorietyLine, content};
use escape_plan::node::Site;
use escape_plan::pieces::{Automa, Exit, Tile};
use escape_plan::player::Fate;
use escape_plan::words;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{city, signs};
use crate::board::Scene;
use crate::draw;

pub(super) fn panel(scene: &Scene<'_, EscapePlan>) -> Markup {
    html! {
        section.law.panel #law {
            h2 { (scene.word("ep-notoriety")) " " small { (scene.word("ep-notoriety-help")) } }
            (track(scene))
            div.two {
                (exits(scene))
                (stacks(scene))
            }
        }
    }
}

/// The levels with what they cost at the end, the lines between them, and who stands where.
fn track(scene: &Scene<'_, EscapePlan>) -> Markup {
    let track = &content().notoriety_track;
    let own = scene
        .sight
        .view
        .own()
        .map(|(_, player, _)| player.notoriety.level);
    html! {
        ol.noto {
            @for (level, penalty) in (1_u8..).zip(&track.penalties_by_level) {
                li.me-l[own == Some(level)] {
                    span.on { (tokens(scene, level)) }
                    b.n { (level) }
                    small { @if *penalty > 0 { "−" } (penalty) }
                }
                @if let Some(line) = track.lines_above_levels.iter().position(|above| *above == level) {
                    (crossing(scene, &content().notoriety_lines[line]))
                }
            }
        }
    }
}

fn tokens(scene: &Scene<'_, EscapePlan>, level: u8) -> Markup {
    let view = &scene.sight.view;
    let seats = Seat::all(view.players.len() as u8).zip(&view.players);
    let here = seats
        .filter(|(_, player)| player.notoriety.level == level && player.fate != Fate::Arrested);
    let sandra = view.sandra.map(|one| (Automa::Sandra, one.agent));
    let costa = view.costa.map(|one| (Automa::Costa, one.agent));
    let automas = [sandra, costa].into_iter().flatten();
    html! {
        @for (seat, _) in here { (draw::small_token(seat, &scene.initial(seat))) }
        @for (automa, _) in automas.filter(|(_, agent)| agent.notoriety.level == level) {
            (signs::automa(scene, automa))
        }
    }
}

/// A line between two levels, and what crossing it upwards brings.
fn crossing(scene: &Scene<'_, EscapePlan>, line: &NotorietyLine) -> Markup {
    let title = Phrase::new("ep-line")
        .with("assets", line.unlock_assets)
        .with("discs", line.extra_action_discs);
    html! {
        li.line title=(scene.say(&title)) {
            (line.unlock_assets) (draw::icon("lock"))
            @if line.extra_action_discs > 0 { (draw::icon("disc")) }
        }
    }
}

fn exits(scene: &Scene<'_, EscapePlan>) -> Markup {
    html! {
        div {
            h3 { (scene.word("ep-exits")) }
            ul.exits { @for exit in Exit::ALL { (way_out(scene, exit)) } }
        }
    }
}

/// An exit: the patrol cards laid and missing, and what is known of it.
fn way_out(scene: &Scene<'_, EscapePlan>, exit: Exit) -> Markup {
    let view = &scene.sight.view;
    let shuts_at = content().patrol_deck.closes_exit_at;
    let laid = view.patrols[exit as usize].min(shuts_at);
    let shut = laid >= shuts_at;
    let tile = city::tile_of(exit);
    let state = match (city::pile_left(view, exit), view.city.contains(tile)) {
        (Some(left), _) => Phrase::new("ep-exit-closed").with("count", left),
        (None, true) => Phrase::new("ep-exit-open").with("tile", words::tile(tile)),
        (None, false) => Phrase::new("ep-exit-unbuilt"),
    };
    html! {
        li.shut[shut] title=(scene.say(&state)) {
            (draw::icon(if shut { "shut" } else { "exit" }))
            b { span.vh { (scene.say(&words::exit(exit))) } span aria-hidden="true" { (exit as u8 + 1) } }
            span.pc title=(scene.say(&Phrase::new("ep-patrols").with("count", laid).with("most", shuts_at))) {
                @for card in 0..shuts_at { i.em[card >= laid] {} }
            }
            small {
                (scene.say(&state))
                @if !shut && view.city.contains(tile) { " " (price(scene)) }
            }
        }
    }
}

/// What whoever gets out next pays for it (EP-16.7).
fn price(scene: &Scene<'_, EscapePlan>) -> Markup {
    let view = &scene.sight.view;
    let costs = &content().players(view.options.seats()).exit_costs;
    let Some(cost) = costs.get(view.escapes.len()) else {
        return html! {};
    };
    html! { span.toll title=(scene.word("ep-exit-cost")) { (signs::money(*cost)) } }
}

/// The face-up tiles of the stacks with their officers.
fn stacks(scene: &Scene<'_, EscapePlan>) -> Markup {
    let view = &scene.sight.view;
    // On the last day nothing is left to be built.
    if view.tops.iter().all(Option::is_none) {
        return html! {};
    }
    html! {
        div {
            h3 { (scene.word("ep-next-tiles")) }
            ol.stack {
                @for tile in view.tops.iter().flatten() {
                    li data-piece=(format_args!("tile-{}", tile.id())) title=(sites(scene, *tile)) {
                        (city::mini(*tile))
                        b { (scene.say(&words::tile(*tile))) }
                        (signs::officers(scene, view.police.on[*tile as usize]))
                    }
                }
            }
        }
    }
}

/// The locations of a tile in words.
pub(super) fn sites(scene: &Scene<'_, EscapePlan>, tile: Tile) -> String {
    let sites = tile.locations();
    let sites: Vec<Phrase> = sites
        .iter()
        .filter_map(|node| node.site())
        .map(|site: Site| words::site(site))
        .collect();
    scene.say(&Phrase::new("ep-list").with("things", sites))
}
