//! Who sends a request: a browser with its cookies, or a program with its key.

use std::convert::Infallible;
use std::str::FromStr;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST};
use axum::http::request::Parts;
use catalog::Lang;
use cookie::time::Duration;
use cookie::{Cookie, CookieJar, SameSite};
use table::{Key, Name};

use crate::problem::Problem;
use crate::reader::{Reader, Theme};

/// The key of a browser: it opens every seat that was taken with it.
const KEY: &str = "backroom";
const LANG: &str = "lang";
const THEME: &str = "theme";
const NAME: &str = "name";

/// Browsers keep a cookie for 400 days at most.
const DAYS: i64 = 400;

/// Whoever asks. Nothing here is ever refused: what makes no sense is as if it had not been sent.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) reader: Reader,
    /// The key of the browser's cookie.
    pub(crate) key: Option<Key>,
    /// The key of the `Authorization` header, which a browser never sends by itself.
    pub(crate) bearer: Option<Key>,
    /// The host as the guest wrote it.
    pub(crate) host: String,
}

impl Guest {
    fn of(parts: &Parts) -> Guest {
        let jar = jar(&parts.headers);
        let header = |name| {
            parts
                .headers
                .get(name)
                .and_then(|value| value.to_str().ok())
        };
        let spoken = || header(ACCEPT_LANGUAGE).and_then(preferred);
        let bearer = header(AUTHORIZATION)
            .and_then(|text| text.split_once(' '))
            .filter(|(scheme, _)| scheme.eq_ignore_ascii_case("Bearer"));
        Guest {
            reader: Reader {
                lang: read(&jar, LANG).or_else(spoken).unwrap_or_default(),
                theme: read::<Theme>(&jar, THEME).unwrap_or_default(),
                name: read_name(&jar),
                path: parts
                    .uri
                    .path_and_query()
                    .map_or("/", |p| p.as_str())
                    .to_owned(),
            },
            host: header(HOST).unwrap_or("localhost").to_owned(),
            key: read(&jar, KEY),
            bearer: bearer.and_then(|(_, key)| key.trim().parse().ok()),
        }
    }
}

impl Guest {
    /// The key of the browser, or one for a browser that has none yet.
    pub(crate) fn key_or_new(&self) -> Result<Key, Problem> {
        or_new(self.key.as_ref())
    }

    /// The key of the program, or one for a program that has none yet.
    pub(crate) fn bearer_or_new(&self) -> Result<Key, Problem> {
        or_new(self.bearer.as_ref())
    }
}

fn or_new(key: Option<&Key>) -> Result<Key, Problem> {
    key.map_or_else(Key::random, |key| Ok(key.clone()))
        .map_err(|error| Problem::trouble(&error))
}

fn jar(headers: &HeaderMap) -> CookieJar {
    let mut jar = CookieJar::new();
    let lines = headers.get_all(COOKIE).iter();
    for line in lines.filter_map(|line| line.to_str().ok()) {
        for cookie in Cookie::split_parse(line.to_owned()).flatten() {
            jar.add_original(cookie);
        }
    }
    jar
}

fn read<T: FromStr>(jar: &CookieJar, name: &str) -> Option<T> {
    jar.get(name)?.value().parse().ok()
}

/// Names travel as hexadecimal UTF-8: a cookie's value is plain ASCII.
fn read_name(jar: &CookieJar) -> Option<Name> {
    let text = jar.get(NAME)?.value().as_bytes();
    let bytes: Option<Vec<u8>> = text
        .chunks(2)
        .map(|pair| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok())
        .collect();
    String::from_utf8(bytes?).ok()?.parse().ok()
}

/// The first language that the table speaks, in the order of the browser's wishes.
fn preferred(header: &str) -> Option<Lang> {
    let mut wishes: Vec<(Lang, f32)> = header
        .split(',')
        .filter_map(|wish| {
            let (tag, weight) = wish.split_once(";q=").unwrap_or((wish, "1"));
            Some((Lang::from_locale(tag.trim())?, weight.trim().parse().ok()?))
        })
        .collect();
    // The sort is stable: of equal wishes the first stays first.
    wishes.sort_by(|a, b| b.1.total_cmp(&a.1));
    wishes.first().map(|(lang, _)| *lang)
}

impl<S: Sync> FromRequestParts<S> for Guest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Guest, Infallible> {
        Ok(Guest::of(parts))
    }
}

/// Cookies for an answer.
pub(crate) struct Cookies {
    secure: bool,
}

impl Cookies {
    /// `secure` where browsers reach the server through TLS.
    pub(crate) fn new(secure: bool) -> Cookies {
        Cookies { secure }
    }

    pub(crate) fn key(&self, key: &Key) -> Cookie<'static> {
        self.cookie(KEY, key.secret())
    }

    pub(crate) fn lang(&self, lang: Lang) -> Cookie<'static> {
        self.cookie(LANG, lang.tag().to_owned())
    }

    pub(crate) fn theme(&self, theme: Theme) -> Cookie<'static> {
        self.cookie(THEME, theme.id().to_owned())
    }

    pub(crate) fn name(&self, name: &Name) -> Cookie<'static> {
        let hex = name.as_str().bytes().map(|byte| format!("{byte:02x}"));
        self.cookie(NAME, hex.collect())
    }

    fn cookie(&self, name: &'static str, value: String) -> Cookie<'static> {
        Cookie::build((name, value))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.secure)
            .max_age(Duration::days(DAYS))
            .build()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_wishes_decide_the_language() {
        assert_eq!(preferred("de,cs;q=0.8,en;q=0.9"), Some(Lang::En));
        assert_eq!(preferred("pl-PL, cs;q=0.8"), Some(Lang::Pl));
        assert_eq!(preferred("de, fr;q=0.3"), None);
        assert_eq!(preferred(";q=x,,;;"), None);
    }

    #[test]
    fn a_name_survives_its_cookie() {
        let name: Name = "Věra; B=1".parse().unwrap();
        let cookie = Cookies::new(true).name(&name);
        assert!(cookie.value().is_ascii());
        let mut jar = CookieJar::new();
        jar.add(cookie);
        assert_eq!(read_name(&jar), Some(name));
        jar.add(("name", "zz"));
        assert_eq!(read_name(&jar), None);
    }
}
