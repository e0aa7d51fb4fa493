//! What the server can do, measured through its front door: how long a table takes to draw, how much goes over the
//! wire, and how many moves a second become durable while a hundred people watch.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{fs, io};

use futures_util::StreamExt;
use reqwest::Client;
use reqwest::header::{ACCEPT_ENCODING, COOKIE, HeaderMap, HeaderValue};
use serde_json::{Value, json};
use tokio::sync::{Mutex, oneshot};
use web::{Config, Server};

use crate::inventory::Mode;

/// How many people watch.
pub const WATCHERS: usize = 100;
/// How many people play.
pub const PLAYERS: usize = 8;
const TIME: Duration = Duration::from_secs(10);

/// How far into a game its page is drawn.
const MIDDLE: usize = 40;

/// How often.
const DRAWN: usize = 200;

/// The page of a table, as it reaches the browser of somebody who plays.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// The whole request, in the median.
    pub time: Duration,
    /// Page, stylesheet, script and icons, compressed: what somebody loads who comes for the first time.
    pub bytes: usize,
}

/// What goes through while people play and watch.
#[derive(Clone, Copy, Debug)]
pub struct Traffic {
    /// Moves in a second that were acknowledged, and so durable.
    pub moves: f64,
    /// Events in a second that reached those who watch.
    pub events: f64,
}

/// A server that runs while it is measured, with tables in a directory of its own.
pub struct House {
    url: String,
    dir: std::path::PathBuf,
    stop: oneshot::Sender<()>,
    running: tokio::task::JoinHandle<()>,
}

impl House {
    /// Opens a house on a free port.
    pub async fn open() -> io::Result<House> {
        let dir = std::env::temp_dir().join(format!("backroom-measures-{}", std::process::id()));
        fs::create_dir_all(&dir)?;
        let config = Config {
            addr: ([127, 0, 0, 1], 0).into(),
            db: dir.join("measures.db"),
            rate: None,
            ..Config::default()
        };
        let server = Server::start(&config).await.map_err(io::Error::other)?;
        let url = format!("http://{}", server.addr());
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Ok(House {
            url,
            dir,
            stop,
            running,
        })
    }

    /// Closes it and forgets its tables.
    pub async fn close(self) -> io::Result<()> {
        let _ = self.stop.send(());
        self.running.await.map_err(io::Error::other)?;
        fs::remove_dir_all(self.dir)
    }

    /// The page of a table in the middle of a game against bots.
    pub async fn page(&self, game: &str, mode: &Mode) -> Page {
        let player = Player::sit_down(&self.url, game, mode).await;
        for choice in 0..MIDDLE {
            player.act(choice * 7).await;
        }
        let mut times = Vec::new();
        for _ in 0..DRAWN {
            let start = Instant::now();
            player.draw().await;
            times.push(start.elapsed());
        }
        times.sort();
        Page {
            time: times[DRAWN / 2],
            bytes: weight(&self.url, &player).await,
        }
    }

    /// Moves of some people alone at their tables, each watched by many.
    pub async fn traffic(&self, game: &'static str) -> Traffic {
        moves(&self.url, game).await
    }
}

/// A seat at a table, the others being bots.
#[derive(Clone)]
struct Player {
    client: Client,
    page: String,
    table: String,
    key: String,
}

impl Player {
    async fn sit_down(url: &str, game: &str, mode: &Mode) -> Player {
        let client = Client::new();
        let mut seats = vec![json!({ "kind": "me", "name": "Vera" })];
        seats.extend((1..mode.seats).map(|_| json!({ "kind": "bot", "bot": "random" })));
        let options: BTreeMap<&str, &str> = mode.settings.iter().copied().collect();
        let new = json!({ "game": game, "seats": seats, "options": options });
        let tables = format!("{url}/api/tables");
        let answer = client
            .post(&tables)
            .json(&new)
            .send()
            .await
            .expect("an answer");
        let answer: Value = answer.json().await.expect("JSON");
        let id = answer["id"].as_str().expect("an id");
        Player {
            client,
            page: format!("{url}/t/{id}"),
            table: format!("{tables}/{id}"),
            key: answer["key"].as_str().expect("a key").to_owned(),
        }
    }

    /// The page as this player's browser gets it.
    async fn draw(&self) -> String {
        let cookie = format!("backroom={}", self.key);
        let page = self.client.get(&self.page).header(COOKIE, cookie).send();
        let page = page.await.expect("a page");
        page.text().await.expect("all of it")
    }

