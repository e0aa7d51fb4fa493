//! `backroom options`: what can be set before a game begins.

use std::collections::BTreeMap;
use std::io::{self, Write};

use catalog::{Lang, Texts, words};
use kernel::{Game, OptionSpec, Options, Phrase, Preset, RuleId};
use serde::Serialize;

use crate::args::OptionsArgs;
use crate::failure::Failure;
use crate::layout;
use crate::style::{Ink, Style};
use crate::terminal::Terminal;
use crate::{Playable, texts_of};

/// Prints the options and presets, as text or as an object.
pub(crate) fn run<G: Playable>(args: &OptionsArgs, lang: Lang) -> Result<(), Failure> {
    let texts = texts_of::<G>(lang);
    let sheet = Sheet::of::<G>(&texts);
    let mut output = io::stdout().lock();
    if args.json {
        let json = serde_json::to_string_pretty(&sheet).map_err(io::Error::from)?;
        writeln!(output, "{json}")?;
    } else {
        for line in sheet.lines(&texts, Terminal::now()) {
            writeln!(output, "{line}")?;
        }
    }
    Ok(output.flush()?)
}

#[derive(Serialize)]
struct Sheet {
    game: &'static str,
    min_seats: u8,
    max_seats: u8,
    options: Vec<Entry>,
    presets: Vec<PresetEntry>,
}

#[derive(Serialize)]
struct Entry {
    key: &'static str,
    label: String,
    help: String,
    rule: RuleId,
    default: &'static str,
    values: Vec<Value>,
}

#[derive(Serialize)]
struct Value {
    value: &'static str,
    label: String,
}

#[derive(Serialize)]
struct PresetEntry {
    key: &'static str,
    label: String,
    settings: BTreeMap<&'static str, &'static str>,
}

impl Sheet {
    fn of<G: Game>(texts: &Texts) -> Sheet {
        let (min_seats, max_seats) = G::Options::SEATS.into_inner();
        let specs = <G::Options as Options>::SPECS.iter();
        let presets = <G::Options as Options>::PRESETS.iter();
        Sheet {
            game: G::INFO.id,
            min_seats,
            max_seats,
            options: specs.map(|spec| Entry::of(spec, texts)).collect(),
            presets: presets
                .map(|preset| PresetEntry::of(preset, texts))
                .collect(),
        }
    }

    fn lines(&self, texts: &Texts, terminal: Terminal) -> Vec<String> {
        let seats = Phrase::new("options-seats")
            .with("min", self.min_seats)
            .with("max", self.max_seats);
        let mut lines = vec![texts.say(&seats)];
        let modes = texts.say(&Phrase::name("modes", self.game));
        lines.extend(layout::wrap(&modes, terminal.width, 0));
        for entry in &self.options {
            lines.push(String::new());
            lines.extend(entry.lines(terminal));
        }
        for preset in &self.presets {
            let settings: Vec<String> = preset
                .settings
                .iter()
                .map(|(k, v)| format!("{k}={v}"))
                .collect();
            let title = Phrase::new("options-preset")
                .with("key", preset.key)
                .with("label", preset.label.as_str())
                .with("settings", settings.join(" "));
            lines.push(String::new());
            lines.extend(layout::wrap(&texts.say(&title), terminal.width, 2));
        }
        if !self.options.is_empty() {
            lines.push(String::new());
            let hint = Phrase::new("options-hint").with("game", self.game);
            lines.extend(layout::wrap(&texts.say(&hint), terminal.width, 0));
        }
        lines
    }
}

impl Entry {
    fn of(spec: &OptionSpec, texts: &Texts) -> Entry {
        let value = |value: &&'static str| Value {
            value,
            label: texts.say(&words::option_value(spec, value)),
        };
        Entry {
            key: spec.key,
            label: texts.say(&words::option_label(spec)),
            help: texts.say(&words::option_help(spec)),
            rule: spec.rule,
            default: spec.default,
            values: spec.values.iter().map(value).collect(),
        }
    }

    fn lines(&self, Terminal { width, style, .. }: Terminal) -> Vec<String> {
        let mut lines = vec![format!(
            "{}  {}  {}",
            style.paint(Ink::Bold, self.key),
            self.label,
            style.paint(Ink::Dim, format!("[{}]", self.rule))
        )];
        let indented = |text: &str| -> Vec<String> {
            let wrapped = layout::wrap(text, width.saturating_sub(2), 0);
            wrapped.iter().map(|line| format!("  {line}")).collect()
        };
        lines.extend(indented(&self.help));
        let values: Vec<String> = self.values.iter().map(|v| self.value(v, style)).collect();
        lines.extend(indented(&values.join(", ")));
        lines
    }

    /// The value as it is typed, with its name where that is another; the default stands out.
    fn value(&self, value: &Value, style: Style) -> String {
        let typed = if value.value == self.default {
            style.paint(Ink::Bold, format!("*{}", value.value))
        } else {
            value.value.to_owned()
        };
        if value.label == value.value {
            typed
        } else {
            format!("{typed} ({})", value.label)
        }
    }
}

impl PresetEntry {
    fn of(preset: &Preset, texts: &Texts) -> PresetEntry {
        PresetEntry {
            key: preset.key,
            label: texts.say(&words::preset_label(preset)),
            settings: preset.settings.iter().copied().collect(),
        }
    }
}
