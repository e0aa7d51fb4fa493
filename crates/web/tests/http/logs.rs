//! No key and no invitation is ever logged, however much is.

use std::io;
use std::sync::{Arc, LazyLock, Mutex};

use serde_json::json;
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;

use crate::house::House;

/// Everything that was logged.
#[derive(Clone, Default)]
struct Diary(Arc<Mutex<Vec<u8>>>);

impl io::Write for Diary {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("a diary").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Diary {
    type Writer = Diary;

    fn make_writer(&'a self) -> Diary {
        self.clone()
    }
}

static DIARY: LazyLock<Diary> = LazyLock::new(|| {
    let diary = Diary::default();
    tracing_subscriber::fmt()
        .with_max_level(LevelFilter::TRACE)
        .with_ansi(false)
        .with_writer(diary.clone())
        .init();
    diary
});

/// Begins to write down everything that any server of this program logs from now on.
pub(crate) fn open_diary() {
    LazyLock::force(&DIARY);
}

/// Everything that was logged since.
pub(crate) fn diary() -> String {
    let bytes = DIARY.0.lock().expect("a diary");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn secrets_are_not_logged() {
    open_diary();
    let house = House::open().await;
    let table = house.set(2, 0).await;
    let guest = house.guest(Some(&table.key));
    house.stranger().get(&table.sit(0)).await;
    let sat = house.stranger().post(&table.sit(0), "name=Bea").await;
    let cookie = sat.cookies()[0]
        .split(['=', ';'])
        .nth(1)
        .expect("a key")
        .to_owned();
    let join = json!({ "invitation": table.invitations[1], "name": "Cyd" });
    let joined = house
        .stranger()
        .send(&table.api("/join"), &join)
        .await
        .json();
    let link = guest.post(&table.page("/link"), "").await;
    let (_, device) = link.text.rsplit_once("/sit/").expect("a link");
    let device = device.split('"').next().expect("a key").to_owned();
    guest.act(&table).await;
    // Trouble is logged most.
    guest
        .post(&table.page("/act"), "decision=99&action=x")
        .await;
    house
        .stranger()
        .get(&format!("/t/x/sit/{}", table.invitations[0]))
        .await;
    let diary = diary();
    assert!(diary.contains("/t/{table}/sit/{invitation}"), "{diary}");
    assert!(diary.contains("the server is open"), "{diary}");
    let joined = joined["key"].as_str().expect("a key").to_owned();
    for secret in [&table.key, &cookie, &joined, &device]
        .into_iter()
        .chain(&table.invitations)
    {
        assert!(secret.len() == 43, "{secret}");
        assert!(!diary.contains(secret.as_str()), "a secret was logged");
    }
    assert!(
        !diary.contains(&table.id),
        "whoever knows the id of a table may watch"
    );
}
