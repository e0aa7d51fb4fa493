//! The goals for cooked books: what they ask for, what they bring, whose books lie there.

use kernel::Phrase;
use speakeasy::content::{ParkNeed, content};
use speakeasy::goal::is_met;
use speakeasy::pieces::{Goal, GoalArea, Region};
use speakeasy::words;

use super::scene::Scene;
use super::signs;
use crate::boards::section::Section;
use crate::style::Ink;

/// Both spaces of a goal, and whether the viewer could cook a book there.
fn books(scene: &Scene, goal: Goal) -> String {
    let ledger = &scene.view.ledger;
    let spaces = (0..2).map(|space| match ledger.at(goal, space) {
        Some(boss) => scene.pawn(boss),
        None => scene.paint(Ink::Dim, signs::PAGE),
    });
    let spaces: String = spaces.collect();
    format!("{spaces}{}", met(scene, goal))
}

fn met(scene: &Scene, goal: Goal) -> String {
    let view = scene.view;
    let open = view.own().is_some_and(|(seat, player, _)| {
        let free = (0..2).any(|space| view.ledger.at(goal, space).is_none());
        let first = !view.ledger.has(goal, seat.into());
        free && first && is_met(goal, seat, player, &view.manhattan, &view.ledger)
    });
    if open {
        scene.paint(Ink::Green, signs::DONE)
    } else {
        String::new()
    }
}

/// What the books on a goal still bring besides money.
fn rewards(scene: &Scene, goal: Goal) -> Vec<String> {
    let free = (0..2).filter(|space| scene.view.ledger.at(goal, *space).is_none());
    let rewards = free.map(|space| goal.reward(space));
    let some = rewards.filter(|reward| !reward.is_nothing());
    some.map(|reward| scene.brief(&reward)).collect()
}

fn of(area: GoalArea) -> impl Iterator<Item = Goal> {
    Goal::ALL
        .into_iter()
        .filter(move |goal| goal.area() == area)
}

/// The Park, and what its goals bring.
pub(super) fn park_title(scene: &Scene) -> String {
    let mut sums: Vec<u16> = of(GoalArea::Park).map(Goal::money).collect();
    sums.dedup();
    let sums: Vec<String> = sums.into_iter().map(|sum| scene.money(sum)).collect();
    let title = scene.title("board-island-park");
    format!("{title} {}", sums.join("/"))
}

/// The goals of Central Park, a line each; and if there is room, under each what its books bring
/// besides money.
pub(super) fn park(scene: &Scene, room: usize) -> Vec<String> {
    let line = |goal: Goal| {
        let need = scene.say(&park_need(scene, goal));
        format!("{} {need}", books(scene, goal))
    };
    let more = |goal: Goal| {
        let rewards = rewards(scene, goal);
        let some = (!rewards.is_empty()).then(|| rewards.join(" / "));
        some.map(|rewards| format!("   {}", scene.paint(Ink::Dim, rewards)))
    };
    let goals = || of(GoalArea::Park);
    let full: Vec<String> = goals()
        .flat_map(|goal| [line(goal)].into_iter().chain(more(goal)))
        .collect();
    match full.len() <= room {
        true => full,
        false => goals().map(line).collect(),
    }
}

/// What a goal of Central Park asks for, in few letters.
fn park_need(scene: &Scene, goal: Goal) -> Phrase {
    let tile = scene.view.ledger.park[goal.index()];
    let (id, count) = match tile.data().require {
        ParkNeed::ProtectedBuildings {
            protected_buildings: count,
        } => ("board-park-protected", count),
        ParkNeed::BarInEachRegion {
            bar_in_each_region: count,
        } => ("board-park-bar-everywhere", count),
        ParkNeed::Bars { bars: count } => ("board-park-bars", count),
        ParkNeed::NightclubsWithBarrel {
            nightclubs_with_barrel: count,
        } => ("board-park-nightclubs", count),
        ParkNeed::CasinosWithBarrel {
            casinos_with_barrel: count,
        } => ("board-park-casinos", count),
        ParkNeed::BuildingsWithBarrel {
            buildings_with_barrel: count,
        } => ("board-park-barrels", count),
        ParkNeed::BarrelInEachRegion {
            building_with_barrel_in_each_region: count,
        } => ("board-park-barrel-everywhere", count),
        ParkNeed::Leverage { leverage: count } => ("board-park-leverage", count),
        ParkNeed::Levels { markers, level } => {
            return Phrase::new("board-park-levels")
                .with("count", markers)
                .with("level", level);
        }
        ParkNeed::TotalStrength {
            total_strength: count,
        } => ("board-park-strength", count),
    };
    Phrase::new(id).with("count", count)
}

/// The goals of docks, City Hall and notoriety, a section each; and of the Park where no map has them.
pub(super) fn sections(scene: &Scene, with_park: bool) -> Vec<Section> {
    let goals = &content().goals;
    let steps = [
        (GoalArea::Docks, "board-goals-docks", goals.docks.need),
        (
            GoalArea::CityHall,
            "board-goals-city-hall",
            goals.city_hall.need,
        ),
        (
            GoalArea::Notoriety,
            "board-goals-notoriety",
            goals.notoriety.need,
        ),
    ];
    let stepped = steps.into_iter().map(|(area, title, needs)| {
        let each = of(area).zip(needs).map(|(goal, need)| {
            let cash = scene.money(goal.money());
            format!("{need}: {cash} {}", books(scene, goal))
        });
        format!(
            "{} {}",
            scene.word(title),
            each.collect::<Vec<_>>().join(", ")
        )
    });
    let mut sections = vec![Section::titled(
        &scene.title("board-island-goals"),
        stepped.collect(),
    )];
    if with_park {
        let each = of(GoalArea::Park).map(|goal| {
            let need = scene.say(&park_need(scene, goal));
            format!("{} {need}", books(scene, goal))
        });
        let title = format!("{}:", park_title(scene));
        sections.push(Section::titled(&title, each.collect()));
    }
    sections
}

/// The goal of a region in words, with what its books bring.
pub(super) fn of_region(scene: &Scene, region: Region) -> String {
    let goal = match region {
        Region::Downtown => Goal::RegionDowntown,
        Region::Midtown => Goal::RegionMidtown,
        Region::Uptown => Goal::RegionUptown,
    };
    let need = scene.say(&words::requirement(goal, &scene.view.ledger));
    let cash = scene.money(goal.money());
    let mut text = format!("{} {cash} {need}", books(scene, goal));
    let rewards = rewards(scene, goal);
    if !rewards.is_empty() {
        let rewards = format!("({})", rewards.join(" / "));
        text = format!("{text} {}", scene.paint(Ink::Dim, rewards));
    }
    text
}
