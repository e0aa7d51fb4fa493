//! What stands between the world and the pages: headers, origin, rates.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use kernel::Phrase;

use crate::app::App;
use crate::problem::Problem;

/// Nothing but our own files, no script in a page, nobody else's frame: the bell of a table stands in one of ours.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-src 'self'; frame-ancestors 'self'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // A link to a table is a key to watch it: other sites are not told.
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=()",
    ),
];

/// Adds the headers of every answer. What depends on who asks is not kept by anybody in between.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Lets nobody change anything from a page of somebody else.
pub(crate) async fn origin(State(app): State<App>, request: Request, next: Next) -> Response {
    if request.method().is_safe() || is_from_here(&app, request.headers()) {
        next.run(request).await
    } else {
        Problem::new(StatusCode::FORBIDDEN, Phrase::new("problem-other-origin")).into_response()
    }
}

/// Browsers say where a request comes from. A client that says nothing is no browser, and nobody can have
/// tricked it.
fn is_from_here(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    let Some(origin) = text("origin") else {
        return true;
    };
    let host = text("host").unwrap_or("");
    let public = app.public_url().map(|url| url.as_str());
    let bare = origin.split_once("://").map(|(_, host)| host);
    public == Some(origin) || (public.is_none() && !host.is_empty() && bare == Some(host))
}

/// How fast one address may ask, and how long it may stay.
pub(crate) struct Rates {
    limiter: DefaultKeyedRateLimiter<IpAddr>,
    clock: DefaultClock,
    behind_proxy: bool,
    /// How many live streams each address has open; none is not kept.
    streams: Mutex<HashMap<IpAddr, usize>>,
}

/// A page brings its stylesheet, its script and a live stream, and a quick reader opens several: for a
/// moment one may ask so many times as fast.
const BURST: NonZeroU32 = NonZeroU32::MIN.saturating_add(3);

/// A stream takes a connection for as long as a page is open: this is room for a club behind one address, and no
/// room to use up what the system has.
const STREAMS: usize = 100;

impl Rates {
    /// So many requests a second.
    pub(crate) fn new(per_second: NonZeroU32, behind_proxy: bool) -> Rates {
        let burst = per_second.saturating_mul(BURST);
        let quota = Quota::per_second(per_second).allow_burst(burst);
        Rates {
            limiter: RateLimiter::keyed(quota),
            clock: DefaultClock::default(),
            behind_proxy,
            streams: Mutex::default(),
        }
    }

    /// After how many seconds the address may ask again, if not now.
    fn wait(&self, address: IpAddr) -> Option<u64> {
        let until = self.limiter.check_key(&household(address)).err()?;
        Some(until.wait_time_from(self.clock.now()).as_secs() + 1)
    }

    /// Whether the address may open one more stream, which is counted until [`Rates::leave`].
    pub(crate) fn enter(&self, address: IpAddr) -> bool {
        let mut streams = self.streams();
        let open = streams.entry(household(address)).or_default();
        let room = *open < STREAMS;
        *open += usize::from(room);
        room
    }

    /// A stream of the address has ended.
    pub(crate) fn leave(&self, address: IpAddr) {
        let mut streams = self.streams();
        if let Some(open) = streams.get_mut(&household(address)) {
            *open -= 1;
            if *open == 0 {
                streams.remove(&household(address));
            }
        }
    }

    /// The counts are whole after every single step, so a panic elsewhere cannot have spoilt them.
    fn streams(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets addresses that have not asked for a while.
    pub(crate) fn sweep(&self) {
        self.limiter.retain_recent();
    }

    /// Who asks.
    pub(crate) fn address(&self, headers: &HeaderMap, extensions: &Extensions) -> Option<IpAddr> {
        let peer = || {
            let info = extensions.get::<ConnectInfo<SocketAddr>>()?;
            Some(info.0.ip())
        };
        if !self.behind_proxy {
            return peer();
        }
        // The last entry is the one that our own proxy wrote.
        let told = headers.get_all("x-forwarded-for").iter().next_back();
        let last = told.and_then(|value| value.to_str().ok()?.rsplit(',').next());
        last.and_then(|text| text.trim().parse().ok()).or_else(peer)
    }
}

/// Who has one address of the new kind has 2^64 of them: the first half names the household.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        old => old,
    }
}

/// Slows down who asks too fast.
pub(crate) async fn rate(State(app): State<App>, request: Request, next: Next) -> Response {
    // The health check of a busy server must not fail.
    let limited = app.rates().filter(|_| request.uri().path() != "/healthz");
    let wait = limited.and_then(|rates| {
        let address = rates.address(request.headers(), request.extensions())?;
        rates.wait(address)
    });
    let Some(seconds) = wait else {
        return next.run(request).await;
    };
    let what = Phrase::new("problem-too-fast").with("seconds", seconds as i64);
    let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, what);
    ([(header::RETRY_AFTER, HeaderValue::from(seconds))], problem).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_streams_and_no_more() {
        let rates = Rates::new(NonZeroU32::MIN, false);
        let [full, other] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse().unwrap());
        for _ in 0..STREAMS {
            assert!(rates.enter(full));
        }
        assert!(!rates.enter(full));
        assert!(rates.enter(other));
        rates.leave(full);
        assert!(rates.enter(full));
        assert!(!rates.enter(full));
        for _ in 0..STREAMS {
            rates.leave(full);
        }
        rates.leave(other);
        assert!(rates.streams().is_empty(), "whoever left is forgotten");
    }

    #[test]
    fn a_household_is_one_guest() {
        let same =
            |a: &str, b: &str| household(a.parse().unwrap()) == household(b.parse().unwrap());
        assert!(same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"));
        assert!(!same("2001:db8:1:2::1", "2001:db8:1:3::1"));
        assert!(same("192.0.2.1", "::ffff:192.0.2.1"));
        assert!(!same("192.0.2.1", "192.0.2.2"));
        assert!(!same("::ffff:192.0.2.1", "::ffff:192.0.2.2"));
    }
}
