//! States whose agenda could not be carried through (EP-I23), and numbers that cannot be.

use kernel::{Chance, Game, Seat};

use super::given::*;
use crate::figure::Figure;
use crate::pieces::{Officer, Pile, Place, Tile};
use crate::player::Player;
use crate::state::EscapePlan;
use crate::step::{Chore, Look, Stage, Step, Task};

/// A game of three by random choices, as soon as something is so.
fn played(until: impl Fn(&EscapePlan) -> bool) -> EscapePlan {
    let mut given = new_game(3);
    let mut picks = Chance::new(&kernel::Seed::from_text("picks"));
    loop {
        let (seat, _) = given.asked();
        if until(&given.game) {
            return given.game;
        }
        let action = *picks.pick(&given.game.legal_actions(seat));
        let taken = given
            .game
            .apply(seat, action, &mut given.chance, &mut given.log);
        taken.expect("a legal action");
    }
}

fn is_asked(game: &EscapePlan, wanted: impl Fn(Step) -> bool) -> bool {
    game.asked().is_some_and(|(_, step)| wanted(step))
}

/// Breaks a state: what its invariants say.
fn broken(mut game: EscapePlan, change: impl FnOnce(&mut EscapePlan)) -> &'static str {
    assert_eq!(game.validate(), Ok(()));
    change(&mut game);
    game.validate().expect_err("it is broken").rule.0
}

/// The same when somebody is on the way.
fn on_the_way(change: impl FnOnce(&mut EscapePlan)) -> &'static str {
    let travelling =
        |game: &EscapePlan| game.agenda.len() == 1 && is_asked(game, |step| step == Step::Travel);
    broken(played(travelling), change)
}

fn host(game: &EscapePlan) -> Seat {
    game.turn.expect("a turn").seat
}

#[test]
fn ep_i23_a_way_without_a_turn() {
    let at_start = |game: &EscapePlan| is_asked(game, |step| step == Step::Start);
    assert_eq!(broken(played(at_start), |game| game.turn = None), "EP-8.5");
    let twice = |game: &mut EscapePlan| game.agenda.ask(host(game), Step::Travel);
    assert_eq!(on_the_way(twice), "EP-I23");
    let to_start = |game: &mut EscapePlan| {
        let seat = host(game);
        game.agenda.clear();
        game.agenda.ask(seat, Step::Start);
        game.agenda.ask(seat, Step::Start);
    };
    assert_eq!(on_the_way(to_start), "EP-I23");
    let again = |game: &mut EscapePlan| game.agenda[0] = Task::Ask(host(game), Step::Start);
    let visiting = |game: &EscapePlan| {
        let gone = game
            .turn
            .is_some_and(|turn| turn.began != game.player(turn.seat).at);
        gone && is_asked(game, |step| step == Step::Finish)
    };
    assert_eq!(broken(played(visiting), again), "EP-I23");
    let of_another = |game: &mut EscapePlan| {
        let seat = host(game);
        let other = game.seats().find(|other| *other != seat).expect("another");
        game.agenda[0] = Task::Ask(other, Step::Travel);
        game.agenda.ask(seat, Step::CallContact);
    };
    assert_eq!(on_the_way(of_another), "EP-I23");
    let anothers = |game: &mut EscapePlan| {
        if let Stage::Turns { next, .. } = &mut game.stage {
            *next = 4 - *next;
        }
    };
    let second = |game: &EscapePlan| {
        matches!(game.stage, Stage::Turns { next: 1, .. })
            && is_asked(game, |step| step == Step::Start)
    };
    assert_eq!(broken(played(second), anothers), "EP-8.1");
}

#[test]
fn ep_9_20_a_way_that_waits_can_still_end() {
    let stranded = |game: &mut EscapePlan| {
        let seat = host(game);
        game.turn.as_mut().expect("a turn").mp = 0;
        game.supply.gas += game.player(seat).gas;
        let player = game.player_mut(seat);
        player.gas = 0;
        player.items.clear();
        player.contacts.clear();
        for priced in &mut player.priced {
            priced.used = true;
        }
        game.agenda.ask(seat, Step::CallContact);
    };
    let far_out = |game: &EscapePlan| {
        let deep = game.turn.is_some_and(|turn| {
            let player = game.player(turn.seat);
            player.at.site().is_none() && player.members == 0
        });
        deep && game.agenda.len() == 1 && is_asked(game, |step| step == Step::Travel)
    };
    assert_eq!(broken(played(far_out), stranded), "EP-9.20");
}

