//! A whole game alone, by clicking the board; then its replay.

use std::time::Duration;

use serde_json::Value;

use super::driver::Driver;
use super::player::{Dice, Tally, hurry, last_turn};
use super::table;
use super::window::{Kind, Window};
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_a_cowbot_by_clicking_the_board() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set(&window, &house, "seat-2=closed&cowbot=wyatt_earp").await;
    let (mut dice, mut tally) = (Dice::new(1), Tally::default());
    window.picture("solo-first").await;
    // A round has five turns, and each leads to one site at least.
    while tally.spots < 6 {
        window.decide(&mut dice, &mut tally).await;
    }
    window.picture("solo-turn").await;
    hurry(&[&window], &mut dice, last_turn).await;
    while !window.is_finished().await {
        window.decide(&mut dice, &mut tally).await;
    }
    window.picture("solo-finished").await;
    window.sees_the_score().await;
    // However long the log is: on a desk only the lists scroll, never the page.
    let below = "return document.documentElement.scrollHeight - innerHeight";
    assert_eq!(
        window.run(below).await,
        0,
        "there is something below the table"
    );
    look_back(&window).await;
    window.close().await;
}

async fn look_back(window: &Window) {
    let table = table::address(window).await;
    window.go(&format!("{table}/replay")).await;
    window.wait("main").await;
    window.picture("replay").await;
    window.go(&format!("{table}/replay?ply=10&as=0")).await;
    window.wait("main").await;
    window.picture("replay-ply-10").await;
    window.click("form[action$=\"/verify\"] button").await;
    window.wait("[role=status]").await;
    window.picture("replay-verified").await;
    let file = reqwest::get(format!("{table}/replay.txt"))
        .await
        .expect("a file");
    let text = file.text().await.expect("text");
    assert!(
        text.starts_with("backroom replay 1\ngame fliptown\n"),
        "{text}"
    );
}

/// Notes what is fetched.
const NOTED: &str = "
    const fetch = window.fetch;
    window.fetched = [];
    window.fetch = (url, how) => {
        window.fetched.push(how?.method ?? 'GET');
        return fetch(url, how);
    }";

/// A page that is fetched a second time for the same news takes away what a finger has just touched.
#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_does_is_answered_with_one_page() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set(&window, &house, "seat-2=closed").await;
    window.run(NOTED).await;
    let mut dice = Dice::new(5);
    for _ in 0..3 {
        window.decide_by_button(&mut dice).await;
    }
    // By now whatever was fetched too much has begun.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let fetched = window.run("return window.fetched").await;
    assert_eq!(fetched, serde_json::json!(["POST", "POST", "POST"]));
    window.close().await;
}

/// Lets things move although tests ask for calm.
const LIVELY: &str =
    "Object.defineProperty(MediaQueryList.prototype, 'matches', { get: () => false })";

/// Whether some piece is on its way, and everything that can be pressed now is where a mouse would press it.
const IS_LIVE: &str = "
    const moving = document.getAnimations().filter((one) => one.effect.target?.dataset.piece);
    const link = document.querySelector('.bar a[href^=\"/rules\"]');
    const { x, y, width, height } = link.getBoundingClientRect();
    const under = document.elementFromPoint(x + width / 2, y + height / 2);
    return moving.length > 0 && link.contains(under)";

/// Whoever is quick need not wait for what moves.
#[tokio::test(flavor = "multi_thread")]
async fn cards_move_and_everything_can_be_pressed_meanwhile() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set(&window, &house, "seat-2=closed").await;
    window.run(LIVELY).await;
    // In slow motion, so that a busy machine sees it, too.
    let slowly = "const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
            return animate.call(this, frames, { ...timing, duration: 20000 });
        }";
    window.run(slowly).await;
    window.decide_by_button(&mut Dice::new(5)).await;
    window
        .until("cards to move, and the page to live", IS_LIVE)
        .await;
    window.close().await;
}

/// Lets a mouse come to an element.
fn point(css: &str) -> String {
    format!(
        "const over = new PointerEvent('pointerover', {{ bubbles: true, pointerType: 'mouse' }});
        document.querySelector(\"{css}\").dispatchEvent(over);
        return document.querySelectorAll('[data-lit]').length > 0"
    )
}

/// What a move would bring is shown while somebody points at it or reads about it, and not for ever.
#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_points_at_any_more_is_no_longer_lit() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set(&window, &house, "seat-2=closed").await;
    let lit = Value::Bool(true);
    assert_eq!(window.run(&point("#acts button")).await, lit);
    assert_eq!(window.run(&point("#question")).await, lit);
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(window.run(&point(".bar")).await, lit);
    window
        .until(
            "the light to go out",
            "return !document.querySelector('[data-lit]')",
        )
        .await;
    window.close().await;
}

/// Where all answers stand with the question nobody is led away from the map to a list of the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_the_map_while_the_cards_are_chosen() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Phone).await;
    table::set(&window, &house, "seat-2=closed").await;
    window.wait("#prompt button[name=action]").await;
    assert_eq!(window.run("return scrollY").await, 0);
    window.close().await;
}

