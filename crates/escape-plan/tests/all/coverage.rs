//! Random games meet everything in the box: every location is visited, every card, tile and asset used.
//!
//! Every state is validated. `COVERAGE_GAMES=5000 cargo test --release -p escape-plan --test all coverage --
//! --nocapture` plays as many games with each number of players and prints how often what was used.

use std::collections::BTreeMap;
use std::fmt::Write;

use escape_plan::action::Tool;
use escape_plan::event::Event;
use escape_plan::figure::Figure;
use escape_plan::node::Node;
use escape_plan::pieces::{Asset, Automa, Contact, Equipment, Exit, Fixer, Gang, Place, Target};
use escape_plan::{EscapePlan, Options};
use kernel::{Chance, Game, Log, Options as _, Seed};

/// How many games are played with each number of players, unless `COVERAGE_GAMES` says otherwise.
const GAMES: u64 = 60;

/// How often each thing was used, by kind and id.
type Uses = BTreeMap<(&'static str, String), u64>;

/// Everything that has to be used, at none yet.
fn box_of_the_game() -> Uses {
    let mut uses = Uses::new();
    let mut add = |kind, ids: Vec<String>| {
        uses.extend(ids.into_iter().map(|id| ((kind, id), 0)));
    };
    let ids = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect();
    let locations = Node::all().filter(|node| node.site().is_some());
    add("location", locations.map(|node| node.to_string()).collect());
    add("place", ids(&Place::ALL.map(Place::id)));
    add("escape", ids(&Exit::ALL.map(Exit::id)));
    add("contact", ids(&Contact::ALL.map(Contact::id)));
    add("equipment", ids(&Equipment::ALL.map(Equipment::id)));
    add("fixer", ids(&Fixer::ALL.map(Fixer::id)));
    add("asset", ids(&Asset::ALL.map(Asset::id)));
    add("gang", ids(&Gang::ALL.map(Gang::id)));
    for automa in Automa::ALL {
        add(automa.id(), ids(&Target::ALL.map(Target::id)));
    }
    uses
}

/// What an event uses.
fn used(event: &Event) -> Vec<(&'static str, String)> {
    match event {
        Event::Travelled { to, place, .. } => {
            let place = place.map(|place| ("place", place.id().to_owned()));
            [("location", to.to_string())]
                .into_iter()
                .chain(place)
                .collect()
        }
        Event::Escaped {
            figure: Figure::Thief(_),
            exit,
            ..
        } => vec![("escape", exit.id().to_owned())],
        Event::Used { tool, .. } => match tool {
            Tool::Contact(contact) => vec![("contact", contact.id().to_owned())],
            Tool::Equipment(equipment) => vec![("equipment", equipment.id().to_owned())],
            Tool::Fixer(fixer) => vec![("fixer", fixer.id().to_owned())],
            Tool::Asset(asset) => vec![("asset", asset.id().to_owned())],
            Tool::Member(gang) => vec![("gang", gang.id().to_owned())],
            Tool::FirstAid => Vec::new(),
        },
        Event::CardRevealed {
            automa,
            target,
            valid: true,
        } => {
            vec![(automa.id(), target.id().to_owned())]
        }
        _ => Vec::new(),
    }
}

/// Plays a game at random, validating every state.
fn play(options: &Options, seed: &Seed, uses: &mut Uses) {
    let mut chance = Chance::new(seed);
    let mut picks = Chance::new(&seed.nth(0));
    let mut log = Log::new();
    let mut game = EscapePlan::new(options, &mut chance, &mut log);
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().iter().next() {
        legal.clear();
        game.legal(seat, &mut legal);
        let action = *picks.pick(&legal);
        let taken = game.apply(seat, action, &mut chance, &mut log);
        assert!(taken.is_ok(), "{seed}: {action} is legal but refused");
        if let Err(violation) = game.validate() {
            panic!("{seed}: {violation} after {action}");
        }
    }
    for entry in log.entries() {
        for thing in used(&entry.event) {
            *uses.entry(thing).or_default() += 1;
        }
    }
}

#[test]
fn everything_in_the_box_is_used() {
    let games = std::env::var("COVERAGE_GAMES").ok();
    let games = games.map_or(GAMES, |games| games.parse().expect("a number of games"));
    let mut uses = box_of_the_game();
    for seats in EscapePlan::INFO.min_seats..=EscapePlan::INFO.max_seats {
        let options = Options::parse(seats, []).expect("a number of players");
        let seed = Seed::from_text(&format!("coverage {seats}"));
        for game in 0..games {
            play(&options, &seed.nth(game + 1), &mut uses);
        }
    }
    println!(
        "{games} games with each number of players, 0 failures\n{}",
        table(&uses)
    );
    let unused: Vec<_> = uses.iter().filter(|(_, count)| **count == 0).collect();
    assert!(unused.is_empty(), "never used: {unused:?}");
}

fn table(uses: &Uses) -> String {
    let mut table = String::new();
    for ((kind, id), count) in uses {
        // Writing to a string cannot fail.
        let _ = writeln!(table, "{kind:<10} {id:<24} {count:>9}");
    }
    table
}
