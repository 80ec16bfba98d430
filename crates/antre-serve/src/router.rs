//! Addresses and what stands behind them.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use antre::form::page_forms;
use antre::search::Spaces;
use antre::{Lang, page_words};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use crate::answers::{Answers, Kept};
use crate::ask::{Ask, body};
use crate::budget::{Budget, Limits};
use crate::guard::{Hosts, harden, same_site};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::{openapi, page, search};

/// What every request shares.
#[derive(Clone)]
struct Shared {
    budget: Budget,
    metrics: Arc<Metrics>,
    hosts: Arc<Hosts>,
    answers: Arc<Answers>,
    spaces: Spaces,
    closing: Arc<AtomicBool>,
}

/// The whole server as a service, for tests and for those who embed it.
pub fn router(limits: Limits, hosts: Hosts) -> Router {
    stoppable(limits, hosts, Arc::default())
}

/// The same; running searches end when `closing` is set.
pub(crate) fn stoppable(limits: Limits, hosts: Hosts, closing: Arc<AtomicBool>) -> Router {
    let shared = Shared {
        budget: Budget::new(limits),
        metrics: Arc::default(),
        hosts: Arc::new(hosts),
        answers: Arc::default(),
        spaces: Spaces::default(),
        closing,
    };
    Router::new()
        .route("/api/v1/ask", post(ask))
        .route("/api/v1/openapi.json", get(|headers: HeaderMap| text(openapi::text, headers)))
        .route("/api/v1/forms.json", get(|headers: HeaderMap| text(forms_text, headers)))
        .route("/api/v1/words/{lang}", get(words))
        .route("/api/v1/search", get(search))
        .route("/api/v1/search/columns", get(search_columns))
        .route("/api/v1/search/outlook", get(search_outlook))
        .route("/api/v1/{system}/{verb}", get(get_answer).post(post_answer))
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/metrics", get(metrics))
        .fallback(files)
        .method_not_allowed_fallback(|| async {
            let sentence = "method: not for this address: expected GET, or POST for questions";
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, sentence).into_response()
        })
        .layer(CompressionLayer::new().gzip(true))
        .layer(from_fn_with_state(shared.clone(), around))
        .with_state(shared)
}

/// Around every request: the host's name, headers for browsers, freshness, log and counts.
async fn around(State(shared): State<Shared>, request: Request, next: Next) -> Response<Body> {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    #[allow(clippy::disallowed_methods, reason = "measuring")]
    let begun = Instant::now();
    let welcome = shared.hosts.check(request.uri(), request.headers());
    let mut response = match welcome.and_then(|()| same_site(&method, request.headers())) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    harden(response.headers_mut());
    let status = response.status().as_u16();
    shared.metrics.responded(status);
    // Until the head of the answer is there; a search's events come after it.
    let ms = begun.elapsed().as_millis();
    let path: String = path.chars().take(120).collect();
    if status >= 500 {
        tracing::error!(%method, path, status, ms);
    } else {
        tracing::info!(%method, path, status, ms);
    }
    response
}

/// A text that never changes while the program runs.
async fn text(made: fn() -> &'static str, headers: HeaderMap) -> Response<Body> {
    tagged(json(made()), &headers).await
}

fn json(text: impl Into<Bytes>) -> Response<Body> {
    let mut response = Response::new(Body::from(text.into()));
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}

fn forms_text() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| serde_json::to_string(&page_forms()).unwrap_or_default())
}

async fn ask(State(shared): State<Shared>, request: Request) -> Response<Body> {
    let (parts, content) = request.into_parts();
    let answered = async {
        // A form on somebody else's page can send other kinds without asking; this one it cannot.
        kind(&parts.headers, "application/json", false)?;
        let bytes = body(content, &shared.budget).await?;
        Ask::of_json(&bytes)?.answer(&shared.budget, &shared.metrics).await
    };
    answered.await.unwrap_or_else(Problem::into_response)
}

/// Whether a body is of the kind that is expected here; many programs say nothing of a form's.
fn kind(headers: &HeaderMap, expected: &str, silence: bool) -> Result<(), Problem> {
    let told = headers.get(header::CONTENT_TYPE).map(|kind| kind.to_str().unwrap_or("?"));
    let found = told.unwrap_or_default().split(';').next().unwrap_or_default().trim();
    if found.eq_ignore_ascii_case(expected) || (silence && told.is_none()) {
        return Ok(());
    }
    let found: String = found.chars().take(60).collect();
    let sentence = format!("content-type \"{}\": expected {expected}", found.escape_default());
    Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, sentence))
}

/// System and verb, or the name of a file, as the address has them.
type Named<T> = Result<Path<T>, PathRejection>;

/// What the address names; an address that is no text names nothing.
fn named<T>(path: Named<T>) -> Result<T, Problem> {
    path.map(|Path(names)| names).map_err(|_| {
        let sentence = "address: not UTF-8 behind its % marks: expected /api/v1/<system>/<verb>";
        Problem::new(StatusCode::BAD_REQUEST, sentence)
    })
}

