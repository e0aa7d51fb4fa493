//! The land office: the deed with its nine squares, and the survey on which a shape is chosen.

use fliptown::Action;
use fliptown::content::{LandOffice, Placement, Shape, content};
use fliptown::map::Land;
use maud::{Markup, html};

use crate::boards::fliptown::plates::ink::{self, At, Frame, N, Thing};
use crate::boards::fliptown::plates::map::Map;
use crate::boards::fliptown::plates::pencil;
use crate::boards::fliptown::plates::plate::Plate;

fn office() -> &'static LandOffice {
    &content().land_office
}

/// Row and column of a square.
fn cell(square: usize) -> (usize, usize) {
    (square / 3, square % 3)
}

/// A grid of nine squares.
#[derive(Clone, Copy)]
struct Grid {
    at: At,
    side: f32,
}

impl Grid {
    /// The upper left corner of a square.
    fn corner(self, square: usize) -> At {
        let (row, column) = cell(square);
        (
            self.at.0 + self.side * column as f32,
            self.at.1 + self.side * row as f32,
        )
    }

    fn draw(self, plate: &mut Plate, map: &Map<'_>, name: &str, face: impl Fn(u8, At) -> Markup) {
        for square in 0..9 {
            let (row, column) = cell(square);
            let (x, y) = self.corner(square);
            let plot = Frame {
                x,
                y,
                width: self.side,
                height: self.side,
                round: 0.,
            };
            plate.print(ink::rect("plot", plot));
            plate.print(face(office().grid[row][column], plot.centre()));
            let own = map.marked(|sheet| sheet.land.squares().any(|taken| taken == square));
            if let Some(age) = own {
                let name = format!("{name}-{square}");
                plate.mark(pencil::hatching(&name, (x, y), self.side, age));
            }
        }
    }

    fn outline(self, land: Land) -> String {
        let side = N(self.side);
        land.squares()
            .map(|square| {
                let (x, y) = self.corner(square);
                format!("M{} {}h{side}v{side}h-{side}z", N(x), N(y))
            })
            .collect()
    }
}

/// The deed as it is printed.
pub(super) fn deed(plate: &mut Plate, map: &Map<'_>) {
    plate.print(html! {
        (ink::path("pr", "M108 6H214V116H108Z"))
        (ink::path("ln", "M111 9h5M111 9v5M211 9h-5M211 9v5M111 113h5M111 113v-5M211 113h-5M211 113v-5"))
    });
    let grid = Grid {
        at: (115., 15.),
        side: 22.5,
    };
    grid.draw(plate, map, "deed", |stars, (x, y)| {
        html! {
            (ink::centred("num", (x - 3.2, y + 4.2), 11.5, &stars.to_string()))
            (ink::icon("star", (x + 4.5, y), 9.5))
        }
    });
    plate.print(whole(map, (149., 99.)));
    for (i, shape) in office().shapes.iter().enumerate() {
        let foot = 34. + 28. * i as f32;
        plate.print(price(map, shape, (198., foot)));
    }
}

/// What all nine squares bring.
fn whole(map: &Map<'_>, (x, y): At) -> Markup {
    let stars = office().full_grid_stars;
    html! {
        (ink::words("note", ink::Anchor::End, (x + 6., y + 4.), 11.5, &map.word("map-all-nine")))
        (ink::row(&[Thing::Word("+".to_owned()), Thing::Amount(stars, "star")], (x + 26., y), 11.5))
    }
}

/// A shape and what it costs, around a middle and above a line.
fn price(map: &Map<'_>, shape: &Shape, (x, foot): At) -> Markup {
    const SIDE: f32 = 7.;
    let most = |part: usize| shape.cells.iter().map(|cell| cell[part] + 1).max();
    let size = |part: usize| SIDE * f32::from(most(part).unwrap_or(1));
    let (left, top) = (x - size(1) / 2., foot - 11. - size(0));
    let squares = shape.cells.iter().map(|[row, column]| Frame {
        x: left + SIDE * f32::from(*column),
        y: top + SIDE * f32::from(*row),
        width: SIDE,
        height: SIDE,
        round: 0.,
    });
    html! {
        @for square in squares { (ink::rect("shp", square)) }
        (ink::centred("num", (x, foot), 11.6, &map.dollars(shape.cost)))
    }
}

