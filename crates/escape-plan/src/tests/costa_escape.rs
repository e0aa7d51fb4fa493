//! How Costa escapes, and the play after the player did (EP-19.10, EP-19.11, EP-19.13).

use super::given::*;
use crate::automa::Costa;
use crate::event::Event;
use crate::figure::Figure;
use crate::node::Node;
use crate::notoriety::Notoriety;
use crate::pieces::Officer::Federal;
use crate::pieces::{Automa, Exit, Part, Place, Target, Tile};
use crate::player::{Fate, Player};

const YOU: Figure = Figure::Thief(VINNIE);

/// Day 3 of a solo game, exit 1 open, the player on it: a1 with the bar beside d1 with the exit.
fn by_the_exit() -> Given {
    table(1)
        .city(&["a1 0,0 0", "d1 1,0 0"])
        .last_day(Exit::Exit1)
        .at(VINNIE, "exit_1")
        .but(|game| game.sandra.as_mut().unwrap().agent.at = read("metro_a1"))
}

fn costa(given: &Given) -> Costa {
    given.game.costa.expect("Costa")
}

pub(super) fn change(given: Given, change: impl FnOnce(&mut Costa)) -> Given {
    given.but(|game| change(game.costa.as_mut().unwrap()))
}

/// Costa's turn with these cards.
fn plays(given: Given, part: Part, cards: &[Target]) -> Given {
    given.deck(Automa::Costa, cards).turns(part, &[COSTA, YOU])
}

#[test]
fn ep_19_5_the_exits_tile_is_left_by_who_escapes() {
    let given = change(by_the_exit(), |him| him.agent.at = read("metro_d1"));
    let mut given = given.turn(VINNIE);
    given.act("escape");
    assert_eq!(given.money(VINNIE), 6);
}

#[test]
fn ep_19_10_the_card_of_the_open_exit_lets_him_go_from_anywhere() {
    let far = by_the_exit()
        .at(VINNIE, "metro_a1")
        .city(&["a1 0,0 0", "d1 5,0 0"]);
    let given = plays(far, Part::Morning, &[Target::Exit1]);
    assert!(costa(&given).escaped);
    assert_eq!(given.game.escapes.as_slice(), [COSTA]);
    assert_eq!(costa(&given).agent.at, read("exit_1"));
    assert_eq!(costa(&given).agent.notoriety.pool(), 4);
}

#[test]
fn ep_r63_open_exits_are_ignored_before_day_3() {
    for day in [1, 2] {
        let given = plays(by_the_exit().day(day), Part::Evening, &[Target::Exit1]);
        assert!(!costa(&given).escaped);
        assert_eq!(costa(&given).agent.at, Node::HOSPITAL);
    }
}

#[test]
fn ep_19_10_his_last_turn_is_the_evening_without_discs_or_that_of_his_last_disc() {
    let last = [
        (Part::Afternoon, 0, false),
        (Part::Evening, 0, true),
        (Part::Evening, 1, false),
        (Part::Night, 1, true),
        (Part::Night, 2, false),
        (Part::Dawn, 2, true),
    ];
    for (part, discs, escapes) in last {
        let given = by_the_exit().with(VINNIE, |player| player.discs = 1);
        let given = change(given, |him| him.agent.discs = discs);
        let given = plays(given, part, &[Target::Bar]);
        assert_eq!(costa(&given).escaped, escapes, "{part:?} {discs}");
        let visited = costa(&given).agent.visited.contains(Place::Bar);
        assert_eq!(visited, !escapes);
    }
}

#[test]
fn ep_19_11_he_takes_an_escape_place() {
    let mut given = plays(
        by_the_exit().cash(VINNIE, 20),
        Part::Morning,
        &[Target::Exit1],
    );
    // The late tax, then the cost of the second to leave.
    assert_eq!(given.money(VINNIE), 19);
    given.acts(&["escape", "done"]);
    assert_eq!(given.money(VINNIE), 9);
    assert_eq!(given.player(VINNIE).fate, Fate::Escaped);
    assert!(given.game.is_finished());
}

#[test]
fn ep_r60_the_first_to_leave_pays_nothing_in_the_solo_game() {
    let mut given = by_the_exit().turn(VINNIE);
    given.acts(&["escape", "done"]);
    assert_eq!(given.money(VINNIE), 9);
    let mut given = plays(
        by_the_exit().cash(VINNIE, 10),
        Part::Morning,
        &[Target::Exit1],
    );
    given.acts(&["escape", "done"]);
    assert_eq!(given.player(VINNIE).fate, Fate::Arrested);
}

/// The player escapes on the morning of day 3 with Sandra and Costa still to move.
fn first_out(player: impl FnOnce(&mut Player)) -> Given {
    let mut given = by_the_exit()
        .with(VINNIE, player)
        .officers("a1", &[Federal])
        .deck(Automa::Sandra, &[])
        .deck(Automa::Costa, &[Target::Bar, Target::StoreA])
        .turns(Part::Morning, &[YOU, SANDRA, COSTA]);
    given.acts(&["escape", "done"]);
    given
}

#[test]
fn ep_19_13_the_automas_play_on_until_costa_is_out() {
    let given = first_out(|_| {});
    assert!(given.game.is_finished());
    // He visited the bar beside the exit's tile, then left on the evening.
    assert!(costa(&given).agent.visited.contains(Place::Bar));
    assert_eq!(given.game.escapes.as_slice(), [YOU, COSTA]);
    let parts = |event: &Event| match event {
        Event::PartBegan { part, .. } => Some(*part),
        _ => None,
    };
    let parts: Vec<Part> = given.events().iter().filter_map(parts).collect();
    assert_eq!(parts, [Part::Afternoon, Part::Evening]);
    // The cube of his visit has moved his marker.
    assert_eq!(costa(&given).agent.notoriety.level, 2);
}

#[test]
fn ep_r67_the_players_marker_moves_once_and_nobody_forces_officers() {
    let mut given = first_out(|player| {
        player.notoriety = Notoriety {
            level: 2,
            red: 2,
            blue: 0,
        }
    });
    while !given.game.is_finished() {
        let any = given.legal()[0].clone();
        given.act(&any);
    }
    assert_eq!(given.player(VINNIE).notoriety.level, 4);
    assert!(given.game.police.on[Tile::A1 as usize].contains(Federal));
    assert!(costa(&given).escaped);
}

#[test]
fn ep_19_13_an_arrest_ends_the_game_at_once() {
    let over = |given: &Given| {
        let ends = given.events().into_iter();
        ends.filter(|event| *event == Event::GameOver).count()
    };
    let given = plays(
        by_the_exit().cash(VINNIE, 0),
        Part::Morning,
        &[Target::Exit1],
    );
    assert!(given.game.is_finished());
    assert_eq!(given.player(VINNIE).fate, Fate::Arrested);
    assert_eq!(over(&given), 1);
    // And so does the last dawn.
    let given = change(by_the_exit(), |him| him.escaped = true).update(Part::Dawn);
    assert_eq!(given.player(VINNIE).fate, Fate::Arrested);
    assert_eq!(over(&given), 1);
}
