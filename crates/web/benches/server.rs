//! What the server can do, measured through its front door: how long a table takes to draw, how much
//! goes over the wire, and how many moves a second become durable while a hundred people watch.
//!
//! `cargo bench -p web --bench server`

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use reqwest::Client;
use reqwest::header::{ACCEPT_ENCODING, HeaderMap, HeaderValue};
use serde_json::{Value, json};
use tokio::sync::{Mutex, oneshot};
use web::{Config, Server};

const WATCHERS: usize = 100;
const PLAYERS: usize = 8;
const TIME: Duration = Duration::from_secs(10);

/// A seat at a table of four, the others being bots.
#[derive(Clone)]
struct Player {
    client: Client,
    page: String,
    table: String,
    key: String,
}

impl Player {
    async fn sit_down(url: &str, bots: usize) -> Player {
        let client = Client::new();
        let mut seats = vec![json!({ "kind": "me", "name": "Vera" })];
        seats.extend((0..bots).map(|_| json!({ "kind": "bot", "bot": "random" })));
        let new = json!({ "game": "fliptown", "seats": seats });
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

    async fn get(&self, what: &str) -> Value {
        let url = format!("{}{what}", self.table);
        let answer = self.client.get(url).bearer_auth(&self.key).send().await;
        answer.expect("an answer").json().await.expect("JSON")
    }

    async fn act(&self, seen: &Value, choice: usize) -> Value {
        let legal = self.get("/legal").await;
        let legal = legal.as_array().expect("a list");
        if legal.is_empty() {
            return self.get("").await;
        }
        let action = &legal[choice % legal.len()]["action"];
        let act = json!({ "decision": seen["decision"], "action": action });
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

#[tokio::main]
async fn main() {
    let dir = std::env::temp_dir().join(format!("backroom-bench-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a directory");
    let config = Config {
        addr: ([127, 0, 0, 1], 0).into(),
        db: dir.join("bench.db"),
        rate: None,
        ..Config::default()
    };
    let server = Server::start(&config).await.expect("a server");
    let url = format!("http://{}", server.addr());
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    draw(&url).await;
    moves(&url).await;
    let _ = stop.send(());
    running.await.expect("no panic");
    let _ = std::fs::remove_dir_all(dir);
}

/// The page of a table in the middle of a game of four.
async fn draw(url: &str) {
    let player = Player::sit_down(url, 3).await;
    let mut seen = player.get("").await;
    for choice in 0..40 {
        seen = player.act(&seen, choice * 7).await;
    }
    let mut times = Vec::new();
    for _ in 0..500 {
        let start = Instant::now();
        let page = player
            .client
            .get(&player.page)
            .send()
            .await
            .expect("a page");
        page.bytes().await.expect("all of it");
        times.push(start.elapsed());
    }
    times.sort();
    println!(
        "table page, whole request: median {:?}, 99% {:?}",
        times[250], times[495]
    );
    println!("over the wire: {} bytes", weight(url, &player.page).await);
}

/// What a browser that comes for the first time loads: page, stylesheet, script and icon, compressed.
async fn weight(url: &str, page: &str) -> usize {
    let mut headers = HeaderMap::new();
    headers.insert(ACCEPT_ENCODING, HeaderValue::from_static("gzip, br"));
    let client = Client::builder()
        .default_headers(headers)
        .build()
        .expect("a client");
    let html = Client::new().get(page).send().await.expect("a page");
    let html = html.text().await.expect("text");
    let mut sum = 0;
    let files = html
        .split('"')
        .filter(|part| part.starts_with("/assets/") || *part == "/icon.svg");
    for address in files
        .map(|path| format!("{url}{path}"))
        .chain([page.to_owned()])
    {
        let answer = client.get(address).send().await.expect("a file");
        sum += answer.bytes().await.expect("all of it").len();
    }
    sum
}

/// The page at which each player sits now, for those who watch.
type Pages = Arc<Vec<Mutex<String>>>;

async fn moves(url: &str) {
    let mut players = Vec::new();
    for _ in 0..PLAYERS {
        players.push(Player::sit_down(url, 0).await);
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
            tokio::spawn(async move { play(&url, player, start, &pages[i], &done).await })
        })
        .collect();
    for task in playing {
        task.await.expect("no panic");
    }
    let seconds = start.elapsed().as_secs_f64();
    let moves = done.load(Ordering::Relaxed) as f64 / seconds;
    let events = heard.load(Ordering::Relaxed) as f64 / seconds;
    println!(
        "{moves:.0} durable moves/s by {PLAYERS} players, {events:.0} events/s to {WATCHERS} watchers"
    );
    watchers.iter().for_each(tokio::task::JoinHandle::abort);
}

/// Plays one game after the other.
async fn play(
    url: &str,
    mut player: Player,
    start: Instant,
    page: &Mutex<String>,
    done: &AtomicU64,
) {
    let mut seen = player.get("").await;
    let mut choice = 0;
    while start.elapsed() < TIME {
        choice += 7;
        seen = player.act(&seen, choice).await;
        done.fetch_add(1, Ordering::Relaxed);
        if seen["finished"] == true {
            player = Player::sit_down(url, 0).await;
            page.lock().await.clone_from(&player.page);
            seen = player.get("").await;
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
