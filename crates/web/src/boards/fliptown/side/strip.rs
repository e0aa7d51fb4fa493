//! Counters of a seat: in its line, and of the hero on a phone.

use fliptown::Fliptown;
use fliptown::map::Region;
use fliptown::sheet::Sheet;
use fliptown::step::Stage;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{before, hero_sheet, seen, signs};
use crate::board::Scene;
use crate::draw;

/// A number that everybody looks at.
struct Counter {
    icon: &'static str,
    word: &'static str,
    count: fn(&Sheet) -> u16,
}

const COUNTERS: [Counter; 6] = [
    Counter {
        icon: "cash",
        word: "side-cash",
        count: |sheet| sheet.cash,
    },
    Counter {
        icon: "gold",
        word: "side-gold",
        count: |sheet| sheet.gold,
    },
    Counter {
        icon: "star",
        word: "side-stars",
        count: |sheet| sheet.stars,
    },
    Counter {
        icon: "wanted",
        word: "side-wanted",
        count: |sheet| sheet.wanted,
    },
    Counter {
        icon: "pan",
        word: "side-pans",
        count: |sheet| u16::from(sheet.pans),
    },
    Counter {
        icon: "hammer",
        word: "side-hammers",
        count: |sheet| u16::from(sheet.hammers),
    },
];

/// The counters of the hero, with what has changed since the viewer last acted.
pub(in super::super) fn purse(scene: &Scene<'_, Fliptown>) -> Markup {
    let sheet = hero_sheet(scene);
    let before = before(scene, scene.hero);
    html! {
        @for counter in &COUNTERS {
            @let now = (counter.count)(sheet);
            @let change = before.map_or(0, |b| i32::from(now) - i32::from((counter.count)(b)));
            div title=(scene.word(counter.word)) {
                (draw::icon(counter.icon)) span.vh { (scene.word(counter.word)) " " }
                (now)
                @if change != 0 { span.chip.new { (signed(change)) } }
            }
        }
    }
}

/// A difference with its sign; the minus is a real one.
fn signed(change: i32) -> String {
    match change {
        ..0 => format!("−{}", change.unsigned_abs()),
        _ => format!("+{change}"),
    }
}

/// What a seat's line tells: its character, its counters, how many sites it has, its poker cards.
pub(in super::super) fn strip(scene: &Scene<'_, Fliptown>, seat: Seat) -> Markup {
    let sheet = &seen(scene, seat).sheet;
    let before = before(scene, seat);
    html! {
        (character(scene, sheet))
        dl {
            @for counter in &COUNTERS {
                (number(
                    &draw::icon(counter.icon),
                    &scene.word(counter.word),
                    (counter.count)(sheet).into(),
                    before.map(|b| (counter.count)(b).into()),
                ))
            }
        }
        @if scene.sight.places.len() > 1 {
            div.more {
                dl {
                    @for region in Region::ALL {
                        (number(
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

fn number(icon: &Markup, word: &str, now: usize, before: Option<usize>) -> Markup {
    let up = before.is_some_and(|before| before != now);
    html! {
        div title=(word) { dt { span.vh { (word) } (icon) } dd.up[up] { (now) } }
    }
}

/// The character, and whether its ability is still to come.
fn character(scene: &Scene<'_, Fliptown>, sheet: &Sheet) -> Markup {
    let Some(character) = sheet.character else {
        return html! {};
    };
    let name = scene.say(&Phrase::name("character", character.id()));
    let ability = scene.say(&Phrase::name("ability", character.id()));
    let ready = sheet.ability().is_some();
    let word = scene.word(if ready {
        "side-ability-ready"
    } else {
        "side-ability-used"
    });
    html! {
        small.role.used[!ready] data-why=(ability) tabindex="0" {
            (name)
            @if ready { (draw::icon("seal")) }
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
