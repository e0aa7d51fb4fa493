//! Which language is wanted.

use std::env;
use std::ffi::OsString;

use catalog::Lang;

/// The language of the arguments, else of the environment, else English. The arguments are looked at
/// before they are parsed, since their help is in that language too.
pub(crate) fn wanted(args: &[OsString]) -> Lang {
    of_args(args).or_else(of_environment).unwrap_or_default()
}

fn of_args(args: &[OsString]) -> Option<Lang> {
    let mut args = args.iter().filter_map(|arg| arg.to_str());
    while let Some(arg) = args.next() {
        match arg.strip_prefix("--lang") {
            Some("") => return args.next()?.parse().ok(),
            Some(rest) => return rest.strip_prefix('=')?.parse().ok(),
            None => {}
        }
    }
    None
}

/// The first variable that is set decides, even if we do not speak its language.
fn of_environment() -> Option<Lang> {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| Lang::from_locale(&value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_argument_is_found_in_both_forms() {
        let of = |args: &[&str]| {
            let args: Vec<OsString> = args.iter().map(OsString::from).collect();
            of_args(&args)
        };
        assert_eq!(of(&["backroom", "play", "--lang", "cs"]), Some(Lang::Cs));
        assert_eq!(of(&["backroom", "--lang=pl", "play"]), Some(Lang::Pl));
        assert_eq!(of(&["backroom", "--lang"]), None);
        assert_eq!(of(&["backroom", "play"]), None);
    }
}
