//! What the tests of a board need: people who play whole games by dice, and a look at what was drawn.

use catalog::{Lang, Texts};
use kernel::{Seat, Seed, StoredEdition, Viewer};
use table::{Chair, Deed, Entry, Header, Sight, Sitter, Table, TableId};

use crate::board::{Board, Scene};
use crate::texts;

/// A table of people who decide by dice.
pub(super) struct People<G: Board> {
    pub(super) table: Table<G>,
    /// What they have done so far.
    pub(super) ledger: Vec<Entry>,
    texts: Texts,
    dice: u64,
}

impl<G: Board> People<G> {
    pub(super) fn new(seats: u8, options: &[(&str, &str)], seed: u8) -> People<G> {
        let chair = Chair {
            sitter: Sitter::Person,
            name: None,
        };
        let header = Header {
            id: TableId::from_bytes([seed; 16]),
            title: "Friday night".parse().unwrap(),
            game: G::INFO.id.parse().unwrap(),
            edition: StoredEdition::newest::<G::Options>(),
            options: options
                .iter()
                .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
                .collect(),
            seed: Seed::from_bytes([seed; 32]),
            chairs: vec![chair; usize::from(seats)],
            created: 0,
        };
        People {
            table: Table::new(header).unwrap(),
            ledger: Vec::new(),
            texts: words::<G>(Lang::En),
            dice: 0x9e37_79b9_7f4a_7c15 ^ u64::from(seed),
        }
    }

    pub(super) fn roll(&mut self, below: usize) -> usize {
        self.dice = self
            .dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.dice >> 33) as usize % below
    }

    /// Who has something to decide.
    fn asked(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.table.header().chairs.len() as u8);
        seats.filter(|seat| self.table.is_turn_of(Viewer::Seat(*seat)))
    }

    /// What the first of those sees; nothing if the game is over.
    pub(super) fn first_asked(&self) -> Option<Sight<G>> {
        let seat = self.asked().next()?;
        Some(self.table.sight(Viewer::Seat(seat)))
    }

    /// Has anybody decide who has to: mostly something that the board offers in one go where it does, else any
    /// legal action. False if the game is over.
    pub(super) fn step(&mut self) -> bool {
        let asked: Vec<Seat> = self.asked().collect();
        if asked.is_empty() {
            return false;
        }
        let seat = asked[self.roll(asked.len())];
        let sight = self.table.sight(Viewer::Seat(seat));
        let offers = G::moves(&Scene::new(&sight, &self.texts, seat));
        let deed = if offers.is_empty() || self.roll(5) == 0 {
            sight.legal[self.roll(sight.legal.len())].to_string()
        } else {
            offers[self.roll(offers.len())].stroke.to_string()
        };
        self.act(seat, deed);
        true
    }

    /// Has somebody do something.
    pub(super) fn act(&mut self, seat: Seat, deed: String) {
        let entry = Entry {
            seat,
            deed: Deed::Act(deed),
        };
        self.table.write(&entry).unwrap();
        self.ledger.push(entry);
    }

    /// The table after something else than what comes: folded from the beginning, as a server does it.
    pub(super) fn imagine(&self, seat: Seat, deed: String) -> Table<G> {
        let deed = Deed::Act(deed);
        let ledger = [&self.ledger[..], &[Entry { seat, deed }]].concat();
        Table::fold(self.table.header().clone(), &ledger.into()).unwrap()
    }
}

/// The words of a game's pages.
pub(super) fn words<G: Board>(lang: Lang) -> Texts {
    Texts::of_game::<G>(lang, texts::TEXTS)
}

/// The values of an attribute, in order.
pub(super) fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let before = format!(" {attribute}=\"");
    let parts = markup.split(before.as_str()).skip(1);
    parts.map(|part| part.split('"').next().unwrap()).collect()
}

/// Panics unless every element is closed in its turn.
pub(super) fn assert_balanced(markup: &str) {
    let mut open = Vec::new();
    for tag in markup.split('<').skip(1) {
        let tag = tag.split('>').next().unwrap();
        let name = tag
            .trim_start_matches('/')
            .split([' ', '\n'])
            .next()
            .unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "<{tag}> closes something else");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "<{tag}>");
    }
    assert_eq!(open, Vec::<&str>::new());
}
