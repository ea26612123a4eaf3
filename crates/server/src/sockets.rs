//! Sockets: the connections for play, grouped by the session that opened them, so that they end with it.

use crate::outbox::{Cut, Off};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The sockets of one session.
struct Opened {
    person: u64,
    cuts: Vec<Arc<Cut>>,
}

/// All sockets that are open, by the session's hash.
#[derive(Default)]
pub(crate) struct Sockets(Mutex<HashMap<String, Opened>>);

impl Sockets {
    /// Registers a socket as long as the returned value exists.
    pub(crate) fn enter(self: &Arc<Sockets>, session: &str, person: u64, cut: &Arc<Cut>) -> Entered {
        let fresh = || Opened { person, cuts: Vec::new() };
        self.all().entry(session.to_owned()).or_insert_with(fresh).cuts.push(Arc::clone(cut));
        Entered { sockets: Arc::clone(self), session: session.to_owned(), cut: Arc::clone(cut) }
    }

    /// Closes the sockets of a session that has ended in the store.
    pub(crate) fn end(&self, session: &str) {
        self.end_where(|each, _| each == session);
    }

    /// Closes the sockets of a person, except those of one session, once the sessions have ended in the
    /// store.
    pub(crate) fn end_all(&self, person: u64, but: Option<&str>) {
        self.end_where(|each, whose| whose == person && Some(each) != but);
    }

    fn end_where(&self, ends: impl Fn(&str, u64) -> bool) {
        for (session, opened) in self.all().iter() {
            if ends(session, opened.person) {
                opened.cuts.iter().for_each(|cut| cut.close(Off::SignedOut));
            }
        }
    }

    /// The sessions that have sockets.
    pub(crate) fn sessions(&self) -> Vec<String> {
        self.all().keys().cloned().collect()
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Opened>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A registered socket.
pub(crate) struct Entered {
    sockets: Arc<Sockets>,
    session: String,
    cut: Arc<Cut>,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut all = self.sockets.all();
        if let Some(opened) = all.get_mut(&self.session) {
            opened.cuts.retain(|cut| !Arc::ptr_eq(cut, &self.cut));
            if opened.cuts.is_empty() {
                all.remove(&self.session);
            }
        }
    }
}
