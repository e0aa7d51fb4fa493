//! The desk over whole games: goals and hotspots lead somewhere, the markup holds, secrets stay.

use std::collections::BTreeSet;

use catalog::{Lang, Texts};
use escape_plan::step::Step;
use escape_plan::{Action, EscapePlan};
use kernel::{Seat, Viewer};
use table::Sight;

use super::moves;
use crate::board::{Board, Scene, button_id};
use crate::boards::trial::{self, values, words};

type People = trial::People<EscapePlan>;

fn english() -> Texts {
    words::<EscapePlan>(Lang::En)
}

fn draw(sight: &Sight<EscapePlan>, texts: &Texts, hero: Seat) -> String {
    let scene = Scene::new(sight, texts, hero);
    let parts = [
        EscapePlan::track(&scene),
        EscapePlan::lineup(&scene),
        EscapePlan::purse(&scene),
        EscapePlan::regions(&scene),
        EscapePlan::plates(&scene),
        EscapePlan::strip(&scene, hero),
        EscapePlan::legend(&scene),
    ];
    parts.map(|part| part.into_string()).concat()
}

#[test]
fn every_goal_that_is_offered_glows_and_can_be_gone_to() {
    let texts = english();
    for seats in 1..=5 {
        let mut people = People::new(seats, &[], seats);
        let mut travelled = 0;
        while let Some(sight) = people.first_asked() {
            let seat = sight.own().unwrap();
            let scene = Scene::new(&sight, &texts, seat);
            let offers = scene.outlook();
            let markup = EscapePlan::plates(&scene).into_string();
            let pressed: BTreeSet<&str> = values(&markup, "href").into_iter().collect();
            for offer in offers.iter().filter(|offer| offer.best) {
                let stroke = moves::stroke(&offer.way).unwrap();
                let spot = format!("#{}", button_id(&stroke));
                assert!(pressed.contains(spot.as_str()), "{stroke} has no hotspot");
            }
            for offer in offers.iter().filter(|_| travelled % 7 == 0) {
                people.imagine(seat, moves::stroke(&offer.way).unwrap().to_string());
            }
            travelled += usize::from(!offers.is_empty());
            people.step();
        }
        assert!(travelled > 5, "{seats} seats travelled {travelled} times");
    }
}

#[test]
fn every_tile_that_can_be_placed_is_shown_where_it_fits_under_some_turn() {
    let texts = english();
    let mut people = People::new(3, &[], 8);
    let mut placed = 0;
    while let Some(sight) = people.first_asked() {
        let seat = sight.own().unwrap();
        if sight.prompt.as_ref().unwrap().step == Step::PlaceTile {
            placed += 1;
            let markup = EscapePlan::plates(&Scene::new(&sight, &texts, seat)).into_string();
            let spots: BTreeSet<&str> = values(&markup, "href").into_iter().collect();
            for action in &sight.legal {
                assert!(spots.contains(format!("#{}", button_id(*action)).as_str()));
            }
            // On every cell of every tile each of the six picks shows exactly one turn.
            let shown: usize = values(&markup, "data-turns")
                .iter()
                .map(|turns| turns.split(' ').count())
                .sum();
            let cells: BTreeSet<String> = sight
                .legal
                .iter()
                .filter_map(|action| match action {
                    Action::Place(spot) => Some(format!("{:?} {:?}", spot.tile, spot.cell())),
                    _ => None,
                })
                .collect();
            assert_eq!(shown, cells.len() * 6);
        }
        people.step();
    }
    assert!(placed > 3, "{placed}");
}

