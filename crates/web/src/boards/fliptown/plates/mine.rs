//! The mine: rooms on four levels under the mountain, and the ways between them.

use fliptown::content::{RoomData, SilverPer, Way, WayFrom, content};
use fliptown::map::{Region, Room, Site};
use kernel::Member;
use maud::{Markup, html};

use super::ink::{self, Anchor, At, Frame, N, Thing};
use super::map::{Map, Part};
use super::pencil::Oval;
use super::plate::{Plate, Printed};
use super::{drawing, sign, spot};

/// Where the shaft begins.
const ENTRANCE: At = (238., 38.);

/// A level: roof, floor, and how many rooms.
struct Level {
    roof: f32,
    floor: f32,
    rooms: u8,
}

const LEVELS: [Level; 4] = [
    Level {
        roof: 67.,
        floor: 108.,
        rooms: 2,
    },
    Level {
        roof: 137.,
        floor: 178.,
        rooms: 3,
    },
    Level {
        roof: 207.,
        floor: 248.,
        rooms: 4,
    },
    Level {
        roof: 276.,
        floor: 323.,
        rooms: 5,
    },
];

/// How far the middles of two neighbouring rooms are apart, and how wide a room is.
const APART: f32 = 94.;
const WIDE: f32 = 74.;

fn level(room: &RoomData) -> &'static Level {
    &LEVELS[usize::from(room.level - 1)]
}

/// The middle of a room: levels are as wide as they have rooms, around the middle of the mountain.
fn middle(room: &RoomData) -> f32 {
    let above: u8 = LEVELS[..usize::from(room.level - 1)]
        .iter()
        .map(|level| level.rooms)
        .sum();
    let from_left = room.id.index() as f32 - f32::from(above);
    ENTRANCE.0 + APART * (from_left - f32::from(level(room).rooms - 1) / 2.)
}

pub(super) fn draw(map: &Map<'_>) -> Markup {
    let rooms = &content().mine.rooms;
    let name = map.name(Region::Mine);
    let mut plate = Plate::new("ft-mine", "0 0 476 336", name).ground(drawing!("mine.svg"));
    let ways = rooms
        .iter()
        .flat_map(|room| room.enter.iter().map(move |way| Tunnel::of(room, way)));
    let ways: Vec<Tunnel<'_>> = ways.collect();
    plate.print(tunnels(map, &ways));
    sign::plank(&mut plate, map, Region::Mine);
    for room in rooms {
        draw_room(&mut plate, map, room);
    }
    for way in &ways {
        plate.print(way.label(map));
    }
    map.section(Part::Mine, &plate.draw())
}

/// A way as it is dug.
struct Tunnel<'a> {
    way: &'a Way,
    from: At,
    to: At,
}

impl<'a> Tunnel<'a> {
    fn of(room: &RoomData, way: &'a Way) -> Tunnel<'a> {
        let from = match way.from {
            WayFrom::Entrance => ENTRANCE,
            WayFrom::Room(above) => {
                let above = room_data(above);
                (middle(above), level(above).floor - 5.)
            }
        };
        Tunnel {
            way,
            from,
            to: (middle(room), level(room).roof + 6.),
        }
    }

    fn d(&self) -> String {
        let ((x0, y0), (x1, y1)) = (self.from, self.to);
        let (a, b) = (N(y0 + 14.), N(y1 - 14.));
        let (x0, y0, x1, y1) = (N(x0), N(y0), N(x1), N(y1));
        format!("M{x0} {y0}C{x0} {a} {x1} {b} {x1} {y1}")
    }

    /// The ranks that open it.
    fn label(&self, map: &Map<'_>) -> Markup {
        let ranks = format!("{}–{}", self.way.min, self.way.max);
        let (x, y) = (
            (self.from.0 + self.to.0) / 2.,
            (self.from.1 + self.to.1) / 2.,
        );
        let wide = 8. + 7.6 * ranks.chars().count() as f32;
        let open = map.sheet.is_open(self.way.from);
        html! {
            g class=(if open { "way on" } else { "way" }) {
                (ink::rect("wayb", Frame::around((x, y), wide, 18., 3.)))
                (ink::centred("num", (x, y + 4.8), 13.3, &ranks))
            }
        }
    }
}

fn room_data(room: Room) -> &'static RoomData {
    &content().mine.rooms[room.index()]
}

