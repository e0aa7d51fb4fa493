//! Escape Plan: a whole game alone by clicking the city, and a table of three where somebody else has to
//! move an officer in the middle of a turn.

use std::time::Duration;

use serde_json::Value;

use super::driver::Driver;
use super::friends;
use super::player::{Dice, Tally, hurry};
use super::table;
use super::window::{Kind, Window};
use crate::house::House;

const GAME: &str = "escape-plan";

/// Whether a game has come to its last day.
fn last_day(seen: &Value) -> bool {
    seen["view"]["day"] == 3
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_escape_plan_alone_by_clicking_the_city() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set_game(&window, &house, GAME, "seat-2=closed").await;
    window.picture("escape-plan-place").await;
    let (mut dice, mut tally) = (Dice::new(21), Tally::default());
    let mut drives = 0;
    // Three drives come after a day of everything else.
    while drives < 3 || tally.spots <= 12 {
        if window.has(".goal").await {
            drives += 1;
            if drives == 1 {
                look_ahead(&window).await;
                rest_on_a_reason(&window).await;
            }
        }
        window.decide(&mut dice, &mut tally).await;
    }
    read_from_the_top(&window, &mut dice).await;
    assert!(hurry(&[&window], &mut dice, last_day).await, "a last day");
    while !window.is_finished().await {
        window.decide(&mut dice, &mut tally).await;
    }
    window.picture("escape-plan-finished").await;
    window.sees_the_score().await;
    window.close().await;
}

/// The tile that was picked is gone once it lies in the city: where another one is asked for at once, one is picked,
/// and where it fits is shown.
#[tokio::test(flavor = "multi_thread")]
async fn after_the_last_tile_of_a_hand_another_one_is_picked() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set_game(&window, &house, GAME, "seat-2=closed").await;
    let mut dice = Dice::new(22);
    const PLACE: &str = "[...document.querySelectorAll('[name=tile]')].at(-1).click();
        const shown = [...document.querySelectorAll('#board .fits .spot')].find((one) => one.checkVisibility());
        document.querySelector(shown.getAttribute('href')).click()";
    const SHOWN: &str = "return Boolean(document.querySelector('[name=tile]:checked'))
        && [...document.querySelectorAll('#board .fits .spot')].some((one) => one.checkVisibility())";
    let mut asked_at_once = false;
    while !asked_at_once {
        let version = window.version().await;
        window.run(PLACE).await;
        window.past(version).await;
        asked_at_once = window.has("[name=tile]").await;
        if !asked_at_once {
            hurry(&[&window], &mut dice, |seen| {
                seen["prompt"]["prompt"]["step"] == "place_tile"
            })
            .await;
        }
    }
    assert!(window.run(SHOWN).await == true, "no tile is picked");
    window.close().await;
}

/// Whoever points at a place sees the way there, whom it leaves behind and what it takes; going there is
/// one click.
async fn look_ahead(window: &Window) {
    window
        .run(
            "document.querySelector('.goal').dispatchEvent(\
            new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))",
        )
        .await;
    window
        .until(
            "the legs of the drive",
            "return !!document.querySelector('.preview[data-lit]')?.checkVisibility()",
        )
        .await;
    let shown = "
        const preview = document.querySelector('.preview[data-lit]');
        const route = document.querySelector('.goal[data-lit] .route');
        return preview.querySelectorAll('.leg').length > 0 && route.checkVisibility()
            && preview.querySelector('.btn.go').value.endsWith('stop')";
    assert_eq!(window.run(shown).await, true);
    window.picture("escape-plan-way").await;
}

/// A place that tells why nothing can be done there.
const REASON: &str = "#city .spot[data-why]";

