//! What the game says, as phrases.

use kernel::{Choice, Explain, Phrase, RuleId};

use crate::action::Action;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::view::View;
use crate::whynot::WhyNot;

pub(crate) fn describe(_view: &View, action: Action) -> Choice {
    Choice {
        phrase: Phrase::new(action.to_string().replace([' ', '_', '='], "-")),
        rule: RuleId("ID-1.1"),
    }
}

macro_rules! said { ($($name:ty),*) => {$(impl Explain for $name {
    fn rule(&self) -> RuleId { RuleId("ID-1.1") }
    fn phrase(&self) -> Phrase { Phrase::new("x") }
})*}; }
said!(Event, Prompt, WhyNot);

/// A condition in words, with the names of those who play its roles if they are cast.
pub fn clause(_clause: &crate::crime::Clause, _binding: Option<&crate::crime::Binding>) -> Phrase {
    Phrase::new("x")
}

/// A line of an effect in words.
pub fn line(_line: &crate::crime::Line, _binding: Option<&crate::crime::Binding>) -> Phrase {
    Phrase::new("x")
}
