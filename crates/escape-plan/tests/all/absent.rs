//! Somebody who has left the table still gets out of the city.

use escape_plan::player::Fate;
use escape_plan::{EscapePlan, Options};
use kernel::{Chance, Game, Log, Options as _, Seed, Viewer};

#[test]
fn the_absent_escape() {
    for seats in Options::SEATS {
        let options = Options::parse(seats, []).expect("a number of players");
        let games = 6;
        let mut escaped = 0;
        for game in 0..games {
            let mut chance = Chance::new(&Seed::from_text("absent").nth(game));
            let mut log = Log::off();
            let mut state = EscapePlan::new(&options, &mut chance, &mut log);
            while let Some(seat) = state.to_act().iter().next() {
                let legal = state.legal_actions(seat);
                let action = EscapePlan::default_action(&state.view(Viewer::Seat(seat)), &legal);
                let taken = state.apply(seat, action, &mut chance, &mut log);
                assert!(taken.is_ok(), "{action} is refused");
            }
            let view = state.view(Viewer::Spectator);
            let free = view.players.iter().filter(|p| p.fate == Fate::Escaped);
            escaped += free.count();
        }
        let thieves = usize::from(seats) * games as usize;
        assert!(
            escaped * 10 >= thieves * 9,
            "{escaped} of {thieves} escaped"
        );
    }
}
