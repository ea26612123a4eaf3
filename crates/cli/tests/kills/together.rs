//! What all persons of a test agree on: whether there are more bouts, and when all is over.

use lobby::TableId;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// What all persons of a test agree on.
#[derive(Default)]
pub(crate) struct Together {
    /// There are no more kills: bouts are played to their end, and no others begun.
    ends: AtomicBool,
    /// All players have gone home.
    over: AtomicBool,
    /// Of each table, the last bout after which another one is wanted.
    wanted: Mutex<BTreeMap<TableId, u32>>,
}

impl Together {
    pub(crate) fn end(&self) {
        self.ends.store(true, Ordering::SeqCst);
    }

    pub(crate) fn finish(&self) {
        self.over.store(true, Ordering::SeqCst);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Ordering::SeqCst)
    }

    /// Whether another bout is played after this one: both players of a table get the same answer.
    pub(crate) fn another(&self, table: TableId, bout: u32) -> bool {
        let mut wanted = self.wanted.lock().expect("nobody panics here");
        let last = wanted.entry(table).or_default();
        if !self.ends.load(Ordering::SeqCst) {
            *last = bout.max(*last);
        }
        *last >= bout
    }
}
