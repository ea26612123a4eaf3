//! Outboxes: the messages that wait for a connection; each is turned into text only once, and those that came of one
//! commit go out in one frame.

use lobby::Note;
use std::net::IpAddr;
use std::sync::{Arc, OnceLock};
use tokio::sync::{Notify, mpsc};
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};
use wire::packed::{PACKED_LEAST, pack};
use wire::protocol::ToClient;

/// The most messages that may wait for a connection. A slower connection is closed, and is told everything
/// anew when it comes back.
const WAITING_MAX: usize = 512;

/// A message to one or several connections, written as text at most once.
pub(crate) struct Parcel {
    what: What,
    text: OnceLock<Utf8Bytes>,
}

enum What {
    Note(Arc<Note>),
    News(ToClient),
    Other(ToClient),
}

impl Parcel {
    pub(crate) fn note(note: Arc<Note>) -> Arc<Parcel> {
        Arc::new(Parcel { what: What::Note(note), text: OnceLock::new() })
    }

    /// News that nobody asked for.
    pub(crate) fn news(message: ToClient) -> Arc<Parcel> {
        Arc::new(Parcel { what: What::News(message), text: OnceLock::new() })
    }

    pub(crate) fn of(message: ToClient) -> Arc<Parcel> {
        Arc::new(Parcel { what: What::Other(message), text: OnceLock::new() })
    }

    /// What to send instead if nothing could be stored: a refusal stays as it is, a success becomes a
    /// refusal, and news is not sent.
    pub(crate) fn unstored(self: &Arc<Parcel>) -> Option<Arc<Parcel>> {
        match &self.what {
            What::Note(_) | What::News(_) => None,
            What::Other(ToClient::Done { id, .. }) => {
                Some(Parcel::of(crate::house::refused(*id, &lobby::Refusal::NoRoom)))
            }
            What::Other(_) => Some(Arc::clone(self)),
        }
    }

    /// The message as text.
    pub(crate) fn text(&self) -> Utf8Bytes {
        let write = || match &self.what {
            What::Note(note) => written(&ToNote { note }),
            What::News(message) | What::Other(message) => written(message),
        };
        self.text.get_or_init(|| write().into()).clone()
    }
}

/// [`ToClient::Note`] for a note that others hold as well.
#[derive(serde::Serialize)]
#[serde(rename_all = "kebab-case")]
struct ToNote<'a> {
    note: &'a Note,
}

fn written(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).expect("messages are plain data")
}

/// Messages that go out together.
#[derive(Default)]
pub(crate) struct Bundle(Vec<Arc<Parcel>>);

impl Bundle {
    pub(crate) fn add(&mut self, parcel: Arc<Parcel>) {
        self.0.push(parcel);
    }

    /// The frame as it goes over the line: packed if the client can unpack it and it is long.
    pub(crate) fn frame(&self, packed: bool) -> Frame {
        let text = self.text();
        if packed && text.len() >= PACKED_LEAST {
            Frame::Binary(pack(&text).into())
        } else {
            Frame::Text(text)
        }
    }

    /// The frame: each message in a line.
    pub(crate) fn text(&self) -> Utf8Bytes {
        if let [parcel] = &*self.0 {
            return parcel.text();
        }
        let texts: Vec<Utf8Bytes> = self.0.iter().map(|parcel| parcel.text()).collect();
        let texts: Vec<&str> = texts.iter().map(Utf8Bytes::as_str).collect();
        texts.join("\n").into()
    }
}

impl From<Arc<Parcel>> for Bundle {
    fn from(parcel: Arc<Parcel>) -> Bundle {
        Bundle(vec![parcel])
    }
}

/// Where messages to a connection are put.
#[derive(Clone)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Bundle>,
    cut: Arc<Cut>,
    address: IpAddr,
}

/// Why a connection is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Off {
    /// It is too slow.
    Slow,
    /// It came while nothing could be stored.
    NoRoom,
    /// Its person was signed out or forgotten.
    SignedOut,
}

/// Whether a connection must be closed, and why.
#[derive(Default)]
pub(crate) struct Cut {
    why: OnceLock<Off>,
    told: Notify,
}

impl Cut {
    /// Closes the connection.
    pub(crate) fn close(&self, why: Off) {
        // Only the first reason counts.
        let _ = self.why.set(why);
        self.told.notify_one();
    }

    /// Waits until the connection must be closed.
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
    /// The outbox of a connection from this address.
    pub(crate) fn new(address: IpAddr) -> (Outbox, mpsc::Receiver<Bundle>, Arc<Cut>) {
        let (queue, waiting) = mpsc::channel(WAITING_MAX);
        let cut = Arc::new(Cut::default());
        (Outbox { queue, cut: Arc::clone(&cut), address }, waiting, cut)
    }

    /// The address that the connection comes from.
    pub(crate) fn address(&self) -> IpAddr {
        self.address
    }

    /// Closes the connection.
    pub(crate) fn close(&self, why: Off) {
        self.cut.close(why);
    }

    /// Whether both are of one connection.
    pub(crate) fn is(&self, other: &Outbox) -> bool {
        Arc::ptr_eq(&self.cut, &other.cut)
    }

    /// Puts messages in. A connection with too many waiting messages is closed.
    pub(crate) fn put(&self, bundle: impl Into<Bundle>) {
        if self.queue.try_send(bundle.into()).is_err() {
            self.cut.close(Off::Slow);
        }
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

    #[test]
    fn what_goes_out_together_is_a_frame_of_lines() {
        let mut bundle = Bundle::default();
        for table in [1, 2] {
            bundle.add(Parcel::note(Arc::new(Note::Gone(TableId(table)))));
        }
        assert_eq!(bundle.text().as_str(), "{\"note\":{\"gone\":1}}\n{\"note\":{\"gone\":2}}");
    }

    #[test]
    fn only_long_frames_are_packed_and_only_for_those_who_can_unpack_them() {
        let bundle = |count: usize| {
            let mut bundle = Bundle::default();
            let parcel = Parcel::note(Arc::new(Note::Gone(TableId(1))));
            (0..count).for_each(|_| bundle.add(Arc::clone(&parcel)));
            bundle
        };
        for (count, packed, is_packed) in [(2, true, false), (200, false, false), (200, true, true)] {
            let bundle = bundle(count);
            let text = match bundle.frame(packed) {
                Frame::Binary(bytes) if is_packed => wire::packed::unpack(&bytes).expect("it was packed"),
                Frame::Text(text) if !is_packed => text.to_string(),
                other => panic!("{count} notes: {other:?}"),
            };
            assert_eq!(text, bundle.text().as_str());
        }
    }

    #[tokio::test]
    async fn who_is_too_slow_is_cut_off() {
        let (outbox, _waiting, cut) = Outbox::new(IpAddr::from([127, 0, 0, 1]));
        let parcel = Parcel::note(Arc::new(Note::Gone(TableId(1))));
        for _ in 0..WAITING_MAX {
            outbox.put(Arc::clone(&parcel));
        }
        assert_eq!(cut.why.get(), None);
        outbox.put(parcel);
        assert_eq!(cut.off().await, Off::Slow);
    }
}
