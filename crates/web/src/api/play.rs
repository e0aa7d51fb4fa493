//! What a seat does.

use axum::Json;
use axum::http::StatusCode;
use axum::response::Response;
use catalog::with_game;
use kernel::Phrase;
use serde::Deserialize;
use table::{Deed, Request};
use utoipa::ToSchema;

use super::answers::{self, Call, TableAnswer};
use super::body::Body;
use crate::board::Board;
use crate::live::{self, News};
use crate::problem::{Problem, ProblemDocument};
use crate::routes::visit::{Done, Visit};

/// An action.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    /// For which decision it is meant, as the table said.
    decision: u32,
    /// Its notation. Several, with `; ` between them, are taken together or not at all.
    #[schema(example = "go mine m2b")]
    action: String,
}

/// The table as the caller sees it now, or why nothing was done.
fn answer<G: Board>(visit: &Visit, done: Done<G>) -> Result<Json<TableAnswer>, Problem> {
    match done {
        Ok(table) => Ok(Json(answers::table(visit, &visit.hand.sight(&table)))),
        Err(why) => Err(Problem::new(why.status, why.what).in_game(visit.game(), why.rule)),
    }
}

async fn do_deed(visit: &Visit, decision: u32, deed: Deed) -> Result<Json<TableAnswer>, Problem> {
    with_game!(visit.game(), G => answer(visit, visit.do_deed::<G>(decision, deed).await?))
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
    Body(act): Body<Act>,
) -> Result<Json<TableAnswer>, Problem> {
    do_deed(&visit, act.decision, Deed::Act(act.action)).await
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
    responses(
        (status = 200, body = TableAnswer),
        (status = 409, description = "The decision has changed since", body = ProblemDocument),
        (status = 422, body = ProblemDocument),
    )
)]
pub(super) async fn undo(
    Call(visit): Call,
    Body(step): Body<Step>,
) -> Result<Json<TableAnswer>, Problem> {
    with_game!(visit.game(), G => answer(&visit, visit.step_back::<G>(step.decision).await?))
}

/// Anything else that can be done at a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewDeed {
    /// `ask back`, `ask stand-in 2`, `agree 3`, `decline 3`, `return`, `concede` or `sit <name>`. An answer names the
    /// number of the question.
    #[schema(example = "agree 3")]
    deed: String,
    /// Which decision the sender saw, as the table said. `ask back` needs it, nothing else does.
    decision: Option<u32>,
}

impl NewDeed {
    /// What is to be done, and for which decision if that matters; or what is missing.
    fn read(&self) -> Result<(u32, Deed), Phrase> {
        let unknown = || Phrase::new("problem-deed");
        match self.deed.parse().map_err(|_| unknown())? {
            // These have addresses of their own.
            Deed::Act(_) | Deed::Back | Deed::Again(_) => Err(unknown()),
            // Whoever does not say what they saw must not hear that it has changed since.
            deed @ Deed::Ask(Request::Back) => {
                let unnamed = || Phrase::new("problem-decision");
                Ok((self.decision.ok_or_else(unnamed)?, deed))
            }
            deed => Ok((self.decision.unwrap_or_default(), deed)),
        }
    }
}

/// Asks all others, answers, comes back or gives up.
#[utoipa::path(
    post, path = "/api/tables/{table}/deeds", request_body = NewDeed,
    params(("table" = String, Path)), security(("seat" = [])),
    responses(
        (status = 200, body = TableAnswer),
        (status = 409, description = "The decision or the question has changed since", body = ProblemDocument),
        (status = 422, description = "No such deed, `ask back` without a decision, or not possible now", body = ProblemDocument),
    )
)]
pub(super) async fn deed(
    Call(visit): Call,
    Body(new): Body<NewDeed>,
) -> Result<Json<TableAnswer>, Problem> {
    let unclear = |what| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, what);
    let (decision, deed) = new.read().map_err(unclear)?;
    do_deed(&visit, decision, deed).await
}

/// A live stream (server-sent events) of what changes for the caller; `Last-Event-ID` goes on from there.
#[utoipa::path(
    get, path = "/api/tables/{table}/events",
    params(("table" = String, Path)), security((), ("seat" = [])),
    responses(
        (status = 200, content_type = "text/event-stream", body = News),
        (status = 429, description = "Too many are open", body = ProblemDocument)
    )
)]
pub(super) async fn events(Call(visit): Call, open: live::Open) -> Result<Response, Problem> {
    with_game!(visit.game(), G => {
        let bell = visit.app.house().listen::<G>(visit.id()).await?;
        Ok(live::stream(open, bell, visit.hand))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_back_is_asked_for_at_a_decision_and_nothing_else_is() {
        let read = |deed: &str, decision| {
            let deed = deed.to_owned();
            NewDeed { deed, decision }.read().map_err(|what| what.id)
        };
        let back = Deed::Ask(Request::Back);
        assert_eq!(read("ask back", Some(3)), Ok((3, back)));
        assert_eq!(read("ask back", None), Err("problem-decision".into()));
        for deed in [
            "ask stand-in 1",
            "agree 3",
            "decline 3",
            "return",
            "concede",
            "sit Vera",
        ] {
            let (_, read) = read(deed, None).expect(deed);
            assert_eq!(read.to_string(), deed);
        }
        for elsewhere in ["act pass", "back", "fly"] {
            assert_eq!(read(elsewhere, Some(3)), Err("problem-deed".into()));
        }
    }
}
