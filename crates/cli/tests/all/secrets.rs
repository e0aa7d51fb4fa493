//! Two worlds that differ only in what one seat has decided in secret look alike, byte for byte, to
//! everybody else: every page, fragment, event and API answer.

use std::time::Duration;

use futures_util::StreamExt;
use futures_util::future::join_all;
use reqwest::Client;
use reqwest::header::COOKIE;
use serde_json::{Value, json};

use crate::house::House;

/// A table of three people.
struct Table {
    id: String,
    keys: Vec<String>,
}

/// Whoever asks: a seat by its key, or somebody who watches.
#[derive(Clone, Copy)]
struct Eyes<'a>(Option<&'a str>);

async fn post(house: &House, path: &str, key: Option<&str>, body: &Value) -> Value {
    let mut request = Client::new()
        .post(format!("{}{path}", house.url()))
        .json(body);
    if let Some(key) = key {
        request = request.bearer_auth(key);
    }
    let answer = request.send().await.expect("an answer");
    assert!(
        answer.status().is_success(),
        "{path}: {}",
        answer.text().await.unwrap_or_default()
    );
    answer.json().await.expect("JSON")
}

async fn set(house: &House, options: &Value) -> Table {
    let seats = json!([{ "kind": "me", "name": "Vera" }, { "kind": "guest" }, { "kind": "guest" }]);
    let new = json!({ "game": "fliptown", "options": options, "seats": seats });
    let set = post(house, "/api/tables", None, &new).await;
    let id = set["id"].as_str().expect("an id").to_owned();
    let mut keys = vec![set["key"].as_str().expect("a key").to_owned()];
    for (i, invitation) in set["invitations"]
        .as_array()
        .expect("a list")
        .iter()
        .enumerate()
    {
        let join = json!({ "invitation": invitation["invitation"], "name": format!("Guest {i}") });
        let joined = post(house, &format!("/api/tables/{id}/join"), None, &join).await;
        keys.push(joined["key"].as_str().expect("a key").to_owned());
    }
    Table { id, keys }
}

impl Eyes<'_> {
    async fn get(self, house: &House, path: &str) -> String {
        let mut request = Client::new().get(format!("{}{path}", house.url()));
        if let Some(key) = self.0 {
            request = request
                .bearer_auth(key)
                .header(COOKIE, format!("backroom={key}"));
        }
        let answer = request.send().await.expect("an answer");
        let (status, headers) = (
            answer.status(),
            format!("{:?}", without_date(answer.headers())),
        );
        let body = answer.text().await.expect("text");
        format!("{status}\n{headers}\n{body}").replace(house.url(), "")
    }

    /// The first events of a live stream: what it begins with, and whatever follows at once.
    async fn hear(self, house: &House, path: &str) -> String {
        let mut request = Client::new().get(format!("{}{path}", house.url()));
        if let Some(key) = self.0 {
            request = request
                .bearer_auth(key)
                .header(COOKIE, format!("backroom={key}"));
        }
        let mut stream = request.send().await.expect("a stream").bytes_stream();
        let first = tokio::time::timeout(Duration::from_secs(20), stream.next()).await;
        let first = first.expect("it begins").expect("an event");
        let mut heard = first.expect("an event").to_vec();
        let time = Duration::from_millis(120);
        while let Ok(Some(Ok(event))) = tokio::time::timeout(time, stream.next()).await {
            heard.extend_from_slice(&event);
        }
        String::from_utf8(heard).expect("text")
    }
}

fn without_date(headers: &reqwest::header::HeaderMap) -> Vec<(String, String)> {
    let headers = headers.iter().filter(|(name, _)| *name != "date");
    headers
        .map(|(name, value)| (name.to_string(), format!("{value:?}")))
        .collect()
}

/// Takes the legal action with this number; false if the seat has nothing to decide.
async fn act(house: &House, table: &Table, seat: usize, choice: usize) -> bool {
    let eyes = Eyes(Some(&table.keys[seat]));
    let at = |what: &str| format!("/api/tables/{}{what}", table.id);
    let body = |text: String| text.splitn(3, '\n').last().unwrap_or_default().to_owned();
    let legal = body(eyes.get(house, &at("/legal")).await);
    let legal: Value = serde_json::from_str(&legal).expect("JSON");
    let actions = legal["actions"].as_array().expect("a list");
    if actions.is_empty() {
        return false;
    }
    let action = &actions[choice % actions.len()]["action"];
    let act = json!({ "decision": legal["decision"], "action": action });
    post(house, &at("/act"), Some(&table.keys[seat]), &act).await;
    true
}

