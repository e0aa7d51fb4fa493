//! Every way back leads where it says.

use catalog::Lang;
use kernel::Viewer;
use speakeasy::Speakeasy;
use table::{Back, Deed, Entry};

use super::super::{State, parts};
use super::steps;
use crate::board::{Board, Scene};
use crate::boards::trial::{People, words};

/// The states of the parts of the turn that a view shows.
fn states(view: &speakeasy::View) -> Vec<State> {
    parts(view).iter().map(|part| part.state).collect()
}

#[test]
fn a_part_that_is_done_can_be_stepped_back_to_while_nothing_was_revealed() {
    let texts = words::<Speakeasy>(Lang::En);
    let (mut ways, mut farther, mut closed) = (0, 0, 0);
    for seats in [1, 3] {
        let mut people = People::<Speakeasy>::new(seats, &[], 70 + seats);
        while let Some(sight) = people.first_asked() {
            let seat = sight.own().unwrap();
            let scene = Scene::new(&sight, &texts, seat);
            let now = states(&sight.view);
            let offered: Vec<(usize, usize)> = (steps(&scene).into_iter().enumerate())
                .filter(|(at, _)| now[*at] == State::Done)
                .filter_map(|(at, back)| Some((at, back?)))
                .collect();
            for (at, back) in &offered {
                let mut table = people.table.clone();
                for _ in 0..*back {
                    let deed = Deed::Back;
                    table.write(&Entry { seat, deed }).unwrap();
                }
                let then = table.sight(Viewer::Seat(seat));
                assert_eq!(states(&then.view)[*at], State::Now);
                farther += u32::from(*back > 1);
            }
            let lineup = Speakeasy::lineup(&scene).into_string();
            assert_eq!(lineup.matches("/back\"").count(), offered.len());
            if sight.back != Back::Free {
                assert!(offered.is_empty(), "nothing is offered that is refused");
                closed += u32::from(now.contains(&State::Done));
            }
            ways += offered.len();
            people.step();
        }
    }
    assert!(
        ways > 20 && farther > 5 && closed > 5,
        "{ways} {farther} {closed}"
    );
}
