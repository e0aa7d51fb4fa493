//! How a line gets into a ledger: first it is durable, then it is shown.

use std::sync::Arc;

use bots::Worth;
use kernel::{Options, Seat, UndoError};

use super::House;
use super::error::{ActError, HouseError};
use super::live::Live;
use crate::entry::{Deed, Entry, Request};
use crate::header::TableId;
use crate::refused::Refused;
use crate::store::{Appended, Ledger, StoreError};
use crate::stroke::Stroke;
use crate::table::Table;

impl House {
    /// Takes an action of the game, or several in a [`Stroke`], for the decision that its sender saw. The
    /// same sent twice for the same decision is taken once.
    pub async fn act<G: Worth>(
        &self,
        id: &TableId,
        seat: Seat,
        decision: u32,
        action: &str,
    ) -> Result<Arc<Table<G>>, ActError> {
        let deed = Deed::Act(action.to_owned());
        self.do_deed(id, seat, decision, deed).await
    }

    /// Does something at a table for one of its people. What concerns the game itself, an action or a step
    /// back, is done only for the decision that the sender saw: a second click must not step back twice. An answer
    /// is taken only for the question that it names.
    pub async fn do_deed<G: Worth>(
        &self,
        id: &TableId,
        seat: Seat,
        decision: u32,
        deed: Deed,
    ) -> Result<Arc<Table<G>>, ActError> {
        self.write(id, move |table: &Table<G>| {
            // What actions are called may follow from the components.
            let options = table.state().options();
            options.within(|| line(table, seat, decision, &deed))
        })
        .await
    }

    /// Writes what `plan` makes of the table, or nothing. It is asked again when somebody else was first.
    pub(super) async fn write<G: Worth>(
        &self,
        id: &TableId,
        plan: impl Fn(&Table<G>) -> Result<Option<Entry>, ActError> + Send + Sync + 'static,
    ) -> Result<Arc<Table<G>>, ActError> {
        let live = self.live(id).await?;
        let house = self.clone();
        // Whoever asked may hang up; what was begun is brought to an end all the same.
        let work = tokio::spawn(async move { house.write_live(&live, plan).await });
        work.await.map_err(HouseError::from)?
    }

    pub(super) async fn write_live<G: Worth>(
        &self,
        live: &Arc<Live<G>>,
        plan: impl Fn(&Table<G>) -> Result<Option<Entry>, ActError> + Send + Sync,
    ) -> Result<Arc<Table<G>>, ActError> {
        let _pen = live.pen.lock().await;
        loop {
            let now = live.now();
            let Some(entry) = plan(&now)? else {
                return Ok(now);
            };
            let mut next = Table::clone(&now);
            next.write(&entry)?;
            let id = &now.header().id;
            match self.0.store.append(id, now.length(), &entry).await {
                Ok(Appended::Written) => {
                    let next = Arc::new(next);
                    live.table.send_replace(next.clone());
                    self.settle(live).await;
                    return Ok(next);
                }
                Ok(Appended::Taken) => {
                    if !self.catch_up(live).await? {
                        let line = format!("line {} of the ledger cannot be read", now.length());
                        return Err(HouseError::from(StoreError::Damaged(line)).into());
                    }
                }
                Err(error) => {
                    // It may have been written all the same; the store knows, if it answers.
                    if let Err(error) = self.catch_up(live).await {
                        tracing::debug!(%error, "the store does not answer either");
                    }
                    return Err(error.into());
                }
            }
        }
    }

    /// Reads what another house has written, if it has. Whoever writes here is waited for only when the store has
    /// more than is published: it may be the very line.
    pub(super) async fn read_on<G: Worth>(&self, live: &Arc<Live<G>>) -> Result<(), HouseError> {
        let now = live.now();
        if now.stopped().is_some() {
            return Ok(());
        }
        let news = self.0.store.entries(&now.header().id, now.length()).await?;
        if news != Ledger::default() {
            let _pen = live.pen.lock().await;
            self.catch_up(live).await?;
        }
        Ok(())
    }

    /// Reads what others have written; whether they have. The caller holds the pen.
    async fn catch_up<G: Worth>(&self, live: &Arc<Live<G>>) -> Result<bool, HouseError> {
        let now = live.now();
        let id = now.header().id.clone();
        let news = self.0.store.entries(&id, now.length()).await?;
        if news == Ledger::default() {
            return Ok(false);
        }
        let mut next = Table::clone(&now);
        next.write_all(&news);
        live.table.send_replace(Arc::new(next));
        self.settle(live).await;
        Ok(true)
    }

    /// Does what a new state asks of the house.
    pub(super) async fn settle<G: Worth>(&self, live: &Arc<Live<G>>) {
        let table = live.now();
        if table.is_finished() {
            let id = &table.header().id;
            // The mark only saves work: a finished table without it is found by its ledger.
            if let Err(error) = self.0.store.finish(id).await {
                tracing::warn!(table = %id, %error, "a table could not be marked as finished");
            }
        }
        self.call_players(live);
        self.wait_for_silence(live);
    }
}

/// The line that a person's deed adds to the ledger.
fn line<G: Worth>(
    table: &Table<G>,
    seat: Seat,
    decision: u32,
    deed: &Deed,
) -> Result<Option<Entry>, ActError> {
    let fresh = |is_fresh| match is_fresh {
        true => Ok(()),
        false => Err(ActError::Stale),
    };
    let is_current = table.is_current(seat, decision);
    let deed = match deed {
        Deed::Act(text) => {
            if table.is_repeated(seat, decision, text) {
                return Ok(None);
            }
            fresh(is_current)?;
            if !table.decides_alone(seat) {
                return Err(Refused::HousePlays.into());
            }
            let stroke: Stroke<G::Action> = text.parse().map_err(Refused::from)?;
            // However it was written, the ledger has it in one form.
            Deed::Act(stroke.to_string())
        }
        Deed::Back => {
            fresh(is_current)?;
            deed.clone()
        }
        Deed::Ask(Request::Back) => {
            fresh(is_current)?;
            // Older ledgers have such a question of somebody who has done nothing: it took back what others did.
            if table.begin_of_last_stroke(seat).is_none() {
                return Err(Refused::from(UndoError::Nothing).into());
            }
            deed.clone()
        }
        Deed::Agree(question) | Deed::Decline(question) => {
            fresh(table.is_asked(*question))?;
            deed.clone()
        }
        // Whoever is to be played for is asked as well.
        Deed::Ask(Request::PlayFor(absent)) => Deed::Ask(Request::StandIn(*absent)),
        // Only who has set the other table can say so: see `House::go_on_at`.
        Deed::Again(_) => return Err(Refused::NothingAsked.into()),
        Deed::Sit(_)
        | Deed::Ask(Request::StandIn(_) | Request::TakeUp(_))
        | Deed::Return
        | Deed::Concede => deed.clone(),
    };
    Ok(Some(Entry { seat, deed }))
}
