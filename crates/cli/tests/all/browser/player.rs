//! Somebody who plays by looking at the page and clicking what glows.

use std::time::{Duration, Instant};

use fantoccini::Locator;
use fantoccini::actions::{InputSource, PointerAction, TouchActions};
use reqwest::StatusCode;
use serde_json::Value;

use super::table;
use super::window::{PATIENCE, PAUSE, Window};
use crate::seat::Seat;

/// What the player has done so far.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    /// Clicks on hotspots of the board.
    pub(crate) spots: u32,
    /// Clicks on buttons.
    pub(crate) buttons: u32,
    /// How often a touched hotspot has shown first what it comes to.
    pub(crate) looks: u32,
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

/// Plays a game on for these people without drawing it, until it has come so far or is over: what a click does,
/// clicks have shown by then.
pub(crate) async fn hurry(
    windows: &[&Window],
    dice: &mut Dice,
    so_far: impl Fn(&Value) -> bool,
) -> bool {
    let mut seats = Vec::new();
    for window in windows {
        seats.push(window.seat().await);
    }
    let mut idle = 0;
    let come = 'game: loop {
        idle += 1;
        for seat in &seats {
            let mut seen = seat.look().await.expect("a table");
            while seen["finished"] == false && !so_far(&seen) && seen["legal"] != 0 {
                seen = match seat.act(dice.below(1_000)).await {
                    Ok(seen) => seen,
                    // Where all decide at once, somebody else was quicker.
                    Err(error) if error.status() == Some(StatusCode::CONFLICT) => {
                        seat.look().await.expect("a table")
                    }
                    Err(error) => panic!("an action that is legal: {error}"),
                };
                idle = 0;
            }
            if seen["finished"] == true || so_far(&seen) {
                break 'game so_far(&seen);
            }
        }
        // A bot is thinking.
        assert!(idle < 2_000, "nobody can go on");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    for window in windows {
        window.client.refresh().await.expect("a reload");
        window.wait("#table").await;
    }
    come
}

