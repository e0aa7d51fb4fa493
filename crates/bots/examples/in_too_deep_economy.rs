//! What comes of the numbers of In Too Deep that are ours: scores of each bot at each table, how chapters and games
//! end, and what greedy agents do with everything there is.
//!
//! `cargo run --release -p bots --example in_too_deep_economy -- 200` plays as many games for each line. A thing
//! that is much better or much worse than the others shows in the last column: how much richer those are who used
//! it than those who did not. Look there before and after changing a value.

mod common;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bots::{Bot, BotKind, Dice, Player};
use in_too_deep::console::Agent;
use in_too_deep::pieces::{Crime, Outcome};
use in_too_deep::score::Verdict;
use in_too_deep::{Event, InTooDeep, Options};
use kernel::{Chance, Eyes, Game, Log, Options as _, Seed, Set, Viewer};

/// A kind of table: its name, its seats and its settings.
type Table = (&'static str, u8, &'static [(&'static str, &'static str)]);

/// Every kind of table.
const TABLES: [Table; 8] = [
    ("1 (normal)", 1, &[]),
    ("1 (hard)", 1, &[("difficulty", "hard")]),
    ("2", 2, &[]),
    ("2 (normal)", 2, &[("echo_joins", "on")]),
    (
        "2 (hard)",
        2,
        &[("echo_joins", "on"), ("difficulty", "hard")],
    ),
    ("3", 3, &[]),
    ("4", 4, &[]),
    ("5", 5, &[]),
];

/// Games by dice with several people last so long that one is played for as many as are asked for.
const BY_DICE: u64 = 10;

/// What one agent did in a game, and what came of it.
#[derive(Default)]
struct Career {
    score: i32,
    corruption: i32,
    stored: usize,
    turns: u32,
    /// Crimes by deck: level 1, 2, 3 and petty.
    crimes: [u32; 4],
    /// The score sheet.
    sheet: BTreeMap<&'static str, i32>,
    /// Everything done, as often as it was done.
    deeds: Vec<String>,
}

/// What came of a game.
struct Finished {
    careers: Vec<Career>,
    echo: Option<i32>,
    won: bool,
    foiled: bool,
    /// Which chapters succeeded.
    chapters: [bool; 3],
    committed: Set<Crime>,
    decisions: u32,
    time: Duration,
}

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok());
    let games: u64 = games.unwrap_or(100);
    println!("In Too Deep, {games} games for each line\n");
    println!(
        "| bot | table | mean | min | q1 | median | q3 | max | Echo | wins | foiled | chapters 1/2/3 | turns \
         | crimes 1/2/3/petty | stored | corruption | decisions | ms each | s a game |"
    );
    println!("|{}", "---|".repeat(19));
    let mut greedy = Vec::new();
    let mut never = Set::<Crime>::full();
    for kind in BotKind::ALL {
        for table in TABLES {
            let by_dice = *kind == BotKind::Random && table.1 > 1;
            let games = if by_dice {
                games.div_ceil(BY_DICE)
            } else {
                games
            };
            let finished = line(*kind, table, games);
            if *kind == BotKind::Greedy {
                for game in &finished {
                    never = never.without(game.committed);
                }
                let careers = finished.into_iter().flat_map(|game| game.careers);
                greedy.push((table, careers.collect::<Vec<Career>>()));
            }
        }
    }
    println!("\nCrimes that no greedy agent committed: {never:?}");
    sheets(&greedy);
    for ((name, ..), careers) in &greedy {
        println!("\nGreedy agents, {name} at the table\n");
        println!("| what | for each agent | richer by |\n|---|---|---|");
        let careers: Vec<(i32, &[String])> = careers
            .iter()
            .map(|career| (career.score, career.deeds.as_slice()))
            .collect();
        common::deeds(&careers);
    }
}

/// Plays games and prints what came of them in one line.
fn line(kind: BotKind, table: Table, games: u64) -> Vec<Finished> {
    let seed = Seed::from_text("economy");
    let finished: Vec<Finished> = (0..games)
        .map(|game| play(kind, table, &seed.nth(game)))
        .collect();
    let count = finished.len() as f64;
    let careers: Vec<&Career> = finished.iter().flat_map(|game| &game.careers).collect();
    let agents = careers.len() as f64;
    let share = |what: fn(&Finished) -> bool| {
        let so_many = finished.iter().filter(|game| what(game)).count();
        format!("{:.0}%", 100.0 * so_many as f64 / count)
    };
    let each = |what: &dyn Fn(&Career) -> f64| {
        careers.iter().map(|career| what(career)).sum::<f64>() / agents
    };
    let crimes = [0, 1, 2, 3].map(|deck| {
        let each = each(&|career| f64::from(career.crimes[deck]));
        format!("{each:.1}")
    });
    let chapters: [fn(&Finished) -> bool; 3] = [
        |game| game.chapters[0],
        |game| game.chapters[1],
        |game| game.chapters[2],
    ];
    let (echo, wins) = match finished.first().and_then(|game| game.echo) {
        Some(_) => {
            let echo = common::mean(finished.iter().filter_map(|game| game.echo));
            (format!("{echo:.0}"), share(|game| game.won))
        }
        None => Default::default(),
    };
    let decisions = finished.iter().map(|game| f64::from(game.decisions));
    let decisions = decisions.sum::<f64>();
    let time = finished.iter().map(|game| game.time.as_secs_f64());
    let time = time.sum::<f64>();
    let scores = careers.iter().map(|career| career.score);
    println!(
        "| {kind} | {} | {:.0} | {} | {echo} | {wins} | {} | {} | {:.1} | {} | {:.1} | {:.1} | {:.0} | {:.2} | {:.2} |",
        table.0,
        common::mean(scores.clone()),
        common::spread(scores),
        share(|game| game.foiled),
        chapters.map(share).join("/"),
        each(&|career| f64::from(career.turns)),
        crimes.join("/"),
        each(&|career| career.stored as f64),
        each(&|career| f64::from(career.corruption)),
        decisions / count,
        time * 1000.0 / decisions,
        time / count,
    );
    finished
}

