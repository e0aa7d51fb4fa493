//! Where somebody came from who reads the rules: a table, or the replay of one. Their page leads back there.

use std::fmt;

use axum::http::HeaderMap;
use axum::http::header::REFERER;
use table::TableId;
use url::Url;
use url::form_urlencoded::parse;

use crate::draw::table_path;

/// A way back to a table of this house. It is written anew from what was read, so that it leads nowhere else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Whence {
    table: TableId,
    replay: bool,
    /// How it was looked at: whose map, at which moment.
    query: String,
}

impl Whence {
    /// Reads a path with its query. An invitation is no way back: its address is a key.
    pub(crate) fn read(address: &str) -> Option<Whence> {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let path = path.strip_prefix("/t/")?;
        let (table, part) = path.split_once('/').unwrap_or((path, ""));
        let plain = |c: char| c.is_ascii_alphanumeric() || "=&".contains(c);
        let kept = ["", "replay"].contains(&part) && query.len() < 80 && query.chars().all(plain);
        let whence = Whence {
            table: table.parse().ok()?,
            replay: part == "replay",
            query: if kept {
                query.to_owned()
            } else {
                String::new()
            },
        };
        (!part.starts_with("sit")).then_some(whence)
    }

    /// Where a browser says that it came from: a table, or rules that were read from one.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Whence> {
        let came_from = headers.get(REFERER)?.to_str().ok()?;
        let url = Url::parse(came_from).ok()?;
        if url.path().starts_with("/rules/") {
            let mut pairs = parse(url.query()?.as_bytes());
            let (_, from) = pairs.find(|(key, _)| key == "from")?;
            return Whence::read(&from);
        }
        let query = url.query().unwrap_or_default();
        Whence::read(&format!("{}?{query}", url.path()))
    }

    pub(crate) fn is_replay(&self) -> bool {
        self.replay
    }
}

impl fmt::Display for Whence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = if self.replay { "/replay" } else { "" };
        let sign = if self.query.is_empty() { "" } else { "?" };
        write!(f, "{}{part}{sign}{}", table_path(&self.table), self.query)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "abcdefghijkmnpqr";

    fn back(address: &str) -> Option<String> {
        Some(Whence::read(address)?.to_string())
    }

    fn came_from(address: &str) -> Option<String> {
        let mut headers = HeaderMap::new();
        headers.insert(REFERER, address.parse().unwrap());
        Some(Whence::of(&headers)?.to_string())
    }

    #[test]
    fn a_table_and_its_replay_are_led_back_to_as_they_were_looked_at() {
        for way in ["", "?of=1", "/replay", "/replay?ply=12&as=0"] {
            let way = format!("/t/{ID}{way}");
            assert_eq!(back(&way), Some(way));
        }
        // A page that answers a form stands at the address of the form, where nothing can be read.
        assert_eq!(back(&format!("/t/{ID}/act?of=1")), Some(format!("/t/{ID}")));
    }

    #[test]
    fn nothing_else_is_led_back_to() {
        for path in [
            "",
            "/",
            "//evil.example",
            "https://evil.example/t/abcdefghijkmnpqr",
            "/t/",
            "/t/..",
            "/t/short",
            "/t//evil.example",
            "/t/abcdefghijkmnpqr/sit/secret",
            "/rules/fliptown",
        ] {
            assert_eq!(back(path), None, "{path}");
        }
        let plain = Some(format!("/t/{ID}"));
        for query in ["?of=<b>", "?x=//evil.example", "?a=\"", &"?a=1".repeat(40)] {
            assert_eq!(back(&format!("/t/{ID}{query}")), plain, "{query}");
        }
    }

    #[test]
    fn a_browser_says_where_it_came_from() {
        let table = Some(format!("/t/{ID}?of=1"));
        let house = "http://localhost:7272";
        assert_eq!(came_from(&format!("{house}/t/{ID}?of=1")), table);
        let rules = format!("{house}/rules/fliptown?q=x&from=%2Ft%2F{ID}%3Fof%3D1");
        assert_eq!(came_from(&rules), table);
        let elsewhere = format!("{house}/rules/fliptown?from=https://evil.example");
        for address in [
            &elsewhere,
            house,
            "nonsense",
            &format!("{house}/new/fliptown"),
        ] {
            assert_eq!(came_from(address), None, "{address}");
        }
        assert_eq!(Whence::of(&HeaderMap::new()), None);
    }
}
