//! What everybody sees beside the map: the time, the persons, the goals, what lies ready.

use kernel::{Member, Phrase};
use speakeasy::boss::Boss;
use speakeasy::content::content;
use speakeasy::pieces::{Goal, Location, Operation, Person};
use speakeasy::words;

use super::scene::Scene;
use crate::boards::section::Section;
use crate::style::Ink;

/// Act and round, the turn order with its leverage prices, wars and patrols to come.
pub(super) fn time(scene: &Scene) -> Vec<String> {
    let view = scene.view;
    let now = match view.act {
        0 => scene.word("board-island-preparation"),
        act => scene.say(
            &Phrase::new("board-island-time")
                .with("act", act)
                .with("round", view.round)
                .with("rounds", content().acts.rounds[usize::from(act) - 1]),
        ),
    };
    let now = if view.is_over() {
        scene.word("board-stage-over")
    } else {
        now
    };
    let row = |row: &[Option<Boss>]| {
        let spaces = row.iter().take(usize::from(view.options.bosses()));
        let marks =
            spaces.map(|boss| boss.map_or_else(|| "·".to_owned(), |boss| scene.initial(boss)));
        marks.collect::<Vec<String>>().join(" ")
    };
    let mut parts = vec![
        scene.paint(Ink::Bold, now),
        scene.say(&Phrase::new("board-island-order").with("order", row(&view.order.upper))),
    ];
    if view.order.lower.iter().any(Option::is_some) {
        parts.push(
            scene.say(&Phrase::new("board-island-reserved").with("order", row(&view.order.lower))),
        );
    }
    parts
}

/// The eight locations: who is free, who talks to whom.
pub(super) fn persons(scene: &Scene) -> Section {
    let locations = Location::ALL.into_iter().map(|location| {
        let name = scene.say(&words::location(location));
        format!("{name} {}", at_location(scene, location))
    });
    Section::titled(&scene.title("board-island-persons"), locations.collect())
}

fn at_location(scene: &Scene, location: Location) -> String {
    let capos = &scene.view.capos;
    let guests = |guests: &[Boss]| -> String {
        let all = guests.iter().map(|boss| scene.initial(*boss));
        all.collect::<Vec<String>>().join("")
    };
    match location {
        Location::Restaurant => format!("({})", guests(&capos.restaurant)),
        Location::Park => format!("({})", guests(&capos.park)),
        _ => {
            let here = Person::ALL
                .into_iter()
                .filter(|person| person.location() == location);
            let here = here.filter(|person| {
                let data = location.data();
                let persons = if scene.view.options.seats() > 2 {
                    &data.persons_34
                } else {
                    &data.persons_12
                };
                persons.contains(&person.number())
            });
            let marks = here.map(|person| match capos.singles[person.index()] {
                Some(boss) => scene.initial(boss),
                None => person.number().to_string(),
            });
            marks.collect::<Vec<String>>().join(" ")
        }
    }
}

/// The goals with the books on them.
pub(super) fn goals(scene: &Scene, full: bool) -> Section {
    let ledger = &scene.view.ledger;
    let goals = Goal::ALL.into_iter().filter_map(|goal| {
        let books = (0..2).map(|space| match ledger.at(goal, space) {
            Some(boss) => scene.initial(boss),
            None => "·".to_owned(),
        });
        let books: String = books.collect();
        let placed = (0..2).any(|space| ledger.at(goal, space).is_some());
        let need = scene.say(&words::requirement(goal, ledger));
        (full || placed).then(|| format!("{need} {} {books}", scene.money(goal.money())))
    });
    Section::titled(&scene.title("board-island-goals"), goals.collect())
}

/// Decks, helpers, city tokens, gangsters and crates.
pub(super) fn offers(scene: &Scene, full: bool) -> Vec<Section> {
    let view = scene.view;
    let tops = Operation::ALL
        .into_iter()
        .filter_map(|one| view.decks[one as usize].top);
    let tops = scene.names(tops, words::card);
    let helpers = scene.names(view.helpers.iter(), words::helper);
    let tokens = view.market.right.iter().flatten().copied();
    let stacks = view
        .market
        .middle
        .iter()
        .filter_map(|stack| stack.last().copied());
    let tokens = scene.names(tokens.chain(stacks), words::city_token);
    let mut sections = vec![
        Section::titled(&scene.title("board-island-decks"), tops),
        Section::titled(&scene.title("board-island-helpers"), helpers),
        Section::titled(&scene.title("board-island-tokens"), tokens),
    ];
    if full {
        let gangsters = view.gangs.at.iter().flatten().map(|gangster| {
            let name = scene.say(&words::gangster(*gangster));
            let card = scene.say(&words::gangster_card(*gangster));
            format!("{name} ({card})")
        });
        let title = scene.title("board-island-gangsters");
        sections.push(Section::titled(&title, gangsters.collect()));
        let crates = view.docks.ships.iter().filter_map(|ship| ship.cargo);
        let crates = scene.names(crates, words::crate_token);
        sections.push(Section::titled(&scene.title("board-island-crates"), crates));
    }
    sections
}
