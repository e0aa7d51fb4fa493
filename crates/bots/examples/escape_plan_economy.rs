//! What comes of the numbers of Escape Plan that are ours: scores, escapes and arrests of each bot with
//! each number of players, and what greedy thieves do with everything there is.
//!
//! `cargo run --release -p bots --example escape_plan_economy -- 1000` plays as many games for each line.
//! A thing that is much better or much worse than the others shows in the last column: how much richer
//! those are who used it than those who did not. Look there before and after changing a value.

mod common;

use bots::{Bot, BotKind, Dice, Player};
use escape_plan::action::Tool;
use escape_plan::event::Event;
use escape_plan::figure::Figure;
use escape_plan::player::Fate;
use escape_plan::{EscapePlan, Options};
use kernel::{Chance, Eyes, Game, Log, Options as _, Seat, Seed, Viewer};

/// What one thief did in a game, and what came of it.
struct Career {
    score: i32,
    escaped: bool,
    /// Everything done, as often as it was done.
    deeds: Vec<String>,
}

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok());
    let games = games.unwrap_or(200);
    println!("Escape Plan, {games} games for each line\n");
    println!(
        "| bot | seats | mean | min | q1 | median | q3 | max | escapes | arrests | Costa | wins |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|");
    let mut greedy = Vec::new();
    for kind in BotKind::ALL {
        for seats in Options::SEATS {
            let careers = line(*kind, seats, games);
            if *kind == BotKind::Greedy {
                greedy.push((seats, careers));
            }
        }
    }
    for (seats, careers) in &greedy {
        deeds(*seats, careers);
    }
}

/// Plays games and prints what came of them in one line.
fn line(kind: BotKind, seats: u8, games: u64) -> Vec<Career> {
    let seed = Seed::from_text("economy");
    let (mut careers, mut costa, mut wins) = (Vec::new(), 0, 0);
    for game in 0..games {
        let (thieves, costas, won) = play(kind, seats, &seed.nth(game));
        careers.extend(thieves);
        costa += costas;
        wins += u64::from(won);
    }
    let scores = careers.iter().map(|career| career.score);
    let escapes = careers.iter().filter(|career| career.escaped).count();
    let escapes = 100.0 * escapes as f64 / careers.len() as f64;
    let (costa, wins) = if seats == 1 {
        let share = 100.0 * wins as f64 / games as f64;
        (
            format!("{:.0}", f64::from(costa) / games as f64),
            format!("{share:.1}%"),
        )
    } else {
        Default::default()
    };
    println!(
        "| {kind} | {seats} | {:.0} | {} | {escapes:.1}% | {:.1}% | {costa} | {wins} |",
        common::mean(scores.clone()),
        common::spread(scores),
        100.0 - escapes,
    );
    careers
}

/// Plays one game: what became of the thieves, what Costa has, and whether he was beaten.
fn play(kind: BotKind, seats: u8, seed: &Seed) -> (Vec<Career>, i32, bool) {
    let options = Options::parse(seats, []).expect("a number of players");
    let mut dice = Dice::new(seed);
    let mut players: Vec<Bot> = (0..seats).map(|_| Bot::new(kind, dice.split())).collect();
    let mut chance = Chance::new(seed);
    let mut log = Log::new();
    let mut game = EscapePlan::new(&options, &mut chance, &mut log);
    while let Some(seat) = game.to_act().iter().next() {
        let legal = game.legal_actions(seat);
        let action = players[seat.index()].choose(&Eyes::new(&game, seat), &legal);
        let taken = game.apply(seat, action, &mut chance, &mut log);
        assert!(taken.is_ok(), "{action} is refused");
    }
    let view = game.view(Viewer::Spectator);
    let standing = EscapePlan::standing(&view);
    let thieves = view.players.iter().zip(&standing.seats);
    let mut careers: Vec<Career> = thieves
        .map(|(player, score)| Career {
            score: score.total,
            escaped: player.fate == Fate::Escaped,
            deeds: Vec::new(),
        })
        .collect();
    for entry in log.entries() {
        if let Some((seat, deed)) = deed(&entry.event) {
            careers[seat.index()].deeds.push(deed);
        }
    }
    let costa = standing.automas.first().map_or(0, |costa| costa.total);
    let won = standing.end.is_some_and(|end| !end.winners.is_empty());
    (careers, costa, won)
}

/// Who did what, if an event tells something of the economy.
fn deed(event: &Event) -> Option<(Seat, String)> {
    Some(match event {
        Event::Travelled {
            seat, to, place, ..
        } => {
            let goal = place.map_or(to.to_string(), |place| place.id().to_owned());
            (*seat, format!("visit {goal}"))
        }
        Event::Escaped {
            figure: Figure::Thief(seat),
            exit,
            ..
        } => (*seat, format!("escape {}", exit.id())),
        Event::Used {
            seat,
            tool: Tool::Member(_),
            ..
        } => (*seat, "use member".to_owned()),
        Event::Used { seat, tool, .. } => (*seat, format!("use {tool}")),
        Event::LockerOpened { seat, colour, .. } => (*seat, format!("open {}", colour.id())),
        Event::ExitSearched { seat, .. } => (*seat, "open exit".to_owned()),
        Event::Rested { seat } => (*seat, "rest".to_owned()),
        Event::DiscSpent {
            figure: Figure::Thief(seat),
        } => (*seat, "turn by disc".to_owned()),
        Event::Handcuffed { seat, .. } => (*seat, "handcuffs".to_owned()),
        Event::LineCrossed {
            figure: Figure::Thief(seat),
            line,
        } => (*seat, format!("line {}", line + 1)),
        _ => return None,
    })
}

/// Prints how often things were done, and how much richer those are who did them.
fn deeds(seats: u8, careers: &[Career]) {
    println!("\nGreedy thieves, {seats} at the table\n");
    println!("| what | for each thief | richer by |\n|---|---|---|");
    let careers: Vec<(i32, &[String])> = careers
        .iter()
        .map(|career| (career.score, career.deeds.as_slice()))
        .collect();
    common::deeds(&careers);
}
