//! Connections: one that writes, some that read, and the lock that keeps a second server away.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{Duration, Instant};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection};

use super::{Place, Result, StoreError};

/// How long connecting may take.
const CONNECTING: Duration = Duration::from_secs(15);

/// How long to wait for the lock of a server that has just ended.
const LINGERING: Duration = Duration::from_millis(800);

const READERS: u32 = 4;

/// The advisory lock of PostgreSQL that a server holds: "Hangar" in letters, and 1.
const ADVISORY: i64 = 0x4861_6e67_6172_0001;

const SQLITE_WRITER: &str = "PRAGMA busy_timeout = 15000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON";
const SQLITE_READER: &str = "PRAGMA busy_timeout = 15000; PRAGMA query_only = ON";
const POSTGRES_WRITER: &str = "SET application_name = 'hangar'";
const POSTGRES_READER: &str =
    "SET application_name = 'hangar'; SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY";

/// How a transaction that writes begins: SQLite takes its lock at once, so that it cannot fail half-way.
pub(super) fn begin_writing(place: &Place) -> &'static str {
    match place {
        Place::Sqlite(_) => "BEGIN IMMEDIATE",
        Place::Postgres(_) => "BEGIN",
    }
}

/// How a transaction begins that sees all data as it is at one moment.
pub(super) fn begin_reading(place: &Place) -> &'static str {
    match place {
        Place::Sqlite(_) => "BEGIN",
        Place::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    }
}

/// The connection of a server, and its lock on the file.
pub(super) async fn locked_writer(place: &Place) -> Result<(AnyConnection, Option<File>)> {
    match place {
        Place::Sqlite(path) => {
            make_file(path).map_err(|error| unreachable(place, error))?;
            let lock = lock_file(place, path)?;
            Ok((writer(place).await?, Some(lock)))
        }
        Place::Postgres(_) => {
            let mut connection = writer(place).await?;
            take_advisory_lock(&mut connection, place).await?;
            Ok((connection, None))
        }
    }
}

/// A connection without the lock, to an existing database.
pub(super) async fn writer_beside(place: &Place) -> Result<AnyConnection> {
    if let Place::Sqlite(path) = place {
        fs::metadata(path).map_err(|error| unreachable(place, error))?;
    }
    writer(place).await
}

/// The connections that only read. They are opened when needed.
pub(super) fn readers(place: &Place, most: Option<Duration>) -> Result<AnyPool> {
    let limit = most.filter(|_| matches!(place, Place::Postgres(_))).map(statement_limit);
    let first = match place {
        Place::Sqlite(_) => SQLITE_READER,
        Place::Postgres(_) => POSTGRES_READER,
    };
    let first = AssertSqlSafe(format!("{first}{}", limit.map(|set| format!("; {set}")).unwrap_or_default()));
    let prepared = AnyPoolOptions::new().max_connections(READERS).acquire_timeout(CONNECTING).after_connect(
        move |connection, _| {
            let first = AssertSqlSafe(first.0.clone());
            Box::pin(async move { sqlx::raw_sql(first).execute(connection).await.map(|_| ()) })
        },
    );
    Ok(prepared.connect_lazy_with(options(place)?))
}

/// Makes PostgreSQL end statements that take too long, since nobody waits for them any more.
pub(super) async fn limit_statements(
    connection: &mut AnyConnection,
    place: &Place,
    most: Duration,
) -> Result<()> {
    if matches!(place, Place::Sqlite(_)) {
        return Ok(());
    }
    let set = sqlx::raw_sql(AssertSqlSafe(statement_limit(most))).execute(connection).await;
    set.map(drop).map_err(|error| unreachable(place, error))
}

fn statement_limit(most: Duration) -> String {
    format!("SET statement_timeout = {0}; SET idle_in_transaction_session_timeout = {0}", most.as_millis())
}

/// Closes the writer's connection. When this returns, its lock is free for others.
pub(super) async fn close(mut connection: AnyConnection, place: &Place) {
    if matches!(place, Place::Postgres(_)) {
        // A connection that is gone holds no lock either.
        let _ = sqlx::raw_sql("SELECT pg_advisory_unlock_all()").execute(&mut connection).await;
    }
    let _ = connection.close().await;
}

async fn writer(place: &Place) -> Result<AnyConnection> {
    let options = options(place)?;
    let connecting = AnyConnection::connect_with(&options);
    let connected = tokio::time::timeout(CONNECTING, connecting).await;
    let mut connection =
        connected.map_err(|_| unreachable(place, "no answer"))?.map_err(|error| unreachable(place, error))?;
    let first = match place {
        Place::Sqlite(_) => SQLITE_WRITER,
        Place::Postgres(_) => POSTGRES_WRITER,
    };
    sqlx::raw_sql(first).execute(&mut connection).await.map_err(|error| unreachable(place, error))?;
    Ok(connection)
}

fn options(place: &Place) -> Result<AnyConnectOptions> {
    install_default_drivers();
    let url = match place {
        Place::Sqlite(path) => sqlite_url(path).map_err(|error| unreachable(place, error))?,
        Place::Postgres(url) => url.clone(),
    };
    AnyConnectOptions::from_str(&url).map_err(|error| unreachable(place, error))
}

fn unreachable(place: &Place, why: impl ToString) -> StoreError {
    StoreError::Unreachable { place: place.clone(), why: why.to_string() }
}

/// The path as a URL, with every byte escaped that could mean something else.
fn sqlite_url(path: &Path) -> io::Result<String> {
    let name = path.file_name().ok_or_else(|| io::Error::other("the path names no file"))?;
    let whole = folder(path).canonicalize()?.join(name);
    let text = whole.to_str().ok_or_else(|| io::Error::other("the path is not written in UTF-8"))?;
    let escaped: String = text.bytes().map(escape).collect();
    Ok(format!("sqlite://{escaped}"))
}

fn escape(byte: u8) -> String {
    if byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte) {
        return char::from(byte).to_string();
    }
    format!("%{byte:02X}")
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes the file and its folder, readable by nobody else: the file contains the hashes that passwords and
/// sessions are checked with.
fn make_file(path: &Path) -> io::Result<()> {
    make_folder(folder(path))?;
    let file = private().open(path)?;
    keep_private(&file)
}

fn lock_file(place: &Place, path: &Path) -> Result<File> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = private().open(PathBuf::from(name)).map_err(|error| unreachable(place, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { place: place.clone() }),
        Err(TryLockError::Error(error)) => Err(unreachable(place, error)),
    }
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(unix)]
fn keep_private(file: &File) -> io::Result<()> {
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))
}

#[cfg(not(unix))]
fn keep_private(_: &File) -> io::Result<()> {
    Ok(())
}

/// Takes the lock of a session. A server that was just killed still holds it for a moment, until PostgreSQL
/// notices.
async fn take_advisory_lock(connection: &mut AnyConnection, place: &Place) -> Result<()> {
    let until = Instant::now() + LINGERING;
    loop {
        let asked = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(ADVISORY);
        let taken: bool =
            asked.fetch_one(&mut *connection).await.map_err(|error| unreachable(place, error))?;
        if taken {
            return Ok(());
        }
        if Instant::now() > until {
            return Err(StoreError::InUse { place: place.clone() });
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
}
