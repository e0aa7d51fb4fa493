//! Those who ask, and what they are answered.

use reqwest::RequestBuilder;
use reqwest::header::HeaderMap;
use serde_json::{Value, json};

use crate::hold::hold;
use crate::house::{House, Table};

/// Somebody who asks: as a browser with a cookie and as a program with a header, by the same key.
pub(crate) struct Guest<'a> {
    house: &'a House,
    key: Option<String>,
    lang: &'static str,
}

impl<'a> Guest<'a> {
    pub(crate) fn new(house: &'a House, key: Option<&str>) -> Guest<'a> {
        Guest {
            house,
            key: key.map(str::to_owned),
            lang: "en",
        }
    }

    pub(crate) fn speaking(self, lang: &'static str) -> Self {
        Guest { lang, ..self }
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> RequestBuilder {
        let request = self.house.request(method, path);
        let request = request.header("accept-language", self.lang);
        match &self.key {
            Some(key) => request
                .header("cookie", format!("backroom={key}"))
                .bearer_auth(key),
            None => request,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        ask(self.request("GET", path)).await
    }

    /// Sends a form.
    pub(crate) async fn post(&self, path: &str, form: &str) -> Answer {
        let request = self.request("POST", path).body(form.to_owned());
        let kind = "application/x-www-form-urlencoded";
        ask(request.header("content-type", kind)).await
    }

    /// Sends JSON.
    pub(crate) async fn send(&self, path: &str, body: &Value) -> Answer {
        ask(self.request("POST", path).json(body)).await
    }

    /// The table as the guest sees it.
    pub(crate) async fn look(&self, table: &Table) -> Value {
        self.get(&table.api("")).await.json()
    }

    /// The notation of a legal action.
    pub(crate) async fn legal(&self, table: &Table) -> String {
        let legal = self.get(&table.api("/legal")).await.json();
        legal["actions"][0]["action"]
            .as_str()
            .expect("a legal action")
            .to_owned()
    }

    /// Takes any legal action.
    pub(crate) async fn act(&self, table: &Table) -> Answer {
        let legal = self.get(&table.api("/legal")).await.json();
        let action = &legal["actions"][0]["action"];
        let act = json!({ "decision": legal["decision"], "action": action });
        let answer = self.send(&table.api("/act"), &act).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer
    }
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name).map(|value| value.to_str());
        value.map_or("", |value| value.expect("ASCII"))
    }

    pub(crate) fn cookies(&self) -> Vec<&str> {
        let cookies = self.headers.get_all("set-cookie").iter();
        cookies
            .map(|value| value.to_str().expect("ASCII"))
            .collect()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).expect(&self.text)
    }
}

/// Sends a request, and holds the answer to what all answers have in common.
pub(crate) async fn ask(request: RequestBuilder) -> Answer {
    let (client, request) = request.build_split();
    let request = request.expect("a request");
    let path = request.url().path().to_owned();
    let answer = client.execute(request).await.expect("an answer");
    let answer = Answer {
        status: answer.status().as_u16(),
        headers: answer.headers().clone(),
        text: answer.text().await.expect("text"),
    };
    hold(&path, &answer);
    answer
}
