//! The upper band: eight locations with their persons, what they offer, and whose capos stand there.

mod goals;
mod offers;
mod restaurant;

use kernel::{Phrase, Seat};
use maud::{Markup, html};
use speakeasy::boss::Boss;
use speakeasy::pieces::{Location, Person};
use speakeasy::step::Step;
use speakeasy::words;
use speakeasy::{Action, Speakeasy, View};

use super::ink::{self, Anchor, Frame};
use super::panes::Pane;
use super::{ghosts, spots};
use crate::board::Scene;
use crate::boards::panes::BoardPane;

/// How high a location is drawn.
const HEIGHT: f32 = 98.;
/// An arch with a person.
const ARCH: (f32, f32) = (28., 27.);
/// Where the arches begin.
const ARCHES: f32 = 22.;

pub(super) fn people(scene: &Scene<'_, Speakeasy>) -> Markup {
    let aim = Pane::People.is_aim(scene);
    html! {
        div.people #sp-people data-aim[aim] {
            @for location in Location::ALL { (Place::of(scene, location).draw()) }
        }
    }
}

/// A location on its plate.
struct Place<'a> {
    scene: &'a Scene<'a, Speakeasy>,
    view: &'a View,
    location: Location,
    persons: Vec<Person>,
    /// Without the goals beside it.
    width: f32,
    goals: f32,
}

impl<'a> Place<'a> {
    fn of(scene: &'a Scene<'a, Speakeasy>, location: Location) -> Place<'a> {
        let (width, goals) = match location {
            Location::Garage => (84., 0.),
            Location::CityHall | Location::Docks => (84., 62.),
            Location::Park => (110., 0.),
            _ => (119., 0.),
        };
        Place {
            scene,
            view: &scene.sight.view,
            location,
            persons: persons(&scene.sight.view, location),
            width,
            goals,
        }
    }

    fn draw(&self) -> Markup {
        let full = self.width + self.goals;
        let name = self.scene.say(&words::location(self.location));
        let short = Phrase::name("board-location", self.location.id());
        html! {
            svg.plate.loc data-loc=(self.location.id()) viewBox=(format_args!("0 0 {full} {HEIGHT}")) role="group" aria-label=(name) {
                title { (name) }
                (ink::stepped("cell", Frame::new(0., 0., full, HEIGHT)))
                (ink::band(Frame::new(4., 4., full - 8., 15.)))
                (ink::fitted("face onlac", (self.width / 2., 16.), 12.5, Anchor::Middle, self.width - 14., &self.scene.say(&short)))
                @match self.location {
                    Location::Restaurant => { (restaurant::guests(self)) }
                    Location::Park => { (restaurant::park(self)) }
                    _ => { @for at in 0..self.persons.len() { (self.person(at)) } }
                }
                (offers::offers(self))
                @if self.goals > 0. { (goals::goals(self)) }
            }
        }
    }

    /// The middle of a person's column.
    fn middle(&self, at: usize) -> f32 {
        let step = (self.width - 8.) / self.persons.len().max(1) as f32;
        4. + step * (at as f32 + 0.5)
    }

    /// One person: a bust, or the capo who talks to it.
    fn person(&self, at: usize) -> Markup {
        let person = self.persons[at];
        let (x, capo) = (self.middle(at), capo_on(self.view, person));
        let talks = capo.is_some() && self.talks(person);
        html! {
            g { title { (self.about(person)) } (self.bust(x, capo, talks)) }
            @if capo != before(self.scene, person) && self.scene.sight.before.is_some() {
                (ink::arch("nr", (x - ARCH.0 / 2., ARCHES), ARCH.0, ARCH.1))
            }
            (self.spots(person, capo, x))
            (ghosts::ghosts(self.scene, |view| capo_on(view, person), |capo| self.arrival(x, *capo)))
        }
    }

    /// What a person offers, and who is there.
    fn about(&self, person: Person) -> String {
        let phrase = match capo_on(self.view, person) {
            Some(boss) => Phrase::new("board-person-taken").with("boss", words::boss(boss)),
            None => Phrase::new("board-person"),
        };
        let phrase = phrase
            .with("place", words::location(person.location()))
            .with("effects", words::person_effects(person));
        self.scene.say(&phrase)
    }

    /// An arch with a free person or a capo around a middle.
    fn bust(&self, x: f32, capo: Option<Boss>, talks: bool) -> Markup {
        let left = x - ARCH.0 / 2.;
        html! {
            g.pers.taken[capo.is_some()] {
                (ink::arch("", (left, ARCHES), ARCH.0, ARCH.1))
                @if capo.is_none() { (ink::icon("person", (x - 8.5, 30.), 17.)) }
            }
            @if talks { circle.halo cx=(x) cy="37" r="16" {} }
            @if let Some(boss) = capo { (ink::figure(self.scene, boss, "capo", (x - 12., 24.5), 24.)) }
        }
    }

    /// A capo who will talk to a person.
    fn arrival(&self, x: f32, capo: Option<Boss>) -> Markup {
        html! { @if capo.is_some() { (self.bust(x, capo, true)) } }
    }

    /// The hotspots of a person: to send a capo there, or to swap with the one who is there.
    fn spots(&self, person: Person, capo: Option<Boss>, x: f32) -> Markup {
        let hit = html! {
            (ink::rect("pad", Frame::new(x - 18., 20., 36., 72.), 0.))
            (ink::arch("hit", (x - ARCH.0 / 2., ARCHES), ARCH.0, ARCH.1))
        };
        match (spots::asked(self.scene), capo) {
            (Some(Step::Send), _) => spots::spot(self.scene, Action::Person(person), true, &hit),
            (Some(Step::Swap), Some(owner)) => {
                let own = self.scene.sight.own().map(Boss::Player);
                let asked = own != Some(owner);
                spots::spot(self.scene, Action::Capo(person, owner), asked, &hit)
            }
            _ => Markup::default(),
        }
    }

    /// Whether the turn that is being taken is with this person.
    fn talks(&self, person: Person) -> bool {
        self.view
            .turn
            .is_some_and(|turn| turn.person == Some(person))
    }

    /// Whose turn it is, if it is taken here.
    fn turn_here(&self) -> Option<(Seat, u8)> {
        let turn = self.view.turn?;
        let here = turn.person?.location() == self.location;
        here.then_some((turn.seat, turn.row))
    }
}

/// The persons of a location with so many players.
fn persons(view: &View, location: Location) -> Vec<Person> {
    let data = location.data();
    let numbers = if view.options.seats() > 2 {
        &data.persons_34
    } else {
        &data.persons_12
    };
    let all = Person::ALL.into_iter();
    let here = all.filter(|person| person.location() == location);
    here.filter(|person| numbers.contains(&person.number()))
        .collect()
}

/// Who stands on a person who talks to one capo at a time.
fn capo_on(view: &View, person: Person) -> Option<Boss> {
    *view.capos.singles.get(person as usize)?
}

fn before(scene: &Scene<'_, Speakeasy>, person: Person) -> Option<Boss> {
    capo_on(scene.sight.before.as_ref()?, person)
}
