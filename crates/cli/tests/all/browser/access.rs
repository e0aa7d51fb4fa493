//! What everybody needs to be able to read and use the pages: names, contrast, order, targets.

use serde_json::Value;

use super::driver::Driver;
use super::player::{Dice, Tally};
use super::table;
use super::window::{Kind, Window};
use crate::house::House;

/// Runs in the page and returns what is wrong with it, one sentence each.
const CHECKS: &str = include_str!("access.js");

async fn check(window: &Window, page: &str) {
    let found = window.run(CHECKS).await;
    let faults: Vec<&str> = found
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert!(faults.is_empty(), "{page}:\n{}", faults.join("\n"));
}

async fn light(window: &Window, theme: &str) {
    window
        .run(&format!(
            "document.documentElement.dataset.theme = '{theme}'"
        ))
        .await;
    // Colours change over a moment.
    window.until("colours at rest", "return document.getAnimations().every((a) => a.timeline !== document.timeline || a.playState !== 'running' || a.effect.getTiming().iterations > 1)").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_main_screens_can_be_read_and_used_by_everybody() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    for path in [
        "/",
        "/new/fliptown",
        "/rules/fliptown",
        "/about",
        "/nowhere",
    ] {
        window.go(&format!("{}{path}", house.url())).await;
        for theme in ["light", "dark"] {
            light(&window, theme).await;
            check(&window, &format!("{path} {theme}")).await;
            let name = path.trim_matches('/').replace('/', "-");
            window.picture(&format!("page-{name}-{theme}")).await;
        }
    }
    table::set(&window, &house, "seat-2=greedy&seat-3=random&characters=on").await;
    let (mut dice, mut tally) = (Dice::new(9), Tally::default());
    for step in 0..5 {
        window.decide(&mut dice, &mut tally).await;
        check(&window, &format!("table {step} light")).await;
    }
    window.picture("table-light").await;
    light(&window, "dark").await;
    check(&window, "table dark").await;
    window.picture("table-dark").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_city_of_in_too_deep_can_be_read_and_used_by_everybody() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set_game(&window, &house, "in-too-deep", "seat-2=random").await;
    let (mut dice, mut tally) = (Dice::new(10), Tally::default());
    for theme in ["light", "dark"] {
        for step in 0..4 {
            let my_turn = "return !!document.querySelector('#table[data-turn]')";
            window.until("one's turn", my_turn).await;
            window.decide(&mut dice, &mut tally).await;
            light(&window, theme).await;
            check(&window, &format!("in-too-deep {step} {theme}")).await;
        }
    }
    window.close().await;
}
