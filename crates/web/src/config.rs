//! How the server is started.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

/// Everything that can be chosen; the defaults need no choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// The file of all tables.
    pub db: PathBuf,
    /// How people reach the server, for links; as they write it themselves without.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy in front says who asks (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// How many requests one address may send in a second; no limit without.
    pub rate: Option<u32>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 7272)),
            db: PathBuf::from("backroom.db"),
            public_url: None,
            behind_proxy: false,
            rate: Some(50),
        }
    }
}

/// A scheme and a host, such as `https://games.example.org`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

/// Why a text is no public address.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not an address such as https://games.example.org (scheme and host, no path)")]
pub struct PublicUrlError(String);

impl PublicUrl {
    /// The address without a slash at its end.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether browsers reach it through TLS.
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<PublicUrl, PublicUrlError> {
        let error = || PublicUrlError(text.chars().take(80).collect());
        let url = text.strip_suffix('/').unwrap_or(text);
        let host = url
            .strip_prefix("https://")
            .or_else(|| url.strip_prefix("http://"))
            .ok_or_else(error)?;
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._:[]".contains(c);
        if host.is_empty() || !host.chars().all(plain) {
            return Err(error());
        }
        Ok(PublicUrl(url.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_scheme_and_host() {
        let url: PublicUrl = "https://games.example.org/".parse().unwrap();
        assert_eq!(url.as_str(), "https://games.example.org");
        assert!(url.is_secure());
        for text in [
            "",
            "games.example.org",
            "ftp://x",
            "https://",
            "http://a/b",
            "http://a b",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text:?}");
        }
    }
}
