//! Where names, officers and codes find room. Everything else has its fixed place beside a lot.

use escape_plan::EscapePlan;
use escape_plan::city::Placed;
use escape_plan::node::Node;
use escape_plan::words;

use super::boxes::Area;
use super::lattice::{self, At};
use crate::board::Scene;

/// The room of a lot with what stands on it.
const LOT: (f32, f32) = (50., 44.);

/// The room of an officer.
pub(super) const OFFICER: f32 = 26.;

/// The room of the switch for the whole city.
const SWITCH: f32 = 42.;

/// How wide letters are on average where the narrow face is not at hand.
const LETTER: f32 = 6.8;

/// The letters of names.
#[derive(Clone, Copy)]
pub(super) struct Face {
    /// How wide one is on average.
    letter: f32,
    /// How high a line is.
    pub(super) line: f32,
}

impl Face {
    /// Letters of this size.
    pub(super) fn of(size: f32) -> Face {
        Face {
            letter: LETTER.max(size * 0.6),
            line: size,
        }
    }
}

/// From how many letters on a name may be written in two lines, and how much it would have to cover otherwise.
const LONG: usize = 11;
const FOLD: f32 = 12.;

/// So little may be covered that a name rather keeps its usual place.
const SLACK: f32 = 12.;

/// A location with its name.
pub(super) struct Lot {
    pub(super) node: Node,
    pub(super) at: At,
    pub(super) name: String,
    /// The name as it is written: a long one in two lines where one would cover something.
    pub(super) lines: Vec<String>,
    /// The foot of the first line.
    pub(super) name_at: At,
    pub(super) anchor: &'static str,
    /// On which side of it pawns stand.
    pub(super) pawns: Side,
}

/// Where the first pawn on a lot stands, below it; the next ones stand towards the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Right,
    Left,
}

impl Side {
    /// The place of the pawn with this number beside its lot.
    pub(super) fn pawn(self, number: usize) -> At {
        let aside = 18. - 20. * number as f32;
        match self {
            Side::Right => (aside, 13.),
            Side::Left => (-aside, 13.),
        }
    }
}

/// A tile with everything that has found its place on it.
pub(super) struct Tile {
    pub(super) placed: Placed,
    pub(super) centre: At,
    pub(super) lots: Vec<Lot>,
    /// The middle of the officers.
    pub(super) officers: At,
    /// Where the code begins.
    pub(super) code: At,
}

/// What stands beside a lot, as far as it is there.
pub(super) struct Beside {
    pub(super) flag: bool,
    pub(super) ticket: bool,
    pub(super) cubes: bool,
    pub(super) keys: bool,
    /// How wide the sign is that leads out of the city.
    pub(super) out: Option<f32>,
    pub(super) pawns: usize,
}

impl Beside {
    fn areas(&self, (x, y): At) -> Vec<Area> {
        let mut areas = Vec::new();
        if self.flag {
            areas.push(Area::around((x + 20., y - 17.), 34., 17.));
        }
        areas.extend(self.ticket((x, y)));
        if self.cubes {
            areas.push(Area::around((x - 23., y + 8.), 12., 34.));
        }
        if self.keys {
            areas.push(Area::around((x + 19., y + 5.), 14., 32.));
        }
        if let Some(wide) = self.out {
            areas.push(Area::around(out((x, y), wide), wide, 17.));
        }
        areas
    }

    /// The room of what is to be had there.
    fn ticket(&self, (x, y): At) -> Option<Area> {
        self.ticket
            .then(|| Area::around((x - 17., y - 17.), 29., 17.))
    }

    /// The room of the pawns, with the ring around one that moves or is new.
    fn pawns(&self, (x, y): At, side: Side) -> Option<Area> {
        let [first, last] = [0, self.pawns.checked_sub(1)?].map(|number| side.pawn(number));
        let wide = 30. + (first.0 - last.0).abs();
        let middle = (x + (first.0 + last.0) / 2., y + first.1);
        Some(Area::around(middle, wide, 30.))
    }

    /// The side where its pawns cover least of what others have to tell: mostly the right one, for cubes lie on
    /// the left.
    fn side(&self, at: At, tickets: &[Area]) -> Side {
        let covered = |side: Side| {
            let room = self.pawns(at, side);
            let tickets = tickets.iter();
            room.map_or(0., |room| tickets.map(|ticket| ticket.shared(&room)).sum())
        };
        match covered(Side::Left) < covered(Side::Right) {
            true => Side::Left,
            false => Side::Right,
        }
    }
}

/// The middle of the sign that leads out: upper left of the exit, where no pawn stands and no points are told.
pub(super) fn out((x, y): At, wide: f32) -> At {
    (x - 1. - wide / 2., y - 17.)
}

