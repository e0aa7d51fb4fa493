//! Nobody changes anything from a page of another site.

use crate::guest::ask;
use crate::house::{House, Table};

/// Everything that can be sent.
fn unsafe_addresses(table: &Table) -> Vec<String> {
    let pages = [
        "/act", "/back", "/ask", "/agree", "/decline", "/return", "/concede", "/link", "/verify",
    ];
    let programs = ["/act", "/undo", "/deeds", "/join"];
    let pages = pages.iter().map(|what| table.page(what));
    let programs = programs.iter().map(|what| table.api(what));
    let others = ["/settings", "/new/fliptown", "/api/tables"].map(str::to_owned);
    pages
        .chain(programs)
        .chain(others)
        .chain([table.sit(0)])
        .collect()
}

type Headers<'a> = &'a [(&'a str, &'a str)];

async fn is_refused(house: &House, key: &str, path: &str, headers: Headers<'_>) -> bool {
    let mut request = house.guest(Some(key)).request("POST", path);
    for (header, value) in headers {
        request = request.header(*header, *value);
    }
    let answer = ask(request).await;
    let refused = answer.text.contains("from a page of another site");
    assert!(!refused || answer.status == 403, "{}", answer.status);
    refused
}

#[tokio::test]
async fn only_our_own_pages_send_forms() {
    let house = House::open().await;
    let table = house.set(1, 0).await;
    let own = format!("http://{}", house.addr());
    let secure = format!("https://{}", house.addr());
    let suffixed = format!("{own}.evil.example");
    let foreign: &[Headers] = &[
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site")],
        &[("sec-fetch-site", "")],
        &[("sec-fetch-site", "cross-site"), ("origin", &own)],
        &[("origin", "http://evil.example")],
        &[("origin", &suffixed)],
        &[("origin", "null")],
        &[("origin", "")],
        &[("origin", house.addr())],
    ];
    let ours: &[Headers] = &[
        &[],
        &[("sec-fetch-site", "same-origin")],
        &[("sec-fetch-site", "none")],
        &[("origin", &own)],
        // A proxy in front may speak TLS.
        &[("origin", &secure)],
    ];
    for path in unsafe_addresses(&table) {
        for headers in foreign {
            assert!(
                is_refused(&house, &table.key, &path, headers).await,
                "{path} {headers:?}"
            );
        }
    }
    assert_eq!(house.ledger(&table).await, [""; 0]);
    for path in unsafe_addresses(&table) {
        for headers in ours {
            assert!(
                !is_refused(&house, &table.key, &path, headers).await,
                "{path} {headers:?}"
            );
        }
    }
}

#[tokio::test]
async fn with_a_public_address_only_its_pages_do() {
    let url = "https://games.example.org".parse().expect("an address");
    let house = House::open_with(|config| config.public_url = Some(url)).await;
    let table = house.set(1, 0).await;
    let own = format!("http://{}", house.addr());
    for (origin, refused) in [
        ("https://games.example.org", false),
        ("http://games.example.org", true),
        ("https://games.example.org:444", true),
        (&own, true),
    ] {
        let headers: Headers = &[("origin", origin)];
        let answer = is_refused(&house, &table.key, "/settings", headers).await;
        assert_eq!(answer, refused, "{origin}");
    }
}

#[tokio::test]
async fn reading_is_free_from_anywhere() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    for path in ["/", "/api/games", &table.page("")] {
        let request = house
            .request("GET", path)
            .header("origin", "http://evil.example");
        let answer = ask(request.header("sec-fetch-site", "cross-site")).await;
        assert_eq!(answer.status, 200, "{path}");
        // The other page cannot read it, though.
        assert_eq!(answer.header("access-control-allow-origin"), "", "{path}");
    }
}

#[tokio::test]
async fn the_api_knows_no_cookies() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let cookie = format!("backroom={}", table.key);
    let seen = ask(house
        .request("GET", &table.api(""))
        .header("cookie", &cookie))
    .await;
    assert_eq!(seen.json()["seat"], serde_json::Value::Null);
    let act = serde_json::json!({ "decision": 0, "action": "go" });
    let request = house.request("POST", &table.api("/act")).json(&act);
    assert_eq!(ask(request.header("cookie", &cookie)).await.status, 403);
}
