//! Lines, forced police moves and rewards (chapter 13, second half).

use kernel::Seat;

use super::given::*;
use crate::event::Event;
use crate::figure::Figure;
use crate::notoriety::Notoriety;
use crate::pieces::Officer::{County, Federal, Swat};
use crate::pieces::{Asset, Exit, Officer, Part, Tile};
use crate::player::{Fate, Player};
use crate::state::Supply;
use crate::step::Step;
use crate::whynot::WhyNot;

/// Three tiles in a row: c1, a3 in the middle, start_gang. Everybody stands on c1, nobody is asked.
fn row(seats: u8) -> Given {
    let city = ["c1 0,0 1", "a3 1,0 5", "start_gang 2,0 0"];
    Seat::all(seats).fold(table(seats).city(&city), |given, seat| {
        given.at(seat, "store_c")
    })
}

fn levels(given: Given, levels: &[u8]) -> Given {
    let seats = Seat::all(levels.len() as u8);
    seats.zip(levels).fold(given, |given, (seat, level)| {
        given.with(seat, |player| player.notoriety.level = *level)
    })
}

fn red(cubes: u8) -> impl FnOnce(&mut Player) {
    move |player| player.notoriety.red = cubes
}

fn on(given: &Given, tile: Tile) -> Vec<Officer> {
    given.game.police.on[tile as usize].iter().collect()
}

/// Vinnie has just risen from 2 to 3.
fn first_line() -> Given {
    let given = row(5)
        .officers("c1", &[County])
        .officers("start_gang", &[Federal, County])
        .with(VINNIE, red(1))
        .but(|game| {
            let order = [VINNIE, RUBY, SCAR, MR_BONES, CLAWS];
            game.order = order.into_iter().map(Figure::Thief).collect();
        });
    levels(given, &[2, 3, 1, 5, 2]).update(Part::Morning)
}

#[test]
fn ep_e27_the_first_line() {
    let mut given = first_line();
    // Ruby and Scar are not lower.
    let towards = Figure::Thief(VINNIE);
    assert_eq!(
        given.asked(),
        (
            MR_BONES,
            Step::ForceOfficer {
                towards,
                for_sandra: false,
            }
        )
    );
    given.act("officer start_gang federal");
    assert_eq!(given.legal(), ["tile a3", "tile c1"]);
    given.act("tile c1");
    // Claws has only the County left to move, and only to the tile in the middle.
    assert_eq!(on(&given, Tile::C1), [County, Federal]);
    assert_eq!(on(&given, Tile::A3), [County]);
    assert_eq!(on(&given, Tile::StartGang), []);
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    given.act("unlock heal");
    assert_eq!(given.asked(), (VINNIE, Step::Start));
}

/// The lines that have been told of so far.
fn told(given: &Given) -> Vec<u8> {
    let events = given.events().into_iter();
    let lines = events.filter_map(|event| match event {
        Event::LineCrossed { line, .. } => Some(line),
        _ => None,
    });
    lines.collect()
}

#[test]
fn ep_13_7_each_line_is_told_before_its_moves_and_rewards() {
    let given = row(3)
        .officers("start_gang", &[Federal, County])
        .with(VINNIE, red(4));
    let mut given = levels(given, &[2, 1, 10]).update(Part::Morning);
    let towards = Figure::Thief(VINNIE);
    assert_eq!(
        given.asked(),
        (
            SCAR,
            Step::ForceOfficer {
                towards,
                for_sandra: false,
            }
        )
    );
    assert_eq!(told(&given), [0]);
    given.acts(&["officer start_gang federal", "tile c1"]);
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    assert_eq!(told(&given), [0]);
    given.act("unlock heal");
    assert_eq!(told(&given), [0, 1]);
    assert_eq!(given.asked().0, SCAR);
}

#[test]
fn ep_13_8_who_is_not_lower_moves_nobody() {
    let given = row(3)
        .officers("start_gang", &[Federal])
        .with(VINNIE, red(1));
    let given = levels(given, &[2, 3, 4]).update(Part::Morning);
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    assert_eq!(on(&given, Tile::StartGang), [Federal]);
}

#[test]
fn ep_13_10_an_officer_comes_nearer_within_the_limits_of_a_tile() {
    let step = Step::ForceTo {
        towards: Figure::Thief(VINNIE),
        for_sandra: false,
        officer: County,
        from: Tile::StartGang,
    };
    let given = first_line().asking(MR_BONES, step);
    assert_eq!(given.refused("tile c1"), WhyNot::TileFull);
    assert_eq!(given.refused("tile start_gang"), WhyNot::TileFull);
    assert_eq!(given.refused("tile d1"), WhyNot::NotInCity);
    assert!(given.allows("tile a3"));
    // Who stands on the crosser's tile cannot come nearer.
    let given = first_line();
    assert_eq!(given.refused("officer c1 county"), WhyNot::NowhereToGo);
    assert_eq!(given.refused("officer a3 swat"), WhyNot::NoSuchOfficer);
}

