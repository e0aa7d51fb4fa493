//! What stands beside the map: tokens, rows and cards.

use std::collections::BTreeSet;

use catalog::Lang;
use fliptown::content::Cowbot;
use fliptown::map::Region;
use fliptown::{Action, Event, Fliptown, Prompt};
use kernel::{Seat, Viewer};

use crate::board::{Board, Scene};
use crate::boards::trial::{self, words};

type People = trial::People<Fliptown>;

#[test]
fn a_cowbot_has_a_token_beside_what_it_does() {
    let people = People::new(1, &[("cowbot", "black_bart")], 1);
    let sight = people.table.sight(Viewer::Seat(Seat(0)));
    let texts = words::<Fliptown>(Lang::En);
    let scene = Scene::new(&sight, &texts, Seat(0));
    let stole = Event::CowbotStole {
        cowbot: Cowbot::BlackBart,
        total: 1,
    };
    let token = Fliptown::automa(&scene, &stole).unwrap().into_string();
    assert!(token.contains("automa") && token.contains(">B<") && token.contains("Black Bart"));
    let mut events = sight.story.iter().map(|told| &told.event);
    assert!(events.any(|event| Fliptown::automa(&scene, event).is_some()));
    assert!(Fliptown::automa(&scene, &Event::GameEnded).is_none());
}

#[test]
fn land_is_claimed_by_where_it_lies_and_not_by_letters() {
    let texts = words::<Fliptown>(Lang::En);
    let sight = People::new(1, &[], 1).table.sight(Viewer::Seat(Seat(0)));
    let scene = Scene::new(&sight, &texts, Seat(0));
    let claim = Action::Claim("adg".parse().unwrap());
    assert_eq!(
        scene.say(&scene.describe(claim).phrase),
        "Claim top left, left and bottom left: $6, +5 stars"
    );
}

#[test]
fn a_robbery_card_says_what_came_of_it() {
    let texts = words::<Fliptown>(Lang::En);
    let [mut won, mut lost] = [0, 0];
    for seed in 0..6 {
        let mut people = People::new(2, &[], seed);
        while people.step() {
            let sight = people.table.sight(Viewer::Seat(Seat(0)));
            let seen = super::lineup(&Scene::new(&sight, &texts, Seat(0))).into_string();
            let robbed = seen.contains(">Robbery<");
            let told = [">success<", ">failure<"].map(|word| seen.contains(word));
            assert_eq!(robbed, told[0] != told[1]);
            won += usize::from(told[0]);
            lost += usize::from(told[1]);
        }
    }
    assert!(won > 0 && lost > 0);
}

#[test]
fn a_contested_hand_promises_nothing() {
    let texts = words::<Fliptown>(Lang::En);
    for competitive in ["off", "on"] {
        let options = [("holdem", "on"), ("competitive", competitive)];
        let mut people = People::new(2, &options, 3);
        let mut promised = 0;
        while people.step() {
            let sight = people.table.sight(Viewer::Seat(Seat(0)));
            let seen = super::lineup(&Scene::new(&sight, &texts, Seat(0))).into_string();
            let contested = seen.contains("if no hand at the table is higher");
            assert!(!contested || competitive == "on");
            assert!(!seen.contains("at the end of the round") || competitive == "off");
            promised += usize::from(seen.contains(">Pays $"));
        }
        assert!(promised > 0, "{competitive}");
    }
}

#[test]
fn who_plays_alone_sees_the_twenty_challenges() {
    let texts = words::<Fliptown>(Lang::En);
    let panel = |seats| {
        let people = People::new(seats, &[], 1);
        let sight = people.table.sight(Viewer::Seat(Seat(0)));
        Fliptown::commons(&Scene::new(&sight, &texts, Seat(0))).into_string()
    };
    let alone = panel(1);
    assert_eq!(alone.matches("<li").count(), 20);
    assert!(alone.contains("3 of 20 if it ended now"));
    assert!(alone.contains("Have at least 7 gold pans and hammers together <small>0 of 7"));
    // What no single game can meet says when it is counted, and what this one cannot meet says so.
    assert!(alone.contains(
        "Beat all 4 cowbots on easy <small>over several games: counted when one is over"
    ));
    assert!(alone.contains("Beat a cowbot on hard <small>out of reach in this game"));
    assert!(!panel(2).contains("challenges"));
}

