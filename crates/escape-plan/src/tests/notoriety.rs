//! Notoriety cubes and their update (chapter 13, first half).

use super::given::*;
use crate::event::Event;
use crate::figure::Figure;
use crate::notoriety::Notoriety;
use crate::pieces::{Officer, Part};
use crate::player::Fate;
use crate::step::Step;

fn cubes(red: u8, blue: u8) -> Notoriety {
    at_level(1, red, blue)
}

fn at_level(level: u8, red: u8, blue: u8) -> Notoriety {
    Notoriety { level, red, blue }
}

/// Level, red, blue and pool after something happened.
fn after(mut notoriety: Notoriety, change: impl FnOnce(&mut Notoriety)) -> [u8; 4] {
    change(&mut notoriety);
    let Notoriety { level, red, blue } = notoriety;
    [level, red, blue, notoriety.pool()]
}

#[test]
fn ep_13_1_in_a_turn_only_cubes_move() {
    let mut given = table(3)
        .city(&["start_hospital 0,0 0", "start_gang 0,1 0", "c2 1,1 0"])
        .at(VINNIE, "helicopter_c2")
        .turn(VINNIE);
    given.acts(&["fly hospital", "stop"]);
    assert_eq!(given.asked(), (VINNIE, Step::Finish));
    assert_eq!(given.player(VINNIE).notoriety, at_level(1, 1, 0));
    assert_eq!(given.cubes(VINNIE), [1, 0, 3]);
}

#[test]
fn ep_13_2_gaining_takes_a_cube_from_the_pool_then_from_blue() {
    assert_eq!(after(cubes(0, 0), Notoriety::gain), [1, 1, 0, 3]);
    assert_eq!(after(cubes(1, 2), Notoriety::gain), [1, 2, 2, 0]);
    assert_eq!(after(cubes(1, 3), Notoriety::gain), [1, 1, 2, 1]);
    assert_eq!(after(cubes(4, 0), Notoriety::gain), [1, 4, 0, 0]);
}

#[test]
fn ep_13_3_losing_takes_a_cube_from_the_pool_then_from_red() {
    assert_eq!(after(cubes(0, 0), Notoriety::lose), [1, 0, 1, 3]);
    assert_eq!(after(cubes(2, 1), Notoriety::lose), [1, 2, 2, 0]);
    assert_eq!(after(cubes(3, 1), Notoriety::lose), [1, 2, 1, 1]);
    assert_eq!(after(cubes(1, 3), Notoriety::lose), [1, 0, 3, 1]);
    assert_eq!(after(cubes(0, 4), Notoriety::lose), [1, 0, 4, 0]);
}

#[test]
fn ep_e12_gaining_with_an_empty_pool() {
    assert_eq!(after(cubes(3, 1), Notoriety::gain), [1, 3, 0, 1]);
    assert_eq!(after(cubes(4, 0), Notoriety::gain), [1, 4, 0, 0]);
}

#[test]
fn ep_e26_two_red_and_one_blue_raise_by_one() {
    let given = table(3)
        .with(VINNIE, |player| player.notoriety = at_level(3, 2, 1))
        .update(Part::Morning);
    assert_eq!(given.player(VINNIE).notoriety, at_level(4, 0, 0));
    assert_eq!(given.cubes(VINNIE), [0, 0, 4]);
}

#[test]
fn ep_13_4_everybody_updates_in_turn_order() {
    let given = table(2)
        .with(VINNIE, |player| player.notoriety = at_level(3, 1, 0))
        .with(SCAR, |player| player.notoriety = at_level(5, 1, 3))
        .but(|game| {
            game.order.reverse();
            game.sandra.as_mut().unwrap().agent.notoriety = at_level(6, 2, 0);
        })
        .update(Part::Evening);
    let changed = |figure, from, to| Event::LevelChanged { figure, from, to };
    let told: Vec<Event> = given
        .events()
        .into_iter()
        .filter(|event| matches!(event, Event::LevelChanged { .. }))
        .collect();
    let expected = [
        changed(SANDRA, 6, 8),
        changed(Figure::Thief(SCAR), 5, 3),
        changed(Figure::Thief(VINNIE), 3, 4),
    ];
    assert_eq!(told, expected);
    let sandra = given.game.sandra.unwrap().agent.notoriety;
    assert_eq!(sandra, at_level(8, 0, 0));
}

