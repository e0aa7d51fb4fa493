//! Manhattan: sixteen districts in three plates that join, the water around them with its ships, the docks
//! and Central Park; and what can be done there.

use kernel::{Phrase, RuleId, Seat};
use maud::{Markup, PreEscaped, html};
use speakeasy::boss::Boss;
use speakeasy::content::content;
use speakeasy::pieces::Region;
use speakeasy::step::Step;
use speakeasy::words;
use speakeasy::{Action, Speakeasy, View};

use super::ink::{self, At};
use super::moves;
use super::panes::Pane;
use crate::board::Scene;
use crate::boards::panes::BoardPane;
use crate::draw::N;

mod district;
mod goals;
mod ground;
mod layout;
mod lots;
mod payouts;
mod pieces;
mod quay;
mod ships;
mod spots;
mod tell;

/// Everything that the island is drawn from.
struct Isle<'a> {
    scene: &'a Scene<'a, Speakeasy>,
    view: &'a View,
    /// What the viewer is asked, if it can decide.
    step: Option<Step>,
    /// What is offered in one go.
    offers: &'a [moves::Offer],
}

impl<'a> Isle<'a> {
    fn new(scene: &'a Scene<'a, Speakeasy>) -> Isle<'a> {
        let sight = scene.sight;
        let asked = sight.prompt.as_ref().map(|prompt| prompt.step);
        Isle {
            scene,
            view: &sight.view,
            step: asked.filter(|_| !sight.legal.is_empty()),
            offers: &scene.outlook().offers,
        }
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.scene.say(phrase)
    }

    /// A sum of money as it stands on the board.
    fn money(&self, amount: u16) -> String {
        self.say(&words::money(amount))
    }

    fn initial(&self, boss: Boss) -> String {
        ink::initial(self.scene, boss)
    }

    fn legal(&self) -> impl Iterator<Item = Action> + '_ {
        self.scene.sight.legal.iter().copied()
    }

    /// What the viewer saw before, to mark what has changed.
    fn before(&self) -> Option<&View> {
        self.scene.sight.before.as_ref()
    }

    /// The viewer, while it has to decide something.
    fn decider(&self) -> Option<Seat> {
        self.step.and(self.scene.sight.own())
    }

    /// How many building spaces a district of a region has.
    fn spaces(&self, region: Region) -> u8 {
        self.view.manhattan.spaces[region as usize]
    }

    /// Whether Luciano pays once more: after the last act he does not (SP-24.1).
    fn is_paid(&self) -> bool {
        !self.view.is_over() && usize::from(self.view.act) < content().acts.rounds.len()
    }

    /// The act whose end is next: the preparation belongs to the first.
    fn act(&self) -> u8 {
        self.view.act.max(1)
    }
}

/// The middle band of the board: three plates, one picture.
pub(super) fn island(scene: &Scene<'_, Speakeasy>) -> Markup {
    let isle = Isle::new(scene);
    html! { div.city { @for region in Region::ALL { (plate(&isle, region)) } } }
}

fn plate(isle: &Isle<'_>, region: Region) -> Markup {
    let view_box = format!("0 0 {} {}", N(layout::width(region)), N(layout::HEIGHT));
    let name = isle.say(&words::region(region));
    html! {
        svg id=(format_args!("sp-{}", region.id())) class=(format_args!("plate region {}", region.id()))
            viewBox=(view_box) role="group" aria-label=(name) data-aim[Pane::Region(region).is_aim(isle.scene)] {
            g.ground { (ground::ground(isle, region)) }
            g.sites {
                (payouts::title(isle, region))
                (quay::quay(isle, region))
                @for one in region.districts() { (district::district(isle, one)) }
                @if region == Region::Uptown { (goals::park(isle)) }
            }
            g.pieces.afloat { (ships::ships(isle, region)) }
            g.spots { (spots::spots(isle, region)) }
            g.pieces { (pieces::pieces(isle, region)) }
            g.ways { (spots::ways(isle, region)) }
        }
    }
}

/// Something that says what it is when it is asked: to the mouse, to a finger, to the keyboard.
fn told(class: &str, sentences: &[String], rule: RuleId, drawing: &Markup) -> Markup {
    let words = sentences.join(" ");
    html! {
        g class=(class) tabindex="0" data-why=(words) data-rule=(rule) { title { (words) } (drawing) }
    }
}

/// Several drawings in a row.
fn joined(parts: impl Iterator<Item = Markup>) -> Markup {
    PreEscaped(parts.map(|part| part.0).collect())
}

/// A line through points.
fn line(points: &[At]) -> String {
    let points: Vec<String> = points
        .iter()
        .map(|(x, y)| format!("{} {}", N(*x), N(*y)))
        .collect();
    format!("M{}", points.join("L"))
}
