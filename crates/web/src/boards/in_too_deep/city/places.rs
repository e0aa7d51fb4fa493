//! Where things stand in a zone on a desk. What belongs to a zone is laid out in rows between its borders, drawn smaller
//! where it would not fit, so that nothing can come to stand in another zone. Lengths are those of the drawn ground;
//! the style sheet measures pieces by the shorter of its two scales, so what fits here fits in every window.

use std::ops::Range;

use super::ground::{self, Point};

/// From the one to the other height, in the order in which rows are laid.
type Band = (f32, f32);

/// How the height of a zone is shared: its name and effect stand still, pieces are laid outwards from there, and what
/// could come inwards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) plate: Band,
    pub(super) pieces: Band,
    pub(super) pills: Band,
}

const TOP: Plan = Plan {
    plate: (88., 120.),
    pieces: (84., 28.),
    pills: (122., 175.),
};
const UPPER_CORNER: Plan = Plan {
    plate: (132., 164.),
    pieces: (129., 28.),
    pills: (166., 212.),
};
const SIDE: Plan = Plan {
    plate: (204., 236.),
    pieces: (239., 348.),
    pills: (202., 140.),
};

/// What is kept free along the borders; a place is told in hundredths of the ring, which may be half of one off.
const MARGIN: f32 = 5.;
/// Between two rows, and between two that stand side by side.
pub(super) const GAP: f32 = 2.;

/// How wide a letter is.
const LETTER: f32 = 7.2;

pub(super) fn plan(position: usize) -> Plan {
    match position {
        0 => TOP,
        4 => TOP.mirrored(),
        2 | 6 => SIDE,
        1 | 7 => UPPER_CORNER,
        _ => UPPER_CORNER.mirrored(),
    }
}

impl Plan {
    /// The same below the middle.
    fn mirrored(self) -> Plan {
        let across = |(from, to): Band| (ground::HEIGHT - from, ground::HEIGHT - to);
        Plan {
            plate: across(self.plate),
            pieces: across(self.pieces),
            pills: across(self.pills),
        }
    }
}

/// The middle of something, in hundredths of the ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    x: u8,
    y: u8,
}

impl Place {
    fn near((x, y): Point) -> Place {
        let share = |part: f32, whole: f32| (part / whole * 100.).round() as u8;
        Place {
            x: share(x, ground::WIDTH),
            y: share(y, ground::HEIGHT),
        }
    }

    /// Two digits, which the style sheet reads one by one.
    pub(super) fn x(self) -> String {
        format!("{:02}", self.x)
    }

    pub(super) fn y(self) -> String {
        format!("{:02}", self.y)
    }
}

/// Where name and effect of a zone stand.
pub(super) fn plate(position: usize) -> Place {
    let (from, to) = plan(position).plate;
    let (left, right) = span(&ground::inset(position, MARGIN), from, to);
    Place::near(((left + right) / 2., (from + to) / 2.))
}

/// Something that takes up room in a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thing {
    pub(super) width: f32,
    /// The width of its words, which are never drawn smaller.
    pub(super) words: f32,
    /// Whether it is somebody, whose name goes before those of things.
    pub(super) person: bool,
}

/// How wide a word is at most, as names and pills are written, with what is free at its ends.
pub(super) fn words(word: &str) -> f32 {
    word.chars().count() as f32 * LETTER + 4.
}

/// Whose words are drawn: where there is no room for all of them, those of people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Worded {
    All,
    People,
    Nobody,
}

impl Worded {
    /// What the style sheet calls it.
    pub(super) fn class(self) -> &'static str {
        match self {
            Worded::All => "named",
            Worded::People => "people",
            Worded::Nobody => "nameless",
        }
    }
}

/// How large things are drawn, and whose words are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Look {
    /// In hundredths.
    pub(super) size: u8,
    pub(super) worded: Worded,
}

impl Look {
    const fn new(size: u8, worded: Worded) -> Look {
        Look { size, worded }
    }

    fn says(self, thing: Thing) -> bool {
        match self.worded {
            Worded::All => true,
            Worded::People => thing.person,
            Worded::Nobody => false,
        }
    }

    fn scale(self) -> f32 {
        f32::from(self.size) / 100.
    }
}

/// A kind of thing: how tall it is, where its words stand, and how it may look, the best first.
pub(super) struct Kind {
    height: f32,
    /// What words below add to the height; words beside add to the width.
    line: Option<f32>,
    looks: &'static [Look],
}

pub(super) const PIECES: Kind = Kind {
    height: 38.,
    line: Some(15.),
    looks: &[
        Look::new(100, Worded::All),
        Look::new(85, Worded::All),
        Look::new(70, Worded::All),
        Look::new(100, Worded::People),
        Look::new(85, Worded::People),
        Look::new(70, Worded::People),
        Look::new(60, Worded::People),
        Look::new(100, Worded::Nobody),
        Look::new(85, Worded::Nobody),
        Look::new(78, Worded::Nobody),
        Look::new(70, Worded::Nobody),
        Look::new(60, Worded::Nobody),
        Look::new(50, Worded::Nobody),
        Look::new(40, Worded::Nobody),
    ],
};