#[test]
fn ep_13_10_not_farther_and_not_onto_the_hospital() {
    let city = ["start_hospital 0,0 0", "start_gang 0,1 0", "c2 1,1 0"];
    let step = Step::ForceTo {
        towards: Figure::Thief(VINNIE),
        for_sandra: false,
        officer: Swat,
        from: Tile::StartGang,
    };
    let given = table(3).city(&city).officers("start_gang", &[Swat]);
    let given = given.asking(SCAR, step);
    assert_eq!(
        given.refused("tile start_hospital"),
        WhyNot::NoOfficersThere
    );
    assert_eq!(given.refused("tile c2"), WhyNot::NotNearer);
}

#[test]
fn ep_13_10_equally_far_is_not_nearer() {
    // start_gang and c1 both touch a1, and each other.
    let step = Step::ForceTo {
        towards: Figure::Thief(VINNIE),
        for_sandra: false,
        officer: Swat,
        from: Tile::StartGang,
    };
    let given = table(3)
        .city(&["a1 1,0 0", "start_gang 0,1 0", "c1 1,1 0"])
        .at(VINNIE, "metro_a1")
        .officers("start_gang", &[Swat])
        .asking(SCAR, step);
    assert_eq!(given.refused("tile c1"), WhyNot::NotNearer);
    assert_eq!(given.legal(), ["tile a1"]);
}

#[test]
fn ep_13_10_the_exit_counts_as_the_tile_of_who_escaped() {
    let given = row(3)
        .city(&["a1 0,0 0", "d1 1,0 0"])
        .last_day(Exit::Exit1)
        .officers("a1", &[Swat])
        .at(VINNIE, "exit_1")
        .with(VINNIE, |player| player.fate = Fate::Escaped)
        .with(VINNIE, red(1));
    let given = levels(given, &[2, 1, 3]).update(Part::Morning);
    assert_eq!(on(&given, Tile::D1), [Swat]);
}

#[test]
fn ep_d19_nothing_is_moved_only_if_nobody_can_be() {
    let given = first_line();
    let refused = given.refused("pass");
    assert_eq!(refused, given.asked().1.not_asked());
    // All officers already stand with Vinnie: the step is passed over.
    let given = row(3).officers("c1", &[County, Swat]).with(VINNIE, red(1));
    let given = levels(given, &[2, 1, 1]).update(Part::Morning);
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
}

#[test]
fn ep_r44_forced_moves_come_in_turn_order() {
    for order in [[SCAR, VINNIE, CLAWS], [CLAWS, VINNIE, SCAR]] {
        let given = row(3)
            .officers("start_gang", &[Federal, County])
            .with(VINNIE, red(1))
            .but(|game| game.order = order.into_iter().map(Figure::Thief).collect());
        // Scar has the higher notoriety of the two.
        let mut given = levels(given, &[2, 2, 1]).update(Part::Morning);
        assert_eq!(given.asked().0, order[0]);
        given.acts(&["officer start_gang federal", "tile a3"]);
        assert_eq!(given.asked().0, order[2]);
    }
}

#[test]
fn ep_r45_each_line_is_resolved_on_its_own_against_the_new_level() {
    // From 2 to 6: Scar on level 4 is above the first line, but below Vinnie's new level.
    let given = row(3)
        .officers("start_gang", &[Federal, County, Swat])
        .with(VINNIE, red(4));
    let mut given = levels(given, &[2, 4, 6]).update(Part::Morning);
    given.acts(&["officer start_gang federal", "tile a3"]);
    // The first line's reward comes before the second line.
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    given.act("unlock heal");
    assert_eq!(given.asked().0, SCAR);
    given.acts(&["officer start_gang swat", "tile a3"]);
    given.acts(&["unlock move_swat", "unlock move_county"]);
    assert_eq!(given.asked(), (VINNIE, Step::Start));
    assert_eq!(given.player(VINNIE).priced.len(), 4);
}

#[test]
fn ep_13_7_lines_are_resolved_before_the_next_player_updates() {
    let given = row(3)
        .officers("start_gang", &[Federal])
        .with(VINNIE, red(1))
        .with(SCAR, red(2));
    let mut given = levels(given, &[2, 2, 5]).update(Part::Morning);
    assert_eq!(given.asked().0, SCAR);
    assert_eq!(given.player(SCAR).notoriety.level, 2);
    given.acts(&["tile a3", "unlock heal"]);
    assert_eq!(given.player(SCAR).notoriety.level, 4);
    // Now Vinnie is lower and moves the same officer on, then Scar is rewarded.
    assert_eq!(on(&given, Tile::C1), [Federal]);
    assert_eq!(given.asked(), (SCAR, Step::Unlock));
}

