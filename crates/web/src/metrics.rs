//! Figures about the running server, in the text form that Prometheus reads.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{Method, header};
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

/// Every value comes from a short list: nobody can fill the memory with labels.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Route {
    method: &'static str,
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
        let requests = Family::default();
        // From a quarter of a millisecond to about two seconds.
        let seconds = Histogram::new(exponential_buckets(0.000_25, 2.0, 14));
        let (actions, tables, streams) = Default::default();
        let help = "Requests by method, route and status";
        registry.register("requests", help, Family::clone(&requests));
        let help = "How long requests took";
        registry.register_with_unit("request", help, Unit::Seconds, seconds.clone());
        let help = "Actions that were taken";
        registry.register("actions", help, Counter::clone(&actions));
        let help = "Tables that were set";
        registry.register("tables", help, Counter::clone(&tables));
        let help = "Live streams that are open";
        registry.register("streams", help, Gauge::clone(&streams));
        Metrics {
            registry,
            requests,
            seconds,
            actions,
            tables,
            streams,
        }
    }
}

/// Methods are the client's to invent.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}

/// Counts, times and logs every request: by its route, as a path may hold an invitation.
pub(crate) async fn count(
    State(app): State<App>,
    path: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    let start = Instant::now();
    let method = known(request.method());
    let response = next.run(request).await;
    let seconds = start.elapsed().as_secs_f64();
    let status = response.status().as_u16();
    let path = path.as_ref().map_or("other", MatchedPath::as_str);
    tracing::debug!(method, path, status, seconds, "request");
    let metrics = app.metrics();
    metrics.seconds.observe(seconds);
    let path = path.to_owned();
    let route = Route {
        method,
        path,
        status,
    };
    metrics.requests.get_or_create(&route).inc();
    response
}

/// `GET /metrics`
pub(crate) async fn show(State(app): State<App>) -> Result<Response, Problem> {
    let mut text = String::new();
    encode(&mut text, &app.metrics().registry).map_err(|error| Problem::trouble(&error))?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}
