//! The ledger: the poker hands and what they pay, the four counters, the tools, the bag.

use fliptown::Action;
use fliptown::action::{FinePayment, Tool};
use fliptown::content::content;
use fliptown::sheet::Sheet;
use fliptown::step::Step;
use kernel::Phrase;
use maud::{Markup, html};

use super::ink::{self, Anchor, Frame};
use super::keys;
use super::map::{Map, Part};
use super::pencil::{self, Oval};
use super::plate::Plate;
use super::spot;
use crate::boards::fliptown::item_icon;
use crate::draw;

mod poker;

pub(super) fn draw(map: &Map<'_>) -> Markup {
    let mut plate = Plate::new("ft-ledger", "0 0 320 336", map.word("map-ledger")).ground(html! {
        (ink::path("sheet", "M4 4H316V332H4Z"))
        (ink::path("pd nk", "M4 4H316V10H4Z"))
        (ink::path("margin", "M10 4V332"))
    });
    poker::draw(&mut plate, map);
    plate.print(html! {
        (ink::path("rule2", "M10 193H316"))
        (ink::path("rule1", "M10 196H316"))
        (ink::path("ls", "M16 261H310M16 299H310"))
    });
    for (i, counter) in COUNTERS.iter().enumerate() {
        counter.draw(&mut plate, map, 18. + 75. * i as f32);
    }
    for track in &TRACKS {
        track.draw(&mut plate, map);
    }
    // Where Wanted is crossed out, the numbers lie over the bag.
    if !counts(map) {
        bag(&mut plate, map);
    }
    ask(&mut plate, map);
    map.section(Part::Ledger, &plate.draw())
}

/// One of the four counters.
struct Counter {
    id: &'static str,
    icon: &'static str,
    word: &'static str,
    held: fn(&Sheet) -> u16,
}

const COUNTERS: [Counter; 4] = [
    Counter {
        id: "ft-cash",
        icon: "cash",
        word: "map-word-cash",
        held: |sheet| sheet.cash,
    },
    Counter {
        id: "ft-gold",
        icon: "gold",
        word: "map-word-gold",
        held: |sheet| sheet.gold,
    },
    Counter {
        id: "ft-stars",
        icon: "star",
        word: "map-word-stars",
        held: |sheet| sheet.stars,
    },
    Counter {
        id: "ft-wanted",
        icon: "wanted",
        word: "map-word-wanted",
        held: |sheet| sheet.wanted,
    },
];

/// Around a counter.
fn counter_frame(column: usize) -> Frame {
    Frame {
        x: 13. + 75. * column as f32,
        y: 200.,
        width: 72.,
        height: 54.,
        round: 6.,
    }
}

impl Counter {
    fn draw(&self, plate: &mut Plate, map: &Map<'_>, x: f32) {
        let now = (self.held)(map.sheet);
        let number = now.to_string();
        let size = ink::fitting(&number, 25., 42.);
        let word = map.word(self.word);
        let before = map.before.map(self.held).filter(|before| *before != now);
        plate.print(html! {
            g.count id=(self.id) {
                title { (word) }
                (ink::icon(self.icon, (x + 13.5, 217.5), 27.))
                (ink::words("num big", Anchor::Start, (x + 32., 226.5), size, &number))
                // What has changed says so in place of the word: for both there is no room in every language.
                @if before.is_none() {
                    (ink::words("note", Anchor::Start, (x + 1., 247.), ink::fitting(&word, 12., 64.), &word))
                }
            }
        });
        let Some(before) = before else {
            return;
        };
        let text = draw::signed(i64::from(now) - i64::from(before));
        let chip = Frame::around((x + 14., 243.), 26., 15., 7.5);
        plate.mark(html! {
            (ink::rect("freshb", chip))
            (ink::centred("freshn", (x + 14., 247.), 11., &text))
        });
    }
}

/// A track of tools.
struct Track {
    x: f32,
    icon: &'static str,
    tool: Tool,
    title: &'static str,
    each: &'static str,
    held: fn(&Sheet) -> u8,
}

const TRACKS: [Track; 2] = [
    Track {
        x: 18.,
        icon: "pan",
        tool: Tool::Pan,
        title: "map-pans",
        each: "map-each-pan",
        held: |sheet| sheet.pans,
    },
    Track {
        x: 168.,
        icon: "hammer",
        tool: Tool::Hammer,
        title: "map-hammers",
        each: "map-each-hammer",
        held: |sheet| sheet.hammers,
    },
];

