//! Everything in the box is used: every crime committed, every dilemma drawn and stored, every token, zone,
//! ability and Echo card used, every decision asked, every end reached.
//!
//! Every state is validated. `COVERAGE_GAMES=5000 cargo test --release -p bots --test all in_too_deep_coverage
//! -- --nocapture` plays as many games by dice at each table, as many of the absent and some that are played well,
//! prints how often each sort of player used what, and demands everything. A short run demands what cannot be
//! missed.

use std::collections::BTreeMap;
use std::fmt::Write;

use bots::{Bot, BotKind, Dice, Player};
use in_too_deep::action::Action;
use in_too_deep::console::{Agent, Console};
use in_too_deep::crime::Scene;
use in_too_deep::event::Event;
use in_too_deep::pieces::{
    Bonus, Crime, Criminal, Dilemma, EchoCard, Evidence, Item, Outcome, Row, Support, Zone,
};
use in_too_deep::prompt::Prompt;
use in_too_deep::step::Step;
use in_too_deep::{InTooDeep, Options, View};
use kernel::{Chance, Eyes, Game, Log, Member, Options as _, Seat, Seed, Viewer};

/// The tables at which is played: seats and settings.
const TABLES: &[(u8, &[(&str, &str)])] = &[
    (1, &[]),
    (1, &[("difficulty", "hard"), ("storylines", "7")]),
    (2, &[("storylines", "6")]),
    (2, &[("echo_joins", "on")]),
    (2, &[("echo_joins", "on"), ("difficulty", "hard")]),
    (3, &[]),
    (4, &[("storylines", "7")]),
    (5, &[("storylines", "7")]),
];

/// The decisions, as their types are called.
const STEPS: &[&str] = &[
    "Hook",
    "HookByToken",
    "Act",
    "Endure",
    "Escort",
    "Patrol",
    "March",
    "Shove",
    "Heights",
    "IonTowers",
    "Harbor",
    "Duel",
    "LoseDuel",
    "Relocate",
    "RelocateTo",
    "RelocateItem",
    "ItemTo",
    "SwapItems",
    "SwapItemWith",
    "SwapCriminals",
    "SwapCriminalWith",
    "SwapItemCriminal",
    "SwapItemCriminalWith",
    "Shift",
    "ShiftTo",
    "Lock",
    "SwapHooks",
    "DropDilemma",
    "Redraw",
    "Look",
    "TakeSeen",
    "TakeUnseen",
    "Expose",
    "Support",
    "Bar",
    "Process",
    "GainGrip",
    "LoseGrip",
    "Bind",
    "SendCriminal",
    "SendGuardian",
    "Outcome",
    "Discard",
    "Draw",
    "EchoGrip",
    "EchoSupport",
    "Store",
];

/// The endings (ID-24.2).
const ENDINGS: &[&str] = &[
    "saved-city",
    "saved-by-force",
    "kept-the-proof",
    "joined-them",
];

/// What a short run cannot miss.
const SURE: &[&str] = &["zone", "item", "evidence", "row", "bonus", "echo card"];

/// The sorts of players, as they head the columns of the list.
const SORTS: [&str; 3] = ["random", "absent", "greedy"];

/// For how many games that are asked for one of each sort is played at a table; games that are played well take so
/// much longer.
const SHARES: [u64; SORTS.len()] = [1, 1, 50];

/// So many decisions no game takes that can still end. Nothing in the rules forces it to (ID-I19): where barriers
/// enclose all criminals in zones with searches, out of reach of every item, nobody can change anything any more.
/// About one in a thousand games by dice with two seats comes to that.
const LIMIT: u32 = 100_000;

