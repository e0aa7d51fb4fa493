//! A pack's file laid over the built-in pack: what it may change, and all that is wrong with it.

use std::borrow::Cow;
use std::ops::Range;

use serde::Serialize;
use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table, Value};

use super::bounds::Bounds;
use super::fault::{Fault, Faults, Wanted};
use super::tree::{Step, get, id_of, in_order, plain, put, rows, written};
use super::{Content, PackFile, drop_remarks, is_remark, remarked};

/// The table that says for which game a pack is and what it is called.
pub(super) const HEAD: &str = "pack";

/// A value that a pack changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    /// The table, such as `slot`.
    pub table: String,
    /// The id of the row, or its number from 1, where the table has rows.
    pub row: Option<String>,
    /// The key in the row.
    pub key: String,
    /// What the built-in pack has there.
    pub from: String,
    /// What the pack has there.
    pub to: String,
}

/// A pack that was read and has no fault.
pub(super) struct Read<C> {
    pub(super) content: C,
    pub(super) tables: Table,
    pub(super) changes: Vec<Change>,
    pub(super) name: String,
}

/// A value that a file sets.
struct Set {
    path: Vec<Step>,
    place: String,
    value: Value,
    file: usize,
    line: usize,
}

/// Reads files, of which later ones go before earlier ones.
pub(super) fn read<C: Content>(files: &[PackFile<'_>]) -> Result<Read<C>, Vec<Fault>> {
    let built_in = remarked(C::DATA);
    let mut reader = Reader {
        files,
        at: 0,
        sets: Vec::new(),
        faults: Vec::new(),
        bounds: Bounds::of(&built_in),
        name: None,
    };
    for at in 0..files.len() {
        reader.at = at;
        reader.file::<C>(&built_in);
    }
    let mut tables = built_in.clone();
    drop_remarks(&mut tables);
    let plain = tables.clone();
    for set in &reader.sets {
        put(&mut tables, &set.path, &set.value);
    }
    let content = match tables.clone().try_into::<C>() {
        Ok(content) => Some(content),
        Err(error) => {
            reader.find_culprits::<C>(&plain, &error.to_string());
            None
        }
    };
    let Reader {
        sets, faults, name, ..
    } = reader;
    let mut faults = faults;
    if let Some(mut content) = content.filter(|_| faults.is_empty()) {
        content.complete();
        faults = check(&content, files, &sets);
        if faults.is_empty() {
            return Ok(Read {
                content,
                changes: changes(&plain, &tables, &sets),
                tables,
                name: name.unwrap_or_else(|| stem(files)),
            });
        }
    }
    faults.sort_by_key(|fault| (fault.file != files[0].name, fault.line));
    Err(faults)
}

/// What a game finds wrong with its tables.
fn check<C: Content>(content: &C, files: &[PackFile<'_>], sets: &[Set]) -> Vec<Fault> {
    let locate = |place: &str| {
        let set = sets
            .iter()
            .rev()
            .find(|set| set.place.starts_with(place) || place.starts_with(&*set.place));
        match set {
            Some(set) => (files[set.file].name.to_owned(), Some(set.line)),
            None => (stem(files), None),
        }
    };
    let mut faults = Faults {
        locate: &locate,
        found: Vec::new(),
    };
    content.check(&mut faults);
    faults.found
}

/// The name of the last file, without folder and ending.
fn stem(files: &[PackFile<'_>]) -> String {
    let name = files.last().map_or("", |file| file.name);
    let name = name.rsplit(['/', '\\']).next().unwrap_or(name);
    name.strip_suffix(".toml").unwrap_or(name).to_owned()
}

/// What differs from the built-in pack, in the order of the files.
fn changes(plain: &Table, tables: &Table, sets: &[Set]) -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    for set in sets {
        let (Some(from), Some(to)) = (get(plain, &set.path), get(tables, &set.path)) else {
            continue;
        };
        let change = Change::of(plain, set, from, to);
        if from != to && !changes.contains(&change) {
            changes.push(change);
        }
    }
    changes
}

impl Change {
    fn of(plain: &Table, set: &Set, from: &Value, to: &Value) -> Change {
        let mut keys = set.path.iter().filter_map(|step| match step {
            Step::Key(key) => Some(key.as_str()),
            Step::Row(_) => None,
        });
        let table = keys.next().unwrap_or_default().to_owned();
        let rows = set.path.iter().enumerate();
        let mut rows = rows.filter_map(|(at, step)| match step {
            Step::Row(row) => Some((at, *row)),
            Step::Key(_) => None,
        });
        let row = rows.next_back().map(|(at, row)| {
            let id = get(plain, &set.path[..=at])
                .and_then(Value::as_table)
                .and_then(id_of);
            id.unwrap_or_else(|| (row + 1).to_string())
        });
        Change {
            table,
            row,
            key: keys.collect::<Vec<_>>().join(", "),
            from: written(from),
            to: written(to),
        }
    }
}

/// What is known of a table that encloses another: whether its values are the rulebook's.
#[derive(Clone, Copy)]
pub(super) struct Printed(bool);

impl Printed {
    /// What stands outside of every table with a source is the rulebook's.
    pub(super) const OUTSIDE: Printed = Printed(true);

    /// Whether the rulebook prints what stands under a key of a row.
    pub(super) fn of(self, row: &Table, key: &str) -> bool {
        let source = row.get(&format!("{key}_source")).and_then(Value::as_str);
        let designed = row.get("designed").and_then(Value::as_array);
        let named = designed.is_some_and(|keys| keys.iter().any(|one| one.as_str() == Some(key)));
        match source {
            _ if key == "id" => true,
            Some(source) => source == "rulebook",
            None if named => false,
            None => self.within(row).0,
        }
    }

    /// The same for what a row encloses.
    pub(super) fn within(self, row: &Table) -> Printed {
        let source = row.get("source").and_then(Value::as_str);
        source.map_or(self, |source| Printed(source == "rulebook"))
    }
}

struct Reader<'a> {
    files: &'a [PackFile<'a>],
    /// The file that is being read.
    at: usize,
    sets: Vec<Set>,
    faults: Vec<Fault>,
    bounds: Bounds,
    name: Option<String>,
}

