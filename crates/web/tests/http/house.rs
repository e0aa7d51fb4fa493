//! A running server, and those who ask it.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use reqwest::header::{HeaderMap, HeaderName};
use reqwest::redirect::Policy;
use reqwest::{Client, Method, RequestBuilder};
use serde_json::{Value, json};
use table::{SqliteStore, Store};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::{Config, Server};

/// A server in a directory of its own.
pub(crate) struct House {
    addr: String,
    dir: PathBuf,
    client: Client,
    end: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

static NEXT: AtomicU32 = AtomicU32::new(0);

impl House {
    pub(crate) async fn open() -> House {
        House::open_with(|_| {}).await
    }

    pub(crate) async fn open_with(change: impl FnOnce(&mut Config)) -> House {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let dir = env::temp_dir().join(format!("backroom-http-{}-{number}", process::id()));
        fs::create_dir(&dir).expect("a new directory");
        let mut config = Config {
            addr: ([127, 0, 0, 1], 0).into(),
            db: dir.join("house.db"),
            rate: None,
            ..Config::default()
        };
        change(&mut config);
        let server = Server::start(&config).await.expect("a server");
        let addr = server.addr().to_string();
        let (end, ended) = oneshot::channel();
        let running = tokio::spawn(server.run(async {
            let _ = ended.await;
        }));
        let client = Client::builder().redirect(Policy::none()).build();
        House {
            addr,
            dir,
            client: client.expect("a client"),
            end: Some(end),
            running,
        }
    }

    /// Tells the server to close, and goes on at once.
    pub(crate) fn tell_to_close(&mut self) {
        let _ = self.end.take().expect("it was told once").send(());
    }

    /// Waits until the server has ended.
    pub(crate) async fn ended(&mut self) {
        (&mut self.running).await.expect("no panic");
    }

    pub(crate) fn addr(&self) -> &str {
        &self.addr
    }

    /// A connection on which anything can be said.
    pub(crate) async fn connect(&self) -> TcpStream {
        TcpStream::connect(&self.addr).await.expect("a connection")
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> RequestBuilder {
        let method = Method::from_bytes(method.as_bytes()).expect("a method");
        let url = format!("http://{}{path}", self.addr);
        self.client.request(method, url)
    }

    /// Somebody whom nobody knows.
    pub(crate) fn stranger(&self) -> Guest<'_> {
        self.guest(None)
    }

    pub(crate) fn guest(&self, key: Option<&str>) -> Guest<'_> {
        Guest {
            house: self,
            key: key.map(str::to_owned),
            lang: "en",
        }
    }

    /// Sets a table of Fliptown: one who plays, guests, and bots.
    pub(crate) async fn set(&self, guests: usize, bots: usize) -> Table {
        let mut seats = vec![json!({ "kind": "me", "name": "Vera" })];
        seats.extend((0..guests).map(|_| json!({ "kind": "guest" })));
        seats.extend((0..bots).map(|_| json!({ "kind": "bot", "bot": "random" })));
        let new = json!({ "game": "fliptown", "seats": seats });
        let answer = self.stranger().send("/api/tables", &new).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        let set = answer.json();
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let given = set["invitations"].as_array().expect("a list").iter();
        Table {
            id: text(&set["id"]),
            key: text(&set["key"]),
            invitations: given.map(|each| text(&each["invitation"])).collect(),
        }
    }

    /// Sets a table and has every guest sit down; the keys of all seats in order.
    pub(crate) async fn set_and_join(&self, guests: usize) -> (Table, Vec<String>) {
        let table = self.set(guests, 0).await;
        let mut keys = vec![table.key.clone()];
        for invitation in &table.invitations {
            let join = json!({ "invitation": invitation, "name": "Bea" });
            let joined = self.stranger().send(&table.api("/join"), &join).await;
            assert_eq!(joined.status, 200, "{}", joined.text);
            keys.push(joined.json()["key"].as_str().expect("a key").to_owned());
        }
        (table, keys)
    }

    /// What stands in the ledger of a table, read beside the server.
    pub(crate) async fn ledger(&self, table: &Table) -> Vec<String> {
        let entries = self.store().await.entries(&table.id(), 0).await;
        let entries = entries.expect("a ledger").into_iter();
        entries.map(|entry| entry.deed.to_string()).collect()
    }

    /// The file of all tables, opened beside the server.
    pub(crate) async fn store(&self) -> SqliteStore {
        SqliteStore::open(&self.file()).await.expect("a store")
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.dir.join("house.db")
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.running.abort();
        let _ = fs::remove_dir_all(&self.dir);
    }
}

/// A table, as whoever has set it knows it.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) key: String,
    pub(crate) invitations: Vec<String>,
}

impl Table {
    pub(crate) fn id(&self) -> table::TableId {
        self.id.parse().expect("an id")
    }

    pub(crate) fn page(&self, what: &str) -> String {
        format!("/t/{}{what}", self.id)
    }

    pub(crate) fn api(&self, what: &str) -> String {
        format!("/api/tables/{}{what}", self.id)
    }

    pub(crate) fn sit(&self, nth: usize) -> String {
        self.page(&format!("/sit/{}", self.invitations[nth]))
    }
}

/// Somebody who asks: as a browser with a cookie and as a program with a header, by the same key.
pub(crate) struct Guest<'a> {
    house: &'a House,
    key: Option<String>,
    lang: &'static str,
}

