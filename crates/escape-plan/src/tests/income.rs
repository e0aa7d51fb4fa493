//! EP-4: the income phase.

use kernel::{RuleId, Set};

use super::given::*;
use crate::event::Event;
use crate::pieces::{Asset, Part, Place};
use crate::player::Fate;
use crate::step::Step;
use crate::whynot::WhyNot;

/// Who received how much in the income phase.
fn incomes(given: &Given) -> Vec<(u8, u16)> {
    let events = given.events().into_iter();
    let phase = events.filter_map(|event| match event {
        Event::IncomeReceived {
            seat,
            amount,
            why: RuleId("EP-4.3"),
        } => Some((seat.0, amount)),
        _ => None,
    });
    phase.collect()
}

fn visited(count: usize) -> Set<Place> {
    Place::ALL.into_iter().take(count).collect()
}

#[test]
fn ep_4_1_there_is_no_income_on_the_first_day() {
    let given = new_game(3);
    assert_eq!(incomes(&given), []);
    assert_eq!(given.asked().1, Step::PlaceTile);
}

#[test]
fn ep_4_2_income_falls_with_every_cube_that_leaves_the_track() {
    for gone in 0..=9 {
        let given = table(3).with(VINNIE, |player| player.visited = visited(gone));
        assert_eq!(given.player(VINNIE).income(), 9 - gone as u16);
    }
}

#[test]
fn ep_e1_six_cubes_bring_six() {
    let mut given = table(3)
        .with(VINNIE, |player| player.visited = visited(3))
        .with(SCAR, |player| player.visited = visited(9));
    given = given.after_part(Part::Dawn);
    assert_eq!(incomes(&given), [(0, 6), (1, 0), (2, 9)]);
    let money = [VINNIE, SCAR, CLAWS].map(|seat| given.money(seat));
    assert_eq!(money, [15, 9, 18]);
}

#[test]
fn ep_4_3_only_players_in_the_city_receive_income() {
    let given = table(3)
        .with(SCAR, |player| player.fate = Fate::Arrested)
        .after_part(Part::Dawn);
    assert_eq!(incomes(&given), [(0, 9), (2, 9)]);
    for seats in [1, 2] {
        let given = table(seats).after_part(Part::Dawn);
        assert_eq!(incomes(&given).len(), usize::from(seats), "no automa");
    }
}

#[test]
fn ep_4_4_an_asset_for_three_in_turn_order() {
    let mut given = table(3)
        .in_order(&[CLAWS, VINNIE, SCAR])
        .with(VINNIE, |player| player.notoriety.level = 3)
        .with(SCAR, |player| player.notoriety.level = 2)
        .after_part(Part::Dawn);
    assert_eq!(given.asked(), (CLAWS, Step::Bargain));
    given.act("unlock heal");
    assert_eq!(given.money(CLAWS), 15);
    assert_eq!(given.player(CLAWS).price_of(Asset::Heal), Some(4));
    // Once per phase; on level 3 not at all; on level 2 still.
    assert_eq!(given.asked(), (SCAR, Step::Bargain));
    given.act("pass");
    assert_eq!(given.money(SCAR), 18);
    assert_eq!(given.asked(), (CLAWS, Step::PlaceTile));
}

/// EP-R43: there is no level 0, and levels 1 and 2 lie below the first line.
#[test]
fn ep_r43_levels_1_and_2_may_bargain() {
    let asked = |level| {
        let given = table(3).with(VINNIE, |player| player.notoriety.level = level);
        given.after_part(Part::Dawn).asked().0 == VINNIE
    };
    assert_eq!(
        [1, 2, 3, 4, 10].map(asked),
        [true, true, false, false, false]
    );
    let fallen = table(3)
        .with(VINNIE, |player| player.notoriety.blue = 4)
        .after_part(Part::Dawn);
    assert_eq!(fallen.player(VINNIE).notoriety.level, 1);
}

#[test]
fn ep_r48_all_incomes_come_before_the_first_offer() {
    let given = table(3)
        .cash(VINNIE, 0)
        .with(VINNIE, |player| player.visited = visited(6))
        .after_part(Part::Dawn);
    // Three of income are enough, and the others have theirs as well.
    assert_eq!(given.asked(), (VINNIE, Step::Bargain));
    assert_eq!(incomes(&given).len(), 3);
    assert_eq!(given.money(VINNIE), 3);
}

#[test]
fn ep_d1_pay_and_name_an_asset_or_pass() {
    let given = table(3).after_part(Part::Dawn);
    assert_eq!(
        given.legal(),
        [
            "pass",
            "unlock move_federal",
            "unlock move_county",
            "unlock move_swat",
            "unlock evade_all",
            "unlock master_key",
            "unlock heal",
        ]
    );
    assert_eq!(given.refused("unlock extra_action"), WhyNot::NotLocked);
    let asked = RuleId("EP-4.4");
    assert_eq!(given.refused("rest"), WhyNot::NotAsked { asked });
    // It is no part of a turn: there are no side actions.
    assert_eq!(given.refused("use first-aid token"), WhyNot::WrongTime);
}

#[test]
fn ep_d1_is_not_asked_without_money_or_a_locked_asset() {
    let poor = table(3)
        .cash(VINNIE, 2)
        .with(VINNIE, |player| player.visited = visited(9));
    assert_eq!(poor.after_part(Part::Dawn).asked(), (SCAR, Step::Bargain));
    let free = table(3).with(VINNIE, |player| {
        player.lost = player.locked();
        (player.book, player.pouch) = Default::default();
    });
    assert_eq!(free.after_part(Part::Dawn).asked(), (SCAR, Step::Bargain));
}