#[test]
fn the_sprites_have_every_symbol_that_the_desk_uses_and_each_once() {
    let sprites = [crate::draw::ICONS.0, &EscapePlan::sprite().into_string()].concat();
    let known = values(&sprites, "id");
    let distinct: BTreeSet<&str> = known.iter().copied().collect();
    assert_eq!(known.len(), distinct.len(), "a symbol stands twice");
    let texts = english();
    for seats in [1, 4] {
        let mut people = People::new(seats, &[], 40 + seats);
        while let Some(sight) = people.first_asked() {
            let markup = draw(&sight, &texts, sight.own().unwrap());
            let own: BTreeSet<&str> = values(&markup, "id").into_iter().collect();
            let used = values(&markup, "href").into_iter();
            for id in used.filter_map(|href| href.strip_prefix('#')) {
                let elsewhere = id.starts_with("do-") || id == "players";
                assert!(
                    distinct.contains(id) || own.contains(id) || elsewhere,
                    "#{id}"
                );
            }
            people.step();
        }
    }
}

#[test]
fn nobody_is_shown_the_cash_or_the_plan_of_somebody_else() {
    let texts = english();
    let mut people = People::new(3, &[], 12);
    for _ in 0..40 {
        if !people.step() {
            break;
        }
    }
    for viewer in Viewer::all(3) {
        let sight = people.table.sight(viewer);
        for hero in Seat::all(3) {
            let markup = draw(&sight, &texts, hero);
            let own = viewer == Viewer::Seat(hero);
            assert_eq!(markup.contains("class=\"money\""), own);
            assert_eq!(markup.contains("class=\"plan\""), own);
        }
    }
}

#[test]
fn a_place_that_cannot_be_gone_to_says_why_and_by_which_rule() {
    let texts = english();
    let mut people = People::new(2, &[], 3);
    let mut reasons = 0;
    while let Some(sight) = people.first_asked() {
        let seat = sight.own().unwrap();
        let markup = EscapePlan::plates(&Scene::new(&sight, &texts, seat)).into_string();
        let quiet = values(&markup, "data-why");
        assert!(quiet.iter().all(|why| !why.is_empty()));
        assert_eq!(quiet.len(), values(&markup, "data-rule").len());
        reasons += quiet.len();
        people.step();
    }
    assert!(reasons > 20, "{reasons}");
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let texts = words::<EscapePlan>(Lang::Cs);
    let mut people = People::new(3, &[], 5);
    for _ in 0..30 {
        people.step();
    }
    let [one, other] = [0, 1].map(|_| people.table.sight(Viewer::Seat(Seat(0))));
    assert_eq!(draw(&one, &texts, Seat(0)), draw(&other, &texts, Seat(0)));
}

/// The story of a whole game as its page tells it.
fn story(seats: u8, seed: u8, lang: Lang) -> String {
    let mut people = People::new(seats, &[], seed);
    while people.step() {}
    let sight = people.table.sight(Viewer::Spectator);
    let texts = words::<EscapePlan>(lang);
    crate::pages::table::log(&Scene::new(&sight, &texts, Seat(0)), None).into_string()
}

#[test]
fn parts_of_the_day_are_headings_with_their_day_and_no_lines() {
    let story = story(3, 6, Lang::En);
    let headings: Vec<&str> = story.split("<li class=\"turn\">").skip(1).collect();
    let headings: Vec<&str> = headings
        .iter()
        .map(|rest| rest.split('<').next().unwrap())
        .collect();
    let distinct: BTreeSet<&str> = headings.iter().copied().collect();
    assert_eq!(headings.len(), distinct.len(), "a heading stands twice");
    assert!(headings.contains(&"Day 2 · Morning"), "{headings:?}");
    assert!(!story.contains("Morning."), "the heading says it already");
}

#[test]
fn what_an_automa_did_stands_under_its_token() {
    let story = story(1, 2, Lang::En);
    let lines: Vec<&str> = story.split("<li").skip(1).collect();
    let moved: Vec<&&str> = lines
        .iter()
        .filter(|line| line.contains("ollows a lead"))
        .collect();
    assert!(moved.len() > 10, "{}", moved.len());
    assert!(moved.iter().all(|line| line.contains("automa")));
}

