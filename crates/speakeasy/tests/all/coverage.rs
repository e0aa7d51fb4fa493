//! Random games meet everything in the box: every person is talked to, every card, token and tile used,
//! every decision asked.
//!
//! Every state is validated. `COVERAGE_GAMES=5000 cargo test --release -p speakeasy --test coverage --
//! --nocapture` plays as many games with each number of players and variant and prints how often what was
//! used.

use std::collections::BTreeMap;
use std::fmt::Write;

use kernel::{Chance, Game, Log, Options as _, Seed, Viewer};
use speakeasy::action::Action;
use speakeasy::boss::Boss;
use speakeasy::event::Event;
use speakeasy::pieces::{
    Ability, Card, CityToken, Crate, Gangster, Goal, GoalArea, Helper, ParkGoal, Person,
    RegionGoal, Ship, Slot,
};
use speakeasy::{Options, Speakeasy};

/// How many games are played with each number of players and variant, unless `COVERAGE_GAMES` says
/// otherwise.
const GAMES: u64 = 60;

/// The tables at which is played: seats and settings.
const TABLES: &[(u8, &[(&str, &str)])] = &[
    (1, &[("difficulty", "easy"), ("still_rebuild", "on")]),
    (1, &[]),
    (1, &[("difficulty", "hard")]),
    (2, &[]),
    (2, &[("still_rebuild", "on"), ("first_player", "seat_2")]),
    (3, &[]),
    (3, &[("still_rebuild", "on")]),
    (4, &[]),
    (4, &[("still_rebuild", "on"), ("first_player", "seat_4")]),
];

/// The decisions, as their types are called.
const STEPS: &[&str] = &[
    "UseHelper",
    "Send",
    "Swap",
    "Favour",
    "Raise",
    "RaiseTrack",
    "Extra",
    "Discard",
    "Play",
    "FirstPlay",
    "Build",
    "Site",
    "Force",
    "Pay",
    "Hire",
    "Mobster",
    "DocksReward",
    "Relocate",
    "TakeHelper",
    "TakeToken",
    "Reveal",
    "TakeCard",
    "Draw",
    "Protect",
    "Sell",
    "Drive",
    "Ally",
    "Raid",
    "Crew",
    "Stash",
    "Recall",
    "TurnOrder",
    "Business",
    "PlayToken",
    "Cook",
    "CopyHelper",
    "PutBack",
    "Surplus",
    "Defend",
];

