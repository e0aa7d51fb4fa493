//! Nothing stands in a content pack that nobody reads.

use serde::de::DeserializeOwned;
use toml::{Table, Value};

use crate::pack;

/// What a game's own tests call with the struct that its content pack is read into: a key that it does not know is
/// refused in every table, wherever it stands.
///
/// # Panics
/// If a table takes the key.
pub fn assert_pack_is_read<T: DeserializeOwned>(text: &str) {
    let pack = pack::tables(text);
    assert!(pack.clone().try_into::<T>().is_ok(), "it cannot be read");
    for at in 0.. {
        let (mut changed, mut left) = (pack.clone(), at);
        let Some(path) = add(&mut changed, &mut left, "the pack") else {
            return;
        };
        assert!(changed.try_into::<T>().is_err(), "{path} takes any key");
    }
}

/// Adds a key to a table: to this one if none is `left` to go past, else to one further inside. Tells where.
fn add(table: &mut Table, left: &mut usize, path: &str) -> Option<String> {
    let Some(fewer) = left.checked_sub(1) else {
        table.insert("no such key".to_owned(), Value::Integer(1));
        return Some(path.to_owned());
    };
    *left = fewer;
    let mut values = table.iter_mut();
    values.find_map(|(key, value)| add_within(value, left, &format!("{path}, {key}")))
}

fn add_within(value: &mut Value, left: &mut usize, path: &str) -> Option<String> {
    match value {
        Value::Table(table) => add(table, left, path),
        Value::Array(list) => {
            let mut list = list.iter_mut().enumerate();
            list.find_map(|(at, value)| add_within(value, left, &format!("{path} {at}")))
        }
        _ => None,
    }
}
