//! The rules, and what the program says about itself.

use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use catalog::GameId;
use serde::Deserialize;
use url::form_urlencoded::Serializer;

use super::game;
use crate::draw::rules_path;
use crate::guest::Guest;
use crate::pages;
use crate::problem::Problem;
use crate::texts;
use crate::whence::Whence;

/// What is looked for, and from where.
#[derive(Deserialize)]
pub(crate) struct Search {
    #[serde(default)]
    q: String,
    from: Option<String>,
}

/// `GET /rules`: those of the first game, which lead to all others.
pub(crate) async fn any() -> Redirect {
    Redirect::to(&rules_path(GameId::ALL[0]))
}

/// `GET /rules/{game}`. Whoever comes from a table is sent on to the same page with the way back in its address, where
/// a reload and another language leave it.
pub(crate) async fn show(
    guest: Guest,
    Path(id): Path<String>,
    Query(search): Query<Search>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let id = game(&id)?;
    if search.from.is_none()
        && let Some(whence) = Whence::of(&headers)
    {
        return Ok(Redirect::to(&way(id, &search.q, &whence)).into_response());
    }
    let whence = search.from.as_deref().and_then(Whence::read);
    let texts = texts::of_game(id, guest.reader.lang);
    let page = pages::rules::rules(&guest.reader, &texts, id, &search.q, whence.as_ref());
    Ok(page.into_response())
}

/// The rules with a way back. The part of the page that a browser was sent to it keeps for itself.
fn way(game: GameId, query: &str, whence: &Whence) -> String {
    let mut pairs = Serializer::new(String::new());
    if !query.is_empty() {
        pairs.append_pair("q", query);
    }
    pairs.append_pair("from", &whence.to_string());
    format!("{}?{}", rules_path(game), pairs.finish())
}

/// Whether a rule is wanted for a popover.
#[derive(Deserialize)]
pub(crate) struct Shape {
    fragment: Option<String>,
}

/// `GET /rules/{game}/{rule}`
pub(crate) async fn one(
    guest: Guest,
    Path((id, rule)): Path<(String, String)>,
    Query(shape): Query<Shape>,
) -> Result<Response, Problem> {
    let id = game(&id)?;
    let texts = texts::of_game(id, guest.reader.lang);
    let fragment = pages::rules::rule_fragment(&texts, id, &rule);
    let fragment = fragment.ok_or_else(|| Problem::no_such_rule(rules_path(id)))?;
    Ok(match shape.fragment {
        Some(_) => fragment.into_response(),
        None => Redirect::to(&format!("{}#{rule}", rules_path(id))).into_response(),
    })
}

/// `GET /about`
pub(crate) async fn about(guest: Guest) -> Response {
    let texts = texts::house(guest.reader.lang);
    pages::about::about(&guest.reader, &texts).into_response()
}
