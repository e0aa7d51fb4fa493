//! What the last action did, as far as the viewer could see it.

use kernel::Explain;
use maud::{Markup, html};

use super::ReplayExtras;
use crate::board::{Board, Scene};
use crate::draw;
use crate::pages::table::suited;

/// The most sentences that stand beside the headline; the log has all.
const SENTENCES: usize = 3;

/// The longest of them, in letters: a whole list, such as what everybody had, would push the board out of sight.
const LETTERS: usize = 140;

pub(super) fn now<G: Board>(scene: &Scene<'_, G>, extras: &ReplayExtras) -> Markup {
    let told = scene.sight.story.iter().filter(|told| told.fresh);
    let mut events = told.map(|told| (told.event.phrase(), told.rule()));
    let first = events.next().filter(|_| extras.ply > 0);
    let silent = || match &extras.decided {
        None => scene.word("replay-beginning"),
        Some(decided) => scene.say(decided),
    };
    let before = first.as_ref().map(|(phrase, _)| phrase.clone());
    let phrases = events.map(|(phrase, _)| phrase);
    let more = beside(before, phrases, |before, phrase| {
        scene.texts.say_after(before, phrase)
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

/// The sentences that have room beside the headline, each said after the one before it.
fn beside<P>(
    headline: Option<P>,
    phrases: impl Iterator<Item = P>,
    say: impl Fn(Option<&P>, &P) -> String,
) -> Vec<String> {
    let mut before = headline;
    let mut told = Vec::new();
    for phrase in phrases {
        let said = say(before.as_ref(), &phrase);
        if said.chars().count() <= LETTERS && told.len() < SENTENCES {
            told.push(said);
            before = Some(phrase);
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_is_left_to_the_log_and_what_follows_is_said_after_what_was_told() {
        let list = "Bar ($90,000), ".repeat(12);
        let phrases = ["two", &list, "three", "four", "five"].map(str::to_owned);
        let say = |before: Option<&String>, one: &String| format!("{}>{one}", before.unwrap());
        let told = beside(Some("one".to_owned()), phrases.into_iter(), say);
        assert_eq!(told, ["one>two", "two>three", "three>four"]);
    }
}
