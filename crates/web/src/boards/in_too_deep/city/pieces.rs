//! What stands in a zone: criminals with what they hold, the Guardian, dropped items; and where they would be.

use in_too_deep::console::Agent;
use in_too_deep::pieces::{Criminal, Item, Zone};
use in_too_deep::step::Step;
use in_too_deep::words;
use in_too_deep::{Action, InTooDeep};
use kernel::{Phrase, RuleId};
use maud::{Markup, html};

use super::deeds::{self, Deed, Deeds};
use super::places::{self, Thing};
use crate::board::Scene;
use crate::boards::in_too_deep::signs;
use crate::boards::in_too_deep::sites::{self, Site};
use crate::draw;

/// How wide a figure is with the token of its agent, what an item in its hands adds, and an item that lies about.
const FIGURE: f32 = 41.;
const HELD: f32 = 21.;
const LYING: f32 = 28.;

const ABILITY: RuleId = RuleId("ID-6.3");
const GUARDIAN: RuleId = RuleId("ID-10.1");
const ITEM: RuleId = RuleId("ID-1.9");

/// Something that stands in a zone.
#[derive(Clone, Copy)]
pub(super) enum Piece {
    Criminal(Criminal),
    Guardian,
    Item(Item),
}

impl Piece {
    /// Everything in a zone.
    pub(super) fn all(scene: &Scene<'_, InTooDeep>, zone: Zone) -> Vec<Piece> {
        let city = &scene.sight.view.open.city;
        let criminals = city.criminals_in(zone).map(Piece::Criminal);
        let guardian = (city.guardian == zone).then_some(Piece::Guardian);
        let dropped = Item::ALL.into_iter();
        let dropped = dropped.filter(|item| city.is_dropped_in(*item, zone));
        criminals
            .chain(guardian)
            .chain(dropped.map(Piece::Item))
            .collect()
    }

    fn name(self, scene: &Scene<'_, InTooDeep>) -> String {
        match self {
            Piece::Criminal(criminal) => scene.say(&words::criminal(criminal)),
            Piece::Guardian => scene.word("dawn-guardian"),
            Piece::Item(item) => scene.say(&words::item(item)),
        }
    }

    /// How much room it takes.
    pub(super) fn thing(self, scene: &Scene<'_, InTooDeep>) -> Thing {
        let city = &scene.sight.view.open.city;
        let width = match self {
            Piece::Criminal(criminal) if city.held_by(criminal).is_some() => FIGURE + HELD,
            Piece::Criminal(_) | Piece::Guardian => FIGURE,
            Piece::Item(_) => LYING,
        };
        Thing {
            width,
            words: places::words(&self.name(scene)),
            person: !matches!(self, Piece::Item(_)),
        }
    }

    pub(super) fn draw(self, scene: &Scene<'_, InTooDeep>, deeds: &Deeds) -> Markup {
        let name = self.name(scene);
        match self {
            Piece::Criminal(who) => criminal(scene, deeds, who, &name),
            Piece::Guardian => guardian(scene, &name),
            Piece::Item(item) => html! {
                span.lying { (item_token(scene, deeds, item, "drop")) i { (name) } }
            },
        }
    }
}

/// A criminal: emblem, who controls it, what it holds.
fn criminal(scene: &Scene<'_, InTooDeep>, deeds: &Deeds, criminal: Criminal, name: &str) -> Markup {
    let view = &scene.sight.view;
    let held = view.open.city.held_by(criminal);
    let owner = view.open.controller(criminal);
    let mine = owner.is_some() && owner == scene.sight.own().map(Agent::Person);
    let fresh = scene
        .sight
        .before
        .as_ref()
        .is_some_and(|before| before.open.city.find(criminal) != view.open.city.find(criminal));
    let deed = deeds.at(Site::Criminal(criminal)).next();
    html! {
        span.crim.mine[mine].fresh[fresh] {
            span.fig {
                span.piece id=(format_args!("crim-{}", criminal.id())) data-piece=(format_args!("crim-{}", criminal.id())) {
                    (token(criminal.id(), deed, &told(scene, criminal, owner), rule(scene, criminal), &signs::criminal(criminal)))
                    (badge(scene, criminal, owner))
                }
                @if let Some(item) = held { (item_token(scene, deeds, item, "held")) }
            }
            b { (name) }
            @if let Some(item) = held { i { (scene.say(&words::item(item))) } }
        }
    }
}