/// Finds room for everything on all tiles.
pub(super) fn arrange(
    scene: &Scene<'_, EscapePlan>,
    frame: Area,
    face: Face,
    beside: impl Fn(Node) -> Beside,
) -> Vec<Tile> {
    let view = &scene.sight.view;
    let mut taken: Vec<Area> = Vec::new();
    // In the upper left corner is the switch for the whole city.
    let mut pieces: Vec<Area> = vec![Area {
        x: frame.x,
        y: frame.y,
        width: SWITCH,
        height: SWITCH,
    }];
    let mut tickets: Vec<Area> = Vec::new();
    let mut tiles: Vec<Tile> = Vec::new();
    for placed in view.city.placed() {
        let locations = placed.tile.locations();
        let lots: Vec<Lot> = locations
            .iter()
            .map(|node| Lot {
                node,
                at: lattice::spot(*placed, node),
                name: scene.say(&words::location(view, node)),
                lines: Vec::new(),
                name_at: At::default(),
                anchor: "middle",
                pawns: Side::Right,
            })
            .collect();
        taken.extend(lots.iter().map(|lot| Area::around(lot.at, LOT.0, LOT.1)));
        taken.extend(lots.iter().flat_map(|lot| beside(lot.node).areas(lot.at)));
        tickets.extend(
            lots.iter()
                .filter_map(|lot| beside(lot.node).ticket(lot.at)),
        );
        tiles.push(Tile {
            placed: *placed,
            centre: lattice::centre(placed.cell()),
            lots,
            officers: At::default(),
            code: At::default(),
        });
    }
    for lot in tiles.iter_mut().flat_map(|tile| &mut tile.lots) {
        let beside = beside(lot.node);
        lot.pawns = beside.side(lot.at, &tickets);
        pieces.extend(beside.pawns(lot.at, lot.pawns));
    }
    taken.extend(&pieces);
    for tile in &mut tiles {
        let count = view.police.on[tile.placed.tile as usize].len();
        if count > 0 {
            let wide = OFFICER * count as f32 + 2.;
            tile.officers = roomiest(tile, wide, &taken);
            let area = Area::around(tile.officers, wide, OFFICER + 2.);
            taken.push(area);
            pieces.push(area);
        }
    }
    let count = tiles.iter().map(|tile| tile.lots.len()).sum();
    let mut names: Vec<Option<Area>> = vec![None; count];
    // Once all have a place, each may find a better one among the others.
    for _ in 0..2 {
        let lots = tiles.iter_mut().flat_map(|tile| &mut tile.lots);
        for (at, lot) in lots.enumerate() {
            names[at] = None;
            let others: Vec<Area> = names.iter().copied().flatten().collect();
            names[at] = name(lot, face, frame, [&taken, &pieces, &others]);
        }
    }
    taken.extend(names.into_iter().flatten());
    for tile in &mut tiles {
        let data = tile.placed.tile.data();
        let signs = f32::from(u8::from(data.helipad) + u8::from(data.ferry));
        let area = code(scene, tile, 16. + 15. * signs, &taken);
        taken.push(area);
    }
    tiles
}

/// The place on a tile where a box lies farthest from everything.
fn roomiest(tile: &Tile, wide: f32, taken: &[Area]) -> At {
    const STEP: f32 = 6.;
    const STEPS: i32 = 13;
    let high = OFFICER + 2.;
    // Wherever the box is tried, it covers nothing beyond this.
    let span = 2. * STEP * STEPS as f32;
    let around = Area::around(tile.centre, span + wide, span + high);
    let near = taken.iter().filter(|other| around.shared(other) > 0.);
    let near: Vec<&Area> = near.collect();
    let rate = |at: At| {
        let area = Area::around(at, wide, high);
        let corners = area.corners().into_iter();
        let inside = corners
            .map(|corner| lattice::depth(tile.centre, corner))
            .fold(f32::INFINITY, f32::min);
        let lots = tile.lots.iter().map(|lot| area.gap(lot.at) - 24.);
        let free = lots.fold(f32::INFINITY, f32::min);
        let covered: f32 = near.iter().map(|other| area.shared(other)).sum();
        // Enough room is enough: then rather near the middle.
        let room = inside.min(free).min(6.);
        room * 20. - covered - lattice::distance(at, tile.centre) / 10.
    };
    let steps = -STEPS..=STEPS;
    let places = steps.clone().flat_map(|i| {
        steps.clone().map(move |j| {
            let (x, y) = tile.centre;
            (x + STEP * i as f32, y + STEP * j as f32)
        })
    });
    let rated = places.map(|at| (rate(at), at));
    let best = rated.max_by(|(a, _), (b, _)| a.total_cmp(b));
    best.map_or(tile.centre, |(_, at)| at)
}

