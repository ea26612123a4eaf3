//! The log of the lobby: what happened, in order. It is stored before anybody is told.

use sqlx::AnyConnection;

use super::{FinishedRow, Result, Store, StoreError, Within, natural};

/// Separates the entries of a row: JSON contains this character only escaped.
const BETWEEN: char = '\u{1e}';

const APPENDING: &str = "storing what happened";
const CHECKPOINTING: &str = "storing a snapshot";
const LOADING: &str = "loading the log";

/// Data that is stored together, either all of it or nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Batch {
    /// The number of the first entry. The first one ever is 0.
    pub first: u64,
    /// The entries, each a JSON value.
    pub entries: Vec<String>,
    /// The bouts that these entries finished.
    pub finished: Vec<FinishedRow>,
}

/// What a server starts from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Loaded {
    /// The last snapshot.
    pub snapshot: Option<String>,
    /// The entries after it, in order.
    pub entries: Vec<String>,
    /// The number of the next entry.
    pub next: u64,
}

impl Store {
    /// Stores a batch. It is durable when this returns; if this fails, nothing of it is stored. After
    /// [`StoreError::Lost`] it is unknown whether the batch was stored; only [`Store::load`] tells.
    pub async fn append(&self, batch: &Batch) -> Result<()> {
        if batch.entries.is_empty() && batch.finished.is_empty() {
            return Ok(());
        }
        let row = Row::of(batch)?;
        let mut writer = self.writer().await?;
        // What follows on a file that was cut would be lost with it.
        self.still_there()?;
        self.patiently(APPENDING, async {
            // A single statement is durable by itself; a transaction around it would only cost time.
            if batch.finished.is_empty() {
                return self.insert(&mut writer, &row).await;
            }
            let mut tx = self.begin(&mut writer).await?;
            if !batch.entries.is_empty() {
                self.insert(&mut tx, &row).await?;
            }
            for bout in &batch.finished {
                bout.insert(&mut tx).within(self, APPENDING).await?;
            }
            tx.commit().within(self, APPENDING).await
        })
        .await?;
        self.still_there()
    }

    /// Stores the state after all entries below `upto`, and drops those entries.
    pub async fn checkpoint(&self, upto: u64, snapshot: &str) -> Result<()> {
        let gap = || StoreError::Gap { place: self.place.clone(), given: upto };
        let end = i64::try_from(upto).map_err(|_| gap())?;
        let state = super::storable("the snapshot", snapshot)?;
        let mut writer = self.writer().await?;
        self.patiently(CHECKPOINTING, async {
            let mut tx = self.begin(&mut writer).await?;
            let put = sqlx::query(PUT_SNAPSHOT).bind(end).bind(state);
            let put = put.execute(&mut *tx).within(self, CHECKPOINTING).await?;
            if put.rows_affected() == 0 {
                return Err(gap());
            }
            let covered = sqlx::query("DELETE FROM log WHERE next <= $1").bind(end);
            covered.execute(&mut *tx).within(self, CHECKPOINTING).await?;
            tx.commit().within(self, CHECKPOINTING).await
        })
        .await?;
        self.still_there()
    }

    /// The last snapshot and every entry after it.
    pub async fn load(&self) -> Result<Loaded> {
        let mut writer = self.writer().await?;
        let snapshot: Option<(i64, String)> = sqlx::query_as("SELECT upto, state FROM snapshots")
            .fetch_optional(&mut *writer)
            .within(self, LOADING)
            .await?;
        let rows: Vec<(i64, i64, String)> =
            sqlx::query_as("SELECT first, next, entries FROM log ORDER BY first")
                .fetch_all(&mut *writer)
                .within(self, LOADING)
                .await?;
        let upto = snapshot.as_ref().map_or(0, |(upto, _)| *upto);
        let (entries, next) =
            in_order(upto, rows).map_err(|why| StoreError::Damaged { place: self.place.clone(), why })?;
        Ok(Loaded { snapshot: snapshot.map(|(_, state)| state), entries, next: natural(next) })
    }

