//! The cemetery: nine tombstones, and what lies between each two of them.

use fliptown::content::{Item, Link, content};
use fliptown::map::{Region, Site, Tombstone};
use kernel::Member;
use maud::{Markup, PreEscaped, html};

use super::ink::{self, Anchor, At, Frame, N, Thing};
use super::map::{Map, Part};
use super::pencil::{self, Oval};
use super::plate::{Plate, Printed};
use super::{drawing, sign};

/// The tombstones row by row: outline and inscription, around the middle.
const STONES: [(&str, &str); 9] = [
    ("M-19 20V-6A19 17 0 0 1 19-6V20Z", "M-9-4H9M-9 2H9M-6 8H6"),
    ("M-16 20V-15L0-24 16-15V20Z", "M0-13V3M-6-7H6M-8 10H8"),
    (
        "M-19 20V-14Q-19-20-12-20-9-25 0-25 9-25 12-20 19-20 19-14V20Z",
        "M-8-8H8M-10-2H10M-7 4H7",
    ),
    ("M-17 20L-18-20H18L17 20Z", "M-10-11H10M-10-5H10M-10 1H6"),
    ("M-20 20V-4A20 18 0 0 1 20-4V20Z", "M0-14V8M-8-6H8"),
    ("M-14 20L-12-18 0-25 12-18 14 20Z", "M-6-8H6M-7-2H7M-8 4H8"),
    (
        "M-18 20V-10L-12-18-4-16 4-21 14-15 18-8V20Z",
        "M-10-4H8M-10 2H10M4-16L0-8 4-4",
    ),
    ("M-18 20V-8A18 16 0 0 1 18-8V20Z", "M-8-3H8M-9 3H9M-5 9H5"),
    (
        "M-16 20V-13H-9V-22H9V-13H16V20Z",
        "M-8-8H8M-10 0H10M-10 6H10",
    ),
];

const COLUMNS: [f32; 3] = [58., 151., 244.];
const ROWS: [f32; 3] = [66., 134., 203.];

fn place(stone: Tombstone) -> At {
    (COLUMNS[stone.index() % 3], ROWS[stone.index() / 3])
}

pub(super) fn draw(map: &Map<'_>) -> Markup {
    let cemetery = &content().cemetery;
    let name = map.name(Region::Cemetery);
    let mut plate = Plate::new("ft-cemetery", "0 0 302 238", name).ground(drawing!("cemetery.svg"));
    let paths: String = cemetery
        .links
        .iter()
        .map(|link| {
            let ((x0, y0), (x1, y1)) = (place(link.a), place(link.b));
            format!("M{} {}L{} {}", N(x0), N(y0), N(x1), N(y1))
        })
        .collect();
    plate.print(ink::path("path", paths));
    let end = sign::plank(&mut plate, map, Region::Cemetery);
    hint(&mut plate, map, end + 4.);
    for stone in &cemetery.tombstones {
        draw_stone(&mut plate, map, *stone);
    }
    for link in &cemetery.links {
        draw_link(&mut plate, map, link);
    }
    map.section(Part::Cemetery, &plate.draw())
}

/// What every tombstone costs.
fn hint(plate: &mut Plate, map: &Map<'_>, x: f32) {
    let wanted = content().cemetery.wanted_per_tombstone;
    // Who is friends with the undertaker pays nothing.
    let class = if map.sheet.items.contains(Item::Friendship) {
        "hint dim"
    } else {
        "hint"
    };
    plate.print(html! {
        g class=(class) {
            (ink::words("num", Anchor::Start, (x, 22.), 12.5, &format!("+{wanted}")))
            (ink::icon("wanted", (x + 23., 17.5), 14.))
            (ink::words("note", Anchor::Start, (x + 31.2, 21.5), 10.8, &map.word("map-each-tombstone")))
        }
    });
}

fn draw_stone(plate: &mut Plate, map: &Map<'_>, stone: Tombstone) {
    let (x, y) = place(stone);
    let (outline, inscription) = STONES[stone.index()];
    let at = |size: &str| format!("translate({} {}) scale({size})", N(x), N(y));
    let centre = stone == Tombstone::CENTRE;
    plate.site(
        map,
        Printed {
            site: Site::Tombstone(stone),
            class: "stone",
            drawing: html! {
                g transform=(at(".9")) {
                    (PreEscaped(r#"<ellipse class="mound" cy="21" rx="25" ry="5"/>"#))
                    (ink::path("pp", outline))
                    (ink::path("hx", outline))
                    (ink::path(if centre { "lh" } else { "ls" }, inscription))
                    @if centre { (ink::centred("cap", (0., 17.), 10., "R.I.P.")) }
                }
            },
            ring: Oval {
                at: (x, y - 1.),
                wide: 24.5,
                high: 25.,
            },
            hit: html! {
                (ink::rect("pad", Frame::around((x, y - 1.), 48., 50., 0.)))
                (PreEscaped(format!(
                    r#"<path class="hit" transform="{}" d="{outline}"/>"#,
                    at("1.05")
                )))
            },
            flag: (x + 22., y - 16.),
        },
    );
}

fn draw_link(plate: &mut Plate, map: &Map<'_>, link: &Link) {
    let ((x0, y0), (x1, y1)) = (place(link.a), place(link.b));
    // Upright links stand a little higher, between the feet of one stone and the head of the next.
    let (x, y) = (
        (x0 + x1) / 2.,
        (y0 + y1) / 2. - if x0 == x1 { 1.5 } else { 0. },
    );
    let things = ink::gains(link.gain, None);
    let wide = match things.as_slice() {
        [Thing::Icon(_)] => 24.,
        _ => 34.,
    };
    plate.print(match link.bonus {
        Some(region) => ink::bonus(region, (x, y), 25.),
        None => html! {
            (ink::rect("token", Frame::around((x, y), wide, 21., 10.5)))
            (ink::row(&things, (x, y), 12.5))
        },
    });
    let paid = map.marked(|sheet| {
        let circled = |stone| sheet.tombstones.contains(stone);
        circled(link.a) && circled(link.b)
    });
    if let Some(age) = paid {
        let name = format!("{}-{}", link.a, link.b);
        let wide = if link.bonus.is_some() {
            15.
        } else {
            wide / 2. + 5.
        };
        let oval = Oval {
            at: (x, y),
            wide,
            high: 14.,
        };
        plate.mark(pencil::ring(&name, oval, age));
    }
}
