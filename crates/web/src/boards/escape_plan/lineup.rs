//! What the question is about, beside it.

use std::collections::BTreeSet;

use escape_plan::content::content;
use escape_plan::pieces::{Exit, Tile};
use escape_plan::step::{Look, Step, Ware};
use escape_plan::travel::{Shake, Way, shakes};
use escape_plan::words;
use escape_plan::{Action, EscapePlan};
use kernel::Phrase;
use maud::{Markup, html};

use super::moves::Offer;
use super::pursuit::Pursuit;
use super::{cards, city, moves, signs};
use crate::board::{self, Scene};
use crate::draw;

pub(super) fn lineup(scene: &Scene<'_, EscapePlan>) -> Markup {
    let Some(prompt) = &scene.sight.prompt else {
        return html! {};
    };
    html! { (about(scene, prompt.step)) (due(scene)) }
}

/// What is left once the way out is paid, until it is (EP-16.5): nobody may find out too late.
fn due(scene: &Scene<'_, EscapePlan>) -> Markup {
    let view = &scene.sight.view;
    let (Some(cost), Some((_, _, hand))) = (view.exit_due(), view.own()) else {
        return html! {};
    };
    let (id, rest) = match hand.cash.checked_sub(cost) {
        Some(rest) => ("ep-due", rest),
        None => ("ep-due-short", cost - hand.cash),
    };
    let money = |cash: u16| words::cash(cash);
    let told = Phrase::new(id)
        .with("cost", money(cost))
        .with("cash", money(hand.cash))
        .with("rest", money(rest));
    html! { p.due.bad[hand.cash < cost] { (draw::icon("exit")) span { (scene.say(&told)) } } }
}

fn about(scene: &Scene<'_, EscapePlan>, step: Step) -> Markup {
    match step {
        Step::Start | Step::Travel => ways(scene),
        Step::PlaceTile => picks(scene),
        Step::Name(tile) => html! { div.hold { (city::as_placed(&scene.sight.view, tile)) } },
        Step::PlaceContact(contact) => cards::card(scene, contact),
        Step::KeepTile(look) => looked(scene, &look),
        Step::Stow(ware) => stowed(scene, ware),
        Step::Evade | Step::Cover { .. } => pursuit(scene),
        _ => html! {},
    }
}

/// The ways to all goals; the one that is pointed at is shown.
fn ways(scene: &Scene<'_, EscapePlan>) -> Markup {
    let offers = scene.outlook();
    if offers.is_empty() {
        return html! {};
    }
    let kit = shakes(&scene.sight.view);
    html! {
        div.drives {
            div.hint {
                p { (scene.word("ep-hint")) }
                @if let Some(last) = last_day(scene) { p.last { (scene.say(&last)) } }
            }
            @for offer in offers { (preview(scene, offers, &offer.way, &kit)) }
        }
    }
}

/// What nobody may forget on the last day: where the way out is, and what becomes of those who stay (EP-16.11).
fn last_day(scene: &Scene<'_, EscapePlan>) -> Option<Phrase> {
    let view = &scene.sight.view;
    let shut = content().patrol_deck.closes_exit_at;
    let mut open = Exit::ALL
        .into_iter()
        .filter(|exit| view.patrols[*exit as usize] < shut);
    let exit = open.next().filter(|_| view.day == content().game.days)?;
    let place = Phrase::new("ep-last-day").with("exit", words::exit(exit));
    Some(place.with("tile", words::tile(city::tile_of(exit))))
}

/// The tiles that a way leaves, its end, other ways there, and the button that takes it.
fn preview(scene: &Scene<'_, EscapePlan>, offers: &[Offer], way: &Way, kit: &[Shake]) -> Markup {
    let Some(stroke) = moves::stroke(way) else {
        return html! {};
    };
    let goal = (way.to, way.escape);
    let mut ways: Vec<&Way> = offers
        .iter()
        .map(|offer| &offer.way)
        .filter(|other| (other.to, other.escape) == goal)
        .collect();
    ways.sort_by_key(|way| {
        (
            moves::pursuers(scene, way),
            way.means(),
            way.cash,
            way.points,
        )
    });
    html! {
        div.preview data-for=(board::button_id(&stroke)) {
            ol.legs aria-label=(scene.word("ep-legs")) {
                @for tile in way.left.iter() { (Pursuit::on(&scene.sight.view, tile).leg(scene, tile, kit)) }
                li.leg.end {
                    (signs::tile(scene, way.to.tile()))
                    span.os { (company(scene, way)) }
                    p { b { (scene.say(&moves::goal(scene, way))) } }
                    @if let Some(brings) = moves::brings(scene, way) { p.brings { (scene.say(&brings)) } }
                    @if let Some(cuffs) = handcuffs(scene, way) { p.bad { (scene.say(&cuffs)) } }
                    button.btn.go form="acts" name="action" value=(stroke) { (scene.word("ep-go")) " " (moves::takes(scene, way)) }
                }
            }
            @if ways.len() > 1 { (routes(scene, &ways, way)) }
        }
    }
}

