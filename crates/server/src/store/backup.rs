//! Backups: all data, as lines of JSON from which either kind of database can be filled.
//!
//! The first line says what it is, each following line is a row, and the last line counts and seals them:
//! `{"hangar-backup":1,"schema":1,"made":…}`, `{"table":"accounts","row":{…}}`, `{"rows":…,"sha256":"…"}`.
//! The digest covers all lines before it. A backup contains the hashes that passwords and sessions are
//! checked with.

use std::collections::BTreeMap;
use std::io::Write;

use futures_util::TryStreamExt;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{Any, AssertSqlSafe, Column, Row, Transaction, ValueRef};

use super::connect::begin_reading;
use super::{During, Result, Store, StoreError, Within, hex, now, schema};

/// The version of the backup format.
pub(super) const FORMAT: u64 = 1;

/// Every table of the data. Tables that others refer to come first.
pub(super) const TABLES: [&str; 9] =
    ["settings", "counters", "accounts", "sessions", "snapshots", "log", "bouts", "bout_seats", "errands"];

const DOING: &str = "making a backup";

/// How many rows each table has, in a backup.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counts {
    /// The number of rows of each table that has any.
    pub rows: BTreeMap<String, u64>,
}

impl Counts {
    /// All rows.
    pub fn total(&self) -> u64 {
        self.rows.values().sum()
    }

    pub(super) fn add(&mut self, table: &str) {
        *self.rows.entry(table.to_owned()).or_default() += 1;
    }
}

impl Store {
    /// Writes all data as it is at one moment, while a server may go on.
    pub async fn backup(&self, out: &mut impl Write) -> Result<Counts> {
        let mut tx = self.readers.begin_with(begin_reading(&self.place)).within(self, DOING).await?;
        let mut lines = Sealed { out, digest: Sha256::new() };
        lines.write(&json!({ "hangar-backup": FORMAT, "schema": schema::NEWEST, "made": now() }))?;
        let mut counts = Counts::default();
        for table in TABLES {
            self.write_table(table, &mut tx, &mut lines, &mut counts).await?;
        }
        let digest = hex(&lines.digest.clone().finalize());
        lines.write(&json!({ "rows": counts.total(), "sha256": digest }))?;
        lines.out.flush().map_err(|why| StoreError::File { why })?;
        tx.rollback().within(self, DOING).await?;
        Ok(counts)
    }

    async fn write_table(
        &self,
        table: &str,
        tx: &mut Transaction<'_, Any>,
        lines: &mut Sealed<'_, impl Write>,
        counts: &mut Counts,
    ) -> Result<()> {
        // The table name is one of ours.
        let all = AssertSqlSafe(format!("SELECT * FROM {table} ORDER BY 1, 2"));
        let mut rows = sqlx::query(all).fetch(&mut **tx);
        while let Some(row) = rows.try_next().within(self, DOING).await? {
            lines.write(&json!({ "table": table, "row": object(&row).during(self, DOING)? }))?;
            counts.add(table);
        }
        Ok(())
    }
}

/// Lines that are hashed as they are written.
struct Sealed<'o, W> {
    out: &'o mut W,
    digest: Sha256,
}

impl<W: Write> Sealed<'_, W> {
    fn write(&mut self, line: &Value) -> Result<()> {
        let text = format!("{line}\n");
        self.digest.update(text.as_bytes());
        self.out.write_all(text.as_bytes()).map_err(|why| StoreError::File { why })
    }
}

/// A row as an object of texts and whole numbers. Null values are left out.
fn object(row: &AnyRow) -> sqlx::Result<Map<String, Value>> {
    use sqlx::any::AnyTypeInfoKind::{BigInt, Integer, SmallInt};
    let mut object = Map::new();
    for column in row.columns() {
        let at = column.ordinal();
        let raw = row.try_get_raw(at)?;
        if raw.is_null() {
            continue;
        }
        let value = match raw.type_info().kind() {
            BigInt | Integer | SmallInt => Value::from(row.try_get::<i64, _>(at)?),
            _ => Value::from(row.try_get::<String, _>(at)?),
        };
        object.insert(column.name().to_owned(), value);
    }
    Ok(object)
}
