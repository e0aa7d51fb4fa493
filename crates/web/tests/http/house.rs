//! A running server.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process, thread};

use kernel::Seed;
use reqwest::redirect::Policy;
use reqwest::{Client, Method, RequestBuilder};
use serde_json::{Value, json};
use table::{SqliteStore, Store};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::{Config, Server};

use crate::guest::Guest;

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
            // Each test is dealt its own cards, and the same ones each time.
            seed: thread::current().name().map(Seed::from_text),
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
        Guest::new(self, key)
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
        let entries = entries.expect("a ledger").entries.into_iter();
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
