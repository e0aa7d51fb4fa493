//! The move that is pointed at: what it costs, what it brings, what to beware of.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::pieces::Track;
use speakeasy::step::Step;
use speakeasy::{Action, Speakeasy, words};

use super::super::bill::Bill;
use super::super::moves::{self, Offer};
use super::super::odds::Odds;
use super::super::signs::{self, Sign};
use super::super::{answers, gains, name, spots};
use crate::board::{self, Scene};
use crate::draw;

pub(super) fn look(scene: &Scene<'_, Speakeasy>) -> Markup {
    let mut moves = answers::moves(scene).peekable();
    if moves.peek().is_none() {
        return html! {};
    }
    html! {
        div.look {
            p.hint { (scene.word(hint(scene))) }
            @for action in moves { (Preview::of_single(scene, action).draw(scene)) }
            @for offer in moves::several(scene) {
                @if let Some(preview) = Preview::of_offer(scene, offer) { (preview.draw(scene)) }
            }
            @if is_splitting(scene) {
                p.splits aria-current="true" { (draw::icon("check")) " " (scene.word("board-splits")) }
            }
        }
    }
}

/// Whether the viewer has chosen to decide how the next cost is paid (SP-1.7), and is not asked yet.
fn is_splitting(scene: &Scene<'_, Speakeasy>) -> bool {
    let own = scene.sight.own();
    own.is_some() && scene.sight.view.splitting == own && !is_paying(scene)
}

fn is_paying(scene: &Scene<'_, Speakeasy>) -> bool {
    matches!(spots::asked(scene), Some(Step::Pay { .. }))
}

/// How somebody finds out what a move comes to; where several pieces can go, first that one of them is chosen.
fn hint(scene: &Scene<'_, Speakeasy>) -> &'static str {
    if is_paying(scene) {
        return "board-hint-list";
    }
    match spots::choosable(scene).as_slice() {
        [] | [_] => "board-hint",
        [spots::Piece::Truck(_), ..] => "board-hint-trucks",
        [spots::Piece::Mobster(_), ..] => "board-hint-mobsters",
        [spots::Piece::Token(_), ..] => "board-hint-tokens",
    }
}

/// What a move comes to.
struct Preview {
    notation: String,
    name: Markup,
    odds: Option<Odds>,
    bill: Bill,
    gains: Vec<Sign>,
    /// The gains in words.
    told: Vec<Phrase>,
    warnings: Vec<Phrase>,
    savings: Vec<Phrase>,
    /// When the gains come.
    when: &'static str,
}

impl Preview {
    /// What one action comes to: a whole take-over, where its means leave no choice.
    fn of_single(scene: &Scene<'_, Speakeasy>, action: Action) -> Preview {
        let at_once = moves::at_once(scene, action);
        let whole = at_once.and_then(|offer| Preview::of_offer(scene, offer));
        whole.unwrap_or_else(|| Preview::of(scene, action))
    }

    fn of(scene: &Scene<'_, Speakeasy>, action: Action) -> Preview {
        Preview {
            notation: action.to_string(),
            name: name::of(scene, action),
            odds: Odds::of(scene, action),
            bill: Bill::of(scene, action),
            gains: gains::of(scene, action),
            told: gains::told(scene, action),
            warnings: gains::warnings(scene, action),
            savings: gains::savings(scene, action),
            when: match gains::are_for_later(scene, action) {
                true => "board-gain-later",
                false => "board-gain",
            },
        }
    }

    fn of_offer(scene: &Scene<'_, Speakeasy>, offer: &Offer) -> Option<Preview> {
        Some(Preview {
            notation: offer.stroke()?.to_string(),
            name: name::of_offer(scene, offer),
            odds: Odds::of_offer(scene, offer),
            bill: Bill::of_offer(scene, offer),
            gains: gains::of_offer(scene, offer),
            told: gains::told_of_offer(scene, offer),
            warnings: gains::warnings_of_offer(scene, offer),
            savings: gains::savings_of_offer(scene, offer),
            when: "board-gain",
        })
    }

    fn draw(&self, scene: &Scene<'_, Speakeasy>) -> Markup {
        // What a truck finds at the end of its way is there to be had, but not had yet.
        let gain = match self.bill.points {
            0 => self.when,
            _ => "board-there",
        };
        html! {
            div.preview data-for=(board::button_id(&self.notation)) {
                div.what {
                    h3 {
                        (self.name)
                        @if let Some(odds) = self.odds {
                            " " span.odds title=(scene.say(&words::track(Track::Strength))) { (draw::icon("pistol")) " " (scene.say(&odds.numbers())) }
                        }
                    }
                    dl {
                        @if !self.bill.is_free() {
                            div { dt { (scene.word("board-pay")) } dd { (self.bill.chips(scene)) " " (purse(scene, &self.bill)) } }
                        }
                        @if !(self.warnings.is_empty() && self.savings.is_empty()) {
                            div.beware {
                                dd {
                                    @for warning in &self.warnings { span { (scene.say(warning)) } }
                                    @for saving in &self.savings { span.saves { (scene.say(saving)) } }
                                }
                            }
                        }
                        // What is long comes last, so that no warning is overlooked.
                        @if !(self.gains.is_empty() && self.told.is_empty()) {
                            div.gain { dt { (scene.word(gain)) } dd { (signs::inline(&self.gains)) (told(scene, &self.told)) } }
                        }
                    }
                }
                button.btn.go form="acts" name="action" value=(self.notation) { (scene.word("board-do")) }
            }
        }
    }
}

/// What the signs beside it stand for.
fn told(scene: &Scene<'_, Speakeasy>, gains: &[Phrase]) -> Markup {
    if gains.is_empty() {
        return html! {};
    }
    let list = Phrase::new("board-list").with("things", gains.to_vec());
    html! { " " small.told { (scene.say(&list)) } }
}

/// What pocket and safe hold before and after.
fn purse(scene: &Scene<'_, Speakeasy>, bill: &Bill) -> Markup {
    let Some((_, player, screen)) = scene.sight.view.own() else {
        return html! {};
    };
    // Who wants to choose how to pay is promised nothing.
    if bill.cash == 0 || (is_splitting(scene) && bill.laundered.is_none()) {
        return told(scene, &bill.told());
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