    async fn get(&self, what: &str) -> Value {
        let url = format!("{}{what}", self.table);
        let answer = self.client.get(url).bearer_auth(&self.key).send().await;
        answer.expect("an answer").json().await.expect("JSON")
    }

    async fn act(&self, choice: usize) -> Value {
        let legal = self.get("/legal").await;
        let actions = legal["actions"].as_array().expect("a list");
        if actions.is_empty() {
            return self.get("").await;
        }
        let action = &actions[choice % actions.len()]["action"];
        let act = json!({ "decision": legal["decision"], "action": action });
        let url = format!("{}/act", self.table);
        let answer = self
            .client
            .post(url)
            .bearer_auth(&self.key)
            .json(&act)
            .send()
            .await;
        answer.expect("an answer").json().await.expect("JSON")
    }
}

/// What a browser that comes for the first time loads: page, stylesheet, script and icon, compressed.
async fn weight(url: &str, player: &Player) -> usize {
    let mut headers = HeaderMap::new();
    headers.insert(ACCEPT_ENCODING, HeaderValue::from_static("gzip, br"));
    let client = Client::builder()
        .default_headers(headers)
        .build()
        .expect("a client");
    let html = player.draw().await;
    let files = html
        .split('"')
        .filter(|part| part.starts_with("/assets/") || *part == "/icon.svg");
    let addresses = files.map(|path| format!("{url}{path}"));
    let mut sum = 0;
    for address in addresses.chain([player.page.clone()]) {
        let cookie = format!("backroom={}", player.key);
        let answer = client.get(address).header(COOKIE, cookie).send().await;
        let bytes = answer.expect("a file").bytes().await;
        sum += bytes.expect("all of it").len();
    }
    sum
}

/// The page at which each player sits now, for those who watch.
type Pages = Arc<Vec<Mutex<String>>>;

async fn moves(url: &str, game: &'static str) -> Traffic {
    let mut players = Vec::new();
    for _ in 0..PLAYERS {
        players.push(Player::sit_down(url, game, &Mode::ALONE).await);
    }
    let pages = players.iter().map(|player| Mutex::new(player.page.clone()));
    let pages: Pages = Arc::new(pages.collect());
    let heard = Arc::new(AtomicU64::new(0));
    let watchers: Vec<_> = (0..WATCHERS)
        .map(|i| tokio::spawn(watch(i % PLAYERS, pages.clone(), heard.clone())))
        .collect();
    tokio::time::sleep(Duration::from_millis(500)).await;
    let done = Arc::new(AtomicU64::new(0));
    let start = Instant::now();
    let playing: Vec<_> = players
        .into_iter()
        .enumerate()
        .map(|(i, player)| {
            let (url, pages, done) = (url.to_owned(), pages.clone(), done.clone());
            tokio::spawn(async move { play(&url, game, player, start, &pages[i], &done).await })
        })
        .collect();
    for task in playing {
        task.await.expect("no panic");
    }
    let seconds = start.elapsed().as_secs_f64();
    watchers.iter().for_each(tokio::task::JoinHandle::abort);
    Traffic {
        moves: done.load(Ordering::Relaxed) as f64 / seconds,
        events: heard.load(Ordering::Relaxed) as f64 / seconds,
    }
}

/// Plays one game after the other.
async fn play(
    url: &str,
    game: &str,
    mut player: Player,
    start: Instant,
    page: &Mutex<String>,
    done: &AtomicU64,
) {
    let mut choice = 0;
    while start.elapsed() < TIME {
        choice += 7;
        let seen = player.act(choice).await;
        done.fetch_add(1, Ordering::Relaxed);
        if seen["finished"] == true {
            player = Player::sit_down(url, game, &Mode::ALONE).await;
            page.lock().await.clone_from(&player.page);
        }
    }
}

/// Watches a player, and follows to the next table when a game is over.
async fn watch(whom: usize, pages: Pages, heard: Arc<AtomicU64>) {
    let client = Client::new();
    loop {
        let page = pages[whom].lock().await.clone();
        let answer = client
            .get(format!("{page}/live"))
            .send()
            .await
            .expect("a stream");
        let mut stream = answer.bytes_stream();
        while let Some(Ok(event)) = stream.next().await {
            heard.fetch_add(1, Ordering::Relaxed);
            if event.windows(15).any(|part| part == b"\"finished\":true") {
                break;
            }
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
