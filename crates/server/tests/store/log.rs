//! The log: nothing lost, nothing half-written, nothing out of order.

use std::future::Future;
use std::task::{Context, Waker};

use server::store::{Batch, FinishedRow, Loaded, Store, StoreError};

use crate::bed::{Bed, disturb, number};
use crate::bouts::bout;

pub(crate) fn batch(first: u64, entries: &[&str], finished: Vec<FinishedRow>) -> Batch {
    Batch { first, entries: entries.iter().map(|entry| (*entry).to_owned()).collect(), finished }
}

fn loaded(snapshot: Option<&str>, entries: &[&str], next: u64) -> Loaded {
    let entries = entries.iter().map(|entry| (*entry).to_owned()).collect();
    Loaded { snapshot: snapshot.map(str::to_owned), entries, next }
}

pub(crate) async fn a_log_is_loaded_in_order(bed: &mut Bed) {
    let place = bed.place();
    let store = Store::open(&place).await.expect("opens");
    assert_eq!(store.load().await.expect("loads"), Loaded::default());
    store.append(&batch(0, &[], Vec::new())).await.expect("nothing is easily stored");
    // Numbers of several digits, so that an order by letters would show.
    for first in 0..12 {
        store.append(&batch(first, &[&first.to_string()], Vec::new())).await.expect("stored");
    }
    store.append(&batch(12, &["{\"a\":\"é\\u001e\\u0000\"}", "", "[\n]"], Vec::new())).await.expect("stored");
    let entries = [
        "0",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "10",
        "11",
        "{\"a\":\"é\\u001e\\u0000\"}",
        "",
        "[\n]",
    ];
    assert_eq!(store.load().await.expect("loads"), loaded(None, &entries, 15));
    store.close().await;
    let again = Store::open(&place).await.expect("opens again");
    assert_eq!(again.load().await.expect("loads"), loaded(None, &entries, 15));
}

pub(crate) async fn a_snapshot_replaces_what_it_covers(bed: &mut Bed) {
    let store = bed.store().await;
    store.append(&batch(0, &["a", "b"], Vec::new())).await.expect("stored");
    store.append(&batch(2, &["c", "d", "e"], Vec::new())).await.expect("stored");
    store.checkpoint(3, "abc").await.expect("stored");
    assert_eq!(store.load().await.expect("loads"), loaded(Some("abc"), &["d", "e"], 5));
    assert_eq!(number(store.place(), "SELECT COUNT(*) FROM log").await, 1);
    for wrong in [2, 6] {
        let refused = store.checkpoint(wrong, "wrong").await;
        assert!(matches!(&refused, Err(StoreError::Gap { given, .. }) if *given == wrong), "{refused:?}");
    }
    assert_eq!(store.load().await.expect("loads"), loaded(Some("abc"), &["d", "e"], 5));
    store.checkpoint(5, "abcde").await.expect("stored");
    assert_eq!(store.load().await.expect("loads"), loaded(Some("abcde"), &[], 5));
    store.checkpoint(5, "better").await.expect("the same moment may be told anew");
    store.append(&batch(5, &["f"], Vec::new())).await.expect("the log goes on after the snapshot");
    assert_eq!(store.load().await.expect("loads"), loaded(Some("better"), &["f"], 6));
}

pub(crate) async fn only_what_continues_the_log_is_stored(bed: &mut Bed) {
    let store = bed.store().await;
    store.append(&batch(0, &["a", "b"], Vec::new())).await.expect("stored");
    for wrong in [0, 1, 3] {
        for finished in [Vec::new(), vec![bout("x", 1, &[])]] {
            let refused = store.append(&batch(wrong, &["w"], finished)).await;
            assert!(matches!(&refused, Err(StoreError::Gap { given, .. }) if *given == wrong), "{refused:?}");
        }
    }
    assert_eq!(store.load().await.expect("loads"), loaded(None, &["a", "b"], 2));
    assert_eq!(store.bout("x").await.expect("read"), None);
}

pub(crate) async fn a_failing_append_stores_nothing(bed: &mut Bed) {
    let store = bed.store().await;
    let together = batch(0, &["a"], vec![bout("x", 1, &[]), bout("y", 1, &[])]);
    disturb(store.place(), "ALTER TABLE bout_seats RENAME TO elsewhere").await;
    let refused = store.append(&together).await;
    assert!(matches!(&refused, Err(StoreError::Failed { .. })), "{refused:?}");
    assert_eq!(store.load().await.expect("loads"), Loaded::default());
    assert_eq!(number(store.place(), "SELECT COUNT(*) FROM bouts").await, 0);
    disturb(store.place(), "ALTER TABLE elsewhere RENAME TO bout_seats").await;
    store.append(&together).await.expect("now it goes");
    let twice = batch(1, &["b"], vec![bout("y", 1, &[])]);
    assert!(store.append(&twice).await.is_err(), "a bout is stored once");
    assert_eq!(store.load().await.expect("loads"), loaded(None, &["a"], 1));
}

pub(crate) async fn what_was_stored_survives_without_a_farewell(bed: &mut Bed) {
    let place = bed.place();
    let store = Store::open(&place).await.expect("opens");
    store.append(&batch(0, &["a"], vec![bout("x", 1, &[])])).await.expect("stored");
    drop(store);
    let again = Store::open(&place).await.expect("the lock went with the store");
    assert_eq!(again.load().await.expect("loads"), loaded(None, &["a"], 1));
    assert!(again.bout("x").await.expect("read").is_some());
}

pub(crate) async fn damage_is_found_on_loading(bed: &mut Bed) {
    let store = bed.store().await;
    for first in 0..3 {
        store.append(&batch(first, &["a"], Vec::new())).await.expect("stored");
    }
    disturb(store.place(), "DELETE FROM log WHERE first = 1").await;
    let refused = store.load().await.expect_err("there is a hole");
    assert!(matches!(&refused, StoreError::Damaged { .. }), "{refused:?}");
    assert!(refused.to_string().contains("the log goes on at entry 2, after 1"), "{refused}");
}

/// Whenever a caller goes away, the next write finds no half of the one before.
pub(crate) async fn a_cancelled_write_leaves_the_store_usable(bed: &mut Bed) {
    let store = bed.store().await;
    for polls in 0..12 {
        let ended = give_up_after(polls, store.new_guest("Ann", 0)).await;
        let made = number(store.place(), "SELECT COUNT(*) FROM accounts").await;
        let known = number(store.place(), "SELECT COALESCE(MAX(value), 0) FROM counters").await;
        store.new_guest("Bob", 0).await.expect("the store is usable");
        assert!(!ended || made > 0);
        assert!(made <= known, "{made} accounts, {known} numbers");
    }
    let whole = number(store.place(), "SELECT COUNT(*) FROM accounts").await;
    assert_eq!(number(store.place(), "SELECT MAX(value) FROM counters").await, whole);
}

/// Drops the work after it was polled this often. Returns whether it had ended.
async fn give_up_after(polls: u32, work: impl Future) -> bool {
    let mut work = Box::pin(work);
    for _ in 0..polls {
        if work.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_ready() {
            return true;
        }
        // Gives the database time to answer, although nobody listens.
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    false
}
