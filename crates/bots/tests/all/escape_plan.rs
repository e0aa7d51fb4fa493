//! The greedy bot gets out of the city, and richer than others.

use bots::{Arena, Bot, BotKind, Dice};
use escape_plan::EscapePlan;
use escape_plan::player::Fate;
use kernel::{Game, Options, Seed, Standing, Viewer};

type Table = <EscapePlan as Game>::Options;

/// How a game with these bots ended, and who was still free; every state is validated.
fn play(kinds: &[BotKind], seed: &Seed) -> (Standing, Vec<bool>) {
    let options = Table::parse(kinds.len() as u8, []).expect("a number of players");
    let mut dice = Dice::new(seed);
    let bot = |kind: &BotKind| Bot::new(*kind, dice.split());
    let mut players: Vec<Bot> = kinds.iter().map(bot).collect();
    let finished = Arena::<EscapePlan>::with_checks()
        .play_out(&options, seed, &mut players)
        .expect("a game without fault");
    let view = finished.state.view(Viewer::Spectator);
    let escaped = view
        .players
        .iter()
        .map(|player| player.fate == Fate::Escaped);
    (EscapePlan::standing(&view), escaped.collect())
}

fn seeds(name: &str, count: u64) -> impl Iterator<Item = Seed> {
    let seed = Seed::from_text(name);
    (0..count).map(move |n| seed.nth(n))
}

#[test]
fn it_escapes_with_any_number_of_players() {
    for seats in 1..=5 {
        let games = 12;
        let (mut escapes, mut money) = (0, 0);
        for seed in seeds("escape", games) {
            let (standing, escaped) = play(&vec![BotKind::Greedy; seats], &seed);
            escapes += escaped.into_iter().filter(|escaped| *escaped).count();
            money += standing.seats.iter().map(|score| score.total).sum::<i32>();
        }
        let thieves = games as usize * seats;
        // Nearly all of them do over thousands of games, with 400 alone and more in company.
        assert!(
            escapes * 10 >= thieves * 9,
            "{escapes} of {thieves} got out"
        );
        let mean = money / thieves as i32;
        assert!(mean >= 350, "with {seats} seats the mean is {mean}");
    }
}

#[test]
fn it_beats_random_players_from_any_seat() {
    for seats in 2..=5 {
        let games = 10;
        let wins = seeds("table", games).enumerate().filter(|(game, seed)| {
            let own = game % seats;
            let mut kinds = vec![BotKind::Random; seats];
            kinds[own] = BotKind::Greedy;
            let (standing, _) = play(&kinds, seed);
            standing.seats[own].place == Some(1)
        });
        let wins = wins.count();
        assert!(wins >= 9, "{wins} of {games} with {seats} seats");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let kinds = [BotKind::Greedy; 3];
    let seed = Seed::from_text("same");
    assert_eq!(play(&kinds, &seed), play(&kinds, &seed));
    assert_ne!(play(&kinds, &seed), play(&kinds, &seed.nth(1)));
}
