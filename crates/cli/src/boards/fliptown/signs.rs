//! The notation: what rewards, cards and sites look like in a few characters.
//!
//! `2★` stars, `☆` silver stars, `$4` cash, `2G` gold, `1W` Wanted, `◡` gold pan, `⊤` hammer,
//! `+♥` a bonus action in the region of that suit, `+†` in the cemetery.

use std::fmt::Display;

use fliptown::cards::{Card, Colour, Rank, Suit};
use fliptown::content::{FirstVisit, Gain, Link, RoomData, SilverPer, Stop};
use fliptown::map::Region;

use crate::style::{Ink, Style};

/// How a site stands: what was done with it, and what may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Mark {
    /// Circled.
    pub(super) circled: bool,
    /// Passed by and lost.
    pub(super) skipped: bool,
    /// The gold for which it can be gone to now.
    pub(super) gold: Option<u16>,
}

impl Mark {
    /// Whether nothing more comes of it.
    pub(super) fn is_spent(self) -> bool {
        (self.circled || self.skipped) && self.gold.is_none()
    }
}

/// Writes the signs, in colour if there is any.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pen(pub(super) Style);

impl Pen {
    pub(super) fn paint(self, ink: Ink, text: impl Display) -> String {
        let text = text.to_string();
        if text.is_empty() {
            text
        } else {
            self.0.paint(ink, text)
        }
    }

    pub(super) fn dim(self, text: impl Display) -> String {
        self.paint(Ink::Dim, text)
    }

    pub(super) fn bold(self, text: impl Display) -> String {
        self.paint(Ink::Bold, text)
    }

    /// Writes in one faint tone, for what is over and done with.
    pub(super) fn faint_if(self, faint: bool, write: impl FnOnce(Pen) -> String) -> String {
        if faint {
            self.dim(write(Pen(Style::Plain)))
        } else {
            write(self)
        }
    }

    pub(super) fn stars(self, count: impl Display) -> String {
        self.bold(self.paint(Ink::Yellow, format!("{count}★")))
    }

    pub(super) fn cash(self, count: impl Display) -> String {
        self.paint(Ink::Green, format!("${count}"))
    }

    pub(super) fn gold(self, count: impl Display) -> String {
        self.paint(Ink::Yellow, format!("{count}G"))
    }

    pub(super) fn wanted(self, count: impl Display) -> String {
        self.paint(Ink::Red, format!("{count}W"))
    }

    pub(super) fn suit(self, suit: Suit) -> String {
        self.coloured(suit, suit.symbol())
    }

    pub(super) fn card(self, card: Card) -> String {
        self.coloured(card.suit(), card.face())
    }

    fn coloured(self, suit: Suit, text: impl Display) -> String {
        match suit.colour() {
            Colour::Red => self.paint(Ink::Red, text),
            Colour::Black => text.to_string(),
        }
    }

    /// The suit of a region; the cemetery has none.
    pub(super) fn region(self, region: Region) -> String {
        match suit_of(region) {
            Some(suit) => self.suit(suit),
            None => "†".to_owned(),
        }
    }

    /// A bonus action.
    pub(super) fn bonus(self, region: Region) -> String {
        format!("+{}", self.region(region))
    }

    /// The parts of a gain.
    pub(super) fn gain(self, gain: Gain) -> Vec<String> {
        let mut parts = Vec::new();
        if gain.stars > 0 {
            parts.push(self.stars(gain.stars));
        }
        if gain.cash > 0 {
            parts.push(self.cash(gain.cash));
        }
        if gain.pans > 0 {
            parts.push("◡".repeat(gain.pans.into()));
        }
        if gain.hammers > 0 {
            parts.push("⊤".repeat(gain.hammers.into()));
        }
        if gain.gold > 0 {
            parts.push(self.gold(gain.gold));
        }
        if gain.wanted > 0 {
            parts.push(self.wanted(gain.wanted));
        }
        parts
    }

    /// What a stop of the trail brings.
    pub(super) fn stop(self, stop: &Stop) -> Vec<String> {
        let mut parts = self.gain(stop.gain);
        if !stop.choose.is_empty() {
            let tools = stop.choose.iter().map(|tool| self.gain(tool.gain).concat());
            parts.push(tools.collect::<Vec<_>>().join("/"));
        }
        if stop.clear_wanted_up_to > 0 {
            parts.push(self.wanted(format!("-{}", stop.clear_wanted_up_to)));
        }
        parts.extend(stop.bonus.map(|region| self.bonus(region)));
        parts
    }

    /// What a room of the mine brings.
    pub(super) fn room(self, room: &RoomData) -> Vec<String> {
        let mut parts = Vec::new();
        parts.extend(
            room.silver_per
                .map(|per| format!("☆{}", self.region(counted(per)))),
        );
        parts.extend(self.gain(room.gain));
        parts.extend(room.bonus.map(|region| self.bonus(region)));
        parts
    }

    /// What stands on the shield of a building.
    pub(super) fn first_visit(self, bonus: FirstVisit) -> String {
        match bonus {
            FirstVisit::Stars(stars) => self.stars(stars),
            FirstVisit::Bonus(region) => self.bonus(region),
        }
    }

    /// What lies between two tombstones.
    pub(super) fn link(self, link: &Link) -> String {
        let bonus = link.bonus.map(|region| self.bonus(region));
        self.gain(link.gain).concat() + &bonus.unwrap_or_default()
    }

    /// The name of a site with its mark: `(7)` circled, `×7` lost, `▸7` can be gone to, `▸7-2` can be
    /// gone to for 2 gold.
    pub(super) fn spot(self, name: impl Display, mark: Mark) -> String {
        let name = if mark.circled {
            format!("({name})")
        } else {
            name.to_string()
        };
        match mark.gold {
            Some(0) => self.way(&name),
            Some(gold) => self.way(&name) + &self.paint(Ink::Yellow, format!("-{gold}")),
            None if mark.circled => self.paint(Ink::Magenta, name),
            None if mark.skipped => self.dim(format!("×{name}")),
            None => format!(" {name}"),
        }
    }

    fn way(self, name: &str) -> String {
        self.bold(self.paint(Ink::Cyan, format!("▸{name}")))
    }

    /// Something bought or claimed, or not yet.
    pub(super) fn owned(self, name: impl Display, owned: bool) -> String {
        let circled = owned;
        self.spot(
            name,
            Mark {
                circled,
                ..Mark::default()
            },
        )
        .trim_start()
        .to_owned()
    }

    /// A track of things of which there are only so many.
    pub(super) fn track(self, filled: u8, length: u8) -> String {
        let left = length.saturating_sub(filled);
        "●".repeat(filled.into()) + &self.dim("○".repeat(left.into()))
    }
}

/// The suit whose region it is.
pub(super) fn suit_of(region: Region) -> Option<Suit> {
    Suit::ALL
        .into_iter()
        .find(|suit| Region::of(*suit) == region)
}

/// The region whose sites a room of the lowest level counts.
fn counted(per: SilverPer) -> Region {
    match per {
        SilverPer::Tombstones => Region::Cemetery,
        SilverPer::Buildings => Region::Town,
        SilverPer::Rooms => Region::Mine,
        SilverPer::TrailStops => Region::Trail,
        SilverPer::Robberies => Region::Badlands,
    }
}

/// Ranks from one to another.
pub(super) fn range(min: Rank, max: Rank) -> String {
    if min == max {
        min.to_string()
    } else {
        format!("{min}-{max}")
    }
}
