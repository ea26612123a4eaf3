//! Cases only for files: private, full, oddly named, elsewhere. And addresses that lead nowhere.

use server::store::{Place, Store, StoreError};

use crate::bed::{Bed, disturb};
use crate::log::batch;

#[tokio::test]
async fn the_folder_is_made_and_names_may_be_odd() {
    let bed = Bed::sqlite();
    for name in ["a b?c#d%41.db", "über/☃ & 100%.db", "../up.db"] {
        let folder = bed.folder.path().join("deep").join("down");
        let place = Place::Sqlite(folder.join(name));
        let store = Store::open(&place).await.expect(name);
        store.append(&batch(0, &["a"], Vec::new())).await.expect("stored");
        assert!(folder.join(name).metadata().expect(name).len() > 0, "{name}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let bed = Bed::sqlite();
    let folder = bed.folder.path().join("made");
    let path = folder.join("hangar.db");
    let store = Store::open(&Place::Sqlite(path.clone())).await.expect("opens");
    store.append(&batch(0, &["a"], Vec::new())).await.expect("stored");
    let mode = |path: &std::path::Path| path.metadata().expect("there").permissions().mode() & 0o777;
    assert_eq!(mode(&folder), 0o700);
    let files: Vec<_> =
        std::fs::read_dir(&folder).expect("there").map(|file| file.expect("there").path()).collect();
    assert_eq!(files.len(), 4, "the file, its log, its index, its lock: {files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    store.close().await;
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o644)).expect("set");
    Store::open(&Place::Sqlite(path.clone())).await.expect("opens").close().await;
    assert_eq!(mode(&path), 0o600);
}

#[tokio::test]
async fn what_cannot_be_opened_is_named() {
    let mut bed = Bed::sqlite();
    let Place::Sqlite(path) = bed.file() else { unreachable!("it is a file") };
    std::fs::write(&path, "this is no database, but a text that is long enough to be looked at")
        .expect("written");
    let file = bed.folder.path().join("file");
    std::fs::write(&file, "").expect("written");
    let nobody = "postgres://ann:s3cret@127.0.0.1:1/hangar".to_owned();
    for place in [Place::Sqlite(path), Place::Sqlite(file.join("below.db")), Place::Postgres(nobody)] {
        let refused = Store::open(&place).await.expect_err("it cannot be opened");
        assert!(matches!(&refused, StoreError::Unreachable { .. }), "{refused:?}");
        let told = refused.to_string();
        assert!(told.contains(&place.to_string()) && !told.contains("s3cret"), "{told}");
        assert!(!format!("{refused:?}").contains("s3cret"), "{refused:?}");
    }
}

#[tokio::test]
async fn a_damaged_secret_is_said() {
    let mut bed = Bed::sqlite();
    let store = bed.store().await;
    store.secret().await.expect("made");
    disturb(store.place(), "UPDATE settings SET value = 'short'").await;
    assert!(matches!(store.secret().await, Err(StoreError::Damaged { .. })));
}

#[tokio::test]
async fn nothing_is_acknowledged_on_a_log_that_somebody_cut() {
    for left in [0, 32, 4_096] {
        let mut bed = Bed::sqlite();
        let store = bed.store().await;
        for entry in 0..8 {
            store.append(&batch(entry, &["a"], Vec::new())).await.expect("stored");
        }
        let Place::Sqlite(path) = store.place() else { unreachable!("it is a file") };
        let mut ahead = path.clone().into_os_string();
        ahead.push("-wal");
        let file = std::fs::OpenOptions::new().write(true).open(&ahead).expect("it is there");
        assert!(file.metadata().expect("there").len() > 4_096);
        file.set_len(left).expect("it can be cut");
        let refused = store.append(&batch(8, &["b"], Vec::new())).await;
        assert!(matches!(&refused, Err(StoreError::Gone { .. })), "{left}: {refused:?}");
        let again = store.append(&batch(8, &["b"], Vec::new())).await;
        assert!(matches!(&again, Err(StoreError::Gone { .. })), "{left}: {again:?}");
        assert!(matches!(store.alive().await, Err(StoreError::Gone { .. })), "{left}");
    }
}
