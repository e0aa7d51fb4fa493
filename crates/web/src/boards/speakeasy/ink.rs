//! What the plates are drawn with: stepped outlines, symbols, words, the marks of bosses.

use maud::{Markup, html};
use speakeasy::Speakeasy;
use speakeasy::boss::Boss;
use speakeasy::words;

use crate::board::Scene;
use crate::draw::N;

/// A point of a plate.
pub(super) type At = (f32, f32);

/// A rectangle of a plate.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Frame {
    pub(super) fn new(x: f32, y: f32, width: f32, height: f32) -> Frame {
        Frame {
            x,
            y,
            width,
            height,
        }
    }

    pub(super) fn centre(self) -> At {
        (self.x + self.width / 2., self.y + self.height / 2.)
    }

    /// The same, so much smaller on every side.
    pub(super) fn inset(self, by: f32) -> Frame {
        Frame {
            x: self.x + by,
            y: self.y + by,
            width: self.width - 2. * by,
            height: self.height - 2. * by,
        }
    }
}

/// A rectangle with a class.
pub(super) fn rect(class: &str, frame: Frame, round: f32) -> Markup {
    let Frame {
        x,
        y,
        width,
        height,
    } = frame;
    html! { rect class=(class) x=(N(x)) y=(N(y)) width=(N(width)) height=(N(height)) rx=(N(round)) {} }
}

/// The outline of a plate: corners in two steps, as everything is in this house.
pub(super) fn stepped(class: &str, frame: Frame) -> Markup {
    const STEP: f32 = 2.5;
    let Frame {
        x,
        y,
        width,
        height,
    } = frame.inset(0.8);
    let (left, right) = (x + 2. * STEP, x + width - 2. * STEP);
    let (top, bottom) = (y + 2. * STEP, y + height - 2. * STEP);
    let d = format!(
        "M{} {}H{}v{STEP}h{STEP}v{STEP}h{STEP}V{}h-{STEP}v{STEP}h-{STEP}v{STEP}H{}v-{STEP}h-{STEP}v-{STEP}h-{STEP}V{}h{STEP}v-{STEP}h{STEP}z",
        N(left),
        N(y),
        N(right),
        N(bottom),
        N(left),
        N(top),
    );
    html! { path class=(class) d=(d) {} }
}

/// The dark band with the title of a plate or of a part of it.
pub(super) fn band(frame: Frame) -> Markup {
    rect("lac", frame, 0.)
}

/// A symbol by its upper left corner.
pub(super) fn icon(name: &str, (x, y): At, size: f32) -> Markup {
    icon_in("", name, (x, y), size)
}

/// A symbol in the colour of a class.
pub(super) fn icon_in(class: &str, name: &str, (x, y): At, size: f32) -> Markup {
    let class = (!class.is_empty()).then_some(class);
    html! {
        use class=[class] href=(format_args!("#i-{name}")) x=(N(x)) y=(N(y)) width=(N(size)) height=(N(size)) {}
    }
}

/// A symbol around a point.
pub(super) fn icon_at(class: &str, name: &str, (x, y): At, size: f32) -> Markup {
    icon_in(class, name, (x - size / 2., y - size / 2.), size)
}

/// Where words stand from their point.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// Words on a plate.
pub(super) fn text(class: &str, (x, y): At, size: f32, anchor: Anchor, words: &str) -> Markup {
    line(class, (x, y), size, anchor, None, words)
}

/// Words in one line, or in two of about the same length where one has no room for them.
pub(super) fn halves(size: f32, room: f32, words: &str) -> Vec<&str> {
    let breaks = words.match_indices(' ').map(|(at, _)| at);
    let middle = breaks.min_by_key(|at| at.abs_diff(words.len() / 2));
    match middle.filter(|_| width("", size, words) > room) {
        Some(at) => vec![&words[..at], &words[at + 1..]],
        None => vec![words],
    }
}

/// How wide words are. Measured, not known: bold letters are a little wider, those on signs still more.
fn width(class: &str, size: f32, words: &str) -> f32 {
    let has = |one: &str| class.split(' ').any(|class| class == one);
    let wider = match (has("face"), ["b", "dn", "ally-n"].into_iter().any(has)) {
        (true, _) => 1.18,
        (_, true) => 1.12,
        _ => 1.,
    };
    words.chars().map(letter).sum::<f32>() * size * wider
}

/// How wide a letter is against its height, in the widest of the faces.
fn letter(letter: char) -> f32 {
    match letter {
        'i' | 'j' | 'l' | 'I' | 'ł' | '.' | ',' | ':' | ' ' | '’' | '“' | '”' => 0.31,
        'f' | 'r' | 't' | '(' | ')' | '-' => 0.39,
        'm' | 'w' | 'M' | 'W' => 0.9,
        _ if letter.is_uppercase() => 0.7,
        _ => 0.6,
    }
}

