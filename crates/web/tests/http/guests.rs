//! Who sits where, who comes again, and what a browser finds on the front page.

use serde_json::json;
use table::{Deed, Entry, Store};

use crate::guest::Answer;
use crate::house::{House, Table};

/// The key that a browser was given.
fn key(answer: &Answer) -> String {
    let cookies = answer.cookies();
    let cookie = cookies
        .iter()
        .find_map(|cookie| cookie.strip_prefix("backroom="));
    cookie
        .and_then(|text| text.split(';').next())
        .expect("a key")
        .to_owned()
}

/// The section of the page that lists a table, if one does.
fn section<'a>(page: &'a str, table: &Table) -> Option<&'a str> {
    let link = format!("href=\"{}", table.page(""));
    let (before, _) = page.split_once(&link)?;
    let (_, section) = before.rsplit_once("<section")?;
    section.split('>').next()
}

#[tokio::test]
async fn the_front_page_knows_the_tables_of_this_browser() {
    let house = House::open().await;
    let (table, keys) = house.set_and_join(1).await;
    let other = house.set(0, 0).await;
    for key in &keys {
        let page = house.guest(Some(key)).get("/").await.text;
        assert!(section(&page, &table).is_some());
        assert!(section(&page, &other).is_none());
    }
    for key in [None, Some("x"), Some(&*table.invitations[0])] {
        let page = house.guest(key).get("/").await.text;
        assert!(section(&page, &table).is_none());
    }
    let guest = house.guest(Some(&other.key));
    let going = section(&guest.get("/").await.text, &other)
        .expect("it is listed")
        .to_owned();
    guest.post(&other.page("/concede"), "").await;
    let over = section(&guest.get("/").await.text, &other)
        .expect("it is listed")
        .to_owned();
    assert_ne!(going, over, "a finished table stands in another section");
}

#[tokio::test]
async fn a_damaged_table_does_not_stand_before_the_others() {
    let house = House::open().await;
    let damaged = house.set(0, 0).await;
    let guest = house.guest(Some(&damaged.key));
    let new = json!({ "game": "fliptown", "seats": [{ "kind": "me", "name": "Vera" }] });
    let sound = guest.send("/api/tables", &new).await.json();
    let line = Entry {
        seat: kernel::Seat(0),
        deed: Deed::Act("go to bed".to_owned()),
    };
    let written = house.store().await.append(&damaged.id(), 0, &line).await;
    assert!(written.is_ok());
    // Another server that reads it for the first time.
    let again = House::open_with(|config| config.db = house.file()).await;
    let page = again.guest(Some(&damaged.key)).get("/").await;
    assert_eq!(page.status, 200);
    let place = |id: &str| page.text.find(id).expect("it is listed");
    assert!(place(sound["id"].as_str().expect("an id")) < place(&damaged.id));
}

#[tokio::test]
async fn an_invitation_is_for_whoever_comes_first() {
    let house = House::open().await;
    let table = house.set(1, 0).await;
    let path = table.sit(0);
    assert_eq!(house.stranger().get(&path).await.status, 200);
    assert_eq!(house.ledger(&table).await, [""; 0], "looking takes no seat");
    let sat = house.stranger().post(&path, "name=Bea").await;
    assert_eq!(
        (sat.status, sat.header("location")),
        (303, &*table.page(""))
    );
    let bea = house.guest(Some(&key(&sat)));
    assert_eq!(bea.look(&table).await["seat"], 1);
    let lines = house.ledger(&table).await;
    assert_eq!(lines, ["sit Bea"]);
    // A form that was sent twice is no other guest.
    assert_eq!(bea.post(&path, "name=Bea").await.status, 303);
    assert_eq!(bea.get(&path).await.status, 200);
    for late in [
        house.stranger().post(&path, "name=Eve").await,
        house.stranger().get(&path).await,
    ] {
        assert_eq!((late.status, late.cookies().len()), (403, 0));
    }
    let join = json!({ "invitation": table.invitations[0], "name": "Eve" });
    let late = house.stranger().send(&table.api("/join"), &join).await;
    assert_eq!(
        (late.status, &late.json()["code"]),
        (403, &json!("problem-invitation"))
    );
    assert_eq!(house.ledger(&table).await, lines);
}

