//! How wanted somebody is: a level, and four cubes until it is updated (EP-13).

use serde::{Deserialize, Serialize};

use crate::content::content;

/// The cubes of each player.
pub const CUBES: u8 = 4;

/// A level and where the four cubes lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notoriety {
    /// From 1 to the top.
    pub level: u8,
    /// Cubes in the red box: gained.
    pub red: u8,
    /// Cubes in the blue box: lost. The others lie in the pool.
    pub blue: u8,
}

impl Default for Notoriety {
    /// The start of every marker (EP-2.18).
    fn default() -> Notoriety {
        Notoriety {
            level: content().player_start.notoriety_level,
            red: 0,
            blue: 0,
        }
    }
}

/// What an update brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rise {
    /// The level before.
    pub from: u8,
    /// The level now.
    pub to: u8,
    /// Levels beyond the top (EP-13.6).
    pub beyond: u8,
}

impl Rise {
    /// The lines crossed upwards, from the lowest, by number from 0 (EP-13.7).
    pub fn lines(self) -> impl DoubleEndedIterator<Item = u8> {
        let lines = content().notoriety_track.lines_above_levels;
        (0..3u8).filter(move |line| {
            let below = lines[usize::from(*line)];
            self.from <= below && below < self.to
        })
    }
}

impl Notoriety {
    /// Cubes in the pool.
    pub fn pool(self) -> u8 {
        CUBES - self.red - self.blue
    }

    /// How the level will change.
    pub fn change(self) -> i8 {
        self.red as i8 - self.blue as i8
    }

    /// Gains one, if a cube can show it (EP-13.2).
    pub fn gain(&mut self) {
        if self.pool() > 0 {
            self.red += 1;
        } else if self.blue > 0 {
            self.blue -= 1;
        }
    }

    /// Loses one, if a cube can show it (EP-13.3).
    pub fn lose(&mut self) {
        if self.pool() > 0 {
            self.blue += 1;
        } else if self.red > 0 {
            self.red -= 1;
        }
    }

    /// Moves the marker and takes the cubes back (EP-13.4 to EP-13.6).
    pub fn update(&mut self) -> Rise {
        let track = &content().notoriety_track;
        let from = self.level;
        let raised = from + self.red;
        let wanted = raised.saturating_sub(self.blue).max(track.lowest);
        let to = wanted.min(track.highest);
        *self = Notoriety {
            level: to,
            red: 0,
            blue: 0,
        };
        Rise {
            from,
            to,
            beyond: wanted - to,
        }
    }

    /// What the level costs at the end (EP-17.10).
    pub fn penalty(self) -> u16 {
        content().notoriety_track.penalties_by_level[usize::from(self.level) - 1]
    }
}
