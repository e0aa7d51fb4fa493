//! Live streams.

use std::time::Duration;

use reqwest::{RequestBuilder, Response};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::house::{House, Table};

/// Long enough for anything that comes at all.
const SOON: Duration = Duration::from_secs(5);

/// Long enough to be sure that nothing comes.
const SILENCE: Duration = Duration::from_millis(300);

/// What one viewer hears.
pub(crate) struct Ear {
    stream: Response,
    heard: String,
}

impl Ear {
    pub(crate) async fn open(request: RequestBuilder) -> Ear {
        let answer = request.send().await.expect("a stream");
        assert_eq!(answer.status(), 200);
        let header = |name| {
            answer
                .headers()
                .get(name)
                .expect(name)
                .to_str()
                .expect("ASCII")
        };
        assert_eq!(header("content-type"), "text/event-stream");
        assert_eq!(header("cache-control"), "no-store");
        assert_eq!(header("x-accel-buffering"), "no");
        assert_eq!(header("x-content-type-options"), "nosniff");
        Ear {
            stream: answer,
            heard: String::new(),
        }
    }

    /// The next message as it came; `None` when the stream has ended.
    async fn message(&mut self) -> Option<String> {
        loop {
            if let Some((message, rest)) = self.heard.split_once("\n\n") {
                let message = message.to_owned();
                self.heard = rest.to_owned();
                return Some(message);
            }
            let part = self.stream.chunk().await.ok()??;
            self.heard += &String::from_utf8_lossy(&part);
        }
    }

    /// The next event: what it tells, after a look at its form.
    pub(crate) async fn event(&mut self) -> Value {
        let message = timeout(SOON, self.message()).await.expect("in time");
        let message = message.expect("an event");
        let field = |name: &str| {
            let mut lines = message.lines();
            lines
                .find_map(|line| Some(line.strip_prefix(name)?.trim_start_matches(": ").to_owned()))
        };
        assert_eq!(field("event").as_deref(), Some("table"), "{message}");
        let data: Value = serde_json::from_str(&field("data").expect("data")).expect("JSON");
        assert_eq!(field("id"), Some(data["version"].to_string()));
        let told: Vec<&String> = data.as_object().expect("fields").keys().collect();
        assert_eq!(
            told,
            ["finished", "turn", "version"],
            "numbers and nothing else"
        );
        data
    }

    pub(crate) async fn is_silent(&mut self) -> bool {
        timeout(SILENCE, self.message()).await.is_err()
    }

    pub(crate) async fn has_ended(&mut self) -> bool {
        timeout(SOON, self.message())
            .await
            .expect("in time")
            .is_none()
    }
}

pub(crate) async fn listen(house: &House, table: &Table, key: Option<&str>) -> Ear {
    Ear::open(house.guest(key).request("GET", &table.page("/live"))).await
}

#[tokio::test]
async fn the_first_event_comes_at_once_and_is_the_viewers_own() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let mut own = listen(&house, &table, Some(&table.key)).await;
    assert_eq!(
        own.event().await,
        json!({ "version": 0, "turn": true, "finished": false })
    );
    let mut watching = listen(&house, &table, None).await;
    assert_eq!(watching.event().await["turn"], false);
    let guest = house.guest(Some(&table.key));
    let mut program = Ear::open(guest.request("GET", &table.api("/events"))).await;
    assert_eq!(program.event().await["turn"], true);
    guest.act(&table).await;
    for ear in [&mut own, &mut program] {
        assert_eq!(ear.event().await["version"], 1);
    }
    guest.post(&table.page("/concede"), "").await;
    let end = own.event().await;
    assert_eq!(
        (&end["finished"], &end["turn"]),
        (&json!(true), &json!(false))
    );
}

/// Two servers over one file: what is done at one is there at the other at once, and heard there soon.
#[tokio::test]
async fn what_is_done_at_another_server_is_seen_and_heard() {
    let here = House::open().await;
    let there = House::open_with(|config| config.db = here.file()).await;
    let table = here.set(0, 0).await;
    let guest = here.guest(Some(&table.key));
    let elsewhere = there.guest(Some(&table.key));
    let mut ear = listen(&there, &table, Some(&table.key)).await;
    assert_eq!(ear.event().await["version"], 0);
    for version in 1..3 {
        guest.act(&table).await;
        assert_eq!(elsewhere.look(&table).await["version"], version);
        assert_eq!(ear.event().await["version"], version);
    }
    guest.act(&table).await;
    assert_eq!(ear.event().await["version"], 3, "though nobody has looked");
}

#[tokio::test]
async fn whoever_comes_back_hears_only_what_is_new() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    guest.act(&table).await;
    let version = guest.look(&table).await["version"].to_string();
    let back = |seen: &str| {
        guest
            .request("GET", &table.page("/live"))
            .header("last-event-id", seen)
    };
    let mut ear = Ear::open(back(&version)).await;
    assert!(ear.is_silent().await);
    guest.act(&table).await;
    assert_eq!(ear.event().await["version"], 2);
    for nonsense in ["0", "77", "x", "", "-1", "99999999999"] {
        assert_eq!(
            Ear::open(back(nonsense)).await.event().await["version"],
            2,
            "{nonsense}"
        );
    }
}

#[tokio::test]
async fn a_secret_decision_rings_nobody_elses_bell() {
    let house = House::open().await;
    let (table, keys) = house.set_and_join(2).await;
    let ada = house.guest(Some(&keys[0]));
    let mut own = listen(&house, &table, Some(&keys[0])).await;
    let mut others = [
        listen(&house, &table, Some(&keys[1])).await,
        listen(&house, &table, Some(&keys[2])).await,
        listen(&house, &table, None).await,
    ];
    for ear in others.iter_mut().chain([&mut own]) {
        ear.event().await;
    }
    ada.act(&table).await;
    own.event().await;
    for ear in &mut others {
        assert!(ear.is_silent().await);
    }
    // What is said aloud is heard by all.
    ada.send(&table.api("/deeds"), &json!({ "deed": "sit Adele" }))
        .await;
    for ear in others.iter_mut().chain([&mut own]) {
        ear.event().await;
    }
}

#[tokio::test]
async fn silence_is_broken_by_a_heartbeat() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let mut ear = listen(&house, &table, None).await;
    ear.event().await;
    // Nobody has to wait for it here.
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(20)).await;
    tokio::time::resume();
    let beat = timeout(SOON, ear.message()).await.expect("in time");
    let beat = beat.expect("a heartbeat");
    assert!(beat.starts_with(':'), "{beat:?}");
}

async fn open_streams(house: &House) -> String {
    let metrics = house.stranger().get("/metrics").await.text;
    let mut lines = metrics.lines();
    let line = lines.find_map(|line| line.strip_prefix("backroom_streams "));
    line.expect("a gauge").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_holds_nobody_up_and_who_leaves_is_gone() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    let mut ears = Vec::new();
    for _ in 0..40 {
        ears.push(listen(&house, &table, None).await);
    }
    assert_eq!(open_streams(&house).await, "40");
    for _ in 0..20 {
        guest.act(&table).await;
    }
    let version = house.stranger().look(&table).await["version"].clone();
    // Whoever was slow skips what is no longer so.
    let mut last = ears.pop().expect("an ear");
    while last.event().await["version"] != version {}
    drop((ears, last));
    let gone = async {
        while open_streams(&house).await != "0" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(SOON, gone).await.expect("all streams are closed");
}
