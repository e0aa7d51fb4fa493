//! What moves cost.

use std::collections::BTreeSet;

use kernel::{Explain, Viewer};
use speakeasy::Action;
use speakeasy::step::Step;

use super::{english, own, watch};
use crate::board::{Scene, button_id};
use crate::boards::speakeasy::bill::Bill;
use crate::boards::speakeasy::{rows, signs};

#[test]
fn cash_is_spent_first_and_the_safe_only_for_the_rest() {
    let bill = Bill {
        cash: 10,
        ..Bill::default()
    };
    assert_eq!(bill.left(12, 30), (2, 30));
    assert_eq!(bill.left(4, 30), (0, 18));
    let split = Bill {
        laundered: Some(3),
        ..bill
    };
    assert_eq!(split.left(12, 30), (5, 24));
}

#[test]
fn what_is_left_after_a_split_is_what_the_look_box_says() {
    let texts = english();
    let mut splits = 0;
    watch(3, 6, |people, sight| {
        let seat = sight.own().unwrap();
        let (_, player, screen) = sight.view.own().unwrap();
        if sight.legal.contains(&Action::Split) {
            people.act(seat, Action::Split.to_string());
            return;
        }
        if !matches!(sight.prompt.unwrap().step, Step::Pay { .. }) {
            return;
        }
        for action in &sight.legal {
            let bill = Bill::of(&Scene::new(sight, &texts, seat), *action);
            let (pocket, safe) = bill.left(player.pocket, screen.safe);
            let then = people.imagine(seat, action.to_string());
            let then = then.sight(Viewer::Seat(seat));
            let (_, player, screen) = then.view.own().unwrap();
            // A building may bring money as soon as it is paid.
            assert!(player.pocket >= pocket && screen.safe == safe, "{action}");
            splits += 1;
        }
    });
    assert!(splits > 20, "{splits}");
}

#[test]
fn the_total_is_shown_wherever_money_is_paid() {
    let texts = english();
    let mut paid = BTreeSet::new();
    let wanted = [
        "Build", "Site", "Force", "Hire", "Drive", "Crew", "Defend", "Pay",
    ];
    for seed in 1..20 {
        watch(3, seed, |_, sight| {
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            let costly = |action: &&Action| Bill::of(&scene, **action).cash > 0;
            let Some(action) = sight.legal.iter().find(costly) else {
                return;
            };
            let step = format!("{:?}", sight.prompt.unwrap().step);
            let total = signs::dollars(&scene, Bill::of(&scene, *action).cash);
            if paid.insert(step.split([' ', '(']).next().unwrap().to_owned()) {
                // How it is paid is answered beside the question, which says it.
                let question = scene.say(&sight.prompt.unwrap().phrase());
                if question.contains(&total) {
                    return;
                }
                let markup = own(sight, &texts);
                let preview = format!("data-for=\"{}\"", button_id(action));
                let preview = markup.split(&preview).nth(1).unwrap();
                let preview = preview.split("</dl>").next().unwrap();
                assert!(preview.contains(&total), "{action}: {preview}");
            }
        });
        if wanted.iter().all(|step| paid.contains(*step)) {
            return;
        }
    }
    panic!("only {paid:?}");
}

#[test]
fn where_the_safe_is_needed_cash_first_is_offered_and_the_rest_is_folded() {
    let texts = english();
    let (mut needed, mut wanted) = (0, 0);
    for seed in 1..8 {
        watch(3, seed, |people, sight| {
            let seat = sight.own().unwrap();
            if sight.legal.contains(&Action::Split) && seed % 2 == 0 {
                return people.act(seat, Action::Split.to_string());
            }
            if !matches!(sight.prompt.unwrap().step, Step::Pay { .. }) {
                return;
            }
            let scene = Scene::new(sight, &texts, seat);
            let rows = sight.legal.iter().map(|one| rows::row(&scene, *one));
            let open = rows.filter(|row| !row.folded).count();
            if sight.view.splitting == Some(seat) {
                assert_eq!(open, sight.legal.len());
                wanted += 1;
            } else {
                assert_eq!(open, 1);
                needed += 1;
            }
        });
    }
    assert!(needed > 3 && wanted > 3, "{needed} {wanted}");
}
