//! The bell of whoever has no script: a small page within the page of the table. That it stands in no stranger's frame
//! is held by `hold`, as of every page.

use crate::guest::Guest;
use crate::house::{House, Table};

const NEWS: &str = "Something new: look";
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
    let rings = guest.get(&bell).await.text;
    assert!(rings.contains(NEWS) && !rings.contains(QUIET), "{rings}");
    assert!(!rings.contains("http-equiv=\"refresh\""), "it has seen it");
    assert!(
        rings.contains("target=\"_top\""),
        "it leads out of the frame"
    );
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
