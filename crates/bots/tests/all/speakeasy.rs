//! The greedy bot gets rich, and does nothing that is plainly foolish.

use bots::{Arena, Bot, BotKind, Dice, Player};
use kernel::{Eyes, Game, Options as _, Seed, Standing, Viewer};
use speakeasy::step::{Post, Step};
use speakeasy::{Action, Options, Speakeasy, View};

/// How a game with these bots ended; every state is validated.
fn play(kinds: &[BotKind], seed: &Seed) -> Standing {
    let mut dice = Dice::new(seed);
    let bot = |kind: &BotKind| Bot::new(*kind, dice.split());
    play_with(kinds.iter().map(bot).collect(), seed)
}

fn play_with<P: Player<Speakeasy>>(mut players: Vec<P>, seed: &Seed) -> Standing {
    let options = Options::parse(players.len() as u8, []).expect("a number of players");
    let finished = Arena::<Speakeasy>::with_checks()
        .play_out(&options, seed, &mut players)
        .expect("a game without fault");
    Speakeasy::standing(&finished.state.view(Viewer::Spectator))
}

fn seeds(name: &str, count: u64) -> impl Iterator<Item = Seed> {
    let seed = Seed::from_text(name);
    (0..count).map(move |n| seed.nth(n))
}

#[test]
fn it_gets_rich_with_any_number_of_players() {
    for seats in 1..=4 {
        let games = 3;
        let standings = seeds("rich", games).map(|seed| play(&vec![BotKind::Greedy; seats], &seed));
        let scores: Vec<i32> = standings
            .flat_map(|standing| standing.seats)
            .map(|score| score.total)
            .collect();
        let mean = scores.iter().sum::<i32>() / scores.len() as i32;
        assert!(mean >= 220, "with {seats} seats the mean is {mean}");
    }
}

#[test]
fn it_beats_random_players_from_any_seat() {
    for seats in 2..=4 {
        for (game, seed) in seeds("table", 2 * seats as u64).enumerate() {
            let own = game % seats;
            let mut kinds = vec![BotKind::Random; seats];
            kinds[own] = BotKind::Greedy;
            let standing = play(&kinds, &seed);
            let score = |seat: usize| standing.seats[seat].total;
            let best = (0..seats).filter(|seat| *seat != own).map(score).max();
            let best = best.unwrap_or(0);
            assert!(score(own) > 2 * best, "{} against {best}", score(own));
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let kinds = [BotKind::Greedy; 2];
    let seed = Seed::from_text("same");
    assert_eq!(play(&kinds, &seed), play(&kinds, &seed));
    assert_ne!(play(&kinds, &seed), play(&kinds, &seed.nth(1)));
}

/// A greedy bot under watch.
struct Watched(Bot);

impl Player<Speakeasy> for Watched {
    fn choose(&mut self, eyes: &Eyes<'_, Speakeasy>, legal: &[Action]) -> Action {
        let action = self.0.choose(eyes, legal);
        let view = eyes.view();
        if let Some(folly) = folly(&view, legal, action) {
            panic!("{folly}: {action} out of {legal:?}");
        }
        action
    }
}

/// Why a decision is plainly foolish.
fn folly(view: &View, legal: &[Action], action: Action) -> Option<&'static str> {
    let (_, step) = view.asked()?;
    let passes = action == Action::Pass;
    match (step, action) {
        (_, Action::Split) => Some("asks to launder without need"),
        (Step::Pay { .. }, Action::Launder(share)) => {
            let less = |other: &Action| matches!(other, Action::Launder(least) if *least < share);
            legal
                .iter()
                .any(less)
                .then_some("launders what the pocket covers")
        }
        (Step::Force { .. }, Action::Force(thugs, helps)) => {
            let less = |other: &Action| matches!(other, Action::Force(few, also) if *few < thugs && *also == helps);
            legal
                .iter()
                .any(less)
                .then_some("sends more thugs than needed")
        }
        (Step::Defend { .. }, Action::Defend(space, thugs, helps)) => {
            let less = |other: &Action| {
                matches!(other, Action::Defend(at, few, also)
                    if *at == space && *few < thugs && *also == helps)
            };
            legal
                .iter()
                .any(less)
                .then_some("wastes thugs on a defence")
        }
        (Step::Sell { .. }, _) if passes => Some("does not sell a barrel"),
        (Step::TakeHelper, _) if passes => Some("takes no helper"),
        (Step::TakeToken, _) if passes => Some("takes no city token"),
        (Step::TakeCard, _) if passes => Some("takes no card"),
        (Step::Favour, _) if passes => Some("takes no favour"),
        (
            Step::Mobster {
                post: Post::Either, ..
            },
            _,
        ) if passes => Some("takes no mobster"),
        _ => None,
    }
}

#[test]
fn it_does_nothing_foolish() {
    for seats in 1..=4 {
        for seed in seeds("folly", 2) {
            let mut dice = Dice::new(&seed);
            let bot = |_| Watched(Bot::new(BotKind::Greedy, dice.split()));
            play_with((0..seats).map(bot).collect(), &seed);
        }
    }
}