impl Guest<'_> {
    pub(crate) fn speaking(self, lang: &'static str) -> Self {
        Guest { lang, ..self }
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> RequestBuilder {
        let request = self.house.request(method, path);
        let request = request.header("accept-language", self.lang);
        match &self.key {
            Some(key) => request
                .header("cookie", format!("backroom={key}"))
                .bearer_auth(key),
            None => request,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        ask(self.request("GET", path)).await
    }

    /// Sends a form.
    pub(crate) async fn post(&self, path: &str, form: &str) -> Answer {
        let request = self.request("POST", path).body(form.to_owned());
        let kind = "application/x-www-form-urlencoded";
        ask(request.header("content-type", kind)).await
    }

    /// Sends JSON.
    pub(crate) async fn send(&self, path: &str, body: &Value) -> Answer {
        ask(self.request("POST", path).json(body)).await
    }

    /// The table as the guest sees it.
    pub(crate) async fn look(&self, table: &Table) -> Value {
        self.get(&table.api("")).await.json()
    }

    /// The notation of a legal action.
    pub(crate) async fn legal(&self, table: &Table) -> String {
        let legal = self.get(&table.api("/legal")).await.json();
        legal[0]["action"]
            .as_str()
            .expect("a legal action")
            .to_owned()
    }

    /// Takes any legal action.
    pub(crate) async fn act(&self, table: &Table) -> Answer {
        let decision = &self.look(table).await["decision"];
        let action = self.legal(table).await;
        let act = json!({ "decision": decision, "action": action });
        let answer = self.send(&table.api("/act"), &act).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer
    }
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name).map(|value| value.to_str());
        value.map_or("", |value| value.expect("ASCII"))
    }

    pub(crate) fn cookies(&self) -> Vec<&str> {
        let cookies = self.headers.get_all("set-cookie").iter();
        cookies
            .map(|value| value.to_str().expect("ASCII"))
            .collect()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).expect(&self.text)
    }
}

/// Sends a request, and holds the answer to what all answers have in common.
pub(crate) async fn ask(request: RequestBuilder) -> Answer {
    let (client, request) = request.build_split();
    let request = request.expect("a request");
    let path = request.url().path().to_owned();
    let answer = client.execute(request).await.expect("an answer");
    let answer = Answer {
        status: answer.status().as_u16(),
        headers: answer.headers().clone(),
        text: answer.text().await.expect("text"),
    };
    hold(&path, &answer);
    answer
}

const PROTECTION: [(&str, &str); 5] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// What a library says in plain English when nobody translates it.
const ENGLISH: [&str; 6] = [
    "Failed to",
    "Expected request",
    "Invalid URL",
    "Invalid UTF-8",
    "limit exceeded",
    "missing field",
];

fn hold(path: &str, answer: &Answer) {
    assert!(answer.status < 500, "{path}: {}", answer.text);
    for (name, value) in PROTECTION {
        assert_eq!(answer.header(name), value, "{path}: {name}");
    }
    hold_policy(path, answer.header("content-security-policy"));
    hold_cache(path, answer);
    if answer.status >= 400 {
        hold_problem(path, answer);
    }
    if answer.header("content-type").starts_with("text/html") {
        hold_page(path, &answer.text);
    }
}

fn hold_policy(path: &str, policy: &str) {
    for needed in [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ] {
        let mut parts = policy.split("; ");
        assert!(parts.any(|part| part == needed), "{path}: {policy}");
    }
    assert!(!policy.contains("unsafe"), "{path}: {policy}");
}

/// What depends on who asks is kept by nobody.
fn hold_cache(path: &str, answer: &Answer) {
    let kept = answer.header("cache-control");
    let same_for_all = path.starts_with("/assets/") || path.starts_with("/icon");
    match same_for_all && answer.status == 200 {
        true => assert!(kept.starts_with("public, max-age="), "{path}: {kept}"),
        false => assert_eq!(kept, "no-store", "{path}"),
    }
}

/// What went wrong is told in a form that the guest understands.
fn hold_problem(path: &str, answer: &Answer) {
    for words in ENGLISH {
        assert!(!answer.text.contains(words), "{path}: {}", answer.text);
    }
    let kind = answer.header("content-type");
    if !path.starts_with("/api") {
        assert_eq!(kind, "text/html; charset=utf-8", "{path}");
        return;
    }
    assert_eq!(kind, "application/problem+json", "{path}");
    let problem = answer.json();
    assert_eq!(problem["type"], "about:blank", "{path}");
    assert_eq!(problem["status"], answer.status, "{path}");
    for field in ["title", "detail", "code"] {
        let text = problem[field].as_str().expect(field);
        assert!(!text.is_empty(), "{path}: {field}");
    }
}

/// Nothing in a page runs or paints that the policy forbids.
fn hold_page(path: &str, page: &str) {
    assert!(page.starts_with("<!DOCTYPE html>") || path.starts_with("/rules/"));
    for script in page.split("<script").skip(1) {
        assert!(
            script.contains(" src=\"/assets/"),
            "{path}: a script inside the page"
        );
    }
    for forbidden in ["<style", " style=\"", " onclick=", "javascript:"] {
        assert!(!page.contains(forbidden), "{path}: {forbidden}");
    }
}

/// A header by name, for requests.
pub(crate) fn name(text: &str) -> HeaderName {
    text.parse().expect("the name of a header")
}
