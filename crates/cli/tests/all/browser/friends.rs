//! Two people in two browsers.

use super::driver::Driver;
use super::player::{Dice, Tally, hurry, last_turn};
use super::table;
use super::window::{Kind, PAUSE, Window};
use crate::house::House;

/// Sets a table for two and has both sit down.
async fn sit_down(house: &House, vera: &Window, tomek: &Window) {
    table::set(vera, house, "seat-2=friend").await;
    join(vera, tomek).await;
}

/// Tomek takes the seat that Vera has kept for him.
pub(crate) async fn join(vera: &Window, tomek: &Window) {
    let invitation = vera
        .wait("#invite-1")
        .await
        .prop("value")
        .await
        .expect("an element");
    tomek.go(&invitation.expect("a link")).await;
    let name = tomek.wait("#name").await;
    name.clear().await.expect("an empty field");
    name.send_keys("Tomek").await.expect("a name");
    tomek.picture("join").await;
    tomek.click("form.sit button.go").await;
    tomek.wait("#table").await;
    vera.until(
        "Tomek at the table",
        "return document.querySelector('#players').innerText.includes('Tomek')",
    )
    .await;
}

/// Lets a seat play until it has nothing to decide.
async fn play_turn(window: &Window, dice: &mut Dice) {
    while window.is_my_turn().await {
        window.decide(dice, &mut Tally::default()).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_at_the_same_time() {
    let (mut house, driver) = (House::open(), Driver::start());
    let vera = Window::open(&driver, Kind::Desktop).await;
    let tomek = Window::open(&driver, Kind::Phone).await;
    sit_down(&house, &vera, &tomek).await;
    let mut dice = Dice::new(4);

    // Both owe a decision; what one does is hidden from the other until both have done.
    assert!(vera.is_my_turn().await && tomek.is_my_turn().await);
    let before = tomek.version().await;
    vera.decide(&mut dice, &mut Tally::default()).await;
    tomek.client.refresh().await.expect("a reload");
    assert_eq!(
        tomek.version().await,
        before,
        "a secret choice changes nothing for the other"
    );

    play_turn(&vera, &mut dice).await;
    vera.picture("friends-waiting").await;
    tomek.picture("friends-phone").await;

    // A reload in the middle of a turn, and a server that goes away and comes back.
    tomek.decide(&mut dice, &mut Tally::default()).await;
    tomek.client.refresh().await.expect("a reload");
    house.crash();
    play_turn(&tomek, &mut dice).await;

    // Vera's page hears of it through its live stream, which has found the server again.
    vera.until(
        "the next turn",
        "return document.querySelector('#table').hasAttribute('data-turn')",
    )
    .await;

    hurry(&[&vera, &tomek], &mut dice, last_turn).await;
    while !(vera.is_finished().await && tomek.is_finished().await) {
        // Tomek has done, and reads far down his page when Vera's last decision ends the game.
        play_turn(&tomek, &mut dice).await;
        tomek.scroll_to_the_end().await;
        play_turn(&vera, &mut dice).await;
        settle(&vera, &tomek).await;
    }
    tomek.sees_the_score().await;
    let (ours, theirs) = (vera.text().await, tomek.text().await);
    assert!(ours.contains("Tomek") && theirs.contains("Vera"));
    vera.picture("friends-finished").await;
    vera.close().await;
    tomek.close().await;
}

/// Waits until it is somebody's turn or the game is over, on both pages.
async fn settle(vera: &Window, tomek: &Window) {
    let done = "const t = document.querySelector('#table'); \
        return t.hasAttribute('data-turn') || t.hasAttribute('data-finished')";
    for _ in 0..400 {
        let (a, b) = (vera.run(done).await == true, tomek.run(done).await == true);
        if a || b {
            return;
        }
        tokio::time::sleep(PAUSE).await;
    }
    panic!("nobody can go on:\n{}", vera.text().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_sees_and_cannot_touch() {
    let (house, driver) = (House::open(), Driver::start());
    let vera = Window::open(&driver, Kind::Desktop).await;
    table::set(&vera, &house, "seat-2=greedy").await;
    let watcher = Window::open(&driver, Kind::Desktop).await;
    watcher.go(&table::address(&vera).await).await;
    watcher.wait("#table").await;
    assert!(!watcher.has("#acts").await && !watcher.has(".spot[data-s]").await);
    let (before, mut dice) = (watcher.version().await, Dice::new(5));
    // The bot is quick: the turn is over for all when Vera has done.
    while watcher.version().await == before {
        vera.decide(&mut dice, &mut Tally::default()).await;
    }
    watcher.past(before).await;
    watcher.picture("spectator").await;
    vera.close().await;
    watcher.close().await;
}
