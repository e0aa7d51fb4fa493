//! Taking a seat with an invitation.

use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::with_game;
use kernel::{Seat, Viewer};
use serde::Deserialize;
use table::{ActError, HouseError, Key, Name, NameError, Sight};

use super::go_on;
use super::visit::Visit;
use crate::board::Board;
use crate::pages::join::{Invitation, Join, join};
use crate::problem::Problem;

/// `GET /t/{table}/sit/{invitation}`: asks only; programs that look at links take nobody's seat.
pub(crate) async fn show(
    visit: Visit,
    Path((_, invitation)): Path<(String, String)>,
) -> Result<Response, Problem> {
    with_game!(visit.game(), G => page::<G>(&visit, &invitation, None).await)
}

async fn page<G: Board>(
    visit: &Visit,
    invitation: &str,
    refused: Option<NameError>,
) -> Result<Response, Problem> {
    let house = visit.app.house();
    let table = house.look::<G>(visit.id()).await?;
    let sight = table.sight(Viewer::Spectator);
    let seat = match invitation.parse::<Key>() {
        Ok(key) => house.invitation(&key).await?,
        Err(_) => None,
    };
    let seat = seat
        .filter(|(table, _)| table == visit.id())
        .map(|(_, seat)| seat);
    let invitation = match (seat, visit.viewer(&table).seat()) {
        (Some(_), _) => Invitation::Open { refused },
        (None, Some(_)) => Invitation::Yours,
        (None, None) => Invitation::Used,
    };
    let texts = visit.texts(&sight);
    let page = Join {
        id: visit.id(),
        title: &sight.title,
        game: visit.game(),
        seat: seat.unwrap_or_default(),
        taken: taken(&sight),
        invitation,
    };
    Ok(join(&visit.guest.reader, &texts, &page).into_response())
}

/// Sitting down is never refused; the store may fail.
pub(crate) fn trouble(error: ActError) -> Problem {
    match error {
        ActError::Trouble(error) => error.into(),
        ActError::Stale | ActError::Refused(_) => Problem::unreadable(),
    }
}

fn taken<G: Board>(sight: &Sight<G>) -> Vec<(Seat, Name)> {
    let seats = Seat::all(sight.places.len() as u8).zip(&sight.places);
    seats
        .filter_map(|(seat, place)| Some((seat, place.name.clone()?)))
        .collect()
}

/// What the guest wants to be called.
#[derive(Deserialize)]
pub(crate) struct Sit {
    name: String,
}

/// `POST /t/{table}/sit/{invitation}`
pub(crate) async fn sit(
    visit: Visit,
    Path((_, invitation)): Path<(String, String)>,
    Form(sit): Form<Sit>,
) -> Result<Response, Problem> {
    with_game!(visit.game(), G => sit_at::<G>(&visit, &invitation, &sit).await)
}

async fn sit_at<G: Board>(visit: &Visit, invitation: &str, sit: &Sit) -> Result<Response, Problem> {
    let name = match sit.name.parse::<Name>() {
        Ok(name) => name,
        Err(why) => {
            let page = page::<G>(visit, invitation, Some(why)).await?;
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
    };
    let key = match &visit.guest.key {
        Some(key) => key.clone(),
        None => Key::random().map_err(HouseError::from)?,
    };
    let house = visit.app.house();
    let taken = match invitation.parse::<Key>() {
        Ok(invitation) => house
            .redeem(&invitation, &key, name.clone())
            .await
            .map_err(trouble)?,
        Err(_) => None,
    };
    if taken.is_none() {
        // Used already, or never given: the page says which.
        return page::<G>(visit, invitation, None).await;
    }
    let cookies = visit.app.cookies();
    Ok(go_on(
        &visit.path(),
        &[cookies.key(&key), cookies.name(&name)],
    ))
}
