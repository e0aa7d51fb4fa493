//! The rules lead back to the table that they are read from.

use crate::guest::{Answer, Guest, ask};
use crate::house::House;

async fn from(guest: &Guest<'_>, page: &str, path: &str) -> Answer {
    let referer = format!("http://localhost{page}");
    ask(guest.request("GET", path).header("referer", referer)).await
}

#[tokio::test]
async fn whoever_comes_from_a_table_has_a_way_back() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    let sent = from(&guest, &table.page("?of=0"), "/rules/fliptown").await;
    let way = sent.header("location").to_owned();
    assert_eq!(sent.status, 303);
    let page = guest.get(&way).await.text;
    let back = format!("href=\"{}?of=0\"", table.page(""));
    assert!(page.contains(&back) && page.contains("Back to the table"));
    // Another language, a search and another game keep it.
    assert!(page.contains(&format!("value=\"{way}\"")), "{way}");
    for path in ["/rules/fliptown?q=sheriff", "/rules/speakeasy"] {
        let sent = from(&guest, &way, path).await;
        let page = guest.get(sent.header("location")).await.text;
        assert!(page.contains(&back), "{path}");
    }
}

#[tokio::test]
async fn nobody_is_led_anywhere_else() {
    let house = House::open().await;
    let guest = house.stranger();
    for page in ["/", "/about", "/t/nowhere", "/rules/fliptown"] {
        let page = from(&guest, page, "/rules/fliptown").await;
        assert_eq!(page.status, 200);
        assert!(!page.text.contains("to-table"));
    }
    for way in ["https://evil.example/", "//evil.example", "/t/x/../..", ""] {
        let page = guest.get(&format!("/rules/fliptown?from={way}")).await;
        assert_eq!(page.status, 200);
        assert!(!page.text.contains("to-table"), "{way}");
    }
}
