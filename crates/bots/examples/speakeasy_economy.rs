//! What comes of the numbers of Speakeasy that are ours: scores of each bot with each number of players
//! and against each Rival, where the money comes from, and what greedy bosses do with everything there is.
//!
//! `cargo run --release -p bots --example speakeasy_economy -- 200` plays as many games for each line.
//! A thing that is much better or much worse than the others shows in the last column: how much richer
//! those are who used it than those who did not. Look there before and after changing a value.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use bots::{Bot, BotKind, Dice, Player};
use kernel::{Chance, Eyes, Game, Log, Options as _, Seed, Viewer};
use speakeasy::boss::Boss;
use speakeasy::{Event, Options, Speakeasy};

/// A kind of table.
#[derive(Clone, Copy)]
struct Table {
    seats: u8,
    rival: Option<&'static str>,
}

/// Every kind of table.
const TABLES: [Table; 6] = [
    solo("easy"),
    solo("normal"),
    solo("hard"),
    company(2),
    company(3),
    company(4),
];

const fn solo(rival: &'static str) -> Table {
    Table {
        seats: 1,
        rival: Some(rival),
    }
}

const fn company(seats: u8) -> Table {
    Table { seats, rival: None }
}

impl Table {
    fn options(self) -> Options {
        let difficulty = self.rival.map(|rival| ("difficulty", rival));
        Options::parse(self.seats, difficulty).expect("a kind of table")
    }

    fn name(self) -> String {
        match self.rival {
            Some(rival) => format!("1 ({rival})"),
            None => self.seats.to_string(),
        }
    }
}

/// What one boss did in a game, and what came of it.
#[derive(Default)]
struct Career {
    score: i32,
    /// The score sheet at the end, and the money that came from each source before.
    money: BTreeMap<&'static str, i32>,
    /// Everything done, as often as it was done.
    deeds: Vec<String>,
}

/// What came of a game.
struct Outcome {
    careers: Vec<Career>,
    rival: i32,
    won: bool,
    decisions: u32,
    time: Duration,
}

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok());
    let games: u64 = games.unwrap_or(50);
    println!("Speakeasy, {games} games for each line\n");
    println!(
        "| bot | seats | mean | min | q1 | median | q3 | max | Rival | wins | decisions | ms each |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|");
    let mut greedy = Vec::new();
    for kind in BotKind::ALL {
        for table in TABLES {
            let careers = line(*kind, table, games);
            if *kind == BotKind::Greedy {
                greedy.push((table, careers));
            }
        }
    }
    money(&greedy);
    for (table, careers) in &greedy {
        deeds(*table, careers);
    }
}

/// Plays games and prints what came of them in one line.
fn line(kind: BotKind, table: Table, games: u64) -> Vec<Career> {
    let seed = Seed::from_text("economy");
    let (mut careers, mut rival, mut wins) = (Vec::new(), 0, 0);
    let (mut decisions, mut time) = (0, Duration::ZERO);
    for game in 0..games {
        let outcome = play(kind, table, &seed.nth(game));
        careers.extend(outcome.careers);
        rival += outcome.rival;
        wins += u64::from(outcome.won);
        decisions += outcome.decisions;
        time += outcome.time;
    }
    let scores = careers.iter().map(|career| career.score);
    let (rival, wins) = match table.rival {
        Some(_) => (
            format!("{:.0}", f64::from(rival) / games as f64),
            format!("{:.1}%", 100.0 * wins as f64 / games as f64),
        ),
        None => Default::default(),
    };
    println!(
        "| {kind} | {} | {:.0} | {} | {rival} | {wins} | {:.0} | {:.2} |",
        table.name(),
        common::mean(scores.clone()),
        common::spread(scores),
        f64::from(decisions) / games as f64,
        time.as_secs_f64() * 1000.0 / f64::from(decisions),
    );
    careers
}

/// Plays one game.
fn play(kind: BotKind, table: Table, seed: &Seed) -> Outcome {
    let options = table.options();
    let mut dice = Dice::new(seed);
    let mut players: Vec<Bot> = (0..table.seats)
        .map(|_| Bot::new(kind, dice.split()))
        .collect();
    let mut chance = Chance::new(seed);
    let mut log = Log::new();
    let mut game = Speakeasy::new(&options, &mut chance, &mut log);
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
    let standing = Speakeasy::standing(&view);
    let mut careers: Vec<Career> = standing
        .seats
        .iter()
        .map(|score| Career {
            score: score.total,
            money: score
                .categories
                .iter()
                .map(|category| (category.name, category.points.unwrap_or(0)))
                .collect(),
            deeds: Vec::new(),
        })
        .collect();
    for entry in log.entries() {
        note(&entry.event, &mut careers);
    }
    Outcome {
        careers,
        rival: standing.automas.first().map_or(0, |rival| rival.total),
        won: standing.end.is_some_and(|end| !end.winners.is_empty()),
        decisions,
        time,
    }
}