/// A round token: a link if something can be done with it, else it tells what it is.
fn token(who: &str, deed: Option<&Deed>, told: &str, rule: RuleId, emblem: &Markup) -> Markup {
    let id = format!("em-{who}");
    html! {
        @match deed {
            Some(deed) => {
                a.em.spot.best[!deed.completes.is_empty()] id=(id) data-s=(deed.state()) href=(deed.href()) title=(deed.label) aria-label=(deed.label) { (emblem) (star(deed)) }
            }
            None => {
                a.em.spot id=(id) href=(deeds::rule_path(rule)) data-why=(told) data-rule=(rule) aria-label=(told) { (emblem) }
            }
        }
    }
}

/// The mark of what makes a crime possible.
fn star(deed: &Deed) -> Markup {
    html! { @if !deed.completes.is_empty() { span.makes { (draw::icon("star")) } } }
}

/// Who controls a criminal, what it can do, and why it cannot be chosen where it could have been.
fn told(scene: &Scene<'_, InTooDeep>, criminal: Criminal, owner: Option<Agent>) -> String {
    let own = scene.sight.own().map(Agent::Person);
    let whose = match owner {
        None => Phrase::new("dawn-hook-free"),
        Some(agent) if Some(agent) == own => Phrase::new("dawn-hook-yours"),
        Some(agent) => Phrase::new("dawn-hook-of").with("agent", words::agent(agent)),
    };
    let all = Phrase::new("dawn-criminal")
        .with("criminal", words::criminal(criminal))
        .with("owner", whose)
        .with("ability", words::ability(criminal));
    match refused(scene, criminal) {
        Some((_, why)) => format!("{why} {}", scene.say(&all)),
        None => scene.say(&all),
    }
}

fn rule(scene: &Scene<'_, InTooDeep>, criminal: Criminal) -> RuleId {
    refused(scene, criminal).map_or(ABILITY, |(rule, _)| rule)
}

/// Why a criminal cannot be chosen, where criminals are asked for.
fn refused(scene: &Scene<'_, InTooDeep>, criminal: Criminal) -> Option<(RuleId, String)> {
    let action = match sites::asked(scene)? {
        Step::Hook { .. } | Step::HookByToken => Action::Hook(criminal),
        Step::GainGrip { .. } | Step::LoseGrip { .. } | Step::EchoGrip { .. } => {
            Action::Grip(criminal)
        }
        Step::Escort { .. }
        | Step::Relocate(_)
        | Step::SwapCriminals
        | Step::SwapCriminalWith(_)
        | Step::SwapItemCriminalWith(_)
        | Step::Lock => Action::Criminal(criminal),
        _ => return None,
    };
    deeds::why_not(scene, action)
}

/// Whose hook it is: a seat's token, or a hook that anybody may take; and whether it is locked.
fn badge(scene: &Scene<'_, InTooDeep>, criminal: Criminal, owner: Option<Agent>) -> Markup {
    let locked = scene.sight.view.open.is_locked(criminal);
    html! {
        @match owner {
            Some(Agent::Person(seat)) => { (draw::small_token(seat, &scene.initial(seat))) }
            Some(Agent::Echo) => { span class="tok s automa" { "E" } }
            None => { span.free { (draw::icon("hook")) } }
        }
        @if locked { span.locked title=(scene.word("dawn-locked")) { (draw::icon("padlock")) } }
    }
}

