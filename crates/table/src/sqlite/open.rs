//! Opening a database: first it is looked at, and only what is ours is touched.

use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, SqlSafeStr, SqlitePool};

use super::SqliteStore;
use crate::store::StoreError;

/// What has become of the database so far, in this order: one file of `migrations` each. The macro of sqlx
/// would list them, but it compiles sqlx and SQLite a second time, for the compiler.
static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let migrations = [
        ("tables", include_str!("../../migrations/0001_tables.sql")),
        (
            "editions",
            include_str!("../../migrations/0002_editions.sql"),
        ),
    ];
    let migrations = (1..).zip(migrations).map(|(version, (name, sql))| {
        let sql = sql.into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(migrations.collect())
});

/// What the first migration leaves in the file.
const APPLICATION_ID: i64 = 0x4261_636b;

/// SQLite's words for a file that is something else, and for one of which a part is missing or overwritten.
const NOT_A_DATABASE: u32 = 26;
const CORRUPT: u32 = 11;

/// How long a statement waits for another process.
const PATIENCE: Duration = Duration::from_secs(10);

/// More would only contend for the processors.
const READERS: u32 = 4;

/// What a file turned out to be.
enum Found {
    /// Nothing is in it.
    Empty,
    /// Ours, with its migrations up to this one.
    Ours(i64),
    /// Something else.
    Foreign,
}

impl SqliteStore {
    /// Opens a database, or makes it.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        if !names_a_file(path) {
            return Err(StoreError::NotAFile(path.to_owned()));
        }
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .busy_timeout(PATIENCE);
        let cannot_open = |error: sqlx::Error| match code(&error) {
            Some(NOT_A_DATABASE) => StoreError::NotOurs(path.to_owned()),
            Some(CORRUPT) => StoreError::Broken(path.to_owned()),
            _ => StoreError::CannotOpen {
                path: path.to_owned(),
                why: error.to_string(),
            },
        };
        match look(&options).await.map_err(cannot_open)? {
            Found::Foreign => return Err(StoreError::NotOurs(path.to_owned())),
            Found::Ours(found) if found > known() => {
                return Err(StoreError::Newer {
                    path: path.to_owned(),
                    found,
                    known: known(),
                });
            }
            Found::Ours(_) | Found::Empty => {}
        }
        // What is acknowledged has reached the disk, not only the system.
        let options = options
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let writer = pool(1, options.clone()).await.map_err(cannot_open)?;
        if let Err(error) = make_ready(&writer).await {
            writer.close().await;
            return Err(cannot_open(error));
        }
        let readers = pool(READERS, options.read_only(true))
            .await
            .map_err(cannot_open)?;
        Ok(SqliteStore { writer, readers })
    }

    /// Closes the database, so that everything is in its one file. Nothing can be read or written after
    /// that.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// A database that lasts as long as the store: for tests, and for a table that nobody keeps.
    pub async fn in_memory() -> Result<SqliteStore, StoreError> {
        // Every connection would have a database of its own, so there is one.
        let only = pool(1, SqliteConnectOptions::new().filename(":memory:")).await?;
        migrate(&only).await?;
        Ok(SqliteStore {
            readers: only.clone(),
            writer: only,
        })
    }
}

/// SQLite has names for databases in memory, of which every connection has its own. Such a name can also be an
/// address, which may ask for anything.
fn names_a_file(path: &Path) -> bool {
    let name = path.as_os_str().as_encoded_bytes();
    name != b":memory:" && !name.starts_with(b"file:")
}

async fn look(options: &SqliteConnectOptions) -> Result<Found, sqlx::Error> {
    let mut file = SqliteConnection::connect_with(options).await?;
    let found = examine(&mut file).await;
    file.close().await?;
    found
}

async fn examine(file: &mut SqliteConnection) -> Result<Found, sqlx::Error> {
    // The list of migrations comes into being before the first of them.
    let things: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM sqlite_schema WHERE tbl_name <> '_sqlx_migrations'",
    )
    .fetch_one(&mut *file)
    .await?;
    if things == 0 {
        return Ok(Found::Empty);
    }
    let application: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut *file)
        .await?;
    if application != APPLICATION_ID {
        return Ok(Found::Foreign);
    }
    let version = sqlx::query_scalar("SELECT coalesce(max(version), 0) FROM _sqlx_migrations");
    version.fetch_one(file).await.map(Found::Ours)
}

/// The newest migration of this program.
fn known() -> i64 {
    MIGRATIONS.iter().map(|m| m.version).max().unwrap_or(0)
}

async fn pool(size: u32, options: SqliteConnectOptions) -> Result<SqlitePool, sqlx::Error> {
    SqlitePoolOptions::new()
        .min_connections(1)
        .max_connections(size)
        .acquire_timeout(PATIENCE)
        // A connection to a file does not wear out, and one to memory is all there is.
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .connect_with(options)
        .await
}

/// Brings the database up to date, and makes sure that it can be written: one that is up to date is not written at
/// all before somebody moves, and that would be late to find out.
async fn make_ready(writer: &SqlitePool) -> Result<(), sqlx::Error> {
    migrate(writer).await?;
    let mut trial = writer.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query("UPDATE tables SET finished = finished WHERE nr = 0")
        .execute(&mut *trial)
        .await?;
    trial.rollback().await
}

async fn migrate(pool: &SqlitePool) -> Result<(), sqlx::Error> {
    MIGRATIONS.run(pool).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error,
        other => sqlx::Error::Migrate(Box::new(other)),
    })
}

/// SQLite's word for what went wrong. Its last byte says what, the others say where.
fn code(error: &sqlx::Error) -> Option<u32> {
    let code: u32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_migration_is_in_the_program_under_its_number_and_name() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let files = std::fs::read_dir(folder).unwrap();
        let mut files: Vec<String> = files
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let listed = MIGRATIONS
            .iter()
            .map(|m| format!("{:04}_{}.sql", m.version, m.description));
        assert_eq!(listed.collect::<Vec<_>>(), files);
    }

    #[tokio::test]
    async fn what_is_acknowledged_has_reached_the_disk() {
        let name = format!("backroom-pragmas-{}.db", std::process::id());
        let path = std::env::temp_dir().join(name);
        let store = SqliteStore::open(&path).await.unwrap();
        let full = 2;
        for (pragma, value) in [("synchronous", full), ("foreign_keys", 1)] {
            let query = sqlx::AssertSqlSafe(format!("PRAGMA {pragma}"));
            let found: i64 = sqlx::query_scalar(query)
                .fetch_one(&store.writer)
                .await
                .unwrap();
            assert_eq!(found, value, "{pragma}");
        }
        let journal: String = sqlx::query_scalar("PRAGMA journal_mode")
            .fetch_one(&store.readers)
            .await
            .unwrap();
        assert_eq!(journal, "wal");
        store.readers.close().await;
        store.writer.close().await;
        std::fs::remove_file(&path).unwrap();
    }
}
