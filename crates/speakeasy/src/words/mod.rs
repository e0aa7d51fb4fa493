//! Placeholder.
use crate::{Action, Event, Prompt, View, WhyNot};
use kernel::{Choice, Explain, Phrase, RuleId};
impl Explain for Prompt {
    fn rule(&self) -> RuleId {
        self.step.rule()
    }
    fn phrase(&self) -> Phrase {
        Phrase::new("x")
    }
}
impl Explain for Event {
    fn rule(&self) -> RuleId {
        RuleId("SP-1.1")
    }
    fn phrase(&self) -> Phrase {
        Phrase::new("x")
    }
}
impl Explain for WhyNot {
    fn rule(&self) -> RuleId {
        RuleId("SP-1.1")
    }
    fn phrase(&self) -> Phrase {
        Phrase::new("x")
    }
}
pub(crate) fn describe(_: &View, action: Action) -> Choice {
    Choice {
        phrase: {
            let _ = action;
            Phrase::new("x")
        },
        rule: RuleId("SP-1.1"),
    }
}
