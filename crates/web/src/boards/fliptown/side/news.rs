//! What came of it: luck and the law since the viewer last acted. On a phone the log is far away, and on a desk it
//! is told with the next cards. How a round ended is told at length on a sheet of its own; here is only how it ended for
//! the hero.

use fliptown::{Event, Fliptown, Prompt};
use kernel::Seat;
use maud::{Markup, html};

use super::line;
use crate::board::Scene;
use crate::pages::table::suited;

/// Whether the question is the first one about new cards, whatever it is about: then the turn before is over.
fn is_opening(prompt: Option<Prompt>) -> bool {
    matches!(
        prompt,
        Some(Prompt::Mayor | Prompt::Bail { .. } | Prompt::Assign)
    )
}

/// In the order in which it happened; but what others have made of it comes last.
pub(super) fn news(scene: &Scene<'_, Fliptown>) -> Markup {
    let story = scene.sight.story.iter();
    let news = story.filter(|told| told.fresh && is_news(&told.event, scene.hero));
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
        ul.news.opening[is_opening(scene.sight.prompt)] {
            // Each is news of its own, and names whom it is about.
            @for phrase in &phrases { li { (suited(&scene.say(phrase))) } }
        }
    }
}

/// Whether it was not the hero's to decide.
fn is_news(event: &Event, hero: Seat) -> bool {
    match *event {
        Event::CowbotStole { .. } | Event::BountyClaimed { .. } => true,
        Event::Robbed { seat, .. }
        | Event::BankPaid { seat, .. }
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
