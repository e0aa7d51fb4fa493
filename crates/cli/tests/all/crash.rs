//! Acknowledged means durable: the server is killed while moves are being made, and not one of those
//! that it had acknowledged is missing.

use std::time::Duration;

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

use crate::house::House;

/// Somebody with a seat, who plays through the API.
struct Player {
    client: Client,
    table: String,
    key: String,
}

impl Player {
    /// Sets a table for one and takes the seat.
    async fn sit_down(house: &House) -> Player {
        let client = Client::new();
        let new = json!({ "game": "fliptown", "seats": [{ "kind": "me", "name": "Vera" }] });
        let tables = format!("{}/api/tables", house.url());
        let answer = client
            .post(&tables)
            .json(&new)
            .send()
            .await
            .expect("an answer");
        assert_eq!(answer.status(), StatusCode::CREATED);
        let answer: Value = answer.json().await.expect("JSON");
        let text = |key: &str| answer[key].as_str().expect(key).to_owned();
        Player {
            client,
            table: format!("{tables}/{}", text("id")),
            key: text("key"),
        }
    }

    async fn get(&self, what: &str) -> Result<Value, reqwest::Error> {
        let url = format!("{}{what}", self.table);
        let answer = self.client.get(url).bearer_auth(&self.key).send().await?;
        answer.error_for_status()?.json().await
    }

    /// Takes a legal action; what the server answered is what it has acknowledged.
    async fn act(&self, seen: &Value, choice: usize) -> Result<Value, reqwest::Error> {
        let legal = self.get("/legal").await?;
        let legal = legal.as_array().expect("a list");
        let action = &legal[choice % legal.len()]["action"];
        let act = json!({ "decision": seen["decision"], "action": action });
        let url = format!("{}/act", self.table);
        let request = self.client.post(url).bearer_auth(&self.key).json(&act);
        request.send().await?.error_for_status()?.json().await
    }
}

/// Plays until the server is gone or the game is over; tells what was acknowledged last.
async fn play(player: &Player, mut seen: Value) -> Value {
    let mut choice = 7;
    while seen["finished"] == false {
        choice = (choice * 31 + 11) % 1009;
        match player.act(&seen, choice).await {
            Ok(answer) => seen = answer,
            Err(_) => break,
        }
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let mut house = House::open();
    let mut player = Player::sit_down(&house).await;
    let mut seen = player.get("").await.expect("a table");
    for round in 0..30 {
        let moves = tokio::spawn({
            let (player, seen) = (
                Player {
                    client: Client::new(),
                    table: player.table.clone(),
                    key: player.key.clone(),
                },
                seen,
            );
            async move { play(&player, seen).await }
        });
        tokio::time::sleep(Duration::from_millis(5 + 13 * round % 90)).await;
        house.crash();
        let acknowledged = moves.await.expect("nobody panics");
        seen = player.get("").await.expect("the table is there again");
        let number = |table: &Value| table["decision"].as_u64().expect("a number");
        // One move may have been written whose answer did not come through.
        assert!(
            (0..=1).contains(&(number(&seen) - number(&acknowledged))),
            "round {round}"
        );
        if number(&seen) == number(&acknowledged) {
            assert_eq!(seen["view"], acknowledged["view"], "round {round}");
        }
        if seen["finished"] == true {
            player = Player::sit_down(&house).await;
            seen = player.get("").await.expect("a table");
        }
    }
}
