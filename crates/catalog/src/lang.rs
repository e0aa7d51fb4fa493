//! Which languages the table speaks.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Czech.
    Cs,
    /// Polish.
    Pl,
}

impl Lang {
    /// Every language.
    pub const ALL: &'static [Lang] = &[Lang::En, Lang::Cs, Lang::Pl];

    /// Its tag, such as `cs`.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Cs => "cs",
            Lang::Pl => "pl",
        }
    }

    /// Its name in itself.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Cs => "čeština",
            Lang::Pl => "polski",
        }
    }

    /// The language of a locale as the environment names it, such as `cs_CZ.UTF-8`.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let tag = locale.split(['_', '-', '.', '@']).next()?;
        tag.to_ascii_lowercase().parse().ok()
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        // A tag of two letters is always well-formed; the fallback is the root language.
        LanguageIdentifier::from_bytes(self.tag().as_bytes()).unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL
            .iter()
            .copied()
            .find(|lang| lang.tag() == text)
            .ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// The table does not speak this language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no language {0:?}; the languages are: en, cs, pl")]
pub struct UnknownLang(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_of_the_environment_are_understood() {
        assert_eq!(Lang::from_locale("cs_CZ.UTF-8"), Some(Lang::Cs));
        assert_eq!(Lang::from_locale("pl"), Some(Lang::Pl));
        assert_eq!(Lang::from_locale("EN-gb"), Some(Lang::En));
        assert_eq!(Lang::from_locale("C.UTF-8"), None);
        assert_eq!(Lang::from_locale(""), None);
    }

    #[test]
    fn an_unknown_language_is_told_what_is_known() {
        let error = "de".parse::<Lang>().unwrap_err().to_string();
        for lang in Lang::ALL {
            assert_eq!(lang.tag().parse(), Ok(*lang));
            assert!(error.contains(lang.tag()));
        }
    }
}
