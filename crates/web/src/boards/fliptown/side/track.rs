//! How far the game is, what begins in the log, and the ways to the regions of the map.

use fliptown::content::content;
use fliptown::map::Region;
use fliptown::step::Stage;
use fliptown::{Action, Event, Fliptown};
use kernel::{Explain, Phrase};
use maud::{Markup, html};

use super::signs;
use crate::board::{Heading, Scene};
use crate::boards::fliptown::leads_to;
use crate::draw;

const ROUNDS: [&str; 3] = ["I", "II", "III"];

/// The turns of the three rounds, and the sheriff after each.
pub(in super::super) fn track(scene: &Scene<'_, Fliptown>) -> Markup {
    let view = &scene.sight.view;
    let turns = content().game.turns_per_round;
    html! {
        div.track role="img" aria-label=(scene.say(&time(scene))) {
            @for (round, name) in (1..).zip(ROUNDS) {
                ol data-now[round == view.round] {
                    li.no { (name) }
                    @for turn in 1..=turns { li data-s=(state(scene, round, turn)) {} }
                }
                span.law-now[round == view.round && is_end_of_round(view.stage) && view.stage != Stage::Over] { (draw::icon("badge")) }
            }
        }
    }
}

fn is_end_of_round(stage: Stage) -> bool {
    !matches!(stage, Stage::Flip | Stage::Turn)
}

fn state(scene: &Scene<'_, Fliptown>, round: u8, turn: u8) -> &'static str {
    let view = &scene.sight.view;
    let now = (view.round, view.turn);
    if (round, turn) == now && !is_end_of_round(view.stage) {
        "now"
    } else if (round, turn) <= now {
        "done"
    } else {
        "next"
    }
}

/// Round, and turn or what happens at its end.
fn time(scene: &Scene<'_, Fliptown>) -> Phrase {
    let view = &scene.sight.view;
    let game = &content().game;
    let phrase = match view.stage {
        Stage::Flip | Stage::Turn => Phrase::new("side-time-turn")
            .with("turn", view.turn)
            .with("turns", game.turns_per_round),
        Stage::Poker => Phrase::new("side-time-poker"),
        Stage::Preacher | Stage::Bribes => Phrase::new("side-time-bribes"),
        Stage::Arrest => Phrase::new("side-time-arrest"),
        Stage::Over => Phrase::new("side-time-over"),
    };
    phrase.with("round", view.round).with("rounds", game.rounds)
}

/// Rounds and turns have headings, and so has what comes after the last turn of a round.
pub(in super::super) fn heading(event: &Event) -> Option<Heading> {
    Some(match event {
        Event::RoundBegan { round } => {
            Heading::Part(Phrase::new("side-round").with("round", *round))
        }
        Event::Flipped { turn, .. } => Heading::Turn(Phrase::new("side-turn").with("turn", *turn)),
        Event::Cheated { .. }
        | Event::HandKept { .. }
        | Event::HoldemShown { .. }
        | Event::HandValued { .. } => Heading::Close(Phrase::new("side-end-of-round")),
        _ => return None,
    })
}

/// What an event tells besides its heading.
pub(in super::super) fn line(event: &Event) -> Phrase {
    match event {
        Event::RoundBegan { .. } => Phrase::new("round-opening"),
        Event::Flipped { cards, .. } => {
            let faces = cards.map(|card| card.face()).join(" ");
            Phrase::new("side-flipped").with("cards", faces)
        }
        // A bounty is known by the name on its poster; what it asks for is told once.
        Event::BountyLaid { bounty } => Phrase::new("side-posted")
            .with("name", Phrase::name("side-bounty", bounty.id()))
            .with("bounty", bounty.fill(Phrase::name("bounty", bounty.id()))),
        Event::BountyClaimed {
            seat,
            bounty,
            stars,
        } => Phrase::new("side-claims")
            .with("seat", *seat)
            .with("name", Phrase::name("side-bounty", bounty.id()))
            .with("count", *stars),
        Event::BountyTurned { bounty } => {
            Phrase::new("side-turned").with("name", Phrase::name("side-bounty", bounty.id()))
        }
        _ => event.phrase(),
    }
}

/// The plate at which a region begins.
fn plate(region: Region) -> &'static str {
    match region {
        Region::Trail => "#ft-trail1",
        Region::Badlands => "#ft-badlands",
        Region::Mine => "#ft-mine",
        Region::Town => "#ft-town-1",
        Region::Cemetery => "#ft-cemetery",
    }
}

/// Links to the regions, those with the most to do first.
pub(in super::super) fn regions(scene: &Scene<'_, Fliptown>) -> Markup {
    let legal = |region: Region| {
        let actions = scene.sight.legal.iter();
        actions
            .filter(|action| matches!(action, Action::Go(site) if site.region() == region))
            .count()
    };
    let led = |region: Region| {
        let mut actions = scene.sight.legal.iter();
        actions.any(|action| leads_to(*action) == Some(region))
    };
    let mut regions = Region::ALL.map(|region| (region, legal(region)));
    // The cemetery is always open; the region of the suit is what the turn is about.
    regions.sort_by_key(|(region, count)| {
        let idle = *count == 0 && !led(*region);
        (idle, *region == Region::Cemetery)
    });
    html! {
        @for (at, (region, count)) in regions.into_iter().enumerate() {
            a.btn.go[at == 0 && count > 0] href=(plate(region)) {
                (signs::region(region))
                (scene.say(&Phrase::name("region", region.id())))
                @if count > 0 { " " span.chip.legal[at > 0] { (count) } }
            }
        }
        a.btn href="#ft-ledger" { (draw::icon("log")) (scene.word("side-ledger")) }
    }
}
