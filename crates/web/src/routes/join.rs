//! Taking a seat with an invitation.

use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::with_game;
use kernel::{Seat, Viewer};
use serde::Deserialize;
use table::{ActError, Key, Name, NameError, Sight};

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
    let table = visit.look::<G>().await?;
    let sight = table.sight(Viewer::Spectator);
    let seat = open_seat(visit, invitation).await?;
    let (status, invitation) = match (seat, visit.hand.seat(&table)) {
        (Some(_), _) if refused.is_some() => (
            StatusCode::UNPROCESSABLE_ENTITY,
            Invitation::Open { refused },
        ),
        (Some(_), _) => (StatusCode::OK, Invitation::Open { refused }),
        (None, Some(_)) => (StatusCode::OK, Invitation::Yours),
        (None, None) => (StatusCode::FORBIDDEN, Invitation::Used),
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
    Ok((status, join(&visit.guest.reader, &texts, &page)).into_response())
}

/// The seat at this table that an invitation opens, if nobody has used it.
async fn open_seat(visit: &Visit, invitation: &str) -> Result<Option<Seat>, Problem> {
    let Ok(key) = invitation.parse::<Key>() else {
        return Ok(None);
    };
    let found = visit.app.house().invitation(&key).await?;
    Ok(found.and_then(|(table, seat)| (table == *visit.id()).then_some(seat)))
}

/// Takes the seat at this table that an invitation opens, if nobody else has used it.
pub(crate) async fn redeem(
    visit: &Visit,
    invitation: &str,
    holder: &Key,
    name: Name,
) -> Result<Option<Seat>, Problem> {
    let Ok(invitation) = invitation.parse::<Key>() else {
        return Ok(None);
    };
    let house = visit.app.house();
    let redeemed = house.redeem(visit.id(), &invitation, holder, name).await;
    redeemed.map_err(trouble)
}

/// Sitting down is never refused; the store may fail.
pub(super) fn trouble(error: ActError) -> Problem {
    match error {
        ActError::Trouble(error) => error.into(),
        ActError::Stale | ActError::Refused(_) => Problem::unreadable(),
    }
}

fn taken<G: Board>(sight: &Sight<G>) -> Vec<(Seat, Name)> {
    sight
        .seats()
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
        Err(why) => return page::<G>(visit, invitation, Some(why)).await,
    };
    let key = visit.guest.key_or_new()?;
    if redeem(visit, invitation, &key, name.clone())
        .await?
        .is_none()
    {
        // Used already, or never given: the page says so.
        return page::<G>(visit, invitation, None).await;
    }
    let cookies = visit.app.cookies();
    Ok(go_on(
        &visit.path(),
        &[cookies.key(&key), cookies.name(&name)],
    ))
}
