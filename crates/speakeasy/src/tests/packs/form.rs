//! A pack as somebody fills it in: the lines of the template, and what is written into them.

use std::fmt;

use kernel::{Chance, pack};

use crate::content::Content;

/// A line of the form.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    table: String,
    /// The id of its row, if rows have one.
    id: String,
    /// Which row of the table it is.
    row: usize,
    key: String,
    value: String,
}

/// What the lines of a template say, and what stands around them.
#[derive(Clone, Debug)]
pub(super) struct Form {
    parts: Vec<Part>,
}

#[derive(Clone, Debug)]
enum Part {
    /// A remark, or the name of a table.
    Text(String),
    Line(Line),
}

impl Form {
    /// The untouched template.
    pub(super) fn template() -> Form {
        let text = pack::template::<Content>("A box.", |_, _| None);
        let mut parts = Vec::new();
        let (mut table, mut id, mut row) = (String::new(), String::new(), 0);
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            if let Some(name) = line.strip_prefix('[') {
                let name = name.trim_matches(['[', ']']).to_owned();
                row = if name == table { row + 1 } else { 0 };
                (table, id) = (name, String::new());
            }
            let pair = line.split_once(" = ").filter(|_| !line.starts_with('#'));
            let Some((key, value)) = pair.filter(|_| table != "pack") else {
                parts.push(Part::Text(line.to_owned()));
                continue;
            };
            if key == "id" {
                id = value.trim_matches('"').to_owned();
                parts.push(Part::Text(line.to_owned()));
                continue;
            }
            let mut value = bare(value);
            let open = |value: &str| value.matches('[').count() > value.matches(']').count();
            while open(&value) {
                value.push_str(&bare(lines.next().expect("the list ends")));
            }
            parts.push(Part::Line(Line {
                table: table.clone(),
                id: id.clone(),
                row,
                key: key.to_owned(),
                value,
            }));
        }
        Form { parts }
    }

    fn lines(&self) -> impl Iterator<Item = &Line> {
        self.parts.iter().filter_map(|part| match part {
            Part::Line(line) => Some(line),
            Part::Text(_) => None,
        })
    }

    fn lines_mut(&mut self) -> impl Iterator<Item = &mut Line> {
        self.parts.iter_mut().filter_map(|part| match part {
            Part::Line(line) => Some(line),
            Part::Text(_) => None,
        })
    }

    /// The rows that can be changed, by their tables and ids.
    pub(super) fn rows(&self) -> impl Iterator<Item = (&str, &str)> {
        self.lines().map(|line| (&*line.table, &*line.id))
    }

    /// Writes a value.
    pub(super) fn set(&mut self, table: &str, id: &str, key: &str, value: &str) {
        let mut lines = self.lines_mut();
        let line = lines.find(|line| line.table == table && line.id == id && line.key == key);
        line.unwrap_or_else(|| panic!("{table} {id}, {key}")).value = value.to_owned();
    }

    fn column<'a>(
        &'a mut self,
        table: &'a str,
        key: &'a str,
    ) -> impl Iterator<Item = &'a mut Line> {
        let lines = self.lines_mut();
        lines.filter(move |line| line.table == table && line.key == key)
    }

    /// Writes every value of a column anew.
    pub(super) fn each(&mut self, table: &str, key: &str, mut write: impl FnMut(&str) -> String) {
        let mut count = 0;
        for line in self.column(table, key) {
            line.value = write(&line.value);
            count += 1;
        }
        assert!(count > 0, "{table}, {key}");
    }

    /// Moves the values of a column on by so many rows.
    pub(super) fn rotate(&mut self, table: &str, key: &str, by: usize) {
        rotate(self.column(table, key).collect(), by);
    }

    /// Moves the rewards of operation cards on within their types.
    pub(super) fn rotate_cards(&mut self, by: usize) {
        for kind in ["vip", "party", "still", "fleet"] {
            let cards = self.column("operation_card", "reward");
            rotate(cards.filter(|line| line.id.starts_with(kind)).collect(), by);
        }
    }

    /// Gangsters have one strength less, those who come to wars a war modifier more.
    pub(super) fn weaken_gangsters(&mut self) {
        let lines: Vec<Line> = self.lines().cloned().collect();
        let has = |id: &str, key: &str| lines.iter().any(|line| line.id == id && line.key == key);
        for line in self.lines_mut().filter(|line| line.table == "gangster") {
            let both = has(&line.id, "war_modifier");
            match &*line.key {
                "strength" if both => line.value = risen(&line.value, -1),
                "strength" => line.value = risen(&line.value, 1),
                "war_modifier" => line.value = risen(&line.value, 1),
                _ => {}
            }
        }
    }

    /// The places that have the same value in another form.
    pub(super) fn same_as(&self, other: &Form) -> Vec<String> {
        let pairs = self.lines().zip(other.lines());
        let same = pairs.filter(|(one, other)| one.value == other.value);
        same.map(|(one, _)| format!("{} {}, {}", one.table, one.id, one.key))
            .collect()
    }

    /// Writes something else somewhere: another number, another effect, what stands in another row.
    pub(super) fn mistype(&mut self, chance: &mut Chance) {
        let count = self.lines().count();
        let at = chance.below(count as u32) as usize;
        let lines: Vec<Line> = self.lines().cloned().collect();
        let line = &lines[at];
        let alike: Vec<&Line> = lines.iter().filter(|other| other.key == line.key).collect();
        let value = match chance.below(4) {
            0 => chance.pick(&alike).value.clone(),
            1 if line.value.contains('{') && !line.table.starts_with("solo") => {
                with_effect(&line.value, &effect(chance), chance)
            }
            _ => numbers(&line.value, |number| {
                match chance.below(3) {
                    0 => number,
                    1 => number + i64::from(chance.below(8)) - 3,
                    _ => i64::from(chance.below(3 * number.unsigned_abs() as u32 + 11)),
                }
                .max(0)
            }),
        };
        if let Some(line) = self.lines_mut().nth(at) {
            line.value = value;
        }
    }
}

