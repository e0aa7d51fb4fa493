//! Control of districts and the payouts of Lucky Luciano (SP-23).

use tinyvec::ArrayVec;

use crate::boss::{BOSSES, Boss};
use crate::content::content;
use crate::pieces::{District, Region};
use crate::space::Manhattan;

/// Who controls a district (SP-23.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// These, the best building being the same.
    Bosses(ArrayVec<[Boss; BOSSES]>),
    /// The gangsters.
    Gangsters,
    /// Nobody.
    Nobody,
}

/// The control markers of a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Markers {
    /// Of the bosses, by their number.
    pub bosses: [u8; BOSSES],
    /// Of the gangsters.
    pub gangsters: u8,
}

impl Markers {
    /// The place of somebody, from 1; none at the bottom (SP-23.5).
    pub fn place(&self, boss: Boss) -> Option<usize> {
        let own = self.bosses[boss.index()];
        let others = self.bosses.iter().chain([&self.gangsters]);
        let place = others.filter(|other| **other >= own).count();
        (own > 0).then_some(place)
    }

    /// What somebody is paid for these markers in a region, with the place.
    pub fn payout(&self, region: Region, boss: Boss) -> Option<(usize, u16)> {
        let place = self.place(boss)?;
        let amounts = &content().payouts.by_region[region as usize];
        Some((place, amounts[place - 1]))
    }
}

impl Manhattan {
    /// Who controls a district now: the best building decides, not how many there are (SP-23.2, SP-23.3).
    pub fn control(&self, district: District) -> Control {
        let houses = || self.houses_in(district).map(|(_, house)| house);
        let protected = houses().any(|house| house.protected);
        let open = protected || !self.cops.contains(district);
        let counts = || houses().filter(move |house| open && (house.protected || !protected));
        if let Some(best) = counts().map(|house| house.building).max() {
            let mut bosses = ArrayVec::new();
            for house in counts().filter(|house| house.building == best) {
                if !bosses.contains(&house.owner) {
                    bosses.push(house.owner);
                }
            }
            return Control::Bosses(bosses);
        }
        if self.has_gangster_bar(district) {
            Control::Gangsters
        } else {
            Control::Nobody
        }
    }

    /// The control markers of a region, if it were counted now from the bottom on (SP-23.1, SP-23.4, SP-23.7).
    pub fn markers(&self, region: Region) -> Markers {
        let mut markers = Markers::default();
        let open = region
            .districts()
            .filter(|district| !self.closed.contains(*district));
        for district in open {
            match self.control(district) {
                Control::Bosses(bosses) => {
                    for boss in bosses {
                        markers.bosses[boss.index()] += 1;
                    }
                }
                Control::Gangsters => markers.gangsters += 1,
                Control::Nobody => {}
            }
        }
        markers
    }

    /// What somebody would be paid for a region now, with the place.
    pub fn payout(&self, region: Region, boss: Boss) -> Option<(usize, u16)> {
        self.markers(region).payout(region, boss)
    }
}
