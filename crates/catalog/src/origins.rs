//! Where the tables of a content pack come from, for whoever wants to know what is official.

use std::collections::BTreeMap;

use serde::Deserialize;

/// Where a table comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Stated in the running text of the rulebook.
    Rulebook,
    /// Read from publicly available prints of the components.
    Public,
    /// Our own.
    Designed,
}

impl Source {
    /// Every source, the most official first.
    pub const ALL: [Source; 3] = [Source::Rulebook, Source::Public, Source::Designed];
}

/// How many rows of a table come from one source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The name of the table in the pack, such as `bounties`.
    pub table: String,
    /// Where they come from.
    pub source: Source,
    /// How many they are; a table that is one thing has one.
    pub rows: usize,
}

/// Every table of a game's content pack with its sources, in alphabetical order.
///
/// The pack is read anew: no rule asks for sources, and some tables are only for people, so that a
/// game's types hold neither.
///
/// # Panics
/// If it is not a content pack; those of the games are tested.
pub fn origins(pack: &str) -> Vec<Origin> {
    let pack: BTreeMap<String, Table> =
        toml::from_str(pack).expect("a content pack is part of the program and tested");
    pack.into_iter()
        .flat_map(|(name, table)| count(&name, &table.sources()))
        .collect()
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Table {
    One(Row),
    Many(Vec<Row>),
    /// The number of the schema has no source.
    Number(#[allow(dead_code, reason = "only its shape matters")] u32),
}

#[derive(Deserialize)]
struct Row {
    source: Source,
}

impl Table {
    fn sources(&self) -> Vec<Source> {
        match self {
            Table::One(row) => vec![row.source],
            Table::Many(rows) => rows.iter().map(|row| row.source).collect(),
            Table::Number(_) => Vec::new(),
        }
    }
}

fn count(table: &str, sources: &[Source]) -> Vec<Origin> {
    let origin = |source: &Source| Origin {
        table: table.to_owned(),
        source: *source,
        rows: sources.iter().filter(|other| *other == source).count(),
    };
    Source::ALL
        .iter()
        .map(origin)
        .filter(|origin| origin.rows > 0)
        .collect()
}
