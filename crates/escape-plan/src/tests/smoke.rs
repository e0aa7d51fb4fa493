//! Whole games by random choices: what is legal is never refused, and every invariant holds after every
//! action.

use kernel::{Chance, Game, Log, Options as _, Seed};

use crate::options::Options;
use crate::state::EscapePlan;

#[test]
fn ep_i23_random_games_come_to_an_end() {
    for seats in 1..=5 {
        for n in 0..60 {
            let options = Options::parse(seats, []).expect("a number of players");
            let mut chance = Chance::new(&Seed::from_text(&format!("smoke {seats} {n}")));
            let mut log = Log::off();
            let mut game = EscapePlan::new(&options, &mut chance, &mut log);
            let mut plies = 0;
            while let Some((seat, _)) = game.asked() {
                let legal = game.legal_actions(seat);
                for action in &legal {
                    assert_eq!(game.refuse(seat, *action), None, "{action}");
                }
                let action = *chance.pick(&legal);
                game.apply(seat, action, &mut chance, &mut log)
                    .expect("a legal action");
                assert_eq!(game.validate(), Ok(()));
                plies += 1;
                assert!(plies < 3000, "a game without end");
            }
        }
    }
}
