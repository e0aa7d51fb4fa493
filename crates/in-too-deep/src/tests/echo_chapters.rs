//! Echo: chapters and the end; two people and Echo (ID-29, ID-30).

use super::echo_given::{ECHO, duo, solo, until};
use super::given::{ANNA, BRUNO, Given, read, set, tokens};
use crate::event::Event;
use crate::step::{Chore, Stage, Step};

/// She commits a crime with an empty display and this supply.
fn at_the_end_of_the_display(display: &'static [&'static str]) -> Given {
    until(
        |seed| {
            let given = solo()
                .card("e03")
                .hand(ECHO, &["a1_soft_count"])
                .display(display)
                .supply(&["tactics"; 9])
                .with_echo(|echo| echo.progress = 1);
            given.shuffled(seed).echo_does(Chore::EchoProgress)
        },
        |given| {
            let mut events = given.events().into_iter();
            events.any(|event| matches!(event, Event::EchoCommitted { .. }))
        },
    )
}

#[test]
fn id_29_1_the_chapter_ends_when_she_finds_the_display_empty() {
    let given = at_the_end_of_the_display(&[]);
    assert_eq!(given.game.open.ending, Some(ECHO));
    assert_eq!(given.papers(ECHO).memory, tokens(&["tactics"]));
    // The last token itself ends nothing.
    let given = at_the_end_of_the_display(&["leader"]);
    assert_eq!(given.game.open.ending, None);
    assert_eq!(
        (given.papers(ECHO).memory, given.on_display()),
        (tokens(&["leader"]), 0)
    );
}

fn files(left: u8) -> Given {
    solo().missions([("leader", left), ("target", 0), ("tactics", 0)])
}

#[test]
fn id_29_2_echo_is_rewarded_like_a_player() {
    let given = files(0).files(ANNA, 3).files(ECHO, 2).resolving(ECHO);
    assert_eq!(
        (given.console(ANNA).intel, given.console(ECHO).intel),
        (9, 7)
    );
}

/// Grip from her highest tokens; ties are decided by the person.
#[test]
fn id_29_2_echo_is_punished_like_a_player() {
    let given = files(1)
        .files(ANNA, 1)
        .grip(ECHO, "fixer", 5)
        .grip(ECHO, "seer", 4)
        .resolving(ANNA);
    assert_eq!(
        given.step(),
        Step::EchoGrip {
            gain: false,
            left: 1
        }
    );
    assert_eq!(given.asked(), ANNA);
    let given = given.act("grip seer");
    assert_eq!(
        (given.console(ECHO).grip[0], given.console(ECHO).grip[5]),
        (4, 3)
    );
    assert_eq!(given.game.open.chapter, 2);
    // In chapter 3 she loses Intel.
    let given = files(1)
        .files(ANNA, 1)
        .intel(ECHO, 14)
        .chapter(3)
        .resolving(ANNA);
    assert_eq!(given.console(ECHO).intel, 4);
}

/// Half of them, rounded up, at random; the rest is discarded.
#[test]
fn id_29_3_her_dilemmas_are_stored_unseen() {
    let mut stored = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let given = files(0).dilemmas(ECHO, &["d01", "d02", "d03"]);
        let given = given.shuffled(seed).resolving(ANNA);
        let databank = given.papers(ECHO).databank;
        assert_eq!(databank.len(), 2);
        assert!(given.papers(ECHO).dilemmas.is_empty());
        assert_eq!(given.game.hidden.dilemmas.discard.len(), 1);
        stored.insert(format!("{databank:?}"));
        let view = given.game.view_of(kernel::Viewer::Seat(ANNA));
        assert_eq!(view.papers(ECHO).known, None);
    }
    assert_eq!(stored.len(), 3);
}

/// Anna triggers the end of chapter 3: Echo has one more turn.
#[test]
fn id_29_4_the_last_round_includes_echo() {
    let mut given = files(0)
        .chapter(3)
        .display(&[])
        .hooked(ANNA, "fixer", 0)
        .acting(ANNA)
        .doing(ANNA, Chore::Gain(1))
        .act_first("evidence");
    assert_eq!(given.game.open.last_turns, Some(1));
    while given.game.open.stage != Stage::Over {
        given = given.act_first("");
    }
    let turns = given.events().into_iter();
    let hers = turns.filter(|event| matches!(event, Event::TurnBegan { agent } if *agent == ECHO));
    assert_eq!(hers.count(), 1);
}

#[test]
fn id_e27_the_letters_go_round() {
    let given = duo().echo_does(Chore::EchoEnd);
    let letters = given.echo().letters.map(|criminal| criminal.id());
    assert_eq!(letters, ["courier", "fixer", "seer", "hacker"]);
    assert_eq!(given.echo().off, Some(read("jumper")));
}

/// After five turns everybody is back; solo nothing goes round.
#[test]
fn id_30_2_at_the_end_of_each_of_her_turns() {
    let mut given = duo();
    let before = given.echo().letters;
    for _ in 0..5 {
        given = given.echo_does(Chore::EchoEnd);
    }
    assert_eq!(given.echo().letters, before);
    let given = solo().echo_does(Chore::EchoEnd);
    assert_eq!(given.echo().letters, before);
}

/// In her turn as well as when a chapter is resolved.
#[test]
fn id_30_3_the_person_before_echo_decides() {
    let given = duo().echo_does(Chore::EchoGrip {
        gain: true,
        left: 1,
    });
    assert_eq!(given.asked(), BRUNO);
    let given = duo()
        .missions([("leader", 1), ("target", 0), ("tactics", 0)])
        .files(ANNA, 1)
        .files(BRUNO, 1)
        .grip(ECHO, "fixer", 3)
        .grip(ECHO, "seer", 3)
        .resolving(ANNA);
    assert_eq!(
        (given.asked(), given.step()),
        (
            BRUNO,
            Step::EchoGrip {
                gain: false,
                left: 2
            }
        )
    );
    let given = given.act("grip seer");
    // The Fixer is highest now, and is taken without asking.
    assert_eq!(given.console(ECHO).grip[0], 2);
    assert_eq!(
        given
            .papers(ECHO)
            .crimes
            .intersection(set(&["a1_soft_count"]))
            .len(),
        0
    );
}
