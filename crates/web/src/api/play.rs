//! What a seat does.

use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use catalog::with_game;
use kernel::Phrase;
use serde::Deserialize;
use table::{ActError, Back, Deed, Request};
use utoipa::ToSchema;

use super::answers::{self, Call, TableAnswer};
use crate::board::Board;
use crate::live::{self, News};
use crate::problem::{Problem, ProblemDocument};
use crate::routes::visit::Visit;

/// An action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    /// For which decision it is meant, as the table said.
    decision: u32,
    /// Its notation.
    #[schema(example = "go mine m2b")]
    action: String,
}

fn problem(visit: &Visit, error: ActError) -> Problem {
    match error {
        ActError::Trouble(error) => error.into(),
        ActError::Stale => Problem::new(StatusCode::CONFLICT, Phrase::new("server-stale")),
        ActError::Refused(why) => Problem::new(StatusCode::UNPROCESSABLE_ENTITY, why.phrase())
            .in_game(visit.game(), why.rule()),
    }
}

/// Takes an action. Sent twice for the same decision, it is taken once.
#[utoipa::path(
    post, path = "/api/tables/{table}/act", request_body = Act,
    params(("table" = String, Path)), security(("seat" = [])),
    responses(
        (status = 200, body = TableAnswer),
        (status = 403, body = ProblemDocument),
        (status = 409, description = "The decision has changed since", body = ProblemDocument),
        (status = 422, description = "A rule forbids it", body = ProblemDocument),
    )
)]
pub(super) async fn act(
    Call(visit): Call,
    Json(act): Json<Act>,
) -> Result<Json<TableAnswer>, Problem> {
    with_game!(visit.game(), G => {
        let house = visit.app.house();
        let seat = visit.seat(&*house.look::<G>(visit.id()).await?)?;
        let done = house.act::<G>(visit.id(), seat, act.decision, &act.action).await;
        let table = done.map_err(|error| problem(&visit, error))?;
        visit.app.metrics().actions.inc();
        Ok(Json(answers::table(&visit, &table.sight(kernel::Viewer::Seat(seat)))))
    })
}

async fn do_deed<G: Board>(
    visit: &Visit,
    decision: u32,
    deed: Deed,
) -> Result<Json<TableAnswer>, Problem> {
    let house = visit.app.house();
    let seat = visit.seat(&*house.look::<G>(visit.id()).await?)?;
    let done = house.do_deed::<G>(visit.id(), seat, decision, deed).await;
    let table = done.map_err(|error| problem(visit, error))?;
    Ok(Json(answers::table(
        visit,
        &table.sight(kernel::Viewer::Seat(seat)),
    )))
}

/// Which decision the sender saw: sent twice, it steps back once.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    /// As the table said.
    decision: u32,
}

/// Takes the caller's last action back: at once where nothing was revealed, else by asking all others.
#[utoipa::path(
    post, path = "/api/tables/{table}/undo", request_body = Step,
    params(("table" = String, Path)), security(("seat" = [])),
    responses((status = 200, body = TableAnswer), (status = 422, body = ProblemDocument))
)]
pub(super) async fn undo(
    Call(visit): Call,
    Json(step): Json<Step>,
) -> Result<Json<TableAnswer>, Problem> {
    with_game!(visit.game(), G => {
        let table = visit.app.house().look::<G>(visit.id()).await?;
        let deed = match table.sight(visit.viewer(&table)).back {
            Back::Ask => Deed::Ask(Request::Back),
            Back::Free | Back::Nothing => Deed::Back,
        };
        do_deed::<G>(&visit, step.decision, deed).await
    })
}

/// Anything else that can be done at a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewDeed {
    /// `ask back`, `ask play-for 2`, `agree`, `decline`, `return`, `concede` or `sit <name>`.
    #[schema(example = "agree")]
    deed: String,
    /// Which decision the sender saw; needed to ask for a step back.
    decision: Option<u32>,
}

/// Asks all others, answers, comes back or gives up.
#[utoipa::path(
    post, path = "/api/tables/{table}/deeds", request_body = NewDeed,
    params(("table" = String, Path)), security(("seat" = [])),
    responses((status = 200, body = TableAnswer), (status = 422, body = ProblemDocument))
)]
pub(super) async fn deed(
    Call(visit): Call,
    Json(new): Json<NewDeed>,
) -> Result<Json<TableAnswer>, Problem> {
    let deed: Deed = new.deed.parse().map_err(|_| Problem::unreadable())?;
    // An action says for which decision it is meant; it has an address of its own.
    if matches!(deed, Deed::Act(_)) {
        return Err(Problem::unreadable());
    }
    let decision = new.decision.unwrap_or_default();
    with_game!(visit.game(), G => do_deed::<G>(&visit, decision, deed).await)
}

/// A live stream (server-sent events) of what changes for the caller; `Last-Event-ID` goes on from there.
#[utoipa::path(
    get, path = "/api/tables/{table}/events",
    params(("table" = String, Path)), security((), ("seat" = [])),
    responses((status = 200, content_type = "text/event-stream", body = News))
)]
pub(super) async fn events(Call(visit): Call, headers: HeaderMap) -> Result<Response, Problem> {
    with_game!(visit.game(), G => {
        let bell = visit.app.house().listen::<G>(visit.id()).await?;
        let viewer = visit.viewer(&*bell.borrow());
        Ok(live::stream(&visit.app, bell, viewer, &headers))
    })
}
