//! Setting a new table: who sits down, by which rules, and what does not go together.

mod choices;
mod draft;
mod fault;
mod form;
mod seats;

use catalog::{GameId, Texts};
use kernel::{Game, Phrase};
use maud::{Markup, html};
use table::Name;

use crate::draw;
use crate::pages::chrome::{self, Page};
use crate::pages::posters;
use crate::reader::Reader;

pub(crate) use draft::{Draft, Taker};
pub(crate) use fault::{Fault, Field, not_a_name};

/// The page on which a table is set. `faults` are what kept the form from being taken when it was sent;
/// what merely does not go together is told at its field in any case.
pub(crate) fn new_table<G: Game>(
    reader: &Reader,
    texts: &Texts,
    draft: &Draft<G>,
    faults: &[Fault],
) -> Markup {
    let game: Option<GameId> = G::INFO.id.parse().ok();
    let here = format!("/new/{}", G::INFO.id);
    let named = named(reader, draft);
    let draft = &named;
    let main = html! {
        form.setup #setup method="post" action=(here) data-refresh=(here) {
            // Enter in a text field presses the first button of a form: it shall be this one.
            button.vh tabindex="-1" aria-hidden="true" { (texts.word("new-set")) }
            @if let Some(table) = &draft.again { input type="hidden" name="again" value=(table); }
            @if let Some(game) = game { (posters::framed(game, texts)) }
            div.panel.sheet {
                h1.vh { (texts.say(&Phrase::new("new-heading").with("game", G::INFO.title))) }
                (summary(texts, faults))
                (form::presets(texts, draft, &here))
                (seats::seats(texts, draft, faults))
                (form::rules(texts, draft))
                (form::packs(texts, draft, faults))
            }
            (bill(texts, draft, faults, &here))
        }
    };
    let page = Page {
        title: &texts.word("new-page"),
        game,
    };
    chrome::page(reader, texts, &page, &main)
}

/// The draft with the name that the reader had last, if it says none.
fn named<G: Game>(reader: &Reader, draft: &Draft<G>) -> Draft<G> {
    let mut draft = draft.clone();
    if let (true, Some(name)) = (draft.name.is_empty(), &reader.name) {
        draft.name = name.to_string();
    }
    draft
}

/// Everything that was wrong, with the way to each field.
fn summary(texts: &Texts, faults: &[Fault]) -> Markup {
    html! {
        @if !faults.is_empty() {
            div.alert role="alert" tabindex="-1" autofocus {
                h2 { (texts.say(&Phrase::new("new-faults").with("count", faults.len() as i64))) }
                ul {
                    @for fault in faults {
                        li { a href=(format_args!("#{}", fault.field.anchor())) { (texts.say(&fault.why)) } }
                    }
                }
            }
        }
    }
}

/// Who plays along by the rules alone where so few people sit down: nobody chooses that, so no option says it.
fn company<G: Game>(draft: &Draft<G>) -> Option<&'static str> {
    match (G::INFO.id.parse().ok()?, draft.seats()) {
        (GameId::EscapePlan, 1) => Some("new-company-sandra-costa"),
        (GameId::EscapePlan, 2) => Some("new-company-sandra"),
        _ => None,
    }
}

/// What is going to lie on the table.
fn bill<G: Game>(texts: &Texts, draft: &Draft<G>, faults: &[Fault], here: &str) -> Markup {
    let invalid = form::invalid(faults, Field::Title);
    html! {
        aside.bill aria-labelledby="bill" {
            h2 #bill { (texts.word("new-bill")) }
            dl {
                dt { (texts.word("new-bill-game")) } dd { (G::INFO.title) }
                dt { (texts.word("new-bill-seats")) } dd { (texts.say(&seats::count(draft))) }
                @if let Some(company) = company(draft) {
                    dt { (texts.word("new-bill-company")) } dd { (texts.word(company)) }
                }
                @for (label, value) in form::set_otherwise(texts, draft) {
                    dt { (label) } dd { (value) }
                }
            }
            label for="field-title" { (texts.word("new-title")) }
            input #field-title type="text" name="title" value=(draft.title) placeholder=(G::INFO.title)
                maxlength=(Name::MAX) autocomplete="off"
                aria-invalid=[invalid] aria-describedby=[invalid.map(|_| "why-title")];
            (form::why(texts, G::INFO.id, "why-title", faults, Field::Title))
            p.soft { (draw::icon("seal")) " " (texts.word("new-sealed")) }
            @if draft.again.is_some() { p.soft { (texts.word("new-again")) } }
            button.btn.go { (texts.word("new-set")) }
            button.btn.bare.update formaction=(here) formmethod="get" formnovalidate { (texts.word("new-update")) }
        }
    }
}