pub(super) const PILLS: Kind = Kind {
    height: 21.,
    line: None,
    looks: &[
        Look::new(100, Worded::All),
        Look::new(100, Worded::Nobody),
        Look::new(85, Worded::Nobody),
        Look::new(70, Worded::Nobody),
    ],
};

impl Kind {
    fn width(&self, thing: Thing, look: Look) -> f32 {
        let bare = thing.width * look.scale();
        match (look.says(thing), self.line) {
            (false, _) => bare,
            (true, Some(_)) => bare.max(thing.words),
            (true, None) => bare + thing.words,
        }
    }

    fn height(&self, look: Look) -> f32 {
        let said = look.worded != Worded::Nobody;
        let words = self.line.filter(|_| said).unwrap_or_default();
        self.height * look.scale() + words
    }
}

/// Things that stand side by side.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Row {
    pub(super) place: Place,
    pub(super) things: Range<usize>,
}

/// Everything that fits, in rows.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Layout {
    pub(super) look: Look,
    pub(super) rows: Vec<Row>,
}

impl Layout {
    /// How many have a place.
    pub(super) fn laid(&self) -> usize {
        self.rows.last().map_or(0, |row| row.things.end)
    }
}

/// Lays things out as large as they fit; what does not fit even when it is smallest is left out at the end.
pub(super) fn lay(position: usize, band: Band, kind: &Kind, things: &[Thing]) -> Layout {
    // Where nobody is, names of people would take up room and say nothing.
    let somebody = things.iter().any(|thing| thing.person);
    let looks = kind.looks.iter();
    let looks = looks.filter(|look| somebody || look.worded != Worded::People);
    let tried = looks.map(|look| Layout {
        look: *look,
        rows: rows(position, band, kind, *look, things),
    });
    let mut best = Layout {
        look: kind.looks[0],
        rows: Vec::new(),
    };
    for layout in tried {
        best = layout;
        if best.laid() == things.len() {
            break;
        }
    }
    best
}

fn rows(position: usize, band: Band, kind: &Kind, look: Look, things: &[Thing]) -> Vec<Row> {
    let zone = ground::inset(position, MARGIN);
    let on = (band.1 - band.0).signum();
    let height = kind.height(look);
    let mut rows: Vec<Row> = Vec::new();
    let (mut near, mut next) = (band.0, 0);
    while next < things.len() && (band.1 - near) * on >= height {
        let far = near + height * on;
        let (left, right) = span(&zone, near, far);
        let count = fitting(kind, look, &things[next..], right - left);
        if count > 0 {
            rows.push(Row {
                place: Place::near(((left + right) / 2., (near + far) / 2.)),
                things: next..next + count,
            });
        }
        next += count;
        near = far + GAP * on;
    }
    rows
}

/// How many of the first things stand side by side in a width.
fn fitting(kind: &Kind, look: Look, things: &[Thing], width: f32) -> usize {
    let ends = things.iter().scan(-GAP, |end, thing| {
        *end += GAP + kind.width(*thing, look);
        Some(*end)
    });
    ends.take_while(|end| *end <= width).count()
}

/// Between which two sides a row may lie.
fn span(zone: &[Point; 4], top: f32, bottom: f32) -> (f32, f32) {
    let (a, b) = (chord(zone, top), chord(zone, bottom));
    (a.0.max(b.0), a.1.min(b.1))
}

