//! Counters of a seat: in its line, and of the hero on a phone.

use fliptown::Fliptown;
use fliptown::map::Region;
use fliptown::sheet::Sheet;
use fliptown::step::Stage;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{before, hero_sheet, seen, signs};
use crate::board::Scene;
use crate::boards::counter::{Counter, in_strip};
use crate::draw;

const COUNTERS: [Counter<Sheet>; 6] = [
    Counter {
        icon: "cash",
        word: "side-cash",
        count: |sheet| usize::from(sheet.cash),
    },
    Counter {
        icon: "gold",
        word: "side-gold",
        count: |sheet| usize::from(sheet.gold),
    },
    Counter {
        icon: "star",
        word: "side-stars",
        count: |sheet| usize::from(sheet.stars),
    },
    Counter {
        icon: "wanted",
        word: "side-wanted",
        count: |sheet| usize::from(sheet.wanted),
    },
    Counter {
        icon: "pan",
        word: "side-pans",
        count: |sheet| usize::from(sheet.pans),
    },
    Counter {
        icon: "hammer",
        word: "side-hammers",
        count: |sheet| usize::from(sheet.hammers),
    },
];

/// The counters of the hero, with what has changed since the viewer last acted.
pub(in super::super) fn purse(scene: &Scene<'_, Fliptown>) -> Markup {
    let sheet = hero_sheet(scene);
    let before = before(scene, scene.hero);
    html! {
        @for counter in &COUNTERS { (counter.in_purse(scene, sheet, before)) }
    }
}

/// What a seat's line tells: its character, its counters, how many sites it has, its poker cards.
pub(in super::super) fn strip(scene: &Scene<'_, Fliptown>, seat: Seat) -> Markup {
    let sheet = &seen(scene, seat).sheet;
    let before = before(scene, seat);
    html! {
        (character(scene, sheet))
        dl {
            @for counter in &COUNTERS { (counter.in_strip(scene, sheet, before)) }
        }
        @if scene.sight.places.len() > 1 {
            div.more {
                dl {
                    @for region in Region::ALL {
                        (in_strip(
                            &signs::region(region),
                            &scene.say(&Phrase::name("region", region.id())),
                            sheet.circled_in(region),
                            before.map(|b| b.circled_in(region)),
                        ))
                    }
                }
                (hand(scene, seat))
            }
        }
    }
}

/// The character, and whether its ability is still to come.
fn character(scene: &Scene<'_, Fliptown>, sheet: &Sheet) -> Markup {
    let Some(character) = sheet.character else {
        return html! {};
    };
    let name = scene.say(&Phrase::name("character", character.id()));
    let ability = scene.say(&character.fill(Phrase::name("ability", character.id())));
    let ready = sheet.ability().is_some();
    let word = scene.word(if ready {
        "side-ability-ready"
    } else {
        "side-ability-used"
    });
    html! {
        small.role.used[!ready] data-why=(ability) tabindex="0" {
            @if ready { (draw::icon("seal")) }
            (name)
            span.vh { " (" (word) ")" }
        }
    }
}

/// The poker cards of the round, and the Hold 'em cards as far as they may be seen.
fn hand(scene: &Scene<'_, Fliptown>, seat: Seat) -> Markup {
    let view = &scene.sight.view;
    let seen = seen(scene, seat);
    let cards = seen.sheet.column(view.round);
    let playing = matches!(view.stage, Stage::Flip | Stage::Turn | Stage::Poker);
    html! {
        span.hand title=(scene.word("side-hand")) {
            @for card in cards { (signs::mini(*card)) }
            @if let Some(dealt) = seen.holdem.filter(|_| playing) {
                span.holdem title=(scene.word("side-holdem")) {
                    @for card in dealt { (signs::mini(card)) }
                }
            }
        }
    }
}
