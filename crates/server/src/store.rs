//! What is stored: accounts, sessions, the log of the lobby, finished bouts; in SQLite or in PostgreSQL.
//!
//! Everything is written through one connection, and on PostgreSQL that connection holds the lock that keeps
//! a second server away: where the lock is lost, nothing more can be written. It is never made anew; after
//! [`StoreError::Lost`] the server stops. Readers have connections of their own that cannot write.

mod accounts;
mod backup;
mod bouts;
mod connect;
mod errands;
mod error;
mod log;
mod place;
mod prune;
mod restore;
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
pub use log::{Batch, Loaded};
pub use place::Place;
pub use prune::Pruned;
pub use sessions::Session;

/// How long a write may take before the connection counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// What a fault of the store says instead of a result.
pub type Result<T> = std::result::Result<T, StoreError>;

/// An open database.
#[derive(Debug)]
pub struct Store {
    place: Place,
    writer: Mutex<AnyConnection>,
    readers: AnyPool,
    /// Held while the store lives; PostgreSQL keeps its lock on the writer's connection.
    _lock: Option<File>,
}

impl Store {
    /// Opens the database of a server: makes it if there is none, takes its lock, and brings it to the newest
    /// shape.
    pub async fn open(place: &Place) -> Result<Store> {
        let (mut writer, lock) = connect::locked_writer(place).await?;
        schema::migrate(&mut writer, place).await?;
        Ok(Store {
            place: place.clone(),
            writer: Mutex::new(writer),
            readers: connect::readers(place)?,
            _lock: lock,
        })
    }

    /// Opens the database while a server may be working on it: for backups and errands. It takes no lock and
    /// changes no shape.
    pub async fn open_beside(place: &Place) -> Result<Store> {
        let mut writer = connect::writer_beside(place).await?;
        schema::require_newest(&mut writer, place).await?;
        Ok(Store {
            place: place.clone(),
            writer: Mutex::new(writer),
            readers: connect::readers(place)?,
            _lock: None,
        })
    }

    /// Where the database is.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// Whether this store can still write. A server asks this from time to time and stops where it fails:
    /// another server may then have the database.
    pub async fn alive(&self) -> Result<()> {
        let doing = "looking whether it is there";
        let mut writer = self.writer().await?;
        self.patiently(doing, async { writer.ping().await.during(self, doing) }).await
    }

    /// Ends all connections and gives the lock back, so that it is free when this returns.
    pub async fn close(self) {
        self.readers.close().await;
        connect::close(self.writer.into_inner(), &self.place).await;
    }

    /// The connection that writes, for one caller at a time, and never within a transaction of another.
    async fn writer(&self) -> Result<MutexGuard<'_, AnyConnection>> {
        let mut writer = self.writer.lock().await;
        if writer.is_in_transaction() {
            self.end_transaction(&mut writer).await?;
        }
        Ok(writer)
    }

    /// Waits for the transaction of a caller that went away to be taken back. SQLite takes one back by itself
    /// when the disk is full, which the driver does not notice: it gets a new connection then, since its lock is
    /// that of the file.
    async fn end_transaction(&self, writer: &mut AnyConnection) -> Result<()> {
        let doing = "taking back what was half-written";
        writer.ping().await.during(self, doing)?;
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

    /// Begins to write several things of which all or none are stored.
    async fn begin<'c>(&self, writer: &'c mut AnyConnection) -> Result<Transaction<'c, Any>> {
        let begun = writer.begin_with(connect::begin_writing(&self.place)).await;
        begun.map_err(|error| self.fault("beginning to write", &error))
    }

    fn fault(&self, doing: &'static str, error: &sqlx::Error) -> StoreError {
        StoreError::of(&self.place, doing, error)
    }

    /// A connection that does not answer in time is a lost one.
    async fn patiently<T>(&self, doing: &'static str, work: impl Future<Output = Result<T>>) -> Result<T> {
        let lost = || {
            let why = format!("no answer within {} seconds", PATIENCE.as_secs());
            StoreError::Lost { place: self.place.clone(), doing, why }
        };
        tokio::time::timeout(PATIENCE, work).await.unwrap_or_else(|_| Err(lost()))
    }
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

/// The number of a row, as the database holds it. What is too large for it is no row's number.
fn key(id: u64) -> i64 {
    i64::try_from(id).unwrap_or(-1)
}

/// A number that the database holds and that is never below zero.
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

/// A name as it is compared and found.
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
