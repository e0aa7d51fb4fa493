//! The map over whole games: every legal action that has a place has one hotspot, and the markup holds.

use std::collections::BTreeSet;

use catalog::{Lang, Texts};
use fliptown::map::Region;
use fliptown::step::Step;
use fliptown::{Action, Fliptown};
use kernel::{Seat, Viewer};
use table::Sight;

use super::map::place;
use crate::board::{Scene, button_id};
use crate::boards::trial::{self, assert_balanced, values, words};

type People = trial::People<Fliptown>;

fn draw(sight: &Sight<Fliptown>, texts: &Texts, hero: Seat) -> String {
    super::plates(&Scene::new(sight, texts, hero)).into_string()
}

/// What must hold of any map.
fn check(sight: &Sight<Fliptown>, texts: &Texts, hero: Seat) {
    let markup = draw(sight, texts, hero);
    let context = || {
        format!(
            "{:?} at the map of {hero}: {:?}",
            sight.viewer, sight.prompt
        )
    };
    assert_balanced(&markup);
    assert!(
        markup.len() < 160_000,
        "{} bytes, {}",
        markup.len(),
        context()
    );
    assert!(
        !markup.contains("[ft-"),
        "a message is missing, {}",
        context()
    );
    assert!(!markup.contains("NaN"), "{}", context());

    let ids = values(&markup, "id");
    let distinct: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), distinct.len(), "an id twice, {}", context());

    let mut pressed: Vec<&str> = values(&markup, "href")
        .into_iter()
        .filter(|href| href.starts_with("#do-"))
        .collect();
    pressed.sort_unstable();
    let step = sight.view.step();
    let mut wanted: Vec<String> = sight
        .legal
        .iter()
        .filter(|_| sight.own() == Some(hero))
        .filter(|action| step.is_some_and(|step| place(step, **action).is_some()))
        .map(|action| format!("#{}", button_id(*action)))
        .collect();
    wanted.sort_unstable();
    assert_eq!(pressed, wanted, "{}", context());
    // Keys and the survey hide what is printed there: only where there is something to press on them.
    let hiding = ["#do-amount", "#do-claim"];
    let hides = wanted
        .iter()
        .any(|href| hiding.iter().any(|deed| href.starts_with(deed)));
    assert_eq!(markup.contains("class=\"notice\""), hides, "{}", context());
    // On a phone the part that the question is about comes into sight: with something to press there is one.
    let asked = markup.contains("data-play=\"1\"");
    assert_eq!(asked, !wanted.is_empty(), "{}", context());
    if sight.own() != Some(hero) {
        assert!(!markup.contains("class=\"spot\""), "{}", context());
        assert!(!markup.contains("data-play"), "{}", context());
    }
}

#[test]
fn every_legal_action_with_a_place_has_one_hotspot() {
    let modes: [(u8, &[(&str, &str)]); 6] = [
        (1, &[]),
        (1, &[("characters", "on"), ("cowbot", "random")]),
        (2, &[("holdem", "on")]),
        (3, &[("characters", "on")]),
        (4, &[]),
        (4, &[("characters", "on"), ("holdem", "on")]),
    ];
    let texts: Vec<Texts> = Lang::ALL
        .iter()
        .map(|lang| words::<Fliptown>(*lang))
        .collect();
    let mut steps = 0;
    for seed in 0..2 {
        for (seats, options) in modes {
            let mut people = People::new(seats, options, seed);
            while people.step() {
                steps += 1;
                // Every seat looks at some map now and then, and at its own more often.
                let viewer = Viewer::all(seats)
                    .nth(people.roll(usize::from(seats) + 1))
                    .unwrap();
                let hero = match viewer.seat() {
                    Some(own) if people.roll(4) > 0 => own,
                    _ => Seat(people.roll(seats.into()) as u8),
                };
                check(
                    &people.table.sight(viewer),
                    &texts[steps % texts.len()],
                    hero,
                );
            }
        }
    }
}

#[test]
fn sites_answer_before_the_cards_are_used() {
    let texts = words::<Fliptown>(Lang::En);
    let mut people = People::new(1, &[], 1);
    let mut read = 0;
    while people.step() {
        let sight = people.table.sight(Viewer::Seat(Seat(0)));
        let markup = draw(&sight, &texts, Seat(0));
        let reading = sight.view.step() == Some(Step::Assign);
        let told = markup.contains("First choose how to use the three cards.");
        assert_eq!(told, reading);
        assert!(!reading || markup.contains("data-why=\"Bank: "), "{markup}");
        read += usize::from(reading);
    }
    assert!(read > 5);
}

#[test]
fn every_viewer_sees_every_map() {
    let mut people = People::new(4, &[("characters", "on"), ("holdem", "on")], 9);
    let texts = words::<Fliptown>(Lang::En);
    let mut turns = 0;
    while people.step() {
        turns += 1;
        if turns % 40 != 0 {
            continue;
        }
        for viewer in Viewer::all(4) {
            for hero in Seat::all(4) {
                check(&people.table.sight(viewer), &texts, hero);
            }
        }
    }
}

