//! A zone of the ring: its effect, its searches, who and what is there, and what can come.

use in_too_deep::pieces::Zone;
use in_too_deep::words;
use in_too_deep::{Action, InTooDeep};
use kernel::{Phrase, RuleId};
use maud::{Markup, html};

use super::deeds::{self, Deed, Deeds};
use super::pieces::{self, Piece};
use super::places::{self, PIECES, PILLS, Thing};
use crate::board::Scene;
use crate::boards::in_too_deep::signs;
use crate::boards::in_too_deep::sites::Site;
use crate::draw;

const USE: RuleId = RuleId("ID-7.7");

/// From how many pills on they are emblems only.
const MANY: usize = 3;

pub(super) fn zone(
    scene: &Scene<'_, InTooDeep>,
    deeds: &Deeds,
    position: usize,
    zone: Zone,
) -> Markup {
    let pieces = Piece::all(scene, zone);
    let pills = pills(scene, deeds, zone);
    let legal = deeds.at(Site::Zone(zone)).next().is_some();
    let name = scene.say(&words::zone(zone));
    let plate = places::plate(position);
    html! {
        li.zone.{ "p" (position) } #{ "zone-" (zone.id()) } aria-label=(name) data-legal[legal] data-crowd[pieces.len() > 1] {
            div.nameplate data-x=(plate.x()) data-y=(plate.y()) {
                (effect(scene, deeds, zone))
                h3 { (name) }
                p {
                    (searches(scene, zone))
                    span.gist { (scene.say(&words::zone_gist(zone))) }
                }
                (pieces::ghosts(scene, deeds, zone))
            }
            (standing(scene, deeds, position, &pieces))
            @if !pills.is_empty() { (offered(scene, position, &pills)) }
        }
    }
}

/// What has no other place to be pressed: whoever can come, whoever else can use the zone, and what can be done with a
/// piece besides what the piece itself stands for.
fn pills<'a>(scene: &Scene<'_, InTooDeep>, deeds: &'a Deeds, zone: Zone) -> Vec<&'a Deed> {
    let city = &scene.sight.view.open.city;
    let criminals = city.criminals_in(zone).map(Site::Criminal);
    let items = city.items_in(zone).map(Site::Item);
    let further = [Site::Effect(zone)].into_iter();
    let further = further.chain(criminals).chain(items);
    let further = further.flat_map(|site| deeds.at(site).skip(1));
    deeds.at(Site::Zone(zone)).chain(further).collect()
}

/// Who and what is in a zone.
fn standing(
    scene: &Scene<'_, InTooDeep>,
    deeds: &Deeds,
    position: usize,
    pieces: &[Piece],
) -> Markup {
    let things: Vec<Thing> = pieces.iter().map(|piece| piece.thing(scene)).collect();
    let layout = places::lay(position, places::plan(position).pieces, &PIECES, &things);
    html! {
        div.ps.{ (layout.look.worded.class()) } data-size=(layout.look.size) {
            @for row in layout.rows {
                div.row data-x=(row.place.x()) data-y=(row.place.y()) {
                    @for piece in &pieces[row.things] { (piece.draw(scene, deeds)) }
                }
            }
        }
    }
}

/// What can be pressed in a zone besides its pieces; what has no room there stands in the list, and on a phone.
fn offered(scene: &Scene<'_, InTooDeep>, position: usize, pills: &[&Deed]) -> Markup {
    let things: Vec<Thing> = pills.iter().map(|pill| pill.thing(scene)).collect();
    let layout = places::lay(position, places::plan(position).pills, &PILLS, &things);
    let laid = layout.laid();
    html! {
        div.pls.{ (layout.look.worded.class()) } data-size=(layout.look.size) data-many[pills.len() >= MANY] {
            @for row in layout.rows {
                div.row data-x=(row.place.x()) data-y=(row.place.y()) {
                    @for pill in &pills[row.things] { (pill.pill(scene)) }
                }
            }
            @if laid < pills.len() {
                div.over { @for pill in &pills[laid..] { (pill.pill(scene)) } }
            }
        }
    }
}

/// The badge of a zone's effect: lit, closed by searches, or out of reach.
fn effect(scene: &Scene<'_, InTooDeep>, deeds: &Deeds, zone: Zone) -> Markup {
    if let Some(deed) = deeds.at(Site::Effect(zone)).next() {
        return html! {
            a.eff.on.spot #{ "eff-" (zone.id()) } data-s=(deed.state()) href=(deed.href()) title=(deed.label) aria-label=(deed.label) {
                (signs::zone(zone))
            }
        };
    }
    let open = &scene.sight.view.open;
    let shut = open.city.searches_in(zone) > 0;
    let own = scene.sight.own();
    let here = own.and_then(|seat| {
        let ports = open.console(seat).ports.into_iter();
        ports
            .into_iter()
            .find(|criminal| open.city.is_in(*criminal, zone))
    });
    let refused = here.and_then(|criminal| deeds::why_not(scene, Action::Use(criminal)));
    let (rule, reason) = refused.unwrap_or_else(|| {
        let id = if shut {
            "dawn-effect-shut"
        } else {
            "dawn-effect-away"
        };
        (USE, scene.word(id))
    });
    let why = Phrase::new("dawn-effect")
        .with("zone", words::zone(zone))
        .with("effect", words::zone_effect(zone))
        .with("why", reason);
    let why = scene.say(&why);
    html! {
        a.eff.spot.shut[shut] #{ "eff-" (zone.id()) } href=(deeds::rule_path(rule)) data-why=(why) data-rule=(rule) aria-label=(why) {
            (signs::zone(zone))
        }
    }
}

/// The search tokens of a zone, and those that would be there.
fn searches(scene: &Scene<'_, InTooDeep>, zone: Zone) -> Markup {
    let view = &scene.sight.view;
    let count = view.open.city.searches_in(zone);
    let told = |count: u8| scene.say(&Phrase::new("dawn-searches").with("count", count));
    let changes = scene
        .outlook()
        .changes(view, |then| then.open.city.searches_in(zone));
    html! {
        @if count > 0 {
            span.sea title=(told(count)) {
                @for _ in 0..count { (draw::icon("seek")) }
                span.vh { (told(count)) }
            }
        }
        @for (then, buttons) in changes {
            span.then.sea data-for=(buttons) aria-hidden="true" { "→" (then) (draw::icon("seek")) }
        }
    }
}
