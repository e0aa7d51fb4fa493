//! Tables in one file, or in memory.

mod open;
mod rows;

use async_trait::async_trait;
use kernel::{Seat, SeatSet};
use sqlx::{Row, Sqlite, SqlitePool, Transaction};

use crate::entry::Entry;
use crate::header::{Header, TableId};
use crate::key::KeyHash;
use crate::store::{Appended, FirstKeys, Invitation, Ledger, Rights, Store, StoreError};

/// A store in SQLite. One connection writes, so that writers queue up here instead of colliding in the
/// file; the others read, and wait for nobody.
#[derive(Clone, Debug)]
pub struct SqliteStore {
    writer: SqlitePool,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Begins to write: the lock is taken at once, so that nothing read in between can be outdated.
    async fn begin(&self) -> Result<Transaction<'static, Sqlite>, StoreError> {
        Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn create(&self, header: &Header, keys: &FirstKeys) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(
            "INSERT INTO tables (id, title, game, amendments, pack, options, seed, host, created)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(header.id.as_str())
        .bind(header.title.as_str())
        .bind(header.game.to_string())
        .bind(header.edition.amendments_text())
        .bind(header.edition.pack.as_deref())
        .bind(rows::options_text(&header.options))
        .bind(header.seed.to_string())
        .bind(keys.host.to_string())
        .bind(header.created)
        .execute(&mut *tx)
        .await?;
        for (seat, chair) in (0_u8..).zip(&header.chairs) {
            sqlx::query("INSERT INTO chairs (table_id, seat, sitter, name) VALUES (?, ?, ?, ?)")
                .bind(header.id.as_str())
                .bind(seat)
                .bind(rows::sitter_text(chair.sitter))
                .bind(chair.name.as_ref().map(|name| name.as_str()))
                .execute(&mut *tx)
                .await?;
        }
        if let Some(seat) = keys.own {
            hold(&mut tx, &keys.host, &header.id, seat).await?;
        }
        for (seat, invitation) in &keys.invitations {
            invite(&mut tx, &header.id, *seat, invitation).await?;
        }
        Ok(tx.commit().await?)
    }

    async fn header(&self, table: &TableId) -> Result<Option<Header>, StoreError> {
        let found = sqlx::query("SELECT * FROM tables WHERE id = ?")
            .bind(table.as_str())
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = found else {
            return Ok(None);
        };
        let chairs =
            sqlx::query("SELECT sitter, name FROM chairs WHERE table_id = ? ORDER BY seat")
                .bind(table.as_str())
                .fetch_all(&self.readers)
                .await?;
        rows::header(&row, &chairs)
            .map_err(|error| rows::remains(table, &row, &chairs, &error))
            .map(Some)
    }

    async fn entries(&self, table: &TableId, from: u32) -> Result<Ledger, StoreError> {
        let rows = sqlx::query(
            "SELECT number, seat, deed FROM ledger WHERE table_id = ? AND number >= ? ORDER BY number",
        )
        .bind(table.as_str())
        .bind(from)
        .fetch_all(&self.readers)
        .await?;
        let mut ledger = Ledger::default();
        for (row, number) in rows.iter().zip(from..) {
            match rows::entry(row, number) {
                Ok(entry) => ledger.entries.push(entry),
                Err(error) => {
                    ledger.damage = Some(error.to_string());
                    break;
                }
            }
        }
        Ok(ledger)
    }

    async fn append(
        &self,
        table: &TableId,
        number: u32,
        entry: &Entry,
    ) -> Result<Appended, StoreError> {
        // A single statement is a transaction of its own.
        let written = sqlx::query(
            "INSERT INTO ledger (table_id, number, seat, deed) VALUES (?, ?, ?, ?)
             ON CONFLICT DO NOTHING",
        )
        .bind(table.as_str())
        .bind(number)
        .bind(entry.seat.0)
        .bind(entry.deed.to_string())
        .execute(&self.writer)
        .await?;
        Ok(match written.rows_affected() {
            0 => Appended::Taken,
            _ => Appended::Written,
        })
    }

    async fn finish(&self, table: &TableId) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET finished = 1 WHERE id = ?")
            .bind(table.as_str())
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn unfinished(&self) -> Result<Vec<TableId>, StoreError> {
        sqlx::query("SELECT id FROM tables WHERE NOT finished ORDER BY nr")
            .fetch_all(&self.readers)
            .await?
            .iter()
            .map(|row| rows::read(row, "id"))
            .collect()
    }