fn rotate(mut lines: Vec<&mut Line>, by: usize) {
    let mut values: Vec<String> = lines.iter().map(|line| line.value.clone()).collect();
    values.rotate_left(by);
    for (line, value) in lines.iter_mut().zip(values) {
        line.value = value;
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in &self.parts {
            match part {
                Part::Text(text) => writeln!(f, "{text}")?,
                Part::Line(Line { key, value, .. }) => writeln!(f, "{key} = {value}")?,
            }
        }
        Ok(())
    }
}

/// A line without its remark.
fn bare(line: &str) -> String {
    let line = line.split_once(" #").map_or(line, |(line, _)| line);
    line.trim().to_owned()
}

/// A list that begins with a later one of its entries.
pub(super) fn rotated(list: &str, by: usize) -> String {
    let list = list.trim_matches(['[', ']']);
    let mut entries: Vec<&str> = list.split(", ").collect();
    let by = by % entries.len();
    entries.rotate_left(by);
    format!("[{}]", entries.join(", "))
}

/// Every number in a value, so much greater.
pub(super) fn risen(value: &str, by: i64) -> String {
    numbers(value, |number| number + by)
}

fn numbers(value: &str, mut change: impl FnMut(i64) -> i64) -> String {
    let mut text = String::new();
    let mut digits = String::new();
    for letter in value.chars().chain(['\n']) {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        if let Ok(number) = digits.parse::<i64>() {
            text.push_str(&change(number).to_string());
        }
        digits.clear();
        text.push(letter);
    }
    text.trim_end().to_owned()
}

/// A value with another effect in place of one of its own.
fn with_effect(value: &str, effect: &str, chance: &mut Chance) -> String {
    let is_inner = |(at, _): &(usize, &str)| {
        let after = &value[at + 1..];
        let (next, end) = (after.find('{'), after.find('}'));
        next.is_none_or(|next| end.is_some_and(|end| end < next))
    };
    let inner: Vec<usize> = value
        .match_indices('{')
        .filter(is_inner)
        .map(|(at, _)| at)
        .collect();
    let at = *chance.pick(&inner);
    let (before, after) = value.split_at(at);
    let end = after.find('}').map_or(after.len(), |end| end + 1);
    // A level of a certain track stands in braces of its own.
    match before.ends_with("raise = ") {
        true => effect.to_owned(),
        false => format!("{before}{effect}{}", &after[end..]),
    }
}

/// Any effect.
fn effect(chance: &mut Chance) -> String {
    let counted = [
        "cash",
        "leverage_tokens",
        "thugs_free",
        "books",
        "mobsters",
        "helper_cards",
        "city_tokens",
        "raise_any",
        "range_bonus",
        "sale_bonus",
        "production_bonus",
        "leverage_bonus",
    ];
    let deeds = [
        "produce",
        "sell",
        "deliver",
        "protect",
        "upgrade_bar",
        "takeover_ignore_defence",
        "build_bar",
        "build_nightclub",
        "build_casino",
        "copy_helper",
        "hire_thugs",
        "raid",
    ];
    let types = ["any", "vip", "party", "still", "fleet"];
    let tracks = ["vip", "party", "still", "fleet", "strength"];
    let mut parts: Vec<String> = Vec::new();
    for _ in 0..=chance.below(2) {
        let part = match chance.below(6) {
            0 => format!("action = \"{}\"", chance.pick(&deeds)),
            1 => format!("op_card = \"{}\"", chance.pick(&types)),
            2 => format!("play_op_card = \"{}\"", chance.pick(&types)),
            3 => {
                let (track, extra) = (chance.pick(&tracks), chance.below(2) == 0);
                let amount = 1 + chance.below(3);
                format!(
                    "raise = {{ track = \"{track}\", amount = {amount}, optional_extra = {extra} }}"
                )
            }
            _ => format!("{} = {}", chance.pick(&counted), 1 + chance.below(4)),
        };
        let key = |part: &str| part.split(' ').next().map(str::to_owned);
        if parts.iter().all(|other| key(other) != key(&part)) {
            parts.push(part);
        }
    }
    format!("{{ {} }}", parts.join(", "))
}