#[test]
fn a_city_is_shown_whole_and_its_size_tells_how_it_is_written() {
    use super::city::Fit;
    use escape_plan::pieces::Officer;
    assert_eq!(Fit::of(600., 440., None), Fit::Large);
    assert_eq!(Fit::of(720., 690., Some(Step::Start)), Fit::Small);
    assert_eq!(Fit::of(1100., 800., Some(Step::Start)), Fit::Small);
    assert_eq!(Fit::of(1100., 800., Some(Step::PlaceTile)), Fit::Whole);
    let police = Some(Step::Snitch(Officer::Swat));
    assert_eq!(Fit::of(600., 440., police), Fit::Large);
    assert_eq!(Fit::of(1100., 800., police), Fit::Overview);
}

/// Where a question has few answers they stand beside it, and declining comes last.
#[test]
fn few_answers_stand_beside_the_question_and_declining_is_the_last_of_them() {
    let texts = english();
    let mut told = BTreeSet::new();
    for seats in [1, 3] {
        let mut people = People::new(seats, &[], seats);
        while let Some(sight) = people.first_asked() {
            let scene = Scene::new(&sight, &texts, sight.own().unwrap());
            let answers = EscapePlan::answers(&scene);
            let answers: Vec<Action> = answers.into_iter().map(|(action, _)| action).collect();
            assert!(answers.len() <= 9);
            // All eight fixer tiles, and none of them.
            let stall = sight.prompt.as_ref().unwrap().step == Step::BuyFixer;
            assert!(!stall || !answers.is_empty());
            assert!(answers.iter().all(|answer| sight.legal.contains(answer)));
            let answers: Vec<String> = answers.iter().map(Action::to_string).collect();
            let declined = |answer: &String| matches!(answer.as_str(), "pass" | "box");
            let first = answers.iter().position(declined);
            assert!(
                first.is_none_or(|at| at + 1 == answers.len()),
                "{answers:?}"
            );
            let kind = |answer: &String| answer.split(' ').next().unwrap().to_owned();
            told.extend(answers.iter().map(kind));
            people.step();
        }
    }
    for answer in [
        "end",
        "pass",
        "keep",
        "box",
        "name",
        "unlock",
        "spend-disc",
        "done",
        "buy",
        "rest",
    ] {
        assert!(told.contains(answer), "{answer} of {told:?}");
    }
}

/// On the way the officers are told tile by tile, in the order in which the tiles are left.
#[test]
fn the_legs_of_a_way_stand_in_the_order_of_travel() {
    let mut legs = 0;
    for seed in 0..3 {
        let mut people = People::new(3, &[], seed);
        while let Some(sight) = people.first_asked() {
            // What was left before now comes first, and may be come through again.
            let begins = sight.prompt.as_ref().unwrap().step == Step::Start;
            for way in escape_plan::travel::ways(&sight.view)
                .into_iter()
                .filter(|_| begins)
            {
                let at = |tile| way.path.iter().position(|node| node.tile() == tile);
                assert!(way.left.iter().is_sorted_by_key(at));
                legs += way.left.len();
            }
            people.step();
        }
    }
    assert!(legs > 100, "{legs}");
}

/// What is pressed on the own board besides its button in the list.
#[test]
fn a_card_or_tile_is_put_away_by_pressing_a_slot_or_what_makes_room() {
    let texts = english();
    let mut seen = BTreeSet::new();
    for seed in 0..6 {
        let mut people = People::new(3, &[], seed);
        while let Some(sight) = people.first_asked() {
            let seat = sight.own().unwrap();
            let step = sight.prompt.as_ref().unwrap().step;
            if matches!(step, Step::PlaceContact(_) | Step::Stow(_)) {
                let markup = draw(&sight, &texts, seat);
                let pressed: BTreeSet<&str> = values(&markup, "value").into_iter().collect();
                let put = |action: &&Action| {
                    matches!(
                        action,
                        Action::Keep
                            | Action::Replace(_)
                            | Action::ReplaceRight(_)
                            | Action::Swap(_)
                    )
                };
                for action in sight.legal.iter().filter(put) {
                    let notation = action.to_string();
                    assert!(pressed.contains(notation.as_str()), "{notation}");
                    seen.extend(notation.split(" ").next().map(str::to_owned));
                }
            }
            people.step();
        }
    }
    assert_eq!(seen.len(), 3, "kept, replaced and swapped");
}

