//! The log of the servers of this process, kept for the tests.

use std::io::Write;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The log so far.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<Vec<u8>>>);

/// Starts keeping the log at the first call.
pub(crate) fn kept() -> Log {
    static LOG: OnceLock<Log> = OnceLock::new();
    let begin = || {
        let log = Log::default();
        let into = log.clone();
        tracing_subscriber::fmt().with_ansi(false).with_writer(move || into.clone()).init();
        log
    };
    LOG.get_or_init(begin).clone()
}

impl Log {
    pub(crate) fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The log after this many bytes.
    pub(crate) fn since(&self, from: usize) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap_or_else(PoisonError::into_inner)[from..]).into_owned()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
