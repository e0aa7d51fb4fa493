//! EP-7: the turn order phase.

use kernel::Seat;

use super::given::*;
use crate::event::Event;
use crate::figure::Figure;
use crate::pieces::Part;
use crate::player::Fate;
use crate::step::Step;

/// The seats in turn order.
fn order(given: &Given) -> Vec<Seat> {
    let figures = given.game.order.iter();
    figures.filter_map(|figure| figure.seat()).collect()
}

fn level(seat: Seat, level: u8) -> impl FnOnce(Given) -> Given {
    move |given| given.with(seat, |player| player.notoriety.level = level)
}

#[test]
fn ep_7_1_the_highest_notoriety_plays_first() {
    let mut given = table(5).in_order(&[VINNIE, SCAR, CLAWS, RUBY, MR_BONES]);
    for (seat, height) in [
        (VINNIE, 2),
        (SCAR, 7),
        (CLAWS, 1),
        (RUBY, 10),
        (MR_BONES, 5),
    ] {
        given = level(seat, height)(given);
    }
    let given = given.all_placed();
    assert_eq!(order(&given), [RUBY, SCAR, MR_BONES, VINNIE, CLAWS]);
    assert_eq!(given.asked(), (RUBY, Step::Start));
}

#[test]
fn ep_7_1_automas_are_sorted_like_players() {
    let mut given = table(1);
    given.game.sandra.as_mut().unwrap().agent.notoriety.level = 2;
    given.game.costa.as_mut().unwrap().agent.notoriety.level = 4;
    let given = level(VINNIE, 3)(given).all_placed();
    assert_eq!(given.game.order[..], [COSTA, Figure::Thief(VINNIE), SANDRA]);
}

#[test]
fn ep_7_1_only_players_in_the_city_are_sorted() {
    let given = table(3).with(SCAR, |player| player.fate = Fate::Arrested);
    assert_eq!(order(&given.all_placed()), [CLAWS, VINNIE]);
}

#[test]
fn ep_7_2_equals_change_their_order() {
    let given = table(4).in_order(&[SCAR, RUBY, VINNIE, CLAWS]);
    let given = level(RUBY, 2)(level(CLAWS, 2)(given)).all_placed();
    assert_eq!(order(&given), [CLAWS, RUBY, VINNIE, SCAR]);
}

#[test]
fn ep_e8_scar_ruby_vinnie_claws() {
    let given = table(4).in_order(&[CLAWS, VINNIE, SCAR, RUBY]);
    let given = level(SCAR, 5)(given).all_placed();
    assert_eq!(order(&given), [SCAR, RUBY, VINNIE, CLAWS]);
}

#[test]
fn ep_e9_the_first_day_reverses_the_order() {
    let mut given = new_game(4);
    let before = order(&given);
    given.place_all();
    let mut after = order(&given);
    after.reverse();
    assert_eq!(after, before);
    assert_eq!(given.told(|e| matches!(e, Event::OrderSet { .. })), 1);
}

#[test]
fn ep_7_3_the_order_holds_until_the_next_turn_order_phase() {
    let mut given = level(SCAR, 2)(table(3)).all_placed();
    assert_eq!(order(&given), [SCAR, CLAWS, VINNIE]);
    // Vinnie overtakes everybody in the morning; nothing changes for the rest of the day.
    given = given.with(VINNIE, |player| player.notoriety.red = 1);
    given = given.with(VINNIE, |player| player.notoriety.level = 3);
    let mut seats = vec![];
    while given.game.day == 1 {
        let (seat, step) = given.asked();
        match step {
            Step::Start if !given.player(seat).rested => {
                seats.push(seat);
                given.act("rest");
            }
            Step::Start => {
                seats.push(seat);
                given.run_while(|step| step != Step::Finish);
            }
            _ => {
                let first = given.legal()[0].clone();
                given.act(&first);
            }
        }
    }
    assert_eq!(seats.len(), 9);
    assert!(seats.chunks(3).all(|part| part == [SCAR, CLAWS, VINNIE]));
    // Nor for the first three phases of the next.
    assert_eq!(order(&given), [SCAR, CLAWS, VINNIE]);
    given.run_while(|step| step == Step::Bargain);
    assert_eq!(given.asked(), (SCAR, Step::PlaceTile));
}

/// EP-R73: no rule depends on a colour. Whoever sits where, the same places in the order, levels and
/// ties make the same new order.
#[test]
fn ep_r73_colours_do_not_matter() {
    let levels = [1, 3, 1, 3, 2];
    let expected = [3, 1, 4, 2, 0];
    let seatings = [
        [VINNIE, SCAR, CLAWS, RUBY, MR_BONES],
        [MR_BONES, VINNIE, RUBY, SCAR, CLAWS],
        [CLAWS, RUBY, SCAR, MR_BONES, VINNIE],
    ];
    for seats in seatings {
        let mut given = table(5).in_order(&seats);
        for (seat, height) in seats.into_iter().zip(levels) {
            given = level(seat, height)(given);
        }
        assert_eq!(
            order(&given.all_placed()),
            expected.map(|at: usize| seats[at])
        );
    }
}

/// With two players the city phase is the third as well: patrol cards come before the tiles.
#[test]
fn ep_r73_the_city_phase_is_the_third_for_two_players_too() {
    let mut given = table(2).after_part(Part::Dawn);
    given.run_while(|step| step == Step::Bargain);
    assert_eq!(given.asked().1, Step::PlaceTile);
    assert_eq!(given.game.patrols.iter().sum::<u8>(), 4);
}
