//! What stands between the world and the pages: headers, origin, rates.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use kernel::Phrase;

use crate::app::App;
use crate::problem::Problem;

/// Nothing but our own files, no script in a page, nobody's frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

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

/// How fast one address may ask.
pub(crate) struct Rates {
    limiter: DefaultKeyedRateLimiter<IpAddr>,
    clock: DefaultClock,
    behind_proxy: bool,
}

/// A page brings its stylesheet, its script and a live stream; a quick reader opens several.
const BURST: u32 = 4;

impl Rates {
    /// So many requests a second, and for a moment four times as many.
    pub(crate) fn new(per_second: NonZeroU32, behind_proxy: bool) -> Rates {
        let quota = Quota::per_second(per_second).allow_burst(per_second.saturating_mul(
            // Four is not zero.
            NonZeroU32::new(BURST).unwrap_or(NonZeroU32::MIN),
        ));
        Rates {
            limiter: RateLimiter::keyed(quota),
            clock: DefaultClock::default(),
            behind_proxy,
        }
    }

    /// After how many seconds the address may ask again, if not now.
    fn wait(&self, address: IpAddr) -> Option<u64> {
        let until = self.limiter.check_key(&address).err()?;
        Some(until.wait_time_from(self.clock.now()).as_secs() + 1)
    }

    /// Forgets addresses that have not asked for a while.
    pub(crate) fn sweep(&self) {
        self.limiter.retain_recent();
    }

    fn address(&self, request: &Request) -> Option<IpAddr> {
        let peer = || {
            let info = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
            Some(info.0.ip())
        };
        if !self.behind_proxy {
            return peer();
        }
        // The last entry is the one that our own proxy wrote.
        let told = request
            .headers()
            .get_all("x-forwarded-for")
            .iter()
            .next_back();
        let last = told.and_then(|value| value.to_str().ok()?.rsplit(',').next());
        last.and_then(|text| text.trim().parse().ok()).or_else(peer)
    }
}

/// Slows down who asks too fast.
pub(crate) async fn rate(State(app): State<App>, request: Request, next: Next) -> Response {
    let wait = app.rates().and_then(|rates| {
        let address = rates.address(&request)?;
        rates.wait(address)
    });
    // A stylesheet that is kept for ever costs nothing, and a health check must not fail in a rush.
    let free = request.method() == Method::GET && request.uri().path() == "/healthz";
    match wait.filter(|_| !free) {
        None => next.run(request).await,
        Some(seconds) => {
            let problem = Phrase::new("problem-too-fast").with("seconds", seconds as i64);
            let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, problem);
            let mut response = problem.into_response();
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
            response
        }
    }
}