/// A kind of thing and one of them.
type Thing = (&'static str, String);

/// How often each thing was used.
type Uses = BTreeMap<Thing, u64>;

/// Everything that has to be used, at none yet.
fn box_of_the_game() -> Uses {
    let mut uses = Uses::new();
    let mut add = |kind, ids: &[&str]| {
        let ids = ids.iter().map(|id| ((kind, (*id).to_owned()), 0));
        uses.extend(ids);
    };
    add("card", &Card::ALL.map(Card::id));
    add("helper", &Helper::ALL.map(Helper::id));
    add("city token", &CityToken::ALL.map(CityToken::id));
    add("crate", &Crate::ALL.map(Crate::id));
    add("gangster", &Gangster::ALL.map(Gangster::id));
    add("ability", &Ability::ALL.map(Ability::id));
    add("goal", &Goal::ALL.map(Goal::id));
    add("region tile", &RegionGoal::ALL.map(RegionGoal::id));
    add("park tile", &ParkGoal::ALL.map(ParkGoal::id));
    add("person", &Person::ALL.map(Person::id));
    add("ship raided", &Ship::ALL.map(Ship::id));
    add("ship bought", &Ship::ALL.map(Ship::id));
    add("slot", &Slot::ALL.map(Slot::id));
    add("docks row", &["1", "2", "3", "4"]);
    add("decision", STEPS);
    uses
}

/// What an event uses.
fn used(event: &Event, game: &Speakeasy) -> Vec<Thing> {
    let thing = |kind: &'static str, id: &str| vec![(kind, id.to_owned())];
    match event {
        Event::CardPlayed { card, .. } => thing("card", card.id()),
        Event::HelperUsed { helper, .. } => thing("helper", helper.id()),
        Event::TokenPlayed { token, .. } => thing("city token", token.id()),
        Event::CrateOpened { item, .. } => thing("crate", item.id()),
        Event::Allied { gangster, .. } => {
            let ability = gangster.data().ability;
            let ability = ability.map(|ability| ("ability", ability.id().to_owned()));
            let ally = thing("gangster", gangster.id());
            ally.into_iter().chain(ability).collect()
        }
        Event::BookCooked {
            boss: Boss::Player(_),
            goal,
            ..
        } => thing("goal", goal.id())
            .into_iter()
            .chain(tile(*goal, game))
            .collect(),
        Event::CapoSent {
            boss: Boss::Player(_),
            person,
        } => thing("person", person.id()),
        Event::CapoSwapped { .. } => thing("person", Person::Park.id()),
        Event::Raided { ship, .. } => thing("ship raided", ship.id()),
        Event::Bought { ship, .. } => thing("ship bought", ship.id()),
        Event::MobsterToDocks {
            boss: Boss::Player(_),
            berth,
        } => thing("docks row", &berth.row.to_string()),
        _ => Vec::new(),
    }
}

/// The tile of a goal that has one.
fn tile(goal: Goal, game: &Speakeasy) -> Option<Thing> {
    let ledger = game.view(Viewer::Spectator).ledger;
    match goal.area() {
        GoalArea::Park => Some(("park tile", ledger.park[goal.index()].id().to_owned())),
        GoalArea::Region => Some(("region tile", ledger.regions[goal.index()].id().to_owned())),
        _ => None,
    }
}

/// The decision that is asked, by the name of its type.
fn decision(game: &Speakeasy, seat: kernel::Seat) -> Thing {
    let step = game.prompt(seat).expect("somebody is asked").step;
    let name = format!("{step:?}");
    let end = name.find(|c: char| !c.is_alphanumeric());
    ("decision", name[..end.unwrap_or(name.len())].to_owned())
}

/// Picks an action as somebody might who is out for something: at random, but seldom declining what is
/// offered, often in the Restaurant, and with books and barrels where they belong.
fn pick(legal: &[Action], picks: &mut Chance) -> Action {
    /// What is aimed at, and how often in ten times.
    type Aim = (fn(&Action) -> bool, u32);
    const AIMS: [Aim; 3] = [
        (
            |action| matches!(action, Action::Book(..) | Action::Deliver(..)),
            9,
        ),
        (|action| *action == Action::Person(Person::Restaurant), 2),
        (
            |action| !matches!(action, Action::Pass | Action::Split | Action::Abandon(_)),
            9,
        ),
    ];
    for (aim, times) in AIMS {
        let fitting: Vec<Action> = legal.iter().copied().filter(aim).collect();
        if !fitting.is_empty() && picks.below(10) < times {
            return *picks.pick(&fitting);
        }
    }
    *picks.pick(legal)
}

/// Plays a game at random, validating every state.
fn play(options: &Options, seed: &Seed, uses: &mut Uses) {
    let mut chance = Chance::new(seed);
    let mut picks = Chance::new(&seed.nth(0));
    let mut log = Log::new();
    let mut game = Speakeasy::new(options, &mut chance, &mut log);
    let mut legal = Vec::new();
    let mut count = |thing| *uses.entry(thing).or_default() += 1;
    while let Some(seat) = game.to_act().iter().next() {
        count(decision(&game, seat));
        legal.clear();
        game.legal(seat, &mut legal);
        let action = pick(&legal, &mut picks);
        if let Action::Slot(slot) = action {
            count(("slot", slot.id().to_owned()));
        }
        let taken = game.apply(seat, action, &mut chance, &mut log);
        assert!(taken.is_ok(), "{seed}: {action} is legal but refused");
        if let Err(violation) = game.validate() {
            panic!("{seed}: {violation} after {action}");
        }
    }
    for entry in log.entries() {
        used(&entry.event, &game).into_iter().for_each(&mut count);
    }
}

#[test]
fn everything_in_the_box_is_used() {
    let games = std::env::var("COVERAGE_GAMES").ok();
    let games = games.map_or(GAMES, |games| games.parse().expect("a number of games"));
    let mut uses = box_of_the_game();
    for (number, (seats, settings)) in TABLES.iter().enumerate() {
        let options = Options::parse(*seats, settings.iter().copied()).expect("a table");
        let seed = Seed::from_text(&format!("coverage {number}"));
        for game in 0..games {
            play(&options, &seed.nth(game + 1), &mut uses);
        }
    }
    println!("{games} games at each table, 0 failures\n{}", table(&uses));
    let unused: Vec<_> = uses.iter().filter(|(_, count)| **count == 0).collect();
    assert!(unused.is_empty(), "never used: {unused:?}");
}

fn table(uses: &Uses) -> String {
    let mut table = String::new();
    for ((kind, id), count) in uses {
        // Writing to a string cannot fail.
        let _ = writeln!(table, "{kind:<12} {id:<26} {count:>9}");
    }
    table
}