/// What all wounds together would bring besides (EP-11.6).
fn handcuffs(scene: &Scene<'_, EscapePlan>, way: &Way) -> Option<Phrase> {
    let view = &scene.sight.view;
    let (_, player, _) = view.own()?;
    let wounds = moves::pursuers(scene, way) as u8;
    let cards = player.handcuffs_from(wounds, view.supply.handcuffs);
    (cards > 0).then(|| Phrase::new("ep-way-handcuffs").with("count", wounds))
}

/// Several ways to one goal, the safest first and of those the one that takes least; pressing one shows it instead.
fn routes(scene: &Scene<'_, EscapePlan>, ways: &[&Way], shown: &Way) -> Markup {
    html! {
        div.routes {
            h3 { (scene.word("ep-ways-there")) }
            @for way in ways {
                @if let Some(stroke) = moves::stroke(way) {
                    button type="button" data-shows=(board::button_id(&stroke)) aria-pressed=(*way == shown) {
                        span { (moves::takes(scene, way)) }
                        (moves::dangers(scene, way))
                    }
                }
            }
        }
    }
}

/// Who stands at the goal.
fn company(scene: &Scene<'_, EscapePlan>, way: &Way) -> Markup {
    let view = &scene.sight.view;
    let others = city::thieves(view, way.to).filter(|seat| scene.sight.own() != Some(*seat));
    let automas = view.automas().filter(|(_, at)| *at == way.to);
    html! {
        @for seat in others { (draw::small_token(seat, &scene.initial(seat))) }
        @for (automa, _) in automas { (signs::automa(scene, automa)) }
    }
}

/// The tiles that can be placed and the ways to turn them; the stylesheet shows where they fit.
fn picks(scene: &Scene<'_, EscapePlan>) -> Markup {
    let tiles: BTreeSet<Tile> = scene
        .sight
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Place(spot) => Some(spot.tile),
            _ => None,
        })
        .collect();
    html! {
        div.picks {
            fieldset.hand {
                legend { (scene.word("ep-pick-tile")) }
                @for (at, tile) in tiles.iter().enumerate() {
                    label title=(super::law::sites(scene, *tile)) {
                        input type="radio" name="tile" value=(at) checked[at == 0];
                        (city::mini(*tile))
                        span.os { b { (scene.say(&words::tile(*tile))) } (signs::officers(scene, scene.sight.view.police.on[*tile as usize])) }
                    }
                }
            }
            fieldset.turns data-cycle="r" {
                legend { (scene.word("ep-pick-turn")) span.key { " (R)" } }
                @for turn in 0..city::TURNS {
                    label { input type="radio" name="turn" value=(turn) checked[turn == 0]; (u16::from(turn) * 60) "°" }
                }
            }
        }
    }
}

/// Tiles of hidden money that nobody else sees.
fn looked(scene: &Scene<'_, EscapePlan>, look: &Look) -> Markup {
    html! {
        ol.looked title=(scene.say(&words::pile(look.pile))) {
            @for tile in &look.tiles {
                @let value = look.pile.values()[usize::from(*tile)];
                @let action = Action::Value(value);
                @let action = scene.is_legal(action).then_some(action);
                @let inside = html! { (draw::icon("eye")) small { (value) } };
                li { (cards::pressed(action, "cell", Some("secret"), None, &inside)) }
            }
        }
    }
}

/// A tile on its way into the inventory.
fn stowed(scene: &Scene<'_, EscapePlan>, ware: Ware) -> Markup {
    let (icon, name) = match ware {
        Ware::Equipment(kind) => (signs::equipment(kind), words::equipment(kind)),
        Ware::Fixer(kind) => (signs::fixer(kind), words::fixer(kind)),
        Ware::Sealed(sealed) => ("bag", words::pile(sealed.pile)),
    };
    html! { div.cell { (draw::icon(icon)) b { (signs::hyphened(&scene.say(&name))) } } }
}

/// Who is still after the viewer, tile by tile.
fn pursuit(scene: &Scene<'_, EscapePlan>) -> Markup {
    let view = &scene.sight.view;
    let (Some(turn), Some((_, player, _))) = (&view.turn, view.own()) else {
        return html! {};
    };
    let kit = shakes(view);
    html! {
        ol.legs aria-label=(scene.word("ep-legs")) {
            @for tile in turn.left(player.at.tile(), &view.options).iter() {
                (Pursuit::on(view, tile).paid().leg(scene, tile, &kit))
            }
        }
    }
}
