//! Waiting for work without Python's lock, and with Ctrl-C.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// Time between two looks for Ctrl-C.
const LOOK: Duration = Duration::from_millis(20);

/// Waits for a message, without Python's lock; `None` once nobody can send one any more.
pub(crate) fn receive<T: Send>(
    py: Python<'_>,
    receiver: &Mutex<mpsc::Receiver<T>>,
    stop: &AtomicBool,
) -> PyResult<Option<T>> {
    loop {
        let got = py.detach(|| match receiver.lock() {
            Ok(receiver) => receiver.recv_timeout(LOOK),
            Err(_) => Err(mpsc::RecvTimeoutError::Disconnected),
        });
        match got {
            Ok(value) => return Ok(Some(value)),
            Err(mpsc::RecvTimeoutError::Disconnected) => return Ok(None),
            Err(mpsc::RecvTimeoutError::Timeout) => {
                py.check_signals().inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            }
        }
    }
}

fn lost() -> PyErr {
    PyRuntimeError::new_err("the work ended without a result. Please report this")
}

/// Does work that stops in order when told so.
pub(crate) fn stoppable<T: Send>(
    py: Python<'_>,
    stop: &AtomicBool,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    let (sender, receiver) = mpsc::channel();
    let receiver = Mutex::new(receiver);
    thread::scope(|scope| {
        // Nobody waits any more only after an interrupt, and then the result is not wanted.
        let worker = scope.spawn(move || drop(sender.send(work())));
        let got = receive(py, &receiver, stop);
        let _ = py.detach(|| worker.join());
        got?.ok_or_else(lost)
    })
}

/// Does work that cannot be stopped at once: after Ctrl-C nobody waits for it any more. It sees the flag and ends soon.
pub(crate) fn abandonable<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&Arc<AtomicBool>) -> T + Send + 'static,
) -> PyResult<T> {
    let (sender, receiver) = mpsc::channel();
    let given_up = Arc::new(AtomicBool::new(false));
    let seen = Arc::clone(&given_up);
    thread::spawn(move || drop(sender.send(work(&seen))));
    receive(py, &Mutex::new(receiver), &given_up)?.ok_or_else(lost)
}
