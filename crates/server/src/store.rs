//! The store: accounts, sessions, the log of the lobby, finished bouts; in SQLite or in PostgreSQL.
//!
//! Everything is written through one connection. On PostgreSQL, that connection holds the lock that keeps a
//! second server away: if the lock is lost, nothing more can be written. The connection is never replaced;
//! after [`StoreError::Lost`] the server stops. Readers have connections of their own that cannot write.

mod accounts;
mod backup;
mod bouts;
mod connect;
mod errands;
mod error;
mod file;
mod log;
mod place;
mod prune;
mod restore;
mod room;
mod schema;
mod sessions;
mod settings;
#[cfg(test)]
mod tests;

use std::fs::File;
use std::future::Future;
use std::time::Duration;

use sqlx::{Any, AnyConnection, AnyPool, Connection, Transaction};
use tokio::sync::{Mutex, MutexGuard};

pub use accounts::Account;
pub use backup::Counts;
pub use bouts::{BoutCard, FinishedRow, FinishedSeat, new_bout_id};
pub use error::StoreError;
use file::FileThere;
pub use log::{Batch, Loaded};
pub use place::Place;
pub use prune::Pruned;
pub use room::Quota;
pub use sessions::Session;

/// How long the database may take for one operation before the connection counts as lost.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// How long a store may take to close. What has not ended by then ends with the program.
const CLOSING: Duration = Duration::from_secs(5);

/// The result of a store operation, with its error.
pub type Result<T> = std::result::Result<T, StoreError>;

/// An open database.
#[derive(Debug)]
pub struct Store {
    place: Place,
    writer: Mutex<AnyConnection>,
    readers: AnyPool,
    patience: Duration,
    /// The file, if the database is one.
    file: Option<FileThere>,
    /// Held while the store lives. PostgreSQL keeps its lock on the writer's connection.
    _lock: Option<File>,
    /// The most pages of a file, for tests of a full disk; 0 means no limit.
    #[cfg(feature = "worlds")]
    most_pages: std::sync::atomic::AtomicU32,
}

impl Store {
    /// Opens the database of a server: creates it if there is none, takes its lock, and updates it to the
    /// newest schema.
    pub async fn open(place: &Place) -> Result<Store> {
        Store::open_within(place, PATIENCE).await
    }

    /// Does the same with another patience.
    pub async fn open_within(place: &Place, patience: Duration) -> Result<Store> {
        let opening = connect::locked_writer(place);
        let (mut writer, lock) =
            tokio::time::timeout(patience, opening).await.unwrap_or_else(|_| Err(silent(place)))?;
        schema::migrate(&mut writer, place).await?;
        connect::limit_statements(&mut writer, place, patience).await?;
        let store = Store {
            place: place.clone(),
            writer: Mutex::new(writer),
            readers: connect::readers(place, Some(patience))?,
            patience,
            file: FileThere::of(place)?,
            _lock: lock,
            #[cfg(feature = "worlds")]
            most_pages: Default::default(),
        };
        store.fill_looks().await?;
        Ok(store)
    }

    /// Opens the database while a server may be running on it: for backups and errands. Takes no lock and
    /// changes no schema.
    pub async fn open_beside(place: &Place) -> Result<Store> {
        let mut writer = connect::writer_beside(place).await?;
        schema::require_newest(&mut writer, place).await?;
        Ok(Store {
            place: place.clone(),
            writer: Mutex::new(writer),
            readers: connect::readers(place, None)?,
            patience: PATIENCE,
            file: FileThere::of(place)?,
            _lock: None,
            #[cfg(feature = "worlds")]
            most_pages: Default::default(),
        })
    }

    /// Where the database is.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// Checks that this store can still write. A server does this from time to time and stops if it fails:
    /// another server may have the database, or its file may be gone.
    pub async fn alive(&self) -> Result<()> {
        self.still_there()?;
        let mut writer = self.writer().await?;
        writer.ping().within(self, "looking whether it is there").await
    }

    /// Closes all connections and releases the lock, so that it is free when this returns. Does not wait for
    /// a database that does not answer.
    pub async fn close(self) {
        let Store { place, writer, readers, .. } = self;
        let closing = async {
            readers.close().await;
            connect::close(writer.into_inner(), &place).await;
        };
        if tokio::time::timeout(CLOSING, closing).await.is_err() {
            tracing::warn!(%place, "the database does not answer; its connections end with the program");
        }
    }

