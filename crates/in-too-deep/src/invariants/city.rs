//! The city and the consoles (ID-I1 to ID-I6, ID-I12).

use kernel::{Member, Set, Violation};

use crate::city::Spot;
use crate::console::PORTS;
use crate::content::content;
use crate::pieces::{Criminal, Item, Zone};
use crate::state::InTooDeep;

/// More Intel or tolerance than any game brings: a purse below nothing would show such a number (ID-I12).
pub(super) const RICHEST: u16 = 9_999;

impl InTooDeep {
    pub(super) fn check_city(&self) -> Result<(), Violation> {
        let city = &self.open.city;
        let zones: Set<Zone> = city.ring.zones().into_iter().collect();
        Violation::unless(zones == Set::full(), "ID-I1", || {
            "the ring lacks a zone".to_owned()
        })?;
        let mut holders: Set<Criminal> = Set::default();
        for item in Item::ALL {
            if let Spot::Held(holder) = city.items[item.index()] {
                let fits = city.find(holder).is_some() && !holders.contains(holder);
                Violation::unless(fits, "ID-I1", || {
                    format!("{} is held by {}", item.id(), holder.id())
                })?;
                holders.insert(holder);
            }
        }
        let [one, other] = city.barriers;
        let apart = one != other && one.0 < 8 && other.0 < 8;
        Violation::unless(apart, "ID-I2", || format!("barriers on {one} and {other}"))?;
        let mut searches: Vec<u8> = city.searches.into_iter().filter(|n| *n > 0).collect();
        searches.sort_unstable();
        Violation::unless(searches == [1, 2, 3], "ID-I3", || {
            format!("{searches:?} searches")
        })
    }

    pub(super) fn check_consoles(&self) -> Result<(), Violation> {
        let city = &self.open.city;
        let in_play = city.in_play().count();
        let expected = self.open.options.size().criminals;
        Violation::unless(in_play == expected, "ID-I4", || {
            format!("{in_play} criminals in play instead of {expected}")
        })?;
        let mut hooked: Set<Criminal> = Set::default();
        for console in &self.open.consoles {
            for criminal in console.ports {
                let free = city.find(criminal).is_some() && !hooked.contains(criminal);
                Violation::unless(free, "ID-I4", || {
                    format!("{} is hooked twice or not in play", criminal.id())
                })?;
                hooked.insert(criminal);
            }
            let ports: Set<Criminal> = console.ports.into_iter().collect();
            let fits = console.ports.len() <= PORTS && ports.contains_all(console.locked);
            Violation::unless(fits, "ID-I4", || {
                "too many hooks or a loose lock".to_owned()
            })?;
            let last = content().grip_track.last();
            let track = Criminal::ALL.into_iter().all(|criminal| {
                let grip = console.grip_over(criminal);
                grip <= last && (grip == 0 || city.find(criminal).is_some())
            });
            Violation::unless(track, "ID-I6", || "a grip token off its track".to_owned())?;
            let step = content().values.tolerance_step;
            let even = console.tolerance.is_multiple_of(step) && console.intel <= RICHEST;
            Violation::unless(even, "ID-I12", || {
                format!("tolerance {}, Intel {}", console.tolerance, console.intel)
            })?;
        }
        Ok(())
    }
}
