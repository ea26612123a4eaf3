//! Standard input, read apart and only when a line is wanted, so that one can wait for it for a while
//! and do something else meanwhile.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The most that is read at once; longer lines come in pieces.
const PIECE_MAX: u64 = 64 * 1024;

static INPUT: LazyLock<Mutex<Input>> = LazyLock::new(|| Mutex::new(Input::open()));

/// What was asked of the reader, and what it has read.
struct Input {
    wishes: Sender<()>,
    pieces: Receiver<Vec<u8>>,
    /// Whether the reader reads.
    is_asked: bool,
    /// What it has read, until somebody takes it.
    piece: Option<Vec<u8>>,
}

impl Input {
    fn open() -> Input {
        let (wishes, wished) = mpsc::channel();
        let (send, pieces) = mpsc::channel();
        std::thread::spawn(move || {
            while let Ok(()) = wished.recv() {
                let mut piece = Vec::new();
                // If nothing can be read any more, the input is over.
                drop(io::stdin().lock().take(PIECE_MAX).read_until(b'\n', &mut piece));
                if send.send(piece).is_err() {
                    return;
                }
            }
        });
        Input { wishes, pieces, is_asked: false, piece: None }
    }

    fn ask(&mut self) {
        if self.piece.is_none() && !self.is_asked {
            self.is_asked = self.wishes.send(()).is_ok();
        }
    }

    fn wait(&mut self, within: Duration) -> bool {
        self.ask();
        if self.piece.is_none() {
            self.piece = self.pieces.recv_timeout(within).ok();
            self.is_asked &= self.piece.is_none();
        }
        self.piece.is_some()
    }

    fn take(&mut self) -> Vec<u8> {
        self.ask();
        let piece = self.piece.take().or_else(|| self.pieces.recv().ok());
        self.is_asked = false;
        piece.unwrap_or_default()
    }
}

fn input() -> MutexGuard<'static, Input> {
    INPUT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether a line, or the end of the input, is there. Waits this long for it.
pub(crate) fn is_there(within: Duration) -> bool {
    input().wait(within)
}

/// Standard input.
#[derive(Debug, Default)]
pub struct Typed {
    piece: Vec<u8>,
    read: usize,
}

impl Read for Typed {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let piece = self.fill_buf()?;
        let count = piece.len().min(into.len());
        into[..count].copy_from_slice(&piece[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Typed {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.read == self.piece.len() {
            (self.piece, self.read) = (input().take(), 0);
        }
        Ok(&self.piece[self.read..])
    }

    fn consume(&mut self, count: usize) {
        self.read = (self.read + count).min(self.piece.len());
    }
}