#[test]
fn ep_13_4_who_escaped_in_this_part_updates_and_who_was_arrested_does_not() {
    let given = table(3)
        .day(3)
        .with(VINNIE, |player| {
            player.fate = Fate::Escaped;
            player.notoriety = at_level(3, 2, 0);
        })
        .with(SCAR, |player| {
            player.fate = Fate::Arrested;
            player.notoriety = at_level(3, 2, 0);
        })
        .update(Part::Morning);
    assert_eq!(given.player(VINNIE).notoriety, at_level(5, 0, 0));
    assert_eq!(given.player(SCAR).notoriety, at_level(3, 2, 0));
}

#[test]
fn ep_13_5_the_marker_stops_at_level_1() {
    let given = table(3)
        .with(VINNIE, |player| player.notoriety = at_level(2, 0, 4))
        .update(Part::Morning);
    assert_eq!(given.player(VINNIE).notoriety, at_level(1, 0, 0));
    assert_eq!(given.player(VINNIE).wounds, 0);
}

#[test]
fn ep_13_6_levels_beyond_the_top_are_wounds() {
    let given = table(3)
        .with(VINNIE, |player| player.notoriety = at_level(9, 3, 0))
        .update(Part::Morning);
    assert_eq!(given.player(VINNIE).notoriety, at_level(10, 0, 0));
    assert_eq!(given.player(VINNIE).wounds, 2);
    let wounded = given.events().into_iter().find_map(|event| match event {
        Event::Wounded { seat, count, why } => Some((seat, count, why.0)),
        _ => None,
    });
    assert_eq!(wounded, Some((VINNIE, 2, "EP-13.6")));
}

#[test]
fn ep_13_6_an_automa_takes_no_wounds() {
    let given = table(2)
        .but(|game| game.sandra.as_mut().unwrap().agent.notoriety = at_level(10, 4, 0))
        .update(Part::Morning);
    let sandra = given.game.sandra.unwrap().agent.notoriety;
    assert_eq!(sandra, at_level(10, 0, 0));
    let wounds = |event: &Event| matches!(event, Event::Wounded { .. });
    assert!(!given.events().iter().any(wounds));
}

/// Vinnie on level 8 with four red cubes, one green wound cube and all assets locked; Scar is lower and
/// has an officer to move.
fn above_the_top() -> super::given::Given {
    table(3)
        .city(&["c1 0,0 1", "a3 1,0 5", "start_gang 2,0 0"])
        .at(VINNIE, "store_c")
        .at(SCAR, "store_c")
        .at(CLAWS, "store_c")
        .officers("start_gang", &[Officer::Federal])
        .with(CLAWS, |player| player.notoriety.level = 10)
        .with(VINNIE, |player| {
            player.notoriety = at_level(8, 4, 0);
            player.wounds = 2;
        })
        .update(Part::Morning)
}

#[test]
fn ep_e37_above_the_top() {
    let mut given = above_the_top();
    // The second wound: handcuffs, which hit an asset.
    assert_eq!(given.asked(), (VINNIE, Step::LoseAsset));
    assert_eq!(given.player(VINNIE).notoriety, at_level(10, 0, 0));
    given.act("lose heal");
    let vinnie = given.player(VINNIE);
    assert_eq!((vinnie.wounds, vinnie.green()), (2, 1));
    assert_eq!(vinnie.handcuffs, 1);
    assert_eq!(given.game.supply.handcuffs, 9);
    // Then the third line: only Scar is below level 10.
    assert_eq!(given.asked().0, SCAR);
    given.act("tile a3");
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    given.act("unlock move_swat");
    assert_eq!(given.player(VINNIE).discs, 1);
    assert_eq!(given.game.supply.discs, 7);
}

#[test]
fn ep_r85_wounds_come_before_the_lines() {
    let given = above_the_top();
    assert_eq!(given.asked(), (VINNIE, Step::LoseAsset));
    let federal = given.game.police.on[crate::pieces::Tile::StartGang as usize];
    assert!(federal.contains(Officer::Federal));
    assert_eq!(given.player(VINNIE).discs, 0);
}

#[test]
fn ep_d10_wounds_of_an_update_cannot_be_healed_first() {
    // The first aid token lies ready, but this is nobody's turn.
    let given = above_the_top();
    assert!(!given.player(VINNIE).aided);
    let legal = ["lose evade_all", "lose master_key", "lose heal"];
    assert_eq!(given.legal(), legal);
}
