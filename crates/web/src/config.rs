//! How the server is started.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::str::FromStr;

use kernel::Seed;
use url::Url;

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
    pub rate: Option<NonZeroU32>,
    /// What all tables are dealt from, one after the other; left to chance without. Whoever knows it knows every card.
    pub seed: Option<Seed>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 7272)),
            db: PathBuf::from("backroom.db"),
            public_url: None,
            behind_proxy: false,
            rate: NonZeroU32::new(50),
            seed: None,
        }
    }
}

/// A scheme and a host, such as `https://games.example.org`: the origin of every page, as browsers write it.
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
        let url = Url::parse(text).map_err(|_| error())?;
        // Browsers write the origin of a page like this; with anything more it is no origin.
        let origin = url.origin().ascii_serialization();
        let is_web = matches!(url.scheme(), "http" | "https");
        match is_web && url.as_str() == format!("{origin}/") {
            true => Ok(PublicUrl(origin)),
            false => Err(error()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::iter;

    use kernel::Chance;

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
            "http://a?b",
            "http://a#b",
            "http://me@a",
            "http://a:99999",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_public_address_is_written_as_browsers_write_origins() {
        for (text, origin) in [
            ("HTTPS://Games.Example.org:443", "https://games.example.org"),
            ("http://[::1]:7272/", "http://[::1]:7272"),
            (
                "https://hospoda-u-čerta.cz",
                "https://xn--hospoda-u-erta-zzb.cz",
            ),
        ] {
            let url: PublicUrl = text.parse().unwrap();
            assert_eq!(url.as_str(), origin);
            assert_eq!(url.is_secure(), origin.starts_with("https"));
        }
    }

    /// Whatever is read as an address is an origin, and reads back as itself.
    #[test]
    fn a_public_address_reads_back_as_itself() {
        const PARTS: [&str; 24] = [
            "http", "https", "HTTP", "ftp", ":", "//", "/", "\\", "@", "?", "#", "%41", ".", "..",
            "a", "Ž", "xn--", "[::1]", "[", "127.1", "0x7f.1", ":443", ":7272", "\t",
        ];
        let mut chance = Chance::new(&Seed::from_text("addresses"));
        let mut read = 0;
        for _ in 0..20_000 {
            let start = *chance.pick(&["", "http://", "https://a"]);
            let rest = (0..chance.below(5)).map(|_| *chance.pick(&PARTS));
            let text: String = iter::once(start).chain(rest).collect();
            let Ok(url) = text.parse::<PublicUrl>() else {
                continue;
            };
            read += 1;
            assert_eq!(url.as_str().parse().as_ref(), Ok(&url), "{text:?}");
            let (scheme, host) = url.as_str().split_once("://").unwrap();
            assert!(matches!(scheme, "http" | "https"), "{text:?}");
            assert!(!host.contains(['/', '@', '?', '#', '\\']), "{text:?}");
        }
        assert!(read > 1_000, "{read}");
    }
}
