//! Steps back in a simultaneous game, and what a replay file can get wrong.

use kernel::replay::{self, Replay, ReplayError};
use kernel::{
    Amendments, Audience, Edition, Game, Options, Play, Refusal, Seat, SeatSet, Seed, UndoError,
    Viewer,
};

use crate::toy::{Action, CALL_AGAIN, Flaw, Toy, options};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn game() -> Play<Toy> {
    Play::new(&options(3, Flaw::None), Seed::from_text("play"))
}

/// Plays the lowest card of a seat.
fn play_lowest(play: &mut Play<Toy>, seat: Seat) -> Action {
    let action = Action::Play(play.state().hand(seat)[0]);
    play.apply(seat, action).expect("the seat holds the card");
    action
}

/// Plays a whole game.
fn finished() -> Play<Toy> {
    let mut play = game();
    while let Some(seat) = play.state().to_act().iter().next() {
        play_lowest(&mut play, seat);
    }
    play
}

#[test]
fn a_seat_takes_back_its_own_decision_and_the_others_stand() {
    let mut play = game();
    let start = play.state().clone();
    assert_eq!(play.undo(A), Err(UndoError::Nothing));
    play_lowest(&mut play, A);
    let by_b = play_lowest(&mut play, B);
    assert_eq!(play.state().to_act(), SeatSet::only(C));

    play.undo(A).unwrap();
    let moves: Vec<_> = play.moves().iter().map(|m| (m.seat, m.action)).collect();
    assert_eq!(moves, [(B, by_b)]);
    assert!(play.state().to_act().contains(A));
    assert_eq!(play.undo(A), Err(UndoError::Nothing));
    assert_eq!(play.undo(C), Err(UndoError::Nothing));

    play.undo(B).unwrap();
    assert_eq!(play.state(), &start);
    assert_eq!(play.undo_by_consent(), Err(UndoError::Nothing));
}

#[test]
fn what_the_last_decision_revealed_stays_revealed() {
    let mut play = game();
    for seat in [A, B, C] {
        play_lowest(&mut play, seat);
    }
    let before = play.state().clone();
    for seat in [A, B, C] {
        assert_eq!(play.undo(seat), Err(UndoError::Revealed));
    }
    assert_eq!(play.state(), &before);
    assert_eq!(play.ply(), 3);
    play.undo_by_consent().unwrap();
    assert_eq!(play.ply(), 2);
    assert_eq!(play.state().to_act(), SeatSet::only(C));
}

#[test]
fn a_secret_peek_binds_only_who_peeked() {
    let mut play = game();
    play_lowest(&mut play, A);
    play.apply(B, Action::Peek).unwrap();
    assert_eq!(play.undo(B), Err(UndoError::Revealed));
    play.undo(A).unwrap();
    assert_eq!(play.ply(), 1);
}

#[test]
fn a_seat_steps_back_through_its_decisions_one_by_one() {
    let mut play = game();
    play.apply(A, Action::Call).unwrap();
    play_lowest(&mut play, A);
    play.undo(A).unwrap();
    play.undo(A).unwrap();
    assert_eq!(play.state(), game().state());
}

#[test]
fn what_others_have_acted_upon_cannot_be_taken_back() {
    let mut play = game();
    play.apply(A, Action::Call).unwrap();
    play_lowest(&mut play, B);
    assert_eq!(play.undo(A), Err(UndoError::Revealed));
    play.undo(B).unwrap();
    play.undo(A).unwrap();
    assert_eq!(play.ply(), 0);
}

#[test]
fn the_log_is_the_story_of_the_moves_that_stand() {
    let mut play = game();
    let set_up = play.log().entries().count();
    play_lowest(&mut play, A);
    play_lowest(&mut play, B);
    play.undo(A).unwrap();
    let audiences: Vec<_> = play.log().entries().map(|entry| entry.audience).collect();
    assert_eq!(audiences[set_up..], [Audience::Sealed(B)]);
    assert_eq!(play.log().seen_by(Viewer::Seat(A)).len(), set_up);
}

