//! Tables of a pack as a tree: its rows, ways to its values, and values as text.

use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table, Value};

use super::is_remark;

/// The way to a value, from the outermost table in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Key(String),
    /// A row of a list, by its position.
    Row(usize),
}

/// A value as one says it: as it is written, and a text without its quotes.
pub(super) fn written(value: &Value) -> String {
    value.as_str().map_or_else(|| toml(value), str::to_owned)
}

/// A value as TOML, on one line.
pub(super) fn toml(value: &Value) -> String {
    match value {
        Value::String(text) => format!("{text:?}"),
        Value::Array(list) => {
            let list: Vec<String> = list.iter().map(toml).collect();
            format!("[{}]", list.join(", "))
        }
        Value::Table(table) => {
            let pairs = table.iter().filter(|(key, _)| !is_remark(key));
            let pairs: Vec<String> = pairs
                .map(|(key, value)| format!("{key} = {}", toml(value)))
                .collect();
            format!("{{ {} }}", pairs.join(", "))
        }
        Value::Integer(number) => number.to_string(),
        Value::Float(number) => number.to_string(),
        Value::Boolean(is) => is.to_string(),
        Value::Datetime(time) => time.to_string(),
    }
}

/// Whether a value is a list of rows.
pub(super) fn rows(value: &Value) -> Option<Vec<&Table>> {
    let list = value.as_array().filter(|list| !list.is_empty())?;
    list.iter().map(Value::as_table).collect()
}

/// By what a row is known: a word, or a number.
pub(super) fn id_of(row: &Table) -> Option<String> {
    row.get("id").map(written)
}

/// The entries of a table in the order of the file.
pub(super) fn in_order<'a, 'i>(
    table: &'a DeTable<'i>,
) -> Vec<(
    &'a Spanned<std::borrow::Cow<'i, str>>,
    &'a Spanned<DeValue<'i>>,
)> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    entries
}

/// A value without its places in the file.
pub(super) fn plain(value: &DeValue<'_>) -> Value {
    match value {
        DeValue::String(text) => Value::String(text.to_string()),
        DeValue::Boolean(is) => Value::Boolean(*is),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .map_or_else(|_| Value::String(number.to_string()), Value::Integer),
        DeValue::Float(number) => Value::String(number.to_string()),
        DeValue::Datetime(time) => Value::String(time.to_string()),
        DeValue::Array(list) => {
            Value::Array(list.iter().map(|value| plain(value.get_ref())).collect())
        }
        DeValue::Table(table) => {
            let pairs = table.iter();
            let pairs =
                pairs.map(|(key, value)| (key.get_ref().to_string(), plain(value.get_ref())));
            Value::Table(pairs.collect())
        }
    }
}

/// What stands at the end of a way.
pub(super) fn get<'a>(table: &'a Table, path: &[Step]) -> Option<&'a Value> {
    let (first, rest) = path.split_first()?;
    let Step::Key(key) = first else { return None };
    rest.iter()
        .try_fold(table.get(key)?, |value, step| match step {
            Step::Key(key) => value.get(key),
            Step::Row(at) => value.get(at),
        })
}

/// The keys of a way: the column that a value stands in.
pub(super) fn column(path: &[Step]) -> String {
    let keys = path.iter().filter_map(|step| match step {
        Step::Key(key) => Some(key.as_str()),
        Step::Row(_) => None,
    });
    keys.collect::<Vec<_>>().join(".")
}

/// Puts a value in its place. A way that was found in these tables leads somewhere.
pub(super) fn put(table: &mut Table, path: &[Step], value: &Value) {
    let mut steps = path.iter();
    let (Some(Step::Key(first)), Some(Step::Key(last))) = (steps.next(), steps.next_back()) else {
        return;
    };
    let Some(mut at) = table.get_mut(first) else {
        return;
    };
    for step in steps {
        let next = match step {
            Step::Key(key) => at.get_mut(key),
            Step::Row(row) => at.get_mut(row),
        };
        let Some(next) = next else { return };
        at = next;
    }
    if let Value::Table(row) = at {
        row.insert(last.clone(), value.clone());
    }
}
