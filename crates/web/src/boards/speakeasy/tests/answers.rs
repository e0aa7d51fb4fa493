//! Answers that lie nowhere on the board stand with the question; of several pieces it is clear which one is chosen.

use speakeasy::step::Step;
use speakeasy::{Action, Speakeasy};
use table::Sight;

use super::{People, decide, english, own, watch};
use crate::board::{Board, Scene, button_id};
use crate::boards::speakeasy::spots;

/// What stands beside the question.
fn beside(sight: &Sight<Speakeasy>) -> String {
    let texts = english();
    Speakeasy::lineup(&Scene::new(sight, &texts, sight.own().unwrap())).into_string()
}

/// The answers, each with its words.
fn answers(sight: &Sight<Speakeasy>) -> Vec<(Action, String)> {
    let texts = english();
    let answers = Speakeasy::answers(&Scene::new(sight, &texts, sight.own().unwrap()));
    let told = answers.into_iter();
    told.map(|(action, words)| (action, words.into_string()))
        .collect()
}

fn is_answer(sight: &Sight<Speakeasy>, action: Action) -> bool {
    answers(sight).iter().any(|(one, _)| *one == action)
}

#[test]
fn what_lies_nowhere_on_the_board_is_answered_beside_the_question() {
    let (mut visits, mut payments) = (0, 0);
    for seed in 1..5 {
        watch(2, seed, |_, sight| {
            match sight.prompt.unwrap().step {
                Step::Business { .. } => {
                    let done = |one: &&Action| matches!(one, Action::Business(_));
                    let mut all = sight.legal.iter().filter(done);
                    assert!(all.all(|one| is_answer(sight, *one)));
                    visits += 1;
                }
                // Whoever did not ask to choose is offered the usual way.
                Step::Pay { .. } if sight.view.splitting != sight.own() => {
                    assert!(is_answer(sight, sight.legal[0]));
                    payments += 1;
                }
                _ => {}
            }
        });
    }
    assert!(visits > 3 && payments > 3, "{visits}, {payments}");
}

/// SP-25.1: no button that only says “skip” takes a still out of the game.
#[test]
fn a_lost_still_is_given_up_by_nobody_who_only_skips() {
    for seed in 1..40 {
        let mut people = People::new(3, &[("still_rebuild", "on")], seed);
        while let Some(sight) = people.first_asked() {
            if sight.prompt.unwrap().step == Step::Salvage {
                assert!(is_answer(&sight, Action::Still) && is_answer(&sight, Action::Pass));
                let mut words = answers(&sight).into_iter();
                assert!(words.all(|(_, words)| !words.contains("Skip")));
                return;
            }
            decide(&mut people, &sight);
        }
    }
    panic!("nobody lost a still");
}

/// What is an answer is no move that could be pointed at.
#[test]
fn what_is_answered_beside_the_question_has_no_preview() {
    let (mut only, mut ways) = (0, 0);
    watch(2, 3, |_, sight| {
        let answers = answers(sight);
        let page = beside(sight);
        let look = page.contains("class=\"look\"");
        assert!(look || !answers.is_empty());
        for (action, words) in &answers {
            let preview = format!("data-for=\"{}\"", button_id(action));
            assert!(!page.contains(&preview), "{action}");
            ways += usize::from(words.contains("brief"));
        }
        only += usize::from(!look);
    });
    assert!(only > 3 && ways > 3, "{only}, {ways}");
}

/// SP-1.7: whoever has chosen to decide how to pay sees that it is so until the question comes, and is promised no
/// payment before.
#[test]
fn the_choice_how_to_pay_is_seen_to_be_on() {
    let mut seen = 0;
    watch(2, 6, |people, sight| {
        let seat = sight.own().unwrap();
        let sign = "<p class=\"splits\" aria-current=\"true\">";
        let pays = matches!(sight.prompt.unwrap().step, Step::Pay { .. });
        let chosen = sight.view.splitting == Some(seat) && !pays;
        let look = beside(sight);
        assert_eq!(
            look.contains(sign),
            chosen && look.contains("class=\"look\"")
        );
        assert!(!chosen || !look.contains("pocket "), "{look}");
        seen += usize::from(look.contains(sign));
        if sight.legal.contains(&Action::Split) {
            people.act(seat, Action::Split.to_string());
        }
    });
    assert!(seen > 3, "{seen}");
}

/// The second truck has done something: its places are those that are shown, until the first is pressed.
#[test]
fn the_truck_that_moved_last_is_the_chosen_one() {
    let texts = english();
    let mut seen = 0;
    for seed in 60..64 {
        watch(2, seed, |people, sight| {
            let seat = sight.own().unwrap();
            let scene = Scene::new(sight, &texts, seat);
            let enters = |one: &&Action| matches!(one, Action::Enter(2, _));
            let entry = sight.legal.iter().find(enters);
            let (Some(entry), 2) = (entry, spots::choosable(&scene).len()) else {
                return;
            };
            people.act(seat, entry.to_string());
            let next = people.first_asked().unwrap();
            let scene = Scene::new(&next, &texts, seat);
            if next.own() != Some(seat) || spots::choosable(&scene).len() < 2 {
                return;
            }
            let truck = |number: u8| format!("id=\"truck-{}-{number}\"", seat.index() + 1);
            let page = own(&next, &texts);
            let second = format!("class=\"chooser by-1\" {}", truck(2));
            let first = format!("class=\"chooser by-2\" {}", truck(1));
            assert!(page.contains(&second) && page.contains(&first));
            assert!(beside(&next).contains("Press a truck"));
            seen += 1;
        });
    }
    assert!(seen > 0);
}

/// Of two gangsters with the same family name each has an initial.
#[test]
fn two_browns_are_told_apart() {
    let texts = english();
    let people = People::new(4, &[], 7);
    let sight = people.first_asked().unwrap();
    let scene = Scene::new(&sight, &texts, sight.own().unwrap());
    let short = |one| crate::boards::speakeasy::name::short(&scene, one);
    use speakeasy::pieces::Gangster;
    assert_eq!(short(Gangster::BirdieBrown), "B. Brown");
    assert_eq!(short(Gangster::ThreeFingerBrown), "T. Brown");
    assert_eq!(short(Gangster::MeyerLansky), "Lansky");
}