#[test]
fn refusals_leave_the_play_as_it_is() {
    let mut play = game();
    let held = play.state().hand(A)[0];
    let refusal = play.apply(B, Action::Play(held)).unwrap_err();
    assert_eq!(refusal.rule().unwrap().0, "TY-1");
    assert_eq!(play.apply(Seat(200), Action::Pass), Err(Refusal::NotToAct));
    assert_eq!(play.ply(), 0);
    let mut over = finished();
    assert_eq!(over.apply(A, Action::Pass), Err(Refusal::Over));
}

#[test]
fn a_replay_reads_back_as_the_game() {
    let play = finished();
    let replay: Replay = replay::write(&play).unwrap().parse().unwrap();
    let verified: Play<Toy> = replay.verify().unwrap();
    assert_eq!(verified.state(), play.state());
    assert_eq!(verified.moves(), play.moves());
    assert_eq!(replay.play::<Toy>(2).unwrap().ply(), 2);
}

#[test]
fn a_game_from_a_position_has_no_replay() {
    let position = game().state().clone();
    let play = Play::from_position(position, Seed::from_text("else"));
    assert_eq!(replay::write(&play), None);
}

/// What is wrong with the replay of a whole game after an edit of its text.
fn error(edit: impl FnOnce(String) -> String) -> ReplayError {
    let text = edit(replay::write(&finished()).expect("it began with its set-up"));
    text.parse::<Replay>()
        .and_then(|replay| replay.verify::<Toy>())
        .expect_err("the edit breaks it")
}

/// The text with the line that begins with `word` replaced.
fn with_line(text: &str, word: &str, line: &str) -> String {
    let lines = text.lines().map(|old| {
        let hit = old.split(' ').next() == Some(word);
        format!("{}\n", if hit { line } else { old })
    });
    lines.collect()
}

#[test]
fn a_replay_with_another_seed_or_commitment_is_found_out() {
    let found = "00".repeat(32);
    let commitment = format!("commitment {found}");
    assert!(matches!(
        error(|text| with_line(&text, "commitment", &commitment)),
        ReplayError::Commitment { found: f, .. } if f == found
    ));
    // Another seed deals other hands; whichever is noticed first, it does not verify.
    assert!(matches!(
        error(|text| with_line(&text, "seed", "seed other")),
        ReplayError::Illegal { .. } | ReplayError::Commitment { .. }
    ));
}

#[test]
fn a_replay_with_an_illegal_move_names_the_line() {
    let first = replay::write(&finished()).unwrap();
    let line = 1 + first.lines().position(|l| l.starts_with("0 ")).unwrap();
    for bad in ["0 play 99", "0 dance"] {
        match error(|text| with_line(&text, "0", bad)) {
            ReplayError::Illegal { line: at, seat, .. } => assert_eq!((at, seat), (line, A)),
            other => panic!("{other}"),
        }
    }
    assert!(matches!(
        error(|text| text.replacen("\n0 ", "\n200 ", 1)),
        ReplayError::Illegal {
            seat: Seat(200),
            ..
        }
    ));
}

#[test]
fn a_replay_with_another_end_is_found_out() {
    assert!(matches!(
        error(|text| with_line(&text, "digest", "digest 00")),
        ReplayError::Digest { found, .. } if found == "00"
    ));
    assert_eq!(
        error(|text| with_line(&text, "digest", "")),
        ReplayError::Missing("digest")
    );
    let shortened = error(|text| {
        let mut lines: Vec<&str> = text.lines().collect();
        lines.remove(lines.len() - 2);
        lines.join("\n")
    });
    assert!(matches!(shortened, ReplayError::Digest { .. }));
}

#[test]
fn a_replay_of_something_else_says_of_what() {
    assert!(matches!(
        error(|text| with_line(&text, "game", "game chess")),
        ReplayError::OtherGame { found, expected: "toy" } if found == "chess"
    ));
    for unknown in ["rules 9", "amendments TY-A9"] {
        let found = error(|text| with_line(&text, "amendments", unknown));
        assert!(matches!(found, ReplayError::UnknownEdition(_)), "{found}");
    }
    assert!(matches!(
        error(|text| with_line(&text, "seats", "seats 9")),
        ReplayError::Options(e) if e.option() == "seats"
    ));
    assert!(matches!(
        error(|text| with_line(&text, "option", "option colour=red")),
        ReplayError::Options(e) if e.option() == "colour"
    ));
}

