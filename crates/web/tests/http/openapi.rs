//! The description of the API is true: every address is there, and answers are as described.

use serde_json::{Value, json};

use crate::guest::{Guest, ask};
use crate::house::{House, Table};

/// Everything under a name, at any depth.
fn all<'a>(value: &'a Value, name: &str, found: &mut Vec<&'a Value>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get(name));
            fields.values().for_each(|value| all(value, name, found));
        }
        Value::Array(items) => items.iter().for_each(|value| all(value, name, found)),
        _ => {}
    }
}

fn resolve<'a>(document: &'a Value, reference: &str) -> &'a Value {
    let pointer = reference
        .strip_prefix('#')
        .expect("it points into the document");
    document
        .pointer(pointer)
        .unwrap_or_else(|| panic!("{reference} leads nowhere"))
}

#[tokio::test]
async fn every_reference_leads_somewhere() {
    let house = House::open().await;
    let document = house.stranger().get("/api/openapi.json").await.json();
    let mut references = Vec::new();
    all(&document, "$ref", &mut references);
    assert!(references.len() > 10);
    for reference in references {
        resolve(&document, reference.as_str().expect("a text"));
    }
    assert_eq!(document["info"]["title"], "Backroom");
    let seat = &document["components"]["securitySchemes"]["seat"];
    assert_eq!(seat["scheme"], "bearer");
}

fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// Whether a value is as its schema says, as far as this document uses schemas.
fn fits(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    if let Some(reference) = schema["$ref"].as_str() {
        return fits(document, resolve(document, reference), value);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let fitting = choices
            .iter()
            .filter(|choice| fits(document, choice, value).is_ok());
        return match fitting.count() {
            0 => Err(format!("{value} is none of {schema}")),
            _ => Ok(()),
        };
    }
    let types = match &schema["type"] {
        Value::String(one) => vec![one.as_str()],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => return Ok(()),
    };
    if !types.contains(&type_of(value)) {
        return Err(format!("{value} is not {types:?}"));
    }
    for field in schema["required"].as_array().into_iter().flatten() {
        let name = field.as_str().unwrap_or_default();
        value
            .get(name)
            .ok_or_else(|| format!("{name} is missing in {value}"))?;
    }
    for (name, value) in value.as_object().into_iter().flatten() {
        let described = schema["properties"].get(name);
        let schema = described.or(schema.get("additionalProperties"));
        let schema = schema.ok_or_else(|| format!("{name} is not described"))?;
        fits(document, schema, value)?;
    }
    let mut items = value.as_array().into_iter().flatten();
    items.try_for_each(|item| fits(document, &schema["items"], item))
}

#[test]
fn what_does_not_fit_is_found() {
    let document = json!({ "thing": { "type": "object", "required": ["a"], "properties": {
        "a": { "type": ["integer", "null"] }, "b": { "type": "array", "items": { "type": "string" } },
    } } });
    let check = |value: Value| fits(&document, &json!({ "$ref": "#/thing" }), &value).is_ok();
    assert!(check(json!({ "a": null, "b": ["x"] })));
    for wrong in [
        json!({}),
        json!({ "a": "x" }),
        json!({ "a": 1, "b": [2] }),
        json!({ "a": 1, "c": 2 }),
        json!(3),
    ] {
        assert!(!check(wrong.clone()), "{wrong}");
    }
}

/// A house in which every address has something to answer.
struct Stage {
    house: House,
    table: Table,
    finished: Table,
    /// A table whose company goes on at another one, and the key of somebody for whom a seat is kept there.
    left: (Table, String),
}

impl Stage {
    async fn set() -> Stage {
        let house = House::open().await;
        let table = house.set(1, 1).await;
        let finished = house.set(0, 0).await;
        let guest = house.guest(Some(&finished.key));
        guest.act(&finished).await;
        guest.post(&finished.page("/concede"), "").await;
        let left = Stage::leave(&house).await;
        Stage {
            house,
            table,
            finished,
            left,
        }
    }

    async fn leave(house: &House) -> (Table, String) {
        let (table, keys) = house.set_and_join(1).await;
        for key in &keys {
            let guest = house.guest(Some(key));
            guest.post(&table.page("/concede"), "").await;
        }
        let seats = [
            json!({ "kind": "me", "name": "Vera" }),
            json!({ "kind": "guest" }),
        ];
        let next = json!({ "game": "fliptown", "seats": seats, "again": table.id });
        house.guest(Some(&keys[0])).send("/api/tables", &next).await;
        (table, keys[1].clone())
    }

    fn key(&self, path: &str) -> &str {
        match path.ends_with("/follow") {
            true => &self.left.1,
            false => &self.table.key,
        }
    }

