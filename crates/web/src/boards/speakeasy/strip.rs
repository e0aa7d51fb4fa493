//! Counters of a boss: in its line, and of the hero on a phone.

use kernel::{Phrase, Seat};
use maud::{Markup, html};
use speakeasy::Speakeasy;
use speakeasy::pieces::Track;
use speakeasy::player::{Player, token_count};

use super::desk::before;
use super::signs;
use crate::board::Scene;
use crate::draw;

/// A number that everybody looks at.
struct Counter {
    icon: &'static str,
    word: &'static str,
    count: fn(&Player) -> u8,
}

/// Levels, and the ally.
const LEVELS: [Counter; 6] = [
    Counter {
        icon: "vip",
        word: "board-level-vip",
        count: |player| player.level(Track::Vip),
    },
    Counter {
        icon: "party",
        word: "board-level-party",
        count: |player| player.level(Track::Party),
    },
    Counter {
        icon: "still",
        word: "board-level-still",
        count: |player| player.level(Track::Still),
    },
    Counter {
        icon: "truck",
        word: "board-level-fleet",
        count: |player| player.level(Track::Fleet),
    },
    Counter {
        icon: "pistol",
        word: "board-level-strength",
        count: |player| player.level(Track::Strength),
    },
    Counter {
        icon: "gangster",
        word: "board-count-ally",
        count: |player| player.ally.map_or(0, |ally| ally.strength()),
    },
];

/// Pieces.
const PIECES: [Counter; 7] = [
    Counter {
        icon: "thug",
        word: "board-count-thugs",
        count: |player| player.thugs,
    },
    Counter {
        icon: "lever",
        word: "board-count-leverage",
        count: |player| player.lasting_leverage() + player.leverage,
    },
    Counter {
        icon: "mobster",
        word: "board-count-mobsters",
        count: |player| player.vip,
    },
    Counter {
        icon: "ledger",
        word: "board-count-books",
        count: |player| player.books,
    },
    Counter {
        icon: "card",
        word: "board-count-cards",
        count: |player| player.hand_size(),
    },
    Counter {
        icon: "token",
        word: "board-count-tokens",
        count: |player| token_count(&player.tokens),
    },
    Counter {
        icon: "helper",
        word: "board-count-helpers",
        count: |player| player.helpers.len() as u8,
    },
];

/// What a boss's line tells: its money as far as it is seen, its levels, its pieces.
pub(super) fn strip(scene: &Scene<'_, Speakeasy>, seat: Seat) -> Markup {
    let view = &scene.sight.view;
    let Some(player) = view.players.get(seat.index()) else {
        return html! {};
    };
    let before = before(scene, seat);
    let safe = view.screens.get(seat.index()).copied().flatten();
    let safe = safe.map_or_else(
        || "?".to_owned(),
        |screen| signs::dollars(scene, screen.safe),
    );
    let money = Phrase::new("board-money")
        .with("pocket", signs::dollars(scene, player.pocket))
        .with("safe", safe.as_str());
    html! {
        small.role.purse-of title=(scene.say(&money)) {
            b { (signs::dollars(scene, player.pocket)) } " " (draw::icon("safe")) (safe)
        }
        dl { (counters(scene, &LEVELS, player, before)) }
        div.more { dl { (counters(scene, &PIECES, player, before)) } }
    }
}

fn counters(
    scene: &Scene<'_, Speakeasy>,
    counters: &[Counter],
    player: &Player,
    before: Option<&Player>,
) -> Markup {
    html! {
        @for counter in counters {
            @let now = (counter.count)(player);
            @let up = before.is_some_and(|before| (counter.count)(before) != now);
            @let word = scene.word(counter.word);
            div title=(word) { dt { span.vh { (word) } (draw::icon(counter.icon)) } dd.up[up] { (now) } }
        }
    }
}

/// The counters of the hero, with what has changed since the viewer last acted.
pub(super) fn purse(scene: &Scene<'_, Speakeasy>) -> Markup {
    let view = &scene.sight.view;
    let Some(player) = view.players.get(scene.hero.index()) else {
        return html! {};
    };
    let safe = view.screens.get(scene.hero.index()).copied().flatten();
    let kept = ["pistol", "thug", "lever", "mobster", "ledger"];
    let counters = LEVELS.iter().chain(&PIECES);
    html! {
        div title=(scene.word("board-pocket")) {
            (draw::icon("cash")) span.vh { (scene.word("board-pocket")) " " } (signs::dollars(scene, player.pocket))
        }
        div title=(scene.word("board-safe")) {
            (draw::icon("safe")) span.vh { (scene.word("board-safe")) " " }
            (safe.map_or_else(|| "?".to_owned(), |screen| signs::dollars(scene, screen.safe)))
        }
        @for counter in counters.filter(|counter| kept.contains(&counter.icon)) {
            div title=(scene.word(counter.word)) {
                (draw::icon(counter.icon)) span.vh { (scene.word(counter.word)) " " }
                ((counter.count)(player))
            }
        }
    }
}