/// Plays one game.
fn play(kind: BotKind, (_, seats, settings): Table, seed: &Seed) -> Finished {
    let options = Options::parse(seats, settings.iter().copied()).expect("a kind of table");
    let mut dice = Dice::new(seed);
    let mut players: Vec<Bot> = (0..seats).map(|_| Bot::new(kind, dice.split())).collect();
    let mut chance = Chance::new(seed);
    let mut log = Log::new();
    let mut game = InTooDeep::new(&options, &mut chance, &mut log);
    let (mut decisions, mut time) = (0, Duration::ZERO);
    while let Some(seat) = game.to_act().iter().next() {
        let legal = game.legal_actions(seat);
        let begun = Instant::now();
        let action = players[seat.index()].choose(&Eyes::new(&game, seat), &legal);
        time += begun.elapsed();
        decisions += 1;
        let taken = game.apply(seat, action, &mut chance, &mut log);
        assert!(taken.is_ok(), "{action} is refused");
    }
    let view = game.view(Viewer::Spectator);
    let standing = InTooDeep::standing(&view);
    let verdict = Verdict::of(&view).expect("the game is over");
    let careers = standing.seats.iter().map(|score| Career {
        score: score.total,
        corruption: verdict.corruption[score.seat.index()],
        stored: view.papers(score.seat).databank.into(),
        sheet: score
            .categories
            .iter()
            .map(|category| (category.name, category.points.unwrap_or(0)))
            .collect(),
        ..Career::default()
    });
    let mut finished = Finished {
        careers: careers.collect(),
        echo: standing.automas.first().map(|echo| echo.total),
        won: standing.end.is_some_and(|end| !end.winners.is_empty()),
        foiled: verdict.foiled,
        chapters: [false; 3],
        committed: Set::default(),
        decisions,
        time,
    };
    for entry in log.entries() {
        note(&entry.event, &mut finished);
    }
    finished
}

/// Notes what an event tells of the economy.
fn note(event: &Event, game: &mut Finished) {
    match *event {
        Event::TurnBegan {
            agent: Agent::Person(seat),
        } => game.careers[seat.index()].turns += 1,
        Event::CrimeCommitted { seat, crime } => {
            game.careers[seat.index()].crimes[crime.deck() as usize] += 1;
            game.committed.insert(crime);
        }
        Event::InvestigationSucceeded { chapter } => {
            game.chapters[usize::from(chapter) - 1] = true;
        }
        _ => {}
    }
    if let Some((agent, deed)) = deed(event)
        && let Some(seat) = agent.seat()
    {
        game.careers[seat.index()].deeds.push(deed);
    }
}

/// Who did what.
fn deed(event: &Event) -> Option<(Agent, String)> {
    Some(match *event {
        Event::CrimeCommitted { seat, crime } => (seat.into(), format!("crime {}", crime.id())),
        Event::OutcomeChosen { seat, outcome } => {
            let how = match outcome {
                Outcome::Careful => "careful",
                Outcome::Reckless => "reckless",
            };
            (seat.into(), format!("outcome {how}"))
        }
        Event::ZoneUsed { seat, zone, .. } => (seat.into(), format!("zone {}", zone.id())),
        Event::SupportGained { agent, support, .. } => {
            (agent, format!("support gained {}", support.id()))
        }
        Event::SupportUsed { seat, support } => {
            (seat.into(), format!("support used {}", support.id()))
        }
        Event::Hooked { agent, criminal }
        | Event::HookedFrom {
            agent, criminal, ..
        } => (agent, format!("hook {}", criminal.id())),
        Event::GripPaid { seat, criminal } => (seat.into(), format!("endure {}", criminal.id())),
        Event::PlacedInRow { seat, .. } => (seat.into(), "process row".to_owned()),
        Event::PlacedInPlan { seat, bonus, .. } => match bonus {
            Some(bonus) => (seat.into(), format!("process bonus {}", bonus.id())),
            None => (seat.into(), "process box".to_owned()),
        },
        Event::DilemmaChosen { seat, dilemma } => (seat.into(), format!("store {}", dilemma.id())),
        Event::DuelWon { winner, loser, .. } => match winner {
            Agent::Person(_) => (winner, "duel won".to_owned()),
            Agent::Echo => (loser, "duel lost".to_owned()),
        },
        _ => return None,
    })
}

/// Prints where the Intel of greedy agents comes from.
fn sheets(greedy: &[(Table, Vec<Career>)]) {
    println!("\nThe score sheet of a greedy agent\n");
    let tables = greedy.iter().map(|((name, ..), _)| *name);
    println!("| what | {} |", tables.collect::<Vec<_>>().join(" | "));
    println!("|---|{}", "---|".repeat(greedy.len()));
    let first = greedy.iter().find_map(|(_, careers)| careers.first());
    for name in first.into_iter().flat_map(|career| career.sheet.keys()) {
        let means = greedy.iter().map(|(_, careers)| {
            let points = careers.iter().filter_map(|career| career.sheet.get(name));
            format!("{:.1}", common::mean(points.copied()))
        });
        println!("| {name} | {} |", means.collect::<Vec<_>>().join(" | "));
    }
}
