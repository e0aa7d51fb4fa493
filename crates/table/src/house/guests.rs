//! Keys and invitations: who may sit where.

use bots::Worth;
use catalog::with_game;
use kernel::{Seat, SeatSet};

use super::error::{ActError, HouseError};
use super::{House, people};
use crate::entry::{Deed, Entry};
use crate::header::{Chair, Name, TableId};
use crate::key::{Key, KeyHash};
use crate::sight::Again;
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
        self.use_up(table, &hash, holder, name).await
    }

    async fn use_up(
        &self,
        table: &TableId,
        invitation: &KeyHash,
        holder: &Key,
        name: Name,
    ) -> Result<Option<Seat>, ActError> {
        let game = self.header(table).await?.game;
        let used = self.0.store.redeem(invitation, &holder.hash()).await?;
        let Some((_, seat)) = used else {
            return Ok(None);
        };
        with_game!(game, G => self.sit_down::<G>(table, seat, name).await?);
        Ok(Some(seat))
    }

    /// Tells the company of a finished table that one of them has set another one for all. Says nothing if the key
    /// opens no seat of the one or has not set the other, or if somebody else was first.
    pub async fn go_on_at<G: Worth>(
        &self,
        table: &TableId,
        by: &Key,
        next: &TableId,
    ) -> Result<(), ActError> {
        let sits = self.rights(by, table).await?.seats.iter().next();
        let Some(seat) = sits.filter(|_| table != next) else {
            return Ok(());
        };
        if !self.rights(by, next).await?.host {
            return Ok(());
        }
        let deed = Deed::Again(next.clone());
        let plan = move |now: &Table<G>| {
            let free = now.is_finished() && now.again().is_none();
            let deed = deed.clone();
            Ok(free.then_some(Entry { seat, deed }))
        };
        self.write(table, plan).await.map(drop)
    }

    /// The invitation to the seat that is kept for somebody at the table where their company goes on: all but who set
    /// it follow in the order of their seats. `None` if there are fewer seats, or somebody sits there already.
    async fn kept(
        &self,
        chairs: &[Chair],
        again: &Again,
        seat: Seat,
    ) -> Result<Option<Invitation>, HouseError> {
        let mut followers = people(chairs).filter(|follower| *follower != again.by);
        let Some(nth) = followers.position(|follower| follower == seat) else {
            return Ok(None);
        };
        let next = self.header(&again.table).await?;
        let mut invited = people(&next.chairs).filter(|to| next.chairs[to.index()].name.is_none());
        let Some(kept) = invited.nth(nth) else {
            return Ok(None);
        };
        let known = self.0.store.invitations(&again.table).await?;
        let mut known = known.into_iter().filter(|one| one.seat == kept);
        let taken = known.clone().any(|one| one.holder.is_some());
        Ok(known.next().filter(|_| !taken))
    }

    /// Whether a seat is kept for somebody at the table where their company goes on.
    pub async fn is_kept(
        &self,
        chairs: &[Chair],
        again: &Again,
        seat: Seat,
    ) -> Result<bool, HouseError> {
        Ok(self.kept(chairs, again, seat).await?.is_some())
    }

    /// Sits somebody down on the seat that is kept for them at the table where their company goes on. The invitation
    /// never leaves the house.
    pub async fn follow(
        &self,
        chairs: &[Chair],
        again: &Again,
        seat: Seat,
        holder: &Key,
        name: Name,
    ) -> Result<Option<Seat>, ActError> {
        match self.kept(chairs, again, seat).await? {
            None => Ok(None),
            Some(kept) => self.use_up(&again.table, &kept.hash, holder, name).await,
        }
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
