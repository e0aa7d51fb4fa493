//! The origins of the content packs.

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
