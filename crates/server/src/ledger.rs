//! The ledger: stores what the house accepted, in groups, and only then lets the results out.

use crate::chance::Source;
use crate::failure::Stopped;
use crate::outbox::{Bundle, Outbox, Parcel};
use crate::stats::Stats;
use crate::store::{Batch, FinishedRow, FinishedSeat, Quota, Store, StoreError};
use lobby::{Entry, Finished, SetupChoice, Snapshot};
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::{JoinHandle, spawn_blocking};

/// The most pages that may wait to be stored. Beyond that the house waits.
const PAGES_MAX: usize = 32;
/// The number of entries after which a snapshot of the lobby is written and the entries are dropped. A
/// snapshot is also due after this many bytes of entries, or as many as the last snapshot had.
const SNAPSHOT_AFTER: u64 = 50_000;
const SNAPSHOT_AFTER_BYTES: u64 = 8 * 1024 * 1024;
/// How many connections back a message may join those that go to the same one.
const BUNDLES_OPEN: usize = 16;
/// The number of finished bouts after which the room of all bouts together is checked.
const ALL_AFTER: u64 = 256;

const BROKEN: Stopped = Stopped::Broken("the snapshot");

/// The results of some words to the house.
#[derive(Default)]
pub(crate) struct Page {
    entries: Vec<Entry>,
    finished: Vec<(Finished, Option<IpAddr>)>,
    parcels: Vec<(Outbox, Arc<Parcel>)>,
    then: Vec<Box<dyn FnOnce(bool) + Send>>,
}

impl Page {
    pub(crate) fn enter(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// A finished bout, at a table that was opened from this address.
    pub(crate) fn finish(&mut self, finished: Finished, from: Option<IpAddr>) {
        self.finished.push((finished, from));
    }

    /// Sends a message once everything before it is stored.
    pub(crate) fn send(&mut self, outbox: Outbox, parcel: Arc<Parcel>) {
        self.parcels.push((outbox, parcel));
    }

    /// Does something once everything before it is stored, or could not be.
    pub(crate) fn then(&mut self, what: impl FnOnce(bool) + Send + 'static) {
        self.then.push(Box::new(what));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.finished.is_empty() && self.parcels.is_empty() && self.then.is_empty()
    }

    /// Everything is stored: lets the results out.
    fn let_out(self) {
        let (parcels, then) = (self.parcels, self.then);
        let mut bundles: Vec<(Outbox, Bundle)> = Vec::with_capacity(parcels.len());
        for (outbox, parcel) in parcels {
            // What goes to one connection is close together: a page holds a handful of moves.
            match bundles.iter_mut().rev().take(BUNDLES_OPEN).find(|(open, _)| open.is(&outbox)) {
                Some((_, bundle)) => bundle.add(parcel),
                None => bundles.push((outbox, parcel.into())),
            }
        }
        bundles.into_iter().for_each(|(outbox, bundle)| outbox.put(bundle));
        then.into_iter().for_each(|what| what(true));
    }

    /// Nothing of it is stored: refuses everybody who asked.
    fn refuse(self) {
        for (outbox, parcel) in self.parcels {
            parcel.unstored().into_iter().for_each(|parcel| outbox.put(parcel));
        }
        self.then.into_iter().for_each(|what| what(false));
    }

    fn append(&mut self, mut other: Page) {
        self.entries.append(&mut other.entries);
        self.finished.append(&mut other.finished);
        self.parcels.append(&mut other.parcels);
        self.then.append(&mut other.then);
    }
}

enum Job {
    Page(Page),
    Snapshot(Box<Snapshot>),
    /// The house puts its lobby back to what is stored.
    Mend(oneshot::Sender<()>),
}

/// The ledger is closed because it could not store.
#[derive(Debug)]
pub(crate) struct Closed;

/// The way to the ledger.
pub(crate) struct Pen {
    jobs: mpsc::Sender<Job>,
    since: Arc<Since>,
    filled: watch::Receiver<bool>,
}

/// What was stored since the last snapshot.
#[derive(Default)]
struct Since {
    entries: AtomicU64,
    bytes: AtomicU64,
    /// The length of the last snapshot.
    snapshot: AtomicU64,
}

impl Pen {
    pub(crate) async fn turn(&self, page: Page) -> Result<(), Closed> {
        self.jobs.send(Job::Page(page)).await.map_err(|_| Closed)
    }

