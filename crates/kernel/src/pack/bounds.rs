//! How large a number of a pack may be.

use std::collections::BTreeMap;

use toml::{Table, Value};

use super::fault::Wanted;
use super::tree::{Step, column};

/// The numbers of the built-in pack, by the column that they stand in: what a pack has there is of that size.
pub(super) struct Bounds(BTreeMap<String, (i64, i64)>);

impl Bounds {
    pub(super) fn of(tables: &Table) -> Bounds {
        let mut bounds = Bounds(BTreeMap::new());
        for (key, value) in tables {
            bounds.take_in(key, value);
        }
        bounds
    }

    fn take_in(&mut self, column: &str, value: &Value) {
        match value {
            Value::Integer(number) => {
                for column in [column, last(column)] {
                    let bound = self.0.entry(column.to_owned()).or_insert((0, 0));
                    *bound = (bound.0.min(*number), bound.1.max(*number));
                }
            }
            Value::Array(list) => list.iter().for_each(|value| self.take_in(column, value)),
            Value::Table(table) => {
                for (key, value) in table {
                    self.take_in(&format!("{column}.{key}"), value);
                }
            }
            _ => {}
        }
    }

    /// Which numbers may stand in a column: up to three times the largest of the built-in pack, and ten more.
    fn range(&self, column: &str) -> (i64, i64) {
        let found = self.0.get(column).or_else(|| self.0.get(last(column)));
        let (min, max) = found.copied().unwrap_or((0, 0));
        (3 * min, 3 * max + 10)
    }

    pub(super) fn number(&self, path: &[Step]) -> Wanted {
        let (min, max) = self.range(&column(path));
        Wanted::Number { min, max }
    }

    /// What may stand there, if a number is beyond it.
    pub(super) fn beyond(&self, path: &[Step], value: &Value) -> Option<Wanted> {
        self.beyond_column(&column(path), value)
    }

    fn beyond_column(&self, column: &str, value: &Value) -> Option<Wanted> {
        match value {
            Value::Integer(number) => {
                let (min, max) = self.range(column);
                let beyond = !(min..=max).contains(number);
                beyond.then_some(Wanted::Number { min, max })
            }
            Value::Array(list) => list
                .iter()
                .find_map(|value| self.beyond_column(column, value)),
            Value::Table(table) => table
                .iter()
                .find_map(|(key, value)| self.beyond_column(&format!("{column}.{key}"), value)),
            _ => None,
        }
    }
}

fn last(column: &str) -> &str {
    column.rsplit('.').next().unwrap_or(column)
}