    async fn insert(&self, connection: &mut AnyConnection, row: &Row) -> Result<()> {
        let insert = sqlx::query(APPEND).bind(row.first).bind(row.next).bind(row.entries.as_str());
        let inserted = insert.execute(connection).within(self, APPENDING).await?;
        if inserted.rows_affected() == 0 {
            return Err(StoreError::Gap { place: self.place.clone(), given: natural(row.first) });
        }
        Ok(())
    }
}

/// Only entries that continue the log are appended.
const APPEND: &str = "INSERT INTO log (first, next, entries) SELECT $1, $2, $3 \
     WHERE $1 = COALESCE((SELECT next FROM log ORDER BY first DESC LIMIT 1), (SELECT upto FROM snapshots), 0)";

/// A snapshot neither goes back nor covers entries that have not been stored.
const PUT_SNAPSHOT: &str = "INSERT INTO snapshots (id, upto, state) SELECT 1, $1, $2 \
     WHERE $1 >= COALESCE((SELECT upto FROM snapshots), 0) \
     AND $1 <= COALESCE((SELECT next FROM log ORDER BY first DESC LIMIT 1), (SELECT upto FROM snapshots), 0) \
     ON CONFLICT (id) DO UPDATE SET upto = excluded.upto, state = excluded.state";

struct Row {
    first: i64,
    next: i64,
    entries: String,
}

impl Row {
    fn of(batch: &Batch) -> Result<Row> {
        if batch.entries.iter().any(|entry| entry.contains(['\0', BETWEEN])) {
            return Err(StoreError::Text { what: "an entry of the log" });
        }
        if !batch.finished.iter().all(FinishedRow::is_storable) {
            return Err(StoreError::Text { what: "a finished bout" });
        }
        let next = batch.first.saturating_add(batch.entries.len() as u64);
        let next = i64::try_from(next).expect("a log has fewer than 2^63 entries");
        let first = next - batch.entries.len() as i64;
        Ok(Row { first, next, entries: batch.entries.join(&BETWEEN.to_string()) })
    }
}

/// The entries from `upto` on, and the number after the last one; or where they contradict each other.
fn in_order(upto: i64, rows: Vec<(i64, i64, String)>) -> std::result::Result<(Vec<String>, i64), String> {
    let mut entries = Vec::new();
    let mut end = upto;
    for (first, next, text) in rows {
        let group: Vec<&str> = text.split(BETWEEN).collect();
        if next - first != group.len() as i64 {
            return Err(format!("the log should have entries {first} to {next}, and has {}", group.len()));
        }
        // The first row may begin below the snapshot.
        let covered = if entries.is_empty() { (end - first).max(0) } else { 0 };
        if first + covered != end {
            return Err(format!("the log goes on at entry {first}, after {end}"));
        }
        entries.extend(group.iter().skip(covered as usize).map(|entry| (*entry).to_owned()));
        end = next.max(end);
    }
    Ok((entries, end))
}

#[cfg(test)]
mod tests {
    use super::in_order;

    fn row(first: i64, next: i64, text: &str) -> (i64, i64, String) {
        (first, next, text.replace('|', "\u{1e}"))
    }

    #[test]
    fn entries_come_in_order_after_the_snapshot() {
        let rows = vec![row(2, 5, "c|d|e"), row(5, 6, "f")];
        let (entries, next) = in_order(3, rows).expect("they are in order");
        assert_eq!((entries.join(""), next), ("def".to_owned(), 6));
        assert_eq!(in_order(7, Vec::new()), Ok((Vec::new(), 7)));
    }

    #[test]
    fn a_hole_an_overlap_and_a_wrong_count_are_damage() {
        assert!(in_order(0, vec![row(1, 2, "b")]).is_err());
        assert!(in_order(0, vec![row(0, 1, "a"), row(2, 3, "c")]).is_err());
        assert!(in_order(0, vec![row(0, 2, "a|b"), row(1, 3, "b|c")]).is_err());
        assert!(in_order(0, vec![row(0, 2, "a")]).is_err());
    }
}
