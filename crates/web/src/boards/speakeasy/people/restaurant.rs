//! The Restaurant, which takes any number of capos, and the Park, where they are swapped.

use kernel::Phrase;
use maud::{Markup, html};
use speakeasy::Action;
use speakeasy::boss::Boss;
use speakeasy::pieces::{Location, Person};
use speakeasy::step::Step;
use speakeasy::words;

use super::super::ink::{self, Anchor, Frame};
use super::super::{ghosts, spots};
use super::{ARCH, ARCHES, Place};

/// Capos side by side, a free place at the end: there is always one.
pub(super) fn guests(place: &Place<'_>) -> Markup {
    let guests = &place.view.capos.restaurant;
    let known = place.scene.sight.before.as_ref();
    let old = known.map_or(guests.len(), |before| before.capos.restaurant.len());
    let places = guests.len() + 1;
    let step = ((place.width - 8.) / places as f32).min(29.);
    let first = (place.width - step * places as f32) / 2. + step / 2.;
    let middle = |at: usize| first + step * at as f32;
    let end = middle(guests.len());
    html! {
        title { (about(place, Person::Restaurant)) }
        @for (at, boss) in guests.iter().enumerate() {
            @let x = middle(at);
            (place.bust(x, Some(*boss), place.talks(Person::Restaurant) && at + 1 == guests.len()))
            @if at >= old { (ink::arch("nr", (x - ARCH.0 / 2., ARCHES), ARCH.0, ARCH.1)) }
            // Two capos of one boss are one choice.
            @if guests.iter().position(|other| other == boss) == Some(at) { (swap(place, *boss, x)) }
        }
        g.pers {
            (ink::arch("", (end - ARCH.0 / 2., ARCHES), ARCH.0, ARCH.1))
            (ink::text("b", (end, 43.), 15., Anchor::Middle, "∞"))
        }
        (send(place, Person::Restaurant, end))
        (ghosts::ghosts(place.scene, |view| view.capos.restaurant.get(guests.len()).copied(), |capo| place.arrival(end, *capo)))
    }
}

/// The capos that were sent to the Park, and the places left.
pub(super) fn park(place: &Place<'_>) -> Markup {
    let capos = &place.view.capos.park;
    let places = park_places(place);
    let step = (place.width - 8.) / places as f32;
    html! {
        title { (about(place, Person::Park)) }
        @for at in 0..places {
            @let x = 4. + step * (at as f32 + 0.5);
            (place.bust(x, capos.get(at).copied(), false))
            @if at == capos.len() { (send(place, Person::Park, x)) }
            (ghosts::ghosts(place.scene, |view| view.capos.park.get(at).copied(), |capo| place.arrival(x, *capo)))
        }
        @if capos.len() >= places { (send(place, Person::Park, place.width / 2.)) }
    }
}

fn park_places(place: &Place<'_>) -> usize {
    let data = Location::Park.data();
    if place.view.options.seats() > 2 {
        data.persons_34.len()
    } else {
        data.persons_12.len()
    }
}

fn about(place: &Place<'_>, person: Person) -> String {
    let phrase = Phrase::new("board-person")
        .with("place", words::location(person.location()))
        .with("effects", words::person_effects(person));
    place.scene.say(&phrase)
}

fn hit(x: f32) -> Markup {
    html! {
        (ink::rect("pad", Frame::new(x - 16., 20., 32., 72.), 0.))
        (ink::arch("hit", (x - ARCH.0 / 2., ARCHES), ARCH.0, ARCH.1))
    }
}

fn send(place: &Place<'_>, person: Person, x: f32) -> Markup {
    if spots::asked(place.scene) != Some(Step::Send) {
        return Markup::default();
    }
    spots::spot(place.scene, Action::Person(person), true, &hit(x))
}

fn swap(place: &Place<'_>, owner: Boss, x: f32) -> Markup {
    if spots::asked(place.scene) != Some(Step::Swap) {
        return Markup::default();
    }
    let own = place.scene.sight.own().map(Boss::Player);
    let action = Action::Capo(Person::Restaurant, owner);
    spots::spot(place.scene, action, own != Some(owner), &hit(x))
}