#[test]
fn the_question_about_a_way_tells_what_the_visit_brings() {
    let texts = english();
    let mut people = People::new(1, &[], 4);
    let mut told = 0;
    while let Some(sight) = people.first_asked() {
        let scene = Scene::new(&sight, &texts, sight.own().unwrap());
        let goals = scene.outlook().iter().filter(|offer| !offer.way.escape);
        let goals = goals.count();
        let lineup = EscapePlan::lineup(&scene).into_string();
        assert_eq!(lineup.matches("class=\"brings\"").count(), goals);
        told += goals;
        people.step();
    }
    assert!(told > 50, "{told}");
}

/// What would be used in vain is not pressed by mistake: it stands in the list alone (EP-R27).
#[test]
fn what_has_nothing_to_work_on_does_not_glow_on_the_board() {
    let texts = english();
    let mut people = People::new(2, &[], 6);
    let mut idle = 0;
    while let Some(sight) = people.first_asked() {
        let markup = draw(&sight, &texts, sight.own().unwrap());
        let pressed: BTreeSet<&str> = values(&markup, "value").into_iter().collect();
        for action in &sight.legal {
            if let Action::Use(tool, _) = action
                && sight.view.is_idle(*tool)
            {
                assert!(!pressed.contains(action.to_string().as_str()), "{action}");
                idle += 1;
            }
        }
        people.step();
    }
    assert!(idle > 10, "{idle}");
}

/// Whoever comes back sees on the map what others have done: where they went, what they built.
#[test]
fn pawns_that_have_moved_and_new_tiles_are_ringed_until_the_viewer_acts() {
    let texts = english();
    let mut people = People::new(3, &[], 7);
    let mut moved = 0;
    for _ in 0..150 {
        for seat in Seat::all(3) {
            let sight = people.table.sight(Viewer::Seat(seat));
            let Some(before) = &sight.before else {
                continue;
            };
            let scene = Scene::new(&sight, &texts, seat);
            let rings = EscapePlan::plates(&scene).into_string();
            let rings = rings.matches("class=\"newp\"").count();
            let tiles = sight.view.city.placed().len() - before.city.placed().len();
            assert!(rings >= tiles, "{rings} rings for {tiles} new tiles");
            moved += tiles;
        }
        people.step();
    }
    assert!(moved > 5, "{moved}");
}

