//! The list says what somebody looks for, and small places can be hit with a finger.

use speakeasy::pieces::Building;
use speakeasy::{Action, Speakeasy, words};

use super::{english, own, watch};
use crate::board::{Board, Move, Scene};
use crate::boards::speakeasy::{ink, rows};
use crate::boards::trial::values;

#[test]
fn a_truck_enters_first_where_it_finds_something() {
    let texts = english();
    let (mut idle, mut busy) = (0, 0);
    for seed in 60..63 {
        watch(2, seed, |_, sight| {
            let seat = sight.own().unwrap();
            let scene = Scene::new(sight, &texts, seat);
            for action in &sight.legal {
                let Action::Enter(_, district) = *action else {
                    continue;
                };
                let finds = !words::sights(&sight.view, seat, district).is_empty();
                let row = rows::row(&scene, *action);
                assert_eq!(row.folded, !finds, "{action}");
                // The heading names the truck.
                let said = scene.say(&row.bare.unwrap());
                assert!(!said.contains("Truck"), "{said}");
                *(if finds { &mut busy } else { &mut idle }) += 1;
            }
        });
    }
    assert!(idle > 20 && busy > 20, "{idle} idle, {busy} busy");
}

#[test]
fn what_a_truck_does_where_it_stands_comes_before_its_ways_and_idle_ways_are_folded() {
    let texts = english();
    let (mut deeds, mut busy, mut idle) = (0, 0, 0);
    for seed in 60..63 {
        watch(2, seed, |_, sight| {
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            let moves = Speakeasy::moves(&scene);
            let is_way = |one: &&Move<Action>| {
                let mut actions = one.stroke.actions().iter();
                actions.all(|action| matches!(action, Action::Drive(..)))
            };
            let first = moves.iter().position(|one| is_way(&one));
            for (at, one) in moves.iter().enumerate() {
                match one.stroke.actions() {
                    [Action::Load(..) | Action::Buy(..) | Action::Deliver(..)] => {
                        assert!(first.is_none_or(|first| at < first), "{}", one.stroke);
                        deeds += 1;
                    }
                    _ if is_way(&one) => {
                        // What it finds there stands beside it.
                        assert_eq!(one.row.folded, one.row.note.is_none(), "{}", one.stroke);
                        *(if one.row.folded { &mut idle } else { &mut busy }) += 1;
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(deeds > 5 && busy > 5 && idle > 5, "{deeds} {busy} {idle}");
}

#[test]
fn the_docks_are_listed_from_south_to_north() {
    let texts = english();
    let mut seen = 0;
    watch(1, 81, |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let moves = Speakeasy::moves(&scene);
        let regions = moves.iter().filter_map(|one| match one.stroke.actions() {
            [Action::Dock(berth)] => Some(berth.region),
            _ => None,
        });
        let regions: Vec<_> = regions.collect();
        assert!(regions.is_sorted(), "{regions:?}");
        seen += usize::from(regions.len() > 6);
    });
    assert!(seen > 3, "{seen}");
}

#[test]
fn a_way_out_is_an_or_only_where_something_stands_before_it() {
    let texts = english();
    let (mut alone, mut or) = (0, 0);
    for seed in 60..62 {
        watch(2, seed, |_, sight| {
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            let moves = Speakeasy::moves(&scene);
            let is_pass = |one: &&Move<Action>| one.stroke.actions() == [Action::Pass];
            let Some(pass) = moves.iter().find(is_pass) else {
                return;
            };
            let open = moves.iter().filter(|one| !one.row.folded);
            let is_or = scene.say(&pass.row.group) == "Or";
            let ways_out = open
                .clone()
                .filter(|one| rows::is_way_out(one.stroke.actions()[0]));
            assert_eq!(is_or, ways_out.count() < open.count());
            *(if is_or { &mut or } else { &mut alone }) += 1;
        });
    }
    assert!(alone > 0 && or > 20, "{alone} alone, {or} beside others");
}

/// Beside the price of a casino, “nothing” would read as what it costs.
#[test]
fn a_building_without_a_reward_says_so() {
    let texts = english();
    let mut casinos = 0;
    watch(1, 81, |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        for action in &sight.legal {
            let Action::Slot(slot) = action else { continue };
            let short = rows::row(&scene, *action).short.unwrap().into_string();
            let plain = slot.building() == Building::Casino;
            assert_eq!(short == "no reward", plain, "{action}: {short}");
            casinos += usize::from(plain);
        }
    });
    assert!(casinos > 0, "no casino was offered");
}

#[test]
fn a_heading_says_what_its_lines_do_not_repeat() {
    let texts = english();
    let mut put = 0;
    for seed in 70..74 {
        watch(2, seed, |_, sight| {
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            for action in &sight.legal {
                let row = rows::row(&scene, *action);
                match action {
                    Action::Put(..) => {
                        let said = scene.say(&row.bare.unwrap());
                        assert!(!said.contains(&scene.say(&row.group)), "{said}");
                        put += 1;
                    }
                    // Giving up is no way around the question: it is an answer.
                    Action::Abandon(_) => assert_ne!(scene.say(&row.group), "Or"),
                    _ => {}
                }
            }
        });
    }
    assert!(put > 10, "{put}");
}

#[test]
fn small_places_have_room_for_a_finger() {
    let texts = english();
    let mut seen = 0;
    watch(2, 80, |_, sight| {
        let small = sight.legal.iter().filter(|action| {
            matches!(
                action,
                Action::Raise(_) | Action::Hire | Action::Dock(_) | Action::Column(_)
            )
        });
        let count = small.count();
        if count > 0 {
            let page = own(sight, &texts);
            let classes = values(&page, "class").into_iter();
            assert!(classes.filter(|class| *class == "pad").count() >= count);
            seen += count;
        }
    });
    assert!(seen > 50, "{seen}");
}

#[test]
fn what_is_too_long_for_a_line_stands_in_two() {
    assert_eq!(ink::halves(12., 146., "per own thug"), ["per own thug"]);
    let long = "4\u{a0}$ za každou vlastní knihu na cílech, nejvýše 24\u{a0}$";
    let lines = ink::halves(12., 146., long);
    assert_eq!(
        lines,
        [
            "4\u{a0}$ za každou vlastní knihu",
            "na cílech, nejvýše 24\u{a0}$"
        ]
    );
}
