//! What the last action did, as far as the viewer could see it; at the end, how all came out.

use catalog::words;
use kernel::{Explain, Phrase, RuleId};
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
    let (mut told, rule) = told(scene, extras);
    let headline = told.remove(0);
    let more = beside(
        Some(headline.clone()),
        told.into_iter(),
        |before, phrase| scene.texts.say_after(before, phrase),
    );
    html! {
        div.now {
            div aria-live="polite" {
                h1 #question tabindex="-1" { (suited(&scene.say(&headline))) }
                @if rule.is_some() || !more.is_empty() {
                    p {
                        @for sentence in more { (suited(&sentence)) " " }
                        @if let Some(rule) = rule { (draw::rule_link(G::INFO.id, rule)) }
                    }
                }
            }
            (G::lineup(scene))
        }
    }
}

/// The headline and what follows it, with the rule of what happened first.
fn told<G: Board>(scene: &Scene<'_, G>, extras: &ReplayExtras) -> (Vec<Phrase>, Option<RuleId>) {
    let standing = &scene.sight.standing;
    let fresh = scene.sight.story.iter().filter(|told| told.fresh);
    let fresh: Vec<_> = fresh.filter(|_| extras.ply > 0).collect();
    let rule = fresh.first().map(|told| told.rule());
    let how = standing.end.as_ref();
    let how = how.map(|end| words::end_reason(end.reason));
    let mut phrases: Vec<Phrase> = catalog::outcome(standing).into_iter().chain(how).collect();
    phrases.extend(fresh.iter().map(|told| told.event.phrase()));
    if phrases.is_empty() {
        let silent = extras.decided.clone();
        phrases.push(silent.unwrap_or_else(|| Phrase::new("replay-beginning")));
    }
    (phrases, rule)
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
