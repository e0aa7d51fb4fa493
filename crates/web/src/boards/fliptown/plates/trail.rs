//! The trail: one road through three windows, five stops or so in each.

use fliptown::cards::Rank;
use fliptown::content::{Stop, content};
use fliptown::map::{Region, Site};
use kernel::Member;
use maud::{Markup, PreEscaped, html};

use super::ink::{self, Anchor, At, Frame, N, Thing};
use super::map::{Map, Part};
use super::pencil::{self, Oval};
use super::plate::{Plate, Printed};
use super::{drawing, sign};

/// The windows: id, what is seen of the road, and the stops there.
const WINDOWS: [(&str, &str, std::ops::Range<usize>); 3] = [
    ("ft-trail1", "0 0 360 108", 0..4),
    ("ft-trail2", "360 0 360 108", 4..9),
    ("ft-trail3", "720 0 360 108", 9..13),
];

const WINDOW: f32 = 360.;

/// How high the road is at each stop.
const HEIGHTS: [f32; 13] = [
    48.7, 37.5, 31.5, 39., 49., 47.4, 36.8, 32.6, 40.4, 48.6, 45.6, 36.2, 34.2,
];

fn place(stop: usize) -> At {
    (108. + 72. * stop as f32, HEIGHTS[stop])
}

pub(super) fn draw(map: &Map<'_>) -> Markup {
    let name = map.name(Region::Trail);
    let windows = WINDOWS.into_iter().enumerate();
    let plates = windows.map(|(i, (id, view_box, stops))| {
        // The road is drawn once; the other windows look at the same drawing.
        let road = match i {
            0 => html! { g id="ft-road" { (drawing!("trail.svg")) } },
            _ => PreEscaped(r##"<use href="#ft-road"/>"##.to_owned()),
        };
        let mut plate = Plate::new(id, view_box, name.clone()).ground(road);
        match i {
            0 => signpost(&mut plate, map),
            2 => gate(&mut plate, map),
            _ => {}
        }
        for stop in stops {
            draw_stop(&mut plate, map, stop);
        }
        let wagon = Wagon::of(map);
        if wagon.window() == i {
            plate.piece(wagon.draw());
        }
        plate.draw()
    });
    map.section(Part::Trail, &html! { @for plate in plates { (plate) } })
}

fn draw_stop(plate: &mut Plate, map: &Map<'_>, index: usize) {
    let rank = Rank::at(index);
    let (x, y) = place(index);
    let skipped = map.marked(|sheet| sheet.is_skipped(rank));
    if let Some(age) = skipped {
        plate.mark(pencil::cross(&format!("skip-{rank}"), (x, y), 15.5, age));
    }
    plate.site(
        map,
        Printed {
            site: Site::Stop(rank),
            class: if skipped.is_some() {
                "stop dead"
            } else {
                "stop"
            },
            drawing: html! {
                (ink::circle("pr", (x, y), 18.5))
                (ink::circle("ls", (x, y), 15.5))
                (ink::centred("num big", (x, y + 6.8), 19., &rank.to_string()))
                (ink::row(&rewards(&content().trail.stops[index]), (x, 90.), 14.))
            },
            ring: Oval::round((x, y), 22.),
            hit: ink::circle("hit", (x, y), 23.),
            flag: (x + 21., y - 17.),
        },
    );
}

fn rewards(stop: &Stop) -> Vec<Thing> {
    let mut things = Vec::new();
    for choice in &stop.choose {
        if !things.is_empty() {
            things.push(Thing::Word("/".to_owned()));
        }
        things.extend(ink::gains(choice.gain, None));
    }
    things.extend(ink::gains(stop.gain, stop.bonus));
    let posters = [
        (stop.gain.wanted, "wanted"),
        (stop.clear_wanted_up_to, "clear"),
    ];
    let posters = posters.into_iter().filter(|(amount, _)| *amount > 0);
    things.extend(posters.map(|(amount, icon)| Thing::Amount(amount, icon)));
    things
}

/// The sign at the beginning of the road.
fn signpost(plate: &mut Plate, map: &Map<'_>) {
    let name = map.name(Region::Trail);
    let size = ink::fitting(&name, 13.5, 43.);
    let end = 26. + 0.6 * size * name.chars().count() as f32;
    let (pip, class) = ink::pip(Region::Trail);
    plate.print(sign::sign(
        map,
        Region::Trail,
        &html! {
            (ink::path("plank", format_args!("M2 42H{}l4 10-4 10H2z", N(end))))
            (ink::path("post", "M32 62h7v34h-7z"))
            (ink::circle("nail", (5.5, 52.), 1.2))
            (ink::symbol(pip, class, (14.5, 52.3), 13.5))
            (ink::words("sign-t", Anchor::Start, (22.5, 57.), size, &name))
        },
    ));
    let tally = sign::tally(map, Region::Trail);
    plate.print(ink::centred("sign-n2", (57., 82.), 11.5, &tally));
    plate.print(ink::path("ls", "M6 97q6-5 12 0t12 0 12 0 12 0"));
    let frame = Frame {
        x: 0.5,
        y: 38.,
        width: end + 5.,
        height: 28.,
        round: 5.,
    };
    sign::choose(plate, map, Region::Trail, frame);
}

/// The gate at its end.
fn gate(plate: &mut Plate, map: &Map<'_>) {
    let west = map.word("map-west");
    let wide: f32 = 9. + 7.2 * west.chars().count() as f32;
    let board = Frame::around((1050., 31.), wide.max(46.), 13., 1.);
    plate.print(html! {
        (ink::path("lwd", "M1033 48V20M1067 48V20M1027 22H1073"))
        (ink::rect("pp", board))
        (ink::centred("cap", (1050., 34.6), 9.8, &west))
        (ink::path("ls", "M1038 62l4-9 5 9zM1050 64q8-6 16 0"))
        (ink::centred("note", (1048., 92.), 11.5, &map.word("map-the-end")))
    });
}

/// The wagon stands beside the last stop, where the road goes on.
struct Wagon {
    at: At,
    size: f32,
}

impl Wagon {
    fn of(map: &Map<'_>) -> Wagon {
        let Some(last) = map.sheet.stops.last() else {
            return Wagon {
                at: (80., 50.),
                size: 0.6,
            };
        };
        let (x, y) = place(last.index());
        let (_, next) = place((last.index() + 1).min(HEIGHTS.len() - 1));
        // At the end of a window there is no room ahead, and half a wagon would look lost: it stands behind.
        let (_, past) = place(last.index().saturating_sub(1));
        let room = WINDOW - x % WINDOW;
        let (at, beside) = if room < 60. {
            (x - 36., past)
        } else {
            (x + 34., next)
        };
        Wagon {
            at: (at, (y + beside) / 2.),
            size: 0.78,
        }
    }

    fn window(&self) -> usize {
        (self.at.0 / WINDOW) as usize
    }

    fn draw(&self) -> Markup {
        let (x, y) = (N(self.at.0), N(self.at.1));
        let transform = format!("translate({x} {y}) scale({})", self.size);
        PreEscaped(format!(
            r##"<g class="wagon" id="ft-wagon" transform="{transform}"><use href="#d-wagon"/></g>"##
        ))
    }
}