impl Reader<'_> {
    fn line(&self, span: &Range<usize>) -> usize {
        let text = self.files[self.at].text;
        1 + text
            .bytes()
            .take(span.start)
            .filter(|byte| *byte == b'\n')
            .count()
    }

    fn fault(
        &mut self,
        span: &Range<usize>,
        place: &str,
        found: impl Into<String>,
        wanted: Wanted,
    ) {
        self.faults.push(Fault {
            file: self.files[self.at].name.to_owned(),
            line: Some(self.line(span)),
            place: place.to_owned(),
            found: found.into(),
            wanted,
        });
    }

    /// What stands between two places of the file.
    fn found(&self, span: &Range<usize>) -> String {
        let text = self.files[self.at]
            .text
            .get(span.clone())
            .unwrap_or_default();
        let line = text.lines().next().unwrap_or_default();
        line.chars().take(60).collect()
    }

    fn file<C: Content>(&mut self, built_in: &Table) {
        let (table, errors) = DeTable::parse_recoverable(self.files[self.at].text);
        for error in &errors {
            let span = error.span().unwrap_or_default();
            let found = self.found(&span);
            self.fault(&span, "", found, Wanted::Toml(error.message().to_owned()));
        }
        if !errors.is_empty() {
            return;
        }
        let table = table.get_ref();
        let head = table.get(HEAD).map(|head| (head.span(), head.get_ref()));
        let game = head
            .as_ref()
            .and_then(|(_, head)| head.get("game")?.get_ref().as_str());
        if game != Some(C::GAME) {
            let span = head.as_ref().map_or(0..0, |(span, _)| span.clone());
            let found = game.unwrap_or_default();
            self.fault(&span, HEAD, found, Wanted::Game(C::GAME));
            return;
        }
        if let Some(name) = head.and_then(|(_, head)| head.get("name")?.get_ref().as_str()) {
            self.name = Some(name.to_owned());
        }
        for (key, value) in in_order(table) {
            if key.get_ref() != HEAD {
                self.top(built_in, key, value);
            }
        }
    }

    /// A table of the pack.
    fn top(&mut self, built_in: &Table, key: &Spanned<Cow<'_, str>>, value: &Spanned<DeValue<'_>>) {
        let name = key.get_ref();
        let Some(known) = built_in.get(&**name) else {
            let free = built_in
                .iter()
                .filter(|(_, value)| is_free(value, Printed::OUTSIDE));
            let known = free.map(|(key, _)| key.clone()).collect();
            self.fault(&key.span(), "", &**name, Wanted::Keys(known));
            return;
        };
        let path = vec![Step::Key(name.to_string())];
        match (known, value.get_ref()) {
            (Value::Table(known), DeValue::Table(table)) => {
                self.row(known, table, &path, name, Printed::OUTSIDE);
            }
            (list, given) if rows(list).is_some() => {
                self.rows(list, given, value.span(), &path, name, Printed::OUTSIDE);
            }
            (known, _) => {
                let found = self.found(&value.span());
                self.fault(&value.span(), name, found, Wanted::Printed(written(known)));
            }
        }
    }

    /// A list of rows: each is found by its id, or by its position where rows have none.
    fn rows(
        &mut self,
        known: &Value,
        given: &DeValue<'_>,
        span: Range<usize>,
        path: &[Step],
        place: &str,
        printed: Printed,
    ) {
        let known_rows = rows(known).unwrap_or_default();
        let list = given.as_array();
        let Some(given) = list.filter(|list| list.iter().all(|row| row.get_ref().is_table()))
        else {
            let found = self.found(&span);
            self.fault(&span, place, found, Wanted::Like(written(known)));
            return;
        };
        let ids: Vec<Option<String>> = known_rows.iter().map(|row| id_of(row)).collect();
        let by_id = ids.iter().all(Option::is_some);
        if !by_id && given.len() != known_rows.len() {
            self.fault(
                &span,
                place,
                given.len().to_string(),
                Wanted::Entries(known_rows.len()),
            );
            return;
        }
        let mut seen = Vec::new();
        for (position, row) in given.iter().enumerate() {
            let Some(table) = row.get_ref().as_table() else {
                continue;
            };
            let at = match by_id {
                false => position,
                true => {
                    let id = table.get("id");
                    let span = id.map_or_else(|| row.span(), Spanned::span);
                    let id = id.map_or_else(String::new, |id| written(&plain(id.get_ref())));
                    match ids.iter().position(|known| known.as_ref() == Some(&id)) {
                        None => {
                            let known = ids.iter().flatten().cloned().collect();
                            self.fault(&span, place, id, Wanted::Ids(known));
                            continue;
                        }
                        Some(at) if seen.contains(&at) => {
                            self.fault(&span, place, id, Wanted::Once);
                            continue;
                        }
                        Some(at) => at,
                    }
                }
            };
            seen.push(at);
            let path = [path, &[Step::Row(at)]].concat();
            let name = ids[at].clone().unwrap_or_else(|| (at + 1).to_string());
            self.row(
                known_rows[at],
                table,
                &path,
                &format!("{place} {name}"),
                printed,
            );
        }
    }

    /// The keys of a row.
    fn row(
        &mut self,
        known: &Table,
        given: &DeTable<'_>,
        path: &[Step],
        place: &str,
        printed: Printed,
    ) {
        for (key, value) in in_order(given) {
            let name = &**key.get_ref();
            if is_remark(name) {
                continue;
            }
            let place = format!("{place}, {name}");
            let path = [path, &[Step::Key(name.to_owned())]].concat();
            let within = printed.within(known);
            let is_printed = printed.of(known, name);
            match (known.get(name), value.get_ref()) {
                (None, _) if is_printed => {
                    let free = known.keys().filter(|key| !is_remark(key) && *key != "id");
                    let free =
                        free.filter(|key| is_free(&known[*key], within) || !printed.of(known, key));
                    let known = free.cloned().collect();
                    self.fault(&key.span(), &place, name, Wanted::Keys(known));
                }
                (Some(list), given) if rows(list).is_some() && !is_open_list(list, within) => {
                    self.rows(list, given, value.span(), &path, &place, within);
                }
                (Some(Value::Table(table)), DeValue::Table(given)) if is_printed => {
                    self.row(table, given, &path, &place, within);
                }
                (known, given) => {
                    let given = plain(given);
                    match known {
                        Some(known) if *known == given => {}
                        Some(known) if is_printed => {
                            let found = self.found(&value.span());
                            self.fault(
                                &value.span(),
                                &place,
                                found,
                                Wanted::Printed(written(known)),
                            );
                        }
                        _ => self.set(known, given, path, place, &value.span()),
                    }
                }
            }
        }
    }

    /// Takes a value that may be changed, if it is of the right kind and size.
    fn set(
        &mut self,
        known: Option<&Value>,
        value: Value,
        path: Vec<Step>,
        place: String,
        span: &Range<usize>,
    ) {
        let alike = known.is_none_or(|known| known.same_type(&value));
        let wanted = match (alike, known) {
            (false, Some(Value::Integer(_))) => Some(self.bounds.number(&path)),
            (false, Some(known)) => Some(Wanted::Like(written(known))),
            _ => self.bounds.beyond(&path, &value),
        };
        match wanted {
            Some(wanted) => {
                let found = self.found(span);
                self.fault(span, &place, found, wanted);
            }
            None => self.sets.push(Set {
                path,
                place,
                value,
                file: self.at,
                line: self.line(span),
            }),
        }
    }

    /// Finds the values that the game's tables cannot take, each by itself.
    fn find_culprits<C: Content>(&mut self, plain: &Table, whole: &str) {
        let before = self.faults.len();
        for set in &self.sets {
            let mut alone = plain.clone();
            put(&mut alone, &set.path, &set.value);
            if let Err(error) = alone.try_into::<C>() {
                self.faults.push(Fault {
                    file: self.files[set.file].name.to_owned(),
                    line: Some(set.line),
                    place: set.place.clone(),
                    found: written(&set.value),
                    wanted: wanted(error.message()),
                });
            }
        }
        if self.faults.len() == before {
            self.faults.push(Fault {
                file: stem(self.files),
                line: None,
                place: String::new(),
                found: String::new(),
                wanted: wanted(whole),
            });
        }
    }
}

