//! The bell of whoever has no script: a small page within the page of the table. That it stands in no stranger's frame
//! is held by `hold`, as of every page.

use crate::guest::Guest;
use crate::house::{House, Table};

const NEWS: &str = "Something new: look";
const TURN: &str = "Your turn: look";
const QUIET: &str = "Look again";

async fn version(guest: &Guest<'_>, table: &Table) -> u64 {
    let version = &guest.look(table).await["version"];
    version.as_u64().expect("a number")
}

#[tokio::test]
async fn the_bell_lights_up_when_something_has_happened_and_then_looks_no_more() {
    let house = House::open().await;
    let (table, keys) = house.set_and_join(1).await;
    let guest = house.guest(Some(&keys[0]));
    let bell = table.page(&format!("/bell?seen={}", version(&guest, &table).await));
    let quiet = guest.get(&bell).await.text;
    assert!(quiet.contains(QUIET) && !quiet.contains(NEWS), "{quiet}");
    assert!(quiet.contains("http-equiv=\"refresh\""), "it looks again");
    guest.act(&table).await;
    let bell = format!("{bell}&turn=true");
    let rings = guest.get(&bell).await.text;
    assert!(rings.contains(NEWS) && !rings.contains(QUIET), "{rings}");
    assert!(!rings.contains("http-equiv=\"refresh\""), "it has seen it");
    assert!(
        rings.contains("target=\"_top\""),
        "it leads out of the frame"
    );
}

/// Whoever holds the page still while others decide is called to decide; who decides already is told of news.
#[tokio::test]
async fn the_bell_says_whose_turn_it_has_become() {
    let house = House::open().await;
    let (table, keys) = house.set_and_join(1).await;
    let guest = house.guest(Some(&keys[0]));
    let told = async |turn| {
        let bell = table.page(&format!("/bell?seen=1000{turn}"));
        let page = guest.get(&bell).await.text;
        [NEWS, TURN].map(|words| page.contains(words))
    };
    assert_eq!(told("&turn=false").await, [false, true]);
    assert_eq!(told("&turn=true").await, [true, false]);
    assert_eq!(told("").await, [false, true]);
    let page = guest.get(&table.page("")).await.text;
    assert!(page.contains("&amp;turn=true\""), "the page hands it on");
    let watcher = house.guest(None);
    let page = watcher.get(&table.page("/bell?seen=1000")).await.text;
    assert!(page.contains(NEWS), "who watches has no turn: {page}");
}

#[tokio::test]
async fn the_bell_leads_to_what_was_looked_at() {
    let house = House::open().await;
    let table = house.set(1, 0).await;
    let guest = house.guest(Some(&table.key));
    let ways = [
        ("", ""),
        ("&of=1", "?of=1"),
        ("&still=1", "?still=1"),
        ("&of=1&still=1", "?of=1&amp;still=1"),
    ];
    for (wish, way) in ways {
        let bell = guest.get(&table.page(&format!("/bell?seen=0{wish}"))).await;
        let href = format!("href=\"{}{way}\"", table.page(""));
        assert!(bell.text.contains(&href), "{href}: {}", bell.text);
        // And the page of the table hands the bell what it is asked for itself: this seat has to decide something.
        let page = table.page(&wish.replacen('&', "?", 1));
        let page = guest.get(&page).await.text;
        let frame = page.split("<iframe").nth(1).expect("a bell");
        let frame = frame.split('>').next().expect("its end");
        let wish = wish.replace('&', "&amp;");
        assert!(frame.contains(&format!("{wish}\"")), "{wish}: {frame}");
    }
}
