//! What everybody sees besides the city: evidence, support, missions, the plan, the story, the decks.

use in_too_deep::console::{Agent, Tokens};
use in_too_deep::content::{Chapter, content};
use in_too_deep::evidence::PlanSpot;
use in_too_deep::pieces::{Bonus, Crime, Deck, Evidence, Row, Storyline};
use in_too_deep::{score, words};
use kernel::{Member, Phrase};

use super::scene::{Scene, times};
use crate::boards::section::Section;
use crate::layout::DOT;
use crate::style::Ink;

/// The evidence that can be taken, and the support with its Intel.
pub(super) fn offers(scene: &Scene) -> Vec<Section> {
    let boards = &scene.view.open.boards;
    vec![
        Section::titled(&scene.title("board-deep-bar"), scene.tokens(&boards.bar)),
        support(scene),
        missions(scene),
    ]
}

fn support(scene: &Scene) -> Section {
    let thirds = scene.view.open.offer.thirds.iter();
    let thirds = thirds.map(|third| {
        let name = third.token.map(|token| scene.support(token));
        let name = name.unwrap_or_else(|| "–".to_owned());
        match third.intel {
            0 => name,
            intel => format!("{name} + {}", scene.count("board-deep-intel", intel)),
        }
    });
    Section::titled(&scene.title("board-deep-offer"), thirds.collect())
}

/// The rows of the chapter, and what is at stake.
fn missions(scene: &Scene) -> Section {
    let open = &scene.view.open;
    let rows = Row::ALL.into_iter().map(|row| {
        let row = open.boards.row(row);
        let files = scene.count("board-deep-files", row.files);
        format!("{} {files}", scene.evidence(row.mission))
    });
    let chapter = Chapter::numbered(open.chapter);
    let reward = scene.count("board-deep-stake-reward", chapter.file_reward);
    let loss = match chapter.lost_grip {
        0 => scene.count("board-deep-stake-intel", chapter.lost_intel),
        grip => scene.count("board-deep-stake-grip", grip),
    };
    let stakes = [reward, loss].map(|stake| scene.paint(Ink::Dim, stake));
    let things = rows.chain(stakes).collect();
    Section::titled(&scene.title("board-deep-missions"), things)
}

/// The plan area: what lies open, what the viewer knows, and how much there is besides.
pub(super) fn plan(scene: &Scene) -> Section {
    let view = scene.view;
    let mut things = Vec::new();
    let shared = scene.tokens(&view.open.boards.shared);
    if !shared.is_empty() {
        let told = Phrase::new("board-deep-shared").with("evidence", shared.join(", "));
        things.push(scene.say(&told));
    }
    let bonuses = Bonus::ALL
        .into_iter()
        .filter(|bonus| !view.is_taken(*bonus));
    let bonuses: Vec<String> = bonuses
        .map(|bonus| scene.say(&words::bonus(bonus)))
        .collect();
    if !bonuses.is_empty() {
        let told = Phrase::new("board-deep-bonuses").with("bonuses", bonuses.join(", "));
        things.push(scene.say(&told));
    }
    let spots = Bonus::ALL.into_iter().map(PlanSpot::Bonus);
    let spots = spots.chain(view.open.agents().map(PlanSpot::Box));
    things.extend(spots.filter_map(|spot| lying(scene, spot)));
    let told = Phrase::new("board-deep-foiled")
        .with("tokens", content().values.foil_tokens_per_kind)
        .with("count", view.open.options.size().kinds_to_foil as i64)
        .with("now", score::kinds_proven(&score::plan_known(view)) as i64);
    things.push(scene.paint(Ink::Dim, scene.say(&told)));
    Section::titled(&scene.title("board-deep-plan"), things)
}

/// What lies face down in a place of the plan: the kinds that the viewer knows, and how many others.
fn lying(scene: &Scene, spot: PlanSpot) -> Option<String> {
    let tokens = scene.view.plan.iter().filter(|one| one.spot == spot);
    let kinds: Vec<Option<Evidence>> = tokens.map(|one| one.token.kind).collect();
    if kinds.is_empty() {
        return None;
    }
    let place = match spot {
        PlanSpot::Bonus(bonus) => scene.say(&words::bonus(bonus)),
        PlanSpot::Box(agent) => scene.pawn(agent),
    };
    Some(format!("{place} {}", face_down(scene, &kinds)))
}

/// Face-down evidence: the known kinds, and a question mark for the others.
fn face_down(scene: &Scene, kinds: &[Option<Evidence>]) -> String {
    let mut counts = Tokens::default();
    for kind in kinds.iter().flatten() {
        counts[kind.index()] += 1;
    }
    let unknown = kinds.iter().filter(|kind| kind.is_none()).count();
    let mut parts = scene.tokens(&counts);
    if unknown > 0 {
        parts.push(times(unknown as u8, "?".to_owned()));
    }
    parts.join(", ")
}

/// What the viewer knows of the display, by slots.
pub(super) fn seen(scene: &Scene) -> Option<Section> {
    let slots = scene.view.display.iter().enumerate();
    let known: Vec<String> = slots
        .filter_map(|(slot, token)| {
            let kind = token.as_ref()?.kind?;
            Some(format!("{} {}", slot + 1, scene.evidence(kind)))
        })
        .collect();
    let title = scene.title("board-deep-seen");
    (!known.is_empty()).then(|| Section::titled(&title, known))
}

/// The committed crimes by storyline and level.
pub(super) fn story(scene: &Scene, full: bool) -> Section {
    let open = &scene.view.open;
    let told = Storyline::ALL.into_iter();
    let told = told.filter(|one| !open.left_out.contains(*one));
    let lines = told.map(|storyline| {
        let letter = storyline.id().to_uppercase();
        let crimes = open.story.intersection(Crime::along(storyline));
        let levels = Deck::LEVELS.into_iter().filter_map(|deck| {
            let count = crimes.intersection(Crime::of(deck)).len() as u8;
            let level = deck.level()?;
            (count > 0).then(|| times(count, format!("{letter}{level}")))
        });
        let levels: Vec<String> = levels.collect();
        let levels = match levels.is_empty() {
            true => "–".to_owned(),
            false => levels.join(" "),
        };
        let name = match full {
            true => scene.say(&words::storyline(storyline)),
            false => letter.clone(),
        };
        match full {
            true => format!("{letter} {name}: {levels}"),
            false => format!("{name}: {levels}"),
        }
    });
    Section::titled(&scene.title("board-deep-story"), lines.collect())
}

/// How many cards there are to draw.
pub(super) fn decks(scene: &Scene) -> Section {
    let view = scene.view;
    let mut things: Vec<String> = Deck::ALL
        .into_iter()
        .map(|deck| {
            let name = scene.say(&words::deck(deck));
            format!("{name} {}", view.decks[deck.index()].len())
        })
        .collect();
    things.push(scene.count("board-deep-dilemmas", view.dilemma_deck));
    things.push(scene.count("board-deep-supply", view.supply));
    Section::titled(&scene.title("board-deep-decks"), things)
}

/// What the signs mean.
pub(super) fn legend(scene: &Scene) -> Section {
    let legend = scene.word("board-deep-legend");
    let mut signs: Vec<String> = legend.split(DOT).map(str::to_owned).collect();
    if scene.view.open.agents().any(|agent| agent == Agent::Echo) {
        signs.push(scene.word("board-deep-legend-echo"));
    }
    Section::of(
        signs
            .iter()
            .map(|sign| scene.paint(Ink::Dim, sign))
            .collect(),
    )
}
