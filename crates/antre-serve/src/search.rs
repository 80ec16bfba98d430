//! Searches over whole spaces, as events while they run. Who closes the connection ends the search.

use std::ops::ControlFlow;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Instant;

use antre::search::{Hit, Limits, Search, Spaces};
use antre::{Refusal, Words, link};
use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, Response, StatusCode, header};
use hyper::body::Frame;
use serde::Serialize;
use tokio::sync::mpsc;

use crate::budget::Budget;
use crate::metrics::Metrics;
use crate::problem::Problem;

/// Hits that wait for their event at most.
const TOGETHER: usize = 64;
/// Events that wait for a slow reader; the search waits with them.
const WAITING: usize = 16;

/// What conditions of a space can name.
pub(crate) fn columns(values: &str, spaces: &Spaces) -> Result<String, Problem> {
    let search = read(link::values(values.as_bytes()).collect())?;
    let columns = spaces.columns(&search).map_err(|error| Problem::said(&error, search.lang))?;
    text(&columns)
}

/// What a search will cost and find.
pub(crate) async fn outlook(values: &str, budget: &Budget, spaces: &Spaces) -> Result<String, Problem> {
    let search = read(link::values(values.as_bytes()).collect())?;
    let (place, spaces) = (budget.question_place().await?, spaces.clone());
    let threads = threads();
    let work = tokio::task::spawn_blocking(move || {
        let _place = place;
        let outlook = spaces.outlook(&search, threads);
        text(&outlook.map_err(|error| Problem::said(&error, search.lang))?)
    });
    work.await.unwrap_or_else(|_| Err(fault()))
}

/// What a running search has of the server.
pub(crate) struct Running {
    pub(crate) budget: Budget,
    pub(crate) spaces: Spaces,
    pub(crate) metrics: Arc<Metrics>,
    /// The server ends, and its searches with it.
    pub(crate) closing: Arc<AtomicBool>,
}

/// A search as events: `outlook`, `hits`, `progress`, and `done` or `problem` at the end.
pub(crate) async fn stream(values: &str, running: Running) -> Result<Response<Body>, Problem> {
    let Running { budget, spaces, metrics, closing } = running;
    let limits = budget.limits;
    let mut most = limits.hits;
    let mut from = 0;
    let mut rest = Vec::new();
    for (name, value) in link::values(values.as_bytes()) {
        if name == "limit" {
            most = number("limit", &value, 1..=limits.hits)?;
        } else if name == "from" {
            from = number("from", &value, 0..=u64::from(u32::MAX))?;
        } else {
            rest.push((name, value));
        }
    }
    let search = read(rest)?;
    let place = budget.search_place().await?;
    metrics.search_begun();
    let (sender, receiver) = mpsc::channel(WAITING);
    let stop = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&stop);
    tokio::task::spawn_blocking(move || {
        let _place = place;
        #[allow(clippy::disallowed_methods, reason = "how long it may go on")]
        let until = Instant::now() + limits.search;
        let events = Events { sender, stop: told, closing, until };
        if let Err(error) = events.search(&search, from, most, &spaces) {
            events.send("problem", &Refusal::said(&error, &Words::new(search.lang)));
        }
    });
    let mut response = Response::new(Body::new(Stream { receiver, stop }));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// Reads a search; what is wrong with it is said in the language that it asks for.
fn read(values: Vec<(String, String)>) -> Result<Search, Problem> {
    let lang = link::lang(&values);
    Search::read(values).map_err(|error| Problem::said(&error, lang))
}

/// A number of a request.
fn number(name: &str, text: &str, allowed: std::ops::RangeInclusive<u64>) -> Result<u64, Problem> {
    text.parse().ok().filter(|number| allowed.contains(number)).ok_or_else(|| {
        let cut: String = text.chars().take(60).collect();
        let (low, high) = (allowed.start(), allowed.end());
        let sentence = format!("{name} \"{}\": expected {low}..={high}", cut.escape_default());
        Problem::new(StatusCode::BAD_REQUEST, sentence)
    })
}

struct Events {
    sender: mpsc::Sender<Bytes>,
    stop: Arc<AtomicBool>,
    closing: Arc<AtomicBool>,
    until: Instant,
}

impl Events {
    fn search(&self, search: &Search, from: u64, most: u64, spaces: &Spaces) -> Result<(), antre::Error> {
        let outlook = spaces.outlook(search, threads())?;
        let items = outlook.items;
        self.send("outlook", &outlook);
        spaces.prepare(search, threads())?;
        let waiting = std::cell::RefCell::new(Vec::with_capacity(TOGETHER));
        let flush = |hits: &mut Vec<Hit>| {
            if !hits.is_empty() {
                self.send("hits", &*hits);
                hits.clear();
            }
        };
        let limits = Limits { threads: threads(), hits: Some(most), stop: Some(&self.stop) };
        let mut each = |hit| {
            let mut hits = waiting.borrow_mut();
            hits.push(hit);
            if hits.len() >= TOGETHER {
                flush(&mut hits);
            }
            if self.stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let mut progress = |progress: antre::search::engine::Progress| {
            flush(&mut waiting.borrow_mut());
            let (done, of, hits) = (progress.done, progress.of, progress.hits);
            self.send("progress", &serde_json::json!({ "done": done, "of": of, "hits": hits }));
            #[allow(clippy::disallowed_methods, reason = "how long it may go on")]
            if Instant::now() > self.until || self.closing.load(Ordering::Relaxed) {
                self.stop.store(true, Ordering::Relaxed);
            }
        };
        let part = spaces.part(search, from..items, limits, &mut each, &mut progress)?;
        flush(&mut waiting.borrow_mut());
        if self.closing.load(Ordering::Relaxed) {
            return Err(antre::Error::new("the server ends: expected to go on once it is there again"));
        }
        self.send("done", &part);
        Ok(())
    }

    /// Sends an event; where nobody listens any more, the search ends.
    fn send(&self, name: &str, data: &impl Serialize) {
        let data = serde_json::to_string(data).unwrap_or_default();
        let event = Bytes::from(format!("event: {name}\ndata: {data}\n\n"));
        if self.sender.blocking_send(event).is_err() {
            self.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// The body of the response: events as they come.
struct Stream {
    receiver: mpsc::Receiver<Bytes>,
    stop: Arc<AtomicBool>,
}

impl hyper::body::Body for Stream {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        self.receiver.poll_recv(context).map(|event| event.map(|event| Ok(Frame::data(event))))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// One core stays free for those who look something up.
fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1)
}

fn text(value: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|_| fault())
}

fn fault() -> Problem {
    let sentence =
        "this search found a fault in the program: expected an answer; a report with the search helps";
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, sentence)
}
