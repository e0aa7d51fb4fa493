//! States that are broken in one place are refused (EP-I1, EP-I7, EP-I9, EP-I18, EP-I19, EP-I21).

use kernel::Violation;

use super::given::*;
use crate::figure::Figure;
use crate::node::Node;
use crate::pieces::{Automa, Exit, Officer, Part, Place, Target, Tile};
use crate::player::Fate;
use crate::state::EscapePlan;
use crate::step::Stage;

/// Which rule says that a new game changed like this is broken.
fn broken_by(seats: u8, change: impl FnOnce(&mut EscapePlan)) -> &'static str {
    let given = new_game(seats);
    assert_eq!(given.game.check_invariants(), Ok(()));
    rule(given.but(change).game.check_invariants())
}

fn rule(checked: Result<(), Violation>) -> &'static str {
    checked.expect_err("a broken state").rule.0
}

/// Plays a random game on until this is true.
fn play_until(seats: u8, seed: &str, wanted: impl Fn(&EscapePlan) -> bool) -> Given {
    let mut given = new_game_of(seats, seed);
    while !wanted(&given.game) {
        let legal = given.legal();
        let action = given.chance.pick(&legal).clone();
        given.act(&action);
    }
    assert_eq!(given.game.check_invariants(), Ok(()));
    given
}

/// Day 3 of a game with an open exit, at its first decision.
fn third_day(seats: u8) -> Given {
    play_until(seats, "third", |game| {
        game.day == 3 && matches!(game.stage, Stage::City { .. })
    })
}

#[test]
fn ep_i1_there_are_ten_officers_of_each_type() {
    let one_more = |game: &mut EscapePlan| game.police.bag[Officer::Swat as usize] += 10;
    assert_eq!(broken_by(3, one_more), "EP-I1");
    // Some of them may be in the box.
    let mut given = new_game(3);
    given.game.police.bag = [0; 3];
    assert_eq!(given.game.check_invariants(), Ok(()));
}

#[test]
fn ep_i1_officers_stand_neither_on_the_hospital_nor_on_unseen_tiles() {
    let move_to = |game: &mut EscapePlan, tile: Tile| {
        game.police.bag[0] -= 1;
        game.police.on[tile as usize].insert(Officer::County);
    };
    let rule = broken_by(3, |game| move_to(game, Tile::StartHospital));
    assert_eq!(rule, "EP-I1");
    let rule = broken_by(3, |game| {
        let unseen = game.stacks[0].iter().next().unwrap();
        move_to(game, unseen);
    });
    assert_eq!(rule, "EP-I1");
}

#[test]
fn ep_i7_there_are_four_notoriety_cubes() {
    let too_many = |game: &mut EscapePlan| {
        game.stage = Stage::Turns {
            part: Part::Morning,
            next: 0,
        };
        (
            game.players[1].notoriety.red,
            game.players[1].notoriety.blue,
        ) = (3, 2);
    };
    let given = play_until(3, "turns", |game| matches!(game.stage, Stage::Turns { .. }));
    assert_eq!(rule(given.but(too_many).game.check_invariants()), "EP-I7");
}

#[test]
fn ep_i7_all_cubes_are_in_the_pool_after_an_update() {
    assert_eq!(
        broken_by(3, |game| game.players[0].notoriety.red = 1),
        "EP-I7"
    );
    let sandra = |game: &mut EscapePlan| {
        game.sandra.as_mut().unwrap().agent.notoriety.blue = 1;
    };
    assert_eq!(broken_by(2, sandra), "EP-I7");
    // In the middle of an update too: whoever is done has none out.
    let updating = |game: &EscapePlan| match game.stage {
        Stage::Update { next, .. } => game.order[usize::from(next) - 1].seat().is_some(),
        _ => false,
    };
    let given = play_until(3, "update", updating);
    let Stage::Update { next, .. } = given.game.stage else {
        panic!("an update");
    };
    let done = given.game.order[usize::from(next) - 1].seat().unwrap();
    let given = given.with(done, |player| player.notoriety.red = 1);
    assert_eq!(rule(given.game.check_invariants()), "EP-I7");
}

#[test]
fn ep_i9_levels_are_on_the_track() {
    assert_eq!(
        broken_by(3, |game| game.players[2].notoriety.level = 0),
        "EP-I9"
    );
    assert_eq!(
        broken_by(3, |game| game.players[2].notoriety.level = 11),
        "EP-I9"
    );
    let costa = |game: &mut EscapePlan| game.costa.as_mut().unwrap().agent.notoriety.level = 11;
    assert_eq!(broken_by(1, costa), "EP-I9");
}

