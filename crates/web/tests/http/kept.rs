//! Tables that other programs have set: those of the first edition go on, and what this program does not understand is
//! shown as far as it does.

use serde_json::json;
use sqlx::{Connection, Executor, SqliteConnection};

use crate::house::House;

const FIRST_EDITION: &str = include_str!("../../../table/tests/first-edition/tables.sql");
const TOLD: &str = include_str!("../../../table/tests/first-edition/told.json");

async fn change(house: &House, statements: String) {
    let address = format!("sqlite://{}?mode=rwc", house.file().display());
    let mut file = SqliteConnection::connect(&address).await.expect("a file");
    let statements = sqlx::AssertSqlSafe(statements);
    file.execute(statements).await.expect("a change");
}

#[tokio::test]
async fn every_table_of_the_first_edition_has_its_page_and_its_replay() {
    let file = std::env::temp_dir().join(format!("backroom-first-{}.db", std::process::id()));
    let address = format!("sqlite://{}?mode=rwc", file.display());
    let mut recorded = SqliteConnection::connect(&address).await.expect("a file");
    let script = sqlx::AssertSqlSafe(format!("BEGIN;\n{FIRST_EDITION}\nCOMMIT;"));
    recorded.execute(script).await.expect("the tables");
    recorded.close().await.expect("a file");
    let house = House::open_with(|config| config.db = file.clone()).await;
    let told: serde_json::Value = serde_json::from_str(TOLD).expect("a list");
    for table in told.as_array().expect("a list") {
        let (id, name) = (table["id"].as_str().expect("an id"), &table["name"]);
        let page = house.stranger().get(&format!("/t/{id}")).await;
        assert_eq!(page.status, 200, "{name}");
        assert!(!page.text.contains("id=\"stopped\""), "{name}");
        let replay = house.stranger().get(&format!("/t/{id}/replay.txt")).await;
        let finished = table["finished"] == true;
        assert_eq!(replay.status, if finished { 200 } else { 409 }, "{name}");
        assert!(
            !finished || replay.text.contains("\namendments none\n"),
            "{name}"
        );
    }
    drop(house);
    let _ = std::fs::remove_file(file);
}

#[tokio::test]
async fn what_this_program_does_not_know_is_shown_and_not_played() {
    let house = House::open().await;
    let mut pages = Vec::new();
    for (column, value) in [
        ("amendments", "FT-A99"),
        ("pack", "0123"),
        ("game", "poker"),
        ("options", "wings=on"),
    ] {
        let table = house.set(0, 0).await;
        let id = &table.id;
        change(
            &house,
            format!("UPDATE tables SET {column} = '{value}' WHERE id = '{id}'"),
        )
        .await;
        pages.push((table, value));
    }
    // Another server that reads them for the first time.
    let again = House::open_with(|config| config.db = house.file()).await;
    for (table, value) in &pages {
        let guest = again.guest(Some(&table.key));
        for path in [table.page(""), table.page("/export.json"), table.api("")] {
            let answer = guest.get(&path).await;
            assert_eq!(answer.status, 200, "{value} {path}: {}", answer.text);
        }
        let page = guest.get(&table.page("")).await.text;
        assert!(
            page.contains(value) || page.contains("wings"),
            "{value}: {page}"
        );
        let act = json!({ "decision": 0, "action": "pass" });
        let refused = guest.send(&table.api("/act"), &act).await;
        assert!(
            refused.status < 500 && refused.status != 410,
            "{value}: {}",
            refused.status
        );
    }
    assert_eq!(again.stranger().get("/").await.status, 200);
}

#[tokio::test]
async fn a_table_of_the_first_edition_takes_up_the_corrections_when_its_people_agree() {
    let house = House::open().await;
    let table = house.set(0, 0).await;
    let id = &table.id;
    change(
        &house,
        format!("UPDATE tables SET amendments = 'none', pack = NULL WHERE id = '{id}'"),
    )
    .await;
    let again = House::open_with(|config| config.db = house.file()).await;
    let guest = again.guest(Some(&table.key));
    let before = guest.look(&table).await;
    assert_eq!(before["amendments"], json!([]));
    let page = guest.get(&table.page("")).await.text;
    let (_, button) = page.split_once("id=\"take-up\"").expect("a button");
    let (_, request) = button.split_once("value=\"").expect("a value");
    let request = request.split('"').next().expect("an end");
    let form = format!(
        "decision={}&request={}",
        before["decision"],
        request.replace(' ', "+")
    );
    assert_eq!(guest.post(&table.page("/ask"), &form).await.status, 303);
    let after = guest.look(&table).await;
    assert_ne!(after["amendments"], json!([]));
    assert!(
        !guest
            .get(&table.page(""))
            .await
            .text
            .contains("id=\"take-up\"")
    );
}
