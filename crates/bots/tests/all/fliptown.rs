//! The greedy bot's opinion of Fliptown is worth having.

use bots::{Arena, Bot, BotKind, Dice};
use fliptown::Fliptown;
use kernel::{Game, Options, Seed, Standing, Viewer};

type Table = <Fliptown as Game>::Options;

/// Plays a game with these bots and options, validating every state.
fn play(kinds: &[BotKind], settings: &[(&str, &str)], seed: &Seed) -> Standing {
    let seats = kinds.len() as u8;
    let options = Table::parse(seats, settings.iter().copied()).expect("these options go together");
    let mut dice = Dice::new(seed);
    let bot = |kind: &BotKind| Bot::new(*kind, dice.split());
    let mut players: Vec<Bot> = kinds.iter().map(bot).collect();
    let finished = Arena::<Fliptown>::with_checks()
        .play_out(&options, seed, &mut players)
        .expect("a game without fault");
    Fliptown::standing(&finished.state.view(Viewer::Spectator))
}

fn seeds(name: &str, count: u64) -> impl Iterator<Item = Seed> {
    let seed = Seed::from_text(name);
    (0..count).map(move |n| seed.nth(n))
}

#[test]
fn alone_it_is_a_sharpshooter() {
    let games = 60;
    let total = |seed| play(&[BotKind::Greedy], &[], &seed).seats[0].total;
    let mean = seeds("alone", games).map(total).sum::<i32>() / games as i32;
    // About 76 over thousands of games, where a random player has 32.
    assert!(mean >= 72, "the mean is {mean}");
}

#[test]
fn at_a_table_it_beats_random_players() {
    for seats in 2..=4 {
        let mut kinds = vec![BotKind::Random; seats];
        kinds[seats - 1] = BotKind::Greedy;
        let games = 20;
        let wins = seeds("table", games).filter(|seed| {
            let standing = play(&kinds, &[], seed);
            let (greedy, others) = standing.seats.split_last().expect("seats");
            others.iter().all(|score| score.total < greedy.total)
        });
        let wins = wins.count();
        assert!(wins >= 19, "{wins} of {games} with {seats} seats");
    }
}

#[test]
fn it_beats_easy_cowbots() {
    for cowbot in ["calamity_jane", "billy_the_kid", "black_bart", "wyatt_earp"] {
        let settings = [("cowbot", cowbot), ("difficulty", "easy")];
        let games = 8;
        let wins = seeds(cowbot, games).filter(|seed| {
            let standing = play(&[BotKind::Greedy], &settings, seed);
            standing.seats[0].total > standing.automas[0].total
        });
        let wins = wins.count();
        assert!(wins >= 6, "{wins} of {games} against {cowbot}");
    }
}

#[test]
fn it_plays_every_option() {
    let tables: &[(usize, &[(&str, &str)])] = &[
        (1, &[("characters", "on")]),
        (1, &[("holdem", "on")]),
        (
            1,
            &[
                ("cowbot", "random"),
                ("characters", "on"),
                ("holdem", "on"),
                ("difficulty", "hard"),
            ],
        ),
        (
            1,
            &[
                ("cowbot", "random"),
                ("characters", "on"),
                ("one_card_setup", "on"),
            ],
        ),
        (2, &[("characters", "on"), ("holdem", "on")]),
        (
            3,
            &[
                ("characters", "on"),
                ("holdem", "on"),
                ("competitive", "on"),
            ],
        ),
        (4, &[("characters", "on")]),
    ];
    for (seats, settings) in tables {
        for seed in seeds("options", 6) {
            let standing = play(&vec![BotKind::Greedy; *seats], settings, &seed);
            assert!(standing.end.is_some(), "{settings:?}");
        }
    }
}
