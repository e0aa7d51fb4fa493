//! Every legal action as a button, under its heading. Hotspots of the board point at these.

use kernel::{Choice, Phrase};
use maud::{Markup, html};

use super::{deed_path, suited};
use crate::board::{self, Board, Row, Scene};

/// One action as it stands in the list.
struct Line<A> {
    action: A,
    choice: Choice,
    row: Row,
}

/// Lines under one heading, in the order of the game.
struct Group<A> {
    heading: Phrase,
    lines: Vec<Line<A>>,
}

impl<A> Group<A> {
    /// Whether some lines cost something: then the others say that they do not.
    fn has_prices(&self) -> bool {
        self.lines.iter().any(|line| line.row.price.is_some())
    }
}

/// The panel, while the viewer has something to decide.
pub(super) fn panel<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let sight = scene.sight;
    if sight.legal.is_empty() {
        return html! {};
    }
    let count = Phrase::new("table-legal").with("count", sight.legal.len() as i64);
    html! {
        section.panel.scroll #moves {
            h2 { (scene.word("table-moves")) " " small { (scene.say(&count)) } }
            form.acts #acts method="post" action=(deed_path(&sight.id, "act")) {
                input type="hidden" name="decision" value=(sight.decision);
                @for group in groups(scene) { (section(scene, &group)) }
            }
        }
    }
}

fn groups<G: Board>(scene: &Scene<'_, G>) -> Vec<Group<G::Action>> {
    let mut groups: Vec<Group<G::Action>> = Vec::new();
    for action in &scene.sight.legal {
        let line = Line {
            action: *action,
            choice: scene.describe(*action),
            row: G::row(scene, *action),
        };
        match groups.iter_mut().find(|g| g.heading == line.row.group) {
            Some(group) => group.lines.push(line),
            None => groups.push(Group {
                heading: line.row.group.clone(),
                lines: vec![line],
            }),
        }
    }
    groups
}

fn section<G: Board>(scene: &Scene<'_, G>, group: &Group<G::Action>) -> Markup {
    let (short, long): (Vec<_>, Vec<_>) = group.lines.iter().partition(|l| l.row.short.is_some());
    let free = group.has_prices().then(|| scene.word("table-free"));
    html! {
        h3 { (suited(&scene.say(&group.heading))) }
        @for line in long { (button(scene, line, free.as_deref())) }
        @if !short.is_empty() {
            div.row { @for line in short { (button(scene, line, None)) } }
        }
    }
}

fn button<G: Board>(scene: &Scene<'_, G>, line: &Line<G::Action>, free: Option<&str>) -> Markup {
    let Line {
        action,
        choice,
        row,
    } = line;
    let sentence = scene.say(&choice.phrase);
    let words = row.bare.as_ref().map(|bare| scene.say(bare));
    // What is left out to be seen at a glance is said all the same.
    let label = (row.short.is_some() || words.is_some()).then_some(&sentence);
    let title = match label {
        Some(sentence) => format!("{sentence} ({})", choice.rule),
        None => choice.rule.to_string(),
    };
    html! {
        button.paid[row.price.is_some()] id=(board::button_id(*action)) name="action" value=(action)
            title=(title) aria-label=[label] data-rule=(choice.rule) {
            @if let Some(icon) = &row.icon { (icon) }
            @match &row.short {
                Some(short) => { span { (short) } }
                None => { span { (suited(words.as_ref().unwrap_or(&sentence))) } }
            }
            @match (&row.price, free) {
                (Some(price), _) => { span.chip.cost { (price) } }
                (None, Some(free)) => { span.chip.legal { (free) } }
                (None, None) => {}
            }
        }
    }
}