/// Whether a game of Fliptown is in its last turn.
pub(crate) fn last_turn(seen: &Value) -> bool {
    seen["view"]["round"] == 3 && seen["view"]["turn"] == 5
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
    const seen = (e) => e.matches('button') || e.checkVisibility();
    const ids = (css) => [...document.querySelectorAll(css)].filter(seen).map((e) => e.id);
    const table = document.querySelector('#table');
    return {
        version: table && Number(table.dataset.version),
        turn: !!table && 'turn' in table.dataset,
        finished: !!table && 'finished' in table.dataset,
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

    /// The seat of whoever sits in front of it, for a program to play.
    async fn seat(&self) -> Seat {
        let key = self.client.get_named_cookie("backroom").await;
        let table = table::address(self).await.replace("/t/", "/api/tables/");
        Seat::new(table, key.expect("a key").value().to_owned())
    }

    /// The version of the table that is shown.
    pub(crate) async fn version(&self) -> u64 {
        self.wait("#table").await;
        self.look().await.version.expect("a version")
    }

    pub(crate) async fn is_finished(&self) -> bool {
        self.look().await.finished
    }

    /// Waits until the score is where one looks, however far down the page the last decision was.
    pub(crate) async fn sees_the_score(&self) {
        let seen = "const { top, bottom } = document.querySelector('#score .score').getBoundingClientRect();
            return bottom > 0 && top >= 0 && top < innerHeight";
        self.until("the score to be seen", seen).await;
    }

    /// Whether the viewer is asked something. Who is not looks again after a moment, so that the page has time to come.
    pub(crate) async fn is_my_turn(&self) -> bool {
        let turn = self.look().await.turn;
        if !turn {
            tokio::time::sleep(PAUSE).await;
        }
        turn
    }

    /// Waits until the page shows another version than this one.
    pub(crate) async fn past(&self, version: u64) {
        self.past_by(version, "what was done").await;
    }

    /// The same, after something was pressed.
    async fn past_by(&self, version: u64, pressed: &str) {
        for _ in 0..800 {
            if self
                .look()
                .await
                .version
                .is_some_and(|shown| shown != version)
            {
                return;
            }
            tokio::time::sleep(PAUSE).await;
        }
        self.picture("stuck").await;
        let state = self
            .run(
                "return [...document.querySelectorAll('[aria-busy], [data-lit], :popover-open, .toast, #lost')]
                    .map((e) => `${e.tagName} ${e.id} ${e.className.baseVal ?? e.className} hidden=${e.hidden}`)",
            )
            .await;
        panic!(
            "the table stays at version {version} after {pressed} ({state}):\n{}",
            self.text().await
        );
    }

    /// Makes one decision: on the board where something glows there, else with a button.
    pub(crate) async fn decide(&self, dice: &mut Dice, tally: &mut Tally) {
        self.put_aside().await;
        if self.is_touched() {
            self.sees_an_answer().await;
        }
        let moment = self.look().await;
        let version = moment.version.expect("a table");
        let pressed = if let Some(spot) = dice.pick(moment.spots) {
            tally.spots += 1;
            self.press(&spot).await;
            if self.is_touched() && self.shows_first(&spot, version).await {
                tally.looks += 1;
                self.sees_what_is_shown(&spot).await;
                self.confirm(&spot, dice).await;
            }
            spot
        } else {
            tally.buttons += 1;
            let button = dice.pick(moment.buttons).expect("something can be done");
            self.press(&button).await;
            button
        };
        self.past_by(version, &pressed).await;
    }

    /// Puts aside what tells how a round has ended, once it is read: it lies upon the board.
    async fn put_aside(&self) {
        if self.has("#bulletin[open]").await {
            self.click("#bulletin summary").await;
        }
    }

    /// Waits until some answer to the question is where one looks: on a phone not all of the table is, and the question
    /// itself covers the lower end of what is. Who answers on the board, or in the list where the board has no answer,
    /// looks at the board, or at a list that is short enough to be seen whole.
    async fn sees_an_answer(&self) {
        let seen = "const all = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility());
            const seen = (one) => {
                const { x, y, width, height } = one.getBoundingClientRect();
                const top = document.elementFromPoint(x + width / 2, y + height / 2);
                return one.contains(top) || one.labels?.[0]?.contains(top);
            };
            const spots = all('.spot[data-s]');
            const answers = spots.length ? spots : all('button[name=action], button[form=acts], [name=tile]');
            return answers.some(seen) || all('#acts button[name=action]').every(seen)";
        self.until("an answer to be seen", seen).await;
    }

    /// Whether a touch of a spot has shown what it comes to, and nothing has been sent: then the page is another
    /// one, or about to be.
    async fn shows_first(&self, id: &str, version: u64) -> bool {
        let script = "const spot = document.getElementById(arguments[0]);
            const table = document.querySelector('#table');
            const sent = !table || table.matches('[aria-busy]') || Number(table.dataset.version) !== arguments[1];
            return sent ? 'sent' : spot?.matches('.spot[data-lit]') ? 'shown' : null";
        let start = Instant::now();
        loop {
            let args = vec![Value::String(id.to_owned()), Value::from(version)];
            let answer = self.client.execute(script, args).await.expect("an answer");
            if let Some(answer) = answer.as_str() {
                return answer == "shown";
            }
            assert!(start.elapsed() < PATIENCE, "nothing comes of touching {id}");
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Whoever touches and is shown something first sees it: a touch that shows nothing would seem to be lost.
    async fn sees_what_is_shown(&self, id: &str) {
        let script = "return [...document.querySelectorAll('[data-for][data-lit]')].some((one) => {
            const { left, right, top, bottom } = one.parentElement.getBoundingClientRect();
            return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        })";
        assert!(self.run(script).await == true, "{id} shows nothing");
    }

    /// Does what a touched spot shows: by a second touch, or with the button beside what is shown.
    async fn confirm(&self, spot: &str, dice: &mut Dice) {
        const GO: &str = ".preview[data-lit] .btn.go";
        if dice.below(2) == 0 && self.has(GO).await {
            self.click(GO).await;
        } else {
            self.press(spot).await;
        }
    }

    /// Makes one decision with a button of the list.
    pub(crate) async fn decide_by_button(&self, dice: &mut Dice) {
        self.put_aside().await;
        let moment = self.look().await;
        let version = moment.version.expect("a table");
        self.press(&dice.pick(moment.buttons).expect("something can be done"))
            .await;
        self.past(version).await;
    }

    /// Makes one decision on another device.
    pub(crate) async fn decide_elsewhere(&self, dice: &mut Dice) {
        let seat = self.seat().await;
        seat.act(dice.below(1_000)).await.expect("a deed");
    }

    /// Whether the middle of what has this id is not under something else.
    async fn is_open(&self, id: &str) -> bool {
        let script = "const found = document.getElementById(arguments[0]);
            found?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const at = found?.getBoundingClientRect();
            return !!at && found.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2))";
        let args = vec![Value::String(id.to_owned())];
        let answer = self.client.execute(script, args).await;
        answer.expect("an answer") == true
    }

    /// Touches something on the board that can be done, and lifts the finger after a while.
    pub(crate) async fn hold_a_spot(&self) {
        for spot in self.look().await.spots {
            if self.is_open(&spot).await {
                return self.touch(&spot, Duration::from_secs(1)).await;
            }
        }
        panic!("nothing on the board can be touched");
    }

    /// Touches what has this id just where it is, and lifts the finger after some time.
    async fn touch(&self, id: &str, rest: Duration) {
        let element = self.wait(&format!("[id=\"{id}\"]")).await;
        let touch = TouchActions::new("finger".to_owned())
            .then(PointerAction::MoveToElement {
                element,
                duration: None,
                x: 0.,
                y: 0.,
            })
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Pause { duration: rest })
            .then(PointerAction::Up { button: 0 });
        self.client.perform_actions(touch).await.expect("a touch");
    }

    /// Whether a touch has lasted so long, on a busy machine, that the page took it for a question: what it has
    /// answered is put away.
    async fn has_asked(&self) -> bool {
        const PUT_AWAY: &str = "const pop = document.querySelector('#pop:popover-open');
            pop?.hidePopover();
            return !!pop";
        self.is_touched() && self.run(PUT_AWAY).await == true
    }

    /// Clicks what has this id.
    pub(crate) async fn press(&self, id: &str) {
        let css = format!("[id=\"{id}\"]");
        for _ in 0..3 {
            if self.is_open(id).await
                && let Ok(element) = self.client.find(Locator::Css(&css)).await
                && element.click().await.is_ok()
                && !self.has_asked().await
            {
                return;
            }
        }
        // The middle of a ring may lie under its neighbour; people click beside it.
        let script = "const [id, pointerType] = arguments;
            const how = { bubbles: true, cancelable: true, view: window, pointerType };
            const events = ['pointerdown', 'pointerup', 'click'].map((type) => new PointerEvent(type, how));
            for (const event of events) document.getElementById(id)?.dispatchEvent(event)";
        let pointer = if self.is_touched() { "touch" } else { "mouse" };
        let args = [id, pointer].map(|arg| Value::String(arg.to_owned()));
        let clicked = self.client.execute(script, args.into()).await;
        clicked.expect("a click");
    }
}
