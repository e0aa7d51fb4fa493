//! What goes over the wire besides the pages: cookies, redirects, files, compression.

use crate::guest::ask;
use crate::house::House;

#[tokio::test]
async fn cookies_stay_with_the_browser() {
    let house = House::open().await;
    let set = house
        .stranger()
        .post("/new/fliptown", "name=Vera&seat-2=closed")
        .await;
    assert_eq!(set.status, 303, "{}", set.text);
    let cookies = set.cookies();
    assert_eq!(cookies.len(), 2, "a key and a name");
    for cookie in cookies {
        for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"] {
            assert!(cookie.split("; ").any(|part| part == attribute), "{cookie}");
        }
        assert!(
            !cookie.contains("Secure") && !cookie.contains("Domain"),
            "{cookie}"
        );
    }
}

#[tokio::test]
async fn behind_tls_cookies_travel_through_tls_only_and_links_name_the_public_address() {
    let url = "https://games.example.org".parse().expect("an address");
    let house = House::open_with(|config| config.public_url = Some(url)).await;
    for (path, form) in [
        ("/settings", "lang=cs&theme=dark"),
        ("/new/fliptown", "name=Vera&seat-2=closed"),
    ] {
        let cookies = house.stranger().post(path, form).await;
        assert_eq!(cookies.cookies().len(), 2);
        assert!(
            cookies
                .cookies()
                .iter()
                .all(|cookie| cookie.contains("; Secure"))
        );
    }
    let table = house.set(1, 0).await;
    let page = house.guest(Some(&table.key)).get(&table.page("")).await;
    let link = format!("https://games.example.org{}", table.sit(0));
    assert!(page.text.contains(&link));
}

#[tokio::test]
async fn a_key_is_kept_and_not_replaced() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let again = house.guest(Some(&table.key));
    let again = again.post("/new/fliptown", "name=Vera&seat-2=closed").await;
    let key = format!("backroom={};", table.key);
    assert!(
        again
            .cookies()
            .iter()
            .any(|cookie| cookie.starts_with(&key))
    );
}

#[tokio::test]
async fn nobody_is_sent_to_another_site() {
    let house = House::open().await;
    for (back, location) in [
        ("%2Ft%2Fx%3Fof%3D1", "/t/x?of=1"),
        ("%2F%2Fevil.example", "/"),
        ("https%3A%2F%2Fevil.example", "/"),
        ("%2F%5Cevil.example", "/"),
        ("%2F%09%2Fevil.example", "/"),
        ("%2Fa%0D%0ASet-Cookie%3A+a%3Db", "/"),
        ("%2F%C4%9B", "/"),
        ("", "/"),
    ] {
        let answer = house
            .stranger()
            .post("/settings", &format!("back={back}"))
            .await;
        assert_eq!(
            (answer.status, answer.header("location")),
            (303, location),
            "{back}"
        );
    }
    let rule = house.stranger().get("/rules/fliptown/FT-1.1").await;
    assert_eq!(rule.header("location"), "/rules/fliptown#FT-1.1");
}

/// Everything that a page of the table loads.
fn files(page: &str) -> Vec<&str> {
    let parts = page.split('"');
    parts
        .filter(|part| part.starts_with("/assets/") || part.starts_with("/icon"))
        .collect()
}

#[tokio::test]
async fn files_are_kept_for_ever_and_everything_is_compressed() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let page = house.guest(Some(&table.key)).get(&table.page("")).await;
    let files = files(&page.text);
    assert!(files.len() >= 3, "{files:?}");
    for path in files {
        let plain = house.stranger().get(path).await;
        assert_eq!(plain.status, 200, "{path}");
        if path.starts_with("/assets/") {
            assert!(
                plain.header("cache-control").ends_with("immutable"),
                "{path}"
            );
        }
        assert_eq!(plain.header("set-cookie"), "", "{path}");
        is_compressed(&house, path).await;
    }
    for path in [
        "/",
        &table.page(""),
        &table.api(""),
        "/api/openapi.json",
        "/nowhere",
    ] {
        is_compressed(&house, path).await;
    }
}

async fn is_compressed(house: &House, path: &str) {
    for encoding in ["br", "gzip"] {
        let request = house
            .request("GET", path)
            .header("accept-encoding", encoding);
        let answer = request.send().await.expect("an answer");
        let header = |name| answer.headers().get(name).map(|value| value.as_bytes());
        assert_eq!(
            header("content-encoding"),
            Some(encoding.as_bytes()),
            "{path}"
        );
        assert_eq!(header("vary"), Some(&b"accept-encoding"[..]), "{path}");
    }
}

#[tokio::test]
async fn the_server_says_that_it_is_well() {
    let house = House::open().await;
    let answer = house.stranger().get("/healthz").await;
    assert_eq!((answer.status, answer.text.as_str()), (200, "ok\n"));
    let head = ask(house.request("HEAD", "/healthz")).await;
    assert_eq!((head.status, head.text.as_str()), (200, ""));
}
