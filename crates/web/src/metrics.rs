//! Figures about the running server, in the text form that Prometheus reads.

use std::fmt;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

use crate::app::App;
use crate::problem::Problem;

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Route {
    path: String,
    status: u16,
}

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Route, Counter>,
    seconds: Histogram,
    pub(crate) actions: Counter,
    pub(crate) tables: Counter,
    pub(crate) streams: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("backroom");
        let metrics = Metrics {
            requests: Family::default(),
            // From a quarter of a millisecond to about two seconds.
            seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            actions: Counter::default(),
            tables: Counter::default(),
            streams: Gauge::default(),
            registry: Registry::default(),
        };
        registry.register(
            "requests",
            "Requests by route and status",
            metrics.requests.clone(),
        );
        registry.register_with_unit(
            "request",
            "How long requests took",
            Unit::Seconds,
            metrics.seconds.clone(),
        );
        registry.register(
            "actions",
            "Actions that were taken",
            metrics.actions.clone(),
        );
        registry.register("tables", "Tables that were set", metrics.tables.clone());
        registry.register(
            "streams",
            "Live streams that are open",
            metrics.streams.clone(),
        );
        Metrics {
            registry,
            ..metrics
        }
    }

    fn text(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// Counts and times every request.
pub(crate) async fn count(
    State(app): State<App>,
    path: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    let start = std::time::Instant::now();
    let response = next.run(request).await;
    let metrics = app.metrics();
    metrics.seconds.observe(start.elapsed().as_secs_f64());
    let route = Route {
        path: path.map_or_else(|| "other".to_owned(), |path| path.as_str().to_owned()),
        status: response.status().as_u16(),
    };
    metrics.requests.get_or_create(&route).inc();
    response
}

/// `GET /metrics`
pub(crate) async fn show(State(app): State<App>) -> Result<Response, Problem> {
    let text = app.metrics().text().map_err(|_| Problem::not_found())?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}
