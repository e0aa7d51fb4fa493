//! The JSON API: the same tables for programs. It mirrors the pages and is described by an OpenAPI
//! document that is made from the same code.

mod answers;
mod body;
mod games;
mod play;
mod tables;

use axum::extract::Request;
use axum::http::header::{AUTHORIZATION, WWW_AUTHENTICATE};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use utoipa::OpenApi;
use utoipa::openapi::response::Response as ApiResponse;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, Ref, RefOr};

pub(crate) use answers::{LogAnswer, TableAnswer, log, table};

use crate::app::App;
use crate::guest::Guest;
use crate::live::News;
use crate::problem::{self, Problem, ProblemDocument};

/// Every address once: what is answered is described. A handler without a description does not compile,
/// and a description of another address than this fails the tests.
macro_rules! addresses {
    ($($method:ident $path:literal $module:ident::$handler:ident;)*) => {
        /// The description of all of them.
        #[derive(OpenApi)]
        #[openapi(
            info(
                title = "Backroom",
                description = "Rules-exact tables for crime-themed board games. A seat is opened by its key \
                    (`Authorization: Bearer <key>`); without a key a table is seen as a spectator sees it. \
                    Actions are written in the game's notation, as in replay files. Errors are problem \
                    documents (RFC 9457). Texts follow `Accept-Language`: en, cs or pl."
            ),
            paths($($module::$handler),*),
            components(schemas(ProblemDocument, News)),
            modifiers(&Keys, &Problems),
        )]
        struct Document;

        /// Everything under `/api`.
        pub(crate) fn router() -> Router<App> {
            Router::new()
                .route("/api/openapi.json", get(document))
                $(.route($path, $method($module::$handler)))*
                .layer(from_fn(with_a_key_or_none))
        }
    };
}

/// Whoever sends a key that cannot be read would wonder why the table is shown as to a spectator.
async fn with_a_key_or_none(guest: Guest, request: Request, next: Next) -> Response {
    if request.headers().contains_key(AUTHORIZATION) && guest.bearer.is_none() {
        return ([(WWW_AUTHENTICATE, "Bearer")], Problem::no_key()).into_response();
    }
    next.run(request).await
}

addresses! {
    get "/api/games" games::list;
    get "/api/rules/{game}" games::rules;
    get "/api/rules/{game}/{rule}" games::rule;
    post "/api/tables" tables::create;
    get "/api/tables/{table}" tables::view;
    post "/api/tables/{table}/join" tables::join;
    post "/api/tables/{table}/follow" tables::follow;
    get "/api/tables/{table}/legal" tables::legal;
    get "/api/tables/{table}/log" tables::log;
    get "/api/tables/{table}/replay" tables::replay;
    post "/api/tables/{table}/act" play::act;
    post "/api/tables/{table}/undo" play::undo;
    post "/api/tables/{table}/deeds" play::deed;
    get "/api/tables/{table}/events" play::events;
}

struct Keys;

impl utoipa::Modify for Keys {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("seat", SecurityScheme::Http(bearer));
    }
}

/// What is not served is told alike at every address.
struct Problems;

impl utoipa::Modify for Problems {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let document_of = || Content::new(Some(Ref::from_schema_name("Problem")));
        for path in document.paths.paths.values_mut() {
            for operation in [&mut path.get, &mut path.post].into_iter().flatten() {
                let responses = &mut operation.responses.responses;
                let too_fast =
                    "The address asks too fast: `Retry-After` tells the seconds to wait.";
                responses.insert("429".to_owned(), ApiResponse::new(too_fast).into());
                let other = "Nothing was served and nothing has changed; the document says why.";
                responses.insert("default".to_owned(), ApiResponse::new(other).into());
                for (status, response) in responses {
                    if let RefOr::T(response) = response
                        && !status.starts_with('2')
                    {
                        let content = (problem::KIND.to_owned(), RefOr::T(document_of()));
                        response.content = [content].into();
                    }
                }
            }
        }
    }
}

async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}
