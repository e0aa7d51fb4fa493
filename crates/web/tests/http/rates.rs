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
async fn an_address_has_so_many_streams_and_no_more() {
    let house = House::open_with(|config| {
        config.rate = NonZeroU32::new(1000);
        config.behind_proxy = true;
    })
    .await;
    let table = house.set(0, 0).await;
    let live = |address: &str| {
        let request = house.request("GET", &table.page("/live"));
        request.header("x-forwarded-for", address).send()
    };
    let mut open = Vec::new();
    for _ in 0..100 {
        let stream = live("192.0.2.1").await.expect("a stream");
        assert_eq!(stream.status(), 200);
        open.push(stream);
    }
    // Its status first: a stream that is not refused would be read for ever.
    let status = live("192.0.2.1").await.expect("an answer").status();
    assert_eq!(status, 429);
    let refused = from(&house, &table.page("/live"), &["192.0.2.1"]).await;
    assert!(refused.text.contains("živých pohledů"), "{}", refused.text);
    let refused = from(&house, &table.api("/events"), &["192.0.2.1"]).await;
    assert_eq!(refused.json()["code"], "problem-too-many-streams");
    assert_eq!(live("192.0.2.2").await.expect("a stream").status(), 200);
    assert_eq!(
        from(&house, &table.page(""), &["192.0.2.1"]).await.status,
        200
    );
    // The server notices that somebody has left when it next has something to say.
    open.clear();
    house.guest(Some(&table.key)).act(&table).await;
    let again = async {
        while live("192.0.2.1").await.expect("an answer").status() != 200 {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(5), again)
        .await
        .expect("a place is free again");
}

#[tokio::test]
async fn without_a_limit_nobody_waits() {
    let house = House::open_with(|config| config.rate = None).await;
    for _ in 0..50 {
        assert_eq!(from(&house, "/healthz", &[]).await.status, 200);
        assert_eq!(from(&house, "/api/nowhere", &[]).await.status, 404);
    }
}
