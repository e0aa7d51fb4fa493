//! The score sheet.

use catalog::Texts;
use kernel::{Category, Phrase, Standing};

use crate::layout;
use crate::style::Ink;
use crate::terminal::Terminal;

/// One column per seat and automa, one row per category, and who has won if it is over.
pub(crate) fn lines(standing: &Standing, texts: &Texts, terminal: Terminal) -> Vec<String> {
    let mut names: Vec<String> = standing.seats.iter().map(|s| texts.name(s.seat)).collect();
    names.extend(
        standing
            .automas
            .iter()
            .map(|automa| texts.say(&automa.name)),
    );
    let mut sheets: Vec<&[Category]> = standing.seats.iter().map(|s| &s.categories[..]).collect();
    sheets.extend(standing.automas.iter().map(|automa| &automa.categories[..]));
    let mut totals: Vec<i32> = standing.seats.iter().map(|s| s.total).collect();
    totals.extend(standing.automas.iter().map(|automa| automa.total));

    let mut rows = vec![row(texts.word("scores-title"), names)];
    for name in categories(&sheets) {
        let points = sheets.iter().map(|sheet| points(sheet, name)).collect();
        rows.push(row(texts.say(&Phrase::new(name)), points));
    }
    let totals = totals.iter().map(i32::to_string).collect();
    rows.push(row(texts.word("scores-total"), totals));
    if standing.end.is_some() && standing.seats.len() > 1 {
        let place = |place: Option<u8>| place.map_or(String::new(), |place| format!("{place}."));
        let places = standing.seats.iter().map(|s| place(s.place)).collect();
        rows.push(row(texts.word("scores-place"), places));
    }

    let mut lines = layout::table(&rows);
    if let Some(title) = lines.first_mut() {
        *title = terminal.style.paint(Ink::Bold, &title);
    }
    for (who, honours) in standing.honoured() {
        let phrase = Phrase::new("scores-honours")
            .with("who", who)
            .with("honours", honours.to_vec());
        lines.extend(layout::wrap(&texts.say(&phrase), terminal.width, 2));
    }
    if let Some(outcome) = catalog::outcome(standing) {
        lines.extend(layout::wrap(&texts.say(&outcome), terminal.width, 0));
    }
    lines
}

fn row(name: String, cells: Vec<String>) -> Vec<String> {
    std::iter::once(name).chain(cells).collect()
}

/// Every category that anybody has, in the order in which they first occur.
fn categories(sheets: &[&[Category]]) -> Vec<&'static str> {
    let mut names = Vec::new();
    for category in sheets.iter().copied().flatten() {
        if !names.contains(&category.name) {
            names.push(category.name);
        }
    }
    names
}

fn points(sheet: &[Category], name: &str) -> String {
    match sheet.iter().find(|category| category.name == name) {
        None => String::new(),
        Some(category) => category
            .points
            .map_or("?".to_owned(), |points| points.to_string()),
    }
}
