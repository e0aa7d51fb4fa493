//! The goals of City Hall and of the docks, with the books that lie on them.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::pieces::{Goal, GoalArea, Location};
use speakeasy::words;

use super::super::ink::{self, Anchor, Frame};
use super::super::{books, signs};
use super::Place;

pub(super) fn goals(place: &Place<'_>) -> Markup {
    let area = match place.location {
        Location::CityHall => GoalArea::CityHall,
        _ => GoalArea::Docks,
    };
    let goals: Vec<Goal> = Goal::ALL
        .into_iter()
        .filter(|goal| goal.area() == area)
        .collect();
    let money = goals.first().map_or(0, |goal| goal.money());
    let x = place.width;
    html! {
        (ink::text("b onlac", (x + 53., 15.8), 12., Anchor::End, &signs::dollars(place.scene, money)))
        path.hair d=(format_args!("M{x} 22V93")) {}
        @for (row, goal) in goals.into_iter().enumerate() { (line(place, goal, 24. + 23.5 * row as f32)) }
    }
}

fn line(place: &Place<'_>, goal: Goal, y: f32) -> Markup {
    let x = place.width;
    let need = books::need(goal);
    let title = Phrase::new("board-goal")
        .with("need", words::requirement(goal, &place.view.ledger))
        .with("cash", words::money(goal.money()));
    html! {
        g.goal {
            title { (place.scene.say(&title)) }
            (ink::icon(signs::goal(goal.area()), (x + 1., y + 1.), 14.))
            (ink::text("b", (x + 18.5, y + 13.), 12.5, Anchor::Middle, &need.to_string()))
            @for space in 0..2 {
                (books::space(place.scene, goal, space, Frame::new(x + 25. + 17. * f32::from(space), y, 15.5, 18.)))
            }
        }
    }
}
