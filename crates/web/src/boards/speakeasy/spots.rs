//! Hotspots: what can be pressed, and why something cannot.

use kernel::{Game, Phrase};
use maud::{Markup, html};
use speakeasy::docks::Berth;
use speakeasy::pieces::CityToken;
use speakeasy::step::Step;
use speakeasy::{Action, Speakeasy};

use super::bill::Bill;
use super::ink::{self, Frame};
use crate::board::{self, Scene};
use crate::draw;

/// What the viewer is asked, if it is for the viewer to answer.
pub(super) fn asked(scene: &Scene<'_, Speakeasy>) -> Option<Step> {
    let prompt = scene.sight.prompt.as_ref()?;
    // Who is played by the house has a question, but nothing to decide.
    (!scene.sight.legal.is_empty()).then_some(prompt.step)
}

/// Something that is chosen before the place where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    Truck(u8),
    Mobster(Berth),
    Token(CityToken),
}

impl Piece {
    /// What an action moves.
    pub(super) fn of(action: Action) -> Option<Piece> {
        Some(match action {
            Action::Enter(truck, _)
            | Action::Drive(truck, _)
            | Action::Load(truck, _)
            | Action::Buy(truck, _)
            | Action::Deliver(truck, _) => Piece::Truck(truck),
            Action::Move(from, _) => Piece::Mobster(from),
            Action::Put(token, _) => Piece::Token(token),
            _ => return None,
        })
    }
}

/// Everything that can go somewhere now.
pub(super) fn choosable(scene: &Scene<'_, Speakeasy>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for piece in scene.sight.legal.iter().copied().filter_map(Piece::of) {
        if !pieces.contains(&piece) {
            pieces.push(piece);
        }
    }
    pieces
}

/// A box that can be pressed.
pub(super) fn boxed(frame: Frame) -> Markup {
    ink::rect("hit", frame, 3.)
}

/// A small box that can be pressed in a wider place around it: a finger needs room.
pub(super) fn roomy(frame: Frame, around: Frame) -> Markup {
    html! { (ink::rect("pad", around, 3.)) (boxed(frame)) }
}

/// The hotspot of an action: lit if it is legal; else it says why not, if such a thing is asked for.
pub(super) fn spot(
    scene: &Scene<'_, Speakeasy>,
    action: Action,
    asked_for: bool,
    hit: &Markup,
) -> Markup {
    if scene.is_legal(action) {
        return live(scene, action, hit);
    }
    if asked_for {
        quiet(scene, action, hit)
    } else {
        Markup::default()
    }
}

fn id(action: Action) -> String {
    draw::slug(&format!("at {action}"))
}

fn live(scene: &Scene<'_, Speakeasy>, action: Action, hit: &Markup) -> Markup {
    let label = scene.say(&scene.describe(action).phrase);
    let state = if Bill::of(scene, action).is_free() {
        "free"
    } else {
        "paid"
    };
    html! {
        a.spot id=(id(action)) data-s=(state) href=(format_args!("#{}", board::button_id(action))) aria-label=(label) {
            title { (label) } (hit)
        }
    }
}

/// A hotspot that says why not.
fn quiet(scene: &Scene<'_, Speakeasy>, action: Action, hit: &Markup) -> Markup {
    let Some((Some(rule), why)) = scene.why_not(action) else {
        return Markup::default();
    };
    let title = Phrase::new("board-why")
        .with("why", why.clone())
        .with("rule", rule.0);
    html! {
        a.spot id=(id(action)) href=(draw::rule_path(Speakeasy::INFO.id, rule)) data-why=(scene.say(&why)) data-rule=(rule) {
            title { (scene.say(&title)) } (hit)
        }
    }
}
