//! In Too Deep: a whole game alone by clicking the board, one of three agents, and both without a script and on a
//! phone.

use std::time::Duration;

use serde_json::Value;

use super::driver::Driver;
use super::player::{Dice, Tally, hurry};
use super::table;
use super::window::{Kind, Window};
use crate::house::House;

const GAME: &str = "in-too-deep";

/// Whether a game is in its last round, which every agent has one turn of.
fn last_round(seen: &Value) -> bool {
    !seen["view"]["open"]["last_turns"].is_null()
}

/// Plays the first decisions by clicking, hurries through the middle, and clicks to the end.
async fn play_whole(window: &Window, dice: &mut Dice, name: &str) -> Tally {
    let mut tally = Tally::default();
    window.picture(&format!("in-too-deep-{name}-first")).await;
    for _ in 0..24 {
        while !window.is_my_turn().await {}
        window.decide(dice, &mut tally).await;
    }
    window.picture(&format!("in-too-deep-{name}-turn")).await;
    assert!(hurry(&[window], dice, last_round).await, "a last round");
    window.picture(&format!("in-too-deep-{name}-last")).await;
    while !window.is_finished().await {
        if window.is_my_turn().await {
            window.decide(dice, &mut tally).await;
        }
    }
    window
        .picture(&format!("in-too-deep-{name}-finished"))
        .await;
    window.sees_the_score().await;
    tally
}

/// On a phone one part of the table is seen at a time: the one that was turned to, in one's own turn too.
async fn turn_to(part: &str, window: &Window) {
    while !window.is_my_turn().await {}
    window
        .click(&format!("#table .regions a[href='#{part}']"))
        .await;
    // Whatever the link sets off has come to an end by then.
    tokio::time::sleep(Duration::from_millis(700)).await;
    let at = format!("return document.getElementById('{part}').getBoundingClientRect().x");
    assert_eq!(window.run(&at).await.as_f64(), Some(0.0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_in_too_deep_alone_by_clicking_the_board() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    let alone = "seat-2=closed&seat-3=closed&seat-4=closed&seat-5=closed";
    table::set_game(&window, &house, GAME, alone).await;
    let tally = play_whole(&window, &mut Dice::new(41), "solo").await;
    assert!(tally.spots > 12, "{tally:?}");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_in_too_deep_with_two_bots_on_a_phone() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Phone).await;
    let three = "seat-2=greedy&seat-3=greedy&seat-4=closed&seat-5=closed";
    table::set_game(&window, &house, GAME, three).await;
    turn_to("hand", &window).await;
    turn_to("city", &window).await;
    let tally = play_whole(&window, &mut Dice::new(42), "three").await;
    assert!(tally.spots > 8 && tally.looks > 2, "{tally:?}");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_too_deep_without_javascript() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Plain).await;
    let alone = "seat-2=closed&seat-3=closed&seat-4=closed&seat-5=closed";
    table::set_game(&window, &house, GAME, alone).await;
    let mut dice = Dice::new(43);
    for _ in 0..12 {
        window.decide_by_button(&mut dice).await;
    }
    window.picture("in-too-deep-plain").await;
    window.close().await;
}