#[tokio::test]
async fn an_invitation_leads_to_its_own_table_only() {
    let house = House::open().await;
    let (here, there) = (house.set(1, 0).await, house.set(1, 0).await);
    let path = here.page(&format!("/sit/{}", there.invitations[0]));
    let stranger = house.stranger();
    assert_eq!(stranger.get(&path).await.status, 403);
    assert_eq!(stranger.post(&path, "name=Eve").await.status, 403);
    let join = json!({ "invitation": there.invitations[0], "name": "Eve" });
    assert_eq!(stranger.send(&here.api("/join"), &join).await.status, 403);
    for table in [&here, &there] {
        assert_eq!(house.ledger(table).await, [""; 0]);
    }
    // It was not used up by that.
    assert_eq!(stranger.post(&there.sit(0), "name=Bea").await.status, 303);
}

#[tokio::test]
async fn a_program_with_a_key_may_repeat_itself() {
    let house = House::open().await;
    let (mine, table) = (house.set(0, 0).await, house.set(1, 0).await);
    let guest = house.guest(Some(&mine.key));
    let join = json!({ "invitation": table.invitations[0], "name": "Bea" });
    let first = guest.send(&table.api("/join"), &join).await;
    let second = guest.send(&table.api("/join"), &join).await;
    assert_eq!((first.status, second.status), (200, 200));
    let expected = json!({ "seat": 1, "key": mine.key });
    assert_eq!((first.json(), second.json()), (expected.clone(), expected));
    assert_eq!(house.ledger(&table).await, ["sit Bea"]);
}

#[tokio::test]
async fn a_second_device_opens_the_same_seat_once() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let page = house
        .guest(Some(&table.key))
        .post(&table.page("/link"), "")
        .await;
    assert_eq!(page.status, 200);
    let here = format!("http://{}", house.addr());
    let (_, link) = page
        .text
        .rsplit_once(&format!("{here}/t/"))
        .expect("a link");
    let path = format!("/t/{}", link.split('"').next().expect("a path"));
    let door = house.stranger().get(&path).await.text;
    assert!(door.contains("Vera sits here"), "nobody is a stranger");
    assert!(door.contains("value=\"Vera\""));
    let phone = house.stranger().post(&path, "name=Vera").await;
    assert_eq!(phone.status, 303);
    let phone = key(&phone);
    assert_ne!(phone, table.key);
    assert_eq!(house.guest(Some(&phone)).look(&table).await["seat"], 0);
    assert_eq!(house.guest(Some(&table.key)).look(&table).await["seat"], 0);
    assert_eq!(house.stranger().post(&path, "name=Eve").await.status, 403);
}

#[tokio::test]
async fn only_the_host_is_shown_the_invitations() {
    let house = House::open().await;
    let table = house.set(2, 0).await;
    let bea = key(&house.stranger().post(&table.sit(0), "name=Bea").await);
    let shows = async |key: Option<&str>| {
        let page = house.guest(key).get(&table.page("")).await.text;
        page.contains(&table.invitations[1])
    };
    assert!(shows(Some(&table.key)).await);
    assert!(!shows(Some(&bea)).await);
    assert!(!shows(None).await);
}

#[tokio::test]
async fn a_finished_game_is_open_to_all() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    house.guest(Some(&table.key)).act(&table).await;
    let early = house.stranger().get(&table.page("/replay")).await;
    assert_eq!(early.status, 409);
    assert!(early.text.contains("Not through this door"));
    house
        .guest(Some(&table.key))
        .post(&table.page("/concede"), "")
        .await;
    let guest = house.stranger();
    for moment in [
        "",
        "?ply=0",
        "?ply=1&as=0",
        "?ply=4294967295",
        "?as=77",
        "?as=nobody",
    ] {
        let page = guest.get(&table.page(&format!("/replay{moment}"))).await;
        assert_eq!(page.status, 200, "{moment}");
    }
    let file = guest.get(&table.page("/replay.txt")).await;
    assert_eq!(file.status, 200);
    let name = format!("attachment; filename=\"fliptown-{}.replay\"", table.id);
    assert_eq!(file.header("content-disposition"), name);
    assert_eq!(guest.get(&table.api("/replay")).await.text, file.text);
    let verified = guest.post(&table.page("/verify"), "").await;
    assert_eq!(verified.status, 200);
    assert!(verified.text.contains("Verified: the seed is the one"));
}
