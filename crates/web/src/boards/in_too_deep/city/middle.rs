//! The middle of the city with the hooks that nobody has, the barriers on the borders, and the decks.

use in_too_deep::InTooDeep;
use in_too_deep::city::Border;
use in_too_deep::pieces::{Criminal, Deck};
use in_too_deep::words;
use kernel::{Member, Phrase, RuleId};
use maud::{Markup, html};

use super::deeds::{self, Deeds};
use crate::board::Scene;
use crate::boards::in_too_deep::signs;
use crate::boards::in_too_deep::sites::Site;

const HOOK: RuleId = RuleId("ID-5.4");
const BARRIER: RuleId = RuleId("ID-1.7");

/// The hook tokens that nobody has.
pub(super) fn middle(scene: &Scene<'_, InTooDeep>, deeds: &Deeds) -> Markup {
    let open = &scene.sight.view.open;
    let free = open
        .city
        .in_play()
        .filter(|criminal| open.controller(*criminal).is_none());
    let count = free.clone().count();
    html! {
        li.mid {
            h3 { (scene.word("dawn-name")) }
            p { (scene.say(&Phrase::new("dawn-free-hooks").with("count", count as i64))) }
            div.hts { @for criminal in free { (hook(scene, deeds, criminal)) } }
        }
    }
}

fn hook(scene: &Scene<'_, InTooDeep>, deeds: &Deeds, criminal: Criminal) -> Markup {
    let name = scene.say(&words::criminal(criminal));
    let inside = html! { (signs::criminal(criminal)) b { (name) } };
    let piece = format!("hook-{}", criminal.id());
    let mut here = deeds.at(Site::Criminal(criminal));
    let taken = here.find(|deed| matches!(deed.action, in_too_deep::Action::Hook(_)));
    html! {
        @match taken {
            Some(deed) => {
                a.ht.spot id=(piece) data-piece=(piece) data-s=(deed.state()) href=(deed.href()) title=(deed.label) aria-label=(deed.label) { (inside) }
            }
            None => {
                @let why = scene.say(&Phrase::new("dawn-free-hook").with("criminal", name.clone()));
                a.ht.spot id=(piece) data-piece=(piece) href=(deeds::rule_path(HOOK)) data-why=(why) data-rule=(HOOK) aria-label=(why) { (inside) }
            }
        }
    }
}

/// The barriers, and the borders to which one can go.
pub(super) fn barriers(scene: &Scene<'_, InTooDeep>, deeds: &Deeds) -> Markup {
    let city = &scene.sight.view.open.city;
    let before = scene
        .sight
        .before
        .as_ref()
        .map(|before| before.open.city.barriers);
    html! {
        @for (nth, border) in city.barriers.into_iter().enumerate() {
            @let fresh = before.is_some_and(|before| before[nth] != border);
            @let marked = nth == 0 && scene.sight.view.open.echo.is_some();
            @let why = standing(scene, border, marked);
            li.barr.{ "b" (border) }.v[is_upright(border)].fresh[fresh].marked[marked] data-piece=(format_args!("barrier-{nth}")) {
                a.spot #{ "barrier-" (nth) } href=(deeds::rule_path(BARRIER)) data-why=(why) data-rule=(BARRIER) aria-label=(why) { (bar()) }
            }
        }
        @for border in Border::all() {
            @for (nth, deed) in deeds.at(Site::Border(border)).enumerate() {
                li.barr.{ "b" (border) }.v[is_upright(border)].to.in[nth > 0] {
                    a.spot.best[!deed.completes.is_empty()] #{ "border-" (border) "-" (nth) } data-s=(deed.state()) href=(deed.href()) title=(deed.label) aria-label=(deed.label) { (bar()) }
                }
            }
        }
    }
}

/// Borders that run up and down on a phone, where the ring is a square.
const UPRIGHT: [u8; 4] = [0, 3, 4, 7];

fn is_upright(border: Border) -> bool {
    UPRIGHT.contains(&border.0)
}

fn standing(scene: &Scene<'_, InTooDeep>, border: Border, marked: bool) -> String {
    let [one, other] = scene.sight.view.open.city.ring.sides(border);
    let id = if marked {
        "dawn-barrier-marked"
    } else {
        "dawn-barrier"
    };
    let phrase = Phrase::new(id)
        .with("one", words::zone(one))
        .with("other", words::zone(other));
    scene.say(&phrase)
}

fn bar() -> Markup {
    html! {
        svg viewBox="0 0 64 14" aria-hidden="true" {
            rect.bb x="1" y="2" width="62" height="10" rx="2" {}
            rect.hzd x="1" y="2" width="62" height="10" rx="2" {}
            circle.lamp cx="8" cy="7" r="3" {}
            circle.lamp cx="56" cy="7" r="3" {}
        }
    }
}

/// The decks of crimes and what is left in the supplies.
pub(super) fn decks(scene: &Scene<'_, InTooDeep>, deeds: &Deeds) -> Markup {
    let view = &scene.sight.view;
    let support: u8 = view.open.offer.supply.iter().sum();
    let supplies = [
        ("dawn-left-evidence", view.supply),
        ("dawn-left-support", support),
        ("dawn-left-dilemmas", view.dilemma_deck),
    ];
    html! {
        dl.decks aria-label=(scene.word("dawn-decks")) {
            @for deck in Deck::ALL {
                div {
                    dt { (deck_name(scene, deeds, deck)) }
                    dd { (view.decks[deck.index()].len()) }
                }
            }
        }
        dl.decks.r aria-label=(scene.word("dawn-supplies")) {
            @for (id, count) in supplies { div { dt { (scene.word(id)) } dd { (count) } } }
        }
    }
}

fn deck_name(scene: &Scene<'_, InTooDeep>, deeds: &Deeds, deck: Deck) -> Markup {
    let name = scene.say(&words::deck(deck));
    html! {
        @match deeds.at(Site::Deck(deck)).next() {
            Some(deed) => { a.pill.spot #{ "deck-" (deck.id()) } data-s=(deed.state()) href=(deed.href()) title=(deed.label) aria-label=(deed.label) { (name) } }
            None => { (name) }
        }
    }
}
