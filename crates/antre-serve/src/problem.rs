//! What is wrong with a request: a status and one sentence, the same form everywhere.

use axum::body::Body;
use axum::http::{HeaderValue, Response, StatusCode, header};
use schemars::JsonSchema;
use serde::Serialize;

/// A spot in a text that came with the question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct Spot {
    /// Line, from 1.
    line: usize,
    /// Column in letters, from 1.
    column: usize,
    /// The line, and a mark under what is meant.
    excerpt: String,
}

/// Why a request has no answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct Problem {
    #[serde(skip)]
    status: u16,
    /// Names the input, what was found, what is allowed.
    error: String,
    /// Where in a text, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<Spot>,
    #[serde(skip)]
    retry_after: Option<u32>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, sentence: impl Into<String>) -> Self {
        Self { status: status.as_u16(), error: sentence.into(), place: None, retry_after: None }
    }

    /// Too many questions at once: come back after so many seconds.
    pub(crate) fn busy(seconds: u32) -> Self {
        let sentence = format!("every place is taken: expected another try in {seconds} s");
        Self { retry_after: Some(seconds), ..Self::new(StatusCode::TOO_MANY_REQUESTS, sentence) }
    }

    pub(crate) fn into_response(self) -> Response<Body> {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_REQUEST);
        let body = serde_json::to_vec(&self).unwrap_or_default();
        let mut response = Response::new(Body::from(body));
        *response.status_mut() = status;
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = self.retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<antre::Error> for Problem {
    fn from(error: antre::Error) -> Self {
        let place = error.place().map(|place| Spot {
            line: place.line,
            column: place.column,
            excerpt: error.excerpt().trim_start_matches('\n').to_owned(),
        });
        // The place is told beside it, so the sentence goes without.
        Self { place, ..Self::new(StatusCode::BAD_REQUEST, error.sentence()) }
    }
}
