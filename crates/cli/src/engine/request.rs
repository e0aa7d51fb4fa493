//! What can be asked.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::Deserialize;
use serde_json::Value;

/// A request without its `id`.
#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
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
