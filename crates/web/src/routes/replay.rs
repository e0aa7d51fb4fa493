//! A finished game, looked back at.

use axum::extract::Query;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalog::{replay_error, with_game};
use kernel::replay::Replay;
use kernel::{Phrase, Seat, Viewer};
use serde::Deserialize;
use table::Table;

use super::visit::Visit;
use crate::board::{Board, Scene};
use crate::pages::replay::{ReplayExtras, replay_page};
use crate::pages::table::Notice;
use crate::problem::Problem;

/// Which moment is wanted, and through whose eyes.
#[derive(Default, Deserialize)]
pub(crate) struct Moment {
    ply: Option<u32>,
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// A replay would tell what is hidden.
pub(crate) fn running() -> Problem {
    Problem::new(StatusCode::CONFLICT, Phrase::new("problem-still-running"))
}

/// `GET /t/{table}/replay`
pub(crate) async fn show(visit: Visit, Query(moment): Query<Moment>) -> Result<Response, Problem> {
    with_game!(visit.game(), G => {
        let table = visit.look::<G>().await?;
        draw(&visit, &table, &moment, None)
    })
}

fn draw<G: Board>(
    visit: &Visit,
    table: &Table<G>,
    moment: &Moment,
    notice: Option<Notice>,
) -> Result<Response, Problem> {
    let own = visit.hand.viewer(table);
    let viewer = moment
        .eyes
        .as_deref()
        .map_or(own, |eyes| match eyes.parse() {
            Ok(seat) if usize::from(seat) < table.header().chairs.len() => Viewer::Seat(Seat(seat)),
            _ => Viewer::Spectator,
        });
    let ply = moment.ply.unwrap_or(u32::MAX);
    let (sight, extras) =
        ReplayExtras::look_back(table, viewer, ply, notice).ok_or_else(running)?;
    let texts = visit.texts(&sight);
    let hero = viewer.seat().unwrap_or_default();
    let scene = Scene::new(&sight, &texts, hero);
    Ok(replay_page(&visit.guest.reader, &scene, &extras).into_response())
}

fn text<G: Board>(table: &Table<G>) -> Result<String, Problem> {
    table.replay().ok_or_else(running)
}

/// `GET /t/{table}/replay.txt`
pub(crate) async fn file(visit: Visit) -> Result<Response, Problem> {
    let text = with_game!(visit.game(), G => {
        text(&*visit.look::<G>().await?)?
    });
    let name = format!(
        "attachment; filename=\"{}-{}.replay\"",
        visit.game(),
        visit.id()
    );
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// `POST /t/{table}/verify`: recomputes everything from the file that anybody can download.
pub(crate) async fn verify(mut visit: Visit) -> Result<Response, Problem> {
    // Nothing can be read at the address of the form.
    visit.guest.reader.path = format!("{}/replay", visit.path());
    with_game!(visit.game(), G => {
        let table = visit.look::<G>().await?;
        let verified = text(&*table)?.parse::<Replay>().and_then(|file| file.verify::<G>().map(drop));
        let what = match &verified {
            Ok(()) => Phrase::new("server-verified"),
            Err(error) => replay_error(error),
        };
        let texts = visit.texts(&table.sight(Viewer::Spectator));
        let notice = match verified {
            Ok(()) => Notice::info(texts.say(&what)),
            Err(_) => Notice::warning(texts.say(&what), None),
        };
        draw(&visit, &table, &Moment::default(), Some(notice))
    })
}
