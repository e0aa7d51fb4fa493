//! What the last action did, as far as the viewer could see it.

use kernel::Explain;
use maud::{Markup, html};

use super::ReplayExtras;
use crate::board::{Board, Scene};
use crate::draw;
use crate::pages::table::suited;

/// The most sentences that stand beside the headline; the log has all.
const SENTENCES: usize = 3;

pub(super) fn now<G: Board>(scene: &Scene<'_, G>, extras: &ReplayExtras) -> Markup {
    let told = scene.sight.story.iter().filter(|told| told.fresh);
    let mut events = told.map(|told| (told.event.phrase(), told.rule()));
    let first = events.next().filter(|_| extras.ply > 0);
    let silent = || match &extras.decided {
        None => scene.word("replay-beginning"),
        Some(decided) => scene.say(decided),
    };
    let mut before = first.as_ref().map(|(phrase, _)| phrase.clone());
    let more = events.take(SENTENCES).map(|(phrase, _)| {
        let said = scene.texts.say_after(before.as_ref(), &phrase);
        before = Some(phrase);
        said
    });
    html! {
        div.now {
            div aria-live="polite" {
                @match first {
                    None => { h1 #question tabindex="-1" { (suited(&silent())) } }
                    Some((phrase, rule)) => {
                        h1 #question tabindex="-1" { (suited(&scene.say(&phrase))) }
                        p {
                            @for sentence in more { (suited(&sentence)) " " }
                            (draw::rule_link(G::INFO.id, rule))
                        }
                    }
                }
            }
            (G::lineup(scene))
        }
    }
}