/// A question to everybody, which tells what would be taken back.
async fn ask_back(house: &House, table: &Table, seat: usize) {
    let key = Some(table.keys[seat].as_str());
    let path = format!("/api/tables/{}", table.id);
    let seen = Eyes(key).get(house, &path).await;
    let seen = seen.splitn(3, '\n').last().unwrap_or_default();
    let seen: Value = serde_json::from_str(seen).expect("JSON");
    let ask = json!({ "deed": "ask back", "decision": seen["decision"] });
    post(house, &format!("{path}/deeds"), key, &ask).await;
}

/// Every address of a running table.
fn addresses(id: &str) -> Vec<String> {
    let page = [
        "",
        "?of=0",
        "?of=1",
        "?of=2",
        "?still=1",
        "/bell?seen=0",
        "/replay",
        "/replay.txt",
        "/sit/nothing",
    ];
    let api = ["", "/legal", "/log", "/replay"];
    let pages = page.iter().map(|what| format!("/t/{id}{what}"));
    let answers = api.iter().map(|what| format!("/api/tables/{id}{what}"));
    pages.chain(answers).chain(["/".to_owned()]).collect()
}

async fn compare(one: &House, other: &House, table: &Table, secret: usize, when: &str) {
    let seats = (0..table.keys.len()).filter(|seat| *seat != secret);
    let keys = seats.map(|seat| Some(table.keys[seat].as_str()));
    let eyes: Vec<Eyes<'_>> = keys.chain([None]).map(Eyes).collect();
    for (i, eyes) in eyes.iter().enumerate() {
        for path in addresses(&table.id) {
            let (a, b) = tokio::join!(eyes.get(one, &path), eyes.get(other, &path));
            assert!(
                a == b,
                "{when}, observer {i}, {path}: {}",
                difference(&a, &b)
            );
        }
    }
    // All at once: what is heard is mostly silence.
    join_all(eyes.iter().enumerate().map(async |(i, eyes)| {
        let pages = format!("/t/{}/live", table.id);
        let programs = format!("/api/tables/{}/events", table.id);
        let (a, b, c, d) = tokio::join!(
            eyes.hear(one, &pages),
            eyes.hear(other, &pages),
            eyes.hear(one, &programs),
            eyes.hear(other, &programs),
        );
        assert_eq!(a, b, "{when}, observer {i}, {pages}");
        assert_eq!(c, d, "{when}, observer {i}, {programs}");
    }))
    .await;
}

fn difference(a: &str, b: &str) -> String {
    let at = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| -> String {
        let bytes = &text.as_bytes()[at.saturating_sub(80)..text.len().min(at + 80)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("\n… {} …\n… {} …", around(a), around(b))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_decides_in_secret_changes_nothing_for_the_others() {
    for (round, options) in [json!({}), json!({ "characters": "on", "holdem": "on" })]
        .iter()
        .enumerate()
    {
        let first = House::open();
        let table = set(&first, options).await;
        for turn in 0..4 {
            // The others decide part of their turn, then the worlds part.
            act(&first, &table, 0, turn * 5).await;
            if turn % 2 == 1 {
                ask_back(&first, &table, 0).await;
            }
            let (one, other) = (first.twin(), first.twin());
            for step in 0..3 {
                act(&one, &table, 1, step).await;
                act(&other, &table, 1, step * 7 + 3 + round).await;
                let when = format!("options {round}, turn {turn}, step {step}");
                if same_busyness(&one, &other, &table).await {
                    compare(&one, &other, &table, 1, &when).await;
                }
            }
            finish_turn(&first, &table).await;
        }
    }
}

/// Who has finished is no secret; the worlds are compared while it is the same in both.
async fn same_busyness(one: &House, other: &House, table: &Table) -> bool {
    let path = format!("/api/tables/{}", table.id);
    let (a, b) = (
        Eyes(None).get(one, &path).await,
        Eyes(None).get(other, &path).await,
    );
    let owes = |text: &str| {
        let body = text.splitn(3, '\n').last().unwrap_or_default().to_owned();
        let table: Value = serde_json::from_str(&body).expect("JSON");
        table["seats"].clone()
    };
    owes(&a) == owes(&b)
}

/// Lets everybody play until a new lineup is there.
async fn finish_turn(house: &House, table: &Table) {
    for seat in 0..table.keys.len() {
        for choice in 0..40 {
            if !act(house, table, seat, choice * 3).await {
                break;
            }
            if seat == 2 && choice > 6 {
                break;
            }
        }
    }
}
