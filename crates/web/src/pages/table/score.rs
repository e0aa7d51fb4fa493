//! The score sheet: a line per category, a column per seat and per opponent.

use std::cmp::Reverse;

use kernel::{Category, Phrase};
use maud::{Markup, html};

use crate::board::{Board, Scene};
use crate::draw;

/// One column.
struct Column<'a> {
    token: Markup,
    name: String,
    wins: bool,
    /// The place among the seats, when all is over.
    place: Option<u8>,
    /// The first of its honours: in some games a title.
    honour: Option<&'a Phrase>,
    categories: &'a [Category],
    total: i32,
}

/// What stands in a column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cell {
    /// Nothing: it does not count there.
    Empty,
    Known(i32),
    /// At least so much, if anything is known: the rest is hidden from the viewer.
    Hidden(Option<i32>),
}

impl Column<'_> {
    fn points(&self, category: &str) -> Cell {
        let mut found = self.categories.iter();
        match found.find(|one| one.name == category) {
            Some(category) => category.points.map_or(Cell::Hidden(None), Cell::Known),
            None => Cell::Empty,
        }
    }

    fn total(&self) -> Cell {
        match self.categories.iter().all(|one| one.points.is_some()) {
            true => Cell::Known(self.total),
            false => Cell::Hidden(Some(self.total)),
        }
    }
}

/// The panel of a finished table, with titles and honours.
pub(super) fn panel<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let word = match scene.sight.standing.end {
        Some(_) => "table-final",
        None => "table-so-far",
    };
    html! {
        section.panel #score {
            h2 { (scene.word("table-score-sheet")) " " small { (scene.word(word)) } }
            (sheet(scene))
            (honours(scene))
        }
    }
}

/// The sheet alone. Categories in which nobody has anything are left out.
pub(crate) fn sheet<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let columns = columns(scene);
    let head = |column: &Column<'_>| {
        html! { span title=(column.name) { (column.token) } span.vh { (column.name) } }
    };
    let many = columns.len() > 1;
    let totals: Vec<Cell> = columns.iter().map(Column::total).collect();
    html! {
        table.score {
            thead { tr { td {} @for column in &columns { th scope="col" { (head(column)) } } } }
            tbody {
                @for category in categories(&columns) {
                    (line(
                        &html! { (scene.say(&Phrase::new(category.name))) " " (draw::rule_link(G::INFO.id, category.rule)) },
                        &columns.iter().map(|c| c.points(category.name)).collect::<Vec<_>>(),
                        many,
                    ))
                }
            }
            tfoot { (line(&html! { (scene.word("table-total")) }, &totals, many)) }
        }
    }
}

/// Who came where, the winner first.
pub(super) fn ranking<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let mut columns = columns(scene);
    let worth = |column: &Column<'_>| (!column.wins, Reverse(column.total), column.place);
    columns.sort_by_key(worth);
    // Whom nothing has parted share the place.
    let place = |of: &Column<'_>| 1 + columns.partition_point(|one| worth(one) < worth(of));
    html! {
        ol.ranking {
            @for column in &columns {
                li data-wins[column.wins] {
                    @if columns.len() > 1 { small.n { (place(column)) } }
                    (column.token)
                    div {
                        b { (column.name) }
                        @if let Some(honour) = column.honour { small { (scene.say(honour)) } }
                    }
                    span.n { (draw::plain(column.total.into())) }
                }
            }
        }
    }
}

fn columns<'a, G: Board>(scene: &'a Scene<'_, G>) -> Vec<Column<'a>> {
    let standing = &scene.sight.standing;
    let winners = standing.end.as_ref().map(|end| end.winners);
    let victor = standing.victor().map(|automa| &automa.name);
    let seats = standing.seats.iter().map(move |score| Column {
        token: draw::token(score.seat, &scene.initial(score.seat)),
        name: scene.texts.name(score.seat),
        wins: winners.is_some_and(|winners| winners.contains(score.seat)),
        place: score.place,
        honour: score.honours.first(),
        categories: &score.categories,
        total: score.total,
    });
    let automas = standing.automas.iter().map(move |automa| Column {
        token: html! { span.tok.automa { (draw::icon("gear")) } },
        name: scene.say(&automa.name),
        wins: victor == Some(&automa.name),
        place: None,
        honour: automa.honours.first(),
        categories: &automa.categories,
        total: automa.total,
    });
    seats.chain(automas).collect()
}

/// Every category in which somebody has points, or has some that are hidden, in the order of the game's sheet.
fn categories<'a>(columns: &[Column<'a>]) -> Vec<&'a Category> {
    let mut found: Vec<&Category> = Vec::new();
    for category in columns.iter().flat_map(|column| column.categories) {
        if found.iter().all(|other| other.name != category.name) {
            found.push(category);
        }
    }
    let counts = |name| {
        let mut all = columns.iter().flat_map(|column| column.categories);
        all.any(|other| other.name == name && other.points != Some(0))
    };
    found.retain(|category| counts(category.name));
    found
}

fn line(name: &Markup, cells: &[Cell], many: bool) -> Markup {
    // Where something is hidden nobody is known to have the most.
    let open = !cells.iter().any(|cell| matches!(cell, Cell::Hidden(_)));
    let known = cells.iter().filter_map(|cell| match cell {
        Cell::Known(points) => Some(*points),
        _ => None,
    });
    let best = known.max().filter(|_| many && open).map(Cell::Known);
    html! {
        tr {
            th scope="row" { (name) }
            @for cell in cells {
                td.best[Some(*cell) == best] {
                    @match cell {
                        Cell::Empty => {}
                        Cell::Known(points) => { (draw::plain((*points).into())) }
                        Cell::Hidden(None) => { "?" }
                        Cell::Hidden(Some(points)) => { (draw::plain((*points).into())) small { "+?" } }
                    }
                }
            }
        }
    }
}

/// Titles, challenges and other honours of a finished game.
pub(crate) fn honours<G: Board>(scene: &Scene<'_, G>) -> Markup {
    html! {
        @for (name, honours) in scene.sight.standing.honoured() {
            // The title, or whatever else comes first, is said with the name; the rest is a list.
            @let (first, rest) = honours.split_at(1);
            div.honour {
                p {
                    (scene.say(&Phrase::new("table-honours")
                        .with("name", name)
                        .with("honours", first.to_vec())))
                }
                @if !rest.is_empty() { ul { @for honour in rest { li { (scene.say(honour)) } } } }
            }
        }
    }
}
