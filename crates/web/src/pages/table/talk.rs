//! What the people say to each other, on the page.

use kernel::Phrase;
use maud::{Markup, html};
use table::{Heard, Remark};

use crate::board::{Board, Scene};
use crate::draw;
use crate::talk::said;

/// A line of the story.
pub(super) fn line<G: Board>(scene: &Scene<'_, G>, heard: &Heard) -> Markup {
    html! {
        li.said data-fresh[heard.fresh] {
            @match heard.remark.speaker() {
                Some(seat) => { (draw::small_token(seat, &scene.initial(seat))) }
                None => { (draw::icon("check")) }
            }
            span { (scene.say(&said(heard.remark))) }
        }
    }
}

/// How the last question ended, for those who sit here and have not said it themselves, until they act or
/// something happens. The end of the game ends it without a word.
pub(super) fn outcome<G: Board>(scene: &Scene<'_, G>) -> Option<Phrase> {
    let own = scene.sight.own()?;
    let newest = scene.sight.story.len();
    let ends = |heard: &&Heard| {
        heard.fresh && heard.after == newest && !matches!(heard.remark, Remark::Asks { .. })
    };
    let last = scene.sight.talk.last().filter(ends)?;
    (last.remark.speaker() != Some(own)).then(|| said(last.remark))
}
