//! Bots play whole games, the same ones from the same seed, and greed pays.

use bots::{Arena, Bot, BotKind, Dice};
use fliptown::Fliptown;
use kernel::{Game, Options, Seed, Viewer};

type Table = <Fliptown as Game>::Options;

fn totals(kinds: &[BotKind], seed: &Seed) -> Vec<i32> {
    let options = Table::parse(kinds.len() as u8, []).expect("a plain table");
    let mut dice = Dice::new(seed);
    let mut players: Vec<Bot> = kinds
        .iter()
        .map(|kind| Bot::new(*kind, dice.split()))
        .collect();
    let finished = Arena::<Fliptown>::with_checks()
        .play_out(&options, seed, &mut players)
        .expect("a game without fault");
    assert!(finished.decisions > 0 && finished.state.is_over());
    let standing = Fliptown::standing(&finished.state.view(Viewer::Spectator));
    standing.seats.iter().map(|score| score.total).collect()
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let seed = Seed::from_text("same");
    for kind in BotKind::ALL {
        let kinds = [*kind; 2];
        assert_eq!(totals(&kinds, &seed), totals(&kinds, &seed));
        assert_ne!(
            (0..8)
                .map(|n| totals(&kinds, &seed.nth(n)))
                .collect::<Vec<_>>(),
            (8..16)
                .map(|n| totals(&kinds, &seed.nth(n)))
                .collect::<Vec<_>>(),
        );
    }
}

#[test]
fn greedy_beats_random_clearly() {
    let seed = Seed::from_text("greed");
    let games = 100;
    let wins = (0..games)
        .filter(|n| {
            let totals = totals(&[BotKind::Greedy, BotKind::Random], &seed.nth(*n));
            totals[0] > totals[1]
        })
        .count();
    assert!(wins > 60, "greedy won {wins} of {games}");
}