/// Words that are drawn narrower where they would not fit.
pub(super) fn fitted(
    class: &str,
    at: At,
    size: f32,
    anchor: Anchor,
    room: f32,
    words: &str,
) -> Markup {
    let length = (width(class, size, words) > room).then_some(room);
    line(class, at, size, anchor, length, words)
}

fn line(
    class: &str,
    (x, y): At,
    size: f32,
    anchor: Anchor,
    length: Option<f32>,
    words: &str,
) -> Markup {
    let anchor = match anchor {
        Anchor::Start => None,
        Anchor::Middle => Some("middle"),
        Anchor::End => Some("end"),
    };
    html! {
        text class=(class) x=(N(x)) y=(N(y)) font-size=(N(size)) text-anchor=[anchor]
            textLength=[length.map(N)] lengthAdjust=[length.map(|_| "spacingAndGlyphs")] { (words) }
    }
}

/// An arch: a person, a place in the VIP area.
pub(super) fn arch(class: &str, (x, y): At, width: f32, height: f32) -> Markup {
    let r = width / 2.;
    html! {
        path class=(class) d=(format_args!("M{} {}V{}a{} {} 0 0 1 {} 0V{}z", N(x), N(y + height), N(y + r), N(r), N(r), N(width), N(y + height))) {}
    }
}

/// A city token: an octagon with what it brings.
pub(super) fn token(icon: &str, (x, y): At, r: f32) -> Markup {
    let (a, b) = (r * 0.42, r * 0.58);
    html! {
        g.ctok {
            path d=(format_args!(
                "M{} {}h{}l{} {}v{}l-{} {}h-{}l-{} -{}v-{}z",
                N(x - a), N(y - r), N(2. * a), N(b), N(b), N(2. * a), N(b), N(b), N(2. * a), N(b), N(b), N(2. * a)
            )) {}
            (icon_at("", icon, (x, y), r * 1.35))
        }
    }
}

/// The class of a boss: its colour.
pub(super) fn colour(boss: Boss) -> &'static str {
    const SEATS: [&str; 4] = ["s1", "s2", "s3", "s4"];
    match boss {
        Boss::Player(seat) => SEATS.get(seat.index()).copied().unwrap_or("s1"),
        Boss::Rival => "sr",
    }
}

/// The first letter of a boss's name.
pub(super) fn initial(scene: &Scene<'_, Speakeasy>, boss: Boss) -> String {
    match boss {
        Boss::Player(seat) => scene.initial(seat),
        Boss::Rival => {
            let name = scene.say(&words::boss_name(boss));
            name.chars().take(1).flat_map(char::to_uppercase).collect()
        }
    }
}

/// The marker of a boss: colour, shape and initial.
pub(super) fn marker(scene: &Scene<'_, Speakeasy>, boss: Boss, (x, y): At, r: f32) -> Markup {
    html! {
        g class=(format_args!("seat {}", colour(boss))) {
            (shape(boss, (x, y), r))
            (text("", (x, y + r * 0.55), r * 1.5, Anchor::Middle, &initial(scene, boss)))
        }
    }
}

/// The shape of a boss: round, square, triangle, hexagon; the Rival's is a lozenge.
fn shape(boss: Boss, (x, y): At, r: f32) -> Markup {
    let polygon = |points: &[(f32, f32)]| {
        let points: Vec<String> = points
            .iter()
            .map(|(dx, dy)| format!("{} {}", N(x + dx * r), N(y + dy * r)))
            .collect();
        html! { path d=(format_args!("M{}z", points.join("L"))) {} }
    };
    match boss.seat().map(|seat| seat.index()) {
        Some(0) => html! { circle cx=(N(x)) cy=(N(y)) r=(N(r)) {} },
        Some(1) => {
            let side = 1.8 * r;
            rect(
                "",
                Frame::new(x - side / 2., y - side / 2., side, side),
                1.5,
            )
        }
        Some(2) => polygon(&[(0., -1.25), (1.3, 0.95), (-1.3, 0.95)]),
        Some(_) => polygon(&[
            (-0.55, -1.),
            (0.55, -1.),
            (1.1, 0.),
            (0.55, 1.),
            (-0.55, 1.),
            (-1.1, 0.),
        ]),
        None => polygon(&[(0., -1.25), (1.25, 0.), (0., 1.25), (-1.25, 0.)]),
    }
}

/// A figure of a boss with its initial: a capo, a mobster, a book, a truck.
pub(super) fn figure(
    scene: &Scene<'_, Speakeasy>,
    boss: Boss,
    name: &str,
    (x, y): At,
    size: f32,
) -> Markup {
    html! {
        g class=(format_args!("man {}", colour(boss))) { (icon(name, (x, y), size)) }
        @if size > 20. {
            (text("onseat b", (x + size / 2., y + size * 0.97), size * 0.46, Anchor::Middle, &initial(scene, boss)))
        }
    }
}

/// A piece without a letter, too small for one.
pub(super) fn plain(boss: Boss, name: &str, at: At, size: f32) -> Markup {
    html! { g class=(format_args!("man {}", colour(boss))) { (icon(name, at, size)) } }
}
