//! Live streams: the table tells who watches that something has changed for them. A stream carries
//! numbers only; what has changed is fetched as the viewer may see it.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::http::header::{CACHE_CONTROL, HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use serde::Serialize;
use table::Table;
use tokio::sync::watch;
use utoipa::ToSchema;

use crate::app::{App, Closing};
use crate::board::Board;
use crate::hand::Hand;

/// Proxies close what is silent for a minute.
const HEARTBEAT: Duration = Duration::from_secs(15);

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
    app: &App,
    bell: watch::Receiver<Arc<Table<G>>>,
    hand: Hand,
    headers: &HeaderMap,
) -> Response {
    let last = headers.get("last-event-id");
    let seen: Option<u32> = last.and_then(|id| id.to_str().ok()?.parse().ok());
    let events = news(bell, app.closing(), hand, seen);
    let open = Open::new(app.clone());
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
    bell: watch::Receiver<Arc<Table<G>>>,
    closing: Closing,
    hand: Hand,
    seen: Option<u32>,
) -> impl Stream<Item = News> {
    stream::unfold(
        (bell, closing, seen),
        move |(mut bell, mut closing, seen)| async move {
            loop {
                let news = News::of(&bell.borrow_and_update(), hand);
                if seen != Some(news.version) {
                    let seen = Some(news.version);
                    return Some((news, (bell, closing, seen)));
                }
                tokio::select! {
                    () = closing.wait() => return None,
                    rung = bell.changed() => rung.ok()?,
                }
            }
        },
    )
}

/// Counts a stream for as long as it is open.
struct Open(App);

impl Open {
    fn new(app: App) -> Open {
        app.metrics().streams.inc();
        Open(app)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.metrics().streams.dec();
    }
}
