//! What each address does: it asks the house, and has a page drawn.

pub(crate) mod export;
pub(crate) mod follow;
pub(crate) mod front;
pub(crate) mod join;
pub(crate) mod new_table;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod table;
pub(crate) mod visit;

use axum::http::StatusCode;
use axum::http::header::{HeaderMap, HeaderValue, SET_COOKIE};
use axum::response::{IntoResponse, Redirect, Response};
use catalog::GameId;
use cookie::Cookie;

use crate::problem::Problem;

/// The game that an address names.
pub(crate) fn game(id: &str) -> Result<GameId, Problem> {
    id.parse()
        .map_err(|_| Problem::no_such_game(StatusCode::NOT_FOUND))
}

/// Sends the browser on after a form: a reload repeats nothing.
fn go_on(path: &str, cookies: &[Cookie<'_>]) -> Response {
    let mut headers = HeaderMap::new();
    for cookie in cookies {
        // Keys, tags and hexadecimal digits are all that our cookies hold.
        if let Ok(value) = HeaderValue::from_str(&cookie.to_string()) {
            headers.append(SET_COOKIE, value);
        }
    }
    (headers, Redirect::to(path)).into_response()
}
