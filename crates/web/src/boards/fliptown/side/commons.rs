//! What lies in the middle for all: the bounties, the sheriff card, the deck.

use fliptown::Fliptown;
use fliptown::content::{Bounty, content};
use fliptown::goal::Progress;
use fliptown::sheet::Sheet;
use fliptown::step::Stage;
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::{challenges, cowbot, hero_sheet, law};
use crate::board::Scene;
use crate::draw;

pub(in super::super) fn commons(scene: &Scene<'_, Fliptown>) -> Markup {
    let view = &scene.sight.view;
    let stock = Phrase::new("side-stock")
        .with("deck", view.deck)
        .with("discards", view.discards.len() as i64);
    // Alone there are no bounties, and once the game is over there is no sheriff.
    if view.bounties.is_empty() && view.stage == Stage::Over {
        return html! { (cowbot::panel(scene)) (challenges::panel(scene)) };
    }
    let heading = match view.bounties.is_empty() {
        true => "side-sheriff",
        false => "side-bounties",
    };
    html! {
        (cowbot::panel(scene))
        section.panel #bounties {
            h2 { (scene.word(heading)) " " small { (scene.say(&stock)) } }
            @if !view.bounties.is_empty() {
                ul.bounties { @for bounty in &view.bounties { (poster(scene, *bounty)) } }
            }
            (law::line(scene))
        }
        (challenges::panel(scene))
    }
}

/// Who has claimed a bounty.
fn claimants(scene: &Scene<'_, Fliptown>, bounty: Bounty) -> Vec<Seat> {
    let seats = scene.sight.view.seats.iter().enumerate();
    seats
        .filter(|(_, seen)| seen.sheet.claimed.contains(bounty))
        .map(|(at, _)| Seat(at as u8))
        .collect()
}

/// One bounty as a torn poster.
fn poster(scene: &Scene<'_, Fliptown>, bounty: Bounty) -> Markup {
    let rules = &content().bounty_rules;
    let stars = match scene.sight.view.turned.contains(bounty) {
        true => rules.stars_later,
        false => rules.stars_first,
    };
    let whole = scene.say(&bounty.fill(Phrase::name("bounty", bounty.id())));
    let claimed = claimants(scene, bounty);
    let sheet = hero_sheet(scene);
    html! {
        li.bounty data-side=(stars) data-why=(whole) tabindex="0" {
            b.n { (stars) (draw::icon("star")) }
            h3 { (scene.say(&Phrase::name("side-bounty", bounty.id()))) span.vh { ": " (whole) } }
            @if bounty == Bounty::EveryTarget {
                (targets(sheet))
            } @else {
                div.pair { @for sign in signs(bounty) { (draw::icon_in(ink(sign), sign)) } }
            }
            p {
                @if sheet.claimed.contains(bounty) {
                    (draw::icon("check")) span.vh { (scene.word("side-claimed")) }
                } @else if sheet.has_lost(bounty.condition()) {
                    (scene.word("side-bounty-lost"))
                } @else if !scene.sight.finished {
                    (scene.say(&progress(sheet, bounty)))
                }
                span.toks { @for seat in claimed { (draw::small_token(seat, &scene.initial(seat))) } }
            }
        }
    }
}

/// How far the hero is: 2 of 4.
fn progress(sheet: &Sheet, bounty: Bounty) -> Phrase {
    let Progress { done, asked } = sheet.progress(bounty.condition());
    Phrase::new("side-progress")
        .with("done", done as i64)
        .with("asked", asked as i64)
}

/// One target of each row, plain once the row has been robbed.
fn targets(sheet: &Sheet) -> Markup {
    let rows = content().badlands.rows.iter();
    let drawn = rows.zip(["d-chickens", "d-cattle", "d-stagecoach", "d-boxcar"]);
    html! {
        div.four aria-hidden="true" {
            @for (row, symbol) in drawn {
                @let robbed = row.targets.iter().any(|target| sheet.targets.contains(target.rank));
                svg.y[robbed] viewBox="0 10 64 52" { use href=(format_args!("#{symbol}")) width="64" height="64" {} }
            }
        }
    }
}

/// The colour of a sign; the counters have their own.
fn ink(sign: &str) -> &'static str {
    match sign {
        "heart" | "diamond" => "red",
        _ => "blk",
    }
}

/// What a bounty is about, in signs.
fn signs(bounty: Bounty) -> &'static [&'static str] {
    match bounty {
        Bounty::AllRegions => &["heart", "spade", "diamond", "club"],
        Bounty::TrailBonuses => &["heart", "burst"],
        Bounty::Tools => &["pan", "hammer"],
        Bounty::TownStars => &["club", "star"],
        Bounty::MineGold => &["diamond", "gold"],
        Bounty::EveryTarget => &["spade", "bandana"],
        Bounty::Tombstones => &["tomb"],
        Bounty::TrailEndOrHunter => &["heart", "badge"],
        Bounty::MostWanted => &["wanted"],
        Bounty::Outfit => &["horse", "pick", "pistol"],
        Bounty::Tycoon => &["cash", "gold"],
        Bounty::AllBonuses => &["burst", "tomb"],
    }
}
