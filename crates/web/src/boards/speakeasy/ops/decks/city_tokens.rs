//! The city token display: face-down piles, stacks of the middle, the open right column.

use maud::{Markup, html};
use speakeasy::market::DISPLAY;
use speakeasy::pieces::CityToken;
use speakeasy::step::Step;
use speakeasy::words;
use speakeasy::{Action, Speakeasy};

use super::super::super::ink::{self, Anchor, At, Frame};
use super::super::super::{signs, spots};
use crate::board::Scene;

/// The columns: piles, middle, right.
const COLUMNS: [(f32, &str); 3] = [
    (38., "board-piles"),
    (113., "board-middle"),
    (188., "board-right"),
];

pub(super) fn plate(scene: &Scene<'_, Speakeasy>) -> Markup {
    let inside = html! {
        (ink::stepped("cell", Frame::new(0., 0., 226., 218.)))
        (ink::band(Frame::new(4., 3., 218., 17.)))
        (ink::fitted("face onlac", (10., 16.2), 12.3, Anchor::Start, 200., &scene.word("board-token-display")))
        @for (x, word) in headings(scene) {
            (ink::fitted("soft lbl", (x, 35.), 12., Anchor::Middle, 72., &scene.word(word)))
        }
        @for row in 0..DISPLAY { (line(scene, row)) }
        (choosers(scene))
    };
    super::super::plate(
        "sp-decks-c",
        226,
        &scene.word("board-token-display"),
        &inside,
    )
}

/// What each column holds: where the open one steps back, the viewer's own tokens.
fn headings(scene: &Scene<'_, Speakeasy>) -> [(f32, &'static str); 3] {
    let [piles, middle, right] = COLUMNS;
    let right = match puttable(scene, 1).len() {
        0 | 1 => right,
        _ => (right.0, "board-own-tokens"),
    };
    [piles, middle, right]
}

fn line(scene: &Scene<'_, Speakeasy>, row: usize) -> Markup {
    let market = &scene.sight.view.market;
    let step = spots::asked(scene);
    let number = row as u8 + 1;
    let y = 65. + 58. * row as f32;
    let [pile, middle, right] = COLUMNS.map(|(x, _)| (x, y));
    let stack = &market.middle[row];
    let takes = step == Some(Step::TakeToken);
    let tokens = puttable(scene, number);
    html! {
        (back(market.piles[row], pile))
        @if step.is_some() { (spots::spot(scene, Action::Pile(number), matches!(step, Some(Step::Reveal { .. })), &hit(pile))) }
        @for (depth, _) in stack.iter().take(3).enumerate().skip(1) {
            (ink::token("token", (middle.0 + 3. * depth as f32, middle.1 + 3. * depth as f32), 19.))
        }
        (lying(scene, stack.last().copied(), middle))
        @if stack.len() > 1 { (ink::text("b", (middle.0 - 24., middle.1 + 4.), 12., Anchor::End, &format!("×{}", stack.len()))) }
        @if tokens.len() < 2 { (lying(scene, market.right[row], right)) }
        @if step.is_some() {
            (spots::spot(scene, Action::Middle(number), takes, &hit(middle)))
            (spots::spot(scene, Action::Right(number), takes, &hit(right)))
            (put(scene, number, &tokens, middle))
        }
    }
}

/// A face-down pile.
fn back(count: u8, (x, y): At) -> Markup {
    html! {
        g.back {
            (ink::rect("", Frame::new(x - 16., y - 16., 36., 36.), 9.))
            (ink::rect("", Frame::new(x - 19., y - 19., 36., 36.), 9.))
            (ink::text("b onlac", (x - 1., y + 4.), 14., Anchor::Middle, &count.to_string()))
        }
    }
}

fn lying(scene: &Scene<'_, Speakeasy>, token: Option<CityToken>, at: At) -> Markup {
    html! {
        @match token {
            Some(token) => {
                g {
                    title { (scene.say(&words::city_token(token))) }
                    (ink::token(signs::token(token), at, 19.))
                }
            }
            None => { g.slotb { (ink::rect("", Frame::new(at.0 - 15., at.1 - 15., 30., 30.), 5.)) } }
        }
    }
}

fn hit((x, y): At) -> Markup {
    spots::boxed(Frame::new(x - 21., y - 21., 42., 42.))
}

/// The tokens that can be put on a stack.
fn puttable(scene: &Scene<'_, Speakeasy>, number: u8) -> Vec<CityToken> {
    let legal = scene.sight.legal.iter();
    let tokens = legal.filter_map(|action| match action {
        Action::Put(token, stack) if *stack == number => Some(*token),
        _ => None,
    });
    tokens.collect()
}

/// A stack is a hotspot for each token that can be put on it; that of the chosen one is shown.
fn put(scene: &Scene<'_, Speakeasy>, number: u8, tokens: &[CityToken], at: At) -> Markup {
    html! {
        @for (order, token) in tokens.iter().enumerate() {
            g data-by=(order + 1) { (spots::spot(scene, Action::Put(*token, number), false, &hit(at))) }
        }
    }
}

/// Of several tokens one is chosen, the first until another is pressed; the open column steps back for them.
fn choosers(scene: &Scene<'_, Speakeasy>) -> Markup {
    let tokens = puttable(scene, 1);
    if tokens.len() < 2 {
        return Markup::default();
    }
    let place = |at: usize| (170. + 35. * (at % 2) as f32, 60. + 42. * (at / 2) as f32);
    html! {
        @for (at, token) in tokens.iter().enumerate() {
            @let id = format!("put-token-{}", at + 1);
            @let name = scene.say(&words::city_token(*token));
            @let (x, y) = place(at);
            a.chooser.(format!("by-{}", at + 1)) id=(id) href=(format_args!("#{id}")) aria-label=(name) {
                title { (name) }
                (ink::token(signs::token(*token), (x, y), 13.))
                circle.ring cx=(x) cy=(y) r="16" {}
            }
        }
    }
}
