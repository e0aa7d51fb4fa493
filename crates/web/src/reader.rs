//! Who reads a page.

use std::fmt;
use std::str::FromStr;

use catalog::Lang;

/// Light, dark, or as the reader's system has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Theme {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    pub(crate) fn id(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The value of `data-theme`, if the page has to say it.
    pub(crate) fn forced(self) -> Option<&'static str> {
        (self != Theme::System).then_some(self.id())
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Theme {
    type Err = ();

    fn from_str(text: &str) -> Result<Theme, ()> {
        Theme::ALL.into_iter().find(|t| t.id() == text).ok_or(())
    }
}

/// How somebody wants pages to be: from cookies, or from what the browser says of itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reader {
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// What this person was last called, to be offered again.
    pub(crate) name: Option<table::Name>,
    /// The path that is being read, for forms that lead back to it.
    pub(crate) path: String,
}
