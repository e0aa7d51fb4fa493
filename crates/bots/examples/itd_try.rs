use bots::{Bot, BotKind, Dice, Player};
use in_too_deep::{InTooDeep, Options, event::Event};
use kernel::{Chance, Eyes, Game, Log, Options as _, Seed, Viewer};
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let tables: [(u8, &[(&str, &str)]); 8] = [(1,&[]),(1,&[("difficulty","hard")]),(2,&[]),(2,&[("echo_joins","on")]),(2,&[("echo_joins","on"),("difficulty","hard")]),(3,&[]),(4,&[]),(5,&[])];
    println!("InTooDeep {} View {}", std::mem::size_of::<InTooDeep>(), std::mem::size_of::<in_too_deep::View>());
    for (n, (seats, settings)) in tables.into_iter().enumerate() {
        if let Some(only) = args.get(2) && *only != n.to_string() { continue; }
        let options = Options::parse(seats, settings.iter().copied()).unwrap();
        let begun = Instant::now();
        let (mut scores, mut majors, mut petty, mut decisions, mut echo, mut wins, mut foiled, mut ok, mut corr) = (vec![], 0, 0, 0u64, 0, 0, 0, 0, 0);
        let mut cats = std::collections::BTreeMap::<&str, i32>::new();
        let mut turns = 0;
        for game in 0..games {
            let seed = Seed::from_text("try").nth(game);
            let mut dice = Dice::new(&seed);
            let mut players: Vec<Bot> = (0..seats).map(|_| Bot::new(BotKind::Greedy, dice.split())).collect();
            let mut chance = Chance::new(&seed);
            let mut log = Log::new();
            let mut state = InTooDeep::new(&options, &mut chance, &mut log);
            while let Some(seat) = state.to_act().iter().next() {
                let legal = state.legal_actions(seat);
                let action = players[seat.index()].choose(&Eyes::new(&state, seat), &legal);
                if args.get(3).is_some() && matches!(action, in_too_deep::Action::Outcome(_) | in_too_deep::Action::Process(..)) { println!("{seat} {action} ch {}", state.view(Viewer::Spectator).open.chapter); }
                state.apply(seat, action, &mut chance, &mut log).ok().unwrap();
                decisions += 1;
                if decisions > 20000 * (game+1) { panic!("endless"); }
            }
            let view = state.view(Viewer::Spectator);
            let standing = InTooDeep::standing(&view);
            for s in &standing.seats { scores.push(s.total); for c in &s.categories { *cats.entry(c.name).or_default() += c.points.unwrap_or(0); } }
            echo += standing.automas.first().map_or(0, |a| a.total);
            wins += u32::from(standing.end.is_some_and(|e| !e.winners.is_empty()));
            let v = in_too_deep::score::Verdict::of(&view).unwrap();
            foiled += u32::from(v.foiled);
            if args.get(3).is_some() { println!("plan {:?} files {:?}", in_too_deep::score::plan_known(&view), view.open.boards.files_left()); }
            corr += v.corruption[..seats as usize].iter().sum::<i32>();
            for e in log.entries() { match e.event {
                Event::CrimeCommitted { crime, .. } => if crime.is_petty() { petty += 1 } else { majors += 1 },
                Event::InvestigationSucceeded{..} => ok += 1,
                Event::TurnBegan { agent } if agent.seat().is_some() => turns += 1,
                _ => {} } }
        }
        let n = (games * u64::from(seats)) as f64;
        scores.sort_unstable();
        println!("{seats} {settings:?}: mean {:.1} [{} {} {}] major {:.1} petty {:.1} turns {:.1} dec {} echo {:.1} wins {:.2} foiled {:.2} chapters {:.2} corr {:.1} ms {:.0}", scores.iter().sum::<i32>() as f64 / n, scores[0], scores[scores.len()/2], scores[scores.len()-1], majors as f64 / n, petty as f64 / n, turns as f64 / n, decisions / games, echo as f64 / games as f64, wins as f64 / games as f64, foiled as f64 / games as f64, ok as f64 / games as f64 / 3.0, corr as f64 / n, begun.elapsed().as_secs_f64() * 1000.0 / games as f64);
        println!("   {}", cats.iter().map(|(k, v)| format!("{} {:.1}", k.trim_start_matches("score-"), *v as f64 / n)).collect::<Vec<_>>().join(", "));
    }
}
