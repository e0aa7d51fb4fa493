//! What came of it: luck and the law since the viewer last acted. On a phone the log is far away, and on a desk it
//! is told with the next cards.

use fliptown::{Event, Fliptown};
use kernel::Seat;
use maud::{Markup, html};

use super::line;
use crate::board::Scene;
use crate::pages::table::suited;

/// The newest first, as in the log; but what others have made of it comes last.
pub(super) fn news(scene: &Scene<'_, Fliptown>) -> Markup {
    let story = scene.sight.story.iter().rev();
    let fresh = story.take_while(|told| told.fresh);
    let news = fresh.filter(|told| is_news(&told.event, scene.hero));
    let (theirs, own): (Vec<_>, Vec<_>) =
        news.partition(|told| is_of_others(&told.event, scene.hero));
    let phrases: Vec<_> = own
        .iter()
        .chain(&theirs)
        .map(|told| line(&told.event))
        .collect();
    if phrases.is_empty() {
        return html! {};
    }
    html! {
        ul.news {
            // Each is news of its own, and names whom it is about.
            @for phrase in &phrases { li { (suited(&scene.say(phrase))) } }
        }
    }
}

/// Whether it was not the hero's to decide.
fn is_news(event: &Event, hero: Seat) -> bool {
    match *event {
        Event::CowbotStole { .. } | Event::SheriffRevealed { .. } | Event::BountyClaimed { .. } => {
            true
        }
        Event::Robbed { seat, .. }
        | Event::BankPaid { seat, .. }
        | Event::HandValued { seat, .. }
        | Event::Safe { seat }
        | Event::Protected { seat }
        | Event::Arrested { seat, .. }
        | Event::MarshalDrew { seat, .. }
        | Event::FinedStars { seat, .. } => seat == hero,
        _ => false,
    }
}

/// Whether somebody else has gained by it.
fn is_of_others(event: &Event, hero: Seat) -> bool {
    match *event {
        Event::CowbotStole { .. } => true,
        Event::BountyClaimed { seat, .. } => seat != hero,
        _ => false,
    }
}
