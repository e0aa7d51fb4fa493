//! The story of a game, each line with its audience.

use serde::Serialize;

use crate::seat::{Seat, Viewer};

/// Who may read an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everyone, spectators too.
    Everyone,
    /// One seat alone, for ever.
    Only(Seat),
    /// Everyone but one seat, which was told more.
    Except(Seat),
    /// One seat at once, everyone else when the seal is broken ([`Log::unseal`]).
    Sealed(Seat),
}

/// One event of the story.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Entry<E> {
    /// How many actions had been taken before the one that caused it; 0 also for the set-up.
    pub ply: u32,
    /// Who may read it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// An event as one viewer meets it: nothing tells when a sealed one was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen<'a, E> {
    /// The ply at which the viewer could first read of it.
    pub since: u32,
    /// What happened.
    pub event: &'a E,
}

#[derive(Clone, Debug)]
enum Line<E> {
    Entry(Entry<E>),
    Unseal { ply: u32 },
}

/// The whole story so far. A log that is off costs nothing: simulations do not listen.
#[derive(Clone, Debug)]
pub struct Log<E> {
    on: bool,
    ply: u32,
    lines: Vec<Line<E>>,
}

impl<E> Log<E> {
    /// An empty log that listens.
    pub fn new() -> Log<E> {
        Log {
            on: true,
            ply: 0,
            lines: Vec::new(),
        }
    }

    /// A log that does not listen.
    pub fn off() -> Log<E> {
        Log {
            on: false,
            ply: 0,
            lines: Vec::new(),
        }
    }

    /// Whether anybody listens.
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// Tells which action the next entries belong to.
    pub fn set_ply(&mut self, ply: u32) {
        self.ply = ply;
    }

    /// Adds an event.
    pub fn tell(&mut self, audience: Audience, event: E) {
        if self.on {
            self.lines.push(Line::Entry(Entry {
                ply: self.ply,
                audience,
                event,
            }));
        }
    }

    /// Breaks the seal: what was sealed so far is for everyone from now on.
    pub fn unseal(&mut self) {
        if self.on {
            self.lines.push(Line::Unseal { ply: self.ply });
        }
    }

    /// All entries, whoever may read them.
    pub fn entries(&self) -> impl Iterator<Item = &Entry<E>> {
        self.lines.iter().filter_map(|line| match line {
            Line::Entry(entry) => Some(entry),
            Line::Unseal { .. } => None,
        })
    }

    /// How many lines there are, broken seals too: testkit sees that a refusal adds none.
    pub(crate) fn lines(&self) -> usize {
        self.lines.len()
    }

    /// What a viewer may read, in the order in which it became readable. Of sealed entries the seats'
    /// order is kept and not the order of arrival, which would tell who was quick.
    pub fn seen_by(&self, viewer: Viewer) -> Vec<Seen<'_, E>> {
        let mut seen = Vec::new();
        let mut sealed: Vec<(Seat, &Entry<E>)> = Vec::new();
        for line in &self.lines {
            match line {
                Line::Unseal { ply } => {
                    sealed.sort_by_key(|(seat, _)| *seat);
                    let opened = sealed.drain(..).map(|(_, entry)| Seen {
                        since: *ply,
                        event: &entry.event,
                    });
                    seen.extend(opened);
                }
                Line::Entry(entry) => {
                    let now = match entry.audience {
                        Audience::Everyone => true,
                        Audience::Only(seat) => viewer.is(seat),
                        Audience::Except(seat) => !viewer.is(seat),
                        Audience::Sealed(seat) => {
                            if !viewer.is(seat) {
                                sealed.push((seat, entry));
                            }
                            viewer.is(seat)
                        }
                    };
                    if now {
                        seen.push(Seen {
                            since: entry.ply,
                            event: &entry.event,
                        });
                    }
                }
            }
        }
        seen
    }
}

impl<E> Default for Log<E> {
    fn default() -> Log<E> {
        Log::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(log: &Log<&'static str>, viewer: Viewer) -> Vec<&'static str> {
        log.seen_by(viewer).iter().map(|seen| *seen.event).collect()
    }

    #[test]
    fn sealed_entries_open_in_the_order_of_seats() {
        let mut log = Log::new();
        log.tell(Audience::Everyone, "flip");
        log.set_ply(1);
        log.tell(Audience::Sealed(Seat(1)), "one");
        log.set_ply(2);
        log.tell(Audience::Sealed(Seat(0)), "zero");
        log.tell(Audience::Only(Seat(0)), "peek");
        assert_eq!(told(&log, Viewer::Spectator), ["flip"]);
        assert_eq!(told(&log, Viewer::Seat(Seat(0))), ["flip", "zero", "peek"]);
        log.unseal();
        assert_eq!(told(&log, Viewer::Spectator), ["flip", "zero", "one"]);
        assert_eq!(log.seen_by(Viewer::Spectator)[2].since, 2);
        assert_eq!(told(&log, Viewer::Seat(Seat(1))), ["flip", "one", "zero"]);
    }

    #[test]
    fn a_weaker_telling_goes_to_everyone_else() {
        let mut log = Log::new();
        log.tell(Audience::Only(Seat(0)), "the ace");
        log.tell(Audience::Except(Seat(0)), "a card");
        assert_eq!(told(&log, Viewer::Seat(Seat(0))), ["the ace"]);
        assert_eq!(told(&log, Viewer::Spectator), ["a card"]);
    }

    #[test]
    fn a_log_that_is_off_keeps_nothing() {
        let mut log = Log::off();
        log.tell(Audience::Everyone, "x");
        assert_eq!(log.entries().count(), 0);
    }
}
