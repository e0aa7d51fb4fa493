//! Content packs: what is printed on the components of a game, as tables in a text.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use toml::{Table, Value};

/// Reads a content pack into the tables of a game. They deny every key that they do not know
/// (`deny_unknown_fields`): a number that no rule reads would be changed in vain.
///
/// # Panics
/// If a table has a key too many or too few; the packs are part of the program and tested.
pub fn read<T: DeserializeOwned>(pack: &str) -> T {
    let pack = tables(pack).try_into();
    pack.expect("the content pack is part of the program and tested")
}

/// The tables of a content pack without what is said about them: no rule asks where a number comes from.
pub(crate) fn tables(pack: &str) -> Table {
    let mut pack: Table =
        toml::from_str(pack).expect("the content pack is part of the program and tested");
    drop_remarks(&mut pack);
    pack
}

fn drop_remarks(table: &mut Table) {
    table.retain(|key, _| !is_remark(key));
    for (_, value) in table.iter_mut() {
        for_tables(value, &mut drop_remarks);
    }
}

/// Whether a key tells people where the others of its table come from.
fn is_remark(key: &str) -> bool {
    matches!(key, "source" | "ref" | "designed" | "note") || key.ends_with("_source")
}

/// Goes to the tables that a value is or lists.
fn for_tables(value: &mut Value, visit: &mut impl FnMut(&mut Table)) {
    match value {
        Value::Table(table) => visit(table),
        Value::Array(list) => list.iter_mut().for_each(|value| for_tables(value, visit)),
        _ => {}
    }
}

/// A table that says only where its rule comes from: there is no number in it, the rule is the shape of the code.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remarks {}

/// Reads a variant that has no fields (`deserialize_with`): in an enum with a tag, serde lets it have any.
pub fn nothing<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    Remarks::deserialize(deserializer).map(|Remarks {}| ())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Box {
        card: Vec<Card>,
        #[allow(dead_code, reason = "it only has to be there")]
        phases: Remarks,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Card {
        cost: u8,
    }

    const PACK: &str = r#"
        phases = { source = "rulebook" }
        [[card]]
        cost = 3
        cost_source = "designed"
        ref = "https://example.com"
    "#;

    #[test]
    fn what_is_said_about_a_table_is_not_read() {
        assert_eq!(read::<Box>(PACK).card[0].cost, 3);
    }

    #[test]
    #[should_panic(expected = "unknown field `price`")]
    fn a_key_that_nobody_knows_is_refused() {
        read::<Box>(&PACK.replace("cost = ", "price = "));
    }
}