    /// Whether enough was stored since the last snapshot that another one is due.
    pub(crate) fn wants_snapshot(&self) -> bool {
        let Since { entries, bytes, snapshot } = &*self.since;
        let most = SNAPSHOT_AFTER_BYTES.max(snapshot.load(Ordering::Relaxed));
        entries.load(Ordering::Relaxed) >= SNAPSHOT_AFTER || bytes.load(Ordering::Relaxed) >= most
    }

    /// Waits until something could not be stored because there is no room.
    pub(crate) async fn filled(&mut self) {
        if self.filled.wait_for(|filled| *filled).await.is_err() {
            std::future::pending().await
        }
    }

    /// Waits until everything on its way to the ledger is refused. After that, storing can be tried again.
    pub(crate) async fn mend(&self) -> Result<(), Closed> {
        let (reply, heard) = oneshot::channel();
        self.jobs.send(Job::Mend(reply)).await.map_err(|_| Closed)?;
        heard.await.map_err(|_| Closed)
    }

    /// Writes down the lobby as it is after all pages so far.
    pub(crate) async fn write_down(&self, snapshot: Snapshot) {
        self.since.entries.store(0, Ordering::Relaxed);
        self.since.bytes.store(0, Ordering::Relaxed);
        drop(self.jobs.send(Job::Snapshot(Box::new(snapshot))).await);
    }
}

/// The task that stores.
pub(crate) struct Ledger {
    store: Arc<Store>,
    jobs: mpsc::Receiver<Job>,
    /// The number of the next entry.
    next: u64,
    since: Arc<Since>,
    stats: Arc<Stats>,
    chance: Source,
    room: Quota,
    /// The bouts kept of each address in this run, the oldest first, with their sizes.
    kept: HashMap<IpAddr, VecDeque<(String, u64)>>,
    /// How many bouts were kept.
    bouts: u64,
    /// Whether there was no room and the house does not know yet.
    filled: watch::Sender<bool>,
    /// The snapshot that is being stored in the background.
    snapshot: Option<JoinHandle<Result<(), Stopped>>>,
}

impl Ledger {
    pub(crate) fn new(
        (store, stats): (Arc<Store>, Arc<Stats>),
        next: u64,
        chance: Source,
        room: Quota,
    ) -> (Ledger, Pen) {
        let (sender, jobs) = mpsc::channel(PAGES_MAX);
        let since = Arc::new(Since::default());
        let (filled, seen) = watch::channel(false);
        let pen = Pen { jobs: sender, since: Arc::clone(&since), filled: seen };
        let (kept, bouts, snapshot) = (HashMap::new(), 0, None);
        (Ledger { store, jobs, next, since, stats, chance, room, kept, bouts, filled, snapshot }, pen)
    }

    /// Stores until the house is closed. What could not be stored is never let out.
    pub(crate) async fn run(mut self) -> Result<(), Stopped> {
        let mut jobs = Vec::with_capacity(PAGES_MAX);
        while self.jobs.recv_many(&mut jobs, PAGES_MAX).await > 0 {
            let mut page = Page::default();
            for job in jobs.drain(..) {
                match job {
                    Job::Page(more) => page.append(more),
                    Job::Snapshot(snapshot) => {
                        self.store_page(std::mem::take(&mut page)).await?;
                        self.write_down(snapshot).await?;
                    }
                    Job::Mend(reply) => {
                        self.store_page(std::mem::take(&mut page)).await?;
                        self.filled.send_replace(false);
                        // The house may be gone.
                        let _ = reply.send(());
                    }
                }
            }
            self.store_page(page).await?;
            if self.snapshot.as_ref().is_some_and(JoinHandle::is_finished) {
                self.written_down().await?;
            }
        }
        self.written_down().await
    }

    async fn store_page(&mut self, page: Page) -> Result<(), Stopped> {
        let count = page.entries.len() as u64;
        if count == 0 && page.finished.is_empty() {
            page.let_out();
            return Ok(());
        }
        if *self.filled.borrow() {
            page.refuse();
            return Ok(());
        }
        let begun = std::time::Instant::now();
        let entries: Vec<String> = page.entries.iter().map(written).collect();
        let bytes: usize = entries.iter().map(String::len).sum();
        let finished =
            page.finished.iter().map(|(bout, _)| row(bout, &self.chance)).collect::<Result<_, Stopped>>()?;
        let batch = Batch { first: self.next, entries, finished };
        match self.store.append(&batch).await {
            Ok(()) => {}
            Err(why @ StoreError::Full { .. }) => {
                tracing::error!(%why, "nothing can be stored: what is asked for is refused until there is room");
                self.stats.set_full(true);
                self.filled.send_replace(true);
                page.refuse();
                return Ok(());
            }
            Err(why) => return Err(why.into()),
        }
        self.next += count;
        self.since.entries.fetch_add(count, Ordering::Relaxed);
        self.since.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        self.stats.stored(count, begun.elapsed());
        let from: Vec<Option<IpAddr>> = page.finished.iter().map(|(_, from)| *from).collect();
        page.let_out();
        self.make_room(&batch.finished, &from).await
    }

