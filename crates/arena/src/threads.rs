//! Pieces of work on many threads: each is done once, and each thread keeps what its own pieces brought.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// How many threads are meant: 0 means one on each core.
pub(crate) fn threads_of(threads: usize) -> usize {
    match threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    }
}

/// Does the pieces of work from 0 on, each once, until a step says that no more shall begin. Each thread keeps what
/// its own pieces brought.
pub(crate) fn on_threads<T: Default + Send>(
    threads: usize,
    pieces: u64,
    step: impl Fn(&mut T, u64) -> bool + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let is_stopped = AtomicBool::new(false);
    let work = || {
        let mut part = T::default();
        while !is_stopped.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= pieces {
                break;
            }
            if !step(&mut part, number) {
                is_stopped.store(true, Ordering::Relaxed);
            }
        }
        part
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let part = |worker: std::thread::ScopedJoinHandle<'_, T>| {
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        workers.into_iter().map(part).collect()
    })
}