#[test]
fn a_challenge_over_several_games_counts_the_earlier_ones() {
    let texts = words::<Fliptown>(Lang::En);
    let won = |cowbot: &'static str| {
        let options = [("cowbot", cowbot), ("difficulty", "easy")];
        let mut people = People::new(1, &options, 1);
        while people.step() {}
        let mut sight = people.table.sight(Viewer::Seat(Seat(0)));
        sight.view.seats[0].sheet.stars = 500;
        sight
    };
    let last = won("wyatt_earp");
    let panel = |past: &[&'static str]| {
        let past = past.iter().map(|cowbot| won(cowbot).view).collect();
        let scene = Scene::new(&last, &texts, Seat(0)).with_past(past);
        Fliptown::commons(&scene).into_string()
    };
    assert!(panel(&[]).contains("Beat all 4 cowbots on easy <small>1 of 4"));
    let two = panel(&["black_bart", "wyatt_earp"]);
    assert!(two.contains("Beat all 4 cowbots on easy <small>2 of 4"));
    let all = panel(&["calamity_jane", "billy_the_kid", "black_bart"]);
    assert!(all.contains("<li class=\"y\">Beat all 4 cowbots on easy <svg"));
    // Whoever watches has played none of them.
    let mut watched = won("wyatt_earp");
    watched.viewer = Viewer::Spectator;
    assert!(!Fliptown::recalls(&watched) && Fliptown::recalls(&last));
}

#[test]
fn a_yes_or_no_stands_with_the_question() {
    let texts = words::<Fliptown>(Lang::En);
    let [mut asked, mut orders] = [0, 0];
    for seed in 0..4 {
        let mut people = People::new(1, &[("characters", "on")], seed);
        while people.step() {
            let sight = people.table.sight(Viewer::Seat(Seat(0)));
            let scene = Scene::new(&sight, &texts, Seat(0));
            for (action, words) in Fliptown::answers(&scene) {
                assert!(scene.is_legal(action));
                asked += 1;
                orders += usize::from(words.into_string().contains("First: "));
            }
            let decline = scene.is_legal(Action::Decline);
            let answers = Fliptown::answers(&scene);
            assert_eq!(
                decline,
                answers.iter().any(|(action, _)| *action == Action::Decline)
            );
        }
    }
    assert!(asked > 20 && orders > 1);
}

#[test]
fn luck_and_the_law_are_told_beside_the_question() {
    let texts = words::<Fliptown>(Lang::En);
    let [mut robberies, mut arrests, mut openings] = [0, 0, 0];
    for seed in 0..4 {
        let characters = if seed % 2 == 0 { "off" } else { "on" };
        let mut people = People::new(1, &[("characters", characters)], seed);
        while people.step() {
            let sight = people.table.sight(Viewer::Seat(Seat(0)));
            let fresh: Vec<_> = sight.story.iter().filter(|told| told.fresh).collect();
            let told = super::lineup(&Scene::new(&sight, &texts, Seat(0))).into_string();
            let robbed = fresh
                .iter()
                .any(|told| matches!(told.event, Event::Robbed { .. }));
            let caught = fresh
                .iter()
                .any(|told| matches!(told.event, Event::Arrested { .. }));
            assert_eq!(robbed, told.contains(", strength "), "{told}");
            robberies += usize::from(robbed);
            // How the turn before ended is told while new cards lie there that nothing was made of yet.
            let turn = sight.view.seats[0].open.unwrap().turn;
            let unassigned = sight.view.lineup.is_some() && turn.assigned.is_none();
            let opening = told.contains("news opening");
            assert_eq!(
                opening,
                unassigned && told.contains("news"),
                "{:?}",
                sight.prompt
            );
            openings += usize::from(opening);
            arrests += usize::from(caught && told.contains("is arrested for"));
            assert!(fresh.is_empty() || !told.contains("<ul class=\"news\"></ul>"));
            // The line above may be about another thing: each names whom it is about.
            assert!(!told.contains("<li>Walks free") && !told.contains("<li>Is arrested"));
        }
    }
    assert!(robberies > 3 && arrests > 1 && openings > 0);
}

