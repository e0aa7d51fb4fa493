//! How the server ends, and begins again.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};

use crate::house::{House, Table};
use crate::live::listen;
use crate::logs::{diary, open_diary};

const SOON: Duration = Duration::from_secs(3);

#[tokio::test]
async fn live_streams_end_and_so_does_the_server() {
    let mut house = House::open().await;
    let table = house.set(0, 0).await;
    let mut ears = [
        listen(&house, &table, Some(&table.key)).await,
        listen(&house, &table, None).await,
    ];
    for ear in &mut ears {
        ear.event().await;
    }
    // A connection that waits for its next request holds nothing up.
    let idle = house.connect().await;
    house.tell_to_close();
    for ear in &mut ears {
        assert!(ear.has_ended().await);
    }
    timeout(SOON, house.ended())
        .await
        .expect("well before the time of grace");
    let addr = house.addr();
    assert!(
        TcpStream::connect(addr).await.is_err(),
        "nobody listens any more"
    );
    drop(idle);
}

#[tokio::test]
async fn an_answer_under_way_is_finished() {
    let mut house = House::open().await;
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    let action = guest.legal(&table).await;
    let body = format!("decision=0&action={}", action.replace(' ', "+"));
    let (half, rest) = body.split_at(5);
    let head = format!(
        "POST {} HTTP/1.1\r\nHost: {}\r\nCookie: backroom={}\r\nContent-Length: {}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\n\r\n",
        table.page("/act"),
        house.addr(),
        table.key,
        body.len()
    );
    let mut connection = house.connect().await;
    let send = async |connection: &mut TcpStream, text: &str| {
        connection
            .write_all(text.as_bytes())
            .await
            .expect("it is sent");
        sleep(Duration::from_millis(100)).await;
    };
    send(&mut connection, &head).await;
    send(&mut connection, half).await;
    house.tell_to_close();
    sleep(Duration::from_millis(100)).await;
    send(&mut connection, rest).await;
    let mut answer = String::new();
    connection
        .read_to_string(&mut answer)
        .await
        .expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 303 "), "{answer}");
    timeout(SOON, house.ended()).await.expect("it ends");
    assert_eq!(house.ledger(&table).await, [format!("act {action}")]);
}

#[tokio::test]
async fn whoever_holds_a_connection_is_cut_off_after_a_while() {
    let mut house = House::open().await;
    let mut connection = house.connect().await;
    connection
        .write_all(b"GET / HTTP/1.1\r\nHost: ")
        .await
        .expect("it is sent");
    sleep(Duration::from_millis(100)).await;
    house.tell_to_close();
    // From here on time passes as fast as nothing happens.
    tokio::time::pause();
    let start = Instant::now();
    house.ended().await;
    let time = start.elapsed().as_secs();
    assert!((4..=12).contains(&time), "{time}");
    let mut rest = Vec::new();
    assert!(matches!(
        connection.read_to_end(&mut rest).await,
        Ok(0) | Err(_)
    ));
}

#[tokio::test]
async fn whoever_does_not_finish_a_question_is_not_waited_for() {
    let house = House::open().await;
    let mut connection = house.connect().await;
    connection
        .write_all(b"GET / HTTP/1.1\r\nHost: ")
        .await
        .expect("it is sent");
    sleep(Duration::from_millis(100)).await;
    tokio::time::pause();
    let start = Instant::now();
    let mut rest = Vec::new();
    let end = timeout(Duration::from_secs(600), connection.read_to_end(&mut rest)).await;
    assert!(end.is_ok(), "it is cut off");
    assert!(start.elapsed() > Duration::from_secs(20), "but not at once");
}

/// A table at which only bots sit.
async fn bots(house: &House) -> Table {
    let seats = vec![json!({ "kind": "bot", "bot": "greedy" }); 4];
    let new = json!({ "game": "fliptown", "seats": seats });
    let set = house.stranger().send("/api/tables", &new).await.json();
    Table {
        id: set["id"].as_str().expect("an id").to_owned(),
        key: String::new(),
        invitations: Vec::new(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_stop_with_the_server_and_go_on_with_the_next() {
    open_diary();
    let mut house = House::open().await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(bots(&house).await);
    }
    house.tell_to_close();
    timeout(SOON, house.ended()).await.expect("it ends");
    let last = &tables[5];
    let lines = house.ledger(last).await.len();
    sleep(Duration::from_millis(300)).await;
    assert_eq!(
        house.ledger(last).await.len(),
        lines,
        "nobody moves any more"
    );
    let troubled = tables.iter().any(|table| diary().contains(&table.id));
    assert!(!troubled, "they stopped in good order");
    let again = House::open_with(|config| config.db = house.file()).await;
    assert_eq!(again.stranger().get("/healthz").await.status, 200);
    let moved = async {
        while house.ledger(last).await.len() == lines {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(10), moved)
        .await
        .expect("the house wakes");
}
