//! Text in lines and columns. Widths are what the eye sees: escape codes have none.

use console::measure_text_width;

/// What separates pieces of a line.
pub(crate) const DOT: &str = " · ";

/// The text, filled up with spaces to a width.
pub(crate) fn pad(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(measure_text_width(text));
    format!("{text}{}", " ".repeat(missing))
}

/// The text, pushed to the right of a width.
pub(crate) fn right(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(measure_text_width(text));
    format!("{}{text}", " ".repeat(missing))
}

/// The text in lines of at most `width`, every line after the first of a paragraph moved in.
pub(crate) fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        let mut used = 0;
        // A space that does not break, as in a sum of money, is part of a word.
        for word in paragraph.split_ascii_whitespace() {
            let size = measure_text_width(word);
            if used > 0 && used + 1 + size > width {
                lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
                used = indent;
            } else if used > 0 {
                line.push(' ');
                used += 1;
            }
            line.push_str(word);
            used += size;
        }
        lines.push(line);
    }
    lines
}

/// Items in as few lines as possible: short ones stand beside each other in columns, long ones take
/// several columns or, wrapped and moved in, several lines.
pub(crate) fn flow(items: &[String], width: usize, indent: usize) -> Vec<String> {
    let layouts = COLUMNS.map(|columns| grid(items, width, columns, indent));
    // Of equally short ones the first, which has the fewest columns.
    layouts.into_iter().min_by_key(Vec::len).unwrap_or_default()
}

const COLUMNS: [usize; 5] = [1, 2, 3, 4, 8];

fn grid(items: &[String], width: usize, columns: usize, indent: usize) -> Vec<String> {
    let cell = width / columns;
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut used = 0;
    for item in items {
        // Two spaces at least between neighbours.
        let wanted = (measure_text_width(item) + 2).div_ceil(cell.max(1));
        let cells = wanted.min(columns);
        if used > 0 && used + cells > columns {
            lines.push(std::mem::take(&mut line).trim_end().to_owned());
            used = 0;
        }
        if measure_text_width(item) > width {
            lines.extend(wrap_hanging(item, width, indent));
        } else {
            line.push_str(&pad(item, cells * cell));
            used += cells;
        }
    }
    if used > 0 {
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// As [`wrap`], but the spaces before the first word are kept.
fn wrap_hanging(text: &str, width: usize, indent: usize) -> Vec<String> {
    let words = text.trim_start();
    let before = &text[..text.len() - words.len()];
    let mut lines = wrap(words, width.saturating_sub(before.len()), indent);
    if let Some(first) = lines.first_mut() {
        first.insert_str(0, before);
    }
    lines
}

/// Parts one after the other, in as few lines as they need; never broken inside a part.
pub(crate) fn joined(parts: &[String], between: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut used = 0;
    for part in parts {
        let size = measure_text_width(part);
        let gap = measure_text_width(between);
        match lines.last_mut() {
            Some(line) if used + gap + size <= width => {
                line.push_str(between);
                line.push_str(part);
                used += gap + size;
            }
            last => {
                let indent = if last.is_some() { 2 } else { 0 };
                lines.push(format!("{}{part}", " ".repeat(indent)));
                used = indent + size;
            }
        }
    }
    lines
}

/// Blocks of lines beside each other, each as wide as it says, with a gap between them.
pub(crate) fn beside(blocks: &[(Vec<String>, usize)], gap: usize) -> Vec<String> {
    let rows = blocks.iter().map(|(lines, _)| lines.len()).max();
    let row = |at: usize| {
        let cells = blocks.iter().map(|(lines, width)| {
            let line = lines.get(at).map_or("", String::as_str);
            pad(&console::truncate_str(line, *width, "…"), *width)
        });
        cells
            .collect::<Vec<_>>()
            .join(&" ".repeat(gap))
            .trim_end()
            .to_owned()
    };
    (0..rows.unwrap_or(0)).map(row).collect()
}

/// Names to the left and what they mean to the right, wrapped beside them.
pub(crate) fn list(items: &[(String, String)], width: usize) -> Vec<String> {
    let widest = items.iter().map(|(name, _)| measure_text_width(name)).max();
    let left = widest.unwrap_or(0) + 2;
    let mut lines = Vec::new();
    for (name, meaning) in items {
        let wrapped = wrap(meaning, width.saturating_sub(left), 0);
        let names = std::iter::once(name.as_str()).chain(std::iter::repeat(""));
        lines.extend(
            names
                .zip(wrapped)
                .map(|(name, text)| pad(name, left) + &text),
        );
    }
    lines
}

/// Rows of cells under each other: the first column to the left, the others to the right.
pub(crate) fn table(rows: &[Vec<String>]) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells
            .map(|cell| measure_text_width(cell))
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate();
        let aligned: Vec<String> = cells
            .map(|(column, (cell, width))| match column {
                0 => pad(cell, *width),
                _ => right(cell, *width),
            })
            .collect();
        aligned.join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// The text without control characters, which a file or a name could use to play tricks on a terminal.
pub(crate) fn printable(text: &str) -> String {
    let harmless = |c: char| {
        if c.is_control() && c != '\n' {
            '\u{fffd}'
        } else {
            c
        }
    };
    text.chars().map(harmless).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_wrapped_at_words() {
        let lines = wrap("one two three\nfour", 9, 2);
        assert_eq!(lines, ["one two", "  three", "four"]);
        assert_eq!(wrap("unbreakable", 4, 2), ["unbreakable"]);
        assert!(wrap("", 4, 2).is_empty());
    }

    #[test]
    fn items_flow_into_columns() {
        let items = |words: &[&str]| words.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>();
        assert_eq!(flow(&items(&["a", "b", "c"]), 12, 0), ["a   b   c"]);
        assert_eq!(
            flow(&items(&["a", "long one", "b", "c"]), 12, 0),
            ["a", "long one", "b     c"]
        );
        assert_eq!(
            flow(&items(&[" 1 so very long"]), 12, 3),
            [" 1 so very", "   long"]
        );
        assert!(flow(&[], 10, 0).is_empty());
    }

    #[test]
    fn colours_take_no_room() {
        assert_eq!(pad("\u{1b}[31mx\u{1b}[0m", 3), "\u{1b}[31mx\u{1b}[0m  ");
        let rows = [
            vec!["ž".to_owned(), "1".to_owned()],
            vec!["ab".to_owned(), "10".to_owned()],
        ];
        assert_eq!(table(&rows), ["ž    1", "ab  10"]);
    }

    #[test]
    fn nothing_plays_tricks() {
        assert_eq!(printable("a\u{1b}[2J\nb"), "a\u{fffd}[2J\nb");
    }
}