/// A kind of thing and one of them.
type Thing = (&'static str, String);

/// How often each sort of player used a thing.
type Uses = BTreeMap<Thing, [u64; SORTS.len()]>;

/// Everything that has to be used, at none yet.
fn box_of_the_game() -> Uses {
    let mut uses = Uses::new();
    let mut add = |kind, ids: &[&str]| {
        uses.extend(ids.iter().map(|id| ((kind, (*id).to_owned()), [0; 3])));
    };
    add("crime", &Crime::ALL.map(Crime::id));
    add("dilemma drawn", &Dilemma::ALL.map(Dilemma::id));
    add("dilemma stored", &Dilemma::ALL.map(Dilemma::id));
    add("support gained", &Support::ALL.map(Support::id));
    let kept = Support::ALL.into_iter().filter(|one| one.is_kept());
    add(
        "support used",
        &kept.map(Support::id).collect::<Vec<&str>>(),
    );
    add("zone", &Zone::ALL.map(Zone::id));
    add("ability", &Criminal::ALL.map(Criminal::id));
    add("item", &Item::ALL.map(Item::id));
    add("evidence", &Evidence::ALL.map(Evidence::id));
    add("row", &Row::ALL.map(Row::id));
    add("bonus", &Bonus::ALL.map(Bonus::id));
    add("outcome", &Outcome::ALL.map(Outcome::id));
    add("echo card", &EchoCard::ALL.map(EchoCard::id));
    add("chapter", &["1 succeeds", "2 succeeds", "3 succeeds"]);
    add("chapter", &["1 fails", "2 fails", "3 fails"]);
    add("ending", ENDINGS);
    add("decision", STEPS);
    uses
}

/// What an event uses.
fn used(event: &Event) -> Option<Thing> {
    let thing = |kind: &'static str, id: &str| Some((kind, id.to_owned()));
    match *event {
        Event::CrimeCommitted { crime, .. } => thing("crime", crime.id()),
        Event::DilemmaDrawn { dilemma, .. } => thing("dilemma drawn", dilemma.id()),
        Event::SupportGained {
            agent: Agent::Person(_),
            support,
            ..
        } => thing("support gained", support.id()),
        Event::SupportUsed { support, .. } => thing("support used", support.id()),
        Event::ZoneUsed { zone, .. } => thing("zone", zone.id()),
        Event::PickedUp { item, .. } => thing("item", item.id()),
        Event::EvidenceTaken { evidence, .. } => thing("evidence", evidence.id()),
        Event::PlacedInRow { row, .. } => thing("row", row.id()),
        Event::PlacedInPlan {
            bonus: Some(bonus), ..
        } => thing("bonus", bonus.id()),
        Event::OutcomeChosen { outcome, .. } => thing("outcome", outcome.id()),
        Event::EchoCardTurned { card } => thing("echo card", card.id()),
        Event::InvestigationSucceeded { chapter } => {
            thing("chapter", &format!("{chapter} succeeds"))
        }
        Event::InvestigationFailed { chapter, .. } => thing("chapter", &format!("{chapter} fails")),
        _ => None,
    }
}

/// Whose ability an action of step 3 needs.
fn ability(view: &View, seat: Seat, action: Action) -> Option<Criminal> {
    match action {
        Action::Fix(_) => Some(Criminal::Fixer),
        Action::Push(..) => Some(Criminal::Enforcer),
        Action::Hack(..) | Action::Fetch(_) => Some(Criminal::Hacker),
        Action::Smuggle(_) => Some(Criminal::Smuggler),
        Action::Sense(_) => Some(Criminal::Seer),
        Action::Guardian(_) | Action::Barrier(..) => Some(Criminal::Crusher),
        Action::Jump => Some(Criminal::Jumper),
        Action::Dash(_) => Some(Criminal::Courier),
        Action::Move(Criminal::Shadow, to) => {
            let from = view.open.city.find(Criminal::Shadow)?;
            let barred = view.open.city.barred(from, to) && !view.open.turn.ignore_barriers;
            barred.then_some(Criminal::Shadow)
        }
        // The crime would not be possible without it.
        Action::Commit(crime) => {
            let passive = [Criminal::Shadow, Criminal::Mechanic].into_iter();
            let mut needed = passive.filter(|criminal| {
                let mut console: Console = *view.open.console(seat);
                console.grip[criminal.index()] = 0;
                let scene = Scene {
                    city: &view.open.city,
                    console: &console,
                };
                !scene.allows(crime)
            });
            needed.next()
        }
        _ => None,
    }
}

/// Whether an action of step 3 is asked for.
fn acts(asked: Prompt) -> bool {
    matches!(
        asked,
        Prompt::Step {
            step: Step::Act | Step::Endure(_),
            ..
        }
    )
}

/// The decision that is asked, by the name of its type.
fn decision(asked: Prompt) -> Thing {
    let name = match asked {
        Prompt::Step { step, .. } => format!("{step:?}"),
        Prompt::Store { .. } => "Store".to_owned(),
    };
    let end = name.find(|c: char| !c.is_alphanumeric());
    ("decision", name[..end.unwrap_or(name.len())].to_owned())
}

/// Somebody who has left the table.
struct Absent;

impl Player<InTooDeep> for Absent {
    fn choose(&mut self, eyes: &Eyes<'_, InTooDeep>, legal: &[Action]) -> Action {
        InTooDeep::default_action(&eyes.view(), legal)
    }
}

/// The players of a game, of one sort.
fn players(sort: &str, seats: u8, seed: &Seed) -> Vec<Box<dyn Player<InTooDeep>>> {
    let mut dice = Dice::new(seed);
    let player = |_| -> Box<dyn Player<InTooDeep>> {
        match sort {
            "absent" => Box::new(Absent),
            name => {
                let kind: BotKind = name.parse().expect("the name of a bot");
                Box::new(Bot::new(kind, dice.split()))
            }
        }
    };
    (0..seats).map(player).collect()
}

/// Plays a game, validating every state, and tells what is used.
fn play(
    options: &Options,
    seed: &Seed,
    players: &mut [Box<dyn Player<InTooDeep>>],
    count: &mut impl FnMut(Thing),
) {
    let mut chance = Chance::new(seed);
    let mut log = Log::new();
    let mut game = InTooDeep::new(options, &mut chance, &mut log);
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = game.to_act().iter().next() {
        decisions += 1;
        if decisions > LIMIT {
            count(("ending", "none: stuck".to_owned()));
            return;
        }
        let asked = game.prompt(seat).expect("somebody is asked");
        count(decision(asked));
        legal.clear();
        game.legal(seat, &mut legal);
        let action = players[seat.index()].choose(&Eyes::new(&game, seat), &legal);
        if acts(asked)
            && let Some(criminal) = ability(&game.view(Viewer::Seat(seat)), seat, action)
        {
            count(("ability", criminal.id().to_owned()));
        }
        let taken = game.apply(seat, action, &mut chance, &mut log);
        assert!(taken.is_ok(), "{seed}: {action} is legal but refused");
        if let Err(violation) = game.validate() {
            panic!("{seed}: {violation} after {action}");
        }
    }
    log.entries()
        .filter_map(|entry| used(&entry.event))
        .for_each(&mut *count);
    let view = game.view(Viewer::Spectator);
    let people = Seat::all(options.seats());
    for known in people.filter_map(|seat| view.papers(seat).known) {
        let stored = known.databank.iter();
        stored.for_each(|one| count(("dilemma stored", one.id().to_owned())));
    }
    let end = InTooDeep::standing(&view).end.expect("the game is over");
    count(("ending", end.reason.to_owned()));
}

/// How many games of a sort are played at a table. By dice, tables without Echo take thousands of decisions.
fn games(sort: usize, table: usize) -> u64 {
    let asked = std::env::var("COVERAGE_GAMES").ok();
    let asked = asked.map(|games| games.parse::<u64>().expect("a number of games"));
    match asked {
        Some(games) => games.div_ceil(SHARES[sort]),
        None => match SORTS[sort] {
            "random" => u64::from(table < 2),
            "absent" => 3,
            _ => u64::from(table == 0 || table == 3),
        },
    }
}

#[test]
fn everything_in_the_box_is_used() {
    let mut uses = box_of_the_game();
    for (column, sort) in SORTS.into_iter().enumerate() {
        for (table, (seats, settings)) in TABLES.iter().enumerate() {
            let options = Options::parse(*seats, settings.iter().copied()).expect("a table");
            let seeds = Seed::from_text(&format!("coverage {table}"));
            let games = games(column, table);
            for game in 0..games {
                let seed = seeds.nth(game);
                let mut players = players(sort, *seats, &seed);
                play(&options, &seed, &mut players, &mut |thing| {
                    uses.entry(thing).or_default()[column] += 1;
                });
            }
            println!("{games} {sort} games with {seats} seats {settings:?}");
        }
    }
    let missing: Vec<&Thing> = uses
        .iter()
        .filter(|(_, counts)| counts.iter().all(|count| *count == 0))
        .map(|(thing, _)| thing)
        .collect();
    if std::env::var("COVERAGE_GAMES").is_ok() {
        println!("{}", list(&uses));
        assert!(missing.is_empty(), "never used: {missing:?}");
    }
    let sure = missing.iter().filter(|(kind, _)| SURE.contains(kind));
    let sure: Vec<_> = sure.collect();
    assert!(sure.is_empty(), "never used: {sure:?}");
}

fn list(uses: &Uses) -> String {
    let [random, absent, greedy] = SORTS;
    let mut list = format!("{:<44}{random:>10}{absent:>10}{greedy:>10}\n", "");
    for ((kind, id), [random, absent, greedy]) in uses {
        // Writing to a string cannot fail.
        let _ = writeln!(
            list,
            "{kind:<16} {id:<27}{random:>10}{absent:>10}{greedy:>10}"
        );
    }
    list
}
