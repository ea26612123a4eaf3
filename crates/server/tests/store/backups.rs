//! Backups: complete, of one moment, between all kinds of databases; or refused.

use std::io::Write;

use server::store::{Counts, Place, Store, StoreError};

use crate::bed::{Bed, number};
use crate::bouts::bout;
use crate::log::batch;

/// The first line of a backup.
pub(crate) const HEADING: &str = "{\"hangar-backup\":1,\"schema\":1,\"made\":0}\n";

/// A database with rows in every table.
async fn filled(bed: &mut Bed) -> Store {
    let store = bed.store().await;
    store.secret().await.expect("made");
    let ann = store.new_guest("Ann \"the\" Élan\n", 5).await.expect("made").id;
    store.new_guest("Bob", 6).await.expect("made");
    store.set_login(ann, "Ann", "$argon2id$…").await.expect("free");
    store.new_session(ann, "ab", "a phone", 7).await.expect("begun");
    let bouts = vec![bout("00", 10, &[(ann, "Ann")]), bout("01", i64::MAX, &[])];
    store.append(&batch(0, &["{\"a\":1}", "2"], bouts)).await.expect("stored");
    store.append(&batch(2, &["3"], Vec::new())).await.expect("stored");
    store.checkpoint(2, "{\"lobby\":[]}").await.expect("stored");
    let errand = store.leave_errand("hello").await.expect("left");
    store.answer_errand(errand, "done").await.expect("answered");
    store.leave_errand("again").await.expect("left");
    store
}

async fn backup(store: &Store) -> (String, Counts) {
    let mut out = Vec::new();
    let counts = store.backup(&mut out).await.expect("backed up");
    (String::from_utf8(out).expect("it is text"), counts)
}

/// The rows of a backup, without the time when it was made and without the digest, which depends on that time.
fn rows(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.starts_with("{\"row\"") || line.contains("\"table\"")).collect()
}

async fn restored(place: &Place, text: &str) -> Result<Counts, StoreError> {
    Store::restore(place, text.as_bytes()).await
}

pub(crate) async fn a_backup_fills_an_empty_database(bed: &mut Bed) {
    let store = filled(bed).await;
    let (text, counts) = backup(&store).await;
    assert_eq!(counts.rows.len(), 9, "every table has rows: {counts:?}");
    assert_eq!(rows(&text).len() as u64, counts.total());
    let place = bed.place();
    assert_eq!(restored(&place, &text).await.expect("restored"), counts);
    let copy = Store::open(&place).await.expect("opens");
    assert_eq!(rows(&backup(&copy).await.0), rows(&text));
    assert_eq!(copy.secret().await.expect("kept"), store.secret().await.expect("kept"));
    assert_eq!(copy.load().await.expect("loads"), store.load().await.expect("loads"));
    assert_eq!(copy.bout("00").await.expect("read"), store.bout("00").await.expect("read"));
    let next = (copy.new_guest("C", 0).await.expect("made"), store.new_guest("C", 0).await.expect("made"));
    assert_eq!(next.0, next.1, "numbers go on");
}

pub(crate) async fn a_backup_goes_to_the_other_kind_and_back(bed: &mut Bed) {
    let store = filled(bed).await;
    let (text, _) = backup(&store).await;
    // On SQLite this is one more file. On PostgreSQL the data changes the kind of database twice.
    let file = bed.file();
    restored(&file, &text).await.expect("restored");
    let there = Store::open(&file).await.expect("opens");
    let (between, _) = backup(&there).await;
    assert_eq!(rows(&between), rows(&text));
    let home = bed.place();
    restored(&home, &between).await.expect("restored");
    assert_eq!(rows(&backup(&Store::open(&home).await.expect("opens")).await.0), rows(&text));
}

/// A file that lets a server store something between two lines.
struct Between<'s> {
    lines: Vec<u8>,
    store: &'s Store,
    runtime: tokio::runtime::Handle,
    stored: u64,
}

