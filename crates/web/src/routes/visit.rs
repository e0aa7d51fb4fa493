//! A visit to a table: who came, and what they may do there.

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use catalog::{GameId, Texts};
use kernel::{Seat, SeatSet, Viewer};
use table::{Header, Key, Sight, Table, TableId};

use crate::app::App;
use crate::board::Board;
use crate::guest::Guest;
use crate::problem::Problem;
use crate::texts;

/// Whoever came to a table.
pub(crate) struct Visit {
    pub(crate) app: App,
    pub(crate) guest: Guest,
    pub(crate) header: Header,
    /// The seats that the guest's key opens.
    seats: SeatSet,
}

impl Visit {
    /// Reads who came by which key: `key` picks it from the guest.
    pub(crate) async fn read(
        parts: &mut Parts,
        app: &App,
        key: impl FnOnce(&Guest) -> Option<&Key>,
    ) -> Result<Visit, Problem> {
        let Ok(guest) = Guest::from_request_parts(parts, app).await;
        let id = table_id(parts, app).await?;
        let header = app.house().header(&id).await?;
        let seats = match key(&guest) {
            Some(key) => app.house().rights(key, &id).await?.seats,
            None => SeatSet::NONE,
        };
        Ok(Visit {
            app: app.clone(),
            guest,
            header,
            seats,
        })
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.header.id
    }

    pub(crate) fn game(&self) -> GameId {
        self.header.game
    }

    /// Through whose eyes the guest sees the table. With several seats in one hand it is the one that
    /// has to decide something.
    pub(crate) fn viewer<G: Board>(&self, table: &Table<G>) -> Viewer {
        let owes = |seat: &Seat| table.is_turn_of(Viewer::Seat(*seat));
        let seat = self.seats.iter().find(owes).or(self.seats.iter().next());
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The seat for which the guest acts.
    pub(crate) fn seat<G: Board>(&self, table: &Table<G>) -> Result<Seat, Problem> {
        self.viewer(table).seat().ok_or_else(Problem::no_seat)
    }

    /// The words of the table for what is seen of it.
    pub(crate) fn texts<G: Board>(&self, sight: &Sight<G>) -> Texts {
        texts::at_table(self.game(), self.guest.reader.lang, &sight.places)
    }

    /// The path of the table.
    pub(crate) fn path(&self) -> String {
        format!("/t/{}", self.header.id)
    }

    /// A whole address for a path, to be given to others.
    pub(crate) fn link(&self, path: &str) -> String {
        let base = self.app.public_url().map(|url| url.as_str());
        let host = format!("http://{}", self.guest.host);
        format!("{}{path}", base.unwrap_or(&host))
    }
}

async fn table_id(parts: &mut Parts, app: &App) -> Result<TableId, Problem> {
    let params = RawPathParams::from_request_parts(parts, app).await;
    let params = params.map_err(|_| Problem::not_found())?;
    let id = params.iter().find(|(name, _)| *name == "table");
    id.and_then(|(_, id)| id.parse().ok())
        .ok_or_else(|| Problem::from(table::HouseError::NoSuchTable))
}

impl FromRequestParts<App> for Visit {
    type Rejection = Problem;

    /// People come with the key of their browser.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visit, Problem> {
        Visit::read(parts, app, |guest| guest.key.as_ref()).await
    }
}