#[test]
fn ep_i23_a_task_of_another_stage() {
    for step in [
        Step::PlaceTile,
        Step::Bargain,
        Step::SpendDisc,
        Step::Finish,
        Step::Start,
        Step::Wound,
        Step::LoseAsset,
        Step::Evade,
        Step::Unbar,
        Step::Land,
        Step::TakeKey(Place::Bar),
        Step::KeepTile(Look::default()),
        Step::ForceOfficer {
            towards: Figure::Thief(Seat(9)),
            for_sandra: false,
        },
        Step::SendOfficer {
            officer: Officer::Swat,
            from: Tile::StartHospital,
        },
    ] {
        let waiting = |game: &mut EscapePlan| {
            game.agenda.ask(host(game), step);
            game.agenda.ask(host(game), Step::Unlock);
        };
        assert_eq!(on_the_way(waiting), "EP-I23", "{step:?}");
    }
    for chore in [
        Chore::Evade,
        Chore::Arrive,
        Chore::EndTurn,
        Chore::Reward(7),
        Chore::Line {
            crosser: Figure::Thief(Seat(0)),
            line: 3,
        },
    ] {
        let waiting = |game: &mut EscapePlan| {
            game.agenda.then(host(game), chore);
            game.agenda.ask(host(game), Step::Unlock);
        };
        assert_eq!(on_the_way(waiting), "EP-I23", "{chore:?}");
    }
}

#[test]
fn ep_i23_the_tiles_looked_at_are_in_their_pile() {
    let looked = |count, tiles: &[u8]| {
        let finishing = |game: &EscapePlan| is_asked(game, |step| step == Step::Finish);
        let look = Look {
            pile: Pile::Exit1,
            count,
            tiles: tiles.iter().copied().collect(),
        };
        broken(played(finishing), |game| {
            game.agenda.ask(host(game), Step::KeepTile(look));
        })
    };
    assert_eq!(looked(2, &[]), "EP-I23");
    assert_eq!(looked(1, &[200]), "EP-I23");
    assert_eq!(looked(2, &[3, 1]), "EP-I23");
}

#[test]
fn ep_2_3_the_stacks_are_as_high_as_the_day_leaves_them() {
    let lower = |game: &mut EscapePlan| {
        let tile = game.tops[0].take().expect("a tile");
        game.police.on[tile as usize] = Default::default();
        game.stacks[0].insert(tile);
    };
    assert_eq!(broken(new_game(3).game, lower), "EP-2.3");
}

/// A number far too large is refused like any other, and breaks nothing.
#[test]
fn ep_i14_and_others_whatever_the_number() {
    let board = |change: fn(&mut Player, u8), number| {
        broken(new_game(3).game, |game| {
            for seat in game.seats() {
                change(game.player_mut(seat), number);
            }
        })
    };
    for number in [100, 200, 255] {
        let patrols = |game: &mut EscapePlan| game.patrols = [number; 3];
        assert_eq!(broken(new_game(3).game, patrols), "EP-I16");
        let placed = |game: &mut EscapePlan| game.stage = Stage::City { placed: number };
        assert_eq!(broken(new_game(3).game, placed), "EP-I2");
        let members = |game: &mut EscapePlan| game.supply.members = number;
        assert_eq!(broken(new_game(3).game, members), "EP-I4");
        assert_eq!(board(|player, n| player.markers = n, number), "EP-I5");
        assert_eq!(board(|player, n| player.members = n, number), "EP-I4");
        assert_eq!(
            board(|player, n| player.keys[0].ready = n, number),
            "EP-I14"
        );
        assert_eq!(board(|player, n| player.keys[1].used = n, number), "EP-I14");
        assert_eq!(board(|player, n| player.handcuffs = n, number), "EP-I14");
        assert_eq!(board(|player, n| player.wounds = n, number), "EP-I8");
    }
}
