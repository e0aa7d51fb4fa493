//! Rows as they are stored, in readable text. What cannot be read is damage.

use std::fmt::Display;
use std::str::FromStr;

use kernel::{Seat, Seed, StoredEdition};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::entry::Entry;
use crate::header::{Chair, Header, Sitter, TableId};
use crate::store::{Invitation, Remains, StoreError};

const PERSON: &str = "person";

pub(super) fn options_text(options: &[(String, String)]) -> String {
    let pairs: Vec<String> = options.iter().map(|(k, v)| format!("{k}={v}")).collect();
    pairs.join(" ")
}

pub(super) fn sitter_text(sitter: Sitter) -> String {
    match sitter {
        Sitter::Person => PERSON.to_owned(),
        Sitter::Bot(kind) => kind.to_string(),
    }
}

/// Reads a column of text.
pub(super) fn read<T>(row: &SqliteRow, column: &str) -> Result<T, StoreError>
where
    T: FromStr<Err: Display>,
{
    let text: String = row.try_get(column)?;
    parse(&text, column)
}

fn parse<T>(text: &str, column: &str) -> Result<T, StoreError>
where
    T: FromStr<Err: Display>,
{
    text.parse()
        .map_err(|error| StoreError::Damaged(format!("{column}: {error}")))
}

fn read_optional<T>(row: &SqliteRow, column: &str) -> Result<Option<T>, StoreError>
where
    T: FromStr<Err: Display>,
{
    let text: Option<String> = row.try_get(column)?;
    text.map(|text| parse(&text, column)).transpose()
}

pub(super) fn seat(row: &SqliteRow) -> Result<Seat, StoreError> {
    Ok(Seat(row.try_get("seat")?))
}

pub(super) fn entry(row: &SqliteRow, number: u32) -> Result<Entry, StoreError> {
    if row.try_get::<u32, _>("number")? != number {
        let gap = format!("line {number} of the ledger is missing");
        return Err(StoreError::Damaged(gap));
    }
    Ok(Entry {
        seat: seat(row)?,
        deed: read(row, "deed")?,
    })
}

pub(super) fn invitation(row: &SqliteRow) -> Result<Invitation, StoreError> {
    Ok(Invitation {
        hash: read(row, "key")?,
        table: read(row, "table_id")?,
        seat: seat(row)?,
        holder: read_optional(row, "holder")?,
    })
}

pub(super) fn header(row: &SqliteRow, chairs: &[SqliteRow]) -> Result<Header, StoreError> {
    let options: String = row.try_get("options")?;
    let seed: String = row.try_get("seed")?;
    Ok(Header {
        id: read(row, "id")?,
        title: read(row, "title")?,
        game: read(row, "game")?,
        edition: edition(row)?,
        options: options
            .split_whitespace()
            .map(option)
            .collect::<Result<_, _>>()?,
        seed: Seed::from_text(&seed),
        chairs: chairs.iter().map(chair).collect::<Result<_, _>>()?,
        created: row.try_get("created")?,
    })
}

/// What can be told of a table whose header cannot be read: its columns as they stand there.
pub(super) fn remains(
    id: &TableId,
    row: &SqliteRow,
    chairs: &[SqliteRow],
    error: &StoreError,
) -> StoreError {
    let column = |name: &str| row.try_get::<String, _>(name).unwrap_or_default();
    let name = |chair: &SqliteRow| {
        let name = chair.try_get::<Option<String>, _>("name");
        name.ok().flatten().unwrap_or_default()
    };
    StoreError::Unreadable(Box::new(Remains {
        id: id.clone(),
        title: column("title"),
        game: column("game"),
        options: column("options"),
        amendments: column("amendments"),
        names: chairs.iter().map(name).collect(),
        created: row.try_get("created").unwrap_or_default(),
        why: error.to_string(),
    }))
}

fn edition(row: &SqliteRow) -> Result<StoredEdition, StoreError> {
    let amendments: String = row.try_get("amendments")?;
    let pack: Option<String> = row.try_get("pack")?;
    Ok(StoredEdition::from_text(&amendments, pack.as_deref()))
}

fn option(pair: &str) -> Result<(String, String), StoreError> {
    let (key, value) = pair
        .split_once('=')
        .ok_or_else(|| StoreError::Damaged(format!("options: {pair:?}")))?;
    Ok((key.to_owned(), value.to_owned()))
}

fn chair(row: &SqliteRow) -> Result<Chair, StoreError> {
    let sitter: String = row.try_get("sitter")?;
    Ok(Chair {
        sitter: match sitter.as_str() {
            PERSON => Sitter::Person,
            bot => Sitter::Bot(parse(bot, "sitter")?),
        },
        name: read_optional(row, "name")?,
    })
}
