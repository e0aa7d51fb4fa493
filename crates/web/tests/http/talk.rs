//! What the people at a table say to each other, in the log and for programs.

use serde_json::{Value, json};

use crate::guest::Guest;
use crate::house::{House, Table};

async fn does(guest: &Guest<'_>, table: &Table, deed: &str) {
    let decision = &guest.look(table).await["decision"];
    let said = json!({ "deed": deed, "decision": decision });
    let deeds = table.api("/deeds");
    let answer = guest.send(&deeds, &said).await;
    assert_eq!(answer.status, 200, "{deed}: {}", answer.text);
}

fn said(seen: &Value) -> Vec<&str> {
    let talk = seen["talk"].as_array().expect("a list").iter();
    talk.map(|heard| heard["text"].as_str().expect("a text"))
        .collect()
}

#[tokio::test]
async fn what_is_said_stands_in_the_log_and_in_what_programs_read() {
    let house = House::open().await;
    let (table, keys) = house.set_and_join(1).await;
    let (vera, bea) = (house.guest(Some(&keys[0])), house.guest(Some(&keys[1])));
    does(&vera, &table, "ask stand-in 1").await;
    let asked = &bea.look(&table).await["asked"];
    assert_eq!(asked["request"], "stand-in 1");
    assert_eq!(asked["waiting"], json!([1]));
    assert_eq!(asked["at_stake"], Value::Null, "no step back");
    let page = bea.get(&table.page("")).await.text;
    assert!(page.contains("Vera asks whether you are here"), "{page}");
    does(&bea, &table, "decline 1").await;
    let words = [
        "Vera asks all to let the house play for Bea.",
        "Bea is here: the house does not play.",
    ];
    for guest in [&vera, &bea, &house.stranger()] {
        let seen = guest.look(&table).await;
        assert_eq!(said(&seen), words);
        assert!(seen["talk"][0]["after"].is_u64() && seen["talk"][0]["fresh"] == true);
        let page = guest.get(&table.page("")).await.text;
        let log = page.split("id=\"log\"").nth(1).expect("a log");
        // The newest stands first.
        let at = words.map(|words| log.find(words).expect(words));
        assert!(at[1] < at[0], "{log}");
    }
}

/// What a step back would take is told to each as far as they were told of it, and counts in their own log.
#[tokio::test]
async fn what_is_at_stake_counts_in_the_readers_own_log() {
    let house = House::open().await;
    let (table, keys) = house.set_and_join(1).await;
    let guests = keys.iter().map(|key| house.guest(Some(key)));
    let guests: Vec<_> = guests.collect();
    let mut asks = None;
    for turn in 0..60 {
        let guest = &guests[turn % 2];
        let seen = guest.look(&table).await;
        if seen["back"] == "ask" {
            asks = Some(turn % 2);
            break;
        }
        if seen["legal"] != 0 {
            guest.act(&table).await;
        }
    }
    let by = asks.expect("something was revealed");
    let lines = async |guest: &Guest<'_>| {
        let log = guest.get(&table.api("/log")).await.json();
        log.as_array().expect("a list").clone()
    };
    does(&guests[by], &table, "ask back").await;
    let mut kept = Vec::new();
    for guest in &guests {
        let seen = guest.look(&table).await;
        let from = seen["asked"]["at_stake"].as_u64().expect("a line") as usize;
        let story = lines(guest).await;
        assert!(from <= story.len());
        kept.push(story[..from].to_vec());
    }
    does(&guests[1 - by], &table, "agree 1").await;
    for (guest, kept) in guests.iter().zip(kept) {
        let text = |lines: &[Value]| -> Vec<Value> {
            lines.iter().map(|line| line["text"].clone()).collect()
        };
        assert_eq!(text(&lines(guest).await), text(&kept));
    }
}
