//! What stands beside the map: tokens, rows and cards.

use catalog::Lang;
use fliptown::content::Cowbot;
use fliptown::{Action, Event, Fliptown};
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
        "Claim top left, left, bottom left: $6, +5 stars"
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
    // What no single game can meet says where it is counted.
    assert!(alone.contains("Beat all 4 cowbots on easy <small>over several games"));
    assert!(!panel(2).contains("challenges"));
}