/// The places of a name around its lot: foot of the words and where they begin.
const AROUND: [(f32, f32, &str); 12] = [
    (0., 32.5, "middle"),
    (0., -27.5, "middle"),
    (-16., 32.5, "middle"),
    (-16., -27.5, "middle"),
    (16., 32.5, "middle"),
    (16., -27.5, "middle"),
    (-27., 5., "end"),
    (27., 5., "start"),
    (-27., 16., "end"),
    (27., 16., "start"),
    (-27., -6., "end"),
    (27., -6., "start"),
];

/// A name in two lines, parted at the space nearest to its middle.
fn folded(name: &str) -> Option<Vec<String>> {
    if name.chars().count() < LONG {
        return None;
    }
    let middle = name.len() / 2;
    let (at, _) = name
        .match_indices(' ')
        .min_by_key(|(at, _)| at.abs_diff(middle))?;
    Some(vec![name[..at].to_owned(), name[at + 1..].to_owned()])
}

/// The box of a name at a place around its lot, and the foot of its first line.
fn written(
    face: Face,
    lot: At,
    lines: &[String],
    (dx, dy, anchor): (f32, f32, &str),
) -> (Area, At) {
    let letters = lines.iter().map(|line| line.chars().count()).max();
    let wide = face.letter * letters.unwrap_or_default() as f32;
    let more = face.line * lines.len().saturating_sub(1) as f32;
    // Above the lot the last line stands where the only one would, beside it they share the room.
    let up = match dy {
        dy if dy < 0. => more,
        dy if dy < LOT.1 / 2. => more / 2.,
        _ => 0.,
    };
    let (x, y) = (lot.0 + dx, lot.1 + dy - up);
    let left = match anchor {
        "middle" => x - wide / 2.,
        "end" => x - wide,
        _ => x,
    };
    let area = Area {
        x: left,
        y: y - face.line + 2.,
        width: wide,
        height: face.line + more,
    };
    (area, (x, y))
}

/// Puts a name where it covers least: least of all under pieces, which stand upon it, and among other names, for two
/// that run into each other can neither be read.
fn name(lot: &mut Lot, face: Face, frame: Area, others: [&[Area]; 3]) -> Option<Area> {
    let around = Area::around(lot.at, 400., 140.);
    let near = |all: &[Area]| -> Vec<Area> {
        let near = all.iter().filter(|other| around.shared(other) > 0.);
        near.copied().collect()
    };
    let [taken, pieces, names] = others.map(near);
    let covers = |area: &Area| {
        let outside = area.width * area.height - area.shared(&frame);
        let shared = |others: &[Area]| others.iter().map(|other| area.shared(other)).sum::<f32>();
        shared(&taken) + 3. * shared(&pieces) + 4. * shared(&names) + 4. * outside
    };
    let mut best: Option<(f32, Area)> = None;
    for (lines, cost) in [
        (Some(vec![lot.name.clone()]), 0.),
        (folded(&lot.name), FOLD),
    ] {
        let Some(lines) = lines else { continue };
        for place in AROUND {
            let (area, foot) = written(face, lot.at, &lines, place);
            let rate = covers(&area).max(SLACK) + cost;
            if best.is_none_or(|(least, _)| rate < least) {
                best = Some((rate, area));
                lot.lines.clone_from(&lines);
                lot.name_at = foot;
                lot.anchor = place.2;
            }
        }
    }
    best.map(|(_, area)| area)
}

/// Puts the code of a tile into its freest corner.
fn code(scene: &Scene<'_, EscapePlan>, tile: &mut Tile, wide: f32, taken: &[Area]) -> Area {
    let letters = scene.say(&words::tile(tile.placed.tile)).chars().count() as f32;
    let wide = wide.max(LETTER * letters);
    let places = (0..12).map(|turn| {
        let angle = f32::to_radians(30. * turn as f32);
        let far = if turn % 2 == 0 { 74. } else { 66. };
        let (x, y) = tile.centre;
        Area::around((x + far * angle.cos(), y + far * angle.sin()), wide, 14.)
    });
    let covers = |area: &Area| {
        let corners = area.corners().into_iter();
        let outside = corners
            .map(|corner| (2. - lattice::depth(tile.centre, corner)).max(0.))
            .sum::<f32>();
        taken.iter().map(|other| area.shared(other)).sum::<f32>() + 20. * outside
    };
    let best = places.min_by(|a, b| covers(a).total_cmp(&covers(b)));
    let area = best.unwrap_or(Area::around(tile.centre, wide, 14.));
    tile.code = (area.x, area.y + 7.);
    area
}

