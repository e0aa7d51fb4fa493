//! What the guest sees of a table, as a file to keep.

use axum::Json;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use catalog::with_game;
use serde::Serialize;

use super::visit::Visit;
use crate::api::{self, LogAnswer, TableAnswer};
use crate::problem::Problem;

/// The table and its story, as the API tells them.
#[derive(Serialize)]
struct Export {
    table: TableAnswer,
    log: Vec<LogAnswer>,
}

/// `GET /t/{table}/export.json`
pub(crate) async fn show(visit: Visit) -> Result<Response, Problem> {
    let export = with_game!(visit.game(), G => {
        let sight = visit.hand.sight(&*visit.look::<G>().await?);
        Export {
            table: api::table(&visit, &sight),
            log: api::log(&visit, &sight),
        }
    });
    let name = format!(
        "attachment; filename=\"{}-{}.json\"",
        visit.game(),
        visit.id()
    );
    Ok(([(CONTENT_DISPOSITION, name)], Json(export)).into_response())
}