impl Write for Between<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.lines.extend_from_slice(bytes);
        if self.stored < 5 && self.lines.windows(8).any(|text| text == b"accounts") {
            let more = batch(3 + self.stored, &["more"], vec![bout(&format!("m{}", self.stored), 1, &[])]);
            let (store, runtime) = (self.store, &self.runtime);
            std::thread::scope(|scope| {
                let storing = scope.spawn(|| runtime.block_on(store.append(&more)));
                storing.join().expect("it ends").expect("the server goes on storing");
            });
            self.stored += 1;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

pub(crate) async fn a_backup_is_of_one_moment(bed: &mut Bed) {
    let store = filled(bed).await;
    let (before, counts) = backup(&store).await;
    let beside = Store::open_beside(store.place()).await.expect("opens beside");
    // The server has threads of its own, as a server in another program would.
    let elsewhere = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let elsewhere = elsewhere.expect("made");
    let place = store.place().clone();
    store.close().await;
    let server = std::thread::scope(|scope| {
        scope.spawn(|| elsewhere.block_on(Store::open(&place))).join().expect("it ends").expect("opens")
    });
    let mut out =
        Between { lines: Vec::new(), store: &server, runtime: elsewhere.handle().clone(), stored: 0 };
    assert_eq!(beside.backup(&mut out).await.expect("backed up"), counts);
    assert_eq!(out.stored, 5, "the server stored while the backup was made");
    let text = String::from_utf8(out.lines).expect("it is text");
    assert_eq!(rows(&text), rows(&before), "nothing later is in it");
    assert_eq!(number(&place, "SELECT COUNT(*) FROM bouts").await, 7);
    elsewhere.shutdown_background();
}

pub(crate) async fn a_wrong_backup_changes_nothing(bed: &mut Bed) {
    let (text, _) = backup(&filled(bed).await).await;
    let lines = text.lines().count() as u64;
    let account = text.lines().position(|line| line.contains("\"Bob\"")).expect("Bob is there") as u64 + 1;
    let without_bob: String =
        text.lines().filter(|line| !line.contains("\"Bob\"")).map(|line| format!("{line}\n")).collect();
    let cut_at_line: String = text.lines().take(5).map(|line| format!("{line}\n")).collect();
    let wrong: Vec<(String, u64, &str)> = vec![
        (String::new(), 1, "cut"),
        ("{}\n".to_owned(), 1, "not a backup"),
        ("hello\n".to_owned(), 1, "not JSON"),
        (text.replace("\"hangar-backup\":1", "\"hangar-backup\":2"), 1, "version 1"),
        (text.replace("\"schema\":3", "\"schema\":4"), 1, "shape 4"),
        (text.replace("\"schema\":3", "\"schema\":0"), 1, "shape 0"),
        (cut_at_line, 6, "cut"),
        (text[..text.len() - 20].to_owned(), lines, "cut"),
        (without_bob, lines - 1, "digest"),
        (text.replace("\"Bob\"", "\"Rob\""), lines, "digest"),
        (text.replace("\"table\":\"errands\"", "\"table\":\"migrations\""), lines - 2, "no table"),
        (
            text.replace("\"name_key\":\"bob\"", "\"name_key; --\":\"bob\""),
            account,
            "not the name of a column",
        ),
        (text.replace("\"name_key\":\"bob\"", "\"nom\":\"bob\""), account, "nom"),
        (text.replace("\"name_key\":\"bob\"", "\"name_key\":[]"), account, "neither a text"),
        (format!("{text}{{}}\n"), lines + 1, "more after"),
    ];
    let place = bed.place();
    for (text, at, why) in wrong {
        let refused = restored(&place, &text).await.expect_err(why);
        let StoreError::Backup { line, .. } = &refused else { panic!("{refused:?}") };
        assert!(*line == at && refused.to_string().contains(why), "{why} at {at}: {refused}");
    }
    restored(&place, &text).await.expect("the place is as empty as it was");
}

pub(crate) async fn only_an_empty_database_is_filled(bed: &mut Bed) {
    let (text, counts) = backup(&filled(bed).await).await;
    let place = bed.place();
    let store = Store::open(&place).await.expect("opens");
    store.new_guest("Eve", 0).await.expect("made");
    store.close().await;
    let refused = restored(&place, &text).await.expect_err("Eve is there");
    assert!(matches!(&refused, StoreError::NotEmpty { .. }), "{refused:?}");
    assert_eq!(number(&place, "SELECT COUNT(*) FROM accounts").await, 1);
    let opened = bed.place();
    Store::open(&opened).await.expect("opens").close().await;
    assert_eq!(restored(&opened, &text).await.expect("tables without rows are empty"), counts);
    let again = restored(&opened, &text).await;
    assert!(matches!(&again, Err(StoreError::NotEmpty { .. })), "{again:?}");
}