    /// Checks that the file of the database is where it was, and is the same. What is written to a deleted
    /// file is lost when the program ends, so such a write must never be acknowledged.
    fn still_there(&self) -> Result<()> {
        match &self.file {
            Some(file) if !file.is_there() => Err(StoreError::Gone { place: self.place.clone() }),
            Some(_) | None => Ok(()),
        }
    }

    /// The connection that writes, for one caller at a time, and never within a transaction of another.
    async fn writer(&self) -> Result<MutexGuard<'_, AnyConnection>> {
        // Another caller gives it back in time, or has lost it.
        let writer = tokio::time::timeout(self.patience * 2, self.writer.lock()).await;
        let mut writer = writer.map_err(|_| self.lost("waiting for the connection"))?;
        if writer.is_in_transaction() {
            self.end_transaction(&mut writer).await?;
        }
        #[cfg(feature = "worlds")]
        self.bind_pages(&mut writer).await?;
        Ok(writer)
    }

    /// The limit of a test holds for one connection, so each must be told.
    #[cfg(feature = "worlds")]
    async fn bind_pages(&self, writer: &mut AnyConnection) -> Result<()> {
        let most = self.most_pages.load(std::sync::atomic::Ordering::Relaxed);
        if most > 0 && matches!(self.place, Place::Sqlite(_)) {
            let bound = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {most}"));
            sqlx::raw_sql(bound).execute(&mut *writer).await.during(self, "bounding the file")?;
        }
        Ok(())
    }

    /// Waits until the transaction of a caller that went away is rolled back. SQLite rolls one back by itself
    /// when the disk is full, which the driver does not notice. In that case SQLite gets a new connection;
    /// its lock is on the file.
    async fn end_transaction(&self, writer: &mut AnyConnection) -> Result<()> {
        let doing = "taking back what was half-written";
        writer.ping().within(self, doing).await?;
        if !writer.is_in_transaction() {
            return Ok(());
        }
        match &self.place {
            Place::Sqlite(_) => *writer = connect::writer_beside(&self.place).await?,
            Place::Postgres(_) => {
                let why = "it would not be taken back".to_owned();
                return Err(StoreError::Lost { place: self.place.clone(), doing, why });
            }
        }
        Ok(())
    }

    /// Begins a transaction: all of its writes are stored, or none.
    async fn begin<'c>(&self, writer: &'c mut AnyConnection) -> Result<Transaction<'c, Any>> {
        writer.begin_with(connect::begin_writing(&self.place)).within(self, "beginning to write").await
    }

    fn fault(&self, doing: &'static str, error: &sqlx::Error) -> StoreError {
        StoreError::of(&self.place, doing, error)
    }

    /// A connection that does not answer in time counts as lost.
    async fn patiently<T>(&self, doing: &'static str, work: impl Future<Output = Result<T>>) -> Result<T> {
        tokio::time::timeout(self.patience, work).await.unwrap_or_else(|_| Err(self.lost(doing)))
    }

    fn lost(&self, doing: &'static str) -> StoreError {
        let why = format!("no answer within {:?}", self.patience);
        StoreError::Lost { place: self.place.clone(), doing, why }
    }
}

fn silent(place: &Place) -> StoreError {
    StoreError::Unreachable { place: place.clone(), why: "no answer".to_owned() }
}

/// Says what was being done when the database failed.
trait During<T> {
    fn during(self, store: &Store, doing: &'static str) -> Result<T>;
}

impl<T> During<T> for sqlx::Result<T> {
    fn during(self, store: &Store, doing: &'static str) -> Result<T> {
        self.map_err(|error| store.fault(doing, &error))
    }
}

/// Runs a database operation within the store's patience, and says what was being done if it fails.
trait Within<T>: Future<Output = sqlx::Result<T>> + Sized {
    async fn within(self, store: &Store, doing: &'static str) -> Result<T> {
        match tokio::time::timeout(store.patience, self).await {
            Ok(done) => done.during(store, doing),
            Err(_) => Err(store.lost(doing)),
        }
    }
}

impl<T, F: Future<Output = sqlx::Result<T>>> Within<T> for F {}

/// The number of a row, as the database holds it. A number that is too large for it belongs to no row.
fn key(id: u64) -> i64 {
    i64::try_from(id).unwrap_or(-1)
}

/// A number from the database that is never below zero.
fn natural(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// A text that both databases can hold as it is: PostgreSQL has no zero character.
fn storable<'t>(what: &'static str, text: &'t str) -> Result<&'t str> {
    if text.contains('\0') {
        return Err(StoreError::Text { what });
    }
    Ok(text)
}

/// A name in the form used for comparing and finding it.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// Milliseconds since 1970.
fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes any text");
        text
    })
}
