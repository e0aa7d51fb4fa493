//! Live streams: the table tells who watches that something has changed for them. A stream carries
//! numbers only; what has changed is fetched as the viewer may see it.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, HeaderName};
use axum::http::request::Parts;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use kernel::Phrase;
use serde::Serialize;
use table::Table;
use tokio::sync::watch;
use utoipa::ToSchema;

use crate::app::App;
use crate::board::Board;
use crate::guard::Rates;
use crate::hand::Hand;
use crate::problem::Problem;

/// Proxies close what is silent for a minute.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// How often a stream looks whether another server over the same file has written: no bell rings here for that.
const LOOK: Duration = Duration::from_secs(2);

/// What a viewer is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct News {
    /// Grows whenever something changes for this viewer.
    pub(crate) version: u32,
    /// Whether it is on the viewer to decide something.
    pub(crate) turn: bool,
    /// Whether the table is finished.
    pub(crate) finished: bool,
}

impl News {
    fn of<G: Board>(table: &Table<G>, hand: Hand) -> News {
        News {
            version: hand.version(table),
            turn: table.is_turn_of(hand.viewer(table)),
            finished: table.is_finished(),
        }
    }

    fn event(&self) -> Event {
        let data = serde_json::json!(self).to_string();
        Event::default()
            .id(self.version.to_string())
            .event("table")
            .data(data)
    }
}

/// The stream of a table for one hand, from the version on that it has seen.
pub(crate) fn stream<G: Board>(
    open: Open,
    bell: watch::Receiver<Arc<Table<G>>>,
    hand: Hand,
) -> Response {
    let events = news(open.app.clone(), bell, hand, open.seen);
    let events = events.map(move |news| {
        // It is open for as long as this is there.
        let _ = &open;
        Ok::<_, Infallible>(news.event())
    });
    let stream = Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT));
    // Nobody keeps a stream, and a proxy in between passes on what it has.
    let headers = [
        (CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, stream).into_response()
}

/// One item for each change that the viewer can notice, until the server closes. Whoever is slow skips
/// what is no longer so.
fn news<G: Board>(
    app: App,
    bell: watch::Receiver<Arc<Table<G>>>,
    hand: Hand,
    seen: Option<u32>,
) -> impl Stream<Item = News> {
    stream::unfold((app, bell, seen), move |(app, mut bell, seen)| async move {
        let mut closing = app.closing();
        loop {
            let news = News::of(&bell.borrow_and_update(), hand);
            if seen != Some(news.version) {
                let seen = Some(news.version);
                return Some((news, (app, bell, seen)));
            }
            tokio::select! {
                () = closing.wait() => return None,
                rung = bell.changed() => rung.ok()?,
                () = tokio::time::sleep(LOOK) => look::<G>(&app, &bell).await,
            }
        }
    })
}

/// Looks at the table: whatever is new rings the bell. If the store is in trouble the next look may see it.
async fn look<G: Board>(app: &App, bell: &watch::Receiver<Arc<Table<G>>>) {
    let id = bell.borrow().header().id.clone();
    if let Err(error) = app.house().look::<G>(&id).await {
        tracing::debug!(table = %id, %error, "nothing could be seen");
    }
}

/// A place for a stream, counted for as long as it is open.
pub(crate) struct Open {
    app: App,
    /// Whose place it is, where places are counted.
    by: Option<IpAddr>,
    /// The version that was seen last.
    seen: Option<u32>,
}

impl FromRequestParts<App> for Open {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Open, Problem> {
        let address = |rates: &Rates| rates.address(&parts.headers, &parts.extensions);
        let by = app.rates().and_then(address);
        if let (Some(rates), Some(address)) = (app.rates(), by)
            && !rates.enter(address)
        {
            let what = Phrase::new("problem-too-many-streams");
            return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, what));
        }
        app.metrics().streams.inc();
        let last = parts.headers.get("last-event-id");
        Ok(Open {
            app: app.clone(),
            by,
            seen: last.and_then(|id| id.to_str().ok()?.parse().ok()),
        })
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.app.metrics().streams.dec();
        if let (Some(rates), Some(address)) = (self.app.rates(), self.by) {
            rates.leave(address);
        }
    }
}