    /// A body that the address takes, if it takes one.
    async fn body(&self, guest: &Guest<'_>, path: &str) -> Option<Value> {
        let decision = guest.look(&self.table).await["decision"].clone();
        let what = path.rsplit('/').next().unwrap_or_default();
        Some(match what {
            "tables" => json!({ "game": "fliptown", "title": "Saloon", "options": {}, "seats": [
                { "kind": "me", "name": "Vera" }, { "kind": "guest" }, { "kind": "bot", "bot": "random" },
            ] }),
            "join" => json!({ "invitation": self.table.invitations[0], "name": "Bea" }),
            "act" => json!({ "decision": decision, "action": guest.legal(&self.table).await }),
            "undo" => json!({ "decision": decision }),
            "deeds" => json!({ "deed": "sit Věra" }),
            _ => return None,
        })
    }

    fn address(&self, path: &str) -> String {
        let table = match path.rsplit('/').next() {
            Some("replay") => &self.finished,
            Some("follow") => &self.left.0,
            _ => &self.table,
        };
        let path = path.replace("{table}", &table.id);
        path.replace("{game}", "fliptown")
            .replace("{rule}", "FT-1.1")
    }
}

/// An operation of the document.
struct Operation<'a> {
    document: &'a Value,
    method: String,
    path: &'a str,
    described: &'a Value,
}

impl Operation<'_> {
    /// The status, the content type and the schema of a good answer.
    fn good(&self) -> (&str, &str, &Value) {
        let responses = self.described["responses"].as_object().expect("responses");
        let mut good = responses
            .iter()
            .filter(|(status, _)| status.starts_with('2'));
        let (status, response) = good.next().expect("a good answer");
        let content = response["content"].as_object().expect("content");
        let (kind, content) = content.iter().next().expect("a content type");
        (status, kind, &content["schema"])
    }

    async fn call(&self, stage: &Stage) {
        let path = self.path;
        let guest = stage.house.guest(Some(stage.key(path)));
        let mut request = guest.request(&self.method, &stage.address(path));
        let body = stage.body(&guest, path).await;
        let taken = self.described.get("requestBody");
        assert_eq!(body.is_some(), taken.is_some(), "{path}");
        if let Some((body, taken)) = body.zip(taken) {
            let schema = &taken["content"]["application/json"]["schema"];
            fits(self.document, schema, &body).expect(path);
            request = request.json(&body);
        }
        let (status, kind, schema) = self.good();
        if kind == "text/event-stream" {
            let answer = request.send().await.expect("a stream");
            assert_eq!(answer.status().as_str(), status);
            assert_eq!(answer.headers()["content-type"], kind);
            return;
        }
        let answer = ask(request).await;
        assert_eq!(answer.status.to_string(), status, "{path}: {}", answer.text);
        assert_eq!(
            answer.header("content-type").split(';').next(),
            Some(kind),
            "{path}"
        );
        if kind == "application/json" {
            fits(self.document, schema, &answer.json()).expect(path);
        }
    }
}

#[tokio::test]
async fn every_address_answers_as_described() {
    let stage = Stage::set().await;
    let document = stage.house.stranger().get("/api/openapi.json").await.json();
    let paths = document["paths"].as_object().expect("paths");
    assert_eq!(paths.len(), 14);
    for (path, methods) in paths {
        for (method, described) in methods.as_object().expect("methods") {
            let operation = Operation {
                document: &document,
                method: method.to_uppercase(),
                path,
                described,
            };
            operation.call(&stage).await;
        }
    }
}

#[tokio::test]
async fn problems_are_as_described() {
    let house = House::open().await;
    let document = house.stranger().get("/api/openapi.json").await.json();
    let schema = &document["components"]["schemas"]["Problem"];
    let table = house.set(0, 0).await;
    let guest = house.guest(Some(&table.key));
    let refused = json!({ "decision": 0, "action": "go mine m2b" });
    for answer in [
        guest.get("/api/nowhere").await,
        guest.get("/api/tables/x").await,
        guest.send(&table.api("/act"), &refused).await,
        guest.send(&table.api("/act"), &json!({})).await,
    ] {
        fits(&document, schema, &answer.json()).expect("a problem document");
        assert_eq!(answer.header("content-type"), "application/problem+json");
    }
    let mut described = Vec::new();
    all(&document["paths"], "responses", &mut described);
    assert_eq!(described.len(), 14);
    for responses in described {
        for status in ["429", "default"] {
            assert!(responses.get(status).is_some(), "{responses}");
        }
        let responses = responses.as_object().expect("responses").iter();
        for (status, response) in responses.filter(|(status, _)| !status.starts_with('2')) {
            let content = response["content"].as_object().expect("content");
            let kinds: Vec<&String> = content.keys().collect();
            assert_eq!(kinds, ["application/problem+json"], "{status}");
        }
    }
}
