//! What comes of the numbers of In Too Deep that are ours: one table for each mode, with scores, where they come
//! from, how crimes, chapters and games end and how long they last.
//!
//! `cargo run --release -p bots --example in_too_deep_economy -- 200` plays as many games for each column; a second
//! argument names one mode only (`solo`, `solo-hard`, `two`, `duo-echo`, `duo-echo-hard`, `three`, `four`, `five`),
//! and `deeds` behind it adds what greedy agents did and how much richer those are who did it. Look there before
//! and after changing a value.

mod common;

use std::time::{Duration, Instant};

use bots::{Bot, BotKind, Dice, Player};
use in_too_deep::console::Agent;
use in_too_deep::pieces::{Crime, Outcome};
use in_too_deep::score::Verdict;
use in_too_deep::{Action, Event, InTooDeep, Options};
use kernel::{Chance, Eyes, Game, Log, Options as _, Seat, Seed, Set, Viewer};

/// A mode: its name, its seats and its settings.
type Mode = (&'static str, u8, &'static [(&'static str, &'static str)]);

/// Every mode.
const MODES: [Mode; 8] = [
    ("solo", 1, &[]),
    ("solo-hard", 1, &[("difficulty", "hard")]),
    ("two", 2, &[]),
    ("duo-echo", 2, &[("echo_joins", "on")]),
    (
        "duo-echo-hard",
        2,
        &[("echo_joins", "on"), ("difficulty", "hard")],
    ),
    ("three", 3, &[]),
    ("four", 4, &[]),
    ("five", 5, &[]),
];

/// Games by dice with several people last so long that one is played for as many as are asked for.
const BY_DICE: u64 = 10;

/// Who sits at a table: a column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Company {
    Random,
    Greedy,
    /// Greedy agents who always choose this outcome.
    All(Outcome),
    /// Greedy agents, careful and reckless ones in turn: which of them is better off among the others.
    Mixed,
}

impl Company {
    const ALL: [Company; 5] = [
        Company::Random,
        Company::Greedy,
        Company::All(Outcome::Careful),
        Company::All(Outcome::Reckless),
        Company::Mixed,
    ];

    fn name(self) -> &'static str {
        match self {
            Company::Random => "random",
            Company::Greedy => "greedy",
            Company::All(Outcome::Careful) => "all careful",
            Company::All(Outcome::Reckless) => "all reckless",
            Company::Mixed => "mixed",
        }
    }

    /// Which outcome somebody always chooses.
    fn outcome(self, seat: Seat, game: u64) -> Option<Outcome> {
        match self {
            Company::Random | Company::Greedy => None,
            Company::All(outcome) => Some(outcome),
            Company::Mixed => Some(Outcome::ALL[(seat.index() + game as usize) % 2]),
        }
    }

    fn bot(self) -> BotKind {
        match self {
            Company::Random => BotKind::Random,
            _ => BotKind::Greedy,
        }
    }
}

