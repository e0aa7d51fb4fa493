//! Which messages of a game's file name its options, its presets and its ends; how people are listed.

use kernel::{OptionSpec, Phrase, Preset};

const INTRO: &str = "game-intro";
const HELP: &str = "game-help";

/// The name of an option: `option-<key>`.
pub fn option_label(spec: &OptionSpec) -> Phrase {
    Phrase::name("option", spec.key)
}

/// What an option does, in a sentence: `option-<key>-help`; and whether it departs from the print.
pub fn option_help(spec: &OptionSpec) -> Phrase {
    let help = plain_option_help(spec);
    match spec.departs {
        true => Phrase::new("option-departs").with("help", help),
        false => help,
    }
}

/// What an option does, and no more.
pub(crate) fn plain_option_help(spec: &OptionSpec) -> Phrase {
    Phrase::name("option", &format!("{}-help", spec.key))
}

/// The name of an option's value: `option-<key>-<value>`, or the common word for on and off.
pub fn option_value(spec: &OptionSpec, value: &str) -> Phrase {
    match value {
        "on" => Phrase::new("value-on"),
        "off" => Phrase::new("value-off"),
        _ => Phrase::name("option", &format!("{}-{value}", spec.key)),
    }
}

/// The name of a preset: `preset-<key>`.
pub fn preset_label(preset: &Preset) -> Phrase {
    Phrase::name("preset", preset.key)
}

/// How a game ended, in a sentence: `end-<reason>`.
pub fn end_reason(reason: &str) -> Phrase {
    Phrase::name("end", reason)
}

/// What a game is about, in a few sentences.
pub fn game_intro() -> Phrase {
    Phrase::new(INTRO)
}

/// How a game is played, for somebody who has never seen it.
pub fn game_help() -> Phrase {
    Phrase::new(HELP)
}

/// People by their names, as a list that a message can speak.
pub fn people(names: &[String]) -> Vec<Phrase> {
    let person = |name: &String| Phrase::new("person-name").with("name", name.as_str());
    names.iter().map(person).collect()
}
