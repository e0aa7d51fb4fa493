//! What can be asked.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::Deserialize;
use serde_json::{Map, Value};

/// A request without its `id`: a name, which stands in its `cmd`, and the other fields.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Request {
    New {
        seats: u8,
        #[serde(default)]
        options: BTreeMap<String, Setting>,
        #[serde(default)]
        preset: Option<String>,
        #[serde(default)]
        seed: Option<String>,
    },
    Legal {
        seat: Seat,
        #[serde(default = "yes")]
        choices: bool,
    },
    Apply {
        seat: Seat,
        action: String,
    },
    View {
        #[serde(default)]
        seat: Option<Seat>,
    },
    Log {
        #[serde(default)]
        seat: Option<Seat>,
        #[serde(default)]
        from: usize,
    },
    Choose {
        seat: Seat,
        bot: String,
        #[serde(default)]
        seed: Option<String>,
    },
    State {},
    Load {
        state: Value,
        #[serde(default)]
        seed: Option<String>,
    },
    Resume {
        replay: String,
    },
    Standing {
        #[serde(default)]
        seat: Option<Seat>,
    },
    Undo {
        #[serde(default)]
        seat: Option<Seat>,
    },
    Imagine {
        #[serde(default)]
        seat: Option<Seat>,
        #[serde(default)]
        seed: Option<String>,
    },
    Replay {},
    Quit {},
}

impl Request {
    /// Reads its fields, or says which of them is at fault.
    pub(super) fn read(mut fields: Map<String, Value>) -> Result<Request, String> {
        let Some(Value::String(cmd)) = fields.remove("cmd") else {
            return Err("a request is named by its field `cmd`, a string".to_owned());
        };
        let named = Map::from_iter([(cmd, Value::Object(fields))]);
        serde_path_to_error::deserialize(Value::Object(named)).map_err(misread)
    }
}

/// What was read wrongly and where, for programs in any language: the types of this one are told as those of JSON.
pub(super) fn misread(error: serde_path_to_error::Error<serde_json::Error>) -> String {
    let told = error.to_string();
    let Some((what, expected)) = told.rsplit_once(", expected ") else {
        return told;
    };
    let expected = match expected {
        "u8" => "a whole number from 0 to 255",
        "u16" | "u32" | "u64" | "usize" => "a whole number, 0 or more",
        "i8" | "i16" | "i32" | "i64" => "a whole number",
        other if other.starts_with("struct ") => "an object",
        other => other,
    };
    format!("{what}, expected {expected}")
}

fn yes() -> bool {
    true
}

/// The value of an option: its text, or a truth value for a switch.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "the value of an option must be a string, true or false"
)]
pub(super) enum Setting {
    Text(String),
    Switch(bool),
}

impl Setting {
    pub(super) fn as_str(&self) -> &str {
        match self {
            Setting::Text(text) => text,
            Setting::Switch(true) => "on",
            Setting::Switch(false) => "off",
        }
    }
}
