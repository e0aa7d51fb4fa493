//! A zone of the ring: its effect, its searches, who and what is there, and what can come.

use in_too_deep::pieces::{Item, Zone};
use in_too_deep::words;
use in_too_deep::{Action, InTooDeep};
use kernel::{Phrase, RuleId};
use maud::{Markup, html};

use super::deeds::{self, Deed, Deeds};
use super::pieces;
use crate::board::Scene;
use crate::boards::in_too_deep::signs;
use crate::boards::in_too_deep::sites::Site;
use crate::draw;

const USE: RuleId = RuleId("ID-7.7");

/// From how many pills on they are emblems only.
const MANY: usize = 3;

/// Positions where the name stands below the pieces: there the zone is wider.
const FLIPPED: [usize; 3] = [1, 4, 7];

/// How full a zone is. On a desk, the fuller it is, the less it says; what is left out can still be looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Crowd {
    /// Everything has room.
    Few,
    /// What the zone is good for and what somebody holds is left out, the names of the criminals stand together.
    Some,
    /// What lies about is not named, either, and pieces are smaller.
    Many,
    /// Pieces are as small as they can be.
    Full,
}

impl Crowd {
    /// By the place in the ring: zones above and below the middle have the most room, those at the upper corners
    /// the least; the lower one is narrow where its pieces begin. Three pills take as much as a piece.
    fn of(position: usize, things: usize, pills: usize) -> Crowd {
        let [few, some, many] = match position {
            0 => [2, 3, 4],
            4 => [1, 3, 4],
            2 | 3 | 5 | 6 => [1, 2, 3],
            _ => [1, 2, 2],
        };
        match things + pills.div_ceil(MANY) {
            load if load <= few => Crowd::Few,
            load if load <= some => Crowd::Some,
            load if load <= many => Crowd::Many,
            _ => Crowd::Full,
        }
    }

    fn id(self) -> Option<&'static str> {
        match self {
            Crowd::Few => None,
            Crowd::Some => Some("some"),
            Crowd::Many => Some("many"),
            Crowd::Full => Some("full"),
        }
    }
}

pub(super) fn zone(
    scene: &Scene<'_, InTooDeep>,
    deeds: &Deeds,
    position: usize,
    zone: Zone,
) -> Markup {
    let arrivals = deeds.at(Site::Zone(zone));
    let uses = deeds.at(Site::Effect(zone)).skip(1);
    let pills: Vec<&Deed> = arrivals.chain(uses).collect();
    let city = &scene.sight.view.open.city;
    let dropped = Item::ALL
        .into_iter()
        .filter(|item| city.is_dropped_in(*item, zone));
    // Two who hold something are as wide as three who do not.
    let held = city
        .criminals_in(zone)
        .filter(|criminal| city.held_by(*criminal).is_some());
    let things = city.criminals_in(zone).count()
        + held.count() / 2
        + usize::from(city.guardian == zone)
        + dropped.clone().count();
    let crowd = Crowd::of(position, things, pills.len());
    let name = scene.say(&words::zone(zone));
    let title = html! { h3 { (effect(scene, deeds, zone)) span.zname { (name) } } };
    let about = html! {
        p {
            (searches(scene, zone))
            span.gist { (scene.say(&words::zone_gist(zone))) }
        }
    };
    let inside = html! {
        div.stand {
            div.ps {
                @for criminal in city.criminals_in(zone) { (pieces::criminal(scene, deeds, criminal)) }
                @if city.guardian == zone { (pieces::guardian(scene)) }
                @for item in dropped { (pieces::lying(scene, deeds, item)) }
                (pieces::ghosts(scene, zone))
            }
            @if !pills.is_empty() {
                div.pls data-many[pills.len() >= MANY || crowd > Crowd::Few] {
                    @for pill in &pills { (pill.pill(scene)) }
                }
            }
        }
    };
    let crew = crew(scene, zone);
    html! {
        li.zone.{ "p" (position) } #{ "zone-" (zone.id()) } aria-label=(name) data-legal[!pills.is_empty()] data-crowd=[crowd.id()] {
            i.edge {}
            @if FLIPPED.contains(&position) { (inside) (crew) (title) (about) }
            @else if crowd == Crowd::Few { (title) (about) (crew) (inside) }
            @else { (title) (crew) (inside) (about) }
        }
    }
}

/// Who stands in a zone, in the order of the pieces: for where a name below each of them has no room.
fn crew(scene: &Scene<'_, InTooDeep>, zone: Zone) -> Markup {
    let city = &scene.sight.view.open.city;
    let criminals = city
        .criminals_in(zone)
        .map(|criminal| scene.say(&words::criminal(criminal)));
    let guardian = (city.guardian == zone).then(|| scene.word("dawn-guardian"));
    let names: Vec<String> = criminals.chain(guardian).collect();
    html! {
        // The pieces themselves are named to whoever listens.
        @if !names.is_empty() {
            div.crew aria-hidden="true" { @for name in names { span { (name) } " " } }
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
