//! The list says what somebody looks for, and small places can be hit with a finger.

use kernel::Explain;
use speakeasy::pieces::{Building, Person};
use speakeasy::step::Step;
use speakeasy::{Action, Speakeasy, words};
use table::Sight;

use super::{english, own, watch};
use crate::board::{Board, Move, Row, Scene};
use crate::boards::speakeasy::bill::Bill;
use crate::boards::speakeasy::{ink, rows, spots};
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
    for seed in 60..80 {
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
    let (mut seen, mut moved) = (0, 0);
    let mut look = |sight: &Sight<Speakeasy>| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let moves = Speakeasy::moves(&scene);
        let regions = moves.iter().filter_map(|one| match one.stroke.actions() {
            [Action::Dock(berth)] => Some(berth.region),
            _ => None,
        });
        let regions: Vec<_> = regions.collect();
        assert!(regions.is_sorted(), "{regions:?}");
        seen += usize::from(regions.len() > 6);
        let ways = moves.iter().filter_map(|one| match one.stroke.actions() {
            [Action::Move(from, to)] => Some((from.region, from.row, to.region, to.row)),
            _ => None,
        });
        let ways: Vec<_> = ways.collect();
        assert!(ways.is_sorted(), "{ways:?}");
        moved += usize::from(ways.len() > 1);
    };
    for seed in 81..91 {
        watch(1, seed, |_, sight| look(sight));
    }
    assert!(seen > 3 && moved > 0, "{seen} {moved}");
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
            // What it costs besides money is told with the money.
            let cards = Bill::of(&scene, *action).cards;
            assert_eq!(cards > 0, plain, "{action}: {cards}");
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

/// A mobster stays at the door when a bar is upgraded (SP-14.5): no cop closes what comes in its place (SP-8.5).
#[test]
fn a_list_warns_of_cops_and_wars_and_of_none_where_a_mobster_stands() {
    let texts = english();
    let (mut guarded, mut taken, mut quiet) = (0, 0, 0);
    // Somebody upgrades a guarded bar beside a cop in one of many games.
    for seed in 100..160 {
        if guarded > 0 && taken > 10 && quiet > 10 {
            break;
        }
        watch(1 + seed % 4, seed, |_, sight| {
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            if !matches!(spots::asked(&scene), Some(Step::Site { .. })) {
                return;
            }
            let manhattan = &sight.view.manhattan;
            let note = |row: Row| row.note.map_or_else(String::new, |note| note.into_string());
            for action in &sight.legal {
                let Action::Space(space) = *action else {
                    continue;
                };
                let note = note(rows::row(&scene, *action));
                let house = manhattan.lot(space).house();
                let stands = house.is_some_and(|house| house.protected);
                let cop = manhattan.cops.contains(space.district);
                assert_eq!(note.contains("cop: closed"), cop && !stands, "{action}");
                guarded += usize::from(cop && stands);
            }
            for one in Speakeasy::moves(&scene) {
                let actions = one.stroke.actions();
                let (Some(Action::Space(space)), true) = (actions.first(), actions.len() > 1)
                else {
                    continue;
                };
                let cop = manhattan.cops.contains(space.district);
                let said = scene.say(&one.choice.phrase);
                assert_eq!(said.contains("cop: closed"), cop, "{said}");
                assert_eq!(note(one.row).contains("cop: closed"), cop, "{said}");
                *(if cop { &mut taken } else { &mut quiet }) += 1;
            }
        });
    }
    assert!(
        guarded > 0 && taken > 10 && quiet > 10,
        "{guarded} {taken} {quiet}"
    );
}

#[test]
fn persons_stand_under_what_everybody_does_at_their_location() {
    let texts = english();
    let mut seen = 0;
    watch(3, 82, |_, sight| {
        let scene = Scene::new(sight, &texts, sight.own().unwrap());
        let mut said = |person: Person, heading: &str, short: bool| {
            let action = Action::Person(person);
            if sight.legal.contains(&action) {
                let row = rows::row(&scene, action);
                assert_eq!(scene.say(&row.group), heading);
                assert_eq!(row.short.is_some(), short);
                seen += 1;
            }
        };
        said(
            Person::Contractors1,
            "Contractors: open or take over ×2",
            true,
        );
        said(
            Person::Commission2,
            "Commission: hire thugs, ally with a gangster",
            true,
        );
        // Nobody else is there: what is done stands in the line itself.
        said(Person::Restaurant, "Elsewhere", false);
    });
    assert!(seen > 10, "{seen}");
}

#[test]
fn the_question_about_trucks_tells_their_points() {
    let texts = english();
    let (mut one, mut two) = (0, 0);
    for seed in 60..63 {
        watch(2, seed, |_, sight| {
            let scene = Scene::new(sight, &texts, sight.own().unwrap());
            let Some(Step::Drive { points }) = spots::asked(&scene) else {
                return;
            };
            let said = scene.say(&sight.prompt.unwrap().phrase());
            let (_, player, _) = sight.view.own().unwrap();
            let left = match player.trucks_available() {
                1 => format!("(Points left: {})", points[0]),
                _ => format!(
                    "(Points left:\u{a0}{}\u{a0}and\u{a0}{})",
                    points[0], points[1]
                ),
            };
            assert!(said.ends_with(&left), "{said}");
            *(if player.trucks_available() == 1 {
                &mut one
            } else {
                &mut two
            }) += 1;
        });
    }
    assert!(one > 5 && two > 5, "{one} with one, {two} with two");
}

/// Tokens to be put away lie where the open ones of the display lie otherwise, and are not called open then.
#[test]
fn own_tokens_in_the_place_of_the_open_ones_are_called_so() {
    let texts = english();
    let (mut several, mut others) = (0, 0);
    for seed in 70..74 {
        watch(2, seed, |_, sight| {
            let put = |action: &Action| match action {
                Action::Put(token, 1) => Some(*token),
                _ => None,
            };
            let markup = own(sight, &texts);
            let is_own = markup.contains(">yours</text>");
            let tokens = sight.legal.iter().filter_map(put).count();
            assert_eq!(is_own, tokens > 1);
            assert_ne!(is_own, markup.contains(">open</text>"));
            *(if is_own { &mut several } else { &mut others }) += 1;
        });
    }
    assert!(several > 0 && others > 0, "{several} {others}");
}