/// Notes what an event tells of the economy.
fn note(event: &Event, careers: &mut [Career]) {
    if let Some((boss, source, amount)) = earned(event)
        && let Some(seat) = boss.seat()
    {
        *careers[seat.index()].money.entry(source).or_default() += i32::from(amount);
    }
    if let Some((boss, deed)) = deed(event)
        && let Some(seat) = boss.seat()
    {
        careers[seat.index()].deeds.push(deed);
    }
}

/// Who earned how much, and by what; or paid it.
fn earned(event: &Event) -> Option<(Boss, &'static str, u16)> {
    Some(match *event {
        Event::PaidOut { boss, amount, .. } => (boss, "+ payouts", amount),
        Event::BookCooked { boss, money, .. } => (boss, "+ books", money),
        Event::Sold { seat, price, .. } => (seat.into(), "+ sales", price),
        Event::CasinosPaid { boss, amount } => (boss, "+ casinos", amount),
        Event::CrateOpened { seat, cash, .. } => (seat.into(), "+ crates", cash),
        Event::CashGained { boss, amount, .. } => (boss, "+ gifts", amount),
        Event::Paid {
            seat,
            amount,
            laundered,
        } => (seat.into(), "- paid", amount + laundered),
        _ => return None,
    })
}

/// Who did what.
fn deed(event: &Event) -> Option<(Boss, String)> {
    Some(match event {
        Event::CapoSent { boss, person } => (*boss, format!("person {}", person.id())),
        Event::CapoSwapped { seat, person, .. } => {
            (Boss::Player(*seat), format!("swap {}", person.id()))
        }
        Event::HelperUsed { seat, helper } => {
            (Boss::Player(*seat), format!("helper {}", helper.id()))
        }
        Event::CardPlayed { seat, card } => (Boss::Player(*seat), format!("card {}", card.id())),
        Event::TokenPlayed { seat, token } => {
            (Boss::Player(*seat), format!("token {}", token.id()))
        }
        Event::Opened { boss, building, .. } => (*boss, format!("build open {}", building.id())),
        Event::TookOver { boss, building, .. } => {
            (*boss, format!("build take over {}", building.id()))
        }
        Event::Upgraded { boss, building, .. } => {
            (*boss, format!("build upgrade to {}", building.id()))
        }
        Event::MobsterProtects { boss, .. } => (*boss, "protect".to_owned()),
        Event::Produced { seat, .. } => (Boss::Player(*seat), "produce".to_owned()),
        Event::Bought { seat, ship, .. } => (Boss::Player(*seat), format!("buy {}", ship.id())),
        Event::Loaded { seat, .. } => (Boss::Player(*seat), "load".to_owned()),
        Event::Delivered { seat, .. } => (Boss::Player(*seat), "deliver".to_owned()),
        Event::Sold { seat, .. } => (Boss::Player(*seat), "sell".to_owned()),
        Event::Allied { seat, gangster } => {
            (Boss::Player(*seat), format!("ally {}", gangster.id()))
        }
        Event::Raided { seat, ship, .. } => (Boss::Player(*seat), format!("raid {}", ship.id())),
        Event::CrateOpened { seat, item, .. } => {
            (Boss::Player(*seat), format!("crate {}", item.id()))
        }
        Event::BookCooked { boss, goal, .. } => (*boss, format!("book {}", goal.id())),
        Event::HeldFreely { boss, .. } => (*boss, "war held freely".to_owned()),
        Event::Defended { seat, .. } => (Boss::Player(*seat), "war defended".to_owned()),
        Event::BuildingLost { boss, building, .. } => {
            (*boss, format!("war lost {}", building.id()))
        }
        Event::LevelRaised { seat, track, .. } => {
            (Boss::Player(*seat), format!("level {}", track.id()))
        }
        Event::ThugHired { seat, .. } => (Boss::Player(*seat), "hire thug".to_owned()),
        _ => return None,
    })
}

/// Prints where the money of greedy bosses is at the end, and where it came from.
fn money(greedy: &[(Table, Vec<Career>)]) {
    println!("\nMoney of a greedy boss: at the end, and how it came and went\n");
    let tables = greedy.iter().map(|(table, _)| table.name());
    println!("| what | {} |", tables.collect::<Vec<_>>().join(" | "));
    println!("|---|{}", "---|".repeat(greedy.len()));
    let all = greedy.iter().flat_map(|(_, careers)| careers);
    let names: BTreeSet<&str> = all
        .flat_map(|career| career.money.keys().copied())
        .collect();
    for name in names {
        let means = greedy.iter().map(|(_, careers)| {
            let sum: i32 = careers
                .iter()
                .filter_map(|career| career.money.get(name))
                .sum();
            format!("{:.1}", f64::from(sum) / careers.len() as f64)
        });
        println!("| {name} | {} |", means.collect::<Vec<_>>().join(" | "));
    }
}

/// Prints how often things were done, and how much richer those are who did them.
fn deeds(table: Table, careers: &[Career]) {
    println!("\nGreedy bosses, {} at the table\n", table.name());
    println!("| what | for each boss | richer by |\n|---|---|---|");
    let careers: Vec<(i32, &[String])> = careers
        .iter()
        .map(|career| (career.score, career.deeds.as_slice()))
        .collect();
    common::deeds(&careers);
}
