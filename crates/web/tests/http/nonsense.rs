//! Whatever is asked wrongly gets a clear answer and changes nothing.

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::guest::{Guest, ask};
use crate::house::House;

const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";

#[tokio::test]
async fn addresses_that_lead_nowhere() {
    let house = House::open().await;
    let table = house.set(1, 0).await;
    let guest = house.guest(Some(&table.key));
    let long = format!("/{}", "x".repeat(20_000));
    for (path, status) in [
        ("/nowhere", 404),
        ("//evil.example/", 404),
        (&long, 404),
        ("/%ff%fe", 404),
        ("/new/chess", 404),
        ("/new/%ff", 400),
        ("/new/%3Cscript%3E", 404),
        ("/t/x", 404),
        ("/t/aaaaaaaaaaaaaaaa", 404),
        ("/t/%ff", 404),
        ("/t/aaaaaaaaaaaaaaaa/live", 404),
        ("/t/aaaaaaaaaaaaaaaa/replay", 404),
        ("/t/aaaaaaaaaaaaaaaa/replay.txt", 404),
        ("/t/aaaaaaaaaaaaaaaa/sit/x", 404),
        ("/rules", 303),
        ("/rules/chess", 404),
        ("/rules/chess/FT-1", 404),
        ("/rules/fliptown/FT-99.99", 404),
        ("/rules/fliptown/ft-1.1%0d%0ax:%20y?fragment", 404),
        ("/rules/fliptown/%ff", 400),
        ("/assets/house.css", 404),
        ("/assets/..%2f..%2fCargo.toml", 404),
        ("/assets/%ff", 404),
        ("/api", 404),
        ("/api/", 404),
        ("/api/nowhere", 404),
        ("/api/rules/chess", 404),
        ("/api/rules/fliptown/FT-99.99", 404),
        ("/api/tables/x", 404),
        ("/api/tables/aaaaaaaaaaaaaaaa", 404),
        ("/api/tables/aaaaaaaaaaaaaaaa/legal", 404),
        ("/api/tables/aaaaaaaaaaaaaaaa/events", 404),
        ("/api/tables/%ff/log", 404),
        (&table.page("?of=x"), 400),
        (&table.page("?of=-1"), 400),
        (&table.page("?of=256"), 400),
        (&table.page("?of=0&of=1"), 400),
        (&table.page("?of=%ff"), 400),
        (&table.page("?still=x"), 400),
        (&table.page("/bell"), 400),
        (&table.page("/bell?seen=x"), 400),
        (&table.page("/bell?seen=0&of=x"), 400),
        (&table.page("/replay"), 409),
        (&table.page("/replay?ply=0"), 409),
        (&table.page("/replay?ply=x"), 400),
        (&table.page("/replay?ply=99999999999"), 400),
        (&table.page("/replay.txt"), 409),
        (&table.api("/replay"), 409),
        (&table.page("/sit/x"), 200),
        (&table.page("/sit/%ff"), 404),
        (&table.page("?of=255"), 200),
        (&table.page("?what=ever"), 200),
        ("/rules/fliptown?q=%ff", 200),
        ("/new/fliptown?seat-9=%ff&x=y&x", 200),
    ] {
        for lang in ["en", "cs"] {
            let answer = guest_in(&house, &table.key, lang).get(path).await;
            assert_eq!(answer.status, status, "{path}: {}", answer.text);
        }
    }
    let chess = guest.get("/api/rules/chess").await;
    assert_eq!(chess.json()["code"], "problem-game", "the games are listed");
    for (path, told) in [
        ("/api/rules/fliptown/FT-99.9", "/api/rules/fliptown lists"),
        ("/rules/fliptown/FT-99.9", "/rules/fliptown lists"),
        ("/api/nowhere", "/api/openapi.json"),
        ("/nowhere", "The front page"),
    ] {
        let answer = guest.get(path).await;
        assert!(answer.text.contains(told), "{path}: {}", answer.text);
    }
    let stranger = house.stranger().get(&table.page("/sit/x")).await;
    assert_eq!(stranger.status, 403);
    assert_eq!(guest.look(&table).await["version"], 0);
}

fn guest_in<'a>(house: &'a House, key: &str, lang: &'static str) -> Guest<'a> {
    house.guest(Some(key)).speaking(lang)
}