/// On a phone the people stand far below the boards: whoever asks for one of them is brought there.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_goes_to_the_board_that_is_asked_for() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Phone).await;
    table::set_game(&window, &house, "escape-plan", "seat-2=greedy").await;
    const ASK: &str = "const eye = document.querySelector('a.see');
        eye.scrollIntoView({ block: 'center', behavior: 'instant' });
        eye.click();
        return document.querySelector('#board').getBoundingClientRect().top < -innerHeight / 2";
    assert_eq!(window.run(ASK).await, true, "the board lies above");
    window.wait(".looking").await;
    window
        .until(
            "the board to be seen",
            "const { top } = document.querySelector('#board').getBoundingClientRect();
             return top >= 0 && top < innerHeight / 2",
        )
        .await;
    window.close().await;
}

/// Lets the next pages go wrong: one is not answered, the other is a problem of the house.
const BROKEN: &str = "
    const fetch = window.fetch;
    const broken = [() => Promise.reject(new TypeError('no network')), () => new Response('', { status: 503 })];
    window.fetch = async (...what) => (broken.shift() ?? fetch)(...what)";

/// Nobody else may ever move: what was missed has to be fetched again.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_does_not_come_is_fetched_again() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set(&window, &house, "seat-2=closed").await;
    let version = window.version().await;
    window.run(BROKEN).await;
    window.decide_elsewhere(&mut Dice::new(6)).await;
    window
        .until(
            "word of it",
            "return document.querySelector('#lost').checkVisibility()",
        )
        .await;
    window.past(version).await;
    window
        .until(
            "the end of it",
            "return !document.querySelector('#lost').checkVisibility()",
        )
        .await;
    window.close().await;
}

/// Answers the next deed with a page that says why it was not done.
const REFUSED: &str = "
    const fetch = window.fetch;
    const page = '<div class=problem><p class=status>429</p><h1>No</h1><p>Not so fast.</p></div>';
    window.fetch = async () => {
        window.fetch = fetch;
        return new Response(page, { status: 429 });
    }";

#[tokio::test(flavor = "multi_thread")]
async fn a_deed_that_the_house_refuses_is_explained_where_it_was_done() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set(&window, &house, "seat-2=closed").await;
    let version = window.version().await;
    window.run(REFUSED).await;
    window.click("#acts button[name=action]").await;
    let told = window.wait(".pop:popover-open").await;
    assert_eq!(told.text().await.expect("words"), "Not so fast.");
    assert_eq!(window.version().await, version);
    window.decide_by_button(&mut Dice::new(7)).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_back_takes_a_choice_back() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set(&window, &house, "seat-2=closed").await;
    let asked = window
        .wait(".prompt h1")
        .await
        .text()
        .await
        .expect("a question");
    window
        .decide(&mut Dice::new(2), &mut Tally::default())
        .await;
    let next = window
        .wait(".prompt h1")
        .await
        .text()
        .await
        .expect("a question");
    assert_ne!(asked, next);
    let version = window.version().await;
    window.click("#back").await;
    window.past(version).await;
    let again = window
        .wait(".prompt h1")
        .await
        .text()
        .await
        .expect("a question");
    assert_eq!(asked, again);
    window.close().await;
}

/// However much stands before the board, one key goes there, and whoever asks for help comes back to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_place_is_taken_with_two_keys() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set(&window, &house, "seat-2=closed").await;
    window
        .decide(&mut Dice::new(3), &mut Tally::default())
        .await;
    window.wait("#board .spot[data-s]").await;
    let version = window.version().await;
    window
        .wait("body")
        .await
        .send_keys("b")
        .await
        .expect("a key");
    let spot = "#board .spot[data-s]:focus";
    window.wait(spot).await.send_keys("?").await.expect("help");
    let help = window.wait("#help[open] summary:focus").await;
    help.send_keys("\u{e00c}").await.expect("Escape");
    let focused = window.wait(spot).await;
    focused.send_keys("\u{e007}").await.expect("Enter");
    window.past(version).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_place_says_why_not() {
    let (house, driver) = (House::open(), Driver::start());
    let window = Window::open(&driver, Kind::Desktop).await;
    table::set(&window, &house, "seat-2=closed").await;
    window
        .decide(&mut Dice::new(3), &mut Tally::default())
        .await;
    let quiet = "#board .spot[data-why]:not([data-s])";
    let why = window
        .wait(quiet)
        .await
        .attr("data-why")
        .await
        .expect("an element");
    let why = why.expect("a reason");
    let script = format!(
        "document.querySelector('{quiet}').dispatchEvent(\
        new MouseEvent('click', {{ bubbles: true, cancelable: true, view: window }}))"
    );
    window.run(&script).await;
    let shown = window.wait(".pop:popover-open").await;
    let text = shown.text().await.expect("words");
    assert!(text.contains(&why), "{why:?} in {text:?}");
    window
        .until(
            "the text of the rule",
            "return document.querySelector('.pop:popover-open').innerText.length > 60",
        )
        .await;
    window.picture("why-not").await;
    assert_eq!(
        window.run("return location.hash").await,
        Value::String(String::new())
    );
    window.close().await;
}
