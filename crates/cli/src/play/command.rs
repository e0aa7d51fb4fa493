//! What a person can type at the table.

use std::path::PathBuf;

/// Everything that can be typed, with the message `key-…` that tells what it does.
pub(crate) const KEYS: [(&str, &str); 14] = [
    ("1, 2 …", "choose"),
    ("0", "back"),
    ("?", "why"),
    ("? 3", "why-choice"),
    ("? …", "rules"),
    ("u", "undo"),
    ("u!", "consent"),
    ("b", "board"),
    ("l", "log"),
    ("s", "scores"),
    ("save …", "save"),
    ("⏎", "redraw"),
    ("h", "help"),
    ("q", "quit"),
];

/// One line of input, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Draw the page again.
    Redraw,
    /// Take the choice with this number, counted from 1.
    Choose(usize),
    /// Explain the rule behind what is asked, or behind the last refusal.
    Why,
    /// Explain the rule behind the choice with this number.
    WhyChoice(usize),
    /// Show the rules with this ID or these words.
    Rules(String),
    /// Take the last decision back.
    Undo,
    /// Take the last decision back with everybody's consent.
    UndoByConsent,
    /// Show the whole board, however long it is.
    Board,
    /// Show the log.
    Log,
    /// Show the scores.
    Scores,
    /// Save, to a file of this name if one is given.
    Save(Option<PathBuf>),
    /// Leave.
    Quit,
    /// Show what can be typed.
    Help,
    /// The notation of an action, perhaps.
    Action(String),
}

impl Command {
    /// Understands a line; whatever is no command may be the notation of an action.
    pub(super) fn read(line: &str) -> Command {
        let line = line.trim();
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim()),
            None => (line, ""),
        };
        if let Some(question) = line.strip_prefix('?') {
            return Command::question(question.trim());
        }
        match (word, rest) {
            ("", _) => Command::Redraw,
            ("u", "") => Command::Undo,
            ("u!", "") => Command::UndoByConsent,
            ("b", "") => Command::Board,
            ("l", "") => Command::Log,
            ("s", "") => Command::Scores,
            ("q", "") => Command::Quit,
            ("h", "") => Command::Help,
            ("save", "") => Command::Save(None),
            ("save", file) => Command::Save(Some(PathBuf::from(file))),
            _ => match line.parse() {
                Ok(number) => Command::Choose(number),
                Err(_) => Command::Action(line.to_owned()),
            },
        }
    }

    fn question(about: &str) -> Command {
        match about.parse() {
            Ok(number) => Command::WhyChoice(number),
            Err(_) if about.is_empty() => Command::Why,
            Err(_) => Command::Rules(about.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let rules = |text: &str| Command::Rules(text.to_owned());
        let action = |text: &str| Command::Action(text.to_owned());
        let lines = [
            ("", Command::Redraw),
            (" 12 ", Command::Choose(12)),
            ("?", Command::Why),
            ("?3", Command::WhyChoice(3)),
            ("? 3", Command::WhyChoice(3)),
            ("? FT-8.1", rules("FT-8.1")),
            ("?gold pan", rules("gold pan")),
            ("u", Command::Undo),
            ("u!", Command::UndoByConsent),
            ("b", Command::Board),
            ("save", Command::Save(None)),
            (
                "save my game.txt",
                Command::Save(Some("my game.txt".into())),
            ),
            ("assign 7h 9s 2d", action("assign 7h 9s 2d")),
            ("s 3", action("s 3")),
            ("-1", action("-1")),
        ];
        for (line, command) in lines {
            assert_eq!(Command::read(line), command, "{line:?}");
        }
    }
}