#[tokio::test]
async fn wrong_methods() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    for (method, path, allowed) in [
        ("POST", "/", "GET,HEAD"),
        ("DELETE", "/", "GET,HEAD"),
        ("BREW", "/", "GET,HEAD"),
        ("GET", "/settings", "POST"),
        ("PUT", "/new/fliptown", "GET,HEAD,POST"),
        ("PUT", &table.page("/act"), "GET,HEAD,POST"),
        ("POST", &table.page("/live"), "GET,HEAD"),
        ("POST", &table.page("/bell"), "GET,HEAD"),
        ("POST", "/metrics", "GET,HEAD"),
        ("POST", "/assets/x", "GET,HEAD"),
        ("GET", "/api/tables", "POST"),
        ("POST", "/api/games", "GET,HEAD"),
        ("PATCH", &table.api(""), "GET,HEAD"),
        ("GET", &table.api("/act"), "POST"),
    ] {
        let answer = ask(house.request(method, path)).await;
        assert_eq!(answer.status, 405, "{method} {path}");
        assert_eq!(answer.header("allow"), allowed, "{method} {path}");
        assert!(answer.text.contains("Allow"), "{method}: {}", answer.text);
    }
}

/// Whoever changes the language of an answer to a form, or reloads it, opens its address.
#[tokio::test]
async fn the_address_of_a_form_leads_to_its_table() {
    let house = House::open().await;
    let table = house.set(1, 0).await;
    let (stranger, act) = (house.stranger(), table.page("/act"));
    let refused = stranger.post(&act, "decision=0&action=x").await;
    assert_eq!(refused.status, 403);
    for form in ["/act", "/back", "/ask", "/concede", "/link", "/verify"] {
        let answer = stranger.get(&table.page(form)).await;
        assert_eq!(answer.status, 303, "{form}");
        assert_eq!(answer.header("location"), table.page(""), "{form}");
    }
    let nowhere = stranger.get("/t/aaaaaaaaaaaaaaaa/act").await;
    assert_eq!(nowhere.status, 404);
}

#[tokio::test]
async fn a_key_that_is_none_is_no_spectator() {
    let house = House::open().await;
    let table = house.set(1, 0).await;
    for header in [
        "Bearer x".to_owned(),
        "Bearer".to_owned(),
        table.key.clone(),
        format!("Basic {}", table.key),
    ] {
        let request = house.request("GET", &table.api(""));
        let answer = ask(request.header("authorization", &header)).await;
        assert_eq!(answer.status, 401, "{header}");
        assert_eq!(answer.header("www-authenticate"), "Bearer");
        assert_eq!(answer.json()["code"], "problem-key");
    }
    let request = house.request("GET", &table.api(""));
    let small = format!("bearer {}", table.key);
    let answer = ask(request.header("authorization", small)).await;
    assert_eq!(
        answer.json()["seat"],
        0,
        "a scheme may be written in small letters"
    );
}

