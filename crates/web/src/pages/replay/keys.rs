//! The keys of the tape: to the start, back, play, forward, to the end; and the slider.

use kernel::Phrase;
use maud::{Markup, html};

use super::{ReplayExtras, eyes, moment};
use crate::board::{Board, Scene};
use crate::draw;

pub(super) fn keys<G: Board>(scene: &Scene<'_, G>, extras: &ReplayExtras) -> Markup {
    let (ply, last) = (extras.ply, extras.plies);
    let key = |id: &str, icon: &str, word, to: u32| {
        let words = scene.word(word);
        html! {
            a.btn id=(id) href=(moment(scene, scene.sight.viewer, to)) title=(words) aria-label=(words) data-swap {
                (draw::icon(icon))
            }
        }
    };
    html! {
        div.keys role="group" aria-label=(scene.word("replay-keys")) {
            (key("first", "first", "replay-first", 0))
            (key("previous", "back", "replay-previous", ply.saturating_sub(1)))
            button.btn.go #play type="button" data-js data-play="next" aria-pressed="false"
                title=(scene.word("replay-play")) aria-label=(scene.word("replay-play")) { (draw::icon("play")) }
            (key("next", "step", "replay-next", last.min(ply + 1)))
            (key("last", "last", "replay-last", last))
        }
    }
}

/// Every single action, for those who look for one.
pub(super) fn slider<G: Board>(scene: &Scene<'_, G>, extras: &ReplayExtras) -> Markup {
    let words = Phrase::new("replay-ply")
        .with("ply", extras.ply)
        .with("plies", extras.plies);
    html! {
        form.slider method="get" action=(draw::deed_path(&scene.sight.id, "replay")) data-swap {
            label for="ply" { (scene.say(&words)) }
            input #ply type="range" name="ply" min="0" max=(extras.plies) value=(extras.ply);
            input type="hidden" name="as" value=(eyes(scene.sight.viewer));
            button.btn { (scene.word("replay-go")) }
        }
    }
}
