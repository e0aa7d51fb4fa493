//! The next table of the same company: whoever still looks at the last one is told, and led to their own seat.

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::house::{House, Table};

/// A table at which all have given up, and the keys of its people.
async fn finished(house: &House, guests: usize) -> (Table, Vec<String>) {
    let (table, keys) = house.set_and_join(guests).await;
    for key in &keys {
        let gone = house
            .guest(Some(key))
            .post(&table.page("/concede"), "")
            .await;
        assert_eq!(gone.status, 303, "{}", gone.text);
    }
    (table, keys)
}

/// Follows the link to another table like this one, and sets it; where it stands.
async fn play_again(guest: &Guest<'_>, table: &Table) -> String {
    let page = guest.get(&table.page("")).await.text;
    let link = page.split("/new/fliptown?").nth(1).expect("a link");
    let link = link
        .split('"')
        .next()
        .expect("its end")
        .replace("&amp;", "&");
    let form = guest.get(&format!("/new/fliptown?{link}")).await.text;
    let hidden = format!("name=\"again\" value=\"{}\"", table.id);
    assert_eq!(form.contains(&hidden), link.contains("again="), "{link}");
    let set = guest
        .post("/new/fliptown", &format!("name=Vera&{link}"))
        .await;
    assert_eq!(set.status, 303, "{}", set.text);
    set.header("location").to_owned()
}

const KEPT: &str = "Vera has set another table for all of you";

#[tokio::test]
async fn the_company_is_told_where_it_goes_on_and_each_has_a_seat_there() {
    let house = House::open().await;
    let (table, keys) = finished(&house, 2).await;
    let [vera, bea, cid] = [0, 1, 2].map(|seat| house.guest(Some(&keys[seat])));
    let before = bea.get(&table.page("")).await.text;
    assert!(!before.contains(KEPT) && before.contains("data-live"));
    let version = &bea.look(&table).await["version"];
    let bell = table.page(&format!("/bell?seen={version}"));

    let next = play_again(&vera, &table).await;
    let rings = bea.get(&bell).await.text;
    assert!(
        rings.contains("Something new"),
        "who has no script hears it"
    );
    for (guest, seat) in [(&cid, 2), (&bea, 1)] {
        let page = guest.get(&table.page("")).await.text;
        assert!(page.contains(KEPT) && page.contains("/follow\""), "{page}");
        // The house seats them: nothing in the page opens, or even names, the other table.
        assert!(!page.contains(&next) && !page.contains("/sit/"));
        assert!(!page.contains(">Play again<"), "one next table is enough");
        let led = guest.post(&table.page("/follow"), "").await;
        assert_eq!((led.status, led.header("location")), (303, next.as_str()));
        let seen = guest
            .get(&format!("/api/tables/{}", &next[3..]))
            .await
            .json();
        assert_eq!(seen["seat"], seat, "{seen}");
        let page = guest.get(&table.page("")).await.text;
        assert!(page.contains(&format!("href=\"{next}\"")) && !page.contains(KEPT));
    }
    let host = vera.get(&next).await.text;
    assert!(!host.contains("/sit/"), "their invitations are used up");
}

#[tokio::test]
async fn nobody_else_is_led_there() {
    let house = House::open().await;
    let (table, keys) = finished(&house, 1).await;
    let [vera, bea] = [0, 1].map(|seat| house.guest(Some(&keys[seat])));
    let (other, theirs) = finished(&house, 1).await;
    let next = play_again(&vera, &table).await;
    let strangers = [house.stranger(), house.guest(Some(&theirs[1]))];
    for stranger in &strangers {
        let page = stranger.get(&table.page("")).await.text;
        assert!(!page.contains(KEPT) && !page.contains(&next) && !page.contains("data-live"));
        let led = stranger.post(&table.page("/follow"), "").await;
        assert_eq!(led.header("location"), table.page(""));
        // Nor can they send this company to a table of theirs.
        let form = format!("name=Eve&seat-2=friend&again={}", table.id);
        let set = stranger.post("/new/fliptown", &form).await;
        assert_eq!(set.status, 303, "{}", set.text);
    }
    let forged = json!({ "deed": format!("again {}", other.id) });
    let refused = bea.send(&table.api("/deeds"), &forged).await;
    assert_eq!(refused.status, 422, "{}", refused.text);
    let led = bea.post(&table.page("/follow"), "").await;
    assert_eq!(led.header("location"), next, "the first table counts");
    let lines = house.ledger(&table).await;
    let told = lines.iter().filter(|line| line.starts_with("again "));
    assert_eq!(told.count(), 1);
}

#[tokio::test]
async fn programs_go_on_with_their_company_too() {
    let house = House::open().await;
    let (table, keys) = finished(&house, 1).await;
    let [vera, bea] = [0, 1].map(|seat| house.guest(Some(&keys[seat])));
    let follow = table.api("/follow");
    let early = bea.send(&follow, &json!({})).await;
    assert_eq!(early.status, 404, "{}", early.text);
    assert_eq!(bea.look(&table).await["again"], Value::Null);

    let new = json!({
        "game": "fliptown", "again": table.id,
        "seats": [{ "kind": "guest" }, { "kind": "me", "name": "Vera" }],
    });
    let set = vera.send("/api/tables", &new).await;
    assert_eq!(set.status, 201, "{}", set.text);
    let next = &set.json()["id"];
    assert_eq!(bea.look(&table).await["again"], 0, "Vera says it");
    // Sent twice, it takes one seat.
    for _ in 0..2 {
        let led = bea.send(&follow, &json!({})).await;
        assert_eq!((led.status, &led.json()["id"]), (200, next), "{}", led.text);
    }
    let path = format!("/api/tables/{}", next.as_str().expect("an id"));
    assert_eq!(bea.get(&path).await.json()["seat"], 0);
    let stranger = house.stranger();
    assert_eq!(stranger.send(&follow, &json!({})).await.status, 404);
    assert_eq!(stranger.look(&table).await["again"], Value::Null);

    let mut wrong = new.clone();
    wrong["again"] = json!("../../x");
    let refused = vera.send("/api/tables", &wrong).await;
    assert_eq!(refused.status, 422, "{}", refused.text);
}