#[test]
fn who_chooses_a_poker_card_sees_what_it_joins() {
    let texts = words::<Fliptown>(Lang::En);
    let mut people = People::new(1, &[("holdem", "on")], 2);
    let mut seen = 0;
    while people.step() {
        let sight = people.table.sight(Viewer::Seat(Seat(0)));
        if sight.prompt == Some(Prompt::Assign) {
            let lineup = super::lineup(&Scene::new(&sight, &texts, Seat(0))).into_string();
            let row = lineup
                .split("so-far")
                .nth(1)
                .and_then(|row| row.split("</p>").next());
            let cards = row.map_or(0, |row| row.matches("\"mini").count());
            // Two are dealt, and each turn adds one.
            assert_eq!(cards, 2 + usize::from(sight.view.turn) - 1, "{lineup}");
            seen += 1;
        }
    }
    assert!(seen > 5);
}

#[test]
fn an_ability_is_offered_once() {
    let texts = words::<Fliptown>(Lang::En);
    let [mut with_cards, mut as_answer] = [0, 0];
    for seed in 0..16 {
        let mut people = People::new(1, &[("characters", "on")], seed);
        while people.step() {
            let sight = people.table.sight(Viewer::Seat(Seat(0)));
            let scene = Scene::new(&sight, &texts, Seat(0));
            let drawn = super::lineup(&scene).into_string();
            let drawn = drawn.contains("value=\"ability\"");
            let answers = Fliptown::answers(&scene);
            let answer = answers.iter().any(|(action, _)| *action == Action::Ability);
            assert!(!drawn || !answer);
            with_cards += usize::from(drawn);
            as_answer += usize::from(answer);
        }
    }
    assert!(with_cards > 0 && as_answer > 0);
}

#[test]
fn where_the_cards_lead_comes_first() {
    let texts = words::<Fliptown>(Lang::En);
    let mut people = People::new(1, &[], 3);
    let mut seen = 0;
    while people.step() {
        let sight = people.table.sight(Viewer::Seat(Seat(0)));
        if sight.prompt != Some(Prompt::Assign) {
            continue;
        }
        let scene = Scene::new(&sight, &texts, Seat(0));
        let led: BTreeSet<&str> = (sight.view.lineup.iter().flatten())
            .map(|card| Region::of(card.suit()).id())
            .collect();
        let links = super::regions(&scene).into_string();
        let first: BTreeSet<&str> = (links.split("#ft-").skip(1))
            .filter_map(|link| link.split(['"', '-', '1']).next())
            .take(led.len())
            .collect();
        assert_eq!(first, led, "{links}");
        let map = Fliptown::plates(&scene).into_string();
        let marked: BTreeSet<&str> = (map.split("<section class=\"").skip(1))
            .filter(|part| {
                part.split('>')
                    .next()
                    .is_some_and(|tag| tag.contains("data-lead"))
            })
            .filter_map(|part| part.split('"').next())
            .collect();
        assert_eq!(marked, led);
        seen += 1;
    }
    assert!(seen > 5);
}

#[test]
fn ft_16_7_from_14_wanted_on_the_fine_is_told_in_stars() {
    let texts = words::<Fliptown>(Lang::En);
    let mut sight = People::new(1, &[], 1).table.sight(Viewer::Seat(Seat(0)));
    let mut fine = |wanted| {
        sight.view.seats[0].sheet.wanted = wanted;
        Fliptown::commons(&Scene::new(&sight, &texts, Seat(0))).into_string()
    };
    assert!(fine(13).contains("Fine this round: $10 or 4 stars."));
    assert!(fine(14).contains("Fine this round: 4 stars, no cash from 14 Wanted up."));
}

#[test]
fn wares_stand_with_the_question() {
    let texts = words::<Fliptown>(Lang::En);
    let mut bought = 0;
    for seed in 0..6 {
        let mut people = People::new(1, &[], seed);
        while people.step() {
            let sight = people.table.sight(Viewer::Seat(Seat(0)));
            let scene = Scene::new(&sight, &texts, Seat(0));
            let wares = sight.legal.iter();
            let wares = wares.filter(|action| matches!(action, Action::Buy(_)));
            let answers = Fliptown::answers(&scene);
            let offered = answers.iter();
            let offered = offered.filter(|(action, words)| {
                matches!(action, Action::Buy(_)) && words.0.contains("chip cost")
            });
            assert_eq!(wares.count(), offered.clone().count());
            bought += offered.count();
        }
    }
    assert!(bought > 0);
}
