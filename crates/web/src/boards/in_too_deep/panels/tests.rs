//! The boards beside the city over a game of two and a whole game alone.

use catalog::{Lang, Texts};
use in_too_deep::planning::Plan;
use in_too_deep::score::{self, Verdict};
use in_too_deep::step::Stage;
use in_too_deep::{Action, Event, InTooDeep};
use kernel::{Explain, Seat, Viewer};
use table::Sight;

use super::{evidence, hand, syndicate, verdict};
use crate::board::{Scene, button_id};
use crate::boards::in_too_deep::lineup;
use crate::boards::trial::{People, words};

/// A game of two after so many decisions by dice.
fn two(decisions: usize) -> People<InTooDeep> {
    let mut people = People::new(2, &[], 6);
    for _ in 0..decisions {
        assert!(people.step(), "a game lasts longer");
    }
    people
}

#[test]
fn every_condition_of_a_crime_in_hand_is_ticked_or_crossed_for_its_owner_alone() {
    let texts = words::<InTooDeep>(Lang::En);
    let (mut met, mut missed) = (0, 0);
    for decisions in [40, 90, 140, 190] {
        let people = two(decisions);
        let sights = [0, 1].map(|seat| people.table.sight(Viewer::Seat(Seat(seat))));
        for (seat, sight) in (0..).map(Seat).zip(&sights) {
            let scene = Scene::new(sight, &texts, seat);
            let own = hand::hand(&scene).into_string();
            let crimes = sight.view.own().unwrap().crimes;
            let plans: Vec<Plan> = crimes
                .iter()
                .map(|crime| hand::plan(&scene, crime).unwrap())
                .collect();
            let all: usize = plans
                .iter()
                .map(|plan| plan.conditions.len() + usize::from(plan.prerequisite.is_some()))
                .sum();
            let short: usize = plans.iter().map(Plan::missing).sum();
            assert_eq!(own.matches("data-ok=\"0\"").count(), short);
            assert_eq!(own.matches("data-ok=\"1\"").count(), all - short);
            met += all - short;
            missed += short;
            let other = &sights[1 - seat.index()];
            let others = hand::hand(&Scene::new(other, &texts, seat)).into_string();
            assert!(!others.contains("data-ok"), "somebody else reads along");
        }
    }
    assert!(met > 5 && missed > 5, "{met} met, {missed} missed");
}

/// A move that completes a crime does it with somebody: the card speaks of the same criminals.
#[test]
fn a_card_names_those_whom_the_move_that_completes_it_needs() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut people = People::<InTooDeep>::new(2, &[], 6);
    let (mut named, mut others) = (0, 0);
    for _ in 0..900 {
        let Some(sight) = people.first_asked() else {
            break;
        };
        let seat = sight.own().unwrap();
        let scene = Scene::new(&sight, &texts, seat);
        for crime in sight.view.own().unwrap().crimes.iter() {
            let plan = hand::plan(&scene, crime).unwrap();
            let known = sight.view.open.scene(seat);
            let met: Vec<bool> = plan.conditions.iter().map(|one| one.met).collect();
            // Where several would do nobody is named, and it holds all the same.
            let by_name = known.met(crime.data(), &plan.binding);
            assert!(
                met.iter()
                    .zip(&by_name)
                    .all(|(told, named)| *told || !named)
            );
            if let Some(cast) = scene.outlook().cast(crime) {
                assert_eq!(plan.binding, cast);
                assert!(!plan.is_ready() && known.can_cast(crime.data(), &cast));
                named += 1;
                others += usize::from(known.best(crime.data()).0 != cast);
            }
        }
        people.step();
    }
    assert!(named > 5 && others > 0, "{named} named, {others} others");
}

/// Whoever has to answer in somebody else's turn is not shown that turn's steps as if they were the own ones.
#[test]
fn steps_of_a_turn_are_shown_to_whoever_takes_it() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut people = People::<InTooDeep>::new(2, &[], 6);
    let mut drawn_in = 0;
    while let Some(sight) = people.first_asked() {
        let seat = sight.own().unwrap();
        let scene = Scene::new(&sight, &texts, seat);
        let line = lineup::lineup(&scene).into_string();
        let open = &sight.view.open;
        if open.stage == Stage::Turns {
            let own = open.turn.agent.seat() == Some(seat);
            assert_eq!(line.contains("class=\"steps\""), own);
            drawn_in += usize::from(!own);
        }
        people.step();
    }
    assert!(drawn_in > 0, "nobody lost a duel that was not theirs");
}