#[cfg(test)]
mod tests {
    use catalog::Lang;
    use escape_plan::EscapePlan;
    use kernel::Viewer;

    use super::*;
    use crate::boards::escape_plan::city::Town;
    use crate::boards::trial::{People, words};

    /// However long the word: nobody who stands there covers the sign, nor does it cover what the way costs.
    #[test]
    fn the_way_out_is_told_where_neither_pawns_nor_points_are() {
        let beside = Beside {
            flag: true,
            ticket: false,
            cubes: false,
            keys: false,
            out: None,
            pawns: 5,
        };
        for wide in [30., 61.] {
            let sign = Area::around(out(At::default(), wide), wide, 16.);
            for other in beside.areas(At::default()) {
                assert_eq!(sign.shared(&other), 0., "{other:?}");
            }
            for side in [Side::Right, Side::Left] {
                let pawns = beside.pawns(At::default(), side).unwrap();
                assert_eq!(sign.shared(&pawns), 0., "{side:?}");
            }
        }
    }

    /// Names in the longest language, over whole games: how often an officer or a pawn stands on one.
    #[test]
    fn pieces_stand_on_hardly_any_name_and_long_names_take_two_lines() {
        let texts = words::<EscapePlan>(Lang::Cs);
        let (mut names, mut hidden, mut long) = (0, 0, 0);
        for seats in [1, 3] {
            let mut people = People::<EscapePlan>::new(seats, &[], seats);
            while people.step() {
                let sight = people.table.sight(Viewer::Seat(kernel::Seat(0)));
                let scene = Scene::new(&sight, &texts, kernel::Seat(0));
                let town = Town::new(&scene);
                let lots = town.tiles.iter().flat_map(|tile| &tile.lots);
                let pawns = lots.flat_map(|lot| pawns(&scene, lot));
                let officers = town.tiles.iter().map(|tile| officers(&scene, tile));
                let pieces: Vec<Area> = officers.chain(pawns).collect();
                for lot in town.tiles.iter().flat_map(|tile| &tile.lots) {
                    let wide = lot.lines.iter().map(|line| line.chars().count()).max();
                    let wide = town.face.letter * wide.unwrap_or_default() as f32;
                    let left = match lot.anchor {
                        "middle" => lot.name_at.0 - wide / 2.,
                        "end" => lot.name_at.0 - wide,
                        _ => lot.name_at.0,
                    };
                    let area = Area {
                        x: left,
                        y: lot.name_at.1 - town.face.line + 2.,
                        width: wide,
                        height: town.face.line * lot.lines.len() as f32,
                    };
                    let on = pieces.iter().map(|other| other.shared(&area));
                    names += 1;
                    long += usize::from(lot.lines.len() > 1);
                    hidden += usize::from(on.sum::<f32>() > area.width * area.height / 8.);
                }
            }
        }
        assert!(long > 20, "{long}");
        assert!(hidden * 500 < names, "{hidden} of {names}");
    }

    /// Two lots so near to each other that a pawn on one would stand on what is to be had on the other.
    #[test]
    fn pawns_stand_aside_for_the_ticket_of_a_neighbour() {
        let beside = Beside {
            flag: false,
            ticket: true,
            cubes: false,
            keys: false,
            out: None,
            pawns: 1,
        };
        let own = beside.ticket(At::default()).unwrap();
        assert_eq!(beside.side(At::default(), &[own]), Side::Right);
        let neighbour = beside.ticket((42., 36.)).unwrap();
        assert_eq!(beside.side(At::default(), &[own, neighbour]), Side::Left);
        let other = beside.ticket((6., 36.)).unwrap();
        assert_eq!(beside.side(At::default(), &[own, other]), Side::Right);
    }

    /// Pawns without their rings, as they stand.
    fn pawns(scene: &Scene<'_, EscapePlan>, lot: &Lot) -> Vec<Area> {
        let count =
            crate::boards::escape_plan::city::figures::standing(&scene.sight.view, lot.node);
        let place = |at: usize| {
            let (x, y) = lot.pawns.pawn(at);
            Area::around((lot.at.0 + x, lot.at.1 + y), 22., 22.)
        };
        (0..count).map(place).collect()
    }

    fn officers(scene: &Scene<'_, EscapePlan>, tile: &Tile) -> Area {
        let count = scene.sight.view.police.on[tile.placed.tile as usize].len();
        let wide = OFFICER * count as f32;
        Area::around(tile.officers, wide, if count > 0 { OFFICER } else { 0. })
    }
}
