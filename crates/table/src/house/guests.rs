//! Keys and invitations: who may sit where.

use bots::Worth;
use catalog::with_game;
use kernel::{Seat, SeatSet};

use super::error::{ActError, HouseError};
use super::{House, people};
use crate::entry::{Deed, Entry};
use crate::header::{Name, TableId};
use crate::key::Key;
use crate::store::{Invitation, Rights, StoreError};
use crate::table::Table;

/// How many tables of one key are told of.
const MOST_TABLES: u32 = 100;

impl House {
    /// What a key may do at a table.
    pub async fn rights(&self, key: &Key, table: &TableId) -> Result<Rights, StoreError> {
        self.0.store.rights(&key.hash(), table).await
    }

    /// The tables that a key has set or holds a seat of, newest first.
    pub async fn tables_of(&self, key: &Key) -> Result<Vec<TableId>, StoreError> {
        self.0.store.tables_of(&key.hash(), MOST_TABLES).await
    }

    /// The seats that somebody holds a key to.
    pub async fn holders(&self, table: &TableId) -> Result<SeatSet, StoreError> {
        self.0.store.holders(table).await
    }

    /// Where an invitation leads, if nobody has used it up; for a look before it is redeemed.
    pub async fn invitation(&self, key: &Key) -> Result<Option<(TableId, Seat)>, StoreError> {
        let found = self.0.store.invitation(&key.hash()).await?;
        let open = found.filter(|invitation| invitation.holder.is_none());
        Ok(open.map(|invitation| (invitation.table, invitation.seat)))
    }

    /// The invitations that the holder of a key has given away and nobody has used yet. They follow from
    /// the key: for any other key there are none.
    pub async fn invitations(
        &self,
        by: &Key,
        table: &TableId,
    ) -> Result<Vec<(Seat, Key)>, HouseError> {
        let header = self.header(table).await?;
        let known = self.0.store.invitations(table).await?;
        let seats = people(&header.chairs);
        let keys = seats.flat_map(|seat| open_keys(by, table, seat, &known));
        Ok(keys.collect())
    }

    /// A key to a seat, for a guest who has lost theirs or for a second device: one that was not used yet,
    /// or a new one. `None` if the key neither has set the table nor opens the seat.
    pub async fn invite_again(
        &self,
        by: &Key,
        table: &TableId,
        seat: Seat,
    ) -> Result<Option<Key>, HouseError> {
        let header = self.header(table).await?;
        let rights = self.rights(by, table).await?;
        let sits = people(&header.chairs).any(|person| person == seat);
        if !sits || !(rights.host || rights.seats.contains(seat)) {
            return Ok(None);
        }
        let known = self.0.store.invitations(table).await?;
        if let Some((_, key)) = open_keys(by, table, seat, &known).next() {
            return Ok(Some(key));
        }
        let key = by.invitation(table, seat, count(&known, seat));
        self.0.store.invite(table, seat, &key.hash()).await?;
        Ok(Some(key))
    }

    /// Uses an invitation to a table up: from now on the seat is open to the holder, who is called so. `None`
    /// if there is no such invitation to this table, or somebody else was first.
    pub async fn redeem(
        &self,
        table: &TableId,
        invitation: &Key,
        holder: &Key,
        name: Name,
    ) -> Result<Option<Seat>, ActError> {
        let hash = invitation.hash();
        let found = self.0.store.invitation(&hash).await?;
        if found.is_none_or(|found| found.table != *table) {
            return Ok(None);
        }
        let game = self.header(table).await?.game;
        let Some((_, seat)) = self.0.store.redeem(&hash, &holder.hash()).await? else {
            return Ok(None);
        };
        with_game!(game, G => self.sit_down::<G>(table, seat, name).await?);
        Ok(Some(seat))
    }

    async fn sit_down<G: Worth>(
        &self,
        table: &TableId,
        seat: Seat,
        name: Name,
    ) -> Result<(), ActError> {
        let plan = move |now: &Table<G>| {
            let called = now.place(seat).and_then(|place| place.name.as_ref());
            let deed = Deed::Sit(name.clone());
            Ok((called != Some(&name)).then_some(Entry { seat, deed }))
        };
        self.write(table, plan).await.map(drop)
    }
}

/// How many invitations there have been to a seat.
fn count(known: &[Invitation], seat: Seat) -> u32 {
    known.iter().filter(|i| i.seat == seat).count() as u32
}

/// The keys to a seat that follow from a key and are not used up.
fn open_keys(
    by: &Key,
    table: &TableId,
    seat: Seat,
    known: &[Invitation],
) -> impl Iterator<Item = (Seat, Key)> {
    (0..count(known, seat)).filter_map(move |nth| {
        let key = by.invitation(table, seat, nth);
        let hash = key.hash();
        let open = |i: &Invitation| i.hash == hash && i.holder.is_none();
        known.iter().any(open).then_some((seat, key))
    })
}
