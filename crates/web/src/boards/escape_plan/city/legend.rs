//! What the colours mean, and who is still in the bag: where the frame has room for it.

use escape_plan::pieces::{Area as Zone, Officer};
use escape_plan::words;
use maud::{Markup, html};

use super::boxes::Area;
use super::ground::letter;
use super::{Town, lattice, shapes};
use crate::boards::escape_plan::signs;
use crate::draw::N;

const ZONES: (f32, f32) = (124., 82.);
const BAG: (f32, f32) = (152., 50.);

pub(super) fn legend(town: &Town<'_>) -> Markup {
    let bag = free(town, BAG, &[]);
    let zones = free(town, ZONES, bag.as_slice());
    html! {
        @if let Some(area) = bag { (in_bag(town, area)) }
        @if let Some(area) = zones { (districts(town, area)) }
    }
}

/// A corner of the frame, or the middle of a side, where no tile lies.
fn free(town: &Town<'_>, (width, height): (f32, f32), taken: &[Area]) -> Option<Area> {
    let frame = town.frame;
    let (right, foot) = (frame.width - width, frame.height - height);
    // The upper left corner belongs to the switch for the whole city.
    let places = [
        (right, foot),
        (0., foot),
        (right, 0.),
        (right / 2., foot),
        (right / 2., 0.),
    ];
    let areas = places.map(|(x, y)| Area {
        x: frame.x + x,
        y: frame.y + y,
        width,
        height,
    });
    // While a tile is placed, its ghosts need the room.
    let placing = super::ghosts::cells(town.scene);
    let cells = town.view.city.placed().iter().map(|placed| placed.cell());
    let centres: Vec<_> = cells.chain(placing).map(lattice::centre).collect();
    areas.into_iter().find(|area| {
        let dry = |at| centres.iter().all(|tile| lattice::depth(*tile, at) < -2.);
        area.sampled().all(dry) && taken.iter().all(|other| area.shared(other) == 0.)
    })
}

fn in_bag(town: &Town<'_>, area: Area) -> Markup {
    let middle = (area.x + area.width / 2., area.y + 16.);
    html! {
        g.legend transform=(shapes::moved(middle)) {
            text.lh2 text-anchor="middle" { (town.scene.word("ep-bag")) }
            @for (at, officer) in Officer::ALL.into_iter().enumerate() {
                @let x = -56. + 46. * at as f32;
                (shapes::symbol(&format!("i-{}", signs::badge(officer)), "", (x, 19.), 24.))
                text x=(N(x + 15.)) y="23.5" { (town.view.police.bag[officer as usize]) }
            }
        }
    }
}

fn districts(town: &Town<'_>, area: Area) -> Markup {
    html! {
        g.legend transform=(shapes::moved((area.x + 16., area.y + 14.))) {
            @for (at, zone) in Zone::ALL.into_iter().enumerate() {
                @let y = 19. * at as f32;
                path class=(format_args!("ar-{}", letter(zone))) d=(lattice::hexagon((0., y), 9.)) {}
                text x="15" y=(N(y + 4.)) { (town.say(&words::area(zone))) }
            }
        }
    }
}
