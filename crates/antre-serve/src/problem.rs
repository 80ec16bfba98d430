//! What is wrong with a request: a status and one sentence, the same form everywhere.

use antre::{Lang, Refusal, Words};
use axum::body::Body;
use axum::http::{HeaderValue, Response, StatusCode, header};

/// Why a request has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Problem {
    status: u16,
    pub(crate) refusal: Refusal,
    retry_after: Option<u32>,
    allow: Option<&'static str>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, sentence: impl Into<String>) -> Self {
        let refusal = Refusal { error: sentence.into(), place: None };
        Self { status: status.as_u16(), refusal, retry_after: None, allow: None }
    }

    /// The address has other methods.
    pub(crate) fn method(allow: &'static str) -> Self {
        let sentence = format!("method: not for this address: expected {allow}");
        Self { allow: Some(allow), ..Self::new(StatusCode::METHOD_NOT_ALLOWED, sentence) }
    }

    /// What is wrong with a question, in the language that it asks for.
    pub(crate) fn said(error: &antre::Error, lang: Lang) -> Self {
        let refusal = Refusal::said(error, &Words::new(lang));
        Self { status: StatusCode::BAD_REQUEST.as_u16(), refusal, retry_after: None, allow: None }
    }

    /// Too many questions at once: come back after so many seconds.
    pub(crate) fn busy(seconds: u32) -> Self {
        let sentence = format!("every place is taken: expected another try in {seconds} s");
        Self { retry_after: Some(seconds), ..Self::new(StatusCode::TOO_MANY_REQUESTS, sentence) }
    }

    pub(crate) fn into_response(self) -> Response<Body> {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_REQUEST);
        let body = serde_json::to_vec(&self.refusal).unwrap_or_default();
        let mut response = Response::new(Body::from(body));
        *response.status_mut() = status;
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = self.retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if let Some(allow) = self.allow {
            headers.insert(header::ALLOW, HeaderValue::from_static(allow));
        }
        response
    }
}
