//! What the signs stand for: in the help.

use escape_plan::EscapePlan;
use escape_plan::pieces::Officer;
use escape_plan::words;
use maud::{Markup, html};

use super::{city, people, signs};
use crate::board::Scene;
use crate::draw;

/// Signs of the city, and what they mean.
const CITY: [(&str, &str); 4] = [
    ("heli", "ep-sign-helipad"),
    ("ferry", "ep-sign-ferry"),
    ("income", "ep-sign-income"),
    ("lock", "ep-sign-lock"),
];

/// What is no sign but has a meaning all the same.
const MARKS: [&str; 5] = [
    "ep-sign-points",
    "ep-sign-ticket",
    "ep-sign-cubes",
    "ep-sign-left",
    "ep-sign-money",
];

/// The places by how they are drawn, and what they bring.
const PLACES: [(&str, &str); 10] = [
    ("bar", "ep-place-business"),
    ("safe_house", "ep-place-safe-house"),
    ("gang", "ep-place-gang"),
    ("store", "ep-place-store"),
    ("clinic", "ep-place-clinic"),
    ("church", "ep-place-church"),
    ("hospital", "ep-place-hospital"),
    ("exit", "ep-place-exit"),
    ("metro", "ep-place-metro"),
    ("helicopter", "ep-place-helicopter"),
];

pub(super) fn signboard(scene: &Scene<'_, EscapePlan>) -> Markup {
    let officers = Officer::ALL.into_iter().map(|officer| {
        let word = scene.say(&words::officer(officer));
        (signs::officer(scene, officer), word)
    });
    let counters = people::signs().chain(CITY);
    let drawn = counters.map(|(icon, word)| (draw::icon(icon), scene.word(word)));
    html! {
        h3 { (scene.word("ep-signs")) }
        dl.signs {
            @for (sign, word) in officers.chain(drawn) {
                div { dt { (sign) } dd { (word) } }
            }
        }
        @for mark in MARKS { p { (scene.word(mark)) } }
        h3 { (scene.word("ep-places")) }
        dl.places {
            @for (building, word) in PLACES {
                div { dt { (city::building(building)) } dd { (scene.word(word)) } }
            }
        }
        p { (scene.word("ep-place-company")) }
    }
}
