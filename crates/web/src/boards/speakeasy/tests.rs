//! The board over whole games.

use catalog::{Lang, Texts};
use kernel::Seat;
use speakeasy::pieces::Slot;
use speakeasy::{Action, Speakeasy};
use table::Sight;

use super::moves::Offer;
use super::outlook::Outlook;
use super::rows;
use crate::board::{Board, Scene};
use crate::boards::trial::{self, words};

mod answers;
mod bills;
mod lists;
mod markup;
mod means;
mod offers;
mod places;
mod prospects;
mod secrets;
mod story;

type People = trial::People<Speakeasy>;

fn english() -> Texts {
    words::<Speakeasy>(Lang::En)
}

/// Everything that is drawn for a viewer.
fn draw(sight: &Sight<Speakeasy>, texts: &Texts, hero: Seat) -> String {
    let scene = Scene::new(sight, texts, hero);
    let parts = [
        Speakeasy::track(&scene),
        Speakeasy::lineup(&scene),
        Speakeasy::purse(&scene),
        Speakeasy::regions(&scene),
        Speakeasy::plates(&scene),
        Speakeasy::strip(&scene, hero),
        Speakeasy::commons(&scene),
    ];
    parts.map(|part| part.into_string()).concat()
}

/// What is drawn for whoever has to decide.
fn own(sight: &Sight<Speakeasy>, texts: &Texts) -> String {
    draw(sight, texts, sight.own().unwrap())
}

/// A game of people who decide by dice; each of their questions is looked at before it is answered.
fn watch(seats: u8, seed: u8, mut look: impl FnMut(&mut People, &Sight<Speakeasy>)) {
    let mut people = People::new(seats, &[], seed);
    while let Some(sight) = people.first_asked() {
        let asked = people.ledger.len();
        look(&mut people, &sight);
        if people.ledger.len() == asked {
            decide(&mut people, &sight);
        }
    }
}

/// A game after so many decisions.
fn played(seats: u8, seed: u8, decisions: usize) -> People {
    let mut people = People::new(seats, &[], seed);
    for _ in 0..decisions {
        let sight = people.first_asked().unwrap();
        decide(&mut people, &sight);
    }
    people
}

/// Does business with barrels where it can, takes what is offered in one go where there is such a thing, and
/// seldom takes the way out of a question: so that everything is met in a few games.
fn decide(people: &mut People, sight: &Sight<Speakeasy>) {
    let offers = Outlook::of(sight).offers;
    let strokes = offers.iter().filter_map(Offer::stroke);
    let strokes: Vec<String> = strokes.map(|stroke| stroke.to_string()).collect();
    let legal = |fits: fn(&Action) -> bool| -> Vec<String> {
        let fitting = sight.legal.iter().filter(|one| fits(one));
        fitting.map(Action::to_string).collect()
    };
    let trade = legal(|action| {
        matches!(
            action,
            Action::Load(..)
                | Action::Buy(..)
                | Action::Deliver(..)
                | Action::Slot(Slot::MiddleStill)
        )
    });
    let deeds = legal(|action| !rows::is_way_out(*action));
    let all = [(3, trade), (4, strokes), (12, deeds)];
    let chosen = all
        .into_iter()
        .find(|(often, some)| !some.is_empty() && people.roll(*often) > 0);
    let choices = chosen.map_or_else(|| legal(|_| true), |(_, some)| some);
    let at = people.roll(choices.len());
    people.act(sight.own().unwrap(), choices[at].clone());
}