impl Track {
    fn length(&self) -> u8 {
        let tracks = &content().tool_tracks;
        match self.tool {
            Tool::Pan => tracks.pans,
            Tool::Hammer => tracks.hammers,
        }
    }

    fn income(&self, map: &Map<'_>) -> String {
        let income = &content().income;
        match self.tool {
            Tool::Pan => map.say(&Phrase::new("map-income-gold").with("gold", income.gold_per_pan)),
            Tool::Hammer => map.dollars(income.cash_per_hammer.into()),
        }
    }

    fn slot(&self, at: u8) -> Frame {
        Frame {
            x: self.x + 25. * f32::from(at),
            y: 268.,
            width: 22.,
            height: 22.,
            round: 4.,
        }
    }

    fn draw(&self, plate: &mut Plate, map: &Map<'_>) {
        let (held, length) = ((self.held)(map.sheet), self.length());
        let title = Phrase::new(self.title)
            .with("count", held)
            .with("most", length);
        let slots = (0..length).map(|i| {
            let slot = self.slot(i);
            let class = if i < held { "" } else { "dim" };
            let id = format!("i-{}", self.icon);
            html! { (ink::rect("tslot", slot)) (ink::symbol(&id, class, slot.centre(), 16.)) }
        });
        let x = self.x + 25. * f32::from(length) + 4.;
        let income = self.income(map);
        let size = ink::fitting(&income, 11.5, 44.);
        plate.print(html! {
            g role="img" { title { (map.say(&title)) } @for slot in slots { (slot) } }
            (ink::words("note", Anchor::Start, (x, 278.), 11.5, &map.word(self.each)))
            (ink::words("num", Anchor::Start, (x, 290.), size, &income))
        });
        for i in 0..held {
            if let Some(age) = map.marked(|sheet| (self.held)(sheet) > i) {
                let name = format!("{}-{i}", self.icon);
                let oval = Oval::round(self.slot(i).centre(), 12.);
                plate.mark(pencil::ring(&name, oval, age));
            }
        }
        if map.step == Some(Step::Tool) {
            let next = self.slot(held.min(length - 1));
            let hit = html! {
                (ink::rect("pad", Frame::around(next.centre(), 34., 36., 0.)))
                (spot::hit(Frame::around(next.centre(), 24., 24., 5.)))
            };
            plate.spot(map.spot(Action::Tool(self.tool), &hit));
        }
    }
}

fn bag(plate: &mut Plate, map: &Map<'_>) {
    let word = map.word("map-bag");
    let size = ink::fitting(&word, 12., 34.);
    plate.print(ink::words("note", Anchor::Start, (18., 316.5), size, &word));
    for (i, data) in content().items.iter().enumerate() {
        let at = (71. + 36. * i as f32, 312.);
        let age = map.marked(|sheet| sheet.items.contains(data.id));
        let id = format!("i-{}", item_icon(data.id));
        let name = map.say(&Phrase::name("item", data.id.id()));
        plate.print(html! {
            g role="img" {
                title { (name) }
                (ink::symbol(&id, if age.is_some() { "" } else { "dim" }, at, 16.5))
            }
        });
        if let Some(age) = age {
            let oval = Oval {
                at,
                wide: 13.,
                high: 11.5,
            };
            plate.mark(pencil::ring(&id, oval, age));
        }
    }
}

/// Whether a number of Wanted is asked for.
fn counts(map: &Map<'_>) -> bool {
    let step = map.step;
    matches!(
        step,
        Some(Step::Clear { .. } | Step::Preach | Step::Wanted(_))
    )
}

/// What is decided with the ledger: bribe, fine, Wanted to cross out.
fn ask(plate: &mut Plate, map: &Map<'_>) {
    let counters: &[(usize, Action)] = match map.step {
        Some(Step::Bribe) => &[(1, Action::Bribe), (3, Action::Refuse)],
        Some(Step::Fine) => &[
            (0, Action::Pay(FinePayment::Cash)),
            (2, Action::Pay(FinePayment::Stars)),
        ],
        _ if counts(map) => {
            let frame = Frame {
                x: 14.,
                y: 301.,
                width: 298.,
                height: 29.,
                round: 3.,
            };
            keys::keys(plate, map, frame, 9);
            return;
        }
        _ => return,
    };
    for (column, action) in counters {
        let frame = counter_frame(*column);
        plate.spot(map.spot(*action, &spot::hit(frame)));
        plate.piece(map.flag(*action, (frame.x + 36., frame.y + frame.height + 4.)));
    }
}
