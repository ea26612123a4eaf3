//! The ledger: stores what the house accepted, in groups, and only then lets out what came of it.

use crate::failure::Stopped;
use crate::outbox::{Outbox, Parcel};
use crate::stats::Stats;
use crate::store::{Batch, FinishedRow, FinishedSeat, Store};
use lobby::{Entry, Finished, Snapshot};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::mpsc;
use tokio::task::{JoinHandle, spawn_blocking};

/// So many pages may wait to be stored; then the house waits.
const PAGES_MAX: usize = 32;
/// After so many entries the lobby is written down as a whole, and the entries are dropped.
const SNAPSHOT_AFTER: u64 = 50_000;

const BROKEN: Stopped = Stopped::Broken("the snapshot");

/// What came of some words that the house heard.
#[derive(Default)]
pub(crate) struct Page {
    entries: Vec<Entry>,
    finished: Vec<Finished>,
    parcels: Vec<(Outbox, Arc<Parcel>)>,
    then: Vec<Box<dyn FnOnce() + Send>>,
}

impl Page {
    pub(crate) fn enter(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    pub(crate) fn finish(&mut self, finished: Finished) {
        self.finished.push(finished);
    }

    /// Sends a message once everything before it is stored.
    pub(crate) fn send(&mut self, outbox: Outbox, parcel: Arc<Parcel>) {
        self.parcels.push((outbox, parcel));
    }

    /// Does something once everything before it is stored.
    pub(crate) fn then(&mut self, what: impl FnOnce() + Send + 'static) {
        self.then.push(Box::new(what));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.finished.is_empty() && self.parcels.is_empty() && self.then.is_empty()
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
}

/// The ledger is closed: it could not store.
#[derive(Debug)]
pub(crate) struct Closed;

/// The way to the ledger.
pub(crate) struct Pen {
    jobs: mpsc::Sender<Job>,
    since: Arc<AtomicU64>,
}

impl Pen {
    pub(crate) async fn turn(&self, page: Page) -> Result<(), Closed> {
        self.jobs.send(Job::Page(page)).await.map_err(|_| Closed)
    }

    /// Whether so much was stored since the last snapshot that another one is due.
    pub(crate) fn wants_snapshot(&self) -> bool {
        self.since.load(Ordering::Relaxed) >= SNAPSHOT_AFTER
    }

    /// The lobby as it is after all pages so far.
    pub(crate) async fn write_down(&self, snapshot: Snapshot) {
        self.since.store(0, Ordering::Relaxed);
        drop(self.jobs.send(Job::Snapshot(Box::new(snapshot))).await);
    }
}

/// The task that stores.
pub(crate) struct Ledger {
    store: Arc<Store>,
    jobs: mpsc::Receiver<Job>,
    /// The number of the next entry.
    next: u64,
    since: Arc<AtomicU64>,
    stats: Arc<Stats>,
    /// The snapshot that is stored beside the work.
    snapshot: Option<JoinHandle<Result<(), Stopped>>>,
}

impl Ledger {
    pub(crate) fn new(store: Arc<Store>, next: u64, stats: Arc<Stats>) -> (Ledger, Pen) {
        let (sender, jobs) = mpsc::channel(PAGES_MAX);
        let since = Arc::new(AtomicU64::new(0));
        let pen = Pen { jobs: sender, since: Arc::clone(&since) };
        (Ledger { store, jobs, next, since, stats, snapshot: None }, pen)
    }

    /// Stores until the house is closed. Nothing that could not be stored is let out.
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
        if count > 0 || !page.finished.is_empty() {
            let begun = std::time::Instant::now();
            let entries = page.entries.iter().map(written).collect();
            let finished = page.finished.iter().map(row).collect::<Result<_, Stopped>>()?;
            self.store.append(&Batch { first: self.next, entries, finished }).await?;
            self.next += count;
            self.since.fetch_add(count, Ordering::Relaxed);
            self.stats.stored(count, begun.elapsed());
        }
        for (outbox, parcel) in page.parcels {
            outbox.put(parcel);
        }
        page.then.into_iter().for_each(|what| what());
        Ok(())
    }

    /// Stores a snapshot beside the work: writing a big lobby takes long. One after the other.
    async fn write_down(&mut self, snapshot: Box<Snapshot>) -> Result<(), Stopped> {
        self.written_down().await?;
        let (store, upto) = (Arc::clone(&self.store), self.next);
        self.snapshot = Some(tokio::spawn(async move {
            let text = spawn_blocking(move || written(&snapshot)).await.map_err(|_| BROKEN)?;
            Ok(store.checkpoint(upto, &text).await?)
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

/// A finished bout as it is stored, under a name that nobody can guess: who has it may look.
pub(crate) fn row(finished: &Finished) -> Result<FinishedRow, Stopped> {
    let seat = |seat: &lobby::FinishedSeat| FinishedSeat {
        person: seat.person.map(|person| person.0),
        name: seat.name.clone(),
        level: seat.level.map(|level| level.to_string()),
    };
    let whole = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    Ok(FinishedRow {
        id: crate::store::new_bout_id().map_err(Stopped::Chance)?,
        table: whole(finished.table.0),
        number: finished.bout.into(),
        game: finished.game.clone(),
        setup: written(&finished.setup),
        started: whole(finished.started.0),
        ended: whole(finished.ended_at.0),
        outcome: written(&finished.ended),
        seats: finished.seats.iter().map(seat).collect(),
        record: finished.record.clone(),
        inputs: finished.inputs.into(),
        open: true,
    })
}
