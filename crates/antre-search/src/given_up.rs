//! Work that nobody waits for any more ends early.
//!
//! Who asks a question from elsewhere (Python, after Ctrl-C) holds a flag; long loops look at it now and then, on whatever
//! thread they run, so that no question needs a parameter for it. What such a loop has then is worth nothing.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

thread_local! {
    /// Whether the work of this thread has been given up.
    static FLAG: RefCell<Option<Arc<AtomicBool>>> = const { RefCell::new(None) };
}

/// The flag of the work at hand, to be looked at from other threads.
#[derive(Debug, Clone, Default)]
pub struct Flag(Option<Arc<AtomicBool>>);

impl Flag {
    /// That of this thread's work.
    pub fn here() -> Self {
        Self(FLAG.with_borrow(Clone::clone))
    }

    /// Whether nobody waits any more.
    pub fn is_set(&self) -> bool {
        self.0.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    /// Does work of the same question on this thread.
    pub fn during<T>(&self, work: impl FnOnce() -> T) -> T {
        // Put back when the work panics, too: the thread may be one of a pool.
        struct Before(Option<Arc<AtomicBool>>);
        impl Drop for Before {
            fn drop(&mut self) {
                FLAG.set(self.0.take());
            }
        }
        let _before = Before(FLAG.replace(self.0.clone()));
        work()
    }
}

impl From<Arc<AtomicBool>> for Flag {
    fn from(flag: Arc<AtomicBool>) -> Self {
        Self(Some(flag))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::split;

    #[test]
    fn all_threads_of_a_work_see_its_flag_and_no_others() {
        let set = Arc::new(AtomicBool::new(false));
        let seen = || split(3, 3, |_| Flag::here().is_set());
        Flag::from(Arc::clone(&set)).during(|| {
            assert_eq!(seen(), [false; 3]);
            set.store(true, Ordering::Relaxed);
            assert_eq!(seen(), [true; 3]);
            assert_eq!(split(1, 3, |_| Flag::here().is_set()), [true]);
            Flag::default().during(|| assert_eq!(seen(), [false; 3]));
            assert_eq!(seen(), [true; 3]);
        });
        assert_eq!(seen(), [false; 3]);
    }
}
