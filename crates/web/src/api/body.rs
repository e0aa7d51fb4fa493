//! What programs send: JSON, or they are told where it stops being what was expected.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use kernel::Phrase;
use serde::de::DeserializeOwned;
use serde_json::error::Category;

use crate::problem::Problem;

/// The body of a request.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Response> {
        if !is_json(&request) {
            let what = Phrase::new("problem-json-kind");
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, what).into_response());
        }
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(IntoResponse::into_response)?;
        read(&bytes).map(Body).map_err(IntoResponse::into_response)
    }
}

/// A page of another site can send forms and plain text, but not this without asking first.
fn is_json(request: &Request) -> bool {
    let kind = request.headers().get(CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()?.split(';').next());
    kind.is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let body = serde_path_to_error::deserialize(&mut json);
    let body = body.map_err(|error| misread(error.inner(), &error.to_string()))?;
    json.end().map_err(|error| misread(&error, ""))?;
    Ok(body)
}

/// What is told begins with the field at fault and ends with the place, which has words of its own.
fn misread(error: &serde_json::Error, told: &str) -> Problem {
    let why = told.rsplit_once(" at line ").map_or(told, |(why, _)| why);
    let (status, what) = match error.classify() {
        Category::Data => (StatusCode::UNPROCESSABLE_ENTITY, "problem-json-shape"),
        Category::Syntax | Category::Eof | Category::Io => {
            (StatusCode::BAD_REQUEST, "problem-json-syntax")
        }
    };
    let what = Phrase::new(what)
        .with("why", why)
        .with("line", error.line() as i64)
        .with("column", error.column() as i64);
    Problem::new(status, what)
}
