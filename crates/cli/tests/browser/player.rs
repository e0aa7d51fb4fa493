//! Somebody who plays by looking at the page and clicking what glows.

use std::time::Duration;

use fantoccini::elements::Element;
use serde_json::Value;

use crate::window::Window;

/// What the player has done so far.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    /// Clicks on hotspots of the board.
    pub(crate) spots: u32,
    /// Clicks on buttons.
    pub(crate) buttons: u32,
}

/// Dice that fall the same way every time.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    pub(crate) fn pick<T>(&mut self, mut items: Vec<T>) -> Option<T> {
        if items.is_empty() {
            return None;
        }
        Some(items.swap_remove(self.below(items.len())))
    }
}

impl Window {
    /// The version of the table that is shown.
    pub(crate) async fn version(&self) -> u64 {
        let table = self.wait("#table").await;
        let version = table
            .attr("data-version")
            .await
            .expect("an element")
            .expect("a version");
        version.parse().expect("a number")
    }

    pub(crate) async fn is_finished(&self) -> bool {
        !self.has("#table[data-live]").await
    }

    pub(crate) async fn is_my_turn(&self) -> bool {
        self.has("#table[data-turn]").await
    }

    /// Waits until the page shows another version than this one.
    pub(crate) async fn past(&self, version: u64) {
        for _ in 0..800 {
            if self.shown().await.is_some_and(|shown| shown != version) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!(
            "the table stays at version {version}:\n{}",
            self.text().await
        );
    }

    /// The version, if the page is there and whole at this very moment.
    async fn shown(&self) -> Option<u64> {
        let element = self
            .client
            .find(fantoccini::Locator::Css("#table"))
            .await
            .ok()?;
        element.attr("data-version").await.ok()??.parse().ok()
    }

    /// Makes one decision: on the board where something glows there, else with a button.
    pub(crate) async fn decide(&self, dice: &mut Dice, tally: &mut Tally) {
        let version = self.version().await;
        let spots = self.all("#board .spot[data-s]").await;
        let (chosen, on_board): (Option<Element>, bool) = match dice.pick(spots) {
            Some(spot) => (Some(spot), true),
            None => (
                dice.pick(self.all("#acts button[name=action]").await),
                false,
            ),
        };
        let chosen = chosen.expect("something can be done");
        // A hotspot's own middle may lie under a neighbour; its ring never does.
        let clicked = chosen.click().await;
        if clicked.is_err() {
            let id = chosen
                .attr("id")
                .await
                .expect("an element")
                .unwrap_or_default();
            let script = "document.getElementById(arguments[0]).dispatchEvent(\
                new MouseEvent('click', { bubbles: true, cancelable: true, view: window }))";
            let args = vec![Value::String(id)];
            self.client.execute(script, args).await.expect("a click");
        }
        if on_board {
            tally.spots += 1;
        } else {
            tally.buttons += 1;
        }
        self.past(version).await;
    }
}
