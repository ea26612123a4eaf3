//! Tests of the store's own connections: durable commits, a full disk, readers that cannot write.

use sqlx::{AssertSqlSafe, query, query_scalar};
use tempfile::TempDir;

use super::{Batch, FinishedRow, Place, Store, StoreError};

async fn store() -> (Store, TempDir) {
    let folder = TempDir::new().expect("a folder can be made");
    let place = Place::Sqlite(folder.path().join("hangar.db"));
    (Store::open(&place).await.expect("opens"), folder)
}

/// Every commit is on the disk when it returns, as these two settings promise.
#[tokio::test]
async fn commits_are_durable() {
    let (store, _folder) = store().await;
    let mut writer = store.writer().await.expect("it can write");
    let mode: String = query_scalar("PRAGMA journal_mode").fetch_one(&mut *writer).await.expect("read");
    let synchronous: i64 = query_scalar("PRAGMA synchronous").fetch_one(&mut *writer).await.expect("read");
    assert_eq!((mode.as_str(), synchronous), ("wal", 2));
}

#[tokio::test]
async fn readers_cannot_write() {
    let (store, _folder) = store().await;
    let written = query("DELETE FROM accounts").execute(&store.readers).await;
    assert!(written.expect_err("it only reads").to_string().contains("readonly"));
}

async fn limit_pages(store: &Store, more: i64) {
    let mut writer = store.writer().await.expect("it can write");
    let pages: i64 = query_scalar("PRAGMA page_count").fetch_one(&mut *writer).await.expect("read");
    let limit = AssertSqlSafe(format!("PRAGMA max_page_count = {}", pages + more));
    query(limit).execute(&mut *writer).await.expect("set");
}

async fn count(store: &Store, table: &str) -> i64 {
    let count = AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
    query_scalar(count).fetch_one(&store.readers).await.expect("read")
}

/// The file reaches its largest size as on a full disk: within a row, and within a transaction.
#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_stored() {
    for entries in [0, 1] {
        let (store, _folder) = store().await;
        limit_pages(&store, 60).await;
        let mut stored = 0;
        let batch = |stored: u64| Batch {
            first: stored * entries,
            entries: vec!["x".repeat(9_000); entries as usize],
            finished: vec![FinishedRow {
                id: stored.to_string(),
                record: "x".repeat(9_000),
                ..FinishedRow::default()
            }],
        };
        let refused = loop {
            match store.append(&batch(stored)).await {
                Ok(()) => stored += 1,
                Err(why) => break why,
            }
            assert!(stored < 1_000, "the limit does not hold");
        };
        assert!(matches!(&refused, StoreError::Full { .. }), "{refused:?}");
        assert_eq!(store.load().await.expect("loads").next, stored * entries);
        assert_eq!(count(&store, "bouts").await as u64, stored);
        limit_pages(&store, 600).await;
        store.append(&batch(stored)).await.expect("there is room again");
        assert_eq!(store.load().await.expect("loads").next, (stored + 1) * entries);
        assert_eq!(count(&store, "log").await as u64, (stored + 1) * entries);
    }
}
