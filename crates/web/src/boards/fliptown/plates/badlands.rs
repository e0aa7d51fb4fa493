//! The badlands: four rows of targets, with what a row is worth and what completing it brings.

use fliptown::content::{Row, Target, content};
use fliptown::map::{Region, Site};
use kernel::Member;
use maud::{Markup, html};

use super::ink::{self, At, Frame, Thing};
use super::map::{Map, Part};
use super::pencil::{self, Oval};
use super::plate::{Plate, Printed};
use super::{drawing, sign, spot};

/// How each target is drawn, from rank 2 up: the symbol, and where on it the rank stands.
const TARGETS: [(&str, At); 12] = [
    ("d-chickens", (-2., 9.)),
    ("d-chickens", (-2., 9.)),
    ("d-chickens", (-2., 9.)),
    ("d-cattle", (-3., 4.5)),
    ("d-cattle", (-3., 4.5)),
    ("d-cattle", (-3., 4.5)),
    ("d-stagecoach", (-2., 4.)),
    ("d-stagecoach", (-2., 4.)),
    ("d-stagecoach", (-2., 4.)),
    ("d-boxcar", (0., 5.5)),
    ("d-carriage", (0., 5.5)),
    ("d-engine", (-10., 4.5)),
];

pub(super) fn draw(map: &Map<'_>) -> Markup {
    let name = map.name(Region::Badlands);
    let mut plate = Plate::new("ft-badlands", "0 0 268 336", name).ground(drawing!("badlands.svg"));
    sign::plank(&mut plate, map, Region::Badlands);
    for (i, row) in content().badlands.rows.iter().enumerate() {
        draw_row(&mut plate, map, row, 79. + 72. * i as f32);
    }
    map.section(Part::Badlands, &plate.draw())
}

fn draw_row(plate: &mut Plate, map: &Map<'_>, row: &Row, y: f32) {
    plate.print(html! {
        (ink::rect("pp", Frame::around((24., y + 1.5), 38., 43., 4.)))
        (ink::row(&[Thing::Amount(row.wanted, "wanted")], (24., y - 9.), 13.))
        (ink::row(&[Thing::Amount(row.stars, "star")], (24., y + 10.), 13.))
    });
    for (i, target) in row.targets.iter().enumerate() {
        draw_target(plate, map, *target, (76. + 58. * i as f32, y));
    }
    let brace = format!("M222 {}q7 0 7 10v5q0 6 5 6-5 0-5 6v5q0 10-7 10", y - 20.);
    plate.print(ink::path("brace", brace));
    plate.print(ink::bonus(row.row_bonus, (250., y + 1.), 26.));
    let complete = map.marked(|sheet| {
        let mut targets = row.targets.iter();
        targets.all(|target| sheet.targets.contains(target.rank))
    });
    if let Some(age) = complete {
        plate.mark(pencil::ring(&row.id, Oval::round((250., y + 1.), 15.), age));
    }
}

fn draw_target(plate: &mut Plate, map: &Map<'_>, target: Target, (x, y): At) {
    let Target { rank, cash } = target;
    let (symbol, (right, down)) = TARGETS[rank.index() - 1];
    let tag = Frame::around((x, y + 30.), 31., 14., 7.);
    plate.site(
        map,
        Printed {
            site: Site::Target(rank),
            class: "target",
            drawing: html! {
                // The symbol has more room above its middle than below.
                (ink::symbol(symbol, "", (x, y - 4.), 64.))
                (ink::centred("num big", (x + right, y + down), 16., &rank.to_string()))
                (ink::rect("pr", tag))
                (ink::centred("num", (x, y + 34.2), 11.5, &map.dollars(cash.into())))
            },
            ring: Oval {
                at: (x, y),
                wide: 27.,
                high: 22.5,
            },
            // The price is part of what is chosen: a ring that ends on it would hide it.
            hit: spot::hit(Frame::around((x, y + 7.5), 54., 63., 8.)),
            flag: (x + 19., y - 19.),
        },
    );
}