    async fn invite(
        &self,
        table: &TableId,
        seat: Seat,
        invitation: &KeyHash,
    ) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        invite(&mut tx, table, seat, invitation).await?;
        Ok(tx.commit().await?)
    }

    async fn invitation(&self, key: &KeyHash) -> Result<Option<Invitation>, StoreError> {
        sqlx::query("SELECT * FROM invitations WHERE key = ?")
            .bind(key.to_string())
            .fetch_optional(&self.readers)
            .await?
            .map(|row| rows::invitation(&row))
            .transpose()
    }

    async fn invitations(&self, table: &TableId) -> Result<Vec<Invitation>, StoreError> {
        sqlx::query("SELECT * FROM invitations WHERE table_id = ?")
            .bind(table.as_str())
            .fetch_all(&self.readers)
            .await?
            .iter()
            .map(rows::invitation)
            .collect()
    }

    async fn redeem(
        &self,
        invitation: &KeyHash,
        holder: &KeyHash,
    ) -> Result<Option<(TableId, Seat)>, StoreError> {
        let mut tx = self.begin().await?;
        let found = sqlx::query(
            "UPDATE invitations SET holder = ?2 WHERE key = ?1 AND (holder IS NULL OR holder = ?2)
             RETURNING table_id, seat",
        )
        .bind(invitation.to_string())
        .bind(holder.to_string())
        .fetch_optional(&mut *tx)
        .await?;
        let Some(row) = found else {
            return Ok(None);
        };
        let (table, seat) = (rows::read(&row, "table_id")?, rows::seat(&row)?);
        hold(&mut tx, holder, &table, seat).await?;
        tx.commit().await?;
        Ok(Some((table, seat)))
    }

    async fn rights(&self, key: &KeyHash, table: &TableId) -> Result<Rights, StoreError> {
        let host = sqlx::query("SELECT 1 FROM tables WHERE id = ? AND host = ?")
            .bind(table.as_str())
            .bind(key.to_string())
            .fetch_optional(&self.readers)
            .await?
            .is_some();
        let held = sqlx::query("SELECT seat FROM holders WHERE key = ? AND table_id = ?")
            .bind(key.to_string())
            .bind(table.as_str())
            .fetch_all(&self.readers)
            .await?;
        let seats = held.iter().map(rows::seat).collect::<Result<_, _>>()?;
        Ok(Rights { seats, host })
    }

    async fn tables_of(&self, key: &KeyHash, most: u32) -> Result<Vec<TableId>, StoreError> {
        sqlx::query(
            "SELECT id FROM tables
             WHERE host = ?1 OR id IN (SELECT table_id FROM holders WHERE key = ?1)
             ORDER BY nr DESC LIMIT ?2",
        )
        .bind(key.to_string())
        .bind(most)
        .fetch_all(&self.readers)
        .await?
        .iter()
        .map(|row| rows::read(row, "id"))
        .collect()
    }

    async fn holders(&self, table: &TableId) -> Result<SeatSet, StoreError> {
        sqlx::query("SELECT DISTINCT seat FROM holders WHERE table_id = ?")
            .bind(table.as_str())
            .fetch_all(&self.readers)
            .await?
            .iter()
            .map(rows::seat)
            .collect()
    }

    async fn ping(&self) -> Result<(), StoreError> {
        let answer = sqlx::query("SELECT 1 AS answer").fetch_one(&self.readers);
        answer.await?.try_get::<i64, _>("answer")?;
        Ok(())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Failed(Box::new(error))
    }
}

async fn hold(
    tx: &mut Transaction<'static, Sqlite>,
    key: &KeyHash,
    table: &TableId,
    seat: Seat,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO holders (key, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(key.to_string())
    .bind(table.as_str())
    .bind(seat.0)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn invite(
    tx: &mut Transaction<'static, Sqlite>,
    table: &TableId,
    seat: Seat,
    invitation: &KeyHash,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO invitations (key, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(invitation.to_string())
    .bind(table.as_str())
    .bind(seat.0)
    .execute(&mut **tx)
    .await?;
    Ok(())
}