/// Whether a pack may change anything in a value.
pub(super) fn is_free(value: &Value, printed: Printed) -> bool {
    let free = |row: &Table| {
        let within = printed.within(row);
        row.iter().any(|(key, value)| {
            !is_remark(key) && (!printed.of(row, key) || is_free(value, within))
        })
    };
    match value {
        Value::Table(table) => free(table),
        list => rows(list).is_some_and(|rows| rows.into_iter().any(free)),
    }
}

/// A list of rows that have no id and of which nothing is printed, such as the conditions of a card. It is written
/// whole, with as many rows as the owner's card has.
pub(super) fn is_open_list(list: &Value, within: Printed) -> bool {
    let is_open = |row: &&Table| {
        let keys = row.keys().filter(|key| !is_remark(key));
        !row.contains_key("id") && keys.into_iter().all(|key| !within.of(row, key))
    };
    rows(list).is_some_and(|rows| rows.iter().all(is_open))
}

/// What may stand where the reader of tables has found something else, from its words.
fn wanted(message: &str) -> Wanted {
    let message = message.lines().next().unwrap_or_default();
    if let Some(key) = message.strip_prefix("missing field ") {
        return Wanted::Missing(key.trim_matches('`').to_owned());
    }
    let length = message.split_once("expected an array of length ");
    if let Some(count) = length.and_then(|(_, count)| count.parse().ok()) {
        return Wanted::Entries(count);
    }
    let (_, expected) = message.split_once("expected ").unwrap_or(("", ""));
    let words: Vec<String> = expected
        .split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect();
    if words.is_empty() {
        return Wanted::Other(message.to_owned());
    }
    match message.starts_with("unknown field") {
        true => Wanted::Keys(words),
        false => Wanted::Words(words),
    }
}
