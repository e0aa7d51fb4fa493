//! A process is killed in the middle; nothing that it has acknowledged is lost.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use fliptown::Fliptown;
use kernel::{Seat, Viewer};
use table::{House, SqliteStore, Store};

use crate::common::*;
use crate::scratch::{Scratch, look, set};

const FILE: &str = "BACKROOM_TEST_CRASH";

/// This test runs itself a second time, as the process to be killed.
#[test]
fn nothing_acknowledged_is_lost_by_a_kill() {
    match std::env::var_os(FILE) {
        Some(file) => play_until_killed(Path::new(&file)),
        None => kill_and_look(),
    }
}

#[tokio::main(flavor = "current_thread")]
async fn play_until_killed(file: &Path) {
    let house = House::open(Arc::new(SqliteStore::open(file).await.unwrap()));
    loop {
        let (placed, _) = set(&house, people(1), Some(0)).await;
        let mut table = look(&house, &placed.id).await;
        while !table.is_finished() {
            let sight = table.sight(Viewer::Seat(Seat(0)));
            let action = sight.legal[0].to_string();
            let acted = house.act(&placed.id, Seat(0), sight.decision, &action);
            table = acted.await.unwrap();
            let mut out = std::io::stdout();
            writeln!(out, "took {} {} {action}", placed.id, table.length()).unwrap();
            out.flush().unwrap();
        }
    }
}

fn kill_and_look() {
    let scratch = Scratch::new();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::nothing_acknowledged_is_lost_by_a_kill"])
        .arg("--nocapture")
        .env(FILE, scratch.file())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut acknowledged: Vec<String> = Vec::new();
    while acknowledged.len() < 150 {
        let line = lines.next().expect("the other process plays on").unwrap();
        acknowledged.extend(line.strip_prefix("took ").map(str::to_owned));
    }
    child.kill().unwrap();
    // What it said before the signal came counts too; its last line may be torn.
    let rest: Vec<String> = lines.map_while(Result::ok).collect();
    let whole = rest.len().saturating_sub(1);
    let rest = rest[..whole].iter();
    acknowledged.extend(
        rest.filter_map(|line| line.strip_prefix("took "))
            .map(str::to_owned),
    );
    child.wait().unwrap();
    check(&scratch, &acknowledged);
}

#[tokio::main(flavor = "current_thread")]
async fn check(scratch: &Scratch, acknowledged: &[String]) {
    let store = Arc::new(SqliteStore::open(&scratch.file()).await.unwrap());
    let house = House::open(store.clone());
    for line in acknowledged {
        let [id, length, action] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let id = id.parse().unwrap();
        let ledger = store.entries(&id, 0).await.unwrap();
        let number: usize = length.parse().unwrap();
        assert_eq!(
            ledger.entries[number - 1].deed.to_string(),
            format!("act {action}")
        );
        house.look::<Fliptown>(&id).await.unwrap();
    }
}