/// Where a height crosses the sides of a zone; nowhere is a width below zero.
fn chord(zone: &[Point; 4], y: f32) -> (f32, f32) {
    let sides = (0..4).map(|nth| (zone[nth], zone[(nth + 1) % 4]));
    let crossed = sides.filter(|(a, b)| a.1.min(b.1) <= y && y <= a.1.max(b.1) && a.1 != b.1);
    let at = crossed.map(|(a, b)| a.0 + (b.0 - a.0) * (y - a.1) / (b.1 - a.1));
    at.fold((f32::MAX, f32::MIN), |(left, right), x| {
        (left.min(x), right.max(x))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Left, top, right, bottom.
    type Box = [f32; 4];

    fn around(place: Place, width: f32, height: f32) -> Box {
        let x = f32::from(place.x) / 100. * ground::WIDTH;
        let y = f32::from(place.y) / 100. * ground::HEIGHT;
        let (half, rise) = (width / 2., height / 2.);
        [x - half, y - rise, x + half, y + rise]
    }

    fn boxes(kind: &Kind, layout: &Layout, things: &[Thing]) -> Vec<Box> {
        let width = |row: &Row| {
            let widths = things[row.things.clone()].iter();
            let widths = widths.map(|thing| kind.width(*thing, layout.look) + GAP);
            widths.sum::<f32>() - GAP
        };
        let rows = layout.rows.iter();
        rows.map(|row| around(row.place, width(row), kind.height(layout.look)))
            .collect()
    }

    fn assert_inside(position: usize, [left, top, right, bottom]: Box) {
        let zone = ground::inset(position, 0.5);
        for (x, y) in [(left, top), (right, top), (right, bottom), (left, bottom)] {
            for nth in 0..4 {
                let (a, b) = (zone[nth], zone[(nth + 1) % 4]);
                // Clockwise, the inside lies to the right.
                let turn = (b.0 - a.0) * (y - a.1) - (b.1 - a.1) * (x - a.0);
                assert!(turn >= 0., "{x} {y} is outside of {position}");
            }
        }
    }

    fn assert_apart(boxes: &[Box]) {
        for (nth, a) in boxes.iter().enumerate() {
            for b in &boxes[nth + 1..] {
                let over_x = a[2].min(b[2]) - a[0].max(b[0]);
                let over_y = a[3].min(b[3]) - a[1].max(b[1]);
                // A place is told to the hundredth.
                assert!(over_x <= 0. || over_y <= 3.5, "{a:?} {b:?}");
            }
        }
    }

    fn thing(width: f32, letters: f32) -> Thing {
        Thing {
            width,
            words: letters * LETTER + 4.,
            person: width > 28.,
        }
    }

    /// Whoever and whatever is in the city: six who hold something or not, the Guardian, eight items.
    fn crowds() -> Vec<Vec<Thing>> {
        let figure = |nth: usize, held: usize| {
            let width = if nth < held { 62. } else { 41. };
            thing(width, [5., 8., 10., 7., 6., 9.][nth])
        };
        let mut all = Vec::new();
        for figures in 0..=6 {
            for held in 0..=figures {
                for lying in 0..=8 - held {
                    let figures = (0..figures).map(|nth| figure(nth, held));
                    let items = (0..lying).map(|nth| thing(28., 4. + nth as f32));
                    let crowd: Vec<Thing> = figures.chain(items).collect();
                    all.push(crowd.iter().copied().chain([thing(41., 8.)]).collect());
                    all.push(crowd);
                }
            }
        }
        all
    }

    #[test]
    fn whatever_is_in_a_zone_stands_between_its_borders() {
        for position in 0..8 {
            let plan = plan(position);
            for crowd in crowds() {
                let layout = lay(position, plan.pieces, &PIECES, &crowd);
                assert_eq!(layout.laid(), crowd.len(), "{position}: {crowd:?}");
                let mut boxes = boxes(&PIECES, &layout, &crowd);
                boxes.push(around(plate(position), 140., 32.));
                for one in &boxes {
                    assert_inside(position, *one);
                }
                assert_apart(&boxes);
            }
        }
    }

    #[test]
    fn what_could_come_to_a_zone_leaves_its_pieces_alone() {
        for position in 0..8 {
            let plan = plan(position);
            let crowd = vec![thing(41., 8.); 5];
            let pieces = lay(position, plan.pieces, &PIECES, &crowd);
            for count in 1..=18 {
                let pills = vec![thing(25., 6.); count];
                let layout = lay(position, plan.pills, &PILLS, &pills);
                assert!(layout.laid() >= count.min(6), "{position}: {count}");
                let mut boxes = boxes(&PILLS, &layout, &pills);
                for one in &boxes {
                    assert_inside(position, *one);
                }
                boxes.extend(self::boxes(&PIECES, &pieces, &crowd));
                boxes.push(around(plate(position), 140., 32.));
                assert_apart(&boxes);
            }
        }
    }

    /// Where there is room, names stand below their pieces.
    #[test]
    fn few_pieces_are_named() {
        for position in 0..8 {
            let two = [thing(62., 8.), thing(28., 5.)];
            let layout = lay(position, plan(position).pieces, &PIECES, &two);
            assert_eq!(layout.look.worded, Worded::All, "{position}");
        }
    }

    /// Where nobody is, no room is kept for names of people: in a corner, that would make things smaller.
    #[test]
    fn things_alone_are_as_large_as_they_fit_without_names() {
        for position in [1, 3, 5, 7] {
            for (count, size) in [(3, 100), (4, 100), (7, 85)] {
                let long = vec![thing(28., 16.); count];
                let layout = lay(position, plan(position).pieces, &PIECES, &long);
                let nameless = Look::new(size, Worded::Nobody);
                assert_eq!(layout.look, nameless, "{position}: {count}");
            }
        }
    }

    /// Where names of things are too long for the corner, those of people stand all the same.
    #[test]
    fn people_are_named_before_things() {
        for position in 0..8 {
            let long = [thing(41., 7.), thing(28., 16.)];
            let layout = lay(position, plan(position).pieces, &PIECES, &long);
            assert_ne!(layout.look.worded, Worded::Nobody, "{position}");
        }
    }
}
