//! Speakeasy: a whole game alone by clicking the board, and one of two people, at a desk and on a phone.

use serde_json::Value;

use super::driver::Driver;
use super::friends;
use super::player::{Dice, Tally, hurry};
use super::table;
use super::window::{Kind, Window};
use crate::house::House;

const GAME: &str = "speakeasy";

/// Whether a game has come to its last act, which has one round.
fn last_act(seen: &Value) -> bool {
    seen["view"]["act"] == 4
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_speakeasy_alone_by_clicking_the_board() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set_game(&window, &house, GAME, "seat-2=closed").await;
    window.picture("speakeasy-first").await;
    let (mut dice, mut tally) = (Dice::new(31), Tally::default());
    for _ in 0..24 {
        window.decide(&mut dice, &mut tally).await;
    }
    window.picture("speakeasy-turn").await;
    assert!(tally.spots > 12, "{tally:?}");
    assert!(hurry(&[&window], &mut dice, last_act).await, "a last act");
    while !window.is_finished().await {
        window.decide(&mut dice, &mut tally).await;
    }
    window.picture("speakeasy-finished").await;
    window.sees_the_score().await;
    // However long the story: the page is as high as the window, what is hidden in its panels included.
    let longer = window
        .run("return document.documentElement.scrollHeight - innerHeight")
        .await;
    assert_eq!(longer, 0, "the page scrolls");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game_of_speakeasy() {
    let (house, driver) = (House::open(), Driver::start());
    let vera = Window::open(&driver, Kind::Desktop).await;
    let tomek = Window::open(&driver, Kind::Phone).await;
    table::set_game(&vera, &house, GAME, "seat-2=friend").await;
    friends::join(&vera, &tomek).await;
    let (mut dice, mut tally) = (Dice::new(32), Tally::default());
    take_turns(&vera, &tomek, 24, &mut dice, &mut tally).await;
    tomek.picture("speakeasy-two").await;
    assert!(tally.spots > 8 && tally.looks > 4, "{tally:?}");
    let windows = [&vera, &tomek];
    assert!(hurry(&windows, &mut dice, last_act).await, "a last act");
    take_turns(&vera, &tomek, 1_000, &mut dice, &mut tally).await;
    for window in windows {
        assert!(window.is_finished().await);
        window.sees_the_score().await;
    }
    vera.close().await;
    tomek.close().await;
}

/// Whoever is asked decides, so many times or until the game is over.
async fn take_turns(vera: &Window, tomek: &Window, times: u32, dice: &mut Dice, tally: &mut Tally) {
    for _ in 0..times {
        match asked(vera, tomek).await {
            Some(window) => window.decide(dice, tally).await,
            None => {
                let end = "return !!document.querySelector('#table[data-finished]')";
                // The other browser hears of it a moment later.
                return tomek.until("the end", end).await;
            }
        }
    }
}

/// Whoever has to decide; nobody when the game is over.
async fn asked<'a>(vera: &'a Window, tomek: &'a Window) -> Option<&'a Window> {
    for _ in 0..400 {
        if vera.is_finished().await {
            return None;
        }
        for window in [vera, tomek] {
            if window.is_my_turn().await {
                return Some(window);
            }
        }
    }
    panic!("nobody can go on:\n{}", vera.text().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn speakeasy_without_javascript_and_on_a_phone() {
    let (house, driver) = (House::open(), Driver::start());
    for (kind, name) in [(Kind::Plain, "plain"), (Kind::Phone, "phone")] {
        let window = Window::open(&driver, kind).await;
        table::set_game(&window, &house, GAME, "seat-2=closed").await;
        if kind == Kind::Phone {
            a_finger_that_rests_is_answered(&window).await;
        }
        let (mut dice, mut tally) = (Dice::new(337), Tally::default());
        for _ in 0..24 {
            match kind {
                Kind::Phone => window.decide(&mut dice, &mut tally).await,
                _ => window.decide_by_button(&mut dice).await,
            }
        }
        window.picture(&format!("speakeasy-{name}")).await;
        window.close().await;
    }
}

/// What a long press has asked for stays to be read when the finger is lifted, and goes with the next touch.
async fn a_finger_that_rests_is_answered(window: &Window) {
    let version = window.version().await;
    window.hold_a_spot().await;
    window.wait(".pop:popover-open").await;
    assert_eq!(window.version().await, version, "nothing was done");
    window.click(".prompt h1").await;
    window
        .until(
            "the end of the answer",
            "return !document.querySelector('.pop:popover-open')",
        )
        .await;
}
