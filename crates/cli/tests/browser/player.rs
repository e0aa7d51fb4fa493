//! Somebody who plays by looking at the page and clicking what glows.

use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::time::sleep;

use crate::window::{MOMENT, PATIENCE, Window};

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

/// A page at one moment: between two questions a live page may have become another one.
#[derive(Debug)]
struct Moment {
    version: Option<u64>,
    turn: bool,
    finished: bool,
    spots: Vec<String>,
    buttons: Vec<String>,
}

const LOOK: &str = "
    const ids = (css) => [...document.querySelectorAll(css)].map((e) => e.id);
    const table = document.querySelector('#table');
    return {
        version: table && Number(table.dataset.version),
        turn: !!table && 'turn' in table.dataset,
        finished: !!table && !('live' in table.dataset),
        spots: ids('#board .spot[data-s]'),
        buttons: ids('#acts button[name=action]'),
    }";

impl Window {
    async fn look(&self) -> Moment {
        let seen = self.run(LOOK).await;
        let list = |key: &str| {
            let items = seen[key].as_array().cloned().unwrap_or_default();
            items
                .iter()
                .filter_map(|id| id.as_str().map(str::to_owned))
                .collect()
        };
        Moment {
            version: seen["version"].as_u64(),
            turn: seen["turn"] == true,
            finished: seen["finished"] == true,
            spots: list("spots"),
            buttons: list("buttons"),
        }
    }

    /// The version of the table that is shown.
    pub(crate) async fn version(&self) -> u64 {
        self.wait("#table").await;
        self.look().await.version.expect("a version")
    }

    pub(crate) async fn is_finished(&self) -> bool {
        self.look().await.finished
    }

    pub(crate) async fn is_my_turn(&self) -> bool {
        self.look().await.turn
    }

    /// Whether the page shows this version still, or none yet.
    async fn stays_at(&self, version: u64) -> bool {
        let shown = self.look().await.version;
        shown.is_none_or(|shown| shown == version)
    }

    /// Waits until the page shows another version than this one.
    pub(crate) async fn past(&self, version: u64) {
        let start = Instant::now();
        while self.stays_at(version).await {
            let in_time = start.elapsed() < PATIENCE;
            assert!(in_time, "the table stays as it is:\n{}", self.text().await);
            sleep(MOMENT).await;
        }
    }

    /// Makes one decision: on the board where something glows there, else with a button.
    pub(crate) async fn decide(&self, dice: &mut Dice, tally: &mut Tally) {
        let moment = self.look().await;
        let version = moment.version.expect("a table");
        match dice.pick(moment.spots) {
            Some(spot) => {
                tally.spots += 1;
                self.take(&spot, version).await;
            }
            None => {
                tally.buttons += 1;
                let button = dice.pick(moment.buttons).expect("something can be done");
                self.take(&button, version).await;
            }
        }
    }

    /// Makes one decision with a button of the list.
    pub(crate) async fn decide_by_button(&self, dice: &mut Dice) {
        let moment = self.look().await;
        let version = moment.version.expect("a table");
        let button = dice.pick(moment.buttons).expect("something can be done");
        self.take(&button, version).await;
    }

    /// Clicks what has this id until the page shows another version: what others do may change the page under
    /// a finger, and a click that began on one page and ended on the next is none.
    async fn take(&self, id: &str, version: u64) {
        let start = Instant::now();
        let mut clicked: Option<Instant> = None;
        while self.stays_at(version).await {
            let again = clicked.is_none_or(|at| at.elapsed() > AGAIN);
            if again && let Some((x, y)) = self.aim(id).await {
                self.point(x, y).await;
                clicked = Some(Instant::now());
            }
            let in_time = start.elapsed() < PATIENCE;
            assert!(in_time, "{id} does nothing on:\n{}", self.text().await);
            sleep(MOMENT).await;
        }
    }

    /// Where to click what has this id: a point at which nothing lies over it, when the page is at rest.
    async fn aim(&self, id: &str) -> Option<(f64, f64)> {
        let args = vec![Value::String(id.to_owned())];
        let at = self.client.execute(AIM, args).await.expect("a script");
        Some((at[0].as_f64()?, at[1].as_f64()?))
    }
}

/// After how long without an answer people click again.
const AGAIN: Duration = Duration::from_secs(3);

/// Scrolls something into view, and finds the point nearest to its middle at which it is on top.
const AIM: &str = "
    const element = document.getElementById(arguments[0]);
    if (!element || document.querySelector('[aria-busy]')) return null;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    const points = steps.flatMap((down) => steps.map((right) => [x + width * right, y + height * down]));
    return points.find(([x, y]) => element.contains(document.elementFromPoint(x, y))) ?? null";
