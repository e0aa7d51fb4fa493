//! Boxes that must not lie on one another: lots, officers, names.

use super::lattice::At;

/// A box in the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Area {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Area {
    pub(super) fn around((x, y): At, width: f32, height: f32) -> Area {
        Area {
            x: x - width / 2.,
            y: y - height / 2.,
            width,
            height,
        }
    }

    /// How much of another box lies on this one.
    pub(super) fn shared(&self, other: &Area) -> f32 {
        let width = (self.x + self.width).min(other.x + other.width) - self.x.max(other.x);
        let height = (self.y + self.height).min(other.y + other.height) - self.y.max(other.y);
        width.max(0.) * height.max(0.)
    }

    /// How far a place lies from this box.
    pub(super) fn gap(&self, (x, y): At) -> f32 {
        let dx = (self.x - x).max(x - self.x - self.width).max(0.);
        let dy = (self.y - y).max(y - self.y - self.height).max(0.);
        dx.hypot(dy)
    }

    pub(super) fn corners(&self) -> [At; 4] {
        let (right, foot) = (self.x + self.width, self.y + self.height);
        [
            (self.x, self.y),
            (right, self.y),
            (self.x, foot),
            (right, foot),
        ]
    }

    /// Places all over the box, close enough that nothing larger than a lot slips through.
    pub(super) fn sampled(&self) -> impl Iterator<Item = At> + use<> {
        let Area {
            x,
            y,
            width,
            height,
        } = *self;
        let steps = 6;
        (0..=steps).flat_map(move |i| {
            (0..=steps).map(move |j| {
                let part = |at: i32| at as f32 / steps as f32;
                (x + width * part(i), y + height * part(j))
            })
        })
    }

    /// The smallest box around all of them.
    pub(super) fn hull(all: impl Iterator<Item = Area>) -> Option<Area> {
        all.reduce(|one, other| {
            let (x, y) = (one.x.min(other.x), one.y.min(other.y));
            Area {
                x,
                y,
                width: (one.x + one.width).max(other.x + other.width) - x,
                height: (one.y + one.height).max(other.y + other.height) - y,
            }
        })
    }

    /// At least so large, with the same middle.
    #[must_use]
    pub(super) fn at_least(self, width: f32, height: f32) -> Area {
        let (wide, high) = (self.width.max(width), self.height.max(height));
        Area {
            x: self.x - (wide - self.width) / 2.,
            y: self.y - (high - self.height) / 2.,
            width: wide,
            height: high,
        }
    }

    /// With so much room around it.
    #[must_use]
    pub(super) fn grown(self, by: f32) -> Area {
        Area {
            x: self.x - by,
            y: self.y - by,
            width: self.width + 2. * by,
            height: self.height + 2. * by,
        }
    }
}
