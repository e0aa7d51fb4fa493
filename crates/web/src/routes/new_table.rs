//! Setting a table.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::{GameId, with_game};
use table::Setup;

use super::{follow, game, go_on};
use crate::app::App;
use crate::board::Board;
use crate::draw::table_path;
use crate::guest::Guest;
use crate::pages::new_table::{Draft, Fault, new_table};
use crate::problem::Problem;
use crate::texts;

type Pairs = Vec<(String, String)>;

/// `GET /new/{game}`: the form, as far as it is filled in.
pub(crate) async fn show(
    guest: Guest,
    Path(id): Path<String>,
    Query(pairs): Query<Pairs>,
) -> Result<Response, Problem> {
    let id = game(&id)?;
    with_game!(id, G => {
        let draft = if pairs.is_empty() { Draft::<G>::fresh() } else { Draft::read(&pairs) };
        Ok(page(&guest, id, &draft, &[]))
    })
}

fn page<G: Board>(guest: &Guest, id: GameId, draft: &Draft<G>, faults: &[Fault]) -> Response {
    let texts = texts::of_game(id, guest.reader.lang);
    new_table(&guest.reader, &texts, draft, faults).into_response()
}

/// `POST /new/{game}`: sets the table, or tells what is wrong.
pub(crate) async fn open(
    State(app): State<App>,
    guest: Guest,
    Path(id): Path<String>,
    Form(pairs): Form<Pairs>,
) -> Result<Response, Problem> {
    let id = game(&id)?;
    with_game!(id, G => set::<G>(&app, &guest, id, &Draft::read(&pairs)).await)
}

async fn set<G: Board>(
    app: &App,
    guest: &Guest,
    id: GameId,
    draft: &Draft<G>,
) -> Result<Response, Problem> {
    let set_up = match draft.set_up() {
        Ok(set_up) => set_up,
        Err(faults) => {
            let page = page(guest, id, draft, &faults);
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    let key = guest.key_or_new()?;
    let own = set_up.chairs[set_up.own.index()].name.clone();
    let setup = Setup {
        title: set_up.title,
        options: set_up.options,
        chairs: set_up.chairs,
        own: Some(set_up.own),
        seed: app.next_seed(),
    };
    let placed = app.house().set_table::<G>(setup, &key).await?;
    app.metrics().tables.inc();
    follow::lead::<G>(app, draft.again.as_ref(), &key, &placed.id).await;
    let cookies = app.cookies();
    let mut kept = vec![cookies.key(&key)];
    kept.extend(own.map(|name| cookies.name(&name)));
    Ok(go_on(&table_path(&placed.id), &kept))
}