#[test]
fn ep_13_7_a_line_is_rewarded_again_after_falling_below_it() {
    let mut given = row(3).with(VINNIE, |player| player.notoriety.level = 3);
    for (blue, red, unlocked) in [(1, 0, 1), (0, 1, 2), (2, 0, 2), (0, 2, 3)] {
        let level = given.player(VINNIE).notoriety.level;
        given.game.agenda.clear();
        given = given
            .with(VINNIE, |player| {
                player.notoriety = Notoriety { level, red, blue }
            })
            .update(Part::Morning);
        if let (VINNIE, Step::Unlock) = given.asked() {
            let first = given.legal()[0].clone();
            given.act(&first);
        }
        assert_eq!(given.player(VINNIE).priced.len(), unlocked);
    }
}

#[test]
fn ep_13_9_escaped_players_owe_forced_moves_and_arrested_ones_do_not() {
    let given = row(3)
        .day(3)
        .officers("start_gang", &[Federal, County])
        .with(VINNIE, red(1))
        .with(SCAR, |player| player.fate = Fate::Arrested)
        .with(CLAWS, |player| player.fate = Fate::Escaped);
    let given = levels(given, &[2, 1, 1]).update(Part::Morning);
    assert_eq!(given.asked().0, CLAWS);
}

#[test]
fn ep_r47_the_arrested_move_nobody_even_if_nobody_else_could() {
    let given = row(3)
        .day(3)
        .officers("start_gang", &[Federal])
        .with(VINNIE, red(1))
        .with(SCAR, |player| player.fate = Fate::Arrested)
        .with(CLAWS, |player| player.fate = Fate::Arrested);
    let given = levels(given, &[2, 1, 1]).update(Part::Morning);
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    assert_eq!(on(&given, Tile::StartGang), [Federal]);
}

/// Vinnie crosses the line above a level.
fn crossing(level: u8) -> Given {
    let given = row(3).with(VINNIE, red(1));
    levels(given, &[level, 10, 10]).update(Part::Morning)
}

#[test]
fn ep_13_11_rewards_of_the_three_lines() {
    for (level, unlocks, discs) in [(2, 1, 0), (5, 2, 0), (8, 1, 1)] {
        let mut given = crossing(level);
        for asset in &["unlock heal", "unlock move_swat"][..unlocks] {
            assert_eq!(given.asked(), (VINNIE, Step::Unlock));
            given.act(asset);
        }
        assert_eq!(given.asked(), (VINNIE, Step::Start));
        assert_eq!(given.player(VINNIE).priced.len(), 1 + unlocks);
        assert_eq!(given.player(VINNIE).discs, discs);
        let line = level / 3;
        let figure = Figure::Thief(VINNIE);
        assert!(
            given
                .events()
                .contains(&Event::LineCrossed { figure, line })
        );
    }
}

#[test]
fn ep_13_11_an_empty_supply_gives_no_disc() {
    let given = row(3).with(VINNIE, red(1)).but(|game| {
        game.supply = Supply {
            discs: 0,
            ..game.supply
        }
    });
    let given = levels(given, &[8, 10, 10]).update(Part::Morning);
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    assert_eq!(given.player(VINNIE).discs, 0);
}

/// The disc is taken, since others might have got it.
#[test]
fn ep_r96_who_has_escaped_takes_a_disc_but_unlocks_nothing() {
    let given = row(3)
        .day(3)
        .with(VINNIE, red(1))
        .with(VINNIE, |player| player.fate = Fate::Escaped);
    let given = levels(given, &[8, 10, 10]).update(Part::Morning);
    assert_ne!(given.asked().0, VINNIE);
    assert_eq!(given.player(VINNIE).discs, 1);
    assert_eq!(given.player(VINNIE).priced.len(), 1);
}

#[test]
fn ep_d20_the_asset_is_the_players_choice_twice_for_the_second_line() {
    let mut given = crossing(5);
    assert_eq!(given.refused("pass"), WhyNot::MustChoose);
    assert_eq!(given.legal().len(), 6);
    given.act("unlock evade_all");
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    assert_eq!(given.refused("unlock evade_all"), WhyNot::NotLocked);
    assert_eq!(given.legal().len(), 5);
}

#[test]
fn ep_d20_at_a_rest_one_asset_is_named_too() {
    let mut given = row(3).turn(VINNIE);
    given.act("rest");
    assert_eq!(given.asked(), (VINNIE, Step::Unlock));
    assert_eq!(given.refused("pass"), WhyNot::MustChoose);
    given.act("unlock master_key");
    assert_eq!(given.player(VINNIE).price_of(Asset::MasterKey), Some(4));
}
