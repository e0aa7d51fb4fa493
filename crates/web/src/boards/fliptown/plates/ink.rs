//! The pen: shapes, words and rows of icons. Everything is placed by its centre where it has one.

use std::fmt;

use fliptown::content::Gain;
use fliptown::map::Region;
use maud::{Markup, PreEscaped, html};

pub(super) use crate::draw::N;

/// A place on a plate.
pub(super) type At = (f32, f32);

/// A box with round corners.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) round: f32,
}

impl Frame {
    pub(super) fn around((x, y): At, width: f32, height: f32, round: f32) -> Frame {
        Frame {
            x: x - width / 2.,
            y: y - height / 2.,
            width,
            height,
            round,
        }
    }

    pub(super) fn centre(&self) -> At {
        (self.x + self.width / 2., self.y + self.height / 2.)
    }
}

pub(super) fn path(class: &str, d: impl fmt::Display) -> Markup {
    PreEscaped(format!(r#"<path class="{class}" d="{d}"/>"#))
}

pub(super) fn circle(class: &str, (x, y): At, r: f32) -> Markup {
    let (x, y, r) = (N(x), N(y), N(r));
    PreEscaped(format!(
        r#"<circle class="{class}" cx="{x}" cy="{y}" r="{r}"/>"#
    ))
}

pub(super) fn rect(class: &str, frame: Frame) -> Markup {
    let (x, y, width, height) = (N(frame.x), N(frame.y), N(frame.width), N(frame.height));
    let round = N(frame.round);
    PreEscaped(format!(
        r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="{round}"/>"#
    ))
}

/// A symbol of the sprite, as large as it is wide.
pub(super) fn symbol(id: &str, class: &str, (x, y): At, size: f32) -> Markup {
    let (x, y, size) = (N(x - size / 2.), N(y - size / 2.), N(size));
    let class = if class.is_empty() {
        String::new()
    } else {
        format!(r#" class="{class}""#)
    };
    PreEscaped(format!(
        r##"<use href="#{id}" x="{x}" y="{y}" width="{size}" height="{size}"{class}/>"##
    ))
}

pub(super) fn icon(name: &str, at: At, size: f32) -> Markup {
    symbol(&format!("i-{name}"), "", at, size)
}

/// Where words begin.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// Words on their line. `at` is the foot of the first, the middle or the last letter.
pub(super) fn words(class: &str, anchor: Anchor, (x, y): At, size: f32, text: &str) -> Markup {
    let anchor = match anchor {
        Anchor::Start => None,
        Anchor::Middle => Some("middle"),
        Anchor::End => Some("end"),
    };
    html! {
        text x=(N(x)) y=(N(y)) font-size=(N(size)) text-anchor=[anchor] class=(class) { (text) }
    }
}

pub(super) fn centred(class: &str, at: At, size: f32, text: &str) -> Markup {
    words(class, Anchor::Middle, at, size, text)
}

/// The largest size up to `size` at which a text is about as wide as there is room for it, but large
/// enough to be read.
pub(super) fn fitting(text: &str, size: f32, room: f32) -> f32 {
    /// How wide letters are on average, for one unit of their size.
    const LETTER: f32 = 0.5;
    const LEGIBLE: f32 = 10.5;
    let fits = room / (LETTER * text.chars().count() as f32);
    fits.max(LEGIBLE).min(size)
}

/// The pip of a region and its colour.
pub(super) fn pip(region: Region) -> (&'static str, &'static str) {
    match region {
        Region::Trail => ("i-heart", "red"),
        Region::Badlands => ("i-spade", "blk"),
        Region::Mine => ("i-diamond", "red"),
        Region::Town => ("i-club", "blk"),
        Region::Cemetery => ("i-tomb", "blk"),
    }
}

/// A bonus action.
pub(super) fn bonus(region: Region, at: At, size: f32) -> Markup {
    let (id, class) = pip(region);
    html! { (icon("burst", at, size)) (symbol(id, class, at, size * 0.54)) }
}

/// An arrow to the right.
pub(super) fn arrow((x, y): At) -> Markup {
    path(
        "ln",
        format_args!("M{} {}h7.5m-3-3 3 3-3 3", N(x - 4.), N(y)),
    )
}

/// One thing of a row: an amount with its icon, an icon alone, a bonus action, or words.
pub(super) enum Thing {
    Amount(u8, &'static str),
    Icon(&'static str),
    Bonus(Region),
    Word(String),
}

impl Thing {
    fn width(&self, size: f32) -> f32 {
        match self {
            Thing::Amount(amount, _) => digits(*amount) * size + 1. + ICON * size,
            Thing::Icon(_) => ICON * size,
            Thing::Bonus(_) => BURST * size,
            Thing::Word(word) => 0.58 * size * word.chars().count() as f32,
        }
    }

    fn draw(&self, (x, y): At, size: f32) -> Markup {
        let foot = y + 0.354 * size;
        match self {
            Thing::Amount(amount, name) => {
                let wide = digits(*amount) * size + 1.;
                html! {
                    (words("num", Anchor::Start, (x, foot), size, &amount.to_string()))
                    (icon(name, (x + wide + ICON * size / 2., y), ICON * size))
                }
            }
            Thing::Icon(name) => icon(name, (x + ICON * size / 2., y), ICON * size),
            Thing::Bonus(region) => bonus(*region, (x + BURST * size / 2., y), BURST * size),
            Thing::Word(word) => words("num", Anchor::Start, (x, foot), size, word),
        }
    }
}

/// How large an icon is beside a number, and a bonus action.
const ICON: f32 = 1.12;
const BURST: f32 = 1.65;

fn digits(amount: u8) -> f32 {
    0.64 * amount.to_string().len() as f32
}

/// Things side by side around a place.
pub(super) fn row(things: &[Thing], (x, y): At, size: f32) -> Markup {
    let gap = 0.28 * size;
    let wide: f32 = things.iter().map(|thing| thing.width(size)).sum();
    let mut left = x - (wide + gap * things.len().saturating_sub(1) as f32) / 2.;
    let mut drawn = String::new();
    for thing in things {
        drawn.push_str(&thing.draw((left, y), size).0);
        left += thing.width(size) + gap;
    }
    PreEscaped(drawn)
}

/// What is gained, but for Wanted: those are printed apart.
pub(super) fn gains(gain: Gain, region: Option<Region>) -> Vec<Thing> {
    let counted = [
        (gain.stars, "star"),
        (gain.cash, "cash"),
        (gain.gold, "gold"),
    ];
    let tools = [(gain.pans, "pan"), (gain.hammers, "hammer")];
    let counted = counted
        .into_iter()
        .filter(|(amount, _)| *amount > 0)
        .map(|(amount, name)| Thing::Amount(amount, name));
    let tools = tools
        .into_iter()
        .flat_map(|(amount, name)| (0..amount).map(move |_| Thing::Icon(name)));
    counted
        .chain(tools)
        .chain(region.map(Thing::Bonus))
        .collect()
}
