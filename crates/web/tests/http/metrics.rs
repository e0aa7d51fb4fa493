//! The figures about the server.

use crate::guest::ask;
use crate::house::House;

/// Every sample: its name with labels, and its value.
fn samples(text: &str) -> Vec<(&str, f64)> {
    let (body, end) = text.split_at(text.len() - "# EOF\n".len());
    assert_eq!(end, "# EOF\n");
    body.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (name, value) = line.rsplit_once(' ').expect("a value");
            (name, value.parse().expect("a number"))
        })
        .collect()
}

fn value(samples: &[(&str, f64)], name: &str) -> f64 {
    let found = samples.iter().find(|(known, _)| *known == name);
    found
        .unwrap_or_else(|| panic!("{name} is missing: {samples:?}"))
        .1
}

#[tokio::test]
async fn requests_tables_actions_and_streams_are_counted() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    guest.act(&table).await;
    guest.get(&table.page("")).await;
    guest.get(&table.page("")).await;
    let answer = house.stranger().get("/metrics").await;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    assert_eq!(answer.header("content-type"), kind);
    let samples = samples(&answer.text);
    for (name, expected) in [
        ("backroom_tables_total", 1.0),
        ("backroom_actions_total", 1.0),
        ("backroom_streams", 0.0),
        ("backroom_request_seconds_count", 5.0),
        (
            r#"backroom_requests_total{method="GET",path="/t/{table}",status="200"}"#,
            2.0,
        ),
        (
            r#"backroom_requests_total{method="POST",path="/api/tables",status="201"}"#,
            1.0,
        ),
        (
            r#"backroom_requests_total{method="POST",path="/api/tables/{table}/act",status="200"}"#,
            1.0,
        ),
    ] {
        assert_eq!(value(&samples, name), expected, "{name}");
    }
}

#[tokio::test]
async fn nobody_makes_labels_of_their_own() {
    let house = House::open().await;
    for i in 0..10 {
        house.stranger().get(&format!("/nowhere-{i}")).await;
        house.stranger().get(&format!("/api/nowhere-{i}")).await;
        house.stranger().get(&format!("/t/{i}")).await;
        house.stranger().get(&format!("/assets/{i}")).await;
        ask(house.request(&format!("BREW{i}"), "/")).await;
    }
    let text = house.stranger().get("/metrics").await.text;
    let samples = samples(&text);
    let requests: Vec<_> = samples
        .iter()
        .filter(|(name, _)| name.starts_with("backroom_requests_total{"))
        .collect();
    assert_eq!(requests.len(), 4, "{requests:?}");
    for (name, expected) in [
        (
            r#"backroom_requests_total{method="GET",path="other",status="404"}"#,
            20.0,
        ),
        (
            r#"backroom_requests_total{method="GET",path="/t/{table}",status="404"}"#,
            10.0,
        ),
        (
            r#"backroom_requests_total{method="GET",path="/assets/{file}",status="404"}"#,
            10.0,
        ),
        (
            r#"backroom_requests_total{method="other",path="/",status="405"}"#,
            10.0,
        ),
    ] {
        assert_eq!(value(&samples, name), expected, "{name}");
    }
}
