//! Nothing behind a screen is drawn for anybody else.

use kernel::{Seat, Viewer};
use speakeasy::step::Step;
use speakeasy::{Speakeasy, words};

use super::{draw, english, played, watch};
use crate::board::{Board, Scene};
use crate::boards::speakeasy::{island, ops};

#[test]
fn nobody_is_shown_the_safe_or_the_hand_of_somebody_else() {
    let texts = english();
    let people = played(3, 12, 60);
    let sights: Vec<_> = Seat::all(3)
        .map(|seat| (seat, people.table.sight(Viewer::Seat(seat))))
        .collect();
    for (owner, own) in &sights {
        let (_, player, screen) = own.view.own().unwrap();
        let secret: Vec<String> = screen
            .hand
            .without(player.known)
            .iter()
            .map(|card| texts.say(&words::card(card)))
            .collect();
        let others = sights.iter().filter(|(seat, _)| seat != owner);
        let spectator = people.table.sight(Viewer::Spectator);
        for sight in others.map(|(_, sight)| sight).chain([&spectator]) {
            let scene = Scene::new(sight, &texts, *owner);
            let desk = ops::ops(&scene).into_string();
            let desk = desk.split("data-pane=\"decks\"").next().unwrap();
            for card in &secret {
                // The same kind of card may lie open as well; then it is no secret.
                let open = player.board.iter().flatten().copied();
                let mut seen = open.chain(player.known.iter());
                let known = seen.any(|one| texts.say(&words::card(one)) == *card);
                assert!(known || !desk.contains(card.as_str()));
            }
            assert!(desk.contains(">?</text>"), "the safe is told as unknown");
            assert!(Speakeasy::strip(&scene, *owner).into_string().contains('?'));
        }
    }
}

#[test]
fn what_is_behind_a_screen_changes_nothing_on_the_island() {
    let texts = english();
    let people = played(3, 12, 60);
    for viewer in Viewer::all(3) {
        let [plain, mut rich] = [0, 1].map(|_| people.table.sight(viewer));
        // Who is asked is told what it can pay.
        if !plain.legal.is_empty() {
            continue;
        }
        for screen in rich.view.screens.iter_mut().flatten() {
            screen.safe += 7_777;
            screen.hand = Default::default();
            screen.used = Default::default();
        }
        let [plain, rich] = [plain, rich].map(|sight| {
            let scene = Scene::new(&sight, &texts, Seat(0));
            island::island(&scene).into_string()
        });
        assert_eq!(plain, rich);
    }
}

#[test]
fn only_who_decides_has_something_to_press_and_something_to_look_forward_to() {
    let texts = english();
    let mut asked = 0;
    watch(3, 2, |people, sight| {
        if !matches!(sight.prompt.unwrap().step, Step::Site { .. }) || asked > 3 {
            return;
        }
        asked += 1;
        for viewer in Viewer::all(3) {
            let sight = people.table.sight(viewer);
            let decides = !sight.legal.is_empty();
            let markup = draw(&sight, &texts, viewer.seat().unwrap_or(Seat(0)));
            assert_eq!(markup.contains("data-s=\"free\""), decides);
            assert_eq!(markup.contains("data-for="), decides);
        }
    });
    assert!(asked > 3);
}