    /// Removes the oldest bouts of whoever has too many.
    async fn make_room(&mut self, finished: &[FinishedRow], from: &[Option<IpAddr>]) -> Result<(), Stopped> {
        if finished.is_empty() {
            return Ok(());
        }
        let mut gone = Vec::new();
        for (row, from) in finished.iter().zip(from) {
            let Some(from) = from else { continue };
            let kept = self.kept.entry(*from).or_default();
            kept.push_back((row.id.clone(), (row.record.len() + row.setup.len()) as u64));
            while kept.iter().map(|(_, bytes)| bytes).sum::<u64>() > self.room.address {
                gone.extend(kept.pop_front().map(|(id, _)| id));
            }
        }
        let mut persons: Vec<u64> =
            finished.iter().flat_map(|row| &row.seats).filter_map(|seat| seat.person).collect();
        persons.sort_unstable();
        persons.dedup();
        let before = self.bouts / ALL_AFTER;
        self.bouts += finished.len() as u64;
        let mut done = self.store.make_room(&gone, &persons, self.room.each).await;
        if done.is_ok() && self.bouts / ALL_AFTER > before {
            done = self.store.make_room_in_all(self.room.all).await.map(drop);
        }
        match done {
            // Removing something also takes room. It is tried again with the next bout.
            Ok(()) | Err(StoreError::Full { .. }) => Ok(()),
            Err(why) => Err(why.into()),
        }
    }

    /// Stores a snapshot in the background, because writing a big lobby takes long. Only one at a time. What
    /// could not be stored is not in any snapshot either.
    async fn write_down(&mut self, snapshot: Box<Snapshot>) -> Result<(), Stopped> {
        if *self.filled.borrow() {
            return Ok(());
        }
        self.written_down().await?;
        let (store, upto) = (Arc::clone(&self.store), self.next);
        let since = Arc::clone(&self.since);
        self.snapshot = Some(tokio::spawn(async move {
            let text = spawn_blocking(move || written(&snapshot)).await.map_err(|_| BROKEN)?;
            since.snapshot.store(text.len() as u64, Ordering::Relaxed);
            match store.checkpoint(upto, &text).await {
                Err(why @ StoreError::Full { .. }) => {
                    tracing::error!(%why, "no snapshot: the log goes on");
                    Ok(())
                }
                done => Ok(done?),
            }
        }));
        Ok(())
    }

    /// Waits for the snapshot that is being stored.
    async fn written_down(&mut self) -> Result<(), Stopped> {
        match self.snapshot.take() {
            Some(writing) => writing.await.map_err(|_| BROKEN)?,
            None => Ok(()),
        }
    }
}

pub(crate) fn written(what: &impl serde::Serialize) -> String {
    serde_json::to_string(what).expect("entries and snapshots are plain data")
}

/// A finished bout as it is stored, under an id that nobody can guess: whoever has the id may look at it.
pub(crate) fn row(finished: &Finished, chance: &Source) -> Result<FinishedRow, Stopped> {
    let seat = |seat: &lobby::FinishedSeat| FinishedSeat {
        person: seat.person.map(|person| person.0),
        name: seat.name.clone(),
        level: seat.level.map(|level| level.to_string()),
    };
    let whole = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    Ok(FinishedRow {
        id: chance.bout(finished.table, finished.bout).map_err(Stopped::Chance)?,
        table: whole(finished.table.0),
        number: finished.bout.into(),
        game: finished.game.clone(),
        setup: written(&chosen(&finished.setup)),
        started: whole(finished.started.0),
        ended: whole(finished.ended_at.0),
        outcome: written(&finished.ended),
        seats: finished.seats.iter().map(seat).collect(),
        record: finished.record.clone(),
        inputs: finished.inputs.into(),
        open: true,
        origins: written(&finished.origins),
    })
}

/// The chosen set-up as it is stored beside a record. A written set-up is left out, because the record
/// contains it.
fn chosen(setup: &SetupChoice) -> SetupChoice {
    match setup {
        SetupChoice::Written(_) => SetupChoice::Written(String::new()),
        SetupChoice::Named(_) | SetupChoice::From { .. } => setup.clone(),
    }
}