#[tokio::test]
async fn bodies_that_make_no_sense() {
    let house = House::open().await;
    let table = house.set(1, 0).await;
    let large = "x".repeat(40_000);
    let large = large.as_bytes();
    let (act, api_act) = (table.page("/act"), table.api("/act"));
    let (join, undo, deeds) = (table.api("/join"), table.api("/undo"), table.api("/deeds"));
    let cases: &[(&str, &str, &[u8], u16)] = &[
        ("/settings", "text/plain", b"lang=cs", 415),
        ("/settings", FORM, b"lang=cs&lang=pl", 422),
        ("/settings", FORM, large, 413),
        ("/new/fliptown", JSON, b"{}", 415),
        ("/new/fliptown", FORM, b"", 422),
        ("/new/fliptown", FORM, b"name=&seat-1=closed", 422),
        ("/new/fliptown", FORM, b"name=Vera&seat-1=%ff&x=%00", 422),
        ("/new/fliptown", FORM, large, 413),
        ("/new/chess", FORM, b"name=Vera", 404),
        (&act, FORM, b"", 422),
        (&act, FORM, b"decision=0", 422),
        (&act, FORM, b"decision=x&action=go", 422),
        (&act, FORM, b"decision=-1&action=go", 422),
        (&act, FORM, b"decision=4294967296&action=go", 422),
        (&act, FORM, b"decision=0&decision=0&action=go", 422),
        (&act, FORM, b"decision=0&action=go+to+bed", 422),
        (&act, FORM, b"decision=0&action=%ff%00", 422),
        (&act, FORM, b"decision=4294967295&action=go+to+bed", 409),
        (&act, "", b"decision=0&action=go", 415),
        (&act, "multipart/form-data; boundary=x", b"--x--", 415),
        (&act, FORM, large, 413),
        (&table.page("/back"), FORM, b"", 422),
        (&table.page("/back"), FORM, b"decision=0", 422),
        (&table.page("/ask"), FORM, b"decision=0&request=fly", 400),
        (
            &table.page("/ask"),
            FORM,
            b"decision=0&request=play-for+300",
            400,
        ),
        (
            &table.page("/ask"),
            FORM,
            b"decision=0&request=play-for+77",
            422,
        ),
        (&table.page("/agree"), FORM, b"", 422),
        (&table.page("/agree"), FORM, b"question=none", 422),
        (&table.page("/agree"), FORM, b"question=1", 409),
        (&table.page("/decline"), FORM, b"question=1", 409),
        (&table.page("/return"), FORM, b"", 422),
        (&table.page("/verify"), FORM, b"", 409),
        (&table.sit(0), FORM, b"name=", 422),
        (&table.sit(0), FORM, b"name=%e2%80%8b+", 422),
        (&table.sit(0), FORM, b"called=Bea", 422),
        ("/api/tables", FORM, b"game=fliptown", 415),
        ("/api/tables", "", b"{}", 415),
        ("/api/tables", JSON, b"", 400),
        ("/api/tables", JSON, b"{", 400),
        ("/api/tables", JSON, b"\xff", 400),
        ("/api/tables", JSON, b"{}", 422),
        ("/api/tables", JSON, b"[]", 422),
        ("/api/tables", JSON, br#"{"game":"chess","seats":[]}"#, 422),
        (
            "/api/tables",
            JSON,
            br#"{"game":"fliptown","seats":[]}"#,
            422,
        ),
        (
            "/api/tables",
            JSON,
            br#"{"game":"fliptown","seats":[{"kind":"cat"}]}"#,
            422,
        ),
        (
            "/api/tables",
            JSON,
            br#"{"game":"fliptown","seats":[{"kind":"me","name":""}]}"#,
            422,
        ),
        (
            "/api/tables",
            JSON,
            br#"{"game":"fliptown","seats":[{"kind":"bot","bot":"deep"}]}"#,
            422,
        ),
        (
            "/api/tables",
            JSON,
            br#"{"game":"fliptown","seats":[{"kind":"me","name":"A"},{"kind":"me","name":"B"}]}"#,
            422,
        ),
        (
            "/api/tables",
            JSON,
            br#"{"game":"fliptown","seats":[{"kind":"me","name":"A"}],"options":{"x":"y"}}"#,
            422,
        ),
        (
            "/api/tables",
            JSON,
            br#"{"game":"fliptown","seats":[{"kind":"me","name":"A"}],"price":3}"#,
            422,
        ),
        ("/api/tables", JSON, large, 413),
        (&join, JSON, br#"{"invitation":"x","name":"Bea"}"#, 403),
        (&join, JSON, br#"{"invitation":"x","name":""}"#, 422),
        (&join, JSON, br#"{"invitation":"x"}"#, 422),
        (&api_act, JSON, br#"{"decision":0}"#, 422),
        (&api_act, JSON, br#"{"decision":-1,"action":"go"}"#, 422),
        (&api_act, JSON, br#"{"decision":1e9,"action":"go"}"#, 422),
        (
            &api_act,
            JSON,
            br#"{"decision":0,"action":"go","force":true}"#,
            422,
        ),
        (
            &api_act,
            JSON,
            br#"{"decision":0,"action":"go to bed"}"#,
            422,
        ),
        (
            &api_act,
            JSON,
            br#"{"decision":7,"action":"go to bed"}"#,
            409,
        ),
        (&api_act, JSON, large, 413),
        (&undo, JSON, b"{}", 422),
        (&undo, JSON, br#"{"decision":0}"#, 422),
        (&undo, JSON, br#"{"decision":9}"#, 409),
        (&deeds, JSON, br#"{"deed":"fly"}"#, 422),
        (&deeds, JSON, br#"{"deed":"act go"}"#, 422),
        (&deeds, JSON, br#"{"deed":"back","decision":0}"#, 422),
        (&deeds, JSON, br#"{"deed":"ask back"}"#, 422),
        (&deeds, JSON, br#"{"deed":"sit "}"#, 422),
        (&deeds, JSON, br#"{"deed":"agree"}"#, 422),
        (&deeds, JSON, br#"{"deed":"agree 1"}"#, 409),
        (&deeds, JSON, br#"{"deed":"ask play-for 0"}"#, 422),
    ];
    for (path, kind, body, status) in cases {
        for lang in ["en", "pl"] {
            let guest = guest_in(&house, &table.key, lang);
            let mut request = guest.request("POST", path).body(body.to_vec());
            if !kind.is_empty() {
                request = request.header("content-type", *kind);
            }
            let answer = ask(request).await;
            let said = String::from_utf8_lossy(&body[..body.len().min(80)]);
            assert_eq!(answer.status, *status, "{path} {said}: {}", answer.text);
        }
    }
    assert_eq!(house.ledger(&table).await, [""; 0]);
}

#[tokio::test]
async fn a_program_is_told_where_its_json_goes_wrong() {
    let house = House::open().await;
    let guest = house.stranger();
    let post = async |body: &'static str| {
        let request = guest.request("POST", "/api/tables").body(body);
        ask(request.header("content-type", JSON)).await.json()
    };
    let cut = post("{\n  \"game\":").await;
    assert_eq!(cut["code"], "problem-json-syntax");
    let detail = cut["detail"].as_str().expect("a text");
    assert!(detail.contains("line 2, column 9"), "{detail}");
    let strange = post("{\n\"game\": 3 }").await;
    assert_eq!(strange["code"], "problem-json-shape");
    let detail = strange["detail"].as_str().expect("a text");
    let told = "game: invalid type: integer `3`, expected a string (line 2, column 9)";
    assert!(detail.contains(told), "{detail}");
    for (body, told) in [
        (r#"{"seats":[]}"#, "missing field `game`"),
        (
            r#"{"game":"fliptown","seats":[{"name":"A"}]}"#,
            "seats[0]: missing field `kind`",
        ),
        (r#"{"price":3}"#, "unknown field `price`"),
    ] {
        let answer = post(body).await;
        let detail = answer["detail"].as_str().expect("a text");
        assert!(detail.contains(told), "{detail}");
    }
    let after = post(r#"{"game":"fliptown","seats":[]}}"#).await;
    assert_eq!(after["code"], "problem-json-syntax");
    let large = guest
        .request("POST", "/api/tables")
        .body("x".repeat(40_000));
    let large = ask(large.header("content-type", JSON)).await;
    assert!(large.text.contains("at most 32 KiB"), "{}", large.text);
}

#[tokio::test]
async fn whatever_people_write_is_text() {
    let house = House::open().await;
    let tag = "<b id=x>&\"'";
    let new = json!({
        "game": "fliptown",
        "title": tag,
        "seats": [{ "kind": "me", "name": tag }, { "kind": "guest" }],
    });
    let set = house.stranger().send("/api/tables", &new).await.json();
    let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
    let (id, key) = (text(&set["id"]), text(&set["key"]));
    let invitation = text(&set["invitations"][0]["invitation"]);
    let guest = house.guest(Some(&key));
    let typed = "%3Cb+id%3Dx%3E%26%22%27";
    let refused = guest
        .post(
            &format!("/t/{id}/act"),
            &format!("decision=0&action={typed}"),
        )
        .await;
    assert_eq!(refused.status, 422);
    for answer in [
        guest.get("/").await,
        guest.get(&format!("/t/{id}")).await,
        refused,
        house
            .stranger()
            .get(&format!("/t/{id}/sit/{invitation}"))
            .await,
        guest.get(&format!("/rules/fliptown?q={typed}")).await,
        guest
            .get(&format!("/new/fliptown?name={typed}&title={typed}"))
            .await,
        guest
            .post("/new/fliptown", &format!("name={typed}&seat-1={typed}"))
            .await,
    ] {
        assert!(!answer.text.contains("<b id"), "{}", answer.text);
        assert!(
            answer.text.contains("&lt;b id=x&gt;&amp;"),
            "{}",
            answer.text
        );
    }
}

/// What is too large even for a page about it is answered by hyper in one line.
#[tokio::test]
async fn heads_that_never_end() {
    let house = House::open().await;
    for head in [
        format!(
            "GET / HTTP/1.1\r\nHost: x\r\nCookie: {}\r\n\r\n",
            "x".repeat(100_000)
        ),
        format!(
            "GET / HTTP/1.1\r\nHost: x\r\n{}\r\n",
            "a: b\r\n".repeat(200)
        ),
        format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "x".repeat(100_000)),
        "BLA\r\n\r\n".to_owned(),
    ] {
        let mut connection = house.connect().await;
        let _ = connection.write_all(head.as_bytes()).await;
        let mut answer = Vec::new();
        // It hangs up without reading to the end, which may look like a failure from here.
        let _ = connection.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer);
        let line = answer.lines().next().unwrap_or_default();
        let plain = ["HTTP/1.1 431 ", "HTTP/1.1 414 ", "HTTP/1.1 400 "];
        assert!(
            plain.iter().any(|known| line.starts_with(known)),
            "{line:?}"
        );
    }
    assert_eq!(house.stranger().get("/").await.status, 200);
}
