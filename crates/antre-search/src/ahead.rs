//! How far threads may run ahead of whoever takes their results: memory stays as it is, however slowly they are taken.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, mpsc};
use std::time::Duration;

/// Blocks for each thread that may be made and not yet given out: enough that a slow one keeps nobody waiting.
const BLOCKS: usize = 4;

/// What threads ask before they make a block.
///
/// Who claims blocks in order after it was let in never waits for itself: the first block that is missing is being made.
pub(crate) struct Ahead {
    permits: Mutex<mpsc::Receiver<()>>,
    /// A block was begun and never sent: those after it are never given out, and nobody need wait for that.
    broken: AtomicBool,
}

/// A block that is being made.
pub(crate) struct Begun<'a>(&'a Ahead);

/// How long a thread waits before it looks whether another one has stopped in the middle.
const PATIENCE: Duration = Duration::from_millis(20);

/// What tells them that a block was given out. Once it is gone, nobody is let in any more.
pub(crate) struct Given(mpsc::Sender<()>);

/// Lets a number of threads run ahead.
pub(crate) fn ahead(threads: usize) -> (Ahead, Given) {
    let (sender, receiver) = mpsc::channel();
    for _ in 0..BLOCKS * threads {
        // The other end is in the same hands.
        let _ = sender.send(());
    }
    (Ahead { permits: Mutex::new(receiver), broken: AtomicBool::new(false) }, Given(sender))
}

impl Ahead {
    /// Waits until another block may be made; `None` if none is wanted any more.
    pub(crate) fn begin(&self) -> Option<Begun<'_>> {
        while !self.broken.load(Ordering::Relaxed) {
            match self.permits.lock().ok()?.recv_timeout(PATIENCE) {
                Ok(()) => return Some(Begun(self)),
                Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => return None,
            }
        }
        None
    }
}

impl Begun<'_> {
    /// The block was sent to whoever gives it out.
    pub(crate) fn sent(self) {
        std::mem::forget(self);
    }
}

impl Drop for Begun<'_> {
    fn drop(&mut self) {
        self.0.broken.store(true, Ordering::Relaxed);
    }
}

impl Given {
    /// A block was given out.
    pub(crate) fn one(&self) {
        let _ = self.0.send(());
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;
    use std::thread;

    use super::*;

    #[test]
    fn nobody_runs_further_ahead_than_they_may() {
        let (ahead, given) = ahead(2);
        let begun = AtomicUsize::new(0);
        thread::scope(|scope| {
            let workers: Vec<_> = (0..2)
                .map(|_| {
                    scope.spawn(|| {
                        while let Some(block) = ahead.begin() {
                            begun.fetch_add(1, Ordering::SeqCst);
                            block.sent();
                        }
                    })
                })
                .collect();
            for taken in 0..100 {
                assert!(begun.load(Ordering::SeqCst) <= 2 * BLOCKS + taken);
                given.one();
            }
            drop(given);
            for worker in workers {
                worker.join().expect("a worker ends");
            }
        });
        assert_eq!(begun.load(Ordering::SeqCst), 2 * BLOCKS + 100);
    }

    #[test]
    fn who_stops_in_the_middle_keeps_nobody_waiting() {
        let (ahead, _given) = ahead(1);
        let first = ahead.begin().expect("the first block");
        thread::scope(|scope| {
            let other = scope.spawn(|| {
                while let Some(block) = ahead.begin() {
                    block.sent();
                }
            });
            // The permits run out, and this block, without which no more is given out, is never sent.
            drop(first);
            other.join().expect("the other one ends");
        });
    }
}
