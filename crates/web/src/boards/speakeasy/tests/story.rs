//! Who did what the log tells, and when what somebody gains is of use.

use kernel::{Arg, Explain};
use speakeasy::pieces::Operation;
use speakeasy::step::{Price, Stage, Step};
use speakeasy::{Action, Event, Speakeasy, words};

use super::{english, own, played, watch};
use crate::board::{Board, Scene, button_id};
use crate::boards::speakeasy::{rows, spots};

#[test]
fn what_the_rival_does_has_its_token_in_the_log() {
    let texts = english();
    let (mut rivals, mut peoples) = (0, 0);
    for decisions in [40, 80] {
        let people = played(1, 21, decisions);
        let sight = people.first_asked().unwrap();
        let scene = Scene::new(&sight, &texts, sight.own().unwrap());
        for told in &sight.story {
            let phrase = told.event.phrase();
            // Whom the sentence names first.
            let first = phrase.args.iter().find_map(|(_, arg)| match arg {
                Arg::Seat(_) => Some(false),
                Arg::Phrase(name) if name.id == "rival" => Some(true),
                _ => None,
            });
            let token = Speakeasy::automa(&scene, &told.event);
            assert_eq!(token.is_some(), first == Some(true), "{phrase:?}");
            match first {
                Some(true) => rivals += 1,
                _ => peoples += 1,
            }
        }
    }
    assert!(rivals > 20 && peoples > 20, "{rivals} {peoples}");
}

#[test]
fn a_card_for_the_hand_brings_its_reward_later() {
    let texts = english();
    let mut seen = 0;
    watch(2, 22, |_, sight| {
        for operation in Operation::ALL {
            let action = Action::Deck(operation);
            if !sight.legal.contains(&action) {
                continue;
            }
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            let preview = format!("data-for=\"{}\"", button_id(action));
            let page = own(sight, &texts);
            let told = page.split(&preview).nth(1).expect("a preview");
            let told = told.split("</button>").next().unwrap();
            // The last card of all is never played.
            if sight.view.act == 4 && spots::asked(&scene) == Some(Step::Draw) {
                assert!(!told.contains("<dt>"), "{told}");
                continue;
            }
            assert!(
                told.contains(">Later<") && !told.contains(">Gain<"),
                "{told}"
            );
            assert!(
                told.contains(&scene.say(&words::operate(operation))),
                "{told}"
            );
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen}");
}

/// SP-24.1: no round and no war comes after the last act, and nothing speaks of one.
#[test]
fn in_the_last_act_nobody_speaks_of_what_comes_next() {
    let texts = english();
    let (mut asked, mut places) = (0, 0);
    for seed in 1..8 {
        watch(2, seed, |_, sight| {
            if sight.view.act != 4 {
                return;
            }
            let prompt = sight.prompt.unwrap();
            let help = texts.help(&prompt.phrase()).unwrap_or_default();
            for said in [texts.say(&prompt.phrase()), help, own(sight, &texts)] {
                for untrue in ["next round", "next turn", "end of the act", "for later"] {
                    assert!(!said.contains(untrue), "{untrue}: {said}");
                }
            }
            asked += 1;
            places += usize::from(prompt.step == Step::TurnOrder);
        });
    }
    assert!(asked > 20 && places > 0, "{asked} {places}");
}

#[test]
fn who_is_asked_in_the_turn_of_another_has_no_part_in_its_column() {
    let texts = english();
    let (mut asked, mut others) = (0, 0);
    for seed in 24..30 {
        watch(3, seed, |_, sight| {
            let (Stage::Turns { .. }, Some(turn)) = (sight.view.stage, sight.view.turn) else {
                return;
            };
            let seat = sight.own().unwrap();
            let scene = Scene::new(sight, &texts, seat);
            let beside = Speakeasy::lineup(&scene).into_string();
            assert_eq!(beside.contains("class=\"column\""), seat == turn.seat);
            *(if seat == turn.seat {
                &mut asked
            } else {
                &mut others
            }) += 1;
        });
    }
    assert!(asked > 100 && others > 0, "{asked} {others}");
}

#[test]
fn whoever_protects_a_building_is_told_what_it_will_count() {
    let texts = english();
    let mut seen = 0;
    for seed in 24..30 {
        watch(2, seed, |_, sight| {
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            let asked = sight.view.asked().map(|(_, step)| step);
            for action in &sight.legal {
                let (Some(Step::Protect { .. }), Action::Space(space)) = (asked, *action) else {
                    continue;
                };
                let house = sight.view.manhattan.lot(space).house().unwrap();
                let worth = house.building.value().to_string();
                let note = rows::row(&scene, *action).note.unwrap().into_string();
                assert!(note.contains(&worth), "{note}");
                let preview = format!("data-for=\"{}\"", button_id(action));
                let page = own(sight, &texts);
                let told = page.split(&preview).nth(1).expect("a preview");
                assert!(
                    told.split("</button>")
                        .next()
                        .unwrap()
                        .contains("at the end")
                );
                seen += 1;
            }
        });
    }
    assert!(seen > 3, "{seen}");
}

/// Suddenly to be asked for a card or a helper needs a reason.
#[test]
fn a_level_tells_what_notoriety_brings_with_it() {
    let texts = english();
    let people = played(2, 23, 150);
    let sight = people.first_asked().unwrap();
    let scene = Scene::new(&sight, &texts, sight.own().unwrap());
    let (mut rewarded, mut plain) = (0, 0);
    for told in &sight.story {
        let Event::LevelRaised { notoriety, .. } = told.event else {
            continue;
        };
        let said = scene.say(&told.event.phrase());
        match notoriety {
            7 | 13 | 18 | 23 => assert!(
                said.ends_with(&format!("Notoriety {notoriety}: a card of any deck.")),
                "{said}"
            ),
            6 | 9 | 10 | 12 => assert!(!said.contains("Notoriety"), "{said}"),
            _ => continue,
        }
        *(if said.contains("Notoriety") {
            &mut rewarded
        } else {
            &mut plain
        }) += 1;
    }
    assert!(rewarded > 1 && plain > 3, "{rewarded} {plain}");
}

#[test]
fn a_card_that_pays_for_a_level_says_which_level() {
    let texts = english();
    let mut seen = 0;
    for seed in 24..27 {
        watch(3, seed, |_, sight| {
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            let track = match spots::asked(&scene) {
                Some(Step::Extra(track) | Step::Discard(Price::Level(track))) => track,
                _ => return,
            };
            let (_, player, _) = sight.view.own().unwrap();
            let level = player.level(track) + 1;
            let level = format!("{} {level}", scene.say(&words::track(track)));
            let page = own(sight, &texts);
            let cards = sight.legal.iter();
            for card in cards.filter(|action| matches!(action, Action::Card(_))) {
                let preview = format!("data-for=\"{}\"", button_id(card));
                let told = page.split(&preview).nth(1).expect("a preview");
                let told = told.split("</button>").next().unwrap();
                assert!(told.contains(&level), "{told}");
                seen += 1;
            }
        });
    }
    assert!(seen > 10, "{seen}");
}
