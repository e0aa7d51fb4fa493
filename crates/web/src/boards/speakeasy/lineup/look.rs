//! The move that is pointed at: what it costs, what it brings, what to beware of; and the way out.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::{Action, Speakeasy};

use super::super::bill::Bill;
use super::super::{gains, name, signs};
use crate::board::{self, Scene};

pub(super) fn look(scene: &Scene<'_, Speakeasy>) -> Markup {
    let legal = &scene.sight.legal;
    if legal.is_empty() {
        return html! {};
    }
    let moves = legal
        .iter()
        .filter(|action| !matches!(action, Action::Pass | Action::Split));
    html! {
        div.look {
            p.hint { (scene.word("board-hint")) }
            @for action in moves { (preview(scene, *action)) }
            div.ways {
                @if legal.contains(&Action::Pass) { (way(scene, Action::Pass, "btn", "board-skip")) }
                @if legal.contains(&Action::Split) { (way(scene, Action::Split, "quiet", "board-split")) }
            }
        }
    }
}

/// A way out of the question, or around it.
fn way(scene: &Scene<'_, Speakeasy>, action: Action, class: &str, word: &'static str) -> Markup {
    let title = scene.say(&scene.describe(action).phrase);
    html! {
        button class=(class) form="acts" name="action" value=(action) title=(title) { (scene.word(word)) }
    }
}

fn preview(scene: &Scene<'_, Speakeasy>, action: Action) -> Markup {
    let bill = Bill::of(scene, action);
    let gains = gains::of(scene, action);
    let warnings = gains::warnings(scene, action);
    html! {
        div.preview data-for=(board::button_id(action)) {
            h3 { (name::of(scene, action)) }
            dl {
                @if !bill.is_free() {
                    div { dt { (scene.word("board-pay")) } dd { (bill.chips(scene)) " " (pocket(scene, &bill)) } }
                }
                @if !gains.is_empty() {
                    div { dt { (scene.word("board-gain")) } dd { (signs::inline(&gains)) } }
                }
                @if !warnings.is_empty() {
                    div.beware { dd { @for warning in &warnings { span { (scene.say(warning)) } } } }
                }
            }
            button.btn.go form="acts" name="action" value=(action) { (scene.word("board-do")) }
        }
    }
}

/// What pocket and safe hold before and after.
fn pocket(scene: &Scene<'_, Speakeasy>, bill: &Bill) -> Markup {
    let Some((_, player, screen)) = scene.sight.view.own() else {
        return html! {};
    };
    if bill.cash == 0 {
        return html! {};
    }
    let (pocket, safe) = bill.left(player.pocket, screen.safe);
    let change = |id: &'static str, before: u16, after: u16| {
        let phrase = Phrase::new(id).with("before", before).with("after", after);
        html! { small { (scene.say(&phrase)) } }
    };
    html! {
        @if pocket != player.pocket { (change("board-pocket-change", player.pocket, pocket)) }
        @if safe != screen.safe { " " (change("board-safe-change", screen.safe, safe)) }
    }
}
