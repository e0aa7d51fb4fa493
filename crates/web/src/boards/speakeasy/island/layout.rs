//! Where everything lies: one plate per region, which join to one island. South is left, north is right.

use speakeasy::content::content;
use speakeasy::docks::{Berth, ROWS};
use speakeasy::pieces::{District, Region};
use speakeasy::space::Space;

use crate::boards::speakeasy::ink::{At, Frame};

/// The height of a plate, and of its title.
pub(super) const HEIGHT: f32 = 376.;
/// The quay at the foot of a plate.
pub(super) const QUAY: f32 = 343.;
/// The height of a district.
const CELL: f32 = 74.;
/// From one row of districts to the next.
const PITCH: f32 = 80.;
/// Downtown lies lower, so that 4 touches 7 and 8, and 5 touches 8 and 9.
const LOWER: f32 = 24.;

/// How wide the plate of a region is.
pub(super) fn width(region: Region) -> f32 {
    match region {
        Region::Downtown => 322.,
        Region::Midtown => 308.,
        Region::Uptown => 400.,
    }
}

/// Where the plate of a region begins on the island.
pub(super) fn origin(region: Region) -> f32 {
    let before = Region::ALL.into_iter().take(region as usize);
    before.map(width).sum()
}

/// A district on its plate.
pub(super) fn district(district: District) -> Frame {
    let region = district.region();
    let [north, east] = content().district[district as usize].pos.map(f32::from);
    let (left, wide, lower) = match region {
        Region::Downtown => (20., 146., LOWER),
        Region::Midtown => (4., 146., 0.),
        Region::Uptown => (4., 184., 0.),
    };
    // Columns are two half cells wide, and Downtown's second one is half a cell off on the printed board.
    let first = 4. * f32::from(region as u8);
    let column = (north - first) / 2.;
    let row = (east / 2.).floor();
    Frame::new(
        left + column * (wide + 6.),
        54. + lower + row * PITCH,
        wide,
        CELL,
    )
}

/// The middle of the ground line of a building space, of so many in its district.
pub(super) fn lot(space: Space, of: u8) -> At {
    let cell = district(space.district);
    let apart = match (of, cell.width > 150.) {
        (3, _) => 59.3,
        (_, true) => 84.,
        (_, false) => 70.,
    };
    let middle = (f32::from(of) + 1.) / 2.;
    let offset = (f32::from(space.number) - middle) * apart;
    (cell.centre().0 + offset, cell.y + 68.)
}

/// Everything of a building space.
pub(super) fn lot_area(space: Space, of: u8) -> Frame {
    let (x, y) = lot(space, of);
    let half = if of == 3 { 28. } else { 29. };
    Frame::new(x - half, y - 48., 2. * half, 49.)
}

/// Where the harbour of a district lies, if it has one, and where a ship in it has its hull.
pub(super) fn harbour(district: District) -> Option<(At, At)> {
    let number = district as u8 + 1;
    if !content().harbours.clockwise.contains(&number) {
        return None;
    }
    let cell = self::district(district);
    let row = content().district[district as usize].pos[1];
    // In the west the water is above, in the east below.
    Some(if row < 2 {
        let inset = if district == District::D1 { 100. } else { 14. };
        let at = (cell.x + inset, cell.y - 10.);
        (at, (at.0 + 14., at.1 - 5.))
    } else {
        let at = (cell.x + 14., cell.y + cell.height + 10.);
        let deeper = if district.region() == Region::Downtown {
            5.
        } else {
            16.
        };
        (at, (at.0 + 14., at.1 + deeper))
    })
}

/// A ship with its deck, from where its hull begins.
pub(super) fn ship_area((x, y): At) -> Frame {
    Frame::new(x - 3., y - 14., 124., 31.)
}

/// The price of its next barrel.
pub(super) fn ship_price((x, y): At) -> Frame {
    Frame::new(x + 56., y - 13., 22., 13.)
}

/// Room for a finger around a ship.
pub(super) fn ship_reach(area: Frame) -> Frame {
    Frame::new(area.x, area.y - 6., area.width, 42.)
}

/// A space of the docks on its plate.
pub(super) fn berth(berth: Berth) -> Frame {
    let pitch = (width(berth.region) - 152.) / ROWS as f32;
    let x = 29. + f32::from(berth.row - 1) * pitch;
    Frame::new(x, QUAY + 4., pitch - 4., 24.)
}

/// All of the quay that belongs to a space of the docks.
pub(super) fn berth_on_quay(at: Berth) -> Frame {
    let area = berth(at);
    Frame::new(area.x - 2., QUAY - 4., area.width + 4., 40.)
}

/// The goal of a region, on its quay.
pub(super) fn region_goal(region: Region) -> Frame {
    Frame::new(width(region) - 120., QUAY + 3., 112., 26.)
}

/// A goal of Central Park, by its number from 0.
pub(super) fn park_goal(number: usize) -> Frame {
    Frame::new(26.5 + 69.2 * number as f32, 153., 66.2, 50.)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn districts_lie_inside_their_plates_and_never_on_each_other() {
        for one in District::ALL {
            let area = district(one);
            let (right, bottom) = (area.x + area.width, area.y + area.height);
            assert!(area.x >= 0. && right <= width(one.region()));
            assert!(area.y > 28. && bottom < QUAY);
            let others = one.region().districts().filter(|other| *other != one);
            for other in others.map(district) {
                let beside = right <= other.x || other.x + other.width <= area.x;
                let below = bottom <= other.y || other.y + other.height <= area.y;
                assert!(beside || below, "{one:?}");
            }
        }
    }

    #[test]
    fn every_harbour_of_the_data_has_its_place() {
        let harbours = District::ALL.into_iter().filter_map(harbour);
        assert_eq!(harbours.count(), content().harbours.clockwise.len());
    }
}
