//! One server for each database, no older program on a newer database, and no secret in any message.

use server::store::{Place, Store, StoreError};

use crate::bed::{Bed, disturb, number};
use crate::log::batch;

pub(crate) async fn two_servers_never_share_a_database(bed: &mut Bed) {
    let place = bed.place();
    let first = Store::open(&place).await.expect("opens");
    let refused = Store::open(&place).await.expect_err("the first one has it");
    assert!(matches!(&refused, StoreError::InUse { .. }), "{refused:?}");
    assert!(refused.to_string().contains(&place.to_string()), "{refused}");
    assert!(!refused.to_string().contains("anything"), "the password is told: {refused}");
    let restored = Store::restore(&place, crate::backups::HEADING.as_bytes()).await;
    assert!(matches!(&restored, Err(StoreError::InUse { .. })), "{restored:?}");
    first.alive().await.expect("the first one goes on");
    let other = Store::open(&bed.place()).await.expect("another database is free");
    other.close().await;
    first.close().await;
    Store::open(&place).await.expect("the lock is back").close().await;
}

pub(crate) async fn a_newer_database_is_refused(bed: &mut Bed) {
    let place = bed.place();
    Store::open(&place).await.expect("opens").close().await;
    disturb(&place, "INSERT INTO migrations (version, name, applied) VALUES (99, 'later', 0)").await;
    for refused in [Store::open(&place).await, Store::open_beside(&place).await] {
        let refused = refused.expect_err("it is newer");
        assert!(matches!(&refused, StoreError::Newer { found: 99, .. }), "{refused:?}");
        assert!(refused.to_string().contains("update Hangar"), "{refused}");
    }
}

pub(crate) async fn beside_a_server_nothing_is_made(bed: &mut Bed) {
    let place = bed.place();
    assert!(Store::open_beside(&place).await.is_err(), "there is no database yet");
    if let Place::Sqlite(path) = &place {
        assert!(!path.exists(), "no file is made");
    }
    let server = Store::open(&place).await.expect("opens");
    let beside = Store::open_beside(&place).await.expect("opens beside");
    beside.new_guest("Ann", 0).await.expect("made");
    server.append(&batch(0, &["a"], Vec::new())).await.expect("the server goes on");
    assert_eq!(server.accounts(0, 9, None).await.expect("listed").len(), 1);
    disturb(&place, "DELETE FROM migrations").await;
    let refused = Store::open_beside(&place).await;
    assert!(matches!(&refused, Err(StoreError::Older { found: 0, .. })), "{refused:?}");
    assert_eq!(number(&place, "SELECT COUNT(*) FROM migrations").await, 0);
}

/// The session that held the lock is gone. Whatever another server does now, this one cannot write.
#[tokio::test]
async fn a_lost_connection_is_never_made_anew() {
    let place = Bed::postgres().place();
    let store = Store::open(&place).await.expect("opens");
    store.append(&batch(0, &["a"], Vec::new())).await.expect("stored");
    let end = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND database = \
               (SELECT oid FROM pg_database WHERE datname = current_database())";
    disturb(&place, &format!("DO $$ BEGIN PERFORM * FROM ({end}) AS ended; END $$")).await;
    let other = Store::open(&place).await.expect("the lock is free");
    for refused in [store.append(&batch(1, &["b"], Vec::new())).await, store.alive().await] {
        let refused = refused.expect_err("the connection is gone");
        assert!(matches!(&refused, StoreError::Lost { .. }), "{refused:?}");
    }
    assert_eq!(other.load().await.expect("loads").entries, ["a"]);
    assert_eq!(store.accounts(0, 9, None).await.expect("reading goes on").len(), 0);
}
