//! Without JavaScript, with the keyboard alone, on a phone, in other languages.

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;

use super::driver::Driver;
use super::player::{Dice, Tally, hurry, last_turn};
use super::table;
use super::window::{Kind, Window};
use crate::house::House;

/// More decisions than one round takes, so that everything which a game asks is asked.
const A_ROUND: usize = 20;

/// More decisions than two turns take. By keyboard each costs a dozen keys and more; what is asked is the same as
/// with forms, and the last turn is played by keyboard too.
const TWO_TURNS: usize = 12;

#[tokio::test(flavor = "multi_thread")]
async fn without_javascript_plain_forms_play_a_game_to_its_end() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Plain).await;
    window.go(house.url()).await;
    window.picture("front-plain").await;
    table::set(&window, &house, "seat-2=random").await;
    let mut dice = Dice::new(6);
    play_by_forms(&window, &mut dice, A_ROUND).await;
    hurry(&[&window], &mut dice, last_turn).await;
    play_by_forms(&window, &mut dice, usize::MAX).await;
    assert!(window.has(".score").await, "the score sheet is shown");
    window.picture("plain-finished").await;
    window.close().await;
}

/// Makes so many decisions with forms, or all to the end.
async fn play_by_forms(window: &Window, dice: &mut Dice, decisions: usize) {
    for _ in 0..decisions {
        while !window.is_my_turn().await {
            if window.is_finished().await {
                return;
            }
            window.client.refresh().await.expect("a reload");
        }
        window.decide_by_button(dice).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_keyboard_alone() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set(&window, &house, "seat-2=closed").await;
    let mut dice = Dice::new(7);
    play_by_keyboard(&window, &mut dice, TWO_TURNS).await;
    hurry(&[&window], &mut dice, last_turn).await;
    play_by_keyboard(&window, &mut dice, usize::MAX).await;
    assert!(window.is_finished().await);
    window.close().await;
}

/// Makes so many decisions with keys, or all to the end.
async fn play_by_keyboard(window: &Window, dice: &mut Dice, decisions: usize) {
    for _ in 0..decisions {
        if window.is_finished().await {
            return;
        }
        let version = window.version().await;
        press_something(window, dice).await;
        window.past(version).await;
        let lost = "return document.activeElement === document.body";
        assert_eq!(
            window.run(lost).await,
            false,
            "the focus survives an update"
        );
    }
}

/// Tabs from where the focus is to a hotspot or a button of an action, and presses Enter.
async fn press_something(window: &Window, dice: &mut Dice) {
    let here = "const e = document.activeElement; \
        return e.matches('.spot[data-s], button[name=action]')";
    let mut skip = dice.below(3);
    for _ in 0..400 {
        press(window, Key::Tab).await;
        if window.run(here).await == true {
            if skip == 0 {
                press(window, Key::Enter).await;
                return;
            }
            skip -= 1;
        }
    }
    panic!("the keyboard reaches no action");
}

async fn press(window: &Window, key: Key) {
    let value = char::from(key);
    let keys = KeyActions::new("keyboard".to_owned())
        .then(KeyAction::Down { value })
        .then(KeyAction::Up { value });
    window.client.perform_actions(keys).await.expect("a key");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_on_a_phone_in_czech_and_polish() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Phone).await;
    window.go(house.url()).await;
    window.picture("phone-front").await;
    window.go(&format!("{}/new/fliptown", house.url())).await;
    window.picture("phone-new").await;
    table::set(&window, &house, "seat-2=greedy&characters=on&holdem=on").await;
    let (mut dice, mut tally) = (Dice::new(8), Tally::default());
    for (lang, heard) in [("cs", "Pravidla"), ("pl", "Zasady"), ("en", "Rules")] {
        speak(&window, lang).await;
        let html = window.client.source().await.expect("a page");
        assert!(html.contains(heard), "{lang}");
        for turn in 0..6 {
            if turn == 1 {
                window.picture(&format!("phone-{lang}")).await;
            }
            if window.is_my_turn().await {
                window.decide(&mut dice, &mut tally).await;
            }
        }
        wide(&window).await;
    }
    end_far_from_the_score(&window, &mut dice).await;
    window.close().await;
}

/// Whoever has scrolled to the end of the page when the game ends is shown the score all the same.
async fn end_far_from_the_score(window: &Window, dice: &mut Dice) {
    assert!(hurry(&[window], dice, last_turn).await, "a last turn");
    while !window.is_finished().await {
        if window.is_my_turn().await {
            window.scroll_to_the_end().await;
            let version = window.version().await;
            window.decide_elsewhere(dice).await;
            window.past(version).await;
        }
    }
    window.sees_the_score().await;
}

/// Changes the language through the menu.
async fn speak(window: &Window, lang: &str) {
    window
        .run("document.querySelector('#menu').open = true")
        .await;
    window.click(&format!("#lang option[value={lang}]")).await;
    window.click("form.settings button").await;
    window.wait(&format!("html[lang={lang}] #table")).await;
}

/// Nothing is wider than the window.
async fn wide(window: &Window) {
    const WIDE: &str = "
        const wide = (e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('.regions, .vh');
        const found = [...document.querySelectorAll('body *')].filter(wide);
        return found.slice(0, 5).map((e) => e.outerHTML.slice(0, 100)).join('\\n')";
    let more = window
        .run("return document.documentElement.scrollWidth - innerWidth")
        .await;
    assert_eq!(more, 0, "wider than the window: {}", window.run(WIDE).await);
}
