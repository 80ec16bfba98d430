//! How much of the machine requests may take.

use std::sync::Arc;
use std::time::Duration;

use antre::Query;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::problem::Problem;

/// What one request, and all requests together, may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Largest body, in bytes.
    pub body: usize,
    /// Longest time for the head and again for the body of a request to arrive.
    pub arrival: Duration,
    /// Longest time that an answer is waited for.
    pub answer: Duration,
    /// Questions that are worked on at once; others wait for a place.
    pub at_once: usize,
    /// Searches among them.
    pub searches: usize,
    /// Longest time that a search with progress goes on.
    pub search: Duration,
    /// Most hits that a search gives.
    pub hits: u64,
    /// Longest time that a question waits for a place.
    pub patience: Duration,
    /// Connections that are open at once.
    pub connections: usize,
    /// Longest time that the other side may take nothing of what is sent to it.
    pub reading: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            // As large as a text may be, with room for the JSON around it.
            body: antre::INPUT_LIMIT as usize + (1 << 20),
            arrival: Duration::from_secs(10),
            answer: Duration::from_secs(30),
            at_once: 4 * cores,
            // One core stays free for those who look something up.
            searches: cores.saturating_sub(1).max(1),
            search: Duration::from_mins(5),
            hits: 10_000,
            patience: Duration::from_secs(2),
            connections: 1024,
            reading: Duration::from_secs(30),
        }
    }
}

/// Verbs that look through many possibilities.
const SEARCHES: [&str; 10] =
    ["compare", "diff", "infer", "next", "plan", "readings", "sim", "special", "stats", "sweep"];

/// The places, and who has one.
#[derive(Debug, Clone)]
pub(crate) struct Budget {
    pub(crate) limits: Limits,
    questions: Arc<Semaphore>,
    searches: Arc<Semaphore>,
}

/// A place, given back when it is dropped.
pub(crate) type Place = OwnedSemaphorePermit;

impl Budget {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            questions: Arc::new(Semaphore::new(limits.at_once)),
            searches: Arc::new(Semaphore::new(limits.searches)),
        }
    }

    /// A place for a question; searches and look-ups do not take each other's.
    pub(crate) async fn place(&self, query: &Query) -> Result<Place, Problem> {
        self.taken(if is_search(query) { &self.searches } else { &self.questions }).await
    }

    /// A place for a search with progress.
    pub(crate) async fn search_place(&self) -> Result<Place, Problem> {
        self.taken(&self.searches).await
    }

    /// A place for a short question about searches.
    pub(crate) async fn question_place(&self) -> Result<Place, Problem> {
        self.taken(&self.questions).await
    }

    /// Questions and searches that are worked on now.
    pub(crate) fn busy(&self) -> (usize, usize) {
        let busy = |places: &Semaphore, all: usize| all.saturating_sub(places.available_permits());
        (busy(&self.questions, self.limits.at_once), busy(&self.searches, self.limits.searches))
    }

    async fn taken(&self, places: &Arc<Semaphore>) -> Result<Place, Problem> {
        match timeout(self.limits.patience, places.clone().acquire_owned()).await {
            Ok(Ok(place)) => Ok(place),
            _ => Err(Problem::busy(self.limits.patience.as_secs().max(1) as u32)),
        }
    }
}

fn is_search(query: &Query) -> bool {
    let link = antre::link::link(query);
    let verb = link.split(['/', '?']).nth(1).unwrap_or_default();
    SEARCHES.contains(&verb)
}
