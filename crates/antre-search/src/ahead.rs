//! How far threads may run ahead of whoever takes their results: memory stays as it is, however slowly they are taken.

use std::sync::{Mutex, mpsc};

/// Blocks for each thread that may be made and not yet given out: enough that a slow one keeps nobody waiting.
const BLOCKS: usize = 4;

/// What threads ask before they make a block.
///
/// Who claims blocks in order after it was let in never waits for itself: the first block that is missing is being made.
pub(crate) struct Ahead(Mutex<mpsc::Receiver<()>>);

/// What tells them that a block was given out. Once it is gone, nobody is let in any more.
pub(crate) struct Given(mpsc::Sender<()>);

/// Lets a number of threads run ahead.
pub(crate) fn ahead(threads: usize) -> (Ahead, Given) {
    let (sender, receiver) = mpsc::channel();
    for _ in 0..BLOCKS * threads {
        // The other end is in the same hands.
        let _ = sender.send(());
    }
    (Ahead(Mutex::new(receiver)), Given(sender))
}

impl Ahead {
    /// Waits until another block may be made; `false` if none is wanted any more.
    pub(crate) fn may_begin(&self) -> bool {
        self.0.lock().is_ok_and(|permits| permits.recv().is_ok())
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
    use std::sync::atomic::{AtomicUsize, Ordering};
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
                        while ahead.may_begin() {
                            begun.fetch_add(1, Ordering::SeqCst);
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
}
