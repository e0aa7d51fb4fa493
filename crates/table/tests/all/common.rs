//! Tables to test with.

use bots::{BotKind, Dice};
use catalog::GameId;
use fliptown::Fliptown;
use kernel::{Seat, Seed, StoredEdition, Viewer};
use table::{Chair, Deed, Entry, Header, Name, Request, Sitter, Table, TableId};

pub(crate) fn name(text: &str) -> Name {
    text.parse().unwrap()
}

pub(crate) fn person(called: &str) -> Chair {
    Chair {
        sitter: Sitter::Person,
        name: Some(name(called)),
    }
}

pub(crate) fn bot(kind: BotKind) -> Chair {
    Chair {
        sitter: Sitter::Bot(kind),
        name: None,
    }
}

/// So many people.
pub(crate) fn people(count: usize) -> Vec<Chair> {
    ["Ada", "Bea", "Cid", "Dan"][..count]
        .iter()
        .map(|name| person(name))
        .collect()
}

pub(crate) fn header(chairs: Vec<Chair>, seed: &str) -> Header {
    Header {
        id: TableId::from_bytes([7; 16]),
        title: name("Saloon"),
        game: GameId::Fliptown,
        edition: newest(),
        options: Vec::new(),
        seed: Seed::from_text(seed),
        chairs,
        created: 0,
    }
}

pub(crate) fn newest() -> StoredEdition {
    StoredEdition::newest::<fliptown::Options>()
}

pub(crate) fn table(chairs: Vec<Chair>, seed: &str) -> Table<Fliptown> {
    Table::new(header(chairs, seed)).unwrap()
}

pub(crate) fn entry(seat: u8, deed: Deed) -> Entry {
    Entry {
        seat: Seat(seat),
        deed,
    }
}

pub(crate) const BACK: Deed = Deed::Ask(Request::Back);

pub(crate) fn stand_in(seat: u8) -> Deed {
    Deed::Ask(Request::StandIn(Seat(seat)))
}

/// As older ledgers have it.
pub(crate) fn play_for(seat: u8) -> Deed {
    Deed::Ask(Request::PlayFor(Seat(seat)))
}

pub(crate) fn dice(seed: &str) -> Dice {
    Dice::new(&Seed::from_text(seed))
}

pub(crate) fn viewers(table: &Table<Fliptown>) -> impl Iterator<Item = Viewer> {
    Viewer::all(table.header().chairs.len() as u8)
}

/// Everything that a viewer is shown, to be compared.
pub(crate) fn shown(table: &Table<Fliptown>, viewer: Viewer) -> String {
    format!("{:?}", table.sight(viewer))
}

/// Everything that anybody is shown.
pub(crate) fn all_shown(table: &Table<Fliptown>) -> Vec<String> {
    viewers(table).map(|viewer| shown(table, viewer)).collect()
}

/// What the seat may do, from what it sees.
pub(crate) fn legal(table: &Table<Fliptown>, seat: u8) -> Vec<String> {
    let sight = table.sight(Viewer::Seat(Seat(seat)));
    sight.legal.iter().map(ToString::to_string).collect()
}

pub(crate) fn owes(table: &Table<Fliptown>, seat: u8) -> bool {
    table.sight(Viewer::Spectator).places[usize::from(seat)].owes
}

/// Takes an action by dice for the seat.
pub(crate) fn act(table: &mut Table<Fliptown>, seat: u8, dice: &mut Dice) -> Entry {
    let legal = legal(table, seat);
    let action = &legal[dice.below(legal.len() as u32) as usize];
    let entry = entry(seat, Deed::Act(action.clone()));
    table.write(&entry).unwrap();
    entry
}

/// The first seat that owes a decision.
pub(crate) fn next(table: &Table<Fliptown>) -> Option<u8> {
    (0..table.header().chairs.len() as u8).find(|seat| owes(table, *seat))
}

/// Plays by dice until `enough`, or the end; says whether it was enough.
pub(crate) fn play_until(
    table: &mut Table<Fliptown>,
    dice: &mut Dice,
    enough: impl Fn(&Table<Fliptown>) -> bool,
) -> bool {
    while !enough(table) {
        let Some(seat) = next(table) else {
            return false;
        };
        act(table, seat, dice);
    }
    true
}