/// All ways, first their walls and then what is inside, so that they flow into one another.
fn tunnels(map: &Map<'_>, ways: &[Tunnel<'_>]) -> Markup {
    let dug = |open: bool| -> String {
        ways.iter()
            .filter(|tunnel| map.sheet.is_open(tunnel.way.from) == open)
            .map(Tunnel::d)
            .collect()
    };
    let (dark, lit) = (dug(false), dug(true));
    let all = format!("{dark}{lit}");
    html! {
        (ink::path("tun-e", &all))
        @if !dark.is_empty() { (ink::path("tun", &dark)) }
        (ink::path("tun on", &lit))
        (ink::path("tie", &all))
    }
}

fn draw_room(plate: &mut Plate, map: &Map<'_>, room: &RoomData) {
    let (x, Level { roof, floor, .. }) = (middle(room), level(room));
    let circled = map.sheet.rooms.contains(room.id);
    let centre = (x, (roof + floor) / 2. + 0.5);
    plate.site(
        map,
        Printed {
            site: Site::Room(room.id),
            class: if circled { "room on" } else { "room" },
            drawing: html! { (cave(x, *roof, *floor)) (rewards(map, room, x)) },
            ring: Oval {
                at: centre,
                wide: 41.,
                high: 23.5,
            },
            hit: html! {
                (ink::rect("pad", Frame::around(centre, 82., 54., 0.)))
                (spot::hit(Frame::around(centre, 78., floor - roof + 5., 9.)))
            },
            flag: (x + 46., centre.1),
        },
    );
}

fn cave(x: f32, roof: f32, floor: f32) -> Markup {
    let (left, right) = (N(x - WIDE / 2.), N(x + WIDE / 2.));
    let (bend_left, bend_right) = (N(x - 27.), N(x + 27.));
    let (post_left, post_right) = (N(x - 33.5), N(x + 33.5));
    let (beam_left, beam_right) = (N(x - 36.), N(x + 36.));
    let (x, floor) = (N(x), N(floor));
    let [wall, eave, top, arch, beam] = [10., 1., 0.5, -1.5, 4.5].map(|down| N(roof + down));
    let post = N(roof + 6.);
    html! {
        (ink::path("cave", format_args!(
            "M{left} {floor}V{wall}Q{left} {eave} {bend_left} {top}Q{x} {arch} {bend_right} {eave}Q{right} {eave} {right} {wall}V{floor}Z"
        )))
        (ink::path("prop", format_args!(
            "M{post_left} {floor}V{post}M{post_right} {floor}V{post}M{beam_left} {beam}H{beam_right}"
        )))
    }
}

fn rewards(map: &Map<'_>, room: &RoomData, x: f32) -> Markup {
    let Level { roof, floor, .. } = level(room);
    let things = ink::gains(room.gain, room.bonus);
    let wanted = [Thing::Amount(room.gain.wanted, "wanted")];
    let number = room.id.to_string();
    let number = number.trim_start_matches('m');
    html! {
        (ink::words("door", Anchor::Start, (x - 30.5, floor - 3.5), 13., number))
        @if room.gain.wanted == 0 {
            (ink::row(&things, (x + 2., (roof + floor) / 2. - 0.5), 14.5))
        } @else {
            @match room.silver_per {
                Some(per) => (silver(map, per, (x, roof + 15.5))),
                None => (ink::row(&things, (x, roof + 15.), 14.)),
            }
            (ink::row(&wanted, (x, floor - 10.), 13.))
        }
    }
}

/// A silver star for each of something.
fn silver(map: &Map<'_>, per: SilverPer, (x, y): At) -> Markup {
    let (pip, class) = ink::pip(match per {
        SilverPer::Tombstones => Region::Cemetery,
        SilverPer::Buildings => Region::Town,
        SilverPer::Rooms => Region::Mine,
        SilverPer::TrailStops => Region::Trail,
        SilverPer::Robberies => Region::Badlands,
    });
    html! {
        (ink::icon("silver", (x - 18.5, y), 17.))
        (ink::centred("note", (x + 1., y + 5.), 13., &map.word("map-per")))
        (ink::symbol(pip, class, (x + 21., y), 14.))
    }
}
