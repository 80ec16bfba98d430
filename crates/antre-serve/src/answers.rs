//! Answers that were given before. A question has one answer for ever, so the only question is how many are kept.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::HeaderValue;

/// Bytes that are kept at most, keys included.
const MOST: usize = 32 << 20;
/// Largest answer that is kept: a few large ones shall not push out all others.
const LARGEST: usize = 1 << 20;

/// An answer as it is sent.
#[derive(Debug, Clone)]
pub(crate) struct Kept {
    pub(crate) kind: HeaderValue,
    pub(crate) tag: HeaderValue,
    pub(crate) body: Bytes,
}

#[derive(Debug, Default)]
struct Store {
    by_question: BTreeMap<String, Kept>,
    oldest_first: VecDeque<String>,
    bytes: usize,
}

/// The answers, oldest given up first.
#[derive(Debug, Default)]
pub(crate) struct Answers(Mutex<Store>);

impl Answers {
    pub(crate) fn get(&self, question: &str) -> Option<Kept> {
        // A panic elsewhere leaves nothing half done here: both lists are only a cache.
        self.0.lock().unwrap_or_else(PoisonError::into_inner).by_question.get(question).cloned()
    }

    /// Bytes that are kept now.
    pub(crate) fn bytes(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).bytes
    }

    pub(crate) fn put(&self, question: String, kept: Kept) {
        let size = |question: &str, kept: &Kept| 2 * question.len() + kept.body.len() + 256;
        let new = size(&question, &kept);
        if new > LARGEST {
            return;
        }
        let mut store = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if store.by_question.insert(question.clone(), kept).is_some() {
            return;
        }
        store.oldest_first.push_back(question);
        store.bytes += new;
        while store.bytes > MOST {
            let Some(oldest) = store.oldest_first.pop_front() else { break };
            if let Some(gone) = store.by_question.remove(&oldest) {
                store.bytes -= size(&oldest, &gone);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(size: usize) -> Kept {
        let text = HeaderValue::from_static("x");
        Kept { kind: text.clone(), tag: text, body: Bytes::from(vec![0; size]) }
    }

    #[test]
    fn the_oldest_goes_first_and_the_store_stays_small() {
        let answers = Answers::default();
        for number in 0..200 {
            answers.put(number.to_string(), kept(500_000));
        }
        assert!(answers.get("0").is_none());
        assert!(answers.get("199").is_some());
        assert!(answers.0.lock().is_ok_and(|store| store.bytes <= MOST && store.by_question.len() > 50));
    }

    #[test]
    fn what_is_too_large_is_not_kept() {
        let answers = Answers::default();
        answers.put("large".into(), kept(LARGEST));
        assert!(answers.get("large").is_none());
    }
}
