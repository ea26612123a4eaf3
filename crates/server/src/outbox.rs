//! Outboxes: what waits to be written to a connection, and what of it is written only once.

use axum::extract::ws::Utf8Bytes;
use lobby::Note;
use std::sync::{Arc, OnceLock};
use tokio::sync::{Notify, mpsc};
use wire::protocol::ToClient;

/// So many messages may wait for a connection; one that is slower than that is cut off, and is told
/// everything anew when it comes back.
const WAITING_MAX: usize = 512;

/// A message to one or several connections, written as text at most once.
pub(crate) struct Parcel {
    what: What,
    text: OnceLock<Utf8Bytes>,
}

enum What {
    Note(Arc<Note>),
    Other(ToClient),
}

impl Parcel {
    pub(crate) fn note(note: Arc<Note>) -> Arc<Parcel> {
        Arc::new(Parcel { what: What::Note(note), text: OnceLock::new() })
    }

    pub(crate) fn of(message: ToClient) -> Arc<Parcel> {
        Arc::new(Parcel { what: What::Other(message), text: OnceLock::new() })
    }

    /// The message as text.
    pub(crate) fn text(&self) -> Utf8Bytes {
        let write = || match &self.what {
            What::Note(note) => written(&ToNote { note }),
            What::Other(message) => written(message),
        };
        self.text.get_or_init(|| write().into()).clone()
    }
}

/// [`ToClient::Note`] of a note that others hold as well.
#[derive(serde::Serialize)]
#[serde(rename_all = "kebab-case")]
struct ToNote<'a> {
    note: &'a Note,
}

fn written(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).expect("messages are plain data")
}

/// Where messages to a connection are put.
#[derive(Clone)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Arc<Parcel>>,
    cut: Arc<Cut>,
}

/// Why a connection is cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Off {
    /// It is too slow.
    Slow,
    /// Its person is signed out, or forgotten.
    SignedOut,
}

/// Whether a connection is to be cut off, and why.
#[derive(Default)]
pub(crate) struct Cut {
    why: OnceLock<Off>,
    told: Notify,
}

impl Cut {
    /// Waits until the connection is to be cut off.
    pub(crate) async fn off(&self) -> Off {
        loop {
            if let Some(why) = self.why.get() {
                return *why;
            }
            self.told.notified().await;
        }
    }
}

impl Outbox {
    pub(crate) fn new() -> (Outbox, mpsc::Receiver<Arc<Parcel>>, Arc<Cut>) {
        let (queue, waiting) = mpsc::channel(WAITING_MAX);
        let cut = Arc::new(Cut::default());
        (Outbox { queue, cut: Arc::clone(&cut) }, waiting, cut)
    }

    /// Puts a message in. A connection that has too many waiting is cut off.
    pub(crate) fn put(&self, parcel: Arc<Parcel>) {
        if self.queue.try_send(parcel).is_err() {
            self.close(Off::Slow);
        }
    }

    /// Cuts the connection off.
    pub(crate) fn close(&self, why: Off) {
        // Only the first reason counts.
        let _ = self.cut.why.set(why);
        self.cut.told.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lobby::TableId;

    #[test]
    fn a_note_is_written_as_the_protocol_says() {
        let note = Note::Gone(TableId(7));
        let parcel = Parcel::note(Arc::new(note.clone()));
        let read: ToClient = serde_json::from_str(&parcel.text()).expect("it can be read back");
        assert_eq!(read, ToClient::Note(Box::new(note)));
    }

    #[tokio::test]
    async fn who_is_too_slow_is_cut_off() {
        let (outbox, _waiting, cut) = Outbox::new();
        let parcel = Parcel::note(Arc::new(Note::Gone(TableId(1))));
        for _ in 0..WAITING_MAX {
            outbox.put(Arc::clone(&parcel));
        }
        assert_eq!(cut.why.get(), None);
        outbox.put(parcel);
        assert_eq!(cut.off().await, Off::Slow);
    }
}
