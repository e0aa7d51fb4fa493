//! A visit to a table: who came, and what they may do there.

use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::StatusCode;
use axum::http::request::Parts;
use catalog::{GameId, Texts};
use kernel::{Phrase, RuleId, Seat, SeatSet};
use table::{
    ActError, Back, Deed, Header, HouseError, Key, Refused, Request, Sight, Table, TableId,
};

use crate::app::App;
use crate::board::Board;
use crate::draw::table_path;
use crate::guest::Guest;
use crate::hand::Hand;
use crate::problem::Problem;
use crate::texts;

/// So many of a guest's newest tables are looked through for what they have reached.
const REMEMBERED: usize = 100;

/// The table after something was done, or why nothing was.
pub(crate) type Done<G> = Result<Arc<Table<G>>, Undone>;

/// Why nothing was done. It is told beside the table as it is now.
pub(crate) struct Undone {
    pub(crate) status: StatusCode,
    pub(crate) what: Phrase,
    pub(crate) rule: Option<RuleId>,
}

impl Undone {
    /// What was to be decided has changed since the guest looked.
    fn stale() -> Undone {
        Undone {
            status: StatusCode::CONFLICT,
            what: Phrase::new("server-stale"),
            rule: None,
        }
    }

    fn refused(why: &Refused) -> Undone {
        Undone {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            what: why.phrase(),
            rule: why.rule(),
        }
    }
}

/// Whoever came to a table.
pub(crate) struct Visit {
    pub(crate) app: App,
    pub(crate) guest: Guest,
    pub(crate) header: Header,
    /// The seats that the guest's key opens.
    pub(crate) hand: Hand,
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
            hand: Hand::new(seats),
        })
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.header.id
    }

    pub(crate) fn game(&self) -> GameId {
        self.header.game
    }

    /// The table as it is now.
    pub(crate) async fn look<G: Board>(&self) -> Result<Arc<Table<G>>, Problem> {
        Ok(self.app.house().look(self.id()).await?)
    }

    /// The seat for which the guest acts.
    pub(crate) fn seat<G: Board>(&self, table: &Table<G>) -> Result<Seat, Problem> {
        self.hand.seat(table).ok_or_else(Problem::no_seat)
    }

    /// Does something for the guest, meant for the decision that the guest saw.
    pub(crate) async fn do_deed<G: Board>(
        &self,
        decision: u32,
        deed: Deed,
    ) -> Result<Done<G>, Problem> {
        let table = self.look::<G>().await?;
        let seat = self.seat(&table)?;
        let meant = self.hand.meant(&table, seat, decision);
        let acts = matches!(deed, Deed::Act(_));
        match self.app.house().do_deed(self.id(), seat, meant, deed).await {
            Ok(table) => {
                self.app.metrics().actions.inc_by(acts.into());
                Ok(Ok(table))
            }
            Err(ActError::Trouble(error)) => Err(error.into()),
            Err(ActError::Stale) => Ok(Err(Undone::stale())),
            Err(ActError::Refused(why)) => Ok(Err(Undone::refused(&why))),
        }
    }

    /// Takes the guest's last action back: at once where nothing was revealed, else by asking all others.
    pub(crate) async fn step_back<G: Board>(&self, decision: u32) -> Result<Done<G>, Problem> {
        let deed = match self.hand.sight(&*self.look::<G>().await?).back {
            Back::Ask => Deed::Ask(Request::Back),
            Back::Free | Back::Nothing => Deed::Back,
        };
        self.do_deed(decision, deed).await
    }

    /// Takes several of the guest's last actions back, as far as nothing was revealed: what lies before that
    /// nobody is asked for in one go.
    pub(crate) async fn step_back_to<G: Board>(
        &self,
        decision: u32,
        steps: u32,
    ) -> Result<Done<G>, Problem> {
        let mut done = self.step_back(decision).await?;
        for _ in 1..steps {
            let Ok(table) = &done else { break };
            let sight = self.hand.sight(table);
            if sight.trail.is_empty() {
                break;
            }
            done = self.do_deed(sight.decision, Deed::Back).await?;
        }
        Ok(done)
    }

    /// Other finished tables of this game at which the guest sat, as the guest sees them.
    pub(crate) async fn past<G: Board>(&self) -> Result<Vec<G::View>, Problem> {
        let Some(key) = &self.guest.key else {
            return Ok(Vec::new());
        };
        let house = self.app.house();
        let mut past = Vec::new();
        for id in house.tables_of(key).await?.into_iter().take(REMEMBERED) {
            if id == *self.id() {
                continue;
            }
            match self.finished::<G>(key, &id).await {
                Ok(view) => past.extend(view),
                // What cannot be read any more has no say.
                Err(error) if error.is_lost() => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(past)
    }

    /// What a key sees at a table of this game, if that is over.
    async fn finished<G: Board>(
        &self,
        key: &Key,
        id: &TableId,
    ) -> Result<Option<G::View>, HouseError> {
        let house = self.app.house();
        if house.header(id).await?.game != self.game() {
            return Ok(None);
        }
        let table = house.look::<G>(id).await?;
        let hand = Hand::new(house.rights(key, id).await?.seats);
        let sight = hand.sight(&table);
        Ok(sight.finished.then_some(sight.view))
    }

    /// The words of the table for what is seen of it.
    pub(crate) fn texts<G: Board>(&self, sight: &Sight<G>) -> Texts {
        texts::at_table(self.game(), self.guest.reader.lang, &sight.places)
    }

    /// The path of the table.
    pub(crate) fn path(&self) -> String {
        table_path(&self.header.id)
    }

    /// The whole address of an invitation.
    pub(crate) fn way_in(&self, invitation: &Key) -> String {
        self.link(&format!("{}/sit/{}", self.path(), invitation.secret()))
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
    let params = params.map_err(|_| Problem::not_found(&parts.uri))?;
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
