//! Notoriety: where everybody stands, what its fields bring, its goals, and what barrels bring there.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::Speakeasy;
use speakeasy::boss::Boss;
use speakeasy::content::content;
use speakeasy::pieces::{Goal, GoalArea};
use speakeasy::player::Player;
use speakeasy::words;

use super::super::ink::{self, Anchor, At, Frame};
use super::super::{books, ghosts, signs};
use crate::board::Scene;
use crate::draw::N;

/// The first and the last field.
const FIELDS: std::ops::RangeInclusive<u8> = 5..=25;
/// From one field to the next.
const STEP: f32 = 15.9;

fn left(field: u8) -> f32 {
    STEP * f32::from(field - FIELDS.start())
}

pub(super) fn notoriety(scene: &Scene<'_, Speakeasy>) -> Markup {
    html! {
        (ink::fitted("face", (0., 76.), 12., Anchor::Start, 66., &scene.word("board-notoriety")))
        @for field in FIELDS { (one(scene, field)) }
        (prices(scene))
        (markers(scene))
    }
}

fn goal_at(field: u8) -> Option<Goal> {
    let mut goals = Goal::ALL.into_iter();
    goals.find(|goal| goal.area() == GoalArea::Notoriety && books::need(*goal) == field)
}

/// A field with its reward, or with the spaces of its goal.
fn one(scene: &Scene<'_, Speakeasy>, field: u8) -> Markup {
    let x = left(field);
    let reward = content()
        .notoriety
        .reward
        .iter()
        .find(|one| one.field == field);
    let goal = goal_at(field);
    // The spaces of a goal are wider than its field: beside them a reward steps aside.
    let aside = match (goal_at(field - 1), goal_at(field + 1)) {
        (Some(_), _) => 2.4,
        (_, Some(_)) => -2.4,
        _ => 0.,
    };
    let taken = standing(scene).any(|(_, at)| at == field);
    html! {
        g.nf.goal[goal.is_some()] { (ink::rect("", Frame::new(x + 0.4, 95., 15.1, 17.), 1.)) }
        @if let Some(reward) = reward {
            g.soft {
                title { (scene.say(&words::effect(&reward.reward))) }
                (signs::around(&signs::effect(&reward.reward), (x + 8. + aside, 87.), 12., 15.))
            }
        }
        @if let Some(goal) = goal { (spaces(scene, goal, x)) }
        @if !taken {
            (ink::text(if goal.is_some() { "b" } else { "" }, (x + 8., 108.), 11.8, Anchor::Middle, &field.to_string()))
        }
    }
}

fn spaces(scene: &Scene<'_, Speakeasy>, goal: Goal, x: f32) -> Markup {
    let title = Phrase::new("board-goal")
        .with("need", words::requirement(goal, &scene.sight.view.ledger))
        .with("cash", words::money(goal.money()));
    html! {
        g {
            title { (scene.say(&title)) }
            (ink::text("b", (x + 8., 77.), 11., Anchor::Middle, &signs::dollars(scene, goal.money())))
            @for space in 0..2 {
                (books::space(scene, goal, space, Frame::new(x - 4.2 + 12.4 * f32::from(space), 80., 11.6, 13.5)))
            }
        }
    }
}

/// Every boss with its notoriety; the Rival has none.
fn standing<'a>(scene: &'a Scene<'_, Speakeasy>) -> impl Iterator<Item = (Boss, u8)> + 'a {
    let view = &scene.sight.view;
    let bosses = view.bosses();
    bosses.filter_map(|boss| {
        let player = view.players.get(boss.seat()?.index())?;
        Some((boss, player.notoriety()))
    })
}

/// The markers; several on one field are smaller: two side by side, more in two rows.
fn markers(scene: &Scene<'_, Speakeasy>) -> Markup {
    let all: Vec<(Boss, u8)> = standing(scene).collect();
    html! {
        @for (at, (boss, field)) in all.iter().enumerate().rev() {
            @let before = all[..at].iter().filter(|(_, other)| other == field).count();
            @let together = all.iter().filter(|(_, other)| other == field).count();
            @let ((dx, dy), r) = place(before, together);
            (ink::marker(scene, *boss, (left(*field) + 8. + dx, 103.5 + dy), r))
        }
        @if let Some(seat) = scene.sight.own() {
            (ghosts::of_own(scene, Player::notoriety, |field| {
                ink::marker(scene, Boss::Player(seat), (left(*field) + 8., 103.5), 7.4)
            }))
        }
    }
}

/// Where one of several markers stands, from the middle of the field, and how large it is.
fn place(before: usize, together: usize) -> (At, f32) {
    let side = |right: bool| if right { 1. } else { -1. };
    match together {
        0 | 1 => ((0., 0.), 7.4),
        2 => ((5.2 * side(before == 1), 0.), 5.6),
        _ => ((4.9 * side(before % 2 == 1), 4.9 * side(before > 1)), 5.),
    }
}

/// What barrels bring from field to field.
fn prices(scene: &Scene<'_, Speakeasy>) -> Markup {
    let prices = &content().notoriety.price;
    let own = scene.sight.view.players.get(scene.hero.index());
    let own = own.map_or(0, |player| player.notoriety());
    html! {
        @for (at, price) in prices.iter().enumerate() {
            @let end = prices.get(at + 1).map_or(FIELDS.end() + 1, |next| next.field);
            @let (from, to) = (left(price.field) + 1., left(end) - 1.);
            @let here = (price.field..end).contains(&own);
            @let words = format!("{}/{}", price.low, price.high);
            path.brk.on[here] d=(format_args!("M{} 115v3H{}v-3", N(from), N(to))) {}
            (ink::fitted(if here { "b" } else { "" }, ((from + to) / 2., 130.), 11.8, Anchor::Middle, to - from + 10., &words))
        }
    }
}