fn item_token(scene: &Scene<'_, InTooDeep>, deeds: &Deeds, item: Item, how: &str) -> Markup {
    let id = format!("item-{}", item.id());
    let kind = item.kind().id();
    html! {
        @match deeds.at(Site::Item(item)).next() {
            Some(deed) => {
                a.item.spot.(how).best[!deed.completes.is_empty()] id=(id) data-piece=(id) data-k=(kind) data-s=(deed.state()) href=(deed.href()) title=(deed.label) aria-label=(deed.label) { (signs::item(item)) (star(deed)) }
            }
            None => {
                @let (rule, why) = told_item(scene, item);
                a.item.spot.(how) id=(id) data-piece=(id) data-k=(kind) href=(deeds::rule_path(rule)) data-why=(why) data-rule=(rule) aria-label=(why) { (signs::item(item)) }
            }
        }
    }
}

fn told_item(scene: &Scene<'_, InTooDeep>, item: Item) -> (RuleId, String) {
    let what = Phrase::new("dawn-item")
        .with("item", words::item(item))
        .with("kind", words::item_kind(item.kind()));
    let what = scene.say(&what);
    let tried = sites::asked(scene).and_then(|step| match step {
        Step::RelocateItem
        | Step::SwapItems(_)
        | Step::SwapItemWith(_)
        | Step::SwapItemCriminal => Some(Action::Item(item)),
        _ => None,
    });
    match tried.and_then(|action| deeds::why_not(scene, action)) {
        Some((rule, why)) => (rule, format!("{what} {why}")),
        None => (ITEM, what),
    }
}

fn guardian(scene: &Scene<'_, InTooDeep>, name: &str) -> Markup {
    let view = &scene.sight.view;
    let before = scene.sight.before.as_ref();
    let fresh = before.is_some_and(|before| before.open.city.guardian != view.open.city.guardian);
    let told = scene.word("dawn-guardian-help");
    html! {
        span.crim.guard.fresh[fresh] {
            span.fig {
                span.piece #guardian data-piece="guardian" { (token("guardian", None, &told, GUARDIAN, &signs::guardian())) }
            }
            b { (name) }
        }
    }
}

/// Who and what would come to a zone, for each move that brings it there.
pub(super) fn ghosts(scene: &Scene<'_, InTooDeep>, deeds: &Deeds, zone: Zone) -> Markup {
    let view = &scene.sight.view;
    let outlook = scene.outlook();
    html! {
        div.ghosts aria-hidden="true" {
            @for criminal in view.open.city.in_play() {
                @for (then, buttons) in outlook.changes(view, |then| then.open.city.find(criminal)) {
                    @if then == Some(zone) {
                        (ghost(deeds, zone, &buttons, &html! {
                            span.em { (signs::criminal(criminal)) }
                            @if let Some(item) = view.open.city.held_by(criminal) { span.item data-k=(item.kind().id()) { (signs::item(item)) } }
                        }))
                    }
                }
            }
            @for (then, buttons) in outlook.changes(view, |then| then.open.city.guardian) {
                @if then == zone { (ghost(deeds, zone, &buttons, &html! { span.em { (signs::guardian()) } })) }
            }
            @for item in Item::ALL {
                @for (then, buttons) in outlook.changes(view, |then| then.open.city.is_dropped_in(item, zone)) {
                    @if then {
                        (ghost(deeds, zone, &buttons, &html! { span.item data-k=(item.kind().id()) { (signs::item(item)) } }))
                    }
                }
            }
        }
    }
}

/// Something that would be there. Where a pill stands for the move already, a desk has room for only one of them.
fn ghost(deeds: &Deeds, zone: Zone, buttons: &str, what: &Markup) -> Markup {
    let has_pill = |button: &&str| {
        let mut pills = deeds.at(Site::Zone(zone));
        pills.any(|deed| deed.button == **button)
    };
    let (twins, others): (Vec<&str>, Vec<&str>) = buttons.split(' ').partition(has_pill);
    html! {
        @for (buttons, twin) in [(others, false), (twins, true)] {
            @if !buttons.is_empty() { span.then.twin[twin] data-for=(buttons.join(" ")) { (what) } }
        }
    }
}
