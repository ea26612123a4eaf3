//! An attack: guests who open tables of computers, ask without a pause, flood the pages and hold idle lines.

use crate::figures::Figures;
use crate::hangar::Hangar;
use crate::player::Player;
use crate::tables;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::interval;
use wire::client::fetch;

/// Those who attack.
const ATTACKERS: u32 = 16;
/// Tables of computers of each of them.
const TABLES: u32 = 8;
/// Lines that are opened and never used.
const IDLE: usize = 1_500;
/// So often in a second an attacker sends something on each of its lines, as often as one line may.
const ASKS: u32 = 20;
/// So many pages a second an attacker asks for, as many as one address may.
const PAGES: u32 = 30;
/// The guests of an attack have numbers of their own.
const FIRST: u32 = 100_000;

/// An attack that is going on. It ends when this is dropped.
pub(crate) struct Attack {
    asked: Arc<AtomicU64>,
    read: Arc<AtomicU64>,
    tasks: Vec<JoinHandle<()>>,
    _idle: Vec<Player>,
}

impl fmt::Display for Attack {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tables = ATTACKERS * TABLES;
        write!(out, "among {ATTACKERS} attackers, {tables} tables of computers, {IDLE} idle lines")
    }
}

impl Attack {
    pub(crate) async fn begin(hangar: &Arc<Hangar>, game: &str) -> Attack {
        let (asked, read) = (Arc::<AtomicU64>::default(), Arc::<AtomicU64>::default());
        let idle = tables::guests(hangar, IDLE).await;
        let mut tasks = Vec::new();
        for number in FIRST..FIRST + ATTACKERS * TABLES {
            let (table, player) = tables::alone(hangar, game, number).await;
            tasks.push(tokio::spawn(player.pester(table, Duration::from_secs(1) / ASKS, Arc::clone(&asked))));
        }
        for _ in 0..ATTACKERS {
            let pages =
                ["cards", "pictures", "rules", "lesson"].map(|page| format!("/api/games/{game}/{page}"));
            tasks.push(tokio::spawn(reads(Arc::clone(hangar), pages, Arc::clone(&read))));
        }
        Attack { asked, read, tasks, _idle: idle }
    }

    /// Tells what they have done in this time. None of them may have given up.
    pub(crate) fn tell(&self, figures: &mut Figures, taken: Duration) {
        let each = |count: &AtomicU64| count.load(Ordering::Relaxed) as f64 / taken.as_secs_f64();
        figures.put("pages that attackers read", each(&self.read), "1/s");
        figures.put("what they asked for", each(&self.asked), "1/s");
        let gone = self.tasks.iter().filter(|task| task.is_finished()).count();
        assert_eq!(gone, 0, "some attackers broke off");
    }
}

impl Drop for Attack {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

/// Reads pages that cost a server something.
async fn reads(hangar: Arc<Hangar>, pages: [String; 4], read: Arc<AtomicU64>) {
    let mut due = interval(Duration::from_secs(1) / PAGES);
    for page in pages.iter().cycle() {
        due.tick().await;
        let reply = fetch(&hangar.address, ("GET", page), None, None).await;
        reply.expect("the server answers");
        read.fetch_add(1, Ordering::Relaxed);
    }
}
