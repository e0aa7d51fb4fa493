//! The other agents, and Echo.

use in_too_deep::console::Agent;
use in_too_deep::content::content;
use in_too_deep::echo::Echo;
use in_too_deep::pieces::{Deck, Letter};
use in_too_deep::words;
use kernel::{Member, Phrase};

use super::scene::Scene;
use super::{desk, signs};
use crate::boards::section::Section;

/// A section for everybody but the viewer.
pub(super) fn others(scene: &Scene) -> Vec<Section> {
    let agents = scene.view.open.agents();
    let others = agents.filter(|agent| !scene.is_own(*agent));
    others.map(|agent| other(scene, agent)).collect()
}

fn other(scene: &Scene, agent: Agent) -> Section {
    let view = scene.view;
    let console = view.open.console(agent);
    let papers = view.papers(agent);
    let mut things = vec![scene.count("board-deep-intel", console.intel)];
    let hooks = console.ports.iter().map(|criminal| {
        let lock = match console.locked.contains(*criminal) {
            true => signs::LOCK,
            false => "",
        };
        format!("{lock}{}", scene.criminal(*criminal))
    });
    let hooks: Vec<String> = hooks.collect();
    if !hooks.is_empty() {
        things.push(hooks.join(", "));
    }
    let grips = view.open.city.in_play().map(|one| console.grip_over(one));
    let told = Phrase::new("board-deep-grip-sum")
        .with("sum", grips.clone().sum::<u8>())
        .with("lowest", grips.min().unwrap_or(0));
    things.push(scene.say(&told));
    things.push(scene.count("board-deep-tolerance", console.tolerance));
    let majors: u8 = Deck::LEVELS
        .iter()
        .map(|deck| papers.crimes[deck.index()])
        .sum();
    let aside: u8 = papers.aside.iter().sum();
    things.extend(scene.some(&[
        ("board-deep-files", console.files),
        ("board-deep-evidence", papers.memory),
        ("board-deep-dilemmas", papers.dilemmas),
        ("board-deep-stored", papers.databank),
        ("board-deep-majors", majors),
        ("board-deep-petties", papers.crimes[Deck::Petty.index()]),
        ("board-deep-aside", aside),
    ]));
    let tools = desk::tools(scene, console);
    if !tools.is_empty() {
        things.push(tools.join(", "));
    }
    Section::titled(&format!("{}:", scene.name(agent)), things)
}

/// Echo's board: her letters, how far she is, and in full what her card says.
pub(super) fn echo(scene: &Scene, full: bool) -> Option<Section> {
    let view = scene.view;
    let echo = view.open.echo.as_ref()?;
    let papers = view.papers(Agent::Echo);
    let letters = Letter::ALL.map(|letter| {
        let name = scene.say(&words::letter(letter));
        format!("{name} {}", scene.criminal(echo.at(letter)))
    });
    let mut things = vec![letters.join(" ")];
    if let Some(off) = echo.off {
        let told = Phrase::new("board-deep-echo-off").with("criminal", scene.criminal(off));
        things.push(scene.say(&told));
    }
    let deck = Deck::LEVELS
        .into_iter()
        .find(|deck| papers.crimes[deck.index()] > 0);
    if let Some(level) = deck.and_then(Deck::level) {
        let told = Phrase::new("board-deep-echo-progress")
            .with("progress", echo.progress)
            .with("goal", content().echo.crime_at[usize::from(level) - 1])
            .with("level", level);
        things.push(scene.say(&told));
    }
    if full {
        things.extend(card(scene, echo));
    }
    let title = scene.title("board-deep-echo-title");
    Some(Section::titled(&title, things))
}

/// What her face-up card says.
fn card(scene: &Scene, echo: &Echo) -> Option<String> {
    let data = echo.card?.data();
    let row = data.row.map_or_else(
        || scene.word("board-deep-echo-plan"),
        |row| scene.say(&words::row(row)),
    );
    let told = Phrase::new("board-deep-echo-card")
        .with("hook", scene.criminal(echo.at(data.hook)))
        .with("one", scene.criminal(echo.at(data.criminals[0])))
        .with("two", scene.criminal(echo.at(data.criminals[1])))
        .with("item", scene.item(data.item))
        .with("zone", scene.zone(data.searches_to))
        .with(
            "barrier",
            match data.marked_barrier {
                true => signs::MARKED.to_string(),
                false => signs::BARRIER.to_string(),
            },
        )
        .with("row", row)
        .with("outcome", words::outcome(data.outcome));
    Some(scene.say(&told))
}
