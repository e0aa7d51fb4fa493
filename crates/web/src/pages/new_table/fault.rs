//! What is wrong with a form, and at which field.

use kernel::{OptionError, Phrase, RuleId};
use table::{Name, NameError};

/// A field of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Field {
    /// The form as a whole.
    Form,
    /// What the reader is called.
    Name,
    /// What the table is called.
    Title,
    /// How many sit at the table.
    Seats,
    /// The components.
    Pack,
    /// An option of the game.
    Setting(&'static str),
}

impl Field {
    /// Where the field stands on the page.
    pub(crate) fn anchor(self) -> String {
        match self {
            Field::Form => "setup".to_owned(),
            Field::Name => "field-name".to_owned(),
            Field::Title => "field-title".to_owned(),
            Field::Seats => "field-seats".to_owned(),
            Field::Pack => "field-pack".to_owned(),
            Field::Setting(key) => format!("field-{key}"),
        }
    }
}

/// Why a table cannot be set like this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    pub(crate) field: Field,
    pub(crate) why: Phrase,
    pub(crate) rule: Option<RuleId>,
}

impl Fault {
    pub(crate) fn new(field: Field, why: Phrase) -> Fault {
        Fault {
            field,
            why,
            rule: None,
        }
    }

    /// An error of the options, at the option that is at fault.
    pub(crate) fn of(error: &OptionError, keys: impl IntoIterator<Item = &'static str>) -> Fault {
        let mut keys = keys.into_iter();
        let field = match (error, keys.find(|key| *key == error.option())) {
            (_, Some(key)) => Field::Setting(key),
            (OptionError::Seats { .. }, None) => Field::Seats,
            (_, None) => Field::Form,
        };
        Fault {
            field,
            why: error.phrase(),
            rule: error.rule(),
        }
    }
}

/// Why nobody can be called like this.
pub(crate) fn not_a_name(error: NameError) -> Phrase {
    match error {
        NameError::Empty => Phrase::new("new-fault-no-name"),
        NameError::Long => Phrase::new("new-fault-long-name").with("most", Name::MAX as i64),
    }
}

/// Why no table can be called like this.
pub(super) fn not_a_title(error: NameError) -> Phrase {
    match error {
        NameError::Empty => Phrase::new("new-fault-no-title"),
        NameError::Long => Phrase::new("new-fault-long-title").with("most", Name::MAX as i64),
    }
}
