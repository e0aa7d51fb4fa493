//! Who asks too fast has to wait; nobody else has to.

use std::num::NonZeroU32;

use crate::guest::{Answer, ask};
use crate::house::House;

/// So many requests go through in a rush at one a second.
const RUSH: usize = 4;

async fn from(house: &House, path: &str, forwarded: &[&str]) -> Answer {
    let mut request = house.request("GET", path).header("accept-language", "cs");
    for address in forwarded {
        request = request.header("x-forwarded-for", *address);
    }
    ask(request).await
}

async fn rush(house: &House, forwarded: &[&str]) {
    for _ in 0..RUSH {
        assert_eq!(from(house, "/about", forwarded).await.status, 200);
    }
}

fn is_too_fast(answer: &Answer) -> bool {
    let wait = answer.header("retry-after").parse::<u64>();
    answer.status == 429 && wait.is_ok_and(|seconds| (1..=2).contains(&seconds))
}

#[tokio::test]
async fn who_asks_too_fast_is_told_to_wait() {
    let house = House::open_with(|config| config.rate = NonZeroU32::new(1)).await;
    rush(&house, &[]).await;
    let page = from(&house, "/", &[]).await;
    assert!(is_too_fast(&page));
    assert!(
        page.text.contains("Příliš mnoho požadavků"),
        "{}",
        page.text
    );
    let problem = from(&house, "/api/games", &[]).await;
    assert!(is_too_fast(&problem));
    assert_eq!(problem.json()["code"], "problem-too-fast");
    assert_eq!(
        from(&house, "/healthz", &[]).await.status,
        200,
        "the health check is free"
    );
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    assert_eq!(from(&house, "/about", &[]).await.status, 200);
}

#[tokio::test]
async fn nobody_gets_around_it_by_naming_another_address() {
    let house = House::open_with(|config| config.rate = NonZeroU32::new(1)).await;
    rush(&house, &["192.0.2.1"]).await;
    assert!(is_too_fast(&from(&house, "/about", &["192.0.2.2"]).await));
}

#[tokio::test]
async fn behind_a_proxy_everybody_is_counted_alone() {
    let house = House::open_with(|config| {
        config.rate = NonZeroU32::new(1);
        config.behind_proxy = true;
    })
    .await;
    rush(&house, &["192.0.2.1"]).await;
    // What the client wrote stands before what the proxy added.
    for same in [
        &["192.0.2.1"][..],
        &["192.0.2.9, 192.0.2.1"],
        &["192.0.2.9", "192.0.2.1"],
        &["nonsense, 192.0.2.1"],
    ] {
        assert!(is_too_fast(&from(&house, "/about", same).await), "{same:?}");
    }
    for other in [
        "192.0.2.2",
        "192.0.2.1, 192.0.2.3",
        "2001:db8::1",
        "nonsense",
    ] {
        assert_eq!(
            from(&house, "/about", &[other]).await.status,
            200,
            "{other}"
        );
    }
}

#[tokio::test]
async fn without_a_limit_nobody_waits() {
    let house = House::open_with(|config| config.rate = None).await;
    for _ in 0..50 {
        assert_eq!(from(&house, "/healthz", &[]).await.status, 200);
        assert_eq!(from(&house, "/api/nowhere", &[]).await.status, 404);
    }
}
