//! The rules, and what the program says about itself.

use axum::extract::{Path, Query};
use axum::response::{IntoResponse, Redirect, Response};
use catalog::GameId;
use serde::Deserialize;

use super::game;
use crate::guest::Guest;
use crate::pages;
use crate::pages::chrome::rules_path;
use crate::problem::Problem;
use crate::texts;

/// What is looked for.
#[derive(Deserialize)]
pub(crate) struct Search {
    #[serde(default)]
    q: String,
}

/// `GET /rules`: those of the first game, which lead to all others.
pub(crate) async fn any() -> Redirect {
    Redirect::to(&rules_path(GameId::ALL[0]))
}

/// `GET /rules/{game}`
pub(crate) async fn show(
    guest: Guest,
    Path(id): Path<String>,
    Query(search): Query<Search>,
) -> Result<Response, Problem> {
    let id = game(&id)?;
    let texts = texts::of_game(id, guest.reader.lang);
    Ok(pages::rules::rules(&guest.reader, &texts, id, &search.q).into_response())
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
        None => Redirect::to(&format!("/rules/{id}#{rule}")).into_response(),
    })
}

/// `GET /about`
pub(crate) async fn about(guest: Guest) -> Response {
    let texts = texts::house(guest.reader.lang);
    pages::about::about(&guest.reader, &texts).into_response()
}
