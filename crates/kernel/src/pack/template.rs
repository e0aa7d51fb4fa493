//! A file to type a box into: every value that the rulebook does not print, as the built-in pack has it.

use std::fmt::Write;

use toml::Value;
use toml::de::{DeTable, DeValue};

use super::overlay::{HEAD, Printed, is_free, is_open_list};
use super::tree::{in_order, rows, toml, written};
use super::{Content, is_remark, remarked};

/// The template of a game's pack. `label` names a component by its table and its id. Untouched it is valid and equal
/// to the built-in pack.
pub fn template<C: Content>(
    head: &str,
    mut label: impl FnMut(&str, &str) -> Option<String>,
) -> String {
    let tables = remarked(C::DATA);
    let parsed =
        DeTable::parse(C::DATA).expect("the content pack is part of the program and tested");
    let mut text = String::new();
    for line in head.lines() {
        let _ = writeln!(text, "{}", format!("# {line}").trim_end());
    }
    let _ = writeln!(
        text,
        "\n[{HEAD}]\ngame = \"{}\"\n# name = \"My box\"",
        C::GAME
    );
    for (key, value) in in_order(parsed.get_ref()) {
        let name = &**key.get_ref();
        let Some(known) = tables
            .get(name)
            .filter(|known| is_free(known, Printed::OUTSIDE))
        else {
            continue;
        };
        text.push('\n');
        let mut block = Block {
            text: &mut text,
            data: C::DATA,
            label: &mut label,
        };
        block.comment(key.span().start);
        block.table(name, known, value.get_ref(), Printed::OUTSIDE);
    }
    text
}

struct Block<'a> {
    text: &'a mut String,
    data: &'static str,
    label: &'a mut dyn FnMut(&str, &str) -> Option<String>,
}

impl Block<'_> {
    /// The comment that stands before a table in the built-in pack.
    fn comment(&mut self, start: usize) {
        let before = self.data.get(..start).unwrap_or_default();
        // The table's own line begins with a bracket.
        let before = before.rsplit_once('\n').map_or("", |(before, _)| before);
        // What stands before the first line without a mark is about the whole file.
        let before = before.split_once("\n\n").map_or("", |(_, before)| before);
        let lines: Vec<&str> = before
            .lines()
            .rev()
            .take_while(|line| line.starts_with('#'))
            .collect();
        for line in lines.into_iter().rev() {
            let _ = writeln!(self.text, "{line}");
        }
    }

    /// A table or a list of rows under its name.
    fn table(&mut self, name: &str, known: &Value, value: &DeValue<'_>, printed: Printed) {
        match (known, value) {
            (Value::Table(known), DeValue::Table(table)) => {
                let _ = writeln!(self.text, "[{name}]");
                self.row(name, known, table, printed);
            }
            (list, DeValue::Array(given)) => {
                let by_id =
                    rows(list).is_some_and(|rows| rows.iter().all(|row| row.contains_key("id")));
                for (known, row) in rows(list).unwrap_or_default().into_iter().zip(given.iter()) {
                    let free = is_free(&Value::Table(known.clone()), printed);
                    let Some(row) = row.get_ref().as_table().filter(|_| free || !by_id) else {
                        continue;
                    };
                    let _ = writeln!(self.text, "[[{name}]]");
                    if let Some(id) = known.get("id") {
                        let called = (self.label)(name, &written(id))
                            .map_or_else(String::new, |label| format!(" # {label}"));
                        let _ = writeln!(self.text, "id = {}{called}", toml(id));
                    } else if !free {
                        // It keeps its place among the others.
                        let _ = writeln!(
                            self.text,
                            "# in the rulebook: {}",
                            toml(&Value::Table(known.clone()))
                        );
                    }
                    self.row(name, known, row, printed);
                }
            }
            _ => {}
        }
    }

    /// The keys of a row that a pack may change, then the tables within it.
    fn row(&mut self, name: &str, known: &toml::Table, row: &DeTable<'_>, printed: Printed) {
        let within = printed.within(known);
        let mut tables = Vec::new();
        for (key, value) in in_order(row) {
            let key = &**key.get_ref();
            let inner = &known[key];
            if is_remark(key) || key == "id" {
                continue;
            }
            let is_printed = printed.of(known, key);
            let has_rows = rows(inner).is_some() && !is_open_list(inner, within);
            if has_rows || (is_printed && inner.is_table()) {
                if is_free(inner, within) {
                    tables.push((key, inner, value.get_ref()));
                }
            } else if !is_printed {
                let text = self.data.get(value.span()).unwrap_or_default();
                let inline = text.trim_start_matches('[').trim_start().starts_with('{');
                // Tables may have been written with lines of their own.
                let text = match inline || !(inner.is_table() || rows(inner).is_some()) {
                    true => text.to_owned(),
                    false => toml(inner),
                };
                let _ = writeln!(self.text, "{key} = {text}");
            }
        }
        if !self.text.ends_with("\n\n") && tables.is_empty() {
            self.text.push('\n');
        }
        for (key, inner, value) in tables {
            self.table(&format!("{name}.{key}"), inner, value, within);
        }
    }
}