/// ID-23.9: what evidence of a kind would be worth stands by its number in the plan.
#[test]
fn id_23_9_the_worth_of_every_kind_is_told() {
    let texts = words::<InTooDeep>(Lang::En);
    let people = two(190);
    let sight = people.table.sight(Viewer::Seat(Seat(0)));
    let scene = Scene::new(&sight, &texts, Seat(0));
    let board = syndicate::syndicate(&scene).into_string();
    let values = score::values(&score::plan_known(&sight.view));
    for worth in values {
        // Kinds of equal worth each say so.
        let alike = values.iter().filter(|other| **other == worth).count();
        let told = format!("<small>×{worth}</small>");
        assert_eq!(board.matches(&told).count(), alike, "{worth}");
    }
}

/// Whoever may take or process evidence finds all of it on the boards.
#[test]
fn evidence_can_be_pressed_where_it_lies_and_where_it_goes() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut people = People::<InTooDeep>::new(2, &[], 6);
    let (mut taken, mut processed) = (0, 0);
    for _ in 0..600 {
        let Some(sight) = people.first_asked() else {
            break;
        };
        let scene = Scene::new(&sight, &texts, sight.own().unwrap());
        let boards = [evidence::evidence(&scene), syndicate::syndicate(&scene)];
        let boards = boards.map(maud::Markup::into_string).concat();
        for action in &sight.legal {
            let counter = match action {
                Action::Evidence(_) => &mut taken,
                Action::Process(..) => &mut processed,
                _ => continue,
            };
            *counter += 1;
            let spot = format!("href=\"#{}\"", button_id(action));
            assert!(boards.contains(&spot), "{action} has no place");
        }
        people.step();
    }
    assert!(
        taken > 5 && processed > 5,
        "{taken} taken, {processed} processed"
    );
}

/// The verdict, and what it is drawn from.
fn judged(people: &People<InTooDeep>, texts: &Texts) -> (String, Sight<InTooDeep>) {
    let sight = people.table.sight(Viewer::Seat(Seat(0)));
    let panel = verdict::verdict(&Scene::new(&sight, texts, Seat(0)));
    (panel.into_string(), sight)
}

#[test]
fn the_verdict_is_told_when_the_game_is_over_and_not_before() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut people = People::<InTooDeep>::new(1, &[], 8);
    assert_eq!(judged(&people, &texts).0, "");
    while people.step() {}
    let (panel, sight) = judged(&people, &texts);
    let verdict = Verdict::of(&sight.view).expect("the game is over");
    assert!(panel.contains("id=\"verdict\""));
    assert_eq!(panel.contains("class=\"foiled\""), verdict.foiled);
    let edges = (0..2)
        .filter(|agent| verdict.is_over_the_edge(*agent))
        .count();
    assert_eq!(panel.matches("chip near").count(), edges);
}

/// No sheet tells it, for no chapter follows; those of the chapters before are told by then.
#[test]
fn id_22_2_what_the_last_investigation_cost_is_told_with_the_verdict() {
    let texts = words::<InTooDeep>(Lang::En);
    let mut people = People::<InTooDeep>::new(1, &[], 8);
    while people.step() {}
    let (panel, sight) = judged(&people, &texts);
    let (mut ends, mut dues) = (0, 0);
    for told in sight.story.iter().rev() {
        let said = texts.say(&told.event.phrase());
        match told.event {
            Event::InvestigationSucceeded { .. } | Event::InvestigationFailed { .. } => {
                assert_eq!(panel.contains(&said), ends == 0, "{said}");
                ends += 1;
            }
            Event::FilesRewarded { .. } | Event::IntelLost { .. } if ends == 0 => {
                assert!(panel.contains(&said), "{said}");
                dues += 1;
            }
            _ => {}
        }
    }
    assert!(ends == 3 && dues > 0, "{ends} ends, {dues} dues");
}