async fn get_answer(
    State(shared): State<Shared>,
    path: Named<(String, String)>,
    uri: Uri,
    headers: HeaderMap,
) -> Response<Body> {
    let (system, verb) = match named(path) {
        Ok(names) => names,
        Err(problem) => return problem.into_response(),
    };
    let values = uri.query().unwrap_or_default();
    let question = format!("{system}/{verb}?{values}");
    if let Some(kept) = shared.answers.get(&question) {
        return sent(kept, &headers);
    }
    let asked = Ask::of_values(&system, &verb, values.as_bytes());
    let answered = match asked {
        Ok(ask) => ask.answer(&shared.budget, &shared.metrics).await,
        Err(problem) => Err(problem),
    };
    match answered {
        Ok(response) => {
            let Some(kept) = kept(response).await else { return Response::new(Body::empty()) };
            shared.answers.put(question, kept.clone());
            sent(kept, &headers)
        }
        Err(problem) => problem.into_response(),
    }
}

/// The same with the values in the body, where they are too long for an address.
async fn post_answer(
    State(shared): State<Shared>,
    path: Named<(String, String)>,
    request: Request,
) -> Response<Body> {
    let answered = async {
        let (system, verb) = named(path)?;
        kind(request.headers(), "application/x-www-form-urlencoded", true)?;
        let bytes = body(request.into_body(), &shared.budget).await?;
        Ask::of_values(&system, &verb, &bytes)?.answer(&shared.budget, &shared.metrics).await
    };
    answered.await.unwrap_or_else(Problem::into_response)
}

async fn search(State(shared): State<Shared>, uri: Uri) -> Response<Body> {
    let Shared { budget, spaces, metrics, closing, .. } = shared;
    let running = search::Running { budget, spaces, metrics, closing };
    let found = search::stream(uri.query().unwrap_or_default(), running).await;
    found.unwrap_or_else(Problem::into_response)
}

async fn search_columns(State(shared): State<Shared>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    match search::columns(uri.query().unwrap_or_default(), &shared.spaces) {
        Ok(text) => tagged(json(text), &headers).await,
        Err(problem) => problem.into_response(),
    }
}

async fn search_outlook(State(shared): State<Shared>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    match search::outlook(uri.query().unwrap_or_default(), &shared.budget, &shared.spaces).await {
        Ok(text) => tagged(json(text), &headers).await,
        Err(problem) => problem.into_response(),
    }
}

async fn words(path: Named<String>, headers: HeaderMap) -> Response<Body> {
    let name = match named(path) {
        Ok(name) => name,
        Err(problem) => return problem.into_response(),
    };
    let code = name.strip_suffix(".json").unwrap_or(&name);
    let Some(lang) = Lang::ALL.into_iter().find(|lang| lang.code() == code) else {
        let found: String = code.chars().take(60).collect();
        let codes = Lang::ALL.map(Lang::code).join(", ");
        let sentence = format!("lang \"{}\": expected one of {codes}", found.escape_default());
        return Problem::new(StatusCode::NOT_FOUND, sentence).into_response();
    };
    tagged(json(serde_json::to_string(&page_words(lang)).unwrap_or_default()), &headers).await
}

async fn metrics(State(shared): State<Shared>) -> Response<Body> {
    let text = shared.metrics.text(&shared.budget, shared.answers.bytes());
    let mut response = Response::new(Body::from(text));
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn files(method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    let path = uri.path().trim_start_matches('/');
    if method != Method::GET && method != Method::HEAD {
        return Problem::method("GET, HEAD").into_response();
    }
    if let Some(file) = page::file(path) {
        let mut response = Response::new(Body::from(file.bytes.into_owned()));
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
        return tagged(response, &headers).await;
    }
    // An address without the mark that the page's own links have: it leads to the same place.
    if let Some((system, verb)) = path.split_once('/')
        && page_forms().iter().any(|form| form.system == system && form.verb == verb)
    {
        let values = uri.query().map_or_else(String::new, |query| format!("?{query}"));
        if let Ok(place) = HeaderValue::from_str(&format!("/#/{system}/{verb}{values}")) {
            let mut response = Response::new(Body::empty());
            *response.status_mut() = StatusCode::FOUND;
            response.headers_mut().insert(header::LOCATION, place);
            return response;
        }
    }
    let found: String = path.chars().take(80).collect();
    let sentence = format!("/{}: nothing here: expected / or /api/v1/openapi.json", found.escape_default());
    Problem::new(StatusCode::NOT_FOUND, sentence).into_response()
}

/// The response with a tag of its content, or only the news that nothing has changed.
async fn tagged(response: Response<Body>, asked: &HeaderMap) -> Response<Body> {
    match kept(response).await {
        Some(kept) => sent(kept, asked),
        None => Response::new(Body::empty()),
    }
}

/// The whole of a response of ours, with a tag of its content; its body is in memory already, so it is never broken off.
async fn kept(response: Response<Body>) -> Option<Kept> {
    use http_body_util::BodyExt;
    let (parts, body) = response.into_parts();
    let body = body.collect().await.ok()?.to_bytes();
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    let tag = HeaderValue::from_str(&format!("W/\"{:016x}\"", hasher.finish())).ok()?;
    let kind = parts.headers.get(header::CONTENT_TYPE)?.clone();
    Some(Kept { kind, tag, body })
}

fn sent(kept: Kept, asked: &HeaderMap) -> Response<Body> {
    let Kept { kind, tag, body } = kept;
    let known =
        |list: &str| list.split(',').any(|one| one.trim() == "*" || one.trim().as_bytes() == tag.as_bytes());
    let same = asked.get_all(header::IF_NONE_MATCH).iter().any(|list| list.to_str().is_ok_and(known));
    let mut response = Response::new(if same { Body::empty() } else { Body::from(body) });
    if same {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    } else {
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
    }
    response.headers_mut().insert(header::ETAG, tag);
    // The rules may be newer after an update: the tag says whether they gave another answer.
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}
