//! What a player has seen before: the last positions at which it was asked, as fingerprints.

use kernel::{Bout, Digester, Rules, Seat};
use std::collections::VecDeque;
use std::hash::Hasher;
use std::io;

/// How many positions are remembered: more than any turn has questions.
const REMEMBERED: usize = 512;

/// The views at which a seat was asked. A view holds all that matters and no counters of limits, so
/// a position that comes back is known again.
#[derive(Clone, Default, Debug)]
pub(crate) struct Seen(VecDeque<u64>);

impl Seen {
    /// Remembers the position as `seat` sees it.
    pub(crate) fn remember<R: Rules>(&mut self, bout: &Bout<R>, seat: Seat) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back(fingerprint(bout, seat));
    }

    /// Whether `seat` is asked at a position that it has seen before.
    pub(crate) fn again<R: Rules>(&self, bout: &Bout<R>, seat: Seat) -> bool {
        bout.question(seat).is_some() && self.0.contains(&fingerprint(bout, seat))
    }
}

fn fingerprint<R: Rules>(bout: &Bout<R>, seat: Seat) -> u64 {
    let mut ink = Ink(Digester::default());
    serde_json::to_writer(&mut ink, &R::view(bout, Some(seat))).expect("a view can be written");
    ink.0.finish()
}

/// Writes into a digest.
struct Ink(Digester);

impl io::Write for Ink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
