//! Who is after a thief that leaves a tile, and what shakes them off.

use escape_plan::action::Tool;
use escape_plan::content::content;
use escape_plan::pieces::{Automa, Officer, Tile};
use escape_plan::travel::Shake;
use escape_plan::words;
use escape_plan::{Action, EscapePlan, View};
use kernel::{Phrase, Set};
use maud::{Markup, html};
use table::Stroke;

use super::{cards, signs};
use crate::board::Scene;
use crate::draw;

/// Those on a tile who have not been evaded yet.
#[derive(Clone, Copy)]
pub(super) struct Pursuit {
    officers: Set<Officer>,
    sandra: bool,
    /// Costa takes a toll of whoever leaves him (EP-19.5).
    costa: bool,
}

impl Pursuit {
    pub(super) fn on(view: &View, tile: Tile) -> Pursuit {
        let evaded = view
            .turn
            .map_or_else(Set::default, |turn| turn.evaded[tile as usize]);
        let lost = view.turn.is_some_and(|turn| turn.lost_sandra);
        let here = |at: escape_plan::node::Node| at.tile() == tile;
        Pursuit {
            officers: view.police.on[tile as usize].without(evaded),
            sandra: !lost && view.sandra.is_some_and(|sandra| here(sandra.agent.at)),
            costa: view
                .costa
                .is_some_and(|costa| !costa.escaped && here(costa.agent.at)),
        }
    }

    /// The same once travel is over: the toll has been taken.
    pub(super) fn paid(self) -> Pursuit {
        Pursuit {
            costa: false,
            ..self
        }
    }

    /// How many have to be evaded: Sandra is one of them (EP-18.5).
    pub(super) fn count(self) -> usize {
        self.officers.len() + usize::from(self.sandra)
    }

    /// Their symbols, and the toll.
    pub(super) fn marks(self, scene: &Scene<'_, EscapePlan>) -> Markup {
        html! {
            @for officer in self.officers.iter() { (signs::officer(scene, officer)) }
            @if self.sandra { (signs::automa(scene, Automa::Sandra)) }
            @if self.costa {
                @let toll = Phrase::new("ep-toll").with("cash", content().prices.costa_toll);
                span.toll title=(scene.say(&toll)) { (signs::money(content().prices.costa_toll)) }
            }
        }
    }

    /// The tile with all that: officers, what at hand evades some of them, the wounds it is otherwise.
    pub(super) fn leg(self, scene: &Scene<'_, EscapePlan>, tile: Tile, kit: &[Shake]) -> Markup {
        let kit: Vec<&Shake> = kit.iter().filter(|shake| self.yields_to(shake)).collect();
        let told = match kit.is_empty() {
            true => "ep-just-wounds",
            false => "ep-or-wounds",
        };
        let wounds = Phrase::new(told).with("count", self.count() as i64);
        html! {
            li.leg {
                (signs::tile(scene, tile))
                span.os { (self.marks(scene)) }
                @if self.count() == 0 { p { (scene.word("ep-nobody")) } }
                @else {
                    ul.kit { @for shake in kit { (helpers(scene, tile, shake)) } }
                    p.alt { (scene.say(&wounds)) }
                }
            }
        }
    }

    /// Whether something evades at least one of them; Sandra is whoever one says she is (EP-18.5).
    fn yields_to(self, shake: &Shake) -> bool {
        self.sandra || !shake.officers.intersection(self.officers).is_empty()
    }
}

/// Something that evades; once the officers are there it is used by pressing it, on those of this tile.
fn helpers(scene: &Scene<'_, EscapePlan>, tile: Tile, shake: &Shake) -> Markup {
    let used = Action::Use(shake.tool, shake.ability);
    let mut evasions = match scene.is_legal(used) {
        true => shake.evasions(&scene.sight.view),
        false => Vec::new(),
    };
    evasions.retain(|evasion| evasion.tile == tile);
    let choice = evasions.len() > 1;
    html! {
        @for evasion in &evasions {
            @let whom = Some(evasion.cover).filter(|_| choice);
            li { (helper(scene, shake, Stroke::new(evasion.actions.clone()), whom)) }
        }
        @if evasions.is_empty() { li { (helper(scene, shake, None, None)) } }
    }
}

/// One way to use it: pressed it does so, where it can be; where it works on one of several, he stands with it.
fn helper(
    scene: &Scene<'_, EscapePlan>,
    shake: &Shake,
    stroke: Option<Stroke<Action>>,
    whom: Option<Action>,
) -> Markup {
    let effect = scene.say(&words::effect(shake.tool, shake.ability));
    let noted = matches!(shake.tool, Tool::Contact(card) if card.data().star);
    let inside = html! {
        (draw::icon(signs::tool(shake.tool))) (scene.say(&words::tool(shake.tool)))
        @if shake.cost > 0 {
            @let ruins = scene.sight.view.ruins_escape(shake.tool);
            " " span.toll.short[ruins] { (signs::money(shake.cost)) @if ruins { (draw::icon("exit")) "✗" } }
        }
        @if noted { " " (draw::icon("star")) span.vh { (scene.word("ep-star")) } }
        @match whom {
            Some(Action::Officer(_, officer)) => { " " (signs::officer(scene, officer)) }
            Some(Action::Sandra) => { " " (signs::automa(scene, Automa::Sandra)) }
            _ => {}
        }
    };
    cards::pressed(stroke, "helps", None, Some(&effect), &inside)
}
