//! The server as a program: how it starts, refuses to start, shares its file, and ends.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use reqwest::Client;
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Connection, Executor};

use crate::house::{House, new_directory};

/// A directory that goes with the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        Scratch(new_directory())
    }

    /// Every file with its content.
    fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let files = fs::read_dir(&self.0).expect("a directory");
        let paths = files.map(|file| file.expect("a file").path());
        paths
            .map(|path| (path.clone(), fs::read(path).expect("a file")))
            .collect()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn serve(dir: &Path, args: &[&str], env: &[(&str, &str)]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_backroom"))
        .arg("serve")
        .args(args)
        .env_clear()
        .envs(env.iter().copied())
        .current_dir(dir)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts")
}

/// Waits until it has ended by itself; its exit code and what it wrote on standard error.
fn ended(mut child: Child, patience: Duration) -> (Option<i32>, String) {
    let start = Instant::now();
    while child.try_wait().expect("a process").is_none() {
        if start.elapsed() > patience {
            child.kill().expect("it was running");
            panic!("it goes on: {:?}", child.wait_with_output());
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let output = child.wait_with_output().expect("its output");
    (
        output.status.code(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

/// Starts a server that cannot start: it says why, and every file stays as it was.
fn refused(scratch: &Scratch, args: &[&str], env: &[(&str, &str)], code: i32, words: &[&str]) {
    let before = scratch.files();
    let (ended, said) = ended(serve(&scratch.0, args, env), Duration::from_secs(20));
    assert_eq!(ended, Some(code), "{args:?}: {said}");
    for words in words {
        assert!(said.contains(words), "{args:?}: {said}");
    }
    assert!(scratch.files() == before, "{args:?} has changed something");
}

#[test]
fn an_address_in_use() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("an address");
    let addr = taken.local_addr().expect("an address").to_string();
    let scratch = Scratch::new();
    let args = ["--addr", &addr];
    refused(
        &scratch,
        &args,
        &[],
        1,
        &[&addr, "Is a server running there already?", "--addr"],
    );
    let args = ["--addr", &addr, "--lang", "cs"];
    refused(&scratch, &args, &[], 1, &[&addr, "Neběží tam už server?"]);
    // An address of nobody, kept for examples: no server runs there.
    let foreign = ["--addr", "192.0.2.1:7272"];
    let told = "). Choose another address with --addr.";
    refused(&scratch, &foreign, &[], 1, &[told]);
}

#[test]
fn a_file_that_cannot_be() {
    let scratch = Scratch::new();
    let args = ["--addr", "127.0.0.1:0", "--db", "nowhere/house.db"];
    refused(
        &scratch,
        &args,
        &[],
        1,
        &["nowhere/house.db", "The folder has to exist"],
    );
    fs::write(
        scratch.0.join("notes.txt"),
        "Buy milk, and a horse.\n".repeat(100),
    )
    .expect("notes");
    let args = ["--addr", "127.0.0.1:0", "--db", "notes.txt"];
    refused(
        &scratch,
        &args,
        &[],
        1,
        &["notes.txt is not a database of Backroom", "--db"],
    );
    let args = ["--addr", "127.0.0.1:0", "--db", "."];
    refused(
        &scratch,
        &args,
        &[],
        1,
        &[". is a directory", "./backroom.db"],
    );
    for name in [":memory:", "file::memory:", "file:house.db?mode=memory"] {
        let args = ["--addr", "127.0.0.1:0", "--db", name];
        let told = [name, "Name a file with --db"];
        refused(&scratch, &args, &[], 1, &told);
    }
}

#[tokio::test]
async fn a_broken_file() {
    let scratch = Scratch::new();
    let file = scratch.0.join("backroom.db");
    let store = table::SqliteStore::open(&file).await.expect("a store");
    store.close().await;
    let bytes = fs::read(&file).expect("a database");
    fs::write(&file, &bytes[..bytes.len() / 3]).expect("a part of it");
    let args = ["--addr", "127.0.0.1:0"];
    refused(&scratch, &args, &[], 1, &["backroom.db is broken", "--db"]);
}

#[tokio::test]
async fn a_file_of_a_newer_program() {
    let scratch = Scratch::new();
    let file = scratch.0.join("backroom.db");
    drop(table::SqliteStore::open(&file).await.expect("a store"));
    let mut later = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(&file)
        .connect()
        .await
        .expect("a database");
    for statement in [
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (99, 'later', TRUE, x'00', 0)",
        "PRAGMA wal_checkpoint(TRUNCATE)",
    ] {
        later.execute(statement).await.expect("it is done");
    }
    later.close().await.expect("it is closed");
    refused(
        &scratch,
        &["--addr", "127.0.0.1:0"],
        &[],
        1,
        &["version 99", "Start a newer program"],
    );
}

#[test]
fn arguments_that_make_no_sense() {
    let scratch = Scratch::new();
    for url in [
        "games.example.org",
        "ftp://games.example.org",
        "https://a/b",
        "",
    ] {
        refused(
            &scratch,
            &["--public-url", url],
            &[],
            2,
            &["https://games.example.org"],
        );
    }
    for addr in ["everywhere", "7272", "localhost:7272"] {
        let told = [addr, "IP:PORT, such as 127.0.0.1:7272"];
        refused(&scratch, &["--addr", addr], &[], 2, &told);
    }
    refused(&scratch, &["--rate", "fast"], &[], 2, &["--rate"]);
    for loud in ["loud", "web=loud", "info,loud"] {
        let loud = [("BACKROOM_LOG", loud)];
        let free = ["--addr", "127.0.0.1:0"];
        refused(&scratch, &free, &loud, 2, &["BACKROOM_LOG", "debug"]);
    }
}

/// The address that a server prints first.
fn address(child: &mut Child) -> String {
    let output = child.stdout.take().expect("its output is ours");
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line).expect("a line");
    line.rsplit("http://")
        .next()
        .expect("an address")
        .trim()
        .to_owned()
}

#[cfg(unix)]
#[test]
fn told_to_stop_it_ends_though_somebody_holds_a_connection() {
    let scratch = Scratch::new();
    let args = ["--addr", "127.0.0.1:0", "--json-logs", "--lang", "en"];
    let mut child = serve(&scratch.0, &args, &[("BACKROOM_LOG", "info,web=debug")]);
    let addr = address(&mut child);
    let say = |text: &str| {
        let mut connection = TcpStream::connect(&addr).expect("a connection");
        connection.write_all(text.as_bytes()).expect("it is sent");
        connection
    };
    let _held = say("GET / HT");
    let mut answered = say("GET /about HTTP/1.1\r\nHost: x\r\n\r\n");
    answered.read_exact(&mut [0; 12]).expect("an answer");
    let stopped = Command::new("kill")
        .args(["-TERM", &child.id().to_string()])
        .status();
    assert!(stopped.expect("kill is there").success());
    let (code, log) = ended(child, Duration::from_secs(10));
    assert_eq!(code, Some(0), "{log}");
    // Every line of the log is a record that programs can read.
    let records: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect();
    let says = |words: &str| {
        records
            .iter()
            .any(|record| record["fields"]["message"] == words)
    };
    assert!(
        says("the server is open") && says("the server closes"),
        "{log}"
    );
    let request = records
        .iter()
        .find(|record| record["fields"]["message"] == "request");
    let request = &request.expect("a request")["fields"];
    assert_eq!(request["path"], "/about");
    assert_eq!(request["status"], 200);
    let left: Vec<PathBuf> = scratch.files().into_keys().collect();
    assert_eq!(
        left,
        [scratch.0.join("backroom.db")],
        "one file, and nothing beside it"
    );
}

/// One seat, reached through two servers over the same file.
struct Seat {
    client: Client,
    path: String,
    key: String,
}

impl Seat {
    async fn look(&self, house: &House, what: &str) -> Value {
        let url = format!("{}{}{what}", house.url(), self.path);
        let answer = self.client.get(url).bearer_auth(&self.key).send().await;
        answer.expect("an answer").json().await.expect("JSON")
    }

    async fn act(&self, house: &House, decision: &Value, action: &Value) -> u16 {
        let url = format!("{}{}/act", house.url(), self.path);
        let act = json!({ "decision": decision, "action": action });
        let request = self.client.post(url).bearer_auth(&self.key).json(&act);
        request.send().await.expect("an answer").status().as_u16()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_share_one_file() {
    let first = House::open();
    let second = first.beside();
    let client = Client::new();
    let new = json!({ "game": "fliptown", "seats": [{ "kind": "me", "name": "Vera" }] });
    let set = client
        .post(format!("{}/api/tables", first.url()))
        .json(&new)
        .send()
        .await;
    let set: Value = set.expect("an answer").json().await.expect("JSON");
    let seat = Seat {
        client,
        path: format!("/api/tables/{}", set["id"].as_str().expect("an id")),
        key: set["key"].as_str().expect("a key").to_owned(),
    };
    for round in 0..20 {
        let (here, there) = (seat.look(&first, "").await, seat.look(&second, "").await);
        assert_eq!(here["decision"], round, "one line a round and no more");
        assert_eq!(here, there, "round {round}");
        let legal = seat.look(&first, "/legal").await;
        assert_eq!(legal["decision"], round);
        let legal = legal["actions"].as_array().expect("a list");
        let (one, other) = (&legal[0]["action"], &legal[legal.len() - 1]["action"]);
        // Both are asked at once for the same decision; the file decides who was first.
        let (a, b) = tokio::join!(
            seat.act(&first, &here["decision"], one),
            seat.act(&second, &here["decision"], other)
        );
        let expected: &[[u16; 2]] = match one == other {
            true => &[[200, 200]],
            false => &[[200, 409], [409, 200]],
        };
        assert!(expected.contains(&[a, b]), "round {round}: {a} {b}");
    }
}
