//! The schema of the tables: numbered steps, each applied once, in order, completely or not at all.

use sqlx::{AnyConnection, Connection};

use super::connect::begin_writing;
use super::{Place, Result, StoreError, now};

struct Migration {
    version: i64,
    name: &'static str,
    sql: &'static str,
}

const MIGRATIONS: &[Migration] = &[
    Migration { version: 1, name: "beginning", sql: include_str!("../../migrations/0001_beginning.sql") },
    Migration { version: 2, name: "origins", sql: include_str!("../../migrations/0002_origins.sql") },
    Migration { version: 3, name: "looks", sql: include_str!("../../migrations/0003_looks.sql") },
];

/// The schema that this program works with.
pub(super) const NEWEST: i64 = MIGRATIONS[MIGRATIONS.len() - 1].version;

/// Updates the database to the newest schema.
pub(super) async fn migrate(connection: &mut AnyConnection, place: &Place) -> Result<()> {
    let fault = |error: sqlx::Error| StoreError::of(place, "bringing its tables up to date", &error);
    let found = version(connection, place).await?;
    refuse_newer(place, found)?;
    for migration in MIGRATIONS.iter().filter(|migration| migration.version > found) {
        let mut tx = connection.begin_with(begin_writing(place)).await.map_err(fault)?;
        apply(&mut tx, migration).await.map_err(fault)?;
        tx.commit().await.map_err(fault)?;
    }
    Ok(())
}

/// Applies the steps after `from` up to `upto`, within the caller's transaction.
pub(super) async fn apply_steps(connection: &mut AnyConnection, from: i64, upto: i64) -> sqlx::Result<()> {
    for migration in MIGRATIONS.iter().filter(|migration| (from + 1..=upto).contains(&migration.version)) {
        apply(connection, migration).await?;
    }
    Ok(())
}

/// Refuses any schema but the newest.
pub(super) async fn require_newest(connection: &mut AnyConnection, place: &Place) -> Result<()> {
    let found = version(connection, place).await?;
    refuse_newer(place, found)?;
    if found < NEWEST {
        return Err(StoreError::Older { place: place.clone(), found, known: NEWEST });
    }
    Ok(())
}

/// The schema of the database; 0 if it has no tables.
pub(super) async fn version(connection: &mut AnyConnection, place: &Place) -> Result<i64> {
    let fault = |error: sqlx::Error| StoreError::of(place, "reading the shape of its tables", &error);
    let tables = match place {
        Place::Sqlite(_) => "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = 'migrations'",
        Place::Postgres(_) => {
            "SELECT COUNT(*) FROM information_schema.tables \
             WHERE table_schema = current_schema() AND table_name = 'migrations'"
        }
    };
    let made: i64 = sqlx::query_scalar(tables).fetch_one(&mut *connection).await.map_err(fault)?;
    if made == 0 {
        return Ok(0);
    }
    let newest = sqlx::query_scalar("SELECT COALESCE(MAX(version), 0) FROM migrations");
    newest.fetch_one(&mut *connection).await.map_err(fault)
}

fn refuse_newer(place: &Place, found: i64) -> Result<()> {
    if found > NEWEST {
        return Err(StoreError::Newer { place: place.clone(), found, known: NEWEST });
    }
    Ok(())
}

async fn apply(connection: &mut AnyConnection, migration: &Migration) -> sqlx::Result<()> {
    sqlx::raw_sql(migration.sql).execute(&mut *connection).await?;
    sqlx::query("INSERT INTO migrations (version, name, applied) VALUES ($1, $2, $3)")
        .bind(migration.version)
        .bind(migration.name)
        .bind(now())
        .execute(&mut *connection)
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::MIGRATIONS;

    #[test]
    fn the_steps_are_numbered_without_a_hole() {
        let versions: Vec<i64> = MIGRATIONS.iter().map(|migration| migration.version).collect();
        assert!(versions.iter().copied().eq(1..=MIGRATIONS.len() as i64), "{versions:?}");
    }
}
