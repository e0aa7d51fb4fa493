//! The JSON API: the same tables for programs. It mirrors the pages and is described by an OpenAPI
//! document that is made from the same code.

mod answers;
mod games;
mod play;
mod tables;

use axum::routing::{get, post};
use axum::{Json, Router};
use utoipa::OpenApi;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};

use crate::app::App;
use crate::live::News;
use crate::problem::ProblemDocument;

/// The description of everything below.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Backroom",
        description = "Rules-exact tables for crime-themed board games. A seat is opened by its key \
            (`Authorization: Bearer <key>`); without a key a table is seen as a spectator sees it. \
            Actions are written in the game's notation, as in replay files. Errors are problem \
            documents (RFC 9457). Texts follow `Accept-Language`: en, cs or pl."
    ),
    paths(
        games::list, games::rules, games::rule,
        tables::create, tables::join, tables::view, tables::legal, tables::log, tables::replay,
        play::act, play::undo, play::deed, play::events,
    ),
    components(schemas(ProblemDocument, News)),
    modifiers(&Keys),
)]
struct Document;

struct Keys;

impl utoipa::Modify for Keys {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("seat", SecurityScheme::Http(bearer));
    }
}

async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}

/// Everything under `/api`.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/openapi.json", get(document))
        .route("/games", get(games::list))
        .route("/rules/{game}", get(games::rules))
        .route("/rules/{game}/{rule}", get(games::rule))
        .route("/tables", post(tables::create))
        .route("/tables/{table}", get(tables::view))
        .route("/tables/{table}/join", post(tables::join))
        .route("/tables/{table}/legal", get(tables::legal))
        .route("/tables/{table}/log", get(tables::log))
        .route("/tables/{table}/replay", get(tables::replay))
        .route("/tables/{table}/act", post(play::act))
        .route("/tables/{table}/undo", post(play::undo))
        .route("/tables/{table}/deeds", post(play::deed))
        .route("/tables/{table}/events", get(play::events))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_names_every_address() {
        let document = serde_json::to_value(Document::openapi()).unwrap();
        let paths = document["paths"].as_object().unwrap();
        assert_eq!(paths.len(), 13);
        assert!(paths.keys().all(|path| path.starts_with("/api/")));
    }
}
