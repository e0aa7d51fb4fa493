//! The origins of the content packs, and that every table of every game names its own.

use catalog::{Source, origins};
use toml::{Table, Value};

const PACKS: [&str; 4] = [
    fliptown::content::DATA,
    escape_plan::content::DATA,
    speakeasy::content::DATA,
    in_too_deep::content::DATA,
];

fn rows(pack: &str, table: &str, source: Source) -> usize {
    let origins = origins(pack).into_iter();
    let mut found = origins.filter(|o| o.table == table && o.source == source);
    found.next().map_or(0, |origin| origin.rows)
}

/// Every table of every pack with the name of its list.
fn tables() -> Vec<(String, Table)> {
    let packs = PACKS.map(|pack| toml::from_str::<Table>(pack).unwrap());
    let lists = packs.into_iter().flatten().map(|(name, value)| {
        let rows = match value {
            Value::Table(table) => vec![table],
            Value::Array(rows) => {
                assert!(!rows.is_empty(), "{name}");
                let rows = rows.into_iter();
                rows.map(|row| row.try_into().unwrap()).collect()
            }
            other => {
                assert_eq!((name.as_str(), other), ("schema", Value::Integer(1)));
                Vec::new()
            }
        };
        rows.into_iter().map(move |row| (name.clone(), row))
    });
    lists.flatten().collect()
}

#[test]
fn every_table_names_its_source_and_public_ones_their_address() {
    for (name, table) in tables() {
        let source = table.get("source").and_then(Value::as_str);
        let known = ["rulebook", "public", "designed"];
        assert!(source.is_some_and(|s| known.contains(&s)), "{name}");
        let address = table.get("ref").and_then(Value::as_str);
        let is_address = address.is_some_and(|text| text.starts_with("https://"));
        assert!(is_address || source != Some("public"), "{name}");
    }
}

#[test]
fn what_is_marked_as_ours_is_there() {
    for (name, table) in tables() {
        let Some(designed) = table.get("designed") else {
            continue;
        };
        for field in designed.as_array().unwrap() {
            let mut path = field.as_str().unwrap().split('.');
            let first = table.get(path.next().unwrap());
            let found = path.fold(first, |value, key| value?.get(key));
            assert!(found.is_some(), "{name} has no {field:?}");
        }
        assert_ne!(
            table["source"].as_str(),
            Some("designed"),
            "{name}: all of it is"
        );
    }
}

#[test]
fn rows_are_counted_by_their_source() {
    let [fliptown, escape_plan, ..] = PACKS;
    assert_eq!(rows(fliptown, "bounties", Source::Public), 12);
    assert_eq!(rows(fliptown, "buildings", Source::Rulebook), 13);
    assert_eq!(rows(escape_plan, "tiles", Source::Designed), 14);
    assert_eq!(rows(escape_plan, "businesses", Source::Rulebook), 2);
    assert_eq!(rows(escape_plan, "businesses", Source::Public), 4);
    assert_eq!(rows(escape_plan, "prices", Source::Rulebook), 1);
}

#[test]
fn every_row_of_every_pack_is_counted_once() {
    for pack in PACKS {
        let tables: Table = toml::from_str(pack).unwrap();
        let in_pack = tables.values().map(|value| match value {
            Value::Array(tables) => tables.len(),
            Value::Table(_) => 1,
            _ => 0,
        });
        let counted: usize = origins(pack).iter().map(|origin| origin.rows).sum();
        assert_eq!(counted, in_pack.sum::<usize>());
        let sources = Source::ALL.map(|source| rows(pack, "schema", source));
        assert_eq!(sources, [0, 0, 0]);
    }
}