#[test]
fn random_games_ask_everything_that_has_a_place() {
    let mut asked = BTreeSet::new();
    for seed in 0..30 {
        let mut people = People::new(2, &[("characters", "on")], seed);
        while people.step() {
            for seat in Seat::all(2) {
                let sight = people.table.sight(Viewer::Seat(seat));
                let kinds = sight.legal.iter().filter_map(|action| {
                    place(sight.view.step()?, *action)?;
                    let words = action.to_string();
                    let kind = words.split(' ').next()?.to_owned();
                    Some((kind, matches!(sight.view.step(), Some(Step::Effect(_)))))
                });
                asked.extend(kinds);
            }
        }
    }
    let kinds: BTreeSet<&str> = asked.iter().map(|(kind, _)| kind.as_str()).collect();
    let all = [
        "amount",
        "bonus-first",
        "bribe",
        "buy",
        "claim",
        "deposit",
        "effect-first",
        "go",
        "hunt",
        "pay",
        "refuse",
        "region",
        "stay",
        "take",
        "tool",
    ];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), all);
    // Numbers are asked both in town and in the ledger.
    assert!(
        [true, false]
            .iter()
            .all(|town| asked.contains(&("amount".to_owned(), *town)))
    );
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let mut people = People::new(3, &[("characters", "on")], 5);
    for _ in 0..60 {
        people.step();
    }
    let texts = words::<Fliptown>(Lang::Cs);
    let sight = people.table.sight(Viewer::Seat(Seat(0)));
    let again = people.table.sight(Viewer::Seat(Seat(0)));
    assert_eq!(draw(&sight, &texts, Seat(0)), draw(&again, &texts, Seat(0)));
}

#[test]
fn a_quiet_site_says_why_and_by_which_rule() {
    let mut people = People::new(2, &[], 3);
    let texts = words::<Fliptown>(Lang::En);
    let sight = loop {
        let sight = people.table.sight(Viewer::Seat(Seat(0)));
        if sight.view.step() == Some(Step::Main) {
            break sight;
        }
        assert!(people.step());
    };
    let markup = draw(&sight, &texts, Seat(0));
    let quiet = values(&markup, "data-why").len();
    let legal = |action: &&Action| matches!(action, Action::Go(_));
    let legal = sight.legal.iter().filter(legal).count();
    // 61 sites, of which the tombstone in the middle is circled from the start.
    assert_eq!(quiet + legal, 60);
    assert_eq!(values(&markup, "data-rule").len(), quiet);
    assert!(values(&markup, "data-rule").contains(&"FT-5.7"));
}

#[test]
fn the_sprites_have_every_symbol_that_the_map_uses_and_each_once() {
    let sprites = [crate::draw::ICONS.0, &super::sprite().into_string()].concat();
    assert_balanced(&sprites);
    let known = values(&sprites, "id");
    let distinct: BTreeSet<&str> = known.iter().copied().collect();
    assert_eq!(known.len(), distinct.len());
    let texts = words::<Fliptown>(Lang::En);
    let mut people = People::new(2, &[("characters", "on")], 1);
    while people.step() {
        let markup = draw(&people.table.sight(Viewer::Spectator), &texts, Seat(0));
        let own: BTreeSet<&str> = values(&markup, "id").into_iter().collect();
        for used in values(&markup, "href") {
            let id = used.strip_prefix('#').unwrap();
            assert!(distinct.contains(id) || own.contains(id), "{used}");
        }
    }
}

#[test]
fn what_is_new_to_the_viewer_is_marked() {
    let texts = words::<Fliptown>(Lang::En);
    let mut people = People::new(2, &[], 4);
    let (mut new, mut known) = (0, 0);
    while people.step() {
        let sight = people.table.sight(Viewer::Seat(Seat(0)));
        let Some(before) = &sight.before else {
            continue;
        };
        let [then, now] = [before, &sight.view].map(|view| view.seats[1].sheet);
        let markup = draw(&sight, &texts, Seat(1));
        if then == now {
            known += 1;
            assert!(!markup.contains("fresh"));
        } else if now.tombstones != then.tombstones || now.rooms != then.rooms {
            new += 1;
            assert!(markup.contains("class=\"mark fresh\""));
        }
    }
    assert!(new > 0 && known > 0);
}

#[test]
fn each_of_the_six_ways_shows_the_sites_that_it_would_reach() {
    let texts = words::<Fliptown>(Lang::En);
    let own = Viewer::Seat(Seat(0));
    let mut people = People::new(1, &[], 6);
    let (mut free, mut paid) = (0, 0);
    loop {
        let sight = people.table.sight(own);
        let asked = sight.view.step() == Some(Step::Assign);
        let markup = draw(&sight, &texts, Seat(0));
        assert_eq!(markup.contains("\"prospect"), asked);
        for (at, way) in sight.legal.iter().enumerate().filter(|_| asked) {
            let then = people.imagine(Seat(0), way.to_string()).sight(own);
            let reached = |action: &&Action| matches!(action, Action::Go(site) if site.region() != Region::Cemetery);
            let after = draw(&then, &texts, Seat(0));
            let flags = after.matches("class=\"tag\"").count();
            let way = format!("w{}", at + 1);
            let shown = values(&markup, "class").into_iter();
            let shown: Vec<&str> = shown
                .filter(|class| class.split(' ').any(|name| name == way))
                .collect();
            assert_eq!(shown.len(), then.legal.iter().filter(reached).count());
            let prices = shown.iter().filter(|class| class.contains("paid")).count();
            assert_eq!(prices, flags);
            paid += prices;
            free += shown.len() - prices;
        }
        if !people.step() {
            break;
        }
    }
    assert!(free > 0 && paid > 0);
}

#[test]
fn rooms_are_called_on_the_map_what_the_story_calls_them() {
    let texts = words::<Fliptown>(Lang::En);
    let sight = People::new(1, &[], 2).table.sight(Viewer::Spectator);
    let markup = draw(&sight, &texts, Seat(0));
    for room in ["1a", "2c", "3d", "4e"] {
        assert!(markup.contains(&format!("class=\"door\">{room}</text>")));
        assert!(markup.contains(&format!("Room {room}:")));
    }
}