/// A grid for every shape, on which each place has a handle of its own: one grid for all of them would have
/// handles upon handles.
pub(super) fn survey(plate: &mut Plate, map: &Map<'_>) {
    plate.print(ink::rect(
        "notice",
        Frame {
            x: 0.,
            y: -3.,
            width: 220.,
            height: 126.,
            round: 2.,
        },
    ));
    // The grid of rows and columns has its handles beside it.
    let grids = [6., 82., 158.].map(|x| Grid {
        at: (x, 44.),
        side: 18.8,
    });
    for (shape, grid) in office().shapes.iter().zip(grids) {
        let middle = grid.at.0 + 1.5 * grid.side;
        plate.print(price(map, shape, (middle, 26.)));
        grid.draw(plate, map, &shape.id, |stars, (x, y)| {
            html! {
                (ink::centred("num", (x - 2.6, y + 3.3), 9., &stars.to_string()))
                (ink::icon("star", (x + 2.9, y), 6.4))
            }
        });
        let placements = office().placements.iter();
        // No two shapes cost the same, so that a price tells to which one a placement belongs.
        for placement in placements.filter(|placement| placement.cost == shape.cost) {
            offer(plate, map, grid, *placement);
        }
    }
    plate.print(whole(map, (100., 113.)));
}

fn offer(plate: &mut Plate, map: &Map<'_>, grid: Grid, placement: Placement) {
    let action = Action::Claim(placement.land);
    if map.scene.is_legal(action) {
        let Handle { drawn, pressed } = Handle::of(grid, placement.land);
        let hit = html! {
            (ink::path("pad", pressed))
            (ink::path("hit", drawn))
            (ink::path("area", grid.outline(placement.land)))
        };
        plate.spot(html! { g.claim { (map.spot(action, &hit)) } });
    }
}

/// What stands for a piece of land: a mark where two squares meet, beside a row, above a column, or in the
/// square around which a corner bends. It is drawn small, so that the stars beside it can be read, and
/// pressed as far as there is room around it.
struct Handle {
    drawn: String,
    pressed: String,
}

impl Handle {
    fn of(grid: Grid, land: Land) -> Handle {
        let Grid { at, side } = grid;
        let cells: Vec<(usize, usize)> = land.squares().map(cell).collect();
        let rows = cells.iter().map(|(row, _)| *row);
        let columns = cells.iter().map(|(_, column)| *column);
        let (row, column) = (mean(rows.clone()), mean(columns.clone()));
        let middle = (at.0 + side * (column + 0.5), at.1 + side * (row + 0.5));
        let (x, y) = middle;
        match (cells.len(), all_same(rows), all_same(columns)) {
            (2, ..) => Handle {
                drawn: diamond(middle, 0.16 * side),
                pressed: diamond(middle, 0.5 * side),
            },
            (_, true, _) => Handle::plain(rectangle((at.0 - 8., y), 12., 16.)),
            (_, _, true) => Handle::plain(rectangle((x, at.1 - 8.), 16., 12.)),
            _ => {
                // The square in the corner is the one nearest to the middle of the three. In a row or
                // column at the edge nobody else wants it; the one between shares it with its opposite.
                let span = |middle: f32| match middle.round() {
                    1. => (1. + 0.25 * (middle - 1.).signum(), 0.5),
                    edge => (edge, 1.),
                };
                // Drawn where the three squares meet, off the stars in the middle of the square.
                let off = |middle: f32| {
                    let bend = middle.round();
                    bend + 0.37 * (middle - bend).signum()
                };
                let meet = (
                    at.0 + side * (off(column) + 0.5),
                    at.1 + side * (off(row) + 0.5),
                );
                let ((row, height), (column, width)) = (span(row), span(column));
                let centre = (at.0 + side * (column + 0.5), at.1 + side * (row + 0.5));
                Handle {
                    drawn: rectangle(meet, 0.24 * side, 0.24 * side),
                    pressed: rectangle(centre, width * side, height * side),
                }
            }
        }
    }

    /// Beside the grid nothing is in the way.
    fn plain(drawn: String) -> Handle {
        Handle {
            pressed: drawn.clone(),
            drawn,
        }
    }
}

fn mean(numbers: impl ExactSizeIterator<Item = usize>) -> f32 {
    let count = numbers.len();
    numbers.sum::<usize>() as f32 / count as f32
}

fn all_same(mut numbers: impl Iterator<Item = usize>) -> bool {
    let first = numbers.next();
    numbers.all(|number| Some(number) == first)
}

fn diamond((x, y): At, half: f32) -> String {
    let (x, y, half) = (N(x), N(y - half), N(half));
    format!("M{x} {y}l{half} {half}-{half} {half}-{half}-{half}z")
}

fn rectangle((x, y): At, width: f32, height: f32) -> String {
    let (x, y) = (N(x - width / 2.), N(y - height / 2.));
    let (width, height) = (N(width), N(height));
    format!("M{x} {y}h{width}v{height}h-{width}z")
}
