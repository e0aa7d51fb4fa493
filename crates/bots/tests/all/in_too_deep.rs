//! The greedy bot finishes every game, commits crimes and beats chance.

use bots::{Arena, Bot, BotKind, Dice};
use in_too_deep::{InTooDeep, Options};
use kernel::{Game, Options as _, Seed, Standing, Viewer};

/// How a game with these bots ended, with everything that everybody had then.
fn play(settings: &[(&str, &str)], kinds: &[BotKind], seed: &Seed) -> (Standing, InTooDeep) {
    let mut dice = Dice::new(seed);
    let bot = |kind: &BotKind| Bot::new(*kind, dice.split());
    let mut players: Vec<Bot> = kinds.iter().map(bot).collect();
    let options = Options::parse_simulated(kinds.len() as u8, settings.iter().copied())
        .expect("options that agree");
    let finished = Arena::<InTooDeep>::new()
        .play_out(&options, seed, &mut players)
        .expect("a game without fault");
    let state = finished.state;
    let standing = InTooDeep::standing(&state.view(Viewer::Spectator));
    (standing, state)
}

#[test]
fn it_beats_chance_from_any_seat() {
    for (seats, own) in [(2, 0), (2, 1), (3, 2), (4, 1), (5, 3)] {
        let mut kinds = vec![BotKind::Random; seats];
        kinds[own] = BotKind::Greedy;
        let seed = Seed::from_text("chance").nth(own as u64);
        let (standing, _) = play(&[], &kinds, &seed);
        let score = |seat: usize| standing.seats[seat].total;
        let best = (0..seats).filter(|seat| *seat != own).map(score).max();
        let best = best.unwrap_or(0);
        assert!(score(own) > best, "{} against {best}", score(own));
    }
}

#[test]
fn it_beats_echo() {
    let games = 3;
    let wins = (0..games).filter(|game| {
        let seed = Seed::from_text("echo").nth(*game);
        let (standing, _) = play(&[], &[BotKind::Greedy], &seed);
        standing.end.is_some_and(|end| !end.winners.is_empty())
    });
    let wins = wins.count();
    assert!(wins >= 2, "{wins} of {games}");
}

#[test]
fn greedy_people_commit_crimes_together() {
    let games = 3;
    for (settings, seats) in [(&[("echo_joins", "on")][..], 2), (&[], 4)] {
        let mut sum = 0;
        for game in 0..games {
            let seed = Seed::from_text("company").nth(game);
            let (standing, state) = play(settings, &vec![BotKind::Greedy; seats], &seed);
            let story = state.view(Viewer::Spectator).open.story.len();
            assert!(story >= 4 * seats, "{story} major crimes of {seats}");
            sum += standing.seats.iter().map(|score| score.total).sum::<i32>();
        }
        let mean = sum / (seats as i32 * games as i32);
        assert!(mean >= 75, "with {seats} seats the mean is {mean}");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let seed = Seed::from_text("same");
    let game = |seed: &Seed| play(&[], &[BotKind::Greedy], seed).0;
    assert_eq!(game(&seed), game(&seed));
}
