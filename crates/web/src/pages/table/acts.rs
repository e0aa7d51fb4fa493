//! Every legal action as a button, under its heading. Hotspots of the board point at these.

use kernel::{Choice, Phrase};
use maud::{Markup, html};

use super::suited;
use crate::board::{self, Board, Row, Scene};
use crate::draw::deed_path;

/// One action, or several in one go, as it stands in the list.
struct Line {
    /// What the button sends.
    notation: String,
    choice: Choice,
    row: Row,
}

/// Lines under one heading, in the order of the game.
struct Group {
    heading: Phrase,
    folded: bool,
    lines: Vec<Line>,
}

impl Group {
    /// Whether some lines cost something: then the others say that they do not.
    fn has_prices(&self) -> bool {
        self.lines.iter().any(|line| line.row.price.is_some())
    }
}

/// Everything that the viewer can do now, in groups.
pub(super) struct Acts(Vec<Group>);

impl Acts {
    pub(super) fn of<G: Board>(scene: &Scene<'_, G>) -> Acts {
        Acts(groups(scene))
    }

    /// How much there is to choose from; what is folded says it once more in detail.
    pub(super) fn count(&self) -> usize {
        let count = |folded: bool| -> usize {
            let groups = self.0.iter().filter(|group| group.folded == folded);
            groups.map(|group| group.lines.len()).sum()
        };
        match count(false) {
            0 => count(true),
            open => open,
        }
    }

    /// Few moves stand above the board on a phone, so that nobody has to look for them. Where some are folded
    /// the others have to be very few: what is folded is found on the board, or is hardly looked for. And under many
    /// headings even few would push the board out of sight.
    pub(super) fn are_few(&self) -> bool {
        const LINES: usize = 11;
        let folded = self.0.iter().any(|group| group.folded);
        let most = if folded { 4 } else { 9 };
        let count = self.count();
        (1..=most).contains(&count) && count + self.0.len() <= LINES
    }

    /// The panel, while the viewer has something to decide.
    pub(super) fn panel<G: Board>(&self, scene: &Scene<'_, G>) -> Markup {
        if self.0.is_empty() {
            return html! {};
        }
        let sight = scene.sight;
        let count = Phrase::new("table-legal").with("count", self.count() as i64);
        html! {
            section.panel.scroll #moves {
                h2 { (scene.word("table-moves")) " " small { (scene.say(&count)) } }
                form.acts #acts method="post" action=(deed_path(&sight.id, "act")) {
                    input type="hidden" name="decision" value=(sight.decision);
                    @for (at, group) in self.0.iter().enumerate() { (section(scene, at, group)) }
                }
            }
        }
    }
}

/// What the game offers in one go, then every single action.
fn lines<G: Board>(scene: &Scene<'_, G>) -> Vec<Line> {
    let moves = G::moves(scene).into_iter().map(|offered| Line {
        notation: offered.stroke.to_string(),
        choice: offered.choice,
        row: offered.row,
    });
    let mut lines: Vec<Line> = moves.collect();
    for action in &scene.sight.legal {
        let notation = action.to_string();
        // A stroke of one action is that action.
        if lines.iter().all(|line| line.notation != notation) {
            lines.push(Line {
                notation,
                choice: scene.describe(*action),
                row: G::row(scene, *action),
            });
        }
    }
    lines
}

fn groups<G: Board>(scene: &Scene<'_, G>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for line in lines(scene) {
        match groups.iter_mut().find(|g| g.heading == line.row.group) {
            Some(group) => group.lines.push(line),
            None => groups.push(Group {
                heading: line.row.group.clone(),
                folded: line.row.folded,
                lines: vec![line],
            }),
        }
    }
    // What is folded is looked for last.
    groups.sort_by_key(|group| group.folded);
    groups
}

fn section<G: Board>(scene: &Scene<'_, G>, at: usize, group: &Group) -> Markup {
    let heading = html! { h3 { (suited(&scene.say(&group.heading))) } };
    if !group.folded {
        return html! { (heading) (buttons(scene, group)) };
    }
    html! {
        details id=(format_args!("fold-{at}")) {
            summary { (heading) }
            (buttons(scene, group))
        }
    }
}

fn buttons<G: Board>(scene: &Scene<'_, G>, group: &Group) -> Markup {
    let (short, long): (Vec<_>, Vec<_>) = group.lines.iter().partition(|l| l.row.short.is_some());
    let free = group.has_prices().then(|| scene.word("table-free"));
    html! {
        @for line in long { (button(scene, line, free.as_deref())) }
        @if !short.is_empty() {
            div.row { @for line in short { (button(scene, line, None)) } }
        }
    }
}

fn button<G: Board>(scene: &Scene<'_, G>, line: &Line, free: Option<&str>) -> Markup {
    let Line {
        notation,
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
        button.paid[row.price.is_some()] id=(board::button_id(notation)) name="action" value=(notation)
            title=(title) aria-label=[label] data-rule=(choice.rule) {
            @if let Some(icon) = &row.icon { (icon) }
            @match &row.short {
                Some(short) => { span { (short) } }
                None => { span { (suited(words.as_ref().unwrap_or(&sentence))) } }
            }
            @if let Some(note) = &row.note { (note) }
            @match (&row.price, free.filter(|_| row.note.is_none())) {
                (Some(price), _) => { span.chip.cost { (price) } }
                (None, Some(free)) => { span.chip.legal { (free) } }
                (None, None) => {}
            }
        }
    }
}