/// Costa's toll is told where a way would pay it, not where it has been paid (EP-19.5).
#[test]
fn the_toll_is_told_before_it_is_paid() {
    let texts = english();
    let mut seen = [0; 2];
    for seed in 0..4 {
        let mut people = People::new(1, &[], seed);
        while let Some(sight) = people.first_asked() {
            let scene = Scene::new(&sight, &texts, sight.own().unwrap());
            let lineup = EscapePlan::lineup(&scene).into_string();
            let told = lineup.contains("Costa takes a toll");
            match sight.prompt.as_ref().unwrap().step {
                Step::Start => seen[0] += usize::from(told),
                Step::Evade => {
                    assert!(!told);
                    seen[1] += 1;
                }
                _ => {}
            }
            people.step();
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// Handcuffs cost a card in the final count, whether they cover one or not (EP-17.4).
#[test]
fn whoever_is_handcuffed_reads_how_many_contacts_count_at_the_end() {
    let texts = english();
    let mut cuffed = 0;
    for seed in 0..4 {
        let mut people = People::new(3, &[], seed);
        while let Some(sight) = people.first_asked() {
            let scene = Scene::new(&sight, &texts, sight.own().unwrap());
            let (_, player, _) = sight.view.own().unwrap();
            let told = format!(" now, {} at the end", player.contacts_scored());
            let markup = EscapePlan::plates(&scene).into_string();
            assert_eq!(markup.contains(&told), player.handcuffs > 0);
            cuffed += usize::from(player.handcuffs);
            people.step();
        }
    }
    assert!(cuffed > 0);
}

/// From the moment one has said so until one is out: nobody spends the price of the exit unawares (EP-16.5).
#[test]
fn every_question_on_the_way_out_tells_what_the_exit_leaves() {
    let texts = english();
    let mut told = 0;
    for seed in 0..8 {
        let mut people = People::new(4, &[], seed);
        while let Some(sight) = people.first_asked() {
            let scene = Scene::new(&sight, &texts, sight.own().unwrap());
            let lineup = EscapePlan::lineup(&scene).into_string();
            let due = sight.view.exit_due();
            assert_eq!(lineup.contains("<p class=\"due"), due.is_some());
            told += usize::from(due.is_some());
            people.step();
        }
    }
    assert!(told > 0);
}

/// Whoever is asked to send an officer after somebody sees where that one stands (EP-13.8).
#[test]
fn the_tile_of_the_one_an_officer_is_sent_after_is_ringed() {
    let texts = english();
    let mut ringed = 0;
    for seed in 0..6 {
        let mut people = People::new(3, &[], seed);
        while let Some(sight) = people.first_asked() {
            let scene = Scene::new(&sight, &texts, sight.own().unwrap());
            let forced = sight.prompt.as_ref().unwrap().quarry.is_some();
            let markup = EscapePlan::plates(&scene).into_string();
            assert_eq!(markup.contains("class=\"quarry\""), forced);
            ringed += usize::from(forced);
            people.step();
        }
    }
    assert!(ringed > 0);
}

/// On a phone, a question that is answered on the map alone leads there.
#[test]
fn the_way_to_the_city_is_lit_where_the_map_alone_has_the_answers() {
    let texts = english();
    let (mut placed, mut sent, mut dark) = (0, 0, 0);
    for seed in 0..3 {
        let mut people = People::new(2, &[], seed);
        while let Some(sight) = people.first_asked() {
            let scene = Scene::new(&sight, &texts, sight.own().unwrap());
            let regions = EscapePlan::regions(&scene).into_string();
            let lit = regions.contains("class=\"btn go\" href=\"#city\"");
            let beside = !EscapePlan::answers(&scene).is_empty();
            match sight.prompt.as_ref().unwrap().step {
                Step::PlaceTile => {
                    assert!(lit);
                    placed += 1;
                }
                Step::ForceOfficer { .. } => {
                    assert_eq!(lit, !beside);
                    sent += 1;
                }
                // Beside the places one may rest.
                Step::Start => assert_eq!(lit, !scene.outlook().is_empty()),
                _ if beside => {
                    assert!(!lit);
                    dark += 1;
                }
                _ => {}
            }
            people.step();
        }
    }
    let seen = [placed, sent, dark];
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// The question says whom one chooses among: beside it stand the badges and their tiles.
#[test]
fn officers_to_choose_from_are_told_by_badge_and_tile() {
    let texts = english();
    let mut told = 0;
    let mut people = People::new(3, &[], 2);
    while let Some(sight) = people.first_asked() {
        let scene = Scene::new(&sight, &texts, sight.own().unwrap());
        for (action, label) in EscapePlan::answers(&scene) {
            if let Action::Officer(tile, _) = action {
                let label = label.into_string();
                let code = scene.say(&escape_plan::words::tile(tile));
                assert!(
                    label.ends_with(&format!("<b class=\"hx-n\">{code}</b>")),
                    "{label}"
                );
                assert_eq!(label.matches("role=\"img\"").count(), 1);
                told += 1;
            }
        }
        people.step();
    }
    assert!(told > 5, "{told}");
}
