//! What the table plays by: the options that were chosen, and the corrections of the rules since the first edition.

use catalog::words;
use kernel::{Amendments, Options, Phrase, RuleId, UnknownEdition};
use maud::{Markup, html};
use table::{Request, Sight, Sitter, Stopped};

use crate::board::{Board, Scene};
use crate::draw::{self, deed_path};
use crate::texts;

/// The fold of the menu that tells it.
pub(crate) fn plays_by<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let sight = scene.sight;
    let open = sight.open_amendments;
    html! {
        details #plays-by {
            summary { (scene.word("table-plays-by")) }
            @let chosen = chosen::<G>(scene);
            @if !chosen.is_empty() {
                dl { @for (label, value) in chosen { dt { (label) } dd { (value) } } }
            }
            @if let Some(name) = sight.edition.pack.name() {
                p { (scene.say(&Phrase::new("table-pack").with("name", name))) }
                details #pack {
                    summary.soft { (scene.say(&Phrase::new("table-pack-changes").with("count", sight.edition.pack.changes().len() as i64))) }
                    ul { @for change in sight.edition.pack.changes() { li { (scene.say(&catalog::pack_change::<G>(change))) } } }
                }
            }
            @if !G::INFO.amendments.is_empty() {
                @if sight.edition.amendments.is_empty() {
                    p.soft { (scene.word("table-first-edition")) }
                } @else {
                    p.soft { (scene.word("table-amended")) }
                    (list::<G>(scene, sight.edition.amendments))
                }
            }
            @if sight.agreed.is_some() { p.soft { (scene.word("table-amended-soon")) } }
            @if !open.is_empty() && !sight.finished {
                p.soft { (scene.word("table-amendments-open")) }
                (list::<G>(scene, open))
                @if may_ask(sight) {
                    form method="post" action=(deed_path(&sight.id, "ask")) {
                        input type="hidden" name="decision" value=(sight.decision);
                        button.btn #take-up name="request" value=(Request::TakeUp(open)) { (scene.word("table-take-up")) }
                    }
                }
            }
            p { a href=(deed_path(&sight.id, "export.json")) download { (scene.word("table-export")) } }
        }
    }
}

/// Every option that is not as it usually is, by its name and value.
fn chosen<G: Board>(scene: &Scene<'_, G>) -> Vec<(String, String)> {
    let specs = <G::Options as Options>::SPECS.iter();
    let settings = specs.zip(&scene.sight.settings);
    let chosen = settings.filter(|(spec, (_, value))| *value != spec.default);
    chosen
        .map(|(spec, (_, value))| {
            let value = scene.say(&words::option_value(spec, value));
            let value = match spec.departs {
                true => format!("{value} ({})", scene.word("table-departs")),
                false => value,
            };
            (scene.say(&words::option_label(spec)), value)
        })
        .collect()
}

/// Amendments with their texts.
fn list<G: Board>(scene: &Scene<'_, G>, amendments: Amendments) -> Markup {
    let known = G::INFO.amendments.iter();
    let ids: Vec<RuleId> = known
        .filter(|one| amendments.contains(**one))
        .map(|one| one.id())
        .collect();
    let book = super::game_id::<G>().map(|game| texts::rulebook(game, scene.texts.lang()));
    html! {
        ul.amendments {
            @for id in ids {
                li {
                    (draw::rule_link(G::INFO.id, id)) " "
                    @if let Some(rule) = book.and_then(|book| book.get(id.0)) { (rule.text) }
                }
            }
        }
    }
}

/// Whether the viewer may ask all others now: one question at a time.
fn may_ask<G: Board>(sight: &Sight<G>) -> bool {
    let own = sight.own().and_then(|seat| sight.places.get(seat.index()));
    let has_a_say =
        own.is_some_and(|place| place.sitter == Sitter::Person && !place.absent && !place.conceded);
    has_a_say && sight.asked.is_none() && sight.stopped.is_none()
}

/// Why the table cannot go on, at the top of the page.
pub(super) fn stopped<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let why = match &scene.sight.stopped {
        None => return html! {},
        Some(Stopped::Unknown(UnknownEdition::Amendment(found))) => {
            Phrase::new("table-stopped-rules").with("found", found.as_str())
        }
        Some(Stopped::Unknown(UnknownEdition::Pack(found))) => {
            Phrase::new("table-stopped-pack").with("found", found.as_str())
        }
        Some(Stopped::Line { number, .. }) => {
            Phrase::new("table-stopped-line").with("number", *number)
        }
    };
    html! {
        p.toast.stopped #stopped role="alert" {
            span { (scene.say(&why)) } " "
            a href=(deed_path(&scene.sight.id, "export.json")) download { (scene.word("table-export")) }
        }
    }
}
