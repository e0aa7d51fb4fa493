//! What the signs mean, for whoever opens the help.

use in_too_deep::pieces::{Evidence, Zone};
use in_too_deep::{InTooDeep, words};
use kernel::Phrase;
use maud::{Markup, html};

use super::panels::signs;
use crate::board::Scene;
use crate::draw;

/// Signs of things that are counted, and what they are called.
const COUNTED: [(&str, &str); 12] = [
    ("p-intel", "dawn-sign-intel"),
    ("p-evid", "dawn-sign-evidence"),
    ("p-process", "dawn-sign-process"),
    ("p-file", "dawn-sign-file"),
    ("p-dilemma", "dawn-sign-dilemma"),
    ("p-bank", "dawn-sign-bank"),
    ("p-corr", "dawn-sign-corruption"),
    ("p-tol", "dawn-sign-tolerance"),
    ("p-support", "dawn-sign-support"),
    ("p-crime", "dawn-sign-petty"),
    ("p-warr", "dawn-sign-warrant"),
    ("p-badge", "dawn-sign-badge"),
];

/// Icons of the city, and what they tell.
const ICONS: [(&str, &str); 4] = [
    ("bolt", "dawn-sign-action"),
    ("seek", "dawn-sign-search"),
    ("hook", "dawn-sign-hook"),
    ("padlock", "dawn-sign-lock"),
];

/// Every sign of the table with its meaning; criminals and zones with what they can do.
pub(super) fn legend(scene: &Scene<'_, InTooDeep>) -> Markup {
    let counted = COUNTED.map(|(sign, word)| (signs::sign(sign), Phrase::new(word)));
    let icons = ICONS.map(|(icon, word)| (draw::icon(icon), Phrase::new(word)));
    let kinds = Evidence::ALL.map(|kind| (signs::evidence(kind), words::evidence(kind)));
    let criminals = scene.sight.view.open.city.in_play().map(|criminal| {
        let named = Phrase::new("panel-named")
            .with("name", words::criminal(criminal))
            .with("help", words::ability(criminal));
        (signs::criminal(criminal), named)
    });
    let zones = Zone::ALL.map(|zone| {
        let named = Phrase::new("dawn-zone")
            .with("zone", words::zone(zone))
            .with("effect", words::zone_effect(zone));
        (super::signs::zone(zone), named)
    });
    let all = counted.into_iter().chain(icons).chain(kinds);
    html! {
        h3 { (scene.word("dawn-legend")) }
        dl.legend {
            @for (sign, phrase) in all.chain(criminals).chain(zones) {
                div { dt { (sign) } dd { (scene.say(&phrase)) } }
            }
        }
    }
}