/// What one agent did in a game, and what came of it.
#[derive(Default)]
struct Career {
    /// Which outcome the agent always chose, if it was not free.
    outcome: Option<Outcome>,
    score: i32,
    won: bool,
    corruption: i32,
    stored: usize,
    turns: u32,
    /// Crimes by deck: level 1, 2, 3 and petty.
    crimes: [u32; 4],
    /// Outcomes chosen: careful and reckless.
    outcomes: [u32; 2],
    /// Evidence processed into the rows and into the plan.
    processed: [u32; 2],
    /// The score sheet.
    sheet: Vec<(&'static str, i32)>,
    /// Everything done, as often as it was done.
    deeds: Vec<String>,
}

/// What came of a game.
struct Finished {
    careers: Vec<Career>,
    echo: Option<i32>,
    foiled: bool,
    /// Which chapters succeeded.
    chapters: [bool; 3],
    committed: Set<Crime>,
    decisions: u32,
    time: Duration,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().and_then(|games| games.parse().ok());
    let games: u64 = games.unwrap_or(100);
    let only = arguments.next();
    let deeds = arguments.next().is_some_and(|word| word == "deeds");
    let mut never = Set::<Crime>::full();
    for mode in MODES {
        if only.as_ref().is_some_and(|only| only != mode.0) {
            continue;
        }
        let mut columns = Vec::new();
        for company in Company::ALL {
            if company == Company::Mixed && mode.1 == 1 {
                continue;
            }
            let by_dice = company == Company::Random && mode.1 > 1;
            let games = games.div_ceil(if by_dice { BY_DICE } else { 1 });
            let finished = games_of(company, mode, games);
            if company == Company::Greedy {
                for game in &finished {
                    never = never.without(game.committed);
                }
            }
            columns.push((company, finished));
        }
        table(mode.0, &columns);
        if deeds {
            println!("\n| what | for each greedy agent | richer by |\n|---|---|---|");
            let greedy = columns.iter().filter(|(who, _)| *who == Company::Greedy);
            let careers = greedy.flat_map(|(_, games)| games.iter().flat_map(|one| &one.careers));
            let careers: Vec<(i32, &[String])> = careers
                .map(|career| (career.score, career.deeds.as_slice()))
                .collect();
            common::deeds(&careers);
        }
    }
    println!("\nCrimes that no greedy agent committed: {never:?}");
}

/// Plays games.
fn games_of(company: Company, mode: Mode, games: u64) -> Vec<Finished> {
    let seed = Seed::from_text("economy");
    (0..games)
        .map(|game| play(company, mode, game, &seed.nth(game)))
        .collect()
}

/// Prints what came of the games of a mode: a column for each company.
fn table(name: &str, columns: &[(Company, Vec<Finished>)]) {
    let row = |what: &str, cell: &dyn Fn(&[Finished]) -> String| {
        let cells = columns.iter().map(|(_, games)| cell(games));
        println!("| {what} | {} |", cells.collect::<Vec<_>>().join(" | "));
    };
    let names = columns.iter().map(|(company, _)| company.name());
    println!("\n## {name}\n");
    println!("| | {} |", names.collect::<Vec<_>>().join(" | "));
    println!("|---|{}", "---|".repeat(columns.len()));
    row("games", &|games| games.len().to_string());
    row("score, mean", &|games| each(games, |one| one.score.into()));
    row("least / quarters / most", &|games| {
        let scores = games.iter().flat_map(|game| &game.careers);
        common::spread(scores.map(|career| career.score)).replace(" | ", " / ")
    });
    for (what, outcome) in [
        ("of the careful: score, won", Outcome::Careful),
        ("of the reckless: score, won", Outcome::Reckless),
    ] {
        row(what, &|games| {
            let careers = games.iter().flat_map(|game| &game.careers);
            let of: Vec<&Career> = careers
                .filter(|career| career.outcome == Some(outcome))
                .collect();
            if of.is_empty() {
                return String::new();
            }
            let score = common::mean(of.iter().map(|career| career.score));
            let won = of.iter().filter(|career| career.won).count();
            format!("{score:.1}, {}", percent(won as f64 / of.len() as f64))
        });
    }
    row("Echo, mean", &|games| {
        let echo: Vec<i32> = games.iter().filter_map(|game| game.echo).collect();
        if echo.is_empty() {
            return String::new();
        }
        format!("{:.1}", common::mean(echo))
    });
    row("somebody beats Echo or all", &|games| {
        share(games, |game| game.careers.iter().any(|career| career.won))
    });
    row("plan foiled", &|games| share(games, |game| game.foiled));
    for chapter in 0..3 {
        row(&format!("chapter {} succeeds", chapter + 1), &|games| {
            share(games, |game| game.chapters[chapter])
        });
    }
    row("careful outcomes", &|games| {
        let careers = games.iter().flat_map(|game| &game.careers);
        let [careful, reckless] = careers.fold([0, 0], |sum, career| {
            [sum[0] + career.outcomes[0], sum[1] + career.outcomes[1]]
        });
        if careful + reckless == 0 {
            return String::new();
        }
        percent(f64::from(careful) / f64::from(careful + reckless))
    });
    row("crimes of level 1 / 2 / 3 / petty", &|games| {
        let decks = [0, 1, 2, 3].map(|deck| each(games, |one| one.crimes[deck].into()));
        decks.join(" / ")
    });
    row("processed into rows / plan", &|games| {
        let places = [0, 1].map(|place| each(games, |one| one.processed[place].into()));
        places.join(" / ")
    });
    row("dilemmas stored", &|games| {
        each(games, |one| one.stored as f64)
    });
    row("corruption", &|games| {
        each(games, |one| one.corruption.into())
    });
    let first = columns.iter().find_map(|(_, games)| games.first());
    let sheet = first.map(|game| &game.careers[0].sheet);
    for (at, (category, _)) in sheet.into_iter().flatten().enumerate() {
        row(category, &|games| each(games, |one| one.sheet[at].1.into()));
    }
    row("rounds", &|games| each(games, |one| one.turns.into()));
    row("decisions", &|games| {
        format!("{:.0}", mean(games, |game| game.decisions.into()))
    });
    row("seconds for a game", &|games| {
        format!("{:.2}", mean(games, |game| game.time.as_secs_f64()))
    });
}

fn percent(share: f64) -> String {
    format!("{:.0}%", 100.0 * share)
}

/// The mean over games.
fn mean(games: &[Finished], what: impl Fn(&Finished) -> f64) -> f64 {
    games.iter().map(what).sum::<f64>() / games.len() as f64
}

/// In how many games something is so.
fn share(games: &[Finished], what: impl Fn(&Finished) -> bool) -> String {
    percent(mean(games, |game| f64::from(u8::from(what(game)))))
}

/// The mean over all people.
fn each(games: &[Finished], what: impl Fn(&Career) -> f64) -> String {
    let careers = games.iter().flat_map(|game| &game.careers);
    let count = careers.clone().count() as f64;
    format!("{:.1}", careers.map(what).sum::<f64>() / count)
}

/// Plays one game.
fn play(company: Company, (_, seats, settings): Mode, number: u64, seed: &Seed) -> Finished {
    let options = Options::parse_simulated(seats, settings.iter().copied()).expect("a mode");
    let mut dice = Dice::new(seed);
    let bots = (0..seats).map(|_| Bot::new(company.bot(), dice.split()));
    let mut players: Vec<Bot> = bots.collect();
    let mut chance = Chance::new(seed);
    let mut log = Log::new();
    let mut game = InTooDeep::new(&options, &mut chance, &mut log);
    let (mut decisions, mut time) = (0, Duration::ZERO);
    while let Some(seat) = game.to_act().iter().next() {
        let legal = game.legal_actions(seat);
        let begun = Instant::now();
        let forced = company.outcome(seat, number).map(Action::Outcome);
        let action = match forced.filter(|outcome| legal.contains(outcome)) {
            Some(outcome) => outcome,
            None => players[seat.index()].choose(&Eyes::new(&game, seat), &legal),
        };
        time += begun.elapsed();
        decisions += 1;
        let taken = game.apply(seat, action, &mut chance, &mut log);
        assert!(taken.is_ok(), "{action} is refused");
    }
    let view = game.view(Viewer::Spectator);
    let standing = InTooDeep::standing(&view);
    let verdict = Verdict::of(&view).expect("the game is over");
    let winners = standing.end.expect("the game is over").winners;
    let careers = standing.seats.iter().map(|score| Career {
        outcome: company.outcome(score.seat, number),
        score: score.total,
        won: winners.contains(score.seat),
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
        Event::OutcomeChosen { seat, outcome } => {
            game.careers[seat.index()].outcomes[outcome as usize] += 1;
        }
        Event::PlacedInRow { seat, .. } => game.careers[seat.index()].processed[0] += 1,
        Event::PlacedInPlan { seat, .. } => game.careers[seat.index()].processed[1] += 1,
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
