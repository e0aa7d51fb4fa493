//! A seat at a table, played through the API.

use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

use crate::house::House;

/// Whoever holds the key of a seat.
#[derive(Clone)]
pub(crate) struct Seat {
    client: Client,
    /// The address of the table in the API.
    table: String,
    key: String,
}

impl Seat {
    pub(crate) fn new(table: String, key: String) -> Seat {
        let client = Client::new();
        Seat { client, table, key }
    }

    /// Sets a table for one and takes the seat.
    pub(crate) async fn alone(house: &House) -> Seat {
        let new = json!({ "game": "fliptown", "seats": [{ "kind": "me", "name": "Vera" }] });
        let tables = format!("{}/api/tables", house.url());
        let request = Client::new().post(&tables).json(&new);
        let answer = request.send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::CREATED);
        let answer: Value = answer.json().await.expect("JSON");
        let text = |key: &str| answer[key].as_str().expect(key).to_owned();
        Seat::new(format!("{tables}/{}", text("id")), text("key"))
    }

    /// The table as it is seen from here.
    pub(crate) async fn look(&self) -> Result<Value, reqwest::Error> {
        self.get("").await
    }

    async fn get(&self, what: &str) -> Result<Value, reqwest::Error> {
        let url = format!("{}{what}", self.table);
        let answer = self.client.get(url).bearer_auth(&self.key).send().await?;
        answer.error_for_status()?.json().await
    }

    /// Takes a legal action; what the server answered is what it has acknowledged.
    pub(crate) async fn act(&self, choice: usize) -> Result<Value, reqwest::Error> {
        let legal = self.get("/legal").await?;
        let actions = legal["actions"].as_array().expect("a list");
        let action = &actions[choice % actions.len()]["action"];
        let act = json!({ "decision": legal["decision"], "action": action });
        let url = format!("{}/act", self.table);
        let request = self.client.post(url).bearer_auth(&self.key).json(&act);
        request.send().await?.error_for_status()?.json().await
    }
}