#[test]
fn garbage_is_not_a_replay() {
    assert_eq!(error(|_| String::new()), ReplayError::NotAReplay);
    assert_eq!(error(|_| "\u{0}\u{feff}".into()), ReplayError::NotAReplay);
    assert_eq!(
        error(|text| text + &" ".repeat(5 << 20)),
        ReplayError::TooLarge
    );
    assert_eq!(
        error(|text| with_line(&text, "seed", "")),
        ReplayError::Missing("seed")
    );
    for garbage in ["nonsense", "300 pass", "-1 pass", "rules many", "option x"] {
        let found = error(|text| text + garbage);
        assert!(
            matches!(&found, ReplayError::Line { text, .. } if text == garbage),
            "{found}"
        );
    }
}

/// A seat calls as often as it is allowed to, at most twice.
fn calls(play: &mut Play<Toy>, seat: Seat) -> usize {
    (0..2)
        .filter(|_| play.apply(seat, Action::Call).is_ok())
        .count()
}

#[test]
fn a_table_plays_by_the_amendments_that_it_was_set_with() {
    let seed = Seed::from_text("play");
    let mut first = Play::<Toy>::new(&options(3, Flaw::None), seed);
    let newest = options(3, Flaw::None).in_edition(Edition::newest(&[CALL_AGAIN]));
    let mut newest = Play::<Toy>::new(&newest, seed);
    assert_eq!((calls(&mut first, A), calls(&mut newest, A)), (1, 2));
    assert_ne!(first.commitment(), newest.commitment());
    for play in [first, newest] {
        let text = replay::write(&play).unwrap();
        let again = text.parse::<Replay>().unwrap().verify::<Toy>().unwrap();
        assert_eq!(again.state(), play.state());
        assert_eq!(again.edition(), play.edition());
    }
}

#[test]
fn a_replay_of_the_first_edition_is_told_by_its_version_of_the_rules() {
    let text = replay::write(&finished()).unwrap();
    assert!(text.contains("\namendments none\n"), "{text}");
    let first_edition = text.replace("amendments none", "rules 1");
    let replay: Replay = first_edition.parse().unwrap();
    assert!(replay.verify::<Toy>().is_ok());
}

#[test]
fn amendments_are_taken_up_between_turns_and_stay_in_the_replay() {
    let mut play = game();
    let amendments = Amendments::of([CALL_AGAIN]);
    play_lowest(&mut play, A);
    assert!(play.take_up(amendments).is_err(), "somebody has decided");
    play_lowest(&mut play, B);
    play_lowest(&mut play, C);
    assert_eq!(calls(&mut play.clone(), A), 1);
    play.take_up(amendments).unwrap();
    assert_eq!(calls(&mut play, A), 2);

    let text = replay::write(&play).unwrap();
    assert!(text.contains("\namend TY-A1\n0 call\n"), "{text}");
    let replay: Replay = text.parse().unwrap();
    let again = replay.verify::<Toy>().unwrap();
    assert_eq!(again.amended(), play.amended());
    assert_eq!(again.commitment(), game().commitment());
    let early = text
        .replace("amend TY-A1\n", "")
        .replacen("\n1 ", "\namend TY-A1\n1 ", 1);
    let early = early.parse::<Replay>().unwrap().play::<Toy>(usize::MAX);
    assert_eq!(early.unwrap_err(), ReplayError::InTurn(1));
}

#[test]
fn a_step_back_beyond_an_amendment_needs_consent_and_takes_it_back() {
    let mut play = Play::<Toy>::new(&options(2, Flaw::None), Seed::from_text("play"));
    play.apply(A, Action::Call).unwrap();
    let called = play.clone();
    play.take_up(Amendments::of([CALL_AGAIN])).unwrap();
    assert_eq!(called.can_undo(A), Ok(()));
    assert_eq!(play.can_undo(A), Err(UndoError::Revealed));
    play.apply(A, Action::Call).unwrap();
    assert_eq!(play.undo(A), Ok(()));
    assert_eq!(play.amended().len(), 1);
    play.undo_by_consent().unwrap();
    assert_eq!(play.amended().len(), 0);
    let start = Play::<Toy>::new(&options(2, Flaw::None), Seed::from_text("play"));
    assert_eq!(play.state(), start.state());
}