#[test]
fn ep_i9_only_updates_change_a_level() {
    let mut given = new_game_of(3, "levels of notoriety");
    let levels = |game: &EscapePlan| -> Vec<u8> {
        let players = game.players.iter();
        players.map(|player| player.notoriety.level).collect()
    };
    let mut changed = 0;
    while !given.game.is_finished() {
        let (before, part) = (levels(&given.game), given.game.stage.part());
        let turns = matches!(given.game.stage, Stage::Turns { .. });
        let legal = given.legal();
        let action = given.chance.pick(&legal).clone();
        given.act(&action);
        let same_turns = turns && matches!(given.game.stage, Stage::Turns { .. });
        let unchanged = levels(&given.game) == before;
        assert!(unchanged || !same_turns || given.game.stage.part() != part);
        changed += u8::from(!unchanged);
    }
    assert!(changed > 3);
}

#[test]
fn ep_i18_pawns_stand_on_locations_of_the_city() {
    let region = |game: &mut EscapePlan| game.players[0].at = read("start_gang_i");
    assert_eq!(broken_by(3, region), "EP-I18");
    let nowhere = |game: &mut EscapePlan| {
        let unseen = game.stacks[0].iter().next().unwrap();
        let node = Node::all().find(|node| node.tile() == unseen && node.site().is_some());
        game.players[0].at = node.unwrap();
    };
    assert_eq!(broken_by(3, nowhere), "EP-I18");
    let sandra = |game: &mut EscapePlan| {
        game.sandra.as_mut().unwrap().agent.at = read("start_gang_i");
    };
    assert_eq!(broken_by(2, sandra), "EP-I18");
}

#[test]
fn ep_i18_who_escaped_left_through_an_exit() {
    let given = third_day(3).but(|game| {
        game.players[0].fate = Fate::Escaped;
        game.players[0].at = Node::HOSPITAL;
        game.escapes.push(Figure::Thief(VINNIE));
    });
    assert_eq!(rule(given.game.check_invariants()), "EP-I18");
}

#[test]
fn ep_i19_nobody_leaves_before_day_3() {
    let arrested = |game: &mut EscapePlan| game.players[0].fate = Fate::Arrested;
    assert_eq!(broken_by(3, arrested), "EP-I19");
    let costa = |game: &mut EscapePlan| {
        game.costa.as_mut().unwrap().escaped = true;
        game.escapes.push(COSTA);
    };
    assert_eq!(broken_by(1, costa), "EP-I19");
}

#[test]
fn ep_i19_everybody_escapes_at_most_once_and_sandra_never() {
    // Not on the list, on the list without having escaped, twice, and who cannot escape.
    let you = Figure::Thief(VINNIE);
    for listed in [
        &[][..],
        &[you, Figure::Thief(SCAR)],
        &[you, you],
        &[you, SANDRA],
    ] {
        let given = third_day(2).but(|game| {
            let mut exits = Exit::ALL.map(Node::of_exit).into_iter();
            let exit = exits.find(|exit| game.city.contains(exit.tile()));
            game.players[0].at = exit.unwrap();
            game.players[0].fate = Fate::Escaped;
            game.escapes = listed.iter().copied().collect();
        });
        let checked = given.game.check_invariants();
        assert_eq!(rule(checked), "EP-I19", "{listed:?}");
    }
}

#[test]
fn ep_i21_every_card_of_the_automas_is_in_the_deck_or_in_the_box() {
    let given = new_game(1);
    assert_eq!(given.game.automa_deck(Automa::Costa).len(), 16);
    // The removed card cannot have been seen, a spent one must have been.
    let seen = |game: &mut EscapePlan| {
        let sandra = game.sandra.as_mut().unwrap();
        sandra.seen.insert(sandra.removed);
    };
    assert_eq!(broken_by(2, seen), "EP-I21");
    let spent = |game: &mut EscapePlan| {
        let sandra = game.sandra.as_mut().unwrap();
        sandra.agent.spent.insert(Target::of_exit(sandra.removed));
    };
    assert_eq!(broken_by(2, spent), "EP-I21");
}

#[test]
fn ep_i21_a_place_is_visited_by_spending_its_card() {
    for automa in Automa::ALL {
        let given = play_until(1, "visits", |game| {
            let agent = game.agent(automa).unwrap();
            game.asked().is_some() && !agent.visited.is_empty()
        });
        let given = given.but(|game| {
            let agent = game.agent_mut(automa).unwrap();
            let place: Place = agent.visited.iter().next().unwrap();
            let card = [Target::ALL[place as usize]].into_iter().collect();
            agent.spent = agent.spent.without(card);
        });
        assert_eq!(rule(given.game.check_invariants()), "EP-I21");
    }
}
