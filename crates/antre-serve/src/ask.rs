//! Questions in, answers out.

use std::sync::Arc;
use std::time::Instant;

use antre::draw::{Form as PictureForm, Style};
use antre::{Detail, Query, Reply};
use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, Response, StatusCode, header};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use schemars::JsonSchema;
use serde::Deserialize;
use tokio::time::timeout;

use crate::budget::Budget;
use crate::metrics::Metrics;
use crate::problem::Problem;

/// In which form an answer is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Format {
    /// Everything, for programs and for the page.
    #[default]
    Json,
    /// As the terminal says it.
    Text,
    /// The picture, as a file of its own.
    Svg,
}

/// The body of `POST /api/v1/ask`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Ask")]
pub(crate) struct Ask {
    /// The question.
    pub(crate) query: Query,
    /// Language and depth.
    #[serde(default)]
    pub(crate) detail: Detail,
    /// Draw for a phone's width.
    #[serde(default)]
    pub(crate) narrow: bool,
    /// Form of the answer.
    #[serde(default)]
    pub(crate) format: Format,
}

impl Ask {
    /// Reads the body of a request.
    pub(crate) fn of_json(body: &[u8]) -> Result<Self, Problem> {
        if body.is_empty() {
            let sentence =
                "body: empty: expected JSON such as {\"query\":{\"system\":\"duel\",\"verb\":\"fight\"}}";
            return Err(Problem::new(StatusCode::BAD_REQUEST, sentence));
        }
        serde_json::from_slice(body).map_err(|error| {
            let sentence: String = error.to_string().chars().take(300).collect();
            let sentence: String = sentence.chars().flat_map(shown).collect();
            Problem::new(StatusCode::BAD_REQUEST, format!("body: {sentence}: expected query and detail"))
        })
    }

    /// Reads named values, as links and forms have them.
    pub(crate) fn of_values(system: &str, verb: &str, values: &[u8]) -> Result<Self, Problem> {
        let mut format = Format::Json;
        let mut narrow = false;
        let mut rest = Vec::new();
        for (name, value) in form_values(values) {
            match name.as_str() {
                "format" => {
                    format = match value.as_str() {
                        "json" => Format::Json,
                        "text" => Format::Text,
                        "svg" => Format::Svg,
                        other => {
                            let other: String = other.chars().take(60).flat_map(shown).collect();
                            let sentence = format!("format \"{other}\": expected json, text or svg");
                            return Err(Problem::new(StatusCode::BAD_REQUEST, sentence));
                        }
                    };
                }
                "narrow" => narrow = !matches!(value.as_str(), "false" | "0" | "no"),
                _ => rest.push((name, value)),
            }
        }
        let lang = antre::link::lang(&rest);
        let read = antre::link::read(system, verb, rest);
        let (query, detail) = read.map_err(|error| Problem::said(&error, lang))?;
        Ok(Self { query, detail, narrow, format })
    }

    /// Answers, on a thread that may take its time.
    pub(crate) async fn answer(
        self,
        budget: &Budget,
        metrics: &Arc<Metrics>,
    ) -> Result<Response<Body>, Problem> {
        let place = budget.place(&self.query).await?;
        let metrics = Arc::clone(metrics);
        let work = tokio::task::spawn_blocking(move || {
            // The place is given back when the work is done, even if nobody waits for it any more.
            let _place = place;
            #[allow(clippy::disallowed_methods, reason = "measuring")]
            let begun = Instant::now();
            let made = self.made();
            metrics.answered(begun.elapsed());
            made
        });
        let limit = budget.limits.answer;
        match timeout(limit, work).await {
            Ok(Ok(made)) => made,
            Ok(Err(_)) => Err(Problem::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                "this question found a fault in the program: expected an answer; a report with the question helps",
            )),
            Err(_) => Err(Problem::new(
                StatusCode::REQUEST_TIMEOUT,
                format!(
                    "no answer within {} s: expected a smaller question, or the command line",
                    limit.as_secs()
                ),
            )),
        }
    }

    fn made(self) -> Result<Response<Body>, Problem> {
        let Self { query, detail, narrow, format } = self;
        let refused = |error: antre::Error| Problem::said(&error, detail.lang);
        match format {
            Format::Json => {
                let reply: Reply = antre::reply(query, &detail, narrow).map_err(refused)?;
                let body = reply.to_json().map_err(|error| {
                    Problem::new(
                        StatusCode::INTERNAL_SERVER_ERROR,
                        format!("the answer has no JSON form: {error}"),
                    )
                })?;
                Ok(whole("application/json", body))
            }
            Format::Text => {
                let answer = antre::answer(&query, &detail).map_err(refused)?;
                let text = antre::text(&answer, &detail, &Style::default()).plain();
                Ok(whole("text/plain; charset=utf-8", text.into_bytes()))
            }
            Format::Svg => {
                let answer = antre::answer(&query, &detail).map_err(refused)?;
                let form = PictureForm::Standalone;
                let svg = if narrow { answer.picture.svg_narrow(form) } else { answer.picture.svg(form) };
                let svg = svg.ok_or_else(|| {
                    Problem::new(
                        StatusCode::BAD_REQUEST,
                        "format svg: this answer has no picture: expected json or text",
                    )
                })?;
                Ok(whole("image/svg+xml", svg.into_bytes()))
            }
        }
    }
}

fn whole(kind: &'static str, body: Vec<u8>) -> Response<Body> {
    let mut response = Response::new(Body::from(body));
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}

/// A letter as a sentence shows it.
fn shown(letter: char) -> impl Iterator<Item = char> {
    let text = if letter.is_control() { letter.escape_default().to_string() } else { letter.to_string() };
    text.chars().collect::<Vec<_>>().into_iter()
}

/// Names and values of `a=b&c=d`.
fn form_values(values: &[u8]) -> Vec<(String, String)> {
    antre::link::values(values).collect()
}

/// The whole body, within its size and its time.
pub(crate) async fn body(body: Body, budget: &Budget) -> Result<Bytes, Problem> {
    let limits = budget.limits;
    let read = Limited::new(body, limits.body).collect();
    match timeout(limits.arrival, read).await {
        Ok(Ok(whole)) => Ok(whole.to_bytes()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(Problem::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            format!("body: too large: expected at most {} bytes", limits.body),
        )),
        Ok(Err(_)) => {
            Err(Problem::new(StatusCode::BAD_REQUEST, "body: broken off: expected the whole of it"))
        }
        Err(_) => Err(Problem::new(
            StatusCode::REQUEST_TIMEOUT,
            format!("body: not there after {} s: expected it at once", limits.arrival.as_secs()),
        )),
    }
}
