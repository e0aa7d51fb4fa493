//! Where the tables of the content pack come from, for whoever wants to know what is official.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{DATA, Source};

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

/// Every table of the pack with its sources, in alphabetical order.
///
/// The pack is read anew: some of its tables are only for people, and no type holds them.
pub fn origins() -> Vec<Origin> {
    let pack: BTreeMap<String, Table> =
        toml::from_str(DATA).expect("the content pack is part of the program and tested");
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