/// A reason that the mouse has rested for is there as long as the mouse is, or reads on in it.
async fn rest_on_a_reason(window: &Window) {
    let mouse = |event: &str, css: &str, x: i32| {
        format!(
            "document.querySelector('{css}').dispatchEvent(\
            new PointerEvent('{event}', {{ bubbles: true, pointerType: 'mouse', screenX: {x} }}))"
        )
    };
    let rest = |css: &str| mouse("pointerover", css, 0);
    window.run(&rest(REASON)).await;
    window.wait(".pop:popover-open").await;
    window.run(&rest("#pop")).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(window.has(".pop:popover-open").await, "it is being read");
    window.run(&rest("#question")).await;
    window
        .until(
            "the reason to be gone",
            "return !document.querySelector('.pop:popover-open')",
        )
        .await;
    // What comes to lie under a mouse that nobody moves was not asked about; at the first move it is.
    window.run(&rest(REASON)).await;
    tokio::time::sleep(Duration::from_millis(900)).await;
    assert!(!window.has(".pop:popover-open").await, "nobody has asked");
    window.run(&mouse("pointermove", REASON, 9)).await;
    window.wait(".pop:popover-open").await;
    window.run(&rest("#question")).await;
}

/// The list of another question is read from its top, however far down the last one was read.
async fn read_from_the_top(window: &Window, dice: &mut Dice) {
    let to_the_end = "const list = document.getElementById('moves');
        list.scrollTop = list.scrollHeight;
        return list.scrollTop > 0";
    let (mut was_down, mut long_lists) = (false, 0);
    while long_lists < 2 {
        let top = "return document.getElementById('moves').scrollTop";
        if was_down {
            assert_eq!(window.run(top).await, 0, "the list begins in its middle");
        }
        let is_long = window.run(to_the_end).await == true;
        long_lists += u32::from(was_down && is_long);
        was_down = is_long;
        let version = window.version().await;
        window.decide_elsewhere(dice).await;
        window.past(version).await;
    }
}

/// Whether the page asks for an officer that has to be moved.
const FORCED: &str = "return !!document.querySelector('#prompt a.rule[href$=\"EP-13.8\"]')";

#[tokio::test(flavor = "multi_thread")]
async fn somebody_else_moves_an_officer_in_the_middle_of_a_turn() {
    let (house, driver) = (House::open(), Driver::start());
    let vera = Window::open(&driver, Kind::Desktop).await;
    let tomek = Window::open(&driver, Kind::Phone).await;
    let mut dice = Dice::new(22);
    // Not in every game a line of notoriety is crossed by somebody whom others are below.
    for _ in 0..12 {
        table::set_game(&vera, &house, GAME, "seat-2=friend&seat-3=random").await;
        friends::join(&vera, &tomek).await;
        if play_until_forced(&vera, &tomek, &mut dice).await {
            vera.close().await;
            tomek.close().await;
            return;
        }
    }
    panic!("twelve games without a forced move");
}

/// Plays until somebody is forced to move an officer, who does so on the map; false if the game ends before.
async fn play_until_forced(vera: &Window, tomek: &Window, dice: &mut Dice) -> bool {
    let forced = |seen: &Value| seen["prompt"]["rule"] == "EP-13.8";
    if !hurry(&[vera, tomek], dice, forced).await {
        return false;
    }
    for window in [vera, tomek] {
        if window.run(FORCED).await == true {
            assert!(window.is_my_turn().await);
            window.picture("escape-plan-forced").await;
            let mut tally = Tally::default();
            window.decide(dice, &mut tally).await;
            assert_eq!(tally.spots, 1, "the officer is clicked on the map");
            return true;
        }
    }
    panic!("nobody is asked for an officer:\n{}", vera.text().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn escape_plan_without_javascript_and_on_a_phone() {
    let (house, driver) = (House::open(), Driver::start());
    for (kind, name) in [(Kind::Plain, "plain"), (Kind::Phone, "phone")] {
        let window = Window::open(&driver, kind).await;
        table::set_game(&window, &house, GAME, "seat-2=closed").await;
        let (mut dice, mut tally) = (Dice::new(23), Tally::default());
        for _ in 0..12 {
            match kind {
                Kind::Phone => window.decide(&mut dice, &mut tally).await,
                _ => window.decide_by_button(&mut dice).await,
            }
        }
        window.picture(&format!("escape-plan-{name}")).await;
        window.close().await;
    }
}
